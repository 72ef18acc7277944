"""References to players in effects (CR 102, 109.5, 115.1): who is meant, whose something is, and in which number the
verb behind them stands.

"They" and "their" are a player only where nothing else that was named can be meant."""

from dataclasses import replace
from typing import NamedTuple

from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.own_names_and_qualities import ATTACHED_NOUNS, SELF_NOUNS
from bot.oracle.nouns.permanents import read_described
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.target_numbers import read_target_number
from bot.oracle.text.cursor import Cursor


class PlayerReference(NamedTuple):
    """Who is meant, and whether the verb stands as after "you"."""

    who: fl.PlayerSet
    plural: bool = False


def read_player(at: Cursor, scope: Scope) -> PlayerReference:
    """`player` = named_player; after "you may have" its verb is in the infinitive"""
    found = _read_named_player(at, scope)
    return found._replace(plural=found.plural or scope.setting.infinitive)


def _read_named_player(at: Cursor, scope: Scope) -> PlayerReference:
    """`named_player` = players_together | player_or_controller | owner_of_target | holder_of_one | "you" |
    owner_of_exiled | "each opponent" | "each of that player's opponents" | "each" ["other"] "player" | ("that player" |
    "they") | "defending player" | holder | several_players | target_player | ("that" | "the") "source's controller", of
    a source that was named"""
    several = (
        scope.attempt(at, _read_players_together)
        or scope.attempt(at, _read_several_players)
        or scope.attempt(at, _read_player_or_controller)
        or (scope.attempt(at, _read_owner_of_target) if at.at("the", "owner") else None)
        or (scope.attempt(at, _read_holder_of_one) if _is_possessive_of_one(at) else None)
        or scope.attempt(at, _read_owner_of_exiled)
    )
    if several is not None:
        return several
    if at.take("you"):
        return PlayerReference(fl.Players.YOU, plural=True)
    if at.take("they"):
        return PlayerReference(scope.they(at), plural=True)
    if at.take("each", "of", "that", "player's", "opponents"):
        return PlayerReference(fl.OpponentsOf(scope.that_player(at)))
    holder = scope.attempt(at, _read_holder)
    if holder is not None:
        return PlayerReference(holder)
    if at.take("each") or at.take("every"):
        if at.take("opponent"):
            return PlayerReference(fl.Players.EACH_OPPONENT)
        other = at.take("other")
        at.expect("player")
        return PlayerReference(scope.each_other_player(at) if other else fl.Players.EACH_PLAYER)
    if scope.setting.defender and at.take("defending", "player"):
        return PlayerReference(fl.Players.DEFENDING_PLAYER)
    if at.take("that", "player") or at.take("that", "opponent"):
        return PlayerReference(scope.that_player(at))
    if scope.names_no_player and at.take("the", "chosen", "player"):
        return PlayerReference(fl.Players.CHOSEN_PLAYER)
    source_told = scope.setting.prevented or fl.ThatSource() in scope.named.objects
    if source_told and any(at.take(word, "source's", "controller") for word in ("that", "the")):
        return PlayerReference(fl.ControllerOf(fl.ThatSource()))
    return read_target_player(at, scope)


def _read_players_together(at: Cursor, scope: Scope) -> PlayerReference:
    """`players_together` = "you and" ("target player" | "target opponent" | "that player" | "defending player")
    "each" (CR 608.2f)"""
    at.expect("you", "and")
    if at.take("that", "player"):
        other = scope.that_player(at)
    elif scope.setting.defender and at.take("defending", "player"):
        other = fl.Players.DEFENDING_PLAYER
    else:
        other = read_target_player(at, scope).who
    at.expect("each")
    return PlayerReference(fl.PlayersTogether((fl.Players.YOU, other)), plural=True)


def _read_owner_of_target(at: Cursor, scope: Scope) -> PlayerReference:
    """`owner_of_target` = "the owner of target" described, one permanent, of which "it" and "they" are spoken then
    (CR 108.3)"""
    at.expect("the", "owner", "of", "target")
    what = scope.mention(scope.target(fl.TargetSpec(permanents=read_described(at, plural=False))))
    owner = fl.OwnerOf(what)
    scope.introduce_player(at, owner)
    return PlayerReference(owner)


