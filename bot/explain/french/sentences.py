"""French clauses that take more than a line: declarations, deaths, moves, counters, choices."""

from collections.abc import Callable, Sequence
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import LegalAttack, LegalBlock, LegalDeclaration
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.words.conditions import MAX_SPEED
from bot.explain.figures import (
    BY_SOURCE,
    Meeting,
    attacks_by_attacked,
    blocks_by_blocked,
    events_of_attack,
    events_of_block,
    only_attacker,
)
from bot.explain.french.nouns import agreeing_verb, de_name, list_names, name_with_article
from bot.explain.french.refusals import clauses_of_refusals
from bot.explain.french.words import CHOICES, DECLINED, STEPS, TRIED
from bot.explain.french_grammar import (
    CLAUSES,
    THIN,
    clause_with_reason,
    join_clauses,
    join_words,
    number_and_noun,
    one_or_more,
    with_preposition_de,
    with_que,
)
from bot.explain.names import Names
from bot.explain.passages import Passage


def clause_of_step(event: ev.StepBegan, passage: Passage, names: Names) -> str:
    """CR 510.4 for two combat damage steps; else only that the step begins."""
    if event.part is None:
        return f"{STEPS[event.step]} commence"
    if event.part > 1:
        second = "Seconde étape des blessures de combat"
        return second if passage.aside else clause_with_reason(second, "aucune créature n’inflige de blessures")
    strikers = [each for event in passage.aside if isinstance(event, ev.StrikersRemembered) for each in event.creatures]
    who = list_names(names, strikers) if strikers else "les créatures avec l’initiative ou la double initiative"
    strike = "inflige ses blessures" if len(strikers) == 1 else "infligent leurs blessures"
    return f"Première étape des blessures de combat{THIN}: {who} {strike}"


def clause_of_attack(events: Sequence[ev.AttackerDeclared], names: Names) -> str:
    return join_clauses(
        [
            f"{list_names(names, each.creatures)} {agreeing_verb(each.creatures, 'attaque', 'attaquent')} "
            f"{list_names(names, each.met)}"
            f"{' en regroupement' if each.band else ''}"
            for each in attacks_by_attacked(events)
        ]
    )


def clause_of_block(passage: Passage, names: Names) -> str:
    """By attacker, who is not named again when there is one; a crowd is only counted."""
    events = passage.of(ev.BlockerDeclared)
    meetings = blocks_by_blocked(events)
    if len(meetings) > CLAUSES:
        blockers = len({event.blocker for event in events})
        return (
            f"{number_and_noun(blockers, 'créature')} en {one_or_more(blockers, 'bloque', 'bloquent')} {len(meetings)}"
        )
    told = join_clauses(
        [
            (
                f"{list_names(names, each.creatures)} "
                f"{agreeing_verb(each.creatures, 'bloque', 'bloquent')}{clause_of_meeting(each, passage, names)}"
            )
            for each in meetings
        ]
    )
    return clause_with_reason(
        told, "un regroupement est bloqué tout entier" if Reason.BLOCKED_WITH_BAND in passage.why else None
    )


def clause_of_meeting(meeting: Meeting, passage: Passage, names: Names) -> str:
    return "" if only_attacker(passage.beside(ev.AttackerDeclared)) else f" {list_names(names, meeting.met)}"


def clause_of_nearest_legal(nearest: LegalDeclaration, names: Names) -> str:
    """CR 508.1, 509.1: who attacks or blocks in the nearest legal declaration, and who was declared and does not."""
    match nearest:
        case LegalAttack(left_out=left):
            told = clause_of_attack(events_of_attack(nearest), names)
            nobody, stays = "personne n’attaque", agreeing_verb(left, "n’attaque pas", "n’attaquent pas")
        case LegalBlock(left_out=left):
            told = join_clauses(
                [clause_of_whole_block(each, names) for each in blocks_by_blocked(events_of_block(nearest))]
            )
            nobody, stays = "personne ne bloque", agreeing_verb(left, "ne bloque pas", "ne bloquent pas")
        case _:
            assert_never(nearest)
    parts = [told or nobody, *([f"{list_names(names, left)} {stays}"] if told and left else [])]
    return clause_with_reason("Déclaration légale la plus proche", join_clauses(parts))


def clause_of_whole_block(meeting: Meeting, names: Names) -> str:
    does = agreeing_verb(meeting.creatures, "bloque", "bloquent")
    return f"{list_names(names, meeting.creatures)} {does} {list_names(names, meeting.met)}"


def clause_of_unblocked(passage: Passage, names: Names) -> str:
    """CR 509.1h."""
    if only_attacker(passage.beside(ev.AttackerDeclared)):
        return "personne ne bloque"
    attackers = [each.attacker for each in passage.of(ev.BecameUnblocked)]
    return f"personne ne bloque {list_names(names, attackers, conjunction='ni')}"


