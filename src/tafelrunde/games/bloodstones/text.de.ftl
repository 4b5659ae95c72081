game-bloodstones = Bloodstones
game-bloodstones-pitch = Baue Dörfer, nimm die der anderen, und nutze jedes Plättchen doppelt.
role-chooser = Wählt eine Fraktion
    .number = one
option-map = Karte
option-map-help = Die Karte, auf der gespielt wird, oder der Text einer eigenen Karte; „passend“ nimmt eine für die Spielerzahl.
option-map-suited = passend zur Spielerzahl
option-map-tyrants_lament = Klage des Tyrannen
option-map-narrow_reach = Die Enge
option-map-saltmere_ring = Der Ring um das Salzmeer
option-map-sundered_vale = Das zerrissene Tal
option-map-crown_of_tides = Krone der Gezeiten
option-cutiecorn = Cutiecorn
option-cutiecorn-help = Mit dem Cutiecorn spielen, einer Einheit, die die Seiten wechselt.
option-allow_unrecommended_factions = Alle Fraktionen bei jeder Spielerzahl
option-allow_unrecommended_factions-help = Erlaubt die Freibeuter unter drei und die Chaoshorde unter vier Spielern.
option-citadel_distance_land_only = Zitadellenabstand über Land
option-citadel_distance_land_only-help = Der Abstand der Zitadellen wird nur über Landgebiete gemessen.
option-capture_requires_uncontested = Keine Eroberung in umkämpften Gebieten
option-capture_requires_uncontested-help = Dörfer lassen sich nur erobern, wo keine feindlichen Einheiten stehen.
option-ignore_map_range = Jede Spielerzahl auf jeder Karte
option-ignore_map_range-help = Erlaubt eine Karte außerhalb der Spielerzahl, für die sie gemacht ist.
option-max_turns_per_player = Höchstzahl der Züge je Spieler
option-max_turns_per_player-help = Nach so vielen Zügen aller endet das Spiel; 0 heißt ohne Grenze.
verb-pick = die Fraktion { $faction } wählen
verb-found = die Zitadelle in { $area } gründen
verb-camp = in { $area } lagern
verb-muster = mit { $unit-to } in { $area } beginnen
verb-done = fertig
verb-return = mit { $unit-to } zurückkehren
verb-spend = { $tile-object } für die Augen abwerfen
verb-capture = ein Dorf in { $area } erobern
verb-undead = den Untoten mit der Nummer { $number } nach { $area } bewegen
verb-build = { $unit-object } platzieren
verb-at = in { $area } aufstellen
verb-march = aus { $from } aufbrechen
verb-step = { $unit-object } nach { $area } bewegen
verb-along = { $unit-object } mitnehmen
verb-pay = mit { $tile-to } bezahlen
verb-attack = { $seat-object } in { $area } angreifen
verb-end = die Aktionen beenden
verb-village = ein Dorf in { $area } errichten
verb-fight = kämpfen
verb-withdraw = sich nach { $area } zurückziehen
verb-keep = die Kampfplättchen behalten
verb-substitute = eine { $value } durch { $tile-object } ersetzen
verb-lose = { $unit-object } aufgeben
verb-retreat = nach { $area } fliehen
verb-raise = { $undead ->
        [one] einen Untoten
       *[other] { $undead } Untote
    } erwecken
event-drew-lot = { $again ->
        [0] Um den Startspieler zu bestimmen,
       *[1] Nach dem Gleichstand um die höchste Summe
    } { $seat-number ->
        [one] hat
       *[other] haben
    } { $seat-object } die Kampfplättchen { $one } und { $two } gezogen.
event-first = { $seat-subject } { $seat-number ->
        [one] zog die höchste Summe und begann.
       *[other] zogen die höchste Summe und begannen.
    }
event-picked = Ein Spieler hat { $faction-object } gewählt.
event-founded = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } die Zitadelle in { $area } gegründet.
event-camped = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } in { $area } das Lager aufgeschlagen und { $seat-number ->
        [one] begann
       *[other] begannen
    } mit { $vp } Siegpunkten.
event-mustered = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $unit-object } als Starteinheit in { $area } aufgestellt ({ $left ->
        [0] kein Platzierungspunkt übrig
        [one] noch 1 Platzierungspunkt
       *[other] noch { $left } Platzierungspunkte
    }).
event-turn = Zug { $turn } { $seat-of }.
event-drew = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $tile-object } gezogen.
event-drew-hidden = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } ein Plättchen gezogen.
event-drew-tiles = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $tiles ->
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    } gezogen{ $bag ->
        [0] {" "}und damit den Beutel geleert
        [one] ; im Beutel blieb eines
       *[other] ; im Beutel blieben { $bag }
    }.
