prussia-title = Слава Пруссии
prussia-seat-prussian = Пруссия
    .gen = Пруссии
    .gender = f
prussia-seat-coalition = Коалиция
    .gen = Коалиции
    .gender = f
prussia-scenario-rossbach-battle = Росбах, сценарий сражения
prussia-scenario-rossbach-main = Росбах, основной сценарий
prussia-scenario-rossbach-hildburghausen = Росбах, командует Гильдбурггаузен
prussia-scenario-leuthen-battle = Лейтен, сценарий сражения
prussia-scenario-leuthen-main = Лейтен, основной сценарий
prussia-scenario-leuthen-daun = Лейтен, командует Даун
prussia-scenario-zorndorf-battle = Цорндорф, сценарий сражения
prussia-scenario-zorndorf-main = Цорндорф, основной сценарий
prussia-scenario-zorndorf-free = Цорндорф, свободная расстановка
prussia-scenario-torgau-battle = Торгау, сценарий сражения
prussia-scenario-torgau-main = Торгау, основной сценарий
prussia-option-passivity = Росбах: штрафы за пассивность
prussia-option-passivity-every = Каждая «5» или «6» стоит коалиции морали
prussia-option-passivity-first-only = Только первая «5» или «6»
prussia-option-past-town = Лейтен: австрийцы, миновавшие город
prussia-option-past-town-edge = Отступают к восточному краю
prussia-option-past-town-town = Возвращаются к Лейтену
prussia-option-river-stop = Цорндорф: бегущие части, остановленные Митцелем
prussia-option-river-stop-safe = Останавливаются
prussia-option-river-stop-captured = Захватываются в плен
prussia-option-far-fire = Потери от обстрела с двух или трёх гексагонов
prussia-option-far-fire-retreat = Часть может отступить без потери уровня
prussia-option-far-fire-step = Перед отступлением теряется уровень, как в ближнем бою
prussia-option-sleeping-guns = Батареи неактивизированной армии
prussia-option-sleeping-guns-silent = Не стреляют
prussia-option-sleeping-guns-fire = Ведут оборонительный обстрел
prussia-option-advance = Росбах: когда считается, что коалиция наступала
prussia-option-advance-army = Если двигались все части, которые могли
prussia-option-advance-unit = Если двигалась хотя бы одна часть
prussia-option-battery-deploy = Развёртывание батарей из колонны
prussia-option-battery-deploy-with-corps = Только вместе с корпусом, который развёртывается сейчас
prussia-option-battery-deploy-near-corps = Также рядом с уже развёрнутым корпусом
prussia-option-fought-above = Уже сражавшиеся части поверх свежих
prussia-option-fought-above-covers = Прикрывают тех, кто под ними
prussia-option-fought-above-passed = Свежих можно атаковать, и они должны сражаться
prussia-option-routed-above = Атака на бегущую часть, лежащую поверх других
prussia-option-routed-above-front = Остальные не отвечают
prussia-option-routed-above-hex = Если бегут не все, атакующий несёт свой результат
prussia-option-momentum-guns = Наступление по инерции в гексагон с одной артиллерией
prussia-option-momentum-guns-closed = Запрещено
prussia-option-momentum-guns-taken = Разрешено, с попыткой захвата

web-prussia-situation-rossbach-battle = Французы и имперцы обходят левый фланг пруссаков, а Зейдлиц уже на фланге их колонн. Четыре хода, чтобы их разбить.
web-prussia-situation-rossbach-main = Весь день, от самых лагерей: у коалиции нет главнокомандующего, и её надо выманить из укреплений.
web-prussia-situation-rossbach-hildburghausen = Как основной сценарий, но командует Гильдбурггаузен, и он может активизировать армию.
web-prussia-situation-leuthen-battle = Косой порядок: Фридрих обрушивается на левый фланг австрийцев у Загшюца, и фронт должен повернуть у Лейтена. Пять ходов.
web-prussia-situation-leuthen-main = Пруссаки идут от Ноймаркта в утреннем тумане; никто ещё не знает, где они ударят.
web-prussia-situation-leuthen-daun = Как основной сценарий, но вместо Карла австрийцами командует Даун.
web-prussia-situation-zorndorf-battle = Самый кровавый день войны: русские стоят между оврагами, за спиной у них Митцель. Одиннадцать ходов в жару.
web-prussia-situation-zorndorf-main = Марш в обход русской позиции от мостов через Митцель, расстановка близка к исторической.
web-prussia-situation-zorndorf-free = Как основной сценарий, но русские сами выбирают позицию.
web-prussia-situation-torgau-battle = Гренадеры Фридриха выходят из пустоши под пушки Дауна, а Цитен ещё далеко на юге. Пять ходов до темноты.
web-prussia-situation-torgau-main = Две прусские колонны идут на Зюптицкие высоты с двух сторон; австрийские отряды следят за пустошью.

web-prussia-about = Битвы Фридриха, 1757–1760: корпуса, группировки и мораль армии
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
