undaunted-title = Неустрашимые: Нормандия
undaunted-seat-us = США
undaunted-seat-german = Германия
undaunted-people-us = Американцы
undaunted-people-german = Немцы

undaunted-scenario-la-raye = Ла-Рей
undaunted-scenario-montmartin-en-graignes = Монмартен-ан-Грень
undaunted-scenario-raid-across-the-canal = Рейд через канал
undaunted-scenario-behind-enemy-lines = В тылу врага
undaunted-scenario-crossing-the-vire = Переправа через Вир
undaunted-scenario-desperate-withdrawal = Отчаянное отступление
undaunted-scenario-la-huberderie = Ла-Юбердери
undaunted-scenario-streets-of-tessy-sur-vire = Улицы Тесси-сюр-Вира
undaunted-scenario-reinforcements = Подкрепления
undaunted-scenario-critical-intelligence = Важные разведданные
undaunted-scenario-hill-314 = Высота 314
undaunted-scenario-mortain = Мортен

undaunted-option-discards = Сброс
undaunted-option-discards-closed = закрытый: карты, оставшиеся на руке, сбрасываются рубашкой вверх
undaunted-option-discards-open = открытый: каждый может его просматривать

undaunted-card-rifleman_a = Стрелок А
undaunted-card-rifleman_b = Стрелок Б
undaunted-card-rifleman_c = Стрелок В
undaunted-card-scout_a = Разведчик А
undaunted-card-scout_b = Разведчик Б
undaunted-card-scout_c = Разведчик В
undaunted-card-machine_gunner_a = Пулемётчик А
undaunted-card-machine_gunner_b = Пулемётчик Б
undaunted-card-machine_gunner_c = Пулемётчик В
undaunted-card-sniper = Снайпер
undaunted-card-mortar = Миномёт
undaunted-card-platoon_sergeant = Командир взвода
undaunted-card-platoon_guide = Старший сержант взвода
undaunted-card-squad_leader_a = Командир отделения А
undaunted-card-squad_leader_b = Командир отделения Б
undaunted-card-squad_leader_c = Командир отделения В
undaunted-card-fog_of_war = Туман войны
undaunted-card-none = ничего

undaunted-short-rifleman_a = Са
undaunted-short-rifleman_b = Сб
undaunted-short-rifleman_c = Св
undaunted-short-scout_a = Ра
undaunted-short-scout_b = Рб
undaunted-short-scout_c = Рв
undaunted-short-machine_gunner_a = Па
undaunted-short-machine_gunner_b = Пб
undaunted-short-machine_gunner_c = Пв
undaunted-short-sniper = Сн
undaunted-short-mortar = Ми

undaunted-counter = { $unit } ({ $seat })
undaunted-tile = { $number }{ $face }
undaunted-no-tile = нет квадрата
undaunted-face-a = А
undaunted-face-b = Б
undaunted-number = { $number }
undaunted-done = готово

undaunted-verb-move = Переместиться
undaunted-verb-guide = Направить
undaunted-verb-scout = Разведать
undaunted-verb-stalk = Прокрасться
undaunted-verb-bolster = Пополнить
undaunted-verb-command = Приказать
undaunted-verb-conceal = Замаскироваться
undaunted-verb-control = Контролировать
undaunted-verb-inspire = Воодушевить
undaunted-verb-recon = Наблюдать
undaunted-verb-target = Прицелиться
undaunted-verb-attack = Атаковать
undaunted-verb-suppress = Подавить
undaunted-verb-blast = Обстрелять
undaunted-verb-hunker = Выжидать
undaunted-verb-ready = Привести в готовность

undaunted-ask-nothing = Игра окончена.
undaunted-ask-bid = Раунд { $round }: какую карту выбираете для определения инициативы?
undaunted-ask-play = Какую карту играете?
undaunted-ask-use = { $card }: что сделать?
undaunted-ask-move = { $verb }: куда идёт { $unit }? Осталось квадратов: { $left }.
undaunted-ask-guide = { $card } направляет: какой отряд?
undaunted-ask-attack = { $card }, { $verb }: какая цель?
undaunted-ask-target = { $card }: в какой квадрат целиться?
undaunted-ask-bolster = { $card } пополняет: какую карту из резерва? Ещё можно взять: { $left }.
undaunted-ask-inspire = { $card } воодушевляет: какую сыгранную карту вернуть? Ещё можно вернуть: { $left }.
undaunted-ask-command = { $card } приказывает: сколько карт взять?

