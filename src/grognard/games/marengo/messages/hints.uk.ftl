# З чого складається оцінка, як це кажуть підказки.
marengo-part-morale = мораль армій
marengo-part-strength = сила армій
marengo-part-readiness = готовність фігур
marengo-part-way-east = шлях на схід
marengo-part-own-danger = загроза нашим позиціям
marengo-part-enemy-danger = загроза ворожим позиціям
