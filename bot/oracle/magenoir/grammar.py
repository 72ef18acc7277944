"""The grammar that the languages share: paragraphs are heads and actions, actions are parts, parts are sentences.

A language brings tables of patterns (`Patterns`). A paragraph is understood whole or not at all."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import effects as fx
from bot.engine.magenoir.words import filters as fl
from bot.oracle.magenoir.names import ELEMENT_WORDS, mana_of


@dataclass(frozen=True, slots=True)
class Pattern:
    """A sentence with holes in braces, `{n}` and the like; `build` takes what stood there, or returns None."""

    text: str
    build: Callable[..., fx.Effect | None]

    def read(self, sentence: str) -> fx.Effect | None:
        found = compile_pattern(self.text).fullmatch(sentence)
        return None if found is None else self.build(**found.groupdict())


@dataclass(frozen=True, slots=True)
class Head:
    """What a triggered paragraph begins with, up to its comma; it may have the hole `element`."""

    text: str
    occasion: ab.Occasion
    whose: fl.Whose = fl.Whose.YOU
    states: tuple[fl.BoardState, ...] = ()
    of: bool = False
    """It has the hole `card` for the cards that it is about."""


@dataclass(frozen=True, slots=True)
class Patterns:
    """The tables of one language. The frames have named holes: `rest` for what follows, `mana`, `first`, `second`."""

    sentences: Sequence[Pattern]
    heads: Sequence[Head]
    """What triggered paragraphs begin with."""
    timings: Sequence[tuple[str, ab.Timing]]
    statics: Sequence[tuple[str, Callable[..., ab.Static | None]]]
    then: str
    """Splits a paragraph into indivisible actions."""
    also: str
    """Joins the parts of one action."""
    pay_for: Sequence[str]
    pay: Sequence[str]
    """As `pay_for`, without a choice."""
    for_it: Sequence[str]
    """What is done for something, without a choice: `first`, then `rest`."""
    costs: Sequence[str]
    """What you may do for something: `first`, then `rest`."""
    pay_or: Sequence[str]
    may: Sequence[str]
    if_mage_noir: Sequence[str]
    choose: Sequence[str]
    option: str
    """Splits the options of a choice."""
    what: Callable[[str], fl.Reference | None]
    """How cards are named."""
    imperative: Callable[[str], str]
    """Turns what follows "you may" into a sentence by itself."""


HOLES = {"n": r"\d+|[a-zé]+"}
"""What may stand in a hole; anything in those that are not listed."""


@cache
def compile_pattern(text: str) -> re.Pattern[str]:
    """Return a pattern with holes as an expression with named groups."""
    return re.compile(re.sub(r"\{(\w+)\}", lambda hole: f"(?P<{hole[1]}>{HOLES.get(hole[1], '.+?')})", text))


def match_holes(texts: Sequence[str], sentence: str) -> Iterator[dict[str, str]]:
    """Yield what stands in the holes of each pattern that fits."""
    for text in texts:
        if found := compile_pattern(text).fullmatch(sentence):
            yield found.groupdict()


def read_paragraph(text: str, patterns: Patterns) -> ab.Paragraph | None:
    """Paragraph = static | head actions | timing actions | actions"""
    for pattern, build in patterns.statics:
        for holes in match_holes([pattern], text):
            if (static := build(**holes)) is not None:
                return static
    for head in patterns.heads:
        for holes in match_holes([head.text + "{rest}"], text):
            if (found := read_actions(holes["rest"], patterns)) is not None:
                of = read_described(holes["card"], patterns) if head.of else None
                element = ELEMENT_WORDS.get(holes.get("element") or "")
                if head.of is (of is not None) and ("element" in holes) is (element is not None):
                    return ab.Triggered(head.occasion, found, head.whose, head.states, of, element)
    for pattern, timing in patterns.timings:
        for holes in match_holes([pattern + "{rest}"], text):
            if (found := read_actions(holes["rest"], patterns)) is not None:
                return ab.Ability(timing, found)
    found = read_actions(text, patterns)
    return None if found is None else ab.OnActivation(found)


def read_actions(text: str, patterns: Patterns) -> tuple[fx.Action, ...] | None:
    """Actions = actions "in order to" actions | branch | action ("then" action)*"""
    text = text.strip(" .,;:")
    if (both := first_and_rest(patterns.for_it, text, patterns)) is not None:
        return both
    for read in BRANCHES:
        if (branch := read(text, patterns)) is not None:
            return (fx.Action((branch,)),)
    first, *rest = re.split(patterns.then, text, maxsplit=1)
    parts = read_effects(first.strip(" .,;"), patterns)
    if parts is None or not rest:
        return None if parts is None else (fx.Action(parts),)
    further = read_actions(rest[0], patterns)
    return None if further is None else (fx.Action(parts), *further)


def first_and_rest(frames: Sequence[str], text: str, patterns: Patterns) -> tuple[fx.Action, ...] | None:
    """Return the actions of `first`, then those of `rest`; None where no frame fits."""
    for holes in match_holes(frames, text):
        first = read_actions(patterns.imperative(holes["first"]), patterns)
        then = read_actions(patterns.imperative(holes["rest"]), patterns)
        if first is not None and then is not None:
            return (*first, *then)
    return None


# What decides about the next actions.


def read_payment(text: str, patterns: Patterns) -> fx.Effect | None:
    """Payment = ["you may"] "pay" mana actions | "pay" mana "or" actions"""
    for frames, build in (
        (patterns.pay_for, fx.PayFor),
        (patterns.pay, lambda cost, then: fx.PayFor(cost, then, optional=False)),
        (patterns.pay_or, fx.PayOr),
    ):
        for holes in match_holes(frames, text):
            cost, then = mana_of(holes["mana"]), read_actions(patterns.imperative(holes["rest"]), patterns)
            if cost is not None and then is not None:
                return build(cost, then)
    return None


def read_condition(text: str, patterns: Patterns) -> fx.Effect | None:
    """Condition = "if you are a Mage Noir" actions ["otherwise" actions]"""
    for holes in match_holes(patterns.if_mage_noir, text):
        then = read_actions(holes["first"], patterns) if holes.get("first") else ()
        otherwise = read_actions(holes["second"], patterns) if holes.get("second") else ()
        if then is not None and otherwise is not None:
            return fx.IfMageNoir(then, otherwise)
    return None


def read_choice(text: str, patterns: Patterns) -> fx.Effect | None:
    """Choice = "choose one:" actions ("or" actions)+"""
    for holes in match_holes(patterns.choose, text):
        options = [read_actions(each, patterns) for each in re.split(patterns.option, holes["rest"])]
        understood = tuple(each for each in options if each is not None)
        if len(understood) == len(options) > 1:
            return fx.ChooseOne(understood, fl.Whose.OPPONENT if holes.get("opponent") else fl.Whose.YOU)
    return None


def read_permission(text: str, patterns: Patterns) -> fx.Effect | None:
    """Permission = "you may" actions ["if you do" actions]"""
    if (both := first_and_rest(patterns.costs, text, patterns)) is not None:
        return fx.May(both)
    for holes in match_holes(patterns.may, text):
        if (then := read_actions(patterns.imperative(holes["rest"]), patterns)) is not None:
            return fx.May(then)
    return None


BRANCHES: Sequence[Callable[[str, Patterns], fx.Effect | None]] = (
    read_payment,
    read_condition,
    read_choice,
    read_permission,
)


# Parts of one action.


def read_described(text: str, patterns: Patterns) -> fl.Filter | None:
    """Return the cards that a trigger is about; None where they are not understood."""
    match patterns.what(text):
        case fl.TargetOf(filter=found) | fl.EachOf(filter=found):
            return found
        case _:
            return None


def read_effects(text: str, patterns: Patterns) -> tuple[fx.Effect, ...] | None:
    """Action = sentence ("and" sentence)*"""
    if (effect := read_sentence(text, patterns)) is not None:
        return (effect,)
    for joint in re.finditer(patterns.also, text):
        effect = read_sentence(text[: joint.start()].strip(" .,;"), patterns)
        if effect is not None and (rest := read_effects(text[joint.end() :].strip(" .,;"), patterns)) is not None:
            return (effect, *rest)
    return None


def read_sentence(text: str, patterns: Patterns) -> fx.Effect | None:
    """Return the effect of one sentence; None where no pattern understands all of it."""
    found = (pattern.read(text) for pattern in patterns.sentences)
    return next((effect for effect in found if effect is not None), None)
