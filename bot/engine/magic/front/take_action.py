"""What a player does, taken as far as the rules let it be (CR 733.1): one action, and why it is illegal."""

from typing import TypeAlias, assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import (
    Activate,
    AdvanceTo,
    Attack,
    Block,
    Cast,
    Leave,
    March,
    PlayLand,
    ResolveStack,
)
from bot.engine.magic.casting.cast_spell import cast_spell
from bot.engine.magic.casting.play_land import play_land
from bot.engine.magic.casting.suspend import suspend_card
from bot.engine.magic.combat.marches import MARCHING, march_faults
from bot.engine.magic.events.proposals import Proposal
from bot.engine.magic.front.activate_ability import activate_ability
from bot.engine.magic.front.combat_declarations import declare_attackers, declare_blockers
from bot.engine.magic.front.controlled_players import action_of_controlled
from bot.engine.magic.front.outcome import ActionResult
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.multiplayer.range_of_influence import seat_of_recipient
from bot.engine.magic.turn.turn_structure import Turn
from bot.engine.trace import cite_rules

PlayerAction: TypeAlias = Attack | Block | March | Cast | PlayLand | Activate | Leave | AdvanceTo | ResolveStack
"""What a player does, and what may be refused."""


def take_action(turn: Turn, action: PlayerAction) -> ActionResult:  # noqa: PLR0912 - one arm for each kind of action
    """Take the action, or say why it is illegal; raises `UnreadAbility` where it could not be read."""
    game = turn.game
    if game.state.over and not isinstance(action, AdvanceTo | ResolveStack):
        return ActionResult((Refusal(RefusalKind.GAME_OVER, cite_rules("104.1"), game.state.active),))
    action = action_of_controlled(game.state, action)
    match action:
        case Attack():
            return declare_attackers(turn, action)
        case Block():
            return declare_blockers(turn, action)
        case AdvanceTo(step=step):
            if step is None:
                turn.next_turn()
            else:
                turn.advance_to(step)
        case March():
            return march(game, action)
        case Cast():
            turn.declare_by_default()  # CR 508.2, 509.2: priority comes after the declaration
            suspending = action.cost is KeywordName.SUSPEND
            return ActionResult(tuple((suspend_card if suspending else cast_spell)(game, action)))
        case PlayLand():
            turn.declare_by_default()
            return ActionResult(tuple(play_land(game, action)))
        case Activate():
            turn.declare_by_default()
            return ActionResult(tuple(activate_ability(game, action)))
        case Leave():
            return concede(game, action)
        case ResolveStack(everything=everything):
            resolve_spells(turn, everything=everything)
        case _:
            assert_never(action)
    return ActionResult()


def march(game: Game, action: March) -> ActionResult:
    """Move the creature to that player's territory (the older Emperor rules), unless that is illegal."""
    refusals = tuple(march_faults(game.state, action.creature, action.to))
    if not refusals:
        here = seat_of_recipient(game.state, action.creature, game.state.objects[action.creature].controller)
        game.happen([Proposal(ev.Marched(action.creature, here, action.to), MARCHING)])
        game.settle()
    return ActionResult(refusals)


def concede(game: Game, action: Leave) -> ActionResult:
    """CR 104.3a: at any time, once."""
    player = action.player
    if game.state.players[player].lost:
        return ActionResult((Refusal(RefusalKind.OUT_OF_THE_GAME, cite_rules("104.3a", "104.5"), player),))
    game.happen([Proposal(ev.PlayerLost(player, LossReason.CONCESSION), cite_rules("104.3a"))])
    settle_between_actions(game)
    return ActionResult()


def resolve_spells(turn: Turn, *, everything: bool) -> None:
    """CR 117.4: all players pass; on an empty stack passing moves the game on, which is `to`'s business."""
    state = turn.game.state
    if everything:
        turn.resolve_stack()
    elif state.stack and not state.over:
        turn.resolve_top()


def settle_between_actions(game: Game) -> None:
    """CR 509.2, 802.4: nobody gets priority while one of several defending players has yet to declare blocks."""
    combat = game.state.combat
    if combat is None or not combat.is_mid_declaration:
        game.settle()
