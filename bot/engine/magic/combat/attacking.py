"""Declaring attackers (CR 508.1): what may attack what, and why not.

Requirements (508.1d) are worked out in `must_attack`, bands judged in `banding`, costs added up in `costs`."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.combat.attacked_players import is_attack_meant
from bot.engine.magic.combat.combatants import why_no_combatant
from bot.engine.magic.combat.companions import companions_for
from bot.engine.magic.combat.declaration_problem import Companions
from bot.engine.magic.combat.static_combat_rules import combat_rules, rules_affecting, rules_in_force
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.multiplayer.range_of_influence import reaches, seat_of_recipient
from bot.engine.magic.multiplayer.seats import seat_neighbors
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import Rules, cite_rules

Attacks = Mapping[ObjectId, Recipient]
"""Each attacking creature with what it attacks."""


def attackable_recipients(state: GameState, player: PlayerId) -> tuple[Recipient, ...]:
    """CR 506.2, 508.1b: what creatures of `player` may attack: opponents, their planeswalkers, battles they protect."""
    return attackable_from(state, player, player)


@lru_cache(maxsize=32)
def attackable_from(state: GameState, player: PlayerId, seat: PlayerId) -> tuple[Recipient, ...]:
    """CR 801.3, 809.3c: the same for a creature that stands at that seat; in Emperor only neighbours are attacked."""
    opponents = tuple(each for each in state.opponents(player) if is_attackable_from(state, player, seat, each))
    found: list[Recipient] = list(opponents)
    for thing in state.battlefield():
        values = characteristics(state, thing.id)
        is_their_planeswalker = values.is_planeswalker and thing.controller in opponents
        if is_their_planeswalker or (values.is_battle and thing.protector in opponents):
            found.append(thing.id)
    return tuple(found)


def is_attackable_from(state: GameState, player: PlayerId, seat: PlayerId, opponent: PlayerId) -> bool:
    return is_next_to(state, seat, opponent) and is_close_enough(state, player, opponent)


def is_next_to(state: GameState, seat: PlayerId, opponent: PlayerId) -> bool:
    """CR 809.3c: in Emperor the opponent has to sit next to that seat."""
    seats = state.in_game()
    return not state.rules.emperors or (seat in seats and opponent in seat_neighbors(seats, seat))


def is_close_enough(state: GameState, player: PlayerId, opponent: PlayerId) -> bool:
    """CR 801.3; by the older rules, where a creature stands is all that counts."""
    return state.rules.territories or reaches(state, None, player, opponent)


def attackable_where_it_stands(state: GameState, creature: ObjectId) -> tuple[Recipient, ...]:
    controller = state.objects[creature].controller
    return attackable_from(state, controller, seat_of_recipient(state, creature, controller))


def attackable_by(state: GameState, creature: ObjectId) -> tuple[Recipient, ...]:
    """CR 508.1b-c: what the creature may attack as far as restrictions go."""
    return tuple(
        each
        for each in attackable_where_it_stands(state, creature)
        if attack_restriction(state, creature, each) is None
    )


def why_cannot_attack(state: GameState, creature: ObjectId, attacked: Recipient | None = None) -> Refusal | None:
    """CR 508.1a-c: return what forbids the creature to attack (that, or anything), None if it may.

    Whether it attacks alone is a matter of the whole declaration."""
    refusal = why_cannot_attack_at_all(state, creature)
    if refusal is not None:
        return refusal
    allowed = attackable_where_it_stands(state, creature)
    if attacked is None:
        restrictions = [attack_restriction(state, creature, each) for each in allowed]
        return restrictions[0] if restrictions and all(restrictions) else None
    if attacked not in allowed:
        return why_not_attackable(state, creature, attacked)
    return attack_restriction(state, creature, attacked)


def why_not_attackable(state: GameState, creature: ObjectId, attacked: Recipient) -> Refusal:
    """CR 506.2, 801.3, 809.3c: why nothing that stands there could attack that: it is no opponent's, or, in Emperor,
    that opponent's seat is not the next one, or out of range."""
    controller = state.objects[creature].controller
    opponent = state.attacked_player(attacked)
    if state.rules.emperors and opponent in state.opponents(controller):
        if not is_next_to(state, seat_of_recipient(state, creature, controller), opponent):
            return Refusal(RefusalKind.NOT_NEXT_TO, NEXT_SEAT_ONLY[state.rules.territories], creature, attacked)
        if not is_close_enough(state, controller, opponent):
            return Refusal(RefusalKind.OUT_OF_RANGE, cite_rules("801.3"), creature, attacked)
    return Refusal(RefusalKind.NOT_ATTACKABLE, cite_rules("506.2", "506.3"), creature, attacked)


NEXT_SEAT_ONLY: Mapping[bool, Rules] = {False: cite_rules("809.3c"), True: cite_rules("classic attack")}
"""What says that only neighbours are attacked: today's Emperor rules, and the older ones."""


def why_cannot_attack_at_all(state: GameState, creature: ObjectId) -> Refusal | None:
    """CR 508.1a, 702.3b: return what forbids the creature to attack anything at all by what it is."""
    refusal = why_no_combatant(state, creature, "508.1a")
    if refusal is not None:
        return refusal
    attacker, values = state.objects[creature], characteristics(state, creature)
    if not state.is_active(attacker.controller):
        return Refusal(RefusalKind.NOT_CONTROLLED, cite_rules("508.1a"), creature, state.active)
    if attacker.tapped:
        return Refusal(RefusalKind.TAPPED, cite_rules("508.1a"), creature)
    if attacker.sick and KeywordName.HASTE not in values.keywords:
        return Refusal(RefusalKind.SUMMONING_SICK, cite_rules("508.1a", "302.6"), creature)
    if KeywordName.DEFENDER in values.keywords and not attacks_despite_defender(state, creature):
        return Refusal(RefusalKind.DEFENDER, cite_rules("508.1c", "702.3b"), creature)
    return None


