## The account: what decides the game

napoleonics-account-eliminated = For units and leaders eliminated
napoleonics-account-exits = For units that left the board
napoleonics-account-objectives = For objectives held
napoleonics-account-banners = Victory banners
napoleonics-account-needed = Banners that win
napoleonics-account-blocks = Blocks lost
napoleonics-account-infantry = Infantry units eliminated
napoleonics-account-cavalry = Cavalry units eliminated
napoleonics-account-artillery = Batteries eliminated
napoleonics-account-leaders = Leaders killed
napoleonics-account-head-start = Head start
