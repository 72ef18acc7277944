"""Of what is equally good the first on the table is taken, whatever its name (CR 101.4, 508.1, 509.1, 510.1, 704.5)."""

import pytest

from tests.judge.playing import ALL, Told, bear, cast, played, thing, zones

NAMES = pytest.mark.parametrize(("one", "two"), [("ant", "bee"), ("bee", "ant")])
EDICT = {"name": "edict", "types": ["Sorcery"], "text": "Target player sacrifices a creature."}


@NAMES
def test_510_1c_of_two_blockers_alike_the_first_declared_is_killed(one: str, two: str) -> None:
    outcome = played(
        {"attack": [{"who": "ox"}]},
        {"block": [{"who": one, "blocks": ["ox"]}, {"who": two, "blocks": ["ox"]}]},
        objects=(
            thing("ox", "Creature", power=2, toughness=5),
            bear(two, by="Bob"),
            bear(one, by="Bob"),
        ),
    )
    assert zones(outcome, one, two) == ["graveyard", "battlefield"]


@NAMES
def test_510_1d_of_two_attackers_that_one_creature_blocks_the_first_declared_is_killed(one: str, two: str) -> None:
    outcome = played(
        {"attack": [{"who": one}, {"who": two}]},
        {"block": [{"who": "ox", "blocks": [one, two]}]},
        objects=(
            bear(one),
            bear(two),
            thing("ox", "Creature", "This creature can block any number of creatures.", "Bob", power=2, toughness=9),
        ),
    )
    assert zones(outcome, one, two) == ["graveyard", "battlefield"]


@NAMES
def test_701_21a_of_two_creatures_alike_the_first_is_sacrificed(one: str, two: str) -> None:
    outcome = played(cast(EDICT, "Bob"), ALL, objects=(bear(one, by="Bob"), bear(two, by="Bob")))
    assert zones(outcome, one, two) == ["graveyard", "battlefield"]


@NAMES
def test_508_1c_of_two_attackers_of_which_one_may_attack_the_first_stays(one: str, two: str) -> None:
    outcome = played(
        {"attack": [{"who": one, "at": "Bob"}, {"who": two, "at": "Bob"}]},
        objects=(
            bear(one),
            bear(two),
            thing("truce", "Enchantment", "No more than one creature can attack each combat."),
        ),
    )
    assert outcome["actions"][0]["nearest"] == {"attack": [{"who": one, "at": "Bob"}]}


@NAMES
def test_509_1b_of_two_attackers_of_which_a_creature_may_block_one_the_first_stays(one: str, two: str) -> None:
    outcome = played(
        {"attack": [{"who": one}, {"who": two}]},
        {"block": [{"who": "ox", "blocks": [two, one]}]},
        objects=(bear(one), bear(two), thing("ox", "Creature", by="Bob", power=2, toughness=5)),
    )
    assert outcome["actions"][1]["nearest"]["block"] == [{"who": "ox", "blocks": [one]}]


@NAMES
def test_508_1d_of_two_that_have_to_attack_the_first_is_what_the_refusal_is_about(one: str, two: str) -> None:
    must = "This creature attacks each combat if able."
    outcome = played({"attack": []}, objects=(bear(one, text=must), bear(two, text=must)))
    assert refused(outcome) == one


@NAMES
def test_509_1c_of_two_that_have_to_block_the_first_is_what_the_refusal_is_about(one: str, two: str) -> None:
    must = "This creature blocks each combat if able."
    outcome = played(
        {"attack": [{"who": "ox"}]},
        {"block": []},
        objects=(
            thing("ox", "Creature", power=2, toughness=5),
            bear(one, by="Bob", text=must),
            bear(two, by="Bob", text=must),
        ),
    )
    assert refused(outcome) == one


@NAMES
def test_704_5j_101_4_players_choose_among_their_legends_in_turn_order(one: str, two: str) -> None:
    def twins(name: str, by: str) -> tuple[Told, ...]:
        hero = thing(name, "Legendary Creature", by=by, power=2, toughness=2)
        return hero, {"id": f"{name}-too", "copy_of": name, "controller": by}

    players = [{"name": one}, {"name": two}]
    outcome = played({"to": "end"}, objects=(*twins("king", two), *twins("queen", one)), players=players, active=one)
    assert [(each["by"], each["picked"]) for each in outcome["choices"]] == [(one, "queen-too"), (two, "king-too")]


@NAMES
def test_704_5y_of_two_roles_the_newest_stays(one: str, two: str) -> None:
    outcome = played(
        {"to": "end"},
        objects=(
            bear("cub"),
            thing(one, "Enchantment - Aura Role", "Enchant creature", attached_to="cub"),
            thing(two, "Enchantment - Aura Role", "Enchant creature", attached_to="cub"),
        ),
    )
    assert zones(outcome, one, two) == ["graveyard", "battlefield"]


@NAMES
def test_120_4_the_dead_are_told_as_they_stand_on_the_table(one: str, two: str) -> None:
    sweep = {"name": "sweep", "types": ["Sorcery"], "text": "Destroy all creatures."}
    outcome = played(cast(sweep), ALL, objects=(bear(one), bear(two, by="Bob")))
    assert [each["permanent"] for each in outcome["trace"] if each["event"] == "destroyed"] == [one, two]


def refused(outcome: Told) -> str:
    """What the first refusal is about."""
    subjects: list[str] = [each["refusal"]["subject"] for each in outcome["trace"] if each["event"] == "action refused"]
    return subjects[0]