event-regrouped = Der Beutel war leer; deshalb { $seat-number ->
        [one] hat
       *[other] haben
    } { $seat-object } Nachschub erhalten, und der Abwurfstapel kam zurück in den Beutel. { $moved ->
        [0] Der Nachschubmarker blieb auf dem letzten Feld, und es gab keine Siegpunkte.
       *[1] Der Nachschubmarker rückte auf Feld { $space } von { $last }, und { $seat-object } { $seat-number ->
            [one] erhielt
           *[other] erhielten
        } { $vp ->
            [0] ohne ein Dorf auf der Karte keine Siegpunkte
            [one] 1 Siegpunkt für das eigene Dorf auf der Karte
           *[other] { $vp } Siegpunkte für die { $vp } eigenen Dörfer auf der Karte
        }{ $vp ->
            [0] ; es blieb bei { $total ->
                [one] 1 Siegpunkt
               *[other] { $total } Siegpunkten
            }
           *[other] . Insgesamt { $seat-number ->
                [one] hatte
               *[other] hatten
            } { $seat-object } damit { $total ->
                [one] 1 Siegpunkt
               *[other] { $total } Siegpunkte
            }
        }.
    }
event-discarded = Als Ersatz { $seat-number ->
        [one] hatte
       *[other] hatten
    } { $seat-object } { $tile-object } ({ $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }) eingesetzt; das Plättchen kam auf den Abwurfstapel.
event-paid = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } als Bezahlung { $tile-object } aus der Hand abgeworfen.
event-paid-pips = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } als Bezahlung { $tile-object } aus der Hand abgeworfen ({ $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }; vorher { $due ->
        [one] war noch 1
       *[other] waren noch { $due }
    } fällig).
event-move-cost = Die Bewegung kostete { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }.
event-spent = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $tile-object } aus der Hand ({ $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }) abgeworfen, um Dörfer zu { $capturing ->
        [0] errichten
       *[1] erobern
    }.
event-captured = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } in { $area } für { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    } ein Dorf { $owner-of } erobert; damit { $seat-number ->
        [one] hatte
       *[other] hatten
    } { $seat-object } insgesamt { $all ->
        [one] 1 Dorf
       *[other] { $all } Dörfer
    } erobert.
event-built = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $unit-object } in { $area } { $cost ->
        [0] kostenlos
        [one] für 1 Plättchen aus der Hand
       *[other] für { $cost } Plättchen aus der Hand
    } platziert.
event-moved = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $unit-object } von { $from } nach { $area } bewegt{ $free ->
        [1] ; das kostete nichts weiter, weil ein Anführer eine Einheit frei mitnimmt.
        [2] ; der Anführer nahm { $rider-object } dieser Gruppe kostenlos mit.
       *[0] .
    }
event-moved-route = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $unit-object } von { $from } über { $via } nach { $area } bewegt{ $free ->
        [1] ; das kostete nichts weiter, weil ein Anführer eine Einheit frei mitnimmt.
        [2] ; der Anführer nahm { $rider-object } dieser Gruppe kostenlos mit.
       *[0] .
    }
event-settled = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } in { $area } für { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    } ein Dorf errichtet; damit { $all ->
        [one] stand 1 eigenes Dorf
       *[other] standen { $all } eigene Dörfer
    } auf der Karte.
event-battle = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $defender-object } in { $area } mit { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } gegen { $against } angegriffen.
event-withdrew = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { force } ohne Kampf aus { $from } nach { $area } zurückgezogen.
event-stood = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } sich nicht aus { $area } zurückgezogen.
event-drew-battle = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $tiles ->
        [one] ein Kampfplättchen
       *[other] { $tiles } Kampfplättchen
    } gezogen.
event-holds = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } ein Kampfplättchen mit { $value } gezogen.
event-holds-hidden = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } ein Kampfplättchen gezogen.
event-substituted = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } ein Kampfplättchen mit { $value } durch { $tile-object } aus der Hand ersetzt.
event-substituted-hidden = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } ein Kampfplättchen durch ein Plättchen aus der Hand ersetzt.
event-kept = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } kein Kampfplättchen ersetzt.
event-no-substitute = { $seat-subject } { $seat-number ->
        [one] hatte
       *[other] hatten
    } kein Plättchen auf der Hand, um ein Kampfplättchen zu ersetzen.
event-showed = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $one }, { $two } und { $three } aufgedeckt{ $substitute ->
        [0] .
        [1] ; eine { $pips } kam vom Ersatz aus der Hand ({ $tile }).
       *[2] ; der Ersatz aus der Hand ({ $tile }, { $pips }) war zu niedrig, um zu zählen.
    }
event-total = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $modifier ->
        [0] mit den aufgedeckten Plättchen { $total } erreicht, ohne einen Bonus
       *[other] { $total } erreicht: { $raw } mit den aufgedeckten Plättchen und { $modifier } als Bonus
    }.
