"""Modal spells and abilities (CR 700.2): how many modes may be chosen, and what each of them does."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import WasPaid
from bot.oracle.abilities.partial_reading import EffectsReader
from bot.oracle.conditions import NamedBefore, read_condition
from bot.oracle.nouns.costs import read_mana
from bot.oracle.nouns.scope import NamedSoFar, Scope, Setting
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.tokens import Kind

SPELL = Setting(spell=True, x=True)


def read_modal(
    header: Sequence[Cursor],
    modes: Sequence[Sequence[Cursor]],
    read_effects: EffectsReader,
    setting: Setting = SPELL,
    named: NamedSoFar | None = None,
) -> ab.Modal:
    """`modal` = header "•" mode { "•" mode }, each mode a line of its own; `named` is what was named before them"""
    chosen = _read_header(header)
    options = tuple(_read_mode(sentences, Scope(setting, named), read_effects) for sentences in modes)
    if len(options) < max(chosen.least, 2) and not chosen.again:
        raise header[0].error("as many modes as are chosen")
    return replace(chosen, modes=options)


def read_modes_with_costs(modes: Sequence[Sequence[Cursor]], read_effects: EffectsReader) -> ab.Modal:
    """`modes_with_costs` = "+" mana DASH effects { "+" mana DASH effects }, of which one or more are chosen | "•"
    flavor mana DASH effects { "•" flavor mana DASH effects }, of which one is (CR 702.172a, 702.183a)"""
    spree = modes[0][0].at("+")
    return ab.Modal(tuple(_read_mode_with_cost(each, read_effects) for each in modes), most=None if spree else 1)


def _read_mode_with_cost(sentences: Sequence[Cursor], read_effects: EffectsReader) -> ab.Mode:
    at = sentences[0]
    if not at.take("+"):
        at.expect("•")
        _read_flavor(at)
    cost = ab.Cost(mana=read_mana(at))
    at.expect("—")
    scope = Scope(SPELL)
    effects = read_effects(sentences, scope)
    return ab.Mode(effects, scope.named.targets, cost)


def _read_header(sentences: Sequence[Cursor]) -> ab.Modal:
    """`header` = "choose" mode_number (DASH | "." (("You may choose the same mode" | "A mode may be chosen") "more than
    once" "." | mode_number_if_kicked)) (CR 700.2a, d)"""
    at, *others = sentences
    at.expect("choose")
    least, most = _read_mode_number(at)
    if not others:
        at.expect("—")
    else:
        at.expect(".")
    again, other = False, None
    if others and others[0].at("if"):
        other = _read_mode_number_if_kicked(others[0])
    elif others:
        if not others[0].take("a", "mode", "may", "be", "chosen"):
            others[0].expect("you", "may", "choose", "the", "same", "mode")
        others[0].expect("more", "than", "once", ".")
        again = True
    if not at.done or len(others) > 1 or (others and not others[0].done):
        raise at.error("the modes")
    return ab.Modal((), least, most, again, other)


def _read_mode_number_if_kicked(at: Cursor) -> ab.OtherNumber:
    """`mode_number_if_kicked` = "if" condition ["as you cast this spell"] "," ("choose" | "you may choose") ("both" |
    mode_number) "instead" "." (CR 700.2, 702.33d)"""
    at.expect("if")
    stated = read_condition(at, NamedBefore(fl.THIS)).condition
    paid = isinstance(stated, WasPaid) and stated.what == fl.THIS
    if not paid:
        at.expect("as", "you", "cast", "this", "spell")
    at.expect(",", expected="a comma")
    may = at.take("you", "may")
    at.expect("choose")
    least, most = (2, 2) if at.take("both") else _read_mode_number(at)
    at.expect("instead", ".")
    return ab.OtherNumber(stated, 1 if may else least, most)


def _read_mode_number(at: Cursor) -> tuple[int, int | None]:
    """`mode_number` = "any number" | "up to" NUMBER | NUMBER ["or more" | "or both" | "or" NUMBER]"""
    if at.take("any", "number"):
        return 0, None
    if at.take("up", "to"):
        return 0, read_number(at)
    least = read_number(at)
    if at.take("or", "more"):
        return least, None
    if at.take("or", "both"):
        return least, 2
    if at.take("or"):
        return least, read_number(at)
    return least, least


def _read_mode(sentences: Sequence[Cursor], scope: Scope, read_effects: EffectsReader) -> ab.Mode:
    """`mode` = "•" [flavor DASH] effects (CR 207.2d)"""
    at = sentences[0]
    at.expect("•")
    at.attempt(_read_flavor)
    effects = read_effects(sentences, scope)
    return ab.Mode(effects, scope.named.targets)


def _read_flavor(at: Cursor) -> bool:
    """`flavor` = WORD { WORD } DASH: words without rules meaning, of which the first has a capital"""
    first = at.token
    while at.token is not None and at.token.kind is Kind.WORD:
        at.position += 1
    at.expect("—")
    if first is None or not first.raw[:1].isupper():
        raise at.error("words with a capital")
    return True
