"""How often "whenever … deals damage" triggers where one source damages several at once (CR 603.2c, 510.2)."""

from typing import Any

import pytest

from tests.judge.playing import bear, played, thing


def trampler(text: str) -> dict[str, Any]:
    """A 5/5 trampler of Alice that two 2/2 bears block: it deals 2, 2 and 1 damage."""
    return thing("tramp", "Creature - Beast", f"Trample\n{text}", power=5, toughness=5)


def combat_of(text: str, *more: dict[str, Any], attackers: tuple[str, ...] = ("tramp",)) -> dict[str, Any]:
    attack = {"attack": [{"who": who, "at": "Bob"} for who in attackers]}
    block = {"block": [{"who": "b1", "blocks": ["tramp"]}, {"who": "b2", "blocks": ["tramp"]}]}
    return played(attack, block, objects=(trampler(text), bear("b1", "Bob"), bear("b2", "Bob"), *more))


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("Whenever this creature deals combat damage, you gain 3 life.", 23),
        ("Whenever this creature deals damage, you gain that much life.", 25),
        ("Whenever this creature deals combat damage to a creature, you gain 3 life.", 26),
        ("Whenever this creature deals combat damage to a player, you gain 3 life.", 23),
    ],
)
def test_603_2c_without_a_recipient_the_ability_triggers_once_for_one_dealing(text: str, life: int) -> None:
    assert combat_of(text)["players"]["Alice"]["life"] == life


def test_603_2c_each_source_that_deals_damage_triggers_it_once() -> None:
    text = "Whenever a creature you control deals combat damage, you gain 3 life."
    outcome = combat_of(text, bear("other"), attackers=("tramp", "other"))
    assert outcome["players"]["Alice"]["life"] == 26
