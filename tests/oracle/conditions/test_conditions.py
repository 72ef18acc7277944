"""Conditions in card text (CR 603.4, 604.1): each form alone, where it may stand, and what is left unread."""

from dataclasses import replace

import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import (
    Attacks,
    BeginningOf,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    MustAttack,
    StaticAbility,
    TriggeredAbility,
)
from bot.engine.magic.words.conditions import (
    ZERO,
    AllConditions,
    AnyCondition,
    Bounds,
    CardsInGraveyard,
    CardsInHand,
    CardTypesInGraveyard,
    Condition,
    ControlsMore,
    DevotionIs,
    HasCounters,
    IsLike,
    LifeTotal,
    Not,
    NumberOf,
    TurnOf,
    WasCast,
    Whose,
)
from bot.engine.magic.words.effects import ONE, AddAbility, Draw, KeywordAbility, ModifyPowerToughness
from bot.engine.magic.words.filters import (
    CREATURE,
    THIS,
    AttachedObject,
    Comparison,
    CounterNumber,
    Filter,
    Matching,
    Players,
    Side,
    Status,
)
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

YOU = Side.YOU
FOREST, ISLAND = Filter(all_of=("Forest",)), Filter(all_of=("Island",))
ARTIFACT = Filter(all_of=("Artifact",))
HUMAN = Filter(all_of=("Human",))
FLYING = AddAbility(KeywordAbility(KeywordName.FLYING))
BIGGER = ModifyPowerToughness(1, 1)


def is_(*statuses: Status) -> Condition:
    return IsLike(THIS, Filter(statuses=statuses))


FORMS: dict[str, Condition] = {
    "you control a Forest": NumberOf(replace(FOREST, side=YOU)),
    "you control another artifact": NumberOf(replace(ARTIFACT, side=YOU, other=True)),
    "you control three or more artifacts": NumberOf(replace(ARTIFACT, side=YOU), Bounds(3)),
    "you control at least two other Humans": NumberOf(replace(HUMAN, side=YOU, other=True), Bounds(2)),
    "you control exactly two Humans": NumberOf(replace(HUMAN, side=YOU), Bounds(2, 2)),
    "you control a commander": NumberOf(Filter(commander=True, side=YOU)),
    "you control your commander": NumberOf(Filter(commander=True, side=YOU, owner=YOU)),
    "your devotion to white is less than five": DevotionIs((Color.WHITE,), Bounds(None, 4)),
    "your devotion to red and green is seven or greater": DevotionIs((Color.RED, Color.GREEN), Bounds(7)),
    "this creature was cast": WasCast(),
    "you control no artifacts": NumberOf(replace(ARTIFACT, side=YOU), ZERO),
    "you don't control a Human": NumberOf(replace(HUMAN, side=YOU), ZERO),
    "you control a Human or a Forest": AnyCondition(
        (NumberOf(replace(HUMAN, side=YOU)), NumberOf(replace(FOREST, side=YOU)))
    ),
    "you control a creature with power 4 or greater": NumberOf(
        Filter(all_of=("Creature",), side=YOU, comparison=Comparison("power", at_least=4))
    ),
    "an opponent controls a Human": NumberOf(replace(HUMAN, side=Side.OPPONENT)),
    "an opponent controls two or more Humans": NumberOf(HUMAN, Bounds(2), Whose.AN_OPPONENT),
    "no opponent controls a Human": NumberOf(replace(HUMAN, side=Side.OPPONENT), ZERO),
    "your opponents control no creatures": NumberOf(replace(CREATURE, side=Side.OPPONENT), ZERO),
    "you control more creatures than defending player": ControlsMore(CREATURE, Whose.YOU, Whose.DEFENDING_PLAYER),
    "an opponent controls more lands than you": ControlsMore(Filter(all_of=("Land",)), Whose.AN_OPPONENT, Whose.YOU),
    "there is a Forest on the battlefield": NumberOf(FOREST),
    "there are five or more Islands on the battlefield": NumberOf(ISLAND, Bounds(5)),
    "no creatures are on the battlefield": NumberOf(CREATURE, ZERO),
    "seven or more cards are in your graveyard": CardsInGraveyard(Whose.YOU, Bounds(7)),
    "there are three or more creature cards in your graveyard": CardsInGraveyard(Whose.YOU, Bounds(3), CREATURE),
    "there are four or more card types among cards in your graveyard": CardTypesInGraveyard(Whose.YOU, Bounds(4)),
    "an opponent has eight or more cards in their graveyard": CardsInGraveyard(Whose.AN_OPPONENT, Bounds(8)),
    "you have no cards in hand": CardsInHand(Whose.YOU, ZERO),
    "you have one or fewer cards in hand": CardsInHand(Whose.YOU, Bounds(None, 1)),
    "a player has no cards in hand": CardsInHand(Whose.A_PLAYER, ZERO),
    "you have 25 or more life": LifeTotal(Whose.YOU, Bounds(25)),
    "your life total is 5 or less": LifeTotal(Whose.YOU, Bounds(None, 5)),
    "an opponent has 10 or less life": LifeTotal(Whose.AN_OPPONENT, Bounds(None, 10)),
    "an opponent is poisoned": HasCounters(Whose.AN_OPPONENT, "poison"),
    "an opponent has three or more poison counters": HasCounters(Whose.AN_OPPONENT, "poison", Bounds(3)),
    "it's your turn": TurnOf(Whose.YOU),
    "it's not your turn": Not(TurnOf(Whose.YOU)),
    "it's untapped": is_(Status.UNTAPPED),
    "it isn't attacking": Not(is_(Status.ATTACKING)),
    "this creature is equipped": is_(Status.EQUIPPED),
    "it's attacking alone": AllConditions(
        (is_(Status.ATTACKING), NumberOf(Filter(statuses=(Status.ATTACKING,)), Bounds(0, 1)))
    ),
    "it's red": IsLike(THIS, Filter(colors=(Color.RED,))),
    "it's an artifact": IsLike(THIS, ARTIFACT),
    "it has flying": IsLike(THIS, Filter(keywords=(KeywordName.FLYING,))),
    "it has a +1/+1 counter on it": IsLike(THIS, Filter(counters=CounterNumber("+1/+1"))),
    "it has three or more oil counters on it": IsLike(THIS, Filter(counters=CounterNumber("oil", 3))),
    "its power is 4 or greater": IsLike(THIS, Filter(comparison=Comparison("power", at_least=4))),
    "it's your turn and you control a Forest": AllConditions((TurnOf(Whose.YOU), NumberOf(replace(FOREST, side=YOU)))),
}


