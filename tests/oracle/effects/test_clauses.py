import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import (
    Ability,
    ActivatedAbility,
    AttacksDespiteDefender,
    BeginningOf,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    Cost,
    Goaded,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    SpellAbility,
    Towards,
    TriggeredAbility,
    Unread,
)
from bot.engine.magic.words.effects import (
    ONE,
    AddAbility,
    BecomeBlocked,
    CharacteristicOf,
    ChooseOpponent,
    Counter,
    CountOf,
    DealDamage,
    Designate,
    Destroy,
    Discard,
    Draw,
    Duration,
    Effect,
    Exile,
    ExileAndReturn,
    ExileZone,
    Fight,
    Fixed,
    Flip,
    GainControl,
    GainLife,
    Impose,
    KeepTapped,
    KeywordAbility,
    Look,
    LoseDesignation,
    LoseGame,
    LoseLife,
    Mill,
    Modify,
    ModifyPowerToughness,
    Place,
    PutCounters,
    PutHandIntoLibrary,
    PutIntoLibrary,
    Regenerate,
    Reselect,
    ReturnToHand,
    Sacrifice,
    SacrificeObjects,
    Scry,
    Search,
    Tap,
    Transform,
    Untap,
    ValueOfX,
    WinGame,
)
from bot.engine.magic.words.filters import (
    ANY_TARGET,
    ANYTHING,
    CREATURE,
    THIS,
    AbilityKind,
    AttachedObject,
    ControllerOf,
    Filter,
    Matching,
    ObjectSet,
    Players,
    Side,
    Status,
    TargetObject,
    TargetSpec,
    Together,
)
from bot.oracle.lines.compiler import compile_text
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

BASIC_LAND = Filter(all_of=("Basic", "Land"))
T0, T1 = TargetObject(0), TargetObject(1)
CREATURE_TARGET = TargetSpec(CREATURE)
YOUR_CREATURE = Filter(all_of=("Creature",), side=Side.YOU)
THEIR_CREATURE = Filter(all_of=("Creature",), side=Side.OPPONENT)
NOT_YOUR_CREATURE = Filter(all_of=("Creature",), side=Side.NOT_YOU)
TRAMPLE = AddAbility(KeywordAbility(KeywordName.TRAMPLE))
WALLS = CountOf(Matching(Filter(all_of=("Wall",), side=Side.YOU)))
Targets = tuple[TargetSpec, ...]


def cast(text: str) -> tuple[Ability, ...]:
    return read(text, "Made-Up Blast", ("Instant",))


def grow(power: int, toughness: int) -> tuple[ModifyPowerToughness]:
    return (ModifyPowerToughness(power, toughness),)


