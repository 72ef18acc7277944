"""The mana value of a spell with X in its cost (CR 202.3e), also as it last was (608.2h)."""

from tests.judge.playing import ALL, card, cast, lives, played

SURGE = card("surge", "Sorcery", "You gain 1 life.", mana_cost="{X}{R}")
GOLEM = card("golem", "Artifact", "This artifact enters with X charge counters on it.", mana_cost="{X}{X}")
SWINDLE = card("swindle", "Instant", "Counter target spell. You gain X life, where X is that spell's mana value.")
OFFERING = card("offering", "Instant", "Destroy target artifact. You gain life equal to its mana value.")


def test_608_2h_a_countered_spell_had_the_mana_value_with_its_x() -> None:
    assert lives(played(cast(SURGE, x=5), cast(SWINDLE, "surge", by="Bob"), ALL)) == (20, 26)
    assert lives(played(cast(GOLEM, x=2), cast(SWINDLE, "golem", by="Bob"), ALL)) == (20, 24)


def test_202_3e_x_is_zero_on_the_battlefield() -> None:
    assert lives(played(cast(GOLEM, x=2), ALL, cast(OFFERING, "golem", by="Bob"), ALL)) == (20, 20)
