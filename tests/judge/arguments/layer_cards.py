"""Made-up cards whose effects the layers put in order, in the words of real ones; each by its id."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.explain.explanation import explain_outcome, render_explanation
from bot.judge.answer import ScenarioRuling, judge_scenario
from bot.language import Language
from bot.ui.naming import names_of
from tests.judge.table import LIBRARY

OPALESCENCE = (
    "Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness"
    " each equal to its mana value."
)
MARCH = "Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value."
LHURGOYF = (
    "This creature's power is equal to the number of card types among cards in all graveyards and its toughness is"
    " equal to that number plus 1."
)
MUTATION = (
    "Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it"
    " loses all other abilities, card types, and creature types."
)
FROG = "Enchanted creature loses all abilities and is a blue Frog creature with base power and toughness 1/1."
GLADE = "{1}{G}: This land becomes a 3/3 green Elemental creature with trample until end of turn. It's still a land."
VAULT = "{1}: This land becomes a 2/2 creature with all creature types until end of turn. It's still a land."
GIDEON = (
    "0: Until end of turn, this planeswalker becomes a 4/4 Human Soldier creature with indestructible that's still a"
    " planeswalker."
)


def creature(size: str, text: str = "", **rest: Any) -> dict[str, Any]:
    power, toughness = size.split("/")
    return {"power": int(power), "toughness": int(toughness), "types": ["Creature"], "text": text, **rest}


def enchantment(cost: str, text: str = "", **rest: Any) -> dict[str, Any]:
    return {"types": ["Enchantment"], "mana_cost": cost, "text": text, **rest}


def aura(text: str, enchant: str = "creature") -> dict[str, Any]:
    return enchantment("{1}", f"Enchant {enchant}\n{text}", subtypes=["Aura"])


def spell(text: str, kind: str = "Instant") -> dict[str, Any]:
    return {"types": [kind], "text": text}


CARDS: Mapping[str, dict[str, Any]] = {
    "Humility": enchantment("{2}{W}{W}", "All creatures lose all abilities and have base power and toughness 1/1."),
    "Opal": enchantment("{2}{W}{W}", OPALESCENCE),
    "Pearl": enchantment("{2}{W}{W}", OPALESCENCE),
    "Worship": enchantment("{3}{W}"),
    "Moon": enchantment("{2}{R}", "Nonbasic lands are Mountains."),
    "Tomb": {
        "types": ["Land"],
        "supertypes": ["Legendary"],
        "text": "Each land is a Swamp in addition to its other land types.",
    },
    "Wood": {"types": ["Land"], "supertypes": ["Basic"], "subtypes": ["Forest"]},
    "Tower": {"types": ["Land"], "text": "Indestructible"},
    "Arbor": creature("1/1", types=["Land", "Creature"], subtypes=["Forest", "Dryad"], colors=["G"]),
    "Glade": {"types": ["Land"], "subtypes": ["Forest"], "text": GLADE},
    "Vault": {"types": ["Land"], "text": VAULT},
    "Bear": creature("2/2", subtypes=["Bear"], colors=["G"]),
    "Bird": creature("1/1", "Flying", subtypes=["Bird"], colors=["W"]),
    "Wall": creature("0/4", "Defender", subtypes=["Wall"]),
    "Elf": creature("2/2", "Other Elves you control get +1/+1.", subtypes=["Elf"], colors=["G"]),
    "Shifter": creature("1/1", "Changeling", subtypes=["Shapeshifter"], colors=["U"]),
    "Ghost": creature("3/2", "Devoid", mana_cost="{2}{B}", subtypes=["Spirit"], colors=["B"]),
    "Lhurgoyf": creature("0/0", LHURGOYF, subtypes=["Lhurgoyf"], colors=["G"]),
    "Maro": creature("0/0", "This creature's power and toughness are each equal to the number of cards in your hand."),
    "Thief": creature("1/1", "{T}: Gain control of target creature for as long as you control this creature."),
    "Lord": creature("2/2", "Creatures you control with flying get +1/+1.", colors=["W"]),
    "Gideon": {"types": ["Planeswalker"], "subtypes": ["Gideon"], "loyalty": 4, "colors": ["W"], "text": GIDEON},
    "Jace": {
        "types": ["Planeswalker"],
        "subtypes": ["Jace"],
        "loyalty": 3,
        "colors": ["U"],
        "text": "+1: Draw a card.",
    },
    "March": enchantment("{3}{U}", MARCH),
    "Orb": {"types": ["Artifact"], "mana_cost": "{3}"},
    "Mox": {"types": ["Artifact"], "mana_cost": "{0}"},
    "Sword": {
        "types": ["Artifact"],
        "subtypes": ["Equipment"],
        "mana_cost": "{3}",
        "text": "Equipped creature gets +2/+2.\nEquip {1}",
    },
    "Plot": enchantment("{3}", "Creatures you control are the chosen type."),
    "Rite": enchantment("{3}", "Creatures you control are the chosen type in addition to their other types."),
    "Hour": enchantment("{3}", "All creatures are black."),
    "Sky": enchantment("{3}", "Creatures you control have flying."),
    "Net": enchantment("{3}", "Creatures your opponents control lose flying and can't have or gain flying."),
    "Banner": enchantment("{3}", "Creatures you control get +1/+1."),
    "Bloom": enchantment("{3}", "All lands are Forests in addition to their other types."),
    "Waking": enchantment("{3}", "All Forests are 1/1 green Saproling creatures in addition to their other types."),
    "Lignify": aura("Enchanted creature is a Treefolk with base power and toughness 0/4 and loses all abilities."),
    "Frog": aura(
        "Enchanted creature loses all abilities and is a blue Frog creature with base power and toughness 1/1."
    ),
    "Mutation": aura(MUTATION),
    "Song": aura("Enchanted permanent is a colorless Forest land.", "permanent"),
    "Wings": aura("Enchanted creature has flying."),
    "Anchor": aura("Enchanted creature loses flying."),
    "Charm": aura("You control enchanted creature."),
    "Rage": aura("Enchanted creature gets +2/+0."),
    "Growth": spell("Target creature gets +3/+3 until end of turn."),
    "Twist": spell("Switch target creature's power and toughness until end of turn."),
    "Humble": spell("Until end of turn, target creature loses all abilities and has base power and toughness 0/1."),
    "Shift": spell("Target creature becomes the color of your choice until end of turn."),
    "Threaten": spell(
        "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.",
        "Sorcery",
    ),
    "Murder": spell("Destroy target creature."),
    "Stun": spell("Until your next turn, target creature has base power and toughness 0/3 and loses flying."),
    "Sprout": spell("Target creature gets +X/+X until end of turn, where X is the number of lands you control."),
}
"""By their names, which are their ids in lower case."""


def placed(words: str) -> dict[str, Any]:
    """`Rage on:bear`, `Bird by:Bob`, `Bear in:graveyard`, `Plot chosen:Elf`, `Bear +1/+1:2`: a scenario's object."""
    name, *details = words.split()
    made: dict[str, Any] = {"id": name.lower(), "is": {"name": name, **CARDS[name]}, "controller": "Alice"}
    for detail in details:
        key, _, value = detail.rpartition(":")
        match key:
            case "on":
                made["attached_to"] = value
            case "by":
                made["controller"] = value
            case "in":
                made["zone"] = value
            case "chosen":
                made["chosen"] = {"creature type": value}
            case _:
                made.setdefault("counters", {})[key] = int(value)
    return made


