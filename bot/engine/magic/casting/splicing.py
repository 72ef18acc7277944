"""Cards of the hand that are spliced onto a spell as it is cast (CR 702.47)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Cast
from bot.engine.magic.casting.casting_zones import CARD_BEFORE
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.keywords.splice import SPLICE
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.filter_matching import matches_filter
from bot.engine.magic.values.hands_and_libraries import known_hand
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.qualities import DescribedQuality
from bot.engine.trace import cite_rules


def splice_ability(there: GameState, spell: GameObject, card: ObjectId) -> fx.KeywordAbility | None:
    """CR 702.47a: the splice ability by which the card in hand may be spliced onto the spell; None without one."""
    context, values = Context(card, spell.controller), partial(characteristics, there)
    for each in there.objects[card].printed.abilities:
        if isinstance(each, fx.KeywordAbility) and each.keyword == SPLICE.name:
            quality = each.quality.spec.spells if isinstance(each.quality, DescribedQuality) else None
            if quality is not None and matches_filter(there, context, spell, quality, values):
                return each
    return None


def cards_to_splice(there: GameState, spell: GameObject) -> tuple[ObjectId, ...]:
    """CR 702.47b: the cards of the hand that may be; not the one that is being cast, and none of which nobody knows
    what it does."""
    hand = (each for each in known_hand(there, spell.controller) if each not in {spell.id, CARD_BEFORE})
    read = (each for each in hand if not any(isinstance(a, ab.Unread) for a in there.objects[each].printed.abilities))
    return tuple(each for each in read if splice_ability(there, spell, each) is not None)


def times_spliced(action: Cast) -> int:
    """How many cards are announced to be spliced onto the spell."""
    return sum(each.times or 1 for each in action.extras if each.keyword == SPLICE.name)


def splice_cards(game: Game, there: GameState, spell: GameObject, action: Cast) -> GameObject | Refusal:
    """CR 601.2b, 702.47a-b: the spell with the text of as many cards as are announced, each once, in the order in which
    its player chooses them."""
    options: Sequence[ObjectId] = cards_to_splice(there, spell)
    for _ in range(times_spliced(action)):
        if not options:
            return Refusal(RefusalKind.NO_SUCH_COST, cite_rules("601.2b", "702.47a"), spell.id)
        card = options[0]
        if len(options) > 1:
            card = game.decide(Choice(spell.controller, ChoiceKind.CARD, tuple(options), spell.id, SPLICE.rules))
        options = [each for each in options if each != card]
        spell = spell_with_text_of(there, spell, card)
    return spell


def spell_with_text_of(there: GameState, spell: GameObject, card: ObjectId) -> GameObject:
    """CR 702.47a, c: the spell with the text and the splice cost of the card."""
    ability = splice_ability(there, spell, card)
    gained = tuple(each for each in there.objects[card].printed.abilities if isinstance(each, ab.SpellAbility))
    paid = spell.cast.paid if ability is None else (*spell.cast.paid, ability)
    return replace(spell, cast=replace(spell.cast, paid=paid, spliced=(*spell.cast.spliced, *gained)))
