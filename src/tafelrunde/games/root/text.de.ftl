game-root = Root
game-root-pitch = Sechs ungleiche Parteien kämpfen um das Waldland: Katzen bauen, Vögel folgen ihrem Dekret, Aufständische werben um Sympathie, ein Vagabund spielt alle gegeneinander aus.

role-marquise = Marquise de Katz
    .number = one
    .subject = Die Marquise
    .object = die Marquise
    .to = der Marquise
    .of = der Marquise
role-eyrie = Horst Dynastien
    .number = other
    .subject = Die Horst Dynastien
    .object = die Horst Dynastien
    .to = den Horst Dynastien
    .of = der Horst Dynastien
role-alliance = Waldland Allianz
    .number = one
    .subject = Die Allianz
    .object = die Allianz
    .to = der Allianz
    .of = der Allianz
role-vagabond = Vagabund
    .number = one
    .subject = Der Vagabund
    .object = den Vagabunden
    .to = dem Vagabunden
    .of = des Vagabunden
role-cult = Echsen Kult
    .number = one
    .subject = Der Echsen Kult
    .object = den Echsen Kult
    .to = dem Echsen Kult
    .of = des Echsen Kults
role-riverfolk = Flussvolk Kompanie
    .number = one
    .subject = Das Flussvolk
    .object = das Flussvolk
    .to = dem Flussvolk
    .of = des Flussvolks
role-open = Freier Platz

faction-marquise = Marquise
    .number = one
    .subject = Die Marquise
    .object = die Marquise
    .to = der Marquise
    .of = der Marquise
faction-eyrie = Horst Dynastien
    .number = other
    .subject = Die Horst Dynastien
    .object = die Horst Dynastien
    .to = den Horst Dynastien
    .of = der Horst Dynastien
faction-alliance = Allianz
    .number = one
    .subject = Die Allianz
    .object = die Allianz
    .to = der Allianz
    .of = der Allianz
faction-cult = Echsen Kult
    .number = one
    .subject = Der Echsen Kult
    .object = den Echsen Kult
    .to = dem Echsen Kult
    .of = des Echsen Kults
faction-riverfolk = Flussvolk
    .number = one
    .subject = Das Flussvolk
    .object = das Flussvolk
    .to = dem Flussvolk
    .of = des Flussvolks
faction-vagabond = Vagabund
    .number = one
    .subject = Der Vagabund
    .object = den Vagabunden
    .to = dem Vagabunden
    .of = des Vagabunden
faction-vagabond-2 = zweiter Vagabund
    .number = one
    .subject = Der zweite Vagabund
    .object = den zweiten Vagabunden
    .to = dem zweiten Vagabunden
    .of = des zweiten Vagabunden

option-map = Spielbrett
option-map-help = Im Herbst sind die Klassen aufgedruckt, auf dem Winter-Spielbrett werden sie ausgeteilt. Oder ein eigenes Spielbrett.
option-map-autumn = Herbst
option-map-winter = Winter
option-deck = Kartenstapel
option-deck-help = Die Karten, mit denen gespielt wird.
option-deck-standard = Standardstapel
option-order = Zugreihenfolge
option-order-help = Wie Anfangsspieler und Reihenfolge bestimmt werden.
option-order-random = ganz zufällig
option-order-clockwise = im Uhrzeigersinn, Anfangsspieler zufällig
option-order-fixed = im Uhrzeigersinn vom ersten Platz an
option-adventurous = Abenteuerlich
option-adventurous-help = Erlaubt auch Runden, deren Parteien zusammen nur Reichweite 17 haben.
option-victory = Siegpunkte zum Sieg
option-victory-help = So viele Siegpunkte gewinnen das Spiel.

suit-fox = Fuchs
    .of = Fuchs
suit-rabbit = Hase
    .of = Hasen
suit-mouse = Maus
    .of = Maus
suit-bird = Vogel
    .of = Vogel
piece-sawmill = Sägemühle
    .subject = Eine Sägemühle
    .object = eine Sägemühle
    .to = einer Sägemühle
    .of = Sägemühlen
piece-workshop = Werkstatt
    .subject = Eine Werkstatt
    .object = eine Werkstatt
    .to = einer Werkstatt
    .of = Werkstätten
piece-recruiter = Rekrutierer
    .subject = Ein Rekrutierer
    .object = einen Rekrutierer
    .to = einem Rekrutierer
    .of = Rekrutierer
piece-roost = Nest
    .subject = Ein Nest
    .object = ein Nest
    .to = einem Nest
    .of = Nester
piece-base = Stützpunkt
    .subject = Ein Stützpunkt
    .object = einen Stützpunkt
    .to = einem Stützpunkt
    .of = Stützpunkte
piece-garden = Garten
    .subject = Ein Garten
    .object = einen Garten
    .to = einem Garten
    .of = Gärten
piece-keep = Festung
    .subject = Die Festung
    .object = die Festung
    .to = der Festung
    .of = Festungen
piece-wood = Holz
    .subject = Ein Holz-Plättchen
    .object = ein Holz-Plättchen
    .to = einem Holz-Plättchen
    .of = Holz-Plättchen
piece-sympathy = Sympathie
    .subject = Ein Sympathie-Plättchen
    .object = ein Sympathie-Plättchen
    .to = einem Sympathie-Plättchen
    .of = Sympathie-Plättchen
piece-trade-post = Handelsposten
    .subject = Ein Handelsposten
    .object = einen Handelsposten
    .to = einem Handelsposten
    .of = Handelsposten
piece-warrior = Krieger
    .subject = Ein Krieger
    .object = einen Krieger
    .to = einem Krieger
    .of = Krieger
item-boots = Stiefel
    .object = einen Stiefel
item-bag = Beutel
    .object = einen Beutel
item-crossbow = Armbrust
    .object = eine Armbrust
item-hammer = Hammer
    .object = einen Hammer
item-sword = Schwert
    .object = ein Schwert
item-tea = Tee
    .object = Tee
item-coins = Münzen
    .object = Münzen
item-torch = Fackel
    .object = eine Fackel
# .of: ob es beim Auffrischen zu sagen ist, denn da ist jeder Gegenstand erschöpft.
state-ready = aufgedeckt
state-exhausted = erschöpft
state-damaged = beschädigt
state-damaged-exhausted = beschädigt und erschöpft
    .of = damaged
leader-builder = Erbauer
    .subject = Der Erbauer
    .object = den Erbauer
    .of = „Rekrutieren“ und „Bewegen“
leader-charismatic = Charismatisch
    .subject = Der Charismatische
    .object = den Charismatischen
    .of = „Rekrutieren“ und „Kämpfen“
leader-commander = Feldherr
    .subject = Der Feldherr
    .object = den Feldherrn
    .of = „Bewegen“ und „Kämpfen“
leader-despot = Despot
    .subject = Der Despot
    .object = den Despoten
    .of = „Bewegen“ und „Bauen“
column-recruit = Rekrutieren
column-move = Bewegen
column-battle = Kämpfen
column-build = Bauen
character-thief = Dieb
character-tinker = Tüftler
character-ranger = Waldläufer
character-vagrant = Landstreicher
character-arbiter = Schiedsrichter
character-scoundrel = Schurke
service-hand-card = eine Handkarte
    .number = one
    .subject = Eine Handkarte
    .object = eine Handkarte
service-riverboats = Flussboote
    .number = other
    .subject = Flussboote
    .object = Flussboote
service-mercenaries = Söldner
    .number = other
    .subject = Söldner
    .object = Söldner
trigger-field-hospitals = Feldkrankenhaus
    .subject = das Feldkrankenhaus
trigger-base-loss = Verlust des Stützpunkts
    .subject = der Verlust des Stützpunkts
trigger-trade-disruption = Handels-Störung
    .subject = die Handels-Störung
trigger-fear = Furcht vor den Frommen
    .subject = die Furcht vor den Frommen
trigger-outrage = Empörung
    .subject = die Empörung
# Was jemand, der gefragt wurde, nicht tut; .of: mehrere.
question-ambush = spielt keinen Hinterhalt
    .of = spielen keinen Hinterhalt
question-foil = vereitelt den Hinterhalt nicht
    .of = vereiteln den Hinterhalt nicht
question-hospitals = nutzt das Feldkrankenhaus nicht
    .of = nutzen das Feldkrankenhaus nicht
question-cards = behält die Karten, die noch einsetzbar wären
    .of = behalten die Karten, die noch einsetzbar wären
question-helpers = kämpft ohne Hilfe
    .of = kämpfen ohne Hilfe
question-arbiter = ruft den Schiedsrichter nicht zu Hilfe
    .of = rufen den Schiedsrichter nicht zu Hilfe
relation-neutral = neutral
    .of = neutral gesinnt
relation-amiable = wohlgesinnt
    .of = wohlgesinnt
relation-friendly = freundlich
    .of = freundlich gesinnt
relation-allied = alliiert
    .of = als alliierte Partei verbunden
relation-hostile = feindlich
    .of = feindlich gesinnt
phase-birdsong = Vogelgesang
    .subject = Der Vogelgesang
phase-daylight = Tageslicht
    .subject = Das Tageslicht
phase-evening = Abend
    .subject = Der Abend

doomed-none = { "" }
doomed-fox = { " " }Eine Fuchs-Karte lässt sich jetzt nicht ausführen: Sie zu wählen bedeutet Aufruhr.
doomed-rabbit = { " " }Eine Hasen-Karte lässt sich jetzt nicht ausführen: Sie zu wählen bedeutet Aufruhr.
doomed-mouse = { " " }Eine Maus-Karte lässt sich jetzt nicht ausführen: Sie zu wählen bedeutet Aufruhr.
doomed-bird = { " " }Eine Vogel-Karte lässt sich jetzt nicht ausführen: Sie zu wählen bedeutet Aufruhr.
stack-open = { "" }
stack-full = { " " }Dein Anhänger-Stapel ist voll: Eine mobilisierte Karte wird abgelegt.

