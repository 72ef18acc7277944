"""CR 107.3f: an X in what is paid as an ability resolves is chosen then, and what follows speaks of it: played."""

from typing import Any

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing

DRAGON = "Whenever this creature attacks, you may pay {X}{R}. If you do, it deals X damage to target opponent."
WELL = (
    "Whenever you gain life, you may pay {X}, where X is less than or equal to the amount of life you gained. If you "
    "do, you lose X life."
)
GAIN = card("Gain", "Sorcery", "You gain 3 life.")


def attack(*before: Told, mana: dict[str, int] | None = None) -> tuple[Any, ...]:
    players: list[Told] = [{"name": "Alice", **({"mana": mana} if mana else {})}, {"name": "Bob"}]
    dragon = thing("Dragon", "Creature", DRAGON, power=0, toughness=1)
    outcome = played(
        *before,
        {"attack": [{"who": "Dragon", "at": "Bob"}]},
        ALL,
        objects=(dragon, bear("Wall", by="Bob")),
        players=players,
    )
    return lives(outcome)


def test_x_is_what_is_chosen() -> None:
    assert attack({"choose": "number", "pick": 4, "by": "Alice"}) == (20, 16)


def test_x_is_what_the_mana_pays_for_by_default() -> None:
    assert attack(mana={"R": 3}) == (20, 18)


def test_nothing_follows_where_it_is_not_paid() -> None:
    assert attack({"choose": "pay", "pick": False, "by": "Alice"}) == (20, 20)
    assert attack(mana={"W": 1}) == (20, 20)


def test_x_is_no_larger_than_the_limit() -> None:
    well = thing("Well", "Artifact", WELL)
    assert lives(played(cast(GAIN), ALL, objects=(well,))) == (20, 20)
    pick = {"choose": "number", "pick": 1, "by": "Alice"}
    assert lives(played(pick, cast(GAIN), ALL, objects=(well,))) == (22, 20)
