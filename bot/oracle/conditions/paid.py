"""Conditions on what was paid for a spell, or for the spell that a permanent was (CR 118.8-118.9, 607.2, 702.33d)."""

from functools import partial

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.tables import ALTERNATIVE_COSTS, OPTIONAL_COSTS
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Bounds, Condition, Not, WasPaid
from bot.oracle.conditions.objects import read_named_object
from bot.oracle.conditions.wording import NamedBefore, StatedCondition
from bot.oracle.nouns.costs import read_mana
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import PhraseTable, phrase_table


def read_was_paid(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`was_paid` = tribute | gift | cost_paid | bargained | kicked"""
    return at.first_of(
        _read_tribute,
        _read_gift,
        partial(_read_cost_paid, named=named),
        partial(_read_bargained, named=named),
        partial(_read_kicked, named=named),
        expected="what was paid for a spell",
    )


def _read_tribute(at: Cursor) -> StatedCondition:
    """`tribute` = "tribute" ("was" | "wasn't") "paid" | "it devoured a creature" (CR 702.82b, 702.104b)"""
    if at.take("it", "devoured", "a", "creature"):
        return StatedCondition(WasPaid(KeywordName("devour")), fl.THIS)
    at.expect("tribute")
    denied = _read_was_or_wasnt(at)
    at.expect("paid")
    return StatedCondition(_negate_paid(WasPaid(KeywordName("tribute")), denied=denied), fl.THIS)


def _read_gift(at: Cursor) -> StatedCondition:
    """`gift` = "the gift" ("was" | "wasn't") "promised" (CR 702.174k)"""
    at.expect("the", "gift")
    denied = _read_was_or_wasnt(at)
    at.expect("promised")
    return StatedCondition(_negate_paid(WasPaid(KeywordName.GIFT), denied=denied), fl.THIS)


def _read_cost_paid(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`cost_paid` = ("this spell's" | "this creature's" | "its" | "his" | "her") PAID "cost" ("was" | "wasn't") "paid"
    (CR 607.2)"""
    what = _read_owner_of_cost(at, named)
    keyword = at.choose(_PAID)
    if keyword is None:
        raise at.error("a keyword with a cost")
    at.expect("cost")
    denied = _read_was_or_wasnt(at)
    at.expect("paid")
    return StatedCondition(_negate_paid(WasPaid(keyword, what), denied=denied), what)


_PAID: PhraseTable[KeywordName] = phrase_table({str(each): each for each in (*ALTERNATIVE_COSTS, *OPTIONAL_COSTS)})
_OWN: PhraseTable[fl.ObjectSet] = phrase_table({"this spell's": fl.THIS, "this creature's": fl.THIS})
_ITS = frozenset({"its", "his", "her"})


def _read_owner_of_cost(at: Cursor, named: NamedBefore) -> fl.ObjectSet:
    found = at.choose(_OWN)
    if found is not None:
        return found
    at.one_word(_ITS, "whose cost was paid")
    if named.it is None:
        raise at.error("whose cost was paid")
    return named.it


def _read_bargained(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`bargained` = "it's bargained" | spell_or_object ("was" | "wasn't") ("bargained" | "foretold") (CR 702.143c,
    702.166b)"""
    if at.take("it's", "bargained"):
        return StatedCondition(WasPaid(KeywordName.BARGAIN), fl.THIS)
    what = _read_spell_or_object(at, named)
    denied = _read_was_or_wasnt(at)
    keyword = KeywordName.FORETELL if at.take("foretold") else KeywordName.BARGAIN
    if keyword is KeywordName.BARGAIN:
        at.expect("bargained")
    return StatedCondition(_negate_paid(WasPaid(keyword, what), denied=denied), what)


def _read_kicked(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`kicked` = spell_or_object ("escaped" | ("was" | "wasn't") "kicked" ["twice" | "with its" mana "kicker"])
    (CR 702.33d-f, 702.138b)"""
    what = _read_spell_or_object(at, named)
    if at.take("escaped"):
        return StatedCondition(WasPaid(KeywordName.ESCAPE, what), what)
    denied = _read_was_or_wasnt(at)
    at.expect("kicked")
    if at.take("twice"):
        found = WasPaid(KeywordName.KICKER, what, Bounds(2))
    elif at.take("with", "its"):
        found = WasPaid(KeywordName.KICKER, what, cost=read_mana(at))
        at.expect("kicker")
    else:
        found = WasPaid(KeywordName.KICKER, what)
    return StatedCondition(_negate_paid(found, denied=denied), what)


def _read_spell_or_object(at: Cursor, named: NamedBefore) -> fl.ObjectSet:
    """`spell_or_object` = "this spell" | "that spell" | named_object"""
    if at.take("this", "spell"):
        return fl.THIS
    if named.on_stack is not None and at.take("that", "spell"):
        return named.on_stack
    return read_named_object(at, named)


def _read_was_or_wasnt(at: Cursor) -> bool:
    """`was_or_wasnt` = "was" | "wasn't"."""
    if at.take("was"):
        return False
    at.expect("wasn't")
    return True


def _negate_paid(found: WasPaid, *, denied: bool) -> Condition:
    return Not(found) if denied else found
