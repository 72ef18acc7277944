"""Combats that are said by other verbs: what passes, is declared, or trades."""

from itertools import pairwise

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.attacks_said import attack, imply_attack, join_attackers
from bot.judge.language.asked.deeds.blocks_said import add_block, block
from bot.judge.language.asked.deeds.clause_events import (
    actor_of,
    add_event,
    subject_things,
)
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, Phase
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.players import ME, OPPONENT

FIGHTING = frozenset({"attacking", "unblocked"})
SAY_WHO_FIGHTS = frozenset({"attack", "block", "hit", "be", ""})


def fight_as_said(draft: Drafting, parts: Parts) -> None:
    """`my unblocked 3/3 gets +2/+2`: what is said to attack and not to be blocked does so before."""
    if parts.verb in SAY_WHO_FIGHTS:
        return
    behind = {
        before.mention.start
        for before, unit in pairwise(parts.clause.units)
        if before.thing is not None and unit.says("state") in FIGHTING
    }
    for each in [*parts.subjects, *parts.objects]:
        if not isinstance(each, ThingSaid) or not (FIGHTING & set(each.states) or each.start in behind):
            continue
        unblocked = "unblocked" in each.states or each.start in behind
        each.states = [state for state in each.states if state not in FIGHTING]
        things = draft.things(each, ME)
        imply_attack(draft, things)
        if things and unblocked and not draft.in_combat(Deed.BLOCK):
            draft.draft.events.append(
                DraftEvent(Deed.BLOCK, draft.other(things[0].owner), none=True, phase=Phase.BLOCK)
            )
            parts.none = False


def pass_over(draft: Drafting, parts: Parts) -> None:
    """ATTACKER tramples over BLOCKER, which blocks it; « je passe avec une 4/4 », which attacks."""
    player = any(isinstance(each, PlayerSaid) for each in parts.subjects)
    if player and any(isinstance(each, ThingSaid) for each in parts.behind.get("with", [])):
        attack(draft, parts)
        return
    if "let" in parts.light:
        let_through(draft, parts)
        return
    attackers = subject_things(draft, parts, ME) or draft.in_combat(Deed.ATTACK)
    if not attackers and not parts.clause.asked:
        draft.need("what")
    by = draft.other(attackers[0].owner if attackers else draft.actor or ME)
    said = [*parts.objects, *parts.behind.get("over", []), *parts.behind.get("on", [])]
    over = [each for each in said if isinstance(each, ThingSaid) and each.head in {"size", "card"}]
    blockers = [thing for each in over for thing in draft.things(each, by)]
    if attackers and blockers and not draft.in_combat(Deed.BLOCK):
        add_block(draft, parts, by, blockers, attackers)
    elif attackers and not said and not any(each.deed is Deed.BLOCK for each in draft.draft.events):
        imply_attack(draft, attackers)
        add_event(draft, parts, DraftEvent(Deed.BLOCK, by, none=True, phase=Phase.BLOCK))


def let_through(draft: Drafting, parts: Parts) -> None:
    """« il laisse passer la 2/2 »: it attacks, and nothing blocks it."""
    by = actor_of(draft, parts) or draft.actor or OPPONENT
    named = [each for each in parts.objects if isinstance(each, ThingSaid)]
    passing = [thing for each in named for thing in draft.things(each, draft.other(by))]
    draft.adopt(passing, draft.other(by))
    attack_event = next((each for each in draft.draft.events if each.deed is Deed.ATTACK), None)
    if attack_event is None:
        imply_attack(draft, passing)
    join_attackers(draft, passing)
    if not draft.in_combat(Deed.BLOCK):
        add_event(draft, parts, DraftEvent(Deed.BLOCK, by, none=True, phase=Phase.BLOCK))


def declare(draft: Drafting, parts: Parts) -> None:
    """WHO declares CREATURES [as attackers, as blockers for CREATURE], or no blockers."""
    roles = [each for each in parts.behind.get("as", []) if isinstance(each, ThingSaid)]
    nouns = [each for each in [*parts.objects, *roles] if isinstance(each, ThingSaid) and each.head == "noun"]
    blocks = parts.none or any(each.value == "blocker" for each in nouns)
    blocks = blocks or any(isinstance(each, ThingSaid) and each.blocker for each in parts.objects)
    things = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head != "noun"]
    players = [each for each in parts.objects if isinstance(each, PlayerSaid)]
    for each in nouns:
        draft.used.add(each.start)
    parts.behind.pop("as", None)
    parts.behind["with"] = [*parts.behind.get("with", []), *things]
    if blocks:
        parts.verb, parts.objects = "block", [*parts.behind.pop("for", []), *parts.behind.pop("on", [])]
        block(draft, parts)
    elif things or not any(each.value == "attacker" for each in nouns):
        parts.verb, parts.objects = "attack", list(players)
        attack(draft, parts)
    else:
        parts.verb, parts.objects = "attack", []
        attack(draft, parts)


def trade(draft: Drafting, parts: Parts) -> None:
    """CREATURE trades with CREATURE: one attacks and the other blocks."""
    mine = subject_things(draft, parts, ME)
    if len(mine) == 2 and mine[0].owner != mine[1].owner:
        add_block(draft, parts, mine[1].owner, mine[1:], mine[:1])  # "my 3/3 and his 3/3 trade"
        return
    theirs = [
        thing
        for each in parts.behind.get("with", [])
        if isinstance(each, ThingSaid)
        for thing in draft.things(each, draft.other(mine[0].owner if mine else ME))
    ]
    if mine and theirs:
        add_block(draft, parts, theirs[0].owner, theirs, mine)
