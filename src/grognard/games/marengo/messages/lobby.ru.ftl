marengo-title = Triomphe à Marengo
marengo-scenario-14-june = Маренго, 14 июня 1800 года
marengo-option-cleaned-may-march = Марш по дороге для фигуры, отведённой при восстановлении подступа
marengo-option-cleaned-may-march-no = Нет: она начала ход не в резерве
marengo-option-cleaned-may-march-yes = Да: считается, что она начала ход в резерве
marengo-seat-austria = Австрия
    .gen = Австрии
    .gender = f
marengo-seat-france = Франция
    .gen = Франции
    .gender = f

web-marengo-about = Италия 1800: две армии скрытых блоков
web-marengo-situation-14-june = На рассвете австрийцы переходят Бормиду и нападают на французов, которые их не ждут. К вечеру Дезе ещё может переломить ход битвы.
web-marengo-goal-austria = Деморализовать французов или иметь к ночи три фигуры восточнее целевой линии
web-marengo-goal-france = Деморализовать австрийцев или не пустить их за целевую линию до ночи
web-marengo-length = 16 раундов по часу, с 6:00 до 21:00
web-marengo-reconstructed = частично восстановлено: некоторые пересечения местных дорог, два подступа
