"""Random declarations of blockers, judged by the engine and by the reference (CR 509.1, 702)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.examples import examples
from tests.reference_engine.block_legality import COLORS, Fighter, is_legal_declaration
from tests.reference_engine.boards import Document, played

EVASION = (
    *("flying", "horsemanship", "shadow", "fear", "intimidate", "skulk", "menace", "unblockable"),
    *("protection from red", "protection from black"),
)
OF_BLOCKERS = ("flying", "reach", "horsemanship", "shadow", "can't block", "fear", "menace", "protection from red")
WRITTEN = {"unblockable": "This creature can't be blocked.", "can't block": "This creature can't block."}


@st.composite
def fighters(draw: st.DrawFn, name: str, words: tuple[str, ...]) -> Fighter:
    return Fighter(
        name,
        draw(st.integers(1, 4)),
        frozenset(draw(st.lists(st.sampled_from(words), max_size=2))),
        frozenset(draw(st.lists(st.sampled_from(COLORS[2:4]), max_size=2))),
        artifact=draw(st.booleans()),
        tapped=draw(st.sampled_from((False, False, False, True))),
    )


def written(fighter: Fighter, by: str) -> Document:
    is_ = {
        "name": fighter.name,
        "power": fighter.power,
        "toughness": 9,
        "types": ["Artifact", "Creature"] if fighter.artifact else ["Creature"],
        "colors": [{"black": "B", "red": "R"}[color] for color in sorted(fighter.colors)],
        "text": "\n".join(WRITTEN.get(word, word) for word in sorted(fighter.keywords)),
    }
    return {"id": fighter.name, "is": is_, "controller": by, "tapped": fighter.tapped and by == "Bob"}


@given(st.data())
@settings(max_examples=examples(400))
def test_509_1b_a_declaration_of_blockers_is_legal_as_the_rules_say(data: st.DataObject) -> None:
    attackers = {
        f"a{number}": data.draw(fighters(f"a{number}", EVASION)) for number in range(data.draw(st.integers(1, 2)))
    }
    blockers = {
        f"b{number}": data.draw(fighters(f"b{number}", OF_BLOCKERS)) for number in range(data.draw(st.integers(1, 3)))
    }
    blocks = [(name, data.draw(st.sampled_from([*attackers]))) for name in blockers if data.draw(st.booleans())]
    do = [
        {"attack": [{"who": name, "at": "Bob"} for name in attackers]},
        {"block": [{"who": blocker, "blocks": [attacker]} for blocker, attacker in blocks]},
    ]
    things = [written(each, by) for by, side in (("Alice", attackers), ("Bob", blockers)) for each in side.values()]
    outcome = played({"objects": things, "do": do})
    assert outcome["actions"][1]["legal"] is is_legal_declaration(attackers, blockers, blocks)
