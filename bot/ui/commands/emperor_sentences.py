"""The sentences around the engine's answers about a table of emperors and generals, in the asker's language."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.trace import Rules
from bot.explain import french_grammar
from bot.explain.explanation import refusal_line
from bot.explain.grammars import GRAMMARS
from bot.explain.names import Names, Noun
from bot.judge.emperor import CREATURE, TARGETED, AnswerByRules, AnswerRow, EmperorRuling
from bot.judge.language.emperor.seats import Seats
from bot.judge.language.emperor.words import ArticleReading, Effect, RuleSet, emperor_words
from bot.judge.language.reading.request import Part
from bot.language import ByLanguage, Language
from bot.ui.commands.names import with_rules
from bot.ui.commands.rulings import rules_for_reader
from bot.ui.desk import Desk
from bot.ui.naming import names_of
from bot.ui.reply import Section
from bot.ui.strings import Strings, strings_in

WHERE_IT_STANDS = frozenset(
    {RefusalKind.NOT_NEXT_TO, RefusalKind.NOT_ATTACKABLE, RefusalKind.NOT_ADJACENT, RefusalKind.NOT_ALLIED}
)
"""Refusals because of where somebody sits, which are told together; the others are about the creature itself."""

WITH_OF: ByLanguage[Callable[[str], str]] = ByLanguage(en=str, fr=french_grammar.with_preposition_de)
"""Puts "of" before a name where the language needs it: French contracts it with an article (`du`), so that the message
can't have it; in English the message does."""
ARTICLE = ByLanguage(en="", fr="l’")
"""What stands before a team's name within a sentence, and not before a list."""
A_CREATURE = ByLanguage(en="creature", fr="créature")


