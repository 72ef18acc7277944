"""Whether a text asks about a rule in general: it names no card, no size and no number, and tells nothing that is done.

Knows no rule; what is played for such a question is the smallest situation that shows it."""

from collections.abc import Iterator, Mapping

from bot.judge.language.asked.clauses.clause import LIGHT_VERBS
from bot.judge.language.asked.drafting.draft import Deed
from bot.judge.language.asked.phrases.things_said import Unit
from bot.judge.language.asked.reading_text import TextReading

DONE_BY: Mapping[str, frozenset[Deed]] = {
    "attack": frozenset({Deed.ATTACK}),
    "block": frozenset({Deed.BLOCK}),
    "activate": frozenset({Deed.ACTIVATE, Deed.EFFECT}),
    "sacrifice": frozenset({Deed.SACRIFICE, Deed.EFFECT}),
    "cast": frozenset({Deed.CAST, Deed.PLAY, Deed.EFFECT}),
}
"""The deeds by which a draft holds that a verb was done; other verbs are held by any that is no combat."""
NO_COMBAT = frozenset(Deed) - {Deed.ATTACK, Deed.BLOCK, Deed.STEP}
SAID_OTHERWISE = LIGHT_VERBS | {"say", "happen", "enter", "work", "save", "take", "deal", "pass", "win"}
"""Verbs that tell a state or open a question: no deed need hold them."""


def is_general(reading: TextReading) -> bool:
    """Whether the text names no card, no size, and no number of anything."""
    named = any(each.is_a("card", "size", "delta", "loyalty") for each in reading.said.mentions)
    return not named and not any(is_counted(unit) for each in reading.clauses for unit in each.units)


def is_half_shown(reading: TextReading) -> bool:
    """Whether the text asks about a rule in general, and what is played for it leaves out something that was said."""
    return is_general(reading) and leaves_act_out(reading)


def leaves_act_out(reading: TextReading) -> bool:
    """Whether a verb of the text is neither what is asked nor done by anything in the draft."""
    deeds = {each.deed for each in reading.draft.events}
    answered = any(each.response for each in reading.draft.events)
    return any(
        not answered if verb == "respond" else not deeds & DONE_BY.get(verb, NO_COMBAT)
        for verb in verbs_beside_question(reading)
    )


def verbs_beside_question(reading: TextReading) -> Iterator[str]:
    """Yield the verbs of the text, but for the one that each question asks about."""
    for parts in reading.parts:
        verbs = [str(each.says("verb") or each.says("participle") or "") for each in parts.clause.verb_units]
        if parts.clause.asked and parts.verb in verbs and parts.verb not in DONE_BY:
            verbs.remove(parts.verb)
        yield from (each for each in verbs if each and each not in SAID_OTHERWISE)


def tells_something(reading: TextReading) -> bool:
    """Whether anybody does anything, beside what is asked."""
    return any(
        each.verb_units and not (each.asked or each.claimed) and (not each.sub or any(map(is_counted, each.units)))
        for each in reading.clauses
    )


def is_counted(unit: Unit) -> bool:
    """Whether the unit is a number of something, which only a situation has."""
    return unit.kind == "amount" or (unit.is_a("number") and not unit.is_a("filler"))
