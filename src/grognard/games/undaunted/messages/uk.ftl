undaunted-title = Відважні. Нормандія
undaunted-seat-us = США
undaunted-seat-german = Німеччина
undaunted-people-us = Американці
undaunted-people-german = Німці

undaunted-scenario-la-raye = Ла-Рей
undaunted-scenario-montmartin-en-graignes = Монмартен-ан-Грень
undaunted-scenario-raid-across-the-canal = Рейд через канал
undaunted-scenario-behind-enemy-lines = У тилу ворога
undaunted-scenario-crossing-the-vire = Переправа через Вір
undaunted-scenario-desperate-withdrawal = Відчайдушний відступ
undaunted-scenario-la-huberderie = Ла-Юбердері
undaunted-scenario-streets-of-tessy-sur-vire = Вулиці Тессі-сюр-Віра
undaunted-scenario-reinforcements = Підкріплення
undaunted-scenario-critical-intelligence = Важливі розвіддані
undaunted-scenario-hill-314 = Висота 314
undaunted-scenario-mortain = Мортен

undaunted-option-discards = Скиди
undaunted-option-discards-closed = закриті: карти, що лишилися на руці, скидають долілиць
undaunted-option-discards-open = відкриті: кожен може їх переглядати

undaunted-card-rifleman_a = Стрілець А
undaunted-card-rifleman_b = Стрілець Б
undaunted-card-rifleman_c = Стрілець В
undaunted-card-scout_a = Розвідник А
undaunted-card-scout_b = Розвідник Б
undaunted-card-scout_c = Розвідник В
undaunted-card-machine_gunner_a = Кулеметник А
undaunted-card-machine_gunner_b = Кулеметник Б
undaunted-card-machine_gunner_c = Кулеметник В
undaunted-card-sniper = Снайпер
undaunted-card-mortar = Міномет
undaunted-card-platoon_sergeant = Командир взводу
undaunted-card-platoon_guide = Головний сержант взводу
undaunted-card-squad_leader_a = Командир відділення А
undaunted-card-squad_leader_b = Командир відділення Б
undaunted-card-squad_leader_c = Командир відділення В
undaunted-card-fog_of_war = Туман війни
undaunted-card-none = нічого

undaunted-short-rifleman_a = Са
undaunted-short-rifleman_b = Сб
undaunted-short-rifleman_c = Св
undaunted-short-scout_a = Ра
undaunted-short-scout_b = Рб
undaunted-short-scout_c = Рв
undaunted-short-machine_gunner_a = Ка
undaunted-short-machine_gunner_b = Кб
undaunted-short-machine_gunner_c = Кв
undaunted-short-sniper = Сн
undaunted-short-mortar = Мі

undaunted-counter = { $unit } ({ $seat })
undaunted-tile = { $number }{ $face }
undaunted-no-tile = немає квадрата
undaunted-face-a = А
undaunted-face-b = Б
undaunted-number = { $number }
undaunted-done = готово

undaunted-verb-move = Переміститися
undaunted-verb-guide = Направити
undaunted-verb-scout = Розвідати
undaunted-verb-stalk = Прокрастися
undaunted-verb-bolster = Поповнити
undaunted-verb-command = Наказати
undaunted-verb-conceal = Замаскуватися
undaunted-verb-control = Контролювати
undaunted-verb-inspire = Надихнути
undaunted-verb-recon = Спостерігати
undaunted-verb-target = Прицілитися
undaunted-verb-attack = Атакувати
undaunted-verb-suppress = Придушити
undaunted-verb-blast = Обстріляти
undaunted-verb-hunker = Вичікувати
undaunted-verb-ready = Привести в готовність

undaunted-ask-nothing = Гру закінчено.
undaunted-ask-bid = Раунд { $round }: яку карту вибираєте для визначення ініціативи?
undaunted-ask-play = Яку карту граєте?
undaunted-ask-use = { $card }: що зробити?
undaunted-ask-move = { $verb }: куди йде { $unit }? Лишилося квадратів: { $left }.
undaunted-ask-guide = { $card } направляє: який загін?
undaunted-ask-attack = { $card }, { $verb }: яка ціль?
undaunted-ask-target = { $card }: у який квадрат цілитися?
undaunted-ask-bolster = { $card } поповнює: яку карту з резерву? Ще можна взяти: { $left }.
undaunted-ask-inspire = { $card } надихає: яку зіграну карту повернути? Ще можна повернути: { $left }.
undaunted-ask-command = { $card } наказує: скільки карт узяти?

