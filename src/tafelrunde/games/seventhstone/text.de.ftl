game-seventhstone = Seventh Stone
game-seventhstone-pitch = Vier Völker, ein wechselndes Spielfeld und sieben Tränen der Götter: geheim verteilen, offen marschieren und bis zum Jahresende halten, was man genommen hat.
role-dwarves = Zwerg
    .number = one
    .subject = Der Zwerg
    .object = den Zwerg
    .to = dem Zwerg
    .of = des Zwergs
role-humans = Mensch
    .number = one
    .subject = Der Mensch
    .object = den Menschen
    .to = dem Menschen
    .of = des Menschen
role-elves = Elf
    .number = one
    .subject = Der Elf
    .object = den Elfen
    .to = dem Elfen
    .of = des Elfen
role-orcs = Ork
    .number = one
    .subject = Der Ork
    .object = den Ork
    .to = dem Ork
    .of = des Orks

option-terrain_yields = Ertrag nach Gelände
option-terrain_yields-help = Ebenen bringen 3 Rohstoffsteine, Wälder 2, Gebirge 1; Gebirge verhindert einen Treffer im Kampf (T19.1, T19.4).
option-terrain_cavalry = Kavallerie nach Gelände
option-terrain_cavalry-help = Kavallerie zieht nur weiter, wenn das erste betretene Feld Ebene oder Wüste ist (T19.6).
option-terrain_support = Unterstützung nach Gelände
option-terrain_support-help = Wälder unterstützt nur Kavallerie, Gebirge nur Fernkampf, und vom Gebirge reicht er zwei Felder weit (T19.8 bis T19.10).
option-wall_bypass = Mauerumgehung
option-wall_bypass-help = Mauern halten die Treffer von Fernkampfeinheiten nicht auf (T19.12).
option-no_time = Keine Zeit
option-no_time-help = Sechs Tränensteine genügen zum Sieg (T20.1).
option-double_move = Doppelzug
option-double_move-help = Wer für die Bewegung so viel bietet wie alle anderen zusammen, zieht doppelt so weit (T20.2). Vier Spieler.
option-layout = Spielplan
option-layout-help = Der Spielplan der Regeln oder die vier Inseln (T20.4 bis T20.10, vier Spieler).
option-layout-standard = Standard
option-layout-four-islands = Vier Inseln
option-board = Eigener Spielplan
option-board-help = Der Text einer Spielplandatei; leer für einen Plan nach den Regeln (T20.4).
option-max_years = Letztes Spieljahr
option-max_years-help = Spätestens nach diesem Spieljahr endet das Spiel; 0 heißt nie (T23.3).

purpose-start = die Startreihenfolge
purpose-mercenaries = den Rang am Söldnermarkt
purpose-equipment = den Rang am Ausrüstungsmarkt
purpose-movement = den Rang am Bewegungsmarkt
purpose-tournament = den Rang am Turniermarkt
purpose-order = die Zugreihenfolge, auf die niemand geboten hat
purpose-lists = den Rang im Turnier
purpose-duel = das Duell, das niemand überstanden hat
purpose-victory = den Sieg
place-first = Erster
    .object = den ersten Platz
place-second = Zweiter
    .object = den zweiten Platz
place-third = Dritter
    .object = den dritten Platz
place-fourth = Vierter
    .object = den vierten Platz
type-melee = Nahkampf
    .object = die Nahkampfarmee
    .of = der Nahkampfarmee
type-ranged = Fernkampf
    .object = die Fernkampfarmee
    .of = der Fernkampfarmee
type-cavalry = Kavallerie
    .object = die Kavallerie
    .of = der Kavallerie
building-barracks = Kaserne
    .object = eine Kaserne
building-manufactory = Manufaktur
    .object = eine Manufaktur
building-wall = Mauer
    .object = eine Mauer
sheet-building = Gebäude
    .object = das Feld „Gebäude“
    .of = vom Feld „Gebäude“
sheet-melee = Nahkampf
    .object = das Feld „Nahkampf“
    .of = vom Feld „Nahkampf“
sheet-ranged = Fernkampf
    .object = das Feld „Fernkampf“
    .of = vom Feld „Fernkampf“
sheet-cavalry = Kavallerie
    .object = das Feld „Kavallerie“
    .of = vom Feld „Kavallerie“
sheet-mercenaries = Söldnermarkt
    .object = den Söldnermarkt
    .of = vom Söldnermarkt
sheet-equipment = Ausrüstungsmarkt
    .object = den Ausrüstungsmarkt
    .of = vom Ausrüstungsmarkt
sheet-movement = Bewegungsmarkt
    .object = den Bewegungsmarkt
    .of = vom Bewegungsmarkt
sheet-tournament = Turniermarkt
    .object = den Turniermarkt
    .of = vom Turniermarkt
part-1 = 1
    .number = one
unit-military = Militäreinheit
    .object = eine Militäreinheit
unit-mercenary = Söldner
    .object = einen Söldner
stone-teleportation = Teleportation
    .object = einen Stein der Teleportation
    .of = { stone-teleportation-help }
stone-teleportation-help = Die Armee darf ein Portal durch jedes andere verlassen, gleich welcher Farbe.
stone-speed-1 = Geschwindigkeit 1
    .object = einen Stein der Geschwindigkeit 1
    .of = { stone-speed-1-help }
stone-speed-1-help = Die Armee darf 1 Feld weiter ziehen.
stone-speed-2 = Geschwindigkeit 2
    .object = einen Stein der Geschwindigkeit 2
    .of = { stone-speed-2-help }
stone-speed-2-help = Die Armee darf 2 Felder weiter ziehen.
stone-mobility = Beweglichkeit
    .object = einen Stein der Beweglichkeit
    .of = { stone-mobility-help }
stone-mobility-help = Die Armee darf Wasser und Vulkan zum anderen Ufer überqueren; einmal wird sie vor Treibsand gerettet.
stone-master-stroke-melee = Meisterschlag (Nahkampf)
    .object = einen Meisterschlag (Nahkampf)
    .of = { stone-master-stroke-melee-help }
stone-master-stroke-melee-help = Eine Nahkampfarmee würfelt für jede gewürfelte 1 einen Würfel mehr.
stone-master-stroke-ranged = Meisterschlag (Fernkampf)
    .object = einen Meisterschlag (Fernkampf)
    .of = { stone-master-stroke-ranged-help }
