undaunted-people-us = Американці
undaunted-people-german = Німці

undaunted-card-rifleman_a = Стрілець А
undaunted-card-rifleman_b = Стрілець Б
undaunted-card-rifleman_c = Стрілець В
undaunted-card-scout_a = Розвідник А
undaunted-card-scout_b = Розвідник Б
undaunted-card-scout_c = Розвідник В
undaunted-card-machine_gunner_a = Кулеметник А
undaunted-card-machine_gunner_b = Кулеметник Б
undaunted-card-machine_gunner_c = Кулеметник В
undaunted-card-sniper = Снайпер
undaunted-card-mortar = Міномет
undaunted-card-platoon_sergeant = Командир взводу
undaunted-card-platoon_guide = Головний сержант взводу
undaunted-card-squad_leader_a = Командир відділення А
undaunted-card-squad_leader_b = Командир відділення Б
undaunted-card-squad_leader_c = Командир відділення В
undaunted-card-fog_of_war = Туман війни
undaunted-card-none = нічого

undaunted-counter = { $unit } ({ $seat })
undaunted-tile = { $number }{ $face }
undaunted-no-tile = немає квадрата
undaunted-face-a = А
undaunted-face-b = Б

undaunted-list-one = { $first }
undaunted-list-more = { $rest }, { $last }
