"""What happens, told in English; exhaustive over the events."""

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
    CountedTwice,
    DamageCancelled,
    DamageDealt,
    EffectsApplied,
    EndlessLoop,
    GameEnded,
    Healed,
    HitPointsLost,
    HoldsThisTurn,
    ManaAdded,
    ManaLocked,
    ManaMoved,
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
    ReserveEmptied,
    ShuffledIn,
    TargetInvalid,
    TopCardSeen,
    Window,
)
from bot.engine.magenoir.filters import BoardState
from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.mana import Element, all_of
from bot.engine.magenoir.mana import mana as mana_of
from bot.engine.magenoir.matching import hit_points, is_indestructible
from bot.engine.magenoir.state import GameState, Phase
from bot.explain.english_grammar import capital, counted, joined, possessive
from bot.explain.magenoir.english.effects import held
from bot.explain.magenoir.english.nouns import PILES, STATES, called, from_to, listed, mana, one_mana, whose
from bot.explain.magenoir.english.refusals import reason
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.story import ActionBeat, AroundBeat, Happening, destroys, repeated


def action(beat: ActionBeat, names: CardNames) -> str:
    """The parts of an indivisible action in one sentence; what triggered it first."""
    told = "; ".join(repeated([part(each, beat, names) for each in beat.parts], "times"))
    if beat.trigger is not None:
        card = called(names, beat.trigger)
        does = told.startswith(f"{card} deals")
        told = f"{card} triggers and {told.removeprefix(card + ' ')}" if does else f"{card} triggers: {told}"
    elif beat.used is not None:
        told = f"{called(names, beat.used)}: {told}"
    return f"{capital(told)}."


def part(happening: Happening, beat: ActionBeat, names: CardNames) -> str:  # noqa: C901, PLR0912 - an arm an event
    """One part as a clause."""
    before, after = happening.before, happening.after
    match happening.event:
        case DamageDealt() as event:
            return damage(event, before, after, names)
        case Healed(to=who):
            return joined([f"{called(names, each)} gains {change(each, before, after)}" for each in who])
        case HitPointsLost(to=who):
            return joined([f"{called(names, each)} loses {change(each, before, after)}" for each in who])
        case CardDrawn(player=player, card=card):
            return f"{player} draws {called(names, card) if names.known(card) else 'a card'}"
        case NothingToDraw(player=player):
            return f"{player} has to draw, but the deck is empty"
        case CardDiscarded(card=card, player=player, from_hand=from_hand):
            return f"{player} discards {called(names, card)}{' from the hand' if from_hand else ''}"
        case CardDestroyed(card=card):
            return f"{called(names, card)} is destroyed and goes to {possessive(before.cards[card].owner)} discard"
        case EffectsApplied(component=component):
            return applied(component, before, names)
        case TopCardSeen(player=player, card=card):
            top = "which is unknown here" if card is None else called(names, card)
            return f"{player} looks at the top card of the deck, {top}"
        case ShuffledIn(player=player, cards=cards):
            what = listed(names, cards) if cards else "no card"
            return f"{player} shuffles {what} of the discard into the deck"
        case DamageCancelled(player=player):
            return f"{player} is dealt no damage for the rest of the turn"
        case HoldsThisTurn(player=player, paragraph=paragraph):
            return f"for the rest of the turn, for {player}: {held(paragraph)}"
        case CountedTwice(card=card):
            return f"{called(names, card)} counts for two, once this turn"
        case CardReturned(card=card, player=player, position=None) if not before.cards[card].on_board:
            return f"{player} takes {called(names, card)} into the hand"
        case CardReturned(card=card, player=player, position=position):
            return f"{called(names, card)} goes back {place(player, position)}"
        case BecameIndestructible(card=card):
            return f"{called(names, card)} becomes indestructible"
        case BecameMageNoir(player=player):
            return f"{player} becomes a Mage Noir"
        case PaymentDeclined(source=source, player=player):
            default = " (by default, as nothing else is said)" if beat.by_default("pay") else ""
            what = "declines" if beat.trigger == source else f"declines {whose(names, source)} effect"
            return f"{player} {what}{default}"
        case CannotPay(player=player, mana=asked):
            reserve = before.players[player].reserve
            holds = f"the reserve holds {mana(reserve)}" if reserve.total else "the reserve is empty"
            return f"{player} can't pay {mana(asked) if asked.total else 'any Mana'}: {holds}"
        case TargetInvalid(source=source, target=target):
            return invalid(source, target, before, names)
        case CardPrepared(player=player, card=card, state=state, mana=under):
            kind = "" if state is BoardState.PREPARED else f" ({STATES[state]})"
            return f"{player} prepares {called(names, card)}{kind}" + (
                f": {locked(under.total, mana(under))} under it" if under.total else ""
            )
        case CardChannelled(player=player, card=card):
            return f"{player} channels {called(names, card)}"
        case (
            ManaPaid()
            | ManaReleased()
            | ManaAdded()
            | ManaLocked()
            | PileTaken()
            | ManaTaken()
            | ManaTraded()
            | ManaMoved()
            | ReserveEmptied()
        ) as event:
            return mana_moved(event, names)
        case never:
            assert_never(never)


