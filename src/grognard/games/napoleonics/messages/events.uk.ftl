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

## Results

napoleonics-victory = Перемога
napoleonics-won-by-banners = Прапорів перемоги: французи { $french }, союзники { $allied }; потрібно було { $needed }.

## Що змінили пізніші версії правил

napoleonics-change-joining-battery = Батарея поруч із ціллю долучається до спільної атаки, навіть якщо поруч із нею є й інший ворог.
napoleonics-change-artillery-dice = Артилерія кидає кубики за картками загонів; гармати з одним блоком не стріляють на найбільшу дальність.
napoleonics-change-streams = Потічки Ла-Коруньї, Талавери, Редині, Саламанки (правий фланг французів) і Тулузи звиваються й почасти лежать в інших гексах.