event-tied = In { $area } stand es unentschieden, und der Kampf wurde wiederholt.
event-shield-held = In { $area } stand es unentschieden; eine Schildwache { $seat-of } hat entschieden.
event-won = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $loser-object } in { $area } mit { $own } zu { $other } besiegt und { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    } für die { $units ->
        [one] besiegte Einheit
       *[other] besiegten Einheiten
    } erhalten{ $extra ->
        [0] {""}
       *[other] , davon { $extra } für einen Sieg der Freibeuter
    }{ $cutiecorn ->
        [0] {""}
       *[other] , davon { $cutiecorn } für das Cutiecorn
    }. Insgesamt { $seat-number ->
        [one] hatte
       *[other] hatten
    } { $seat-object } damit { $total ->
        [one] 1 Siegpunkt
       *[other] { $total } Siegpunkte
    }.
event-lost = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } in { $area } { $unit-object } verloren{ $left ->
        [0] ; dort stand keine eigene Einheit mehr
        [one] ; dort blieb 1 Einheit
       *[other] ; dort blieben { $left } Einheiten
    }.
event-citadel-fell = Die Zitadelle { $seat-of } in { $area } ist an { $winner-object } gefallen.
event-retreated = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { force } aus { $from } nach { $area } zurückziehen müssen.
event-no-refuge = { $units ->
        [one] Für die Einheit { $seat-of } in { $area } gab es keinen Ort, an den sie fliehen konnte; sie wurde vernichtet.
       *[other] Für die Einheiten { $seat-of } in { $area } gab es keinen Ort, an den sie fliehen konnten; sie wurden vernichtet.
    }
event-dragon-left = Ein Drache { $seat-of } kam nach dem gewonnenen Angriff in { $area } auf den Abwurfstapel.
event-raised = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } in { $area } { $undead ->
        [one] einen Untoten
       *[other] { $undead } Untote
    } erweckt; im Vorrat { $left ->
        [0] blieb keiner
        [one] blieb einer
       *[other] blieben { $left }
    }.
event-desert = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $unit-object } in der Wüste von { $area } verloren, wo nur wenige Arten von Einheiten bleiben können.
event-changed-hands = Das Cutiecorn in { $area } hat sich { $seat-to } angeschlossen.
event-out = { $seat-subject } { $seat-number ->
        [one] hat kein leeres Gebiet gefunden und ist ausgeschieden.
       *[other] haben kein leeres Gebiet gefunden und sind ausgeschieden.
    }
event-end-triggered = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } als letzte Fraktion das letzte Nachschubfeld erreicht; damit wurde das Spielende ausgelöst.{ $areas ->
        [0] {""}
        [one] {" "}In 1 Gebiet war noch ein Kampf auszutragen.
       *[other] {" "}In { $areas } Gebieten waren noch Kämpfe auszutragen.
    }
event-turns-over = Alle Züge waren verbraucht; damit ging das Spiel zu Ende.
event-last-capture = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } am Ende { $villages ->
        [one] ein Dorf
       *[other] { $villages } Dörfer
    } { $owner-of } in { $area } genommen, weil dort { $units ->
        [one] 1 eigene Einheit stand
       *[other] { $units } eigene Einheiten standen
    }.
event-scored = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $vp ->
        [0] keine Siegpunkte für Eroberungen
       *[other] { $vp ->
            [one] 1 Siegpunkt
           *[other] { $vp } Siegpunkte
        } für Eroberungen ({ $villages ->
            [0] {""}
            [one] 1 Dorf zu { scored-each }
           *[other] { $villages } Dörfer zu je { scored-each }
        }{ $citadels ->
            [0] {""}
           *[other] { $villages ->
                [0] {""}
               *[other] {", "}
            }{ $citadels ->
                [one] 1 Zitadelle zu 5 Siegpunkten
               *[other] { $citadels } Zitadellen zu je 5 Siegpunkten
            }
        })
    } erhalten und das Spiel mit { $total ->
        [one] 1 Siegpunkt
       *[other] { $total } Siegpunkten
    } beendet.
event-game-won = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } das Spiel mit { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkten
    }{ $by ->
        [3] {" "}gemeinsam mit { $level ->
            [one] { $rival-to }
           *[other] anderen
        }
       *[other] {""}
    } gewonnen{ $by ->
        [0] .
        [1] . { game-rival } ebenso viele, aber { $level ->
            [one] nur
           *[other] höchstens
        } { $other } { $other ->
            [one] Dorf
           *[other] Dörfer
        } auf der Karte gegen { $own }.
        [2] . { game-rival } ebenso viele und auch gleich viele Dörfer auf der Karte ({ $villages }), aber { $level ->
            [one] nur
           *[other] höchstens
        } { $other } { $other ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } aus Eroberungen gegen { $own }.
       *[3] ; Siegpunkte, Dörfer auf der Karte und Siegpunkte aus Eroberungen waren gleich.
    }