verb-done = fertig
verb-pass = passen
verb-draft = { $faction-object } spielen
verb-keep = Festung auf Lichtung { $clearing } stellen
verb-found = mit { $building-to } auf Lichtung { $clearing } beginnen
verb-corner = auf Eck-Lichtung { $clearing } beginnen
verb-leader = { $leader-object } zum Anführer machen
verb-character = als { $character } spielen
verb-forest = in { $forest } beginnen
verb-outcast = die Klasse { $suit } verstoßen
verb-garrison = einen Krieger auf Lichtung { $clearing } stellen
verb-price = { $service-object } für { $price } Krieger anbieten
verb-buy-card = „{ $card }“ kaufen
verb-buy-riverboats = Flussboote kaufen
verb-hire = Söldner anheuern
verb-exhaust = { $item-object } erschöpfen
verb-bank = mit der Bessere-Bau-Bank zusammen mit { $faction-to } eine Karte ziehen
verb-royal-claim = den Königlichen Anspruch nutzen
verb-rob = { $faction-object } mit „Geld oder Leben“ berauben
verb-tax = mit dem Steuereintreiber einen Krieger auf Lichtung { $clearing } aufgeben
verb-spy = mit den Codeknackern die Hand { $faction-of } ansehen
verb-dominate = „{ $card }“ aktivieren
verb-coalition = mit „{ $card }“ ein Bündnis mit { $partner-to } schließen
verb-take = „{ $card }“ nehmen, dafür „{ $spent }“ ausgeben
verb-first = zuerst { $trigger } (Lichtung { $clearing })
verb-discard = „{ $card }“ ablegen
verb-craft = „{ $card }“ herstellen
verb-export = „{ $card }“ herstellen und exportieren
verb-activate = einen Herstellungsmarker der Klasse { $suit } aktivieren
verb-fund = einen Krieger { $owner-of } aus den Mitteln verwenden
verb-battle = { $defender-object } auf Lichtung { $clearing } angreifen
verb-helpers = gemeinsam mit { $faction-to } kämpfen
verb-ambush = mit „{ $card }“ einen Hinterhalt legen
verb-foil = den Hinterhalt mit „{ $card }“ vereiteln
verb-enlist = { $arbiter-object } zu Hilfe rufen
verb-use = „{ $card }“ einsetzen
verb-lose = { $piece-object } verlieren
verb-damage = { $item-object } beschädigen ({ $state })
verb-hospital = „{ $card }“ für das Feldkrankenhaus ausgeben
verb-give = „{ $card }“ hergeben
verb-return = einen Krieger { $owner-of } aus den Mitteln aufgeben
verb-move = { $warriors ->
        [one] einen Krieger
       *[other] { $warriors } Krieger
    } von Lichtung { $from } auf Lichtung { $to } bewegen
verb-march = mit { $warriors ->
        [one] einem Krieger
       *[other] { $warriors } Kriegern
    } von Lichtung { $from } auf Lichtung { $to } marschieren
verb-recruit = rekrutieren
verb-recruit-at = auf Lichtung { $clearing } rekrutieren
verb-build = { $building-object } auf Lichtung { $clearing } bauen
verb-wood = Holz auf Lichtung { $clearing } wählen
verb-overwork = auf Lichtung { $clearing } mit „{ $card }“ Überstunden machen
verb-extra = „{ $card }“ für eine zusätzliche Aktion ausgeben
verb-decree = „{ $card }“ in die Spalte { $column } des Dekrets legen
verb-roost = ein neues Nest auf Lichtung { $clearing } bauen
verb-resolve = eine { $suit-of }-Karte ausführen
verb-revolt = auf Lichtung { $clearing } revoltieren, dafür „{ $supporter }“ ausgeben
verb-spread = Sympathie auf Lichtung { $clearing } verbreiten, dafür „{ $supporter }“ ausgeben
verb-support = den Anhänger „{ $supporter }“ ausgeben
verb-mobilize = „{ $card }“ mobilisieren
verb-train = mit „{ $card }“ einen Offizier ausbilden
verb-organize = auf Lichtung { $clearing } organisieren
verb-refresh = { $item-object } auffrischen{ $state-of ->
        [damaged] { " " }({ state-damaged })
       *[other] { "" }
    }
verb-refresh-now = Gegenstände auffrischen
verb-slip = { $place-to } { $place } schleichen
verb-go = auf Lichtung { $clearing } gehen
verb-escort = { $warriors ->
        [one] einen Krieger
       *[other] { $warriors } Krieger
    } { $faction-of } mitnehmen
verb-explore = die Ruine erkunden
verb-take-ruin = { $item-object } aus der Ruine nehmen
verb-aid = { $faction-to } mit „{ $card }“ helfen
verb-take-item = { $item-object } nehmen
verb-quest = die Aufgabe „{ $quest }“ erledigen
verb-reward-cards = zwei Karten ziehen
verb-reward-points = Siegpunkte für erledigte Aufgaben erhalten
verb-strike = auf { $piece-object } { $faction-of } scharfschießen
verb-repair = { $item-object } reparieren ({ $state })
verb-steal = { $faction-object } bestehlen
verb-day-labor = mit Tagarbeit „{ $card }“ nehmen
verb-hideout = in den Unterschlupf gehen
verb-instigate = { $attacker-object } gegen { $defender-object } anstiften
verb-scorch = die Erde verbrennen
verb-drop = { $item-object } zurücklassen ({ $state })
verb-drop-ruin = { $item-object } aus einer Ruine zurücklassen ({ $state })
verb-crusade = eifern und { $defender-object } auf Lichtung { $clearing } angreifen
verb-crusade-move = eifern und { $warriors ->
        [one] einen Krieger
       *[other] { $warriors } Krieger
    } von Lichtung { $from } auf Lichtung { $to } bewegen
verb-convert = auf Lichtung { $clearing } einen Krieger { $faction-of } konvertieren
verb-sanctify = auf Lichtung { $clearing } { $building-object } weihen
verb-ritual-build = „{ $card }“ aufdecken und auf Lichtung { $clearing } einen Garten bauen
verb-ritual-recruit = „{ $card }“ aufdecken und auf Lichtung { $clearing } rekrutieren
verb-ritual-score = „{ $card }“ ausgeben und Siegpunkte erhalten
verb-sacrifice = „{ $card }“ aufdecken und einen Krieger opfern
verb-draw = eine Karte ziehen
verb-establish = auf Lichtung { $clearing } einen Handelsposten gründen

step-draft = Wähle deine Partei.
step-placekeep = Wähle eine Ecke für deine Festung.
step-foundbuilding = Wähle, wo dein Gebäude beginnt ({ $building }): bei der Festung oder daneben.
step-eyriestart = Wähle die Ecke, in der deine Dynastie beginnt.
step-firstleader = Wähle deinen ersten Anführer.
step-choosecharacter = Wähle deinen Charakter.
step-chooseforest = Wähle den Wald, in dem du beginnst.
step-cultstart = Wähle die Ecke, in der dein Kult beginnt.
step-firstoutcast = Wähle die erste verstoßene Klasse.
step-garrison = Stelle einen Krieger auf eine Lichtung am Fluss.
step-firstprice = Bestimme den Preis für { $service }.
step-birdsongstarts = Dein Vogelgesang beginnt. { $services ->
        [open] Du darfst Dienste des Flussvolks kaufen und hergestellte Karten nutzen.
       *[none] Du darfst hergestellte Karten nutzen.
    }
step-payitems = Erschöpfe { $items ->
        [one] 1 Gegenstand
       *[other] { $items } Gegenstände
    }, um das Flussvolk zu bezahlen.
step-birdsongcards = Du darfst eine hergestellte Karte nutzen.
step-eveningends = Dein Zug ist zu Ende: Bestätige es oder nimm deine letzte Wahl zurück.
step-commandwarren = Du darfst mit dem Kommandobau einen Kampf eröffnen.
step-cobbler = Du darfst dich mit dem Schuster bewegen.
step-aftermath = Mehreres geschieht zugleich: Wähle, was zuerst kommt.
step-discarddown = Lege Karten ab, bis du fünf hast.
step-paycraft = Wähle, womit du die Karte bezahlst.
step-helpers = Wähle, ob auf Lichtung { $clearing } alliierte Krieger für dich kämpfen (Gegner: { $defender }).
step-mercenaries = Wähle, ob auf Lichtung { $clearing } deine Söldner für dich kämpfen (Gegner: { $defender }).
step-ambush = Angriff durch { $attacker } auf Lichtung { $clearing }: Du darfst einen Hinterhalt spielen.
step-foil = Hinterhalt durch { $defender } auf Lichtung { $clearing }: Du darfst ihn vereiteln.
step-enlist = Angriff durch { $attacker } auf Lichtung { $clearing }: Du darfst den Schiedsrichter zu Hilfe rufen.
step-effects = Du darfst Karten aus deinem Spielbereich in diesem Kampf einsetzen.
step-vagabondhits = Wähle, was die Treffer abbekommt (noch { $hits }).
step-takehits = Wähle, was du verlierst: { $hits } Treffer.
step-fieldhospitals = Du darfst eine Karte ausgeben, die zu Lichtung { $clearing } passt, um { $warriors ->
        [one] 1 verlorenen Krieger
       *[other] { $warriors } verlorene Krieger
    } zur Festung zu bringen.
