"""What a clause asks or somebody claims: one function a verb, in a table at the end."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.judge.language.asked.clause_events import actor_of, cast_before, place_what_is_out, set_time, subject_things
from bot.judge.language.asked.deeds import DEEDS, state_clause
from bot.judge.language.asked.draft import ME, OPPONENT, Asked, Deed, DraftEvent, DraftQuestion, DraftThing, Phase
from bot.judge.language.asked.drafting import Drafting, only_things
from bot.judge.language.asked.parts import Parts, PlayerSaid
from bot.judge.language.asked.spells_cast import cast_spell
from bot.judge.language.asked.units import ThingSaid
from bot.judge.language.lexicon.words import shipped_lexicon

DEFENDER = "defender"
"""Whoever is attacked, which may be said later."""
CREATURE_WORDS = frozenset({"elle", "elles"})
PERHAPS_CREATURE = frozenset({"he", "she", "they", "il", "ils", "him", "them"})
CAN_DEEDS = frozenset(
    {
        "attack",
        "block",
        "cast",
        "activate",
        "equip",
        "tap",
        "counter",
        "respond",
        "put",
        "sacrifice",
        "make",
        "go",
        "have",
    }
)
YES_NO_WHAT = frozenset({"do", "can", "will", "must"})


def ask_clause(draft: Drafting, parts: Parts) -> None:
    """Add to the draft what a clause asks."""
    set_time(draft, parts)
    cast_before(draft, parts)
    before = len(draft.draft.questions)
    if parts.asks and ask_with_word(draft, parts):
        finish(draft, parts, before)
        return
    reader = QUESTIONS.get(parts.verb)
    if reader is not None:
        reader(draft, parts)
    elif parts.verb in DEEDS:
        ask_whether_possible(draft, parts)
    elif any(unit.is_a("legal") for unit in parts.clause.units):
        ask(draft, Asked.LEGAL, event=last_deed(draft))
    else:
        state_clause(draft, parts)
    finish(draft, parts, before)


def finish(draft: Drafting, parts: Parts, before: int) -> None:
    """Keep with the new questions how they were asked."""
    place_what_is_out(draft, parts)
    for each in draft.draft.questions[before:]:
        each.negated = each.negated or (parts.negated and each.yes_or_no)
        each.claimed = parts.clause.claimed
        units = parts.clause.units
        each.span = (units[0].mention.start, units[-1].mention.end) if units else (0, 0)


def ask(draft: Drafting, asked: Asked, **about: Any) -> DraftQuestion:
    """Add a question, with the fields of what it is about."""
    question = DraftQuestion(asked, **about)
    draft.draft.questions.append(question)
    return question


def last_deed(draft: Drafting) -> DraftEvent | None:
    return next((each for each in reversed(draft.draft.events) if not each.implied), None)


# Questions that begin with a word.


def ask_with_word(draft: Drafting, parts: Parts) -> bool:
    """Ask who, how much, how big, where, whose; False where the word only opens another question."""
    word = next((each for each in parts.asks if each != "what"), parts.asks[0])
    if word == "how much":
        ask_how_much(draft, parts)
        return True
    if word == "life":
        text = " ".join(each.value for each in parts.clause.units)
        his = any(each in f" {text} " for each in (" his ", " their ", " her ", " il ", " he "))
        ask(draft, Asked.LIFE_TOTAL, player=OPPONENT if his else ME, yes_or_no=False)
        return True
    if word == "how big":
        things = things_asked(draft, parts, make=True)
        state_cards_named(draft, parts, things)
        ask(draft, Asked.SIZE, things=things[:1], yes_or_no=False)
        return True
    if word == "whose":
        ask(draft, Asked.CONTROLS, things=things_asked(draft, parts, make=True)[:1], yes_or_no=False)
        return True
    if word == "where":
        ask(draft, Asked.WHERE, things=things_asked(draft, parts, make=True)[:1], yes_or_no=False)
        return True
    if word in {"what", "why", "colors"}:
        if (
            parts.verb in DEEDS
            and parts.verb not in {"be", "have", "make", "happen", "get"}
            and any(isinstance(each, ThingSaid) for each in parts.subjects + parts.objects)
        ):
            return False
        ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)
        return True
    return ask_who(draft, parts)


def ask_who(draft: Drafting, parts: Parts) -> bool:
    """Who dies, survives, wins: the whole outcome is the answer."""
    if parts.verb in {"cast", "attack", "block"} and parts.objects:
        state_clause(draft, parts)
    ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)
    return True


def ask_how_much(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    measured = set(parts.measures)
    if parts.verb in {"die", "survive", "kill"} and not measured:
        ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)
    elif parts.verb == "gain" or (parts.verb == "get" and "life" in measured):
        ask(draft, Asked.LIFE_GAINED, player=by or ME, yes_or_no=False)
    elif "poison" in measured:
        ask(draft, Asked.POISON, player=by or DEFENDER, yes_or_no=False)
    elif (
        "token" in measured
        or any(each.value == "token" for each in parts.all_things())
        or any(unit.says("noun") == "token" for unit in parts.clause.units)
    ):
        ask(draft, Asked.TOKENS, player=by or ME, yes_or_no=False)
    elif parts.verb == "draw":
        ask(draft, Asked.DRAWN, player=by or ME, yes_or_no=False)
    elif (
        "loyalty" in measured
        or "counter" in measured
        or (parts.verb in {"be", "enter", "end", "have"} and is_walker(draft))
    ):
        ask(draft, Asked.COUNTERS, things=things_asked(draft, parts) or draft.last_spoken()[-1:], yes_or_no=False)
    elif (
        "card" in measured
        or "hand" in measured
        or (draft.draft.totals.get((by or OPPONENT, "hand")) is not None and parts.verb in {"have", "be", "stay", ""})
    ):
        ask(
            draft,
            Asked.HAND,
            player=by or next((p for p, what in draft.draft.totals if what == "hand"), ME),
            yes_or_no=False,
        )
    elif parts.verb == "lose":
        ask(draft, Asked.LIFE_LOST, player=by or DEFENDER, yes_or_no=False)
    elif parts.verb in {"be", "end", "have"} and by is not None and not measured & {"damage"}:
        ask(draft, Asked.LIFE_TOTAL, player=by, yes_or_no=False)
    elif parts.verb in {"be", ""} and things_asked(draft, parts) and not measured:
        ask(draft, Asked.SIZE, things=things_asked(draft, parts)[:1], yes_or_no=False)
    else:
        player = (by or DEFENDER) if parts.verb == "take" else DEFENDER
        combat_of_question(draft, parts)
        ask(draft, Asked.DAMAGE, player=player, yes_or_no=False)


def is_walker(draft: Drafting) -> bool:
    last = draft.last_spoken()[-1:]
    return bool(last and last[0].card and draft.cards.is_planeswalker(last[0].card))


def combat_of_question(draft: Drafting, parts: Parts) -> None:
    """`how much does my 5/5 trample deal`: what is named and does nothing yet attacks."""
    for each in parts.subjects:
        if (
            isinstance(each, ThingSaid)
            and each.head in {"size", "card"}
            and not any(e.deed is Deed.ATTACK for e in draft.draft.events)
        ):
            things = draft.things(each, ME)
            draft.draft.events.append(
                DraftEvent(Deed.ATTACK, things[0].owner, things, phase=Phase.ATTACK, implied=True)
            )


def things_asked(draft: Drafting, parts: Parts, *, make: bool = True) -> list[DraftThing]:
    """What the question is about."""
    named: list[DraftThing] = []
    said = [each for each in [*parts.objects, *parts.subjects] if isinstance(each, ThingSaid)]
    first = [each for each in parts.subjects if isinstance(each, ThingSaid)] + (
        [] if said else [each for each in parts.subjects if isinstance(each, PlayerSaid)]
    )
    for each in [*first, *parts.objects, *parts.behind.get("of", []), *parts.behind.get("to", [])]:
        if isinstance(each, ThingSaid) and not (
            each.head == "card" and each.cards and draft.cards.is_spell(draft.cards.name_of(each.cards[0]))
        ):
            named += draft.find_things(each, ME, make=make)
        elif isinstance(each, PlayerSaid) and each.word in CREATURE_WORDS | PERHAPS_CREATURE:
            named += draft.last_spoken()[-1:]
    draft.speak_of(named)
    return named or draft.last_spoken()[-1:]


def state_cards_named(draft: Drafting, parts: Parts, things: list[DraftThing]) -> None:
    """`how big is my 2/2 with Giant Growth on it`: the spell was cast on it."""
    for each in [*parts.behind.get("with", []), *parts.behind.get("after", [])]:
        if isinstance(each, ThingSaid) and each.head == "card" and each.cards:
            name = draft.cards.name_of(each.cards[0])
            owner = things[0].owner if things else ME
            if draft.cards.is_spell(name):
                draft.draft.events.append(DraftEvent(Deed.CAST, owner, card=name, targets=list(things[:1])))
            elif draft.cards.is_attached(name):
                for aura in draft.things(each, owner):
                    aura.attached_to = things[0] if things else None
            else:
                draft.things(each, owner)


# Questions of yes or no.


def subject_of_fate(draft: Drafting, parts: Parts) -> tuple[list[DraftThing], str | None]:
    """Return the things, or the player, whose fate is asked."""
    things: list[DraftThing] = []
    for each in parts.subjects:
        if isinstance(each, ThingSaid):
            things += (
                topic(draft)
                if each.head == "pronoun" and each.value in {"it", "ca", "ça", "cela"}
                else draft.things(each, ME)
            )
            continue
        if each.word in CREATURE_WORDS and draft.last_spoken():
            return topic(draft), None
        player = draft.player(each.player)
        if each.word in PERHAPS_CREATURE and spoken_as_thing(draft, str(player)):
            return topic(draft), None
        return things, player
    if not things and parts.clause.of is not None:
        things = draft.things(parts.clause.of, ME)
    return things, None


def topic(draft: Drafting) -> list[DraftThing]:
    """What "it" is: of a blocker and what it blocks the asker's own, else what was spoken of last."""
    last = next((each for each in reversed(draft.draft.events) if not each.none), None)
    if last is not None and last.deed is Deed.BLOCK:
        mine = [each for each in [*last.who, *only_things(last.targets)] if each.owner == ME]
        if len(mine) == 1:
            return mine
    return draft.last_spoken()[-1:]