stone-master-stroke-ranged-help = Eine Fernkampfarmee würfelt für jede gewürfelte 1 einen Würfel mehr.
stone-master-stroke-cavalry = Meisterschlag (Kavallerie)
    .object = einen Meisterschlag (Kavallerie)
    .of = { stone-master-stroke-cavalry-help }
stone-master-stroke-cavalry-help = Kavallerie würfelt für jede gewürfelte 1 einen Würfel mehr.
stone-precision-melee = Präzision (Nahkampf)
    .object = einen Stein der Präzision (Nahkampf)
    .of = { stone-precision-melee-help }
stone-precision-melee-help = Eine Nahkampfarmee trifft mit höchstens 5 statt 4.
stone-precision-ranged = Präzision (Fernkampf)
    .object = einen Stein der Präzision (Fernkampf)
    .of = { stone-precision-ranged-help }
stone-precision-ranged-help = Eine Fernkampfarmee trifft mit höchstens 3 statt 2.
stone-precision-cavalry = Präzision (Kavallerie)
    .object = einen Stein der Präzision (Kavallerie)
    .of = { stone-precision-cavalry-help }
stone-precision-cavalry-help = Kavallerie trifft mit höchstens 4 statt 3.
stone-power-blow-melee = Kraftschlag (Nahkampf)
    .object = einen Kraftschlag (Nahkampf)
    .of = { stone-power-blow-melee-help }
stone-power-blow-melee-help = Eine Nahkampfarmee würfelt in jeder Runde 2 Würfel mehr, solange sie Einheiten hat.
stone-power-blow-ranged = Kraftschlag (Fernkampf)
    .object = einen Kraftschlag (Fernkampf)
    .of = { stone-power-blow-ranged-help }
stone-power-blow-ranged-help = Eine Fernkampfarmee würfelt in jeder Runde 2 Würfel mehr, solange sie Einheiten hat.
stone-power-blow-cavalry = Kraftschlag (Kavallerie)
    .object = einen Kraftschlag (Kavallerie)
    .of = { stone-power-blow-cavalry-help }
stone-power-blow-cavalry-help = Kavallerie würfelt in jeder Runde 2 Würfel mehr, solange sie Einheiten hat.
stone-shield-1 = Schild 1
    .object = einen Schild 1
    .of = { stone-shield-1-help }
stone-shield-1-help = Der Stein verhindert 1 Treffer im Kampf, nach Mauern und Berg.
stone-shield-2 = Schild 2
    .object = einen Schild 2
    .of = { stone-shield-2-help }
stone-shield-2-help = Der Stein verhindert 2 Treffer im Kampf, nach Mauern und Berg.
stone-shield-3 = Schild 3
    .object = einen Schild 3
    .of = { stone-shield-3-help }
stone-shield-3-help = Der Stein verhindert 3 Treffer im Kampf, nach Mauern und Berg.
stone-prevention-ranged = Unterbindung (Fernkampf)
    .object = einen Stein der Unterbindung (Fernkampf)
    .of = { stone-prevention-ranged-help }
stone-prevention-ranged-help = Keine Fernkampfarmee darf in diesem Kampf unterstützen, auch keine eigene.
stone-prevention-cavalry = Unterbindung (Kavallerie)
    .object = einen Stein der Unterbindung (Kavallerie)
    .of = { stone-prevention-cavalry-help }
stone-prevention-cavalry-help = Keine Kavallerie darf in diesem Kampf unterstützen, auch keine eigene.
stone-prevention-all = Unterbindung (alle)
    .object = einen Stein der Unterbindung (alle)
    .of = { stone-prevention-all-help }
stone-prevention-all-help = Keine Armee darf in diesem Kampf unterstützen, auch keine eigene.
stone-bribery = Bestechung
    .object = einen Stein der Bestechung
    .of = { stone-bribery-help }
stone-bribery-help = Die Söldner der Gegner auf dem Feld werden vor dem Kampf vernichtet.
stone-explosive-charge = Sprengsatz
    .object = einen Sprengsatz
    .of = { stone-explosive-charge-help }
stone-explosive-charge-help = Alle Mauern auf dem Feld werden vor dem Kampf zerstört.
stone-lost-tear-stone = verlorener Tränenstein
    .object = den verlorenen Tränenstein
    .of = { stone-lost-tear-stone-help }
stone-lost-tear-stone-help = Wer ihn nimmt, rückt auf der Tränenleiste einen Schritt vor.
happening-eruption = Vulkanausbruch
    .of = Lava bedeckt vier Felder: Armeen dort werden vernichtet, und in diesem Jahr darf niemand dort bauen oder diese Felder betreten.
happening-quicksand = Treibsand
    .of = Alle Armeen auf Wüsten werden vernichtet.
happening-troop-expansion = Truppenerweiterung
    .of = Das Einheitenmaximum steigt für immer um 1.
happening-mercenary-dismissal = Söldnerentlassung
    .of = Alle Söldner aller Armeen gehen.
happening-water-crossing = Wasserüberquerung
    .of = In diesem Jahr dürfen Armeen das Wasser zum anderen Ufer überqueren.
happening-portal-opening = Öffnung der Portale
    .of = In diesem Jahr führt jedes Portal zu jedem anderen.

verb-capital = die Hauptstadt auf { $field } setzen
verb-outpost = die erste Kaserne auf { $field } setzen
verb-allocate = einen Rohstoffstein auf { $sheet-object } legen
verb-withdraw = einen Rohstoffstein { $sheet-of } zurücknehmen
verb-commit = die Verteilung festlegen
verb-take = { $stone-object } nehmen
verb-reject = { $stone-object } ablegen
verb-choose = { $place-object } in der Zugreihenfolge wählen
verb-assign = { $seat-to } { $place-object } in der Zugreihenfolge geben
verb-build = { $building-object } auf { $field } bauen
verb-replace = Gebäude { $site } auf { $field } durch { $building-object } ersetzen
verb-enlist = eine Einheit ({ $type }) auf { $field } setzen
verb-hire = einen Söldner auf { $field } setzen
verb-equip = { $stone-object } unter die Armee auf { $field } legen
verb-done = die Setzphase beenden
verb-march = { $type-object } von { $from } nach { $to } ziehen
verb-halt = den Zug { $type-of } auf { $field } beenden
verb-send = { $military ->
        [0] {""}
        [one] 1 Militäreinheit
       *[other] { $military } Militäreinheiten
    }{ $military ->
        [0] {""}
       *[other] { $mercenaries ->
            [0] {""}
           *[other] {" "}und{" "}
        }
    }{ $mercenaries ->
        [0] {""}
       *[other] { $mercenaries } Söldner
    }{" "}auswählen{ $part-number ->
        [one] {""}
       *[other] {" "}(Teil { $part })
    }