def mana_moved(
    event: ManaPaid
    | ManaReleased
    | ManaAdded
    | ManaLocked
    | ManaMoved
    | ReserveEmptied
    | PileTaken
    | ManaTaken
    | ManaTraded,
    names: CardNames,
) -> str:
    """Mana on its way between reserves, cards and the Ether."""
    match event:
        case ManaPaid(player=player, mana=amount):
            return f"{player} pays {mana(amount)}, which goes to the Available Ether"
        case ManaReleased(card=card, mana=amount, left=left):
            if left:
                return f"{whose(names, card)} Mana is released: {mana(amount)} to the Available Ether"
            return f"{called(names, card)} releases {mana(amount)} to the Available Ether"
        case ManaAdded(player=player, element=element, pile=pile):
            return f"{player} adds {one_mana(element)} to {PILES[pile]} of the Available Ether"
        case ManaLocked(card=card, mana=amount):
            return f"{locked(amount.total, mana(amount))} under {called(names, card)}, from the Infinite Ether"
        case ManaMoved(origin=origin, to=to, mana=amount):
            goes = "goes" if amount.total == 1 else "go"
            return f"{mana(amount)} {goes} from {where(origin, names)} to {where(to, names)}"
        case ReserveEmptied(player=player, mana=amount):
            return f"{player} empties the reserve: {mana(amount)} to the Available Ether"
        case PileTaken(player=player, pile=pile, mana=amount):
            return f"{player} takes {PILES[pile]} into the reserve: {mana(amount) if amount.total else 'it is empty'}"
        case ManaTaken(player=player, element=element, amount=number):
            if not number:
                return f"the Available Ether has no {element} Mana to take"
            return f"{player} takes {mana(mana_of({element: number}))} from the Available Ether into the reserve"
        case ManaTraded(player=player, given=given, taken=taken):
            both = mana(all_of(given))
            return f"{player} trades {both} for {one_mana(taken)} of the Available Ether"
        case never:
            assert_never(never)


def where(place: Recipient, names: CardNames) -> str:
    return f"{possessive(place)} reserve" if isinstance(place, PlayerId) else f"under {called(names, place)}"


def locked(number: int, told: str) -> str:
    return f"{told} {'is' if number == 1 else 'are'} locked"


def damage(event: DamageDealt, before: GameState, after: GameState, names: CardNames) -> str:
    """To each recipient, with the hit points before and after; what was ignored last."""
    source = called(names, event.source)
    ignored = "".join(f"; {called(names, card)} ignores {number}" for card, number in event.ignored)
    if not event.amount:
        why = ": damage is cancelled this turn" if any(each in before.unharmed_this_turn for each in event.to) else ""
        return f"{source} deals no damage to {listed(names, event.to)}{ignored}{why}"
    recipients = [
        f"{called(names, each)} ({from_to(hit_points(before, each), hit_points(after, each))})" for each in event.to
    ]
    each = " each" if len(recipients) > 1 else ""
    return f"{source} deals {event.amount} damage{each} to {joined(recipients)}{ignored}"


def change(who: Recipient, before: GameState, after: GameState) -> str:
    """3 HP (17 → 20 HP)."""
    old, new = hit_points(before, who), hit_points(after, who)
    return f"{abs(new - old)} HP ({from_to(old, new)})"


def place(player: PlayerId, position: int | None) -> str:
    if position is None:
        return f"to {possessive(player)} hand"
    if position == 1:
        return f"on top of {possessive(player)} deck"
    ordinal = {2: "2nd", 3: "3rd"}.get(position, f"{position}th")
    return f"to the {ordinal} place in {possessive(player)} deck"


def applied(component: ObjectId, state: GameState, names: CardNames) -> str:
    """A component whose effects are all triggers, or that has none, does nothing as it is applied."""
    told = f"{whose(names, component)} effects are applied"
    if state.cards[component].facts.on_activation:
        return told
    return f"{told}: the card has nothing that acts on activation, so nothing happens"


