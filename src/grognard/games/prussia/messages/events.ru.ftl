## Степени победы

prussia-level-draw = ничья
prussia-level-marginal = нерешительная
prussia-level-substantive = существенная
prussia-level-decisive = решительная

## События

prussia-event-turn = { $time }: новый ход.
prussia-event-player-turn = Ход { CASE($side, "gen") }.
prussia-event-placed = { $side }: { $piece } { AGREE($piece, "занимает", pl: "занимают") } гексагон { $hex }.
prussia-event-set-up = { $side } закончила расстановку.
prussia-event-try = { $side } платит { $cost } морали за активизацию и выбрасывает «{ $die }»: всего { $total }.
prussia-event-active = Армия { CASE($side, "gen") } активизирована.
prussia-event-wakes = Армия { CASE($side, "gen") } активизируется в свой следующий ход.
prussia-event-detachment-wakes = { $side }: { $group } активизируется.
prussia-event-coup = { $side }: coup d’oeil, бросок «{ $die }», всего { $total }.
prussia-event-deploys = { $side }: { $corps } { AGREE($corps, "развёртывается", pl: "развёртываются") }.
prussia-event-deploys-piece = { $side }: { $piece } { AGREE($piece, "развёртывается", pl: "развёртываются") }.
prussia-event-command =
    { $side }: { $group }, бросок «{ $die }»: { $worked ->
        [0] { AGREE($group, "неэффективен", f: "неэффективна", pl: "неэффективны") }
       *[other] { AGREE($group, "эффективен", f: "эффективна", pl: "эффективны") }
    }.
prussia-event-special =
    { $side }: { $piece } бросает за { CASE($corps, "acc") }, «{ $die }»: { $worked ->
        [0] неудача
       *[other] успех
    }.
prussia-event-traces = { $side }: { $piece } { AGREE($piece, "подчиняется", pl: "подчиняются") } напрямую главнокомандующему.
prussia-event-column = { $side }: { $corps } { AGREE($corps, "строится", pl: "строятся") } в колонну.
prussia-event-column-piece = { $side }: { $piece } { AGREE($piece, "становится", pl: "становятся") } в колонну.
prussia-event-forced = { CAPITAL($corps) } { AGREE($corps, "пытается", pl: "пытаются") } развернуться: «{ $own }» даёт { $mine }, у врага «{ $other }» даёт { $theirs }.
prussia-event-raised = { $side }: { $piece } { AGREE($piece, "переходит", pl: "переходят") } наверх (гексагон { $hex }).
prussia-event-moved = { $side }: { $piece } { AGREE($piece, "движется", pl: "движутся") }: { $from } → { $to }.
prussia-event-enters = { $side }: { $piece } { AGREE($piece, "выходит", pl: "выходят") } на карту (гексагон { $to }).
prussia-event-leaves = { $side }: { $piece } { AGREE($piece, "покидает", pl: "покидают") } карту (гексагон { $hex }).
prussia-event-bombards = { $side } обстреливает гексагон { $target } силой { $strength } ({ $guns }): кубик { $die }, модификаторы { $drm }, результат { $result }.
prussia-event-bombards-in-vain = { $side } обстреливает гексагон { $target } силой { $strength }: слишком слабо.
prussia-event-disorder = { $side }: { $piece } { AGREE($piece, "приходит", pl: "приходят") } в расстройство (гексагон { $hex }).
prussia-event-rout = { $side }: { $piece } { AGREE($piece, "обращается", pl: "обращаются") } в бегство (гексагон { $hex }).
prussia-event-check = { $side }: { $piece } { AGREE($piece, "проверяет", pl: "проверяют") } мораль: «{ $die }» против { $wanted }.
prussia-event-rally = { $side }: { $piece }: сбор удался («{ $die }» против { $wanted }): { $morale }.
prussia-event-rally-failed = { $side }: { $piece }: сбор не удался («{ $die }» против { $wanted }): { $morale }.
prussia-event-withdraw = { $side }: { $piece } { AGREE($piece, "уклоняется", pl: "уклоняются") }: { $from } → { $to }.
prussia-event-retreat = { $side }: { $piece } { AGREE($piece, "отступает", pl: "отступают") }: { $from } → { $to }.
prussia-event-stays = { $side }: { $piece } { AGREE($piece, "останавливается", pl: "останавливаются") } (гексагон { $hex }).
prussia-event-track = { $side }: фишка ложится в ячейку { $box } дорожки морали ({ $piece }).
prussia-event-step = { $side }: { $piece } { AGREE($piece, "теряет", pl: "теряют") } уровень (гексагон { $hex }), осталось: { $left }.
prussia-event-captured = { $side }: { $piece } { AGREE($piece, "попадает", pl: "попадают") } в плен (гексагон { $hex }).
prussia-event-counter-captured = { $side }: захвачена одна фишка ({ $piece }), уровней: { $steps }.
prussia-event-fled = { $side }: { $piece } { AGREE($piece, "бежит", pl: "бегут") } с карты (гексагон { $hex }).
prussia-event-demoralized = Армия { CASE($side, "gen") } деморализована, мораль { $marker }.
prussia-event-broken = Армия { CASE($side, "gen") } разгромлена, мораль { $marker }.
prussia-event-leader-scratched = { $side }: { $piece } легко ранен и остаётся.
prussia-event-leader-caught = { $side }: { $piece } застигнут в одиночестве (гексагон { $hex }): «{ $die }».
prussia-event-leader-moved = { $side }: { $piece } спасается в гексагон { $to }.
prussia-event-leader-leaves = { $side }: { $piece } покидает карту (гексагон { $hex }).
prussia-event-leader-wounded = { $side }: { $piece } ранен и покидает поле (гексагон { $hex }).
prussia-event-leader-killed = { $side }: { $piece } убит (гексагон { $hex }).
prussia-event-replacement = { $side }: в гексагоне { $hex } становится заместитель { CASE($piece, "gen") }.
prussia-event-no-commander = { $side } больше не имеет главнокомандующего ({ $piece }).
prussia-event-promoted = { $side }: армию принимает { CASE($promoted, "nom") } (гексагон { $hex }); выбыл { CASE($piece, "nom") }.
prussia-event-free-roll = { $side } бросает за бесплатную активизацию: «{ $die }».
prussia-event-bonus = { $side } принимает бонус за наступление: мораль +{ $gain }.
prussia-event-released-from-works = { $side }: пруссаки западнее укреплений; пересекать их больше не нужно.
prussia-event-bonus-lost = { $side } пропускает срок: мораль −{ $points }.
prussia-event-bonus-kept = { $side } атакована: бонус остаётся, обязанность наступать снята.
prussia-event-passivity = { $side }: пассивность, бросок «{ $die }», мораль −{ $lost }.
prussia-event-marched = { $side }: марш { $from } → { $to }: { $pieces }.
prussia-event-lacy-roll = { $side } бросает за Ласси: «{ $die }», нужно не больше { $limit }.
prussia-event-lacy = Корпус Ласси прибывает в Торгау.
prussia-event-arrives = { $side }: { $piece } { AGREE($piece, "прибывает", pl: "прибывают") } (гексагон { $hex }).
prussia-event-victory =
    { $level ->
        [draw] Сражение закончилось вничью
       *[other] { $side } побеждает
    }: { $name } ({ $prussian } к { $coalition }).
