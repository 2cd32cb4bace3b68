## Ступені перемоги

prussia-level-draw = нічия
prussia-level-marginal = нерішуча
prussia-level-substantive = істотна
prussia-level-decisive = рішуча

## Події

prussia-event-turn = { $time }: новий хід.
prussia-event-player-turn = Хід { CASE($side, "gen") }.
prussia-event-placed = { $side }: { $piece } { AGREE($piece, "займає", pl: "займають") } гекс { $hex }.
prussia-event-set-up = { $side } закінчила розставлення.
prussia-event-try = { $side } сплачує { $cost } моралі за активізацію й викидає { $die }: разом { $total }.
prussia-event-active = Армію { CASE($side, "gen") } активізовано.
prussia-event-wakes = Армія { CASE($side, "gen") } активізується наступного свого ходу.
prussia-event-detachment-wakes = { $side }: { $group } активізується.
prussia-event-coup = { $side }: coup d’œil, кубик { $die }, разом { $total }.
prussia-event-deploys = { $side }: { $corps } { AGREE($corps, "розгортається", pl: "розгортаються") }.
prussia-event-deploys-piece = { $side }: { $piece } { AGREE($piece, "розгортається", pl: "розгортаються") }.
prussia-event-command =
    { $side }: { $group }, кубик { $die }: { $worked ->
        [0] { AGREE($group, "неефективний", f: "неефективна", pl: "неефективні") }
       *[other] { AGREE($group, "ефективний", f: "ефективна", pl: "ефективні") }
    }.
prussia-event-special =
    { $side }: { $piece } кидає за { CASE($corps, "acc") }, кубик { $die }: { $worked ->
        [0] невдача
       *[other] успіх
    }.
prussia-event-traces = { $side }: { $piece } { AGREE($piece, "підпорядковується", pl: "підпорядковуються") } напряму головнокомандувачу.
prussia-event-column = { $side }: { $corps } { AGREE($corps, "шикується", pl: "шикуються") } в колону.
prussia-event-column-piece = { $side }: { $piece } { AGREE($piece, "стає", pl: "стають") } в колону.
prussia-event-forced = { CAPITAL($corps) } { AGREE($corps, "пробує", pl: "пробують") } розгорнутися: { $own } дає { $mine }, у ворога { $other } дає { $theirs }.
prussia-event-raised = { $side }: { $piece } { AGREE($piece, "переходить", pl: "переходять") } нагору (гекс { $hex }).
prussia-event-moved = { $side }: { $piece } { AGREE($piece, "рухається", pl: "рухаються") }: { $from } → { $to }.
prussia-event-enters = { $side }: { $piece } { AGREE($piece, "виходить", pl: "виходять") } на мапу (гекс { $to }).
prussia-event-leaves = { $side }: { $piece } { AGREE($piece, "залишає", pl: "залишають") } мапу (гекс { $hex }).
prussia-event-bombards = { $side } обстрілює гекс { $target } силою { $strength } ({ $guns }): кубик { $die }, модифікатори { $drm }, результат { $result }.
prussia-event-bombards-in-vain = { $side } обстрілює гекс { $target } силою { $strength }: заслабко.
prussia-event-disorder = { $side }: { $piece } { AGREE($piece, "зазнає", pl: "зазнають") } розладу (гекс { $hex }).
prussia-event-rout = { $side }: { $piece } { AGREE($piece, "кидається", pl: "кидаються") } навтіки (гекс { $hex }).
prussia-event-check = { $side }: { $piece } { AGREE($piece, "перевіряє", pl: "перевіряють") } мораль: { $die } проти { $wanted }.
prussia-event-rally = { $side }: { $piece }: збір вдався ({ $die } проти { $wanted }): { $morale }.
prussia-event-rally-failed = { $side }: { $piece }: збір не вдався ({ $die } проти { $wanted }): { $morale }.
prussia-event-withdraw = { $side }: { $piece } { AGREE($piece, "ухиляється", pl: "ухиляються") }: { $from } → { $to }.
prussia-event-retreat = { $side }: { $piece } { AGREE($piece, "відступає", pl: "відступають") }: { $from } → { $to }.
prussia-event-stays = { $side }: { $piece } { AGREE($piece, "зупиняється", pl: "зупиняються") } (гекс { $hex }).
prussia-event-track = { $side }: фішка лягає на клітинку { $box } треку моралі ({ $piece }).
prussia-event-step = { $side }: { $piece } { AGREE($piece, "втрачає", pl: "втрачають") } рівень (гекс { $hex }), лишилося: { $left }.
prussia-event-captured = { $side }: { $piece } { AGREE($piece, "потрапляє", pl: "потрапляють") } в полон (гекс { $hex }).
prussia-event-counter-captured = { $side }: захоплено одну фішку ({ $piece }), рівнів: { $steps }.
prussia-event-fled = { $side }: { $piece } { AGREE($piece, "тікає", pl: "тікають") } з мапи (гекс { $hex }).
prussia-event-demoralized = Армію { CASE($side, "gen") } деморалізовано, мораль { $marker }.
prussia-event-broken = Армію { CASE($side, "gen") } розгромлено, мораль { $marker }.
prussia-event-leader-scratched = { $side }: { $piece } легко поранений і лишається.
prussia-event-leader-caught = { $side }: ворог заскочив командувача на самоті ({ $piece }, гекс { $hex }): { $die }.
prussia-event-leader-moved = { $side }: { $piece } рятується в гекс { $to }.
prussia-event-leader-leaves = { $side }: { $piece } покидає мапу (гекс { $hex }).
prussia-event-leader-wounded = { $side }: { $piece } поранений і покидає поле (гекс { $hex }).
prussia-event-leader-killed = { $side }: { $piece } убитий (гекс { $hex }).
prussia-event-replacement = { $side }: у гексі { $hex } стає заступник { CASE($piece, "gen") }.
prussia-event-no-commander = { $side } більше не має головнокомандувача ({ $piece }).
prussia-event-promoted = { $side }: армію приймає { CASE($promoted, "nom") } (гекс { $hex }); вибув { CASE($piece, "nom") }.
prussia-event-free-roll = { $side } кидає за безкоштовну активізацію: { $die }.
prussia-event-bonus = { $side } приймає бонус за наступ: мораль +{ $gain }.
prussia-event-released-from-works = { $side }: пруссаки на захід від укріплень; перетинати їх більше не треба.
prussia-event-bonus-lost = { $side } пропускає строк: мораль −{ $points }.
prussia-event-bonus-kept = { $side }: її атаковано, тож бонус лишається, а обов’язок наступати скінчився.
prussia-event-passivity = { $side }: пасивність, кубик { $die }, мораль −{ $lost }.
prussia-event-marched = { $side }: марш { $from } → { $to }: { $pieces }.
prussia-event-lacy-roll = { $side } кидає за Лассі: { $die }, треба не більше { $limit }.
prussia-event-lacy = Корпус Лассі прибуває до Торгау.
prussia-event-arrives = { $side }: { $piece } { AGREE($piece, "прибуває", pl: "прибувають") } (гекс { $hex }).
prussia-event-victory =
    { $level ->
        [draw] Битва закінчилася внічию
       *[other] { $side } перемагає
    }: { $name } ({ $prussian } до { $coalition }).
