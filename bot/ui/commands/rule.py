"""`/rule`: finds the rule of the Comprehensive Rules that a number, an older edition's number or words mean.

`rule_shown` makes the reply that shows it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, islice

from bot.judge.problems import shown_in_message
from bot.language import LANGUAGES, Language
from bot.reference.citations import shipped_citations
from bot.reference.folding import fold_text
from bot.reference.keywords import Found, Match
from bot.reference.renumbered import OldNumber, shipped_renumberings
from bot.reference.rule_numbers import number_above, read_number
from bot.reference.rule_search import RuleHit
from bot.reference.rulebook import Rulebook
from bot.reference.vocabulary import shipped_vocabulary
from bot.reference.yes_no import yes_or_no
from bot.ui.commands.completion import MOST, Suggestion
from bot.ui.commands.names import names_side_by_side, with_rules
from bot.ui.commands.rule_shown import (
    RuleSurroundings,
    moved_line,
    official_sections,
    rule_button,
    rule_reply,
    several_reply,
    unsynced_reply,
)
from bot.ui.dates import edition_with_of
from bot.ui.desk import Desk
from bot.ui.reply import MOST_BUTTONS, Reply, Section
from bot.ui.strings import strings_in

MOST_TOGETHER = 8
"""So many rules are shown below each other."""
MOST_WORDS = 20
"""Words and phrases that may name a rule."""
MOST_OTHERS = 5
ANSWERED = 0.3
"""How much of a question a rule must hold to be shown."""


def show_rule(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Show the rule whose number is typed, or the rules that the words mean."""
    typed, page = options["rule"], page_of(options)
    number = read_number(typed)
    if number is None and len(several := numbers_in(typed)) > 1:
        return rules_together(desk, lang, several[:MOST_TOGETHER])
    if number is None and not any(map(str.isalpha, typed)):
        return not_found(lang, "rule-no-words", typed, "")
    return reply_to_words(desk, lang, typed, page) if number is None else reply_to_number(desk, lang, number, page)


def numbers_in(typed: str) -> list[str]:
    """Return the numbers of a text that is nothing but a list of rules; none where it says anything else."""
    read = [read_number(each) for each in re.split(r"[\s,;+]+", typed.strip())]
    return list(dict.fromkeys(each for each in read if each)) if all(read) else []


def rules_together(desk: Desk, lang: Language, numbers: Sequence[str]) -> Reply:
    """Return several rules below each other; for a number that is none of today's that is said in its place."""
    replies = {number: reply_to_number(desk, lang, number, 1) for number in numbers}
    found = {number: reply for number, reply in replies.items() if reply.kind == "rule"}
    if not found:
        return replies[numbers[0]]
    synced = desk.rulebook is not None
    sections = tuple(
        Section(
            reply.verdict if synced else number,
            text_together(desk, lang, number) or tuple(line for each in reply.sections for line in each.lines),
        )
        for number, reply in replies.items()
        if reply.sections or synced
    )
    return Reply(
        "rule",
        lang,
        strings_in(lang)("rule-several" if synced else "rule-not-synced"),
        sections,
        certain=all(each.certain for each in replies.values()),
        rules=tuple(found),
        footer=next(iter(found.values())).footer,
        buttons=tuple(rule_button(each, lang) for each in found)[:MOST_BUTTONS],
    )


def text_together(desk: Desk, lang: Language, number: str) -> tuple[str, ...]:
    """Return a rule's own text, in our words first where it has such; nothing where no text was synced."""
    rule = None if desk.rulebook is None else desk.rulebook.rule(number)
    sections = () if rule is None else official_sections(rule, (), 1, lang)
    return tuple(line for section in sections for line in section.lines)


def page_of(options: Mapping[str, str]) -> int:
    """Return the page that is asked for, `WHOLE` for the whole text; the first one if that is no number."""
    typed = options.get("page", "").strip()
    return int(typed) if typed.isdecimal() and len(typed) < 5 else 1


def reply_to_number(desk: Desk, lang: Language, number: str, page: int) -> Reply:
    """Show the rule that has the number today, with what it meant in older editions; if none has it today, the rule
    that it meant then."""
    once = shipped_renumberings().meant(number)
    book = desk.rulebook
    if book is None:
        return unsynced_reply(desk, number, lang, once)
    if (rule := book.rule(number)) is not None:
        return rule_reply(desk, book, rule, lang, RuleSurroundings(page, once=once), certain=not once)
    for each in once:
        if each.today is not None and (rule := book.rule(each.today)) is not None:
            return rule_reply(desk, book, rule, lang, RuleSurroundings(page, instead_of=(number, each.edition)))
    return no_such_number(book, number, once, lang)


def no_such_number(book: Rulebook, number: str, once: Sequence[OldNumber], lang: Language) -> Reply:
    """Say that no rule has the number, and whether one once had it or how far the numbers beside it go."""
    say = strings_in(lang)
    above = number_above(number) or ""
    siblings = book.parts(above)
    if once:
        verdict = moved_line(number, once[0], lang, alone=True)
    elif siblings:
        numbers = {"above": above, "first": siblings[0].number, "last": siblings[-1].number}
        verdict = say("rule-no-number-within", number=number, edition=edition_with_of(book.edition, lang), **numbers)
    else:
        verdict = say("rule-no-number", number=number, edition=edition_with_of(book.edition, lang))
    return Reply("not understood", lang, verdict, certain=False)


