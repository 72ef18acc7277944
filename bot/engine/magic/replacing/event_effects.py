"""Which replacement effects would modify an event now (CR 614.1, 614.12, 616.1): found in a state, nothing changed.

Those of static abilities come from permanents and emblems, and of an object's own abilities from wherever it is."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import NamedTuple, TypeVar

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import LOOK, burn_fuel
from bot.engine.magic import events as ev
from bot.engine.magic.events.proposals import NOBODY, Author
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.mana_costs import symbols_of_cost
from bot.engine.magic.keywords.tables import RULES, meanings
from bot.engine.magic.multiplayer.teams import players_sharing_life
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.board import ObjectsWithAbilities
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.filter_matching import find_objects, is_player_on_side, matches_filter
from bot.engine.magic.values.layers import characteristics, known_characteristics, project_board
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import (
    GoTo,
    Instead,
    LeaveLife,
    Regenerate,
    Would,
    WouldBeDestroyed,
    WouldCreateTokens,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldLoseLife,
    WouldMove,
    WouldProduceMana,
)
from bot.engine.trace import Rules, cite_rules

WouldT = TypeVar("WouldT", bound=Would)


@dataclass(frozen=True, slots=True)
class ReplacementEffect:
    """A replacement effect that would modify an event: whose it is, what it does, and what tells it from others."""

    by: ObjectId
    instead: Instead
    context: Context
    rules: Rules
    key: Hashable


class KeyOfAbility(NamedTuple):
    """CR 614.5: what tells a replacement ability from every other: whose it is, which of that object's, and what it
    says. It is hashed without the last, which is long and asked for again and again."""

    by: ObjectId
    number: int
    ability: ab.ReplacementAbility

    def __hash__(self) -> int:
        return hash((self.by, self.number))


@dataclass(frozen=True, slots=True)
class ReplacementInForce:
    """A replacement ability with the object that has it, and from where it looks."""

    ability: ab.ReplacementAbility
    context: Context
    number: int
    """Which of its object's replacement abilities it is."""

    def contender(self, cited: Rules) -> ReplacementEffect:
        by, meaning = self.context.source, self.ability.keyword
        if meaning is not None:
            cited = (*RULES[meaning.keyword], *cited)
        key = KeyOfAbility(by, self.number, self.ability)
        return ReplacementEffect(by, self.ability.instead, self.context, cited, key)


def replacements_in_force(state: GameState) -> tuple[ReplacementInForce, ...]:
    """CR 604.1, 114.4, 611.2c: the replacement effects of permanents and emblems, and those that resolved spells and
    abilities made for a while."""
    standing = standing_replacements(project_board(state).speaking.alike)
    return (*standing, *temporary_replacements(state)) if state.ongoing.imposed else standing


def temporary_replacements(state: GameState) -> Iterator[ReplacementInForce]:
    """CR 611.2c: seen from whoever controlled the spell or ability that made it."""
    for number, imposed in enumerate(state.ongoing.imposed):
        if isinstance(imposed.rule, ab.ReplacementAbility):
            yield ReplacementInForce(imposed.rule, Context(imposed.source, imposed.controller), -1 - number)


@lru_cache(maxsize=8)
def standing_replacements(objects: ObjectsWithAbilities) -> tuple[ReplacementInForce, ...]:
    """The same, found once for states in which nothing else speaks."""
    burn_fuel(LOOK * len(objects))
    return tuple(each for thing, values in objects for each in replacements_of_object(thing, values))


def replacements_of_object(thing: GameObject, values: Characteristics) -> Iterator[ReplacementInForce]:
    """The replacement abilities among the values that the object has."""
    context = Context(thing.id, thing.controller)
    for number, ability in enumerate(values.replacements):
        yield ReplacementInForce(ability, context, number)


def replacements_watching(state: GameState, kind: type[WouldT]) -> Iterator[tuple[ReplacementInForce, WouldT]]:
    """Those that watch for events of the kind, and whose condition holds."""
    for each in replacements_in_force(state):
        if isinstance(each.ability.would, kind) and is_replacement_on(state, each):
            yield each, each.ability.would


def is_replacement_on(state: GameState, each: ReplacementInForce) -> bool:
    """CR 604.1: whether the condition of the ability holds, where it has one."""
    condition = each.ability.condition
    return condition is None or condition_holds(state, each.context, condition, partial(characteristics, state))


# Entering (CR 614.12).


