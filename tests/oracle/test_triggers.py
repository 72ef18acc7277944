import pytest

from bot.engine.magic.abilities import (
    AnyOf,
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    DealsDamage,
    Dies,
    IsDealtDamage,
    TriggerCondition,
    TriggeredAbility,
)
from bot.engine.magic.effects import (
    AtEndOfCombat,
    BlockersBeyondFirst,
    CountOf,
    DealDamage,
    Destroy,
    Draw,
    Effect,
    Fixed,
    GainLife,
    LoseLife,
    Modify,
    ModifyPowerToughness,
    PutCounters,
    SacrificeIt,
    Tap,
    ThatMuch,
)
from bot.engine.magic.filters import (
    ANY_TARGET,
    CREATURE,
    THIS,
    Filter,
    Matching,
    Players,
    Side,
    Status,
    TargetObject,
    TargetSpec,
    TriggeringObject,
)
from bot.engine.magic.keyword_names import Keyword
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

TRIGGERING = TriggeringObject()
DRAW = (Draw(Players.YOU, Fixed(1)),)
YOURS = Matching(Filter(all_of=("Creature",), side=Side.YOU))
ANOTHER = Matching(Filter(all_of=("Creature",), other=True))
BEYOND_THE_FIRST = "for each creature blocking it beyond the first"
GROWS = (ModifyPowerToughness(1, 1),)


@pytest.mark.parametrize(
    ("condition", "found"),
    [
        ("Whenever this creature attacks", Attacks()),
        ("When Made-Up Bear attacks alone", Attacks(alone=True)),
        ("Whenever a creature you control attacks", Attacks(YOURS)),
        ("Whenever another creature attacks", Attacks(ANOTHER)),
        ("Whenever this creature blocks", Blocks()),
        ("Whenever this creature blocks a creature", Blocks(each=True)),
        ("Whenever this creature becomes blocked", BecomesBlocked()),
        ("Whenever this creature becomes blocked by a creature with flying", BecomesBlocked(
            by=Filter(all_of=("Creature",), keywords=(Keyword.FLYING,)))),
        ("Whenever this creature attacks or blocks", AnyOf((Attacks(), Blocks()))),
        ("Whenever this creature blocks or becomes blocked", AnyOf((Blocks(), BecomesBlocked()))),
        ("Whenever this creature blocks or becomes blocked by a creature", AnyOf((
            Blocks(each=True), BecomesBlocked(by=CREATURE)))),
        ("Whenever this creature attacks and isn't blocked", AttacksUnblocked()),
        ("Whenever this creature deals combat damage to a player", DealsDamage(to="player")),
        ("Whenever this creature deals combat damage to any player", DealsDamage(to="player")),
        ("Whenever this creature deals damage to an opponent", DealsDamage(combat=False, to="opponent")),
        ("Whenever this creature deals damage", DealsDamage(combat=False)),
        ("Whenever a creature you control deals combat damage to a player", DealsDamage(YOURS, to="player")),
        ("Enrage — Whenever this creature is dealt damage", IsDealtDamage()),
        ("When this creature dies", Dies()),
        ("When this Aura is put into a graveyard from the battlefield", Dies()),
        ("Whenever another creature dies", Dies(ANOTHER)),
        ("Whenever this creature or another creature you control dies", Dies(YOURS)),
        ("At the beginning of combat on your turn", BeginningOf("beginning of combat")),
        ("At the beginning of your upkeep", BeginningOf("upkeep")),
        ("At the beginning of each end step", BeginningOf("end", yours=False)),
        ("At the beginning of the end step", BeginningOf("end", yours=False)),
        ("At end of combat", BeginningOf("end of combat", yours=False)),
    ],
)  # fmt: skip
def test_603_1_a_condition_and_its_effect(condition: str, found: TriggerCondition) -> None:
    assert read(f"{condition}, draw a card.") == (TriggeredAbility(found, DRAW),)
    assert read(f"{condition}, you may draw a card.") == (TriggeredAbility(found, DRAW, optional=True),)


