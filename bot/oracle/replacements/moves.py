"""Where objects would go, and where they go instead (CR 614.6)."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import GoTo, WouldMove
from bot.oracle.nouns.own_names_and_qualities import read_attached_object, read_itself
from bot.oracle.nouns.permanents import read_one_described
from bot.oracle.nouns.scope import NamedSoFar, Scope, Setting
from bot.oracle.nouns.spells_and_cards import read_described_card
from bot.oracle.replacements.wording import Clauses, Replacements, read_comma_and_instead
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table


class ReplacedMove(NamedTuple):
    """Which objects, and where they would go."""

    would: WouldMove
    named: tuple[str, ...]
    """The words by which the sentence may name them again."""


def read_move(at: Cursor) -> ab.ReplacementAbility:
    """`move` = going "," ["instead"] (exile | shuffle | return | put_into_library) ["instead" ["of putting it anywhere
    else"]]"""
    going = _read_going(at)
    place = read_comma_and_instead(at)
    change = at.first_of(
        *(_bind_move(each, going) for each in (_read_exile, _read_shuffle, _read_return, _read_put_into_library)),
        expected="where it goes instead",
    )
    place.expect_behind(at)
    at.take("of", "putting", "it", "anywhere", "else")
    return ab.ReplacementAbility(going.would, change)


def read_move_and_more(at: Cursor, clauses: Clauses) -> Replacements:
    """`move_and_more` = "if" going "," "instead" exile "and" clauses, without a target (CR 614.6)"""
    at.expect("if")
    going = _read_going(at)
    at.expect(",", "instead")
    change = _read_exile(at, going)
    at.expect("and")
    scope = Scope(Setting(), NamedSoFar((fl.THIS if going.would.what == fl.THIS else fl.TriggeringObject(),)))
    then = clauses(at, scope)
    if scope.named.targets:
        raise at.error("an effect without a target")
    at.expect_end()
    return (ab.ReplacementAbility(going.would, replace(change, then=then)),)


def read_discarded_by_opponent(at: Cursor) -> ab.ReplacementAbility:
    """`discarded_by_opponent` = "a spell or ability an opponent controls causes you to discard this card" ","
    "put it onto the battlefield instead of putting it into your graveyard" (CR 701.9a)"""
    at.expect("a", "spell", "or", "ability", "an", "opponent", "controls", "causes", "you", "to", "discard")
    at.expect("this", "card", ",", "put", "it", "onto", "the", "battlefield")
    at.expect("instead", "of", "putting", "it", "into", "your", "graveyard")
    would = WouldMove(fl.THIS, Zone.HAND, Zone.GRAVEYARD, caused_by=fl.Side.OPPONENT)
    return ab.ReplacementAbility(would, GoTo(Zone.BATTLEFIELD))


def _bind_move(production: Callable[[Cursor, ReplacedMove], GoTo], going: ReplacedMove) -> Callable[[Cursor], GoTo]:
    return lambda at: production(at, going)


def _read_going(at: Cursor) -> ReplacedMove:
    """`going` = (itself | attached_object | "a card" ["or token"] | one_card | one_described) "would" ("die" | "enter"
    ["the battlefield"] "and it wasn't cast" | "leave the battlefield" | "be put into" graveyard ["from anywhere" |
    "from the battlefield"])"""
    if at.take("a", "card"):
        what: fl.ObjectSet = fl.Matching(fl.ANYTHING)
        cards = not at.take("or", "token")
        named: tuple[str, ...] = ("it", "that card")
    elif (described := at.attempt(_read_one_card)) is not None:
        what, cards, named = fl.Matching(described), True, ("it", "that card")
    else:
        what, cards = _read_mover(at), False
        named = ("it", "that card", "that creature", "that permanent")
    at.expect("would")
    if at.take("die"):
        return ReplacedMove(WouldMove(what, cards=cards), named)
    if at.take("enter"):
        at.take("the", "battlefield")
        at.expect("and", "it", "wasn't", "cast")
        return ReplacedMove(WouldMove(what, None, Zone.BATTLEFIELD, cards=cards, uncast=True), named)
    if at.take("leave", "the", "battlefield"):
        return ReplacedMove(WouldMove(what, destination=None, cards=cards), named)
    at.expect("be", "put", "into")
    owner = _read_graveyard(at)
    origin = None if at.take("from", "anywhere") else Zone.BATTLEFIELD
    if origin is not None:
        at.expect("from", "the", "battlefield", expected="“from anywhere” or “from the battlefield”")
    return ReplacedMove(WouldMove(what, origin, owner=owner, cards=cards), named)


def _read_one_card(at: Cursor) -> fl.Filter:
    """`one_card` = ("a" | "an") described_card, in whatever zone it is (CR 109.2a)"""
    if not at.take("a"):
        at.expect("an")
    return read_described_card(at)


def _read_mover(at: Cursor) -> fl.ObjectSet:
    this = at.attempt(read_itself) or at.attempt(read_attached_object)
    return fl.Matching(read_one_described(at)) if this is None else this


_GRAVEYARDS = phrase_table(
    {
        "a graveyard": fl.Side.ANY,
        "any graveyard": fl.Side.ANY,
        "its owner's graveyard": fl.Side.ANY,
        "your graveyard": fl.Side.YOU,
        "an opponent's graveyard": fl.Side.OPPONENT,
    }
)


def _read_graveyard(at: Cursor) -> fl.Side:
    found = at.choose(_GRAVEYARDS)
    if found is None:
        raise at.error("a graveyard")
    return found


def _read_object_again(at: Cursor, going: ReplacedMove) -> None:
    """Step over the object, named again, or raise."""
    if any(at.take(*words.split()) for words in going.named):
        return
    if going.would.what != fl.THIS:
        raise at.error("what would go elsewhere")
    read_itself(at)


def _read_exile(at: Cursor, going: ReplacedMove) -> GoTo:
    """`exile` = "exile" object_again"""
    at.expect("exile")
    _read_object_again(at, going)
    return GoTo(Zone.EXILE)


def _read_shuffle(at: Cursor, going: ReplacedMove) -> GoTo:
    """`shuffle` = ["reveal" object_again "and"] "shuffle" object_again "into its owner's library"."""
    if at.take("reveal"):
        _read_object_again(at, going)
        at.expect("and")
    at.expect("shuffle")
    _read_object_again(at, going)
    at.expect("into", "its", "owner's", "library")
    return GoTo(Zone.LIBRARY, shuffled=True)


def _read_return(at: Cursor, going: ReplacedMove) -> GoTo:
    """`return` = "return" object_again "to its owner's hand"."""
    at.expect("return")
    _read_object_again(at, going)
    at.expect("to", "its", "owner's", "hand")
    return GoTo(Zone.HAND)


def _read_put_into_library(at: Cursor, going: ReplacedMove) -> GoTo:
    """`put_into_library` = "put" object_again "on" ("top" | "the bottom") "of its owner's library"."""
    at.expect("put")
    _read_object_again(at, going)
    at.expect("on")
    bottom = at.take("the", "bottom")
    if not bottom:
        at.expect("top")
    at.expect("of", "its", "owner's", "library")
    return GoTo(Zone.LIBRARY, bottom=bottom)
