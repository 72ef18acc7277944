"""Spells as people say them: what is cast, on what, for which cost, in response to what."""

from collections.abc import Sequence

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.clause_events import (
    ALREADY,
    EFFECTS_OF_NOUNS,
    actor_of,
    add_event,
    aimed,
    effect,
    says_since_when,
    times_done,
)
from bot.judge.language.asked.deeds.commander_casts import state_casts
from bot.judge.language.asked.deeds.done_for_spells import choose_color
from bot.judge.language.asked.deeds.responses import respond_to
from bot.judge.language.asked.deeds.spell_announcements import announced
from bot.judge.language.asked.deeds.spell_targets import (
    aims_of_spell,
    cast_sized_creature,
    chosen_mode_targets,
    complete_targets,
    put_targets_into_graveyards,
    put_targets_into_zones,
    spell_targets,
    take_life_of_target,
)
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing, Leftover
from bot.judge.language.asked.drafting.drafting import Drafting, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import (
    CLITIC_OBJECTS,
    DONE_TO_ONESELF,
    IT,
    NEVER_SUBJECTS,
)
from bot.judge.language.asked.words.players import ME, OPPONENT


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
    return not DONE_TO_ONESELF.isdisjoint(words) or (asker and not {"me", "m'"}.isdisjoint(words))


def cast(draft: Drafting, parts: Parts) -> None:
    """WHO casts CARD [on TARGETS]."""
    if parts.spell is None and says_since_when(draft, parts, parts.objects):
        return
    if parts.spell is None and state_casts(draft, parts):
        return
    if lists_what_is_there(draft, parts) or only_play(draft, parts):
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


def only_play(draft: Drafting, parts: Parts) -> bool:
    """`Alice, Bob and Carol play.`: who is at the table, before anything is told."""
    players = bool(parts.subjects) and all(isinstance(each, PlayerSaid) for each in parts.subjects)
    ends = bool(parts.clause.units) and parts.clause.units[-1] in parts.clause.verb_units
    told = draft.draft.events or draft.draft.things
    return players and ends and not told and not parts.objects and not parts.behind and bool(draft.draft.others)


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
    times = max(1, min(times_done(draft, parts) or spell.count or 1, MOST_CASTS))
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
    put_targets_into_graveyards(draft, name, by, aims)
    event = DraftEvent(Deed.CAST, by, card=name, targets=spell_targets(draft, name, by, aims))
    text = draft.said.words(parts.clause.units[0].mention.start, parts.clause.units[-1].mention.end)
    event.extras = announced(draft, parts, name, text)
    if spell.states and not event.extras and draft.cards.is_spell(name):
        place = (spell.start, spell.end)
        draft.draft.leftovers += [Leftover(each, place, weighty=True) for each in spell.states]
    if "from" in event.extras and not held and "card from" in draft.cards.text(name):
        del event.extras["from"]  # "I Reanimate his Griselbrand from his graveyard"
    returned = held and any(
        held[0] in each.targets and "hand" in draft.cards.text(each.card or "") for each in draft.draft.events
    )
    if held and held[0].zone in {"graveyard", "exile", "command"} and not returned:
        event.extras.setdefault("from", held[0].zone)
    event.resolved_first = bool(entered)
    respond_to(draft, parts, event)
    choose_color(draft, parts, event)
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
    elif not parts.clause.asked and parts.objects:
        aim_what_was_done(draft, parts)


def aim_what_was_done(draft: Drafting, parts: Parts) -> None:
    """`…, target his face`: what was cast or used last has that target, else a copy or what triggers."""
    last = next((each for each in reversed(draft.draft.events) if each.deed is not Deed.CHOOSE), None)
    if last is None:
        return
    targets = [target for each in parts.objects for target in draft.named(each, draft.other(last.by))]
    name = last.card or (last.who[0].card if last.who else None) or ""
    aimable = last.deed is Deed.ACTIVATE or (last.deed is Deed.CAST and draft.cards.is_spell(name))
    if aimable and "new targets" not in draft.cards.text(name) and (not last.targets or last.aimed_by_default):
        last.targets, last.aimed_by_default = targets, False
    elif targets and targets != last.targets:
        draft.draft.events.append(DraftEvent(Deed.CHOOSE, last.by, targets=targets[:1], text="target"))
