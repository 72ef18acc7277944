"""The picture that goes with an answer of `/magenoir resolve`: its chains as rows, and the Mana that moved in them."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import (
    ELEMENT_PLACES,
    ELEMENTS,
    Element,
    Mana,
    mana_of_amounts,
    mana_of_elements,
    one_mana,
)
from bot.engine.magenoir.table.objects import Card
from bot.engine.magenoir.words.filters import Zone
from bot.explain.grammars import GRAMMARS
from bot.explain.magenoir.card_tellers import NOUNS
from bot.explain.magenoir.explanation import Telling, sentence_of_beat
from bot.explain.magenoir.names import CardNames, card_names
from bot.explain.magenoir.story import ActionBeat, AroundBeat, Beat, Happening, story_of_outcome
from bot.explain.picture.chain import (
    MOST_ROWS,
    PicturedChains,
    PicturedMana,
    PicturedMove,
    PicturedRow,
    scene_of,
)
from bot.explain.picture.pictured_history import PicturedChange, PicturedHistory
from bot.explain.picture.scene import Scene
from bot.explain.picture.sheet import Fate, ToldLine
from bot.language import Language
from bot.ui.pictures.alternatives import short_alt
from bot.ui.pictures.history import number_text, words_of_history
from bot.ui.pictures.ruling import MOST_REFUSALS
from bot.ui.strings import strings_in

NO_BREAK = "\u00a0"
CARDS, ETHER = 1, 2
"""Positions of the lanes between the players' reserves, which are 0 and 3."""


def picture_of(outcome: Outcome, lang: Language, telling: Telling) -> Scene | None:
    """Return the picture of the chains; None where nothing was done."""
    beats = list(story_of_outcome(outcome).beats())
    chained = [beat for beat in beats if isinstance(beat, ActionBeat)]
    if not chained:
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
            tuple(letter_of(each, NOUNS[lang].ELEMENTS) for each in ELEMENTS),
            say("mage-picture-trigger"),
            say("mage-picture-more", number=len(rows) - MOST_ROWS),
            short_alt([say("picture-chain-alt", actions=len(chained)), telling.verdict.text]),
            None if is_endless(beats) else MageNoirHistory(outcome, lang).pictured(telling.illegal[:MOST_REFUSALS]),
        )
    )


def is_endless(beats: Sequence[Beat]) -> bool:
    """Whether a chain would never end, so that what was reached when it was stopped says nothing."""
    return any(isinstance(beat, AroundBeat) and isinstance(beat.event, ev.EndlessLoop) for beat in beats)


def rows_of(beats: Sequence[Beat], outcome: Outcome, lang: Language) -> Iterator[PicturedRow]:
    """Yield a row for each action and for each beginning of a phase or a chain."""
    players, names = list(outcome.start.players), card_names(outcome, lang)
    for beat in beats:
        if isinstance(beat, ActionBeat):
            moves = tuple(move for each in beat.parts for move in moves_of(each.event, players))
            yield PicturedRow(short_text(beat, names, lang), beat.number or 1, beat.depth, moves)
        elif isinstance(beat.event, ev.ChainBegan | ev.PhaseBegan | ev.EndlessLoop):
            yield PicturedRow(sentence_of_beat(beat, outcome, lang).rstrip("\u202f:."))


def short_text(beat: ActionBeat, names: CardNames, lang: Language) -> str:
    """Return an action in the fewest words: whose it is, what it does, hit points before and after."""
    words = " + ".join(dict.fromkeys(short_word(part.event, lang) for part in beat.parts))
    actor = next((name for part in beat.parts if (name := actor_of(part, names))), "")
    actor = actor if beat.trigger is None else card_name(names, beat.trigger)
    totals = dict.fromkeys(text for part in beat.parts for text in hit_points_changed(part, names))
    told = " · ".join(filter(None, [actor, words]))
    return f"{told} → {', '.join(totals)}" if totals else told


def short_word(event: object, lang: Language) -> str:
    """Return what an event does in a word or two; of a card that returns, where to."""
    if isinstance(event, ev.CardReturned) and event.position is not None:
        return strings_in(lang)("mage-short-returned-to-deck", position=event.position)
    return strings_in(lang)(f"mage-short-{hyphenate_class(type(event))}")


def hyphenate_class(kind: type[object]) -> str:
    """`DamageDealt` as `damage-dealt`."""
    return "".join(f"-{each.lower()}" if each.isupper() else each for each in kind.__name__).lstrip("-")


def actor_of(part: Happening, names: CardNames) -> str:
    """Return the card that does it, or the player."""
    event = part.event
    if isinstance(event, ev.CardDrawn):
        return str(event.player)
    for name in ("source", "card", "component", "player", "origin"):
        who = getattr(event, name, None)
        if who is not None:
            return str(who) if isinstance(who, PlayerId) else card_name(names, who)
    return ""


