"""The table of one game in progress: its state, the trace so far, choices, and what was left open.

The actions of chains change it in `resolving`; what changes nothing is recorded by `note`."""

from collections.abc import Sequence

from bot.engine.magenoir.asking.choices import Choices
from bot.engine.magenoir.asking.outcome import ChainRecord, Chosen
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.events.apply_event import state_of_ended_game, state_of_phase
from bot.engine.magenoir.events.trigger_occasions import EVENTS_LEADING_ON, OCCASIONS_BY_EVENT
from bot.engine.magenoir.ground.citations import DEFEAT, TURN
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.options import OpenQuestion, Options
from bot.engine.magenoir.table.game_state import GameState, Phase
from bot.engine.magenoir.words import abilities as ab
from bot.engine.trace import Entry, Rules


class Table:
    """Mutable: the state is replaced, the lists grow."""

    def __init__(self, state: GameState, options: Options, taken_names: frozenset[str] = frozenset()) -> None:
        self.state = state
        self.options = options
        self.taken_names = taken_names
        self.trace: list[Entry[ev.Event]] = []
        self.chains: list[ChainRecord] = []
        self.choices: list[Chosen] = []
        self.left_open: dict[tuple[OpenQuestion, ObjectId | None], None] = {}
        self.choosing = Choices(self._chosen)
        self.moment = 0
        self.listeners: dict[ab.Occasion, list[ObjectId]] = {}
        """The cards that may ever trigger on an occasion; what comes to be later is unknown and has no text."""
        for name, card in state.cards.items():
            for occasion in card.facts.triggers_by_occasion:
                self.listeners.setdefault(occasion, []).append(name)
        self.occasions_listened_for = frozenset(
            each.occasion for card in state.cards.values() for each in card.facts.possible_triggers
        )
        """The occasions on which any card may trigger, now or for the rest of a turn."""
        self.kinds_listened_for = frozenset(
            kind for kind, may_be in OCCASIONS_BY_EVENT.items() if not self.occasions_listened_for.isdisjoint(may_be)
        )
        """The classes of events that can be such an occasion."""
        self.kinds_leading_on = self.kinds_listened_for | EVENTS_LEADING_ON
        """Those, and the classes that lead on by themselves: after events of other classes nothing follows."""

    def note(self, event: ev.Around, rules: Rules, cause: int | None = None) -> int:
        """Record an event that changes nothing by itself; return its index in the trace."""
        self.trace.append(Entry(event, rules, self.moment, cause))
        return len(self.trace) - 1

    def begin(self, phase: Phase, active: PlayerId) -> None:
        """Begin a phase of that player's turn."""
        self.state = state_of_phase(self.state, phase, active)
        self.moment += 1
        self.note(ev.PhaseBegan(phase, active), TURN)

    def end(self, defeated: Sequence[PlayerId], winner: PlayerId | None) -> None:
        """End the game."""
        for name in defeated:
            self.note(ev.PlayerDefeated(name, by_empty_deck=self.state.players[name].hit_points > 0), DEFEAT)
        self.state = state_of_ended_game(self.state, defeated, winner)
        self.note(ev.GameEnded(winner), DEFEAT)

    def leave_open(self, question: OpenQuestion, rules: Rules, card: ObjectId | None = None) -> None:
        """Say once that the result depends on a question that the publisher left open."""
        if (question, card) not in self.left_open:
            self.left_open[question, card] = None
            self.note(ev.QuestionLeftOpen(question, card), rules)

    def new_name(self, wanted: str, others: Sequence[ObjectId] = ()) -> ObjectId:
        """Return an id that no card, no action of the scenario and none of the others has."""
        name, count = wanted, 1
        while name in self.taken_names or name in others or ObjectId(name) in self.state.cards:
            count += 1
            name = f"{wanted}-{count}"
        return ObjectId(name)

    def _chosen(self, chosen: Chosen, rules: Rules) -> None:
        self.choices.append(chosen)
        self.note(ev.ChoiceMade(chosen.by, chosen.kind, chosen.picked, chosen.default, chosen.options), rules)
