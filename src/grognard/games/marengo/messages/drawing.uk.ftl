marengo-draw-headline = { $time } · хід { CASE($army, "gen") } · наказів { $commands }
marengo-draw-morale = { $army }: моральний стан { $level } (непризначений { $uncommitted }; призначений { $committed }; на доріжці { $track })
marengo-draw-legend = 12:2+1 — ділянка 12, дві фігури в резерві й одна блокує; * вже діяла, ? дезорганізована
marengo-short-infantry = піх
marengo-short-cavalry = кін
marengo-short-artillery = арт
marengo-draw-guess = { $type } { $strength } × { $least }–{ $most }
