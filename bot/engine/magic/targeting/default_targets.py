"""The default target of an ability: nobody harms their own things without need (CR 603.3d says who chooses).

This file only sorts targets that are legal; `legal_targets` finds them."""

from collections.abc import Sequence

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.values.filter_matching import controller_of
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl


def order_targets(
    state: GameState, stacked: StackedAbility, index: int, legal: Sequence[Recipient], *, may_stop: bool
) -> tuple[Recipient | None, ...]:
    """The options for one instance of "target", the likeliest first; None stands for no further target, if that is
    allowed."""
    if stacked.specs[index].unread:
        return (None, *legal)
    harms, opponents = harms_target(stacked, index), state.opponents(stacked.controller)
    wanted: list[Recipient] = []
    others: list[Recipient] = []
    for each in legal:
        (wanted if is_against(state, opponents, each) is harms else others).append(each)
    return (*wanted, *([None] if may_stop else []), *others)


def suits_controller(state: GameState, stacked: StackedAbility, index: int, target: Recipient) -> bool:
    """Whether the controller would choose the target for the instance of "target" at this index."""
    return is_own(state, stacked.controller, target) is not harms_target(stacked, index)


def harms_target(stacked: StackedAbility, index: int) -> bool:
    """Whether any of its effects harms what is chosen for the instance of "target" at this index."""
    return any(effect_harms(effect, index) for effect in fx.every_effect(stacked.effects))


def is_own(state: GameState, chooser: PlayerId, target: Recipient) -> bool:
    """Whether it is the player, a teammate, or something that one of them controls."""
    return not is_against(state, state.opponents(chooser), target)


def is_against(state: GameState, opponents: Sequence[PlayerId], target: Recipient) -> bool:
    """Whether it is one of these opponents, or something that one of them controls."""
    whose = controller_of(state, target) if isinstance(target, ObjectId) else target
    return whose in opponents


def effect_harms(effect: fx.Effect, index: int) -> bool:
    """Whether the effect harms the target at this index."""
    target = fl.TargetObject(index)
    match effect:
        case fx.DealDamage(to=to):
            return to == target
        case fx.Fight(second=second):
            return second == target
        case fx.GetCounters(player=player, kind=kind):
            return player == target and kind == "poison"
        case (
            fx.LoseGame(player=player)
            | fx.LoseLife(player=player)
            | fx.Sacrifice(player=player)
            | fx.SacrificeRest(player=player)
            | fx.Discard(player=player)
            | fx.DiscardRest(player=player)
            | fx.TakeFromHand(player=player)
            | fx.ExileZone(player=player)
            | fx.ExileFromHand(player=player)
            | fx.ExileFromGraveyard(player=player)
            | fx.ExileTop(player=player)
            | fx.ExileUntil(player=player)
            | fx.PutGraveyardOnBottom(player=player)
            | fx.SkipTurns(player=player)
            | fx.SkipParts(player=player)
            | fx.ControlNextTurn(player=player)
        ):
            return player == target
        case fx.Modify(what=what, modifications=modifications):
            return what == target and any(modification_harms(each) for each in modifications)
        case fx.PutCounters(what=what, kind=kind):
            return what == target and kind.startswith("-")
        case (
            fx.Counter(what=what)
            | fx.Destroy(what=what)
            | fx.Exile(what=what)
            | fx.ReturnToHand(what=what)
            | fx.PutOnTopOrBottom(what=what)
            | fx.Tap(what=what)
            | fx.TapOrUntap(what=what)
            | fx.KeepTapped(what=what)
            | fx.RequireBlock(what=what)
            | fx.SacrificeObjects(what=what)
            | fx.ExileAsItLeaves(what=what)
        ):
            return what == target
        case _:
            return False


def modification_harms(modification: fx.Modification) -> bool:
    """Whether the modification weakens the object or takes it."""
    if isinstance(modification, fx.ModifyPowerToughness):
        return modification.power + modification.toughness < 0
    return isinstance(modification, fx.GainControl | fx.LoseAllAbilities)
