"""Spells as people say them: what is cast, on what, for which cost, in response to what."""

import re
from collections.abc import Sequence
from copy import deepcopy
from functools import lru_cache
from typing import Any

from bot.judge.language.asked.clauses.clause import Clause
from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.clause_events import (
    ALREADY,
    EFFECTS_OF_NOUNS,
    actor_of,
    add_event,
    aimed,
    effect,
    says_since_when,
)
from bot.judge.language.asked.deeds.commander_casts import state_casts
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing
from bot.judge.language.asked.drafting.drafting import Drafting, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.phrases.units import owner_of_word
from bot.judge.language.asked.words.function_words import (
    CLITIC_OBJECTS,
    HOW_OFTEN_DONE,
    IT,
    NEVER_SUBJECTS,
    OBJECT_PRONOUNS,
    either_language,
)
from bot.judge.language.asked.words.players import ME, OPPONENT, OTHER
from bot.judge.language.lexicon.action_words import action_words
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.lines.casting_announcements import take_announcements
from bot.reference.folding import fold_text

X_SAID = re.compile(rf"\b[xX]\s*(?:=|{either_language('X_EQUALS')})?\s*(\d{{1,3}})\b")


FIGHTS = frozenset({Deed.ATTACK, Deed.BLOCK})


def turn_spell_around(draft: Drafting, parts: Parts) -> None:
    """`my 2/2 gets bolted`, `it is hit by Shock`, « elle se prend une Foudre »: somebody casts it on the subject."""
    if parts.spell is not None and not {"be", "get", "make"}.isdisjoint(parts.light) and not parts.objects:
        parts.passive, parts.objects, parts.subjects = True, parts.subjects, []
        return
    match parts.verb:
        case "be" | "get" | "make":
            if parts.verb == "make" and not is_done_to_itself(parts):
                return  # « il me fait Foudre » casts it
            cast_on = parts.verb == "get"
            named = [each for each in parts.objects if isinstance(each, ThingSaid) and (each.verb or cast_on)]
        case "take":
            named = [each for each in parts.objects if isinstance(each, ThingSaid)]
        case "hit" | "target":
            sources = [*parts.behind.get("by", []), *(parts.behind.get("with", []) if "get" in parts.light else [])]
            named = [each for each in sources if isinstance(each, ThingSaid)]
        case _:
            return
    spells = [
        each
        for each in named
        if each.head == "card" and each.cards and draft.cards.is_spell(draft.cards.name_of(each.cards[0]))
    ]
    if not spells or not parts.subjects:
        return
    parts.verb, parts.passive, parts.spell = "cast", True, spells[0]
    parts.objects, parts.subjects = parts.subjects, []


def is_done_to_itself(parts: Parts) -> bool:
    """Whether « se » stands before the verb, or « me » behind « je »: « elle se fait Foudre »."""
    words = [unit.value for unit in parts.clause.units]
    asker = any(isinstance(each, PlayerSaid) and each.player == "me" for each in parts.subjects)
    return not {"se", "s'", "s"}.isdisjoint(words) or (asker and not {"me", "m'"}.isdisjoint(words))


def cast(draft: Drafting, parts: Parts) -> None:
    """WHO casts CARD [on TARGETS]."""
    if parts.spell is None and says_since_when(draft, parts, parts.objects):
        return
    if parts.spell is None and state_casts(draft, parts):
        return
    if lists_what_is_there(draft, parts):
        return
    by = actor_of(draft, parts) or draft.actor or who_harms(draft, parts)
    named = list(parts.objects)
    spell = parts.spell
    if spell is not None and parts.passive:
        by = caster_of_turned(draft, parts)
    if spell is None:
        at = next(
            (
                at
                for at, each in enumerate(named)
                if isinstance(each, ThingSaid) and each.head in {"card", "noun", "size"}
            ),
            None,
        )
        cards = [each for each in parts.subjects if isinstance(each, ThingSaid) and each.head == "card"]
        if at is None and (parts.passive or (len(cards) == len(parts.subjects) == 1)):
            spell = next((each for each in parts.subjects if isinstance(each, ThingSaid)), None)
            by = next(
                (draft.player(each.player) for each in parts.behind.get("by", []) if isinstance(each, PlayerSaid)), by
            )
        elif at is None and (spell := spell_named_before(draft, parts)) is None:
            draft.need("card")
            return
        elif at is None:
            pass
        else:
            found = named.pop(at)
            spell = found if isinstance(found, ThingSaid) else None
    if spell is None:
        return
    more = [] if parts.spell is not None else cast_beside(draft, spell, named)
    others = [one for one in named if one not in more]
    for each in [spell] * times_cast(draft, parts, spell) + more:
        cast_spell(draft, parts, by, each, others)


