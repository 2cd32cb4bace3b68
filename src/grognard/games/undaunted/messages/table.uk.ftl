web-undaunted-sign-counter = загін: унизу літера відділення, угорі захист
web-undaunted-sign-suppressed = придушений загін
web-undaunted-sign-cover = прикриття квадрата
web-undaunted-sign-worth = ключовий пункт: зірка за кожне очко
web-undaunted-sign-scouted = розвідано: стрільці можуть увійти
web-undaunted-sign-controlled = під контролем
web-undaunted-sign-spawn = пункт появи цих відділень
web-undaunted-sign-target = ціль міномета
web-undaunted-round = Раунд
web-undaunted-has-initiative = ініціатива
web-undaunted-initiative = Ініціатива
web-undaunted-squad-A = А
web-undaunted-squad-B = Б
web-undaunted-squad-C = В
web-undaunted-fog-note = Не грається, лише ставиться на ініціативу.
web-undaunted-whose-cards = Чиї карти
web-undaunted-hand = Рука
web-undaunted-hand-empty = На руці немає карт.
web-undaunted-played = Зіграно цього ходу
web-undaunted-played-none = Ще нічого.
web-undaunted-supply = Резерв
web-undaunted-supply-empty = Резерв порожній.
web-undaunted-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
web-undaunted-pile-hand = Рука
web-undaunted-pile-deck = Колода
web-undaunted-pile-discard = Скид
web-undaunted-pile-removed = Втрати
web-undaunted-defence = захист { $count }
web-undaunted-deck-note = Які карти в ній є, але не в якому порядку.
web-undaunted-discard-note = { $count ->
    [one] Ще { $count } карту скинуто у закриту.
    [few] Ще { $count } карти скинуто у закриту.
   *[other] Ще { $count } карт скинуто у закриту.
}
web-undaunted-unseen = Невідомо де
web-undaunted-unseen-note = На руці, у колоді або скинуто долілиць: де саме, знає лише суперник.
web-undaunted-pile-empty = Немає.
web-undaunted-tile = Квадрат { $tile }, { $terrain }, прикриття { $cover }
web-undaunted-worth = { $count ->
    [one] Ключовий пункт на { $count } очко
    [few] Ключовий пункт на { $count } очки
   *[other] Ключовий пункт на { $count } очок
}
web-undaunted-scouted = Розвідано { CASE($seat, "ins") }
web-undaunted-controlled = Під контролем { CASE($seat, "gen") }
web-undaunted-spawn = Пункт появи { CASE($seat, "gen") }
web-undaunted-targeted = Жетон цілі { CASE($seat, "gen") }
web-undaunted-radio = Рація
web-undaunted-unit = { $unit }, квадрат { $tile }, { $state }
web-undaunted-ready = у готовності
web-undaunted-suppressed = придушено
web-undaunted-is-suppressed = { $unit }, придушено
web-undaunted-terrain-church = церква
web-undaunted-terrain-encampment = табір
web-undaunted-terrain-farm = ферма
web-undaunted-terrain-field = поля
web-undaunted-terrain-hedged_field = поля з живоплотами
web-undaunted-terrain-hill = пагорб
web-undaunted-terrain-open = відкрита місцевість
web-undaunted-terrain-river = річка
web-undaunted-terrain-river_bridge = річка з мостом
web-undaunted-terrain-trees = гаї
web-undaunted-terrain-village = село
web-undaunted-terrain-woods = ліс
web-undaunted-score-note = Очко за кожну перемогу, мінус очко за кожні десять втрат.
web-undaunted-campaign-facts = Втрати: США { $casualties_us }, Німеччина { $casualties_german }
