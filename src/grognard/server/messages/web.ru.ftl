### Что говорит оболочка в браузере.

web-title = Grognard
web-subtitle = Настольные военные игры со всеми правилами под рукой
web-language = Язык
web-percent = { $value } %
web-close = Закрыть
web-nobody = никто
web-error-unreachable = Сервер не отвечает. Запущен ли он?

## Главная страница

web-new-game = Новый бой
web-game = Игра
web-side = Ваша сторона
web-opponent = Соперник
web-opponent-bot = Компьютер: { $name }
web-opponent-bot-marshal = Компьютер, маршал: тщательно думает наперёд
web-opponent-bot-veteran = Компьютер, ветеран: думает наперёд
web-opponent-bot-regular = Компьютер, рядовой: видит свой ход, но не ваш ответ
web-opponent-bot-recruit = Компьютер, новобранец: не видит ответа и кое-что забывает
web-opponent-bot-reference = Компьютер: думает на одно решение вперёд
web-opponent-bot-random = Компьютер: играет наугад
web-opponent-screen = Двое за этим экраном
web-opponent-link = Друг по ссылке
web-practice = Всерьёз или тренировка
web-practice-earnest = Всерьёз: после броска или открытой карты возврата нет
web-practice-on = Тренировка: отменить можно всё
web-start = В бой
web-start-campaign = Начать кампанию
web-first-initiative = (начинает с инициативой)
web-first-turn = (первый ход)
web-options = Трактовки и варианты ({ $count })
web-balance = Равновесие
web-balance-told = { $count ->
    [one] { $count } партия компьютера против себя: { $side } { $share } ({ $low }–{ $high }).
    [few] { $count } партии компьютера против себя: { $side } { $share } ({ $low }–{ $high }).
   *[other] { $count } партий компьютера против себя: { $side } { $share } ({ $low }–{ $high }).
}
web-balance-even = Ближе всего к равенству с форой: { $side } +{ $points }.
web-balance-evens = (ближе всего к равенству)
web-length = Местность
web-duration = Длительность
web-tiles = { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
   *[other] { $count } квадратов
}
web-data = Данные
web-reconstructed = частично восстановлены
web-reconstructed-all = Все они частично восстановлены.
web-as-published = как изданы
web-running = Ваши партии
web-running-none = Партий пока нет. Начатое можно будет продолжить отсюда.
web-resume = Продолжить
web-forget = Забыть: { $name }
web-forget-sure = Забыть эту игру? Место хранится только в этом браузере: без него можно лишь смотреть.
web-forget-yes = Забыть
web-forget-no = Оставить
web-forgotten = Забыто: { $name }.
web-forget-undo = Вернуть
web-status-asked = решение за вами
web-status-running = идёт
web-status-waiting = ждёт друга
web-status-over = завершена
web-status-other-rules = начата по другим правилам
web-status-older-rules = начата по прежним правилам
web-records = Записи
web-records-note = Откройте запись партии: каждый шаг и каждый бросок будут проверены, а затем её можно посмотреть.
web-upload = Открыть запись…
web-checking = Проверка…
web-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
web-proven = Доказано: каждый шаг и каждый бросок подлинные.
web-not-proven = { $count ->
    [one] Не доказано: { $count } ошибка.
    [few] Не доказано: { $count } ошибки.
   *[other] Не доказано: { $count } ошибок.
}
web-invited-stamp = Приглашение
web-invited = Вас приглашают сыграть в { $game }. Ваша сторона: { $seat }.
web-invited-by = За другую сторону ({ $seat }) играет тот, кто прислал вам ссылку.
web-invited-take = Занять это место
web-invited-watch = Только смотреть
web-joining = Занимаем ваше место…

## Стол