@pytest.mark.parametrize("words", FORMS)
def test_604_1_what_holds_as_long_as_a_condition_does(words: str) -> None:
    expected = (StaticAbility(THIS, (BIGGER, FLYING), condition=FORMS[words]),)
    assert read(f"This creature gets +1/+1 and has flying as long as {words}.") == expected


ABOUT_IT = ("it has", "it isn't", "its ", "it's a", "it's red", "it's untapped")


@pytest.mark.parametrize("words", [each for each in FORMS if not each.startswith(ABOUT_IT)])
def test_604_1_a_condition_before_the_statement(words: str) -> None:
    expected = (StaticAbility(THIS, (BIGGER,), condition=FORMS[words]),)
    assert read(f"As long as {words}, this creature gets +1/+1.") == expected


@pytest.mark.parametrize("words", [each for each in FORMS if each.startswith(ABOUT_IT)])
def test_604_1_nothing_is_it_before_anything_was_named(words: str) -> None:
    sentence = f"As long as {words}, this creature gets +1/+1."
    assert shown(sentence) == [f"?{sentence}"]


def test_604_1_it_is_what_the_condition_speaks_of() -> None:
    for attached in ("enchanted", "equipped"):
        assert read(f"As long as {attached} creature is a Human, it has flying.") == (
            StaticAbility(AttachedObject(), (FLYING,), condition=IsLike(AttachedObject(), HUMAN)),
        )


def test_604_1_your_turn_and_others() -> None:
    yours, others = TurnOf(Whose.YOU), Not(TurnOf(Whose.YOU))
    assert read("During your turn, this creature has flying.") == (StaticAbility(THIS, (FLYING,), condition=yours),)
    assert read("During turns other than yours, creatures you control have flying.") == (
        StaticAbility(Matching(replace(CREATURE, side=YOU)), (FLYING,), condition=others),
    )


