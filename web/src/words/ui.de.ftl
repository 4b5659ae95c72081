# Die eigenen Worte des Clients. Dieselben Schlüssel stehen in ui.en.ftl; ein Test achtet darauf.

## Überall
close = Schließen
loading = Einen Augenblick …
offline = Keine Verbindung. Neuer Versuch von selbst …
failed = Das hat nicht geklappt.
nowhere = Unter dieser Adresse gibt es nichts.
to-lobby = Zur Lobby
yes = ja
no = nein
copied = Kopiert.
copy = Kopieren
save = Speichern
saved = Gespeichert.
pages = Seiten
guest = Gast
me = Ich
to-dark = Dunkle Farben
to-light = Helle Farben
affiliation = Die Namen der Spiele sagen, was gespielt wird. Tafelrunde steht in keiner Verbindung zu ihren Autoren oder Verlagen und enthält nichts von ihren Bildern und Texten.

## Lobby
what-to-play = Was möchtest du spielen?
play-now = Jetzt gegen Bots spielen
new-table = Neuer Tisch
new-table-title = Ein neuer Tisch
players = Spieler
minutes = { $least }–{ $most } Minuten
my-games = Deine Partien
open-tables = Offene Tische
all-tables = Alle Tische und das Archiv der beendeten Partien
tables = Tische
tables-mine = Meine
tables-open = Offene
tables-playing = Laufende
tables-finished = Beendete
which-tables = Welche Tische
no-tables = Solche Tische gibt es noch nicht.
older = Ältere
state-open = wartet auf Spieler
state-playing = läuft
state-paused = macht Pause
state-finished = beendet
your-turn-short = Du bist am Zug
game = Spiel
seats = Plätze
seat-number = Platz { $number }
seat-free = frei
you-play = Du spielst
bot-strength = Stärke der Bots
bot-name = { $name ->
    [random] Bot „Zufall“
    [greedy] Bot „hastig“
    [easy] Bot „leicht“
    [normal] Bot „normal“
    [skilled] Bot „geübt“
    [hard] Bot „schwer“
    [expert] Bot „Experte“
    [search] Bot „Suche“
   *[other] Bot „{ $name }“
}
bot-minded = { $bot }, { $character ->
    [cautious] vorsichtig
    [bold] kühn
    [schemer] ränkevoll
   *[other] { $character }
}
bot-character = Wesen der Bots
character-choice = { $character ->
    [none] ohne besonderes Wesen
    [cautious] Vorsichtig: hütet, was ihm gehört
    [bold] Kühn: greift an und breitet sich aus
    [schemer] Ränkeschmied: sammelt Mittel für später
    [mixed] jeder Bot ein anderes
   *[other] { $character }
}
bot-choice = { $name ->
    [random] Zufall: spielt irgendetwas
    [easy] Leicht: antwortet sofort, sieht kaum voraus
    [greedy] Hastig: antwortet sofort, sieht einen Zug voraus
    [normal] Normal: sieht ein wenig voraus
    [search] Suche: überlegt eine Zehntelsekunde
    [skilled] Geübt: sieht weiter voraus
    [hard] Schwer: sieht weit voraus, höchstens 1 Sekunde
    [expert] Experte: sieht am weitesten, höchstens 5 Sekunden
   *[other] { $name }
}
bot-rated = { $rating } · { $choice }
rating-words = Wertung { $rating }: zu zweit gewinnt er etwa { $percent } von 100 Partien gegen { $below ->
    [easy] „Leicht“
    [normal] „Normal“
    [skilled] „Geübt“
    [hard] „Schwer“
   *[other] „{ $below }“
}.
rating-first = Wertung { $rating }: Hier beginnt die Skala.
rating-scale = Gemessen in Partien der Bots gegeneinander. „Leicht“ ist nach Festlegung 1000; 100 Punkte mehr gewinnen zu zweit 64 von 100 Partien, 200 gewinnen 76, 400 gewinnen 91.
start = Los geht’s
who-plays = Wer spielt, und wie
several-here = Mehrere an diesem Gerät
several-here-help = Du nimmst alle Plätze; zwischen den Zügen verdeckt ein Vorhang alles, bis sich der Nächste hinsetzt. Einzelne Plätze können danach Bots übernehmen.
who-may-come = Wer sich setzen darf
come-private = Wer den Link hat
come-private-help = Der Tisch steht in keiner Liste. Du schickst den Link deinen Freunden.
come-link = Jeder
come-link-help = Der Tisch steht bei den offenen; wer zuerst kommt, setzt sich.
come-ask = Jeder, der fragt
come-ask-help = Der Tisch steht bei den offenen; du lässt jeden Spieler zu.
pace = Tempo
pace-none = Ohne Uhr
pace-none-help = Alle denken so lange wie nötig.
pace-quick = Zügig
pace-quick-help = 10 Minuten für jeden, 10 Sekunden mehr mit jeder Entscheidung; danach spielt ein Bot weiter.
pace-slow = Bedächtig
pace-slow-help = 40 Minuten für jeden, 20 Sekunden mehr mit jeder Entscheidung; danach spielt ein Bot weiter.
pace-days = Über Tage
pace-days-help = Drei Tage für jeden, ein halber Tag mehr mit jeder Entscheidung. Du bekommst Bescheid, wenn du am Zug bist.
undo-rule = Zurücknehmen
undo-free = Frei, solange nichts aufgedeckt wurde
undo-free-help = Der eigene letzte Zug, solange nichts gezogen, gewürfelt oder gezeigt wurde; alles andere, wenn alle einverstanden sind.
undo-agreed = Nur wenn alle einverstanden sind
undo-agreed-help = Jedes Zurücknehmen ist eine Frage an alle.
undo-none = Nie
undo-none-help = Gezogen ist gezogen.
title = Name des Tischs
options = Einstellungen
create = Tisch anlegen

