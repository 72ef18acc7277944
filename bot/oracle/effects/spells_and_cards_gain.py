"""What effects give spells on the stack and cards in graveyards (CR 611.2c): rebound, flashback (702.34a)."""

from dataclasses import replace

from bot.engine.magic.keywords.tables import FROM_GRAVEYARD, ON_SPELLS
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.effects.player_clauses import Effects
from bot.oracle.effects.spell_copies_and_new_targets import read_that_on_stack
from bot.oracle.keywords.keyword_abilities import read_keywords
from bot.oracle.keywords.spell_and_graveyard_keywords import (
    FOR_ITS_MANA_COST,
    read_cards_in_your_graveyard,
    read_equal_cost,
)
from bot.oracle.nouns.object_references import Reference, read_target_object
from bot.oracle.nouns.scope import Scope, Unsaid
from bot.oracle.objects.changing import read_duration, read_duration_in_front
from bot.oracle.text.cursor import Cursor


def read_spell_gains(at: Cursor, scope: Scope) -> Effects:
    """`spell_gains` = target_object "can't be countered", a spell | that_on_stack "gains" keywords ["until end of
    turn"], of the spell that the event is about"""
    if at.at("target"):
        aimed = read_target_object(at, scope).what
        at.expect("can't", "be", "countered")
        if not scope.is_spell(aimed):
            raise at.error("a spell")
        return (fx.Modify(aimed, (fx.AddAbility(ab.CantBeCountered(fl.THIS)),), fx.Duration.PERMANENT),)
    spell = read_that_on_stack(at, scope)
    at.expect("gains")
    found = read_keywords(at)
    if any(ability.keyword not in ON_SPELLS for ability in found):
        raise at.error("a keyword ability that matters on a spell")
    duration = fx.Duration.END_OF_TURN if at.take("until", "end", "of", "turn") else fx.Duration.PERMANENT
    return (fx.Modify(spell, tuple(fx.AddAbility(each) for each in found), duration),)


def read_cards_gain(at: Cursor, scope: Scope) -> Effects:
    """`cards_gain` = [duration_in_front] cards_in_your_graveyard ("gains" | "gain") gained_in_graveyard"""
    if at.at("until"):
        read_duration_in_front(at, scope)
    cards = fl.MatchingCards(read_cards_in_your_graveyard(at))
    if not at.take("gains"):
        at.expect("gain")
    return (_read_gained_in_graveyard(at, scope, cards),)


def read_card_gains(at: Cursor, scope: Scope, whom: Reference) -> fx.Effect:
    """`card_gains` = ("gains" | "gain") gained_in_graveyard, of a card in its controller's graveyard"""
    if not scope.is_own_card(whom.what):
        raise at.error("a card in your graveyard")
    at.expect("gain" if whom.plural else "gains")
    return _read_gained_in_graveyard(at, scope, whom.what)


def _read_gained_in_graveyard(at: Cursor, scope: Scope, what: fl.ObjectSet) -> fx.Effect:
    """`gained_in_graveyard` = (FOR_ITS_MANA_COST | keywords) duration (CR 702.34a)"""
    found = at.attempt(_read_without_cost)
    if found is not None:
        scope.unsaid = Unsaid.WHAT_IT_COSTS
    else:
        (found,) = read_keywords(at)
        if found.keyword not in FROM_GRAVEYARD:
            raise at.error("a keyword ability of cards in graveyards")
    return fx.Modify(what, (fx.AddAbility(found),), scope.front or read_duration(at, scope))


def _read_without_cost(at: Cursor) -> fx.KeywordAbility:
    keyword = at.choose(FOR_ITS_MANA_COST)
    if keyword is None or (not at.at("until") and not at.at(".")):
        raise at.error("a keyword without its cost")
    return fx.KeywordAbility(keyword)


def read_equal_cost_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`equal_cost_sentence` = equal_cost, of the card that the sentence before gives it"""
    last = before[-1] if before else None
    if scope.unsaid is not Unsaid.WHAT_IT_COSTS or not isinstance(last, fx.Modify):
        raise at.error("a keyword given before")
    (given,) = (each.ability for each in last.modifications if isinstance(each, fx.AddAbility))
    if not isinstance(given, fx.KeywordAbility):
        raise at.error("a keyword given before")
    exiles = read_equal_cost(at, given.keyword, plural=scope.is_plural(last.what))
    scope.unsaid = None
    if not exiles:
        return before
    return (*before[:-1], replace(last, modifications=(fx.AddAbility(replace(given, number=exiles)),)))
