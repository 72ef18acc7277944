"""How it is asked whether something can be done, resolves, triggers, or works at all."""

from collections.abc import Mapping

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.abilities_used import says_uncounterable
from bot.judge.language.asked.deeds.clause_events import actor_of, add_event, subject_things
from bot.judge.language.asked.deeds.deed_readers import state_clause
from bot.judge.language.asked.deeds.spell_targets import default_targets
from bot.judge.language.asked.deeds.spells_cast import cast_spell
from bot.judge.language.asked.drafting.asked_about import ask, fighters, last_deed, things_asked
from bot.judge.language.asked.drafting.draft import Asked, Deed, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting.drafting import Drafting, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import HOW_OFTEN, HOW_OFTEN_DONE, NEVER_PERSONS, RESOLVES_FIRST
from bot.judge.language.asked.words.players import ME, OPPONENT
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.reference.folding import fold_text


def ask_resolves(draft: Drafting, parts: Parts) -> None:
    if parts.verb == "resolve" and any(unit.value in RESOLVES_FIRST for unit in parts.clause.units):
        ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)
        return
    said = [*parts.subjects, *(parts.objects if parts.verb == "resolve" else ())]
    named = [each for each in said if isinstance(each, ThingSaid) and each.head == "card" and each.cards]
    draft.used.update(each.start for each in named)
    name = draft.cards.name_of(named[0].cards[0]) if named else None
    if named and not any(each.card == name for each in draft.draft.events):
        by = draft.player(named[0].owner) or ME
        target_missing = name is not None and draft.cards.targets_creature(name)
        targets: list[DraftThing | str] = [draft.make("2/2", draft.other(by))] if target_missing else []
        draft.draft.events.append(DraftEvent(Deed.CAST, by, card=name, targets=targets))
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


def ask_triggers(draft: Drafting, parts: Parts) -> None:
    """Does it trigger? What is named, or any ability where nothing with abilities is; a keyword works or does not."""
    if traits_before_verb(parts) and not any(each.head in {"card", "size"} for each in parts.all_things()):
        ask_works(draft, parts)
        return
    things = things_asked(draft, parts)
    named = any(each.head != "pronoun" for each in parts.all_things())
    ask(draft, Asked.TRIGGERS, things=things if named or any(each.card for each in things) else [])


def ask_falls(draft: Drafting, _: Parts) -> None:
    ask(
        draft,
        Asked.FALLS_OFF,
        things=[each for each in draft.draft.things if each.card and draft.cards.is_attached(each.card)],
    )


def traits_before_verb(parts: Parts) -> list[str]:
    """Return the keywords that stand where the subject does: "does deathtouch kill …"."""
    return [] if any(isinstance(each, ThingSaid) for each in parts.subjects) else parts.traits_behind.get("subject", [])


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


def fighters_with(draft: Drafting, keywords: set[str]) -> list[DraftThing]:
    """Return what fights and has one of the keywords, which then stands before its others."""
    known = shipped_lexicon().keywords
    found = []
    for thing in {each.number: each for each in fighters(draft)}.values():
        asked = [each for each in thing.traits if (one := known.get(fold_text(each))) and one.id in keywords]
        if asked:
            thing.traits = [*asked, *(each for each in thing.traits if each not in asked)]
            found.append(thing)
    return found


def ask_works(draft: Drafting, parts: Parts) -> None:
    """Does KEYWORD work [with KEYWORD | when blocking]? A small combat shows it: with the keyword, and without."""
    if any(each.value == "legend rule" for each in parts.all_things()):
        ask(draft, Asked.LEGEND_RULE)
        return
    if try_spell(draft, parts):
        return
    said = [unit for unit in parts.clause.units if unit.is_a("trait")]
    traits = {unit.value: draft.said.words(unit.mention.start, unit.mention.end) for unit in said}
    ids = [known.id for each in traits if (known := shipped_lexicon().keywords.get(each)) is not None]
    fighting = fighters_with(draft, set(ids))
    if len(fighting) == 1 and len(ids) == 1:
        ask(draft, Asked.WORKS, things=fighting)
        return
    elsewhere = parts.behind.keys() - {"and"} or any(unit.is_a("measure") for unit in parts.clause.units)
    unshown = len(ids) < len(traits) or not TELLING_OPPONENTS.keys() >= set(ids)
    counted = bool(parts.amounts or parts.numbers) or any(
        unit.value in HOW_OFTEN | HOW_OFTEN_DONE for unit in parts.clause.units
    )
    if not traits or unshown or elsewhere or counted or draft.draft.events:
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


