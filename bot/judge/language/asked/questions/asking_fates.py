"""How a question about the fate of something, or of somebody, is asked: who dies, survives, returns, loses, wins."""

from collections.abc import Sequence
from itertools import pairwise

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.clause_events import actor_of
from bot.judge.language.asked.deeds.deed_readers import state_clause
from bot.judge.language.asked.deeds.responses import respond_to
from bot.judge.language.asked.deeds.results_said import is_sacrificed_for_itself, use_outlet
from bot.judge.language.asked.drafting.asked_about import (
    DEFENDER,
    ask,
    combat_of_question,
    fighters,
    last_deed,
    state_cards_named,
    subject_of_fate,
    things_asked,
)
from bot.judge.language.asked.drafting.draft import Asked, Deed, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting.drafting import Drafting, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.questions.asking_amounts import ask_damage, ask_how_much, ask_stops, number_asked
from bot.judge.language.asked.questions.asking_possibilities import (
    ask_command_zone,
    ask_whether_possible,
    saved_by_it,
    traits_before_verb,
)
from bot.judge.language.asked.words.function_words import (
    BACK,
    BEFORE_TOTALS,
    BOTH,
    CLITIC_OBJECTS,
    NEVER_PERSONS,
    OBJECT_PRONOUNS,
    SEVERAL,
    WELL,
)
from bot.judge.language.asked.words.players import ME, OPPONENT
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.reference.folding import fold_text


def ask_dies(draft: Drafting, parts: Parts) -> None:
    nouns = {each.value for each in parts.subjects if isinstance(each, ThingSaid) and each.head == "noun"}
    if "any" in nouns or parts.none:
        ask(draft, Asked.ANY_DIES)
        return
    both = any(unit.value in BOTH for unit in parts.clause.units)
    if "both" in nouns or (nouns & {"all"}) or (both and len(fighters(draft) or draft.creatures()) == 2):
        two = fighters(draft) or draft.creatures()
        if "both" in nouns and len({each.number for each in two}) == 1:
            draft.need("what")
        ask(draft, Asked.BOTH_DIE, things=two)
        return
    things, player = subject_of_fate(draft, parts)
    state_cards_named(draft, parts, things)
    cast_what_kills(draft, parts, things)
    fight_who_is_named(draft, parts, things)
    if things:
        ask(draft, Asked.DIES, things=things)
    elif player is not None:
        ask(draft, Asked.LOSES, player=player)
    elif len(stated := players_at_risk(draft)) == 1:
        ask(draft, Asked.LOSES, player=stated.pop())
    elif not parts.subjects and draft.in_combat(Deed.BLOCK) and not any(is_aimed(each) for each in draft.draft.events):
        ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)  # "…, dead?": of two that fight nobody says which
    else:
        ask(draft, Asked.DIES, things=draft.last_spoken()[-1:])


def cast_what_kills(draft: Drafting, parts: Parts, things: Sequence[DraftThing]) -> None:
    """`does my 2/2 die to Pyroclasm?`: the spell that nobody cast yet is cast."""
    said = [each for prep in ("to", "from") for each in parts.behind.get(prep, []) if isinstance(each, ThingSaid)]
    spells = spells_named(draft, said)
    if len(spells) != 1 or not things or any(each.card == spells[0] for each in draft.draft.events):
        return
    draft.used.update(each.start for each in said)
    targets: list[DraftThing | str] = list(things[:1]) if draft.cards.targets_creature(spells[0]) else []
    draft.draft.events.append(DraftEvent(Deed.CAST, draft.other(things[0].owner), card=spells[0], targets=targets))


def is_aimed(event: DraftEvent) -> bool:
    """Whether something was cast or used on a creature, of which "dead?" asks then."""
    return event.deed not in {Deed.ATTACK, Deed.BLOCK} and bool(only_things(event.targets))


def fight_who_is_named(draft: Drafting, parts: Parts, things: Sequence[DraftThing]) -> None:
    """`does my 2/2 die to his 3/3?`: one attacks and the other blocks."""
    said = [*parts.behind.get("to", []), *parts.behind.get("into", [])]
    named = [each for each in said if isinstance(each, ThingSaid) and each.head == "size"]
    if len(things) != 1 or len(named) != 1 or draft.draft.events:
        return
    blocker = draft.things(named[0], draft.other(things[0].owner))
    draft.draft.events += [
        DraftEvent(Deed.ATTACK, things[0].owner, list(things), phase=Phase.ATTACK, implied=True),
        DraftEvent(Deed.BLOCK, blocker[0].owner, blocker, list(things), phase=Phase.BLOCK),
    ]


