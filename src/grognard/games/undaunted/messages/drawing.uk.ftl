undaunted-short-rifleman_a = Са
undaunted-short-rifleman_b = Сб
undaunted-short-rifleman_c = Св
undaunted-short-scout_a = Ра
undaunted-short-scout_b = Рб
undaunted-short-scout_c = Рв
undaunted-short-machine_gunner_a = Ка
undaunted-short-machine_gunner_b = Кб
undaunted-short-machine_gunner_c = Кв
undaunted-short-sniper = Сн
undaunted-short-mortar = Мі

undaunted-draw-headline = { $title } · раунд { $round } · ініціатива: { $seat }
undaunted-draw-marker-scouted = р
undaunted-draw-marker-controlled = К
undaunted-draw-none = немає
undaunted-draw-goal-pin = мета — виснажити ворога
undaunted-draw-goal-points = { $count ->
    [one] мета — { $count } очко
    [few] мета — { $count } очки
   *[other] мета — { $count } очок
}
undaunted-draw-side = { $seat }: очки { $points } ({ $goal }) · рука { $hand } · колода { $deck } · скид { $discard } · вилучено { $removed }
undaunted-draw-supply = Резерв: { $cards }
undaunted-draw-play = Зіграно: { $cards }
undaunted-draw-hand = Ваша рука: { $cards }
undaunted-draw-legend = ☆ США, ✚ Німеччина; # прикриття, ^ пагорб, * ключовий пункт, ~ рація, р розвідано, К контролюється, @ пункт появи, (Са) придушено, (+) жетон цілі
