"""What activated abilities cost more or less (CR 601.2f, 602.2b): those of some sources, and an ability of itself."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition
from bot.oracle.amounts.counts import read_for_each
from bot.oracle.amounts.quantities import multiply_amount
from bot.oracle.conditions import NamedBefore, read_condition
from bot.oracle.nouns.scope import Scope, Setting
from bot.oracle.nouns.subjects import read_subject
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.tokens import Kind


def read_reduction(at: Cursor) -> tuple[fx.Amount, Condition | None]:
    """`reduction` = "this ability costs" generic_mana "less to activate" ["for each" for_each | "if" condition], to the
    end of the sentence"""
    at.expect("this", "ability", "costs")
    mana = _read_generic_mana(at)
    at.expect("less", "to", "activate")
    amount: fx.Amount = fx.Fixed(mana)
    stated = None
    if at.take("for", "each"):
        amount = multiply_amount(read_for_each(at, Scope(Setting(gone=True))), mana)
    elif at.take("if"):
        stated = read_condition(at, NamedBefore()).condition
    at.expect_end()
    return amount, stated


def read_abilities_cost(at: Cursor) -> tuple[ab.AbilityCostChange, ...]:
    """`abilities_cost` = ("activated abilities of" subject | "enchanted artifact's activated abilities") "cost"
    generic_mana ("more" | "less") "to activate" ["unless they're mana abilities"]"""
    sources: fl.ObjectSet = fl.AttachedObject()
    if not at.take("enchanted", "artifact's", "activated", "abilities"):
        at.expect("activated", "abilities", "of")
        sources = read_subject(at).what
    at.expect("cost")
    mana = _read_generic_mana(at)
    less = at.one_word(("more", "less"), "“more” or “less”") == "less"
    at.expect("to", "activate")
    spares = at.take("unless", "they're", "mana", "abilities")
    return (ab.AbilityCostChange(mana, less, sources, spares),)


def says_least_cost(at: Cursor) -> bool:
    """Say whether the sentence bounds what the one before takes off a cost."""
    return at.at("this", "effect", "can't", "reduce", "the", "mana", "in", "that", "cost")


def read_abilities_cost_at_least(sentences: Sequence[Cursor]) -> tuple[ab.AbilityCostChange, ...]:
    """`abilities_cost_at_least` = abilities_cost "." "this effect can't reduce the mana in that cost to less than one
    mana" (CR 601.2f)"""
    first, *others = sentences
    (found,) = read_abilities_cost(first)
    first.expect_end()
    if len(others) != 1 or not found.less:
        raise first.error("what it costs at least")
    at = others[0]
    at.expect("this", "effect", "can't", "reduce", "the", "mana", "in", "that", "cost")
    at.expect("to", "less", "than", "one", "mana")
    at.expect_end()
    return (replace(found, least=1),)


def _read_generic_mana(at: Cursor) -> int:
    token = at.take_kind(Kind.SYMBOL)
    amount = "" if token is None else token.word.strip("{}")
    if not amount.isdigit():
        raise at.error("so much generic mana")
    return int(amount)
