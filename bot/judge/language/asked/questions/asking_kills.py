"""How it is asked whether something kills something: a spell, or a creature that fights it."""

from collections.abc import Sequence

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.clause_events import actor_of, is_thing_word
from bot.judge.language.asked.deeds.spells_cast import cast_spell
from bot.judge.language.asked.drafting.asked_about import (
    ask,
)
from bot.judge.language.asked.drafting.draft import Asked, Deed, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.questions.asking_fates import (
    DECIDES_ALONE,
    DEPENDS_ON_SIZE,
    with_traits,
)
from bot.judge.language.asked.questions.asking_possibilities import traits_before_verb
from bot.judge.language.asked.words.function_words import (
    CLITIC_OBJECTS,
    IT,
    OBJECT_PRONOUNS,
)
from bot.judge.language.asked.words.players import ME, OPPONENT
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.reference.folding import fold_text


def ask_kills_or_loses(draft: Drafting, parts: Parts) -> None:
    """Does it kill it? « je suis éliminé ? » asks whether a player loses."""
    by = actor_of(draft, parts)
    if by is not None and "be" in parts.light and not parts.objects and not parts.behind:
        ask(draft, Asked.LOSES, player=by)
    elif (killed := player_killed(draft, parts)) is not None:
        ask(draft, Asked.LOSES, player=killed)
    else:
        ask_kills(draft, parts)


def player_killed(draft: Drafting, parts: Parts) -> str | None:
    """Return the player in "does that kill him?": who is attacked, or burnt, and has no creature that may be meant."""
    words = [each.word for each in parts.objects if isinstance(each, PlayerSaid)]
    pronoun = any(each in CLITIC_OBJECTS | OBJECT_PRONOUNS - IT for each in words) or any(
        unit.value in CLITIC_OBJECTS and not unit.is_a("player") for unit in parts.clause.units
    )
    named = [
        each for each in [*parts.objects, *parts.subjects] if isinstance(each, ThingSaid) and each.head != "pronoun"
    ]
    dealing = [each for each in draft.draft.events if each.deed in {Deed.ATTACK, Deed.CAST, Deed.ACTIVATE, Deed.EFFECT}]
    if not pronoun or named or not dealing or dealing[0].by is None:
        return None
    other = draft.other(dealing[0].by)
    aimed = dealing[0].deed is Deed.ATTACK or other in dealing[-1].targets
    return other if aimed and not draft.creatures(other) else None


def ask_kills(draft: Drafting, parts: Parts) -> None:
    """Does SPELL or CREATURE kill THING?"""
    by = actor_of(draft, parts)
    if by is None and not parts.subjects and not parts.passive and draft.in_combat(Deed.BLOCK):
        by = draft.actor  # "can he block and kill it"
    subjects = [each for each in parts.subjects if isinstance(each, ThingSaid)]
    spells = spells_that_kill(draft, parts, subjects)
    objects = [each for each in (parts.subjects if parts.passive else parts.objects) if each not in spells]
    objects += [each for each in parts.behind.get("of", []) if isinstance(each, ThingSaid)]  # "his board of 2/2s"
    if (pair := killer_and_killed(draft, parts, subjects)) is not None:
        ask(draft, Asked.DIES, things=pair[1:])
        return
    default = draft.other(by) if by else (ME if spells else None)
    things = things_killed(draft, parts, objects, default or OPPONENT, by or owner_of_killer(draft, subjects))
    lent = parts.traits_behind.get("subject", [])
    if not things and lent and not draft.on_table():
        things = [draft.make("2/2", draft.other(by) if by else ME, lent)]  # « protection contre tout, X la détruit ? »
    if spells:
        cast_killer(draft, parts, by, spells[0], things)
    before = traits_before_verb(parts)
    if not spells and not subjects and before and things and shows_kill(draft, before, things[0]):
        show_kill(draft, draft.make("1/1", draft.other(things[0].owner), before), things[0])
    it = any(isinstance(each, PlayerSaid) and is_thing_word(draft, each, parts) for each in parts.subjects)
    if not spells and (subjects or it) and not parts.passive:
        fight_to_kill(draft, subjects, things)
    ask_whether_they_die(draft, by, objects, things)


def spells_that_kill(draft: Drafting, parts: Parts, subjects: Sequence[ThingSaid]) -> list[ThingSaid]:
    """Return the instants and sorceries that are said to do it."""
    named = [*subjects, *parts.behind.get("with", []), *parts.behind.get("by", [])]
    return [
        each
        for each in named
        if isinstance(each, ThingSaid)
        and each.head == "card"
        and each.cards
        and draft.cards.is_spell(draft.cards.name_of(each.cards[0]))
    ]


def things_killed(
    draft: Drafting, parts: Parts, objects: Sequence[ThingSaid | PlayerSaid], default: str, owner: str | None
) -> list[DraftThing]:
    """Return what would be killed; `owner` is whose the killer is: a pronoun is the other player's then."""
    theirs = draft.last_spoken(draft.other(owner))[-1:] if owner else []
    things = [
        thing
        for each in objects
        if isinstance(each, ThingSaid)
        for thing in (theirs if theirs and each.head == "pronoun" else draft.things(each, default))
    ]
    subjects = [each for each in parts.subjects if isinstance(each, ThingSaid)]
    things = things or with_traits(draft, parts.traits_behind.get("object", []), subjects)
    pronouns = CLITIC_OBJECTS | OBJECT_PRONOUNS
    if not things and any(isinstance(each, PlayerSaid) and each.word in pronouns for each in objects):
        things = theirs
    if not things and any(unit.value in pronouns for unit in parts.clause.units):
        things = theirs or ([] if lends_traits_alone(draft, parts) else draft.last_spoken()[-1:])
    return things


