"""Mana for which a permanent would be tapped (CR 106.12b): another type of it, just one, or more of it."""

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import Instead, ProduceInstead, Scaled, WouldProduceMana
from bot.oracle.nouns.costs import read_mana
from bot.oracle.nouns.permanents import read_one_described
from bot.oracle.replacements.wording import read_actor
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table


def read_tapped_for_mana(at: Cursor) -> ab.ReplacementAbility:
    """`tapped_for_mana` = one_described "is tapped for" [number "or more"] "mana" "," produced | actor ("tap" | "taps")
    one_described "for mana" "," produced"""
    by = at.attempt(_read_who_taps)
    what = read_one_described(at)
    if by is None:
        at.expect("is", "tapped")
    at.expect("for")
    least = read_number(at) if not at.at("mana") else 1
    if least > 1:
        at.expect("or", "more")
    at.expect("mana", ",")
    return ab.ReplacementAbility(WouldProduceMana(what, by or fl.Side.ANY, least), _read_produced(at))


def _read_who_taps(at: Cursor) -> fl.Side:
    found = read_actor(at)
    at.expect("tap" if found is fl.Side.YOU else "taps")
    return found


_MORE = phrase_table(
    {
        "twice as much of that mana instead": Scaled(2),
        "three times as much of that mana instead": Scaled(3),
    }
)


def _read_produced(at: Cursor) -> Instead:
    """`produced` = ("it" | "that land") "produces" (("twice" | "three times") "as much of that mana instead"
    | (mana | "colorless mana") "instead of any other type" ["and amount"])"""
    if not at.take("it"):
        at.expect("that", "land")
    at.expect("produces")
    more = at.choose(_MORE)
    if more is not None:
        return more
    symbol = "{C}" if at.take("colorless", "mana") else read_mana(at)
    at.expect("instead", "of", "any", "other", "type")
    return ProduceInstead(symbol, just_one=at.take("and", "amount"))
