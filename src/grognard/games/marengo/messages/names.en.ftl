## The game

marengo-type-infantry = infantry
marengo-type-cavalry = cavalry
marengo-type-artillery = artillery
marengo-face = { $type } { $strength }

## Places

marengo-locale = locale { $number }
marengo-locale-named = { $name } ({ $number })
marengo-at-reserve = { $locale }, in reserve
    .gen = { $locale }
marengo-at-side = { $locale }, blocking the approach to { $to }{ $approach }
    .gen = { $locale }
marengo-at-alessandria = holding area Alessandria
marengo-at-tortona = holding area Tortona, 11:00
marengo-at-novi = holding area Novi, 16:00
marengo-at-sale = holding area Sale, 17:00
marengo-at-gone = eliminated
marengo-road-main = main road
marengo-road-local = local road
marengo-road-entry = entry by main road
marengo-road-pontoon = pontoon bridge
marengo-part-n = { " (north)" }
marengo-part-s = { " (south)" }
marengo-part-e = { " (east)" }
marengo-part-w = { " (west)" }
marengo-part-m = { " (middle)" }
marengo-part-only = { "" }
marengo-place-1 = Alessandria bridgehead
marengo-place-4 = Cascina Peterbona
marengo-place-6 = Cascina Stortigliona
marengo-place-8 = Cascina Calcamuggia
marengo-place-9 = Cascina Granera
marengo-place-10 = Cascina Bolla
marengo-place-12 = Marengo
marengo-place-13 = Cascina Guarasca
marengo-place-15 = Spinetta
marengo-place-17 = Lungafame
marengo-place-20 = Cascina Barbotta
marengo-place-28 = Castelceriolo (south)
marengo-place-29 = Castelceriolo (north)
marengo-place-31 = Cascina Malpensata
marengo-place-39 = Cascina Rana
marengo-place-40 = Cascina Valle
marengo-place-41 = Bettale
marengo-place-42 = Cascina Lombarda
marengo-place-45 = Cascina Guasca
marengo-place-46 = Cascina Poggi
marengo-place-47 = Cascina Grossa
marengo-place-48 = Brusa
marengo-place-50 = Cascina Cassano
marengo-place-52 = Villanova
marengo-place-54 = Lobi (west)
marengo-place-56 = Lobi (east)
marengo-place-57 = Cascina Mandrina
marengo-place-59 = Pagelli
marengo-place-60 = Cascina Valmagra
marengo-place-65 = Cascina Cantone
marengo-place-66 = Cascina Buschetta
marengo-place-72 = Filippona
marengo-place-73 = Cascina Fagella
marengo-place-77 = Cascina Favorita
marengo-place-80 = San Giuliano Nuovo
marengo-place-85 = San Giuliano Vecchio
marengo-place-86 = Moschini
marengo-place-88 = Cascina Ferrari

## Approaches and roads

marengo-what-side = { $locale } → { $to }{ $approach }
marengo-what-way = { $to }: { $road }{ $crossing }
