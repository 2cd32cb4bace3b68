## Events

napoleonics-event-turn = Ход { $turn }: { $army }.
napoleonics-event-objective = { $army } удерживают гекс { $hex }; флагов победы: { $banners }.
napoleonics-event-objective-lost = { $army } больше не удерживают гекс { $hex }.
napoleonics-event-play = { $army } играют карту «{ $card }».
napoleonics-event-play-as = { $army } играют карту «{ $card }» как «{ $effective }».
napoleonics-event-substitute = { $army } взамен могут отдать приказ одному отряду.
napoleonics-event-manoeuvre =
    { $count ->
        [1] { $army } выбирают один отряд по обычным правилам.
       *[other] { $army } выбирают движение на большое расстояние.
    }
napoleonics-event-section-chosen = { $army } выбирают: { $section }.
napoleonics-event-roll-card = «{ $card }»: { $faces }.
napoleonics-event-rally = { $unit } { AGREE($unit, "возвращает", pl: "возвращают") } блок; теперь блоков: { $blocks }.
napoleonics-event-supply = { $unit } { AGREE($unit, "отослан", f: "отослана", n: "отослано", pl: "отосланы") } назад: { $from } → { $to }.
napoleonics-event-order = Приказ { AGREE($unit, "получает", pl: "получают") } { CASE($unit, "nom") }.
napoleonics-event-order-leader = Приказ получает { CASE($leader, "nom") }.
napoleonics-event-order-lost = { $unit } { AGREE($unit, "теряет", pl: "теряют") } приказ: лидер ушёл.
napoleonics-event-out = { $unit } { AGREE($unit, "выходит", pl: "выходят") } из каре (значок { $slot }).
napoleonics-event-card-back = «{ $card }» возвращается на руку с деления { $slot }.
napoleonics-event-move = { $unit } { AGREE($unit, "движется", pl: "движутся") }: { $from } → { $to }.
napoleonics-event-move-leader = { $leader } движется: { $from } → { $to }.
napoleonics-event-attach = { $leader } присоединяется к { CASE($unit, "dat") }.
napoleonics-event-exit = { $unit } { AGREE($unit, "покидает", pl: "покидают") } поле, выступив с { $hex }.
napoleonics-event-leave = { $leader } покидает поле (гекс { $hex }).
napoleonics-event-fire = { $unit } { AGREE($unit, "стреляет", pl: "стреляют") } по { CASE($target, "dat") }.
napoleonics-event-melee =
    { $batteries ->
        [0] { $unit } { AGREE($unit, "атакует", pl: "атакуют") } { CASE($target, "acc") } врукопашную.
       *[other] { $unit } { AGREE($unit, "ведёт", pl: "ведут") } комбинированную атаку на { CASE($target, "acc") }, батарей: { $batteries }.
    }
napoleonics-event-melee-leader = { $unit } { AGREE($unit, "атакует", pl: "атакуют") } лидера: { $leader }.
napoleonics-event-battery = { $unit } { AGREE($unit, "поддерживает", pl: "поддерживают") } атаку.
napoleonics-event-react-stand = { $army } стоят.
napoleonics-event-strike = { $army } играют «Первый удар»: { $unit } { AGREE($unit, "бьёт первым", f: "бьёт первой", n: "бьёт первым", pl: "бьют первыми") }.
napoleonics-event-retire = { $unit } { AGREE($unit, "отходит и перестраивается", pl: "отходят и перестраиваются") }.
napoleonics-event-square = { $unit } { AGREE($unit, "строится", pl: "строятся") } в каре (значок { $slot }).
napoleonics-event-card-taken = «{ $card }» ложится на деление { $slot } шкалы каре.
napoleonics-event-roll-fire = { $unit } → { $target }: { $faces }.
napoleonics-event-roll-melee = { $unit } → { $target }: { $faces }.
napoleonics-event-roll-battle-back = Ответный удар: { $unit } → { $target }: { $faces }.
napoleonics-event-roll-first-strike = Первый удар: { $unit } → { $target }: { $faces }.
napoleonics-event-roll-square = Каре бьёт первым: { $unit } → { $target }: { $faces }.
napoleonics-event-roll-retiring = Удар вдогонку: { $unit } → { $target }: { $faces }.
napoleonics-event-no-back = { $unit } не { AGREE($unit, "наносит", pl: "наносят") } ответного удара.
napoleonics-event-hits =
    { $unit } { AGREE($unit, "теряет", pl: "теряют") } { $lost ->
        [one] { $lost } блок
        [few] { $lost } блока
       *[many] { $lost } блоков
    }, осталось: { $left }.
napoleonics-event-eliminated =
    { $unit } { AGREE($unit, "уничтожен", f: "уничтожена", n: "уничтожено", pl: "уничтожены") }: { $banners ->
        [one] { $banners } флаг победы
        [few] { $banners } флага победы
       *[many] { $banners } флагов победы
    }.
napoleonics-event-check = { $army } проверяют, погиб ли { CASE($leader, "nom") }: { $faces }.
napoleonics-event-leader-killed = { $leader } гибнет.
napoleonics-event-leader-safe = { $leader } невредим.
napoleonics-event-escape = { $leader } бежит мимо врага ({ $unit }): { $faces }.
napoleonics-event-flags =
    { $ignored ->
        [0] { $unit }: флагов { $flags }.
       *[other] { $unit }: флагов { $flags }, проигнорировано { $ignored }.
    }
napoleonics-event-bounce = { $unit } { AGREE($unit, "отброшен", f: "отброшена", n: "отброшено", pl: "отброшены") } от каре.
napoleonics-event-retreat = { $unit } { AGREE($unit, "отступает", pl: "отступают") }: { $from } → { $to }.
napoleonics-event-blocked =
    { $unit } не { AGREE($unit, "может", pl: "могут") } отступить и { AGREE($unit, "теряет", pl: "теряют") } { $lost ->
        [one] { $lost } блок
        [few] { $lost } блока
       *[many] { $lost } блоков
    }.
napoleonics-event-retreat-leader = { $leader } отступает: { $from } → { $to }.
napoleonics-event-ground = { $unit } { AGREE($unit, "занимает", pl: "занимают") } позицию: { $from } → { $to }.
napoleonics-event-breakthrough = { $unit } { AGREE($unit, "совершает", pl: "совершают") } прорыв: { $from } → { $to }.
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
napoleonics-won-by-banners-short = флаги
napoleonics-head-start = Её очки — флаги победы.

## Что изменили более поздние версии правил

napoleonics-change-joining-battery = Батарея рядом с целью участвует в совместной атаке, даже если рядом с ней есть и другой враг.
napoleonics-change-artillery-dice = Артиллерия бросает кубики по карточкам отрядов; пушки с одним блоком не стреляют на наибольшую дальность.
napoleonics-change-streams = Ручьи Ла-Коруньи, Талаверы, Рединьи, Саламанки (правый фланг французов) и Тулузы извиваются и частью лежат в других гексах.