def try_spell(draft: Drafting, parts: Parts) -> bool:
    """Does SPELL work on THING? Whether it can be cast on it; False where no spell or nothing else is named."""
    spells = [each for each in parts.subjects if isinstance(each, ThingSaid) and each.head == "card" and each.cards]
    aims = [each for prep in ("on", "into", "to") for each in parts.behind.get(prep, []) if isinstance(each, ThingSaid)]
    if len(spells) != 1 or len(aims) != 1 or not draft.cards.is_spell(draft.cards.name_of(spells[0].cards[0])):
        return False
    event = cast_spell(draft, parts, draft.player(spells[0].owner) or ME, spells[0], [])
    if event is None or not event.targets:
        return False
    ask(draft, Asked.CAN, event=event)
    return True


def show_by_what_is_told(draft: Drafting) -> None:
    """Show by a creature that is told whether a keyword works, and not by one that was made up before it was told."""
    for question in draft.draft.questions:
        if question.asked is not Asked.WORKS or not question.things or not question.things[0].made_for_question:
            continue
        made = [each for each in draft.draft.things if each.made_for_question]
        if all(each in made or each not in draft.creatures() for each in draft.draft.things):
            continue
        told = any(each in made for found in draft.resolved.values() for each in found)
        ids = [one.id for each in question.things[0].traits if (one := shipped_lexicon().keywords.get(fold_text(each)))]
        draft.draft.things = [each for each in draft.draft.things if each not in made]
        shown = [each for each in draft.draft.events if each.who and all(one in made for one in each.who)]
        draft.draft.events = [each for each in draft.draft.events if each not in shown]
        for event in draft.draft.events:
            event.who = [each for each in event.who if each not in made]
            event.targets = [each for each in event.targets if each not in made]
        found = [each for each in fighters_with(draft, set(ids[:1])) if len(each.traits) >= len(ids)]
        question.things = found[:1]
        if told or len(found) != 1:
            draft.need("what")


def make_target(draft: Drafting, event: DraftEvent | None) -> None:
    """Make a creature for a spell of which it is asked whether it may be cast, where nothing is there to target."""
    if event is None or event.deed is not Deed.CAST or event.targets or not event.card:
        return
    if draft.cards.is_spell(event.card) and draft.cards.targets_creature_alone(event.card):
        whose = event.by or ME
        event.targets = [draft.make("2/2", whose if draft.cards.helps(event.card) else draft.other(whose))]


def ask_command_zone(draft: Drafting, parts: Parts) -> None:
    """Does it go to the command zone? Nothing must: its owner may put it there (CR 903.9a)."""
    if "must" in parts.aux:
        draft.need("what")
    else:
        ask(draft, Asked.COMMAND_ZONE, things=things_asked(draft, parts))


def ask_of_one_rule(draft: Drafting, parts: Parts) -> bool:
    """Ask what one rule decides: of two legends, of a commander; nobody reads what can't be countered."""
    if parts.verb == "have" and any(each.head == "card" and (each.count or 1) > 1 for each in parts.all_things()):
        state_clause(draft, parts)
        ask(draft, Asked.LEGEND_RULE, negated=True)
    elif "command" in parts.zones and parts.verb != "have":
        ask_command_zone(draft, parts)
    elif says_uncounterable(parts):
        draft.need("what")
    else:
        return False
    return True


