## Помилки

cli-error = Помилка:
cli-did-you-mean = Можливо, «{ $name }»?
cli-interrupted = Перервано.
cli-no-more-input = Введення закінчилося.
cli-bug = Це помилка в Grognard, а не ваша. Подробиці — у файлі { $file }; будь ласка, повідомте про неї.

## Довідкові сторінки

cli-help =
    Настільні воєнні ігри з усіма правилами: грайте в терміналі, зводьте
    комп’ютерних гравців, переглядайте й доводьте записи.
cli-help-usage = Виклик:
cli-help-arguments = Аргументи
cli-help-commands = Команди
cli-help-options = Ключі
cli-help-examples-title = Приклади
cli-help-exits = Коди завершення
cli-help-examples =
    grognard play
    grognard games --lang uk
    grognard play --help
cli-help-exit-codes =
    0    зроблено
    1    зроблено, але відповідь «ні»: не доведено, знайдено збій або стало повільніше
    2    командний рядок не годиться
    3    файл не вдається прочитати чи записати, або його пошкоджено
    70   помилка в самій програмі
    130  перервано через Ctrl-C
    141  той, хто читав виведення, пішов
cli-help-help = Показати цю сторінку.
cli-help-lang = Мова; інакше вирішує GROGNARD_LANG, а потім системні налаштування.
cli-help-version = Показати версію.
cli-help-game = Гра, за назвою з grognard games.
cli-help-json = Вивести JSON для програм.
cli-help-seed = Зерно випадковості; з тим самим зерном результат той самий.
cli-help-scenarios = Сценарій; можна вказати кілька разів. Без нього — усі.
cli-help-option = Параметр гри, НАЗВА=ЗНАЧЕННЯ; можна вказати кілька разів.

cli-games-help = Показати ігри, їхні сценарії та сторони, і що в них відтворено за непрямими даними.
cli-games-help-short = ігри, сценарії та сторони
cli-games-help-examples =
    grognard games
    grognard games undaunted
    grognard games --json
cli-games-help-game = Показати лише цю гру.
cli-play-help = Грати в терміналі, проти комп’ютера або вдвох за однією клавіатурою.
cli-play-help-short = грати в терміналі
cli-play-help-examples =
    grognard play
    grognard play undaunted --scenario la-raye --side us --against reference
    grognard play undaunted --against human
    grognard play undaunted --campaign normandy.json
    grognard play --continue
cli-play-help-game = Гра; без неї ви виберете зі списку.
cli-play-help-scenario = Сценарій, за назвою чи номером; інакше програма запитає.
cli-play-help-side = Ваша сторона; інакше програма запитає.
cli-play-help-against = Комп’ютерний гравець або «human», якщо граєте вдвох; інакше програма запитає.
cli-play-help-resume = Продовжити збережену гру.
cli-play-help-continue = Продовжити гру, з якої вийшли востаннє.
cli-play-help-campaign = Продовжити кампанію із цього файлу або почати її там.
cli-play-help-seed = Кубики із зерна замість чесних: ті самі відповіді дають ту саму гру.
cli-play-help-practice = Тренування: повернути можна все, навіть після кубиків і карт; у записі про це сказано.
cli-arena-help = Звести двох комп’ютерних гравців; кожну партію грають двічі, обмінявшись сторонами.
cli-arena-help-short = комп’ютер проти комп’ютера
cli-arena-help-examples =
    grognard arena undaunted
    grognard arena undaunted --games 200 --jobs 2 --json
    grognard arena undaunted --first reference --second random --scenario la-raye
    grognard arena marengo --player regular --player recruit --player reference --games 20
    grognard arena marengo --results run.jsonl --resume --records games
