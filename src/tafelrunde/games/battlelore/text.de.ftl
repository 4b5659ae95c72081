game-battlelore = BattleLore
game-battlelore-pitch = Führe mittelalterliche Heere, Kobolde, Zwerge und Kreaturen mit Karten und Kampfwürfeln, und mit der Macht von vier Meistern.
role-standard = Standarten
    .subject = Die Standarten
    .object = die Standarten
    .to = den Standarten
    .of = der Standarten
role-pennant = Wimpel
    .subject = Die Wimpel
    .object = die Wimpel
    .to = den Wimpeln
    .of = der Wimpel
role-standard-left = Standarten, linker Flügel
    .number = one
    .subject = Der linke Flügel der Standarten
    .object = den linken Flügel der Standarten
    .to = dem linken Flügel der Standarten
    .of = des linken Flügels der Standarten
role-standard-right = Standarten, rechter Flügel
    .number = one
    .subject = Der rechte Flügel der Standarten
    .object = den rechten Flügel der Standarten
    .to = dem rechten Flügel der Standarten
    .of = des rechten Flügels der Standarten
role-pennant-left = Wimpel, linker Flügel
    .number = one
    .subject = Der linke Flügel der Wimpel
    .object = den linken Flügel der Wimpel
    .to = dem linken Flügel der Wimpel
    .of = des linken Flügels der Wimpel
role-pennant-right = Wimpel, rechter Flügel
    .number = one
    .subject = Der rechte Flügel der Wimpel
    .object = den rechten Flügel der Wimpel
    .to = dem rechten Flügel der Wimpel
    .of = des rechten Flügels der Wimpel
role-standard-ally = Verbündeter der Standarten
    .number = one
    .subject = Der Verbündete der Standarten
    .object = den Verbündeten der Standarten
    .to = dem Verbündeten der Standarten
    .of = des Verbündeten der Standarten
role-pennant-ally = Verbündeter der Wimpel
    .number = one
    .subject = Der Verbündete der Wimpel
    .object = den Verbündeten der Wimpel
    .to = dem Verbündeten der Wimpel
    .of = des Verbündeten der Wimpel
camp-standard = die Standarten
    .subject = Die Standarten
    .object = die Standarten
    .to = den Standarten
    .of = der Standarten
camp-pennant = die Wimpel
    .subject = Die Wimpel
    .object = die Wimpel
    .to = den Wimpeln
    .of = der Wimpel
colour-green = grün
    .subject = Grün
colour-blue = blau
    .subject = Blau
colour-red = rot
    .subject = Rot
member-commander = Befehlshaber
member-cleric = Kleriker
    .of = eines Klerikers
member-wizard = Zauberer
    .of = eines Zauberers
member-rogue = Schurke
    .of = eines Schurken
member-warrior = Krieger
    .of = eines Kriegers
member-creature = Kreatur
section-left = linker Bereich
    .object = den linken Bereich
section-center = Mitte
    .object = die Mitte
section-right = rechter Bereich
    .object = den rechten Bereich
section-anywhere = beliebiger Bereich
    .object = einen beliebigen Bereich
post-right = rechter Flügel
post-center = Mitte
post-left = linker Flügel
post-reserve = Reserve
post-scouts = Spähtrupp
zone-red = rote Zonen
    .object = die roten Zonen
zone-blue = blaue Zonen
    .object = die blauen Zonen
set-standard-a = Satz A der Standarten
set-standard-b = Satz B der Standarten
set-standard-c = Satz C der Standarten
set-pennant-a = Satz A der Wimpel
set-pennant-b = Satz B der Wimpel
set-pennant-c = Satz C der Wimpel
power-poison = Gift
power-poison-help = 2 Symbole, nach einem Nahkampfwurf mit Treffer: das Ziel ist vergiftet. Zu Beginn jedes Zuges seines Besitzers ein Würfel: seine Farbe oder ein Machtsymbol kostet eine Figur, eine Flagge beendet das Gift.
power-web = Netz
power-web-help = Statt eines Angriffs 3 Würfel gegen eine Einheit in Sicht, 2 oder 3 Felder entfernt; für 1 Symbol ist sie gefangen: sie kann nicht ziehen, zurückweichen oder Boden gewinnen, bis sie, aktiviert, auf Zug und Kampf verzichtet.
power-push = Stoß
power-push-help = Jedes Symbol eines Nahkampfwurfs darf das Ziel 2 Felder zurücktreiben.
power-tremor = Beben
power-tremor-help = Für 1 Symbol ziehen sich alle angrenzenden Einheiten ein Feld zurück.
power-earthquake = Erdstoß
power-earthquake-help = Für 2 Symbole erleiden alle angrenzenden Einheiten einen Treffer und ziehen sich ein Feld zurück.
power-regrow = Kopf nachwachsen lassen
power-regrow-help = Jedes Symbol eines Nahkampfwurfs darf einen leeren Hals mit einem Doppelkopf füllen.
terrain-wooded = Wald
    .object = einen Wald
terrain-wooded-help = Halt beim Betreten; höchstens 2 Würfel hinein und hinaus; versperrt die Sicht.
terrain-elevated = Hügel
terrain-elevated-help = Hügelan höchstens 2 Würfel; vom Hügel herab Fußtruppen und Kreaturen höchstens 3, Berittene 2; versperrt die Sicht, außer zwischen zwei Hügeln.
terrain-waterway = Gewässer
terrain-waterway-help = Ohne Furt oder Brücke unpassierbar.
terrain-fordable-waterway = seichtes Gewässer
terrain-fordable-waterway-help = Halt beim Betreten; höchstens 2 Würfel hinaus.
terrain-ford = Furt
terrain-ford-help = Macht ihr Gewässer passierbar; Halt beim Betreten; höchstens 2 Würfel hinaus.
terrain-bridge-wooden = Holzbrücke
terrain-bridge-wooden-help = Macht ihr Gewässer passierbar; im Nahkampf höchstens 2 Würfel auf sie und von ihr.
terrain-bridge-stone = Steinbrücke
terrain-bridge-stone-help = Macht ihr Gewässer passierbar; im Nahkampf höchstens 2 Würfel auf sie und von ihr.
terrain-rampart = Wall
terrain-rampart-help = Halt beim Betreten, kein Kampf in diesem Zug; höchstens 2 Würfel dagegen; Truppen darauf sind mutig.
terrain-marsh = Sumpf
terrain-marsh-help = Halt beim Betreten; höchstens 2 Würfel hinein und hinaus.
terrain-cliff = Klippe
terrain-cliff-help = Ein Hügel mit markierten Kanten: über sie kein Zug, kein Rückzug, kein Angriff.
terrain-stakes = Pfähle der Bogenschützen
    .object = Pfähle der Bogenschützen
terrain-stakes-help = Halt beim Betreten, kein Kampf in diesem Zug, außer für Fernkampfeinheiten; diese sind darauf mutig und ignorieren einen Bonus-Schlag.
terrain-stronghold = Festung
    .object = eine Festung
terrain-stronghold-help = Truppen im Lager ihres Besitzers sind neben ihr mutig, solange kein Feind darauf steht. Halt beim Betreten, kein Kampf in diesem Zug; höchstens 2 Würfel hinein und hinaus; versperrt die Sicht; Truppen darauf sind mutig.
terrain-magic-pentacle = magisches Pentagramm
    .object = ein magisches Pentagramm
terrain-magic-pentacle-help = Sein Besitzer nimmt am Ende jedes eigenen Zuges, in dem eine Einheit seines Lagers darauf steht, ein Machtplättchen. Halt beim Betreten, kein Kampf in diesem Zug; höchstens 2 Würfel hinein und hinaus; versperrt die Sicht; Truppen darauf sind mutig.
terrain-healing-pool = Heilquelle
    .object = eine Heilquelle
terrain-healing-pool-help = Zu Beginn des Zuges ihres Besitzers erhält eine Einheit seines Lagers darauf eine Figur zurück. Halt beim Betreten, kein Kampf in diesem Zug; höchstens 2 Würfel hinein und hinaus; versperrt die Sicht; Truppen darauf sind mutig.
terrain-training-camp = Ausbildungslager
    .object = ein Ausbildungslager
terrain-training-camp-help = Menschen- oder Zwergen-Fußtruppen im Lager seines Besitzers, die den ganzen Zug ohne Kampf darauf standen, dürfen ihre Fahne um eine Farbe aufwerten, einmal im Spiel. Halt beim Betreten, kein Kampf in diesem Zug; höchstens 2 Würfel hinein und hinaus; versperrt die Sicht; Truppen darauf sind mutig.
terrain-rogues-den = Schurkenversteck
    .object = ein Schurkenversteck
terrain-rogues-den-help = Fußtruppen im Lager seines Besitzers dürfen statt ihres Zuges zum Geheimgang wechseln. Halt beim Betreten, kein Kampf in diesem Zug; höchstens 2 Würfel hinein und hinaus; versperrt die Sicht; Truppen darauf sind mutig.
terrain-secret-passage = Geheimgang
    .object = einen Geheimgang
terrain-secret-passage-help = Fußtruppen im Lager seines Besitzers dürfen statt ihres Zuges zum Schurkenversteck wechseln. Halt beim Betreten, kein Kampf in diesem Zug; höchstens 2 Würfel hinein und hinaus; versperrt die Sicht; Truppen darauf sind mutig.
terrain-lair = Höhle
    .object = eine Höhle
terrain-lair-help = Das Heim einer Kreatur, für die nichts davon gilt: Halt beim Betreten, kein Kampf in diesem Zug, höchstens 2 Würfel hinein und hinaus; versperrt die Sicht; Truppen darauf sind mutig.
terrain-flame = Flammenwand
terrain-flame-help = Niemand darf hinein, auch nicht im Rückzug; versperrt die Sicht.
unit-HGB = Bogenschützen
    .subject = Die Bogenschützen
    .object = die Bogenschützen
    .to = den Bogenschützen
    .of = der Bogenschützen
unit-HGS = Freischärler mit Schwertern
    .subject = Die Freischärler mit Schwertern
    .object = die Freischärler mit Schwertern
    .to = den Freischärlern mit Schwertern
    .of = der Freischärler mit Schwertern
unit-HBS = Schwertkämpfer
    .subject = Die Schwertkämpfer
    .object = die Schwertkämpfer
    .to = den Schwertkämpfern
    .of = der Schwertkämpfer
unit-HRS = schwere Schwertkämpfer
    .subject = Die schweren Schwertkämpfer
    .object = die schweren Schwertkämpfer
    .to = den schweren Schwertkämpfern
    .of = der schweren Schwertkämpfer
unit-HGC = leichte Reiter
    .subject = Die leichten Reiter
    .object = die leichten Reiter
    .to = den leichten Reitern
    .of = der leichten Reiter
unit-HBC = Reiter
    .subject = Die Reiter
    .object = die Reiter
    .to = den Reitern
    .of = der Reiter
unit-HRC = schwere Reiter
    .subject = Die schweren Reiter
    .object = die schweren Reiter
    .to = den schweren Reitern
    .of = der schweren Reiter
unit-GGA = Kobold-Bogenschützen
    .subject = Die Kobold-Bogenschützen
    .object = die Kobold-Bogenschützen
    .to = den Kobold-Bogenschützen
    .of = der Kobold-Bogenschützen
unit-GGS = Kobold-Schwertkämpfer
    .subject = Die Kobold-Schwertkämpfer
    .object = die Kobold-Schwertkämpfer
    .to = den Kobold-Schwertkämpfern
    .of = der Kobold-Schwertkämpfer
unit-GBH = Hobgoblin-Schwertkämpfer
    .subject = Die Hobgoblin-Schwertkämpfer
    .object = die Hobgoblin-Schwertkämpfer
    .to = den Hobgoblin-Schwertkämpfern
    .of = der Hobgoblin-Schwertkämpfer
unit-GGL = Kobold-Echsenreiter
    .subject = Die Kobold-Echsenreiter
    .object = die Kobold-Echsenreiter
    .to = den Kobold-Echsenreitern
    .of = der Kobold-Echsenreiter
unit-DGX = Zwergen-Armbrustschützen
    .subject = Die Zwergen-Armbrustschützen
    .object = die Zwergen-Armbrustschützen
    .to = den Zwergen-Armbrustschützen
    .of = der Zwergen-Armbrustschützen
