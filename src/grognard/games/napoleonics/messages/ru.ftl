## The game

napoleonics-title = Commands & Colors: Napoleonics
napoleonics-seat-french = Французы
napoleonics-seat-allied = Союзники
napoleonics-scenario-rolica1 = Ролиса, первая позиция французов
napoleonics-scenario-rolica2 = Ролиса, вторая позиция французов
napoleonics-scenario-vimiero = Вимейру
napoleonics-scenario-corunna = Ла-Корунья
napoleonics-scenario-talavera = Талавера, атака французов на британцев
napoleonics-scenario-river-coa = Река Коа
napoleonics-scenario-bussaco-reynier = Бусаку, атака Ренье
napoleonics-scenario-bussaco-ney = Бусаку, атака Нея
napoleonics-scenario-redinha = Рединья
napoleonics-scenario-salamanca-left = Саламанка, атака на левый фланг французов
napoleonics-scenario-salamanca-right = Саламанка, атака на правый фланг французов
napoleonics-scenario-garcia-hernandez = Гарсия-Эрнандес
napoleonics-scenario-toulouse = Тулуза, Мон-Рав
napoleonics-scenario-quatre-bras = Катр-Бра
napoleonics-scenario-waterloo = Ватерлоо, с 11 до 15 часов

## Options

napoleonics-option-deck = Число тактических карт
napoleonics-option-deck-a = Прежнее предположение: 3 «Лидерство», 1 «Форсированный марш»
napoleonics-option-deck-b = Другое прежнее предположение: 1 «Контратака», 1 «Первый удар», 3 «Штыковая атака», 3 «Огонь и держать позицию», 3 «Лидерство», 1 «Форсированный марш»
napoleonics-option-deck-counted = Как в книге правил
napoleonics-option-square-in-town = Каре в городе или мельнице
napoleonics-option-square-in-town-no = Запрещено
napoleonics-option-square-in-town-yes = Разрешено
napoleonics-option-supply-hex = «Плохое снабжение»: кто выбирает гекс
napoleonics-option-supply-hex-owner = Владелец отряда
napoleonics-option-supply-hex-player = Игрок, сыгравший карту
napoleonics-option-walled-farms = Ватерлоо: Ла-Э-Сент и Угумон — фермы со стенами
napoleonics-option-walled-farms-no = Нет
napoleonics-option-walled-farms-yes = Да: можно игнорировать 1 флаг
napoleonics-option-second-blow = Ответный удар отряда, который уже ударил первым
napoleonics-option-second-blow-no = Нет
napoleonics-option-second-blow-yes = Да
napoleonics-option-ask-all = Выбор, который игра может сделать за вас
napoleonics-option-ask-all-no = Его делает игра
napoleonics-option-ask-all-yes = Спрашивать всегда: наносить ли ответный удар, какая секция или символ даёт приказ
napoleonics-option-line-between = Линия огня между гексами
napoleonics-option-line-between-both-sides = Закрыта препятствиями с обеих сторон, даже если они не напротив друг друга
napoleonics-option-line-between-opposite = Закрыта только препятствиями напротив друг друга
napoleonics-option-square-in-works = Каре в редуте
napoleonics-option-square-in-works-yes = Разрешено
napoleonics-option-square-in-works-not-across = Не против кавалерии, атакующей через укрепления
napoleonics-option-square-in-works-no = Запрещено
napoleonics-option-works-stop = Редут останавливает движение
napoleonics-option-works-stop-always = С какой бы стороны в него ни входили
napoleonics-option-works-stop-across = Только через сторону с укреплением
napoleonics-option-manoeuvre-square = Каре как единственный отряд «Больших манёвров»
napoleonics-option-manoeuvre-square-no = Запрещено
napoleonics-option-manoeuvre-square-yes = Разрешено
napoleonics-option-rifles-moved = Карабинеры, стреляющие после движения
napoleonics-option-rifles-moved-up = Половина блоков с округлением вверх и ещё один кубик
napoleonics-option-rifles-moved-down = Половина блоков с округлением вниз и ещё один кубик

## Pieces