@pytest.mark.parametrize(
    ("text", "effects", "targets"),
    [
        ("Made-Up Blast deals 3 damage to any target.", (DealDamage(Fixed(3), T0),), (ANY_TARGET,)),
        ("This spell deals 3 damage to target creature, player, planeswalker or battle.", (
            DealDamage(Fixed(3), T0),), (ANY_TARGET,)),
        ("This spell deals 3 damage to target creature.", (DealDamage(Fixed(3), T0),), (CREATURE_TARGET,)),
        ("Reselect which player or permanent target attacking creature is attacking.", (Reselect(T0),), (
            TargetSpec(Filter(all_of=("Creature",), statuses=(Status.ATTACKING,))),)),
        ("Target creature becomes prepared.", (Designate(T0, Designation.PREPARED),), (CREATURE_TARGET,)),
        ("Target creature becomes unprepared.", (LoseDesignation(T0, Designation.PREPARED),), (CREATURE_TARGET,)),
        ("Target unblocked attacking creature becomes blocked.", (BecomeBlocked(T0),), (
            TargetSpec(Filter(all_of=("Creature",), statuses=(Status.UNBLOCKED, Status.ATTACKING))),)),
        ("All attacking creatures become blocked.", (
            BecomeBlocked(Matching(Filter(all_of=("Creature",), statuses=(Status.ATTACKING,)))),), ()),
        ("This spell deals 3 damage to target player or planeswalker.", (DealDamage(Fixed(3), T0),), (
            TargetSpec(Filter(all_of=("Planeswalker",)), Side.ANY),)),
        ("This spell deals 3 damage to target opponent.", (DealDamage(Fixed(3), T0),), (
            TargetSpec(players=Side.OPPONENT),)),
        ("This spell deals X damage to each creature without flying.", (
            DealDamage(ValueOfX(), Matching(Filter(all_of=("Creature",), without=(KeywordName.FLYING,)))),), ()),
        ("This spell deals damage to any target equal to the number of Walls you control.", (
            DealDamage(CountOf(Matching(Filter(all_of=("Wall",), side=Side.YOU))), T0),), (ANY_TARGET,)),
        ("Target creature you control deals damage equal to its power to target creature you don't control.", (
            DealDamage(CharacteristicOf(T0), T1, T0),), (TargetSpec(YOUR_CREATURE), TargetSpec(NOT_YOUR_CREATURE))),
        ("Target creature you control fights target creature you don't control.", (Fight(T0, T1),), (
            TargetSpec(YOUR_CREATURE), TargetSpec(NOT_YOUR_CREATURE))),
        ("Target creature you control and target creature you don't control fight each other.", (Fight(T0, T1),), (
            TargetSpec(YOUR_CREATURE), TargetSpec(NOT_YOUR_CREATURE))),
        ("Destroy target nonblack creature. It can't be regenerated.", (Destroy(T0, no_regeneration=True),), (
            TargetSpec(Filter(all_of=("Creature",), not_colors=(Color.BLACK,))),)),
        ("Destroy all creatures. They can't be regenerated.", (
            Destroy(Matching(CREATURE), no_regeneration=True),), ()),
        ("Regenerate target creature.", (Regenerate(T0),), (CREATURE_TARGET,)),
        ("Exile target attacking creature.", (Exile(T0),), (
            TargetSpec(Filter(all_of=("Creature",), statuses=(Status.ATTACKING,))),)),
        ("Return target permanent that isn't a land to its owner's hand.", (ReturnToHand(T0),), (
            TargetSpec(Filter(none_of=("Land",))),)),
        ("Return all creatures to their owners' hands.", (ReturnToHand(Matching(CREATURE)),), ()),
        ("Tap up to one target creature.", (Tap(T0),), (TargetSpec(CREATURE, least=0),)),
        ("Untap target creature. It gets +2/+4 until end of turn.", (Untap(T0), Modify(T0, grow(2, 4))), (
            CREATURE_TARGET,)),
        ("Until end of turn, target creature gets +3/+3.", (Modify(T0, grow(3, 3)),), (CREATURE_TARGET,)),
        ("Target creature gets +3/+3 until end of turn.\nDraw a card.", (
            Modify(T0, grow(3, 3)), Draw(Players.YOU, Fixed(1))), (CREATURE_TARGET,)),
        ("Target creature gets +1/+0 and gains trample until end of turn.", (
            Modify(T0, (ModifyPowerToughness(1, 0), TRAMPLE)),), (CREATURE_TARGET,)),
        ("Target creature gets -X/-X until end of turn.", (Modify(T0, (ModifyPowerToughness(-1, -1, ValueOfX()),)),), (
            CREATURE_TARGET,)),
        ("Target creature gets +1/+1 until end of turn for each Wall you control.", (
            Modify(T0, (ModifyPowerToughness(1, 1, WALLS),)),), (
            CREATURE_TARGET,)),
        ("Creatures you control gain trample until end of combat.", (
            Modify(Matching(YOUR_CREATURE), (TRAMPLE,), Duration.END_OF_COMBAT),), ()),
        ("Put two +1/+1 counters on target creature and untap it.", (PutCounters(T0, "+1/+1", Fixed(2)), Untap(T0)), (
            CREATURE_TARGET,)),
        ("Put a flying counter on each creature you control.", (PutCounters(Matching(YOUR_CREATURE), "flying"),), ()),
        ("Target player draws two cards and loses 2 life.", (
            Draw(T0, Fixed(2)), LoseLife(T0, Fixed(2))), (
            TargetSpec(players=Side.ANY),)),
        ("Target creature you control fights another target creature.", (Fight(T0, T1),), (
            TargetSpec(YOUR_CREATURE), TargetSpec(CREATURE, apart=True))),
        ("Target player gains 2 life. Target player draws a card.", (
            GainLife(T0, Fixed(2)), Draw(T1, Fixed(1))), (TargetSpec(players=Side.ANY), TargetSpec(players=Side.ANY))),
        ("Exile all creatures.", (Exile(Matching(CREATURE)),), ()),
        ("Destroy two target creatures. They can't be regenerated.", (Destroy(T0, no_regeneration=True),), (
            TargetSpec(CREATURE, least=2, most=2),)),
        ("Up to two target creatures each get +1/+1 until end of turn.", (Modify(T0, grow(1, 1)),), (
            TargetSpec(CREATURE, least=0, most=2),)),
        ("One or two target creatures you control gain trample until end of turn. Untap them.", (
            Modify(T0, (TRAMPLE,)), Untap(T0)), (TargetSpec(YOUR_CREATURE, least=1, most=2),)),
        ("Tap X target creatures.", (Tap(T0),), (TargetSpec(CREATURE, x=True),)),
        ("Tap any number of target artifacts.", (Tap(T0),), (
            TargetSpec(Filter(all_of=("Artifact",)), least=0, most=None),)),
        ("Tap target creature and another target creature.", (Tap(Together((T0, T1))),), (
            CREATURE_TARGET, TargetSpec(CREATURE, apart=True))),
        ("Destroy target artifact, target creature, and target land.", (
            Destroy(Together((T0, T1, TargetObject(2)))),), (
            TargetSpec(Filter(all_of=("Artifact",))), CREATURE_TARGET, TargetSpec(Filter(all_of=("Land",))))),
        ("This spell deals 2 damage to each creature and each player.", (
            DealDamage(Fixed(2), Together((Matching(CREATURE), Players.EACH_PLAYER))),), ()),
        ("This spell deals 2 damage to target creature and 1 damage to you.", (
            DealDamage(Fixed(2), T0, also=(DealDamage(Fixed(1), Players.YOU),)),), (CREATURE_TARGET,)),
        ("This spell deals 4 damage divided as you choose among any number of targets.", (
            DealDamage(Fixed(4), T0, divided=True),), (
            TargetSpec(ANY_TARGET.permanents, ANY_TARGET.players, least=0, most=None),)),
        ("This spell deals X damage divided as you choose among one, two, or three target creatures.", (
            DealDamage(ValueOfX(), T0, divided=True),), (TargetSpec(CREATURE, least=1, most=3),)),
        ("Exile target creature. Its controller gains 3 life.", (
            Exile(T0), GainLife(ControllerOf(T0), Fixed(3))), (CREATURE_TARGET,)),
        ("Counter target spell. That spell's controller mills two cards.", (
            Counter(T0), Mill(ControllerOf(T0), Fixed(2))), (TargetSpec(spells=ANYTHING),)),
        ("Draw two cards, then discard a card.", (
            Draw(Players.YOU, Fixed(2)), Discard(Players.YOU, ONE)), ()),
        ("Target player discards two cards.", (Discard(T0, Fixed(2)),), (TargetSpec(players=Side.ANY),)),
        ("Each player discards their hand, then draws seven cards.", (
            Discard(Players.EACH_PLAYER, None), Draw(Players.EACH_PLAYER, Fixed(7))), ()),
        ("You discard a creature card.", (Discard(Players.YOU, ONE, CREATURE),), ()),
        ("Target opponent mills three cards. Scry 2.", (Mill(T0, Fixed(3)), Scry(Players.YOU, Fixed(2))), (
            TargetSpec(players=Side.OPPONENT),)),
        ("Surveil 1, then draw a card.", (Scry(Players.YOU, ONE, surveil=True), Draw(Players.YOU, ONE)), ()),
        ("Each player sacrifices a creature of their choice.", (
            Sacrifice(Players.EACH_PLAYER, ONE, CREATURE),), ()),
        ("Target player sacrifices two lands.", (Sacrifice(T0, Fixed(2), Filter(all_of=("Land",))),), (
            TargetSpec(players=Side.ANY),)),
        ("Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.", (
            Search(Players.YOU, BASIC_LAND, Zone.BATTLEFIELD, tapped=True),), ()),
        ("Search your library for up to two basic land cards, reveal them, put them into your hand, then shuffle.", (
            Search(Players.YOU, BASIC_LAND, Zone.HAND, Fixed(2), up_to=True),), ()),
        ("Look at target player's hand.\nDraw a card.", (Look(T0, Zone.HAND), Draw(Players.YOU, ONE)), (
            TargetSpec(players=Side.ANY),)),
        ("Exile target player's graveyard.", (ExileZone(T0, Zone.GRAVEYARD),), (TargetSpec(players=Side.ANY),)),
        ("Exile all cards from target opponent's library.", (ExileZone(T0, Zone.LIBRARY),), (
            TargetSpec(players=Side.OPPONENT),)),
        ("Put target creature on top of its owner's library.", (PutIntoLibrary(T0),), (CREATURE_TARGET,)),
        ("Put target card from your graveyard on the bottom of your library.", (
            PutIntoLibrary(T0, Place.BOTTOM),), (TargetSpec(cards=Filter(side=Side.YOU)),)),
        ("Shuffle target permanent into its owner's library.", (PutIntoLibrary(T0, Place.SHUFFLED),), (
            TargetSpec(ANYTHING),)),
        ("Draw three cards, then put two cards from your hand on top of your library in any order.", (
            Draw(Players.YOU, Fixed(3)), PutHandIntoLibrary(Players.YOU, Fixed(2))), ()),
        ("Counter target spell.", (Counter(T0),), (TargetSpec(spells=ANYTHING),)),
        ("Counter target noncreature spell.", (Counter(T0),), (TargetSpec(spells=Filter(none_of=("Creature",))),)),
        ("Counter target blue spell you don't control.", (Counter(T0),), (
            TargetSpec(spells=Filter(colors=(Color.BLUE,), side=Side.NOT_YOU)),)),
        ("Counter target artifact, instant, or sorcery spell.", (Counter(T0),), (
            TargetSpec(spells=Filter(any_of=("Artifact", "Instant", "Sorcery"))),)),
        ("Counter target activated or triggered ability.", (Counter(T0),), (
            TargetSpec(abilities=(AbilityKind.ACTIVATED, AbilityKind.TRIGGERED)),)),
        ("Counter target spell, activated ability, or triggered ability.", (Counter(T0),), (
            TargetSpec(spells=ANYTHING, abilities=(AbilityKind.ACTIVATED, AbilityKind.TRIGGERED)),)),
        ("Return target spell or permanent to its owner's hand.", (ReturnToHand(T0),), (
            TargetSpec(ANYTHING, spells=ANYTHING),)),
        ("Return up to two target creature cards from your graveyard to your hand.", (ReturnToHand(T0),), (
            TargetSpec(cards=Filter(all_of=("Creature",), side=Side.YOU), least=0, most=2),)),
        ("Exile target artifact or enchantment card from a graveyard.", (Exile(T0),), (
            TargetSpec(cards=Filter(any_of=("Artifact", "Enchantment"))),)),
        ("Each opponent loses 1 life and you gain 1 life for each creature you control.", (
            LoseLife(Players.EACH_OPPONENT, Fixed(1)), GainLife(Players.YOU, CountOf(Matching(YOUR_CREATURE)))), ()),
    ],
)  # fmt: skip
def test_113_3a_a_spells_text_is_one_ability(text: str, effects: tuple[Effect, ...], targets: Targets) -> None:
    assert cast(text) == (SpellAbility(effects, targets),)