def lists_what_is_there(draft: Drafting, parts: Parts) -> bool:
    """« moi Elfes de Llanowar, 4/4 »: behind a word for a player that does nothing alone, permanents are listed before
    anything happens."""
    spell = parts.spell
    who = [each for each in parts.subjects if isinstance(each, PlayerSaid)]
    permanent = spell is not None and not spell.verb and draft.is_permanent(spell)
    if spell is None or not permanent or draft.draft.events or not who or who[0].word not in NEVER_SUBJECTS:
        return False
    by = draft.player(who[0].player) or ME
    draft.actor = by
    for each in (spell, *parts.objects):
        if isinstance(each, ThingSaid):
            draft.things(each, by)
    return True


def times_cast(draft: Drafting, parts: Parts, spell: ThingSaid) -> int:
    """How often an instant or sorcery is said to be cast: "bolt it twice", "two Shocks on it"."""
    if spell.head != "card" or not spell.cards or draft.is_permanent(spell):
        return 1
    often = [each for each in parts.clause.units if each.is_a("number") and each.value in HOW_OFTEN_DONE]
    often_said = [int(str(each.says("number"))) for each in often]
    often_said += [number for number, what in parts.amounts if what == "times"]
    times = max(1, min(next(iter(often_said), spell.count or 1), MOST_CASTS))
    draft.added_up += [times] if times > 1 else []
    return times


MOST_CASTS = 10


def who_harms(draft: Drafting, parts: Parts) -> str | None:
    """« bolt ma 2/2 »: where nobody is said to cast it, whose the target is not, if the spell does it no good."""
    owner = next(
        (draft.player(each.owner) for each in parts.objects if isinstance(each, ThingSaid) and each.owner), None
    )
    harms = parts.spell is not None and bool(parts.spell.cards)
    harms = harms and parts.spell is not None and not draft.cards.helps(draft.cards.name_of(parts.spell.cards[0]))
    return draft.other(owner) if owner is not None and harms else None


def spell_named_before(draft: Drafting, parts: Parts) -> ThingSaid | None:
    """« je le lance avec X = 3 »: the instant or sorcery that was named last before, by the pronoun before the verb."""
    units = parts.clause.units
    if not any(each.value in CLITIC_OBJECTS | IT for each in units):
        return None
    named = [each for each in draft.said.mentions if each.cards and each.start < units[0].mention.start]
    spells = [each for each in named if draft.cards.is_spell(draft.cards.name_of(each.cards[0]))]
    if not spells:
        return None
    last = spells[-1]
    return ThingSaid(last.start, last.end, "card", last.cards[0].name, last.cards)


def same_card_again(draft: Drafting, said: ThingSaid) -> ThingSaid | None:
    """The card that "another one" is, of what was spoken of last; None for what is no second one."""
    card = next((each.card for each in reversed(draft.last_spoken()) if each.card is not None), None)
    if not said.second or said.value != "creature" or said.traits or card is None:
        return None
    return ThingSaid(said.start, said.end, "card", card, draft.cards.named(card), second=True)


