"""Effects on players: their life totals, the cards that they draw, their emblems."""

from typing import TYPE_CHECKING, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.steps import TurnPart
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ONE, Amount
from bot.engine.magic.words.effects.continuous import Duration

if TYPE_CHECKING:  # abilities have effects, and effects grant abilities and have further effects
    from bot.engine.magic.words.abilities import Ability
    from bot.engine.magic.words.effects import Effect
    from bot.engine.magic.words.effects.modifications import Modification


@dataclass(frozen=True, slots=True)
class GainLife:
    player: fl.PlayerSet
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife:
    player: fl.PlayerSet
    amount: Amount


@dataclass(frozen=True, slots=True)
class SetLife:
    """CR 119.5: the life totals of the players become that number: they gain or lose as much life as that takes."""

    player: fl.PlayerSet
    amount: Amount


@dataclass(frozen=True, slots=True)
class ExchangeLife:
    """CR 701.12c, g: the life totals of two players are exchanged, or that of the player with the `size` of an object,
    `"power"` or `"toughness"`, which is set to it."""

    player: fl.PlayerSet
    other: fl.PlayerSet | fl.ObjectSet
    size: str = ""


@dataclass(frozen=True, slots=True)
class GetCounters:
    """CR 122.1: the players get so many counters of a kind."""

    player: fl.PlayerSet
    kind: str
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class Draw:
    """CR 121.1: so many cards, or with `up_to` fewer, as each of the players likes."""

    player: fl.PlayerSet
    amount: Amount
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class GetEmblem:
    """CR 114.2: each of the players gets an emblem with these abilities."""

    player: fl.PlayerSet
    abilities: tuple["Ability", ...]


@dataclass(frozen=True, slots=True)
class SpendingRider:
    """CR 106.6: what a spell like that gets on which the mana is spent, and what is done then: the effects of a
    triggered ability, which may speak of that spell."""

    spells: fl.Filter
    modifications: tuple["Modification", ...] = ()
    duration: Duration = Duration.PERMANENT
    then: tuple["Effect", ...] = ()


@dataclass(frozen=True, slots=True)
class Spending:
    """CR 106.6: what mana may be spent on alone: casting spells like that, activating abilities of sources like that;
    None: on no spells, on no abilities."""

    spells: fl.Filter | None = None
    sources: fl.Filter | None = None
    otherwise: bool = False
    """On anything that is neither, too."""
    rider: SpendingRider | None = None


UNLIMITED_SPENDING = Spending(fl.ANYTHING, fl.ANYTHING, otherwise=True)
"""CR 106.6: mana that may be spent on anything, and that has a rider."""


@dataclass(frozen=True, slots=True)
class AddMana:
    """CR 106.3: one of the options, each in mana symbols, `amount` times over; `alike`: the same one each time."""

    options: tuple[str, ...]
    amount: Amount = ONE
    alike: bool = False
    chosen_color: bool = False
    """Of the color that was chosen for the source (CR 607.2d), or one of the options where there are any."""
    player: fl.PlayerSet = fl.Players.YOU
    only: Spending | None = None
    produced: bool = False
    """Of a type that was produced as the ability triggered (CR 106.12a); then there are no options either."""
    colors_of: fl.ObjectSet | None = None
    """Of any color that one of these objects has; then there are no options either."""
    each_color: bool = False
    """One mana of each of those colors."""
    producible: fl.Filter | None = None
    """CR 106.7: of a color that one of these permanents could produce; with `any_type` colorless as well."""
    any_type: bool = False
    of_identity: bool = False
    """CR 903.4f: of a color in the color identity of the player's commander; then there are no options either."""
    until_end_of_combat: bool = False
    """CR 106.4, 702.189a: it is not lost before, as steps end."""


@dataclass(frozen=True, slots=True)
class AllowLands:
    """CR 305.2: the players may play so many more lands this turn."""

    player: fl.PlayerSet
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class SkipTurns:
    """CR 614.10: the players skip so many of their next turns."""

    player: fl.PlayerSet
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class SkipParts:
    """CR 614.10: the players skip so many of their next steps or phases like that, or those of this turn alone; with
    `every` all of their next turn."""

    player: fl.PlayerSet
    part: TurnPart
    amount: Amount = ONE
    this_turn: bool = False
    every: bool = False


@dataclass(frozen=True, slots=True)
class TakeExtraTurns:
    """CR 500.7: the players take so many extra turns after this one."""

    player: fl.PlayerSet
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class AddPhases:
    """CR 500.8: a combat phase is added after this phase, and with `and_main` a main phase after that; with
    `main_only` nothing is added after a phase that is no main phase."""

    and_main: bool = False
    main_only: bool = False


@dataclass(frozen=True, slots=True)
class ControlNextTurn:
    """CR 723.1: the ability's controller controls the players during their next turns; with `extra` each of them takes
    an extra turn after that one."""

    player: fl.PlayerSet
    extra: bool = False


@dataclass(frozen=True, slots=True)
class IncreaseSpeed:
    """CR 702.179c: the players' speed goes up by one; whoever has none has that speed then."""

    player: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class GetBlessing:
    """CR 702.131a: the players get the city's blessing for the rest of the game."""

    player: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class BecomeMonarch:
    """CR 725.1, 725.3: the player becomes the monarch, and nobody else is."""

    player: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class WinGame:
    """CR 104.2b; with a limited range of influence, opponents in range lose instead (801.14)."""

    player: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class LoseGame:
    """CR 104.3e."""

    player: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class ChooseOpponent:
    """An opponent is chosen at random; further effects call them the chosen player."""


@dataclass(frozen=True, slots=True)
class RestartGame:
    """CR 727: the cards like `stay` that the source has exiled stay in exile, and with `put` then enter the battlefield
    under the control of the ability's controller (727.4-727.5)."""

    stay: fl.Filter | None = None
    put: bool = False


@dataclass(frozen=True, slots=True)
class EndTurn:
    """CR 724.1."""


PlayerEffect: TypeAlias = (
    GainLife
    | LoseLife
    | SetLife
    | ExchangeLife
    | Draw
    | GetCounters
    | AddMana
    | AllowLands
    | GetEmblem
    | IncreaseSpeed
    | GetBlessing
    | BecomeMonarch
    | SkipTurns
    | SkipParts
    | TakeExtraTurns
    | AddPhases
    | ControlNextTurn
    | WinGame
    | LoseGame
    | ChooseOpponent
    | RestartGame
    | EndTurn
)
