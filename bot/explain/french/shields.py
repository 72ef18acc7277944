"""French clauses on what a resolved spell or ability will do to damage (CR 614.3, 615.3): how much, by whom, to whom.

A description that has no words here is not told wrong: the clause then says that some of the damage is meant."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import assert_never

from bot.engine.magic.damage_changes import (
    CantBePrevented,
    ChangeAmount,
    CountersInstead,
    DamageRecipient,
    DamageSource,
    Operation,
    Prevent,
    Redirect,
)
from bot.engine.magic.effects import Duration
from bot.engine.magic.filters import (
    ChosenSource,
    Color,
    Comparison,
    ControllerOf,
    Exactly,
    Filter,
    Matching,
    Players,
    Side,
    Sources,
    Status,
    ThatSource,
    TriggeringObject,
)
from bot.engine.magic.identifiers import PlayerId
from bot.engine.magic.state import DamageEffect
from bot.engine.magic.subtypes import CREATURE_TYPES
from bot.explain.figures import counter_name, is_plain
from bot.explain.french.keywords import the_keyword
from bot.explain.french.nouns import de_, le, listed
from bot.explain.french.words import COUNTERS, SUBTYPES
from bot.explain.french_grammar import a, joined, one_or_more, que
from bot.explain.names import Names

LASTING: Mapping[Duration, str] = MappingProxyType(
    {
        Duration.END_OF_TURN: " ce tour-ci",
        Duration.END_OF_COMBAT: " pendant ce combat",
        Duration.YOUR_NEXT_TURN: " jusqu’au prochain tour",
        Duration.END_OF_YOUR_NEXT_TURN: " jusqu’à la fin du prochain tour",
        Duration.WHILE_SOURCE_CONTROLLED: " pour le moment",
        Duration.WHILE_SOURCE_REMAINS: " pour le moment",
        Duration.WHILE_SOURCE_TAPPED: " pour le moment",
        Duration.WHILE_SOURCE_HELD_TAPPED: " pour le moment",
        Duration.PERMANENT: "",
    }
)


def began(effect: DamageEffect, names: Names) -> str:
    """What becomes of which damage, and for how long; the damage is told in the feminine, one or more."""
    told = watched(effect, names)
    which = f"certaines blessures{LASTING[effect.duration]}" if told is None else told
    single = told is not None and effect.left == 1 and not effect.once

    def agreeing(singular: str, plural: str) -> str:
        return singular if single else plural

    match effect.change:
        case Prevent() as change:
            return f"{which} {agreeing('sera prévenue', 'seront prévenues')}{prevented_part(change)}"
        case ChangeAmount() as change:
            return f"{which} {changed(change)}"
        case Redirect(to=to):
            onto = reference(to, effect, names)
            where = f"vers {onto}" if onto is not None else "ailleurs"
            return f"{which} {agreeing('sera redirigée', 'seront redirigées')} {where}"
        case CountersInstead(kind=kind):
            name = COUNTERS.get(kind, counter_name(kind))
            return f"{which} {agreeing('deviendra un marqueur', 'deviendront des marqueurs')} {name}"
        case CantBePrevented():
            return f"{which} ne peuvent pas être prévenues"
        case _:
            assert_never(effect.change)


def prevented_part(change: Prevent) -> str:
    if change.amount is not None:
        return f", {change.amount} à chaque fois"
    return f", sauf {change.all_but}" if change.all_but else ""


def changed(change: ChangeAmount) -> str:
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


def watched(effect: DamageEffect, names: Names) -> str | None:
    """The damage: les 3 prochaines blessures infligées à Bob ce tour-ci; None where there are no words for it."""
    what, when = effect.what, LASTING[effect.duration]
    by, to = references(what.by, effect, names), references(what.to, effect, names)
    if by is None or to is None or not is_plain(what):
        return None
    other = "autre" if effect.left == 1 and not effect.once else "autres"
    combat = {None: "", True: " de combat", False: f" {other} que de combat"}[what.combat]
    onto = f" {joined([a(each) for each in to])}" if to else ""
    if effect.once:
        source = que(joined(by)) if by else "qu’une source"
        deals = "infligeront" if any(isinstance(each, Matching | Sources) for each in what.by) else "infligera"
        return f"la prochaine fois {source} {deals} des blessures{combat}{onto}{when}, ces blessures"
    agent = f" par {joined(by)}" if by else ""
    if effect.left is None:
        named = "les" if isinstance(effect.change, CantBePrevented) and not (by or to) else "toutes les"
        dealt = "" if named == "les" else " infligées"
        return f"{named} blessures{combat}{dealt}{onto}{agent}{when}"
    first = one_or_more(effect.left, "la prochaine blessure", f"les {effect.left} prochaines blessures")
    return f"{first}{combat} {one_or_more(effect.left, 'infligée', 'infligées')}{onto}{agent}{when}"


def references(found: Sequence[DamageSource | DamageRecipient], effect: DamageEffect, names: Names) -> list[str] | None:
    """Each of them; None where one has no words."""
    told = [reference(each, effect, names) for each in found]
    known = [each for each in told if each is not None]
    return known if len(known) == len(told) else None


def reference(meant: DamageSource | DamageRecipient, effect: DamageEffect, names: Names) -> str | None:
    controller = effect.stacked.controller
    match meant:
        case Exactly(objects=objects):
            return listed(names, [each for each, _ in objects])
        case ChosenSource(chosen=chosen):
            return le(names, chosen[0][0]) if chosen else None
        case Players.EACH_PLAYER:
            return "les joueurs"
        case Players.EACH_OPPONENT:
            return f"les adversaires {de_(names, controller)}"
        case ControllerOf(what=ThatSource()):
            return "le contrôleur de leur source"
        case ControllerOf(what=TriggeringObject()):
            return "le contrôleur du permanent"
        case PlayerId():
            return le(names, meant)
        case Matching(filter=wanted):
            head = head_of(wanted)
            return None if head is None else described(wanted, head, controller, names)
        case Sources(filter=wanted, spells=spells):
            head = kind_of_source(wanted, spells=spells)
            return None if head is None else described(wanted, head, controller, names)
        case _:
            return None


HEADS: Mapping[str, tuple[str, bool]] = MappingProxyType(
    {
        "Creature": ("créatures", True),
        "Artifact": ("artefacts", False),
        "Enchantment": ("enchantements", False),
        "Land": ("terrains", False),
        "Planeswalker": ("planeswalkers", False),
        "Battle": ("batailles", True),
        "Instant": ("éphémères", False),
        "Sorcery": ("rituels", False),
    }
)
"""Nouns in the plural, and whether they are feminine."""


def head_of(wanted: Filter) -> tuple[str, bool] | None:
    """What they are, in the plural, and whether that is feminine; None where there is no noun for it."""
    if wanted.any_of:
        known = [HEADS[each] for each in wanted.any_of if each in HEADS]
        if len(known) < len(wanted.any_of):
            return None
        return joined([noun for noun, _ in known], "ou"), all(feminine for _, feminine in known)
    types = [each for each in wanted.all_of if each in HEADS]
    subtypes = [SUBTYPES.get(each, each) for each in wanted.all_of if each not in HEADS]
    if not types and any(each in CREATURE_TYPES for each in wanted.all_of):
        types = ["Creature"]
    if len(types) > 1:
        return None
    noun, feminine = HEADS[types[0]] if types else ("permanents", False)
    return (f"{noun} de type {joined(subtypes)}" if subtypes else noun), feminine


def kind_of_source(wanted: Filter, *, spells: bool) -> tuple[str, bool] | None:
    kinds = [HEADS[each][0] for each in (wanted.any_of or wanted.all_of) if each in HEADS]
    if len(kinds) < len(wanted.any_of or wanted.all_of):
        return None
    if spells:
        return (joined(kinds, "ou") or "sorts"), False
    return (f"sources qui sont des {joined(kinds, 'ou des ')}" if kinds else "sources"), True


COLORS: Mapping[Color, tuple[str, str]] = MappingProxyType(
    {
        Color.WHITE: ("blancs", "blanches"),
        Color.BLUE: ("bleus", "bleues"),
        Color.BLACK: ("noirs", "noires"),
        Color.RED: ("rouges", "rouges"),
        Color.GREEN: ("verts", "vertes"),
    }
)
STATUSES: Mapping[Status, tuple[str, str]] = MappingProxyType(
    {
        Status.TAPPED: ("engagés", "engagées"),
        Status.UNTAPPED: ("dégagés", "dégagées"),
        Status.ATTACKING: ("attaquants", "attaquantes"),
        Status.BLOCKING: ("bloqueurs", "bloqueuses"),
        Status.BLOCKED: ("bloqués", "bloquées"),
        Status.UNBLOCKED: ("non bloqués", "non bloquées"),
    }
)
"""Adjectives in the plural, masculine and feminine."""


def described(wanted: Filter, head: tuple[str, bool], controller: PlayerId, names: Names) -> str | None:
    """What the noun phrase means, seen from the controller; None where there are no words for a part of it."""
    noun, feminine = head
    unsaid = wanted.none_of or wanted.any_status or wanted.chosen_color or wanted.token is not None
    if unsaid or wanted.owner is not Side.ANY or wanted.side not in SIDES:
        return None
    adjectives = [STATUSES[each][feminine] for each in wanted.statuses]
    adjectives += [joined([COLORS[each][feminine] for each in wanted.colors], "ou")] if wanted.colors else []
    adjectives += [f"non {COLORS[each][feminine]}" for each in wanted.not_colors]
    having = [f"avec {joined([the_keyword(each) for each in wanted.keywords])}"] if wanted.keywords else []
    having += [f"sans {joined([the_keyword(each) for each in wanted.without], 'ni')}"] if wanted.without else []
    if wanted.comparison is not None:
        compared = comparison(wanted.comparison)
        if compared is None:
            return None
        having.append(compared)
    whose = SIDES[wanted.side].replace("…", de_(names, controller))
    others = "les autres" if wanted.other else "les"
    return " ".join([others, noun, *adjectives, *having, *([whose] if whose else [])])


SIDES: Mapping[Side, str] = MappingProxyType(
    {Side.ANY: "", Side.YOU: "sous le contrôle …", Side.OPPONENT: "sous le contrôle des adversaires …"}
)

CHARACTERISTICS: Mapping[str, str] = MappingProxyType(
    {"power": "la force", "toughness": "l’endurance", "mana value": "la valeur de mana"}
)


def comparison(wanted: Comparison) -> str | None:
    what = CHARACTERISTICS[wanted.characteristic]
    if wanted.at_most is not None and wanted.at_most == wanted.at_least:
        return f"dont {what} est de {wanted.at_most}"
    if wanted.at_most is not None:
        return f"dont {what} est d’au plus {wanted.at_most}"
    return f"dont {what} est d’au moins {wanted.at_least}" if wanted.at_least is not None else None
