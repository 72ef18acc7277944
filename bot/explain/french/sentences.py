"""French clauses that take more than a line: declarations, deaths, moves, counters, choices."""

from collections.abc import Callable, Sequence
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import LegalAttack, LegalBlock, LegalDeclaration
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.words.conditions import MAX_SPEED
from bot.explain.figures import BY_SOURCE, Meeting, as_blocked, as_declared, attacks, blocks, only_attacker
from bot.explain.french.nouns import de_, le, listed, verb
from bot.explain.french.refusals import refusals
from bot.explain.french.words import CHOICES, DECLINED, STEPS, TRIED
from bot.explain.french_grammar import CLAUSES, THIN, because, clauses, counted, de, joined, one_or_more
from bot.explain.names import Names
from bot.explain.passages import Passage


def step(event: ev.StepBegan, passage: Passage, names: Names) -> str:
    """CR 510.4 for two combat damage steps; else only that the step begins."""
    if event.part is None:
        return f"{STEPS[event.step]} commence"
    if event.part > 1:
        second = "Seconde étape des blessures de combat"
        return second if passage.aside else because(second, "aucune créature n’inflige de blessures")
    strikers = [each for event in passage.aside if isinstance(event, ev.StrikersRemembered) for each in event.creatures]
    who = listed(names, strikers) if strikers else "l’initiative et la double initiative"
    strike = "frappe" if len(strikers) == 1 else "frappent"
    return f"Première étape des blessures de combat{THIN}: {who} {strike}"


def attack(events: Sequence[ev.AttackerDeclared], names: Names) -> str:
    return clauses(
        [
            f"{listed(names, each.creatures)} {verb(each.creatures, 'attaque', 'attaquent')} {listed(names, each.met)}"
            f"{' en regroupement' if each.band else ''}"
            for each in attacks(events)
        ]
    )


def block(passage: Passage, names: Names) -> str:
    """By attacker, who is not named again when there is one; a crowd is only counted."""
    events = passage.of(ev.BlockerDeclared)
    meetings = blocks(events)
    if len(meetings) > CLAUSES:
        blockers = len({event.blocker for event in events})
        return f"{counted(blockers, 'créature')} en {one_or_more(blockers, 'bloque', 'bloquent')} {len(meetings)}"
    told = clauses(
        [
            f"{listed(names, each.creatures)} {verb(each.creatures, 'bloque', 'bloquent')}{met(each, passage, names)}"
            for each in meetings
        ]
    )
    return because(told, "un regroupement est bloqué tout entier" if Reason.BLOCKED_WITH_BAND in passage.why else None)


def met(meeting: Meeting, passage: Passage, names: Names) -> str:
    return "" if only_attacker(passage.beside(ev.AttackerDeclared)) else f" {listed(names, meeting.met)}"


def nearest_legal(nearest: LegalDeclaration, names: Names) -> str:
    """CR 508.1, 509.1: who attacks or blocks in the nearest legal declaration, and who was declared and does not."""
    match nearest:
        case LegalAttack(left_out=left):
            told = attack(as_declared(nearest), names)
            nobody, stays = "personne n’attaque", verb(left, "n’attaque pas", "n’attaquent pas")
        case LegalBlock(left_out=left):
            told = clauses([whole_block(each, names) for each in blocks(as_blocked(nearest))])
            nobody, stays = "personne ne bloque", verb(left, "ne bloque pas", "ne bloquent pas")
        case _:
            assert_never(nearest)
    parts = [told or nobody, *([f"{listed(names, left)} {stays}"] if told and left else [])]
    return because("Déclaration légale la plus proche", clauses(parts))


def whole_block(meeting: Meeting, names: Names) -> str:
    does = verb(meeting.creatures, "bloque", "bloquent")
    return f"{listed(names, meeting.creatures)} {does} {listed(names, meeting.met)}"


def unblocked(passage: Passage, names: Names) -> str:
    """CR 509.1h."""
    if only_attacker(passage.beside(ev.AttackerDeclared)):
        return "personne ne bloque"
    attackers = [each.attacker for each in passage.of(ev.BecameUnblocked)]
    return f"personne ne bloque {listed(names, attackers, conjunction='ni')}"


