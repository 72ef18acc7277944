"""The draft while it is written: who and what there is, and what the words for things mean at each place.

Knows the table; what verbs do is in the table of `deeds`, what questions ask is `asking`'s."""

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence

from bot.cards.model import CardFace
from bot.judge.language.asked.clauses.parts import PlayerSaid
from bot.judge.language.asked.drafting.cards_said import CardsSaid
from bot.judge.language.asked.drafting.draft import CREATED, Deed, Draft, DraftEvent, DraftThing, Leftover, Missing
from bot.judge.language.asked.phrases.descriptions import TRAIT_OF_NOUN
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import (
    MINE,
    NEVER_ONESELF,
    NEVER_PERSONS,
    SEVERAL,
    THEIRS,
    either_language,
)
from bot.judge.language.asked.words.lexicon import shipped_phrases
from bot.judge.language.asked.words.mentions import SEATS, SaidText
from bot.judge.language.asked.words.players import ME, OPPONENT, OTHER
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.made_up import SUBTYPES
from bot.reference.folding import fold_text

LONGEST_JOIN = 6
"""In words: so far apart stand two things of one list."""
MOST_THINGS = 100
GENERIC = frozenset(
    {
        "creature",
        "permanent",
        "token",
        "target",
        "flier",
        "trampler",
        "lifelinker",
        "attacker",
        "blocker",
        "card",
        "aura",
        "equipment",
        "planeswalker",
        "any",
        "commander",
    }
)
OURS = re.compile(either_language("OURS"), re.IGNORECASE)
SIZE = re.compile(r"\d+/\d+")