napoleonics-unit = { $type } { $number } ({ $nation })
napoleonics-nation-french = Франция
napoleonics-nation-british = Британия
napoleonics-nation-portuguese = Португалия
napoleonics-nation-dutch = Нидерланды
napoleonics-nation-brunswick = Брауншвейг
napoleonics-nation-nassau = Нассау
napoleonics-unit-ln = Линейная пехота
napoleonics-unit-lt = Лёгкая пехота
napoleonics-unit-rl = Карабинеры
napoleonics-unit-gr = Гренадеры
napoleonics-unit-gg = Гвардейские гренадеры
napoleonics-unit-og = Старая гвардия
napoleonics-unit-yg = Молодая гвардия
napoleonics-unit-mi = Ополчение
napoleonics-unit-lc = Лёгкая кавалерия
napoleonics-unit-hc = Тяжёлая кавалерия
napoleonics-unit-cu = Кирасиры
napoleonics-unit-ghc = Гвардейская тяжёлая кавалерия
napoleonics-unit-fa = Пешая артиллерия
napoleonics-unit-ha = Конная артиллерия
napoleonics-unit-gfa = Гвардейская пешая артиллерия
napoleonics-leader-delaborde = Делаборд
napoleonics-leader-brenier = Бренье
napoleonics-leader-wellesley = Уэлсли
napoleonics-leader-fergusson = Фергюссон
napoleonics-leader-trant = Трант
napoleonics-leader-lake = Лейк
napoleonics-leader-junot = Жюно
napoleonics-leader-st-clair = Сен-Клер
napoleonics-leader-ferguson = Фергюсон
napoleonics-leader-fane = Фейн
napoleonics-leader-mermet = Мерме
napoleonics-leader-merle = Мерль
napoleonics-leader-sir-john-moore = Сэр Джон Мур
napoleonics-leader-baird = Бэрд
napoleonics-leader-hope = Хоуп
napoleonics-leader-victor = Виктор
napoleonics-leader-ruffin = Рюффен
napoleonics-leader-sebastiani = Себастиани
napoleonics-leader-hill = Хилл
napoleonics-leader-sherbrooke = Шербрук
napoleonics-leader-ney = Ней
napoleonics-leader-loison = Луазон
napoleonics-leader-crauford = Кроуфорд
napoleonics-leader-beckwith = Беквит
napoleonics-leader-barclay = Барклай
napoleonics-leader-reynier = Ренье
napoleonics-leader-heudelet = Эдле
napoleonics-leader-wellington = Веллингтон
napoleonics-leader-picton = Пиктон
napoleonics-leader-leith = Лит
napoleonics-leader-champlemond = Шамплемон
napoleonics-leader-marchand = Маршан
napoleonics-leader-spencer = Спенсер
napoleonics-leader-pack = Пак
napoleonics-leader-erskine = Эрскин
napoleonics-leader-marmont = Мармон
napoleonics-leader-thomieres = Томьер
napoleonics-leader-maucune = Мокюн
napoleonics-leader-pakenham = Пакенхем
napoleonics-leader-cole = Коул
napoleonics-leader-d-urban = Д’Урбан
napoleonics-leader-foy = Фуа
napoleonics-leader-ferey = Фере
napoleonics-leader-campbell = Кэмпбелл
napoleonics-leader-alten = Альтен
napoleonics-leader-curto = Курто
napoleonics-leader-bock = Бок
napoleonics-leader-gleichen = Глейхен
napoleonics-leader-anson = Энсон
napoleonics-leader-soult = Сульт
napoleonics-leader-harispe = Ариспе
napoleonics-leader-taupin = Топен
napoleonics-leader-beresford = Бересфорд
napoleonics-leader-clinton = Клинтон
napoleonics-leader-douglas = Дуглас
napoleonics-leader-bachelu = Башелю
napoleonics-leader-kellermann = Келлерман
napoleonics-leader-cooke = Кук
napoleonics-leader-prince-of-orange = Принц Оранский
napoleonics-leader-napoleon = Наполеон
napoleonics-leader-d-erlon = д’Эрлон
napoleonics-leader-reille = Рейль
napoleonics-leader-uxbridge = Аксбридж
napoleonics-leader-perponcher = Перпонше

## The board

