"""What a player may do or pay for as a spell or ability resolves (CR 118.12, 603.12): "may", "if you do", "unless".

How the clauses themselves are read is handed in by the caller."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.amounts.counts import read_for_each
from bot.oracle.amounts.quantities import read_equal_to, read_quantity
from bot.oracle.amounts.x_without_value import speaks_of
from bot.oracle.effects.each_player import read_cost_of_choice, read_each_may_sentence, read_unless_each
from bot.oracle.effects.player_clauses import Effects, is_at_named_player_verb, read_player_verbs
from bot.oracle.nouns.costs import read_mana
from bot.oracle.nouns.permanents import read_one_described
from bot.oracle.nouns.player_references import read_player
from bot.oracle.nouns.scope import NamedSoFar, Scope
from bot.oracle.nouns.spells_and_cards import read_described_card
from bot.oracle.objects.changing import durations_fit
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.energy import SYMBOL, read_energy
from bot.oracle.text.numbers import read_number

Clauses = Callable[[Cursor, Scope], Effects]


def read_may_sentence(at: Cursor, scope: Scope, clauses: Clauses) -> Effects:
    """`may_sentence` = each_may_sentence | one_player "may" ("pay" (price_of_x | price ["to" clauses]) | clauses, in
    the infinitive)"""
    each = scope.attempt(at, read_each_may_sentence) if at.at("each") else None
    if each is not None:
        return each
    who = _read_one_player(at, scope)
    at.expect("may")
    if at.take("pay"):
        chosen = scope.attempt(at, lambda at, scope: _read_price_of_x(at, scope, who))
        if chosen is not None:
            return (fx.Optionally((chosen,), who),)
        price = _read_price(at, scope, who)
        then = clauses(at, scope) if who is fl.Players.YOU and at.take("to") else ()
        return (fx.Optionally((price,), who, then),)
    found = at.attempt(lambda at: _read_single_cost(at, who))
    if found is not None:
        return (fx.Optionally((found,), who),)
    if who is not fl.Players.YOU or is_at_named_player_verb(at):
        return (fx.Optionally(read_player_verbs(at, scope, who, plural=True), who),)
    setting = scope.setting
    scope.setting = replace(setting, infinitive=setting.infinitive or at.take("have"))
    said = _require_clear_durations(at, clauses(at, scope))
    scope.setting = setting
    return (fx.Optionally(said),)


def read_pay_later(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`pay_later` = "at the beginning of your next upkeep" "," "pay" price (CR 603.7); what follows if it is not paid
    is said by the next sentence"""
    at.expect("at", "the", "beginning", "of", "your", "next", "upkeep", ",", "pay")
    return (*before, fx.AtNextUpkeep((fx.Optionally((_read_price(at, scope, fl.Players.YOU),)),), yours=True))


def _require_clear_durations(at: Cursor, said: Effects) -> Effects:
    if not durations_fit(said):
        raise at.error("how long each change lasts")
    return said


def read_if_they_do_sentence(at: Cursor, scope: Scope, before: Effects, clauses: Clauses) -> Effects:
    """`if_they_do_sentence` = ["then"] (if_they_do "," | "when you do" ",") clauses, of what is or may be done before,
    or is to be paid in the next upkeep"""
    if before and isinstance(before[-1], fx.AtNextUpkeep) and isinstance(before[-1].effects[-1], fx.Optionally):
        later = before[-1]
        return (*before[:-1], replace(later, effects=read_if_they_do_sentence(at, scope, later.effects, clauses)))
    if before and isinstance(before[-1], fx.WhereXIs) and isinstance(before[-1].effects[-1], fx.Optionally):
        named, setting = before[-1], scope.setting
        scope.setting = replace(setting, x=True)
        followed = read_if_they_do_sentence(at, scope, named.effects, clauses)
        scope.setting = setting
        return (*before[:-1], replace(named, effects=followed))
    last = effect_tried_before(at, scope, before)
    at.take("then")
    at.take(",")
    if at.take("when", "you", "do"):
        at.expect(",")
        return (*before[:-1], replace(last, when=_read_reflexive(at, scope, last, clauses)))
    done = _read_if_they_do(at, last)
    at.expect(",")
    return (*before[:-1], _with_follow_up(at, last, _require_clear_durations(at, clauses(at, scope)), done=done))


def read_if_they_do_behind(at: Cursor, scope: Scope, before: Effects, said: Effects) -> Effects:
    """`if_they_do_behind` = if_they_do, behind the clauses that depend on what the sentence before does"""
    last = effect_tried_before(at, scope, before)
    return (*before[:-1], _with_follow_up(at, last, said, done=_read_if_they_do(at, last)))


