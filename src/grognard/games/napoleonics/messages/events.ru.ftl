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

## Results

napoleonics-victory = Победа
napoleonics-won-by-banners = Флагов победы: французы { $french }, союзники { $allied }; требовалось { $needed }.

## Что изменили более поздние версии правил

napoleonics-change-joining-battery = Батарея рядом с целью участвует в совместной атаке, даже если рядом с ней есть и другой враг.
napoleonics-change-artillery-dice = Артиллерия бросает кубики по карточкам отрядов; пушки с одним блоком не стреляют на наибольшую дальность.
napoleonics-change-streams = Ручьи Ла-Коруньи, Талаверы, Рединьи, Саламанки (правый фланг французов) и Тулузы извиваются и частью лежат в других гексах.
