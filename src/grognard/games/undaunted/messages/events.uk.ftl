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
undaunted-event-bids = Ініціатива: США — { $us } ({ $us_value }), Німеччина — { $german } ({ $german_value }).
undaunted-event-initiative = { $count ->
    [1] { $seat } зберігають ініціативу: нічия.
   *[other] { $seat } отримують ініціативу.
}
undaunted-event-turn = { $seat } виконують свій хід.
undaunted-event-turn-over = { $count ->
    [0] { $seat } завершують хід.
    [one] { $seat } завершують хід і скидають { $count } незіграну карту.
    [few] { $seat } завершують хід і скидають { $count } незіграні карти.
   *[other] { $seat } завершують хід і скидають { $count } незіграних карт.
}
undaunted-event-discarded = { $seat } скидають незіграні карти: { $cards }.
undaunted-event-played = { $seat } грають { CASE($card, "acc") }.
undaunted-event-placed = { $unit } з’являється у квадраті { $tile }.
undaunted-event-readied = { $unit } знову { AGREE($unit, "готовий", f: "готова") }.
undaunted-event-hunkered = { $card } вичікує: карта повертається до резерву.
undaunted-event-moved = { $unit } переміщується: { $start } → { $tile }.
undaunted-event-scouted = { $count ->
    [0] { $seat } розвідують квадрат { $tile }; туману війни в резерві вже немає.
   *[other] { $seat } розвідують квадрат { $tile } і беруть туман війни.
}
undaunted-event-untargeted = { $seat } прибирають з поля свій жетон цілі.
undaunted-event-bolstered = { $seat } додають до скиду { CASE($card, "acc") }.
undaunted-event-concealed = { $count ->
    [0] { $seat } маскуються, але в суперника вже немає туману війни в резерві.
   *[other] { $seat } маскуються: суперник бере туман війни.
}
undaunted-event-controlled = { $count ->
    [0] { $seat } беруть під контроль квадрат { $tile }.
   *[other] { $seat } беруть під контроль квадрат { $tile } (ключовий пункт, очки: { $count }).
}
undaunted-event-held = { $seat } вже контролюють квадрат { $tile }.
undaunted-event-radio = Рація у квадраті { $tile }: ключовий пункт тепер вартий { $count }.
undaunted-event-inspired = { $seat } повертають на руку { CASE($card, "acc") }.
undaunted-event-recon = { $seat } вилучають з гри туман війни.
undaunted-event-targeted = { $unit } цілиться у квадрат { $tile }.
undaunted-event-blasted = { $count ->
    [0] Обстріл квадрата { $tile }: там нікого немає.
    [one] Обстріл квадрата { $tile }: під вогнем { $count } загін.
    [few] Обстріл квадрата { $tile }: під вогнем { $count } загони.
   *[other] Обстріл квадрата { $tile }: під вогнем { $count } загонів.
}
undaunted-event-rolled = { $hit ->
    [yes] { $verb }: { $card } проти { CASE($unit, "gen") }. Захист { $defence } ({ $base } + прикриття { $cover } + відстань { $range }), кидок { $faces }: успіх.
   *[no] { $verb }: { $card } проти { CASE($unit, "gen") }. Захист { $defence } ({ $base } + прикриття { $cover } + відстань { $range }), кидок { $faces }: без наслідків.
}
undaunted-event-lost = { $count ->
    [0] { $unit } втрачає карту з руки.
    [1] { $unit } втрачає карту зі скиду.
   *[2] { $unit } втрачає карту з колоди.
}
undaunted-event-deck-shuffled = { $seat } перетасовують колоду.
undaunted-event-suppressed = { $count ->
    [0] { CASE($unit, "acc") } придушено.
   *[1] { CASE($unit, "acc") } вже було придушено.
}
undaunted-event-removed = Фішку { CASE($unit, "gen") } вилучено з поля.
undaunted-event-won = { $how ->
    [1] { $seat } перемагають за ключовими пунктами (США { $us_points }, Німеччина { $german_points }).
    [2] { $seat } перемагають: у суперника не лишилося стрільців на полі.
    [3] { $seat } перемагають: обидві сторони виснажені, бо немає стрільців на полі або змоги взяти досить ключових пунктів (США { $us_points }, Німеччина { $german_points }).
    [4] { $seat } перемагають: пункти беруть лише стрільці, а в суперника не лишилося жодної карти стрільців, яку він міг би зіграти (США { $us_points }, Німеччина { $german_points }).
    [6] { $seat } перемагають: у суперника не лишилося карт розвідників, щоб відкрити шлях, а його жетони контролю ведуть до замалої кількості пунктів (США { $us_points }, Німеччина { $german_points }).
   *[5] { $seat } перемагають після останнього раунду (США { $us_points }, Німеччина { $german_points }).
}

undaunted-victory = Перемога
undaunted-won-by-objectives = завдяки захопленим ключовим пунктам
undaunted-won-by-pinning = завдяки виснаженню ворога: у нього немає стрільців на полі
undaunted-won-both-pinned = за очками, а за рівності за ініціативою, бо виснажені обидві сторони: немає стрільців на полі або змоги взяти досить ключових пунктів
undaunted-won-no-riflemen = бо ключові пункти беруть лише стрільці, а в суперника не лишилося жодної карти стрільців, яку він міг би зіграти
undaunted-won-no-scouts = бо в суперника не лишилося карт розвідників, щоб відкрити шлях, а його жетони контролю ведуть до замалої кількості ключових пунктів
undaunted-won-round-cap = за очками або ініціативою після останнього раунду
undaunted-won-by-objectives-short = ключові пункти
undaunted-won-by-pinning-short = ворога виснажено
undaunted-won-both-pinned-short = виснажено обох
undaunted-won-no-riflemen-short = немає стрільців
undaunted-won-no-scouts-short = немає розвідників
undaunted-won-round-cap-short = останній раунд
undaunted-head-start = Її очки — очки ключових пунктів.
undaunted-campaign-indeterminate = Невизначений результат
undaunted-campaign-minor = Незначна перемога
undaunted-campaign-major = Значна перемога
undaunted-campaign-decisive = Вирішальна перемога
undaunted-campaign-score = за перемогами з відрахуванням втрат в усіх дванадцяти сценаріях

## Що змінили пізніші версії правил

undaunted-change-hopeless-end = Безнадійний кінець тепер каже, чого бракує тому, хто програв: карт стрільців чи карт розвідників.
