"""What costs ask for besides mana (CR 118, 601.2h, 602.2b): what keeps them from being paid, and the events of paying.

Knows neither what is cast or activated nor when it may be."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.casting.casting_zones import CARD_BEFORE
from bot.engine.magic.casting.crewing import Powers, decide_who_crews, find_crew, most_power
from bot.engine.magic.casting.return_cost import choose_returned, nothing_to_return, permanents_to_return, return_move
from bot.engine.magic.events.proposals import Author, Batch
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.player_counters import ENERGY
from bot.engine.magic.ground.reasons import Reason, Reasons
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Exiling, GameObject, Zone
from bot.engine.magic.targeting.sacrifice_defaults import least_valuable_first
from bot.engine.magic.values.filter_matching import matches_filter
from bot.engine.magic.values.hands_and_libraries import discard_events, exile_top_events, known_hand, mill_events
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.suspended_rules import can_pay_life, what_fixes_life_total, what_forbids_counters
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rules, cite_rules


@dataclass(frozen=True, slots=True)
class CostBill:
    """A cost that a player pays for a spell or for an ability of `source`. `cited` is the rule by which it is paid;
    `held` is the card in hand that is being cast, which can't be spent for itself."""

    player: PlayerId
    source: ObjectId
    cost: ab.Cost
    cited: Rules
    held: ObjectId | None = None
    helper: ObjectId | None = None
    """CR 702.119c, 702.180b: the permanent that was chosen for the cost before."""
    exiling: Exiling | None = None
    """CR 607.2a: of an activated ability, by what is exiled that which is exiled to pay it."""
    why: Reasons = ()
    """The reasons of what is done to pay it."""

    def permanents(self, state: GameState, wanted: fl.Filter) -> tuple[ObjectId, ...]:
        """Those of the player's that the noun phrase describes."""
        return tuple(
            thing.id
            for thing in state.battlefield()
            if thing.controller == self.player and self.is_like(state, thing, wanted)
        )

    def is_like(self, state: GameState, thing: GameObject, wanted: fl.Filter) -> bool:
        return matches_filter(state, Context(self.source, self.player), thing, wanted, partial(characteristics, state))

    def to_sacrifice(self, state: GameState) -> tuple[ObjectId, ...]:
        """CR 701.21a; what is sacrificed by itself is not sacrificed twice. By default what is worth least goes."""
        if self.cost.helped and self.cost.sacrifice is not None and self.helper is not None:
            return (self.helper,)
        found = () if self.cost.sacrifice is None else self.permanents(state, self.cost.sacrifice)
        there = (each for each in found if not (self.cost.sacrifice_this and each == self.source))
        return least_valuable_first(state, self.source, there)

    def to_tap(self, state: GameState) -> tuple[ObjectId, ...]:
        """CR 118.3, 701.26a: the untapped ones, the source aside where it taps by itself."""
        if self.cost.helped and self.cost.taps and self.helper is not None:
            return (self.helper,)
        found = self.permanents(state, self.cost.tapped or fl.ANYTHING) if self.cost.taps else ()
        busy = {self.source} if self.cost.tap else set()
        return tuple(each for each in found if not state.objects[each].tapped and each not in busy)

    def crew(self, state: GameState) -> Powers:
        """CR 702.122a, 702.171a: the creatures that can be tapped for that, each with the power that counts."""
        return find_crew(state, self.player, self.source, saddling=self.cost.saddling)

    def to_remove_from(self, state: GameState) -> tuple[ObjectId, ...]:
        """CR 118.3, 122.1: the permanents that have the counters, the source alone where the cost names no others."""
        if self.cost.counters is None:
            return ()
        kind, number = self.cost.counters
        own = (self.source,) if self.source in state.objects else ()
        bearers = own if self.cost.bearing is None else self.permanents(state, self.cost.bearing)
        return tuple(each for each in bearers if state.objects[each].counters.get(kind, 0) >= number)

    def to_exile(self, state: GameState) -> tuple[ObjectId, ...]:
        """The player's cards in the graveyard, or in the hand, that can be named and are like that; none where the cost
        exiles none."""
        if not self.cost.exiles:
            return ()
        return tuple(
            thing.id
            for thing in state.objects.values()
            if thing.zone is self.cost.exile_from
            and thing.owner == self.player
            and thing.id not in {self.source, self.held, CARD_BEFORE}
            and self.is_like(state, thing, self.cost.exiled or fl.ANYTHING)
        )

    def to_discard(self, state: GameState) -> tuple[ObjectId, ...]:
        """The cards of the hand that can be named and are like that; none where the cost discards none."""
        if not self.cost.discards and not self.cost.discard_hand:
            return ()
        hand = (each for each in known_hand(state, self.player) if each not in {self.held, self.source, CARD_BEFORE})
        return tuple(
            each for each in hand if self.is_like(state, state.objects[each], self.cost.discarded or fl.ANYTHING)
        )

    def to_put_back(self, state: GameState) -> tuple[ObjectId, ...]:
        """CR 401.4: the cards of the hand that can be named; none where the cost puts none back."""
        if not self.cost.puts_back:
            return ()
        hand = known_hand(state, self.player)
        return tuple(each for each in hand if each not in {self.held, self.source, CARD_BEFORE})

    def to_reveal(self, state: GameState) -> tuple[ObjectId, ...]:
        """CR 701.20a: the cards of the hand that can be named and are like that."""
        hand = (each for each in known_hand(state, self.player) if each not in {self.held, self.source, CARD_BEFORE})
        return tuple(
            each for each in hand if self.is_like(state, state.objects[each], self.cost.reveals or fl.ANYTHING)
        )

    def unnamed(self, state: GameState) -> int | None:
        """How many cards of the hand nobody can name; None: nobody knows how many."""
        size = state.players[self.player].hand
        return None if size is None else size - len(known_hand(state, self.player))


