"""`/keyword`: what a keyword does, first in one line, then in full; of several keywords, how they work together."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import assert_never

from bot.judge.problems import shown_in_message
from bot.language import LANGUAGES, Language, other_languages
from bot.reference.entries import KeywordEntry, Meeting, Note
from bot.reference.folding import fold_text
from bot.reference.keywords import Ambiguous, Found, Match, NotFound
from bot.reference.magenoir_terms import shipped_terms
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.names import keyword_names, label_text, with_rules
from bot.ui.desk import Desk
from bot.ui.reply import MOST_BUTTONS, Button, Reply, Section
from bot.ui.strings import strings_in


@cache
def parts_by_name() -> Mapping[str, str]:
    """Return the ids of an answer's parts by the parts' folded names in both languages."""
    named = {fold_text(strings_in(lang)(f"part-{each}")): each for lang in LANGUAGES for each in ("details", "example")}
    return MappingProxyType(named)


def show_keyword(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Explain the keyword or keywords that the option names, else the term of Mage Noir that it names."""
    typed, part = options["keyword"], parts_by_name().get(fold_text(options.get("part", "")), "")
    if fold_text(typed).startswith(("protection ", "debt ", "pro ")):
        from bot.ui.commands.protection import protection_between  # noqa: PLC0415  it plays scenarios, as few ask for

        between = protection_between(desk, lang, typed)
        if between is not None:
            return between
    matches = desk.keywords.find_each(typed)
    entries = [match.entry for match in matches if isinstance(match, Found)]
    certain = all(isinstance(match, Found) and match.sure for match in matches)
    if not certain and (term := shipped_terms().named.get(fold_text(typed))) is not None:
        from bot.ui.commands.magenoir_term import reply_of  # noqa: PLC0415  the other game is asked for less often

        return reply_of(term, lang)
    unclear = next((match for match in matches if not isinstance(match, Found)), None)
    if unclear is not None:
        return rule_by_words(desk, lang, typed, unclear) or say_unclear(unclear, lang)
    if len(entries) > 1:
        sections, buttons = (
            sections_of_several_keywords(desk, entries, lang),
            [keyword_button(entry, lang) for entry in entries],
        )
    else:
        sections, buttons = keyword_sections(desk, entries[0], part, lang), list(next_parts(entries[0], part, lang))
    return Reply(
        "keyword",
        lang,
        "\n".join(keyword_heading(entry, lang) for entry in entries),
        tuple(sections),
        certain=certain,
        rules=tuple(dict.fromkeys(rule for entry in entries for rule in entry.cited())),
        buttons=tuple(buttons[:MOST_BUTTONS]),
    )


def keyword_sections(desk: Desk, entry: KeywordEntry, part: str, lang: Language) -> list[Section]:
    """Return the sections on one keyword: unless `part` asks for another, a short explanation and frequent mistakes,
    and of a rule that is gone since when."""
    if part == "example" and entry.example is not None:
        from bot.ui.commands.examples import play_example  # noqa: PLC0415  who asks for no example plays none

        lines = tuple(play_example(desk, entry.example, lang))
        return [Section(strings_in(lang)("keyword-example"), lines)]
    if part == "details":
        return keyword_details(desk, entry, lang)
    first = [Section("", (entry.text(lang),)), notes_section("keyword-wrong", entry.wrong, lang)]
    return [*first, notes_section("keyword-history", entry.history, lang)] if entry.abolished else first


def next_parts(entry: KeywordEntry, part: str, lang: Language) -> Iterator[Button]:
    """Yield buttons for the parts that are not shown, the rule, and the other language."""
    say = strings_in(lang)
    untold = entry.history and not entry.abolished
    there = {"details": entry.variants or entry.meets or untold, "example": entry.example}
    for each, content in there.items():
        if content and each != part:
            typed = say(f"part-{each}")
            yield Button(say(f"keyword-button-{each}"), "keyword", {"keyword": entry.id, "part": typed}, lang)
    if part:
        yield keyword_button(entry, lang)
    yield Button(say("keyword-button-rule", rule=entry.rule), "rule", {"rule": entry.rule}, lang)
    for other in other_languages(lang):
        yield Button(say("keyword-button-other-language"), "keyword", {"keyword": entry.id}, other)


def keyword_button(entry: KeywordEntry, lang: Language) -> Button:
    return Button(entry.name(lang), "keyword", {"keyword": entry.id}, lang)


def sections_of_several_keywords(desk: Desk, entries: Sequence[KeywordEntry], lang: Language) -> list[Section]:
    """Return what the entries say of each other, and a combat of a creature with all the keywords."""
    from bot.ui.commands.examples import play_together  # noqa: PLC0415  one keyword alone is not played

    combat = play_together(desk, list(dict.fromkeys(entry.id for entry in entries)), lang)
    played = [Section(strings_in(lang)("keyword-example"), combat)] if combat else []
    return [*sections_on_meetings(desk, entries, lang), *played]


