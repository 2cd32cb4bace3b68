## Ошибки

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
    1    сделано, но ответ «нет»: не доказано, найден сбой или стало медленнее
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
    grognard play undaunted --scenario la-raye --side us --against reference
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
cli-play-help-practice = Тренировка: вернуть можно всё, даже после кубиков и карт; в записи об этом сказано.
cli-arena-help = Свести двух компьютерных игроков; каждую партию играют дважды, поменявшись сторонами.
cli-arena-help-short = компьютер против компьютера
cli-arena-help-examples =
    grognard arena undaunted
    grognard arena undaunted --games 200 --jobs 2 --json
    grognard arena undaunted --first reference --second random --scenario la-raye
    grognard arena marengo --player regular --player recruit --player reference --games 20
    grognard arena marengo --results run.jsonl --resume --records games
cli-arena-help-first = Первый игрок.
cli-arena-help-second = Второй игрок.
cli-arena-help-player = Участник турнира, где каждый играет с каждым; укажите дважды или больше.
cli-arena-help-games = Сколько партий, чётное число; в турнире — для каждых двух игроков.
cli-arena-help-jobs = Сколько партий играть одновременно.
cli-arena-help-records = Папка, где хранить запись каждой партии.
cli-help-engine = Где играть партии: processes (эта машина) или ray (кластер).
cli-help-address = Кластер для --engine ray; без него — только эта машина.
cli-help-results = Файл, куда сразу записывается каждый результат.
cli-help-resume = Продолжить с того, что уже есть в файле результатов.
cli-lab-help = Измерить, насколько равны сценарии игры: компьютерный игрок против самого себя; таблица, страница с графиками и JSON.
cli-lab-help-short = насколько равны сценарии
cli-lab-help-examples =
    grognard lab napoleonics
    grognard lab prussia --level veteran --games 40 --jobs 2 --output prussia.html
    grognard lab undaunted --scenario la-raye --results run.jsonl --resume
cli-lab-help-level = Игрок обеих сторон.
cli-lab-help-games = Сколько партий каждого сценария, чётное число.
cli-lab-help-output = Страница; рядом будет то же самое в JSON. Если не указать — lab-GAME.html.
cli-tune-help = Подогнать оценку позиций к результатам партий компьютерного игрока с самим собой.
cli-tune-help-short = подогнать суждение компьютерного игрока
cli-tune-help-examples =
    grognard tune undaunted --games 1500 --jobs 2
    grognard tune marengo --player regular --seed 7 --positions run.jsonl --resume
cli-tune-help-player = Игрок, на партиях которого учатся.
cli-tune-help-games = Сколько партий сыграть.
cli-tune-help-hidden = Сколько скрытых узлов в сети; 0 — ни одного.
cli-tune-help-epochs = Сколько раз просмотреть каждую позицию.
cli-tune-help-positions = Файл, в котором позиции каждой партии сохраняются сразу после неё.
cli-tune-help-out = Файл для подогнанной оценки вместе с карточкой о том, как она получена.
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
cli-lessons-help = Учебные бои: показать, испытать все или найти кубики, с которыми бой идёт, как сказано.
cli-lessons-help-short = учебные бои и их проверка
cli-lessons-help-examples =
    grognard lessons                             все
    grognard lessons check                       каждый шаг, каждый ответ, каждый неверный клик
    grognard lessons seek undaunted la-raye      кубики для изменённого
cli-lessons-help-what = list, check или seek.
cli-lessons-help-lesson = Один урок игры, по его обозначению.
cli-lessons-game = игра
cli-lessons-lesson = урок
cli-lessons-title = название
cli-lessons-minutes = минуты
cli-lessons-steps = шаги
cli-lessons-good = { $lesson } идёт, как сказано: шагов { $steps }, кликов { $clicks }.
cli-puzzles-help = Составить задачи из партий компьютерных игроков или проверить те, что в пакете.
cli-puzzles-help-short = найдите ход: задачи и их проверка
cli-puzzles-help-examples =
    grognard puzzles marengo --games 30 --jobs 8 --into found       остановленный поиск идёт дальше
    grognard puzzles marengo --check                                каждый ответ и каждый отказ
    grognard puzzles undaunted --keep --games 10 --into found       те, что выдержали, остаются, другие добавляются
