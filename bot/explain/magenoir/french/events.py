"""What the actions of a chain did, told in French; exhaustive over the events."""

from typing import assert_never

from bot.engine.magenoir import events
from bot.engine.magenoir import filters as fl
from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.mana import all_of
from bot.engine.magenoir.mana import mana as mana_of
from bot.engine.magenoir.matching import hit_points, is_indestructible
from bot.engine.magenoir.state import GameState
from bot.explain.french_grammar import COLON, SEMICOLON, capital, de, joined, one_or_more
from bot.explain.magenoir.french.effects import held
from bot.explain.magenoir.french.nouns import (
    ELEMENTS,
    PILES,
    STATES,
    called,
    from_to,
    listed,
    mana,
    of,
    one_mana,
    points,
    quoted,
    to,
)
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.story import ActionBeat, Happening, destroys, repeated


def action(beat: ActionBeat, names: CardNames) -> str:
    """The parts of an indivisible action in one sentence; what triggered it first."""
    told = SEMICOLON.join(repeated([part(each, beat, names) for each in beat.parts], "fois"))
    if beat.trigger is not None:
        card = called(names, beat.trigger)
        does = told.startswith(f"{card} inflige")
        told = (
            f"{card} se déclenche et {told.removeprefix(card + ' ')}" if does else f"{card} se déclenche{COLON}{told}"
        )
    elif beat.used is not None:
        told = f"{called(names, beat.used)}{COLON}{told}"
    return f"{capital(told)}."


def part(happening: Happening, beat: ActionBeat, names: CardNames) -> str:
    """One part as a clause."""
    event, before = happening.event, happening.before
    if isinstance(event, events.OfHitPoints):
        return of_hit_points(event, before, happening.after, names)
    if isinstance(event, events.OfHands):
        return of_hands(event, names)
    if isinstance(event, events.OfCards):
        return of_cards(event, before, names)
    if isinstance(event, events.OfMana):
        return of_mana(event, names)
    if isinstance(event, events.OfPlayers):
        return of_players(event)
    return not_done(event, before, beat, names)


def of_hit_points(event: events.OfHitPoints, before: GameState, after: GameState, names: CardNames) -> str:
    match event:
        case events.DamageDealt():
            return damage(event, before, after, names)
        case events.Healed(to=who):
            return joined([f"{called(names, each)} gagne {change(each, before, after)}" for each in who])
        case events.HitPointsLost(to=who):
            return joined([f"{called(names, each)} perd {change(each, before, after)}" for each in who])
        case never:
            assert_never(never)


def of_hands(event: events.OfHands, names: CardNames) -> str:
    """What happens to hands, decks and discards."""
    match event:
        case events.CardDrawn(player=player, card=card):
            return f"{player} pioche {called(names, card) if names.known(card) else 'une carte'}"
        case events.NothingToDraw(player=player):
            return f"{player} doit piocher, mais son deck est vide"
        case events.CardDiscarded(card=card, player=player, from_hand=from_hand):
            return f"{player} défausse {called(names, card)}{' de sa main' if from_hand else ''}"
        case events.TopCardSeen(player=player, card=card):
            top = "qui est inconnue ici" if card is None else called(names, card)
            return f"{player} regarde la carte du dessus de son deck, {top}"
        case events.ShuffledIn(player=player, cards=cards):
            what = listed(names, cards) if cards else "aucune carte"
            return f"{player} mélange à son deck {what} de sa défausse"
        case never:
            assert_never(never)


def of_cards(event: events.OfCards, before: GameState, names: CardNames) -> str:
    """What happens to the cards of the board."""
    match event:
        case events.CardPrepared(player=player, card=card, state=state, mana=under):
            kind = "" if state is fl.BoardState.PREPARED else f" ({STATES[state]})"
            locked = f"{COLON}{mana(under)} {verrouillees(under.total)} dessous" if under.total else ""
            return f"{player} prépare {called(names, card)}{kind}{locked}"
        case events.CardChannelled(player=player, card=card):
            return f"{player} canalise {called(names, card)}"
        case events.CardDestroyed(card=card):
            owner = before.cards[card].owner
            return f"la carte {called(names, card)} est détruite et part dans la défausse {de(owner)}"
        case events.CardReturned(card=card, player=player, position=None) if not before.cards[card].on_board:
            return f"{player} prend {called(names, card)} en main"
        case events.CardReturned(card=card, player=player, position=position):
            return f"{called(names, card)} retourne {place(player, position)}"
        case events.EffectsApplied(component=component):
            return applied(component, before, names)
        case events.CountedTwice(card=card):
            return f"{called(names, card)} compte pour deux, une fois ce tour-ci"
        case events.BecameIndestructible(card=card):
            return f"{called(names, card)} devient indestructible"
        case never:
            assert_never(never)


def of_players(event: events.OfPlayers) -> str:
    """What holds for a player from then on."""
    match event:
        case events.DamageCancelled(player=player):
            return f"{player} ne subit plus de dégâts jusqu’à la fin du tour"
        case events.HoldsThisTurn(player=player, paragraph=paragraph):
            return f"jusqu’à la fin du tour, pour {player}{COLON}{quoted(held(paragraph))}"
        case events.BecameMageNoir(player=player):
            return f"{player} devient Mage Noir"
        case never:
            assert_never(never)