@pytest.mark.parametrize(
    ("text", "cost", "effects", "targets"),
    [
        ("{T}: This creature deals 1 damage to any target.", Cost(tap=True), (DealDamage(Fixed(1), T0),), (
            ANY_TARGET,)),
        ("{3}, {T}: Tap target creature.", Cost("{3}", tap=True), (Tap(T0),), (CREATURE_TARGET,)),
        ("{B/P}: Regenerate this creature.", Cost("{B/P}"), (Regenerate(THIS),), ()),
        ("{R}: Enchanted creature gets +1/+0 until end of turn.", Cost("{R}"), (
            Modify(AttachedObject(), grow(1, 0)),), ()),
        ("{X}{R}: This creature gets +X/+0 until end of turn.", Cost("{X}{R}"), (
            Modify(THIS, (ModifyPowerToughness(1, 0, ValueOfX()),)),), ()),
        ("Sacrifice this creature: It deals 2 damage to any target.", Cost(sacrifice_this=True), (
            DealDamage(Fixed(2), T0),), (ANY_TARGET,)),
        ("{1}, Sacrifice another creature: Put a +1/+1 counter on this creature.", Cost(
            "{1}", sacrifice=Filter(all_of=("Creature",), other=True)), (PutCounters(THIS, "+1/+1"),), ()),
        ("−2: Destroy target creature. You gain 2 life.", Cost(loyalty=-2), (
            Destroy(T0), GainLife(Players.YOU, Fixed(2))), (CREATURE_TARGET,)),
        ("[+1]: Draw a card.", Cost(loyalty=1), (Draw(Players.YOU, Fixed(1)),), ()),
        ("0: Draw a card.", Cost(loyalty=0), (Draw(Players.YOU, Fixed(1)),), ()),
        ("{2}: Sacrifice this creature.", Cost("{2}"), (SacrificeObjects(THIS),), ()),
        ("{T}: This creature fights another target creature.", Cost(tap=True), (Fight(THIS, T0),), (
            TargetSpec(Filter(all_of=("Creature",), other=True)),)),
    ],
)  # fmt: skip
def test_602_1_an_activated_ability_is_its_cost_its_effects_and_its_text(
    text: str, cost: Cost, effects: tuple[Effect, ...], targets: Targets
) -> None:
    assert read(text) == (ActivatedAbility(cost, effects, targets, text),)


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target creature. Sing.",
        "Destroy target creature.\nSing.",
        "Destroy target creature card.",
        "Destroy two target creature.",
        "Destroy target creature card from your graveyard.",
        "Tap target spell.",
        "Counter target creature.",
        "Counter target card from your graveyard.",
        "Return target creature card from your graveyard to its owner's hand.",
        "Destroy up to target creature.",
        "Destroy target creatures.",
        "Destroy creatures.",
        "Destroy target attacking or small creature.",
        "Destroy another target creature.",
        "Destroy target creature. They can't be regenerated.",
        "Tap target creature. It can't be regenerated.",
        "Return target creature to your hand.",
        "Target creature gets +3/+3.",
        "Until end of turn, target creature gets +3/+3 until end of turn.",
        "Target creature becomes black and all lands become Swamps until end of turn.",
        "Target creature gets +X/+X until end of turn, where X is the number of songs you know.",
        "This spell gets +3/+3 until end of turn.",
        "This spell deals 2 damage to each creature and each.",
        "This spell deals 2 damage divided as you choose among target creatures.",
        "This spell deals that much damage to any target.",
        "This spell deals 2 damage to any target. Tap it.",
        "This spell deals damage equal to its power to any target.",
        "Tap target creature and target land. Untap it.",
        "Target player gains 2 life and target player draws a card. That player loses 2 life.",
        "You may draw a card unless you win.",
        "Draw a card, then discard a random card.",
        "Put another counter on target creature.",
        "Choose one —\n• Draw a card.\n• You sing.",
    ],
)
def test_a_spell_with_a_word_or_sentence_that_is_not_read_is_unread_whole(text: str) -> None:
    assert {reading.state for reading in compile_text(text, "Made-Up Blast", ("Sorcery",))} == {"unread"}


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Add {G}. It's green.",
        "{T}: Draw a card. Activate only once each game.",
        "{T}, Pay half your life: Draw a card.",
        "{Q}, {Q}: Draw a card.",
        "{E}: Draw a card.",
        "{T}, {T}: Draw a card.",
        "+X: Draw a card.",
        "1: Draw a card.",
        "Power-up — {2}: Draw a card.",
        "{2}: You may draw a card unless you win.",
        "{2}: This creature gets +X/+0 until end of turn.",
        "{2}: It gets +1/+0 until end of turn.",
        "Sacrifice this creature: Put a +1/+1 counter on this creature.",
        "Sacrifice another creature: It deals 2 damage to any target.",
        "{2}: Tap target creature defending player controls.",
        "{2}: Sacrifice creature.",
        "{2}: Return target spell to its owner's hand at end of combat.",
    ],
)
def test_an_activated_ability_that_is_not_read_to_the_end_is_unread(text: str) -> None:
    assert all(line.startswith("?") for line in shown(text))


