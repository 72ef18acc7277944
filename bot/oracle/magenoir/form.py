"""The neutral form of the shipped facts: one line a paragraph, in few fixed words that belong to no card's print.

    any time: discard 1, then indestructible one equipment
    when you are hurt: may pay 1 Fire: damage 1 to opponent
    damage 3/4 to opponent                      four for a Mage Noir
    apply your channelled Wind, then return that to 3

Parts of one indivisible action are joined by " + "; `data/magenoir/cards.toml` is written in it."""

from dataclasses import replace

from bot.engine.magenoir.ground.mana import ELEMENTS
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import effects as fx
from bot.engine.magenoir.words import filters as fl
from bot.oracle.magenoir.building import (
    Readers,
    add_mana,
    become_mage_noir,
    lock_mana,
    of_amount,
    of_card,
    of_cards,
    release_mana,
    take_mana,
    to_deck,
)
from bot.oracle.magenoir.form_nouns import NOUNS, own_cards_in_zone, read_amount
from bot.oracle.magenoir.form_statics import STATICS
from bot.oracle.magenoir.grammar import Head, Pattern, Patterns, read_paragraph
from bot.oracle.magenoir.names import ELEMENT_WORDS


def fetch_effect(what: str, place: str) -> fx.Effect | None:
    described = own_cards_in_zone(what, fl.Zone(place))
    return None if described is None else fx.Fetch(described)


def prepare_from(what: str, place: str) -> fx.Effect | None:
    described = own_cards_in_zone(what, fl.Zone(place))
    return None if described is None else fx.PrepareFrom(described)


def look_at_top(take: str | None = None) -> fx.Effect | None:
    described = None if take is None else own_cards_in_zone(take, fl.Zone.DECK)
    return None if take is not None and described is None else fx.LookAtTop(described)


def divided_damage(n: str, to: str) -> fx.Effect | None:
    """Return damage that is divided among targets point by point."""
    target = NOUNS.read(to)
    return fx.DamageDivided(replace(target, most=int(n))) if isinstance(target, fl.TargetOf) else None


def drop_up_to(n: str, what: str) -> fx.Effect | None:
    target = NOUNS.read(f"one {what}")
    return fx.DiscardCard(replace(target, most=int(n))) if isinstance(target, fl.TargetOf) else None


def discard_down_to(n: str) -> fx.Effect:
    return fx.DiscardFromHand(fl.CardsAbove(int(n)))


def shuffle_in(n: str) -> fx.Effect:
    return fx.ShuffleIn(int(n))


def release_counted(n: str, element: str, what: str) -> fx.Effect | None:
    much, reference = read_amount(n), NOUNS.read(what)
    return None if much is None or reference is None else fx.ReleaseMana(reference, much, ELEMENT_WORDS[element])


def move_mana(to: str, n: str | None = None) -> fx.Effect | None:
    reference = NOUNS.read(to)
    return None if reference is None else fx.MoveMana(reference, None if n is None else int(n))


def swap_effect(what: str) -> fx.Effect | None:
    reference = NOUNS.read(what)
    return None if reference is None else fx.SwapMana(reference)


def empty_reserve(whose: str) -> fx.Effect:
    return fx.EmptyReserve(fl.Whose(whose))


def this_turn(rest: str) -> fx.Effect | None:
    """Return the effect by which a paragraph holds this turn; None for one that can't."""
    held = read_paragraph(rest, FORM)
    return None if held is None or isinstance(held, ab.OnActivation | ab.Ability | ab.Unread) else fx.ThisTurn(held)


READERS = Readers(NOUNS.read, NOUNS.read, read_amount)
ANY_AMOUNT = r"(?P<n>.+?)"

ELEMENT = "|".join(element.value.lower() for element in ELEMENTS)