def players_at_risk(draft: Drafting) -> set[str]:
    """Return the players of whom a life total, poison or damage by a commander is stated."""
    totals = {player for player, what in draft.draft.totals if what in {"life", "poison"}}
    return totals | {player for player, _ in draft.draft.commander_damage}


def ask_survives(draft: Drafting, parts: Parts) -> None:
    if (
        parts.verb in {"save", "survive"}
        and any(isinstance(each, PlayerSaid) for each in parts.subjects)
        and "with" in parts.behind
    ):
        state_clause(draft, parts)  # « je peux la sauver avec X ? »
        ask(draft, Asked.SURVIVES, things=only_things(draft.draft.events[-1].targets if draft.draft.events else []))
        return
    players = [each for each in [*parts.objects, *parts.behind.get("to", [])] if isinstance(each, PlayerSaid)]
    if parts.verb == "save" and players and not any(isinstance(each, PlayerSaid) for each in parts.subjects):
        ask(draft, Asked.LOSES, player=draft.player(players[0].player), negated=True)  # "does lifelink save me?"
        return
    spells = [
        each
        for each in [*parts.objects, *parts.behind.get("to", [])]
        if isinstance(each, ThingSaid) and each.head == "card"
    ]
    things, player = subject_of_fate(draft, parts)
    lent = traits_before_verb(parts)
    if lent and not things:
        sources = [*parts.behind.get("from", []), *parts.behind.get("on", []), *parts.behind.get("to", [])]
        spells += [
            each for each in sources if each not in spells and isinstance(each, ThingSaid) and each.head == "card"
        ]
        saved = [each for each in parts.objects if isinstance(each, ThingSaid) and each not in spells]
        things = [thing for each in saved for thing in draft.things(each, ME)]
        for thing in things:
            thing.traits += [each for each in lent if each not in thing.traits]
    if lent and spells and not things and player is None:
        things = [draft.make("2/2", ME, lent)]
    for each in spells:
        draft.used.add(each.start)
        if each.cards and draft.cards.is_spell(draft.cards.name_of(each.cards[0])):
            whose = draft.other(things[0].owner) if things else OPPONENT
            name = draft.cards.name_of(each.cards[0])
            targets: list[DraftThing | str] = list(things) if draft.cards.targets_creature(name) else []
            if not targets and draft.cards.targets_player(name):
                targets = [things[0].owner if things else ME]
            event = DraftEvent(Deed.CAST, whose, card=name, targets=targets)
            draft.draft.events.append(event)
    if not things and player is None and len(parts.traits) > 1 and not draft.draft.events:
        ask_saved(draft, parts)
        return
    if things:
        ask(draft, Asked.SURVIVES, things=things)
    elif player is not None:
        ask(draft, Asked.LOSES, player=player, negated=True)
    else:
        goes_on = any(each.asked is Asked.CAN for each in draft.draft.questions)
        subjects = draft.subjects if goes_on and len(draft.subjects) == 1 else []
        ask(draft, Asked.SURVIVES, things=subjects or draft.last_spoken()[-1:])  # "can it block X and live?"


def ask_saves(draft: Drafting, parts: Parts) -> None:
    """Does it survive, by a spell that is said to save it or as things are?"""
    savers = spells_that_save(draft, parts)
    if savers:
        ask_saved_by_spell(draft, parts, savers[0])
    else:
        ask_survives(draft, parts)


def spells_that_save(draft: Drafting, parts: Parts) -> list[str]:
    """Return the instants and sorceries that a clause names before its verb."""
    return spells_named(draft, [each for each in parts.subjects if isinstance(each, ThingSaid)])


def spells_named(draft: Drafting, said: Sequence[ThingSaid]) -> list[str]:
    """Return the instants and sorceries among the cards that are named."""
    named = [each for each in said if each.head == "card" and each.cards]
    return [name for each in named if draft.cards.is_spell(name := draft.cards.name_of(each.cards[0]))]


def ask_saved_by_spell(draft: Drafting, parts: Parts, spell: str) -> None:
    """« X le sauve ? »: whether that survives which was spoken of last, the spell being cast in response."""
    draft.used.update(each.start for each in parts.subjects if isinstance(each, ThingSaid))
    said = [each for each in parts.objects if isinstance(each, ThingSaid)]
    saved = [thing for each in said for thing in draft.things(each, ME)] or draft.last_spoken()[-1:]
    if not saved:
        draft.need("what")
        return
    targets: list[DraftThing | str] = list(saved) if draft.cards.targets_anything(spell) else []
    draft.draft.events.append(DraftEvent(Deed.CAST, saved[0].owner, card=spell, targets=targets, response=True))
    ask(draft, Asked.SURVIVES, things=saved)


