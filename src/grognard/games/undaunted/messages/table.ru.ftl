web-undaunted-sign-counter = отряд: внизу буква отделения, вверху защита
web-undaunted-sign-suppressed = подавленный отряд
web-undaunted-sign-cover = укрытие квадрата
web-undaunted-sign-worth = ключевой пункт: звезда за каждое очко
web-undaunted-sign-scouted = разведано: стрелки могут войти
web-undaunted-sign-controlled = под контролем
web-undaunted-sign-spawn = пункт появления этих отделений
web-undaunted-sign-target = цель миномёта
web-undaunted-round = Раунд
web-undaunted-has-initiative = инициатива
web-undaunted-initiative = Инициатива
web-undaunted-squad-A = А
web-undaunted-squad-B = Б
web-undaunted-squad-C = В
web-undaunted-fog-note = Не играется, только ставится на инициативу.
web-undaunted-whose-cards = Чьи карты
web-undaunted-hand = Рука
web-undaunted-hand-empty = На руке нет карт.
web-undaunted-played = Сыграно в этот ход
web-undaunted-played-none = Пока ничего.
web-undaunted-supply = Резерв
web-undaunted-supply-empty = Резерв пуст.
web-undaunted-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-undaunted-pile-hand = Рука
web-undaunted-pile-deck = Колода
web-undaunted-pile-discard = Сброс
web-undaunted-pile-removed = Потери
web-undaunted-defence = защита { $count }
web-undaunted-deck-note = Какие карты в ней есть, но не в каком порядке.
web-undaunted-discard-note = { $count ->
    [one] Ещё { $count } карта сброшена в закрытую.
    [few] Ещё { $count } карты сброшены в закрытую.
   *[other] Ещё { $count } карт сброшено в закрытую.
}
web-undaunted-unseen = Неизвестно где
web-undaunted-unseen-note = На руке, в колоде или сброшено рубашкой вверх: где именно, знает только соперник.
web-undaunted-pile-empty = Нет.
web-undaunted-tile = Квадрат { $tile }, { $terrain }, укрытие { $cover }
web-undaunted-worth = { $count ->
    [one] Ключевой пункт на { $count } очко
    [few] Ключевой пункт на { $count } очка
   *[other] Ключевой пункт на { $count } очков
}
web-undaunted-scouted = Разведано { CASE($seat, "ins") }
web-undaunted-controlled = Под контролем { CASE($seat, "gen") }
web-undaunted-spawn = Пункт появления { CASE($seat, "gen") }
web-undaunted-targeted = Жетон цели { CASE($seat, "gen") }
web-undaunted-radio = Рация
web-undaunted-unit = { $unit }, квадрат { $tile }, { $state }
web-undaunted-ready = в готовности
web-undaunted-suppressed = подавлен
web-undaunted-is-suppressed = { $unit }, подавлен
web-undaunted-terrain-church = церковь
web-undaunted-terrain-encampment = лагерь
web-undaunted-terrain-farm = ферма
web-undaunted-terrain-field = поля
web-undaunted-terrain-hedged_field = поля с изгородями
web-undaunted-terrain-hill = холм
web-undaunted-terrain-open = открытая местность
web-undaunted-terrain-river = река
web-undaunted-terrain-river_bridge = река с мостом
web-undaunted-terrain-trees = рощи
web-undaunted-terrain-village = деревня
web-undaunted-terrain-woods = лес
web-undaunted-score-note = Очко за каждую победу, минус очко за каждые десять потерь.
web-undaunted-campaign-facts = Потери: США { $casualties_us }, Германия { $casualties_german }
