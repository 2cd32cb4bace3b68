marengo-odds-assault = The assault as it stands
marengo-odds-leaders = Attack leading pieces
marengo-odds-penalty = Penalties in the defense approach
marengo-odds-defense = Defense leading pieces
marengo-odds-counter = Counter-attacking pieces
marengo-odds-crushed = The defender wins ({ $result }) and the attack is crushed; reductions: attacker { $attacker } ({ $crushed } of them for being crushed), defender { $defender }
marengo-odds-attacker-wins = The attacker wins ({ $result }); reductions: attacker { $attacker }, defender { $defender }
marengo-odds-defender-wins = The defender wins ({ $result }); reductions: attacker { $attacker }, defender { $defender }