undaunted-do-bid = Вибрати: { $thing } (ініціатива { $initiative })
undaunted-do-play = Зіграти: { $thing }
undaunted-do-play-done = Завершити хід
undaunted-do-use-move = Переміститися { $value }
undaunted-do-use-guide = Направити { $value }
undaunted-do-use-scout = Розвідати { $value }
undaunted-do-use-stalk = Прокрастися { $value }
undaunted-do-use-bolster = Поповнити { $value }
undaunted-do-use-command = Наказати { $value }
undaunted-do-use-conceal = Замаскуватися
undaunted-do-use-control = Контролювати
undaunted-do-use-inspire = Надихнути { $value }
undaunted-do-use-recon = Спостерігати
undaunted-do-use-target = Прицілитися
undaunted-do-use-attack = Атакувати { $value }
undaunted-do-use-suppress = Придушити { $value }
undaunted-do-use-blast = Обстріляти { $value }
undaunted-do-use-hunker = Вичікувати: назад до резерву
undaunted-do-use-ready = Привести придушений загін у готовність
undaunted-do-move = До { $thing }
undaunted-do-move-done = Зупинитися тут
undaunted-do-guide = { $thing }, квадрат { $tile }
undaunted-do-attack = { $thing }, квадрат { $tile }
undaunted-do-target = Ціль: { $thing }
undaunted-do-bolster = Узяти: { $thing }
undaunted-do-bolster-done = Більше не брати
undaunted-do-inspire = Повернути: { $thing }
undaunted-do-inspire-done = Більше не повертати
undaunted-do-command = { $count ->
    [one] Узяти { $count } карту
    [few] Узяти { $count } карти
   *[other] Узяти { $count } карт
}

undaunted-why-bid-not-in-hand = { $thing }: такої карти немає на руці, тож її не можна вибрати.
undaunted-why-not-in-hand = { $thing }: такої карти немає на руці.
undaunted-why-fog-cannot-be-played = Туман війни не можна зіграти; ним лише визначають ініціативу.
undaunted-why-not-on-card = { $thing }: цієї дії немає на карті «{ $card }».
undaunted-why-suppressed = Загін придушений: його картою можна лише привести його в готовність або вичікувати.
undaunted-why-not-suppressed = Загін не придушений, тож його не треба приводити в готовність.
undaunted-why-no-such-tile = Цього квадрата в сценарії немає.
undaunted-why-not-adjacent = Квадрат { $thing } не сусідній із загоном.
undaunted-why-no-own-marker = Квадрат { $thing } не розвіданий і не контролюється вами; туди можна лише діями «Розвідати» й «Прокрастися».
undaunted-why-guide-enemy = { $thing }: не ваш загін, його не можна направити.
undaunted-why-guide-off-board = { $thing }: загону немає на полі, тож його не можна направити.
undaunted-why-guide-suppressed = { $thing }: загін придушений, його не можна направити.
undaunted-why-nobody-to-guide = На полі немає вашого готового загону, який можна направити.
undaunted-why-not-in-supply = { $thing }: такої карти немає у вашому резерві.
undaunted-why-bolster-other-squad = { $thing }: не з того відділення, яке може поповнити { $card }.
undaunted-why-not-in-play = { $thing }: такої карти немає серед зіграних цього ходу.
undaunted-why-inspire-other-squad = { $thing }: не з того відділення, яке може надихнути { $card }.
undaunted-why-inspire-itself = { $card } не може повернути сам себе.
undaunted-why-no-fog-in-hand = «Спостерігати» вилучає туман війни з руки, а у вас його немає.
undaunted-why-control-no-marker = У квадраті загону немає вашого жетона контролю, тож нема чого перевертати.
undaunted-why-control-enemy-present = У квадраті стоїть ворожий загін, тож узяти його під контроль не можна.
undaunted-why-target-too-near = Квадрат { $thing } заблизько: ціль має бути щонайменше за три квадрати від міномета.
undaunted-why-target-same-tile = Жетон цілі вже лежить у квадраті { $thing }; виберіть інший.
undaunted-why-nowhere-to-target = Звідси немає куди прицілитися.
undaunted-why-no-target-marker = Вашого жетона цілі немає на полі; спершу «Прицілитися», потім «Обстріляти».
undaunted-why-no-enemy-on-board = На полі немає ворожих загонів.
undaunted-why-own-unit = { $thing }: це ваш загін.
undaunted-why-enemy-off-board = { $thing }: загону немає на полі.
undaunted-why-more-than-printed = { $card } не дає взяти стільки карт.

