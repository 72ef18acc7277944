"""English clauses that take more than a line: declarations, deaths, moves, counters, choices."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import LegalAttack, LegalBlock, LegalDeclaration
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.words.conditions import MAX_SPEED
from bot.explain.english.nouns import listed, the, verb
from bot.explain.english.refusals import refusals
from bot.explain.english.words import CHOICES, DECLINED, STEPS, TRIED
from bot.explain.english_grammar import CLAUSES, because, clauses, counted, joined, possessive
from bot.explain.figures import BY_SOURCE, Meeting, as_blocked, as_declared, attacks, blocks, only_attacker
from bot.explain.names import Names
from bot.explain.passages import Passage


def step(event: ev.StepBegan, passage: Passage, names: Names) -> str:
    """CR 510.4 for two combat damage steps; else only that the step begins."""
    if event.part is None:
        return f"{STEPS[event.step]} begins"
    if event.part > 1:
        return f"Second combat damage step{'' if passage.aside else ': no creature deals damage'}"
    strikers = [each for event in passage.aside if isinstance(event, ev.StrikersRemembered) for each in event.creatures]
    who = listed(names, strikers) if strikers else "creatures with first strike or double strike"
    return f"First combat damage step: {who} {'strikes' if len(strikers) == 1 else 'strike'}"


def attack(events: Sequence[ev.AttackerDeclared], names: Names) -> str:
    return clauses(
        [
            f"{listed(names, each.creatures)} {verb(each.creatures, 'attacks', 'attack')} {listed(names, each.met)}"
            f"{' in a band' if each.band else ''}"
            for each in attacks(events)
        ]
    )


def block(passage: Passage, names: Names) -> str:
    """By attacker, who is not named again when there is one; a crowd is only counted."""
    events = passage.of(ev.BlockerDeclared)
    meetings = blocks(events)
    if len(meetings) > CLAUSES:
        blockers = {event.blocker for event in events}
        return f"{counted(len(blockers), 'creature')} block {len(meetings)} attackers"
    told = clauses(
        [
            f"{listed(names, each.creatures)} {verb(each.creatures, 'blocks', 'block')}{met(each, passage, names)}"
            for each in meetings
        ]
    )
    return because(told, "a band is blocked as a whole" if Reason.BLOCKED_WITH_BAND in passage.why else None)


def met(meeting: Meeting, passage: Passage, names: Names) -> str:
    return "" if only_attacker(passage.beside(ev.AttackerDeclared)) else f" {listed(names, meeting.met)}"


def nearest_legal(nearest: LegalDeclaration, names: Names) -> str:
    """CR 508.1, 509.1: who attacks or blocks in the nearest legal declaration, and who was declared and does not."""
    match nearest:
        case LegalAttack(left_out=left):
            told = attack(as_declared(nearest), names)
            nobody, stays = "nobody attacks", verb(left, "stays home", "stay home")
        case LegalBlock(left_out=left):
            told = clauses([whole_block(each, names) for each in blocks(as_blocked(nearest))])
            nobody, stays = "nobody blocks", verb(left, "doesn't block", "don't block")
        case _:
            assert_never(nearest)
    parts = [told or nobody, *([f"{listed(names, left)} {stays}"] if told and left else [])]
    return f"Legal would be: {clauses(parts)}"


def whole_block(meeting: Meeting, names: Names) -> str:
    does = verb(meeting.creatures, "blocks", "block")
    return f"{listed(names, meeting.creatures)} {does} {listed(names, meeting.met)}"


def unblocked(passage: Passage, names: Names) -> str:
    """CR 509.1h."""
    if only_attacker(passage.beside(ev.AttackerDeclared)):
        return "nobody blocks"
    return f"nobody blocks {listed(names, [each.attacker for each in passage.of(ev.BecameUnblocked)], 'or')}"


def choice(events: Sequence[ev.ChoiceMade], names: Names) -> str:
    """Whose choice of what was taken, by default or as answered, and how many others were legal."""
    first = events[0]
    who = chooser(first, names)
    about = [event.subject for event in events if event.subject is not None]
    if first.choice == "may" and first.default and about:
        whose = f"the ability of {listed(names, about)}"
        if first.declined:
            return f"by default {who} does not do what {whose} leaves to them"
        return f"by default {who} uses {whose}, which is optional"
    if first.default and first.choice == "coin":
        return f"nobody says how {possessive(the(names, first.player))} coin comes up, so one of two results is taken"
    if first.default and first.choice in DECLINED:
        return f"by default {who} {DECLINED[first.choice]}"
    what = CHOICES.get(first.choice, first.choice)
    subject = f" ({'ability of ' if first.choice in BY_SOURCE else ''}{listed(names, about)})" if about else ""
    whose = f"by default for {who}" if first.default else f"the choice of {who}"
    told = f"{whose}: {what}{subject}"
    if len(events) > 1:
        return f"{told}; other ways were legal"
    others = first.options - 1
    if others <= 0:
        return f"{told}; nothing else was legal"
    return f"{told}; {counted(others, 'other way')} {'was' if others == 1 else 'were'} legal"


def chooser(event: ev.ChoiceMade, names: Names) -> str:
    """CR 723.5: who chooses, and whom they control so that it is not their own choice."""
    who = the(names, event.player)
    return who if event.of is None else f"{who} (who controls {the(names, event.of)})"


def speed_changed(event: ev.SpeedChanged, names: Names) -> str:
    """CR 702.179."""
    most = ", which is max speed" if event.speed in MAX_SPEED else ""
    return f"{possessive(the(names, event.player))} speed becomes {event.speed}{most}"


def life_not_gained(event: ev.LifeNotGained, names: Names) -> str:
    """CR 614.17."""
    return f"{the(names, event.player)} gains no life, because of {the(names, event.by)}"


def flipped(event: ev.CoinFlipped, names: Names) -> str:
    """CR 705.2."""
    who = the(names, event.player)
    if event.called:
        return f"{who} {'wins' if event.well else 'loses'} the flip"
    return f"{possessive(who)} coin comes up {'heads' if event.well else 'tails'}"


def shortcut(event: ev.ShortcutTaken, names: Names) -> str:
    """CR 732.1b."""
    told = f"this repeats in the same way {counted(event.times, 'more time')}"
    changes = [f"{the(names, who)} {'gains' if by > 0 else 'loses'} {abs(by)} life" for who, by in event.changes]
    return because(told, joined(changes))


def loop_stopped(event: ev.LoopStopped, names: Names) -> str:
    """CR 732.2a."""
    what = "" if event.subject is None else f" with {the(names, event.subject)}"
    return f"{the(names, event.player)} could repeat this as often as they like{what}; by default it ends here"


def refused(passage: Passage, names: Names) -> str:
    """CR 733.1: why it is illegal, unless the verdict says so, and what would be legal."""
    events = passage.of(ev.ActionRefused)
    reasons = [each.refusal for each in events]
    told = taken_back(events) if passage.excused else f"Illegal: {refusals(reasons, names)}"
    nearest = next((each.nearest for each in events if each.nearest is not None), None)
    return told if nearest is None else f"{told}. {nearest_legal(nearest, names)}"


def taken_back(events: Sequence[ev.ActionRefused]) -> str:
    """CR 733.1, where the verdict says why."""
    return f"the illegal {TRIED.get(events[0].tried, 'action')} is taken back"


def restarted(event: ev.GameRestarted, names: Names) -> str:
    """CR 727.1."""
    begins = f"the game is restarted, and {the(names, event.starter)} takes the first turn of the new one"
    stays = verb(event.stays, "stays", "stay") if event.stays else ""
    return f"{begins}; {listed(names, event.stays)} {stays} in exile" if event.stays else begins


def repeated(lines: int, times: int) -> str:
    """The last lines happen so often again."""
    if lines == 1:
        return f"That happens {times} more times."
    return f"These last {lines} lines happen {times} more times, in the same order."