## Eigene Karten, Spielpläne und Szenarien
own-kind-map = Karte
own-kind-board = Spielplan
own-kind-scenario = Szenario
own-choice = Aus einer eigenen Datei: { $kind } …
own-usual = Wie üblich
own-open = Datei öffnen
own-make = { $kind } für { $seats } erzeugen
own-save = Als Datei sichern
own-text = Text der Datei
own-good = Damit kann gespielt werden.
own-wrong = Damit kann noch nicht gespielt werden:
own-picture = { $kind }, gezeichnet
own-too-long = Die Datei ist zu lang.
own-value = aus einer eigenen Datei

## Die Werkstatt
workshop = Werkstatt
workshop-title = { $kind } zeichnen: { $game }
workshop-start = Beginnen mit
workshop-blank = etwas Leerem
workshop-made = etwas Neuem, vom Zufall gemacht
workshop-begin = Beginnen
workshop-undo = Zurück
workshop-redo = Wieder vor
workshop-play = Damit spielen
workshop-symmetry = Symmetrie
workshop-symmetry-none = keine
workshop-symmetry-mirror = links und rechts
workshop-symmetry-flip = oben und unten
workshop-symmetry-rotate = um die Hälfte gedreht
workshop-tools = Pinsel
workshop-value = Dazu
workshop-board = Die Zeichnung: Pfeiltasten bewegen die Marke, Eingabe benutzt den Pinsel
workshop-keys = Pfeiltasten bewegen die Marke, Bild auf und Bild ab gehen alle Orte durch, Eingabe benutzt den Pinsel. Zwei Orte oder ein Punkt: den ersten mit Eingabe wählen, dann den zweiten.
workshop-first = { $place } ist gewählt; nun der zweite Ort.
workshop-lifted = { $place } ist aufgenommen; Pfeiltasten bewegen, Eingabe setzt ab.
workshop-empty = nichts
workshop-fields = Was die Datei sonst sagt
workshop-list = Was auf dem Plan ist
workshop-list-none = Noch nichts.
workshop-draw = Zeichnen
workshop-for = Spieler
workshop-unread = Der Text ist nicht zu verstehen; die Zeichnung zeigt, wie es vorher war.
workshop-keep = Behalten
workshop-keep-new = Als etwas Neues behalten
workshop-kept = Behalten. Es hat einen eigenen Link.
workshop-listed = Die Galerie zeigt es
workshop-work-title = Titel
workshop-to-work = Zu seiner Seite
gallery = Galerie
gallery-all = Alle Spiele
gallery-mine = Meine eigenen
gallery-none = Hier wird noch nichts gezeigt.
gallery-by = von { $author }
gallery-hidden = nur über seinen Link
gallery-stars = { $ratings ->
    [0] noch nicht bewertet
    [one] { $stars } von 5 Sternen, einmal bewertet
   *[other] { $stars } von 5 Sternen, { $ratings }-mal bewertet
}
gallery-origin = Entstanden aus
gallery-further = Daran weiterarbeiten
gallery-remove = Wegnehmen
gallery-link = Link kopieren
gallery-copied = Der Link ist kopiert.
gallery-say = Was hältst du davon?
gallery-rating = Sterne
gallery-rating-none = keine Sterne
gallery-comment = Ein paar Worte
gallery-send = Sagen
gallery-comments = Was andere sagen
gallery-untitled = Ohne Titel
trial = Ist es fair?
trial-help = Bots spielen es gegeneinander, hinter allen Tischen dieses Servers. Halte sie an, wann du willst: Was gespielt wurde, zählt.
trial-bot = Bots
trial-bot-random = irgendein Zug
trial-bot-greedy = rasch
trial-bot-easy = Leicht
trial-bot-normal = Normal
trial-games = Spiele
trial-begin = Spielen lassen
trial-stop = Anhalten
trial-waiting = Wartet, bis es an der Reihe ist.
trial-progress = { $done } von { $games } Spielen gespielt.
trial-seat = Platz { $seat }
trial-who = Wer
trial-wins = Siege
trial-between = Zwischen
trial-fair = Fair wären
trial-before = Die Fassung davor
trial-favoured = gewinnt deutlich zu oft
trial-length = Die Hälfte der Spiele dauerte länger als { $decisions } Entscheidungen.
trial-unfinished = { $count ->
    [one] Ein Spiel wurde nicht fertig und zählt für niemanden.
   *[other] { $count } Spiele wurden nicht fertig und zählen für niemanden.
}
trial-unused = Nie benutzt:
trial-heat = Was wo geschah
trial-heat-fights = Kämpfe
trial-heat-moves = Züge
trial-heat-held = wie lange gehalten

