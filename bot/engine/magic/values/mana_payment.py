"""Paying costs in mana in a game (CR 601.2h, 602.2b, 508.1j): whether a player can, and the events of it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.events.proposals import Batch
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.mana_pool import Payment, Price, find_payment, sufficient_mana
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.table.players import RestrictedMana
from bot.engine.magic.values.filter_matching import find_objects, find_players, matches_filter
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.suspended_rules import can_pay_life, payable_life
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import Rules, cite_rules


@dataclass(frozen=True, slots=True)
class SpendingPurpose:
    """CR 106.6: what mana is spent on: the spell being cast, or the source whose ability is activated; neither for
    anything else. `there` is the state with the spell on the stack."""

    there: GameState
    spell: ObjectId | None = None
    source: ObjectId | None = None


def usable_restricted_mana(
    state: GameState, player: PlayerId, purpose: SpendingPurpose | None
) -> Iterator[RestrictedMana]:
    """CR 106.6: the restricted mana of the player that may be spent on that."""
    for each in state.players[player].restricted if purpose is not None else ():
        if purpose is not None and allows_spending(player, each, purpose):
            yield each


def allows_spending(player: PlayerId, mana: RestrictedMana, purpose: SpendingPurpose) -> bool:
    """CR 106.6: whether the mana may be spent on that."""
    subject, wanted = (
        (purpose.spell, mana.only.spells) if purpose.spell is not None else (purpose.source, mana.only.sources)
    )
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


def way_to_pay(
    state: GameState, player: PlayerId, price: Price, purpose: SpendingPurpose | None = None
) -> Payment | None:
    """CR 118.3: how the player pays the cost; no mana is spent if theirs is unlimited. None if they can't pay."""
    payer = state.players[player]
    if payer.mana is None:
        return Payment(life=price.life) if can_pay_life(state, player, price.life) else None
    life = payable_life(state, player) if price.may_take_life else 0
    price, first = price_with_stand_ins(state, player, price, purpose), restricted_mana_by_kind(state, player, purpose)
    there = first + Counter(payer.mana)
    found = find_payment(there, life, price, first)
    offer = None if found is not None else life_for_mana_offer(state, player)
    return found if offer is None else payment_with_bought_mana(there, payer.life, price, offer[1])


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
    """CR 118.3: the refusal if the player can't pay the cost; None if they can."""
    if way_to_pay(state, player, price, purpose) is not None:
        return None
    return Refusal(RefusalKind.CANT_PAY_MANA, (*cited, *cite_rules("118.3")), subject, player, cost=price.told)


def pay_price(  # noqa: PLR0913, PLR0917 - the whole payment
    state: GameState, batch: Batch, player: PlayerId, price: Price, cited: Rules, purpose: SpendingPurpose | None = None
) -> None:
    """CR 601.2h, 119.4, 106.6: add the events of paying, if the player's mana is limited."""
    way = way_to_pay(state, player, price, purpose)
    if state.players[player].mana is None or way is None or not (way.mana or way.life):
        return
    if (offer := life_for_mana_offer(state, player)) is not None and way.bought:
        source, rule = offer
        index = batch.add(ev.LifeLost(player, way.bought * rule.life), (*cited, *cite_rules("118.2", "119.4")))
        batch.add(ev.ManaAdded(player, f"{{{rule.mana}}}" * way.bought, source.id), cite_rules("118.2"), follows=index)
    restricted = tuple(restricted_mana_spent(state, player, way, purpose))
    left = Counter(dict(way.mana))
    for each in restricted:
        left[each.kind] -= each.number
    spent = tuple(sorted((+left).items()))
    meaning = (*(cite_rules("106.6") if restricted else ()), *stand_in_rules(state, player, price, purpose))
    index = batch.add(ev.ManaPaid(player, price.told, spent, restricted), (*cited, *meaning))
    if way.life:
        batch.add(ev.LifeLost(player, way.life), (*cited, *cite_rules("107.4f", "119.4")), follows=index)


def stand_in_rules(state: GameState, player: PlayerId, price: Price, purpose: SpendingPurpose | None) -> Rules:
    """CR 609.4b: the rule to cite if mana is spent as though it were of another kind; none if that is not needed."""
    if not price_with_stand_ins(state, player, price, purpose).stand_ins:
        return ()
    payer, alone = state.players[player], replace(price, stand_ins=())
    there = restricted_mana_by_kind(state, player, purpose) + Counter(payer.mana or {})
    return cite_rules("609.4b") if find_payment(there, payable_life(state, player), alone) is None else ()


def restricted_mana_by_kind(state: GameState, player: PlayerId, purpose: SpendingPurpose | None) -> Counter[str]:
    """CR 106.6: how much restricted mana of each kind the player may spend on that."""
    there: Counter[str] = Counter()
    for each in usable_restricted_mana(state, player, purpose):
        there[each.kind] += each.number
    return there


def restricted_mana_spent(
    state: GameState, player: PlayerId, way: Payment, purpose: SpendingPurpose | None
) -> Iterator[RestrictedMana]:
    """CR 106.6: the restricted mana in the payment, as much as there is."""
    needed = Counter(dict(way.mana))
    for each in usable_restricted_mana(state, player, purpose):
        number = min(each.number, needed[each.kind])
        needed[each.kind] -= number
        if number:
            yield replace(each, number=number)