def ask_whether_possible(draft: Drafting, parts: Parts) -> None:
    """Can WHO do that? It is done, and the rules say."""
    if ask_of_one_rule(draft, parts):
        return
    if parts.verb == "block" and (attackers := attackers_that_block_later(draft, parts)):
        draft.draft.events = [each for each in draft.draft.events if each.step != "next turn"]
        ask(draft, Asked.TAPPED, things=attackers[-1:], negated=True)  # CR 509.1a: it must be untapped
        return
    before = len(draft.draft.events)
    negated, parts.negated = parts.negated, False
    if parts.verb == "block" and parts.passive and not parts.behind.get("by"):
        things = subject_things(draft, parts, ME) or draft.last_spoken()[-1:]
        if things:
            blocker = draft.make("2/2", draft.other(things[0].owner), parts.traits_behind.get("by", []))
            draft.draft.events.append(
                DraftEvent(Deed.ATTACK, things[0].owner, things, phase=Phase.ATTACK, implied=True)
            )
            draft.draft.events.append(DraftEvent(Deed.BLOCK, blocker.owner, [blocker], list(things), phase=Phase.BLOCK))
    elif parts.verb == "target":
        ask_targets(draft, parts)
    elif parts.verb in {"tap", "activate"} and (tapped := creature_to_tap(draft, parts)) is not None:
        draft.draft.events.append(DraftEvent(Deed.ACTIVATE, tapped.owner, [tapped], [draft.other(tapped.owner)]))
    elif parts.verb == "respond" and not parts.behind.get("with") and answer_something(draft, parts):
        pass
    elif parts.verb == "counter" and any(each.value == "ability" for each in parts.all_things()):
        counter_ability(draft, parts)
    else:
        state_clause(draft, parts)
        let_somebody_attack(draft)
        counter_something(draft)
    parts.negated = negated
    if (saved := saved_by_it(draft, parts)) is not None:
        ask(draft, Asked.SURVIVES, things=saved)
        return
    new = [each for each in draft.draft.events[before:] if not each.implied] or draft.draft.events[before:]
    event = new[-1] if new else last_deed(draft)
    make_target(draft, event)
    if parts.numbers and parts.verb == "cast" and event is not None and event.deed is Deed.PLAY:
        draft.draft.events += [DraftEvent(Deed.PLAY, event.by, card=event.card) for _ in range(parts.numbers[0] - 1)]
        event = draft.draft.events[-1]
    if new or asks_permission(parts):
        ask(draft, Asked.CAN, event=event)


def attackers_that_block_later(draft: Drafting, parts: Parts) -> list[DraftThing]:
    """Return the asker's attackers of which it is asked whether they can block in the opponent's turn."""
    attack = next((each for each in draft.draft.events if each.deed is Deed.ATTACK and each.by == ME), None)
    pronoun = any(isinstance(each, ThingSaid) and each.head == "pronoun" for each in parts.subjects)
    later = {"next", OPPONENT} & set(parts.turns) or (pronoun and not parts.objects)
    if attack is None or not later or any(each.deed is Deed.BLOCK for each in draft.draft.events):
        return []
    return attack.who or draft.creatures(ME)[-1:]


def asks_permission(parts: Parts) -> bool:
    """Whether it is asked of what is told already whether it may be done."""
    return bool({"can", "must"} & set(parts.aux)) or any(unit.is_a("legal") for unit in parts.clause.units)


def saved_by_it(draft: Drafting, parts: Parts) -> list[DraftThing] | None:
    """Can I do that to save THING? Whether it survives is what is asked."""
    if parts.second_verb not in {"save", "survive"} or parts.verb == "save":
        return None
    said = [each for each in parts.behind.get("to", []) if isinstance(each, ThingSaid)]
    saved = [thing for each in said for thing in draft.things(each, ME)]
    fights = saved and all(each in fighters(draft) for each in saved) and draft.in_combat(Deed.ATTACK)
    if not fights and not any(event.response for event in draft.draft.events):
        draft.need("what")  # from what it is to be saved, nobody says
    return saved


def counter_something(draft: Drafting) -> None:
    """Let a counterspell that somebody counters have a spell to counter."""
    first = draft.draft.events[0] if draft.draft.events else None
    if first is None or first.deed is not Deed.CAST or first.targets:
        return
    if draft.cards.targets_spell(first.card or "") and first.by is not None:
        text = SPELL_ANSWERED["spell"]
        other = draft.other(first.by)
        spell = DraftEvent(Deed.EFFECT, other, name="spell", text=text, extras={"spell": True})
        draft.draft.events.insert(0, spell)
        first.targets = ["spell:spell"]


