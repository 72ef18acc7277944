"""How the engine's work grows with the table: with effects, triggers, spells in a row and turns."""

from functools import partial

from tests.benchmarks.measuring.cases import Case, of_any_size
from tests.benchmarks.measuring.package_measured import find_first, play_document
from tests.benchmarks.measuring.unit import Action
from tests.benchmarks.plain import Told, creature

HUMILITY = "All creatures lose all abilities and have base power and toughness 1/1."
OPALESCENCE = (
    "Each other non-Aura enchantment is a creature in addition to its other types and has base power and base "
    "toughness each equal to its mana value."
)
LORD = "Other Bear creatures you control get +1/+1."
SHOCK = {"name": "Test Shock", "types": ["Instant"], "text": "Test Shock deals 2 damage to any target."}
SALVE = {"name": "Test Salve", "types": ["Instant"], "text": "You gain 3 life."}
WIPE = {"name": "Test Wipe", "types": ["Sorcery"], "text": "Destroy all creatures."}
ARTIST = "Whenever Test Artist or another creature dies, target player loses 1 life and you gain 1 life."
DRAIN = "Whenever you gain life, target player loses 1 life."
BELL = "Whenever you gain life, put a +1/+1 counter on this creature."
RICH = [{"name": "Alice", "life": 100_000}, {"name": "Bob", "life": 100_000}]
ALL: Told = {"resolve": "all"}


def enchantment(name: str, text: str, cost: str = "{2}{W}{W}") -> Told:
    printed = {"name": name, "types": ["Enchantment"], "text": text, "mana_cost": cost}
    return {"id": name, "is": printed, "controller": "Alice"}


def bear(name: str, text: str = "", *, token: bool = False) -> Told:
    made = creature(name, 2, 2, text=text)
    made["is"]["subtypes"] = ["Bear"]
    return made | ({"token": True} if token else {})


def cast(what: Told, number: int, *targets: str) -> Told:
    return {"cast": what, "by": "Alice", "targets": list(targets), "as": f"spell{number}"}


def modes(size: int) -> Action:
    """So many modes that nobody can read, of one spell."""
    compile_text = find_first("bot.oracle.lines.compiler:compile_text", "bot.oracle.compiler:compile_text")
    return partial(compile_text, "Choose one —" + "\n• x" * size, "Test", ("Instant",))


def humilities(size: int) -> Action:
    """So many of either, and what they make of each other."""
    objects = [enchantment(f"humility{each}", HUMILITY) for each in range(size)]
    objects += [enchantment(f"opalescence{each}", OPALESCENCE) for each in range(size)]
    return play_document({"objects": objects, "do": [cast(SALVE, 0), ALL], "players": RICH})


def lords_with_tokens(lords: int, tokens: int, shocks: int) -> Action:
    """Lords over tokens, and Shocks at a player, one after the other."""
    objects = [bear(f"lord{each}", LORD) for each in range(lords)]
    objects += [bear(f"token{each}", token=True) for each in range(tokens)]
    do = [each for number in range(shocks) for each in (cast(SHOCK, number, f"token{number}"), ALL)]
    return play_document({"objects": objects, "do": do, "players": RICH})


def targeted_triggers(size: int) -> Action:
    """One life gain, and so many abilities that want a target player for it."""
    objects = [enchantment(f"drain{each}", DRAIN) for each in range(size)]
    return play_document({"objects": objects, "do": [cast(SALVE, 0), ALL], "players": RICH})


def deaths_watched(size: int) -> Action:
    """Creatures that die at once, a fifth as many abilities that want a target for each."""
    objects = [bear(f"artist{each}", ARTIST.replace("Test Artist", f"artist{each}")) for each in range(size // 5)]
    objects += [bear(f"bear{each}") for each in range(size)]
    return play_document({"objects": objects, "do": [cast(WIPE, 0), ALL], "players": RICH})


def counters_by_triggers(size: int) -> Action:
    """One life gain, and so many creatures that get a counter for it."""
    objects = [bear(f"bell{each}", BELL) for each in range(size)]
    return play_document({"objects": objects, "do": [cast(SALVE, 0), ALL], "players": RICH})


def spells_in_a_row(size: int) -> Action:
    """So many spells, each cast and resolved before the next."""
    do = [each for number in range(size) for each in (cast(SHOCK, number, "Bob"), ALL)]
    return play_document({"objects": [bear("bear")], "do": do, "players": RICH})


def turns(size: int) -> Action:
    """So many turns with nothing to do."""
    do = [{"to": "next turn"} for _ in range(size)]
    return play_document({"objects": [bear("bear")], "do": do, "players": RICH})


CASES = (
    Case("Humility and Opalescence, 5 and 5 to 12 and 12", humilities, (5, 8, 12), most=1.6),
    Case(
        "60 lords, 200 tokens: eight Shocks over one",
        of_any_size(lords_with_tokens, 60, 200, 8),
        over=of_any_size(lords_with_tokens, 60, 200, 1),
        most=2.5,
    ),
    Case("15 to 60 lords over 150 tokens", lambda size: lords_with_tokens(size, 150, 1), (15, 30, 60), most=0.8),
    Case("100 to 400 targeted triggers", targeted_triggers, (100, 200, 400), most=1.25),
    Case("60 to 240 counters put by triggers", counters_by_triggers, (60, 120, 240), most=1.25),
    Case("50 to 200 spells cast and resolved", spells_in_a_row, (50, 100, 200), most=1.25),
    Case("10 to 40 turns", turns, (10, 20, 40), most=1.1),
    Case("100 to 400 unread modes of a spell", modes, (100, 200, 400), most=1.2),
    Case("20 artists, 100 bears die", deaths_watched, (100,), once=True),
)
