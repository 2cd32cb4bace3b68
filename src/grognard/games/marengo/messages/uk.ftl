## The game

marengo-title = Triomphe à Marengo
marengo-scenario-14-june = Маренго, 14 червня 1800 року
marengo-option-cleaned-may-march = Марш шляхом для фігури, відведеної під час відновлення підступу
marengo-option-cleaned-may-march-no = Ні: вона почала хід не в резерві
marengo-option-cleaned-may-march-yes = Так: вважається, що вона почала хід у резерві
marengo-seat-austria = Австрія
marengo-seat-france = Франція
marengo-type-infantry = піхота
marengo-type-cavalry = кіннота
marengo-type-artillery = артилерія
marengo-face = { $type } { $strength }

## Places

marengo-locale = ділянка { $number }
marengo-locale-named = { $name } ({ $number })
marengo-at-reserve = { $locale }, у резерві
marengo-at-side = { $locale }, блокує підступ → { $to }{ $approach }
marengo-at-alessandria = комірка очікування Алессандрія
marengo-at-tortona = комірка очікування Тортона, 11:00
marengo-at-novi = комірка очікування Нові, 16:00
marengo-at-sale = комірка очікування Сале, 17:00
marengo-at-gone = знищено
marengo-road-main = великий шлях
marengo-road-local = місцевий шлях
marengo-road-entry = вхід великим шляхом
marengo-road-pontoon = понтонний міст
marengo-part-n = { " (північ)" }
marengo-part-s = { " (південь)" }
marengo-part-e = { " (схід)" }
marengo-part-w = { " (захід)" }
marengo-part-m = { " (середина)" }
marengo-part-only = { "" }
marengo-place-1 = Передмостове укріплення Алессандрії
marengo-place-4 = Кашина Петербона
marengo-place-6 = Кашина Стортільйона
marengo-place-8 = Кашина Калькамуджа
marengo-place-9 = Кашина Гранера
marengo-place-10 = Кашина Болла
marengo-place-12 = Маренго
marengo-place-13 = Кашина Гуараска
marengo-place-15 = Спінетта
marengo-place-17 = Лунгафаме
marengo-place-20 = Кашина Барботта
marengo-place-28 = Кастельчеріоло (південь)
marengo-place-29 = Кастельчеріоло (північ)
marengo-place-31 = Кашина Мальпенсата
marengo-place-39 = Кашина Рана
marengo-place-40 = Кашина Валле
marengo-place-41 = Беттале
marengo-place-42 = Кашина Ломбарда
marengo-place-45 = Кашина Гуаска
marengo-place-46 = Кашина Поджі
marengo-place-47 = Кашина Гросса
marengo-place-48 = Бруза
marengo-place-50 = Кашина Кассано
marengo-place-52 = Вілланова
marengo-place-54 = Лобі (захід)
marengo-place-56 = Лобі (схід)
marengo-place-57 = Кашина Мандріна
marengo-place-59 = Паджеллі
marengo-place-60 = Кашина Вальмагра
marengo-place-65 = Кашина Кантоне
marengo-place-66 = Кашина Бускетта
marengo-place-72 = Філіппона
marengo-place-73 = Кашина Фаджелла
marengo-place-77 = Кашина Фаворіта
marengo-place-80 = Сан-Джуліано-Нуово
marengo-place-85 = Сан-Джуліано-Веккьо
marengo-place-86 = Москіні
marengo-place-88 = Кашина Феррарі

## Questions

