## The game

marengo-type-infantry = пехота
marengo-type-cavalry = конница
marengo-type-artillery = артиллерия
marengo-face = { $type } { $strength }

## Places

marengo-locale = участок { $number }
marengo-locale-named = { $name } ({ $number })
marengo-at-reserve = { $locale }, в резерве
marengo-at-side = { $locale }, блокирует подступ → { $to }{ $approach }
marengo-at-alessandria = зона ожидания Алессандрия
marengo-at-tortona = зона ожидания Тортона, 11:00
marengo-at-novi = зона ожидания Нови, 16:00
marengo-at-sale = зона ожидания Сале, 17:00
marengo-at-gone = уничтожена
marengo-road-main = большая дорога
marengo-road-local = местная дорога
marengo-road-entry = вход по большой дороге
marengo-road-pontoon = понтонный мост
marengo-part-n = { " (север)" }
marengo-part-s = { " (юг)" }
marengo-part-e = { " (восток)" }
marengo-part-w = { " (запад)" }
marengo-part-m = { " (середина)" }
marengo-part-only = { "" }
marengo-place-1 = Предмостное укрепление Алессандрии
marengo-place-4 = Кашина Петербона
marengo-place-6 = Кашина Стортильона
marengo-place-8 = Кашина Калькамуджа
marengo-place-9 = Кашина Гранера
marengo-place-10 = Кашина Болла
marengo-place-12 = Маренго
marengo-place-13 = Кашина Гуараска
marengo-place-15 = Спинетта
marengo-place-17 = Лунгафаме
marengo-place-20 = Кашина Барботта
marengo-place-28 = Кастельчериоло (юг)
marengo-place-29 = Кастельчериоло (север)
marengo-place-31 = Кашина Мальпенсата
marengo-place-39 = Кашина Рана
marengo-place-40 = Кашина Валле
marengo-place-41 = Беттале
marengo-place-42 = Кашина Ломбарда
marengo-place-45 = Кашина Гуаска
marengo-place-46 = Кашина Поджи
marengo-place-47 = Кашина Гросса
marengo-place-48 = Бруза
marengo-place-50 = Кашина Кассано
marengo-place-52 = Вилланова
marengo-place-54 = Лоби (запад)
marengo-place-56 = Лоби (восток)
marengo-place-57 = Кашина Мандрина
marengo-place-59 = Паджелли
marengo-place-60 = Кашина Вальмагра
marengo-place-65 = Кашина Кантоне
marengo-place-66 = Кашина Бускетта
marengo-place-72 = Филиппона
marengo-place-73 = Кашина Фаджелла
marengo-place-77 = Кашина Фаворита
marengo-place-80 = Сан-Джулиано-Нуово
marengo-place-85 = Сан-Джулиано-Веккьо
marengo-place-86 = Москини
marengo-place-88 = Кашина Феррари

## Approaches and roads

marengo-what-side = { $locale } → { $to }{ $approach }
marengo-what-way = { $to }: { $road }{ $crossing }
