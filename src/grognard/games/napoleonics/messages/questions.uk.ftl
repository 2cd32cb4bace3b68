## Questions

napoleonics-ask-play = Зіграйте командну карту. Ваше командування: { $command }.
napoleonics-ask-manoeuvre = { $card }: до чотирьох загонів чи лідерів на велику відстань чи один загін за звичайними правилами?
napoleonics-ask-section = { $card }: у якій секції йде піхота?
napoleonics-ask-rally = { $card }: який загін повертає блок? Лишилося символів: піхота { $infantry }, кавалерія { $cavalry }, артилерія { $artillery }.
napoleonics-ask-supply-unit = { $card }: який загін відіслати назад?
napoleonics-ask-supply-hex = { $card }: на який гекс відіслати { CASE($unit, "acc") }?
napoleonics-ask-order =
    { $left ->
        [one] { $card }: віддайте { $left } наказ загону чи лідеру або завершіть.
        [few] { $card }: віддайте до { $left } наказів загонам і лідерам або завершіть.
       *[many] { $card }: віддайте до { $left } наказів загонам і лідерам або завершіть.
    }
napoleonics-ask-out = { $card }: які загони, що отримали наказ, виходять із каре?
napoleonics-ask-move = Пересуньте загін чи лідера з наказом або завершіть рух.
napoleonics-ask-move-to = { $piece }: куди?
napoleonics-ask-battle = Який загін із наказом атакує? Або завершіть бій.
napoleonics-ask-target = { $unit }: кого атакувати?
napoleonics-ask-support = { $unit } → { $target }: які батареї підтримають атаку?
napoleonics-ask-react = { $attacker } { AGREE($attacker, "атакує", pl: "атакують") } { CASE($target, "acc") } у рукопашному бою. Ваша відповідь?
napoleonics-ask-flags = { $unit } { AGREE($unit, "мусить", pl: "мусять") } відступити, прапорів: { $count }. Можна проігнорувати: { $most }.
napoleonics-ask-retreat =
    { $count ->
        [1] { $unit }: відступ на один гекс. Куди?
       *[other] { $unit }: відступ, гексів: { $count }. Куди спершу?
    }
napoleonics-ask-leader-to = { $leader } мусить відступити: наступний гекс?
napoleonics-ask-ground = { $unit }: зайняти позицію?
napoleonics-ask-breakthrough = { $unit } { AGREE($unit, "здійснює", pl: "здійснюють") } прорив: ще один гекс?
napoleonics-ask-bonus = { $unit }: додаткова атака. Проти кого?
napoleonics-ask-keep = Яку з двох карт залишити?
napoleonics-ask-pays = { $card }: за що віддати цей наказ ({ $piece })?
napoleonics-ask-back = Удар у відповідь: { $target } → { $attacker }?

## Answers

napoleonics-do-unit = { $unit }, { $hex }, блоків: { $blocks }
napoleonics-do-out = { $unit }, { $hex }: вийти з каре
napoleonics-do-leader = { $leader }, { $hex }
napoleonics-do-detach = { $leader }, { $hex }: від’єднатися від загону
napoleonics-do-play = Зіграти «{ $card }»
napoleonics-do-keep = Залишити «{ $card }»
napoleonics-do-ignore =
    { $rest ->
        [0] Проігнорувати { $count }: стояти
       *[other] { $count ->
            [0] Не ігнорувати: відступити
           *[other] Проігнорувати { $count }: відступити за { $rest }
        }
    }
napoleonics-do-done-order = Накази віддано
napoleonics-do-done-out = Решта лишається в каре
napoleonics-do-done-move = Завершити рух
napoleonics-do-done-battle = Завершити бій
napoleonics-do-done-support = Атакувати
napoleonics-do-no-ground = Лишитися
napoleonics-do-no-breakthrough = Лишитися тут
napoleonics-do-no-bonus = Без додаткової атаки
napoleonics-do-no-back = Без удару у відповідь
napoleonics-do-stop = Зупинитися тут
napoleonics-do-off = Залишити поле
napoleonics-do-stand = Стояти
napoleonics-do-strike = Перший удар
napoleonics-do-retire = Відступ і перебудова
napoleonics-do-square = Сформувати каре
napoleonics-do-four = До чотирьох, на велику відстань
napoleonics-do-one = Один загін, як звичайно
napoleonics-do-back = Удар у відповідь
napoleonics-do-symbol = За символ роду військ
napoleonics-do-flag = За прапор

## Усі разом

napoleonics-plan-order = Віддати накази всім
napoleonics-plan-support = Усі батареї підтримують, атака
napoleonics-note-battle =
    { $count ->
        [0] ще може битися, цілей поки немає
        [one] ще може битися, { $count } ціль
        [few] ще може битися, { $count } цілі
       *[other] ще може битися, { $count } цілей
    }
napoleonics-note-no-battle = після цього не битиметься
