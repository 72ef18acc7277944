"""Modal spells (CR 700.2): how many modes may be chosen, and what each of them does."""

from collections.abc import Sequence

from bot.engine.magic.abilities import Modal, Mode
from bot.oracle.amounts import number
from bot.oracle.cursor import Cursor
from bot.oracle.effects import effect_sentence
from bot.oracle.player_effects import Effects
from bot.oracle.scope import Scope, Setting


def modal(header: Sequence[Cursor], modes: Sequence[Sequence[Cursor]]) -> Modal:
    """`modal` = header "•" mode { "•" mode }, each mode a line of its own"""
    least, most, again = _header(header)
    options = tuple(_mode(sentences) for sentences in modes)
    if len(options) < max(least, 2) and not again:
        raise header[0].error("as many modes as are chosen")
    return Modal(options, least, most, again)


def _header(sentences: Sequence[Cursor]) -> tuple[int, int | None, bool]:
    """`header` = "choose" how_many (DASH | "." "You may choose the same mode more than once" ".") (CR 700.2a, d)"""
    at, *others = sentences
    at.expect("choose")
    least, most = _how_many(at)
    if not others:
        at.expect("—")
    else:
        at.expect(".")
    again = bool(others)
    if again:
        others[0].expect("you", "may", "choose", "the", "same", "mode", "more", "than", "once", ".")
    if not at.done or len(others) > 1 or (others and not others[0].done):
        raise at.error("the modes")
    return least, most, again


def _how_many(at: Cursor) -> tuple[int, int | None]:
    """`how_many` = "any number" | "up to" NUMBER | NUMBER ["or more" | "or both" | "or" NUMBER]"""
    if at.take("any", "number"):
        return 0, None
    if at.take("up", "to"):
        return 0, number(at)
    least = number(at)
    if at.take("or", "more"):
        return least, None
    if at.take("or", "both"):
        return least, 2
    if at.take("or"):
        return least, number(at)
    return least, least


def _mode(sentences: Sequence[Cursor]) -> Mode:
    """`mode` = "•" effect_sentence { effect_sentence }"""
    sentences[0].expect("•")
    scope = Scope(Setting(spell=True, x=True))
    effects: Effects = ()
    for sentence in sentences:
        effects = effect_sentence(sentence, scope, effects)
    return Mode(effects, scope.named.targets)