def ask_stops_or_saves(draft: Drafting, parts: Parts) -> None:
    """Does KEYWORD stop SPELL? Whether a creature with it survives; else whether something is stopped."""
    named = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head == "card"]
    (ask_survives if traits_before_verb(parts) and named else ask_stops)(draft, parts)


def ask_saved(draft: Drafting, parts: Parts) -> None:
    """Does KEYWORD save from KEYWORD? A creature with the one fights a creature with the other."""
    saved, attacker = draft.make("2/2", ME, parts.traits[:1]), draft.make("2/2", OPPONENT, parts.traits[1:])
    draft.draft.events.append(DraftEvent(Deed.ATTACK, OPPONENT, [attacker], phase=Phase.ATTACK))
    draft.draft.events.append(DraftEvent(Deed.BLOCK, ME, [saved], [attacker], phase=Phase.BLOCK))
    ask(draft, Asked.SURVIVES, things=[saved])


def ask_loses(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    things = [
        thing
        for each in parts.objects
        if isinstance(each, ThingSaid)
        for thing in (draft.last_spoken(by)[-1:] if each.head == "pronoun" else None) or draft.things(each, by or ME)
    ]
    if not things and any(isinstance(each, PlayerSaid) and each.word in CLITIC_OBJECTS for each in parts.objects):
        things = draft.last_spoken()[-1:]
    if (total := total_behind_at(parts)) is not None:
        draft.draft.totals[by or ME, "life"] = total
        ask(draft, Asked.LOSES, player=by or ME)
        return
    if any(isinstance(each, ThingSaid) and each.value == "any" for each in parts.objects):
        ask(draft, Asked.ANY_DIES, things=draft.on_table(by or ME))  # "do I lose anything?"
        return
    number = next((number for number, what in parts.amounts if what in {"life", "damage"}), None)
    if number is None and not things and parts.numbers:
        number = parts.numbers[0]
    if things or (
        by is not None
        and any(unit.value in CLITIC_OBJECTS | OBJECT_PRONOUNS for unit in parts.clause.units)
        and not parts.measures
    ):
        ask(draft, Asked.DIES, things=things or draft.last_spoken(by)[-1:] or draft.last_spoken()[-1:])
    elif number is not None or "life" in parts.measures:
        ask(draft, Asked.LIFE_LOST, player=by or OPPONENT, number=number)
    else:
        ask(draft, Asked.LOSES, player=by or OPPONENT)


def total_behind_at(parts: Parts) -> int | None:
    """The life total at which it is asked whether one loses: "do I lose at 0 life?"."""
    for before, unit in pairwise(each for each in parts.clause.units if not each.is_a("filler") or each.is_a("prep")):
        if unit.kind == "amount" and unit.value == "life" and before.value in BEFORE_TOTALS:
            return unit.number
    return None


def ask_strikes(draft: Drafting, parts: Parts) -> None:
    """Does it hit back? Whether it deals damage at all."""
    things, player = subject_of_fate(draft, parts)
    if player is not None and not things:
        things = [each for each in fighters(draft) if each.owner == player][-1:]
    ask(draft, Asked.STRIKES, things=things or draft.last_spoken()[-1:])


def ask_attacks(draft: Drafting, parts: Parts) -> None:
    """Can it attack? Of what fights already: does it deal damage?"""
    said = [each for each in parts.subjects if isinstance(each, ThingSaid)]
    pronoun = any(isinstance(each, PlayerSaid) and each.word in NEVER_PERSONS for each in parts.subjects)
    if (said or pronoun) and not parts.objects and not parts.behind and "next" not in parts.turns:
        things, _ = subject_of_fate(draft, parts)
        fighting = [*draft.in_combat(Deed.ATTACK), *draft.in_combat(Deed.BLOCK)]
        if things and all(each in fighting for each in things):
            ask(draft, Asked.STRIKES, things=things)
            return
    ask_whether_possible(draft, parts)


def ask_returns(draft: Drafting, parts: Parts) -> None:
    to_whom = [each for each in parts.objects if isinstance(each, PlayerSaid)]
    if to_whom and draft.creatures():
        draft.need("what")  # « elle lui revient ? »: whose it is then is not read
    things, _ = subject_of_fate(draft, parts)
    zone = next((each for each in parts.zones if each == "hand"), None)
    ask(draft, Asked.RETURNS, things=things or draft.last_spoken()[-1:], zone=zone)


def fight_between(draft: Drafting, parts: Parts) -> None:
    """« entre une 3/3 et une 5/4 »: the first of two attacks, and the other blocks it."""
    said = [each for each in parts.behind.get("between", []) if isinstance(each, ThingSaid)]
    if len(said) != 2 or draft.draft.events:
        return
    attacker = draft.things(said[0], ME)
    blocker = draft.things(said[1], draft.other(attacker[0].owner)) if attacker else []
    if attacker and blocker and attacker != blocker:
        draft.draft.events.append(DraftEvent(Deed.ATTACK, attacker[0].owner, attacker[:1], phase=Phase.ATTACK))
        event = DraftEvent(Deed.BLOCK, blocker[0].owner, blocker[:1], [*attacker[:1]], phase=Phase.BLOCK)
        draft.draft.events.append(event)


def with_traits(draft: Drafting, traits: Sequence[str], beside: Sequence[ThingSaid]) -> list[DraftThing]:
    """Return what alone has the keywords by which it is named, « tue une indestructible », beside the subject."""
    known = shipped_lexicon().keywords
    ids = {known[each].id for each in map(fold_text, traits) if each in known}
    others = [one for each in beside for one in draft.find_things(each, None, make=False)]
    found = [
        each
        for each in draft.creatures()
        if each not in others and ids <= {known[one].id for one in map(fold_text, each.traits) if one in known}
    ]
    return found if ids and len(found) == 1 else []


DECIDES_ALONE = frozenset({"deathtouch"})
DEPENDS_ON_SIZE = frozenset({"first-strike", "double-strike", "protection"})


def ask_is(draft: Drafting, parts: Parts) -> None:
    """Is it tapped, legal, dead, on the battlefield?"""
    units = parts.clause.units
    if any(each.is_a("legal") for each in units):
        ask_legal(draft, parts)
        return
    if ask_whether_so_big(draft, parts) or ask_whether_well(draft, parts):
        return
    take_state_asked(parts)
    if "tapped" in parts.states:
        if speaks_of_attack(parts) and not draft.draft.events:
            combat_of_question(draft, parts)  # "is it tapped after attacking?"
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
    if parts.offers_numbers() and not parts.amounts and draft.in_combat(Deed.ATTACK):
        ask_damage(draft, parts, DEFENDER, None)  # "is it 3 or 5?"
        return
    player = next((each for each in [*parts.subjects, *parts.objects] if isinstance(each, PlayerSaid)), None)
    total = next((number for number, what in parts.amounts if what == "life"), next(iter(parts.numbers), None))
    if player is not None and total is not None and not any(each.is_a("size") for each in units):
        ask(draft, Asked.LIFE_TOTAL, player=draft.player(player.player), number=total)
        return
    state_clause(draft, parts)


def ask_legal(draft: Drafting, parts: Parts) -> None:
    """Is it legal? Of a spell that is named whether it may be cast so; of permanents for the legend rule; else of what
    was done last."""
    illegal = any(each.value == "illegal" for each in parts.clause.units)
    spells = spells_named(draft, parts.all_things())
    if spells and (known := next((each for each in draft.draft.events if each.card == spells[0]), None)) is not None:
        ask(draft, Asked.CAN, event=known, negated=illegal)
    elif spells:
        cast_as_named(parts)
        parts.clause.asked = False
        ask_whether_possible(draft, parts)
        parts.clause.asked = True
    elif any(each.head == "card" for each in parts.all_things()):
        for each in parts.all_things():
            draft.things(each, ME)
        ask(draft, Asked.LEGEND_RULE, negated=not illegal)
    else:
        ask(draft, Asked.LEGAL, event=last_deed(draft), negated=illegal)


def cast_as_named(parts: Parts) -> None:
    """« ma Foudre dessus, c'est légal ? »: the spell is cast on what is named beside it."""
    spell = next(each for each in parts.all_things() if each.head == "card")
    aims = [each for each in [*parts.subjects, *parts.objects] if isinstance(each, ThingSaid) and each is not spell]
    parts.verb, parts.spell = "cast", spell
    parts.subjects, parts.objects = [], [spell]
    parts.behind["on"] = [*parts.behind.get("on", []), *aims]


def ask_whether_so_big(draft: Drafting, parts: Parts) -> bool:
    """Is it a 6/6? Whether it has that size in the end; False where no size is said of something else."""
    sizes = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head == "size" and not each.owner]
    named = [each for each in parts.subjects if isinstance(each, ThingSaid)]
    if len(sizes) != 1 or sizes[0].definite or sizes[0].traits or not draft.draft.events:
        return False
    things = [thing for each in named for thing in draft.things(each, ME)] or draft.last_spoken()[-1:]
    draft.used.add(sizes[0].start)
    ask(draft, Asked.SIZE, things=things[:1], size=sizes[0].value)
    return True


