"""`/magenoir keyword`: a term of Mage Noir in one line, then a short explanation and related terms."""

import re
from collections.abc import Mapping
from dataclasses import replace

from bot.explain.magenoir.explanation import chapters_cited
from bot.judge.problems import shown_in_message
from bot.language import Language, other_languages
from bot.reference.magenoir_terms import Term, shipped_terms
from bot.reference.statements import Statement, mage_noir_statement_search
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.names import names_side_by_side
from bot.ui.desk import Desk
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings_in


def show_term(_: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Explain the term that the option names, or list terms that are near."""
    typed, say = options["term"], strings_in(lang)
    term = shipped_terms().find(typed)
    if term is not None:
        return reply_of(term, lang)
    near = shipped_terms().near(typed)
    if not near:
        return Reply("not understood", lang, say("mage-term-not-found", query=shown_in_message(typed)), certain=False)
    names = names_side_by_side(each.name(lang) for each in near)
    verdict = say("mage-term-not-found-near", query=shown_in_message(typed), candidates=names)
    return Reply("not understood", lang, verdict, certain=False)


ASKING = re.compile(
    r"\?|\b(?:c['’ ]est quoi|que veut|veut dire|qu['’ ]est|comment|explique|what|how|meaning|does|quand|when)\b",
    re.IGNORECASE,
)
MOST_TERMS = 3
"""Of so many terms is told that a question speaks of."""


def term_asked(text: str, lang: Language) -> Reply | None:
    """Explain the terms that a question on the game speaks of, one below the other; None where it speaks of none."""
    spoken = shipped_terms().spoken_of(text)[:MOST_TERMS] if ASKING.search(text) is not None else ()
    if not spoken:
        return None
    reply = reply_of(spoken[0], lang)
    told = [each for other in spoken[1:] for each in (heading_of(other, lang), text_of(other, lang))]
    below = (Section("", tuple(told)),) if told else ()
    return replace(reply, sections=(*reply.sections[:1], *below, *reply.sections[1:]))


NEAR, AS_NEAR = 0.3, 0.6
"""How well a statement has to fit to be told; and what part of the best one's fitness others need."""


def told_of_game(text: str, lang: Language) -> Reply | None:
    """Return what we say of what a question on the game half remembers, above the page of its term."""
    hits = mage_noir_statement_search()[lang].find(text)
    if not hits or hits[0].score < NEAR:
        return None
    first, *others = (each.statement for each in hits if each.score >= AS_NEAR * hits[0].score)
    term = shipped_terms().entries[first.term]
    page = reply_of(term, lang)
    told = tuple(f"{each.told[lang]} [{', '.join(cited_by(each, lang))}]" for each in others)
    if first.asked == term.names:
        return replace(page, sections=(*page.sections[:1], Section("", told), *page.sections[1:])) if told else page
    sections = (Section("", (*told, page.verdict)), *page.sections)
    return replace(page, verdict=f"{first.told[lang]} [{', '.join(page.rules)}]", sections=sections, certain=False)


def cited_by(statement: Statement, lang: Language) -> tuple[str, ...]:
    return chapters_cited(shipped_terms().entries[statement.term].cited, lang)


def heading_of(term: Term, lang: Language) -> str:
    """Return what the term is called in all languages, and what it is."""
    others = names_side_by_side(term.name(each) for each in other_languages(lang))
    return strings_in(lang)("mage-term-heading", name=term.name(lang), other=others, line=term.lines[lang])


def text_of(term: Term, lang: Language) -> str:
    """Return what is told of the term, with the chapters that it rests on."""
    return f"{term.texts[lang]} [{', '.join(chapters_cited(term.cited, lang))}]"


def reply_of(term: Term, lang: Language) -> Reply:
    say = strings_in(lang)
    cited = chapters_cited(term.cited, lang)
    see = names_side_by_side(shipped_terms().entries[each].name(lang) for each in term.see)
    sections = [Section("", (text_of(term, lang),))]
    if term.open:
        sections.append(Section("", (say("mage-term-open"),)))
    sections.append(Section("", (say("mage-term-see", terms=see),)))
    return Reply(
        "keyword",
        lang,
        heading_of(term, lang),
        tuple(sections),
        certain=not term.open,
        rules=cited,
        footer=f"{say('mage-footer')} · {say('reply-unofficial')}",
    )


def complete_term(_: Desk, lang: Language, text: str, __: Mapping[str, str]) -> list[Suggestion]:
    return [Suggestion(each.name(lang), each.name(lang)) for each in shipped_terms().beginning(text, lang)]