cli-puzzles-help-check = Проверить все задачи пакета; код выхода 1, если что-то не так.
cli-puzzles-help-games = Сколько партий сыграть.
cli-puzzles-help-most = Сколько самое большее задач записать.
cli-puzzles-help-commit = Коммит исходников, для карточки записанного.
cli-puzzles-help-into = Папка для найденного.
cli-puzzles-help-keep = Оценить задачи пакета заново, оставить те, что выдержали, и добавить найденное.
cli-puzzles-game = Партия { $number } из { $games }, { $scenario }: найдено { $count }.
cli-puzzles-holds = Задача { $puzzle } выдержала.
cli-puzzles-dropped = Задача { $puzzle } убрана.
cli-puzzles-written = Записано задач: { $count }, папка { $into }.
cli-puzzles-asked = решения
cli-puzzles-open = ещё не решено
cli-puzzles-listed = все ответы известны
cli-puzzles-spread = далеко друг от друга
cli-puzzles-raced = сравнение завершено
cli-puzzles-found = задачи
cli-puzzles-same = сыграно то же, что выбрал бы эталон
cli-puzzles-few = ответов слишком мало
cli-puzzles-many = ответов слишком много
cli-puzzles-usual = ответ эталона среди лучших
cli-puzzles-near = слишком много близких к лучшему
cli-puzzles-second = не подтверждено
cli-puzzles-good = { $game }: задач { $count }, каждую решают только её ответы; проверено решений: { $answers }.
cli-puzzles-wrong = Задача { $puzzle }: { $what }
cli-puzzles-wrong-seat = отвечает другая сторона.
cli-puzzles-wrong-list = решения не те, что в перечне.
cli-puzzles-wrong-points = решения задачи не отделены от остального.
cli-puzzles-wrong-answer = { $clicks }: оценка не та, что в перечне.

cli-rules-help = Прочитать правила: содержание книги или один раздел нашими словами, с нашими трактовками.
cli-rules-help-short = правила, раздел за разделом
cli-rules-help-examples =
    grognard rules marengo
    grognard rules marengo 11.6
    grognard rules prussia §10.8 --json
cli-rules-help-section = Раздел, со знаком § или без него; вместе с ним показываются все его подразделы. Без него — содержание.
cli-rules-help-code = Показать вместо этого, где это запрограммировано и проверено.
cli-rules-help-playable = Показать разделы, у которых есть пример, который можно сыграть, те, которым он не нужен и почему, и те, которым его не хватает.
cli-rules-example = Пример
cli-rules-with-example = Разделы с примером: { $count }
cli-rules-needs-none = Разделы, которым он не нужен: { $count }
cli-rules-no-example = Разделы, которым его не хватает: { $count }
cli-rules-unplayed-story = история или совет, делать нечего
cli-rules-unplayed-parts = заголовок, сыграно в его частях
cli-rules-unplayed-pointed = сводка, сыграно там, куда она ведёт
cli-rules-unplayed-shown = что показывают фигуры, карточки и карта
cli-rules-unplayed-laid-out = раскладывает программа
cli-rules-unplayed-between = ведётся между боями
cli-rules-unplayed-unused = не применяется ни в одном сценарии
cli-bench-help = Измерить игры: решения в секунду и на что поиск тратит время в каждой позиции, по частям.
cli-bench-help-short = измерить скорость
cli-bench-help-examples =
    grognard bench
    grognard bench undaunted --seconds 10 --json
    grognard bench undaunted --this-build --output before.json
    grognard bench undaunted --this-build --against before.json
