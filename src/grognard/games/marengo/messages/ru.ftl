## The game

marengo-title = Triomphe à Marengo
marengo-scenario-14-june = Маренго, 14 июня 1800 года
marengo-option-cleaned-may-march = Марш по дороге для фигуры, отведённой при восстановлении подступа
marengo-option-cleaned-may-march-no = Нет: она начала ход не в резерве
marengo-option-cleaned-may-march-yes = Да: считается, что она начала ход в резерве
marengo-seat-austria = Австрия
marengo-seat-france = Франция
marengo-type-infantry = пехота
marengo-type-cavalry = конница
marengo-type-artillery = артиллерия
marengo-face = { $type } { $strength }

## Places

marengo-locale = участок { $number }
marengo-locale-named = { $name } ({ $number })
marengo-at-reserve = { $locale }, в резерве
marengo-at-side = { $locale }, блокирует подступ → { $to }{ $approach }
marengo-at-alessandria = зона ожидания Алессандрия
marengo-at-tortona = зона ожидания Тортона, 11:00
marengo-at-novi = зона ожидания Нови, 16:00
marengo-at-sale = зона ожидания Сале, 17:00
marengo-at-gone = уничтожена
marengo-road-main = большая дорога
marengo-road-local = местная дорога
marengo-road-entry = вход по большой дороге
marengo-road-pontoon = понтонный мост
marengo-part-n = { " (север)" }
marengo-part-s = { " (юг)" }
marengo-part-e = { " (восток)" }
marengo-part-w = { " (запад)" }
marengo-part-m = { " (середина)" }
marengo-part-only = { "" }
marengo-place-1 = Предмостное укрепление Алессандрии
marengo-place-4 = Кашина Петербона
marengo-place-6 = Кашина Стортильона
marengo-place-8 = Кашина Калькамуджа
marengo-place-9 = Кашина Гранера
marengo-place-10 = Кашина Болла
marengo-place-12 = Маренго
marengo-place-13 = Кашина Гуараска
marengo-place-15 = Спинетта
marengo-place-17 = Лунгафаме
marengo-place-20 = Кашина Барботта
marengo-place-28 = Кастельчериоло (юг)
marengo-place-29 = Кастельчериоло (север)
marengo-place-31 = Кашина Мальпенсата
marengo-place-39 = Кашина Рана
marengo-place-40 = Кашина Валле
marengo-place-41 = Беттале
marengo-place-42 = Кашина Ломбарда
marengo-place-45 = Кашина Гуаска
marengo-place-46 = Кашина Поджи
marengo-place-47 = Кашина Гросса
marengo-place-48 = Бруза
marengo-place-50 = Кашина Кассано
marengo-place-52 = Вилланова
marengo-place-54 = Лоби (запад)
marengo-place-56 = Лоби (восток)
marengo-place-57 = Кашина Мандрина
marengo-place-59 = Паджелли
marengo-place-60 = Кашина Вальмагра
marengo-place-65 = Кашина Кантоне
marengo-place-66 = Кашина Бускетта
marengo-place-72 = Филиппона
marengo-place-73 = Кашина Фаджелла
marengo-place-77 = Кашина Фаворита
marengo-place-80 = Сан-Джулиано-Нуово
marengo-place-85 = Сан-Джулиано-Веккьо
marengo-place-86 = Москини
marengo-place-88 = Кашина Феррари

## Questions