def choice(events: Sequence[ev.ChoiceMade], names: Names) -> str:
    """Whose choice of what was taken, by default or as answered, and how many others were legal."""
    first = events[0]
    who = chooser(first, le, names)
    about = [event.subject for event in events if event.subject is not None]
    if first.choice == "may" and first.default and about:
        whose = f"la capacité {listed(names, about, de)}"
        if first.declined:
            return because("Par défaut", f"{who} ne fait pas ce que {whose} lui laisse faire")
        return because("Par défaut", f"{who} utilise {whose}, qui est facultative")
    if first.default and first.choice == "coin":
        unsaid = f"le résultat du pile ou face {de_(names, first.player)} n’est pas donné"
        return clauses([unsaid, "l’un des deux est supposé"])
    if first.default and first.choice in DECLINED:
        return because("Par défaut", f"{who} {DECLINED[first.choice]}")
    what = CHOICES.get(first.choice, f"«{THIN}{first.choice}{THIN}»")
    subject = f" ({f'capacité {listed(names, about, de)}' if first.choice in BY_SOURCE else listed(names, about)})"
    subject = subject if about else ""
    whose = f"Par défaut pour {who}" if first.default else f"Choix {chooser(first, de_, names)}"
    told = because(whose, f"{what}{subject}")
    if len(events) > 1:
        return clauses([told, "d’autres réponses étaient légales"])
    others = first.options - 1
    if others <= 0:
        return clauses([told, "aucune autre réponse n’était légale"])
    legal = one_or_more(others, "autre réponse était légale", "autres réponses étaient légales")
    return clauses([told, f"{others} {legal}"])


def chooser(event: ev.ChoiceMade, named: Callable[[Names, str], str], names: Names) -> str:
    """CR 723.5: who chooses, and whom they control so that it is not their own choice."""
    who = named(names, event.player)
    return who if event.of is None else f"{who} (qui contrôle {le(names, event.of)})"


def speed_changed(event: ev.SpeedChanged, names: Names) -> str:
    """CR 702.179."""
    most = ", la vitesse maximale" if event.speed in MAX_SPEED else ""
    return f"la vitesse {de_(names, event.player)} passe à {event.speed}{most}"


def life_not_gained(event: ev.LifeNotGained, names: Names) -> str:
    """CR 614.17."""
    return f"{le(names, event.player)} ne gagne pas de points de vie, à cause {de_(names, event.by)}"


def flipped(event: ev.CoinFlipped, names: Names) -> str:
    """CR 705.2."""
    if event.called:
        return f"{le(names, event.player)} {'gagne' if event.well else 'perd'} à pile ou face"
    return f"la pièce {de_(names, event.player)} tombe sur {'face' if event.well else 'pile'}"


def shortcut(event: ev.ShortcutTaken, names: Names) -> str:
    """CR 732.1b."""
    told = f"cela se répète de la même façon encore {'une' if event.times < 2 else event.times} fois"
    changes = [
        f"{le(names, who)} {'gagne' if by > 0 else 'perd'} {counted(abs(by), 'point')} de vie"
        for who, by in event.changes
    ]
    return because(told, joined(changes))


def loop_stopped(event: ev.LoopStopped, names: Names) -> str:
    """CR 732.2a."""
    what = "" if event.subject is None else f" avec {le(names, event.subject)}"
    often = f"{le(names, event.player)} peut répéter cela autant de fois que voulu{what}"
    return clauses([often, "par défaut, cela s’arrête ici"])


def refused(passage: Passage, names: Names) -> str:
    """CR 733.1: why it is illegal, unless the verdict says so, and what would be legal."""
    events = passage.of(ev.ActionRefused)
    reasons = [each.refusal for each in events]
    told = taken_back(events) if passage.excused else because("Illégal", refusals(reasons, names))
    nearest = next((each.nearest for each in events if each.nearest is not None), None)
    return told if nearest is None else f"{told}. {nearest_legal(nearest, names)}"


def taken_back(events: Sequence[ev.ActionRefused]) -> str:
    """CR 733.1, where the verdict says why."""
    return TRIED.get(events[0].tried, "l’action illégale est annulée")


def restarted(event: ev.GameRestarted, names: Names) -> str:
    """CR 727.1."""
    begins = f"la partie est recommencée, et {le(names, event.starter)} joue le premier tour de la nouvelle"
    stays = verb(event.stays, "reste", "restent") if event.stays else ""
    return f"{begins}{THIN}; {listed(names, event.stays)} {stays} en exil" if event.stays else begins


def repeated(lines: int, times: int) -> str:
    """The last lines happen so often again."""
    if lines == 1:
        return f"Cela se produit encore {times} fois."
    return f"Ces {lines} dernières lignes se répètent encore {times} fois, dans le même ordre."