def cast_beside(draft: Drafting, spell: ThingSaid, named: Sequence[ThingSaid | PlayerSaid]) -> list[ThingSaid]:
    """The cards that are cast beside the first: "I cast Soul Warden, then Grizzly Bears"."""
    if spell.head != "card" or not spell.cards:
        return []
    first = draft.cards.name_of(spell.cards[0])
    stays = not draft.cards.is_spell(first) and not draft.cards.is_attached(first)
    cards = [each for each in named if isinstance(each, ThingSaid) and each.head == "card" and each.cards]
    if stays and not cards:
        return [each for each in named if isinstance(each, ThingSaid) and each.head == "size" and each.owner is None]
    if draft.cards.targets_spell(first) or any(each.owner is not None for each in cards):
        return []
    return [
        each
        for each in cards
        if (stays or draft.cards.is_spell(draft.cards.name_of(each.cards[0])))
        and not draft.find_things(each, None, make=False)
    ]


def caster_of_turned(draft: Drafting, parts: Parts) -> str | None:
    """Who casts what the subject gets: who is named behind "by", else its player where it
    helps, and the other one where not."""
    for each in parts.behind.get("by", []):
        if isinstance(each, PlayerSaid):
            return draft.player(each.player)
    done_to = draft.named(parts.objects[0], ME) if parts.objects else draft.last_spoken()[-1:]
    owner = next((each if isinstance(each, str) else each.owner for each in done_to), None)
    if owner is not None and parts.spell is not None and parts.spell.cards:
        return owner if draft.cards.helps(draft.cards.name_of(parts.spell.cards[0])) else draft.other(owner)
    return None if owner is None else draft.other(owner)


def cast_spell(
    draft: Drafting, parts: Parts, by: str | None, spell: ThingSaid, named: Sequence[ThingSaid | PlayerSaid]
) -> DraftEvent | None:
    """CR 601: cast what is said, with what is named beside it; None where nobody knows which spell it is."""
    draft.used.add(spell.start)
    draft.last_spell_said = spell
    for aim in parts.behind.get("answered on", []):
        draft.named(aim, ME)
    if spell.head == "noun":
        return cast_noun(draft, parts, by, spell, named)
    if spell.head == "size":
        return cast_sized_creature(draft, parts, by or draft.player(spell.owner) or ME, spell)
    spell.cards = spell.cards or draft.cards.named(spell.value)
    if not spell.cards:
        return None
    if len(spell.cards) > 1:
        draft.add(spell, by or ME)
        draft.draft.things.pop()
    return cast_card(draft, parts, by or draft.player(spell.owner) or ME, spell, named)


def cast_noun(
    draft: Drafting, parts: Parts, by: str | None, spell: ThingSaid, named: Sequence[ThingSaid | PlayerSaid]
) -> DraftEvent | None:
    """Cast the smallest spell that the noun is: "a removal spell", "another one"; None for a noun that is none."""
    if spell.value == "land":
        lands = [DraftEvent(Deed.PLAY, by or ME, card="Forest") for _ in range(max(1, min(spell.count or 1, 5)))]
        return [add_event(draft, parts, land) for land in lands][-1]
    if spell.value in EFFECTS_OF_NOUNS:
        name, text = EFFECTS_OF_NOUNS[spell.value]
        return effect(draft, parts, by or OPPONENT, name, text, [*named, *aimed(parts)], spell=True)
    if (another := same_card_again(draft, spell)) is not None:
        return cast_spell(draft, parts, by, another, named)
    if spell.value not in {"spell", "creature"}:
        return None
    size = " ".join(["2/2", *spell.traits])
    draft.spell = add_event(
        draft, parts, DraftEvent(Deed.EFFECT, by or ME, name=size, text="", extras={"creature": size})
    )
    return draft.spell


