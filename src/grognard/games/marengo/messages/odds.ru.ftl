marengo-odds-assault = Штурм на данный момент
marengo-odds-leaders = Авангард атаки
marengo-odds-penalty = Штрафы на подступе обороны
marengo-odds-defense = Авангард обороны
marengo-odds-counter = Контратакующие фигуры
marengo-odds-crushed = Побеждает обороняющийся ({ $result }), атака разгромлена; уменьшения: атакующий { $attacker } (из них из-за разгрома { $crushed }), обороняющийся { $defender }
marengo-odds-attacker-wins = Побеждает атакующий ({ $result }); уменьшения: атакующий { $attacker }, обороняющийся { $defender }
marengo-odds-defender-wins = Побеждает обороняющийся ({ $result }); уменьшения: атакующий { $attacker }, обороняющийся { $defender }
