"""Sets an Emperor table in a line or two: six seats, clockwise A B C D E F, teams ABC and DEF, emperors B and E."""

from dataclasses import replace
from typing import Any

from bot.engine.magic.asking.scenario import Action, Attack, Cast, PlayerSetup, Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.players import Role
from bot.engine.magic.words.abilities import SpellAbility
from bot.engine.magic.words.effects import DealDamage, Fixed
from bot.engine.magic.words.filters import CREATURE, Matching, Players
from tests.engine.magic.tables.words import SEATS, things

A, B, C, D, E, F = SEATS

PESTILENCE = CardDefinition(
    (
        Characteristics(
            "plague",
            types=("Sorcery",),
            abilities=(
                SpellAbility((DealDamage(Fixed(1), Matching(CREATURE)), DealDamage(Fixed(1), Players.EACH_PLAYER))),
            ),
        ),
    )
)
"""1 damage to each creature and each player."""


def table(*do: Action, active: PlayerId = A, classic: bool = False, gone: str = "", **objects: str) -> Scenario:
    """`table(A="bear 2/2", D="ogre 2/2 at:E")`: each seat's objects; `at:E` stands in E's territory."""
    players = tuple(
        PlayerSetup(
            seat,
            team="ABC" if seat in {A, B, C} else "DEF",
            role=Role.EMPEROR if seat in {B, E} else Role.GENERAL,
            left=seat in gone,
        )
        for seat in SEATS
    )
    listed = [each for seat, text in objects.items() for each in standing(PlayerId(seat), text)]
    variant = "emperor-classic" if classic else "emperor"
    return Scenario(players, tuple(listed), do, active, variant=variant)


def standing(seat: PlayerId, text: str) -> list[Any]:
    placed = []
    for each in text.split(","):
        words, _, territory = each.partition("at:")
        (thing,) = things(seat, words)
        placed.append(replace(thing, territory=PlayerId(territory.strip()) if territory else None))
    return placed


def asked(scenario: Scenario, *then: Action) -> list[Any]:
    """The answers to the questions among the further actions."""
    return [each.value for each in resolve_scenario(replace(scenario, do=(*scenario.do, *then))).answers]


def attacks(**who: str) -> Attack:
    """`attacks(bear="D")`."""
    return Attack({ObjectId(creature): someone(attacked) for creature, attacked in who.items()})


def someone(name: str) -> Recipient:
    return PlayerId(name) if name in SEATS else ObjectId(name)


def plague(by: PlayerId) -> Cast:
    return Cast(ObjectId("plague"), PESTILENCE, by)


def lives(outcome: Outcome) -> dict[str, int]:
    """Of those whose life is not 20."""
    return {str(each.id): each.life for each in outcome.state.players.values() if each.life != 20}


def losers(outcome: Outcome) -> str:
    return "".join(each.id for each in outcome.state.players.values() if each.lost)