prussia-event-attack = { $side } атакує: { $attackers } → { $defenders }.
prussia-event-combat = Ближній бій, { $odds }: кубик { $die }, модифікатори { $drm }, результат { $attacker } / { $defender }. Очки втрат: Пруссія { $p }, коаліція { $c }.
prussia-event-leader-along = { $side }: { $piece } іде разом: { $from } → { $to }.

## Підсумки

prussia-draw = нічия
prussia-marginal = нерішуча перемога
prussia-substantial = істотна перемога
prussia-decisive = рішуча перемога
prussia-won-by-points = за переможними очками і станом армій
prussia-won-by-points-short = очки й стан армій
prussia-head-start = Її очки — очки перемоги; де рівень перемоги залежить від стану армії, вони його не замінять.
prussia-event-quick = { $side } швидко розставляє решту.
prussia-event-capture-roll = { $side }: спроба захоплення ({ $piece }), кубик { $die }, модифікатор { $drm }.
prussia-event-advance = { $side }: { $piece } { AGREE($piece, "наступає", pl: "наступають") }: { $from } → { $to }.
prussia-event-momentum-advance = { $side }: { $piece } { AGREE($piece, "наступає", pl: "наступають") } за інерцією: { $from } → { $to }.
prussia-event-momentum-marker = { $side } кладе маркер атаки за інерцією на гекс { $hex }.
prussia-event-charge-roll = { $side }: нищівна атака, кубик { $die }, модифікатор { $drm }.
prussia-event-charge = { $side }: { $piece } { AGREE($piece, "іде", pl: "ідуть") } в нищівну атаку (гекс { $hex }).
prussia-event-charge-failed = { $side }: { $piece } не { AGREE($piece, "іде", pl: "ідуть") } в нищівну атаку (гекс { $hex }).
prussia-event-rise = { $side }: успіх у бою { $success }, армійська мораль +{ $rises }.
prussia-event-marker = { $side }: армійська мораль { $marker }; найнижча заповнена клітинка { $box }.
prussia-event-fatigue = { $side }: спека коштує { $points } моралі.
prussia-event-rest = { $side } відпочиває: знято маркерів утоми: { $points }.
prussia-event-morale-roll = { $side } кидає проти деморалізації: { $die } (до { $limit } — погано).

## Що змінили пізніші версії правил

prussia-change-leader-alone = За командувача, заскоченого на самоті, коли на мапі не лишилося його частин, кидають кубик один раз, і він покидає мапу.
prussia-change-leaders-leave = Командувачі йдуть разом з останньою частиною свого гекса, що покидає мапу.
prussia-change-locked-infantry = Зв’язану лінійну піхоту звільняє лише вхід іншої частини, а не зміна порядку стосу.
prussia-change-battery-faces = Жодна батарея більше не стріляє сильніше на більшій відстані.
prussia-change-russian-foot = Мораль російської піхоти під Цорндорфом на одиницю нижча.
prussia-change-full-locked = Передню частину повного стосу під маркером «Зв’язані» можна змінити іншою.
prussia-change-commander-gone = Командувач, що залишив мапу, не має шляху до Торгау.
