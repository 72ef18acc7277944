"""What an outcome answers to the questions of a draft: yes or no, a number, where something is in the end."""

from collections.abc import Callable, Mapping

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.mana_costs import mana_value
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.layers import characteristics
from bot.judge.language.asked.drafting.draft import CREATED, Asked, DraftQuestion, Told
from bot.judge.language.asked.drafting.placing import Placed
from bot.judge.language.asked.words.players import ME


@dataclass(frozen=True, slots=True)
class AskedAnswer:
    """The answer to one question: `yes` where it is one of yes or no; `number` of what, whose (`player`)."""

    asked: Asked
    yes: bool | None = None
    number: int | None = None
    player: str = ""
    thing: str = ""
    claimed: bool = False
    vain: bool = False
    """Whether what may be done does not do to its target what it would."""


class OutcomeFacts:
    """What is asked of an outcome."""

    def __init__(self, placed: Placed, outcome: Outcome) -> None:
        self.placed, self.outcome = placed, outcome
        self.events = [each.event for each in outcome.trace]

    def id_of(self, question: DraftQuestion) -> list[str]:
        """The ids of what is asked about; of what stands for created tokens those of all of them."""
        found = [each for thing in question.things if (each := self.placed.ids.get(thing.number, ""))]
        owners = {self.placed.players.get(each.owner, each.owner) for each in question.things if each.zone == CREATED}
        tokens = [each.token for each in self.events if isinstance(each, ev.TokenCreated)]
        return [*found, *(str(each.id) for each in tokens if each.controller in owners)]

    def player_of(self, question: DraftQuestion) -> PlayerId:
        return PlayerId(self.placed.players.get(question.player or ME, question.player or ""))

    def died(self, what: str) -> bool:
        """CR 700.4: whether it was put into a graveyard from the battlefield."""
        return any(
            isinstance(each, ev.ZoneChanged)
            and each.object == what
            and each.origin is Zone.BATTLEFIELD
            and each.destination is Zone.GRAVEYARD
            for each in self.events
        )

    def zone(self, what: str) -> Zone | None:
        thing = self.outcome.state.objects.get(ObjectId(what))
        return None if thing is None else thing.zone

    def entered(self, what: str) -> bool:
        return any(
            isinstance(each, ev.ZoneChanged) and each.object == what and each.destination is Zone.BATTLEFIELD
            for each in self.events
        )

    def is_taken_back(self, what: str) -> bool:
        """Whether it was put into a hand from where it had gone."""
        gone = (Zone.GRAVEYARD, Zone.EXILE)
        return self.zone(what) is Zone.HAND and any(
            isinstance(each, ev.ZoneChanged)
            and (each.object, each.destination) == (what, Zone.HAND)
            and each.origin in gone
            for each in self.events
        )

    def is_attached(self, what: str) -> bool:
        thing = self.outcome.state.objects.get(ObjectId(what))
        return thing is not None and thing.on_battlefield and thing.attached_to is not None

    def damage_to(self, player: str) -> int:
        return sum(each.amount for each in self.events if isinstance(each, ev.DamageDealt) and each.recipient == player)

    def gained_by(self, player: str) -> int:
        return sum(each.amount for each in self.events if isinstance(each, ev.LifeGained) and each.player == player)

    def lost_by(self, player: str) -> int:
        return sum(each.amount for each in self.events if isinstance(each, ev.LifeLost) and each.player == player)

    def spells_called(self, name: str | None) -> list[str]:
        if name is not None and name in self.placed.spells:
            return self.placed.spells[name]
        return [each for ids in self.placed.spells.values() for each in ids][:1]

    def is_in_vain(self, question: DraftQuestion, at: int) -> bool:
        """CR 101.2, 702.12b: whether what is cast neither counters nor destroys its targets, since they say so."""
        action = self.placed.document["do"][self.placed.asked[at]] if at in self.placed.asked else {}
        targets = set(action.get("targets", ()))
        spared = {
            each.stacked.id if isinstance(each, ev.NotCountered) else each.permanent
            for each in self.events
            if isinstance(each, (ev.NotCountered, ev.NotDestroyed))
        }
        return bool(targets) and targets <= spared and question.event is not None and "cast" in action

    def resolved(self, what: str) -> bool:
        return any(isinstance(each, ev.Resolved) and each.stacked.id == what for each in self.events)


