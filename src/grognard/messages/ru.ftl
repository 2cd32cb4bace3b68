### Что говорит оболочка: командная строка, ошибки и общее для всех игр.

## Причины, общие для всех игр

core-why-not-asked = Текущий вопрос не об этом.
core-why-not-yours = Это решение другой стороны.
core-why-game-over = Игра окончена.
core-why-no-such-thing = На этом столе такого нет.

## Как может закончиться партия в каждой игре

core-level-agreement = завершена по согласию
core-ended-by-agreement = Партия начата по правилам, которых здесь уже нет, и продолжаться не могла.

## Изъяны записи, которые находит replay --verify

core-record-unknown-game = Это запись игры «{ $name }», а она не установлена.
core-record-other-rules = Запись сыграна по версии правил { $found }, а здесь версия { $known }, поэтому ход игры проверить нельзя.
core-record-unknown-scenario = В игре нет сценария «{ $name }».
core-record-unknown-option = В игре нет параметра «{ $name }» (его значение — «{ $value }»).
core-record-bad-option = Параметр «{ $name }» не может иметь значение «{ $value }».
core-record-missing-option = Не хватает параметра «{ $name }».
core-record-wrong-seats = Игроки должны быть указаны ровно для этих мест: { $expected }.
core-record-wrong-salts = Честным кубикам нужна одна соль на каждое место, всего { $expected }.
core-record-commitment = Опубликованное обязательство { $found } не соответствует зерну: его обязательство — { $expected }.
core-record-seed-secret = Зерно честных кубиков ещё не опубликовано, поэтому доказать броски нельзя.
core-record-no-salt = В этих кубиках нет соли ни одного игрока: кто вытянул зерно, мог выбрать каждый бросок. Соли пропущены или стёрты.
core-record-bad-salt = Соль места { $seat } не настоящая: нужно от 32 до 64 шестнадцатеричных цифр.
core-record-salt-hash = Соль места { $seat } не та, отпечаток которой назван раньше, чем стали известны другие соли: её подобрали поздно.
core-record-dice-order = Отпечаток зерна, отпечатки солей и сами соли названы не в должном порядке, так что соль можно было подобрать поздно.
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

## Ошибки

error-unknown-game = Игры «{ $name }» нет. Игры: { $known }.
error-not-a-game = «{ $name }» не удаётся загрузить: в модуле { $module } нет игры.
error-unknown-scenario = Сценария «{ $name }» нет. Сценарии: { $known }.
error-unknown-option = В игре нет параметра «{ $name }». Параметры: { $known }.
error-bad-option = Параметр «{ $name }» не может быть «{ $value }». Значения: { $known }.
error-option-form = «{ $text }» — не параметр; пишите НАЗВАНИЕ=ЗНАЧЕНИЕ.
error-unknown-bot = Игрока «{ $name }» нет. Игроки: { $known }.
error-not-a-bot = «{ $name }» не удаётся загрузить: { $module } не создаёт игрока с таким именем.
error-unknown-seat = Стороны «{ $name }» нет. Стороны: { $known }.
error-unknown-language = Языка «{ $name }» я не знаю. Языки: { $known }.
error-odd-games = Партии играются парами с обменом сторонами, поэтому их число должно быть чётным, а не { $games }.
error-no-such-action = Действия { $action } нет; номера действий меньше { $limit }.
error-bad-action-text = Действия «{ $text }» не существует.
error-illegal-action = Это запрещено: { $rule } ({ $section }).
error-other-game = Эта позиция не относится к игре «{ $name }».
error-missing-method = Не хватает метода { $name }, которого требует договор.
error-bad-save = Сохранённая позиция повреждена: { $detail }.
error-bad-dice = Сохранённые кубики повреждены: { $detail }.
error-dice-exhausted = Сценарий бросков кончается до броска на { $purpose }.
error-dice-impossible = На кубике с { $sides ->
    [one] { $sides } гранью
   *[other] { $sides } гранями
} не может выпасть { $value } ({ $purpose }).
error-bad-failure = «{ $file }» — не сбой, записанный фаззером: { $detail }.
error-bad-perft = «{ $file }», строка { $line } — не позиция perft.
error-bad-campaign = Кампания в этом файле повреждена.
error-campaign-is-over = Кампания окончена.