step-outrage = Empörung auf Lichtung { $clearing }: Gib der Allianz eine Karte der Klasse { $suit } oder einen Vogel.
step-supportersleave = Ohne Stützpunkt behältst du nur fünf Anhänger.
step-tradedisruption = Ein Handelsposten ist verloren: Gib { $funds } Mittel auf.
step-woodshort = Das Holz reicht nicht: Wähle die Sägemühlen, die welches bekommen.
step-marquisedaylight = Stelle her, dann führe deine Aktionen aus (noch { $actions }).
step-secondmarch = Marschiere ein zweites Mal oder höre auf.
step-recruitsshort = Die Krieger reichen nicht: Wähle die Rekrutierer, die einen bekommen.
step-paywood = Wähle { $wood } Holz, mit dem du bezahlst ({ $building }).
step-addtodecree = Füge dem Dekret eine oder zwei Karten hinzu.
step-anewroost = Wähle, wo dein neues Nest steht.
step-eyriedaylight = Stelle her, dann führe das Dekret aus: Wähle die nächste Karte.{ $fox }{ $rabbit }{ $mouse }{ $bird }
step-decreerecruit = Wähle das Nest, bei dem du rekrutierst (Karte: { $suit }).
step-decreemove = Bewege dich aus einer Lichtung, die zur Karte passt ({ $suit }).
step-decreebattle = Kämpfe auf einer Lichtung, die zur Karte passt ({ $suit }).
step-decreebuild = Baue ein Nest auf einer Lichtung, die zur Karte passt ({ $suit }).
step-turmoil = Aufruhr: Wähle einen neuen Anführer.
step-alliancebirdsong = Revoltiere, dann verbreite Sympathie.
step-revolt = Gib einen zweiten Anhänger für die Revolte auf Lichtung { $clearing } aus.
step-spread = Gib noch { $supporters } Anhänger aus, um Sympathie auf Lichtung { $clearing } zu verbreiten.
step-alliancedaylight = Stelle her, mobilisiere und bilde aus.{ $stack }
step-allianceevening = Führe Militäreinsätze aus (noch { $operations }).
step-refresh = Wähle die Gegenstände, die du auffrischst (noch { $items }).
step-slip = Du darfst an einen benachbarten Ort schleichen.
step-vagabonddaylight = Nutze deine Gegenstände.
step-escort = Du darfst alliierte Krieger mitnehmen.
step-ruinchoice = Nimm einen der Gegenstände unter der Ruine oder keinen.
step-aiditem = Wähle den Gegenstand, den du für die Hilfe erschöpfst ({ $faction }).
step-takeitem = Du darfst dafür einen hergestellten Gegenstand nehmen ({ $faction }).
step-questreward = Wähle deine Belohnung für die Aufgabe ({ $suit }).
step-hideout = Wähle die Gegenstände, die du reparierst (noch { $items }).
step-overloaded = Du trägst zu viel: Wähle, was du zurücklässt.
step-conspiracies = Führe Verschwörungen aus.
step-crusadebattle = Du darfst auf Lichtung { $clearing } kämpfen, wo deine Krieger angekommen sind.
step-cultdaylight = Decke Karten für Rituale auf.
step-cultevening = Du darfst mit Gärten der verstoßenen Klasse herstellen.
step-riverfolkdaylight = Setze deine Mittel ein und gib sie aus.
step-payfund = Wähle, wessen Krieger du verwendest.
step-newprices = Du darfst neue Preise bestimmen.

event-turn = Runde { $round }: Der Zug { $faction-of } beginnt.
event-phase = { $phase-subject } beginnt.
event-suit-dealt = { $suit-of }-Lichtungen sind { $first-bare }, { $second-bare }, { $third-bare } und { $fourth-bare }.
event-seated = { $seat } spielt { $faction-object }.
event-drew = { $faction-subject } { $faction-number ->
        [one] zieht
       *[other] ziehen
    } „{ $card }“.
event-drew-hidden = { $faction-subject } { $faction-number ->
        [one] zieht
       *[other] ziehen
    } eine Karte.
event-shuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
event-scored = { $faction-subject } { $faction-number ->
        [one] erhält
       *[other] erhalten
    } { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } { $scoring } und { $faction-number ->
        [one] hat
       *[other] haben
    } jetzt { $total }.
event-humiliated = { $points ->
        [0] { $faction-subject } { $faction-number ->
            [one] hat
           *[other] haben
        } keinen Siegpunkt, der für die { $birds } Vogel-Karten im Dekret (mit den Treuen Wesiren) verloren ginge.
       *[other] { $faction-subject } { $faction-number ->
            [one] verliert
           *[other] verlieren
        } { $points ->
            [one] 1 Siegpunkt
           *[other] { $points } Siegpunkte
        }{ $short ->
            [0] {""}
           *[1] , mehr waren es nicht,
        } wegen der { $birds } Vogel-Karten im Dekret (mit den Treuen Wesiren) und { $faction-number ->
            [one] hat
           *[other] haben
        } jetzt { $total ->
            [0] keine mehr
           *[other] { $total }
        }.
    }
event-garrisoned = { $faction-subject } { $faction-number ->
        [one] stellt
       *[other] stellen
    } je einen Krieger auf alle Lichtungen außer { $clearing }, der Ecke gegenüber der Festung.
event-placed = { $piece ->
        [Krieger] { $faction-subject } { $faction-number ->
            [one] stellt
           *[other] stellen
        } { $count ->
            [one] einen Krieger
           *[other] { $count } Krieger
        } auf Lichtung { $clearing } und { $faction-number ->
            [one] hat
           *[other] haben
        } dort jetzt { $total }.
        [Holz] { $faction-subject } { $faction-number ->
            [one] legt
           *[other] legen
        } { $count ->
            [one] ein Holz-Plättchen
           *[other] { $count } Holz-Plättchen
        } auf Lichtung { $clearing } und { $faction-number ->
            [one] hat
           *[other] haben
        } dort jetzt { $total }.
        [Sympathie] { $faction-subject } { $faction-number ->
            [one] verbreitet
           *[other] verbreiten
        } Sympathie auf Lichtung { $clearing }.
        [Festung] { $faction-subject } { $faction-number ->
            [one] stellt
           *[other] stellen
        } die Festung auf Lichtung { $clearing }.
       *[other] { $faction-subject } { $faction-number ->
            [one] baut
           *[other] bauen
        } { $piece-object } auf Lichtung { $clearing }.
    }
event-removed = { $paid ->
        [0] { $count ->
            [one] { $piece-subject } { $faction-of } wird
           *[other] { $count } { $piece-of } { $faction-of } werden
        } von Lichtung { $clearing } entfernt{ $piece ->
            [Krieger] ; dort { $left ->
                [0] bleibt keiner
                [one] bleibt 1
               *[other] bleiben { $left }
            }.
           *[other] .
        }
       *[1] { $faction-subject } { $faction-number ->
            [one] bezahlt
           *[other] bezahlen
        } mit { $count ->
            [one] { $piece-to }
           *[other] { $count } { $piece-of }
        } von Lichtung { $clearing }.
    }
event-moved = { $count ->
        [one] Ein Krieger { $faction-of } zieht
       *[other] { $count } Krieger { $faction-of } ziehen
    } von Lichtung { $from } auf Lichtung { $to }.
event-escorted = { $mover-subject } { $mover-number ->
        [one] nimmt
       *[other] nehmen
    } { $count ->
        [one] einen Krieger
       *[other] { $count } Krieger
    } { $faction-of } von Lichtung { $from } auf Lichtung { $to } mit.
event-went = { $faction-subject } { $slips ->
        [1] { $faction-number ->
            [one] schleicht
           *[other] schleichen
        }
       *[0] { $faction-number ->
            [one] geht
           *[other] gehen
        }
    } { $from-of } { $from } { $to-to } { $to }.
event-fought = { $attacker-subject } { $attacker-number ->
        [one] greift
       *[other] greifen
    } { $defender-object } auf Lichtung { $clearing } an.
event-rolled = Die Würfel zeigen { $high } und { $low }: { $attack } für { $attacker-object }, { $defence } für { $defender-object }.
event-limited = { $strength ->
        [0] { $faction-subject } { $faction-number ->
            [one] hat
           *[other] haben
        } dort { $fighters ->
            [0] keine Krieger
            [1] kein unbeschädigtes Schwert
           *[2] keine Kämpfer
        }: { $rolled ->
            [one] Der gewürfelte Treffer zählt nicht
            [2] Keiner der beiden gewürfelten Treffer zählt
           *[other] Die { $rolled } gewürfelten Treffer zählen nicht
        }.
       *[other] { $faction-subject } { $faction-number ->
            [one] würfelt
           *[other] würfeln
        } { $rolled } Treffer, { $faction-number ->
            [one] landet
           *[other] landen
        } aber nur { $strength ->
            [one] einen
           *[other] { $strength }
        }, weil { $fighters ->
            [0] dort nur { $strength ->
                [one] 1 eigener Krieger steht
               *[other] { $strength } eigene Krieger stehen
            }
            [1] nur { $strength ->
                [one] 1 Schwert unbeschädigt ist
               *[other] { $strength } Schwerter unbeschädigt sind
            }
           *[2] dort nur { $strength ->
                [one] 1 Kämpfer steht
               *[other] { $strength } Kämpfer stehen
            }
        }.
    }
event-defenseless = { $faction-subject } { $faction-number ->
        [one] ist
       *[other] sind
    } wehrlos: Der Angreifer landet einen zusätzlichen Treffer.
event-hit = { $faction-subject } { $faction-number ->
        [one] erleidet
       *[other] erleiden
    } { $hits } Treffer.
event-ignored = { $faction-subject } { $faction-number ->
        [one] ignoriert
       *[other] ignorieren
    } { $hits } Treffer, denn nichts ist mehr da, was getroffen werden könnte.
