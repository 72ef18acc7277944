"""What a continuous effect changes of an object, its controller or characteristics, each with its layer (CR 613.1)."""

from typing import TYPE_CHECKING, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ONE, Amount, CardsIn
from bot.engine.magic.words.qualities import Quality

if TYPE_CHECKING:  # abilities have effects, and effects grant abilities and have further effects
    from bot.engine.magic.words.abilities import Ability


@dataclass(frozen=True, slots=True)
class GainControl:
    """Layer 2 (CR 613.1b). `player` is None for the controller of the effect's source, and somebody whom the ability
    means until it resolves."""

    player: PlayerId | fl.PlayerSet | None = None


@dataclass(frozen=True, slots=True)
class ChangeText:
    """Layer 3 (CR 613.1c, 612.2): every instance of one word becomes another of its kind."""

    of: tuple[str, ...]
    """The kinds of words of which one is meant: `"color"`, `"creature type"`, `"land type"`, a basic one."""
    old: str | None = None
    """As it is printed, `red` or `Swamp`; None: chosen as the effect begins."""
    new: str | None = None
    """None: chosen as the effect begins."""
    never: tuple[str, ...] = ()
    """What the new word can't be."""


@dataclass(frozen=True, slots=True)
class AddTypes:
    """Layer 4 (CR 613.1d, 205.1b): "in addition to its other types"."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetTypes:
    """Layer 4 (CR 613.1d, 205.1a): the types replace those it has; empty `types` leave the card types and replace the
    subtypes of the new ones' kind alone."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RemoveTypes:
    """Layer 4 (CR 613.1d): it loses the card types or supertypes, and subtypes of theirs (205.1a)."""

    types: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LoseSubtypes:
    """Layer 4 (CR 613.1d, 205.1a): it loses all subtypes of a card type, "all creature types"."""

    of: str


@dataclass(frozen=True, slots=True)
class SetLandTypes:
    """Layer 4 (CR 305.7): the basic land types replace its land types, and its own abilities are lost."""

    subtypes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetColors:
    """Layer 5 (CR 613.1e): no color at all makes it colorless."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class AddColors:
    """Layer 5 (CR 613.1e): "in addition to its other colors"."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class TakeChosen:
    """Layer 4 or 5: "is the chosen type", "is the chosen color" (CR 607.2d): what was chosen for the source, or is
    chosen as the effect begins. With nothing chosen it changes nothing."""

    what: str
    """`"color"`, `"creature type"` or `"land type"`, a basic one."""
    in_addition: bool = False
    of_choice: bool = False
    """Whatever was chosen before: "of your choice"."""


@dataclass(frozen=True, slots=True)
class AddAbility:
    """Layer 6 (CR 613.1f)."""

    ability: "Ability"


@dataclass(frozen=True, slots=True)
class AddActivatedAbilities:
    """Layer 6 (CR 613.1f): the activated abilities that the objects have, or those of the cards in graveyards."""

    of: "fl.ObjectSet | CardsIn"


@dataclass(frozen=True, slots=True)
class LoseKeyword:
    """Layer 6 (CR 613.1f): every instance of the keyword, or of the keyword with that quality (702.16n).

    `barred`: it can't have the ability either, whatever grants it (113.11)."""

    keyword: KeywordName
    quality: Quality | None = None
    barred: bool = False


@dataclass(frozen=True, slots=True)
class LoseAllAbilities:
    """Layer 6 (CR 613.1f)."""


@dataclass(frozen=True, slots=True)
class SetPowerToughness:
    """Layer 7b, or 7a where a characteristic-defining ability does it (CR 613.4a-b); None leaves the one as it is."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class ModifyPowerToughness:
    """Layer 7c (CR 613.4c), `times` over; not at all where that is less than zero (CR 107.1b), but where it `doubles`
    what it changes (CR 701.10c)."""

    power: int
    toughness: int
    times: Amount = ONE
    doubles: bool = False


@dataclass(frozen=True, slots=True)
class SwitchPowerToughness:
    """Layer 7d (CR 613.4d)."""


Modification: TypeAlias = (
    GainControl
    | ChangeText
    | AddTypes
    | SetTypes
    | RemoveTypes
    | LoseSubtypes
    | SetLandTypes
    | SetColors
    | AddColors
    | TakeChosen
    | AddAbility
    | AddActivatedAbilities
    | LoseKeyword
    | LoseAllAbilities
    | SetPowerToughness
    | ModifyPowerToughness
    | SwitchPowerToughness
)
