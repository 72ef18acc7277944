"""Evasion (CR 509.1b): what keeps one creature from blocking one attacker, whatever else is declared.

One row for each evasion keyword, then what abilities say in other words. Menace and the like count blockers: they are
a matter of the whole declaration, in `blocking`."""

from collections.abc import Callable, Mapping

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.combat.static_combat_rules import RuleInForce, rule_describes, rules_affecting
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.quality_matching import has_quality, protection_from
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.qualities import Quality
from bot.engine.record import record_class
from bot.engine.trace import Rules, cite_rules


@record_class
class BlockPair:
    """A creature that would block, and the attacking creature that it would block."""

    state: GameState
    blocker: ObjectId
    attacker: ObjectId

    @property
    def blocking(self) -> Characteristics:
        return characteristics(self.state, self.blocker)

    @property
    def attacking(self) -> Characteristics:
        return characteristics(self.state, self.attacker)


EvasionCheck = Callable[[BlockPair], bool]
"""Whether the keyword keeps this block from being declared."""


def cant_block_flying(pair: BlockPair) -> bool:
    """CR 702.9b."""
    return not pair.blocking.keywords & {KeywordName.FLYING, KeywordName.REACH}


def neither_artifact_nor_of_color(colors: tuple[Color, ...], blocker: Characteristics) -> bool:
    return "Artifact" not in blocker.types and not set(colors) & set(blocker.colors)


def lacks_keyword(keyword: KeywordName) -> EvasionCheck:
    return lambda pair: keyword not in pair.blocking.keywords


def blocker_has_greater_power(pair: BlockPair) -> bool:
    """CR 702.118b."""
    return (pair.blocking.power or 0) > (pair.attacking.power or 0)


def walks_defenders_land(pair: BlockPair) -> bool:
    """CR 702.14c: the defending player controls a land of a kind that the attacker walks."""
    return any(
        isinstance(ability, fx.KeywordAbility)
        and ability.keyword is KeywordName.LANDWALK
        and ability.quality is not None
        and defender_controls_land(pair, ability.quality)
        for ability in pair.attacking.abilities
    )


def defender_controls_land(pair: BlockPair, quality: Quality) -> bool:
    combat = pair.state.combat
    defender = (
        pair.state.objects[pair.blocker].controller if combat is None else combat.attackers[pair.attacker].defender
    )
    lands = (
        (thing, values)
        for thing in pair.state.battlefield()
        if thing.controller == defender and "Land" in (values := characteristics(pair.state, thing.id)).types
    )
    return any(has_quality(land, values, quality) for land, values in lands)


@dataclass(frozen=True, slots=True)
class Evasion:
    """What an attacker's keyword forbids, and where the rulebook says so."""

    forbids: EvasionCheck
    kind: RefusalKind
    rules: Rules


EVASIONS: Mapping[KeywordName, Evasion] = {
    KeywordName.FLYING: Evasion(cant_block_flying, RefusalKind.FLYING, cite_rules("509.1b", "702.9b")),
    KeywordName.INTIMIDATE: Evasion(
        lambda pair: neither_artifact_nor_of_color(pair.attacking.colors, pair.blocking),
        RefusalKind.INTIMIDATE,
        cite_rules("509.1b", "702.13b"),
    ),
    KeywordName.LANDWALK: Evasion(walks_defenders_land, RefusalKind.LANDWALK, cite_rules("509.1b", "702.14c")),
    KeywordName.PROTECTION: Evasion(
        lambda pair: protection_from(pair.state, pair.attacker, pair.blocker) is not None,
        RefusalKind.PROTECTION,
        cite_rules("509.1b", "702.16f"),
    ),
    KeywordName.SHADOW: Evasion(lacks_keyword(KeywordName.SHADOW), RefusalKind.SHADOW, cite_rules("509.1b", "702.28b")),
    KeywordName.HORSEMANSHIP: Evasion(
        lacks_keyword(KeywordName.HORSEMANSHIP), RefusalKind.HORSEMANSHIP, cite_rules("509.1b", "702.31b")
    ),
    KeywordName.FEAR: Evasion(
        lambda pair: neither_artifact_nor_of_color((Color.BLACK,), pair.blocking),
        RefusalKind.FEAR,
        cite_rules("509.1b", "702.36b"),
    ),
    KeywordName.SKULK: Evasion(blocker_has_greater_power, RefusalKind.SKULK, cite_rules("509.1b", "702.118b")),
}
"""In rulebook order."""


