## Questions

napoleonics-ask-play = Сыграйте командную карту. Ваше командование: { $command }.
napoleonics-ask-manoeuvre = { $card }: до четырёх отрядов или лидеров на большое расстояние или один отряд по обычным правилам?
napoleonics-ask-section = { $card }: в какой секции идёт пехота?
napoleonics-ask-rally = { $card }: какой отряд возвращает блок? Осталось символов: пехота { $infantry }, кавалерия { $cavalry }, артиллерия { $artillery }.
napoleonics-ask-supply-unit = { $card }: какой отряд отослать назад?
napoleonics-ask-supply-hex = { $card }: на какой гекс отослать { CASE($unit, "acc") }?
napoleonics-ask-order =
    { $left ->
        [one] { $card }: отдайте { $left } приказ отряду или лидеру либо закончите.
        [few] { $card }: отдайте до { $left } приказов отрядам и лидерам либо закончите.
       *[many] { $card }: отдайте до { $left } приказов отрядам и лидерам либо закончите.
    }
napoleonics-ask-out = { $card }: какие отряды, получившие приказ, выходят из каре?
napoleonics-ask-move = Передвиньте отряд или лидера с приказом или закончите движение.
napoleonics-ask-move-to = { $piece }: куда?
napoleonics-ask-battle = Какой отряд с приказом атакует? Или закончите бой.
napoleonics-ask-target = { $unit }: кого атаковать?
napoleonics-ask-support = { $unit } → { $target }: какие батареи поддержат атаку?
napoleonics-ask-react = { $attacker } { AGREE($attacker, "атакует", pl: "атакуют") } { CASE($target, "acc") } врукопашную. Ваш ответ?
napoleonics-ask-flags = { $unit }: надо отступить, флагов: { $count }. Можно проигнорировать: { $most }.
napoleonics-ask-retreat =
    { $count ->
        [1] { $unit }: отступление на один гекс. Куда?
       *[other] { $unit }: отступление, гексов: { $count }. Куда сначала?
    }
napoleonics-ask-leader-to = { $leader } должен отступить: следующий гекс?
napoleonics-ask-ground = { $unit }: занять позицию?
napoleonics-ask-breakthrough = { $unit } { AGREE($unit, "совершает", pl: "совершают") } прорыв: ещё один гекс?
napoleonics-ask-bonus = { $unit }: дополнительная атака. Против кого?
napoleonics-ask-keep = Какую из двух карт оставить?
napoleonics-ask-pays = { $card }: за что отдать этот приказ ({ $piece })?
napoleonics-ask-back = Ответный удар: { $target } → { $attacker }?

## Answers

napoleonics-do-unit = { $unit }, { $hex }, блоков: { $blocks }
napoleonics-do-out = { $unit }, { $hex }: выйти из каре
napoleonics-do-leader = { $leader }, { $hex }
napoleonics-do-detach = { $leader }, { $hex }: отсоединиться от отряда
napoleonics-do-play = Сыграть «{ $card }»
napoleonics-do-keep = Оставить «{ $card }»
napoleonics-do-ignore =
    { $rest ->
        [0] Проигнорировать { $count }: стоять
       *[other] { $count ->
            [0] Не игнорировать: отступить
           *[other] Проигнорировать { $count }: отступить за { $rest }
        }
    }
napoleonics-do-done-order = Приказы отданы
napoleonics-do-done-out = Остальные остаются в каре
napoleonics-do-done-move = Закончить движение
napoleonics-do-done-battle = Закончить бой
napoleonics-do-done-support = Атаковать
napoleonics-do-no-ground = Остаться
napoleonics-do-no-breakthrough = Остаться здесь
napoleonics-do-no-bonus = Без дополнительной атаки
napoleonics-do-no-back = Без ответного удара
napoleonics-do-stop = Остановиться здесь
napoleonics-do-off = Покинуть поле
napoleonics-do-stand = Стоять
napoleonics-do-strike = Первый удар
napoleonics-do-retire = Отход и перестроение
napoleonics-do-square = Построить каре
napoleonics-do-four = До четырёх, на большое расстояние
napoleonics-do-one = Один отряд, как обычно
napoleonics-do-back = Ответный удар
napoleonics-do-symbol = За символ рода войск
napoleonics-do-flag = За флаг

## Все сразу

napoleonics-plan-order = Отдать приказы всем
napoleonics-plan-support = Все батареи поддерживают, атака
napoleonics-note-battle =
    { $count ->
        [0] ещё может сражаться, целей пока нет
        [one] ещё может сражаться, { $count } цель
        [few] ещё может сражаться, { $count } цели
       *[other] ещё может сражаться, { $count } целей
    }
napoleonics-note-no-battle = после этого не сразится
