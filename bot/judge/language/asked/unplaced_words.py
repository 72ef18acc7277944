"""What a text names and the draft leaves out: keywords that nothing has, numbers of things, what is responded to.

A verdict that leaves one out would answer something else."""

from collections.abc import Iterator, Sequence

from bot.judge.language.asked.draft import Deed, Leftover
from bot.judge.language.asked.drafting import Drafting
from bot.judge.language.asked.parts import Parts
from bot.judge.language.asked.units import ThingSaid, Unit
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.reference.folding import fold_text

RESPONDED_TO = frozenset(
    {Deed.CAST, Deed.ACTIVATE, Deed.EFFECT, Deed.PLAY, Deed.ATTACK, Deed.BLOCK, Deed.SACRIFICE, Deed.RESOLVE}
)
"""The deeds that are responded to, or whose triggered abilities are."""
COUNTED_NOUNS = frozenset({"creature", "token", "attacker", "blocker", "permanent", "flier", "trampler", "lifelinker"})

TOO = frozenset({"too", "also", "as well", "aussi", "egalement"})


def keep_unplaced_words(drafting: Drafting, read: Sequence[Parts]) -> None:
    """Keep as leftovers what the clauses name and the draft has nothing of."""
    kept = {each.span[0] for each in drafting.draft.leftovers}
    for parts in read:
        for start, end in (
            *keywords_of_nobody(drafting, parts),
            *numbers_of_things(drafting, parts),
            *answered_to_nothing(drafting, parts),
            *keyword_had_too(parts),
        ):
            if start not in kept:
                kept.add(start)
                drafting.draft.leftovers.append(Leftover(drafting.said.words(start, end), (start, end), weighty=True))


def keywords_of_nobody(drafting: Drafting, parts: Parts) -> Iterator[tuple[int, int]]:
    """Yield the place of each keyword that stands outside a noun phrase and that nothing has, gives or is asked of."""
    known = shipped_lexicon().keywords
    had = set(words_had(drafting))
    for at, unit in enumerate(parts.clause.units):
        if unit.kind != "mention" or not unit.is_a("trait"):
            continue
        if unit.is_a("noun", "filler", "verb", "prep", "state", "participle", "wh", "aux", "player", "sub"):
            continue
        if any(
            each.says("prep") == "without" or each.is_a("none", "neg")
            for each in parts.clause.units[max(0, at - 2) : at]
        ):
            continue
        keyword = known.get(unit.value)
        if keyword is not None and keyword.id not in had:
            yield unit.mention.start, unit.mention.end


def words_had(drafting: Drafting) -> Iterator[str]:
    """Yield the ids of the keywords that things have or that are on what is played."""
    known, draft = shipped_lexicon().keywords, drafting.draft
    traits = [trait for thing in draft.things for trait in thing.traits]
    for trait in traits:
        keyword = known.get(fold_text(trait))
        if keyword is not None:
            yield keyword.id
    cards = [each.card for each in draft.things if each.card]
    cards += [each.card for each in draft.events if each.card]
    texts = [drafting.cards.text(each) for each in cards] + [each.text for each in draft.events]
    texts += [str(value) for each in draft.events for value in each.extras.values()]
    texts += [state for each in draft.things for state in each.states]
    joined = fold_text(" ".join([*texts, *traits]))
    for phrase, keyword in known.items():
        if phrase in joined:
            yield keyword.id


def numbers_of_things(drafting: Drafting, parts: Parts) -> Iterator[tuple[int, int]]:
    """Yield the place of each noun phrase with a number that is not how many of the things there are."""
    for said in parts.all_things():
        if (said.count or 1) < 2 or said.head not in {"noun", "size", "card"}:
            continue
        if said.head == "noun" and said.value not in COUNTED_NOUNS:
            continue
        found = drafting.resolved.get(id(said), [])
        value = drafting.cards.name_of(said.cards[0]) if said.head == "card" and said.cards else said.value
        alike = [each for each in drafting.draft.things if value in {each.card, each.size}]
        entered = [each for each in drafting.draft.events if value == each.card]
        if said.count not in {len(found), len(alike), len(entered)}:
            yield said.start, said.end


def answered_to_nothing(drafting: Drafting, parts: Parts) -> Iterator[tuple[int, int]]:
    """Yield the place of "in response to …" where nothing but the answer itself is drafted."""
    happened = [each for each in drafting.draft.events if each.deed in RESPONDED_TO]
    later = any(each.step == "equip later" for each in drafting.draft.events)
    if len(happened) > 1 and not later:
        return
    for at, unit in enumerate(parts.clause.units):
        if unit.is_a("response") and unit.value.endswith((" to", " a", " au", " aux")):
            behind: Sequence[Unit] = parts.clause.units[at : at + 3]
            yield unit.mention.start, behind[-1].mention.end


def keyword_had_too(parts: Parts) -> Iterator[tuple[int, int]]:
    """Yield the place of "has it too" said of a thing: what it has is not read."""
    said = [each for each in parts.objects if isinstance(each, ThingSaid)]
    pronouns = all(each.head == "pronoun" for each in said)
    things = any(isinstance(each, ThingSaid) and each.head != "pronoun" for each in parts.subjects)
    if parts.verb == "have" and things and pronouns and not (parts.traits or parts.amounts or parts.numbers):
        units = parts.clause.units
        if parts.objects or any(unit.value in TOO for unit in units):
            yield units[0].mention.start, units[-1].mention.end
