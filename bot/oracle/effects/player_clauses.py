"""What happens to players, and what they do, as an effect resolves: a verb that agrees with its subject (CR 608.2c).

Knows which verbs there are; what stands behind each is read by its own production."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.engine.magic.ground.keyword_names import FaceDown
from bot.engine.magic.ground.player_counters import ENERGY
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import leaves_within
from bot.oracle.amounts.quantities import read_amount, read_amount_of_units, read_equal_to, read_quantity
from bot.oracle.effects.adding_mana import read_add_mana
from bot.oracle.effects.affected_objects import read_one_of_own
from bot.oracle.effects.coins import read_flip_coins
from bot.oracle.effects.hands_and_libraries import (
    read_discard_cards,
    read_draw_cards,
    read_mill,
    read_reveal_hand,
    read_scry,
    read_shuffle,
    read_surveil,
)
from bot.oracle.effects.losing_the_rest import read_choose_and_sacrifice_rest
from bot.oracle.effects.manifesting import read_manifest
from bot.oracle.effects.searching import read_search
from bot.oracle.effects.spell_copies_and_new_targets import read_player_copies
from bot.oracle.effects.top_of_library import read_cards_until, read_reveal_top, read_reveal_until
from bot.oracle.keywords.quoted_abilities import read_quoted_ability
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.nouns.permanents import is_relative, read_described, read_one_or_other
from bot.oracle.nouns.player_references import read_player, read_whose
from bot.oracle.nouns.possessives import read_own, read_those_cards
from bot.oracle.nouns.predefined_tokens import PREDEFINED
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.spells_and_cards import read_cards_of_kinds, read_described_card
from bot.oracle.objects.changing import read_gain_control
from bot.oracle.objects.creation import read_card_of_player, read_creates
from bot.oracle.restrictions.player_rules import PLAYERS_COUNTERS, read_turn_part
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.energy import SYMBOL, read_energy

Effects: TypeAlias = tuple[fx.Effect, ...]


def read_player_clause(at: Cursor, scope: Scope) -> Effects:
    """`player_clause` = player player_verbs"""
    who, plural = read_player(at, scope)
    return read_player_verbs(at, scope, who, plural=plural)


def read_player_verbs(at: Cursor, scope: Scope, who: fl.PlayerSet, *, plural: bool) -> Effects:
    """`player_verbs` = player_verb { further_verb player_verb }"""
    found = [_read_player_verb(at, scope, who, plural=plural)]
    while more := scope.attempt(at, lambda at, scope: _read_further_verb(at, scope, who, plural=plural)):
        found.append(more)
    return tuple(found)


def _read_further_verb(at: Cursor, scope: Scope, who: fl.PlayerSet, *, plural: bool) -> fx.Effect:
    """`further_verb` = "and" | "," "then" | "," ["and"]"""
    comma = at.take(",")
    if not at.take("and") and not at.take("then") and not comma:
        raise at.error("a further verb")
    return _read_player_verb(at, scope, who, plural=plural)


def _read_player_verb(at: Cursor, scope: Scope, who: fl.PlayerSet, *, plural: bool) -> fx.Effect:
    """`player_verb` = PLAYER_VERBS, in the plural form or the third person"""
    token = at.token
    base = None if token is None else (token.word if plural else _THIRD.get(token.word))
    production = None if base is None else PLAYER_VERBS.get(base)
    if production is None:
        raise at.error("what the player does")
    at.position += 1
    if who not in SEVERAL_PLAYERS or not scope.names_no_player:
        return production(at, scope, who)
    found = scope.attempt(at, lambda at, scope: production(at, scope, who))
    return found or read_for_each_of_them(at, scope, lambda at, scope: production(at, scope, who))


def read_for_each_of_them(at: Cursor, scope: Scope, production: Callable[[Cursor, Scope], fx.Effect]) -> fx.Effect:
    """Read what is done to several players, where "they" and "that player" mean each of them by themselves; raise where
    anything but an amount depends on that."""
    scope.named = replace(scope.named, player=fl.Players.EACH_OF_THEM)
    found = production(at, scope)
    scope.named = replace(scope.named, player=None)
    alike = replace(found, amount=fx.ONE) if isinstance(found, _HAS_AMOUNT_EACH) else found
    if any(each is fl.Players.EACH_OF_THEM for each in leaves_within((alike, scope.named))):
        raise at.error("an amount that each player has")
    return found


SEVERAL_PLAYERS = frozenset({fl.Players.EACH_OPPONENT, fl.Players.EACH_PLAYER, fl.Players.EACH_OTHER_PLAYER})
_HAS_AMOUNT_EACH = fx.GainLife | fx.LoseLife | fx.SetLife | fx.Draw | fx.GetCounters | fx.DealDamage


def read_player_imperative(at: Cursor, scope: Scope) -> fx.Effect:
    """`player_imperative` = player_verb, of "you" without that word, and none of NEVER_IMPERATIVE"""
    if is_at_named_player_verb(at):
        raise at.error("what the player does")
    return _read_player_verb(at, scope, fl.Players.YOU, plural=True)


def is_at_named_player_verb(at: Cursor) -> bool:
    """Say whether a verb comes next that is never an imperative, such as "gain" life behind "you may"."""
    return any(at.at(verb) for verb in NEVER_IMPERATIVE)


def _read_gain(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`gain` = amount_of_units "life" (CR 119.3) | control_of_own | "control of" control_of_next_turn | gain_control
    (613.1b)"""
    if at.at("control"):
        own = scope.attempt(at, lambda at, scope: _read_control_of_own(at, scope, who))
        if own is not None:
            return own
        turn = scope.attempt(at, lambda at, scope: _read_gain_control_of_turn(at, scope, who))
        return read_gain_control(at, scope, who) if turn is None else turn
    return fx.GainLife(who, read_amount_of_units(at, scope, "life"))


