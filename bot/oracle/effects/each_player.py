"""What each of several players does by themselves (CR 101.4, 608.2f): those of whom something is so, who may or must do
it, or who did it before."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.conditions import read_condition
from bot.oracle.conditions.done_before import DID
from bot.oracle.conditions.pronouns import named_before_in
from bot.oracle.effects.player_clauses import Effects, read_player_verbs
from bot.oracle.nouns.done_this_way import read_done_this_way, read_kind_done
from bot.oracle.nouns.scope import Scope
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

Clauses = Callable[[Cursor, Scope], Effects]
_EACH = phrase_table(
    {
        "each opponent": fl.Players.EACH_OPPONENT,
        "each other player": fl.Players.EACH_OTHER_PLAYER,
        "each player": fl.Players.EACH_PLAYER,
    }
)


def read_each_of_them(at: Cursor) -> fl.Players:
    """`each_of_them` = "each opponent" | "each other player" | "each player" (CR 102.1-102.3)"""
    found = at.choose(_EACH)
    if found is None:
        raise at.error("“each player” or “each opponent”")
    return found


def read_as_each_of_them(at: Cursor, scope: Scope, production: Clauses) -> Effects:
    """Read what is done once for each of several players, who is "that player" and "they" in it."""
    scope.introduce_player(at, fl.Players.EACH_OF_THEM)
    found = production(at, scope)
    scope.named = replace(scope.named, player=None)
    return found


def read_each_player_who(at: Cursor, scope: Scope) -> Effects:
    """`each_player_who` = each_of_them (who_did | condition, of each of them) player_verbs"""
    among = read_each_of_them(at)
    did = scope.attempt(at, lambda at, scope: _read_who_did(at, scope, among))
    if did is not None:
        return read_player_verbs(at, scope, did, plural=False)
    if not at.at("who"):
        raise at.error("“who”")
    stated = read_condition(at, named_before_in(scope)).condition
    found = read_as_each_of_them(
        at, scope, lambda at, scope: read_player_verbs(at, scope, fl.Players.EACH_OF_THEM, plural=False)
    )
    return (fx.ForEachPlayer(among, found, stated),)


def _read_who_did(at: Cursor, scope: Scope, among: fl.Players) -> fl.PlayersThisWay:
    """`who_did` = "who can't" | "who" (DID | "didn't" DO) ("a" | "an") kind_done "this way", of what each of them was
    to do before (CR 608.2c)"""
    at.expect("who")
    if len(scope.ways & _DONE_BY_PLAYERS) != 1:
        raise at.error("one thing that players did before")
    (way,) = scope.ways & _DONE_BY_PLAYERS
    if at.take("can't"):
        return fl.PlayersThisWay(way, among=among, denied=True)
    denied = at.take("didn't")
    verb = at.one_word(_DO if denied else DID, "“discarded” or the like")
    if (_DO if denied else DID)[verb] is not way:
        raise at.error("what they did before")
    if not at.take("a"):
        at.expect("an")
    what = read_kind_done(at, way)
    at.expect("this", "way")
    return fl.PlayersThisWay(way, what, among, denied=denied)


_DONE_BY_PLAYERS = frozenset({fl.Way.DISCARDED, fl.Way.SACRIFICED})
_DO = {"discard": fl.Way.DISCARDED, "sacrifice": fl.Way.SACRIFICED}


def read_each_may_sentence(at: Cursor, scope: Scope) -> Effects:
    """`each_may_sentence` = each_of_them "may" player_verbs (CR 101.4, 608.2d)"""
    among = read_each_of_them(at)
    at.expect("may")
    found = read_as_each_of_them(
        at, scope, lambda at, scope: read_player_verbs(at, scope, fl.Players.EACH_OF_THEM, plural=True)
    )
    return (fx.ForEachPlayer(among, (fx.Optionally(found, fl.Players.EACH_OF_THEM),)),)


def read_each_who_does(at: Cursor, scope: Scope, before: Effects, clauses: Clauses) -> Effects:
    """`each_who_does` = ["then"] (each DOES player_verbs | "for" each DOES "," clauses), of what each of them may do
    before (CR 608.2c)"""
    match before:
        case (*_, fx.ForEachPlayer(player=among, effects=(fx.Optionally() as tried,)) as last) if tried.when is None:
            pass
        case _:
            raise at.error("what each of several players may do before")
    at.take("then")
    counting = at.take("for")
    if not at.attempt(lambda at: _read_each(at, among)):
        raise at.error("the same players")
    at.expect("who")
    done = DOES[at.one_word(DOES, "“does” or “doesn't”")]
    if counting:
        at.expect(",")
        said = read_as_each_of_them(at, scope, clauses)
    else:
        said = read_as_each_of_them(
            at, scope, lambda at, scope: read_player_verbs(at, scope, fl.Players.EACH_OF_THEM, plural=False)
        )
    if tried.then if done else tried.otherwise:
        raise at.error("what has not been said yet")
    followed = replace(tried, then=said) if done else replace(tried, otherwise=said)
    return (*before[:-1], replace(last, effects=(followed,)))


DOES = {"does": True, "doesn't": False, "can't": False}


def _read_each(at: Cursor, among: fl.PlayerSet) -> bool:
    """`each` = each_of_them, the same players, or "each player" of each other player"""
    found = read_each_of_them(at)
    if found is not among and not (among is fl.Players.EACH_OTHER_PLAYER and found is fl.Players.EACH_PLAYER):
        raise at.error("the same players")
    return True


def read_unless_each(at: Cursor, scope: Scope, said: Effects) -> Effects:
    """`unless_each` = "unless" unless_they, where each of several players would lose or discard something
    (CR 118.12a)"""
    at.expect("unless")
    match said:
        case (fx.LoseLife() | fx.Discard() | fx.Sacrifice() as lost,) if lost.player in _EACH_SET:
            pass
        case _:
            raise at.error("what each of several players loses")
    return (
        fx.ForEachPlayer(
            lost.player,
            read_as_each_of_them(at, scope, lambda at, scope: _read_unless_they(at, scope, lost)),
        ),
    )


_EACH_SET = frozenset({fl.Players.EACH_OPPONENT, fl.Players.EACH_OTHER_PLAYER, fl.Players.EACH_PLAYER})


def _read_unless_they(at: Cursor, scope: Scope, lost: fx.LoseLife | fx.Discard | fx.Sacrifice) -> Effects:
    """`unless_they` = ("that player" | "they") cost_of_choice"""
    they = fl.Players.EACH_OF_THEM
    plural = at.take("they")
    if not plural:
        at.expect("that", "player")
    cost = read_cost_of_choice(at, scope, they, plural=plural)
    return (fx.Optionally(cost, they, otherwise=(replace(lost, player=they),)),)


def read_cost_of_choice(at: Cursor, scope: Scope, who: fl.PlayerSet, *, plural: bool) -> Effects:
    """`cost_of_choice` = player_verbs { or_verb }, of which the player does one (CR 608.2d)"""
    options = [*read_player_verbs(at, scope, who, plural=plural)]
    if len(options) > 1:
        return tuple(options)
    while more := scope.attempt(at, lambda at, scope: _read_or_verb(at, scope, who, plural=plural)):
        options.extend(more)
    return tuple(options) if len(options) == 1 else (fx.EitherOf(tuple(options), who),)


def _read_or_verb(at: Cursor, scope: Scope, who: fl.PlayerSet, *, plural: bool) -> Effects:
    """`or_verb` = [","] "or" player_verbs, just one"""
    at.take(",")
    at.expect("or")
    return read_player_verbs(at, scope, who, plural=plural)[:1]


def read_for_each_of_theirs(at: Cursor, scope: Scope) -> Effects:
    """`for_each_of_theirs` = "for each" done_this_way "," ("its controller" | "that player") player_verbs: each player
    does it once for each that was theirs (CR 608.2c, 608.2h)"""
    at.expect("for", "each")
    done = read_done_this_way(at, scope.ways, plural=False)
    at.expect(",", "its", "controller")
    if done.how not in _THEIRS or done.filter.controlled_by is not None or done.filter.side is not fl.Side.ANY:
        raise at.error("permanents that left the battlefield")
    they = fl.Players.EACH_OF_THEM
    (said,) = read_as_each_of_them(at, scope, lambda at, scope: read_player_verbs(at, scope, they, plural=False))
    if not isinstance(said, fx.CreateTokens | fx.GainLife | fx.LoseLife | fx.Draw) or said.amount != fx.ONE:
        raise at.error("one token or card for each of them")
    number = fx.CountOf(fl.ThisWay(done.how, replace(done.filter, controlled_by=they)))
    return (fx.ForEachPlayer(fl.Players.EACH_PLAYER, (replace(said, amount=number),)),)


_THEIRS = frozenset({fl.Way.DESTROYED, fl.Way.EXILED, fl.Way.SACRIFICED})
