"""CR 601.3a, 601.3e: what allows or forbids a spell looks at it as it is announced: its X, face down, bestowed."""

import pytest

from tests.judge.playing import Told, bear, card, cast, legal, played, thing, why

FLAME = card("Flame", "Instant", "You gain X life.", mana_cost="{X}{R}{R}")
SHADE = card("Shade", "Enchantment Creature - Shade", "Bestow {1}", power=1, toughness=1, mana_cost="{1}")
VEIL = card("Veil", "Artifact", "Morph {2}", mana_cost="{0}")


def on_top(top: Told, kind: str) -> Told:
    """Alice may cast such spells from the top of her library, where that card lies; she holds no card."""
    sight = thing("sight", "Enchantment", f"You may cast {kind} from the top of your library.")
    library = [{"id": "top", "is": top}]
    return {
        "objects": (sight, bear("cub")),
        "players": [{"name": "Alice", "hand": [], "library": library}, {"name": "Bob"}],
    }


@pytest.mark.rule("601.3a", "202.3e")
@pytest.mark.parametrize(("x", "reasons"), [(0, [("601.3", "101.2")]), (1, []), (2, [])])
def test_601_3a_a_prohibition_looks_at_the_x_that_is_chosen(x: int, reasons: list[tuple[str, ...]]) -> None:
    void = thing("void", "Enchantment", "Your opponents can't cast spells with mana value 2 or less.", "Bob")
    assert why(played(cast(FLAME, x=x), objects=(void,))) == reasons


@pytest.mark.rule("601.3e", "202.3e")
@pytest.mark.parametrize(("x", "allowed"), [(0, True), (1, True), (2, False)])
def test_601_3e_a_permission_looks_at_the_x_that_is_chosen(x: int, allowed: bool) -> None:
    told = on_top(FLAME, "spells with mana value 3 or less")
    assert legal(played(cast(FLAME, x=x, **{"from": "library"}), **told)) == [allowed]


@pytest.mark.rule("601.3e", "708.4")
@pytest.mark.parametrize(
    ("kind", "how", "allowed"),
    [
        ("creature spells", {"with": "morph"}, True),
        ("creature spells", {}, False),
        ("artifact spells", {"with": "morph"}, False),
        ("artifact spells", {}, True),
    ],
)
def test_601_3e_a_permission_looks_at_a_spell_that_is_cast_face_down(kind: str, how: Told, allowed: bool) -> None:
    assert legal(played(cast(VEIL, **how, **{"from": "library"}), **on_top(VEIL, kind))) == [allowed]


@pytest.mark.rule("601.3e", "702.103b")
@pytest.mark.parametrize(
    ("kind", "targets", "allowed"),
    [
        ("Aura spells", ("cub",), True),
        ("Aura spells", (), False),
        ("creature spells", ("cub",), False),
        ("creature spells", (), True),
    ],
)
def test_601_3e_a_permission_looks_at_a_spell_that_is_cast_bestowed(
    kind: str, targets: tuple[str, ...], allowed: bool
) -> None:
    how = {"with": "bestow"} if targets else {}
    assert legal(played(cast(SHADE, *targets, **how, **{"from": "library"}), **on_top(SHADE, kind))) == [allowed]
