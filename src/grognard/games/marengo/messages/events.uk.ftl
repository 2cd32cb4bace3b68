## Events

marengo-event-turn = { $time }: хід, { $army }.
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
    { $army }: марш, { $from } — { $to }: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-block =
    { $army } блокує підступ, { $locale } — { $to }{ $approach }: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }, наказів: { $cost }.
marengo-event-reserve =
    { $army }: до резерву, { $locale }: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-cross = { $army }: марш шляхом, { $to }, { $road }{ $crossing }, крок { $step }.
marengo-event-attack =
    { $army }: маневрена атака { $locale } → { $to }{ $approach }, { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    } { $reserve ->
        [0] з підступу.
       *[other] з резерву.
    }
marengo-event-respond = { $army } відповідає, фігур: { $count }.
marengo-event-blocked = Атаку заблоковано: { $locale } → { $to }{ $approach }.
marengo-event-through = Атака вдалася: { $locale } → { $to }{ $approach }.
marengo-event-enter =
    { $army }: вхід, { $to }: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-advance =
    { $army }: просування до підступу → { $to }{ $approach }: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-show = { $army } відкриває: { $type } { $strength } ({ $at }).
marengo-event-reduce =
    { $strength ->
        [0] { $army }: { $type } — знищено ({ $at }).
       *[other] { $army }: { $type } — зменшено до { $strength } ({ $at }).
    }
marengo-event-declare = { $army } оголошує бомбардування { $locale } → { $to }{ $approach }.
marengo-event-complete = { $army } завершує бомбардування { $locale } → { $to }{ $approach }.
marengo-event-cancel = { $army }: оголошене бомбардування { $locale } → { $to }{ $approach } скасовано.
marengo-event-lapse = { $army }: оголошене бомбардування { $locale } → { $to }{ $approach } не завершено, воно втрачає силу.
marengo-event-spared = Бомбардування { $locale } → { $to }{ $approach } нікому не шкодить: там порожньо.
marengo-event-assault = { $army } оголошує штурм { $locale } → { $to }{ $approach }.
marengo-event-lead = { $army }: авангард захисту, фігур: { $count }.
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
marengo-event-held = { $army } відбиває штурм { $locale } → { $to }{ $approach }.
marengo-event-stormed = { $army } виграє штурм { $locale } → { $to }{ $approach }.
marengo-event-continue = { $army }: кіннота продовжує до підступу, { $locale } — { $to }{ $approach }.
marengo-event-retreat =
    { $army } відступає, { $locale }: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-to = { $type } { $strength } відступає: { $to }.
marengo-event-stranded = { $type } { $strength } не має куди відступити: знищено.
marengo-event-disorganize =
    { $army }: дезорганізовано, { $locale }: { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }.
marengo-event-organize = { $army } впорядковує фігуру, { $locale }.
marengo-event-commit =
    { $army } призначає, { $locale }: { $tokens ->
        [one] { $tokens } диск морального стану
        [few] { $tokens } диски морального стану
       *[other] { $tokens } дисків морального стану
    }.
marengo-event-transfer = Диск морального стану ({ $army }) переміщено: { $from } — { $to }.
marengo-event-lose =
    { $army } втрачає { $tokens ->
        [one] { $tokens } диск морального стану
        [few] { $tokens } диски морального стану
       *[other] { $tokens } дисків морального стану
    }.
marengo-event-take = { $army } втрачає диск морального стану, { $locale }.
marengo-event-cleanup-lost =
    { $army } втрачає, { $locale }: { $tokens ->
        [one] { $tokens } диск морального стану
        [few] { $tokens } диски морального стану
       *[other] { $tokens } дисків морального стану
    }.
marengo-event-cleanup-back =
    { $army } повертає, { $locale }: { $tokens ->
        [one] { $tokens } диск морального стану
        [few] { $tokens } диски морального стану
       *[other] { $tokens } дисків морального стану
    }.
marengo-event-return = { $army } повертає диск морального стану, { $locale }.
marengo-event-demoralized = { $army } деморалізована.
marengo-event-marginal = { $army } здобуває незначну перемогу. Австрійських фігур на схід від цільової межі: { $count }.

## Results

marengo-decisive = Вирішальна перемога
marengo-marginal = Незначна перемога
marengo-won-by-demoralization = Переможену армію деморалізовано.
marengo-won-by-line = Щонайменше три австрійські фігури стоять на схід від цільової межі ({ $pieces_east }).
marengo-won-by-holding = Менше трьох австрійських фігур стоять на схід від цільової межі ({ $pieces_east }).

## Що змінили пізніші версії правил

marengo-change-board-measured = Поле виміряно наново: чотири підступи в лісах ділянок 23 та 24 не мають штрафу піхоті, підступ ділянки 33 до 31 перешкоджає кінноті, і ще чотири стрілки вказують на схід (34 → 55, 58 → 70, 31 → 33, 59 → 58).
marengo-change-bombardment-told = Журнал розповідає про бомбардування, яке втратило силу, скасоване або нікому не зашкодило.
marengo-change-face-once = Кіннота, що атакувала на марші та скористалася продовженням, відкриває лице один раз.
marengo-change-taken-locale = Про вхід на ділянку, взяту штурмом, журнал розповідає за розділом про штурм.
