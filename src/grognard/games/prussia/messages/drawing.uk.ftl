prussia-draw-headline = { $scenario }, { $time } (хід { $turn } з { $turns }): { $side }, { $phase }
prussia-draw-army =
    { $side }: армійська мораль { $morale }, { $state }, переможних очок { $points }, успіх у бою { $success }, { $active ->
        [1] активна
       *[other] неактивна
    }
prussia-draw-legend = . чисто, w ліс, t місто, m болото, p став, ~ річка; ^ висоти; P, C: рівні стосу, * лише гармати
