"""English clauses about rules of combat that an effect makes for a while (CR 611.2c, 701.15)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.magic import events as ev
from bot.engine.magic.combat.static_combat_rules import objects_of_rule
from bot.engine.magic.ground.identifiers import PlayerId, Recipient
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import LeaveLife, WouldEnter, WouldLoseLife
from bot.explain.english.descriptions import head_of, words_of_filter
from bot.explain.english.evasion import cant_be_blocked
from bot.explain.english.nouns import list_names, name_with_article
from bot.explain.english.stack import words_of_duration
from bot.explain.english.words import LOSSES
from bot.explain.english_grammar import counted_in_words, join_clauses, join_words, number_and_noun, possessive
from bot.explain.names import Names


def clause_of_imposed(events: Sequence[ev.RuleImposed], names: Names) -> str:
    """Who can't, or has to, do what, and for how long."""
    return join_clauses([f"{clause_of_rule(each, names)}{words_of_imposed_duration(each, names)}" for each in events])


def words_of_imposed_duration(event: ev.RuleImposed, names: Names) -> str:
    """For a while, or in the next turn of a player alone."""
    if event.during is None:
        return words_of_duration(event, names)
    return f" during {possessive(name_with_article(names, event.during))} next turn"


def clause_of_players_rule(rule: ab.PlayersRule, event: ev.RuleImposed, names: Names) -> str:
    """What holds for players."""
    who, several = words_of_players(rule.players, event.controller, names)
    return TELL_PLAYERS_RULE[type(rule)](rule, who, several)


def tell_no_maximum_hand_size(_rule: ab.NoMaximumHandSize, who: str, _several: bool) -> str:
    return f"there is no maximum hand size for {who}"


def tell_hand_size(rule: ab.HandSize, who: str, several: bool) -> str:
    whose = f"the maximum hand size of {who}" if several else f"{possessive(who)} maximum hand size"
    if rule.amount is None:
        return f"{whose} is {abs(rule.more)} {'greater' if rule.more > 0 else 'smaller'}"
    return f"{whose} is {rule.amount.number if isinstance(rule.amount, fx.Fixed) else 'another'}"


def tell_cant_cast(rule: ab.CantCast, who: str, _several: bool) -> str:
    return f"{who} can't cast {words_of_spells(rule.spells)}"


def tell_as_though_flash(rule: ab.AsThoughFlash, who: str, _several: bool) -> str:
    spells = "spells" if rule.spells is None else words_of_spells(rule.spells)
    return f"{who} may cast {spells} as though they had flash"


def tell_cant_gain_life(_rule: ab.CantGainLife, who: str, _several: bool) -> str:
    return f"{who} can't gain life"


def tell_life_cant_change(_rule: ab.LifeCantChange, who: str, several: bool) -> str:
    totals = f"the life totals of {who}" if several else f"{possessive(who)} life total"
    return f"{totals} can't change"


def tell_cant_get_counters(rule: ab.CantGetCounters, who: str, _several: bool) -> str:
    kind = rule.kind
    return f"{who} can't get {kind or ''}{' ' if kind else ''}counters"


def tell_cant_search(_rule: ab.CantSearch, who: str, _several: bool) -> str:
    return f"{who} can't search libraries"


def tell_searches_top(rule: ab.SearchesTop, who: str, several: bool) -> str:
    return (
        f"{who} {'search' if several else 'searches'} only the top {number_and_noun(rule.number, 'card')} of libraries"
    )


def tell_cant_play_lands(_rule: ab.CantPlayLands, who: str, _several: bool) -> str:
    return f"{who} can't play lands"


def tell_players_have(rule: ab.PlayersHave, who: str, several: bool) -> str:
    return f"{who} {'have' if several else 'has'} {join_words([str(each) for each in rule.abilities])}"


def tell_cant_lose(rule: ab.CantLose, who: str, _several: bool) -> str:
    reasons = rule.reasons
    told = f"{who} can't lose the game"
    return f"{told} ({join_words([LOSSES[each] for each in reasons])})" if reasons else told


def tell_cant_draw(rule: ab.CantDraw, who: str, _several: bool) -> str:
    if rule.most == 0:
        return f"{who} can't draw cards"
    most = rule.most
    return f"{who} can't draw more than {counted_in_words(most, 'card')} each turn"


