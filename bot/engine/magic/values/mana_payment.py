"""Paying costs in mana in a game (CR 601.2h, 602.2b, 508.1j): whether a player can, and the events of it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.events.proposals import Batch
from bot.engine.magic.ground.engine_limits import UnreadAbility
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.mana_pool import ANY_MANA, Payment, Price, find_payment, sufficient_mana
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.players import ManaInPool
from bot.engine.magic.values.filter_matching import find_objects, find_players, matches_filter
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.mana_sources import WayToMake, find_mana_sources, sources_to_tap
from bot.engine.magic.values.suspended_rules import can_pay_life, payable_life
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import Rules, cite_rules


@dataclass(frozen=True, slots=True)
class SpendingPurpose:
    """CR 106.6: what mana is spent on: the spell being cast, or the source whose ability is activated; neither for
    anything else. `there` is the state with the spell on the stack."""

    there: GameState
    spell: ObjectId | None = None
    source: ObjectId | None = None


def usable_pool(state: GameState, player: PlayerId, purpose: SpendingPurpose | None) -> Iterator[ManaInPool]:
    """CR 106.4, 106.6: the mana in the player's pool that may be spent on that, restricted mana first."""
    for each in sorted(state.players[player].pool, key=lambda mana: mana.only is None):
        if each.only is None or is_spendable(player, each, purpose):
            yield each


def is_spendable(player: PlayerId, mana: ManaInPool, purpose: SpendingPurpose | None) -> bool:
    """CR 106.6: whether the mana, of which something is said, may be spent on that."""
    only = mana.only or fx.UNLIMITED_SPENDING
    if purpose is None or (purpose.spell is None and purpose.source is None):
        return only.otherwise
    subject, wanted = (purpose.spell, only.spells) if purpose.spell is not None else (purpose.source, only.sources)
    if subject is None or wanted is None:
        return False
    thing, context = purpose.there.objects[subject], Context(mana.source, player)
    return matches_filter(purpose.there, context, thing, wanted, partial(characteristics, purpose.there))


def price_with_stand_ins(state: GameState, player: PlayerId, price: Price, purpose: SpendingPurpose | None) -> Price:
    """CR 609.4b: the price with all mana that the player may spend as though it were of another kind."""
    spoken = (each for each in static_abilities(state, ab.SpendAs) if stand_in_applies(state, each, player, purpose))
    allowed = tuple(ability.mana for _, ability in spoken)
    return replace(price, stand_ins=(*price.stand_ins, *allowed)) if allowed else price


def stand_in_applies(
    state: GameState, of: tuple[GameObject, ab.SpendAs], player: PlayerId, purpose: SpendingPurpose | None
) -> bool:
    """CR 609.4b: whether the ability lets this player spend mana that way for this purpose."""
    thing, ability = of
    context = Context(thing.id, thing.controller)
    if player not in find_players(state, context, ability.players):
        return False
    if ability.spells is None and ability.sources is None:
        return True
    if purpose is None:
        return False
    there, values = purpose.there, partial(characteristics, purpose.there)
    if ability.spells is not None and purpose.spell is not None:
        return matches_filter(there, context, there.objects[purpose.spell], ability.spells, values)
    return ability.sources is not None and purpose.source in find_objects(there, context, ability.sources, values)


@dataclass(frozen=True, slots=True)
class ManaPayment:
    """How a player pays: what is spent, and with what mana is made for it first (CR 601.2g)."""

    spent: Payment
    made: tuple[WayToMake, ...] = ()


MORE_THAN_ANY_COST = 999
"""So much mana of each kind is what unlimited mana is."""


def way_to_pay(
    state: GameState, player: PlayerId, price: Price, purpose: SpendingPurpose | None = None
) -> ManaPayment | None:
    """CR 118.3: how the player pays the cost, with what is in their mana pool first; of unlimited mana none is spent.
    None if they can't pay."""
    payer = state.players[player]
    if payer.mana is None and not payer.pool:
        return assumed_payment(state, player, price)
    life = payable_life(state, player) if price.may_take_life else 0
    price, first = price_with_stand_ins(state, player, price, purpose), pool_by_kind(state, player, purpose)
    stock = dict.fromkeys(ANY_MANA, MORE_THAN_ANY_COST) if payer.mana is None else payer.mana
    there = first + Counter(stock)
    found = find_payment(there, life, price, first)
    if found is None and (offer := life_for_mana_offer(state, player)) is not None:
        found = payment_with_bought_mana(there, payer.life, price, offer[1])
    if found is not None or not payer.taps_lands:
        return None if found is None else ManaPayment(found)
    return payment_by_tapping(state, player, price, purpose)


def assumed_payment(state: GameState, player: PlayerId, price: Price) -> ManaPayment | None:
    """CR 118.3, 119.4: the payment of somebody who has all mana that it takes; None where life is lacking."""
    return ManaPayment(Payment(life=price.life)) if can_pay_life(state, player, price.life) else None


