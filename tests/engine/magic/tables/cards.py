"""Cards of a test in a line: creatures with keyword abilities that take numbers, and made-up spells."""

from typing import Any

from bot.engine.magic.asking.scenario import Action, ObjectSetup, PlayerSetup, Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import Ability, ReplacementAbility, SpellAbility
from bot.engine.magic.words.abilities.event_replacements import LeaveLife, WouldLoseLife
from bot.engine.magic.words.effects import Effect, KeywordAbility
from bot.engine.magic.words.filters import TargetSpec
from tests.engine.magic.tables.words import ALICE, BOB

DAMAGE_LEAVES_LIFE = ReplacementAbility(WouldLoseLife(by_damage=True), LeaveLife(1))
"""CR 120.4c: "Damage that would reduce your life total to less than 1 reduces it to 1 instead"."""


def having(keyword: KeywordName, number: int | None = None) -> KeywordAbility:
    return KeywordAbility(keyword, number=number)


def creature(name: str, size: str, *abilities: Ability, by: PlayerId = ALICE, **setup: Any) -> ObjectSetup:
    """`creature("bear", "2/2", having(Keyword.BUSHIDO, 1))`."""
    power, toughness = map(int, size.split("/"))
    printed = Characteristics(name, types=("Creature",), power=power, toughness=toughness, abilities=abilities)
    return ObjectSetup(ObjectId(name), CardDefinition((printed,)), by, by, **setup)


def instant(name: str, *effects: Effect, targets: tuple[TargetSpec, ...] = (), kind: str = "Instant") -> CardDefinition:
    return CardDefinition((Characteristics(name, types=(kind,), abilities=(SpellAbility(effects, targets),)),))


def scene(*objects: ObjectSetup, do: tuple[Action, ...] = ()) -> Scenario:
    """Alice against Bob, in Alice's precombat main phase."""
    return Scenario((PlayerSetup(ALICE), PlayerSetup(BOB)), objects, do)


def fallen(outcome: Outcome) -> set[str]:
    """The creatures that are not on the battlefield in the end."""
    return {
        str(thing.id)
        for thing in outcome.state.objects.values()
        if thing.printed.is_creature and thing.zone is not Zone.BATTLEFIELD
    }