SENTENCES = (
    Pattern(r"this turn: {rest}", this_turn),
    Pattern(r"damage (?P<n>\d+) divided among {to}", divided_damage),
    Pattern(r"cancel damage to you", fx.CancelDamage),
    Pattern(rf"damage {ANY_AMOUNT} to {{to}}", of_amount(fx.Damage, READERS)),
    Pattern(rf"sure damage {ANY_AMOUNT} to {{to}}", of_amount(fx.Damage, READERS, unavoidable=True)),
    Pattern(rf"heal {ANY_AMOUNT} to {{to}}", of_amount(fx.Heal, READERS)),
    Pattern(rf"lose {ANY_AMOUNT} from {{to}}", of_amount(fx.LoseHitPoints, READERS)),
    Pattern(r"draw {n}", of_cards(fx.Draw, READERS, fl.Whose.YOU)),
    Pattern(r"discard hand", fx.DiscardHand),
    Pattern(r"discard down to (?P<n>\d+)", discard_down_to),
    Pattern(r"look at top(?:, take {take})?", look_at_top),
    Pattern(r"shuffle (?P<n>\d+) of discard into deck", shuffle_in),
    Pattern(r"prepare {what} from {place}", prepare_from),
    Pattern(r"drop up to (?P<n>\d+) {what}", drop_up_to),
    Pattern(r"discard {n}", of_cards(fx.DiscardFromHand, READERS, fl.Whose.YOU)),
    Pattern(r"opponent discards {n}", of_cards(fx.DiscardFromHand, READERS, fl.Whose.OPPONENT)),
    Pattern(r"drop {what}", of_card(fx.DiscardCard, READERS)),
    Pattern(r"destroy {what}", of_card(fx.Destroy, READERS)),
    Pattern(r"apply {what}", of_card(fx.Apply, READERS)),
    Pattern(r"return {what} to hand", of_card(fx.ReturnToHand, READERS)),
    Pattern(r"return {what} to {place}", to_deck(READERS)),
    Pattern(r"fetch {what} from {place}", fetch_effect),
    Pattern(r"indestructible {what}", of_card(fx.MakeIndestructible, READERS)),
    Pattern(r"mage noir", become_mage_noir),
    Pattern(r"take {n} {element}", take_mana),
    Pattern(r"add {n} {element}", add_mana),
    Pattern(r"lock {n} {element} under {what}", lock_mana(READERS)),
    Pattern(r"release {n} {element} under {what}", release_mana(READERS)),
    Pattern(rf"release (?P<n>number of .+?) (?P<element>{ELEMENT}) under {{what}}", release_counted),
    Pattern(r"move all under this to {to}", move_mana),
    Pattern(r"move (?P<n>\d+) of reserve to {to}", move_mana),
    Pattern(r"share all under this", fx.ShareMana),
    Pattern(r"swap 1 with {what}", swap_effect),
    Pattern(r"empty reserve of (?P<whose>you|opponent)", empty_reserve),
    Pattern(r"release all under {what}", release_mana(READERS)),
)

HEADS = (
    Head(r"when you are damaged: ", ab.Occasion.DAMAGED),
    Head(r"when you are hurt: ", ab.Occasion.HURT),
    Head(r"when you are healed: ", ab.Occasion.HEALED),
    Head(r"when you draw: ", ab.Occasion.DRAWS),
    Head(r"when your {element} deals: ", ab.Occasion.DEALS),
    Head(r"when you trade for {element}: ", ab.Occasion.TRADES),
    Head(r"when this locks no {element}: ", ab.Occasion.EMPTIED),
    Head(r"when this locks nothing: ", ab.Occasion.EMPTIED),
    Head(r"when {card} goes to the discard: ", ab.Occasion.TO_DISCARD, of=True),
    Head(r"when this leaves: ", ab.Occasion.LEAVES),
    Head(r"when this arrives: ", ab.Occasion.ARRIVES),
    Head(r"when this is used: ", ab.Occasion.USED),
    Head(r"turn start: ", ab.Occasion.TURN_STARTS),
    Head(r"turn start, prepared: ", ab.Occasion.TURN_STARTS, states=(fl.BoardState.PREPARED,)),
    Head(r"turn start, channelled: ", ab.Occasion.TURN_STARTS, states=(fl.BoardState.CHANNELLED,)),
    Head(r"turn end: ", ab.Occasion.TURN_ENDS),
    Head(r"opponent's turn end: ", ab.Occasion.TURN_ENDS, fl.Whose.OPPONENT),
)

FORM = Patterns(
    sentences=SENTENCES,
    heads=HEADS,
    timings=((r"any time: ", ab.Timing.ANY_TIME), (r"main: ", ab.Timing.CLASSIC)),
    statics=STATICS,
    then=r",\s*then\s+",
    also=r"\s+\+\s+",
    pay_for=(r"may pay {mana}: {rest}",),
    pay=(r"pay {mana}: {rest}",),
    for_it=(),
    costs=(),
    what=NOUNS.read,
    pay_or=(r"pay {mana} or: {rest}",),
    may=(r"may: {rest}",),
    if_mage_noir=(r"if noir: {first}, else: {second}", r"if noir: {first}", r"unless noir: {second}"),
    choose=(r"choose: {rest}", r"(?P<opponent>opponent) chooses: {rest}"),
    option=r"\s*\|\s*",
    imperative=lambda text: text,
)


def compile_form(line: str) -> ab.Paragraph:
    """Return the paragraph of a line of the facts; raises `ValueError` for a line that is not of the form."""
    found = read_paragraph(" ".join(line.casefold().split()), FORM)
    if found is None:
        raise ValueError(f"not of the form: {line!r}")
    return found
