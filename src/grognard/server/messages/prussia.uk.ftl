# Мапи «Слави Пруссії» в браузері.
web-prussia-heading-rossbach = РОСБАХ
web-prussia-heading-leuthen = ЛЕЙТЕН
web-prussia-heading-zorndorf = ЦОРНДОРФ
web-prussia-heading-torgau = ТОРГАУ
web-prussia-date-rossbach = 5 листопада 1757
web-prussia-date-leuthen = 5 грудня 1757
web-prussia-date-zorndorf = 25 серпня 1758
web-prussia-date-torgau = 3 листопада 1760
web-prussia-army-prussian = Пруссія
web-prussia-army-rossbach = Французи й Імперія
web-prussia-army-leuthen = Австрія
web-prussia-army-torgau = Австрія
web-prussia-army-zorndorf = Росія
web-prussia-state-good = у доброму стані
web-prussia-state-demoralized = деморалізована
web-prussia-state-broken = розгромлена
web-prussia-turn = хід { $turn } з { $turns }
web-prussia-vp = ПО { $count }
web-prussia-success = Успіх у бою
web-prussia-track = { $army }: армійська мораль { $morale } з { $top }, { $state }. Переможні очки { $vp }
web-prussia-phase-setup = розставлення
web-prussia-phase-activation = активізація
web-prussia-phase-command = командування
web-prussia-phase-movement = рух
web-prussia-phase-offensive-fire = обстріл
web-prussia-phase-bombardment = обстріл
web-prussia-phase-offensive = обстріл
web-prussia-phase-defensive = оборонний обстріл
web-prussia-phase-defensive-fire = оборонний обстріл
web-prussia-phase-rally = збір
web-prussia-phase-combat = ближній бій
web-prussia-phase-close-combat = ближній бій
web-prussia-phase-joint = армійська мораль
web-prussia-phase-morale = армійська мораль
web-prussia-phase-locked = зняття «Завʼязані»
web-prussia-phase-end = кінець ходу
web-prussia-arm-infantry = піхота
web-prussia-arm-cavalry = кавалерія
web-prussia-arm-artillery = артилерія
web-prussia-unit = { $name }, { $arm } { $figures }, рівнів { $left } з { $steps }
web-prussia-corps-of = Корпус: { $corps }
web-prussia-leader = { $name }, командувач корпусу, мораль +{ $mm }, рух { $move }
web-prussia-commander = { $name }, головнокомандувач, мораль +{ $mm }, рух { $move }
web-prussia-initiative = Ініціатива { $count }
web-prussia-deputy = Заступник
web-prussia-disordered = Розладнана
web-prussia-routed = Втікає
web-prussia-engaged = Завʼязана в бою
web-prussia-supporting = Підтримує
web-prussia-column = У колоні
web-prussia-out = Поза командуванням
web-prussia-ineffective = Неефективна
web-prussia-moved = Уже рухалась
web-prussia-fired = Уже стріляла
web-prussia-fought = Уже билася
web-prussia-charged = Уже йшла в нищівну атаку
web-prussia-locked = Маркер «Завʼязані»
web-prussia-locked-minus = Маркер «Завʼязані», −2 у ближньому бою
web-prussia-in-zone = У зоні контролю: { $army }
web-prussia-cost = Очок руху сюди: { $count }
web-prussia-terrain-clear = відкрита місцевість
web-prussia-terrain-town = населений пункт
web-prussia-terrain-woods = ліс
web-prussia-terrain-marsh = болото
web-prussia-terrain-pond = став
web-prussia-terrain-river = річка
web-prussia-level = висота { $count }
web-prussia-overlays = Накладки
web-prussia-overlay-zones = Зони контролю
web-prussia-overlay-command = Командування
web-prussia-overlay-sight = Лінія видимості
web-prussia-sight-hint = Лінія видимості: наведіть на стос
web-prussia-close = До армій
web-prussia-whole = Уся мапа
web-prussia-fight = До бою
web-prussia-corps = Корпуси
web-prussia-corps-facts =
    { $units ->
        [one] { $units } частина
        [few] { $units } частини
       *[other] { $units } частин
    }, { $steps ->
        [one] { $steps } рівень
        [few] { $steps } рівні
       *[other] { $steps } рівнів
    }
