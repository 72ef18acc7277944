"""Declaring blockers (CR 509.1): what may block what, and why not.

Requirements (509.1c) are worked out in `block_requirements`, evasion of a pair in `evasion_refusal`."""

from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from functools import lru_cache

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.combat.combatants import why_no_combatant
from bot.engine.magic.combat.companions import companions_for
from bot.engine.magic.combat.declaration_problem import Companions
from bot.engine.magic.combat.evasion import evasion_refusal, has_block_restriction, may_evade
from bot.engine.magic.combat.static_combat_rules import combat_rules, rules_affecting, rules_in_force
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.multiplayer.range_of_influence import seat_of_recipient
from bot.engine.magic.table.combat_state import Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import has_keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

Blocks = Mapping[ObjectId, tuple[ObjectId, ...]]
"""Each blocking creature with the attackers that it blocks."""


def why_cannot_block_at_all(state: GameState, blocker: ObjectId) -> Refusal | None:
    """CR 509.1a-b: return what forbids the creature to block anything, None if nothing does."""
    refusal = why_no_combatant(state, blocker, "509.1a")
    if refusal is not None:
        return refusal
    if state.objects[blocker].tapped:
        return Refusal(RefusalKind.TAPPED, cite_rules("509.1a"), blocker)
    for ban in rules_affecting(state, ab.CantBlock, blocker):
        if ban.rule.what is None and ban.rule.company is None:
            return Refusal(RefusalKind.CANT_BLOCK, cite_rules("509.1b"), blocker, by=ban.source)
    return None


def why_cannot_block(state: GameState, combat: Combat, blocker: ObjectId, attacker: ObjectId) -> Refusal | None:
    """CR 509.1a-b: return what forbids this block by itself, None if nothing does.

    How many block the same attacker, or at all, is a matter of the whole declaration."""
    return why_cannot_block_at_all(state, blocker) or why_cannot_block_that(state, combat, blocker, attacker)


def why_cannot_block_that(state: GameState, combat: Combat, blocker: ObjectId, attacker: ObjectId) -> Refusal | None:
    """CR 509.1a-b: return what forbids a creature that could block something to block that, None if nothing does."""
    attacking = combat.attackers.get(attacker)
    if attacking is None:
        return Refusal(RefusalKind.NOT_ATTACKING, cite_rules("509.1a"), blocker, attacker)
    if not defends(state, blocker, attacking.defender):
        return Refusal(RefusalKind.NOT_ATTACKING_YOU, cite_rules("509.1a"), blocker, attacker)
    return evasion_refusal(state, blocker, attacker)


def defends(state: GameState, blocker: ObjectId, defender: PlayerId) -> bool:
    """CR 509.1a, 802.4: the defending player's creatures block, where teams block as one the team's (805.10d); by the
    older Emperor rules those that stand in that territory, whoever controls them."""
    controller = state.objects[blocker].controller
    if state.rules.shared_turns:
        return controller == defender or controller in state.teammates(defender)
    return (seat_of_recipient(state, blocker, controller) if state.rules.territories else controller) == defender


def defending_players(state: GameState, combat: Combat) -> tuple[PlayerId, ...]:
    """CR 802.2, 802.4: who declares blocks, the first in turn order first; by the older Emperor rules whoever controls
    a creature in an attacked territory does too."""
    attacked = {attacker.defender for attacker in combat.attackers.values()}
    declaring = set(attacked)
    if state.rules.territories:
        things = state.battlefield()
        declaring.update(each.controller for each in things if any(defends(state, each.id, one) for one in attacked))
    if state.rules.shared_turns:
        declaring.update(*map(state.teammates, attacked))
    return tuple([each for each in state.turn_order() if each in declaring and not state.is_active(each)])


def declared_separately_by(state: GameState, players: Sequence[PlayerId]) -> tuple[PlayerId | None, ...]:
    """CR 802.4b, 805.10d: for whom a declaration is judged by itself; None: a team's, as a whole."""
    return (None,) if state.rules.shared_turns else tuple(players)


def players_yet_to_block(state: GameState, combat: Combat) -> tuple[PlayerId, ...]:
    """CR 802.4: the defending players who have not declared their blocks."""
    return tuple(each for each in defending_players(state, combat) if each not in combat.blocks_declared_by)


def block_limit(state: GameState, blocker: ObjectId) -> int | None:
    """CR 509.1a: how many creatures it may block: one, and more where abilities say so; None: any number."""
    counts = [each.rule.count for each in rules_affecting(state, ab.AdditionalBlocks, blocker)]
    return None if None in counts else 1 + sum(count for count in counts if count is not None)


def block_companions(
    state: GameState, blocker: ObjectId, others: Collection[ObjectId], *, enough: bool = False
) -> tuple[Companions, ...]:
    """CR 506.5, 509.1b: without so many of which of the others abilities say that the creature can't block."""
    bans = [
        (ban, ban.rule.company) for ban in rules_affecting(state, ab.CantBlock, blocker) if ban.rule.company is not None
    ]
    return tuple(
        companions_for(state, ban, company, (each for each in others if each != blocker), enough=enough)
        for ban, company in bans
    )


def blocker_limit(state: GameState) -> int | None:
    """CR 509.1b: how many creatures can block in all; None: any number."""
    return min((each.rule.number for each in rules_in_force(state, ab.BlockerLimit)), default=None)


