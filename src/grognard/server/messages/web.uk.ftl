### Що каже оболонка в браузері.

web-title = Grognard
web-subtitle = Настільні воєнні ігри з усіма правилами під рукою
web-language = Мова
web-percent = { $value } %
web-close = Закрити
web-nobody = ніхто
web-error-unreachable = Сервер не відповідає. Чи він працює?

## Головна сторінка

web-new-game = Новий бій
web-game = Гра
web-side = Ваша сторона
web-opponent = Суперник
web-opponent-bot = Комп’ютер: { $name }
web-opponent-bot-marshal = Комп’ютер, маршал: ретельно думає наперед
web-opponent-bot-veteran = Комп’ютер, ветеран: думає наперед
web-opponent-bot-regular = Комп’ютер, рядовий: бачить свій хід, але не вашу відповідь
web-opponent-bot-recruit = Комп’ютер, новобранець: не бачить відповіді й дещо забуває
web-opponent-bot-reference = Комп’ютер: думає на одне рішення вперед
web-opponent-bot-random = Комп’ютер: грає навмання
web-opponent-screen = Двоє за цим екраном
web-opponent-link = Друг за посиланням
web-practice = Усерйоз чи тренування
web-practice-earnest = Усерйоз: після кидка чи відкритої карти вороття немає
web-practice-on = Тренування: скасувати можна все
web-start = До бою
web-start-campaign = Почати кампанію
web-first-initiative = (починає з ініціативою)
web-first-turn = (перший хід)
web-options = Трактування й варіанти ({ $count })
web-balance = Рівновага
web-balance-told = { $count ->
    [one] { $count } партія комп’ютера проти себе: { $side } { $share } ({ $low }–{ $high }).
    [few] { $count } партії комп’ютера проти себе: { $side } { $share } ({ $low }–{ $high }).
   *[other] { $count } партій комп’ютера проти себе: { $side } { $share } ({ $low }–{ $high }).
}
web-balance-even = Найближче до рівності з форою: { $side } +{ $points }.
web-balance-evens = (найближче до рівності)
web-length = Місцевість
web-duration = Тривалість
web-tiles = { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрати
   *[other] { $count } квадратів
}
web-data = Дані
web-reconstructed = частково відтворено
web-reconstructed-all = Усі вони частково відтворені.
web-as-published = як видано
web-running = Ваші партії
web-running-none = Партій ще немає. Розпочате можна буде продовжити звідси.
web-resume = Продовжити
web-forget = Забути: { $name }
web-forget-sure = Забути цю гру? Місце зберігається лише в цьому браузері: без нього можна тільки дивитися.
web-forget-yes = Забути
web-forget-no = Залишити
web-forgotten = Забуто: { $name }.
web-forget-undo = Повернути
web-status-asked = рішення за вами
web-status-running = триває
web-status-waiting = чекає на друга
web-status-over = завершено
web-status-other-rules = розпочато за іншими правилами
web-status-older-rules = розпочато за давнішими правилами
web-records = Записи
web-records-note = Відкрийте запис партії: кожен крок і кожен кидок буде перевірено, а потім її можна переглянути.
web-upload = Відкрити запис…
web-checking = Перевірка…
web-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[other] { $count } кроків
}
web-proven = Доведено: кожен крок і кожен кидок справжні.
web-not-proven = { $count ->
    [one] Не доведено: { $count } проблема.
    [few] Не доведено: { $count } проблеми.
   *[other] Не доведено: { $count } проблем.
}
web-invited-stamp = Запрошення
web-invited = Вас запрошено зіграти в { $game }. Ваша сторона: { $seat }.
web-invited-by = За другу сторону ({ $seat }) грає той, хто надіслав вам посилання.
web-invited-take = Зайняти це місце
web-invited-watch = Лише дивитися
web-joining = Займаємо ваше місце…

## Стіл

