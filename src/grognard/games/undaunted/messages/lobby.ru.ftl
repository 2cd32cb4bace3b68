undaunted-title = Неустрашимые: Нормандия
undaunted-seat-us = США
    .gen = США
    .ins = США
    .gender = pl
undaunted-seat-german = Германия
    .gen = Германии
    .ins = Германией
    .gender = f

undaunted-scenario-la-raye = Ла-Рей
undaunted-scenario-montmartin-en-graignes = Монмартен-ан-Грень
undaunted-scenario-raid-across-the-canal = Рейд через канал
undaunted-scenario-behind-enemy-lines = В тылу врага
undaunted-scenario-crossing-the-vire = Переправа через Вир
undaunted-scenario-desperate-withdrawal = Отчаянное отступление
undaunted-scenario-la-huberderie = Ла-Юбердери
undaunted-scenario-streets-of-tessy-sur-vire = Улицы Тесси-сюр-Вира
undaunted-scenario-reinforcements = Подкрепления
undaunted-scenario-critical-intelligence = Важные разведданные
undaunted-scenario-hill-314 = Высота 314
undaunted-scenario-mortain = Мортен

undaunted-option-discards = Сброс
undaunted-option-discards-closed = закрытый: карты, оставшиеся на руке, сбрасываются рубашкой вверх
undaunted-option-discards-open = открытый: каждый может его просматривать
undaunted-option-head-start = Фора (наша, в книге правил её нет)
undaunted-option-head-start-none = Нет
undaunted-option-head-start-us-1 = США: 1 очко за ключевые пункты
undaunted-option-head-start-us-2 = США: 2 очка за ключевые пункты
undaunted-option-head-start-us-3 = США: 3 очка за ключевые пункты
undaunted-option-head-start-german-1 = Германия: 1 очко за ключевые пункты
undaunted-option-head-start-german-2 = Германия: 2 очка за ключевые пункты
undaunted-option-head-start-german-3 = Германия: 3 очка за ключевые пункты

web-undaunted-about = Нормандия 1944: два взвода, колода приказов
web-undaunted-goal-pin = Истощить врага
web-undaunted-goal-points = { $count ->
    [one] { $count } очко для победы
    [few] { $count } очка для победы
   *[other] { $count } очков для победы
}
web-undaunted-map-of = Карта: { $scenario }

## Undaunted: обстановка

web-undaunted-situation-la-raye = Два дозора нащупывают друг друга среди ферм Ла-Рея; кто держит перекрёстки, тот держит хутор.
web-undaunted-situation-montmartin-en-graignes = Американцы подходят к Монмартену с двух сторон; малый гарнизон должен обескровить их на подступах.
web-undaunted-situation-raid-across-the-canal = Обеим сторонам нужны берег и единственный мост через канал, а ночь коротка.
web-undaunted-situation-behind-enemy-lines = Американский отряд отрезан за водой, и ему нужно сделать тот берег своим.
web-undaunted-situation-crossing-the-vire = Два моста через Вир: американцам нужны оба, немцам довольно выстоять.
web-undaunted-situation-desperate-withdrawal = Немецкий лагерь должен пасть; арьергард с миномётом выигрывает время в изгородях.
web-undaunted-situation-la-huberderie = Начинается большой прорыв, и каждая ферма вокруг Ла-Юбердери стоит боя.
web-undaunted-situation-streets-of-tessy-sur-vire = Дом за домом через Тесси, с рекой за спиной и орудиями на холмах.
web-undaunted-situation-reinforcements = К высотам идёт помощь; немцы намерены остановить её в пути.
web-undaunted-situation-critical-intelligence = Где-то в деревне стоит рация, и с каждым услышанным сообщением она важнее.
web-undaunted-situation-hill-314 = В окружении на холме над Мортеном: потерянная вершина означает проигранный бой.
web-undaunted-situation-mortain = Контрудар катится на Мортен; обе стороны поставили на карту всё.

undaunted-lesson-la-raye = Ла-Рей, первые шаги
undaunted-lesson-la-raye-about = Ставка, разведка, движение, пополнение, атака, контроль.
undaunted-lesson-officers = Ла-Рей, ставки и командиры
undaunted-lesson-officers-about = Ничья, воодушевление, своевременное пополнение, два хода подряд.
undaunted-lesson-machine-gun = Монмартен, пулемёт
undaunted-lesson-machine-gun-about = Подавление и готовность, потерянные карты, маскировка, приказы.
undaunted-lesson-mortar = Вир, миномёт
undaunted-lesson-mortar-about = Прицелиться и обстрелять, отряд без карт, ходить первыми, когда это важно.
