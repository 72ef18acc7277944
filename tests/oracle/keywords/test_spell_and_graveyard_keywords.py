"""What spells and cards in graveyards have or gain (CR 113.6, 611.2c), read from made-up card text."""

import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import (
    Ability,
    ActivatedAbility,
    Attacks,
    Casts,
    Cost,
    Enters,
    HaveElsewhere,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
    Unread,
)
from bot.engine.magic.words.conditions import IsLike, TurnOf, Whose
from bot.engine.magic.words.effects import (
    AddAbility,
    AddTypes,
    Draw,
    Duration,
    Fixed,
    KeywordAbility,
    MakeDelayedAbility,
    Modify,
)
from bot.engine.magic.words.filters import (
    ANYTHING,
    THIS,
    Filter,
    MatchingCards,
    Players,
    Side,
    TargetObject,
    TargetSpec,
    TriggeringObject,
)
from tests.oracle.reading import read

BURNS = Filter(any_of=("Instant", "Sorcery"), side=Side.YOU)
FLASHBACK = KeywordAbility(KeywordName.FLASHBACK)
GAINED = Modify(TargetObject(), (AddAbility(FLASHBACK),))
TARGET = TargetSpec(cards=BURNS)
COST = "The flashback cost is equal to its mana cost."
EACH = "ach instant and sorcery card in your graveyard"


@pytest.mark.parametrize(
    ("text", "spells", "keyword"),
    [
        ("Red instant and sorcery spells you control have lifelink.", Filter(any_of=("Instant", "Sorcery"),
         colors=(Color.RED,), side=Side.YOU), KeywordName.LIFELINK),
        ("Creature spells you cast have convoke.", Filter(all_of=("Creature",), side=Side.YOU), KeywordName.CONVOKE),
        ("Each noncreature spell you cast has improvise.", Filter(none_of=("Creature",), side=Side.YOU),
         KeywordName.IMPROVISE),
    ],
)  # fmt: skip
def test_113_6_spells_have_keyword_abilities(text: str, spells: Filter, keyword: KeywordName) -> None:
    assert read(text) == (HaveElsewhere(Zone.STACK, spells, (KeywordAbility(keyword),)),)


@pytest.mark.parametrize(
    "text",
    [
        "Red spells have lifelink.",
        "Red spells you control have vigilance.",
        "Red spells you control have lifelink until end of turn.",
        f"E{EACH} has flashback.",
        f"E{EACH} has flashback. {COST} Draw a card.",
        "Each instant and sorcery card in your hand has flashback. The flashback cost is equal to its mana cost.",
        "When this creature enters, target instant card in your graveyard gains flashback until end of turn.",
        f"When this creature enters, target instant card in your graveyard gains flying until end of turn. {COST}",
        f"When this creature enters, target instant card in a graveyard gains flashback until end of turn. {COST}",
        f"When this creature enters, draw a card. {COST}",
    ],
)
def test_what_no_rule_gives_a_meaning_to_is_unread(text: str) -> None:
    assert all(isinstance(each, Unread) for each in read(text))


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        (f"E{EACH} has flashback. {COST}", None),
        (f"As long as it's your turn, e{EACH} has flashback. {COST}", TurnOf(Whose.YOU)),
        (f"During your turn, e{EACH} has flashback. Its flashback cost is equal to that card's mana cost.",
         TurnOf(Whose.YOU)),
    ],
)  # fmt: skip
def test_702_34a_cards_in_a_graveyard_have_flashback(text: str, condition: TurnOf | None) -> None:
    assert read(text) == (HaveElsewhere(Zone.GRAVEYARD, BURNS, (FLASHBACK,), condition=condition),)


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        (
            (
                "When this creature enters, target instant or sorcery card in your graveyard gains flashback until end "
                f"of turn. {COST}"
            ),
            TriggeredAbility(Enters(), (GAINED,), (TARGET,)),
        ),
        (
            f"Whenever this creature attacks, e{EACH} gains flashback until end of turn. {COST}",
            TriggeredAbility(Attacks(), (Modify(MatchingCards(BURNS), GAINED.modifications),)),
        ),
        (
            "{T}: Target instant or sorcery card in your graveyard gains flashback {2}{R} until end of turn.",
            ActivatedAbility(
                Cost(tap=True),
                (Modify(TargetObject(), (AddAbility(KeywordAbility(KeywordName.FLASHBACK, cost="{2}{R}")),)),),
                (TARGET,),
            ),
        ),
    ],
)
def test_702_34a_cards_in_a_graveyard_gain_flashback(text: str, ability: Ability) -> None:
    (found,) = read(text)
    assert isinstance(found, TriggeredAbility | ActivatedAbility)
    assert isinstance(ability, TriggeredAbility | ActivatedAbility)
    assert (found.effects, found.targets) == (ability.effects, ability.targets)


def test_611_2c_a_sorcery_gives_it_to_all_cards_that_are_there() -> None:
    found = read(f"Until end of turn, e{EACH} gains flashback. {COST}", types=("Sorcery",))
    assert found == (SpellAbility((Modify(MatchingCards(BURNS), (AddAbility(FLASHBACK),)),)),)


def test_603_7_the_next_spell_from_a_hand_gains_an_ability() -> None:
    text = "{T}: When you next cast an instant or sorcery spell from your hand this turn, it gains rebound."
    (found,) = read(text)
    rebound = Modify(TriggeringObject(), (AddAbility(KeywordAbility(KeywordName.REBOUND)),), Duration.PERMANENT)
    waiting = TriggeredAbility(Casts(BURNS, zones=(Zone.HAND,)), (rebound,))
    assert isinstance(found, ActivatedAbility)
    assert found.effects == (MakeDelayedAbility(waiting, Duration.END_OF_TURN, once=True),)


@pytest.mark.parametrize(
    ("whence", "zones", "elsewhere"),
    [
        ("your hand", (Zone.HAND,), False),
        ("anywhere other than your hand", (Zone.HAND,), True),
        ("exile", (Zone.EXILE,), False),
        ("your graveyard or the top of your library", (Zone.GRAVEYARD, Zone.LIBRARY), False),
    ],
)
def test_601_2a_from_where_a_spell_is_cast_is_part_of_the_event(
    whence: str, zones: tuple[Zone, ...], *, elsewhere: bool
) -> None:
    (found,) = read(f"Whenever you cast a spell from {whence}, draw a card.")
    assert isinstance(found, TriggeredAbility)
    assert found.condition == Casts(Filter(side=Side.YOU), zones=zones, elsewhere=elsewhere)
    assert found.effects == (Draw(Players.YOU, Fixed(1)),)


def test_604_1_what_holds_as_long_as_something_is_on_the_battlefield() -> None:
    text = "As long as this creature is on the battlefield, it's a land in addition to its other types."
    assert read(text) == (StaticAbility(THIS, (AddTypes(("Land",)),), condition=IsLike(THIS, ANYTHING)),)