def _is_possessive_of_one(at: Cursor) -> bool:
    return at.at("target") or at.at("enchanted") or at.at("equipped") or at.at("this")


def _read_holder_of_one(at: Cursor, scope: Scope) -> PlayerReference:
    """`holder_of_one` = ("target" described | ("enchanted" | "equipped") ATTACHED_NOUNS | "this" SELF_NOUNS) "'s"
    ("owner" | "controller"), of which "it" and "they" are spoken then (CR 108.3, 109.5)"""
    ahead = at.tokens[at.position :]
    length = next((index for index, token in enumerate(ahead[:8], 1) if token.word.endswith("'s")), 0)
    if not length or (scope.setting.spell and not at.at("target")):
        raise at.error("whose owner or controller")
    last = ahead[length - 1]
    noun = Cursor((*ahead[1 : length - 1], last._replace(word=last.word[:-2], raw=last.raw[:-2])), at.names)
    if at.at("target"):
        what: fl.ObjectSet = scope.mention(scope.target(fl.TargetSpec(permanents=read_described(noun, plural=False))))
    else:
        noun.one_word(SELF_NOUNS if at.at("this") else ATTACHED_NOUNS, "“creature” or the like")
        what = scope.mention(fl.THIS if at.at("this") else fl.AttachedObject())
    if not noun.done or (what == fl.THIS and scope.setting.gone):
        raise noun.error("whose owner or controller")
    at.position += length
    holder = fl.OwnerOf(what) if at.take("owner") else fl.ControllerOf(what)
    if isinstance(holder, fl.ControllerOf):
        at.expect("controller")
    if scope.names_no_player:
        scope.introduce_player(at, holder)
    return PlayerReference(holder)


def _read_owner_of_exiled(at: Cursor, scope: Scope) -> PlayerReference:
    """`owner_of_exiled` = "the exiled card's owner", of a card that a linked ability has exiled (CR 607.2a)"""
    at.expect("the", "exiled", "card's", "owner")
    if scope.setting.spell or scope.exiles:
        raise at.error("a card that another ability exiled")
    return PlayerReference(fl.OwnerOf(scope.mention(fl.ExiledWith())))


def _read_player_or_controller(at: Cursor, scope: Scope) -> PlayerReference:
    """`player_or_controller` = "that player or that" ("planeswalker's" | "permanent's" | "creature's") "controller", of
    the one target that may be either (CR 115.4)"""
    at.expect("that", "player", "or", "that")
    at.one_word(("planeswalker's", "permanent's", "creature's"), "“planeswalker's” or the like")
    at.expect("controller")
    mixed = [
        fl.TargetObject(index)
        for index, spec in enumerate(scope.named.targets)
        if spec.players is not None and spec.permanents is not None and not spec.several
    ]
    if len(mixed) != 1:
        raise at.error("one target that is a player or a permanent")
    return PlayerReference(fl.PlayersTogether((mixed[0], fl.ControllerOf(mixed[0]))))


def read_controller(at: Cursor, scope: Scope, *, named_before: bool = False) -> fl.PlayerSet:
    """`controller` = named_player ("controls" | "control"), one player or several that were targeted, behind a noun
    phrase; `named_before` refuses a player who would be one more target"""
    before = scope.named
    found = scope.attempt(at, _read_named_player)
    if found is None or found.who in _EVERYBODY or not at.take("control" if found.plural else "controls"):
        scope.named = before
        raise at.error("who controls them")
    if named_before and isinstance(found.who, fl.TargetObject | fl.PlayersTogether):
        scope.named = before
        raise at.error("a player who is known as targets are chosen")
    return found.who


_EVERYBODY = frozenset({fl.Players.YOU, fl.Players.EACH_OPPONENT, fl.Players.EACH_PLAYER, fl.Players.DEFENDING_PLAYER})
"""Players who can't be meant here: `SIDES` reads what they control, or each of them has permanents of their own."""


