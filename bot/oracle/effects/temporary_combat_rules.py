"""Rules of combat that an effect makes for a while (CR 611.2c, 701.15): "attacks that player this combat if able",
"can't block this turn", "goad target creature".

The time stands behind the rule; a sentence without one is not read."""

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.object_references import Reference, read_one_object, read_reference
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.nouns.permanents import is_relative, read_all_described, read_described
from bot.oracle.nouns.player_references import read_player, read_whose
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.subjects import Subject
from bot.oracle.objects.changing import read_duration_in_front, require_permanents
from bot.oracle.restrictions.attacking_and_blocking import (
    read_additional_blockers,
    read_cost_to_fight,
    read_despite_defender,
)
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table


def read_imposed_rules(at: Cursor, scope: Scope, whom: Reference) -> tuple[fx.Effect, ...]:
    """`imposed_rules` = "can't" … rule_duration ["except by" blockers] | "can attack" rule_duration despite_defender |
    attacks | ("blocks" | "block") rule_duration "if able" | "must be blocked" rule_duration "if able" | ("assigns" |
    "assign") "no combat damage" rule_duration | "can block" additional_blockers ("creature" | "creatures")
    rule_duration."""
    what = require_lasting_description(at, require_permanents(at, scope, whom).what)
    if at.take("can't"):
        rules = _read_forbidden(at)
        duration = _read_rule_duration(at, scope)
        if rules == (ab.CantBeBlocked(),) and at.take("except", "by"):
            rules = (ab.CantBeBlocked(except_by=_read_blockers(at)),)
        return tuple(fx.Impose(what, rule, duration) for rule in rules)
    if at.take("assign" if whom.plural else "assigns", "no", "combat", "damage"):
        return (fx.Impose(what, ab.AssignsNoCombatDamage(), _read_rule_duration(at, scope)),)
    if at.take("can", "block"):
        count = read_additional_blockers(at)
        at.expect("creature" if count == 1 else "creatures")
        return (fx.Impose(what, ab.AdditionalBlocks(count), _read_rule_duration(at, scope)),)
    if at.take("can", "attack"):
        duration = _read_rule_duration(at, scope)
        read_despite_defender(at, plural=whom.plural)
        return (fx.Impose(what, ab.AttacksDespiteDefender(), duration),)
    if at.take("attack" if whom.plural else "attacks"):
        return (_read_attacks(at, scope, whom),)
    if at.take("block" if whom.plural else "blocks"):
        rule: ab.CombatRule = ab.MustBlock()
    else:
        at.expect("must", "be", "blocked", expected="“can't attack”, “attacks” or the like")
        rule = ab.MustBeBlocked()
    duration = _read_rule_duration(at, scope)
    at.expect("if", "able")
    return (fx.Impose(what, rule, duration),)