error-record-unreadable = Файл «{ $path }» не удаётся прочитать. { $detail }
error-record-too-large = Файл «{ $path }» слишком велик; в записи не больше { $limit } байт.
error-record-not-text = Файл не является текстом: байт { $byte } — не UTF-8.
error-record-not-json = Файл не является JSON: смотрите строку { $line }, столбец { $column }.
error-record-too-deep = В файле слишком много вложений, это не запись.
error-record-huge-number = В файле есть слишком длинное число.
error-record-key-twice = В файле дважды стоит «{ $key }».
error-record-not-a-number = { $value } — не то число, которое может быть в записи.
error-record-not-a-record = Это не запись: её формат — не «{ $expected }».
error-record-version = Версия формата записи — { $found }, а эта программа читает версию { $known }.
error-record-bad-value = Запись повреждена в { $where }: там не может стоять «{ $value }».
error-record-key-missing = Запись повреждена: не хватает { $where }.
error-record-key-unknown = Запись повреждена: { $where } там быть не должно.
error-record-wrong-type = Запись повреждена в { $where }: там ожидается { $expected ->
    [table] таблица
    [list] список
    [text] текст
   *[whole-number] целое число
}.
error-record-wrong-length = Запись повреждена в { $where }: элементов в списке { $found }, а должно быть { $expected }.
error-record-other-rules = Запись сыграна по версии правил { $found }, а здесь версия { $known }, которая не может её воспроизвести.
error-record-does-not-replay = Дальше запись воспроизвести нельзя. { $problem }
error-record-not-kept = Этот файл — не то, что игрок сохранил о кубиках: его формат не «{ $expected }».
error-record-broken-kept = Сохранённое о кубиках повреждено: { $where }.
error-against-without-verify = --against сравнивает при доказательстве; добавьте --verify.
error-file-unwritable = Файл «{ $path }» не удаётся записать: { $detail }.
error-file-not-found = Файла «{ $file }» нет.
error-file-forbidden = Файл «{ $file }» открывать не разрешено.
error-file-is-folder = «{ $file }» — папка, а не файл.
error-file = Файл «{ $file }» не удаётся использовать: { $detail }.

error-no-such-seat = Места { $seat } за этим столом нет.
error-stale-step = Это ответ на вопрос { $found } вашего места, а оно уже на вопросе { $expected }.
error-stale-click = Клик { $found } не на очереди; следующий — { $expected }.
error-match-over = Игра окончена.
error-not-your-decision = Это решение другой стороны.
error-already-answered = Вы уже ответили; ждите другую сторону или отмените ответ.
error-nothing-to-undo = Возвращать нечего: кубик, карта, раскрытие или ответ другой стороны уже всё решили.
error-bad-click = Сохранённый клик повреждён.
error-bad-name = Имя { $name } не годится: не больше { $limit } букв и без непечатаемых знаков.
error-two-dice = Дайте либо зерно, либо тайну с её открытием, а не то и другое.
error-bad-secret = Честным кубикам нужна тайна из { $bytes } байтов.
error-bad-opening = Честным кубикам нужно, чтобы до начала все соли были названы в должном порядке.
error-other-commitment = Соли названы для другого обязательства, чем у этой тайны.
error-bad-salt = Соль — это от 32 до 64 шестнадцатеричных цифр, а её отпечаток — 64.
error-salt-changed = Это место уже дало другую соль.
error-salt-differs = Это не та соль, отпечаток которой был дан раньше.
error-salt-early = Отпечатков других солей ещё нет: на соль, названную сейчас, можно было бы ответить подобранной.
error-salt-late = Какая-то соль уже названа: отпечаток, пришедший теперь, можно было бы подобрать к ней.
error-salt-unwanted = Это место здесь соли не даёт.
error-bad-match = Сохранённая игра повреждена ({ $detail }).
error-match-other-rules = Сохранённая игра начата по версии правил { $found }, а здесь версия { $known }, которая изменила бы её.
error-match-older-rules = Сохранённая игра начата по версии правил { $found }, и по версии { $known } её не доиграть: та изменила бы её.
error-match-differs = Сохранённая игра идёт не так, как записано. { $problem }

error-no-such-command = Команды «{ $name }» нет. Команды: { $known }.
error-no-such-flag = У { $command } нет ключа { $name }; смотрите { $command } --help.
error-missing = Не хватает { $name }; смотрите { $command } --help.
error-bad-value = «{ $value }» не годится для { $name }; смотрите { $command } --help.
error-flag-value = У { $name } лишнее значение или не хватает нужного; смотрите { $command } --help.
error-usage = Из этих слов команды не выходит; смотрите { $command } --help.

