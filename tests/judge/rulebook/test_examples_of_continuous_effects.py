"""The examples of 611 and 613 of the Comprehensive Rules (continuous effects and their interaction)."""

from itertools import permutations

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing


def size(outcome: Told, name: str) -> tuple[int, int]:
    return outcome["objects"][name]["power"], outcome["objects"][name]["toughness"]


def painting(color: str) -> Told:
    return card(f"Paint {color}", "Instant", f"Target creature becomes {color} until end of turn.")


WHITE, RED = painting("white"), painting("red")
LARGER = card("Larger", "Instant", "Target creature gets +0/+1 until end of turn.")
SWITCH = card("Switch", "Instant", "Switch target creature's power and toughness until end of turn.")
PACIFY = card("Pacify", "Instant", "Prevent all damage creatures would deal this turn.")
ATTACK: Told = {"attack": [{"who": "late", "at": "Bob"}]}
HONOR = "White creatures you control get +1/+1."


@pytest.mark.example("611.2b#1")
@pytest.mark.parametrize(("lost", "controller"), [(True, "Bob"), (False, "Alice")])
def test_611_2b_an_effect_whose_duration_is_over_before_it_begins_does_nothing(lost: bool, controller: str) -> None:
    text = "When this creature enters, gain control of target artifact for as long as you control this creature."
    thief = card("Thief", "Creature - Rogue", text, power=2, toughness=2)
    lure = card("Lure", "Instant", "Gain control of target creature.")
    answer = ({"resolve": "top"}, cast(lure, "Thief", by="Bob")) if lost else ()
    outcome = played(cast(thief), *answer, ALL, objects=(thing("relic", "Artifact", by="Bob"),))
    assert [outcome["objects"][each]["controller"] for each in ("relic", "Thief")] == [controller, controller]
    taken = [step["permanent"] for step in outcome["trace"] if step["event"] == "control changed"]
    assert taken == (["Thief"] if lost else ["relic"])


@pytest.mark.example("611.2c#1")
def test_611_2c_a_resolved_effect_is_on_what_was_white_then() -> None:
    glory = card("Glory", "Instant", "All white creatures get +1/+1 until end of turn.")
    late = card("late", "Creature - Cat", power=2, toughness=2, colors=["W"])
    there = bear("was", colors=["W"]), bear("turned", colors=["G"])
    outcome = played(
        cast(glory), ALL, cast(RED, "was"), ALL, cast(WHITE, "turned"), ALL, cast(late), ALL, objects=there
    )
    assert [size(outcome, each) for each in ("was", "turned", "late")] == [(3, 3), (2, 2), (2, 2)]


@pytest.mark.example("611.2c#2")
def test_611_2c_what_changes_no_characteristics_is_on_what_comes_later_too() -> None:
    late = card("late", "Creature - Cat", "Haste", power=2, toughness=2)
    wake = card(
        "Wake", "Instant", "Target land becomes a 3/3 creature with haste until end of turn. It's still a land."
    )
    fight: Told = {"attack": [{"who": "late", "at": "Bob"}, {"who": "field", "at": "Bob"}]}
    field = thing("field", "Land")
    do = cast(late), ALL, cast(wake, "field"), ALL, fight, {"to": "end of combat"}
    prevented = played(cast(PACIFY), ALL, *do, objects=(field,))
    assert (legal(prevented)[-2:], lives(prevented)) == ([True, True], (20, 20))
    assert lives(played(*do, objects=(field,))) == (20, 15)


@pytest.mark.example("611.3b#1")
def test_611_3b_a_static_ability_is_on_what_is_white_now() -> None:
    glory = thing("glory", "Enchantment", "All white creatures get +1/+1.")
    there = glory, bear("was", colors=["W"]), bear("turned", "Bob", colors=["G"])
    before = played(objects=there)
    after = played(cast(RED, "was"), ALL, cast(WHITE, "turned"), ALL, objects=there)
    assert [[size(each, name) for name in ("was", "turned")] for each in (before, after)] == [
        [(3, 3), (2, 2)],
        [(2, 2), (3, 3)],
    ]


@pytest.mark.example("611.3c#1")
@pytest.mark.parametrize(("there", "life"), [(True, 21), (False, 20)])
def test_611_3c_it_enters_as_large_as_the_ability_makes_it(there: bool, life: int) -> None:
    glory = thing("glory", "Enchantment", "All white creatures get +1/+1.")
    watcher = thing("watcher", "Artifact", "Whenever a creature with power 2 or greater enters, you gain 1 life.")
    small = card("Small", "Creature - Cat", power=1, toughness=1, colors=["W"])
    outcome = played(cast(small), ALL, objects=(watcher, *((glory,) if there else ())))
    assert (size(outcome, "Small"), lives(outcome)) == ((1 + there, 1 + there), (life, 20))