def tell_skips_part(rule: ab.SkipsPart, who: str, several: bool) -> str:
    part = rule.part
    return f"{who} skip their {part}s" if several else f"{who} skips their {part}"


def tell_life_for_mana(rule: ab.LifeForMana, who: str, _several: bool) -> str:
    life, mana = rule.life, rule.mana
    whenever = f"any time {who} could activate a mana ability"
    return f"{whenever}, {who} may pay {life} life for {{{mana}}}"


def tell_cost_change(rule: ab.CostChange, who: str, _several: bool) -> str:
    times = rule.times.number if isinstance(rule.times, fx.Fixed) else 1  # worked out as the effect began
    mana = f"{{{rule.mana * times}}}"
    return f"{words_of_next_spell(rule.spells, who)} costs {mana} {'less' if rule.less else 'more'}"


def tell_have_elsewhere(rule: ab.HaveElsewhere, who: str, _several: bool) -> str:
    return f"{words_of_next_spell(rule.objects, who)} has {join_words([str(each) for each in rule.abilities])}"


def words_of_next_spell(spells: fl.Filter | None, who: str) -> str:
    wanted = replace(spells or fl.ANYTHING, nth_cast=None, side=fl.Side.ANY)
    return f"the next of {possessive(who)} {words_of_spells(wanted)}"


def tell_cant_win(_rule: ab.CantWin, who: str, _several: bool) -> str:
    return f"{who} can't win the game"


def words_of_spells(wanted: fl.Filter) -> str:
    """CR 112.1: which spells, where there are words for it."""
    if wanted != fl.Filter(all_of=wanted.all_of, any_of=wanted.any_of, none_of=wanted.none_of):
        return "such spells"
    kinds = [f"non{each.lower()}" for each in wanted.none_of] + [each.lower() for each in wanted.all_of]
    return " ".join(
        [*kinds, *([join_words([each.lower() for each in wanted.any_of], "or")] if wanted.any_of else []), "spells"]
    )


def words_of_players(meant: fl.PlayerSet, controller: PlayerId, names: Names) -> tuple[str, bool]:
    """Those for whom a rule holds, and whether that is said in the plural."""
    match meant:
        case fl.Players.EACH_OPPONENT:
            return f"{possessive(name_with_article(names, controller))} opponents", True
        case fl.Players.EACH_PLAYER:
            return "players", True
        case fl.ThesePlayers(players=these):
            return list_names(names, these), len(these) > 1
        case _:
            return name_with_article(names, controller), False


def clause_of_rule(event: ev.RuleImposed, names: Names) -> str:
    """What holds, or happens instead."""
    if isinstance(event.rule, ab.PlayersRule):
        return clause_of_players_rule(event.rule, event, names)
    if isinstance(event.rule, ab.ReplacementAbility):
        return clause_of_replacement(event.rule, event.controller, names)
    if isinstance(event.rule, ab.CantActivate):
        who = list_names(names, event.affected or ())
        return f"the activated abilities of {who} can't be activated"
    if isinstance(event.rule, ab.CantBeRegenerated):
        return f"{list_names(names, event.affected or ())} can't be regenerated"
    if isinstance(event.rule, ab.StaysTapped):
        kept = event.affected or ()
        step = "their controllers' untap steps" if len(kept) > 1 else "its controller's untap step"
        return f"{list_names(names, kept)} {'do' if len(kept) > 1 else 'does'}n't untap during {step}"
    return clause_of_combat_rule(event.rule, event, names)