unit-DBS = Zwergen-Schwertkämpfer
    .subject = Die Zwergen-Schwertkämpfer
    .object = die Zwergen-Schwertkämpfer
    .to = den Zwergen-Schwertkämpfern
    .of = der Zwergen-Schwertkämpfer
unit-DRS = schwere Zwergen-Schwertkämpfer
    .subject = Die schweren Zwergen-Schwertkämpfer
    .object = die schweren Zwergen-Schwertkämpfer
    .to = den schweren Zwergen-Schwertkämpfern
    .of = der schweren Zwergen-Schwertkämpfer
unit-CSP = Riesenspinne
    .number = one
    .subject = Die Riesenspinne
    .object = die Riesenspinne
    .to = der Riesenspinne
    .of = der Riesenspinne
unit-CHG = Hügelriese
    .number = one
    .subject = Der Hügelriese
    .object = den Hügelriesen
    .to = dem Hügelriesen
    .of = des Hügelriesen
unit-CHG-help = Für ihn gelten die Beschränkungen von Hügeln nicht; Bonus-Schläge treffen und werden noch einmal geworfen, bis keiner mehr fällt.
unit-CWG = Waldriese
    .number = one
    .subject = Der Waldriese
    .object = den Waldriesen
    .to = dem Waldriesen
    .of = des Waldriesen
unit-CWG-help = Für ihn gelten die Beschränkungen von Wald nicht; Bonus-Schläge treffen und werden noch einmal geworfen, bis keiner mehr fällt.
unit-CEE = Erdelementar
    .number = one
    .subject = Das Erdelementar
    .object = das Erdelementar
    .to = dem Erdelementar
    .of = des Erdelementars
unit-CEE-help = Zieht für jedes gezahlte Machtplättchen ein Feld weit, gleich in welchem Gelände; weicht vor Flaggen nie zurück.
unit-CHY = Hydra
    .number = one
    .subject = Die Hydra
    .object = die Hydra
    .to = der Hydra
    .of = der Hydra
unit-CHY-help = Würfelt einen Würfel und einen je Kopf; Helme ihrer Farbe kosten je einen Kopf statt eines kritischen Treffers; ohne Köpfe stirbt sie.
deployment-p-a1 = Wimpel A1
deployment-p-a1-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.2 schwere Schwertkämpfer, 2.2 Schwertkämpfer, 3.1 Bogenschützen, 3.3 Schwertkämpfer.
deployment-p-a2 = Wimpel A2
deployment-p-a2-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.3 Reiter, 3.2 Schwertkämpfer, 3.3 Schwertkämpfer, 4.2 Bogenschützen.
deployment-p-a3 = Wimpel A3
deployment-p-a3-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.3 schwere Reiter, 2.2 Schwertkämpfer, 3.2 Bogenschützen, 3.4 Freischärler mit Schwertern.
deployment-p-a4 = Wimpel A4
deployment-p-a4-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.1 Reiter, 2.2 Freischärler mit Schwertern, 3.1 Bogenschützen, 3.4 Schwertkämpfer.
deployment-p-a5 = Wimpel A5
deployment-p-a5-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.2 schwere Reiter, 3.3 Schwertkämpfer, 4.1 Bogenschützen.
deployment-p-a6 = Wimpel A6
deployment-p-a6-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.4 leichte Reiter, 2.1 Bogenschützen, 2.3 Reiter, 3.3 Schwertkämpfer.
deployment-p-a7 = Wimpel A7
deployment-p-a7-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.2 Schwertkämpfer, 3.4 schwere Schwertkämpfer, 4.3 Bogenschützen.
deployment-p-b1 = Wimpel B1
deployment-p-b1-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.2 Reiter, 2.2 Schwertkämpfer, 3.1 Bogenschützen, 3.3 Schwertkämpfer.
deployment-p-b2 = Wimpel B2
deployment-p-b2-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.2 schwere Schwertkämpfer, 3.2 Bogenschützen, 3.4 Schwertkämpfer, 4.1 Kobold-Bogenschützen.
deployment-p-b3 = Wimpel B3
deployment-p-b3-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.3 Reiter, 2.1 Bogenschützen, 2.2 Schwertkämpfer, 3.4 Kobold-Echsenreiter.
deployment-p-b4 = Wimpel B4
deployment-p-b4-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.2 Schwertkämpfer, 2.3 Hobgoblin-Schwertkämpfer, 3.1 Bogenschützen, 3.4 Schwertkämpfer.
deployment-p-b5 = Wimpel B5
deployment-p-b5-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.1 schwere Reiter, 3.2 Bogenschützen, 3.3 Schwertkämpfer, 4.3 Kobold-Schwertkämpfer.
deployment-p-b6 = Wimpel B6
deployment-p-b6-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.2 Reiter, 2.1 Bogenschützen, 2.3 Hobgoblin-Schwertkämpfer, 3.3 Schwertkämpfer.
deployment-p-b7 = Wimpel B7
deployment-p-b7-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.3 schwere Reiter, 2.2 Schwertkämpfer, 3.4 schwere Schwertkämpfer, 4.2 Bogenschützen.
deployment-p-c1 = Wimpel C1
deployment-p-c1-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.1 schwere Reiter, 2.3 schwere Reiter, 3.2 Bogenschützen.
deployment-p-c2 = Wimpel C2
deployment-p-c2-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.3 Schwertkämpfer, 3.1 Bogenschützen, 3.2 schwere Schwertkämpfer, 3.3 schwere Schwertkämpfer.
deployment-p-c3 = Wimpel C3
deployment-p-c3-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.2 Schwertkämpfer, 2.1 Reiter, 2.3 Reiter, 3.2 Bogenschützen.
deployment-p-c4 = Wimpel C4
deployment-p-c4-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.2 Schwertkämpfer, 3.1 Schwertkämpfer, 3.2 Schwertkämpfer, 3.4 Bogenschützen.
deployment-p-c5 = Wimpel C5
deployment-p-c5-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.1 Kobold-Echsenreiter, 2.3 Reiter, 3.3 Schwertkämpfer, 4.2 Bogenschützen.
deployment-p-c6 = Wimpel C6
deployment-p-c6-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.2 Hobgoblin-Schwertkämpfer, 2.1 Kobold-Echsenreiter, 2.2 Schwertkämpfer, 3.2 Bogenschützen.
deployment-p-c7 = Wimpel C7
deployment-p-c7-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.2 leichte Reiter, 2.2 Hobgoblin-Schwertkämpfer, 3.3 Schwertkämpfer, 4.1 Bogenschützen.
deployment-s-a1 = Standarten A1
deployment-s-a1-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.2 schwere Reiter, 3.2 Schwertkämpfer, 3.4 Bogenschützen.
deployment-s-a2 = Standarten A2
deployment-s-a2-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.2 Reiter, 3.2 Schwertkämpfer, 3.3 Schwertkämpfer, 4.1 Bogenschützen.
deployment-s-a3 = Standarten A3
deployment-s-a3-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.1 Bogenschützen, 2.2 Schwertkämpfer, 2.3 Freischärler mit Schwertern, 3.2 schwere Schwertkämpfer.
deployment-s-a4 = Standarten A4
deployment-s-a4-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.1 Reiter, 2.3 leichte Reiter, 3.1 Bogenschützen, 3.4 Schwertkämpfer.
deployment-s-a5 = Standarten A5
deployment-s-a5-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.1 schwere Schwertkämpfer, 2.2 Schwertkämpfer, 3.2 Bogenschützen, 3.3 Schwertkämpfer.
deployment-s-a6 = Standarten A6
deployment-s-a6-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.2 schwere Reiter, 2.1 Bogenschützen, 2.3 Freischärler mit Schwertern, 3.3 Schwertkämpfer.
deployment-s-a7 = Standarten A7
deployment-s-a7-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.2 Schwertkämpfer, 3.4 Reiter, 4.3 Bogenschützen.
deployment-s-b1 = Standarten B1
deployment-s-b1-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.2 Zwergen-Schwertkämpfer, 2.2 Schwertkämpfer, 3.1 Bogenschützen, 3.3 Schwertkämpfer.
deployment-s-b2 = Standarten B2
deployment-s-b2-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.3 Zwergen-Schwertkämpfer, 3.2 Bogenschützen, 3.4 Schwertkämpfer, 4.1 Zwergen-Armbrustschützen.
deployment-s-b3 = Standarten B3
deployment-s-b3-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.1 Bogenschützen, 2.2 Schwertkämpfer, 3.2 schwere Zwergen-Schwertkämpfer.
deployment-s-b4 = Standarten B4
deployment-s-b4-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.3 Reiter, 2.2 Schwertkämpfer, 3.1 Bogenschützen, 3.4 Schwertkämpfer.
deployment-s-b5 = Standarten B5
deployment-s-b5-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.1 leichte Reiter, 2.2 Zwergen-Armbrustschützen, 3.2 Bogenschützen, 3.3 Schwertkämpfer.
deployment-s-b6 = Standarten B6
deployment-s-b6-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.2 Freischärler mit Schwertern, 1.3 Reiter, 2.1 Bogenschützen, 3.3 Zwergen-Schwertkämpfer.
deployment-s-b7 = Standarten B7
deployment-s-b7-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.4 schwere Reiter, 2.2 Schwertkämpfer, 4.2 Bogenschützen.
deployment-s-c1 = Standarten C1
deployment-s-c1-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.1 schwere Reiter, 2.3 schwere Reiter, 3.3 Bogenschützen.
deployment-s-c2 = Standarten C2
deployment-s-c2-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.2 Schwertkämpfer, 3.2 schwere Schwertkämpfer, 3.3 schwere Schwertkämpfer, 3.4 Bogenschützen.
deployment-s-c3 = Standarten C3
deployment-s-c3-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.3 Schwertkämpfer, 2.1 Reiter, 2.3 Reiter, 3.3 Bogenschützen.
deployment-s-c4 = Standarten C4
deployment-s-c4-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.2 Schwertkämpfer, 3.1 Bogenschützen, 3.3 Schwertkämpfer, 3.4 Schwertkämpfer.
deployment-s-c5 = Standarten C5
deployment-s-c5-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.1 leichte Reiter, 2.3 Reiter, 3.2 Schwertkämpfer, 4.2 Bogenschützen.
deployment-s-c6 = Standarten C6
deployment-s-c6-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 1.2 Freischärler mit Schwertern, 2.2 Schwertkämpfer, 3.1 Zwergen-Schwertkämpfer, 3.2 Bogenschützen.
deployment-s-c7 = Standarten C7
deployment-s-c7-help = Reihe und Feld, gezählt von der eigenen Grundlinie und von links: 2.2 schwere Zwergen-Schwertkämpfer, 3.3 Schwertkämpfer, 4.1 Bogenschützen.
specialist-archers-stakes = Pfähle der Bogenschützen
specialist-archers-stakes-help = Bis zu zwei Pfahlreihen unter deinen Fernkampfeinheiten auf Ebenen oder Hügeln.
specialist-bow-upgrade = Bogen aufrüsten
specialist-bow-upgrade-help = Bis zu zwei deiner Menschen-Einheiten mit gewöhnlichen Bögen tragen Langbögen.
specialist-dwarven-mercenaries = Zwergensöldner
specialist-dwarven-mercenaries-help = Ersetze bis zu zwei deiner Menschen-Fußeinheiten durch Zwergen-Fußeinheiten derselben Farbe aus dem Vorrat.
specialist-forced-enrollment = Zwangswerbung
specialist-forced-enrollment-help = Stelle eine dritte Einheit deiner Reservekarte auf ein freies Feld der Grundlinie.
specialist-goblinoid-mercenaries = Koboldsöldner
specialist-goblinoid-mercenaries-help = Ersetze eine deiner blauen oder roten Menschen-Einheiten durch zwei grüne Koboldeinheiten aus dem Vorrat.
specialist-illusionary-troops = Trügerische Truppen
specialist-illusionary-troops-help = Vertausche die Plätze zweier deiner Truppen, je Stufe deines Zauberers ein Paar; keine Einheit zweimal.
specialist-infiltration = Unterwanderung
specialist-infiltration-help = Je Stufe deines Schurken ein Zug mit einer anderen Fußeinheit: bis zu 2 Felder, nicht neben einen Feind.
specialist-kings-allies = Die Alliierten des Königs
specialist-kings-allies-help = Gib einer deiner Einheiten eine Figur aus dem Vorrat; mit einem Krieger der Stufe 3 zwei, einer Einheit oder zweien.
specialist-prayer = Gebet
specialist-prayer-help = Beginne mit 2 Machtplättchen mehr, und einem weiteren je Stufe deines Klerikers.
specialist-vantage-point = Günstiger Aussichtspunkt
specialist-vantage-point-help = Versetze deine aufgestellten Reserveeinheiten auf freie Hügel deiner ersten vier Reihen, oder gibt es keinen, auf Ebenen der zweiten Reihe.
option-scenario = Szenario
option-scenario-help = Welche Schlacht geschlagen wird: der Name eines Szenarios oder der Text einer eigenen Szenariodatei.
option-scenario-ploughland = Das Ackerland bei Saint-Aubert
option-scenario-three-crossings = Drei Übergänge
option-scenario-greywater = Grauwassersenke (die Standarten haben es leichter)
option-scenario-hollow-bridge = Der Zoll an der Hohlen Brücke
option-scenario-thornwatch = Dornwacht
option-scenario-long-field = Das Lange Feld (episch)
option-scenario-broad-heath = Die Weite Heide (episch)
option-scenario-mill-brook = Der Mühlbach
option-scenario-fen-drums = Trommeln im Moor
option-scenario-beacon-hills = Die Feuerhügel (mittelalterliche Macht)
option-scenario-old-rampart = Der Alte Wall
option-scenario-free-muster = Das Freie Aufgebot (Zu den Waffen)
option-scenario-grand-muster = Das Große Aufgebot (episch, Zu den Waffen)
option-scenario-twin-fords = Die Zwei Furten (episch)
option-army = Heere
option-army-help = Die Heere des Szenarios, oder „Zu den Waffen“ mit Aufmarschkarten.
option-army-scenario = wie im Szenario
option-army-improvised = Zu den Waffen, Stegreif
option-army-organised = Zu den Waffen, organisiert
option-lore = Macht
option-lore-help = Wie das Szenario es sagt, oder wie ihr wollt: einfach, mit mittelalterlichen Machtregeln (keine Kriegsräte, wenige Karten) oder mit Kriegsräten und aller Macht.
option-lore-scenario = wie im Szenario
option-lore-medieval = mittelalterliche Machtregeln
option-lore-plain = einfach, ohne Macht
option-lore-lore = Macht mit Kriegsräten
option-allies = Widerstrebende Verbündete
option-allies-help = Vier Spieler, in jedem Lager zwei Verbündete mit eigenem Heer und eigenem Kriegsrat.
option-landmarks = Spezielle Orte
option-landmarks-help = Ob Meister der Stufe 3 ihre speziellen Orte und Kreaturen ihre Höhlen mitbringen.
option-landmarks-scenario = wie im Szenario
option-landmarks-yes = erlaubt
option-landmarks-no = nicht erlaubt
option-creatures = Kreaturen
option-creatures-help = Welche Kreaturen in den Kriegsrat genommen werden dürfen.
option-creatures-scenario = die das Szenario anbietet
option-creatures-free = alle
option-windows = Reaktionen
option-windows-help = Gefragt wird jeder, der eine passende Machtkarte haben könnte, das verrät nichts; oder, schneller, nur wer wirklich eine hat.
option-windows-everyone = fragen, wer reagieren könnte
option-windows-holders = nur fragen, wer reagieren kann
step-commandphase = Spiele eine Kommandokarte.
step-secondsection = Du darfst eine Bereichskarte vom epischen Kartenhalter dazunehmen.
step-repeating = Welche Karte wiederholt dein Gegenangriff?
step-orderphase = Aktiviere deine Einheiten, dann sage, dass du fertig bist.
step-rallying = Gib deinen Einheiten Figuren zurück.
step-movementphase = Bewege deine aktivierten Einheiten oder beende die Bewegungsphase.
step-rushtarget = Welchem Feind gilt der Ansturm?
step-combatphase = Greife mit deinen aktivierten Einheiten an oder beende die Kampfphase.
step-window = Spiele eine Machtkarte oder passe.
step-encore = Spiele die Karte, die Déjà-vu dir zurückbringt.
step-aiming = Benenne die Ziele der Machtkarte.
step-symbols = Was bewirken die Machtsymbole deiner Kreatur?
step-flags = Wie viele Rückzugsflaggen ignoriert deine Einheit?
step-retreat = Wohin zieht sich deine Einheit zurück?
step-battleback = Führt deine Einheit einen Gegenschlag?
step-gainground = Gewinnt deine Einheit Boden?
step-pursuit = Deine berittene Einheit darf verfolgen.
step-bonusattack = Deine berittene Einheit darf zusätzlich angreifen.
step-lightning = Wohin springt der Blitz?
step-givelore = Lege eine Machtkarte ab.
step-spying = Welche Kommandokarte des Gegners wird abgelegt?
step-afterbattle = Deine Einheit darf nach ihrem Kampf ziehen.
step-secondwind = Deine Einheit darf das geräumte Feld betreten, bevor sie noch einmal kämpft.
step-training = Deine Einheit darf ihre Fahne aufwerten.
step-scouting = Welche Kommandokarte behältst du?
step-loreaction = Zwei Machtkarten, von denen du eine behältst, eine Karte und ein Machtplättchen, oder zwei Machtplättchen?
step-keeplore = Welche Machtkarte behältst du?
step-handlimit = Du hast zu viele Machtkarten: lege ab.
step-councils = Berufe verdeckt deinen Kriegsrat ein, dann bestätige.
step-othercreature = Deine Kreatur ging an einen anderen Spieler; du darfst eine andere nehmen.
step-firstlore = Welche Machtkarten behältst du?
step-placelandmarks = Platziere einen speziellen Ort.
step-placepassage = Platziere den Geheimgang.
step-placecreature = Wo kommt deine Kreatur aufs Feld?
step-placestronghold = Du darfst eine Festung unter eine deiner Einheiten legen.
step-chooseset = Wähle einen Satz Aufmarschkarten.
step-choosezone = Nimmst du die roten oder die blauen Zonen?
step-assigning = Ordne deine Aufmarschkarten verdeckt zu, dann bestätige.
step-displaced = Eine Einheit kann nicht stehen, wo ihre Karte sie zeigt: wähle ein Feld der Grundlinie.
step-scouts = Lass deinen Spähtrupp aufmarschieren.
step-reserve = Lass deine Reserve aufmarschieren.
step-exchanging = Tausche deine Lehensaufgebote gegen Truppen.
step-replacing = Wo steht die neue Einheit?
step-draft = Nimm eine Spezialistenkarte oder passe.
step-playspecialists = Spiele deine Spezialistenkarten.
step-specialist = Wende die Spezialistenkarte an, so weit du möchtest.
step-secondgoblins = Lass die zweite Koboldeinheit aufmarschieren.
verb-command = „{ $card }“ spielen
verb-rack = „{ $card }“ vom epischen Kartenhalter spielen
verb-lore = „{ $card }“ spielen
verb-lore-at = „{ $card }“ auf { $hex } spielen
verb-lore-in = „{ $card }“ für { $section-object } spielen
verb-lore-on = „{ $card }“ gegen { $seat } spielen
verb-deja-vu = Déjà-vu mit der nächsten Machtkarte spielen
verb-pass = passen
verb-copy = „{ $card }“ wiederholen
verb-choose = { $section-object } wählen
verb-order = { $hex } aktivieren ({ $section })
verb-order-afar = die Kreatur auf { $hex } für drei Machtplättchen aktivieren ({ $section })
verb-order-all = alle aktivieren
verb-done = fertig
verb-heal = eine Figur nach { $hex } zurückholen
verb-move = von { $from } nach { $to } ziehen
verb-rush = von { $from } nach { $to } anstürmen
verb-rush-at = den Ansturm gegen { $target } richten
verb-tear-web = das Netz auf { $hex } zerreißen
verb-call = { $seat } das Wort geben
verb-end = die Phase beenden
verb-attack = von { $from } aus { $target } angreifen
verb-web = von { $from } aus ein Netz auf { $target } werfen
verb-power = Fertigkeit einsetzen: { $power }
verb-store = ein Machtplättchen bei der Kreatur ablegen
verb-goblet = ein Machtplättchen nehmen
verb-ignore = { $flags ->
        [0] keine Flagge
        [one] 1 Flagge
       *[other] { $flags } Flaggen
    } ignorieren