def payment_by_tapping(
    state: GameState, player: PlayerId, price: Price, purpose: SpendingPurpose | None
) -> ManaPayment | None:
    """CR 601.2g: the payment with mana that the player's untapped permanents make; of what some of them make nobody can
    tell, and it is taken to be enough. None where it is not."""
    besides = None if purpose is None else purpose.source
    sources = find_mana_sources(state, player, besides)
    usable = [
        tuple(way for way in ways if way.only is None or is_spendable(player, mana_of(way), purpose))
        for ways in sources.ways
    ]
    if purpose is not None and any(
        way.only is not None and way.only.rider is not None for ways in usable for way in ways
    ):
        riding = partial(has_no_rider_for, player, purpose)
        usable = sorted((tuple(sorted(ways, key=riding)) for ways in usable), key=lambda ways: all(map(riding, ways)))
    life = payable_life(state, player) if price.may_take_life else 0
    first = pool_by_kind(state, player, purpose) + Counter(state.players[player].mana)

    def payment_with(made: Sequence[WayToMake]) -> Payment | None:
        tapped = Counter(kind for way in made for kind in way.made)
        return find_payment(first + tapped, life, price, first + tapped)

    taken = sources_to_tap(usable, price, lambda made: payment_with(made) is not None)
    if taken is None:
        return assumed_payment(state, player, price) if sources.unknown else None
    paid = payment_with(taken)
    return None if paid is None else ManaPayment(paid, taken)


def mana_of(way: WayToMake) -> ManaInPool:
    """What is made that way, whatever its kind."""
    return ManaInPool("", 0, way.only, way.source)


def has_no_rider_for(player: PlayerId, purpose: SpendingPurpose, way: WayToMake) -> bool:
    """CR 106.6: whether a spell gets nothing by being cast with what is made that way."""
    return rider_for(player, mana_of(way), purpose) is None


def rider_for(player: PlayerId, mana: ManaInPool, purpose: SpendingPurpose | None) -> fx.SpendingRider | None:
    """CR 106.6: what the spell gets on which this mana is spent; None where it gets nothing."""
    rider = None if mana.only is None else mana.only.rider
    if rider is None or purpose is None or purpose.spell is None:
        return None
    there = purpose.there
    context, spell = Context(mana.source, player), there.objects[purpose.spell]
    return rider if matches_filter(there, context, spell, rider.spells, partial(characteristics, there)) else None