def evasion_refusal(state: GameState, blocker: ObjectId, attacker: ObjectId) -> Refusal | None:
    """CR 509.1b: return what forbids this block by itself, None if nothing does."""
    pair = BlockPair(state, blocker, attacker)
    keywords = pair.attacking.keywords
    for keyword, row in () if keywords.isdisjoint(EVASIONS) else EVASIONS.items():
        if keyword in keywords and row.forbids(pair):
            protection = protection_from(state, attacker, blocker) if keyword is KeywordName.PROTECTION else None
            quality = None if protection is None else protection.quality
            return Refusal(row.kind, row.rules, blocker, attacker, quality=quality)
    if KeywordName.SHADOW in pair.blocking.keywords and KeywordName.SHADOW not in pair.attacking.keywords:
        return Refusal(RefusalKind.SHADOW_BLOCKER, cite_rules("509.1b", "702.28b"), blocker, attacker)
    return why_attacker_evades(pair) or why_blocker_limited(pair)


def may_evade(state: GameState, attacker: ObjectId) -> bool:
    """CR 509.1b: whether some ability of the attacker may keep a creature from blocking it."""
    keywords = characteristics(state, attacker).keywords
    return not keywords.isdisjoint(EVASIONS) or any(
        is_unblockable(each.rule) or each.rule.by is not None or each.rule.except_by is not None
        for each in rules_affecting(state, ab.CantBeBlocked, attacker)
    )


def has_block_restriction(state: GameState, blocker: ObjectId) -> bool:
    """CR 509.1b: whether some ability of the creature may keep it from blocking an attacker."""
    return (
        KeywordName.SHADOW in characteristics(state, blocker).keywords
        or any(ban.rule.what is not None for ban in rules_affecting(state, ab.CantBlock, blocker))
        or any(rules_affecting(state, ab.CanBlockOnly, blocker))
    )


def why_attacker_evades(pair: BlockPair) -> Refusal | None:
    """CR 509.1b: the refusal if an ability says that the attacker can't be blocked by this creature; None if not."""
    for rule in rules_affecting(pair.state, ab.CantBeBlocked, pair.attacker):
        if is_unblockable(rule.rule):
            kind = RefusalKind.CANT_BE_BLOCKED
            return Refusal(kind, cite_rules("509.1b"), pair.blocker, pair.attacker, by=rule.source)
        if evades_blocker(pair, rule):
            kind, by = RefusalKind.CANT_BE_BLOCKED_BY, rule.rule
            return Refusal(
                kind, cite_rules("509.1b"), pair.blocker, pair.attacker, evasion=by, controller=rule.controller
            )
    return None


def is_unblockable(rule: ab.CantBeBlocked) -> bool:
    return rule.by is None and rule.except_by is None and rule.at_least is None and rule.at_most is None


def evades_blocker(pair: BlockPair, rule: RuleInForce[ab.CantBeBlocked]) -> bool:
    by, except_by = rule.rule.by, rule.rule.except_by
    if by is not None and rule_describes(pair.state, rule, pair.blocker, by):
        return True
    return except_by is not None and not rule_describes(pair.state, rule, pair.blocker, except_by)


def why_blocker_limited(pair: BlockPair) -> Refusal | None:
    """CR 509.1b: the refusal if an ability says that the creature can't block this attacker; None if not."""
    for ban in rules_affecting(pair.state, ab.CantBlock, pair.blocker):
        if ban.rule.what is not None and rule_describes(pair.state, ban, pair.attacker, ban.rule.what):
            kind = RefusalKind.CANT_BLOCK_THAT
            return Refusal(kind, cite_rules("509.1b"), pair.blocker, pair.attacker, by=ban.source)
    for limit in rules_affecting(pair.state, ab.CanBlockOnly, pair.blocker):
        if not rule_describes(pair.state, limit, pair.attacker, limit.rule.what):
            kind = RefusalKind.CANT_BLOCK_THAT
            return Refusal(kind, cite_rules("509.1b"), pair.blocker, pair.attacker, by=limit.source)
    return None