cli-bench-help-game = Какие игры измерять; без названий — все.
cli-bench-help-seconds = Сколько по меньшей мере длится измерение каждой игры.
cli-bench-help-output = Сохранить результаты в файл, чтобы потом сравнить через --against.
cli-bench-help-against = Сравнить с измерением, сохранённым через --output; код завершения 1, если что-то медленнее сверх погрешности.
cli-bench-help-noise = На сколько процентов могут различаться два измерения одного и того же кода (обычно 10).
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

## grognard rules

cli-rules-more = Один раздел со всеми подразделами: grognard rules { $game } { $section }
cli-rules-state = Состояние
cli-rules-functions = Функции
cli-rules-tests = Тесты
cli-rules-ruling = Трактовка R{ $number }
cli-rules-where = Из файла { $file }, который ведётся по-английски. Функции названы от его папки, тесты — от папки тестов игры.

## grognard arena

cli-arena-playing = { $names }
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
    [one] { $games } партия остановлена на пределе решений и засчитана первому игроку как поражение.
    [few] { $games } партии остановлены на пределе решений и засчитаны первому игроку как поражения.
   *[many] { $games } партий остановлено на пределе решений и засчитано первому игроку как поражения.
}
cli-arena-repeated = Разных партий среди { $games } только { $distinct }; интервалы учитывают лишь их.
cli-arena-kept = Сыгранное сохранено в файле { $file }; та же команда с --resume продолжит.
cli-arena-ladder = { $game }: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, по { $games ->
    [one] { $games } партии
   *[many] { $games } партий
} между каждыми двумя
cli-arena-pairs = Пары с одним зерном
cli-arena-player = Игрок
cli-arena-elo = Эло
cli-arena-match = Матч
cli-arena-against = { $first } против { $second }
cli-arena-rated-from = Рейтинг отсчитывается от игрока { $name }, у которого 0.
cli-arena-seed = Зерно { $seed }; то же зерно даёт те же партии.

## grognard lab

cli-lab-playing = { $game }
cli-lab-title = { $game }: равновесие, играет { $level }
cli-lab-about = За обе стороны играет один и тот же компьютерный игрок, так что разница — в самом сценарии. Выигранная партия даёт единицу, ничья или незаконченная — половину; интервалы Уилсона, 95%.
cli-lab-about-head-start = Фора — это очки, которые есть у стороны ещё до первого хода. В правилах игры её нет. Что она изменила бы, посчитано по уже сыгранным партиям; игроки о ней не знали.
cli-lab-scenario = Сценарий
cli-lab-share = Доля
cli-lab-share-of = Доля партий: { $side }
cli-lab-even = Уравняет фора
cli-lab-none-helps = фора не поможет
cli-lab-none-needed = ровнее не станет
cli-lab-ahead = { $side } +{ $points }
cli-lab-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, из них разных — { $distinct }.
cli-lab-capped = Остановлено на пределе решений: { $games }.
cli-lab-levels = Уровень победы
cli-lab-decided = Что решило
cli-lab-nobody = Никто
cli-lab-no-end = не закончено
cli-lab-length = Длительность в ходах игроков
cli-lab-losses = Какую долю силы потеряла сторона
cli-lab-low = ниже — одна из десяти
cli-lab-middle = посередине
cli-lab-high = выше — одна из десяти
cli-lab-with-head-start = С форой для стороны: { $side }
cli-lab-points = Очки
cli-lab-written = Страница с графиками — { $page }, числа — в { $data }.

## grognard tune

cli-tune-playing = { $name } против себя самого
cli-tune-fitting = Подгонка
cli-tune-done = { $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[many] { $positions } позиций
  } из { $games ->
    [one] { $games } партии
    [few] { $games } партий
   *[many] { $games } партий
  }; подогнанная оценка — в файле { $file }.
