"""English clauses about rules of combat that an effect makes for a while (CR 611.2c, 701.15)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from bot.engine.magic.combat.static_combat_rules import whom
from bot.engine.magic.events import RuleImposed
from bot.engine.magic.ground.identifiers import PlayerId, Recipient
from bot.engine.magic.words.abilities import (
    AttackCost,
    AttacksDespiteDefender,
    BlockCost,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    CantCast,
    CantDraw,
    CantGainLife,
    CantGetCounters,
    CantLose,
    CantSearch,
    CantWin,
    CombatCost,
    CombatRule,
    DamageLeavesLife,
    Goaded,
    LifeCantChange,
    LifeForMana,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    NoMaximumHandSize,
    PlayersHave,
    PlayersRule,
    ReplacementAbility,
    SkipsPart,
    Towards,
)
from bot.engine.magic.words.effects import ONE
from bot.engine.magic.words.event_replacements import WouldEnter
from bot.engine.magic.words.filters import Filter, Matching, Players, PlayerSet, Side, ThesePlayers
from bot.explain.english.descriptions import described, head_of
from bot.explain.english.evasion import cant_be_blocked
from bot.explain.english.nouns import listed, the
from bot.explain.english.stack import lasting
from bot.explain.english.words import LOSSES
from bot.explain.english_grammar import clauses, counted, joined, possessive
from bot.explain.names import Names


def imposed(events: Sequence[RuleImposed], names: Names) -> str:
    """Who can't, or has to, do what, and for how long."""
    return clauses([f"{said(each, names)}{how_long(each, names)}" for each in events])


def how_long(event: RuleImposed, names: Names) -> str:
    """For a while, or in the next turn of a player alone."""
    if event.during is None:
        return lasting(event, names)
    return f" during {possessive(the(names, event.during))} next turn"


def players_rule(  # noqa: C901, PLR0912 - one arm for each member of the closed union
    rule: PlayersRule, event: RuleImposed, names: Names
) -> str:
    """What holds for players."""
    who, several = players(rule.players, event.controller, names)
    match rule:
        case NoMaximumHandSize():
            return f"there is no maximum hand size for {who}"
        case CantCast(spells=spells):
            return f"{who} can't cast {spells_told(spells)}"
        case CantGainLife():
            return f"{who} can't gain life"
        case LifeCantChange():
            totals = f"the life totals of {who}" if several else f"{possessive(who)} life total"
            return f"{totals} can't change"
        case CantGetCounters(kind=kind):
            return f"{who} can't get {kind or ''}{' ' if kind else ''}counters"
        case CantSearch():
            return f"{who} can't search libraries"
        case PlayersHave(abilities=abilities):
            return f"{who} {'have' if several else 'has'} {joined([str(each) for each in abilities])}"
        case CantLose(reasons=reasons):
            told = f"{who} can't lose the game"
            return f"{told} ({joined([LOSSES[each] for each in reasons])})" if reasons else told
        case CantDraw(most=0):
            return f"{who} can't draw cards"
        case CantDraw(most=most):
            return f"{who} can't draw more than {counted(most, 'card')} each turn"
        case SkipsPart(part=part):
            return f"{who} skip their {part}s" if several else f"{who} skips their {part}"
        case LifeForMana(life=life, mana=mana):
            whenever = f"any time {who} could activate a mana ability"
            return f"{whenever}, {who} may pay {life} life for {{{mana}}}"
        case CantWin():
            return f"{who} can't win the game"
        case DamageLeavesLife(least=least):
            return f"no damage leaves {who} with less than {least} life"
        case _:
            assert_never(rule)


def spells_told(wanted: Filter) -> str:
    """CR 112.1: which spells, where there are words for it."""
    if wanted != Filter(all_of=wanted.all_of, any_of=wanted.any_of, none_of=wanted.none_of):
        return "such spells"
    kinds = [f"non{each.lower()}" for each in wanted.none_of] + [each.lower() for each in wanted.all_of]
    return " ".join(
        [*kinds, *([joined([each.lower() for each in wanted.any_of], "or")] if wanted.any_of else []), "spells"]
    )