napoleonics-hex = { $hex }, { $terrain }
napoleonics-hex-named = { $hex }, { $place }, { $terrain }
napoleonics-terrain-clear = чистое поле
napoleonics-terrain-forest = лес
napoleonics-terrain-hill = холм
napoleonics-terrain-rugged-hill = каменистый холм
napoleonics-terrain-town = город
napoleonics-terrain-mill = мельница
napoleonics-terrain-works = редут
napoleonics-terrain-river = река
napoleonics-terrain-fordable = мелкая река
napoleonics-terrain-bridge = мост
napoleonics-terrain-quarry = каменоломня
napoleonics-terrain-ford = брод
napoleonics-section-left = Левый фланг
napoleonics-section-center = Центр
napoleonics-section-right = Правый фланг
napoleonics-place-corunna-F8 = Эльвинья
napoleonics-place-corunna-F4 = Пьедралонга
napoleonics-place-corunna-G12 = Оса
napoleonics-place-river-coa-F1 = крепость Алмейда
napoleonics-place-waterloo-E11 = Угумон
napoleonics-place-waterloo-E8 = Ла-Э-Сент
napoleonics-place-waterloo-E1 = Папелотт

## Dice

napoleonics-faces = { $first }, { $rest }
napoleonics-face-none = ни одного кубика
napoleonics-face-infantry = пехота: { $count }
napoleonics-face-cavalry = кавалерия: { $count }
napoleonics-face-artillery = артиллерия: { $count }
napoleonics-face-flag = флаг: { $count }
napoleonics-face-saber = сабли: { $count }

## Command cards: titles, and what they do

