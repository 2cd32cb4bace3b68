## Questions

marengo-ask-s6-action = Ваш хід: оберіть фігуру для дії або закінчіть хід. Залишилося наказів: { $commands }.
marengo-ask-s6-group = Додайте фігуру або оберіть дію. Залишилося наказів: { $commands }.
marengo-ask-s8-march = Марш шляхом: наступний перетин, підступ для продовження або зупинка.
marengo-ask-s9-respond = Маневрена атака: { $locale } → { $to }{ $approach }. Які фігури відповідають з резерву?
marengo-ask-s9-advance = Атаку заблоковано: { $locale } → { $to }{ $approach }. Просунути всіх нападників до підступу?
marengo-ask-s9-show = Яку піхоту, що атакувала, ви показуєте?
marengo-ask-s10-reduce = Бомбардування { CASE($locale, "gen") }: яку фігуру зменшити?
marengo-ask-s11-defense = Штурм: { $locale } → { $to }{ $approach }. Крок 2: оберіть авангард захисту або нікого.
marengo-ask-s11-attack = Штурм: { $locale } → { $to }{ $approach }. Крок 3: оберіть фігури авангарду.
marengo-ask-s11-join = Штурм: { $locale } → { $to }{ $approach }. Крок 3: які ще фігури беруть участь?
marengo-ask-s11-fire = Штурм: { $locale } → { $to }{ $approach }. Кроки 4 та 5: загороджувальна артилерія, контратака чи нічого?
marengo-ask-s11-counter = Штурм: { $locale } → { $to }{ $approach }. Крок 5: хто контратакує?
marengo-ask-s11-fired = Загороджувальна артилерія: яку фігуру авангарду зменшити?
marengo-ask-s11-odd = Яка з двох фігур отримує непарне зменшення?
marengo-ask-s11-excess = Крок 8: яку іншу фігуру штурму зменшити? Залишилося: { $left }.
marengo-ask-s12-continue = Продовження пересування: яка кіннота йде далі до підступу? Залишилося наказів: { $commands }.
marengo-ask-s12-side = Продовження: до якого підступу?
marengo-ask-s13-reduce = Відступ, { $at }: хто отримує зменшення? Залишилося: { $left }.
marengo-ask-s13-to = Відступ із { CASE($locale, "gen") }: куди йде { $piece }?
marengo-ask-s14-organize =
    Яку ще фігуру впорядкувати? { $left ->
        [0] Наступна потребує ще одного наказу.
       *[other] Ця дія може взяти ще { $left }.
    }
marengo-ask-s18-lose = { $army } має втратити ще дисків: { $left }. З якої ділянки забрати диск?
marengo-ask-s18-commit = { $army }: для { CASE($locale, "gen") } бракує дисків: { $left }. Можете перемістити їх з інших ділянок.
marengo-ask-s18-return = Відновлення морального стану: повернути один призначений диск?

## Answers

marengo-do-piece = { CAPITAL($piece) } ({ $name }), { $at }
marengo-do-complete = Завершити бомбардування: { $at }
marengo-do-march = Марш до { CASE($locale, "gen") }
marengo-do-retreat = Відступити до { CASE($locale, "gen") }
marengo-do-take = Забрати диск із { CASE($locale, "gen") }
marengo-do-transfer = Перемістити диск із { CASE($locale, "gen") }
marengo-do-return = Повернути диск із { CASE($locale, "gen") }
marengo-do-block = Блокувати підступ до { CASE($to, "gen") }{ $approach }, наказів: { $cost }
marengo-do-attack = Маневрена атака на { CASE($to, "acc") }{ $approach }
marengo-do-assault = Штурм: { $locale } → { $to }{ $approach }
marengo-do-continue = Далі до підступу → { $to }{ $approach }
marengo-do-cross = Марш до { CASE($to, "gen") }: { $road }{ $crossing }, крок { $step }
marengo-do-reserve = Назад до резерву
marengo-do-organize = Впорядкувати
marengo-do-declare = Оголосити бомбардування
marengo-do-fire = Загороджувальна артилерія
marengo-do-advance = Усім просунутися до підступу
marengo-do-eliminate = Знищити: місця не залишилося
marengo-do-end = Закінчити хід
marengo-do-done-s8-march = Зупинитися тут
marengo-do-done-s9-respond = Більше ніхто не відповідає
marengo-do-done-s9-advance = Залишитися в резерві
marengo-do-done-s11-defense = Більше нікого до авангарду
marengo-do-done-s11-attack = Без другої фігури авангарду
marengo-do-done-s11-join = Більше ніхто не бере участі
marengo-do-done-s11-fire = Нічого не оголошувати
marengo-do-done-s11-counter = Більше ніхто не контратакує
marengo-do-done-s12-continue = Далі ніхто не йде
marengo-do-done-s14-organize = Більше нікого
marengo-do-done-s18-commit = Більше не переміщувати
marengo-do-done-s18-return = Не повертати

## Усі разом

marengo-plan-group = Приєднуються всі, хто тут
marengo-plan-join = Беруть участь усі
marengo-note-commands =
    { $count ->
        [0] наказу не коштує
        [one] коштує { $count } наказ
        [few] коштує { $count } накази
       *[other] коштує { $count } наказів
    }
