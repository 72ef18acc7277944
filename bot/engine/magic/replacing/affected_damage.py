"""Which damage a prevention or replacement effect applies to (CR 609.7, 614.1, 615.1): from which source, to which
recipient, how much.

What the effect then does is in `damage_effects`."""

from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.events.proposals import Proposal
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.multiplayer.range_of_influence import reaches
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.filter_matching import find_objects, find_players, matches_filter
from bot.engine.magic.values.layers import characteristics, known_characteristics
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.damage_replacements import DamageDescribed, DamageRecipient, DamageSource
from bot.engine.record import record_class


@record_class
class Damage:
    """Damage that would be dealt: an edge from a source to a recipient (CR 120.1)."""

    source: ObjectId
    recipient: Recipient
    amount: int
    combat: bool
    cause: int | None = None
    """The index of the trace entry that assigned it."""
    unpreventable: bool = False
    """What deals it says that it can't be prevented (CR 615.12)."""

    def proposed(self) -> Proposal:
        """The damage as an event that rules functions propose."""
        dealt = ev.DamageDealt(self.source, self.recipient, self.amount, self.combat)
        return Proposal(dealt, (), self.cause, unpreventable=self.unpreventable)


def watches_damage(state: GameState, context: Context, what: DamageDescribed, damage: Damage) -> bool:
    """Whether this is damage that the effect watches for."""
    return is_damage_of_size(what, damage) and is_damage_between(state, context, what, damage)


def is_damage_of_size(what: DamageDescribed, damage: Damage) -> bool:
    """Whether the amount is one that the effect applies to; other effects may change the amount first."""
    return (what.at_least is None or damage.amount >= what.at_least) and (
        what.at_most is None or damage.amount <= what.at_most
    )


def is_damage_between(state: GameState, context: Context, what: DamageDescribed, damage: Damage) -> bool:
    """Whether the kind of damage, its source and its recipient are ones that the effect applies to, whatever the
    amount."""
    return (
        what.combat in {None, damage.combat}
        and (not what.by or any(is_described_source(state, context, each, damage.source) for each in what.by))
        and (not what.to or any(is_described_recipient(state, context, each, damage.recipient) for each in what.to))
        and (bool(what.by or what.to) or is_damage_in_range(state, context, damage))
    )


def is_damage_in_range(state: GameState, context: Context, damage: Damage) -> bool:
    """Whether both source and recipient are in range of influence, for an effect that describes neither (CR
    801.13b)."""
    return all(reaches(state, context.source, context.controller, each) for each in (damage.source, damage.recipient))


def is_described_source(state: GameState, context: Context, described: DamageSource, source: ObjectId) -> bool:
    """CR 609.7, 608.2h: whether the source is described, as it last existed where it has left the battlefield."""
    match described:
        case fl.Sources(filter=wanted, spells=spells):
            thing = last_known_object(state, source)
            is_meant = not spells or thing.zone is Zone.STACK
            return is_meant and matches_filter(state, context, thing, wanted, partial(known_characteristics, state))
        case fl.Matching(filter=wanted):  # CR 109.2: permanents
            thing = last_known_object(state, source)
            on_battlefield = thing.zone is Zone.BATTLEFIELD
            return on_battlefield and matches_filter(
                state, context, thing, wanted, partial(known_characteristics, state)
            )
        case fl.ChosenSource(among=among, chosen=chosen):  # CR 609.7b: rechecked
            return (source, last_known_object(state, source).incarnation) in chosen and is_described_source(
                state, context, among, source
            )
        case fl.Exactly(objects=exact):  # CR 400.7
            return (source, last_known_object(state, source).incarnation) in exact
        case _:
            return source in find_objects(state, context, described, partial(characteristics, state))


def last_known_object(state: GameState, thing: ObjectId) -> GameObject:
    """CR 608.2h: the object, or what last existed of it on the battlefield."""
    last = state.departed(thing)
    return state.objects[thing] if last is None else last.thing


def is_described_recipient(
    state: GameState, context: Context, described: DamageRecipient, recipient: Recipient
) -> bool:
    """Whether the permanent or player is described."""
    match described:
        case (
            fl.Players()
            | fl.PlayersTogether()
            | fl.ControllerOf()
            | fl.OwnerOf()
            | fl.OpponentsOf()
            | fl.PlayersBut()
            | fl.ThesePlayers()
            | fl.PlayersThisWay()
        ):
            return isinstance(recipient, PlayerId) and recipient in set(find_players(state, context, described))
        case PlayerId():
            return recipient == described
        case fl.Matching(filter=wanted):
            if not isinstance(recipient, ObjectId):
                return False
            return matches_filter(state, context, state.objects[recipient], wanted, partial(characteristics, state))
        case _:
            return recipient in find_objects(state, context, described, partial(characteristics, state))


def redirection_recipient(state: GameState, context: Context, described: DamageRecipient) -> Recipient | None:
    """To whom damage is redirected (CR 614.9); None if that object or player is gone or doesn't exist."""
    match described:
        case (
            fl.Players()
            | fl.PlayersTogether()
            | fl.ControllerOf()
            | fl.OwnerOf()
            | fl.OpponentsOf()
            | fl.PlayersBut()
            | fl.ThesePlayers()
            | fl.PlayersThisWay()
        ):
            return next(iter(find_players(state, context, described)), None)
        case PlayerId():
            return None if state.players[described].lost else described
        case _:
            permanents = find_objects(state, context, described, partial(characteristics, state))
            return next((each for each in permanents if state.objects[each].on_battlefield), None)
