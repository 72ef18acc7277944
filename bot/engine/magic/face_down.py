"""Face-down spells and permanents (CR 708, 702.37, 702.168): how they are cast, and turned face up."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.engine.magic.cast_costs import cost_of
from bot.engine.magic.costs import Bill, Paying, unpayable
from bot.engine.magic.effects import KeywordAbility
from bot.engine.magic.events import CountersPut, TurnedFaceUp
from bot.engine.magic.identifiers import PlayerId
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.mana import Price
from bot.engine.magic.objects import GameObject
from bot.engine.magic.paid import FACE_DOWN
from bot.engine.magic.paying import pay, why_not_paid
from bot.engine.magic.proposals import Batch
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.scenario import Activate
from bot.engine.magic.steps import NO_PRIORITY
from bot.engine.trace import Rules, rules

if TYPE_CHECKING:
    from bot.engine.magic.game import Game

TURNING: Mapping[Keyword, Rules] = {
    Keyword.MORPH: rules("116.2b", "702.37e"),
    Keyword.MEGAMORPH: rules("116.2b", "702.37e"),
    Keyword.DISGUISE: rules("116.2b", "702.168d"),
}
"""By which rules what has the keyword is turned face up."""

TURNED = ("turn", "retourne")
"""How the special action is called besides by its keyword."""


def is_turning(source: GameObject, action: Activate) -> bool:
    """Whether what is to be activated is the special action of turning a face-down permanent face up."""
    if source.face_down is None or not isinstance(action.ability, str):
        return False
    return action.ability.strip().casefold().startswith((*(str(each) for each in FACE_DOWN), *TURNED))


def turn_face_up(game: "Game", source: GameObject, action: Activate) -> Sequence[Refusal]:
    """CR 116.2b, 702.37e, 702.168d: a special action, which does not use the stack; return what makes it illegal."""
    by, state = action.by if action.by is not None else source.controller, game.state
    ability = morph_of(source)
    if source.controller != by or not source.on_battlefield:
        return [Refusal(RefusalKind.NOT_CONTROLLED, rules("116.2b"), source.id, by)]
    if ability is None:
        return [Refusal(RefusalKind.NO_SUCH_ABILITY, rules("702.37e"), source.id)]
    if state.step in NO_PRIORITY or state.over:
        return [Refusal(RefusalKind.NO_PRIORITY, rules("116.2b"), by)]
    cited = TURNING[ability.keyword]
    cost = cost_of(source.definition.faces[source.face], ability)
    price, bill = Price(cost.mana, action.x), Bill(by, source.id, cost, cited)
    unpaid = why_not_paid(state, by, price, source.id, cited)
    refusals = [*([] if unpaid is None else [unpaid]), *unpayable(state, bill)]
    if not refusals:
        game.happen(turning(game, by, source, ability, price, bill).proposals)
        game.settle()
    return refusals


def turning(  # noqa: PLR0913, PLR0917 - who, what, by which ability and for how much
    game: "Game", by: PlayerId, source: GameObject, ability: KeywordAbility, price: Price, bill: Bill
) -> Batch:
    """CR 702.37b, 702.37e: the cost is paid, then it is turned face up, with a counter for a megamorph cost."""
    batch, cited = Batch(), TURNING[ability.keyword]
    pay(game.state, batch, by, price, cited)
    index = batch.add(TurnedFaceUp(source.id, by), cited)
    Paying(game, bill, batch, index, game.state).pay()
    if ability.keyword is Keyword.MEGAMORPH:
        batch.add(CountersPut(source.id, "+1/+1", 1), rules("702.37b"), follows=index)
    return batch


def morph_of(source: GameObject) -> KeywordAbility | None:
    """CR 702.37e: the ability with whose cost it would be turned face up."""
    printed = source.definition.faces[source.face]
    own = (each for each in printed.abilities if isinstance(each, KeywordAbility))
    return next((each for each in own if each.keyword in FACE_DOWN), None)
