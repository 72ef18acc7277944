"""What happens around the actions, told in English; exhaustive over the events."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.magenoir.events import game_events
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.mana import Element
from bot.engine.magenoir.table.game_state import Phase
from bot.explain.english_grammar import capitalize, number_and_noun, possessive
from bot.explain.magenoir.english.nouns import card_called, list_names, one_mana
from bot.explain.magenoir.english.refusals import clause_of_refusal
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.story import AroundBeat

PHASES = {
    Phase.TURN_START: "turn start",
    Phase.DRAW: "draw phase",
    Phase.MANA_RECOVERY: "Mana recovery phase",
    Phase.MAIN: "main phase",
    Phase.END: "end of turn",
}
CHOICES = {
    "target": "target",
    "component": "component",
    "option": "option",
    "discard": "card to discard",
}


def sentence_around(beat: AroundBeat, names: CardNames) -> str:
    """What happens around the actions as a line."""
    return TELL_AROUND[type(beat.event)](beat.event, names)


def tell_phase_began(event: game_events.PhaseBegan, _names: CardNames) -> str:
    phase, player = event.phase, event.player
    return f"{possessive(player)} {PHASES[phase]}."


def tell_announced(event: game_events.Announced, names: CardNames) -> str:
    return f"{capitalize(sentence_of_announcement(event, names))}."


def tell_chain_began(event: game_events.ChainBegan, names: CardNames) -> str:
    starter = event.starter
    if isinstance(starter, ObjectId):
        return f"Chain of events of {card_called(names, starter)}:"
    return f"Chain of events of what {starter} does:"


def tell_actions_ordered(event: game_events.ActionsOrdered, names: CardNames) -> str:
    by, order = event.by, event.order
    told = ", then ".join(card_called(names, each) for each in order)
    by_default = " (by default, as nothing else was said)" if event.default else ""
    return f"{by}, whose turn it is, orders what comes at the same moment: {told}{by_default}."


def tell_damage_redirected(event: game_events.DamageRedirected, names: CardNames) -> str:
    source, protector = card_called(names, event.source), card_called(names, event.protector)
    return f"{event.by} redirects the damage of {source} to {protector}."


def tell_choice_made(event: game_events.ChoiceMade, names: CardNames) -> str:
    by, choice, picked, options = event.by, event.choice, event.picked, event.options
    others = number_and_noun(options - 1, "other choice was possible", "other choices were possible")
    return f"By default: {sentence_of_choice(by, choice, picked, names)} ({others})."


def tell_action_refused(event: game_events.ActionRefused, names: CardNames) -> str:
    refusal = event.refusal
    return f"Illegal: {clause_of_refusal(refusal, names)}."


def tell_endless_loop(event: game_events.EndlessLoop, names: CardNames) -> str:
    cards = event.cards
    again = "sets itself off again" if len(cards) == 1 else "set each other off"
    return f"This chain would never end, and is stopped here: {list_names(names, cards)} {again}."


def tell_player_defeated(event: game_events.PlayerDefeated, _names: CardNames) -> str:
    player, empty = event.player, event.by_empty_deck
    return f"{player} loses the game: {'a draw from an empty deck' if empty else 'no HP left'}."


def tell_game_ended(event: game_events.GameEnded, _names: CardNames) -> str:
    if event.winner is None:
        return "The game is over, and nobody wins it."
    return f"{event.winner} wins the game."


def tell_chain_ended(event: game_events.ChainEnded, names: CardNames) -> str:
    starter = event.starter
    return f"End of the chain of {card_called(names, starter)}."


def tell_action_triggered(event: game_events.ActionTriggered, names: CardNames) -> str:
    source = event.source
    return f"{card_called(names, source)} triggers."


def tell_question_left_open(_event: game_events.QuestionLeftOpen, _names: CardNames) -> str:
    return "A question is open."


WINDOWS = {ev.Window.BEFORE: "just before, ", ev.Window.AFTER: "just after, ", ev.Window.FREE: ""}


def sentence_of_announcement(event: game_events.Announced, names: CardNames) -> str:
    """Who does what; the targets and components that are designated now."""
    what = "" if event.what is None else f" {card_called(names, event.what)}"
    verb = {
        ev.Act.PREPARE: "announces preparing",
        ev.Act.CHANNEL: "announces channelling",
        ev.Act.ACTIVATE: "activates",
        ev.Act.USE: "uses",
        ev.Act.TRADE: "announces a trade of Mana",
        ev.Act.ADD: "announces a Mana to add",
        ev.Act.TAKE: "announces the pile to take",
    }[event.act]
    window = "" if event.window is None else WINDOWS[event.window]
    aims = [designated_clause("target", event.targets, names), designated_clause("component", event.components, names)]
    told = "; ".join(each for each in aims if each)
    return f"{window}{event.by} {verb}{what}" + (f": {told}" if told else "")


def designated_clause(word: str, who: tuple[Recipient, ...], names: CardNames) -> str:
    return f"{word}{'s' * (len(who) > 1)} {list_names(names, who)}" if who else ""


def sentence_of_choice(by: PlayerId, choice: str, picked: object, names: CardNames) -> str:
    """What a player chose without saying so."""
    match choice, picked:
        case "option", PlayerId():
            return f"{by} does not redirect that damage to a protector"
        case "option" | "may", bool():
            return f"{by} {'does' if picked else 'does not do'} what the card allows"
        case "x", int():
            return f"{by} chooses X = {picked}"
        case _, tuple():
            return f"{by} chooses {list_names(names, picked)} ({CHOICES.get(choice, choice)}s)"
        case _, Element():
            return f"{by} chooses {one_mana(picked)}"
        case _, ObjectId() | PlayerId():
            return f"{by} chooses {card_called(names, picked)} ({CHOICES.get(choice, choice)})"
        case _:
            return f"{by} chooses {CHOICES.get(choice, choice)} {picked}"


TELL_AROUND: Mapping[type[ev.Around], Callable[[Any, CardNames], str]] = {
    game_events.PhaseBegan: tell_phase_began,
    game_events.Announced: tell_announced,
    game_events.ChainBegan: tell_chain_began,
    game_events.ActionsOrdered: tell_actions_ordered,
    game_events.DamageRedirected: tell_damage_redirected,
    game_events.ChoiceMade: tell_choice_made,
    game_events.ActionRefused: tell_action_refused,
    game_events.EndlessLoop: tell_endless_loop,
    game_events.PlayerDefeated: tell_player_defeated,
    game_events.GameEnded: tell_game_ended,
    game_events.ChainEnded: tell_chain_ended,
    game_events.ActionTriggered: tell_action_triggered,
    game_events.QuestionLeftOpen: tell_question_left_open,
}
"""What tells the events of each class around the actions; that none is missing is proven by a test."""