CUB = thing("cub", "Creature - Bear", power=1, toughness=3)
STRONG = card("Strong", "Instant", "Target creature gets +5/+0 until end of turn.")


@pytest.mark.example("613.4d#1", "613.4d#3")
@pytest.mark.parametrize(
    ("spells", "expected"),
    [
        ((LARGER, SWITCH), (4, 1)),
        ((LARGER, SWITCH, STRONG), (4, 6)),
        ((LARGER, SWITCH, {**SWITCH, "name": "Back"}), (1, 4)),
    ],
)
def test_613_4d_a_switch_is_applied_last_and_two_cancel_each_other(
    spells: tuple[Told, ...], expected: tuple[int, int]
) -> None:
    do = [step for spell in spells for step in (cast(spell, "cub"), ALL)]
    assert size(played(*do, objects=(CUB,)), "cub") == expected


@pytest.mark.example("613.4d#2")
def test_613_4d_what_ends_before_the_switch_is_taken_from_the_unswitched_size() -> None:
    charm = thing("charm", "Artifact", "Creatures you control get +0/+1.")
    smash = card("Smash", "Instant", "Destroy target artifact.")
    there = CUB, charm
    assert size(played(cast(SWITCH, "cub"), ALL, objects=there), "cub") == (4, 1)
    assert size(played(cast(SWITCH, "cub"), ALL, cast(smash, "charm"), ALL, objects=there), "cub") == (3, 1)


@pytest.mark.example("613.5#1")
@pytest.mark.parametrize(("spells", "expected"), [((), (2, 2)), ((WHITE,), (3, 3)), ((WHITE, RED), (2, 2))])
def test_613_5_a_color_that_changes_first_decides_what_changes_its_size(
    spells: tuple[Told, ...], expected: tuple[int, int]
) -> None:
    do = [step for spell in spells for step in (cast(spell, "cub"), ALL)]
    there = thing("honor", "Enchantment", HONOR), bear("cub", colors=["B"])
    assert size(played(*do, objects=there), "cub") == expected


@pytest.mark.example("613.5#2")
@pytest.mark.parametrize(("number", "expected"), [(1, (3, 3)), (2, (7, 7)), (3, (7, 9)), (4, (5, 8))])
def test_613_5_a_size_is_set_before_what_is_added_to_it(number: int, expected: tuple[int, int]) -> None:
    do = (
        cast(card("Token", "Sorcery", "Put a +1/+1 counter on target creature."), "ogre"),
        cast(card("Giant", "Instant", "Target creature gets +4/+4 until end of turn."), "ogre"),
        cast(card("Wall", "Enchantment", "Creatures you control get +0/+2.")),
        cast(card("Tiny", "Instant", "Target creature has base power and toughness 0/1 until end of turn."), "ogre"),
    )
    steps = [step for each in do[:number] for step in (each, ALL)]
    assert size(played(*steps, objects=(bear("ogre"),)), "ogre") == expected


@pytest.mark.example("613.6#1")
def test_613_6_the_parts_of_one_effect_are_applied_in_their_layers() -> None:
    text = "{1}: This creature gets +1/+1 and becomes the color of your choice until end of turn."
    there = thing("honor", "Enchantment", HONOR), bear("cub", colors=["B"])
    there[1]["is"]["text"] = text
    pick = {"choose": "color", "pick": "white"}
    outcome = played(pick, {"activate": "cub", "ability": 1}, ALL, objects=there)
    assert (size(outcome, "cub"), outcome["objects"]["cub"]["colors"]) == ((4, 4), ["W"])


@pytest.mark.example("613.6#2")
def test_613_6_control_comes_before_the_haste_that_is_given_with_it() -> None:
    text = "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn."
    there = (
        thing("dull", "Enchantment", "Creatures your opponents control have flying."),
        bear("cub", "Bob", tapped=True),
    )
    do = cast(card("Treason", "Sorcery", text), "cub"), ALL, {"attack": [{"who": "cub", "at": "Bob"}]}
    outcome = played(*do, {"to": "combat damage"}, objects=there)
    cub = outcome["objects"]["cub"]
    assert (cub["controller"], cub["keywords"], lives(outcome)) == ("Alice", ["haste"], (20, 18))


@pytest.mark.example("613.6#3")
def test_613_6_what_one_effect_began_to_apply_to_it_goes_on_applying_to() -> None:
    wake = card("Wake", "Sorcery", "All noncreature artifacts become 2/2 artifact creatures until end of turn.")
    golem = thing("golem", "Artifact Creature - Golem", power=5, toughness=5)
    outcome = played(cast(wake), ALL, objects=(thing("relic", "Artifact"), golem))
    assert (sorted(outcome["objects"]["relic"]["types"]), size(outcome, "relic")) == (["Artifact", "Creature"], (2, 2))
    assert size(outcome, "golem") == (5, 5)


