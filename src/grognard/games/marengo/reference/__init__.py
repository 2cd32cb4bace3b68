"""How the player `reference` judges, which never changes; hints and ranks count with it, too."""
