"""English sentences for what happens in a game of Mage Noir; one function a part of the vocabulary."""

from collections.abc import Mapping
from typing import assert_never

from bot.engine.magenoir.events import (
    Act,
    ActionRefused,
    ActionsOrdered,
    ActionTriggered,
    Announced,
    BecameIndestructible,
    BecameMageNoir,
    CannotPay,
    CardChannelled,
    CardDestroyed,
    CardDiscarded,
    CardDrawn,
    CardPrepared,
    CardReturned,
    ChainBegan,
    ChainEnded,
    ChoiceMade,
    DamageDealt,
    EffectsApplied,
    EndlessLoop,
    Event,
    GameEnded,
    Healed,
    HitPointsLost,
    ManaAdded,
    ManaLocked,
    ManaPaid,
    ManaReleased,
    ManaTaken,
    ManaTraded,
    NothingToDraw,
    PaymentDeclined,
    PhaseBegan,
    PileTaken,
    PlayerDefeated,
    QuestionLeftOpen,
    TargetInvalid,
    Window,
)
from bot.engine.magenoir.mana import Mana
from bot.engine.magenoir.options import OpenQuestion
from bot.engine.magenoir.outcome import Answer, Outcome
from bot.engine.magenoir.refusals import Refusal
from bot.engine.magenoir.scenario import CanActivate, CanPrepare, CanUse, OpenWindows, Question
from bot.engine.magenoir.state import Phase
from bot.explain.english_grammar import counted, joined, possessive
from bot.explain.magenoir.names import Names

PHASES: Mapping[Phase, str] = {
    Phase.TURN_START: "turn start",
    Phase.DRAW: "draw phase",
    Phase.MANA_RECOVERY: "Mana recovery phase",
    Phase.MAIN: "main phase",
    Phase.END: "end of turn",
}
PLACES = ("first", "second")


def mana(amounts: Mana) -> str:
    return joined([f"{number} {element.value}" for element, number in amounts.amounts().items()]) or "no Mana"


def points(number: int) -> str:
    return f"{number} HP"


def sentence(event: Event, names: Names) -> str | None:  # noqa: C901, PLR0912  one arm an event
    """Return the sentence of an event, None for what the sentences around it tell."""
    match event:
        case DamageDealt(source=source, amount=amount, to=to, ignored=ignored):
            less = f" ({sum(each for _, each in ignored)} ignored)" if ignored else ""
            return f"{names[source]} deals {amount} damage to {joined(names.all(to))}{less}."
        case Healed(amount=amount, to=to):
            verb = "gains" if len(to) == 1 else "gain"
            return f"{joined(names.all(to))} {verb} {points(amount)}."
        case HitPointsLost(amount=amount, to=to):
            verb = "loses" if len(to) == 1 else "lose"
            return f"{joined(names.all(to))} {verb} {points(amount)}, which is not damage."
        case CardDrawn(player=player, card=card):
            return f"{player} draws {names[card]}."
        case NothingToDraw(player=player):
            return f"{player} has to draw from an empty deck."
        case CardDiscarded(card=card, player=player, from_hand=True):
            return f"{player} discards {names[card]}."
        case CardDiscarded(card=card):
            return f"{names[card]} goes to the discard."
        case CardDestroyed(card=card):
            return f"{names[card]} is destroyed."
        case EffectsApplied(component=card):
            return f"The effects of {names[card]} are applied."
        case CardReturned(card=card, player=player, position=position):
            return f"{names[card]} returns to {possessive(player)} {place(position)}."
        case BecameIndestructible(card=card):
            return f"{names[card]} becomes indestructible."
        case BecameMageNoir(player=player):
            return f"{player} becomes a Mage Noir."
        case ManaPaid(player=player, mana=amount):
            return f"{player} pays {mana(amount)}, which goes to the Available Ether."
        case ManaReleased(card=card, mana=amount):
            return f"The Mana under {names[card]} is released: {mana(amount)}."
        case ManaAdded(player=player, element=element, pile=pile):
            return f"{player} adds 1 {element.value} to the {PLACES[pile]} pile of the Available Ether."
        case ManaLocked(card=card, mana=amount):
            return f"{mana(amount)} from the Infinite Ether is locked under {names[card]}."
        case PileTaken(player=player, pile=pile, mana=amount):
            return f"{player} takes the {PLACES[pile]} pile: {mana(amount)}."
        case ManaTaken(player=player, element=element, amount=amount):
            return f"{player} takes {amount} {element.value} from the Available Ether."
        case ManaTraded(player=player, given=given, taken=taken):
            return f"{player} trades 1 {given[0].value} and 1 {given[1].value} for 1 {taken.value}."
        case CardPrepared(player=player, card=card, state=state, mana=amount):
            return f"{player} puts {names[card]} on the board ({state.value}) with {mana(amount)} locked under it."
        case CardChannelled(player=player, card=card):
            return f"{player} channels {names[card]} as a component."
        case PaymentDeclined(source=source, player=player):
            return f"{player} declines what {names[source]} offers."
        case CannotPay(player=player, mana=amount):
            return f"{player} cannot pay {mana(amount)}: nothing happens."
        case TargetInvalid(source=source, target=target):
            aimed = "has no target" if target is None else f"cannot affect {names[target]}: the target is not valid"
            return f"This action of {names[source]} {aimed}, so that it does nothing; the rest goes on."
        case PhaseBegan(phase=phase, player=player):
            return f"{possessive(player)} {PHASES[phase]} begins."
        case Announced():
            return announced(event, names)
        case ActionTriggered(source=source):
            return f"{names[source]} triggers: its action is the next one of the chain."
        case ActionsOrdered(by=by, order=order):
            return f"{by}, whose turn it is, orders what is simultaneous: {joined(names.all(order))}."
        case ActionRefused(refusal=refusal):
            return f"Not allowed: {refused(refusal, names)}."
        case QuestionLeftOpen(question=question, card=card):
            subject = "" if card is None else f" ({names[card]})"
            return f"The publisher's texts leave this open{subject}: {OPEN[question]}."
        case EndlessLoop(cards=cards):
            return f"This chain would never end: {joined(names.all(cards))} go round. It is cut short here."
        case PlayerDefeated(player=player, by_empty_deck=True):
            return f"{player} could not draw and has lost."
        case PlayerDefeated(player=player):
            return f"{player} has no HP left and has lost."
        case ChoiceMade() | ChainBegan() | ChainEnded() | GameEnded():
            return None
        case never:
            assert_never(never)


