"""The factions there are, in the order of their numbers (`words.py`). A new one is one line here."""

from __future__ import annotations

from tafelrunde.games.root.factions.alliance.alliance import Alliance
from tafelrunde.games.root.factions.cult.cult import Cult
from tafelrunde.games.root.factions.eyrie.eyrie import Eyrie
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.factions.marquise.marquise import Marquise
from tafelrunde.games.root.factions.riverfolk.riverfolk import Riverfolk
from tafelrunde.games.root.factions.vagabond.vagabond import Vagabond
from tafelrunde.games.root.words import SECOND, VAGABOND

__all__ = ["PLAYED"]

PLAYED.extend([Marquise(), Eyrie(), Alliance(), Cult(), Riverfolk(), Vagabond(VAGABOND), Vagabond(SECOND)])