class Drafting:
    """The table of a draft and what was spoken of last."""

    def __init__(self, said: SaidText, cards: CardsSaid) -> None:
        self.said, self.cards = said, cards
        self.draft = Draft()
        self.spoken: list[list[DraftThing]] = []
        """Groups of things in the order in which they were spoken of."""
        self.actor: str | None = None
        self.spell: DraftEvent | None = None
        """The last spell or ability that was spoken of."""
        self.last_spell_said: ThingSaid | None = None
        self.names: dict[str, str] = {}
        self.blocking = any(each.value("verb") == "block" for each in said.mentions)
        self.resolved: dict[int, list[DraftThing]] = {}
        """What each noun phrase was found to mean, by its identity: a relative clause speaks of the same."""
        self.used: set[int] = set()
        """Where the noun phrases stand that were understood."""
        self.kept: list[object] = []
        self.subjects: list[DraftThing] = []
        """What was the subject of the clause before, which the next one may leave out."""
        self.added_up: list[int] = []
        """The numbers that were said and of which the draft has the sum."""
        self.cast_last = False
        """Whether the clause before said that something is cast."""
        self.called: dict[str, list[DraftThing]] = {"attacker": [], "blocker": []}
        """What is called an attacker, or a blocker."""
        self.fought_out = False
        """Whether it is told what came of the combat: what follows comes behind it."""
        self.headed_by: str | None = None
        """The player who alone heads what follows: "opp combat: …"."""
        self.heading = ""
        """What the list that follows is said to do: attackers, or blockers."""
        self.blockers: list[DraftThing] = []
        """What was called a blocker before anything attacked."""
        self.nobodys: set[int] = set()
        """The numbers of the things of which nobody said whose they are."""
        self.seat_players()

    # Players.

    def seat_players(self) -> None:
        """Alice is who asks and Bob the opponent, unless others are named."""
        players = [each.value("player") for each in self.said.mentions]
        named = list(dict.fromkeys(each for each in players if each and each not in {ME, OPPONENT, OTHER}))
        own = any(each.value("player") == ME or each.value("owner") == ME for each in self.said.mentions)
        if not named:
            self.names = {"Alice": ME, "Bob": OPPONENT}  # as an answer calls them, and then a follow-up
            return
        if own and len(named) == 1:
            me = "Alice" if named[0] != "Alice" else "Bob"
            self.names = {named[0]: OPPONENT, me: ME}
            self.draft.names = {ME: me, OPPONENT: named[0]}
            return
        pair = sorted(named, key=lambda name: (name != "Alice", name != "Bob"))[:2]
        if own and ("Alice" not in named or self.lists_asker()):
            free = next(each for each in ("Alice", *map(str.capitalize, SEATS)) if each not in named)
            pair = [free, *pair][:2]
        if len(pair) == 1:
            pair = ["Alice", pair[0]] if pair[0] != "Alice" else ["Alice", "Bob"]
        self.names = {pair[0]: ME, pair[1]: OPPONENT}
        self.draft.names = {ME: pair[0], OPPONENT: pair[1]}
        self.draft.others = [each for each in named if each not in pair]

    def lists_asker(self) -> bool:
        """Whether who asks stands in a list with players who are called by name: « moi, Alice et Bob »."""
        mentions = self.said.mentions
        lists = (
            {mentions[at - 1].value("player"), mentions[at + 1].value("player")}
            for at in range(1, len(mentions) - 1)
            if mentions[at].is_a("join")
        )
        return any(ME in each and not each <= {ME, OPPONENT, OTHER, None} for each in lists)

    def is_seated(self, player: str) -> bool:
        """Whether somebody of that name, or whom a word means, plays."""
        return player in {ME, OPPONENT, OTHER} or player in self.names or player in self.draft.others

    def player(self, said: str | None) -> str | None:
        """Who is meant: `me`, `opponent`, or the name of a third player."""
        if said in {None, ME, OPPONENT}:
            return said
        if said == OTHER:
            return self.other(self.actor)
        return self.names.get(str(said), str(said))

    def other(self, player: str | None) -> str:
        return ME if player == OPPONENT else OPPONENT

    # Things.

    def add(self, said: ThingSaid, owner: str, typed: str = "") -> DraftThing:
        """Put a new thing on the table as it is said."""
        card = self.cards.name_of(said.cards[0]) if said.head == "card" and said.cards else None
        made = token_made(self.cards.text(card)) if card is not None and said.token else None
        card, (size, *traits) = (None, made) if made else (card, (said.value if said.head == "size" else "",))
        sized = next((each for each in said.states if each.startswith("size ")), None)
        named_by_spell = sized is not None and card is not None and self.cards.is_spell(card)
        if sized is not None and named_by_spell:  # « mon colosse 11/11 »
            card, size = None, sized.removeprefix("size ")
            said.states = [each for each in said.states if each != sized]
        thing = DraftThing(
            len(self.draft.things) + 1,
            typed or self.said.words(said.start, said.end),
            owner,
            card,
            size,
            [*traits, *said.traits],
            list(said.states),
            said.loyalty,
            token=said.token or "token" in said.states,
            span=(said.start, said.end),
            owner_said=said.owner is not None,
        )
        take_casts(thing)
        if sized is not None and card is not None:
            face = self.cards.face(card)
            thing.states.remove(sized)
            if face is not None and (counters := counters_beyond(sized, face)):
                thing.states.append(f"+1/+1 x{counters}")  # "Kalonian Hydra 4/4"
                sized = f"size {face.power}/{face.toughness}"
            if face is not None and "*" in f"{face.power}{face.toughness}":
                thing.sized = sized.removeprefix("size ")
            elif face is None or sized != f"size {face.power}/{face.toughness}":
                self.draft.leftovers.append(Leftover(sized.removeprefix("size "), (said.start, said.end), weighty=True))
        walkers = [each for each in said.cards if self.cards.is_planeswalker(self.cards.name_of(each))]
        if said.head == "card" and said.cards and walkers == list(said.cards):
            self.draft.guesses += [(thing.typed, thing.card or "")] if len(walkers) > 1 else []
        elif said.head == "card" and len(said.cards) > 1 and not named_by_spell:
            self.draft.leftovers.append(
                Leftover(
                    self.said.words(said.start, said.end),
                    (said.start, said.end),
                    weighty=True,
                    readings=tuple(each.name for each in said.cards[:5]),
                )
            )
        self.draft.things.append(thing)
        for each in said.attached:
            self.attach(each, thing)
        return thing

    def attach(self, said: ThingSaid, bearer: DraftThing) -> None:
        """Put an Aura or an Equipment on what bears it; what is neither is not understood."""
        if said.head == "pronoun":
            worn = [each for each in self.draft.things if each.card and self.cards.is_attached(each.card)]
            for each in worn[-1:]:
                each.attached_to = bearer  # "my 2/2 wearing it"
            return
        if not self.cards.is_attached(self.cards.name_of(said.cards[0])):
            self.draft.leftovers.append(
                Leftover(self.said.words(said.start, said.end), (said.start, said.end), weighty=True)
            )
            return
        self.add(said, bearer.owner).attached_to = bearer
        self.used.add(said.start)

    def make(
        self, size: str, owner: str, traits: Sequence[str] = (), card: str | None = None, states: Sequence[str] = ()
    ) -> DraftThing:
        """Put the smallest thing on the table that shows what is asked."""
        thing = DraftThing(
            len(self.draft.things) + 1,
            size,
            owner,
            card,
            "" if card else size,
            list(traits),
            list(states),
            made_for_question=True,
        )
        self.draft.things.append(thing)
        return thing

    def adopt(self, things: Sequence[DraftThing], owner: str) -> None:
        """Give things of which nobody said whose they are, and that have done nothing yet, to who uses them."""
        for thing in things:
            acted = any(thing in event.who or thing in event.targets for event in self.draft.events)
            if not thing.owner_said and not acted:
                thing.owner = owner
                self.adopt([each for each in self.draft.things if each.attached_to is thing], owner)

    def on_table(self, owner: str | None = None) -> list[DraftThing]:
        return [each for each in self.draft.things if each.zone is None and (owner is None or each.owner == owner)]

    def creatures(self, owner: str | None = None) -> list[DraftThing]:
        return [each for each in self.on_table(owner) if self.is_creature(each)]

    def is_creature(self, thing: DraftThing) -> bool:
        """Whether the thing has a size of its own, or its card is a creature."""
        return bool(thing.size) or (thing.card is not None and self.cards.is_creature(thing.card))

    def is_fated(self, thing: DraftThing) -> bool:
        """Whether "it" may be it where somebody asks what becomes of it: no land."""
        return thing.card is None or not self.cards.is_land(thing.card) or self.cards.is_creature(thing.card)

    def speak_of(self, things: Sequence[DraftThing]) -> None:
        if things:
            self.spoken.append(list(things))

    def last_spoken(self, owner: str | None = None) -> list[DraftThing]:
        """What was spoken of last, of this owner."""
        for group in reversed(self.spoken):
            mine = [each for each in group if owner in {None, each.owner}]
            if mine:
                return mine
        return []

    def things(self, said: ThingSaid, default: str | None, *, make: bool = True) -> list[DraftThing]:
        """Return what a noun phrase means, new where it names something that is not there; `default` owns what is new
        where nobody is said to."""
        found = self.resolved.get(id(said)) or self.find_things(said, default, make=make)
        if found and id(said) not in self.resolved:
            self.resolved[id(said)] = found
            self.used.add(said.start)
            self.called["attacker"] += found if said.attacker or said.value == "attacker" else []
            self.called["blocker"] += found if said.blocker or said.value == "blocker" else []
            for each in said.attached:
                for worn in self.things(each, found[0].owner):
                    worn.attached_to = found[0]
        self.speak_of(found)
        return found

    def is_attachment(self, said: ThingSaid) -> bool:
        return said.head == "card" and bool(said.cards) and self.cards.is_attached(self.cards.name_of(said.cards[0]))

    def is_permanent(self, said: ThingSaid) -> bool:
        """Whether it is a card that lies on the battlefield (CR 110.1)."""
        return said.head == "card" and bool(said.cards) and not self.cards.is_spell(self.cards.name_of(said.cards[0]))

    def find_things(self, said: ThingSaid, default: str | None, *, make: bool) -> list[DraftThing]:
        owner = self.player(said.owner)
        self.used.add(said.start)
        match said.head:
            case "predefined":
                return self.predefined(said, owner or default or ME)
            case "pronoun":
                return self.meant_by_pronoun(said, owner)
            case "noun":
                return self.meant_by_noun(said, owner, default, make=make)
            case _:
                return self.meant_by_name(said, owner, default, make=make)

    def predefined(self, said: ThingSaid, owner: str) -> list[DraftThing]:
        """CR 111.10: tokens that a name stands for."""
        new = []
        for _ in range(max(1, min(said.count or 1, 20))):
            thing = DraftThing(len(self.draft.things) + 1, said.value, owner, typed_name(said.value), token=True)
            self.draft.things.append(thing)
            new.append(thing)
        return new

    def meant_by_pronoun(self, said: ThingSaid, owner: str | None) -> list[DraftThing]:
        word = fold_text(self.said.words(said.start, said.end))
        if word in MINE:
            return self.last_spoken(ME)[-1:]
        if word in THEIRS:
            return self.last_spoken(OPPONENT)[-1:]
        group = self.last_spoken(owner)
        return group if word in SEVERAL else group[-1:]

    def meant_by_noun(self, said: ThingSaid, owner: str | None, default: str | None, *, make: bool) -> list[DraftThing]:
        match said.value:
            case "all":
                return self.creatures(owner or default)
            case "both":
                mine = self.creatures(owner or default)
                group = self.last_spoken(owner or default)
                return mine if len(mine) == 2 else group if len(group) == 2 else mine
            case "rest":
                used = {each.number for event in self.draft.events for each in event.who}
                return [each for each in self.creatures(owner or default) if each.number not in used]
            case "attacker":
                return self.in_combat(Deed.ATTACK) or self.generic(said, owner, default, make=make)
            case "blocker":
                return self.in_combat(Deed.BLOCK) or self.blocker_made(said, owner, default, make=make)
            case "land":
                lands = [
                    each for each in self.on_table(owner) if each.card is not None and self.cards.is_land(each.card)
                ]
                return lands if len(lands) == 1 and said.definite else []
            case value if value in GENERIC:
                return self.generic(said, owner, default, make=make)
            case _:
                return []

    def blocker_made(self, said: ThingSaid, owner: str | None, default: str | None, *, make: bool) -> list[DraftThing]:
        """« le bloqueur », of which nobody said before what it blocks."""
        found = self.generic(said, owner, default or OPPONENT, make=make)
        if said.definite and len(found) == 1 and found[0].made_for_question:
            self.blockers = found
        return found

    def in_combat(self, deed: Deed) -> list[DraftThing]:
        return list(
            {each.number: each for event in self.draft.events if event.deed is deed for each in event.who}.values()
        )

    def generic(self, said: ThingSaid, owner: str | None, default: str | None, *, make: bool) -> list[DraftThing]:
        """`my creature`, `a black creature`: what fits on the table, else a creature of no size that is said."""
        whose = owner or (None if said.definite else default)
        there = self.on_table(whose)
        if said.value in {"aura", "equipment"}:  # one that was just cast lies there by then
            there += [each for each in self.draft.things if each.zone == "stack" and whose in {None, each.owner}]
        fitting = [each for each in there if self.fits(each, said)]
        stated = bool(said.states) and all(all(state in each.states for state in said.states) for each in fitting)
        extreme = self.extreme_said(said)
        if extreme is not None and len(fitting) > 1 and said.definite and (said.count or 1) == 1:
            return self.of_extreme_size(fitting, extreme)
        others = said.out_of is not None and (said.count or 1) > max(1, len(fitting))  # "two of my creatures die"
        if fitting and (stated or not said.indefinite) and not said.second and not others:
            if said.count == -1 or said.value == "all" or (said.plural and said.count is None):
                return fitting
            if (said.count or 1) != 1:
                if said.out_of is not None and len({(each.card, each.size, *each.traits) for each in fitting}) > 1:
                    self.need("what")  # "two of my creatures", of several kinds
                return fitting[: said.count]
            same = set(map(id, fitting))
            spoken = (each for group in reversed(self.spoken) for each in group if id(each) in same)
            return [next(spoken, fitting[0])]
        legends = [each for each in self.creatures(whose) if "Legendary" in self.cards.types(each.card or "")]
        if said.value == "commander" and len(legends) == 1:
            legends[0].states.append("commander")
            return legends
        if not make or said.value in {"any", "card"}:
            return []
        if said.value == "token" and not said.indefinite and any(each.creates for each in self.draft.events):
            return [self.created(owner or default or ME)]
        if said.value in {"token", "planeswalker"} and (known := self.known_by_noun(said, owner or default)):
            return known
        traits = [*said.traits, *([TRAIT_OF_NOUN[said.value]] if said.value in TRAIT_OF_NOUN else [])]
        if said.value == "commander":
            return [self.make("2/2", owner or default or ME, traits, states=["commander"])]
        return [
            self.make("2/2", owner or default or ME, traits, states=said.states)
            for _ in range(max(1, min(said.count or 1, 10)))
        ]

    def known_by_noun(self, said: ThingSaid, owner: str | None) -> list[DraftThing]:
        """Put a planeswalker on the table, or so many of the token of that type that most cards make, and say so."""
        if said.value == "planeswalker":
            walker = self.make("", owner or OPPONENT, card="Jace Beleren")
            walker.loyalty = said.loyalty
            return [walker]
        common, owner = common_token(said.traits), owner or ME
        if common is None:
            return []
        size, *traits = common
        self.draft.guesses.append((self.said.words(said.start, said.end), " ".join(common)))
        more = [each for each in said.traits if each not in traits and fold_text(each) not in SUBTYPES]
        made = [self.make(size, owner, [*traits, *more], states=said.states) for _ in range(min(said.count or 1, 20))]
        for each in made:
            each.token, each.made_for_question = True, False
        return made

    def extreme_said(self, said: ThingSaid) -> str | None:
        """Whether "the big one" or "the small one" is said."""
        words = map(fold_text, self.said.words(said.start, said.end).split())
        return next(
            (one.value for each in words for one in shipped_phrases().alone(each) if one.kind == "extreme"), None
        )

    def of_extreme_size(self, things: Sequence[DraftThing], extreme: str) -> list[DraftThing]:
        """The one thing that is bigger, or smaller, than the others; nothing where several are."""
        powers = {each.number: self.power_of(each) for each in things}
        best = (max if extreme == "biggest" else min)(powers.values())
        found = [each for each in things if powers[each.number] == best]
        return found if len(found) == 1 else []

    def power_of(self, thing: DraftThing) -> int:
        """The power as said or printed, 0 where it is none of both."""
        face = self.cards.face(thing.card) if thing.card else None
        power = thing.size.partition("/")[0] if thing.size else (face.power or "") if face is not None else ""
        return int(power) if power.isdigit() else 0

    def created(self, owner: str) -> DraftThing:
        """The tokens that something creates, as one thing."""
        known = next((each for each in self.draft.things if each.zone == CREATED and each.owner == owner), None)
        if known is not None:
            return known
        thing = DraftThing(len(self.draft.things) + 1, "", owner, zone=CREATED, token=True)
        self.draft.things.append(thing)
        return thing

    def fits(self, thing: DraftThing, said: ThingSaid) -> bool:
        walker = thing.card is not None and self.cards.is_planeswalker(thing.card)
        if said.value == "planeswalker":
            return walker
        if said.value == "token":
            return thing.token
        if said.value in {"aura", "equipment"}:
            return thing.card is not None and self.cards.is_attached(thing.card)
        if said.value == "commander":
            return "commander" in thing.states
        creature = thing.zone is None and self.is_creature(thing)
        kinds = {SUBTYPES[fold_text(each)] for each in said.traits if fold_text(each) in SUBTYPES}
        if thing.card is not None and not kinds <= self.cards.types(thing.card):
            return False
        if said.states and not all(state in thing.states for state in said.states):
            return False
        known = fold_text(self.cards.text(thing.card)) if thing.card is not None else ""
        called = TRAIT_OF_NOUN.get(said.value)
        if called is not None and called not in [*map(fold_text, thing.traits)] and called not in known:
            return False
        described = has_traits(thing.traits, said.traits)
        return (creature or said.value in {"permanent", "target"}) and (described or thing.card is not None)

    def meant_by_name(self, said: ThingSaid, owner: str | None, default: str | None, *, make: bool) -> list[DraftThing]:
        whose = owner or default
        unnamed = [each for each in self.draft.things if each.made_for_question and "commander" in each.states]
        if (
            unnamed
            and said.head == "card"
            and said.cards
            and "Legendary" in self.cards.types(self.cards.name_of(said.cards[0]))
        ):
            unnamed[0].card, unnamed[0].size, unnamed[0].made_for_question = (
                self.cards.name_of(said.cards[0]),
                "",
                False,
            )
            return unnamed[:1]
        same = [
            each for each in self.draft.things if self.is_called(each, said) and (owner is None or each.owner == owner)
        ]
        own = [each for each in same if default is None or each.owner == default or owner is not None]
        idle = [] if said.indefinite else [each for each in same if self.is_nobodys(each)]
        if default is not None:
            for each in idle:
                each.owner = default
                self.nobodys.discard(each.number)
        existing = own or (same if said.definite or default is None else idle)
        number = max(1, said.count or 1)
        if said.out_of and said.out_of > number:
            there = [*existing, *(self.add(said, whose or ME) for _ in range(said.out_of - len(existing)))]
            return there[:number]
        if said.count == -1 and existing:
            return existing
        if not existing and self.sizes_both(said):
            return self.creatures()
        fresh = said.indefinite or said.second or (said.count is not None and not said.definite and not existing)
        fresh = fresh or (said.owner is None and any(self.is_next_in_list(each, said) for each in existing))
        if existing and not fresh and len(existing) >= number:
            for each in existing[:number]:
                self.learn(each, said)
            return list({each.number: each for each in existing}.values())[:number]
        if not make:
            return existing[:number]
        have = [] if fresh else existing
        if number == 2 and OURS.match(self.said.words(said.start, said.end)):
            return [self.add(said, ME), self.add(said, OPPONENT)]  # "both our 3/3s": each has one
        new = [self.add(said, whose or ME) for _ in range(min(number, MOST_THINGS) - len(have))]
        self.nobodys |= {each.number for each in new} if whose is None else set()
        return [*have, *new]

    def is_nobodys(self, thing: DraftThing) -> bool:
        """Whether a card was named alone before, and nobody said whose it is: « Jace à 3, je l'attaque »."""
        acted = any(thing in event.who or thing in event.targets for event in self.draft.events)
        return thing.number in self.nobodys and not acted and thing.zone is None

    def sizes_both(self, said: ThingSaid) -> bool:
        """`…, both 3/3`: the two creatures of which no size was said have that one."""
        made = [each for each in self.creatures() if each.made_for_question and each.size]
        if said.head != "size" or said.count != 2 or not said.definite or len(made) != 2 or said.owner is not None:
            return False
        for each in made:
            each.size, each.made_for_question = said.value, False
        return len(self.creatures()) == 2

    def is_called(self, thing: DraftThing, said: ThingSaid) -> bool:
        if said.head == "card":
            return bool(said.cards) and thing.card == self.cards.name_of(said.cards[0])
        if thing.size != said.value:
            return False
        return has_traits(thing.traits, said.traits)

    def is_next_in_list(self, thing: DraftThing, said: ThingSaid) -> bool:
        """Whether only words that join parts of a list stand between the two: "2/2 and 2/2" are two creatures."""
        start, end = thing.span[1], said.start
        if not 0 < start <= end <= start + LONGEST_JOIN:
            return False
        if start == end:
            return said.head == "size"  # "his 3/3 3/3"
        first = bisect_left(self.said.mentions, start, key=lambda each: each.start)
        between = [each for each in self.said.mentions[first : first + LONGEST_JOIN] if each.start < end]
        return bool(between) and all(each.is_a("join") for each in between)

    def learn(self, thing: DraftThing, said: ThingSaid) -> None:
        """Add what is said of a thing at a later place."""
        told = [each for each in said.states if not each.startswith("size ")]
        thing.states += [each for each in told if each not in thing.states]
        for each in said.attached:
            self.attach(each, thing)
        thing.loyalty = said.loyalty if said.loyalty is not None else thing.loyalty

    def named(self, each: ThingSaid | PlayerSaid, default: str | None) -> list[DraftThing | str]:
        """Return the things or the player that are meant: "him" is nobody who does it to somebody."""
        if isinstance(each, PlayerSaid):
            player = self.player(each.player)
            himself = each.word in NEVER_ONESELF and player == self.actor
            things = self.last_spoken() if himself or each.word in SEVERAL | NEVER_PERSONS else []
            return [*things] if things else [player] if player else []
        return [*self.things(each, default)]

    def need(self, what: str, about: str = "") -> None:
        self.draft.missing.append(Missing(what, about))