def _read_control_of_own(at: Cursor, _: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`control_of_own` = "control of all" described in the plural "they own", of each player (CR 108.3)"""
    if who is not fl.Players.EACH_PLAYER:
        raise at.error("each player")
    at.expect("control", "of", "all")
    what = read_described(at, plural=True)
    at.expect("they", "own")
    return fx.Modify(fl.Matching(what), (fx.GainControl(fl.OwnerOf(fl.AFFECTED)),), fx.Duration.PERMANENT)


def _read_gain_control_of_turn(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    at.expect("control", "of")
    return _read_control_of_next_turn(at, scope, who)


def _read_control_of_next_turn(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`control_of_next_turn` = ("target player" | "target opponent" | "that player") "during" ("that player's" |
    "their") "next turn" (CR 723.1)"""
    if who is not fl.Players.YOU:
        raise at.error("“you”")
    controlled = read_player(at, scope).who
    if not isinstance(controlled, fl.TargetObject) and controlled is not fl.Players.TRIGGERING_PLAYER:
        raise at.error("one other player")
    at.expect("during")
    if not at.take("their"):
        at.expect("that", "player's")
    at.expect("next", "turn")
    return fx.ControlNextTurn(controlled)


def read_extra_turn_after_that(at: Cursor, before: Effects) -> Effects:
    """`extra_turn_after_that` = "after that turn" "," "that player takes an extra turn", of a turn during which the
    player is controlled (CR 500.7, 723.1)"""
    last = before[-1] if before else None
    if not isinstance(last, fx.ControlNextTurn) or last.extra:
        raise at.error("a player who is controlled during a turn")
    at.expect("after", "that", "turn", ",", "that", "player", "takes", "an", "extra", "turn")
    return (*before[:-1], replace(last, extra=True))


def read_additional_phases(at: Cursor, _: Scope) -> Effects:
    """`additional_phases` = "after this" ["combat" | "main"] "phase" "," additional_combat | additional_combat "after
    this phase", with a main phase that follows (CR 500.8)"""
    if not at.take("after", "this"):
        _read_additional_combat(at)
        and_main = at.attempt(_read_followed_by_main) is not None
        at.expect("after", "this", "phase")
        at.take(",")
        return (fx.AddPhases(and_main or at.attempt(_read_followed_by_main) is not None),)
    main_only = at.take("main")
    at.expect("phase", ",")
    _read_additional_combat(at)
    return (fx.AddPhases(at.attempt(_read_followed_by_main) is not None, main_only),)


def read_life_becomes(at: Cursor, scope: Scope) -> Effects:
    """`life_becomes` = whose "life total becomes" (amount | equal_to | quantity) (CR 119.5)"""
    who = read_whose(at, scope)
    at.expect("life", "total", "becomes")
    if who in SEVERAL_PLAYERS and scope.names_no_player:
        return (read_for_each_of_them(at, scope, lambda at, scope: _read_new_life(at, scope, who)),)
    return (_read_new_life(at, scope, who),)


def _read_new_life(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    if at.at("equal"):
        return fx.SetLife(who, read_equal_to(at, scope))
    return fx.SetLife(who, scope.attempt(at, read_amount) or read_quantity(at, scope))


def _read_additional_combat(at: Cursor) -> None:
    if not at.take("there's"):
        at.expect("there", "is")
    at.expect("an", "additional", "combat", "phase")


def _read_followed_by_main(at: Cursor) -> bool:
    at.expect("followed", "by", "an", "additional", "main", "phase")
    return True


def _read_lose(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`lose` = "the game" (CR 104.3e) | (amount_of_units "life" | half_life) (CR 119.3)"""
    if at.take("the", "game"):
        return fx.LoseGame(who)
    half = at.at("half")
    found = fx.LoseLife(who, _read_half_life(at, scope) if half else read_amount_of_units(at, scope, "life"))
    scope.life_is_lost = True
    return found


def _read_half_life(at: Cursor, scope: Scope) -> fx.Half:
    """`half_life` = "half" whose "life" "," "rounded" ("up" | "down") (CR 107.1a)"""
    at.expect("half")
    whose = read_whose(at, scope)
    at.expect("life", ",", "rounded")
    up = at.one_word(("up", "down"), "“up” or “down”") == "up"
    return fx.Half(fx.LifeOf(whose), up=up)


def _read_win(at: Cursor, _: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`win` = "the game" (CR 104.2b)"""
    at.expect("the", "game")
    return fx.WinGame(who)


def _read_get(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`get` = emblem (CR 114.2) | energy | "an amount of {E}" equal_to (107.14) | ("a" | "an" | amount)
    PLAYERS_COUNTERS ("counter" | "counters") (122.1) | amount "{E}"."""
    if at.at("an", "emblem"):
        return fx.GetEmblem(who, read_emblem(at))
    energy = at.attempt(read_energy)
    if energy is not None:
        return fx.GetCounters(who, ENERGY, fx.Fixed(energy))
    if at.take("an", "amount", "of", SYMBOL):
        return fx.GetCounters(who, ENERGY, read_equal_to(at, scope))
    number = fx.ONE if at.take("a") or at.take("an") else read_amount(at, scope)
    if at.take(SYMBOL):
        return fx.GetCounters(who, ENERGY, number)
    kind = at.one_word(PLAYERS_COUNTERS, "“poison”, “experience” or the like")
    at.expect("counter" if number == fx.ONE else "counters")
    return fx.GetCounters(who, kind, number)


def _read_skip(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`skip` = own "next" ("turn" | amount "turns" | [amount] turn_part ["this turn"]) | "all" turn_part "of" own "next
    turn" (CR 614.10)"""
    if at.take("all"):
        part = read_turn_part(at)
        at.expect("of")
        read_own(at, who, "next")
        at.expect("turn")
        return fx.SkipParts(who, part, every=True)
    read_own(at, who, "next")
    if at.take("turn"):
        return fx.SkipTurns(who)
    turns = scope.attempt(at, lambda at, scope: read_amount_of_units(at, scope, "turn", "turns"))
    if turns is not None:
        return fx.SkipTurns(who, turns)
    number = scope.attempt(at, read_amount) or fx.ONE
    return fx.SkipParts(who, read_turn_part(at), number, this_turn=at.take("this", "turn"))


def _read_take(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`take` = ("an extra turn" | amount "extra turns") "after this one" (CR 500.7)"""
    number = fx.ONE if at.take("an", "extra", "turn") else read_amount(at, scope)
    if number != fx.ONE:
        at.expect("extra", "turns")
    at.expect("after", "this", "one")
    return fx.TakeExtraTurns(who, number)


def _read_exile(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`exile` = exile_until | exile_all_buried | exile_from_own_graveyard | "the top" ("card" | amount "cards") "of"
    own "library" | "all cards from" own "hand" ["face down"] | ("a" | "an" | amount) described_card "from" own "hand"
    (CR 406.1, 406.3)"""
    found = _read_exiled(at, scope, who)
    scope.does(fl.Way.EXILED, who)
    return found


def _read_exile_until(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`exile_until` = cards_until, "exile" ["with lesser mana value", than the spell that the event is about]
    (CR 406.1)"""
    number, what = read_cards_until(at, scope, who, "exile")
    spell = scope.named.on_stack
    if spell is not None and what.comparison is None and at.take("with", "lesser", "mana", "value"):
        what = replace(what, lesser_than_spell=spell)
    return fx.ExileUntil(who, what, number)


def _read_exile_from_own_graveyard(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`exile_from_own_graveyard` = ("a" | "an" | amount) described_card "from" own "graveyard" (CR 406.1)"""
    number = fx.ONE if at.take("a") or at.take("an") else read_amount(at, scope)
    what = read_described_card(at, plural=number != fx.ONE)
    at.expect("from")
    read_own(at, who, "graveyard")
    return fx.ExileFromGraveyard(who, number, None if what == fl.Filter() else what)


def _read_exile_all_buried(at: Cursor, _: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`exile_all_buried` = "all" described_card "from" own "graveyard" (CR 406.1)"""
    at.expect("all")
    what = read_described_card(at, plural=True)
    at.expect("from")
    read_own(at, who, "graveyard")
    if is_relative(what) or who not in SEVERAL_PLAYERS:
        raise at.error("what cards of several players are by themselves")
    return fx.Exile(fl.MatchingCards(replace(what, controlled_by=who)))


def _is_behind_shuffling(at: Cursor) -> bool:
    """Whether a library was shuffled before, which then need not be named again."""
    return {"shuffle", "library"} <= {token.word for token in at.tokens[: at.position]}


def _read_exiled(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    all_buried = scope.attempt(at, lambda at, scope: _read_exile_all_buried(at, scope, who))
    if all_buried is not None:
        return all_buried
    buried = scope.attempt(at, lambda at, scope: _read_exile_from_own_graveyard(at, scope, who))
    if buried is not None:
        return buried
    if at.at("cards"):
        return _read_exile_until(at, scope, who)
    if at.take("all", "cards", "from"):
        read_own(at, who, "hand")
        scope.hands_exiled_by = who
        return fx.ExileZone(who, Zone.HAND, face_down=at.take("face", "down"))
    if at.take("the", "top"):
        top = fx.ONE if at.take("card") else read_amount_of_units(at, scope, "cards")
        if at.at("of") or who is not fl.Players.YOU or not _is_behind_shuffling(at):
            at.expect("of")
            read_own(at, who, "library")
        return fx.ExileTop(who, top)
    number = fx.ONE if at.take("a") or at.take("an") else read_amount(at, scope)
    what = read_described_card(at, plural=number != fx.ONE)
    at.expect("from")
    read_own(at, who, "hand")
    return fx.ExileFromHand(who, number, None if what == fl.Filter() else what)


def _read_investigate(at: Cursor, _scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`investigate` = ["twice"]: a Clue token is created, so often (CR 701.16a)"""
    ((_, clue),) = PREDEFINED["clue"]
    return replace(clue, player=who, amount=fx.Fixed(2 if at.take("twice") else 1))


def _read_clash(at: Cursor, _scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`clash` = "with" ("an opponent" | "defending player"), which the ability's controller does (CR 701.30b)"""
    if who is not fl.Players.YOU:
        raise at.error("“you” who clash")
    at.expect("with")
    if at.take("defending", "player"):
        return fx.Clash(fl.Players.DEFENDING_PLAYER)
    at.expect("an", "opponent")
    return fx.Clash()


def _read_incubate(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`incubate` = amount (CR 701.53a)"""
    return fx.Incubate(who, read_amount(at, scope))


def _read_become(at: Cursor, _scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`become` = "the monarch" (CR 725.1)"""
    at.expect("the", "monarch")
    return fx.BecomeMonarch(who)


def _read_restart(at: Cursor, _scope: Scope, _who: fl.PlayerSet) -> fx.Effect:
    """`restart` = "the game" ["," ("leaving in exile all" cards_of_kinds "exiled with" itself | "but leave all"
    cards_of_kinds "exiled with" itself "in exile")] (CR 727.5)"""
    at.expect("the", "game")
    if not at.take(","):
        return fx.RestartGame()
    leaving = at.take("leaving", "in", "exile")
    if not leaving:
        at.expect("but", "leave")
    at.expect("all")
    stay = read_cards_of_kinds(at, plural=True)
    at.expect("exiled", "with")
    read_itself(at)
    if not leaving:
        at.expect("in", "exile")
    return fx.RestartGame(stay)


def read_put_after_restart(at: Cursor, before: Effects) -> Effects:
    """`put_after_restart` = ["then"] "put" ("those cards" | "them") "onto the battlefield under your control"
    (CR 727.4)"""
    last = before[-1] if before else None
    if not isinstance(last, fx.RestartGame) or last.stay is None:
        raise at.error("a game restarted before")
    at.take("then")
    at.expect("put")
    read_those_cards(at, plural=True)
    at.expect("onto", "the", "battlefield", "under", "your", "control")
    return (*before[:-1], replace(last, put=True))


def _read_reveal(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`reveal` = reveal_until | reveal_top | reveal_hand (CR 701.20)"""
    if at.at("cards"):
        return read_reveal_until(at, scope, who)
    return read_reveal_top(at, scope, who) if at.at("the", "top") else read_reveal_hand(at, scope, who)


def _read_sacrifice(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`sacrifice` = ("any number of" described in the plural | "all" described "they control" | sacrificed) ["of your
    choice" | "of their choice" | "of an opponent's choice" | "chosen by an opponent"] (CR 701.21)"""
    if at.take("any", "number", "of"):
        what = read_described(at, plural=True)
        any_number = fx.CountOf(fl.Matching(replace(what, side=fl.Side.YOU)))
        if who is not fl.Players.YOU or what.side not in {fl.Side.ANY, fl.Side.YOU}:
            raise at.error("what you sacrifice")
        scope.does(fl.Way.SACRIFICED)
        return fx.Sacrifice(who, any_number, what, up_to=True)
    if who in SEVERAL_PLAYERS and at.take("all"):
        every = read_described(at, plural=True)
        at.expect("they", "control")
        if every.side is not fl.Side.ANY or every.other or is_relative(every):
            raise at.error("what they sacrifice")
        scope.does(fl.Way.SACRIFICED)
        return fx.Sacrifice(who, fx.CountOf(fl.Matching(every)), every)
    found = _read_sacrificed(at, scope, who)
    scope.does(fl.Way.SACRIFICED, who)
    return found


def _read_sacrificed(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`sacrificed` = one_or_other | amount described in the plural"""
    another = at.at("another") and who is fl.Players.YOU and not scope.setting.spell
    if at.at("a") or at.at("an") or another:
        found = fx.Sacrifice(who, fx.ONE, read_one_or_other(at))
    else:
        found = fx.Sacrifice(who, read_amount(at, scope), read_described(at, plural=True))
    if at.take("of", "an", "opponent's", "choice") or at.take("chosen", "by", "an", "opponent"):
        return replace(found, opponent_chooses=True)
    if not at.take("of", "your" if who is fl.Players.YOU else "their", "choice"):
        at.take("of", "their", "choice")
    return found


def _read_return(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`return` = return_of_hands | card_of_player, of another player | one_of_own "to its owner's hand" (CR 400.7)"""
    card = None if who is fl.Players.YOU else scope.attempt(at, lambda at, scope: read_card_of_player(at, scope, who))
    if card is not None:
        return card
    exiled = scope.attempt(at, lambda at, scope: _read_return_of_hands(at, scope, who))
    if exiled is not None:
        return exiled
    what = read_one_of_own(at, scope, who)
    at.expect("to", "its", "owner's", "hand")
    return fx.ReturnToHand(what)


def _read_return_of_hands(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`return_of_hands` = "to" own "hand each card" ("you" | "they") "exiled this way" | "each card" ("you" | "they")
    "exiled this way to" own "hand", where they exiled their hands before (CR 603.7c)"""
    if scope.hands_exiled_by != who:
        raise at.error("hands that the same players exiled before")
    first = at.take("to")
    if first:
        read_own(at, who, "hand")
    at.expect("each", "card", "you" if who is fl.Players.YOU else "they", "exiled", "this", "way")
    if not first:
        at.expect("to")
        read_own(at, who, "hand")
    return fx.ReturnExiled(who)


def _read_put(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`put` = card_of_player | "all the cards from" own
    "graveyard on the bottom of" own "library in a random order" | "it on their choice of the top or bottom of their
    library", by its owner (CR 401.4)"""
    if who is fl.Players.YOU:
        raise at.error("another player")
    card = scope.attempt(at, lambda at, scope: read_card_of_player(at, scope, who))
    if card is not None:
        return card
    if at.take("all", "the", "cards", "from"):
        read_own(at, who, "graveyard")
        at.expect("on", "the", "bottom", "of")
        read_own(at, who, "library")
        at.expect("in", "a", "random", "order")
        return fx.PutGraveyardOnBottom(who)
    if not isinstance(who, fl.OwnerOf) or not at.take("it"):
        raise at.error("what its owner puts somewhere")
    at.expect("on", "their", "choice", "of", "the", "top", "or", "bottom", "of", "their", "library")
    return fx.PutOnTopOrBottom(who.what)


def _read_tap(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`tap` = one_of_own (CR 701.26a)"""
    return fx.Tap(read_one_of_own(at, scope, who))


PLAYER_VERBS: Mapping[str, Callable[[Cursor, Scope, fl.PlayerSet], fx.Effect]] = {
    "add": read_add_mana,
    "cloak": partial(read_manifest, how=FaceDown.CLOAK),
    "choose": read_choose_and_sacrifice_rest,
    "control": _read_control_of_next_turn,
    "copy": read_player_copies,
    "create": read_creates,
    "become": _read_become,
    "clash": _read_clash,
    "discard": read_discard_cards,
    "draw": read_draw_cards,
    "exile": _read_exile,
    "flip": read_flip_coins,
    "gain": _read_gain,
    "get": _read_get,
    "incubate": _read_incubate,
    "investigate": _read_investigate,
    "lose": _read_lose,
    "manifest": partial(read_manifest, how=FaceDown.MANIFEST),
    "mill": read_mill,
    "put": _read_put,
    "reveal": _read_reveal,
    "restart": _read_restart,
    "return": _read_return,
    "sacrifice": _read_sacrifice,
    "scry": read_scry,
    "search": read_search,
    "shuffle": read_shuffle,
    "skip": _read_skip,
    "surveil": read_surveil,
    "take": _read_take,
    "tap": _read_tap,
    "win": _read_win,
}
_THIRD = {
    {"copy": "copies", "scry": "scries", "search": "searches"}.get(base, f"{base}s"): base for base in PLAYER_VERBS
}
"""The third person singular of each verb."""


NEVER_IMPERATIVE = ("become", "control", "gain", "get", "lose", "win")
"""Verbs of which cards always say who does them."""


def read_emblem(at: Cursor) -> tuple[ab.Ability, ...]:
    """`emblem` = "an emblem" ("with" | "that has") [","] quoted_ability { "and" quoted_ability } (CR 114.2)"""
    at.expect("an", "emblem")
    if not at.take("that", "has"):
        at.expect("with")
    at.take(",")
    found = [*read_quoted_ability(at)]
    while at.take("and"):
        found.extend(read_quoted_ability(at))
    return tuple(found)
