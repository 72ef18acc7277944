"""Whose permanents a phrase speaks of: of targets, of players of an event, of the chosen, the active and the defending
player; and what happens to permanents later."""

from dataclasses import replace

import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.words.abilities import (
    ActivatedAbility,
    BeginningOf,
    DealsDamage,
    MustAttack,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
    TriggerRecipient,
    Unread,
)
from bot.engine.magic.words.conditions import IsLike, Not
from bot.engine.magic.words.effects import (
    AtNextEndStep,
    CardsIn,
    CharacteristicOf,
    CountOf,
    DealDamage,
    Destroy,
    Duration,
    Effect,
    IfSo,
    Impose,
    LoseLife,
    Modify,
    ModifyPowerToughness,
    Plus,
    PutOntoBattlefield,
    SetColors,
    SetLandTypes,
    SetPowerToughness,
    Tap,
)
from bot.engine.magic.words.filters import (
    CREATURE,
    THIS,
    ControllerOf,
    Filter,
    Matching,
    Players,
    PlayerSet,
    Side,
    Status,
    TargetObject,
    TargetSpec,
)
from tests.oracle.reading import read, shown

FOREST = Filter(all_of=("Forest",))
ATTACKING = IsLike(THIS, Filter(statuses=(Status.ATTACKING,)))
TARGET_PLAYER = TargetSpec(players=Side.ANY)
ACTIVE_CREATURES = replace(CREATURE, side=Side.ACTIVE_PLAYER)


def of(who: PlayerSet, described: Filter = CREATURE) -> Filter:
    return replace(described, controlled_by=who)


@pytest.mark.parametrize(
    ("text", "effects", "targets"),
    [
        ("Tap all creatures target player controls.", (Tap(Matching(of(TargetObject()))),), (TARGET_PLAYER,)),
        (
            "Target player loses 1 life for each creature they control.",
            (LoseLife(TargetObject(), CountOf(Matching(of(TargetObject())))),),
            (TARGET_PLAYER,),
        ),
        (
            "Destroy target creature. Tap all lands its controller controls.",
            (Destroy(TargetObject()), Tap(Matching(of(ControllerOf(TargetObject()), Filter(all_of=("Land",)))))),
            (TargetSpec(CREATURE),),
        ),
    ],
)
def test_109_5_whose_permanents_are_meant(
    text: str, effects: tuple[Effect, ...], targets: tuple[TargetSpec, ...]
) -> None:
    assert read(text, types=("Sorcery",)) == (SpellAbility(effects, targets),)


def test_603_3d_a_target_may_be_a_permanent_of_the_player_of_the_event() -> None:
    text = "Whenever this creature deals combat damage to a player, destroy target artifact that player controls."
    artifact = of(Players.TRIGGERING_PLAYER, Filter(all_of=("Artifact",)))
    assert read(text) == (
        TriggeredAbility(DealsDamage(to=TriggerRecipient.PLAYER), (Destroy(TargetObject()),), (TargetSpec(artifact),)),
    )


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target creature target player controls.",
        "Tap all creatures that player controls.",
        "Tap all creatures each player controls.",
        "Choose target opponent. The chosen player loses 1 life.",
    ],
)
def test_whose_permanents_nobody_can_tell_is_unread(text: str) -> None:
    assert all(isinstance(each, Unread) for each in read(text, types=("Sorcery",)))


@pytest.mark.parametrize("when", ["the chosen player's upkeep", "the upkeep of the chosen player"])
def test_607_2d_the_chosen_players_upkeep(when: str) -> None:
    text = f"At the beginning of {when}, this artifact deals X damage to that player,"
    text += " where X is the number of cards in their hand minus 4."
    (found,) = read(text, types=("Artifact",))
    that_player = Players.TRIGGERING_PLAYER
    damage = DealDamage(Plus(CardsIn("hand", that_player), -4), that_player)
    assert found == TriggeredAbility(BeginningOf("upkeep", yours=False, chosen=True), (damage,))


@pytest.mark.parametrize("equals", ["are each equal to", "each equal"])
def test_208_2a_a_size_that_is_counted(equals: str) -> None:
    count = CountOf(Matching(CREATURE))
    (found,) = read(f"This creature's power and toughness {equals} the number of creatures on the battlefield.")
    assert found == StaticAbility(THIS, (SetPowerToughness(count, count),), defining=True)


@pytest.mark.parametrize("word", ["While", "As long as"])
def test_604_3a_a_size_that_is_counted_only_while_a_condition_holds_defines_nothing(word: str) -> None:
    mine = CountOf(Matching(replace(FOREST, side=Side.YOU)))
    theirs = CountOf(Matching(replace(FOREST, side=Side.DEFENDING_PLAYER)))
    text = (
        f"{word} this creature isn't attacking, its power and toughness are each equal to the number of Forests you"
        f" control. {word} this creature is attacking, its power and toughness are each equal to the number of Forests"
        " defending player controls."
    )
    assert read(text) == (
        StaticAbility(THIS, (SetPowerToughness(mine, mine),), condition=Not(ATTACKING)),
        StaticAbility(THIS, (SetPowerToughness(theirs, theirs),), condition=ATTACKING),
    )