game-rival = { $level ->
        [one] { $rival-subject } { $rival-number ->
            [one] hatte
           *[other] hatten
        }
       *[other] { $level } andere hatten
    }
scored-each = { $each ->
        [one] 1 Siegpunkt
       *[other] { $each } Siegpunkten
    }
step-pickfaction = Wähle eine Fraktion.
step-founding = Wähle das Gebiet, in dem du beginnst.
step-mustering = Stelle Starteinheiten auf (noch { $left ->
        [one] 1 Platzierungspunkt
       *[other] { $left } Platzierungspunkte
    }), oder sage, dass du fertig bist.
step-return = Du hast keine Einheit auf der Karte: Kehre mit einer zurück, oder sage, dass du fertig bist.
step-capturephase = Du darfst ein Plättchen abwerfen, um Dörfer zu erobern.
step-capturing = Erobere Dörfer (noch { $left ->
        [one] 1 Auge
       *[other] { $left } Augen
    }).
step-undeadmarch = Bewege deine Untoten, jeweils bis zu zwei Landgebiete, oder sage, dass du fertig bist.
step-mainactions = Platziere, bewege oder greife an, oder beende deine Aktionen.
step-building = Wähle das Gebiet für { $unit-object } und wirf dann Plättchen ab, um zu bezahlen (noch { $left }).
step-moveunits = Bewege Einheiten Schritt für Schritt und bezahle dann alles zusammen ({ $left ->
        [one] 1 Auge
       *[other] { $left } Augen
    } zu zahlen).
step-constructphase = Du darfst ein Plättchen abwerfen, um Dörfer zu errichten.
step-constructing = Errichte Dörfer (noch { $left ->
        [one] 1 Auge
       *[other] { $left } Augen
    }).
step-withdrawal = Du wirst in { $area } angegriffen, und zwar von { $attacker-to }: Kämpfe, oder ziehe dich mit allen Einheiten zurück.
step-battle = Kampf in { $area }: Du darfst eines deiner Kampfplättchen durch ein Plättchen aus der Hand ersetzen.
step-casualty = Du hast in { $area } verloren: Wähle die Einheit, die du aufgibst.
step-retreat = Du hast in { $area } verloren: Wähle, wohin deine Einheiten fliehen.
step-raising = Wähle, wie viele Untote in { $area } auferstehen (höchstens { $left }).
step-lastbattles = Das Spiel geht zu Ende: Trage deine letzten Kämpfe aus.
reason-S9-7 = Mit diesem Plättchen wäre eines der Zahlung überflüssig: Sie muss die Kosten decken und täte es ohne ihr kleinstes Plättchen nicht mehr.
reason-S7-4 = In { $about1 } ist noch ein Kampf auszutragen.
reason-S9-10 = Feindliche Einheiten halten deine Einheiten in { $about1 } fest.
reason-S2-14 = { $about1 } liegt zu nah an einer anderen Zitadelle.
reason-S20-22 = Aus { $about1 } bist du in diesem Zug schon gewichen.
reason-S1-16 = Ein Gebiet { $about1 } gibt es auf dieser Karte nicht.
role-dragon_riders = Drachenreiter
    .subject = Die Drachenreiter
    .object = die Drachenreiter
    .to = den Drachenreitern
    .of = der Drachenreiter
faction-dragon_riders = Drachenreiter
    .subject = Die Drachenreiter
    .object = die Drachenreiter
    .to = den Drachenreitern
    .of = der Drachenreiter
role-horse_lords = Pferdeherren
    .subject = Die Pferdeherren
    .object = die Pferdeherren
    .to = den Pferdeherren
    .of = der Pferdeherren
faction-horse_lords = Pferdeherren
    .subject = Die Pferdeherren
    .object = die Pferdeherren
    .to = den Pferdeherren
    .of = der Pferdeherren
role-hill_folk = Hügelvolk
    .number = one
    .subject = Das Hügelvolk
    .object = das Hügelvolk
    .to = dem Hügelvolk
    .of = des Hügelvolks
faction-hill_folk = Hügelvolk
    .number = one
    .subject = Das Hügelvolk
    .object = das Hügelvolk
    .to = dem Hügelvolk
    .of = des Hügelvolks
role-necromancers = Totenbeschwörer
    .subject = Die Totenbeschwörer
    .object = die Totenbeschwörer
    .to = den Totenbeschwörern
    .of = der Totenbeschwörer
faction-necromancers = Totenbeschwörer
    .subject = Die Totenbeschwörer
    .object = die Totenbeschwörer
    .to = den Totenbeschwörern
    .of = der Totenbeschwörer
