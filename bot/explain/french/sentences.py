"""French clauses that take more than a line: declarations, deaths, moves, counters, choices."""

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
from bot.explain.figures import Meeting, attacks, blocks, only_attacker
from bot.explain.french.nouns import de_, le, listed, verb
from bot.explain.french.words import BURIED, CHOICES, COUNTERS, LOSSES, MOVES, STEPS
from bot.explain.french_grammar import CLAUSES, THIN, because, clauses, counted, one_or_more
from bot.explain.names import Names
from bot.explain.passages import Passage


def step(event: StepBegan, passage: Passage, names: Names) -> str:
    """CR 510.4 for two combat damage steps; else only that the step begins."""
    if event.part is None:
        return f"{STEPS[event.step]} commence"
    if event.part > 1:
        return "Seconde étape des blessures de combat"
    strikers = [each for event in passage.aside if isinstance(event, StrikersRemembered) for each in event.creatures]
    who = listed(names, strikers) if strikers else "l’initiative et la double initiative"
    strike = "frappe" if len(strikers) == 1 else "frappent"
    return f"Première étape des blessures de combat{THIN}: {who} {strike}"


def attack(events: Sequence[AttackerDeclared], names: Names) -> str:
    return clauses(
        [
            f"{listed(names, each.creatures)} {verb(each.creatures, 'attaque', 'attaquent')} {le(names, each.met)}"
            for each in attacks(events)
        ]
    )


def block(passage: Passage, names: Names) -> str:
    """By attacker, who is not named again when there is one; a crowd is only counted."""
    events = passage.of(BlockerDeclared)
    meetings = blocks(events)
    if len(meetings) > CLAUSES:
        blockers = len({event.blocker for event in events})
        return f"{counted(blockers, 'créature')} en {one_or_more(blockers, 'bloque', 'bloquent')} {len(meetings)}"
    return clauses(
        [
            f"{listed(names, each.creatures)} {verb(each.creatures, 'bloque', 'bloquent')}{met(each, passage, names)}"
            for each in meetings
        ]
    )


def met(meeting: Meeting, passage: Passage, names: Names) -> str:
    return "" if only_attacker(passage.beside(AttackerDeclared)) else f" {le(names, meeting.met)}"


def unblocked(passage: Passage, names: Names) -> str:
    """CR 509.1h."""
    if only_attacker(passage.beside(AttackerDeclared)):
        return "personne ne bloque"
    return (
        f"personne ne bloque {listed(names, [each.attacker for each in passage.of(BecameUnblocked)], conjunction='ni')}"
    )


def destroyed(passage: Passage, names: Names) -> str:
    """A creature that damage destroys dies; whatever else is destroyed is said to be."""
    gone = [each.permanent for each in passage.of(Destroyed)]
    why = passage.reason(BURIED)
    if why:
        return because(f"{listed(names, gone)} {verb(gone, 'meurt', 'meurent')}", why)
    return f"{listed(names, gone)} {verb(gone, 'va', 'vont')} au cimetière par destruction"


def moved(passage: Passage, names: Names) -> str:
    """Only a creature dies; state-based actions tell by their rule that it was one (CR 704.5f)."""
    events = passage.of(ZoneChanged)
    gone, destination = [each.object for each in events], events[0].destination
    dies = destination is Zone.GRAVEYARD and passage.cites("704.5f")
    how = ("meurt", "meurent") if dies else MOVES[destination]
    return because(f"{listed(names, gone)} {verb(gone, *how)}", passage.reason(BURIED))


def counter(number: int, kind: str) -> str:
    """So many counters of a kind: 2 marqueurs loyauté."""
    return f"{counted(number, 'marqueur')} {COUNTERS.get(kind, kind)}"


def counters(events: Sequence[CountersRemoved], names: Names) -> str:
    """What each loses of one kind of counter."""
    kind = events[0].kind
    lost: dict[str, int] = {}
    for event in events:
        lost[event.holder] = lost.get(event.holder, 0) + event.amount
    return clauses([f"{le(names, who)} perd {counter(number, kind)}" for who, number in lost.items()])


def choice(events: Sequence[ChoiceMade], names: Names) -> str:
    """Whose choice of what was taken, by default or as answered, and how many others were legal."""
    first = events[0]
    about = [event.subject for event in events if event.subject is not None]
    what = CHOICES.get(first.choice, f"«{THIN}{first.choice}{THIN}»")
    subject = f" ({listed(names, about)})" if about else ""
    whose = f"Par défaut pour {le(names, first.player)}" if first.default else f"Choix {de_(names, first.player)}"
    told = because(whose, f"{what}{subject}")
    if len(events) > 1:
        return clauses([told, "d’autres réponses étaient légales"])
    others = first.options - 1
    if others <= 0:
        return clauses([told, "aucune autre réponse n’était légale"])
    legal = one_or_more(others, "autre réponse était légale", "autres réponses étaient légales")
    return clauses([told, f"{others} {legal}"])


def unattached(event: Unattached, names: Names) -> str:
    return f"{le(names, event.attachment)} se détache {de_(names, event.host)} et reste sur le champ de bataille"


def lost(event: PlayerLost, names: Names) -> str:
    return because(f"{le(names, event.player)} perd la partie", LOSSES[event.why])


def protects(event: ProtectorChosen, names: Names) -> str:
    return f"{le(names, event.player)} protège {le(names, event.battle)}"
