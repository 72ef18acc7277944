"""Answers questions about an Emperor table under both sets of rules: who is in range of whom, who may attack or march,
and whom an effect affects.

Every answer comes from scenarios that the engine plays: this file writes their documents and reads their outcomes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.refusals import Refusal
from bot.engine.magic.asking.scenario import Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import play_to_the_end
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.multiplayer.range_of_influence import seat_of_recipient
from bot.engine.magic.multiplayer.seats import seat_distance
from bot.engine.magic.values.layers import characteristics
from bot.engine.trace import Rules, cite_rules
from bot.judge.answer import UNRULED, problem_of_error
from bot.judge.definitions import Library
from bot.judge.language.emperor.seats import Seats, read_seats
from bot.judge.language.emperor.words import (
    ArticleReading,
    Effect,
    RuleSet,
    read_article_reading,
    read_effect,
    read_rule_set,
    variant_of,
)
from bot.judge.language.lines.named_things import DEPLOY
from bot.judge.language.objects.creatures import Creature, Reader
from bot.judge.language.reading.notes import Note
from bot.judge.language.reading.pieces import Piece, clean_text, cut_at_separators, problem_in
from bot.judge.language.reading.request import EmperorRequest, Part
from bot.judge.problems import Problem, ProblemKind
from bot.judge.scenario_file import read_document
from bot.language import Language

Document = dict[str, Any]
CREATURE = "creature"
"""The id of the creature that a question is about."""
SPELL = "effect"


SENTENCES: Mapping[Effect, str] = {
    Effect.EACH_PLAYER: "deals 1 damage to each player.",
    Effect.EACH_OTHER_PLAYER: "deals 1 damage to each other player.",
    Effect.EACH_OPPONENT: "deals 1 damage to each opponent.",
    Effect.OPPONENT: "deals 1 damage to target opponent.",
    Effect.TARGET: "deals 1 damage to target player.",
    Effect.GLOBAL: "deals 1 damage to each creature.",
}
"""For each kind of effect, a text that has it, as on a card, which is then played."""
TARGETED = frozenset({Effect.OPPONENT, Effect.TARGET})
EFFECT_RULES: Mapping[Effect, Rules] = {
    Effect.EACH_PLAYER: cite_rules("801.10"),
    Effect.EACH_OTHER_PLAYER: cite_rules("801.10"),
    Effect.EACH_OPPONENT: cite_rules("801.10"),
    Effect.OPPONENT: cite_rules("801.4", "801.5a"),
    Effect.TARGET: cite_rules("801.4"),
    Effect.GLOBAL: cite_rules("801.10"),
}
OLDER_RANGE, OLDER_ATTACK, OLDER_MARCH = (
    cite_rules("classic range"),
    cite_rules("classic attack"),
    cite_rules("classic march"),
)
DEPLOYING = cite_rules("804.2")


@dataclass(frozen=True, slots=True)
class EmperorQuestion:
    """A question about an Emperor table, as read.

    `who` is None for all players, `whom` for any of them; `territory` is the player in whose territory the creature is,
    None for its controller's own."""

    part: Part
    seats: Seats
    rule_set: RuleSet
    who: str | None = None
    whom: str | None = None
    territory: str | None = None
    creature: Creature | None = None
    effect: Effect = Effect.EACH_PLAYER
    reading: ArticleReading = ArticleReading.OUT
    notes: tuple[Note, ...] = ()

    @property
    def askers(self) -> list[str]:
        return self.seats.living if self.who is None else [self.who]

    def others(self, player: str) -> list[str]:
        """Return everybody else in the game, clockwise from the player's left."""
        seats = self.seats.living
        at = seats.index(player)
        return [*seats[at + 1 :], *seats[:at]]

    def everybody(self, player: str) -> list[str]:
        """Return the others, then the player."""
        return [*self.others(player), player]


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """The answer for one player: `found` are those for whom it is yes, clockwise from the player's left.

    `limit` is the range of influence in seats; `why_not` has the refusals of the others, where the engine gave one."""

    player: str
    found: tuple[str, ...]
    cited: Rules
    limit: int
    start: str
    """The player from whose seat distances are measured."""
    distances: Mapping[str, int] = field(default_factory=dict)
    why_not: Mapping[str, Refusal] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class AnswerByRules:
    """The answer under one set of rules, with the last scenario that was played for it."""

    rule_set: RuleSet
    rows: tuple[AnswerRow, ...]
    document: Document
    scenario: Scenario
    outcome: Outcome

    def row(self, player: str) -> AnswerRow:
        return next(row for row in self.rows if row.player == player)


@dataclass(frozen=True, slots=True)
class EmperorRuling:
    """The answer under the rules that were asked for, and under the other ones."""

    question: EmperorQuestion
    answered: AnswerByRules
    otherwise: AnswerByRules

    @property
    def differing(self) -> tuple[AnswerRow, ...]:
        """The rows of the other rules whose answer differs for the players who were asked about."""
        whom = self.question.whom
        if self.question.part == "march":  # today creatures are deployed instead: that always differs
            return self.otherwise.rows
        return tuple(
            other
            for mine, other in zip(self.answered.rows, self.otherwise.rows, strict=True)
            if (set(mine.found) != set(other.found) if whom is None else (whom in mine.found) != (whom in other.found))
        )