@pytest.mark.example("613.6#4")
def test_613_6_of_two_effects_that_make_a_land_a_creature_the_later_sets_its_size() -> None:
    text = (
        "{1}: Until end of turn, this land becomes a black and green Plant Zombie creature with "
        '"This creature\'s power and toughness are each equal to the number of creature cards in your graveyard" '
        "that's still a land."
    )
    tomb = thing("tomb", "Land", text)
    ten = tuple(bear(f"dead{each}", zone="graveyard") for each in range(10))
    wake = card("Wake", "Instant", "Until end of turn, target land becomes a 3/3 creature that's still a land.")
    grow = card("Grow", "Instant", "Target creature gets +1/+1 until end of turn.")
    recall = card("Recall", "Instant", "Return target creature card from your graveyard to your hand.")
    do = (
        (cast(wake, "tomb"), ALL, cast(grow, "tomb"), ALL),
        ({"activate": "tomb", "ability": 1}, ALL),
        (cast(recall, "dead0"), ALL),
        (cast({**wake, "name": "Again"}, "tomb"), ALL),
    )
    sizes = [
        size(played(*(step for part in do[:n] for step in part), objects=(tomb, *ten)), "tomb") for n in (1, 2, 3, 4)
    ]
    assert sizes == [(4, 4), (11, 11), (10, 10), (4, 4)]
    land = played(*do[0], *do[1], objects=(tomb, *ten))["objects"]["tomb"]
    assert (sorted(land["types"]), land["colors"], land["subtypes"]) == (
        ["Creature", "Land"],
        ["B", "G"],
        ["Plant", "Zombie"],
    )


@pytest.mark.example("613.7a#1")
def test_613_7a_an_ability_that_is_given_later_keeps_its_place_behind_the_equipments_own() -> None:
    hammer = thing("hammer", "Artifact - Equipment", "Equipped creature gets +10/+10 and loses flying.\nEquip {1}")
    rune = 'Enchant Equipment\nEnchanted permanent has "Equipped creature has flying."'
    late = thing("rune", "Enchantment - Aura", rune, attached_to="hammer")
    equip = {"activate": "hammer", "ability": "Equip", "targets": ["cub"]}
    outcome = played(equip, ALL, objects=(hammer, late, bear("cub")))
    assert (size(outcome, "cub"), outcome["objects"]["cub"]["keywords"]) == ((12, 12), ["flying"])
    before = played(
        cast(card("rune", "Enchantment - Aura", rune), "hammer"), ALL, equip, ALL, objects=(hammer, bear("cub"))
    )
    assert before["objects"]["cub"]["keywords"] == ["flying"]


@pytest.mark.example("613.9#1")
@pytest.mark.parametrize("last", ["has", "loses"])
def test_613_9_of_two_that_do_not_depend_on_each_other_the_last_wins(last: str) -> None:
    auras = {
        word: thing(
            word, "Enchantment - Aura", f"Enchant creature\nEnchanted creature {word} flying.", attached_to="cub"
        )
        for word in ("has", "loses")
    }
    first = next(word for word in auras if word != last)
    flies = ["flying"] if last == "has" else []
    outcome = played(objects=(bear("cub"), auras[first], auras[last]))
    assert outcome["objects"]["cub"]["keywords"] == flies


@pytest.mark.example("613.9#1")
def test_613_9_the_last_wins_with_a_duration_and_from_no_aura_too() -> None:
    has = thing("has", "Enchantment - Aura", "Enchant creature\nEnchanted creature has flying.", attached_to="cub")
    fall = card("Fall", "Instant", "Target creature loses flying until end of turn.")
    grounded = thing("grounded", "Enchantment", "All creatures lose flying.")
    spell = played(cast(fall, "cub"), ALL, objects=(bear("cub"), has))
    assert spell["objects"]["cub"]["keywords"] == []
    orders = [
        played(objects=(bear("cub"), *each))["objects"]["cub"]["keywords"] for each in permutations((has, grounded))
    ]
    assert orders == [[], ["flying"]]


@pytest.mark.example("613.9#2")
@pytest.mark.parametrize("colors", [["B"], ["W"], []])
def test_613_9_what_is_made_white_gets_what_white_creatures_get(colors: list[str]) -> None:
    glory = thing("glory", "Enchantment", "White creatures get +1/+1.")
    aura = thing("aura", "Enchantment - Aura", "Enchant creature\nEnchanted creature is white.", attached_to="cub")
    for there in permutations((glory, aura)):
        outcome = played(objects=(bear("cub", colors=colors), *there))
        assert (size(outcome, "cub"), outcome["objects"]["cub"]["colors"]) == ((3, 3), ["W"])
