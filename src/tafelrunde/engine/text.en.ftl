hidden = something hidden
spectator = spectator
move-played = { $seat }: { $move }
move-forced = { $seat } (no choice): { $move }
move-hidden = { $seat }: a decision in secret
option-asks_ends = Ask before a turn ends
option-asks_ends-help = When nothing else is left to do, the end of a phase or turn is asked for, so that the last move can still be taken back.
mark-decision = our decision: the rulebook leaves it open
mark-complement = supplied from cards and summaries
mark-both-editions = in the English and the German rulebook
mark-english-edition = in the English rulebook
mark-german-edition = in the German rulebook

# Why a move: what it changes, in the words of the game (trait-NAME).

because-counted = { $who }: { $what }: { $before } → { $after }
because-more = { $who }: { $what }: more, by estimate
because-less = { $who }: { $what }: less, by estimate
