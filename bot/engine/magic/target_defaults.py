"""Which target an ability has by default: nobody harms himself without need (CR 603.3d says who chooses).

Sorts the legal targets; what is legal is `targeting`'s concern."""

from collections.abc import Sequence

from bot.engine.magic.effects import (
    DealDamage,
    Destroy,
    Effect,
    Exile,
    Fight,
    LoseLife,
    Modify,
    ModifyPowerToughness,
    PutCounters,
    RequireBlock,
    ReturnToHand,
    Sacrifice,
    Tap,
)
from bot.engine.magic.filters import Players, TargetObject
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.state import GameState


def likeliest_first(
    state: GameState, chooser: PlayerId, effects: Sequence[Effect], index: int, targets: Sequence[Recipient]
) -> tuple[Recipient, ...]:
    """What is done to the target with this position decides whether the chooser's own or others' come first."""
    harmful = any(harms(effect, index) for effect in effects)
    return tuple(sorted(targets, key=lambda target: is_own(state, chooser, target) is harmful))


def is_own(state: GameState, chooser: PlayerId, target: Recipient) -> bool:
    """Whether it is the player, a teammate, or something that one of them controls."""
    whose = state.objects[target].controller if isinstance(target, ObjectId) else target
    return whose not in state.opponents(chooser)


def harms(effect: Effect, index: int) -> bool:
    """Whether the effect does to the target with this position what nobody wants done to his own."""
    target = TargetObject(index)
    match effect:
        case DealDamage(to=to):
            return to in {target, Players.TARGET_PLAYER}
        case Fight(second=second):
            return second == target
        case LoseLife(player=player) | Sacrifice(player=player):
            return player is Players.TARGET_PLAYER
        case Modify(what=what, modifications=modifications):
            sizes = (each for each in modifications if isinstance(each, ModifyPowerToughness))
            return what == target and any(each.power + each.toughness < 0 for each in sizes)
        case PutCounters(what=what, kind=kind):
            return what == target and kind.startswith("-")
        case Destroy(what=what) | Exile(what=what) | ReturnToHand(what=what) | Tap(what=what) | RequireBlock(what=what):
            return what == target
        case _:
            return False
