# Из чего складывается оценка, как это говорят подсказки.
prussia-part-points = победные очки
prussia-part-morale = мораль армий
prussia-part-troops = состояние войск
prussia-part-own-attacks = наши будущие атаки
prussia-part-enemy-attacks = будущие атаки врага
prussia-part-losses = потери, которые ещё предстоит понести
prussia-part-ending = очки в конце битвы
prussia-part-march = марш на врага
prussia-part-guns = цели орудий
prussia-part-command = командующие при войсках
