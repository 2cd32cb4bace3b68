# В чём отказывает сервер.
server-error-action-key-reused = Ключ этого нажатия уже принадлежит другому.
server-error-board-unknown = Такого поля у этой игры нет.
server-error-campaign-none = У этой игры нет кампании.
server-error-campaign-not-found = Такой кампании нет.
server-error-campaign-over = Кампания завершена.
server-error-commitment-needed = Сначала сервер должен обещать свои кубики; попросите обязательство.
server-error-commitment-unknown = Обещание о кубиках утратило силу; запросите новое.
server-error-hint-person = Против человека подсказки есть, только если их включили оба ещё до первого броска.
server-error-host-refused = Под этим именем сервер неизвестен.
server-error-match-broken = Правила споткнулись на этом ходе, он не принят.
server-error-match-conflict = Партия изменена в другом месте; она загружается снова.
server-error-match-not-found = За этим столом такой партии нет.
server-error-match-open-seats = Свободным можно оставить самое большее одно место.
server-error-match-playable = Эту партию можно играть дальше; по согласию её не завершают.
server-error-match-practice = Тренировка, где всё можно вернуть, — для одного экрана или против компьютера; по ссылке играют всерьёз.
server-error-match-seats = Мест в этой игре: { $seats }.
server-error-match-too-long = Эта партия стала слишком длинной для этого стола: ходы больше не принимаются. Начните новую.
server-error-match-waiting = Игра начнётся, когда все места заняты и все соли названы.
server-error-message-unknown-language = На этом языке здесь не говорят.
server-error-message-unknown-part = В каталоге нет такой части.
server-error-origin-refused = Эта страница не может обращаться к серверу.
server-error-rate-limited = Слишком много запросов; подождите немного.
server-error-record-bad = Эту запись не удалось проверить.
server-error-record-no-frame = Такого кадра в повторе нет.
server-error-record-not-found = Сервер уже не помнит этой записи; загрузите её снова.
server-error-record-not-yours = История другой стороны открывается только после конца партии.
server-error-record-running = Полная запись открывается только после конца партии.
server-error-request-invalid = Сервер не понимает этого запроса.
server-error-request-method = Этот адрес так не работает.
server-error-request-no-such-page = По этому адресу ничего нет.
server-error-request-too-large = Это слишком велико.
server-error-salt-hash-needed = Здесь сначала дают отпечаток соли, а саму соль — когда есть отпечатки других.
server-error-salt-needed = Кубикам нужна ваша соль.
server-error-seat-here = Другой игрок за столом.
server-error-seat-just-left = Другой игрок только что вышел. Компьютер сможет сесть на его место через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
    }.
server-error-seat-minded = За вас играет компьютер. Сначала верните себе место.
server-error-seat-not-minded = В этой игре компьютер никого не заменяет: она начата без этого.
server-error-seat-not-yours = Вернуть место может только тот, чьё оно.
server-error-seat-invitation = Эта ссылка не приглашает ни на одно место этой партии.
server-error-seat-needed = Это может делать только игрок.
server-error-seat-secret = Эта ссылка не даёт ни одного места в этой партии.
server-error-seat-taken = Место уже занято.
server-error-seat-unknown = Такого места нет.
server-error-server-busy = Сервер занят; попробуйте ещё раз.
server-error-server-disk-full = Диск сервера заполнен; ничего не изменилось. Попробуйте позже.
server-error-server-internal = Сервер ошибся; ничего не изменилось.
server-error-socket-hello-expected = Соединение открыто не так, как следует.
server-error-socket-replaced = Это место открыто в более новых окнах, поэтому это окно отключено. Перезагрузите страницу, чтобы вернуться.
server-error-socket-seated = У этого соединения уже есть место.
server-event-unreadable = Эти правила не знают такого события: { $kind } ({ $numbers })