def cast_sized_creature(draft: Drafting, parts: Parts, by: str, spell: ThingSaid) -> DraftEvent:
    """`I cast a 4/4`: a creature spell of that size."""
    if parts.verb_word.startswith("flash") and "flash" not in spell.traits:
        spell.traits.append("flash")  # "he flashes in a 4/4"
    event = add_event(
        draft, parts, DraftEvent(Deed.EFFECT, by, name=spell.value, text="", extras={"creature": spell.size})
    )
    thing = draft.make(spell.value, by, spell.traits)
    thing.made_for_question, thing.zone = False, "stack"
    event.who = [thing]
    draft.resolved[id(spell)] = [thing]
    draft.speak_of([thing])
    draft.spell = event
    return event


def cast_card(
    draft: Drafting, parts: Parts, by: str, spell: ThingSaid, named: Sequence[ThingSaid | PlayerSaid]
) -> DraftEvent:
    """Cast a card by its name, or play the land that it is (CR 305.1)."""
    name = draft.cards.name_of(spell.cards[0])
    draft.actor = by
    if draft.cards.is_land(name):
        return play_land(draft, parts, by, name)
    entered = [each for each in draft.draft.things if each.zone == "stack"][-1:] if parts.to_trigger else []
    draft.speak_of(entered)
    held = [each for each in draft.draft.things if each.card == name and each.zone is not None and each.owner == by]
    aims = aims_of_spell(draft, parts, name, named)
    put_targets_into_zones(draft, parts, by, aims)
    event = DraftEvent(Deed.CAST, by, card=name, targets=spell_targets(draft, name, by, aims))
    text = draft.said.words(parts.clause.units[0].mention.start, parts.clause.units[-1].mention.end)
    event.extras = announced(draft, parts, name, text)
    if held and held[0].zone in {"graveyard", "exile", "command"}:
        event.extras.setdefault("from", held[0].zone)
    event.resolved_first = bool(entered)
    respond_to(draft, parts, event)
    add_event(draft, parts, event)
    if not draft.cards.is_spell(name):
        if ALREADY.search(text) and not any(each.card == name and each.zone is None for each in draft.draft.things):
            draft.add(spell, by)
        event.who = [permanent_cast(draft, name, by)]
    if not chosen_mode_targets(draft, event):
        event.targets = []
    else:
        complete_targets(draft, event)
    take_life_of_target(draft, parts, event)
    if parts.to_trigger and not entered:
        enter_for_trigger(draft, event)
    draft.speak_of(only_things(event.targets))
    draft.spell = event
    return event


def aims_of_spell(
    draft: Drafting, parts: Parts, name: str, named: Sequence[ThingSaid | PlayerSaid]
) -> list[ThingSaid | PlayerSaid]:
    """Return what is said that the spell may target, in the order in which it is said."""
    several = len(re.findall(r"\btarget\b", draft.cards.text(name), re.IGNORECASE)) > 1
    behind = parts.behind.get("with", []) if several else []
    users = [each for each in behind if isinstance(each, ThingSaid) and each.head != "card"]
    aims = [*without_who_suffers(named, aimed(parts)), *users, *aimed(parts)]
    if any(isinstance(each, PlayerSaid) and each.player == OTHER for each in aims):
        aims = [each for each in aims if not (isinstance(each, PlayerSaid) and each.word == "lui")]
    if draft.cards.targets_spell(name):
        aims = [each for each in aims if isinstance(each, ThingSaid)]  # « je lui contre avec Contresort »
    return aims


def announced(draft: Drafting, parts: Parts, name: str, text: str) -> dict[str, Any]:
    """Return what is announced with a spell (CR 601.2b): modes, X, and the way in which it is cast."""
    extras = announcements(text, name)
    if "modes" not in extras and (mode := mode_said(draft, parts, name)) is not None:
        extras["modes"] = [mode]
    numbers = [*parts.number_after.values(), *(number for number, _ in parts.amounts), *parts.numbers]
    if (x := X_SAID.search(text)) is not None:
        extras["x"] = int(x[1])
    elif "{X}" in draft.cards.mana_cost(name) and numbers:
        extras["x"] = numbers[0]
    ways = {**action_words().paid, **action_words().ways}
    way = next((way for unit in parts.clause.units if (way := ways.get(unit.value))), None)
    if way is not None:
        extras.setdefault("with", way)  # "Alice evokes Mulldrifter"
    return extras


