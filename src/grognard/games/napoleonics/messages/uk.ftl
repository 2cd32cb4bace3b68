## The game

napoleonics-title = Команди та Стяги: Наполеоніка
napoleonics-seat-french = Французи
napoleonics-seat-allied = Союзники
napoleonics-scenario-rolica1 = Роліка, перша позиція французів
napoleonics-scenario-rolica2 = Роліка, друга позиція французів
napoleonics-scenario-vimiero = Вімейру
napoleonics-scenario-corunna = Ла-Корунья
napoleonics-scenario-talavera = Талавера, атака французів на британців
napoleonics-scenario-river-coa = Річка Коа
napoleonics-scenario-bussaco-reynier = Бусаку, наступ Реньє
napoleonics-scenario-bussaco-ney = Бусаку, наступ Нея
napoleonics-scenario-redinha = Рединя
napoleonics-scenario-salamanca-left = Саламанка, атака на французький лівий фланг
napoleonics-scenario-salamanca-right = Саламанка, атака на французький правий фланг
napoleonics-scenario-garcia-hernandez = Гарсія-Ернандес
napoleonics-scenario-toulouse = Тулуза, Мон-Рав
napoleonics-scenario-quatre-bras = Катр-Бра
napoleonics-scenario-waterloo = Ватерлоо, з 11 до 15 години

## Options

napoleonics-option-deck = Кількість тактичних карт
napoleonics-option-deck-a = Давніше припущення: 3 «Лідерство», 1 «Форсований марш»
napoleonics-option-deck-b = Інше давніше припущення: 1 «Контратака», 1 «Перший удар», 3 «Багнетна атака», 3 «Вогонь і тримати позицію», 3 «Лідерство», 1 «Форсований марш»
napoleonics-option-deck-counted = Як у книзі правил
napoleonics-option-square-in-town = Каре в місті чи млині
napoleonics-option-square-in-town-no = Заборонено
napoleonics-option-square-in-town-yes = Дозволено
napoleonics-option-supply-hex = «Погане постачання»: хто вибирає гекс
napoleonics-option-supply-hex-owner = Власник загону
napoleonics-option-supply-hex-player = Гравець, що зіграв карту
napoleonics-option-walled-farms = Ватерлоо: Ла-Е-Сент і Угумон — ферми зі стінами
napoleonics-option-walled-farms-no = Ні
napoleonics-option-walled-farms-yes = Так: можна ігнорувати 1 прапор
napoleonics-option-second-blow = Удар у відповідь загону, що вже вдарив першим
napoleonics-option-second-blow-no = Ні
napoleonics-option-second-blow-yes = Так
napoleonics-option-ask-all = Вибір, який гра може зробити за вас
napoleonics-option-ask-all-no = Його робить гра
napoleonics-option-ask-all-yes = Питати завжди: чи завдавати удару у відповідь, яка секція чи символ дає наказ
napoleonics-option-line-between = Лінія вогню між гексами
napoleonics-option-line-between-both-sides = Закрита перешкодами з обох боків, навіть якщо вони не навпроти одна одної
napoleonics-option-line-between-opposite = Закрита лише перешкодами одна навпроти одної
napoleonics-option-square-in-works = Каре в редуті
napoleonics-option-square-in-works-yes = Дозволено
napoleonics-option-square-in-works-not-across = Не проти кавалерії, що атакує через укріплення
napoleonics-option-square-in-works-no = Заборонено
napoleonics-option-works-stop = Редут зупиняє рух
napoleonics-option-works-stop-always = З якого б боку в нього не входили
napoleonics-option-works-stop-across = Лише через бік з укріпленням
napoleonics-option-manoeuvre-square = Каре як єдиний загін «Великих маневрів»
napoleonics-option-manoeuvre-square-no = Заборонено
napoleonics-option-manoeuvre-square-yes = Дозволено
napoleonics-option-rifles-moved = Карабінери, що стріляють після руху
napoleonics-option-rifles-moved-up = Половина блоків, заокруглена вгору, і ще один кубик
napoleonics-option-rifles-moved-down = Половина блоків, заокруглена вниз, і ще один кубик

## Pieces

