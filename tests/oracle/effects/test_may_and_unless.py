"""CR 118.12, 603.12, 702.21a: what players may do or pay for, as cards say it."""

import pytest

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import Ability, ActivatedAbility, Cost, Enters, SpellAbility, TriggeredAbility
from bot.engine.magic.words.abilities.stack_triggers import Casts
from bot.engine.magic.words.effects import (
    ONE,
    Counter,
    Destroy,
    Discard,
    Draw,
    Fixed,
    GainLife,
    KeywordAbility,
    LoseLife,
    Optionally,
    Pay,
    PutCounters,
    Reflexive,
    Sacrifice,
    Tap,
)
from bot.engine.magic.words.filters import (
    ANYTHING,
    CREATURE,
    THIS,
    ControllerOf,
    Filter,
    Players,
    Side,
    TargetObject,
    TargetSpec,
)
from tests.oracle.reading import read, shown

DRAW = (Draw(Players.YOU, Fixed(1)),)
LOSE = (LoseLife(Players.YOU, Fixed(1)),)
TARGET = TargetObject()
ITS_CONTROLLER = ControllerOf(TARGET)
A_SPELL = (TargetSpec(spells=ANYTHING),)
A_CREATURE = (TargetSpec(CREATURE),)
THAT_PLAYER = Players.TRIGGERING_PLAYER


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("Counter target spell unless its controller pays {3}.", SpellAbility((
            Optionally((Pay(ITS_CONTROLLER, "{3}"),), ITS_CONTROLLER, otherwise=(Counter(TARGET),)),), A_SPELL)),
        ("Counter target spell unless its controller pays {X}.", SpellAbility((
            Optionally((Pay(ITS_CONTROLLER, "{X}"),), ITS_CONTROLLER, otherwise=(Counter(TARGET),)),), A_SPELL)),
        ("Tap target creature unless its controller pays 2 life.", SpellAbility((
            Optionally((Pay(ITS_CONTROLLER, life=Fixed(2)),), ITS_CONTROLLER, otherwise=(Tap(TARGET),)),), A_CREATURE)),
        ("Destroy target creature unless its controller discards a card.", SpellAbility((
            Optionally((Discard(ITS_CONTROLLER, ONE),), ITS_CONTROLLER, otherwise=(Destroy(TARGET),)),), A_CREATURE)),
        ("You may sacrifice a creature. If you do, draw a card.", SpellAbility((
            Optionally((Sacrifice(Players.YOU, ONE, CREATURE),), then=DRAW),))),
        ("You may pay {2}. If you do, draw a card. If you don't, you lose 1 life.", SpellAbility((
            Optionally((Pay(Players.YOU, "{2}"),), then=DRAW, otherwise=LOSE),))),
        ("You may discard a card. When you do, destroy target creature.", SpellAbility((
            Optionally((Discard(Players.YOU, ONE),), when=Reflexive((Destroy(TARGET),), A_CREATURE)),))),
        ("Target opponent may pay 3 life. If they don't, you draw a card.", SpellAbility((
            Optionally((Pay(TARGET, life=Fixed(3)),), TARGET, otherwise=DRAW),), (
            TargetSpec(players=Side.OPPONENT),))),
    ],
)  # fmt: skip
def test_118_12_spells_offer_what_may_be_done(text: str, ability: Ability) -> None:
    assert read(text, types=("Instant",)) == (ability,)


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("When this creature enters, you may pay {2}. If you do, draw a card.", TriggeredAbility(Enters(), (
            Optionally((Pay(Players.YOU, "{2}"),), then=DRAW),))),
        ("When this creature enters, you may draw a card. If you do, you lose 1 life.", TriggeredAbility(Enters(), (
            Optionally(DRAW, then=LOSE),))),
        ("When this creature enters, you may have it deal 1 damage to you.", None),
        ("Whenever an opponent casts a spell, draw a card unless that player pays {1}.", TriggeredAbility(
            Casts(Filter(side=Side.OPPONENT)), (
            Optionally((Pay(THAT_PLAYER, "{1}"),), THAT_PLAYER, otherwise=DRAW),))),
        ("{T}: You may draw a card.", ActivatedAbility(
            Cost(tap=True), (Optionally(DRAW),), (), "{T}: You may draw a card.")),
        ("When this creature enters, you may put a +1/+1 counter on it. If you do, you gain 1 life.", TriggeredAbility(
            Enters(), (Optionally((PutCounters(THIS, "+1/+1"),), then=(GainLife(Players.YOU, Fixed(1)),)),))),
    ],
)  # fmt: skip
def test_118_12_abilities_offer_what_may_be_done(text: str, ability: Ability | None) -> None:
    found = read(text)
    assert found == (ability,) if ability is not None else isinstance(found[0], TriggeredAbility) and found[0].optional


@pytest.mark.parametrize(
    ("text", "ward"),
    [
        ("Ward {2}", KeywordAbility(KeywordName.WARD, cost="{2}")),
        ("Ward\u2014Pay 3 life.", KeywordAbility(KeywordName.WARD, number=3)),
        ("Ward\u2014Discard a card.", KeywordAbility(KeywordName.WARD, cost="discard a card")),
        ("Ward\u2014Sacrifice a creature.", KeywordAbility(KeywordName.WARD, cost="sacrifice a creature")),
    ],
)
def test_702_21a_ward_has_a_cost(text: str, ward: KeywordAbility) -> None:
    assert read(text) == (ward,)


@pytest.mark.parametrize(
    "text",
    [
        "Ward",
        "Ward\u2014Pay {2}, then dance.",
        "When this creature enters, if you do, draw a card.",
        "When this creature enters, draw a card and scry 1. If you do, you gain 1 life.",
        "When this creature enters, each opponent may pay {1}. If they don't, draw a card.",
        "When this creature enters, tap target creature and draw a card unless its controller pays {1}.",
        "When this creature enters, you may discard a card. When you do, draw a card. If you do, you gain 1 life.",
        "When this creature enters, you may pay {1} any number of times.",
    ],
)
def test_an_offer_that_is_not_understood_whole_is_not_read(text: str) -> None:
    assert all(line.startswith("?") for line in shown(text))
