# Die Werkbank der Autoren. Namen von Schritten, Zügen und Feldern sind die des Programms, in jeder Sprache.
title = Das Spiel von innen
only-here = Die Ansicht für Autoren ist hier nicht offen. So öffnest du sie auf dem eigenen Rechner: tafelrunde play --author
what = In ein Spiel hineinsehen: was gerade abläuft, alles, was geschah, alles, was möglich ist, mit den Augen jedes Platzes. Nichts wird gespeichert.
new-game = Ein neues Spiel
seed = Startwert
begin = Beginnen
tables = Tische dieses Servers
no-tables = Noch hat kein Tisch begonnen.
decisions =
    { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }
a-record = Eine Aufzeichnung
record-text = Ihr Text, samt Startwert
record-file = Oder eine Datei
another = Ein anderes Spiel
save = Als Aufzeichnung speichern
time = Zeit
first = Zum Anfang
before = Eine Entscheidung zurück
after = Eine Entscheidung weiter
last = Ans Ende
ply = Entscheidung
of = von { $count }
eyes = Augen
whoever = wer gerade entscheidet
spectator = jemand, der nur zusieht
stack = Schritte
waits = wartet auf { $seats }
secret = im Geheimen
over = Das Spiel ist zu Ende.
innermost-first = Der innerste Schritt steht oben: Er wird gefragt.
moves = Erlaubte Züge
narrow = Nur mit diesen Wörtern
typed = Irgendein Zug: der Platz, dann wie in Aufzeichnungen
play = Spielen
events = Was diese Entscheidung auslöste
none = Nichts.
known-to = wer es weiß: { $seats }
noticed-by = wer es bemerkt: { $seats }
everyone = alle
nobody = niemand
position = Stellung
digest = Prüfsumme
worth = Urteil
wrong = Die Prüfungen des Spiels beanstanden
line = Bisherige Entscheidungen
beginning = Anfang