napoleonics-unit = { $type } { $number } ({ $nation })
napoleonics-nation-french = Франція
napoleonics-nation-british = Британія
napoleonics-nation-portuguese = Португалія
napoleonics-nation-dutch = Нідерланди
napoleonics-nation-brunswick = Брауншвейг
napoleonics-nation-nassau = Нассау
napoleonics-unit-ln = Лінійна піхота
napoleonics-unit-lt = Легка піхота
napoleonics-unit-rl = Карабінери
napoleonics-unit-gr = Гренадери
napoleonics-unit-gg = Гвардійці гренадери
napoleonics-unit-og = Стара Гвардія
napoleonics-unit-yg = Молода Гвардія
napoleonics-unit-mi = Міліція
napoleonics-unit-lc = Легка кавалерія
napoleonics-unit-hc = Важка кавалерія
napoleonics-unit-cu = Кірасіри
napoleonics-unit-ghc = Важка гвардійська кавалерія
napoleonics-unit-fa = Піша артилерія
napoleonics-unit-ha = Кінна артилерія
napoleonics-unit-gfa = Піша гвардійська артилерія
napoleonics-leader-delaborde = Делаборд
napoleonics-leader-brenier = Бреньє
napoleonics-leader-wellesley = Веллслі
napoleonics-leader-fergusson = Фергюссон
napoleonics-leader-trant = Трант
napoleonics-leader-lake = Лейк
napoleonics-leader-junot = Жюно
napoleonics-leader-st-clair = Сен-Клер
napoleonics-leader-ferguson = Фергюсон
napoleonics-leader-fane = Фейн
napoleonics-leader-mermet = Мерме
napoleonics-leader-merle = Мерль
napoleonics-leader-sir-john-moore = Сер Джон Мур
napoleonics-leader-baird = Берд
napoleonics-leader-hope = Гоуп
napoleonics-leader-victor = Віктор
napoleonics-leader-ruffin = Рюффен
napoleonics-leader-sebastiani = Себастіані
napoleonics-leader-hill = Гілл
napoleonics-leader-sherbrooke = Шербрук
napoleonics-leader-ney = Ней
napoleonics-leader-loison = Луазон
napoleonics-leader-crauford = Крофорд
napoleonics-leader-beckwith = Беквіт
napoleonics-leader-barclay = Барклай
napoleonics-leader-reynier = Реньє
napoleonics-leader-heudelet = Едле
napoleonics-leader-wellington = Веллінгтон
napoleonics-leader-picton = Піктон
napoleonics-leader-leith = Літ
napoleonics-leader-champlemond = Шамплемон
napoleonics-leader-marchand = Маршан
napoleonics-leader-spencer = Спенсер
napoleonics-leader-pack = Пек
napoleonics-leader-erskine = Ерскін
napoleonics-leader-marmont = Мармон
napoleonics-leader-thomieres = Томьєр
napoleonics-leader-maucune = Мокюн
napoleonics-leader-pakenham = Пакенем
napoleonics-leader-cole = Коул
napoleonics-leader-d-urban = Д’Урбан
napoleonics-leader-foy = Фуа
napoleonics-leader-ferey = Фере
napoleonics-leader-campbell = Кемпбелл
napoleonics-leader-alten = Альтен
napoleonics-leader-curto = Курто
napoleonics-leader-bock = Бок
napoleonics-leader-gleichen = Глейхен
napoleonics-leader-anson = Енсон
napoleonics-leader-soult = Сульт
napoleonics-leader-harispe = Аріспе
napoleonics-leader-taupin = Топен
napoleonics-leader-beresford = Бересфорд
napoleonics-leader-clinton = Клінтон
napoleonics-leader-douglas = Дуглас
napoleonics-leader-bachelu = Башелю
napoleonics-leader-kellermann = Келлерман
napoleonics-leader-cooke = Кук
napoleonics-leader-prince-of-orange = Принц Оранський
napoleonics-leader-napoleon = Наполеон
napoleonics-leader-d-erlon = д’Ерлон
napoleonics-leader-reille = Рей
napoleonics-leader-uxbridge = Аксбридж
napoleonics-leader-perponcher = Перпонше

## The board

