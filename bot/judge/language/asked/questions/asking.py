"""What a clause asks or somebody claims: one function a verb, in a table at the end."""

from collections.abc import Callable, Mapping, Sequence

from bot.judge.language.asked.clauses.marked_questions import is_bare_measure
from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.clause_events import (
    bind_pronouns,
    cast_before,
    keep_what_is_worn,
    place_what_is_out,
    set_time,
)
from bot.judge.language.asked.deeds.deed_readers import DEEDS, state_clause, take_total_at
from bot.judge.language.asked.drafting.asked_about import (
    DEFENDER,
    ask,
    last_deed,
    state_cards_named,
    things_asked,
    topic,
)
from bot.judge.language.asked.drafting.draft import Asked, Deed, DraftEvent, DraftThing, Leftover, Phase
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.questions.asking_amounts import (
    ask_assigns,
    ask_damage,
    ask_discards,
    ask_draws,
    ask_gains,
    ask_hits,
    ask_how_much,
    ask_passes,
    ask_takes,
    ask_where_damage_goes,
    ask_whether_all_passes,
)
from bot.judge.language.asked.questions.asking_costs import ask_cost
from bot.judge.language.asked.questions.asking_ends import (
    ask_becomes,
    ask_ends,
    ask_lasts,
    ask_trades,
    ask_vanishes,
    reaches_total,
)
from bot.judge.language.asked.questions.asking_fates import (
    ask_attacks,
    ask_dies,
    ask_enters,
    ask_gets,
    ask_goes,
    ask_is,
    ask_lethal,
    ask_loses,
    ask_regenerates,
    ask_returns,
    ask_sacrifices,
    ask_saves,
    ask_stays,
    ask_stops_or_saves,
    ask_strikes,
    ask_untaps,
    ask_wins,
    fight_between,
)
from bot.judge.language.asked.questions.asking_kills import ask_kills_or_loses
from bot.judge.language.asked.questions.asking_possibilities import (
    ask_falls,
    ask_resolves,
    ask_triggers,
    ask_whether_possible,
    ask_works,
)
from bot.judge.language.asked.questions.measured_facts import whose_amount
from bot.judge.language.asked.words.players import ME, OPPONENT
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.reference.folding import fold_text


def ask_clause(draft: Drafting, parts: Parts) -> None:
    """Add to the draft what a clause asks."""
    if parts.verb in {"be", "stay"} and any(
        unit.says("state") in {"tapped", "untapped"} for unit in parts.clause.units
    ):
        parts.turns = []  # it is so until its controller untaps, whose turn it ever is
    set_time(draft, parts)
    bind_pronouns(draft, parts)
    keep_what_is_worn(draft, parts)
    cast_before(draft, parts)
    before = len(draft.draft.questions)
    if parts.verb in {"die", "survive", "win", "lethal"}:
        take_total_at(draft, parts)  # "am I dead at 7 life?"
    activate_by_cost(draft, parts)
    if reaches_total(draft, parts):
        parts.verb = "end"
    if parts.verb == "cast" and "damage" in parts.measures and not parts.asks and parts.spell is None:
        parts.verb = "deal"  # « sa 4/4 me met des dégâts ? »
    if "end" in parts.times and draft.draft.events and parts.verb in {"die", "survive", "be", "have", "stay"}:
        draft.draft.events.append(DraftEvent(Deed.STEP, step="end", phase=Phase.END))
    if not any(asked(draft, parts) for asked in BEFORE_VERBS):
        ask_of_verb(draft, parts)
    finish(draft, parts, before)


def ask_between(draft: Drafting, parts: Parts) -> bool:
    """Let two fight that a clause names with "between"; what is asked of them its verb says."""
    fight_between(draft, parts)
    return False


def ask_of_verb(draft: Drafting, parts: Parts) -> None:
    """Ask what the verb asks; of a deed whether it is possible, or what is told by the clause."""
    reader = QUESTIONS.get(parts.verb)
    if "must" in parts.aux and parts.verb in OBLIGED:
        ask_obligation(draft, parts)
    elif (done := deed_called_legal(draft, parts)) is not None:
        ask(draft, Asked.LEGAL, event=done)
    elif reader is not None:
        reader(draft, parts)
    elif parts.verb in DEEDS or (parts.loyalty and not parts.verb):
        ask_whether_possible(draft, parts)
    elif any(unit.is_a("legal") for unit in parts.clause.units):
        ask(draft, Asked.LEGAL, event=last_deed(draft))
    else:
        told = (len(draft.draft.events), len(draft.draft.things), len(draft.draft.totals))
        state_clause(draft, parts)
        if parts.verb and told == (len(draft.draft.events), len(draft.draft.things), len(draft.draft.totals)):
            keep_unasked(draft, parts)


