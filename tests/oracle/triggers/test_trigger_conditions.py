import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.abilities import (
    AnyOf,
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    DealsDamage,
    Dies,
    Enters,
    IsDealtDamage,
    IsPrevented,
    Leaves,
    Mentors,
    PlayerAttacks,
    Trains,
    TriggerCondition,
    TriggeredAbility,
    TriggerRecipient,
)
from bot.engine.magic.words.abilities.stack_triggers import Casts
from bot.engine.magic.words.conditions import ZERO, AttackedThisTurn, Bounds, Condition, NumberOf
from bot.engine.magic.words.effects import (
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
    SacrificeObjects,
    Tap,
    ThatMuch,
)
from bot.engine.magic.words.filters import (
    ANY_TARGET,
    CREATURE,
    THIS,
    AttachedObject,
    Filter,
    Matching,
    Players,
    Side,
    Status,
    TargetObject,
    TargetSpec,
    Together,
    TriggeringObject,
)
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

TRIGGERING = TriggeringObject()
DRAW = (Draw(Players.YOU, Fixed(1)),)
YOURS = Matching(Filter(all_of=("Creature",), side=Side.YOU))
ANOTHER = Matching(Filter(all_of=("Creature",), other=True))
ANOTHER_OF_YOURS = Matching(Filter(all_of=("Creature",), other=True, side=Side.YOU))
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
        ("Whenever this creature blocks two or more creatures", Blocks(at_least=2)),
        ("Whenever this creature becomes blocked by three or more creatures", BecomesBlocked(at_least=3)),
        ("Whenever you're attacked", PlayerAttacks(CREATURE, at=TriggerRecipient.YOU)),
        ("Whenever enchanted player is attacked", PlayerAttacks(CREATURE, at=TriggerRecipient.ENCHANTED_PLAYER)),
        ("Whenever a planeswalker is attacked", PlayerAttacks(CREATURE, at=TriggerRecipient.PLANESWALKER)),
        ("Whenever this creature mentors a creature", Mentors()),
        ("Whenever equipped creature mentors a creature", Mentors(AttachedObject())),
        ("When this creature trains", Trains()),
        ("Whenever this creature becomes blocked", BecomesBlocked()),
        ("Whenever this creature becomes blocked by a creature with flying", BecomesBlocked(
            by=Filter(all_of=("Creature",), keywords=(KeywordName.FLYING,)))),
        ("Whenever this creature attacks or blocks", AnyOf((Attacks(), Blocks()))),
        ("Whenever this creature blocks or becomes blocked", AnyOf((Blocks(), BecomesBlocked()))),
        ("Whenever this creature blocks or becomes blocked by a creature", AnyOf((
            Blocks(each=True), BecomesBlocked(by=CREATURE)))),
        ("Whenever this creature attacks and isn't blocked", AttacksUnblocked()),
        ("Whenever this creature deals combat damage to a player", DealsDamage(to=TriggerRecipient.PLAYER)),
        ("Whenever this creature deals combat damage to any player", DealsDamage(to=TriggerRecipient.PLAYER)),
        ("Whenever this creature deals damage to an opponent", DealsDamage(combat=False, to=TriggerRecipient.OPPONENT)),
        ("Whenever this creature deals damage", DealsDamage(combat=False)),
        ("Whenever a creature you control deals combat damage to a player",
         DealsDamage(YOURS, to=TriggerRecipient.PLAYER)),
        ("Enrage — Whenever this creature is dealt damage", IsDealtDamage()),
        ("When this creature dies", Dies()),
        ("When this Aura is put into a graveyard from the battlefield", Dies()),
        ("Whenever another creature dies", Dies(ANOTHER)),
        ("Whenever this creature or another creature you control dies", Dies(Together((THIS, ANOTHER_OF_YOURS)))),
        ("Whenever this Vehicle or another creature dies", Dies(Together((THIS, ANOTHER)))),
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
        ("Whenever equipped creature blocks or becomes blocked by a creature, destroy that creature.",
            AnyOf((Blocks(AttachedObject(), each=True), BecomesBlocked(AttachedObject(), CREATURE))), (
                Destroy(TRIGGERING),), ()),
        ("Whenever equipped creature blocks a creature, tap that creature.", Blocks(AttachedObject(), each=True), (
            Tap(TRIGGERING),), ()),
        ("When this creature blocks, sacrifice it at end of combat.", Blocks(), (
            AtEndOfCombat((SacrificeObjects(THIS),)),), ()),
        (f"Whenever this creature becomes blocked, it gets +1/+1 until end of turn {BEYOND_THE_FIRST}.",
            BecomesBlocked(), (Modify(THIS, (ModifyPowerToughness(1, 1, BlockersBeyondFirst()),)),), ()),
        ("Whenever this creature attacks, it gets +1/+1 until end of turn for each other attacking creature.",
            Attacks(), (Modify(THIS, (ModifyPowerToughness(1, 1, CountOf(Matching(Filter(
                all_of=("Creature",), statuses=(Status.ATTACKING,), other=True)))),)),), ()),
        ("Whenever this creature attacks, tap target creature defending player controls.", Attacks(), (
            Tap(TargetObject()),), (TargetSpec(Filter(all_of=("Creature",), side=Side.DEFENDING_PLAYER)),)),
        ("Whenever this creature becomes blocked, defending player loses 1 life.", BecomesBlocked(), (
            LoseLife(Players.DEFENDING_PLAYER, Fixed(1)),), ()),
        ("Whenever this creature deals combat damage to a player, that player loses 2 life. You gain 2 life.",
            DealsDamage(to=TriggerRecipient.PLAYER), (
            LoseLife(Players.TRIGGERING_PLAYER, Fixed(2)), GainLife(Players.YOU, Fixed(2))), ()),
        ("Whenever this creature deals combat damage to a creature, tap that creature.",
         DealsDamage(to=TriggerRecipient.CREATURE), (
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


ATTACHED = AttachedObject()
DRAGONS = Filter(all_of=("Dragon",), side=Side.YOU)


@pytest.mark.parametrize(
    ("condition", "found"),
    [
        ("When this creature enters", Enters()),
        ("When this creature enters the battlefield", Enters()),
        ("Whenever this creature is dealt excess damage", IsDealtDamage(excess=True)),
        ("Whenever a creature is dealt excess noncombat damage", IsDealtDamage(Matching(CREATURE), True, False)),
        ("Whenever damage that would be dealt to you is prevented", IsPrevented(TriggerRecipient.YOU)),
        ("When this creature enters during the declare attackers step", Enters(during=Step.DECLARE_ATTACKERS)),
        ("Whenever a land you control enters", Enters(Matching(Filter(all_of=("Land",), side=Side.YOU)))),
        ("Whenever one or more creatures you control enter", Enters(YOURS, together=True)),
        ("Whenever this creature enters or attacks", AnyOf((Enters(), Attacks()))),
        ("When this creature enters or dies", AnyOf((Enters(), Dies()))),
        ("When this creature leaves the battlefield", Leaves()),
        ("Whenever enchanted creature attacks", Attacks(ATTACHED)),
        ("Whenever equipped creature deals combat damage to a player",
         DealsDamage(ATTACHED, to=TriggerRecipient.PLAYER)),
        ("Whenever this creature deals combat damage to a player or planeswalker", DealsDamage(
            to=TriggerRecipient.PLAYER_OR_PLANESWALKER)),
        ("Whenever this creature deals combat damage to a player or battle",
         DealsDamage(to=TriggerRecipient.PLAYER_OR_BATTLE)),
        ("Whenever a creature deals combat damage to you", DealsDamage(Matching(CREATURE), to=TriggerRecipient.YOU)),
        ("Whenever one or more creatures you control deal combat damage to a player", DealsDamage(
            YOURS, to=TriggerRecipient.PLAYER, together=True)),
        ("Whenever this creature attacks a planeswalker", Attacks(at=TriggerRecipient.PLANESWALKER)),
        ("Whenever a creature attacks you", Attacks(Matching(CREATURE), at=TriggerRecipient.YOU)),
        ("Whenever this creature and at least two other creatures attack", Attacks(others=2)),
        ("Battalion — Whenever this creature and at least two other creatures attack", Attacks(others=2)),
        ("Whenever this creature and at least one other creature attack", Attacks(others=1)),
        ("Whenever you attack", PlayerAttacks()),
        ("Whenever you attack a player", PlayerAttacks(at=TriggerRecipient.PLAYER)),
        ("Whenever you attack with two or more creatures", PlayerAttacks(at_least=2)),
        ("Whenever you attack with one or more Dragons", PlayerAttacks(DRAGONS)),
        ("Whenever one or more creatures you control attack", PlayerAttacks()),
        ("Whenever one or more Dragons you control attack an opponent",
         PlayerAttacks(DRAGONS, at=TriggerRecipient.OPPONENT)),
        ("Whenever one or more creatures attack you", PlayerAttacks(CREATURE, at=TriggerRecipient.YOU)),
        ("Whenever you cast a spell", Casts(Filter(side=Side.YOU))),
        ("Whenever you cast a noncreature spell", Casts(Filter(none_of=("Creature",), side=Side.YOU))),
        ("Whenever you cast an instant or sorcery spell", Casts(Filter(any_of=("Instant", "Sorcery"), side=Side.YOU))),
        ("Whenever you cast a red spell", Casts(Filter(colors=(Color.RED,), side=Side.YOU))),
        ("Whenever an opponent casts a creature spell", Casts(Filter(all_of=("Creature",), side=Side.OPPONENT))),
        ("Whenever a player casts an Elf spell", Casts(Filter(all_of=("Elf",)))),
    ],
)  # fmt: skip
def test_603_6a_603_2c_zones_spells_and_declarations_trigger(condition: str, found: TriggerCondition) -> None:
    assert read(f"{condition}, draw a card.") == (TriggeredAbility(found, DRAW),)


@pytest.mark.parametrize(
    ("clause", "found"),
    [
        ("if you attacked this turn", AttackedThisTurn()),
        ("if you control a Dragon", NumberOf(DRAGONS)),
        ("if you control another creature", NumberOf(Filter(all_of=("Creature",), other=True, side=Side.YOU))),
        ("if you control three or more artifacts", NumberOf(Filter(all_of=("Artifact",), side=Side.YOU), Bounds(3))),
        ("if you control no other creatures", NumberOf(
            Filter(all_of=("Creature",), other=True, side=Side.YOU), ZERO)),
    ],
)  # fmt: skip
def test_603_4_an_if_clause_after_the_event(clause: str, found: Condition) -> None:
    assert read(f"Raid — When this creature enters, {clause}, draw a card.") == (
        TriggeredAbility(Enters(), DRAW, only_if=found),
    )


def test_603_5_you_may_have_something_happen() -> None:
    assert read("Whenever this creature attacks, you may have it deal 2 damage to target creature.") == (
        TriggeredAbility(Attacks(), (DealDamage(Fixed(2), TargetObject()),), (TargetSpec(CREATURE),), optional=True),
    )


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this creature attacks, if it's raining, draw a card.",
        "Whenever this creature attacks, draw a card. This ability triggers only once each game.",
        "Whenever this creature attacks, you may draw a card. If you do, you lose.",
        "Whenever this creature attacks, you may pay {1} twice.",
        "Whenever this creature attacks, draw X cards.",
        "Whenever this creature attacks, that creature gets +1/+1 until end of turn.",
        "Whenever this creature attacks, that player loses 1 life.",
        "Whenever this creature attacks, you gain that much life.",
        "Whenever this creature attacks, exile target card from a graveyard at end of combat.",
        "Whenever this creature blocks a creature, it gets +1/+1 until end of turn.",
        "Whenever this creature blocks, tap target creature defending player controls.",
        "Whenever a creature blocks, it gets +1/+1 until end of turn.",
        "Whenever one or more creatures deal combat damage to a creature, draw a card.",
        "Whenever you attack with two creatures, draw a card.",
        "Whenever you cast your second noncreature spell each game, draw a card.",
        "Whenever this creature attacks, if you attacked this turn and a creature blocked this turn, draw a card.",
        "Whenever this creature enters, if you control a creature an opponent controls, draw a card.",
        "When this creature enters or dies, put a +1/+1 counter on it.",
        "When this creature leaves the battlefield, tap it.",
        "When this creature dies, put a +1/+1 counter on this creature.",
        "At the beginning of each upkeep, that player loses 1 life.",
    ],
)
def test_what_has_no_place_in_the_data_or_no_clear_reference_is_unread_whole(text: str) -> None:
    assert all(line.startswith("?") for line in shown(text))


def test_a_deleted_word_changes_the_reading() -> None:
    probes = shorter_by_a_word(
        "Whenever this creature blocks or becomes blocked by a creature, destroy that creature at end of combat.",
        "Whenever this creature attacks and isn't blocked, it gets +1/+1 until end of turn.",
        "Whenever another creature you control dies, you may put a +1/+1 counter on this creature.",
        "Whenever this creature deals combat damage to a player, that player loses 2 life.",
        "At the beginning of combat on your turn, untap each creature you control.",
        "Whenever you attack with two or more creatures, draw a card.",
        "Whenever one or more creatures you control deal combat damage to a player, draw a card.",
        "Whenever this creature and at least two other creatures attack, draw a card.",
        "Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.",
        "When this creature enters, if you attacked this turn, draw a card.",
        "Whenever this creature attacks, tap target creature defending player controls without flying.",
    )
    assert [shorter for sentence, shorter in probes if read(shorter) == read(sentence)] == []
