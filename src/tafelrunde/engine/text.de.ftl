hidden = etwas Verdecktes
spectator = Zuschauer
move-played = { $seat }: { $move }
move-forced = { $seat } (keine Wahl): { $move }
move-hidden = { $seat } entscheidet verdeckt.
option-asks_ends = Vor dem Ende eines Zuges fragen
option-asks_ends-help = Wenn nichts anderes mehr zu tun ist, wird nach dem Ende einer Phase oder eines Zuges gefragt, damit sich der letzte Zug noch zurücknehmen lässt.
