"""Random combats, played by the engine and worked out by the reference (CR 120, 506.4, 510, 702)."""

from copy import deepcopy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.examples import examples
from tests.reference_engine.boards import Document, played
from tests.reference_engine.combat_damage import (
    Combat,
    Creature,
    Division,
    check_state_based_actions,
    deal,
    forced_division,
    is_legal,
    must_choose,
    takes_part,
)

KEYWORDS = (
    *("first strike", "double strike", "trample", "deathtouch", "lifelink", "infect", "wither", "indestructible"),
    "protection from red",
)
ANY_NUMBER = "This creature can block any number of creatures."


@st.composite
def creatures(draw: st.DrawFn, name: str, controller: str) -> Creature:
    toughness = draw(st.integers(1, 5))
    words = frozenset(draw(st.lists(st.sampled_from(KEYWORDS), max_size=3, unique=True)))
    return Creature(
        name,
        controller,
        draw(st.integers(0, 5)),
        toughness,
        words if controller == "Bob" else words - {"protection from red"},
        draw(st.sampled_from(("green", "red"))),
        damage=draw(st.sampled_from((0, 0, 0, toughness - 1))),
        toxic=draw(st.sampled_from((0, 0, 0, 2))),
    )


@st.composite
def combats(draw: st.DrawFn) -> Combat:
    attackers = [draw(creatures(f"a{number}", "Alice")) for number in range(draw(st.integers(1, 3)))]
    blockers = [draw(creatures(f"b{number}", "Bob")) for number in range(draw(st.integers(0, 3)))]
    names = [each.name for each in attackers]
    return Combat(
        {each.name: each for each in (*attackers, *blockers)},
        {name: draw(st.sampled_from(("Bob", "Bob", "jace"))) for name in names},
        {
            each.name: tuple(sorted(draw(st.lists(st.sampled_from(names), min_size=1, max_size=2, unique=True))))
            for each in blockers
        },
        {"Alice": draw(st.integers(1, 20)), "Bob": draw(st.integers(1, 20))},
        {"jace": draw(st.integers(1, 6))},
        {"Bob": draw(st.sampled_from((0, 0, 8)))},
    )


@st.composite
def brawls(draw: st.DrawFn) -> Combat:
    """All at once, blocked, and with damage to divide."""
    combat = draw(combats())
    blockers = [draw(creatures(f"b{number}", "Bob")) for number in range(3, 3 + draw(st.integers(0, 2)))]
    for each in (*combat.creatures.values(), *blockers):
        each.keywords -= {"first strike", "double strike"}
        each.power += 2
        if each.controller == "Alice":
            each.keywords |= draw(st.sampled_from((set(), {"trample"}, {"trample", "deathtouch"})))
    first = next(iter(combat.attacks))
    everybody = combat.creatures | {each.name: each for each in blockers}
    blocks = {name: tuple(dict.fromkeys((first, *blocked))) for name, blocked in combat.blocks.items()}
    blocks |= {each.name: (first,) for each in blockers}
    return Combat(everybody, combat.attacks, blocks, combat.life, combat.loyalty, combat.poison)


def document(combat: Combat, do: list[Document]) -> Document:
    things = [
        {
            "id": each.name,
            "controller": each.controller,
            "damage": each.damage,
            "is": {
                "name": each.name,
                "power": each.power,
                "toughness": each.toughness,
                "colors": [{"green": "G", "red": "R"}[each.color]],
                "text": "\n".join((*sorted(each.keywords), *([f"Toxic {each.toxic}"] * bool(each.toxic)), ANY_NUMBER)),
            },
        }
        for each in combat.creatures.values()
    ]
    walkers = [
        {"id": name, "is": {"name": name, "loyalty": loyalty}, "controller": "Bob"}
        for name, loyalty in combat.loyalty.items()
    ]
    players = [
        {"name": name, "life": life, "counters": {"poison": combat.poison.get(name, 0)}}
        for name, life in combat.life.items()
    ]
    attack = {"attack": [{"who": who, "at": at} for who, at in combat.attacks.items()]}
    block = {"block": [{"who": who, "blocks": list(blocked)} for who, blocked in combat.blocks.items()]}
    return {"players": players, "objects": [*things, *walkers], "do": [attack, block, *do, {"to": "end of combat"}]}


