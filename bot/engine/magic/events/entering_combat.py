"""Entering the battlefield as a part of the combat (CR 506.3, 508.4, 509.4), and not entering (303.4g, 701.42c)."""

from typing import TypeAlias

from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.record import record_class


@record_class
class EnteredAttacking:
    """CR 508.4: put onto the battlefield attacking; it never "attacked"."""

    creature: ObjectId
    attacked: Recipient


@record_class
class EnteredOutOfCombat:
    """CR 506.3a-f, 508.4a, 509.4a: it was to enter attacking, or blocking, and does neither; the rule says why."""

    permanent: ObjectId
    blocking: bool = False


@record_class
class EnteredBlocking:
    """CR 509.4: put onto the battlefield blocking; it never "blocked"."""

    blocker: ObjectId
    attacker: ObjectId


@record_class
class CouldNotMeld:
    """CR 701.42b-c: what should be melded is no part of a meld pair, and stays in its current zone."""

    object: ObjectId


@record_class
class NothingToEnchant:
    """CR 303.4g: the Aura stays where it is, for there is nothing that it could be attached to."""

    aura: ObjectId


@record_class
class NoPermanentCard:
    """CR 304.4, 307.4, 400.4a: what would enter is an instant or sorcery card, and stays in its zone."""

    card: ObjectId


EnteringEvent: TypeAlias = (
    EnteredAttacking | EnteredBlocking | EnteredOutOfCombat | NothingToEnchant | NoPermanentCard | CouldNotMeld
)
