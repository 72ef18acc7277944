"""What answers a question that tells no situation: rules in our words, Emperor's, a card, a keyword's past.

The official text stands below; nothing here is certain, since the rules were found by their words."""

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.judge.language.asked.generalities import is_half_shown, tells_something
from bot.judge.language.asked.reading_text import TextReading
from bot.judge.problems import shown_in_message
from bot.language import Language
from bot.reference.emperor_rules import EmperorPart, Era, emperor_rules
from bot.reference.folding import fold_text
from bot.reference.mentions import keywords_in
from bot.reference.own_words import rules_in_own_words
from bot.reference.rule_search import RuleHit
from bot.reference.statements import statement_search, terms_in
from bot.ui.commands.card import show_card
from bot.ui.commands.emperor_rules import show_emperor_rules
from bot.ui.commands.judge_pages import page_of_question
from bot.ui.commands.keyword import show_keyword
from bot.ui.commands.names import with_rules
from bot.ui.commands.rule import show_rule
from bot.ui.commands.rule_told import tell_rule_first
from bot.ui.desk import Desk
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings_in

TELLING_SCORE, TELLING_SHARE, SURE_SCORE = 26.0, 0.6, 47.0
"""How well a rule has to fit a question, and how much of the question it has to hold, to be shown for it; and how well
where it holds less."""
BEFORE_KEYWORDS = 36.0
"""How well it has to fit to be shown before the page of the keywords that the question names."""
INSTEAD_OF_PLAYING = 42.0
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
    worded = page_of_worded_rule(desk, lang, reading) or page_of_question(desk, lang, reading)
    return worded or (told_by_rules(desk, lang, reading, hits) if hits else None)


def page_of_worded_rule(desk: Desk, lang: Language, reading: TextReading) -> Reply | None:
    """Return what the rules say in our words on such a question, where one fits better than a keyword that is named."""
    hits = rules_that_fit(desk, lang, reading)
    first = hits and hits[0].score >= BEFORE_KEYWORDS and hits[0].rule in rules_in_own_words()[lang]
    return told_by_rules(desk, lang, reading, hits) if first else None


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
    named = any(each.is_a("card") and not each.is_a("guess") for each in said.mentions)
    if any(each.what == "what" for each in reading.draft.missing) and len(said.mentions) <= MOST_BARE_WORDS:
        return ()  # "does it die?": of what is asked back
    opened = ASKING.match(said.text.lstrip()) is not None
    asked = opened or said.text.rstrip().endswith("?") or any(each.asked for each in reading.clauses)
    if sized or not asked:
        return ()
    hits = desk.rule_search.find(said.text, lang, MOST_TOLD)
    if not hits or hits[0].score < TELLING_SCORE:
        return ()
    if hits[0].covered < TELLING_SHARE and (named or hits[0].score < SURE_SCORE):
        return ()  # of a card's name no rule holds the words: its own text, or the keyword beside it, may answer
    if tells_something(reading) and (named or (not opened and hits[0].score < SURE_SCORE)):
        return ()
    return [each for each in hits if each.score >= SECOND_BEST * hits[0].score]


def told_by_rules(desk: Desk, lang: Language, reading: TextReading, hits: Sequence[RuleHit]) -> Reply:
    """Return the page of the first of the rules, with what they say in our own words before it."""
    say, own = strings_in(lang), rules_in_own_words()[lang]
    page = show_rule(desk, lang, {"rule": reading.said.text})
    if page.kind != "rule" or page.rules[:1] != (hits[0].rule,):
        page = show_rule(desk, lang, {"rule": hits[0].rule})
    left = [each.text for each in reading.draft.leftovers if not desk.rule_search.holds(each.text, lang)]
    unread = tuple(say("combat-ignored", typed=shown_in_message(each)) for each in left)
    ignored = (Section(say("reply-ignored"), tuple(dict.fromkeys(unread)), apart=True),) if unread else ()
    told = tell_rule_first(page)
    others = [with_rules(own[each.rule], [each.rule]) for each in hits[1:] if each.rule in own]
    below = Section("", (*others, say("asked-page")))
    return replace(told, certain=False, sections=(*told.sections[:1], below, *told.sections[1:], *ignored))


