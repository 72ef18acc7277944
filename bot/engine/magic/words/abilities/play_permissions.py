"""Permission to play a card from where it is, as data (CR 305.1, 601.3, 611.2a, 715.3d); `permitted` finds it."""

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl


@dataclass(frozen=True, slots=True)
class Permission:
    """CR 601.3: the player may cast the card as a spell like that, None: as none at all, and with `lands` play it as a
    land, for as long as it stays where it is and the duration goes on."""

    player: PlayerId
    by: tuple[ObjectId, int]
    """The source of what gives it, as it was then (CR 611.2b)."""
    spells: fl.Filter | None = fl.ANYTHING
    lands: bool = False
    free: bool = False
    """CR 118.9: without paying its mana cost, and not otherwise."""
    exiled_after: bool = False
    """CR 614.1a: the spell is exiled instead of being put into a graveyard."""
    as_any: str = ""
    """CR 609.4b: for which kinds of mana, by letter, any mana can be spent to cast it."""
    on_adventure: bool = False
    """CR 715.3d: not as an Adventure."""
    after_turn: int | None = None
    """CR 702.143a, 702.170d, 702.185a: only once that turn, by its number, has ended."""
    keyword: KeywordName | None = None
    """CR 702.143c, 702.170d: by which keyword it was put there; it is cast for what that says."""
    duration: fx.Duration = fx.Duration.PERMANENT