napoleonics-card-scout-left = Разведка слева
napoleonics-card-scout-left-text = Отдайте приказ 1 отряду или лидеру на левом фланге. В конце хода возьмите 2 карты, одну оставьте, другую сбросьте.
napoleonics-card-probe-left = Разведка боем слева
napoleonics-card-probe-left-text = Отдайте приказ 2 отрядам или лидерам на левом фланге.
napoleonics-card-attack-left = Атака слева
napoleonics-card-attack-left-text = Отдайте приказ 3 отрядам или лидерам на левом фланге.
napoleonics-card-assault-left = Наступление слева
napoleonics-card-assault-left-text = Отдайте приказ стольким отрядам или лидерам на левом фланге, каково ваше командование: карты на руке вместе с этой.
napoleonics-card-scout-center = Разведка по центру
napoleonics-card-scout-center-text = Отдайте приказ 1 отряду или лидеру в центре. В конце хода возьмите 2 карты, одну оставьте, другую сбросьте.
napoleonics-card-probe-center = Разведка боем по центру
napoleonics-card-probe-center-text = Отдайте приказ 2 отрядам или лидерам в центре.
napoleonics-card-attack-center = Атака по центру
napoleonics-card-attack-center-text = Отдайте приказ 3 отрядам или лидерам в центре.
napoleonics-card-assault-center = Наступление по центру
napoleonics-card-assault-center-text = Отдайте приказ стольким отрядам или лидерам в центре, каково ваше командование: карты на руке вместе с этой.
napoleonics-card-scout-right = Разведка справа
napoleonics-card-scout-right-text = Отдайте приказ 1 отряду или лидеру на правом фланге. В конце хода возьмите 2 карты, одну оставьте, другую сбросьте.
napoleonics-card-probe-right = Разведка боем справа
napoleonics-card-probe-right-text = Отдайте приказ 2 отрядам или лидерам на правом фланге.
napoleonics-card-attack-right = Атака справа
napoleonics-card-attack-right-text = Отдайте приказ 3 отрядам или лидерам на правом фланге.
napoleonics-card-assault-right = Наступление справа
napoleonics-card-assault-right-text = Отдайте приказ стольким отрядам или лидерам на правом фланге, каково ваше командование: карты на руке вместе с этой.
napoleonics-card-coordinated-advance = Согласованное наступление
napoleonics-card-coordinated-advance-text = Отдайте приказ 4 отрядам или лидерам: по 1 на каждом фланге и 2 в центре.
napoleonics-card-flank-attack = Фланговая атака
napoleonics-card-flank-attack-text = Отдайте приказ 2 отрядам или лидерам на каждом фланге.
napoleonics-card-general-advance = Общее наступление
napoleonics-card-general-advance-text = Отдайте приказ 2 отрядам или лидерам в каждой секции.
napoleonics-card-recon-in-force = Разведка по фронту
napoleonics-card-recon-in-force-text = Отдайте приказ 1 отряду или лидеру в каждой секции.
napoleonics-card-bayonet-charge = Штыковая атака
napoleonics-card-bayonet-charge-text = Отдайте приказ не более чем 4 отрядам пехоты. Они могут пройти 2 гекса и вступить в рукопашную, но не стрелять. Гвардия бьётся с 1 дополнительным кубиком. Если пехоты нет — 1 отряду на выбор.
napoleonics-card-bombard = Бомбардировка
napoleonics-card-bombard-text = Отдайте приказ не более чем 4 отрядам артиллерии. Каждый проходит до 3 гексов и не бьётся либо стоит и бьётся с 2 дополнительными кубиками (гвардейская артиллерия — с 3). Если артиллерии нет — 1 отряду на выбор.
napoleonics-card-cavalry-charge = Кавалерийская атака
napoleonics-card-cavalry-charge-text = Отдайте приказ не более чем 4 отрядам кавалерии или конной артиллерии. Кавалерия весь ход бьётся с 1 дополнительным кубиком (гвардия — с 2), тяжёлая может пройти 3 гекса и биться. Если кавалерии нет — 1 отряду на выбор.
napoleonics-card-counter-attack = Контратака
napoleonics-card-counter-attack-text = Играйте так, будто это карта, сыгранная противником в прошлый ход; лево и право меняются местами.
napoleonics-card-elan = Порыв
napoleonics-card-elan-text = Бросьте столько кубиков, каково ваше командование. Каждый символ — приказ 1 отряду этого рода войск, каждый флаг — 1 отряду или лидеру на выбор, сабли — ничего. Они весь ход бьются с 1 дополнительным кубиком. Затем колоду перетасовывают со сбросом.
napoleonics-card-fire-and-hold = Огонь и держать позицию
napoleonics-card-fire-and-hold-text = Отдайте приказ не более чем 4 отрядам пехоты или артиллерии, не соседним с врагом. Они стреляют с 1 дополнительным кубиком и не двигаются; пехота может выйти из каре. Если нет ни тех, ни других — 1 отряду на выбор.
napoleonics-card-first-strike = Первый удар
napoleonics-card-first-strike-text = Играйте после того, как враг объявил рукопашную против вашего отряда, до броска. Ваш отряд бьёт первым; нападающий атакует, если уцелел и не отступил. В конце хода вы первым берёте карту.
napoleonics-card-forced-march = Форсированный марш
napoleonics-card-forced-march-text = Отдайте приказ всей пехоте в одной секции. Лёгкая пехота, карабинеры, гренадеры, гвардия и пехота с лидером могут пройти 2 гекса и биться; прочая — 1 гекс и биться либо 2 и не биться. Если пехоты нет — 1 отряду на выбор.
napoleonics-card-cold-steel = Дать им отведать стали
napoleonics-card-cold-steel-text = Отдайте приказ всем отрядам, соседним с врагом. До боя они не двигаются, в рукопашной имеют 1 дополнительный кубик; занятие позиции, прорыв и дополнительная атака (без этого кубика) — как обычно.
napoleonics-card-leadership = Лидерство
napoleonics-card-leadership-text = Отдайте приказ всем лидерам. Отряд получает приказ вместе с лидером, пока тот с ним, и бьётся с 1 дополнительным кубиком. Лидеры могут отсоединяться. Если лидеров нет — 1 отряду на выбор.
napoleonics-card-grande-manoeuvre = Большие манёвры
napoleonics-card-grande-manoeuvre-text = Отдайте приказ не более чем 4 отрядам или лидерам пройти до 4 гексов; они не бьются. Либо 1 отряду на выбор. Каре приказов не получают.
napoleonics-card-rally = Сбор
napoleonics-card-rally-text = Бросьте столько кубиков, каково ваше командование. Каждый символ пехоты, кавалерии или артиллерии возвращает блок отряду этого рода войск, не сверх полного состава. Отрядам, получившим блок, можно отдавать приказы.
napoleonics-card-short-supply = Плохое снабжение
napoleonics-card-short-supply-text = Один отряд любой стороны, не в каре, вместе с лидером переносится на свободный гекс своего края поля в своей секции, а если войти некуда, то второго ряда. Ваш отряд в этот ход не бьётся.

## Questions

napoleonics-ask-play = Сыграйте командную карту. Ваше командование: { $command }.
napoleonics-ask-manoeuvre = { $card }: до четырёх отрядов или лидеров дальним ходом или один отряд по обычным правилам?
napoleonics-ask-section = { $card }: в какой секции идёт пехота?
napoleonics-ask-rally = { $card }: какой отряд возвращает блок? Осталось символов: пехота { $infantry }, кавалерия { $cavalry }, артиллерия { $artillery }.
napoleonics-ask-supply-unit = { $card }: какой отряд отсылается назад?
napoleonics-ask-supply-hex = { $card }: { $unit } — на какой гекс назад?
napoleonics-ask-order =
    { $left ->
        [one] { $card }: отдайте { $left } приказ отряду или лидеру или закончите.
        [few] { $card }: отдайте до { $left } приказов отрядам и лидерам или закончите.
       *[many] { $card }: отдайте до { $left } приказов отрядам и лидерам или закончите.
    }