def card_name(names: CardNames, card: ObjectId) -> str:
    """Return a card's name, with its owner or a number where another one has it."""
    called = names.called(card)
    number = "" if called.number is None else f" #{called.number}"
    return f"{called.name}{number}" if called.owner is None else f"{called.name}{number} ({called.owner})"


def hit_points_changed(part: Happening, names: CardNames) -> Iterator[str]:
    """Yield who has other hit points, before and after."""
    for name, before in part.before.players.items():
        after = part.after.players[name]
        if before.hit_points != after.hit_points:
            yield f"{name} {change_text(before.hit_points, after.hit_points)}"
    for card, was in part.before.cards.items():
        now = part.after.cards.get(card, was)
        if was.hit_points is not None and now.hit_points is not None and was.hit_points != now.hit_points:
            yield f"{card_name(names, card)} {change_text(was.hit_points, now.hit_points)}"


def change_text(before: int, after: int) -> str:
    """A number as it was and is, which no end of a line comes between."""
    return f"{number_text(before)}{NO_BREAK}→{NO_BREAK}{number_text(after)}"


# The board before and after.


@dataclass(frozen=True, slots=True)
class MageNoirHistory:
    """What an outcome made of hit points, Mana and cards."""

    outcome: Outcome
    lang: Language

    def pictured(self, illegal: Sequence[str] = ()) -> PicturedHistory:
        return PicturedHistory(
            words_of_history(self.lang),
            tuple(map(str, self.outcome.start.players)),
            changes=tuple(self.changes()),
            told=tuple(ToldLine(each, refused=True) for each in illegal),
        )

    def changes(self) -> Iterator[PicturedChange]:
        start, state, say = self.outcome.start, self.outcome.state, strings_in(self.lang)
        players, names = list(start.players), card_names(self.outcome, self.lang)
        for side, player in enumerate(players):
            was, now = start.players[player], state.players[player]
            before, after = number_text(was.hit_points), number_text(now.hit_points)
            if before != after or now.lost:
                yield PicturedChange(
                    str(player), before, after, side, player=True, fate="dies" if now.lost else "stays"
                )
            if was.reserve != now.reserve:
                name = say("mage-picture-reserve", of_player=GRAMMARS[self.lang].possessive(player))
                before, after = self.mana_changed(was.reserve, now.reserve)
                yield PicturedChange(name, before, after, side)
        for pile in range(2):
            if start.available[pile] != state.available[pile]:
                name = f"{say('mage-picture-ether')} {pile + 1}"
                before, after = self.mana_changed(start.available[pile], state.available[pile])
                yield PicturedChange(name, before, after, None)
        for card, was_card in start.cards.items():
            now_card = state.cards.get(card, was_card)
            before, after = self.card_text(was_card), self.card_text(now_card)
            if before != after:
                name = card_name(names, card)
                fate = fate_of_card(was_card, now_card)
                yield PicturedChange(name, before, after, players.index(was_card.controller), fate=fate)

    def card_text(self, card: Card) -> str:
        """Where it lies, its hit points and the Mana under it."""
        place = card.zone.value if card.state is None else card.state.value
        say, known = strings_in(self.lang), card.hit_points is not None and card.state is not None
        points = say("mage-picture-points", number=number_text(card.hit_points or 0)) if known else ""
        parts = [say(f"mage-place-{place.replace(' ', '-')}"), points, self.mana_text(card.mana)]
        return ", ".join(filter(None, parts))

    def mana_text(self, amount: Mana) -> str:
        names = NOUNS[self.lang].ELEMENTS
        return " ".join(f"{number}{letter_of(each, names)}" for each, number in amount.amounts().items())

    def mana_changed(self, before: Mana, after: Mana) -> tuple[str, str]:
        """Both amounts, of the elements alone of which there is another number."""
        names = NOUNS[self.lang].ELEMENTS
        was, now = before.amounts(), after.amounts()
        changed = [each for each in ELEMENTS if was.get(each, 0) != now.get(each, 0)]
        texts = (" ".join(f"{of.get(each, 0)}{letter_of(each, names)}" for each in changed) for of in (was, now))
        return next(texts), next(texts)


def fate_of_card(was: Card, now: Card) -> Fate:
    """What becomes of a card; what had hit points and is discarded is destroyed, while a spell is only spent."""
    if now.on_board or not was.on_board:
        return "stays"
    return "dies" if was.hit_points is not None and now.zone is Zone.DISCARD else "leaves"


def letter_of(element: Element, names: Mapping[Element, str]) -> str:
    return "R" if element is Element.ARCANE else names[element][0]


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
