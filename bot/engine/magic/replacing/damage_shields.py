"""Making the prevention and replacement effects of resolved spells and abilities (CR 609.7a, 614.3, 615.3, 615.11).

Fixes what they were made for: targets, this very object, the player, and the source of damage that is chosen."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TypeVar

from bot.engine.magic.asking.choices import Choice, ChoiceKind, Decide
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.replacing.affected_damage import is_described_source
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.table.ongoing_effects import DamageEffect
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.values.filter_matching import controller_of, find_objects, find_players
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.meant_objects import incarnation_meant
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.damage_replacements import (
    DamageChange,
    DamageDescribed,
    DamageRecipient,
    DamageSource,
    Redirect,
)

FIXED_PLAYERS = frozenset({fl.Players.YOU, fl.Players.DEFENDING_PLAYER, fl.Players.TRIGGERING_PLAYER})
"""Who is the same for as long as the effect lasts."""

ReferenceT = TypeVar("ReferenceT", bound=DamageSource | DamageRecipient)


def create_damage_effects(
    fixing: "EffectReferences", effect: fx.ChangeDamage, left: int | None
) -> Iterator[DamageEffect]:
    """Yield the effects that come to be, numbered from 0: none where what they were meant for is gone."""
    what = fixing.described(effect.what)
    change = fixing.changing(effect.change)
    if what is None or change is None:
        return
    recipients = tuple((each,) for each in fixing.one_by_one(what.to)) if effect.each else (what.to,)
    for number, to in enumerate(recipients):
        watched = replace(what, to=to)
        yield DamageEffect(number, fixing.stacked, watched, change, effect.then, left, effect.once, effect.duration)


class EffectReferences:
    """References as a resolving spell or ability means them, made to last."""

    def __init__(self, state: GameState, decide: Decide, stacked: StackedAbility, context: Context) -> None:
        self.state = state
        self.decide = decide
        self.stacked = stacked
        self.context = context

    def described(self, what: DamageDescribed) -> DamageDescribed | None:
        """The damage to watch for, None where nobody is left whose damage, or to whom, was meant."""
        by = tuple(each for reference in what.by for each in self.source(reference))
        to = tuple(each for reference in what.to for each in self.recipient(reference))
        if (what.by and not by) or (what.to and not to):
            return None
        return replace(what, by=by, to=to)

    def changing(self, change: DamageChange) -> DamageChange | None:
        if not isinstance(change, Redirect):
            return change
        onto = tuple(self.recipient(change.to))
        return Redirect(onto[0]) if onto else None

    def source(self, reference: DamageSource) -> Iterator[DamageSource]:
        match reference:
            case fl.ChosenSource(among=among):
                yield from self.chosen(among)
            case fl.Matching() | fl.Sources() | fl.Exactly():
                yield reference  # CR 611.2c: whatever is described when the damage would be dealt
            case _:
                yield from self.exactly(
                    reference, find_objects(self.state, self.context, reference, partial(characteristics, self.state))
                )

    def recipient(self, reference: DamageRecipient) -> Iterator[DamageRecipient]:
        match reference:
            case fl.Players():
                if reference in FIXED_PLAYERS:
                    yield from find_players(self.state, self.context, reference)
                else:
                    yield reference
            case (
                fl.Matching()
                | fl.Exactly()
                | PlayerId()
                | fl.ControllerOf()
                | fl.OwnerOf()
                | fl.OpponentsOf()
                | fl.PlayersBut()
                | fl.ThesePlayers()
                | fl.PlayersThisWay()
                | fl.PlayersTogether()
            ):
                yield reference
            case fl.TargetObject(index=index):
                targets = [each.what for each in self.context.targets if each.instance == index]
                yield from (each for each in targets if isinstance(each, PlayerId))
                yield from self.exactly(reference, tuple(each for each in targets if isinstance(each, ObjectId)))
            case _:
                yield from self.exactly(
                    reference, find_objects(self.state, self.context, reference, partial(characteristics, self.state))
                )

    def exactly(self, reference: fl.ObjectSet, objects: tuple[ObjectId, ...]) -> Iterator[fl.Exactly]:
        """CR 400.7: what the reference means as the objects that it means."""
        for each in objects:
            yield fl.Exactly(((each, incarnation_meant(self.state, self.context, reference, each)),))

    def one_by_one(self, to: tuple[DamageRecipient, ...]) -> Iterator[DamageRecipient]:
        """CR 615.11: every object and player that is described now."""
        values = partial(characteristics, self.state)
        for reference in to:
            match reference:
                case (
                    fl.Players()
                    | fl.ControllerOf()
                    | fl.OwnerOf()
                    | fl.OpponentsOf()
                    | fl.PlayersBut()
                    | fl.ThesePlayers()
                    | fl.PlayersThisWay()
                    | fl.PlayersTogether()
                ):
                    yield from find_players(self.state, self.context, reference)
                case PlayerId():
                    yield reference
                case _:
                    yield from self.exactly(reference, find_objects(self.state, self.context, reference, values))

    # The source of damage that is chosen.

    def chosen(self, among: fl.Sources | fl.Matching) -> Iterator[fl.ChosenSource]:
        """CR 609.7a: chosen as the effect is created; none, where there is none to choose."""
        options = tuple(each for each in self.possible() if is_described_source(self.state, self.context, among, each))
        if options:
            pick: ObjectId = self.decide(
                Choice(self.stacked.controller, ChoiceKind.SOURCE, options, self.stacked.source)
            )
            yield fl.ChosenSource(among, tuple(self.as_object(pick)))

    def as_object(self, source: ObjectId) -> Iterator[tuple[ObjectId, int]]:
        """CR 609.7a: a permanent spell also as the permanent that it becomes."""
        thing = self.state.objects[source] if (last := self.state.departed(source)) is None else last.thing
        yield source, thing.incarnation
        if thing.zone is Zone.STACK:
            yield source, thing.incarnation + 1

    def possible(self) -> Iterator[ObjectId]:
        """CR 609.7a: spells, what abilities on the stack come from or refer to, permanents, what lies in the command
        zone; by default what threatens the chooser most."""
        state, mine = self.state, self.stacked.controller
        stacked = [state.stacked[each] for each in reversed(state.stack) if each != self.stacked.id]
        referred = [
            each
            for entry in stacked
            for each in (entry.source, *(target.what for target in entry.targets), entry.triggering)
            if isinstance(each, ObjectId) and each in state.objects
        ]
        others = [thing.id for thing in state.objects.values() if thing.on_battlefield or thing.zone is Zone.COMMAND]
        threats = {entry.source for entry in stacked if entry.controller != mine}
        found = dict.fromkeys([*referred, *others])
        return iter(sorted(found, key=lambda each: (each not in threats, *self.harmlessness(each))))

    def harmlessness(self, thing: ObjectId) -> tuple[bool, bool, int]:
        """An attacker of the chooser, then what somebody else controls, then by power."""
        combat = self.state.combat
        attacker = combat.attackers.get(thing) if combat is not None else None
        mine = self.stacked.controller
        attacks = attacker is not None and attacker.defender == mine
        return not attacks, controller_of(self.state, thing) == mine, -(characteristics(self.state, thing).power or 0)