cli-arena-help-first = Перший гравець.
cli-arena-help-second = Другий гравець.
cli-arena-help-player = Учасник турніру, у якому кожен грає з кожним; вкажіть двічі або більше.
cli-arena-help-games = Скільки партій, парне число; у турнірі — для кожних двох гравців.
cli-arena-help-jobs = Скільки партій грати водночас.
cli-arena-help-records = Тека, де зберігати запис кожної партії.
cli-help-engine = Де грати партії: processes (ця машина) або ray (кластер).
cli-help-address = Кластер для --engine ray; без нього — лише ця машина.
cli-help-results = Файл, куди одразу записується кожен результат.
cli-help-resume = Продовжити з того, що вже є у файлі результатів.
cli-lab-help = Виміряти, наскільки рівні сценарії гри: комп’ютерний гравець проти самого себе; таблиця, сторінка з графіками та JSON.
cli-lab-help-short = наскільки рівні сценарії
cli-lab-help-examples =
    grognard lab napoleonics
    grognard lab prussia --level veteran --games 40 --jobs 2 --output prussia.html
    grognard lab undaunted --scenario la-raye --results run.jsonl --resume
cli-lab-help-level = Гравець обох сторін.
cli-lab-help-games = Скільки партій кожного сценарію, парне число.
cli-lab-help-output = Сторінка; поруч буде те саме в JSON. Якщо не вказати — lab-GAME.html.
cli-tune-help = Підігнати оцінку позицій до результатів партій комп’ютерного гравця із самим собою.
cli-tune-help-short = підігнати судження комп’ютерного гравця
cli-tune-help-examples =
    grognard tune undaunted --games 1500 --jobs 2
    grognard tune marengo --player regular --seed 7 --positions run.jsonl --resume
cli-tune-help-player = Гравець, на партіях якого вчаться.
cli-tune-help-games = Скільки партій зіграти.
cli-tune-help-hidden = Скільки прихованих вузлів у мережі; 0 — жодного.
cli-tune-help-epochs = Скільки разів переглянути кожну позицію.
cli-tune-help-positions = Файл, у якому позиції кожної партії зберігаються одразу після неї.
cli-tune-help-out = Файл для підігнаної оцінки разом із карткою про те, як її отримано.
cli-replay-help = Переказати записану гру або довести, що в записі нічого не змінено.
cli-replay-help-short = переказати, показати чи довести запис
cli-replay-help-examples =
    grognard replay battle.json
    grognard replay battle.json --verify
    grognard replay battle.json --step 40
    grognard replay battle.json --json --lang uk
cli-replay-help-file = Запис.
cli-replay-help-verify = Перевірити кубики, кроки, події, результат і контрольну суму; код 1, якщо щось не так.
cli-replay-help-against = Ще й порівняти кубики з тим, що ви зберегли (файл зі сторінки «Чесні кубики»).
cli-replay-help-step = Показати стіл після цього кроку; 0 — розкладка.
cli-lessons-help = Навчальні бої: показати, випробувати всі або знайти кубики, з якими бій іде, як сказано.
cli-lessons-help-short = навчальні бої та їх перевірка
cli-lessons-help-examples =
    grognard lessons                             усі
    grognard lessons check                       кожен крок, кожна відповідь, кожен хибний клік
    grognard lessons seek undaunted la-raye      кубики для зміненого
cli-lessons-help-what = list, check або seek.
cli-lessons-help-lesson = Один урок гри, за його позначкою.
cli-lessons-game = гра
cli-lessons-lesson = урок
cli-lessons-title = назва
cli-lessons-minutes = хвилини
cli-lessons-steps = кроки
cli-lessons-good = { $lesson } іде, як сказано: кроків { $steps }, кліків { $clicks }.
cli-puzzles-help = Скласти задачі з партій комп’ютерних гравців або перевірити ті, що в пакеті.
cli-puzzles-help-short = знайдіть хід: задачі та їх перевірка
cli-puzzles-help-examples =
    grognard puzzles marengo --games 30 --jobs 8 --into found       зупинений пошук іде далі
    grognard puzzles marengo --check                                кожна відповідь і кожна відмова
    grognard puzzles undaunted --keep --games 10 --into found       ті, що витримали, лишаються, інші додаються
