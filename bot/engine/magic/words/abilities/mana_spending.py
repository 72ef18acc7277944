"""What mana may be spent as though it were (CR 609.4b), and what mana life buys, as data; `paying` asks for both."""

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.mana_pool import StandIn
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.conditional import Conditional


@dataclass(frozen=True, slots=True)
class SpendAs(Conditional):
    """CR 609.4b: these players may spend mana as though it were of other kinds: to cast spells like that, to activate
    abilities of these sources, or, where neither is said, for anything."""

    mana: StandIn
    players: fl.PlayerSet = fl.Players.YOU
    spells: fl.Filter | None = None
    sources: fl.ObjectSet | None = None


@dataclass(frozen=True, slots=True)
class LifeForMana(Conditional):
    """CR 118.2: any time these players could activate a mana ability, they may pay so much life for mana, a letter."""

    players: fl.PlayerSet
    life: int
    mana: str
