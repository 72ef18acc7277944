"""CR 303.4: Auras and what they enchant, whoever controls which."""

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Activate
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.words.abilities import ActivatedAbility, Cost, Enters, TriggeredAbility
from bot.engine.magic.words.effects import AddAbility, AddTypes, AttachObject, Duration, GainControl
from bot.engine.magic.words.filters import AttachedObject, Filter, Matching, Status, TriggeringObject
from tests.engine.magic.tables.cards import scene
from tests.engine.magic.tables.changes import casting
from tests.engine.magic.tables.layered import ALL, grow, look, permanent, played, show, state_of, static, trick
from tests.engine.magic.tables.spells import ONE_LIFE
from tests.engine.magic.tables.table import lives, refused
from tests.engine.magic.tables.words import ALICE, BOB

AURA, BEAR = ObjectId("aura"), ObjectId("bear")
TAKE = trick("take", GainControl(), duration=Duration.PERMANENT)
PRAY = ActivatedAbility(Cost(), (ONE_LIFE,), text="{0}: You gain 1 life.")
WORDS = "aura enchantment aura enchant-creature on:bear"


@pytest.mark.rule("303.4")
def test_303_4b_an_aura_enchants_what_it_is_attached_to_and_nothing_else() -> None:
    veil = permanent("veil artifact", static(Matching(Filter(statuses=(Status.ENCHANTED,))), AddTypes(("Artifact",))))
    objects = (permanent("bear 2/2"), permanent("ox 2/2"), permanent(WORDS, static(AttachedObject(), grow(2, 2))), veil)
    assert look(*objects, at="bear ox") == ["4/4 Creature Artifact", "2/2 Creature"]


def test_303_4e_control_of_the_aura_and_of_what_it_enchants_are_apart() -> None:
    objects = (permanent(WORDS, static(AttachedObject(), grow(2, 2))), permanent("bear 2/2"))
    stolen_bear = state_of(*objects, do=played(TAKE, "bear", by=BOB))
    stolen_aura = state_of(*objects, do=played(TAKE, "aura", by=BOB))
    found = [(state.objects[BEAR].controller, state.objects[AURA].controller) for state in (stolen_bear, stolen_aura)]
    assert found == [(BOB, ALICE), (ALICE, BOB)]
    assert [show(state, "bear") for state in (stolen_bear, stolen_aura)] == [["4/4 Creature"]] * 2


@pytest.mark.parametrize(("source", "who"), [("aura", ALICE), ("bear", BOB)])
@pytest.mark.parametrize("by", [ALICE, BOB])
def test_303_4e_each_activates_what_is_theirs(source: str, who: PlayerId, by: PlayerId) -> None:
    """The Aura's own ability is its controller's, the one that it grants is the enchanted creature's controller's."""
    aura = permanent(WORDS, PRAY, static(AttachedObject(), AddAbility(PRAY)))
    do = (Activate(ObjectId(source), 1, by=by), ALL)
    outcome = resolve_scenario(scene(aura, permanent("bear 2/2", by=BOB), do=do))
    assert refused(outcome) == ({} if by == who else {0: [(RefusalKind.NOT_CONTROLLED, ("602.2",))]})
    assert lives(outcome) == ((20, 20) if by != who else (21, 20) if by == ALICE else (20, 21))


@pytest.mark.parametrize(
    ("newcomer", "moves"),
    [("knight 2/2", True), ("knight 2/2 protection-from-green", False), ("knight artifact", False)],
)
def test_303_4j_an_effect_does_not_move_an_aura_to_what_it_can_not_enchant(newcomer: str, moves: bool) -> None:
    watch = TriggeredAbility(Enters(Matching(Filter())), (AttachObject(TriggeringObject()),))
    aura = permanent(f"{WORDS} green", watch)
    state = state_of(permanent("bear 2/2"), aura, do=(casting(permanent(newcomer).definition), ALL))
    assert (state.objects[AURA].attached_to, state.objects[AURA].zone.value) == (
        "knight" if moves else "bear",
        "battlefield",
    )
