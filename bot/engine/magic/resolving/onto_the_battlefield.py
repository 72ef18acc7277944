"""Effects that put something onto the battlefield (CR 110.2, 111, 400.7, 707), carried out."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.fuel import fuelled_number
from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import apply_events
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.events.proposals import Author, Batch
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.resolving.enter_battlefield import Arrival, enter_together
from bot.engine.magic.resolving.exiled_cards import exile_objects
from bot.engine.magic.resolving.manifesting import manifest_cards
from bot.engine.magic.resolving.melding import meld_pair
from bot.engine.magic.resolving.new_permanents import Entrance
from bot.engine.magic.resolving.resolution import LINKED, EffectTable, Resolution
from bot.engine.magic.resolving.sacrifices import sacrifice_permanents
from bot.engine.magic.resolving.stack import delay_effects
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.table.token_definition import token_definition
from bot.engine.magic.targeting.aura_targets import can_enchant
from bot.engine.magic.values.copiable_values import copied_definition
from bot.engine.magic.values.filter_matching import find_players, matches_filter
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.meant_objects import thing_as_meant
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rules, cite_rules


def perform_return_to_battlefield(resolution: Resolution, effect: fx.ReturnToBattlefield) -> None:
    return_with_counter(resolution, effect.counter)


def create_tokens(resolution: Resolution, effect: fx.CreateTokens) -> None:
    """CR 111.1-111.4, 303.4i: an Aura token that could not be attached to what it would be is not created; an amount
    that is their size is worked out once (608.2h), and is 0 where it would be less (107.1b)."""
    if effect.size is not None:
        size = max(0, resolution.amount(effect.size))
        effect = replace(effect, power=size, toughness=size, size=None)
    if effect.entering.attached is not None:
        create_attached(resolution, effect, effect.entering.attached)
        return
    each = players_for_whom(resolution, effect.for_each, effect.amount)
    creators = tuple(find_players(resolution.state, resolution.context, effect.player))
    put_together(
        resolution, entrance_now(resolution, effect.entering).tokens(token_definition(effect), 0, each, creators)
    )


def create_attached(resolution: Resolution, effect: fx.CreateTokens, to: fl.ObjectSet) -> None:
    """CR 303.4i: an Aura token for each of the permanents that it can enchant."""
    arrivals = entrance_now(resolution, effect.entering).tokens(
        token_definition(effect), 0, [None] * len(resolution.objects(to))
    )
    attached = []
    for arrival, host in zip(arrivals, resolution.objects(to), strict=True):
        if not isinstance(arrival.event, ev.TokenCreated):
            continue
        token = arrival.event.token
        there = apply_events(resolution.state, [arrival.event])
        if can_enchant(there, there.objects[token.id], host):
            incarnation = resolution.state.objects[host].incarnation
            aura = replace(token, attached_to=host, host_incarnation=incarnation)
            attached.append(replace(arrival, event=ev.TokenCreated(aura)))
    put_together(resolution, attached)


def create_copies(resolution: Resolution, effect: fx.CreateCopies) -> None:
    """CR 707.2, 608.2h: copies of what it is, or was as it last existed."""
    exiled = isinstance(effect.of, fl.ExiledWith)
    for original in resolution.pick_cards(effect.of):
        thing = (
            resolution.state.objects[original]
            if exiled
            else thing_as_meant(resolution.state, resolution.context, original)
        )
        creators = [
            each
            for each in players_for_whom(resolution, effect.for_each, effect.amount)
            if not effect.optional or resolution.may()
        ]
        put_together(
            resolution,
            entrance_now(resolution, effect.entering).tokens(*copied_definition(thing, effect.exceptions), creators),
        )


def players_for_whom(
    resolution: Resolution, for_each: fl.PlayerSet | None, amount: fx.Amount
) -> Sequence[PlayerId | None]:
    """The players for whom something is done, each as often as the amount says; None: for nobody in particular."""
    players = [None] if for_each is None else find_players(resolution.state, resolution.context, for_each)
    return [player for player in players for _ in range(fuelled_number(resolution.amount(amount)))]


def put_onto_battlefield(resolution: Resolution, effect: fx.PutOntoBattlefield) -> None:
    """CR 400.7: a card that has left the zone meanwhile is another object."""
    there = (
        each
        for each in resolution.pick_cards(effect.what)
        if resolution.state.objects[each].zone is not Zone.BATTLEFIELD
    )
    # Known with its incarnation, be it the source itself.
    kept = isinstance(effect.what, fl.Made | fl.CardInGraveyard | fl.ExiledWith | fl.MatchingCards | fl.CardsOfChoice)
    way = entrance_now(resolution, effect.entering)
    arriving = [way.card(card, yours=effect.yours) for card in there if kept or resolution.is_same(card)]
    put_together(resolution, arriving, LINKED if isinstance(effect.what, fl.ExiledWith) else ())


def trade_graveyards(resolution: Resolution, effect: fx.TradeGraveyards) -> None:
    """CR 608.2c: what is exiled instead of being sacrificed stays there."""
    cards = resolution.meant(fl.MatchingCards(effect.what))
    exile_objects(resolution, fl.MatchingCards(effect.what))
    there = (resolution.state.objects[each] for each in cards)
    exiled = tuple((each.id, each.incarnation) for each in there if each.zone is Zone.EXILE)
    sacrifice_permanents(resolution, resolution.objects(fl.Matching(effect.what)))
    before = resolution.context.made
    resolution.context = replace(resolution.context, made=exiled)
    resolution.perform(fx.PutOntoBattlefield(fl.Made()))
    resolution.context = replace(resolution.context, made=before)


def exile_and_return(resolution: Resolution, effect: fx.ExileAndReturn) -> None:
    """CR 400.7, 111.8: what returns is a new object; a token that was exiled stays where it is."""
    permanents = resolution.objects(effect.what)
    resolution.move(effect.what, Zone.EXILE)
    there = [card for each in permanents for card in resolution.state.became(each)]
    exiled = tuple(
        (each.id, each.incarnation)
        for each in there
        if each.zone is Zone.EXILE and not each.token and (not effect.transformed or 0 in each.definition.other_face)
    )
    entering = fx.Entering(tapped=effect.tapped, transformed=effect.transformed)
    if not effect.at_end_step:
        way = entrance_now(resolution, entering)
        turned = cite_rules("712.14a") if effect.transformed else ()
        put_together(resolution, [way.card(card, yours=effect.yours) for card, _ in exiled], turned)
        return
    before = resolution.context.made
    for whose, cards in by_end_step(resolution, exiled, owners=effect.owners_step).items():
        resolution.context = replace(resolution.context, made=(*before, *cards))
        delay_effects(resolution, (fx.PutOntoBattlefield(fl.Made(), entering, effect.yours),), Step.END, whose)
    resolution.context = replace(resolution.context, made=(*before, *exiled))


def by_end_step(
    resolution: Resolution, exiled: Sequence[tuple[ObjectId, int]], *, owners: bool
) -> Mapping[PlayerId | None, list[tuple[ObjectId, int]]]:
    """CR 603.7: the cards by the player in whose next end step they return; None: in whosever comes next."""
    found: dict[PlayerId | None, list[tuple[ObjectId, int]]] = {}
    for card, incarnation in exiled:
        found.setdefault(resolution.state.objects[card].owner if owners else None, []).append((card, incarnation))
    return found


def put_card_of_player(resolution: Resolution, effect: fx.PutCardOfPlayer) -> None:
    """CR 101.4, 608.2d: one that is known, of each of them before any enters; of a hand that nobody knows, none. A card
    enters under its owner's control where that is who puts it."""
    values = partial(characteristics, resolution.state)
    arriving = []
    for player in find_players(resolution.state, resolution.context, effect.player):
        cards = tuple(
            thing.id
            for thing in resolution.state.objects.values()
            if thing.zone is effect.zone
            and thing.owner == player
            and matches_filter(resolution.state, resolution.context, thing, effect.what, values)
        )
        if cards:
            card = resolution.game.decide(Choice(player, ChoiceKind.PUT, cards, resolution.stacked.source))
            yours = player == resolution.stacked.controller
            arriving.append(entrance_now(resolution, effect.entering).card(card, yours=yours))
    if resolution.awaited is None:
        put_together(resolution, arriving)
    else:
        resolution.awaited += arriving


