"""The examples of sections 707, 709, 710 and 722 of the Comprehensive Rules: what is flipped, face down or
prepared, and what copies it."""

from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.model import CardFace
from bot.judge.answer import library_of
from tests.judge.playing import ALL, Told, bear, card, cast, legal, played_with, thing
from tests.judge.table import of_two

PUPIL = of_two(
    "flip",
    CardFace("Pupil", "{1}{U}", "Creature — Human", "{1}: Flip this creature.", ("U",), "1", "2", name_fr="Élève"),
    CardFace("Master", "", "Legendary Creature — Human", "Flying", (), "3", "4", name_fr="Maître"),
)
RAT = of_two(
    "flip",
    CardFace("Rat", "{1}{B}", "Creature — Rat", "", ("B",), "1", "1", name_fr="Rat"),
    CardFace("Ogre", "", "Legendary Creature — Ogre", "Trample", (), "5", "5", name_fr="Ogre"),
)
SPLIT = of_two(
    "split",
    CardFace("Flame", "{1}{R}", "Instant", "Flame deals 2 damage to any target.", ("R",), name_fr="Flamme"),
    CardFace("Rime", "{1}{U}", "Instant", "Tap target permanent.", ("U",), name_fr="Givre"),
)
AVIATOR = of_two(
    "prepare",
    CardFace(
        "Aviator",
        "{2}{W}",
        "Creature — Bird",
        "Whenever this creature attacks, it becomes prepared.",
        ("W",),
        "2",
        "3",
        name_fr="Aviateur",
    ),
    CardFace("Jump", "{U}", "Instant", "Target creature gains flying until end of turn.", ("U",), name_fr="Saut"),
)
CARDS = library_of(Catalogue((PUPIL, RAT, SPLIT, AVIATOR)))
COPY = card("Copy", "Instant", "Target creature becomes a copy of another target creature.")
FLIP: Told = {"activate": "pupil", "ability": 1}
DEMON = card("Demon", "Creature - Demon", "Morph {2}{B}{B}", power=6, toughness=6, mana_cost="{2}{B}{B}")
DOWN = cast(DEMON, **{"with": "morph"}), ALL


def played(*do: Told, **rest: Any) -> Told:
    return played_with(CARDS, *do, **rest)


def named(name: str) -> Told:
    return {"id": name.lower(), "card": name, "controller": "Alice"}


def looks(outcome: Told, name: str) -> tuple[Any, ...]:
    """Name, subtypes, colors, power and toughness, keywords."""
    it = outcome["objects"][name]
    return it["name"], it["subtypes"], it["colors"], (it["power"], it["toughness"]), it["keywords"]


@pytest.mark.example("707.3#2")
def test_707_3_a_flipped_permanent_that_copies_a_flip_card_is_its_flipped_version() -> None:
    there = named("Pupil"), named("Rat")
    copied = cast(COPY, "pupil", "rat"), ALL
    assert looks(played(FLIP, ALL, *copied, objects=there), "pupil") == ("Ogre", ["Ogre"], ["B"], (5, 5), ["trample"])
    assert looks(played(*copied, objects=there), "pupil") == ("Rat", ["Rat"], ["B"], (1, 1), [])


@pytest.mark.example("710.2#1")
def test_710_2_only_the_flipped_permanent_is_what_its_lower_half_says() -> None:
    legends = thing("legends", "Enchantment", "Legendary creatures get +2/+2.")
    sizes = [looks(played(*do, objects=(named("Pupil"), legends)), "pupil")[3] for do in ((), (FLIP, ALL))]
    assert sizes == [(1, 2), (5, 6)]
    fetch = card("Fetch", "Sorcery", "Search your library for a legendary card, put it into your hand, then shuffle.")
    players: Any = [{"name": "Alice", "library": [named("Pupil") | {"controller": None}]}, {"name": "Bob"}]
    players[0]["library"] = [{"id": "pupil", "card": "Pupil"}]
    outcome = played({"choose": "search", "pick": "pupil"}, cast(fetch), ALL, players=players)
    assert outcome["objects"]["pupil"]["zone"] == "library"


@pytest.mark.example("707.3#3")
def test_707_3_what_is_face_down_and_becomes_a_copy_is_turned_up_as_that() -> None:
    lorian = thing(
        "lorian", "Creature - Beast", "Trample\nMorph {G}", power=4, toughness=1, mana_cost="{1}{G}{G}", colors=["G"]
    )
    up: Told = {"activate": "Demon", "ability": "Morph"}
    done = (*DOWN, cast(COPY, "Demon", "lorian"), ALL)
    assert looks(played(*done, objects=(lorian,)), "Demon") == ("", [], [], (2, 2), [])
    for mana, legality in (({"G": 1}, True), ({"B": 1}, False)):
        turned = played(
            *done, up, objects=(lorian,), players=[{"name": "Alice", "mana": {"C": 3} | mana}, {"name": "Bob"}]
        )
        assert legal(turned)[-1] is legality
    turned = played(*done, up, objects=(lorian,))
    assert looks(turned, "Demon") == ("lorian", ["Beast"], ["G"], (4, 1), ["trample", "morph {G}"])