napoleonics-hex = { $hex }, { $terrain }
napoleonics-hex-named = { $hex }, { $place }, { $terrain }
napoleonics-terrain-clear = чисте поле
napoleonics-terrain-forest = ліс
napoleonics-terrain-hill = пагорб
napoleonics-terrain-rugged-hill = кам’янистий пагорб
napoleonics-terrain-town = місто
napoleonics-terrain-mill = млин
napoleonics-terrain-works = редут
napoleonics-terrain-river = річка
napoleonics-terrain-fordable = мілка річка
napoleonics-terrain-bridge = міст
napoleonics-terrain-quarry = каменоломня
napoleonics-terrain-ford = брід
napoleonics-section-left = Лівий фланг
napoleonics-section-center = Центр
napoleonics-section-right = Правий фланг
napoleonics-place-corunna-F8 = Ельвінья
napoleonics-place-corunna-F4 = П’єдралонга
napoleonics-place-corunna-G12 = Оса
napoleonics-place-river-coa-F1 = фортеця Алмейда
napoleonics-place-waterloo-E11 = Угумон
napoleonics-place-waterloo-E8 = Ла-Е-Сент
napoleonics-place-waterloo-E1 = Папелотт

## Dice

napoleonics-faces = { $first }, { $rest }
napoleonics-face-none = жодного кубика
napoleonics-face-infantry = піхота: { $count }
napoleonics-face-cavalry = кавалерія: { $count }
napoleonics-face-artillery = артилерія: { $count }
napoleonics-face-flag = прапор: { $count }
napoleonics-face-saber = шаблі: { $count }

## Command cards: titles, and what they do