cli-tune-surprise = Неожиданность результатов отложенных партий, в натах на позицию: без всяких знаний { $base }, статическая оценка { $before }, подогнанная { $after }.

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
cli-bench-batch-decisions-per-second = 64 партии вместе, решений/с
cli-bench-over-open-spiel = × OpenSpiel
cli-bench-positions-per-second = Позиций/с
cli-bench-yardstick-positions-per-second = Позиций/с по reference
cli-bench-clone-us = Копия, мкс
cli-bench-apply-us = Ход, мкс
cli-bench-evaluate-us = Оценка, мкс
cli-bench-observe-us = Обзор, мкс
cli-bench-features-us = Признаки, мкс
cli-bench-determinize-us = Выборка, мкс
cli-bench-clone-bytes = Копия, байт
cli-bench-branching-p50 = Ответов p50
cli-bench-branching-p95 = p95
cli-bench-branching-max = наибольшее
cli-bench-part = Часть
cli-bench-before = Было
cli-bench-now = Стало
cli-bench-ratio = Отношение
cli-bench-loss = ПОТЕРЯ
cli-bench-gain = выигрыш
cli-bench-compared = { $losses ->
    [0] Ни одна часть из { $parts } не ухудшилась
    [one] { $losses } часть из { $parts } ухудшилась
    [few] { $losses } части из { $parts } ухудшились
    [many] { $losses } частей из { $parts } ухудшились
   *[other] { $losses } части из { $parts } ухудшились
  } более чем на { $noise }%. Отношение больше 1 — лучше, чем было.
cli-bench-other-setting = Прежнее измерение сделано на другой машине, с другим Python или другим зерном: отношения мало о чём говорят.
cli-bench-other-games = { $game }: у вопросов другое число ответов, чем раньше, то есть измерены другие позиции.
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
cli-bot-marshal = компьютер, маршал: тщательно думает наперёд
cli-bot-veteran = компьютер, ветеран: думает наперёд
cli-bot-regular = компьютер, рядовой: видит свой ход, но не ваш ответ
cli-bot-recruit = компьютер, новобранец: не видит ответа и кое-что забывает
cli-bot-reference = компьютер: думает на одно решение вперёд
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

cli-account-none = Эта игра счёта не ведёт.
cli-odds-title = Шансы
cli-odds-none = Для { $number } ничего не бросают.
cli-odds-no-rolls = Ни для одного из этих ответов ничего не бросают.
cli-hint = Рассмотрите { $number }: { $label }. Шансы после этого, по мнению компьютера: { $share } %.
cli-hint-why = почему: { $causes }
cli-hint-none = Здесь нечего посоветовать.
cli-all-which = Что именно?
cli-all-none = Этот вопрос не предлагает ничего «для всех».
cli-all-left = Остаётся: { $what }: { $why }
cli-all-nothing = Ничего сделать нельзя.
cli-all-fate = Дальше решает судьба. Введите «да», чтобы сделать это.
cli-all-yes = да д yes y
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
cli-play-help-all-form = all
cli-play-help-all = сделать сразу то, что вопрос предлагает «для всех»: наступление, атаку, огонь
cli-play-help-undo-form = undo
cli-play-help-undo = отменить последний шаг, если судьба ещё не вмешалась
cli-play-help-log-form = log 50
cli-play-help-log = последние события; log all показывает все
cli-play-help-account-form = account
cli-play-help-account = счёт на эту минуту: всё, что решает игру
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
cli-word-all = everybody все
cli-word-undo = u back назад отменить
cli-word-log = l журнал события
cli-word-account = счёт счет
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
cli-bench-server-asked = Запрошено предпросмотров и значений
cli-bench-server-asked-p95-ms = Ответ на них за, 95 %, мс
cli-bench-server-processor-us-per-action = Время процессора на нажатие, мкс
cli-bench-server-memory-mb = Память сервера, МБ