@pytest.mark.parametrize(
    ("sentence", "abilities"),
    [
        ("This creature can't attack unless defending player controls an Island.", (
            CantAttack(condition=Not(NumberOf(replace(ISLAND, side=Side.DEFENDING_PLAYER)))),)),
        ("This creature can't attack or block unless you control a Forest.", (
            CantAttack(condition=Not(FORMS["you control a Forest"])),
            CantBlock(condition=Not(FORMS["you control a Forest"])))),
        ("This creature can't block unless you control more creatures than attacking player.", (
            CantBlock(condition=Not(ControlsMore(CREATURE, Whose.YOU, Whose.ATTACKING_PLAYER))),)),
        ("This creature attacks each combat if able unless you control another Human.", (
            MustAttack(condition=Not(NumberOf(replace(HUMAN, side=YOU, other=True)))),)),
        ("This creature can't be blocked as long as defending player controls an artifact.", (
            CantBeBlocked(condition=NumberOf(replace(ARTIFACT, side=Side.DEFENDING_PLAYER))),)),
    ],
)  # fmt: skip
def test_508_1c_509_1b_unless_is_the_condition_denied(sentence: str, abilities: tuple[object, ...]) -> None:
    assert read(sentence) == abilities


@pytest.mark.parametrize(
    ("trigger", "words", "condition"),
    [
        ("Whenever this creature attacks", "you control a Forest", FORMS["you control a Forest"]),
        ("Whenever this creature attacks", "its power is 4 or greater", FORMS["its power is 4 or greater"]),
        ("Whenever this creature attacks", "you cast it", WasCast(by=Whose.YOU)),
        ("Whenever this creature attacks", "you didn't cast it from your hand",
            Not(WasCast(by=Whose.YOU, origin=Zone.HAND))),
        ("Whenever this creature attacks", "it wasn't cast from a graveyard", Not(WasCast(origin=Zone.GRAVEYARD))),
        ("Whenever this creature attacks", "defending player controls no creatures",
            NumberOf(replace(CREATURE, side=Side.DEFENDING_PLAYER), ZERO)),
    ],
)  # fmt: skip
def test_603_4_an_intervening_if(trigger: str, words: str, condition: Condition) -> None:
    assert read(f"{trigger}, if {words}, draw a card.") == (
        TriggeredAbility(Attacks(), (Draw(Players.YOU, ONE),), only_if=condition),
    )


def test_603_4_that_player_is_the_one_whose_step_begins() -> None:
    (ability,) = read("At the beginning of each player's upkeep, if that player has no cards in hand, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.condition == BeginningOf("upkeep", yours=False)
    assert ability.only_if == CardsInHand(Whose.THAT_PLAYER, ZERO)


@pytest.mark.parametrize(
    "sentence",
    [
        "This creature gets +1/+1 as long as it attacked last turn.",
        "This creature gets +1/+1 as long as you control a Forest until end of turn.",
        "As long as you control a Forest, this creature gets +1/+1 as long as it's your turn.",
        "As long as you control a Forest this creature gets +1/+1.",
        "As long as you control a Forest, it gets +1/+1.",
        "Creatures you control have flying as long as it's attacking.",
        "Enchanted creature gets +2/+2 and can't be blocked unless you control a Forest.",
        "As long as you control a Forest, prevent all damage that would be dealt to this creature this turn.",
        "This creature gets +1/+1 as long as that player controls a Forest.",
        "This creature gets +1/+1 as long as you control your creatures you control.",
        "When this creature dies, if it's untapped, draw a card.",
        "Whenever this creature attacks, if you control a Forest draw a card.",
        "Whenever this creature attacks, if it attacked last turn, draw a card.",
    ],
)
def test_a_condition_that_nobody_judges_leaves_the_sentence_unread(sentence: str) -> None:
    assert shown(sentence) == [f"?{sentence}"]


def test_a_deleted_word_changes_the_reading() -> None:
    probes = shorter_by_a_word(
        "This creature gets +1/+1 and has flying as long as you control three or more other artifacts.",
        "As long as there are seven or more cards in your graveyard, this creature has flying.",
        "This creature can't attack or block unless you have one or fewer cards in hand.",
        "Whenever this creature attacks, if it has a +1/+1 counter on it, draw a card.",
        "As long as equipped creature is a Human, it has flying.",
    )
    assert [shorter for sentence, shorter in probes if read(shorter) == read(sentence)] == []
