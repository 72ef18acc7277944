"""French clauses about rules of combat that an effect makes for a while (CR 611.2c, 701.15)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.combat.static_combat_rules import objects_of_rule
from bot.engine.magic.ground.identifiers import PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.event_replacements import WouldEnter
from bot.explain.french.descriptions import KINDS, described, head_of
from bot.explain.french.evasion import cant_be_blocked
from bot.explain.french.keywords import the_keyword
from bot.explain.french.nouns import de_, le, listed
from bot.explain.french.permanents import counter_told
from bot.explain.french.qualities import with_article
from bot.explain.french.stack import lasting
from bot.explain.french.words import LOSSES, PARTS
from bot.explain.french_grammar import clauses, counted, de, joined, que
from bot.explain.names import Names


def imposed(events: Sequence[ev.RuleImposed], names: Names) -> str:
    """Who can't, or has to, do what, and for how long."""
    return clauses([f"{said(each, names)}{how_long(each, names)}" for each in events])


def how_long(event: ev.RuleImposed, names: Names) -> str:
    """For a while, or in the next turn of a player alone."""
    if event.during is None:
        return lasting(event, names)
    return f" pendant le prochain tour {de_(names, event.during)}"


def players_rule(  # noqa: C901, PLR0912 - one arm for each member of the closed union
    rule: ab.PlayersRule, event: ev.RuleImposed, names: Names
) -> str:
    """What holds for players."""
    who, several = players(rule.players, event.controller, names)
    can = "peuvent" if several else "peut"
    match rule:
        case ab.NoMaximumHandSize():
            return f"il n’y a plus de taille de main maximale pour {who}"
        case ab.CantCast(spells=spells):
            return f"{who} ne {can} pas lancer de {spells_told(spells)}"
        case ab.CantGainLife():
            return f"{who} ne {can} pas gagner de points de vie"
        case ab.LifeCantChange():
            totals = "les totaux de points de vie" if several else "le total de points de vie"
            return f"{totals} {de(who)} ne {can} pas changer"
        case ab.CantGetCounters(kind=kind):
            of_kind = "" if kind is None else f" {counter_told(kind)}"
            return f"{who} ne {can} pas recevoir de marqueurs{of_kind}"
        case ab.CantSearch():
            return f"{who} ne {can} pas chercher dans les bibliothèques"
        case ab.PlayersHave(abilities=abilities):
            return f"{who} {'ont' if several else 'a'} {joined([with_article(each) for each in abilities])}"
        case ab.CantLose(reasons=reasons):
            told = f"{who} ne {can} pas perdre la partie"
            return f"{told} ({joined([LOSSES[each] for each in reasons])})" if reasons else told
        case ab.CantDraw(most=0):
            return f"{who} ne {can} pas piocher de carte"
        case ab.CantDraw(most=most):
            cards = "d’une carte" if most == 1 else f"de {most} cartes"
            return f"{who} ne {can} pas piocher plus {cards} par tour"
        case ab.SkipsPart(part=part):
            own, one, _ = PARTS[part]
            return f"{who} passent leur {one}" if several else f"{who} passe {own}"
        case ab.LifeForMana(life=life, mana=mana):
            whenever = f"chaque fois {que(who)} {'pourraient' if several else 'pourrait'} activer une capacité de mana"
            return f"{whenever}, {who} {can} payer {counted(life, 'point')} de vie pour {{{mana}}}"
        case ab.CantWin():
            return f"{who} ne {can} pas gagner la partie"
        case ab.DamageLeavesLife(least=least):
            has = "gardent" if several else "garde"
            return f"quelles que soient les blessures, {who} {has} au moins {counted(least, 'point')} de vie"
        case _:
            assert_never(rule)


def spells_told(wanted: fl.Filter) -> str:
    """CR 112.1: which spells, where there are words for it."""
    known = {*wanted.all_of, *wanted.any_of, *wanted.none_of} <= KINDS.keys()
    if wanted != fl.Filter(all_of=wanted.all_of, any_of=wanted.any_of, none_of=wanted.none_of) or not known:
        return "tels sorts"
    others = [f"non-{KINDS[each]}" for each in wanted.none_of]
    kinds = [de(KINDS[each]) for each in wanted.all_of]
    either = [joined([de(KINDS[each]) for each in wanted.any_of], "ou")] if wanted.any_of else []
    return " ".join(["sorts", *kinds, *either, *others])


