## Events

marengo-event-turn = { $time }: ход { CASE($army, "gen") }.
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
    { $army }: марш от { CASE($from, "gen") } до { CASE($to, "gen") }, { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-block =
    { $army } блокирует подступ от { CASE($locale, "gen") } к { CASE($to, "dat") }{ $approach }: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }, приказов: { $cost }.
marengo-event-reserve =
    { $army }: назад в резерв ({ $locale }), { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-cross = { $army }: марш по дороге к { CASE($to, "dat") }, { $road }{ $crossing }, шаг { $step }.
marengo-event-attack =
    { $army }: манёвренная атака { $locale } → { $to }{ $approach }, { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    } { $reserve ->
        [0] с подступа.
       *[other] из резерва.
    }
marengo-event-respond = { $army } отвечает; фигур: { $count }.
marengo-event-blocked = Атака заблокирована: { $locale } → { $to }{ $approach }.
marengo-event-through = Атака удалась: { $locale } → { $to }{ $approach }.
marengo-event-enter =
    { $army } занимает { CASE($to, "acc") }: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-advance =
    { $army } выдвигается к подступу → { $to }{ $approach }: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-show = { $army } показывает { CASE($type, "acc") } { $strength } ({ $at }).
marengo-event-reduce =
    { $strength ->
        [0] { $army }: { $type } уничтожена ({ $at }).
       *[other] { $army }: { $type } уменьшена до { $strength } ({ $at }).
    }
marengo-event-declare = { $army } объявляет бомбардировку: { $locale } → { $to }{ $approach }.
marengo-event-complete = { $army } завершает бомбардировку: { $locale } → { $to }{ $approach }.
marengo-event-cancel = Объявленная бомбардировка отменена ({ $army }): { $locale } → { $to }{ $approach }.
marengo-event-lapse = Объявленная бомбардировка не завершена и теряет силу ({ $army }): { $locale } → { $to }{ $approach }.
marengo-event-spared = Бомбардировка никому не повредила, там пусто: { $locale } → { $to }{ $approach }.
marengo-event-assault = { $army } объявляет штурм: { $locale } → { $to }{ $approach }.
marengo-event-lead = { $army }: в авангарде обороны фигур: { $count }.
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
marengo-event-held = { $army } отбивает штурм: { $locale } → { $to }{ $approach }.
marengo-event-stormed = { $army } выигрывает штурм: { $locale } → { $to }{ $approach }.
marengo-event-continue = { $army }: конница продолжает движение к подступу от { CASE($locale, "gen") } к { CASE($to, "dat") }{ $approach }.
marengo-event-retreat =
    { $army } отступает от { CASE($locale, "gen") }: { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-to = { CAPITAL($type) } { $strength } отступает к { CASE($to, "dat") }.
marengo-event-stranded = { CAPITAL($type) } { $strength } уничтожена: отступать некуда.
marengo-event-disorganize =
    { $army }: дезорганизовано ({ $locale }), { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }.
marengo-event-organize = { $army } упорядочивает фигуру ({ $locale }).
marengo-event-commit =
    { $army } назначает для { CASE($locale, "gen") } { $tokens ->
        [one] { $tokens } диск боевого духа
        [few] { $tokens } диска боевого духа
       *[other] { $tokens } дисков боевого духа
    }.
marengo-event-transfer = Диск боевого духа { CASE($army, "gen") } перемещён от { CASE($from, "gen") } к { CASE($to, "dat") }.
marengo-event-lose =
    { $army } теряет { $tokens ->
        [one] { $tokens } диск боевого духа
        [few] { $tokens } диска боевого духа
       *[other] { $tokens } дисков боевого духа
    }.
marengo-event-take = { $army } теряет диск боевого духа ({ $locale }).
marengo-event-cleanup-lost =
    { $army } теряет { $tokens ->
        [one] { $tokens } диск боевого духа
        [few] { $tokens } диска боевого духа
       *[other] { $tokens } дисков боевого духа
    } ({ $locale }).
marengo-event-cleanup-back =
    { $army } возвращает себе { $tokens ->
        [one] { $tokens } диск боевого духа
        [few] { $tokens } диска боевого духа
       *[other] { $tokens } дисков боевого духа
    } ({ $locale }).
marengo-event-return = { $army } возвращает диск боевого духа ({ $locale }).
marengo-event-demoralized = { $army } деморализована.
marengo-event-marginal = { $army } одерживает незначительную победу. Австрийских фигур к востоку от целевой линии: { $count }.

## Results

marengo-decisive = Решительная победа
marengo-marginal = Незначительная победа
marengo-won-by-demoralization = Побеждённая армия деморализована.
marengo-won-by-line = К востоку от целевой линии стоит не менее трёх австрийских фигур ({ $pieces_east }).
marengo-won-by-holding = К востоку от целевой линии стоит менее трёх австрийских фигур ({ $pieces_east }).
marengo-won-by-demoralization-short = деморализация
marengo-won-by-line-short = целевая линия пройдена
marengo-won-by-holding-short = целевая линия удержана
marengo-head-start = Её очки — диски боевого духа, которых у противника на столько меньше: последние на дорожке времени.

## Что изменили более поздние версии правил

marengo-change-board-measured = Поле измерено заново: четыре подступа в лесах участков 23 и 24 не имеют штрафа пехоте, подступ участка 33 к 31 препятствует коннице, и ещё четыре стрелки указывают на восток (34 → 55, 58 → 70, 31 → 33, 59 → 58).
marengo-change-bombardment-told = Журнал рассказывает о бомбардировке, которая потеряла силу, отменена или никому не повредила.
marengo-change-face-once = Конница, которая атаковала на марше и пошла дальше, открывает лицевую сторону один раз.
marengo-change-taken-locale = О входе на участок, взятый штурмом, журнал рассказывает по разделу о штурме.