def judge_emperor(request: EmperorRequest, lang: Language, cards: Library) -> EmperorRuling | Problem:
    """Read what was typed, and play it under both sets of rules."""
    try:
        question = read_question(request, lang, cards)
        answered = answer_emperor_question(question, question.rule_set, cards)
        return EmperorRuling(question, answered, answer_emperor_question(question, question.rule_set.other, cards))
    except UNRULED as error:
        return problem_of_error(error)


def moved_creatures(outcome: Outcome) -> Iterator[tuple[ObjectId, PlayerId, PlayerId]]:
    """Yield each creature that stands elsewhere than at first, by march, deployment or whoever took it, with where it
    stood and stands."""
    for thing in outcome.state.battlefield():
        before = outcome.start.objects.get(thing.id)
        if before is None or not before.on_battlefield or before.incarnation != thing.incarnation:
            continue
        stood = seat_of_recipient(outcome.start, thing.id, before.controller)
        stands = seat_of_recipient(outcome.state, thing.id, thing.controller)
        if stood != stands and characteristics(outcome.state, thing.id).is_creature:
            yield thing.id, stood, stands


# Reading.


def read_question(request: EmperorRequest, lang: Language, cards: Library) -> EmperorQuestion:
    """Read the options; raises `ScenarioError`."""
    seats = read_seats(request.seats, request.size, lang)
    named: dict[str, str] = {}
    notes: list[Note] = []
    for option in ("who", "whom", "territory"):
        if typed := getattr(request, option).strip():
            named[option], understood = seats.player(typed, option)
            notes += understood
    creature = read_creature(request.creature, lang, cards)
    default = RuleSet.CLASSIC if request.part == "march" else RuleSet.CURRENT
    if "who" not in named and (creature is not None or "territory" in named):
        option = "creature" if creature is not None else "territory"
        raise problem_in(ProblemKind.WHOSE_CREATURE, option, Piece(getattr(request, option), 0), "", seats.living)
    return EmperorQuestion(
        request.part,
        seats,
        read_rule_set(request.rules, lang, default),
        who=named.get("who"),
        whom=named.get("whom"),
        territory=named.get("territory"),
        creature=creature,
        effect=read_effect(request.effect, lang),
        reading=read_article_reading(request.reading, lang),
        notes=(*notes, *(creature.notes if creature is not None else ())),
    )


def read_creature(typed: str, lang: Language, cards: Library) -> Creature | None:
    """Read the one creature of the question; None where it names none."""
    text = clean_text(typed, CREATURE)
    if not text:
        return None
    creatures = Reader(cards.cards, lang, CREATURE).entries(cut_at_separators(text, ("list", "plus", "and")))
    if len(creatures) != 1 or creatures[0].count != 1:
        raise problem_in(ProblemKind.ONE_CREATURE, CREATURE, Piece(text, 0), text)
    return creatures[0]


# Playing.


def answer_emperor_question(question: EmperorQuestion, rule_set: RuleSet, cards: Library) -> AnswerByRules:
    """Answer for everybody who is asked about, in one scenario each; raises `ScenarioError`."""
    rows, played = [], []
    for player in question.askers:
        asked = ASK_PART[question.part](question, rule_set, player)
        document = document_of(question, rule_set, player, asked)
        scenario = read_document(document, cards).scenario
        outcome = play_to_the_end(scenario)
        row = READ_ROW[question.part](question, player, outcome)
        rows.append(
            row_with_range(replace(row, cited=rules_of_question(question, rule_set)), question, rule_set, outcome)
        )
        played.append((document, scenario, outcome))
    document, scenario, outcome = played[-1]
    return AnswerByRules(rule_set, tuple(rows), document, scenario, outcome)


def document_of(question: EmperorQuestion, rule_set: RuleSet, player: str, do: Sequence[Document]) -> Document:
    """Return a scenario in that player's turn with the creature; for a global effect, with one creature of each
    player."""
    document: Document = {
        "variant": variant_of(rule_set, question.reading),
        "players": question.seats.document(),
        "active": player,
        "objects": [creature_of(question, player)],
        "do": [*do],
    }
    if question.part == "effect" and question.effect is Effect.GLOBAL:
        bystander = {"name": "2/2", "power": 2, "toughness": 2, "types": ["Creature"]}
        document["objects"] += [{"id": f"{SPELL} {each}", "is": bystander, "controller": each}
                                for each in question.seats.living]  # fmt: skip
    return document


def creature_of(question: EmperorQuestion, player: str) -> Document:
    """Return the creature of the question, or any creature where it names none."""
    identity: Document = {"is": {"name": "2/2", "power": 2, "toughness": 2, "types": ["Creature"]}}
    states: Document = {}
    if question.creature is not None:
        identity, states = question.creature.identity, question.creature.states.keys
    if question.part == "effect":
        sentence = f"{{0}}: This creature {SENTENCES[question.effect]}"
        identity = {"is": {"name": "2/2", "power": 2, "toughness": 2, "types": ["Creature"], "text": sentence}}
    place = {} if question.territory is None else {"territory": question.territory}
    return {"id": CREATURE, **identity, "controller": player, **states, **place}