def permanent_cast(draft: Drafting, name: str, by: str) -> DraftThing:
    """Return the permanent spell, which is spoken of then."""
    thing = draft.make("", by, card=name)
    thing.made_for_question, thing.zone, thing.loyalty = False, "stack", None
    draft.speak_of([thing])
    return thing


def play_land(draft: Drafting, parts: Parts, by: str, name: str) -> DraftEvent:
    """`I play Scalding Tarn and crack it`: the land is what is spoken of then (CR 305.1)."""
    land = draft.make("", by, card=name)
    land.made_for_question, land.zone = False, "stack"
    draft.speak_of([land])
    return add_event(draft, parts, DraftEvent(Deed.PLAY, by, [land], card=name))


def enter_for_trigger(draft: Drafting, answer: DraftEvent) -> None:
    """`he bolts my Mulldrifter in response to the trigger`: it enters before, and that triggers (CR 603.6a)."""
    aimed_at = [each for each in only_things(answer.targets)[:1] if each.card and each.zone is None]
    others = [each for each in draft.draft.events if each is not answer]
    if others or not aimed_at or " enters" not in draft.cards.text(aimed_at[0].card or ""):
        draft.need("what")
        return
    entering = aimed_at[0]
    entering.zone, answer.resolved_first = "stack", True
    cast_it = DraftEvent(Deed.CAST, entering.owner, [entering], card=entering.card)
    draft.draft.events.insert(draft.draft.events.index(answer), cast_it)


def put_targets_into_zones(draft: Drafting, parts: Parts, by: str, aims: Sequence[ThingSaid | PlayerSaid]) -> None:
    """`targeting Lightning Bolt in my graveyard`: what is aimed at lies where the words behind it say."""
    for at, unit in enumerate(parts.clause.units):
        before = parts.clause.units[at - 1] if at else None
        if unit.says("zone") not in {"graveyard", "exile"} or before is None or before.thing not in aims:
            continue
        if before.thing is None or before.thing.head != "card":
            continue
        whose = owner_of_word(unit.value.split()[1]) if len(unit.value.split()) > 1 else None
        for thing in draft.things(before.thing, draft.player(whose) or by):
            thing.zone = str(unit.says("zone"))


def mode_said(draft: Drafting, parts: Parts, name: str) -> int | None:
    """CR 700.2: the number of the mode whose keyword the clause names: "Boros Charm making my team indestructible"."""
    known = shipped_lexicon().keywords
    traits = [*parts.traits, *(trait for each in parts.all_things() for trait in each.traits if each.head == "noun")]
    printed = [known[each].text.lower() for each in map(fold_text, traits) if each in known]
    modes = [line for line in draft.cards.text(name).lower().splitlines() if line.startswith("•")]
    fitting = [at for at, line in enumerate(modes, 1) if any(each in line for each in printed)]
    return fitting[0] if len(fitting) == 1 else None


def chosen_mode_targets(draft: Drafting, event: DraftEvent) -> bool:
    """Whether the one mode that is said has targets; True where no mode is said."""
    chosen = event.extras.get("modes")
    modes = [line for line in draft.cards.text(event.card or "").lower().splitlines() if line.startswith("•")]
    if not isinstance(chosen, list) or len(chosen) != 1 or not 0 < int(chosen[0]) <= len(modes):
        return True
    return "target" in modes[int(chosen[0]) - 1]


def take_life_of_target(draft: Drafting, parts: Parts, event: DraftEvent) -> None:
    """`he bolts me at 3 life`: the total of the player who is the target."""
    total = next((number for number, what in parts.amounts if what == "life"), None)
    at = any(unit.value == "at" for unit in parts.clause.units)
    total = parts.number_after.get("on") if total is None and at else total
    players = [each for each in event.targets if isinstance(each, str) and not each.startswith("spell:")]
    if total is not None and "x" not in event.extras and len(players) < 2 and parts.second_verb not in {"gain", "lose"}:
        draft.draft.totals[players[0] if players else event.by or ME, "life"] = total


