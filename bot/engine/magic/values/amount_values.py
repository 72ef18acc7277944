"""The values of amounts in a state (CR 107).

The caller says where characteristics come from, so that `layers` can ask while it is still working them out."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import assert_never

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.mana_costs import count_colored_symbols, mana_value
from bot.engine.magic.ground.subtypes import BASIC_LAND_TYPES, card_type_of
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.keyword_costs_paid import times_keyword_paid
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.filter_matching import (
    Values,
    characteristic_number,
    find_objects,
    find_players,
    find_players_once_there,
    matches_filter,
    number_of_counters,
)
from bot.engine.magic.values.meant_objects import incarnations_meant, thing_as_meant
from bot.engine.magic.values.turn_history import times_this_turn
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import (
    Amount,
    AttachedTo,
    BlockersBeyondFirst,
    BlockersOf,
    Calculation,
    CardAmount,
    CardsExiled,
    CardsIn,
    CardTypesIn,
    CastAmount,
    CharacteristicOf,
    ColorsSpent,
    CombatAmount,
    CommanderCasts,
    CommandersManaValue,
    CountersOfPlayer,
    CountersOn,
    CountOf,
    DealtDamage,
    Devotion,
    ExcessDamage,
    ExtremeLife,
    Fewest,
    Fixed,
    Greatest,
    Half,
    KindsAmong,
    LargestHand,
    LifeOf,
    LostLife,
    ManaSpent,
    NumberOfPlayers,
    ObjectAmount,
    OpponentsAttacked,
    PartySize,
    PlayerAmount,
    Plus,
    PowerOfAttackers,
    PreventedDamage,
    StartingLife,
    StatedAmount,
    ThatMuch,
    Times,
    TimesPaid,
    TimesThisTurn,
    ValueOfX,
    XOfCasting,
)
from bot.engine.magic.words.conditions import WasPaid, leaves_within, parts_within


def amount_value(state: GameState, context: Context, amount: Amount, values: Values) -> int:
    """CR 107.1, 608.2h: the amount as it is now, seen from the ability."""
    if isinstance(amount, StatedAmount):
        return stated_amount_value(context, amount)
    if isinstance(amount, Calculation):
        return calculated_amount_value(state, context, amount, values)
    if isinstance(amount, ObjectAmount):
        return object_amount_value(state, context, amount, values)
    if isinstance(amount, CastAmount):
        return cast_amount_value(state, context, amount, values)
    if isinstance(amount, CardAmount):
        return card_amount_value(state, context, amount, values)
    if isinstance(amount, PlayerAmount):
        return player_amount_value(state, context, amount, values)
    if isinstance(amount, CombatAmount):
        return combat_amount_value(state, context, amount, values)
    assert_never(amount)


def cards_unnamed(context: Context, amount: Amount) -> int:
    """CR 608.2c: to how many cards of which nobody knows whether they count that was done "this way"."""
    match amount:
        case CountOf(what=fl.ThisWay(how=how, filter=wanted)) if wanted != fl.ANYTHING:
            return sum(way is how and done is None for way, done, _ in context.done)
        case _:
            return 0


def is_each_players_own(amount: Amount) -> bool:
    """Whether it is another amount for each player to whom something is done: "half their life"."""
    return any(each is fl.Players.EACH_OF_THEM for each in leaves_within(amount))


def stated_amount_value(context: Context, amount: StatedAmount) -> int:
    """CR 107.3, 608.2h: an amount that is known without looking at the game."""
    match amount:
        case Fixed(number=fixed):
            return fixed
        case ThatMuch() | ValueOfX():
            return context.amount
        case ExcessDamage():
            return context.excess
        case DealtDamage():
            return context.dealt
        case LostLife():
            return context.lost
        case CardsExiled():
            return context.exiled
        case PreventedDamage():
            return context.prevented
        case _:
            assert_never(amount)


def calculated_amount_value(state: GameState, context: Context, amount: Calculation, values: Values) -> int:
    """CR 107.1a: a sum, a multiple or a half of another amount."""
    whole = amount_value(state, context, amount.amount, values)
    match amount:
        case Plus(number=more):
            return whole + (more if isinstance(more, int) else amount_value(state, context, more, values))
        case Times(factor=factor):
            return whole * factor
        case Half(up=up):
            return (whole + up) // 2
        case _:
            assert_never(amount)


# Objects (CR 109).


def object_amount_value(state: GameState, context: Context, amount: ObjectAmount, values: Values) -> int:
    """CR 122, 202, 208, 700.5: what is counted or measured on objects."""
    match amount:
        case CountOf(what=fl.ThisWay(how=how, filter=wanted) as what):
            unnamed = sum(way is how and done is None for way, done, _ in context.done)
            return len(find_objects(state, context, what, values)) + (unnamed if wanted == fl.ANYTHING else 0)
        case CountOf(what=what):
            exiled = isinstance(what, fl.ExiledWith)
            return sum(
                exiled or state.objects[each].on_battlefield for each in find_objects(state, context, what, values)
            )
        case CharacteristicOf(what=what, name=name):
            return sum(characteristic_of_each(state, context, what, name, values))
        case Greatest(what=what, name=name):
            return max(characteristic_of_each(state, context, what, name, values), default=0)
        case CountersOn(what=what, kind=kind):
            things = (thing_as_meant(state, context, each) for each in find_objects(state, context, what, values))
            return sum(number_of_counters(thing, kind) for thing in things)
        case Devotion(colors=colors):
            return devotion_to_colors(state, context.controller, colors)
        case KindsAmong(what=fl.MatchingCards() as what, of=of_kind):
            return count_kinds((each.printed for each in cards_as_printed(state, context, what)), of_kind)
        case KindsAmong(what=what, of=of_kind):
            return count_kinds(map(values, find_objects(state, context, what, values)), of_kind)
        case AttachedTo(what=what, filter=wanted):
            return len(attachments_matching(state, context, what, wanted, values))
        case CommandersManaValue():
            return max(commanders_mana_values(state, context, values), default=0)
        case _:
            assert_never(amount)


def cast_amount_value(state: GameState, context: Context, amount: CastAmount, values: Values) -> int:
    """CR 601.2h, 702.33d, 903.8: what was paid for spells, and how often they were cast."""
    match amount:
        case TimesPaid():
            return times_paid(state, context, amount, values)
        case CommanderCasts(what=what):
            own = (each.id for each in own_commanders(state, context))
            meant = own if what is None else find_objects(state, context, what, values)
            return sum(state.commander_casts.get(each, 0) for each in meant)
        case ManaSpent() | XOfCasting() | ColorsSpent():
            return amount_of_casting(state, context, amount, values)
        case _:
            assert_never(amount)


def own_commanders(state: GameState, context: Context) -> Iterator[GameObject]:
    """CR 903.3: the commanders that the ability's controller owns, wherever they are."""
    return (each for each in state.objects.values() if each.commander and each.owner == context.controller)