## Warteraum
sit = Hinsetzen
sit-too = Auch hier sitzen
stand-up = Aufstehen
remove = Entfernen
call-bot = Bot rufen
send-bot = Bot wegschicken
fill-bots = Bots an alle freien Plätze
start-needs = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
owner-starts = Wem der Tisch gehört, der beginnt das Spiel.
invite-others = Andere einladen
invite-help = Wer diesen Link öffnet, kann sich setzen oder zusehen.
link = Link
asked-owner = Der Besitzer des Tischs ist gefragt.
ask-seat = { $who } möchte { $seat } spielen.
admit = Zulassen
refuse = Ablehnen
hot-seat-note = Du hast mehrere Plätze: Das Gerät wird weitergegeben.
your-name = Dein Name
name-here = Name an diesem Platz
name-at-seat = Name auf dem Platz { $seat }

## Tisch
board = Spielplan
table = Tisch
menu = Menü
codex = Regeln
log = Verlauf
chat = Gespräch
chat-short = Chat
board-short = Plan
as-text = Als Text
sides = Seiten des Tischs
what-now = Was jetzt zu tun ist
only-this = Mit dem, was du hast, ist jetzt nur dies möglich.
what-you-can-do = Was du tun kannst
pass-on = Passen, bis ich etwas anderes gefragt werde
pass-on-help = Der Server antwortet für dich, so schnell wie du selbst. Niemand sonst erfährt davon.
passing = Du lässt alle Gelegenheiten zu reagieren verstreichen.
pass-off = Wieder fragen
your-turn = Du bist am Zug.
your-answer = Du wirst gefragt.
waiting-for = Warten auf { $who }.
they-are-asked = Die Aufgabe dort: „{ $what }“
bot-plays = Ein Bot spielt für dich.
is-deciding = entscheidet
can-be-chosen = wählbar
is-chosen = gewählt
ask = Wähle:
back = Zurück
undo = Zurücknehmen
why-no-undo = Warum jetzt nichts zurückgenommen werden kann
hint = Tipp
thinking = Denkt nach …
hint-says = { $bot } würde: { $move }
hint-why = Was sich dadurch ändert
do-that = So machen
confirm = Ausführen
gives-up = verzichtet auf: { $what }
odds = Chancen
not-possible = Nicht möglich: { $what }
nothing-to-do = Damit ist jetzt nichts anzufangen.
stale = Das Spiel war schon weiter. Bitte sieh noch einmal hin.
your-hand = Deine Hand
you = du
score-is = { $score } Punkte
signs-title = Was die Zeichen bedeuten
beside-board = Neben dem Spielplan
how-near = Wie nah das Ende ist
score = Punkte
of-goal = { $value } von { $goal }
watching = du siehst zu
paused = Pause
owned-by = Gehört { $who }
next-to = Benachbart: { $places }
all-moves = { $count ->
    [one] Der einzige mögliche Zug
   *[other] Alle { $count } möglichen Züge
}
find-move = Zug suchen
no-such-move = Kein Zug passt.
board-as-text = Der Spielplan als Text
empty-places-too = Auch leere Orte
earlier = Frühere Zeilen
every-decision = Jede Entscheidung und Einzelheit
show-moment = diesen Moment zeigen
show-rule = Regel { $id } zeigen
rule-title = Regel { $id }
no-such-rule = Diese Regel steht nicht im Buch.
open-codex = Im Regelbuch öffnen
skip-to-prompt = Zu dem, was zu tun ist
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Alles zeigen
days = { $days } T { $hours } Std
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas zu allen
send = Senden
no-table = Diesen Tisch gibt es nicht.
no-table-help = Vielleicht wurde er weggeräumt, oder die Adresse ist unvollständig.
not-admitted = Dieser Tisch ist privat. Bitte seinen Besitzer um den Link.
pass-device = Gib das Gerät an { $who } weiter
pass-device-help = Vom letzten Spieler ist nichts mehr zu sehen.
i-am = Ich bin { $who }
take-back-asked = { $who } möchte zurücknehmen. Einverstanden bisher: { $agreed }
take-back-withdraw = Doch nicht
agree = Einverstanden
disagree = Nein