event-declined = { $faction-subject } { $faction-number ->
        [one] { $question }
       *[other] { $question-of }
    }.
event-ambushed = { $faction-subject } { $faction-number ->
        [one] legt
       *[other] legen
    } mit „{ $card }“ einen Hinterhalt. Er bringt zwei Treffer, bevor gewürfelt wird, sofern er nicht vereitelt wird.
event-foiled = { $faction-subject } { $faction-number ->
        [one] vereitelt
       *[other] vereiteln
    } den Hinterhalt mit „{ $card }“; er bewirkt nichts.
event-discarded = { $faction-subject } { $faction-number ->
        [one] legt
       *[other] legen
    } „{ $card }“ { $souls ->
        [0] ab
       *[other] zu den Verlorenen Seelen (jetzt { $souls })
    }{ $why ->
        [0] {""}
        [1] , weil nicht mehr als fünf Handkarten bleiben dürfen
        [3] , um das Feldkrankenhaus zu nutzen
        [4] , um für die Gärten dieser Klasse zu punkten
       *[2] , weil ohne Stützpunkt nicht mehr als fünf Anhänger bleiben dürfen
    }.{ $open ->
        [one] { " " }Die Karte liegt jetzt neben dem Spielplan: Im eigenen Tageslicht darf jeder sie für eine Karte ihrer Klasse nehmen.
       *[other] { "" }
    }
event-gave = Empörung: { $faction-subject } { $faction-number ->
        [one] gibt
       *[other] geben
    } { $receiver-to } „{ $card }“ (jetzt { $total ->
        [0] keine
       *[other] { $total }
    } Anhänger).
event-gave-hidden = Empörung: { $faction-subject } { $faction-number ->
        [one] gibt
       *[other] geben
    } { $receiver-to } eine Karte (jetzt { $total ->
        [0] keine
       *[other] { $total }
    } Anhänger).
event-mobilized = { $faction-subject } { $faction-number ->
        [one] mobilisiert
       *[other] mobilisieren
    } „{ $card }“ als Anhänger (jetzt { $total ->
        [0] keine
       *[other] { $total }
    } Anhänger).
event-mobilized-hidden = { $faction-subject } { $faction-number ->
        [one] mobilisiert
       *[other] mobilisieren
    } eine Karte als Anhänger (jetzt { $total ->
        [0] keine
       *[other] { $total }
    } Anhänger).
event-aided = { $faction-subject } { $faction-number ->
        [one] hilft
       *[other] helfen
    } { $receiver-to } mit „{ $card }“.
event-aided-hidden = { $faction-subject } { $faction-number ->
        [one] hilft
       *[other] helfen
    } { $receiver-to } mit einer Karte.
event-shown = { $faction-subject } { $faction-number ->
        [one] zeigt
       *[other] zeigen
    } { $viewer-to } „{ $card }“.
event-shown-hidden = { $faction-subject } { $faction-number ->
        [one] zeigt
       *[other] zeigen
    } { $viewer-to } eine Karte.
event-stole = { $faction-subject } { $faction-number ->
        [one] nimmt
       *[other] nehmen
    } { $victim-to } „{ $card }“ ab.
event-stole-hidden = { $faction-subject } { $faction-number ->
        [one] nimmt
       *[other] nehmen
    } { $victim-to } eine Karte ab.
event-took-card = { $faction-subject } { $faction-number ->
        [one] nimmt
       *[other] nehmen
    } „{ $card }“.
event-crafted = { $faction-subject } { $faction-number ->
        [one] stellt
       *[other] stellen
    } „{ $card }“ her.{ $effect ->
        [0] { "" }
       *[1] { " " }{ $card-of }
    }
event-exported = { $faction-subject } { $faction-number ->
        [one] exportiert
       *[other] exportieren
    } „{ $card }“{ $paid ->
        [0] {""}
       *[1] {" "}und { $faction-number ->
            [one] legt
           *[other] legen
        } einen Krieger des Flussvolks zur Bezahlung
    }.
event-took-item = { $faction-subject } { $faction-number ->
        [one] bekommt
       *[other] bekommen
    } { $item-object }.
event-lost-item = { $faction-subject } { $faction-number ->
        [one] lässt
       *[other] lassen
    } { $item-object } { $ruin ->
        [0] {""}
       *[1] aus einer Ruine{" "}
    }zurück ({ $state }), weil neben den Leisten nicht mehr als { $most } Gegenstände getragen werden können.
event-damaged = { $faction-subject } { $faction-number ->
        [one] beschädigt
       *[other] beschädigen
    } { $item-object }.
event-rested = { $faction-subject } { $faction-number ->
        [one] ruht
       *[other] ruhen
    } im Wald und { $faction-number ->
        [one] repariert
       *[other] reparieren
    } alles.
event-related = { $other-subject } { $other-number ->
        [one] ist
       *[other] sind
    } { $faction-to } jetzt { $relation-of }.
event-explored = { $faction-subject } { $faction-number ->
        [one] erkundet
       *[other] erkunden
    } die Ruine auf Lichtung { $clearing }.
event-peeked = { $faction-subject } { $faction-number ->
        [one] sieht
       *[other] sehen
    } unter der Ruine auf Lichtung { $clearing } { $item-object }.
event-peeked-hidden = { $faction-subject } { $faction-number ->
        [one] sieht
       *[other] sehen
    } unter die Ruine auf Lichtung { $clearing }.
event-ruin-gone = Die Ruine auf Lichtung { $clearing } ist fort.
event-quest-open = Die Aufgabe „{ $quest }“ liegt jetzt aus.
event-quest-done = { $faction-subject } { $faction-number ->
        [one] erledigt
       *[other] erledigen
    } die Aufgabe „{ $quest }“.
event-turmoil = { $faction-subject } { $faction-number ->
        [one] gerät
       *[other] geraten
    } in Aufruhr: Die { $suit-of }-Karte in der Spalte „{ $column }“ { $partly ->
        [0] lässt sich nicht ausführen
       *[1] ließ sich nur zum Teil ausführen
    }, denn { $why }.
event-deposed = Der Anführer { $faction-of }, der { $leader ->
        [Charismatisch] Charismatische
       *[other] { $leader }
    }, wird abgesetzt.{ $turned ->
        [0] {""}
       *[1] {" "}Damit waren alle vier einmal abgesetzt: Alle werden wieder aufgedeckt, und jeder von ihnen kann anführen.
    }
event-officers = { $faction-subject } { $faction-number ->
        [one] hat
       *[other] haben
    } jetzt { $officers ->
        [0] keinen Offizier
        [one] 1 Offizier
       *[other] { $officers } Offiziere
    }.
event-outcast-now = Verstoßen ist jetzt die Klasse { $suit }.
event-hated-now = Die verstoßene Klasse { $suit } ist jetzt verhasst.
event-souls-released = { $cards ->
        [one] Die einzige Karte
       *[other] Die { $cards } Karten
    } der Verlorenen Seelen { $cards ->
        [one] kommt
       *[other] kommen
    } auf den Ablagestapel.
event-sold = { $buyer-subject } { $buyer-number ->
        [one] kauft
       *[other] kaufen
    } { $service-object } für { $items ->
        [0] { $price } Krieger
       *[1] { $price ->
            [one] 1 Gegenstand, der erschöpft wird
           *[other] { $price } Gegenstände, die erschöpft werden
        }
    }; als Bezahlung { $total ->
        [one] liegt
       *[other] liegen
    } jetzt { $total } Krieger bereit.
event-priced = { $service-subject } des Flussvolks { $service-number ->
        [one] kostet
       *[other] kosten
    } jetzt { $price } Krieger.
event-funds-lost = Für den verlorenen Handelsposten kehrt die Hälfte der Mittel heim, darunter { $owner ->
        [Flussvolk] ein Krieger des Flussvolks selbst
       *[other] ein Krieger { $owner-of }
    } ({ funds-left }).
event-dominated = { $coalition ->
        [0] { $faction-subject } { $faction-number ->
            [one] aktiviert
           *[other] aktivieren
        } „{ $card }“. { $faction-subject } { $faction-number ->
            [one] erhält
           *[other] erhalten
        } von nun an keine Siegpunkte mehr und { $faction-number ->
            [one] gewinnt
           *[other] gewinnen
        } durch die Herrschaft über { $card-of }, wenn der eigene Vogelgesang beginnt.
       *[1] { $faction-subject } { $faction-number ->
            [one] gibt
           *[other] geben
        } „{ $card }“ und alle Siegpunkte für ein Bündnis auf.
    }
event-coalition = { $faction-subject } { $faction-number ->
        [one] schließt
       *[other] schließen
    } ein Bündnis mit { $partner-to } und { $faction-number ->
        [one] gewinnt
       *[other] gewinnen
    } mit, wenn dieser Bündnispartner gewinnt.
event-scorched = Lichtung { $clearing } ist für immer verbrannt.
event-saved = Das Feldkrankenhaus { $faction-of } rettet { $count ->
        [one] 1 Krieger
       *[other] { $count } Krieger
    }.
event-won = { $faction-subject } { $faction-number ->
        [one] gewinnt
       *[other] gewinnen
    } das Spiel { $way ->
        [0] mit { $points } Siegpunkten
        [1] durch Dominanz
       *[2] gemeinsam mit dem Bündnispartner
    }.
event-supporter-drew = { $faction-subject } { $faction-number ->
        [one] zieht
       *[other] ziehen
    } „{ $card }“ als Anhänger (jetzt { $total ->
        [0] keine
       *[other] { $total }
    } Anhänger).
event-supporter-drew-hidden = { $faction-subject } { $faction-number ->
        [one] zieht
       *[other] ziehen
    } einen Anhänger (jetzt { $total ->
        [0] keine
       *[other] { $total }
    } Anhänger).