def test_what_stands_beside_a_spells_own_text_is_read_apart() -> None:
    cost = "If you control a Bear, this spell costs {U} less to cast."
    text = f"{cost}\nDraw a card.\nCycling {{1}}\nWhen you cycle this, sing."
    assert [(reading.text, reading.state) for reading in compile_text(text, "Made-Up Blast", ("Instant",))] == [
        (cost, "unread"),
        ("Draw a card.", "modelled"),
        ("Cycling {1}", "modelled"),
        ("When you cycle this, sing.", "unread"),
    ]


def test_a_spells_text_in_two_places_is_unread() -> None:
    readings = compile_text("Draw a card.\nOffering\nYou gain 2 life.", "Made-Up Blast", ("Instant",))
    assert {reading.state for reading in readings} == {"unread"}


def test_a_deleted_word_changes_the_reading() -> None:
    probes = shorter_by_a_word(
        "Target creature you control gets +1/+0 and gains trample until end of turn.",
        "Made-Up Blast deals 3 damage to target player or planeswalker.",
        "Made-Up Blast deals damage to any target equal to the number of Walls you control.",
        "Target creature you control deals damage equal to its power to target creature you don't control.",
        "Return target nonland permanent to its owner's hand.",
        "Put two +1/+1 counters on up to one target creature.",
        "Destroy all creatures with power 4 or greater. They can't be regenerated.",
        "Each opponent loses 2 life and target player gains 2 life.",
    )
    assert [shorter for sentence, shorter in probes if cast(shorter) == cast(sentence)] == []


