"""What can't happen (CR 101.2, 614.17): counters, changes of life, searches and entering; played, and told."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, told, why, zones

SOLEMN = thing(
    "Hush",
    "Enchantment",
    "Players can't get counters.\nCounters can't be put on artifacts, creatures, enchantments, or lands.",
    by="Bob",
)
GROW = card("Grow", "Instant", "Put a +1/+1 counter on target creature.")
UNTAPPER = "{T}: Add {G}.\nPut a -1/-1 counter on this creature: Untap this creature."
BLAST = card("Blast", "Instant", "Destroy target creature.")


def druid(**more: Any) -> Any:
    return thing("druid", "Creature - Elf", UNTAPPER, power=0, toughness=2, **more)


def untap(times: int = 1) -> tuple[Any, ...]:
    ability = "Put a -1/-1 counter on this creature: Untap this creature."
    return ({"activate": "druid", "ability": ability, "by": "Alice"}, ALL) * times


@pytest.mark.rule("614.17")
def test_no_counters_are_put_where_an_ability_forbids_it() -> None:
    outcome = played(cast(GROW, "cub"), ALL, objects=(SOLEMN, bear("cub")))
    assert outcome["objects"]["cub"]["counters"] == {}
    assert "cub gets no counters, because of Hush. [101.2, 614.17]" in told(outcome)
    assert "cub ne reçoit pas de marqueur, à cause d’Hush. [101.2, 614.17]" in told(outcome, "fr")


@pytest.mark.rule("614.17d")
def test_a_creature_with_persist_comes_back_without_its_counter_again_and_again() -> None:
    finks = bear("finks")
    finks["is"]["text"] = "Persist"
    again = cast({**BLAST, "name": "First"}, "finks"), ALL, cast({**BLAST, "name": "Second"}, "finks"), ALL
    assert zones(played(*again, objects=(SOLEMN, finks)), "finks") == ["battlefield"]
    melira = thing("mel", "Creature - Human", "Creatures you control can't have -1/-1 counters put on them.", power=2)
    melira["is"]["toughness"] = 2
    assert zones(played(*again, objects=(melira, finks)), "finks") == ["battlefield"]
    assert zones(played(*again, objects=(finks,)), "finks") == ["graveyard"]


@pytest.mark.rule("614.17b")
def test_a_cost_of_counters_that_cant_be_put_cant_be_paid() -> None:
    outcome = played(*untap(), objects=(SOLEMN, druid(tapped=True)))
    assert (legal(outcome)[0], outcome["objects"]["druid"]["tapped"]) == (False, True)
    assert "614.17b" in why(outcome)[0]
    paid = played(*untap(), objects=(druid(tapped=True),))["objects"]["druid"]
    assert (paid["tapped"], paid["counters"]) == (False, {"-1/-1": 1})


@pytest.mark.rule("614.16")
def test_a_cost_whose_counters_are_replaced_by_none_is_paid() -> None:
    text = (
        "If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are "
        "put on it instead."
    )
    vizier = thing("vizier", "Creature - Cleric", text, power=2, toughness=1)
    outcome = played(*untap(3), objects=(vizier, druid(tapped=True)))
    assert (set(legal(outcome)), outcome["objects"]["druid"]["counters"]) == ({True}, {})


@pytest.mark.rule("614.17")
def test_players_cannot_get_poison_counters() -> None:
    safe = thing("safe", "Creature - Human", "You can't get poison counters.", by="Bob", power=2, toughness=2)
    snake = bear("snake", sick=False)
    snake["is"]["text"] = "Infect"
    fight = {"attack": [{"who": "snake", "at": "Bob"}]}, {"to": "end of combat"}
    assert played(*fight, objects=(snake, safe))["players"]["Bob"]["counters"] == {}
    assert played(*fight, objects=(snake,))["players"]["Bob"]["counters"] == {"poison": 2}


FETCH = card("Fetch", "Sorcery", "Search your library for a land card, put it into your hand, then shuffle.")
HILL = card("hill", "Land")
ALICE = [{"name": "Alice", "library": [{"id": "hill", "is": HILL}]}, {"name": "Bob"}]


@pytest.mark.rule("701.24")
def test_who_cannot_search_libraries_shuffles_all_the_same() -> None:
    lock = thing("lock", "Artifact", "Players can't search libraries.", by="Bob")
    outcome = played(cast(FETCH), ALL, objects=(lock,), players=ALICE)
    assert zones(outcome, "hill") == ["library"]
    assert "Alice can't search the library, because of lock. [608.2c, 101.2, 614.17]" in told(outcome)
    assert any("shuffles" in line for line in told(outcome))
    assert ("Alice ne peut pas chercher dans la bibliothèque, à cause de lock. [608.2c, 101.2, 614.17]") in told(
        outcome, "fr"
    )
    assert zones(played(cast(FETCH), ALL, players=ALICE), "hill") == ["hand"]


@pytest.mark.rule("614.17d")
def test_creature_cards_stay_in_graveyards() -> None:
    cage = thing(
        "cage", "Artifact", "Creature cards in graveyards and libraries can't enter the battlefield.", by="Bob"
    )
    rise = card("Rise", "Sorcery", "Return target creature card from your graveyard to the battlefield.")
    dead = bear("dead", zone="graveyard")
    outcome = played(cast(rise, "dead"), ALL, objects=(cage, dead))
    assert zones(outcome, "dead") == ["graveyard"]
    assert "dead does not enter the battlefield, because of cage. [101.2, 614.17]" in told(outcome)
    assert "dead n’arrive pas sur le champ de bataille, à cause de cage. [101.2, 614.17]" in told(outcome, "fr")
    finks = bear("finks")
    finks["is"]["text"] = "Undying"
    died = played(cast(BLAST, "finks"), ALL, objects=(cage, finks))["objects"]["finks"]
    assert (died["zone"], died["counters"]) == ("graveyard", {})


@pytest.mark.rule("119.8")
def test_a_life_total_that_cannot_change() -> None:
    titan = thing("titan", "Artifact Creature - Golem", "Your life total can't change.", power=8, toughness=8)
    bolt = card("Bolt", "Instant", "Bolt deals 3 damage to any target.")
    salve = card("Salve", "Instant", "You gain 4 life.")
    draw = thing("well", "Artifact", "Pay 2 life: Draw a card.")
    pay = {"activate": "well", "ability": "Pay 2 life: Draw a card.", "by": "Alice"}
    outcome = played(cast(bolt, "Alice", by="Bob"), ALL, cast(salve), ALL, pay, objects=(titan, draw))
    assert (lives(outcome), legal(outcome)[-1]) == ((20, 20), False)
    assert "Alice's life total does not change, because of titan. [101.2, 614.17]" in "\n".join(told(outcome))


@pytest.mark.rule("608.2c")
def test_life_that_could_not_be_lost_was_not_lost_this_way() -> None:
    titan = thing("titan", "Artifact Creature - Golem", "Your life total can't change.", by="Bob", power=8, toughness=8)
    tithe = card("Tithe", "Sorcery", "Each opponent loses 2 life. You gain life equal to the life lost this way.")
    outcome = played(cast(tithe), ALL, objects=(titan,))
    assert lives(outcome) == (20, 20)
    assert "Bob's life total does not change, because of titan. [101.2, 614.17]" in told(outcome)
    assert "Le total de points de vie de Bob ne change pas, à cause de titan. [101.2, 614.17]" in told(outcome, "fr")


@pytest.mark.rule("702.16e")
def test_a_player_is_protected_from_everything_until_their_next_turn() -> None:
    text = "Until your next turn, your life total can't change and you gain protection from everything."
    bolt = card("Bolt", "Instant", "Bolt deals 3 damage to any target.")
    later = cast(bolt, "Alice", by="Bob")
    outcome = played(cast(card("Ward", "Instant", text)), ALL, {"to": "next turn"}, later, ALL)
    assert (legal(outcome).count(False), lives(outcome)) == (1, (20, 20))
    en, fr = "\n".join(told(outcome)), "\n".join(told(outcome, "fr"))
    assert "Alice's life total can't change until Alice's next turn." in en
    assert "Alice has protection from everything until Alice's next turn." in en
    assert "le total de points de vie d’Alice ne peut pas changer jusqu’au prochain tour d’Alice." in fr
    assert "Alice a la protection contre tout jusqu’au prochain tour d’Alice." in fr


SPHERE = thing(
    "sphere", "Artifact", "Each spell that would cost less than three mana to cast costs three mana to cast."
)


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize(("mana", "may"), [(1, False), (2, False), (3, True)])
def test_every_spell_costs_three_mana_at_least(mana: int, may: bool) -> None:
    spark = card("Spark", "Instant", "You gain 1 life.", mana_cost="{R}")
    players = [{"name": "Alice", "mana": {"R": mana}}, {"name": "Bob"}]
    assert legal(played(cast(spark), objects=(SPHERE,), players=players)) == [may]


@pytest.mark.rule("601.2f")
def test_each_spell_costs_more_for_each_other_one_of_the_same_player() -> None:
    text = "Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn."
    damping = thing("damping", "Artifact", text, by="Bob")
    spark = card("Spark", "Instant", "You gain 1 life.", mana_cost="{R}")
    one, two, three = (cast({**spark, "name": name}) for name in ("One", "Two", "Three"))
    other = cast({**spark, "name": "Other"}, by="Bob")
    players = [{"name": "Alice", "mana": {"R": 5}}, {"name": "Bob", "mana": {"R": 1}}]
    outcome = played(one, ALL, other, ALL, two, ALL, three, objects=(damping,), players=players)
    assert legal(outcome) == [True, True, True, True, True, True, False]


@pytest.mark.rule("601.3b")
def test_a_spell_that_may_be_cast_as_though_it_had_flash() -> None:
    text = "You may cast this spell as though it had flash if you control a Bear."
    curse = card("Curse", "Enchantment", text)
    assert legal(played({"to": "end"}, cast(curse), objects=(bear("cub"),))) == [True, True]
    assert legal(played({"to": "end"}, cast(curse))) == [True, False]
