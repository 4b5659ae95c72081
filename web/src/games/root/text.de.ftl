count-hand = Karten
count-supply = Krieger übrig
round-is = Zug { $round }
clearing-title = Lichtung { $name }
forest-name = Wald { $name }
ruled-by = Herrschaft: { $who }
ruin-here = eine Ruine
scorched-here = verbrannt
slots-here = { $free } von { $slots } Bauplätzen frei
piece-pawn = Vagabund
suit-any = beliebige Farbe
kind-forest = Wald
hand-supporters = Unterstützer
panel-boards = Fraktionen
phase-before = Aufbau
panel-supply = Vorrat
supply-items = Herstellbare Gegenstände
supply-quests = Aufträge (noch { $left })
supply-dominance = Dominanzkarten zum Nehmen
supply-discards = Nachziehstapel { $pile }, abgelegt { $count }
}
card-item = Herstellen: { $item }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
card-cost = Herstellen braucht { $cost }
effect-ambush = Wenn du auf einer passenden Lichtung angegriffen wirst: sofort zwei Treffer, falls nicht vereitelt.
effect-dominance = Ab zehn Punkten: Von da an gewinnst du durch Herrschaft, nicht durch Punkte.
effect-dominance-bird = Ab zehn Punkten spielbar: Gewinne, wenn du zu Beginn deines Zugs zwei gegenüberliegende Ecken beherrschst.
effect-armorers = Im Kampf ablegen: Alle gewürfelten Treffer gegen dich zählen nicht.
effect-sappers = Beim Verteidigen ablegen: ein zusätzlicher Treffer.
effect-brutal-tactics = Beim Angreifen: ein zusätzlicher Treffer, aber der Verteidiger erhält einen Punkt.
effect-royal-claim = Im Vogelgesang ablegen: ein Punkt für jede beherrschte Lichtung.
effect-favor-of-the-foxes = Entferne alle feindlichen Teile auf Fuchs-Lichtungen und werte sie.
effect-favor-of-the-rabbits = Entferne alle feindlichen Teile auf Hasen-Lichtungen und werte sie.
effect-favor-of-the-mice = Entferne alle feindlichen Teile auf Mäuse-Lichtungen und werte sie.
effect-stand-and-deliver = Im Vogelgesang: Nimm eine zufällige Karte; ihr Besitzer erhält einen Punkt.
effect-tax-collector = Im Tageslicht: Entferne einen eigenen Krieger und ziehe eine Karte.
effect-command-warren = Zu Beginn des Tageslichts: Du darfst kämpfen.
effect-better-burrow-bank = Zu Beginn des Vogelgesangs: Du und ein anderer zieht je eine Karte.
effect-cobbler = Zu Beginn des Abends: Du darfst ziehen.
effect-scouting-party = Beim Angreifen treffen dich Hinterhalte nicht.
effect-codebreakers = Im Tageslicht: Sieh dir die Hand eines anderen an.
leader-help-builder = erhält beim Herstellen alle Punkte
leader-help-charismatic = rekrutiert je zwei Krieger
leader-help-commander = teilt beim Angriff einen Treffer mehr aus
leader-help-despot = erhält einen Punkt mehr für im Kampf entfernte Gebäude und Marker
character-help-thief = stiehlt einem Spieler auf der Lichtung eine Karte
character-help-tinker = nimmt eine Karte vom Ablagestapel
character-help-ranger = repariert drei Gegenstände und beendet den Tag
character-help-vagrant = lässt zwei andere kämpfen
character-help-arbiter = kämpft für einen Verteidiger
character-help-scoundrel = verbrennt eine Lichtung für immer
board-wood = Holz übrig: { $wood }
board-keep = die Festung steht
board-no-keep = die Festung ist verloren
board-deposed = Abgesetzt: { $leaders }
board-vizier = Wesir
board-officers = Offiziere { $officers }
board-supporters = Unterstützer { $supporters }
board-supporters-short = Unterstützer
board-supporters-known = Karten unter den Unterstützern, soweit du sie kennst
board-bases = Stützpunkte:
board-tracks = Auf den Leisten:
board-aids = { $aids }× geholfen
board-quests = Erfüllte Aufträge: { $quests }
board-outcast = ist ausgestoßen
board-hated = ist verhasst
board-acolytes = Akolythen { $acolytes }
board-revealed = In diesem Zug vorgezeigt
board-souls = Verlorene Seelen
board-payments = Zahlungen
board-funds = Mittel
board-commitments = Gebunden
board-open-hand = Offene Hand
odds-ambush = Hinterhalt
odds-points = Punkte im Mittel
odds-attacker_losses = Angreifer verliert
odds-defender_losses = Verteidiger verliert
do-draft = Fraktion wählen
do-keep = Festung setzen
do-found = Gebäude setzen
do-corner = Ecke wählen
do-leader = Anführer wählen
do-character = Charakter wählen
do-forest = Wald wählen
do-outcast = Ausgestoßene wählen
do-garrison = Krieger setzen
do-price = Preis festlegen
do-buy-card = Karte kaufen
do-exhaust = Gegenstand erschöpfen
do-bank = Bessere Baubank
do-rob = Geld oder Leben
do-tax = Steuereintreiber
do-spy = Codeknacker
do-dominate = Auf Dominanz spielen
do-coalition = Koalition bilden
do-take = Dominanzkarte nehmen
do-discard = Ablegen
do-craft = Herstellen
do-export = Herstellen und ausführen
do-activate = Teil aktivieren
do-fund = Mittel einsetzen
do-battle = Kämpfen
do-helpers = Gemeinsam kämpfen
do-ambush = Hinterhalt
do-foil = Vereiteln
do-use = Karte einsetzen
do-lose = Teil verlieren
do-damage = Gegenstand beschädigen
do-hospital = Feldlazarett
do-give = Karte geben
do-return = Mittel abgeben
do-move = Ziehen
do-march = Marschieren
do-recruit = Rekrutieren
do-recruit-at = Hier rekrutieren
do-build = Bauen
do-wood = Holz ausgeben
do-overwork = Überstunden
do-extra = Eine Aktion mehr
do-decree = Zum Dekret legen
do-roost = Neuer Horst
do-resolve = Dekret ausführen
do-revolt = Revolte
do-spread = Sympathie verbreiten
do-support = Unterstützer ausgeben
do-mobilize = Mobilisieren
do-train = Offizier ausbilden
do-organize = Organisieren
do-refresh = Auffrischen
do-slip = Davonschleichen
do-go = Ziehen
do-escort = Krieger mitnehmen
do-aid = Helfen
do-take-item = Gegenstand nehmen
do-quest = Auftrag erfüllen
do-strike = Zuschlagen
do-repair = Reparieren
do-steal = Stehlen
do-day-labor = Tagelohn
do-instigate = Anstiften
do-drop = Gegenstand zurücklassen
do-crusade = Kreuzzug: kämpfen
do-crusade-move = Kreuzzug: ziehen
do-convert = Bekehren
do-sanctify = Weihen
do-ritual-build = Garten anlegen
do-ritual-recruit = Rekrutieren
do-ritual-score = Punkte erhalten
do-sacrifice = Opfern
do-establish = Handelsposten errichten
ask-clearing = Welche Lichtung?
ask-place = Welcher Ort?
ask-from = Von welcher Lichtung?
ask-to = Auf welche Lichtung?
ask-warriors = Wie viele Krieger?
ask-card = Welche Karte?
ask-faction = Welche Fraktion?
ask-defender = Gegen wen?
ask-building = Was?
ask-piece = Welches Teil?
ask-item = Welcher Gegenstand?
ask-state = In welchem Zustand?
ask-suit = Welche Farbe?
ask-column = Welche Spalte?
ask-supporter = Welcher Unterstützer?
ask-service = Welcher Dienst?
ask-price = Welcher Preis?
ask-quest = Welcher Auftrag?

