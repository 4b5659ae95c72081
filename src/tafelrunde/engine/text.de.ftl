hidden = etwas Verdecktes
spectator = Zuschauer
move-played = { $seat }: { $move }
move-forced = { $seat } (keine Wahl): { $move }
move-hidden = { $seat } entscheidet verdeckt.
