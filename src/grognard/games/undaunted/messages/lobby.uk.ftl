undaunted-title = Відважні. Нормандія
undaunted-seat-us = США
    .gen = США
    .ins = США
    .gender = pl
undaunted-seat-german = Німеччина
    .gen = Німеччини
    .ins = Німеччиною
    .gender = f

undaunted-scenario-la-raye = Ла-Рей
undaunted-scenario-montmartin-en-graignes = Монмартен-ан-Грень
undaunted-scenario-raid-across-the-canal = Рейд через канал
undaunted-scenario-behind-enemy-lines = У тилу ворога
undaunted-scenario-crossing-the-vire = Переправа через Вір
undaunted-scenario-desperate-withdrawal = Відчайдушний відступ
undaunted-scenario-la-huberderie = Ла-Юбердері
undaunted-scenario-streets-of-tessy-sur-vire = Вулиці Тессі-сюр-Віра
undaunted-scenario-reinforcements = Підкріплення
undaunted-scenario-critical-intelligence = Важливі розвіддані
undaunted-scenario-hill-314 = Висота 314
undaunted-scenario-mortain = Мортен

undaunted-option-discards = Скиди
undaunted-option-discards-closed = закриті: карти, що лишилися на руці, скидають долілиць
undaunted-option-discards-open = відкриті: кожен може їх переглядати
undaunted-option-head-start = Фора (наша, у книзі правил її немає)
undaunted-option-head-start-none = Немає
undaunted-option-head-start-us-1 = США: 1 очко за ключові пункти
undaunted-option-head-start-us-2 = США: 2 очки за ключові пункти
undaunted-option-head-start-us-3 = США: 3 очки за ключові пункти
undaunted-option-head-start-german-1 = Німеччина: 1 очко за ключові пункти
undaunted-option-head-start-german-2 = Німеччина: 2 очки за ключові пункти
undaunted-option-head-start-german-3 = Німеччина: 3 очки за ключові пункти

web-undaunted-about = Нормандія 1944: два взводи, колода наказів
web-undaunted-goal-pin = Виснажити ворога
web-undaunted-goal-points = { $count ->
    [one] { $count } очко для перемоги
    [few] { $count } очки для перемоги
   *[other] { $count } очок для перемоги
}
web-undaunted-map-of = Мапа: { $scenario }

## Undaunted: обстановка

web-undaunted-situation-la-raye = Два дозори намацують один одного серед ферм Ла-Рея; хто тримає перехрестя, той тримає хутір.
web-undaunted-situation-montmartin-en-graignes = Американці підходять до Монмартена з двох боків; нечисленний гарнізон має знекровити їх на підступах.
web-undaunted-situation-raid-across-the-canal = Обом сторонам потрібні берег і єдиний міст через канал, а ніч коротка.
web-undaunted-situation-behind-enemy-lines = Американський загін відрізано за водою, і йому треба зробити той берег своїм.
web-undaunted-situation-crossing-the-vire = Два мости через Вір: американцям потрібні обидва, німцям досить вистояти.
web-undaunted-situation-desperate-withdrawal = Німецький табір має впасти; ар’єргард із мінометом виграє час у живоплотах.
web-undaunted-situation-la-huberderie = Починається великий прорив, і кожна ферма довкола Ла-Юбердері варта бою.
web-undaunted-situation-streets-of-tessy-sur-vire = Дім за домом через Тессі, з річкою за спиною і гарматами на пагорбах.
web-undaunted-situation-reinforcements = До висот іде допомога; німці хочуть спинити її дорогою.
web-undaunted-situation-critical-intelligence = Десь у селі стоїть рація, і з кожним почутим повідомленням вона важить більше.
web-undaunted-situation-hill-314 = В оточенні на пагорбі над Мортеном: утрачена вершина означає програний бій.
web-undaunted-situation-mortain = Контрнаступ котиться на Мортен; обидві сторони поставили на карту все.

undaunted-lesson-la-raye = Ла-Рей, перші кроки
undaunted-lesson-la-raye-about = Ставка, розвідка, рух, поповнення, атака, контроль.
undaunted-lesson-officers = Ла-Рей, ставки й командири
undaunted-lesson-officers-about = Нічия, натхнення, вчасне поповнення, два ходи поспіль.
undaunted-lesson-machine-gun = Монмартен, кулемет
undaunted-lesson-machine-gun-about = Придушення й готовність, втрачені карти, маскування, накази.
undaunted-lesson-mortar = Вір, міномет
undaunted-lesson-mortar-about = Прицілитися й обстріляти, загін без карт, ходити першими, коли це важить.
