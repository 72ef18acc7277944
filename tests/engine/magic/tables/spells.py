"""Tables of words with cards of one's own beside them: made-up instants, triggers to watch, answers to questions.

Knows how to set and ask; what a rule demands is for the tests."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.engine.magic.asking.scenario import (
    Action,
    Cast,
    ObjectSetup,
    PlayerSetup,
    ResolveStack,
    Scenario,
    WhatIsOnTheStack,
)
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.words.abilities import (
    Ability,
    ActivatedAbility,
    Cost,
    SpellAbility,
    TriggerCondition,
    TriggeredAbility,
)
from bot.engine.magic.words.effects import (
    AddAbility,
    DealDamage,
    Destroy,
    Effect,
    Fixed,
    GainLife,
    KeywordAbility,
    Modify,
)
from bot.engine.magic.words.filters import ANY_TARGET, CREATURE, Filter, Players, TargetObject, TargetSpec
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.table import asked, asked_state, duel
from tests.engine.magic.tables.words import ALICE, CAROL, recipient, things

ONE_LIFE = GainLife(Players.YOU, Fixed(1))
"""An effect that leaves a count of how often it happened."""

TARGET_CREATURE = (TargetSpec(CREATURE),)
TARGET_ARTIFACT = (TargetSpec(Filter(all_of=("Artifact",))),)
PING = ActivatedAbility(Cost(tap=True), (DealDamage(Fixed(1), TargetObject()),), (ANY_TARGET,), "{T}: It pings.")
ALL = ResolveStack(everything=True)


def spell(
    name: str,
    *effects: Effect,
    targets: tuple[TargetSpec, ...] = (),
    kind: str = "Instant",
    colors: tuple[Color, ...] = (),
    keywords: Sequence[KeywordAbility] = (),
) -> CardDefinition:
    abilities: tuple[Ability, ...] = (*keywords, SpellAbility(effects, targets))
    return CardDefinition((Characteristics(name, colors=colors, types=(kind,), abilities=abilities),))


def burn(amount: int = 3, *keywords: KeywordName, color: Color | None = None, name: str = "bolt") -> CardDefinition:
    """It deals damage to any target, and has these keywords itself."""
    effect = DealDamage(Fixed(amount), TargetObject())
    colors = () if color is None else (color,)
    having = [KeywordAbility(keyword) for keyword in keywords]
    return spell(name, effect, targets=(ANY_TARGET,), colors=colors, keywords=having)


def granting(keyword: KeywordName) -> CardDefinition:
    """Target creature gets the keyword until end of turn."""
    effect = Modify(TargetObject(), (AddAbility(KeywordAbility(keyword)),))
    return spell(f"gift of {keyword}", effect, targets=TARGET_CREATURE)


MURDER = spell("murder", Destroy(TargetObject()), targets=TARGET_CREATURE)
SHATTER = spell("shatter", Destroy(TargetObject()), targets=TARGET_ARTIFACT)


def cast(card: CardDefinition, *targets: str, by: PlayerId = ALICE) -> Cast:
    chosen: tuple[Recipient, ...] = tuple(recipient(target) for target in targets)
    return Cast(ObjectId(card.name), card, by, chosen)


def watching(name: str, size: str, condition: TriggerCondition, *effects: Effect, by: PlayerId = ALICE) -> ObjectSetup:
    """A creature that gains its controller 1 life, or does something else, whenever the condition is met."""
    return creature(name, size, TriggeredAbility(condition, effects or (ONE_LIFE,)), by=by)


def beside(scenario: Scenario, *objects: ObjectSetup) -> Scenario:
    """The same table with more objects on it."""
    return replace(scenario, objects=(*scenario.objects, *objects))


def with_carol(scenario: Scenario, carol: str = "") -> Scenario:
    """The same table with a third player and her objects."""
    players = (*scenario.players, PlayerSetup(CAROL, 20))
    return replace(scenario, players=players, objects=(*scenario.objects, *things(CAROL, carol)))


def stack_after(scenario: Scenario) -> list[str]:
    """What is on the stack after the scenario's actions, topmost first."""
    (stack,) = asked(scenario, WhatIsOnTheStack())
    return [str(each) for each in stack]


def state_after(alice: str, bob: str, *do: Action, **rest: Any) -> GameState:
    """The state after the actions, before combat is played out."""
    return asked_state(duel(alice, bob, *do, **rest))
