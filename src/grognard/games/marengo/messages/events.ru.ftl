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

## Что изменили более поздние версии правил

marengo-change-board-measured = Поле измерено заново: четыре подступа в лесах участков 23 и 24 не имеют штрафа пехоте, подступ участка 33 к 31 препятствует коннице, и ещё четыре стрелки указывают на восток (34 → 55, 58 → 70, 31 → 33, 59 → 58).
marengo-change-bombardment-told = Журнал рассказывает о бомбардировке, которая потеряла силу, отменена или никому не повредила.
marengo-change-face-once = Конница, которая атаковала на марше и воспользовалась продолжением, открывается один раз.
marengo-change-taken-locale = О входе на участок, взятый штурмом, журнал рассказывает по разделу о штурме.
