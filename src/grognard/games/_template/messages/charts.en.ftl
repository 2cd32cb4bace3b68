## Charts of the table

skirmish-chart-terrain = Terrain
skirmish-chart-combat = Combat
skirmish-chart-kinds = Units
skirmish-chart-points = Points
skirmish-chart-foot = on foot
skirmish-chart-horse = mounted
skirmish-chart-shift = columns to the left
skirmish-chart-strength = strength with one step / two
skirmish-chart-movement = movement
skirmish-chart-terrain-clear = clear
skirmish-chart-terrain-woods = woods
skirmish-chart-terrain-hill = hill
skirmish-chart-terrain-village = village
skirmish-chart-terrain-lake = lake, closed
skirmish-chart-kind-infantry = infantry
skirmish-chart-kind-guard = guard
skirmish-chart-kind-light = light infantry
skirmish-chart-kind-cavalry = cavalry
skirmish-chart-points-objective = the objective
skirmish-chart-points-village = a village
skirmish-chart-points-step = a step lost by the enemy
skirmish-chart-points-decisive = lead for a decisive victory