web-try-again = Попробовать ещё раз
web-to-lobby = На главную
web-to-replay = Просмотр
web-to-campaign = К кампании
web-download-record = Скачать запись
web-question = Вопрос
web-choices = Ответы
web-board-list = Всё, что на поле
web-board = Поле
web-turn-board = повернуть поле
web-board-tools = Вид поля
web-board-zoom-in = Приблизить
web-board-zoom-out = Отдалить
web-board-fit = Показать всё поле
web-log = Журнал
web-log-older = Раньше
web-cards = Карты
web-toggle-question = Показать или скрыть вопрос
web-toggle-cards = Показать или скрыть карты
web-toggle-log = Показать или скрыть журнал
web-fold-question = Свернуть или развернуть вопрос
web-more = Ещё
web-news-playing = Что произошло
web-begins = Первый ход: { $seat }
web-missed = { $count ->
    [one] С вашего последнего визита произошло { $count } событие.
    [few] С вашего последнего визита произошло { $count } события.
   *[many] С вашего последнего визита произошло { $count } событий.
}
web-missed-show = Показать, что произошло
web-news-skip = Нажмите, чтобы продолжить.
web-again-turn = Показать последний ход ещё раз
web-log-place = Показать, где это было
web-log-moment = Перейти к этому моменту
web-confirm-end = Этим вы завершите шаг, хотя ещё есть что делать.
web-confirm-not = Не делать этого
web-chain = Что имелось в виду
web-chain-one = Сделать именно так?
web-chain-many = Как именно?
web-plan-left = { $what }: { $why }
web-plan-nothing = Здесь нечего делать.
web-chain-put-back = Вернуть на место
web-opened-more = и ещё { $count }
web-full-screen = Во весь экран
web-beyond =
    { $count ->
        [one] За пределами экрана { $count } ответ
        [few] За пределами экрана { $count } ответа
       *[other] За пределами экрана { $count } ответов
    }
web-connection-lost = Связь потеряна, пробуем снова…
web-game-over = Бой завершён
web-watching = Вы наблюдаете
web-spectator = Зритель
web-spectator-note = Вы наблюдаете за этой партией; решают только игроки.
web-you-decide = Решаете вы: { $seat }
web-turn-of = Сейчас { AGREE($seat, "ходит", pl: "ходят") } { CASE($seat, "nom") }.
web-other-decides = { AGREE($seat, "Решает", pl: "Решают") } { CASE($seat, "nom") }
web-computer-thinks = { $seat }: компьютер думает…
web-bot-replaced = { $seat }: компьютерный игрок не ответил. Вместо него дальше играет более слабый («{ $bot }»).
web-bot-none = { $seat }: ни один компьютерный игрок, даже самый слабый, не смог ответить. Сделан первый разрешённый выбор.
web-wait = Ожидание другой стороны.
web-other-away = { $seat }: сейчас никого нет за столом.
web-held = Ваш ответ запечатан: { $answer }
web-undo = Отменить
web-back-ask = Попросить вернуть
web-back-asked = Вы попросили вернуть ваше последнее решение. Сначала на это отвечает другая сторона.
web-back-withdraw = Передумать
web-back-asks = { $seat } { AGREE($seat, "просит", pl: "просят") } вернуть последнее решение.
web-back-since = Что с тех пор стало известно:
web-back-nothing = С тех пор не произошло ничего, что вы могли бы видеть.
web-back-same = Кубики и карты выпадут снова так же, так что забытым это не станет. Запись всё хранит.
web-back-grant = Согласиться
web-back-refuse = Нет
web-back-refused = Согласия нет: решение остаётся.
web-why-not = Почему нельзя?
web-odds = Шансы
web-odds-sum = Итого
web-odds-how = откуда эти числа
web-standing-ask = спросить меня
web-result-won = { $seat }: { $level }
web-result-draw = Победителя нет: { $level }
web-verdict-won = Победа!
web-verdict-lost = Поражение
web-account = Счёт
web-again = Сыграть ещё раз
web-again-swapped = Ещё раз, поменявшись сторонами
web-hand-over = Передать экран
web-curtain-stamp = Секретно
web-curtain = Передайте экран: { $seat }
web-curtain-note = Карты соперника закрыты, пока не нажата кнопка.
web-curtain-ready = { $seat }: показать мои карты
web-curtain-linger = Подождите, я ещё взгляну
web-waiting-stamp = Свободное место
web-waiting = Бой начнётся, как только друг откроет эту ссылку. Вернуться сюда можно с главной страницы.
web-other-rules = Эта партия начата по другой версии правил, здесь её не продолжить.
web-older-rules = Эта партия начата по прежней версии правил, а по нынешним что-то в ней было бы иначе, или сравнить уже нельзя. Она остаётся, как была: её можно посмотреть, сохранить свою часть и завершить по согласию.
web-older-look = Посмотреть
web-older-save = Сохранить мою часть записи
web-older-end = Согласиться завершить
web-older-end-alone = Завершить
web-older-withdraw = Всё же не завершать
web-older-agreed = { $seat }: согласие на завершение партии.
web-older-both = Партия завершится, когда согласятся обе стороны. Тогда можно сохранить всю запись.
web-news = С начала этой партии правила изменились
web-news-note = Всё, что было, остаётся, и партия продолжается.
web-news-changes = Отныне играют иначе:
web-news-kept = В этой партии остаётся, как было:
web-news-nothing = Всё играют так же.
web-older-changes = Что сегодня играют иначе:
web-news-close = Понятно
web-link-for = Ссылка для { CASE($seat, "gen") }
web-copy-link = Скопировать ссылку
web-copied = Скопировано.
web-link-here = Эта ссылка откроется только на этом компьютере. Чтобы пригласить кого-то издалека, запустите стол командой «grognard serve --host 0.0.0.0» и откройте его по имени или адресу, под которым этот компьютер видят другие.

