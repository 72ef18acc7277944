"""Sentences about the top cards of libraries (CR 401.4, 701.20): looked at, revealed, dealt out."""

from dataclasses import replace

import pytest

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import ActivatedAbility, SpellAbility, Unread
from bot.engine.magic.words.effects import (
    CharacteristicOf,
    DealTopCards,
    Effect,
    Entering,
    Fixed,
    LoseLife,
    Place,
    Share,
    ValueOfX,
)
from bot.engine.magic.words.filters import CREATURE, Filter, Made, Players, TargetObject
from tests.oracle.reading import read

YOU = Players.YOU
LAND = Filter(all_of=("Land",))
BOTTOM = Share(amount=None, to=Zone.LIBRARY, place=Place.BOTTOM)
BURIED = Share(amount=None, to=Zone.GRAVEYARD)


def done(text: str) -> tuple[Effect, ...] | None:
    """What a sorcery with that text does; None: it is not read."""
    found = read(text, types=("Sorcery",))
    return found[0].effects if len(found) == 1 and isinstance(found[0], SpellAbility) else None


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Look at the top three cards of your library, then put them back in any order.", (3, (), False, True)),
        (("Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of "
         "your library."), (2, (Share(), BOTTOM), False, False)),
        (("Look at the top four cards of your library. You may reveal a creature card from among them and put it into "
         "your hand. Then put the rest on the bottom of your library in a random order."),
         (4, (Share(CREATURE, up_to=True), replace(BOTTOM, at_random=True)), False, False)),
        (("Look at the top four cards of your library. You may put a land card from among them onto the battlefield "
         "tapped. Put the rest into your graveyard."),
         (4, (Share(LAND, up_to=True, to=Zone.BATTLEFIELD, entering=Entering(tapped=True)), BURIED), False, False)),
        (("Look at the top five cards of your library. Put up to two of them into your hand and the rest into your "
         "graveyard."), (5, (Share(amount=Fixed(2), up_to=True), BURIED), False, False)),
        (("Reveal the top five cards of your library. Put all creature cards revealed this way into your hand and the "
         "rest on the bottom of your library in any order."), (5, (Share(CREATURE, None), BOTTOM), True, False)),
        (("Reveal the top four cards of your library. You may put a creature card and/or a land card from among them "
         "into your hand. Put the rest into your graveyard."),
         (4, (Share(CREATURE, up_to=True), Share(LAND, up_to=True), BURIED), True, False)),
        (("Reveal the top card of your library. If it's a creature card, put it onto the battlefield. Otherwise, put "
         "it into your graveyard."), (1, (Share(CREATURE, to=Zone.BATTLEFIELD), BURIED), True, False)),
        ("Look at the top card of your library. If it's a land card, you may reveal it and put it into your hand.",
         (1, (Share(LAND, up_to=True),), False, False)),
    ],
)  # fmt: skip
def test_what_becomes_of_top_cards(text: str, effect: tuple[int, tuple[Share, ...], bool, bool]) -> None:
    number, shares, revealed, arranged = effect
    assert done(text) == (DealTopCards(YOU, Fixed(number), revealed, shares, arranged),)


def test_the_library_may_be_somebody_elses() -> None:
    text = "Look at the top three cards of target opponent's library, then put them back in any order."
    assert done(text) == (DealTopCards(TargetObject(), Fixed(3), arranged=True),)
    text = "Look at the top card of target player's library. You may put that card into that player's graveyard."
    assert done(text) == (DealTopCards(TargetObject(), shares=(Share(to=Zone.GRAVEYARD, up_to=True),)),)


def test_what_was_revealed_is_spoken_of_afterwards() -> None:
    text = (
        "Reveal the top card of your library and put that card into your hand. You lose life equal to its mana value."
    )
    revealed = DealTopCards(YOU, revealed=True, shares=(Share(amount=None),))
    assert done(text) == (revealed, LoseLife(YOU, CharacteristicOf(Made(), "mana value")))


def test_as_many_as_x() -> None:
    (ability,) = read("{X}, {T}: Look at the top X cards of your library. Put one of them into your hand.")
    assert isinstance(ability, ActivatedAbility)
    assert ability.effects == (DealTopCards(YOU, ValueOfX(), shares=(Share(),)),)


@pytest.mark.parametrize(
    "text",
    [
        "Look at the top three cards of your library. Put the best one into your hand.",
        "Look at the top three cards of your library. If it's a creature card, put it into your hand.",
        "Look at the top three cards of your library. Put it into your hand.",
        "Look at the top three cards of your library. Put one of them into target player's hand.",
        "Look at the top three cards of your library. You may put one of them into your hand. If you do, draw a card.",
        "Look at the top card of your library. You may put it into your graveyard. If you do, draw a card.",
        "Look at the top three cards of target player's library. Put one of them into your hand.",
        "Reveal the top card of your library. Otherwise, put it into your graveyard.",
        "Put one of them into your hand and the rest into your graveyard.",
        "Reveal cards from the top of your library until you reveal a land card.",
    ],
)
def test_what_cannot_be_dealt_out_so_is_not_read(text: str) -> None:
    assert any(isinstance(each, Unread) for each in read(text, types=("Sorcery",)))
