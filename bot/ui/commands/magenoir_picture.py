"""The picture that goes with an answer of `/magenoir resolve`: its chains as rows, and the Mana that moved in them."""

from collections.abc import Iterator, Sequence

from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import PlayerId
from bot.engine.magenoir.ground.mana import (
    ELEMENT_PLACES,
    ELEMENTS,
    Element,
    Mana,
    mana_of_amounts,
    mana_of_elements,
    one_mana,
)
from bot.explain.grammars import GRAMMARS
from bot.explain.magenoir.card_tellers import NOUNS
from bot.explain.magenoir.explanation import Telling, sentence_of_beat
from bot.explain.magenoir.story import ActionBeat, Beat, story_of_outcome
from bot.explain.picture.chain import (
    MOST_ROWS,
    PicturedChains,
    PicturedMana,
    PicturedMove,
    PicturedRow,
    scene_of,
)
from bot.explain.picture.scene import Scene
from bot.language import Language
from bot.ui.commands.emperor_picture import alt_text
from bot.ui.strings import strings_in

CARDS, ETHER = 1, 2
"""Positions of the lanes between the players' reserves, which are 0 and 3."""


def picture_of(outcome: Outcome, lang: Language, telling: Telling) -> Scene | None:
    """Return the picture of the chains; None where nothing was done."""
    beats = list(story_of_outcome(outcome).beats())
    if not any(isinstance(beat, ActionBeat) for beat in beats):
        return None
    say, players = strings_in(lang), list(outcome.start.players)
    rows = tuple(rows_of(beats, outcome, lang))
    first, second = (say("mage-picture-reserve", of_player=GRAMMARS[lang].possessive(player)) for player in players)
    names = tuple(NOUNS[lang].ELEMENTS[each] for each in ELEMENTS)
    return scene_of(
        PicturedChains(
            rows,
            (first, say("mage-picture-cards"), say("mage-picture-ether"), second),
            names,
            tuple("R" if each is Element.ARCANE else name[0] for each, name in zip(ELEMENTS, names, strict=True)),
            say("mage-picture-trigger"),
            say("mage-picture-more", number=len(rows) - MOST_ROWS),
            alt_text([telling.verdict.text, *(line.text for line in telling.lines)]),
        )
    )


def rows_of(beats: Sequence[Beat], outcome: Outcome, lang: Language) -> Iterator[PicturedRow]:
    """Yield a row for each action and for each beginning of a phase or a chain."""
    players = list(outcome.start.players)
    for beat in beats:
        text = sentence_of_beat(beat, outcome, lang)
        if isinstance(beat, ActionBeat):
            moves = tuple(move for each in beat.parts for move in moves_of(each.event, players))
            yield PicturedRow(text, beat.number or 1, beat.depth, moves)
        elif isinstance(beat.event, ev.ChainBegan | ev.PhaseBegan):
            yield PicturedRow(text.rstrip("\u202f:."))


def moves_of(event: ev.Performed, players: Sequence[PlayerId]) -> Iterator[PicturedMove]:
    """Yield the moves of Mana in an event, from lane to lane; None as a start is outside. Most events move none."""

    def lane(player: PlayerId) -> int:
        return 3 if players.index(player) else 0

    match event:
        case ev.ManaPaid(player=player, mana=amount):
            yield PicturedMove(picture_mana(amount), lane(player), ETHER)
        case ev.ManaReleased(mana=amount):
            yield PicturedMove(picture_mana(amount), CARDS, ETHER)
        case ev.ManaAdded(element=element):
            yield PicturedMove(picture_mana(one_mana(element)), None, ETHER)
        case ev.ManaLocked(mana=amount):
            yield PicturedMove(picture_mana(amount), None, CARDS)
        case ev.PileTaken(player=player, mana=amount):
            yield PicturedMove(picture_mana(amount), ETHER, lane(player))
        case ev.ManaTaken(player=player, element=element, amount=number):
            yield PicturedMove(picture_mana(mana_of_amounts({element: number})), ETHER, lane(player))
        case ev.ManaTraded(player=player, given=given, taken=taken):
            yield PicturedMove(picture_mana(mana_of_elements(given)), lane(player), ETHER)
            yield PicturedMove(picture_mana(one_mana(taken)), ETHER, lane(player))
        case ev.ReserveEmptied(player=player, mana=amount):
            yield PicturedMove(picture_mana(amount), lane(player), ETHER)
        case ev.ManaMoved(origin=origin, to=to, mana=amount):
            start, end = (lane(each) if isinstance(each, PlayerId) else CARDS for each in (origin, to))
            yield PicturedMove(picture_mana(amount), start, end)
        case ev.CardPrepared(player=player, mana=amount) if amount.total:
            yield PicturedMove(picture_mana(amount), lane(player), CARDS)
        case _:
            return


def picture_mana(amount: Mana) -> tuple[PicturedMana, ...]:
    return tuple(PicturedMana(number, ELEMENT_PLACES[element]) for element, number in amount.amounts().items())
