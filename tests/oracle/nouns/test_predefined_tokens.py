"""CR 111.3, 111.10: tokens that a name stands for, and tokens with abilities of their own; several targets each."""

import pytest

from bot.engine.magic.words.abilities import (
    AS_A_SORCERY,
    ActivatedAbility,
    CantBlock,
    Cost,
    Dies,
    SpellAbility,
    TriggeredAbility,
    Unread,
)
from bot.engine.magic.words.effects import (
    ONE,
    AddMana,
    AtNextUpkeep,
    CreateTokens,
    DealDamage,
    Destroy,
    Draw,
    Effect,
    Fixed,
    GainLife,
    PutCounters,
)
from bot.engine.magic.words.filters import (
    ANY_TARGET,
    CREATURE,
    Filter,
    Players,
    Status,
    TargetObject,
    TargetSpec,
    Together,
)
from tests.oracle.reading import read, shown

EACH_OF_TWO = TargetSpec(CREATURE, least=0, most=2)
FIGHTING = Filter(all_of=("Creature",), any_status=(Status.ATTACKING, Status.BLOCKING))


def said(text: str) -> SpellAbility:
    (ability,) = read(text, "Made-Up Blast", ("Sorcery",))
    assert isinstance(ability, SpellAbility), ability
    return ability


def token(text: str) -> CreateTokens:
    (effect,) = said(text).effects
    assert isinstance(effect, CreateTokens)
    return effect


@pytest.mark.parametrize(
    ("name", "cost", "effect"),
    [
        ("Food", Cost("{2}", tap=True, sacrifice_this=True), GainLife(Players.YOU, Fixed(3))),
        ("Clue", Cost("{2}", sacrifice_this=True), Draw(Players.YOU, ONE)),
        ("Blood", Cost("{1}", tap=True, sacrifice_this=True, discards=1), Draw(Players.YOU, ONE)),
        ("Treasure", Cost(tap=True, sacrifice_this=True), AddMana(("{W}", "{U}", "{B}", "{R}", "{G}"))),
    ],
)
def test_111_10_a_name_stands_for_an_artifact_with_an_ability(name: str, cost: Cost, effect: Effect) -> None:
    found = token(f"Create two {name} tokens.")
    assert (found.name, found.types, found.subtypes, found.power, found.amount) == (
        name,
        ("Artifact",),
        (name,),
        None,
        Fixed(2),
    )
    (ability,) = found.abilities
    assert isinstance(ability, ActivatedAbility)
    assert (ability.cost, ability.effects, ability.targets, ability.when) == (cost, (effect,), (), None)


def test_111_10v_some_are_activated_as_a_sorcery() -> None:
    (ability,) = token("Create a tapped Mutagen token.").abilities
    assert isinstance(ability, ActivatedAbility)
    assert (ability.effects, ability.targets, ability.when) == (
        (PutCounters(TargetObject(), "+1/+1"),),
        (TargetSpec(CREATURE),),
        AS_A_SORCERY,
    )


@pytest.mark.parametrize("name", ["Powerstone", "Map"])
def test_111_10_an_ability_that_is_not_played_is_kept_as_unread(name: str) -> None:
    assert [type(ability) for ability in token(f"Create a {name} token.").abilities] == [Unread]


def test_111_3_a_token_has_the_abilities_that_its_maker_says() -> None:
    assert token('Create two 1/1 black Rat creature tokens with "This token can\'t block."').abilities == (CantBlock(),)
    devil = (
        'Create a 1/1 red Devil creature token with haste and "When this token dies, it deals 1 damage to any target."'
    )
    _, ability = token(devil).abilities
    assert ability == TriggeredAbility(Dies(), (DealDamage(ONE, TargetObject()),), (ANY_TARGET,))


@pytest.mark.parametrize(
    ("text", "effects", "targets"),
    [
        (
            "Put a +1/+1 counter on each of up to two target creatures.",
            [PutCounters(TargetObject(), "+1/+1")],
            EACH_OF_TWO,
        ),
        ("Destroy target attacking or blocking creature.", [Destroy(TargetObject())], TargetSpec(FIGHTING)),
        (
            "This spell deals 2 damage to any target and you gain 3 life.",
            [DealDamage(Fixed(2), TargetObject()), GainLife(Players.YOU, Fixed(3))],
            ANY_TARGET,
        ),
        (
            "This spell deals 2 damage to any target and you.",
            [DealDamage(Fixed(2), Together((TargetObject(), Players.YOU)))],
            ANY_TARGET,
        ),
        ("Draw a card at the beginning of the next turn's upkeep.", [AtNextUpkeep((Draw(Players.YOU, ONE),))], None),
    ],
)
def test_what_spells_say_of_several_and_of_later(text: str, effects: list[Effect], targets: TargetSpec | None) -> None:
    assert said(text) == SpellAbility(tuple(effects), () if targets is None else (targets,))


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Create a Chocolate token.",
        '{T}: Create a 1/1 red Devil creature token with "When this token sings, draw a card."',
        "{T}: Put a +1/+1 counter on each of target creature.",
        "{T}: Exile target card from a graveyard at the beginning of the next turn's upkeep.",
    ],
)
def test_what_is_not_told_whole_is_unread(text: str) -> None:
    assert all(line.startswith("?") for line in shown(text))