## Настройки и справка

web-settings = Настройки
web-setting-motion = Движение
web-setting-motion-off = без движения
web-setting-motion-fast = быстрое
web-setting-motion-calm = спокойное
web-setting-size = Текст
web-setting-size-normal = обычный
web-setting-size-large = крупный
web-setting-size-largest = самый крупный
web-setting-colours = Цвета, которые легче различить
web-setting-colours-note = Синий и оранжевый вместо синего и красного: различит любой глаз. Стороны отличаются ещё и узором.
web-setting-single = Отвечать автоматически, когда ответ только один
web-setting-single-note = Ответ подсвечивается на полсекунды, а затем даётся сам. Вынужденные ответы видны в журнале, отменить их можно как всегда. Против другого человека вопросы, в которых сама скорость ответа могла бы выдать ваши карты, остаются за вами.
web-setting-veteran = Играть как ветеран
web-setting-veteran-note = О конце хода не переспрашивают; ход, в котором делать больше нечего, завершается сам (если единственные ответы даются автоматически), а быстрое второе нажатие засчитывается.
web-setting-pace = Показывать события
web-setting-pace-slow = медленно
web-setting-pace-normal = с обычной скоростью
web-setting-pace-fast = быстро
web-setting-pace-off = не показывать
web-setting-sound = Звуки
web-read = Карты и фигуры вблизи
web-charts = Таблицы: местность, кубики, отряды
web-charts-none = У этой игры нет таблиц.
web-help = Справка
web-help-how = То, что светится золотом, отвечает на вопрос. Щёлкните что угодно другое, чтобы прочесть, почему это нельзя выбрать и по какому правилу. Наведите на атаку, чтобы увидеть шансы. Или перетащите фигуру, группировку или карту туда, куда нужно, а атакующего — на врага: что это значит и каковы шансы, видно рядом, пока вы не отпустили. То, что произошло после вашего последнего ответа, в журнале подкрашено.
web-help-signs = Что означают знаки
web-help-number = взять ответ с этим номером
web-help-tab = перебирать ответы, светящиеся карты и цели
web-help-arrows = к ближайшей светящейся цели в этом направлении
web-help-shift-arrows = то же, но по всему на столе
web-help-enter = выбрать; для того, что не светится: почему нельзя
web-help-board = к первой светящейся цели
web-help-end = единственный ответ, завершающий шаг: готово, стой, бой
web-help-zoom = приблизить, отдалить, показать всё поле
web-help-reach = показать на поле всё, чем можно ответить
web-help-again = показать последний ход ещё раз
web-help-read = прочитать карты и фигуры, на которые можно смотреть, вблизи
web-help-charts = таблицы местности, кубиков и отрядов
web-help-account = посмотреть, что решает игру на эту минуту
web-help-undo = отменить последнее решение (до броска или открытой карты)
web-help-log = свернуть журнал
web-help-question = свернуть вопрос
web-help-cards = свернуть карты
web-help-escape = убрать пояснение
web-help-help = эта страница

