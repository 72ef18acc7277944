"""Static abilities of several sentences: replaced draws and prevented damage."""

from collections.abc import Sequence

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.oracle.effects.clauses import read_clauses
from bot.oracle.effects.damage_changes import read_damage_ability, read_prevented_ability
from bot.oracle.effects.effect_sentences import read_effect_sentence
from bot.oracle.nouns.scope import Scope
from bot.oracle.replacements import read_draws
from bot.oracle.statics.wording import Static
from bot.oracle.text.cursor import Cursor


def read_draws_with_more(sentences: Sequence[Cursor]) -> tuple[Static, ...]:
    """`draws_with_more` = draws { effect_sentence } (CR 614.11)"""

    def more(scope: Scope, effects: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
        for sentence in sentences[1:]:
            effects = read_effect_sentence(sentence, scope, effects)
        return effects

    return read_draws(sentences[0], read_clauses, more)


def read_prevention_with_more(sentences: Sequence[Cursor]) -> tuple[ab.DamageAbility, ...]:
    """`prevention_with_more` = damage_ability { prevented_ability } (CR 615.5)"""
    first, *others = sentences
    found = read_damage_ability(first, read_clauses)
    first.expect_end()
    if len(found) != 1:
        raise first.error("one prevention, of which there is more to say")
    for sentence in others:
        found = (read_prevented_ability(sentence, found[0], read_clauses),)
        sentence.expect_end()
    return found
