undaunted-odds-base = Base defence
undaunted-odds-cover = Cover
undaunted-odds-range = Range
undaunted-odds-hit = casualty
undaunted-odds-suppressed = suppressed
undaunted-odds-miss = no effect
