undaunted-people-us = The Americans
undaunted-people-german = The Germans

undaunted-card-rifleman_a = Rifleman A
undaunted-card-rifleman_b = Rifleman B
undaunted-card-rifleman_c = Rifleman C
undaunted-card-scout_a = Scout A
undaunted-card-scout_b = Scout B
undaunted-card-scout_c = Scout C
undaunted-card-machine_gunner_a = Machine Gunner A
undaunted-card-machine_gunner_b = Machine Gunner B
undaunted-card-machine_gunner_c = Machine Gunner C
undaunted-card-sniper = Sniper
undaunted-card-mortar = Mortar
undaunted-card-platoon_sergeant = Platoon Sergeant
undaunted-card-platoon_guide = Platoon Guide
undaunted-card-squad_leader_a = Squad Leader A
undaunted-card-squad_leader_b = Squad Leader B
undaunted-card-squad_leader_c = Squad Leader C
undaunted-card-fog_of_war = Fog of War
undaunted-card-none = nothing

undaunted-counter = { CASE($seat, "adj") } { $unit }
undaunted-tile = { $number }{ $face }
undaunted-no-tile = no tile
undaunted-face-a = A
undaunted-face-b = B

undaunted-list-one = { $first }
undaunted-list-more = { $rest }, { $last }
