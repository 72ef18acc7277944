"""Carries out effects that a player may choose or pay for (CR 118.12, 603.12, 608.2d).

By default a player does what they may do and pays mana if they have it, which with unlimited mana they do. By default
nobody pays life, sacrifices or discards."""

from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import AskedPayment, Choice, ChoiceKind
from bot.engine.magic.events.proposals import Batch
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.mana_pool import Price
from bot.engine.magic.ground.player_counters import ENERGY, ENERGY_SYMBOL
from bot.engine.magic.resolving.continuous import permanents_to_exchange
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.resolving.sacrifices import permanents_to_sacrifice
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.hands_and_libraries import hand_cards_matching, known_hand
from bot.engine.magic.values.mana_payment import pay_told_price, way_to_pay
from bot.engine.magic.values.suspended_rules import can_pay_life, what_forbids_drawing, what_spares_from_sacrificing
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def perform_pay(resolution: Resolution, effect: fx.Pay) -> None:
    for player in find_players(resolution.state, resolution.context, effect.player):
        pay_optional_cost(resolution, player, effect)


def perform_optionally(resolution: Resolution, effect: fx.Optionally) -> None:
    for player in tuple(find_players(resolution.state, resolution.context, effect.player)):
        offer_option(resolution, player, effect)


def pay_optional_cost(resolution: Resolution, player: PlayerId, cost: fx.Pay) -> None:
    """Pay the mana from the player's mana pool, and the life (CR 118.3a, 119.4)."""
    batch, cited = Batch(), (*resolution.rules, *cite_rules("118.12"))
    price = mana_to_pay(resolution, cost)
    if price.symbols:
        pay_told_price(resolution.state, batch, player, price, cited)
    life = life_to_pay(resolution, cost)
    if life > 0:
        batch.add(ev.LifeLost(player, life), (*cited, *cite_rules("119.4")))
    energy = energy_to_pay(resolution, cost)
    if energy > 0:
        batch.add(ev.CountersRemoved(player, ENERGY, energy), (*cited, *cite_rules("107.14")))
    resolution.game.happen(batch.proposals)


def life_to_pay(resolution: Resolution, cost: fx.Pay) -> int:
    return 0 if cost.life is None else resolution.amount(cost.life) * resolution.amount(cost.times)


def energy_to_pay(resolution: Resolution, cost: fx.Pay) -> int:
    return 0 if cost.energy is None else resolution.amount(cost.energy) * resolution.amount(cost.times)


def mana_to_pay(resolution: Resolution, cost: fx.Pay) -> Price:
    return Price(cost.mana * resolution.amount(cost.times), resolution.context.amount)


def offer_option(resolution: Resolution, player: PlayerId, effect: fx.Optionally) -> None:
    """CR 118.12: the player decides, unless it can't be done (118.3, 608.2d) or would make no difference."""
    if not effect.then and effect.when is None and effect.otherwise and counters_nothing(resolution, effect.otherwise):
        return
    able = all(can_perform(resolution, player, each) for each in effect.do)
    if able and (not effect.may or chooses_option(resolution, player, effect)):
        if effect.may:
            resolution.count_done()
        choose_x_paid(resolution, player, effect.do)
        perform_effects(resolution, effect.do)
        perform_effects(resolution, effect.then)
        if effect.when is not None:
            trigger_reflexive(resolution, effect.when)
        return
    unpaid = payment_asked(resolution, effect)
    resolution.game.note(
        ev.Declined(player, resolution.stacked, unpaid.mana, unpaid.life, able),
        (*resolution.rules, *cite_rules("118.12" if able else "118.3")),
    )
    perform_effects(resolution, effect.otherwise)


def choose_x_paid(resolution: Resolution, player: PlayerId, costs: tuple[fx.Effect, ...]) -> None:
    """CR 107.3f: the player chooses X as they pay, of which what follows speaks; by default as much as they have, and
    one where nobody knows how much that is."""
    paying = next((each for each in costs if isinstance(each, fx.Pay) and each.chooses_x), None)
    if paying is None:
        return
    most = MOST_X if paying.most is None else min(MOST_X, resolution.amount(paying.most))
    payable = [x for x in range(most + 1) if way_to_pay(resolution.state, player, Price(paying.mana, x)) is not None]
    unlimited = resolution.state.players[player].mana is None and not resolution.state.players[player].pool
    ordered = payable[::-1] if paying.most is not None or not unlimited else [*payable[1:], *payable[:1]]
    choice = Choice(player, ChoiceKind.NUMBER, tuple(ordered), resolution.stacked.source, cite_rules("107.3f"))
    x = resolution.game.decide(choice) if len(ordered) > 1 else ordered[0] if ordered else 0
    resolution.context = replace(resolution.context, amount=int(x))


MOST_X = 20
"""CR 107.3f: the largest X that is offered as something is paid."""


def perform_effects(resolution: Resolution, effects: tuple[fx.Effect, ...]) -> None:
    """CR 608.2c: in order."""
    for each in effects:
        resolution.perform(each)


def counters_nothing(resolution: Resolution, effects: tuple[fx.Effect, ...]) -> bool:
    """Whether the effects would only counter something that has already left the stack."""
    counters = [each for each in effects if isinstance(each, fx.Counter)]
    gone = not any(each in resolution.state.stacked for counter in counters for each in resolution.meant(counter.what))
    return len(counters) == len(effects) and gone


