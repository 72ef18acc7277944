"""What happens around the actions, told in French; exhaustive over the events."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.magenoir.events import game_events
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.mana import Element
from bot.engine.magenoir.table.game_state import Phase
from bot.explain.french_grammar import (
    COLON,
    SEMICOLON,
    THIN,
    capitalize,
    number_and_noun,
    one_or_more,
    with_preposition_de,
)
from bot.explain.magenoir.french.nouns import card_called, list_names, one_mana, with_de
from bot.explain.magenoir.french.refusals import clause_of_refusal
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.story import AroundBeat

PHASES = {
    Phase.TURN_START: "Début du tour",
    Phase.DRAW: "Phase de pioche",
    Phase.MANA_RECOVERY: "Phase de récupération de Mana",
    Phase.MAIN: "Phase principale",
    Phase.END: "Fin de tour",
}
CHOICES = {
    "target": "cible",
    "component": "composant",
    "option": "option",
    "discard": "carte à défausser",
}


def sentence_around(beat: AroundBeat, names: CardNames) -> str:
    """What happens around the actions as a line."""
    return TELL_AROUND[type(beat.event)](beat.event, names)


def tell_phase_began(event: game_events.PhaseBegan, _names: CardNames) -> str:
    phase, player = event.phase, event.player
    return f"{PHASES[phase]} {with_preposition_de(player)}."


def tell_announced(event: game_events.Announced, names: CardNames) -> str:
    return f"{capitalize(sentence_of_announcement(event, names))}."


def tell_chain_began(event: game_events.ChainBegan, names: CardNames) -> str:
    starter = event.starter
    if isinstance(starter, ObjectId):
        return f"Chaîne d’événements {with_de(names, starter)}{THIN}:"
    return f"Chaîne d’événements de ce que fait {starter}{THIN}:"


def tell_actions_ordered(event: game_events.ActionsOrdered, names: CardNames) -> str:
    by, order = event.by, event.order
    told = names_in_order(order, names)
    chooses = f"{by}, dont c’est le tour, choisit l’ordre de ce qui arrive en même temps{COLON}{told}"
    return f"{chooses} (par défaut, rien d’autre n’étant dit)." if event.default else f"{chooses}."


def tell_damage_redirected(event: game_events.DamageRedirected, names: CardNames) -> str:
    source, protector = card_called(names, event.source), card_called(names, event.protector)
    return f"{event.by} redirige vers {protector} les dégâts infligés par {source}."


def tell_choice_made(event: game_events.ChoiceMade, names: CardNames) -> str:
    by, choice, picked, options = event.by, event.choice, event.picked, event.options
    others = number_and_noun(options - 1, "autre choix était possible", "autres choix étaient possibles")
    return f"Par défaut{COLON}{sentence_of_choice(by, choice, picked, names)} ({others})."


def tell_action_refused(event: game_events.ActionRefused, names: CardNames) -> str:
    refusal = event.refusal
    return f"Illégal{COLON}{clause_of_refusal(refusal, names)}."


def tell_endless_loop(event: game_events.EndlessLoop, names: CardNames) -> str:
    cards = event.cards
    relaunch = "se relance" if len(cards) == 1 else "se relancent"
    return f"Cette chaîne ne finirait jamais, elle est arrêtée ici{COLON}{list_names(names, cards)} {relaunch}."


def tell_player_defeated(event: game_events.PlayerDefeated, _names: CardNames) -> str:
    player, empty = event.player, event.by_empty_deck
    why = "piocher dans un deck vide" if empty else "plus de PV"
    return f"{player} perd la partie{COLON}{why}."


def tell_game_ended(event: game_events.GameEnded, _names: CardNames) -> str:
    if event.winner is None:
        return "La partie est finie, personne ne la gagne."
    return f"{event.winner} gagne la partie."


def tell_chain_ended(event: game_events.ChainEnded, names: CardNames) -> str:
    starter = event.starter
    return f"Fin de la chaîne {with_de(names, starter)}."


def tell_action_triggered(event: game_events.ActionTriggered, names: CardNames) -> str:
    source = event.source
    return f"{card_called(names, source)} se déclenche."


def tell_question_left_open(_event: game_events.QuestionLeftOpen, _names: CardNames) -> str:
    return "Une question est ouverte."


WINDOWS = {ev.Window.BEFORE: "juste avant, ", ev.Window.AFTER: "juste après, ", ev.Window.FREE: ""}


def sentence_of_announcement(event: game_events.Announced, names: CardNames) -> str:
    """Who does what; the targets and components that are designated now."""
    what = "" if event.what is None else f" {card_called(names, event.what)}"
    verb = {
        ev.Act.PREPARE: "annonce préparer",
        ev.Act.CHANNEL: "annonce canaliser",
        ev.Act.ACTIVATE: "active",
        ev.Act.USE: "utilise",
        ev.Act.TRADE: "annonce un échange de Mana",
        ev.Act.ADD: "annonce une Mana à ajouter",
        ev.Act.TAKE: "annonce la pile à prendre",
    }[event.act]
    window = "" if event.window is None else WINDOWS[event.window]
    aims = [designated_clause("cible", event.targets, names), designated_clause("composant", event.components, names)]
    told = SEMICOLON.join(each for each in aims if each)
    return f"{window}{event.by} {verb}{what}" + (f"{COLON}{told}" if told else "")


def designated_clause(word: str, who: tuple[Recipient, ...], names: CardNames) -> str:
    return f"{one_or_more(len(who), word, word + 's')} {list_names(names, who)}" if who else ""


def names_in_order(order: tuple[ObjectId, ...], names: CardNames) -> str:
    return ", puis ".join(card_called(names, each) for each in order)


def sentence_of_choice(by: PlayerId, choice: str, picked: object, names: CardNames) -> str:
    """What a player chose without saying so."""
    match choice, picked:
        case "option", PlayerId():
            return f"{by} ne redirige pas ces dégâts vers un protecteur"
        case "option" | "may", bool():
            return f"{by} {'fait' if picked else 'ne fait pas'} ce que la carte permet"
        case "x", int():
            return f"{by} choisit X = {picked}"
        case _, tuple():
            return f"{by} choisit {list_names(names, picked)} ({CHOICES.get(choice, choice)}s)"
        case _, Element():
            return f"{by} choisit {one_mana(picked)}"
        case _, ObjectId() | PlayerId():
            return f"{by} choisit {card_called(names, picked)} ({CHOICES.get(choice, choice)})"
        case _:
            return f"{by} choisit {CHOICES.get(choice, choice)} n°{THIN}{picked}"


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
