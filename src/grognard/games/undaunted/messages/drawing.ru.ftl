undaunted-short-rifleman_a = Са
undaunted-short-rifleman_b = Сб
undaunted-short-rifleman_c = Св
undaunted-short-scout_a = Ра
undaunted-short-scout_b = Рб
undaunted-short-scout_c = Рв
undaunted-short-machine_gunner_a = Па
undaunted-short-machine_gunner_b = Пб
undaunted-short-machine_gunner_c = Пв
undaunted-short-sniper = Сн
undaunted-short-mortar = Ми

undaunted-draw-headline = { $title } · раунд { $round } · инициатива: { $seat }
undaunted-draw-marker-scouted = р
undaunted-draw-marker-controlled = К
undaunted-draw-none = нет
undaunted-draw-goal-pin = цель — истощить врага
undaunted-draw-goal-points = { $count ->
    [one] цель — { $count } очко
    [few] цель — { $count } очка
   *[other] цель — { $count } очков
}
undaunted-draw-side = { $seat }: очки { $points } ({ $goal }) · рука { $hand } · колода { $deck } · сброс { $discard } · удалено { $removed }
undaunted-draw-supply = Резерв: { $cards }
undaunted-draw-play = Сыграно: { $cards }
undaunted-draw-hand = Ваша рука: { $cards }
undaunted-draw-legend = ☆ США, ✚ Германия; # укрытие, ^ холм, * ключевой пункт, ~ рация, р разведано, К контролируется, @ пункт появления, (Са) подавлен, (+) жетон цели
