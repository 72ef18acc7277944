"""What replacement effects did to an event before it happened (CR 614, 616), and what was chosen or copied with it."""

from enum import StrEnum
from typing import TypeAlias

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.record import record_class


@record_class
class CountersChanged:
    """CR 614.16: so many counters are put as `after` says, instead of `before`. `among`: all whose effects competed."""

    holder: Recipient
    kind: str
    before: int
    after: int
    by: ObjectId
    among: tuple[ObjectId, ...]
    chooser: PlayerId


@record_class
class CountersNotChanged:
    """CR 609.1: a cost or a rule puts the counters, so that an effect that changes what effects put does not apply."""

    holder: Recipient
    by: ObjectId


class Deed(StrEnum):
    """What abilities say can't happen to a player or an object (CR 614.17)."""

    GETTING_COUNTERS = "getting counters"
    CHANGING_LIFE = "changing life"
    SEARCHING = "searching a library"
    ENTERING = "entering the battlefield"
    SACRIFICING = "sacrificing"
    DISCARDING = "discarding"


@record_class
class CouldNotHappen:
    """CR 101.2, 614.17: it would have happened to the player or object, but an ability of `by` forbids it."""

    who: Recipient
    deed: Deed
    by: ObjectId


class ChangedAmount(StrEnum):
    """What a player creates, gains or loses another number of."""

    TOKENS_CREATED = "tokens created"
    LIFE_GAINED = "life gained"
    LIFE_LOST = "life lost"
    LIFE_LOST_INSTEAD_OF_GAINED = "life lost instead of gained"


@record_class
class AmountChanged:
    """CR 614.1a, 614.16, 119.10: of the `measure` it is so much as `after` says for the player, instead of `before`.

    `among`: all whose effects competed."""

    player: PlayerId
    measure: ChangedAmount
    before: int
    after: int
    by: ObjectId
    among: tuple[ObjectId, ...]
    chooser: PlayerId


@record_class
class ManaChanged:
    """CR 106.12b: the permanent that is tapped for mana produces the mana `after` instead of `before`, in symbols."""

    source: ObjectId
    before: str
    after: str
    by: ObjectId
    among: tuple[ObjectId, ...]
    chooser: PlayerId


@record_class
class DrawReplaced:
    """CR 614.11: the player does not draw a card; what happens instead follows."""

    player: PlayerId
    by: ObjectId
    among: tuple[ObjectId, ...]


@record_class
class LifeLossChanged:
    """CR 120.4c: damage costs the player so many life points as `after` says, instead of `before`."""

    player: PlayerId
    before: int
    after: int
    by: ObjectId


@record_class
class DestinationChanged:
    """CR 614.6: it goes to the zone `after` instead of `before`."""

    object: ObjectId
    before: Zone
    after: Zone
    by: ObjectId
    among: tuple[ObjectId, ...]
    chooser: PlayerId


@record_class
class EntryChanged:
    """CR 614.1d, 616.1b: an effect makes it enter tapped, or under the control of `controller`."""

    permanent: ObjectId
    by: ObjectId
    controller: PlayerId | None = None


@record_class
class QualityChosen:
    """CR 614.12a, 607.2d: what was chosen as it entered, or as an ability of it resolves: `"color"`, `"green"`; not
    `kept` if only the rest of that ability refers to it."""

    permanent: ObjectId
    what: str
    value: str
    kept: bool = True


@record_class
class BecameCopy:
    """CR 707.2, 613.2a: it has these copiable values, those of `of` with exceptions, for a while."""

    object: ObjectId
    of: ObjectId
    values: Characteristics
    duration: fx.Duration = fx.Duration.PERMANENT


ReplacementEvent: TypeAlias = (
    CountersChanged
    | CountersNotChanged
    | CouldNotHappen
    | AmountChanged
    | LifeLossChanged
    | ManaChanged
    | DrawReplaced
    | DestinationChanged
    | EntryChanged
    | QualityChosen
    | BecameCopy
)