## Просмотр и кампания

web-replay = Просмотр
web-replay-controls = Управление просмотром
web-replay-first = В начало
web-replay-back = На решение назад
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-on = На решение вперёд
web-replay-last = В конец
web-replay-turn-back = К предыдущему ходу
web-replay-turn-on = К следующему ходу
web-replay-turns = Ходы
web-replay-speed = Скорость
web-replay-slow = Медленно
web-replay-normal = Обычно
web-replay-fast = Быстро
web-replay-open = Всё открыто
web-replay-slider = Шаг партии
web-replay-reading = Читаем игру…
web-replay-place = { $at } из { $of }
web-replay-seat = Точка зрения
web-replay-log-only = Эту запись уже нельзя воспроизвести: вот её журнал, каким он записан.
web-turning = Переломные моменты
web-turning-note = Ходы, за которые равновесие изменилось больше всего: от −100 (проиграно) до 100 (выиграно), по оценке открытой позиции компьютерными игроками.
web-turning-waiting = Партию просматривают…
web-turning-none = За один ход равновесие ни разу сильно не менялось.
web-turning-point = В пользу: { $seat }, от { $before } до { $after }.
web-turning-move = { $seat }: { $move }
web-turning-change = { $what }, { $seat }: { $before } → { $after }
web-play-on = Играть отсюда
web-play-on-note = С этого момента начинается новая учебная партия с новыми кубиками. Её запись говорит, откуда она.
web-play-on-side = Ваша сторона
web-play-on-begin = Играть дальше
web-position = Позиция
web-position-pass = Передать позицию
web-position-note = У кого есть ссылка или текст, тот может открыть этот момент, где всё открыто, и играть с него дальше.
web-position-text = Позиция как текст
web-position-copy = Скопировать текст
web-position-by-hand = Браузер сам не копирует: выделите текст и скопируйте его.
web-position-paste = Позиция, которую вам передали: её текст или ссылка
web-position-open = Открыть позицию
web-picture = Рисунок
web-campaign = Кампания
web-score = Счёт
web-campaign-resume = Продолжить бой
web-campaign-next = Следующий бой: { $scenario }
web-campaign-is-next = следующий
web-draw = ничья

## Честные кубики

