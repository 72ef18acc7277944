"""Trigger conditions about damage dealt, or prevented (CR 120, 603.2, 615.13)."""

from dataclasses import replace

from bot.engine.magic.words.abilities import DealsDamage, IsPrevented, Met
from bot.engine.magic.words.filters import THIS, ObjectSet, Players, Sources, ThatSource
from bot.oracle.nouns.own_names_and_qualities import itself
from bot.oracle.nouns.scope import Named, Setting
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table
from bot.oracle.triggers.trigger_context import Trigger, against


def is_prevented(at: Cursor) -> Trigger:
    """`is_prevented` = "damage that would be dealt to" recipient "is prevented" (CR 615.13)"""
    at.expect("damage", "that", "would", "be", "dealt", "to")
    to = at.choose(_DAMAGED)
    if to is None:
        raise at.error("“you”, “a creature” or the like")
    at.expect("is", "prevented")
    return Trigger(IsPrevented(to), Named((THIS,)), Setting(amount=True))


_DAMAGED = phrase_table(
    {
        "a player": Met.PLAYER,
        "any player": Met.PLAYER,
        "an opponent": Met.OPPONENT,
        "you": Met.YOU,
        "a creature": Met.CREATURE,
        "a planeswalker": Met.PLANESWALKER,
        "a battle": Met.BATTLE,
        "a player or planeswalker": Met.PLAYER_OR_PLANESWALKER,
        "a player or battle": Met.PLAYER_OR_BATTLE,
    }
)
ONE_PLAYER = frozenset({Met.PLAYER, Met.OPPONENT, Met.YOU})


def deals_damage(at: Cursor, who: ObjectSet | Sources) -> Trigger:
    """`deals_damage` = "deals" damage"""
    at.expect("deals")
    return damage(at, who)


def damage(at: Cursor, who: ObjectSet | Sources) -> Trigger:
    """`damage` = ["combat"] "damage" ["to" (recipient | itself, of another source)] (CR 603.2)"""
    combat = at.take("combat")
    at.expect("damage")
    if not at.take("to"):
        return Trigger(DealsDamage(who, combat), _dealing(who), Setting(amount=True))
    to = Met.THIS if who != THIS and at.attempt(itself) is not None else at.choose(_DAMAGED)
    if to is None:
        raise at.error("“a player”, “an opponent”, “a creature” or the like")
    condition = DealsDamage(who, combat, to)
    if to in {Met.CREATURE, Met.PLANESWALKER, Met.BATTLE}:
        met = Named() if isinstance(who, Sources) else against(who)
        return Trigger(condition, met, Setting(amount=True))
    player = Players.TRIGGERING_PLAYER if to in ONE_PLAYER - {Met.YOU} else None
    return Trigger(condition, replace(_dealing(who), player=player), Setting(amount=True))


def _dealing(who: ObjectSet | Sources) -> Named:
    """The event is about what deals the damage, beside what is dealt it."""
    return Named((THIS if who == THIS else ThatSource(),))
