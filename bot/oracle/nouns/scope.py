"""What the text of one spell or ability has named so far: its targets, and what "it" and "that player" can mean.

Refuses to guess: a pronoun with more than one object that it could stand for is not read."""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from typing import TypeVar

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.text.cursor import Cursor

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class NamedSoFar:
    """The objects that a pronoun could stand for, the targets in order, and who "that player" is."""

    objects: tuple[fl.ObjectSet, ...] = ()
    targets: tuple[fl.TargetSpec, ...] = ()
    player: fl.PlayerSet | None = None
    """The player of the trigger event."""
    target_players: tuple[fl.TargetObject, ...] = ()
    on_stack: fl.ObjectSet | None = None
    """The spell or ability that the trigger event is about."""
    buried: fl.CardInGraveyard | None = None
    """The card in its owner's graveyard of an object that the trigger event or the cost put there."""
    counters_of: fl.ObjectSet | None = None
    """What had the counters that "its counters" and "those counters" are, as it last existed."""
    pair: fl.Filter | None = None
    """The other card of a meld pair; "them" is this card and the source (CR 701.42a)."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What holds for a whole spell or ability."""

    spell: bool = False
    defender: bool = False
    """The trigger event has a defending player (CR 508.5)."""
    amount: bool = False
    """The trigger event has an amount, "that much"."""
    x: bool = False
    """Its cost has an X (CR 107.3)."""
    gone: bool = False
    """Its source may have left the battlefield, so that nothing can be done to the source."""
    prevented: bool = False
    """It says what else a prevention effect does: "the damage prevented this way" is an amount (CR 615.5)."""
    infinitive: bool = False
    """After "you may have" verbs stand in the infinitive, which is the plural form."""


class Unsaid(Enum):
    """What the next sentence must still say of a search (CR 701.23-701.24) or of a choice."""

    WHERE_IT_GOES = auto()
    SHUFFLING = auto()
    WHAT_GOES = auto()
    """Which objects are lost because they were not chosen."""
    WHERE_REVEALED_GO = auto()
    """The cards that were revealed until one was found."""
    WHAT_IT_COSTS = auto()
    """The flashback cost of a card that was given flashback (CR 702.34a)."""
    WHAT_IS_ADDED = auto()
    """The mana that is added for the life that was paid (CR 118.2)."""


