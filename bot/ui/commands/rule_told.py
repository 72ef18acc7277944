"""What a rule says in our own words as the first line of a reply, for whoever asked in words and not by its number."""

import re
from dataclasses import replace

from bot.reference.own_words import rules_in_own_words
from bot.ui.commands.names import with_rules
from bot.ui.commands.rulings import is_short
from bot.ui.reply import Reply, Section

SENTENCE_END = re.compile(r"(?<=[.!?])\s+")


def tell_rule_first(page: Reply) -> Reply:
    """Return the page of a rule with what it says as the verdict, and its heading below; as it is where we say nothing
    of that rule in our own words, or more than one is shown."""
    told = rules_in_own_words()[page.lang].get(page.rules[0]) if page.kind == "rule" and len(page.rules) == 1 else None
    if told is None:
        return page
    verdict, *rest = [told] if is_short(told) else SENTENCE_END.split(told, maxsplit=1)
    below = [replace(each, lines=tuple(one for one in each.lines if told not in one)) for each in page.sections]
    sections = (Section("", tuple(rest)), Section("", (page.verdict,)), *below)
    return replace(
        page, verdict=with_rules(verdict, page.rules), sections=tuple(each for each in sections if each.lines)
    )
