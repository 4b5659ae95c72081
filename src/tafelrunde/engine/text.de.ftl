hidden = etwas Verdecktes
spectator = Zuschauer
move-played = { $seat }: { $move }
move-forced = { $seat } (keine Wahl): { $move }
move-hidden = { $seat }: eine verdeckte Entscheidung
option-asks_ends = Vor dem Ende eines Zuges fragen
option-asks_ends-help = Wenn nichts anderes mehr zu tun ist, wird nach dem Ende einer Phase oder eines Zuges gefragt, damit sich der letzte Zug noch zurücknehmen lässt.
mark-decision = unsere Festlegung: Das Regelheft lässt es offen
mark-complement = ergänzt aus Karten und Übersichten
mark-both-editions = im englischen und im deutschen Regelheft
mark-english-edition = im englischen Regelheft
mark-german-edition = im deutschen Regelheft

# Warum ein Zug: was er ändert, in den Wörtern des Spiels (trait-NAME).

because-counted = { $who }: { $what }: { $before } → { $after }
because-more = { $who }: { $what }: mehr, geschätzt
because-less = { $who }: { $what }: weniger, geschätzt
