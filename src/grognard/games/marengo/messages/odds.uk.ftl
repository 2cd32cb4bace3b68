marengo-odds-assault = Штурм на цю мить
marengo-odds-leaders = Авангард атаки
marengo-odds-penalty = Штрафи в підступі захисту
marengo-odds-defense = Авангард захисту
marengo-odds-counter = Фігури, що контратакують
marengo-odds-crushed = Перемагає оборонець ({ $result }), атаку розгромлено; зменшення: нападник { $attacker } (з них через розгром { $crushed }), оборонець { $defender }
marengo-odds-attacker-wins = Перемагає нападник ({ $result }); зменшення: нападник { $attacker }, оборонець { $defender }
marengo-odds-defender-wins = Перемагає оборонець ({ $result }); зменшення: нападник { $attacker }, оборонець { $defender }