marengo-ask-s6-action = Ваш хід: оберіть фігуру для дії або закінчіть хід. Залишилося наказів: { $commands }.
marengo-ask-s6-group = Додайте фігуру або оберіть дію. Залишилося наказів: { $commands }.
marengo-ask-s8-march = Марш шляхом: наступний перетин, підступ для продовження або зупинка.
marengo-ask-s9-respond = Маневрена атака { $locale } → { $to }{ $approach }: які фігури відповідають з резерву?
marengo-ask-s9-advance = Атаку { $locale } → { $to }{ $approach } заблоковано: просунути всіх нападників до підступу?
marengo-ask-s9-show = Яку піхоту, що атакувала, ви відкриваєте?
marengo-ask-s10-reduce = Бомбардування, { $locale }: яку фігуру зменшити?
marengo-ask-s11-defense = Штурм { $locale } → { $to }{ $approach }, крок 2: оберіть авангард захисту або нікого.
marengo-ask-s11-attack = Штурм { $locale } → { $to }{ $approach }, крок 3: оберіть фігури авангарду.
marengo-ask-s11-join = Штурм { $locale } → { $to }{ $approach }, крок 3: які ще фігури беруть участь?
marengo-ask-s11-fire = Штурм { $locale } → { $to }{ $approach }, кроки 4 та 5: загороджувальна артилерія, контратака чи нічого?
marengo-ask-s11-counter = Штурм { $locale } → { $to }{ $approach }, крок 5: хто контратакує?
marengo-ask-s11-fired = Загороджувальна артилерія: яку фігуру авангарду зменшити?
marengo-ask-s11-odd = Яка з двох фігур отримує непарне зменшення?
marengo-ask-s11-excess = Крок 8: яку іншу фігуру штурму зменшити? Залишилося: { $left }.
marengo-ask-s12-continue = Продовження пересування: яка кіннота йде далі до підступу? Залишилося наказів: { $commands }.
marengo-ask-s12-side = Продовження: до якого підступу?
marengo-ask-s13-reduce = Відступ, { $at }: хто отримує зменшення? Залишилося: { $left }.
marengo-ask-s13-to = Відступ, { $locale }: куди йде { $piece }?
marengo-ask-s14-organize =
    Яку ще фігуру впорядкувати? { $left ->
        [0] Наступна потребує ще одного наказу.
       *[other] Ця дія може взяти ще { $left }.
    }
marengo-ask-s18-lose = { $army } ще втрачає моральний стан: { $left }. З якої ділянки забрати диск?
marengo-ask-s18-commit = { $army }: бракує дисків для ділянки ({ $locale }): { $left }. Можете перемістити їх з інших ділянок.
marengo-ask-s18-return = Відновлення морального стану: повернути один призначений диск?

## Answers

marengo-do-piece = { $piece } ({ $name }), { $at }
marengo-do-complete = Завершити бомбардування: { $at }
marengo-do-march = Марш: { $locale }
marengo-do-retreat = Відступ: { $locale }
marengo-do-take = Забрати диск: { $locale }
marengo-do-transfer = Перемістити диск: { $locale }
marengo-do-return = Повернути диск: { $locale }
marengo-do-block = Блокувати підступ: { $to }{ $approach }, наказів: { $cost }
marengo-do-attack = Маневрена атака: { $to }{ $approach }
marengo-do-assault = Штурм { $locale } → { $to }{ $approach }
marengo-do-continue = Продовжити до підступу: { $to }{ $approach }
marengo-do-cross = Марш: { $to } — { $road }{ $crossing }, крок { $step }
marengo-do-reserve = Назад до резерву
marengo-do-organize = Впорядкувати
marengo-do-declare = Оголосити бомбардування
marengo-do-fire = Загороджувальна артилерія
marengo-do-advance = Усім просунутися до підступу
marengo-do-eliminate = Знищити: місця не залишилося
marengo-do-end = Закінчити хід
marengo-do-done-s8-march = Зупинитися тут
marengo-do-done-s9-respond = Більше ніхто не відповідає
marengo-do-done-s9-advance = Залишитися в резерві
marengo-do-done-s11-defense = Більше нікого до авангарду
marengo-do-done-s11-attack = Без другої фігури авангарду
marengo-do-done-s11-join = Більше ніхто не бере участі
marengo-do-done-s11-fire = Нічого не оголошувати
marengo-do-done-s11-counter = Більше ніхто не контратакує
marengo-do-done-s12-continue = Далі ніхто не йде
marengo-do-done-s14-organize = Більше нікого
marengo-do-done-s18-commit = Більше не переміщувати
marengo-do-done-s18-return = Не повертати

## Refusals

