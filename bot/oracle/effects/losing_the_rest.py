"""Players keep some of what they have and lose the rest (CR 101.4, 608.2e): "each player chooses five lands they
control, then sacrifices the rest"."""

from dataclasses import replace
from typing import TypeAlias

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.permanents import is_relative, read_described, read_one_described
from bot.oracle.nouns.scope import Scope, Unsaid
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table

ControlWords: TypeAlias = tuple[str, ...]
"""The words that say whose permanents are meant."""


def read_choose_and_sacrifice_rest(at: Cursor, _: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`choose_and_sacrifice_rest` = (what_is_kept | as_the_fewest) [","] ("then" | "and") ("sacrifices" | "sacrifice")
    the_rest"""
    found = at.attempt(lambda at: _read_as_the_fewest(at, who)) or _read_what_is_kept(at, who, *_control_words(who))
    if any(not says_only_what_they_are(each) for each in (found.among, *(keep.what for keep in found.keep))):
        raise at.error("permanents that are described by what they are")
    at.take(",")
    if not at.take("then"):
        at.expect("and")
    if not at.take("sacrifices"):
        at.expect("sacrifice")
    _read_the_rest(at, who, found.among)
    return found


def says_only_what_they_are(what: fl.Filter) -> bool:
    """Say whether the description says what permanents are, and neither whose nor how they compare with the source."""
    return what.side is fl.Side.ANY and not what.other and not is_relative(what)


def _control_words(who: fl.PlayerSet) -> ControlWords:
    """Return the words after a noun that say that the players control it."""
    return ("you", "control") if who is fl.Players.YOU else ("they", "control")


def _read_as_the_fewest(at: Cursor, who: fl.PlayerSet) -> fx.SacrificeRest:
    """`as_the_fewest` = "a number of" described ("you control" | "they control") "equal to the number of" described
    "controlled by the player who controls the fewest" | described ("you control" | "they control") "," "as many as the
    player controlling the fewest" described "controls"."""
    if at.take("a", "number", "of"):
        what = read_described(at, plural=True)
        at.expect(*_control_words(who))
        at.expect("equal", "to", "the", "number", "of")
        again = read_described(at, plural=True)
        at.expect("controlled", "by", "the", "player", "who", "controls", "the", "fewest")
    else:
        what = read_described(at, plural=True)
        at.expect(*_control_words(who))
        at.take(",")
        at.expect("as", "many", "as", "the", "player", "controlling", "the", "fewest")
        again = read_described(at, plural=True)
        at.expect("controls")
    if again != what:
        raise at.error("the same permanents")
    return fx.SacrificeRest(who, what, (fx.Kept(what, fx.Fewest(what)),))


def _read_what_is_kept(at: Cursor, who: fl.PlayerSet, *theirs: str) -> fx.SacrificeRest:
    among = _read_from_among(at, theirs) if at.at("from") else None
    keep = [_read_one_kept(at)]
    while more := at.attempt(_read_further_kept):
        keep.append(more)
    if among is None and at.at("from"):
        among = _read_from_among(at, theirs)
    if among is not None:
        return fx.SacrificeRest(who, among, tuple(keep))
    at.expect(*theirs)
    if len(keep) != 1:
        raise at.error("from among which permanents")
    return fx.SacrificeRest(who, keep[0].what, tuple(keep))


def _read_from_among(at: Cursor, theirs: ControlWords) -> fl.Filter:
    """`from_among` = "from" ["among"] ["the"] described theirs"""
    at.expect("from")
    at.take("among")
    at.take("the")
    what = read_described(at, plural=True)
    at.expect(*theirs)
    return what


def _read_one_kept(at: Cursor) -> fx.Kept:
    """`one_kept` = one_described | ["up to"] number described in the plural"""
    single = at.attempt(read_one_described)
    if single is not None:
        return fx.Kept(single)
    up_to = at.take("up", "to")
    found = read_number(at)
    what = read_described(at, plural=found != 1)
    return fx.Kept(what, fx.ONE if found == 1 else fx.Fixed(found), up_to)


def _read_further_kept(at: Cursor) -> fx.Kept:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further permanent to keep")
    return _read_one_kept(at)


def _read_the_rest(at: Cursor, who: fl.PlayerSet, among: fl.Filter) -> None:
    """`the_rest` = "the rest" | ("the" | "all") "other" described ("you control" | "they control"), the same
    permanents"""
    if at.take("the", "rest"):
        return
    if not at.take("all"):
        at.expect("the")
    at.expect("other")
    if read_described(at, plural=True) != among:
        raise at.error("the same permanents")
    at.expect(*_control_words(who))


def read_same_way_sentence(at: Cursor, _: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`same_way_sentence` = ["then"] ("players" | "each player") lost_the_same_way { "and" lost_the_same_way } ["in"]
    "the same way", behind what is kept as by the player with the fewest"""
    match before:
        case (*_, fx.SacrificeRest(player=who, keep=(fx.Kept(amount=fx.Fewest()),))):
            pass
        case _:
            raise at.error("what was kept before, as much as by the player with the fewest")
    at.take("then")
    if not at.take("players"):
        at.expect("each", "player")
    found = [_read_lost_the_same_way(at, who)]
    while at.take("and"):
        found.append(_read_lost_the_same_way(at, who))
    at.take("in")
    at.expect("the", "same", "way")
    return (*before, *found)


def read_chosen_for_each(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`chosen_for_each` = "for each" ("player" | "opponent") "," ["you"] "choose" what_is_kept: what they keep"""
    at.expect("for", "each")
    who = fl.Players.EACH_PLAYER if at.take("player") else fl.Players.EACH_OPPONENT
    if who is fl.Players.EACH_OPPONENT:
        at.expect("opponent", expected="“player” or “opponent”")
    at.expect(",")
    at.take("you")
    at.expect("choose")
    found = replace(_read_what_is_kept(at, who, "that", "player", "controls"), yours=True)
    if any(not says_only_what_they_are(each) for each in (found.among, *(keep.what for keep in found.keep))):
        raise at.error("permanents that are described by what they are")
    scope.unsaid = Unsaid.WHAT_GOES
    return (*before, found)


def read_sacrifice_of_others(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`sacrifice_of_others` = ["then"] ("each player" | "each opponent" | "each of those players") "sacrifices" ("the
    rest" | "all" ["other"] described ["they control"] ["not chosen this way"]), behind what is chosen for each of
    them"""
    if scope.unsaid is not Unsaid.WHAT_GOES:
        raise at.error("what was chosen before for each player")
    match before:
        case (*_, fx.SacrificeRest(player=who, among=among) as last):
            pass
        case _:
            raise at.error("what was chosen before for each player")
    at.take("then")
    at.expect("each", "player" if who is fl.Players.EACH_PLAYER else "opponent")
    at.expect("sacrifices")
    if not at.take("the", "rest"):
        at.expect("all")
        other = at.take("other")
        among = read_described(at, plural=True)
        at.take("they", "control")
        if not at.take("not", "chosen", "this", "way") and not other:
            raise at.error("“other” or “not chosen this way”")
        if not says_only_what_they_are(among):
            raise at.error("permanents that are described by what they are")
    scope.unsaid = None
    return (*before[:-1], replace(last, among=among))


def _read_lost_the_same_way(at: Cursor, who: fl.PlayerSet) -> fx.Effect:
    """`lost_the_same_way` = ("discard" | "discards") "cards" | ("sacrifice" | "sacrifices") described in the plural"""
    if at.take("discard") or at.take("discards"):
        at.expect("cards")
        return fx.DiscardRest(who, fx.Fewest())
    if not at.take("sacrifice"):
        at.expect("sacrifices")
    what = read_described(at, plural=True)
    if not says_only_what_they_are(what):
        raise at.error("permanents that are described by what they are")
    return fx.SacrificeRest(who, what, (fx.Kept(what, fx.Fewest(what)),))


def read_graveyard_for_battlefield(at: Cursor) -> fx.Effect:
    """`graveyard_for_battlefield` = "each player exiles all" KINDS_TRADED "cards from their graveyard, then sacrifices
    all" KINDS_TRADED "they control, then puts all cards they exiled this way onto the battlefield" (CR 608.2c)"""
    at.expect("each", "player", "exiles", "all")
    kind = at.choose(_KINDS_TRADED)
    if kind is None:
        raise at.error("a kind of permanent card")
    at.expect("cards", "from", "their", "graveyard", ",", "then", "sacrifices", "all")
    at.expect(
        f"{kind.lower()}s", "they", "control", ",", "then", "puts", "all", "cards", "they", "exiled", "this", "way"
    )
    at.expect("onto", "the", "battlefield")
    return fx.TradeGraveyards(fl.Filter(all_of=(kind,)))


_KINDS_TRADED = phrase_table({kind.lower(): kind for kind in ("Artifact", "Creature", "Enchantment", "Land")})
