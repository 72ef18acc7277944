"""Keyword abilities that objects off the battlefield have (CR 113.6, 604.1): spells that have lifelink or convoke,
cards in graveyards that have flashback."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.tables import ON_SPELLS
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition
from bot.oracle.keywords.keyword_abilities import read_keywords
from bot.oracle.keywords.spell_and_graveyard_keywords import (
    FOR_ITS_MANA_COST,
    read_cards_in_your_graveyard,
    read_equal_cost,
)
from bot.oracle.nouns.spells_and_cards import read_cast_from, read_nth_spell, read_spell
from bot.oracle.statics.conditional import read_as_long_as, read_turn_of
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import PhraseTable, phrase_table

_YOURS = phrase_table({"you control": fl.Side.YOU, "you cast": fl.Side.YOU})


def read_spells_have(at: Cursor) -> tuple[ab.HaveElsewhere, ...]:
    """`spells_have` = (nth_spell | ["each"] spell in the plural ("you control" | "you cast") [cast_from]) ("have" |
    "has") keywords"""
    each = at.take("each")
    nth = None if each else at.attempt(read_nth_spell)
    each = each or nth is not None
    spells = read_spell(at, plural=not each) if nth is None else nth
    if spells.side is not fl.Side.YOU:
        if at.choose(_YOURS) is None:
            raise at.error("“you control” or “you cast”")
        spells = replace(spells, side=fl.Side.YOU, cast_from=read_cast_from(at))
    at.expect("has" if each else "have")
    found = read_keywords(at)
    if any(ability.keyword not in ON_SPELLS for ability in found):
        raise at.error("a keyword ability that matters on a spell")
    return (ab.HaveElsewhere(Zone.STACK, spells, found),)


def read_everything_colored(at: Cursor) -> tuple[ab.StaticAbility | ab.ColorsElsewhere, ...]:
    """`everything_colored` = "all cards that aren't on the battlefield, spells, and permanents are" EVERYWHERE
    (CR 613.1e)"""
    at.expect("all", "cards", "that", "aren't", "on", "the", "battlefield", ",", "spells", ",", "and", "permanents")
    at.expect("are")
    change = at.choose(_EVERYWHERE)
    if change is None:
        raise at.error("“colorless”, or the chosen color besides")
    return ab.StaticAbility(fl.Matching(fl.ANYTHING), (change,)), ab.ColorsElsewhere(change)


_EVERYWHERE: PhraseTable[fx.SetColors | fx.TakeChosen] = phrase_table(
    {
        "colorless": fx.SetColors(()),
        "the chosen color in addition to their other colors": fx.TakeChosen("color", in_addition=True),
    }
)


def read_cards_have(sentences: Sequence[Cursor]) -> tuple[ab.HaveElsewhere, ...]:
    """`cards_have` = [while ","] cards_in_your_graveyard ("has" | "have") FOR_ITS_MANA_COST "." equal_cost
    (CR 702.34a)"""
    first, *others = sentences
    stated = _read_while(first)
    cards = read_cards_in_your_graveyard(first)
    if not first.take("has"):
        first.expect("have")
    keyword = first.choose(FOR_ITS_MANA_COST)
    first.expect(".", expected="a keyword whose cost is said behind")
    first.expect_end()
    if keyword is None or len(others) != 1:
        raise first.error("what that costs")
    exiles = read_equal_cost(others[0], keyword)
    given = fx.KeywordAbility(keyword, number=exiles) if exiles else fx.KeywordAbility(keyword)
    return (ab.HaveElsewhere(Zone.GRAVEYARD, cards, (given,), condition=stated),)


def _read_while(at: Cursor) -> Condition | None:
    """`while` = ("as long as" as_long_as | "during" turn_of) ",", if there is one"""
    if not at.at("as", "long", "as") and not at.at("during"):
        return None
    stated = read_turn_of(at) if at.take("during") else read_as_long_as(at, None)
    at.expect(",")
    return stated.condition
