"""What happens around the actions, told in English; exhaustive over the events."""

from typing import assert_never

from bot.engine.magenoir import events
from bot.engine.magenoir import events as ev
from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.mana import Element
from bot.engine.magenoir.state import Phase
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


def sentence_around(beat: AroundBeat, names: CardNames) -> str:  # noqa: C901, PLR0912 - an arm an event
    """What happens around the actions as a line."""
    match beat.event:
        case events.PhaseBegan(phase=phase, player=player):
            return f"{possessive(player)} {PHASES[phase]}."
        case events.Announced() as event:
            return f"{capitalize(sentence_of_announcement(event, names))}."
        case events.ChainBegan(starter=starter):
            if isinstance(starter, ObjectId):
                return f"Chain of events of {card_called(names, starter)}:"
            return f"Chain of events of what {starter} does:"
        case events.ActionsOrdered(by=by, order=order):
            told = ", then ".join(card_called(names, each) for each in order)
            return f"{by}, whose turn it is, orders what comes at the same moment: {told}."
        case events.ChoiceMade(by=by, choice=choice, picked=picked, options=options):
            others = number_and_noun(options - 1, "other choice was possible", "other choices were possible")
            return f"By default: {sentence_of_choice(by, choice, picked, names)} ({others})."
        case events.ActionRefused(refusal=refusal):
            return f"Illegal: {clause_of_refusal(refusal, names)}."
        case events.EndlessLoop(cards=cards):
            return f"This chain would never end, and is stopped here: {list_names(names, cards)} set each other off."
        case events.PlayerDefeated(player=player, by_empty_deck=empty):
            return f"{player} loses the game: {'a draw from an empty deck' if empty else 'no HP left'}."
        case events.GameEnded(winner=None):
            return "The game is over, and nobody wins it."
        case events.GameEnded(winner=winner):
            return f"{winner} wins the game."
        case events.ChainEnded(starter=starter):
            return f"End of the chain of {card_called(names, starter)}."
        case events.ActionTriggered(source=source):
            return f"{card_called(names, source)} triggers."
        case events.QuestionLeftOpen():
            return "A question is open."
        case never:
            assert_never(never)


WINDOWS = {ev.Window.BEFORE: "just before, ", ev.Window.AFTER: "just after, ", ev.Window.FREE: ""}


def sentence_of_announcement(event: events.Announced, names: CardNames) -> str:
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