web-dice = Честные кубики
web-dice-promise = Никто не может выбрать броски, и каждый может их проверить.
web-dice-how-seed = Сначала сервер вытягивает тайное число, зерно, и показывает его отпечаток: он подходит только к этому зерну и не выдаёт его.
web-dice-how-salt = Затем браузер каждого игрока добавляет своё случайное число, соль. Кто создал партию, показывает только отпечаток соли; кто присоединяется, видел одни отпечатки и сразу называет соль; тогда называют и первую, и она должна подойти к своему отпечатку. Так никто не может подобрать соль, увидев чужую. Против компьютера и для двоих за одним экраном хватает одной соли.
web-dice-how-check = Каждый бросок вычисляется из зерна и солей, и больше ни из чего. Когда бой окончен, зерно показывают, и этот браузер вычисляет все броски заново и сравнивает всё с тем, что сохранил.
web-dice-limits = От чего это не защищает
web-dice-limit-know = У владельца сервера есть зерно, так что он может знать броски наперёд, как только названа последняя соль. Если он играет против вас или кому-то говорит, вы этого не увидите.
web-dice-limit-abort = Владелец сервера может и оборвать партию: до начала, увидев, что в ней выпало бы, или позже. Это вы увидите: у такой партии нет записи. Недостающую соль ничто не заменяет; партию создают заново.
web-dice-limit-page = Эта страница тоже с сервера. Кто ей не доверяет, сохраняет файл и проверяет запись на своём компьютере.
web-dice-kept = Что сохранил этот браузер и когда
web-dice-kept-none = Об этой партии этот браузер ничего не сохранил: у него нет здесь места, или он забыл. Он может лишь проверить, не противоречит ли запись сама себе. Сервер говорит сейчас:
web-dice-line-seed-hash = Сервер: отпечаток зерна
web-dice-line-salt-hash = { $seat }: отпечаток соли
web-dice-line-salt = { $seat }: соль из этого браузера
web-dice-checked = Запись, проверенная этим браузером
web-dice-checking = Вычисляем все броски заново…
web-dice-good = Всё сходится: это те кубики, что были обещаны.
web-dice-good-alone = Запись не противоречит сама себе.
web-dice-bad = Запись не та, что была обещана.
web-dice-not-over = Когда бой закончится, здесь будет проверена запись.
web-dice-promise-fits = Отпечаток зерна в записи — тот, что сохранил этот браузер.
web-dice-seed-fits = Зерно подходит к своему отпечатку.
web-dice-own-fits = Соль этого браузера есть в записи без изменений.
web-dice-other-fits = Вторая соль подходит к отпечатку, который был виден, прежде чем этот браузер назвал свою.
web-dice-rolls-fit = { $count ->
    [one] { $count } бросок, вычисленный заново из зерна и солей, сходится.
    [few] { $count } броска, вычисленные заново из зерна и солей, сходятся.
   *[many] { $count } бросков, вычисленных заново из зерна и солей, сходятся.
}
web-dice-save = Сохранить файл
web-dice-save-note = С этим небольшим файлом запись можно проверить позже и в другом месте: grognard replay RECORD --verify --against FILE.
web-dice-old = Эта партия создана по прежнему порядку кубиков: кто присоединился последним, мог подобрать соль вместе с владельцем сервера. Обещание здесь слабее.
web-dice-swapped = Сервер показывает теперь другие кубики, чем обещал. Этот браузер не называет ему соли. Создайте партию заново, лучше на другом сервере.
web-dice-lost = У этого браузера больше нет соли, которую он обещал. Заменить её ничто не может: создайте партию заново.
web-dice-waits-owed = Ждём, пока браузер { CASE($seat, "gen") } добавит свою соль. Он сделает это сам, как только его откроют.
web-dice-waits-promised = Ждём, пока браузер { CASE($seat, "gen") } назовёт свою соль. Он сделает это сам, как только его откроют.
web-dice-anew = Начать этот бой заново
web-dice-to-table = К столу

## The rules reference.

web-rulebook = Правила
web-rulebook-opening = Первая страница
web-rulebook-contents = Содержание
web-rulebook-back = Назад
web-rulebook-search = Искать в правилах
web-rulebook-nothing = Ничего не найдено.
web-rulebook-wait = Правила загружаются…
web-rulebook-missing = Для этой игры здесь нет справочника по правилам.
web-rulebook-no-section = В справочнике нет { $section }.
web-rulebook-ruling = Трактовка R{ $number }.
web-example = Пример
web-example-try = Попробовать на карте
web-example-show = Показать
web-example-back = Взять назад
web-example-start = Сначала
web-example-roll = Другие кубики
web-example-leave = Назад
web-example-hint = Здесь можно нажимать на всё: то, чего делать нельзя, объяснит почему.
web-example-rolled = Это другие кубики, чем те, о которых говорит текст.
web-example-long = Дальше пример не идёт.
web-rulebook-moments = Случалось в записанных играх:
web-rulebook-moment = { $scenario }, нажатие { $step }
web-rule-open = Что говорит { $section }
web-help-rules = правила игры
web-read-rules = Читать правила

