"""What a sentence says that its subject can't, can only, or must do in combat (CR 508.1c-d, 509.1b-c, 510.1).

Predicates, whose subject has been read before, and whole sentences. A limit to one turn is not read, nor is a condition
or a cost that the engine's words can't express."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.own_names_and_qualities import read_attached_object, read_itself
from bot.oracle.nouns.permanents import is_relative, read_described, read_one_described
from bot.oracle.nouns.subjects import Subject
from bot.oracle.restrictions.combat_costs import CostlyCombat, read_combat_cost
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table

CombatRules: TypeAlias = tuple[ab.CombatRule, ...]


def read_combat_predicate(at: Cursor, subject: Subject) -> CombatRules:
    """`combat_predicate` = "can't" … | "can block" … | "attacks each combat if able" | "must be blocked if able" | …"""
    productions = (
        _read_cant,
        _read_can_attack,
        _read_can_block,
        _read_must_attack,
        _read_must_block,
        _read_must_be_blocked,
        _read_goaded,
        _read_assigns,
    )
    return at.first_of(*(_with_subject(each, subject) for each in productions), expected="“can't attack” or the like")


def _with_subject(
    production: Callable[[Cursor, Subject], CombatRules], subject: Subject
) -> Callable[[Cursor], CombatRules]:
    return lambda at: production(at, subject)


def _read_cant(at: Cursor, subject: Subject) -> CombatRules:
    """`cant` = "can't" (attacking | "block" blocking | "be blocked" blockers)"""
    at.expect("can't")
    if at.take("be", "blocked"):
        return _read_blockers(at, subject)
    if at.take("block"):
        cost = at.attempt(lambda at: _read_cost_to_block(at, subject))
        return _read_blocking(at, subject.what) if cost is None else cost
    at.expect("attack")
    cost = at.attempt(lambda at: _read_cost_to_attack(at, subject))
    return _read_attacking(at, subject.what) if cost is None else cost


def _read_attacking(at: Cursor, who: fl.ObjectSet) -> CombatRules:
    """`attacking` = ["or block"] ["alone"] | TOWARDS"""
    if at.take("or", "block"):
        alone = ab.ALONE if at.take("alone") else None
        return ab.CantAttack(who, company=alone), ab.CantBlock(who, company=alone)
    towards = at.choose(_TOWARDS)
    if towards is not None:
        return (ab.CantAttack(who, towards),)
    company = ab.ALONE if at.take("alone") else at.attempt(lambda at: _read_company(at, who, "attack"))
    return (ab.CantAttack(who, company=company),)


def _read_cost_to_attack(at: Cursor, subject: Subject) -> CombatRules:
    """`cost_to_attack` = ["or block" | TOWARDS] combat_cost (CR 508.1h, 509.1d)"""
    both = at.take("or", "block")
    towards = ab.Towards.ANYTHING if both else at.choose(_TOWARDS) or ab.Towards.ANYTHING
    cost = read_combat_cost(at, CostlyCombat(subject, towards))
    attack = ab.AttackCost(cost.mana, subject.what, cost.times, cost.life, cost.toll, cost.what, towards)
    if not both:
        return (attack,)
    return attack, ab.BlockCost(cost.mana, subject.what, cost.times, cost.life, cost.toll, cost.what)


def _read_cost_to_block(at: Cursor, subject: Subject) -> CombatRules:
    """`cost_to_block` = [described in the plural] combat_cost (CR 509.1d)"""
    blocked = None if at.at("unless") else _read_plain_blockers(at, plural=True)
    cost = read_combat_cost(at, CostlyCombat(subject, None))
    return (ab.BlockCost(cost.mana, subject.what, cost.times, cost.life, cost.toll, cost.what, blocked),)


def read_cost_to_fight(at: Cursor, subject: Subject) -> CombatRules:
    """`cost_to_fight` = "can't" ("attack" cost_to_attack | "block" cost_to_block): not unless a cost is paid
    (CR 508.1h, 509.1d)"""
    at.expect("can't")
    if at.take("block"):
        return _read_cost_to_block(at, subject)
    at.expect("attack")
    return _read_cost_to_attack(at, subject)


def _read_company(at: Cursor, who: fl.ObjectSet, verb: str) -> ab.Company:
    """`company` = "unless" ("at least" number "other creatures" | one_described "also") ("attack" | "block")
    (CR 508.1c)"""
    at.expect("unless")
    if at.take("at", "least"):
        least = read_number(at)
        at.expect("other", "creatures", verb)
        return ab.Company(at_least=least)
    found = read_one_described(at)
    at.expect("also", f"{verb}s")
    if is_relative(found) and who != fl.THIS:
        raise at.error("creatures that are described without their power beside another")
    return ab.Company(replace(found, other=False))  # a creature is never its own company


_TOWARDS = phrase_table(
    {
        "you": ab.Towards.YOU,
        "you or planeswalkers you control": ab.Towards.YOU_OR_YOUR_PLANESWALKERS,
        "you or a planeswalker you control": ab.Towards.YOU_OR_YOUR_PLANESWALKERS,
        "planeswalkers you control": ab.Towards.YOUR_PLANESWALKERS,
        "its owner": ab.Towards.OWNER,
        "its owner or planeswalkers its owner controls": ab.Towards.OWNER_OR_THEIR_PLANESWALKERS,
    }
)
"""What can't be attacked."""