marengo-ask-s6-action = Ваш ход: выберите фигуру для действия или закончите ход. Осталось приказов: { $commands }.
marengo-ask-s6-group = Добавьте фигуру или выберите действие. Осталось приказов: { $commands }.
marengo-ask-s8-march = Марш по дороге: следующее пересечение, подступ для продолжения или остановка.
marengo-ask-s9-respond = Манёвренная атака { $locale } → { $to }{ $approach }: какие фигуры отвечают из резерва?
marengo-ask-s9-advance = Атака { $locale } → { $to }{ $approach } отражена: выдвинуть всех атакующих к подступу?
marengo-ask-s9-show = Какую атаковавшую пехоту вы открываете?
marengo-ask-s10-reduce = Бомбардировка, { $locale }: какую фигуру уменьшить?
marengo-ask-s11-defense = Штурм { $locale } → { $to }{ $approach }, шаг 2: выберите авангард обороны или никого.
marengo-ask-s11-attack = Штурм { $locale } → { $to }{ $approach }, шаг 3: выберите фигуры авангарда.
marengo-ask-s11-join = Штурм { $locale } → { $to }{ $approach }, шаг 3: какие ещё фигуры участвуют?
marengo-ask-s11-fire = Штурм { $locale } → { $to }{ $approach }, шаги 4 и 5: заградительная артиллерия, контратака или ничего?
marengo-ask-s11-counter = Штурм { $locale } → { $to }{ $approach }, шаг 5: кто контратакует?
marengo-ask-s11-fired = Заградительная артиллерия: какую фигуру авангарда уменьшить?
marengo-ask-s11-odd = Какая из двух фигур получает нечётное уменьшение?
marengo-ask-s11-excess = Шаг 8: какую другую фигуру штурма уменьшить? Осталось: { $left }.
marengo-ask-s12-continue = Продолжение движения: какая конница идёт дальше к подступу? Осталось приказов: { $commands }.
marengo-ask-s12-side = Продолжение: к какому подступу?
marengo-ask-s13-reduce = Отступление, { $at }: кто получает уменьшение? Осталось: { $left }.
marengo-ask-s13-to = Отступление, { $locale }: куда идёт { $piece }?
marengo-ask-s14-organize =
    Какую ещё фигуру упорядочить? { $left ->
        [0] Следующая требует ещё одного приказа.
       *[other] Это действие может взять ещё { $left }.
    }
marengo-ask-s18-lose = { $army } ещё теряет боевой дух: { $left }. С какого участка взять диск?
marengo-ask-s18-commit = { $army }: не хватает дисков для участка ({ $locale }): { $left }. Можете переместить их с других участков.
marengo-ask-s18-return = Восстановление боевого духа: вернуть один назначенный диск?

## Answers

marengo-do-piece = { $piece } ({ $name }), { $at }
marengo-do-complete = Завершить бомбардировку: { $at }
marengo-do-march = Марш: { $locale }
marengo-do-retreat = Отступить: { $locale }
marengo-do-take = Взять диск: { $locale }
marengo-do-transfer = Переместить диск: { $locale }
marengo-do-return = Вернуть диск: { $locale }
marengo-do-block = Блокировать подступ: { $to }{ $approach }, приказов: { $cost }
marengo-do-attack = Манёвренная атака: { $to }{ $approach }
marengo-do-assault = Штурм { $locale } → { $to }{ $approach }
marengo-do-continue = Продолжить к подступу: { $to }{ $approach }
marengo-do-cross = Марш: { $to } — { $road }{ $crossing }, шаг { $step }
marengo-do-reserve = Назад в резерв
marengo-do-organize = Упорядочить
marengo-do-declare = Объявить бомбардировку
marengo-do-fire = Заградительная артиллерия
marengo-do-advance = Всем выдвинуться к подступу
marengo-do-eliminate = Уничтожить: места не осталось
marengo-do-end = Закончить ход
marengo-do-done-s8-march = Остановиться здесь
marengo-do-done-s9-respond = Больше никто не отвечает
marengo-do-done-s9-advance = Остаться в резерве
marengo-do-done-s11-defense = Больше никого в авангард
marengo-do-done-s11-attack = Без второй фигуры авангарда
marengo-do-done-s11-join = Больше никто не участвует
marengo-do-done-s11-fire = Ничего не объявлять
marengo-do-done-s11-counter = Больше никто не контратакует
marengo-do-done-s12-continue = Дальше никто не идёт
marengo-do-done-s14-organize = Больше никого
marengo-do-done-s18-commit = Больше не перемещать
marengo-do-done-s18-return = Не возвращать

## Refusals

