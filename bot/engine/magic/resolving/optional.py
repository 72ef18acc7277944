"""Effects that a player may choose or pay for (CR 118.12, 603.12, 608.2d), carried out.

By default a player who may do something does it, and one who may pay mana pays it if they have it, which with unlimited
mana they do; nobody pays life, sacrifices or discards without need."""

from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.events.proposals import Batch
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.mana_pool import Price
from bot.engine.magic.resolving.continuous import permanents_to_exchange
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.resolving.sacrifices import to_sacrifice
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.hands_and_libraries import hand_cards_matching, known_hand
from bot.engine.magic.values.mana_payment import way_to_pay
from bot.engine.magic.values.suspended_rules import can_pay_life
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def perform_pay(by: Resolution, effect: fx.Pay) -> None:
    for player in find_players(by.state, by.context, effect.player):
        pay_optional_cost(by, player, effect)


def perform_optionally(by: Resolution, effect: fx.Optionally) -> None:
    for player in tuple(find_players(by.state, by.context, effect.player)):
        offer_option(by, player, effect)


def pay_optional_cost(by: Resolution, player: PlayerId, cost: fx.Pay) -> None:
    """CR 118.3a, 119.4: the mana out of what the player has, and the life."""
    batch, cited = Batch(), (*by.rules, *cite_rules("118.12"))
    price = price_of(by, cost)
    way = way_to_pay(by.state, player, price)
    if price.symbols and way is not None:
        batch.add(ev.ManaPaid(player, price.told, way.mana), cited)
    life = (0 if way is None else way.life) + life_of(by, cost)
    if life > 0:
        batch.add(ev.LifeLost(player, life), (*cited, *cite_rules("119.4")))
    by.game.happen(batch.proposals)


def life_of(by: Resolution, cost: fx.Pay) -> int:
    return 0 if cost.life is None else by.amount(cost.life) * by.amount(cost.times)


def price_of(by: Resolution, cost: fx.Pay) -> Price:
    return Price(cost.mana * by.amount(cost.times), by.context.amount)


def offer_option(by: Resolution, player: PlayerId, effect: fx.Optionally) -> None:
    """CR 118.12: the player decides, unless it can't be done (118.3, 608.2d) or would make no difference."""
    if not effect.then and effect.when is None and effect.otherwise and is_vain(by, effect.otherwise):
        return
    able = all(can_do(by, player, each) for each in effect.do)
    if able and (not effect.may or chooses_option(by, player, effect)):
        if effect.may:
            by.count_done()
        carry_out(by, effect.do)
        carry_out(by, effect.then)
        if effect.when is not None:
            trigger_reflexive(by, effect.when)
        return
    paid = next((each for each in effect.do if isinstance(each, fx.Pay)), None)
    mana = "" if paid is None else price_of(by, paid).told
    life = 0 if paid is None else life_of(by, paid)
    by.game.note(
        ev.Declined(player, by.stacked, mana, life, able), (*by.rules, *cite_rules("118.12" if able else "118.3"))
    )
    carry_out(by, effect.otherwise)


def carry_out(by: Resolution, effects: tuple[fx.Effect, ...]) -> None:
    """CR 608.2c: in order."""
    for each in effects:
        by.perform(each)


def is_vain(by: Resolution, effects: tuple[fx.Effect, ...]) -> bool:
    """Whether all that they would do is to counter what has left the stack."""
    counters = [each for each in effects if isinstance(each, fx.Counter)]
    gone = not any(each in by.state.stacked for counter in counters for each in by.meant(counter.what))
    return len(counters) == len(effects) and gone


def chooses_option(by: Resolution, player: PlayerId, effect: fx.Optionally) -> bool:
    """CR 608.2d: the player's choice, and its default."""
    paying = any(isinstance(each, fx.Pay) for each in effect.do)
    costly = any(is_costly(each) for each in effect.do)
    kind, other = (ChoiceKind.PAY, ChoiceKind.MAY) if paying else (ChoiceKind.MAY, ChoiceKind.PAY)
    options = (False, True) if costly else (True, False)
    choice = Choice(player, kind, options, by.stacked.source, cite_rules("118.12", "608.2d"), also=other)
    return bool(by.game.decide(choice))


def is_costly(effect: fx.Effect) -> bool:
    """Whether nobody does it without need."""
    if isinstance(effect, fx.Pay):
        return effect.life is not None
    if isinstance(effect, fx.ReturnToHand):
        return isinstance(effect.what, fl.OfChoice) and not effect.what.up_to
    return isinstance(effect, fx.Discard | fx.LoseLife | fx.PutHandIntoLibrary | fx.Sacrifice | fx.SacrificeObjects)


def can_do(by: Resolution, player: PlayerId, effect: fx.Effect) -> bool:
    """CR 118.3, 119.4, 608.2d: what is impossible can't be chosen."""
    match effect:
        case fx.Pay():
            way = way_to_pay(by.state, player, price_of(by, effect))
            return way is not None and can_pay_life(by.state, player, life_of(by, effect) + way.life)
        case fx.PutCounters(what=what):
            return bool(by.objects(what))
        case fx.ExchangeControl():
            return permanents_to_exchange(by, effect) is not None
        case fx.ReturnToHand(what=fl.OfChoice() as what):
            return len(by.objects(what)) >= what.number
        case fx.Tap(what=what):
            return any(not by.state.objects[each].tapped for each in by.objects(what))
        case fx.RemoveCounters(what=what, kind=str(kind), amount=amount) if amount is not None:
            return all(by.state.objects[each].counters.get(kind, 0) >= by.amount(amount) for each in by.objects(what))
        case fx.Sacrifice(amount=amount, what=what):
            return len(list(to_sacrifice(by, player, what))) >= by.amount(amount)
        case fx.SacrificeObjects(what=what):
            return any(by.state.objects[each].controller == player for each in by.objects(what))
        case fx.Discard(amount=amount, what=what):
            size = by.state.players[player].hand
            unnamed = None if size is None else size - len(known_hand(by.state, player))
            there = len(hand_cards_matching(by.state, player, what, by.stacked.source))
            return unnamed is None or there + unnamed >= (1 if amount is None else by.amount(amount))
        case _:
            return True


def trigger_reflexive(by: Resolution, made: fx.Reflexive) -> None:
    """CR 603.12: it triggers at once, and goes on the stack the next time that a player would receive priority."""
    reflexive = replace(
        by.stacked,
        id=ObjectId(""),
        effects=made.effects,
        specs=made.targets,
        targets=(),
        optional=False,
        only_if=None,
        card=None,
        activated=False,
        made=by.context.made,
        rule="603.12",
    )
    by.game.await_stack([reflexive])


PERFORM_OPTIONAL_EFFECT: EffectTable = {
    fx.Pay: perform_pay,
    fx.Optionally: perform_optionally,
}
