"""CR 119.10, 614.1a, 616.1-616.2: life that is lost instead of gained, and more of it than there would be."""

from tests.judge.playing import ALL, card, cast, lives, played, thing, told

REMEDY = thing("Remedy", "Enchantment", "If an opponent would gain life, that player loses that much life instead.")
LETTER = thing(
    "Letter", "Enchantment", "If an opponent would lose life during your turn, they lose twice that much life instead."
)
HEAL = card("Heal", "Instant", "Target player gains 3 life.")
BITE = card("Bite", "Instant", "Target player loses 2 life.")
ZAP = card("Zap", "Instant", "Zap deals 3 damage to any target.")


def test_who_would_gain_life_loses_it() -> None:
    outcome = played(cast(HEAL, "Bob"), ALL, objects=(REMEDY,))
    assert lives(outcome) == (20, 17)
    assert any("Bob loses 3 life instead of gaining 3" in line for line in told(outcome))
    assert any("Bob perd 3 points de vie au lieu d’en gagner 3" in line for line in told(outcome, "fr"))
    assert lives(played(cast(HEAL, "Alice"), ALL, objects=(REMEDY,))) == (23, 20)


def test_a_life_total_that_is_set_higher_is_lost() -> None:
    text = "Target player's life total becomes 10."
    players = [{"name": "Alice"}, {"name": "Bob", "life": 4}]
    outcome = played(cast(card("Set", "Sorcery", text), "Bob"), ALL, objects=(REMEDY,), players=players)
    assert (outcome["players"]["Bob"]["life"], outcome["winner"]) == (-2, "Alice")


def test_nobody_sees_a_gain_that_became_a_loss() -> None:
    bond = thing("Bond", "Enchantment", "Whenever you gain life, each opponent loses that much life.", by="Bob")
    assert lives(played(cast(HEAL, "Bob"), ALL, objects=(REMEDY, bond))) == (20, 17)


def test_twice_as_much_is_lost_to_effects_and_to_damage_in_ones_own_turn() -> None:
    assert lives(played(cast(BITE, "Bob"), ALL, objects=(LETTER,))) == (20, 16)
    assert lives(played(cast(ZAP, "Bob"), ALL, objects=(LETTER,))) == (20, 14)
    assert lives(played(cast(ZAP, "Bob"), ALL, objects=(LETTER,), active="Bob")) == (20, 17)
    assert lives(played(cast(BITE, "Alice", by="Bob"), ALL, objects=(LETTER,))) == (18, 20)


def test_lifelink_gains_what_was_dealt_and_not_what_was_lost() -> None:
    cat = thing("Cat", "Creature", "Lifelink", power=2, toughness=2)
    assert lives(played({"attack": [{"who": "Cat"}]}, objects=(LETTER, cat))) == (22, 16)


def test_a_gain_that_became_a_loss_is_changed_as_a_loss() -> None:
    outcome = played(cast(HEAL, "Bob"), ALL, objects=(REMEDY, LETTER))
    assert lives(outcome) == (20, 14)
    assert any("Bob loses 6 life instead of 3" in line for line in told(outcome))


def test_the_affected_player_loses_before_a_gain_is_doubled() -> None:
    font = thing("Font", "Enchantment", "If you would gain life, you gain twice that much life instead.", by="Bob")
    assert lives(played(cast(HEAL, "Bob"), ALL, objects=(font, REMEDY))) == (20, 17)
    doubled = {"choose": "replacement", "by": "Bob", "pick": "Font"}
    assert lives(played(doubled, cast(HEAL, "Bob"), ALL, objects=(font, REMEDY))) == (20, 14)