class Scope:
    """What one spell or ability has named, which grows as its text is read."""

    def __init__(self, setting: Setting, named: NamedSoFar | None = None) -> None:
        self.setting = setting
        self.named = named or NamedSoFar()
        self.front: fx.Duration | None = None
        """How long everything in the sentence lasts, where it begins with its duration."""
        self.where = False
        """The sentence ends with what X is."""
        self.x_is: fx.Amount | None = None
        """What X is, where an earlier sentence has said so (CR 107.3)."""
        self.chosen_cards: fx.Amount | None = None
        """How many cards of their hand the controller has chosen; what happens to them is still to be said."""
        self.unsaid: Unsaid | None = None
        """What the sentence before, which searches or chooses, leaves still to be said."""
        self.spoken: tuple[fl.ObjectSet, ...] = ()
        """The objects that the effects, not the trigger or the cost, have spoken of so far, the latest last."""
        self.earlier: tuple[fl.ObjectSet, ...] = ()
        """Those of `spoken` that the sentences before this one spoke of."""
        self.taken = False
        """The sentence before chooses a card of a revealed hand; what happens to it is still to be said."""
        self.described: tuple[fl.Matching, ...] = ()
        """The permanents that noun phrases have described, which "those creatures" may stand for from now on."""
        self.from_graveyard: bool | None = None
        """The ability moves its own card out of the graveyard, and so functions there (CR 113.6m); None for what can't
        be such an ability."""
        self.exiles = False
        """The ability exiles something itself, and "the exiled card" means that."""
        self.damage_is_dealt = False
        """An effect deals damage, which later ones may speak of."""
        self.life_is_lost = False
        """An effect makes players lose life, which later ones may speak of."""
        self.hand_is_exiled = False
        """An effect exiles all cards of hands, whose number later ones may speak of."""
        self.hands_exiled_by: fl.PlayerSet | None = None
        """Which players exiled their hands, of whose cards later effects may speak."""
        self.ways: frozenset[fl.Way] = frozenset()
        """What effects do to objects or players, of which later ones may speak as "this way"."""
        self.each_did = False
        """Each of several players did one of these, a number of times of their own."""
        self.before_if: tuple[fl.ObjectSet, ...] | None = None
        """What pronouns could stand for before the last instruction behind a condition, and so where it does not hold;
        None where the condition stands behind."""
        self.said_before = 0
        """How many effects were read in the sentence before."""

    def attempt(self, at: Cursor, production: Callable[[Cursor, "Scope"], T]) -> T | None:
        """Read the production, or stay where we are and forget what it named."""
        before = self.named, self.where, self.setting, self.front, self.chosen_cards, self.unsaid, self.taken
        spoken, from_graveyard, ways, described = self.spoken, self.from_graveyard, self.ways, self.described
        each_did = self.each_did
        found = at.attempt(lambda at: production(at, self))
        if found is None:
            self.named, self.where, self.setting, self.front, self.chosen_cards, self.unsaid, self.taken = before
            self.spoken, self.from_graveyard, self.ways, self.described = spoken, from_graveyard, ways, described
            self.each_did = each_did
        return found

    def does(self, way: fl.Way, who: fl.PlayerSet = fl.Players.YOU) -> None:
        """Remember that an effect does that, of which later ones may speak as "this way"; where each of several players
        does it, "that many" is a number of each of them."""
        self.ways |= {way}
        self.each_did |= isinstance(who, fl.Players) and who.startswith("each")

    def first_of(self, at: Cursor, *productions: Callable[[Cursor, "Scope"], T], expected: str) -> T:
        """Read the first production that fits, or raise the error that got furthest."""
        start = at.position
        for production in productions:
            found = self.attempt(at, production)
            if found is not None:
                return found
        if at.furthest is not None and at.furthest.position > start:
            raise at.furthest
        raise at.error(expected)

    def mention(self, what: fl.ObjectSet) -> fl.ObjectSet:
        """Remember an object that "it" may stand for from now on."""
        if what not in self.named.objects:
            self.named = replace(self.named, objects=(*self.named.objects, what))
        return self.speak_of(what)

    def speak_of(self, what: fl.ObjectSet) -> fl.ObjectSet:
        """Remember that the effects speak of the object."""
        self.spoken = (*(each for each in self.spoken if each != what), what)
        return what

    def describe(self, what: fl.Matching) -> fl.Matching:
        """Remember permanents that are described, of which "those creatures" may speak from now on."""
        if what not in self.described:
            self.described = (*self.described, what)
        return what

    def target(self, spec: fl.TargetSpec) -> fl.TargetObject:
        """CR 115.1: remember one more target and return the reference to it."""
        index = len(self.named.targets)
        self.named = replace(self.named, targets=(*self.named.targets, spec))
        return fl.TargetObject(index)

    def target_player(self, spec: fl.TargetSpec) -> fl.TargetObject:
        """CR 115.1: remember one more target that is a player."""
        found = self.target(spec)
        self.named = replace(self.named, target_players=(*self.named.target_players, found))
        return found

    def it(self, at: Cursor, besides: fl.ObjectSet | None = None) -> fl.ObjectSet:
        """Return what "it" stands for, `besides` what would be "itself", or raise where that is not clear.

        Of several objects it is the only one that the sentences before spoke of, or what they put onto the battlefield
        last, else what this sentence has just spoken of; the others were named by the trigger or the cost alone."""
        candidates = tuple(each for each in self._single() if each != besides)
        spoken = tuple(each for each in self.earlier if each in candidates)
        if len(candidates) > 1 and not spoken and self.named.buried is None:
            spoken = tuple(each for each in self.spoken if each in candidates)[-1:]
        if len(candidates) > 1 and spoken:
            candidates = spoken[-1:] if isinstance(spoken[-1], fl.Made) else spoken
        return self.speak_of(self._only(at, candidates))

    def it_or_what_was(self, at: Cursor) -> fl.ObjectSet:
        """Return what "its" stands for: where no object is named that is still there, what the event took away, as it
        last existed (CR 608.2h)."""
        was = self.named.counters_of
        return was if was is not None and not self._single() else self.it(at)

    def it_of_another(self, at: Cursor) -> fl.ObjectSet:
        """Return what "its" stands for in "its controller": not a source that is gone, whose controller is "you"."""
        others = tuple(each for each in self._single() if each != fl.THIS or not self.setting.gone)
        return self.speak_of(others[0]) if len(others) == 1 else self.it_or_what_was(at)

    def he_or_she(self, at: Cursor) -> fl.ObjectSet:
        """Return the source, which "he" or "she" always means: cards named after a person call themselves so
        (CR 201.5)."""
        if fl.THIS not in self.named.objects or self.setting.spell:
            raise at.error("a reference to the source")
        return fl.THIS

    def that_one(self, at: Cursor, noun: str = "") -> fl.ObjectSet:
        """Return what "that creature" stands for: never the ability's own source, which is "this creature", nor what it
        is attached to where the event is about a second one; of several targets the only one that the noun
        describes."""
        second = fl.TriggeringObject() in self.named.objects
        first = {fl.THIS, fl.AttachedObject()} if second else {fl.THIS}
        candidates = tuple(each for each in self._single() if each not in first)
        if fl.Made() in candidates and all(isinstance(each, fl.Made) or self.is_card(each) for each in candidates):
            candidates = (fl.Made(),)
        named = tuple(each for each in candidates if noun and self._is_a(each, noun.capitalize()))
        return self._only(at, named if len(candidates) > 1 else candidates)

    @property
    def speaks_of_what_left(self) -> bool:
        """Whether "that creature" is what the trigger event put into a graveyard, since nothing but the source was
        named."""
        return self.named.counters_of == fl.TriggeringObject() and all(each == fl.THIS for each in self.named.objects)

    @property
    def sacrificed_one(self) -> bool:
        """Whether "that creature" is what one player has sacrificed, since nothing but the source was named."""
        named = any(each != fl.THIS for each in self.named.objects)
        return fl.Way.SACRIFICED in self.ways and not self.each_did and not named

    def _is_a(self, what: fl.ObjectSet, kind: str) -> bool:
        spec = self.named.targets[what.index] if isinstance(what, fl.TargetObject) else None
        return spec is not None and spec.permanents is not None and kind in spec.permanents.all_of

    def only_target(self, at: Cursor, is_meant: Callable[[fl.ObjectSet], bool]) -> fl.ObjectSet:
        """Return the one target in the singular that is meant: "that card"."""
        targets = (fl.TargetObject(index) for index, spec in enumerate(self.named.targets) if not spec.several)
        return self._only(at, tuple(each for each in targets if is_meant(each)))

    def them(self, at: Cursor) -> fl.ObjectSet:
        """Return what "they", "them" and "those creatures" stand for: several targets, what was created or put onto
        the battlefield, or the one noun phrase that described permanents before."""
        several = tuple(each for each in self.named.objects if self.is_plural(each))
        if several or (fl.Made() in self.named.objects and self.described):
            return self._only(at, several)
        if fl.Made() in self.named.objects:
            return fl.Made()
        return self._only(at, (fl.Noted(),) if len(self.described) == 1 else ())

    def that_player(self, at: Cursor) -> fl.PlayerSet:
        """Return who "that player" is."""
        candidates = (*([] if self.named.player is None else [self.named.player]), *self.named.target_players)
        if not candidates and len(self.named.targets) == 1 and self._is_opponents(self.named.targets[0]):
            return fl.ControllerOf(fl.TargetObject(0))
        if len(candidates) != 1:
            raise at.error("a reference to one player")
        return candidates[0]

    def each_other_player(self, at: Cursor) -> fl.PlayerSet:
        """Return who "each other player" is: each but the one spoken of before, or but "you"."""
        return fl.Players.EACH_OTHER_PLAYER if self.names_no_player else fl.PlayersBut(self.that_player(at))

    @staticmethod
    def _is_opponents(spec: fl.TargetSpec) -> bool:
        """Say whether it is one permanent that an opponent controls, who is "that player" then."""
        alone = spec.players is None and spec.cards is None and spec.spells is None and not spec.abilities
        return alone and spec.permanents is not None and not spec.several and says_opponent(spec.permanents)

    def they(self, at: Cursor) -> fl.PlayerSet:
        """Return which player "they" and "their" mean, where no objects can be meant."""
        if any(self.is_plural(each) or isinstance(each, fl.Made) for each in self.named.objects):
            raise at.error("a player whom nothing else can be mistaken for")
        return self.that_player(at)

    @property
    def names_no_player(self) -> bool:
        """Whether there is nobody yet whom "that player" could mean."""
        return self.named.player is None and not self.named.target_players

    def introduce_player(self, at: Cursor, player: fl.PlayerSet) -> None:
        """Remember a player whom the effects speak of as "that player" from now on; raise where there is one
        already."""
        if not self.names_no_player:
            raise at.error("one player alone, whom “that player” can mean")
        self.named = replace(self.named, player=player)

    def permanents(self) -> tuple[fl.ObjectSet, ...]:
        """Return the permanents that a pronoun in the singular can mean."""
        gone = (fl.THIS,) if self.setting.gone or self.setting.spell else ()
        return tuple(each for each in self._single() if self.is_permanent(each) and each not in gone)

    def spell_or_card(self) -> fl.ObjectSet | None:
        """Return the one spell, or the one card off the battlefield, that a pronoun in the singular can mean."""
        single = tuple(each for each in self._single() if each != fl.THIS or not self.setting.spell)
        return single[0] if len(single) == 1 and (self.is_spell(single[0]) or self.is_card(single[0])) else None

    def is_plural(self, what: fl.ObjectSet) -> bool:
        """Say whether its verb stands in the plural: targets of which there may be several."""
        return isinstance(what, fl.TargetObject) and self.named.targets[what.index].several

    def is_permanent(self, what: fl.ObjectSet) -> bool:
        """Say whether it can only be permanents: no card elsewhere, no spell, no ability."""
        spec = self.named.targets[what.index] if isinstance(what, fl.TargetObject) else None
        elsewhere = spec is not None and (spec.spells is not None or spec.cards is not None or bool(spec.abilities))
        cards = fl.CardInGraveyard | fl.ExiledWith | fl.MatchingCards | fl.CardsOfChoice
        return not elsewhere and not isinstance(what, cards)

    def is_spell(self, what: fl.ObjectSet) -> bool:
        """Say whether it is a target that may be a spell, and no ability nor card elsewhere."""
        spec = self.named.targets[what.index] if isinstance(what, fl.TargetObject) else None
        return spec is not None and spec.spells is not None and spec.cards is None and not spec.abilities

    def is_card(self, what: fl.ObjectSet) -> bool:
        """Say whether it is a card in a graveyard or in exile, and can be nothing else."""
        if isinstance(what, fl.CardInGraveyard | fl.ExiledWith | fl.MatchingCards | fl.CardsOfChoice):
            return True
        spec = self.named.targets[what.index] if isinstance(what, fl.TargetObject) else None
        return spec is not None and spec == fl.TargetSpec(
            cards=spec.cards, least=spec.least, most=spec.most, x=spec.x, apart=spec.apart
        )

    def is_own_card(self, what: fl.ObjectSet) -> bool:
        """Say whether it is a card in the graveyard of the ability's controller."""
        if what == fl.CardInGraveyard() and self.from_graveyard:
            return True
        if isinstance(what, fl.MatchingCards):
            return what.filter.side is fl.Side.YOU
        if isinstance(what, fl.CardsOfChoice):
            return what.among.side is fl.Side.YOU
        spec = self.named.targets[what.index] if isinstance(what, fl.TargetObject) else None
        return spec is not None and spec.cards is not None and spec.cards.side is fl.Side.YOU

    def _single(self) -> tuple[fl.ObjectSet, ...]:
        return tuple(each for each in self.named.objects if not self.is_plural(each))

    def _only(self, at: Cursor, candidates: tuple[fl.ObjectSet, ...]) -> fl.ObjectSet:
        if len(candidates) != 1:
            raise at.error("a reference to one object")
        return candidates[0]


def says_opponent(described: fl.Filter) -> bool:
    """Say whether the description, in each of its parts, is of what an opponent controls."""
    several = bool(described.either) and all(says_opponent(each) for each in described.either)
    return several or described.side is fl.Side.OPPONENT
