undaunted-number = { $number }
undaunted-done = готово

undaunted-verb-move = Переміститися
undaunted-verb-guide = Направити
undaunted-verb-scout = Розвідати
undaunted-verb-stalk = Прокрастися
undaunted-verb-bolster = Поповнити
undaunted-verb-command = Наказати
undaunted-verb-conceal = Замаскуватися
undaunted-verb-control = Контролювати
undaunted-verb-inspire = Надихнути
undaunted-verb-recon = Спостерігати
undaunted-verb-target = Прицілитися
undaunted-verb-attack = Атакувати
undaunted-verb-suppress = Придушити
undaunted-verb-blast = Обстріляти
undaunted-verb-hunker = Вичікувати
undaunted-verb-ready = Привести в готовність

undaunted-ask-nothing = Гру закінчено.
undaunted-ask-bid = Раунд { $round }: яку карту ставите на ініціативу?
undaunted-ask-play = Яку карту зіграти?
undaunted-ask-use = { $card }: що зробити?
undaunted-ask-move = { $verb }: куди йде { CASE($unit, "nom") }? Лишилося квадратів: { $left }.
undaunted-ask-guide = { $card }: який загін направити?
undaunted-ask-attack = { $verb }: яка ціль для { CASE($card, "gen") }?
undaunted-ask-target = { $card }: у який квадрат цілитися?
undaunted-ask-bolster = { $card }: яку карту взяти з резерву? Ще можна взяти: { $left }.
undaunted-ask-inspire = { $card }: яку зіграну карту повернути на руку? Ще можна повернути: { $left }.
undaunted-ask-command = { $card }: скільки карт узяти?

undaunted-do-bid = Поставити { CASE($thing, "acc") } (ініціатива { $initiative })
undaunted-do-play = Зіграти { CASE($thing, "acc") }
undaunted-do-play-done = Завершити хід
undaunted-do-use-move = Переміститися { $value }
undaunted-do-use-guide = Направити { $value }
undaunted-do-use-scout = Розвідати { $value }
undaunted-do-use-stalk = Прокрастися { $value }
undaunted-do-use-bolster = Поповнити { $value }
undaunted-do-use-command = Наказати { $value }
undaunted-do-use-conceal = Замаскуватися
undaunted-do-use-control = Контролювати
undaunted-do-use-inspire = Надихнути { $value }
undaunted-do-use-recon = Спостерігати
undaunted-do-use-target = Прицілитися
undaunted-do-use-attack = Атакувати { $value }
undaunted-do-use-suppress = Придушити { $value }
undaunted-do-use-blast = Обстріляти { $value }
undaunted-do-use-hunker = Вичікувати: назад до резерву
undaunted-do-use-ready = Привести придушений загін у готовність
undaunted-do-move = До квадрата { $thing }
undaunted-do-move-done = Зупинитися тут
undaunted-do-guide = { $thing }, квадрат { $tile }
undaunted-do-attack = { $thing }, квадрат { $tile }
undaunted-do-target = Ціль: квадрат { $thing }
undaunted-do-bolster = Узяти { CASE($thing, "acc") }
undaunted-do-bolster-done = Більше не брати
undaunted-do-inspire = Повернути { CASE($thing, "acc") }
undaunted-do-inspire-done = Більше не повертати
undaunted-do-command = { $count ->
    [one] Узяти { $count } карту
    [few] Узяти { $count } карти
   *[other] Узяти { $count } карт
}
undaunted-note-held = уже ваша: це нічого не дасть