## Hints.

web-hint = Подсказка
web-hint-thinking = Обдумываю ваши лучшие ответы…
web-hint-none = Здесь нечего посоветовать.
web-hint-best = Что рассмотрел бы сильный игрок, лучшее первым:
web-hint-worth = Шансы в игре после этого, по мнению компьютера: { $share }
web-hint-why = Почему: { $causes }
web-hint-note = Что изменится в среднем, пока враг ответит. Учтено только то, что вам можно знать.
web-help-hint = подсказка: лучшие решения

## By link: what both agree to.

web-by-link = Между вами двумя
web-wish-hints = Подсказки, если их включит и другой игрок
web-wish-minding = Если кто-то из нас выйдет, до возвращения за него может играть компьютер
web-invited-minding = Если кто-то из вас выйдет из-за стола, другой через некоторое время может посадить на его место компьютер; кто вернётся, сразу получит своё место обратно.
web-invited-hints = Играть с подсказками для обоих: другой игрок их включил. Иначе их не будет.
web-hints-both = Подсказки включены для обеих сторон: оба пожелали этого до первого броска.
web-minded = { $seat }: игрок отошёл, до возвращения за него играет компьютер.
web-minded-own = За вас играет компьютер.
web-minded-back = Вернуть себе место
web-mind-other = Посадить компьютер на место: { $seat }
web-mind-own = Оставить место компьютеру
web-was-minded = { $seat }: часть игры вместо игрока играл компьютер.

# Учебные бои.
web-puzzle = Найдите ход
web-puzzle-place = { $number } из { $count }
web-puzzle-ask = { $seat }: примите лучшее решение, клик за кликом, до конца или до первого броска. Задачу решает каждый ответ, который отстаёт от лучшего не больше чем на 2 очка.
web-puzzle-again = Ещё раз
web-puzzle-next = Следующая задача
web-puzzle-list = Все задачи
web-puzzle-done = решено
web-puzzle-day = Задача дня
web-puzzle-solved-of = решено { $solved } из { $count }
web-puzzle-best = Решено: это лучшее.
web-puzzle-solved = Решено: отстаёт от лучшего на { $points } очка.
web-puzzle-missed = Не то: отстаёт от лучшего на { $points } очка.
web-puzzle-count = Решений { $decisions }, из них решают задачу: { $solving }.
web-puzzle-tell = Показать ответ
web-puzzle-hide = Скрыть ответ
web-puzzle-brings = Что изменится в среднем, пока враг не ответит:
web-puzzle-obvious = Что видно с первого взгляда, хуже на { $points } очка:
web-puzzle-note = Оценено на выборках того, что может знать эта сторона, дважды с разным везением. Лучшее из остальных решений отстаёт на { $margin } очка.
web-learn = Научиться
web-learn-new = Впервые в этой игре? Учебный бой покажет её шаг за шагом:
web-learn-more = Учебные бои, шаг за шагом:
web-lesson = Учебный бой
web-lesson-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
web-lesson-done = пройдено
web-lesson-go-on = Продолжить с того же места
web-lesson-anew = Сначала
web-lesson-step = { $step } из { $count }
web-lesson-fold = Свернуть или развернуть урок
web-lesson-leave = Выйти из урока; продолжить можно с главной
web-lesson-rules = Подробнее:
web-lesson-click = Нажмите: { $what }
web-lesson-next = Дальше
web-lesson-show = Покажите
web-lesson-do = Сделайте за меня
web-lesson-back = Назад
web-lesson-off = Так можно, но этот урок показывает другое.
web-lesson-off-choose = Вернитесь к уроку и попробуйте ещё раз или играйте дальше сами: враг — новобранец.
web-lesson-off-over = Бой окончен. Урок можно начать сначала на главной.
web-lesson-return = Назад к уроку
web-lesson-alone = Играть дальше
web-lesson-play-on = Играть дальше против новобранца
web-help-next = Учебный бой: следующая страница или показать, что нажать
