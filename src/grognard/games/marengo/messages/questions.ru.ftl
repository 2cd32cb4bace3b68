## Questions

marengo-ask-s6-action = Ваш ход: выберите фигуру для действия или закончите ход. Осталось приказов: { $commands }.
marengo-ask-s6-group = Добавьте фигуру или выберите действие. Осталось приказов: { $commands }.
marengo-ask-s8-march = Марш по дороге: следующее пересечение, подступ для продолжения или остановка.
marengo-ask-s9-respond = Манёвренная атака: { $locale } → { $to }{ $approach }. Какие фигуры отвечают из резерва?
marengo-ask-s9-advance = Атака заблокирована: { $locale } → { $to }{ $approach }. Выдвинуть всех атакующих к подступу?
marengo-ask-s9-show = Какую атаковавшую пехоту вы показываете?
marengo-ask-s10-reduce = Бомбардировка { CASE($locale, "gen") }: какую фигуру уменьшить?
marengo-ask-s11-defense = Штурм: { $locale } → { $to }{ $approach }. Шаг 2: выберите авангард обороны или никого.
marengo-ask-s11-attack = Штурм: { $locale } → { $to }{ $approach }. Шаг 3: выберите фигуры авангарда.
marengo-ask-s11-join = Штурм: { $locale } → { $to }{ $approach }. Шаг 3: какие ещё фигуры участвуют?
marengo-ask-s11-fire = Штурм: { $locale } → { $to }{ $approach }. Шаги 4 и 5: заградительная артиллерия, контратака или ничего?
marengo-ask-s11-counter = Штурм: { $locale } → { $to }{ $approach }. Шаг 5: кто контратакует?
marengo-ask-s11-fired = Заградительная артиллерия: какую фигуру авангарда уменьшить?
marengo-ask-s11-odd = Какая из двух фигур получает нечётное уменьшение?
marengo-ask-s11-excess = Шаг 8: какую другую фигуру штурма уменьшить? Осталось: { $left }.
marengo-ask-s12-continue = Продолжение движения: какая конница идёт дальше к подступу? Осталось приказов: { $commands }.
marengo-ask-s12-side = Продолжение: к какому подступу?
marengo-ask-s13-reduce = Отступление, { $at }: кто получает уменьшение? Осталось: { $left }.
marengo-ask-s13-to = Отступление от { CASE($locale, "gen") }: куда идёт { $piece }?
marengo-ask-s14-organize =
    Какую ещё фигуру упорядочить? { $left ->
        [0] Следующая требует ещё одного приказа.
       *[other] Это действие может взять ещё { $left }.
    }
marengo-ask-s18-lose = { $army } должна потерять ещё дисков: { $left }. С какого участка взять диск?
marengo-ask-s18-commit = { $army }: для { CASE($locale, "gen") } не хватает дисков: { $left }. Можете переместить их с других участков.
marengo-ask-s18-return = Восстановление боевого духа: вернуть один назначенный диск?

## Answers

marengo-do-piece = { CAPITAL($piece) } ({ $name }), { $at }
marengo-do-complete = Завершить бомбардировку: { $at }
marengo-do-march = Марш к { CASE($locale, "dat") }
marengo-do-retreat = Отступить к { CASE($locale, "dat") }
marengo-do-take = Взять диск: { $locale }
marengo-do-transfer = Переместить диск: { $locale }
marengo-do-return = Вернуть диск: { $locale }
marengo-do-block = Блокировать подступ к { CASE($to, "dat") }{ $approach }, приказов: { $cost }
marengo-do-attack = Манёвренная атака на { CASE($to, "acc") }{ $approach }
marengo-do-assault = Штурм: { $locale } → { $to }{ $approach }
marengo-do-continue = Дальше к подступу → { $to }{ $approach }
marengo-do-cross = Марш к { CASE($to, "dat") }: { $road }{ $crossing }, шаг { $step }
marengo-do-reserve = Назад в резерв
marengo-do-organize = Упорядочить
marengo-do-declare = Объявить бомбардировку
marengo-do-fire = Заградительная артиллерия
marengo-do-advance = Всем выдвинуться к подступу
marengo-do-eliminate = Уничтожить: места не осталось
marengo-do-end = Закончить ход
marengo-do-done-s8-march = Остановиться здесь
marengo-do-done-s9-respond = Больше никто не отвечает
marengo-do-done-s9-advance = Остаться в резерве
marengo-do-done-s11-defense = Больше никого в авангард
marengo-do-done-s11-attack = Без второй фигуры авангарда
marengo-do-done-s11-join = Больше никто не участвует
marengo-do-done-s11-fire = Ничего не объявлять
marengo-do-done-s11-counter = Больше никто не контратакует
marengo-do-done-s12-continue = Дальше никто не идёт
marengo-do-done-s14-organize = Больше никого
marengo-do-done-s18-commit = Больше не перемещать
marengo-do-done-s18-return = Не возвращать

## Все сразу

marengo-plan-group = Присоединяются все, кто здесь
marengo-plan-join = Участвуют все
marengo-note-commands =
    { $count ->
        [0] приказа не стоит
        [one] стоит { $count } приказ
        [few] стоит { $count } приказа
       *[other] стоит { $count } приказов
    }
