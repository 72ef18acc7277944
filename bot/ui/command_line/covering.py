"""`coverage`: how much of the cards' text the engine models, for all cards or sentence by sentence for one."""

import argparse
import sys
from dataclasses import asdict

from bot.cards.catalogue import Catalogue
from bot.cards.errors import CardsError
from bot.cards.names import Found
from bot.cards.serving import open_serving_catalogue
from bot.config import Settings
from bot.oracle.lines.coverage import Tally, sentences_of, tally_cards
from bot.ui.command_line import DONE, WRONG_INPUT
from bot.ui.command_line.output import print_json


def show_coverage(settings: Settings, options: argparse.Namespace) -> int:
    """Print the figures of all cards, or the sentences of the card named; exit 2 for an unknown card or a bad store."""
    try:
        cards = open_serving_catalogue(settings.store, verified=False)
    except CardsError as error:
        print(error, file=sys.stderr)
        return WRONG_INPUT
    if options.card is None:
        tally = tally_cards((record.layout, record.faces) for record in cards.records())
        print_json(asdict(tally)) if options.json else print("\n".join(coverage_table(tally)))
        return DONE
    return show_card(cards, options)


def show_card(cards: Catalogue, options: argparse.Namespace) -> int:
    match = cards.find(options.card)
    if not isinstance(match, Found):
        nearest = ", ".join(card.name for card in match.cards)
        print(f"no card is called “{options.card}”{f'; nearest: {nearest}' if nearest else ''}", file=sys.stderr)
        return WRONG_INPUT
    record = cards.record(match.card)
    sentences = [each for face in record.faces for each in sentences_of(face)]
    if options.json:
        print_json({"name": record.name, "sentences": [asdict(each) for each in sentences]})
        return DONE
    print(record.name)
    for each in sentences:
        told = f"expected {each.expected}" if each.state == "unread" else each.reading
        print(f"  {each.state:<10} {each.text}  ({told})" if told else f"  {each.state:<10} {each.text}")
    return DONE


def coverage_table(tally: Tally) -> list[str]:
    """Return the figures as the lines of a table."""
    lines = [f"{'':<14}{'whole':>8}{'partly':>8}{'none':>8}{'total':>8}"]
    for kind, each in tally.cards.items():
        lines.append(f"{kind:<14}{each.whole:>8}{each.partly:>8}{each.none:>8}{each.total:>8}")
    sentences = tally.sentences
    lines.append(
        f"sentences: {sentences.modelled} modelled, {sentences.understood} understood without effect, "
        f"{sentences.unread} unread"
    )
    lines += [f"{each.cards:>8} cards wait for {each.phrase} alone" for each in tally.sole_blockers]
    return lines
