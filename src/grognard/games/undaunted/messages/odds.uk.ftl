undaunted-odds-base = Базовий захист
undaunted-odds-cover = Бонус прикриття
undaunted-odds-range = Бонус відстані
undaunted-odds-hit = втрата
undaunted-odds-suppressed = придушено
undaunted-odds-miss = без наслідків
