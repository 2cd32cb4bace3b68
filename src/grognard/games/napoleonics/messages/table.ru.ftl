web-napoleonics-turn = ход
web-napoleonics-turn-board = повернуть поле
web-napoleonics-close = к бою
web-napoleonics-whole = всё поле
web-napoleonics-banners = { $seat }: флагов победы { $count } из { $goal }
web-napoleonics-at = { $piece }, { $hex }
web-napoleonics-unit = { $unit }, { $hex }, блоков: { $blocks } из { $full }
web-napoleonics-leader = Лидер { $name } ({ $seat }), { $hex }
web-napoleonics-with = Вместе с лидером: { $leader }
web-napoleonics-attached = При отряде: { $unit }
web-napoleonics-in-square = В каре
web-napoleonics-ordered = Получил приказ
web-napoleonics-moved = Уже двигался
web-napoleonics-fought = Уже сражался
web-napoleonics-hex = { $hex }: { $ground }
web-napoleonics-works = редут, стороны: { $sides }
web-napoleonics-side-ne = северо-восток
web-napoleonics-side-e = восток
web-napoleonics-side-se = юго-восток
web-napoleonics-side-sw = юго-запад
web-napoleonics-side-w = запад
web-napoleonics-side-nw = северо-запад
web-napoleonics-objective = Цель ({ $seat }), флагов: { $count }
web-napoleonics-objective-all = Цель ({ $seat }) вместе с другими ({ $hexes }), флагов за все: { $count }
web-napoleonics-exit = Здесь отряды могут уйти с поля
web-napoleonics-dice-at =
    { $piece }: { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
web-napoleonics-threat-melee = В рукопашной сейчас: { $list }
web-napoleonics-threat-melee-moved = В рукопашной после хода: { $list }
web-napoleonics-threat-fire = Огнём сейчас: { $list }
web-napoleonics-threat-fire-moved = Огнём после хода: { $list }
web-napoleonics-whose-cards = Чьи карты
web-napoleonics-hand = Рука
web-napoleonics-cards = Карт на руке: { $count }
web-napoleonics-drawn = Взято: оставьте одну
web-napoleonics-played = Сыгранная карта
web-napoleonics-played-none = Ещё не сыграно ни одной карты.
web-napoleonics-orders = Приказы
web-napoleonics-given = отдано
web-napoleonics-substitute = Вместо этого приказ получает один отряд
web-napoleonics-deck = колода
web-napoleonics-discard = сброс
web-napoleonics-squares = Каре
web-napoleonics-slot = Каре { $slot }: { $hex }
web-napoleonics-slot-card = Каре { $slot }: { $hex }, карта: { $card }
web-napoleonics-slot-empty = Каре { $slot }: свободно
web-napoleonics-preview-melee = Рукопашная: { $target }
web-napoleonics-preview-fire = Огонь: { $target }
web-napoleonics-chances = Вероятности попаданий и флагов
web-napoleonics-leader-killed = Лидер гибнет
web-napoleonics-hits = попадания
web-napoleonics-flags = флагов:
web-napoleonics-standing = Если меня атакуют в рукопашной:
web-napoleonics-standing-stand = всегда стоять
web-napoleonics-standing-square = каре, иначе стоять
web-napoleonics-standing-retire = отход и перестроение, иначе стоять
web-napoleonics-card-scout = Возьмите 2 карты, оставьте 1
web-napoleonics-card-command = Столько, сколько карт на руке
web-napoleonics-card-bayonet-charge = 4 отряда пехоты: ход 2 и рукопашная; гвардия +1 кубик
web-napoleonics-card-bombard = 4 батареи: ход 3 или на месте +2 кубика
web-napoleonics-card-cavalry-charge = 4 отряда кавалерии или конных пушек; +1 кубик, гвардия +2
web-napoleonics-card-counter-attack = Последняя карта врага, лево и право наоборот
web-napoleonics-card-elan = Бросьте кубики на приказы; +1 кубик весь ход
web-napoleonics-card-fire-and-hold = 4 отряда пехоты или артиллерии стоят и стреляют, +1 кубик
web-napoleonics-card-first-strike = Когда вас атакуют в рукопашной: бейте первым
web-napoleonics-card-forced-march = Вся пехота одной секции; лучшие идут на 2 и бьются
web-napoleonics-card-cold-steel = Все отряды рядом с врагом: рукопашная, +1 кубик
web-napoleonics-card-leadership = Все лидеры с их отрядами, +1 кубик
web-napoleonics-card-grande-manoeuvre = 4 отряда или лидера идут на 4, без боя
web-napoleonics-card-rally = Бросьте кубики, чтобы вернуть блоки; эти отряды получают приказ
web-napoleonics-card-short-supply = Отряд любой стороны уходит на свой край поля

web-napoleonics-dice = Кубиков
web-napoleonics-print-move =
    { $move ->
        [1] ход 1
       *[other] ход { $move }, с боем { $after }
    }
web-napoleonics-print-range = стреляет до { $range }
web-napoleonics-list = { $first }, { $rest }
web-napoleonics-list-cards = { $first }», «{ $rest }
web-napoleonics-orders-given = Приказы: { $list }.
web-napoleonics-sign-ordered = есть приказ
web-napoleonics-sign-moved = отряд ходил
web-napoleonics-sign-fought = отряд сражался
web-napoleonics-sign-leader = лидер, с отрядом или один
web-napoleonics-sign-square = пехота в каре
web-napoleonics-sign-guard = гвардия: золотой кант
web-napoleonics-sign-french = французы; на табличке вид и номер
web-napoleonics-sign-british = британцы
web-napoleonics-sign-portuguese = португальцы, а в 1815 году нидерландцы, брауншвейгцы и нассаусцы
web-napoleonics-sign-objective = цель и её флаги победы
web-napoleonics-sign-melee = кубики рукопашной
web-napoleonics-sign-fire = кубики стрельбы
web-napoleonics-units = Карточки отрядов
web-napoleonics-units-kind = Отряд
web-napoleonics-units-blocks = блоки
web-napoleonics-units-move = ход
web-napoleonics-units-after = с боем
web-napoleonics-units-range = дальность
web-napoleonics-units-flags = игнорирует флагов
