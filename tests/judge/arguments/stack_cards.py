"""Made-up cards for what players argue about on the stack, in the words of real ones, and what is done with them."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.explain.explanation import Explanation, explain_outcome, render_explanation
from bot.judge.answer import ScenarioRuling, judge_scenario
from bot.language import Language
from bot.ui.naming import names_of
from tests.judge.arguments.layer_cards import creature, enchantment, spell
from tests.judge.table import LIBRARY

CARDS: Mapping[str, dict[str, Any]] = {
    "Bear": creature("2/2", subtypes=["Bear"], colors=["G"]),
    "Ox": creature("3/3", subtypes=["Ox"], colors=["W"]),
    "Giant": creature("5/5", subtypes=["Giant"], colors=["R"]),
    "Bolt": spell("Bolt deals 3 damage to any target."),
    "Murder": spell("Destroy target creature."),
    "Growth": spell("Target creature gets +3/+3 until end of turn."),
    "Salve": spell("You gain 3 life."),
    "Drain": spell("Target opponent loses 2 life."),
    "Insight": spell("Draw two cards."),
    "Ravine": spell("Target player mills two cards.", "Sorcery"),
    "Wrath": spell("Destroy all creatures.", "Sorcery"),
    "Coercion": spell("Target player discards a card.", "Sorcery"),
    "Isle": {"types": ["Land"], "supertypes": ["Basic"], "subtypes": ["Island"]},
    "Monk": creature("1/1", "Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn."),
    "Hero": creature(
        "1/1", "Whenever you cast a spell that targets this creature, put a +1/+1 counter on this creature."
    ),
    "Skittish": creature("4/4", "When this creature becomes the target of a spell or ability, sacrifice it."),
    "Angel": creature("2/2", "Whenever you gain life, put a +1/+1 counter on this creature."),
    "Vampire": creature("2/2", "Whenever an opponent loses life, you gain that much life."),
    "Scholar": creature("1/1", "Whenever you draw a card, each opponent loses 1 life."),
    "Ghoul": creature("1/1", "Whenever a creature card is put into your graveyard from anywhere, you gain 1 life."),
    "Mourner": creature("1/1", "Whenever another creature dies, you gain 1 life."),
    "Imp": creature("1/1", "Whenever you discard a card, this creature deals 1 damage to any target."),
    "Serpent": creature("5/5", "When you control no Islands, sacrifice this creature."),
    "Void": enchantment("{1}{B}", "If a card would be put into a graveyard from anywhere, exile it instead."),
    "Chant": creature(
        "1/1", "At the beginning of each player's draw step, this creature deals 1 damage to that player."
    ),
    "Guarded": creature("3/3", "Ward {2}"),
    "Costly": creature("3/3", "Ward—Pay 3 life."),
    "Twice": creature("3/3", "Ward {1}\nWard {1}"),
    "Pinger": creature("1/1", "{T}: This creature deals 1 damage to any target."),
    "Leak": spell("Counter target spell unless its controller pays {3}."),
    "Grip": spell("Split second\nDestroy target artifact or enchantment."),
    "Sure": {"types": ["Instant"], "text": "This spell can't be countered.\nSure deals 3 damage to any target."},
    "Study": enchantment("{2}{U}", "Whenever an opponent casts a spell, draw a card unless that player pays {1}."),
    "Bargain": creature("1/1", "When this creature enters, you may pay {2}. If you do, draw a card."),
    "Reaper": creature(
        "1/1", "When this creature enters, you may sacrifice another creature. When you do, destroy target creature."
    ),
    "Looter": creature("1/1", "{T}: You may discard a card. If you do, draw a card. If you don't, you lose 1 life."),
    "Fork": spell("Copy target instant or sorcery spell. You may choose new targets for the copy."),
    "Twin": creature(
        "2/2",
        "Whenever you cast an instant or sorcery spell, copy that spell. You may choose new targets for the copy.",
    ),
    "Double": spell("Copy target creature spell you control."),
    "Mirror": spell("Copy target activated or triggered ability. You may choose new targets for the copy."),
    "Deflect": spell("Change the target of target spell with a single target."),
    "Reroute": spell("You may choose new targets for target instant or sorcery spell."),
    "Grapeshot": spell("Grapeshot deals 1 damage to any target.\nStorm", "Sorcery"),
    "Counterspell": spell("Counter target spell."),
    "Mage": creature("1/1", "Whenever you cast or copy an instant or sorcery spell, each opponent loses 1 life."),
    "Gainer": creature("1/1", "Whenever you gain life, you gain 1 life."),
    "Blood": enchantment("{1}{B}", "Whenever an opponent loses life, you gain that much life."),
    "Bond": enchantment("{1}{B}", "Whenever you gain life, each opponent loses that much life."),
    "Maker": creature("1/1", "Whenever another creature enters, create a 1/1 green Elf creature token."),
    "Season": enchantment(
        "{4}{G}",
        "If one or more tokens would be created under your control, twice that many of those tokens are created"
        " instead.",
    ),
    "Elves": spell("Create a 1/1 green Elf creature token.", "Sorcery"),
    "Vigor": enchantment(
        "{1}{G}",
        "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put"
        " on it instead.",
    ),
    "Scales": enchantment(
        "{G}",
        "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are"
        " put on it instead.",
    ),
    "Boon": spell("Put a +1/+1 counter on target creature."),
    "Rest": enchantment("{1}{W}", "If a creature would die, exile it instead."),
    "Walker": {"types": ["Planeswalker"], "loyalty": 3, "text": "+1: Draw a card."},
    "Knell": creature("1/1", "When this creature dies, each opponent loses 1 life."),
    "Gift": creature("1/1", "When this creature dies, each player gains 1 life."),
}
"""By their names, which are their ids in lower case."""


Cards = Mapping[str, dict[str, Any]]


def placed(words: str, cards: Cards = CARDS) -> dict[str, Any]:
    """`Bear by:Bob`, `Bear in:graveyard`, `Bear as:bear2`, `Bear damage:1`: a scenario's object."""
    name, *details = words.split()
    made: dict[str, Any] = {"id": name.lower(), "is": {"name": name, **cards[name]}, "controller": "Alice"}
    keys = {"by": "controller", "in": "zone", "as": "id", "on": "attached_to", "territory": "territory"}
    for detail in details:
        key, _, value = detail.partition(":")
        if key in {"tapped", "token", "sick"}:
            made[key] = True
        elif key == "chose":
            made["chosen"] = {"player": value}
        elif key == "damage":
            made[key] = int(value)
        else:
            made[keys[key]] = value
    return made


