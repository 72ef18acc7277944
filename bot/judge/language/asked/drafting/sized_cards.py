"""A size and a card's name beside each other, as in "my 5/5 Baneslayer Angel": one creature, and not two."""

from collections.abc import Sequence
from itertools import pairwise

from bot.judge.language.asked.clauses.clause import Clause
from bot.judge.language.asked.drafting.cards_said import CardsSaid
from bot.judge.language.asked.drafting.draft import Leftover
from bot.judge.language.asked.phrases.things_said import ThingSaid, Unit
from bot.judge.language.asked.words.mentions import SaidText


def join_sizes_to_cards(clauses: Sequence[Clause], said: SaidText, cards: CardsSaid) -> list[Leftover]:
    """Make one of a size and the card right behind it: the card where it has that size, the size where the card has no
    abilities. Return the names of the cards that are of another size and may do something."""
    left: list[Leftover] = []
    for clause in clauses:
        gone: list[Unit] = []
        for first, second in pairwise(clause.units):
            size, card = first.thing, second.thing
            if first in gone or size is None or card is None or not names_one_creature(size, card, cards):
                continue
            name = cards.name_of(card.cards[0])
            if cards.size(name) == size.value:
                lend(size, card)
                gone.append(first)
            elif not cards.text(name):
                gone.append(second)
            else:
                left.append(Leftover(said.words(card.start, card.end), (card.start, card.end), weighty=True))
        clause.units = [each for each in clause.units if not any(each is one for one in gone)]
    return left


def names_one_creature(size: ThingSaid, card: ThingSaid, cards: CardsSaid) -> bool:
    bare = not (card.owner or card.definite or card.indefinite or card.count)
    sized = size.head == "size" and size.end == card.start
    return (
        sized and card.head == "card" and bare and bool(card.cards) and cards.is_creature(cards.name_of(card.cards[0]))
    )


def lend(size: ThingSaid, card: ThingSaid) -> None:
    """Give to the card what was said of the size before it."""
    card.owner, card.count, card.start = size.owner, size.count, size.start
    card.definite, card.indefinite, card.plural = size.definite, size.indefinite, size.plural
    card.traits, card.states = [*size.traits, *card.traits], [*size.states, *card.states]