marengo-what-side = { $locale } → { $to }{ $approach }
marengo-what-way = { $to }: { $road }{ $crossing }
marengo-why-not-your-piece = { $what } не относится к вашим фигурам, которые могут действовать сейчас.
marengo-why-not-in-play = { $what } уничтожена.
marengo-why-has-acted = { $what } уже участвовала в действии этого хода.
marengo-why-alike = Вместо { $what } предлагается такая же фигура в той же позиции.
marengo-why-nothing-to-do = Нет действия, которое { $what } могла бы выполнить сейчас.
marengo-why-no-command = На это не осталось приказа ({ $what }).
marengo-why-picked-already = { $what } уже выбрана.
marengo-why-three-pieces = В одном действии участвуют не более трёх фигур.
marengo-why-other-position = { $what } не в той же позиции, что выбранные фигуры.
marengo-why-no-room = На смежных участках, куда можно было бы пойти, не хватает места ({ $what }).
marengo-why-not-adjacent = Участок не смежный ({ $what }).
marengo-why-enemy-there = Участок занят противником ({ $what }).
marengo-why-nobody-opposite = Участок напротив подступа не занят противником ({ $what }).
marengo-why-not-in-reserve = Фигура там не в резерве ({ $what }).
marengo-why-not-in-approach = Выбранная фигура не блокирует подступ ({ $what }).
marengo-why-only-opposite = С подступа можно двигаться или атаковать только через него ({ $what }).
marengo-why-over-capacity = Вместимость участка будет превышена ({ $what }).
marengo-why-approach-closed = Через этот подступ на этом ходу проигран штурм ({ $what }).
marengo-why-locale-barred = Участок взят штурмом на этом ходу; марш по дороге в него запрещён ({ $what }).
marengo-why-protected-entry = На этот участок ещё должны войти подкрепления противника ({ $what }).
marengo-why-must-enter-by-road = Фигура из зоны ожидания входит только маршем по дороге, начиная с места входа ({ $what }).
marengo-why-too-early = Эти подкрепления ещё не могут войти ({ $what }).
marengo-why-artillery-waits = Австрийская артиллерия не может войти до 7:00 ({ $what }).
marengo-why-road-one-piece = Марш по дороге перемещает ровно одну фигуру ({ $what }).
marengo-why-no-road = Туда не ведёт дорога марша ({ $what }).
marengo-why-no-step-left = Ограничение движения: для этого пересечения не осталось шага ({ $what }).
marengo-why-against-traffic = Это пересечение на этом ходу использовано в другом направлении ({ $what }).
marengo-why-cavalry-only = Это может только конница ({ $what }).
marengo-why-crossing-attacked = Через это пересечение на этом ходу уже была манёвренная атака ({ $what }).
marengo-why-fully-blocked = Подступ обороны полностью заблокирован ({ $what }).
marengo-why-needs-infantry = Подступ обороны препятствует коннице: нужна пехота ({ $what }).
marengo-why-obstructed = Подступ обороны препятствует коннице ({ $what }).
marengo-why-not-artillery = Бомбардирует только артиллерия ({ $what }).
marengo-why-artillery-penalty = Это запрещает штраф артиллерии ({ $what }).
marengo-why-not-declared = Бомбардировка не объявлена ({ $what }).
marengo-why-not-blocked = Противник не блокирует противоположный подступ ({ $what }).
marengo-why-nobody-can-lead = На подступе некому возглавить штурм ({ $what }).
marengo-why-too-weak = { $what } имеет силу меньше двух.
marengo-why-same-type = Две фигуры должны быть одного типа ({ $what }).
marengo-why-leads-already = { $what } в авангарде и не может контратаковать.
marengo-why-not-assault-piece = { $what } не относится к фигурам штурма, о которых речь.
marengo-why-one-must-lead = Атака должна иметь фигуру авангарда.
marengo-why-no-artillery = На подступе нет артиллерии, которая могла бы стрелять.
marengo-why-bombarded-before = Артиллерия объявила или завершила бомбардировку в прошлый ход ({ $what }).
marengo-why-not-there = { $what } не в резерве атакованного участка.
marengo-why-not-infantry = { $what } — не пехота.
marengo-why-not-on-the-road = Продолжение возможно только вдоль дороги, по которой шёл марш, или к подступу атаки ({ $what }).
marengo-why-french-surprised = В 6:00 французы не могут блокировать подступы ({ $what }).
marengo-why-disorganized = Дезорганизованная фигура не атакует и не покидает участок ({ $what }).
marengo-why-organized-already = { $what } не дезорганизована.
marengo-why-organize-all = За один ход упорядочивают все фигуры участка или ни одной ({ $what }).
marengo-why-organize-before-acting = Фигура этого участка уже действовала; упорядочение предшествует действию ({ $what }).
marengo-why-out-of-reach = Отступают только на смежные участки ({ $what }).
marengo-why-whence-attacked = Атака пришла с этого участка ({ $what }).
marengo-why-against-arrow = Есть место в другой стороне; отступление против стрелки — крайний случай ({ $what }).
marengo-why-room-left = Ещё есть куда отступить.
marengo-why-no-token = Там нет диска этой армии ({ $what }).
marengo-why-same-locale = Диск должен быть с другого участка ({ $what }).
marengo-why-token-transferred = Диски там перемещены в прошлый ход противника ({ $what }).
marengo-why-not-first-choice = Это уменьшение должна получить другая фигура ({ $what }).
marengo-why-not-in-group = { $what } не участвовала в этом действии.
marengo-why-austrians-organized = Дезорганизованными бывают только французские фигуры ({ $what }).
marengo-why-pontoon-used = По понтонному мосту за ход проходит одна фигура ({ $what }).
marengo-why-entry-full = Ограничение движения: на этом ходу там больше никто не может войти ({ $what }).
marengo-why-cleaned-up = Эта фигура отведена при восстановлении подступа; маршем по дороге идёт только та, что начала ход в резерве ({ $what }).
marengo-why-enemy-on-the-road = Участок занят противником, а на марше атакует только конница ({ $what }).
marengo-why-finish-first = Сначала нужно упорядочить весь начатый участок, { $what } — потом.
marengo-why-one-piece = Для этого выбирают только одну фигуру ({ $what }).
marengo-why-approach-acted = Все фигуры на этом подступе уже участвовали в действиях этого хода ({ $what }).
marengo-why-nobody-in-approach = Этот подступ не блокирует ни одна ваша фигура ({ $what }); из резерва не штурмуют.
marengo-why-other-locale = Выбранные фигуры не на участке этого подступа ({ $what }).
marengo-why-already-there = Выбранные фигуры уже на этом участке ({ $what }).