def clause_of_combat_rule(rule: ab.CombatRule, event: ev.RuleImposed, names: Names) -> str:
    """What holds for them; the rules that no effect makes have no words of their own."""
    who, several = subject_of_rule(rule, event, names)
    has = "have" if several else "has"
    match rule:
        case ab.CantAttack():
            return f"{who} can't attack"
        case ab.CantBlock():
            return f"{who} can't block"
        case ab.CantBeBlocked():
            return cant_be_blocked(rule, who, event.controller, names)
        case ab.AttacksDespiteDefender():
            return f"{who} can attack despite defender"
        case ab.MustAttack(towards=towards):
            return f"{who} {has} to attack{words_of_attacked(towards, event, names)} if able"
        case ab.MustBlock():
            return f"{who} {has} to block if able"
        case ab.MustBeBlocked():
            return f"{who} {has} to be blocked if able"
        case ab.AttackCost(towards=towards):
            return f"attacking{words_of_attacked(towards, event, names)} costs {words_of_price(rule)} a creature"
        case ab.BlockCost():
            return f"blocking costs {words_of_price(rule)} a creature"
        case ab.Goaded():
            return f"{name_with_article(names, event.controller)} goads {who}"
        case _:
            return f"another rule of combat is in force for {who}"


def clause_of_replacement(ability: ab.ReplacementAbility, controller: PlayerId, names: Names) -> str:
    """CR 614.1: what happens instead: how permanents enter (616.1b), and what damage leaves (120.4c)."""
    would, whose = ability.would, possessive(name_with_article(names, controller))
    if isinstance(would, WouldEnter) and isinstance(would.what, fl.Matching):
        wanted = replace(would.what.filter, side=fl.Side.ANY)
        who = words_of_filter(wanted, head_of(wanted), controller, names) or "permanents that the effect describes"
        return f"{who} that would enter under the control of {whose} opponents enter under {whose} control instead"
    if isinstance(would, WouldLoseLife) and isinstance(ability.instead, LeaveLife) and would.by_damage:
        return f"no damage leaves {name_with_article(names, controller)} with less than {ability.instead.least} life"
    return "another replacement effect is in force"


def subject_of_rule(rule: ab.CombatRule, event: ev.RuleImposed, names: Names) -> tuple[str, bool]:
    """Who is affected, and whether that is said in the plural."""
    if event.affected:
        return list_names(names, event.affected), len(set(event.affected)) > 1
    affects = objects_of_rule(rule)
    if isinstance(affects, fl.Matching):
        found = words_of_filter(affects.filter, head_of(affects.filter), event.controller, names)
        if found is not None:
            return found, True
    return "what the effect describes", False


def words_of_price(cost: ab.CombatCost) -> str:
    """CR 508.1h, 509.1d."""
    if cost.times != fx.ONE or cost.toll is not None:
        return "what the effect says"
    return join_words([*([cost.mana] if cost.mana else []), *([f"{cost.life} life"] if cost.life else [])])


def words_of_attacked(towards: ab.Towards | Recipient, event: ev.RuleImposed, names: Names) -> str:
    if towards is ab.Towards.YOU:
        return f" {name_with_article(names, event.controller)}"
    if towards is ab.Towards.ANOTHER_PLAYER:
        return f" a player other than {name_with_article(names, event.controller)}"
    if towards is ab.Towards.YOU_OR_YOUR_PLANESWALKERS:
        return f" {name_with_article(names, event.controller)} or a planeswalker of theirs"
    if towards is ab.Towards.THIS:
        return f" {name_with_article(names, event.source)}"
    return "" if isinstance(towards, ab.Towards) else f" {name_with_article(names, towards)}"


TELL_PLAYERS_RULE: Mapping[type[ab.PlayersRule], Callable[[Any, str, bool], str]] = {
    ab.NoMaximumHandSize: tell_no_maximum_hand_size,
    ab.HandSize: tell_hand_size,
    ab.CantCast: tell_cant_cast,
    ab.CantGainLife: tell_cant_gain_life,
    ab.LifeCantChange: tell_life_cant_change,
    ab.CantGetCounters: tell_cant_get_counters,
    ab.CantSearch: tell_cant_search,
    ab.SearchesTop: tell_searches_top,
    ab.AsThoughFlash: tell_as_though_flash,
    ab.CantPlayLands: tell_cant_play_lands,
    ab.PlayersHave: tell_players_have,
    ab.CantLose: tell_cant_lose,
    ab.CantDraw: tell_cant_draw,
    ab.SkipsPart: tell_skips_part,
    ab.LifeForMana: tell_life_for_mana,
    ab.CostChange: tell_cost_change,
    ab.HaveElsewhere: tell_have_elsewhere,
    ab.CantWin: tell_cant_win,
}
"""What tells the rules for players of each class; that none is missing is proven by a test."""
