"""Units cut into clauses: at stops, at words that join sentences, and before whoever does the next thing.

Which clause is asked is said by `marked_questions`; who does what in it is read later."""

from collections.abc import Sequence

from bot.judge.language.asked.clauses.clause import (
    LIGHT_VERBS,
    Clause,
    is_both,
    is_subject,
    is_verb,
    names_card_alone,
)
from bot.judge.language.asked.clauses.marked_questions import mark_questions
from bot.judge.language.asked.clauses.question_tails import part_tails
from bot.judge.language.asked.clauses.settled_units import as_player, settle_units
from bot.judge.language.asked.phrases.things_said import ThingSaid, Unit
from bot.judge.language.asked.words.function_words import (
    CLITIC_OBJECTS,
    CLITICS,
    INVERTED,
    NEVER_SUBJECTS,
    OPENS_QUESTION_ANYWHERE,
    STRONG,
    begins_with,
)
from bot.judge.language.asked.words.lexicon import Meaning, is_base_form, is_gerund
from bot.judge.language.asked.words.mentions import Mention
from bot.judge.language.asked.words.players import OPPONENT

MEASURED = frozenset({"gain", "lose", "take", "make", "deal", "draw", "be", "stay", "end", "cost", "pass"})
"""The verbs behind which it may be asked how much it is."""
FIGHTS = frozenset({"attack", "block"})
MOST_AROUND = 5
"""So many words stand around "what happens" at most."""
BY_WHICH = frozenset(
    {None, "cast", "respond", "activate", "equip", "kill", "exile", "bounce", "counter", "enter", "pump", "discard"}
)
"""The verbs, and the names of cards as verbs, by which something else is done."""
DONE_THEREBY = frozenset(
    {"sacrifice", "choose", "gain", "lose", "draw", "deal", "discard", "mill", "create", "make", "kill", "give", "save"}
)
"""The verbs of what is done so."""
ANSWERED = frozenset({"cast", "activate", "attack", "block", "equip", "target", "enter"})
"""The verbs of what is responded to: what is done as a cost is not (CR 601.2h)."""
ALONE = frozenset({"attack", "block", "die", "enter", "survive"})
"""The verbs behind which nothing need follow."""


def cut_into_clauses(units: Sequence[Unit]) -> list[Clause]:
    """Cut the units into clauses, and say what is asked and claimed."""
    cutter = _Cutter(settle_units(units))
    clauses = part_tails(cutter.clauses())
    mark_questions(clauses)
    return clauses