def players(meant: fl.PlayerSet, controller: PlayerId, names: Names) -> tuple[str, bool]:
    """Those for whom a rule holds, and whether that is said in the plural."""
    match meant:
        case fl.Players.EACH_OPPONENT:
            return f"les adversaires {de_(names, controller)}", True
        case fl.Players.EACH_PLAYER:
            return "les joueurs", True
        case fl.ThesePlayers(players=these):
            return listed(names, these), len(these) > 1
        case _:
            return le(names, controller), False


def said(event: ev.RuleImposed, names: Names) -> str:
    """What holds, or happens instead."""
    if isinstance(event.rule, ab.PlayersRule):
        return players_rule(event.rule, event, names)
    if isinstance(event.rule, ab.ReplacementAbility):
        return replacement(event.rule, event.controller, names)
    return combat_rule(event.rule, event, names)


def combat_rule(rule: ab.CombatRule, event: ev.RuleImposed, names: Names) -> str:
    """What holds for them; the rules that no effect makes have no words of their own."""
    who, several = subject(rule, event, names)
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
            return f"{who} {has} attaquer{attacked(towards, event, names)} si possible"
        case ab.MustBlock():
            return f"{who} {has} bloquer si possible"
        case ab.MustBeBlocked():
            return f"il faut bloquer {who} si possible"
        case ab.AttackCost(towards=towards):
            return f"attaquer{attacked(towards, event, names)} coûte {price(rule)} par créature"
        case ab.BlockCost():
            return f"bloquer coûte {price(rule)} par créature"
        case ab.Goaded():
            return f"{le(names, event.controller)} incite {who}"
        case _:
            return f"une autre règle de combat vaut pour {who}"


def replacement(ability: ab.ReplacementAbility, controller: PlayerId, names: Names) -> str:
    """CR 614.1: what happens instead; that is how permanents enter (616.1b)."""
    would, whose = ability.would, de_(names, controller)
    if isinstance(would, WouldEnter) and isinstance(would.what, fl.Matching):
        wanted = replace(would.what.filter, side=fl.Side.ANY)
        head = head_of(wanted)
        found = None if head is None else described(wanted, head, controller, names)
        who = found or "les permanents que l’effet désigne"
        return f"{who} qui arriveraient sous le contrôle des adversaires {whose} arrivent sous le contrôle {whose}"
    return "un autre effet de remplacement s’applique"


def subject(rule: ab.CombatRule, event: ev.RuleImposed, names: Names) -> tuple[str, bool]:
    """Who is affected, and whether that is said in the plural."""
    if event.affected:
        return listed(names, event.affected), len(set(event.affected)) > 1
    affects = objects_of_rule(rule)
    head = head_of(affects.filter) if isinstance(affects, fl.Matching) else None
    if isinstance(affects, fl.Matching) and head is not None:
        found = described(affects.filter, head, event.controller, names)
        if found is not None:
            return found, True
    return "ce que l’effet désigne", False


def price(cost: ab.CombatCost) -> str:
    """CR 508.1h, 509.1d."""
    if cost.times != fx.ONE or cost.toll is not None:
        return "ce que dit l’effet"
    life = [counted(cost.life, "point de vie", "points de vie")] if cost.life else []
    return joined([*([cost.mana] if cost.mana else []), *life])


def attacked(towards: ab.Towards | Recipient, event: ev.RuleImposed, names: Names) -> str:
    if towards is ab.Towards.YOU:
        return f" {le(names, event.controller)}"
    if towards is ab.Towards.ANOTHER_PLAYER:
        return f" un autre joueur {que(le(names, event.controller))}"
    if towards is ab.Towards.YOU_OR_YOUR_PLANESWALKERS:
        return f" {le(names, event.controller)} ou un planeswalker de ce joueur"
    if towards is ab.Towards.THIS:
        return f" {le(names, event.source)}"
    return "" if isinstance(towards, ab.Towards) else f" {le(names, towards)}"
