"""What is announced as a spell is cast (CR 601.2b), as a document says it: kickers, other costs by their keywords."""

from collections.abc import Mapping
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.scenario import Action, Cast, Extra
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName, OtherCost
from bot.engine.magic.keywords.tables import ALTERNATIVE_COSTS, HELPING, MANDATORY_COSTS, OPTIONAL_COSTS
from bot.engine.magic.table.card_definition import BOTH_HALVES, SPLIT
from bot.engine.magic.table.objects import Zone
from bot.judge.definitions import Card, MadeUp
from bot.judge.scenario_file.nodes import Node, list_items, number_reader, read_text, wrong_type_error
from bot.judge.scenario_file.table import Table

MOST_KICKS = 100


@dataclass(frozen=True, slots=True)
class Costs:
    """The alternative cost, if there is one, with what it is where that is said, and the optional additional ones;
    `fused`: both halves of a split card."""

    alternative: KeywordName | OtherCost | None = None
    price: str | None = None
    extras: tuple[Extra, ...] = ()
    fused: bool = False


def read_kicks(node: Node, table: Table) -> tuple[Extra, ...]:
    """`true`: each kicker cost once; a number: so often; a list: these costs, in mana symbols."""
    if isinstance(node.value, bool):
        return (Extra(KeywordName.KICKER),) if node.value else ()
    if isinstance(node.value, list):
        return tuple(Extra(KeywordName.KICKER, 1, read_text(each, table)) for each in list_items(node, MOST_KICKS))
    often = number_reader(0, MOST_KICKS)(node, table)
    return (Extra(KeywordName.KICKER, often),) if often else ()


def read_costs(node: Node, table: Table) -> Costs:
    """A keyword that names an alternative or additional cost, or a list of such; behind an alternative one's, what it
    is."""
    if isinstance(node.value, str):
        return read_named_costs([node], table)
    if not isinstance(node.value, list):
        raise wrong_type_error(node, "text")
    return read_named_costs(list(list_items(node, MOST_KICKS)), table)


def read_named_costs(nodes: list[Node], table: Table) -> Costs:
    alternative: KeywordName | OtherCost | None = None
    price: str | None = None
    extras: list[Extra] = []
    for node in nodes:
        named, behind = split_cost(read_text(node, table).casefold())
        keyword = COSTS.get(named)
        if (
            isinstance(keyword, OtherCost) or keyword in {*ALTERNATIVE_COSTS, KeywordName.SUSPEND}
        ) and alternative is None:
            alternative, price = keyword, behind
        elif behind is not None:
            table.not_played(node.where, "with")
        elif isinstance(keyword, KeywordName) and keyword in {**OPTIONAL_COSTS, **HELPING}:
            extras.append(Extra(keyword))
        elif named and keyword not in MANDATORY_COSTS and named != KeywordName.FUSE:
            table.not_played(node.where, "with")
    fused = any(read_text(node, table).casefold() == KeywordName.FUSE for node in nodes)
    return Costs(alternative, price, tuple(extras), fused)


def split_cost(named: str) -> tuple[str, str | None]:
    """The name of a cost, and what stands behind it: "flashback {2}{R}"; None for nothing."""
    words = named.split()
    for end in range(len(words) - 1, 0, -1):
        front = " ".join(words[:end])
        if front in COSTS:
            return front, " ".join(words[end:])
    return named, None


COSTS: Mapping[str, KeywordName | OtherCost] = {
    str(each): each
    for each in (*ALTERNATIVE_COSTS, KeywordName.SUSPEND, *OPTIONAL_COSTS, *HELPING, *MANDATORY_COSTS, *OtherCost)
}
"""The costs that are played, by the keywords that name them, or in words; a card may be suspended instead of being
cast (CR 116.2f)."""


def make_cast(values: dict[str, Any], table: Table) -> Action:
    """CR 601. A made-up card is the object itself."""
    what: Card | MadeUp = values["cast"]
    definition = what.definition if isinstance(what, Card) else table.library.made_up(what)
    paid: Costs = values.get("with", Costs())
    face = 0 if isinstance(what, MadeUp) else None if what.by_id else what.cast_as
    origin = values.get("from")
    return Cast(
        ObjectId(values["as"]),
        definition,
        values.get("by"),
        values.get("targets", ()),
        values.get("x", 0),
        BOTH_HALVES if paid.fused and definition.layout == SPLIT else face,
        paid.alternative,
        values.get("modes", ()),
        None if origin is None else Zone(origin),
        (*paid.extras, *values.get("kicked", ())),
        values["listed"],
        named=values["named"],
        price=paid.price,
    )