def ask_whether_well(draft: Drafting, parts: Parts) -> bool:
    """Is my 5/5 ok? Whether it survives; False where nothing is said to be so."""
    named = [
        each for each in [*parts.subjects, *parts.objects] if isinstance(each, ThingSaid) and each.head != "pronoun"
    ]
    if not named or not any(unit.value in WELL for unit in parts.clause.units) or not draft.draft.events:
        return False
    ask(draft, Asked.SURVIVES, things=things_asked(draft, parts))
    return True


def ask_untaps(draft: Drafting, parts: Parts) -> None:
    """Does it untap? Whether it is untapped after what is told, or after it attacked."""
    things = things_asked(draft, parts) or [draft.make("2/2", ME)]
    if not draft.draft.events:
        attack = DraftEvent(Deed.ATTACK, things[0].owner, list(things), phase=Phase.ATTACK, implied=True)
        draft.draft.events.append(attack)
    ask(draft, Asked.TAPPED, things=things, negated=True)


def take_state_asked(parts: Parts) -> None:
    """`is my 4/4 tapped`: that it is tapped is asked, and not told."""
    for each in parts.all_things():
        if "tapped" in each.states and "tapped" not in parts.states:
            each.states.remove("tapped")
            parts.states.append("tapped")


def speaks_of_attack(parts: Parts) -> bool:
    attacks = any(each.says("verb") == "attack" for each in parts.clause.units)
    return attacks or "attack" in parts.times or "attacking" in parts.states


