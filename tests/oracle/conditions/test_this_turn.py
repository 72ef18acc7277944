"""What happened this turn (CR 608.2i) as conditions, and counted."""

import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.words.abilities import Attacks, Enters, SpellAbility, StaticAbility, TriggeredAbility, Unread
from bot.engine.magic.words.conditions import (
    AttackedThisTurn,
    Bounds,
    CardsDrawnThisTurn,
    Condition,
    DamageDealtThisTurn,
    EnteredThisTurn,
    HappenedThisTurn,
    IsLike,
    LeftThisTurn,
    LifeChangedThisTurn,
    Not,
    SpellsCastThisTurn,
    Whose,
)
from bot.engine.magic.words.effects import (
    CountOf,
    DealDamage,
    Destroy,
    Devotion,
    Discard,
    Draw,
    Fixed,
    GainLife,
    IfSo,
    LoseLife,
    LostLife,
    NumberOfPlayers,
    TimesThisTurn,
)
from bot.engine.magic.words.filters import (
    CREATURE,
    THIS,
    AttackedBy,
    Comparison,
    Filter,
    Matching,
    Players,
    Side,
    TargetObject,
    TargetSpec,
    TriggeringObject,
)
from tests.oracle.reading import read

YOU = Players.YOU
YOURS = Filter(side=Side.YOU)
INSTANT = Filter(all_of=("Instant",))


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("a creature died this turn", LeftThisTurn(CREATURE, died=True)),
        ("three or more creatures died this turn", LeftThisTurn(CREATURE, died=True, number=Bounds(3))),
        ("a permanent left the battlefield under your control this turn", LeftThisTurn(YOURS)),
        ("a permanent you controlled left the battlefield this turn", LeftThisTurn(YOURS)),
        (
            "two or more permanents entered the battlefield under your control this turn",
            EnteredThisTurn(YOURS, Bounds(2)),
        ),
        ("you had a permanent enter the battlefield under your control this turn", EnteredThisTurn(YOURS)),
        ("you gained 3 or more life this turn", LifeChangedThisTurn(Whose.YOU, gained=True, number=Bounds(3))),
        ("an opponent lost life this turn", LifeChangedThisTurn(Whose.AN_OPPONENT, gained=False)),
        ("an opponent was dealt damage this turn", DamageDealtThisTurn(Whose.AN_OPPONENT)),
        ("you were dealt 3 or more damage this turn", DamageDealtThisTurn(Whose.YOU, Bounds(3))),
        ("you've cast another instant spell this turn", SpellsCastThisTurn(Whose.YOU, INSTANT, other=True)),
        ("you haven't cast an instant spell this turn", Not(SpellsCastThisTurn(Whose.YOU, INSTANT))),
        ("you've drawn two or more cards this turn", CardsDrawnThisTurn(Whose.YOU, Bounds(2))),
        ("this creature entered this turn", IsLike(THIS, Filter(entered=True))),
    ],
)
def test_608_2i_what_happened_this_turn(words: str, condition: Condition) -> None:
    (ability,) = read(f"As long as {words}, this creature has flying.")
    assert isinstance(ability, StaticAbility)
    assert ability.condition == condition


def done(text: str) -> tuple[object, ...]:
    (ability,) = read(text, types=("Sorcery",))
    assert isinstance(ability, SpellAbility), ability
    return ability.effects


def test_608_2i_what_happened_is_counted() -> None:
    died = LeftThisTurn(Filter(all_of=("Creature",), side=Side.YOU), died=True)
    assert done("Draw a card for each creature that died under your control this turn.") == (
        Draw(YOU, TimesThisTurn(died)),
    )
    gained = TimesThisTurn(LifeChangedThisTurn(Whose.YOU, gained=True, number=Bounds()))
    assert done("You gain life equal to the amount of life you gained this turn.") == (GainLife(YOU, gained),)
    spells = TimesThisTurn(SpellsCastThisTurn(Whose.A_PLAYER, other=True), Players.EACH_PLAYER)
    assert done("Draw a card for each other spell cast this turn.") == (Draw(YOU, spells),)