web-try-again = Спробувати ще раз
web-to-lobby = На головну
web-to-replay = Перегляд
web-to-campaign = До кампанії
web-download-record = Завантажити запис
web-question = Питання
web-choices = Відповіді
web-board-list = Усе, що на полі
web-board = Поле
web-turn-board = повернути поле
web-board-tools = Вигляд поля
web-board-zoom-in = Наблизити
web-board-zoom-out = Віддалити
web-board-fit = Показати все поле
web-log = Журнал
web-log-older = Раніше
web-cards = Карти
web-toggle-question = Показати чи сховати питання
web-toggle-cards = Показати чи сховати карти
web-toggle-log = Показати чи сховати журнал
web-fold-question = Згорнути чи розгорнути питання
web-more = Ще
web-news-playing = Що сталося
web-begins = Перший хід: { $seat }
web-missed = { $count ->
    [one] З вашого останнього візиту сталася { $count } подія.
    [few] З вашого останнього візиту сталися { $count } події.
   *[many] З вашого останнього візиту сталося { $count } подій.
}
web-missed-show = Показати, що сталося
web-news-skip = Натисніть, щоб продовжити.
web-again-turn = Показати останній хід ще раз
web-log-place = Показати, де це було
web-log-moment = Перейти до цієї миті
web-confirm-end = Цим ви завершите крок, хоча ще є що робити.
web-confirm-not = Не робити цього
web-chain = Що малося на увазі
web-chain-one = Зробити саме так?
web-chain-many = Як саме?
web-plan-left = { $what }: { $why }
web-plan-nothing = Тут немає чого робити.
web-chain-put-back = Повернути на місце
web-opened-more = і ще { $count }
web-full-screen = На весь екран
web-beyond =
    { $count ->
        [one] За межами екрана { $count } відповідь
        [few] За межами екрана { $count } відповіді
       *[other] За межами екрана { $count } відповідей
    }
web-connection-lost = Зв’язок утрачено, пробуємо знову…
web-game-over = Бій завершено
web-watching = Ви спостерігаєте
web-spectator = Глядач
web-spectator-note = Ви спостерігаєте за цією партією; вирішують лише гравці.
web-you-decide = Вирішуєте ви: { $seat }
web-turn-of = Зараз { AGREE($seat, "ходить", pl: "ходять") } { CASE($seat, "nom") }.
web-other-decides = { AGREE($seat, "Вирішує", pl: "Вирішують") } { CASE($seat, "nom") }
web-computer-thinks = { $seat }: комп’ютер думає…
web-bot-replaced = { $seat }: комп’ютерний гравець не відповів. Замість нього далі грає слабший («{ $bot }»).
web-bot-none = { $seat }: жоден комп’ютерний гравець, навіть найслабший, не зміг відповісти. Зроблено перший дозволений вибір.
web-wait = Очікування іншої сторони.
web-other-away = { $seat }: зараз нікого немає за столом.
web-held = Вашу відповідь запечатано: { $answer }
web-undo = Скасувати
web-back-ask = Попросити повернути
web-back-asked = Ви попросили повернути ваше останнє рішення. Спершу на це відповідає інша сторона.
web-back-withdraw = Передумати
web-back-asks = { $seat } { AGREE($seat, "просить", pl: "просять") } повернути останнє рішення.
web-back-since = Що відтоді стало відомо:
web-back-nothing = Відтоді не сталося нічого, що ви могли б бачити.
web-back-same = Кубики й карти випадуть знову так само, тож забутим це не стане. Запис усе зберігає.
web-back-grant = Погодитися
web-back-refuse = Ні
web-back-refused = Згоди не дано: рішення лишається.
web-why-not = Чому не можна?
web-odds = Шанси
web-odds-sum = Разом
web-odds-how = звідки ці числа
web-standing-ask = запитати мене
web-result-won = { $seat }: { $level }
web-result-draw = Переможця немає: { $level }
web-verdict-won = Перемога!
web-verdict-lost = Поразка
web-account = Рахунок
web-again = Зіграти ще раз
web-again-swapped = Ще раз, помінявшись сторонами
web-hand-over = Передати екран
web-curtain-stamp = Таємно
web-curtain = Передайте екран: { $seat }
web-curtain-note = Карти суперника закрито, доки не натиснуто кнопку.
web-curtain-ready = { $seat }: показати мої карти
web-curtain-linger = Зачекайте, я ще погляну
web-waiting-stamp = Вільне місце
web-waiting = Бій почнеться, щойно друг відкриє це посилання. Повернутися сюди можна з головної сторінки.
web-other-rules = Цю партію розпочато за іншою версією правил, тут її не продовжити.
web-older-rules = Цю партію розпочато за давнішою версією правил, а за нинішніми щось у ній було б інакше, або порівняти вже не можна. Вона лишається, як була: її можна переглянути, зберегти свою частину й завершити за згодою.
web-older-look = Переглянути
web-older-save = Зберегти мою частину запису
web-older-end = Погодитися завершити
web-older-end-alone = Завершити
web-older-withdraw = Усе ж не завершувати
web-older-agreed = { $seat }: згода на завершення партії.
web-older-both = Партія завершиться, коли погодяться обидві сторони. Тоді можна зберегти весь запис.
web-news = Відколи почалася партія, правила змінилися
web-news-note = Усе досі лишається, як було, і партія триває.
web-news-changes = Відтепер грають інакше:
web-news-kept = У цій партії лишається, як було:
web-news-nothing = Усе грають так само.
web-older-changes = Що нині грають інакше:
web-news-close = Зрозуміло
web-link-for = Посилання для { CASE($seat, "gen") }
web-copy-link = Скопіювати посилання
web-copied = Скопійовано.
web-link-here = Це посилання відкриється лише на цьому комп’ютері. Щоб запросити когось здалека, запустіть стіл командою «grognard serve --host 0.0.0.0» і відкрийте його за іменем або адресою, за якою цей комп’ютер бачать інші.

