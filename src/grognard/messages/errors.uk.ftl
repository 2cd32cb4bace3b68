## Помилки

error-unknown-game = Гри «{ $name }» немає. Ігри: { $known }.
error-not-a-game = «{ $name }» не вдається завантажити: у модулі { $module } немає гри.
error-unknown-scenario = Сценарію «{ $name }» немає. Сценарії: { $known }.
error-unknown-option = У грі немає параметра «{ $name }». Параметри: { $known }.
error-bad-option = Параметр «{ $name }» не може бути «{ $value }». Значення: { $known }.
error-option-form = «{ $text }» — не параметр; пишіть НАЗВА=ЗНАЧЕННЯ.
error-unknown-section = У правилах гри «{ $game }» немає розділу { $name }. Усі розділи: grognard rules { $game }.
error-unknown-section-near = У правилах гри «{ $game }» немає розділу { $name }. Поруч: { $near }. Усі розділи: grognard rules { $game }.
error-no-rules-index = Гра «{ $name }» не має покажчика правил.
error-no-example = У правилах гри «{ $game }» немає прикладу «{ $name }».
error-no-manual = Гра «{ $name }» не має довідника з правил.
error-unknown-lesson-work = «{ $name }» з уроками не роблять. Є: { $known }.
error-no-lesson = Уроку «{ $lesson }» немає.
error-no-puzzle = У гри «{ $game }» немає задачі «{ $name }».
error-no-puzzles = Гра «{ $game }» не каже, як складати її задачі.
error-lesson-file = Урок «{ $lesson }» не читається: { $detail }.
error-lesson-silent = { $lesson }, крок { $step }: питають того, про кого крок нічого не каже. Відповіді: { $wanted }.
error-lesson-unknown = { $lesson }, крок { $step }: «{ $text }» — не відповідь. Відповіді: { $wanted }.
error-lesson-illegal = { $lesson }, крок { $step }: «{ $text }» там не дозволено. Відповіді: { $wanted }.
error-lesson-dice = { $lesson }, крок { $step }: кубики показують { $text }, а не { $wanted }.
error-lesson-other-answer = { $lesson }, крок { $step }: після «{ $text }» шлях не йде далі: { $detail }
error-lesson-text = { $lesson } не має тексту { $text } мовою { $language }.
error-lesson-section = { $lesson }, крок { $step }: у правилах немає { $text }.
error-lesson-stuck = { $lesson }, крок { $step }: після хибного кліку «{ $text }» ніхто не може продовжити.
error-lesson-no-dice = Жодні з перших { $count } кубиків не пасують до уроку «{ $lesson }».
error-unknown-bot = Гравця «{ $name }» немає. Гравці: { $known }.
error-not-a-bot = «{ $name }» не вдається завантажити: { $module } не створює гравця з таким ім’ям.
error-bad-programs = Налаштування GROGNARD_PROGRAMS не можна використати: { $detail }.
error-unknown-seat = Сторони «{ $name }» немає. Сторони: { $known }.
error-unknown-language = Мови «{ $name }» я не знаю. Мови: { $known }.
error-odd-games = Партії граються парами з обміном сторонами, тож їх має бути парна кількість, а не { $games }.
error-results-exist = Файл «{ $file }» вже існує; --resume продовжить його.
error-bad-results = «{ $file }», рядок { $line }: це не наш результат.
error-bad-results-game = У файлі «{ $file }» не сказано, як скінчилася партія «{ $key }».
error-other-results = У файлі «{ $file }» результати іншого запуску; відрізняються: { $what }.
error-resume-what = Для --resume потрібен --results FILE.
error-player-twice = У турнірі кожного гравця називають один раз.
error-too-few-players = Для матчу потрібно щонайменше двоє гравців.
error-unknown-engine = Немає рушія «{ $name }». Рушії: { $known }.
error-address-for-ray = Адреса потрібна лише з --engine ray.
error-no-ray = Ray тут не встановлено: pip install 'grognard[ray]'.
error-no-cluster = Кластер «{ $address }» недоступний: { $detail }.
error-workers-lost = На одному завданні загинуло процесів: { $tries }; більше його не пробуємо.
error-no-such-action = Дії { $action } немає; номери дій менші за { $limit }.
error-bad-action-text = Дії «{ $text }» не існує.
error-illegal-action = Це заборонено: { $rule } ({ $section }).
error-other-game = Ця позиція не належить до гри «{ $name }».
error-missing-method = Бракує методу { $name }, якого вимагає договір.
error-bad-save = Збережену позицію пошкоджено: { $detail }.
error-bad-dice = Збережені кубики пошкоджено: { $detail }.
error-dice-exhausted = Сценарій кидків закінчується до кидка на { $purpose }.
error-dice-impossible = На кубику з { $sides ->
    [one] { $sides } гранню
   *[other] { $sides } гранями
} не може випасти { $value } ({ $purpose }).
error-bad-failure = «{ $file }» — не збій, який записав фазер: { $detail }.
error-bad-perft = «{ $file }», рядок { $line } — не позиція perft.
error-bad-campaign = Кампанію в цьому файлі пошкоджено.
error-campaign-is-over = Кампанію закінчено.