def effect_tried_before(at: Cursor, scope: Scope, before: Effects) -> fx.Optionally:
    """Return the one thing that the sentence before does or lets a player do; raise where there is none, or more."""
    last = before[-1] if before else None
    if last is None or scope.said_before != 1 or isinstance(last, fx.IfSo | fx.WhereXIs | fx.DealTopCards | fx.Look):
        raise at.error("one thing that was done before")
    if isinstance(last, fx.Optionally):
        return last
    doing = getattr(last, "player", fl.Players.YOU)
    return fx.Optionally((last,), doing if doing in _ONE_OTHER else fl.Players.YOU, may=False)


_ONE_OTHER = frozenset({fl.Players.TRIGGERING_PLAYER, fl.Players.DEFENDING_PLAYER, fl.TargetObject(0)})
"""One other player than "you", who does what they can."""


def _read_if_they_do(at: Cursor, tried: fx.Optionally) -> bool:
    """`if_they_do` = "if" they ("do" | "don't" | "can't")"""
    at.expect("if")
    _read_they(at, tried.player)
    if at.take("do") or at.take("does"):
        return True
    if not at.take("don't") and not at.take("doesn't") and not at.take("can't"):
        raise at.error("“do”, “don't” or “can't”")
    return False


def _with_follow_up(at: Cursor, tried: fx.Optionally, said: Effects, *, done: bool) -> fx.Optionally:
    if (tried.then if done else tried.otherwise) or tried.when is not None:
        raise at.error("what has not been said yet")
    return replace(tried, then=said) if done else replace(tried, otherwise=said)


def _read_they(at: Cursor, who: fl.PlayerSet) -> None:
    """`they` = "you", where you are that player | "they" | "that player" | "the player"."""
    if who is fl.Players.YOU:
        at.expect("you")
    elif not at.take("they") and not at.take("that", "player"):
        at.expect("the", "player")


def _read_reflexive(at: Cursor, scope: Scope, last: fx.Optionally, clauses: Clauses) -> fx.Reflexive:
    """Read the reflexive triggered ability, whose targets are chosen as it goes on the stack (CR 603.12)."""
    if last.then or last.when is not None or last.player is not fl.Players.YOU:
        raise at.error("one ability that triggers")
    paid = all(isinstance(each, fx.Pay) for each in last.do)
    there = not (scope.setting.spell or scope.setting.gone)
    told = tuple(each for each in scope.named.objects if isinstance(each, fl.TriggeringObject | fl.AttachedObject))
    itself = (fl.THIS,) if paid and there and not told and at.at("it") else ()
    inner = Scope(
        replace(scope.setting, spell=False, infinitive=False), NamedSoFar(told + itself, player=scope.named.player)
    )
    inner.where = scope.where
    said = read_may_sentence(at, inner, clauses) if at.at("you", "may") else clauses(at, inner)
    scope.where = False
    return fx.Reflexive(_require_clear_durations(at, said), inner.named.targets)


def read_unless_clause(at: Cursor, scope: Scope, said: Effects) -> Effects:
    """`unless_clause` = unless_each | "unless" one_player ("pays" price [times_paid] | cost_of_choice), after one
    clause (CR 118.12a)"""
    each = scope.attempt(at, lambda at, scope: read_unless_each(at, scope, said)) if scope.names_no_player else None
    if each is not None:
        return each
    at.expect("unless")
    if len(said) != 1 or (isinstance(said[0], fx.Optionally) and said[0] != fx.Optionally(said[0].do, said[0].player)):
        raise at.error("one clause before “unless”")
    plural = at.at("they") or at.at("you")
    who = _read_one_player(at, scope)
    if not at.take("pay" if plural else "pays"):
        cost = read_cost_of_choice(at, scope, who, plural=plural)
        return (fx.Optionally(cost, who, otherwise=said),)
    price = _read_price(at, scope, who)
    times = scope.attempt(at, lambda at, scope: _read_times_paid(at, scope, price))
    if times is None:
        return (fx.Optionally((price,), who, otherwise=said),)
    if any(speaks_of(each, (fx.ValueOfX, fx.ThatMuch)) for each in said):
        raise at.error("one X")
    return (fx.WhereXIs(times, (fx.Optionally((replace(price, mana="{X}"),), who, otherwise=said),)),)