## Events

marengo-event-turn = { $time }: ход, { $army }.
marengo-event-scheduled =
    { $army } берёт с дорожки времени { $tokens ->
        [one] { $tokens } диск боевого духа
        [few] { $tokens } диска боевого духа
       *[other] { $tokens } дисков боевого духа
    }.
marengo-event-cleanup =
    Восстановление подступа, { $locale } → { $to }{ $approach }: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-march =
    { $army }: марш, { $from } — { $to }: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-block =
    { $army } блокирует подступ, { $locale } — { $to }{ $approach }: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }, приказов: { $cost }.
marengo-event-reserve =
    { $army }: в резерв, { $locale }: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-cross = { $army }: марш по дороге, { $to }, { $road }{ $crossing }, шаг { $step }.
marengo-event-attack =
    { $army }: манёвренная атака { $locale } → { $to }{ $approach }, { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    } { $reserve ->
        [0] с подступа.
       *[other] из резерва.
    }
marengo-event-respond = { $army } отвечает, фигур: { $count }.
marengo-event-blocked = Атака отражена: { $locale } → { $to }{ $approach }.
marengo-event-through = Атака удалась: { $locale } → { $to }{ $approach }.
marengo-event-enter =
    { $army }: вход, { $to }: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-advance =
    { $army }: выдвижение к подступу → { $to }{ $approach }: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-show = { $army } открывает: { $type } { $strength } ({ $at }).
marengo-event-reduce =
    { $strength ->
        [0] { $army }: { $type } — уничтожена ({ $at }).
       *[other] { $army }: { $type } — уменьшена до { $strength } ({ $at }).
    }
marengo-event-declare = { $army } объявляет бомбардировку { $locale } → { $to }{ $approach }.
marengo-event-complete = { $army } завершает бомбардировку { $locale } → { $to }{ $approach }.
marengo-event-cancel = { $army }: объявленная бомбардировка { $locale } → { $to }{ $approach } отменена.
marengo-event-lapse = { $army }: объявленная бомбардировка { $locale } → { $to }{ $approach } не завершена и теряет силу.
marengo-event-spared = Бомбардировка { $locale } → { $to }{ $approach } никому не вредит: там пусто.
marengo-event-assault = { $army } объявляет штурм { $locale } → { $to }{ $approach }.
marengo-event-lead = { $army }: авангард обороны, фигур: { $count }.
marengo-event-lead-attack =
    { $army } штурмует: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }, в авангарде: { $leaders }.
marengo-event-fire = { $army }: заградительная артиллерия.
marengo-event-counter =
    { $army } контратакует: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-result = Итог: { $strength } − { $penalty } − { $defense } − { $counter } = { $result }.
