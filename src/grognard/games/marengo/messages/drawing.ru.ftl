marengo-draw-headline = { $time } · ход { CASE($army, "gen") } · приказов { $commands }
marengo-draw-morale = { $army }: боевой дух { $level } (неназначенный { $uncommitted }; назначенный { $committed }; на дорожке { $track })
marengo-draw-legend = 12:2+1 — участок 12, две фигуры в резерве и одна блокирует; * уже действовала, ? дезорганизована
marengo-short-infantry = пех
marengo-short-cavalry = кон
marengo-short-artillery = арт
marengo-draw-guess = { $type } { $strength } × { $least }–{ $most }
