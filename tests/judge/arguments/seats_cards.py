"""Made-up cards for tables with several players, in the words of real ones, and the Emperor table that they lie on."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.judge.answer import ScenarioRuling
from bot.language import Language
from tests.judge.arguments import stack_cards
from tests.judge.arguments.layer_cards import creature, enchantment, spell

CARDS: Mapping[str, dict[str, Any]] = {
    **stack_cards.CARDS,
    "Plain": {"types": ["Land"], "supertypes": ["Basic"], "subtypes": ["Plains"]},
    "Wood": {"types": ["Land"], "supertypes": ["Basic"], "subtypes": ["Forest"]},
    "Bog": {"types": ["Land"], "supertypes": ["Basic"], "subtypes": ["Swamp"]},
    "Wall": creature("0/4", "Defender", subtypes=["Wall"]),
    "Tide": spell("Target spell or permanent becomes blue."),
    "Ember": {"types": ["Instant"], "colors": ["R"], "text": "Ember deals 2 damage to target creature."},
    "Shy": creature("1/1", "Protection from blue"),
    "Siren": spell(
        "Creatures the active player controls attack this turn if able.\nAt the beginning of the next end step, destroy"
        " all non-Wall creatures that player controls that didn't attack this turn. Ignore this effect for each"
        " creature the player didn't control continuously since the beginning of the turn."
    ),
    "Goad": creature(
        "1/1",
        "{T}: Choose target non-Wall creature the active player has controlled continuously since the beginning of the"
        " turn. That creature attacks this turn if able. Destroy it at the beginning of the next end step if it didn't"
        " attack this turn.",
    ),
    "Golem": creature("1/1", "This creature gets +1/+1 for each creature on the battlefield."),
    "Beast": {
        "types": ["Creature"],
        "text": "This creature's power and toughness are each equal to the number of creatures on the battlefield.",
    },
    "Liege": {
        "types": ["Creature"],
        "text": "As long as this creature isn't attacking, its power and toughness are each equal to the number of"
        " Forests you control. As long as this creature is attacking, its power and toughness are each equal to the"
        " number of Forests defending player controls.\n{T}: Target land becomes a Forest until this creature leaves"
        " the battlefield.",
    },
    "Vise": {
        "types": ["Artifact"],
        "text": "At the beginning of the chosen player's upkeep, this artifact deals X damage to that player, where X"
        " is the number of cards in their hand minus 4.",
    },
    "Tap": enchantment("{U}{U}", "Whenever a Forest an opponent controls becomes tapped, you gain 1 life."),
    "Warden": creature("1/1", "Whenever a creature other than this creature enters, you gain 1 life."),
    "Rake": spell("Tap all creatures target player controls.", "Sorcery"),
    "Hush": spell("Creatures target player controls can't block this turn."),
    "Scales": spell(
        "Each player chooses a number of lands they control equal to the number of lands controlled by the player who"
        " controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.",
        "Sorcery",
    ),
    "Flood": spell(
        "Each player chooses from among the permanents they control an artifact, a creature, an enchantment, and a"
        " land, then sacrifices the rest.",
        "Sorcery",
    ),
    "Few": spell("Each player chooses up to two creatures they control, then sacrifices the rest.", "Sorcery"),
    "Machine": creature("1/1", types=["Artifact", "Creature"]),
    "Horde": creature(
        "5/5",
        "At the beginning of your upkeep, unless you pay {B}{B}{B}, tap this creature and sacrifice a land of an"
        " opponent's choice.",
    ),
    "Trance": spell("Draw four cards. You skip your next turn."),
    "Walk": spell("Take an extra turn after this one.", "Sorcery"),
    "Nap": spell("Target opponent skips their next two turns.", "Sorcery"),
    "Vapor": enchantment(
        "{2}{B}{B}",
        "{0}: Destroy this enchantment. You skip your next turn. Any player may activate this ability.",
    ),
    "Raise": spell(
        "Put target creature card from any graveyard onto the battlefield under your control. You lose life equal to"
        " that card's mana value.",
        "Sorcery",
    ),
}
"""By their names, which are their ids in lower case."""

PLAYERS = [
    {"name": name, "team": team, "role": "emperor" if name in "BE" else "general"}
    for team in ("ABC", "DEF")
    for name in team
]
"""Clockwise A to F, the emperors B and E in the middle of their teams."""


def seated(case: Mapping[str, Any]) -> Mapping[str, Any]:
    """The case at an Emperor table, or where `variant` says another one, with `hands` of so many cards."""
    variant = case.get("variant", "emperor")
    hands = case.get("hands", {})
    named = [{"name": each} for each in case.get("players", ())]
    players = [
        {**each, **({"hand": ["Test Field"] * hands[each["name"]]} if each["name"] in hands else {})}
        for each in (named or PLAYERS)
    ]
    table = {"variant": variant, "players": players, "active": case.get("active", players[0]["name"])}
    if "step" in case:
        table["step"] = case["step"]
    return {**case, "table": table}


def ruled(case: Mapping[str, Any]) -> ScenarioRuling:
    return stack_cards.ruled(seated(case), CARDS)


def told(case: Mapping[str, Any], lang: Language) -> Sequence[str]:
    return stack_cards.told(seated(case), lang, CARDS)
