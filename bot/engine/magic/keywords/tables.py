"""What the rules look up by the name of a keyword, all of it read from the registry."""

from collections.abc import Mapping

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import (
    Asks,
    BesidesMana,
    Helper,
    InsteadOfMana,
    Keyword,
    Meaning,
    Parameter,
    ask_mana,
)
from bot.engine.magic.keywords.registry import KEYWORDS
from bot.engine.magic.words.abilities import Ability, Cost
from bot.engine.magic.words.conditions import Condition
from bot.engine.magic.words.effects import Effect, KeywordAbility
from bot.engine.trace import Rules

ByName = Mapping[KeywordName, Rules]
"""Keywords, each with the rules that say so."""

RULES: ByName = {each.name: each.rules for each in KEYWORDS}
MEANINGS: Mapping[KeywordName, Meaning] = {each.name: each.meaning for each in KEYWORDS if each.meaning is not None}


def meanings(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Return the abilities that a keyword ability stands for; none where it changes a rule in place."""
    meaning = MEANINGS.get(ability.keyword)
    return () if meaning is None else meaning(ability)


# What may be paid for a spell (CR 118.8-118.9).

_INSTEAD = tuple((each, each.cast) for each in KEYWORDS if isinstance(each.cast, InsteadOfMana))
_BESIDES = tuple((each, each.cast) for each in KEYWORDS if isinstance(each.cast, BesidesMana))
_PAID = tuple((each, each.cast) for each in KEYWORDS if each.cast is not None)


def _rules_of(keyword: Keyword, cast: InsteadOfMana | BesidesMana) -> Rules:
    return cast.rules or keyword.rules


def _cast_from(zone: Zone) -> ByName:
    """The keywords by which a card is cast from that zone for their cost, and from nowhere else."""
    return {each.name: _rules_of(each, cast) for each, cast in _PAID if cast.zone is zone}


ALTERNATIVE_COSTS: ByName = {each.name: _rules_of(each, cast) for each, cast in _INSTEAD if not cast.as_it_resolves}
AS_IT_RESOLVES: ByName = {each.name: _rules_of(each, cast) for each, cast in _INSTEAD if cast.as_it_resolves}
OPTIONAL_COSTS: ByName = {each.name: _rules_of(each, cast) for each, cast in _BESIDES if cast.optional}
MANDATORY_COSTS: ByName = {each.name: _rules_of(each, cast) for each, cast in _BESIDES if not cast.optional}
FROM_GRAVEYARD = _cast_from(Zone.GRAVEYARD)
FROM_EXILE = _cast_from(Zone.EXILE)
FROM_HAND = _cast_from(Zone.HAND)
EXILED_AFTER: ByName = {each.name: _rules_of(each, cast) for each, cast in _PAID if cast.exiled_after}
HELPING: ByName = {each.name: each.rules for each in KEYWORDS if each.helps}
REDUCTIONS: ByName = {each.name: each.rules for each in KEYWORDS if each.reduces}
TURNED_UP: ByName = {each.name: cast.turned_up for each, cast in _INSTEAD if cast.turned_up}
SET_ASIDE: ByName = {each.name: cast.set_aside for each, cast in _INSTEAD if cast.set_aside}
REPEATED = frozenset(each.name for each, cast in _BESIDES if cast.repeated)
TURNED_OVER = frozenset(each.name for each, cast in _INSTEAD if cast.turned_over)
FREE = frozenset(each.name for each, cast in _INSTEAD if cast.free)
ONLY_IF: Mapping[KeywordName, Condition] = {each.name: cast.only_if for each, cast in _INSTEAD if cast.only_if}
HELPERS: Mapping[KeywordName, Helper] = {each.name: cast.helper for each, cast in _INSTEAD if cast.helper}
AT_END_STEP: Mapping[KeywordName, tuple[Effect, ...]] = {
    each.name: cast.at_end_step for each, cast in _INSTEAD if cast.at_end_step
}
PRICED = frozenset(each.name for each in KEYWORDS if each.parameter in {Parameter.MANA, Parameter.COST})
"""The keywords behind which a cost stands; where an effect gives one without, that is the card's mana cost."""
PRICED_ACTIVATED = PRICED.intersection(each.name for each in KEYWORDS if each.cast is None)
"""Those of which the cost is not paid for a spell."""
COUNTS_AS: Mapping[KeywordName, KeywordName] = {each.name: each.counts_as for each in KEYWORDS if each.counts_as}
_ASKS: Mapping[KeywordName, Asks] = {each.name: cast.asks for each, cast in _PAID}


def asked_by(ability: KeywordAbility) -> Cost:
    """CR 702: what the keyword ability asks for, where no cost of its own is written behind it: mana and what else."""
    return _ASKS.get(ability.keyword, ask_mana)(ability)


# Where a keyword can be.

COUNTERS: Mapping[str, KeywordAbility] = {each.spelled: KeywordAbility(each.name) for each in KEYWORDS if each.counter}
"""CR 122.1b: what a keyword counter grants."""
ON_SPELLS = frozenset(each.name for each in KEYWORDS if each.on_spells)
ON_PLAYERS = frozenset(each.name for each in KEYWORDS if each.on_players)