@pytest.mark.parametrize(
    ("words", "happened"),
    [
        ("who lost life", LifeChangedThisTurn(Whose.A_PLAYER, gained=False)),
        ("who gained 3 or more life", LifeChangedThisTurn(Whose.A_PLAYER, gained=True, number=Bounds(3))),
        ("who cast an instant spell", SpellsCastThisTurn(Whose.A_PLAYER, INSTANT)),
    ],
)
def test_608_2i_players_of_whom_something_happened_are_counted(words: str, happened: HappenedThisTurn) -> None:
    drawn = Draw(YOU, NumberOfPlayers(Players.EACH_OPPONENT, happened))
    assert done(f"Draw a card for each opponent {words} this turn.") == (drawn,)


def test_608_2i_what_entered_this_turn_is_described() -> None:
    assert done("Destroy all creatures that entered this turn.") == (
        Destroy(Matching(Filter(all_of=("Creature",), entered=True))),
    )


@pytest.mark.parametrize("words", ["died", "died this game", "blocked this turn", "was sacrificed this turn"])
def test_what_nobody_remembers_is_not_read(words: str) -> None:
    (ability,) = read(f"As long as a creature {words}, this creature has flying.")
    assert isinstance(ability, Unread)


# What is said in the same breath.


def test_608_2c_unless_says_when_it_is_not_done() -> None:
    assert done("Draw a card. Then discard a card unless you attacked this turn.") == (
        Draw(YOU, Fixed(1)),
        IfSo(Not(AttackedThisTurn()), (Discard(YOU),)),
    )


def test_614_15_what_is_done_instead_may_depend_on_the_object_too() -> None:
    text = (
        "Destroy target creature if it has mana value 2 or less. Destroy that creature if it has mana value 4 or less "
        "instead if a permanent left the battlefield under your control this turn."
    )
    target = TargetObject()
    two, four = (IsLike(target, Filter(comparison=Comparison("mana value", at_most=most))) for most in (2, 4))
    destroy = (Destroy(target),)
    assert done(text) == (IfSo(LeftThisTurn(YOURS), (IfSo(four, destroy),), (IfSo(two, destroy),)),)
    (ability,) = read(text, types=("Instant",))
    assert isinstance(ability, SpellAbility)
    assert ability.targets == (TargetSpec(CREATURE),)


def test_608_2c_life_that_is_lost_this_way_is_gained() -> None:
    text = (
        "When this creature enters, each opponent loses X life, where X is your devotion to black. You gain life equal "
        "to the life lost this way."
    )
    losing = LoseLife(Players.EACH_OPPONENT, Devotion((Color.BLACK,)))
    assert read(text) == (TriggeredAbility(Enters(), (losing, GainLife(YOU, LostLife()))),)
    (ability,) = read("When this creature enters, you gain life equal to the life lost this way.")
    assert isinstance(ability, Unread)


@pytest.mark.parametrize(
    ("who", "attacks", "attacker"),
    [
        ("this creature", Attacks(), THIS),
        ("another creature you control", None, TriggeringObject()),
    ],
)
def test_508_5_what_the_creature_attacks_is_dealt_damage(
    who: str, attacks: Attacks | None, attacker: TriggeringObject
) -> None:
    (ability,) = read(
        f"Whenever {who} attacks, this creature deals 1 damage to the player or planeswalker it's attacking."
    )
    assert isinstance(ability, TriggeredAbility)
    assert attacks in {None, ability.condition}
    assert ability.effects == (DealDamage(Fixed(1), AttackedBy(attacker), THIS),)


def test_607_2d_of_the_chosen_type() -> None:
    text = (
        "Whenever another creature you control of the chosen type enters, draw a card for each Elf of the chosen type."
    )
    (ability,) = read(text)
    chosen = Filter(all_of=("Creature",), side=Side.YOU, other=True, chosen_type=True)
    elves = CountOf(Matching(Filter(all_of=("Elf",), chosen_type=True)))
    assert ability == TriggeredAbility(Enters(Matching(chosen)), (Draw(YOU, elves),))
