## Ступені перемоги

prussia-level-draw = нічия
prussia-level-marginal = нерішуча
prussia-level-substantive = істотна
prussia-level-decisive = рішуча

## Події

prussia-event-turn = { $time }: новий хід.
prussia-event-player-turn = Хід сторони: { $side }.
prussia-event-placed = { $side }: { $piece }: місце в { $hex }.
prussia-event-set-up = { $side }: розставлено.
prussia-event-try = { $side } сплачує { $cost } моралі за активізацію й викидає { $die }: разом { $total }.
prussia-event-active = { $side }: армію активізовано.
prussia-event-wakes = { $side }: армія активізується наступного свого ходу.
prussia-event-detachment-wakes = { $side }: { $group } — активізація.
prussia-event-coup = { $side }: coup d’œil, кубик { $die }, разом { $total }.
prussia-event-deploys = { $side }: { $corps } розгортається.
prussia-event-deploys-piece = { $side }: { $piece }: розгортання.
prussia-event-command =
    { $side }: { $group }, кубик { $die }: { $worked ->
        [0] неефективна
       *[other] ефективна
    }.
prussia-event-special =
    { $side }: { $piece } кидає за { $corps }, кубик { $die }: { $worked ->
        [0] марно
       *[other] ефективний
    }.
prussia-event-traces = { $side }: { $piece }: командування простежено до головнокомандувача.
prussia-event-column = { $side }: { $corps } шикується в колону.
prussia-event-column-piece = { $side }: { $piece }: у колону.
prussia-event-forced = { $corps } пробує розгорнутися: { $own } дає { $mine }, у ворога { $other } дає { $theirs }.
prussia-event-raised = { $side }: { $piece }: наверх у { $hex }.
prussia-event-moved = { $side }: { $piece }: рух { $from } → { $to }.
prussia-event-enters = { $side }: { $piece }: вихід на мапу в { $to }.
prussia-event-leaves = { $side }: { $piece }: відхід із мапи з { $hex }.
prussia-event-bombards = { $side } обстрілює { $target } силою { $strength } ({ $guns }): кубик { $die }, модифікатори { $drm }, результат { $result }.
prussia-event-bombards-in-vain = { $side } обстрілює { $target } силою { $strength }: заслабко.
prussia-event-disorder = { $side }: { $piece }: розлад, { $hex }.
prussia-event-rout = { $side }: { $piece }: утеча, { $hex }.
prussia-event-check = { $side }: { $piece }: перевірка моралі, { $die } проти { $wanted }.
prussia-event-rally = { $side }: { $piece }: збір вдався ({ $die } проти { $wanted }): { $morale }.
prussia-event-rally-failed = { $side }: { $piece }: збір не вдався ({ $die } проти { $wanted }): { $morale }.
prussia-event-withdraw = { $side }: { $piece }: ухиляння { $from } → { $to }.
prussia-event-retreat = { $side }: { $piece }: відступ { $from } → { $to }.
prussia-event-stays = { $side }: { $piece }: зупинка в { $hex }.
prussia-event-track = { $side }: клітинка { $box } треку моралі: { $piece }.
prussia-event-step = { $side }: { $piece }: втрата рівня, { $hex }; лишилося: { $left }.
prussia-event-captured = { $side }: { $piece }: полон, { $hex }.
prussia-event-counter-captured = { $side }: захоплено одну фішку, рівнів: { $steps }. { $piece }.
prussia-event-fled = { $side }: { $piece }: утеча з мапи, { $hex }.
prussia-event-demoralized = { $side }: армію деморалізовано, мораль { $marker }.
prussia-event-broken = { $side }: армію розгромлено, мораль { $marker }.
prussia-event-leader-scratched = { $side }: { $piece } легко поранений і лишається.
prussia-event-leader-caught = { $side }: { $piece } — застигнутий сам у { $hex }: { $die }.
prussia-event-leader-moved = { $side }: { $piece } рятується до { $to }.
prussia-event-leader-leaves = { $side }: { $piece } покидає мапу з { $hex }.
prussia-event-leader-wounded = { $side }: { $piece } поранений і покидає поле, { $hex }.
prussia-event-leader-killed = { $side }: { $piece } убитий, { $hex }.
prussia-event-replacement = { $side }: у { $hex } стає заступник. Вибув: { $piece }.
prussia-event-no-commander = { $side } більше не має головнокомандувача ({ $piece }).
prussia-event-promoted = { $side }: армію приймає { $promoted }, { $hex }. Вибув: { $piece }.
prussia-event-free-roll = { $side } кидає за безкоштовну активізацію: { $die }.
prussia-event-bonus = { $side } приймає бонус за наступ: мораль +{ $gain }.
prussia-event-released-from-works = { $side }: прусаки на захід від укріплень; перетинати їх більше не треба.
prussia-event-bonus-lost = { $side } пропускає строк: мораль −{ $points }.
prussia-event-bonus-kept = { $side } атаковано: бонус лишається, обов’язок наступати скінчився.
prussia-event-passivity = { $side }: пасивність, кубик { $die }, мораль −{ $lost }.
prussia-event-marched = { $side }: { $pieces }: марш { $from } → { $to }.
prussia-event-lacy-roll = { $side } кидає за Лассі: { $die }, треба не більше { $limit }.
prussia-event-lacy = Корпус Лассі прибуває до Торгау.
prussia-event-arrives = { $side }: { $piece }: прибуття в { $hex }.
prussia-event-victory =
    { $level ->
        [draw] Битва закінчилася внічию
       *[other] { $side } перемагає
    }: { $name } ({ $prussian } до { $coalition }).
