undaunted-people-us = Американцы
undaunted-people-german = Немцы

undaunted-card-rifleman_a = Стрелок А
undaunted-card-rifleman_b = Стрелок Б
undaunted-card-rifleman_c = Стрелок В
undaunted-card-scout_a = Разведчик А
undaunted-card-scout_b = Разведчик Б
undaunted-card-scout_c = Разведчик В
undaunted-card-machine_gunner_a = Пулемётчик А
undaunted-card-machine_gunner_b = Пулемётчик Б
undaunted-card-machine_gunner_c = Пулемётчик В
undaunted-card-sniper = Снайпер
undaunted-card-mortar = Миномёт
undaunted-card-platoon_sergeant = Командир взвода
undaunted-card-platoon_guide = Старший сержант взвода
undaunted-card-squad_leader_a = Командир отделения А
undaunted-card-squad_leader_b = Командир отделения Б
undaunted-card-squad_leader_c = Командир отделения В
undaunted-card-fog_of_war = Туман войны
undaunted-card-none = ничего

undaunted-counter = { $unit } ({ $seat })
undaunted-tile = { $number }{ $face }
undaunted-no-tile = нет квадрата
undaunted-face-a = А
undaunted-face-b = Б

undaunted-list-one = { $first }
undaunted-list-more = { $rest }, { $last }