## Налаштування й довідка

web-settings = Налаштування
web-setting-motion = Рух
web-setting-motion-off = без руху
web-setting-motion-fast = швидкий
web-setting-motion-calm = спокійний
web-setting-size = Текст
web-setting-size-normal = звичайний
web-setting-size-large = великий
web-setting-size-largest = найбільший
web-setting-colours = Кольори, які легше розрізнити
web-setting-colours-note = Синій і помаранчевий замість синього й червоного: розрізнить кожне око. Сторони різняться ще й візерунком.
web-setting-single = Відповідати автоматично, коли відповідь лише одна
web-setting-single-note = Відповідь підсвічується на пів секунди, а тоді дається сама. Вимушені відповіді видно в журналі, скасувати їх можна, як завжди. Проти іншої людини питання, у яких сама швидкість відповіді могла б виказати ваші карти, лишаються вам.
web-setting-veteran = Грати як ветеран
web-setting-veteran-note = Про кінець ходу не перепитують; хід, у якому робити більше нічого, завершується сам (якщо єдині відповіді даються автоматично), а швидке друге натискання зараховується.
web-setting-pace = Показувати події
web-setting-pace-slow = повільно
web-setting-pace-normal = зі звичайною швидкістю
web-setting-pace-fast = швидко
web-setting-pace-off = не показувати
web-setting-sound = Звуки
web-read = Карти й фігури зблизька
web-charts = Таблиці: місцевість, кубики, загони
web-charts-none = У цієї гри немає таблиць.
web-help = Довідка
web-help-how = Те, що світиться золотом, відповідає на питання. Клацніть будь-що інше, щоб прочитати, чому це не можна вибрати і за яким правилом. Наведіть на атаку, щоб побачити шанси. Або перетягніть фігуру, стос чи карту туди, куди треба, а нападника — на ворога: що це означає і які шанси, видно поруч, доки ви не відпустили. Те, що сталося після вашої останньої відповіді, у журналі підфарбовано.
web-help-signs = Що означають знаки
web-help-number = взяти відповідь із цим номером
web-help-tab = перебирати відповіді, карти й цілі, що світяться
web-help-arrows = до найближчої цілі в цьому напрямку
web-help-shift-arrows = те саме, але по всьому на столі
web-help-enter = вибрати; для того, що не світиться: чому не можна
web-help-board = до першої цілі, що світиться
web-help-end = єдина відповідь, що завершує крок: готово, стій, бій
web-help-zoom = наблизити, віддалити, показати все поле
web-help-reach = показати на полі все, чим можна відповісти
web-help-again = показати останній хід ще раз
web-help-read = прочитати карти й фігури, на які можна дивитися, зблизька
web-help-charts = таблиці місцевості, кубиків і загонів
web-help-account = переглянути, що вирішує гру на цю мить
web-help-undo = скасувати останнє рішення (до кидка чи відкритої карти)
web-help-log = згорнути журнал
web-help-question = згорнути питання
web-help-cards = згорнути карти
web-help-escape = прибрати пояснення
web-help-help = ця сторінка