undaunted-event-round = Починається раунд { $count }.
undaunted-event-drew = { $seat } беруть: { $cards }.
undaunted-event-drew-hidden = { $count ->
    [one] { $seat } беруть { $count } карту.
    [few] { $seat } беруть { $count } карти.
   *[other] { $seat } беруть { $count } карт.
}
undaunted-event-reshuffled = { $count ->
    [one] { $seat } перетасовують скид: нова колода з { $count } карти.
   *[other] { $seat } перетасовують скид: нова колода з { $count } карт.
}
undaunted-event-bids = Ініціатива: США – { $us } ({ $us_value }), Німеччина – { $german } ({ $german_value }).
undaunted-event-initiative = { $count ->
    [1] { $seat } зберігають ініціативу: нічия.
   *[other] { $seat } володіють ініціативою.
}
undaunted-event-turn = { $seat } виконують свій хід.
undaunted-event-turn-over = { $count ->
    [0] { $seat } завершують хід.
    [one] { $seat } завершують хід і скидають { $count } незіграну карту.
    [few] { $seat } завершують хід і скидають { $count } незіграні карти.
   *[other] { $seat } завершують хід і скидають { $count } незіграних карт.
}
undaunted-event-discarded = { $seat } скидають незіграні карти: { $cards }.
undaunted-event-played = { $seat } грають карту: { $card }.
undaunted-event-placed = { $unit } з’являється у квадраті { $tile }.
undaunted-event-readied = { $unit } знову готовий.
undaunted-event-hunkered = { $card } вичікує: карта повертається до резерву.
undaunted-event-moved = { $unit } переміщується з { $start } до { $tile }.
undaunted-event-scouted = { $count ->
    [0] { $seat } розвідують { $tile }; туману війни в резерві вже немає.
   *[other] { $seat } розвідують { $tile } і беруть туман війни.
}
undaunted-event-untargeted = { $seat } прибирають з поля свій жетон цілі.
undaunted-event-bolstered = { $seat } додають до скиду: { $card }.
undaunted-event-concealed = { $count ->
    [0] { $seat } маскуються, але в суперника вже немає туману війни в резерві.
   *[other] { $seat } маскуються: суперник бере туман війни.
}
undaunted-event-controlled = { $count ->
    [0] { $seat } беруть під контроль { $tile }.
   *[other] { $seat } беруть під контроль { $tile } (ключовий пункт, очки: { $count }).
}
undaunted-event-held = { $seat } вже контролюють { $tile }.
undaunted-event-radio = Радіозв’язок у { $tile }: ключовий пункт тепер вартий { $count }.
undaunted-event-inspired = { $seat } повертають на руку: { $card }.
undaunted-event-recon = { $seat } вилучають з гри туман війни.
undaunted-event-targeted = { $unit } цілиться у { $tile }.
undaunted-event-blasted = { $count ->
    [0] Обстріл { $tile }: там нікого немає.
    [one] Обстріл { $tile }: під вогнем { $count } загін.
    [few] Обстріл { $tile }: під вогнем { $count } загони.
   *[other] Обстріл { $tile }: під вогнем { $count } загонів.
}
undaunted-event-rolled = { $hit ->
    [yes] { $card }, { $verb }; ціль – { $unit }: захист { $defence } ({ $base } + прикриття { $cover } + відстань { $range }), кістки { $faces }: успіх.
   *[no] { $card }, { $verb }; ціль – { $unit }: захист { $defence } ({ $base } + прикриття { $cover } + відстань { $range }), кістки { $faces }: без наслідків.
}
undaunted-event-lost = { $count ->
    [0] { $unit } втрачає карту з руки.
    [1] { $unit } втрачає карту зі скиду.
   *[2] { $unit } втрачає карту з колоди.
}
undaunted-event-deck-shuffled = { $seat } перетасовують колоду.
undaunted-event-suppressed = { $count ->
    [0] { $unit } придушений.
   *[1] { $unit } вже був придушений.
}
undaunted-event-removed = { $unit }: фішку вилучено з поля.
undaunted-event-won = { $how ->
    [1] { $seat } перемагають за ключовими пунктами (США { $us_points }, Німеччина { $german_points }).
    [2] { $seat } перемагають: у суперника не лишилося стрільців на полі.
    [3] { $seat } перемагають: виснажені обидві сторони: немає стрільців на полі або змоги взяти досить ключових пунктів (США { $us_points }, Німеччина { $german_points }).
    [4] { $seat } перемагають: пункти беруть лише стрільці, а в суперника не лишилося жодної карти стрільців, яку він міг би зіграти (США { $us_points }, Німеччина { $german_points }).
    [6] { $seat } перемагають: у суперника не лишилося карт розвідників, щоб відкрити шлях, а його жетони контролю ведуть до замалої кількості пунктів (США { $us_points }, Німеччина { $german_points }).
   *[5] { $seat } перемагають після останнього раунду (США { $us_points }, Німеччина { $german_points }).
}
undaunted-list-one = { $first }
undaunted-list-more = { $rest }, { $last }

