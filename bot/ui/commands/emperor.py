"""`/emperor`: who reaches, attacks, marches, and whom an effect touches, at a table of emperors and generals.

Owns the words around the engine's answers: verdict first, then why, then what the other rules would say."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.config import Language
from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.outcome import Outcome
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.state import GameState
from bot.engine.trace import Rules
from bot.explain import english_grammar, french_grammar
from bot.explain.explanation import refusal_line
from bot.explain.names import Names, Noun
from bot.judge.answer import TypedRuling, judge_typed
from bot.judge.emperor import (
    CREATURE,
    TARGETED,
    Answered,
    EmperorRuling,
    Row,
    judge_emperor,
)
from bot.judge.language.emperor_words import Effect, Reading, RuleSet, emperor_words, rule_set_of
from bot.judge.language.request import EmperorPlayRequest, EmperorRequest, Part
from bot.judge.language.seats import Seats, read_seats
from bot.judge.outcome_document import RULES_EDITION
from bot.judge.problems import Problem
from bot.ui.commands.dates import date_in
from bot.ui.commands.emperor_picture import picture_of, picture_of_play
from bot.ui.commands.names import with_rules
from bot.ui.commands.rulings import notes_told, refused, rules_told, typed_reply
from bot.ui.desk import Desk
from bot.ui.naming import names_of
from bot.ui.reply import Reply, Section
from bot.ui.strings import Strings, strings

WHERE_IT_STANDS = frozenset(
    {RefusalKind.NOT_NEXT_TO, RefusalKind.NOT_ATTACKABLE, RefusalKind.NOT_ADJACENT, RefusalKind.NOT_ALLIED}
)
"""Reasons that are told together, by seat; the others are the creature's own."""


