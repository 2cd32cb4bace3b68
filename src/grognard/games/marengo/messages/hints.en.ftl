# What the evaluation is made of, as hints say it.
marengo-part-morale = morale of the armies
marengo-part-strength = strength of the armies
marengo-part-readiness = readiness of the pieces
marengo-part-way-east = the way east
marengo-part-own-danger = danger to our positions
marengo-part-enemy-danger = threats to the enemy’s positions
