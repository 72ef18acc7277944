"""Creatures that attack or block only with others (CR 506.5, 508.1c, 509.1b): who would be company enough."""

from collections.abc import Iterable
from itertools import islice

from bot.engine.magic.combat.declaration_problem import Companions
from bot.engine.magic.combat.static_combat_rules import RuleInForce, rule_describes
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl


def companions_for(
    state: GameState,
    ban: RuleInForce[ab.CantAttack] | RuleInForce[ab.CantBlock],
    company: ab.Company,
    others: Iterable[ObjectId],
    *,
    enough: bool = False,
) -> Companions:
    """CR 506.5, 508.1c, 509.1b: which of the others count as company, and how many it takes; with `enough`, no more
    than so many are looked for."""
    anybody = company.others == fl.ANYTHING and not state.ranges
    found = (each for each in others if anybody or rule_describes(state, ban, each, company.others))
    among = frozenset(islice(found, company.at_least) if enough else found)
    return Companions(among, company.at_least, particular=company.others != ab.ALONE.others)