napoleonics-ask-out = { $card }: какие отряды, получившие приказ, выходят из каре?
napoleonics-ask-move = Передвиньте отряд или лидера с приказом или закончите движение.
napoleonics-ask-move-to = { $piece }: куда?
napoleonics-ask-battle = Какой отряд с приказом атакует? Или закончите бой.
napoleonics-ask-target = { $unit }: кого атаковать?
napoleonics-ask-support = { $unit } → { $target }: какие батареи поддержат атаку?
napoleonics-ask-react = Вас атакуют врукопашную: { $attacker } → { $target }. Ваш ответ?
napoleonics-ask-flags = { $unit }: надо отступать, флагов { $count }. Можно проигнорировать: { $most }.
napoleonics-ask-retreat =
    { $count ->
        [1] { $unit }: отступление на один гекс. Куда?
       *[other] { $unit }: отступление, гексов: { $count }. Куда сначала?
    }
napoleonics-ask-leader-to = { $leader } должен отступить: следующий гекс?
napoleonics-ask-ground = { $unit }: занять позицию?
napoleonics-ask-breakthrough = { $unit } совершает прорыв: ещё один гекс?
napoleonics-ask-bonus = { $unit }: дополнительная атака — против кого?
napoleonics-ask-keep = Какую из двух карт оставляете?
napoleonics-ask-pays = { $card }: { $piece } — какой приказ?
napoleonics-ask-back = Ответный удар: { $target } → { $attacker }?

## Answers

napoleonics-do-unit = { $unit }, { $hex }, блоков: { $blocks }
napoleonics-do-out = { $unit }, { $hex }: выйти из каре
napoleonics-do-leader = { $leader }, { $hex }
napoleonics-do-detach = { $leader }, { $hex }: отсоединиться от отряда
napoleonics-do-play = Сыграть: { $card }
napoleonics-do-keep = Оставить: { $card }
napoleonics-do-ignore =
    { $rest ->
        [0] Проигнорировать { $count }: стоять
       *[other] { $count ->
            [0] Не игнорировать: отступить
           *[other] Проигнорировать { $count }: отступить за { $rest }
        }
    }
napoleonics-do-done-order = Приказы отданы
napoleonics-do-done-out = Остальные остаются в каре
napoleonics-do-done-move = Закончить движение
napoleonics-do-done-battle = Закончить бой
napoleonics-do-done-support = Атаковать
napoleonics-do-no-ground = Остаться
napoleonics-do-no-breakthrough = Остаться здесь
napoleonics-do-no-bonus = Без дополнительной атаки
napoleonics-do-no-back = Без ответного удара
napoleonics-do-stop = Остановиться здесь
napoleonics-do-off = Покинуть поле
napoleonics-do-stand = Стоять
napoleonics-do-strike = Первый удар
napoleonics-do-retire = Отход и перестроение
napoleonics-do-square = Построить каре
napoleonics-do-four = До четырёх, дальним ходом
napoleonics-do-one = Один отряд, как обычно
napoleonics-do-back = Ответный удар
napoleonics-do-symbol = За символ рода войск
napoleonics-do-flag = За флаг

## Refusals

