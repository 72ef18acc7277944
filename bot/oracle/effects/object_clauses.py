"""What is said of an object that does or suffers something (CR 608-611): "it fights …", "they don't untap"."""

from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.amounts.quantities import read_amount
from bot.oracle.effects.affected_objects import read_with_kin
from bot.oracle.effects.damage_dealt import read_damage
from bot.oracle.effects.player_clauses import (
    Effects,
)
from bot.oracle.effects.spells_and_cards_gain import (
    read_card_gains,
)
from bot.oracle.effects.temporary_combat_rules import (
    read_imposed_rules,
)
from bot.oracle.nouns.object_references import Reference, read_one_object, read_reference
from bot.oracle.nouns.scope import Scope
from bot.oracle.objects.changing import (
    read_become_copy,
    read_changes,
    read_duration,
    read_recolor,
    require_permanents,
)
from bot.oracle.text.cursor import Cursor


def read_object_clause(at: Cursor, scope: Scope) -> Effects:
    """`object_clause` = reference [with_kin] ("and" one_object "fight each other" | object_verbs { "and" object_verbs
    })"""
    whom = read_with_kin(at, scope, read_reference(at, scope))
    both = scope.attempt(at, lambda at, scope: _read_fight_each_other(at, scope, whom))
    if both is not None:
        return (both,)
    found = [*_read_object_verbs(at, scope, whom)]
    while more := scope.attempt(at, lambda at, scope: _read_further_object_verbs(at, scope, whom)):
        found.extend(more)
    return tuple(found)


def _read_further_object_verbs(at: Cursor, scope: Scope, whom: Reference) -> Effects:
    at.take(",")
    at.expect("and")
    return _read_object_verbs(at, scope, whom)


def _read_object_verbs(at: Cursor, scope: Scope, whom: Reference) -> Effects:
    """`object_verbs` = ["also"] (imposed_rules | object_verb)"""
    at.take("also")
    rules = scope.attempt(at, lambda at, scope: read_imposed_rules(at, scope, whom))
    return (_read_object_verb(at, scope, whom),) if rules is None else rules


def _read_kept_for_a_while(at: Cursor, scope: Scope, whom: Reference) -> fx.Effect:
    """`kept_for_a_while` = ("its controller's untap step" | "their controllers' untap steps") duration (CR 502.3)"""
    if whom.plural:
        at.expect("their", "controllers'", "untap", "steps")
    else:
        at.expect("its", "controller's", "untap", "step")
    if isinstance(whom.what, fl.Matching):
        raise at.error("particular permanents")
    return fx.Impose(whom.what, ab.StaysTapped(whom.what), read_duration(at, scope))


def _read_kept_tapped(at: Cursor, scope: Scope, whom: Reference) -> fx.Effect:
    """`kept_tapped` = "doesn't untap during" (kept_for_a_while | "its controller's" | "their controllers'" | "your", of
    the source) ("next untap step" | "next untap steps")) (CR 502.3)"""
    at.expect("during")
    lasting = scope.attempt(at, lambda at, scope: _read_kept_for_a_while(at, scope, whom))
    if lasting is not None:
        return lasting
    if whom.plural and at.take("their", "controllers'", "next", "untap", "steps"):
        return fx.KeepTapped(whom.what)
    held = scope.described[0].filter.controlled_by if whom.what == fl.Noted() else None
    if held is not None and held in scope.named.target_players and at.take("that", "player's"):
        at.expect("next", "untap", "step")
        return fx.KeepTapped(whom.what)
    if whom.plural:
        at.expect("their", "controller's")
    elif whom.what != fl.THIS or not at.take("your"):
        at.expect("its", "controller's")
    at.expect("next", "untap", "step")
    return fx.KeepTapped(whom.what)


def _read_object_verb(at: Cursor, scope: Scope, whom: Reference) -> fx.Effect:
    """`object_verb` = "deals" … | recolor | card_gains | "fights" one_object | "becomes blocked" | kept_tapped |
    designated | "explores" ["again"] | "connives" [amount] | changes"""
    verb = at.token.word if at.token is not None else ""
    if verb == ("deal" if whom.plural else "deals"):
        at.position += 1
        found = read_damage(at, scope, whom)
        scope.damage_is_dealt = True
        scope.does(fl.Way.DEALT_DAMAGE)
        return found
    if scope.is_spell(whom.what):
        return read_recolor(at, scope, whom)
    if scope.is_card(whom.what):
        return read_card_gains(at, scope, whom)
    require_permanents(at, scope, whom)
    if verb == ("fight" if whom.plural else "fights") and not isinstance(whom.what, fl.Matching):
        at.position += 1
        other = scope.attempt(at, lambda at, scope: _read_other_fighter(at, scope, whom))
        return fx.Fight(whom.what, other or read_one_object(at, scope).what)
    if verb == ("become" if whom.plural else "becomes") and at.take(verb, "blocked"):
        return fx.BecomeBlocked(whom.what)
    if at.take("don't" if whom.plural else "doesn't", "untap"):
        return _read_kept_tapped(at, scope, whom)
    if (marked := _read_designated(at, whom)) is not None:
        return marked
    if at.take("phase" if whom.plural else "phases", "out"):
        return fx.PhaseOut(whom.what)
    if at.take("explore" if whom.plural else "explores"):
        at.take("again")
        return fx.Explore(whom.what)
    if at.take("connive" if whom.plural else "connives"):
        number = scope.attempt(at, read_amount)
        return fx.Connive(whom.what, number or fx.ONE)
    if at.take("become" if whom.plural else "becomes", "a", "copy", "of"):
        return read_become_copy(at, scope, whom.what)
    return read_changes(at, scope, whom)


def _read_designated(at: Cursor, whom: Reference) -> fx.Effect | None:
    """`designated` = ("becomes" | "become") ("prepared" | "unprepared" | …) | ("is" | "are") "no longer" ("suspected" |
    …) (CR 701.60a, 722.3a-b)"""
    become = "become" if whom.plural else "becomes"
    for each in Designation:
        if at.take(become, each):
            return fx.Designate(whom.what, each)
        if at.take(become, f"un{each}") or at.take("are" if whom.plural else "is", "no", "longer", each):
            return fx.LoseDesignation(whom.what, each)
    return None


def _read_other_fighter(at: Cursor, scope: Scope, whom: Reference) -> fl.ObjectSet:
    """`other_fighter` = "that creature", the other one of two that were named (CR 701.14a)"""
    at.expect("that", "creature")
    others = [each for each in scope.permanents() if each != whom.what]
    if len(others) != 1 or len(scope.permanents()) != 2:
        raise at.error("the other one of two creatures")
    return others[0]


def _read_fight_each_other(at: Cursor, scope: Scope, first: Reference) -> fx.Effect:
    at.expect("and")
    second = read_one_object(at, scope)
    at.expect("fight", "each", "other")
    return fx.Fight(require_permanents(at, scope, first).what, second.what)
