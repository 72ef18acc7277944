"""CR 701.42, 712.4: two cards of a meld pair become one permanent, which leaves the battlefield as two cards."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Action, Activate, Choose, ObjectSetup
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.card_definition import MELD, CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.values.filter_matching import characteristic_number
from bot.engine.magic.words.abilities import ActivatedAbility, Cost, Dies, TriggeredAbility
from bot.engine.magic.words.effects import Meld, PutOntoBattlefield, ReturnToBattlefield
from bot.engine.magic.words.filters import CardInGraveyard, Filter, Side
from tests.engine.magic.tables.spells import ALL, MURDER, beside, cast
from tests.engine.magic.tables.table import duel, zones
from tests.engine.magic.tables.words import ALICE, BOB

RISE = TriggeredAbility(Dies(), (PutOntoBattlefield(CardInGraveyard()),))
OTHER = Filter(all_of=("Creature",), names=("Lower",), side=Side.YOU, owner=Side.YOU)
MELDING = ActivatedAbility(Cost(), (Meld(OTHER),), text="Meld.")
UPPER = Characteristics("Upper", "{1}{W}", types=("Creature",), abilities=(MELDING,), power=1, toughness=1)
LOWER = Characteristics("Lower", "{4}{W}", types=("Creature",), power=2, toughness=2)
WHOLE = Characteristics("Whole", types=("Creature",), power=9, toughness=9)


def pair(whole: Characteristics = WHOLE) -> tuple[ObjectSetup, ObjectSetup]:
    """Both cards of a meld pair of Alice's."""
    cards = (("upper", UPPER), ("lower", LOWER))
    upper, lower = (
        ObjectSetup(ObjectId(name), CardDefinition((face, whole), MELD, melded_cost="{1}{W}{4}{W}"), ALICE, ALICE)
        for name, face in cards
    )
    return upper, lower


def melded(*then: Action, whole: Characteristics = WHOLE) -> Outcome:
    return resolve_scenario(beside(duel("", "", Activate(ObjectId("upper"), 1), ALL, *then), *pair(whole)))


@pytest.mark.rule("701.42a")
@pytest.mark.rule("712.14c")
def test_701_42a_the_permanent_is_one_object_with_the_combined_back_face() -> None:
    outcome = melded()
    upper = outcome.state.objects[ObjectId("upper")]
    assert (zones(outcome), upper.printed) == ({"upper": "battlefield", "lower": "melded"}, WHOLE)
    assert [thing.id for thing in outcome.state.battlefield()] == ["upper"]


@pytest.mark.rule("202.3c")
@pytest.mark.rule("712.8g")
def test_202_3c_its_mana_value_is_that_of_both_front_faces_together() -> None:
    upper = melded().state.objects[ObjectId("upper")]
    assert characteristic_number(upper, upper.printed, "mana value") == 7


@pytest.mark.rule("608.2d")
def test_701_42_of_several_its_controller_chooses_one_and_by_default_one_that_can_be_melded() -> None:
    impostor = ObjectSetup(ObjectId("impostor"), CardDefinition((LOWER,)), ALICE, ALICE)
    meld, choice = Activate(ObjectId("upper"), 1), Choose(ChoiceKind.EXILE, ObjectId("impostor"), ALICE)
    by_default = resolve_scenario(beside(duel("", "", meld, ALL), *pair(), impostor))
    chosen = resolve_scenario(beside(duel("", "", choice, meld, ALL), *pair(), impostor))
    assert zones(by_default) == {"upper": "battlefield", "lower": "melded", "impostor": "battlefield"}
    assert zones(chosen) == {"upper": "exile", "lower": "battlefield", "impostor": "exile"}


@pytest.mark.rule("400.7")
def test_400_7e_what_returns_as_it_dies_returns_as_both_cards() -> None:
    rising = Characteristics("Whole", types=("Creature",), abilities=(RISE,), power=9, toughness=9)
    outcome = melded(cast(MURDER, "upper", by=BOB), ALL, whole=rising)
    assert {each: zones(outcome)[each] for each in ("upper", "lower")} == dict.fromkeys(
        ("upper", "lower"), "battlefield"
    )


@pytest.mark.rule("712.21c")
def test_712_21c_persist_returns_both_cards_each_with_a_counter() -> None:
    lasting = TriggeredAbility(Dies(), (ReturnToBattlefield("-1/-1"),))
    whole = Characteristics("Whole", types=("Creature",), abilities=(lasting,), power=9, toughness=9)
    outcome = melded(cast(MURDER, "upper", by=BOB), ALL, whole=whole)
    counters = {each: outcome.state.objects[ObjectId(each)].counters for each in ("upper", "lower")}
    assert counters == {"upper": {}, "lower": {"-1/-1": 1}}
    assert zones(outcome)["upper"] == "graveyard"
