"""CR 702.103, 608.3b: a creature card that is cast as an Aura, and becomes a creature again."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, played, thing, told, why, zones

SATYR = card(
    "satyr",
    "Enchantment Creature - Satyr",
    "Bestow {3}{G}{G}\nFlying\nEnchanted creature gets +4/+2.",
    power=4,
    toughness=2,
    mana_cost="{1}{G}{G}",
    colors=["G"],
)
MURDER = card("murder", "Instant", "Destroy target creature.")
DISENCHANT = card("disenchant", "Instant", "Destroy target enchantment.")
BEAR = bear("bear")


def bestowed(target: str = "bear", by: str = "Alice") -> Told:
    return cast(SATYR, target, by=by, **{"with": "bestow"})


def attached(host: str = "bear") -> Told:
    """The card as it enchants something from the start."""
    printed = {key: SATYR[key] for key in ("power", "toughness", "mana_cost", "colors")}
    return thing("satyr", "Enchantment Creature - Satyr", str(SATYR["text"]), attached_to=host, **printed)


def seen(outcome: Told, name: str = "satyr") -> Told:
    shown = ("types", "subtypes", "power", "toughness", "attached_to")
    return {key: outcome["objects"][name][key] for key in shown}


AURA = {"types": ["Enchantment"], "subtypes": ["Aura"], "power": None, "toughness": None, "attached_to": "bear"}
CREATURE = {
    "types": ["Enchantment", "Creature"],
    "subtypes": ["Satyr"],
    "power": 4,
    "toughness": 2,
    "attached_to": None,
}


@pytest.mark.rule("702.103b")
def test_702_103b_it_is_an_aura_with_enchant_creature_and_no_creature() -> None:
    outcome = played(bestowed(), ALL, objects=(BEAR,))
    assert (seen(outcome), outcome["objects"]["bear"]["power"]) == (AURA, 6)
    assert "enchant creature" in outcome["objects"]["satyr"]["keywords"]


@pytest.mark.rule("702.103a")
def test_702_103a_for_its_mana_cost_it_is_a_creature() -> None:
    outcome = played(cast(SATYR), ALL, objects=(BEAR,))
    assert (seen(outcome), outcome["objects"]["bear"]["power"]) == (CREATURE, 2)


@pytest.mark.rule("702.103a")
def test_702_103a_the_bestow_cost_is_paid_instead() -> None:
    players = [{"name": "Alice", "mana": {"G": 5}}, {"name": "Bob"}]
    poor = [{"name": "Alice", "mana": {"G": 4}}, {"name": "Bob"}]
    assert legal(played(bestowed(), ALL, objects=(BEAR,), players=players)) == [True, True]
    assert why(played(bestowed(), objects=(BEAR,), players=poor)) == [("601.2h", "118.3")]


@pytest.mark.rule("303.4a")
@pytest.mark.rule("702.103b")
def test_702_103b_as_it_is_cast_it_needs_a_creature_to_target() -> None:
    assert legal(played(bestowed("rock"), objects=(thing("rock", "Artifact"),))) == [False]


@pytest.mark.rule("702.103d")
def test_702_103d_cast_bestowed_it_is_no_creature_spell() -> None:
    prison = thing("prison", "Enchantment", "Players can't cast creature spells.")
    assert legal(played(bestowed(), objects=(BEAR, prison))) == [True]
    assert legal(played(cast(SATYR), objects=(BEAR, prison))) == [False]


@pytest.mark.rule("702.103e")
@pytest.mark.rule("608.3b")
def test_608_3b_with_an_illegal_target_it_resolves_as_a_creature_spell() -> None:
    outcome = played(bestowed(), cast(MURDER, "bear", by="Bob"), ALL, objects=(BEAR,))
    assert (zones(outcome, "bear", "satyr"), seen(outcome)) == (["graveyard", "battlefield"], CREATURE)
    assert [*told(outcome)[-2:], *told(outcome, "fr")[-2:]] == [
        "satyr becomes a creature spell again. [608.3b, 702.103e]",
        "satyr enters the battlefield. [608.3a]",
        "satyr redevient un sort de créature. [608.3b, 702.103e]",
        "satyr arrive sur le champ de bataille. [608.3a]",
    ]


@pytest.mark.rule("702.103f")
def test_702_103f_as_what_it_enchants_leaves_it_stays_as_a_creature() -> None:
    outcome = played(cast(MURDER, "bear"), ALL, objects=(BEAR, attached()))
    assert (zones(outcome, "bear", "satyr"), seen(outcome)) == (["graveyard", "battlefield"], CREATURE)
    assert [told(outcome)[-1], told(outcome, "fr")[-1]] == [
        "satyr comes off bear and becomes a creature again. [702.103f]",
        "satyr se détache de bear et redevient une créature. [702.103f]",
    ]


@pytest.mark.rule("702.103f")
def test_702_103f_what_it_may_not_enchant_any_more_it_comes_off() -> None:
    gift = card("gift", "Instant", "Target creature gains protection from green until end of turn.")
    outcome = played(cast(gift, "bear"), ALL, objects=(BEAR, attached()))
    assert (seen(outcome), outcome["objects"]["bear"]["power"]) == (CREATURE, 2)


@pytest.mark.rule("704.5p")
def test_704_5p_made_a_creature_it_comes_off_and_stays_one() -> None:
    opal = thing("opal", "Enchantment", "Each other enchantment is a creature in addition to its other types.")
    outcome = played({"to": "beginning of combat"}, objects=(BEAR, attached(), opal))
    assert (seen(outcome), zones(outcome, "satyr")) == (CREATURE, ["battlefield"])


@pytest.mark.rule("302.6")
def test_302_6_it_can_attack_if_it_has_been_there_since_the_turn_began() -> None:
    outcome = played(
        cast(MURDER, "bear"), ALL, {"ask": "can attack", "who": "satyr", "at": "Bob"}, objects=(BEAR, attached())
    )
    assert [each["answer"] for each in outcome["answers"]] == [True]
    fresh = played(
        bestowed(), ALL, cast(MURDER, "bear"), ALL, {"ask": "can attack", "who": "satyr", "at": "Bob"}, objects=(BEAR,)
    )
    assert [each["answer"] for each in fresh["answers"]] == [False]


@pytest.mark.rule("702.103b")
def test_702_103b_a_removed_aura_goes_to_the_graveyard_as_the_card_it_is() -> None:
    outcome = played(cast(DISENCHANT, "satyr"), ALL, objects=(BEAR, attached()))
    assert (zones(outcome, "satyr"), seen(outcome)["types"]) == (["graveyard"], ["Enchantment", "Creature"])


@pytest.mark.rule("702.103c")
def test_702_103c_a_copy_of_a_bestowed_spell_is_bestowed_too() -> None:
    fork = card("fork", "Instant", "Copy target spell.")
    outcome = played(bestowed(), cast(fork, "satyr"), ALL, objects=(BEAR,))
    assert (seen(outcome, "satyr-2"), outcome["objects"]["bear"]["power"]) == (AURA, 10)


@pytest.mark.rule("707.2")
def test_707_2_a_copy_of_a_bestowed_permanent_is_a_creature() -> None:
    mirror = card("mirror", "Instant", "Create a token that's a copy of target enchantment.")
    outcome = played(cast(mirror, "satyr"), ALL, objects=(BEAR, attached()))
    assert (seen(outcome, "satyr-2"), seen(outcome)) == (CREATURE, AURA)


@pytest.mark.rule("702.103f")
def test_702_103f_both_auras_of_a_creature_that_dies_each_by_its_own_rule() -> None:
    curse = thing("curse", "Enchantment - Aura", "Enchant creature\nEnchanted creature gets +1/+1.", attached_to="bear")
    outcome = played(cast(MURDER, "bear"), ALL, objects=(BEAR, attached(), curse))
    assert zones(outcome, "curse", "satyr") == ["graveyard", "battlefield"]


@pytest.mark.rule("702.103b")
@pytest.mark.parametrize("attacker", ["satyr", "bear"])
def test_702_103b_what_speaks_of_it_or_of_what_it_enchants_hears_both(attacker: str) -> None:
    goad = {**SATYR, "text": "Bestow {3}{G}{G}\nWhenever this creature or enchanted creature attacks, you gain 1 life."}
    there = {
        "id": "satyr",
        "is": goad,
        "controller": "Alice",
        **({"attached_to": "bear"} if attacker == "bear" else {}),
    }
    other = {"attack": [{"who": attacker, "at": "Bob"}]}
    outcome = played(other, objects=(BEAR, bear("ox"), there))
    assert outcome["players"]["Alice"]["life"] == 21
    aside = played({"attack": [{"who": "ox", "at": "Bob"}]}, objects=(BEAR, bear("ox"), there))
    assert aside["players"]["Alice"]["life"] == 20
