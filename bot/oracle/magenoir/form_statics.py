"""What holds all the time, in the neutral form of the shipped facts: a pattern and a builder for each."""

from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import filters as fl
from bot.oracle.magenoir.form_nouns import NOUNS
from bot.oracle.magenoir.names import ELEMENT_WORDS, component_type_of, mana_of


def hand_limit(n: str) -> ab.Static:
    return ab.HandLimit(int(n))


def protector_static(noir: str | None = None) -> ab.Static:
    return ab.Protector(only_mage_noir=bool(noir))


def own_cost(mana: str, with_: str | None = None, noir: str | None = None) -> ab.Static | None:
    less = mana_of(mana)
    return (
        None
        if less is None
        else ab.OwnCost(less, component_type_of(with_) if with_ else None, only_mage_noir=bool(noir))
    )


def damage_change(element: str, n: str, noir: str | None = None, of: str | None = None) -> ab.Static | None:
    dealt = ELEMENT_WORDS.get(element)
    if dealt is None:
        return None
    return ab.DamageChange(int(n), dealt, int(noir) if noir else None, of_permanents=bool(of))


def ignored_damage(n: str, how: str) -> ab.Static:
    return ab.DamageIgnored(int(n), each_time=how == "time")


def cost_change(of: str, mana: str, noir: str | None = None) -> ab.Static | None:
    less = mana_of(mana)
    return None if less is None else ab.CostChange(less, in_hand(of), only_mage_noir=bool(noir))


def costs_nothing(of: str, noir: str | None = None) -> ab.Static:
    return ab.CostChange(None, in_hand(of), only_mage_noir=bool(noir))


def in_hand(of: str) -> fl.Filter:
    """Return the cards in hand, where they are prepared from, of an element or of a component type."""
    element = ELEMENT_WORDS.get(of)
    return fl.Filter(fl.Zone.HAND, element=element, component=None if element else component_type_of(of))


def added_in_recovery(n: str, element: str | None = None, noir: str | None = None) -> ab.Static:
    return ab.AddedInRecovery(int(n), ELEMENT_WORDS.get(element or ""), only_mage_noir=bool(noir))


# What holds of components.


def counts_as(n: str, of: str, as_: str) -> ab.Static:
    return ab.CountsAs(component_type_of(of), component_type_of(as_), int(n))


def counts_more(element: str, n: str) -> ab.Static | None:
    of = ELEMENT_WORDS.get(element)
    return None if of is None else ab.CountsMore(of, int(n))


def needs_one_less(noir: str | None = None) -> ab.Static:
    return ab.NeedsOneLess(only_mage_noir=bool(noir))


def needs_instead(n: str, of: str, noir: str | None = None) -> ab.Static:
    return ab.NeedsInstead(component_type_of(of), int(n), only_mage_noir=bool(noir))


def discard_instead(element: str, of: str) -> ab.Static | None:
    discarded = ELEMENT_WORDS.get(element)
    return None if discarded is None else ab.DiscardInstead(component_type_of(of), discarded)


def repeated_needs_less(element: str) -> ab.Static | None:
    of = ELEMENT_WORDS.get(element)
    return None if of is None else ab.RepeatedNeedsLess(of)


def applies_again(what: str, noir: str | None = None) -> ab.Static | None:
    reference = NOUNS.read(what)
    described = reference.filter if isinstance(reference, fl.EachOf | fl.TargetOf) else None
    return None if described is None else ab.AppliesAgain(described, only_mage_noir=bool(noir))


def trades_even(element: str) -> ab.Static | None:
    of = ELEMENT_WORDS.get(element)
    return None if of is None else ab.TradesEven(of)


STATICS = (
    (r"even trades of {element}", trades_even),
    (r"(?P<n>\d+) {of} count as {as_}", counts_as),
    (r"{element} components count (?P<n>\d+) more", counts_more),
    (r"counts twice once each turn", ab.CountsTwice),
    (r"(?P<noir>noir )?needs one less", needs_one_less),
    (r"(?P<noir>noir )?or needs (?P<n>\d+) {of}", needs_instead),
    (r"or discard {element} for {of}", discard_instead),
    (r"repeated needs of {element} one less", repeated_needs_less),
    (r"(?P<noir>noir )?turn start again: {what}", applies_again),
    (r"(?P<noir>noir )?cost of {of} nothing", costs_nothing),
    (r"(?P<noir>noir )?protector", protector_static),
    (r"unique", ab.Unique),
    (r"indestructible", ab.Indestructible),
    (r"noir only", ab.MageNoirOnly),
    (r"(?P<noir>noir )?own cost -{mana}(?: with {with_})?", own_cost),
    (r"hand limit (?P<n>\d+)", hand_limit),
    (r"(?P<of>permanent )?damage of {element} \+(?P<n>\d+)(?:/\+(?P<noir>\d+))?", damage_change),
    (r"ignore (?P<n>\d+) each (?P<how>turn|time)", ignored_damage),
    (r"(?P<noir>noir )?cost of {of} -{mana}", cost_change),
    (r"(?P<noir>noir )?recovery (?P<n>[+-]\d+)(?: (?P<element>\w+))?", added_in_recovery),
)