@pytest.mark.example("707.3#4")
def test_707_3_a_face_down_copy_without_morph_can_not_be_turned_up() -> None:
    spirit = thing("spirit", "Creature - Spirit", power=1, toughness=1, colors=["U"])
    done = (*DOWN, cast(COPY, "Demon", "spirit"), ALL)
    special = played(*done, {"activate": "Demon", "ability": "Morph"}, objects=(spirit,))
    assert (legal(special)[-1], looks(special, "Demon")) == (False, ("", [], [], (2, 2), []))


@pytest.mark.example("110.5c#1")
def test_110_5c_what_flipped_as_a_copy_stays_flipped_whatever_it_copies_then() -> None:
    text = "{2}: This creature becomes a copy of target creature, except it has this ability."
    double = thing("double", "Creature - Shapeshifter", text, power=0, toughness=2)
    others = named("Pupil"), bear("cub"), named("Rat")
    do: list[Told] = []
    for step in ("pupil", "flip", "cub", "rat"):
        do += [{"activate": "double", "ability": "{1}: Flip"} if step == "flip" else copying(step), ALL, ASK]
    answers = [each["answer"] for each in played(*do, objects=(double, *others))["answers"]]
    assert [(each["name"], each["power"], each["keywords"]) for each in answers] == [
        ("Pupil", 1, []),
        ("Master", 3, ["flying"]),
        ("cub", 2, []),
        ("Ogre", 5, ["trample"]),
    ]


def copying(what: str) -> Told:
    return {"activate": "double", "ability": "{2}", "targets": [what]}


ASK: Told = {"ask": "characteristics", "what": "double"}


@pytest.mark.example("707.11#1")
def test_707_11_an_ability_of_a_copy_means_that_permanent_whatever_it_is_by_then() -> None:
    text = (
        "{1}{R}: Olivia deals 1 damage to another target creature. That creature becomes a Vampire in addition to its "
        "other types. Put a +1/+1 counter on Olivia."
    )
    olivia = thing("Olivia", "Legendary Creature - Vampire", text, by="Bob", power=3, toughness=3)
    shifter = thing("shifter", "Creature - Shapeshifter", power=0, toughness=1)
    outcome = played(
        cast(COPY, "shifter", "Olivia"),
        ALL,
        {"activate": "shifter", "ability": 1, "targets": ["cub"]},
        cast({**COPY, "name": "Again"}, "shifter", "elk"),
        ALL,
        objects=(olivia, shifter, bear("cub"), thing("elk", "Creature - Elk", power=1, toughness=1)),
    )
    assert looks(outcome, "shifter")[:2] == ("elk", ["Elk"])
    counters = [outcome["objects"][each]["counters"] for each in ("shifter", "Olivia")]
    assert (counters, outcome["objects"]["cub"]["damage"]) == ([{"+1/+1": 1}, {}], 1)
    assert set(outcome["objects"]["cub"]["subtypes"]) == {"Bear", "Vampire"}


@pytest.mark.example("702.1b#2")
@pytest.mark.parametrize(
    ("half", "mana", "legality"),
    [
        ("Flame", {"R": 1, "C": 1}, True),
        ("Flame", {"U": 2}, False),
        ("Rime", {"U": 2}, True),
        ("Rime", {"R": 2}, False),
    ],
)
def test_702_1b_flashback_for_the_mana_cost_is_that_of_the_half_that_is_cast(
    half: str, mana: dict[str, int], legality: bool
) -> None:
    text = (
        "Each instant and sorcery card in your graveyard gains flashback until end of turn. The flashback cost is "
        "equal to its mana cost."
    )
    buried: Told = {"id": "split", "card": SPLIT.name, "owner": "Alice", "zone": "graveyard"}
    again: Told = {"cast": half, "from": "graveyard", "with": "flashback", "targets": ["cub"], "as": half}
    players: Any = [{"name": "Alice", "mana": mana}, {"name": "Bob"}]
    outcome = played(
        cast(card("Past", "Sorcery", text)), ALL, again, ALL, objects=(bear("cub"), buried), players=players
    )
    assert (legal(outcome)[2], outcome["objects"]["split"]["zone"]) == (legality, "exile" if legality else "graveyard")


@pytest.mark.example("722.3c#1")
def test_722_3c_the_copy_of_a_prepare_spell_has_nothing_of_what_makes_the_token_differ() -> None:
    text = (
        "Create a token that's a copy of target non-Frog creature, except it's a Frog in addition to its other types "
        "and it has haste."
    )
    counterpart = card("Counterpart", "Sorcery", text)
    made = cast(counterpart, "aviator"), ALL
    before = played(*made, objects=(named("Aviator"),))
    token = next(name for name in before["objects"] if name not in {"aviator", "Counterpart"})
    assert looks(before, token) == ("Aviator", ["Bird", "Frog"], ["W"], (2, 3), ["haste"])
    outcome = played(*made, {"attack": [{"who": token}]}, ALL, objects=(named("Aviator"),))
    copy = next(name for name in outcome["objects"] if name not in before["objects"])
    it = outcome["objects"][copy]
    assert (looks(outcome, copy), it["types"], it["zone"]) == (
        ("Jump", [], ["U"], (None, None), []),
        ["Instant"],
        "exile",
    )