error-record-unreadable = Файл «{ $path }» не вдається прочитати. { $detail }
error-record-too-large = Файл «{ $path }» завеликий; запис має щонайбільше { $limit } байтів.
error-record-not-text = Файл не є текстом: байт { $byte } — не UTF-8.
error-record-not-json = Файл не є JSON: дивіться рядок { $line }, стовпець { $column }.
error-record-too-deep = У файлі забагато вкладень, це не запис.
error-record-huge-number = У файлі є задовге число.
error-record-key-twice = У файлі двічі стоїть «{ $key }».
error-record-not-a-number = { $value } — не число, яке може бути в записі.
error-record-not-a-record = Це не запис: його формат — не «{ $expected }».
error-record-version = Версія формату запису — { $found }, а ця програма читає версію { $known }.
error-record-bad-value = Запис пошкоджено в { $where }: там не може стояти «{ $value }».
error-record-key-missing = Запис пошкоджено: бракує { $where }.
error-record-key-unknown = Запис пошкоджено: { $where } там бути не повинно.
error-record-wrong-type = Запис пошкоджено в { $where }: там має бути { $expected ->
    [table] таблиця
    [list] список
    [text] текст
   *[whole-number] ціле число
}.
error-record-wrong-length = Запис пошкоджено в { $where }: елементів у списку { $found }, а має бути { $expected }.
error-record-other-rules = Запис зіграно за версією правил { $found }, а тут версія { $known }, яка не може його відтворити.
error-position-bad = Це не позиція, або її пошкоджено дорогою.
error-position-too-long = Ця позиція задовга, щоб передати її текстом.
error-position-none = Такої миті немає: у партії кроків { $steps }.
error-position-secret = Кубики цієї партії ще таємні, тож передати з неї нічого не можна.
error-position-over = У цю мить партію вже закінчено: грати далі нічого.
error-position-not-proven = Цей запис не доведено, тож передати з нього чи продовжити його не можна.
error-record-does-not-replay = Далі запис відтворити неможливо. { $problem }
error-record-not-kept = Цей файл — не те, що гравець зберіг про кубики: його формат не «{ $expected }».
error-record-broken-kept = Збережене про кубики пошкоджено: { $where }.
error-against-without-verify = --against порівнює під час доведення; додайте --verify.
error-file-unwritable = Файл «{ $path }» не вдається записати: { $detail }.
error-file-not-found = Файлу «{ $file }» немає.
error-file-forbidden = Файл «{ $file }» відкривати не дозволено.
error-file-is-folder = «{ $file }» — тека, а не файл.
error-file = Файл «{ $file }» не вдається використати: { $detail }.
error-bench-file = У файлі { $file } немає вимірювання grognard bench.
error-bench-server-alone = --output і --against призначено для ігор, а не для --server.