@pytest.mark.parametrize(
    ("text", "condition", "effects", "targets"),
    [
        ("Whenever this creature attacks, it gets +1/+1 until end of turn.", Attacks(), (Modify(THIS, GROWS),), ()),
        ("Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.", Attacks(
            YOURS, alone=True), (Modify(TRIGGERING, GROWS),), ()),
        ("Whenever this creature blocks or becomes blocked by a creature, destroy that creature at end of combat.",
            AnyOf((Blocks(each=True), BecomesBlocked(by=CREATURE))), (AtEndOfCombat((Destroy(TRIGGERING),)),), ()),
        ("When this creature blocks, sacrifice it at end of combat.", Blocks(), (
            AtEndOfCombat((SacrificeIt(THIS),)),), ()),
        (f"Whenever this creature becomes blocked, it gets +1/+1 until end of turn {BEYOND_THE_FIRST}.",
            BecomesBlocked(), (Modify(THIS, GROWS, times=BlockersBeyondFirst()),), ()),
        ("Whenever this creature attacks, it gets +1/+1 until end of turn for each other attacking creature.",
            Attacks(), (Modify(THIS, GROWS, times=CountOf(Matching(Filter(
                all_of=("Creature",), statuses=(Status.ATTACKING,), other=True)))),), ()),
        ("Whenever this creature attacks, tap target creature defending player controls.", Attacks(), (
            Tap(TargetObject()),), (TargetSpec(Filter(all_of=("Creature",), side=Side.DEFENDING_PLAYER)),)),
        ("Whenever this creature becomes blocked, defending player loses 1 life.", BecomesBlocked(), (
            LoseLife(Players.DEFENDING_PLAYER, Fixed(1)),), ()),
        ("Whenever this creature deals combat damage to a player, that player loses 2 life. You gain 2 life.",
            DealsDamage(to="player"), (
            LoseLife(Players.TRIGGERING_PLAYER, Fixed(2)), GainLife(Players.YOU, Fixed(2))), ()),
        ("Whenever this creature deals combat damage to a creature, tap that creature.", DealsDamage(to="creature"), (
            Tap(TRIGGERING),), ()),
        ("Whenever this creature deals damage, you gain that much life.", DealsDamage(combat=False), (
            GainLife(Players.YOU, ThatMuch()),), ()),
        ("Whenever this creature is dealt damage, it deals that much damage to any target.", IsDealtDamage(), (
            DealDamage(ThatMuch(), TargetObject()),), (ANY_TARGET,)),
        ("When this creature dies, it deals 2 damage to any target.", Dies(), (
            DealDamage(Fixed(2), TargetObject()),), (ANY_TARGET,)),
        ("Whenever another creature dies, put a +1/+1 counter on this creature.", Dies(ANOTHER), (
            PutCounters(THIS, "+1/+1"),), ()),
        ("At the beginning of each player's upkeep, this creature deals 1 damage to that player.", BeginningOf(
            "upkeep", yours=False), (DealDamage(Fixed(1), Players.TRIGGERING_PLAYER),), ()),
    ],
)  # fmt: skip
def test_what_the_event_leaves_to_refer_to(
    text: str, condition: TriggerCondition, effects: tuple[Effect, ...], targets: tuple[TargetSpec, ...]
) -> None:
    assert read(text) == (TriggeredAbility(condition, effects, targets),)


def test_603_5_you_may_have_something_happen() -> None:
    assert read("Whenever this creature attacks, you may have it deal 2 damage to target creature.") == (
        TriggeredAbility(Attacks(), (DealDamage(Fixed(2), TargetObject()),), (TargetSpec(CREATURE),), optional=True),
    )


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this creature enters, draw a card.",
        "Whenever this creature attacks a player, draw a card.",
        "Whenever this creature attacks, if it's raining, draw a card.",
        "Whenever this creature attacks, draw a card. This ability triggers only once each turn.",
        "Whenever this creature attacks, you may draw a card. If you do, you lose 1 life.",
        "Whenever this creature attacks, you may pay {1}.",
        "Whenever this creature attacks, draw X cards.",
        "Whenever this creature attacks, that creature gets +1/+1 until end of turn.",
        "Whenever this creature attacks, that player loses 1 life.",
        "Whenever this creature attacks, you gain that much life.",
        "Whenever this creature attacks, return target creature to its owner's hand at end of combat.",
        "Whenever this creature attacks, untap target creature. It gets +1/+1 until end of turn.",
        "Whenever this creature blocks a creature with flying, draw a card.",
        "Whenever this creature blocks a creature, it gets +1/+1 until end of turn.",
        "Whenever this creature blocks, tap target creature defending player controls.",
        "Whenever this creature blocks or becomes blocked by a creature with flying, draw a card.",
        "Whenever a creature blocks, it gets +1/+1 until end of turn.",
        "Whenever a creature you control deals combat damage to a player, put a +1/+1 counter on it.",
        "Whenever this creature attacks or dies, draw a card.",
        "Whenever this creature or another Elf dies, draw a card.",
        "Whenever this Vehicle or another creature dies, draw a card.",
        "Whenever one or more creatures attack, draw a card.",
        "Whenever enchanted creature attacks, draw a card.",
        "When this creature dies, return it to its owner's hand.",
        "When this creature dies, put a +1/+1 counter on this creature.",
        "Whenever another creature dies, exile it.",
        "At the beginning of each opponent's upkeep, draw a card.",
        "At the beginning of each upkeep, that player loses 1 life.",
    ],
)
def test_what_has_no_place_in_the_data_or_no_clear_reference_is_unread_whole(text: str) -> None:
    assert all(line.startswith("?") for line in shown(text))


@pytest.mark.parametrize(
    ("sentence", "shorter"),
    shorter_by_a_word(
        "Whenever this creature blocks or becomes blocked by a creature, destroy that creature at end of combat.",
        "Whenever this creature attacks and isn't blocked, it gets +1/+1 until end of turn.",
        "Whenever another creature you control dies, you may put a +1/+1 counter on this creature.",
        "Whenever this creature deals combat damage to a player, that player loses 2 life.",
        "At the beginning of combat on your turn, untap each creature you control.",
        "Whenever this creature attacks, tap target creature defending player controls without flying.",
    ),
)
def test_a_deleted_word_changes_the_reading(sentence: str, shorter: str) -> None:
    assert read(shorter) != read(sentence)