def reply_to_words(desk: Desk, lang: Language, typed: str, page: int) -> Reply:
    """Answer the question that the words are, else show the rule of the keyword that they name, else the one that they
    mean, with others below."""
    if (answered := reply_to_yes_or_no(desk, lang, typed)) is not None:
        return answered
    match, book = desk.keywords.find(typed), desk.rulebook
    if book is None:
        return reply_without_text(desk, lang, typed)
    hits = desk.rule_search.find(typed, lang)
    asked = bool(hits) and hits[0].same and not is_name(match, typed)
    if isinstance(match, Found) and match.sure and not asked and (rule := book.rule(match.entry.rule)):
        return rule_reply(desk, book, rule, lang, RuleSurroundings(page, entry=match.entry))
    return found_reply(desk, book, lang, typed, hits, page=page)


def reply_to_yes_or_no(desk: Desk, lang: Language, question: str) -> Reply | None:
    """Answer Yes or No to a question on the rules, and why, above the page of the rule; None where the answer to these
    very words is not known."""
    answer = yes_or_no(question, lang)
    if answer is None:
        return None
    page = reply_to_number(desk, lang, answer.rules[0], 1)
    heading = () if desk.rulebook is None else (Section("", (page.verdict,)),)
    told = f"{strings_in(lang)('asked-yes' if answer.yes else 'asked-no')} {answer.because[lang]}"
    return replace(
        page,
        verdict=with_rules(told, answer.rules),
        sections=(*heading, *page.sections),
        certain=True,
        rules=tuple(answer.rules),
        denied=not answer.yes,
    )


def is_name(match: Match, typed: str) -> bool:
    """Return whether words are a keyword's own name, and not another by which it is found."""
    return isinstance(match, Found) and fold_text(typed) in {fold_text(match.entry.name(each)) for each in LANGUAGES}


def reply_without_text(desk: Desk, lang: Language, typed: str) -> Reply:
    """Show what we say of the keywords that the words name, else of the rule that they mean."""
    entries = tuple(each.entry for each in desk.keywords.find_each(typed) if isinstance(each, Found))
    hits = () if entries else desk.rule_search.find(typed, lang, 1)
    if hits and hits[0].covered >= ANSWERED:
        return unsynced_reply(desk, hits[0].rule, lang)
    return unsynced_reply(desk, typed, lang, entries=entries)


def found_reply(  # noqa: PLR0913 - what is asked, where it is looked up, and what was found
    desk: Desk, book: Rulebook, lang: Language, typed: str, hits: Sequence[RuleHit], *, page: int
) -> Reply:
    """Show the rule that the words name or that holds them as they stand, else the one that the question means; where
    a rule holds only some of the words, those that do are just listed."""
    say = strings_in(lang)
    terms = shipped_vocabulary().in_english(typed)[:MOST_WORDS]
    named = () if hits and hits[0].same else book.named(terms)
    meant = [rule for each in hits if (rule := book.rule(each.rule))]
    if named or (hits and hits[0].covered >= ANSWERED):
        best, *others = dict.fromkeys((*named, *meant))
        sure = bool(named) or hits[0].same
        return rule_reply(
            desk, book, best, lang, RuleSurroundings(page, others=tuple(others[:MOST_OTHERS])), certain=sure
        )
    if not meant:
        near = book.near(" ".join(terms))
        return not_found(lang, "rule-no-words-near" if near else "rule-no-words", typed, names_side_by_side(near))
    return several_reply(desk, book, meant, lang, say("rule-some-words", query=shown_in_message(typed)))


def not_found(lang: Language, message: str, typed: str, candidates: str) -> Reply:
    verdict = strings_in(lang)(message, query=shown_in_message(typed), candidates=candidates)
    return Reply("not understood", lang, verdict, certain=False)


def complete_rule(desk: Desk, lang: Language, text: str, _: Mapping[str, str]) -> list[Suggestion]:
    """Offer rule numbers for digits, else keywords, headings and terms of the glossary; reads no file."""
    sought = text.strip()
    if sought[:1].isdigit():
        return list(islice(numbers_from(desk, sought), MOST))
    return list(islice(complete_topics(desk, lang, sought), MOST))


def numbers_from(desk: Desk, sought: str) -> Iterator[Suggestion]:
    """Yield the numbers that begin so, the number itself and its parts first; without a synced text, those that this
    program cites."""
    book = desk.rulebook
    if book is None:
        yield from (Suggestion(number, number) for number in shipped_citations().topics if number.startswith(sought))
        return
    own = filter(None, (book.rule(sought), *book.parts(sought)))
    begun = (each for each in book if each.number.startswith(sought))
    for each in dict.fromkeys(chain(own, islice(begun, MOST))):
        yield Suggestion(f"{each.number} · {each.heading}", each.number)


def complete_topics(desk: Desk, lang: Language, sought: str) -> Iterator[Suggestion]:
    """Yield keywords that begin so, headings and terms that begin so or contain the word, then keywords of similar
    spelling."""
    key, book = fold_text(sought), desk.rulebook
    offered = [Suggestion(each.label, each.value) for each in desk.keywords.complete(sought, lang, limit=MOST)]
    named: Mapping[str, str] = book.topics if book and key else {}
    begun = (Suggestion(name, name) for folded, name in named.items() if folded.startswith(key))
    held = (Suggestion(name, name) for folded, name in named.items() if f" {key}" in folded)
    keywords_begun = (each for each in offered if fold_text(each.name).startswith(key))
    yield from dict.fromkeys((*keywords_begun, *begun, *held, *offered))
