"""CR 109.2, 115.1: what an adjective or a size belongs to where a noun phrase names several kinds of permanents."""

import pytest

from tests.judge.playing import bear, card, cast, legal, played, thing

DRAGON = thing("dragon", "Creature - Dragon", "Flying", by="Bob", power=4, toughness=4, mana_cost="{4}{R}")
TABLE = (
    bear("cub", by="Bob", mana_cost="{1}{G}"),
    DRAGON,
    thing("ring", "Artifact", by="Bob", mana_cost="{1}"),
    thing("plain", "Basic Land - Plains", by="Bob"),
    thing("ruin", "Land", by="Bob"),
    thing("own", "Artifact", by="Alice"),
    thing("walker", "Legendary Planeswalker", by="Bob", loyalty=3, mana_cost="{2}{U}"),
)


def allowed(text: str) -> list[str]:
    spell = card("Smash", "Instant", text)
    return [each["id"] for each in TABLE if legal(played(cast(spell, each["id"]), objects=TABLE)) == [True]]


@pytest.mark.rule("115.1")
@pytest.mark.parametrize(
    ("text", "targets"),
    [
        ("Destroy target artifact, enchantment, or creature with flying.", ["dragon", "ring", "own"]),
        ("Destroy target creature or planeswalker with mana value 3 or less.", ["cub", "walker"]),
        ("Destroy target artifact, enchantment, or nonbasic land an opponent controls.", ["ring", "ruin"]),
        ("Destroy target legendary creature or planeswalker.", ["walker"]),
    ],
)
def test_115_1_what_an_adjective_or_a_size_is_said_of(text: str, targets: list[str]) -> None:
    assert allowed(text) == targets


@pytest.mark.rule("604.1")
@pytest.mark.parametrize(("kind", "size"), [("Wolf", 3), ("Werewolf", 3), ("Bear", 2)])
def test_604_1_what_is_a_wolf_or_a_werewolf(kind: str, size: int) -> None:
    text = "Each creature you control that's a Wolf or a Werewolf gets +1/+1."
    cub = thing("cub", f"Creature - {kind}", power=2, toughness=2)
    outcome = played({"to": "end"}, objects=(cub, thing("moon", "Enchantment", text)))
    assert outcome["objects"]["cub"]["power"] == size
