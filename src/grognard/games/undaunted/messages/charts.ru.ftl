## Что делает каждое действие

undaunted-does-move = Переместите отряд не более чем на столько квадратов, только на квадраты с вашим жетоном.
undaunted-does-guide = Переместите любой свой отряд не более чем на столько квадратов, только на квадраты с вашим жетоном.
undaunted-does-scout = Переместите отряд не более чем на столько квадратов, в том числе на неразведанные. За каждый только что разведанный квадрат карта «Туман войны» из вашего резерва уходит в ваш сброс.
undaunted-does-stalk = Переместите отряд не более чем на столько любых квадратов; жетон не кладётся.
undaunted-does-bolster = Возьмите не более стольких карт из резерва в свой сброс; командир отделения берёт карты своего отделения.
undaunted-does-command = Возьмите не более стольких карт из колоды.
undaunted-does-conceal = Положите карту «Туман войны» из резерва соперника в его сброс.
undaunted-does-control = Возьмите под контроль квадрат, на котором стоит отряд; там не должно быть врага.
undaunted-does-inspire = Верните на руку не более стольких сыгранных в этот ход карт своего отделения.
undaunted-does-recon = Уберите из игры карту «Туман войны» с руки и возьмите карту.
undaunted-does-target = Положите жетон цели на квадрат не ближе трёх от миномёта.
undaunted-does-attack = Бросьте столько костей по одному вражескому отряду. Попадает каждая кость, что не меньше его защиты, и всегда 0; одного попадания довольно, чтобы он потерял карту.
undaunted-does-suppress = Бросьте столько костей по одному вражескому отряду; попадание переворачивает его: прежде чем действовать, он должен прийти в готовность.
undaunted-does-blast = Атакуйте каждый отряд на квадрате с вашим жетоном цели, и свои тоже, столькими костями каждый. Расстояние не учитывается.
undaunted-does-hunker = Верните карту в резерв, вместо того чтобы её использовать.
undaunted-does-ready = Карта подавленного отряда возвращает его в готовность, вместо того чтобы он действовал.

## Таблицы на столе

undaunted-chart-attack = Атака
undaunted-chart-cards = Карты
undaunted-chart-actions = Действия
undaunted-chart-terrain = Квадраты поля
undaunted-chart-does = что происходит
undaunted-chart-initiative = инициатива
undaunted-chart-defence = защита
undaunted-chart-count = копий
undaunted-chart-ground = местность
undaunted-chart-cover = укрытие
undaunted-chart-hill = холм
undaunted-chart-action = { $value ->
    [0] { $verb }
   *[other] { $verb } { $value }
}
undaunted-chart-attack-base = Напечатанная защита
undaunted-chart-attack-base-text = Защита отряда начинается с числа на его фишке.
undaunted-chart-attack-cover = Укрытие
undaunted-chart-attack-cover-text = Прибавляется укрытие квадрата, где стоит цель.
undaunted-chart-attack-range = Расстояние
undaunted-chart-attack-range-text = Прибавляется по единице за каждый квадрат до цели, но не при обстреле.
undaunted-chart-attack-hill = Холмы
undaunted-chart-attack-hill-text = Холм даёт укрытие 3, но 1 против атаки с холма и против обстрела.
undaunted-chart-attack-roll = Кости
undaunted-chart-attack-roll-text = Десятигранные, сколько велит карта. Кость попадает, если на ней защита или больше, а 0 попадает всегда.
undaunted-chart-attack-loss = Попадание
undaunted-chart-attack-loss-text = Цель теряет одну свою карту: с руки, иначе из сброса, иначе из колоды. Если ни одной нет, фишка уходит с поля.
undaunted-chart-attack-suppressed = Подавление
undaunted-chart-attack-suppressed-text = Подавленный отряд ничего не делает, пока собственная карта не приведёт его в готовность.
