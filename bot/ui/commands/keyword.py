"""`/keyword`: what a keyword does, first in one line, then in full; several at once are taken together."""

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from bot.config import Language
from bot.judge.problems import visible
from bot.reference.entries import KeywordEntry, Meeting, Note
from bot.reference.keywords import Ambiguous, Found, Match, NotFound
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.examples import play_example
from bot.ui.commands.names import keyword_names, labelled, with_rules
from bot.ui.desk import Desk
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings


def show_keyword(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Explain the keyword, or the keywords, that the option names."""
    matches = desk.keywords.find_each(options["keyword"])
    unclear = next((match for match in matches if not isinstance(match, Found)), None)
    if unclear is not None:
        return say_unclear(unclear, lang)
    entries = [match.entry for match in matches if isinstance(match, Found)]
    verdict = "\n".join(heading(entry, lang) for entry in entries)
    sections = shared(desk, entries, lang) if len(entries) > 1 else details(desk, entries[0], lang)
    rules = dict.fromkeys(rule for entry in entries for rule in entry.cited())
    certain = all(match.sure for match in matches if isinstance(match, Found))
    return Reply("keyword", lang, verdict, tuple(sections), certain=certain, rules=tuple(rules))


def say_unclear(match: Match, lang: Language) -> Reply:
    """Several keywords, or none: say so, with the nearest."""
    say = strings(lang)
    match match:
        case Ambiguous(query=query, entries=entries):
            text = say("keyword-ambiguous", query=visible(query), candidates=keyword_names(entries, lang))
            return Reply("ambiguous", lang, text, certain=False)
        case NotFound(query=query, near=()):
            return Reply("not understood", lang, say("keyword-not-found", query=visible(query)), certain=False)
        case NotFound(query=query, near=near):
            text = say("keyword-not-found-near", query=visible(query), candidates=keyword_names(near, lang))
            return Reply("not understood", lang, text, certain=False)
        case Found(entry=entry):
            return Reply("keyword", lang, heading(entry, lang))
        case never:
            assert_never(never)


def heading(entry: KeywordEntry, lang: Language) -> str:
    """The first line: the name in both languages, its rule, and what it does."""
    name, other = entry.name(lang), entry.name("en" if lang == "fr" else "fr")
    message = "keyword-heading-same" if name == other else "keyword-heading"
    return strings(lang)(message, name=name, other=other, rule=entry.rule, line=entry.line(lang))


def details(desk: Desk, entry: KeywordEntry, lang: Language) -> list[Section]:
    """Everything that the entry tells about one keyword."""
    say = strings(lang)
    sections = [Section("", (entry.text(lang),)), titled("keyword-wrong", entry.wrong, lang)]
    if entry.variants:
        lines = (labelled(each.name(lang), cited(each, lang), lang) for each in entry.variants)
        sections.append(Section(say("keyword-variants"), tuple(lines)))
    if entry.meets:
        sections.append(Section(say("keyword-meets"), tuple(met(desk, each, lang) for each in entry.meets)))
    if entry.history:
        sections.append(titled("keyword-history", entry.history, lang))
    if entry.example is not None:
        sections.append(Section(say("keyword-example"), tuple(play_example(desk, entry.example, lang))))
    return sections


def shared(desk: Desk, entries: Sequence[KeywordEntry], lang: Language) -> list[Section]:
    """What the entries say of each other."""
    ids = {entry.id for entry in entries}
    lines = tuple(met(desk, each, lang) for entry in entries for each in entry.meets if each.other in ids)
    return [Section(strings(lang)("keyword-meets"), lines)] if lines else []


def met(desk: Desk, meeting: Meeting, lang: Language) -> str:
    """How the keyword and another one work together, the other one named."""
    return labelled(desk.keywords.name_of(meeting.other, lang), cited(meeting, lang), lang)


def titled(message: str, notes: Iterable[Note], lang: Language) -> Section:
    return Section(strings(lang)(message), tuple(cited(note, lang) for note in notes))


def cited(note: Note, lang: Language) -> str:
    """A statement with its rules."""
    return with_rules(note.said(lang), note.rules)


def complete_keyword(desk: Desk, lang: Language, text: str, _: Mapping[str, str]) -> list[Suggestion]:
    """Offer keywords, and after a `+` the next one."""
    return [Suggestion(each.label, each.value) for each in desk.keywords.complete(text, lang)]
