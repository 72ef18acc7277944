"""How it is asked what is left in the end: a life total, a size, what is kept, whether both are traded."""

from bot.judge.language.asked.clauses.clause import is_verb
from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.clause_events import actor_of
from bot.judge.language.asked.deeds.deed_readers import state_clause
from bot.judge.language.asked.drafting.asked_about import ask, fighters, things_asked
from bot.judge.language.asked.drafting.draft import Asked, Deed
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.questions.asking_fates import ask_keeps, ask_whether_so_big
from bot.judge.language.asked.words.function_words import BOTH, CLITIC_OBJECTS, SEVERAL

REACHING = frozenset({"end", "goback", "go", "pass", "fall", "bounce", "enter", "comeback", "gain", "be"})
"""The verbs by which somebody comes to a life total: "does he go to 17?", « il remonte à combien ? »."""
AT = frozenset({"to", "on", "in"})


def reaches_total(draft: Drafting, parts: Parts) -> bool:
    """Whether the verb, of a player, has the number to which the life total comes right behind its preposition."""
    players = any(isinstance(each, PlayerSaid) for each in parts.subjects)
    if parts.verb not in REACHING or not players or any(isinstance(each, ThingSaid) for each in parts.objects):
        return False
    units = [each for each in parts.clause.units if not each.is_a("filler") or each.is_a("prep", "number")]
    verbs = [at for at, each in enumerate(units) if is_verb(each)]
    if not verbs or actor_of(draft, parts) is None:
        return False
    behind = units[verbs[-1] + 1 :]
    at = bool(behind) and behind[0].says("prep") in AT
    if not at and not units[verbs[-1]].value.endswith((" to", " at", " on", " a")):
        return False
    total = behind[1:2] if at else behind[:1]
    ends = not total and parts.verb != "be" and bool({"what", "define"} & {*parts.asks, *parts.openings})
    return ends or any(
        each.is_a("number", "loyalty")
        or each.says("wh") == "how much"
        or (each.kind == "amount" and each.value == "life")
        for each in total
    )


def ask_ends(draft: Drafting, parts: Parts) -> None:
    """Does WHO end at 17? What anything else becomes is what happens."""
    player = actor_of(draft, parts)
    totals = [number for number, what in parts.amounts if what == "life"]
    totals += [*parts.numbers, *(int(each) for each in parts.loyalty)]
    if player is None:
        ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)
    elif totals:
        parts.loyalty = []
        ask(draft, Asked.LIFE_TOTAL, player=player, number=totals[0], yes_or_no=not parts.offers_numbers())
    else:
        ask(draft, Asked.LIFE_TOTAL, player=player, yes_or_no=False)


def ask_lasts(draft: Drafting, parts: Parts) -> None:
    """Do I keep both? That asks for the legend rule; of one thing whether it stays on the battlefield."""
    named = [each for each in parts.objects if isinstance(each, ThingSaid)]
    several = any((each.count or 1) > 1 or each.value in BOTH | SEVERAL for each in parts.all_things())
    if any(each.value == "any" for each in named):
        ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)
        return
    clitic = any(each.value in CLITIC_OBJECTS for each in parts.clause.units)
    if several or not (named or clitic) or not draft.draft.events:
        ask_keeps(draft, parts)
        return
    by = actor_of(draft, parts)
    things = things_asked(draft, parts) if named else [each for each in fighters(draft) if each.owner == by][-1:]
    things = things or draft.last_spoken()[-1:]
    ask(draft, Asked.KEEPS, things=things, player=by or things[0].owner)


def ask_becomes(draft: Drafting, parts: Parts) -> None:
    """Does it become a 6/6?"""
    if not ask_whether_so_big(draft, parts):
        state_clause(draft, parts)


def ask_vanishes(draft: Drafting, parts: Parts) -> None:
    """Is it gone? Whether it is on the battlefield no more."""
    things = things_asked(draft, parts)
    owner = things[0].owner if things else None
    ask(draft, Asked.KEEPS, things=things, player=owner, negated=True)


def ask_trades(draft: Drafting, parts: Parts) -> None:
    """Do they trade? Whether the two that fight both die."""
    if any(isinstance(each, ThingSaid) for each in [*parts.subjects, *parts.objects]) and parts.all_things():
        state_clause(draft, parts)
    if draft.in_combat(Deed.BLOCK):
        two = list({each.number: each for each in fighters(draft)}.values())
        ask(draft, Asked.BOTH_DIE, things=two)
    else:
        draft.need("blocker")
