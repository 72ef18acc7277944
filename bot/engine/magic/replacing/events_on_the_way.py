"""The proposals of one moment on their way through what can't happen and what replaces them (CR 614, 616).

Each kind of event has a function that takes one of them further; `road` says which, and in which order they go."""

from collections.abc import Iterable, Sequence

from bot.engine.cached_property import cached_property
from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import apply_events
from bot.engine.magic.asking.choices import Decide
from bot.engine.magic.events.proposals import NOTHING_USED, Proposal, UsedEffects
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.new_identifiers import fresh_identifiers
from bot.engine.magic.replacing.competing_effects import ModifyingEffect
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.record import record_class
from bot.engine.trace import Rules, cite_rules


@dataclass(frozen=True, slots=True)
class DoneAfterwards:
    """CR 614.11a, 615.5: what is done as soon as the events have happened: the other part of a prevention effect, or
    what happens instead of an event, as an ability that resolves.

    The effects that are `used` had their opportunity at the event, and have none at what happens instead (614.5)."""

    stacked: StackedAbility
    rules: Rules
    used: UsedEffects = NOTHING_USED


@record_class
class ReplacedEvents:
    """What happens instead of the proposals of one moment, and what is done afterwards."""

    proposals: Sequence[Proposal]
    afterwards: tuple[DoneAfterwards, ...] = ()


class EventsOnTheWay:
    """What happens instead of the proposals of one moment, as far as that is settled: `out`, in order."""

    def __init__(
        self,
        state: GameState,
        decide: Decide,
        proposals: Sequence[Proposal],
        afterwards: Iterable[DoneAfterwards] = (),
    ) -> None:
        self.state = state
        self.decide = decide
        self.proposals = proposals
        self.afterwards = [*afterwards]
        self.out: list[Proposal] = []
        self.added: list[Proposal] = []
        """What happens at the same moment besides, since it happens instead of something; it comes last."""
        self.destroyed: set[ObjectId] = set()
        """What is destroyed already, or something instead."""
        self.places: dict[int, int] = {}
        """Where each proposal of the moment stands in what comes out; those of a group come out with its first."""

    @cached_property
    def taken(self) -> set[ObjectId]:
        """The ids that are in use, those of new tokens included."""
        return set(self.state.objects)

    @cached_property
    def to_be_destroyed(self) -> set[ObjectId]:
        """What the proposals of the moment say is destroyed."""
        return {each.event.permanent for each in self.proposals if isinstance(each.event, ev.Destroyed)}

    def new_identifier(self, name: str) -> ObjectId:
        """An id for a token that is created besides others."""
        found = next(fresh_identifiers(self.taken, name))
        self.taken.add(found)
        return found

    def settle(self, proposal: Proposal) -> int:
        """CR 614.5: nothing modifies the proposal any more; return its place."""
        self.out.append(changed(proposal, settled=True))
        return len(self.out) - 1

    def add(self, proposal: Proposal) -> None:
        """CR 614.6: what happens instead of a proposal and may itself be modified."""
        self.added.append(proposal)

    def tell(
        self, event: ev.Event, chosen_rules: Rules, competing: Sequence[ModifyingEffect], proposal: Proposal
    ) -> None:
        """What one of the effects that competed changed, for what the proposal is made for."""
        cited = (*chosen_rules, *(cite_rules("616.1") if len(competing) > 1 else ()))
        self.settle(Proposal(event, cited, proposal.cause, proposal.follows))

    def with_what_enters(self) -> GameState:
        """CR 614.12, 614.17d: the state with what is settled already, such as a permanent that enters."""
        return apply_events(self.state, [each.event for each in self.out])