verb-retreat = nach { $to } zurückziehen
verb-battle-back = einen Gegenschlag führen
verb-gain-ground = Boden gewinnen
verb-pursue = nach { $to } verfolgen
verb-bonus-attack = { $target } zusätzlich angreifen
verb-aim = { $hex } als Ziel benennen
verb-keep = „{ $card }“ behalten
verb-draw-two = zwei Machtkarten ziehen, eine behalten
verb-card-and-token = eine Machtkarte und ein Machtplättchen
verb-two-tokens = zwei Machtplättchen
verb-keep-lore = „{ $card }“ behalten
verb-discard-lore = „{ $card }“ ablegen
verb-discard = „{ $card }“ ablegen
verb-train = die Fahne auf { $hex } aufwerten
verb-raise = eine Stufe für: { $member }
verb-take-creature = in den Kriegsrat nehmen: { $creature }
verb-confirm = bestätigen
verb-place = auf { $hex } platzieren
verb-choose-set = { $set } wählen
verb-assign = { $card } zuordnen: { $post }
verb-take-zone = { $zone } nehmen
verb-deploy = { $unit } auf { $hex } aufstellen
verb-exchange = das Lehensaufgebot auf { $levy } tauschen gegen { $unit }
verb-draft = „{ $card }“ nehmen
verb-specialist = „{ $card }“ spielen
verb-swap = { $one } und { $other } vertauschen
verb-replace = die Einheit auf { $hex } ersetzen durch { $unit }
verb-place-landmark = { $terrain } auf { $hex } platzieren

# Was Würfel zeigen, als Liste der gefallenen Seiten: dice-from-*, bevor die erste genannt ist, dice-then-* danach,
# dice-join-*, was vor einer Seite steht, dice-some-*, wie viele es sind. dice-show: ein Würfel oder mehrere, dice-only-*: Sonst fiel nichts.
dice-some-green = { $green ->
        [one] einen grünen Helm
       *[other] { $green } grüne Helme
    }
dice-some-blue = { $blue ->
        [one] einen blauen Helm
       *[other] { $blue } blaue Helme
    }
dice-some-red = { $red ->
        [one] einen roten Helm
       *[other] { $red } rote Helme
    }
dice-some-strike = { $strike ->
        [one] einen Bonus-Schlag
       *[other] { $strike } Bonus-Schläge
    }
dice-some-lore = { $lore ->
        [one] ein Machtsymbol
       *[other] { $lore } Machtsymbole
    }
dice-some-flag = { $flag ->
        [one] eine Flagge
       *[other] { $flag } Flaggen
    }
dice-faces = { $green ->
        [0] { dice-from-blue }
       *[other] { dice-some-green }{ dice-then-blue }
    }
dice-from-blue = { $blue ->
        [0] { dice-from-red }
       *[other] { dice-some-blue }{ dice-then-red }
    }
dice-from-red = { $red ->
        [0] { dice-from-strike }
       *[other] { dice-some-red }{ dice-then-strike }
    }
dice-from-strike = { $strike ->
        [0] { dice-from-lore }
       *[other] { dice-some-strike }{ dice-then-lore }
    }
dice-from-lore = { $lore ->
        [0] { dice-from-flag }
       *[other] { dice-some-lore }{ dice-then-flag }
    }
dice-from-flag = { $flag ->
        [0] nichts
       *[other] { dice-some-flag }
    }
dice-then-blue = { $blue ->
        [0] { dice-then-red }
       *[other] { dice-join-blue }{ dice-some-blue }{ dice-then-red }
    }
dice-then-red = { $red ->
        [0] { dice-then-strike }
       *[other] { dice-join-red }{ dice-some-red }{ dice-then-strike }
    }
dice-then-strike = { $strike ->
        [0] { dice-then-lore }
       *[other] { dice-join-strike }{ dice-some-strike }{ dice-then-lore }
    }
