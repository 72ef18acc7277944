"""CR 702: each keyword ability makes a difference in one of some thirty situations, or is admitted in one; none passes
through all of them in silence."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from bot.engine.magic.keywords.record import Parameter
from bot.engine.magic.keywords.registry import KEYWORDS, RULEBOOK
from bot.judge.answer import ScenarioRuling, judge_scenario
from bot.judge.outcome_document import outcome_document
from bot.judge.problems import Problem
from tests.examples import sample
from tests.judge.playing import ALL, Told, bear, card, cast, thing
from tests.judge.table import LIBRARY

BY_PARAMETER: Mapping[Parameter, str] = {
    Parameter.NONE: "{}",
    Parameter.NUMBER: "{} 2",
    Parameter.OPTIONAL_NUMBER: "{} 2",
    Parameter.MANA: "{} {{1}}",
    Parameter.COST: "{} {{1}}",
    Parameter.COSTS: "{} {{1}}",
    Parameter.NUMBER_AND_MANA: "{} 1—{{1}}",
    Parameter.OWN: "{} {{1}}",
}
"""How a keyword is written."""

PARAMETERS: Mapping[str, str] = {
    **{each.spelled: BY_PARAMETER[each.parameter] for each in KEYWORDS},
    "firebending": "firebending 1",
    "reinforce": "reinforce 1—{{1}}",
    **dict.fromkeys(("hexproof", "protection"), "{} from red"),
    "gift": "gift a card",
    "affinity": "affinity for creatures",
    "bands with other": "bands with other Bears",
    "landwalk": "forestwalk",
}
"""Those that are written in words of their own, or that the engine does not act on, with what is behind them."""

UNSEEN = frozenset(
    {
        "aftermath",  # on the second half of a split card alone
        "fuse",
        "enchant",  # on Auras
        "friends forever",  # while decks are built, as the next ones
        "choose a background",
        "doctor's companion",
        "partner",
        "companion",  # outside the game
        "splice",  # on cards in hand
        "devoid",  # seen by what asks for a color
        "umbra armor",  # on Auras
        "read ahead",  # on Sagas
    }
)
"""The keywords of other kinds of cards than those that are played here, each with a test of its own."""

NAMES = sorted({each.spelled for each in RULEBOOK} - UNSEEN)


def keyword_line(name: str) -> str:
    return PARAMETERS.get(name, "{}").format(name)


def situations(name: str, line: str) -> Sequence[Told]:
    """Scenarios in which a card with this line fights, dies, waits, is targeted, cast, discarded or drawn; `name` is
    what is activated or paid."""
    creature = card("it", "Creature - Bear", line, mana_cost="{2}", power=3, toughness=3)
    rite = card("it", "Sorcery", f"You gain 1 life.\n{line}", mana_cost="{2}")
    charm = card("it", "Instant", f"Choose one —\n• You gain 1 life.\n• You lose 1 life.\n{line}", mana_cost="{2}")
    here = {"id": "it", "is": creature, "controller": "Alice"}
    mine, theirs = (bear("b"), bear("d")), (bear("c", by="Bob"), bear("e", by="Bob"))
    ogre = thing("ogre", "Creature", by="Bob", power=5, toughness=5)
    table = [here, *mine, *theirs, ogre, thing("land", "Land - Forest", by="Bob")]
    bolt = card("bolt", "Instant", "bolt deals 3 damage to any target.", colors=["R"])
    murder, draw = card("murder", "Instant", "Destroy target creature."), card("draw", "Sorcery", "Draw a card.")
    flyer = thing("wing", "Creature", "Flying", power=1, toughness=1)
    rocks = (thing("rock", "Artifact"), thing("stone", "Artifact", zone="graveyard"))
    waste = card("waste", "Sorcery", "Discard a card.")
    other = cast(card("other", "Instant", "You gain 1 life."))
    poor = [{"name": "Alice", "mana": {"C": 1}}, {"name": "Bob"}]
    return [
        {"objects": table, "do": [attack("it"), TO_DAMAGE]},
        {"objects": table, "do": [attack("it", "b"), TO_DAMAGE]},
        *({"objects": table, "do": [attack("it"), block("it", *them), TO_DAMAGE]} for them in BLOCKERS),
        {"objects": [{**here, "controller": "Bob"}, *mine], "do": [attack("b"), block("b", "it")]},
        {"objects": [{**here, "controller": "Bob"}, flyer], "do": [attack("wing"), block("wing", "it")]},
        {"objects": [{**here, "sick": True}, *theirs], "do": [attack("it")]},
        {"objects": table, "do": [cast(murder, "it"), ALL]},
        {"objects": table, "do": [cast(bolt, "it", by="Bob"), ALL]},
        {"objects": table, "do": [cast(bolt, "it"), ALL]},
        {"objects": table, "do": [other, ALL, {"to": "next turn"}, {"to": "next turn"}, {"to": "draw"}]},
        {"objects": table, "do": [{"activate": "it", "ability": name, "targets": ["b"]}, ALL]},
        {"objects": [thing("it", "Artifact", line), *mine], "do": [{"activate": "it", "ability": 1, "targets": ["b"]}]},
        {"objects": mine, "do": [cast(creature), ALL, {"to": "end"}], "players": poor},
        {"objects": [*mine, *rocks], "do": [cast(rite), ALL], "players": poor},
        {"objects": mine, "do": [other, ALL, cast(creature), ALL]},
        {"objects": mine, "do": [other, ALL, cast(rite), cast(bolt, "Alice", by="Bob"), ALL]},
        {"objects": mine, "do": [cast(creature, by="Bob"), ALL]},
        {"objects": mine, "do": [cast(rite, **{"from": "graveyard"}), ALL]},
        {"objects": mine, "do": [cast(charm, modes=[1, 2]), ALL]},
        *({"objects": mine, "do": [cast(each, **{"with": name}), ALL]} for each in (rite, charm, creature)),
        {
            "objects": mine,
            "do": [cast(waste), ALL],
            "players": held("hand", rite),
        },
        {"objects": mine, "do": [cast(draw), ALL], "players": held("library", rite)},
        {"objects": [{**here, "zone": "graveyard"}, *mine], "do": [cast(murder, "b"), ALL, cast(draw), ALL]},
    ]


BLOCKERS = (("c",), ("ogre",), ("c", "e"))
TO_DAMAGE = {"to": "end of combat"}


def attack(*who: str) -> Told:
    return {"attack": [{"who": each} for each in who]}


def block(whom: str, *who: str) -> Told:
    return {"block": [{"who": each, "blocks": [whom]} for each in who]}


def held(zone: str, is_: Told) -> list[Told]:
    """The players, Alice with the card in that zone."""
    return [{"name": "Alice", zone: [{"id": "it", "is": is_}]}, {"name": "Bob"}]


def happened(scenario: Told) -> tuple[str, bool]:
    """What comes of it, the keyword's own name aside, and whether it is admitted that something is not played."""
    return happened_in(json.dumps(scenario))


@cache
def happened_in(text: str) -> tuple[str, bool]:
    """The same of the file's text; without a keyword most situations are the same for all of them."""
    ruling = judge_scenario(text, LIBRARY)
    if not isinstance(ruling, ScenarioRuling):
        return "", isinstance(ruling, Problem) and ruling.ours
    document: dict[str, Any] = outcome_document(ruling.outcome, {})
    for thing_ in document["objects"].values():
        thing_.pop("keywords", None)
    return json.dumps({**document, "unmodelled": []}, default=str), bool(document["unmodelled"])


def is_played_or_admitted(scenario: Told, without: Told) -> bool:
    """Whether the line of the one, which the other lacks, makes a difference or is admitted; a scenario that is not
    played without it proves nothing."""
    expected, beyond = happened(without)
    if beyond:
        return False
    outcome, admitted = happened(scenario)
    return admitted or outcome != expected


@pytest.mark.rule("702.1")
@pytest.mark.parametrize("name", sample(NAMES))
def test_702_a_keyword_is_played_or_admitted(name: str) -> None:
    both = zip(situations(name, keyword_line(name)), situations(name, ""), strict=True)
    assert any(is_played_or_admitted(scenario, without) for scenario, without in both)