verb-carry = { $stone-object } mitnehmen
verb-go = aufbrechen
verb-use = { $stone-object } { $type-of } auf { $field } nutzen
verb-drop = { $stone-object } { $type-of } auf { $field } ablegen
verb-overrun = { $field } überrennen
verb-end = die Bewegung beenden
verb-give-up = { $type-object } auf { $field } aufgeben
verb-remove = { $unit-object } auf { $field } entfernen{ $part-number ->
        [one] {""}
       *[other] {" "}(Teil { $part })
    }
verb-disband = eine Einheit ({ $type }) auf { $field } auflösen{ $part-number ->
        [one] {""}
       *[other] {" "}(Teil { $part })
    }
verb-support = { $to } von { $from } aus unterstützen
verb-fight = um { $field } kämpfen
verb-reveal = den Ausrüstungsstein aufdecken
verb-man = { $walls ->
        [0] keine Mauern
        [one] 1 Mauer
       *[other] { $walls } Mauern
    } nutzen
verb-aim = { $dice ->
        [0] keinen
       *[other] { $dice }
    } Würfel auf { $target-object } richten
verb-miss = der fehlende Würfel galt { $target-to }
verb-lose = { $unit-object } auf { $field } entfernen{ $part-number ->
        [one] {""}
       *[other] {" "}(Teil { $part })
    }
verb-pass = passen

step-founding = Wähle ein unbesetztes Ertragsland: zuerst die Hauptstädte, dann in umgekehrter Reihenfolge die Kasernen.
step-allocation = Verteile deine Rohstoffsteine geheim auf Produktion und Märkte und lege dich dann fest.
step-choosing = Nimm einen der Ausrüstungssteine, die dir gereicht werden.
step-rejecting = Lege einen der übrigen Steine auf den Ablagestapel.
step-ordering = Wähle einen Platz in der Zugreihenfolge oder gib einem Spieler ohne Gebot einen.
step-placement = Setze Gebäude, Einheiten, Söldner und Ausrüstung oder beende die Setzphase.
step-movement = Bewege deine Armeen, nutze Steine, überrenne oder beende die Bewegung.
step-grouping = Wie viele Einheiten ziehen von { $from } nach { $to }?
step-halting = Wie viele Einheiten beenden auf { $field } ihren Zug?
step-carrying = Welche Ausrüstungssteine gehen von { $from } nach { $to } mit?
step-stranded = Auf { $field } lassen sich die Kapazitätsregeln nicht mehr einhalten: Wähle, was du aufgibst.
step-disbanding = { $units ->
        [one] Dir fehlt 1 Rohstoffstein: wähle die Militäreinheit
       *[other] Dir fehlen { $units } Rohstoffsteine: wähle die Militäreinheiten
    }, die du auflöst.
step-lateoverruns = Überrenne eines deiner Konfliktfelder oder passe.
step-supporting = Wähle, welche deiner Armeen welche Konflikte unterstützen, oder passe.
step-conflicts = Wähle den Konflikt, der als nächster ausgetragen wird.
step-equipping = Nutze den Ausrüstungsstein deiner Armee auf { $field } oder passe.
step-walls = Wie viele Mauern auf { $field } nutzt du in diesem Kampf?
step-aiming = Wie viele der { $dice } Würfel deiner Einheiten ({ $type }) auf { $field } gelten { $target-to }?
step-dropping = Einheiten sind gefallen: welcher Würfel deiner Einheiten ({ $type }) auf { $field } fehlt?
step-losing = Du bist getroffen: entferne { $units ->
        [one] 1 am Kampf um { $field } beteiligte Einheit
       *[other] { $units } am Kampf um { $field } beteiligte Einheiten
    }.

event-year = Spieljahr { $year } beginnt.
event-die = { $again ->
        [0] { $seat-subject } würfelt { $roll }
       *[1] Gleichstand: { $seat-subject } würfelt noch einmal, { $roll }
    } für { $purpose }.
event-first = { $seat-subject } ist in der Startreihenfolge { $place }.
event-happened = Das Ereignis des Jahres ist „{ $happening }“. { $happening-of }
event-corner = Der Eckenwürfel zeigt { $roll }.
event-lava = Lava bedeckt { $field }.
event-perished = { $seat-subject } verliert die Armee auf { $field }: { $military ->
        [0] {""}
        [one] 1 Militäreinheit
       *[other] { $military } Militäreinheiten
    }{ $military ->
        [0] {""}
       *[other] { $mercenaries ->
            [0] {""}
           *[other] {" "}und{" "}
        }
    }{ $mercenaries ->
        [0] {""}
       *[other] { $mercenaries } Söldner
    }.
event-saved = Die Armee { $seat-of } auf { $field } wird durch ihren Stein der Beweglichkeit gerettet.
event-expanded = Das Einheitenmaximum ist jetzt { $maximum }.
event-dismissed = { $mercenaries ->
        [one] 1 Söldner { $seat-of } geht
       *[other] { $mercenaries } Söldner { $seat-of } gehen
    }.
event-reshuffled = { $stones } Ausrüstungssteine werden gemischt und bilden neue Stapel.
event-displayed = Auf dem Markt liegt jetzt ein Stein „{ $stone }“.
event-opened = { $seat-subject } deckt den Verwaltungsbogen auf; Rohstoffsteine: Gebäude { $building }, Nahkampf { $melee }, Fernkampf { $ranged }, Kavallerie { $cavalry }; Söldner { $mercenaries }, Ausrüstung { $equipment }, Bewegung { $movement }, Turnier { $tournament }; im Lager { $store ->
        [0] bleibt nichts
        [one] bleibt 1
       *[other] bleiben { $store }
    }.
event-hired = { $seat-subject } ist mit einem Gebot von { $bid } auf dem Söldnermarkt { $place } und erhält { $mercenaries ->
        [0] keine
       *[other] { $mercenaries }
    } Söldner.
