"""CR 110.2a, 111, 508.4, 603.7: tokens and cards put onto the battlefield, how they enter, and when they go."""

import pytest

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import Attacks, PlayerAttacks, TriggeredAbility
from bot.engine.magic.words.effects import (
    ONE,
    AtEndOfCombat,
    AtNextEndStep,
    Attacking,
    CreateCopies,
    CreateTokens,
    Effect,
    Entering,
    Exile,
    Fixed,
    KeywordAbility,
    PutCardOfPlayer,
    PutOntoBattlefield,
    ReturnToHand,
    SacrificeObjects,
    ThatMuch,
)
from bot.engine.magic.words.filters import THIS, Comparison, Filter, Made, Players, Side, TargetObject, TargetSpec
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

GOBLIN = CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",))
FLYING = (KeywordAbility(KeywordName.FLYING),)
ANGEL = CreateTokens("Angel", 4, 4, ("W",), ("Angel",), FLYING)
ATTACKING = Entering(tapped=True, attacking=Attacking())


TO = "that's tapped and attacking that player or a planeswalker they control"


def made(effect: CreateTokens, amount: Effect | Fixed | ThatMuch = ONE, **changes: object) -> CreateTokens:
    values = {name: getattr(effect, name) for name in CreateTokens.__slots__}
    return CreateTokens(**{**values, "amount": amount, **changes})


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("create a 1/1 red Goblin creature token", GOBLIN),
        ("create two 1/1 red Goblin creature tokens", made(GOBLIN, Fixed(2))),
        ("create a 4/4 white Angel creature token with flying", ANGEL),
        ("create one 4/4 white Angel creature token that has flying", ANGEL),
        ("create a tapped 1/1 red Goblin creature token", made(GOBLIN, entering=Entering(tapped=True))),
        ("create a 1/1 colorless Thopter artifact creature token with flying", CreateTokens(
            "Thopter", 1, 1, (), ("Thopter",), FLYING, types=("Artifact", "Creature"))),
        ("create a 1/1 red and white Goblin Soldier creature token", CreateTokens(
            "Goblin Soldier", 1, 1, ("R", "W"), ("Goblin", "Soldier"))),
        ("create a 1/1 red Goblin creature token that's tapped and attacking", made(GOBLIN, entering=ATTACKING)),
        ("create a tapped and attacking 1/1 red Goblin creature token", made(GOBLIN, entering=ATTACKING)),
        ("create two 1/1 red Goblin creature tokens that are tapped and attacking", made(
            GOBLIN, Fixed(2), entering=ATTACKING)),
        ("create a 1/1 red Goblin creature token. It enters tapped and attacking", made(GOBLIN, entering=ATTACKING)),
        ("create a 1/1 red Goblin creature token. The token enters tapped and attacking", made(
            GOBLIN, entering=ATTACKING)),
        ("create two 1/1 red Goblin creature tokens. Those tokens enter tapped and attacking", made(
            GOBLIN, Fixed(2), entering=ATTACKING)),
        ("create a 1/1 red Goblin creature token that's tapped and attacking defending player", made(
            GOBLIN, entering=Entering(tapped=True, attacking=Attacking(Players.DEFENDING_PLAYER)))),
        ("for each opponent, create a 1/1 red Goblin creature token that's tapped and attacking that opponent", made(
            GOBLIN, entering=Entering(tapped=True, attacking=Attacking(Players.EACH_OPPONENT)),
            for_each=Players.EACH_OPPONENT)),
        ("create a 1/1 red Goblin creature token named Test Goblin", made(GOBLIN, name="Test Goblin")),
        ("create a 4/4 white Angel creature token named Ira of Tests with flying", made(ANGEL, name="Ira of Tests")),
        ("create a 4/4 white Angel creature token with flying named Ira of Tests", made(ANGEL, name="Ira of Tests")),
        ("create Ira, Test Angel, a legendary 4/4 white Angel creature token with flying", made(
            ANGEL, name="Ira, Test Angel", supertypes=("Legendary",))),
        ("create a token that's a copy of this creature", CreateCopies(THIS)),
        ("create a tapped and attacking token that's a copy of it", CreateCopies(THIS, entering=ATTACKING)),
        ("create a token that's a copy of it and that's tapped and attacking", CreateCopies(THIS, entering=ATTACKING)),
        (f"for each opponent other than defending player, you may create a token that's a copy of this creature {TO}",
         CreateCopies(
             THIS, entering=Entering(tapped=True, attacking=Attacking(Players.EACH_OTHER_OPPONENT, planeswalkers=True)),
             for_each=Players.EACH_OTHER_OPPONENT, optional=True)),
    ],
)  # fmt: skip
def test_111_what_is_created_and_how_it_enters(text: str, effect: Effect) -> None:
    assert read(f"Whenever this creature attacks, {text}.") == (TriggeredAbility(Attacks(), (effect,)),)


def test_508_4_of_whoever_is_attacked() -> None:
    attacking = Entering(tapped=True, attacking=Attacking(Players.TRIGGERING_PLAYER))
    text = (
        "Whenever you attack a player, create a 1/1 red Goblin creature token that's tapped and attacking that player."
    )
    assert [each.effects for each in read(text) if isinstance(each, TriggeredAbility)] == [
        (made(GOBLIN, entering=attacking),)
    ]