def chooses_option(resolution: Resolution, player: PlayerId, effect: fx.Optionally) -> bool:
    """CR 608.2d: the player's choice, and its default."""
    paying = any(isinstance(each, fx.Pay) for each in effect.do)
    costly = any(is_costly(each) for each in effect.do)
    kind, other = (ChoiceKind.PAY, ChoiceKind.MAY) if paying else (ChoiceKind.MAY, ChoiceKind.PAY)
    options = (False, True) if costly else (True, False)
    asked = payment_asked(resolution, effect) if paying or effect.otherwise else None
    cited = cite_rules("118.12", "608.2d")
    choice = Choice(player, kind, options, resolution.stacked.source, cited, also=other, payment=asked)
    return bool(resolution.game.decide(choice))


def payment_asked(resolution: Resolution, effect: fx.Optionally) -> AskedPayment:
    """The mana, with energy in its symbols, and the life of the first payment among what may be done; neither where
    there is none."""
    for each in effect.do:
        if isinstance(each, fx.Pay):
            mana = each.mana if each.chooses_x else mana_to_pay(resolution, each).told
            symbols = mana + ENERGY_SYMBOL * energy_to_pay(resolution, each)
            return AskedPayment(symbols, life_to_pay(resolution, each))
    return AskedPayment()


def is_costly(effect: fx.Effect) -> bool:
    """Whether by default a player doesn't do this: it costs life, permanents or cards."""
    if isinstance(effect, fx.Pay):
        return effect.life is not None
    if isinstance(effect, fx.EitherOf):
        return any(is_costly(each) for each in effect.options)
    if isinstance(effect, fx.ReturnToHand):
        return isinstance(effect.what, fl.OfChoice) and not effect.what.up_to
    return isinstance(effect, fx.Discard | fx.LoseLife | fx.PutHandIntoLibrary | fx.Sacrifice | fx.SacrificeObjects)


def can_perform(resolution: Resolution, player: PlayerId, effect: fx.Effect) -> bool:
    """CR 118.3, 119.4, 121.3, 608.2d: what is impossible can't be chosen."""
    match effect:
        case fx.EitherOf(options=options):
            return any(can_perform(resolution, player, each) for each in options)
        case fx.Pay() | fx.Discard():
            return can_pay(resolution, player, effect)
        case fx.Draw(player=who):
            drawing = tuple(find_players(resolution.state, resolution.context, who))
            return not any(what_forbids_drawing(resolution.state, each) for each in drawing)
        case fx.PutCounters(what=what):
            return bool(resolution.objects(what))
        case fx.ExchangeControl():
            return permanents_to_exchange(resolution, effect) is not None
        case fx.ReturnToHand(what=fl.OfChoice() as what) | fx.Exile(what=fl.OfChoice() as what):
            return len(resolution.objects(what)) >= what.number
        case (
            fx.Exile(what=what)
            | fx.ReturnToHand(what=what)
            | fx.PutOntoBattlefield(what=what)
            | fx.PutIntoLibrary(what=what)
        ) if isinstance(what, fl.CardsOfChoice):
            return len(resolution.meant(what)) >= (1 if what.up_to else what.number)
        case fx.Tap(what=what):
            return any(not resolution.state.objects[each].tapped for each in resolution.objects(what))
        case fx.RemoveCounters(what=what, kind=str(kind), amount=amount) if amount is not None:
            return all(
                resolution.state.objects[each].counters.get(kind, 0) >= resolution.amount(amount)
                for each in resolution.objects(what)
            )
        case fx.Sacrifice(amount=amount, what=what):
            return len(list(permanents_to_sacrifice(resolution, player, what))) >= resolution.amount(amount)
        case fx.SacrificeObjects(what=what):
            spared = what_spares_from_sacrificing(resolution.state, player, resolution.stacked.controller)
            return spared is None and any(
                resolution.state.objects[each].controller == player for each in resolution.objects(what)
            )
        case _:
            return True


def can_pay(resolution: Resolution, player: PlayerId, effect: fx.Pay | fx.Discard) -> bool:
    """CR 118.3, 119.4: whether the player has the mana, the energy and the life, or the cards; of cards that nobody can
    name, any may be like that."""
    if isinstance(effect, fx.Discard):
        size = resolution.state.players[player].hand
        unnamed = None if size is None else size - len(known_hand(resolution.state, player))
        there = len(hand_cards_matching(resolution.state, player, effect.what, resolution.stacked.source))
        return unnamed is None or there + unnamed >= (1 if effect.amount is None else resolution.amount(effect.amount))
    price = replace(mana_to_pay(resolution, effect), x=0) if effect.chooses_x else mana_to_pay(resolution, effect)
    way = way_to_pay(resolution.state, player, price)
    energy = resolution.state.players[player].counters.get(ENERGY, 0)
    return (
        way is not None
        and energy >= energy_to_pay(resolution, effect)
        and can_pay_life(resolution.state, player, life_to_pay(resolution, effect) + way.spent.life)
    )


def trigger_reflexive(resolution: Resolution, made: fx.Reflexive) -> None:
    """Trigger the reflexive ability (CR 603.12). It goes on the stack the next time a player would receive priority."""
    reflexive = replace(
        resolution.stacked,
        id=ObjectId(""),
        effects=made.effects,
        specs=made.targets,
        targets=(),
        optional=False,
        only_if=None,
        card=None,
        activated=False,
        made=resolution.context.made,
        sacrificed=resolution.context.sacrificed,
        amount=resolution.context.amount,
        rule="603.12",
    )
    resolution.game.await_stack([reflexive])


PERFORM_OPTIONAL_EFFECT: EffectTable = {
    fx.Pay: perform_pay,
    fx.Optionally: perform_optionally,
}