napoleonics-why-not-in-hand = Этой карты нет у вас на руке ({ $what }).
napoleonics-why-no-infantry-there = В этой секции нет вашей пехоты ({ $what }).
napoleonics-why-not-in-this-battle = В этой битве такого нет.
napoleonics-why-not-your-piece = { $what } — не ваше.
napoleonics-why-not-on-board = { $what }: нет на поле.
napoleonics-why-no-such-symbol = Символов этого рода войск не осталось ({ $what }).
napoleonics-why-at-full-strength = { $what } имеет полный состав.
napoleonics-why-in-square = Отряд в каре эта карта не перемещает ({ $what }).
napoleonics-why-no-baseline-hex = { $what }: на своём краю поля нет свободного гекса.
napoleonics-why-not-baseline = { $what } — не гекс своего края поля в этой секции.
napoleonics-why-not-vacant = { $what }: гекс не свободен.
napoleonics-why-ordered-already = { $what }: приказ уже отдан.
napoleonics-why-not-in-square = { $what }: отряд не в каре.
napoleonics-why-cavalry-near = Соседняя вражеская кавалерия не даёт выйти из каре ({ $what }).
napoleonics-why-square-no-manoeuvre = Пехота в каре не может получить приказ этой картой ({ $what }).
napoleonics-why-wrong-arm = Эта карта не отдаёт приказов такому роду войск ({ $what }).
napoleonics-why-enemy-adjacent = { $what }: рядом стоит вражеский отряд.
napoleonics-why-no-order-left = { $what }: все приказы карты, которые могли бы сюда пойти, уже отданы.
napoleonics-why-leader-not-by-card = Эта карта не позволяет лидеру отсоединиться ({ $what }).
napoleonics-why-leader-in-square = Лидер не может оставить отряд в каре ({ $what }).
napoleonics-why-not-ordered = { $what }: в этот ход приказа нет.
napoleonics-why-moved-already = { $what }: движение уже сделано.
napoleonics-why-joined = После соединения двигаться уже нельзя ({ $what }).
napoleonics-why-square-no-move = Отряд в каре не двигается ({ $what }).
napoleonics-why-nowhere-to-go = { $what }: некуда двигаться.
napoleonics-why-impassable = Непроходимая местность ({ $what }).
napoleonics-why-occupied = { $what }: гекс занят.
napoleonics-why-two-leaders = Два лидера не могут быть на одном гексе ({ $what }).
napoleonics-why-too-far = { $what }: слишком далеко.
napoleonics-why-no-exit = Здесь покинуть поле нельзя ({ $what }).
napoleonics-why-fought-already = { $what }: бой уже проведён.
napoleonics-why-barred = { $what }: после такого движения биться нельзя.
napoleonics-why-no-target = { $what }: нет цели.
napoleonics-why-not-an-enemy = { $what } — не враг.
napoleonics-why-card-no-fire = Отряды, получившие приказ этой картой, не стреляют ({ $what }).
napoleonics-why-card-no-melee = Отряды, получившие приказ этой картой, только стреляют ({ $what }).
napoleonics-why-cavalry-no-fire = Кавалерия не ведёт огневого боя ({ $what }).
napoleonics-why-must-melee = Если рядом вражеский отряд, можно биться только врукопашную ({ $what }).
napoleonics-why-out-of-range = { $what }: вне дистанции огня.
napoleonics-why-no-line = Линия огня перекрыта ({ $what }).
napoleonics-why-no-dice = Не было бы ни одного кубика ({ $what }).
napoleonics-why-leader-not-lone = Лидер с отрядом; атакуйте отряд ({ $what }).
napoleonics-why-leader-no-fire = По одинокому лидеру не стреляют ({ $what }).
napoleonics-why-not-a-battery = Атаку поддерживает только артиллерия с приказом, ещё не бившаяся ({ $what }).
napoleonics-why-battery-engaged = Батарея, рядом с которой стоит враг, поддерживает атаку только против соседнего врага ({ $what }).
napoleonics-why-in-already = { $what } уже поддерживает атаку.
napoleonics-why-no-first-strike = У вас нет карты «Первый удар» ({ $what }).
napoleonics-why-not-cavalry = Отход и перестроение — только для кавалерии ({ $what }).
napoleonics-why-not-infantry-attack = Кавалерия отходит и перестраивается только перед пехотой ({ $what }).
napoleonics-why-cannot-retire = Нет двух свободных гексов для отхода и перестроения ({ $what }).
napoleonics-why-not-infantry = Каре строит только пехота ({ $what }).
napoleonics-why-not-cavalry-attack = Каре строят только против кавалерии ({ $what }).
napoleonics-why-too-few-cards = Для каре нужны три карты на руке ({ $what }).
napoleonics-why-no-slot = Шкала каре заполнена ({ $what }).
napoleonics-why-square-terrain = На такой местности каре не построить ({ $what }).
napoleonics-why-too-many-flags = Столько флагов не проигнорировать ({ $what }).
napoleonics-why-not-back = Отступать нужно к своему краю поля ({ $what }).
napoleonics-why-must-go-on = Здесь остановиться нельзя ({ $what }).
napoleonics-why-not-at-baseline = Он не на своём краю поля ({ $what }).
napoleonics-why-not-vacated = Занять можно только что освободившийся гекс ({ $what }).
napoleonics-why-must-follow = Пылкая кавалерия обязана преследовать ({ $what }).
napoleonics-why-not-beside = { $what }: не соседний гекс.
napoleonics-why-not-drawn = Эту карту только что не брали ({ $what }).
napoleonics-why-cannot-finish = Оттуда отступление не завершить ({ $what }).
napoleonics-why-not-in-section = Отряд или лидер не в этой секции ({ $what }).
napoleonics-why-wrong-section = { $what }: в этой секции карта никому не приказывает.
napoleonics-why-no-symbol = { $what }: не выпало ни подходящего символа, ни флага.

