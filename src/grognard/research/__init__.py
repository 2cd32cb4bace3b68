"""What proves a game and what studies it: conformance, fuzzing, golden games, perft, speed."""
