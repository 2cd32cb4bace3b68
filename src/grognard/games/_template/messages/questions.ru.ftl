skirmish-ask-objective = Выберите тайную цель.
skirmish-ask-move-unit = Какой отряд движется следующим?
skirmish-ask-move-to = Движется { $unit }: куда? Осталось очков движения: { $points }.
skirmish-ask-target = Какой вражеский отряд вы атакуете?
skirmish-ask-attacker = Атака, цель: { $unit }. Кто участвует?
skirmish-ask-retreat = Должна отступить: { $unit }. Осталось гексов: { $hexes }.
skirmish-ask-advance = Кто занимает освободившийся гекс?

skirmish-do-hex = { $hex }
skirmish-do-unit = { $unit } ({ $hex })
skirmish-do-unit-off-map = { $unit } (вне карты)
skirmish-do-stand = Стоять и потерять ступень
skirmish-do-done-move-unit = Закончить движение
skirmish-do-done-move-to = Остановиться здесь
skirmish-do-done-target = Закончить бои
skirmish-do-done-attacker = В бой
skirmish-do-done-advance = Остаться на месте
