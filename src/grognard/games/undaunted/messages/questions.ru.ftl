undaunted-number = { $number }
undaunted-done = готово

undaunted-verb-move = Переместиться
undaunted-verb-guide = Направить
undaunted-verb-scout = Разведать
undaunted-verb-stalk = Прокрасться
undaunted-verb-bolster = Пополнить
undaunted-verb-command = Приказать
undaunted-verb-conceal = Замаскироваться
undaunted-verb-control = Контролировать
undaunted-verb-inspire = Воодушевить
undaunted-verb-recon = Наблюдать
undaunted-verb-target = Прицелиться
undaunted-verb-attack = Атаковать
undaunted-verb-suppress = Подавить
undaunted-verb-blast = Обстрелять
undaunted-verb-hunker = Выжидать
undaunted-verb-ready = Привести в готовность

undaunted-ask-nothing = Игра окончена.
undaunted-ask-bid = Раунд { $round }: какую карту ставите на инициативу?
undaunted-ask-play = Какую карту сыграть?
undaunted-ask-use = { $card }: что сделать?
undaunted-ask-move = { $verb }: куда идёт { CASE($unit, "nom") }? Осталось квадратов: { $left }.
undaunted-ask-guide = { $card }: какой отряд направить?
undaunted-ask-attack = { $verb }: какая цель для { CASE($card, "gen") }?
undaunted-ask-target = { $card }: в какой квадрат целиться?
undaunted-ask-bolster = { $card }: какую карту взять из резерва? Ещё можно взять: { $left }.
undaunted-ask-inspire = { $card }: какую сыгранную карту вернуть на руку? Ещё можно вернуть: { $left }.
undaunted-ask-command = { $card }: сколько карт взять?

undaunted-do-bid = Поставить { CASE($thing, "acc") } (инициатива { $initiative })
undaunted-do-play = Сыграть { CASE($thing, "acc") }
undaunted-do-play-done = Завершить ход
undaunted-do-use-move = Переместиться { $value }
undaunted-do-use-guide = Направить { $value }
undaunted-do-use-scout = Разведать { $value }
undaunted-do-use-stalk = Прокрасться { $value }
undaunted-do-use-bolster = Пополнить { $value }
undaunted-do-use-command = Приказать { $value }
undaunted-do-use-conceal = Замаскироваться
undaunted-do-use-control = Контролировать
undaunted-do-use-inspire = Воодушевить { $value }
undaunted-do-use-recon = Наблюдать
undaunted-do-use-target = Прицелиться
undaunted-do-use-attack = Атаковать { $value }
undaunted-do-use-suppress = Подавить { $value }
undaunted-do-use-blast = Обстрелять { $value }
undaunted-do-use-hunker = Выжидать: обратно в резерв
undaunted-do-use-ready = Привести подавленный отряд в готовность
undaunted-do-move = В квадрат { $thing }
undaunted-do-move-done = Остановиться здесь
undaunted-do-guide = { $thing }, квадрат { $tile }
undaunted-do-attack = { $thing }, квадрат { $tile }
undaunted-do-target = Цель: квадрат { $thing }
undaunted-do-bolster = Взять { CASE($thing, "acc") }
undaunted-do-bolster-done = Больше не брать
undaunted-do-inspire = Вернуть { CASE($thing, "acc") }
undaunted-do-inspire-done = Больше не возвращать
undaunted-do-command = { $count ->
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[other] Взять { $count } карт
}
undaunted-note-held = уже ваша: это ничего не даст