def spoken_as_thing(draft: Drafting, player: str) -> bool:
    """Whether "he" is rather the thing that was spoken of: no life total or damage of that player was."""
    if (player, "life") in draft.draft.totals or (player, "poison") in draft.draft.totals:
        return False
    if any(player in event.targets for event in draft.draft.events):
        return False
    last = draft.last_spoken()[-1:]
    return bool(last)


def ask_dies(draft: Drafting, parts: Parts) -> None:
    nouns = {each.value for each in parts.subjects if isinstance(each, ThingSaid) and each.head == "noun"}
    if "any" in nouns or parts.none:
        ask(draft, Asked.ANY_DIES)
        return
    if "both" in nouns or (nouns & {"all"}):
        two = fighters(draft) or draft.creatures()
        if "both" in nouns and len({each.number for each in two}) == 1:
            draft.need("what")
        ask(draft, Asked.BOTH_DIE, things=two)
        return
    things, player = subject_of_fate(draft, parts)
    state_cards_named(draft, parts, things)
    if things:
        ask(draft, Asked.DIES, things=things)
    elif player is not None:
        ask(draft, Asked.LOSES, player=player)
    elif len(stated := [player for player, what in draft.draft.totals if what == "life"]) == 1:
        ask(draft, Asked.LOSES, player=stated[0])
    else:
        ask(draft, Asked.DIES, things=draft.last_spoken()[-1:])