error-no-such-seat = Місця { $seat } за цим столом немає.
error-stale-step = Це відповідь на запитання { $found } вашого місця, а воно вже на запитанні { $expected }.
error-stale-click = Клік { $found } не на черзі; наступний — { $expected }.
error-match-over = Гру закінчено.
error-not-your-decision = Це рішення іншої сторони.
error-bot-seat = Це місце комп’ютерного гравця.
error-same-hands = Місце вже в цих руках.
error-already-answered = Ви вже відповіли; чекайте на іншу сторону або скасуйте відповідь.
error-bad-chain = Ланцюжок дій має починатися там, де вирішує сама ця сторона, і повертати лише її власні відповіді в цьому рішенні.
error-nothing-to-undo = Повертати нічого: кубик, карта, розкриття чи відповідь іншої сторони вже все вирішили.
error-nothing-to-ask = Просити повернути нічого: лише ваше останнє рішення поточного ходу, щонайбільше двічі за хід, і ніколи після розкритих ставок.
error-nothing-asked = Прохання повернути рішення, на яке ви могли б відповісти, немає.
error-asked-back = Є прохання повернути рішення: спершу відповідь на нього.
error-bad-click = Збережений клік пошкоджено.
error-bad-name = Ім’я { $name } не годиться: щонайбільше { $limit } літер і без недрукованих знаків.
error-two-dice = Дайте або зерно, або таємницю з її відкриттям, а не обидва.
error-bad-secret = Чесним кубикам потрібна таємниця з { $bytes } байтів.
error-bad-opening = Чесним кубикам треба, щоб перед початком усі солі було названо в належному порядку.
error-other-commitment = Солі названо для іншого зобов’язання, ніж у цієї таємниці.
error-bad-salt = Сіль — це від 32 до 64 шістнадцяткових цифр, а її відбиток — 64.
error-salt-changed = Це місце вже дало іншу сіль.
error-salt-differs = Це не та сіль, відбиток якої було дано раніше.
error-salt-early = Відбитків інших солей ще немає: на сіль, названу зараз, можна було б відповісти дібраною.
error-salt-late = Якусь сіль уже названо: відбиток, що приходить тепер, можна було б дібрати до неї.
error-salt-unwanted = Це місце тут солі не дає.
error-bad-match = Збережену гру пошкоджено ({ $detail }).
error-match-other-rules = Збережену гру почато за версією правил { $found }, а тут версія { $known }, яка б її змінила.
error-match-older-rules = Збережену гру почато за версією правил { $found }, і за версією { $known } її не дограти: та змінила б її.
error-match-differs = Збережена гра йде не так, як записано. { $problem }

error-no-such-command = Команди «{ $name }» немає. Команди: { $known }.
error-no-such-flag = { $command } не має ключа { $name }; дивіться { $command } --help.
error-missing = Бракує { $name }; дивіться { $command } --help.
error-bad-value = «{ $value }» не годиться для { $name }; дивіться { $command } --help.
error-flag-value = { $name } має зайве значення, або йому бракує потрібного; дивіться { $command } --help.
error-usage = Із цих слів команди не виходить; дивіться { $command } --help.

error-save-is-record = «{ $file }» — запис закінченої гри, а не збережена гра; перегляньте його через grognard replay.
error-record-is-save = «{ $file }» — збережена гра, а не запис закінченої; продовжте її через grognard play --resume.
error-no-last-game = Немає гри, яку можна продовжити.
error-file-name-missing = Назвіть файл: { $word } ФАЙЛ.
error-no-such-answer = «{ $typed }» немає серед відповідей, їх { $answers }.
error-no-such-thing = «{ $name }» на цьому столі немає.
error-no-such-step = Кроку { $step } немає; останній — { $last }.
error-no-load-in-campaign = Спершу вийдіть із кампанії, а тоді завантажуйте іншу гру.
error-no-campaign = У грі «{ $game }» немає кампанії.
error-not-a-campaign = «{ $file }» — не кампанія.
error-bad-campaign-file = Кампанію у файлі «{ $file }» пошкоджено ({ $detail }).
error-campaign-other-game = Кампанія у файлі «{ $file }» — з гри «{ $game }».

## Стіл у браузері

error-no-port = На { $host } не вдалося відкрити порт, починаючи з { NUMBER($port, useGrouping: 0) }: { $detail }.
error-database = Базою даних не можна скористатися: { $detail }.
error-database-address = Адреса бази даних має бути sqlite+aiosqlite:///ФАЙЛ або postgresql+asyncpg://ВУЗОЛ/НАЗВА.
error-database-newer = Базу даних створив новіший Grognard (її таблиці — { $found }, тут відомі { $known }); оновіть цей.
error-bad-setting = Налаштування «{ $name }» не може мати такого значення.
error-nothing-to-tune = Гра { $name } не має величин, до яких можна було б підігнати оцінку.
error-other-terms = { $name } підігнано до інших величин, ніж тепер має гра; підженіть наново.
error-bad-weights = Ваги у файлі { $name } не вдалося прочитати.
error-other-weights = У { $name } ваги з іншими назвами, ніж має оцінка; налаштуйте наново.
