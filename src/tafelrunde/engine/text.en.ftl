hidden = something hidden
spectator = spectator
move-played = { $seat }: { $move }
move-forced = { $seat } (no choice): { $move }
move-hidden = { $seat } decides in secret.
option-asks_ends = Ask before a turn ends
option-asks_ends-help = When nothing else is left to do, the end of a phase or turn is asked for, so that the last move can still be taken back.
