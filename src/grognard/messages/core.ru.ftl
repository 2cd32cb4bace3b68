## Причины, общие для всех игр

core-why-not-asked = Текущий вопрос не об этом.
core-why-no-way = В пределах этого решения туда не попасть.
core-why-after-fate = Сначала надо увидеть, что из этого выйдет.
core-why-not-yours = Это решение другой стороны.
core-why-game-over = Игра окончена.
core-why-no-such-thing = На этом столе такого нет.

## Как может закончиться партия в каждой игре

core-level-agreement = завершена по согласию
core-ended-by-agreement = Партия начата по правилам, которых здесь уже нет, и продолжаться не могла.

core-account-title = Что решает игру
core-account-losses = Потери
core-result-practice = тренировка, { $count ->
    [0] без отмен после броска или открытой карты
    [one] { $count } отмена после броска или открытой карты
    [few] { $count } отмены после броска или открытой карты
   *[other] { $count } отмен после броска или открытой карты
}
core-result-granted = игра всерьёз, { $count ->
    [one] { $count } ход возвращён
    [few] { $count } хода возвращено
   *[other] { $count } ходов возвращено
} с согласия другой стороны
core-result-origin = Продолжение другой партии (запись { $digest }) после её шага { $steps }, с собственными кубиками.

## Изъяны записи, которые находит replay --verify

core-record-unknown-game = Это запись игры «{ $name }», а она не установлена.
core-record-other-rules = Запись сыграна по версии правил { $found }, а здесь версия { $known }, поэтому ход игры проверить нельзя.
core-record-unknown-scenario = В игре нет сценария «{ $name }».
core-record-unknown-option = В игре нет параметра «{ $name }» (его значение — «{ $value }»).
core-record-bad-option = Параметр «{ $name }» не может иметь значение «{ $value }».
core-record-missing-option = Не хватает параметра «{ $name }».
core-record-wrong-hands = Место перешло в другие руки там, где нет такого места или шага.
core-record-wrong-origin = Партии, посреди которых началась эта, не идут одна за другой.
core-record-wrong-seats = Игроки должны быть указаны ровно для этих мест: { $expected }.
core-record-wrong-salts = Честным кубикам нужна одна соль на каждое место, всего { $expected }.
core-record-commitment = Опубликованное обязательство { $found } не соответствует зерну: его обязательство — { $expected }.
core-record-seed-secret = Зерно честных кубиков ещё не опубликовано, поэтому доказать броски нельзя.
core-record-no-salt = В этих кубиках нет соли ни одного игрока: кто вытянул зерно, мог выбрать каждый бросок. Соли пропущены или стёрты.
core-record-bad-salt = Соль места { $seat } не настоящая: нужно от 32 до 64 шестнадцатеричных цифр.
core-record-salt-hash = Соль места { $seat } не та, отпечаток которой назван раньше, чем стали известны другие соли: её подобрали поздно.
core-record-dice-order = Отпечаток зерна, отпечатки солей и сами соли названы не в должном порядке, так что соль можно было подобрать поздно.
core-record-line-place = Отложенный ход { $line } ни к чему не относится: на его месте ничего нет.
core-record-taken-back = По записи отмен после броска или открытой карты { $found }; на деле их { $expected }.
core-record-note-old-order = Кубики этой записи — прежнего порядка: кто присоединился последним, вместе с владельцем сервера мог подобрать соль, а с ней и броски. Доказано, что броски происходят из этих солей и этого зерна, и не более.
core-record-note-not-compared = Те ли это зерно и обязательство, что были объявлены до партии, скажет лишь игрок, который их сохранил: сравните с файлом со страницы «Честные кубики» (grognard replay FILE --verify --against KEPT).
core-record-kept-commitment = Сервер обещал другие кубики: у вас сохранено обязательство { $expected }, в записи — { $found }. Зерно и обязательство подменены.
core-record-kept-order = По записи соли называли в другом порядке, чем сохранено у вас.
core-record-kept-salt-gone = Вашей соли { $expected } в записи нет: её стёрли.
core-record-kept-salt = Ваша соль была { $expected }, а в записи — { $found }.
core-record-kept-hash = Соль места { $seat } не та, отпечаток которой вы видели, прежде чем назвали свою: её подобрали поздно.
core-record-kept-late = До того как вы назвали свою соль, отпечатка соли места { $seat } вы не видели: её могли подобрать поздно.
core-record-wrong-dice = Броски не от этих кубиков: первый ложный — бросок { $roll } в шаге { $step }. Изменено зерно или соль, либо броски выдуманы.
core-record-roll-purpose = Шаг { $step }, бросок { $roll }: назначение было { $expected }, а в записи { $found }.
core-record-roll-sides = Шаг { $step }, бросок { $roll } ({ $name }): граней у кубика { $expected }, а в записи { $found }.
core-record-roll-value = Шаг { $step }, бросок { $roll } ({ $name }): выпало { $expected }, а в записи { $found }.
core-record-roll-missing = Шаг { $step }: не хватает броска { $roll }; он был { $expected }.
core-record-roll-extra = Шаг { $step }: броска { $roll } никогда не было: { $found }.
core-record-roll-impossible = Шаг { $step }, бросок { $roll } ({ $name }): на кубике с { $sides ->
    [one] { $sides } гранью
   *[other] { $sides } гранями
} не может выпасть то, что в записи.
core-record-roll-none-left = Шаг { $step }: не хватает броска { $roll } ({ $name }, кубик с { $sides ->
    [one] { $sides } гранью
   *[other] { $sides } гранями
}).
core-record-event-rule = Шаг { $step }, событие { $event } ({ $name }): оно произошло по { $expected }, а в записи { $found }.
core-record-event-kind = Шаг { $step }, событие { $event }: это было { $expected }, а в записи { $found }.
core-record-event-who = Шаг { $step }, событие { $event } ({ $name }): его вызвало место { $expected }, а в записи { $found }.
core-record-event-numbers = Шаг { $step }, событие { $event } ({ $name }): числа были { $expected }, а в записи { $found }.
core-record-event-seen-by = Шаг { $step }, событие { $event } ({ $name }): его видели { $expected }, а в записи { $found }.
core-record-event-missing = Шаг { $step }: не хватает события { $event }; оно было { $expected }.
core-record-event-extra = Шаг { $step }: события { $event } никогда не было: { $found }.
core-record-not-to-move = Шаг { $step }: в записи ходит «{ $seat }», а решение было за стороной { $expected }.
core-record-unknown-action = Шаг { $step }: действия «{ $action }» не существует.
core-record-action-spelling = Шаг { $step }: это действие пишется «{ $expected }», а не «{ $action }».
core-record-illegal-action = Шаг { $step }: действие «{ $action }» запрещено. { $reason } ({ $section })
core-record-extra-step = Шаг { $step } стоит после конца игры.
core-record-steps-missing = В записи есть результат, но после { $steps ->
    [one] { $steps } шага
   *[other] { $steps } шагов
} игра не окончена.
core-record-result-missing = Игра окончена, но в записи нет результата; он был { $expected }.
core-record-result-differs = Результат «{ $name }» был { $expected }, а в записи { $found }.
core-record-outside-play = Ход игры доказан, но что-то вне его изменено (скажем, имя игрока): контрольная сумма не сходится.
core-record-digest = Контрольная сумма не сходится с файлом.