def players(meant: PlayerSet, controller: PlayerId, names: Names) -> tuple[str, bool]:
    """Those for whom a rule holds, and whether that is said in the plural."""
    match meant:
        case Players.EACH_OPPONENT:
            return f"{possessive(the(names, controller))} opponents", True
        case Players.EACH_PLAYER:
            return "players", True
        case ThesePlayers(players=these):
            return listed(names, these), len(these) > 1
        case _:
            return the(names, controller), False


def said(event: RuleImposed, names: Names) -> str:
    """What holds, or happens instead."""
    if isinstance(event.rule, PlayersRule):
        return players_rule(event.rule, event, names)
    if isinstance(event.rule, ReplacementAbility):
        return replacement(event.rule, event.controller, names)
    return combat_rule(event.rule, event, names)


def combat_rule(rule: CombatRule, event: RuleImposed, names: Names) -> str:
    """What holds for them; the rules that no effect makes have no words of their own."""
    who, several = subject(rule, event, names)
    has = "have" if several else "has"
    match rule:
        case CantAttack():
            return f"{who} can't attack"
        case CantBlock():
            return f"{who} can't block"
        case CantBeBlocked():
            return cant_be_blocked(rule, who, event.controller, names)
        case AttacksDespiteDefender():
            return f"{who} can attack despite defender"
        case MustAttack(towards=towards):
            return f"{who} {has} to attack{attacked(towards, event, names)} if able"
        case MustBlock():
            return f"{who} {has} to block if able"
        case MustBeBlocked():
            return f"{who} {has} to be blocked if able"
        case AttackCost(towards=towards):
            return f"attacking{attacked(towards, event, names)} costs {price(rule)} a creature"
        case BlockCost():
            return f"blocking costs {price(rule)} a creature"
        case Goaded():
            return f"{the(names, event.controller)} goads {who}"
        case _:
            return f"another rule of combat is in force for {who}"


def replacement(ability: ReplacementAbility, controller: PlayerId, names: Names) -> str:
    """CR 614.1: what happens instead; that is how permanents enter (616.1b)."""
    would, whose = ability.would, possessive(the(names, controller))
    if isinstance(would, WouldEnter) and isinstance(would.what, Matching):
        wanted = replace(would.what.filter, side=Side.ANY)
        who = described(wanted, head_of(wanted), controller, names) or "permanents that the effect describes"
        return f"{who} that would enter under the control of {whose} opponents enter under {whose} control instead"
    return "another replacement effect is in force"


def subject(rule: CombatRule, event: RuleImposed, names: Names) -> tuple[str, bool]:
    """Who is affected, and whether that is said in the plural."""
    if event.affected:
        return listed(names, event.affected), len(set(event.affected)) > 1
    affects = whom(rule)
    if isinstance(affects, Matching):
        found = described(affects.filter, head_of(affects.filter), event.controller, names)
        if found is not None:
            return found, True
    return "what the effect describes", False


def price(cost: CombatCost) -> str:
    """CR 508.1h, 509.1d."""
    if cost.times != ONE or cost.toll is not None:
        return "what the effect says"
    return joined([*([cost.mana] if cost.mana else []), *([f"{cost.life} life"] if cost.life else [])])


def attacked(towards: Towards | Recipient, event: RuleImposed, names: Names) -> str:
    if towards is Towards.YOU:
        return f" {the(names, event.controller)}"
    if towards is Towards.ANOTHER_PLAYER:
        return f" a player other than {the(names, event.controller)}"
    if towards is Towards.YOU_OR_YOUR_PLANESWALKERS:
        return f" {the(names, event.controller)} or a planeswalker of theirs"
    if towards is Towards.THIS:
        return f" {the(names, event.source)}"
    return "" if isinstance(towards, Towards) else f" {the(names, towards)}"