event-supporter-spent = { $faction-subject } { $lost ->
        [1] { $faction-number ->
            [one] verliert
           *[other] verlieren
        }
       *[0] { $faction-number ->
            [one] gibt
           *[other] geben
        }
    } den Anhänger „{ $card }“ { $lost ->
        [1] { "" }
       *[0] { $spreads ->
            [1] für Sympathie auf Lichtung { $clearing-bare } aus{ " " }
           *[0] für die Revolte auf Lichtung { $clearing-bare } aus{ " " }
        }
    }({ $total ->
        [0] keiner bleibt
        [one] 1 bleibt
       *[other] { $total } bleiben
    }{ $souls ->
        [0] { "" }
       *[other] , jetzt { $souls } Verlorene Seelen
    }).{ $open ->
        [one] { " " }Die Karte liegt jetzt neben dem Spielplan: Im eigenen Tageslicht darf jeder sie für eine Karte ihrer Klasse nehmen.
       *[other] { "" }
    }
event-purged = „{ $card }“ { $souls ->
        [0] verlässt die Spalte „{ $column }“ des Dekrets.
       *[other] kommt aus der Spalte „{ $column }“ des Dekrets zu den Verlorenen Seelen (jetzt { $souls }).
    }{ $open ->
        [one] { " " }Die Karte liegt jetzt neben dem Spielplan: Im eigenen Tageslicht darf jeder sie für eine Karte ihrer Klasse nehmen.
       *[other] { "" }
    }
event-used-up = { $faction-subject } { $faction-number ->
        [one] nutzt
       *[other] nutzen
    } „{ $card }“ und { $faction-number ->
        [one] legt
       *[other] legen
    } die Karte ab.
event-revenge = { $count ->
        [one] Ein auf Lichtung { $clearing } gefallener Krieger { $faction-of } wird zum Akolythen
       *[other] { $count } auf Lichtung { $clearing } gefallene Krieger { $faction-of } werden zu Akolythen
    }.

# Karten: Welche Titel gedruckt und welche unsere eigenen sind, steht im Kartenstapel.
card-ambush-bird = Hinterhalt (Vogel)
card-ambush-fox = Hinterhalt (Fuchs)
card-ambush-rabbit = Hinterhalt (Hase)
card-ambush-mouse = Hinterhalt (Maus)
card-dominance-bird = Dominanz (Vogel)
    .of = zwei gegenüberliegende Ecken
card-dominance-fox = Dominanz (Fuchs)
    .of = drei Fuchs-Lichtungen
card-dominance-rabbit = Dominanz (Hase)
    .of = drei Hasen-Lichtungen
card-dominance-mouse = Dominanz (Maus)
    .of = drei Maus-Lichtungen
card-armorers = Rüstungsschmiede
    .of = Im Kampf darf die Karte abgelegt werden, um alle gewürfelten Treffer zu ignorieren.
card-sappers = Sappeure
    .of = In der Verteidigung darf die Karte für einen zusätzlichen Treffer abgelegt werden.
card-brutal-tactics = Brutale Taktik
    .of = Im Angriff bringt die Karte einen zusätzlichen Treffer, für den der Verteidiger einen Siegpunkt erhält.
card-royal-claim = Königlicher Anspruch
    .of = Im Vogelgesang darf die Karte für einen Siegpunkt je beherrschter Lichtung abgelegt werden.
card-birdy-bindle = Vogelbündel
card-woodland-runners = Waldland-Läufer
card-arms-trader = Waffenhändler
card-crossbow-bird = Armbrust (Vogel)
card-favor-of-the-foxes = Gunst der Füchse
    .of = Alle gegnerischen Marker auf Fuchs-Lichtungen werden entfernt.
card-stand-and-deliver = Geld oder Leben!
    .of = Im Vogelgesang nimmt die Karte einem anderen Spieler eine zufällige Karte ab, der dafür einen Siegpunkt erhält.
card-tax-collector = Steuereintreiber
    .of = Einmal im Tageslicht darf ein Krieger entfernt werden, um eine Karte zu ziehen.
card-gently-used-knapsack = Kaum gebrauchter Rucksack
card-root-tea-fox = Wurzeltee (Fuchs)
card-travel-gear-fox = Reiseausrüstung (Fuchs)
card-protection-racket = Schutzgelderpressung
card-foxfolk-steel = Fuchsvolk-Stahl
card-anvil = Amboss
card-favor-of-the-rabbits = Gunst der Hasen
    .of = Alle gegnerischen Marker auf Hasen-Lichtungen werden entfernt.
card-command-warren = Kommandobau
    .of = Zu Beginn des Tageslichts erlaubt die Karte einen Kampf.
card-better-burrow-bank = Bessere-Bau-Bank
    .of = Zu Beginn des Vogelgesangs ziehen der Besitzer und ein anderer Spieler je eine Karte.
card-cobbler = Schuster
    .of = Zu Beginn des Abends erlaubt die Karte eine Bewegung.
card-smugglers-trail = Schmugglerpfad
card-root-tea-rabbit = Wurzeltee (Hase)
card-a-visit-to-friends = Besuch bei Freunden
card-bake-sale = Kuchenbasar
card-favor-of-the-mice = Gunst der Mäuse
    .of = Alle gegnerischen Marker auf Maus-Lichtungen werden entfernt.
card-scouting-party = Spähtrupp
    .of = Im Angriff schadet dem Besitzer kein Hinterhalt.
card-codebreakers = Codeknacker
    .of = Einmal im Tageslicht darf der Besitzer die Hand eines anderen Spielers ansehen.
card-mouse-in-a-sack = Maus im Sack
card-root-tea-mouse = Wurzeltee (Maus)
card-travel-gear-mouse = Reiseausrüstung (Maus)
card-investments = Investitionen
card-sword = Schwert
card-crossbow-mouse = Armbrust (Maus)
quest-fox-fundraising = Spendensammlung (Fuchs)
quest-fox-errand = Botengang (Fuchs)
quest-fox-logistics-help = Hilfe beim Transport (Fuchs)
quest-fox-repair-a-shed = Schuppen ausbessern (Fuchs)
quest-fox-give-a-speech = Rede halten (Fuchs)
quest-rabbit-guard-duty = Wachdienst (Hase)
quest-rabbit-errand = Botengang (Hase)
quest-rabbit-give-a-speech = Rede halten (Hase)
quest-rabbit-fend-off-a-bear = Bären abwehren (Hase)
quest-rabbit-expel-bandits = Banditen vertreiben (Hase)
quest-mouse-expel-bandits = Banditen vertreiben (Maus)
quest-mouse-guard-duty = Wachdienst (Maus)
quest-mouse-fend-off-a-bear = Bären abwehren (Maus)
quest-mouse-escort = Geleitschutz (Maus)
quest-mouse-logistics-help = Hilfe beim Transport (Maus)
# Orte: .to ist das Wort davor, wenn man hingeht, .of, wenn man fortgeht.
place-1 = Lichtung 1
    .to = auf
    .of = von
place-2 = Lichtung 2
    .to = auf
    .of = von
place-3 = Lichtung 3
    .to = auf
    .of = von
place-4 = Lichtung 4
    .to = auf
    .of = von
place-5 = Lichtung 5
    .to = auf
    .of = von
place-6 = Lichtung 6
    .to = auf
    .of = von
place-7 = Lichtung 7
    .to = auf
    .of = von
place-8 = Lichtung 8
    .to = auf
    .of = von
place-9 = Lichtung 9
    .to = auf
    .of = von
place-10 = Lichtung 10
    .to = auf
    .of = von
place-11 = Lichtung 11
    .to = auf
    .of = von
place-12 = Lichtung 12
    .to = auf
    .of = von
place-forest-1 = Wald 1
    .to = in
    .of = aus
place-forest-2 = Wald 2
    .to = in
    .of = aus
place-forest-3 = Wald 3
    .to = in
    .of = aus
place-forest-4 = Wald 4
    .to = in
    .of = aus
place-forest-5 = Wald 5
    .to = in
    .of = aus
place-forest-6 = Wald 6
    .to = in
    .of = aus
place-forest-7 = Wald 7
    .to = in
    .of = aus
place-forest-8 = Wald 8
    .to = in
    .of = aus

## Ablehnungen, die eigene Worte brauchen
reason-D10-4-3-I-1 = Die Bewegung verlangt wie jede andere die Herrschaft an einem ihrer Enden.
reason-D11-2-7-II-1 = Flussboote ersetzen die Herrschaft nicht: Ein Ende der Bewegung muss beherrscht sein, wie auf Wegen.
reason-D11-5-1 = Das Flussvolk wählt, wessen Krieger es einsetzt oder ausgibt.
reason-D2-5-2 = Was nur zum Teil möglich ist, gilt nicht als ausgeführt.
reason-D9-2-8-1 = Ein Bündnis geht man im eigenen Tageslicht ein, mit mindestens zehn Siegpunkten und einer Dominanz-Karte.
event-guerrilla = Guerrilla-Krieg: In der Verteidigung { $faction-number ->
        [one] nimmt
       *[other] nehmen
    } { $faction-object } den höheren Wurf, der Angreifer den niedrigeren.
event-commanded = { $faction-subject } { $faction-number ->
        [one] landet
       *[other] landen
    } unter dem Feldherrn einen zusätzlichen Treffer.
event-card-strikes = { $faction-subject } { $faction-number ->
        [one] landet
       *[other] landen
    } mit „{ $card }“ einen zusätzlichen Treffer.
event-card-shields = { $faction-subject } { $faction-number ->
        [one] ignoriert
       *[other] ignorieren
    } mit „{ $card }“ { $hits ->
        [one] den gewürfelten Treffer
        [2] beide gewürfelten Treffer
       *[other] alle { $hits } gewürfelten Treffer
    }.
