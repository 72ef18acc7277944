"""What "it", "its controller" and "that card" stand for across sentences, and what else those sentences say."""

import pytest

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import (
    ActivatedAbility,
    DealsDamage,
    SpellAbility,
    TriggeredAbility,
    TriggerRecipient,
)
from bot.engine.magic.words.effects import (
    AtNextEndStep,
    CharacteristicOf,
    Counter,
    CreateTokens,
    Destroy,
    Draw,
    Effect,
    ExileZone,
    Fixed,
    GainLife,
    Look,
    LoseLife,
    Optionally,
    Pay,
    Sacrifice,
    SacrificeObjects,
    Search,
    TakeFromHand,
    Untap,
)
from bot.engine.magic.words.filters import (
    CREATURE,
    ControllerOf,
    Filter,
    Made,
    Matching,
    Players,
    TargetObject,
    ThatSource,
)
from tests.oracle.reading import read, shown

TARGET = TargetObject()
BEAST = CreateTokens("Beast", 3, 3, ("G",), ("Beast",), player=ControllerOf(TARGET))
FETCH = "may search their library for a basic land card, put that card onto the battlefield tapped, then shuffle."
REANIMATE = "Put target creature card from a graveyard onto the battlefield under your control."
LAND = Filter(all_of=("Basic", "Land"))


def spell(text: str) -> tuple[Effect, ...]:
    (ability,) = read(text, types=("Instant",))
    assert isinstance(ability, SpellAbility)
    return ability.effects


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Destroy target permanent. Its controller creates a 3/3 green Beast creature token.", BEAST),
        (
            "Exile target creature. Its controller gains life equal to its power.",
            GainLife(ControllerOf(TARGET), CharacteristicOf(TARGET)),
        ),
        (
            f"Exile target creature. Its controller {FETCH}",
            Optionally((Search(ControllerOf(TARGET), LAND, Zone.BATTLEFIELD, tapped=True),), ControllerOf(TARGET)),
        ),
        (
            f"{REANIMATE} You lose life equal to that card's mana value.",
            LoseLife(Players.YOU, CharacteristicOf(TARGET, "mana value")),
        ),
        ("Exile all graveyards.", ExileZone(Players.EACH_PLAYER, Zone.GRAVEYARD)),
        (
            "Each other player sacrifices a creature of their choice.",
            Sacrifice(Players.EACH_OTHER_PLAYER, Fixed(1), CREATURE),
        ),
    ],
)
def test_608_2c_what_a_spell_says_last(text: str, effect: Effect) -> None:
    assert spell(text)[-1] == effect


@pytest.mark.parametrize(
    ("place", "zone"),
    [
        ("put it into its owner's hand instead of into that player's graveyard", Zone.HAND),
        ("put it on top of its owner's library instead of into that player's graveyard", Zone.LIBRARY),
        ("exile it instead of putting it into its owner's graveyard", Zone.EXILE),
    ],
)
def test_701_6a_where_a_countered_spell_goes_instead(place: str, zone: Zone) -> None:
    assert spell(f"Counter target spell. If that spell is countered this way, {place}.") == (Counter(TARGET, zone),)


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        (
            "Target player reveals their hand. You choose a nonland card from it. That player discards that card.",
            TakeFromHand(TARGET, Filter(none_of=("Land",))),
        ),
        (
            "Target player reveals their hand. You choose a creature card from it and exile that card.",
            TakeFromHand(TARGET, CREATURE, exiled=True),
        ),
        (
            "Target player reveals their hand. You choose a creature card from it. Exile that card.",
            TakeFromHand(TARGET, CREATURE, exiled=True),
        ),
    ],
)
def test_701_20_a_card_is_chosen_out_of_a_revealed_hand(text: str, taken: TakeFromHand) -> None:
    assert spell(text) == (Look(TARGET, Zone.HAND), taken)


def test_701_20_what_becomes_of_the_card_has_to_be_said() -> None:
    text = "Target player reveals their hand. You choose a nonland card from it."
    (first, *_) = shown(text)
    assert first.startswith("?")


def test_118_12a_an_option_may_stand_before_unless() -> None:
    (ability,) = read("Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.")
    assert isinstance(ability, TriggeredAbility)
    paying = Pay(Players.TRIGGERING_PLAYER, "{1}")
    assert ability.effects == (
        Optionally((paying,), Players.TRIGGERING_PLAYER, otherwise=(Optionally((Draw(Players.YOU, Fixed(1)),)),)),
    )


def test_603_2_what_deals_the_damage_is_it() -> None:
    (ability,) = read("Whenever a creature deals damage to you, destroy it.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.condition == DealsDamage(Matching(CREATURE), combat=False, to=TriggerRecipient.YOU)
    assert ability.effects == (Destroy(ThatSource()),)


def test_608_2c_it_is_what_the_effects_spoke_of_and_not_the_source_of_the_ability() -> None:
    (ability,) = read("When this creature enters, tap target creature. Untap it.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.effects[-1] == Untap(TARGET)


def test_608_2c_it_is_not_guessed_where_the_effects_spoke_of_both() -> None:
    text = "When this creature enters, it deals 1 damage to target creature. Untap it."
    (first, *_) = shown(text)
    assert first.startswith("?")


@pytest.mark.parametrize("it", ["it", "the token", "that token"])
def test_608_2c_it_is_what_was_created_last(it: str) -> None:
    (ability,) = read(
        f"{{T}}: Create a token that's a copy of target creature. Sacrifice {it} at the beginning of the next end step."
    )
    assert isinstance(ability, ActivatedAbility)
    assert ability.effects[-1] == AtNextEndStep((SacrificeObjects(Made()),))


def test_611_2a_what_was_put_onto_the_battlefield_gains_something_for_good() -> None:
    text = "You may put a creature card from your hand onto the battlefield. That creature gains haste."
    assert not shown(f"{{R}}: {text} Sacrifice the creature at the beginning of the next end step.")[0].startswith("?")
