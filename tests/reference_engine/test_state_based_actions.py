"""Random tables that state-based actions have yet to look at, checked by the engine and by the reference (CR 704)."""

from collections.abc import Sequence
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.examples import examples
from tests.reference_engine.boards import Document, played
from tests.reference_engine.state_based_actions import Permanent, Table, check

KINDS = ("creature", "creature", "lord", "planeswalker", "battle", "aura", "equipment", "world", "world")
BONUSES = ((1, 1), (0, 2), (2, -1), (-1, -2))


@st.composite
def permanents(draw: st.DrawFn, name: str, time: int, others: Sequence[str]) -> Permanent:
    kind, controller = draw(st.sampled_from(KINDS)), draw(st.sampled_from(("Alice", "Bob")))
    common: dict[str, Any] = {"timestamp": time, "color": draw(st.sampled_from(("green", "red")))}
    if draw(st.booleans()):
        common |= {"legendary": True, "printed_name": draw(st.sampled_from(("One", "Two")))}
    else:
        common |= {"printed_name": name, "token": draw(st.booleans())}
    bonus = draw(st.sampled_from(BONUSES))
    match kind:
        case "creature" | "lord":
            words = draw(st.lists(st.sampled_from(("indestructible", "protection from red")), max_size=1))
            return Permanent(
                name,
                controller,
                frozenset({"Creature"}),
                **common,
                keywords=frozenset(words),
                power=1,
                toughness=draw(st.integers(0, 3)),
                damage=draw(st.sampled_from((0, 0, 1, 2, 3))),
                plus=draw(st.sampled_from((0, 0, 1, 3))),
                minus=draw(st.sampled_from((0, 0, 1, 2))),
                bonus=bonus if kind == "lord" else (0, 0),
            )
        case "planeswalker":
            return Permanent(
                name, controller, frozenset({"Planeswalker"}), **common, loyalty=draw(st.sampled_from((0, 1, 3)))
            )
        case "battle":
            return Permanent(
                name, controller, frozenset({"Battle"}), **common, defense=draw(st.sampled_from((0, 1, 3)))
            )
        case "aura" | "equipment":
            kinds = frozenset({"Enchantment", "Aura"} if kind == "aura" else {"Artifact", "Equipment"})
            host = draw(st.sampled_from((*others, None))) if others else None
            return Permanent(name, controller, kinds, **common, bonus=bonus, attached_to=host)
        case _:
            world = draw(st.sampled_from((True, True, False)))
            return Permanent(name, controller, frozenset({"Enchantment"}), **common, bonus=(0, 1), world=world)


def text_of(each: Permanent) -> str:
    power, toughness = each.bonus
    gets = f"{power:+d}/{toughness:+d}"
    lines = sorted(each.keywords)
    if "Aura" in each.types:
        lines += ["Enchant creature", f"Enchanted creature gets {gets}."]
    elif "Equipment" in each.types:
        lines += [f"Equipped creature gets {gets}.", "Equip {1}"]
    elif each.bonus != (0, 0):
        lines.append(f"Other creatures you control get {gets}.")
    return "\n".join(lines)


def written(each: Permanent) -> Document:
    is_: Document = {
        "name": each.printed_name,
        "types": sorted(each.types - {"Aura", "Equipment"}),
        "subtypes": sorted(each.types & {"Aura", "Equipment"}) + ["Siege"] * ("Battle" in each.types),
        "supertypes": ["Legendary"] * each.legendary + ["World"] * each.world,
        "colors": [{"green": "G", "red": "R"}[each.color]],
        "text": text_of(each),
    }
    counters = {"+1/+1": each.plus, "-1/-1": each.minus}
    if "Creature" in each.types:
        is_ |= {"power": each.power, "toughness": each.toughness}
    if "Planeswalker" in each.types:
        is_, counters = is_ | {"loyalty": 3}, counters | {"loyalty": each.loyalty}
    if "Battle" in each.types:
        is_, counters = is_ | {"defense": 3}, counters | {"defense": each.defense}
    thing: Document = {"id": each.name, "is": is_, "controller": each.controller, "counters": counters}
    thing |= {"damage": each.damage, "token": each.token}
    return thing | ({} if each.attached_to is None else {"attached_to": each.attached_to})


def kept(names: Sequence[str]) -> str:
    return max(names)


@given(st.data())
@settings(max_examples=examples(500))
def test_704_3_state_based_actions_are_repeated_until_there_are_none(data: st.DataObject) -> None:
    things: list[Permanent] = []
    for time in range(data.draw(st.integers(1, 6))):
        things.append(data.draw(permanents(f"x{time}", time, [each.name for each in things])))
    life = {name: data.draw(st.sampled_from((20, 20, 20, 0, -2))) for name in ("Alice", "Bob")}
    poison = {name: data.draw(st.sampled_from((0, 0, 9, 10))) for name in life}
    players = [{"name": name, "life": life[name], "counters": {"poison": poison[name]}} for name in life]
    do: list[Document] = [{"choose": "legend rule", "by": name, "pick": pick} for name, pick in legend_choices(things)]
    do.append({"to": "end"})
    outcome = played({"players": players, "objects": [written(each) for each in things], "do": do})
    table = Table({each.name: each for each in things}, life, poison)
    check(table, kept)
    assert {name for name, each in outcome["players"].items() if each["lost"]} == table.lost
    if not table.lost:
        assert result(outcome) == expected(table)


def legend_choices(things: Sequence[Permanent]) -> list[tuple[str, str]]:
    """In the order in which players choose at once (101.4)."""
    found = []
    for player in ("Alice", "Bob"):
        for name in ("One", "Two"):
            same = [
                each.name
                for each in things
                if each.legendary and (each.controller, each.printed_name) == (player, name)
            ]
            if len(same) > 1:
                found.append((player, kept(same)))
    return found


def result(outcome: Document) -> dict[str, Any]:
    return {
        name: (
            each["zone"],
            each["counters"].get("+1/+1", 0),
            each["counters"].get("-1/-1", 0),
            each["attached_to"],
        )
        if each["zone"] == "battlefield"
        else each["zone"]
        for name, each in outcome["objects"].items()
    }


def expected(table: Table) -> dict[str, Any]:
    return {
        name: (each.zone, each.plus, each.minus, each.attached_to) if each.zone == "battlefield" else each.zone
        for name, each in table.permanents.items()
    }