def _read_holder(at: Cursor, scope: Scope) -> fl.PlayerSet:
    """`holder` = ("its" | ("that" | "the") POSSESSIVES) ("controller" | "owner") (CR 108.3, 109.5); "that spell's" is
    that of the spell or ability that the trigger event is about"""
    if scope.named.on_stack is not None and any(at.take(*words.split()) for words in _ON_STACK):
        what = scope.named.on_stack
    elif at.take("its"):
        what = scope.it_of_another(at) if at.at("controller") else scope.it_or_what_was(at)
    else:
        if not at.take("the"):
            at.expect("that")
        at.one_word(_POSSESSIVES, "“creature's”, “spell's” or the like")
        what = fl.TriggeringObject() if scope.speaks_of_what_left else scope.that_one(at)
    if at.take("owner"):
        return fl.OwnerOf(what)
    at.expect("controller")
    return fl.ControllerOf(what)


_ON_STACK = ("that spell's", "that ability's", "that spell or ability's")
_POSSESSIVES = frozenset(f"{noun}'s" for noun in (*ATTACHED_NOUNS, "card", "spell", "ability"))


def _read_several_players(at: Cursor, scope: Scope) -> PlayerReference:
    """`several_players` = "each of" target_number "target" SEVERAL | target_number "target" SEVERAL "each", the verb in
    the plural (CR 115.1d, 601.2c)"""
    each_of = at.take("each", "of")
    spec = read_target_number(at, scope)
    if not spec.several:
        raise at.error("several target players")
    at.expect("target")
    side = _SEVERAL.get(at.one_word(_SEVERAL, "“players” or “opponents”"), fl.Side.ANY)
    if not each_of:
        at.expect("each")
    return PlayerReference(scope.target_player(replace(spec, players=side)), plural=not each_of)


_SEVERAL = {"players": fl.Side.ANY, "opponents": fl.Side.OPPONENT}


def read_target_player(at: Cursor, scope: Scope) -> PlayerReference:
    """`target_player` = ["up to one"] "target" ("player" | "opponent")"""
    least = 0 if at.take("up", "to", "one") else 1
    at.expect("target", expected="a player")
    side = fl.Side.OPPONENT if at.take("opponent") else fl.Side.ANY
    if side is fl.Side.ANY:
        at.expect("player")
    return PlayerReference(scope.target_player(fl.TargetSpec(players=side, least=least)))


def add_target_player(scope: Scope, side: fl.Side) -> fl.PlayerSet:
    """Add a target that is a player of that side, and return the reference to it (CR 115.1)."""
    return scope.target_player(fl.TargetSpec(players=side))


# Possessives: "target player's library".


def _read_holders(at: Cursor, scope: Scope) -> fl.PlayerSet:
    if at.take("enchanted") or at.take("equipped"):
        at.one_word(_POSSESSIVES, "“creature's” or the like")
        what: fl.ObjectSet = scope.mention(fl.AttachedObject())
    else:
        at.expect("its")
        what = scope.it_of_another(at)
    if at.take("owner's"):
        return fl.OwnerOf(what)
    at.expect("controller's")
    return fl.ControllerOf(what)


def read_whose(at: Cursor, scope: Scope) -> fl.PlayerSet:
    """`whose` = "your" | "target" ("player's" | "opponent's") | "that player's" | "their" | "each opponent's" | … |
    ("its" | "enchanted" POSSESSIVES) ("controller's" | "owner's")"""
    if at.take("your"):
        return fl.Players.YOU
    if at.take("that", "player's"):
        return scope.that_player(at)
    if scope.names_no_player and at.take("the", "chosen", "player's"):
        return fl.Players.CHOSEN_PLAYER
    if at.take("their"):
        return scope.they(at)
    if at.take("each", "opponent's"):
        return fl.Players.EACH_OPPONENT
    if at.take("each", "player's"):
        return fl.Players.EACH_PLAYER
    if at.take("each", "other", "player's"):
        return scope.each_other_player(at)
    holder = scope.attempt(at, _read_holders)
    if holder is not None:
        return holder
    at.expect("target", expected="whose")
    if at.take("opponent's"):
        return add_target_player(scope, fl.Side.OPPONENT)
    at.expect("player's")
    return add_target_player(scope, fl.Side.ANY)
