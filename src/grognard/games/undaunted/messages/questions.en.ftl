undaunted-number = { $number }
undaunted-done = done

undaunted-verb-move = Move
undaunted-verb-guide = Guide
undaunted-verb-scout = Scout
undaunted-verb-stalk = Stalk
undaunted-verb-bolster = Bolster
undaunted-verb-command = Command
undaunted-verb-conceal = Conceal
undaunted-verb-control = Control
undaunted-verb-inspire = Inspire
undaunted-verb-recon = Recon
undaunted-verb-target = Target
undaunted-verb-attack = Attack
undaunted-verb-suppress = Suppress
undaunted-verb-blast = Blast
undaunted-verb-hunker = Hunker down
undaunted-verb-ready = Ready

undaunted-ask-nothing = The game is over.
undaunted-ask-bid = Round { $round }: which card do you bid for the initiative?
undaunted-ask-play = Which card do you play?
undaunted-ask-use = { $card }: what should it do?
undaunted-ask-move = { $verb }: where does { $unit } go? Steps left: { $left }.
undaunted-ask-guide = { $card } guides: which unit?
undaunted-ask-attack = { $verb } with { $card }: which enemy?
undaunted-ask-target = { $card }: which tile do you target?
undaunted-ask-bolster = { $card } bolsters: which card from the supply? You may take: { $left }.
undaunted-ask-inspire = { $card } inspires: which played card comes back? You may take: { $left }.
undaunted-ask-command = { $card } commands: how many cards do you draw?

undaunted-do-bid = Bid { $thing } (initiative { $initiative })
undaunted-do-play = Play { $thing }
undaunted-do-play-done = End the turn
undaunted-do-use-move = Move { $value }
undaunted-do-use-guide = Guide { $value }
undaunted-do-use-scout = Scout { $value }
undaunted-do-use-stalk = Stalk { $value }
undaunted-do-use-bolster = Bolster { $value }
undaunted-do-use-command = Command { $value }
undaunted-do-use-conceal = Conceal
undaunted-do-use-control = Control
undaunted-do-use-inspire = Inspire { $value }
undaunted-do-use-recon = Recon
undaunted-do-use-target = Target
undaunted-do-use-attack = Attack { $value }
undaunted-do-use-suppress = Suppress { $value }
undaunted-do-use-blast = Blast { $value }
undaunted-do-use-hunker = Hunker down: back to the supply
undaunted-do-use-ready = Ready the suppressed unit
undaunted-do-move = To { $thing }
undaunted-do-move-done = Stop here
undaunted-do-guide = { $thing } on { $tile }
undaunted-do-attack = { $thing } on { $tile }
undaunted-do-target = Target { $thing }
undaunted-do-bolster = Take { $thing }
undaunted-do-bolster-done = Take no more
undaunted-do-inspire = Take back { $thing }
undaunted-do-inspire-done = Take back no more
undaunted-do-command = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
undaunted-note-held = already yours: nothing would come of it
