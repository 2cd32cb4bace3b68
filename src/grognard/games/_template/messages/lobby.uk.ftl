skirmish-title = Сутичка
skirmish-seat-blue = Сині
skirmish-seat-red = Червоні
skirmish-scenario-meeting = Зустріч у долині
skirmish-scenario-rearguard = Ар’єргард
skirmish-option-quiet-woods = Зони контролю не поширюються на ліс
skirmish-option-quiet-woods-off = ні
skirmish-option-quiet-woods-on = так