undaunted-do-bid = Выбрать: { $thing } (инициатива { $initiative })
undaunted-do-play = Сыграть: { $thing }
undaunted-do-play-done = Завершить ход
undaunted-do-use-move = Переместиться { $value }
undaunted-do-use-guide = Направить { $value }
undaunted-do-use-scout = Разведать { $value }
undaunted-do-use-stalk = Прокрасться { $value }
undaunted-do-use-bolster = Пополнить { $value }
undaunted-do-use-command = Приказать { $value }
undaunted-do-use-conceal = Замаскироваться
undaunted-do-use-control = Контролировать
undaunted-do-use-inspire = Воодушевить { $value }
undaunted-do-use-recon = Наблюдать
undaunted-do-use-target = Прицелиться
undaunted-do-use-attack = Атаковать { $value }
undaunted-do-use-suppress = Подавить { $value }
undaunted-do-use-blast = Обстрелять { $value }
undaunted-do-use-hunker = Выжидать: обратно в резерв
undaunted-do-use-ready = Привести подавленный отряд в готовность
undaunted-do-move = К { $thing }
undaunted-do-move-done = Остановиться здесь
undaunted-do-guide = { $thing }, квадрат { $tile }
undaunted-do-attack = { $thing }, квадрат { $tile }
undaunted-do-target = Цель: { $thing }
undaunted-do-bolster = Взять: { $thing }
undaunted-do-bolster-done = Больше не брать
undaunted-do-inspire = Вернуть: { $thing }
undaunted-do-inspire-done = Больше не возвращать
undaunted-do-command = { $count ->
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[other] Взять { $count } карт
}

undaunted-why-bid-not-in-hand = { $thing }: такой карты нет на руке, её нельзя выбрать.
undaunted-why-not-in-hand = { $thing }: такой карты нет на руке.
undaunted-why-fog-cannot-be-played = Туман войны нельзя сыграть; им лишь определяют инициативу.
undaunted-why-not-on-card = { $thing }: этого действия нет на карте «{ $card }».
undaunted-why-suppressed = Отряд подавлен: его картой можно лишь привести его в готовность или выжидать.
undaunted-why-not-suppressed = Отряд не подавлен, приводить в готовность нечего.
undaunted-why-no-such-tile = Этого квадрата в сценарии нет.
undaunted-why-not-adjacent = Квадрат { $thing } не соседний с отрядом.
undaunted-why-no-own-marker = Квадрат { $thing } не разведан и не контролируется вами; туда ведут только «Разведать» и «Прокрасться».
undaunted-why-guide-enemy = { $thing }: не ваш отряд, его нельзя направить.
undaunted-why-guide-off-board = { $thing }: отряда нет на поле, его нельзя направить.
undaunted-why-guide-suppressed = { $thing }: отряд подавлен, его нельзя направить.
undaunted-why-nobody-to-guide = На поле нет вашего готового отряда, который можно направить.
undaunted-why-not-in-supply = { $thing }: такой карты нет в вашем резерве.
undaunted-why-bolster-other-squad = { $thing }: не из того отделения, которое может пополнить { $card }.
undaunted-why-not-in-play = { $thing }: такой карты нет среди сыгранных в этот ход.
undaunted-why-inspire-other-squad = { $thing }: не из того отделения, которое может воодушевить { $card }.
undaunted-why-inspire-itself = { $card } не может вернуть сам себя.
undaunted-why-no-fog-in-hand = «Наблюдать» убирает туман войны с руки, а у вас его нет.
undaunted-why-control-no-marker = В квадрате отряда нет вашего жетона контроля, переворачивать нечего.
undaunted-why-control-enemy-present = В квадрате стоит вражеский отряд, взять его под контроль нельзя.
undaunted-why-target-too-near = Квадрат { $thing } слишком близко: цель должна быть не ближе трёх квадратов от миномёта.
undaunted-why-target-same-tile = Жетон цели уже лежит в квадрате { $thing }; выберите другой.
undaunted-why-nowhere-to-target = Отсюда некуда прицелиться.
undaunted-why-no-target-marker = Вашего жетона цели нет на поле; сначала «Прицелиться», потом «Обстрелять».
undaunted-why-no-enemy-on-board = На поле нет вражеских отрядов.
undaunted-why-own-unit = { $thing }: это ваш отряд.
undaunted-why-enemy-off-board = { $thing }: отряда нет на поле.
undaunted-why-more-than-printed = { $card } не позволяет взять столько карт.

