marengo-title = Triomphe à Marengo
marengo-scenario-14-june = Маренго, 14 червня 1800 року
marengo-option-cleaned-may-march = Марш шляхом для фігури, відведеної під час відновлення підступу
marengo-option-cleaned-may-march-no = Ні: вона почала хід не в резерві
marengo-option-cleaned-may-march-yes = Так: вважається, що вона почала хід у резерві
marengo-seat-austria = Австрія
    .gen = Австрії
    .gender = f
marengo-seat-france = Франція
    .gen = Франції
    .gender = f

web-marengo-about = Італія 1800: дві армії прихованих блоків
web-marengo-situation-14-june = На світанку австрійці переходять Борміду й нападають на французів, які на них не чекають. Надвечір Дезе ще може переломити хід битви.
web-marengo-goal-austria = Деморалізувати французів або мати до ночі три фігури на схід від цільової межі
web-marengo-goal-france = Деморалізувати австрійців або не пустити їх за цільову межу до ночі
web-marengo-length = 16 раундів по годині, з 6:00 до 21:00
web-marengo-reconstructed = частково відтворено: деякі перетини місцевих шляхів, два підступи
