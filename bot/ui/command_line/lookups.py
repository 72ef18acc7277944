"""`names` and `complete`: what a name means and what autocomplete offers, printed."""

import argparse
import sys
from difflib import get_close_matches

from bot.cards.names import Ambiguous, Found, Match, NotFound
from bot.config import Settings
from bot.language import LANGUAGES
from bot.ui.command_line import DONE, FAILED, WRONG_INPUT
from bot.ui.command_line.output import STANDARD_INPUT, lines_of, output_language, print_json
from bot.ui.commands.names import card_name
from bot.ui.commands.registry import COMMANDS, Option, command_named, suggest_values
from bot.ui.desk import Desk

RESULTS = {Found: "found", Ambiguous: "ambiguous", NotFound: "not found"}


def show_names(settings: Settings, options: argparse.Namespace, desk: Desk) -> int:
    """Print which card each query means; exit 1 when one is not found or not clear."""
    lang = output_language(settings, options)
    queries = lines_of([STANDARD_INPUT]) if options.queries == [STANDARD_INPUT] else iter(options.queries)
    clear = True
    for query in queries:
        match = desk.cards.find(query, lang)
        clear = clear and isinstance(match, Found)
        if options.json:
            print_json(match_document(match))
        else:
            names = ", ".join(card_name(card, lang) for card in match.cards)
            print(f"{match.query}: {RESULTS[type(match)]}{f' ({match.rung})' if match.rung else ''}: {names or '-'}")
    return DONE if clear else FAILED


def match_document(match: Match) -> dict[str, object]:
    """Return a look-up's result as `names --json` prints it."""
    return {
        "query": match.query,
        "result": RESULTS[type(match)],
        "rung": match.rung,
        "cards": [{"name": card.name, "name_fr": card.name_fr, "oracle_id": card.oracle_id} for card in match.cards],
    }


def show_completions(settings: Settings, options: argparse.Namespace, desk: Desk) -> int:
    """Print what autocomplete offers for an option of a command; exit 2 when either is unknown."""
    lang = output_language(settings, options)
    command = command_named(options.command_name.removeprefix("/"))
    if command is None:
        return report_unknown("command", options.command_name, [name for each in COMMANDS for name in each.names()])
    option = next((each for each in command.options if options.option in names_of_option(each)), None)
    if option is None:
        known = [name for each in command.options for name in names_of_option(each)]
        return report_unknown("option", options.option, known)
    suggestions = suggest_values(desk, lang, option, options.text, {})
    if options.json:
        print_json([{"name": each.name, "value": each.value} for each in suggestions])
    else:
        for each in suggestions:
            print(each.name if each.name == each.value else f"{each.name}  [{each.value}]")
    return DONE


def names_of_option(option: Option) -> set[str]:
    """Return an option's id and its names in both languages."""
    return {option.id, *map(option.name, LANGUAGES)}


def report_unknown(what: str, found: str, known: list[str]) -> int:
    near = get_close_matches(found, known, n=1)
    help_out = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(sorted(known))}"
    print(f"{what}: {found!r} is unknown; {help_out}", file=sys.stderr)
    return WRONG_INPUT
