"""Face-down spells and permanents (CR 708, 701.40, 701.58, 702.37, 702.168): how they are cast, and turned face up."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Activate
from bot.engine.magic.casting.nonmana_costs import CostBill, CostPayment, unpayable_parts
from bot.engine.magic.casting.total_cost import cost_of_keyword
from bot.engine.magic.events.proposals import Batch
from bot.engine.magic.ground.engine_limits import UnreadAbility
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.keyword_names import FaceDown, KeywordName
from bot.engine.magic.ground.mana_pool import Price
from bot.engine.magic.keywords.tables import TURNED_UP
from bot.engine.magic.table.card_definition import UNKNOWN_LAYOUT
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.mana_payment import pay_price, why_not_paid
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import Rules, cite_rules

if TYPE_CHECKING:
    from bot.engine.magic.game.game_in_progress import Game

TURNING: Mapping[KeywordName | FaceDown, Rules] = {
    FaceDown.MANIFEST: cite_rules("116.2b", "701.40b"),
    FaceDown.CLOAK: cite_rules("116.2b", "701.58b"),
    **{keyword: cited for keyword, cited in TURNED_UP.items()},  # noqa: C416 - of names that are wider than these
}
"""By which rules what has the keyword, or was put there so, is turned face up."""

TURNED = ("turn", "retourne")
"""How the special action is called besides by its keyword."""


@dataclass(frozen=True, slots=True)
class Way:
    """CR 701.40b-c, 702.37e, 702.168d: by what a permanent may be turned face up, and for how much."""

    by: KeywordName | FaceDown
    cost: ab.Cost


def is_turning(source: GameObject, action: Activate) -> bool:
    """Whether what is to be activated is the special action of turning a face-down permanent face up."""
    if source.form.face_down is None or not isinstance(action.ability, str):
        return False
    return ability_named(action).startswith((*(str(each) for each in TURNING), *TURNED))


def ability_named(action: Activate) -> str:
    return str(action.ability).strip().casefold()


def turn_face_up(game: "Game", source: GameObject, action: Activate) -> Sequence[Refusal]:
    """CR 116.2b, 702.37e, 702.168d: a special action, which does not use the stack; return what makes it illegal.

    Raises `UnreadAbility` for a card that nobody can name."""
    by, state = action.by if action.by is not None else source.controller, game.state
    if source.definition.layout == UNKNOWN_LAYOUT:
        raise UnreadAbility(source.id, "turned face up")
    if source.controller != by or not source.on_battlefield:
        return [Refusal(RefusalKind.NOT_CONTROLLED, cite_rules("116.2b"), source.id, by)]
    ways = [*ways_up(source)]
    if not ways:
        cited = TURNING[source.form.face_down][1:] if source.form.face_down is not None else ()
        return [Refusal(RefusalKind.NO_WAY_UP, cited, source.id)]
    if state.is_without_priority():
        return [Refusal(RefusalKind.NO_PRIORITY, cite_rules("116.2b"), by)]
    way = next((each for each in ways if ability_named(action).startswith(str(each.by))), ways[0])
    cited = TURNING[way.by]
    price, bill = Price(way.cost.mana, action.x), CostBill(by, source.id, way.cost, cited)
    unpaid = why_not_paid(state, by, price, source.id, cited)
    refusals = [*([] if unpaid is None else [unpaid]), *unpayable_parts(state, bill)]
    if not refusals:
        game.happen(events_of_turning_up(game, by, source, way, price, bill).proposals)
        game.settle()
    return refusals


def events_of_turning_up(  # noqa: PLR0913, PLR0917 - who, what, in which way and for how much
    game: "Game", by: PlayerId, source: GameObject, way: Way, price: Price, bill: CostBill
) -> Batch:
    """CR 702.37b, 702.37e: the cost is paid, then it is turned face up, with a counter for a megamorph cost."""
    batch, cited = Batch(), TURNING[way.by]
    pay_price(game.state, batch, by, price, cited)
    index = batch.add(ev.TurnedFaceUp(source.id, by), cited)
    CostPayment(game, bill, batch, index, game.state).pay()
    if way.by is KeywordName.MEGAMORPH:
        batch.add(ev.CountersPut(source.id, "+1/+1", 1), cite_rules("702.37b"), follows=index)
    return batch


def ways_up(source: GameObject) -> Iterator[Way]:
    """CR 701.40b-d, 701.58b-d: what was manifested or cloaked for its mana cost, if it is a creature card that has one;
    and whatever is face down for its morph or disguise cost (702.37e, 702.168d)."""
    card, printed = source.definition.faces[source.face], source.face_up_values
    if isinstance(source.form.face_down, FaceDown) and card.is_creature and card.mana_cost:
        yield Way(source.form.face_down, ab.Cost(mana=card.mana_cost))
    for each in printed.abilities:
        if isinstance(each, fx.KeywordAbility) and each.keyword in TURNED_UP:
            yield Way(each.keyword, cost_of_keyword(printed, each))
