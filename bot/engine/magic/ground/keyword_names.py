"""The names of the keyword abilities (CR 702), and of what else is called by a name of its own."""

from enum import StrEnum
from typing import cast


class KeywordName(StrEnum):
    """The name of a keyword ability. Those stand here that a rule elsewhere asks for; a keyword of which its own file
    in `keywords` says everything needs no row: `KeywordName("evolve")` is a name too, the same object each time."""

    AFFINITY = "affinity"
    AFTERMATH = "aftermath"
    BANDING = "banding"
    BANDS_WITH_OTHER = "bands with other"
    BARGAIN = "bargain"
    BESTOW = "bestow"
    BUYBACK = "buyback"
    CONVOKE = "convoke"
    CREW = "crew"
    CUMULATIVE_UPKEEP = "cumulative upkeep"
    CYCLING = "cycling"
    DAYBOUND = "daybound"
    DEATHTOUCH = "deathtouch"
    DEFENDER = "defender"
    DELVE = "delve"
    DISGUISE = "disguise"
    DOUBLE_STRIKE = "double strike"
    DREDGE = "dredge"
    ECHO = "echo"
    ENCHANT = "enchant"
    ENTWINE = "entwine"
    EQUIP = "equip"
    ESCALATE = "escalate"
    ESCAPE = "escape"
    EVOLVE = "evolve"
    EXPLOIT = "exploit"
    FEAR = "fear"
    FIRST_STRIKE = "first strike"
    FLASH = "flash"
    FLASHBACK = "flashback"
    FLYING = "flying"
    FORETELL = "foretell"
    FUSE = "fuse"
    GIFT = "gift"
    HASTE = "haste"
    HEXPROOF = "hexproof"
    HORSEMANSHIP = "horsemanship"
    IMPROVISE = "improvise"
    INDESTRUCTIBLE = "indestructible"
    INFECT = "infect"
    INTIMIDATE = "intimidate"
    KICKER = "kicker"
    LANDWALK = "landwalk"
    LIFELINK = "lifelink"
    MEGAMORPH = "megamorph"
    MENACE = "menace"
    MENTOR = "mentor"
    MORPH = "morph"
    NIGHTBOUND = "nightbound"
    OVERLOAD = "overload"
    PLOT = "plot"
    PROTECTION = "protection"
    REACH = "reach"
    READ_AHEAD = "read ahead"
    REBOUND = "rebound"
    REINFORCE = "reinforce"
    SHADOW = "shadow"
    SHROUD = "shroud"
    SKULK = "skulk"
    SNEAK = "sneak"
    SPLIT_SECOND = "split second"
    SUSPEND = "suspend"
    TOXIC = "toxic"
    TRAINING = "training"
    TRAMPLE = "trample"
    TRAMPLE_OVER_PLANESWALKERS = "trample over planeswalkers"
    UMBRA_ARMOR = "umbra armor"
    VIGILANCE = "vigilance"
    WARD = "ward"
    WITHER = "wither"

    @classmethod
    def _missing_(cls, value: object) -> "KeywordName | None":
        """Make a member of a further name, as flags do of their combinations."""
        if not isinstance(value, str):
            return None
        name = str.__new__(cls, value)
        name._name_, name._value_ = value.upper(), value
        return cast("KeywordName", cls._value2member_map_.setdefault(value, name))


class FaceDown(StrEnum):
    """CR 701.40, 701.58: the keyword actions that put a card onto the battlefield face down."""

    MANIFEST = "manifest"
    CLOAK = "cloak"


class OtherCost(StrEnum):
    """CR 118.9: an alternative cost that no keyword names."""

    OWN = "alternative cost"
    """What the spell says that may be paid rather than its mana cost."""
    NONE = "without paying its mana cost"
