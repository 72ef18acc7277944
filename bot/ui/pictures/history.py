"""The picture of what happened: the stack, what is otherwise, layers, turns; under the names of the explanation."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.frozen_class import dataclass
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.players import Player
from bot.engine.magic.values.layers import account_of_layers, characteristics
from bot.engine.magic.values.modified_characteristics import LAYER_NUMBERS
from bot.engine.magic.words import effects as fx
from bot.explain.english import answers as english_answers
from bot.explain.french import answers as french_answers
from bot.explain.histories import (
    Changed,
    OnStack,
    Turn,
    changed_permanents,
    items_on_stack,
    piles_of_stack,
    results_on_stack,
    turns_of_outcome,
)
from bot.explain.names import Names
from bot.explain.picture.pictured_history import (
    HistoryWords,
    PicturedChange,
    PicturedHistory,
    PicturedItem,
    PicturedLayer,
    PicturedTurn,
)
from bot.explain.picture.sheet import Fate
from bot.language import ByLanguage, Language
from bot.ui.pictures.combat import fate_in_zone
from bot.ui.pictures.names import bare_name, counter_tag, keyword_word, names_of_size, short_name, shown_name
from bot.ui.strings import strings_in

ANSWERS = ByLanguage(en=english_answers, fr=french_answers)
ONE_BY_ONE = 6
"""Up to how many namesakes that changed are told apart."""
NAMED_OF_TURN = 3
"""How many spells and abilities of a turn are named."""


def words_of_history(lang: Language) -> HistoryWords:
    headings = ("stack", "in-order", "changes", "layers", "turns")
    marks = ("resolved", "countered", "nothing", "waiting", "answers", "dies", "leaves")
    return HistoryWords(*(strings_in(lang)(f"picture-{each}") for each in (*headings, *marks)))


@dataclass(frozen=True, slots=True)
class History:
    """An outcome, and how everything in it is called. `asked` is what a question about characteristics was about, with
    the state in which it was asked; `shown` is what another part of the picture shows already."""

    outcome: Outcome
    names: Names
    lang: Language
    asked: tuple[ObjectId, GameState] | None = None
    shown: frozenset[str] = frozenset()

    def pictured(self) -> PicturedHistory:
        return PicturedHistory(
            words_of_history(self.lang),
            tuple(map(str, self.outcome.start.players)),
            tuple(self.pile(each) for each in piles_of_stack(self.outcome)),
            tuple(self.changes()),
            tuple(self.layers()),
            tuple(self.turns()),
        )

    def side(self, player: PlayerId) -> int:
        return list(self.outcome.start.players).index(player)

    # The stack.

    def pile(self, items: Sequence[OnStack]) -> tuple[PicturedItem, ...]:
        results = results_on_stack(self.outcome)
        return tuple(
            PicturedItem(
                at + 1,
                self.item_name(each),
                self.side(each.stacked.controller),
                self.targets(each),
                each.stacked.card is not None,
                results.get(each.stacked.id, "waiting"),
                each.answers,
                short_name(self.item_name(each)),
            )
            for at, each in enumerate(items)
        )

    def item_name(self, item: OnStack) -> str:
        """A spell by its name, an ability by that of its source, and by its keyword if it has one."""
        stacked = item.stacked
        if stacked.card is not None:
            return shown_name(self.names, stacked.card)
        keyword = () if stacked.keyword is None else (keyword_word(stacked.keyword, self.lang),)
        return " · ".join(filter(None, (shown_name(self.names, stacked.source), *keyword)))

    def targets(self, item: OnStack) -> str:
        found = dict.fromkeys(each.what for each in item.stacked.targets if each.what is not None)
        return ", ".join(self.called(each) for each in found)

    def called(self, who: str) -> str:
        """A name; of a made-up creature its size."""
        return shown_name(self.names, ObjectId(who) if not isinstance(who, PlayerId) else who) or str(who)

    # What is otherwise.

    def changes(self) -> Iterator[PicturedChange]:
        yield from self.players_changed()
        if fx.Aspect.PERMANENTS in self.outcome.unknown or self.outcome.state.restarted:
            return
        found = [self.change(each) for each in changed_permanents(self.outcome) if each.id not in self.shown]
        if len(found) > ONE_BY_ONE:
            found = [replace(each, name=bare_name(each.name)) for each in found]
        told = Counter(found)
        for change, number in told.items():
            yield change if number == 1 else self.many(change, number)

    def many(self, change: PicturedChange, number: int) -> PicturedChange:
        shorter = f"{number} × {change.shorter}" if change.shorter else ""
        return replace(change, name=f"{number} × {change.name}", shorter=shorter)

    def players_changed(self) -> Iterator[PicturedChange]:
        say, unknown = strings_in(self.lang), self.outcome.unknown
        for player, before in self.outcome.start.players.items():
            after = self.outcome.state.players[player]
            if player in self.shown:
                continue
            if before.life != after.life and fx.Aspect.LIFE not in unknown:
                yield PicturedChange(
                    str(player),
                    number_text(before.life),
                    number_text(after.life),
                    self.side(player),
                    player=True,
                    fate=fate_of_player(after),
                )
            elif after.lost and not before.lost and fx.Aspect.LIFE not in unknown:
                yield PicturedChange(str(player), " ", say("picture-lost"), self.side(player), fate="dies")
            poison = before.counters.get("poison", 0), after.counters.get("poison", 0)
            if poison[0] != poison[1] and fx.Aspect.PLAYER_COUNTERS not in unknown:
                was, now = (counter_tag("poison", each, each, self.lang) for each in poison)
                yield PicturedChange(str(player), was, now, self.side(player), fate=fate_of_player(after))

    def change(self, changed: Changed) -> PicturedChange:
        say = strings_in(self.lang)
        name = self.called(changed.id)
        thing = changed.before or changed.after
        side = 0 if thing is None else self.side(thing.controller)
        before = "" if changed.before is None else self.state_text(changed, changed.before, changed.size_before)
        if changed.after is None:
            zone = changed.went or Zone.GRAVEYARD
            where, fate = say(f"picture-zone-{zone.value.replace(' ', '-')}"), fate_in_zone(zone)
            return PicturedChange(name, before, where, side, fate=fate, shorter=short_name(name))
        after = self.state_text(changed, changed.after, changed.size_after)
        if before == after:
            after = say("picture-back") if changed.went is not None else after
        then = self.side(changed.after.controller)
        return PicturedChange(
            name,
            before,
            after or say("picture-there"),
            side,
            shorter=short_name(name),
            then=None if then == side else then,
        )

    def state_text(self, changed: Changed, thing: GameObject, size: tuple[int | None, int | None]) -> str:
        """What is worth saying of how it is: its size, and of the rest what changes."""
        say = strings_in(self.lang)
        other = changed.after if thing is changed.before else changed.before
        parts = [names_of_size(*size)]
        for kind, number in thing.counters.items():
            differs = other is not None and other.counters.get(kind, 0) != number
            if differs or kind in {"loyalty", "defense"}:
                parts.append(counter_tag(kind, number, number, self.lang))
        if thing.damage and (other is None or other.damage != thing.damage):
            parts.append(say("picture-damaged", damage=thing.damage))
        if other is not None and other.controller != thing.controller:
            parts.append(str(thing.controller))
        return ", ".join(filter(None, parts)) or say("picture-there")

    # Layers.

    def layers(self) -> Iterator[PicturedLayer]:
        """What something is by itself, each effect in order, and what it is then."""
        if self.asked is None:
            return
        what, state = self.asked
        thing, tell, say = state.objects[what], ANSWERS[self.lang], strings_in(self.lang)
        account = account_of_layers(state, what) if thing.on_battlefield else ()
        counters = [(kind, number) for kind, number in thing.counters.items() if kind in {"+1/+1", "-1/-1"} and number]
        if not (account or counters):
            return
        name = shown_name(self.names, what)
        yield PicturedLayer("", name or say("picture-base"), tell.words_of_characteristics(thing.printed))
        for each in account:
            source = say("picture-earlier") if each.source is None else shown_name(self.names, each.source)
            yield PicturedLayer(LAYER_NUMBERS[each.layer], source, tell.words_of_layer(each.modifications))
        for kind, number in counters:
            yield PicturedLayer("7c", counter_tag(kind, number, number, self.lang), "")
        yield PicturedLayer("", say("picture-now"), tell.words_of_characteristics(characteristics(state, what)))

    # Turns.

    def turns(self) -> Iterator[PicturedTurn]:
        items = list(items_on_stack(self.outcome))
        for at, turn in enumerate(turns_of_outcome(self.outcome)):
            named = [self.item_name(each) for each in items if each.turn == at]
            parts = [", ".join(dict.fromkeys(named[:NAMED_OF_TURN]))] if named else []
            parts += [f"+{len(named) - NAMED_OF_TURN}"] if len(named) > NAMED_OF_TURN else []
            parts += self.attacks(turn)
            for player, before in turn.before.players.items():
                after = turn.after.players[player]
                if before.life != after.life and fx.Aspect.LIFE not in self.outcome.unknown:
                    parts.append(f"{player} {number_text(before.life)} → {number_text(after.life)}")
            yield PicturedTurn(str(turn.player), self.side(turn.player), " · ".join(parts))

    def attacks(self, turn: Turn) -> Iterator[str]:
        """Who attacked what, alike ones with their number."""
        for attacked in dict.fromkeys(each.attacked for each in turn.attacks):
            creatures = [bare_name(self.called(each.creature)) for each in turn.attacks if each.attacked == attacked]
            told = [name if many == 1 else f"{many} × {name}" for name, many in Counter(creatures).items()]
            more = [f"+{len(told) - NAMED_OF_TURN}"] if len(told) > NAMED_OF_TURN else []
            yield f"{', '.join([*told[:NAMED_OF_TURN], *more])} → {self.called(attacked)}"


def fate_of_player(player: Player) -> Fate:
    return "dies" if player.lost else "stays"


def number_text(number: int) -> str:
    return names_of_size(number, 0).removesuffix("/0")