cli-puzzles-help-check = Перевірити всі задачі пакета; код виходу 1, якщо щось не так.
cli-puzzles-help-games = Скільки партій зіграти.
cli-puzzles-help-most = Скільки щонайбільше задач записати.
cli-puzzles-help-commit = Коміт джерела, для картки записаного.
cli-puzzles-help-into = Тека для знайденого.
cli-puzzles-help-keep = Оцінити задачі пакета заново, залишити ті, що витримали, і додати знайдене.
cli-puzzles-game = Партія { $number } з { $games }, { $scenario }: знайдено { $count }.
cli-puzzles-holds = Задача { $puzzle } витримала.
cli-puzzles-dropped = Задачу { $puzzle } вилучено.
cli-puzzles-written = Записано задач: { $count }, тека { $into }.
cli-puzzles-asked = рішення
cli-puzzles-open = ще не вирішено
cli-puzzles-listed = усі відповіді відомі
cli-puzzles-spread = далеко одна від одної
cli-puzzles-raced = порівняння завершене
cli-puzzles-found = задачі
cli-puzzles-same = зіграно те саме, що обрав би еталон
cli-puzzles-few = відповідей замало
cli-puzzles-many = відповідей забагато
cli-puzzles-usual = відповідь еталона серед найкращих
cli-puzzles-near = забагато близьких до найкращої
cli-puzzles-second = не підтверджено
cli-puzzles-good = { $game }: задач { $count }, кожну розв’язують лише її відповіді; перевірено рішень: { $answers }.
cli-puzzles-wrong = Задача { $puzzle }: { $what }
cli-puzzles-wrong-seat = відповідає інша сторона.
cli-puzzles-wrong-list = рішення не ті, що в переліку.
cli-puzzles-wrong-points = розв’язки не відокремлені від решти.
cli-puzzles-wrong-answer = { $clicks }: оцінка не та, що в переліку.

cli-rules-help = Прочитати правила: зміст книги або один розділ нашими словами, з нашими трактуваннями.
cli-rules-help-short = правила, розділ за розділом
cli-rules-help-examples =
    grognard rules marengo
    grognard rules marengo 11.6
    grognard rules prussia §10.8 --json
cli-rules-help-section = Розділ, зі знаком § чи без нього; разом з ним показуються всі його підрозділи. Без нього — зміст.
cli-rules-help-code = Показати натомість, де це запрограмовано й перевірено.
cli-rules-help-playable = Показати розділи, що мають приклад, який можна зіграти, ті, яким він не потрібен і чому, і ті, яким його бракує.
cli-rules-example = Приклад
cli-rules-with-example = Розділи з прикладом: { $count }
cli-rules-needs-none = Розділи, яким він не потрібен: { $count }
cli-rules-no-example = Розділи, яким його бракує: { $count }
cli-rules-unplayed-story = історія чи порада, робити нічого
cli-rules-unplayed-parts = заголовок, зіграно в його частинах
cli-rules-unplayed-pointed = підсумок, зіграно там, куди він веде
cli-rules-unplayed-shown = що показують фігури, карти й мапа
cli-rules-unplayed-laid-out = розкладає програма
cli-rules-unplayed-between = ведеться між боями
cli-rules-unplayed-unused = не вживається в жодному сценарії
cli-bench-help = Виміряти ігри: рішення за секунду й на що пошук витрачає час у кожній позиції, за частинами.
cli-bench-help-short = виміряти швидкість
cli-bench-help-examples =
    grognard bench
    grognard bench undaunted --seconds 10 --json
    grognard bench undaunted --this-build --output before.json
    grognard bench undaunted --this-build --against before.json
cli-bench-help-game = Які ігри вимірювати; без назв — усі.
cli-bench-help-seconds = Скільки щонайменше триває вимірювання кожної гри.
cli-bench-help-output = Зберегти результати у файл, щоб згодом порівняти через --against.
cli-bench-help-against = Порівняти з вимірюванням, збереженим через --output; код завершення 1, якщо щось повільніше понад похибку.
cli-bench-help-noise = На скільки відсотків можуть різнитися два вимірювання того самого коду (звичайно 10).
cli-bench-help-this-build = Виміряти лише поточну збірку; інакше скомпільовану вимірюють і без компіляції.
cli-fuzz-help = Грати випадкові партії й перевіряти все після кожної дії.
cli-fuzz-help-short = шукати помилки випадковими партіями
cli-fuzz-help-examples =
    grognard fuzz undaunted
    grognard fuzz --large
    grognard fuzz undaunted --games 50 --seed 7 --failures found
cli-fuzz-help-game = Гра; без неї — усі.
cli-fuzz-help-games = Скільки партій кожного сценарію.
cli-fuzz-help-large = Великі числа: щонайменше 200 партій кожного сценарію.
cli-fuzz-help-failures = Тека для партій, у яких щось пішло не так.
cli-fuzz-help-counts = Показати, як часто що траплялося.