## Events

napoleonics-event-turn = Ход { $turn }: { $army }.
napoleonics-event-objective = { $army } удерживают { $hex }; флагов победы: { $banners }.
napoleonics-event-objective-lost = { $army } больше не удерживают { $hex }.
napoleonics-event-play = { $army } играют карту «{ $card }».
napoleonics-event-play-as = { $army } играют карту «{ $card }» как «{ $effective }».
napoleonics-event-substitute = { $army } взамен могут отдать приказ одному отряду.
napoleonics-event-manoeuvre =
    { $count ->
        [1] { $army } выбирают один отряд по обычным правилам.
       *[other] { $army } выбирают дальний ход.
    }
napoleonics-event-section-chosen = { $army } выбирают: { $section }.
napoleonics-event-roll-card = «{ $card }»: { $faces }.
napoleonics-event-rally = { $unit }: блок возвращён, теперь их { $blocks }.
napoleonics-event-supply = { $unit }: назад с { $from } на { $to }.
napoleonics-event-order = Приказ: { $unit }.
napoleonics-event-order-leader = Приказ: { $leader }.
napoleonics-event-order-lost = { $unit }: приказ пропал, лидер ушёл.
napoleonics-event-out = { $unit }: выход из каре (значок { $slot }).
napoleonics-event-card-back = «{ $card }» возвращается на руку с деления { $slot }.
napoleonics-event-move = { $unit }: марш с { $from } на { $to }.
napoleonics-event-move-leader = { $leader } едет с { $from } на { $to }.
napoleonics-event-attach = { $leader } присоединяется: { $unit }.
napoleonics-event-exit = { $unit }: уход с поля, гекс { $hex }.
napoleonics-event-leave = { $leader } покидает поле с { $hex }.
napoleonics-event-fire = Огонь: { $unit } → { $target }.
napoleonics-event-melee =
    { $batteries ->
        [0] Рукопашная: { $unit } → { $target }.
       *[other] Комбинированная атака: { $unit } → { $target }, батарей: { $batteries }.
    }
napoleonics-event-melee-leader = Атака на лидера: { $unit } → { $leader }.
napoleonics-event-battery = Атаку поддерживает батарея: { $unit }.
napoleonics-event-react-stand = { $army } стоят.
napoleonics-event-strike = { $army } играют «Первый удар»: { $unit }.
napoleonics-event-retire = { $unit }: отход и перестроение.
napoleonics-event-square = { $unit }: построение в каре (значок { $slot }).
napoleonics-event-card-taken = «{ $card }» ложится на деление { $slot } шкалы каре.
napoleonics-event-roll-fire = { $unit } → { $target }: { $faces }.
napoleonics-event-roll-melee = { $unit } → { $target }: { $faces }.
napoleonics-event-roll-battle-back = Ответный удар: { $unit } → { $target }: { $faces }.
napoleonics-event-roll-first-strike = Первый удар: { $unit } → { $target }: { $faces }.
napoleonics-event-roll-square = Каре бьёт первым: { $unit } → { $target }: { $faces }.
napoleonics-event-roll-retiring = Удар по отходящим: { $unit } → { $target }: { $faces }.
napoleonics-event-no-back = { $unit }: без ответного удара.
napoleonics-event-hits =
    { $unit }: { $lost ->
        [one] потерян { $lost } блок
        [few] потеряно { $lost } блока
       *[many] потеряно { $lost } блоков
    }, осталось: { $left }.
napoleonics-event-eliminated =
    { $unit }: отряд уничтожен, { $banners ->
        [one] { $banners } флаг победы
        [few] { $banners } флага победы
       *[many] { $banners } флагов победы
    }.
