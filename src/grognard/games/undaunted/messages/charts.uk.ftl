## Що робить кожна дія

undaunted-does-move = Перемістіть загін щонайбільше на стільки квадратів, лише на квадрати з вашим жетоном.
undaunted-does-guide = Перемістіть будь-який свій загін щонайбільше на стільки квадратів, лише на квадрати з вашим жетоном.
undaunted-does-scout = Перемістіть загін щонайбільше на стільки квадратів, також на нерозвідані. За кожен щойно розвіданий квадрат карта «Туман війни» з вашого резерву йде у ваш скид.
undaunted-does-stalk = Перемістіть загін щонайбільше на стільки будь-яких квадратів; жетон не кладеться.
undaunted-does-bolster = Візьміть щонайбільше стільки карт із резерву у свій скид; командир відділення бере карти свого відділення.
undaunted-does-command = Візьміть щонайбільше стільки карт із колоди.
undaunted-does-conceal = Покладіть карту «Туман війни» з резерву суперника в його скид.
undaunted-does-control = Візьміть під контроль квадрат, на якому стоїть загін; там не повинно бути ворога.
undaunted-does-inspire = Поверніть на руку щонайбільше стільки зіграних цього ходу карт свого відділення.
undaunted-does-recon = Приберіть із гри карту «Туман війни» з руки й візьміть карту.
undaunted-does-target = Покладіть жетон цілі на квадрат щонайменше за три квадрати від міномета.
undaunted-does-attack = Киньте стільки кісток по одному ворожому загону. Влучає кожна кістка, що не менша за його захист, і завжди 0; одного влучання досить, щоб він утратив карту.
undaunted-does-suppress = Киньте стільки кісток по одному ворожому загону; влучання перевертає його: перш ніж діяти, він має стати в готовність.
undaunted-does-blast = Атакуйте кожен загін на квадраті з вашим жетоном цілі, і свої теж, стількома кістками кожен. Відстань не враховується.
undaunted-does-hunker = Поверніть карту в резерв, замість того щоб її використати.
undaunted-does-ready = Карта придушеного загону повертає його в готовність, замість того щоб він діяв.

## Таблиці на столі

undaunted-chart-attack = Атака
undaunted-chart-cards = Карти
undaunted-chart-actions = Дії
undaunted-chart-terrain = Квадрати поля
undaunted-chart-does = що відбувається
undaunted-chart-initiative = ініціатива
undaunted-chart-defence = захист
undaunted-chart-count = копій
undaunted-chart-ground = місцевість
undaunted-chart-cover = прикриття
undaunted-chart-hill = пагорб
undaunted-chart-action = { $value ->
    [0] { $verb }
   *[other] { $verb } { $value }
}
undaunted-chart-attack-base = Надрукований захист
undaunted-chart-attack-base-text = Захист загону починається з числа на його фішці.
undaunted-chart-attack-cover = Прикриття
undaunted-chart-attack-cover-text = Додається прикриття квадрата, де стоїть ціль.
undaunted-chart-attack-range = Відстань
undaunted-chart-attack-range-text = Додається по одиниці за кожен квадрат до цілі, але не під час обстрілу.
undaunted-chart-attack-hill = Пагорби
undaunted-chart-attack-hill-text = Пагорб дає прикриття 3, але 1 проти атаки з пагорба та проти обстрілу.
undaunted-chart-attack-roll = Кістки
undaunted-chart-attack-roll-text = Десятигранні, скільки каже карта. Кістка влучає, якщо на ній захист або більше, а 0 влучає завжди.
undaunted-chart-attack-loss = Влучання
undaunted-chart-attack-loss-text = Ціль утрачає одну свою карту: з руки, інакше зі скиду, інакше з колоди. Якщо жодної немає, фішка залишає поле.
undaunted-chart-attack-suppressed = Придушення
undaunted-chart-attack-suppressed-text = Придушений загін нічого не робить, доки власна карта не приведе його в готовність.