def deed_called_legal(draft: Drafting, parts: Parts) -> DraftEvent | None:
    """Return the attack or block that was told in "is that block legal?"; None where something else is named."""
    if "can" in parts.aux or parts.all_things() or not any(unit.is_a("legal") for unit in parts.clause.units):
        return None
    deed = {"attack": Deed.ATTACK, "block": Deed.BLOCK}.get(parts.verb)
    return next((each for each in reversed(draft.draft.events) if each.deed is deed), None)


def activate_by_cost(draft: Drafting, parts: Parts) -> None:
    """`can I -1 it to draw`; "can I +1, then -2" asks whether both are possible."""
    if parts.loyalty and parts.verb == "have":
        draft.need("what")  # « X a-t-il une capacité -X ? »: its page says it
    if parts.loyalty and "can" in parts.aux:
        parts.verb = "activate"
    if parts.loyalty and parts.clause.sub == "then":
        draft.draft.questions = [each for each in draft.draft.questions if each.asked is not Asked.CAN]


def ask_changes(draft: Drafting, parts: Parts) -> None:
    """« je peux changer la cible ? »: a rule says it, and no situation; « ça change quoi ? » asks what happens."""
    if parts.objects:
        draft.need("what")
    ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)


RETURNING = frozenset({"persist", "undying"})


def ask_without_verb(draft: Drafting, parts: Parts) -> bool:
    """Ask what a clause without a verb asks: nothing but a measure, a rule, a keyword that is a verb; else False."""
    if parts.verb:
        return False
    known = shipped_lexicon().keywords
    keywords = {known[each].id for each in map(fold_text, parts.traits) if each in known}
    damage = next((number for number, what in parts.amounts if what == "damage"), None)
    if damage is not None and draft.draft.events and not parts.all_things() and not parts.asks:
        ask_damage(draft, parts, DEFENDER, damage)  # "so 3 damage, right?"
        return True
    if parts.measures and (parts.openings or is_bare_measure(parts.clause)):
        parts.asks.append("how much")  # "what's her loyalty?", "loyalty?"
    elif parts.openings and any(each.head == "size" and each.owner for each in parts.all_things()):
        parts.asks.append("how big")  # "what are my 1/1 tokens now?"
    if "can" in parts.aux and not parts.all_things() and (done := last_deed(draft)) is not None:
        ask(draft, Asked.CAN, event=done)  # "can he do that?"
    elif parts.none and is_bare_measure(parts.clause) and draft.in_combat(Deed.BLOCK):
        ask(draft, Asked.DAMAGE, player=DEFENDER)
    elif any(each.value == "legend rule" for each in parts.all_things()):
        ask(draft, Asked.LEGEND_RULE)
    elif keywords and keywords <= RETURNING and parts.aux and draft.draft.events:
        ask(draft, Asked.RETURNS, things=things_asked(draft, parts))  # "does it persist?"
    else:
        return False
    return True


def keep_unasked(draft: Drafting, parts: Parts) -> None:
    """Keep the verb of a question that is none which can be asked, and of which nothing came."""
    for unit in [
        each for each in parts.clause.verb_units if parts.verb in {each.says("verb"), each.says("participle")}
    ]:
        span = (unit.mention.start, unit.mention.end)
        draft.draft.leftovers.append(Leftover(draft.said.words(*span), span, weighty=True))


def finish(draft: Drafting, parts: Parts, before: int) -> None:
    """Keep with the new questions how they were asked."""
    place_what_is_out(draft, parts)
    draft.draft.unanswered |= len(draft.draft.questions) == before and len(parts.clause.units) > 1
    for each in draft.draft.questions[before:]:
        each.negated = each.negated or (parts.negated and each.yes_or_no)
        each.claimed = parts.clause.claimed
        each.afterwards = (each.asked is Asked.SIZE and leaves_counters(draft)) or any(
            unit.says("sub") == "after" for unit in parts.clause.units
        )
        units = parts.clause.units
        each.span = (units[0].mention.start, units[-1].mention.end) if units else (0, 0)


LEAVES_COUNTERS = frozenset({"wither", "infect"})


