"""Damage (CR 120): from what would be dealt to its results, the same pipeline in combat and out of it.

Proposes events; knows neither how damage was assigned nor what state-based actions make of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Decide
from bot.engine.magic.events.proposals import Author, Batch, Proposal
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.replacing.affected_damage import Damage, watches_damage
from bot.engine.magic.replacing.damage_effects import affected_player, can_be_dealt_damage
from bot.engine.magic.replacing.damage_order import order_damage
from bot.engine.magic.replacing.damage_replacement import DamageReplacement
from bot.engine.magic.replacing.events_on_the_way import DoneAfterwards, ReplacedEvents
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.filter_matching import controller_of
from bot.engine.magic.values.functioning_abilities import is_quiet, static_abilities
from bot.engine.magic.values.layers import characteristics, known_characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import Rules, cite_rules


def damage_with_results(state: GameState, proposals: Sequence[Proposal], decide: Decide) -> ReplacedEvents:
    """CR 120.4b-d: damage that would be dealt simultaneously, as modified, with all its results, which other effects
    may modify then; the other parts of prevention effects follow it (615.5)."""
    edges = [damage_of_proposal(each, each.event) for each in proposals if isinstance(each.event, ev.DamageDealt)]
    edges = [edge for edge in edges if edge.amount > 0 and can_be_dealt_damage(state, edge.recipient)]  # CR 120.8
    replacing = DamageReplacement(state, decide)
    replaced = {place: replacing.replace(edges[place]) for place in order_damage(state, edges, decide)}
    other_parts = tuple(each.stacked(state) for each in replacing.afterwards.values())
    dealt = [damage for place in range(len(edges)) for damage in replaced[place].damages]
    sources = {each: SourceOfDamage(state, each) for each in dict.fromkeys([each.source for each in dealt])}
    gained = lifelink_gains(dealt, sources)
    batch = Batch()
    left = CountersLeft(state)
    last: dict[ObjectId, int] = {}
    for place, edge in enumerate(edges):
        add_damage_changes(state, replaced[place].done, edge, batch)
        for damage in replaced[place].damages:
            last[edge.source] = deal_one_damage(state, damage, sources[damage.source], batch, left)
    for source, gain in gained.items():
        batch.add(gain, cite_rules("120.3f", "702.15b"), follows=last[source], why=(Reason.LIFELINK,))
    rest = [each for each in proposals if not isinstance(each.event, ev.DamageDealt)]
    follow = tuple(DoneAfterwards(each, cite_rules("615.5")) for each in other_parts)
    return ReplacedEvents([*batch.proposals, *rest], follow)


def damage_of_proposal(proposal: Proposal, event: ev.DamageDealt) -> Damage:
    source, recipient, amount, combat = event.source, event.recipient, event.amount, event.combat
    return Damage(source, recipient, amount, combat, proposal.cause, proposal.unpreventable)


class SourceOfDamage:
    """CR 608.2h: what deals damage as it is, or as it last was, and who controls it: looked at once for all that it
    deals."""

    __slots__ = ("author", "deathtouch", "values")

    def __init__(self, state: GameState, source: ObjectId) -> None:
        self.values = known_characteristics(state, source)
        self.author = Author(controller_of(state, source), effect=False)
        self.deathtouch = KeywordName.DEATHTOUCH in self.values.keywords


def lifelink_gains(
    dealt: Iterable[Damage], sources: Mapping[ObjectId, SourceOfDamage]
) -> dict[ObjectId, ev.LifeGained]:
    """CR 120.3f: by the source with lifelink, what its controller gains."""
    linked = {source for source, each in sources.items() if KeywordName.LIFELINK in each.values.keywords}
    totals: dict[ObjectId, int] = {}
    for damage in dealt if linked else ():
        if damage.source in linked:
            totals[damage.source] = totals.get(damage.source, 0) + damage.amount
    return {source: ev.LifeGained(sources[source].author.player, total, source) for source, total in totals.items()}


def add_damage_changes(state: GameState, done: Sequence[tuple[ev.Event, Rules]], edge: Damage, batch: Batch) -> None:
    """What became of damage on its way; the counters that are put instead of it follow from its replacement."""
    for event, cited in done:
        if isinstance(event, ev.CountersPut):  # by an effect, whatever dealt the damage (CR 614.16)
            author = Author(affected_player(state, event.holder))
            batch.add(event, cited, follows=len(batch.proposals) - 1, author=author)
        else:
            batch.add(event, cited, edge.cause)


def deal_one_damage(
    state: GameState, damage: Damage, source: SourceOfDamage, batch: Batch, left: "CountersLeft"
) -> int:
    """CR 120.4b-c: the damage is dealt, then processed into its results; return where it stands in the batch."""
    by_rule = cite_rules("510.2", "120.2a") if damage.combat else cite_rules("120.2b")
    recipient = damage.recipient
    event = ev.DamageDealt(damage.source, recipient, damage.amount, damage.combat, source.deathtouch)
    index = batch.add(event, by_rule, damage.cause)
    as_though = source_as_though(state, damage, source.values)
    results = (
        results_on_player(damage, recipient, as_though)
        if isinstance(recipient, PlayerId)
        else results_on_permanent(state, damage, recipient, as_though, left)
    )  # CR 120.3: by the kind of its recipient; life gained by lifelink is counted elsewhere
    for result, cited in results:
        batch.add(result, cited, None, index, source.author)
    return index


def results_on_player(damage: Damage, player: PlayerId, source: Characteristics) -> Iterator[tuple[ev.Event, Rules]]:
    """CR 120.3a-b, g: life, or poison counters from infect, and more of them from toxic."""
    if KeywordName.INFECT in source.keywords:
        yield ev.CountersPut(player, "poison", damage.amount), cite_rules("120.3b", "702.90b")
    else:
        yield ev.LifeLost(player, damage.amount), cite_rules("120.3a")
    toxic = toxic_value(source)
    if toxic and damage.combat and source.is_creature:
        yield ev.CountersPut(player, "poison", toxic), cite_rules("120.3g", "702.164c")


def source_as_though(state: GameState, damage: Damage, source: Characteristics) -> Characteristics:
    """CR 609.4: the source's characteristics, with what the damage is dealt as though it had."""
    if is_quiet(state):
        return source
    had = tuple(
        fx.KeywordAbility(ability.keyword)
        for thing, ability in static_abilities(state, ab.DamageAsThough)
        if watches_damage(state, Context(thing.id, thing.controller), ability.what, damage)
    )
    return replace(source, abilities=(*source.abilities, *had)) if had else source


