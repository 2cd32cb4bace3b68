prussia-draw-headline = { $scenario }, { $time } (ход { $turn } из { $turns }): { $side }, { $phase }
prussia-draw-army =
    { $side }: армейская мораль { $morale }, { $state }, победных очков { $points }, успех в бою { $success }, { $active ->
        [1] активизирована
       *[other] не активизирована
    }
prussia-draw-legend = . чисто, w лес, t город, m болото, p пруд, ~ река; ^ высоты; P, C: уровни группировки, * только пушки
