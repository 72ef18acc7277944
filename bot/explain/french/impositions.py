"""French clauses about rules of combat that an effect makes for a while (CR 611.2c, 701.15)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.magic import events as ev
from bot.engine.magic.combat.static_combat_rules import objects_of_rule
from bot.engine.magic.ground.identifiers import PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import LeaveLife, WouldEnter, WouldLoseLife
from bot.explain.french.descriptions import KINDS, head_of, words_of_filter
from bot.explain.french.evasion import cant_be_blocked
from bot.explain.french.keywords import the_keyword
from bot.explain.french.nouns import de_name, list_names, name_with_article
from bot.explain.french.permanents import counter_told
from bot.explain.french.qualities import with_article
from bot.explain.french.stack import words_of_duration
from bot.explain.french.words import LOSSES, PARTS
from bot.explain.french_grammar import join_clauses, join_words, number_and_noun, with_preposition_de, with_que
from bot.explain.names import Names


def clause_of_imposed(events: Sequence[ev.RuleImposed], names: Names) -> str:
    """Who can't, or has to, do what, and for how long."""
    return join_clauses([f"{clause_of_rule(each, names)}{words_of_imposed_duration(each, names)}" for each in events])


def words_of_imposed_duration(event: ev.RuleImposed, names: Names) -> str:
    """For a while, or in the next turn of a player alone."""
    if event.during is None:
        return words_of_duration(event, names)
    return f" pendant le prochain tour {de_name(names, event.during)}"


def clause_of_players_rule(rule: ab.PlayersRule, event: ev.RuleImposed, names: Names) -> str:
    """What holds for players."""
    who, several = words_of_players(rule.players, event.controller, names)
    return TELL_PLAYERS_RULE[type(rule)](rule, who, several)


def tell_no_maximum_hand_size(_rule: ab.NoMaximumHandSize, who: str, _several: bool) -> str:
    return f"il n’y a plus de taille de main maximale pour {who}"


def tell_hand_size(rule: ab.HandSize, who: str, _several: bool) -> str:
    whose = f"la taille de main maximale {with_preposition_de(who)}"
    if rule.amount is None:
        more = "de plus" if rule.more > 0 else "de moins"
        return f"{whose} est de {number_and_noun(abs(rule.more), 'carte')} {more}"
    return f"{whose} est {f'de {rule.amount.number}' if isinstance(rule.amount, fx.Fixed) else 'autre'}"


def tell_cant_cast(rule: ab.CantCast, who: str, several: bool) -> str:
    can = "peuvent" if several else "peut"
    spells = rule.spells
    return f"{who} ne {can} pas lancer de {words_of_spells(spells)}"


def tell_as_though_flash(rule: ab.AsThoughFlash, who: str, several: bool) -> str:
    can = "peuvent" if several else "peut"
    spells = "sorts" if rule.spells is None else words_of_spells(rule.spells)
    return f"{who} {can} lancer des {spells} comme s’ils avaient le flash"


def tell_cant_gain_life(_rule: ab.CantGainLife, who: str, several: bool) -> str:
    can = "peuvent" if several else "peut"
    return f"{who} ne {can} pas gagner de points de vie"


def tell_life_cant_change(_rule: ab.LifeCantChange, who: str, several: bool) -> str:
    can = "peuvent" if several else "peut"
    totals = "les totaux de points de vie" if several else "le total de points de vie"
    return f"{totals} {with_preposition_de(who)} ne {can} pas changer"


def tell_cant_get_counters(rule: ab.CantGetCounters, who: str, several: bool) -> str:
    can = "peuvent" if several else "peut"
    kind = rule.kind
    of_kind = "" if kind is None else f" {counter_told(kind)}"
    return f"{who} ne {can} pas recevoir de marqueurs{of_kind}"


def tell_cant_search(_rule: ab.CantSearch, who: str, several: bool) -> str:
    can = "peuvent" if several else "peut"
    return f"{who} ne {can} pas chercher dans les bibliothèques"


def tell_searches_top(rule: ab.SearchesTop, who: str, several: bool) -> str:
    search = "cherchent" if several else "cherche"
    return f"{who} ne {search} que parmi {number_and_noun(rule.number, 'carte')} du dessus des bibliothèques"


