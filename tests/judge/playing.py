"""Documents of made-up cards, played: from their sentences to the outcome document."""

import json
from typing import Any

from bot.explain.explanation import explain_outcome, render_explanation
from bot.judge.answer import ScenarioRuling, judge_scenario
from bot.judge.definitions import Library
from bot.judge.ruling_document import typed_document
from bot.language import LANGUAGES, Language
from bot.ui.forks import explanation_with_branches
from bot.ui.naming import names_of
from tests.judge.table import LIBRARY

Told = dict[str, Any]


def played(*do: Told, objects: tuple[Told, ...] = (), **rest: Any) -> Told:
    """The outcome document of a scenario with these actions, objects and other keys."""
    return played_with(LIBRARY, *do, objects=objects, **rest)


def played_with(library: Library, *do: Told, objects: tuple[Told, ...] = (), **rest: Any) -> Told:
    """The same with the cards of another library."""
    ruling = judge_scenario(json.dumps({"objects": objects, "do": do, **rest}), library)
    assert isinstance(ruling, ScenarioRuling), ruling
    lines: dict[str, list[str]] = {lang: explained(ruling, lang, library) for lang in LANGUAGES}
    return typed_document(ruling, lines)


def explained(ruling: ScenarioRuling, lang: Language, library: Library = LIBRARY) -> list[str]:
    names = names_of(ruling.scenario, library, lang)
    explanation = explain_outcome(ruling.outcome, names, lang, ruling.scenario.do)
    return render_explanation(explanation_with_branches(explanation, ruling.forks, names, lang))


def thing(name: str, types: str, text: str = "", by: str = "Alice", **more: Any) -> Told:
    """An object that is made up; `types` as on a type line, its subtypes after a dash; keys of `is` go to it."""
    printed = {key: more.pop(key) for key in ("colors", "mana_cost", "power", "toughness", "loyalty") if key in more}
    return {"id": name, "is": card(name, types, text, **printed), "controller": by, **more}


def card(name: str, types: str, text: str = "", **printed: Any) -> Told:
    """What `is` describes: types as on a type line, its subtypes after a dash."""
    line, _, subtypes = types.partition(" - ")
    words = line.split()
    supertypes = [word for word in words if word in {"Basic", "Legendary", "Snow"}]
    kinds = [word for word in words if word not in supertypes]
    return {
        "name": name,
        "types": kinds,
        "supertypes": supertypes,
        "subtypes": subtypes.split(),
        "text": text,
        **printed,
    }


def bear(name: str, by: str = "Alice", **more: Any) -> Told:
    return thing(name, "Creature - Bear", by=by, power=2, toughness=2, **more)


def cast(what: Told | str, *targets: str, by: str = "Alice", **more: Any) -> Told:
    """Cast it under its own name as its id."""
    name = what if isinstance(what, str) else what["name"]
    return {"cast": what, "by": by, "targets": list(targets), "as": name, **more}


ALL = {"resolve": "all"}


def legal(outcome: Told) -> list[Any]:
    """Of each action that is judged, whether it was legal; None where that is unknown."""
    return [each["legal"] for each in outcome["actions"] if "legal" in each]


def why(outcome: Told) -> list[tuple[str, ...]]:
    """The rules of each action that was illegal."""
    return [tuple(each["rules"]) for each in outcome["actions"] if not each.get("legal", True)]


def choices(outcome: Told) -> list[Told]:
    """The choices that were made, without what other answers would change."""
    added = {"decides", "alternatives"}
    return [{key: value for key, value in each.items() if key not in added} for each in outcome["choices"]]


def zones(outcome: Told, *names: str) -> list[Any]:
    return [outcome["objects"][name]["zone"] for name in names]


def lives(outcome: Told) -> tuple[Any, ...]:
    return tuple(each["life"] for each in outcome["players"].values())


def told(outcome: Told, language: str = "en") -> list[str]:
    return list(outcome["explanation"][language])
