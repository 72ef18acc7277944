"""What the actions of a chain did, told in French; exhaustive over the events."""

from typing import assert_never

from bot.engine.magenoir.events import game_events
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.mana import mana_of_amounts as mana_of
from bot.engine.magenoir.ground.mana import mana_of_elements
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.magenoir.values.filter_matching import hit_points_of, is_indestructible
from bot.engine.magenoir.words import filters as fl
from bot.explain.french_grammar import COLON, SEMICOLON, capitalize, join_words, one_or_more, with_preposition_de
from bot.explain.magenoir.french.effects import clause_of_paragraph
from bot.explain.magenoir.french.nouns import (
    ELEMENTS,
    PILES,
    STATES,
    card_called,
    list_names,
    one_mana,
    points_of_damage,
    quote_text,
    with_a,
    with_de,
    words_of_change_from_to,
    words_of_mana,
)
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.story import ActionBeat, Happening, clauses_said_once, destroys_something


def sentence_of_action(beat: ActionBeat, names: CardNames) -> str:
    """The parts of an indivisible action in one sentence; what triggered it first."""
    told = SEMICOLON.join(clauses_said_once([clause_of_part(each, beat, names) for each in beat.parts], "fois"))
    if beat.trigger is not None:
        card = card_called(names, beat.trigger)
        does = told.startswith(f"{card} inflige")
        told = (
            f"{card} se déclenche et {told.removeprefix(card + ' ')}" if does else f"{card} se déclenche{COLON}{told}"
        )
    elif beat.used is not None:
        told = f"{card_called(names, beat.used)}{COLON}{told}"
    return f"{capitalize(told)}."


def clause_of_part(happening: Happening, beat: ActionBeat, names: CardNames) -> str:
    """One part as a clause."""
    event, before = happening.event, happening.before
    if isinstance(event, game_events.OfHitPoints):
        return clause_of_hit_points(event, before, happening.after, names)
    if isinstance(event, game_events.OfHands):
        return clause_of_hands(event, names)
    if isinstance(event, game_events.OfCards):
        return clause_of_cards(event, before, names)
    if isinstance(event, game_events.OfMana):
        return clause_of_mana(event, names)
    if isinstance(event, game_events.OfPlayers):
        return clause_of_players(event)
    return clause_of_not_done(event, before, beat, names)


def clause_of_hit_points(event: game_events.OfHitPoints, before: GameState, after: GameState, names: CardNames) -> str:
    match event:
        case game_events.DamageDealt():
            return clause_of_damage(event, before, after, names)
        case game_events.Healed(to=who):
            return join_words(
                [f"{card_called(names, each)} gagne {hit_point_change(each, before, after)}" for each in who]
            )
        case game_events.HitPointsLost(to=who):
            return join_words(
                [f"{card_called(names, each)} perd {hit_point_change(each, before, after)}" for each in who]
            )
        case never:
            assert_never(never)


def clause_of_hands(event: game_events.OfHands, names: CardNames) -> str:
    """What happens to hands, decks and discards."""
    match event:
        case game_events.CardDrawn(player=player, card=card):
            return f"{player} pioche {card_called(names, card) if names.known(card) else 'une carte'}"
        case game_events.NothingToDraw(player=player):
            return f"{player} doit piocher, mais son deck est vide"
        case game_events.CardDiscarded(card=card, player=player, from_hand=from_hand):
            return f"{player} défausse {card_called(names, card)}{' de sa main' if from_hand else ''}"
        case game_events.TopCardSeen(player=player, card=card):
            top = "qui est inconnue ici" if card is None else card_called(names, card)
            return f"{player} regarde la carte du dessus de son deck, {top}"
        case game_events.ShuffledIn(player=player, cards=cards):
            what = list_names(names, cards) if cards else "aucune carte"
            return f"{player} mélange à son deck {what} de sa défausse"
        case never:
            assert_never(never)