role-corsairs = Freibeuter
    .subject = Die Freibeuter
    .object = die Freibeuter
    .to = den Freibeutern
    .of = der Freibeuter
faction-corsairs = Freibeuter
    .subject = Die Freibeuter
    .object = die Freibeuter
    .to = den Freibeutern
    .of = der Freibeuter
role-chaos_horde = Chaoshorde
    .number = one
    .subject = Die Chaoshorde
    .object = die Chaoshorde
    .to = der Chaoshorde
    .of = der Chaoshorde
faction-chaos_horde = Chaoshorde
    .number = one
    .subject = Die Chaoshorde
    .object = die Chaoshorde
    .to = der Chaoshorde
    .of = der Chaoshorde
# Einheiten: .of heißt, wer zu mehreren ist.
unit-skirmishers = Schütze
    .object = einen Schützen
    .to = einem Schützen
    .of = Schützen
tile-skirmishers = Schütze
    .object = ein Plättchen „Schütze“
    .to = einem Plättchen „Schütze“
unit-swords = Schwertkämpfer
    .object = einen Schwertkämpfer
    .to = einem Schwertkämpfer
    .of = Schwertkämpfer
tile-swords = Schwertkämpfer
    .object = ein Plättchen „Schwertkämpfer“
    .to = einem Plättchen „Schwertkämpfer“
unit-axes = Axtwerfer
    .object = einen Axtwerfer
    .to = einem Axtwerfer
    .of = Axtwerfer
tile-axes = Axtwerfer
    .object = ein Plättchen „Axtwerfer“
    .to = einem Plättchen „Axtwerfer“
unit-shield = Schildwache
    .object = eine Schildwache
    .to = einer Schildwache
    .of = Schildwachen
tile-shield = Schildwache
    .object = ein Plättchen „Schildwache“
    .to = einem Plättchen „Schildwache“
unit-cavalry = Reiterei
    .object = eine Reiterei
    .to = einer Reiterei
    .of = Reitereien
tile-cavalry = Reiterei
    .object = ein Plättchen „Reiterei“
    .to = einem Plättchen „Reiterei“
unit-lizardmen = Echsenmensch
    .object = einen Echsenmenschen
    .to = einem Echsenmenschen
    .of = Echsenmenschen
tile-lizardmen = Echsenmensch
    .object = ein Plättchen „Echsenmensch“
    .to = einem Plättchen „Echsenmensch“
unit-goblins = Kobold
    .object = einen Kobold
    .to = einem Kobold
    .of = Kobolde
tile-goblins = Kobold
    .object = ein Plättchen „Kobold“
    .to = einem Plättchen „Kobold“
unit-reivers = Räuber
    .object = einen Räuber
    .to = einem Räuber
    .of = Räuber
tile-reivers = Räuber
    .object = ein Plättchen „Räuber“
    .to = einem Plättchen „Räuber“
unit-hordes = Schar
    .object = eine Schar
    .to = einer Schar
    .of = Scharen
tile-hordes = Schar
    .object = ein Plättchen „Schar“
    .to = einem Plättchen „Schar“
unit-siege_engine = Belagerungsgerät
    .object = ein Belagerungsgerät
    .to = einem Belagerungsgerät
    .of = Belagerungsgeräte
tile-siege_engine = Belagerungsgerät
    .object = ein Plättchen „Belagerungsgerät“
    .to = einem Plättchen „Belagerungsgerät“
unit-leader = Anführer
    .object = einen Anführer
    .to = einem Anführer
    .of = Anführer
tile-leader = Anführer
    .object = ein Plättchen „Anführer“
    .to = einem Plättchen „Anführer“
unit-ship = Schiff
    .object = ein Schiff
    .to = einem Schiff
    .of = Schiffe
tile-ship = Schiff
    .object = ein Plättchen „Schiff“
    .to = einem Plättchen „Schiff“
unit-castle = Burg
    .object = eine Burg
    .to = einer Burg
    .of = Burgen
tile-castle = Burg
    .object = ein Plättchen „Burg“
    .to = einem Plättchen „Burg“
unit-dragon = Drache
    .object = einen Drachen
    .to = einem Drachen
    .of = Drachen
tile-dragon = Drache
    .object = ein Plättchen „Drache“
    .to = einem Plättchen „Drache“
unit-giant = Riese
    .object = einen Riesen
    .to = einem Riesen
    .of = Riesen
tile-giant = Riese
    .object = ein Plättchen „Riese“
    .to = einem Plättchen „Riese“
unit-necromancer = Nekromant
    .object = einen Nekromanten
    .to = einem Nekromanten
    .of = Nekromanten
tile-necromancer = Nekromant
    .object = ein Plättchen „Nekromant“
    .to = einem Plättchen „Nekromant“
