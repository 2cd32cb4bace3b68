skirmish-title = Skirmish
skirmish-seat-blue = Blue
skirmish-seat-red = Red
skirmish-scenario-meeting = Meeting in the Valley
skirmish-scenario-rearguard = The Rearguard
skirmish-option-quiet-woods = Zones of control do not reach into woods
skirmish-option-quiet-woods-off = off
skirmish-option-quiet-woods-on = on
