"""A rule as a reply shows it: our explanation in the asker's language, then the official English text with its parts.

How the rule was asked for is known only as `RuleSurroundings`."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from bot.engine.frozen_class import dataclass
from bot.judge.problems import shown_in_message
from bot.language import RULES_LANGUAGE, Language
from bot.reference.entries import KeywordEntry, Meeting, Note
from bot.reference.folding import fold_text
from bot.reference.keywords import KeywordIndex
from bot.reference.own_words import rules_in_own_words
from bot.reference.renumbered import OldNumber
from bot.reference.rule_numbers import number_above, number_and_those_above, read_number
from bot.reference.rule_titles import title_of_rule
from bot.reference.rulebook import Rulebook, RuleText
from bot.ui.age import data_age
from bot.ui.commands.names import label_text, with_rules
from bot.ui.dates import date_in, edition_with_of
from bot.ui.desk import Desk
from bot.ui.reply import MOST_BUTTONS, Button, Reply, Section
from bot.ui.strings import strings_in

PAGE = 2600
"""In characters: how much of a rule and its parts is shown at once."""
MOST_NOTES, MOST_ENTRIES = 3, 2
LEAST = 6
"""In words: how much of a part is shown at least."""
WORD = re.compile(r"\S+")
BRIEF = 60
"""In words: how much official text is shown before "more"."""
WHOLE = 0
"""The page on which nothing is shortened."""
GLIMPSE = 110
"""In characters: how much of a rule is shown in a list."""


@dataclass(frozen=True, slots=True)
class RuleSurroundings:
    """What is shown around a rule because of how it was asked for.

    `once` is what its number meant in older editions; `instead_of` the older number that was asked for, with its
    edition; `entry` the keyword that was asked for; `others` are rules that the words may also mean."""

    page: int = 1
    once: Sequence[OldNumber] = ()
    instead_of: tuple[str, str] | None = None
    entry: KeywordEntry | None = None
    others: Sequence[RuleText] = ()


def rule_reply(  # noqa: PLR0913 - who asks, of which book, which rule, how it is shown, and how sure
    desk: Desk, book: Rulebook, rule: RuleText, lang: Language, around: RuleSurroundings, *, certain: bool = True
) -> Reply:
    """Return the reply that shows a rule with what belongs around it."""
    say = strings_in(lang)
    about = (around.entry,) if around.entry else entries_on(desk, rule.number)
    others = [each for each in around.others if rule.number not in number_and_those_above(each.number)]
    paged = paginate_lines(
        [f"{each.number} {each.text}" for each in book.parts(rule.number)], PAGE - len(own_text(rule))
    )
    listing = any(each.is_heading for each in book.parts(rule.number))
    brief = around.page != WHOLE and not listing and is_long(rule, paged)
    sections = [
        Section("", tuple(renumbering_lines(rule, around, lang))),
        Section("", tuple(keyword_summary(each, lang) for each in about)),
        Section("", tuple(history_of_rule(each, lang) for each in about if each.abolished)),
        *(
            brief_sections(book, rule, lang)
            if brief and around.page == 1
            else official_sections(rule, paged, max(1, around.page), lang)
        ),
        Section(say("rule-notes"), notes_on(desk, rule.number, lang)),
        Section(say("rule-others"), tuple(first_words_of_rule(each, lang) for each in others)),
    ]
    return Reply(
        "rule",
        lang,
        rule_heading(rule, about, desk.keywords, lang),
        tuple(section for section in sections if section.lines),
        certain=certain,
        rules=(rule.number,),
        footer=rules_footer(desk, book, lang),
        buttons=tuple(
            islice(
                (
                    *([more_button(rule, lang)] if brief and around.page == 1 else []),
                    *rule_buttons(book, rule, around, 1 if brief and around.page == 1 else len(paged), lang),
                ),
                MOST_BUTTONS,
            )
        ),
    )


def several_reply(desk: Desk, book: Rulebook, rules: Sequence[RuleText], lang: Language, verdict: str) -> Reply:
    """Return the reply that lists rules which may be meant, each in a line, without choosing one."""
    return Reply(
        "ambiguous",
        lang,
        verdict,
        (Section("", tuple(first_words_of_rule(each, lang) for each in rules)),),
        certain=False,
        rules=tuple(each.number for each in rules),
        footer=rules_footer(desk, book, lang),
        buttons=tuple(rule_button(each.number, lang) for each in rules[:MOST_BUTTONS]),
    )


def rule_heading(rule: RuleText, about: Sequence[KeywordEntry], keywords: KeywordIndex, lang: Language) -> str:
    """Return the first line: number and heading in the asker's language, and the keyword's name if that is another."""
    say = strings_in(lang)
    name = about[0].name(lang) if len(about) == 1 else ""
    title = title_of_rule(rule.number, keywords, lang)
    heading = title or rule.heading
    if not name or fold_text(name) == fold_text(heading) or (title and "." not in about[0].rule):
        return say("rule-heading", number=rule.number, heading=heading)
    return say("rule-heading-named", number=rule.number, heading=heading, name=name)


def renumbering_lines(rule: RuleText, around: RuleSurroundings, lang: Language) -> Iterator[str]:
    """Yield what the number meant in older editions, for people who read it there."""
    yield from (moved_line(rule.number, each, lang) for each in around.once)
    if around.instead_of is not None:
        number, edition = around.instead_of
        yield moved_line(number, OldNumber(edition, rule.number), lang, alone=True)


def moved_line(number: str, once: OldNumber, lang: Language, *, alone: bool = False) -> str:
    """Return what a number meant in an older edition; `alone` is true where it means nothing today."""
    say, edition = strings_in(lang), edition_with_of(once.edition, lang)
    if once.today is None:
        return say("rule-gone-only" if alone else "rule-gone", number=number, edition=edition)
    return say("rule-moved-only" if alone else "rule-moved", number=number, edition=edition, today=once.today)


def entries_on(desk: Desk, number: str) -> tuple[KeywordEntry, ...]:
    """Return the keyword entries of that rule, else of the nearest rule above it; none where there are too many."""
    found = next(filter(None, map(desk.keywords.under, number_and_those_above(number))), ())
    return found if len(found) <= MOST_ENTRIES else ()


def keyword_summary(entry: KeywordEntry, lang: Language) -> str:
    return label_text(entry.name(lang), entry.line(lang), lang)


def history_of_rule(entry: KeywordEntry, lang: Language) -> str:
    """Return how a rule was that is gone, and until when; who asks for it half remembers that."""
    return " ".join(note.said(lang) for note in entry.history)


def notes_on(desk: Desk, number: str, lang: Language) -> tuple[str, ...]:
    """Return the notes of our keyword entries that cite that very rule."""
    return tuple(note_line(desk, entry, note, lang) for entry, note in desk.keywords.notes_on(number)[:MOST_NOTES])


def note_line(desk: Desk, entry: KeywordEntry, note: Note, lang: Language) -> str:
    """Return a note after the keyword or keywords that it is about, with its rules."""
    name = entry.name(lang)
    if isinstance(note, Meeting):
        name = f"{name} + {desk.keywords.name_of(note.other, lang)}"
    return label_text(name, with_rules(note.said(lang), note.rules), lang)


def official_sections(rule: RuleText, paged: Sequence[tuple[str, ...]], page: int, lang: Language) -> Iterator[Section]:
    """Yield the official text, then one page of the rule's parts."""
    say = strings_in(lang)
    title = say("rule-official") if lang != RULES_LANGUAGE else ""
    if (said := rules_in_own_words()[lang].get(rule.number)) is not None:
        yield Section(say("rule-own-words"), (said,))
    yield Section(title, tuple(own_text(rule).splitlines()))
    if len(paged) > 1:
        shown = min(page, len(paged))
        yield Section(say("rule-parts-page", page=str(shown), pages=str(len(paged))), paged[shown - 1])
    elif paged:
        yield Section(title if rule.is_heading else say("rule-parts"), paged[0])