## grognard games

cli-games-sides = Сторони: { $sides }
cli-games-campaign = Сценарії можна зіграти як кампанію.
cli-games-number = №
cli-games-scenario = Сценарій
cli-games-id = Назва
cli-games-data = Дані
cli-games-reconstructed = відтворено
cli-games-certain = як видано
cli-games-options = Параметри (* — звичайний вибір)
cli-games-how-to-play = Щоб грати: grognard play { $game }

## grognard rules

cli-rules-more = Один розділ з усіма підрозділами: grognard rules { $game } { $section }
cli-rules-state = Стан
cli-rules-functions = Функції
cli-rules-tests = Тести
cli-rules-ruling = Трактування R{ $number }
cli-rules-where = Із файлу { $file }, який ведеться англійською. Функції названо від його теки, тести — від теки тестів гри.

## grognard arena

cli-arena-playing = { $names }
cli-arena-title = { $game }: { $first } проти { $second }
cli-arena-total = { $name }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, виграшів — { $wins }, нічиїх — { $draws }, поразок — { $losses }.
cli-arena-share = { $name } бере { $rate } очок (95-відсотковий інтервал: від { $low } до { $high }).
cli-arena-where = Де грав { $name }
cli-arena-games = Партії
cli-arena-wins = Виграші
cli-arena-draws = Нічиї
cli-arena-losses = Поразки
cli-arena-rate = Очки
cli-arena-interval = Інтервал 95%
cli-arena-capped = { $games ->
    [one] { $games } партію зупинено на межі рішень і зараховано першому гравцеві як поразку.
    [few] { $games } партії зупинено на межі рішень і зараховано першому гравцеві як поразки.
   *[many] { $games } партій зупинено на межі рішень і зараховано першому гравцеві як поразки.
}
cli-arena-repeated = Різних партій серед { $games } лише { $distinct }; інтервали враховують тільки їх.
cli-arena-kept = Зігране збережено у файлі { $file }; та сама команда з --resume продовжить.
cli-arena-ladder = { $game }: { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}, по { $games ->
    [one] { $games } партії
   *[many] { $games } партій
} між кожними двома
cli-arena-pairs = Пари з одним зерном
cli-arena-player = Гравець
cli-arena-elo = Ело
cli-arena-match = Матч
cli-arena-against = { $first } проти { $second }
cli-arena-rated-from = Рейтинг відлічується від гравця { $name }, у якого 0.
cli-arena-seed = Зерно { $seed }; те саме зерно дає ті самі партії.

## grognard lab

cli-lab-playing = { $game }
cli-lab-title = { $game }: рівновага, грає { $level }
cli-lab-about = За обидві сторони грає той самий комп’ютерний гравець, тож різниця — у самому сценарії. Виграна партія дає одиницю, нічия або незакінчена — половину; інтервали Вілсона, 95%.
cli-lab-about-head-start = Фора — це очки, які сторона має ще до першого ходу. У правилах гри її немає. Що вона змінила б, пораховано за вже зіграними партіями; гравці про неї не знали.
cli-lab-scenario = Сценарій
cli-lab-share = Частка
cli-lab-share-of = Частка партій: { $side }
cli-lab-even = Зрівняє фора
cli-lab-none-helps = фора не допоможе
cli-lab-none-needed = рівніше не стане
cli-lab-ahead = { $side } +{ $points }
cli-lab-games = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, з них різних — { $distinct }.
cli-lab-capped = Зупинено на межі рішень: { $games }.
cli-lab-levels = Рівень перемоги
cli-lab-decided = Що вирішило
cli-lab-nobody = Ніхто
cli-lab-no-end = не закінчено
cli-lab-length = Тривалість у ходах гравців
cli-lab-losses = Яку частку сили втратила сторона
cli-lab-low = нижче — одна з десяти
cli-lab-middle = посередині
cli-lab-high = вище — одна з десяти
cli-lab-with-head-start = Із форою для сторони: { $side }
cli-lab-points = Очки
cli-lab-written = Сторінка з графіками — { $page }, числа — у { $data }.

