"""`/glossary`: a term of the rulebook's glossary in its own words, found in either language."""

import re
from collections.abc import Mapping, Sequence

from bot.judge.problems import shown_in_message
from bot.language import RULES_LANGUAGE, Language
from bot.reference.folding import fold_text
from bot.reference.glossary_terms import name_of_term, term_asked_for
from bot.reference.keywords import Found
from bot.reference.rulebook import CITED, Rulebook
from bot.reference.vocabulary import shipped_vocabulary, words_of_asking
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.keyword import keyword_heading
from bot.ui.commands.names import names_side_by_side
from bot.ui.commands.rule import complete_topics, show_rule
from bot.ui.commands.rule_shown import own_words_of_rule, rule_button, rules_footer
from bot.ui.desk import Desk
from bot.ui.reply import MOST_BUTTONS, Reply, Section
from bot.ui.strings import strings_in

REFERENCE = re.compile(r"See ([^.]+)\.")
QUITE_SURE = 0.7
"""How much of a question a rule must hold to be shown where a term was asked for."""


def show_word(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Show the term that the option names, our explanation first; or list terms that are near."""
    typed, book = options["word"], desk.rulebook
    found = None if book is None else term_meant(book, typed, lang)
    match = desk.keywords.find(typed)
    entry = match.entry if isinstance(match, Found) and match.sure else None
    if book is None or found is None:
        if entry is None:
            return rule_meant(desk, typed, lang) or not_found(book, typed, lang)
        shown = Section("", (entry.text(lang),))
        return Reply("rule", lang, keyword_heading(entry, lang), (shown,), rules=entry.cited())
    term, text = follow_reference(book, *found)
    say = strings_in(lang)
    cited = tuple(each for each in dict.fromkeys(CITED.findall(text)) if book.rule(each))
    sections = [
        Section("", (keyword_heading(entry, lang),) if entry else gist_of_term(cited, lang)),
        Section(say("rule-official") if lang != RULES_LANGUAGE else "", tuple(text.splitlines())),
    ]
    return Reply(
        "rule",
        lang,
        heading_of_term(term, lang),
        tuple(section for section in sections if section.lines),
        rules=cited,
        footer=rules_footer(desk, book, lang),
        buttons=tuple(rule_button(each, lang) for each in cited[:MOST_BUTTONS]),
    )


def term_meant(book: Rulebook, typed: str, lang: Language) -> tuple[str, str] | None:
    """Return the term of that English name, or of the English that French words stand for, with its text, without the
    words that only ask; None if there is none. Who asks in French means the French word: « pile » is the stack."""
    folded, asking = fold_text(typed), words_of_asking()
    content = " ".join(word for word in folded.split() if word not in asking)
    translated = [" ".join(shipped_vocabulary().in_english(each)) for each in (typed, content)]
    if lang == RULES_LANGUAGE and (named := book.term(folded) or book.term(content)) is not None:
        return named
    if (term := term_asked_for(book, typed, lang)) is not None:
        return term, book.glossary[term]
    return next(filter(None, map(book.term, filter(None, dict.fromkeys((*translated, folded))))), None)


def heading_of_term(term: str, lang: Language) -> str:
    """Return a term's name in a language, with the English one where that is another."""
    say, name = strings_in(lang), name_of_term(term, lang)
    if fold_text(name) == fold_text(term):
        return say("glossary-heading", term=term)
    return say("glossary-heading-named", name=f"{name[0].upper()}{name[1:]}", term=term)


def follow_reference(book: Rulebook, term: str, text: str) -> tuple[str, str]:
    """Return the term that a term only refers to: "See Active Player, Nonactive Player Order."; else itself."""
    match = REFERENCE.fullmatch(text.strip())
    return (match and book.term(fold_text(match[1]))) or (term, text)


def gist_of_term(cited: Sequence[str], lang: Language) -> tuple[str, ...]:
    """Return in our words the first of the cited rules, or of their first parts, of which we have such."""
    rules = (number for each in cited for number in (each, f"{each}.1"))
    return next(filter(None, (tuple(own_words_of_rule(each, lang)) for each in rules)), ())


def rule_meant(desk: Desk, typed: str, lang: Language) -> Reply | None:
    """Return the rule that a question means which names no term; None where it means none."""
    hits = desk.rule_search.find(typed, lang, 1)
    if not hits or hits[0].covered < QUITE_SURE:
        return None
    return show_rule(desk, lang, {"rule": hits[0].rule})


def not_found(book: Rulebook | None, typed: str, lang: Language) -> Reply:
    say = strings_in(lang)
    if book is None:
        verdict = say("rule-not-synced-nothing", query=shown_in_message(typed))
        return Reply("not understood", lang, verdict, certain=False)
    near = book.near(" ".join(shipped_vocabulary().in_english(typed)))
    message = "glossary-not-found-near" if near else "glossary-not-found"
    verdict = say(message, query=shown_in_message(typed), candidates=names_side_by_side(near))
    return Reply("not understood", lang, verdict, certain=False)


def complete_word(desk: Desk, lang: Language, text: str, _: Mapping[str, str]) -> list[Suggestion]:
    """Offer keywords and terms."""
    return list(complete_topics(desk, lang, text))