## Перегляд і кампанія

web-replay = Перегляд
web-replay-controls = Керування переглядом
web-replay-first = На початок
web-replay-back = На рішення назад
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-on = На рішення вперед
web-replay-last = У кінець
web-replay-turn-back = До попереднього ходу
web-replay-turn-on = До наступного ходу
web-replay-turns = Ходи
web-replay-speed = Швидкість
web-replay-slow = Повільно
web-replay-normal = Звичайно
web-replay-fast = Швидко
web-replay-open = Усе відкрито
web-replay-slider = Крок партії
web-replay-reading = Читаємо гру…
web-replay-place = { $at } з { $of }
web-replay-seat = Точка зору
web-replay-log-only = Цей запис уже не можна відтворити: ось його журнал, яким його записано.
web-turning = Переломні миті
web-turning-note = Ходи, за які рівновага змінилася найбільше: від −100 (програно) до 100 (виграно), за оцінкою відкритої позиції комп’ютерними гравцями.
web-turning-waiting = Партію переглядають…
web-turning-none = За один хід рівновага ніколи сильно не змінювалася.
web-turning-point = На користь: { $seat }, від { $before } до { $after }.
web-turning-move = { $seat }: { $move }
web-turning-change = { $what }, { $seat }: { $before } → { $after }
web-play-on = Грати звідси
web-play-on-note = З цієї миті починається нова навчальна партія з новими кубиками. Її запис каже, звідки вона.
web-play-on-side = Ваша сторона
web-play-on-begin = Грати далі
web-position = Позиція
web-position-pass = Передати позицію
web-position-note = Хто має посилання чи текст, може відкрити цю мить, де все відкрито, і грати з неї далі.
web-position-text = Позиція як текст
web-position-copy = Скопіювати текст
web-position-by-hand = Браузер сам не копіює: виділіть текст і скопіюйте його.
web-position-paste = Позиція, яку вам передали: її текст або посилання
web-position-open = Відкрити позицію
web-picture = Малюнок
web-campaign = Кампанія
web-score = Рахунок
web-campaign-resume = Продовжити бій
web-campaign-next = Наступний бій: { $scenario }
web-campaign-is-next = наступний
web-draw = нічия

## Чесні кубики