def toxic_value(source: Characteristics) -> int:
    """CR 702.164b: the sum over all its toxic abilities."""
    return sum(
        ability.number or 0
        for ability in source.abilities
        if isinstance(ability, fx.KeywordAbility) and ability.keyword is KeywordName.TOXIC
    )


def results_on_permanent(
    state: GameState, damage: Damage, recipient: ObjectId, source: Characteristics, counters: "CountersLeft"
) -> Sequence[tuple[ev.Event, Rules]]:
    """CR 120.3c-e, h: each type that the permanent has gets its own result."""
    values = characteristics(state, recipient)
    found: list[tuple[ev.Event, Rules]] = []
    if values.is_planeswalker and (removed := counters.take(recipient, "loyalty", damage.amount)):
        found.append((ev.CountersRemoved(recipient, "loyalty", removed), cite_rules("120.3c", "306.8")))
    if values.is_creature:
        found.append(result_on_creature(damage, recipient, source))
    if values.is_battle and (removed := counters.take(recipient, "defense", damage.amount)):
        found.append((ev.CountersRemoved(recipient, "defense", removed), cite_rules("120.3h", "310.6")))
    return found


def result_on_creature(damage: Damage, recipient: ObjectId, source: Characteristics) -> tuple[ev.Event, Rules]:
    """CR 120.3d-e: -1/-1 counters from wither or infect, else damage that is marked."""
    if not WITHERING.isdisjoint(source.keywords):
        withering = [rule for keyword, rule in RULES_OF_WITHERING.items() if keyword in source.keywords]
        return ev.CountersPut(recipient, "-1/-1", damage.amount), cite_rules("120.3d", *withering)
    deathtouch = KeywordName.DEATHTOUCH in source.keywords
    return ev.DamageMarked(recipient, damage.amount, deathtouch), cite_rules("120.3e")


RULES_OF_WITHERING: Mapping[KeywordName, str] = {KeywordName.WITHER: "702.80a", KeywordName.INFECT: "702.90c"}
"""The keywords by which damage to a creature becomes counters, each with its rule."""

WITHERING = frozenset(RULES_OF_WITHERING)


class CountersLeft:
    """How many counters simultaneous damage can still remove: no more than there are."""

    def __init__(self, state: GameState) -> None:
        self._state = state
        self._taken: dict[tuple[Recipient, str], int] = {}

    def take(self, holder: ObjectId, kind: str, wanted: int) -> int:
        taken = self._taken.get((holder, kind), 0)
        number = min(wanted, self._state.objects[holder].counters.get(kind, 0) - taken)
        self._taken[holder, kind] = taken + number
        return number
