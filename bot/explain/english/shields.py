"""English clauses on what a resolved spell or ability will do to damage (CR 614.3, 615.3): how much, by whom, to whom.

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
from bot.explain.english.descriptions import head_of, words_of_filter
from bot.explain.english.nouns import list_names, name_with_article
from bot.explain.english_grammar import join_words, possessive
from bot.explain.figures import counter_name, is_plain
from bot.explain.names import Names

LASTING: Mapping[fx.Duration, str] = MappingProxyType(
    {
        fx.Duration.END_OF_TURN: " this turn",
        fx.Duration.END_OF_COMBAT: " this combat",
        fx.Duration.YOUR_NEXT_TURN: " until the next turn",
        fx.Duration.END_OF_YOUR_NEXT_TURN: " until the end of the next turn",
        fx.Duration.WHILE_SOURCE_CONTROLLED: " for now",
        fx.Duration.WHILE_SOURCE_REMAINS: " for now",
        fx.Duration.UNTIL_SOURCE_LEAVES: " for now",
        fx.Duration.WHILE_SOURCE_TAPPED: " for now",
        fx.Duration.WHILE_SUSPECTED: " for now",
        fx.Duration.WHILE_SOURCE_HELD_TAPPED: " for now",
        fx.Duration.PERMANENT: "",
    }
)


def clause_of_shield(effect: DamageEffect, names: Names) -> str:
    """What becomes of which damage, and for how long."""
    which = words_of_watched_damage(effect, names)
    if which is None:
        which, when = "some of the damage", LASTING[effect.duration]
    else:
        when = ""
    match effect.change:
        case Prevent() as change:
            return f"{which}{when} will be prevented{words_of_prevented_part(change)}"
        case ChangeAmount() as change:
            return f"{which}{when} {words_of_change(change)}"
        case Redirect(to=to):
            onto = words_of_reference(to, effect, names) or "another recipient"
            return f"{which}{when} will be dealt to {onto} instead"
        case CountersInstead(kind=kind):
            return f"{which}{when} will become {counter_name(kind)} counters instead"
        case CantBePrevented():
            return f"{which}{when} can't be prevented"
        case _:
            assert_never(effect.change)


def words_of_prevented_part(change: Prevent) -> str:
    if change.amount is not None:
        return f", {change.amount} of it each time"
    return f", all but {change.all_but} of it" if change.all_but else ""


def words_of_change(change: ChangeAmount) -> str:
    match change.operation:
        case Operation.TIMES:
            return {2: "will be doubled", 3: "will be tripled"}.get(change.number, f"will be times {change.number}")
        case Operation.PLUS:
            return f"will be {change.number} more"
        case Operation.MINUS:
            return f"will be {change.number} less"
        case Operation.BECOMES:
            return f"will be {change.number}"
        case Operation.HALF_ROUNDED_DOWN | Operation.HALF_ROUNDED_UP:
            return "will be halved"
        case _:
            assert_never(change.operation)


def words_of_watched_damage(effect: DamageEffect, names: Names) -> str | None:
    """The damage: the next 3 damage that would be dealt to Bob this turn; None where there are no words for it."""
    what, when = effect.what, LASTING[effect.duration]
    by, to = words_of_references(what.by, effect, names), words_of_references(what.to, effect, names)
    if by is None or to is None or not is_plain(what):
        return None
    kind = {None: "damage", True: "combat damage", False: "noncombat damage"}[what.combat]
    onto = f" to {to}" if to else ""
    if effect.once:
        first = f"{by} would deal {kind}{onto}" if by else f"{kind} would be dealt{onto}"
        return f"the next time that {first}{when}, that damage"
    amount = "all" if effect.left is None else f"the next {effect.left}"
    if isinstance(effect.change, CantBePrevented) and not (by or to):
        return f"{kind}{when}"
    return f"{amount} {kind} that would be dealt{onto}{f' by {by}' if by else ''}{when}"


def words_of_references(
    found: Sequence[DamageSource | DamageRecipient], effect: DamageEffect, names: Names
) -> str | None:
    """All of them in a list, nothing for none; None where one of them has no words."""
    told = [words_of_reference(each, effect, names) for each in found]
    known = [each for each in told if each is not None]
    return join_words(known) if len(known) == len(told) else None


def words_of_reference(meant: DamageSource | DamageRecipient, effect: DamageEffect, names: Names) -> str | None:
    controller = effect.stacked.controller
    match meant:
        case fl.Exactly(objects=objects):
            return list_names(names, [each for each, _ in objects])
        case fl.ChosenSource(chosen=chosen):
            return name_with_article(names, chosen[0][0]) if chosen else None
        case fl.Players.EACH_PLAYER:
            return "any player"
        case fl.Players.EACH_OPPONENT:
            return f"{possessive(name_with_article(names, controller))} opponents"
        case fl.ControllerOf(what=fl.ThatSource()):
            return "the controller of its source"
        case fl.ControllerOf(what=fl.TriggeringObject()):
            return "the controller of the permanent"
        case PlayerId():
            return name_with_article(names, meant)
        case fl.Matching(filter=wanted):
            return words_of_filter(wanted, head_of(wanted), controller, names)
        case fl.Sources(filter=wanted, spells=spells):
            return words_of_filter(wanted, kind_of_source(wanted, spells=spells), controller, names)
        case _:
            return None


def kind_of_source(wanted: fl.Filter, *, spells: bool) -> str:
    kinds = join_words([each.lower() for each in (wanted.any_of or wanted.all_of)], "or")
    return f"{kinds} {'spells' if spells else 'sources'}".strip()