## grognard tune

cli-tune-playing = { $name } проти себе самого
cli-tune-fitting = Підгонка
cli-tune-done = { $positions ->
    [one] { $positions } позиція
    [few] { $positions } позиції
   *[many] { $positions } позицій
  } із { $games ->
    [one] { $games } партії
    [few] { $games } партій
   *[many] { $games } партій
  }; підігнана оцінка — у файлі { $file }.
cli-tune-surprise = Несподіваність результатів відкладених партій, у натах на позицію: без жодних знань { $base }, статична оцінка { $before }, підігнана { $after }.

## grognard replay

cli-replay-player = { $seat }: { $player }
cli-replay-other-rules = Зіграно за версією правил { $found }, а тут версія { $known }. Далі — те, що було записано тоді.
cli-replay-unfinished = Гру не закінчено: { $steps ->
    [one] записано { $steps } крок.
    [few] записано { $steps } кроки.
   *[many] записано { $steps } кроків.
}
cli-replay-how-to-verify = Переказано так, як записано; --verify це доведе.
cli-replay-step = Крок { $step } із { $last }: { $action }
cli-replay-kept = Кубики ті, що вам обіцяли: зобов’язання, солі й відбитки збігаються зі збереженим.
cli-play-fair-seed = Чесні кубики. Відбиток таємного зерна: { $hash }
cli-play-fair-salt = Ваша сіль, витягнута після нього: { $salt }
cli-replay-proven = Доведено: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
} і { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
   *[many] { $rolls } кидків
}, усе правдиве.
cli-replay-not-proven = Не доведено: { $problems ->
    [one] { $problems } вада.
    [few] { $problems } вади.
   *[many] { $problems } вад.
}
cli-result-won = { $seat }: { $level }
cli-result-drawn = Переможця немає: { $level }
cli-result-why = Чому: { $reason }

## grognard bench

cli-bench-measuring = Вимірювання
cli-bench-game = Гра
cli-bench-build = Збірка
cli-bench-games-per-second = Партій/с
cli-bench-decisions-per-second = Рішень/с
cli-bench-batch-decisions-per-second = 64 партії разом, рішень/с
cli-bench-over-open-spiel = × OpenSpiel
cli-bench-positions-per-second = Позицій/с
cli-bench-yardstick-positions-per-second = Позицій/с за reference
cli-bench-clone-us = Копія, мкс
cli-bench-apply-us = Хід, мкс
cli-bench-evaluate-us = Оцінка, мкс
cli-bench-observe-us = Огляд, мкс
cli-bench-features-us = Ознаки, мкс
cli-bench-determinize-us = Вибірка, мкс
cli-bench-clone-bytes = Копія, байтів
cli-bench-branching-p50 = Відповідей p50
cli-bench-branching-p95 = p95
cli-bench-branching-max = найбільше
cli-bench-part = Частина
cli-bench-before = Було
cli-bench-now = Стало
cli-bench-ratio = Відношення
cli-bench-loss = ВТРАТА
cli-bench-gain = виграш
cli-bench-compared = { $losses ->
    [0] Жодна частина з { $parts } не погіршилася
    [one] { $losses } частина з { $parts } погіршилася
    [few] { $losses } частини з { $parts } погіршилися
    [many] { $losses } частин із { $parts } погіршилися
   *[other] { $losses } частини з { $parts } погіршилися
  } більш ніж на { $noise }%. Відношення понад 1 — краще, ніж було.
cli-bench-other-setting = Попереднє вимірювання зроблено на іншій машині, з іншим Python або іншим зерном: відношення мало про що говорять.
cli-bench-other-games = { $game }: у запитань інша кількість відповідей, ніж раніше, тож виміряно інші позиції.
cli-bench-not-compiled = Рушій тут не скомпільовано, тож виміряно лише збірку без компіляції.
cli-bench-no-neighbour = OpenSpiel не встановлено, тож порівняти немає з чим (pip install open-spiel).

## grognard fuzz