dice-then-lore = { $lore ->
        [0] { dice-then-flag }
       *[other] { dice-join-lore }{ dice-some-lore }{ dice-then-flag }
    }
dice-then-flag = { $flag ->
        [0] {""}
       *[other] {" und "}{ dice-some-flag }
    }
dice-join-blue = { $red ->
        [0] { dice-join-red }
       *[other] {", "}
    }
dice-join-red = { $strike ->
        [0] { dice-join-strike }
       *[other] {", "}
    }
dice-join-strike = { $lore ->
        [0] { dice-join-lore }
       *[other] {", "}
    }
dice-join-lore = { $flag ->
        [0] {" und "}
       *[other] {", "}
    }
dice-show = { $green ->
        [0] { dice-one-blue }
        [1] { dice-only-green }
       *[other] Die Würfel zeigen
    }
dice-one-blue = { $blue ->
        [0] { dice-one-red }
        [1] { dice-only-blue }
       *[other] Die Würfel zeigen
    }
dice-one-red = { $red ->
        [0] { dice-one-strike }
        [1] { dice-only-red }
       *[other] Die Würfel zeigen
    }
dice-one-strike = { $strike ->
        [0] { dice-one-lore }
        [1] { dice-only-strike }
       *[other] Die Würfel zeigen
    }
dice-one-lore = { $lore ->
        [0] { dice-one-flag }
        [1] { dice-only-lore }
       *[other] Die Würfel zeigen
    }
dice-one-flag = { $flag ->
        [0] Die Würfel zeigen
        [1] Der Würfel zeigt
       *[other] Die Würfel zeigen
    }
dice-only-green = { $blue ->
        [0] { dice-only-blue }
       *[other] Die Würfel zeigen
    }
dice-only-blue = { $red ->
        [0] { dice-only-red }
       *[other] Die Würfel zeigen
    }
dice-only-red = { $strike ->
        [0] { dice-only-strike }
       *[other] Die Würfel zeigen
    }
dice-only-strike = { $lore ->
        [0] { dice-only-lore }
       *[other] Die Würfel zeigen
    }
dice-only-lore = { $flag ->
        [0] Der Würfel zeigt
       *[other] Die Würfel zeigen
    }

event-turn-began = Zug { $turn }: { $seat-subject } { $seat-number ->
        [one] ist
       *[other] sind
    } am Zug.
event-card-played = { $seat-subject } { $seat-number ->
        [one] spielt
       *[other] spielen
    } „{ $card }“.
event-rack-played = { $seat-subject } { $seat-number ->
        [one] spielt
       *[other] spielen
    } „{ $card }“ vom epischen Kartenhalter.
event-copied = { $seat-subject } { $seat-number ->
        [one] wiederholt
       *[other] wiederholen
    } die letzte Karte des Gegners, „{ $last }“{ $turned ->
        [0] {""}
       *[1] {" "}– mit Links und Rechts vertauscht „{ $card }“
    }.
event-taken-back = { $seat-subject } { $seat-number ->
        [one] muss
       *[other] müssen
    } „{ $card }“ zurücknehmen.
event-ordered = { $unit-subject } auf { $hex } { $unit-number ->
        [one] wird
       *[other] werden
    } { $way ->
        [1] für 3 Machtplättchen außerhalb des Bereichs{" "}
        [2] über die Kommandokarte hinaus durch „{ lore-warrior-follow-me }“{" "}
       *[0] {""}
    }aktiviert.
event-moved = { $unit-subject } { $unit-number ->
        [one] zieht
       *[other] ziehen
    } von { $from } nach { $to }.
event-rushed = { $unit-subject } { $unit-number ->
        [one] stürmt
       *[other] stürmen
    } von { $from } nach { $to } und { $unit-number ->
        [one] muss
       *[other] müssen
    } die Einheit auf { $target } angreifen.
event-attacked = { $unit-subject } { $seat-of } auf { $from } { $manner ->
        [1] { $unit-number ->
            [one] führt
           *[other] führen
        } einen Bonusangriff gegen
        [2] { $unit-number ->
            [one] wirft
           *[other] werfen
        } ein Netz nach { $target-to } { $other-of }
       *[0] { $unit-number ->
            [one] greift
           *[other] greifen
        }
    } { $manner ->
        [2] {""}
       *[other] { $target-object } { $other-of }{" "}
    }auf { $to } mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    }{ $manner ->
        [0] {" "}an
       *[other] {""}
    }.
event-battled-back = { $unit-subject } { $seat-of } auf { $from } { $unit-number ->
        [one] schlägt
       *[other] schlagen
    } { $first ->
        [0] gegen { $target-object } { $other-of } auf { $to } mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } zurück
       *[1] aus dem Hinterhalt zuerst zu, gegen { $target-object } { $other-of } auf { $to } mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    }
    }.
event-rolled = { dice-show } { dice-faces }.
event-rout-rolled = Beim Panikwurf für { $unit-object } auf { $hex } wird für jedes betretene Feld ein Würfel geworfen. { dice-show } { dice-faces }. { $hits ->
        [0] Ohne einen { $colour }en Helm geht keine Figur verloren.
       *[other] Jeder { $colour }e Helm kostet eine Figur.
    }
event-critical-rolled = Ein Würfel für jeden Treffer entscheidet, ob es ein kritischer Treffer gegen { $unit-object } auf { $hex } ist. { dice-show } { dice-faces }. { $hits ->
        [0] Ohne einen { $colour }en Helm ist es kein kritischer Treffer.
       *[other] Mit einem { $colour }en Helm ist es ein kritischer Treffer.
    }
event-lost = { $unit-subject } auf { $hex } { $unit-number ->
        [one] verliert
       *[other] verlieren
    } { $figures ->
        [one] 1 Figur
       *[other] { $figures } Figuren
    }{ $left ->
        [0] ; keine ist übrig
        [one] ; 1 von { $full } ist übrig
       *[other] ; { $left } von { $full } sind übrig
    }.
event-head-lost = Die Hydra auf { $hex } verliert { $heads ->
        [one] 1 Kopf
       *[other] { $heads } Köpfe
    }; { $left ->
        [0] keiner ist
        [one] 1 ist
       *[other] { $left } sind
    } übrig.
event-eliminated = { $unit-subject } auf { $hex } { $unit-number ->
        [one] ist vernichtet
       *[other] sind vernichtet
    }, und das ist Fahne { $total } { $lead ->
        [0] von { $goal } für { $seat-object }
       *[other] für { $seat-object }; nötig sind { $goal } Fahnen und { $lead ->
            [one] 1 Fahne
           *[other] { $lead } Fahnen
        } Vorsprung
    }.
event-ignored = { $unit-subject } auf { $hex } { $unit-number ->
        [one] ignoriert
       *[other] ignorieren
    } { $flags ->
        [one] 1 Flagge
       *[other] { $flags } Flaggen
    }{ $left ->
        [0] {""}
        [one] ; 1 weitere zählt
       *[other] ; { $left } weitere zählen
    }.
event-retreated = { $unit-subject } { $seat-of } { $unit-number ->
        [one] zieht sich
       *[other] ziehen sich
    } von { $from } nach { $to } zurück.
event-blocked = { $unit-subject } auf { $hex } { $unit-number ->
        [one] kann
       *[other] können
    } nicht weit genug zurückweichen ({ $hexes ->
        [one] es fehlt 1 Feld
       *[other] es fehlen { $hexes } Felder
    }) und { $unit-number ->
        [one] erhält dafür { $hexes } Treffer
       *[other] verlieren dafür { $hexes ->
            [one] eine Figur
           *[other] je eine Figur
        }
    }.
event-trampled = { $unit-subject } auf { $hex } { $unit-number ->
        [one] wird niedergetrampelt
       *[other] werden niedergetrampelt
    }.
event-ground-gained = { $unit-subject } { $seat-of } { $unit-number ->
        [one] rückt
       *[other] rücken
    } von { $from } auf das geräumte Feld { $to } nach.
event-pursued = { $unit-subject } { $seat-of } { $unit-number ->
        [one] rückt
       *[other] rücken
    } in der Verfolgung noch ein Feld weiter nach { $to }.
event-tokens = { $seat-subject } { $seat-number ->
        [one] nimmt
       *[other] nehmen
    } { $tokens } Machtplättchen und { $seat-number ->
        [one] hat
       *[other] haben
    } jetzt { $left }.
event-paid = { $seat-subject } { $seat-number ->
        [one] gibt
       *[other] geben
    } { $tokens } Machtplättchen { $paying } ab und { $seat-number ->
        [one] hat
       *[other] haben
    } { $left ->
        [0] keines mehr
       *[other] noch { $left }
    }.
event-stored = Ein Machtplättchen wird bei { $unit-to } auf { $hex } abgelegt.
event-power-used = { $unit-subject } auf { $hex } setzt die Fertigkeit „{ $power }“ ein.
event-lore-played = { $seat-subject } { $seat-number ->
        [one] spielt
       *[other] spielen
    } „{ $card }“{ $encore ->
        [0] {""}
       *[other] {" "}zusammen mit „{ lore-rogue-deja-vu }“
    } für { $cost } Machtplättchen{ $encore ->
        [0] { $more ->
            [0] {""}
           *[other] , davon { $more } mangels { $master-of },
        }
       *[other] , davon { $encore } für „{ lore-rogue-deja-vu }“{ $more ->
            [0] {""}
           *[other] {" "}und { $more } mangels { $master-of }
        },
    } und { $seat-number ->
        [one] hat
       *[other] haben
    } { $left ->
        [0] keines mehr
       *[other] noch { $left }
    }. Die Wirkung: { $card-help }{ $encore ->
        [0] {""}
       *[other] {" "}Durch „{ lore-rogue-deja-vu }“ kommt die Karte auf die Hand zurück.
    }
event-lore-cancelled = „{ $card }“ wird vereitelt und bleibt ohne Wirkung.
event-lore-rolled = Für die Karte „{ $card }“, die { $unit-to } auf { $hex } gilt, wird gewürfelt. { dice-show } { dice-faces }. { $drives ->
        [0] { $works ->
            [0] Keiner der Würfel zählt.
            [one] 1 der Würfel zählt.
           *[other] { $works } der Würfel zählen.
        }
       *[1] { $flag ->
            [0] { $works ->
                [0] Keiner der Würfel zählt.
                [one] 1 der Würfel zählt.
               *[other] { $works } der Würfel zählen.
            }
           *[other] { $works ->
                [0] Nur Flaggen zählen.
                [one] Außer Flaggen zählt 1 der Würfel.
               *[other] Außer Flaggen zählen { $works } der Würfel.
            }
        }
    }
event-card-rolled = Für „{ $card }“ wird gewürfelt. { dice-show } { dice-faces }.
event-armed = { $unit-subject } auf { $hex } { $unit-number ->
        [one] trägt
       *[other] tragen
    } nun Langbögen.
event-healed = { $unit-subject } auf { $hex } { $unit-number ->
        [one] erhält
       *[other] erhalten
    } { $figures ->
        [one] 1 Figur
       *[other] { $figures } Figuren
    } zurück und { $unit-number ->
        [one] hat
       *[other] haben
    } nun { $left } von { $full }.
event-ported = { $unit-subject } { $unit-number ->
        [one] verschwindet
       *[other] verschwinden
    } von { $from } und { $unit-number ->
        [one] erscheint
       *[other] erscheinen
    } auf { $to }.
event-poison-put = { $unit-subject } auf { $hex } { $unit-number ->
        [one] ist vergiftet
       *[other] sind vergiftet
    }.
event-poison-ended = { $unit-subject } auf { $hex } { $unit-number ->
        [one] überwindet
       *[other] überwinden
    } das Gift.
event-web-put = { $unit-subject } auf { $hex } { $unit-number ->
        [one] ist
       *[other] sind
    } in einem Netz gefangen.
event-web-torn = { $unit-subject } auf { $hex } { $unit-number ->
        [one] zerreißt
       *[other] zerreißen
    } das Netz.
event-drew = { $seat-subject } { $seat-number ->
        [one] zieht
       *[other] ziehen
    } die Kommandokarte „{ $card }“.
event-drew-hidden = { $seat-subject } { $seat-number ->
        [one] zieht
       *[other] ziehen
    } eine Kommandokarte.
event-discarded = { $seat-subject } { $seat-number ->
        [one] legt
       *[other] legen
    } die Kommandokarte „{ $card }“ auf den Ablagestapel.