def leaves_counters(draft: Drafting) -> bool:
    """Whether something that fights leaves counters on what it fights, so that a size is asked of what is then."""
    known = shipped_lexicon().keywords
    traits = [
        fold_text(each) for one in draft.in_combat(Deed.ATTACK) + draft.in_combat(Deed.BLOCK) for each in one.traits
    ]
    blocked = bool(draft.in_combat(Deed.BLOCK))
    return blocked and any(each in known and known[each].id in LEAVES_COUNTERS for each in traits)


def ask_with_word(draft: Drafting, parts: Parts) -> bool:
    """Ask who, how much, how big, where, whose; False where the word only opens another question."""
    if not parts.asks:
        return False
    word = word_asked(draft, parts)
    if parts.verb == "cost" or parts.casts_before or (word == "how much" and asks_for_mana(parts)):
        ask_cost(draft, parts)
        return True
    deal_what_is_put(parts, word)
    if parts.verb in ACTS and "can" not in parts.aux and word in TELLING_WORDS:
        state_clause(draft, parts)  # "i block one with the angel what's my life"
    if word in WORDS_ASKED:
        WORDS_ASKED[word](draft, parts)
        return True
    acting = any(isinstance(each, ThingSaid) for each in parts.subjects + parts.objects)
    if word in {"what", "why", "colors"} and parts.verb in DEEDS and parts.verb not in STATING and acting:
        return False
    ask_who(draft, parts, whole=word in {"what", "why", "colors"})
    return True


TELLING_WORDS = frozenset({"life", "their life", "how much", "how big", "where"})
STATING = frozenset({"be", "have", "make", "happen", "get"})


def ask_life(draft: Drafting, parts: Parts) -> None:
    by = whose_amount(draft, parts) or (OPPONENT if "their life" in parts.asks else ME)
    ask(draft, Asked.LIFE_TOTAL, player=by, yes_or_no=False)


def ask_how_big(draft: Drafting, parts: Parts) -> None:
    """How big is it? Of a card without a size nobody knows what is meant."""
    pronoun = all(isinstance(each, PlayerSaid) or each.head == "pronoun" for each in parts.subjects)
    if pronoun and not parts.objects and (source := activated_last(draft)) is not None:
        ask(draft, Asked.SIZE, things=[source], yes_or_no=False)
        return
    things = things_asked(draft, parts, make=True)
    if pronoun and not parts.objects and draft.draft.events and draft.draft.events[-1].deed is Deed.BLOCK:
        things = topic(draft) or things  # of two that fight the asker's own
    state_cards_named(draft, parts, things)
    sized = [each for each in things if not each.card or draft.cards.has_size(each.card)]
    if things and not sized:
        draft.need("what")
    ask(draft, Asked.SIZE, things=(sized or things)[:1], yes_or_no=False)


def ask_of_one(asked: Asked) -> Callable[[Drafting, Parts], None]:
    """Return what asks that of the first thing that is meant."""

    def ask_it(draft: Drafting, parts: Parts) -> None:
        ask(draft, asked, things=things_asked(draft, parts, make=True)[:1], yes_or_no=False)

    return ask_it


def word_asked(draft: Drafting, parts: Parts) -> str:
    """What is asked for; how much something becomes is how big, and what comes of it where it fights."""
    word = next((each for each in parts.asks if each != "what"), parts.asks[0])
    if word in {"who", "what"} and parts.verb in {"", "be", "have"} and COUNTED & set(parts.measures):
        return "how much"  # "what loyalty is he on?"
    if word != "how much" or parts.verb != "become":
        return word
    return "what" if draft.in_combat(Deed.BLOCK) else "how big"


COUNTED = frozenset({"life", "loyalty", "poison", "power", "toughness", "size", "counter"})
"""What has a number, so that "what" asks how much it is."""


def deal_what_is_put(parts: Parts, word: str) -> None:
    """« je lui mets combien »: that is dealt, and nothing is cast."""
    if parts.verb == "cast" and word == "how much" and not parts.casts_before:
        named = any(each.head in {"card", "size", "noun"} for each in parts.all_things())
        parts.verb = parts.verb if named or asks_for_mana(parts) else "deal"


def ask_safety(draft: Drafting, parts: Parts) -> None:
    """Is it safe to block? Whether what the asker blocks with survives."""
    state_clause(draft, parts)
    mine = [each for each in draft.in_combat(Deed.BLOCK) + draft.in_combat(Deed.ATTACK) if each.owner == ME]
    ask(draft, Asked.SURVIVES, things=mine)


