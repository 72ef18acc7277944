"""The neutral form of the shipped facts: one line a paragraph, in few fixed words that belong to no card's print.

    any time: discard 1, then indestructible one equipment
    when you are hurt: may pay 1 Fire: damage 1 to opponent
    damage 3/4 to opponent                      four for a Mage Noir
    apply your channelled Wind, then return that to 3

Parts of one indivisible action are joined by " + "; `data/magenoir/cards.toml` is written in it."""

import re

from bot.engine.magenoir.abilities import (
    AddedInRecovery,
    AppliesAgain,
    CostChange,
    CountsAs,
    CountsMore,
    CountsTwice,
    DamageChange,
    DamageIgnored,
    DiscardInstead,
    HandLimit,
    Indestructible,
    MageNoirOnly,
    NeedsInstead,
    NeedsOneLess,
    Occasion,
    OwnCost,
    Paragraph,
    Protector,
    RepeatedNeedsLess,
    Static,
    Timing,
    Unique,
)
from bot.engine.magenoir.effects import (
    Apply,
    Damage,
    Destroy,
    DiscardCard,
    DiscardFromHand,
    Draw,
    Effect,
    Fetch,
    Heal,
    LoseHitPoints,
    MakeIndestructible,
    ReturnToHand,
)
from bot.engine.magenoir.filters import (
    ANY_TARGET,
    EACH_PLAYER,
    OPPONENT,
    YOU,
    Amount,
    BoardState,
    ChosenX,
    CountOf,
    EachOf,
    Filter,
    HitPointsOf,
    ManaUnder,
    Number,
    TargetOf,
    Whose,
    Zone,
)
from bot.engine.magenoir.mana import ELEMENTS
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
from bot.oracle.magenoir.grammar import Head, Language, Pattern, paragraph
from bot.oracle.magenoir.names import ELEMENT_WORDS, TYPE_WORDS, component, is_component, mana_of
from bot.oracle.magenoir.nouns import THAT, THIS, Determiner, Nouns

NOUNS = Nouns(
    fixed=(
        (r"opponent", OPPONENT),
        (r"you", YOU),
        (r"each player", EACH_PLAYER),
        (r"any", ANY_TARGET),
        (r"player", TargetOf(None, players=True)),
        (r"this", THIS),
        (r"that", THAT),
    ),
    determiners=(
        (r"each of your", Determiner(Whose.YOU, every=True)),
        (r"each opposing", Determiner(Whose.OPPONENT, every=True)),
        (r"each", Determiner(every=True)),
        (r"another of your", Determiner(Whose.YOU, another=True)),
        (r"your", Determiner(Whose.YOU)),
        (r"opposing", Determiner(Whose.OPPONENT)),
        (r"one", Determiner()),
    ),
    nouns={
        "component": (BoardState.CHANNELLED,),
        "equipment": (BoardState.EQUIPPED,),
        "permanent": (BoardState.PERMANENT,),
        "permanent-or-equipment": (BoardState.PERMANENT, BoardState.EQUIPPED),
        "spell": (BoardState.PREPARED, BoardState.CHANNELLED),
        "card": (),
    },
    whose=(),
    states=((r"channelled", BoardState.CHANNELLED), (r"prepared", BoardState.PREPARED)),
    elements=tuple((element.value.lower(), element) for element in ELEMENTS),
    idle=(),
    qualifiers_first=True,
)


def amount(text: str) -> Amount | None:
    """Amount = "3" | "3/4" | "x" | "number of" cards ["x" number] | "hp of" card | "mana under" card"""
    if text == "x":
        return ChosenX()
    if found := re.fullmatch(r"(\d+)(?:/(\d+))?", text):
        return Number(int(found[1]), int(found[2]) if found[2] else None)
    if found := re.fullmatch(r"(?:(\d+) x )?number of (.+)", text):
        counted = NOUNS.read(found[2])
        return CountOf(counted.filter, int(found[1] or 1)) if isinstance(counted, EachOf) else None
    if found := re.fullmatch(r"(hp of|half hp of|mana under) (.+)", text):
        reference = NOUNS.read(found[2])
        if reference is None:
            return None
        return ManaUnder(reference) if found[1] == "mana under" else HitPointsOf(reference, half=found[1] != "hp of")
    return None