prussia-event-attack = { $side } атакует: { $attackers } → { $defenders }.
prussia-event-combat = Ближний бой, { $odds }: кубик { $die }, модификаторы { $drm }, результат { $attacker } / { $defender }. Очки потерь: Пруссия { $p }, коалиция { $c }.
prussia-event-leader-along = { $side }: { $piece } идёт вместе: { $from } → { $to }.

## Итоги

prussia-draw = ничья
prussia-marginal = нерешительная победа
prussia-substantial = существенная победа
prussia-decisive = решительная победа
prussia-won-by-points = по победным очкам и состоянию армий
prussia-won-by-points-short = очки и состояние армий
prussia-head-start = Её очки — очки победы; где уровень победы зависит от состояния армии, они его не заменят.
prussia-event-quick = { $side } быстро расставляет остальных.
prussia-event-capture-roll = { $side }: попытка захвата ({ $piece }), кубик { $die }, модификатор { $drm }.
prussia-event-advance = { $side }: { $piece } { AGREE($piece, "наступает", pl: "наступают") }: { $from } → { $to }.
prussia-event-momentum-advance = { $side }: { $piece } { AGREE($piece, "наступает", pl: "наступают") } по инерции: { $from } → { $to }.
prussia-event-momentum-marker = { $side } кладёт маркер атаки по инерции на гексагон { $hex }.
prussia-event-charge-roll = { $side }: сокрушительная атака, кубик { $die }, модификатор { $drm }.
prussia-event-charge = { $side }: { $piece } { AGREE($piece, "идёт", pl: "идут") } в сокрушительную атаку (гексагон { $hex }).
prussia-event-charge-failed = { $side }: { $piece } не { AGREE($piece, "идёт", pl: "идут") } в сокрушительную атаку (гексагон { $hex }).
prussia-event-rise = { $side }: успех в бою { $success }, армейская мораль +{ $rises }.
prussia-event-marker = { $side }: армейская мораль { $marker }; нижняя заполненная ячейка { $box }.
prussia-event-fatigue = { $side }: жара стоит { $points } морали.
prussia-event-rest = { $side } отдыхает: снято маркеров усталости: { $points }.
prussia-event-morale-roll = { $side } бросает против деморализации: «{ $die }» (до { $limit } — плохо).

## Что изменили более поздние версии правил

prussia-change-leader-alone = За командующего, застигнутого в одиночестве, когда на карте не осталось его частей, бросают кубик один раз, и он покидает карту.
prussia-change-leaders-leave = Командующие уходят вместе с последней частью своего гексагона, покидающей карту.
prussia-change-locked-infantry = Завязанную линейную пехоту освобождает только вход другой части, а не смена порядка группировки.
prussia-change-battery-faces = Ни одна батарея больше не стреляет сильнее на большем расстоянии.
prussia-change-russian-foot = Моральный рейтинг русской пехоты при Цорндорфе на единицу ниже.
prussia-change-full-locked = Переднюю часть полной группировки под маркером «Завязаны» можно сменить другой.
prussia-change-commander-gone = У командующего, покинувшего карту, нет пути к Торгау.
