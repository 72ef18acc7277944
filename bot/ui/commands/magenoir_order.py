"""The answer to what comes before or after what in a chain of Mage Noir."""

from collections.abc import Iterator

from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.events import game_events as ev
from bot.explain.magenoir.explanation import sentence_of_beat
from bot.explain.magenoir.story import ActionBeat, story_of_outcome
from bot.judge.language.magenoir.order_questions import Deed, OrderAsked
from bot.language import Language
from bot.ui.strings import strings_in

KINDS: dict[Deed, tuple[type[ev.Performed], ...]] = {
    Deed.DRAW: (ev.CardDrawn,),
    Deed.DAMAGE: (ev.DamageDealt, ev.HitPointsLost),
    Deed.DISCARD: (ev.CardDiscarded,),
    Deed.RELEASE: (ev.ManaReleased,),
    Deed.RETURN: (ev.CardReturned,),
    Deed.PAY: (ev.ManaPaid,),
    Deed.HEAL: (ev.Healed,),
}
"""The events by which a deed happens."""


def answer_to_order(outcome: Outcome, lang: Language, asked: OrderAsked) -> str:
    """Say at which step the deed happens, and whether it is on the asked side of the other one."""
    say = strings_in(lang)
    beats = [each for each in story_of_outcome(outcome).beats() if isinstance(each, ActionBeat) and each.number]
    first = next(beats_with(beats, asked.first, outcome, mine=asked.mine), None)
    if first is None:
        return say("mage-order-never")
    than = next(beats_with(beats, asked.than, outcome), None) if asked.than else next(iter(beats))
    told = {"first": words_of(first, outcome, lang), "number": first.number or 0}
    if than is None or than is first or asked.before is None:
        return say("mage-order-when", **told)
    is_before = beats.index(first) < beats.index(than)
    answer = say("asked-yes" if is_before is asked.before else "asked-no")
    place = say(
        "mage-order-before" if is_before else "mage-order-after",
        **told,
        than=words_of(than, outcome, lang),
        other=than.number or 0,
    )
    return f"{answer} {place}"


def beats_with(
    beats: list[ActionBeat], deed: Deed, outcome: Outcome, *, mine: bool | None = None
) -> Iterator[ActionBeat]:
    """Yield the actions in which the deed happens, by that player where it is a player's."""
    asker, *_ = outcome.start.players
    for beat in beats:
        events = [part.event for part in beat.parts if isinstance(part.event, KINDS[deed])]
        if any(mine is None or not hasattr(each, "player") or (each.player == asker) is mine for each in events):
            yield beat


def words_of(beat: ActionBeat, outcome: Outcome, lang: Language) -> str:
    return sentence_of_beat(beat, outcome, lang).rstrip(".")
