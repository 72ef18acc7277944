"""What card text says of cards that another ability of the card has exiled (CR 607.2a)."""

from dataclasses import replace

import pytest

from bot.engine.magic.words.abilities import ActivatedAbility, Leaves, StaticAbility, TriggeredAbility, Unread
from bot.engine.magic.words.conditions import IsLike
from bot.engine.magic.words.effects import (
    AddActivatedAbilities,
    AddMana,
    CardsIn,
    CharacteristicOf,
    CountOf,
    CreateCopies,
    Effect,
    GainLife,
    PutIntoGraveyard,
    PutOntoBattlefield,
    ReturnToHand,
)
from bot.engine.magic.words.filters import ANYTHING, THIS, ExiledWith, Filter, Matching, ObjectSet, Players, Side
from tests.oracle.reading import read

CREATURES = Filter(all_of=("Creature",))


@pytest.mark.parametrize(
    ("phrase", "effect"),
    [
        ("return the exiled card to the battlefield under its owner's control", PutOntoBattlefield(ExiledWith())),
        (
            "return all cards exiled with it to the battlefield under your control",
            PutOntoBattlefield(ExiledWith(), yours=True),
        ),
        (
            "put a creature card exiled with this creature onto the battlefield under your control",
            PutOntoBattlefield(ExiledWith(CREATURES, one=True), yours=True),
        ),
        ("return the exiled cards to their owners' hands", ReturnToHand(ExiledWith())),
        ("put each card exiled with this creature into its owner's graveyard", PutIntoGraveyard(ExiledWith())),
        (
            "put a card you own exiled with this creature into your hand",
            ReturnToHand(ExiledWith(Filter(owner=Side.YOU), one=True)),
        ),
        ("create a token that's a copy of the exiled card", CreateCopies(ExiledWith())),
        (
            "you gain life equal to the exiled card's mana value",
            GainLife(Players.YOU, CharacteristicOf(ExiledWith(), "mana value")),
        ),
        (
            "you gain 1 life for each creature card exiled with it",
            GainLife(Players.YOU, CountOf(ExiledWith(CREATURES))),
        ),
    ],
)
def test_607_2a_cards_that_another_ability_has_exiled(phrase: str, effect: Effect) -> None:
    text = f"When this creature leaves the battlefield, {phrase}."
    assert read(text) == (TriggeredAbility(Leaves(), (effect,)),)


def test_607_2a_mana_of_the_exiled_cards_colors() -> None:
    (ability,) = read("{T}: Add one mana of any of the exiled card's colors.", types=("Artifact",))
    assert isinstance(ability, ActivatedAbility)
    assert ability.effects == (AddMana((), colors_of=ExiledWith()),)


@pytest.mark.parametrize(
    ("whose", "of"),
    [
        ("all creature cards exiled with it", ExiledWith(CREATURES)),
        ("the exiled card", ExiledWith()),
        ("all creature cards in all graveyards", CardsIn("graveyard", Players.EACH_PLAYER, CREATURES)),
        ("each other creature you control", Matching(Filter(all_of=("Creature",), side=Side.YOU, other=True))),
    ],
)
def test_613_1f_all_activated_abilities_of_other_objects(whose: str, of: ObjectSet | CardsIn) -> None:
    has = f"has all activated abilities of {whose}."
    ability = StaticAbility(THIS, (AddActivatedAbilities(of),))
    assert read(f"This creature {has}") == (ability,)
    always = replace(ability, condition=IsLike(THIS, ANYTHING))
    assert read(f"As long as this creature is on the battlefield, it {has}") == (always,)


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters, exile target creature. Return the exiled card to its owner's hand.",
        "{1}, Exile a creature card from your graveyard: Create a token that's a copy of the exiled card.",
    ],
)
def test_607_1c_what_an_ability_exiles_itself_is_not_what_another_one_did(text: str) -> None:
    assert any(isinstance(each, Unread) for each in read(text))