def announcements(text: str, name: str) -> dict[str, object]:
    return deepcopy(announced_in(text.replace(name, " ")))


@lru_cache(maxsize=8)
def announced_in(text: str) -> dict[str, object]:
    """What a clause announces for each of the spells that it lists; a draft changes its own copy."""
    _, extras = take_announcements(text)
    return {key: value for key, value in extras.items() if key in {"kicked", "with", "modes", "from"}}


def spell_targets(
    draft: Drafting, name: str, by: str, aims: Sequence[ThingSaid | PlayerSaid]
) -> list[DraftThing | str]:
    """The targets as said; whose a new thing is follows from whom the spell helps."""
    if not draft.cards.targets_anything(name):
        for each in aims:
            draft.named(each, draft.other(by))  # what is named is there, and gets what all get
        return []
    helped = by if draft.cards.helps(name) else draft.other(by)
    found: list[DraftThing | str] = []
    if any(isinstance(each, ThingSaid) and each.value == "dessus" for each in aims):
        aims = [each for each in aims if isinstance(each, ThingSaid)]  # « je lui mets une Foudre dessus »
    for each in aims:
        if isinstance(each, PlayerSaid) and each.word == "lui" and (meant := what_lui_is(draft, name)) is not None:
            found.append(meant)
        elif isinstance(each, ThingSaid) and draft.cards.targets_spell(name):
            found += spell_answered(draft, by, each)
        elif (
            isinstance(each, ThingSaid)
            and each.head == "card"
            and each.cards
            and draft.cards.is_spell(draft.cards.name_of(each.cards[0]))
            and id(each) not in draft.resolved
        ):
            continue
        elif isinstance(each, ThingSaid) and each.head == "pronoun" and (noncreature := attached_meant(draft, name)):
            found.append(noncreature)
        elif isinstance(each, ThingSaid) and (each.head == "pronoun" or each.value in {"attacker", "blocker"}):
            found += fitting_target(draft, name, helped, draft.things(each, None))
        elif isinstance(each, ThingSaid) and each.owner is None:
            found += draft.things(each, existing_owner(draft, each, helped))
        else:
            found += draft.named(each, helped)
    if not (draft.cards.targets_player(name)) and draft.cards.targets_creature(name):
        found = [each for each in found if not isinstance(each, str) or each.startswith("spell:")]
    return once_each(found)


def once_each(found: Sequence[DraftThing | str]) -> list[DraftThing | str]:
    """Keep a player once where only players are named: « je bolt la tête de l'adv »."""
    players = [each for each in found if isinstance(each, str) and not each.startswith("spell:")]
    return list(dict.fromkeys(players)) if len(players) == len(found) else list(found)


def without_who_suffers(
    named: Sequence[ThingSaid | PlayerSaid], aims: Sequence[ThingSaid | PlayerSaid]
) -> list[ThingSaid | PlayerSaid]:
    """« il me fait Choc sur ma 2/2 »: beside what is aimed at, "me" says to whom it is done and is no target."""
    if not any(isinstance(each, ThingSaid) for each in aims):
        return list(named)
    return [each for each in named if isinstance(each, ThingSaid) or each.word not in OBJECT_PRONOUNS]


def attached_meant(draft: Drafting, name: str) -> DraftThing | None:
    """What "it" is behind a spell that targets artifacts or enchantments alone: the one that was named last."""
    if draft.cards.targets_creature_alone(name) or not draft.cards.targets_thing(name):
        return None
    fitting = [
        each
        for each in draft.draft.things
        if each.card and each.zone in {None, "stack"} and {"Artifact", "Enchantment"} & draft.cards.types(each.card)
    ]
    return fitting[-1] if fitting else None


