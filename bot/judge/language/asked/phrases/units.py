"""Mentions as parts of a sentence: things with all that is said of them, amounts, and the words between them.

`thing` = [whose] [count] { word } (CARD | SIZE | noun | pronoun) { keyword } ["with" what] [bracket] ["of" whose]"""

from collections.abc import Sequence

from bot.judge.language.asked.phrases.descriptions import TRAIT_OF_NOUN, DescriptionReader
from bot.judge.language.asked.phrases.things_said import ThingSaid, Unit
from bot.judge.language.asked.words.function_words import (
    CLITIC_OBJECTS,
    DEFINITE,
    INDEFINITE,
    OF,
    OF_WHICH,
    PLURAL_ARTICLE,
    TO_THE,
)
from bot.judge.language.asked.words.lexicon import Meaning, shipped_phrases
from bot.judge.language.asked.words.mentions import Mention, SaidText
from bot.judge.language.asked.words.players import OPPONENT
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.made_up import SUBTYPES
from bot.reference.folding import fold_text


def owner_of_word(word: str) -> str | None:
    """Whose a thing is by a word: « mes »; None for no such word."""
    return next((each.value for each in shipped_phrases().alone(fold_text(word)) if each.kind == "owner"), None)


KINDS_OF_CARDS = frozenset(
    {
        "creature",
        "attacker",
        "blocker",
        "planeswalker",
        "spell",
        "permanent",
        "aura",
        "equipment",
        "card",
        "land",
        "commander",
    }
)
"""The nouns behind which the name of what they mean may stand."""


