"""What a question is about: the things, the player or the deed that its clause names, or that was spoken of last."""

from typing import Any

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.drafting.draft import Asked, Deed, DraftEvent, DraftQuestion, DraftThing, Phase
from bot.judge.language.asked.drafting.drafting import Drafting, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import FEMININE, IT, MASCULINE, NEVER_PERSONS, PERHAPS_CREATURES
from bot.judge.language.asked.words.players import ME

DEFENDER = "defender"
"""Whoever is attacked, which may be said later."""


def ask(draft: Drafting, asked: Asked, **about: Any) -> DraftQuestion:
    """Add a question, with the fields of what it is about."""
    question = DraftQuestion(asked, **about)
    draft.draft.questions.append(question)
    return question


def last_deed(draft: Drafting) -> DraftEvent | None:
    return next((each for each in reversed(draft.draft.events) if not each.implied), None)


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
            named += draft.things(each, ME, make=make)
        elif isinstance(each, PlayerSaid) and each.word in NEVER_PERSONS | PERHAPS_CREATURES:
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


def subject_of_fate(draft: Drafting, parts: Parts) -> tuple[list[DraftThing], str | None]:
    """Return the things, or the player, whose fate is asked."""
    things: list[DraftThing] = []
    for each in parts.subjects:
        if isinstance(each, ThingSaid):
            things += (
                topic(draft)
                if each.head == "pronoun" and each.value in IT
                else draft.find_things(each, ME, make=False) or draft.things(each, None)
            )
            continue
        if each.word in NEVER_PERSONS and draft.last_spoken():
            return topic(draft, each.word), None
        player = draft.player(each.player)
        if each.word in PERHAPS_CREATURES and spoken_as_thing(draft, str(player)):
            return topic(draft, each.word), None
        return things, player
    if not things and parts.clause.of is not None:
        things = draft.things(parts.clause.of, ME)
    return things, None


def topic(draft: Drafting, word: str = "") -> list[DraftThing]:
    """What "it" is: of a blocker and what it blocks the asker's own, else what was spoken of last; « il » is nothing
    that was said with an article of the other gender, and neither is « elle »."""
    last = next((each for each in reversed(draft.draft.events) if not each.none), None)
    said_last = draft.spoken[-1] if draft.spoken else []
    if not word and len(said_last) == 1 and said_last[0].card and draft.cards.is_planeswalker(said_last[0].card):
        return said_last  # "Jace has 3. Is it dead?"
    if last is not None and last.deed is Deed.BLOCK:
        attack = next((each for each in draft.draft.events if each.deed is Deed.ATTACK), None)
        everything = draft.creatures(attack.by) if attack is not None and attack.every else []
        attackers = only_things(last.targets) or draft.in_combat(Deed.ATTACK) or everything
        fighting = [each for each in [*last.who, *attackers] if may_be_called(each, word)]
        mine = [each for each in fighting if each.owner == ME]
        if len(mine) == 1 or (word and len(fighting) == 1):
            return mine or fighting
        if len(mine) > 1 and len(attackers) == 1 and not word:
            return attackers  # "I block with all of them, does it die?"
    if last is not None and last.deed is Deed.ATTACK and (attacked := only_things(last.targets)):
        return attacked[:1]  # nothing blocks, so that the attackers are in no danger
    mortal = [each for group in reversed(draft.spoken) for each in reversed(group) if draft.is_fated(each)]
    mortal = [each for each in mortal if may_be_called(each, word)] or mortal
    return mortal[:1] or draft.last_spoken()[-1:]


def may_be_called(thing: DraftThing, word: str) -> bool:
    """Whether the pronoun may stand for the thing: « il » for nothing that was said with an article of the other
    gender; any thing where no pronoun tells."""
    article = thing.typed.lower().partition(" ")[0]
    if word in PERHAPS_CREATURES:
        return article not in FEMININE
    return word not in NEVER_PERSONS or article not in MASCULINE


def spoken_as_thing(draft: Drafting, player: str) -> bool:
    """Whether "he" is rather the thing that was spoken of: no life total or damage of that player was."""
    if (player, "life") in draft.draft.totals or (player, "poison") in draft.draft.totals:
        return False
    if any(whose == player for whose, _ in draft.draft.commander_damage):
        return False
    if any(player in event.targets for event in draft.draft.events):
        return False
    walkers = any(only_things(each.targets) for each in draft.draft.events if each.deed is Deed.ATTACK)
    unblocked = [each for each in draft.draft.events[-1:] if each.deed is Deed.BLOCK and each.none]
    if not walkers and any(each.by == player for each in unblocked):
        return False  # nothing blocks, so that the attackers are in no danger
    last = draft.last_spoken()[-1:]
    return bool(last)


def fighters(draft: Drafting) -> list[DraftThing]:
    return [
        each
        for event in draft.draft.events
        if event.deed in {Deed.ATTACK, Deed.BLOCK, Deed.EFFECT}
        for each in [*event.who, *only_things(event.targets)]
    ]


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