event-nothing-left = { $hits ->
        [one] 1 Treffer bleibt
       *[other] { $hits } Treffer bleiben
    } ohne Wirkung, weil dort nicht mehr Marker { $faction-of } stehen.
event-battle-over = Der Kampf auf Lichtung { $clearing } ist vorbei.

# Eine Lichtung mit ihrer Farbe.
clearing-name = { $kind ->
        [fox] { $name } ({ suit-fox })
        [rabbit] { $name } ({ suit-rabbit })
        [mouse] { $name } ({ suit-mouse })
       *[forest] { $name }
    }
place-name = { $kind ->
        [fox] { $name } ({ suit-fox })
        [rabbit] { $name } ({ suit-rabbit })
        [mouse] { $name } ({ suit-mouse })
       *[forest] { $name }
    }

## Rat
advice-goal-own = Dir { $left ->
        [one] fehlt nur noch ein Siegpunkt
       *[other] fehlen nur noch { $left } Siegpunkte
    } zum Sieg: Such zuerst, was in diesem Zug punktet.
advice-goal-foe = { $foe-subject } { $foe-number ->
        [one] braucht
       *[other] brauchen
    } nur noch { $left ->
        [one] einen Siegpunkt
       *[other] { $left } Siegpunkte
    } zum Sieg: Nimm weg, was dort punktet, oder sei schneller.
advice-goal-lead = Du führst mit { $points } von { $goal } Siegpunkten: Rechne mit Angriffen dort, wo du punktest.
advice-goal-behind = { $foe-subject } { $foe-number ->
        [one] führt
       *[other] führen
    } mit { $points } von { $goal } Siegpunkten; du hast { $own }.
advice-dominance = { $foe-subject } { $foe-number ->
        [one] spielt
       *[other] spielen
    } auf Dominanz: Wer das verhindern will, nimmt vor dem nächsten Zug dort die Herrschaft über eine der Lichtungen.
advice-exposed = { $pieces ->
        [one] Ein Gebäude oder Plättchen von dir
       *[other] { $pieces } Gebäude und Plättchen von dir
    } auf Lichtung { $clearing } { $pieces ->
        [one] ist
       *[other] sind
    } in Gefahr: { $theirs ->
        [one] ein Krieger
       *[other] { $theirs } Krieger
    } { $foe-of } gegen { $own ->
        [0] keinen
        [one] einen
       *[other] { $own }
    } von dir. Jedes verlorene ist für den Gegner ein Siegpunkt.
advice-prey = Auf Lichtung { $clearing } hast du { $own } Krieger gegen { $theirs ->
        [one] einen
       *[other] { $theirs }
    } { $foe-of }: Jedes Gebäude oder Plättchen, das du dort entfernst, ist ein Siegpunkt ({ $pieces } sind zu holen).
advice-prey-alone = Auf Lichtung { $clearing } verteidigt kein Krieger { $foe-of } { $pieces ->
        [one] ein Gebäude oder Plättchen
       *[other] { $pieces } Gebäude und Plättchen
    }: Ein Angriff bringt dort einen zusätzlichen Treffer, und jedes entfernte Teil ist ein Siegpunkt.
advice-hand = Du hast { $cards } Karten auf der Hand; alle über fünf gehen am Ende deines Zuges verloren. Stell etwas her oder gib Karten aus.
advice-wood = Du hast { $wood } Holz auf dem Plan: Ein Gebäude für { $cost } brächte { $points ->
        [one] einen Siegpunkt
       *[other] { $points } Siegpunkte
    }. Das Holz muss über Lichtungen verbunden sein, die du beherrschst.
advice-wood-none = Mit { $wood } Holz auf dem Plan punktet jetzt kein Gebäude: Sägemühlen bringen Holz zu Beginn deines Zuges, Überstunden sofort.
advice-roosts = { $roosts ->
        [0] Ohne Nest bekommst du
        [one] Mit einem Nest bekommst du
       *[other] Mit { $roosts } Nestern bekommst du
    } am Abend { $points ->
        [0] nichts
        [one] einen Siegpunkt
       *[other] { $points } Siegpunkte
    }: Ein Nest mehr zahlt sich jede Runde aus.
advice-decree = { $due ->
        [one] Eine Karte
       *[other] { $due } Karten
    } des Dekrets { $due ->
        [one] ist
       *[other] sind
    } noch auszuführen. Geht eine nicht, kostet der Aufruhr Siegpunkte, das Dekret und den Anführer: Schau voraus, bevor du wegziehst.
advice-decree-grows = Im Dekret liegen schon { $cards } Karten, und jede weitere muss jeden Zug ausgeführt werden: Nimm Klassen, von denen du Lichtungen hast.
advice-sympathy = Du hast { $supporters } Anhänger; das nächste Sympathie-Plättchen kostet { $cost } von der Klasse der Lichtung und bringt { $points }.
advice-sympathy-none = Du hast { $supporters ->
        [0] keine
       *[other] { $supporters }
    } Anhänger, und das nächste Sympathie-Plättchen kostet { $cost }: Leg Handkarten auf den Stapel.
advice-gardens = Du hast { $gardens ->
        [0] noch keinen Garten
        [one] einen Garten
       *[other] { $gardens } Gärten
    }: Eine Karte einer Klasse bringt, was deren Garten-Leiste zeigt, einmal je Zug und Klasse.
advice-acolytes = { $acolytes ->
        [one] Ein Akolyth wartet
       *[other] { $acolytes } Akolythen warten
    } auf eine Verschwörung auf einer Lichtung der verstoßenen Klasse; in der Verteidigung verlorene Krieger bringen weitere.
advice-funds = Du hast { $funds } Mittel: Was du weder einsetzt noch ausgibst, bringt nächsten Zug { $points ->
        [0] keinen Siegpunkt
        [one] einen Siegpunkt
       *[other] { $points } Siegpunkte
    }, wenn ein Handelsposten auf dem Plan steht.
advice-items = { $ready ->
        [0] Keiner deiner Gegenstände ist bereit: Raste, oder schleich in einen Wald.
        [one] Einer deiner Gegenstände ist bereit: Wähle das eine, was er tun soll.
       *[other] { $ready } deiner Gegenstände sind bereit: Aufgaben und Hilfe bringen Siegpunkte, Fackeln erkunden Ruinen.
    }
advice-items-damaged = { $damaged } deiner Gegenstände sind beschädigt: Eine Nacht im Wald repariert sie alle.
# What a judgement learnt from play goes by: about one seat.

trait-points = Siegpunkte
trait-finish = Siegpunkte auf den letzten zehn vor dem Ziel
trait-cards = Karten auf der Hand, mit denen, die der Abend bringt
trait-crafted = hergestellte Karten im Spiel
trait-prospects = Begonnenes, das noch nicht zu Ende ist
trait-board = was die eigenen Teile versprechen
trait-rule = beherrschte Lichtungen
trait-army = Krieger auf der Karte
trait-slots = freie Plätze auf beherrschten Lichtungen
trait-unguarded = Teile, die kein Krieger bewacht
trait-dominance = aktivierte Dominanzkarten
trait-held = für die Dominanzkarte beherrschte Lichtungen
trait-firm = Krieger auf den Lichtungen der Dominanzkarte
trait-won-soon = Dominanzkarten, die beim nächsten Vogelgesang gewinnen
trait-coalition = Koalitionen
trait-sawmills = Sägemühlen auf der Karte
trait-workshops = Werkstätten auf der Karte
trait-recruiters = Rekrutierer auf der Karte
trait-wood = Holz auf der Karte
trait-keep = Festungen auf der Karte
trait-roosts = Nester auf der Karte
trait-decree = Karten im Dekret
trait-unkept = Karten des Dekrets, die jetzt nicht ausführbar sind
trait-sites = Lichtungen, auf denen ein Nest entstehen könnte
trait-sympathy = Lichtungen mit Sympathie
trait-supporters = Anhänger
trait-officers = Offiziere
trait-bases = Stützpunkte auf der Karte
trait-items = unbeschädigte Gegenstände
trait-damaged = beschädigte Gegenstände
trait-spent = erschöpfte Gegenstände
trait-swords = unbeschädigte Schwerter
trait-allies = verbündete Parteien
trait-foes = feindselige Parteien
trait-quests = erledigte Aufgaben
trait-gardens = Gärten auf der Karte
trait-acolytes = Akolythen
trait-funds = Krieger auf dem Tableau des Flussvolks
trait-posts = Handelsposten auf der Karte
## What a bare verb means where it is said
verb-done-in-addtodecree = keine weitere Karte ins Dekret legen
verb-done-in-alliancebirdsong = den Vogelgesang beenden
verb-done-in-alliancedaylight = das Tageslicht beenden
verb-done-in-cultdaylight = das Tageslicht beenden
verb-done-in-eyriedaylight = das Tageslicht beenden
verb-done-in-marquisedaylight = das Tageslicht beenden
verb-done-in-riverfolkdaylight = das Tageslicht beenden
verb-done-in-vagabonddaylight = das Tageslicht beenden
verb-done-in-allianceevening = die Aktionen des Abends beenden
verb-done-in-cultevening = die Aktionen des Abends beenden
verb-done-in-eveningends = den Zug beenden
verb-done-in-birdsongstarts = mit dem Vogelgesang fortfahren
verb-done-in-conspiracies = keine Verschwörung mehr ausführen
verb-done-in-newprices = keinen weiteren Preis ändern
verb-done-in-secondmarch = auf die zweite Bewegung verzichten
verb-pass-in-birdsongcards = im Vogelgesang keine hergestellte Karte nutzen
verb-pass-in-cobbler = den Schuster nicht nutzen
verb-pass-in-commandwarren = den Kommandobau nicht nutzen
verb-pass-in-crusadebattle = nach dem Eifern nicht kämpfen
verb-pass-in-slip = bleiben, statt zu schleichen
verb-pass-in-takeitem = für die Hilfe keinen Gegenstand nehmen
verb-pass-in-mercenaries = ohne die Söldner kämpfen
verb-pass-in-escort = keine Krieger mitnehmen
verb-pass-in-ruinchoice = keinen der Gegenstände nehmen

