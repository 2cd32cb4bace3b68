"""Prussia's Glory: four battles of Frederick the Great, hex by hex."""