marengo-event-reductions = Уменьшения: атакующий { $attacker }, обороняющийся { $defender }.
marengo-event-held = { $army } отбивает штурм { $locale } → { $to }{ $approach }.
marengo-event-stormed = { $army } выигрывает штурм { $locale } → { $to }{ $approach }.
marengo-event-continue = { $army }: конница продолжает к подступу, { $locale } — { $to }{ $approach }.
marengo-event-retreat =
    { $army } отступает, { $locale }: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-to = { $type } { $strength } отступает: { $to }.
marengo-event-stranded = { $type } { $strength } не имеет пути отступления: уничтожена.
marengo-event-disorganize =
    { $army }: дезорганизовано, { $locale }: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-organize = { $army } упорядочивает фигуру, { $locale }.
marengo-event-commit =
    { $army } назначает, { $locale }: { $tokens ->
        [one] { $tokens } диск боевого духа
        [few] { $tokens } диска боевого духа
       *[other] { $tokens } дисков боевого духа
    }.
marengo-event-transfer = Диск боевого духа ({ $army }) перемещён: { $from } — { $to }.
marengo-event-lose =
    { $army } теряет { $tokens ->
        [one] { $tokens } диск боевого духа
        [few] { $tokens } диска боевого духа
       *[other] { $tokens } дисков боевого духа
    }.
marengo-event-take = { $army } теряет диск боевого духа, { $locale }.
marengo-event-cleanup-lost =
    { $army } теряет, { $locale }: { $tokens ->
        [one] { $tokens } диск боевого духа
        [few] { $tokens } диска боевого духа
       *[other] { $tokens } дисков боевого духа
    }.
marengo-event-cleanup-back =
    { $army } возвращает, { $locale }: { $tokens ->
        [one] { $tokens } диск боевого духа
        [few] { $tokens } диска боевого духа
       *[other] { $tokens } дисков боевого духа
    }.
marengo-event-return = { $army } возвращает диск боевого духа, { $locale }.
marengo-event-demoralized = { $army } деморализована.
marengo-event-marginal = { $army } одерживает незначительную победу. Австрийских фигур к востоку от целевой линии: { $count }.

## Results

marengo-decisive = Решительная победа
marengo-marginal = Незначительная победа
marengo-won-by-demoralization = Побеждённая армия деморализована.
marengo-won-by-line = Не менее трёх австрийских фигур стоят к востоку от целевой линии ({ $pieces_east }).
marengo-won-by-holding = Менее трёх австрийских фигур стоят к востоку от целевой линии ({ $pieces_east }).

## Calculations

marengo-odds-assault = Штурм на данный момент
marengo-odds-leaders = Авангард атаки
marengo-odds-penalty = Штрафы на подступе обороны
marengo-odds-defense = Авангард обороны
marengo-odds-counter = Контратакующие фигуры
marengo-odds-crushed = Побеждает обороняющийся ({ $result }), атака разгромлена; уменьшения: атакующий { $attacker } (из них из-за разгрома { $crushed }), обороняющийся { $defender }
marengo-odds-attacker-wins = Побеждает атакующий ({ $result }); уменьшения: атакующий { $attacker }, обороняющийся { $defender }
marengo-odds-defender-wins = Побеждает обороняющийся ({ $result }); уменьшения: атакующий { $attacker }, обороняющийся { $defender }

## The terminal's board

marengo-draw-headline = { $time } · ход: { $army } · приказов { $commands }
marengo-draw-morale = { $army }: боевой дух { $level } (неназначенный { $uncommitted }; назначенный { $committed }; на дорожке { $track })
marengo-draw-legend = 12:2+1 — участок 12, две фигуры в резерве и одна блокирует; * уже действовала, ? дезорганизована
marengo-short-infantry = пех
marengo-short-cavalry = кон
marengo-short-artillery = арт
marengo-draw-guess = { $type } { $strength } × { $least }–{ $most }

## Что изменили более поздние версии правил

marengo-change-board-measured = Поле измерено заново: четыре подступа в лесах участков 23 и 24 не имеют штрафа пехоте, подступ участка 33 к 31 препятствует коннице, и ещё четыре стрелки указывают на восток (34 → 55, 58 → 70, 31 → 33, 59 → 58).
marengo-change-bombardment-told = Журнал рассказывает о бомбардировке, которая потеряла силу, отменена или никому не повредила.
marengo-change-face-once = Конница, которая атаковала на марше и воспользовалась продолжением, открывается один раз.
marengo-change-taken-locale = О входе на участок, взятый штурмом, журнал рассказывает по разделу о штурме.
