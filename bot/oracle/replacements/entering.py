"""How permanents enter, but for copies (CR 614.1c-d, 614.12)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import (
    ChooseAsEnters,
    ChosenAsEnters,
    EnterDesignated,
    EnterTapped,
    EnterUnderControl,
    EnterWith,
    Instead,
    WouldEnter,
)
from bot.engine.magic.words.conditions import Condition, Not, WasPaid
from bot.oracle.amounts.entering_counters import read_entering_counters, read_further_counters
from bot.oracle.conditions import NamedBefore, read_condition
from bot.oracle.keywords.quoted_abilities import read_given_abilities
from bot.oracle.nouns.own_names_and_qualities import COLORS, read_itself
from bot.oracle.nouns.permanents import read_all_described, read_each_described, read_one_described
from bot.oracle.nouns.spells_and_cards import read_described_card
from bot.oracle.replacements.wording import Replacements
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table


def read_control_replacement(at: Cursor, *this_turn: str) -> ab.ReplacementAbility:
    """`control_replacement` = "if" one_described "would enter" ["the battlefield"] "under an opponent's control"
    [this_turn] "," "it enters" ["the battlefield"] "under your control instead" (CR 616.1b)"""
    at.expect("if")
    what = read_one_described(at)
    at.expect("would", "enter")
    at.take("the", "battlefield")
    at.expect("under", "an", "opponent's", "control", *this_turn, ",", "it", "enters")
    at.take("the", "battlefield")
    at.expect("under", "your", "control", "instead")
    if what.side is not fl.Side.ANY:
        raise at.error("whose they are only once")
    return ab.ReplacementAbility(WouldEnter(fl.Matching(replace(what, side=fl.Side.OPPONENT))), EnterUnderControl())


def read_enters(at: Cursor) -> Replacements:
    """`enters` = ["if" condition ","] (itself | "it", which the condition is about) own_entering [exception] |
    group_entering"""
    found_if = None
    if at.take("if"):
        found_if = read_condition(at, NamedBefore())
        at.expect(",")
    stated: Condition | None = None if found_if is None else found_if.condition
    about_this = found_if is not None and found_if.about == fl.THIS
    what: fl.ObjectSet | None = fl.THIS if about_this and at.take("it") else at.attempt(_read_entering_object)
    escaped = what is not None and stated is None and at.at("escapes", "with")
    found = _read_own_entering(at) if what is not None else _read_group_entering(at)
    if escaped:
        stated = WasPaid(KeywordName.ESCAPE)
    elif stated is None and what is not None:
        stated = at.attempt(_read_exception)
    at.expect_end()
    return tuple(replace(each, condition=stated) for each in found)


def _read_entering_object(at: Cursor) -> fl.ObjectSet:
    return read_itself(at)


def _read_exception(at: Cursor) -> Condition:
    """`exception` = "unless" condition | "if" condition"""
    if at.take("unless"):
        return Not(read_condition(at, NamedBefore(fl.THIS)).condition)
    at.expect("if")
    return read_condition(at, NamedBefore(fl.THIS)).condition


def _read_own_entering(at: Cursor) -> Replacements:
    """`own_entering` = "enters" ["the battlefield"] (DESIGNATION | "under the control of an opponent of your choice" |
    tapped_or_with_counters) | "escapes" tapped_or_with_counters (CR 702.138c, 722.3a)"""
    if not at.take("escapes"):
        at.expect("enters")
        at.take("the", "battlefield")
        for each in Designation:
            if at.take(each):
                return (ab.ReplacementAbility(WouldEnter(fl.THIS), EnterDesignated(each)),)
        if at.take("under", "the", "control", "of", "an", "opponent", "of", "your", "choice"):
            return (ab.ReplacementAbility(WouldEnter(fl.THIS), EnterUnderControl(of_opponent=True)),)
    return _read_tapped_or_with_counters(at, fl.THIS, plural=False)


def _read_group_entering(at: Cursor) -> Replacements:
    """`group_entering` = (each_described | all_described) ("enters" | "enter") ["the battlefield"]
    tapped_or_with_counters"""
    each = at.attempt(read_each_described)
    what = read_all_described(at) if each is None else each
    at.expect("enter" if each is None else "enters")
    at.take("the", "battlefield")
    return _read_tapped_or_with_counters(at, fl.Matching(what), plural=each is None)


def _read_tapped_or_with_counters(at: Cursor, what: fl.ObjectSet, *, plural: bool) -> Replacements:
    found: list[Instead] = [EnterTapped()] if at.take("tapped") else []
    if not found or at.at("with"):
        at.expect("with", expected="“tapped” or “with” counters")
        on = "them" if plural else "it"
        found.append(EnterWith(*read_entering_counters(at, on)))
        while more := at.attempt(lambda at: read_further_counters(at, on)):
            found.append(EnterWith(*more))
    given = at.attempt(_read_with_abilities) if what == fl.THIS else None
    has = () if given is None else (ab.StaticAbility(what, given),)
    return (*(ab.ReplacementAbility(WouldEnter(what), each) for each in found), *has)


def _read_with_abilities(at: Cursor) -> tuple[fx.AddAbility, ...]:
    """`with_abilities` = "and with" given_abilities (CR 614.1c)"""
    at.expect("and", "with")
    return tuple(fx.AddAbility(each) for each in read_given_abilities(at))


_CHOSEN = phrase_table(
    {
        "basic land type": ChosenAsEnters.LAND_TYPE,
        "color": ChosenAsEnters.COLOR,
        "creature type": ChosenAsEnters.CREATURE_TYPE,
        "player": ChosenAsEnters.PLAYER,
        "opponent": ChosenAsEnters.OPPONENT,
    }
)


def read_as_enters(at: Cursor) -> Replacements:
    """`as_enters` = "as" (itself | "it") "enters" ["the battlefield"] "," ["look at an opponent's hand" "," "then"]
    "choose" ("a" | "an" | "one" | "any") (CHOSEN [never] | card_name)"""
    read_as_it_enters(at)
    if at.take("look", "at", "an", "opponent's", "hand"):
        at.expect(",", "then")
    at.expect("choose")
    if not at.take("a") and not at.take("an") and not at.take("any"):
        at.expect("one")
    named = at.attempt(_read_card_name)
    if named is not None:
        at.expect_end()
        return (ab.ReplacementAbility(WouldEnter(fl.THIS), ChooseAsEnters(ChosenAsEnters.NAME, named)),)
    what = at.choose(_CHOSEN)
    if what is None:
        raise at.error("“color”, “creature type”, “player”, “opponent” or “card name”")
    never = _read_never(at) if what is ChosenAsEnters.COLOR else ()
    at.expect_end()
    return (ab.ReplacementAbility(WouldEnter(fl.THIS), ChooseAsEnters(what, never=never)),)


def _read_never(at: Cursor) -> tuple[Color, ...]:
    """`never` = ["other than" COLORS]"""
    return (COLORS[at.one_word(COLORS, "a color")],) if at.take("other", "than") else ()


def _read_card_name(at: Cursor) -> fl.Filter:
    """`card_name` = described_card "name" (CR 201.4a)"""
    found = read_described_card(at)
    at.expect("name")
    return found


def read_as_it_enters(at: Cursor) -> None:
    at.expect("as")
    if not at.take("it"):
        read_itself(at)
    at.expect("enters")
    at.take("the", "battlefield")
    at.expect(",")


def read_several_as_enters(sentences: Sequence[Cursor]) -> Replacements:
    """`several_as_enters` = "as" itself "enters" "," "you may" ("pay" number "life" | "reveal" ("a" | "an")
    described_card "from your hand") "." "if you don't," ("it" | itself) "enters" ["the battlefield"] "tapped"
    (CR 614.12a)"""
    first, *others = sentences
    read_as_it_enters(first)
    first.expect("you", "may")
    entering = _read_reveal_or_tapped(first) if first.take("reveal") else _read_life_or_tapped(first)
    first.expect_end()
    if len(others) != 1:
        raise first.error("what happens if it is not paid, and nothing else")
    (at,) = others
    at.expect("if", "you", "don't")
    at.expect(",")
    if not at.take("it"):
        read_itself(at)
    at.expect("enters")
    at.take("the", "battlefield")
    at.expect("tapped")
    at.expect_end()
    return (ab.ReplacementAbility(WouldEnter(fl.THIS), entering),)


def _read_life_or_tapped(at: Cursor) -> EnterTapped:
    at.expect("pay")
    life = read_number(at)
    at.expect("life")
    return EnterTapped(life)


def _read_reveal_or_tapped(at: Cursor) -> EnterTapped:
    if not at.take("a"):
        at.expect("an")
    what = read_described_card(at)
    at.expect("from", "your", "hand")
    return EnterTapped(revealing=what)