def tell_cant_play_lands(_rule: ab.CantPlayLands, who: str, several: bool) -> str:
    return f"{who} ne {'peuvent' if several else 'peut'} pas jouer de terrain"


def tell_players_have(rule: ab.PlayersHave, who: str, several: bool) -> str:
    return f"{who} {'ont' if several else 'a'} {join_words([with_article(each) for each in rule.abilities])}"


def tell_cant_lose(rule: ab.CantLose, who: str, several: bool) -> str:
    can = "peuvent" if several else "peut"
    reasons = rule.reasons
    told = f"{who} ne {can} pas perdre la partie"
    return f"{told} ({join_words([LOSSES[each] for each in reasons])})" if reasons else told


def tell_cant_draw(rule: ab.CantDraw, who: str, several: bool) -> str:
    can = "peuvent" if several else "peut"
    if rule.most == 0:
        return f"{who} ne {can} pas piocher de carte"
    most = rule.most
    cards = "d’une carte" if most == 1 else f"de {most} cartes"
    return f"{who} ne {can} pas piocher plus {cards} par tour"


def tell_skips_part(rule: ab.SkipsPart, who: str, several: bool) -> str:
    part = rule.part
    own, one, _ = PARTS[part]
    return f"{who} passent leur {one}" if several else f"{who} passe {own}"


def tell_life_for_mana(rule: ab.LifeForMana, who: str, several: bool) -> str:
    can = "peuvent" if several else "peut"
    life, mana = rule.life, rule.mana
    whenever = f"chaque fois {with_que(who)} {'pourraient' if several else 'pourrait'} activer une capacité de mana"
    return f"{whenever}, {who} {can} payer {number_and_noun(life, 'point')} de vie pour {{{mana}}}"


def tell_cost_change(rule: ab.CostChange, who: str, _several: bool) -> str:
    times = rule.times.number if isinstance(rule.times, fx.Fixed) else 1  # worked out as the effect began
    change = "moins" if rule.less else "plus"
    return f"{words_of_next_spell(rule.spells, who)} coûte {{{rule.mana * times}}} de {change}"


def tell_have_elsewhere(rule: ab.HaveElsewhere, who: str, _several: bool) -> str:
    return f"{words_of_next_spell(rule.objects, who)} a {join_words([with_article(each) for each in rule.abilities])}"


def words_of_next_spell(spells: fl.Filter | None, who: str) -> str:
    wanted = replace(spells or fl.ANYTHING, nth_cast=None, side=fl.Side.ANY)
    return f"le prochain des {words_of_spells(wanted)} {with_preposition_de(who)}"


def tell_cant_win(_rule: ab.CantWin, who: str, several: bool) -> str:
    can = "peuvent" if several else "peut"
    return f"{who} ne {can} pas gagner la partie"


def words_of_spells(wanted: fl.Filter) -> str:
    """CR 112.1: which spells, where there are words for it."""
    known = {*wanted.all_of, *wanted.any_of, *wanted.none_of} <= KINDS.keys()
    if wanted != fl.Filter(all_of=wanted.all_of, any_of=wanted.any_of, none_of=wanted.none_of) or not known:
        return "tels sorts"
    others = [f"non-{KINDS[each]}" for each in wanted.none_of]
    kinds = [with_preposition_de(KINDS[each]) for each in wanted.all_of]
    either = [join_words([with_preposition_de(KINDS[each]) for each in wanted.any_of], "ou")] if wanted.any_of else []
    return " ".join(["sorts", *kinds, *either, *others])


def words_of_players(meant: fl.PlayerSet, controller: PlayerId, names: Names) -> tuple[str, bool]:
    """Those for whom a rule holds, and whether that is said in the plural."""
    match meant:
        case fl.Players.EACH_OPPONENT:
            return f"les adversaires {de_name(names, controller)}", True
        case fl.Players.EACH_PLAYER:
            return "les joueurs", True
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
        return f"les capacités activées {with_preposition_de(who)} ne peuvent pas être activées"
    if isinstance(event.rule, ab.CantBeRegenerated):
        kept = event.affected or ()
        can, again = ("peuvent", "régénérés") if len(kept) > 1 else ("peut", "régénéré")
        return f"{list_names(names, kept)} ne {can} pas être {again}"
    if isinstance(event.rule, ab.StaysTapped):
        kept = event.affected or ()
        step = (
            "les étapes de dégagement de leurs contrôleurs"
            if len(kept) > 1
            else "l’étape de dégagement de son contrôleur"
        )
        return f"{list_names(names, kept)} ne se dégage{'nt' if len(kept) > 1 else ''} pas pendant {step}"
    return clause_of_combat_rule(event.rule, event, names)