@pytest.mark.parametrize(
    "text",
    [
        "This creature's power and toughness each equal the number of Forests defending player controls.",
        "While this creature is tapped, its power equals the number of Forests defending player controls.",
    ],
)
def test_508_5_nobody_is_the_defending_player_outside_an_attack(text: str) -> None:
    assert shown(text) == [f"?{text}"]


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Until this creature leaves the battlefield, target land becomes a Forest.",
        "{T}: Target land becomes a Forest until this creature leaves the battlefield.",
    ],
)
def test_611_2a_until_this_leaves_the_battlefield(text: str) -> None:
    (found,) = read(text)
    assert isinstance(found, ActivatedAbility)
    assert found.effects == (Modify(TargetObject(), (SetLandTypes(("Forest",)),), Duration.UNTIL_SOURCE_LEAVES),)


@pytest.mark.parametrize(
    "text",
    [
        "Creatures the active player controls attack this turn if able.",
        "This turn, each creature the active player controls attacks if able.",
    ],
)
def test_508_1d_who_has_to_attack_this_turn(text: str) -> None:
    assert read(text, types=("Instant",)) == (SpellAbility((Impose(Matching(ACTIVE_CREATURES), MustAttack()),)),)


@pytest.mark.parametrize(
    "spared",
    [
        "Ignore this effect for each creature the player didn't control continuously since the beginning of the turn.",
        "This doesn't apply to creatures that player hasn't controlled continuously since the beginning of the turn.",
    ],
)
@pytest.mark.parametrize("moment", ["At the beginning of the next end step", "When the next end step begins"])
def test_603_7_what_did_not_attack_is_destroyed_later_unless_it_is_new(moment: str, spared: str) -> None:
    text = f"{moment}, destroy all creatures the active player controls that didn't attack this turn. {spared}"
    idle = replace(ACTIVE_CREATURES, attacked=False, held=True)
    assert read(text, types=("Instant",)) == (SpellAbility((AtNextEndStep((Destroy(Matching(idle)),)),)),)


def test_603_7_only_what_the_active_player_controls_can_be_new() -> None:
    text = "When the next end step begins, destroy all creatures. This doesn't apply to creatures that player hasn't"
    text += " controlled continuously since the beginning of the turn."
    assert all(isinstance(each, Unread) for each in read(text, types=("Instant",)))


def test_603_7_what_follows_if_is_asked_when_the_delayed_ability_resolves() -> None:
    (found,) = read("{T}: Destroy target creature at the beginning of the next end step if it didn't attack this turn.")
    idle = IsLike(TargetObject(), Filter(attacked=False))
    assert isinstance(found, ActivatedAbility)
    assert found.effects == (AtNextEndStep((IfSo(idle, (Destroy(TargetObject()),)),)),)


def test_603_7_a_line_of_a_spell_about_the_next_end_step_is_the_spells_own() -> None:
    text = (
        "Creatures you control get +1/+1 until end of turn.\nAt the beginning of the next end step, destroy all Walls."
    )
    (found,) = read(text, types=("Instant",))
    grown = Modify(Matching(replace(CREATURE, side=Side.YOU)), (ModifyPowerToughness(1, 1),))
    assert found == SpellAbility((grown, AtNextEndStep((Destroy(Matching(Filter(all_of=("Wall",)))),))))


def test_a_line_about_a_later_moment_that_is_not_read_leaves_the_spell_as_it_is() -> None:
    first, second = read("Destroy target creature.\nAt the beginning of your next upkeep, sing.", types=("Instant",))
    assert first == SpellAbility((Destroy(TargetObject()),), (TargetSpec(CREATURE),))
    assert isinstance(second, Unread)


BLUE = (SetColors((Color.BLUE,)),)


@pytest.mark.parametrize(
    ("text", "effect", "spec"),
    [
        (
            "Target spell or permanent becomes blue.",
            Modify(TargetObject(), BLUE, Duration.PERMANENT),
            TargetSpec(Filter(), spells=Filter()),
        ),
        (
            "Target spell becomes blue until end of turn.",
            Modify(TargetObject(), BLUE, Duration.END_OF_TURN),
            TargetSpec(spells=Filter()),
        ),
    ],
)
def test_105_3_the_color_of_a_spell(text: str, effect: Effect, spec: TargetSpec) -> None:
    assert read(text, types=("Instant",)) == (SpellAbility((effect,), (spec,)),)


@pytest.mark.parametrize(
    "text", ["Target spell becomes a 3/3 Beast creature.", "Target spell gets +1/+1 until end of turn."]
)
def test_nothing_but_its_color_is_changed_of_a_spell(text: str) -> None:
    assert all(isinstance(each, Unread) for each in read(text, types=("Instant",)))


@pytest.mark.parametrize("life", ["You lose life equal to that card's mana value.",
    "Then you lose life equal to the mana value of that card."])  # fmt: skip
def test_202_3_the_mana_value_of_a_card_that_was_targeted(life: str) -> None:
    text = f"Put target creature card from any graveyard onto the battlefield under your control. {life}"
    (found,) = read(text, types=("Sorcery",))
    lost = LoseLife(Players.YOU, CharacteristicOf(TargetObject(), "mana value"))
    assert found == SpellAbility((PutOntoBattlefield(TargetObject(), yours=True), lost), (TargetSpec(cards=CREATURE),))
