web-napoleonics-turn = хід
web-napoleonics-turn-board = повернути поле
web-napoleonics-close = до бою
web-napoleonics-whole = усе поле
web-napoleonics-banners = { $seat }: Прапорів перемоги { $count } з { $goal }
web-napoleonics-at = { $piece }, { $hex }
web-napoleonics-unit = { $unit }, { $hex }, блоків: { $blocks } з { $full }
web-napoleonics-leader = Лідер { $name } ({ $seat }), { $hex }
web-napoleonics-with = Разом із лідером: { $leader }
web-napoleonics-attached = При загоні: { $unit }
web-napoleonics-in-square = У каре
web-napoleonics-ordered = Отримав наказ
web-napoleonics-moved = Уже рухався
web-napoleonics-fought = Уже бився
web-napoleonics-hex = { $hex }: { $ground }
web-napoleonics-works = редут, сторони: { $sides }
web-napoleonics-side-ne = північний схід
web-napoleonics-side-e = схід
web-napoleonics-side-se = південний схід
web-napoleonics-side-sw = південний захід
web-napoleonics-side-w = захід
web-napoleonics-side-nw = північний захід
web-napoleonics-objective = Ціль ({ $seat }), прапорів: { $count }
web-napoleonics-objective-all = Ціль ({ $seat }) разом з іншими ({ $hexes }), прапорів за всі: { $count }
web-napoleonics-exit = Тут загони можуть вийти з поля
web-napoleonics-dice-at =
    { $piece }: { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
       *[many] { $count } кубиків
    }
web-napoleonics-threat-melee = У рукопашній зараз: { $list }
web-napoleonics-threat-melee-moved = У рукопашній після руху: { $list }
web-napoleonics-threat-fire = Вогнем зараз: { $list }
web-napoleonics-threat-fire-moved = Вогнем після руху: { $list }
web-napoleonics-whose-cards = Чиї карти
web-napoleonics-hand = Рука
web-napoleonics-cards = Карт на руці: { $count }
web-napoleonics-drawn = Взято: залиште одну
web-napoleonics-played = Зіграна карта
web-napoleonics-played-none = Ще не зіграно жодної карти.
web-napoleonics-orders = Накази
web-napoleonics-given = віддано
web-napoleonics-substitute = Натомість наказ отримує один загін
web-napoleonics-deck = колода
web-napoleonics-discard = скид
web-napoleonics-squares = Каре
web-napoleonics-slot = Каре { $slot }: { $hex }
web-napoleonics-slot-card = Каре { $slot }: { $hex }, карта: { $card }
web-napoleonics-slot-empty = Каре { $slot }: вільно
web-napoleonics-preview-melee = Рукопашний бій: { $target }
web-napoleonics-preview-fire = Вогонь: { $target }
web-napoleonics-chances = Імовірності влучань і прапорів
web-napoleonics-leader-killed = Лідер гине
web-napoleonics-hits = влучання
web-napoleonics-flags = прапорів:
web-napoleonics-standing = Якщо мене атакують у рукопашній:
web-napoleonics-standing-stand = завжди стояти
web-napoleonics-standing-square = каре, інакше стояти
web-napoleonics-standing-retire = відступ і перебудова, інакше стояти
web-napoleonics-card-scout = Візьміть 2 карти, залиште 1
web-napoleonics-card-command = Стільки, скільки карт на руці
web-napoleonics-card-bayonet-charge = 4 загони піхоти: рух 2 і рукопашний бій; гвардія +1 кубик
web-napoleonics-card-bombard = 4 батареї: рух 3 або на місці +2 кубики
web-napoleonics-card-cavalry-charge = 4 загони кавалерії чи кінних гармат; +1 кубик, гвардія +2
web-napoleonics-card-counter-attack = Остання карта ворога, ліво і право навпаки
web-napoleonics-card-elan = Киньте кубики на накази; +1 кубик увесь хід
web-napoleonics-card-fire-and-hold = 4 загони піхоти чи артилерії стоять і стріляють, +1 кубик
web-napoleonics-card-first-strike = Коли вас атакують у рукопашній: бийте першим
web-napoleonics-card-forced-march = Уся піхота однієї секції; найкращі йдуть на 2 і б’ються
web-napoleonics-card-cold-steel = Усі загони поруч із ворогом: рукопашний бій, +1 кубик
web-napoleonics-card-leadership = Усі лідери з їхніми загонами, +1 кубик
web-napoleonics-card-grande-manoeuvre = 4 загони чи лідери рухаються на 4, без бою
web-napoleonics-card-rally = Киньте кубики, щоб повернути блоки; ці загони отримують наказ
web-napoleonics-card-short-supply = Загін будь-якої сторони йде на свій край поля

web-napoleonics-dice = Кубиків
web-napoleonics-print-move =
    { $move ->
        [1] рух 1
       *[other] рух { $move }, з боєм { $after }
    }
web-napoleonics-print-range = стріляє до { $range }
web-napoleonics-list = { $first }, { $rest }
web-napoleonics-list-cards = { $first }», «{ $rest }
web-napoleonics-orders-given = Накази: { $list }.
web-napoleonics-sign-ordered = має наказ
web-napoleonics-sign-moved = загін рухався
web-napoleonics-sign-fought = загін бився
web-napoleonics-sign-leader = лідер, із загоном чи сам
web-napoleonics-sign-square = піхота в каре
web-napoleonics-sign-guard = гвардія: золотий кант
web-napoleonics-sign-french = французи; на табличці вид і номер
web-napoleonics-sign-british = британці
web-napoleonics-sign-portuguese = португальці, а 1815 року нідерландці, брауншвейгці й нассауці
web-napoleonics-sign-objective = ціль і її Прапори перемоги
web-napoleonics-sign-melee = кубики рукопашу
web-napoleonics-sign-fire = кубики вогневого бою
web-napoleonics-units = Картки загонів
web-napoleonics-units-kind = Загін
web-napoleonics-units-blocks = блоки
web-napoleonics-units-move = рух
web-napoleonics-units-after = з боєм
web-napoleonics-units-range = дальність
web-napoleonics-units-flags = ігнорує прапорів