def _read_blocking(at: Cursor, who: fl.ObjectSet) -> CombatRules:
    """`blocking` = ["alone" | itself | described in the plural]; "it" is the creature just compared with"""
    company = ab.ALONE if at.take("alone") else at.attempt(lambda at: _read_company(at, who, "block"))
    if company is not None:
        return (ab.CantBlock(who, company=company),)
    if isinstance(who, fl.Matching) and is_relative(who.filter):
        at.expect("it")
        return (ab.CantBeBlocked(by=who.filter),)
    if isinstance(who, fl.Matching) and at.attempt(read_itself) is not None:
        return (ab.CantBeBlocked(by=who.filter),)
    what = at.attempt(lambda at: _read_plain_blockers(at, plural=True))
    return (ab.CantBlock(who, what),)


def _read_blockers(at: Cursor, subject: Subject) -> CombatRules:
    """`blockers` = ["by more than" number …] | "by" described | "except by" (number "or more" … | described)"""
    if at.take("except", "by"):
        count = at.attempt(_read_or_more)
        if count is not None:
            return (ab.CantBeBlocked(subject.what, at_least=count),)
        return (ab.CantBeBlocked(subject.what, except_by=_read_described_blockers(at, subject.what)),)
    if at.take("by", "more", "than"):
        count = read_number(at)
        at.expect("creature" if count == 1 else "creatures")
        return (ab.CantBeBlocked(subject.what, at_most=count),)
    by = _read_described_blockers(at, subject.what) if at.take("by") else None
    return (ab.CantBeBlocked(subject.what, by=by),)


def _read_or_more(at: Cursor) -> int:
    count = read_number(at)
    at.expect("or", "more", "creatures")
    return count


def _read_described_blockers(at: Cursor, subject: fl.ObjectSet) -> fl.Filter:
    """Return the blockers; raise where they are compared with the source's power and something else is blocked."""
    found = read_described(at, plural=True)
    if is_relative(found) and subject != fl.THIS:
        raise at.error("creatures that are described without their power beside another")
    return found


def _read_plain_blockers(at: Cursor, *, plural: bool) -> fl.Filter:
    found = read_described(at, plural=plural)
    if is_relative(found):
        raise at.error("creatures that are described without their power beside another")
    return found


def _read_can_attack(at: Cursor, subject: Subject) -> CombatRules:
    """`can_attack` = "can attack" despite_defender"""
    at.expect("can", "attack")
    read_despite_defender(at, plural=subject.plural)
    return (ab.AttacksDespiteDefender(subject.what),)


def read_despite_defender(at: Cursor, *, plural: bool) -> None:
    """`despite_defender` = "as though" ("it" | "they") "didn't have defender" (CR 609.4)"""
    if not at.take("as", "though"):
        at.expect("as", "if")
    at.expect("they" if plural else "it", "didn't", "have", "defender")


def _read_can_block(at: Cursor, subject: Subject) -> CombatRules:
    """`can_block` = "can block" ("only" described | additional_creatures) (CR 509.1a-b)"""
    at.expect("can", "block")
    if at.take("only"):
        return (ab.CanBlockOnly(_read_plain_blockers(at, plural=True), subject.what),)
    return (ab.AdditionalBlocks(_read_additional_creatures(at), subject.what),)


def _read_additional_creatures(at: Cursor) -> int | None:
    """`additional_creatures` = "any number of creatures" ["each combat"] | additional_blockers
    ("creature" | "creatures") "each combat": how many, None for any number"""
    if at.take("any", "number", "of", "creatures"):
        at.take("each", "combat")
        return None
    count = read_additional_blockers(at)
    at.expect("creature" if count == 1 else "creatures")
    at.expect("each", "combat")
    return count


def read_additional_blockers(at: Cursor) -> int:
    """`additional_blockers` = "an additional" [number] | number ("additional" | "more")"""
    if at.take("an", "additional"):
        return 1 if at.at("creature") else read_number(at)
    count = read_number(at)
    if not at.take("additional") and not at.take("more"):
        raise at.error("“additional” or “more”")
    return count