napoleonics-card-scout-left = Розвідка ліворуч
napoleonics-card-scout-left-text = Накажіть 1 загону чи лідеру на лівому фланзі. Наприкінці ходу візьміть 2 карти, одну залиште, іншу скиньте.
napoleonics-card-probe-left = Розвідка боєм ліворуч
napoleonics-card-probe-left-text = Накажіть 2 загонам чи лідерам на лівому фланзі.
napoleonics-card-attack-left = Атака ліворуч
napoleonics-card-attack-left-text = Накажіть 3 загонам чи лідерам на лівому фланзі.
napoleonics-card-assault-left = Наступ ліворуч
napoleonics-card-assault-left-text = Накажіть стільком загонам чи лідерам на лівому фланзі, скільки становить ваше командування: карти в руці разом із цією.
napoleonics-card-scout-center = Розвідка по центру
napoleonics-card-scout-center-text = Накажіть 1 загону чи лідеру у центральній секції. Наприкінці ходу візьміть 2 карти, одну залиште, іншу скиньте.
napoleonics-card-probe-center = Розвідка боєм по центру
napoleonics-card-probe-center-text = Накажіть 2 загонам чи лідерам у центральній секції.
napoleonics-card-attack-center = Атака по центру
napoleonics-card-attack-center-text = Накажіть 3 загонам чи лідерам у центральній секції.
napoleonics-card-assault-center = Наступ по центру
napoleonics-card-assault-center-text = Накажіть стільком загонам чи лідерам у центральній секції, скільки становить ваше командування: карти в руці разом із цією.
napoleonics-card-scout-right = Розвідка праворуч
napoleonics-card-scout-right-text = Накажіть 1 загону чи лідеру на правому фланзі. Наприкінці ходу візьміть 2 карти, одну залиште, іншу скиньте.
napoleonics-card-probe-right = Розвідка боєм праворуч
napoleonics-card-probe-right-text = Накажіть 2 загонам чи лідерам на правому фланзі.
napoleonics-card-attack-right = Атака праворуч
napoleonics-card-attack-right-text = Накажіть 3 загонам чи лідерам на правому фланзі.
napoleonics-card-assault-right = Наступ праворуч
napoleonics-card-assault-right-text = Накажіть стільком загонам чи лідерам на правому фланзі, скільки становить ваше командування: карти в руці разом із цією.
napoleonics-card-coordinated-advance = Узгоджений наступ
napoleonics-card-coordinated-advance-text = Накажіть 4 загонам чи лідерам: по 1 на кожному фланзі та 2 у центрі.
napoleonics-card-flank-attack = Флангова атака
napoleonics-card-flank-attack-text = Накажіть 2 загонам чи лідерам на кожному фланзі.
napoleonics-card-general-advance = Загальний наступ
napoleonics-card-general-advance-text = Накажіть 2 загонам чи лідерам у кожній секції.
napoleonics-card-recon-in-force = Розвідка по фронту
napoleonics-card-recon-in-force-text = Накажіть 1 загону чи лідеру в кожній секції.
napoleonics-card-bayonet-charge = Багнетна атака
napoleonics-card-bayonet-charge-text = Накажіть щонайбільше 4 загонам піхоти. Вони можуть пройти 2 гекси й битися врукопаш, але не стріляти. Гвардія б’ється з 1 додатковим кубиком. Якщо піхоти немає — 1 загону на вибір.
napoleonics-card-bombard = Бомбардування
napoleonics-card-bombard-text = Накажіть щонайбільше 4 загонам артилерії. Кожен проходить до 3 гексів і не б’ється або стоїть і б’ється з 2 додатковими кубиками (гвардійська артилерія — з 3). Якщо артилерії немає — 1 загону на вибір.
napoleonics-card-cavalry-charge = Кавалерійська атака
napoleonics-card-cavalry-charge-text = Накажіть щонайбільше 4 загонам кавалерії чи кінної артилерії. Кавалерія весь хід б’ється з 1 додатковим кубиком (гвардія — з 2), важка може пройти 3 гекси й битися. Якщо кавалерії немає — 1 загону на вибір.
napoleonics-card-counter-attack = Контратака
napoleonics-card-counter-attack-text = Грайте так, ніби це карта, яку суперник зіграв минулого ходу; ліве й праве міняються місцями.
napoleonics-card-elan = Елан
napoleonics-card-elan-text = Киньте стільки кубиків, скільки становить ваше командування. Кожен символ — наказ 1 загону цього роду військ, кожен прапор — 1 загону чи лідеру на вибір, шаблі — нічого. Вони весь хід б’ються з 1 додатковим кубиком. Потім колоду перетасовують із відбоєм.
napoleonics-card-fire-and-hold = Вогонь і тримати позицію
napoleonics-card-fire-and-hold-text = Накажіть щонайбільше 4 загонам піхоти чи артилерії, не сусіднім із ворогом. Вони стріляють з 1 додатковим кубиком і не рухаються; піхота може вийти з каре. Якщо немає ні тих, ні тих — 1 загону на вибір.
napoleonics-card-first-strike = Перший удар
napoleonics-card-first-strike-text = Грайте після того, як ворог оголосив рукопашний бій проти вашого загону, до кидка. Ваш загін б’є першим; нападник атакує, якщо вцілів і не відступив. Наприкінці ходу ви першим берете карту.
napoleonics-card-forced-march = Форсований марш
napoleonics-card-forced-march-text = Накажіть усій піхоті в одній секції. Легка піхота, карабінери, гренадери, гвардія та піхота з лідером можуть пройти 2 гекси й битися; інша — 1 гекс і битися або 2 й не битися. Якщо піхоти немає — 1 загону на вибір.
napoleonics-card-cold-steel = Дати їм холодної сталі
napoleonics-card-cold-steel-text = Накажіть усім загонам, сусіднім із ворогом. До бою вони не рухаються, у рукопашній мають 1 додатковий кубик; зайняття позиції, прорив і додаткова атака (без цього кубика) — як звичайно.
napoleonics-card-leadership = Лідерство
napoleonics-card-leadership-text = Накажіть усім лідерам. Загін отримує наказ разом із лідером, поки той із ним, і б’ється з 1 додатковим кубиком. Лідери можуть від’єднуватися. Якщо лідерів немає — 1 загону на вибір.
napoleonics-card-grande-manoeuvre = Великі маневри
napoleonics-card-grande-manoeuvre-text = Накажіть щонайбільше 4 загонам чи лідерам пройти до 4 гексів; вони не б’ються. Або 1 загону на вибір. Каре наказів не отримують.
napoleonics-card-rally = Збір
napoleonics-card-rally-text = Киньте стільки кубиків, скільки становить ваше командування. Кожен символ піхоти, кавалерії чи артилерії повертає блок загону цього роду військ, не понад повний склад. Загонам, що отримали блок, можна віддавати накази.
napoleonics-card-short-supply = Погане постачання
napoleonics-card-short-supply-text = Один загін будь-якої сторони, не в каре, разом із лідером переноситься на вільний гекс свого краю поля у своїй секції, а якщо зайти нікуди, то другого ряду. Ваш загін цього ходу не б’ється.

## Questions

napoleonics-ask-play = Зіграйте командну карту. Ваше командування: { $command }.
napoleonics-ask-manoeuvre = { $card }: до чотирьох загонів чи лідерів далеким рухом чи один загін за звичайними правилами?
napoleonics-ask-section = { $card }: у якій секції йде піхота?
napoleonics-ask-rally = { $card }: який загін повертає блок? Лишилося символів: піхота { $infantry }, кавалерія { $cavalry }, артилерія { $artillery }.
napoleonics-ask-supply-unit = { $card }: який загін відсилається назад?
napoleonics-ask-supply-hex = { $card }: { $unit } — на який гекс назад?
napoleonics-ask-order =
    { $left ->
        [one] { $card }: віддайте { $left } наказ загону чи лідеру або завершіть.
        [few] { $card }: віддайте до { $left } наказів загонам і лідерам або завершіть.
       *[many] { $card }: віддайте до { $left } наказів загонам і лідерам або завершіть.
    }