## Menü
pause-game = Pause machen
go-on = Weiterspielen
ask-take-back = Um Zurücknehmen bitten
let-bot-play = Einen Bot für mich spielen lassen
let-bot-sure = Wirklich einen Bot spielen lassen
play-myself = Wieder selbst spielen
resign = Aufgeben
resign-sure = Wirklich aufgeben
copy-link = Link zu diesem Tisch kopieren
report = Ein Problem melden
report-what = Was stimmt nicht?
report-help = Alles, was du von diesem Moment sehen kannst, kommt in eine Datei. Sie wird nirgendwohin geschickt.
report-save = Datei speichern

## Rückblick und Ende
replay = Rückblick
replay-step = { $step } / { $steps }
replay-slider = Moment des Spiels
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-play = Abspielen
pause = Anhalten
replay-now = Zurück zur Gegenwart
replay-end = Zum Ergebnis
eyes = Mit wessen Augen
as-spectator = Als Zuschauer
lobby = Lobby
result = Ergebnis
won-by = Gewonnen: { $who }
no-winner = Niemand gewinnt
ended-resigned = Alle anderen haben aufgegeben.
ended-abandoned = Die Partie wurde abgebrochen.
course = Wie das Spiel verlief
course-help = Die Aussichten jedes Platzes nach dem Urteil der Bots, vom Anfang bis zum Ende. Ein Klick zeigt den Moment.
watch-again = Noch einmal ansehen
rematch = Noch eine Partie
to-rematch = Zur neuen Partie
record = Aufzeichnung
verify-dice = Die Würfel prüfen
verify-help = Vor der ersten Ziehung hat der Tisch einen Fingerabdruck der Saatzahl veröffentlicht, aus der alle Würfel und Karten stammen. Jetzt ist auch die Saatzahl zu sehen. Passen beide zusammen, konnte dazwischen niemand etwas ändern.
commitment = Fingerabdruck, veröffentlicht vor dem Spiel
seed = Saatzahl
verify-now = Hier prüfen
verify-good = Sie passen zusammen.
verify-bad = Sie passen nicht zusammen!
verify-offline = Die ganze Partie, Zug für Zug, ohne diesen Server: Aufzeichnung speichern und ausführen:

