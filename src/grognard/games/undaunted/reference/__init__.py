"""How the player `reference` judges, which never changes; the fitted judgement counts with it."""