error-save-is-record = «{ $file }» — запись оконченной игры, а не сохранённая игра; посмотрите её через grognard replay.
error-record-is-save = «{ $file }» — сохранённая игра, а не запись оконченной; продолжите её через grognard play --resume.
error-no-last-game = Нет игры, которую можно продолжить.
error-file-name-missing = Назовите файл: { $word } ФАЙЛ.
error-no-such-answer = «{ $typed }» нет среди ответов, их { $answers }.
error-no-such-thing = «{ $name }» на этом столе нет.
error-no-such-step = Шага { $step } нет; последний — { $last }.
error-no-load-in-campaign = Сначала выйдите из кампании, а потом загружайте другую игру.
error-no-campaign = В игре «{ $game }» нет кампании.
error-not-a-campaign = «{ $file }» — не кампания.
error-bad-campaign-file = Кампания в файле «{ $file }» повреждена ({ $detail }).
error-campaign-other-game = Кампания в файле «{ $file }» — из игры «{ $game }».

cli-error = Ошибка:
cli-did-you-mean = Может быть, «{ $name }»?
cli-interrupted = Прервано.
cli-no-more-input = Ввод закончился.
cli-bug = Это ошибка в Grognard, а не ваша. Подробности — в файле { $file }; пожалуйста, сообщите о ней.

## Страницы справки

cli-help =
    Настольные военные игры со всеми правилами: играйте в терминале, сводите
    компьютерных игроков, просматривайте и доказывайте записи.
cli-help-usage = Вызов:
cli-help-arguments = Аргументы
cli-help-commands = Команды
cli-help-options = Ключи
cli-help-examples-title = Примеры
cli-help-exits = Коды завершения
cli-help-examples =
    grognard play
    grognard games --lang uk
    grognard play --help
cli-help-exit-codes =
    0    сделано
    1    сделано, но ответ «нет»: не доказано или найден сбой
    2    командная строка не годится
    3    файл не удаётся прочитать или записать, либо он повреждён
    70   ошибка в самой программе
    130  прервано через Ctrl-C
    141  тот, кто читал вывод, ушёл
cli-help-help = Показать эту страницу.
cli-help-lang = Язык; иначе решает GROGNARD_LANG, а затем системные настройки.
cli-help-version = Показать версию.
cli-help-game = Игра, по названию из grognard games.
cli-help-json = Вывести JSON для программ.
cli-help-seed = Зерно случайности; с тем же зерном результат тот же.
cli-help-scenarios = Сценарий; можно указать несколько раз. Без него — все.
cli-help-option = Параметр игры, НАЗВАНИЕ=ЗНАЧЕНИЕ; можно указать несколько раз.

cli-games-help = Показать игры, их сценарии и стороны, и что в них восстановлено по косвенным данным.
cli-games-help-short = игры, сценарии и стороны
cli-games-help-examples =
    grognard games
    grognard games undaunted
    grognard games --json
cli-games-help-game = Показать только эту игру.
cli-play-help = Играть в терминале, против компьютера или вдвоём за одной клавиатурой.
cli-play-help-short = играть в терминале
cli-play-help-examples =
    grognard play
    grognard play undaunted --scenario la-raye --side us --against one-step
    grognard play undaunted --against human
    grognard play undaunted --campaign normandy.json
    grognard play --continue
cli-play-help-game = Игра; без неё вы выберете из списка.
cli-play-help-scenario = Сценарий, по названию или номеру; иначе программа спросит.
cli-play-help-side = Ваша сторона; иначе программа спросит.
cli-play-help-against = Компьютерный игрок или «human», если играете вдвоём; иначе программа спросит.
cli-play-help-resume = Продолжить сохранённую игру.
cli-play-help-continue = Продолжить игру, из которой вышли в последний раз.
cli-play-help-campaign = Продолжить кампанию из этого файла или начать её там.
cli-play-help-seed = Кубики из зерна вместо честных: те же ответы дают ту же игру.
cli-arena-help = Свести двух компьютерных игроков; каждую партию играют дважды, поменявшись сторонами.
cli-arena-help-short = компьютер против компьютера
cli-arena-help-examples =
    grognard arena undaunted
    grognard arena undaunted --games 200 --jobs 2 --json
    grognard arena undaunted --first one-step --second random --scenario la-raye