event-took = { $seat-subject } ist mit einem Gebot von { $bid } auf dem Ausrüstungsmarkt { $place } und nimmt { $stone-object }.
event-took-hidden = { $seat-subject } ist mit einem Gebot von { $bid } auf dem Ausrüstungsmarkt { $place } und nimmt geheim einen Ausrüstungsstein.
event-rejected = { $seat-subject } legt { $stone-object } vom Markt verdeckt auf den Ablagestapel.
event-rejected-hidden = { $seat-subject } legt einen weiteren Ausrüstungsstein vom Markt verdeckt auf den Ablagestapel.
event-unsold = { $stones ->
        [one] 1 Ausrüstungsstein bleibt übrig und wird
       *[other] { $stones } Ausrüstungssteine bleiben übrig und werden
    } verdeckt abgelegt.
event-lost-tear = { $seat-subject } nimmt den verlorenen Tränenstein vom Ausrüstungsmarkt; dieser Stein kann ihm nicht mehr genommen werden.
event-ordered = { $seat-subject } ist in der Zugreihenfolge { $place }.
event-doubled = { $seat-subject } zieht in diesem Jahr doppelt so weit.
event-trained = { $seat-subject } ist mit einem Gebot von { $bid } auf dem Turniermarkt { $place }, erhält { $stones ->
        [0] keine Turniersteine
        [one] 1 Turnierstein
       *[other] { $stones } Turniersteine
    } und hat jetzt { $total ->
        [0] keine
       *[other] { $total }
    }.
event-equipped = { $seat-subject } legt { $stone-object } unter die Armee auf { $field }.
event-equipped-hidden = { $seat-subject } legt einen Ausrüstungsstein unter die Armee auf { $field }.
event-lapsed = { $seat-subject } setzt nicht alles; es { $number ->
        [one] verfällt
       *[other] verfallen
    } { $goods ->
        [building] { $number } Gebäude
        [mercenary] { $number } Söldner
       *[unit] { $number ->
            [one] 1 Einheit
           *[other] { $number } Einheiten
        } ({ $goods ->
            [melee] Nahkampf
            [ranged] Fernkampf
           *[cavalry] Kavallerie
        })
    }.
event-marched = { $seat-subject } zieht { $military ->
        [0] {""}
        [one] 1 Militäreinheit
       *[other] { $military } Militäreinheiten
    }{ $military ->
        [0] {""}
       *[other] { $mercenaries ->
            [0] {""}
           *[other] {" "}und{" "}
        }
    }{ $mercenaries ->
        [0] {""}
       *[other] { $mercenaries } Söldner
    } ({ $type }) { $on ->
        [0] {""}
       *[1] weiter{" "}
    }von { $from } nach { $to }{ $way }{ $capital ->
        [0] {""}
        [1] , in die Hauptstadt { $owner-of }, in der keine Armee steht; wer dort seine Bewegung beendet, greift sie an
       *[2] , wieder hinaus aus der Hauptstadt { $owner-of }, ohne sie anzugreifen
    }{ $forced ->
        [0] .
       *[1] ; nur so können die Kapazitätsregeln noch eingehalten werden.
    }
event-carried = { $seat-subject } nimmt { $stone-object } mit.
event-carried-hidden = { $seat-subject } nimmt einen Ausrüstungsstein mit.
event-dropped = { $seat-subject } legt { $stone-object } auf { $field } ab: Eine Armee darf nur einen Stein behalten.
event-dropped-hidden = { $seat-subject } legt auf { $field } einen Ausrüstungsstein verdeckt ab: Eine Armee darf nur einen behalten.
event-used = { $seat-subject } nutzt { $stone-object } auf { $field }. { $stone-of }
event-controls = { $seat-subject } übernimmt die Kontrolle über { $field }; das Feld gehörte niemandem.
event-conflict = { $seat-subject } greift { $capital ->
        [0] { $defender-object }
       *[1] die Hauptstadt { $defender-of }
    } auf { $field } an; das ist jetzt ein Konfliktfeld.
event-took-over = { $seat-subject } erhält mit dem Feld { $building-object }.
event-gained = { $seat-subject } erhält { $stones ->
        [one] 1 Rohstoffstein
       *[other] { $stones } Rohstoffsteine
    } (Produktionswert jetzt { $value }, im Lager { $store }).
event-paid = { $seat-subject } verliert { $stones ->
        [one] 1 Rohstoffstein
       *[other] { $stones } Rohstoffsteine
    }{ $sheet ->
        [0] {""}
       *[other] , davon { $sheet } von Markt- und Produktionsfeldern
    } (Produktionswert jetzt { $value }, im Lager { $store }).
event-stones-back = { $stones ->
        [one] 1 Rohstoffstein { $seat-of } kommt
       *[other] { $stones } Rohstoffsteine { $seat-of } kommen
    } von vernichteten Militäreinheiten zurück (im Lager jetzt { $store }).
event-short = { $seat-subject } kann { $units ->
        [one] 1 der verlorenen Rohstoffsteine nicht zurückgeben und muss dafür eine Einheit auflösen
       *[other] { $units } der verlorenen Rohstoffsteine nicht zurückgeben und muss dafür ebenso viele Einheiten auflösen
    }.
event-left = { $mercenaries ->
        [one] 1 Söldner { $seat-of } verlässt
       *[other] { $mercenaries } Söldner { $seat-of } verlassen
    } die Armee auf { $field }, die nicht mehr Söldner als Militäreinheiten haben darf.
event-battle = Der Kampf um { $capital ->
        [0] { $field }
       *[1] die Hauptstadt { $owner-of } auf { $field }
    } beginnt.
event-kept-off = Die Armee { $seat-of } auf { $field } wird am Unterstützen gehindert.
event-bribed = { $mercenaries ->
        [one] 1 Söldner { $seat-of } wird
       *[other] { $mercenaries } Söldner { $seat-of } werden
    } durch Bestechung vernichtet.
event-blown-up = { $walls ->
        [0] Auf { $field } gibt es keine Mauer, die gesprengt werden könnte.
        [one] 1 Mauer auf { $field } wird gesprengt.
       *[other] { $walls } Mauern auf { $field } werden gesprengt.
    }