class _Cutter:
    def __init__(self, units: Sequence[Unit]) -> None:
        self.units = units
        self.done: list[Clause] = []
        self.first = 0
        """Where the clauses of the sentence begin that is cut."""
        self.now = Clause()
        self.answered = -1
        """Where the player stands whose deed is responded to."""

    def clauses(self) -> list[Clause]:
        for at, unit in enumerate(self.units):
            self.take(at, unit)
        self.flush()
        return [each for each in self.done if each.units]

    def flush(self, sub: str | None = None, of: ThingSaid | None = None, *, ends: bool = False, mark: str = "") -> None:
        sentence = self.now.sentence
        if ends:
            for each in (*self.done[self.first :], self.now):
                each.mark = mark
        if self.now.units or self.now.sub:
            self.done.append(self.now)
        self.first = len(self.done) if ends else self.first
        self.now = Clause(sub=sub, of=of, sentence=sentence + int(ends))

    def take(self, at: int, unit: Unit) -> None:
        if unit.is_a("stop", "colon"):
            self.take_sign(at, unit)
        elif self.begins_another(at, unit):
            self.flush("thereby" if is_verb(unit) else None)
            self.now.add(unit)
        elif self.takes_responded_to(at, unit) or self.takes_purpose(at, unit):
            pass
        elif self.is_subordinate(at, unit):
            self.subordinate(at, str(unit.says("sub")))
        elif unit.is_a("response") and self.now.verb_units and not self.followed_by_complement(at):
            self.now.add(unit)
        elif self.opens_question(at, unit) and not self.asks_behind_verb(unit):
            self.flush()
            self.now.add(unit)
        elif unit.is_a("join") and (self.lists_next_player(at) or self.lists_deeds(at)):
            self.flush()
        elif unit.is_a("join") and self.repeats_verb(at):
            again = [each for each in self.now.units if each.kind == "mention" and each.is_a("player")][:1]
            fights = [each for each in self.now.verb_units if each.says("verb") in FIGHTS]
            self.go_on_with([*again, *fights[:1]])
        elif unit.is_a("join") and self.may_end_here(at) and self.begins_clause(at + 1):
            following = self.units[at + 1] if at + 1 < len(self.units) else None
            goes_on = following is not None and following.is_a("participle") and not following.is_a("verb")
            of = self.first_thing() if goes_on else None
            self.flush(self.inherited_condition(unit) if of is None else "that", of)
        elif self.goes_back_to_what_was_said(at, unit):
            self.go_back_with(unit)
        elif self.subject_of_next(at, unit) or self.is_reduced(at, unit):
            of = (self.last_thing() or self.now.of) if unit.is_a("participle") else None
            self.flush("that" if of is not None else None, of)
            self.now.add(unit)
        else:
            self.now.add(unit)

    def asks_behind_verb(self, unit: Unit) -> bool:
        """Whether the word asks how much the verb before it is of: « je gagne combien »."""
        last = self.now.units[-1] if self.now.units else None
        asks = unit.says("wh") in {"how much", "how big"}
        return asks and last is not None and is_verb(last) and last.says("verb") in MEASURED

    def subordinate(self, at: int, sub: str) -> None:
        """Begin a clause of that kind; a relative one is on the thing before, or on "a player" before."""
        seat = sub == "that" and self.speaks_of_seat(at)
        of = self.last_thing() if sub == "that" and not seat else None
        self.flush("then" if sub in {"then", "but"} else sub, of)
        if seat:
            self.now.add(as_player(self.units[at - 1], OPPONENT))

    def take_sign(self, at: int, unit: Unit) -> None:
        if unit.is_a("stop"):
            self.flush(ends=True, mark=unit.value)
        elif self.heads_a_list(at):
            self.now.add(unit)
        elif not (at and is_verb(self.units[at - 1])):
            self.flush()

    def go_on_with(self, units: Sequence[Unit]) -> None:
        """Begin a clause of the same kind, which has these units too."""
        self.flush(self.now.sub)
        for each in units:
            self.now.add(each)

    def goes_back_to_what_was_said(self, at: int, unit: Unit) -> bool:
        """Whether a relative clause is over, and the verb is of what it speaks of: "a creature that blocks deals 2"."""
        if self.now.sub != "that" or self.now.of is None or not is_verb(unit) or unit.is_a("participle", "filler"):
            return False
        before = self.units[at - 1]
        acts = [each for each in self.now.verb_units if each.says("verb") not in LIGHT_VERBS]
        infinitive = unit.value.endswith(("er", "ir", "re", "ing"))
        ended = bool(acts) and before is acts[-1] and before.says("verb") != "say"
        return ended and not infinitive

    def go_back_with(self, unit: Unit) -> None:
        """Begin the clause that goes on about what the relative clause speaks of."""
        of = self.now.of
        heads = [each for clause in (*self.done, self.now) for each in clause.units if each.thing is of]
        self.flush()
        for each in (*heads[-1:], unit):
            self.now.add(each)

    def begins_another(self, at: int, unit: Unit) -> bool:
        """Whether a clause begins without any sign before: one that is asked, or of the next player, or a gerund's."""
        return (
            self.asked_whole(unit)
            or self.does_it_to_what_was_said(at, unit)
            or self.tells_next_total(at, unit)
            or self.is_done_thereby(at, unit)
        )

    def asked_whole(self, unit: Unit) -> bool:
        """Whether nothing but "what happens" stands before a thing: « ça donne quoi 7/7 contre 3/3 »."""
        if unit.kind != "thing" or len(self.now.units) > MOST_AROUND or self.now.sub is not None:
            return False
        asks = [each for each in self.now.units if not each.is_a("filler", "tag", "greeting")]
        return len(asks) == 1 and asks[0].says("wh") == "what" and " " in asks[0].value

    def takes_responded_to(self, at: int, unit: Unit) -> bool:
        """Begin a clause of what is responded to, with who does it; the player behind "to" is that one."""
        if at == self.answered:
            return True
        actor = self.is_responded_to(at, unit)
        if actor is not None:
            self.flush("when")
            self.now.add(actor)
            self.answered = at + 1
        return actor is not None

    def is_responded_to(self, at: int, unit: Unit) -> Unit | None:
        """Return who does what is responded to: "can I respond to him casting Shock"; None where no deed is."""
        last = self.now.units[-1] if self.now.units else None
        behind = self.units[at + 1 : at + 3]
        responds = unit.says("prep") == "to" and last is not None and last.says("verb") == "respond"
        if not responds or len(behind) < 2 or not (behind[0].is_a("player") or behind[0].says("owner")):
            return None
        if not is_gerund(behind[1].value, behind[1].mention.meanings) or behind[1].says("verb") not in ANSWERED:
            return None
        player = behind[0].says("player") or behind[0].says("owner") or ""
        return Unit("mention", Mention(behind[0].mention.start, behind[0].mention.end, (Meaning("player", player),)))

    def does_it_to_what_was_said(self, at: int, unit: Unit) -> bool:
        """Whether « la » stands behind a complete clause and before a verb: « bloquée par une 4/4 la tue »."""
        before, behind = self.units[at - 1] if at else None, self.units[at + 1] if at + 1 < len(self.units) else None
        clitic = unit.value in CLITIC_OBJECTS and unit.kind == "mention" and behind is not None and is_verb(behind)
        return clitic and before is not None and before.kind == "thing" and bool(self.now.verb_units)

    def tells_next_total(self, at: int, unit: Unit) -> bool:
        """Whether another player's total follows with no sign between: "me 4 life opp 6 life"."""
        last = self.now.units[-1] if self.now.units else None
        return unit.is_a("player") and last is not None and last.kind == "amount" and self.says_total(at)

    def takes_purpose(self, at: int, unit: Unit) -> bool:
        """Begin the clause of what is cast to attack or block, of the same player."""
        if self.is_purpose(at, unit):
            self.go_on_with([each for each in self.now.units if each.kind == "mention" and each.is_a("player")][:1])
            return True
        return False

    def is_purpose(self, at: int, unit: Unit) -> bool:
        """Whether "to block" goes on about what somebody casts: "I flash it in to block his 3/3"."""
        behind = self.units[at + 1] if at + 1 < len(self.units) else None
        return (
            unit.says("prep") in {"to", "for"}
            and behind is not None
            and is_verb(behind)
            and behind.says("verb") in FIGHTS
            and any(each.says("verb") in {"cast", "activate", "untap", "animate"} for each in self.now.verb_units)
        )

    def is_done_thereby(self, at: int, unit: Unit) -> bool:
        """Whether a gerund says what is done by what somebody casts or uses: "I Fling it, sacrificing my 5/5"."""
        verb = unit.says("verb")
        if (
            verb not in DONE_THEREBY
            or not is_gerund(unit.value, unit.mention.meanings)
            or at == 0
            or self.now.sub == "thereby"
        ):
            return False
        before = self.units[at - 1]
        done = [each.says("verb") for each in self.now.verb_units]
        acts = self.now.acts or self.casts_by_name() or any(each in BY_WHICH for each in done)
        named = any(each.thing is not None and each.thing.head == "card" for each in self.now.units)
        ends = before.kind in {"thing", "amount"} or before.is_a("join", "filler", "player", "number", "zone", "side")
        return acts and named and ends and verb not in done

    def lists_deeds(self, at: int) -> bool:
        """Whether a list of what is done goes on: "Mountain, Lightning Bolt his Elf, attack with my 2/2"."""
        behind = self.units[at + 1 : at + 3]
        if self.now.verb_units or self.now.sub is not None or not behind or self.units[at].says("join") != ",":
            return False
        if not any(each.kind == "thing" for each in self.now.units) or any(
            each.is_a("wh", "aux") for each in self.now.units
        ):
            return False
        orders = is_verb(behind[0]) and is_base_form(behind[0].value, behind[0].mention.meanings)
        second = behind[1].thing if len(behind) > 1 else None
        return orders or (names_card_alone(behind[0]) and second is not None and second.owner is not None)

    def repeats_verb(self, at: int) -> bool:
        """Whether the next pair follows: "I block the 3/3 with my 4/4 and the 2/2 with my 1/1"."""
        fights = any(each.says("verb") in FIGHTS for each in self.now.verb_units)
        behind = self.units[at + 1 : at + 3]
        if fights and self.says_other_with(at):
            return True
        if not fights or len(behind) < 2 or not is_subject(behind[0]):
            return False
        prep = behind[1].says("prep")
        return prep in {"with", "on", "to"} and any(each.says("prep") == prep for each in self.now.units)

    def tells_total_alone(self) -> bool:
        """Whether the clause is a player and a number alone: « adversaire à 6, mes trois 2/2 attaquent »."""
        units = self.now.units
        told = len(units) == 3 and units[0].is_a("player") and units[1].says("prep") in {"to", "on"}
        return told and units[2].is_a("number") and not units[2].is_a("filler")

    def says_other_with(self, at: int) -> bool:
        """Whether « l'autre avec » stands behind the word that joins."""
        behind = [
            each for each in self.units[at + 1 : at + 4] if each.value not in CLITIC_OBJECTS and each.value != "l"
        ]
        return len(behind) > 1 and behind[0].is_a("second") and behind[1].says("prep") == "with"

    def opens_question(self, at: int, unit: Unit) -> bool:
        whole = unit.says("wh") in {"what", "life", "how big"} and " " in unit.value
        asks = unit.is_a("wh") and bool(self.now.verb_units) and (whole or self.verb_follows(at + 1))
        if unit.is_a("aux") and begins_with(unit.value, OPENS_QUESTION_ANYWHERE):
            return bool(self.now.verb_units) and not any(each.is_a("wh") for each in self.now.units)
        return asks or (unit.is_a("aux") and self.inverts(at)) or (unit.says("verb") == "be" and self.inverts(at))

    def inverts(self, at: int) -> bool:
        """Whether "does", "can" or "will" opens a question without any sign before: "he blocks does mine die"."""
        before, behind = self.units[at - 1] if at else None, self.units[at + 1] if at + 1 < len(self.units) else None
        if before is None or behind is None or not (self.now.complete or self.casts_by_name()):
            return False
        if not self.now.verb_units and any(each.is_a("wh") for each in self.now.units):
            return False  # "how much life do I gain": the question has begun
        opens = self.units[at].value.split()[0] in INVERTED
        complete = before.kind in {"thing", "amount"} or (is_verb(before) and before.says("verb") not in LIGHT_VERBS)
        complete = complete or before.says("prep") == "front" or before.is_a("response")
        complete = complete or before.is_a("none", "state", "tag", "unknown", "number", "filler", "measure", "time")
        if behind.is_a("filler", "none") and at + 2 < len(self.units):
            behind = self.units[at + 2]
        subject = is_subject(behind) or behind.is_a("measure", "trait")
        return opens and complete and subject and self.verb_follows(at + 1)

    def verb_follows(self, at: int) -> bool:
        """Whether a verb stands between here and the next sign."""
        for unit in self.units[at : at + 8]:
            if unit.is_a("stop", "join"):
                return False
            if is_verb(unit):
                return True
        return False

    def may_end_here(self, at: int) -> bool:
        """Whether what stands before is complete: it has a verb or an act of its own, or a player acts next."""
        behind = next(
            (
                each
                for each in self.units[at + 1 : at + 4]
                if each.is_a("aux") or not each.is_a("filler", "quote", "response", "time", "turn")
            ),
            None,
        )
        return (
            self.now.complete
            or self.tells_total_alone()
            or self.casts_by_name()
            or behind is None
            or behind.is_a("player", "wh", "aux", "claimer", "opening")
            or bool(self.now.sub and not self.now.units)
        )

    def casts_by_name(self) -> bool:
        """Whether a player and right behind a card's name stand there: "I Cancel his Wrath of God, …"."""
        return any(map(self.is_spell, self.now.cards_of_players))

    def heads_a_list(self, at: int) -> bool:
        """Whether the colon stands behind a player, whose things are then listed."""
        before = self.units[at - 1] if at else None
        return before is not None and before.kind == "mention" and before.is_a("player", "zone")

    def inherited_condition(self, unit: Unit) -> str | None:
        """What "and" joins to a condition is one, too; a comma ends it."""
        return self.now.sub if unit.says("join") == "and" and self.now.sub in {"if", "suppose", "when"} else None

    def is_subordinate(self, at: int, unit: Unit) -> bool:
        if unit.kind != "mention" or unit.says("sub") is None:
            return False
        sub = unit.says("sub")
        if sub == "but" and at + 1 < len(self.units) and self.units[at + 1].says("prep") == "by":
            return False  # "can't be blocked except by …"
        if (
            unit.is_a("wh")
            and not (sub == "that" and at > 0 and (self.units[at - 1].kind == "thing" or self.speaks_of_seat(at)))
            and at + 1 < len(self.units)
            and (self.units[at + 1].is_a("aux") or self.units[at + 1].says("verb") == "be")
        ):
            return False  # "where does it go"
        if sub == "that":
            thing = at > 0 and (self.units[at - 1].kind == "thing" or self.units[at - 1].is_a("number"))
            thing = thing or self.speaks_of_seat(at)
            return thing and any(is_verb(each) or each.is_a("aux") for each in self.units[at + 1 : at + 4])
        if sub in {"after", "before"}:
            return self.begins_clause(at + 1)
        return True

    def speaks_of_seat(self, at: int) -> bool:
        """Whether "a player" stands right before: « un joueur qui a 8 poison »."""
        return at > 0 and self.units[at - 1].is_a("seat")

    def followed_by_complement(self, at: int) -> bool:
        return self.begins_clause(at + 1)

    def first_thing(self) -> ThingSaid | None:
        return next((each.thing for each in self.now.units if each.thing is not None), self.now.of)

    def last_thing(self) -> ThingSaid | None:
        return next((each.thing for each in reversed(self.now.units) if each.thing is not None), None)

    def begins_clause(self, at: int) -> bool:  # noqa: C901, PLR0912  one row a part of speech, in their order
        """Whether a subject and its verb, a verb alone, or a question begins here."""
        following = self.units[at].thing if at < len(self.units) else None
        if (
            self.says_total(at)
            or self.names_another(at)
            or (following is not None and following.value == "legend rule")
        ):
            return True
        step, subjects, passed = at, 0, 0
        while step < len(self.units) and passed < 12:
            unit = self.units[step]
            passed += 1
            if subjects and unit.is_a("join") and unit.says("join") == "," and self.now.verb_units:
                return False  # the comma ends what stands before, not the "and" of its list
            if unit.says("wh") == "where" and " " in unit.value:
                return True  # « Rancœur va où »
            if unit.is_a("wh", "tag", "claimer", "opening"):
                return not subjects
            if unit.is_a("aux") and not subjects:
                return True
            if unit.is_a("aux") and unit.value.split()[0] in INVERTED and self.is_subject_at(step + 1):
                return False  # "by my 3/3 and my 2/2 do I take 2": the list ends, and a question begins
            if unit.is_a("none") and self.now_blocks():
                return True
            if unit.is_a("colon") and step > at:
                return True
            if subjects and unit.says("prep") == "into" and unit.value in {"vs", "versus", "contre", "against", "v"}:
                return not self.blocks_by_noun()
            if is_verb(unit):
                return self.verb_opens(unit, subjects) or self.opens_with_participle(step, at)
            if unit.is_a("loyalty") and subjects:
                return True
            if is_subject(unit):
                if subjects and unit.kind == "mention" and self.acts_alone(step):
                    return False  # "and a 2/2 i block": the list ends, and a player acts
                if unit.thing is not None and unit.thing.verb and (subjects or self.goes_on_acting(step, at)):
                    return True
                if (
                    unit.thing is not None
                    and unit.thing.head == "card"
                    and step > at
                    and self.units[step - 1].is_a("player")
                ):
                    return True
                subjects += 1
            elif unit.says("measure") == "excess":
                subjects += 1
            elif unit.is_a("join") and subjects:
                pass
            elif not unit.is_a("filler", "neg", "aux", "pronoun", "owner", "response", "time", "turn", "quote", "sub"):
                return False
            step += 1
        return False

    def names_another(self, at: int) -> bool:
        """Whether a thing and "another" stand behind a block: « le 4/4 en bloque un, le 1/1 un autre »."""
        behind = self.units[at : at + 3]
        blocks = any(each.says("verb") == "block" for each in self.now.verb_units)
        return blocks and len(behind) > 1 and behind[0].kind == "thing" and behind[-1].is_a("second")

    def blocks_by_noun(self) -> bool:
        """Whether the clause begins with a block of which nobody is the subject: « blocage double : 2/2 et … »."""
        first = self.now.units[0] if self.now.units else None
        return first is not None and first.says("verb") == "block"

    def is_subject_at(self, at: int) -> bool:
        return at < len(self.units) and is_subject(self.units[at])

    def lists_next_player(self, at: int) -> bool:
        """Whether what the other player has follows a sign: "opp 4 life, me a 6/6 trample"."""
        first = next((each for each in self.now.units if not each.is_a("filler")), None)
        listed = first is not None and first.kind == "mention" and first.is_a("player") and not self.now.verb_units
        behind = self.units[at + 1 : at + 3]
        return (
            listed
            and len(behind) == 2
            and behind[0].kind == "mention"
            and behind[0].is_a("player")
            and behind[1].kind in {"thing", "amount"}
        )

    def goes_on_acting(self, step: int, at: int) -> bool:
        """Whether a card's name is a second verb behind "and": "he blocks 2/2 and Fogs"."""
        joined = step == at and at > 0 and self.units[at - 1].says("join") == "and"
        return joined and bool(self.now.verb_units) and any(each.is_a("player") for each in self.now.units)

    def says_total(self, at: int) -> bool:
        """Whether a player and a number stand here alone: ", opp at 12", « , moi à 5 »."""
        units = self.units[at : at + 4]
        if not units or not units[0].is_a("player"):
            return False
        rest = units[1:]
        if rest and rest[0].says("prep") is not None:
            rest = rest[1:]
        counted = bool(rest) and (rest[0].kind == "amount" or (rest[0].is_a("number") and not rest[0].is_a("filler")))
        return counted and (len(rest) == 1 or rest[1].is_a("join", "stop", "sub", "colon"))

    def now_blocks(self) -> bool:
        return bool(self.now.verb_units)

    def acts_alone(self, at: int) -> bool:
        """Whether a player stands right behind a thing and before a verb, and no sign parts them."""
        before, behind = self.units[at - 1], self.units[at + 1] if at + 1 < len(self.units) else None
        return (
            bool(self.now.verb_units)
            and before.kind == "thing"
            and self.units[at].value not in NEVER_SUBJECTS
            and behind is not None
            and (is_verb(behind) or behind.is_a("aux", "neg"))
        )

    def opens_with_participle(self, step: int, at: int) -> bool:
        """Whether a participle goes on about the subject of what stands before: ", blocked by a 2/2"."""
        by = self.units[step].value.endswith((" par", " by")) or self.agent_follows(step)
        return step <= at + 1 and by and bool(self.now.verb_units)

    def verb_opens(self, unit: Unit, subjects: int) -> bool:
        participle = unit.is_a("participle") and not unit.is_a("verb")
        return not participle or subjects > 0

    def subject_of_next(self, at: int, unit: Unit) -> bool:
        """Whether a player begins the next clause without any sign before: "i swing w/ serra angel he blocks"."""
        named = (
            unit.thing is not None
            and (unit.thing.head == "pronoun" or unit.thing.definite)
            and self.now.units
            and (self.now.units[-1].kind == "thing" or self.is_done_alone(unit))
        )
        strong = unit.value in STRONG and bool(self.now.units) and self.now.units[-1].kind == "thing"
        player = named or (
            unit.kind == "mention" and unit.is_a("player") and (strong or unit.value not in NEVER_SUBJECTS)
        )
        first, last = (self.now.units[0], self.now.units[-1]) if self.now.units else (None, None)
        total = first is not None and last is not None and first.is_a("player") and last.kind == "amount"
        out = len(self.now.units) > 1 and last is not None and last.is_a("side")  # « Bitterblossom en jeu je pose … »
        complete = bool(self.now.verb_units) or self.now.unblocked or self.now.acts or total or out
        if not (player and complete):
            return False
        before = self.now.units[-1] if self.now.units else None
        denied = before is not None and before.is_a("neg") and len(self.now.units) > 1 and is_verb(self.now.units[-2])
        if (
            before is None
            or (before.is_a("prep", "sub", "aux", "opening", "wh", "neg") and not denied)  # « je bloque pas je suis … »
            or (is_verb(before) and before.value != "-" and not self.ends_with_verb(before))
        ):
            return False
        step = at + 1
        while step < len(self.units) and (
            self.units[step].is_a("filler", "neg", "pronoun", "aux") or self.units[step].value in CLITICS
        ):
            step += 1
        behind = self.units[step] if step < len(self.units) else None
        if named:
            return behind is not None and is_verb(behind)
        card = (
            behind is not None
            and behind.thing is not None
            and behind.thing.head == "card"
            and (behind.thing.verb or self.is_spell(behind.thing))
        )
        return behind is not None and (is_verb(behind) or card or behind.is_a("loyalty"))

    def is_done_alone(self, unit: Unit) -> bool:
        """Whether a pronoun for a thing stands behind a verb that needs nothing: « le mien attaque le sien bloque »."""
        last = self.now.units[-1]
        pronoun = unit.thing is not None and unit.thing.head == "pronoun" and unit.value != "y"
        return pronoun and is_verb(last) and last.says("verb") in ALONE and len(self.now.units) > 1

    def ends_with_verb(self, verb: Unit) -> bool:
        """Whether nothing need follow the verb: it is passive, or says what happens to its subject alone."""
        passive = len(self.now.verb_units) > 1 and self.now.verb_units[-2].says("verb") == "be"
        return passive or verb.says("verb") in ALONE

    def is_spell(self, thing: ThingSaid) -> bool:
        return thing.owner is None and not thing.definite and not thing.indefinite

    def agent_follows(self, at: int) -> bool:
        """Whether "by" stands behind the participle, or behind « toutes les deux »."""
        behind = next((each for each in self.units[at + 1 : at + 3] if not is_both(each)), None)
        return behind is not None and behind.says("prep") == "by"

    def is_reduced(self, at: int, unit: Unit) -> bool:
        """Whether a participle behind a thing begins a clause on that thing: "my 2/2 blocked by a 3/3"."""
        if not unit.is_a("participle") or at == 0 or not self.now.units:
            return False
        before = self.units[at - 1]
        by = unit.value.endswith((" par", " by")) or self.agent_follows(at)
        active = unit.is_a("verb") and not by
        behind = before.kind == "thing" or (
            by and before.says("verb") not in LIGHT_VERBS and not before.is_a("join", "aux", "neg")
        )
        if active or not behind:
            return False
        first = self.now.units[0].thing
        cast = first is not None and first.head == "card" and any(each.says("prep") == "on" for each in self.now.units)
        return cast or any(each.says("verb") not in LIGHT_VERBS for each in self.now.verb_units)