## What points are scored for, and how it ends
scoring-removal = für das Entfernen gegnerischer Gebäude und Plättchen
scoring-building = für das neue Gebäude
scoring-item = für den hergestellten Gegenstand
scoring-roosts = für die Nester auf dem Spielplan
scoring-despot = dank des Despoten
scoring-sympathy = für die verbreitete Sympathie
scoring-gardens = für die Gärten dieser Klasse
scoring-dividends = als Dividende für die Mittel
scoring-post = für den Handelsposten
scoring-ruin = für die erkundete Ruine
scoring-quests = für erledigte Aufgaben dieser Klasse
scoring-aid = für die geleistete Hilfe
scoring-infamy = für Niedertracht
scoring-enlisted = für den Beistand im Kampf
scoring-claim = für die beherrschten Lichtungen
scoring-robbed = für die weggenommene Karte
scoring-brutality = für die brutale Taktik des Angreifers
event-outrage-shown = Empörung: { $faction-subject } { $faction-number ->
        [one] hat
       *[other] haben
    } keine passende Karte (Klasse { $suit }){ $cards ->
        [0] {""}
       *[other] {" "}und { $faction-number ->
            [one] zeigt
           *[other] zeigen
        } { $viewer-to } { $cards ->
            [one] die einzige Handkarte
            [2] beide Handkarten
           *[other] alle { $cards } Handkarten
        }
    }.
event-final = { $faction-subject } { $faction-number ->
        [one] hat
       *[other] haben
    } am Ende { $marked ->
        [0] keine Siegpunkte, denn diese Fraktion spielte auf Dominanz
        [2] keine Siegpunkte, denn sie wurden für das Bündnis aufgegeben
       *[1] { $points ->
            [one] 1 Siegpunkt
           *[other] { $points } Siegpunkte
        }
    }.
event-fund-used = Das Flussvolk { $spent ->
        [0] setzt
       *[1] gibt
    } { $owner ->
        [Flussvolk] einen eigenen Krieger
       *[other] einen Krieger { $owner-of }
    } aus den Mitteln { $spent ->
        [0] ein
       *[1] aus
    }{ $draws ->
        [0] { "" }
       *[1] , um eine Karte zu ziehen
    } ({ funds-left }).
event-frightened = Furcht vor den Frommen: { $faction-subject } { $faction-number ->
        [one] legt
       *[other] legen
    } für den verlorenen Garten { $cards ->
        [0] nichts ab, denn die Hand ist leer
       *[1] eine zufällige Karte ab
    }.
event-ordered = { $faction-subject } { $faction-number ->
        [one] legt
       *[other] legen
    } „{ $card }“ in die Spalte „{ $column }“ des Dekrets, in der jetzt { $viziers ->
        [0] {""}
       *[1] mit einem Treuen Wesir{" "}
    }{ $cards ->
        [one] 1 Karte liegt
       *[other] { $cards } Karten liegen
    }.
event-resolved = { $faction-subject } { $partly ->
        [0] { $faction-number ->
            [one] führt
           *[other] führen
        } eine { $suit-of }-Karte der Spalte „{ $column }“ aus.
       *[1] { $faction-number ->
            [one] kann
           *[other] können
        } eine { $suit-of }-Karte der Spalte „{ $column }“ nur zum Teil ausführen, weil für zwei Krieger nur einer da ist.
    }
event-led = { $leader-subject } führt jetzt { $faction-object } an; die Treuen Wesire liegen in den Spalten { $leader-of }.
event-played-as = { $faction-subject } { $faction-number ->
        [one] spielt
       *[other] spielen
    } als { $character }.
event-revealed = { $faction-subject } { $faction-number ->
        [one] deckt
       *[other] decken
    } „{ $card }“ für ein Ritual auf.
event-acolytes = { $faction-subject } { $faction-number ->
        [one] hat
       *[other] haben
    } jetzt { $acolytes ->
        [0] keine Akolythen
        [one] 1 Akolythen
       *[other] { $acolytes } Akolythen
    }.
event-struck = { $faction-subject } { $faction-number ->
        [one] setzt
       *[other] setzen
    } auf Lichtung { $clearing } die Armbrust gegen { $other-object } ein.
event-exhausted = { $faction-subject } { $faction-number ->
        [one] erschöpft
       *[other] erschöpfen
    } dafür { $item-object }.
event-repaired = { $faction-subject } { $faction-number ->
        [one] repariert
       *[other] reparieren
    } { $item-object }.
event-aid-counted = Das ist Hilfe { $aids } von { $needed }, die es in einem Zug für die Beziehung „{ $next }“ zwischen { $faction-to } und { $other-to } braucht.
event-card-used = { $faction-subject } { $faction-number ->
        [one] nutzt
       *[other] nutzen
    } „{ $card }“.
event-did = { $faction-subject } { $faction-number ->
        [one] { $deed }
       *[other] { $deed-of }
    }.
event-did-at = { $faction-subject } { $faction-number ->
        [one] { $deed }
       *[other] { $deed-of }
    } auf Lichtung { $clearing }.
deed-overwork = macht Überstunden in der Sägemühle
    .of = machen Überstunden in der Sägemühle
deed-extra = gibt eine Vogel-Karte für eine weitere Aktion aus
    .of = geben eine Vogel-Karte für eine weitere Aktion aus
deed-train = bildet einen Offizier aus
    .of = bilden einen Offizier aus
deed-revolt = revoltiert
    .of = revoltieren
deed-organize = organisiert Sympathie
    .of = organisieren Sympathie
deed-convert = konvertiert einen Krieger
    .of = konvertieren einen Krieger
deed-sanctify = weiht ein Gebäude
    .of = weihen ein Gebäude
deed-hideout = geht in den Unterschlupf
    .of = gehen in den Unterschlupf
event-refreshes = { $exhausted ->
        [0] { $faction-subject } { $faction-number ->
            [one] hat
           *[other] haben
        } keinen erschöpften Gegenstand, den er auffrischen könnte.
       *[other] { $chosen ->
            [0] { $faction-subject } { $faction-number ->
                [one] frischt
               *[other] frischen
            } { $exhausted ->
                [one] den einzigen erschöpften Gegenstand
                [2] beide erschöpften Gegenstände
               *[other] alle { $exhausted } erschöpften Gegenstände
            } auf.
           *[1] { $faction-subject } { $faction-number ->
                [one] darf
               *[other] dürfen
            } { $most } von { $exhausted } erschöpften Gegenständen auffrischen.
        }
    }
event-refreshed = { $faction-subject } { $faction-number ->
        [one] frischt
       *[other] frischen
    } { $item-object } auf.
event-started = { $faction-subject } { $faction-number ->
        [one] beginnt
       *[other] beginnen
    } in { $place }.
deed-crusade = beginnt einen Kreuzzug
    .of = beginnen einen Kreuzzug
event-dominant = { $faction-subject } { $faction-number ->
        [one] beherrscht
       *[other] beherrschen
    } zu Beginn des Vogelgesangs { $card-of }.

## Der Zeichentisch

desk-suits = Klassen
desk-clearings = Lichtungen
desk-ways = Wege und Fluss
desk-forests = Wälder
desk-fox = Fuchs
desk-rabbit = Hase
desk-mouse = Maus
desk-no-suit = keine Klasse
desk-slots-1 = ein Bauplatz
desk-slots-2 = zwei Bauplätze
desk-slots-3 = drei Bauplätze
desk-ruin = Ruine
desk-corner = Eck-Lichtung
desk-move = eine Lichtung verschieben
desk-path = Weg zwischen zwei Lichtungen
desk-river = Fluss
desk-river-between = Fluss zwischen zwei Lichtungen
desk-forest = Wald
desk-forest-move = das Zeichen eines Waldes verschieben
desk-title = Titel
desk-suits-dealt = Klassen werden zu Beginn ausgeteilt
desk-river-divides = Der Fluss trennt Wälder wie ein Weg
event-bought-card = Die Karte ist „{ $card }“ aus der offenen Hand des Flussvolks.
told-pass-in-slip = { $who-subject } { $who-number ->
        [one] schleicht
       *[other] schleichen
    } nicht.
told-pass-in-takeitem = { $who-subject } { $who-number ->
        [one] nimmt
       *[other] nehmen
    } für die Hilfe keinen Gegenstand.
told-pass-in-crusadebattle = { $who-subject } { $who-number ->
        [one] kämpft
       *[other] kämpfen
    } nach dem Kreuzzug nicht.
told-pass-in-cobbler = { $who-subject } { $who-number ->
        [one] nutzt
       *[other] nutzen
    } den Schuster nicht für eine Bewegung.
told-pass-in-commandwarren = { $who-subject } { $who-number ->
        [one] beginnt
       *[other] beginnen
    } mit der Karte keinen Kampf.
told-pass-in-birdsongcards = { $who-subject } { $who-number ->
        [one] nutzt
       *[other] nutzen
    } im Vogelgesang keine hergestellte Karte.
told-pass-in-mercenaries = { $who-subject } { $who-number ->
        [one] kämpft
       *[other] kämpfen
    } ohne die Söldner.
told-pass-in-escort = { $who-subject } { $who-number ->
        [one] nimmt
       *[other] nehmen
    } keine Krieger mit.