def take_casts(thing: DraftThing) -> None:
    """Take how often a commander was cast before for a number, and let it lie in the command zone (CR 903.8)."""
    for each in [each for each in thing.states if each.startswith("casts ")]:
        thing.states.remove(each)
        thing.casts, thing.zone = int(each.removeprefix("casts ")), "command"


TOKEN_MADE = re.compile(
    r"creates? (?:an?|\w+) (?:tapped )?(\d+/\d+) ([\w ]+?) creature tokens?"
    r"(?: with ([\w ,]+?))?(?: (?:that|for|and|unless)\b|[.,\n])",
    re.IGNORECASE,
)


def token_made(text: str) -> tuple[str, ...] | None:
    """`Bitterblossom token`: the size and traits of the one kind of creature token that the card makes."""
    found = {match.groups() for match in TOKEN_MADE.finditer(f"{text}\n")}
    if len(found) != 1:
        return None
    size, kind, keywords = found.pop()
    return (
        (size, *(keywords or "").replace(" and ", ", ").split(", "), *kind.split())
        if keywords
        else (size, *kind.split())
    )


def common_token(traits: Sequence[str]) -> list[str] | None:
    """The size and traits of the token of the one creature type that is said: "a Goblin token" is a 1/1."""
    kinds = [SUBTYPES[fold_text(each)] for each in traits if fold_text(each) in SUBTYPES]
    known = shipped_lexicon().creature_tokens
    return [*known[kinds[0]].split(), kinds[0]] if len(kinds) == 1 and kinds[0] in known else None


def counters_beyond(sized: str, face: CardFace) -> int:
    """How many +1/+1 counters make a printed size the one that is said; 0 where none do."""
    said = re.fullmatch(r"size (\d+)/(\d+)", sized)
    if said is None or not (face.power or "").isdigit() or not (face.toughness or "").isdigit():
        return 0
    more = int(said[1]) - int(face.power or 0), int(said[2]) - int(face.toughness or 0)
    return more[0] if more[0] == more[1] > 0 else 0


def has_traits(had: Sequence[str], said: Sequence[str]) -> bool:
    """Whether all that is said of a thing is among what it has, in these words or others for the same keyword."""
    known = shipped_lexicon().keywords
    ids = {known[each].id for each in map(fold_text, had) if each in known}
    words = " ".join(had).lower()
    return all(known[word].id in ids if (word := fold_text(each)) in known else each.lower() in words for each in said)


def typed_name(name: str) -> str:
    """What stands for a predefined token where a card's name stands."""
    return name


def only_things(named: Iterable[DraftThing | str]) -> list[DraftThing]:
    return [each for each in named if isinstance(each, DraftThing)]