web-dice = Чесні кубики
web-dice-promise = Ніхто не може обрати кидки, і кожен може їх перевірити.
web-dice-how-seed = Спершу сервер витягає таємне число, зерно, і показує його відбиток: він підходить лише до цього зерна й не видає його.
web-dice-how-salt = Потім браузер кожного гравця додає своє випадкове число, сіль. Хто створив партію, показує лише відбиток солі; хто приєднується, бачив самі відбитки й одразу називає сіль; тоді називають і першу, і вона має підійти до свого відбитка. Тож ніхто не може дібрати сіль, побачивши чужу. Проти комп’ютера й для двох за одним екраном досить однієї солі.
web-dice-how-check = Кожен кидок обчислюється із зерна й солей, і більше ні з чого. Коли бій закінчено, зерно показують, і цей браузер обчислює всі кидки знову та порівнює все з тим, що зберіг.
web-dice-limits = Від чого це не захищає
web-dice-limit-know = Власник сервера має зерно, тож може знати кидки наперед, щойно названо останню сіль. Якщо він грає проти вас або комусь каже, ви цього не побачите.
web-dice-limit-abort = Власник сервера може й обірвати партію: до початку, побачивши, що в ній випало б, або пізніше. Це ви побачите: така партія не має запису. Відсутню сіль ніщо не заміняє; партію створюють наново.
web-dice-limit-page = Ця сторінка теж із сервера. Хто їй не довіряє, зберігає файл і перевіряє запис на власному комп’ютері.
web-dice-kept = Що зберіг цей браузер і коли
web-dice-kept-none = Про цю партію цей браузер нічого не зберіг: він не має тут місця або забув. Він може лише перевірити, чи запис не суперечить сам собі. Сервер каже зараз:
web-dice-line-seed-hash = Сервер: відбиток зерна
web-dice-line-salt-hash = { $seat }: відбиток солі
web-dice-line-salt = { $seat }: сіль із цього браузера
web-dice-checked = Запис, перевірений цим браузером
web-dice-checking = Обчислюємо всі кидки знову…
web-dice-good = Усе збігається: це ті кубики, що їх обіцяли.
web-dice-good-alone = Запис не суперечить сам собі.
web-dice-bad = Запис не той, що обіцяли.
web-dice-not-over = Коли бій закінчиться, тут буде перевірено запис.
web-dice-promise-fits = Відбиток зерна в записі — той, що зберіг цей браузер.
web-dice-seed-fits = Зерно підходить до свого відбитка.
web-dice-own-fits = Сіль цього браузера є в записі без змін.
web-dice-other-fits = Друга сіль підходить до відбитка, який було видно, перш ніж цей браузер назвав свою.
web-dice-rolls-fit = { $count ->
    [one] { $count } кидок, обчислений знову із зерна й солей, збігається.
    [few] { $count } кидки, обчислені знову із зерна й солей, збігаються.
   *[many] { $count } кидків, обчислених знову із зерна й солей, збігаються.
}
web-dice-save = Зберегти файл
web-dice-save-note = З цим невеликим файлом запис можна перевірити пізніше й деінде: grognard replay RECORD --verify --against FILE.
web-dice-old = Цю партію створено за давнішим порядком кубиків: хто приєднався останнім, міг дібрати сіль разом із власником сервера. Обіцянка тут слабша.
web-dice-swapped = Сервер показує тепер інші кубики, ніж обіцяв. Цей браузер не називає йому солі. Створіть партію наново, найкраще на іншому сервері.
web-dice-lost = Цей браузер уже не має солі, яку обіцяв. Замінити її ніщо не може: створіть партію наново.
web-dice-waits-owed = Чекаємо, поки браузер { CASE($seat, "gen") } додасть свою сіль. Він зробить це сам, щойно його відкриють.
web-dice-waits-promised = Чекаємо, поки браузер { CASE($seat, "gen") } назве свою сіль. Він зробить це сам, щойно його відкриють.
web-dice-anew = Почати цей бій наново
web-dice-to-table = До столу

## The rules reference.

web-rulebook = Правила
web-rulebook-opening = Перша сторінка
web-rulebook-contents = Зміст
web-rulebook-back = Назад
web-rulebook-search = Шукати в правилах
web-rulebook-nothing = Нічого не знайдено.
web-rulebook-wait = Правила завантажуються…
web-rulebook-missing = Для цієї гри тут немає довідника з правил.
web-rulebook-no-section = У довіднику немає { $section }.
web-rulebook-ruling = Трактування R{ $number }.
web-example = Приклад
web-example-try = Спробувати на мапі
web-example-show = Показати
web-example-back = Взяти назад
web-example-start = Спочатку
web-example-roll = Інші кубики
web-example-leave = Назад
web-example-hint = Тут можна натискати на все: чого робити не можна, пояснить чому.
web-example-rolled = Це інші кубики, ніж ті, про які йдеться в тексті.
web-example-long = Далі приклад не йде.
web-rulebook-moments = Траплялося в записаних іграх:
web-rulebook-moment = { $scenario }, натискання { $step }
web-rule-open = Що каже { $section }
web-help-rules = правила гри
web-read-rules = Читати правила

## Hints.