def payment_with_bought_mana(
    there: Mapping[str, int], life: int, price: Price, offer: ab.LifeForMana
) -> Payment | None:
    """CR 118.2, 118.3: the payment with as little mana bought with life as possible; None if there is none."""
    for times in range(1, min(max(life, 0) // offer.life, sufficient_mana(price)) + 1):
        more = Counter(there) + Counter({offer.mana: times})
        if (found := find_payment(more, life - times * offer.life, price)) is not None:
            return replace(found, bought=times)
    return None


def life_for_mana_offer(state: GameState, player: PlayerId) -> tuple[GameObject, ab.LifeForMana] | None:
    """CR 118.2: the ability that lets the player pay life for mana now; None without one."""
    for thing, rule in static_abilities(state, ab.LifeForMana):
        context = Context(thing.id, thing.controller)
        if player in find_players(state, context, rule.players) and can_pay_life(state, player, rule.life):
            return thing, rule
    return None


def why_not_paid(  # noqa: PLR0913, PLR0917 - the whole question
    state: GameState,
    player: PlayerId,
    price: Price,
    subject: ObjectId,
    cited: Rules,
    purpose: SpendingPurpose | None = None,
) -> Refusal | None:
    """CR 118.3: the refusal if the player can't pay the cost; None if they can.

    Raises `UnreadAbility` where that rests on whether there is snow mana among theirs (107.4h), which is not told
    apart."""
    if way_to_pay(state, player, price, purpose) is not None:
        return None
    if price.has_snow and way_to_pay(state, player, price.with_any_mana_for_snow, purpose) is not None:
        raise UnreadAbility(subject, price.told)
    return Refusal(RefusalKind.CANT_PAY_MANA, (*cited, *cite_rules("118.3")), subject, player, cost=price.told)


def pay_price(  # noqa: PLR0913, PLR0917 - the whole payment
    state: GameState, batch: Batch, player: PlayerId, price: Price, cited: Rules, purpose: SpendingPurpose | None = None
) -> None:
    """CR 601.2h, 119.4, 106.6: add the events of paying, as far as the player's mana is limited or was made."""
    payment = way_to_pay(state, player, price, purpose)
    if payment is not None and is_payment_counted(state, player, payment, purpose):
        add_payment(state, batch, payment, MadePayment(player, price, cited, purpose))


def pay_told_price(state: GameState, batch: Batch, player: PlayerId, price: Price, cited: Rules) -> None:
    """CR 118.12, 508.1j: add the events of paying what somebody may pay or not; it is told of unlimited mana too."""
    payment = way_to_pay(state, player, price)
    add_payment(state, batch, payment or ManaPayment(Payment()), MadePayment(player, price, cited))


def is_payment_counted(
    state: GameState, player: PlayerId, payment: ManaPayment, purpose: SpendingPurpose | None
) -> bool:
    """Whether something is spent or lost: of unlimited mana nothing is."""
    return bool(any(parts_of_payment(state, player, payment, purpose)) or payment.spent.life or payment.made)


@dataclass(frozen=True, slots=True)
class MadePayment:
    """Who pays what, by which rule, and for what."""

    player: PlayerId
    price: Price
    cited: Rules
    purpose: SpendingPurpose | None = None


def add_payment(state: GameState, batch: Batch, payment: ManaPayment, paying: MadePayment) -> None:
    """CR 601.2g-h: the events by which mana is made and spent, and life is paid for symbols."""
    player, price, cited, purpose = paying.player, paying.price, paying.cited, paying.purpose
    way = payment.spent
    if (offer := life_for_mana_offer(state, player)) is not None and way.bought:
        source, rule = offer
        index = batch.add(ev.LifeLost(player, way.bought * rule.life), (*cited, *cite_rules("118.2", "119.4")))
        batch.add(ev.ManaAdded(player, f"{{{rule.mana}}}" * way.bought, source.id), cite_rules("118.2"), follows=index)
    for each in payment.made:
        make_mana(batch, player, each)
    spent, pool = parts_of_payment(state, player, payment, purpose)
    restricted = cite_rules("106.6") if any(each.only is not None for each in pool) else ()
    meaning = (*restricted, *stand_in_rules(state, player, price, purpose))
    index = batch.add(ev.ManaPaid(player, price.told, spent, pool), (*cited, *meaning))
    spell = None if purpose is None else purpose.spell
    for mana in pool if spell is not None else ():
        rider = rider_for(player, mana, purpose)
        if rider is not None and spell is not None and rider.modifications:
            given = ev.EffectBegan(mana.source, (spell,), rider.modifications, rider.duration, player)
            batch.add(given, cite_rules("106.6"), follows=index)
    if way.life:
        batch.add(ev.LifeLost(player, way.life), (*cited, *cite_rules("107.4f", "119.4")), follows=index)


def make_mana(batch: Batch, player: PlayerId, way: WayToMake) -> None:
    """CR 605.3a-b: tap the permanent for mana, and sacrifice it where that is part of the cost."""
    index = batch.add(ev.Tapped(way.source), cite_rules("601.2g", "605.3a"))
    if way.sacrificed:
        gone = batch.add(ev.Sacrificed(way.source), cite_rules("601.2g", "701.21a"), follows=index)
        moved = ev.ZoneChanged(way.source, Zone.BATTLEFIELD, Zone.GRAVEYARD)
        batch.add(moved, cite_rules("701.21a"), follows=gone)
    mana = "".join(f"{{{kind}}}" for kind in way.made)
    made = ev.ManaAdded(player, mana, way.source, way.only, tapping=True)
    batch.add(made, cite_rules("605.3b", "106.4"), follows=index)


def parts_of_payment(
    state: GameState, player: PlayerId, payment: ManaPayment, purpose: SpendingPurpose | None
) -> tuple[tuple[tuple[str, int], ...], tuple[ManaInPool, ...]]:
    """What is spent of the mana that a scenario states, none of unlimited mana, and of the mana pool, with what is made
    for it and what is bought."""
    made = [ManaInPool(kind, 1, way.only, way.source) for way in payment.made for kind in way.made]
    if payment.spent.bought and (offer := life_for_mana_offer(state, player)) is not None:
        made.append(ManaInPool(offer[1].mana, payment.spent.bought, None, offer[0].id))
    needed = Counter(dict(payment.spent.mana))
    pool = []
    for each in sorted([*usable_pool(state, player, purpose), *made], key=lambda mana: (mana.only is None, mana.kind)):
        number = min(each.number, needed[each.kind])
        needed[each.kind] -= number
        if number:
            pool.append(replace(each, number=number))
    stock = () if state.players[player].mana is None else tuple(sorted((+needed).items()))
    return stock, merged_pool(pool)


def merged_pool(pool: Iterable[ManaInPool]) -> tuple[ManaInPool, ...]:
    """The mana with what is of one kind and source counted together."""
    found: dict[tuple[str, fx.Spending | None, ObjectId], ManaInPool] = {}
    for each in pool:
        key = each.kind, each.only, each.source
        found[key] = replace(each, number=each.number + (found[key].number if key in found else 0))
    return tuple(found.values())


def stand_in_rules(state: GameState, player: PlayerId, price: Price, purpose: SpendingPurpose | None) -> Rules:
    """CR 609.4b: the rule to cite if mana is spent as though it were of another kind; none if that is not needed."""
    payer = state.players[player]
    if payer.mana is None or not price_with_stand_ins(state, player, price, purpose).stand_ins:
        return ()
    alone, there = replace(price, stand_ins=()), pool_by_kind(state, player, purpose) + Counter(payer.mana)
    return cite_rules("609.4b") if find_payment(there, payable_life(state, player), alone) is None else ()


def pool_by_kind(state: GameState, player: PlayerId, purpose: SpendingPurpose | None) -> Counter[str]:
    """CR 106.4, 106.6: how much mana of each kind in their pool the player may spend on that."""
    there: Counter[str] = Counter()
    for each in usable_pool(state, player, purpose):
        there[each.kind] += each.number
    return there
