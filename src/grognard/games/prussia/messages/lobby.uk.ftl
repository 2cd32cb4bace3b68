prussia-title = Слава Пруссії
prussia-seat-prussian = Пруссія
    .gen = Пруссії
    .gender = f
prussia-seat-coalition = Коаліція
    .gen = Коаліції
    .gender = f
prussia-scenario-rossbach-battle = Росбах, битва
prussia-scenario-rossbach-main = Росбах, основний сценарій
prussia-scenario-rossbach-hildburghausen = Росбах, командує Гільдбурггаузен
prussia-scenario-leuthen-battle = Лейтен, битва
prussia-scenario-leuthen-main = Лейтен, основний сценарій
prussia-scenario-leuthen-daun = Лейтен, командує Даун
prussia-scenario-zorndorf-battle = Цорндорф, битва
prussia-scenario-zorndorf-main = Цорндорф, основний сценарій
prussia-scenario-zorndorf-free = Цорндорф, вільне розставлення
prussia-scenario-torgau-battle = Торгау, битва
prussia-scenario-torgau-main = Торгау, основний сценарій
prussia-option-passivity = Росбах: штрафи за пасивність
prussia-option-passivity-every = Кожна 5 чи 6 коштує коаліції моралі
prussia-option-passivity-first-only = Лише перша 5 чи 6
prussia-option-past-town = Лейтен: австрійці, що минули місто
prussia-option-past-town-edge = Відступають до східного краю
prussia-option-past-town-town = Повертаються до Лейтена
prussia-option-river-stop = Цорндорф: утікачі, яких спинив Мітцель
prussia-option-river-stop-safe = Зупиняються
prussia-option-river-stop-captured = Потрапляють у полон
prussia-option-far-fire = Втрати від обстрілу з двох чи трьох гексів
prussia-option-far-fire-retreat = Частина може відступити без втрати рівня
prussia-option-far-fire-step = Перед відступом втрачають рівень, як у ближньому бою
prussia-option-sleeping-guns = Батареї неактивної армії
prussia-option-sleeping-guns-silent = Не стріляють
prussia-option-sleeping-guns-fire = Ведуть оборонний обстріл
prussia-option-advance = Росбах: коли вважається, що коаліція наступала
prussia-option-advance-army = Якщо рушили всі частини, що могли
prussia-option-advance-unit = Якщо рушила бодай одна частина
prussia-option-battery-deploy = Розгортання батарей із колони
prussia-option-battery-deploy-with-corps = Лише разом із корпусом, що саме розгортається
prussia-option-battery-deploy-near-corps = Також поблизу вже розгорнутого корпусу
prussia-option-fought-above = Частини, що вже билися, поверх свіжих
prussia-option-fought-above-covers = Прикривають тих, хто під ними
prussia-option-fought-above-passed = Свіжих можна атакувати, і вони мусять битися
prussia-option-routed-above = Атака на частину, що втікає й лежить поверх інших
prussia-option-routed-above-front = Інші не відповідають
prussia-option-routed-above-hex = Якщо не всі втікають, нападник зазнає свого результату
prussia-option-momentum-guns = Наступ за інерцією в гекс із самими батареями
prussia-option-momentum-guns-closed = Заборонено
prussia-option-momentum-guns-taken = Дозволено, зі спробою їх захопити

web-prussia-situation-rossbach-battle = Французи й імперці обходять лівий фланг пруссаків, а Зейдліц уже на фланзі їхніх колон. Чотири ходи, щоб їх розбити.
web-prussia-situation-rossbach-main = Увесь день, від самих таборів: коаліція не має головнокомандувача, і її треба виманити з укріплень.
web-prussia-situation-rossbach-hildburghausen = Як основний сценарій, але командує Гільдбурггаузен, і він може активізувати армію.
web-prussia-situation-leuthen-battle = Косий порядок: Фрідріх нападає на лівий фланг австрійців під Загшюцом, і фронт мусить повернути біля Лейтена. П’ять ходів.
web-prussia-situation-leuthen-main = Пруссаки йдуть від Ноймаркта в ранковому тумані; ніхто ще не знає, де вони вдарять.
web-prussia-situation-leuthen-daun = Як основний сценарій, але замість Карла австрійцями командує Даун.
web-prussia-situation-zorndorf-battle = Найкривавіший день війни: росіяни стоять між ярами, за спиною в них Мітцель. Одинадцять ходів у спеку.
web-prussia-situation-zorndorf-main = Марш в обхід російської позиції від мостів через Мітцель, розставлення близьке до історичної.
web-prussia-situation-zorndorf-free = Як основний сценарій, але росіяни самі обирають позицію.
web-prussia-situation-torgau-battle = Гренадери Фрідріха виходять із пустки під гармати Дауна, а Цітен іще далеко на півдні. П’ять ходів до темряви.
web-prussia-situation-torgau-main = Дві прусські колони йдуть на Зюптицькі висоти з двох боків; австрійські загони стежать за пусткою.

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
web-prussia-reconstructed = відтворено: мапа, фішки й таблиці
