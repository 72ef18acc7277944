"""CR 604.1: a cost or an ability that an unread sentence of something else could give is neither there nor absent."""

from typing import Any

import pytest

from tests.judge.playing import Told, bear, card, cast, legal, played, thing

OX = card("ox", "Creature - Ox", mana_cost="{1}{G}", power=2, toughness=2)
BURIED: Told = {"id": "ox", "is": OX, "owner": "Alice", "zone": "graveyard"}
NEVER = "for as long as nobody has read this."


def under(text: str, *do: Told, **more: Any) -> Told:
    return played(*do, objects=(thing("law", "Enchantment", text), BURIED), **more)


def test_whether_it_may_be_cast_for_a_cost_that_is_named_there_is_unknown() -> None:
    blitz = cast({**OX, "name": "calf"}, **{"with": "blitz"})
    assert legal(under(f"Creature spells you cast have blitz {{R}} {NEVER}", blitz)) == [None]
    assert legal(under(f"Creature spells you cast have dash {{R}} {NEVER}", blitz)) == [False]
    assert legal(under("", blitz)) == [False]


def test_whether_an_ability_that_is_named_there_is_had_is_unknown() -> None:
    scavenge: Told = {"activate": "ox", "ability": "scavenge", "targets": []}
    ask: Told = {"ask": "can activate", "object": "ox", "ability": "scavenge"}
    outcome = under(f"Each creature card in your graveyard has scavenge {NEVER}", scavenge, ask)
    assert (legal(outcome), [each["answer"] for each in outcome["answers"]]) == ([None], [None])
    nothing = under("", scavenge, ask)
    assert (legal(nothing), [each["answer"] for each in nothing["answers"]]) == ([False], [False])


def unread(text: str, **more: Any) -> Told:
    return thing("law", "Enchantment", text, "Bob", **more)


@pytest.mark.rule("604.1", "508.1c")
@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("Creatures that hum can't attack.", False),
        ("Creatures that hum can't block.", True),
        ("This enchantment can't attack if it hums.", True),
        ("Whenever a creature that hums can't attack, draw a card.", True),
        ("Creatures that hum get +1/+1.", True),
    ],
)
def test_508_1c_whether_an_unread_static_ability_forbids_an_attack_is_unknown(text: str, known: bool) -> None:
    asked = {"ask": "can attack", "who": "a", "at": "Bob"}
    outcome = played(asked, {"attack": [{"who": "a"}]}, objects=(bear("a"), unread(text)))
    assert [outcome["answers"][0]["answer"], *legal(outcome)] == ([True, True] if known else [None, None])


@pytest.mark.rule("604.1", "601.2f")
@pytest.mark.parametrize(("mana", "known"), [({"G": 9}, False), ("unlimited", True)])
def test_601_2f_an_unread_cost_matters_where_mana_is_counted(mana: object, known: bool) -> None:
    players = [{"name": "Alice", "mana": mana}, {"name": "Bob"}]
    cub = card("Cub", "Creature - Bear", power=2, toughness=2, mana_cost="{G}")
    outcome = played(cast(cub), objects=(unread("Spells that hum cost {3} more to cast."),), players=players)
    assert legal(outcome) == [True if known else None]
