# What the evaluation is made of, as hints say it.
prussia-part-points = victory points
prussia-part-morale = morale of the armies
prussia-part-troops = state of the troops
prussia-part-own-attacks = our attacks to come
prussia-part-enemy-attacks = the enemy’s attacks to come
prussia-part-losses = losses still to take
prussia-part-ending = points of the end
prussia-part-march = the march on the enemy
prussia-part-guns = targets of the guns
prussia-part-command = leaders near their troops