def what_lui_is(draft: Drafting, name: str) -> DraftThing | None:
    """« il a une 3/3, je lui mets Foudre »: the creature or planeswalker that was spoken of, unless their life was."""
    spoken = [each for each in draft.last_spoken(OPPONENT)[-1:] if each.zone is None and draft.is_fated(each)]
    total = (OPPONENT, "life") in draft.draft.totals
    return spoken[0] if spoken and not total and draft.cards.targets_creature(name) else None


def spell_answered(draft: Drafting, by: str, said: ThingSaid) -> list[str]:
    """The spell that is the target of one that counters, cast before it if nobody said so yet."""
    owner = draft.player(said.owner) or draft.other(by)
    if said.head == "card" and said.cards:
        answered = draft.cards.name_of(said.cards[0])
        made_up = [each for each in draft.draft.events if each.name == "counterspell" and each.by == owner]
        if made_up and draft.cards.targets_spell(answered) and answered not in {each.card for each in made_up}:
            return [f"spell:{made_up[-1].name}"]  # « il contre, je contre son contresort »
        if not any(event.card == answered for event in draft.draft.events):
            targets = default_targets(draft, answered, owner)
            draft.draft.events.append(DraftEvent(Deed.CAST, owner, card=answered, targets=targets))
        return [f"spell:{answered}"]
    if said.ability == "spell" or said.head == "size":
        cast_spell(draft, Parts(Clause()), owner, said, [])
        return [f"spell:{said.value}"]
    return ["spell:"] if draft.spell is not None else []


def fitting_target(draft: Drafting, name: str, helped: str, spoken: list[DraftThing]) -> list[DraftThing]:
    """What "it" is behind a spell: of two that fight the one whose player wants the spell for it."""
    if len(spoken) != 1 or spoken[0].owner == helped or not (draft.cards.helps(name) or draft.cards.harms(name)):
        return spoken
    fights = {each.number for event in draft.draft.events if event.deed in FIGHTS for each in event.who}
    wanted = [each for each in draft.creatures(helped) if each.number in fights]
    return wanted if len(wanted) == 1 and spoken[0].number in fights else spoken


def default_targets(draft: Drafting, name: str, by: str) -> list[DraftThing | str]:
    """A target for a spell of which only the name is said."""
    if draft.cards.targets_player(name):
        return [draft.other(by)]
    if draft.cards.targets_creature_alone(name):
        spoken = [each for each in draft.last_spoken() if each in draft.creatures()]
        return list(spoken[-1:]) or [draft.make("2/2", draft.other(by))]
    if draft.cards.targets_thing(name):
        return [draft.make("", draft.other(by), card="Sol Ring")]
    return []


def existing_owner(draft: Drafting, said: ThingSaid, otherwise: str) -> str | None:
    """None where one thing of this name is there already, whosever it is."""
    same = [each for each in draft.draft.things if draft.is_called(each, said)]
    owners = {each.owner for each in same}
    if said.indefinite or not same:
        return otherwise
    return otherwise if otherwise in owners else None


def complete_targets(draft: Drafting, event: DraftEvent) -> None:
    """Find a target that goes without saying: the spell that is answered, the one creature that is spoken of."""
    name = event.card or ""
    if event.targets or not name or not (draft.cards.is_spell(name) or "Aura" in draft.cards.types(name)):
        return
    if draft.cards.targets_spell(name):
        last = next(
            (
                each
                for each in reversed(draft.draft.events)
                if each is not event
                and (
                    each.deed is Deed.CAST
                    or (each.deed is Deed.EFFECT and each.extras.get("spell", bool(each.extras.get("creature"))))
                )
            ),
            None,
        )
        if last is not None:
            event.targets = [f"spell:{last.card or last.name}"]
        return
    helped = event.by if draft.cards.helps(name) else draft.other(event.by)
    if draft.cards.targets_creature(name) and "target" in draft.cards.text(name).lower() + " enchant ":
        fitting = list(draft.creatures(helped)) if not draft.cards.targets_player(name) else []
        spoken = [each for each in draft.last_spoken() if each in draft.creatures() and each.zone is None]
        if spoken and event.response:
            event.targets = list(spoken[-1:])
        elif len(fitting) == 1:
            event.targets = list(fitting)
        elif spoken and not (spoken[-1].owner == event.by and draft.cards.targets_player(name)):
            event.targets = list(spoken[-1:])
            event.aimed_by_default = draft.cards.targets_player(name)
    if not event.targets and draft.cards.targets_player(name):
        event.targets = [(event.by or ME) if draft.cards.helps_player(name) else draft.other(event.by)]
        event.aimed_by_default = draft.cards.targets_creature(name)


