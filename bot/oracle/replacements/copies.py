"""Permanents that enter as copies, and the exceptions to those (CR 707.5, 707.9)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import EnterAsCopy, WouldEnter
from bot.oracle.nouns.own_names_and_qualities import read_attached_object, read_itself
from bot.oracle.nouns.permanents import read_all_described, read_described, read_each_described, read_one_described
from bot.oracle.nouns.spells_and_cards import read_described_card
from bot.oracle.objects.copy_exceptions import read_copy_exceptions
from bot.oracle.replacements.wording import Replacements
from bot.oracle.text.cursor import Cursor


def read_copying(at: Cursor) -> Replacements:
    """`copying` = "you may have" itself "enter" ["the battlefield"] ["tapped"] "as a copy of" original ["," "except"
    copy_exceptions] | itself "enters as a copy of" original … (CR 707.5, 707.9)"""
    optional = at.take("you", "may", "have")
    read_itself(at)
    at.expect("enter" if optional else "enters")
    at.take("the", "battlefield")
    tapped = at.take("tapped")
    at.expect("as", "a", "copy", "of")
    of, zone = _read_original(at)
    different = read_copy_exceptions(at) if at.take(",", "except") else fx.NO_EXCEPTIONS
    if different.this_ability:
        raise at.error("an ability that makes it a copy later")
    at.expect_end()
    return (ab.ReplacementAbility(WouldEnter(fl.THIS), EnterAsCopy(of, different, optional, zone, tapped)),)


def _read_original(at: Cursor) -> tuple[fl.Filter, Zone]:
    """`original` = "any" (described "on the battlefield" | described_card "in a graveyard") | one_described"""
    if not at.take("any"):
        return read_one_described(at), Zone.BATTLEFIELD
    card = at.attempt(_read_buried_original)
    if card is not None:
        return card, Zone.GRAVEYARD
    found = read_described(at, plural=False)
    at.expect("on", "the", "battlefield")
    return found, Zone.BATTLEFIELD


def _read_buried_original(at: Cursor) -> fl.Filter:
    found = read_described_card(at)
    at.expect("in", "a", "graveyard")
    return found


def read_group_copying(at: Cursor) -> Replacements:
    """`group_copying` = (each_described | all_described) ("enters" | "enter") ["the battlefield"] "as a copy of"
    (itself | attached_object) (CR 616.1c)"""
    each = at.attempt(read_each_described)
    what = read_all_described(at) if each is None else each
    at.expect("enter" if each is None else "enters")
    at.take("the", "battlefield")
    at.expect("as", "a", "copy", "of")
    of = at.attempt(read_itself) or read_attached_object(at)
    at.expect_end()
    return (ab.ReplacementAbility(WouldEnter(fl.Matching(what)), EnterAsCopy(of, optional=False)),)
