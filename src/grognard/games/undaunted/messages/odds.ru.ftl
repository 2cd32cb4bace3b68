undaunted-odds-base = Базовая защита
undaunted-odds-cover = Бонус укрытия
undaunted-odds-range = Бонус расстояния
undaunted-odds-hit = потеря
undaunted-odds-suppressed = подавлен
undaunted-odds-miss = без последствий
