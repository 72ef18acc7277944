"""Suspending a card (CR 116.2f, 702.62): a special action, which does not use the stack. An illegal one changes
nothing."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Activate, Cast
from bot.engine.magic.casting.cast_spell import action_with_part, spell_object, state_with_spell, why_not_cast
from bot.engine.magic.casting.casting_zones import find_held_card, spell_with_origin
from bot.engine.magic.events.proposals import Author, Batch
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.mana_pool import Price
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.mana_payment import pay_price, why_not_paid
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

TIME_COUNTER = "time"
SUSPENDING_RULES = cite_rules("116.2f", "702.62a")


def is_suspending(source: GameObject, action: Activate) -> bool:
    """Whether what is to be activated is the special action of suspending a card in a hand."""
    named = isinstance(action.ability, str) and action.ability.strip().casefold().startswith(str(KeywordName.SUSPEND))
    return named and source.zone is Zone.HAND and KeywordName.SUSPEND in source.printed.keywords


def is_suspend_x(ability: fx.KeywordAbility) -> bool:
    """CR 702.62a: whether it is suspend X, which can't be 0."""
    return ability.keyword is KeywordName.SUSPEND and ability.number is None


def suspend_card(game: Game, action: Cast) -> Sequence[Refusal]:
    """CR 702.62a, c: exile the card from the hand with time counters, if its player could begin to cast it; return what
    makes that illegal."""
    action = action_with_part(game, replace(action, cost=None))
    spell = spell_with_origin(game.state, spell_object(game.state, action), action)
    own = (each for each in spell.printed.abilities if isinstance(each, fx.KeywordAbility))
    ability = next((each for each in own if each.keyword is KeywordName.SUSPEND), None)
    if ability is None:
        return [Refusal(RefusalKind.NO_SUCH_COST, cite_rules("116.2f"), spell.id)]
    if spell.cast.origin is not Zone.HAND:
        return [Refusal(RefusalKind.NOT_FROM_THERE, SUSPENDING_RULES, spell.id)]
    if ability.number is None and not action.x:
        return [Refusal(RefusalKind.X_NOT_ZERO, SUSPENDING_RULES, spell.id)]
    price = Price(ability.cost or "", action.x)
    if (late := why_not_cast(state_with_spell(game.state, spell), spell)) is not None:
        return [late]
    if (unpaid := why_not_paid(game.state, spell.controller, price, spell.id, SUSPENDING_RULES)) is not None:
        return [unpaid]
    exile_with_time_counters(game, spell, action.x if ability.number is None else ability.number, price)
    return ()


def exile_with_time_counters(game: Game, spell: GameObject, counters: int, price: Price) -> None:
    """CR 702.62a: the cost is paid, and the card is exiled with so many counters."""
    player, batch = spell.controller, Batch()
    card = replace(spell, zone=Zone.HAND, cast=replace(spell.cast, origin=None))
    held = card.id if card.id in game.state.objects else find_held_card(game.state, card)
    index = batch.add(ev.CardSetAside(player, card, held), SUSPENDING_RULES)
    pay_price(game.state, batch, player, price, SUSPENDING_RULES)
    first = game.happen(batch.proposals) + index
    author, moving = Author(player, effect=False), Batch()
    moving.add(ev.ZoneChanged(card.id, Zone.HAND, Zone.EXILE), SUSPENDING_RULES, author=author)
    moving.add(ev.CountersPut(card.id, TIME_COUNTER, counters), SUSPENDING_RULES, author=author)
    game.happen([replace(each, cause=first) for each in moving.proposals])
    game.settle()
