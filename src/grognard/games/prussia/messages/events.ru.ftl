## Степени победы

prussia-level-draw = ничья
prussia-level-marginal = нерешительная
prussia-level-substantive = существенная
prussia-level-decisive = решительная

## События

prussia-event-turn = { $time }: новый ход.
prussia-event-player-turn = Ход стороны: { $side }.
prussia-event-placed = { $side }: { $piece }: место в { $hex }.
prussia-event-set-up = { $side }: расставлена.
prussia-event-try = { $side } платит { $cost } морали за активизацию и выбрасывает «{ $die }»: всего { $total }.
prussia-event-active = { $side }: армия активизирована.
prussia-event-wakes = { $side }: армия активизируется в свой следующий ход.
prussia-event-detachment-wakes = { $side }: { $group } — активизация.
prussia-event-coup = { $side }: coup d’oeil, бросок «{ $die }», всего { $total }.
prussia-event-deploys = { $side }: { $corps } развертывается.
prussia-event-deploys-piece = { $side }: { $piece }: развертывание.
prussia-event-command =
    { $side }: { $group }, бросок «{ $die }»: { $worked ->
        [0] неэффективна
       *[other] эффективна
    }.
prussia-event-special =
    { $side }: { $piece } бросает за { $corps }, «{ $die }»: { $worked ->
        [0] неудача
       *[other] эффективен
    }.
prussia-event-traces = { $side }: { $piece }: командование прослежено до главнокомандующего.
prussia-event-column = { $side }: { $corps } строится в колонну.
prussia-event-column-piece = { $side }: { $piece }: в колонну.
prussia-event-forced = { $corps } пытается развернуться: «{ $own }» даёт { $mine }, у врага «{ $other }» даёт { $theirs }.
prussia-event-raised = { $side }: { $piece }: наверх в { $hex }.
prussia-event-moved = { $side }: { $piece }: движение { $from } → { $to }.
prussia-event-enters = { $side }: { $piece }: выход на карту в { $to }.
prussia-event-leaves = { $side }: { $piece }: уход с карты из { $hex }.
prussia-event-bombards = { $side } обстреливает { $target } силой { $strength } ({ $guns }): кубик { $die }, МБК { $drm }, результат { $result }.
prussia-event-bombards-in-vain = { $side } обстреливает { $target } силой { $strength }: слишком слабо.
prussia-event-disorder = { $side }: { $piece }: расстройство, { $hex }.
prussia-event-rout = { $side }: { $piece }: бегство, { $hex }.
prussia-event-check = { $side }: { $piece }: проверка морали, «{ $die }» против { $wanted }.
prussia-event-rally = { $side }: { $piece }: сбор удался («{ $die }» против { $wanted }): { $morale }.
prussia-event-rally-failed = { $side }: { $piece }: сбор не удался («{ $die }» против { $wanted }): { $morale }.
prussia-event-withdraw = { $side }: { $piece }: уклонение { $from } → { $to }.
prussia-event-retreat = { $side }: { $piece }: отступление { $from } → { $to }.
prussia-event-stays = { $side }: { $piece }: остановка в { $hex }.
prussia-event-track = { $side }: ячейка { $box } дорожки морали: { $piece }.
prussia-event-step = { $side }: { $piece }: потеря уровня, { $hex }; осталось: { $left }.
prussia-event-captured = { $side }: { $piece }: захват в плен, { $hex }.
prussia-event-counter-captured = { $side }: захвачена одна фишка, уровней: { $steps }. { $piece }.
prussia-event-fled = { $side }: { $piece }: бегство с карты, { $hex }.
prussia-event-demoralized = { $side }: армия деморализована, мораль { $marker }.
prussia-event-broken = { $side }: армия разгромлена, мораль { $marker }.
prussia-event-leader-scratched = { $side }: { $piece } легко ранен и остаётся.
prussia-event-leader-caught = { $side }: { $piece } застигнут в одиночестве в { $hex }: «{ $die }».
prussia-event-leader-moved = { $side }: { $piece } спасается в { $to }.
prussia-event-leader-leaves = { $side }: { $piece } покидает карту из { $hex }.
prussia-event-leader-wounded = { $side }: { $piece } ранен и покидает поле, { $hex }.
prussia-event-leader-killed = { $side }: { $piece } убит, { $hex }.
prussia-event-replacement = { $side }: в { $hex } становится заместитель. Выбыл: { $piece }.
prussia-event-no-commander = { $side } больше не имеет главнокомандующего ({ $piece }).
prussia-event-promoted = { $side }: армию принимает { $promoted }, { $hex }. Выбыл: { $piece }.
prussia-event-free-roll = { $side } бросает за бесплатную активизацию: «{ $die }».
prussia-event-bonus = { $side } принимает бонус за наступление: мораль +{ $gain }.
prussia-event-released-from-works = { $side }: пруссаки западнее укреплений; пересекать их больше не нужно.
prussia-event-bonus-lost = { $side } пропускает критичный срок: мораль −{ $points }.
prussia-event-bonus-kept = { $side } атакована: бонус остаётся, обязанность наступать снята.
prussia-event-passivity = { $side }: пассивность, бросок «{ $die }», мораль −{ $lost }.
prussia-event-marched = { $side }: { $pieces }: марш { $from } → { $to }.
prussia-event-lacy-roll = { $side } бросает за Ласси: «{ $die }», нужно не больше { $limit }.
prussia-event-lacy = Корпус Ласси прибывает в Торгау.
prussia-event-arrives = { $side }: { $piece }: прибытие в { $hex }.
prussia-event-victory =
    { $level ->
        [draw] Сражение закончилось вничью
       *[other] { $side } побеждает
    }: { $name } ({ $prussian } к { $coalition }).
prussia-event-attack = { $side } атакует из { $attackers } против { $defenders }.
prussia-event-combat = Ближний бой, { $odds }: кубик { $die }, МБК { $drm }, результат { $attacker } / { $defender }. Очки потерь: Пруссия { $p }, коалиция { $c }.
prussia-event-leader-along = { $side }: { $piece } идёт вместе { $from } → { $to }.

## Итоги

prussia-draw = ничья
prussia-marginal = нерешительная победа
prussia-substantial = существенная победа
prussia-decisive = решительная победа
prussia-won-by-points = по победным очкам и состоянию армий
prussia-won-by-points-short = очки и состояние армий
prussia-head-start = Её очки — очки победы; где уровень победы зависит от состояния армии, они его не заменят.
prussia-event-quick = { $side } расставляет остальных быстрым началом.
prussia-event-capture-roll = { $side }: попытка захвата: { $piece }, кубик { $die }, МБК { $drm }.
prussia-event-advance = { $side }: { $piece }: наступление { $from } → { $to }.
prussia-event-momentum-advance = { $side }: { $piece }: наступление по инерции { $from } → { $to }.
prussia-event-momentum-marker = { $side } кладёт маркер атаки по инерции на { $hex }.
prussia-event-charge-roll = { $side }: сокрушительная атака, кубик { $die }, модификатор { $drm }.
prussia-event-charge = { $side }: { $piece }: сокрушительная атака, { $hex }.
prussia-event-charge-failed = { $side }: { $piece }: сокрушительной атаки не будет, { $hex }.
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
