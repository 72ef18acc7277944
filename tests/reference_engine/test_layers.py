"""Random boards of continuous effects, worked out by the engine and by the reference (CR 613)."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.examples import examples
from tests.reference_engine.boards import Document, played
from tests.reference_engine.layer_words import AURAS, DEFINING, KINDS, SPELLS, STATIC, Sentence
from tests.reference_engine.layers import Board, Effect, Object, apply_layers


@st.composite
def objects(draw: st.DrawFn, name: str, others: Sequence[Object]) -> tuple[Object, Sentence | None]:
    if others and draw(st.integers(0, 3)) == 0:
        return draw(auras(name, others))
    kind = draw(st.sampled_from([*KINDS]))
    thing = deepcopy(KINDS[kind])
    thing.name = name
    thing.mana_value = 0 if "Land" in thing.types else draw(st.integers(1, 4))
    thing.colors = set(draw(st.lists(st.sampled_from("WR"), max_size=1)))
    if "Creature" in thing.types:
        thing.power, thing.toughness = draw(st.integers(1, 4)), draw(st.integers(1, 4))
        thing.keywords = set(draw(st.lists(st.sampled_from(("flying", "vigilance")), max_size=1)))
        thing.counters = draw(st.sampled_from((0, 0, 1)))
    sentence = None if kind == "basic forest" else draw(st.one_of(st.none(), st.sampled_from(STATIC)))
    if thing.power is not None and draw(st.integers(0, 4)) == 0:
        thing.counts = draw(st.sampled_from([*DEFINING]))
        sentence = Sentence(DEFINING[thing.counts], {})
    thing.ability = sentence is not None
    return thing, sentence


@st.composite
def auras(draw: st.DrawFn, name: str, others: Sequence[Object]) -> tuple[Object, Sentence]:
    """Attached to something that was there before; it applies to what it is attached to, whatever that is."""
    sentence, host = draw(st.sampled_from(AURAS)), draw(st.sampled_from(others))
    if "Enchanted land" in sentence.text:
        assume("Land" in host.types)
    if "Enchanted creature" in sentence.text:
        assume("Creature" in host.types)
    return Object(name, {"Enchantment"}, {"Aura"}, mana_value=1, ability=True, host=host.name), sentence


def written(thing: Object, sentence: Sentence | None) -> Document:
    is_: Document = {
        "name": thing.name,
        "types": sorted(thing.types),
        "subtypes": sorted(thing.subtypes),
        "supertypes": sorted(thing.supertypes),
        "colors": sorted(thing.colors),
        "mana_cost": "" if "Land" in thing.types else f"{{{thing.mana_value}}}",
        "text": "\n".join(
            (
                *(["Enchant permanent"] * (thing.host is not None)),
                *sorted(thing.keywords),
                *([] if sentence is None else [sentence.text]),
            )
        ),
    }
    if thing.power is not None and thing.counts is None:
        is_ |= {"power": thing.power, "toughness": thing.toughness}
    attached = {} if thing.host is None else {"attached_to": thing.host}
    return {"id": thing.name, "is": is_, "controller": "Alice", "counters": {"+1/+1": thing.counters}, **attached}


def shown(board: Board) -> dict[str, Any]:
    """What the outcome document shows of it; what is no creature has no power and toughness (208.3)."""
    return {
        name: (
            sorted(each.types),
            sorted(each.subtypes),
            sorted(each.colors),
            sorted(each.keywords),
            (each.power, each.toughness) if "Creature" in each.types else (None, None),
        )
        for name, each in board.items()
    }


def shown_by_engine(outcome: Document, names: list[str]) -> dict[str, Any]:
    things = {name: outcome["objects"][name] for name in names}
    return {
        name: (
            sorted(each["types"]),
            sorted(each["subtypes"]),
            sorted(each["colors"]),
            sorted(word for word in each["keywords"] if not word.startswith("enchant")),
            (each["power"], each["toughness"]),
        )
        for name, each in things.items()
    }


def is_stable(board: Board) -> bool:
    """No state-based action would take anything away: no creature of toughness 0 (704.5f), no Aura that is a creature
    (303.4d) or has lost what it enchants by (303.4c)."""
    sized = all("Creature" not in each.types or (each.toughness or 0) > 0 for each in board.values())
    auras_stay = all(each.host is None or (each.ability and "Creature" not in each.types) for each in board.values())
    return sized and auras_stay


@given(st.data())
@settings(max_examples=examples(500))
def test_613_1_characteristics_are_what_the_layers_make_of_them(data: st.DataObject) -> None:
    table: list[tuple[Object, Sentence | None]] = []
    for number in range(data.draw(st.integers(1, 5))):
        table.append(data.draw(objects(f"x{number}", [thing for thing, _ in table if thing.host is None])))
    printed = {thing.name: thing for thing, _ in table}
    effects = [
        Effect(time, sentence.applies_to, sentence.parts, source=thing.name)
        for time, (thing, sentence) in enumerate(table)
        if sentence is not None and sentence.parts
    ]
    board, do = apply_layers(printed, effects), []
    assume(is_stable(board))
    for number in range(data.draw(st.integers(0, 2))):
        creatures = sorted(name for name, each in board.items() if "Creature" in each.types)
        if not creatures:
            break
        target, spell = data.draw(st.sampled_from(creatures)), data.draw(st.sampled_from(SPELLS))
        effects.append(Effect(100 + number, spell.applies_to, spell.parts, locked=frozenset({target})))
        do += [
            {"cast": {"name": "Spell", "types": ["Instant"], "text": spell.text}, "targets": [target]},
            {"resolve": "all"},
        ]
        board = apply_layers(printed, effects)
        assume(is_stable(board))
    outcome = played({"objects": [written(*each) for each in table], "do": do})
    assert outcome["unmodelled"] == []
    assert shown_by_engine(outcome, [*printed]) == shown(board)