def let_somebody_attack(draft: Drafting) -> None:
    """Make a creature where it is asked whether one may attack, and there is none."""
    for event in draft.draft.events:
        if event.deed is Deed.ATTACK and event.every and not draft.creatures(event.by):
            event.who, event.every = [draft.make("2/2", event.by or ME)], False


SPELL_ANSWERED: Mapping[str, str] = {"spell": "Draw a card.", "split second": "Split second\nDraw a card."}
"""What the spell does that somebody asks whether one may respond to, by what is said of it."""


def answer_something(draft: Drafting, parts: Parts) -> bool:
    """Can I respond to WHAT? The opponent casts it, and an instant is cast then; False where nothing is named."""
    by = actor_of(draft, parts) or ME
    other = draft.other(by)
    said = [*parts.objects, *parts.behind.get("to", []), *parts.behind.get("on", []), *parts.behind.get("response", [])]
    named = [each for each in said if isinstance(each, ThingSaid)]
    cards = [each for each in named if each.head == "card" and each.cards]
    if cards and not draft.draft.events:
        draft.used.add(cards[0].start)
        event = cast_spell(draft, parts, other, cards[0], [])
        if event is None:
            return False
        event.targets = event.targets or default_targets(draft, event.card or "", other)
    elif named and named[0].head == "noun" and named[0].value in SPELL_ANSWERED and not draft.draft.events:
        name, text = named[0].value, SPELL_ANSWERED[named[0].value]
        add_event(draft, parts, DraftEvent(Deed.EFFECT, other, name=name, text=text, extras={"spell": True}))
    elif not draft.draft.events or named:
        return False
    instant = DraftEvent(Deed.EFFECT, by, name="instant", text="You gain 1 life.", extras={"spell": True})
    instant.response = True
    draft.draft.events.append(instant)
    return True


def creature_to_tap(draft: Drafting, parts: Parts) -> DraftThing | None:
    """Can WHO tap a creature for its ability? One that has such an ability; None for what is named."""
    said = [each for each in [*parts.objects, *parts.subjects] if isinstance(each, ThingSaid)]
    if any(each.head == "card" for each in said):
        return None
    pronoun = any(isinstance(each, PlayerSaid) and each.word in NEVER_PERSONS for each in parts.subjects)
    found = [thing for each in said for thing in draft.find_things(each, ME, make=each.head == "noun")]
    found = found or (draft.last_spoken()[-1:] if pronoun else [])
    if len(found) != 1 or found[0].card is not None or not found[0].made_for_question:
        return None
    found[0].card, found[0].size = "Prodigal Sorcerer", ""
    return found[0]


def counter_ability(draft: Drafting, parts: Parts) -> None:
    """Can WHO counter an ability with SPELL? An ability is activated, and the spell is cast on it."""
    by = actor_of(draft, parts) or ME
    spells = [
        each
        for each in [*parts.behind.get("with", []), *parts.subjects]
        if isinstance(each, ThingSaid) and each.head == "card" and each.cards
    ]
    if not spells or draft.draft.events:
        draft.need("what")
        return
    pinger = draft.make("", draft.other(by), card="Prodigal Sorcerer")
    draft.draft.events.append(DraftEvent(Deed.ACTIVATE, draft.other(by), [pinger], [by]))
    known = cast_spell(draft, Parts(parts.clause), by, spells[0], [])
    if known is not None:
        known.targets, known.response = ["spell:ability"], True


def ask_targets(draft: Drafting, parts: Parts) -> None:
    """Can WHO target THING with SPELL?"""
    by = actor_of(draft, parts) or ME
    spells = [
        each
        for each in [*parts.behind.get("with", []), *parts.behind.get("by", []), *parts.subjects]
        if isinstance(each, ThingSaid) and each.head == "card"
    ]
    if parts.passive and spells and spells[0] in parts.behind.get("by", []):
        targets = [thing for each in parts.subjects if isinstance(each, ThingSaid) for thing in draft.things(each, ME)]
        by, parts.objects = draft.other(targets[0].owner if targets else ME), list(parts.subjects)
    if spells:
        cast_spell(draft, parts, by, spells[0], list(parts.objects))