def action(words: str, cards: Cards = CARDS) -> dict[str, Any]:
    """`cast Bolt at bear by Bob`, `resolve top`, `choose trigger order = a b`, `to end`: one action."""
    verb, *rest = words.split()
    match verb:
        case "cast" | "activate":
            return played(verb, rest, cards)
        case "choose":
            kind, _, picked = " ".join(rest).partition(" = ")
            pick, _, by = picked.partition(" by ")
            return {"choose": kind, "pick": read(kind, pick), **({"by": by} if by else {})}
        case "attack":
            return {"attack": [attacking(each) for each in rest]}
        case "block":
            pairs = (each.split(">") for each in rest)
            return {"block": [{"who": blocker, "blocks": [attacker]} for blocker, attacker in pairs]}
        case "ask":
            return asked(rest, cards)
        case _:
            return {verb: " ".join(rest)}


def attacking(words: str) -> dict[str, str]:
    """`bear`, `bear>Bob`."""
    who, _, at = words.partition(">")
    return {"who": who, **({"at": at} if at else {})}


def read(kind: str, pick: str) -> Any:
    """What is picked: yes or no, an order, or one thing."""
    if kind == "trigger order":
        return pick.split()
    return {"yes": True, "no": False}.get(pick, pick)


def played(verb: str, rest: list[str], cards: Cards) -> dict[str, Any]:
    """`cast NAME [at TARGET …] [by PLAYER] [as ID]`, `activate ID NUMBER …`."""
    what, *details = rest
    made: dict[str, Any] = {verb: {"name": what, **cards[what]} if verb == "cast" else what}
    if verb == "activate":
        made["ability"] = int(details.pop(0))
    key = ""
    for each in details:
        if each in {"at", "by", "as", "x"}:
            key = each
        elif key == "at":
            made.setdefault("targets", []).append(each)
        else:
            made[key] = int(each) if key == "x" else each
    return made


def asked(rest: list[str], cards: Cards) -> dict[str, Any]:
    """`priority`, `stack`, `can cast NAME [by PLAYER]`, `can activate ID NUMBER [by PLAYER]`."""
    by = {"by": rest[-1]} if "by" in rest else {}
    match rest:
        case ["can", "cast", name, *_]:
            return {"ask": "can cast", "card": {"name": name, **cards[name]}, **by}
        case ["can", "activate", what, number, *_]:
            return {"ask": "can activate", "object": what, "ability": int(number), **by}
        case _:
            return {"ask": rest[0]}


def document_of(case: Mapping[str, Any], cards: Cards = CARDS) -> dict[str, Any]:
    """The scenario of a case."""
    return {
        "objects": [placed(each, cards) for each in case["objects"]],
        "do": [action(each, cards) for each in case["do"]],
        **case.get("table", {}),
    }


def ruled(case: Mapping[str, Any], cards: Cards = CARDS) -> ScenarioRuling:
    """What is done on the table of the case, judged."""
    ruling = judge_scenario(json.dumps(document_of(case, cards)), LIBRARY)
    assert isinstance(ruling, ScenarioRuling), ruling
    return ruling


def explained(case: Mapping[str, Any], lang: Language, cards: Cards = CARDS) -> Explanation:
    """What is told of the case."""
    ruling = ruled(case, cards)
    return explain_outcome(ruling.outcome, names_of(ruling.scenario, LIBRARY, lang), lang, ruling.scenario.do)


def told(case: Mapping[str, Any], lang: Language, cards: Cards = CARDS) -> Sequence[str]:
    """The whole explanation, with narrow spaces written as plain ones."""
    return [line.replace("\u202f", " ") for line in render_explanation(explained(case, lang, cards))]