def commanders_mana_values(state: GameState, context: Context, values: Values) -> Iterator[int]:
    """CR 202.3: those of the player's commanders on the battlefield or in the command zone."""
    for each in own_commanders(state, context):
        if each.zone in {Zone.BATTLEFIELD, Zone.COMMAND}:
            known = values(each.id) if each.on_battlefield else each.printed
            yield characteristic_number(each, known, "mana value")


def devotion_to_colors(state: GameState, player: PlayerId, colors: tuple[Color, ...]) -> int:
    """CR 700.5: the mana symbols of any of the colors in the mana costs of the permanents that the player controls."""
    mine = (thing for thing in state.battlefield() if thing.controller == player)
    return sum(count_colored_symbols(thing.printed.mana_cost, colors) for thing in mine)


def characteristic_of_each(
    state: GameState, context: Context, what: fl.ObjectSet, name: str, values: Values
) -> Iterator[int]:
    """CR 202.3, 208: the power, toughness or mana value of each of the objects; of a spell with the X that was chosen
    (202.3e)."""
    return (
        mana_value_as_cast(state, each)
        if name == "mana value" and is_meant_as_spell(state, context, each)
        else characteristic_number(thing_as_meant(state, context, each), values(each), name)
        for each in find_objects(state, context, what, values)
    )


def is_meant_as_spell(state: GameState, context: Context, thing: ObjectId) -> bool:
    """CR 608.2h: whether the spell or ability means it as a spell, which is on the stack or was there when last
    seen."""
    if thing in state.stacked:
        return True
    last, meant = state.last_stacked.get(thing), tuple(incarnations_meant(state, context, thing))
    gone = state.objects[thing].incarnation not in meant
    return last is not None and last.source == thing and gone and last.incarnation in meant


def amount_of_casting(
    state: GameState, context: Context, amount: ManaSpent | XOfCasting | ColorsSpent, values: Values
) -> int:
    """CR 107.3m, 601.2h: the X that was announced for the source, or the mana that was spent on the objects meant."""
    if isinstance(amount, XOfCasting):
        return thing_as_meant(state, context, context.source).cast.x
    if isinstance(amount, ColorsSpent):
        return thing_as_meant(state, context, context.source).cast.colors
    things = (thing_as_meant(state, context, each) for each in find_objects(state, context, amount.what, values))
    if amount.kinds:
        return max((thing.cast.spent.count(kind) for thing in things for kind in amount.kinds), default=0)
    return sum(thing.cast.mana for thing in things)