def invalid(source: ObjectId, target: Recipient | None, state: GameState, names: CardNames) -> str:
    """Why it is not valid any more, where the table shows it."""
    if target is None:
        return f"{called(names, source)} has nothing to aim at: the action does nothing"
    if target == source:
        return f"{called(names, source)} is not where it should be any more: the action does nothing"
    card = state.cards[target] if isinstance(target, ObjectId) else None
    why = ""
    if card is not None and not card.on_board:
        why = ", which has left the board,"
    elif card is not None and is_indestructible(card) and destroys(state.cards[source]):
        why = ", indestructible,"
    return f"{called(names, target)}{why} is no valid target: this action of {called(names, source)} does nothing"


# Around the actions.

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


def around(beat: AroundBeat, names: CardNames) -> str:  # noqa: C901, PLR0912 - an arm an event
    """What happens around the actions as a line."""
    match beat.event:
        case PhaseBegan(phase=phase, player=player):
            return f"{possessive(player)} {PHASES[phase]}."
        case Announced() as event:
            return f"{capital(announced(event, names))}."
        case ChainBegan(starter=starter):
            if isinstance(starter, ObjectId):
                return f"Chain of events of {called(names, starter)}:"
            return f"Chain of events of what {starter} does:"
        case ActionsOrdered(by=by, order=order):
            told = ", then ".join(called(names, each) for each in order)
            return f"{by}, whose turn it is, orders what comes at the same moment: {told}."
        case ChoiceMade(by=by, choice=choice, picked=picked, options=options):
            others = counted(options - 1, "other choice was possible", "other choices were possible")
            return f"By default: {taken(by, choice, picked, names)} ({others})."
        case ActionRefused(refusal=refusal):
            return f"Illegal: {reason(refusal, names)}."
        case EndlessLoop(cards=cards):
            return f"This chain would never end, and is stopped here: {listed(names, cards)} set each other off."
        case PlayerDefeated(player=player, by_empty_deck=empty):
            return f"{player} loses the game: {'a draw from an empty deck' if empty else 'no HP left'}."
        case GameEnded(winner=None):
            return "The game is over, and nobody wins it."
        case GameEnded(winner=winner):
            return f"{winner} wins the game."
        case ChainEnded(starter=starter):
            return f"End of the chain of {called(names, starter)}."
        case ActionTriggered(source=source):
            return f"{called(names, source)} triggers."
        case QuestionLeftOpen():
            return "A question is open."
        case never:
            assert_never(never)


WINDOWS = {Window.BEFORE: "just before, ", Window.AFTER: "just after, ", Window.FREE: ""}


def announced(event: Announced, names: CardNames) -> str:
    """Who does what; the targets and components that are designated now."""
    what = "" if event.what is None else f" {called(names, event.what)}"
    verb = {
        Act.PREPARE: "announces preparing",
        Act.CHANNEL: "announces channelling",
        Act.ACTIVATE: "activates",
        Act.USE: "uses",
        Act.TRADE: "announces a trade of Mana",
        Act.ADD: "announces a Mana to add",
        Act.TAKE: "announces the pile to take",
    }[event.act]
    window = "" if event.window is None else WINDOWS[event.window]
    aims = [designated("target", event.targets, names), designated("component", event.components, names)]
    told = "; ".join(each for each in aims if each)
    return f"{window}{event.by} {verb}{what}" + (f": {told}" if told else "")


def designated(word: str, who: tuple[Recipient, ...], names: CardNames) -> str:
    return f"{word}{'s' * (len(who) > 1)} {listed(names, who)}" if who else ""


def taken(by: PlayerId, choice: str, picked: object, names: CardNames) -> str:
    """What a player chose without saying so."""
    match choice, picked:
        case "option", PlayerId():
            return f"{by} does not redirect that damage to a protector"
        case "option" | "may", bool():
            return f"{by} {'does' if picked else 'does not do'} what the card allows"
        case "x", int():
            return f"{by} chooses X = {picked}"
        case _, tuple():
            return f"{by} chooses {listed(names, picked)} ({CHOICES.get(choice, choice)}s)"
        case _, Element():
            return f"{by} chooses {one_mana(picked)}"
        case _, ObjectId() | PlayerId():
            return f"{by} chooses {called(names, picked)} ({CHOICES.get(choice, choice)})"
        case _:
            return f"{by} chooses {CHOICES.get(choice, choice)} {picked}"