## Regelbuch
codex-of = { $game }: die Regeln
codex-help = In unseren eigenen Worten. Jede Nummer lässt sich anführen, und der Tisch nennt sie, wenn er etwas ablehnt.
codex-search = In den Regeln suchen
codex-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}
no-codex = Hier gibt es kein Regelbuch.
table-rules = Jeder Tisch

## Ich
preferences = Vorlieben
set-lang = Sprache
set-lang-en = English
set-lang-de = Deutsch
set-theme = Farben
set-theme-auto = Wie das Gerät
set-theme-light = Hell
set-theme-dark = Dunkel
set-motion = Bewegung
set-motion-auto = Wie das Gerät
set-motion-on = An
set-motion-off = Aus
set-confirm = Vor einem Zug nachfragen
set-confirm-implied = Wenn etwas nur erschlossen ist
set-confirm-always = Immer
set-confirm-never = Nie
set-ends = Wenn nur noch das Beenden bleibt
set-ends-asked = Mich fragen, damit ich zurücknehmen kann
set-ends-alone = Von selbst beenden
set-shortcuts = Einzelne Buchstaben sind Kurzbefehle (u: zurücknehmen, h: Tipp, 1–9: wählen)
guest-title = Du bist Gast
guest-help = Dieser Browser kennt dich. Mit einem Passwort kannst du auch auf anderen Geräten spielen; deine Plätze bleiben deine.
account-of = { $name }
name = Name
save-name = Namen speichern
password = Passwort
password-help = Mindestens zehn Zeichen.
register = Registrieren
sign-in = Anmelden
sign-out = Abmelden
notices = Wenn ich am Zug bin
notices-help = Für Partien über Tage.
email = E-Mail
webhook = Webhook
mailed-code = Code aus der E-Mail
mailed-code-help = Er wurde an deine Adresse geschickt, damit sicher ist, dass sie dir gehört.
confirm-address = Adresse bestätigen
how-often = Wie oft
digest-at_once = Sofort
digest-hourly = Höchstens einmal in der Stunde
digest-daily = Höchstens einmal am Tag
my-data = Meine Daten
export = Alles speichern, was über mich gespeichert ist
forget = Mich vergessen
forget-sure = Mich wirklich vergessen

## Den anderen folgen
acts = Was die anderen tun
act-back = Die Handlung davor
act-on = Die nächste Handlung
act-resume = Von selbst weiter
to-now = Zum Jetzt
to-my-turn = Zu meinem Zug
and-more = und { $count } weitere
more-warnings = { $count ->
        [one] (1 weitere Warnung)
       *[other] ({ $count } weitere Warnungen)
    }
