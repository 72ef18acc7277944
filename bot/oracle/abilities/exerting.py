"""What a player may do as a creature attacks, and what is linked to it (CR 508.1g, 607.2h): exerting it.

Both sentences stand in one paragraph; the second alone says nothing."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.oracle.abilities.activated_and_triggered import read_what_is_done
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.nouns.scope import NamedSoFar, Scope, Setting
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

_ATTACKING = phrase_table({words: words for words in ("it attacks", "he attacks", "she attacks", "they attack")})


def read_exert_option(at: Cursor) -> tuple[ab.OptionalAttackCost, ...]:
    """`exert_option` = "you may exert" itself "as it attacks" (CR 701.43d)"""
    at.expect("you", "may", "exert")
    read_itself(at)
    at.expect("as")
    if at.choose(_ATTACKING) is None:
        raise at.error("“it attacks”")
    return (ab.OptionalAttackCost(ab.AsItAttacks.EXERT),)


def read_exerting(sentences: Sequence[Cursor]) -> ab.OptionalAttackCost:
    """`exerting` = exert_option "." "when you do," what_is_done (CR 607.2h)"""
    first, second, *others = sentences
    (cost,) = read_exert_option(first)
    first.expect(".")
    second.expect("when", "you", "do", ",")
    scope = Scope(Setting(defender=True), NamedSoFar((fl.THIS,)))
    effects, optional = read_what_is_done((second, *others), scope)
    return replace(cost, then=ab.TriggeredAbility(ab.WhenYouDo(), effects, scope.named.targets, optional))
