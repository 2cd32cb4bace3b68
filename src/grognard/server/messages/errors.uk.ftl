# У чому відмовляє сервер.
server-error-action-key-reused = Ключ цього натискання вже належить іншому.
server-error-board-unknown = Такого поля ця гра не має.
server-error-campaign-none = У цієї гри немає кампанії.
server-error-campaign-not-found = Такої кампанії немає.
server-error-campaign-over = Кампанію завершено.
server-error-commitment-needed = Спершу сервер має пообіцяти свої кубики; попросіть зобов’язання.
server-error-commitment-unknown = Обіцянка щодо кубиків втратила чинність; попросіть нову.
server-error-hint-person = Проти людини підказки є лише тоді, коли їх увімкнули обоє ще до першого кидка.
server-error-host-refused = Під цим іменем сервер невідомий.
server-error-match-broken = Правила спіткнулися на цьому ході, його не прийнято.
server-error-match-conflict = Партію змінено в іншому місці; її завантажують знову.
server-error-match-not-found = За цим столом такої партії немає.
server-error-match-open-seats = Вільним можна лишити щонайбільше одне місце.
server-error-match-playable = Цю партію можна грати далі; за згодою її не завершують.
server-error-match-practice = Тренування, де все можна повернути, — для одного екрана або проти комп’ютера; за посиланням грають усерйоз.
server-error-match-seats = Місць у цій грі: { $seats }.
server-error-match-too-long = Ця партія стала задовгою для цього столу: ходів більше не приймають. Почніть нову.
server-error-match-waiting = Гра почнеться, коли всі місця зайнято й усі солі названо.
server-error-message-unknown-language = Цією мовою тут не розмовляють.
server-error-message-unknown-part = У каталозі немає такої частини.
server-error-origin-refused = Ця сторінка не може звертатися до сервера.
server-error-rate-limited = Забагато запитів; зачекайте хвилинку.
server-error-record-bad = Цей запис не вдалося перевірити.
server-error-record-no-frame = Такого кадру в повторі немає.
server-error-record-not-found = Сервер уже не пам’ятає цього запису; завантажте його знову.
server-error-record-not-yours = Історія іншої сторони відкривається лише після кінця партії.
server-error-record-running = Повний запис відкривається лише після кінця партії.
server-error-request-invalid = Сервер не розуміє цього запиту.
server-error-request-method = Ця адреса так не працює.
server-error-request-no-such-page = За цією адресою нічого немає.
server-error-request-too-large = Це завелике.
server-error-salt-hash-needed = Тут спершу дають відбиток солі, а саму сіль — коли є відбитки інших.
server-error-salt-needed = Кубикам потрібна ваша сіль.
server-error-seat-here = Інший гравець за столом.
server-error-seat-just-left = Інший гравець щойно вийшов. Комп’ютер зможе сісти на його місце через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
    }.
server-error-seat-minded = За вас грає комп’ютер. Спершу поверніть собі місце.
server-error-seat-not-minded = У цій грі комп’ютер нікого не замінює: її почато без цього.
server-error-seat-not-yours = Повернути собі місце може лише той, чиє воно.
server-error-seat-invitation = Це посилання не запрошує на жодне місце цієї партії.
server-error-seat-needed = Це може робити лише гравець.
server-error-seat-secret = Це посилання не дає жодного місця в цій партії.
server-error-seat-taken = Місце вже зайнято.
server-error-seat-unknown = Такого місця немає.
server-error-server-busy = Сервер зайнятий; спробуйте ще раз.
server-error-server-disk-full = Диск сервера заповнений; нічого не змінено. Спробуйте пізніше.
server-error-server-internal = Сервер помилився; нічого не змінилося.
server-error-socket-hello-expected = З’єднання відкрито не так, як слід.
server-error-socket-replaced = Це місце відкрито в новіших вікнах, тож це вікно від’єднано. Перезавантажте сторінку, щоб повернутися.
server-error-socket-seated = Це з’єднання вже має своє місце.
server-event-unreadable = Ці правила не знають такої події: { $kind } ({ $numbers })