event-rolled = { $support ->
        [1] Zur Unterstützung würfelt { $arms-object } { $seat-of } von { $from } aus
       *[0] { $arms-subject } { $seat-of } auf { $from } würfelt
    } gegen { $target-object }:{ $ones ->
        [0] {""}
       *[other] {" "}{ $ones }×⚀
    }{ $twos ->
        [0] {""}
       *[other] {" "}{ $twos }×⚁
    }{ $threes ->
        [0] {""}
       *[other] {" "}{ $threes }×⚂
    }{ $fours ->
        [0] {""}
       *[other] {" "}{ $fours }×⚃
    }{ $fives ->
        [0] {""}
       *[other] {" "}{ $fives }×⚄
    }{ $sixes ->
        [0] {""}
       *[other] {" "}{ $sixes }×⚅
    }; { $hits ->
        [0] kein Treffer
       *[other] { $hits } Treffer
    } (Treffer bei höchstens { $reach }).
event-hit = { $all ->
        [0] { $prevented ->
            [0] { $seat-subject } erleidet { $hits } Treffer
            [one] Von { $hits } Treffern gegen { $seat-object } wird 1 verhindert
           *[other] Von { $hits } Treffern gegen { $seat-object } werden { $prevented } verhindert
        }
       *[other] { $hits ->
            [one] Der Treffer gegen { $seat-object } wird verhindert
            [2] Beide Treffer gegen { $seat-object } werden verhindert
           *[other] Alle { $hits } Treffer gegen { $seat-object } werden verhindert
        }
    }.
event-fell = { $military ->
        [0] { $mercenaries ->
            [one] Die letzte Einheit { $seat-of } auf { $field } fällt.
           *[other] Alle Einheiten { $seat-of } auf { $field } fallen: { $mercenaries } Söldner.
        }
        [one] { $mercenaries ->
            [0] Die letzte Einheit { $seat-of } auf { $field } fällt.
            [one] Alle Einheiten { $seat-of } auf { $field } fallen: 1 Militäreinheit und 1 Söldner.
           *[other] Alle Einheiten { $seat-of } auf { $field } fallen: 1 Militäreinheit und { $mercenaries } Söldner.
        }
       *[other] { $mercenaries ->
            [0] Alle Einheiten { $seat-of } auf { $field } fallen: { $military } Militäreinheiten.
            [one] Alle Einheiten { $seat-of } auf { $field } fallen: { $military } Militäreinheiten und 1 Söldner.
           *[other] Alle Einheiten { $seat-of } auf { $field } fallen: { $military } Militäreinheiten und { $mercenaries } Söldner.
        }
    }
event-guards-fell = { $guards ->
        [one] 1 Stadtwächter { $seat-of } fällt
       *[other] { $guards } Stadtwächter { $seat-of } fallen
    }; { $left ->
        [0] es bleibt keiner
        [one] es bleibt 1
       *[other] es bleiben { $left }
    }.
event-won = { $fought ->
        [0] { $units ->
            [0] Auf { $field } ist niemand mehr da: Das Feld bleibt bei { $seat-to }, von dem es verteidigt wurde.
           *[other] Auf { $field } ist kein Gegner mehr da: { $seat-subject } hält das Feld und braucht nicht zu kämpfen.
        }
       *[1] { $units ->
            [0] Auf { $field } ist niemand mehr da: { $seat-subject } hat verteidigt und gewinnt den Kampf.
           *[other] { $seat-subject } gewinnt den Kampf um { $field } und hat dort noch { $army ->
                [0] { $guards } Stadtwächter
                [one] 1 Einheit
               *[other] { $army } Einheiten
            }{ $army ->
                [0] {""}
               *[other] { $guards ->
                    [0] {""}
                   *[other] {" "}und { $guards } Stadtwächter
                }
            }.
        }
    }
event-spoils = { $seat-subject } erbeutet { $stone-object }.
event-spoils-hidden = { $seat-subject } erbeutet einen Ausrüstungsstein.
event-crumbled = { $walls ->
        [one] 1 genutzte Mauer auf { $field } wird
       *[other] { $walls } genutzte Mauern auf { $field } werden
    } zerstört.
event-shaken = Der Zerstörungswurf für das Gebäude „{ $building }“ auf { $field } zeigt { $roll }; das Gebäude { $roll ->
        [1] wird zerstört (bei 1 bis 3)
        [2] wird zerstört (bei 1 bis 3)
        [3] wird zerstört (bei 1 bis 3)
       *[other] bleibt stehen (zerstört wird es nur bei 1 bis 3)
    }.
event-duel = { $bout ->
        [1] Finale des Turniers:
        [2] Einziges Duell des Turniers:
        [3] Duell um den Platz im Finale:
       *[0] Duell der ersten Runde:
    } { $seat-subject } ({ $stones ->
        [0] keine Turniersteine
        [one] 1 Turnierstein
       *[other] { $stones } Turniersteine
    }) tritt gegen { $other-object } ({ $otherstones ->
        [0] keine
       *[other] { $otherstones }
    }) mit je 5 Lebenspunkten an. Ein Wurf von 1 bis 3 trifft; { $blow ->
        [one] { $answer ->
            [one] jeder Treffer kostet 1 Lebenspunkt
           *[other] ein Treffer { $seat-of } kostet 1 Lebenspunkt, einer { $other-of } { $answer }
        }
       *[other] ein Treffer { $seat-of } kostet { $blow } Lebenspunkte, einer { $other-of } { $answer }
    }.
event-exchange = { $seat-subject } würfelt { $roll } und { $roll ->
        [1] trifft
        [2] trifft
        [3] trifft
       *[other] trifft nicht
    }. { $other-subject } würfelt { $answer } und { $answer ->
        [1] trifft
        [2] trifft
        [3] trifft
       *[other] trifft nicht
    }. { $seat-subject } hat { $life ->
        [0] keine Lebenspunkte mehr
        [one] noch 1 Lebenspunkt
       *[other] noch { $life } Lebenspunkte
    }. { $other-subject } hat { $otherlife ->
        [0] keine mehr
       *[other] noch { $otherlife }
    }.
event-duel-won = { $decided ->
        [0] { $seat-subject } gewinnt das Duell.
        [1] Niemand hat noch Lebenspunkte: { $seat-subject } gewinnt das Duell, weil er mehr Turniersteine hat.
       *[2] Niemand hat noch Lebenspunkte, und beide haben gleich viele Turniersteine: { $seat-subject } gewinnt das Duell mit dem höheren Wurf.
    }