news = Neues
news-title = Seit deiner letzten Entscheidung
news-none = Seither ist nichts geschehen.
replay-speed = Tempo
not-for-you = Dieser Tisch ist nicht für dich.
set-acts = Handlungen der anderen
set-acts-step = Einzeln
set-acts-slow = Langsam
set-acts-normal = Normal
set-acts-fast = Schnell
set-acts-once = Alles auf einmal
set-announce = Vorlesen
set-announce-all = Alles
set-announce-mine = Was mich betrifft
set-announce-important = Kämpfe und Punkte
set-sound = Töne
set-sound-off = Aus
set-sound-quiet = Leise
set-sound-on = An
hints-allowed = Tipps sind erlaubt
hints-help = Ein Bot darf um Rat gefragt werden. Ob das so ist, sehen alle am Tisch.
hints-on = An diesem Tisch dürfen Bots um Tipps gefragt werden.
hints-off = An diesem Tisch gibt es keine Tipps.
read-only = Zurzeit kann nichts geändert werden.
security = Anmeldungen und Passwort
some-device = Unbekanntes Gerät
this-browser = dieser Browser
session-since = seit { $since }, zuletzt hier am { $seen }
end-session = Beenden
end-other-sessions = Alle anderen Sitzungen beenden
new-password = Neues Passwort
new-password-help = Mindestens zehn Zeichen. Alle anderen Sitzungen enden.
change-password = Passwort ändern
set-password = Passwort setzen
password-lost = Passwort vergessen?
recovery-sent = Wenn dieses Konto eine bestätigte E-Mail-Adresse hat, ist ein Link dorthin unterwegs.
tell-sign-ins = Sag mir per E-Mail, wenn sich jemand bei meinem Konto anmeldet
admin = Verwaltung
admin-only = Diese Seite sieht nur, wer den Server betreut.
admin-overview = Wie es dem Server geht
admin-version = Version
admin-since = In Betrieb seit
admin-database = Datenbank
admin-database-ok = in Ordnung
admin-database-failing = kann nichts speichern
admin-database-damaged = beschädigt
admin-connections = Offene Tische von Spielern
admin-count-open = Wartende Tische
admin-count-playing = Laufende Spiele
admin-count-paused = Angehaltene Spiele
admin-count-finished = Beendete Spiele
admin-count-accounts = Konten
admin-count-guests = Gäste
admin-count-this_week = In der letzten Woche hier
admin-bulletin = Für alle
announcement-en = Ankündigung auf Englisch
announcement-de = Ankündigung auf Deutsch
read-only-switch = Nichts kann geändert werden
read-only-help = Niemand spielt, schreibt oder eröffnet Tische; Zuschauen geht weiter, und keine Uhr läuft.
admin-people = Personen
admin-only-these = Nur
admin-only-all = Alle
admin-only-banned = Gesperrte
admin-only-admin = Verwalter
find = Suchen
ban = Sperren
ban-why = Warum jemand gesperrt wird (er erfährt es)
unban = Wieder einlassen
has-account = Konto
is-admin = betreut den Server
is-banned = gesperrt: { $why }
grant-admin = Zum Verwalter machen
revoke-admin = Nicht mehr Verwalter
room = Zusätzlicher Platz (kB)
title-or-id = Titel oder Kennung
remove-table-sure = Wirklich entfernen
admin-acts = Was getan wurde
admin-no-acts = Noch nichts.
act-ban = Gesperrt:
act-unban = Wieder eingelassen:
act-grant = Zum Verwalter gemacht:
act-revoke = Nicht mehr Verwalter:
act-room = Platz gewährt:
act-password = Neues Passwort:
act-account = Konto angelegt:
act-remove_table = Tisch entfernt:
act-remove_line = Chatzeile entfernt:
act-remove_work = Werk eines Autors entfernt:
act-remove_opinion = Kommentar entfernt:
act-read_only = Nichts kann geändert werden.
act-open = Alles geht weiter.
act-announce = Angekündigt:
set-lang-example = Auch Regeln und Verlauf: „Lichtung“ oder “clearing”.
set-theme-example = Dunkel: der Tisch bei Kerzenschein.
set-ends-example = Von selbst: Ist nichts mehr zu tun, endet dein Zug ohne einen Druck.
set-confirm-example = Erschlossen: Du klickst eine Lichtung an, und von dort ist nur ein Marsch möglich.
set-acts-example = Haben die anderen gezogen, wird jede ihrer Handlungen mit Pfeil und Satz gezeigt.
set-announce-example = Für Vorleseprogramme: „Allianz: Sympathie in Lichtung 3 platziert.“
set-sound-example = Dein Zug, Würfel, Schläge, Gewinne, das Ende. Den ersten hörst du, wenn du wählst.
set-motion-example = Figuren gleiten, Würfel rollen.

## Das Regelbuch

codex-both = Englisch daneben
codex-unfold = Alles aufklappen
codex-fold = Alles zuklappen
codex-contents = Inhalt
codex-glossary = Wörter des Spiels
codex-more = { $count ->
    [one] Noch eine weitere: ein Wort mehr grenzt ein.
   *[other] Noch { $count } weitere: ein Wort mehr grenzt ein.
}
link-to-rule = Bleibender Link zur Regel { $id }
show-me = Zeig es mir
example-is = Beispiel { $id }
footnote = Fußnote { $number }
footnotes = Fußnoten: was wir entschieden haben, wo das Regelheft es offenlässt
picture-before = Die Stellung von { $id }, bevor etwas gespielt wird
picture-after = Die Stellung von { $id } danach
position-number = Stellung { $number }
not-allowed = Nicht erlaubt
own-tab = In eigenem Tab
try-title = Ausprobieren: { $id }
back-to-rules = Zurück zu den Regeln
from-the-start = Von vorn
nothing-drawn = Zu dieser Regel gibt es keine Stellung.
set-up-by-hand = Diese Stellung wurde von Hand aufgebaut, um die Regel zu zeigen; es können Teile fehlen.
here-comes = Im Beispiel kommt jetzt:
two-minutes = Das Spiel in zwei Minuten
in-two-minutes = In zwei Minuten
print = Drucken
picture-of = Eine echte Stellung: { $what }
brief-pictures = Die Bilder zeigen Augenblicke einer echten Partie zwischen Bots.
what-it-is-about = Worum es geht

