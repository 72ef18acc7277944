"""`/rulings`: the official rulings on a card, newest first, a page at a time.

Their text comes from the synced store; none of it is part of this program."""

from collections.abc import Iterator, Mapping, Sequence

from rapidfuzz import fuzz

from bot.cards.model import Ruling
from bot.cards.names import Found
from bot.judge.problems import shown_in_message
from bot.language import Language
from bot.reference.folding import fold_text
from bot.ui.age import data_age
from bot.ui.commands.card import SCRYFALL_CARD, guess_sections, say_unclear
from bot.ui.commands.names import card_name
from bot.ui.dates import date_in
from bot.ui.desk import Desk
from bot.ui.reply import Button, Reply, Section
from bot.ui.strings import strings_in

ALIKE = 88
"""In percent: how alike two rulings are that say the same."""
DECIDING = frozenset(fold_text("not no never can't cannot doesn't don't won't isn't aren't only unless").split())
"""Words by which rulings differ that are else alike."""
LONGEST_PAGE = 1800
"""In characters, little enough to be read at a table; a longer ruling is a page by itself."""


def show_rulings(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Show a page of the rulings on the card that the option names, or list the cards that it may mean."""
    match = desk.cards.find(options["card"], lang)
    if not isinstance(match, Found):
        return say_unclear(desk, match, lang, "rulings")
    say, name = strings_in(lang), card_name(match.card, lang)
    if desk.cards.data_date is None:
        return Reply("card", lang, say("rulings-not-synced", card=name))
    pages = list(pages_of_rulings(without_repeats(desk.cards.rulings(match.card))))
    wanted_page = options.get("page", "1")
    if not wanted_page.isascii() or not wanted_page.isdecimal() or not 1 <= int(wanted_page[:9]) <= max(1, len(pages)):
        text = say("rulings-no-such-page", page=shown_in_message(wanted_page), pages=max(1, len(pages)))
        return Reply("not understood", lang, text, certain=False)
    page = int(wanted_page)
    shown = pages[page - 1] if pages else ()
    return Reply(
        "card",
        lang,
        rulings_heading(name, sum(map(len, pages)), page, len(pages), lang),
        (
            *guess_sections(match, lang),
            *(Section(date_in(each.published_at, lang), (each.comment,)) for each in shown),
        ),
        certain=not match.is_guess,
        footer=" · ".join([*([say("rulings-official")] if shown else []), data_age(desk, lang)]),
        link=SCRYFALL_CARD.format(match.card.oracle_id),
        buttons=tuple(rulings_buttons(match.card.name, page, len(pages), lang)),
    )


def without_repeats(rulings: Sequence[Ruling]) -> list[Ruling]:
    """Return the rulings, newest first, without those that an earlier one of these says in nearly the same words."""
    kept: list[Ruling] = []
    for each in sorted(rulings, key=lambda each: each.published_at, reverse=True):
        if not any(is_said_again(each.comment, other.comment) for other in kept):
            kept.append(each)
    return kept


def is_said_again(older: str, newer: str) -> bool:
    """Whether two rulings say the same: no number and no "not" apart, and nearly the same words."""
    first, second = (fold_text(each.replace(" the battlefield", "")) for each in (older, newer))
    if first == second:
        return True
    decide = [[word for word in each.split() if word in DECIDING or word.isdecimal()] for each in (first, second)]
    return decide[0] == decide[1] and fuzz.token_sort_ratio(first, second) >= ALIKE


def pages_of_rulings(rulings: Sequence[Ruling]) -> Iterator[Sequence[Ruling]]:
    """Yield the rulings a page at a time; each page has at least one."""
    page: list[Ruling] = []
    for each in rulings:
        if page and sum(len(other.comment) for other in (*page, each)) > LONGEST_PAGE:
            yield page
            page = []
        page.append(each)
    if page:
        yield page


def rulings_heading(name: str, number: int, page: int, pages: int, lang: Language) -> str:
    """Return the first line: the card, how many rulings it has, and which page of them this is."""
    say = strings_in(lang)
    if pages > 1:
        return say("rulings-heading-page", card=name, number=number, page=page, pages=pages)
    return say("rulings-heading" if number else "rulings-none", card=name, number=number)


def rulings_buttons(name: str, page: int, pages: int, lang: Language) -> Iterator[Button]:
    """Yield buttons for the next and the previous page, and for the card itself."""
    say = strings_in(lang)
    for label, number in (("rulings-newer", page - 1), ("rulings-older", page + 1)):
        if 1 <= number <= pages:
            yield Button(say(label), "rulings", {"card": name, "page": str(number)}, lang)
    yield Button(say("rulings-card"), "card", {"card": name}, lang)