@dataclass(frozen=True, slots=True)
class EmperorSentences:
    """The sentences of one ruling in one language."""

    ruling: EmperorRuling
    desk: Desk
    lang: Language

    @property
    def say(self) -> Strings:
        return strings_in(self.lang)

    @property
    def part(self) -> Part:
        return self.ruling.question.part

    # Nouns.

    def join_players(self, players: Iterable[str], *, choice: bool = False) -> str:
        """Return the players as a list with "and", or for a `choice` with "or"."""
        grammar = GRAMMARS[self.lang]
        return grammar.join_words(list(players), grammar.OR if choice else grammar.AND)

    def possessive_of(self, player: str) -> str:
        return GRAMMARS[self.lang].possessive(player)

    def number_of_seats(self, number: int) -> str:
        return self.say("table-seats", number=number)

    def creature_words(self) -> str:
        creature = self.ruling.question.creature
        return self.say("table-a-creature") if creature is None else creature.typed

    def subject(self, player: str, rule_set: RuleSet) -> str:
        """Return the sentence's subject: the player, or the creature of theirs that the question is about."""
        question = self.ruling.question
        there = question.territory if rule_set is RuleSet.CLASSIC else None
        if there is None and question.creature is None and self.part != "march":
            return player
        told = {"creature": self.creature_words(), "of_player": self.possessive_of(player)}
        if there is None or there == player:
            return self.say("table-its-creature", **told)
        return self.say("table-its-creature-there", **told, of_territory=self.possessive_of(there))

    # Sentences.

    def sentence_of_row(self, form: str, row: AnswerRow, rule_set: RuleSet, whom: Sequence[str] = ()) -> str:
        """Return the sentence of a row; `form` is `found`, `nobody` or `missed`, the question's messages."""
        part = "deploy" if self.part == "march" and rule_set is RuleSet.CURRENT else self.part
        arguments = {"who": self.subject(row.player, rule_set), "whom": self.object_words(whom)}
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

    def object_words(self, players: Sequence[str]) -> str:
        effect = self.ruling.question.effect
        if self.part == "effect" and effect is Effect.GLOBAL:
            each = [WITH_OF[self.lang](player) for player in players]
            return self.say("table-effect-creatures", players=self.join_players(each))
        choice = self.part in {"attack", "march"} or (self.part == "effect" and effect in TARGETED)
        return self.join_players(players, choice=choice)

    def full_sentence(self, row: AnswerRow, rule_set: RuleSet) -> str:
        """Return a row as a whole sentence."""
        return GRAMMARS[self.lang].capitalize(self.row_clause(row, rule_set))

    def row_clause(self, row: AnswerRow, rule_set: RuleSet) -> str:
        """Return a row as a clause: whom the player reaches, or whether that includes the one who was asked about."""
        whom = self.ruling.question.whom
        if whom is not None:
            form = "found" if whom in row.found else "missed"
            return self.sentence_of_row(form, row, rule_set, [whom])
        found = [each for each in row.found if each != row.player or self.part in {"effect", "march"}]
        return (
            self.sentence_of_row("found", row, rule_set, found)
            if found
            else self.sentence_of_row("nobody", row, rule_set)
        )

    def verdict(self, answered: AnswerByRules) -> str:
        question = self.ruling.question
        if question.who is None:
            return self.table_verdict(answered)
        sentence = self.row_clause(answered.rows[0], answered.rule_set)
        if question.whom is None:
            return GRAMMARS[self.lang].capitalize(sentence)
        return self.say("table-yes" if question.whom in answered.rows[0].found else "table-no", sentence=sentence)

    def table_verdict(self, answered: AnswerByRules) -> str:
        """Return the verdict on a whole table: what is the same for everybody."""
        older = answered.rule_set is RuleSet.CLASSIC
        match self.part:
            case "range":
                return self.say("table-range-table", limits=self.range_limits(answered.rows))
            case "attack":
                return self.attack_pairs(answered.rows)
            case "march":
                return self.say("table-march-table" if older else "table-deploy-table")
            case "effect":
                return self.say("table-effect-table-older" if older else "table-effect-table")

    def range_limits(self, rows: Sequence[AnswerRow]) -> str:
        by_limit: dict[int, list[str]] = {}
        for row in rows:
            by_limit.setdefault(row.limit, []).append(row.player)
        if len(by_limit) == 1:
            return self.say("table-range-everybody", seats=self.number_of_seats(rows[0].limit))
        return ", ".join(
            self.say("table-range-limit", seats=self.number_of_seats(limit), players=self.join_players(by_limit[limit]))
            for limit in sorted(by_limit, reverse=True)
        )

    def attack_pairs(self, rows: Sequence[AnswerRow]) -> str:
        """Name each pair that can attack each other once, then who can attack nobody."""
        seats = self.ruling.question.seats.names
        pairs = dict.fromkeys(tuple(sorted((row.player, each), key=seats.index)) for row in rows for each in row.found)
        nobody = [row.player for row in rows if not row.found]
        told = ", ".join(" ↔ ".join(pair) for pair in pairs)
        if not nobody:
            return self.say("table-attack-table", pairs=told)
        return self.say("table-attack-table-nobody", pairs=told, nobody=self.join_players(nobody), number=len(nobody))

    # Why.

    def reason_lines(self, answered: AnswerByRules) -> Iterator[str]:
        """Yield the rows of a whole table; for a question about one player, why the others are not in the answer."""
        question = self.ruling.question
        if question.who is None:
            yield from self.row_sentences(answered)
            return
        row = answered.rows[0]
        yield from (self.refusal_sentence(each, answered) for each in self.refusals_to_tell(answered))
        if self.part in {"range", "effect"}:
            yield from self.distance_sentences(row)
        if self.part == "range" and question.whom is not None and question.territory is None:
            yield from self.reverse_reach(answered)
        if self.part == "attack" and question.whom is None:
            far = [each for each, why in row.why_not.items() if why.kind is RefusalKind.NOT_NEXT_TO]
            if far:
                line = self.say("table-attack-far", far=self.join_players(far))
                yield with_rules(line, self.rules_for_reader(row.why_not[far[0]].rules))

    def row_sentences(self, answered: AnswerByRules) -> Iterator[str]:
        """Yield a line for each player, except where the verdict on attacks has named all the pairs already."""
        if self.part != "attack" or self.ruling.question.whom is not None:
            yield from (self.full_sentence(row, answered.rule_set) for row in answered.rows)

    def refusals_to_tell(self, answered: AnswerByRules) -> list[Refusal]:
        """Return the refusals of the player who was asked about: of the other player who was named, else, where nobody
        was found, those about the creature itself, each kind once."""
        question, row = self.ruling.question, answered.rows[0]
        if question.who is None:
            return []
        if question.whom is not None:
            found = row.why_not.get(question.whom)
            return [] if found is None or question.whom in row.found else [found]
        own = [each for each in row.why_not.values() if each.kind not in WHERE_IT_STANDS | {RefusalKind.TOO_FAR}]
        return list({each.kind: each for each in own}.values()) if not row.found else []

    def refusal_sentence(self, refused: Refusal, answered: AnswerByRules) -> str:
        question = self.ruling.question
        if refused.kind is RefusalKind.NOT_NEXT_TO and question.whom is not None:
            apart = self.say("table-attack-apart", **self.distance_arguments(answered.rows[0], question.whom))
            return with_rules(apart, self.rules_for_reader(refused.rules))
        line = refusal_line(refused, self.object_names(answered), self.lang)
        return with_rules(line.text, self.rules_for_reader(line.rules))

    def object_names(self, answered: AnswerByRules) -> Names:
        """Return the names of the objects, with “the creature” for one that nobody described."""
        names = names_of(answered.scenario, self.desk.library, self.lang)
        if self.ruling.question.creature is not None:
            return names
        return Names({**names.nouns, ObjectId(CREATURE): Noun(A_CREATURE[self.lang], made_up=True)})

    def distance_sentences(self, row: AnswerRow) -> Iterator[str]:
        """Yield how far away the players out of range are, or the one who was asked about."""
        question, limit = self.ruling.question, self.number_of_seats(row.limit)
        if question.whom is not None:
            if question.whom != row.start:
                yield self.say("table-distance", **self.distance_arguments(row, question.whom), limit=limit)
            return
        by_distance: dict[int, list[str]] = {}
        for player, away in sorted(row.distances.items(), key=lambda each: each[1]):
            if away > row.limit:
                by_distance.setdefault(away, []).append(player)
        parts = [
            self.say("table-too-far-part", players=self.join_players(players), seats=self.number_of_seats(away))
            for away, players in by_distance.items()
        ]
        if parts:
            yield self.say("table-too-far", far=self.join_players(parts), limit=limit)

    def distance_arguments(self, row: AnswerRow, whom: str) -> dict[str, str]:
        """Return the arguments that say how far somebody sits from where the distance is measured."""
        start = WITH_OF[self.lang](row.start)
        return {"whom": whom, "seats": self.number_of_seats(row.distances[whom]), "start": start}

    def reverse_reach(self, answered: AnswerByRules) -> Iterator[str]:
        """Yield the answer the other way round where it differs: ranges may be of different size (CR 801.2a)."""
        question, row = self.ruling.question, answered.rows[0]
        whom = str(question.whom)
        limit = answered.outcome.start.players[PlayerId(whom)].range or 0
        back = row.distances[whom] <= limit
        if back != (whom in row.found):
            form = "found" if back else "missed"
            sentence = self.say(f"table-range-{form}", who=whom, whom=row.player)
            yield self.say("table-the-other-way", sentence=sentence)

    # What else is said.

    def other_rules_section(self) -> Section:
        """Return what the other rules answer, or that they agree."""
        other = self.ruling.otherwise
        name = "older" if other.rule_set is RuleSet.CLASSIC else "today"
        differing = self.ruling.differing
        if not differing:
            return Section("", (self.say(f"table-{name}-agree"),))
        lines = [self.full_sentence(row, other.rule_set) for row in differing]
        if self.ruling.question.who is None and self.part != "attack":
            lines = [self.table_verdict(other), *lines]
        lines[0] = with_rules(lines[0], self.rules_for_reader(differing[0].cited))
        return Section(self.say(f"table-{name}-differ"), tuple(lines))

    def seating_sentence(self) -> str:
        return sentence_of_table(self.ruling.question.seats, self.lang)

    def assumption_sentences(self) -> Iterator[str]:
        """Yield what was assumed: the older rules, that today's know no territories, the reading of the article."""
        question, answered = self.ruling.question, self.ruling.answered
        older = answered.rule_set is RuleSet.CLASSIC
        if self.part == "march" and older:
            yield self.say("table-assumed-older")
        if question.territory is not None and not older:
            yield self.say("table-assumed-no-territory")
        if older and self.part == "march" and self.is_in_enemy_territory():
            yield self.reading_sentence()

    def is_in_enemy_territory(self) -> bool:
        question = self.ruling.question
        if question.who is None or question.territory is None:
            return False
        seats = question.seats
        return seats.seat(question.who).team != seats.seat(question.territory).team

    def reading_sentence(self) -> str:
        shown = emperor_words().readings.shown[self.lang]
        other = shown[1] if self.ruling.question.reading is ArticleReading.OUT else shown[0]
        return self.say(f"table-reading-{self.ruling.question.reading}", other=other)

    def rules_for_reader(self, cited: Rules) -> Rules:
        return rules_for_reader(cited, self.lang)


def sentence_of_table(seats: Seats, lang: Language) -> str:
    """Say who sits where, team by team, clockwise."""
    say = strings_in(lang)

    def told(name: str) -> str:
        seat = seats.seat(name)
        shown = say("table-seated-emperor", name=name) if seat.emperor else name
        return say("table-seated-out", name=shown) if seat.gone else shown

    teams = (", ".join(told(each.name) for each in team) for team in seats.teams)
    labels = (say("table-seated-team", team=team[0].team.removeprefix(ARTICLE[lang])) for team in seats.teams)
    return say("table-seated", teams=" · ".join(map("".join, zip(labels, teams, strict=True))))
