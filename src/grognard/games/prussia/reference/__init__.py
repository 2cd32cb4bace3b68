"""How the player `reference` judges: copies that no change of the evaluation touches."""
