# What the evaluation is made of, as hints say it.
undaunted-part-objectives = objectives
undaunted-part-way = the way to the objectives
undaunted-part-riflemen = safety of the last riflemen
undaunted-part-troops = troops left
undaunted-part-suppressed = suppressed units
undaunted-part-own-shots = our shots
undaunted-part-enemy-shots = the enemy’s shots
undaunted-part-cards = cards of the decks
undaunted-part-hand = cards in hand
undaunted-part-initiative = initiative and turn