def unpayable_parts(state: GameState, bill: CostBill) -> Iterator[Refusal]:
    """CR 118.3, 601.2h: what the player does not have that the cost asks for, mana aside."""
    cost = bill.cost

    def refusal(kind: RefusalKind, cited: Rules = (), needed: int | None = None) -> Refusal:
        return Refusal(kind, (*bill.cited, *cite_rules("118.3"), *cited), bill.source, bill.player, needed=needed)

    if cost.unpayable:
        yield Refusal(RefusalKind.NO_MANA_COST, cite_rules("118.6", "202.1b"), bill.source, bill.player)
    if cost.sacrifice is not None and len(bill.to_sacrifice(state)) < cost.sacrifices:
        yield refusal(RefusalKind.NOTHING_TO_SACRIFICE)
    if (
        cost.returned is not None
        and len(permanents_to_return(state, bill.player, bill.source, cost.returned)) < cost.returns
    ):
        yield nothing_to_return(cost.returned, bill.source, bill.player, (*bill.cited, *cite_rules("118.3")))
    if not can_pay_life(state, bill.player, cost.life):
        fixed = what_fixes_life_total(state, bill.player) is not None
        kind, rule = (RefusalKind.CANT_PAY_LIFE, "614.17b") if fixed else (RefusalKind.NOT_ENOUGH_LIFE, "119.4")
        yield refusal(kind, cite_rules(rule), None if fixed else cost.life)
    unnamed = bill.unnamed(state)
    if unnamed is not None and len(bill.to_discard(state)) + unnamed < cost.discards:
        yield refusal(RefusalKind.NOTHING_TO_DISCARD, needed=cost.discards)
    if cost.reveals is not None and not unnamed and unnamed is not None and not bill.to_reveal(state):
        yield refusal(RefusalKind.NOTHING_TO_REVEAL, cite_rules("701.20a"))
    hidden = 0 if cost.exile_from is Zone.GRAVEYARD else unnamed
    if hidden is not None and len(bill.to_exile(state)) + hidden < cost.exiles:
        yield refusal(RefusalKind.NOTHING_TO_EXILE, needed=cost.exiles)
    if len(bill.to_tap(state)) < cost.taps:
        yield refusal(RefusalKind.NOTHING_TO_TAP, needed=cost.taps)
    if cost.crew is not None and (there := most_power(bill.crew(state))) < cost.crew:
        cited = (*bill.cited, *cite_rules("118.3"))
        yield Refusal(RefusalKind.CREW_TOO_WEAK, cited, bill.source, bill.player, amount=there, needed=cost.crew)
    yield from unpayable_counters(state, bill)
    yield from unpayable_moves(state, bill)