event-drew-lore = { $seat-subject } { $seat-number ->
        [one] zieht
       *[other] ziehen
    } die Machtkarte „{ $card }“.
event-drew-lore-hidden = { $seat-subject } { $seat-number ->
        [one] zieht
       *[other] ziehen
    } eine Machtkarte.
event-discarded-lore = { $seat-subject } { $seat-number ->
        [one] legt
       *[other] legen
    } die Machtkarte „{ $card }“{ $why ->
        [first] {" "}aus den ersten vier ab
        [other] , die andere der beiden gezogenen, ab
        [limit] {" "}ab, weil nur { $limit } { $limit ->
            [one] Machtkarte
           *[other] Machtkarten
        } erlaubt { $limit ->
            [one] ist
           *[other] sind
        }
       *[card] {" "}ab
    }.
event-rack-filled = „{ $card }“ kommt auf den epischen Kartenhalter.
event-rack-cleared = Auf dem epischen Kartenhalter stehen nur Taktikkarten; er wird erneuert.
event-shuffled = { $whole ->
        [1] Alle Kommandokarten beider Stapel werden zusammen gemischt.
       *[0] Der Ablagestapel der Kommandokarten wird gemischt und neu verwendet.
    }
event-looked = { $seat-subject } { $seat-number ->
        [one] sieht
       *[other] sehen
    } sich die Karten { $other-of } an.
event-objective-held = { $camp-subject } halten { $hex }; das ist { $banners ->
        [one] 1 Siegfahne
       *[other] { $banners } Siegfahnen
    } wert. Das macht { $total } von { $goal }.
event-objective-lost = { $camp-subject } halten { $hex } nicht mehr und verlieren { $banners ->
        [one] die Siegfahne
       *[other] die { $banners } Siegfahnen
    } dafür; sie haben jetzt { $total } von { $goal }.
event-trained = { $unit-subject } auf { $hex } { $unit-number ->
        [one] wertet
       *[other] werten
    } die Fahne auf; sie ist jetzt { $colour }.
event-council = Der Kriegsrat { $seat-of } hat { $commander ->
        [0] keinen Befehlshaber
       *[other] einen Befehlshaber der Stufe { $commander }
    }{ $cleric ->
        [0] {""}
       *[other] , einen Kleriker der Stufe { $cleric }
    }{ $wizard ->
        [0] {""}
       *[other] , einen Zauberer der Stufe { $wizard }
    }{ $rogue ->
        [0] {""}
       *[other] , einen Schurken der Stufe { $rogue }
    }{ $warrior ->
        [0] {""}
       *[other] , einen Krieger der Stufe { $warrior }
    } und { $creature ->
        [0] keine Kreatur
        [one] 1 Kreatur
       *[other] { $creature } Kreaturen
    }.
event-placed = { $seat-subject } { $seat-number ->
        [one] stellt
       *[other] stellen
    } auf { $hex-bare } { $terrain-object } auf.
event-deployed = { $seat-subject } { $seat-number ->
        [one] stellt
       *[other] stellen
    } { $unit-object } auf { $hex } auf.
event-forgone = { $seat-subject } { $seat-number ->
        [one] muss
       *[other] müssen
    } auf { $unit-object } verzichten.
event-levied = { $seat-subject } { $seat-number ->
        [one] legt
       *[other] legen
    } ein Lehensaufgebot ({ $colour }) auf { $hex }.
event-turned-up = { $seat-subject } { $seat-number ->
        [one] deckt
       *[other] decken
    } die Karte „{ $card }“ auf ({ $post }).
event-set-chosen = { $seat-subject } { $seat-number ->
        [one] wählt
       *[other] wählen
    } { $set }.
event-drew-deployment = { $seat-subject } { $seat-number ->
        [one] zieht
       *[other] ziehen
    } die Aufmarschkarte { $card }.
event-drew-deployment-hidden = { $seat-subject } { $seat-number ->
        [one] zieht
       *[other] ziehen
    } eine Aufmarschkarte.
event-drafted = { $seat-subject } { $seat-number ->
        [one] nimmt
       *[other] nehmen
    } die Spezialistenkarte „{ $card }“.
event-specialist-played = { $seat-subject } { $seat-number ->
        [one] spielt
       *[other] spielen
    } die Spezialistenkarte „{ $card }“.
event-first-turn = { $seat-subject } { $seat-number ->
        [one] beginnt
       *[other] beginnen
    }.
event-turn-marker = { $seat-subject } { $seat-number ->
        [one] erhält
       *[other] erhalten
    } den Rundenmarker { $marker }.
event-last-round = { $camp-subject } haben ihre Siegfahnen; dies ist die letzte Runde.
event-won = { $camp-subject } gewinnen mit { $banners } zu { $against } Fahnen.
event-hit = { $hits ->
        [0] Das ist kein Treffer gegen { $unit-object } auf { $hex }.
        [one] Das ist 1 Treffer gegen { $unit-object } auf { $hex }.
       *[other] Das sind { $hits } Treffer gegen { $unit-object } auf { $hex }.
    }
event-strikes-lost = { $strikes ->
        [one] 1 Bonus-Schlag { $unit-of } zählt nicht, weil { $why }.
       *[other] { $strikes } Bonus-Schläge { $unit-of } zählen nicht, weil { $why }.
    }
event-dodged = { $unit-subject } auf { $hex } { $unit-number ->
        [one] entgeht
       *[other] entgehen
    } { $helmets ->
        [one] 1 Helmtreffer
       *[other] { $helmets } Helmtreffern
    }.
event-not-answered = { $unit-subject } auf { $hex } { $unit-number ->
        [one] verzichtet
       *[other] verzichten
    } auf den Gegenschlag.
event-stayed = { $unit-subject } auf { $hex } { $unit-number ->
        [one] rückt
       *[other] rücken
    } nicht nach.
event-lore-returned = „{ $card }“ kehrt auf die Hand { $seat-of } zurück.
event-lore-shuffled = Der Ablagestapel der Machtkarten wird gemischt und neu verwendet.
event-aimed-at = „{ $card }“ gilt { $unit-to } auf { $hex }.
event-aimed-in = „{ $card }“ gilt für { $section-object }, von seinem Spieler aus gesehen.
event-aimed-on = „{ $card }“ wird gegen { $seat-object } gespielt.
event-flames = Auf { $hex } lodert eine Flammenwand.
event-poison-rolled = Der Würfel für das Gift bei { $unit-to } auf { $hex } zeigt { dice-faces }. Ein Helm der eigenen Farbe oder ein Machtsymbol kostet eine Figur, eine Flagge beendet das Gift.
event-green-rolled = { $seat-subject } { $seat-number ->
        [one] würfelt
       *[other] würfeln
    } mit sechs Würfeln um den Vortritt und { $seat-number ->
        [one] erzielt
       *[other] erzielen
    } { $helmets ->
        [0] keinen grünen Helm
        [one] 1 grünen Helm
       *[other] { $helmets } grüne Helme
    }.
event-creature-taken = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $unit-object } für den Kriegsrat gewählt.
event-zone-taken = { $seat-subject } { $seat-number ->
        [one] marschiert
       *[other] marschieren
    } in diesen Zonen auf: { $zone }.
