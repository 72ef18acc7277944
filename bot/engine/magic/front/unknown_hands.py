"""What depends on how many cards are in a hand that the scenario leaves unknown (CR 402)."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.asking.scenario import CanPlay, CharacteristicsOf, Question
from bot.engine.magic.front.outcome import Answer, Unmodelled
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.amount_values import hands_counted
from bot.engine.magic.values.condition_checks import players_of_phrase
from bot.engine.magic.values.filter_matching import find_players, player_chosen_for
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Whose, hand_conditions_within, parts_within
from bot.engine.trace import Trace

SIZES_OF_A_HAND = (0, 7)
"""No cards, and as many as a hand may keep (CR 402.2): what an unknown hand is tried with."""


def rests_on_unknown_hand(
    state: GameState, question: Question, answer: Answer, answered: Callable[[GameState], Answer]
) -> bool:
    """Whether the answer is another where an unknown hand has no cards or many, and something counts them: of what is
    activated that itself, since whoever pays with cards has them. Values that count such a hand say so themselves."""
    unknown = [player for player, each in state.players.items() if each.hand is None]
    if not unknown or isinstance(question, CharacteristicsOf):
        return False
    counting: Iterable[GameObject] = state.functioning()
    if isinstance(question, CanPlay):
        counting = () if question.what.source is None else (state.objects[question.what.source],)
    if not any(counts_unknown_hand(state, thing, each) for thing in counting for each in thing.printed.abilities):
        return False
    for size in SIZES_OF_A_HAND:
        players = {player: replace(each, hand=size) for player, each in state.players.items() if player in unknown}
        if answered(replace(state, players={**state.players, **players})).value != answer.value:
            return True
    return False


def unknown_hands(state: GameState, thing: GameObject, trace: Trace[ev.Event]) -> Iterator[Unmodelled]:
    """CR 402: conditions on a hand that the scenario leaves unknown, which are taken not to hold, and the number of its
    cards, which is taken to be 0."""
    for ability in thing.printed.abilities:
        if condition_came_up(thing, ability, trace) and counts_unknown_hand(state, thing, ability):
            yield Unmodelled(thing.id, thing.printed.name, "cards in hand")
            return


def counts_unknown_hand(state: GameState, thing: GameObject, ability: ab.Ability) -> bool:
    """Whether the ability asks about an unknown hand, or counts its cards."""
    asked = any(is_hand_unknown(state, thing, hand.whose) for hand in hand_conditions_within(ability))
    return asked or any(is_counted_hand_unknown(state, thing, ability, hand.of) for hand in counted_hands(ability))


def counted_hands(part: object) -> Iterator[fx.CardsIn]:
    """The amounts that are the number of cards in hands, anywhere in an ability."""
    if isinstance(part, fx.CardsIn | fx.Fewest | fx.CardsExiled):
        yield from hands_counted(part)
    if isinstance(part, fl.Comparison) and part.than_hand is not None:
        yield fx.CardsIn("hand", fl.Players.YOU)
    yield from (hand for child in parts_within(part) for hand in counted_hands(child))


def is_counted_hand_unknown(state: GameState, thing: GameObject, ability: ab.Ability, of: fl.PlayerSet) -> bool:
    chosen = isinstance(ability, ab.TriggeredAbility) and speaks_of_chosen_step(ability.condition)
    that_player = player_chosen_for(state, Context(thing.id, thing.controller)) if chosen else None
    context = Context(thing.id, thing.controller, triggering=that_player)
    meant = tuple(find_players(state, context, of)) or state.in_game()
    return any(state.players[player].hand is None for player in meant)


def speaks_of_chosen_step(condition: ab.TriggerCondition) -> bool:
    return isinstance(condition, ab.BeginningOf) and condition.chosen


def condition_came_up(thing: GameObject, ability: ab.Ability, trace: Trace[ev.Event]) -> bool:
    """What waits for a step asks its condition only then (CR 603.4); what nobody tried to activate asks nothing."""
    if isinstance(ability, ab.ActivatedAbility):
        refused = any(event.refusal.subject == thing.id for event in trace.of(ev.ActionRefused))
        return refused or any(event.stacked.source == thing.id for event in trace.of(ev.AbilityActivated))
    if not isinstance(ability, ab.TriggeredAbility) or not isinstance(ability.condition, ab.BeginningOf):
        return True
    step = ability.condition.step
    return any(event.step == step for event in trace.of(ev.StepBegan))


def is_hand_unknown(state: GameState, thing: GameObject, whose: Whose) -> bool:
    meant = players_of_phrase(state, Context(thing.id, thing.controller), whose) or state.in_game()
    return any(state.players[player].hand is None for player in meant)
