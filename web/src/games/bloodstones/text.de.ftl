count-hand = Hand
count-bag = Beutel
count-villages = Dörfer
count-pool = Dörfer im Vorrat
count-regroups = Nachschub
piece-village = Dorf
ground-plains = Ebene
ground-forest = Wald
ground-hills = Hügel
ground-mountain = Gebirge
ground-desert = Wüste
ground-sea = Meer
round-is = Zug { $round }
phase-setup = Aufbau
phase-start = Beginn
phase-capture = Einnehmen
phase-undead = Untote
phase-actions = Hauptaktionen
phase-construct = Bauen
phase-draw = Nachziehen
phase-ending = Letzte Schlachten
modifier-always = +{ $value } in der Schlacht
modifier-attacking = +{ $value } im Angriff
modifier-defending = +{ $value } in der Verteidigung
modifier-in_plains = +{ $value } in der Ebene
modifier-in_forest = +{ $value } im Wald
modifier-against_walls = +{ $value } gegen Burgen und Zitadellen
tile-pips = { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
}
tile-cost = { $cost ->
    [0] kostet nichts beim Bauen
    [one] kostet beim Bauen 1 Plättchen
   *[other] kostet beim Bauen { $cost } Plättchen
}
tile-no-unit = keine Einheit: nur für seine Augen oder als Bezahlung
move-who = Wer zieht
move-from = Wer zieht von { $place } aus?
move-fewer = { $unit }: einer weniger
move-more = { $unit }: einer mehr
move-all = Alle
move-first = Wähle, wie viele von jeder Art gehen, dann wohin.
move-then = Nun wähle das Ziel auf der Karte: Sie gehen zusammen.
pay-how = Wie bezahlt wird
pay-due = { $due ->
    [one] 1 Auge
   *[other] { $due } Augen
} zu zahlen, mit
odds-win = Siegchance
odds-tie = Gleichstand in der ersten Runde
odds-attack = Deine Grundsumme
odds-defence = Die der anderen
do-pick = Fraktion wählen
do-found = Zitadelle gründen
do-camp = Lager aufschlagen
do-muster = Starteinheit stellen
do-done = Fertig
do-return = Mit einer Einheit zurückkehren
do-spend = Plättchen einsetzen
do-capture = Dorf einnehmen
do-undead = Untote bewegen
do-build = Einheit bauen
do-at = Aufstellen
do-march = Bewegen
do-step = Schritt
do-along = Mitnehmen
do-pay = Bezahlen
do-attack = Angreifen
do-end = Hauptaktionen beenden
do-village = Dorf bauen
do-fight = Standhalten
do-withdraw = Ausweichen
do-keep = Plättchen behalten
do-substitute = Kampfplättchen ersetzen
do-lose = Einheit aufgeben
do-retreat = Zurückweichen
do-raise = Untote erheben
ask-faction = Welche Fraktion?
ask-area = Welches Gebiet?
ask-from = Von welchem Gebiet?
ask-unit = Welche Einheit?
ask-tile = Welches Plättchen?
ask-battle-tile = Welcher Wert?

## Wie nah das Ende ist
way-regroups = Das Spiel endet, wenn alle { $goal } Nachschübe hatten.
way-regroups-short = Nachschub
way-most-points = Dann gewinnen die meisten Punkte: Jedes Dorf bringt beim Sammeln einen, Kämpfe bringen welche, erbeutete Dörfer und Zitadellen zählen am Ende.
way-last-regroup = Der nächste Nachschub von { $who } beendet das Spiel

## Wen man spielt
role-dragon_riders-help = Wenige, aber mächtig: Drachen fliegen über alles hinweg.
role-horse_lords-help = Reiterei, die in der Ebene stark ist.
role-hill_folk-help = In Hügeln und Gebirgen zu Hause und schwer zu vertreiben.
role-necromancers-help = Ihre Toten stehen als Untote wieder auf.
role-corsairs-help = Herren der See: Schiffe, Landungen, Beutezüge.
role-chaos_horde-help = Besitzt keine Dörfer; lebt von denen, die sie nimmt.

## Fraktionskarten
panel-factions = Fraktionen
card-regroups = { $done } von { $last } Nachschüben
card-tile = Plättchen
card-pips = Augen
card-cost = Kosten
card-on-map = Karte
card-pile = Ablage
card-all = gesamt
card-bag = Beutel: { $bag }, Hand: { $hand }
card-terrain = Gelände
card-enter = Augen zum Betreten
card-village-cost = Augen für ein Dorf
card-village-limit = höchstens Dörfer
card-villages = Dörfer: { $map } auf der Karte, { $pool } im Vorrat
card-captured = Erobert:
card-spoils = Am Ende zählt ein erobertes Dorf { $village }, eine Zitadelle { $citadel }; bisher { $gained }. Eine gewonnene Schlacht bringt einen Punkt für jede Einheit der Verlierer, ein Nachschub einen Punkt für jedes eigene Dorf.
fight-at = Schlacht in { $place }
odds-likely = { $wins ->
        [0] Am wahrscheinlichsten verlierst du die Schlacht ({ $chance }).
       *[other] Am wahrscheinlichsten gewinnst du die Schlacht ({ $chance }).
    }
fact-discard = Abwurfstapel
fact-captured = Eroberte Dörfer
worth-cost = { $cost ->
        [0] kostet nichts
       *[other] kostet { $cost } Plättchen
    }
worth-pips = { $pips ->
        [one] zahlt 1 Auge
       *[other] zahlt { $pips } Augen
    }
source-won = gewonnene Schlachten
source-regrouped = eigene Dörfer beim Nachschub
source-scored = eroberte Dörfer und Zitadellen

## The legend of the board
sign-price = Augen, die der Weg kostet
sign-pips = Kreise unter dem Plättchen: Augen, die es zahlt
sign-cost = Kästchen über dem Plättchen: was der Bau kostet
sign-village = Dorf