def lends_traits_alone(draft: Drafting, parts: Parts) -> bool:
    """Whether the line only says which keywords what would be killed has."""
    return bool(parts.traits_behind.get("subject", [])) and not draft.on_table()


def cast_killer(draft: Drafting, parts: Parts, by: str | None, spell: ThingSaid, things: Sequence[DraftThing]) -> None:
    """Cast the spell at what it would kill, where nobody said so yet."""
    name = draft.cards.name_of(spell.cards[0])
    if any(each.deed is Deed.CAST and each.card == name for each in draft.draft.events):
        return
    parts.response = False
    cast = cast_spell(draft, parts, by or (draft.other(things[0].owner) if things else OPPONENT), spell, [])
    if cast is None or not things or draft.cards.targets_spell(cast.card or ""):
        return
    if draft.cards.targets_creature(cast.card or ""):
        cast.targets = list(things[:1])


def fight_to_kill(draft: Drafting, subjects: Sequence[ThingSaid], things: Sequence[DraftThing]) -> None:
    """Let what would be killed attack, and what kills block it, where nothing fights yet."""
    killer = draft.other(things[0].owner) if things else ME
    mine = [thing for each in subjects for thing in draft.things(each, killer)]
    spoken = [each for group in reversed(draft.spoken) for each in reversed(group) if each.owner == killer]
    mine = mine or [each for each in spoken if each in draft.creatures()][:1]
    if mine and things and not draft.in_combat(Deed.ATTACK):
        draft.draft.events += [
            DraftEvent(Deed.ATTACK, things[0].owner, list(things), phase=Phase.ATTACK, implied=True),
            DraftEvent(Deed.BLOCK, mine[0].owner, mine, list(things), phase=Phase.BLOCK, implied=True),
        ]


def ask_whether_they_die(
    draft: Drafting, by: str | None, objects: Sequence[ThingSaid | PlayerSaid], things: Sequence[DraftThing]
) -> None:
    """Ask of the things, of all that block where "both" or "all" is said, or of what was spoken of last."""
    nouns = {each.value for each in objects if isinstance(each, ThingSaid)}
    every = bool(nouns & {"both", "all"})
    blockers = draft.in_combat(Deed.BLOCK) if every else []
    if not things:
        ask(draft, Asked.BOTH_DIE if blockers else Asked.DIES, things=blockers or draft.last_spoken()[-1:])
    elif every:
        theirs = [each for each in blockers if by is None or each.owner != by]
        ask(draft, Asked.BOTH_DIE, things=theirs or list(things))
    else:
        ask(draft, Asked.DIES, things=list(things))


def owner_of_killer(draft: Drafting, subjects: Sequence[ThingSaid]) -> str | None:
    """Whose the creatures are that would kill something; None where spells would, or nobody knows."""
    named = [each for each in subjects if not (each.head == "card" and not draft.is_permanent(each))]
    owners = {thing.owner for each in named for thing in draft.find_things(each, None, make=False)}
    return owners.pop() if len(owners) == 1 else None


def killer_and_killed(
    draft: Drafting, parts: Parts, subjects: Sequence[ThingSaid]
) -> tuple[DraftThing, DraftThing] | None:
    """Return what "it" kills and what "it" is in "does it kill it": of two that fight the asker's own kills."""
    pronouns = [each for each in [*subjects, *parts.objects] if isinstance(each, ThingSaid) and each.head == "pronoun"]
    attackers, blockers = draft.in_combat(Deed.ATTACK), draft.in_combat(Deed.BLOCK)
    if len(pronouns) != 2 or len(subjects) != 1 or len(attackers) != 1 or len(blockers) != 1:
        return None
    attacker, blocker = attackers[0], blockers[0]
    return (attacker, blocker) if attacker.owner == ME else (blocker, attacker)


def shows_kill(draft: Drafting, killer: Sequence[str], killed: DraftThing) -> bool:
    """Whether one combat shows it, whatever the sizes, and the text tells no situation of its own."""
    if draft.draft.events or any(each.is_a("card", "size") for each in draft.said.mentions):
        return False
    known = shipped_lexicon().keywords
    ids = [known[each].id for each in map(fold_text, killed.traits) if each in known]
    deciding = all(each in known and known[each].id in DECIDES_ALONE for each in map(fold_text, killer))
    return deciding and len(ids) == len(killed.traits) > 0 and DEPENDS_ON_SIZE.isdisjoint(ids)


def show_kill(draft: Drafting, killer: DraftThing, killed: DraftThing) -> None:
    """Let a creature that has only keywords be blocked by what it is asked to kill."""
    draft.draft.events.append(DraftEvent(Deed.ATTACK, killer.owner, [killer], phase=Phase.ATTACK, implied=True))
    draft.draft.events.append(DraftEvent(Deed.BLOCK, killed.owner, [killed], [killer], phase=Phase.BLOCK))