def unpayable_moves(state: GameState, bill: CostBill) -> Iterator[Refusal]:
    """CR 118.3, 701.17b: what there is too little of to exile from the battlefield, to mill or to put back."""
    cost, unnamed = bill.cost, bill.unnamed(state)

    def refusal(kind: RefusalKind, cited: Rules = (), needed: int | None = None) -> Refusal:
        return Refusal(kind, (*bill.cited, *cite_rules("118.3"), *cited), bill.source, bill.player, needed=needed)

    if cost.exiled_permanent is not None and not bill.permanents(state, cost.exiled_permanent):
        yield refusal(RefusalKind.NO_PERMANENT_TO_EXILE)
    size = state.library_size(bill.player)
    if size is not None and size < max(cost.mills, cost.exiles_top):
        yield refusal(RefusalKind.LIBRARY_TOO_SMALL, cite_rules("701.17b"), max(cost.mills, cost.exiles_top))
    if unnamed is not None and len(bill.to_put_back(state)) + unnamed < cost.puts_back:
        yield refusal(RefusalKind.NOTHING_TO_PUT_BACK, needed=cost.puts_back)


def unpayable_counters(state: GameState, bill: CostBill) -> Iterator[Refusal]:
    """CR 107.14, 118.3, 122.1: the counters that the cost puts or removes and that can't be."""
    cost = bill.cost

    def refusal(kind: RefusalKind, rule: str, needed: int | None = None) -> Refusal:
        return Refusal(kind, (*bill.cited, *cite_rules("118.3", rule)), bill.source, bill.player, needed=needed)

    if state.players[bill.player].counters.get(ENERGY, 0) < cost.energy:
        yield refusal(RefusalKind.NOT_ENOUGH_ENERGY, "107.14", cost.energy)
    if cost.puts is not None and what_forbids_counters(state, bill.source, cost.puts[0]) is not None:
        yield refusal(RefusalKind.CANT_PUT_COUNTERS, "614.17b")
    if cost.counters is not None and not bill.to_remove_from(state):
        lacking = RefusalKind.NOT_ENOUGH_COUNTERS if cost.bearing is None else RefusalKind.NO_SUCH_COUNTERS
        yield refusal(lacking, "122.1", cost.counters[1])


def source_state_faults(state: GameState, bill: CostBill) -> Iterator[Refusal]:
    """CR 107.5-107.6, 302.6, 602.5a: what keeps the source from being tapped or untapped for its own cost."""
    cost, source = bill.cost, state.objects[bill.source]
    if cost.tap and source.tapped:
        yield Refusal(RefusalKind.TAPPED, (*bill.cited, *cite_rules("118.3")), source.id)
    if cost.untap and not source.tapped:
        yield Refusal(RefusalKind.UNTAPPED, (*bill.cited, *cite_rules("107.6")), source.id)
    values = characteristics(state, source.id)
    held_back = source.sick and values.is_creature and KeywordName.HASTE not in values.keywords
    if (cost.tap or cost.untap) and held_back:
        yield Refusal(RefusalKind.SUMMONING_SICK, cite_rules("602.5a", "302.6"), source.id)


