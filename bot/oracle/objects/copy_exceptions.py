"""In what a copy differs from what it copies (CR 707.9): "except it isn't legendary and has haste"."""

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.amounts.entering_counters import read_entering_counters
from bot.oracle.keywords.quoted_abilities import read_given_abilities
from bot.oracle.nouns.permanents import read_described
from bot.oracle.nouns.type_words import CARD_TYPES, SUPERTYPES
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table


def read_copy_exceptions(at: Cursor) -> fx.Exceptions:
    """`copy_exceptions` = exception_to_copy { [","] ["and"] exception_to_copy }, after "except" (CR 707.9)"""
    found = _read_exception_to_copy(at)
    while more := at.attempt(_read_further_exception):
        counters_too = (*found.counters, *more.counters)
        this_ability = found.this_ability or more.this_ability
        found = fx.Exceptions((*found.modifications, *more.modifications), found.name, counters_too, this_ability)
    return found


def _read_further_exception(at: Cursor) -> fx.Exceptions:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further exception")
    return _read_exception_to_copy(at)


_COPIES = {"it": "has", "the token": "has", "they": "have", "the tokens": "have", "those tokens": "have"}
"""What a copy is called, and the form of "has" behind it."""
_NOT_LEGENDARY = phrase_table(
    {
        **{f"{copy} {'isn' if verb == 'has' else 'aren'}'t legendary": True for copy, verb in _COPIES.items()},
        **dict.fromkeys(("it's not legendary", "they're not legendary"), True),
    }
)
_HAVING = phrase_table(
    {**{f"{copy} {verb}": True for copy, verb in _COPIES.items()}, **dict.fromkeys(("has", "have"), True)}
)


def _read_exception_to_copy(at: Cursor) -> fx.Exceptions:
    """`exception_to_copy` = NOT_LEGENDARY | "it's" ("a" | "an") described "in addition to its other types" | HAVING
    ("this ability" | given_abilities) | "it enters with" entering_counters [type_it_needs] (CR 707.9)"""
    if at.choose(_NOT_LEGENDARY):
        return fx.Exceptions((fx.RemoveTypes(("Legendary",)),))
    if at.choose(_HAVING):
        if at.take("this", "ability"):
            return fx.Exceptions(this_ability=True)
        return fx.Exceptions(tuple(fx.AddAbility(each) for each in read_given_abilities(at)))
    if at.take("it", "enters", "with"):
        kind, number_of_them = read_entering_counters(at, "it")
        return fx.Exceptions(counters=(fx.CopyCounters(kind, number_of_them, at.attempt(_read_type_it_needs) or ""),))
    at.expect("it's")
    if not at.take("a"):
        at.expect("an")
    kinds = read_described(at, plural=False)
    at.expect("in", "addition", "to", "its", "other", "types")
    if kinds != fl.Filter(all_of=kinds.all_of) or not kinds.all_of:
        raise at.error("plain types")
    types = tuple(each for each in kinds.all_of if each in CARD_TYPES)
    supertypes = tuple(each for each in kinds.all_of if each in SUPERTYPES)
    subtypes = tuple(each for each in kinds.all_of if each not in {*types, *supertypes})
    return fx.Exceptions((fx.AddTypes(types, subtypes, supertypes),))


def _read_type_it_needs(at: Cursor) -> str:
    """`type_it_needs` = "if it's" ("a" | "an") described, just a card type"""
    at.expect("if", "it's")
    if not at.take("a"):
        at.expect("an")
    kinds = read_described(at, plural=False)
    if kinds != fl.Filter(all_of=kinds.all_of) or len(kinds.all_of) != 1 or kinds.all_of[0] not in CARD_TYPES:
        raise at.error("a card type")
    return kinds.all_of[0]