undaunted-odds-base = Базовий захист
undaunted-odds-cover = Бонус прикриття
undaunted-odds-range = Бонус відстані
undaunted-odds-hit = втрата
undaunted-odds-suppressed = придушено
undaunted-odds-miss = без наслідків

undaunted-victory = Перемога
undaunted-won-by-objectives = завдяки захопленим ключовим пунктам
undaunted-won-by-pinning = завдяки виснаженню ворога: у нього немає стрільців на полі
undaunted-won-both-pinned = за очками, а за рівності за ініціативою, бо виснажені обидві сторони: немає стрільців на полі або змоги взяти досить ключових пунктів
undaunted-won-no-riflemen = бо ключові пункти беруть лише стрільці, а в суперника не лишилося жодної карти стрільців, яку він міг би зіграти
undaunted-won-no-scouts = бо в суперника не лишилося карт розвідників, щоб відкрити шлях, а його жетони контролю ведуть до замалої кількості ключових пунктів
undaunted-won-round-cap = за очками або ініціативою після останнього раунду
undaunted-campaign-indeterminate = Невизначений результат
undaunted-campaign-minor = Незначна перемога
undaunted-campaign-major = Значна перемога
undaunted-campaign-decisive = Вирішальна перемога
undaunted-campaign-score = за перемогами з відрахуванням втрат в усіх дванадцяти сценаріях

undaunted-draw-headline = { $title } · раунд { $round } · ініціатива: { $seat }
undaunted-draw-marker-scouted = р
undaunted-draw-marker-controlled = К
undaunted-draw-none = немає
undaunted-draw-goal-pin = мета – виснажити ворога
undaunted-draw-goal-points = { $count ->
    [one] мета – { $count } очко
    [few] мета – { $count } очки
   *[other] мета – { $count } очок
}
undaunted-draw-side = { $seat }: очки { $points } ({ $goal }) · рука { $hand } · колода { $deck } · скид { $discard } · вилучено { $removed }
undaunted-draw-supply = Резерв: { $cards }
undaunted-draw-play = Зіграно: { $cards }
undaunted-draw-hand = Ваша рука: { $cards }
undaunted-draw-legend = ☆ США, ✚ Німеччина; # прикриття, ^ пагорб, * ключовий пункт, ~ радіозв’язок, р розвідано, К контролюється, @ пункт появи, (Са) придушений, (+) жетон цілі

## Що змінили пізніші версії правил

undaunted-change-hopeless-end = Безнадійний кінець тепер каже, чого бракує тому, хто програв: карт стрільців чи карт розвідників.