event-champion = { $seat-subject } gewinnt das Turnier, dessen Tränenstein nie verloren geht; alle Turniersteine werden zurückgegeben.
event-victory = { $years ->
        [0] {""}
       *[other] Das Spiel endet wie vereinbart nach dem Jahr { $years }; niemand hat { $goal } Tränensteine.{" "}
    }{ $by ->
        [0] { $years ->
            [0] { $seat-subject } hat am Jahresende { $tears } Tränensteine und gewinnt das Spiel.
           *[other] { $seat-subject } hat mit { $tears } die meisten und gewinnt das Spiel.
        }
        [1] { victory-level }, hat aber mehr unverlierbare, { $own } gegen { $other }, und gewinnt das Spiel.
        [2] { victory-level }, auch bei den unverlierbaren, hat aber den höheren Produktionswert, { $own } gegen { $other }, und gewinnt das Spiel.
       *[3] { victory-level }, auch bei allem anderen, und gewinnt das Spiel durch den höheren Wurf.
    }
victory-level = { $seat-subject } liegt mit { $tears } Tränensteinen gleichauf mit { $level ->
        [one] { $rival-to }
       *[other] { $level } anderen
    }
event-year-over = Das Jahr endet. Tränensteine jetzt: { $a } { $a-tears }, { $b } { $b-tears }{ $players ->
        [2] {""}
        [3] , { $c } { $c-tears }
       *[4] , { $c } { $c-tears }, { $d } { $d-tears }
    }.
event-stranded = { $seat-subject } gibt auf { $field } { $military ->
        [0] {""}
        [one] 1 Militäreinheit
       *[other] { $military } Militäreinheiten
    }{ $military ->
        [0] {""}
       *[other] { $mercenaries ->
            [0] {""}
           *[other] {" "}und{" "}
        }
    }{ $mercenaries ->
        [0] {""}
       *[other] { $mercenaries } Söldner
    } auf: Nach den Verlusten beim Überrennen lassen sich die Kapazitätsregeln dort nicht mehr einhalten.
event-returned = { $field } fällt an { $seat-object } zurück.
event-freed = { $field } gehört wieder niemandem.
event-called-off = Der Angriff auf { $field } findet nicht statt, weil kein Angreifer mehr da ist.
event-stopped = { $walls ->
        [0] {""}
        [one] Mauern verhindern 1 Treffer gegen { $seat-object }.
       *[other] Mauern verhindern { $walls } Treffer gegen { $seat-object }.
    }{ $walls ->
        [0] {""}
       *[other] { $mountain ->
            [0] {""}
           *[other] {" "}
        }
    }{ $mountain ->
        [0] {""}
        [one] Das Gebirge verhindert 1 Treffer gegen { $seat-object }.
       *[other] Das Gebirge verhindert { $mountain } Treffer gegen { $seat-object }.
    }{ $shield ->
        [0] {""}
       *[other] { $walls ->
            [0] { $mountain ->
                [0] {""}
               *[other] {" "}
            }
           *[other] {" "}
        }
    }{ $shield ->
        [0] {""}
        [one] Der Schild verhindert 1 Treffer gegen { $seat-object }.
       *[other] Der Schild verhindert { $shield } Treffer gegen { $seat-object }.
    }
event-wasted = { $hits ->
        [one] 1 Treffer gegen { $seat-object } verfällt
       *[other] { $hits } Treffer gegen { $seat-object } verfallen
    }, weil niemand mehr getroffen werden kann.
event-kept = { $seat-subject } nutzt den Ausrüstungsstein der Armee auf { $field } nicht.

## Ablehnungen, die eigene Worte brauchen
reason-T18-14 = Steine müssen verdeckt abgelegt werden, nachdem alle ausgelegten gesehen wurden.
reason-T14-24 = Das Söldnermaximum wird für jede Armee geprüft, nachdem alles aus der Phase entfernt ist.
reason-T11-3 = Die Bewegung kann noch nicht enden: Auf { $about1 } ist eine Kapazitätsregel verletzt.
reason-T11-35 = Danach ließen sich die Kapazitätsregeln auf { $about1 } nicht mehr einhalten.
reason-T11-37 = Das würde auf { $about1 } nicht helfen, die Kapazitätsregeln einzuhalten.
event-attacks-with = { $seat-subject } { $overrun ->
        [0] greift { $field }
       *[1] kämpft um { $field }
    } mit { $units ->
        [0] { city-guards }
       *[other] { $type-of } ({ force-units }){ $guards ->
            [0] {""}
           *[other] {" "}und { city-guards }
        }
    }{ $overrun ->
        [0] {" "}an
       *[1] {""}
    }.
event-defends-with = { $seat-subject } { $overrun ->
        [0] verteidigt { $field }
       *[1] kämpft um { $field }
    } mit { $units ->
        [0] { city-guards }
       *[other] { $type-of } ({ force-units }){ $guards ->
            [0] {""}
           *[other] {" "}und { city-guards }
        }
    }.
event-manned = { $seat-subject } kämpft hinter { $walls ->
        [one] 1 Mauer
       *[other] { $walls } Mauern
    }.
event-combat-round = Runde { $round } des Kampfes um { $field }.
event-units-lost = { $seat-subject } verliert auf { $field } { $military ->
        [0] { $mercenaries } Söldner
        [one] 1 Militäreinheit
       *[other] { $military } Militäreinheiten
    }; dort { $left ->
        [0] bleibt keine Einheit
        [one] bleibt 1 Einheit
       *[other] bleiben { $left } Einheiten
    }.
event-combat-over = Der Kampf um { $field } ist beendet.

# Ein Feld mit dem, was es ist.
field-name = { $kind ->
        [temple] { $name } (Tempel)
        [desert] { $name } (Wüste)
        [volcano] { $name } (Vulkan)
        [water] { $name } (Wasser)
       *[yield] { $terrain ->
            [forest] { $name } (Wald)
            [mountain] { $name } (Gebirge)
            [plain] { $name } (Ebene)
           *[none] { $name }
        }
    }

## Rat
advice-goal-own = Du hast { $tears } Tränensteine: Behalte sie bis zum Jahresende, und du hast gewonnen. Schütze Hauptstadt und Tempel.
advice-goal-foe = { $foe } hat { $tears } Tränensteine und gewinnt am Jahresende: Vorher muss eine Hauptstadt oder ein Tempel fallen.
advice-goal-near = { $foe } braucht am Ende eines Jahres nur noch { $left ->
        [one] einen Tränenstein
       *[other] { $left } Tränensteine
    }: Achte auf die Tempel und das Turnier.
