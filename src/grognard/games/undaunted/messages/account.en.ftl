## The account: what decides the game

undaunted-account-tile = Tile { $tile }
undaunted-account-points = Objective points
undaunted-account-needed = Points that win
undaunted-account-riflemen = Riflemen on the board; at 0 the side is pinned
undaunted-account-casualties = Casualties in all
undaunted-account-head-start = Head start
