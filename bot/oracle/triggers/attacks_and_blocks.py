"""Trigger conditions about attacks and blocks (CR 508.3, 509.3), each behind “when” or “whenever”."""

from dataclasses import replace

from bot.engine.magic.words.abilities import (
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    Blocks,
    Enlists,
    Exerts,
    Mentors,
    Met,
    PlayerAttacks,
    Trains,
)
from bot.engine.magic.words.filters import CREATURE, THIS, YOUR_CREATURE, Filter, Matching, ObjectSet, Players, Side
from bot.oracle.nouns.own_names_and_qualities import itself
from bot.oracle.nouns.permanents import described, one
from bot.oracle.nouns.scope import Named, Setting
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import number
from bot.oracle.text.word_tables import phrase_table
from bot.oracle.triggers.trigger_context import TRIGGERING, Trigger, about, against, alone, undefended


def you_attack(at: Cursor) -> Trigger:
    """`you_attack` = "you attack" ["with" number "or more" described | attacked] (CR 508.3d-e)"""
    at.expect("you", "attack")
    if at.take("with"):
        least = number(at)
        at.expect("or", "more")
        return attack_together(replace(undefended(at, described(at, plural=True)), side=Side.YOU), least, Met.ANYTHING)
    return attack_together(YOUR_CREATURE, 1, at.choose(ATTACKED) or Met.ANYTHING)


def you_exert(at: Cursor) -> Trigger:
    """`you_exert` = "you exert" one (CR 701.43a)"""
    at.expect("you", "exert")
    return Trigger(Exerts(Matching(undefended(at, one(at)))), Named((TRIGGERING,)))


def is_attacked(at: Cursor) -> Trigger:
    """`is_attacked` = ("you're" | "enchanted player is" | …) "attacked" (CR 508.3b)"""
    found = at.choose(_IS_ATTACKED)
    if found is None:
        raise at.error("who is attacked")
    return attack_together(CREATURE, 1, found)


_IS_ATTACKED = phrase_table(
    {
        "you're attacked": Met.YOU,
        "you are attacked": Met.YOU,
        "a player is attacked": Met.PLAYER,
        "an opponent is attacked": Met.OPPONENT,
        "enchanted player is attacked": Met.ENCHANTED_PLAYER,
        "a planeswalker is attacked": Met.PLANESWALKER,
        "a battle is attacked": Met.BATTLE,
    }
)
"""CR 508.3b: what is attacked, by however many creatures."""


def attack_together(creatures: Filter, least: int, met: Met) -> Trigger:
    """CR 508.3b, d: so many of the creatures or more attack, all at once."""
    one_player = met in {Met.PLAYER, Met.OPPONENT, Met.ENCHANTED_PLAYER}
    named = Named(player=Players.TRIGGERING_PLAYER if one_player else None)
    setting = Setting(defender=met is not Met.ANYTHING, amount=True)
    return Trigger(PlayerAttacks(creatures, least, met), named, setting)


WITH_DEFENDER = Setting(defender=True)


def battalion(at: Cursor) -> Trigger:
    """`battalion` = itself "and at least" number "other" ("creature attack" | "creatures attack")"""
    itself(at)
    at.expect("and", "at", "least")
    others = number(at)
    at.expect("other", "creature" if others == 1 else "creatures", "attack")
    return Trigger(Attacks(others=others), about(THIS), WITH_DEFENDER)


def attacks(at: Cursor, who: ObjectSet) -> Trigger:
    """`attacks` = "attacks" ["alone" | "while saddled" | "and isn't blocked" | attacked] (CR 508.3a, 506.5, 509.3g,
    702.171b)"""
    at.expect("attacks")
    if at.take("and", "isn't", "blocked"):
        return Trigger(AttacksUnblocked(who), about(who), WITH_DEFENDER)
    if at.take("alone"):
        return Trigger(Attacks(who, alone=True), about(who), WITH_DEFENDER)
    if at.take("while", "saddled"):
        return Trigger(Attacks(who, saddled=True), about(who), WITH_DEFENDER)
    met = at.choose(ATTACKED) or Met.ANYTHING
    that_player = Players.DEFENDING_PLAYER if met in {Met.PLAYER, Met.OPPONENT} else None
    return Trigger(Attacks(who, at=met), replace(about(who), player=that_player), WITH_DEFENDER)


ATTACKED = phrase_table(
    {
        "a player": Met.PLAYER,
        "an opponent": Met.OPPONENT,
        "you": Met.YOU,
        "a planeswalker": Met.PLANESWALKER,
        "a battle": Met.BATTLE,
        "a player or planeswalker": Met.PLAYER_OR_PLANESWALKER,
        "you or a planeswalker you control": Met.YOU_OR_YOUR_PLANESWALKER,
    }
)
"""What is attacked (CR 508.3a)."""


def blocks(at: Cursor, who: ObjectSet) -> Trigger:
    """`blocks` = "blocks" ["a creature" | number "or more creatures"] (CR 509.3a-b, e)"""
    at.expect("blocks")
    if at.take("a", "creature"):
        return Trigger(Blocks(who, each=True), against(who))
    return Trigger(Blocks(who, at_least=at.attempt(_or_more_creatures) or 1), alone(who))


def _or_more_creatures(at: Cursor) -> int:
    """`or_more_creatures` = number "or more creatures"."""
    least = number(at)
    at.expect("or", "more", "creatures")
    return least


def becomes_blocked(at: Cursor, who: ObjectSet) -> Trigger:
    """`becomes_blocked` = "becomes blocked" ["by" (one | number "or more creatures")] (CR 509.3c-e)"""
    at.expect("becomes", "blocked")
    by = at.take("by")
    least = at.attempt(_or_more_creatures) if by else 1
    if least is not None:
        return Trigger(BecomesBlocked(who, at_least=least), about(who), WITH_DEFENDER)
    return Trigger(BecomesBlocked(who, undefended(at, one(at))), against(who), WITH_DEFENDER)


def mentors(at: Cursor, who: ObjectSet) -> Trigger:
    """`mentors` = "mentors a creature" (CR 702.134c)"""
    at.expect("mentors", "a", "creature")
    return Trigger(Mentors(who), against(who) if who == THIS else Named((TRIGGERING,)))


def trains(at: Cursor, who: ObjectSet) -> Trigger:
    """`trains` = "trains" (CR 702.149c)"""
    at.expect("trains")
    return Trigger(Trains(who), about(who))


def enlists(at: Cursor, who: ObjectSet) -> Trigger:
    """`enlists` = "enlists a creature" (CR 702.154c)"""
    at.expect("enlists", "a", "creature")
    return Trigger(Enlists(who), against(who))