marengo-what-side = { $locale } → { $to }{ $approach }
marengo-what-way = { $to }: { $road }{ $crossing }
marengo-why-not-your-piece = { $what } не належить до ваших фігур, що можуть діяти зараз.
marengo-why-not-in-play = { $what } знищено.
marengo-why-has-acted = { $what } вже брала участь у дії цього ходу.
marengo-why-alike = Замість { $what } пропонується така ж фігура в тій самій позиції.
marengo-why-nothing-to-do = Немає дії, яку { $what } могла б виконати зараз.
marengo-why-no-command = На це не залишилося наказу ({ $what }).
marengo-why-picked-already = { $what } вже обрано.
marengo-why-three-pieces = В одній дії беруть участь не більше трьох фігур.
marengo-why-other-position = { $what } не в тій самій позиції, що й обрані фігури.
marengo-why-no-room = На суміжних ділянках, куди можна було б піти, бракує місця ({ $what }).
marengo-why-not-adjacent = Ділянка не суміжна ({ $what }).
marengo-why-enemy-there = Ділянка зайнята ворогом ({ $what }).
marengo-why-nobody-opposite = Ділянка навпроти підступу не зайнята ворогом ({ $what }).
marengo-why-not-in-reserve = Фігура там не в резерві ({ $what }).
marengo-why-not-in-approach = Обрана фігура не блокує підступу ({ $what }).
marengo-why-only-opposite = З підступу можна рухатися чи атакувати лише через нього ({ $what }).
marengo-why-over-capacity = Місткість ділянки буде перевищено ({ $what }).
marengo-why-approach-closed = Через цей підступ цього ходу програно штурм ({ $what }).
marengo-why-locale-barred = Ділянку взято штурмом цього ходу; марш шляхом до неї заборонено ({ $what }).
marengo-why-protected-entry = До цієї ділянки ще мають увійти ворожі підкріплення ({ $what }).
marengo-why-must-enter-by-road = Фігура з комірки очікування входить лише маршем шляхом, починаючи з місця входу ({ $what }).
marengo-why-too-early = Ці підкріплення ще не можуть увійти ({ $what }).
marengo-why-artillery-waits = Австрійська артилерія не може увійти до 7:00 ({ $what }).
marengo-why-road-one-piece = Марш шляхом переміщує лише одну фігуру ({ $what }).
marengo-why-no-road = Туди не веде шлях маршу ({ $what }).
marengo-why-no-step-left = Обмеження руху: для цього перетину не залишилося кроку ({ $what }).
marengo-why-against-traffic = Цей перетин цього ходу використано в іншому напрямку ({ $what }).
marengo-why-cavalry-only = Це може лише кіннота ({ $what }).
marengo-why-crossing-attacked = Через цей перетин цього ходу вже була маневрена атака шляхом ({ $what }).
marengo-why-fully-blocked = Підступ захисту повністю заблоковано ({ $what }).
marengo-why-needs-infantry = Підступ захисту перешкоджає кінноті: потрібна піхота ({ $what }).
marengo-why-obstructed = Підступ захисту перешкоджає кінноті ({ $what }).
marengo-why-not-artillery = Бомбардує лише артилерія ({ $what }).
marengo-why-artillery-penalty = Це забороняє штраф артилерії ({ $what }).
marengo-why-not-declared = Бомбардування не оголошено ({ $what }).
marengo-why-not-blocked = Ворог не блокує протилежного підступу ({ $what }).
marengo-why-nobody-can-lead = У підступі нікому очолити штурм ({ $what }).
marengo-why-too-weak = { $what } має міць менше двох.
marengo-why-same-type = Дві фігури мають бути одного типу ({ $what }).
marengo-why-leads-already = { $what } в авангарді й не може контратакувати.
marengo-why-not-assault-piece = { $what } не належить до фігур штурму, про які йдеться.
marengo-why-one-must-lead = Атака повинна мати фігуру авангарду.
marengo-why-no-artillery = У підступі немає артилерії, що могла б стріляти.
marengo-why-bombarded-before = Артилерія оголосила чи завершила бомбардування минулого ходу ({ $what }).
marengo-why-not-there = { $what } не в резерві атакованої ділянки.
marengo-why-not-infantry = { $what } — не піхота.
marengo-why-not-on-the-road = Продовження можливе лише вздовж шляху, яким ішов марш, або до підступу атаки ({ $what }).
marengo-why-french-surprised = О 6:00 французи не можуть блокувати підступи ({ $what }).
marengo-why-disorganized = Дезорганізована фігура не атакує й не залишає ділянки ({ $what }).
marengo-why-organized-already = { $what } не дезорганізована.
marengo-why-organize-all = За один хід впорядковують усі фігури ділянки або жодної ({ $what }).
marengo-why-organize-before-acting = Фігура цієї ділянки вже діяла; впорядкування передує дії ({ $what }).
marengo-why-out-of-reach = Відступають лише до суміжних ділянок ({ $what }).
marengo-why-whence-attacked = Атака прийшла з цієї ділянки ({ $what }).
marengo-why-against-arrow = Є місце деінде; відступ проти стрілки — лише за потреби ({ $what }).
marengo-why-room-left = Ще є куди відступити.
marengo-why-no-token = Там немає диска цієї армії ({ $what }).
marengo-why-same-locale = Диск має бути з іншої ділянки ({ $what }).
marengo-why-token-transferred = Диски там переміщено минулого ворожого ходу ({ $what }).
marengo-why-not-first-choice = Це зменшення має отримати інша фігура ({ $what }).
marengo-why-not-in-group = { $what } не брала участі в цій дії.
marengo-why-austrians-organized = Дезорганізованими бувають лише французькі фігури ({ $what }).
marengo-why-pontoon-used = Понтонним мостом за хід проходить одна фігура ({ $what }).
marengo-why-entry-full = Обмеження руху: цього ходу там більше ніхто не може увійти ({ $what }).
marengo-why-cleaned-up = Цю фігуру відведено під час відновлення підступу; маршем шляхом іде лише та, що почала хід у резерві ({ $what }).
marengo-why-enemy-on-the-road = Ділянка зайнята ворогом, а на марші атакує лише кіннота ({ $what }).
marengo-why-finish-first = Спершу треба впорядкувати всю розпочату ділянку, { $what } — згодом.
marengo-why-one-piece = Для цього обирають лише одну фігуру ({ $what }).
marengo-why-approach-acted = Усі фігури в цьому підступі вже брали участь у діях цього ходу ({ $what }).
marengo-why-nobody-in-approach = Цього підступу не блокує жодна ваша фігура ({ $what }); з резерву не штурмують.
marengo-why-other-locale = Обрані фігури не на ділянці цього підступу ({ $what }).
marengo-why-already-there = Обрані фігури вже на цій ділянці ({ $what }).

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

