"""Which rules answer a question in plain words that tells no situation: what they say in our words is the answer.

The official text stands below; nothing here is certain, since the rules were found by their words."""

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.judge.language.asked.generalities import is_half_shown, tells_something
from bot.judge.language.asked.reading_text import TextReading
from bot.judge.problems import shown_in_message
from bot.language import Language
from bot.reference.own_words import rules_in_own_words
from bot.reference.rule_search import RuleHit
from bot.ui.commands.judge_pages import page_of_question
from bot.ui.commands.names import with_rules
from bot.ui.commands.rule import show_rule
from bot.ui.commands.rule_told import tell_rule_first
from bot.ui.desk import Desk
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings_in

TELLING_SCORE, TELLING_SHARE, SURE_SCORE = 20.0, 0.6, 40.0
"""How well a rule has to fit a question, and how much of the question it has to hold, to be shown for it; and how well
where it holds less."""
BEFORE_KEYWORDS = 28.0
"""How well it has to fit to be shown before the page of the keywords that the question names."""
INSTEAD_OF_PLAYING = 35.0
"""How well it has to fit to be shown in the place of a situation that leaves out something that was said."""
SECOND_BEST = 0.6
"""What part of the best rule's fitness others must have that are told below it."""
MOST_TOLD = 3
ASKING = re.compile(
    r"(?:can|could|do|does|did|is|are|what|who|when|how|which|why|must|may|est-ce|peut|qui|que|quand|comment|combien|quel)"
    r"(?![a-zà-ÿ])",
    re.IGNORECASE,
)
"""How a question begins, without its mark too."""
MOST_BARE_WORDS = 5


def page_of_rules(desk: Desk, lang: Language, reading: TextReading) -> Reply | None:
    """Return what the rules say on a question that could not be played; None where no rule fits well."""
    hits = rules_that_fit(desk, lang, reading)
    first = hits and hits[0].score >= BEFORE_KEYWORDS and hits[0].rule in rules_in_own_words()[lang]
    worded = told_by_rules(desk, lang, reading, hits) if hits else None
    return worded if first else page_of_question(desk, lang, reading) or worded


def page_instead_of_ruling(desk: Desk, lang: Language, reading: TextReading) -> Reply | None:
    """Return what the rules say on a general question of which the situation that was played leaves something out; None
    where it leaves nothing out, or no rule fits very well."""
    if not is_half_shown(reading):
        return None
    hits = rules_that_fit(desk, lang, reading)
    fits = hits and hits[0].score >= INSTEAD_OF_PLAYING and hits[0].rule in rules_in_own_words()[lang]
    return told_by_rules(desk, lang, reading, hits) if fits else None


def rules_that_fit(desk: Desk, lang: Language, reading: TextReading) -> Sequence[RuleHit]:
    """Return the rules that a question in plain words may mean, best first, though not every word was understood; none
    where a situation is told, or no rule fits well."""
    said = reading.said
    sized = any(each.is_a("size", "loyalty") for each in said.mentions)
    named = any(each.is_a("card") for each in said.mentions)
    if any(each.what == "what" for each in reading.draft.missing) and len(said.mentions) <= MOST_BARE_WORDS:
        return ()  # "does it die?": of what is asked back
    opened = ASKING.match(said.text.lstrip()) is not None
    asked = opened or said.text.rstrip().endswith("?") or any(each.asked for each in reading.clauses)
    if sized or not asked:
        return ()
    hits = desk.rule_search.find(said.text, lang, MOST_TOLD)
    if not hits or hits[0].score < TELLING_SCORE:
        return ()
    if hits[0].covered < TELLING_SHARE and hits[0].score < SURE_SCORE:
        return ()
    if tells_something(reading) and (named or (not opened and hits[0].score < SURE_SCORE)):
        return ()
    return [each for each in hits if each.score >= SECOND_BEST * hits[0].score]


def told_by_rules(desk: Desk, lang: Language, reading: TextReading, hits: Sequence[RuleHit]) -> Reply:
    """Return the page of the first of the rules, with what they say in our own words before it."""
    say, own = strings_in(lang), rules_in_own_words()[lang]
    page = show_rule(desk, lang, {"rule": reading.said.text})
    if page.kind != "rule" or page.rules[:1] != (hits[0].rule,):
        page = show_rule(desk, lang, {"rule": hits[0].rule})
    unread = tuple(say("combat-ignored", typed=shown_in_message(each.text)) for each in reading.draft.leftovers)
    ignored = (Section(say("reply-ignored"), tuple(dict.fromkeys(unread)), apart=True),) if unread else ()
    told = tell_rule_first(page)
    others = [with_rules(own[each.rule], [each.rule]) for each in hits[1:] if each.rule in own]
    below = Section("", (*others, say("asked-page")))
    return replace(told, certain=False, sections=(*told.sections[:1], below, *told.sections[1:], *ignored))
