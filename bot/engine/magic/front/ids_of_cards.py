"""The ids by which a scenario names one card: that under which it is listed, that which an action gives it with `as`,
and those of both cards of a melded permanent (CR 712.4a)."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from bot.engine.magic import events as ev
from bot.engine.magic.asking.scenario import Action, Cast, Choose, PlayLand
from bot.engine.magic.casting.cast_spell import action_with_listed_id
from bot.engine.magic.casting.play_land import land_with_listed_id
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.trace import Entry

T = TypeVar("T")


EVENTS_OF_OTHER_IDS = (ev.SpellCast, ev.LandPlayed, ev.CardSetAside)
"""What may happen to a card under another id than the one that it is listed under."""


class IdsOfCards:
    """For each other id of a card the one that it has in the game."""

    def __init__(self) -> None:
        self.known: dict[ObjectId, ObjectId] = {}

    def known_in(self, state: GameState) -> Mapping[ObjectId, ObjectId]:
        """The other ids of what there is, those of melded cards aside."""
        found = {other: self.now(each) for other, each in self.known.items()}
        return {other: each for other, each in found.items() if other not in state.objects and each in state.objects}

    def now(self, given: ObjectId) -> ObjectId:
        """The id that the card has now; an id may have been given up for another, and that for a third."""
        seen = {given}
        while (given := self.known.get(given, given)) not in seen:
            seen.add(given)
        return given

    def in_action(self, state: GameState, action: Action) -> Action:
        """The action with the ids that its objects have in the game; what it casts or plays keeps the id by which the
        scenario knows the card."""
        names = {other: self.now(other) for other in self.known}
        for thing in () if isinstance(action, Choose) else state.battlefield():
            if thing.form.melded_with is not None and state.objects[thing.form.melded_with[0]].zone is Zone.MELDED:
                names[thing.form.melded_with[0]] = thing.id
        action = with_ids(action, names) if names else action
        match action:
            case Cast(spell=given):
                kept = replace(action, spell=action.card) if action.card else action_with_listed_id(state, action)
                self.call(given, kept.spell)
                return kept
            case PlayLand(land=given):
                played = replace(action, land=action.card) if action.card else land_with_listed_id(state, action)
                self.call(given, played.land)
                return played
            case _:
                return action

    def call(self, other: ObjectId, kept: ObjectId) -> None:
        """Know a card by another id as well."""
        if other != kept:
            self.known[other] = kept
            self.known.pop(kept, None)

    def learn(self, entries: Sequence[Entry[ev.Event]]) -> None:
        """Keep the ids of listed cards that were cast or played under another one."""
        for event in [each.event for each in entries if isinstance(each.event, EVENTS_OF_OTHER_IDS)]:
            match event:
                case ev.SpellCast(spell=became, held=ObjectId() as held):
                    self.call(held, became.id)
                case ev.LandPlayed(land=became, held=ObjectId() as held):
                    self.call(held, became.id)
                case ev.CardSetAside(card=became, held=ObjectId() as held):
                    self.call(held, became.id)
                case _:
                    pass


def with_ids(part: T, names: Mapping[ObjectId, ObjectId]) -> T:
    """The action, or a part of one, with other ids in it."""
    found: Any = part
    match found:
        case ObjectId():
            found = names.get(found, found)
        case CardDefinition():
            pass
        case tuple():
            found = tuple(with_ids(each, names) for each in found)
        case Mapping():
            found = {with_ids(key, names): with_ids(each, names) for key, each in found.items()}
        case _ if is_dataclass(found) and not isinstance(found, type):
            found = replace(found, **{each.name: with_ids(getattr(found, each.name), names) for each in fields(found)})
        case _:
            pass
    return found  # type: ignore[no-any-return]  # of the same type
