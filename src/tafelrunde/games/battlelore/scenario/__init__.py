"""B3 Scenarios: their files, what the table agrees on, who takes the first turn, and their picture."""
