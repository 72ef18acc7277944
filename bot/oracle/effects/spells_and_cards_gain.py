"""What effects give spells on the stack and cards in graveyards (CR 611.2c): rebound, flashback (702.34a)."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.tables import ON_SPELLS
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.effects.player_clauses import Effects
from bot.oracle.effects.spell_copies_and_new_targets import read_that_on_stack
from bot.oracle.keywords.keyword_abilities import read_keywords
from bot.oracle.keywords.spell_and_graveyard_keywords import (
    FLASHBACK,
    read_cards_in_your_graveyard,
    read_flashback_cost,
)
from bot.oracle.nouns.object_references import Reference
from bot.oracle.nouns.scope import Scope, Unsaid
from bot.oracle.objects.changing import read_duration, read_duration_in_front
from bot.oracle.text.cursor import Cursor


def read_spell_gains(at: Cursor, scope: Scope) -> Effects:
    """`spell_gains` = that_on_stack "gains" keywords ["until end of turn"], of the spell that the event is about"""
    spell = read_that_on_stack(at, scope)
    at.expect("gains")
    found = read_keywords(at)
    if any(ability.keyword not in ON_SPELLS for ability in found):
        raise at.error("a keyword ability that matters on a spell")
    duration = fx.Duration.END_OF_TURN if at.take("until", "end", "of", "turn") else fx.Duration.PERMANENT
    return (fx.Modify(spell, tuple(fx.AddAbility(each) for each in found), duration),)


def read_cards_gain(at: Cursor, scope: Scope) -> Effects:
    """`cards_gain` = [duration_in_front] cards_in_your_graveyard ("gains" | "gain") flashback_gained"""
    if at.at("until"):
        read_duration_in_front(at, scope)
    cards = fl.MatchingCards(read_cards_in_your_graveyard(at))
    if not at.take("gains"):
        at.expect("gain")
    return (_read_flashback_gained(at, scope, cards),)


def read_card_gains(at: Cursor, scope: Scope, whom: Reference) -> fx.Effect:
    """`card_gains` = ("gains" | "gain") flashback_gained, of a card in its controller's graveyard"""
    if not scope.is_own_card(whom.what):
        raise at.error("a card in your graveyard")
    at.expect("gain" if whom.plural else "gains")
    return _read_flashback_gained(at, scope, whom.what)


def _read_flashback_gained(at: Cursor, scope: Scope, what: fl.ObjectSet) -> fx.Effect:
    """`flashback_gained` = (flashback_without_cost | keywords) duration (CR 702.34a)"""
    if at.attempt(_read_flashback_without_cost):
        scope.unsaid = Unsaid.WHAT_IT_COSTS
        found = FLASHBACK
    else:
        (found,) = read_keywords(at)
        if found.keyword is not KeywordName.FLASHBACK:
            raise at.error("flashback")
    return fx.Modify(what, (fx.AddAbility(found),), scope.front or read_duration(at, scope))


def _read_flashback_without_cost(at: Cursor) -> bool:
    at.expect("flashback")
    if not at.at("until") and not at.at("."):
        raise at.error("flashback without its cost")
    return True


def read_flashback_cost_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`flashback_cost_sentence` = flashback_cost, of the card that the sentence before gives it"""
    if scope.unsaid is not Unsaid.WHAT_IT_COSTS:
        raise at.error("flashback given before")
    read_flashback_cost(
        at, plural=any(isinstance(each, fx.Modify) and scope.is_plural(each.what) for each in before[-1:])
    )
    scope.unsaid = None
    return before
