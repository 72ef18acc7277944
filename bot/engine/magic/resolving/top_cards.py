"""The top cards of libraries dealt out (CR 401.4, 701.20): what is looked at or revealed, who chooses, where it goes.

Of a library that the scenario does not list, cards that nobody can name go where any card would go; where it matters
which they are, they are taken to be none that is meant."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.resolving.exiled_cards import exiling_object
from bot.engine.magic.resolving.onto_the_battlefield import entrance_now, put_together
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.targeting.legal_targets import incarnation_of
from bot.engine.magic.values.filter_matching import find_players, matches_filter
from bot.engine.magic.values.hands_and_libraries import top_cards
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import parts_within
from bot.engine.trace import Rule

Card = ObjectId | None
"""A card of a library; None for one that nobody can name."""


def deal_top_cards(resolution: Resolution, effect: fx.DealTopCards) -> None:
    """CR 701.20a, 701.20e, 101.4: of one library after the other."""
    for owner in tuple(find_players(resolution.state, resolution.context, effect.player)):
        cards = cards_dealt(resolution, owner, effect)
        if not cards:
            continue
        doubtful = None in cards and depends_on_cards(resolution, effect)
        seen = ev.TopCardsSeen(
            resolution.stacked.controller, owner, cards, resolution.stacked.source, effect.revealed, doubtful
        )
        resolution.propose([seen], Rule("701.20a" if effect.revealed else "701.20e"))
        left = list(cards)
        for share in effect.shares:
            taken = choose_share(resolution, share, left, wanted=share.to in ZONES_GAINED or bool(effect.then))
            for card in taken:
                left.remove(card)
            move_share(resolution, owner, share, taken)
        if effect.arranged:
            arrange_on_top(resolution, owner, left)
        for each in effect.otherwise if len(left) == len(cards) else effect.then:
            resolution.perform(each)


def cards_dealt(resolution: Resolution, owner: PlayerId, effect: fx.DealTopCards) -> tuple[Card, ...]:
    """The cards that are seen: so many, or those up to the last that is looked for; none where nobody knows which that
    would be."""
    number = resolution.amount(effect.amount)
    if effect.until is None:
        return top_cards(resolution.state, owner, number)
    size = resolution.state.library_size(owner)
    known = resolution.state.libraries.get(owner, ()) if size is None else top_cards(resolution.state, owner, size)
    wanted, seen, found = fx.Share(effect.until), list[Card](), 0
    for card in known:
        if card is None or found == number:
            break
        seen.append(card)
        found += fits_share(resolution, wanted, card)
    if found < number and len(seen) != size:
        resolution.propose([ev.LibraryNotKnown(owner, resolution.stacked.source)])
        return ()
    return tuple(seen)


def depends_on_cards(resolution: Resolution, effect: fx.DealTopCards) -> bool:
    """Whether it would have to be known which cards they are: where only some are meant, or their mana value counts."""
    return any(share.what != fl.ANYTHING for share in effect.shares) or counts_what_was_put(resolution.stacked.effects)


def counts_what_was_put(part: object) -> bool:
    """Whether a characteristic of what was put somewhere is an amount in it."""
    return (isinstance(part, fx.CharacteristicOf) and part.what == fl.Made()) or any(
        counts_what_was_put(each) for each in parts_within(part)
    )


def choose_share(resolution: Resolution, share: fx.Share, left: Sequence[Card], *, wanted: bool) -> list[Card]:
    """CR 608.2d: by default as many as may be taken where that is `wanted`, into the hand or onto the battlefield or
    for what follows, the topmost first; nothing is given up that need not be."""
    fitting = [card for card in left if fits_share(resolution, share, card)]
    number = len(fitting) if share.amount is None else min(resolution.amount(share.amount), len(fitting))
    if None in fitting:
        return fitting[:number] if not share.up_to or wanted else []
    taken: list[Card] = []
    while len(taken) < number:
        options = [card for card in fitting if card not in taken]
        if share.up_to:
            options = [*options, None] if wanted else [None, *options]
        choice = Choice(resolution.stacked.controller, ChoiceKind.TAKE, options, resolution.stacked.source)
        picked = resolution.game.decide(choice) if 1 < len(options) != number - len(taken) else options[0]
        if picked is None:
            break
        taken.append(picked)
    return taken


ZONES_GAINED = frozenset({Zone.HAND, Zone.BATTLEFIELD})
"""Where players like to have their cards."""


def fits_share(resolution: Resolution, share: fx.Share, card: Card) -> bool:
    """Whether the share speaks of the card; of one that nobody can name, only where it speaks of any card."""
    if share.what == fl.ANYTHING or card is None:
        return share.what == fl.ANYTHING
    return matches_filter(
        resolution.state,
        resolution.context,
        resolution.state.objects[card],
        share.what,
        partial(characteristics, resolution.state),
    )


def move_share(resolution: Resolution, owner: PlayerId, share: fx.Share, cards: Sequence[Card]) -> None:
    """CR 400.7, 401.4: all of them at once; later effects find those that came to a public zone, or were shown there
    (400.7j)."""
    known = [card for card in cards if card is not None]
    if len(cards) > len(known):
        resolution.propose(
            [ev.UnknownCardsMoved(owner, len(cards) - len(known), share.to, share.place is fx.Place.BOTTOM)]
        )
    if share.to is Zone.BATTLEFIELD:
        way = entrance_now(resolution, share.entering)
        put_together(resolution, [way.card(card, yours=not share.theirs) for card in known])
        return
    if share.to is Zone.LIBRARY:
        resolution.propose([ev.PutOnBottom(owner, card) for card in known] if share.place is fx.Place.BOTTOM else [])
        if share.at_random:
            lose_bottom_order(resolution, owner, known)
        return
    by_this = exiling_object(resolution) if share.to is Zone.EXILE else None
    resolution.propose([ev.ZoneChanged(card, Zone.LIBRARY, share.to, exiled_by=by_this) for card in known])
    moved = tuple((card, incarnation_of(resolution.state, card)) for card in known)
    resolution.context = replace(resolution.context, made=(*resolution.context.made, *moved))


def lose_bottom_order(resolution: Resolution, owner: PlayerId, cards: Sequence[ObjectId]) -> None:
    """CR 401.2: in a random order lie cards that differ, in a library of which the order was known."""
    different = len({resolution.state.objects[card].definition.name for card in cards}) > 1
    resolution.propose(
        [ev.BottomOrderLost(owner, len(cards))] if different and owner in resolution.state.libraries else []
    )


def arrange_on_top(resolution: Resolution, owner: PlayerId, cards: Sequence[Card]) -> None:
    """CR 401.4: by default they stay in their order; chosen from the top."""
    left, order = [card for card in cards if card is not None], list[ObjectId]()
    while len(left) > 1:
        order.append(
            resolution.game.decide(
                Choice(resolution.stacked.controller, ChoiceKind.PUT_BACK, tuple(left), resolution.stacked.source)
            )
        )
        left.remove(order[-1])
    arranged = (*order, *left)
    if arranged != tuple(cards) and None not in cards:
        resolution.propose([ev.TopCardsArranged(owner, arranged)], Rule("401.4"))