cli-arena-help-first = Первый игрок.
cli-arena-help-second = Второй игрок.
cli-arena-help-games = Сколько партий, чётное число.
cli-arena-help-jobs = Сколько партий играть одновременно.
cli-replay-help = Пересказать записанную игру или доказать, что в записи ничего не изменено.
cli-replay-help-short = пересказать, показать или доказать запись
cli-replay-help-examples =
    grognard replay battle.json
    grognard replay battle.json --verify
    grognard replay battle.json --step 40
    grognard replay battle.json --json --lang uk
cli-replay-help-file = Запись.
cli-replay-help-verify = Проверить кубики, шаги, события, результат и контрольную сумму; код 1, если что-то не так.
cli-replay-help-against = Ещё и сравнить кубики с тем, что вы сохранили (файл со страницы «Честные кубики»).
cli-replay-help-step = Показать стол после этого шага; 0 — расстановка.
cli-bench-help = Измерить игры: партии, решения и копии в секунду и время одного обзора стола.
cli-bench-help-short = измерить скорость
cli-bench-help-examples =
    grognard bench
    grognard bench undaunted --seconds 10 --json
    grognard bench undaunted --this-build
cli-bench-help-game = Какие игры измерять; без названий — все.
cli-bench-help-seconds = Сколько длится каждое измерение.
cli-bench-help-this-build = Измерить только текущую сборку; иначе скомпилированную измеряют и без компиляции.
cli-fuzz-help = Играть случайные партии и проверять всё после каждого действия.
cli-fuzz-help-short = искать ошибки случайными партиями
cli-fuzz-help-examples =
    grognard fuzz undaunted
    grognard fuzz --large
    grognard fuzz undaunted --games 50 --seed 7 --failures found
cli-fuzz-help-game = Игра; без неё — все.
cli-fuzz-help-games = Сколько партий каждого сценария.
cli-fuzz-help-large = Большие числа: не меньше 200 партий каждого сценария.
cli-fuzz-help-failures = Папка для партий, в которых что-то пошло не так.
cli-fuzz-help-counts = Показать, как часто что случалось.

## grognard games

cli-games-sides = Стороны: { $sides }
cli-games-campaign = Сценарии можно сыграть как кампанию.
cli-games-number = №
cli-games-scenario = Сценарий
cli-games-id = Название
cli-games-data = Данные
cli-games-reconstructed = восстановлено
cli-games-certain = как издано
cli-games-options = Параметры (* — обычный выбор)
cli-games-how-to-play = Чтобы играть: grognard play { $game }

## grognard arena

cli-arena-playing = { $first } против { $second }
cli-arena-title = { $game }: { $first } против { $second }
cli-arena-total = { $name }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, выигрышей — { $wins }, ничьих — { $draws }, поражений — { $losses }.
cli-arena-share = { $name } берёт { $rate } очков (95-процентный интервал: от { $low } до { $high }).
cli-arena-where = Где играл { $name }
cli-arena-games = Партии
cli-arena-wins = Выигрыши
cli-arena-draws = Ничьи
cli-arena-losses = Поражения
cli-arena-rate = Очки
cli-arena-interval = Интервал 95%
cli-arena-capped = { $games ->
    [one] { $games } партия остановлена на пределе решений и засчитана как ничья.
    [few] { $games } партии остановлены на пределе решений и засчитаны как ничьи.
   *[many] { $games } партий остановлено на пределе решений и засчитано как ничьи.
}
cli-arena-repeated = Разных партий среди { $games } только { $distinct }; интервалы учитывают лишь их.
cli-arena-seed = Зерно { $seed }; то же зерно даёт те же партии.

## grognard replay

cli-replay-player = { $seat }: { $player }
cli-replay-other-rules = Сыграно по версии правил { $found }, а здесь версия { $known }. Дальше — то, что было записано тогда.
cli-replay-unfinished = Игра не окончена: { $steps ->
    [one] записан { $steps } шаг.
    [few] записано { $steps } шага.
   *[many] записано { $steps } шагов.
}
cli-replay-how-to-verify = Пересказано так, как записано; --verify это докажет.
cli-replay-step = Шаг { $step } из { $last }: { $action }
cli-replay-kept = Кубики те, что вам обещали: обязательство, соли и отпечатки совпадают с сохранённым.
cli-play-fair-seed = Честные кубики. Отпечаток тайного зерна: { $hash }
cli-play-fair-salt = Ваша соль, вытянутая после него: { $salt }
cli-replay-proven = Доказано: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
} и { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[many] { $rolls } бросков
}, всё правдиво.
cli-replay-not-proven = Не доказано: { $problems ->
    [one] { $problems } изъян.
    [few] { $problems } изъяна.
   *[many] { $problems } изъянов.
}
cli-result-won = { $seat }: { $level }
cli-result-drawn = Победителя нет: { $level }
cli-result-why = Почему: { $reason }