def ask_stays(draft: Drafting, parts: Parts) -> None:
    if "untapped" in parts.states or "tapped" in parts.states:
        things = things_asked(draft, parts)
        ask(draft, Asked.TAPPED, things=things, negated="untapped" in parts.states)
        return
    if "how much" in parts.asks:
        ask_how_much(draft, parts)
        return
    ask(draft, Asked.SURVIVES, things=things_asked(draft, parts))


def ask_sacrifices(draft: Drafting, parts: Parts) -> None:
    if "must" in parts.aux:
        ask(draft, Asked.MUST_SACRIFICE, player=actor_of(draft, parts) or ME)
        return
    by = actor_of(draft, parts) or ME
    things = [thing for each in parts.objects if isinstance(each, ThingSaid) for thing in draft.things(each, by)]
    things = things or draft.last_spoken(by)[-1:]
    if parts.behind.get("response"):
        respond_to(draft, parts, DraftEvent(Deed.EFFECT, by, targets=[*things]))
    if ask_sacrificed_as_cost(draft, parts, by, things):
        return
    if "can" in parts.aux and not is_made_to_sacrifice(draft):
        draft.need("outlet")  # CR 701.21a: nobody sacrifices of their own accord
    draft.draft.events.append(DraftEvent(Deed.CHOOSE, by, things, text="sacrifice"))
    ask(draft, Asked.DIES, things=things)


def ask_sacrificed_as_cost(draft: Drafting, parts: Parts, by: str, things: Sequence[DraftThing]) -> bool:
    """Can I sacrifice it [to save my team]? The ability that asks for it is activated in response (CR 602.2b); False
    where none does."""
    before = draft.draft.events[-1:]
    if len(things) == 1 and is_sacrificed_for_itself(draft, things[0]):
        draft.draft.events.append(DraftEvent(Deed.ACTIVATE, things[0].owner, [*things]))
    elif not things or not use_outlet(draft, parts, by, things):
        return False
    event = next(each for each in reversed(draft.draft.events) if each.deed is Deed.ACTIVATE)
    event.response = bool(before) and before[0].deed in {Deed.CAST, Deed.ACTIVATE, Deed.EFFECT}
    saved = saved_by_it(draft, parts)
    if saved is None:
        ask(draft, Asked.CAN, event=event)
    else:
        others = [each for each in saved if each not in things] or [draft.make("2/2", by)]
        ask(draft, Asked.SURVIVES, things=others)
    return True


