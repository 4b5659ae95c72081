"""The contract: verbs, positions, steps, chance, events, knowledge, records, codex. Knows no game."""