def times_paid(state: GameState, context: Context, paid: TimesPaid | WasPaid, values: Values) -> int:
    """CR 702.33d: how often a cost of the keyword was paid for the objects that are meant."""
    things = (thing_as_meant(state, context, each) for each in find_objects(state, context, paid.what, values))
    return sum(times_keyword_paid(thing.cast.paid, paid.keyword, paid.cost) for thing in things)


def cards_as_printed(state: GameState, context: Context, what: fl.MatchingCards) -> list[GameObject]:
    """CR 109.2a: the cards in graveyards that the noun phrase describes by what is printed on them, which static
    abilities may ask for while the layers are worked out."""
    buried = (each for each in state.objects.values() if each.zone is Zone.GRAVEYARD and not each.token)
    return [
        each
        for each in buried
        if matches_filter(state, context, each, what.filter, lambda card: state.objects[card].printed)
    ]


def count_kinds(seen: Iterable[Characteristics], of: str) -> int:
    """How many different ones they have between them."""
    return len({kind for each in seen for kind in KINDS_TO_COUNT[of](each)})


KINDS_TO_COUNT: Mapping[str, Callable[[Characteristics], Iterable[str]]] = {
    "basic land types": lambda values: set(values.subtypes) & set(BASIC_LAND_TYPES),
    "card types": lambda values: values.types,
    "creature types": lambda values: (each for each in values.subtypes if card_type_of(each) == "Creature"),
    "colors": lambda values: values.colors,
    "mana values": lambda values: (str(mana_value(values.mana_cost)),),
    "powers": lambda values: () if values.power is None else (str(values.power),),
    "names": lambda values: (values.name,) if values.name else (),
}
"""For each phrase, the kinds of a characteristic of which different ones are counted."""


def attachments_matching(
    state: GameState, context: Context, what: fl.ObjectSet, wanted: fl.Filter, values: Values
) -> tuple[ObjectId, ...]:
    """CR 301.5, 303.4: what is attached to the objects and is like that."""
    hosts = find_objects(state, context, what, values)
    return tuple(
        thing.id
        for thing in state.battlefield()
        if state.host_of(thing) in hosts and matches_filter(state, context, thing, wanted, values)
    )


def mana_value_as_cast(state: GameState, spell: ObjectId) -> int:
    """CR 202.3e, 608.2h: the mana value with the X that was chosen, whether or not the spell is still on the stack."""
    stacked = state.stacked.get(spell) or state.last_stacked.get(spell)
    printed = state.objects[spell].printed.mana_cost
    return mana_value(printed) + (stacked.amount if stacked is not None else 0) * printed.upper().count("{X}")


@lru_cache(maxsize=256)
def asks_about_exiled(part: object) -> bool:
    """CR 607.3: whether an amount refers to cards that its source has exiled."""
    return isinstance(part, fl.ExiledWith) or any(asks_about_exiled(each) for each in parts_within(part))


# Cards (CR 400).


def card_amount_value(state: GameState, context: Context, amount: CardAmount, values: Values) -> int:
    """CR 205.2a, 402-406: the number of cards, or of their card types."""
    match amount:
        case CardsIn(zone="hand", of=of):
            return sum(state.players[each].hand or 0 for each in find_players_once_there(state, context, of))
        case CardsIn(zone="library", of=of):
            return sum(state.library_size(each) or 0 for each in find_players_once_there(state, context, of))
        case CardsIn(zone=zone, of=of, filter=wanted):
            return len(cards_in_zone(state, context, Zone(zone), of, wanted, values))
        case CardTypesIn(of=of):
            there = cards_in_zone(state, context, Zone.GRAVEYARD, of, None, values)
            return len({kind for card in there for kind in values(card.id).types})
        case _:
            assert_never(amount)


def cards_in_zone(  # noqa: PLR0913, PLR0917 - the whole question
    state: GameState, context: Context, zone: Zone, of: fl.PlayerSet, wanted: fl.Filter | None, values: Values
) -> list[GameObject]:
    """The cards, tokens excepted, in that zone of these players that the noun phrase describes (CR 109.2a)."""
    owners = frozenset(find_players(state, context, of))
    return [
        thing
        for thing in state.objects.values()
        if thing.zone is zone
        and thing.owner in owners
        and not thing.token
        and (wanted is None or matches_filter(state, context, thing, wanted, values))
    ]


# Players (CR 102).


