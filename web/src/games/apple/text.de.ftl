count-hand = Karten