napoleonics-ask-out = { $card }: які загони, що отримали наказ, виходять із каре?
napoleonics-ask-move = Пересуньте загін чи лідера з наказом або завершіть рух.
napoleonics-ask-move-to = { $piece }: куди?
napoleonics-ask-battle = Який загін із наказом атакує? Або завершіть бій.
napoleonics-ask-target = { $unit }: кого атакувати?
napoleonics-ask-support = { $unit } → { $target }: які батареї підтримають атаку?
napoleonics-ask-react = Вас атакують урукопаш: { $attacker } → { $target }. Ваша відповідь?
napoleonics-ask-flags = { $unit }: треба відступати, прапорів { $count }. Можна проігнорувати: { $most }.
napoleonics-ask-retreat =
    { $count ->
        [1] { $unit }: відступ на один гекс. Куди?
       *[other] { $unit }: відступ, гексів: { $count }. Куди спершу?
    }
napoleonics-ask-leader-to = { $leader } мусить відступити: наступний гекс?
napoleonics-ask-ground = { $unit }: зайняти позицію?
napoleonics-ask-breakthrough = { $unit } здійснює прорив: ще один гекс?
napoleonics-ask-bonus = { $unit }: додаткова атака — проти кого?
napoleonics-ask-keep = Яку з двох карт залишаєте?
napoleonics-ask-pays = { $card }: { $piece } — який наказ?
napoleonics-ask-back = Удар у відповідь: { $target } → { $attacker }?

## Answers

napoleonics-do-unit = { $unit }, { $hex }, блоків: { $blocks }
napoleonics-do-out = { $unit }, { $hex }: вийти з каре
napoleonics-do-leader = { $leader }, { $hex }
napoleonics-do-detach = { $leader }, { $hex }: від’єднатися від загону
napoleonics-do-play = Зіграти: { $card }
napoleonics-do-keep = Залишити: { $card }
napoleonics-do-ignore =
    { $rest ->
        [0] Проігнорувати { $count }: стояти
       *[other] { $count ->
            [0] Не ігнорувати: відступити
           *[other] Проігнорувати { $count }: відступити за { $rest }
        }
    }
napoleonics-do-done-order = Накази віддано
napoleonics-do-done-out = Решта лишається в каре
napoleonics-do-done-move = Завершити рух
napoleonics-do-done-battle = Завершити бій
napoleonics-do-done-support = Атакувати
napoleonics-do-no-ground = Лишитися
napoleonics-do-no-breakthrough = Лишитися тут
napoleonics-do-no-bonus = Без додаткової атаки
napoleonics-do-no-back = Без удару у відповідь
napoleonics-do-stop = Зупинитися тут
napoleonics-do-off = Залишити поле
napoleonics-do-stand = Стояти
napoleonics-do-strike = Перший удар
napoleonics-do-retire = Відступ і перебудова
napoleonics-do-square = Сформувати каре
napoleonics-do-four = До чотирьох, далеким рухом
napoleonics-do-one = Один загін, як звичайно
napoleonics-do-back = Удар у відповідь
napoleonics-do-symbol = За символ роду військ
napoleonics-do-flag = За прапор

## Refusals