def is_made_to_sacrifice(draft: Drafting) -> bool:
    """Whether anything that is there or is played speaks of a sacrifice."""
    named = [*(each.card for each in draft.draft.events), *(each.card for each in draft.draft.things)]
    texts = [draft.cards.text(each) for each in named if each] + [each.text for each in draft.draft.events]
    return any("acrifice" in each for each in texts)


def ask_keeps(draft: Drafting, parts: Parts) -> None:
    """Do I keep both? Not if the legend rule applies."""
    actor_of(draft, parts)
    if parts.second_verb or not any(
        (each.count or 1) > 1 or each.value in BOTH | SEVERAL for each in parts.all_things()
    ):
        draft.need("what")
    ask(draft, Asked.LEGEND_RULE, negated=True)


def ask_lethal(draft: Drafting, parts: Parts) -> None:
    """Is it lethal? Whether who is attacked loses; the other one where somebody has lethal."""
    by = actor_of(draft, parts)
    ask(draft, Asked.LOSES, player=draft.other(by) if by else DEFENDER)


def ask_wins(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    ask(draft, Asked.WINS, player=by or ME)


def ask_regenerates(draft: Drafting, parts: Parts) -> None:
    state_clause(draft, parts)
    ask(draft, Asked.SURVIVES, things=draft.last_spoken()[-1:])


def ask_enters(draft: Drafting, parts: Parts) -> None:
    things, _ = subject_of_fate(draft, parts)
    ask(draft, Asked.RETURNS, things=things or draft.last_spoken()[-1:])


def players_behind(parts: Parts) -> list[PlayerSaid]:
    """The players to or on whom something goes."""
    return [each for prep in ("to", "on") for each in parts.behind.get(prep, []) if isinstance(each, PlayerSaid)]


def ask_gets(draft: Drafting, parts: Parts) -> None:
    """Do I get it back? Do I get a token, a trigger, two cards?"""
    by = actor_of(draft, parts)
    things = [each for each in parts.objects if isinstance(each, ThingSaid)]
    back = any(unit.value in BACK for unit in parts.clause.units)
    told = any(unit.is_a("delta") or "/" in unit.value for unit in parts.clause.units if unit.kind != "thing")
    if back and things:
        zone = next((each for each in parts.zones if each == "hand"), None)
        meant = [thing for each in things for thing in draft.things(each, by or ME)]
        ask(draft, Asked.RETURNS, things=meant, zone=zone)
    elif any(unit.says("verb") == "trigger" for unit in parts.clause.units):
        sources = [thing for each in things if each.head == "card" for thing in draft.things(each, by or ME)]
        ask(draft, Asked.TRIGGERS, things=sources)
    elif any(each.value == "token" or each.token for each in things):
        for each in things:
            draft.used.add(each.start)
        ask(draft, Asked.TOKENS, player=by or ME)
    elif any(what == "card" for _, what in parts.amounts) or any(each.value == "card" for each in things):
        ask(draft, Asked.DRAWN, player=by or ME, number=number_asked(parts, "card"))
    elif any(what == "life" for _, what in parts.amounts) or "life" in parts.measures:
        ask(draft, Asked.LIFE_GAINED, player=by or ME, number=number_asked(parts, "life"))
    else:
        ask_whether_possible(draft, parts)
        if not (parts.traits or told or parts.changes):
            draft.need("what")


def ask_goes(draft: Drafting, parts: Parts) -> None:
    if "command" in parts.zones:
        ask_command_zone(draft, parts)
    elif "graveyard" in parts.zones:
        ask(draft, Asked.DIES, things=things_asked(draft, parts))
    elif "hand" in parts.zones:
        ask(draft, Asked.RETURNS, things=things_asked(draft, parts), zone="hand")
    elif any(unit.says("measure") == "excess" for unit in parts.clause.units) or parts.measures:
        ask_damage(draft, parts, DEFENDER, number_asked(parts, "damage", "excess"))
    elif any(each.value == "rest" for each in parts.all_things()) and players_behind(parts):
        ask(draft, Asked.DAMAGE, player=draft.player(players_behind(parts)[0].player))  # « le reste va sur moi ? »
    elif parts.numbers:
        aims = [each for each in parts.behind.get("to", []) if isinstance(each, PlayerSaid)]
        player = next((draft.player(each.player) for each in aims), None)
        ask_damage(draft, parts, player or DEFENDER, parts.numbers[0])
    else:
        ask(draft, Asked.WHERE, things=things_asked(draft, parts), yes_or_no=False)