cli-fuzz-playing = { $game }: випадкові партії
cli-fuzz-total = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, { $decisions ->
    [one] { $decisions } рішення.
    [few] { $decisions } рішення.
   *[many] { $decisions } рішень.
}
cli-fuzz-longest = Найбільше рішень за партію
cli-fuzz-failed = ЗБІЙ { $file }: { $detail }
cli-fuzz-clean = Збоїв немає. Зерно { $seed }.
cli-fuzz-bad = { $failures ->
    [one] { $failures } збій.
    [few] { $failures } збої.
   *[many] { $failures } збоїв.
} Зерно { $seed }.
cli-fuzz-times = Разів
cli-fuzz-count-questions = Запитання
cli-fuzz-count-answers = Відповідь
cli-fuzz-count-refusals = Відмова
cli-fuzz-count-events = Подія
cli-fuzz-count-rules = Правило
cli-fuzz-count-results = Результат

## grognard play: перед грою

cli-choose-prompt = Номер чи назва [{ $default }]:
cli-choose-ambiguous = «{ $typed }» може означати: { $known }.
cli-choose-unknown = «{ $typed }» немає у списку: { $known }.
cli-setup-game = Яка гра?
cli-setup-scenario = Який сценарій?
cli-setup-opponent = Проти кого?
cli-setup-side = Яка сторона ваша?
cli-bot = комп’ютер: { $name }
cli-bot-marshal = комп’ютер, маршал: ретельно думає наперед
cli-bot-veteran = комп’ютер, ветеран: думає наперед
cli-bot-regular = комп’ютер, рядовий: бачить свій хід, але не вашу відповідь
cli-bot-recruit = комп’ютер, новобранець: не бачить відповіді й дещо забуває
cli-bot-reference = комп’ютер: думає на одне рішення вперед
cli-bot-random = комп’ютер: грає навмання
cli-bot-human = двоє за цією клавіатурою

## grognard play: гра

cli-play-thinking = Комп’ютер думає…
cli-play-first = Введіть число; why, odds, hint, undo чи help — для іншого.
cli-play-earlier = … { $events ->
    [one] перед цим ще { $events } подія: введіть log
    [few] перед цим ще { $events } події: введіть log
   *[many] перед цим ще { $events } подій: введіть log
}
cli-play-ambiguous = «{ $typed }» може означати:
cli-play-nothing-typed = { $answers ->
    [1] Введіть 1.
   *[other] Введіть число від 1 до { $answers } або help.
}
cli-play-unknown = «{ $typed }» — не відповідь; введіть число або help.
cli-play-saved = Збережено у файлі { $file }. Продовжити: grognard play --resume { $file }
cli-play-goodbye = До зустрічі.
cli-play-kept = Гру збережено. Продовжити: grognard play --continue
cli-play-offer-record = Зберегти запис? Назва файлу або Enter, якщо ні:
cli-play-record-saved = Збережено. Переглянути: grognard replay { $file }
cli-play-dice-saved = Поруч лежить те, що було показано про кубики до першого кидка. Довести запис: grognard replay { $file } --verify --against { $kept }
cli-older-news = Відколи почалася гра, правила змінилися. Усе досі лишається, як було; відтепер грають інакше:
cli-older-kept = У цій грі лишається, як було:
cli-older-end = Завершити її за згодою та зберегти запис? Назва файлу або Enter, щоб лишити як є:

cli-curtain-title = Передайте клавіатуру
cli-curtain-ready = Натисніть Enter, коли інший гравець відвернеться.

cli-account-none = Ця гра рахунку не веде.
cli-odds-title = Шанси
cli-odds-none = Для { $number } нічого не кидають.
cli-odds-no-rolls = Для жодної з цих відповідей нічого не кидають.
cli-hint = Розгляньте { $number }: { $label }. Шанси після цього, на думку комп’ютера: { $share } %.
cli-hint-why = чому: { $causes }
cli-hint-none = Тут нема чого радити.
cli-all-which = Що саме?
cli-all-none = Це запитання не пропонує нічого «для всіх».
cli-all-left = Лишається: { $what }: { $why }
cli-all-nothing = Нічого не вдасться зробити.
cli-all-fate = Далі вирішує доля. Введіть «так», щоб зробити це.
cli-all-yes = так т yes y
cli-why-allowed = { $number } ({ $label }) дозволено.
cli-why-how = Щоб запитати про щось: why НАЗВА — назва з поля або з відповідей.

