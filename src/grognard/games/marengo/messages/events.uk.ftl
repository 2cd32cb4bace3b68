## Events

marengo-event-turn = { $time }: хід { CASE($army, "gen") }.
marengo-event-scheduled =
    { $army } бере з доріжки часу { $tokens ->
        [one] { $tokens } диск морального стану
        [few] { $tokens } диски морального стану
       *[other] { $tokens } дисків морального стану
    }.
marengo-event-cleanup =
    Відновлення підступу, { $locale } → { $to }{ $approach }: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-march =
    { $army }: марш від { CASE($from, "gen") } до { CASE($to, "gen") }, { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-block =
    { $army } блокує підступ від { CASE($locale, "gen") } до { CASE($to, "gen") }{ $approach }: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }, наказів: { $cost }.
marengo-event-reserve =
    { $army }: назад до резерву ({ $locale }), { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-cross = { $army }: марш шляхом до { CASE($to, "gen") }, { $road }{ $crossing }, крок { $step }.
marengo-event-attack =
    { $army }: маневрена атака { $locale } → { $to }{ $approach }, { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    } { $reserve ->
        [0] з підступу.
       *[other] з резерву.
    }
marengo-event-respond = { $army } відповідає; фігур: { $count }.
marengo-event-blocked = Атаку заблоковано: { $locale } → { $to }{ $approach }.
marengo-event-through = Атака вдалася: { $locale } → { $to }{ $approach }.
marengo-event-enter =
    { $army } займає { CASE($to, "acc") }: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-advance =
    { $army } просувається до підступу → { $to }{ $approach }: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-show = { $army } показує { CASE($type, "acc") } { $strength } ({ $at }).
marengo-event-reduce =
    { $strength ->
        [0] { $army }: { CASE($type, "acc") } знищено ({ $at }).
       *[other] { $army }: { CASE($type, "acc") } зменшено до { $strength } ({ $at }).
    }
marengo-event-declare = { $army } оголошує бомбардування: { $locale } → { $to }{ $approach }.
marengo-event-complete = { $army } завершує бомбардування: { $locale } → { $to }{ $approach }.
marengo-event-cancel = Оголошене бомбардування скасовано ({ $army }): { $locale } → { $to }{ $approach }.
marengo-event-lapse = Оголошене бомбардування не завершено, воно втрачає силу ({ $army }): { $locale } → { $to }{ $approach }.
marengo-event-spared = Бомбардування нікому не зашкодило, там порожньо: { $locale } → { $to }{ $approach }.
marengo-event-assault = { $army } оголошує штурм: { $locale } → { $to }{ $approach }.
marengo-event-lead = { $army }: в авангарді захисту фігур: { $count }.
marengo-event-lead-attack =
    { $army } штурмує: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }, в авангарді: { $leaders }.
marengo-event-fire = { $army }: загороджувальна артилерія.
marengo-event-counter =
    { $army } контратакує: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-result = Підсумок: { $strength } − { $penalty } − { $defense } − { $counter } = { $result }.
marengo-event-reductions = Зменшення: нападник { $attacker }, оборонець { $defender }.
marengo-event-held = { $army } відбиває штурм: { $locale } → { $to }{ $approach }.
marengo-event-stormed = { $army } виграє штурм: { $locale } → { $to }{ $approach }.
marengo-event-continue = { $army }: кіннота продовжує рух до підступу від { CASE($locale, "gen") } до { CASE($to, "gen") }{ $approach }.
marengo-event-retreat =
    { $army } відступає із { CASE($locale, "gen") }: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-to = { CAPITAL($type) } { $strength } відступає до { CASE($to, "gen") }.
marengo-event-stranded = { CAPITAL(CASE($type, "acc")) } { $strength } знищено: немає куди відступити.
marengo-event-disorganize =
    { $army }: дезорганізовано ({ $locale }), { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-organize = { $army } впорядковує фігуру ({ $locale }).
marengo-event-commit =
    { $army } призначає для { CASE($locale, "gen") } { $tokens ->
        [one] { $tokens } диск морального стану
        [few] { $tokens } диски морального стану
       *[other] { $tokens } дисків морального стану
    }.
marengo-event-transfer = Диск морального стану { CASE($army, "gen") } переміщено від { CASE($from, "gen") } до { CASE($to, "gen") }.
marengo-event-lose =
    { $army } втрачає { $tokens ->
        [one] { $tokens } диск морального стану
        [few] { $tokens } диски морального стану
       *[other] { $tokens } дисків морального стану
    }.
marengo-event-take = { $army } втрачає диск морального стану ({ $locale }).
marengo-event-cleanup-lost =
    { $army } втрачає { $tokens ->
        [one] { $tokens } диск морального стану
        [few] { $tokens } диски морального стану
       *[other] { $tokens } дисків морального стану
    } ({ $locale }).
marengo-event-cleanup-back =
    { $army } повертає собі { $tokens ->
        [one] { $tokens } диск морального стану
        [few] { $tokens } диски морального стану
       *[other] { $tokens } дисків морального стану
    } ({ $locale }).
marengo-event-return = { $army } повертає диск морального стану ({ $locale }).
marengo-event-demoralized = { $army } деморалізована.
marengo-event-marginal = { $army } здобуває незначну перемогу. Австрійських фігур на схід від цільової межі: { $count }.

## Results

marengo-decisive = Вирішальна перемога
marengo-marginal = Незначна перемога
marengo-won-by-demoralization = Переможену армію деморалізовано.
marengo-won-by-line = На схід від цільової межі стоять щонайменше три австрійські фігури ({ $pieces_east }).
marengo-won-by-holding = На схід від цільової межі стоїть менше трьох австрійських фігур ({ $pieces_east }).
marengo-won-by-demoralization-short = деморалізація
marengo-won-by-line-short = цільову межу перейдено
marengo-won-by-holding-short = цільову межу втримано
marengo-head-start = Її очки — диски морального стану, яких у противника на стільки менше: останні на доріжці часу.

## Що змінили пізніші версії правил

marengo-change-board-measured = Поле виміряно наново: чотири підступи в лісах ділянок 23 та 24 не мають штрафу піхоті, підступ ділянки 33 до 31 перешкоджає кінноті, і ще чотири стрілки вказують на схід (34 → 55, 58 → 70, 31 → 33, 59 → 58).
marengo-change-bombardment-told = Журнал розповідає про бомбардування, яке втратило силу, скасоване або нікому не зашкодило.
marengo-change-face-once = Кіннота, що атакувала на марші й пішла далі, відкриває лицьовий бік один раз.
marengo-change-taken-locale = Про вхід на ділянку, взяту штурмом, журнал розповідає за розділом про штурм.