def read_imposed_for_a_while(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    """`imposed_for_a_while` = duration_in_front reference imposed_rules: "this turn, each creature attacks if able"."""
    read_duration_in_front(at, scope)
    return read_imposed_rules(at, scope, read_reference(at, scope))


def read_lure_for_a_while(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    """`lure_for_a_while` = "all creatures able to block" one_object rule_duration "do so" (CR 509.1c, 611.2c)"""
    at.expect("all", "creatures", "able", "to", "block")
    what = require_permanents(at, scope, read_one_object(at, scope)).what
    duration = _read_rule_duration(at, scope)
    at.expect("do", "so")
    return (fx.Impose(what, ab.MustBeBlocked(all_able=True), duration),)


def read_attack_in_next_turn(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    """`attack_in_next_turn` = "during" whose "next turn" "," reference ("attacks" | "attack") towards_whom "if able"
    (CR 508.1d, 611.2c)"""
    at.expect("during")
    turn = read_whose(at, scope)
    at.expect("next", "turn", ",")
    whom = require_permanents(at, scope, read_reference(at, scope))
    at.expect("attack" if whom.plural else "attacks")
    rule, who = _read_towards_whom(at, scope, ends=("if",))
    at.expect("if", "able")
    return (fx.Impose(require_lasting_description(at, whom.what), rule, fx.Duration.END_OF_TURN, who, turn),)


def read_cost_to_fight_for_a_while(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    """`cost_to_fight_for_a_while` = duration_in_front all_described in the plural cost_to_fight (CR 508.1h, 509.1d,
    611.2c)"""
    read_duration_in_front(at, scope)
    duration = scope.front or fx.Duration.END_OF_TURN
    what = require_lasting_description(at, fl.Matching(read_all_described(at)))
    return tuple(fx.Impose(what, rule, duration) for rule in read_cost_to_fight(at, Subject(what, plural=True)))


def require_lasting_description(at: Cursor, what: fl.ObjectSet) -> fl.ObjectSet:
    """Return the reference; raise where it depends on the defending player or the source, of which there may be none
    when the objects are looked for (CR 611.2c)."""
    if isinstance(what, fl.Matching) and (what.filter.side is fl.Side.DEFENDING_PLAYER or is_relative(what.filter)):
        raise at.error("creatures that can be told later, too")
    return what


def _read_forbidden(at: Cursor) -> tuple[ab.CombatRule, ...]:
    """`forbidden` = "attack" ["or block"] | "block" | "be blocked" ["by" blockers]"""
    if at.take("be", "blocked", "by"):
        return (ab.CantBeBlocked(by=_read_blockers(at)),)
    if at.take("be", "blocked"):
        return (ab.CantBeBlocked(),)
    if at.take("block"):
        return (ab.CantBlock(),)
    at.expect("attack")
    return (ab.CantAttack(), ab.CantBlock()) if at.take("or", "block") else (ab.CantAttack(),)


def _read_blockers(at: Cursor) -> fl.Filter:
    """`blockers` = described in the plural, by what the creatures are by themselves"""
    found = read_described(at, plural=True)
    if is_relative(found) or found.other or found.side is fl.Side.DEFENDING_PLAYER:
        raise at.error("creatures that can be told later, too")
    return found


def _read_attacks(at: Cursor, scope: Scope, whom: Reference) -> fx.Effect:
    """`attacks` = towards_whom (rule_duration | "during" whose_next_turn "next turn") "if able" (CR 508.1d)"""
    rule, who = _read_towards_whom(at, scope, ends=("this", "during", "if", "until"))
    during = None
    duration = fx.Duration.END_OF_TURN
    if at.take("during"):
        during = _read_whose_next_turn(at, scope, whom)
        at.expect("next", "turn")
    else:
        duration = _read_rule_duration(at, scope)
    at.expect("if", "able")
    return fx.Impose(whom.what, rule, duration, who, during)


def _read_whose_next_turn(at: Cursor, scope: Scope, whom: Reference) -> fl.PlayerSet:
    """`whose_next_turn` = "its controller's", of what attacks | whose"""
    if at.take("its", "controller's"):
        return fl.ControllerOf(whom.what)
    return read_whose(at, scope)


def _read_towards_whom(at: Cursor, scope: Scope, ends: tuple[str, ...]) -> tuple[ab.MustAttack, fl.PlayerSet | None]:
    """`towards_whom` = ["you" | itself | player], which may be left out where the sentence goes on with `ends`"""
    if at.take("you"):
        return ab.MustAttack(towards=ab.Towards.YOU), None
    if not scope.setting.spell and at.attempt(read_itself) is not None:
        return ab.MustAttack(towards=ab.Towards.THIS), None
    return ab.MustAttack(), None if any(at.at(word) for word in ends) else read_player(at, scope).who


def _read_rule_duration(at: Cursor, scope: Scope) -> fx.Duration:
    """`rule_duration` = "this turn" | "this combat" | "until your next turn", behind the rule unless it stands in
    front."""
    if scope.front in _TIMES:
        return scope.front
    if at.take("this", "combat"):
        return fx.Duration.END_OF_COMBAT
    if at.take("until", "your", "next", "turn"):
        return fx.Duration.YOUR_NEXT_TURN
    at.expect("this", "turn", expected="“this turn” or “this combat”")
    return fx.Duration.END_OF_TURN


_TIMES = frozenset({fx.Duration.END_OF_TURN, fx.Duration.END_OF_COMBAT, fx.Duration.YOUR_NEXT_TURN})


def read_goad(at: Cursor, scope: Scope) -> fx.Effect:
    """`goad` = "goad" reference (CR 701.15a): until its controller's next turn"""
    every = at.at("all")
    whom = require_permanents(at, scope, read_reference(at, scope))
    if whom.plural and not every:
        raise at.error("“all” or “each” before a description")
    return fx.Impose(require_lasting_description(at, whom.what), ab.Goaded(), fx.Duration.YOUR_NEXT_TURN)


def read_detain(at: Cursor, scope: Scope) -> fx.Effect:
    """`detain` = "detain" reference (CR 701.35a)"""
    return fx.Detain(require_permanents(at, scope, read_reference(at, scope)).what)


_QUALITIES = phrase_table(
    {"a color": "color", "a creature type": "creature type", "a basic land type": "land type"},
)


def read_choose_sentence(at: Cursor, scope: Scope) -> fx.Effect:
    """`choose_sentence` = "an opponent at random", who is "that player" from then on | QUALITIES (CR 608.2d)"""
    what = at.choose(_QUALITIES)
    if what is not None:
        return fx.ChooseQuality(what)
    at.expect("an", "opponent", "at", "random")
    scope.introduce_player(at, fl.Players.CHOSEN_PLAYER)
    return fx.ChooseOpponent()
