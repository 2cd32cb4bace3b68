skirmish-title = Стычка
skirmish-seat-blue = Синие
skirmish-seat-red = Красные
skirmish-scenario-meeting = Встреча в долине
skirmish-scenario-rearguard = Арьергард
skirmish-option-quiet-woods = Зоны контроля не распространяются на лес
skirmish-option-quiet-woods-off = нет
skirmish-option-quiet-woods-on = да