def attacks_despite_defender(state: GameState, creature: ObjectId) -> bool:
    """CR 609.4: whether an ability lets the creature attack as though it didn't have defender."""
    return any(rules_affecting(state, ab.AttacksDespiteDefender, creature))


def attack_restriction(state: GameState, creature: ObjectId, attacked: Recipient) -> Refusal | None:
    """CR 508.1c: return the first ability that says that the creature can't attack that."""
    for ban in rules_affecting(state, ab.CantAttack, creature, state.attacked_player(attacked)):
        if ban.rule.company is not None or not is_attack_meant(state, ban, ban.rule.towards, creature, attacked):
            continue
        if ban.rule.towards is ab.Towards.ANYTHING:
            return Refusal(RefusalKind.CANT_ATTACK, cite_rules("508.1c"), creature, by=ban.source)
        return Refusal(RefusalKind.CANT_ATTACK_THAT, cite_rules("508.1c"), creature, attacked, by=ban.source)
    return None


# The whole declaration.


def forbidden_attacks(state: GameState, declared: Attacks) -> Iterator[Refusal]:
    """CR 508.1a-c: yield what is not allowed in the declaration, whatever is required."""
    for creature, attacked in declared.items():
        refusal = why_cannot_attack(state, creature, attacked)
        if refusal is not None:
            yield refusal
    if combat_rules(state):
        yield from attackers_without_companions(state, declared)
        yield from too_many_attackers(state, declared)
    yield from attackers_of_other_defenders(state, declared)


def has_one_defender(state: GameState) -> bool:
    """CR 506.2a, 809.3."""
    return state.rules.emperors and not state.rules.territories


def attackers_of_other_defenders(state: GameState, declared: Attacks) -> Iterator[Refusal]:
    """CR 506.2a, 809.3: in Emperor one opponent is the defending player of a combat; by the older rules several are."""
    if not has_one_defender(state):
        return
    defenders = {creature: state.attacked_player(attacked) for creature, attacked in declared.items()}
    first = next(iter(defenders.values()), None)
    for creature, defender in defenders.items():
        if defender != first:
            yield Refusal(RefusalKind.ONE_DEFENDING_PLAYER, cite_rules("506.2a", "507.1"), creature, first)


def attack_companions(
    state: GameState, creature: ObjectId, others: Collection[ObjectId], *, enough: bool = False
) -> tuple[Companions, ...]:
    """CR 506.5, 508.1c: without so many of which of the others abilities say that the creature can't attack."""
    bans = [
        (ban, ban.rule.company)
        for ban in rules_affecting(state, ab.CantAttack, creature)
        if ban.rule.company is not None
    ]
    return tuple(
        companions_for(state, ban, company, (each for each in others if each != creature), enough=enough)
        for ban, company in bans
    )


def attackers_without_companions(state: GameState, declared: Attacks) -> Iterator[Refusal]:
    """CR 508.1c: a creature attacks without others that it can't attack without."""
    for creature in declared:
        for wanted in attack_companions(state, creature, declared, enough=True):
            if len(wanted.among) < wanted.at_least:
                yield missing_attack_company(creature, len(declared) - 1, wanted)
                break


def missing_attack_company(creature: ObjectId, others: int, wanted: Companions) -> Refusal:
    """CR 508.1c: alone where one other of any kind is enough, else without so many that are fit for it."""
    if not others and wanted.at_least == 1 and not wanted.particular:
        return Refusal(RefusalKind.CANT_ATTACK_ALONE, cite_rules("508.1c", "506.5"), creature)
    kind = RefusalKind.CANT_ATTACK_WITHOUT_SUCH if wanted.particular else RefusalKind.CANT_ATTACK_WITHOUT
    return Refusal(kind, cite_rules("508.1c"), creature, amount=len(wanted.among), needed=wanted.at_least)


def attacker_limits(state: GameState) -> tuple[int | None, dict[Recipient, int]]:
    """CR 508.1c: how many creatures can attack in all, None for any number; and how many can attack whom or what."""
    in_all: int | None = None
    at: dict[Recipient, int] = {}
    for each in rules_in_force(state, ab.AttackerLimit):
        number = each.rule.number
        if each.rule.towards is ab.Towards.ANYTHING:
            in_all = number if in_all is None else min(in_all, number)
            continue
        for attacked in attackable_recipients(state, state.active):
            if is_attack_meant(state, each, each.rule.towards, each.source, attacked):
                at[attacked] = min(at.get(attacked, number), number)
    return in_all, at


def too_many_attackers(state: GameState, declared: Attacks) -> Iterator[Refusal]:
    """CR 508.1c: more creatures attack, or attack the same, than can."""
    in_all, at = attacker_limits(state)
    if in_all is not None and len(declared) > in_all:
        last = list(declared)[-1]
        yield Refusal(RefusalKind.TOO_MANY_ATTACKERS, cite_rules("508.1c"), last, amount=len(declared), needed=in_all)
    for attacked, number in Counter(declared.values()).items():
        if number > at.get(attacked, number):
            last = [creature for creature, its in declared.items() if its == attacked][-1]
            kind, most = RefusalKind.TOO_MANY_ATTACK_THAT, at[attacked]
            yield Refusal(kind, cite_rules("508.1c"), last, attacked, amount=number, needed=most)