napoleonics-why-not-in-hand = Цієї карти немає у вашій руці ({ $what }).
napoleonics-why-no-infantry-there = У цій секції немає вашої піхоти ({ $what }).
napoleonics-why-not-in-this-battle = У цій битві такого немає.
napoleonics-why-not-your-piece = { $what } — не ваше.
napoleonics-why-not-on-board = { $what }: немає на полі.
napoleonics-why-no-such-symbol = Символів цього роду військ не лишилося ({ $what }).
napoleonics-why-at-full-strength = { $what } має повний склад.
napoleonics-why-in-square = Загін у каре ця карта не переміщує ({ $what }).
napoleonics-why-no-baseline-hex = { $what }: на своєму краю поля немає вільного гекса.
napoleonics-why-not-baseline = { $what } — не гекс свого краю поля у цій секції.
napoleonics-why-not-vacant = { $what }: гекс не вільний.
napoleonics-why-ordered-already = { $what }: наказ уже віддано.
napoleonics-why-not-in-square = { $what }: загін не в каре.
napoleonics-why-cavalry-near = Сусідня ворожа кавалерія не дає вийти з каре ({ $what }).
napoleonics-why-square-no-manoeuvre = Піхота в каре не може отримати наказ цією картою ({ $what }).
napoleonics-why-wrong-arm = Ця карта не віддає наказів такому роду військ ({ $what }).
napoleonics-why-enemy-adjacent = { $what }: поруч стоїть ворожий загін.
napoleonics-why-no-order-left = { $what }: усі накази карти, які могли б сюди піти, вже віддано.
napoleonics-why-leader-not-by-card = Ця карта не дозволяє лідеру від’єднатися ({ $what }).
napoleonics-why-leader-in-square = Лідер не може залишити загін у каре ({ $what }).
napoleonics-why-not-ordered = { $what }: цього ходу наказу немає.
napoleonics-why-moved-already = { $what }: рух уже зроблено.
napoleonics-why-joined = Після з’єднання рухатися вже не можна ({ $what }).
napoleonics-why-square-no-move = Загін у каре не рухається ({ $what }).
napoleonics-why-nowhere-to-go = { $what }: нікуди рухатися.
napoleonics-why-impassable = Недоступний ландшафт ({ $what }).
napoleonics-why-occupied = { $what }: гекс зайнятий.
napoleonics-why-two-leaders = Двоє лідерів не можуть бути на одному гексі ({ $what }).
napoleonics-why-too-far = { $what }: задалеко.
napoleonics-why-no-exit = Тут залишити поле не можна ({ $what }).
napoleonics-why-fought-already = { $what }: бій уже проведено.
napoleonics-why-barred = { $what }: після такого руху битися не можна.
napoleonics-why-no-target = { $what }: немає цілі.
napoleonics-why-not-an-enemy = { $what } — не ворог.
napoleonics-why-card-no-fire = Загони, що отримали наказ цією картою, не стріляють ({ $what }).
napoleonics-why-card-no-melee = Загони, що отримали наказ цією картою, лише стріляють ({ $what }).
napoleonics-why-cavalry-no-fire = Кавалерія не веде вогневого бою ({ $what }).
napoleonics-why-must-melee = Якщо поруч ворожий загін, можна битися лише врукопаш ({ $what }).
napoleonics-why-out-of-range = { $what }: поза дистанцією вогню.
napoleonics-why-no-line = Лінію вогню перекрито ({ $what }).
napoleonics-why-no-dice = Не було б жодного кубика ({ $what }).
napoleonics-why-leader-not-lone = Лідер із загоном; атакуйте загін ({ $what }).
napoleonics-why-leader-no-fire = По лідеру, що стоїть один, не стріляють ({ $what }).
napoleonics-why-not-a-battery = Атаку підтримує лише артилерія з наказом, що ще не билася ({ $what }).
napoleonics-why-battery-engaged = Батарея, поруч із якою стоїть ворог, підтримує атаку лише проти сусіднього ворога ({ $what }).
napoleonics-why-in-already = { $what } уже підтримує атаку.
napoleonics-why-no-first-strike = У вас немає карти «Перший удар» ({ $what }).
napoleonics-why-not-cavalry = Відступ і перебудова — лише для кавалерії ({ $what }).
napoleonics-why-not-infantry-attack = Кавалерія відступає і перебудовується лише перед піхотою ({ $what }).
napoleonics-why-cannot-retire = Немає двох вільних гексів для відступу і перебудови ({ $what }).
napoleonics-why-not-infantry = Каре формує лише піхота ({ $what }).
napoleonics-why-not-cavalry-attack = Каре формують лише проти кавалерії ({ $what }).
napoleonics-why-too-few-cards = Для каре потрібно три карти в руці ({ $what }).
napoleonics-why-no-slot = Шкалу каре заповнено ({ $what }).
napoleonics-why-square-terrain = На такому ландшафті каре не сформувати ({ $what }).
napoleonics-why-too-many-flags = Стільки прапорів не проігнорувати ({ $what }).
napoleonics-why-not-back = Відступати треба до свого краю поля ({ $what }).
napoleonics-why-must-go-on = Тут зупинитися не можна ({ $what }).
napoleonics-why-not-at-baseline = Він не на своєму краю поля ({ $what }).
napoleonics-why-not-vacated = Зайняти можна лише щойно звільнений гекс ({ $what }).
napoleonics-why-must-follow = Запальна кавалерія мусить переслідувати ({ $what }).
napoleonics-why-not-beside = { $what }: не сусідній гекс.
napoleonics-why-not-drawn = Цю карту щойно не брали ({ $what }).
napoleonics-why-cannot-finish = Звідти відступ не завершити ({ $what }).
napoleonics-why-not-in-section = Загін чи лідер не в цій секції ({ $what }).
napoleonics-why-wrong-section = { $what }: у цій секції карта нікому не наказує.
napoleonics-why-no-symbol = { $what }: не випало ні відповідного символу, ні прапора.