unit-blank = Blanko-Plättchen
    .object = ein Blanko-Plättchen
    .to = einem Blanko-Plättchen
    .of = Blanko-Plättchen
tile-blank = Blanko-Plättchen
    .object = ein Blanko-Plättchen
    .to = einem Blanko-Plättchen
unit-citadel = Zitadelle
    .object = die Zitadelle
    .to = der Zitadelle
    .of = Zitadellen
unit-undead = Untote
    .object = einen Untoten
    .to = einem Untoten
    .of = Untote
unit-cutiecorn = Cutiecorn
    .object = das Cutiecorn
    .to = dem Cutiecorn
area-number = Gebiet { $number }
reason-S10-6 = Die Einheit muss an einem Seegebiet mit einem deiner Schiffe stehen, und eine Kette deiner Schiffe muss bis zum Landeplatz führen.
reason-S20-9 = Ein Rückzug ist hier nur über eigene Schiffe möglich.
reason-S30-17 = Diese Einheit kann nicht die sein, mit der man wieder ins Spiel kommt.
reason-S7-6 = Die Chaoshorde erobert einmal pro Zug Dörfer, mit genau einem Plättchen.
reason-S8-20 = Von einem Schiff aus kann keine Einheit in einem Gebirge platziert werden.
event-more-tiles = Das vierte Kampfplättchen gab es für die größere Streitmacht { $seat-of }.
event-giant-tiles = Das vierte Kampfplättchen gab es für einen Riesen { $seat-of }.
event-fourth-tile = Von den Kampfplättchen { $seat-of } zählten nur die drei höchsten.
event-bonus = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $bonus } für { $units ->
        [one] { $unit-object }
       *[other] { $units } { $unit-of }
    } dazugezählt.
event-bonus-terrain = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $bonus } für { $units ->
        [one] { $unit-object }
       *[other] { $units } { $unit-of }
    } { $terrain-to } dazugezählt.
event-bonus-attacking = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $bonus } für { $units ->
        [one] { $unit-object }
       *[other] { $units } { $unit-of }
    } im Angriff dazugezählt.
event-bonus-defending = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $bonus } für { $units ->
        [one] { $unit-object }
       *[other] { $units } { $unit-of }
    } in der Verteidigung dazugezählt.
event-bonus-walls = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $bonus } für { $units ->
        [one] { $unit-object }
       *[other] { $units } { $unit-of }
    } gegen Mauern dazugezählt.
event-bonus-sea = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } { $bonus } für den Kampf auf See dazugezählt.
event-battle-over = Der Kampf in { $area } war vorbei.

## Rat
advice-end-own = Dein nächster Nachschub beendet das Spiel: Bring vorher zustande, was noch zählen soll.
advice-end-foe = Der nächste Nachschub { $foe-of } beendet das Spiel: Kämpfe und erobere jetzt, was noch zählen soll.
advice-goal-lead = Du führst mit { $points } Punkten. Eroberte Dörfer und Zitadellen kommen am Ende dazu.
advice-goal-behind = { $foe-subject } { $foe-number ->
        [one] führt
       *[other] führen
    } mit { $points } Punkten; du hast { $own }. Eroberte Dörfer und Zitadellen kommen am Ende dazu.
advice-village-besieged = { $foe-subject } { $foe-number ->
        [one] steht
       *[other] stehen
    } in { $area } auf { $villages ->
        [one] einem Dorf von dir
       *[other] { $villages } Dörfern von dir
    }: Im nächsten Zug können sie erobert werden, wenn du { $units ->
        [one] diese Einheit
       *[other] diese { $units } Einheiten
    } nicht vertreibst.
advice-village-held = In { $area } { $units ->
        [one] steht deine Einheit
       *[other] stehen deine Einheiten
    } auf { $villages ->
        [one] einem Dorf
       *[other] { $villages } Dörfern
    } { $foe-of }: Wer zu Beginn deines Zuges noch dort steht, kann sie mit einem Plättchen erobern.
advice-citadel-attacked = { $foe-subject } { $foe-number ->
        [one] steht
       *[other] stehen
    } mit { $units ->
        [one] einer Einheit
       *[other] { $units } Einheiten
    } an deiner Zitadelle in { $area }: Sie zu verlieren brächte dem Gegner am Ende fünf Punkte.
advice-citadel-near = { $units ->
        [one] Eine Einheit
       *[other] { $units } Einheiten
    } { $foe-of } { $units ->
        [one] steht
       *[other] stehen
    } in { $area } neben deiner Zitadelle: Lass Verteidiger dort.
