"""English clauses that take more than a line: declarations, deaths, moves, counters, choices."""

from collections.abc import Sequence

from bot.engine.magic.events import (
    AttackerDeclared,
    BecameUnblocked,
    BlockerDeclared,
    ChoiceMade,
    CountersRemoved,
    Destroyed,
    PlayerLost,
    ProtectorChosen,
    StepBegan,
    StrikersRemembered,
    Unattached,
    ZoneChanged,
)
from bot.engine.magic.objects import Zone
from bot.explain.english.nouns import listed, the, verb
from bot.explain.english.words import BURIED, CHOICES, LOSSES, MOVES, STEPS
from bot.explain.english_grammar import CLAUSES, because, clauses, counted
from bot.explain.figures import Meeting, attacks, blocks, only_attacker
from bot.explain.names import Names
from bot.explain.passages import Passage


def step(event: StepBegan, passage: Passage, names: Names) -> str:
    """CR 510.4 for two combat damage steps; else only that the step begins."""
    if event.part is None:
        return f"{STEPS[event.step]} begins"
    if event.part > 1:
        return "Second combat damage step"
    strikers = [each for event in passage.aside if isinstance(event, StrikersRemembered) for each in event.creatures]
    who = listed(names, strikers) if strikers else "creatures with first strike or double strike"
    return f"First combat damage step: {who} {'strikes' if len(strikers) == 1 else 'strike'}"


def attack(events: Sequence[AttackerDeclared], names: Names) -> str:
    return clauses(
        [
            f"{listed(names, each.creatures)} {verb(each.creatures, 'attacks', 'attack')} {the(names, each.met)}"
            for each in attacks(events)
        ]
    )


def block(passage: Passage, names: Names) -> str:
    """By attacker, who is not named again when there is one; a crowd is only counted."""
    events = passage.of(BlockerDeclared)
    meetings = blocks(events)
    if len(meetings) > CLAUSES:
        blockers = {event.blocker for event in events}
        return f"{counted(len(blockers), 'creature')} block {len(meetings)} attackers"
    return clauses(
        [
            f"{listed(names, each.creatures)} {verb(each.creatures, 'blocks', 'block')}{met(each, passage, names)}"
            for each in meetings
        ]
    )


def met(meeting: Meeting, passage: Passage, names: Names) -> str:
    return "" if only_attacker(passage.beside(AttackerDeclared)) else f" {the(names, meeting.met)}"


def unblocked(passage: Passage, names: Names) -> str:
    """CR 509.1h."""
    if only_attacker(passage.beside(AttackerDeclared)):
        return "nobody blocks"
    return f"nobody blocks {listed(names, [each.attacker for each in passage.of(BecameUnblocked)], 'or')}"


def destroyed(passage: Passage, names: Names) -> str:
    """A creature that damage destroys dies; whatever else is destroyed is said to be."""
    gone = [each.permanent for each in passage.of(Destroyed)]
    why = passage.reason(BURIED)
    died = verb(gone, "dies", "die") if why else verb(gone, "is destroyed", "are destroyed")
    return because(f"{listed(names, gone)} {died}", why)


def moved(passage: Passage, names: Names) -> str:
    """Only a creature dies; state-based actions tell by their rule that it was one (CR 704.5f)."""
    events = passage.of(ZoneChanged)
    gone, destination = [each.object for each in events], events[0].destination
    dies = destination is Zone.GRAVEYARD and passage.cites("704.5f")
    how = ("dies", "die") if dies else MOVES[destination]
    return because(f"{listed(names, gone)} {verb(gone, *how)}", passage.reason(BURIED))


def counters(events: Sequence[CountersRemoved], names: Names) -> str:
    """What each loses of one kind of counter."""
    kind = events[0].kind
    lost: dict[str, int] = {}
    for event in events:
        lost[event.holder] = lost.get(event.holder, 0) + event.amount
    return clauses([f"{the(names, who)} loses {counted(number, f'{kind} counter')}" for who, number in lost.items()])


def choice(events: Sequence[ChoiceMade], names: Names) -> str:
    """Whose choice of what was taken, by default or as answered, and how many others were legal."""
    first = events[0]
    about = [event.subject for event in events if event.subject is not None]
    what = CHOICES.get(first.choice, first.choice)
    subject = f" ({listed(names, about)})" if about else ""
    whose = (
        f"by default for {the(names, first.player)}" if first.default else f"the choice of {the(names, first.player)}"
    )
    told = f"{whose}: {what}{subject}"
    if len(events) > 1:
        return f"{told}; other ways were legal"
    others = first.options - 1
    if others <= 0:
        return f"{told}; nothing else was legal"
    return f"{told}; {counted(others, 'other way')} {'was' if others == 1 else 'were'} legal"


def unattached(event: Unattached, names: Names) -> str:
    return f"{the(names, event.attachment)} comes off {the(names, event.host)} and stays on the battlefield"


def lost(event: PlayerLost, names: Names) -> str:
    return because(f"{the(names, event.player)} loses the game", LOSSES[event.why])


def protects(event: ProtectorChosen, names: Names) -> str:
    return f"{the(names, event.player)} protects {the(names, event.battle)}"