def clause_of_cards(event: game_events.OfCards, before: GameState, names: CardNames) -> str:
    """What happens to the cards of the board."""
    match event:
        case game_events.CardPrepared(player=player, card=card, state=state, mana=under):
            kind = "" if state is fl.BoardState.PREPARED else f" ({STATES[state]})"
            locked = f"{COLON}{words_of_mana(under)} {locked_clause(under.total)} dessous" if under.total else ""
            return f"{player} prépare {card_called(names, card)}{kind}{locked}"
        case game_events.CardChannelled(player=player, card=card):
            return f"{player} canalise {card_called(names, card)}"
        case game_events.CardDestroyed(card=card):
            owner = before.cards[card].owner
            return (
                f"la carte {card_called(names, card)} est détruite et part dans la défausse "
                f"{with_preposition_de(owner)}"
            )
        case game_events.CardReturned(card=card, player=player, position=None) if not before.cards[card].on_board:
            return f"{player} prend {card_called(names, card)} en main"
        case game_events.CardReturned(card=card, player=player, position=position):
            return f"{card_called(names, card)} retourne {place_in_deck(player, position)}"
        case game_events.EffectsApplied(component=component):
            return clause_of_component(component, before, names)
        case game_events.CountedTwice(card=card):
            return f"{card_called(names, card)} compte pour deux, une fois ce tour-ci"
        case game_events.BecameIndestructible(card=card):
            return f"{card_called(names, card)} devient indestructible"
        case never:
            assert_never(never)


def clause_of_players(event: game_events.OfPlayers) -> str:
    """What holds for a player from then on."""
    match event:
        case game_events.DamageCancelled(player=player):
            return f"{player} ne subit plus de dégâts jusqu’à la fin du tour"
        case game_events.HoldsThisTurn(player=player, paragraph=paragraph):
            return f"jusqu’à la fin du tour, pour {player}{COLON}{quote_text(clause_of_paragraph(paragraph))}"
        case game_events.BecameMageNoir(player=player):
            return f"{player} devient Mage Noir"
        case never:
            assert_never(never)


def clause_of_not_done(event: game_events.NotDone, before: GameState, beat: ActionBeat, names: CardNames) -> str:
    """An action that did nothing, and why."""
    match event:
        case game_events.PaymentDeclined(source=source, player=player):
            default = " (par défaut, rien d’autre n’étant dit)" if beat.by_default("pay") else ""
            what = "y renonce" if beat.trigger == source else f"renonce à l’effet {with_de(names, source)}"
            return f"{player} {what}{default}"
        case game_events.CannotPay(player=player, mana=asked):
            reserve = before.players[player].reserve
            holds = f"sa réserve contient {words_of_mana(reserve)}" if reserve.total else "sa réserve est vide"
            return f"{player} ne peut pas payer {words_of_mana(asked) if asked.total else 'de Mana'}{COLON}{holds}"
        case game_events.TargetInvalid(source=source, target=target):
            return clause_of_invalid_target(source, target, before, names)
        case never:
            assert_never(never)


def clause_of_mana(event: game_events.OfMana, names: CardNames) -> str:
    """Mana on its way between reserves, cards and the Ether."""
    match event:
        case game_events.ManaPaid(player=player, mana=amount):
            return f"{player} paie {words_of_mana(amount)}, qui {arrives_clause(amount.total)}"
        case game_events.ManaReleased(card=card, mana=amount, left=left):
            if left:
                return (
                    f"la Mana {with_de(names, card)} est libérée{COLON}{words_of_mana(amount)} "
                    f"{arrives_clause(amount.total)}"
                )
            return f"{card_called(names, card)} libère {words_of_mana(amount)}, qui {arrives_clause(amount.total)}"
        case game_events.ManaAdded(player=player, element=element, pile=pile):
            return f"{player} ajoute {one_mana(element)} à {PILES[pile]} de l’Éther Disponible"
        case game_events.ManaLocked(card=card, mana=amount):
            return (
                f"{words_of_mana(amount)} de l’Éther Infini {locked_clause(amount.total)} sous "
                f"{card_called(names, card)}"
            )
        case game_events.ManaMoved(origin=origin, to=to, mana=amount):
            moves = one_or_more(amount.total, "passe", "passent")
            return f"{words_of_mana(amount)} {moves} {from_where(origin, names)} {to_where(to, names)}"
        case game_events.ReserveEmptied(player=player, mana=amount):
            return f"{player} vide sa réserve, et {words_of_mana(amount)} {arrives_clause(amount.total)}"
        case game_events.PileTaken(player=player, pile=pile, mana=amount):
            what = words_of_mana(amount) if amount.total else "elle est vide"
            return f"{player} prend {PILES[pile]} dans sa réserve{COLON}{what}"
        case game_events.ManaTaken(player=player, element=element, amount=number):
            if not number:
                return f"l’Éther Disponible n’a pas de Mana {ELEMENTS[element]} à prendre"
            return f"{player} prend {words_of_mana(mana_of({element: number}))} de l’Éther Disponible dans sa réserve"
        case game_events.ManaTraded(player=player, given=given, taken=taken):
            both = words_of_mana(mana_of_elements(given))
            return f"{player} échange {both} contre {one_mana(taken)} de l’Éther Disponible"
        case never:
            assert_never(never)


