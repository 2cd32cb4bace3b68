# What the evaluation is made of, as hints say it.
napoleonics-part-own-banners = our banners
napoleonics-part-enemy-banners = the enemy’s banners
napoleonics-part-units = strength and cover of the units
napoleonics-part-leaders = leaders
napoleonics-part-objectives = objectives
napoleonics-part-hand = cards in hand
napoleonics-part-own-attacks = our attacks to come
napoleonics-part-enemy-attacks = the enemy’s attacks to come
napoleonics-part-orders = orders of this turn
napoleonics-part-waiting = time lost by waiting
