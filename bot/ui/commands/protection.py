"""Which of damage, enchanting and equipping, blocking and targeting a card's protection stops of another card."""

import re
from collections.abc import Iterator, Sequence

from bot.cards.names import Found
from bot.explain.grammars import GRAMMARS
from bot.judge.problems import ScenarioError
from bot.judge.protection import Part, PartStopped, judge_protection
from bot.language import Language
from bot.ui.commands.names import card_name, with_rules
from bot.ui.desk import Desk
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings_in

BETWEEN_CARDS = re.compile(
    r"^\s*(?:(?:protection|debt|pro)\b\s*(?:\s(?:du|de\s+la|de|d['’]|des|of)\s*)?:?\s*)(?P<who>.{2,60}?)\s+"
    r"(?:contre|face\s+à|against|versus|vs\.?|from)\s+(?P<source>.{2,60}?)\s*\??\s*$",
    re.IGNORECASE,
)
"""`protection: Spectral Lynx against Force of Nature`."""
RULES = {Part.DAMAGE: "702.16e", Part.ATTACH: "702.16c", Part.BLOCK: "702.16f", Part.TARGET: "702.16b"}


def protection_between(desk: Desk, lang: Language, typed: str) -> Reply | None:
    """Return the answer for two named cards; None where the words name no two cards."""
    match = BETWEEN_CARDS.match(typed)
    return None if match is None else protection_of_card(desk, lang, match["who"], match["source"])


def protection_of_card(desk: Desk, lang: Language, protected: str, against: str) -> Reply | None:
    """Return what the protection of a named card stops of another; None where the names are not those of two cards."""
    found = [desk.cards.find(each, lang) for each in (protected, against)]
    cards = [each.card for each in found if isinstance(each, Found)]
    if len(cards) != 2:
        return None
    who, source = (desk.cards.record(each) for each in cards)
    try:
        parts = judge_protection(who, source, desk.library)
    except ScenarioError:
        return None
    say = strings_in(lang)
    names = {"who": card_name(cards[0], lang), "source": card_name(cards[1], lang)}
    stopped = [say(f"protection-noun-{each.part}") for each in parts if each.stopped]
    told = {"what": GRAMMARS[lang].join_words(stopped)} if stopped else {}
    verdict = say("protection-stops" if stopped else "protection-nothing", **names, **told)
    rules = ("702.16a", *(RULES[each.part] for each in parts if each.stopped is not None))
    return Reply(
        "ruling",
        lang,
        verdict,
        (Section("", (*part_lines(parts, lang), with_rules(say("protection-never"), ("702.16a",)))),),
        rules=rules,
        footer=say("reply-unofficial"),
    )


def part_lines(parts: Sequence[PartStopped], lang: Language) -> Iterator[str]:
    """Yield a line for each part: stopped, not stopped, or nothing that the source does."""
    say = strings_in(lang)
    for each in parts:
        state = {True: "stopped", False: "passes", None: "never"}[each.stopped]
        rules = () if each.stopped is None else (RULES[each.part],)
        yield with_rules(say(f"protection-{each.part}-{state}"), rules)