OBLIGED = frozenset({"attack", "block", "pay", "cast", "activate"})
"""What one may be made to do: that it is possible does not say that one must."""


def ask_obligation(draft: Drafting, parts: Parts) -> None:
    """Must WHO attack, block? Whether it is legal not to; of anything else, what happens."""
    if parts.verb not in {"attack", "block"}:
        ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)
        return
    negated, parts.negated = parts.negated, parts.verb == "attack"
    others = [each for each in parts.objects if isinstance(each, ThingSaid)]
    state_clause(draft, parts)
    for each in draft.draft.events[-1:]:
        if each.deed is Deed.BLOCK:
            each.who, each.targets, each.none = [], [], True
    parts.negated = negated
    if others or parts.verb == "block":
        ask(draft, Asked.CAN, event=last_deed(draft), negated=not negated)
    else:
        ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)


def activated_last(draft: Drafting) -> DraftThing | None:
    """The creature of which an ability was activated last, on itself: its size is what one asks for then."""
    used = [each for each in draft.draft.events if each.deed is Deed.ACTIVATE and each.who and not each.targets]
    return used[-1].who[0] if used and used[-1].who[0] in draft.creatures() else None


def asks_for_mana(parts: Parts) -> bool:
    """Whether "how much" is how much mana one pays for a card: it is said so, or nothing else is measured."""
    named = any(unit.thing is not None for unit in parts.clause.units)
    return parts.verb in {"cast", "pay"} and set(parts.measures) <= {"mana"} and named


ACTS = frozenset({"block", "cast", "activate", "respond", "sacrifice", "equip"})


def ask_who(draft: Drafting, parts: Parts, *, whole: bool = False) -> None:
    """Who dies, survives, wins: the whole outcome is the answer, and all that is asked where it is `whole`."""
    owned = [each for each in parts.objects if isinstance(each, ThingSaid)]
    if not whole and parts.verb in {"have", "get", "keep"} and owned and not parts.zones:
        ask_of_one(Asked.CONTROLS)(draft, parts)
        return
    if not whole and parts.verb in {"cast", "attack", "block"} and parts.objects:
        state_clause(draft, parts)
    ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)


WORDS_ASKED: Mapping[str, Callable[[Drafting, Parts], None]] = {
    "safe": ask_safety,
    "how much": ask_how_much,
    "how often": ask_how_much,
    "life": ask_life,
    "their life": ask_life,
    "how big": ask_how_big,
    "whose": ask_of_one(Asked.CONTROLS),
    "where": ask_of_one(Asked.WHERE),
}
"""The words that ask, by what they ask for; who and what ask for what happens."""
BEFORE_VERBS: Sequence[Callable[[Drafting, Parts], bool]] = (
    ask_without_verb,
    ask_between,
    ask_whether_all_passes,
    ask_where_damage_goes,
    ask_with_word,
)
"""What is asked whatever the verb means elsewhere: each says whether it was that."""
QUESTIONS: Mapping[str, Callable[[Drafting, Parts], None]] = {
    "die": ask_dies,
    "happen": ask_changes,
    "survive": ask_saves,
    "save": ask_saves,
    "strike": ask_strikes,
    "assign": ask_assigns,
    "hit": ask_hits,
    "attack": ask_attacks,
    "lose": ask_loses,
    "win": ask_wins,
    "lethal": ask_lethal,
    "pass": ask_passes,
    "take": ask_takes,
    "deal": ask_takes,
    "gain": ask_gains,
    "drain": ask_gains,
    "resolve": ask_resolves,
    "fizzle": ask_resolves,
    "comeback": ask_returns,
    "kill": ask_kills_or_loses,
    "be": ask_is,
    "stay": ask_stays,
    "draw": ask_draws,
    "discard": ask_discards,
    "trigger": ask_triggers,
    "fall": ask_falls,
    "sacrifice": ask_sacrifices,
    "regenerate": ask_regenerates,
    "enter": ask_enters,
    "goback": ask_goes,
    "make": ask_takes,
    "keep": ask_lasts,
    "work": ask_works,
    "cost": ask_cost,
    "untap": ask_untaps,
    "end": ask_ends,
    "trade": ask_trades,
    "become": ask_becomes,
    "vanish": ask_vanishes,
    "get": ask_gets,
    "prevent": ask_stops_or_saves,
}
ONLY_ASKED = frozenset({"end", "vanish"})
"""The verbs of which nobody reads what is told by them."""