def test_an_ability_that_is_not_read_to_its_end_says_so() -> None:
    (first, _) = compile_text("{2}: Draw a card. Activate only once each game.", "Made-Up Bear", ("Creature",))
    assert getattr(first.abilities[0], "expected", "") == "an ability of which every sentence is read"


BACK = ExileAndReturn(T0)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Exile target creature, then return it to the battlefield under its owner's control.", BACK),
        ("Exile target creature, then put it onto the battlefield under its owner's control.", BACK),
        ("Exile target creature. Return that card to the battlefield under its owner's control.", BACK),
        (
            "Exile target creature, then return that card to the battlefield tapped under your control.",
            ExileAndReturn(T0, yours=True, tapped=True),
        ),
        (
            (
                "Exile target creature. Return that card to the battlefield under its owner's control at the beginning "
                "of the next end step."
            ),
            ExileAndReturn(T0, at_end_step=True),
        ),
        (
            (
                "Exile target creature. At the beginning of the next end step, return that card to the battlefield "
                "under its owner's control."
            ),
            ExileAndReturn(T0, at_end_step=True),
        ),
    ],
)
def test_400_7_exiled_and_returned(text: str, effect: Effect) -> None:
    assert cast(text) == (SpellAbility((effect,), (CREATURE_TARGET,)),)