command-scout-left = Kundschafter (links)
command-scout-left-help = Aktiviere links 1 Einheit; ziehe am Zugende zwei Karten, behalte eine.
command-scout-center = Kundschafter (Mitte)
command-scout-center-help = Aktiviere in der Mitte 1 Einheit; ziehe am Zugende zwei Karten, behalte eine.
command-scout-right = Kundschafter (rechts)
command-scout-right-help = Aktiviere rechts 1 Einheit; ziehe am Zugende zwei Karten, behalte eine.
command-patrol-left = Patrouille (links)
command-patrol-left-help = Aktiviere links 2 Einheiten.
command-patrol-center = Patrouille (Mitte)
command-patrol-center-help = Aktiviere in der Mitte 2 Einheiten.
command-patrol-right = Patrouille (rechts)
command-patrol-right-help = Aktiviere rechts 2 Einheiten.
command-attack-left = Angriff (links)
command-attack-left-help = Aktiviere links 3 Einheiten.
command-attack-center = Angriff (Mitte)
command-attack-center-help = Aktiviere in der Mitte 3 Einheiten.
command-attack-right = Angriff (rechts)
command-attack-right-help = Aktiviere rechts 3 Einheiten.
command-advance-left = Vormarsch (links)
command-advance-left-help = Aktiviere links je eigener Kommandokarte, diese eingeschlossen, eine Einheit.
command-advance-center = Vormarsch (Mitte)
command-advance-center-help = Aktiviere in der Mitte je eigener Kommandokarte, diese eingeschlossen, eine Einheit.
command-advance-right = Vormarsch (rechts)
command-advance-right-help = Aktiviere rechts je eigener Kommandokarte, diese eingeschlossen, eine Einheit.
command-scouting-line = Späherkette
command-scouting-line-help = Aktiviere in jedem Bereich 1 Einheit.
command-both-wings = Beide Flügel
command-both-wings-help = Aktiviere links und rechts je 2 Einheiten.
command-general-advance = Allgemeiner Vormarsch
command-general-advance-help = Aktiviere in jedem Bereich 2 Einheiten.
command-green-banners = Grüne Fahnen
command-green-banners-help = Aktiviere je eigener Kommandokarte, diese eingeschlossen, eine beliebige grüne Einheit.
command-blue-banners = Blaue Fahnen
command-blue-banners-help = Aktiviere je eigener Kommandokarte, diese eingeschlossen, eine beliebige blaue Einheit.
command-red-banners = Rote Fahnen
command-red-banners-help = Aktiviere je eigener Kommandokarte, diese eingeschlossen, eine beliebige rote Einheit.
command-mounted-charge = Reiterattacke
command-mounted-charge-help = Aktiviere bis zu 4 berittene Einheiten; jede hat im Nahkampf einen Würfel mehr.
command-foot-onslaught = Ansturm zu Fuß
command-foot-onslaught-help = Aktiviere alle Fußeinheiten eines Bereichs; jede darf ein Feld weiter ziehen und trotzdem im Nahkampf kämpfen.
command-darken-the-sky = Den Himmel verdunkeln
command-darken-the-sky-help = Aktiviere alle Fernkampfeinheiten; sie ziehen nicht und schießen zweimal, oder greifen einmal an, wenn ein Feind angrenzt.
command-counter-attack = Gegenangriff
command-counter-attack-help = Wiederhole die Befehle der letzten Karte des Gegners. Links und Rechts werden vertauscht, damit sie für denselben Abschnitt des Feldes gelten.
command-leadership = Führung
command-leadership-help = Aktiviere eine Einheit; sie hat zwei Würfel mehr. Episch: je Stufe des Befehlshabers eine Einheit mehr, jede mit einem Würfel mehr.
command-battle-lust = Kampfstärke
command-battle-lust-help = Würfle je Kommandokarte einen Würfel: Helme aktivieren Einheiten ihrer Farbe, Schläge beliebige, Machtsymbole bringen Machtplättchen; diese Einheiten haben einen Würfel mehr (episch: zwei). Danach werden beide Stapel zusammengemischt.
command-rally = Sammeln
command-rally-help = Würfle je Kommandokarte einen Würfel: ein Helm bringt einer Einheit seiner Farbe eine Figur zurück, ein Schlag oder Machtsymbol einer beliebigen; dann aktiviere bis zu zwei dieser Einheiten oder irgendeine.
lore-cleric-mend = Flicken
lore-cleric-mend-help = Würfle 2 Würfel für eine geschwächte Einheit: ihre Farbe und Machtsymbole bringen Figuren zurück.
lore-cleric-steadfast-prayer = Gebet der Standhaftigkeit
lore-cleric-steadfast-prayer-help = Deine angegriffene Einheit ist in diesem Kampf zweifach mutig.
lore-cleric-bless = Segen
lore-cleric-bless-help = Eine aktivierte Einheit hat in diesem Zug im Nahkampf einen Würfel mehr und ist bis zu deinem nächsten Zug mutig.
lore-cleric-move-as-the-wind = Schnell wie der Wind
lore-cleric-move-as-the-wind-help = Eine aktivierte Einheit zieht 2 Felder weiter und wird von Gelände nicht angehalten.
lore-cleric-shield-of-faith = Schild des Glaubens
lore-cleric-shield-of-faith-help = Bonus-Schläge wirken in diesem Kampf nicht gegen deine Einheit.
lore-cleric-entangling-roots = Fesselnde Wurzeln
lore-cleric-entangling-roots-help = Ein Feind auf oder neben Wald darf in seinem nächsten Zug nicht ziehen.
lore-cleric-healing-hands = Heilende Hände
lore-cleric-healing-hands-help = Würfle Stufe + 2 Würfel für eine geschwächte Einheit: ihre Farbe, Schläge und Machtsymbole bringen Figuren zurück.
lore-cleric-mists-of-terror = Nebel des Schreckens
lore-cleric-mists-of-terror-help = Feinde eines Bereichs können in diesem Zug weder Flaggen ignorieren noch zurückschlagen.
lore-cleric-sanctuary = Freistatt
lore-cleric-sanctuary-help = Bis zu deinem nächsten Zug kein Nahkampf gegen eine deiner Einheiten; auch sie darf nicht kämpfen.
lore-cleric-forest-frenzy = Raserei des Waldes
lore-cleric-forest-frenzy-help = Stufe + 1 Würfel gegen jeden Feind auf oder neben Wald: seine Farbe und Machtsymbole treffen.
lore-cleric-hills-rumble = Grollen der Hügel
lore-cleric-hills-rumble-help = Stufe + 1 Würfel gegen jeden Feind auf oder neben Hügeln: seine Farbe und Machtsymbole treffen.
lore-cleric-rivers-rage = Zorn der Flüsse
lore-cleric-rivers-rage-help = Stufe + 1 Würfel gegen jeden Feind auf einem Übergang oder neben einem Fluss: seine Farbe und Machtsymbole treffen.
lore-cleric-becalm = Windstille
lore-cleric-becalm-help = Fernangriffe des Gegners haben in diesem Zug höchstens einen Würfel.
lore-cleric-mass-healing = Große Heilung
lore-cleric-mass-healing-help = Jede geschwächte eigene Einheit eines Bereichs erhält eine Figur zurück.
lore-cleric-judgement = Gericht
lore-cleric-judgement-help = Stufe + 2 Würfel gegen einen Feind: seine Farbe und Machtsymbole treffen, jede Flagge treibt ihn ein Feld zurück.
lore-wizard-arcane-spark = Arkaner Funke
lore-wizard-arcane-spark-help = 2 Würfel gegen einen Feind im Umkreis von 4 Feldern um eine eigene Einheit: seine Farbe trifft.
lore-wizard-scrying = Hellsicht
lore-wizard-scrying-help = Sieh alle Karten des Gegners; ziehe eine Machtkarte und lege eine ab.
lore-wizard-leaden-feet = Bleierne Füße
lore-wizard-leaden-feet-help = Eine feindliche Einheit zieht in diesem Zug höchstens ein Feld.
lore-wizard-eagle-eye = Adlerauge
lore-wizard-eagle-eye-help = Eine Fernkampfeinheit schießt 2 Felder weiter, Einheiten versperren ihr nicht die Sicht.
lore-wizard-dispel-lore = Macht bannen
lore-wizard-dispel-lore-help = Die Machtkarte des Gegners bleibt ohne Wirkung.
lore-wizard-runed-blades = Runenklingen
lore-wizard-runed-blades-help = Machtsymbole einer aktivierten Einheit treffen in diesem Zug im Nahkampf.
lore-wizard-mirror-image = Spiegelbild
lore-wizard-mirror-image-help = Der Angreifer würfelt je Stufe einen Würfel weniger, mindestens einen.
lore-wizard-creeping-doom = Schleichendes Verderben
lore-wizard-creeping-doom-help = Je Stufe ein Würfel gegen einen Feind und jeden Feind daneben: Farben treffen, Flaggen treiben zurück.
lore-wizard-mass-speed = Große Eile
lore-wizard-mass-speed-help = Alle Einheiten, die du aktivierst, ziehen ein Feld weiter und dürfen trotzdem kämpfen.
lore-wizard-portal = Portal
lore-wizard-portal-help = Eine beliebige Einheit erscheint bis zu 3 Felder je Stufe + 1 entfernt; eine eigene ist damit aktiviert und darf kämpfen, aber nicht ziehen.
lore-wizard-enchanted-mass-might = Verzauberte Heereskraft
lore-wizard-enchanted-mass-might-help = Alle Einheiten, die du aktivierst, haben im Nahkampf einen Würfel mehr.
lore-wizard-chain-lightning = Kettenblitz
lore-wizard-chain-lightning-help = Stufe + 2 Würfel gegen einen Feind; nach einem Treffer springt der Blitz mit einem Würfel weniger auf einen angrenzenden, noch nicht getroffenen Feind über.
lore-wizard-wall-of-flame = Flammenwand
lore-wizard-wall-of-flame-help = Bis zu 3 verbundene leere Felder brennen bis zu deinem nächsten Zug.
lore-wizard-fireball = Feuerball
lore-wizard-fireball-help = Stufe + 2 Würfel gegen einen Feind: ein Machtsymbol vernichtet ihn, seine Farbe trifft.
lore-wizard-skyfall = Himmelssturz
lore-wizard-skyfall-help = Stufe + 1 Würfel gegen jeden Feind eines Bereichs: seine Farbe und Schläge treffen.
lore-rogue-pick-pocket = Taschendieb
lore-rogue-pick-pocket-help = Nimm einem Gegner Stufe + 1 Machtplättchen.
lore-rogue-agility = Gewandtheit (Schurke)
lore-rogue-agility-help = Deine angegriffene Einheit ignoriert einen Helmtreffer dieses Kampfes.
lore-rogue-deja-vu = Déjà-vu!
lore-rogue-deja-vu-help = Mit einer anderen eigenen Machtkarte: diese kommt auf die Hand zurück.
lore-rogue-fearless = Furchtlos (Schurke)
lore-rogue-fearless-help = Deine angegriffene Einheit ignoriert in diesem Zug alle Flaggen und gilt als mutig.
lore-rogue-backstab = Dolchstoß (Schurke)
lore-rogue-backstab-help = Die Bonus-Schläge des Angreifers treffen seine eigene Einheit.
lore-rogue-parry = Parade (Schurke)
lore-rogue-parry-help = Der Angreifer würfelt in diesem Zug genau 2 Würfel.
lore-rogue-false-orders = Falsche Befehle
lore-rogue-false-orders-help = Der Gegner nimmt seine Kommandokarte zurück und muss eine andere, verdeckt gezogene spielen.
lore-rogue-terrified = In Panik!
lore-rogue-terrified-help = Ein Feind zieht sich je Stufe ein Feld zurück und kann das nicht ignorieren.
lore-rogue-shadow-march = Schattenmarsch
lore-rogue-shadow-march-help = Eine aktivierte Fußeinheit zieht 3 Felder durch alles hindurch, darf aber nicht kämpfen.
lore-rogue-ambush = Hinterhalt
lore-rogue-ambush-help = Deine im Nahkampf angegriffene Einheit schlägt zuerst zu; steht der Angreifer dann noch, würfelt er, und es gibt keinen Gegenschlag.
lore-rogue-cut-the-supplies = Nachschub abschneiden
lore-rogue-cut-the-supplies-help = Ein Gegner legt eine Machtkarte und 2 Machtplättchen ab.
lore-rogue-spy-ring = Spionagering
lore-rogue-spy-ring-help = Sieh die Kommandokarten eines Gegners und lege eine ab; er zieht eine neue.
lore-rogue-poisoned-blades = Vergiftete Klingen
lore-rogue-poisoned-blades-help = Machtsymbole einer aktivierten Einheit treffen, und ihre Flaggen zählen in diesem Zug doppelt.
lore-rogue-hit-and-run = Zuschlagen und weg
lore-rogue-hit-and-run-help = Eine Einheit, die gekämpft hat, darf 2 Felder ziehen.
lore-rogue-foiled = Vereitelt!
lore-rogue-foiled-help = Die Machtkarte des Gegners bleibt ohne Wirkung; du nimmst eines ihrer Machtplättchen.
lore-warrior-strength = Stärke
lore-warrior-strength-help = Eine aktivierte Einheit hat in diesem Zug im Kampf einen Würfel mehr.
lore-warrior-agility = Gewandtheit (Krieger)
lore-warrior-agility-help = Deine angegriffene Einheit ignoriert einen Helmtreffer dieses Kampfes.
lore-warrior-take-aim = Gut gezielt
lore-warrior-take-aim-help = Eine Fernkampfeinheit hat in diesem Zug im Fernkampf 3 Würfel mehr.
lore-warrior-fearless = Furchtlos (Krieger)
lore-warrior-fearless-help = Deine angegriffene Einheit ignoriert in diesem Zug alle Flaggen und gilt als mutig.
lore-warrior-run = Lauf
lore-warrior-run-help = Eine aktivierte Einheit zieht ein Feld weiter.
lore-warrior-parry = Parade (Krieger)
lore-warrior-parry-help = Der Angreifer würfelt in diesem Zug genau 2 Würfel.
lore-warrior-berserk = Berserker
lore-warrior-berserk-help = Die angreifende Einheit hat je Stufe einen Würfel mehr im Nahkampf; Schläge, die treffen, bringen einmal weitere Würfel.
lore-warrior-backstab = Dolchstoß (Krieger)
lore-warrior-backstab-help = Die Bonus-Schläge des Angreifers treffen seine eigene Einheit.
lore-warrior-hold-fast = Standhalten
lore-warrior-hold-fast-help = Deine Einheiten eines Bereichs sind in diesem Zug mutig.
lore-warrior-follow-me = Mir nach!
lore-warrior-follow-me-help = Aktiviere eine weitere Einheit neben einer aktivierten.
lore-warrior-second-wind = Zweiter Atem
lore-warrior-second-wind-help = Eine Fußeinheit, die im Nahkampf ein Feld geräumt hat, darf es betreten und noch einmal kämpfen.
lore-warrior-volley = Salve
lore-warrior-volley-help = Alle aktivierten Fernkampfeinheiten haben im Fernkampf einen Würfel mehr.
lore-warrior-couched-lances = Eingelegte Lanzen
lore-warrior-couched-lances-help = Alle aktivierten Reiter haben in ihrem ersten Nahkampf einen Würfel mehr.
lore-warrior-field-command = Feldbefehl
lore-warrior-field-command-help = Statt einer Kommandokarte: aktiviere je Kommandokarte auf der Hand eine Einheit.
lore-warrior-assault = Ansturm
lore-warrior-assault-help = Statt einer Kommandokarte: aktiviere alle deine Einheiten; jede zieht höchstens ein Feld und hat im Nahkampf einen Würfel mehr. Episch: deine Kämpfe dieses Zuges bringen keine Machtplättchen.

## Ablehnungen, die eigene Worte brauchen
reason-B20-38 = Jedes Machtsymbol der Kreatur wird für eine Fertigkeit ausgegeben, auf ihr gespeichert oder in den Kelch genommen.
reason-B24-15 = Ein Lager spielt bis zu zwei Bereichskarten oder eine einzige Taktikkarte.
reason-B27-24 = Ein Ersatz hat dieselbe oder eine niedrigere Farbe: rot vor blau vor grün.
reason-B28-6 = Ausgewählt wird der Reihe nach: der Gastgeber eins, der Gegner zwei, der Gastgeber eins.
reason-B10-20 = Über ihre markierten Kanten ist eine Klippe nicht zu überqueren.
reason-B6-10 = Die Einheit passt nicht zum Text der Karte.
reason-B13-4 = Ein Rückzug führt rückwärts, zum eigenen Rand hin, nie seitwärts oder vorwärts.
reason-B26-19 = Wähle ein Feld deiner Grundlinie.
reason-B20-41 = Die Fertigkeit einer Kreatur wirkt bei ihren eigenen Angriffen, nicht bei einem Gegenschlag oder einem Schlag aus dem Hinterhalt.
reason-B25-11 = Jeder Spieler benennt die aktivierten Einheiten seines eigenen Bereichs.
strike-why-never = diese Waffe damit nie trifft
strike-why-melee = diese Waffe damit nur aus der Entfernung trifft
strike-why-mounted = mit dieser Waffe der erste Bonus-Schlag gegen Berittene danebengeht
strike-why-stakes = Pfähle einen aufhalten
strike-why-card = eine Machtkarte Bonus-Schläge aufhält
event-strikes-parried = { $strikes ->
        [one] 1 Bonus-Schlag gegen { $unit-object } auf { $hex } zählt nicht, weil { $why }.
       *[other] { $strikes } Bonus-Schläge gegen { $unit-object } auf { $hex } zählen nicht, weil { $why }.
    }
