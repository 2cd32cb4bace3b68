undaunted-short-rifleman_a = Ra
undaunted-short-rifleman_b = Rb
undaunted-short-rifleman_c = Rc
undaunted-short-scout_a = Sa
undaunted-short-scout_b = Sb
undaunted-short-scout_c = Sc
undaunted-short-machine_gunner_a = Ma
undaunted-short-machine_gunner_b = Mb
undaunted-short-machine_gunner_c = Mc
undaunted-short-sniper = Sn
undaunted-short-mortar = Mo

undaunted-draw-headline = { $title } · round { $round } · initiative: { $seat }
undaunted-draw-marker-scouted = s
undaunted-draw-marker-controlled = C
undaunted-draw-none = none
undaunted-draw-goal-pin = needs to pin the enemy
undaunted-draw-goal-points = { $count ->
    [one] needs { $count } point
   *[other] needs { $count } points
}
undaunted-draw-side = { $seat }: { $points } points ({ $goal }) · hand { $hand } · deck { $deck } · discard { $discard } · removed { $removed }
undaunted-draw-supply = Supply: { $cards }
undaunted-draw-play = Played: { $cards }
undaunted-draw-hand = Your hand: { $cards }
undaunted-draw-legend = ☆ US, ✚ Germany; # cover, ^ hill, * objective, ~ radio, s scouted, C controlled, @ spawn point, (Ra) suppressed, (+) target marker
