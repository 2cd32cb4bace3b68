## The account: what decides the game

marengo-account-uncommitted = Uncommitted tokens
marengo-account-committed = Tokens committed on the map
marengo-account-morale = Morale; at 0 the army is demoralized
marengo-account-to-come = Tokens still to come by the time track
marengo-account-tokens-lost = Tokens lost
marengo-account-east = Austrian pieces east of the objective line
marengo-account-east-needed = Needed there after the last round
marengo-account-strength = Strength lost
marengo-account-pieces = Pieces eliminated
marengo-account-head-start = Head start