napoleonics-event-check = { $army } проверяют, погиб ли { $leader }: { $faces }.
napoleonics-event-leader-killed = { $leader } гибнет.
napoleonics-event-leader-safe = { $leader } невредим.
napoleonics-event-escape = { $leader } бежит мимо врага ({ $unit }): { $faces }.
napoleonics-event-flags =
    { $ignored ->
        [0] { $unit }: флагов { $flags }.
       *[other] { $unit }: флагов { $flags }, проигнорировано { $ignored }.
    }
napoleonics-event-bounce = { $unit }: отряд отброшен от каре.
napoleonics-event-retreat = { $unit }: отступление с { $from } на { $to }.
napoleonics-event-blocked =
    { $unit }: отступить некуда, { $lost ->
        [one] потерян { $lost } блок
        [few] потеряно { $lost } блока
       *[many] потеряно { $lost } блоков
    }.
napoleonics-event-retreat-leader = { $leader } отступает с { $from } на { $to }.
napoleonics-event-ground = { $unit }: занята позиция, с { $from } на { $to }.
napoleonics-event-breakthrough = { $unit }: прорыв с { $from } на { $to }.
napoleonics-event-bonus = Дополнительная атака: { $unit } → { $target }.
napoleonics-event-banners =
    { $side }: { $banners ->
        [one] { $banners } флаг победы
        [few] { $banners } флага победы
       *[many] { $banners } флагов победы
    }.
napoleonics-event-first-strike-draw =
    { $army } берут первыми после «Первого удара»: { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
napoleonics-event-draw =
    { $army } берут { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
napoleonics-event-drew = Вы взяли: «{ $card }».
napoleonics-event-drew-two = Вы взяли: «{ $card }» и «{ $other }».
napoleonics-event-keep = Вы оставляете: «{ $card }».
napoleonics-event-discarded = { $army } сбрасывают: «{ $card }».
napoleonics-event-reshuffle = Колода перетасована.
napoleonics-event-win =
    { $army } побеждают: { $banners ->
        [one] { $banners } флаг победы
        [few] { $banners } флага победы
       *[many] { $banners } флагов победы
    }.

## Calculations

napoleonics-odds-strength = Сила отряда
napoleonics-odds-card = Командная карта
napoleonics-odds-terrain = Местность
napoleonics-odds-square = Каре: не более одного кубика
napoleonics-odds-battery = Батарея: { $unit }
napoleonics-odds-fire = Огонь: { $unit } → { $target }
napoleonics-odds-melee = Рукопашная: { $unit } → { $target }
napoleonics-odds-result = Потеряно блоков: { $hits }, флагов: { $flags }
napoleonics-odds-eliminated = Отряд уничтожен
napoleonics-odds-result-leader-killed = Потеряно блоков: { $hits }, флагов: { $flags }; лидер гибнет
napoleonics-odds-leader-killed = Лидер гибнет
napoleonics-odds-leader-safe = Лидер должен отступить
napoleonics-odds-eliminated-leader-killed = Отряд уничтожен; лидер гибнет

## Results

napoleonics-victory = Победа
napoleonics-won-by-banners = Флагов победы: французы { $french }, союзники { $allied }; требовалось { $needed }.

## The terminal’s board

napoleonics-draw-headline = Ход { $turn } · { $army } · карт в колоде: { $deck }
napoleonics-draw-played = { " · " }{ $card }
napoleonics-draw-legend = LN4 — линейная пехота из четырёх блоков, [LN4] — в каре, * — с приказом, @Ney — лидер; выделенные названия — цели
napoleonics-draw-ground = ♣♣ лес, ∩∩ холм, ▲▲ каменистый холм, ## город, #% мельница, <> редут, ≈≈ река, ~~ мелкая река, == мост, :: каменоломня
napoleonics-draw-army = { $army }: флагов победы { $banners } из { $goal }, карт { $cards }, каре { $squares }

## Что изменили более поздние версии правил

napoleonics-change-joining-battery = Батарея рядом с целью участвует в совместной атаке, даже если рядом с ней есть и другой враг.
napoleonics-change-artillery-dice = Артиллерия бросает кубики по карточкам отрядов; пушки с одним блоком не стреляют на наибольшую дальность.
napoleonics-change-streams = Ручьи Ла-Коруньи, Талаверы, Рединьи, Саламанки (правый фланг французов) и Тулузы извиваются и частью лежат в других гексах.
