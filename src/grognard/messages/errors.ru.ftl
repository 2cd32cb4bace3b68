## Ошибки

error-unknown-game = Игры «{ $name }» нет. Игры: { $known }.
error-not-a-game = «{ $name }» не удаётся загрузить: в модуле { $module } нет игры.
error-unknown-scenario = Сценария «{ $name }» нет. Сценарии: { $known }.
error-unknown-option = В игре нет параметра «{ $name }». Параметры: { $known }.
error-bad-option = Параметр «{ $name }» не может быть «{ $value }». Значения: { $known }.
error-option-form = «{ $text }» — не параметр; пишите НАЗВАНИЕ=ЗНАЧЕНИЕ.
error-unknown-section = В правилах игры «{ $game }» нет раздела { $name }. Все разделы: grognard rules { $game }.
error-unknown-section-near = В правилах игры «{ $game }» нет раздела { $name }. Рядом: { $near }. Все разделы: grognard rules { $game }.
error-no-rules-index = У игры «{ $name }» нет указателя правил.
error-no-example = В правилах игры «{ $game }» нет примера «{ $name }».
error-no-manual = У игры «{ $name }» нет справочника по правилам.
error-unknown-lesson-work = «{ $name }» с уроками не делают. Есть: { $known }.
error-no-lesson = Урока «{ $lesson }» нет.
error-no-puzzle = У игры «{ $game }» нет задачи «{ $name }».
error-no-puzzles = Игра «{ $game }» не говорит, как составлять её задачи.
error-lesson-file = Урок «{ $lesson }» не читается: { $detail }.
error-lesson-silent = { $lesson }, шаг { $step }: спрашивают того, о ком шаг ничего не говорит. Ответы: { $wanted }.
error-lesson-unknown = { $lesson }, шаг { $step }: «{ $text }» — не ответ. Ответы: { $wanted }.
error-lesson-illegal = { $lesson }, шаг { $step }: «{ $text }» там не разрешено. Ответы: { $wanted }.
error-lesson-dice = { $lesson }, шаг { $step }: кубики показывают { $text }, а не { $wanted }.
error-lesson-other-answer = { $lesson }, шаг { $step }: после «{ $text }» путь не идёт дальше: { $detail }
error-lesson-text = У { $lesson } нет текста { $text } на языке { $language }.
error-lesson-section = { $lesson }, шаг { $step }: в правилах нет { $text }.
error-lesson-stuck = { $lesson }, шаг { $step }: после неверного клика «{ $text }» никто не может продолжить.
error-lesson-no-dice = Ни одни из первых { $count } кубиков не подходят уроку «{ $lesson }».
error-unknown-bot = Игрока «{ $name }» нет. Игроки: { $known }.
error-not-a-bot = «{ $name }» не удаётся загрузить: { $module } не создаёт игрока с таким именем.
error-bad-programs = Настройку GROGNARD_PROGRAMS нельзя использовать: { $detail }.
error-unknown-seat = Стороны «{ $name }» нет. Стороны: { $known }.
error-unknown-language = Языка «{ $name }» я не знаю. Языки: { $known }.
error-odd-games = Партии играются парами с обменом сторонами, поэтому их число должно быть чётным, а не { $games }.
error-results-exist = Файл «{ $file }» уже существует; --resume продолжит его.
error-bad-results = «{ $file }», строка { $line }: это не наш результат.
error-bad-results-game = В файле «{ $file }» не сказано, чем кончилась партия «{ $key }».
error-other-results = В файле «{ $file }» результаты другого запуска; отличаются: { $what }.
error-resume-what = Для --resume нужен --results FILE.
error-player-twice = В турнире каждого игрока называют один раз.
error-too-few-players = Для матча нужно не меньше двух игроков.
error-unknown-engine = Нет движка «{ $name }». Движки: { $known }.
error-address-for-ray = Адрес нужен только с --engine ray.
error-no-ray = Ray здесь не установлен: pip install 'grognard[ray]'.
error-no-cluster = Кластер «{ $address }» недоступен: { $detail }.
error-workers-lost = На одном задании погибло процессов: { $tries }; больше его не пробуем.
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
error-position-bad = Это не позиция, или её повредили по дороге.
error-position-too-long = Эта позиция слишком длинна, чтобы передать её текстом.
error-position-none = Такого момента нет: шагов в партии { $steps }.
error-position-secret = Кубики этой партии ещё тайна, поэтому передать из неё ничего нельзя.
error-position-over = В этот момент партия уже окончена: играть дальше нечего.
error-position-not-proven = Эта запись не доказана, поэтому передать из неё или продолжить её нельзя.
error-record-does-not-replay = Дальше запись воспроизвести нельзя. { $problem }
error-record-not-kept = Этот файл — не то, что игрок сохранил о кубиках: его формат не «{ $expected }».
error-record-broken-kept = Сохранённое о кубиках повреждено: { $where }.
error-against-without-verify = --against сравнивает при доказательстве; добавьте --verify.
error-file-unwritable = Файл «{ $path }» не удаётся записать: { $detail }.
error-file-not-found = Файла «{ $file }» нет.
error-file-forbidden = Файл «{ $file }» открывать не разрешено.
error-file-is-folder = «{ $file }» — папка, а не файл.
error-file = Файл «{ $file }» не удаётся использовать: { $detail }.
error-bench-file = В файле { $file } нет измерения grognard bench.
error-bench-server-alone = --output и --against — для игр, а не для --server.

error-no-such-seat = Места { $seat } за этим столом нет.
error-stale-step = Это ответ на вопрос { $found } вашего места, а оно уже на вопросе { $expected }.
error-stale-click = Клик { $found } не на очереди; следующий — { $expected }.
error-match-over = Игра окончена.
error-not-your-decision = Это решение другой стороны.
error-bot-seat = Это место компьютерного игрока.
error-same-hands = Место уже в этих руках.
error-already-answered = Вы уже ответили; ждите другую сторону или отмените ответ.
error-bad-chain = Цепочка действий должна начинаться там, где решает сама эта сторона, и возвращать лишь её собственные ответы в этом решении.
error-nothing-to-undo = Возвращать нечего: кубик, карта, раскрытие или ответ другой стороны уже всё решили.
error-nothing-to-ask = Просить вернуть нечего: только ваше последнее решение текущего хода, не больше двух раз за ход, и никогда после раскрытых ставок.
error-nothing-asked = Просьбы вернуть решение, на которую вы могли бы ответить, нет.
error-asked-back = Есть просьба вернуть решение: сначала ответ на неё.
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

## Стол в браузере

error-no-port = На { $host } не удалось открыть порт, начиная с { NUMBER($port, useGrouping: 0) }: { $detail }.
error-database = Базой данных нельзя воспользоваться: { $detail }.
error-database-address = Адрес базы данных должен быть sqlite+aiosqlite:///ФАЙЛ или postgresql+asyncpg://УЗЕЛ/ИМЯ.
error-database-newer = Базу данных создал более новый Grognard (её таблицы — { $found }, здесь известны { $known }); обновите этот.
error-bad-setting = Настройка «{ $name }» не может иметь такого значения.
error-nothing-to-tune = В игре { $name } нет величин, к которым можно было бы подогнать оценку.
error-other-terms = { $name } подогнан к другим величинам, чем теперь есть в игре; подгоните заново.
error-bad-weights = Веса в файле { $name } не удалось прочитать.
error-other-weights = В { $name } веса с другими названиями, чем у оценки; настройте заново.