def _read_must_attack(at: Cursor, subject: Subject) -> CombatRules:
    """`must_attack` = ("attacks" | "attack") ["or" ("blocks" | "block") | "you"] "each combat if able" | "attacks a
    player other than you if able" (CR 508.1d)"""
    at.expect(subject.verb("attacks", "attack"))
    if at.take("or", subject.verb("blocks", "block")):
        at.expect("each", "combat", "if", "able")
        return ab.MustAttack(subject.what), ab.MustBlock(subject.what)
    if at.take("a", "player", "other", "than", "you", "if", "able"):
        return (ab.MustAttack(subject.what, ab.Towards.ANOTHER_PLAYER),)
    towards = ab.Towards.YOU if at.take("you") else ab.Towards.ANYTHING
    at.expect("each", "combat", "if", "able")
    return (ab.MustAttack(subject.what, towards),)


def _read_goaded(at: Cursor, subject: Subject) -> CombatRules:
    """`goaded` = ("is" | "are") "goaded" (CR 701.15b)"""
    at.expect(subject.verb("is", "are"), "goaded")
    return (ab.Goaded(subject.what),)


def _read_must_block(at: Cursor, subject: Subject) -> CombatRules:
    """`must_block` = ("blocks" | "block") "each combat if able" (CR 509.1c)"""
    at.expect(subject.verb("blocks", "block"), "each", "combat", "if", "able")
    return (ab.MustBlock(subject.what),)


def _read_must_be_blocked(at: Cursor, subject: Subject) -> CombatRules:
    """`must_be_blocked` = "must be blocked if able" (CR 509.1c)"""
    at.expect("must", "be", "blocked", "if", "able")
    return (ab.MustBeBlocked(subject.what),)


def _read_assigns(at: Cursor, subject: Subject) -> CombatRules:
    """`assigns` = ("assigns" | "assign") ("no combat damage" | "combat damage equal to its toughness rather than its
    power") (CR 510.1a)"""
    at.expect(subject.verb("assigns", "assign"))
    if at.take("no", "combat", "damage"):
        return (ab.AssignsNoCombatDamage(subject.what),)
    own = subject.verb("its", "their")
    at.expect("combat", "damage", "equal", "to", own, "toughness", "rather", "than", own, "power")
    return (ab.AssignsToughness(subject.what),)


# Whole sentences.


def read_lure(at: Cursor) -> CombatRules:
    """`lure` = "all creatures able to block" (itself | attached_object) "do so" (CR 509.1c)"""
    at.expect("all", "creatures", "able", "to", "block")
    what: fl.ObjectSet = at.attempt(read_itself) or read_attached_object(at)
    at.expect("do", "so")
    return (ab.MustBeBlocked(what, all_able=True),)


def read_assigns_as_unblocked(at: Cursor) -> CombatRules:
    """`assigns_as_unblocked` = "you may have" itself "assign" ["its"] "combat damage as" ("though" | "if") "it weren't
    blocked" (CR 510.1c)"""
    at.expect("you", "may", "have")
    read_itself(at)
    at.expect("assign")
    at.take("its")
    at.expect("combat", "damage", "as")
    if not at.take("though"):
        at.expect("if")
    at.expect("it", "weren't", "blocked")
    return (ab.AssignsAsUnblocked(),)


def read_cost_for_each_attacker(at: Cursor) -> CombatRules:
    """`cost_for_each_attacker` = "a creature can't attack" cost_to_attack: each of them (CR 508.1h)"""
    at.expect("a", "creature", "can't", "attack")
    return _read_cost_to_attack(at, Subject(fl.Matching(fl.CREATURE), plural=False))


def read_number_limit(at: Cursor) -> CombatRules:
    """`number_limit` = "no more than" number ("creature" | "creatures") "can" ("attack" ["you" | itself] | "block")
    "each combat" (CR 508.1c, 509.1b)"""
    at.expect("no", "more", "than")
    count = read_number(at)
    at.expect("creature" if count == 1 else "creatures")
    at.expect("can")
    if at.take("block"):
        found: ab.CombatRule = ab.BlockerLimit(count)
    else:
        at.expect("attack")
        found = ab.AttackerLimit(count, _read_limited_attack(at))
    at.expect("each", "combat")
    return (found,)


def _read_limited_attack(at: Cursor) -> ab.Towards:
    if at.take("you"):
        return ab.Towards.YOU
    return ab.Towards.ANYTHING if at.at("each") or at.attempt(read_itself) is None else ab.Towards.THIS


WHOLE_SENTENCES: tuple[Callable[[Cursor], CombatRules], ...] = (
    read_lure,
    read_assigns_as_unblocked,
    read_cost_for_each_attacker,
    read_number_limit,
)