web-hint = Підказка
web-hint-thinking = Обмірковую ваші найкращі відповіді…
web-hint-none = Тут нема чого радити.
web-hint-best = Що розглянув би сильний гравець, найкраще першим:
web-hint-worth = Шанси в грі після цього, на думку комп’ютера: { $share }
web-hint-why = Чому: { $causes }
web-hint-note = Що зміниться в середньому, доки ворог відповість. Враховано лише те, що вам можна знати.
web-help-hint = підказка: найкращі рішення

## By link: what both agree to.

web-by-link = Між вами двома
web-wish-hints = Підказки, якщо їх увімкне й інший гравець
web-wish-minding = Якщо хтось із нас вийде, до повернення за нього може грати комп’ютер
web-invited-minding = Якщо хтось із вас вийде з-за столу, інший згодом може посадити на його місце комп’ютер; хто повернеться, одразу матиме своє місце знову.
web-invited-hints = Грати з підказками для обох: інший гравець їх увімкнув. Інакше їх не буде.
web-hints-both = Підказки ввімкнено для обох сторін: обоє побажали цього до першого кидка.
web-minded = { $seat }: гравець відійшов, до повернення за нього грає комп’ютер.
web-minded-own = За вас грає комп’ютер.
web-minded-back = Повернути собі місце
web-mind-other = Посадити комп’ютер на місце: { $seat }
web-mind-own = Залишити місце комп’ютерові
web-was-minded = { $seat }: частину гри замість гравця грав комп’ютер.

# Навчальні бої.
web-puzzle = Знайдіть хід
web-puzzle-place = { $number } з { $count }
web-puzzle-ask = { $seat }: прийміть найкраще рішення, клік за кліком, до кінця або до першого кидка. Задачу розв’язує кожна відповідь, що відстає від найкращої не більш як на 2 очки.
web-puzzle-again = Ще раз
web-puzzle-next = Наступна задача
web-puzzle-list = Усі задачі
web-puzzle-done = розв’язано
web-puzzle-day = Задача дня
web-puzzle-solved-of = розв’язано { $solved } з { $count }
web-puzzle-best = Розв’язано: це найкраще.
web-puzzle-solved = Розв’язано: відстає від найкращого на { $points } очка.
web-puzzle-missed = Не те: відстає від найкращого на { $points } очка.
web-puzzle-count = Рішень { $decisions }, з них розв’язують задачу: { $solving }.
web-puzzle-tell = Показати відповідь
web-puzzle-hide = Сховати відповідь
web-puzzle-brings = Що зміниться в середньому, доки ворог не відповість:
web-puzzle-obvious = Що видно на перший погляд, гірше на { $points } очка:
web-puzzle-note = Оцінено на вибірках того, що може знати ця сторона, двічі з різним везінням. Найкраще з решти рішень відстає на { $margin } очка.
web-learn = Навчитися
web-learn-new = Уперше в цій грі? Навчальний бій покаже її крок за кроком:
web-learn-more = Навчальні бої, крок за кроком:
web-lesson = Навчальний бій
web-lesson-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
web-lesson-done = пройдено
web-lesson-go-on = Продовжити з того самого місця
web-lesson-anew = Спочатку
web-lesson-step = { $step } з { $count }
web-lesson-fold = Згорнути чи розгорнути урок
web-lesson-leave = Вийти з уроку; продовжити можна з головної
web-lesson-rules = Докладніше:
web-lesson-click = Натисніть: { $what }
web-lesson-next = Далі
web-lesson-show = Покажіть
web-lesson-do = Зробіть за мене
web-lesson-back = Назад
web-lesson-off = Так можна, але цей урок показує інше.
web-lesson-off-choose = Поверніться до уроку й спробуйте ще раз або грайте далі самі: ворог — новобранець.
web-lesson-off-over = Бій закінчено. Урок можна почати спочатку на головній.
web-lesson-return = Назад до уроку
web-lesson-alone = Грати далі
web-lesson-play-on = Грати далі проти новобранця
web-help-next = Навчальний бій: наступна сторінка або показати, що натиснути