## grognard bench

cli-bench-measuring = Измерение
cli-bench-game = Игра
cli-bench-build = Сборка
cli-bench-games-per-second = Партий/с
cli-bench-decisions-per-second = Решений/с
cli-bench-clones-per-second = Копий/с
cli-bench-observation-microseconds = Обзор, мкс
cli-bench-not-compiled = Движок здесь не скомпилирован, поэтому измерена только сборка без компиляции.
cli-bench-no-neighbour = OpenSpiel не установлен, поэтому сравнить не с чем (pip install open-spiel).

## grognard fuzz

cli-fuzz-playing = { $game }: случайные партии
cli-fuzz-total = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $decisions ->
    [one] { $decisions } решение.
    [few] { $decisions } решения.
   *[many] { $decisions } решений.
}
cli-fuzz-longest = Больше всего решений за партию
cli-fuzz-failed = СБОЙ { $file }: { $detail }
cli-fuzz-clean = Сбоев нет. Зерно { $seed }.
cli-fuzz-bad = { $failures ->
    [one] { $failures } сбой.
    [few] { $failures } сбоя.
   *[many] { $failures } сбоев.
} Зерно { $seed }.
cli-fuzz-times = Раз
cli-fuzz-count-questions = Вопрос
cli-fuzz-count-answers = Ответ
cli-fuzz-count-refusals = Отказ
cli-fuzz-count-events = Событие
cli-fuzz-count-rules = Правило
cli-fuzz-count-results = Результат

## grognard play: перед игрой

cli-choose-prompt = Номер или название [{ $default }]:
cli-choose-ambiguous = «{ $typed }» может означать: { $known }.
cli-choose-unknown = «{ $typed }» нет в списке: { $known }.
cli-setup-game = Какая игра?
cli-setup-scenario = Какой сценарий?
cli-setup-opponent = Против кого?
cli-setup-side = Какая сторона ваша?
cli-bot = компьютер: { $name }
cli-bot-one-step = компьютер: думает на одно решение вперёд
cli-bot-random = компьютер: играет наугад
cli-bot-human = двое за этой клавиатурой

## grognard play: игра

cli-play-thinking = Компьютер думает…
cli-play-first = Введите число; why, odds, hint, undo или help — для остального.
cli-play-earlier = … { $events ->
    [one] перед этим ещё { $events } событие: введите log
    [few] перед этим ещё { $events } события: введите log
   *[many] перед этим ещё { $events } событий: введите log
}
cli-play-ambiguous = «{ $typed }» может означать:
cli-play-nothing-typed = { $answers ->
    [1] Введите 1.
   *[other] Введите число от 1 до { $answers } или help.
}
cli-play-unknown = «{ $typed }» — не ответ; введите число или help.
cli-play-saved = Сохранено в файле { $file }. Продолжить: grognard play --resume { $file }
cli-play-goodbye = До встречи.
cli-play-kept = Игра сохранена. Продолжить: grognard play --continue
cli-play-offer-record = Сохранить запись? Имя файла или Enter, если нет:
cli-play-record-saved = Сохранено. Посмотреть: grognard replay { $file }
cli-play-dice-saved = Рядом лежит то, что было показано о кубиках до первого броска. Доказать запись: grognard replay { $file } --verify --against { $kept }
cli-older-news = С начала этой игры правила изменились. Всё, что было, остаётся; отныне играют иначе:
cli-older-kept = В этой игре остаётся, как было:
cli-older-end = Завершить её по согласию и сохранить запись? Имя файла или Enter, чтобы оставить как есть:

cli-curtain-title = Передайте клавиатуру
cli-curtain-ready = Нажмите Enter, когда другой игрок отвернётся.

cli-odds-title = Шансы
cli-odds-none = Для { $number } ничего не бросают.
cli-odds-no-rolls = Ни для одного из этих ответов ничего не бросают.
cli-hint = Компьютерный игрок выбрал бы { $number }: { $label }.
cli-why-allowed = { $number } ({ $label }) разрешено.
cli-why-how = Чтобы спросить о чём-то: why НАЗВАНИЕ — с поля или из ответов.

