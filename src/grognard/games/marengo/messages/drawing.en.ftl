marengo-draw-headline = { $time } · { $army } to move · commands { $commands }
marengo-draw-morale = { $army }: morale { $level } (uncommitted { $uncommitted }; committed { $committed }; on the track { $track })
marengo-draw-legend = 12:2+1 is locale 12 with two pieces in reserve and one blocking; * has acted, ? is disorganized
marengo-short-infantry = inf
marengo-short-cavalry = cav
marengo-short-artillery = art
marengo-draw-guess = { $type } { $strength } × { $least }–{ $most }
