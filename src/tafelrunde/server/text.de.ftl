failure-unreadable = Das war nicht zu verstehen.
failure-bad_address = Diese Adresse geht nicht: Eine E-Mail-Adresse hat ein @, eine Webadresse beginnt mit https:// und einem Rechnernamen.
failure-bad_options = Das Spiel erlaubt diese Einstellung nicht.
failure-who_are_you = Melde dich an oder beginne als Gast, und versuche es noch einmal.
failure-wrong_password = Name oder Passwort ist falsch.
failure-banned = Dieses Konto darf hier nicht mehr benutzt werden.
failure-not_allowed = Das darf nur, wem der Tisch gehört.
failure-not_admin = Das darf nur, wer diesen Server betreut.
failure-opponent = Wer mitspielt, kann niemanden aus dem laufenden Spiel entfernen.
failure-not_your_seat = Das ist nicht dein Platz; öffne den Tisch mit deinem eigenen Link.
failure-not_admitted = Dieser Tisch ist privat; bitte seinen Besitzer um den Link.
failure-foreign_page = Die Anfrage kommt von einer anderen Seite; öffne Tafelrunde selbst und versuche es noch einmal.
failure-not_there = Das gibt es hier nicht; vielleicht wurde es weggeräumt.
failure-wrong_method = Diese Adresse kennt diese Methode nicht.
failure-not_json = Sende JSON mit dem Inhaltstyp application/json.
failure-name_taken = Dieser Name ist vergeben; wähle einen anderen.
failure-seat_taken = Dort sitzt schon jemand; wähle einen anderen Platz.
failure-not_open = Das Spiel hat schon begonnen.
failure-not_started = Das Spiel hat noch nicht begonnen.
failure-not_over = Das wird gezeigt, wenn das Spiel vorbei ist.
failure-seats_free = Jeder Platz braucht einen Spieler; rufe Bots an die leeren.
failure-paused = Der Tisch macht Pause; setzt erst fort.
failure-over = Das Spiel ist vorbei.
failure-not_now = Das geht jetzt nicht.
failure-no_bot = Diesen Bot gibt es nicht; wähle einen aus der Liste.
failure-no_hint = Jetzt gibt es nichts vorzuschlagen.
failure-no_mail = Dieser Server verschickt keine E-Mails; bitte den Betreiber um ein neues Passwort.
failure-code_gone = Dieser Link ist schon benutzt oder zu alt; fordere einen neuen an.
failure-too_many_tables = Du hast zu viele Tische; beende oder archiviere einige.
failure-too_much = Du hast hier so viel gespeichert, wie eine Person darf; nimm eine kleinere Datei.
failure-endless = Dieses Spiel dauert schon zu lange; es kann nur noch beendet werden.
failure-read_only = Zurzeit kann hier nichts geändert werden; Zuschauen und Nachspielen gehen weiter, und keine Uhr läuft.
failure-too_slow = Die Anfrage kam nicht rechtzeitig an; versuch es noch einmal.
failure-too_long = Das ist zu lang.
failure-too_often = Zu viele Anfragen; warte einen Augenblick.
failure-hello_first = Die erste Nachricht muss hello sein.
failure-rules_gone = Dieser Tisch wurde nach einer Regelfassung gespielt, die hier nicht installiert ist.
failure-cannot_store = Das konnte gerade nicht gespeichert werden; versuche es gleich noch einmal.
failure-closing = Der Server startet neu; er ist gleich wieder da.
failure-broken = Auf dem Server ging etwas schief; die Stellung ist unverändert.
note-sat = { $name } setzt sich.
note-left = { $name } steht auf.
note-started = Das Spiel beginnt.
note-paused = { $name } macht Pause.
note-resumed = { $name } setzt fort.
note-bot = Der Bot { $value } spielt für { $name }.
note-back = { $name } spielt wieder selbst.
note-resigned = { $name } gibt auf.
note-flag = Die Zeit von { $name } ist um.
note-undo = { $name } nimmt den letzten Zug zurück.
note-take_back = Alle sind einverstanden: { $name } nimmt zurück.
note-over = Das Spiel ist vorbei.
note-removed = Was { $name } hier gesagt hat, wurde entfernt.
note-hurried = Gerade denken viele Bots zugleich: Eine Weile denken sie kürzer, damit niemand lange wartet.
note-rematch = { $name } schlägt eine neue Partie vor.
notice-subject = Du bist am Zug
notice-line = { $game }: Du bist am Tisch „{ $title }“ am Zug. { $link }
notice-digest = { $count ->
    [one] Du bist an einem Tisch am Zug.
   *[other] Du bist an { $count } Tischen am Zug.
}
rule-undo_agreed = An diesem Tisch wird nur zurückgenommen, wenn alle einverstanden sind.
rule-undo_none = An diesem Tisch wird nichts zurückgenommen.
notice-code = Dein Code für Tafelrunde ist { $code }. Wenn du nicht danach gefragt hast, tu einfach nichts.
notice-sign-in-subject = Jemand hat sich bei deinem Konto angemeldet
notice-sign-in = Bei deinem Konto { $name } hat sich gerade jemand angemeldet ({ $device }). Wenn du es nicht warst, beende diese Sitzung und ändere dein Passwort: { $link }
notice-some-device = ein unbekanntes Gerät
notice-recovery-subject = Ein neues Passwort
notice-recovery = Um ein neues Passwort für { $name } zu setzen, öffne innerhalb einer Stunde diesen Link: { $link } Wenn du ihn nicht angefordert hast, brauchst du nichts zu tun.
rule-hints_none = An diesem Tisch gibt es keine Tipps.
notice-code-subject = Bestätige deine Adresse
rest-not-tried = { $rest ->
    [one] Der letzte Zug deiner Eingabe wurde nicht versucht: Was folgt, war vorher nicht zu wissen.
   *[other] Die letzten { $rest } Züge deiner Eingabe wurden nicht versucht: Was folgt, war vorher nicht zu wissen.
}

# Warum der Zug eines Rätsels der richtige ist.
puzzle-ends = „{ $move }“ beendet das Spiel sofort und gewinnt es. Nach dem nächstbesten Zug, „{ $next }“, ist die Gewinnaussicht { $other } %.
puzzle-wins = Nach „{ $move }“ ist das Spiel so gut wie gewonnen: { $chance } %. Nach dem nächstbesten Zug, „{ $next }“, sind es { $other } %.
puzzle-saves = Nur „{ $move }“ rettet das Spiel: Die Gewinnaussicht ist { $chance } %. Nach dem nächstbesten Zug, „{ $next }“, sind es { $other } %.
puzzle-gains = „{ $move }“ ist klar am besten: Die Gewinnaussicht ist { $chance } %. Nach dem nächstbesten Zug, „{ $next }“, sind es { $other } %.
lesson-not-here = Die Regeln erlauben das, aber die Lektion möchte hier gerade etwas anderes.
lesson-over = Dieses Kapitel ist geschafft.
lesson-do-first = Mach zuerst, worum es hier geht; „Zeig es mir“ hilft.
lesson-read-first = Lies erst das hier, dann geht es weiter.
lesson-unreadable = Das war nicht zu verstehen.
lesson-learner = lernt
lesson-teacher = spielt die Lektion
