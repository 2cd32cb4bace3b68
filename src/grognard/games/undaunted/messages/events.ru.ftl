undaunted-event-round = Начинается раунд { $count }.
undaunted-event-drew = { $seat } берут: { $cards }.
undaunted-event-drew-hidden = { $count ->
    [one] { $seat } берут { $count } карту.
    [few] { $seat } берут { $count } карты.
   *[other] { $seat } берут { $count } карт.
}
undaunted-event-reshuffled = { $count ->
    [one] { $seat } перетасовывают сброс: новая колода из { $count } карты.
   *[other] { $seat } перетасовывают сброс: новая колода из { $count } карт.
}
undaunted-event-bids = Инициатива: США — { $us } ({ $us_value }), Германия — { $german } ({ $german_value }).
undaunted-event-initiative = { $count ->
    [1] { $seat } сохраняют инициативу: ничья.
   *[other] { $seat } получают инициативу.
}
undaunted-event-turn = { $seat } делают свой ход.
undaunted-event-turn-over = { $count ->
    [0] { $seat } завершают ход.
    [one] { $seat } завершают ход и сбрасывают { $count } несыгранную карту.
    [few] { $seat } завершают ход и сбрасывают { $count } несыгранные карты.
   *[other] { $seat } завершают ход и сбрасывают { $count } несыгранных карт.
}
undaunted-event-discarded = { $seat } сбрасывают несыгранные карты: { $cards }.
undaunted-event-played = { $seat } играют { CASE($card, "acc") }.
undaunted-event-placed = { $unit } появляется в квадрате { $tile }.
undaunted-event-readied = { $unit } снова { AGREE($unit, "готов", f: "готова") }.
undaunted-event-hunkered = { $card } выжидает: карта возвращается в резерв.
undaunted-event-moved = { $unit } перемещается: { $start } → { $tile }.
undaunted-event-scouted = { $count ->
    [0] { $seat } разведывают квадрат { $tile }; тумана войны в резерве больше нет.
   *[other] { $seat } разведывают квадрат { $tile } и берут туман войны.
}
undaunted-event-untargeted = { $seat } убирают с поля свой жетон цели.
undaunted-event-bolstered = { $seat } добавляют в сброс { CASE($card, "acc") }.
undaunted-event-concealed = { $count ->
    [0] { $seat } маскируются, но у соперника больше нет тумана войны в резерве.
   *[other] { $seat } маскируются: соперник берёт туман войны.
}
undaunted-event-controlled = { $count ->
    [0] { $seat } берут под контроль квадрат { $tile }.
   *[other] { $seat } берут под контроль квадрат { $tile } (ключевой пункт, очки: { $count }).
}
undaunted-event-held = { $seat } уже контролируют квадрат { $tile }.
undaunted-event-radio = Рация в квадрате { $tile }: ключевой пункт теперь стоит { $count }.
undaunted-event-inspired = { $seat } возвращают на руку { CASE($card, "acc") }.
undaunted-event-recon = { $seat } убирают из игры туман войны.
undaunted-event-targeted = { $unit } целится в квадрат { $tile }.
undaunted-event-blasted = { $count ->
    [0] Обстрел квадрата { $tile }: там никого нет.
    [one] Обстрел квадрата { $tile }: под огнём { $count } отряд.
    [few] Обстрел квадрата { $tile }: под огнём { $count } отряда.
   *[other] Обстрел квадрата { $tile }: под огнём { $count } отрядов.
}
undaunted-event-rolled = { $hit ->
    [yes] { $verb }: { $card } против { CASE($unit, "gen") }. Защита { $defence } ({ $base } + укрытие { $cover } + расстояние { $range }), бросок { $faces }: успех.
   *[no] { $verb }: { $card } против { CASE($unit, "gen") }. Защита { $defence } ({ $base } + укрытие { $cover } + расстояние { $range }), бросок { $faces }: без последствий.
}
undaunted-event-lost = { $count ->
    [0] { $unit } теряет карту с руки.
    [1] { $unit } теряет карту из сброса.
   *[2] { $unit } теряет карту из колоды.
}
undaunted-event-deck-shuffled = { $seat } перетасовывают колоду.
undaunted-event-suppressed = { $count ->
    [0] { $unit } { AGREE($unit, "подавлен", f: "подавлена") }.
   *[1] { $unit } уже { AGREE($unit, "был подавлен", f: "была подавлена") }.
}
undaunted-event-removed = Фишка { CASE($unit, "gen") } убрана с поля.
undaunted-event-won = { $how ->
    [1] { $seat } побеждают по ключевым пунктам (США { $us_points }, Германия { $german_points }).
    [2] { $seat } побеждают: у соперника не осталось стрелков на поле.
    [3] { $seat } побеждают: обе стороны истощены, так как нет стрелков на поле или возможности взять достаточно ключевых пунктов (США { $us_points }, Германия { $german_points }).
    [4] { $seat } побеждают: пункты берут только стрелки, а у соперника не осталось ни одной карты стрелков, которую он мог бы сыграть (США { $us_points }, Германия { $german_points }).
    [6] { $seat } побеждают: у соперника не осталось карт разведчиков, чтобы открыть путь, а его жетоны контроля ведут к слишком малому числу пунктов (США { $us_points }, Германия { $german_points }).
   *[5] { $seat } побеждают после последнего раунда (США { $us_points }, Германия { $german_points }).
}

undaunted-victory = Победа
undaunted-won-by-objectives = благодаря захваченным ключевым пунктам
undaunted-won-by-pinning = благодаря истощению врага: у него нет стрелков на поле
undaunted-won-both-pinned = по очкам, а при равенстве по инициативе, потому что истощены обе стороны: нет стрелков на поле или возможности взять достаточно ключевых пунктов
undaunted-won-no-riflemen = потому что ключевые пункты берут только стрелки, а у соперника не осталось ни одной карты стрелков, которую он мог бы сыграть
undaunted-won-no-scouts = потому что у соперника не осталось карт разведчиков, чтобы открыть путь, а его жетоны контроля ведут к слишком малому числу ключевых пунктов
undaunted-won-round-cap = по очкам или инициативе после последнего раунда
undaunted-won-by-objectives-short = ключевые пункты
undaunted-won-by-pinning-short = враг истощён
undaunted-won-both-pinned-short = истощены оба
undaunted-won-no-riflemen-short = нет стрелков
undaunted-won-no-scouts-short = нет разведчиков
undaunted-won-round-cap-short = последний раунд
undaunted-head-start = Её очки — очки ключевых пунктов.
undaunted-campaign-indeterminate = Неопределённый исход
undaunted-campaign-minor = Незначительная победа
undaunted-campaign-major = Значительная победа
undaunted-campaign-decisive = Решающая победа
undaunted-campaign-score = по победам за вычетом потерь во всех двенадцати сценариях

## Что изменили более поздние версии правил

undaunted-change-hopeless-end = Безнадёжный конец теперь говорит, чего не хватает проигравшему: карт стрелков или карт разведчиков.