advice-regroup = In deinem Beutel { $bag ->
        [0] ist kein Plättchen mehr
        [one] ist nur noch ein Plättchen
       *[other] sind nur noch { $bag } Plättchen
    }: Ist er leer, bekommst du Nachschub, und jedes deiner Dörfer auf dem Plan bringt einen Punkt (jetzt { $villages }). Bau vorher Dörfer.
advice-prey = { $villages ->
        [one] Ein Dorf
       *[other] { $villages } Dörfer
    } { $foe-of } in { $area } { $villages ->
        [one] ist
       *[other] sind
    } unbewacht, und deine Einheiten in { $from } stehen daneben.
advice-tile = Ein Plättchen wird am Ende deines Zuges zu Dörfern: Dein bestes hat { $pips } Augen. { $hand ->
        [one] Es ist dein letztes.
       *[other] Heb dieses auf; mit den anderen deiner { $hand } bezahlst du Bewegung, Bau und Kampf.
    }
## Der Zeichentisch

desk-terrain = Gelände
desk-areas = Gebiete
desk-corners = Ecken
desk-plains = Ebene
desk-forest = Wald
desk-hills = Hügel
desk-mountain = Gebirge
desk-desert = Wüste
desk-sea = Meer
desk-call = ein Gebiet benennen
desk-join = zwei Gebiete verbinden
desk-remove = ein Gebiet wegnehmen
desk-river = Fluss an einer Grenze
desk-split = zwischen zwei Ecken teilen
desk-corner-add = eine Ecke dazwischensetzen
desk-corner-move = eine Ecke versetzen
desk-corner-remove = eine Ecke wegnehmen
desk-title = Titel
desk-id = Kurzname der Datei
desk-players-least = Kleinste Spielerzahl
desk-players-most = Größte Spielerzahl
desk-note = Anmerkung
# What a judgement learnt from play goes by: about one seat.

trait-outlook = zu erwartende Punkte
trait-points = Siegpunkte
trait-captures = Punkte für Erobertes
trait-villages = Dörfer auf der Karte
trait-unbuilt = noch nicht errichtete Dörfer
trait-units = Einheiten auf der Karte
trait-areas = Gebiete mit eigenen Einheiten
trait-citadel = Zitadellen auf der Karte
trait-tiles = Plättchen auf der Hand
trait-pips = Augen auf den Plättchen der Hand
trait-stock = Plättchen im Beutel
trait-regroups = verbleibende Nachschübe
trait-besieged = eigene Dörfer unter fremden Einheiten
trait-besieging = fremde Dörfer unter eigenen Einheiten
trait-exposed = eigene Dörfer ohne Einheiten nahe bei fremden
trait-chances = unbewachte fremde Dörfer nahe bei eigenen Einheiten
trait-intruders = fremde Einheiten nahe der Zitadelle
trait-turn = wer am Zug ist
trait-turns = eigene Züge bisher
## What a bare verb means where it is said
verb-done-in-mustering = keine weitere Starteinheit aufstellen
verb-done-in-return = mit keiner weiteren Einheit zurückkehren
verb-done-in-capturephase = kein Dorf erobern
verb-done-in-capturing = kein weiteres Dorf erobern
verb-done-in-constructphase = kein Dorf errichten
verb-done-in-constructing = kein weiteres Dorf errichten
verb-done-in-undeadmarch = keine weiteren Untoten bewegen

## Warum sich niemand zurückzog
event-could-not-withdraw = { $seat-subject } { $seat-number ->
        [one] hat
       *[other] haben
    } sich aus { $area } nicht zurückziehen können, weil { $held }.
held-walls = eine Burg oder die Zitadelle zu verteidigen war
held-dragon = ein Drache angriff
held-riders = die Angreifer mehr Reiterei hatten
held-horses = die Angreifer mit dem Schiff der Freibeuter mehr Reiterei hatten
held-refuge = es kein Gebiet gab, in das ein Rückzug möglich war
held-ships = die Angreifer mehr Reiterei hatten und die Verteidiger keinen Weg über eigene Schiffe

## Entscheidungen, wie das Protokoll sie erzählt
event-returned = { $seat-subject } { $seat-number ->
        [one] ist
       *[other] sind
    } mit { $unit-to } { $cost ->
        [0] kostenlos
        [one] für 1 Plättchen aus der Hand
       *[other] für { $cost } Plättchen aus der Hand
    } in { $area } zurückgekehrt.
told-done-in-mustering = { $who-subject } { $who-number ->
        [one] hat
       *[other] haben
    } keine weiteren Starteinheiten aufgestellt.
told-done-in-return = { $who-subject } { $who-number ->
        [one] ist
       *[other] sind
    } nicht auf die Karte zurückgekehrt.
told-done-in-capturephase = { $who-subject } { $who-number ->
        [one] hat
       *[other] haben
    } kein Dorf erobert.
