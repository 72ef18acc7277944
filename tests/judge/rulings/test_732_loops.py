"""Loops are verdicts (CR 104.4b, 732): one line in either language says how it ends, or that it does not."""

import pytest

from tests.judge.playing import ALL, Told, card, cast, lives, played, thing, told, zones

SALVE = card("salve", "Instant", "You gain 1 life.")
SPARK = card("spark", "Instant", "This spell deals 1 damage to any target.")
BOND = thing("bond", "Enchantment", "Whenever you gain life, target opponent loses that much life.")
BLOOD = thing("blood", "Enchantment", "Whenever an opponent loses life, you gain that much life.")
LICH = thing(
    "lich", "Creature", "You can't lose the game and your opponents can't win the game.", "Bob", power=4, toughness=4
)
RAPTOR = thing(
    "raptor",
    "Creature - Dinosaur",
    "Whenever this creature is dealt damage, create a token that's a copy of this creature.",
    power=5,
    toughness=5,
)
TEASER = "Whenever another creature you control enters, this creature deals 2 damage to it."


def verdicts(outcome: Told) -> tuple[str, str]:
    return told(outcome)[0], told(outcome, "fr")[0].replace("\u202f", " ")


def test_104_2a_a_loop_in_which_somebody_runs_out_of_life_ends_with_that() -> None:
    outcome = played(cast(SALVE), ALL, objects=(BOND, BLOOD))
    assert outcome["winner"] == "Alice"
    assert verdicts(outcome) == (
        "Alice gains 20 life (20 → 40); Bob loses 20 life (20 → 0); Alice wins the game.",
        "Alice gagne 20 points de vie (20 → 40) ; Bob perd 20 points de vie (20 → 0) ; Alice gagne la partie.",
    )


def test_104_4b_a_life_total_that_nobody_loses_by_falls_for_ever() -> None:
    outcome = played(cast(SALVE), ALL, objects=(BOND, BLOOD, LICH))
    assert outcome["winner"] is None
    english, french = verdicts(outcome)
    assert english.startswith("Bob does not lose the game (no life left), because of lich; ")
    assert english.endswith("; the game is a draw: it goes on like that for ever.")
    assert french.endswith("grâce à lich ; la partie est nulle : elle continuerait ainsi sans fin.")


def test_104_4b_damage_on_ever_more_tokens_ends_no_loop() -> None:
    teaser = thing("teaser", "Creature - Dinosaur", TEASER, power=2, toughness=3)
    outcome = played(cast(SPARK, "raptor"), ALL, objects=(RAPTOR, teaser))
    assert verdicts(outcome) == (
        "The game is a draw: it goes on like that for ever.",
        "La partie est nulle : elle continuerait ainsi sans fin.",
    )


@pytest.mark.parametrize("damage", [1, 2, 4])
def test_704_5g_a_single_creature_that_is_hurt_again_and_again_is_no_loop(damage: int) -> None:
    """Each of nine Bears that enters hurts the one before; the ninth kills nobody but the wall."""
    wall = thing("wall", "Creature", power=0, toughness=9)
    spikes = thing(
        "spikes",
        "Enchantment",
        f"Whenever a creature you control enters, it deals {damage} damage to target creature an opponent controls.",
    )
    bears = [cast(card(f"bear{number}", "Creature", power=2, toughness=2)) for number in range(9)]
    ogre = {**wall, "controller": "Bob"}
    outcome = played(*(step for each in bears for step in (each, ALL)), objects=(ogre, spikes))
    assert zones(outcome, "wall") == ["graveyard"]


def test_732_2a_what_can_be_repeated_any_number_of_times_says_so_and_what_each_time_does() -> None:
    maker = thing("maker", "Enchantment", "Whenever you gain life, you may create a 1/1 white Soldier creature token.")
    altar = thing("altar", "Enchantment", "Whenever a creature you control enters, you gain 1 life.")
    english, french = verdicts(played(cast(SALVE), ALL, objects=(maker, altar)))
    assert english.startswith(
        "Alice can repeat this loop with maker any number of times, and each time Alice gains 1 life; "
    )
    assert french.startswith(
        "Alice peut répéter cette boucle avec maker autant de fois que voulu, "
        "et chaque fois Alice gagne 1 point de vie ; "
    )


def test_732_2a_an_optional_loop_that_wins_is_told_by_what_it_wins() -> None:
    maybe = thing("maybe", "Enchantment", "Whenever you gain life, you may have each opponent lose 1 life.")
    outcome = played(cast(SALVE), ALL, objects=(maybe, BLOOD))
    assert (outcome["winner"], lives(outcome)[1]) == ("Alice", 0)


def test_732_5_a_finite_table_is_no_loop() -> None:
    """Twenty artists and as many deaths are four hundred triggers and an end."""
    artist = "Whenever a creature dies, target opponent loses 1 life and you gain 1 life."
    artists = tuple(thing(f"artist{number}", "Enchantment", artist) for number in range(20))
    dead = tuple(thing(f"dead{number}", "Creature", by="Bob", power=1, toughness=1) for number in range(20))
    sweep = card("sweep", "Sorcery", "Destroy all creatures.")
    outcome = played(
        cast(sweep), ALL, objects=(*artists, *dead), players=[{"name": "Alice"}, {"name": "Bob", "life": 500}]
    )
    assert lives(outcome) == (420, 100)


def test_109_5_it_is_never_what_deals_the_damage() -> None:
    teaser = thing("teaser", "Creature - Dinosaur", TEASER, power=2, toughness=3)
    outcome = played(cast(card("cub", "Creature", power=1, toughness=1)), ALL, objects=(teaser,))
    assert (zones(outcome, "cub", "teaser"), outcome["unmodelled"]) == (["graveyard", "battlefield"], [])