def effects_on_entering(state: GameState, there: GameState, permanent: ObjectId) -> Iterator[ReplacementEffect]:
    """CR 614.12: what modifies how it enters: abilities of its own, as it would exist in the state `there`, and of what
    is on the battlefield already."""
    thing, values = there.objects[permanent], characteristics(there, permanent)
    for each in replacements_of_object(thing, values):
        would = each.ability.would
        itself = isinstance(would, WouldEnter) and isinstance(would.what, fl.This)
        if itself and is_replacement_on(state_before_entering(state, there, permanent), each):
            yield each.contender(cite_rules("614.1c"))
    for each, would in replacements_watching(state, WouldEnter):
        if not isinstance(would.what, fl.This) and permanent in find_objects(
            there, each.context, would.what, partial(characteristics, there)
        ):
            yield each.contender(cite_rules("614.1d"))


def state_before_entering(state: GameState, there: GameState, permanent: ObjectId) -> GameState:
    """The state in which a condition of what enters is asked: without it, where it was something before."""
    return state if permanent in state.objects else there


def watches_entering(state: GameState) -> bool:
    """Whether anything on the battlefield could modify how others enter."""
    return any(isinstance(each.ability.would, WouldEnter) for each in replacements_in_force(state))


def grants_entering(state: GameState, printed: Characteristics) -> bool:
    """CR 614.12: whether a continuous effect that there is, or a static ability of its own, could give what enters an
    ability that modifies how it does."""
    itself = (each for ability in printed.static_abilities for each in ability.modifications)
    begun = (each for effect in state.effects for each in effect.modifications)
    return any(gives_entering(each) for each in (*itself, *begun)) or granted_by(project_board(state).speaking.alike)


@lru_cache(maxsize=8)
def granted_by(objects: ObjectsWithAbilities) -> bool:
    """Whether a static ability of these could, found once for states in which nothing else speaks."""
    static = (ability for _, values in objects for ability in values.static_abilities)
    return any(gives_entering(each) for ability in static for each in ability.modifications)


def gives_entering(modification: fx.Modification) -> bool:
    """Whether it grants an ability that modifies how its object enters, or a keyword ability that means one."""
    if not isinstance(modification, fx.AddAbility):
        return False
    ability = modification.ability
    meant = (ability, *(meanings(ability) if isinstance(ability, fx.KeywordAbility) else ()))
    return any(isinstance(each, ab.ReplacementAbility) and isinstance(each.would, WouldEnter) for each in meant)


# Moves (CR 400.6).


def effects_on_move(
    state: GameState, moved: ObjectId, origin: Zone, destination: Zone, author: Author = NOBODY
) -> Iterator[ReplacementEffect]:
    """CR 614.6, 122.1h: what would put it into another zone than where it goes, as the author makes it go."""
    thing = state.objects[moved]
    here = (
        replacements_in_force(state)
        if thing.functions
        else (*own_move_replacements(thing), *replacements_in_force(state))
    )
    for each in here:
        would = each.ability.would
        if (
            isinstance(would, WouldMove)
            and would.origin in {None, origin}
            and would.destination in {None, destination}
            and not (would.cards and thing.token)
            and not (would.uncast and origin is Zone.STACK)
            and is_player_on_side(state, each.context, would.owner, thing.owner)
            and is_moved_object_meant(state, each, would, thing)
            and is_cause_meant(state, each, would, author)
            and is_replacement_on(state, each)
        ):
            yield each.contender(cite_rules("614.6"))
    if thing.memory.exiled_as_it_leaves and origin is Zone.BATTLEFIELD and destination is not Zone.EXILE:
        context = Context(moved, thing.controller)
        yield ReplacementEffect(moved, GoTo(Zone.EXILE), context, cite_rules("614.6"), (moved, "leaving"))
    if thing.counters.get("finality") and (origin, destination) == (Zone.BATTLEFIELD, Zone.GRAVEYARD):
        context = Context(moved, thing.controller)
        yield ReplacementEffect(moved, GoTo(Zone.EXILE), context, cite_rules("122.1h"), (moved, "finality"))


def own_move_replacements(thing: GameObject) -> Iterator[ReplacementInForce]:
    """CR 400.6: what an object off the battlefield says of its own moves."""
    moves = (each.ability.would for each in replacements_of_object(thing, thing.printed))
    return (
        each
        for each, would in zip(replacements_of_object(thing, thing.printed), moves, strict=True)
        if isinstance(would, WouldMove) and isinstance(would.what, fl.This)
    )


def is_moved_object_meant(state: GameState, each: ReplacementInForce, would: WouldMove, thing: GameObject) -> bool:
    """Whether the effect speaks of the object, in whatever zone it is."""
    values = partial(characteristics, state)
    if isinstance(would.what, fl.Matching):
        return matches_filter(state, each.context, thing, would.what.filter, values)
    return thing.id in find_objects(state, each.context, would.what, values)


def is_cause_meant(state: GameState, each: ReplacementInForce, would: WouldMove, author: Author) -> bool:
    """CR 109.5: whether the effect speaks of what makes it move: a spell or ability of some player, or anything."""
    if would.caused_by is None:
        return True
    return author.effect and is_player_on_side(state, each.context, would.caused_by, author.player)