told-pass-in-ruinchoice = { $who-subject } { $who-number ->
        [one] nimmt
       *[other] nehmen
    } keinen der Gegenstände.
told-done-in-secondmarch = { $who-subject } { $who-number ->
        [one] verzichtet
       *[other] verzichten
    } auf die zweite Bewegung.
told-done-in-birdsongstarts = { $who-subject } { $who-number ->
        [one] tut
       *[other] tun
    } zu Beginn des Vogelgesangs nichts (mehr).
    .aside = live
told-done-in-addtodecree = { $who-subject } { $who-number ->
        [one] legt
       *[other] legen
    } keine weiteren Karten in das Dekret.
told-done-in-conspiracies = { $who-subject } { $who-number ->
        [one] behält
       *[other] behalten
    } die übrigen Akolythen.
told-done-in-newprices = { $who-subject } { $who-number ->
        [one] lässt
       *[other] lassen
    } die Preise, wie sie jetzt sind.
told-outcast = { $who-subject } { $who-number ->
        [one] verstößt
       *[other] verstoßen
    } die Klasse { $suit }.
told-helpers = { $who-subject } { $who-number ->
        [one] kämpft
       *[other] kämpfen
    } gemeinsam mit { $faction-to }.
told-instigate = { $who-subject } { $who-number ->
        [one] stiftet
       *[other] stiften
    } { $attacker-object } gegen { $defender-object } an.
told-enlist = { $who-subject } { $who-number ->
        [one] ruft
       *[other] rufen
    } { $arbiter-object } zu Hilfe.
told-first = { $who-subject } { $who-number ->
        [one] legt
       *[other] legen
    } fest, dass { $trigger-subject } auf Lichtung { $clearing } vor allem anderen kommt, was der Verlust von Figuren auslöst.
funds-left = { $left ->
        [0] keine Mittel bleiben
        [one] 1 bleibt
       *[other] { $left } bleiben
    }
event-sets-up = { $faction-subject } { $faction-number ->
        [one] baut
       *[other] bauen
    } auf.
event-base-lost = Mit dem { $suit-of }-Stützpunkt { $faction-number ->
        [one] verliert
       *[other] verlieren
    } { $faction-object } { $supporters ->
        [0] keinen Anhänger, weil keiner zur Klasse { $suit } oder Vogel gehört,
        [one] 1 Anhänger der Klasse { $suit } oder Vogel
        [2] beide Anhänger der Klassen { $suit } und Vogel
       *[other] alle { $supporters } Anhänger der Klassen { $suit } und Vogel
    } und { $officers ->
        [0] keinen Offizier, weil es keinen gibt
        [one] 1 Offizier
       *[other] { $officers } Offiziere
    }.
event-hostile-ground = Auf Lichtung { $clearing } stehen Krieger einer feindlich gesinnten Fraktion, darum kostet der Weg dorthin einen Stiefel mehr.
event-protected = Protektionismus: Niemand hat bezahlt, darum { $warriors ->
        [0] bekäme das Flussvolk eigene Krieger als Bezahlung, hat aber keine mehr
        [one] kommt 1 Krieger des Flussvolks zur Bezahlung
       *[other] kommen { $warriors } Krieger des Flussvolks zur Bezahlung
    }.
event-funds-gathered = Das Flussvolk sammelt { $payments ->
        [0] { $committed ->
            [0] keine neuen Mittel
            [one] 1 eingesetzten Krieger
           *[other] { $committed } eingesetzte Krieger
        }
       *[other] { $payments ->
            [one] 1 Krieger
           *[other] { $payments } Krieger
        } aus der Bezahlung{ $committed ->
            [0] {""}
            [one] {" "}und 1 eingesetzten
           *[other] {" "}und { $committed } eingesetzte
        }
    } und hat jetzt { $total ->
        [0] keinen Krieger
        [one] 1 Krieger
       *[other] { $total } Krieger
    } in den Mitteln.
event-post-paid = { $owner-subject } { $owner-number ->
        [one] herrscht
       *[other] herrschen
    } dort; das kostet { $funds } Krieger { $owner-of } aus den Mitteln ({ funds-left }).
stuck-supply = im Vorrat ist kein Krieger mehr
stuck-short = im Vorrat war ein Krieger zu wenig
stuck-no-roost = auf keiner passenden Lichtung steht ein Nest
stuck-barred = auf den Lichtungen, die dafür taugen, darf nichts platziert werden
stuck-no-warriors = auf keiner passenden Lichtung steht ein Krieger der Horst Dynastien
stuck-no-way = kein Krieger darf eine passende Lichtung verlassen, weil die Horst Dynastien weder dort noch auf der nächsten herrschen
stuck-nobody = auf keiner passenden Lichtung stehen Krieger der Horst Dynastien einem Gegner gegenüber
stuck-all-built = alle Nester stehen schon auf dem Spielplan
stuck-no-rule = die Horst Dynastien herrschen auf keiner passenden Lichtung, auf der noch kein Nest steht
stuck-full = auf den passenden Lichtungen, auf denen die Horst Dynastien herrschen, ist kein Bauplatz frei
told-drop = { $who-subject } { $who-number ->
        [one] lässt
       *[other] lassen
    } { $item-object } zurück ({ $state }).
told-drop-ruin = { $who-subject } { $who-number ->
        [one] lässt
       *[other] lassen
    } { $item-object } aus einer Ruine zurück ({ $state }).
told-give = { $who-subject } { $who-number ->
        [one] gibt
       *[other] geben
    } „{ $card }“ her.
told-mobilize = { $who-subject } { $who-number ->
        [one] mobilisiert
       *[other] mobilisieren
    } „{ $card }“ als Anhänger.
told-royal-claim = { $who-subject } { $who-number ->
        [one] nutzt
       *[other] nutzen
    } den Königlichen Anspruch.
told-scorch = { $who-subject } { $who-number ->
        [one] verbrennt
       *[other] verbrennen
    } die Erde.
told-draft = { $faction-subject } { $faction-number ->
        [one] wird
       *[other] werden
    } gewählt.
event-payments-begun = { $warriors ->
        [one] 1 Krieger des Flussvolks kommt
       *[other] { $warriors } Krieger des Flussvolks kommen
    } zur Bezahlung.
event-fund-on-track = Das Flussvolk setzt { $owner ->
        [Flussvolk] einen eigenen Krieger
       *[other] einen Krieger { $owner-of }
    } aus den Mitteln auf der { $suit-of }-Leiste ein, um „{ $card }“ herzustellen ({ funds-left }).
event-lost-soul = „{ $card }“ kommt zu den Verlorenen Seelen (jetzt { $souls }).
event-laid-open = „{ $card }“ verlässt die Verlorenen Seelen und liegt jetzt neben dem Spielplan: Im eigenen Tageslicht darf jeder die Karte für eine Karte ihrer Klasse nehmen.
event-dominance-stands = { $faction-subject } { $faction-number ->
        [one] braucht
       *[other] brauchen
    } für „{ $card }“ { $card-of } und { $faction-number ->
        [one] beherrscht
       *[other] beherrschen
    } davon { $ruled ->
        [0] keine
       *[other] { $ruled }
    }.

## Wie ein Spiel beginnt, und was bezahlt wird oder fehlt
board-autumn = Herbst
    .to = dem Spielplan „Herbst“
board-winter = Winter
    .to = dem Spielplan „Winter“
board-own = eigener Spielplan
    .to = einem eigenen Spielplan
event-opened = Gespielt wird auf { $board-to }. Wer zuerst { $goal } Siegpunkte hat, gewinnt{ $dominance ->
        [0] { "" }
       *[1] , oder wer eine Dominanz-Karte aktiviert hat und zu Beginn des eigenen Vogelgesangs beherrscht, was sie verlangt
    }.
event-order-set = { $first-subject } { $first-number ->
        [one] hat
       *[other] haben
    } den ersten Zug; danach geht es weiter mit { $second-to }{ $factions ->
        [2] { "" }
        [3] { " " }und { $third-to }
        [4] , { $third-to } und { $fourth-to }
        [5] , { $third-to }, { $fourth-to } und { $fifth-to }
       *[6] , { $third-to }, { $fourth-to }, { $fifth-to } und { $sixth-to }
    }.
event-acolytes-paid = Das kostet { $paid ->
        [one] 1 Akolythen
       *[other] { $paid } Akolythen
    }{ $hated ->
        [0] { "" }
       *[1] , einen weniger als sonst, weil die verstoßene Klasse verhasst ist
    } ({ $left ->
        [0] keiner bleibt
        [one] 1 bleibt
       *[other] { $left } bleiben
    }).
event-wood-paid = Die Marquise bezahlt { $count ->
        [one] ein Holz-Plättchen
       *[other] { $count } Holz-Plättchen
    } von Lichtung { $clearing } für { $building ->
        [Rekrutierer] den
       *[other] die
    } { $building } auf Lichtung { $site }.
event-wood-scarce = Für { $sawmills ->
        [one] die Sägemühle
       *[other] die { $sawmills } Sägemühlen
    } { $wood ->
        [0] ist kein Holz mehr im Vorrat
        [one] ist nur noch 1 Holz-Plättchen im Vorrat
       *[other] sind nur noch { $wood } Holz-Plättchen im Vorrat
    }.
event-recruits-scarce = Die Marquise rekrutiert, aber für { $recruiters ->
        [one] den Rekrutierer
       *[other] die { $recruiters } Rekrutierer
    } { $warriors ->
        [0] ist kein Krieger mehr im Vorrat
        [one] ist nur noch 1 Krieger im Vorrat
       *[other] sind nur noch { $warriors } Krieger im Vorrat
    }.