def clause_of_combat_rule(rule: ab.CombatRule, event: ev.RuleImposed, names: Names) -> str:
    """What holds for them; the rules that no effect makes have no words of their own."""
    who, several = subject_of_rule(rule, event, names)
    can, has = ("peuvent", "doivent") if several else ("peut", "doit")
    match rule:
        case ab.CantAttack():
            return f"{who} ne {can} pas attaquer"
        case ab.CantBlock():
            return f"{who} ne {can} pas bloquer"
        case ab.CantBeBlocked():
            return cant_be_blocked(rule, who, event.controller, names)
        case ab.AttacksDespiteDefender():
            return f"{who} {can} attaquer malgré {the_keyword(KeywordName.DEFENDER)}"
        case ab.MustAttack(towards=towards):
            return f"{who} {has} attaquer{words_of_attacked(towards, event, names)} si possible"
        case ab.MustBlock():
            return f"{who} {has} bloquer si possible"
        case ab.MustBeBlocked():
            return f"il faut bloquer {who} si possible"
        case ab.AttackCost(towards=towards):
            return f"attaquer{words_of_attacked(towards, event, names)} coûte {words_of_price(rule)} par créature"
        case ab.BlockCost():
            return f"bloquer coûte {words_of_price(rule)} par créature"
        case ab.Goaded():
            return f"{name_with_article(names, event.controller)} incite {who}"
        case _:
            return f"une autre règle de combat vaut pour {who}"


def clause_of_replacement(ability: ab.ReplacementAbility, controller: PlayerId, names: Names) -> str:
    """CR 614.1: what happens instead: how permanents enter (616.1b), and what damage leaves (120.4c)."""
    would, whose = ability.would, de_name(names, controller)
    if isinstance(would, WouldEnter) and isinstance(would.what, fl.Matching):
        wanted = replace(would.what.filter, side=fl.Side.ANY)
        head = head_of(wanted)
        found = None if head is None else words_of_filter(wanted, head, controller, names)
        who = found or "les permanents que l’effet désigne"
        return f"{who} qui arriveraient sous le contrôle des adversaires {whose} arrivent sous le contrôle {whose}"
    if isinstance(would, WouldLoseLife) and isinstance(ability.instead, LeaveLife) and would.by_damage:
        least = number_and_noun(ability.instead.least, "point")
        return f"quelles que soient les blessures, {name_with_article(names, controller)} garde au moins {least} de vie"
    return "un autre effet de remplacement s’applique"


def subject_of_rule(rule: ab.CombatRule, event: ev.RuleImposed, names: Names) -> tuple[str, bool]:
    """Who is affected, and whether that is said in the plural."""
    if event.affected:
        return list_names(names, event.affected), len(set(event.affected)) > 1
    affects = objects_of_rule(rule)
    head = head_of(affects.filter) if isinstance(affects, fl.Matching) else None
    if isinstance(affects, fl.Matching) and head is not None:
        found = words_of_filter(affects.filter, head, event.controller, names)
        if found is not None:
            return found, True
    return "ce que l’effet désigne", False


def words_of_price(cost: ab.CombatCost) -> str:
    """CR 508.1h, 509.1d."""
    if cost.times != fx.ONE or cost.toll is not None:
        return "ce que dit l’effet"
    life = [number_and_noun(cost.life, "point de vie", "points de vie")] if cost.life else []
    return join_words([*([cost.mana] if cost.mana else []), *life])


def words_of_attacked(towards: ab.Towards | Recipient, event: ev.RuleImposed, names: Names) -> str:
    if towards is ab.Towards.YOU:
        return f" {name_with_article(names, event.controller)}"
    if towards is ab.Towards.ANOTHER_PLAYER:
        return f" un autre joueur {with_que(name_with_article(names, event.controller))}"
    if towards is ab.Towards.YOU_OR_YOUR_PLANESWALKERS:
        return f" {name_with_article(names, event.controller)} ou un planeswalker de ce joueur"
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
