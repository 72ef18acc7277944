"""Trigger conditions about damage dealt, or prevented (CR 120, 603.2, 615.13)."""

from dataclasses import replace

from bot.engine.magic.ground.subtypes import card_type_of
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.nouns.permanents import is_relative, read_one_described
from bot.oracle.nouns.scope import NamedSoFar, Setting
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table
from bot.oracle.triggers.trigger_context import Trigger, about_other_creature


def read_is_prevented_trigger(at: Cursor) -> Trigger:
    """`is_prevented_trigger` = "damage that would be dealt to" DAMAGED "is prevented" (CR 615.13)"""
    at.expect("damage", "that", "would", "be", "dealt", "to")
    to = at.choose(_DAMAGED)
    if to is None:
        raise at.error("“you”, “a creature” or the like")
    at.expect("is", "prevented")
    return Trigger(ab.IsPrevented(to), NamedSoFar((fl.THIS,)), Setting(amount=True))


_DAMAGED = phrase_table(
    {
        "a player": ab.TriggerRecipient.PLAYER,
        "any player": ab.TriggerRecipient.PLAYER,
        "an opponent": ab.TriggerRecipient.OPPONENT,
        "you": ab.TriggerRecipient.YOU,
        "a creature": ab.TriggerRecipient.CREATURE,
        "a planeswalker": ab.TriggerRecipient.PLANESWALKER,
        "a battle": ab.TriggerRecipient.BATTLE,
        "a player or planeswalker": ab.TriggerRecipient.PLAYER_OR_PLANESWALKER,
        "a player or battle": ab.TriggerRecipient.PLAYER_OR_BATTLE,
        "one of your opponents": ab.TriggerRecipient.OPPONENT,
        "enchanted player": ab.TriggerRecipient.ENCHANTED_PLAYER,
        "you or a planeswalker you control": ab.TriggerRecipient.YOU_OR_YOUR_PLANESWALKER,
    }
)
ONE_PLAYER = frozenset(
    {
        ab.TriggerRecipient.PLAYER,
        ab.TriggerRecipient.OPPONENT,
        ab.TriggerRecipient.YOU,
        ab.TriggerRecipient.ENCHANTED_PLAYER,
    }
)


def read_player_is_dealt_damage(at: Cursor) -> Trigger:
    """`player_is_dealt_damage` = ("you're" | "an opponent is" | "a player is") "dealt" ["combat" | "noncombat"]
    "damage" (CR 603.2c)"""
    side = at.choose(_DEALT)
    if side is None:
        raise at.error("who is dealt damage")
    combat = True if at.take("combat") else False if at.take("noncombat") else None
    at.expect("damage")
    player = None if side is fl.Side.YOU else fl.Players.TRIGGERING_PLAYER
    return Trigger(ab.PlayerIsDealtDamage(side, combat), NamedSoFar(player=player), Setting(amount=True))


_DEALT = phrase_table(
    {
        "you're dealt": fl.Side.YOU,
        "you are dealt": fl.Side.YOU,
        "an opponent is dealt": fl.Side.OPPONENT,
        "a player is dealt": fl.Side.ANY,
    }
)


def read_deals_damage_trigger(at: Cursor, who: fl.ObjectSet | fl.Sources) -> Trigger:
    """`deals_damage_trigger` = "deals" damage_trigger"""
    at.expect("deals")
    return read_damage_trigger(at, who)


def read_damage_trigger(at: Cursor, who: fl.ObjectSet | fl.Sources) -> Trigger:
    """`damage_trigger` = ["combat" | "noncombat"] "damage" ["to" (DAMAGED | itself, of another source | one_described,
    a creature)] (CR 603.2)"""
    noncombat = at.take("noncombat")
    combat = not noncombat and at.take("combat")
    at.expect("damage")
    if not at.take("to"):
        condition = ab.DealsDamage(who, combat, noncombat=noncombat)
        return Trigger(condition, _about_dealing(who), Setting(amount=True))
    to = ab.TriggerRecipient.THIS if who != fl.THIS and at.attempt(read_itself) is not None else at.choose(_DAMAGED)
    like = None
    if to is None:
        like, to = read_one_described(at), ab.TriggerRecipient.CREATURE
        if (
            like.other
            or card_type_of(next(iter(like.all_of[-1:] or like.any_of), "")) != "Creature"
            or is_relative(like)
        ):
            raise at.error("“a player”, “an opponent”, “a creature” or the like")
    condition = ab.DealsDamage(who, combat, to, noncombat=noncombat, like=like)
    if to in {ab.TriggerRecipient.CREATURE, ab.TriggerRecipient.PLANESWALKER, ab.TriggerRecipient.BATTLE}:
        named = NamedSoFar() if isinstance(who, fl.Sources) else about_other_creature(who)
        return Trigger(condition, named, Setting(amount=True))
    player = fl.Players.TRIGGERING_PLAYER if to in ONE_PLAYER - {ab.TriggerRecipient.YOU} else None
    return Trigger(condition, replace(_about_dealing(who), player=player), Setting(amount=True))


def _about_dealing(who: fl.ObjectSet | fl.Sources) -> NamedSoFar:
    """Return what pronouns stand for: what deals the damage."""
    return NamedSoFar((fl.THIS if who == fl.THIS else fl.ThatSource(),))
