## Levels of victory

prussia-level-draw = draw
prussia-level-marginal = marginal
prussia-level-substantive = substantive
prussia-level-decisive = decisive

## Events

prussia-event-turn = { $time }: a new turn.
prussia-event-player-turn = { $side }’s turn.
prussia-event-placed = { $side }: { $piece } stands in { $hex }.
prussia-event-set-up = { $side } is set up.
prussia-event-try = { $side } pays { $cost } morale for an activation and rolls { $die }: { $total } in all.
prussia-event-active = { $side }’s army is active.
prussia-event-wakes = { $side }’s army will be active in its next turn.
prussia-event-detachment-wakes = { $side }: { $group } wakes.
prussia-event-coup = { $side }: coup d’œil, a roll of { $die }, { $total } in all.
prussia-event-deploys = { $side }: { $corps } deploys.
prussia-event-deploys-piece = { $side }: { $piece } deploys.
prussia-event-command =
    { $side }: { $group } rolls { $die } and is { $worked ->
        [0] ineffective
       *[other] effective
    }.
prussia-event-special =
    { $side }: { $piece } rolls { $die } for { $corps }: { $worked ->
        [0] in vain
       *[other] effective
    }.
prussia-event-traces = { $side }: { $piece } takes its orders from the army commander.
prussia-event-column = { $side }: { $corps } forms column.
prussia-event-column-piece = { $side }: { $piece } joins the column.
prussia-event-forced = { $corps } tries to deploy: { $own } makes { $mine }, the enemy’s { $other } makes { $theirs }.
prussia-event-raised = { $side }: { $piece } goes on top in { $hex }.
prussia-event-moved = { $side }: { $piece } moves { $from } → { $to }.
prussia-event-enters = { $side }: { $piece } comes on the map in { $to }.
prussia-event-leaves = { $side }: { $piece } leaves the map from { $hex }.
prussia-event-bombards = { $side } bombards { $target } with { $strength } ({ $guns }): die { $die }, modifiers { $drm }, result { $result }.
prussia-event-bombards-in-vain = { $side } bombards { $target } with { $strength }: too weak to do harm.
prussia-event-disorder = { $side }: { $piece } is disordered, { $hex }.
prussia-event-rout = { $side }: { $piece } routs, { $hex }.
prussia-event-check = { $side }: { $piece } checks morale, { $die } against { $wanted }.
prussia-event-rally = { $side }: { $piece } rallies ({ $die } against { $wanted }) and is { $morale }.
prussia-event-rally-failed = { $side }: { $piece } does not rally ({ $die } against { $wanted }) and stays { $morale }.
prussia-event-withdraw = { $side }: { $piece } withdraws { $from } → { $to }.
prussia-event-retreat = { $side }: { $piece } retreats { $from } → { $to }.
prussia-event-stays = { $side }: { $piece } stops in { $hex }.
prussia-event-track = { $side }: a counter of { $piece } goes to box { $box } of the morale track.
prussia-event-step = { $side }: { $piece } loses a step, { $hex }; left: { $left }.
prussia-event-captured = { $side }: { $piece } is captured, { $hex }.
prussia-event-counter-captured = { $side }: a counter of { $piece } is captured, steps: { $steps }.
prussia-event-fled = { $side }: { $piece } flees from the map, { $hex }.
prussia-event-demoralized = { $side }’s army is demoralized at { $marker }.
prussia-event-broken = { $side }’s army is broken at { $marker }.
prussia-event-leader-scratched = { $side }: { $piece } is lightly wounded and stays.
prussia-event-leader-caught = { $side }: { $piece } is caught alone in { $hex }: { $die }.
prussia-event-leader-moved = { $side }: { $piece } escapes to { $to }.
prussia-event-leader-leaves = { $side }: { $piece } leaves the map from { $hex }.
prussia-event-leader-wounded = { $side }: { $piece } is wounded and leaves the field, { $hex }.
prussia-event-leader-killed = { $side }: { $piece } is killed, { $hex }.
prussia-event-replacement = { $side }: a deputy takes the place of { $piece } in { $hex }.
prussia-event-no-commander = { $side } has no army commander any more ({ $piece }).
prussia-event-promoted = { $side }: { $promoted } takes over the army from { $piece } in { $hex }.
prussia-event-free-roll = { $side } rolls { $die } for a free activation.
prussia-event-bonus = { $side } accepts the march bonus: morale +{ $gain }.
prussia-event-released-from-works = { $side }: Prussians are west of the works; nobody needs to cross them any more.
prussia-event-bonus-lost = { $side } misses the deadline: morale −{ $points }.
prussia-event-bonus-kept = { $side } was attacked: the bonus stays, and the duty to march ends.
prussia-event-passivity = { $side }: passivity, a roll of { $die }, morale −{ $lost }.
prussia-event-marched = { $side }: march { $from } → { $to }: { $pieces }.
prussia-event-lacy-roll = { $side } rolls { $die } for Lacy, at most { $limit } is needed.
prussia-event-lacy = Lacy’s corps arrives at Torgau.
prussia-event-arrives = { $side }: { $piece } arrives in { $hex }.
prussia-event-victory =
    { $level ->
        [draw] The battle is drawn
       *[other] { $side } wins
    }: { $name } ({ $prussian } to { $coalition }).
