"""Returning a permanent to its owner's hand as a cost (CR 118, 702.49a, 702.190a): what can be, what is, and what it
attacked.

Knows neither what the cost is paid for nor when it may be."""

from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.targeting.legal_targets import incarnation_of
from bot.engine.magic.values.filter_matching import matches_filter
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rules


def permanents_to_return(
    state: GameState, player: PlayerId, source: ObjectId, wanted: fl.Filter | None
) -> tuple[ObjectId, ...]:
    """CR 118.3: the player's permanents that the cost can be paid with; by default the smallest goes."""
    if wanted is None:
        return ()
    context, values = Context(source, player), partial(characteristics, state)
    mine = [
        thing.id
        for thing in state.battlefield()
        if thing.controller == player and matches_filter(state, context, thing, wanted, values)
    ]

    def size(permanent: ObjectId) -> int:
        return (values(permanent).power or 0) + (values(permanent).toughness or 0)

    return tuple(sorted(mine, key=size))


def why_not_returned(
    state: GameState, player: PlayerId, source: ObjectId, wanted: fl.Filter | None, cited: Rules
) -> Refusal | None:
    """CR 118.3: what keeps the cost from being paid, None if it can be or there is none."""
    if wanted is None or permanents_to_return(state, player, source, wanted):
        return None
    return nothing_to_return(wanted, source, player, cited)


def nothing_to_return(wanted: fl.Filter, source: ObjectId, player: PlayerId, cited: Rules) -> Refusal:
    """CR 118.3: that the player has nothing like that; of an unblocked attacker (702.49a, 702.190a) it is told."""
    why = Reason.NO_UNBLOCKED_ATTACKER if fl.Status.UNBLOCKED in wanted.statuses else None
    return Refusal(RefusalKind.NOTHING_TO_RETURN, cited, source, player, why=why)


def choose_returned(
    game: Game, player: PlayerId, source: ObjectId, wanted: fl.Filter | None, number: int = 1
) -> list[ObjectId]:
    """CR 601.2b, 602.2b: the permanents that the player returns, none where nothing has to be."""
    options = permanents_to_return(game.state, player, source, wanted)
    found: list[ObjectId] = []
    for _ in range(number if options else 0):
        left = tuple(each for each in options if each not in found)
        found.append(game.decide(Choice(player, ChoiceKind.RETURN, left, source)))
    return found


def return_move(returned: ObjectId) -> ev.ZoneChanged:
    return ev.ZoneChanged(returned, Zone.BATTLEFIELD, Zone.HAND)


def attacked_by_creature(state: GameState, creature: ObjectId | None) -> tuple[Recipient, int] | None:
    """CR 702.49c, 702.190b: what the creature attacks, and which object exactly that is; None for nothing."""
    attacker = None if creature is None or state.combat is None else state.combat.attackers.get(creature)
    if attacker is None or attacker.attacked is None:
        return None
    return attacker.attacked, incarnation_of(state, attacker.attacked)
