"""Auras that return what they enchant in a graveyard (CR 303.4, 702.5): "it loses “enchant creature card in a
graveyard” and gains “enchant creature put onto the battlefield with this Aura.”" and what follows it."""

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.keywords.quoted_abilities import QUOTE
from bot.oracle.nouns.object_references import read_target_object
from bot.oracle.nouns.scope import Scope
from bot.oracle.text.cursor import Cursor

Effects = tuple[fx.Effect, ...]


def read_enchant_what_is_put(at: Cursor, _: Scope, before: Effects) -> Effects:
    """`enchant_what_is_put` = "it" ("loses" QUOTE "enchant creature card in a graveyard" QUOTE "and gains" | "becomes
    an Aura with") QUOTE "enchant creature put onto the battlefield with" itself QUOTE"""
    at.expect("it")
    becomes = at.take("becomes", "an", "aura", "with")
    if not becomes:
        at.expect("loses", QUOTE, "enchant", "creature", "card", "in", "a", "graveyard", QUOTE, "and", "gains")
    at.expect(QUOTE, "enchant", "creature", "put", "onto", "the", "battlefield", "with")
    _read_itself(at)
    at.take(".")
    at.expect(QUOTE)
    return (*before, fx.EnchantWhatIsPut(becomes_aura=becomes))


def read_put_and_attach(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`put_and_attach` = ("return" | "put") ("enchanted creature card" | target_object) ("to" | "onto") "the
    battlefield" ["tapped"] "under your control and attach" itself "to it", behind enchant_what_is_put: first
    the creature is there, then the Aura can enchant it, then it is attached"""
    if not before or not isinstance(before[-1], fx.EnchantWhatIsPut):
        raise at.error("an Aura that enchants what is put")
    if not at.take("return"):
        at.expect("put")
    enchanted = at.take("enchanted", "creature", "card")
    what = fl.AttachedObject() if enchanted else read_target_object(at, scope).what
    if not at.take("to"):
        at.expect("onto")
    at.expect("the", "battlefield")
    tapped = at.take("tapped")
    at.expect("under", "your", "control", "and", "attach")
    _read_itself(at)
    at.expect("to", "it")
    put = fx.PutOntoBattlefield(what, fx.Entering(tapped=tapped), yours=True)
    return (*before[:-1], put, before[-1], fx.AttachObject(fl.Made()))


def read_sacrificed_as_this_leaves(at: Cursor, _: Scope, before: Effects) -> Effects:
    """`sacrificed_as_this_leaves` = "when" itself "leaves the battlefield," "that creature's controller sacrifices it",
    of the creature that the ability put there (CR 603.7c)"""
    if not any(isinstance(each, fx.PutOntoBattlefield) for each in before):
        raise at.error("a creature that was put onto the battlefield")
    at.expect("when")
    _read_itself(at)
    at.expect("leaves", "the", "battlefield", ",", "that", "creature's", "controller", "sacrifices", "it")
    ability = ab.TriggeredAbility(ab.Leaves(fl.THIS), (fx.SacrificeObjects(fl.Made()),))
    return (*before, fx.MakeDelayedAbility(ability, fx.Duration.PERMANENT, once=True, of_made=True))


def _read_itself(at: Cursor) -> None:
    if not (at.take("this", "aura") or at.take("this", "enchantment") or any(at.take_raw(name) for name in at.names)):
        raise at.error("the Aura itself")