def fighters(draft: Drafting) -> list[DraftThing]:
    return [
        each
        for event in draft.draft.events
        if event.deed in {Deed.ATTACK, Deed.BLOCK, Deed.EFFECT}
        for each in [*event.who, *only_things(event.targets)]
    ]


def ask_survives(draft: Drafting, parts: Parts) -> None:
    spells = [
        each
        for each in [*parts.objects, *parts.behind.get("to", [])]
        if isinstance(each, ThingSaid) and each.head == "card"
    ]
    things, player = subject_of_fate(draft, parts)
    for each in spells:
        if each.cards and draft.cards.is_spell(draft.cards.name_of(each.cards[0])):
            whose = draft.other(things[0].owner) if things else OPPONENT
            event = DraftEvent(
                Deed.CAST,
                whose,
                card=draft.cards.name_of(each.cards[0]),
                targets=list(things) if draft.cards.targets_creature(draft.cards.name_of(each.cards[0])) else [],
            )
            draft.draft.events.append(event)
    if not things and player is None and len(parts.traits) > 1 and not draft.draft.events:
        ask_saved(draft, parts)
        return
    if things:
        ask(draft, Asked.SURVIVES, things=things)
    elif player is not None:
        ask(draft, Asked.LOSES, player=player, negated=True)
    else:
        ask(draft, Asked.SURVIVES, things=draft.last_spoken()[-1:])


