"""CR 702.85, 702.88, 608.2g: cascade and rebound, from their words to the outcome and its telling."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, told, zones

BOLT = card("bolt", "Instant", "bolt deals 3 damage to any target.", mana_cost="{R}")
SALVE = card("salve", "Instant", "You gain 4 life.", mana_cost="{W}")
ISLE = card("isle", "Land - Island")
GIANT = card("giant", "Creature - Giant", mana_cost="{4}", power=4, toughness=4)
ELF = card("elf", "Creature - Elf", "Cascade", mana_cost="{2}{G}", power=3, toughness=2)
STOP = card("stop", "Instant", "Counter target spell.", mana_cost="{U}")


def library(*cards: Told) -> list[Told]:
    """The players, Alice with these cards in her library, top first."""
    listed = [{"id": f"{each['name']}{number}", "is": each} for number, each in enumerate(cards)]
    return [{"name": "Alice", "library": listed}, {"name": "Bob"}]


@pytest.mark.rule("702.85a")
def test_702_85a_the_first_lesser_nonland_card_is_cast_before_the_spell_resolves() -> None:
    outcome = played(cast(ELF), ALL, players=library(ISLE, GIANT, SALVE, BOLT))
    assert zones(outcome, "isle0", "giant1", "salve2", "bolt3") == ["library", "library", "graveyard", "library"]
    assert (lives(outcome), zones(outcome, "elf")) == ((24, 20), ["battlefield"])
    lines = told(outcome)
    assert lines.index("Alice casts salve without paying its mana cost. [702.85a, 118.9, 608.2g]") < lines.index(
        "elf enters the battlefield. [608.3a]"
    )
    assert "Cascade (elf): isle, giant and salve are exiled. [702.85a, 603.3b]" in lines
    assert "isle and giant go to their owners' libraries, on the bottom. [702.85a]" in lines
    french = told(outcome, "fr")
    assert "Cascade d’elf : isle, giant et salve sont exilés. [702.85a, 603.3b]" in french
    assert "Alice lance salve sans payer son coût de mana. [702.85a, 118.9, 608.2g]" in french


@pytest.mark.rule("702.85a")
def test_702_85a_the_player_need_not_cast_it() -> None:
    kept = {"choose": "may", "by": "Alice", "pick": False}
    outcome = played(kept, cast(ELF), ALL, players=library(SALVE, BOLT))
    assert (zones(outcome, "salve0"), lives(outcome)) == (["library"], (20, 20))


@pytest.mark.rule("702.85a")
def test_702_85a_without_a_lesser_card_the_whole_library_is_exiled_and_put_back() -> None:
    outcome = played(cast(ELF), ALL, players=library(ISLE, GIANT))
    assert zones(outcome, "isle0", "giant1", "elf") == ["library", "library", "battlefield"]


@pytest.mark.rule("702.85a", "701.6a")
def test_702_85a_countering_the_spell_does_not_stop_the_cascade() -> None:
    countered = cast(STOP, "elf", by="Bob")
    outcome = played(cast(ELF), countered, ALL, players=library(SALVE))
    assert (zones(outcome, "elf", "salve0"), lives(outcome)) == (["graveyard", "graveyard"], (24, 20))


@pytest.mark.rule("702.85c")
def test_702_85c_each_instance_of_cascade_triggers() -> None:
    twice = {**ELF, "text": "Cascade, cascade"}
    outcome = played(cast(twice), ALL, players=library(SALVE, ISLE, BOLT))
    assert (zones(outcome, "salve0", "bolt2"), lives(outcome)) == (["graveyard", "graveyard"], (24, 17))


@pytest.mark.rule("702.85a", "601.2c")
def test_702_85a_what_has_no_target_is_not_cast() -> None:
    murder = card("murder", "Instant", "Destroy target creature an opponent controls.", mana_cost="{B}")
    outcome = played(cast(ELF), ALL, players=library(murder))
    assert zones(outcome, "murder0") == ["library"]


@pytest.mark.rule("601.2h", "118.8")
def test_118_8_additional_costs_are_paid_for_what_is_cast_without_its_mana_cost() -> None:
    rite = card("rite", "Sorcery", "As an additional cost to cast this spell, sacrifice a creature.\nYou gain 5 life.")
    rite["mana_cost"] = "{1}"
    players = library(rite)
    outcome = played(cast(ELF), ALL, players=players, objects=(bear("ox"),))
    assert (zones(outcome, "ox", "rite0"), lives(outcome)) == (["graveyard", "graveyard"], (25, 20))
    assert zones(played(cast(ELF), ALL, players=players), "rite0") == ["library"]  # nobody there to be sacrificed


@pytest.mark.rule("401.2")
def test_702_85a_of_an_unknown_library_it_is_admitted_that_nobody_knows() -> None:
    outcome = played(cast(ELF), ALL)
    assert outcome["unmodelled"] == [{"card": "elf", "text": "cards in library"}]
    assert (
        "Cascade (elf): the cards in Alice's library are not stated, so nothing more is done with them. "
        "[702.85a, 603.3b]"
    ) in told(outcome)
    assert (
        "Cascade d’elf\u202f: il ne se passe rien de plus\u202f: les cartes de la bibliothèque d’Alice ne sont pas "
        "indiquées. [702.85a, 603.3b]"
    ) in told(outcome, "fr")


@pytest.mark.rule("608.2g")
def test_608_2g_an_aura_of_which_nobody_knows_what_it_enchants_is_not_cast_and_it_is_said() -> None:
    odd = card("odd", "Enchantment - Aura", "Enchant dream of yours", mana_cost="{1}")
    outcome = played(cast(ELF), ALL, players=library(odd))
    assert outcome["unmodelled"] == [{"card": "odd", "text": "Enchant dream of yours"}]
    assert "What odd does is not modelled, so it stays where it is. [702.85a, 608.2g]" in told(outcome)
    assert "odd reste là\u202f: ce que fait cette carte n’est pas modélisé. [702.85a, 608.2g]" in told(outcome, "fr")


@pytest.mark.rule("608.2g")
def test_608_2g_what_was_not_read_is_cast_and_quoted_as_it_resolves() -> None:
    odd = card("odd", "Sorcery", "Paint the sky in three colors of your dreams.", mana_cost="{1}")
    outcome = played(cast(ELF), ALL, players=library(odd))
    assert outcome["unmodelled"] == [{"card": "odd", "text": "Paint the sky in three colors of your dreams."}]
    said = "Paint the sky in three colors of your dreams."
    assert [line for line in told(outcome) if "Paint" in line] == [
        f"odd: the sentence “{said}” is not modelled; what depends on it is unknown. [608.2c]"
    ]


# Rebound.

SURGE = card("surge", "Sorcery", "You gain 2 life.\nRebound", mana_cost="{W}")
TWO_TURNS = ({"to": "next turn"}, {"to": "next turn"})


@pytest.mark.rule("702.88a")
def test_702_88a_the_spell_is_cast_again_in_the_next_upkeep_of_its_controller() -> None:
    after_one = played(cast(SURGE), ALL, {"to": "next turn"})
    assert (lives(after_one), zones(after_one, "surge")) == ((22, 20), ["exile"])
    outcome = played(cast(SURGE), ALL, *TWO_TURNS, ALL)
    assert (lives(outcome), zones(outcome, "surge")) == ((24, 20), ["graveyard"])
    assert "Alice may cast surge at the beginning of their next upkeep. [702.88a]" in told(outcome)
    assert "Alice pourra lancer surge au début de son prochain entretien. [702.88a]" in told(outcome, "fr")


@pytest.mark.rule("702.88a")
def test_702_88a_it_rebounds_only_where_it_was_cast_from_a_hand() -> None:
    """The second time it was cast from exile: it goes to the graveyard for good."""
    outcome = played(cast(SURGE), ALL, *TWO_TURNS, ALL, *TWO_TURNS, ALL)
    assert lives(outcome) == (24, 20)


@pytest.mark.rule("702.88a")
def test_702_88a_what_is_countered_does_not_rebound() -> None:
    outcome = played(cast(SURGE), cast(STOP, "surge", by="Bob"), ALL, *TWO_TURNS, ALL)
    assert (lives(outcome), zones(outcome, "surge")) == ((20, 20), ["graveyard"])


@pytest.mark.rule("702.88c")
def test_702_88c_a_second_instance_changes_nothing() -> None:
    twice = {**SURGE, "text": "You gain 2 life.\nRebound\nRebound"}
    assert lives(played(cast(twice), ALL, *TWO_TURNS, ALL)) == (24, 20)


@pytest.mark.rule("702.88a")
def test_702_88a_whoever_does_not_cast_it_then_leaves_it_in_exile() -> None:
    outcome = played(
        cast(SURGE), ALL, {"to": "next turn"}, {"choose": "may", "by": "Alice", "pick": False}, {"to": "next turn"}, ALL
    )
    assert (lives(outcome), zones(outcome, "surge")) == ((22, 20), ["exile"])