def is_long(rule: RuleText, paged: Sequence[tuple[str, ...]]) -> bool:
    """Whether a rule says more with its parts than is shown at once."""
    return len(" ".join([own_text(rule), *(line for page in paged for line in page)]).split()) > BRIEF


def brief_sections(book: Rulebook, rule: RuleText, lang: Language) -> Iterator[Section]:
    """Yield what a rule says in our words, how its official text begins, and a line for each part: ours, or how that
    part begins."""
    say = strings_in(lang)
    title = say("rule-official") if lang != RULES_LANGUAGE else ""
    if (said := rules_in_own_words()[lang].get(rule.number)) is not None:
        yield Section(say("rule-own-words"), (said,))
    yield Section(title, tuple(shorten_words(own_text(rule), BRIEF).splitlines()))
    pages = paginate_lines(brief_parts(book, rule, lang), PAGE)
    if pages:
        yield Section(say("rule-parts"), pages[0] if len(pages) == 1 else (*pages[0], "…"))


def brief_parts(book: Rulebook, rule: RuleText, lang: Language) -> Iterator[str]:
    """Yield a line for each part of a rule: in our words, or how it begins, so that all of them keep within `BRIEF`
    where they can."""
    parts = book.parts(rule.number)
    official = [each for each in parts if each.number not in rules_in_own_words()[lang]]
    share = max(LEAST, (BRIEF - len(own_text(rule).split())) // max(1, len(official)))
    for each in parts:
        first = each.text.partition("\n")[0]
        yield next(own_words_of_rule(each.number, lang), f"{each.number} {shorten_words(first, share)}")


def shorten_words(text: str, most: int) -> str:
    """Return how a text begins, with an ellipsis where more follows."""
    ends = [each.end() for each in islice(WORD.finditer(text), most + 1)]
    return text if len(ends) <= most else f"{text[: ends[most - 1]]} …"


def more_button(rule: RuleText, lang: Language) -> Button:
    return Button(strings_in(lang)("rule-button-more"), "rule", {"rule": rule.number, "page": str(WHOLE)}, lang)


def own_text(rule: RuleText) -> str:
    """Return a rule's text; an empty one for a heading, which the first line shows already."""
    return "" if rule.is_heading else rule.text


def first_words_of_rule(rule: RuleText, lang: Language) -> str:
    """Return a rule in one line: its number and how it begins, in our words where we have such."""
    first = rules_in_own_words()[lang].get(rule.number) or rule.text.partition("\n")[0]
    cut = first if len(first) <= GLIMPSE else f"{first[:GLIMPSE].rsplit(' ', 1)[0]} …"
    return f"{rule.number} {cut}"


def paginate_lines(lines: Iterable[str], size: int) -> list[tuple[str, ...]]:
    """Put lines on pages of at most `size` characters; a longer line gets a page of its own."""
    made: list[list[str]] = []
    left = 0
    for line in lines:
        if not made or len(line) + 1 > left:
            made.append([])
            left = size
        made[-1].append(line)
        left -= len(line) + 1
    return [tuple(page) for page in made]


def rules_footer(desk: Desk, book: Rulebook, lang: Language) -> str:
    """Return the footer: the rules' edition and the age of the data."""
    return f"{strings_in(lang)('reply-edition', edition=date_in(book.edition, lang))} · {data_age(desk, lang)}"


def rule_buttons(
    book: Rulebook, rule: RuleText, around: RuleSurroundings, paged: int, lang: Language
) -> Iterator[Button]:
    """Yield buttons for what the number once meant, another page, other rules, the rule above and those beside it."""
    yield from (rule_button(each.today, lang) for each in around.once if each.today is not None)
    page = min(max(1, around.page), paged)
    for other in (page + 1, page - 1):
        if 1 <= other <= paged:
            label = strings_in(lang)("rule-button-page", page=str(other))
            yield Button(label, "rule", {"rule": rule.number, "page": str(other if other > 1 else WHOLE)}, lang)
    above = number_above(rule.number)
    siblings = [each.number for each in book.parts(above or "")]
    at = siblings.index(rule.number) if rule.number in siblings else 0
    beside = [*siblings[at + 1 : at + 2], *siblings[max(0, at - 1) : at]]
    numbers = (*(each.number for each in around.others), *filter(None, [above]), *beside)
    yield from (rule_button(each, lang) for each in dict.fromkeys(numbers))


def rule_button(number: str, lang: Language) -> Button:
    return Button(number, "rule", {"rule": number}, lang)


def own_words_of_rule(number: str, lang: Language) -> Iterator[str]:
    """Yield a rule in our own words, after its number; nothing where we have none for it."""
    if (said := rules_in_own_words()[lang].get(number)) is not None:
        yield label_text(number, said, lang)


def unsynced_reply(
    desk: Desk, typed: str, lang: Language, once: Sequence[OldNumber] = (), entries: Sequence[KeywordEntry] = ()
) -> Reply:
    """Return the reply where no rules were synced: what our own entries say about that number or those keywords."""
    say, number = strings_in(lang), read_number(typed)
    about = entries or (entries_on(desk, number) if number else ())
    sections = (
        Section("", tuple(moved_line(typed, each, lang) for each in once)),
        Section("", tuple(own_words_of_rule(number, lang)) if number else ()),
        Section("", tuple(line for each in about for line in (keyword_summary(each, lang), each.text(lang)))),
        Section("", tuple(history_of_rule(each, lang) for each in about if each.abolished)),
        Section(say("rule-notes"), notes_on(desk, number, lang) if number else ()),
    )
    filled = tuple(section for section in sections if section.lines)
    if not filled:
        verdict = say("rule-not-synced-nothing", query=shown_in_message(typed))
        return Reply("not understood", lang, verdict, certain=False)
    rules = tuple(dict.fromkeys(filter(None, (number, *(each.rule for each in about)))))
    return Reply("rule", lang, say("rule-not-synced"), filled, certain=False, rules=rules)
