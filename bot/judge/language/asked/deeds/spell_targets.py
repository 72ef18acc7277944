"""What spells target (CR 601.2c): what is said, and what is meant where nobody says it."""

import re
from collections.abc import Sequence
from itertools import pairwise

from bot.judge.language.asked.clauses.clause import Clause
from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.clause_events import (
    add_event,
    aimed,
)
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.phrases.units import owner_of_word
from bot.judge.language.asked.words.function_words import (
    NEVER_ONESELF,
    OBJECT_PRONOUNS,
)
from bot.judge.language.asked.words.players import ME, OPPONENT, OTHER


def aims_of_spell(
    draft: Drafting, parts: Parts, name: str, named: Sequence[ThingSaid | PlayerSaid]
) -> list[ThingSaid | PlayerSaid]:
    """Return what is said that the spell may target, in the order in which it is said."""
    several = len(re.findall(r"\btarget\b", draft.cards.text(name), re.IGNORECASE)) > 1
    behind = parts.behind.get("with", []) if several else []
    users = [each for each in behind if isinstance(each, ThingSaid) and each.head != "card"]
    aims = [*without_who_suffers(named, aimed(parts)), *users, *aimed(parts)]
    if any(isinstance(each, PlayerSaid) and each.player == OTHER for each in aims):
        aims = [each for each in aims if not (isinstance(each, PlayerSaid) and each.word in NEVER_ONESELF)]
    if draft.cards.targets_spell(name):
        aims = [each for each in aims if isinstance(each, ThingSaid)]  # « je lui contre avec Contresort »
    return aims


def put_targets_into_zones(draft: Drafting, parts: Parts, by: str, aims: Sequence[ThingSaid | PlayerSaid]) -> None:
    """`targeting Lightning Bolt in my graveyard`: what is aimed at lies where the words behind it say."""
    telling = [each for each in parts.clause.units if not each.is_a("filler") or each.is_a("owner")]
    for at, unit in enumerate(telling):
        if unit.says("zone") not in {"graveyard", "exile"}:
            continue
        place = at - 1
        while place >= max(0, at - 2) and telling[place].is_a("prep", "owner"):
            place -= 1
        before = telling[place].thing if place >= 0 else None
        if before is None or before not in aims or before.head != "card":
            continue
        words = [*unit.value.split()[1:], telling[at - 1].value]
        whose = next((owner for each in words if (owner := owner_of_word(each))), None)
        for thing in draft.things(before, draft.player(whose) or by):
            thing.zone = str(unit.says("zone"))


GRAVEYARD_TARGET = re.compile(r"\btarget [^.\n]*\bcards? (?:from|in) [^.\n]*graveyard", re.IGNORECASE)


def put_targets_into_graveyards(draft: Drafting, name: str, by: str, aims: Sequence[ThingSaid | PlayerSaid]) -> None:
    """`I Reanimate his Griselbrand`: what a spell can only target in a graveyard lies there, if nobody said where."""
    text = draft.cards.text(name)
    if (
        len(GRAVEYARD_TARGET.findall(text)) != len(re.findall(r"\btarget\b", text, re.IGNORECASE))
        or "target" not in text
    ):
        return
    for each in aims:
        if isinstance(each, ThingSaid) and each.head == "card":
            for thing in draft.things(each, by):
                thing.zone = "graveyard" if thing.zone is None and thing.span[0] == each.start else thing.zone


def chosen_mode_targets(draft: Drafting, event: DraftEvent) -> bool:
    """Whether the one mode that is said has targets; True where no mode is said."""
    chosen = event.extras.get("modes")
    modes = [line for line in draft.cards.text(event.card or "").lower().splitlines() if line.startswith("•")]
    if not isinstance(chosen, list) or len(chosen) != 1 or not 0 < int(chosen[0]) <= len(modes):
        return True
    return "target" in modes[int(chosen[0]) - 1]


def pays_life(parts: Parts) -> bool:
    """Whether the life that is named is paid: "paying 4 life", "for 2 life"."""
    units = parts.clause.units
    return any(
        before.says("prep") == "for" or before.says("verb") == "pay"
        for before, unit in pairwise(units)
        if unit.kind == "amount" and unit.value == "life"
    )


def pay_life(draft: Drafting, event: DraftEvent, amount: int) -> None:
    """CR 118.9, 107.4f: pay so much life for the spell, if it says that this pays for it."""
    name = event.card or ""
    draft.added_up.append(amount)
    if f"pay {amount} life rather than" in draft.cards.text(name):
        event.extras["with"] = "alternative cost"
        if "If you control a" in draft.cards.text(name):
            draft.need("what")  # what it takes to pay so is not there
    elif "/P}" in draft.cards.mana_cost(name) and amount % 2 == 0:
        draft.draft.mana.setdefault(event.by or ME, str(draft.cards.mana_value(name) - amount // 2))
    elif "x" not in event.extras:
        draft.need("what")


def take_life_of_target(draft: Drafting, parts: Parts, event: DraftEvent) -> None:
    """`he bolts me at 3 life`: the total of the player who is the target."""
    total = next((number for number, what in parts.amounts if what == "life"), None)
    at = any(unit.value == "at" for unit in parts.clause.units)
    total = parts.number_after.get("on") if total is None and at else total
    players = [each for each in event.targets if isinstance(each, str) and not each.startswith("spell:")]
    if total is not None and pays_life(parts):
        pay_life(draft, event, total)
        return
    if total is not None and "x" not in event.extras and len(players) < 2 and parts.second_verb not in {"gain", "lose"}:
        draft.draft.totals[players[0] if players else event.by or ME, "life"] = total


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
        if (
            isinstance(each, PlayerSaid)
            and each.word in NEVER_ONESELF
            and (meant := what_lui_is(draft, name)) is not None
        ):
            found += fitting_target(draft, name, helped, [meant])
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


FIGHTS = frozenset({Deed.ATTACK, Deed.BLOCK})


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
        draft.used.add(said.start)
        draft.last_spell_said = said
        cast_sized_creature(draft, Parts(Clause()), owner, said)
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
        came = [each for each in draft.in_combat(Deed.BLOCK) + draft.in_combat(Deed.ATTACK) if each.zone == "stack"]
        there = [*draft.creatures(helped), *(each for each in came if each.owner == helped)]
        fitting = there if not draft.cards.targets_player(name) else []
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