## Rätsel

puzzles = Rätsel
puzzle = Rätsel
puzzles-of = { $game }: Rätsel
puzzles-help = Stellungen aus echten Partien, in denen ein Zug klar der beste ist. Du siehst, was der Spieler sah. Jeden Tag ein neues.
puzzle-of-the-day = Rätsel des Tages
puzzle-number = Rätsel { $number }
puzzle-solved = gelöst
puzzle-seen = nachgesehen
no-puzzles = Hier gibt es noch keine Rätsel.
puzzle-task = { $who } am Zug. Welcher Zug ist klar der beste? Wähle ihn wie an jedem Tisch; ein Versuch verändert nichts.
puzzle-wrong = { $tries ->
    [one] Der ist es nicht. Versuch es noch einmal.
   *[other] Der ist es nicht: schon { $tries } Versuche.
}
puzzle-right = Das ist der Zug!
puzzle-show = Lösung zeigen
puzzle-played = In der Partie wurde gespielt: { $move }.
puzzle-kind-ends = sofort gewinnen
puzzle-kind-wins = gewinnen
puzzle-kind-saves = das Spiel retten
puzzle-kind-gains = den besten Zug finden
grade-easy = leicht
grade-medium = mittel
grade-hard = schwer
fight = Kampf
fight-at = Kampf: { $place }
duel = Zweikampf
fight-attacks = Angriff
fight-defends = Verteidigung
fight-round = Runde { $round }
fight-course = Was in diesem Kampf geschah
fight-no-dice = keine Würfel
fight-upto = { $most ->
    [0] nichts trifft
    [1] 1 trifft
   *[other] 1 bis { $most } treffen
}
fight-void = Zählte nicht:
fight-won = Sieg: { $who }
fight-lost = { $who }: { $count ->
        [0] keine Verluste
        [1] 1 Verlust
       *[other] { $count } Verluste
    }
show-fight = Diesen Kampf zeigen
put-away = Weglegen
face-down = verdeckt
die-hits = { $die }, ein Treffer
die-misses = { $die }, kein Treffer
learn = Lernen
learn-game = { $game } lernen
learn-help = Kurze Kapitel am echten Tisch: Du spielst, und jeder Satz führt zu seiner Regel. Du kannst jederzeit gehen und später weitermachen.
coach = Die Lektion
leave-lesson = Lektion verlassen (deine Stelle bleibt gemerkt)
lesson-progress = Schritt { $number } von { $steps }
lesson-minutes = { $minutes } Min.
lesson-new = Anfangen
lesson-begun = Weitermachen
lesson-finished = Noch einmal
chapter-finished = geschafft
extra-lessons = Weitere Lektionen
chapter-done = Gut gemacht, dieses Kapitel ist geschafft.
course-done = Gut gemacht! Du weißt, was du brauchst. Probiere es jetzt in einem echten Spiel.
next-chapter = Nächstes Kapitel
all-chapters = Alle Kapitel
easy-game = Echtes Spiel gegen Leicht
lesson-back = Einen Schritt zurück
lesson-next = Weiter
for-example = Zum Beispiel: { $move }.
no-lesson = Diese Lektion gibt es nicht.
takes-back = nimmt etwas zurück

# Rat gegen Bots
advice = Rat
advice-on = Gib mir Rat
advice-off = Keinen Rat mehr
review-says = Du hast gespielt: { $move } (Siegchance { $chance }). { $bot } hätte erwogen: { $better } ({ $hope }).
what-is = Was ist das: { $word }?
