"""CR 106.6, 603.7: what triggers as mana is spent to cast something: played, with and without that mana."""

from tests.judge.playing import ALL, Told, card, cast, played, thing, told

NO_MANA: list[Told] = [{"name": "Alice", "mana": {}}, {"name": "Bob"}]
PATH = thing(
    "Path",
    "Land",
    "{T}: Add {C}. When that mana is spent to cast a creature spell that shares a creature type with your commander, "
    "scry 1.",
)
OTHER = thing("Other", "Land", "{T}: Add {C}.")
CHIEF = thing("Chief", "Legendary Creature - Bear", commander=True, zone="command", power=2, toughness=2)
BEAR = card("Cub", "Creature - Bear", mana_cost="{1}", power=1, toughness=1)
CAT = card("Cat", "Creature - Cat", mana_cost="{1}", power=1, toughness=1)


def scries(spell: Told, land: str) -> bool:
    tap = {"activate": land, "ability": "{T}"}
    outcome = played(tap, cast(spell), ALL, objects=(PATH, OTHER, CHIEF), players=NO_MANA)
    return any("looks at the top" in line for line in told(outcome))


def test_it_triggers_on_such_a_spell_and_that_mana_alone() -> None:
    assert [scries(BEAR, "Path"), scries(CAT, "Path"), scries(BEAR, "Other")] == [True, False, False]
