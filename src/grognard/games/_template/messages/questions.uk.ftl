skirmish-ask-objective = Оберіть таємну ціль.
skirmish-ask-move-unit = Який загін рухається наступним?
skirmish-ask-move-to = { CAPITAL($unit) }: куди? Залишилося очок руху: { $points }.
skirmish-ask-target = Який ворожий загін ви атакуєте?
skirmish-ask-attacker = Атака на { CASE($unit, "acc") }: хто бере участь?
skirmish-ask-retreat = { CAPITAL($unit) } мусить відступити. Залишилося гексів: { $hexes }.
skirmish-ask-advance = Хто займає звільнений гекс?

skirmish-do-hex = { $hex }
skirmish-do-unit = { CAPITAL($unit) } ({ $hex })
skirmish-do-unit-off-map = { CAPITAL($unit) } (поза мапою)
skirmish-do-stand = Стояти і втратити рівень
skirmish-do-done-move-unit = Завершити рух
skirmish-do-done-move-to = Зупинитися тут
skirmish-do-done-target = Завершити бої
skirmish-do-done-attacker = До бою
skirmish-do-done-advance = Лишитися на місці
skirmish-plan-all = Атакують усі
