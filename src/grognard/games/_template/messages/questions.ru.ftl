skirmish-ask-objective = Выберите тайную цель.
skirmish-ask-move-unit = Какой отряд движется следующим?
skirmish-ask-move-to = { CAPITAL($unit) }: куда? Осталось очков движения: { $points }.
skirmish-ask-target = Какой вражеский отряд вы атакуете?
skirmish-ask-attacker = Атака на { CASE($unit, "acc") }: кто участвует?
skirmish-ask-retreat = { CAPITAL($unit) } должна отступить. Осталось гексов: { $hexes }.
skirmish-ask-advance = Кто занимает освободившийся гекс?

skirmish-do-hex = { $hex }
skirmish-do-unit = { CAPITAL($unit) } ({ $hex })
skirmish-do-unit-off-map = { CAPITAL($unit) } (вне карты)
skirmish-do-stand = Стоять и потерять ступень
skirmish-do-done-move-unit = Закончить движение
skirmish-do-done-move-to = Остановиться здесь
skirmish-do-done-target = Закончить бои
skirmish-do-done-attacker = В бой
skirmish-do-done-advance = Остаться на месте
skirmish-plan-all = Атакуют все
