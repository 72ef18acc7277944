"""CR 707: copies, what is copied of an object and what is not, and the legend rule with them."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.scenario import Action, Cast
from bot.engine.magic.events import BecameCopy
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.abilities.event_replacements import EnterAsCopy, EnterWith
from bot.engine.magic.words.effects import (
    AddAbility,
    AddTypes,
    CopyCounters,
    CreateCopies,
    Exceptions,
    Fixed,
    KeywordAbility,
    RemoveTypes,
)
from bot.engine.magic.words.filters import CREATURE, TargetObject
from tests.engine.magic.tables.changes import card, casting, entering
from tests.engine.magic.tables.spells import ALL, MURDER, TARGET_CREATURE, cast, granting, spell
from tests.engine.magic.tables.table import choose, counters, duel, events, zones
from tests.engine.magic.tables.words import ALICE

CLONE = card("clone", "Creature", abilities=(entering(EnterAsCopy(CREATURE)),), power=0, toughness=0)
TWIN = spell("twin", CreateCopies(TargetObject()), targets=TARGET_CREATURE)


def clone(name: str) -> Cast:
    definition = replace(CLONE, faces=(replace(CLONE.faces[0], name=name),))
    return Cast(ObjectId(name), definition, ALICE)


def after(alice: str, bob: str, *do: Action) -> Outcome:
    return resolve_scenario(duel(alice, bob, *do, ALL))


def values(outcome: Outcome, name: str) -> Characteristics:
    return characteristics(outcome.state, ObjectId(name))


def test_707_5_it_enters_as_a_copy_with_all_copiable_values() -> None:
    outcome = after("", "dragon 4/4 flying red", casting(CLONE))
    found = values(outcome, "clone")
    assert (found.name, found.power, found.toughness, found.keywords) == (
        "dragon",
        4,
        4,
        frozenset({KeywordName.FLYING}),
    )
    assert [(each.object, each.of) for each in events(outcome, BecameCopy)] == [("clone", "dragon")]


def test_707_5_without_anything_to_copy_or_by_choice_it_enters_as_itself_and_dies() -> None:
    assert zones(after("", "", casting(CLONE)))["clone"] == "graveyard"
    refusing = replace(choose("may", ""), pick=False)
    assert zones(after("", "bear 2/2", refusing, casting(CLONE)))["clone"] == "graveyard"


def test_707_5_its_controller_chooses_among_all_by_default_the_biggest() -> None:
    table = ("bear 2/2", "dragon 4/4")
    assert values(after(*table, casting(CLONE)), "clone").name == "dragon"
    assert values(after(*table, choose("copy", "bear"), casting(CLONE)), "clone").name == "bear"


@pytest.mark.rule("613.2c")
def test_707_2_counters_and_other_effects_are_not_copied() -> None:
    gift = granting(KeywordName.TRAMPLE)
    outcome = after("", "bear 2/2 +1/+1:3", cast(gift, "bear"), ALL, casting(CLONE))
    found = values(outcome, "clone")
    assert (found.power, found.toughness, found.keywords, counters(outcome)) == (
        2,
        2,
        frozenset(),
        {"bear": {"+1/+1": 3}},
    )


def test_707_3_a_copy_of_a_copy_copies_what_that_one_copies() -> None:
    outcome = after("", "bear 2/2", clone("first"), ALL, choose("copy", "first"), clone("second"))
    assert (values(outcome, "second").name, values(outcome, "second").power) == ("bear", 2)


def test_707_5_a_copy_enters_as_the_copied_text_says() -> None:
    hydra = card("hydra", "Creature", abilities=(entering(EnterWith("+1/+1", Fixed(2))),), power=1, toughness=1)
    outcome = after("", "", casting(hydra), ALL, casting(CLONE))
    assert counters(outcome) == {"hydra": {"+1/+1": 2}, "clone": {"+1/+1": 2}}


@pytest.mark.parametrize(
    ("exceptions", "types", "supertypes", "keywords"),
    [
        (Exceptions(), ("Creature",), ("Legendary",), set()),
        (Exceptions((RemoveTypes(("Legendary",)),)), ("Creature",), (), set()),
        (Exceptions((AddTypes(("Artifact",)),)), ("Creature", "Artifact"), ("Legendary",), set()),
        (
            Exceptions((AddAbility(KeywordAbility(KeywordName.HASTE)),)),
            ("Creature",),
            ("Legendary",),
            {KeywordName.HASTE},
        ),
    ],
)
def test_707_9_exceptions_are_part_of_the_copiable_values(
    exceptions: Exceptions, types: tuple[str, ...], supertypes: tuple[str, ...], keywords: set[KeywordName]
) -> None:
    mimic = card("mimic", "Creature", abilities=(entering(EnterAsCopy(CREATURE, exceptions)),), power=0, toughness=0)
    found = values(after("", "king 3/3 legendary", casting(mimic)), "mimic")
    assert (found.types, found.supertypes, set(found.keywords)) == (types, supertypes, keywords)


def test_707_9b_what_copies_the_copy_copies_the_exceptions_too() -> None:
    exceptions = Exceptions((RemoveTypes(("Legendary",)),))
    mimic = card("mimic", "Creature", abilities=(entering(EnterAsCopy(CREATURE, exceptions)),), power=0, toughness=0)
    outcome = after("", "king 3/3 legendary", casting(mimic), ALL, cast(TWIN, "mimic"))
    token = next(each for each in outcome.state.battlefield() if each.token)
    assert (token.printed.name, token.printed.supertypes) == ("king", ())


def test_707_9e_it_may_enter_with_counters_besides() -> None:
    mimic = card(
        "mimic",
        "Creature",
        abilities=(entering(EnterAsCopy(CREATURE, Exceptions(counters=(CopyCounters("+1/+1", Fixed(2)),)))),),
        power=0,
        toughness=0,
    )
    assert counters(after("", "bear 2/2", casting(mimic))) == {"mimic": {"+1/+1": 2}}


def test_704_5j_a_copy_of_ones_own_legend_falls_under_the_legend_rule() -> None:
    outcome = after("king 3/3 legendary", "", choose("legend rule", "king"), casting(CLONE))
    assert (zones(outcome)["king"], zones(outcome)["clone"]) == ("battlefield", "graveyard")


def test_704_5j_a_copy_of_an_opponents_legend_does_not() -> None:
    outcome = after("", "king 3/3 legendary", casting(CLONE))
    assert (zones(outcome)["king"], zones(outcome)["clone"]) == ("battlefield", "battlefield")


def test_400_7_off_the_battlefield_it_is_no_copy_any_more() -> None:
    outcome = after("", "bear 2/2", casting(CLONE), ALL, cast(MURDER, "clone"))
    assert (zones(outcome)["clone"], values(outcome, "clone").name) == ("graveyard", "clone")


def test_707_2_a_token_copies_the_copiable_values_of_a_copy() -> None:
    outcome = after("", "bear 2/2", casting(CLONE), ALL, cast(TWIN, "clone"))
    token = next(each for each in outcome.state.battlefield() if each.token)
    assert (token.printed.name, token.printed.power) == ("bear", 2)


def test_707_8a_a_token_copy_of_a_double_faced_permanent_has_both_faces_and_the_same_one_up() -> None:
    front = Characteristics("day", types=("Creature",), power=1, toughness=1)
    back = Characteristics("night", types=("Creature",), power=3, toughness=3)
    wolf = casting(CardDefinition((front, back), "transform"))
    outcome = resolve_scenario(duel("", "", replace(wolf, spell=ObjectId("wolf")), ALL, cast(TWIN, "wolf"), ALL))
    token = next(each for each in outcome.state.battlefield() if each.token)
    assert (token.definition.faces, token.face, token.zone) == ((front, back), 0, Zone.BATTLEFIELD)
