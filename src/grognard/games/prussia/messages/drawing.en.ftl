prussia-draw-headline = { $scenario }, { $time } (turn { $turn } of { $turns }): { $side }, { $phase }
prussia-draw-army =
    { $side }: army morale { $morale }, { $state }, victory points { $points }, Combat Success { $success }, { $active ->
        [1] active
       *[other] inactive
    }
prussia-draw-legend = . clear, w woods, t town, m marsh, p pond, ~ river; ^ heights; P, C: steps of a stack, * guns only