def from_where(where: Recipient, names: CardNames) -> str:
    return (
        f"de la réserve {with_preposition_de(where)}"
        if isinstance(where, PlayerId)
        else f"de dessous {card_called(names, where)}"
    )


def to_where(where: Recipient, names: CardNames) -> str:
    return (
        f"dans la réserve {with_preposition_de(where)}"
        if isinstance(where, PlayerId)
        else f"sous {card_called(names, where)}"
    )


def locked_clause(number: int) -> str:
    return one_or_more(number, "est verrouillée", "sont verrouillées")


def arrives_clause(number: int) -> str:
    return f"{one_or_more(number, 'rejoint', 'rejoignent')} l’Éther Disponible"


def clause_of_damage(event: game_events.DamageDealt, before: GameState, after: GameState, names: CardNames) -> str:
    """To each recipient, with the hit points before and after; what was ignored last."""
    source = card_called(names, event.source)
    ignored = "".join(f"{SEMICOLON}{card_called(names, card)} en ignore {number}" for card, number in event.ignored)
    if not event.amount:
        spared = any(each in before.unharmed_this_turn for each in event.to)
        why = f"{COLON}les dégâts sont annulés ce tour-ci" if spared else ""
        return f"{source} n’inflige aucun dégât {join_words([with_a(names, each) for each in event.to])}{ignored}{why}"
    recipients = [
        f"{with_a(names, each)} ({words_of_change_from_to(hit_points_of(before, each), hit_points_of(after, each))})"
        for each in event.to
    ]
    return f"{source} inflige {points_of_damage(event.amount)} {join_words(recipients)}{ignored}"


def hit_point_change(who: Recipient, before: GameState, after: GameState) -> str:
    """3 PV (17 → 20 PV)."""
    old, new = hit_points_of(before, who), hit_points_of(after, who)
    return f"{abs(new - old)} PV ({words_of_change_from_to(old, new)})"


def place_in_deck(player: PlayerId, position: int | None) -> str:
    if position is None:
        return f"dans la main {with_preposition_de(player)}"
    return (
        f"sur le dessus du deck {with_preposition_de(player)}"
        if position == 1
        else f"en {position}ᵉ place du deck {with_preposition_de(player)}"
    )


def clause_of_component(component: ObjectId, state: GameState, names: CardNames) -> str:
    """A component whose effects are all triggers, or that has none, does nothing as it is applied."""
    told = f"les effets {with_de(names, component)} s’appliquent"
    if state.cards[component].facts.on_activation:
        return told
    return f"{told}{COLON}la carte n’a rien qui agisse à l’activation, il ne se passe rien"


def clause_of_invalid_target(source: ObjectId, target: Recipient | None, state: GameState, names: CardNames) -> str:
    """Why it is not valid any more, where the table shows it."""
    if target is None:
        return f"{card_called(names, source)} n’a rien à viser{COLON}l’action ne fait rien"
    if target == source:
        return f"{card_called(names, source)} n’est plus là où il le faudrait{COLON}l’action ne fait rien"
    card = state.cards[target] if isinstance(target, ObjectId) else None
    why = ""
    if card is not None and not card.on_board:
        why = ", qui a quitté le plateau,"
    elif card is not None and is_indestructible(card) and destroys_something(state.cards[source]):
        why = ", indestructible,"
    return (
        f"{card_called(names, target)}{why} n’est pas une cible valide{COLON}cette action {with_de(names, source)} "
        "ne fait rien"
    )