undaunted-event-round = Начинается раунд { $count }.
undaunted-event-drew = { $seat } берут: { $cards }.
undaunted-event-drew-hidden = { $count ->
    [one] { $seat } берут { $count } карту.
    [few] { $seat } берут { $count } карты.
   *[other] { $seat } берут { $count } карт.
}
undaunted-event-reshuffled = { $count ->
    [one] { $seat } перетасовывают сброс: новая колода из { $count } карты.
   *[other] { $seat } перетасовывают сброс: новая колода из { $count } карт.
}
undaunted-event-bids = Инициатива: США – { $us } ({ $us_value }), Германия – { $german } ({ $german_value }).
undaunted-event-initiative = { $count ->
    [1] { $seat } сохраняют инициативу: ничья.
   *[other] { $seat } владеют инициативой.
}
undaunted-event-turn = { $seat } делают свой ход.
undaunted-event-turn-over = { $count ->
    [0] { $seat } завершают ход.
    [one] { $seat } завершают ход и сбрасывают { $count } несыгранную карту.
    [few] { $seat } завершают ход и сбрасывают { $count } несыгранные карты.
   *[other] { $seat } завершают ход и сбрасывают { $count } несыгранных карт.
}
undaunted-event-discarded = { $seat } сбрасывают несыгранные карты: { $cards }.
undaunted-event-played = { $seat } играют карту: { $card }.
undaunted-event-placed = { $unit } появляется в квадрате { $tile }.
undaunted-event-readied = { $unit } снова готов.
undaunted-event-hunkered = { $card } выжидает: карта возвращается в резерв.
undaunted-event-moved = { $unit } перемещается из { $start } в { $tile }.
undaunted-event-scouted = { $count ->
    [0] { $seat } разведывают { $tile }; тумана войны в резерве больше нет.
   *[other] { $seat } разведывают { $tile } и берут туман войны.
}
undaunted-event-untargeted = { $seat } убирают с поля свой жетон цели.
undaunted-event-bolstered = { $seat } добавляют в сброс: { $card }.
undaunted-event-concealed = { $count ->
    [0] { $seat } маскируются, но у соперника больше нет тумана войны в резерве.
   *[other] { $seat } маскируются: соперник берёт туман войны.
}
undaunted-event-controlled = { $count ->
    [0] { $seat } берут под контроль { $tile }.
   *[other] { $seat } берут под контроль { $tile } (ключевой пункт, очки: { $count }).
}
undaunted-event-held = { $seat } уже контролируют { $tile }.
undaunted-event-radio = Радиосвязь в { $tile }: ключевой пункт теперь стоит { $count }.
undaunted-event-inspired = { $seat } возвращают на руку: { $card }.
undaunted-event-recon = { $seat } убирают из игры туман войны.
undaunted-event-targeted = { $unit } целится в { $tile }.
undaunted-event-blasted = { $count ->
    [0] Обстрел { $tile }: там никого нет.
    [one] Обстрел { $tile }: под огнём { $count } отряд.
    [few] Обстрел { $tile }: под огнём { $count } отряда.
   *[other] Обстрел { $tile }: под огнём { $count } отрядов.
}
undaunted-event-rolled = { $hit ->
    [yes] { $card }, { $verb }; цель – { $unit }: защита { $defence } ({ $base } + укрытие { $cover } + расстояние { $range }), кости { $faces }: успех.
   *[no] { $card }, { $verb }; цель – { $unit }: защита { $defence } ({ $base } + укрытие { $cover } + расстояние { $range }), кости { $faces }: без последствий.
}
undaunted-event-lost = { $count ->
    [0] { $unit } теряет карту с руки.
    [1] { $unit } теряет карту из сброса.
   *[2] { $unit } теряет карту из колоды.
}
undaunted-event-deck-shuffled = { $seat } перетасовывают колоду.
undaunted-event-suppressed = { $count ->
    [0] { $unit } подавлен.
   *[1] { $unit } уже был подавлен.
}
undaunted-event-removed = { $unit }: фишка убрана с поля.
undaunted-event-won = { $how ->
    [1] { $seat } побеждают по ключевым пунктам (США { $us_points }, Германия { $german_points }).
    [2] { $seat } побеждают: у соперника не осталось стрелков на поле.
    [3] { $seat } побеждают: истощены обе стороны: нет стрелков на поле или возможности взять достаточно ключевых пунктов (США { $us_points }, Германия { $german_points }).
    [4] { $seat } побеждают: пункты берут только стрелки, а у соперника не осталось ни одной карты стрелков, которую он мог бы сыграть (США { $us_points }, Германия { $german_points }).
    [6] { $seat } побеждают: у соперника не осталось карт разведчиков, чтобы открыть путь, а его жетоны контроля ведут к слишком малому числу пунктов (США { $us_points }, Германия { $german_points }).
   *[5] { $seat } побеждают после последнего раунда (США { $us_points }, Германия { $german_points }).
}
undaunted-list-one = { $first }
undaunted-list-more = { $rest }, { $last }

