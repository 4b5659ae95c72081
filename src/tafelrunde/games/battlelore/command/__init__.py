"""B5 Command cards, B6 orders, B18 the Draw phase, and the piles the cards come from."""