event-helmets-missed = { $helmets ->
        [one] 1 Helm hat eine andere Farbe und geht daneben
       *[other] { $helmets } Helme haben eine andere Farbe und gehen daneben
    }, denn von den Helmen trifft nur { $colour-subject } { $unit-object }.
courage-nature = von Natur aus
courage-support = durch die Unterstützung zweier eigener Einheiten
courage-landmark = an diesem speziellen Ort
courage-stronghold = neben einer eigenen Festung
courage-rampart = auf einem Wall oder hinter Pfählen
courage-music = durch Musik
courage-card = durch eine Karte
event-bold-by = { $unit-subject } auf { $hex } { $unit-number ->
        [one] ist
       *[other] sind
    } { $near ->
        [0] { $courage }
       *[1] neben der eigenen Festung auf { $by-bare }
    } mutig; damit { $level ->
        [one] lässt sich 1 Flagge
       *[other] lassen sich { $level } Flaggen
    } ignorieren.
event-own-dice = { $unit-subject } { $unit-number ->
        [one] hat
       *[other] haben
    } { $unit-number ->
        [one] nach der eigenen Karte
       *[other] nach Farbe und Waffe
    } { $dice } Würfel.
event-terrain-dice = Das Gelände lässt { $unit-to } { $dice } Würfel.
event-more-dice = Machtkarten geben { $unit-to } { $dice } Würfel mehr.
event-fewer-dice = Karten lassen { $unit-to } { $dice } Würfel.
event-battle-over = Der Kampf um { $hex } ist vorbei.

# Ein Feld mit seinem Gelände, wenn es welches hat.
hex-name = { $terrain ->
        [wooded] { $name } ({ terrain-wooded })
        [elevated] { $name } ({ terrain-elevated })
        [waterway] { $name } ({ terrain-waterway })
        [fordable-waterway] { $name } ({ terrain-fordable-waterway })
        [ford] { $name } ({ terrain-ford })
        [bridge-wooden] { $name } ({ terrain-bridge-wooden })
        [bridge-stone] { $name } ({ terrain-bridge-stone })
        [rampart] { $name } ({ terrain-rampart })
        [marsh] { $name } ({ terrain-marsh })
        [cliff] { $name } ({ terrain-cliff })
        [stronghold] { $name } ({ terrain-stronghold })
        [magic-pentacle] { $name } ({ terrain-magic-pentacle })
        [healing-pool] { $name } ({ terrain-healing-pool })
        [training-camp] { $name } ({ terrain-training-camp })
        [rogues-den] { $name } ({ terrain-rogues-den })
        [secret-passage] { $name } ({ terrain-secret-passage })
        [lair] { $name } ({ terrain-lair })
       *[none] { $name }
    }

## Rat
advice-goal = { $left ->
        [one] Dir fehlt noch eine Siegfahne
       *[other] Dir fehlen noch { $left } Siegfahnen
    }, { $foe-to } { $theirs }. Eine Fahne gibt es für jede Einheit, die bis zur letzten Figur vernichtet wird.
advice-goal-own = Eine Fahne noch, und die Schlacht ist gewonnen: Such eine Einheit, die du bis zur letzten Figur vernichten kannst.
advice-goal-foe = { $foe-subject } { $foe-number ->
        [one] braucht
       *[other] brauchen
    } nur noch eine Siegfahne: Halte angeschlagene Einheiten außer Reichweite.
advice-hurt-foe = Die feindliche Einheit auf { $hex } hat nur noch { $figures ->
        [one] eine Figur
       *[other] { $figures } Figuren
    }, und deine Einheit auf { $from } kann sie angreifen: Das wäre eine Siegfahne.
advice-hurt-own = Deine Einheit auf { $hex } hat nur noch { $figures ->
        [one] eine Figur
       *[other] { $figures } Figuren
    } und kann von { $from } aus angegriffen werden: Zieh sie weg, oder schlag zuerst zu.
advice-unsteady = Deine Einheit auf { $hex } ist nicht mutig und hat { $foes ->
        [one] einen Feind
       *[other] { $foes } Feinde
    } neben sich: Eine Flagge, und sie weicht zurück, und zum Gegenschlag kommt sie nicht. Zwei eigene Einheiten daneben machen sie mutig.
advice-lore = Deine { $tokens } Machtplättchen reichen für { $cards ->
        [one] eine deiner Machtkarten
       *[other] { $cards } deiner Machtkarten
    }; die teuerste kostet { $cost }. Ungenutzt gewinnen sie nichts.
advice-orders = { $units ->
        [one] Eine deiner Einheiten kann
       *[other] { $units } deiner Einheiten können
    } von ihrem Platz aus angreifen: Aktiviere diese zuerst, und bring andere neben sie.
advice-orders-far = Keine deiner Einheiten kann von ihrem Platz aus angreifen: Bring gemeinsam heran, was du aktivierst, nicht eine nach der anderen.
## Der Zeichentisch

desk-ground = Gelände
desk-cliffs = Markierte Kanten von Klippen
desk-units-standard = Einheiten der Standarten
desk-units-pennant = Einheiten der Wimpel
desk-landmarks = Spezielle Orte
desk-goals = Ziele und anderes
desk-plain = offenes Gelände
desk-clear = Feld leeren
desk-edge-e = Kante im Osten
desk-edge-ne = Kante im Nordosten
desk-edge-nw = Kante im Nordwesten
desk-edge-w = Kante im Westen
desk-edge-sw = Kante im Südwesten
desk-edge-se = Kante im Südosten
desk-owner-standard = Standarten
desk-owner-pennant = Wimpel
desk-owner-neutral = niemandem gehörend
desk-objective = Ziel
desk-ally = Einheit des zweiten Verbündeten
desk-musician-drummer = Trommler
desk-musician-band = Kapelle
desk-musician-piper = Pfeifer
desk-name-en = Name auf Englisch
desk-name-de = Name auf Deutsch
desk-id = Kurzname der Datei
desk-board = Spielplan
desk-board-standard = einfach
desk-board-epic = episch
desk-first = Wer beginnt
desk-first-standard = die Standarten
desk-first-pennant = die Wimpel
desk-first-most-green = wer mehr grüne Fahnen hat
desk-muster = Heere
desk-muster-scenario = die des Szenarios
desk-muster-improvised = aufgestellt, improvisiert
desk-muster-organised = aufgestellt, geordnet
desk-banners = Banner zum Sieg
desk-hand = Befehlskarten
desk-lead = Nötiger Vorsprung
desk-ceiling = Banner, die ohne Vorsprung siegen
desk-allies-banners = Banner zum Sieg mit Verbündeten
desk-council-levels = Stufen des Kriegsrats
desk-council-commander = Stufe des Kommandanten
desk-council-prescribed = Kriegsräte sind vorgegeben
desk-offers = Kreaturen zur Wahl
# What a judgement learnt from play goes by: about one seat.

trait-strength = Stärke des Lagers
trait-initiative = was dieser Zug noch bringen kann
trait-banners = gewonnene Banner
trait-last-banners = Banner auf den letzten zwei vor dem Ziel
trait-units = Einheiten auf dem Schlachtfeld
trait-figures = Figuren auf dem Schlachtfeld
trait-weak-units = Einheiten mit weniger als drei Figuren
trait-dice = Würfel aller Einheiten
trait-creatures = Kreaturen auf dem Schlachtfeld
trait-forward = Einheiten jenseits der Mitte
trait-close = Einheiten neben einem Feind
trait-lore = Machtplättchen
trait-lore-cards = Machtkarten auf der Hand
trait-bold = mutige Einheiten
trait-attackers = Einheiten mit einem Feind in Reichweite
trait-threatened = feindliche Würfel, die eigene Einheiten erreichen
trait-prey = Einheiten, die in einem Zug verloren gehen können
## What a bare verb means where it is said
verb-pass-in-window = keine Machtkarte spielen
verb-pass-in-battleback = keinen Gegenschlag führen
verb-pass-in-gainground = keinen Boden gewinnen
verb-pass-in-pursuit = nicht verfolgen
verb-pass-in-bonusattack = auf den Bonusangriff verzichten
verb-pass-in-training = keine Fahne aufwerten
verb-pass-in-othercreature = keine andere Kreatur nehmen
verb-pass-in-placestronghold = keine Festung legen
verb-pass-in-afterbattle = nach dem Kampf nicht ziehen
verb-pass-in-secondwind = das geräumte Feld nicht betreten
verb-pass-in-draft = keine Spezialistenkarte nehmen
verb-done-in-symbols = aus den Machtsymbolen nichts weiter machen
verb-done-in-commandphase = keine zweite Karte spielen
verb-done-in-secondsection = keine Bereichskarte dazunehmen
verb-done-in-orderphase = keine weitere Einheit aktivieren
verb-done-in-rallying = keine weiteren Figuren zurückgeben
verb-done-in-aiming = keine weiteren Ziele benennen
verb-done-in-secondgoblins = die zweite Koboldeinheit nicht aufmarschieren lassen
verb-done-in-playspecialists = keine weitere Spezialistenkarte spielen
verb-done-in-specialist = mit dieser Karte nichts mehr tun
verb-end-in-movementphase = die Bewegung beenden
verb-end-in-combatphase = die Kämpfe beenden

## Wofür Plättchen bezahlt werden, woher Würfel kommen
paying-card = für die Karte
paying-orders = für Befehle außerhalb des Bereichs oder an Einheiten des Verbündeten
paying-hexes = für die Bewegung
paying-afar = für Befehle außerhalb des Bereichs
paying-ally = für eine Einheit des Verbündeten
paying-theft = an den Taschendieb
paying-supplies = wegen der abgeschnittenen Vorräte
event-tactic-dice = „{ $card }“ gibt { $unit-to } { $dice ->
        [one] 1 Würfel mehr
       *[other] { $dice } Würfel mehr
    }.
event-rolled-on = { $card ->
        [0] { $dice ->
            [one] 1 dieser Würfel ist ein weiterer, den ein Bonus-Schlag { $unit-to } gebracht hat.
           *[other] { $dice } dieser Würfel sind weitere, die Bonus-Schläge { $unit-to } gebracht haben.
        }
       *[1] { $dice ->
            [one] 1 dieser Würfel ist ein weiterer, den ein Bonus-Schlag { $unit-to } durch die Machtkarte gebracht hat.
           *[other] { $dice } dieser Würfel sind weitere, die Bonus-Schläge { $unit-to } durch die Machtkarte gebracht haben.
        }
    }

## Entscheidungen, wie das Protokoll sie erzählt
event-driven = { $flags ->
        [0] { $unit-subject } auf { $hex } { $unit-number ->
        [one] wird
       *[other] werden
    }
        [one] 1 Flagge treibt { $unit-object } auf { $hex }
       *[other] { $flags } Flaggen treiben { $unit-object } auf { $hex }
    } { $hexes ->
        [one] 1 Feld
       *[other] { $hexes } Felder
    } zurück{ $flags ->
        [0] gedrängt
       *[other] {""}
    }{ $frightened ->
        [0] {""}
       *[1] , zwei je Flagge, weil { $unit-number ->
        [one] sie ängstlich ist
       *[other] sie ängstlich sind
    }
    }.
event-scouted = { $seat-subject } { $seat-number ->
        [one] behält
       *[other] behalten
    } eine der gezogenen Karten und { $seat-number ->
        [one] legt
       *[other] legen
    } die andere, „{ $card }“, ab.
event-moved-dice = Nach der Bewegung { $unit-number ->
        [one] hat
       *[other] haben
    } { $unit-object } { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } weniger.
event-creature-lost = { $seat-subject } { $seat-number ->
        [one] bekommt
       *[other] bekommen
    } { $unit-object } nicht, denn die Kreatur geht nach der Zugfolge an { $other-object }; eine andere darf gewählt werden.
told-pass-in-window = { $who-subject } { $who-number ->
        [one] spielt
       *[other] spielen
    } keine Machtkarte.
    .aside = live