## Events

napoleonics-event-turn = Хід { $turn }: { $army }.
napoleonics-event-objective = { $army } утримують { $hex }; Прапорів перемоги: { $banners }.
napoleonics-event-objective-lost = { $army } більше не утримують { $hex }.
napoleonics-event-play = { $army } грають карту «{ $card }».
napoleonics-event-play-as = { $army } грають карту «{ $card }» як «{ $effective }».
napoleonics-event-substitute = { $army } натомість можуть наказати одному загону.
napoleonics-event-manoeuvre =
    { $count ->
        [1] { $army } вибирають один загін за звичайними правилами.
       *[other] { $army } вибирають далекий рух.
    }
napoleonics-event-section-chosen = { $army } вибирають: { $section }.
napoleonics-event-roll-card = «{ $card }»: { $faces }.
napoleonics-event-rally = { $unit }: блок повернуто, тепер їх { $blocks }.
napoleonics-event-supply = { $unit }: назад з { $from } на { $to }.
napoleonics-event-order = Наказ: { $unit }.
napoleonics-event-order-leader = Наказ: { $leader }.
napoleonics-event-order-lost = { $unit }: наказ втрачено, лідер пішов.
napoleonics-event-out = { $unit }: вихід із каре (значок { $slot }).
napoleonics-event-card-back = «{ $card }» повертається в руку з поділки { $slot }.
napoleonics-event-move = { $unit }: рух з { $from } на { $to }.
napoleonics-event-move-leader = { $leader } рухається з { $from } на { $to }.
napoleonics-event-attach = { $leader } приєднується: { $unit }.
napoleonics-event-exit = { $unit }: вихід з поля, гекс { $hex }.
napoleonics-event-leave = { $leader } залишає поле з { $hex }.
napoleonics-event-fire = Вогонь: { $unit } → { $target }.
napoleonics-event-melee =
    { $batteries ->
        [0] Рукопаш: { $unit } → { $target }.
       *[other] Комбінована атака: { $unit } → { $target }, батарей: { $batteries }.
    }
napoleonics-event-melee-leader = Атака на лідера: { $unit } → { $leader }.
napoleonics-event-battery = Атаку підтримує батарея: { $unit }.
napoleonics-event-react-stand = { $army } стоять.
napoleonics-event-strike = { $army } грають «Перший удар»: { $unit }.
napoleonics-event-retire = { $unit }: відступ і перебудова.
napoleonics-event-square = { $unit }: шикування в каре (значок { $slot }).
napoleonics-event-card-taken = «{ $card }» лягає на поділку { $slot } шкали каре.
napoleonics-event-roll-fire = { $unit } → { $target }: { $faces }.
napoleonics-event-roll-melee = { $unit } → { $target }: { $faces }.
napoleonics-event-roll-battle-back = Удар у відповідь: { $unit } → { $target }: { $faces }.
napoleonics-event-roll-first-strike = Перший удар: { $unit } → { $target }: { $faces }.
napoleonics-event-roll-square = Каре б’є першим: { $unit } → { $target }: { $faces }.
napoleonics-event-roll-retiring = Удар по тих, що відступають: { $unit } → { $target }: { $faces }.
napoleonics-event-no-back = { $unit }: без удару у відповідь.
napoleonics-event-hits =
    { $unit }: { $lost ->
        [one] втрачено { $lost } блок
        [few] втрачено { $lost } блоки
       *[many] втрачено { $lost } блоків
    }, лишилося: { $left }.
napoleonics-event-eliminated =
    { $unit }: загін знищено, { $banners ->
        [one] { $banners } Прапор перемоги
        [few] { $banners } Прапори перемоги
       *[many] { $banners } Прапорів перемоги
    }.