def rule_range(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Who reaches whom."""
    return rule_emperor("range", desk, lang, options)


def rule_attack(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Who may attack whom, or why not."""
    return rule_emperor("attack", desk, lang, options)


def rule_march(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Who may march where, or why not."""
    return rule_emperor("march", desk, lang, options)


def rule_effect(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Whom an effect touches."""
    return rule_emperor("effect", desk, lang, options)


def rule_emperor(part: Part, desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Answer one of the questions about a table, or say in one line what could not be read."""
    ruling = judge_emperor(EmperorRequest(part, **options), lang, desk.library)
    return refused(ruling, lang) if isinstance(ruling, Problem) else reply_of(Words(ruling, desk, lang))


def rule_play(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Rule a whole situation at the table, and say where the other rules would rule otherwise."""
    request = EmperorPlayRequest(**{name: options.get(name, "") for name in EmperorPlayRequest.__dataclass_fields__})
    ruling = judge_typed(request, lang, desk.library)
    if isinstance(ruling, Problem):
        return refused(ruling, lang)
    other_rules = rule_set_of(request.rules, lang).other
    other = judge_typed(replace(request, rules=other_rules), lang, desk.library)
    reply = typed_reply(ruling, desk, lang)
    seats = read_seats(request.seats, request.size, lang)
    table = table_told(seats, lang)
    sections = [*reply.sections, *said_otherwise(ruling, other, other_rules, desk, lang), Section("", (table,))]
    names = names_of(ruling.scenario, desk.library, lang)
    picture = picture_of_play(ruling.outcome, seats, names, lang, [table, reply.verdict])
    return replace(reply, sections=tuple(sections), picture=picture)


def said_otherwise(
    ruling: TypedRuling, other: TypedRuling | Problem, rule_set: RuleSet, desk: Desk, lang: Language
) -> Iterator[Section]:
    """What becomes of the same situation by the other rules, and how the older article was read where players leave."""
    say, name = strings(lang), "older" if rule_set is RuleSet.CLASSIC else "today"
    if isinstance(other, TypedRuling):
        if what_came_of(ruling.outcome) == what_came_of(other.outcome):
            yield Section("", (say(f"table-{name}-agree"),))
        else:
            reply = typed_reply(other, desk, lang)
            steps = [line for section in reply.sections if not section.title for line in section.lines]
            answers = steps[: max(0, len(other.outcome.answers) - 1)]
            yield Section(say(f"table-{name}-differ"), (reply.verdict, *answers))
    eliminated = any("classic elimination" in entry.rules for entry in ruling.outcome.trace)
    if eliminated:
        yield Section("", (say("table-elimination"),))


def what_came_of(outcome: Outcome) -> tuple[object, ...]:
    """What a ruling is compared by: what was legal, what was answered, who lives, and where everything is."""
    state = outcome.state
    return (
        [each.legal for each in outcome.actions],
        [str(each.value) for each in outcome.answers if not isinstance(each.value, GameState)],
        [(each.life, each.lost) for each in state.players.values()],
        sorted((name, thing.zone, thing.controller, thing.tapped) for name, thing in state.objects.items()),
    )


def reply_of(words: "Words") -> Reply:
    """The ruling as a reply: the verdict with its rules, why, the other rules, and how the table was read."""
    ruling, say = words.ruling, words.say
    question, answered = ruling.question, ruling.answered
    understood = tuple(notes_told(question.notes, words.lang))
    assumed = tuple(words.assumed())
    reasons = tuple(words.reasons(answered))
    sections = [
        Section("", reasons),
        words.otherwise(),
        Section("", (words.table(),)),
        Section(say("reply-assumed"), assumed),
        Section(say("reply-understood"), understood),
    ]
    refusals = words.told_refusals(answered)
    is_no = refusals and question.whom is not None
    rests_on = refusals[0].rules if is_no else answered.rows[0].cited
    verdict = with_rules(words.verdict(answered), words.cited(rests_on))
    cited = (*rests_on, *(rule for each in refusals for rule in each.rules))
    return Reply(
        "ruling",
        words.lang,
        verdict,
        tuple(section for section in sections if section.lines),
        certain=not any(each.doubt for each in question.notes),
        understood=understood,
        assumed=assumed,
        rules=tuple(dict.fromkeys(str(rule) for rule in cited)),
        scenario=answered.document,
        footer=f"{say('reply-edition', edition=date_in(RULES_EDITION, words.lang))} · {say('reply-unofficial')}",
        picture=picture_of(ruling, words.lang, [words.table(), verdict, *reasons]),
    )


@dataclass(frozen=True, slots=True)
class Words:
    """A ruling in one language."""

    ruling: EmperorRuling
    desk: Desk
    lang: Language

    @property
    def say(self) -> Strings:
        return strings(self.lang)

    @property
    def part(self) -> Part:
        return self.ruling.question.part

    # Nouns.

    def joined(self, players: Iterable[str], *, choice: bool = False) -> str:
        if self.lang == "fr":
            return french_grammar.joined(list(players), "ou" if choice else "et")
        return english_grammar.joined(list(players), "or" if choice else "and")

    def of(self, player: str) -> str:
        return french_grammar.de(player) if self.lang == "fr" else english_grammar.possessive(player)

    def seats(self, number: int) -> str:
        return self.say("table-seats", number=number)

    def creature(self) -> str:
        creature = self.ruling.question.creature
        return self.say("table-a-creature") if creature is None else creature.typed

    def who(self, player: str, rule_set: RuleSet) -> str:
        """The player, or the creature of theirs that the question is about."""
        question = self.ruling.question
        there = question.territory if rule_set is RuleSet.CLASSIC else None
        if there is None and question.creature is None and self.part != "march":
            return player
        told = {"creature": self.creature(), "of_player": self.of(player)}
        if there is None or there == player:
            return self.say("table-its-creature", **told)
        return self.say("table-its-creature-there", **told, of_territory=self.of(there))

    # Sentences.

    def message(self, form: str, row: Row, rule_set: RuleSet, whom: Sequence[str] = ()) -> str:
        """`form` is found, nobody or missed, of the question's own messages."""
        part = "deploy" if self.part == "march" and rule_set is RuleSet.CURRENT else self.part
        arguments = {"who": self.who(row.player, rule_set), "whom": self.whom(whom)}
        if part == "deploy":
            creature = self.ruling.question.creature
            what = self.say("table-some-creature") if creature is None else creature.typed
            arguments = {"player": row.player, "what": what, "whom": arguments["whom"]}
        if part == "effect":
            effect = str(self.ruling.question.effect).replace(" ", "-")
            arguments["effect"] = self.say(f"table-effect-{effect}")
        if form == "nobody":
            del arguments["whom"]
        return self.say(f"table-{part}-{form}", **arguments)

    def whom(self, players: Sequence[str]) -> str:
        effect = self.ruling.question.effect
        if self.part == "effect" and effect is Effect.GLOBAL:
            each = [french_grammar.de(player) for player in players] if self.lang == "fr" else players
            return self.say("table-effect-creatures", players=self.joined(each))
        choice = self.part in {"attack", "march"} or (self.part == "effect" and effect in TARGETED)
        return self.joined(players, choice=choice)

    def told(self, row: Row, rule_set: RuleSet) -> str:
        """The row as a sentence that stands alone."""
        return french_grammar.capital(self.row(row, rule_set))

    def row(self, row: Row, rule_set: RuleSet) -> str:
        """What is true of one player, or of the one that was asked about."""
        whom = self.ruling.question.whom
        if whom is not None:
            form = "found" if whom in row.found else "missed"
            return self.message(form, row, rule_set, [whom])
        found = [each for each in row.found if each != row.player or self.part in {"effect", "march"}]
        return self.message("found", row, rule_set, found) if found else self.message("nobody", row, rule_set)

    def verdict(self, answered: Answered) -> str:
        question = self.ruling.question
        if question.who is None:
            return self.of_the_table(answered)
        sentence = self.row(answered.rows[0], answered.rule_set)
        if question.whom is None:
            return french_grammar.capital(sentence)
        return self.say("table-yes" if question.whom in answered.rows[0].found else "table-no", sentence=sentence)

    def of_the_table(self, answered: Answered) -> str:
        """What is the same for everybody."""
        older = answered.rule_set is RuleSet.CLASSIC
        match self.part:
            case "range":
                return self.say("table-range-table", limits=self.limits(answered.rows))
            case "attack":
                return self.pairs(answered.rows)
            case "march":
                return self.say("table-march-table" if older else "table-deploy-table")
            case "effect":
                return self.say("table-effect-table-older" if older else "table-effect-table")

    def limits(self, rows: Sequence[Row]) -> str:
        by_limit: dict[int, list[str]] = {}
        for row in rows:
            by_limit.setdefault(row.limit, []).append(row.player)
        if len(by_limit) == 1:
            return self.say("table-range-everybody", seats=self.seats(rows[0].limit))
        return ", ".join(
            self.say("table-range-limit", seats=self.seats(limit), players=self.joined(by_limit[limit]))
            for limit in sorted(by_limit, reverse=True)
        )

    def pairs(self, rows: Sequence[Row]) -> str:
        """Each two that can attack each other once, and who can attack nobody."""
        seats = self.ruling.question.seats.names
        pairs = dict.fromkeys(tuple(sorted((row.player, each), key=seats.index)) for row in rows for each in row.found)
        nobody = [row.player for row in rows if not row.found]
        told = ", ".join(" ↔ ".join(pair) for pair in pairs)
        if not nobody:
            return self.say("table-attack-table", pairs=told)
        return self.say("table-attack-table-nobody", pairs=told, nobody=self.joined(nobody), number=len(nobody))

    # Why.

    def reasons(self, answered: Answered) -> Iterator[str]:
        """The rows of a whole table; of one player, why not the others."""
        question = self.ruling.question
        if question.who is None:
            yield from self.rows_told(answered)
            return
        row = answered.rows[0]
        yield from (self.refusal(each, answered) for each in self.told_refusals(answered))
        if self.part in {"range", "effect"}:
            yield from self.distances(row)
        if self.part == "range" and question.whom is not None and question.territory is None:
            yield from self.the_other_way(answered)
        if self.part == "attack" and question.whom is None:
            far = [each for each, why in row.why_not.items() if why.kind is RefusalKind.NOT_NEXT_TO]
            if far:
                line = self.say("table-attack-far", far=self.joined(far))
                yield with_rules(line, self.cited(row.why_not[far[0]].rules))

    def rows_told(self, answered: Answered) -> Iterator[str]:
        """One line a player; of attacks the verdict has said all, unless one player is asked about."""
        if self.part != "attack" or self.ruling.question.whom is not None:
            yield from (self.told(row, answered.rule_set) for row in answered.rows)

    def told_refusals(self, answered: Answered) -> list[Refusal]:
        """Of one player, why not the one asked about; else the reasons of the creature itself, each once."""
        question, row = self.ruling.question, answered.rows[0]
        if question.who is None:
            return []
        if question.whom is not None:
            found = row.why_not.get(question.whom)
            return [] if found is None or question.whom in row.found else [found]
        own = [each for each in row.why_not.values() if each.kind not in WHERE_IT_STANDS | {RefusalKind.TOO_FAR}]
        return list({each.kind: each for each in own}.values()) if not row.found else []

    def refusal(self, refused: Refusal, answered: Answered) -> str:
        question = self.ruling.question
        if refused.kind is RefusalKind.NOT_NEXT_TO and question.whom is not None:
            apart = self.say("table-attack-apart", **self.apart(answered.rows[0], question.whom))
            return with_rules(apart, self.cited(refused.rules))
        line = refusal_line(refused, self.names(answered), self.lang)
        return with_rules(line.text, self.cited(line.rules))

    def names(self, answered: Answered) -> Names:
        """A creature that nobody described is “the creature”."""
        names = names_of(answered.scenario, self.desk.library, self.lang)
        if self.ruling.question.creature is not None:
            return names
        word = "créature" if self.lang == "fr" else "creature"
        return Names({**names.nouns, ObjectId(CREATURE): Noun(word, made_up=True)})

    def distances(self, row: Row) -> Iterator[str]:
        """How far those are who are out of range, or the one who was asked about."""
        question, limit = self.ruling.question, self.seats(row.limit)
        if question.whom is not None:
            if question.whom != row.start:
                yield self.say("table-distance", **self.apart(row, question.whom), limit=limit)
            return
        by_distance: dict[int, list[str]] = {}
        for player, away in sorted(row.distances.items(), key=lambda each: each[1]):
            if away > row.limit:
                by_distance.setdefault(away, []).append(player)
        parts = [
            self.say("table-too-far-part", players=self.joined(players), seats=self.seats(away))
            for away, players in by_distance.items()
        ]
        if parts:
            yield self.say("table-too-far", far=self.joined(parts), limit=limit)

    def apart(self, row: Row, whom: str) -> dict[str, str]:
        """How far somebody sits from where it is measured."""
        start = french_grammar.de(row.start) if self.lang == "fr" else row.start
        return {"whom": whom, "seats": self.seats(row.distances[whom]), "start": start}

    def the_other_way(self, answered: Answered) -> Iterator[str]:
        """CR 801.2a: an emperor may reach a general who does not reach back."""
        question, row = self.ruling.question, answered.rows[0]
        whom = str(question.whom)
        limit = answered.outcome.start.players[PlayerId(whom)].range or 0
        back = row.distances[whom] <= limit
        if back != (whom in row.found):
            form = "found" if back else "missed"
            sentence = self.say(f"table-range-{form}", who=whom, whom=row.player)
            yield self.say("table-the-other-way", sentence=sentence)

    # What else is said.

    def otherwise(self) -> Section:
        """What the other rules say of the same, where it is something else."""
        other = self.ruling.otherwise
        name = "older" if other.rule_set is RuleSet.CLASSIC else "today"
        differing = self.ruling.differing
        if not differing:
            return Section("", (self.say(f"table-{name}-agree"),))
        lines = [self.told(row, other.rule_set) for row in differing]
        if self.ruling.question.who is None and self.part != "attack":
            lines = [self.of_the_table(other), *lines]
        lines[0] = with_rules(lines[0], self.cited(differing[0].cited))
        return Section(self.say(f"table-{name}-differ"), tuple(lines))

    def table(self) -> str:
        return table_told(self.ruling.question.seats, self.lang)

    def assumed(self) -> Iterator[str]:
        """Which rules, what a territory is worth today, and which reading of the article."""
        question, answered = self.ruling.question, self.ruling.answered
        older = answered.rule_set is RuleSet.CLASSIC
        if self.part == "march" and older:
            yield self.say("table-assumed-older")
        if question.territory is not None and not older:
            yield self.say("table-assumed-no-territory")
        if older and self.part == "march" and self.in_enemy_land():
            yield self.reading()

    def in_enemy_land(self) -> bool:
        question = self.ruling.question
        if question.who is None or question.territory is None:
            return False
        seats = question.seats
        return seats.seat(question.who).team != seats.seat(question.territory).team

    def reading(self) -> str:
        shown = emperor_words().readings.shown[self.lang]
        other = shown[1] if self.ruling.question.reading is Reading.OUT else shown[0]
        return self.say(f"table-reading-{self.ruling.question.reading}", other=other)

    def cited(self, cited: Rules) -> Rules:
        return rules_told(cited, self.lang)


def table_told(seats: Seats, lang: Language) -> str:
    """Who sits where, team by team, clockwise."""
    say = strings(lang)

    def told(name: str) -> str:
        seat = seats.seat(name)
        shown = say("table-seated-emperor", name=name) if seat.emperor else name
        return say("table-seated-out", name=shown) if seat.gone else shown

    return say("table-seated", teams=" · ".join(", ".join(told(each.name) for each in team) for team in seats.teams))
