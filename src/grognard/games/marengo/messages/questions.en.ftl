## Questions

marengo-ask-s6-action = Your turn: choose a piece for an action, or end the turn. Commands left: { $commands }.
marengo-ask-s6-group = Add a piece, or say what the chosen ones do. Commands left: { $commands }.
marengo-ask-s8-march = Road march: the next crossing, an approach to continue to, or stop here.
marengo-ask-s9-respond = Maneuver attack: { $locale } → { $to }{ $approach }. Which pieces respond from reserve?
marengo-ask-s9-advance = The attack was blocked: { $locale } → { $to }{ $approach }. Advance all attackers to the approach?
marengo-ask-s9-show = Which attacking infantry do you show?
marengo-ask-s10-reduce = Bombardment of { $locale }: which piece is reduced?
marengo-ask-s11-defense = Assault: { $locale } → { $to }{ $approach }. Step 2: choose leading pieces of the defense, or none.
marengo-ask-s11-attack = Assault: { $locale } → { $to }{ $approach }. Step 3: choose the leading pieces.
marengo-ask-s11-join = Assault: { $locale } → { $to }{ $approach }. Step 3: which other pieces take part?
marengo-ask-s11-fire = Assault: { $locale } → { $to }{ $approach }. Steps 4 and 5: artillery defense, counter-attack, or nothing?
marengo-ask-s11-counter = Assault: { $locale } → { $to }{ $approach }. Step 5: who counter-attacks?
marengo-ask-s11-fired = Artillery defense: which of your leading pieces is reduced?
marengo-ask-s11-odd = Which of the two pieces takes the odd reduction?
marengo-ask-s11-excess = Step 8: which other assault piece is reduced? Left: { $left }.
marengo-ask-s12-continue = Cavalry continuation: which cavalry goes on to an approach? Commands left: { $commands }.
marengo-ask-s12-side = Continuation: to which approach?
marengo-ask-s13-reduce = Retreat, { $at }: who takes a reduction? Left: { $left }.
marengo-ask-s13-to = Retreat from { $locale }: where does { $piece } go?
marengo-ask-s14-organize =
    Which further piece is organized? { $left ->
        [0] The next one costs a further command.
       *[other] This action can take { $left } more.
    }
marengo-ask-s18-lose = { $army } still loses morale: { $left }. From which locale do you take a token?
marengo-ask-s18-commit = { $army } lacks tokens for { $locale }: { $left }. You may transfer some from other locales.
marengo-ask-s18-return = Morale clean-up: return one committed token?

## Answers

marengo-do-piece = { CAPITAL($piece) } ({ $name }), { $at }
marengo-do-complete = Complete the bombardment: { $at }
marengo-do-march = March to { $locale }
marengo-do-retreat = Retreat to { $locale }
marengo-do-take = Take a token from { $locale }
marengo-do-transfer = Transfer a token from { $locale }
marengo-do-return = Return a token from { $locale }
marengo-do-block = Block the approach to { $to }{ $approach }, commands: { $cost }
marengo-do-attack = Maneuver attack on { $to }{ $approach }
marengo-do-assault = Assault: { $locale } → { $to }{ $approach }
marengo-do-continue = Continue to the approach to { $to }{ $approach }
marengo-do-cross = March to { $to }: { $road }{ $crossing }, step { $step }
marengo-do-reserve = Back into reserve
marengo-do-organize = Organize
marengo-do-declare = Declare a bombardment
marengo-do-fire = Artillery defense
marengo-do-advance = All advance to the approach
marengo-do-eliminate = Eliminate: no room is left
marengo-do-end = End the turn
marengo-do-done-s8-march = Stop here
marengo-do-done-s9-respond = No further response
marengo-do-done-s9-advance = Stay in reserve
marengo-do-done-s11-defense = No further leading piece
marengo-do-done-s11-attack = No second leading piece
marengo-do-done-s11-join = No further piece takes part
marengo-do-done-s11-fire = Nothing to declare
marengo-do-done-s11-counter = No further counter-attack
marengo-do-done-s12-continue = Nobody goes on
marengo-do-done-s14-organize = No further piece
marengo-do-done-s18-commit = Transfer no more
marengo-do-done-s18-return = Return none

## All at once

marengo-plan-group = Everybody here joins
marengo-plan-join = Everybody takes part
marengo-note-commands =
    { $count ->
        [0] costs no command
        [one] costs { $count } command
       *[other] costs { $count } commands
    }