@pytest.mark.parametrize(
    "text",
    [
        "Return that card to the battlefield under its owner's control.",
        "Exile target creature. Return that card to the battlefield.",
        "Exile all creatures, then return them to the battlefield under their owners' control.",
    ],
)
def test_what_returns_must_have_been_exiled_and_under_somebodys_control(text: str) -> None:
    assert all(isinstance(each, Unread) for each in cast(text))


@pytest.mark.parametrize(
    ("text", "effects", "targets"),
    [
        ("You win the game.", (WinGame(Players.YOU),), ()),
        ("Each opponent loses the game.", (LoseGame(Players.EACH_OPPONENT),), ()),
        ("Target creature can't block this turn.", (Impose(T0, CantBlock()),), (CREATURE_TARGET,)),
        ("Target creature can attack this turn as though it didn't have defender.", (
            Impose(T0, AttacksDespiteDefender()),), (CREATURE_TARGET,)),
        ("Target creature can't attack or block this turn.", (Impose(T0, CantAttack()), Impose(T0, CantBlock())), (
            CREATURE_TARGET,)),
        ("Target creature gets +1/+0 until end of turn and can't be blocked this turn.", (
            Modify(T0, grow(1, 0)), Impose(T0, CantBeBlocked())), (CREATURE_TARGET,)),
        ("Creatures your opponents control attack this turn if able.", (
            Impose(Matching(THEIR_CREATURE), MustAttack()),), ()),
        ("Target creature attacks you this turn if able.", (Impose(T0, MustAttack(towards=Towards.YOU)),), (
            CREATURE_TARGET,)),
        ("Target creature attacks target opponent this turn if able.", (Impose(T0, MustAttack(), at=T1),), (
            CREATURE_TARGET, TargetSpec(players=Side.OPPONENT))),
        ("Target creature blocks this turn if able.", (Impose(T0, MustBlock()),), (CREATURE_TARGET,)),
        ("Target creature must be blocked this turn if able.", (Impose(T0, MustBeBlocked()),), (CREATURE_TARGET,)),
        ("Goad target creature.", (Impose(T0, Goaded(), Duration.YOUR_NEXT_TURN),), (CREATURE_TARGET,)),
        ("Goad all creatures you control.", (Impose(Matching(YOUR_CREATURE), Goaded(), Duration.YOUR_NEXT_TURN),), ()),
    ],
)  # fmt: skip
def test_611_2c_rules_of_combat_for_a_while(text: str, effects: tuple[Effect, ...], targets: Targets) -> None:
    assert cast(text) == (SpellAbility(effects, targets),)


