"""French clauses on what a resolved spell or ability will do to damage (CR 614.3, 615.3): how much, by whom, to whom.

A description that has no words here is not told wrong: the clause then says that some of the damage is meant."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import assert_never

from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.table.ongoing_effects import DamageEffect
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.damage_replacements import (
    CantBePrevented,
    ChangeAmount,
    CountersInstead,
    DamageRecipient,
    DamageSource,
    Operation,
    Prevent,
    Redirect,
)
from bot.explain.figures import counter_name, is_plain
from bot.explain.french.descriptions import HEADS, head_of, words_of_filter
from bot.explain.french.nouns import de_name, list_names, name_with_article
from bot.explain.french.words import COUNTERS
from bot.explain.french_grammar import join_words, one_or_more, with_preposition_a, with_que
from bot.explain.names import Names

LASTING: Mapping[fx.Duration, str] = MappingProxyType(
    {
        fx.Duration.END_OF_TURN: " ce tour-ci",
        fx.Duration.END_OF_COMBAT: " pendant ce combat",
        fx.Duration.YOUR_NEXT_TURN: " jusqu’au prochain tour",
        fx.Duration.END_OF_YOUR_NEXT_TURN: " jusqu’à la fin du prochain tour",
        fx.Duration.WHILE_SOURCE_CONTROLLED: " pour le moment",
        fx.Duration.WHILE_SOURCE_REMAINS: " pour le moment",
        fx.Duration.UNTIL_SOURCE_LEAVES: " pour le moment",
        fx.Duration.WHILE_SOURCE_TAPPED: " pour le moment",
        fx.Duration.WHILE_SUSPECTED: " pour le moment",
        fx.Duration.WHILE_SOURCE_HELD_TAPPED: " pour le moment",
        fx.Duration.PERMANENT: "",
    }
)


def clause_of_shield(effect: DamageEffect, names: Names) -> str:
    """What becomes of which damage, and for how long; the damage is told in the feminine, one or more."""
    told = words_of_watched_damage(effect, names)
    which = f"certaines blessures{LASTING[effect.duration]}" if told is None else told
    single = told is not None and effect.left == 1 and not effect.once

    def agreeing(singular: str, plural: str) -> str:
        return singular if single else plural

    match effect.change:
        case Prevent() as change:
            return f"{which} {agreeing('sera prévenue', 'seront prévenues')}{words_of_prevented_part(change)}"
        case ChangeAmount() as change:
            return f"{which} {words_of_change(change)}"
        case Redirect(to=to):
            onto = words_of_reference(to, effect, names)
            where = f"vers {onto}" if onto is not None else "ailleurs"
            return f"{which} {agreeing('sera redirigée', 'seront redirigées')} {where}"
        case CountersInstead(kind=kind):
            name = COUNTERS.get(kind, counter_name(kind))
            return f"{which} {agreeing('deviendra un marqueur', 'deviendront des marqueurs')} {name}"
        case CantBePrevented():
            return f"{which} ne peuvent pas être prévenues"
        case _:
            assert_never(effect.change)


def words_of_prevented_part(change: Prevent) -> str:
    if change.amount is not None:
        return f", {change.amount} à chaque fois"
    return f", sauf {change.all_but}" if change.all_but else ""


def words_of_change(change: ChangeAmount) -> str:
    match change.operation:
        case Operation.TIMES:
            return {2: "seront doublées", 3: "seront triplées"}.get(
                change.number, f"seront multipliées par {change.number}"
            )
        case Operation.PLUS:
            return f"seront augmentées de {change.number}"
        case Operation.MINUS:
            return f"seront réduites de {change.number}"
        case Operation.BECOMES:
            return f"seront ramenées à {change.number}"
        case Operation.HALF_ROUNDED_DOWN | Operation.HALF_ROUNDED_UP:
            return "seront réduites de moitié"
        case _:
            assert_never(change.operation)


def words_of_watched_damage(effect: DamageEffect, names: Names) -> str | None:
    """The damage: les 3 prochaines blessures infligées à Bob ce tour-ci; None where there are no words for it."""
    what, when = effect.what, LASTING[effect.duration]
    by, to = words_of_references(what.by, effect, names), words_of_references(what.to, effect, names)
    if by is None or to is None or not is_plain(what):
        return None
    other = "autre" if effect.left == 1 and not effect.once else "autres"
    combat = {None: "", True: " de combat", False: f" {other} que de combat"}[what.combat]
    onto = f" {join_words([with_preposition_a(each) for each in to])}" if to else ""
    if effect.once:
        source = with_que(join_words(by)) if by else "qu’une source"
        deals = "infligeront" if any(isinstance(each, fl.Matching | fl.Sources) for each in what.by) else "infligera"
        return f"la prochaine fois {source} {deals} des blessures{combat}{onto}{when}, ces blessures"
    agent = f" par {join_words(by)}" if by else ""
    if effect.left is None:
        named = "les" if isinstance(effect.change, CantBePrevented) and not (by or to) else "toutes les"
        dealt = "" if named == "les" else " infligées"
        return f"{named} blessures{combat}{dealt}{onto}{agent}{when}"
    first = one_or_more(effect.left, "la prochaine blessure", f"les {effect.left} prochaines blessures")
    return f"{first}{combat} {one_or_more(effect.left, 'infligée', 'infligées')}{onto}{agent}{when}"


def words_of_references(
    found: Sequence[DamageSource | DamageRecipient], effect: DamageEffect, names: Names
) -> list[str] | None:
    """Each of them; None where one has no words."""
    told = [words_of_reference(each, effect, names) for each in found]
    known = [each for each in told if each is not None]
    return known if len(known) == len(told) else None


def words_of_reference(meant: DamageSource | DamageRecipient, effect: DamageEffect, names: Names) -> str | None:
    controller = effect.stacked.controller
    match meant:
        case fl.Exactly(objects=objects):
            return list_names(names, [each for each, _ in objects])
        case fl.ChosenSource(chosen=chosen):
            return name_with_article(names, chosen[0][0]) if chosen else None
        case fl.Players.EACH_PLAYER:
            return "les joueurs"
        case fl.Players.EACH_OPPONENT:
            return f"les adversaires {de_name(names, controller)}"
        case fl.ControllerOf(what=fl.ThatSource()):
            return "le contrôleur de leur source"
        case fl.ControllerOf(what=fl.TriggeringObject()):
            return "le contrôleur du permanent"
        case PlayerId():
            return name_with_article(names, meant)
        case fl.Matching(filter=wanted):
            head = head_of(wanted)
            return None if head is None else words_of_filter(wanted, head, controller, names)
        case fl.Sources(filter=wanted, spells=spells):
            head = kind_of_source(wanted, spells=spells)
            return None if head is None else words_of_filter(wanted, head, controller, names)
        case _:
            return None


def kind_of_source(wanted: fl.Filter, *, spells: bool) -> tuple[str, bool] | None:
    kinds = [HEADS[each][0] for each in (wanted.any_of or wanted.all_of) if each in HEADS]
    if len(kinds) < len(wanted.any_of or wanted.all_of):
        return None
    if spells:
        return (join_words(kinds, "ou") or "sorts"), False
    return (f"sources qui sont des {join_words(kinds, 'ou des ')}" if kinds else "sources"), True
