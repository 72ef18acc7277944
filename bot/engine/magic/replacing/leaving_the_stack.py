"""Into which zone a spell's card goes instead, whatever takes it off the stack (CR 614.1a, 702.34a, 702.127a,
702.133a)."""

from bot.engine.magic import events as ev
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.tables import EXILED_AFTER
from bot.engine.magic.table.keyword_costs_paid import was_keyword_paid
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.trace import Rules, cite_rules

STAYS_IN_PLAY = frozenset({Zone.BATTLEFIELD, Zone.CEASED, Zone.OUTSIDE})
"""Where what leaves the stack becomes a permanent, or is no card that could be exiled (CR 608.3, 704.5e, 800.4a)."""


def exiled_from_stack(spell: GameObject, move: ev.ZoneChanged) -> Rules:
    """CR 614.6: the rules by which the card of a spell is exiled instead of going where it would: a cost like flashback
    was paid for it, it has aftermath and was cast from a graveyard, or what let it be cast says so of a graveyard;
    empty where it goes there."""
    if spell.zone is not Zone.STACK or move.destination in STAYS_IN_PLAY:
        return ()
    for keyword, cited in EXILED_AFTER.items():
        if was_keyword_paid(spell, keyword):
            return cited
    if spell.cast.origin is Zone.GRAVEYARD and KeywordName.AFTERMATH in spell.printed.keywords:
        return cite_rules("702.127a")
    permission, buried = spell.cast.permission, move.destination is Zone.GRAVEYARD
    return cite_rules("614.1a") if buried and permission is not None and permission.exiled_after else ()
