"""Sentences about a card in a graveyard that is the ability's own, or that went there (CR 113.6m, 400.7e)."""

import pytest

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import ActivatedAbility, Cost, Dies, Enters, TriggeredAbility, Unread
from bot.engine.magic.words.effects import (
    AtNextEndStep,
    Effect,
    Entering,
    Exile,
    Place,
    PutIntoLibrary,
    PutOntoBattlefield,
    ReturnToHand,
)
from bot.engine.magic.words.filters import CREATURE, AttachedObject, CardInGraveyard, Filter, Matching, ObjectSet, Side
from tests.oracle.reading import read

OWN = CardInGraveyard()
THEIRS = CardInGraveyard(triggering=True)
ONE_COUNTER = Entering(counters=(("+1/+1", 1),))


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("return it to its owner's hand", ReturnToHand(OWN)),
        ("return this card to your hand", ReturnToHand(OWN)),
        ("return it to the battlefield under its owner's control", PutOntoBattlefield(OWN)),
        ("return it to the battlefield tapped under your control", PutOntoBattlefield(OWN, Entering(True), yours=True)),
        ("return it to the battlefield with a +1/+1 counter on it", PutOntoBattlefield(OWN, ONE_COUNTER)),
        ("return it to the battlefield transformed", PutOntoBattlefield(OWN, Entering(transformed=True))),
        ("shuffle it into its owner's library", PutIntoLibrary(OWN, Place.SHUFFLED)),
        ("put it on the bottom of its owner's library", PutIntoLibrary(OWN, Place.BOTTOM)),
        ("exile it", Exile(OWN)),
        (
            "return it to the battlefield under its owner's control at the beginning of the next end step",
            AtNextEndStep((PutOntoBattlefield(OWN),)),
        ),
    ],
)
def test_what_died_is_found_in_the_graveyard(text: str, effect: Effect) -> None:
    assert read(f"When this creature dies, {text}.") == (TriggeredAbility(Dies(), (effect,)),)


@pytest.mark.parametrize(
    ("who", "dies"),
    [
        ("another creature you control", Matching(Filter(all_of=("Creature",), side=Side.YOU, other=True))),
        ("a creature", Matching(CREATURE)),
        ("enchanted creature", AttachedObject()),
    ],
)
@pytest.mark.parametrize("words", ["it", "that card"])
def test_another_object_that_died_is_found_there(who: str, dies: ObjectSet, words: str) -> None:
    found = read(f"Whenever {who} dies, return {words} to its owner's hand.")
    assert found == (TriggeredAbility(Dies(dies), (ReturnToHand(THEIRS),)),)


def test_an_ability_that_moves_its_card_out_of_the_graveyard_functions_there() -> None:
    text = "{1}{B}: Return this card from your graveyard to the battlefield tapped."
    effects = (PutOntoBattlefield(OWN, Entering(tapped=True)),)
    assert read(text) == (ActivatedAbility(Cost("{1}{B}"), effects, text=text, zones=(Zone.GRAVEYARD,)),)
    text = "Whenever a land you control enters, return this card from your graveyard to your hand."
    (ability,) = read(text)
    lands = Enters(Matching(Filter(all_of=("Land",), side=Side.YOU)))
    assert ability == TriggeredAbility(lands, (ReturnToHand(OWN),), from_graveyard=True)


def test_an_aura_finds_its_card_although_its_ability_functions_on_the_battlefield() -> None:
    text = "When enchanted creature dies, return this card from your graveyard to your hand."
    assert read(text) == (TriggeredAbility(Dies(AttachedObject()), (ReturnToHand(OWN),)),)


@pytest.mark.parametrize(
    "text",
    [
        "When this creature leaves the battlefield, return it to its owner's hand.",
        "When this creature enters or dies, return it to its owner's hand.",
        "When this creature dies, destroy it.",
        "When this creature dies, return it.",
        "When this creature dies, return it to its hand.",
        "When this creature dies, put a +1/+1 counter on it.",
        "When this creature dies, target creature gets +1/+1 until end of turn and return it to its owner's hand.",
        "When this creature dies, return this card from your graveyard to your hand.",
        "{B}: Return this card from a graveyard to your hand.",
        "{B}: Return this card to your hand.",
        "{B}: Return this card from your graveyard to your hand and put a +1/+1 counter on this creature.",
    ],
)
def test_what_could_be_another_card_or_no_card_at_all_is_not_read(text: str) -> None:
    (ability,) = read(text)
    assert isinstance(ability, Unread)


def test_what_enters_or_dies_is_still_one_ability() -> None:
    (ability,) = read("When this creature enters or dies, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert [type(each) for each in ability.condition.conditions] == [Enters, Dies]  # type: ignore[union-attr]  # AnyOf
