"""The only times at which a spell may be cast or an ability activated (CR 506.7, 601.3, 602.5): "only during combat".

A limit of another kind is not read."""

from dataclasses import fields, replace
from functools import reduce

from bot.engine.magic.ground.steps import COMBAT_PHASE, Step
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import BeenAttacked, Whose
from bot.oracle.conditions import NamedBefore, read_condition
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

_COMBAT = ab.OnlyWhen(during=COMBAT_PHASE)
_BEFORE = {
    "attackers are declared": Step.DECLARE_ATTACKERS,
    "blockers are declared": Step.DECLARE_BLOCKERS,
    "the combat damage step": Step.COMBAT_DAMAGE,
    "the end of combat step": Step.END_OF_COMBAT,
    "combat": Step.BEGINNING_OF_COMBAT,
    "the combat phase": Step.BEGINNING_OF_COMBAT,
}
_AFTER = {**_BEFORE, "combat": Step.END_OF_COMBAT, "the combat phase": Step.END_OF_COMBAT}
_STEPS = {
    "the declare attackers step": Step.DECLARE_ATTACKERS,
    "the declare blockers step": Step.DECLARE_BLOCKERS,
    "the combat damage step": Step.COMBAT_DAMAGE,
    "the end of combat step": Step.END_OF_COMBAT,
}
_YOUR_STEPS = {
    "your upkeep": Step.UPKEEP,
    "your declare attackers step": Step.DECLARE_ATTACKERS,
    "your declare blockers step": Step.DECLARE_BLOCKERS,
    "your end step": Step.END,
}
_TURNS = {"your turn": Whose.YOU, "an opponent's turn": Whose.AN_OPPONENT}
_PARTS = phrase_table(
    {
        "as a sorcery": ab.OnlyWhen(as_sorcery=True),
        "as an instant": ab.OnlyWhen(as_instant=True),
        "during combat": _COMBAT,
        "once": ab.OnlyWhen(once=True),
        "once each turn": ab.OnlyWhen(per_turn=1),
        "twice each turn": ab.OnlyWhen(per_turn=2),
        "before combat or during combat before blockers are declared": ab.OnlyWhen(before=Step.DECLARE_BLOCKERS),
        "if you've been attacked this step": ab.OnlyWhen(condition=BeenAttacked()),
        **{f"before {words}": ab.OnlyWhen(before=step) for words, step in _BEFORE.items()},
        **{f"after {words}": ab.OnlyWhen(after=step) for words, step in _AFTER.items()},
        **{f"during {words}": ab.OnlyWhen(during=(step,)) for words, step in _STEPS.items()},
        **{f"during {words}": ab.OnlyWhen(during=(step,), turn=Whose.YOU) for words, step in _YOUR_STEPS.items()},
        **{f"{word} {words}": ab.OnlyWhen(turn=whose) for word in ("during", "on") for words, whose in _TURNS.items()},
    }
)


def read_cast_only(at: Cursor) -> tuple[ab.CastOnly, ...]:
    """`cast_only` = "cast this spell" only_when (CR 601.3)"""
    at.expect("cast", "this", "spell")
    found = _read_only_when(at)
    if found.counted:
        raise at.error("when, and not how often, it may be cast")
    return (ab.CastOnly(found),)


def read_activate_only(at: Cursor) -> ab.OnlyWhen:
    """`activate_only` = "activate" ["this ability"] ("no more than twice each turn" | only_when) ".", to the end of the
    sentence (CR 602.5)"""
    at.expect("activate")
    at.take("this", "ability")
    most = at.choose(_NO_MORE)
    found = _read_only_when(at) if most is None else ab.OnlyWhen(per_turn=most)
    at.expect_end()
    return found


_NO_MORE = phrase_table(
    {f"no more than {times} each turn": many for times, many in (("once", 1), ("twice", 2), ("three times", 3))}
)


def read_turn_limit(at: Cursor) -> ab.TurnLimit:
    """`turn_limit` = ("this ability triggers" | "do this") "only" ("once" | "twice") "each turn" ".", to the end of the
    sentence (CR 603.2h)"""
    done = at.take("do", "this")
    if not done:
        at.expect("this", "ability", "triggers")
    at.expect("only")
    times = 1 if at.take("once") else 2
    if times == 2:
        at.expect("twice")
    at.expect("each", "turn")
    at.take(".")
    at.expect_end()
    return ab.TurnLimit(times, done)


def read_who_activates(at: Cursor) -> tuple[fl.Side, ab.OnlyWhen | None]:
    """`who_activates` = ("any player" | "only your opponents") "may activate this ability" [("but" | "and") only_when]
    | "this ability may be activated by any player", to the end of the sentence (CR 602.2)"""
    if at.take("this", "ability", "may", "be", "activated", "by", "any", "player"):
        who, when = fl.Side.ANY, None
    else:
        who = fl.Side.OPPONENT if at.take("only", "your", "opponents") else fl.Side.ANY
        if who is fl.Side.ANY:
            at.expect("any", "player")
        at.expect("may", "activate", "this", "ability")
        when = _read_only_when(at) if at.take("but") or at.take("and") else None
    at.expect_end()
    return who, when


def _read_only_when(at: Cursor) -> ab.OnlyWhen:
    """`only_when` = "only" timing_part { [","] ["and"] ["only"] timing_part }"""
    at.expect("only")
    found = [_read_timing_part(at)]
    while more := at.attempt(_read_further_timing):
        found.append(more)
    return reduce(lambda one, other: _both_restrictions(at, one, other), found)


def _read_further_timing(at: Cursor) -> ab.OnlyWhen:
    at.take(",")
    if at.take("and"):
        at.take("only")
    return _read_timing_part(at)


def _read_timing_part(at: Cursor) -> ab.OnlyWhen:
    """`timing_part` = PARTS | "if" condition"""
    found = at.choose(_PARTS)
    if found is not None:
        return found
    at.expect("if", expected="“as a sorcery”, “during combat” or the like")
    return ab.OnlyWhen(condition=read_condition(at, NamedBefore(fl.THIS, None)).condition)


def _both_restrictions(at: Cursor, one: ab.OnlyWhen, other: ab.OnlyWhen) -> ab.OnlyWhen:
    """Return what both parts say; raise where both limit the same thing."""
    nothing = ab.OnlyWhen()
    said = {each.name: getattr(other, each.name) for each in fields(ab.OnlyWhen)}
    more = {name: value for name, value in said.items() if value != getattr(nothing, name)}
    if any(getattr(one, name) != getattr(nothing, name) for name in more):
        raise at.error("each limit once")
    return replace(one, **more)