def answer_asked(question: DraftQuestion, at: int, placed: Placed, outcome: Outcome) -> AskedAnswer:
    """Return the answer to a question, without a yes or a number where the outcome alone says it."""
    facts = OutcomeFacts(placed, outcome)
    yes, number = ANSWERS[question.asked](facts, question, at) if question.asked in ANSWERS else (None, None)
    if question.number is not None and number is not None:
        yes = number >= question.number if question.at_least else number == question.number
    if yes is not None and question.negated:
        yes = not yes
    if not question.yes_or_no and question.asked is not Asked.WHERE:
        yes = None
    thing = next(iter(facts.id_of(question)), "")
    vain = yes is True and question.asked is Asked.CAN and facts.is_in_vain(question, at)
    return AskedAnswer(question.asked, yes, number, facts.player_of(question), thing, question.claimed, vain)


Found = tuple[bool | None, int | None]


def answer_dies(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    ids = facts.id_of(question)
    countered = any(facts.zone(each) is Zone.GRAVEYARD and not facts.died(each) for each in ids)
    shuffled = any(facts.zone(each) is Zone.LIBRARY for each in ids)  # it is gone, and did not die
    if not ids or countered or shuffled:
        return None, None
    struck = question.first and answer_strikes(facts, question, 0)[0]
    return all(map(facts.died, ids)) and not struck, None


def answer_survives(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    ids = facts.id_of(question)
    return (not any(facts.died(each) or facts.zone(each) is Zone.EXILE for each in ids) if ids else None), None


def answer_any_dies(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    return any(map(facts.died, facts.id_of(question) or facts.placed.ids.values())), None


def answer_damage(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    number = facts.damage_to(facts.player_of(question))
    return number > 0, number


def answer_strikes(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    """Whether the thing dealt damage to anything."""
    ids = set(facts.id_of(question))
    return any(isinstance(each, ev.DamageDealt) and each.source in ids for each in facts.events), None


def answer_gained(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    number = facts.gained_by(facts.player_of(question))
    return number > 0, number


def answer_lost(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    number = facts.lost_by(facts.player_of(question))
    return number > 0, number


def answer_total(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    return None, facts.outcome.state.players[facts.player_of(question)].life


def answer_loses(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    return facts.outcome.state.players[facts.player_of(question)].lost, None


def answer_wins(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    me = facts.player_of(question)
    others = [player for name, player in facts.outcome.state.players.items() if name != me]
    return all(each.lost for each in others), None


def answer_resolves(facts: OutcomeFacts, question: DraftQuestion, at: int) -> Found:
    if at in facts.placed.asked:
        action = facts.placed.document["do"][facts.placed.asked[at]]
        return facts.resolved(str(action.get("as"))), None
    spells = facts.spells_called(question.card)
    return (all(map(facts.resolved, spells)) if spells else None), None


def answer_fizzles(facts: OutcomeFacts, question: DraftQuestion, at: int) -> Found:
    yes, _ = answer_resolves(facts, question, at)
    return (None if yes is None else not yes), None


def answer_legal(facts: OutcomeFacts, _question: DraftQuestion, at: int) -> Found:
    if at not in facts.placed.asked:
        return None, None
    result = facts.outcome.actions[facts.placed.asked[at]]
    return (None if result.unknown else result.legal), None


def answer_counters(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    """No number where counters of several kinds lie on it: the outcome lists them."""
    for what in facts.id_of(question):
        thing = facts.outcome.state.objects.get(ObjectId(what))
        if thing is not None:
            return None, (sum(thing.counters.values()) if len(thing.counters) < 2 else None)
    return None, None


def answer_cost(facts: OutcomeFacts, _question: DraftQuestion, at: int) -> Found:
    """CR 202.3: how much mana it costs."""
    action = facts.placed.asked.get(at)
    cost = next((each.value["mana"] for each in facts.outcome.answers if each.action == action), None)
    return None, None if cost is None else mana_value(cost)


def answer_poison(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    return None, facts.outcome.state.players[facts.player_of(question)].counters.get("poison", 0)


def answer_drawn(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    number = sum(
        1 for each in facts.events if isinstance(each, ev.CardDrawn) and each.player == facts.player_of(question)
    )
    return number > 0, number


def answer_discarded(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    player = facts.player_of(question)
    number = sum(1 for each in facts.events if isinstance(each, ev.CardDiscarded) and each.player == player)
    return number > 0, number


def answer_hand(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    return None, facts.outcome.state.players[facts.player_of(question)].hand


def answer_returns(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    """No answer where it is on the battlefield and never entered it: it was never away."""
    ids = facts.id_of(question)
    if question.zone == "hand":
        return (all(facts.zone(each) is Zone.HAND for each in ids) if ids else None), None
    there = [facts.zone(each) is Zone.BATTLEFIELD for each in ids]
    if not ids or (all(there) and not all(map(facts.entered, ids))):
        return None, None
    return all(here or facts.is_taken_back(each) for here, each in zip(there, ids, strict=True)), None


def answer_tapped(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    for what in facts.id_of(question):
        thing = facts.outcome.state.objects.get(ObjectId(what))
        if thing is not None:
            return thing.tapped, None
    return None, None


def answer_tokens(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    made = [each.token for each in facts.events if isinstance(each, ev.TokenCreated)]
    return None, sum(1 for each in made if each.controller == facts.player_of(question))


def answer_triggers(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    ids = set(facts.id_of(question))
    return any(
        isinstance(each, ev.AbilityTriggered) and (not ids or each.stacked.source in ids) for each in facts.events
    ), None


def answer_triggered(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    """How often abilities of the things triggered, of any where none are named; of the player's where one is."""
    ids, player = set(facts.id_of(question)), facts.player_of(question) if question.player else None
    stacked = [each.stacked for each in facts.events if isinstance(each, ev.AbilityTriggered)]
    meant = [each for each in stacked if (not ids or each.source in ids) and player in {None, each.controller}]
    return None, len(meant)


def answer_keeps(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    ids, player = facts.id_of(question), facts.player_of(question)
    there = [thing for each in ids if (thing := facts.outcome.state.objects.get(ObjectId(each))) is not None]
    kept = [each for each in there if each.zone is Zone.BATTLEFIELD and each.controller == player]
    return (len(kept) == len(ids) if ids else None), None


def answer_size(facts: OutcomeFacts, question: DraftQuestion, at: int) -> Found:
    """Whether it has the size that is said; no answer where none is."""
    if not question.size:
        return None, None
    action = facts.placed.asked.get(at)
    state = next((each.value for each in facts.outcome.answers if each.action == action), None)
    ids = facts.id_of(question)
    if state is None or len(ids) != 1 or ObjectId(ids[0]) not in state.objects:
        return None, None
    size = characteristics(state, ObjectId(ids[0]))
    return f"{size.power}/{size.toughness}" == question.size, None


def answer_falls(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    """CR 704.5m-n: whether an Aura left the battlefield, or an Equipment stays there without what it was on."""
    ids = facts.id_of(question)
    return (not all(map(facts.is_attached, ids)) if ids else None), None


def answer_legend(facts: OutcomeFacts, _question: DraftQuestion, _: int) -> Found:
    """CR 704.5j: whether somebody had to choose which of several to keep."""
    return any(each.kind is ChoiceKind.LEGEND_RULE for each in facts.outcome.choices), None


def answer_must_sacrifice(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    """Whether anything of the player's was put from the battlefield into a graveyard."""
    player = facts.player_of(question)
    moved = [each for each in facts.events if isinstance(each, ev.ZoneChanged) and each.origin is Zone.BATTLEFIELD]
    owned = facts.outcome.state.objects
    mine = [each for each in moved if (thing := owned.get(ObjectId(each.object))) is not None and thing.owner == player]
    return any(each.destination is Zone.GRAVEYARD for each in mine), None


def answer_command_zone(facts: OutcomeFacts, question: DraftQuestion, _: int) -> Found:
    """CR 903.9a: whether its owner may put it into the command zone; None where it never left the battlefield."""
    chosen = any(each.kind is ChoiceKind.COMMAND_ZONE for each in facts.outcome.choices)
    left = any(isinstance(each, ev.ZoneChanged) and each.object in facts.id_of(question) for each in facts.events)
    return (True if chosen else False if left else None), None


def is_borne_out(told: Told, placed: Placed, outcome: Outcome) -> bool:
    """Whether what is said to come of the situation does, in all or in a part of it."""
    facts = OutcomeFacts(placed, outcome)
    if not isinstance(told.about, str):
        what = placed.ids.get(told.about.number, "")
        return facts.died(what) if told.result == "kill" else facts.damage_to(what) == told.number
    player = PlayerId(placed.players.get(told.about, told.about))
    if told.result not in COUNTED_AS_TOLD:
        return True
    amounts = COUNTED_AS_TOLD[told.result](facts, player)
    return told.number is None or told.number in {*amounts, sum(amounts)}


COUNTED_AS_TOLD: Mapping[str, Callable[[OutcomeFacts, PlayerId], list[int]]] = {
    "draw": lambda facts, player: [
        1 for each in facts.events if isinstance(each, ev.CardDrawn) and each.player == player
    ],
    "gain": lambda facts, player: [
        each.amount for each in facts.events if isinstance(each, ev.LifeGained) and each.player == player
    ],
    "lose": lambda facts, player: [
        each.amount for each in facts.events if isinstance(each, ev.LifeLost) and each.player == player
    ],
    "damage": lambda facts, player: [
        each.amount for each in facts.events if isinstance(each, ev.DamageDealt) and each.recipient == player
    ],
    "total": lambda facts, player: [facts.outcome.state.players[player].life],
}
"""The amounts of which one, or all together, are what is told."""


def made_a_difference(outcome: Outcome, without: Outcome) -> bool:
    """Whether anybody or anything ended otherwise than in the outcome without the keyword that is asked about."""
    return figures_at_end(outcome) != figures_at_end(without)


def figures_at_end(outcome: Outcome) -> tuple[object, ...]:
    """Return life and poison of the players, and where each object is, with its damage and counters."""
    state = outcome.state
    players = [(name, each.life, each.counters) for name, each in state.players.items()]
    objects = [
        (name, each.zone, each.tapped, each.damage, each.counters) for name, each in sorted(state.objects.items())
    ]
    return players, objects


ANSWERS: Mapping[Asked, Callable[[OutcomeFacts, DraftQuestion, int], Found]] = {
    Asked.DIES: answer_dies,
    Asked.BOTH_DIE: answer_dies,
    Asked.SURVIVES: answer_survives,
    Asked.ANY_DIES: answer_any_dies,
    Asked.DAMAGE: answer_damage,
    Asked.STRIKES: answer_strikes,
    Asked.LIFE_GAINED: answer_gained,
    Asked.LIFE_LOST: answer_lost,
    Asked.LIFE_TOTAL: answer_total,
    Asked.LOSES: answer_loses,
    Asked.WINS: answer_wins,
    Asked.RESOLVES: answer_resolves,
    Asked.FIZZLES: answer_fizzles,
    Asked.LEGAL: answer_legal,
    Asked.CAN: answer_legal,
    Asked.COUNTERS: answer_counters,
    Asked.POISON: answer_poison,
    Asked.COST: answer_cost,
    Asked.DRAWN: answer_drawn,
    Asked.DISCARDED: answer_discarded,
    Asked.HAND: answer_hand,
    Asked.RETURNS: answer_returns,
    Asked.TAPPED: answer_tapped,
    Asked.TOKENS: answer_tokens,
    Asked.TRIGGERS: answer_triggers,
    Asked.TRIGGERED: answer_triggered,
    Asked.KEEPS: answer_keeps,
    Asked.SIZE: answer_size,
    Asked.FALLS_OFF: answer_falls,
    Asked.LEGEND_RULE: answer_legend,
    Asked.MUST_SACRIFICE: answer_must_sacrifice,
    Asked.COMMAND_ZONE: answer_command_zone,
}
"""How each kind of question is answered."""
