"""CR 702: keyword abilities that stand for triggered abilities, played in a combat each."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Action, AdvanceTo, Choose, ObjectSetup
from bot.engine.magic.events import AbilityTriggered
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.abilities import Mentors, Trains, TriggeredAbility
from bot.engine.magic.words.effects import AddAbility, Duration, Modify
from bot.engine.magic.words.filters import TriggeringObject
from tests.engine.magic.tables.cards import creature, fallen, having, scene
from tests.engine.magic.tables.spells import MURDER, ONE_LIFE, cast
from tests.engine.magic.tables.table import attack, block, events, lives
from tests.engine.magic.tables.words import ALICE, BOB


def played(*objects: ObjectSetup, do: tuple[Action, ...]) -> Outcome:
    return resolve_scenario(scene(*objects, do=do))


def test_702_25a_flanking_shrinks_a_blocker_without_flanking() -> None:
    knight = creature("knight", "2/2", having(KeywordName("flanking")))
    outcome = played(knight, creature("bear", "2/2", by=BOB), do=(attack("knight"), block("bear>knight")))
    assert (fallen(outcome), outcome.state.objects[ObjectId("knight")].damage) == ({"bear"}, 1)


def test_702_25a_flanking_spares_a_blocker_with_flanking() -> None:
    knight = creature("knight", "2/2", having(KeywordName("flanking")))
    other = creature("other", "2/2", having(KeywordName("flanking")), by=BOB)
    assert fallen(played(knight, other, do=(attack("knight"), block("other>knight")))) == {"knight", "other"}


def test_702_25b_each_instance_of_flanking_triggers() -> None:
    knight = creature("knight", "1/1", having(KeywordName("flanking")), having(KeywordName("flanking")))
    outcome = played(knight, creature("bear", "2/2", by=BOB), do=(attack("knight"), block("bear>knight")))
    assert fallen(outcome) == {"bear"}
    assert len(events(outcome, AbilityTriggered)) == 2


@pytest.mark.parametrize("blocks", [True, False])
def test_702_45a_bushido_grows_as_it_blocks_or_becomes_blocked(blocks: bool) -> None:
    samurai, bear = having(KeywordName("bushido"), 2), ()
    attacker = creature("attacker", "2/2", *([] if blocks else [samurai]))
    blocker = creature("blocker", "2/2", *([samurai] if blocks else bear), by=BOB)
    outcome = played(attacker, blocker, do=(attack("attacker"), block("blocker>attacker")))
    assert fallen(outcome) == ({"attacker"} if blocks else {"blocker"})


def test_702_23a_rampage_counts_the_blockers_beyond_the_first() -> None:
    beast = creature("beast", "3/3", having(KeywordName("rampage"), 2))
    bears = [creature(name, "2/2", by=BOB) for name in ("one", "two", "three")]
    outcome = played(beast, *bears, do=(attack("beast"), block("one>beast", "two>beast", "three>beast")))
    assert fallen(outcome) == {"one", "two", "three"}  # 7/7 against 6 damage
    assert outcome.state.objects[ObjectId("beast")].damage == 6


def test_702_83a_exalted_counts_only_for_a_creature_that_attacks_alone() -> None:
    cleric, bear = creature("cleric", "1/1", having(KeywordName("exalted"))), creature("bear", "2/2")
    assert lives(played(cleric, bear, do=(attack("bear"),)))[1] == 17
    assert lives(played(cleric, bear, do=(attack("bear", "cleric"),)))[1] == 17  # 2 and 1, nobody alone


def test_702_91a_battle_cry_helps_the_other_attackers_only() -> None:
    leader, bear = creature("leader", "1/1", having(KeywordName("battle cry"))), creature("bear", "2/2")
    assert lives(played(leader, bear, do=(attack("leader", "bear"),)))[1] == 16


def test_702_86a_annihilator_makes_the_defending_player_sacrifice_what_they_choose() -> None:
    titan = creature("titan", "5/5", having(KeywordName("annihilator"), 1))
    bears = [creature("small", "1/1", by=BOB), creature("big", "4/4", by=BOB)]
    assert fallen(played(titan, *bears, do=(attack("titan"),))) == {"small"}
    chosen = Choose(ChoiceKind.SACRIFICE, ObjectId("big"), BOB)
    assert fallen(played(titan, *bears, do=(chosen, attack("titan")))) == {"big"}


def test_702_130a_afflict_costs_life_whatever_becomes_of_the_block() -> None:
    imp = creature("imp", "1/1", having(KeywordName("afflict"), 3))
    outcome = played(imp, creature("bear", "2/2", by=BOB), do=(attack("imp"), block("bear>imp")))
    assert (lives(outcome)[1], fallen(outcome)) == (17, {"imp"})


def test_702_68a_frenzy_counts_only_unblocked() -> None:
    mad = creature("mad", "1/1", having(KeywordName("frenzy"), 2))
    assert lives(played(mad, do=(attack("mad"),)))[1] == 17
    outcome = played(mad, creature("wall", "0/2", by=BOB), do=(attack("mad"), block("wall>mad")))
    assert fallen(outcome) == set()


@pytest.mark.parametrize(("keyword", "counter"), [(KeywordName("persist"), "-1/-1"), (KeywordName("undying"), "+1/+1")])
def test_702_79a_702_93a_what_died_without_the_counter_returns_with_it(keyword: KeywordName, counter: str) -> None:
    outcome = played(
        creature("fiend", "2/2", having(keyword)),
        creature("ogre", "3/3", by=BOB),
        do=(attack("fiend"), block("ogre>fiend")),
    )
    fiend = outcome.state.objects[ObjectId("fiend")]
    assert (fiend.zone, fiend.counters, fiend.sick) == (Zone.BATTLEFIELD, {counter: 1}, True)


def test_702_79a_persist_does_not_return_what_had_the_counter() -> None:
    fiend = creature("fiend", "3/3", having(KeywordName("persist")))
    marked = ObjectSetup(fiend.id, fiend.definition, fiend.controller, fiend.owner, counters={"-1/-1": 1})
    outcome = played(marked, creature("ogre", "3/3", by=BOB), do=(attack("fiend"), block("ogre>fiend")))
    assert fallen(outcome) == {"fiend"}


def test_702_135a_afterlife_leaves_flying_spirits() -> None:
    monk = creature("monk", "1/1", having(KeywordName("afterlife"), 2))
    outcome = played(monk, creature("ogre", "3/3", by=BOB), do=(attack("monk"), block("ogre>monk")))
    spirits = [outcome.state.objects[ObjectId(name)] for name in ("spirit", "spirit-2")]
    assert [(each.token, each.printed.keywords) for each in spirits] == [(True, frozenset({KeywordName.FLYING}))] * 2


def test_702_147a_decayed_is_sacrificed_at_end_of_combat_and_cannot_block() -> None:
    zombie = creature("zombie", "2/2", having(KeywordName("decayed")))
    outcome = played(zombie, do=(attack("zombie"), AdvanceTo(Step.POSTCOMBAT_MAIN)))
    assert (fallen(outcome), lives(outcome)[1]) == ({"zombie"}, 18)
    blocker = creature("blocker", "2/2", having(KeywordName("decayed")), by=BOB)
    refused = played(creature("bear", "2/2"), blocker, do=(attack("bear"), block("blocker>bear"))).actions[1]
    assert not refused.legal


def test_702_134a_mentor_targets_an_attacker_of_lesser_power() -> None:
    captain, squire = creature("captain", "3/3", having(KeywordName.MENTOR)), creature("squire", "1/1")
    outcome = played(captain, squire, creature("giant", "4/4"), do=(attack("captain", "squire", "giant"),))
    assert outcome.state.objects[ObjectId("squire")].counters == {"+1/+1": 1}
    alone = played(captain, creature("giant", "4/4"), do=(attack("captain", "giant"),))
    assert not events(alone, AbilityTriggered)  # 603.3d: no legal target, removed


def test_702_149a_training_needs_a_greater_companion() -> None:
    squire = creature("squire", "1/1", having(KeywordName.TRAINING))
    together = played(squire, creature("giant", "4/4"), do=(attack("squire", "giant"),))
    assert together.state.objects[ObjectId("squire")].counters == {"+1/+1": 1}
    assert played(squire, do=(attack("squire"),)).state.objects[ObjectId("squire")].counters == {}


def test_702_121a_melee_counts_opponents_and_702_105a_dethrone_the_richest() -> None:
    assert lives(played(creature("brawler", "1/1", having(KeywordName("melee"))), do=(attack("brawler"),)))[1] == 18
    usurper = creature("usurper", "1/1", having(KeywordName("dethrone")))
    assert lives(played(usurper, do=(attack("usurper"),)))[1] == 18


def test_702_39a_provoke_untaps_its_target_and_makes_it_block_if_able() -> None:
    bully = creature("bully", "4/4", having(KeywordName("provoke")))
    outcome = played(bully, creature("bear", "2/2", by=BOB, tapped=True), do=(attack("bully"),))
    assert (fallen(outcome), lives(outcome)[1]) == ({"bear"}, 20)
    declined = played(bully, creature("bear", "2/2", by=BOB), do=(Choose(ChoiceKind.MAY, False), attack("bully")))
    assert lives(declined)[1] == 16


@pytest.mark.rule("608.2p")
@pytest.mark.parametrize(("squire", "gained"), [("1/1", 1), ("4/4", 0)])
def test_702_134c_it_mentors_as_its_mentor_ability_resolves_for_the_target(squire: str, gained: int) -> None:
    """The squire gains flying, as the creature that was mentored; with nothing to target nothing is mentored."""
    flying = Modify(TriggeringObject(), (AddAbility(having(KeywordName.FLYING)),), Duration.PERMANENT)
    abilities = having(KeywordName.MENTOR), TriggeredAbility(Mentors(), (flying, ONE_LIFE))
    captain, mate = creature("captain", "3/3", *abilities), creature("squire", squire)
    outcome = played(captain, mate, do=(attack("captain", "squire"), block()))
    assert outcome.state.players[ALICE].life == 20 + gained
    assert (KeywordName.FLYING in characteristics(outcome.state, ObjectId("squire")).keywords) is bool(gained)


def test_702_134c_a_mentor_ability_whose_target_is_gone_mentors_nobody() -> None:
    captain = creature("captain", "3/3", having(KeywordName.MENTOR), TriggeredAbility(Mentors(), (ONE_LIFE,)))
    do = (attack("captain", "squire"), cast(MURDER, "squire", by=BOB), block())
    assert played(captain, creature("squire", "1/1"), do=do).state.players[ALICE].life == 20


@pytest.mark.parametrize(("mate", "murdered", "gained"), [("3/3", False, 1), ("1/1", False, 0), ("3/3", True, 0)])
def test_702_149c_when_it_trains_is_as_its_training_ability_puts_the_counter(
    mate: str, murdered: bool, gained: int
) -> None:
    squire = creature("squire", "1/1", having(KeywordName.TRAINING), TriggeredAbility(Trains(), (ONE_LIFE,)))
    murder = (cast(MURDER, "squire", by=BOB),) if murdered else ()
    outcome = played(squire, creature("knight", mate), do=(attack("squire", "knight"), *murder, block()))
    assert outcome.state.players[ALICE].life == 20 + gained
