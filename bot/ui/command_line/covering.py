"""`coverage`: how much of the cards' text the engine models, for all cards or sentence by sentence for one."""

import argparse
import sys
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from bot.cards.catalogue import Catalogue
from bot.cards.errors import CardsError
from bot.cards.names import Found
from bot.cards.serving import open_serving_catalogue
from bot.config import Settings
from bot.oracle.lines.coverage import Tally, WeightedTally, sentences_of, tally_cards, weigh_cards
from bot.oracle.lines.reading_trace import lines_of_trace, trace_face
from bot.ui.command_line import DONE, WRONG_INPUT
from bot.ui.command_line.output import print_json


def show_coverage(settings: Settings, options: argparse.Namespace) -> int:
    """Print the figures of all cards, of those that a file weights, or the sentences of the card named; exit 2 for an
    unknown card, a bad file or a bad store."""
    try:
        cards = open_serving_catalogue(settings.store, verified=False)
    except CardsError as error:
        print(error, file=sys.stderr)
        return WRONG_INPUT
    if options.weights is not None:
        return show_weighted(cards, options)
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
    if options.why:
        for face in record.faces:
            print("\n".join(line for each in trace_face(face) for line in lines_of_trace(face.text, each)))
        return DONE
    for each in sentences:
        told = f"expected {each.expected}" if each.state == "unread" else each.reading
        print(f"  {each.state:<10} {each.text}  ({told})" if told else f"  {each.state:<10} {each.text}")
    return DONE


def show_weighted(cards: Catalogue, options: argparse.Namespace) -> int:
    try:
        weights = read_weights(Path(options.weights).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return WRONG_INPUT
    found = weigh_cards({record.name: record.faces for record in cards.records()}, weights)
    print_json(asdict(found)) if options.json else print("\n".join(weighted_table(found)))
    return DONE


def read_weights(text: str) -> Mapping[str, int]:
    """Read a card's name a line, with a tab and its weight behind it, 1 where there is none; a first line whose weight
    is no number is a heading."""
    weights: dict[str, int] = {}
    for position, line in enumerate(text.splitlines()):
        name, _, weight = line.strip().partition("\t")
        if weight.strip() and not weight.strip().isdecimal():
            if position == 0:
                continue
            raise ValueError(f"line {position + 1}: “{weight}” is no weight")
        if name:
            weights[name] = int(weight or 1)
    return weights


def weighted_table(tally: WeightedTally) -> list[str]:
    """Return the figures, then each card that is not whole, with the sentences that keep it from that."""
    lines = [f"{tally.whole} of {tally.cards} cards whole, {tally.weighted:.2f} % by weight"]
    lines += [f"no card is called “{name}”" for name in tally.unknown]
    for card in tally.waiting:
        lines.append(f"{card.weight:>8} {card.name}")
        lines += [f"{'':<9}{each.text}  (expected {each.expected})" for each in card.unread]
    return lines


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
