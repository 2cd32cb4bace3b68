## The account: what decides the game

prussia-account-destroyed = Enemy counters destroyed
prussia-account-fled = Enemy counters that fled the map
prussia-account-captured = Infantry and cavalry captured
prussia-account-guns = Guns captured
prussia-account-commander = Enemy commander wounded or killed
prussia-account-baggage = The Light Baggage routed
prussia-account-town = A town held
prussia-account-retreat-line = Line of retreat to Torgau cut
prussia-account-points = Victory points
prussia-account-lead = Lead in victory points
prussia-account-morale = Army morale
prussia-account-state = State of the army
prussia-account-infantry = Infantry steps lost
prussia-account-cavalry = Cavalry steps lost
prussia-account-artillery = Artillery steps lost
prussia-account-leaders = Leaders wounded, killed or captured
prussia-account-head-start = Head start
