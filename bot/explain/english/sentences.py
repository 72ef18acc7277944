"""English clauses that take more than a line: declarations, deaths, moves, counters, choices."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import LegalAttack, LegalBlock, LegalDeclaration
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.words.conditions import MAX_SPEED
from bot.explain.english.nouns import agreeing_verb, list_names, name_with_article
from bot.explain.english.refusals import clauses_of_refusals
from bot.explain.english.words import CHOICES, DECLINED, STEPS, TRIED
from bot.explain.english_grammar import (
    CLAUSES,
    clause_with_reason,
    join_clauses,
    join_words,
    number_and_noun,
    possessive,
)
from bot.explain.figures import (
    BY_SOURCE,
    Meeting,
    attacks_by_attacked,
    blocks_by_blocked,
    events_of_attack,
    events_of_block,
    only_attacker,
)
from bot.explain.names import Names
from bot.explain.passages import Passage


def clause_of_step(event: ev.StepBegan, passage: Passage, names: Names) -> str:
    """CR 510.4 for two combat damage steps; else only that the step begins."""
    if event.part is None:
        return f"{STEPS[event.step]} begins"
    if event.part > 1:
        return f"Second combat damage step{'' if passage.aside else ': no creature deals damage'}"
    strikers = [each for event in passage.aside if isinstance(event, ev.StrikersRemembered) for each in event.creatures]
    who = list_names(names, strikers) if strikers else "creatures with first strike or double strike"
    return f"First combat damage step: {who} {'deals' if len(strikers) == 1 else 'deal'} damage"


def clause_of_attack(events: Sequence[ev.AttackerDeclared], names: Names) -> str:
    return join_clauses(
        [
            f"{list_names(names, each.creatures)} {agreeing_verb(each.creatures, 'attacks', 'attack')} "
            f"{list_names(names, each.met)}"
            f"{' in a band' if each.band else ''}"
            for each in attacks_by_attacked(events)
        ]
    )


def clause_of_block(passage: Passage, names: Names) -> str:
    """By attacker, who is not named again when there is one; a crowd is only counted."""
    events = passage.of(ev.BlockerDeclared)
    meetings = blocks_by_blocked(events)
    if len(meetings) > CLAUSES:
        blockers = {event.blocker for event in events}
        return f"{number_and_noun(len(blockers), 'creature')} block {len(meetings)} attackers"
    told = join_clauses(
        [
            (
                f"{list_names(names, each.creatures)} "
                f"{agreeing_verb(each.creatures, 'blocks', 'block')}{clause_of_meeting(each, passage, names)}"
            )
            for each in meetings
        ]
    )
    return clause_with_reason(told, "a band is blocked as a whole" if Reason.BLOCKED_WITH_BAND in passage.why else None)


def clause_of_meeting(meeting: Meeting, passage: Passage, names: Names) -> str:
    return "" if only_attacker(passage.beside(ev.AttackerDeclared)) else f" {list_names(names, meeting.met)}"


def clause_of_nearest_legal(nearest: LegalDeclaration, names: Names) -> str:
    """CR 508.1, 509.1: who attacks or blocks in the nearest legal declaration, and who was declared and does not."""
    match nearest:
        case LegalAttack(left_out=left):
            told = clause_of_attack(events_of_attack(nearest), names)
            nobody, stays = "nobody attacks", agreeing_verb(left, "stays home", "stay home")
        case LegalBlock(left_out=left):
            told = join_clauses(
                [clause_of_whole_block(each, names) for each in blocks_by_blocked(events_of_block(nearest))]
            )
            nobody, stays = "nobody blocks", agreeing_verb(left, "doesn't block", "don't block")
        case _:
            assert_never(nearest)
    parts = [told or nobody, *([f"{list_names(names, left)} {stays}"] if told and left else [])]
    return f"Legal would be: {join_clauses(parts)}"


def clause_of_whole_block(meeting: Meeting, names: Names) -> str:
    does = agreeing_verb(meeting.creatures, "blocks", "block")
    return f"{list_names(names, meeting.creatures)} {does} {list_names(names, meeting.met)}"


def clause_of_unblocked(passage: Passage, names: Names) -> str:
    """CR 509.1h."""
    if only_attacker(passage.beside(ev.AttackerDeclared)):
        return "nobody blocks"
    return f"nobody blocks {list_names(names, [each.attacker for each in passage.of(ev.BecameUnblocked)], 'or')}"


def clause_of_choice(events: Sequence[ev.ChoiceMade], names: Names) -> str:
    """Whose choice of what was taken, by default or as answered, and how many others were legal."""
    first = events[0]
    who = words_of_chooser(first, names)
    about = [event.subject for event in events if event.subject is not None]
    if first.choice is ChoiceKind.MAY and first.default and about:
        whose = f"the ability of {list_names(names, about)}"
        if first.declined:
            return f"by default {who} does not do what {whose} leaves to them"
        return f"by default {who} uses {whose}, which is optional"
    if first.default and first.choice is ChoiceKind.COIN:
        return (
            f"nobody says how {possessive(name_with_article(names, first.player))} coin comes up, so one of two "
            "results is taken"
        )
    if first.default and first.choice is ChoiceKind.CLASH:
        return f"nobody says who wins the clash, so it is taken to be {name_with_article(names, first.player)}"
    if first.default and first.choice in DECLINED:
        return f"by default {who} {DECLINED[first.choice]}"
    what = CHOICES[first.choice]
    subject = f" ({'ability of ' if first.choice in BY_SOURCE else ''}{list_names(names, about)})" if about else ""
    whose = f"by default for {who}" if first.default else f"the choice of {who}"
    if first.random:
        whose = "at random, and nobody says with what result" if first.default else "at random"
    told = f"{whose}: {what}{subject}"
    if len(events) > 1:
        return f"{told}; other ways were legal"
    others = first.options - 1
    if others <= 0:
        return f"{told}; nothing else was legal"
    return f"{told}; {number_and_noun(others, 'other way')} {'was' if others == 1 else 'were'} legal"


def words_of_chooser(event: ev.ChoiceMade, names: Names) -> str:
    """CR 723.5: who chooses, and whom they control so that it is not their own choice."""
    who = name_with_article(names, event.player)
    return who if event.of is None else f"{who} (who controls {name_with_article(names, event.of)})"


def clause_of_speed(event: ev.SpeedChanged, names: Names) -> str:
    """CR 702.179."""
    most = ", which is max speed" if event.speed in MAX_SPEED else ""
    return f"{possessive(name_with_article(names, event.player))} speed becomes {event.speed}{most}"


def clause_of_life_not_gained(event: ev.LifeNotGained, names: Names) -> str:
    """CR 614.17."""
    return f"{name_with_article(names, event.player)} gains no life, because of {name_with_article(names, event.by)}"


def clause_of_clash(event: ev.Clashed, names: Names) -> str:
    """CR 701.30d."""
    if event.winner is None:
        first, second = name_with_article(names, event.player), name_with_article(names, event.other)
        return f"neither {first} nor {second} wins the clash"
    return f"{name_with_article(names, event.winner)} wins the clash"


def clause_of_flip(event: ev.CoinFlipped, names: Names) -> str:
    """CR 705.2."""
    who = name_with_article(names, event.player)
    if event.called:
        return f"{who} {'wins' if event.well else 'loses'} the flip"
    return f"{possessive(who)} coin comes up {'heads' if event.well else 'tails'}"


def clause_of_shortcut(event: ev.ShortcutTaken, names: Names) -> str:
    """CR 732.1b."""
    told = f"this repeats in the same way {number_and_noun(event.times, 'more time')}"
    return clause_with_reason(told, words_of_life_changes(event.changes, names))


def clause_of_loop_stopped(event: ev.LoopStopped, names: Names) -> str:
    """CR 732.2a."""
    return f"{clause_of_loop(event, names)}; by default it ends here"


def clause_of_loop(event: ev.LoopStopped, names: Names) -> str:
    """CR 732.2a: who may do it how often, and what that does to life totals each time."""
    what = "" if event.subject is None else f" with {name_with_article(names, event.subject)}"
    each_time = words_of_life_changes(event.changes, names)
    often = f"{name_with_article(names, event.player)} can repeat this loop{what} any number of times"
    return f"{often}, and each time {each_time}" if each_time else often


def words_of_life_changes(changes: Sequence[tuple[PlayerId, int]], names: Names) -> str:
    """Who gains and who loses how much life."""
    return join_words(
        [f"{name_with_article(names, who)} {'gains' if by > 0 else 'loses'} {abs(by)} life" for who, by in changes]
    )


def clause_of_refused_action(passage: Passage, names: Names) -> str:
    """CR 733.1: why it is illegal, unless the verdict says so, and what would be legal."""
    events = passage.of(ev.ActionRefused)
    reasons = [each.refusal for each in events]
    illegal = "As far as was read, illegal" if events[0].unknown else "Illegal"
    told = clause_of_taken_back(events) if passage.excused else f"{illegal}: {clauses_of_refusals(reasons, names)}"
    nearest = next((each.nearest for each in events if each.nearest is not None), None)
    return told if nearest is None else f"{told}. {clause_of_nearest_legal(nearest, names)}"


def clause_of_taken_back(events: Sequence[ev.ActionRefused]) -> str:
    """CR 733.1, where the verdict says why."""
    return f"the illegal {TRIED.get(events[0].tried, 'action')} is taken back"


def clause_of_restart(event: ev.GameRestarted, names: Names) -> str:
    """CR 727.1."""
    begins = f"the game is restarted, and {name_with_article(names, event.starter)} takes the first turn of the new one"
    stays = agreeing_verb(event.stays, "stays", "stay") if event.stays else ""
    return f"{begins}; {list_names(names, event.stays)} {stays} in exile" if event.stays else begins


def sentence_of_repeat(lines: int, times: int) -> str:
    """The last lines happen so often again."""
    if lines == 1:
        return f"That happens {times} more times."
    return f"These last {lines} lines happen {times} more times, in the same order."
