## Причини, спільні для всіх ігор

core-why-not-asked = Поточне запитання не про це.
core-why-no-way = У межах цього рішення туди не дістатися.
core-why-after-fate = Спершу треба побачити, що з цього вийде.
core-why-not-yours = Це рішення іншої сторони.
core-why-game-over = Гру закінчено.
core-why-no-such-thing = На цьому столі такого немає.

## Як може закінчитися партія в кожній грі

core-level-agreement = завершено за згодою
core-ended-by-agreement = Партію почато за правилами, яких тут уже немає, тож тривати вона не могла.

core-account-title = Що вирішує гру
core-account-losses = Втрати
core-result-practice = тренування, { $count ->
    [0] без скасувань після кидка чи відкритої карти
    [one] { $count } скасування після кидка чи відкритої карти
    [few] { $count } скасування після кидка чи відкритої карти
   *[other] { $count } скасувань після кидка чи відкритої карти
}
core-result-granted = гра всерйоз, { $count ->
    [one] { $count } хід повернуто
    [few] { $count } ходи повернуто
   *[other] { $count } ходів повернуто
} зі згоди іншої сторони
core-result-origin = Продовження іншої партії (запис { $digest }) після її кроку { $steps }, із власними кубиками.

## Вади запису, які знаходить replay --verify

core-record-unknown-game = Це запис гри «{ $name }», а її не встановлено.
core-record-other-rules = Запис зіграно за версією правил { $found }, а тут версія { $known }, тож перевірити хід гри неможливо.
core-record-unknown-scenario = У грі немає сценарію «{ $name }».
core-record-unknown-option = У грі немає параметра «{ $name }» (його значення — «{ $value }»).
core-record-bad-option = Параметр «{ $name }» не може мати значення «{ $value }».
core-record-missing-option = Бракує параметра «{ $name }».
core-record-wrong-hands = Місце перейшло в інші руки там, де немає такого місця чи кроку.
core-record-wrong-origin = Партії, посеред яких почалася ця, не йдуть одна за одною.
core-record-wrong-seats = Гравців має бути вказано саме для цих місць: { $expected }.
core-record-wrong-salts = Чесним кубикам потрібна одна сіль на кожне місце, усього { $expected }.
core-record-commitment = Оприлюднене зобов’язання { $found } не відповідає зерну: його зобов’язання — { $expected }.
core-record-seed-secret = Зерно чесних кубиків ще не оприлюднено, тож довести кидки неможливо.
core-record-no-salt = У цих кубиках немає солі жодного гравця: хто витяг зерно, міг обрати кожен кидок. Солі пропущено або стерто.
core-record-bad-salt = Сіль місця { $seat } несправжня: має бути від 32 до 64 шістнадцяткових цифр.
core-record-salt-hash = Сіль місця { $seat } не та, відбиток якої названо раніше, ніж стали відомі інші солі: її дібрано запізно.
core-record-dice-order = Відбиток зерна, відбитки солей і самі солі названо не в належному порядку, тож сіль можна було дібрати запізно.
core-record-line-place = Відкладений хід { $line } ні до чого не належить: на його місці нічого немає.
core-record-taken-back = За записом скасувань після кидка чи відкритої карти { $found }; насправді їх { $expected }.
core-record-note-old-order = Кубики цього запису — давнішого порядку: хто приєднався останнім, разом із власником сервера міг дібрати сіль, а з нею й кидки. Доведено, що кидки походять із цих солей і цього зерна, і не більше.
core-record-note-not-compared = Чи ті самі зерно й зобов’язання, що їх оголошено до партії, скаже лише гравець, який їх зберіг: порівняйте з файлом зі сторінки «Чесні кубики» (grognard replay FILE --verify --against KEPT).
core-record-kept-commitment = Сервер обіцяв інші кубики: у вас збережено зобов’язання { $expected }, у записі — { $found }. Зерно й зобов’язання підмінено.
core-record-kept-order = За записом солі називали в іншому порядку, ніж збережено у вас.
core-record-kept-salt-gone = Вашої солі { $expected } у записі немає: її стерто.
core-record-kept-salt = Ваша сіль була { $expected }, а в записі — { $found }.
core-record-kept-hash = Сіль місця { $seat } не та, відбиток якої ви бачили, перш ніж назвали свою: її дібрано запізно.
core-record-kept-late = До того як ви назвали свою сіль, відбитка солі місця { $seat } ви не бачили: її могли дібрати запізно.
core-record-wrong-dice = Кидки не з цих кубиків: перший хибний — кидок { $roll } у кроці { $step }. Змінено зерно чи сіль, або кидки вигадано.
core-record-roll-purpose = Крок { $step }, кидок { $roll }: призначення було { $expected }, а в записі { $found }.
core-record-roll-sides = Крок { $step }, кидок { $roll } ({ $name }): граней у кубика { $expected }, а в записі { $found }.
core-record-roll-value = Крок { $step }, кидок { $roll } ({ $name }): випало { $expected }, а в записі { $found }.
core-record-roll-missing = Крок { $step }: бракує кидка { $roll }; він був { $expected }.
core-record-roll-extra = Крок { $step }: кидка { $roll } ніколи не було: { $found }.
core-record-roll-impossible = Крок { $step }, кидок { $roll } ({ $name }): на кубику з { $sides ->
    [one] { $sides } гранню
   *[other] { $sides } гранями
} не може випасти те, що в записі.
core-record-roll-none-left = Крок { $step }: бракує кидка { $roll } ({ $name }, кубик з { $sides ->
    [one] { $sides } гранню
   *[other] { $sides } гранями
}).
core-record-event-rule = Крок { $step }, подія { $event } ({ $name }): вона сталася за { $expected }, а в записі { $found }.
core-record-event-kind = Крок { $step }, подія { $event }: це була { $expected }, а в записі { $found }.
core-record-event-who = Крок { $step }, подія { $event } ({ $name }): її спричинило місце { $expected }, а в записі { $found }.
core-record-event-numbers = Крок { $step }, подія { $event } ({ $name }): числа були { $expected }, а в записі { $found }.
core-record-event-seen-by = Крок { $step }, подія { $event } ({ $name }): її бачили { $expected }, а в записі { $found }.
core-record-event-missing = Крок { $step }: бракує події { $event }; вона була { $expected }.
core-record-event-extra = Крок { $step }: події { $event } ніколи не було: { $found }.
core-record-not-to-move = Крок { $step }: у записі ходить «{ $seat }», а рішення було за стороною { $expected }.
core-record-unknown-action = Крок { $step }: дії «{ $action }» не існує.
core-record-action-spelling = Крок { $step }: ця дія пишеться «{ $expected }», а не «{ $action }».
core-record-illegal-action = Крок { $step }: дію «{ $action }» заборонено. { $reason } ({ $section })
core-record-extra-step = Крок { $step } стоїть після кінця гри.
core-record-steps-missing = У записі є результат, але після { $steps ->
    [one] { $steps } кроку
   *[other] { $steps } кроків
} гру не закінчено.
core-record-result-missing = Гру закінчено, але в записі немає результату; він був { $expected }.
core-record-result-differs = Результат «{ $name }» був { $expected }, а в записі { $found }.
core-record-outside-play = Хід гри доведено, але щось поза ним змінено (скажімо, ім’я гравця): контрольна сума не сходиться.
core-record-digest = Контрольна сума не сходиться з файлом.
