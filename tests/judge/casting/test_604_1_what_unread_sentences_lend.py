"""CR 604.1: a cost or an ability that an unread sentence of something else could give is neither there nor absent."""

from typing import Any

from tests.judge.playing import Told, card, cast, legal, played, thing

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
