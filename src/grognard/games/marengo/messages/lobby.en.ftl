marengo-title = Triomphe à Marengo
marengo-scenario-14-june = Marengo, 14 June 1800
marengo-option-cleaned-may-march = Road march of a piece that approach clean-up moved
marengo-option-cleaned-may-march-no = No: it did not start its turn in reserve
marengo-option-cleaned-may-march-yes = Yes: it counts as having started in reserve
marengo-seat-austria = Austria
marengo-seat-france = France

web-marengo-about = Italy 1800: two armies of hidden blocks
web-marengo-situation-14-june = At dawn the Austrians pour over the Bormida and fall upon a French army that does not expect them. Desaix may yet turn the day by evening.
web-marengo-goal-austria = Demoralize the French, or have three pieces east of the objective line at nightfall
web-marengo-goal-france = Demoralize the Austrians, or keep them from the objective line until nightfall
web-marengo-length = 16 hourly rounds, 6:00 to 21:00
web-marengo-reconstructed = partly reconstructed: some crossings of local roads, two approaches