def ask_saved(draft: Drafting, parts: Parts) -> None:
    """Does KEYWORD save from KEYWORD? A creature with the one fights a creature with the other."""
    saved, attacker = draft.make("2/2", ME, parts.traits[:1]), draft.make("2/2", OPPONENT, parts.traits[1:])
    draft.draft.events.append(DraftEvent(Deed.ATTACK, OPPONENT, [attacker], phase=Phase.ATTACK))
    draft.draft.events.append(DraftEvent(Deed.BLOCK, ME, [saved], [attacker], phase=Phase.BLOCK))
    ask(draft, Asked.SURVIVES, things=[saved])


def ask_loses(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    things = [thing for each in parts.objects if isinstance(each, ThingSaid) for thing in draft.things(each, by or ME)]
    if not things and any(
        isinstance(each, PlayerSaid) and each.word in {"la", "le", "les", "l'"} for each in parts.objects
    ):
        things = draft.last_spoken()[-1:]
    number = next((number for number, what in parts.amounts if what in {"life", "damage"}), None)
    if things or (
        by is not None
        and any(unit.value in {"la", "le", "les", "l'", "it", "them"} for unit in parts.clause.units)
        and not parts.measures
    ):
        ask(draft, Asked.DIES, things=things or draft.last_spoken(by)[-1:] or draft.last_spoken()[-1:])
    elif number is not None or "life" in parts.measures:
        ask(draft, Asked.LIFE_LOST, player=by or OPPONENT, number=number)
    else:
        ask(draft, Asked.LOSES, player=by or OPPONENT)


def ask_passes(draft: Drafting, parts: Parts) -> None:
    combat_of_question(draft, parts)
    number = next((number for number, what in parts.amounts if what == "damage"), None)
    spells = [
        each
        for each in parts.subjects
        if isinstance(each, ThingSaid)
        and each.head == "card"
        and each.cards
        and draft.cards.is_spell(draft.cards.name_of(each.cards[0]))
    ]
    if spells:
        ask(draft, Asked.RESOLVES, card=draft.cards.name_of(spells[0].cards[0]))
        return
    ask(draft, Asked.DAMAGE, player=DEFENDER, number=number)


def ask_takes(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    number = next(
        (number for number, what in parts.amounts if what in {"damage", "life"}), next(iter(parts.numbers), None)
    )
    if parts.verb in {"deal", "hit", "make"}:
        aims = [
            draft.player(each.player)
            for prep in ("to", "on")
            for each in parts.behind.get(prep, [])
            if isinstance(each, PlayerSaid)
        ]
        aims += [draft.player(each.player) for each in parts.objects if isinstance(each, PlayerSaid)]
        player = next((each for each in aims if each), draft.other(by or ME))
    else:
        player = by or DEFENDER
    if parts.verb == "make" and not parts.measures and not parts.amounts:
        ask_whether_possible(draft, parts)
        return
    things = [] if by else subject_things(draft, parts, None)
    if parts.verb == "take" and things and not by:
        ask(draft, Asked.DIES, things=things)
        return
    ask(draft, Asked.DAMAGE, player=player, number=number)


def ask_gains(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    number = next((number for number, what in parts.amounts if what == "life"), next(iter(parts.numbers), None))
    owner = by
    if owner is None:
        things = subject_things(draft, parts, ME)
        owner = next((draft.player(each.player) for each in parts.objects if isinstance(each, PlayerSaid)), None) or (
            things[0].owner if things else ME
        )
        if things and not any(event.deed is Deed.ATTACK for event in draft.draft.events):
            combat_of_question(draft, parts)
    ask(draft, Asked.LIFE_GAINED, player=owner, number=number)


def ask_resolves(draft: Drafting, parts: Parts) -> None:
    named = [each for each in parts.subjects if isinstance(each, ThingSaid) and each.head == "card" and each.cards]
    name = draft.cards.name_of(named[0].cards[0]) if named else None
    if named and not any(each.card == name for each in draft.draft.events):
        target_missing = name is not None and draft.cards.targets_creature(name)
        targets: list[DraftThing | str] = [draft.make("2/2", OPPONENT)] if target_missing else []
        draft.draft.events.append(DraftEvent(Deed.CAST, draft.player(named[0].owner) or ME, card=name, targets=targets))
        draft.speak_of(only_things(targets))
    if parts.verb == "counter":
        ask(draft, Asked.FIZZLES, card=name)
        return
    asked = Asked.FIZZLES if parts.verb == "fizzle" else Asked.RESOLVES
    equip = next((each for each in draft.draft.events if each.deed is Deed.ACTIVATE and each.text == "Equip"), None)
    ask(
        draft,
        asked,
        card=name or (spell_asked(draft) if equip is None else None),
        event=equip if name is None else None,
    )


def spell_asked(draft: Drafting) -> str | None:
    """The first spell, which the others answer."""
    spells = [each for each in draft.draft.events if each.deed is Deed.CAST]
    return spells[0].card if spells else None


def ask_returns(draft: Drafting, parts: Parts) -> None:
    things, _ = subject_of_fate(draft, parts)
    ask(draft, Asked.RETURNS, things=things or draft.last_spoken()[-1:])


def ask_kills(draft: Drafting, parts: Parts) -> None:
    """Does SPELL or CREATURE kill THING?"""
    by = actor_of(draft, parts)
    subjects = [each for each in parts.subjects if isinstance(each, ThingSaid)]
    spells = [
        each
        for each in [*subjects, *parts.behind.get("with", []), *parts.behind.get("by", [])]
        if isinstance(each, ThingSaid)
        and each.head == "card"
        and each.cards
        and draft.cards.is_spell(draft.cards.name_of(each.cards[0]))
    ]
    objects = [each for each in (parts.subjects if parts.passive else parts.objects) if each not in spells]
    default = draft.other(by) if by else (ME if spells else None)
    things = [
        thing for each in objects if isinstance(each, ThingSaid) for thing in draft.things(each, default or OPPONENT)
    ]
    if not things and any(unit.value in {"la", "le", "l'", "les", "it"} for unit in parts.clause.units):
        things = draft.last_spoken()[-1:]
    fated = [
        each
        for each in draft.draft.events
        if each.deed is Deed.CAST and spells and each.card == draft.cards.name_of(spells[0].cards[0])
    ]
    for spell in spells[:1] if not fated else []:
        parts.response = False
        whose = by or (draft.other(things[0].owner) if things else OPPONENT)
        known = cast_spell(draft, parts, whose, spell, [])
        if (
            known is not None
            and things
            and draft.cards.targets_creature(known.card or "")
            and not draft.cards.targets_spell(known.card or "")
        ):
            known.targets = list(things[:1])
    if not spells and subjects and not parts.passive:
        mine = [thing for each in subjects for thing in draft.things(each, ME)]
        if mine and things and not draft.in_combat(Deed.ATTACK):
            attackers: list[DraftThing | str] = list(things)
            blockers = mine
            draft.draft.events.append(
                DraftEvent(Deed.ATTACK, things[0].owner, things, phase=Phase.ATTACK, implied=True)
            )
            draft.draft.events.append(
                DraftEvent(Deed.BLOCK, blockers[0].owner, blockers, attackers, phase=Phase.BLOCK, implied=True)
            )
    if not things:
        nouns = {each.value for each in objects if isinstance(each, ThingSaid)}
        both = draft.in_combat(Deed.BLOCK) if nouns & {"both", "all"} else []
        ask(draft, Asked.BOTH_DIE if both else Asked.DIES, things=both or draft.last_spoken()[-1:])
        return
    nouns = {each.value for each in objects if isinstance(each, ThingSaid) and each.head == "noun"}
    if nouns & {"both", "all"}:
        theirs = [each for each in draft.in_combat(Deed.BLOCK) if by is None or each.owner != by]
        ask(draft, Asked.BOTH_DIE, things=theirs or things)
        return
    ask(draft, Asked.DIES, things=things)


def ask_is(draft: Drafting, parts: Parts) -> None:
    """Is it tapped, legal, dead, on the battlefield?"""
    units = parts.clause.units
    if any(each.is_a("legal") for each in units):
        ask(draft, Asked.LEGAL, event=last_deed(draft), negated=any(each.value == "illegal" for each in units))
        return
    if "tapped" in parts.states:
        ask(draft, Asked.TAPPED, things=things_asked(draft, parts))
        return
    if "untapped" in parts.states:
        ask(draft, Asked.TAPPED, things=things_asked(draft, parts), negated=True)
        return
    if parts.none and draft.in_combat(Deed.ATTACK):
        ask(draft, Asked.DAMAGE, player=DEFENDER)
        return
    if "graveyard" in parts.zones or "exile" in parts.zones:
        ask(draft, Asked.DIES, things=things_asked(draft, parts))
        return
    if parts.tagged:
        return
    state_clause(draft, parts)


def ask_stays(draft: Drafting, parts: Parts) -> None:
    if "untapped" in parts.states or "tapped" in parts.states:
        things = things_asked(draft, parts)
        ask(draft, Asked.TAPPED, things=things, negated="untapped" in parts.states)
        return
    if "how much" in parts.asks:
        ask_how_much(draft, parts)
        return
    ask(draft, Asked.SURVIVES, things=things_asked(draft, parts))


def ask_draws(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    number = next((number for number, what in parts.amounts if what == "card"), None)
    ask(draft, Asked.DRAWN, player=by, number=number)


def ask_triggers(draft: Drafting, parts: Parts) -> None:
    ask(draft, Asked.TRIGGERS, things=things_asked(draft, parts))


def ask_falls(draft: Drafting, _: Parts) -> None:
    ask(
        draft,
        Asked.FALLS_OFF,
        things=[each for each in draft.draft.things if each.card and draft.cards.is_attached(each.card)],
    )


def ask_sacrifices(draft: Drafting, parts: Parts) -> None:
    if "must" in parts.aux:
        ask(draft, Asked.MUST_SACRIFICE, player=actor_of(draft, parts) or ME)
        return
    by = actor_of(draft, parts) or ME
    things = [thing for each in parts.objects if isinstance(each, ThingSaid) for thing in draft.things(each, by)]
    draft.draft.events.append(DraftEvent(Deed.CHOOSE, by, things, text="sacrifice"))
    ask(draft, Asked.DIES, things=things)


def ask_keeps(draft: Drafting, parts: Parts) -> None:
    """Do I keep both? Not if the legend rule applies."""
    actor_of(draft, parts)
    ask(draft, Asked.LEGEND_RULE, negated=True)


TELLING_OPPONENTS: Mapping[str, str] = {
    "trample": "2/2",
    "lifelink": "2/2",
    "vigilance": "2/2",
    "first-strike": "3/3",
    "double-strike": "4/4",
    "deathtouch": "4/4",
    "indestructible": "4/4",
    "infect": "4/4",
    "wither": "4/4",
}
"""The keywords of which one combat of a 3/3 shows whether they do anything, with the creature that it must fight."""


def ask_works(draft: Drafting, parts: Parts) -> None:
    """Does KEYWORD work [with KEYWORD | when blocking]? A small combat shows it: with the keyword, and without."""
    if any(unit.says("noun") == "legend rule" for unit in parts.clause.units):
        ask(draft, Asked.LEGEND_RULE)
        return
    said = [unit for unit in parts.clause.units if unit.is_a("trait")]
    traits = {unit.value: draft.said.words(unit.mention.start, unit.mention.end) for unit in said}
    ids = [known.id for each in traits if (known := shipped_lexicon().keywords.get(each)) is not None]
    elsewhere = parts.behind.keys() - {"with", "and"} or any(unit.is_a("measure") for unit in parts.clause.units)
    unshown = len(ids) < len(traits) or not TELLING_OPPONENTS.keys() >= set(ids)
    if not traits or unshown or elsewhere or draft.draft.events:
        ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)
        return
    fighter = draft.make("3/3", ME, list(traits.values()))
    other = draft.make(TELLING_OPPONENTS[ids[0]], OPPONENT)
    blocking = (
        any(
            unit.says("verb") == "block" or unit.value in {"blocking", "bloquant", "bloque"}
            for unit in parts.clause.units
        )
        or draft.blocking
    )
    attacker, blocker = (other, fighter) if blocking else (fighter, other)
    draft.draft.events.append(DraftEvent(Deed.ATTACK, attacker.owner, [attacker], phase=Phase.ATTACK))
    draft.draft.events.append(DraftEvent(Deed.BLOCK, blocker.owner, [blocker], [attacker], phase=Phase.BLOCK))
    ask(draft, Asked.WORKS, things=[fighter])


def ask_wins(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    ask(draft, Asked.WINS, player=by or ME)


def ask_regenerates(draft: Drafting, parts: Parts) -> None:
    state_clause(draft, parts)
    ask(draft, Asked.SURVIVES, things=draft.last_spoken()[-1:])


def ask_enters(draft: Drafting, parts: Parts) -> None:
    things, _ = subject_of_fate(draft, parts)
    ask(draft, Asked.RETURNS, things=things or draft.last_spoken()[-1:])


def ask_goes(draft: Drafting, parts: Parts) -> None:
    if "command" in parts.zones:
        ask(draft, Asked.COMMAND_ZONE, things=things_asked(draft, parts))
    elif any(unit.says("measure") == "excess" for unit in parts.clause.units) or parts.measures:
        ask(draft, Asked.DAMAGE, player=DEFENDER)
    else:
        ask(draft, Asked.WHERE, things=things_asked(draft, parts), yes_or_no=False)


def ask_whether_possible(draft: Drafting, parts: Parts) -> None:
    """Can WHO do that? It is done, and the rules say."""
    before = len(draft.draft.events)
    negated, parts.negated = parts.negated, False
    if parts.verb == "block" and parts.passive and not parts.behind.get("by"):
        things = subject_things(draft, parts, ME)
        if things:
            blocker = draft.make("2/2", draft.other(things[0].owner), parts.traits_behind.get("by", []))
            draft.draft.events.append(
                DraftEvent(Deed.ATTACK, things[0].owner, things, phase=Phase.ATTACK, implied=True)
            )
            draft.draft.events.append(DraftEvent(Deed.BLOCK, blocker.owner, [blocker], list(things), phase=Phase.BLOCK))
    elif parts.verb == "target":
        ask_targets(draft, parts)
    else:
        state_clause(draft, parts)
    parts.negated = negated
    new = [each for each in draft.draft.events[before:] if not each.implied] or draft.draft.events[before:]
    event = new[-1] if new else last_deed(draft)
    if parts.numbers and parts.verb == "cast" and event is not None and event.deed is Deed.PLAY:
        draft.draft.events += [DraftEvent(Deed.PLAY, event.by, card=event.card) for _ in range(parts.numbers[0] - 1)]
        event = draft.draft.events[-1]
    ask(draft, Asked.CAN, event=event)


def ask_targets(draft: Drafting, parts: Parts) -> None:
    """Can WHO target THING with SPELL?"""
    by = actor_of(draft, parts) or ME
    spells = [
        each
        for each in [*parts.behind.get("with", []), *parts.subjects]
        if isinstance(each, ThingSaid) and each.head == "card"
    ]
    if spells:
        cast_spell(draft, parts, by, spells[0], list(parts.objects))


QUESTIONS: Mapping[str, Callable[[Drafting, Parts], None]] = {
    "die": ask_dies,
    "survive": ask_survives,
    "save": ask_survives,
    "lose": ask_loses,
    "win": ask_wins,
    "pass": ask_passes,
    "take": ask_takes,
    "deal": ask_takes,
    "gain": ask_gains,
    "resolve": ask_resolves,
    "fizzle": ask_resolves,
    "comeback": ask_returns,
    "kill": ask_kills,
    "be": ask_is,
    "stay": ask_stays,
    "draw": ask_draws,
    "trigger": ask_triggers,
    "fall": ask_falls,
    "sacrifice": ask_sacrifices,
    "regenerate": ask_regenerates,
    "enter": ask_enters,
    "goback": ask_goes,
    "make": ask_takes,
    "keep": ask_keeps,
    "work": ask_works,
}
