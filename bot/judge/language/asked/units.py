"""Mentions as parts of a sentence: things with all that is said of them, amounts, and the words between them.

`thing` = [whose] [count] { word } (CARD | SIZE | noun | pronoun) { keyword } ["with" what] [bracket] ["of" whose]"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.cards.names import NamedCard
from bot.judge.language.asked.mentions import Mention, SaidText
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.made_up import SUBTYPES
from bot.reference.folding import fold_text

ME, OPPONENT = "me", "opponent"


@dataclass(slots=True)
class ThingSaid:
    """A noun phrase. `head` is `card`, `size`, `noun` or `pronoun`, and `value` which; `owner` is `me`, `opponent` or a
    name, None where nobody is named; `count` is None where no number is said."""

    start: int
    end: int
    head: str
    value: str
    cards: tuple[NamedCard, ...] = ()
    owner: str | None = None
    count: int | None = None
    definite: bool = False
    indefinite: bool = False
    second: bool = False
    token: bool = False
    blocker: bool = False
    """Whether it is called a blocker."""
    attacker: bool = False
    """Whether it is called an attacker."""
    plural: bool = False
    """Whether a size is said in the plural: `2/2s`."""
    traits: list[str] = field(default_factory=list)
    states: list[str] = field(default_factory=list)
    """In the words of a table's brackets."""
    attached: list["ThingSaid"] = field(default_factory=list)
    loyalty: int | None = None
    ability: str | None = None
    """`trigger`, `ability`, or a loyalty cost, where that of the thing is meant."""
    verb: bool = False
    """Whether the word may also be a verb that casts the card."""

    @property
    def size(self) -> str:
        """The size and keywords as a table has them."""
        return " ".join([self.value, *self.traits]) if self.head == "size" else ""


@dataclass(slots=True)
class Unit:
    """A part of a sentence: `thing`, `amount`, or a mention by its kinds."""

    kind: str
    mention: Mention
    thing: ThingSaid | None = None
    number: int = 0
    value: str = ""
    total: tuple[int, str] | None = None
    """The number that stands in brackets behind a player, and of what it is."""

    def says(self, kind: str) -> str | None:
        return None if self.kind in {"thing", "amount"} else self.mention.value(kind)

    def is_a(self, *kinds: str) -> bool:
        return self.kind in kinds or (self.kind == "mention" and self.mention.is_a(*kinds))


TRAIT_OF_NOUN = {"flier": "flying", "trampler": "trample", "lifelinker": "lifelink"}
COUNTED = re.compile(
    r"(?:x|(?:j'|il )?en ai?|i have|he has|i got)\s*(\d{1,2})(?: of them)?|(\d{1,2})\s*x", re.IGNORECASE
)
"""How many there are, in brackets behind a size."""
LONGEST_BRACKET = 40
"""In mentions."""
QUIET_NOUNS = frozenset({"creature", "attacker", "blocker", "token", "target", "permanent", "card"})
OF = frozenset({"of", "de", "d'", "du", "des"})
DEFINITE = frozenset(
    {"the", "le", "la", "les", "l'", "that", "this", "cette", "ce", "cet", "ces", "those", "these", "au", "aux", "du"}
)
INDEFINITE = frozenset({"a", "an", "un", "une", "des"})