def effects_on_destruction(
    state: GameState, permanent: ObjectId, *, can_regenerate: bool
) -> Iterator[ReplacementEffect]:
    """CR 614.1a, 614.8, 702.89a: what abilities say happens instead of the permanent being destroyed."""
    for each in destruction_watchers(state).get(permanent, ()):
        regenerates = isinstance(each.ability.instead, Regenerate)
        if can_regenerate or not regenerates:
            yield each.contender(cite_rules("614.8" if regenerates else "614.6"))


@lru_cache(maxsize=2)
def destruction_watchers(state: GameState) -> Mapping[ObjectId, Sequence[ReplacementInForce]]:
    """The abilities that speak of the destruction of each permanent: found once for all that is destroyed at once."""
    found: dict[ObjectId, list[ReplacementInForce]] = {}
    for each, would in replacements_watching(state, WouldBeDestroyed):
        for permanent in find_objects(state, each.context, would.what, partial(characteristics, state)):
            found.setdefault(permanent, []).append(each)
    return found


# Counters, tokens, life.


def effects_on_counters(
    state: GameState, there: GameState, holder: Recipient, kind: str, author: Author
) -> Iterator[ReplacementEffect]:
    """CR 614.16: what would change how many counters are put; `there` is the state with the permanent in it."""
    for each, would in replacements_watching(state, WouldGetCounters):
        if (
            would.kind in {None, kind}
            and (author.effect or not would.by_effect)
            and (
                would.by is fl.Side.ANY
                or (author.player and is_player_on_side(state, each.context, would.by, author.player))
            )
            and gets_counters(there, each, would, holder)
        ):
            yield each.contender(cite_rules("614.16"))


def sources_needing_effect(
    state: GameState, there: GameState, holder: Recipient, kind: str, author: Author
) -> Iterator[ObjectId]:
    """CR 609.1: what would change how many counters are put if it were an effect that puts them."""
    if not author.effect:
        applying = {each.key for each in effects_on_counters(state, there, holder, kind, author)}
        for each in effects_on_counters(state, there, holder, kind, replace(author, effect=True)):
            if each.key not in applying:
                yield each.by


def gets_counters(there: GameState, each: ReplacementInForce, would: WouldGetCounters, holder: Recipient) -> bool:
    if isinstance(holder, PlayerId):
        return would.players is not None and is_player_on_side(there, each.context, would.players, holder)
    if would.permanents is None:
        return False
    thing, values = there.objects[holder], partial(characteristics, there)
    return thing.on_battlefield and matches_filter(there, each.context, thing, would.permanents, values)


def effects_on_tokens(
    state: GameState, player: PlayerId, tokens: tuple[GameObject, ...]
) -> Iterator[ReplacementEffect]:
    """CR 614.16: what would change which tokens are created."""
    printed = {token.id: token.printed for token in tokens}
    for each, would in replacements_watching(state, WouldCreateTokens):
        if is_player_on_side(state, each.context, would.player, player) and any(
            matches_filter(state, each.context, token, would.what, printed.__getitem__) for token in tokens
        ):
            yield each.contender(cite_rules("614.16"))


def effects_on_life_gain(state: GameState, player: PlayerId) -> Iterator[ReplacementEffect]:
    """CR 119.10: what would change how much life is gained."""
    for each, would in replacements_watching(state, WouldGainLife):
        if is_player_on_side(state, each.context, would.player, player):
            yield each.contender(cite_rules("614.1a"))


def effects_on_life_loss(state: GameState, player: PlayerId, *, by_damage: bool) -> Iterator[ReplacementEffect]:
    """CR 119.3, 120.4c, 810.9a: what would change how much life is lost, a team's as that of its members."""
    together = players_sharing_life(state.rules, state.players, player)
    for each, would in replacements_watching(state, WouldLoseLife):
        if by_damage or not would.by_damage:
            concerned = together if isinstance(each.ability.instead, LeaveLife) else (player,)
            if any(is_player_on_side(state, each.context, would.player, one) for one in concerned):
                yield each.contender(cite_rules("120.4c", "614.1a") if would.by_damage else cite_rules("614.1a"))


# Mana.


def effects_on_mana(state: GameState, event: ev.ManaAdded) -> Iterator[ReplacementEffect]:
    """CR 106.12b: what would change the mana for which a permanent is tapped, which its own cost may have
    sacrificed (608.2h)."""
    for each, would in replacements_watching(state, WouldProduceMana):
        if (
            is_player_on_side(state, each.context, would.by, event.player)
            and len(symbols_of_cost(event.mana)) >= would.at_least
        ):
            last = state.departed(event.source)
            thing = state.objects[event.source] if last is None else last.thing
            if matches_filter(state, each.context, thing, would.what, partial(known_characteristics, state)):
                yield each.contender(cite_rules("106.12b"))