cli-play-help-answer-form = 3
cli-play-help-answer = ответ с этим номером; годится и серая запись или однозначное начало
cli-play-help-help-form = help
cli-play-help-help = показать это
cli-play-help-why-form = why НАЗВАНИЕ
cli-play-help-why = почему что-то можно или нельзя выбрать, с правилом
cli-play-help-odds-form = odds 3
cli-play-help-odds = точные шансы ответа; без номера — всех
cli-play-help-hint-form = hint
cli-play-help-hint = что сделал бы компьютерный игрок
cli-play-help-undo-form = undo
cli-play-help-undo = отменить последний шаг, если судьба ещё не вмешалась
cli-play-help-log-form = log 50
cli-play-help-log = последние события; log all показывает все
cli-play-help-board-form = board
cli-play-help-board = нарисовать экран заново
cli-play-help-save-form = save ФАЙЛ
cli-play-help-save = сохранить игру
cli-play-help-load-form = load ФАЙЛ
cli-play-help-load = перейти к сохранённой игре
cli-play-help-quit-form = quit
cli-play-help-quit = выйти; игра сохранится

## Слова, которые можно вводить наряду с английскими

cli-word-help = ? h помощь справка
cli-word-why = w почему
cli-word-odds = o шансы
cli-word-hint = advice совет подсказка
cli-word-undo = u back назад отменить
cli-word-log = l журнал события
cli-word-board = b redraw поле доска
cli-word-save = s сохранить
cli-word-load = open загрузить открыть
cli-word-quit = q exit выйти выход

## Кампании

cli-campaign-title = Кампания
cli-campaign-result = Результат
cli-campaign-score = Счёт: { $scores }
cli-campaign-next = Дальше: { $scenario }. Enter — играть, quit — выйти:
cli-campaign-kept = Кампания сохранена. Продолжить: grognard play --campaign { $file }
cli-campaign-over = Кампания окончена.

## Стол в браузере

error-no-port = На { $host } не удалось открыть порт, начиная с { NUMBER($port, useGrouping: 0) }: { $detail }.
error-database = Базой данных нельзя воспользоваться: { $detail }.
error-database-address = Адрес базы данных должен быть sqlite+aiosqlite:///ФАЙЛ или postgresql+asyncpg://УЗЕЛ/ИМЯ.
error-database-newer = Базу данных создал более новый Grognard (её таблицы — { $found }, здесь известны { $known }); обновите этот.
error-bad-setting = Настройка «{ $name }» не может иметь такого значения.
cli-serve-help = Запустить сервер стола до Ctrl-C. Без команды grognard запускает его только для этого компьютера и открывает браузер.
cli-serve-help-short = запустить сервер стола
cli-serve-help-examples =
    grognard
    grognard serve --host 0.0.0.0 --port 8000 --name table.example.org
    grognard serve --database postgresql+asyncpg://user@localhost/grognard
cli-serve-help-host = Адрес, на котором слушать; по умолчанию только этот компьютер.
cli-serve-help-port = Порт, и никакой другой; без него 1815 или следующий свободный.
cli-serve-help-database = База данных; по умолчанию файл в вашей папке данных.
cli-serve-help-name = Имя, под которым доступен сервер; можно указать несколько раз.
cli-serve-help-workers = Сколько процессов думает за компьютерных игроков.
cli-serve-port-taken = Порт { NUMBER($port, useGrouping: 0) } занят; взят следующий свободный.
cli-serve-open = Стол открыт:
cli-serve-how-to-close = Ctrl-C закрывает его. Партии сохраняются.
cli-serve-closed = Стол закрыт.
cli-bench-help-server = Вместо этого измерить сервер: пятьдесят партий через сто соединений в течение минуты.
cli-bench-server-measuring = Игра за пятьюдесятью столами, { $seconds } с
cli-bench-server-tables = Столы
cli-bench-server-sockets = Соединения
cli-bench-server-actions = Нажатия
cli-bench-server-actions-per-second = Нажатий/с
cli-bench-server-p50-ms = Подтверждено за, 50 %, мс
cli-bench-server-p95-ms = Подтверждено за, 95 %, мс
cli-bench-server-p99-ms = Подтверждено за, 99 %, мс
cli-bench-server-processor-us-per-action = Время процессора на нажатие, мкс
cli-bench-server-memory-mb = Память сервера, МБ
