# Карты «Славы Пруссии» в браузере.
web-prussia-heading-rossbach = РОСБАХ
web-prussia-heading-leuthen = ЛЕЙТЕН
web-prussia-heading-zorndorf = ЦОРНДОРФ
web-prussia-heading-torgau = ТОРГАУ
web-prussia-date-rossbach = 5 ноября 1757
web-prussia-date-leuthen = 5 декабря 1757
web-prussia-date-zorndorf = 25 августа 1758
web-prussia-date-torgau = 3 ноября 1760
web-prussia-army-prussian = Пруссия
web-prussia-army-rossbach = Французы и Империя
web-prussia-army-leuthen = Австрия
web-prussia-army-torgau = Австрия
web-prussia-army-zorndorf = Россия
web-prussia-state-good = в хорошем состоянии
web-prussia-state-demoralized = деморализована
web-prussia-state-broken = разгромлена
web-prussia-turn = ход { $turn } из { $turns }
web-prussia-vp = ПО { $count }
web-prussia-success = Успех в Бою
web-prussia-track = { $army }: Армейская Мораль { $morale } из { $top }, { $state }. Победные Очки { $vp }
web-prussia-phase-setup = расстановка
web-prussia-phase-activation = активизация
web-prussia-phase-command = командование
web-prussia-phase-movement = движение
web-prussia-phase-offensive-fire = обстрел
web-prussia-phase-bombardment = обстрел
web-prussia-phase-offensive = обстрел
web-prussia-phase-defensive = оборонительный обстрел
web-prussia-phase-defensive-fire = оборонительный обстрел
web-prussia-phase-rally = сбор
web-prussia-phase-combat = ближний бой
web-prussia-phase-close-combat = ближний бой
web-prussia-phase-joint = армейская мораль
web-prussia-phase-morale = армейская мораль
web-prussia-phase-locked = удаление «Завязаны»
web-prussia-phase-end = конец хода
web-prussia-arm-infantry = пехота
web-prussia-arm-cavalry = кавалерия
web-prussia-arm-artillery = артиллерия
web-prussia-unit = { $name }, { $arm } { $figures }, уровней { $left } из { $steps }
web-prussia-corps-of = Корпус: { $corps }
web-prussia-leader = { $name }, Командующий корпусом, мораль +{ $mm }, Движение { $move }
web-prussia-commander = { $name }, Главнокомандующий, мораль +{ $mm }, Движение { $move }
web-prussia-initiative = Инициатива { $count }
web-prussia-deputy = Заместитель
web-prussia-disordered = Расстроена
web-prussia-routed = Бежит
web-prussia-engaged = Завязана в бою
web-prussia-supporting = Поддерживающая
web-prussia-column = В Колонне
web-prussia-out = Вне Командования
web-prussia-ineffective = Ослаблена
web-prussia-moved = Уже двигалась
web-prussia-fired = Уже стреляла
web-prussia-fought = Уже сражалась
web-prussia-charged = Уже ходила в Сокрушительную атаку
web-prussia-locked = Маркер «Завязаны»
web-prussia-locked-minus = Маркер «Завязаны», −2 в Ближнем бою
web-prussia-in-zone = В Зоне Контроля: { $army }
web-prussia-cost = Очков Движения сюда: { $count }
web-prussia-terrain-clear = открытая местность
web-prussia-terrain-town = город
web-prussia-terrain-woods = лес
web-prussia-terrain-marsh = болото
web-prussia-terrain-pond = пруд
web-prussia-terrain-river = река
web-prussia-level = высота { $count }
web-prussia-overlays = Накладки
web-prussia-overlay-zones = Зоны Контроля
web-prussia-overlay-command = Командование
web-prussia-overlay-sight = Линия Видимости
web-prussia-sight-hint = Линия Видимости: наведите на Группировку
web-prussia-close = К армиям
web-prussia-whole = Вся карта
web-prussia-fight = К бою
web-prussia-corps = Корпуса
web-prussia-corps-facts =
    { $units ->
        [one] { $units } часть
        [few] { $units } части
       *[other] { $units } частей
    }, { $steps ->
        [one] { $steps } уровень
        [few] { $steps } уровня
       *[other] { $steps } уровней
    }
