"""What abilities of planeswalkers, and others like them, say: −X, copies, counters, abilities gained, Equipment."""

import pytest

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import (
    ActivatedAbility,
    Attacks,
    Cost,
    MustAttack,
    Towards,
    TriggeredAbility,
    Unread,
)
from bot.engine.magic.words.effects import (
    ONE,
    AddAbility,
    AttachObject,
    CreateCopies,
    DealDamage,
    Discard,
    Draw,
    Duration,
    Effect,
    Exceptions,
    ExileAndReturn,
    Fixed,
    GainActivatedAbilities,
    Impose,
    KeywordAbility,
    MakeDelayedAbility,
    Optionally,
    Place,
    PutCounters,
    PutHandIntoLibrary,
    RemoveCounters,
    RemoveTypes,
    Sacrifice,
    Search,
    Tap,
    ValueOfX,
)
from bot.engine.magic.words.filters import (
    CREATURE,
    THIS,
    YOUR_CREATURE,
    Comparison,
    Filter,
    Matching,
    Players,
    Side,
    TargetObject,
    TargetSpec,
)
from tests.oracle.reading import read, shown

PERMANENT = TargetSpec(Filter())
X_OR_LESS = Filter(all_of=("Artifact",), comparison=Comparison("mana value", x="less"))
NOT_LEGENDARY = Exceptions((RemoveTypes(("Legendary",)),))
EQUIPMENT = TargetSpec(Filter(all_of=("Equipment",), side=Side.YOU))


def ability(text: str) -> ActivatedAbility:
    (found,) = read(text)
    assert isinstance(found, ActivatedAbility), found
    return found


@pytest.mark.parametrize(
    "text",
    [
        (
            "−X: Search your library for an artifact card with mana value X or less, put it onto the battlefield, "
            "then shuffle."
        ),
        (
            "−X: You search your library for an artifact card of mana value X or less. "
            "Put that card onto the battlefield, then shuffle."
        ),
    ],
)
def test_107_7_x_counters_are_removed(text: str) -> None:
    effect = Search(Players.YOU, X_OR_LESS, Zone.BATTLEFIELD)
    assert ability(text) == ActivatedAbility(Cost(loyalty=0, loyalty_x=True), (effect,), (), text)


@pytest.mark.parametrize(
    ("text", "effects", "targets"),
    [
        (
            "Create two tokens that are copies of this planeswalker, except they're not legendary.",
            [CreateCopies(THIS, Fixed(2), exceptions=NOT_LEGENDARY)],
            [],
        ),
        (
            (
                "You create a token that's a copy of target creature you control, except the token isn't legendary and "
                "has haste."
            ),
            [
                CreateCopies(
                    TargetObject(),
                    exceptions=Exceptions(
                        (*NOT_LEGENDARY.modifications, AddAbility(KeywordAbility(KeywordName.HASTE)))
                    ),
                )
            ],
            [TargetSpec(YOUR_CREATURE)],
        ),
        ("Remove each counter from target permanent.", [RemoveCounters(TargetObject(), None, None)], [PERMANENT]),
        ("Remove all counters from target permanent.", [RemoveCounters(TargetObject(), None, None)], [PERMANENT]),
        (
            "Remove all spore counters from each creature.",
            [RemoveCounters(Matching(CREATURE), "spore", None)],
            [],
        ),
        (
            "Put two charge counters on target permanent.",
            [PutCounters(TargetObject(), "charge", Fixed(2))],
            [PERMANENT],
        ),
        (
            "Until end of turn, this creature gains each activated ability of target creature.",
            [GainActivatedAbilities(THIS, TargetObject())],
            [TargetSpec(CREATURE)],
        ),
        (
            "This creature gains all activated abilities of target creature until your next turn.",
            [GainActivatedAbilities(THIS, TargetObject(), Duration.YOUR_NEXT_TURN)],
            [TargetSpec(CREATURE)],
        ),
        (
            (
                "Choose target Equipment you control and target creature you control. Attach that Equipment to that "
                "creature."
            ),
            [AttachObject(TargetObject(1), TargetObject())],
            [EQUIPMENT, TargetSpec(YOUR_CREATURE)],
        ),
        (
            "Attach this Equipment to target creature you control.",
            [AttachObject(TargetObject(), THIS)],
            [TargetSpec(YOUR_CREATURE)],
        ),
        (
            (
                "Exile target permanent you own. When the next end step begins, put it onto the battlefield under your "
                "control."
            ),
            [ExileAndReturn(TargetObject(), yours=True, at_end_step=True)],
            [TargetSpec(Filter(owner=Side.YOU))],
        ),
        (
            "Draw three cards. Choose two cards in your hand. In any order, put them on top of your library.",
            [Draw(Players.YOU, Fixed(3)), PutHandIntoLibrary(Players.YOU, Fixed(2), Place.TOP)],
            [],
        ),
        (
            (
                "Sacrifice a creature. If you do, you search your library for a creature card. "
                "You reveal that card and put it into your hand, then shuffle."
            ),
            [
                Optionally(
                    (Sacrifice(Players.YOU, ONE, CREATURE),),
                    then=(Search(Players.YOU, CREATURE, Zone.HAND),),
                    may=False,
                )
            ],
            [],
        ),
        (
            "Target player discards two cards at random.",
            [Discard(TargetObject(), Fixed(2), at_random=True)],
            [TargetSpec(players=Side.ANY)],
        ),
        (
            "Destroy target creature with mana value 2.",
            None,
            [TargetSpec(Filter(all_of=("Creature",), comparison=Comparison("mana value", at_most=2, at_least=2)))],
        ),
    ],
)
def test_what_an_activated_ability_does(text: str, effects: list[Effect] | None, targets: list[TargetSpec]) -> None:
    found = ability(f"{{T}}: {text}")
    assert found.targets == tuple(targets)
    assert effects is None or found.effects == tuple(effects)


