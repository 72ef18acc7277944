"""What was cast or activated without saying at what, though it needs a target (CR 601.2c): nobody does that, so it is
asked, with what it could target."""

from dataclasses import replace

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Activate, Cast, LegalTargets, Scenario, SpellOrAbility
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import play_to_the_end
from bot.engine.magic.ground.identifiers import ObjectId, Recipient


@dataclass(frozen=True, slots=True)
class MissingTarget:
    """`action` is the place of the act; `possible` what it could target first, by what the table shows; `answered`
    says that this is the one spell that waits."""

    action: int
    subject: ObjectId
    possible: tuple[Recipient, ...]
    answered: bool


def missing_target(scenario: Scenario, outcome: Outcome) -> MissingTarget | None:
    """Return the first act that is refused only because no target was named; None where there is none, or another
    reason decides."""
    refused = [(at, each.refusals) for at, each in enumerate(outcome.actions) if each.refusals and not each.unknown]
    if not refused or any(not is_untargeted(each) for _, refusals in refused for each in refusals):
        return None
    at, refusals = refused[0]
    asked = outcome_with_targets(scenario, at)
    value = asked.answers[-1].value if asked is not None and asked.answers else ()
    possible = tuple(value) if isinstance(value, tuple | list | frozenset) else ()
    trace = () if asked is None else asked.trace
    spells = {each.event.spell.id for each in trace if isinstance(each.event, ev.SpellCast)}
    return MissingTarget(at, ObjectId(str(refusals[0].subject)), possible, len(possible) == 1 and possible[0] in spells)


def is_untargeted(refusal: Refusal) -> bool:
    return refusal.kind is RefusalKind.NO_TARGET and not refusal.amount


def outcome_with_targets(scenario: Scenario, at: int) -> Outcome | None:
    """Return the scenario played to the act at that place, and its last answer what that could target first; None where
    nobody knows."""
    match scenario.do[at]:
        case Cast(definition=definition, by=by, face=face) if definition is not None:
            tried = SpellOrAbility(definition, face, by=by)
        case Activate(source=source, ability=ability, by=by):
            tried = SpellOrAbility(source=source, ability=ability, by=by)
        case _:
            return None
    return play_to_the_end(replace(scenario, do=(*scenario.do[:at], LegalTargets(tried))))