class UnitReader(DescriptionReader):
    """Cuts the mentions of a text into units."""

    def __init__(self, said: SaidText) -> None:
        super().__init__(said)
        self.before: Unit | None = None

    def units(self) -> list[Unit]:
        found: list[Unit] = []
        while self.at < len(self.mentions):
            if self.take_owner_in_brackets(found):
                continue
            if self.counts_seats():
                self.at += 2
            elif not self.is_loyalty_of_next() and (amount := self.amount()) is not None:
                found.append(amount)
            elif (thing := self.thing(found)) is not None:
                found += [] if thing.thing is not None and self.heads_list(thing.thing) else [thing]
                found += self.some_of_which(thing)
            else:
                found.append(Unit("mention", self.mentions[self.at], value=self.word(self.at)))
                self.at += 1 + int(self.is_number_of_turn())
                if found[-1].is_a("player"):
                    found[-1].total = self.total_in_brackets()
        return found

    def counts_seats(self) -> bool:
        """Whether it is said how many play: « trois joueurs, moi, Bob et Léa »."""
        number, seats = self.look(), self.look(1)
        several = number is not None and number.is_a("number") and int(str(number.value("number"))) > 1
        return several and seats is not None and seats.is_a("seat")

    def some_of_which(self, unit: Unit) -> list[Unit]:
        """Take so many of what was counted, of which more is said: « trois 2/2 dont une indestructible »."""
        said, which, number, trait = unit.thing, self.look(), self.look(1), self.look(2)
        if said is None or which is None or number is None or trait is None or self.word(self.at) not in OF_WHICH:
            return []
        some = int(str(number.value("number"))) if number.is_a("number") else 0
        if not 0 < some < (said.count or 0) or not trait.is_a("trait", "state"):
            return []
        self.at += 2
        other = ThingSaid(number.start, 0, said.head, said.value, said.cards, said.owner, some)
        other.traits, other.states, other.token = [*said.traits], [*said.states], said.token
        self.read_behind_head(other)
        other.end = self.mentions[self.at - 1].end
        said.count = (said.count or 0) - some
        joined = Mention(which.start, which.end, (Meaning("join", "and"),))
        return [
            Unit("mention", joined, value=self.word(self.at - 2)),
            Unit("thing", Mention(other.start, other.end, ()), other),
        ]

    def heads_list(self, said: ThingSaid) -> bool:
        """Whether the cards that were counted are named behind: « deux planeswalkers, un Jace et une Chandra »; the
        sign between is taken."""
        if said.head != "noun" or said.value not in KINDS_OF_CARDS or (said.count or 0) < 2 or said.definite:
            return False
        sign = (first := self.look()) is not None and first.is_a("join", "colon") and first.value("join") != "and"
        article = self.at + int(sign) < len(self.mentions) and self.word(self.at + int(sign)) in INDEFINITE
        head = self.look(int(sign) + int(article))
        named = head is not None and head.is_a("card") and not head.is_a("cardverb", "verb")
        self.at += int(named and sign)
        return named

    def is_number_of_turn(self) -> bool:
        """Whether a number stands behind the word for a turn and before what is done in it: "my turn 4: …"."""
        turn, number, sign = self.look(), self.look(1), self.look(2)
        counted = turn is not None and turn.is_a("turn") and number is not None and number.is_a("number")
        return counted and sign is not None and sign.is_a("colon", "join")

    def take_owner_in_brackets(self, before: Sequence[Unit]) -> bool:
        """Take `(his)` behind "out" for whose the thing before is: "Thalia out (his)"."""
        last = next((each for each in reversed(before[-2:]) if each.thing is not None), None)
        first, owner, closing = self.look(), self.look(1), self.look(2)
        brackets = first is not None and first.is_a("open") and closing is not None and closing.is_a("close")
        if last is None or last.thing is None or last.thing.owner is not None or not brackets or owner is None:
            return False
        last.thing.owner = owner.value("owner") or owner.value("player")
        self.at += 3 if last.thing.owner is not None else 0
        return last.thing.owner is not None

    def is_loyalty_of_next(self) -> bool:
        """Whether "4 loyalty" stands before the planeswalker that has it."""
        number, measure = self.look(), self.look(1)
        return (
            number is not None
            and number.is_a("number")
            and measure is not None
            and measure.value("measure") == "loyalty"
            and (following := self.look(2)) is not None
            and following.is_a("card", "noun")
        )

    def total_in_brackets(self) -> tuple[int, str] | None:
        """`(8 life)`, « (à 8) » behind a player; None where something else stands there."""
        start, opening = self.at, self.look()
        if opening is None or not opening.is_a("open"):
            return None
        self.at += 1
        if (mention := self.look()) is not None and mention.is_a("prep"):
            self.at += 1
        if (mention := self.look()) is not None and mention.is_a("number"):
            amount = self.amount()
            self.at += int(amount is None)
            if (closing := self.look()) is not None and closing.is_a("close"):
                self.at += 1
                number = int(str(mention.value("number")))
                return (number, "life") if amount is None else (amount.number, amount.value)
        self.at = start
        return None

    def thing(self, before: Sequence[Unit]) -> Unit | None:
        """A noun phrase that begins here; None where none does."""
        start = self.at
        self.before = before[-1] if before else None
        said = ThingSaid(self.mentions[start].start, 0, "", "")
        if not self.read_before_head(said) or not self.read_head(said):
            self.at = start
            return None
        self.read_behind_head(said)
        said.end = self.mentions[self.at - 1].end
        return Unit("thing", Mention(said.start, said.end, ()), said)

    def read_before_head(self, said: ThingSaid) -> bool:  # noqa: C901, PLR0912  one row a part of speech, in their order
        """Read whose, how many and what is said before the head; False where a noun phrase can't go on so."""
        while (mention := self.look()) is not None:
            word = self.word(self.at)
            follows = self.look(1)
            article = self.is_article(mention, word)
            if mention.is_a("card", "size", "pronoun", "predefined") and not (self.is_owner(mention) or article):
                return True
            if mention.is_a("number") and follows is not None and follows.value("measure") == "loyalty":
                if not self.leads_to_head(2):
                    return False
                said.loyalty = int(str(mention.value("number")))  # "his 4 loyalty Jace"
                self.at += 2
            elif (owner := self.owner_at(mention, follows)) is not None:
                if said.owner is not None:
                    return False
                said.owner, said.definite = owner, True
                self.at += 2 if mention.is_a("player", "person") and not mention.is_a("owner") else 1
            elif word in {"one", "ones"} and (said.traits or said.owner or said.definite) and not self.leads_to_head(1):
                return True
            elif mention.is_a("second") and self.leads_to_head(1):
                said.second = True
                self.at += 1
            elif self.takes_some_of(said, mention) or self.takes_join(said, mention, follows):
                pass
            elif (number := mention.value("number")) is not None and self.leads_to_head(1):
                if (
                    int(number) > 1
                    and follows is not None
                    and (follows.is_a("owner") or self.word(self.at + 1) in DEFINITE or self.counts_damage())
                ):
                    return False  # « bloque à deux ma 5/5 », « j'ai pris 14 de son commandant »
                if not (said.count is None or int(number) > 1):
                    return False
                self.take_count(said, word, int(number))
            elif mention.value("noun") == "both" and self.leads_to_head(1):
                said.count, said.definite = 2, True
                self.at += 1
            elif mention.value("noun") in {"all", "each"} and self.leads_to_head(1) and not self.is_a_verb_next():
                said.count = -1
                self.at += 1
            elif (
                mention.is_a("noun") and mention.is_a("verb") and self.before is not None and self.before.is_a("player")
            ):
                return False
            elif mention.is_a("noun"):
                return not (mention.is_a("verb") and not (said.definite or said.indefinite or said.traits))
            elif mention.is_a("trait") and (
                self.leads_to_head(1) or said.definite or self.counts_a_kind(said, mention)
            ):
                said.traits.append(self.said.words(mention.start, mention.end))
                self.at += 1
            elif mention.is_a("state") and mention.is_a("verb") and self.begins_object(follows):
                return False  # "after blocking his 5/5"
            elif mention.is_a("state") and self.leads_to_head(1):
                said.states.append(str(mention.value("state")))
                self.at += 1
            elif (
                (mention.is_a("filler") or article)
                and not mention.is_a("aux")
                and mention.value("sub") != "then"
                and (self.leads_to_head(1) or self.names_a_color(word, follows) or self.names_a_keyword(word, follows))
            ):
                said.definite = said.definite or word in DEFINITE
                said.indefinite = said.indefinite or word in INDEFINITE
                said.plural = said.plural or word in PLURAL_ARTICLE
                said.done_to = said.done_to or word in TO_THE
                self.at += 1
            elif (mention.is_a("quote") and self.leads_to_head(1)) or self.names_what_has_size(said, mention, follows):
                self.at += 1
            else:
                return (said.definite or self.is_counted_kind(said)) and self.describes(said)
        return (said.definite or self.is_counted_kind(said)) and self.describes(said)

    def take_count(self, said: ThingSaid, word: str, number: int) -> None:
        """Keep how many it is, or of how many: "three of my five 1/1s"."""
        self.at += 1
        if said.out_of is not None and word not in INDEFINITE:
            said.out_of = number
            return
        said.count = None if word in INDEFINITE else number
        said.indefinite = word in INDEFINITE

    def takes_join(self, said: ThingSaid, mention: Mention, follows: Mention | None) -> bool:
        """Take a word between two keywords before a size: « contact mortel + piétinement 4/4 »."""
        behind = self.look(2)
        joins = bool(said.traits) and mention.value("join") in {"and", ","}
        joins = joins and follows is not None and follows.is_a("trait") and behind is not None and behind.is_a("size")
        self.at += int(joins)
        return joins

    def joins_traits(self, step: int) -> bool:
        """Whether a word there joins two keywords before a size: « contact mortel + piétinement 4/4 »."""
        before, joint, behind, head = (self.look(step + each) for each in (-1, 0, 1, 2))
        joined = joint is not None and joint.value("join") in {"and", ","} and head is not None and head.is_a("size")
        return joined and before is not None and before.is_a("trait") and behind is not None and behind.is_a("trait")

    def takes_some_of(self, said: ThingSaid, mention: Mention) -> bool:
        """Take so many of what is there: « un des jetons », « deux de mes 1/1 », `one of his 2/2s`."""
        of = self.word(self.at + 1) if self.at + 1 < len(self.mentions) else ""
        owned = self.look(2)
        mine = owned is not None and (owned.is_a("owner") or self.word(self.at + 2) in DEFINITE)
        counted = mention.is_a("number") and (of in PLURAL_ARTICLE or (of in OF and mine))
        if not counted or self.counts_damage() or not self.leads_to_head(2):
            return False
        said.count, said.definite, said.indefinite = int(str(mention.value("number"))), True, False
        said.out_of = 0
        self.at += 2
        return True

    def is_article(self, mention: Mention, word: str) -> bool:
        """Whether « ce » stands before a noun: it is a pronoun elsewhere."""
        return mention.is_a("pronoun") and word in DEFINITE and word not in CLITIC_OBJECTS and self.leads_to_head(1)

    def names_what_has_size(self, said: ThingSaid, mention: Mention, follows: Mention | None) -> bool:
        """Whether a word that is none of the lexicon's stands before a size: « un fantôme 1/1 » is a 1/1."""
        begun = said.owner is not None or said.definite or said.indefinite or said.count is not None
        return begun and mention.is_a("unknown") and follows is not None and follows.is_a("size")

    def counts_damage(self) -> bool:
        """Whether the number here is how much somebody took of a source."""
        taken = self.before is not None and self.before.says("verb") == "take"
        return taken and self.at + 1 < len(self.mentions) and self.word(self.at + 1) in OF

    def counts_a_kind(self, said: ThingSaid, mention: Mention) -> bool:
        """Whether a creature type stands behind a number, and stands for what is of it: « il bloque un ours »."""
        bare = self.before is not None and self.before.says("prep") in {"with", "into"} and self.ends_at(1)
        return (said.indefinite or said.count is not None or bare) and mention.value("trait") in SUBTYPES

    def is_counted_kind(self, said: ThingSaid) -> bool:
        return bool(said.traits) and fold_text(said.traits[-1]) in SUBTYPES

    def begins_object(self, mention: Mention | None) -> bool:
        """Whether an article or an owner stands there, which no noun phrase has inside."""
        return mention is not None and (mention.is_a("owner") or self.word(self.at + 1) in DEFINITE | INDEFINITE)

    def describes(self, said: ThingSaid) -> bool:
        """Whether what stands before the head can stand for it: "the white one", and no "the first strike"."""
        known = shipped_lexicon()
        kinds = [fold_text(each) for each in said.traits if fold_text(each) not in known.keywords]
        return bool(said.traits) and (said.owner is not None or bool(kinds) or self.is_acted_on(said))

    def names_a_keyword(self, word: str, follows: Mention | None) -> bool:
        """« il bloque la menace »: the creature that has it, behind what is done to it."""
        named = word in DEFINITE and follows is not None and follows.value("trait") in shipped_lexicon().keywords
        return named and self.is_aimed_at() and self.ends_at(2)

    def is_aimed_at(self) -> bool:
        """Whether what stands before is done to a thing."""
        return self.before is not None and (
            self.before.says("prep") in {"on", "front"} or self.before.says("verb") in {"block", "kill", "target"}
        )

    def ends_at(self, ahead: int) -> bool:
        """Whether no more of a noun phrase can stand there."""
        follows = self.look(ahead)
        return follows is None or follows.is_a("stop", "join", "sub", "close") or follows.value("prep") == "with"

    def is_acted_on(self, said: ThingSaid) -> bool:
        """Whether a keyword with an article stands for what has it: « il bloque la menace », « sur le vol »."""
        return said.definite and self.is_aimed_at() and self.ends_at(0) and self.word(self.at - 1) not in DEFINITE

    def names_a_color(self, word: str, follows: Mention | None) -> bool:
        """« la blanche »: the creature of that color."""
        return word in DEFINITE and follows is not None and follows.value("trait") in shipped_lexicon().colors

    def is_a_verb_next(self) -> bool:
        following = self.look(1)
        return following is not None and following.is_a("verb") and not following.is_a("noun", "size", "card")

    def is_owner(self, mention: Mention) -> bool:
        return mention.is_a("owner") and not mention.is_a("card", "size") and self.leads_to_head(1)

    def owner_at(self, mention: Mention, follows: Mention | None) -> str | None:
        """`my`, « ses », `Bob's`, `opp's`."""
        if mention.is_a("owner") and self.leads_to_head(1):
            return mention.value("owner")
        ends = follows is not None and self.said.tokens[follows.start].kind == "end" and self.word(self.at + 1) == "'s"
        if mention.is_a("player", "person") and ends and self.leads_to_head(2):
            return mention.value("player") or OPPONENT
        if (
            mention.value("owner") is None
            and mention.value("player") == OPPONENT
            and self.word(self.at).endswith("s")
            and self.leads_to_head(1)
        ):
            following = self.look(1)
            if following is not None and following.is_a("card", "size") and self.word(self.at) in {"opponents", "opps"}:
                self.at -= 1  # `opps 2/2`, typed without its apostrophe
                return OPPONENT
        return None

    def leads_to_head(self, ahead: int) -> bool:
        """Whether only words of a noun phrase stand between here and its head."""
        for step in range(ahead, ahead + 7):
            mention = self.look(step)
            if mention is None:
                return False
            if mention.is_a("card", "size", "noun", "predefined"):
                return True
            if mention.is_a("pronoun") and self.word(self.at + step) in {"one", "ones"}:
                return True
            following = self.look(step + 1)
            if mention.value("trait") in SUBTYPES and (
                following is None or following.is_a("verb", "participle", "stop", "join", "prep", "sub", "aux", "neg")
            ):
                return True  # "my knight is …"
            inside = mention.is_a("trait", "state", "number", "owner", "second", "quote", "inside")
            inside = inside or self.joins_traits(step)
            inside = inside or (mention.is_a("unknown") and following is not None and following.is_a("size"))
            inside = inside or (mention.value("measure") == "loyalty" and step > ahead)
            if not inside and self.word(self.at + step) not in DEFINITE | INDEFINITE:
                return False
        return False

    def read_head(self, said: ThingSaid) -> bool:
        mention = self.look()
        stands_alone = (said.definite or self.is_counted_kind(said)) and self.describes(said)
        if mention is None or (stands_alone and not mention.is_a("card", "size", "noun", "pronoun")):
            said.head, said.value = "noun", "creature"  # `the white one`, « la blanche »
            self.at += int(mention is not None and self.word(self.at) in {"one", "ones"})
            return True
        for head in ("card", "size", "noun", "pronoun", "predefined"):
            value = mention.value(head)
            if value is None:
                continue
            if (
                head == "pronoun"
                and (mention.is_a("filler", "prep", "aux") or said.states)
                and not said.definite
                and self.word(self.at) in {"en", "y", "ce", "l'", "c'"}
            ):
                return False
            said.head, said.value, said.cards = head, value, mention.cards
            said.verb = mention.is_a("cardverb")
            if head == "noun" and value == "token":
                said.plural = said.plural or self.said.tokens[mention.end - 1].key.endswith("s")
            if head == "card" and said.cards:
                last = self.said.tokens[mention.end - 1].key
                said.plural = last.endswith("s") and last not in fold_text(said.cards[0].name).split()
            if head == "size":
                said.value = self.word(self.at)
                said.plural = said.plural or self.said.tokens[mention.start].text.lower().endswith("s")
            self.at += 1
            if value == "all" and said.owner is None:  # "his board", "all my creatures"
                words = self.said.words(said.start, self.mentions[self.at - 1].end).split()
                said.owner = next((one for one in map(owner_of_word, words) if one), None)
            return self.head_is_complete(said)
        return False

    def head_is_complete(self, said: ThingSaid) -> bool:
        """Take the size or the name that follows a noun: `my hexproof creature 3/3`, « le planeswalker Jace »."""
        following = self.look()
        if said.head != "noun":
            return True
        if said.value in KINDS_OF_CARDS and following is not None and self.names_it(following):
            said.states += ["commander"] if said.value == "commander" else []
            said.attacker, said.blocker = said.value == "attacker", said.value == "blocker"
            said.head, said.value, said.cards = "card", str(following.value("card")), following.cards
            self.at += 1
            return True
        if (
            said.value in {"token", "creature"}
            and following is not None
            and following.is_a("trait")
            and (after := self.look(1)) is not None
            and after.is_a("size")
        ):
            said.traits.append(self.said.words(following.start, following.end))
            self.at += 1
            following = after
        comma = following is not None and following.value("join") == ","
        article = comma and self.at + 1 < len(self.mentions) and self.word(self.at + 1) in INDEFINITE
        size = self.look(1 + int(article)) if comma else following
        if said.value == "all" and not comma and size is not None and size.is_a("size") and said.owner is None:
            words = self.said.words(said.start, self.mentions[self.at - 1].end).split()
            said.owner = next((str(one) for one in map(owner_of_word, words) if one), None)
            said.head, said.value, said.plural = "size", self.word(self.at), True  # « mes créatures 2/2 »
            self.at += 1
            return True
        if (
            (said.value in {"creature", "token", "attacker", "blocker", "commander"} or said.value in TRAIT_OF_NOUN)
            and size is not None
            and size.is_a("size")
        ):
            if said.value in TRAIT_OF_NOUN:
                said.traits.append(TRAIT_OF_NOUN[said.value])
            said.token = said.token or said.value == "token"
            said.states += ["commander"] if said.value == "commander" else []
            said.attacker, said.blocker = said.value == "attacker", said.value == "blocker"
            self.at += int(comma) + int(article)
            said.head, said.value = "size", self.word(self.at)
            self.at += 1
            if self.goes_on_with_a_size():
                said.count = None  # "three attackers 1/1, 2/2 and 3/3": so many are listed
        return True

    def names_it(self, mention: Mention) -> bool:
        """Whether a name is that of the noun before it, and no verb with a card's name: "my creature shocks him"."""
        return mention.is_a("card") and not mention.is_a("cardverb", "verb", "participle", "aux", "prep")

    def goes_on_with_a_size(self) -> bool:
        """Whether more sizes follow in a list."""
        mention, behind = self.look(), self.look(1)
        joined = mention is not None and mention.is_a("join") and behind is not None and behind.is_a("size")
        return joined or (mention is not None and mention.is_a("size"))