cli-play-help-answer-form = 3
cli-play-help-answer = відповідь із цим номером; годиться й сірий запис або однозначний початок
cli-play-help-help-form = help
cli-play-help-help = показати це
cli-play-help-why-form = why НАЗВА
cli-play-help-why = чому щось можна чи не можна вибрати, з правилом
cli-play-help-odds-form = odds 3
cli-play-help-odds = точні шанси відповіді; без номера — усіх
cli-play-help-hint-form = hint
cli-play-help-hint = що зробив би комп’ютерний гравець
cli-play-help-all-form = all
cli-play-help-all = зробити одразу те, що запитання пропонує «для всіх»: наступ, атаку, вогонь
cli-play-help-undo-form = undo
cli-play-help-undo = скасувати останній крок, якщо доля ще не втрутилася
cli-play-help-log-form = log 50
cli-play-help-log = останні події; log all показує всі
cli-play-help-account-form = account
cli-play-help-account = рахунок на цю мить: усе, що вирішує гру
cli-play-help-board-form = board
cli-play-help-board = намалювати екран знову
cli-play-help-save-form = save ФАЙЛ
cli-play-help-save = зберегти гру
cli-play-help-load-form = load ФАЙЛ
cli-play-help-load = перейти до збереженої гри
cli-play-help-quit-form = quit
cli-play-help-quit = вийти; гра збережеться

## Слова, які можна вводити поряд з англійськими

cli-word-help = ? h допомога довідка
cli-word-why = w чому
cli-word-odds = o шанси
cli-word-hint = advice порада
cli-word-all = everybody всі
cli-word-undo = u back назад скасувати
cli-word-log = l журнал події
cli-word-account = рахунок
cli-word-board = b redraw поле дошка
cli-word-save = s зберегти
cli-word-load = open завантажити відкрити
cli-word-quit = q exit вийти вихід

## Кампанії

cli-campaign-title = Кампанія
cli-campaign-result = Результат
cli-campaign-score = Рахунок: { $scores }
cli-campaign-next = Далі: { $scenario }. Enter — грати, quit — вийти:
cli-campaign-kept = Кампанію збережено. Продовжити: grognard play --campaign { $file }
cli-campaign-over = Кампанію закінчено.

## Стіл у браузері

cli-serve-help = Запустити сервер столу до Ctrl-C. Без команди grognard запускає його лише для цього комп’ютера й відкриває браузер.
cli-serve-help-short = запустити сервер столу
cli-serve-help-examples =
    grognard
    grognard serve --host 0.0.0.0 --port 8000 --name table.example.org
    grognard serve --database postgresql+asyncpg://user@localhost/grognard
cli-serve-help-host = Адреса, на якій слухати; типово лише цей комп’ютер.
cli-serve-help-port = Порт, і жоден інший; без нього 1815 або наступний вільний.
cli-serve-help-database = База даних; типово файл у вашій теці даних.
cli-serve-help-name = Ім’я, під яким доступний сервер; можна вказати кілька разів.
cli-serve-help-workers = Скільки процесів думає за комп’ютерних гравців.
cli-serve-port-taken = Порт { NUMBER($port, useGrouping: 0) } зайнятий; узято наступний вільний.
cli-serve-open = Стіл відкрито:
cli-serve-how-to-close = Ctrl-C закриває його. Партії зберігаються.
cli-serve-closed = Стіл закрито.
cli-bench-help-server = Натомість виміряти сервер: п’ятдесят партій через сто з’єднань протягом хвилини.
cli-bench-server-measuring = Гра за п’ятдесятьма столами, { $seconds } с
cli-bench-server-tables = Столи
cli-bench-server-sockets = З’єднання
cli-bench-server-actions = Натискання
cli-bench-server-actions-per-second = Натискань/с
cli-bench-server-p50-ms = Підтверджено за, 50 %, мс
cli-bench-server-p95-ms = Підтверджено за, 95 %, мс
cli-bench-server-p99-ms = Підтверджено за, 99 %, мс
cli-bench-server-asked = Запитано передпереглядів і значень
cli-bench-server-asked-p95-ms = Відповідь на них за, 95 %, мс
cli-bench-server-processor-us-per-action = Час процесора на натискання, мкс
cli-bench-server-memory-mb = Пам’ять сервера, МБ
