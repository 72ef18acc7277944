"""What stands behind the head of a noun phrase: keywords, states, brackets, whose it is, what it has and wears.

`behind` = { keyword } ["with" what] [bracket] ["of" whose]"""

import re

from bot.judge.language.asked.phrases.mention_reader import MentionReader
from bot.judge.language.asked.phrases.things_said import ThingSaid, Unit
from bot.judge.language.asked.words.function_words import BEARING, BEFORE_TOTALS, DEFINITE, OF, TO, either_language
from bot.judge.language.asked.words.mentions import Mention

TRAIT_OF_NOUN = {"flier": "flying", "trampler": "trample", "lifelinker": "lifelink"}
COUNTED = re.compile(
    r"(?:x|(?:j'|il )?en ai?|i have|he has|i got)\s*(\d{1,2})(?: of them)?|(\d{1,2})\s*x", re.IGNORECASE
)
"""How many there are, in brackets behind a size."""
COUNTED_LOYALTY = re.compile(
    rf"(?:{either_language('BEFORE_LOYALTY')})?(\d+)(?:\s*(?:{either_language('LOYALTY')}))?", re.IGNORECASE
)
"""A planeswalker's loyalty in brackets."""
LONGEST_BRACKET = 40
"""In mentions."""
QUIET_NOUNS = frozenset({"creature", "attacker", "blocker", "token", "target", "permanent", "card"})
SIZED_NOUNS = frozenset({"creature", "token"})