told-pass-in-battleback = { $who-subject } { $who-number ->
        [one] verzichtet
       *[other] verzichten
    } auf den Gegenschlag.
told-pass-in-gainground = { $who-subject } { $who-number ->
        [one] rückt
       *[other] rücken
    } nicht nach.
told-pass-in-pursuit = { $who-subject } { $who-number ->
        [one] zieht
       *[other] ziehen
    } nicht weiter.
told-pass-in-bonusattack = { $who-subject } { $who-number ->
        [one] verzichtet
       *[other] verzichten
    } auf den Bonusangriff.
told-pass-in-training = { $who-subject } { $who-number ->
        [one] wertet
       *[other] werten
    } keine Fahne auf.
told-pass-in-othercreature = { $who-subject } { $who-number ->
        [one] wählt
       *[other] wählen
    } keine andere Kreatur.
told-pass-in-placestronghold = { $who-subject } { $who-number ->
        [one] stellt
       *[other] stellen
    } keine Festung auf.
told-pass-in-afterbattle = { $who-subject } { $who-number ->
        [one] zieht
       *[other] ziehen
    } nach dem Kampf nicht weiter.
told-pass-in-secondwind = { $who-subject } { $who-number ->
        [one] betritt
       *[other] betreten
    } das frei gewordene Feld nicht.
told-pass-in-draft = { $who-subject } { $who-number ->
        [one] nimmt
       *[other] nehmen
    } keine Spezialistenkarte.
told-done-in-symbols = { $who-subject } { $who-number ->
        [one] macht
       *[other] machen
    } nichts weiter aus den Machtsymbolen.
told-done-in-commandphase = { $who-subject } { $who-number ->
        [one] spielt
       *[other] spielen
    } keine zweite Karte.
told-done-in-secondsection = { $who-subject } { $who-number ->
        [one] fügt
       *[other] fügen
    } keine Bereichskarte hinzu.
told-done-in-orderphase = { $who-subject } { $who-number ->
        [one] aktiviert
       *[other] aktivieren
    } keine weiteren Einheiten.
    .aside = live
told-done-in-rallying = { $who-subject } { $who-number ->
        [one] holt
       *[other] holen
    } keine weiteren Figuren zurück.
    .aside = live
told-done-in-aiming = { $who-subject } { $who-number ->
        [one] nennt
       *[other] nennen
    } keine weiteren Ziele.
told-done-in-secondgoblins = { $who-subject } { $who-number ->
        [one] stellt
       *[other] stellen
    } die zweite Goblin-Einheit nicht auf.
told-done-in-playspecialists = { $who-subject } { $who-number ->
        [one] spielt
       *[other] spielen
    } keine weiteren Spezialistenkarten.
told-done-in-specialist = { $who-subject } { $who-number ->
        [one] macht
       *[other] machen
    } nichts weiter mit dieser Karte.
told-end-in-movementphase = { $who-subject } { $who-number ->
        [one] beendet
       *[other] beenden
    } die Bewegung.
    .aside = live
told-end-in-combatphase = { $who-subject } { $who-number ->
        [one] beendet
       *[other] beenden
    } die Kämpfe.
    .aside = live
told-ignore = { $who-subject } { $who-number ->
        [one] ignoriert
       *[other] ignorieren
    } { $flags ->
        [0] keine Flagge
        [one] 1 Flagge
       *[other] { $flags } Flaggen
    }.
told-draw-two = { $who-subject } { $who-number ->
        [one] zieht
       *[other] ziehen
    } zwei Machtkarten und { $who-number ->
        [one] behält
       *[other] behalten
    } eine davon.
told-card-and-token = { $who-subject } { $who-number ->
        [one] nimmt
       *[other] nehmen
    } eine Machtkarte und ein Machtplättchen.
told-two-tokens = { $who-subject } { $who-number ->
        [one] nimmt
       *[other] nehmen
    } zwei Machtplättchen.
told-take-creature = { $who-subject } { $who-number ->
        [one] nimmt
       *[other] nehmen
    } { $creature-object } in den Kriegsrat.
told-attack = { $who-subject } { $who-number ->
        [one] kündigt
       *[other] kündigen
    } einen Angriff von { $from } aus auf { $target } an.
told-battle-back = { $who-subject } { $who-number ->
        [one] führt
       *[other] führen
    } einen Gegenschlag.
told-bonus-attack = { $who-subject } { $who-number ->
        [one] führt
       *[other] führen
    } einen Bonusangriff auf { $target }.
told-goblet = { $who-subject } { $who-number ->
        [one] nimmt
       *[other] nehmen
    } für das Symbol ein Machtplättchen.
told-aim = { $who-subject } { $who-number ->
        [one] zielt
       *[other] zielen
    } auf { $hex }.
event-card-means = „{ $card }“ besagt: { $card-help }
event-section-chosen = { $seat-subject } { $seat-number ->
        [one] wählt
       *[other] wählen
    } { $section-object }.
told-exchange = { $who-subject } { $who-number ->
        [one] tauscht
       *[other] tauschen
    } das Lehensaufgebot auf { $levy } gegen { $unit-object }.
event-turned-back = { $strikes ->
        [one] 1 Bonus-Schlag trifft
       *[other] { $strikes } Bonus-Schläge treffen
    } den Angreifer selbst, { $unit-object } auf { $hex }.
event-foiled = Nach dem Hinterhalt wird aus dem Angriff { $unit-of } von { $hex } aus nichts.
scenario-ploughland = Das Ackerland bei Saint-Aubert
scenario-three-crossings = Drei Übergänge
scenario-greywater = Grauwassersenke
scenario-hollow-bridge = Der Zoll an der Hohlen Brücke
scenario-thornwatch = Dornwacht
scenario-long-field = Das Lange Feld
scenario-broad-heath = Die Weite Heide
scenario-mill-brook = Der Mühlbach
scenario-fen-drums = Trommeln im Moor
scenario-beacon-hills = Die Feuerhügel
scenario-old-rampart = Der Alte Wall
scenario-free-muster = Das Freie Aufgebot
scenario-grand-muster = Das Große Aufgebot
scenario-twin-fords = Die Zwei Furten
scenario-own = ein eigenes Schlachtfeld
event-battle-set = { $own ->
        [1] Gekämpft wird auf einem eigenen Schlachtfeld
       *[0] Die Schlacht heißt „{ $scenario }“ und wird
    } { $epic ->
        [1] auf dem epischen Spielplan{" "}
       *[0] {""}
    }{ $lore ->
        [1] mit Kriegsrat und Macht
        [2] mit mittelalterlicher Macht
       *[0] ohne Macht
    }{ $own ->
        [1] {""}
       *[0] {" "}geschlagen
    }.{ $muster ->
        [0] {""}
        [1] {" "}Die Heere werden im improvisierten Modus zu den Waffen gerufen.
       *[2] {" "}Die Heere werden im organisierten Modus zu den Waffen gerufen.
    }
event-goals-set = { $same ->
        [1] Zum Sieg braucht jedes Lager { $standard } Fahnen
       *[0] Zum Sieg brauchen die Standarten { $standard } Fahnen, die Wimpel { $pennant }
    }{ $lead ->
        [0] {""}
        [one] {" "}und eine mehr als das andere Lager{ $ceiling ->
            [0] {""}
           *[other] , es sei denn, es hat { $ceiling }
        }
       *[other] {" "}und { $lead } mehr als das andere Lager{ $ceiling ->
            [0] {""}
           *[other] , es sei denn, es hat { $ceiling }
        }
    }.
event-objective-set = Das Feld { $hex } bringt dem Lager, das es hält, { $banners ->
        [one] 1 Fahne
       *[other] { $banners } Fahnen
    }.
event-drawn-up = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } aufgestellt, { $foot } zu Fuß{ $creatures ->
        [0] {" "}und { $mounted } beritten
        [one] , { $mounted } beritten und 1 Kreatur
       *[other] , { $mounted } beritten und { $creatures } Kreaturen
    }.
event-stands = { $unit-number ->
        [one] { $unit-subject } steht auf { stands-where }
       *[other] Auf { stands-where } stehen { $unit }
    }.
stands-where = { $units ->
        [1] { $first }
        [2] { $first } und { $second }
        [3] { $first }, { $second } und { $third }
        [4] { $first }, { $second }, { $third } und { $fourth }
        [5] { $first }, { $second }, { $third }, { $fourth } und { $fifth }
       *[6] { $first }, { $second }, { $third }, { $fourth }, { $fifth } und { $sixth }
    }
event-web-missed = Ohne Machtsymbol hält das Netz { $unit-object } auf { $hex } nicht fest.
told-web = { $who-subject } { $who-number ->
        [one] wirft
       *[other] werfen
    } von { $from } aus ein Netz auf { $target }.
told-raise = { $who-subject } { $who-number ->
        [one] gibt
       *[other] geben
    } dem Rat eine Stufe ({ $member }).
told-confirm = { $who-subject } { $who-number ->
        [one] bestätigt
       *[other] bestätigen
    } die Wahl.
told-keep-lore = { $who-subject } { $who-number ->
        [one] behält
       *[other] behalten
    } die Machtkarte „{ $card }“.
told-keep = { $who-subject } { $who-number ->
        [one] behält
       *[other] behalten
    } die Kommandokarte „{ $card }“.
told-discard-lore = { $who-subject } { $who-number ->
        [one] legt
       *[other] legen
    } die Machtkarte „{ $card }“ ab.
told-discard = { $who-subject } { $who-number ->
        [one] legt
       *[other] legen
    } die Kommandokarte „{ $card }“ ab.
told-assign = { $who-subject } { $who-number ->
        [one] ordnet
       *[other] ordnen
    } die Aufmarschkarte „{ $card }“ zu ({ $post }).
told-take-zone = { $who-subject } { $who-number ->
        [one] nimmt
       *[other] nehmen
    } { $zone-object }.
told-deja-vu = { $who-subject } { $who-number ->
        [one] kündigt
       *[other] kündigen
    } „{ lore-rogue-deja-vu }“ an: Die Machtkarte, die zusammen damit gespielt wird, kommt auf die Hand zurück.
told-rush = { $who-subject } { $who-number ->
        [one] lässt
       *[other] lassen
    } die Einheit von { $from } nach { $to } anstürmen.
told-call = { $who-subject } { $who-number ->
        [one] gibt
       *[other] geben
    } { $seat-to } das Wort.
event-landmark-set = { $neutral ->
        [0] Auf { $hex-bare } gibt es { $terrain-object } { $camp-of }.
       *[1] Auf { $hex-bare } gibt es { $terrain-object } für beide Lager.
    }
event-none-ordered = Keine Einheit { $seat-of } ist aktiviert.
event-stood = { $units ->
        [one] { $unit-subject } auf { $hex } { $unit-number ->
            [one] bleibt stehen.
           *[other] bleiben stehen.
        }
       *[other] { $moved ->
            [0] Keine der aktivierten Einheiten bewegt sich.
           *[other] Die übrigen { $units } aktivierten Einheiten bleiben stehen.
        }
    }
event-no-attack = { $others ->
        [0] Keine Einheit { $seat-of } greift an.
       *[1] Keine weitere Einheit { $seat-of } greift an.
    }
event-not-rallied = { $seat-subject } { $seat-number ->
        [one] holt
       *[other] holen
    } { $others ->
        [0] keine Figur
       *[1] keine weitere Figur
    } zurück.
told-goblet-in-symbols = { $who-subject } { $who-number ->
        [one] nimmt
       *[other] nehmen
    } für das Symbol ein Machtplättchen.
    .aside = live

## Was Karten aus Würfeln machen, und wessen Karte abgelegt wird
event-fixed-dice = „Parade“ legt die Würfel fest: { $unit-subject } { $unit-number ->
        [one] würfelt
       *[other] würfeln
    } genau { $dice } Würfel, was immer das sonst ändern würde.
event-no-aim = „{ $card }“ gibt { $unit-to } hier keine Würfel: Die Karte gilt im Fernkampf, und neben ihrem Ziel kämpft eine Einheit im Nahkampf.
event-spied = { $seat-subject } { $seat-number ->
        [one] legt
       *[other] legen
    } mit „{ lore-rogue-spy-ring }“ die Kommandokarte „{ $card }“ { $other-of } ab.
