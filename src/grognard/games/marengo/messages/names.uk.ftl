## The game

marengo-type-infantry = піхота
marengo-type-cavalry = кіннота
marengo-type-artillery = артилерія
marengo-face = { $type } { $strength }

## Places

marengo-locale = ділянка { $number }
marengo-locale-named = { $name } ({ $number })
marengo-at-reserve = { $locale }, у резерві
marengo-at-side = { $locale }, блокує підступ → { $to }{ $approach }
marengo-at-alessandria = комірка очікування Алессандрія
marengo-at-tortona = комірка очікування Тортона, 11:00
marengo-at-novi = комірка очікування Нові, 16:00
marengo-at-sale = комірка очікування Сале, 17:00
marengo-at-gone = знищено
marengo-road-main = великий шлях
marengo-road-local = місцевий шлях
marengo-road-entry = вхід великим шляхом
marengo-road-pontoon = понтонний міст
marengo-part-n = { " (північ)" }
marengo-part-s = { " (південь)" }
marengo-part-e = { " (схід)" }
marengo-part-w = { " (захід)" }
marengo-part-m = { " (середина)" }
marengo-part-only = { "" }
marengo-place-1 = Передмостове укріплення Алессандрії
marengo-place-4 = Кашина Петербона
marengo-place-6 = Кашина Стортільйона
marengo-place-8 = Кашина Калькамуджа
marengo-place-9 = Кашина Гранера
marengo-place-10 = Кашина Болла
marengo-place-12 = Маренго
marengo-place-13 = Кашина Гуараска
marengo-place-15 = Спінетта
marengo-place-17 = Лунгафаме
marengo-place-20 = Кашина Барботта
marengo-place-28 = Кастельчеріоло (південь)
marengo-place-29 = Кастельчеріоло (північ)
marengo-place-31 = Кашина Мальпенсата
marengo-place-39 = Кашина Рана
marengo-place-40 = Кашина Валле
marengo-place-41 = Беттале
marengo-place-42 = Кашина Ломбарда
marengo-place-45 = Кашина Гуаска
marengo-place-46 = Кашина Поджі
marengo-place-47 = Кашина Гросса
marengo-place-48 = Бруза
marengo-place-50 = Кашина Кассано
marengo-place-52 = Вілланова
marengo-place-54 = Лобі (захід)
marengo-place-56 = Лобі (схід)
marengo-place-57 = Кашина Мандріна
marengo-place-59 = Паджеллі
marengo-place-60 = Кашина Вальмагра
marengo-place-65 = Кашина Кантоне
marengo-place-66 = Кашина Бускетта
marengo-place-72 = Філіппона
marengo-place-73 = Кашина Фаджелла
marengo-place-77 = Кашина Фаворіта
marengo-place-80 = Сан-Джуліано-Нуово
marengo-place-85 = Сан-Джуліано-Веккьо
marengo-place-86 = Москіні
marengo-place-88 = Кашина Феррарі

## Approaches and roads

marengo-what-side = { $locale } → { $to }{ $approach }
marengo-what-way = { $to }: { $road }{ $crossing }
