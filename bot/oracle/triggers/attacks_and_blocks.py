"""Trigger conditions about attacks and blocks (CR 508.3, 509.3), each behind “when” or “whenever”."""

from dataclasses import replace

from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.nouns.permanents import read_described, read_one_described
from bot.oracle.nouns.scope import NamedSoFar, Setting
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table
from bot.oracle.triggers.trigger_context import (
    TRIGGERING,
    Trigger,
    about_other_creature,
    about_subject,
    about_unnamed,
    without_defending_player,
)


def read_you_attack_trigger(at: Cursor) -> Trigger:
    """`you_attack_trigger` = "you attack" ["with" number "or more" described | ATTACKED] (CR 508.3d-e)"""
    at.expect("you", "attack")
    if at.take("with"):
        least = read_number(at)
        at.expect("or", "more")
        return attack_together(
            replace(without_defending_player(at, read_described(at, plural=True)), side=fl.Side.YOU),
            least,
            ab.TriggerRecipient.ANYTHING,
        )
    return attack_together(fl.YOUR_CREATURE, 1, at.choose(ATTACKED) or ab.TriggerRecipient.ANYTHING)


def read_you_exert_trigger(at: Cursor) -> Trigger:
    """`you_exert_trigger` = "you exert" one_described (CR 701.43a)"""
    at.expect("you", "exert")
    return Trigger(
        ab.Exerts(fl.Matching(without_defending_player(at, read_one_described(at)))), NamedSoFar((TRIGGERING,))
    )


def read_is_attacked_trigger(at: Cursor) -> Trigger:
    """`is_attacked_trigger` = ("you're" | "enchanted player is" | …) "attacked" (CR 508.3b)"""
    found = at.choose(_IS_ATTACKED)
    if found is None:
        raise at.error("who is attacked")
    return attack_together(fl.CREATURE, 1, found)


_IS_ATTACKED = phrase_table(
    {
        "you're attacked": ab.TriggerRecipient.YOU,
        "you are attacked": ab.TriggerRecipient.YOU,
        "a player is attacked": ab.TriggerRecipient.PLAYER,
        "an opponent is attacked": ab.TriggerRecipient.OPPONENT,
        "enchanted player is attacked": ab.TriggerRecipient.ENCHANTED_PLAYER,
        "a planeswalker is attacked": ab.TriggerRecipient.PLANESWALKER,
        "a battle is attacked": ab.TriggerRecipient.BATTLE,
    }
)
"""What is attacked, by any number of creatures (CR 508.3b)."""


def attack_together(creatures: fl.Filter, least: int, attacked: ab.TriggerRecipient) -> Trigger:
    """Return the trigger on at least so many of the creatures attacking at once (CR 508.3b, 508.3d)."""
    one_player = attacked in {
        ab.TriggerRecipient.PLAYER,
        ab.TriggerRecipient.OPPONENT,
        ab.TriggerRecipient.ENCHANTED_PLAYER,
    }
    named = NamedSoFar(player=fl.Players.TRIGGERING_PLAYER if one_player else None)
    setting = Setting(defender=attacked is not ab.TriggerRecipient.ANYTHING, amount=True)
    return Trigger(ab.PlayerAttacks(creatures, least, attacked), named, setting)


WITH_DEFENDER = Setting(defender=True)


def read_battalion_trigger(at: Cursor) -> Trigger:
    """`battalion_trigger` = itself "and at least" number "other" ("creature attack" | "creatures attack")"""
    read_itself(at)
    at.expect("and", "at", "least")
    others = read_number(at)
    at.expect("other", "creature" if others == 1 else "creatures", "attack")
    return Trigger(ab.Attacks(others=others), about_subject(fl.THIS), WITH_DEFENDER)