WORD = re.compile(r"\w+")

RULE_SCORE, RULE_SHARE = 20.0, 0.9
"""How well a rule has to fit words that are no keyword, and how much of them it has to hold."""


def rule_by_words(desk: Desk, lang: Language, typed: str, unclear: Match) -> Reply | None:
    """Return the rule that several words describe which are no keyword's name: « règle légendaire »."""
    several = len(set(WORD.findall(fold_text(typed)))) > 1
    hits = desk.rule_search.find(typed, lang, 1) if isinstance(unclear, NotFound) and several else ()
    if not hits or hits[0].score < RULE_SCORE or hits[0].covered < RULE_SHARE:
        return None
    from bot.ui.commands.rule import show_rule  # noqa: PLC0415  it looks up keywords itself

    page = show_rule(desk, lang, {"rule": hits[0].rule})
    return replace(page, certain=False) if page.kind == "rule" else None


def say_unclear(match: Match, lang: Language) -> Reply:
    """Say that several keywords may be meant, or none, with the nearest ones."""
    say = strings_in(lang)
    match match:
        case Ambiguous(query=query, entries=entries):
            text = say("keyword-ambiguous", query=shown_in_message(query), candidates=keyword_names(entries, lang))
            return Reply("ambiguous", lang, text, certain=False)
        case NotFound(query=query, near=()):
            return Reply("not understood", lang, say("keyword-not-found", query=shown_in_message(query)), certain=False)
        case NotFound(query=query, near=near):
            text = say("keyword-not-found-near", query=shown_in_message(query), candidates=keyword_names(near, lang))
            return Reply("not understood", lang, text, certain=False)
        case Found(entry=entry):
            return Reply("keyword", lang, keyword_heading(entry, lang))
        case never:
            assert_never(never)


def keyword_heading(entry: KeywordEntry, lang: Language) -> str:
    """Return the first line: the name in every language, its rule, and what it does."""
    name = entry.name(lang)
    others = dict.fromkeys(other for each in other_languages(lang) if (other := entry.name(each)) != name)
    message = "keyword-heading" if others else "keyword-heading-same"
    return strings_in(lang)(message, name=name, other=", ".join(others), rule=entry.rule, line=entry.line(lang))


def keyword_details(desk: Desk, entry: KeywordEntry, lang: Language) -> list[Section]:
    """Return the sections on variants, other keywords and history, as far as the entry has them."""
    say = strings_in(lang)
    variants = (label_text(each.name(lang), note_with_rules(each, lang), lang) for each in entry.variants)
    sections = [
        Section(say("keyword-variants"), tuple(variants)),
        Section(say("keyword-meets"), tuple(meeting_line(desk, each, lang) for each in entry.meets)),
        notes_section("keyword-history", entry.history, lang),
    ]
    return [section for section in sections if section.lines]


def sections_on_meetings(desk: Desk, entries: Sequence[KeywordEntry], lang: Language) -> list[Section]:
    """Return what the entries say of each other, as a list of one section or none."""
    ids = {entry.id for entry in entries}
    lines = tuple(meeting_line(desk, each, lang) for entry in entries for each in entry.meets if each.other in ids)
    return [Section(strings_in(lang)("keyword-meets"), lines)] if lines else []


def meeting_line(desk: Desk, meeting: Meeting, lang: Language) -> str:
    """Return how a keyword works together with another one, after the other one's name."""
    return label_text(desk.keywords.name_of(meeting.other, lang), note_with_rules(meeting, lang), lang)


def notes_section(message: str, notes: Iterable[Note], lang: Language) -> Section:
    return Section(strings_in(lang)(message), tuple(note_with_rules(note, lang) for note in notes))


def note_with_rules(note: Note, lang: Language) -> str:
    """Return a note with its rules."""
    return with_rules(note.said(lang), note.rules)


def complete_keyword(desk: Desk, lang: Language, text: str, _: Mapping[str, str]) -> list[Suggestion]:
    """Offer keywords, also after a `+`; then terms of Mage Noir."""
    suggestions = [Suggestion(each.label, each.value) for each in desk.keywords.complete(text, lang)]
    begun = (each.name(lang) for each in shipped_terms().beginning(text, lang) if text.strip() and "+" not in text)
    return [*suggestions, *(Suggestion(strings_in(lang)("keyword-of-mage-noir", name=name), name) for name in begun)]


def complete_part(_: Desk, lang: Language, __: str, ___: Mapping[str, str]) -> list[Suggestion]:
    """Offer the parts of an answer."""
    return [Suggestion(name, name) for name in (strings_in(lang)(f"part-{each}") for each in ("details", "example"))]
