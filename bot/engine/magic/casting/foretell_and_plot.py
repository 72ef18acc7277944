"""Foretelling and plotting a card (CR 116.2h, 116.2k, 702.143, 702.170): special actions, which do not use the stack.

An illegal one changes nothing."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Activate, Cast
from bot.engine.magic.casting.cast_spell import action_with_part, spell_object
from bot.engine.magic.casting.casting_zones import find_held_card, spell_with_origin
from bot.engine.magic.casting.timing_restrictions import could_cast_sorcery
from bot.engine.magic.events.proposals import Author, Batch
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.mana_pool import Price
from bot.engine.magic.keywords.tables import SET_ASIDE
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.mana_payment import pay_price, why_not_paid
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.play_permissions import Permission

FORETELL_COST = "{2}"
"""CR 702.143a: what it costs to foretell any card."""


def keyword_to_set_aside(source: GameObject, action: Activate) -> KeywordName | None:
    """By which keyword a card in a hand is to be put into exile; None where something else is to be activated."""
    said = action.ability.strip().casefold() if isinstance(action.ability, str) else ""
    own = source.printed.keywords if source.zone is Zone.HAND else frozenset()
    return next((each for each in SET_ASIDE if each in own and said.startswith(str(each))), None)


def set_card_aside(game: Game, action: Cast, keyword: KeywordName) -> Sequence[Refusal]:
    """CR 702.143a, 702.170a: exile the card from the hand, to be cast in a later turn; return what makes that
    illegal."""
    state = game.state
    spell = spell_with_origin(state, spell_object(state, action_with_part(game, action)), replace(action, cost=None))
    cited = SET_ASIDE[keyword]
    own = (each for each in spell.printed.abilities if isinstance(each, fx.KeywordAbility))
    ability = next(each for each in own if each.keyword is keyword)
    price = Price(FORETELL_COST if keyword is KeywordName.FORETELL else ability.cost or "")
    if (late := why_not_set_aside(state, spell, keyword)) is not None:
        return [late]
    if (unpaid := why_not_paid(state, spell.controller, price, spell.id, cited)) is not None:
        return [unpaid]
    exile_for_keyword(game, spell, keyword, price)
    return ()


def why_not_set_aside(state: GameState, spell: GameObject, keyword: KeywordName) -> Refusal | None:
    """CR 702.143a, 702.170a: a card is foretold in one's own turn, and plotted whenever one could cast a sorcery."""
    player, cited = spell.controller, SET_ASIDE[keyword]
    if state.is_without_priority():
        return Refusal(RefusalKind.NO_PRIORITY, cited, player)
    if keyword is KeywordName.PLOT:
        return None if could_cast_sorcery(state, player) else Refusal(RefusalKind.SORCERY_TIMING, cited, player)
    return None if state.is_active(player) else Refusal(RefusalKind.NOT_OWN_TURN, cited, player)


def exile_for_keyword(game: Game, spell: GameObject, keyword: KeywordName, price: Price) -> None:
    """CR 702.143a, 702.170a: the cost is paid, and the card may be cast from exile once this turn has ended."""
    player, batch, cited = spell.controller, Batch(), SET_ASIDE[keyword]
    card = replace(spell, zone=Zone.HAND, cast=replace(spell.cast, origin=None))
    held = card.id if card.id in game.state.objects else find_held_card(game.state, card)
    index = batch.add(ev.CardSetAside(player, card, held, keyword), cited)
    pay_price(game.state, batch, player, price, cited)
    first = game.happen(batch.proposals) + index
    author, moving = Author(player, effect=False), Batch()
    moving.add(ev.ZoneChanged(card.id, Zone.HAND, Zone.EXILE), cited, author=author)
    by = card.id, game.state.objects[card.id].incarnation + 1
    later = Permission(player, by, after_turn=game.state.schedule.turns, keyword=keyword)
    moving.add(ev.PlayAllowed(player, card.id, later), cited, author=author)
    game.happen([replace(each, cause=first) for each in moving.proposals])
    game.settle()