class DescriptionReader(MentionReader):
    """Reads what is said of a thing behind its name."""

    def read_behind_head(self, said: ThingSaid) -> None:
        while (mention := self.look()) is not None:
            if (
                self.read_times(said, mention)
                or self.read_change_of_size(said, mention)
                or self.read_description(said, mention)
                or self.read_owner_behind(said)
                or self.read_bracket(said, mention)
            ):
                continue
            if said.head != "pronoun" and self.read_having(said, mention):
                continue
            if self.read_ability(said) or self.read_attached(said):
                continue
            break

    def read_times(self, said: ThingSaid, mention: Mention) -> bool:
        """`1/1 x5`: how many there are."""
        times = said.head in {"size", "card"} and self.said.tokens[mention.start].kind == "times"
        if not times or said.count is not None or not mention.is_a("number"):
            return False
        said.count = int(str(mention.value("number")))
        self.at += 1
        return True

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
        if said.head == "size" and noun in {"commander", "spell"}:
            said.states += ["commander"] if noun == "commander" else []
            said.ability = "spell" if noun == "spell" else said.ability
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

    def read_change_of_size(self, said: ThingSaid, mention: Mention) -> bool:
        """« son 3/3 +1/+1 »: what stands right behind a size lies on it as a counter."""
        alone = (behind := self.look(1)) is None or not behind.is_a("measure", "noun")
        if (
            said.head != "size"
            or not mention.is_a("delta")
            or not alone
            or self.word(self.at) not in {"+1/+1", "-1/-1"}
        ):
            return False
        said.states.append(f"{self.word(self.at)} x1")
        self.at += 1
        return True

    def read_owner_behind(self, said: ThingSaid) -> bool:
        """« les Grizzlis de Bob », « le 2/2 de l'adversaire »."""
        if said.owner is not None or self.word(self.at) not in OF:
            return False
        ahead = 1
        following = self.look(ahead)
        if following is not None and (following.is_a("owner") or self.word(self.at + 1) in DEFINITE):
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
        if not mention.is_a("open") or (
            said.value == "all" and (inside := self.look(1)) and inside.is_a("size", "card")
        ):
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
        number = COUNTED_LOYALTY.fullmatch(text.strip())
        counted = COUNTED.fullmatch(text.strip())
        if counted is not None and said.head == "size":
            said.count = int(counted[1] or counted[2])
        elif number is not None:
            said.loyalty = int(number[1])
        elif said.head == "card" and (size := self.size_inside(self.at + 1, end)) is not None:
            said.states.append(f"size {size}")  # "Murktide Regent (5/5 now)"
        elif (times := self.casts_inside(self.at + 1, end)) is not None:
            said.states.append(f"casts {times}")
        elif said.owner is None and (owner := self.whose(self.at + 1, end)) is not None:
            said.owner, said.definite = owner, True
        else:
            said.states.append(text)
        self.at = end + 1
        return True

    def size_inside(self, start: int, end: int) -> str | None:
        """The one size that stands in brackets, beside words that say nothing."""
        inside = [at for at in range(start, end) if not self.mentions[at].is_a("filler")]
        return self.word(inside[0]) if len(inside) == 1 and self.mentions[inside[0]].is_a("size") else None

    def casts_inside(self, start: int, end: int) -> int | None:
        """`(cast once)`, « (lancé deux fois) »: how often a commander was cast before (CR 903.8)."""
        inside = self.mentions[start:end]
        casts = any("cast" in {each.value("verb"), each.value("participle")} for each in inside)
        numbers = [number for each in inside if (number := each.value("number")) is not None]
        return int(numbers[0]) if casts and len(numbers) == 1 else None

    def whose(self, start: int, end: int) -> str | None:
        """`(his)`, `(mine)`, « (à moi) »: the one player whom the words in brackets name."""
        inside = [each for each in self.mentions[start:end] if not each.is_a("filler", "prep", "side")]
        found = [each.value("owner") or each.value("player") for each in inside]
        return found[0] if len(found) == 1 else None

    def read_attached(self, said: ThingSaid) -> bool:
        """`enchanted with Rancor`, `wearing Bonesplitter`, « équipée de Scinde-os »."""
        relative = (first := self.look()) is not None and first.value("sub") == "that"
        if relative and self.look(1) is not None and self.word(self.at + 1) in BEARING:
            self.at += 1  # "my guy that's wearing it"
        mention = self.look()
        bears = mention is not None and (
            mention.value("participle") in {"enchant", "equip"} or self.word(self.at) in BEARING
        )
        if said.head not in {"size", "card", "noun"} or not bears:
            return False
        ahead = 1
        while (each := self.look(ahead)) is not None and not each.is_a("card") and each.is_a("prep", "filler", "owner"):
            ahead += 1
        if each is not None and each.is_a("pronoun") and mention is not None and not mention.is_a("participle"):
            said.attached.append(ThingSaid(each.start, each.end, "pronoun", str(each.value("pronoun"))))
            self.at += ahead + 1
            return True
        if each is None or not each.is_a("card"):
            return False
        said.attached.append(ThingSaid(each.start, each.end, "card", str(each.value("card")), each.cards))
        self.at += ahead + 1
        return True

    def read_having(self, said: ThingSaid, mention: Mention) -> bool:
        """`with flying`, « avec deux marqueurs +1/+1 », `at 3`, `with 3 loyalty`, `with Rancor`, `without reach`."""
        start = self.at
        if (
            self.word(self.at) in BEFORE_TOTALS
            and (said.head == "card" or said.value == "planeswalker")
            and (number := self.look(1)) is not None
            and number.is_a("number")
        ):
            following = self.look(2)
            if (
                following is None
                or not following.is_a("measure", "card", "size", "noun")
                or following.value("measure") == "loyalty"
            ):
                said.loyalty = int(str(number.value("number")))
                self.at += 2 + int(following is not None and following.value("measure") == "loyalty")
                return True
        if mention.value("prep") == "without" and (following := self.look(1)) is not None and following.is_a("trait"):
            self.at += 2
            while (
                (joined := self.look()) is not None
                and joined.value("join") == "or"
                and (following := self.look(1)) is not None
                and following.is_a("trait")
            ):
                self.at += 2  # « sans vol ni portée »
            return True
        relative = (
            mention.value("sub") == "that"
            and (verb := self.look(1)) is not None
            and verb.value("verb") in {"have", "be"}
        )
        has = mention.value("sub") == "that" and mention.end - mention.start > 1 and self.word(self.at).endswith(" has")
        relative = relative or has
        if mention.value("prep") not in {"with", "to"} and not relative:
            return False
        if mention.value("prep") == "to" and self.word(self.at) not in TO:
            return False
        self.at += 2 if relative and not has else 1
        if self.read_what_it_has(said, relative=relative):
            while (joined := self.look()) is not None and joined.value("join") in {"and", ","}:
                at = self.at
                self.at += 1
                if not self.read_what_it_has(said):
                    self.at = at
                    break
            return True
        self.at = start
        return False

    def read_what_it_has(self, said: ThingSaid, *, relative: bool = False) -> bool:
        """What stands behind "with": keywords, counters, damage, loyalty, what is attached."""
        start = self.at
        mention = self.behind_fillers()
        if mention is None:
            self.at = start
            return False
        if relative and mention.is_a("card") and said.head in {"size", "card", "noun"}:  # "that has Rancor on it"
            said.attached.append(
                ThingSaid(mention.start, mention.end, "card", str(mention.value("card")), mention.cards)
            )
            self.at += 1
            self.skip_on_it()
            return True
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
            if following is not None and following.is_a("size") and said.head == "noun" and said.value in SIZED_NOUNS:
                said.traits.append(self.said.words(mention.start, mention.end))
                said.head, said.value = "size", self.word(self.at + 1)  # "a creature with protection from red 2/2"
                self.at += 2
                return True
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

    def behind_fillers(self) -> Mention | None:
        while (mention := self.look()) is not None and mention.is_a("filler") and not mention.is_a("number", "trait"):
            self.at += 1
        return mention

    def take_worn(self, said: ThingSaid, mention: Mention) -> bool:
        """`that has Rancor on it`."""
        said.attached.append(ThingSaid(mention.start, mention.end, "card", str(mention.value("card")), mention.cards))
        self.at += 1
        self.skip_on_it()
        return True

    def take_counters(self, said: ThingSaid, number: int, kind: str, words: int) -> bool:
        self.at += words
        if (noun := self.look()) is not None and noun.value("measure") == "counter":
            self.at += 1
        number *= self.times_behind()
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
