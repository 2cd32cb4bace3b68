## The account: what decides the game

skirmish-account-villages = Villages held
skirmish-account-objective = More for the objective
skirmish-account-steps = Enemy steps lost
skirmish-account-points = Points
skirmish-account-decisive = Lead that is decisive
skirmish-account-lost-steps = Steps lost
skirmish-account-lost-units = Units eliminated
