hidden = something hidden
spectator = spectator
move-played = { $seat }: { $move }
move-forced = { $seat } (no choice): { $move }
move-hidden = { $seat } decides in secret.
