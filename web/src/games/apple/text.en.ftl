count-hand = cards