prussia-event-attack = { $side } атакує з { $attackers } проти { $defenders }.
prussia-event-combat = Ближній бій, { $odds }: кубик { $die }, модифікатори { $drm }, результат { $attacker } / { $defender }. Очки втрат: Пруссія { $p }, коаліція { $c }.
prussia-event-leader-along = { $side }: { $piece } іде разом { $from } → { $to }.

## Підсумки

prussia-draw = нічия
prussia-marginal = нерішуча перемога
prussia-substantial = істотна перемога
prussia-decisive = рішуча перемога
prussia-won-by-points = за переможними очками і станом армій
prussia-won-by-points-short = очки й стан армій
prussia-head-start = Її очки — очки перемоги; де рівень перемоги залежить від стану армії, вони його не замінять.
prussia-event-quick = { $side } розставляє решту швидким стартом.
prussia-event-capture-roll = { $side }: спроба захоплення: { $piece }, кубик { $die }, модифікатор { $drm }.
prussia-event-advance = { $side }: { $piece }: наступ { $from } → { $to }.
prussia-event-momentum-advance = { $side }: { $piece }: наступ за інерцією { $from } → { $to }.
prussia-event-momentum-marker = { $side } кладе маркер атаки за інерцією на { $hex }.
prussia-event-charge-roll = { $side }: нищівна атака, кубик { $die }, модифікатор { $drm }.
prussia-event-charge = { $side }: { $piece }: нищівна атака, { $hex }.
prussia-event-charge-failed = { $side }: { $piece }: нищівної атаки не буде, { $hex }.
prussia-event-rise = { $side }: успіх у бою { $success }, армійська мораль +{ $rises }.
prussia-event-marker = { $side }: армійська мораль { $marker }; найнижча заповнена клітинка { $box }.
prussia-event-fatigue = { $side }: спека коштує { $points } моралі.
prussia-event-rest = { $side } відпочиває: знято маркерів утоми: { $points }.
prussia-event-morale-roll = { $side } кидає проти деморалізації: { $die } (до { $limit } — погано).

## Що змінили пізніші версії правил

prussia-change-leader-alone = За командувача, застигнутого на самоті, коли на мапі не лишилося його частин, кидають кубик один раз, і він покидає мапу.
prussia-change-leaders-leave = Командувачі йдуть разом з останньою частиною свого гекса, що покидає мапу.
prussia-change-locked-infantry = Зв’язану лінійну піхоту звільняє лише вхід іншої частини, а не зміна порядку угруповання.
prussia-change-battery-faces = Жодна батарея більше не стріляє сильніше на більшій відстані.
prussia-change-russian-foot = Мораль російської піхоти під Цорндорфом на одиницю нижча.
prussia-change-full-locked = Передню частину повного угруповання під маркером «Зв’язані» можна змінити іншою.
prussia-change-commander-gone = Командувач, що залишив мапу, не має шляху до Торгау.