@dataclass(frozen=True, slots=True)
class CostPayment:
    """A cost in the course of being paid: its events go to the batch, as results of the entry `follows`."""

    game: Game
    bill: CostBill
    batch: Batch
    follows: int
    state: GameState
    """The one in which it is paid, with the spell that is being cast."""

    @property
    def tapped(self) -> tuple[ObjectId, ...]:
        """The permanents that were tapped for it, the source aside."""
        taps = (each.event for each in self.batch.proposals if isinstance(each.event, ev.Tapped))
        return tuple(each.permanent for each in taps if each.permanent != self.bill.source)

    @property
    def sacrificed(self) -> tuple[tuple[ObjectId, int], ...]:
        """The permanents that were sacrificed for it, each with its incarnation."""
        gone = (each.event.permanent for each in self.batch.proposals if isinstance(each.event, ev.Sacrificed))
        return tuple((each, self.state.objects[each].incarnation) for each in gone)

    def add(self, event: ev.Event, *more: str) -> int:
        cited = (*self.bill.cited, *cite_rules(*more))
        author = Author(self.bill.player, effect=False)
        why = (*self.bill.why, Reason.COST) if isinstance(event, (ev.Sacrificed, ev.CountersPut)) else self.bill.why
        return self.batch.add(event, cited, follows=self.follows, author=author, why=why)

    def chosen(self, kind: ChoiceKind, options: Sequence[ObjectId], number: int) -> list[ObjectId]:
        """CR 601.2h: one after the other; where all that there is has to be, nothing is chosen."""
        asked = Choice(self.bill.player, kind, options, self.bill.source, self.bill.cited)
        if number == len(options) > 1 and not self.game.choosing.awaits(asked):
            return list(options)
        found: list[ObjectId] = []
        for _ in range(number):
            left = tuple(each for each in options if each not in found)
            found.append(self.game.decide(Choice(self.bill.player, kind, left, self.bill.source, self.bill.cited)))
        return found

    def pay(self) -> ObjectId | None:
        """Add what is done; return the permanent that goes back to a hand, None where none does."""
        cost, bill, state = self.bill.cost, self.bill, self.state
        returned = choose_returned(self.game, bill.player, bill.source, cost.returned, cost.returns)
        for each in returned:
            self.add(return_move(each))
        self.turn_source()
        if cost.exert_this:
            self.add(ev.Exerted(bill.source, bill.player), "701.43a")
        for each in self.chosen(ChoiceKind.TAP, bill.to_tap(state), cost.taps):
            self.add(ev.Tapped(each))
        if cost.crew is not None:
            self.crew(cost.crew)
        if cost.life:
            self.add(ev.LifeLost(bill.player, cost.life), "119.4")
        if cost.energy:
            self.add(ev.CountersRemoved(bill.player, ENERGY, cost.energy), "107.14")
        self.counters()
        for each in self.chosen(
            ChoiceKind.SACRIFICE, bill.to_sacrifice(state), cost.sacrifices if cost.sacrifice else 0
        ):
            self.sacrifice(each)
        if cost.sacrifice_this:
            self.sacrifice(bill.source)
        self.discard()
        self.exile()
        self.library()
        self.move_source()
        return next(iter(returned), None)

    def library(self) -> None:
        """CR 401, 601.2h: cards of the library are milled or exiled, and cards of the hand are put back."""
        cost, bill, state = self.bill.cost, self.bill, self.state
        for event in mill_events(state, bill.player, cost.mills) if cost.mills else ():
            self.add(event, "701.17a")
        by = bill.exiling or Exiling(bill.source, state.objects[bill.source].incarnation)
        for event in exile_top_events(state, bill.player, cost.exiles_top, by) if cost.exiles_top else ():
            self.add(event)
        for picked in self.from_hand(ChoiceKind.PUT_BACK, bill.to_put_back(state), cost.puts_back):
            self.add(ev.CardPutBack(bill.player, picked), "401.4")

    def turn_source(self) -> None:
        """CR 107.5-107.6: the source is tapped, or untapped."""
        if self.bill.cost.tap:
            self.add(ev.Tapped(self.bill.source))
        if self.bill.cost.untap:
            self.add(ev.Untapped(self.bill.source))

    def move_source(self) -> None:
        """CR 601.2h: the source goes to exile, or to its owner's hand."""
        cost, source = self.bill.cost, self.bill.source
        if cost.exile_permanent:
            self.add(ev.ZoneChanged(source, Zone.BATTLEFIELD, Zone.EXILE))
        if cost.return_permanent:
            self.add(ev.ZoneChanged(source, Zone.BATTLEFIELD, Zone.HAND))
        if cost.exile_this:
            self.add(ev.ZoneChanged(source, Zone.GRAVEYARD, Zone.EXILE))

    def crew(self, needed: int) -> None:
        """CR 702.122a-b, 702.171a, c: creatures are tapped, and crew or saddle the source by that."""
        bill = self.bill
        kind = ChoiceKind.SADDLE if bill.cost.saddling else ChoiceKind.CREW
        powers = bill.crew(self.state)
        choice = Choice(bill.player, kind, tuple(powers), bill.source, bill.cited, also=ChoiceKind.TAP)
        chosen = tuple(decide_who_crews(self.game, choice, powers, needed))
        for each in chosen:
            self.add(ev.Tapped(each))
        for each in chosen:
            self.add(ev.Crewed(bill.source, each, bill.cost.saddling), "702.171c" if bill.cost.saddling else "702.122b")

    def counters(self) -> None:
        """CR 122.1: those that are put, and those that are removed."""
        cost, bill = self.bill.cost, self.bill
        if cost.puts is not None:
            self.add(ev.CountersPut(bill.source, *cost.puts), "122.1")
        if cost.counters is not None:
            bearers = bill.to_remove_from(self.state)
            for each in bearers if cost.bearing is None else self.chosen(ChoiceKind.COUNTERS, bearers, 1):
                self.add(ev.CountersRemoved(each, *cost.counters))

    def sacrifice(self, permanent: ObjectId) -> None:
        """CR 701.21a."""
        index = self.add(ev.Sacrificed(permanent), "701.21a")
        move = ev.ZoneChanged(permanent, Zone.BATTLEFIELD, Zone.GRAVEYARD)
        self.batch.add(move, cite_rules("701.21a"), follows=index)

    def discard(self) -> None:
        """CR 701.9: the source itself, or cards of the player's choice; None in the place of one that nobody can
        name."""
        cost, bill, state = self.bill.cost, self.bill, self.state
        if cost.discard_this:
            self.discarded(bill.source)
        hand = bill.to_discard(state)
        number = len(hand) + (bill.unnamed(state) or 0) if cost.discard_hand else cost.discards
        for picked in self.from_hand(ChoiceKind.DISCARD, hand, number, random=cost.discards_at_random):
            self.discarded(picked)

    def exile(self) -> None:
        """CR 601.2h: cards of the graveyard, or of the hand."""
        cost, bill, state = self.bill.cost, self.bill, self.state
        if cost.exiled_permanent is not None:
            there = least_valuable_first(state, bill.source, bill.permanents(state, cost.exiled_permanent))
            for each in self.chosen(ChoiceKind.EXILE, there, 1):
                self.add(ev.ZoneChanged(each, Zone.BATTLEFIELD, Zone.EXILE, exiled_by=bill.exiling))
        if cost.exile_from is Zone.GRAVEYARD:
            for each in self.chosen(ChoiceKind.EXILE, bill.to_exile(state), cost.exiles):
                self.add(ev.ZoneChanged(each, Zone.GRAVEYARD, Zone.EXILE, exiled_by=bill.exiling))
            return
        for picked in self.from_hand(ChoiceKind.EXILE, bill.to_exile(state), cost.exiles):
            exiled = None if picked is None else ev.ZoneChanged(picked, Zone.HAND, Zone.EXILE, exiled_by=bill.exiling)
            self.add(exiled or ev.CardExiled(bill.player))

    def from_hand(
        self, kind: ChoiceKind, options: Sequence[ObjectId], number: int, *, random: bool = False
    ) -> list[ObjectId | None]:
        """The cards of the hand that the player chooses, one after the other; None for one that nobody can name."""
        unnamed = self.bill.unnamed(self.state)
        spent: list[ObjectId | None] = []
        for _ in range(number):
            left: list[ObjectId | None] = [each for each in options if each not in spent]
            if unnamed is None or spent.count(None) < unnamed:
                left = [None, *left]
            choice = Choice(self.bill.player, kind, left, self.bill.source, self.bill.cited, random=random)
            spent.append(self.game.decide(choice) if left != [None] else None)
        return spent

    def discarded(self, card: ObjectId | None) -> None:
        """CR 701.9a."""
        why = (*self.bill.why, Reason.AT_RANDOM) if self.bill.cost.discards_at_random else self.bill.why
        for event in discard_events(self.bill.player, [card]):
            author = Author(self.bill.player, effect=False)
            cited = (*self.bill.cited, *cite_rules("701.9a"))
            self.batch.add(event, cited, follows=self.follows, author=author, why=why)