## Wie nah das Ende ist
way-points = Siegpunkte: { $goal } gewinnen sofort.
way-points-short = Punkte
way-dominance = Eine Dominanz-Karte gewinnt ohne Punkte: durch die Herrschaft über die genannten Lichtungen zu Beginn des eigenen Vogelgesangs.
way-dominates = { $who } spielt auf Dominanz
way-rules = { $who } auf Dominanz: beherrscht { $ruled } von { $needed } { $suit ->
        [fox] Fuchs-Lichtungen
        [rabbit] Kaninchen-Lichtungen
        [mouse] Maus-Lichtungen
       *[bird] gegenüberliegenden Ecken
    }
way-near = { $who } kann im nächsten Zug gewinnen: noch { $left }
source-placed = Gebäude und Plättchen platziert
source-removed = fremde Marker entfernt
source-phase = was am Abend auf dem Spielplan lag
source-took-item = gefertigt
source-crafted = gefertigt
source-stole = gestohlen
source-aided = Hilfe
source-related = Beziehungen
source-quest-done = Aufgaben
source-explored = Ruinen erkundet
source-used-up = Karten verbraucht
source-scorched = Erde verbrannt
source-supporter-spent = Sympathie verbreitet
source-exported = Exporte
source-dominated = Punkte für die Dominanz aufgegeben
source-coalition = Punkte für ein Bündnis aufgegeben
source-other = anderes

## Wen man spielt
role-marquise-help = Beherrscht anfangs fast den ganzen Wald. Baut Sägemühlen, Werkstätten und Rekrutierer und erhält Punkte für jedes Gebäude.
role-eyrie-help = Erhält jeden Abend Punkte für Nester, muss aber ein wachsendes Dekret erfüllen; was nicht geht, endet im Aufruhr.
role-alliance-help = Beginnt ohne etwas auf dem Spielplan. Verbreitet mit Anhängern Sympathie und erhebt sich.
role-vagabond-help = Allein und ohne Krieger: geht mit Gegenständen überallhin, hilft, erfüllt Aufgaben, kämpft.
role-cult-help = Gewinnt die Verstoßenen: Gärten, Akolythen und Verschwörungen, bezahlt mit den Karten, die andere ablegen.
role-riverfolk-help = Verkauft den anderen Karten, Boote und Söldner und gibt aus, was sie bezahlt haben.
track-cost = Punkte beim Setzen; klein: Preis ({ $cost })
track-evening = Punkte an jedem Abend
track-points = Punkte
board-services = Dienste und ihre Preise
fight-at = Kampf auf Lichtung { $place }
odds-likely = Am wahrscheinlichsten ({ $chance }): Du verlierst { $own ->
        [0] nichts
        [one] 1 Spielstein
       *[other] { $own } Spielsteine
    }, die anderen { $theirs ->
        [0] nichts
        [one] 1 Spielstein
       *[other] { $theirs } Spielsteine
    }.

## The legend of the board
sign-rules = Buchstabe unter der Lichtung: wer sie beherrscht
sign-slot = freier Bauplatz
sign-ruin = Ruine
sign-battle = hier wird gekämpft
sign-exhausted = grau und gedreht: erschöpfter Gegenstand
sign-damaged = rot gerahmt und durchgestrichen: beschädigter Gegenstand
sign-no-base = blass bei den Stützpunkten: nicht gebaut