def place(position: int | None) -> str:
    return "hand" if position is None else f"deck, to place {position} from the top"


def announced(event: Announced, names: Names) -> str:
    what = "" if event.what is None else names[event.what]
    aimed = f" at {joined(names.all(event.targets))}" if event.targets else ""
    used = f", with {joined(names.all(event.components))} as components" if event.components else ""
    match event.act:
        case Act.ACTIVATE:
            return f"{event.by} announces the activation of {what}{aimed}{used}."
        case Act.USE:
            return f"{event.by} uses {what}{aimed}{WINDOWS[event.window]}."
        case Act.PREPARE:
            return f"{event.by} announces that {what} will be prepared."
        case Act.CHANNEL:
            return f"{event.by} announces that {what} will be channelled."
        case Act.TRADE:
            return f"{event.by} announces a trade of Mana."
        case Act.ADD:
            return f"{event.by} announces the adding of one Mana."
        case Act.TAKE:
            return f"{event.by} announces the taking of a pile."
        case never:
            assert_never(never)


WINDOWS: Mapping[Window | None, str] = {
    None: "",
    Window.FREE: " at any time",
    Window.BEFORE: " at any time, just before the chain that waits",
    Window.AFTER: " at any time, just after the chain that waits",
}

OPEN: Mapping[OpenQuestion, str] = {
    OpenQuestion.EQUAL_PILES: "to which of two equal piles Mana is added; taken here: the first one, "
    "unless the acting player chooses",
    OpenQuestion.TRADE: "which Mana may be given in a trade, and from which pile; taken here: any",
    OpenQuestion.SAME_TURN: "whether a spell may be activated in the turn in which it was prepared; taken here: yes",
    OpenQuestion.FURTHER_THEN: "whether a further “then” splits a paragraph again; taken here: yes",
    OpenQuestion.RELEASE_ORDER: "whether texts trigger before Mana is released; taken here: yes",
    OpenQuestion.DEFEAT_CHECK: "when a defeat is noticed; taken here: after each action",
    OpenQuestion.BOTH_DEFEATED: "who wins when both are defeated at once; taken here: nobody",
    OpenQuestion.COMPONENTS_TO_PREPARE: "whether components are needed already to prepare; taken here: yes",
    OpenQuestion.COMPONENT_GONE: "whether a component that is gone by now matters; taken here: no",
    OpenQuestion.SPELL_GONE: "what becomes of an activation whose spell has left the board; taken here: it goes on",
    OpenQuestion.NO_TARGET: "whether a spell may be activated without anything to aim at; taken here: yes",
    OpenQuestion.ANSWER_TO_ANY_TIME: "whether an any-time effect may answer another one; taken here: yes",
    OpenQuestion.UNFINISHED_RECOVERY: "what was added and taken in Mana recovery was not said; taken here: nothing",
    OpenQuestion.CARD_FACTS: "some facts about this card are not certain",
    OpenQuestion.SHUFFLED: "nobody knows the order of a shuffled deck; taken here: as listed",
}


def refused(refusal: Refusal, names: Names) -> str:
    """Why not, after a colon."""
    subject = "" if refusal.subject is None else f"{names[refusal.subject]}: "
    missing = "" if refusal.mana is None else f" ({mana(refusal.mana)})"
    component = "" if refusal.component is None else f" ({refusal.component})"
    return f"{subject}{refusal.kind.value}{missing}{component}"


def answer(given: Answer, question: Question, names: Names) -> str:
    """Return the sentence that answers a question."""
    reason = "" if given.refusal is None else f": {refused(given.refusal, names)}"
    said = "yes" if given.value else "no"
    match question:
        case CanUse(card=card, by=by):
            return f"Can {by} use {names[card]} now? {said.capitalize()}{reason}."
        case CanActivate(card=card, by=by):
            return f"Can {by} activate {names[card]} now? {said.capitalize()}{reason}."
        case CanPrepare(card=card, by=by):
            return f"Can {by} prepare {names[card]} now? {said.capitalize()}{reason}."
        case OpenWindows():
            return f"Windows for any-time effects that are open now: {joined(given.value) or 'none'}."
        case never:
            assert_never(never)


def verdict(outcome: Outcome) -> str:
    """Return the line that says how it ended."""
    state = outcome.state
    if state.winner is not None:
        return f"{state.winner} wins."
    if state.over:
        return "Both players are defeated: nobody wins."
    totals = joined([f"{name} has {points(player.hit_points)}" for name, player in state.players.items()])
    return f"After {counted(len(outcome.chains), 'chain')} of events, {totals}."