undaunted-odds-base = Базовая защита
undaunted-odds-cover = Бонус укрытия
undaunted-odds-range = Бонус расстояния
undaunted-odds-hit = потеря
undaunted-odds-suppressed = подавлен
undaunted-odds-miss = без последствий

undaunted-victory = Победа
undaunted-won-by-objectives = благодаря захваченным ключевым пунктам
undaunted-won-by-pinning = благодаря истощению врага: у него нет стрелков на поле
undaunted-won-both-pinned = по очкам, а при равенстве по инициативе, потому что истощены обе стороны: нет стрелков на поле или возможности взять достаточно ключевых пунктов
undaunted-won-no-riflemen = потому что ключевые пункты берут только стрелки, а у соперника не осталось ни одной карты стрелков, которую он мог бы сыграть
undaunted-won-no-scouts = потому что у соперника не осталось карт разведчиков, чтобы открыть путь, а его жетоны контроля ведут к слишком малому числу ключевых пунктов
undaunted-won-round-cap = по очкам или инициативе после последнего раунда
undaunted-campaign-indeterminate = Неопределённый исход
undaunted-campaign-minor = Незначительная победа
undaunted-campaign-major = Значительная победа
undaunted-campaign-decisive = Решающая победа
undaunted-campaign-score = по победам за вычетом потерь во всех двенадцати сценариях

undaunted-draw-headline = { $title } · раунд { $round } · инициатива: { $seat }
undaunted-draw-marker-scouted = р
undaunted-draw-marker-controlled = К
undaunted-draw-none = нет
undaunted-draw-goal-pin = цель – истощить врага
undaunted-draw-goal-points = { $count ->
    [one] цель – { $count } очко
    [few] цель – { $count } очка
   *[other] цель – { $count } очков
}
undaunted-draw-side = { $seat }: очки { $points } ({ $goal }) · рука { $hand } · колода { $deck } · сброс { $discard } · удалено { $removed }
undaunted-draw-supply = Резерв: { $cards }
undaunted-draw-play = Сыграно: { $cards }
undaunted-draw-hand = Ваша рука: { $cards }
undaunted-draw-legend = ☆ США, ✚ Германия; # укрытие, ^ холм, * ключевой пункт, ~ радиосвязь, р разведано, К контролируется, @ пункт появления, (Са) подавлен, (+) жетон цели

## Что изменили более поздние версии правил

undaunted-change-hopeless-end = Безнадёжный конец теперь говорит, чего не хватает проигравшему: карт стрелков или карт разведчиков.