advice-goal-lead = Du führst mit { $own } von { $goal } Tränensteinen; danach kommt { $foe } mit { $tears }.
advice-goal-behind = { $foe } hat { $tears } Tränensteine, du hast { $own }; { $goal } am Ende eines Jahres gewinnen.
advice-threat = Auf { $field } kannst du { $tears ->
        [one] einen Tränenstein
       *[other] { $tears } Tränensteine
    } verlieren: { $foe } steht daneben mit { $theirs ->
        [one] einer Einheit
       *[other] { $theirs } Einheiten
    }, und { $own ->
        [0] niemand verteidigt das Feld
        [one] eine verteidigt das Feld
       *[other] { $own } verteidigen das Feld
    }.
advice-prize = { $field } ist { $tears ->
        [one] einen Tränenstein
       *[other] { $tears } Tränensteine
    } wert, und { $theirs ->
        [0] niemand verteidigt das Feld
        [one] eine Einheit verteidigt das Feld
       *[other] { $theirs } Einheiten verteidigen das Feld
    }; daneben auf { $from } hast du { $own }.
advice-barracks = Deine Kasernen nehmen dieses Jahr höchstens { $room ->
        [one] eine Einheit
       *[other] { $room } Einheiten
    } auf: Mehr als { $stones } Rohstoffsteine für Einheiten brächten nichts.
advice-market-tear = Der verlorene Tränenstein liegt auf dem Markt: Das höchste Gebot für Ausrüstung wählt zuerst, und niemand kann den Stein wieder wegnehmen.
advice-market-tournament = { $years ->
        [one] Am Ende dieses Jahres ist Turnier
       *[other] Das nächste Turnier ist in { $years } Jahren
    }: Wer es gewinnt, bekommt für immer einen Tränenstein. Du hast { $own } Turniersteine, die anderen höchstens { $most }; je zwei mehr richten mehr Schaden an.
## Der Zeichentisch

desk-land = Land
desk-temples = Tempel
desk-portals = Portale
desk-drawn = vom Stapel gezogen
desk-outside = kein Feld
desk-water = Wasser
desk-desert = Wüste
desk-volcano = Vulkan
desk-plain = Ebene
desk-forest = Wald
desk-mountain = Gebirge
desk-temple-plain = Tempel in der Ebene
desk-temple-forest = Tempel im Wald
desk-temple-mountain = Tempel im Gebirge
desk-portal-blue = blaues Portal
desk-portal-yellow = gelbes Portal
desk-portal-red = rotes Portal
desk-portal-green = grünes Portal
desk-name = Name
desk-seats-2 = Für zwei Spieler
desk-seats-3 = Für drei Spieler
desk-seats-4 = Für vier Spieler
desk-columns = Spalten
desk-rows = Reihen
desk-corner = Ausbrüche werden gezählt von
desk-corner-nearest = der Ecke, die dem Vulkan am nächsten ist
desk-corner-upper-left = der Ecke oben links
desk-uncounted-columns = Spalten, die nicht zählen
desk-uncounted-rows = Reihen, die nicht zählen
desk-tiles = Ein eigener Stapel
desk-tile = Im Stapel
# What a judgement learnt from play goes by: about one seat.

trait-outlook = was gehalten wird und zu erwarten ist
trait-tears = Tränensteine
trait-firm-tears = unverlierbare Tränensteine
trait-production = Produktionswert
trait-fields = kontrollierte Felder
trait-soldiers = Soldaten auf dem Plan
trait-mercenaries = Söldner auf dem Plan
trait-barracks = Kasernen
trait-walls = Mauern
trait-lances = Turniersteine
trait-defending = umkämpfte eigene Felder
trait-attacking = angegriffene fremde Felder
## What a bare verb means where it is said
verb-pass-in-equipping = den Ausrüstungsstein nicht nutzen
verb-pass-in-supporting = keinen weiteren Konflikt unterstützen
verb-pass-in-lateoverruns = kein weiteres Konfliktfeld überrennen

## Züge, Tränensteine, das Ende
way-land = {""}
way-portal = {" "}durch das Portal
way-crossing = {" "}ans andere Ufer
event-places = { $seat-subject } ist mit dem Setzen an der Reihe.
event-moves = { $seat-subject } ist mit der Bewegung an der Reihe.
event-late-overruns = Alle haben gezogen. { $seat-subject } darf jetzt Konfliktfelder überrennen.
event-no-overrun = { $seat-subject } überlässt die übrigen Konflikte der Kampfphase.
event-combats = Die Kampfphase beginnt.
event-tears-won = { $seat-subject } gewinnt { $stones ->
        [one] 1 Tränenstein
       *[other] { $stones } Tränensteine
    } und hat jetzt { $total }.
event-tears-gone = { $seat-subject } verliert { $stones ->
        [one] 1 Tränenstein
       *[other] { $stones } Tränensteine
    } und hat { $total ->
        [0] keine mehr
       *[other] noch { $total }
    }.
event-final = { $seat-subject } hat am Ende { $stones ->
        [0] keine Tränensteine
        [one] 1 Tränenstein
       *[other] { $stones } Tränensteine
    }{ $permanent ->
        [0] {""}
       *[other] { $stones ->
            [one] {" "}(unverlierbar)
           *[other] {" "}(davon { $permanent } unverlierbar)
        }
    } und einen Produktionswert von { $value }.
event-tied = Für { $purpose } sind { $bidders ->
        [2] zwei Gebote
        [3] drei Gebote
       *[4] alle vier Gebote
    } von { $bid } gleich; { $way ->
        [0] wer mehr Tränensteine hat, geht vor
        [1] auch die Tränensteine sind gleich, also entscheidet der Würfel
       *[2] wer mehr Tränensteine hat, geht vor, und wo auch sie gleich sind, entscheidet der Würfel
    }.