def read_unless_sentence(at: Cursor, scope: Scope, before: Effects, clauses: Clauses) -> Effects:
    """`unless_sentence` = "unless" one_player ("pays" price | player_verbs) "," clauses (CR 118.12a)"""
    at.expect("unless")
    who = _read_one_player(at, scope)
    you = who is fl.Players.YOU
    cost = (
        (_read_price(at, scope, who),)
        if at.take("pay" if you else "pays")
        else read_player_verbs(at, scope, who, plural=you)
    )
    at.expect(",")
    return (*before, fx.Optionally(cost, who, otherwise=_require_clear_durations(at, clauses(at, scope))))


def _read_times_paid(at: Cursor, scope: Scope, price: fx.Pay) -> fx.Amount:
    """`times_paid` = "for each" for_each, of a cost in generic mana"""
    at.expect("for", "each")
    factor = price.mana.strip("{}")
    if not factor.isdecimal():
        raise at.error("generic mana")
    counted = read_for_each(at, scope)
    return counted if factor == "1" else fx.Times(counted, int(factor))


def _read_one_player(at: Cursor, scope: Scope) -> fl.PlayerSet:
    """`one_player` = "you" | "that player" | "its controller" | "target player" | … | "that spell's controller"."""
    found = scope.attempt(at, _read_controller_on_stack)
    who = read_player(at, scope).who if found is None else found
    several = {fl.Players.EACH_OPPONENT, fl.Players.EACH_PLAYER, fl.Players.EACH_OTHER_PLAYER}
    if who in several or isinstance(who, fl.PlayersBut):
        raise at.error("one player")
    return who


def _read_controller_on_stack(at: Cursor, scope: Scope) -> fl.PlayerSet:
    """`controller_on_stack` = ("its" | "that spell's" | …) "controller", of what the trigger event is about"""
    if scope.named.on_stack is None:
        raise at.error("a spell or ability that the event is about")
    if not any(at.take(*words.split()) for words in _WHOSE):
        raise at.error("whose controller")
    at.expect("controller")
    return fl.ControllerOf(scope.named.on_stack)


_WHOSE = ("its", "that spell's", "that ability's", "that spell or ability's")


def _read_price(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Pay:
    """`price` = energy | "an amount of {E}" equal_to | mana | (number | "x") "life", whose X is that of the spell or
    ability, or is said behind (CR 107.3)"""
    energy = at.attempt(read_energy)
    if energy is not None:
        return fx.Pay(who, energy=fx.Fixed(energy))
    if at.take("an", "amount", "of", SYMBOL):
        return fx.Pay(who, energy=read_equal_to(at, scope))
    life = at.attempt(_read_life_paid)
    if life is not None:
        return fx.Pay(who, life=fx.Fixed(life))
    if scope.where and at.take("x", "life"):
        return fx.Pay(who, life=fx.ValueOfX())
    symbols = read_mana(at)
    if "{X}" in symbols.upper() and not (scope.setting.x or scope.where):
        raise at.error("a cost without X")
    return fx.Pay(who, symbols)


def _read_price_of_x(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Pay:
    """`price_of_x` = mana ["," "where x is less than or equal to" limit_of_x], whose X is chosen as it is paid
    (CR 107.3f)"""
    if scope.setting.x or who is not fl.Players.YOU:
        raise at.error("an X that nothing else says")
    symbols = read_mana(at)
    if "{X}" not in symbols.upper():
        raise at.error("a cost with X")
    most = None
    if scope.where:
        at.expect(",", "where", "x", "is", "less", "than", "or", "equal", "to")
        most = _read_limit_of_x(at, scope)
        scope.where = False
    at.take(".")
    if not at.done:
        raise at.error("the end of the sentence")
    scope.setting = replace(scope.setting, x=True, amount=False)
    return fx.Pay(who, symbols, chooses_x=True, most=most)


def _read_limit_of_x(at: Cursor, scope: Scope) -> fx.Amount:
    """`limit_of_x` = "the amount of life you gained", by the trigger event | quantity"""
    if scope.setting.amount and at.take("the", "amount", "of", "life", "you", "gained"):
        return fx.ThatMuch()
    return read_quantity(at, scope)


def _read_life_paid(at: Cursor) -> int:
    found = read_number(at)
    at.expect("life")
    return found


def _read_single_cost(at: Cursor, who: fl.PlayerSet) -> fx.Effect:
    """`single_cost` = "sacrifice" one_described | "discard" ("a" | "an") described_card, alone in its clause"""
    if at.take("sacrifice"):
        return fx.Sacrifice(who, fx.ONE, read_one_described(at))
    at.expect("discard")
    if not at.take("a"):
        at.expect("an")
    found = read_described_card(at)
    return fx.Discard(who, fx.ONE, None if found == fl.Filter() else found)