def not_done(event: events.NotDone, before: GameState, beat: ActionBeat, names: CardNames) -> str:
    """An action that did nothing, and why."""
    match event:
        case events.PaymentDeclined(source=source, player=player):
            default = " (par défaut, rien d’autre n’étant dit)" if beat.by_default("pay") else ""
            what = "y renonce" if beat.trigger == source else f"renonce à l’effet {of(names, source)}"
            return f"{player} {what}{default}"
        case events.CannotPay(player=player, mana=asked):
            reserve = before.players[player].reserve
            holds = f"sa réserve contient {mana(reserve)}" if reserve.total else "sa réserve est vide"
            return f"{player} ne peut pas payer {mana(asked) if asked.total else 'de Mana'}{COLON}{holds}"
        case events.TargetInvalid(source=source, target=target):
            return invalid(source, target, before, names)
        case never:
            assert_never(never)


def of_mana(event: events.OfMana, names: CardNames) -> str:
    """Mana on its way between reserves, cards and the Ether."""
    match event:
        case events.ManaPaid(player=player, mana=amount):
            return f"{player} paie {mana(amount)}, qui {arrives(amount.total)}"
        case events.ManaReleased(card=card, mana=amount, left=left):
            if left:
                return f"la Mana {of(names, card)} est libérée{COLON}{mana(amount)} {arrives(amount.total)}"
            return f"{called(names, card)} libère {mana(amount)}, qui {arrives(amount.total)}"
        case events.ManaAdded(player=player, element=element, pile=pile):
            return f"{player} ajoute {one_mana(element)} à {PILES[pile]} de l’Éther Disponible"
        case events.ManaLocked(card=card, mana=amount):
            return f"{mana(amount)} de l’Éther Infini {verrouillees(amount.total)} sous {called(names, card)}"
        case events.ManaMoved(origin=origin, to=to, mana=amount):
            moves = one_or_more(amount.total, "passe", "passent")
            return f"{mana(amount)} {moves} {from_where(origin, names)} {to_where(to, names)}"
        case events.ReserveEmptied(player=player, mana=amount):
            return f"{player} vide sa réserve, et {mana(amount)} {arrives(amount.total)}"
        case events.PileTaken(player=player, pile=pile, mana=amount):
            what = mana(amount) if amount.total else "elle est vide"
            return f"{player} prend {PILES[pile]} dans sa réserve{COLON}{what}"
        case events.ManaTaken(player=player, element=element, amount=number):
            if not number:
                return f"l’Éther Disponible n’a pas de Mana {ELEMENTS[element]} à prendre"
            return f"{player} prend {mana(mana_of({element: number}))} de l’Éther Disponible dans sa réserve"
        case events.ManaTraded(player=player, given=given, taken=taken):
            both = mana(all_of(given))
            return f"{player} échange {both} contre {one_mana(taken)} de l’Éther Disponible"
        case never:
            assert_never(never)


def from_where(where: Recipient, names: CardNames) -> str:
    return f"de la réserve {de(where)}" if isinstance(where, PlayerId) else f"de dessous {called(names, where)}"


def to_where(where: Recipient, names: CardNames) -> str:
    return f"dans la réserve {de(where)}" if isinstance(where, PlayerId) else f"sous {called(names, where)}"


def verrouillees(number: int) -> str:
    return one_or_more(number, "est verrouillée", "sont verrouillées")


def arrives(number: int) -> str:
    return f"{one_or_more(number, 'rejoint', 'rejoignent')} l’Éther Disponible"


def damage(event: events.DamageDealt, before: GameState, after: GameState, names: CardNames) -> str:
    """To each recipient, with the hit points before and after; what was ignored last."""
    source = called(names, event.source)
    ignored = "".join(f"{SEMICOLON}{called(names, card)} en ignore {number}" for card, number in event.ignored)
    if not event.amount:
        spared = any(each in before.unharmed_this_turn for each in event.to)
        why = f"{COLON}les dégâts sont annulés ce tour-ci" if spared else ""
        return f"{source} n’inflige aucun dégât {joined([to(names, each) for each in event.to])}{ignored}{why}"
    recipients = [
        f"{to(names, each)} ({from_to(hit_points(before, each), hit_points(after, each))})" for each in event.to
    ]
    return f"{source} inflige {points(event.amount)} {joined(recipients)}{ignored}"


def change(who: Recipient, before: GameState, after: GameState) -> str:
    """3 PV (17 → 20 PV)."""
    old, new = hit_points(before, who), hit_points(after, who)
    return f"{abs(new - old)} PV ({from_to(old, new)})"


def place(player: PlayerId, position: int | None) -> str:
    if position is None:
        return f"dans la main {de(player)}"
    return f"sur le dessus du deck {de(player)}" if position == 1 else f"en {position}ᵉ place du deck {de(player)}"


def applied(component: ObjectId, state: GameState, names: CardNames) -> str:
    """A component whose effects are all triggers, or that has none, does nothing as it is applied."""
    told = f"les effets {of(names, component)} s’appliquent"
    if state.cards[component].facts.on_activation:
        return told
    return f"{told}{COLON}la carte n’a rien qui agisse à l’activation, il ne se passe rien"


def invalid(source: ObjectId, target: Recipient | None, state: GameState, names: CardNames) -> str:
    """Why it is not valid any more, where the table shows it."""
    if target is None:
        return f"{called(names, source)} n’a rien à viser{COLON}l’action ne fait rien"
    if target == source:
        return f"{called(names, source)} n’est plus là où il le faudrait{COLON}l’action ne fait rien"
    card = state.cards[target] if isinstance(target, ObjectId) else None
    why = ""
    if card is not None and not card.on_board:
        why = ", qui a quitté le plateau,"
    elif card is not None and is_indestructible(card) and destroys(state.cards[source]):
        why = ", indestructible,"
    return (
        f"{called(names, target)}{why} n’est pas une cible valide{COLON}cette action {of(names, source)} ne fait rien"
    )