def entrance_now(resolution: Resolution, entering: fx.Entering) -> Entrance:
    """How something enters now, as this spell or ability says."""
    return Entrance(resolution.state, resolution.context, entering)


def put_together(resolution: Resolution, arrivals: Sequence[Arrival], more: Rules = ()) -> None:
    """Let them enter together; later effects speak of them as what was made. `more` are rules beside those of the
    spell or ability."""
    if arrivals:
        made = enter_together(resolution.game, resolution.stacked, arrivals, (*resolution.rules, *more))
        resolution.context = replace(resolution.context, made=(*resolution.context.made, *made))


def return_with_counter(resolution: Resolution, counter: str) -> None:
    """CR 702.79a, 702.93a: if the card is still where it went when it died (400.7)."""
    if resolution.state.objects[resolution.stacked.source].incarnation != resolution.stacked.incarnation + 1:
        return
    batch, author = Batch(), Author(resolution.stacked.controller, x=resolution.context.amount)
    for card in resolution.state.became(resolution.stacked.source):
        if card.zone is Zone.GRAVEYARD and not card.token:
            index = batch.add(
                ev.ZoneChanged(card.id, Zone.GRAVEYARD, Zone.BATTLEFIELD), resolution.rules, author=author
            )
            batch.add(ev.CountersPut(card.id, counter, 1), resolution.rules, follows=index, author=author)
    resolution.game.happen(batch.proposals)


PERFORM_ARRIVAL_EFFECT: EffectTable = {
    fx.CreateTokens: create_tokens,
    fx.CreateCopies: create_copies,
    fx.PutOntoBattlefield: put_onto_battlefield,
    fx.TradeGraveyards: trade_graveyards,
    fx.PutCardOfPlayer: put_card_of_player,
    fx.ExileAndReturn: exile_and_return,
    fx.Manifest: manifest_cards,
    fx.ReturnToBattlefield: perform_return_to_battlefield,
    fx.Meld: meld_pair,
}