def respond_to(draft: Drafting, parts: Parts, event: DraftEvent) -> None:
    """`in response to WHAT`: what is answered happens first, if nobody said so yet."""
    behind = parts.behind.get("response", [])
    if parts.answers and parts.loyalty:
        walkers = [
            each for each in draft.on_table() if each.card is not None and draft.cards.is_planeswalker(each.card)
        ]
        for walker in walkers[-1:]:
            draft.draft.events.append(DraftEvent(Deed.ACTIVATE, walker.owner, [walker], text=parts.loyalty[0]))
        return
    equips = parts.second_verb == "equip" or any(
        isinstance(each, ThingSaid) and each.value == "equipment" for each in behind
    )
    ability = any(isinstance(each, ThingSaid) and each.value == "ability" for each in behind)
    if equips:
        target = only_things(event.targets)[:1]
        equipment = next(
            (each for each in draft.on_table() if each.card and "Equipment" in draft.cards.types(each.card)), None
        )
        if equipment is not None and target:
            draft.draft.events.append(
                DraftEvent(Deed.ACTIVATE, equipment.owner, [equipment], list(target), text="Equip")
            )
        elif equipment is None:
            draft.draft.events.append(DraftEvent(Deed.STEP, step="equip later", extras={"targets": target}))
        return
    if ability:
        source = only_things(event.targets)[:1]
        if source and not any(each.deed is Deed.ACTIVATE for each in draft.draft.events):
            draft.draft.events.append(
                DraftEvent(Deed.ACTIVATE, source[0].owner, source, [draft.other(source[0].owner)], text="")
            )
        return
    for each in behind:
        if not isinstance(each, ThingSaid) or each.head != "card" or not each.cards:
            continue
        name = draft.cards.name_of(each.cards[0])
        if any(known.card == name for known in draft.draft.events):
            continue
        whose = draft.player(each.owner) or draft.other(event.by)
        targets = [target for target in event.targets if not (isinstance(target, str) and target.startswith("spell:"))]
        said = [
            target for aim in parts.behind.get("answered on", []) for target in draft.named(aim, draft.other(whose))
        ]
        targets = said or targets or default_targets(draft, name, whose)
        answered = DraftEvent(Deed.CAST, whose, card=name, targets=list(targets))
        if not draft.cards.is_spell(name) and any(known.card == name for known in draft.on_table()):
            continue
        draft.draft.events.append(answered)


def enchant(draft: Drafting, parts: Parts) -> None:
    """WHO enchants THING with AURA."""
    aura = next((each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid) and each.cards), None)
    if aura is None:
        draft.need("card")
        return
    cast_spell(draft, parts, actor_of(draft, parts), aura, list(parts.objects))


def aim_at(draft: Drafting, parts: Parts) -> None:
    """WHO targets WHAT with CARD."""
    source = next(
        (
            each
            for each in [*parts.behind.get("with", []), *parts.subjects]
            if isinstance(each, ThingSaid) and each.head == "card"
        ),
        None,
    )
    if source is not None:
        cast_spell(draft, parts, actor_of(draft, parts), source, [each for each in parts.objects if each is not source])