@pytest.mark.parametrize("turn", ["your turn", "each of your turns"])
def test_508_1d_that_player_is_who_was_chosen_at_random(turn: str) -> None:
    text = f"At the beginning of combat on {turn}, choose an opponent at random. Grum attacks that player this combat"
    assert read(f"{text} if able.", "Grum") == (
        TriggeredAbility(
            BeginningOf("beginning of combat"),
            (ChooseOpponent(), Impose(THIS, MustAttack(), Duration.END_OF_COMBAT, Players.CHOSEN_PLAYER)),
        ),
    )


@pytest.mark.parametrize(
    "text",
    [
        "Target creature can't block.",
        "Target creature attacks if able.",
        "Target creature attacks this turn.",
        "Target creature can't block it this turn.",
        "Goad creatures you control.",
        "Choose an opponent.",
        "Target creature attacks that player this combat if able.",
    ],
)
def test_611_2c_a_rule_of_combat_without_its_time_is_unread(text: str) -> None:
    (reading,) = compile_text(text, "Made-Up Blast", ("Instant",))
    assert reading.state == "unread"


def test_613_1b_a_player_who_is_meant_gains_control() -> None:
    text = "Target opponent gains control of target permanent that you control."
    (given,) = read(text, types=("Sorcery",))
    change = Modify(TargetObject(1), (GainControl(TargetObject(0)),), Duration.PERMANENT)
    yours = TargetSpec(Filter(side=Side.YOU))
    assert given == SpellAbility((change,), (TargetSpec(players=Side.OPPONENT), yours))


def test_701_27a_what_is_transformed() -> None:
    (given,) = read("{2}: Transform target creature.", types=("Enchantment",))
    assert isinstance(given, ActivatedAbility)
    assert given.effects == (Transform(TargetObject(0)),)


def test_710_4_what_is_flipped() -> None:
    (given,) = read("{2}: Flip this creature.")
    assert isinstance(given, ActivatedAbility)
    assert given.effects == (Flip(THIS),)


@pytest.mark.parametrize("her", ["her", "it"])
def test_712_14a_what_is_returned_transformed(her: str) -> None:
    text = f"{{1}}: Exile Jora, then return {her} to the battlefield transformed under her owner's control."
    (given,) = read(text, name="Jora, Young Adept")
    assert isinstance(given, ActivatedAbility)
    assert given.effects == (ExileAndReturn(THIS, transformed=True),)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Target creature doesn't untap during its controller's next untap step.", TargetObject(0)),
        ("This creature doesn't untap during your next untap step.", THIS),
        ("Up to two target creatures don't untap during their controllers' next untap steps.", TargetObject(0)),
    ],
)  # fmt: skip
def test_what_stays_tapped_in_the_next_untap_step(text: str, what: ObjectSet) -> None:
    (given,) = read(f"{{1}}: {text}")
    assert isinstance(given, ActivatedAbility)
    assert given.effects == (KeepTapped(what),)