napoleonics-event-check = { $army } перевіряють, чи загинув { $leader }: { $faces }.
napoleonics-event-leader-killed = { $leader } гине.
napoleonics-event-leader-safe = { $leader } неушкоджений.
napoleonics-event-escape = { $leader } тікає повз ворога ({ $unit }): { $faces }.
napoleonics-event-flags =
    { $ignored ->
        [0] { $unit }: прапорів { $flags }.
       *[other] { $unit }: прапорів { $flags }, проігноровано { $ignored }.
    }
napoleonics-event-bounce = { $unit }: Прапор відступу, загін відкинуто від каре.
napoleonics-event-retreat = { $unit }: відступ з { $from } на { $to }.
napoleonics-event-blocked =
    { $unit }: відступати нікуди, { $lost ->
        [one] втрачено { $lost } блок
        [few] втрачено { $lost } блоки
       *[many] втрачено { $lost } блоків
    }.
napoleonics-event-retreat-leader = { $leader } відступає з { $from } на { $to }.
napoleonics-event-ground = { $unit }: зайнято позицію, з { $from } на { $to }.
napoleonics-event-breakthrough = { $unit }: прорив з { $from } на { $to }.
napoleonics-event-bonus = Додаткова атака: { $unit } → { $target }.
napoleonics-event-banners =
    { $side }: { $banners ->
        [one] { $banners } Прапор перемоги
        [few] { $banners } Прапори перемоги
       *[many] { $banners } Прапорів перемоги
    }.
napoleonics-event-first-strike-draw =
    { $army } беруть першими після «Першого удару»: { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }.
napoleonics-event-draw =
    { $army } беруть { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }.
napoleonics-event-drew = Ви взяли: «{ $card }».
napoleonics-event-drew-two = Ви взяли: «{ $card }» і «{ $other }».
napoleonics-event-keep = Ви залишаєте: «{ $card }».
napoleonics-event-discarded = { $army } скидають: «{ $card }».
napoleonics-event-reshuffle = Колоду перетасовано.
napoleonics-event-win =
    { $army } перемагають: { $banners ->
        [one] { $banners } Прапор перемоги
        [few] { $banners } Прапори перемоги
       *[many] { $banners } Прапорів перемоги
    }.

## Calculations

napoleonics-odds-strength = Сила загону
napoleonics-odds-card = Командна карта
napoleonics-odds-terrain = Ландшафт
napoleonics-odds-square = Каре: щонайбільше один кубик
napoleonics-odds-battery = Батарея: { $unit }
napoleonics-odds-fire = Вогонь: { $unit } → { $target }
napoleonics-odds-melee = Рукопаш: { $unit } → { $target }
napoleonics-odds-result = Втрачено блоків: { $hits }, прапорів: { $flags }
napoleonics-odds-eliminated = Загін знищено
napoleonics-odds-result-leader-killed = Втрачено блоків: { $hits }, прапорів: { $flags }; лідер гине
napoleonics-odds-leader-killed = Лідер гине
napoleonics-odds-leader-safe = Лідер мусить відступити
napoleonics-odds-eliminated-leader-killed = Загін знищено; лідер гине

## Results

napoleonics-victory = Перемога
napoleonics-won-by-banners = Прапорів перемоги: французи { $french }, союзники { $allied }; потрібно було { $needed }.

## The terminal’s board

napoleonics-draw-headline = Хід { $turn } · { $army } · карт у колоді: { $deck }
napoleonics-draw-played = { " · " }{ $card }
napoleonics-draw-legend = LN4 — лінійна піхота з чотирма блоками, [LN4] — у каре, * — з наказом, @Ney — лідер; виділені назви — цілі
napoleonics-draw-ground = ♣♣ ліс, ∩∩ пагорб, ▲▲ кам’янистий пагорб, ## місто, #% млин, <> редут, ≈≈ річка, ~~ мілка річка, == міст, :: каменоломня
napoleonics-draw-army = { $army }: Прапорів перемоги { $banners } з { $goal }, карт { $cards }, каре { $squares }

## Що змінили пізніші версії правил

napoleonics-change-joining-battery = Батарея поруч із ціллю долучається до спільної атаки, навіть якщо поруч із нею є й інший ворог.
napoleonics-change-artillery-dice = Артилерія кидає кубики за картками загонів; гармати з одним блоком не стріляють на найбільшу дальність.
napoleonics-change-streams = Потічки Ла-Коруньї, Талавери, Редині, Саламанки (правий фланг французів) і Тулузи звиваються й почасти лежать в інших гексах.