def divided(data: st.DataObject, combat: Combat, creature: Creature) -> Division:
    """Any division of its damage among what it may assign damage to, lethal or not."""
    recipients = [each.name for each in combat.opposed(creature)]
    target = combat.attacked(creature)
    if target is not None and "trample" in creature.keywords:
        recipients.append(target)
    shares: dict[str, int] = {}
    for _ in range(creature.strength):
        recipient = data.draw(st.sampled_from(recipients))
        shares[recipient] = shares.get(recipient, 0) + 1
    return shares


def assign_one_step(data: st.DataObject, combat: Combat, who: list[Creature], *, legal: bool) -> dict[str, Division]:
    """What everybody assigns; `legal` moves to a blocker what may not be assigned past it."""
    assigned = {
        each.name: divided(data, combat, each) if must_choose(combat, each) else forced_division(combat, each)
        for each in who
    }
    while legal and (wrong := next((each for each in who if not complies(combat, each, assigned)), None)) is not None:
        shares, first = dict(assigned[wrong.name]), combat.opposed(wrong)[0].name
        shares[first] = shares.get(first, 0) + shares.pop(combat.attacks[wrong.name])
        assigned[wrong.name] = shares
    return assigned


def complies(combat: Combat, creature: Creature, assigned: dict[str, Division]) -> bool:
    return not must_choose(combat, creature) or is_legal(combat, creature, assigned)


def announced(combat: Combat, who: list[Creature], assigned: dict[str, Division]) -> list[Document]:
    return [{"assign": each.name, "damage": assigned[each.name]} for each in who if must_choose(combat, each)]


def fight(data: st.DataObject, combat: Combat) -> list[Document]:
    """510.4: one damage step, or two; return the divisions that were announced, which are legal."""
    do: list[Document] = []
    early = frozenset(
        each.name for each in combat.fighting() if not each.keywords.isdisjoint({"first strike", "double strike"})
    )
    for first_step in (True, False) if early else (False,):
        who = [
            each
            for each in combat.fighting()
            if takes_part(each, first_step=first_step, earlier=early, two_steps=bool(early))
        ]
        assigned = assign_one_step(data, combat, who, legal=True)
        do += announced(combat, who, assigned)
        deal(combat, assigned)
        check_state_based_actions(combat)
        if combat.over:
            break
    return do


def result(outcome: Document, combat: Combat) -> dict[str, Any]:
    """What the engine says became of the players, and while the game goes on of the permanents."""
    players = {
        name: (each["life"], each["counters"].get("poison", 0), each["lost"])
        for name, each in outcome["players"].items()
    }
    things: dict[str, Any] = {}
    for name, each in outcome["objects"].items() if not combat.over else ():
        there = each["zone"] == "battlefield"
        things[name] = (each["damage"], each["counters"].get("-1/-1", 0), each["loyalty"]) if there else each["zone"]
    return {**players, **things}


def expected(combat: Combat) -> dict[str, Any]:
    poison = combat.poison
    players = {
        name: (life, poison.get(name, 0), life <= 0 or poison.get(name, 0) >= 10) for name, life in combat.life.items()
    }
    if combat.over:
        return players
    creatures = {
        each.name: "graveyard" if each.dead else (each.damage, each.minus_counters, None)
        for each in combat.creatures.values()
    }
    walkers = {name: (0, 0, loyalty) if loyalty > 0 else "graveyard" for name, loyalty in combat.loyalty.items()}
    return {**players, **creatures, **walkers}


@given(st.data())
@settings(max_examples=examples(400))
def test_510_4_combat_damage_is_what_the_rules_say(data: st.DataObject) -> None:
    before = data.draw(combats())
    after = deepcopy(before)
    do = fight(data, after)
    outcome = played(document(before, do))
    assert [each.get("legal", True) for each in outcome["actions"]] == [True] * (len(do) + 3), do
    assert result(outcome, after) == expected(after), do


@given(st.data())
@settings(max_examples=examples(400))
def test_510_1e_a_division_is_legal_as_the_rules_say(data: st.DataObject) -> None:
    combat = data.draw(brawls())
    assigned = assign_one_step(data, combat, combat.fighting(), legal=False)
    do = announced(combat, combat.fighting(), assigned)
    outcome = played(document(combat, do))
    judged = all(complies(combat, each, assigned) for each in combat.fighting())
    assert all(each["legal"] for each in outcome["actions"][2:-1]) is judged, do