def done(words: str) -> list[dict[str, Any]]:
    """`cast Growth at bear`, `activate glade`, `choose color blue`, `to next turn`: what is done, then resolved."""
    verb, what, *rest = words.split()
    targets = [rest[rest.index("at") + 1]] if "at" in rest else []
    by = {"by": rest[rest.index("by") + 1]} if "by" in rest else {}
    match verb:
        case "cast":
            card = {"name": what, **CARDS[what]}
            return [{"cast": card, "targets": targets, **by}, {"resolve": "all"}]
        case "activate":
            return [{"activate": what, "ability": 1, "targets": targets, **by}, {"resolve": "all"}]
        case "choose":
            return [{"choose": what, "pick": rest[0]}]
        case _:
            return [{"to": " ".join([what, *rest])}]


def document_of(objects: Sequence[str], do: Sequence[str], ask: Sequence[str]) -> dict[str, Any]:
    """The scenario in which this is done and then asked."""
    actions = [action for words in do for action in done(words)]
    questions = [{"ask": "characteristics", "what": what} for what in ask]
    return {"objects": [placed(each) for each in objects], "do": [*actions, *questions]}


def explained(objects: Sequence[str], do: Sequence[str], ask: Sequence[str], lang: Language) -> list[str]:
    """The whole explanation of what is done and then asked, with narrow spaces written as plain ones."""
    ruling = judge_scenario(json.dumps(document_of(objects, do, ask)), LIBRARY)
    assert isinstance(ruling, ScenarioRuling), ruling
    names = names_of(ruling.scenario, LIBRARY, lang)
    return [
        line.replace("\u202f", " ")
        for line in render_explanation(explain_outcome(ruling.outcome, names, lang, ruling.scenario.do))
    ]