def rules_of_question(question: EmperorQuestion, rule_set: RuleSet) -> Rules:
    """Return the rules that the answer rests on."""
    classic = rule_set is RuleSet.CLASSIC
    match question.part:
        case "range":
            return OLDER_RANGE if classic else cite_rules("801.2", "809.3a")
        case "attack":
            return OLDER_ATTACK if classic else cite_rules("809.3c")
        case "march":
            return OLDER_MARCH if classic else DEPLOYING
        case "effect":
            return OLDER_RANGE if classic else EFFECT_RULES[question.effect]


def ask_range(question: EmperorQuestion, rule_set: RuleSet, player: str) -> list[Document]:
    """Ask for the range: by the older rules from where the creature is, today from its controller's seat."""
    stands = question.territory is not None
    who = CREATURE if stands and rule_set is RuleSet.CLASSIC else player
    return [{"ask": "in range", "who": who, "what": each} for each in question.everybody(player)]


def ask_attack(question: EmperorQuestion, _: RuleSet, player: str) -> list[Document]:
    return [{"ask": "can attack", "who": CREATURE, "at": each} for each in question.everybody(player)]


def ask_march(question: EmperorQuestion, rule_set: RuleSet, player: str) -> list[Document]:
    """Ask for marches; today's rules have creatures deployed instead, to each player who is a legal target."""
    if rule_set is RuleSet.CURRENT:
        return [
            {"ask": "can activate", "object": CREATURE, "ability": DEPLOY, "by": player},
            {"ask": "legal targets", "object": CREATURE, "ability": DEPLOY, "by": player},
        ]
    return [{"ask": "can march", "who": CREATURE, "to": each} for each in question.everybody(player)]


def ask_effect(question: EmperorQuestion, _: RuleSet, player: str) -> list[Document]:
    if question.effect in TARGETED:
        return [{"ask": "legal targets", "object": CREATURE, "ability": 1, "by": player}]
    return [{"activate": CREATURE, "ability": 1, "by": player}, {"resolve": "all"}]


ASK_PART: Mapping[Part, Callable[[EmperorQuestion, RuleSet, str], list[Document]]] = {
    "range": ask_range,
    "attack": ask_attack,
    "march": ask_march,
    "effect": ask_effect,
}


def row_without_range(player: str, whom: Sequence[str], why_not: Mapping[str, Refusal] | None = None) -> AnswerRow:
    return AnswerRow(player, tuple(whom), (), 0, player, {}, why_not or {})


def row_of_answers(question: EmperorQuestion, player: str, outcome: Outcome) -> AnswerRow:
    """Return the row of the players for whom the answer is yes: one question was asked for each, in order."""
    answers = list(zip(question.everybody(player), outcome.answers, strict=True))
    refusals = {each: given.refusal for each, given in answers if given.refusal is not None}
    return row_without_range(player, [each for each, given in answers if given.value], refusals)


def row_of_marches(question: EmperorQuestion, player: str, outcome: Outcome) -> AnswerRow:
    first = outcome.answers[0]
    if not isinstance(outcome.answers[-1].value, list):
        return row_of_answers(question, player, outcome)
    destinations = outcome.answers[-1].value if first.value else []
    refusals = {} if first.refusal is None else dict.fromkeys(question.others(player), first.refusal)
    return row_without_range(player, [each for each in question.others(player) if each in destinations], refusals)


def row_of_effect(question: EmperorQuestion, player: str, outcome: Outcome) -> AnswerRow:
    """Return the row of who can be chosen, or of who was damaged, in person or through a creature."""
    around = [player, *question.others(player)]
    if question.effect in TARGETED:
        legal = outcome.answers[0].value
        return row_without_range(player, [each for each in around if each in legal])
    if question.effect is Effect.GLOBAL:
        hurt = {thing.controller for thing in outcome.state.battlefield() if thing.damage}
        return row_without_range(player, [each for each in around if each in hurt])
    start, end = outcome.start.players, outcome.state.players
    return row_without_range(player, [each for each in around if end[PlayerId(each)].life < start[PlayerId(each)].life])


READ_ROW: Mapping[Part, Callable[[EmperorQuestion, str, Outcome], AnswerRow]] = {
    "range": row_of_answers,
    "attack": row_of_answers,
    "march": row_of_marches,
    "effect": row_of_effect,
}


def row_with_range(row: AnswerRow, question: EmperorQuestion, rule_set: RuleSet, outcome: Outcome) -> AnswerRow:
    """Return the row with the range and the distances that explain it."""
    seats = outcome.start.in_game()
    stands = question.territory if rule_set is RuleSet.CLASSIC else None
    start = row.player if stands is None else stands
    limit = outcome.start.players[PlayerId(row.player)].range or 0
    distances = {each: seat_distance(seats, PlayerId(start), PlayerId(each)) for each in question.seats.living}
    return replace(row, limit=limit, start=start, distances=distances)
