## Questions

napoleonics-ask-play = Play a command card. Your command is { $command }.
napoleonics-ask-manoeuvre = { $card }: up to four units or leaders moving far, or one unit by its usual rules?
napoleonics-ask-section = { $card }: in which section does the infantry march?
napoleonics-ask-rally = { $card }: which unit gets a block back? Symbols left: infantry { $infantry }, cavalry { $cavalry }, artillery { $artillery }.
napoleonics-ask-supply-unit = { $card }: which unit is sent back?
napoleonics-ask-supply-hex = { $card }: to which hex does { $unit } go back?
napoleonics-ask-order =
    { $left ->
        [one] { $card }: order one unit or leader, or finish.
       *[other] { $card }: order up to { $left } units or leaders, or finish.
    }
napoleonics-ask-out = { $card }: which ordered squares leave square?
napoleonics-ask-move = Move a unit or leader that has an order, or end the movement.
napoleonics-ask-move-to = { $piece }: where to?
napoleonics-ask-battle = Which ordered unit attacks? Or end the combat.
napoleonics-ask-target = { $unit }: which enemy does it attack?
napoleonics-ask-support = { $unit } against { $target }: which batteries join the attack?
napoleonics-ask-react = { $attacker } attacks { $target } in melee. Your answer?
napoleonics-ask-flags =
    { $count ->
        [one] { $unit } must retreat: one flag. It may ignore { $most }.
       *[other] { $unit } must retreat: { $count } flags. It may ignore { $most }.
    }
napoleonics-ask-retreat =
    { $count ->
        [one] { $unit } retreats one hex. Where to?
       *[other] { $unit } retreats { $count } hexes. Where to first?
    }
napoleonics-ask-leader-to = { $leader } must retreat: the next hex?
napoleonics-ask-ground = { $unit }: take the vacated hex?
napoleonics-ask-breakthrough = { $unit } breaks through: one more hex?
napoleonics-ask-bonus = { $unit }: a bonus melee, against whom?
napoleonics-ask-keep = Which of the two cards do you keep?
napoleonics-ask-pays = { $card }: which order goes to { $piece }?
napoleonics-ask-back = { $target } may battle back against { $attacker }.

## Answers

napoleonics-do-unit = { $unit }, { $hex }, blocks: { $blocks }
napoleonics-do-out = { $unit }, { $hex }: out of square
napoleonics-do-leader = { $leader }, { $hex }
napoleonics-do-detach = { $leader }, { $hex }: detach from his unit
napoleonics-do-play = Play { $card }
napoleonics-do-keep = Keep { $card }
napoleonics-do-ignore =
    { $rest ->
        [0] Ignore { $count }: stand firm
       *[other] { $count ->
            [0] Ignore none: retreat
           *[other] Ignore { $count }: retreat for { $rest }
        }
    }
napoleonics-do-done-order = All orders given
napoleonics-do-done-out = All others stay in square
napoleonics-do-done-move = End the movement
napoleonics-do-done-battle = End the combat
napoleonics-do-done-support = Attack
napoleonics-do-no-ground = Stay
napoleonics-do-no-breakthrough = Stay here
napoleonics-do-no-bonus = No bonus melee
napoleonics-do-no-back = Do not battle back
napoleonics-do-stop = Stop here
napoleonics-do-off = Leave the board
napoleonics-do-stand = Stand
napoleonics-do-strike = First Strike
napoleonics-do-retire = Retire and reform
napoleonics-do-square = Form square
napoleonics-do-four = Up to four, moving far
napoleonics-do-one = One unit, as usual
napoleonics-do-back = Battle back
napoleonics-do-symbol = A symbol of its arm
napoleonics-do-flag = A flag

## All at once

napoleonics-plan-order = Order them all
napoleonics-plan-support = All batteries join, and attack
napoleonics-note-battle =
    { $count ->
        [0] may still battle, nobody in reach yet
        [one] may still battle, { $count } target
       *[other] may still battle, { $count } targets
    }
napoleonics-note-no-battle = no battle after this