def least_blockers(state: GameState, attacker: ObjectId) -> int:
    """CR 509.1b, 702.111b: how many creatures have to block it for it to be blocked at all."""
    least = [each.rule.at_least or 1 for each in rules_affecting(state, ab.CantBeBlocked, attacker)]
    return max([2 if has_keyword(state, attacker, KeywordName.MENACE) else 1, *least])


def most_blockers(state: GameState, attacker: ObjectId) -> int | None:
    """CR 509.1b: how many creatures may block it; None: any number."""
    each_most = (each.rule.at_most for each in rules_affecting(state, ab.CantBeBlocked, attacker))
    return min((most for most in each_most if most is not None), default=None)


def forbidden_blocks(state: GameState, combat: Combat, declared: Blocks) -> Iterator[Refusal]:
    """CR 509.1a-b: yield what is not allowed in the declaration, whatever is required."""
    for blocker, blocked in declared.items():
        limit = block_limit(state, blocker)
        if limit is not None and len(blocked) > limit:
            yield Refusal(RefusalKind.TOO_MANY_BLOCKS, cite_rules("509.1a"), blocker, amount=len(blocked), needed=limit)
        for attacker in blocked:
            refusal = why_cannot_block(state, combat, blocker, attacker)
            if refusal is not None:
                yield refusal
    for attacker, blockers in blockers_by_attacker(declared).items():
        yield from wrong_number_of_blockers(state, attacker, blockers)
    if combat_rules(state):
        yield from blockers_without_companions(state, declared)


def blockers_by_attacker(declared: Blocks) -> dict[ObjectId, list[ObjectId]]:
    """The same declaration seen from the attackers."""
    blockers_of: dict[ObjectId, list[ObjectId]] = {}
    for blocker, blocked in declared.items():
        for attacker in blocked:
            blockers_of.setdefault(attacker, []).append(blocker)
    return blockers_of


def wrong_number_of_blockers(state: GameState, attacker: ObjectId, blockers: list[ObjectId]) -> Iterator[Refusal]:
    """CR 509.1b, 702.111b: fewer creatures block it than have to, or more than may."""
    number, least, most = len(blockers), least_blockers(state, attacker), most_blockers(state, attacker)
    if number >= least and most is None:
        return
    if number == 1 and has_keyword(state, attacker, KeywordName.MENACE):
        yield Refusal(
            RefusalKind.MENACE, cite_rules("509.1b", "702.111b"), blockers[0], attacker, amount=1, needed=least
        )
    elif number < least:
        yield Refusal(RefusalKind.TOO_FEW_BLOCKERS, cite_rules("509.1b"), blockers[0], attacker, number, least)
    if most is not None and number > most:
        yield Refusal(RefusalKind.TOO_MANY_BLOCKERS, cite_rules("509.1b"), blockers[-1], attacker, number, most)


def blockers_without_companions(state: GameState, declared: Blocks) -> Iterator[Refusal]:
    """CR 509.1b: a creature blocks without others that it can't block without, or more block than can."""
    for blocker in declared:
        for wanted in block_companions(state, blocker, declared, enough=True):
            if len(wanted.among) < wanted.at_least:
                yield missing_block_company(blocker, len(declared) - 1, wanted)
                break
    most = blocker_limit(state)
    if most is not None and len(declared) > most:
        last = list(declared)[-1]
        yield Refusal(
            RefusalKind.TOO_MANY_CREATURES_BLOCK, cite_rules("509.1b"), last, amount=len(declared), needed=most
        )


def missing_block_company(blocker: ObjectId, others: int, wanted: Companions) -> Refusal:
    """CR 509.1b: alone where one other of any kind is enough, else without so many that are fit for it."""
    if not others and wanted.at_least == 1 and not wanted.particular:
        return Refusal(RefusalKind.CANT_BLOCK_ALONE, cite_rules("509.1b", "506.5"), blocker)
    kind = RefusalKind.CANT_BLOCK_WITHOUT_SUCH if wanted.particular else RefusalKind.CANT_BLOCK_WITHOUT
    return Refusal(kind, cite_rules("509.1b"), blocker, amount=len(wanted.among), needed=wanted.at_least)


@lru_cache(maxsize=8)
def possible_blocks(state: GameState) -> Mapping[ObjectId, tuple[ObjectId, ...]]:
    """CR 509.1c: for each creature that is able to block, the attackers that it is able to block by itself."""
    combat = state.combat
    if combat is None:
        return {}
    able = [
        thing.id
        for thing in state.battlefield()
        if not state.is_active(thing.controller) and why_cannot_block_at_all(state, thing.id) is None
    ]
    elusive = frozenset(each for each in combat.attackers if may_evade(state, each))
    pairs = {blocker: attackers_blockable_by(state, combat, blocker, elusive) for blocker in able}
    return {blocker: attackers for blocker, attackers in pairs.items() if attackers}


def attackers_blockable_by(
    state: GameState, combat: Combat, blocker: ObjectId, elusive: Set[ObjectId]
) -> tuple[ObjectId, ...]:
    """What the creature is able to block; attackers that are not `elusive` evade nobody who may block anything."""
    picky = has_block_restriction(state, blocker)
    defended = {
        defender
        for defender in dict.fromkeys(attacker.defender for attacker in combat.attackers.values())
        if defends(state, blocker, defender)
    }
    return tuple(
        each
        for each, attacker in combat.attackers.items()
        if attacker.defender in defended
        and (not (picky or each in elusive) or evasion_refusal(state, blocker, each) is None)
    )