def player_amount_value(state: GameState, context: Context, amount: PlayerAmount, values: Values) -> int:
    """CR 102, 119: what players have or did, or how many they are."""
    match amount:
        case LifeOf(player=player):
            return sum(state.players[each].life for each in find_players_once_there(state, context, player))
        case ExtremeLife(among=among, highest=highest):
            totals = [state.players[each].life for each in find_players(state, context, among)]
            return (max if highest else min)(totals, default=0)
        case StartingLife():
            return state.rules.life
        case LargestHand(of=of):
            return max((state.players[each].hand or 0 for each in find_players(state, context, of)), default=0)
        case PartySize():
            mine = (each for each in state.battlefield() if each.controller == context.controller)
            return party_size([values(each.id) for each in mine])
        case CountersOfPlayer(player=player, kind=kind):
            return sum(state.players[each].counters.get(kind, 0) for each in find_players(state, context, player))
        case Fewest(what=what):
            return min(
                (
                    permanents_or_hand_count(state, context, each, what, values)
                    for each in players_in_range(state, context)
                ),
                default=0,
            )
        case NumberOfPlayers(of=of, who=who):
            players = find_players(state, context, of)
            return sum(who is None or times_this_turn(state, context, who, (each,)) in who.number for each in players)
        case TimesThisTurn(happened=happened, players=players):
            return times_this_turn(state, context, happened, tuple(find_players(state, context, players)))
        case _:
            assert_never(amount)


PARTY = ("Cleric", "Rogue", "Warrior", "Wizard")
"""CR 700.8: a party has up to one creature for each of these types."""


def party_size(mine: Sequence[Characteristics], roles: tuple[str, ...] = PARTY) -> int:
    """CR 700.8: the most creatures that can be in the party at once, each for another of the types."""
    if not roles:
        return 0
    first, *others = roles
    without = party_size(mine, tuple(others))
    fitting = [each for each in mine if each.is_creature and first in each.subtypes]
    if not fitting or without == len(roles):
        return without
    left = ([other for other in mine if other is not each] for each in fitting)
    return max(without, *(1 + party_size(each, tuple(others)) for each in left))


def players_in_range(state: GameState, context: Context) -> Iterator[PlayerId]:
    """CR 801.11: the players within range of the ability."""
    return find_players(state, context, fl.Players.EACH_PLAYER)


def permanents_or_hand_count(
    state: GameState, context: Context, player: PlayerId, what: fl.Filter | None, values: Values
) -> int:
    """How many such permanents the player controls; with `what` None, the number of cards in hand."""
    if what is None:
        return state.players[player].hand or 0
    mine = (thing for thing in state.battlefield() if thing.controller == player)
    return sum(matches_filter(state, context, thing, what, values) for thing in mine)


# Combat (CR 506).


def combat_amount_value(state: GameState, context: Context, amount: CombatAmount, values: Values) -> int:
    """CR 508.6, 509.1g: a number of attackers or blockers; 0 outside combat."""
    combat = state.combat
    if combat is None:
        return 0
    match amount:
        case BlockersBeyondFirst():
            return max(0, len(combat.blockers_of(context.source)) - 1)
        case BlockersOf(what=what):
            return sum(len(combat.blockers_of(each)) for each in find_objects(state, context, what, values))
        case PowerOfAttackers():
            declared = state.this_turn.attackers[combat.attacked_before :]
            return sum(each.values.power or 0 for each in declared if each.thing.controller == context.controller)
        case OpponentsAttacked():  # CR 702.121a, 508.6: attacking a planeswalker is not attacking its controller
            return len({attacked for attacking, attacked in combat.has_attacked if attacking == context.controller})
        case _:
            assert_never(amount)


# Hands of which the number is unknown (CR 402).


@lru_cache(maxsize=256)
def hands_counted(amount: Amount) -> tuple[CardsIn, ...]:
    """The parts of the amount that count cards in hands."""
    if isinstance(amount, CardsIn):
        return (amount,) if amount.zone == "hand" else ()
    if isinstance(amount, CardsExiled):
        return (CardsIn("hand", fl.Players.YOU),)
    if isinstance(amount, Fewest):
        return (CardsIn("hand", fl.Players.EACH_PLAYER),) if amount.what is None else ()
    if isinstance(amount, LargestHand):
        return (CardsIn("hand", amount.of),)
    parts = parts_within(amount) if isinstance(amount, Plus | Times | Half) else ()
    return tuple(hand for part in parts if isinstance(part, Amount) for hand in hands_counted(part))


def counts_unknown_hand(state: GameState, context: Context, amount: Amount) -> bool:
    """CR 402: whether the amount counts a hand whose size is unknown."""
    return any(
        state.players[player].hand is None
        for hand in hands_counted(amount)
        for player in find_players(state, context, hand.of)
    )


def amount_if_known(state: GameState, context: Context, amount: Amount, values: Values) -> int | None:
    """The amount; None if it counts an unknown hand (CR 402)."""
    return None if counts_unknown_hand(state, context, amount) else amount_value(state, context, amount, values)