def read_attacks_trigger(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`attacks_trigger` = "attacks" ["alone" | "while" DESIGNATION | "and isn't blocked" | "the player with the most
    life or tied for most life" | ATTACKED] (CR 508.3a, 506.5, 509.3g, 702.171b)"""
    at.expect("attacks")
    if at.take("and", "isn't", "blocked"):
        return Trigger(ab.AttacksUnblocked(who), about_subject(who), WITH_DEFENDER)
    if at.take("alone"):
        return Trigger(ab.Attacks(who, alone=True), about_subject(who), WITH_DEFENDER)
    for each in Designation:
        if at.take("while", each):
            return Trigger(ab.Attacks(who, designation=each), about_subject(who), WITH_DEFENDER)
    if at.take("the", "player", "with", "the", "most", "life", "or", "tied", "for", "most", "life"):
        named = replace(about_subject(who), player=fl.Players.DEFENDING_PLAYER)
        return Trigger(ab.Attacks(who, richest=True), named, WITH_DEFENDER)
    attacked = at.choose(ATTACKED) or ab.TriggerRecipient.ANYTHING
    that_player = (
        fl.Players.DEFENDING_PLAYER
        if attacked in {ab.TriggerRecipient.PLAYER, ab.TriggerRecipient.OPPONENT, ab.TriggerRecipient.ENCHANTED_PLAYER}
        else None
    )
    return Trigger(ab.Attacks(who, at=attacked), replace(about_subject(who), player=that_player), WITH_DEFENDER)


ATTACKED = phrase_table(
    {
        "a player": ab.TriggerRecipient.PLAYER,
        "an opponent": ab.TriggerRecipient.OPPONENT,
        "you": ab.TriggerRecipient.YOU,
        "a planeswalker": ab.TriggerRecipient.PLANESWALKER,
        "a battle": ab.TriggerRecipient.BATTLE,
        "a player or planeswalker": ab.TriggerRecipient.PLAYER_OR_PLANESWALKER,
        "one of your opponents": ab.TriggerRecipient.OPPONENT,
        "enchanted player": ab.TriggerRecipient.ENCHANTED_PLAYER,
        "you or a planeswalker you control": ab.TriggerRecipient.YOU_OR_YOUR_PLANESWALKER,
    }
)
"""What is attacked (CR 508.3a)."""


def read_blocks_trigger(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`blocks_trigger` = "blocks" [one_described | or_more_creatures "or more creatures"] (CR 509.3a-b, e)"""
    at.expect("blocks")
    if at.at("a") or at.at("an"):
        what = without_defending_player(at, read_one_described(at))
        return Trigger(ab.Blocks(who, each=True, what=what), about_other_creature(who))
    return Trigger(ab.Blocks(who, at_least=at.attempt(_read_or_more_creatures) or 1), about_unnamed(who))


def _read_or_more_creatures(at: Cursor) -> int:
    """`or_more_creatures` = number "or more creatures"."""
    least = read_number(at)
    at.expect("or", "more", "creatures")
    return least


def read_becomes_blocked_trigger(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`becomes_blocked_trigger` = "becomes blocked" ["by" (one_described | or_more_creatures "or more creatures")]
    (CR 509.3c-e)"""
    at.expect("becomes", "blocked")
    by = at.take("by")
    least = at.attempt(_read_or_more_creatures) if by else 1
    if least is not None:
        return Trigger(ab.BecomesBlocked(who, at_least=least), about_subject(who), WITH_DEFENDER)
    return Trigger(
        ab.BecomesBlocked(who, without_defending_player(at, read_one_described(at))),
        about_other_creature(who),
        WITH_DEFENDER,
    )


def read_mentors_trigger(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`mentors_trigger` = "mentors a creature" (CR 702.134c)"""
    at.expect("mentors", "a", "creature")
    return Trigger(ab.Mentors(who), about_other_creature(who) if who == fl.THIS else NamedSoFar((TRIGGERING,)))


def read_trains_trigger(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`trains_trigger` = "trains" (CR 702.149c)"""
    at.expect("trains")
    return Trigger(ab.Trains(who), about_subject(who))


def read_enlists_trigger(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`enlists_trigger` = "enlists a creature" (CR 702.154c)"""
    at.expect("enlists", "a", "creature")
    return Trigger(ab.Enlists(who), about_other_creature(who))
