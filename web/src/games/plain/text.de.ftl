panel-facts = Auf dem Tisch
