# Из чего складывается оценка, как это говорят подсказки.
marengo-part-morale = мораль армий
marengo-part-strength = сила армий
marengo-part-readiness = готовность фигур
marengo-part-way-east = путь на восток
marengo-part-own-danger = угроза нашим позициям
marengo-part-enemy-danger = угроза вражеским позициям