EMPEROR = re.compile(
    r"^\s*(?:empereur|emperor)\b[^:,]*[:,]|^\s*l['’]\s?empereur\s+(?:a|peut|doit|seul|sans|voit|et|adverse)\b|\b(?:(?:à|a|de|dans|en|pour|jouer|partie|variante|règles?)\s+(?:à\s+)?(?:l['’]\s?)?empereur|emperor)\b"
    r"|\bempereur\b.*\bgénér|\bgénéraux\b.*\bempereur\b|\bterritoires?\s+(?:alliés?|ennemis?|de)\b"
    r"|\bforcée?s?\s+de\s+marcher\b",
    re.IGNORECASE,
)
SEATED = re.compile(r"\b[AE][1-5]\b|\d+\s*/\s*\d+")
"""Seats and sizes: a situation, and no question about the rules."""
OLDER = re.compile(
    r"\b(?:ancienn?e?s?|vieilles?|vieux|classiques?|older?|classic|march\w*|territoires?|territor\w*|vol(?:ée?s?|er)"
    r"|stolen?|steals?|mort|meurt|meurent|obligée?s?|forcée?s?|forced)\b",
    re.IGNORECASE,
)
HISTORY = re.compile(
    r"\b(?:dat(?:e|ent)\s+de|depuis\s+quand|sorti(?:e|s|es)?\s+quand|quand\b.*\b(?:sorti|apparu|créé|inventé)\w*"
    r"|(?:a|ont|est-ce que)\b.*\bchangé|chang\w+\s+avec\s+le\s+temps|historique|à\s+l['’]origine|autrefois"
    r"|how\s+old|since\s+when|when\b.*\b(?:introduced|invented|printed)|changed\s+over|history)\b",
    re.IGNORECASE,
)


TOLD_FIRST = 0.3
"""How well what we say of one thing has to fit to be told before the page of Emperor's rules."""


def emperor_page(desk: Desk, lang: Language, text: str) -> Reply | None:
    """Return what both sets of Emperor's rules say on what a question is about, today's first unless the older ones are
    meant; the whole page where no part fits; None where the variant is not named or a situation is told."""
    if EMPEROR.search(text) is None or SEATED.search(text) is not None:
        return None
    first: Era = "older" if OLDER.search(text) else "today"
    second: Era = "today" if first == "older" else "older"
    page = show_emperor_rules(desk, lang, {"rules": "anciennes" if first == "older" else ""})
    hits = statement_search()[lang].find(text, most=1) if len(set(terms_in(text, lang))) > 1 else ()
    if hits and hits[0].score >= TOLD_FIRST and any(each.startswith("80") for each in hits[0].statement.rules):
        fact = hits[0].statement
        whole = Section("", (page.verdict,))
        verdict = with_rules(fact.told[lang], fact.rules)
        return replace(page, verdict=verdict, sections=(whole, *page.sections), rules=tuple(fact.rules), certain=False)
    parts = parts_asked_for(emperor_rules(first), fold_text(EMPEROR.sub(" ", text)), lang)
    if not parts:
        return replace(page, certain=False)
    titles = [each.title[lang] for each in parts]
    others = [each for title in titles for each in emperor_rules(second) if each.title[lang] == title]
    told = tuple(with_rules(each.text[lang], each.rules) for each in others)
    sections = (Section(strings_in(lang)(f"table-rules-{second}"), told), *page.sections)
    return replace(
        page,
        verdict=with_rules(parts[0].text[lang], parts[0].rules),
        sections=tuple(each for each in sections if each.lines),
        rules=parts[0].rules,
        certain=False,
    )


MOST_PARTS = 2


def parts_asked_for(parts: Sequence[EmperorPart], folded: str, lang: Language) -> Sequence[EmperorPart]:
    """Return the parts of which a folded question has the most words, best first; none where it has none of any."""

    def fitness(part: EmperorPart) -> int:
        return sum(len(each) for each in part.asked[lang] if f" {each}" in f" {folded}")

    return [each for each in sorted(parts, key=lambda part: -fitness(part)) if fitness(each)][:MOST_PARTS]


def card_page(desk: Desk, lang: Language, reading: TextReading) -> Reply | None:
    """Return the page of the one card that a question names where nothing could be played and nothing is told."""
    named = {each.value("card") for each in reading.said.mentions if each.is_a("card") and not each.is_a("guess")}
    sized = any(each.is_a("size") for each in reading.said.mentions)
    if len(named) != 1 or sized or tells_something(reading):
        return None
    page = show_card(desk, lang, {"card": str(named.pop())})
    note = Section("", (strings_in(lang)("asked-page-card"),))
    return replace(page, certain=False, sections=(note, *page.sections)) if page.kind == "card" else None


def history_page(desk: Desk, lang: Language, text: str) -> Reply | None:
    """Return the details of the one keyword of which a question asks since when it is, or what was different."""
    if HISTORY.search(text) is None or SEATED.search(text) is not None:
        return None
    named = [each for each in keywords_in(text, desk.keywords) if each.history or each.abolished]
    return show_keyword(desk, lang, {"keyword": named[0].id, "part": "details"}) if len(named) == 1 else None