def test_201_5c_a_planeswalker_calls_itself_by_its_type() -> None:
    (found,) = read("0: Garruk deals 3 damage to one target creature.", "Garruk Made-Up", ("Planeswalker",))
    assert isinstance(found, ActivatedAbility)
    assert found.effects == (DealDamage(Fixed(3), TargetObject()),)
    (creature,) = read("{T}: Garruk deals 3 damage to one target creature.", "Garruk Made-Up", ("Creature",))
    assert isinstance(creature, Unread)


def test_107_3_a_spell_compares_with_its_x() -> None:
    (found,) = read("{X}, {T}: Draw X cards. Destroy all creatures with mana value X or less.")
    assert isinstance(found, ActivatedAbility)
    assert found.effects[0] == Draw(Players.YOU, ValueOfX())


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Destroy all creatures with mana value X or less.",
        "Whenever you cast a spell with mana value X, draw a card.",
        "Creatures with power X or less have flying.",
        "{X}, Sacrifice a creature with mana value X: Draw a card.",
        "{T}: Attach target Aura to target creature.",
        "{T}: Choose two cards in your hand.",
        "{T}: Search your library for a creature card.",
        "{T}: Search your library for a creature card. Draw a card. Put it into your hand, then shuffle.",
        "{T}: Put another counter on target creature.",
        "{T}: Choose target creature you control and target creature an opponent controls. Tap that creature.",
    ],
)
def test_what_has_no_clear_meaning_is_unread(text: str) -> None:
    assert all(line.startswith("?") for line in shown(text))


def test_a_target_is_told_by_its_noun() -> None:
    text = "When this creature enters, choose target land and target creature. Put a +1/+1 counter on that creature."
    (found,) = read(text)
    assert isinstance(found, TriggeredAbility)
    assert found.effects == (PutCounters(TargetObject(1), "+1/+1"),)


@pytest.mark.parametrize(
    "text",
    [
        "+1: Whenever a creature attacks, put a +1/+1 counter on it.",
        "+1: Until end of turn, whenever a creature attacks this turn, put a +1/+1 counter on it.",
        "+1: For as long as this planeswalker remains on the battlefield, whenever a creature attacks, tap it.",
        "−X: Until end of turn, whenever you draw a card, you gain X life.",
        "+1: When you next cast a spell, draw a card.",
        "+1: Choose target creature. Whenever a creature attacks this turn, tap that creature.",
        "+1: During target opponent's next turn, creatures that player controls can't attack.",
        "+1: During target opponent's next turn, creatures you control with flying attack that creature if able.",
    ],
)
def test_a_delayed_ability_that_does_not_say_how_long_or_of_what_is_not_read(text: str) -> None:
    assert all(line.startswith("?") for line in shown(text))


def test_a_delayed_ability_numbers_its_own_targets_after_those_named_before() -> None:
    choose = "+1: Choose target creature. Until end of turn, whenever that creature attacks, tap target artifact."
    (made,) = ability(choose).effects
    assert made == MakeDelayedAbility(
        TriggeredAbility(
            Attacks(TargetObject(0)), (Tap(TargetObject(1)),), (TargetSpec(Filter(all_of=("Artifact",))),)
        ),
        before=1,
    )


def test_of_a_players_next_turn_alone() -> None:
    (made,) = ability(
        "+2: During target opponent's next turn, creatures that player controls attack this planeswalker if able."
    ).effects
    creatures = Matching(Filter(all_of=("Creature",), controlled_by=TargetObject(0)))
    assert made == Impose(creatures, MustAttack(towards=Towards.THIS), during=TargetObject(0))
