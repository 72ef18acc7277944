"""Who and what exists while a document is read: names that are taken, cards that were named, limits that were met.

Knows no JSON and no key."""

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.judge.definitions import Card, Library
from bot.judge.problems import NotPlayedYet, Problem, ProblemKind, nearest_words, problem_of, shown_in_message


class Table:
    """Filled while reading; ids and players' names share one set of names."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.players: dict[str, PlayerId] = {}
        self.objects: dict[str, ObjectId] = {}
        self.limits: list[Problem] = []
        self.several_opponents = False
        self.promised: frozenset[str] = frozenset()
        """The ids that actions give with `as`, which no card is given by itself."""
        self.cards: dict[str, Card] = {}
        """By its id each card that the document lists, or that an action before casts or plays."""
        self.acting_alone = False
        """A card that is listed has an ability that triggers, and may make things while the game goes on."""
        self.things_will_come = False
        """An action could make such things, be it one that comes later."""
        self.things_may_come = False
        """An action that is not played could have made things whose ids nobody can know here."""

    def seat(self, name: str, where: str) -> PlayerId:
        """Add a player."""
        self._check_free(name, where)
        self.players[name] = PlayerId(name)
        return self.players[name]

    def claim(self, name: str, where: str) -> ObjectId:
        """Add an object's id."""
        self._check_free(name, where)
        self.objects[name] = ObjectId(name)
        return self.objects[name]

    def fresh(self, card_name: str) -> ObjectId:
        """Add an id made of a card's English name: `force-of-nature`, `force-of-nature-2` where that is taken or
        promised."""
        slug = "".join(letter if letter.isalnum() else "-" for letter in card_name.lower())
        name, count = slug, 1
        while name in self.objects or name in self.players or name in self.promised:
            count += 1
            name = f"{slug}-{count}"
        return self.claim(name, "")

    def player(self, name: str, where: str) -> PlayerId:
        """Return the player of that name."""
        if name not in self.players:
            raise problem_of(
                ProblemKind.NO_SUCH_PLAYER, where, name, nearest_words(name, self.players) or list(self.players)
            )
        return self.players[name]

    def object(self, name: str, where: str) -> ObjectId:
        """Return the object of that id."""
        if name not in self.objects and not self.things_may_come:
            raise problem_of(ProblemKind.NO_SUCH_OBJECT, where, name, nearest_words(name, self.objects))
        return self.objects.get(name, ObjectId(name))

    def recipient(self, name: str, where: str) -> Recipient:
        """Return the player or object of that name."""
        if name in self.players:
            return self.players[name]
        if name not in self.objects and not self.things_may_come:
            known = [*self.players, *self.objects]
            raise problem_of(ProblemKind.NOBODY_AND_NOTHING, where, name, nearest_words(name, known))
        return self.objects.get(name, ObjectId(name))

    def not_played(self, where: str, what: str) -> None:
        """Note that the document needs what the engine does not play yet."""
        self.limits.append(Problem(ProblemKind.NOT_PLAYED_YET, where, shown_in_message(what)))

    def check_played(self) -> None:
        """Raise `NotPlayedYet` for the first limit that was met, once all that was written is known to be right."""
        if self.limits:
            raise NotPlayedYet(self.limits[0])

    def _check_free(self, name: str, where: str) -> None:
        if name in self.players or name in self.objects:
            raise problem_of(ProblemKind.ID_TWICE, where, name)
