"""Objects with replacement abilities, for tests of entering, counters, tokens and moves."""

from bot.engine.magic.asking.scenario import Cast, ObjectSetup
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import Ability, ReplacementAbility
from bot.engine.magic.words.abilities.event_replacements import (
    GoTo,
    Instead,
    Scaled,
    Would,
    WouldCreateTokens,
    WouldEnter,
    WouldGetCounters,
    WouldMove,
)
from bot.engine.magic.words.filters import THIS, Filter, ObjectSet, Side
from tests.engine.magic.tables.words import ALICE

YOURS = Filter(side=Side.YOU)
TWICE_COUNTERS = ReplacementAbility(WouldGetCounters(YOURS, by_effect=True), Scaled(2))
ONE_MORE_COUNTER = ReplacementAbility(WouldGetCounters(YOURS), Scaled(more=1))
TWICE_TOKENS = ReplacementAbility(WouldCreateTokens(), Scaled(2))


def enchantment(name: str, *abilities: Ability, by: PlayerId = ALICE) -> ObjectSetup:
    printed = Characteristics(name, types=("Enchantment",), abilities=abilities)
    return ObjectSetup(ObjectId(name), CardDefinition((printed,)), by, by)


def season(by: PlayerId = ALICE, name: str = "season") -> ObjectSetup:
    """It doubles counters that effects put, and tokens."""
    return enchantment(name, TWICE_COUNTERS, TWICE_TOKENS, by=by)


def card(name: str, *types: str, abilities: tuple[Ability, ...] = (), **printed: int) -> CardDefinition:
    return CardDefinition((Characteristics(name, types=types, abilities=abilities, **printed),))  # type: ignore[arg-type]  # numbers


def bear(*abilities: Ability, name: str = "bear") -> CardDefinition:
    return card(name, "Creature", abilities=abilities, power=2, toughness=2)


def entering(instead: Instead, what: ObjectSet = THIS) -> ReplacementAbility:
    return ReplacementAbility(WouldEnter(what), instead)


def when_it_would(would: Would, instead: Instead) -> ReplacementAbility:
    return ReplacementAbility(would, instead)


def dying(what: ObjectSet, zone: Zone, origin: Zone | None = Zone.BATTLEFIELD) -> ReplacementAbility:
    """It goes elsewhere than to the graveyard."""
    return ReplacementAbility(WouldMove(what, origin), GoTo(zone))


def casting(definition: CardDefinition, by: PlayerId = ALICE, **more: int) -> Cast:
    return Cast(ObjectId(definition.name), definition, by, **more)  # type: ignore[arg-type]  # x