web-prussia-away = поза мапою: { $count }
web-prussia-march = Марш усім ({ $count })
web-prussia-march-stack = Марш усім до…
web-prussia-choose-goal = Оберіть гекс, до якого йти (фішок: { $count })
web-prussia-marching = На марші, наказів лишилося: { $count }
web-prussia-cancel = Зупинити
web-prussia-put-back = Інша фішка
web-prussia-stack = Стос
web-prussia-no-stack = Клацніть на стос, щоб побачити його тут
web-prussia-order = згори донизу
web-prussia-order-hint = згори донизу; перетягніть, щоб змінити порядок
web-prussia-to-place = Розставити
web-prussia-to-enter = Поза мапою: оберіть, хто виходить
web-prussia-raise = Покласти нагору: { $unit }
web-prussia-legend = Умовні знаки
web-prussia-legend-counter = Смуга й літери: корпус. Посередині: рід військ (хрест — піхота, риска — кавалерія, крапка — артилерія). Унизу: сила-мораль-рух, у батарей — вогонь на 1, 2 і 3 гекси. Ліворуч: рівні, порожні втрачено
web-prussia-legend-results = Результати бою (§10.8): число — очки втрат, Ex — за числом рівнів ворога; R: хто відступає, той утікає; r: частини з низькою мораллю теж відступають; S: найслабші здаються; *: батарея втрачає рівень; ( ): на очко менше, де є підтримка
web-prussia-legend-slope = схил, штрихи вниз
web-prussia-legend-stream = струмок
web-prussia-legend-river = річка
web-prussia-legend-bridge = міст
web-prussia-legend-works = укріплення
web-prussia-legend-woods = ліс
web-prussia-legend-marsh = болото
web-prussia-legend-town = населений пункт
web-prussia-miles = милі
web-prussia-legend-scale = Гекс — 500 ярдів, хід — одна година
web-prussia-nation-azure = пруссаки
web-prussia-nation-gules = австрійці
web-prussia-nation-vert = росіяни
web-prussia-nation-argent = французи
web-prussia-nation-or = Священна Римська імперія
web-prussia-nation-purpure = саксонці
web-prussia-nation-sable = допоміжні війська австрійців
web-prussia-attacker = нападник
web-prussia-defender = оборонець
web-prussia-rolled = Випало: { $die }
web-prussia-points-left = Лишилося очок втрат, { $army }: { $count }
web-prussia-situation-rossbach-battle = Французи й імперці обходять лівий фланг пруссаків, а Зейдліц уже на фланзі їхніх колон. Чотири ходи, щоб їх розбити.
web-prussia-situation-rossbach-main = Увесь день, від самих таборів: коаліція не має головнокомандувача, і її треба виманити з укріплень.
web-prussia-situation-rossbach-hildburghausen = Як основний сценарій, але командує Гільдбурггаузен, і він може активізувати армію.
web-prussia-situation-leuthen-battle = Косий порядок: Фрідріх нападає на лівий фланг австрійців під Загшюцом, і фронт мусить повернути біля Лейтена. Пʼять ходів.
web-prussia-situation-leuthen-main = Пруссаки йдуть від Ноймаркта в ранковому тумані; ніхто ще не знає, де вони вдарять.
web-prussia-situation-leuthen-daun = Як основний сценарій, але замість Карла австрійцями командує Даун.
web-prussia-situation-zorndorf-battle = Найкривавіший день війни: росіяни стоять між ярами, за спиною в них Мітцель. Одинадцять ходів у спеку.
web-prussia-situation-zorndorf-main = Марш в обхід російської позиції від мостів через Мітцель, розстановка близька до історичної.
web-prussia-situation-zorndorf-free = Як основний сценарій, але росіяни самі обирають позицію.
web-prussia-situation-torgau-battle = Гренадери Фрідріха виходять із пустки під гармати Дауна, а Цітен іще далеко на півдні. Пʼять ходів до темряви.
web-prussia-situation-torgau-main = Дві прусські колони йдуть на Зюптицькі висоти з двох боків; австрійські загони стежать за пусткою.
web-prussia-corps-roll = кинути
web-prussia-corps-form-column = колона
web-prussia-corps-deploy = розгорнути

web-prussia-about = Битви Фрідріха, 1757–1760: корпуси, стоси й мораль армії
web-prussia-goal-rossbach-prussian = Деморалізувати ворога, самим вистояти й вести на 6 переможних очок; розгром і більша перевага варті більшого
web-prussia-goal-rossbach-coalition = Не дати цього Пруссії до темряви; деморалізувати її армію — ще краще
web-prussia-goal-leuthen-prussian = Деморалізувати ворога, самим вистояти й вести на 6 переможних очок; розгром і більша перевага варті більшого
web-prussia-goal-leuthen-coalition = Не дати цього Пруссії до темряви; деморалізувати її армію — ще краще
web-prussia-goal-zorndorf-prussian = Довести мораль російської армії до 6 чи нижче й вести за переможними очками; деморалізувати її — ще краще
web-prussia-goal-zorndorf-coalition = Вистояти до вечора; деморалізувати пруссаків — ще краще
web-prussia-goal-torgau-prussian = Довести мораль австрійської армії до 6 чи нижче, а свою тримати вищою; деморалізувати її — ще краще
web-prussia-goal-torgau-coalition = Довести мораль прусської армії до 6 чи нижче, а свою тримати вищою; деморалізувати її — ще краще
web-prussia-length =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[other] { $turns } ходів
    } по годині, з { $from } до { $to }
web-prussia-reconstructed = відтворено: карта, фішки й таблиці