def fetch(what: str, place: str) -> Effect | None:
    """A component type, or a type of cards, from the deck or from the discard."""
    kind = TYPE_WORDS.get(what)
    if kind is None and not is_component(what):
        return None
    return Fetch(Filter(Zone(place), component=None if kind else component(what), type=kind, whose=Whose.YOU))


READERS = Readers(NOUNS.read, NOUNS.read, amount)
ANY_AMOUNT = r"(?P<n>.+?)"

SENTENCES = (
    Pattern(rf"damage {ANY_AMOUNT} to {{to}}", of_amount(Damage, READERS)),
    Pattern(rf"sure damage {ANY_AMOUNT} to {{to}}", of_amount(Damage, READERS, unavoidable=True)),
    Pattern(rf"heal {ANY_AMOUNT} to {{to}}", of_amount(Heal, READERS)),
    Pattern(rf"lose {ANY_AMOUNT} from {{to}}", of_amount(LoseHitPoints, READERS)),
    Pattern(r"draw {n}", of_cards(Draw, READERS, Whose.YOU)),
    Pattern(r"discard {n}", of_cards(DiscardFromHand, READERS, Whose.YOU)),
    Pattern(r"opponent discards {n}", of_cards(DiscardFromHand, READERS, Whose.OPPONENT)),
    Pattern(r"drop {what}", of_card(DiscardCard, READERS)),
    Pattern(r"destroy {what}", of_card(Destroy, READERS)),
    Pattern(r"apply {what}", of_card(Apply, READERS)),
    Pattern(r"return {what} to hand", of_card(ReturnToHand, READERS)),
    Pattern(r"return {what} to {place}", to_deck(READERS)),
    Pattern(r"fetch {what} from {place}", fetch),
    Pattern(r"indestructible {what}", of_card(MakeIndestructible, READERS)),
    Pattern(r"mage noir", become_mage_noir),
    Pattern(r"take {n} {element}", take_mana),
    Pattern(r"add {n} {element}", add_mana),
    Pattern(r"lock {n} {element} under {what}", lock_mana(READERS)),
    Pattern(r"release {n} {element} under {what}", release_mana(READERS)),
    Pattern(r"release all under {what}", release_mana(READERS)),
)

HEADS = (
    Head(r"when you are damaged: ", Occasion.DAMAGED),
    Head(r"when you are hurt: ", Occasion.HURT),
    Head(r"when you are healed: ", Occasion.HEALED),
    Head(r"when you draw: ", Occasion.DRAWS),
    Head(r"when this leaves: ", Occasion.LEAVES),
    Head(r"when this arrives: ", Occasion.ARRIVES),
    Head(r"when this is used: ", Occasion.USED),
    Head(r"turn start: ", Occasion.TURN_STARTS),
    Head(r"turn start, prepared: ", Occasion.TURN_STARTS, states=(BoardState.PREPARED,)),
    Head(r"turn start, channelled: ", Occasion.TURN_STARTS, states=(BoardState.CHANNELLED,)),
    Head(r"turn end: ", Occasion.TURN_ENDS),
    Head(r"opponent's turn end: ", Occasion.TURN_ENDS, Whose.OPPONENT),
)


# What holds all the time.


def hand_limit(n: str) -> Static:
    return HandLimit(int(n))


def protector(noir: str | None = None) -> Static:
    return Protector(only_mage_noir=bool(noir))


def own_cost(mana: str, with_: str | None = None, noir: str | None = None) -> Static | None:
    less = mana_of(mana)
    return None if less is None else OwnCost(less, component(with_) if with_ else None, only_mage_noir=bool(noir))


def damage_change(element: str, n: str, noir: str | None = None, of: str | None = None) -> Static | None:
    dealt = ELEMENT_WORDS.get(element)
    if dealt is None:
        return None
    return DamageChange(int(n), dealt, int(noir) if noir else None, of_permanents=bool(of))