event-chose = { $seat-subject } nimmt mit einem Gebot von { $bid } auf dem Bewegungsmarkt { $place-object } in der Zugreihenfolge.
event-assigned = { $seat-subject } hat am meisten geboten und gibt { $other-to } { $place-object } in der Zugreihenfolge.
event-enlisted = { $seat-subject } setzt eine Einheit ({ $type }) auf { $field }; die Armee dort hat jetzt { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }.
event-joined = { $seat-subject } setzt einen Söldner auf { $field }; die Armee dort hat jetzt { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }.
event-built = { $seat-subject } baut { $building-object } auf { $field }.
event-rebuilt = { $seat-subject } ersetzt { $old-object } auf { $field } durch { $building-object }.
event-founded = { $seat-subject } setzt { $capital ->
        [0] die erste Kaserne
       *[1] die Hauptstadt
    } auf { $field } und kontrolliert das Feld.
event-halted = { $seat-subject } hält auf { $field } mit { $military ->
        [0] { $mercenaries ->
            [one] 1 Söldner
           *[other] { $mercenaries } Söldnern
        }
        [one] 1 Militäreinheit
       *[other] { $military } Militäreinheiten
    }{ $military ->
        [0] {""}
       *[other] { $mercenaries ->
            [0] {""}
            [one] {" "}und 1 Söldner
           *[other] {" "}und { $mercenaries } Söldnern
        }
    } ({ $type }).
event-conquered = { $capital ->
        [0] { $seat-subject } nimmt { $loser-to } die Kontrolle über { $field }.
       *[1] Die Hauptstadt { $loser-of } auf { $field } fällt: { $seat-subject } kontrolliert sie jetzt mit ihren Tränensteinen und ihrer Produktion.
    }
event-disbanded = { $seat-subject } löst eine Einheit ({ $type }) auf { $field } auf.
event-supports = { $seat-subject } unterstützt den Kampf um { $to } mit { $type-of } auf { $from } ({ $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }){ $way }.
event-overrun = { $seat-subject } überrennt { $rivals ->
        [0] { $field }
        [one] { $capital ->
            [0] { $rival-object }
           *[1] die Hauptstadt { $rival-of }
        } auf { $field }
       *[other] { $rivals } Spieler auf { $field }
    }: { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } gegen { $others ->
        [0] keine
       *[other] { $others }
    }, mindestens doppelt so viele.
event-tourney = Das Turnier beginnt.
event-aimed = { $seat-subject } richtet { $dice ->
        [0] keinen Würfel
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } der Einheiten auf { $from } gegen { $target-object }.
told-pass-in-supporting = { $who-subject } { $who-number ->
        [one] unterstützt
       *[other] unterstützen
    } mit den übrigen Armeen keinen Kampf.
# Einheiten, die nie aufgebrochen sind: Geht es weiter, ist nichts zu erzählen.
told-halt-in-movement = { $who-subject } lässt { $type-object } auf { $field } stehen.
    .aside = live
told-send-in-halting = { $who-subject } lässt Einheiten stehen, wo sie sind.
    .aside = live
told-end = { $who-subject } { $who-number ->
        [one] beendet
       *[other] beenden
    } die Bewegung.
told-done = { $who-subject } { $who-number ->
        [one] beendet
       *[other] beenden
    } das Setzen.
told-man = { $who-subject } { $who-number ->
        [one] nutzt
       *[other] nutzen
    } { $walls ->
        [0] keine Mauern
        [one] 1 Mauer
       *[other] { $walls } Mauern
    }.
told-miss = { $who-subject } { $who-number ->
        [one] verzichtet
       *[other] verzichten
    } für eine gefallene Einheit auf einen Würfel gegen { $target-object }.
city-guards = { $guards ->
        [one] 1 Stadtwächter
       *[other] { $guards } Stadtwächtern
    }
force-units = { $military ->
        [0] { $mercenaries } Söldner
        [one] 1 Militäreinheit
       *[other] { $military } Militäreinheiten
    }{ $military ->
        [0] {""}
       *[other] { $mercenaries ->
            [0] {""}
           *[other] {" "}und { $mercenaries } Söldner
        }
    }
arms-melee = Nahkampfarmee
    .subject = Die Nahkampfarmee
    .object = die Nahkampfarmee
arms-ranged = Fernkampfarmee
    .subject = Die Fernkampfarmee
    .object = die Fernkampfarmee
arms-cavalry = Kavallerie
    .subject = Die Kavallerie
    .object = die Kavallerie
arms-guard = Stadtwache
    .subject = Die Stadtwache
    .object = die Stadtwache
told-allocate = { $who-subject } { $who-number ->
        [one] legt
       *[other] legen
    } einen Rohstoffstein auf { $sheet-object }.
told-withdraw = { $who-subject } { $who-number ->
        [one] nimmt
       *[other] nehmen
    } einen Rohstoffstein { $sheet-of } zurück.
told-commit = { $who-subject } { $who-number ->
        [one] legt
       *[other] legen
    } die Verteilung fest.

## Wie ein Spiel beginnt
layout-standard = Spielplan der Regeln
    .to = einem nach den Regeln aus gemischten Landplättchen ausgelegten Spielplan
layout-four-islands = Vier Inseln
    .to = dem Spielplan der vier Inseln
layout-own = eigener Spielplan
    .to = einem eigenen Spielplan
event-begun = Gespielt wird auf { $layout-to }. Wer am Ende eines Spieljahres mindestens { $goal } Tränensteine besitzt, gewinnt{ $years ->
        [0] { "" }
       *[other] ; gelingt das niemandem, gewinnt, wer nach dem { $years }. Spieljahr die meisten hat
    }. Wer beginnt, entscheidet der Würfel.
variant-terrain_yields = Ertrag nach Gelände
    .object = Ebenen bringen 3 Rohstoffsteine, Wälder 2, Gebirge 1, und Gebirge verhindert einen Treffer im Kampf
variant-terrain_cavalry = Kavallerie nach Gelände
    .object = Kavallerie zieht nur weiter, wenn das erste betretene Feld Ebene oder Wüste ist
variant-terrain_support = Unterstützung nach Gelände
    .object = Wälder unterstützt nur Kavallerie, Gebirge nur Fernkampf, und vom Gebirge reicht er zwei Felder weit
variant-wall_bypass = Mauerumgehung
    .object = Mauern halten die Treffer von Fernkampfeinheiten nicht auf
variant-double_move = Doppelzug
    .object = wer für die Bewegung so viel bietet wie alle anderen zusammen, zieht doppelt so weit
event-variant-played = Mit der Variante „{ $variant }“: { $variant-object }.