web-prussia-away = вне карты: { $count }
web-prussia-march = Марш всем ({ $count })
web-prussia-march-stack = Марш всем к…
web-prussia-choose-goal = Выберите гексагон, к которому идти (фишек: { $count })
web-prussia-marching = На марше, приказов осталось: { $count }
web-prussia-cancel = Остановить
web-prussia-put-back = Другая фишка
web-prussia-stack = Группировка
web-prussia-no-stack = Щёлкните по Группировке, чтобы увидеть её здесь
web-prussia-order = сверху вниз
web-prussia-order-hint = сверху вниз; перетащите, чтобы изменить порядок
web-prussia-to-place = Расставить
web-prussia-to-enter = Вне карты: выберите, кто выходит
web-prussia-raise = Положить наверх: { $unit }
web-prussia-legend = Условные знаки
web-prussia-legend-counter = Полоса и буквы: Корпус. В середине: род войск (крест — пехота, черта — кавалерия, точка — артиллерия). Внизу: сила-мораль-Движение, у батарей — Сила Обстрела на 1, 2 и 3 гексагона. Слева: уровни, пустые потеряны
web-prussia-legend-results = Результаты боя (§10.8): число — очки потерь, Ex — по числу уровней врага; R: кто отступает, тот бежит; r: части с низкой моралью тоже отступают; S: слабейшие сдаются; *: батарея теряет уровень; ( ): на очко меньше, где есть поддержка
web-prussia-legend-slope = склон, штрихи вниз
web-prussia-legend-stream = ручей
web-prussia-legend-river = река
web-prussia-legend-bridge = мост
web-prussia-legend-works = укрепления
web-prussia-legend-woods = лес
web-prussia-legend-marsh = болото
web-prussia-legend-town = город
web-prussia-miles = мили
web-prussia-legend-scale = Гексагон — 500 ярдов, ход — один час
web-prussia-nation-azure = пруссаки
web-prussia-nation-gules = австрийцы
web-prussia-nation-vert = русские
web-prussia-nation-argent = французы
web-prussia-nation-or = Священная Римская империя
web-prussia-nation-purpure = саксонцы
web-prussia-nation-sable = вспомогательные части австрийцев
web-prussia-attacker = атакующий
web-prussia-defender = обороняющийся
web-prussia-rolled = Выпало: { $die }
web-prussia-points-left = Осталось очков потерь, { $army }: { $count }
web-prussia-situation-rossbach-battle = Французы и имперцы обходят левый фланг пруссаков, а Зейдлиц уже на фланге их колонн. Четыре хода, чтобы их разбить.
web-prussia-situation-rossbach-main = Весь день, от самых лагерей: у коалиции нет Главнокомандующего, и её надо выманить из укреплений.
web-prussia-situation-rossbach-hildburghausen = Как основной сценарий, но командует Гильдбургхаузен, и он может активизировать армию.
web-prussia-situation-leuthen-battle = Косой порядок: Фридрих обрушивается на левый фланг австрийцев у Загшюца, и фронт должен повернуть у Лейтена. Пять ходов.
web-prussia-situation-leuthen-main = Пруссаки идут от Ноймаркта в утреннем тумане; никто ещё не знает, где они ударят.
web-prussia-situation-leuthen-daun = Как основной сценарий, но вместо Карла австрийцами командует Даун.
web-prussia-situation-zorndorf-battle = Самый кровавый день войны: русские стоят между оврагами, за спиной у них Митцель. Одиннадцать ходов в жару.
web-prussia-situation-zorndorf-main = Марш в обход русской позиции от мостов через Митцель, расстановка близка к исторической.
web-prussia-situation-zorndorf-free = Как основной сценарий, но русские сами выбирают позицию.
web-prussia-situation-torgau-battle = Гренадеры Фридриха выходят из пустоши под пушки Дауна, а Цитен ещё далеко на юге. Пять ходов до темноты.
web-prussia-situation-torgau-main = Две прусские колонны идут на Зюптицкие высоты с двух сторон; австрийские отряды следят за пустошью.
web-prussia-corps-roll = бросить
web-prussia-corps-form-column = колонна
web-prussia-corps-deploy = развернуть

web-prussia-about = Битвы Фридриха, 1757–1760: корпуса, стопки и мораль армии
web-prussia-goal-rossbach-prussian = Деморализовать врага, самим устоять и вести на 6 победных очков; разгром и больший перевес стоят большего
web-prussia-goal-rossbach-coalition = Не дать этого Пруссии до темноты; деморализовать её армию — ещё лучше
web-prussia-goal-leuthen-prussian = Деморализовать врага, самим устоять и вести на 6 победных очков; разгром и больший перевес стоят большего
web-prussia-goal-leuthen-coalition = Не дать этого Пруссии до темноты; деморализовать её армию — ещё лучше
web-prussia-goal-zorndorf-prussian = Довести мораль русской армии до 6 или ниже и вести по победным очкам; деморализовать её — ещё лучше
web-prussia-goal-zorndorf-coalition = Продержаться до вечера; деморализовать пруссаков — ещё лучше
web-prussia-goal-torgau-prussian = Довести мораль австрийской армии до 6 или ниже, а свою держать выше; деморализовать её — ещё лучше
web-prussia-goal-torgau-coalition = Довести мораль прусской армии до 6 или ниже, а свою держать выше; деморализовать её — ещё лучше
web-prussia-length =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    } по часу, с { $from } до { $to }
web-prussia-reconstructed = восстановлено: карта, фишки и таблицы
