"""Permission to play cards from where they are (CR 305.1, 601.3), read from made-up card text."""

import pytest

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import ActivatedAbility, PlayFrom, SpellAbility, TriggeredAbility, Unread
from bot.engine.magic.words.conditions import NumberOf
from bot.engine.magic.words.effects import (
    AllowPlay,
    CardsExiled,
    Draw,
    Duration,
    Effect,
    Exile,
    ExileTop,
    ExileZone,
    Fixed,
)
from bot.engine.magic.words.filters import ANYTHING, CREATURE, Filter, Made, Players, Side, TargetObject
from bot.oracle.lines.compiler import compile_text
from tests.oracle.reading import read

YOU = Players.YOU
BURNS = Filter(any_of=("Instant", "Sorcery"))
ZOMBIE = Filter(all_of=("Zombie",), side=Side.YOU)
TOP = ExileTop(YOU)
MADE = Made()


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("You may play lands and cast spells from the top of your library.", PlayFrom(Zone.LIBRARY, lands=True)),
        ("You may play lands from your graveyard.", PlayFrom(Zone.GRAVEYARD, None, lands=True)),
        ("You may cast creature spells from the top of your library.", PlayFrom(Zone.LIBRARY, CREATURE)),
        ("You may cast this card from your graveyard.", PlayFrom(Zone.GRAVEYARD, itself=True)),
        (
            "You may cast Made-Up Bear from your graveyard as long as you control a Zombie.",
            PlayFrom(Zone.GRAVEYARD, itself=True, condition=NumberOf(ZOMBIE)),
        ),
        (
            (
                "You may cast instant and sorcery spells from your graveyard. If a spell cast this way would be put "
                "into your graveyard, exile it instead."
            ),
            PlayFrom(Zone.GRAVEYARD, BURNS, exiled_after=True),
        ),
    ],
)
def test_601_3_what_abilities_say_of_a_zone(text: str, ability: PlayFrom) -> None:
    assert read(text) == (ability,)


def test_401_5_who_may_look_at_a_card_changes_no_outcome() -> None:
    for text in ("Play with the top card of your library revealed.", "Players play with their hands revealed."):
        assert [(each.state, each.abilities) for each in compile_text(text, "Sight")] == [("understood", ())]


def done(text: str) -> tuple[Effect, ...]:
    (found,) = read(f"{{T}}: {text}")
    assert isinstance(found, ActivatedAbility), found
    return found.effects


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("You may play that card this turn.", AllowPlay(MADE, lands=True)),
        ("You may cast it until the end of your next turn.", AllowPlay(MADE, duration=Duration.END_OF_YOUR_NEXT_TURN)),
        ("Until end of turn, you may cast the exiled card without paying its mana cost.", AllowPlay(MADE, free=True)),
        (
            "You may play that card for as long as it remains exiled.",
            AllowPlay(MADE, lands=True, duration=Duration.PERMANENT),
        ),
        (
            "You may play that card for as long as you control this creature.",
            AllowPlay(MADE, lands=True, duration=Duration.WHILE_SOURCE_CONTROLLED),
        ),
        (
            "You may cast that card this turn, and mana of any type can be spent to cast that spell.",
            AllowPlay(MADE, as_any="WUBRGC"),
        ),
        (
            (
                "Until end of turn, you may play that card and you may spend mana as though it were mana of any color "
                "to cast it."
            ),
            AllowPlay(MADE, lands=True, as_any="WUBRG"),
        ),
        ("You may cast creature spells from among those cards this turn.", AllowPlay(MADE, CREATURE)),
        ("This turn, you may play lands and cast spells from among them.", AllowPlay(MADE, ANYTHING, lands=True)),
    ],
)
def test_611_2a_for_how_long_an_exiled_card_may_be_played(text: str, effect: AllowPlay) -> None:
    assert done(f"Exile the top card of your library. {text}") == (TOP, effect)


def test_cards_may_be_exiled_in_other_ways() -> None:
    exiled = "Exile target card from a graveyard. You may cast that card this turn."
    assert done(exiled) == (Exile(TargetObject()), AllowPlay(TargetObject()))
    theirs = "Exile the top card of target opponent's library. You may play that card this turn."
    assert done(theirs) == (ExileTop(TargetObject()), AllowPlay(MADE, lands=True))
    hand = (
        "Exile all cards from your hand, then draw that many cards. Until the end of your next turn, you may play "
        "cards exiled this way."
    )
    assert done(hand) == (
        ExileZone(YOU, Zone.HAND),
        Draw(YOU, CardsExiled()),
        AllowPlay(MADE, lands=True, duration=Duration.END_OF_YOUR_NEXT_TURN),
    )


def test_a_card_in_a_graveyard_may_be_cast_and_is_exiled_then() -> None:
    text = (
        "You may cast target instant or sorcery card from your graveyard this turn. If that spell would be put into "
        "your graveyard, exile it instead."
    )
    assert done(text) == (AllowPlay(TargetObject(), exiled_after=True),)


def test_it_may_be_said_by_any_ability() -> None:
    text = "Exile the top two cards of your library. You may play them this turn."
    found = (ExileTop(YOU, Fixed(2)), AllowPlay(MADE, lands=True))
    assert read(text, types=("Sorcery",)) == (SpellAbility(found),)
    (ability,) = read(f"Whenever this creature attacks, {text[0].lower()}{text[1:]}")
    assert isinstance(ability, TriggeredAbility)
    assert ability.effects == found


@pytest.mark.parametrize(
    "text",
    [
        "Exile the top card of your library. You may play that card.",
        "You may play that card this turn.",
        "Draw a card. You may play that card this turn.",
        "Exile the top card of your library. You may play that card this turn by paying 2 life.",
        "You may cast target creature this turn.",
        "Draw a card. If that spell would be put into your graveyard, exile it instead.",
    ],
)
def test_what_is_not_said_whole_is_unread(text: str) -> None:
    assert all(isinstance(each, Unread) for each in read(f"{{T}}: {text}"))


@pytest.mark.parametrize(
    "text",
    [
        "You may cast spells you control from the top of your library.",
        "You may cast spells from exile.",
        "You may play this card from the top of your library.",
    ],
)
def test_what_no_zone_gives_is_unread(text: str) -> None:
    assert all(isinstance(each, Unread) for each in read(text))