prussia-event-attack = { $side } attacks { $defenders } from { $attackers }.
prussia-event-combat = Close combat at { $odds }: die { $die }, modifiers { $drm }, result { $attacker } / { $defender }. Loss points: Prussia { $p }, coalition { $c }.
prussia-event-leader-along = { $side }: { $piece } goes along { $from } → { $to }.

## Results

prussia-draw = draw
prussia-marginal = marginal victory
prussia-substantial = substantive victory
prussia-decisive = decisive victory
prussia-won-by-points = by victory points and the state of the armies
prussia-won-by-points-short = points and armies
prussia-head-start = Its points are victory points; where a level of victory asks for the state of an army, they do not replace it.
prussia-event-quick = { $side } places the rest by the quick start.
prussia-event-capture-roll = { $side }: attempt to capture { $piece }, die { $die }, modifier { $drm }.
prussia-event-advance = { $side }: { $piece } advances { $from } → { $to }.
prussia-event-momentum-advance = { $side }: momentum advance of { $piece } { $from } → { $to }.
prussia-event-momentum-marker = { $side } places a momentum marker on { $hex }.
prussia-event-charge-roll = { $side }: cavalry charge, die { $die }, modifier { $drm }.
prussia-event-charge = { $side }: { $piece } charges, { $hex }.
prussia-event-charge-failed = { $side }: { $piece } does not charge, { $hex }.
prussia-event-rise = { $side }: { $success } Combat Success, army morale +{ $rises }.
prussia-event-marker = { $side }: army morale { $marker }; lowest filled box { $box }.
prussia-event-fatigue = { $side }: the heat costs { $points } morale.
prussia-event-rest = { $side } rests: { $points } fatigue markers go.
prussia-event-morale-roll = { $side } rolls { $die } against demoralization (up to { $limit } is bad).

## What later versions of the rules changed

prussia-change-leader-alone = A leader caught alone when no unit of his side is left is rolled for once and leaves the map.
prussia-change-leaders-leave = Leaders leave with the last unit of a hex that marches off.
prussia-change-locked-infantry = Engaged line infantry is freed only by a unit that enters its hex, not by a new order of the stack.
prussia-change-battery-faces = No battery is stronger farther away.
prussia-change-russian-foot = The Russian foot at Zorndorf has a point of morale less.
prussia-change-full-locked = The front of a full Locked stack can be relieved.
prussia-change-commander-gone = A commander who left the map has no way to Torgau.