told-done-in-capturing = { $who-subject } { $who-number ->
        [one] hat
       *[other] haben
    } keine weiteren Dörfer erobert.
told-done-in-constructphase = { $who-subject } { $who-number ->
        [one] hat
       *[other] haben
    } kein Dorf errichtet.
told-done-in-constructing = { $who-subject } { $who-number ->
        [one] hat
       *[other] haben
    } keine weiteren Dörfer errichtet.
told-done-in-undeadmarch = { $who-subject } { $who-number ->
        [one] hat
       *[other] haben
    } keine weiteren Untoten bewegt.
told-end = { $who-subject } { $who-number ->
        [one] hat
       *[other] haben
    } die Aktionen beendet.
told-raise = { $who-subject } { $who-number ->
        [one] hat
       *[other] haben
    } { $undead ->
        [0] keine Untoten
        [one] einen Untoten
       *[other] { $undead } Untote
    } erweckt.
force-a = { $a-many ->
        [one] { $a-object }
       *[other] { $a-many } { $a-of }
    }
force-b = { $b-many ->
        [one] { $b-object }
       *[other] { $b-many } { $b-of }
    }
force-c = { $c-many ->
        [one] { $c-object }
       *[other] { $c-many } { $c-of }
    }
force-d = { $d-many ->
        [one] { $d-object }
       *[other] { $d-many } { $d-of }
    }
force-e = { $e-many ->
        [one] { $e-object }
       *[other] { $e-many } { $e-of }
    }
force-f = { $f-many ->
        [one] { $f-object }
       *[other] { $f-many } { $f-of }
    }
force-g = { $g-many ->
        [one] { $g-object }
       *[other] { $g-many } { $g-of }
    }
force-h = { $h-many ->
        [one] { $h-object }
       *[other] { $h-many } { $h-of }
    }
force-i = { $i-many ->
        [one] { $i-object }
       *[other] { $i-many } { $i-of }
    }
force-j = { $j-many ->
        [one] { $j-object }
       *[other] { $j-many } { $j-of }
    }
force = { $kinds ->
        [1] { force-a }
        [2] { force-a } und { force-b }
        [3] { force-a }, { force-b } und { force-c }
        [4] { force-a }, { force-b }, { force-c } und { force-d }
        [5] { force-a }, { force-b }, { force-c }, { force-d } und { force-e }
        [6] { force-a }, { force-b }, { force-c }, { force-d }, { force-e } und { force-f }
        [7] { force-a }, { force-b }, { force-c }, { force-d }, { force-e }, { force-f } und { force-g }
        [8] { force-a }, { force-b }, { force-c }, { force-d }, { force-e }, { force-f }, { force-g } und { force-h }
        [9] { force-a }, { force-b }, { force-c }, { force-d }, { force-e }, { force-f }, { force-g }, { force-h } und { force-i }
       *[10] { force-a }, { force-b }, { force-c }, { force-d }, { force-e }, { force-f }, { force-g }, { force-h }, { force-i } und { force-j }
    }
event-force = { $seat-subject } { $seat-number ->
        [one] hatte
       *[other] hatten
    } dort { force }.

## Wie ein Spiel beginnt
board-tyrants_lament = Klage des Tyrannen
    .to = der Karte „Klage des Tyrannen“
board-narrow_reach = Die Enge
    .to = der Karte „Die Enge“
board-saltmere_ring = Der Ring um das Salzmeer
    .to = der Karte „Der Ring um das Salzmeer“
board-sundered_vale = Das zerrissene Tal
    .to = der Karte „Das zerrissene Tal“
board-crown_of_tides = Krone der Gezeiten
    .to = der Karte „Krone der Gezeiten“
board-own = eigene Karte
    .to = einer eigenen Karte
terrain-plains = Ebene
    .to = in der Ebene
terrain-forest = Wald
    .to = im Wald
terrain-hills = Hügel
    .to = in den Hügeln
terrain-mountain = Gebirge
    .to = im Gebirge
terrain-desert = Wüste
    .to = in der Wüste
terrain-sea = Meer
    .to = auf dem Meer
event-opened = Gespielt wurde auf { $board-to }. Das Ende sollte kommen, sobald alle Nachschubmarker auf Feld { $space } standen{ $turns ->
        [0] { "" }
       *[other] , oder nach { $turns } Zügen eines jeden
    }; wer dann die meisten Siegpunkte hatte, gewann.
event-order-set = Die Züge gingen im Uhrzeigersinn reihum: { $first-object }, { $second-object }{ $seats ->
        [2] { "" }
        [3] , { $third-object }
        [4] , { $third-object }, { $fourth-object }
        [5] , { $third-object }, { $fourth-object }, { $fifth-object }
       *[6] , { $third-object }, { $fourth-object }, { $fifth-object }, { $sixth-object }
    }.
