## Questions

napoleonics-ask-play = Сыграйте командную карту. Ваше командование: { $command }.
napoleonics-ask-manoeuvre = { $card }: до четырёх отрядов или лидеров дальним ходом или один отряд по обычным правилам?
napoleonics-ask-section = { $card }: в какой секции идёт пехота?
napoleonics-ask-rally = { $card }: какой отряд возвращает блок? Осталось символов: пехота { $infantry }, кавалерия { $cavalry }, артиллерия { $artillery }.
napoleonics-ask-supply-unit = { $card }: какой отряд отсылается назад?
napoleonics-ask-supply-hex = { $card }: { $unit } — на какой гекс назад?
napoleonics-ask-order =
    { $left ->
        [one] { $card }: отдайте { $left } приказ отряду или лидеру или закончите.
        [few] { $card }: отдайте до { $left } приказов отрядам и лидерам или закончите.
       *[many] { $card }: отдайте до { $left } приказов отрядам и лидерам или закончите.
    }
napoleonics-ask-out = { $card }: какие отряды, получившие приказ, выходят из каре?
napoleonics-ask-move = Передвиньте отряд или лидера с приказом или закончите движение.
napoleonics-ask-move-to = { $piece }: куда?
napoleonics-ask-battle = Какой отряд с приказом атакует? Или закончите бой.
napoleonics-ask-target = { $unit }: кого атаковать?
napoleonics-ask-support = { $unit } → { $target }: какие батареи поддержат атаку?
napoleonics-ask-react = Вас атакуют врукопашную: { $attacker } → { $target }. Ваш ответ?
napoleonics-ask-flags = { $unit }: надо отступать, флагов { $count }. Можно проигнорировать: { $most }.
napoleonics-ask-retreat =
    { $count ->
        [1] { $unit }: отступление на один гекс. Куда?
       *[other] { $unit }: отступление, гексов: { $count }. Куда сначала?
    }
napoleonics-ask-leader-to = { $leader } должен отступить: следующий гекс?
napoleonics-ask-ground = { $unit }: занять позицию?
napoleonics-ask-breakthrough = { $unit } совершает прорыв: ещё один гекс?
napoleonics-ask-bonus = { $unit }: дополнительная атака — против кого?
napoleonics-ask-keep = Какую из двух карт оставляете?
napoleonics-ask-pays = { $card }: { $piece } — какой приказ?
napoleonics-ask-back = Ответный удар: { $target } → { $attacker }?

## Answers

napoleonics-do-unit = { $unit }, { $hex }, блоков: { $blocks }
napoleonics-do-out = { $unit }, { $hex }: выйти из каре
napoleonics-do-leader = { $leader }, { $hex }
napoleonics-do-detach = { $leader }, { $hex }: отсоединиться от отряда
napoleonics-do-play = Сыграть: { $card }
napoleonics-do-keep = Оставить: { $card }
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
napoleonics-do-four = До четырёх, дальним ходом
napoleonics-do-one = Один отряд, как обычно
napoleonics-do-back = Ответный удар
napoleonics-do-symbol = За символ рода войск
napoleonics-do-flag = За флаг

## Все сразу

napoleonics-plan-order = Отдать приказы всем
napoleonics-plan-support = Все батареи поддерживают, атака
