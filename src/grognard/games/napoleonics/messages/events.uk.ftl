## Events

napoleonics-event-turn = Хід { $turn }: { $army }.
napoleonics-event-objective = { $army } утримують гекс { $hex }; прапорів перемоги: { $banners }.
napoleonics-event-objective-lost = { $army } більше не утримують гекс { $hex }.
napoleonics-event-play = { $army } грають карту «{ $card }».
napoleonics-event-play-as = { $army } грають карту «{ $card }» як «{ $effective }».
napoleonics-event-substitute = { $army } натомість можуть віддати наказ одному загону.
napoleonics-event-manoeuvre =
    { $count ->
        [1] { $army } вибирають один загін за звичайними правилами.
       *[other] { $army } вибирають рух на велику відстань.
    }
napoleonics-event-section-chosen = { $army } вибирають: { $section }.
napoleonics-event-roll-card = «{ $card }»: { $faces }.
napoleonics-event-rally = { $unit } { AGREE($unit, "повертає", pl: "повертають") } блок; тепер блоків: { $blocks }.
napoleonics-event-supply = { CASE($unit, "acc") } відіслано назад: { $from } → { $to }.
napoleonics-event-order = Наказ { AGREE($unit, "отримує", pl: "отримують") } { CASE($unit, "nom") }.
napoleonics-event-order-leader = Наказ отримує { CASE($leader, "nom") }.
napoleonics-event-order-lost = { $unit } { AGREE($unit, "втрачає", pl: "втрачають") } наказ: лідер пішов.
napoleonics-event-out = { $unit } { AGREE($unit, "виходить", pl: "виходять") } із каре (значок { $slot }).
napoleonics-event-card-back = «{ $card }» повертається в руку з поділки { $slot }.
napoleonics-event-move = { $unit } { AGREE($unit, "рухається", pl: "рухаються") }: { $from } → { $to }.
napoleonics-event-move-leader = { $leader } рухається: { $from } → { $to }.
napoleonics-event-attach = { $leader } приєднується до { CASE($unit, "gen") }.
napoleonics-event-exit = { $unit } { AGREE($unit, "залишає", pl: "залишають") } поле, вирушивши з { $hex }.
napoleonics-event-leave = { $leader } залишає поле (гекс { $hex }).
napoleonics-event-fire = { $unit } { AGREE($unit, "стріляє", pl: "стріляють") } по { CASE($target, "loc") }.
napoleonics-event-melee =
    { $batteries ->
        [0] { $unit } { AGREE($unit, "атакує", pl: "атакують") } { CASE($target, "acc") } у рукопашному бою.
       *[other] { $unit } { AGREE($unit, "веде", pl: "ведуть") } комбіновану атаку на { CASE($target, "acc") }, батарей: { $batteries }.
    }
napoleonics-event-melee-leader = { $unit } { AGREE($unit, "атакує", pl: "атакують") } лідера: { $leader }.
napoleonics-event-battery = { $unit } { AGREE($unit, "підтримує", pl: "підтримують") } атаку.
napoleonics-event-react-stand = { $army } стоять.
napoleonics-event-strike = { $army } грають «Перший удар»: { $unit } { AGREE($unit, "б’є першим", f: "б’є першою", n: "б’є першим", pl: "б’ють першими") }.
napoleonics-event-retire = { $unit } { AGREE($unit, "відступає й перебудовується", pl: "відступають і перебудовуються") }.
napoleonics-event-square = { $unit } { AGREE($unit, "шикується", pl: "шикуються") } в каре (значок { $slot }).
napoleonics-event-card-taken = «{ $card }» лягає на поділку { $slot } шкали каре.
napoleonics-event-roll-fire = { $unit } → { $target }: { $faces }.
napoleonics-event-roll-melee = { $unit } → { $target }: { $faces }.
napoleonics-event-roll-battle-back = Удар у відповідь: { $unit } → { $target }: { $faces }.
napoleonics-event-roll-first-strike = Перший удар: { $unit } → { $target }: { $faces }.
napoleonics-event-roll-square = Каре б’є першим: { $unit } → { $target }: { $faces }.
napoleonics-event-roll-retiring = Удар навздогін: { $unit } → { $target }: { $faces }.
napoleonics-event-no-back = { $unit } не { AGREE($unit, "завдає", pl: "завдають") } удару у відповідь.
napoleonics-event-hits =
    { $unit } { AGREE($unit, "втрачає", pl: "втрачають") } { $lost ->
        [one] { $lost } блок
        [few] { $lost } блоки
       *[many] { $lost } блоків
    }, лишилося: { $left }.
napoleonics-event-eliminated =
    { CASE($unit, "acc") } знищено: { $banners ->
        [one] { $banners } прапор перемоги
        [few] { $banners } прапори перемоги
       *[many] { $banners } прапорів перемоги
    }.
napoleonics-event-check = { $army } перевіряють, чи загинув { CASE($leader, "nom") }: { $faces }.
napoleonics-event-leader-killed = { $leader } гине.
napoleonics-event-leader-safe = { $leader } неушкоджений.
napoleonics-event-escape = { $leader } тікає повз ворога ({ $unit }): { $faces }.
napoleonics-event-flags =
    { $ignored ->
        [0] { $unit }: прапорів { $flags }.
       *[other] { $unit }: прапорів { $flags }, проігноровано { $ignored }.
    }
napoleonics-event-bounce = { CASE($unit, "acc") } відкинуто від каре.
napoleonics-event-retreat = { $unit } { AGREE($unit, "відступає", pl: "відступають") }: { $from } → { $to }.
napoleonics-event-blocked =
    { $unit } не { AGREE($unit, "має", pl: "мають") } куди відступити й { AGREE($unit, "втрачає", pl: "втрачають") } { $lost ->
        [one] { $lost } блок
        [few] { $lost } блоки
       *[many] { $lost } блоків
    }.
napoleonics-event-retreat-leader = { $leader } відступає: { $from } → { $to }.
napoleonics-event-ground = { $unit } { AGREE($unit, "займає", pl: "займають") } позицію: { $from } → { $to }.
napoleonics-event-breakthrough = { $unit } { AGREE($unit, "здійснює", pl: "здійснюють") } прорив: { $from } → { $to }.
napoleonics-event-bonus = Додаткова атака: { $unit } → { $target }.
napoleonics-event-banners =
    { $side }: { $banners ->
        [one] { $banners } прапор перемоги
        [few] { $banners } прапори перемоги
       *[many] { $banners } прапорів перемоги
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
        [one] { $banners } прапор перемоги
        [few] { $banners } прапори перемоги
       *[many] { $banners } прапорів перемоги
    }.

## Results

napoleonics-victory = Перемога
napoleonics-won-by-banners = Прапорів перемоги: французи { $french }, союзники { $allied }; потрібно було { $needed }.
napoleonics-won-by-banners-short = прапори
napoleonics-head-start = Її очки — прапори перемоги.

## Що змінили пізніші версії правил

napoleonics-change-joining-battery = Батарея поруч із ціллю долучається до спільної атаки, навіть якщо поруч із нею є й інший ворог.
napoleonics-change-artillery-dice = Артилерія кидає кубики за картками загонів; гармати з одним блоком не стріляють на найбільшу дальність.
napoleonics-change-streams = Потічки Ла-Коруньї, Талавери, Редині, Саламанки (правий фланг французів) і Тулузи звиваються й почасти лежать в інших гексах.