def ignored(n: str, how: str) -> Static:
    return DamageIgnored(int(n), each_time=how == "time")


def cost_change(of: str, mana: str, noir: str | None = None) -> Static | None:
    less = mana_of(mana)
    return None if less is None else CostChange(less, in_hand(of), only_mage_noir=bool(noir))


def costs_nothing(of: str, noir: str | None = None) -> Static:
    return CostChange(None, in_hand(of), only_mage_noir=bool(noir))


def in_hand(of: str) -> Filter:
    """Cards of an element or of a component type, as they are prepared."""
    element = ELEMENT_WORDS.get(of)
    return Filter(Zone.HAND, element=element, component=None if element else component(of))


def added(n: str, element: str | None = None, noir: str | None = None) -> Static:
    return AddedInRecovery(int(n), ELEMENT_WORDS.get(element or ""), only_mage_noir=bool(noir))


# What holds of components.


def counts_as(n: str, of: str, as_: str) -> Static:
    return CountsAs(component(of), component(as_), int(n))


def counts_more(element: str, n: str) -> Static | None:
    of = ELEMENT_WORDS.get(element)
    return None if of is None else CountsMore(of, int(n))


def needs_one_less(noir: str | None = None) -> Static:
    return NeedsOneLess(only_mage_noir=bool(noir))


def needs_instead(n: str, of: str, noir: str | None = None) -> Static:
    return NeedsInstead(component(of), int(n), only_mage_noir=bool(noir))


def discard_instead(element: str, of: str) -> Static | None:
    discarded = ELEMENT_WORDS.get(element)
    return None if discarded is None else DiscardInstead(component(of), discarded)


def repeated_needs_less(element: str) -> Static | None:
    of = ELEMENT_WORDS.get(element)
    return None if of is None else RepeatedNeedsLess(of)


def applies_again(what: str, noir: str | None = None) -> Static | None:
    reference = NOUNS.read(what)
    described = reference.filter if isinstance(reference, EachOf | TargetOf) else None
    return None if described is None else AppliesAgain(described, only_mage_noir=bool(noir))


STATICS = (
    (r"(?P<n>\d+) {of} count as {as_}", counts_as),
    (r"{element} components count (?P<n>\d+) more", counts_more),
    (r"counts twice once each turn", CountsTwice),
    (r"(?P<noir>noir )?needs one less", needs_one_less),
    (r"(?P<noir>noir )?or needs (?P<n>\d+) {of}", needs_instead),
    (r"or discard {element} for {of}", discard_instead),
    (r"repeated needs of {element} one less", repeated_needs_less),
    (r"(?P<noir>noir )?turn start again: {what}", applies_again),
    (r"(?P<noir>noir )?cost of {of} nothing", costs_nothing),
    (r"(?P<noir>noir )?protector", protector),
    (r"unique", Unique),
    (r"indestructible", Indestructible),
    (r"noir only", MageNoirOnly),
    (r"(?P<noir>noir )?own cost -{mana}(?: with {with_})?", own_cost),
    (r"hand limit (?P<n>\d+)", hand_limit),
    (r"(?P<of>permanent )?damage of {element} \+(?P<n>\d+)(?:/\+(?P<noir>\d+))?", damage_change),
    (r"ignore (?P<n>\d+) each (?P<how>turn|time)", ignored),
    (r"(?P<noir>noir )?cost of {of} -{mana}", cost_change),
    (r"(?P<noir>noir )?recovery (?P<n>[+-]\d+)(?: (?P<element>\w+))?", added),
)

FORM = Language(
    sentences=SENTENCES,
    heads=HEADS,
    timings=((r"any time: ", Timing.ANY_TIME), (r"main: ", Timing.CLASSIC)),
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


def compile_form(line: str) -> Paragraph:
    """Return the paragraph of a line of the facts; raises `ValueError` for a line that is not of the form."""
    found = paragraph(" ".join(line.casefold().split()), FORM)
    if found is None:
        raise ValueError(f"not of the form: {line!r}")
    return found