class UnitReader:
    """Cuts the mentions of a text into units."""

    def __init__(self, said: SaidText) -> None:
        self.said, self.at = said, 0
        self.before: Unit | None = None
        self.mentions = said.mentions

    def units(self) -> list[Unit]:
        found: list[Unit] = []
        while self.at < len(self.mentions):
            if (amount := self.amount()) is not None:
                found.append(amount)
            elif (thing := self.thing(found)) is not None:
                found.append(thing)
            else:
                found.append(Unit("mention", self.mentions[self.at], value=self.word(self.at)))
                self.at += 1
                if found[-1].is_a("player"):
                    found[-1].total = self.total_in_brackets()
        return found

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

    def word(self, at: int) -> str:
        mention = self.mentions[at]
        return " ".join(each.key for each in self.said.tokens[mention.start : mention.end])

    def look(self, ahead: int = 0) -> Mention | None:
        at = self.at + ahead
        return self.mentions[at] if at < len(self.mentions) else None

    def amount(self) -> Unit | None:
        """`3 life`, « deux blessures », `two +1/+1 counters`, `3 poison`."""
        first = self.mentions[self.at]
        if (number := first.value("number")) is None:
            return None
        at = self.at + 1
        kind = None
        while (
            at < min(len(self.mentions), self.at + 4)
            and self.mentions[at].is_a("filler")
            and not self.mentions[at].is_a("measure")
        ):
            at += 1
        if at < len(self.mentions) and self.mentions[at].is_a("delta"):
            kind = self.word(at)
            at += 1
        if at >= len(self.mentions):
            return None
        measure = self.mentions[at].value("measure")
        if measure is None and kind is None:
            return None
        behind = at + 1
        if (
            measure == "counter"
            and kind is None
            and behind < len(self.mentions)
            and self.mentions[behind].is_a("delta")
        ):
            kind = self.word(behind)  # « deux marqueurs +1/+1 »
            at = behind
        value = kind if kind is not None and measure in {"counter", None} else measure
        unit = Unit(
            "amount",
            Mention(first.start, self.mentions[min(at, len(self.mentions) - 1)].end, ()),
            number=int(number),
            value=value or "",
        )
        self.at = at + 1 if measure is not None or kind is not None else at
        return unit

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
            if mention.is_a("card", "size", "pronoun", "predefined") and not self.is_owner(mention):
                return True
            if (owner := self.owner_at(mention, follows)) is not None:
                if said.owner is not None:
                    return False
                said.owner, said.definite = owner, True
                self.at += 2 if mention.is_a("player") and not mention.is_a("owner") else 1
            elif word in {"one", "ones"} and (said.traits or said.owner or said.definite) and not self.leads_to_head(1):
                return True
            elif mention.is_a("second") and self.leads_to_head(1):
                said.second = True
                self.at += 1
            elif (number := mention.value("number")) is not None and self.leads_to_head(1):
                if (
                    int(number) > 1
                    and follows is not None
                    and (follows.is_a("owner") or self.word(self.at + 1) in DEFINITE)
                ):
                    return False  # « bloque à deux ma 5/5 »
                if not (said.count is None or int(number) > 1):
                    return False
                said.count = None if word in INDEFINITE else int(number)
                said.indefinite = word in INDEFINITE
                self.at += 1
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
            elif mention.is_a("trait") and (self.leads_to_head(1) or said.definite):
                said.traits.append(self.said.words(mention.start, mention.end))
                self.at += 1
            elif mention.is_a("state") and self.leads_to_head(1):
                said.states.append(str(mention.value("state")))
                self.at += 1
            elif (
                mention.is_a("filler")
                and not mention.is_a("aux")
                and (self.leads_to_head(1) or self.names_a_color(word, follows))
            ):
                said.definite = said.definite or word in DEFINITE
                said.indefinite = said.indefinite or word in INDEFINITE
                said.plural = said.plural or word == "des"
                self.at += 1
            elif mention.is_a("quote") and self.leads_to_head(1):
                self.at += 1
            else:
                return said.definite and self.describes(said)
        return said.definite and self.describes(said)

    def describes(self, said: ThingSaid) -> bool:
        """Whether what stands before the head can stand for it: "the white one", and no "the first strike"."""
        known = shipped_lexicon()
        kinds = [fold_text(each) for each in said.traits if fold_text(each) not in known.keywords]
        return bool(said.traits) and (said.owner is not None or bool(kinds))

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
        if mention.is_a("player") and ends and self.leads_to_head(2):
            return mention.value("player")
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
                following is None or following.is_a("verb", "participle", "stop")
            ):
                return True  # "my knight is …"
            inside = mention.is_a("trait", "state", "number", "owner", "second", "quote", "inside")
            if not inside and self.word(self.at + step) not in DEFINITE | INDEFINITE:
                return False
        return False

    def read_head(self, said: ThingSaid) -> bool:
        mention = self.look()
        if mention is None or (
            said.definite and self.describes(said) and not mention.is_a("card", "size", "noun", "pronoun")
        ):
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
            if head == "size":
                said.value = self.word(self.at)
                said.plural = said.plural or self.said.tokens[mention.start].text.lower().endswith("s")
            self.at += 1
            return self.head_is_complete(said)
        return False

    def head_is_complete(self, said: ThingSaid) -> bool:
        """Take the size that follows a noun: `my hexproof creature 3/3`."""
        following = self.look()
        if said.head != "noun":
            return True
        if said.value == "commander" and following is not None and following.is_a("card"):
            said.head, said.value, said.cards = "card", str(following.value("card")), following.cards
            said.states.append("commander")
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
        if (
            (said.value in {"creature", "token", "attacker", "blocker"} or said.value in TRAIT_OF_NOUN)
            and size is not None
            and size.is_a("size")
        ):
            if said.value in TRAIT_OF_NOUN:
                said.traits.append(TRAIT_OF_NOUN[said.value])
            said.token = said.token or said.value == "token"
            said.attacker, said.blocker = said.value == "attacker", said.value == "blocker"
            self.at += int(comma) + int(article)
            said.head, said.value = "size", self.word(self.at)
            self.at += 1
            if self.goes_on_with_a_size():
                said.count = None  # "three attackers 1/1, 2/2 and 3/3": so many are listed
        return True

    def goes_on_with_a_size(self) -> bool:
        """Whether more sizes follow in a list."""
        mention, behind = self.look(), self.look(1)
        joined = mention is not None and mention.is_a("join") and behind is not None and behind.is_a("size")
        return joined or (mention is not None and mention.is_a("size"))

    def read_behind_head(self, said: ThingSaid) -> None:
        while (mention := self.look()) is not None:
            if self.read_description(said, mention) or self.read_owner_behind(said) or self.read_bracket(said, mention):
                continue
            if said.head != "pronoun" and self.read_having(said, mention):
                continue
            if self.read_ability(said) or self.read_attached(said):
                continue
            break

    def read_description(self, said: ThingSaid, mention: Mention) -> bool:
        """Keywords, colors, types and states behind a size or a name."""
        if said.head == "pronoun":
            return False
        noun = mention.value("noun")
        if said.head == "size" and noun is not None and (noun in QUIET_NOUNS or noun in TRAIT_OF_NOUN):
            if noun in TRAIT_OF_NOUN:
                said.traits.append(TRAIT_OF_NOUN[noun])
            said.token = said.token or noun == "token"
            said.blocker = said.blocker or noun == "blocker"
            self.at += 1
            return True
        if said.head == "size" and noun == "spell":
            said.ability = "spell"
            self.at += 1
            return True
        if said.head == "size" and self.word(self.at) in {"ground", "vanilla"}:
            self.at += 1
            return True
        if said.head == "card" and noun == "token":
            said.token = True
            self.at += 1
            return True
        if said.head == "card" and mention.is_a("size"):
            said.states.append(f"size {self.word(self.at)}")
            self.at += 1
            return True
        if mention.is_a("trait") and not (mention.is_a("verb", "prep", "sub") and said.head != "size"):
            said.traits.append(self.said.words(mention.start, mention.end))
            self.at += 1
            return True
        joined = mention.value("join") in {",", "and"}
        following = self.look(1)
        if (
            joined
            and said.head == "size"
            and said.traits
            and following is not None
            and following.is_a("trait")
            and not following.is_a("player", "noun")
        ):
            after = self.look(2)
            if after is None or not after.is_a("card", "size"):
                self.at += 1
                return True
        if mention.is_a("state") and mention.value("state") in {"tapped", "sick", "untapped", "token"}:
            said.states.append(str(mention.value("state")))
            self.at += 1
            return True
        return bool(mention.is_a("quote")) and self.skip()

    def skip(self) -> bool:
        self.at += 1
        return True

    def read_owner_behind(self, said: ThingSaid) -> bool:
        """« les Grizzlis de Bob », « le 2/2 de l'adversaire »."""
        if said.owner is not None or self.word(self.at) not in OF:
            return False
        ahead = 1
        following = self.look(ahead)
        if following is not None and following.is_a("filler") and self.word(self.at + 1) in {"l'", "le", "la", "mon"}:
            ahead = 2
            following = self.look(ahead)
        if (
            following is None
            or not following.is_a("player")
            or self.word(self.at + ahead) in {"il", "elle", "je", "i", "he"}
        ):
            return False
        said.owner, said.definite = following.value("player"), True
        self.at += ahead + 1
        return True

    def read_bracket(self, said: ThingSaid, mention: Mention) -> bool:
        """What stands in brackets, in the words of a table."""
        if not mention.is_a("open"):
            return False
        depth, end = 0, self.at
        while end < min(len(self.mentions), self.at + LONGEST_BRACKET):
            depth += self.mentions[end].is_a("open") - self.mentions[end].is_a("close")
            if depth == 0:
                break
            end += 1
        if depth or end >= len(self.mentions) or end == self.at + 1:
            return False
        text = self.said.words(self.mentions[self.at + 1].start, self.mentions[end - 1].end)
        number = re.fullmatch(
            r"(?:at\s+|à\s+|with\s+)?(\d+)\s*(?:loyalty|loyauté|counters?)?", text.strip(), re.IGNORECASE
        )
        counted = COUNTED.fullmatch(text.strip())
        if counted is not None and said.head == "size":
            said.count = int(counted[1] or counted[2])
        elif number is not None:
            said.loyalty = int(number[1])
        else:
            said.states.append(text)
        self.at = end + 1
        return True

    def read_attached(self, said: ThingSaid) -> bool:
        """`enchanted with Rancor`, `wearing Bonesplitter`, « équipée de Scinde-os »."""
        mention = self.look()
        bears = mention is not None and (
            mention.value("participle") in {"enchant", "equip"} or self.word(self.at) in {"wearing", "carrying"}
        )
        if said.head not in {"size", "card", "noun"} or not bears:
            return False
        ahead = 1
        while (each := self.look(ahead)) is not None and not each.is_a("card") and each.is_a("prep", "filler", "owner"):
            ahead += 1
        if each is None or not each.is_a("card"):
            return False
        said.attached.append(ThingSaid(each.start, each.end, "card", str(each.value("card")), each.cards))
        self.at += ahead + 1
        return True

    def read_having(self, said: ThingSaid, mention: Mention) -> bool:
        """`with flying`, « avec deux marqueurs +1/+1 », `at 3`, `with 3 loyalty`, `with Rancor`, `without reach`."""
        start = self.at
        if (
            self.word(self.at) in {"at", "a"}
            and said.head == "card"
            and (number := self.look(1)) is not None
            and number.is_a("number")
        ):
            following = self.look(2)
            if (
                following is None
                or not following.is_a("measure", "card", "size")
                or following.value("measure") == "loyalty"
            ):
                said.loyalty = int(str(number.value("number")))
                self.at += 2 + int(following is not None and following.value("measure") == "loyalty")
                return True
        if mention.value("prep") == "without" and (following := self.look(1)) is not None and following.is_a("trait"):
            self.at += 2
            return True
        relative = (
            mention.value("sub") == "that"
            and (verb := self.look(1)) is not None
            and verb.value("verb") in {"have", "be"}
        )
        if mention.value("prep") not in {"with", "to"} and not relative:
            return False
        if mention.value("prep") == "to" and self.word(self.at) not in {"a", "au"}:
            return False
        self.at += 2 if relative else 1
        if self.read_what_it_has(said):
            while (joined := self.look()) is not None and joined.value("join") in {"and", ","}:
                at = self.at
                self.at += 1
                if not self.read_what_it_has(said):
                    self.at = at
                    break
            return True
        self.at = start
        return False

    def read_what_it_has(self, said: ThingSaid) -> bool:
        """What stands behind "with": keywords, counters, damage, loyalty, what is attached."""
        start = self.at
        while (mention := self.look()) is not None and mention.is_a("filler") and not mention.is_a("number", "trait"):
            self.at += 1
        mention = self.look()
        if mention is None:
            self.at = start
            return False
        if mention.is_a("delta"):  # `a +1/+1 counter`
            return self.take_counters(said, 1, self.word(self.at), 1)
        if mention.is_a("number") and (amount := self.amount()) is not None:
            return self.take_amount(said, amount, start)
        if mention.is_a("number") and (delta := self.look(1)) is not None and delta.is_a("trait"):
            self.at += 1
            mention = self.look()
        took = False
        while mention is not None and mention.is_a("trait"):
            following = self.look(1)
            if following is not None and following.is_a("size", "card"):
                break
            said.traits.append(self.said.words(mention.start, mention.end))
            took = True
            self.at += 1
            mention = self.look()
        if not took and mention is not None and mention.is_a("state") and mention.value("state") in {"tapped", "sick"}:
            said.states.append(str(mention.value("state")))
            self.at += 1
            return True
        if not took and mention is not None and mention.is_a("measure") and mention.value("measure") == "loyalty":
            self.at = start
            return False
        if not took:
            self.at = start
        return took

    def take_counters(self, said: ThingSaid, number: int, kind: str, words: int) -> bool:
        self.at += words
        if (noun := self.look()) is not None and noun.value("measure") == "counter":
            self.at += 1
        self.skip_on_it()
        said.states.append(f"{kind} x{number}")
        return True

    def take_amount(self, said: ThingSaid, amount: Unit, start: int) -> bool:
        match amount.value:
            case "damage":
                said.states.append(f"damage {amount.number}")
            case "loyalty":
                said.loyalty = amount.number
            case kind if "/" in kind:
                said.states.append(f"{kind} x{amount.number}")
            case "counter" if said.head == "card":
                said.loyalty = amount.number
            case _:
                self.at = start
                return False
        self.skip_on_it()
        return True

    def skip_on_it(self) -> None:
        """`… on it`, « … dessus »."""
        first, second = self.look(), self.look(1)
        if first is not None and first.value("prep") == "on" and second is not None and second.is_a("pronoun"):
            self.at += 2
        elif first is not None and self.word(self.at) == "dessus":
            self.at += 1

    def read_ability(self, said: ThingSaid) -> bool:
        """`Jace's +2`, `its trigger`."""
        if self.word(self.at) != "'s" or (following := self.look(1)) is None:
            return False
        if following.is_a("loyalty"):
            said.ability = self.word(self.at + 1)
        elif following.value("noun") == "ability" or following.value("verb") == "trigger":
            said.ability = "trigger" if following.value("verb") == "trigger" else "ability"
        else:
            return False
        self.at += 2
        return True