def clause_of_choice(events: Sequence[ev.ChoiceMade], names: Names) -> str:
    """Whose choice of what was taken, by default or as answered, and how many others were legal."""
    first = events[0]
    who = words_of_chooser(first, name_with_article, names)
    about = [event.subject for event in events if event.subject is not None]
    if first.choice is ChoiceKind.MAY and first.default and about:
        whose = f"la capacité {list_names(names, about, with_preposition_de)}"
        if first.declined:
            return clause_with_reason("Par défaut", f"{who} ne fait pas ce que {whose} lui laisse faire")
        return clause_with_reason("Par défaut", f"{who} utilise {whose}, qui est facultative")
    if first.default and first.choice is ChoiceKind.COIN:
        unsaid = f"le résultat du pile ou face {de_name(names, first.player)} n’est pas donné"
        return join_clauses([unsaid, "l’un des deux est supposé"])
    if first.default and first.choice is ChoiceKind.CLASH:
        won = f"on suppose {with_que(name_with_article(names, first.player))} la remporte"
        return join_clauses(["l’issue de la confrontation n’est pas donnée", won])
    if first.default and first.choice in DECLINED:
        return clause_with_reason("Par défaut", f"{who} {DECLINED[first.choice]}")
    what = CHOICES[first.choice]
    by_source = first.choice in BY_SOURCE
    of_what = f"capacité {list_names(names, about, with_preposition_de)}" if by_source else list_names(names, about)
    subject = f" ({of_what})" if about else ""
    whose = f"Par défaut pour {who}" if first.default else f"Choix {words_of_chooser(first, de_name, names)}"
    if first.random:
        whose = "Au hasard, sans que le résultat soit donné" if first.default else "Au hasard"
    told = clause_with_reason(whose, f"{what}{subject}")
    if len(events) > 1:
        return join_clauses([told, "d’autres réponses étaient légales"])
    others = first.options - 1
    if others <= 0:
        return join_clauses([told, "aucune autre réponse n’était légale"])
    legal = one_or_more(others, "autre réponse était légale", "autres réponses étaient légales")
    return join_clauses([told, f"{others} {legal}"])


def words_of_chooser(event: ev.ChoiceMade, named: Callable[[Names, str], str], names: Names) -> str:
    """CR 723.5: who chooses, and whom they control so that it is not their own choice."""
    who = named(names, event.player)
    return who if event.of is None else f"{who} (qui contrôle {name_with_article(names, event.of)})"


def clause_of_speed(event: ev.SpeedChanged, names: Names) -> str:
    """CR 702.179."""
    most = ", la vitesse maximale" if event.speed in MAX_SPEED else ""
    return f"la vitesse {de_name(names, event.player)} passe à {event.speed}{most}"


def clause_of_life_not_gained(event: ev.LifeNotGained, names: Names) -> str:
    """CR 614.17."""
    return f"{name_with_article(names, event.player)} ne gagne pas de points de vie, à cause {de_name(names, event.by)}"


def clause_of_clash(event: ev.Clashed, names: Names) -> str:
    """CR 701.30d."""
    if event.winner is None:
        first, second = name_with_article(names, event.player), name_with_article(names, event.other)
        return f"ni {first} ni {second} ne remporte la confrontation"
    return f"{name_with_article(names, event.winner)} remporte la confrontation"


def clause_of_flip(event: ev.CoinFlipped, names: Names) -> str:
    """CR 705.2."""
    if event.called:
        return f"{name_with_article(names, event.player)} {'gagne' if event.well else 'perd'} à pile ou face"
    return f"la pièce {de_name(names, event.player)} tombe sur {'face' if event.well else 'pile'}"


def clause_of_shortcut(event: ev.ShortcutTaken, names: Names) -> str:
    """CR 732.1b."""
    told = f"cela se répète de la même façon encore {'une' if event.times < 2 else event.times} fois"
    return clause_with_reason(told, words_of_life_changes(event.changes, names))


def clause_of_loop_stopped(event: ev.LoopStopped, names: Names) -> str:
    """CR 732.2a."""
    return join_clauses([clause_of_loop(event, names), "par défaut, cela s’arrête ici"])


def clause_of_loop(event: ev.LoopStopped, names: Names) -> str:
    """CR 732.2a: who may do it how often, and what that does to life totals each time."""
    what = "" if event.subject is None else f" avec {name_with_article(names, event.subject)}"
    each_time = words_of_life_changes(event.changes, names)
    often = f"{name_with_article(names, event.player)} peut répéter cette boucle{what} autant de fois que voulu"
    return f"{often}, et chaque fois {each_time}" if each_time else often


def words_of_life_changes(changes: Sequence[tuple[PlayerId, int]], names: Names) -> str:
    """Who gains and who loses how much life."""
    return join_words(
        [
            f"{name_with_article(names, who)} {verb} {number_and_noun(abs(by), 'point')} de vie"
            for who, by in changes
            for verb in ("gagne" if by > 0 else "perd",)
        ]
    )


def clause_of_refused_action(passage: Passage, names: Names) -> str:
    """CR 733.1: why it is illegal, unless the verdict says so, and what would be legal."""
    events = passage.of(ev.ActionRefused)
    reasons = [each.refusal for each in events]
    told = (
        clause_of_taken_back(events)
        if passage.excused
        else clause_with_reason(
            "D’après ce qui a été lu, illégal" if events[0].unknown else "Illégal", clauses_of_refusals(reasons, names)
        )
    )
    nearest = next((each.nearest for each in events if each.nearest is not None), None)
    return told if nearest is None else f"{told}. {clause_of_nearest_legal(nearest, names)}"


def clause_of_taken_back(events: Sequence[ev.ActionRefused]) -> str:
    """CR 733.1, where the verdict says why."""
    return TRIED.get(events[0].tried, "l’action illégale est annulée")


def clause_of_restart(event: ev.GameRestarted, names: Names) -> str:
    """CR 727.1."""
    begins = (
        f"la partie est recommencée, et {name_with_article(names, event.starter)} joue le premier tour de la nouvelle"
    )
    stays = agreeing_verb(event.stays, "reste", "restent") if event.stays else ""
    return f"{begins}{THIN}; {list_names(names, event.stays)} {stays} en exil" if event.stays else begins


def sentence_of_repeat(lines: int, times: int) -> str:
    """The last lines happen so often again."""
    if lines == 1:
        return f"Cela se produit encore {times} fois."
    return f"Ces {lines} dernières lignes se répètent encore {times} fois, dans le même ordre."