def test_603_2c_that_many_are_those_that_attack() -> None:
    text = "Whenever you attack, create that many 1/1 red Goblin creature tokens."
    assert read(text) == (TriggeredAbility(PlayerAttacks(), (made(GOBLIN, ThatMuch()),)),)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Exile that token at end of combat.", AtEndOfCombat((Exile(Made()),))),
        ("Exile the token at end of combat.", AtEndOfCombat((Exile(Made()),))),
        ("Sacrifice that token at the beginning of the next end step.", AtNextEndStep((SacrificeObjects(Made()),))),
        ("At the beginning of the next end step, sacrifice that token.", AtNextEndStep((SacrificeObjects(Made()),))),
        ("At end of combat, exile that token.", AtEndOfCombat((Exile(Made()),))),
    ],
)
def test_603_7_what_is_to_become_of_what_was_created(text: str, effect: Effect) -> None:
    assert read(f"Whenever this creature attacks, create a 1/1 red Goblin creature token. {text}") == (
        TriggeredAbility(Attacks(), (GOBLIN, effect)),
    )


def test_603_7_of_several() -> None:
    text = "Whenever you attack, create two 1/1 red Goblin creature tokens. Sacrifice them at end of combat."
    assert read(text) == (
        TriggeredAbility(PlayerAttacks(), (made(GOBLIN, Fixed(2)), AtEndOfCombat((SacrificeObjects(Made()),)))),
    )


YOURS = Filter(all_of=("Creature",), side=Side.YOU)
SMALL = Filter(all_of=("Creature",), comparison=Comparison("power", at_most=2), side=Side.YOU)


@pytest.mark.parametrize(
    ("text", "effect", "targets"),
    [
        ("return target creature card from your graveyard to the battlefield tapped and attacking", PutOntoBattlefield(
            TargetObject(), ATTACKING), (TargetSpec(cards=YOURS),)),
        ("return target creature card with power 2 or less from your graveyard to the battlefield", PutOntoBattlefield(
            TargetObject()), (TargetSpec(cards=SMALL),)),
        ("return up to one target creature card from your graveyard to your hand", ReturnToHand(TargetObject()), (
            TargetSpec(cards=YOURS, least=0),)),
        ("put target creature card from a graveyard onto the battlefield under your control", PutOntoBattlefield(
            TargetObject(), yours=True), (TargetSpec(cards=Filter(all_of=("Creature",))),)),
        ("return target creature to its owner's hand", ReturnToHand(TargetObject()), (
            TargetSpec(Filter(all_of=("Creature",))),)),
    ],
)  # fmt: skip
def test_115_2_cards_in_graveyards_as_targets(text: str, effect: Effect, targets: tuple[TargetSpec, ...]) -> None:
    assert read(f"Whenever this creature attacks, {text}.") == (TriggeredAbility(Attacks(), (effect,), targets),)


def test_608_2d_a_card_from_the_hand() -> None:
    text = "you may put a Soldier creature card from your hand onto the battlefield tapped and attacking"
    soldier = Filter(all_of=("Soldier", "Creature"))
    assert read(f"Whenever this creature attacks, {text}.") == (
        TriggeredAbility(Attacks(), (PutCardOfPlayer(soldier, ATTACKING),), optional=True),
    )


@pytest.mark.parametrize(
    "text",
    [
        "create a Chocolate token",
        "create an X/X green Hydra creature token",
        'create a 1/1 red Devil creature token with "When this token sings, draw a card."',
        "create a token that's a copy of this creature, except it enters with a +1/+1 counter on it",
        "create a 1/1 red Goblin creature token that's tapped and attacking that player",
        "create a 1/1 Goblin creature token",
        "create a 1/1 red creature token",
        "create that many 1/1 red Goblin creature tokens",
        "exile that token at end of combat",
        "for each opponent, you may create a 1/1 red Goblin creature token",
        "for each opponent, create a 1/1 red Goblin creature token. Draw a card for each",
        "create a 1/1 red Goblin creature token. Exile target card from a graveyard at end of combat",
        "create a 1/1 red Goblin creature token. At end of combat, exile target creature",
        "return target card from a graveyard to your hand",
        "create Ira, two 4/4 white Angel creature tokens with flying",
        "create a 4/4 white Angel creature token named with flying",
        "put a creature card with mana value less than 3 from your hand onto the battlefield tapped and attacking",
    ],
)
def test_what_has_no_place_in_the_data_is_unread(text: str) -> None:
    assert all(line.startswith("?") for line in shown(f"Whenever this creature attacks, {text}."))


def test_a_deleted_word_changes_the_reading() -> None:
    probes = shorter_by_a_word(
        "Whenever this creature attacks, create a 4/4 white Angel creature token with flying that's tapped.",
        "Whenever this creature attacks, create two tapped and attacking 1/1 red Goblin creature tokens.",
        "Whenever this creature attacks, return target creature card from your graveyard to the battlefield tapped.",
    )
    assert [shorter for sentence, shorter in probes if read(shorter) == read(sentence)] == []