## Calculations

marengo-odds-assault = Штурм на цю мить
marengo-odds-leaders = Авангард атаки
marengo-odds-penalty = Штрафи в підступі захисту
marengo-odds-defense = Авангард захисту
marengo-odds-counter = Фігури, що контратакують
marengo-odds-crushed = Перемагає оборонець ({ $result }), атаку розгромлено; зменшення: нападник { $attacker } (з них через розгром { $crushed }), оборонець { $defender }
marengo-odds-attacker-wins = Перемагає нападник ({ $result }); зменшення: нападник { $attacker }, оборонець { $defender }
marengo-odds-defender-wins = Перемагає оборонець ({ $result }); зменшення: нападник { $attacker }, оборонець { $defender }

## The terminal's board

marengo-draw-headline = { $time } · хід: { $army } · наказів { $commands }
marengo-draw-morale = { $army }: моральний стан { $level } (непризначений { $uncommitted }; призначений { $committed }; на доріжці { $track })
marengo-draw-legend = 12:2+1 — ділянка 12, дві фігури в резерві й одна блокує; * вже діяла, ? дезорганізована
marengo-short-infantry = піх
marengo-short-cavalry = кін
marengo-short-artillery = арт
marengo-draw-guess = { $type } { $strength } × { $least }–{ $most }

## Що змінили пізніші версії правил

marengo-change-board-measured = Поле виміряно наново: чотири підступи в лісах ділянок 23 та 24 не мають штрафу піхоті, підступ ділянки 33 до 31 перешкоджає кінноті, і ще чотири стрілки вказують на схід (34 → 55, 58 → 70, 31 → 33, 59 → 58).
marengo-change-bombardment-told = Журнал розповідає про бомбардування, яке втратило силу, скасоване або нікому не зашкодило.
marengo-change-face-once = Кіннота, що атакувала на марші та скористалася продовженням, відкриває лице один раз.
marengo-change-taken-locale = Про вхід на ділянку, взяту штурмом, журнал розповідає за розділом про штурм.
