"""What a text names and the draft leaves out: keywords that nothing has, numbers of things, what is responded to.

A verdict that leaves one out would answer something else."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine.frozen_class import dataclass
from bot.judge.language.asked.clauses.parts import Parts, says_who_defends
from bot.judge.language.asked.deeds.clause_events import NUMBER_WORDS
from bot.judge.language.asked.drafting.draft import Deed, DraftThing, Leftover
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid, Unit
from bot.judge.language.asked.words.function_words import HAS, OBJECT_PRONOUNS, TOO
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.made_up import SUBTYPES, read_traits
from bot.reference.folding import fold_text

RESPONDED_TO = frozenset(
    {Deed.CAST, Deed.ACTIVATE, Deed.EFFECT, Deed.PLAY, Deed.ATTACK, Deed.BLOCK, Deed.SACRIFICE, Deed.RESOLVE}
)
"""The deeds that are responded to, or whose triggered abilities are."""
COUNTED_NOUNS = frozenset({"creature", "token", "attacker", "blocker", "permanent", "flier", "trampler", "lifelinker"})

FIGHTERS = {"attacker": Deed.ATTACK, "blocker": Deed.BLOCK}

OF_PLAYERS = frozenset({"life", "poison", "energy", "hand", "library", "commander damage", "mana"})
"""What is counted of players."""
FATES = frozenset({"die", "survive", "lose", "win"})


@dataclass(frozen=True, slots=True)
class Drafted:
    """What a whole draft has, looked at once: ids of keywords, words of keywords, numbers, and the texts and states in
    one piece each."""

    keywords: frozenset[str]
    traits: frozenset[str]
    numbers: frozenset[int]
    texts: str
    states: str
    text: Sequence[str]
    """The words of the text, as typed."""
    printed: str
    """The texts of the cards, in lower case."""

    def has_color(self, color: str) -> bool:
        """Whether anything is said to be of the color."""
        known = shipped_lexicon().colors
        return any(known.get(word) == color for trait in self.traits for word in trait.split())


def facts_of_draft(drafting: Drafting) -> Drafted:
    """Return what the draft has."""
    draft = drafting.draft
    numbers = {
        *draft.totals.values(),
        *draft.commander_damage.values(),
        *drafting.added_up,
        *(each.loyalty for each in draft.things if each.loyalty is not None),
        *(each.casts for each in draft.things),
        *(each.number for each in draft.questions if each.number is not None),
        *(value for each in draft.events for value in each.extras.values() if isinstance(value, int)),
        *(len(each.who) for each in draft.events),
        *(len(each.targets) for each in draft.events),
        *Counter((each.deed, each.card) for each in draft.events).values(),
    }
    return Drafted(
        frozenset(words_had(drafting)),
        frozenset(
            [fold_text(trait) for thing in draft.things for trait in thing.traits]
            + [str(each.extras["pick"]) for each in draft.events if each.text == "color"]
            + [fold_text(value) for thing in draft.things for value in thing.chosen.values()]
        ),
        frozenset(numbers),
        " ".join(each.text for each in draft.events),
        " ".join([*draft.mana.values(), *(state for each in draft.things for state in each.states)]),
        [each.text for each in drafting.said.tokens],
        " ".join(map(drafting.cards.text, cards_of(drafting))).lower(),
    )


def cards_of(drafting: Drafting) -> list[str]:
    """The names of the cards that are there or are played."""
    draft = drafting.draft
    named = [*(each.card for each in draft.things), *(each.card for each in draft.events)]
    return [each for each in named if each]


def keep_unplaced_words(drafting: Drafting, read: Sequence[Parts]) -> None:
    """Keep as leftovers what the clauses name and the draft has nothing of."""
    kept = {each.span[0] for each in drafting.draft.leftovers}
    drafted = facts_of_draft(drafting)
    for parts in read:
        for start, end in (
            *keywords_of_nobody(drafted, parts),
            *numbers_of_things(drafting, parts),
            *answered_to_nothing(drafting, parts),
            *keyword_had_too(parts),
            *keywords_of_what_is_not_there(drafting, drafted, parts),
            *bare_numbers(drafted, parts),
            *second_verbs(parts),
            *plural_verbs_of_one(parts),
            *reasons_of_claims(drafting, parts),
            *counters_of_nobody(drafted, parts),
            *amounts_of_nobody(drafted, parts),
        ):
            if start not in kept:
                kept.add(start)
                drafting.draft.leftovers.append(Leftover(drafting.said.words(start, end), (start, end), weighty=True))


def keywords_of_nobody(drafted: Drafted, parts: Parts) -> Iterator[tuple[int, int]]:
    """Yield the place of each keyword that stands outside a noun phrase and that nothing has, gives or is asked of."""
    known = shipped_lexicon().keywords
    if says_who_defends(parts):
        return
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
        color = shipped_lexicon().colors.get(unit.value)
        if color is None:
            lost = keyword is None and not any(unit.value in each for each in drafted.traits)
            told = [unit.value.rstrip("s"), *(each.text.lower() for each in read_traits(unit.value).keywords)]
            lost = lost and not any(each in drafted.texts.lower() or each in drafted.printed for each in told)
        else:
            lost = keyword is None and not drafted.has_color(color)
        if lost or (keyword is not None and keyword.id not in drafted.keywords):
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
    entering = [each for each in drafting.draft.events if each.text.startswith("Create ")]
    for said in parts.all_things():
        if (said.count or 1) < 2 or said.head not in {"noun", "size", "card"}:
            continue
        if said.head == "noun" and said.value not in COUNTED_NOUNS:
            continue
        found = drafting.resolved.get(id(said), [])
        value = drafting.cards.name_of(said.cards[0]) if said.head == "card" and said.cards else said.value
        alike = [each for each in drafting.draft.things if value in {each.card, each.size}]
        entered = [each for each in drafting.draft.events if value == each.card]
        words = "a" if said.count == 1 else NUMBER_WORDS.get(said.count or 1, str(said.count))
        created = any(f"Create {words} {said.value if said.head == 'size' else ''}" in each.text for each in entering)
        there = drafting.creatures(drafting.player(said.owner)) if said.head == "noun" else []
        listed = {len(there), *(len(drafting.creatures(each)) for each in ("me", "opponent") if there)}
        fighting = drafting.in_combat(FIGHTERS[said.value]) if said.value in FIGHTERS else []
        if said.count not in {len(found), len(alike), len(entered), len(fighting), *listed} and not created:
            yield said.start, said.end


def answered_to_nothing(drafting: Drafting, parts: Parts) -> Iterator[tuple[int, int]]:
    """Yield the place of "in response to …" where nothing but the answer itself is drafted."""
    if not parts.behind.get("response") and not any(unit.is_a("response") for unit in parts.clause.units):
        return
    happened = [each for each in drafting.draft.events if each.deed in RESPONDED_TO]
    later = any(each.step == "equip later" for each in drafting.draft.events)
    for said in parts.behind.get("response", []):
        card = drafting.cards.name_of(said.cards[0]) if isinstance(said, ThingSaid) and said.cards else None
        made = [
            each
            for event in happened
            if event.card == card is not None and parts.verb == "sacrifice"
            for each in event.targets
            if isinstance(each, DraftThing) and each.made_for_question
        ]
        if made and isinstance(said, ThingSaid):
            yield said.start, said.end
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
    units = parts.clause.units
    had = [
        at
        for at, unit in enumerate(units)
        if any(each.value in TOO for each in units[at + 1 : at + 4])
        and (
            (unit.value == "l'" and at + 1 < len(units) and units[at + 1].value in HAS)
            or (unit.value in OBJECT_PRONOUNS and at > 0 and units[at - 1].says("verb") == "have")
        )
    ]
    if had:
        yield units[had[0]].mention.start, units[-1].mention.end
        return
    told = parts.traits or parts.amounts or parts.numbers
    speaks = parts.objects or any(unit.value in TOO for unit in units)
    if parts.verb == "have" and things and pronouns and speaks and not told:
        yield units[0].mention.start, units[-1].mention.end


def keywords_of_what_is_not_there(drafting: Drafting, drafted: Drafted, parts: Parts) -> Iterator[tuple[int, int]]:
    """Yield the place of each noun phrase with keywords that is nothing on the table: "my creature with reach"."""
    known = shipped_lexicon().keywords
    kinds = {kind for each in drafting.draft.things if each.card for kind in drafting.cards.types(each.card)}
    for said in parts.all_things():
        missing = [
            each
            for each in map(fold_text, said.traits)
            if SUBTYPES.get(each) not in kinds
            and f" {each} creature token" not in drafted.texts.lower()
            and (known[each].id not in drafted.keywords if each in known else each not in drafted.traits)
        ]
        if said.head == "noun" and missing and not drafting.resolved.get(id(said)):
            yield said.start, said.end


def bare_numbers(drafted: Drafted, parts: Parts) -> Iterator[tuple[int, int]]:
    """Yield the place of each number with no noun that the draft has nowhere: "pump it twice", "has two of them"."""
    if parts.offers_numbers():
        return
    for unit in parts.clause.units:
        number = str(unit.number) if unit.kind == "amount" and unit.value == "times" else unit.says("number")
        if number is None or int(number) < 2 or unit.is_a("filler", "verb", "noun"):
            continue
        known = int(number) in drafted.numbers or int(number) == parts.x
        word = NUMBER_WORDS.get(int(number), number)
        if not known and number not in drafted.states and not {number, word} & set(re.findall(r"\w+", drafted.texts)):
            yield unit.mention.start, unit.mention.end


def reasons_of_claims(drafting: Drafting, parts: Parts) -> Iterator[tuple[int, int]]:
    """Yield the place of what happened before a claim and is its reason: "because it already resolved"."""
    units = parts.clause.units
    claimed = any(each.claimed for each in drafting.draft.questions)
    if parts.clause.sub == "because" and claimed and parts.verb in {"resolve", "cast", "die"}:
        yield units[0].mention.start, units[-1].mention.end


def counters_of_nobody(drafted: Drafted, parts: Parts) -> Iterator[tuple[int, int]]:
    """Yield the place of counters that are said to be somewhere and are on nothing."""
    for unit in parts.clause.units:
        counted = unit.kind == "amount" and "/" in unit.value
        if counted and unit.value not in drafted.states and unit.value not in drafted.texts:
            yield unit.mention.start, unit.mention.end


def amounts_of_nobody(drafted: Drafted, parts: Parts) -> Iterator[tuple[int, int]]:
    """Yield the place of each amount that is stated of a player and that the draft has nowhere: "he's at 7 poison"."""
    if parts.clause.asked:
        return
    for unit in parts.clause.units:
        if unit.kind != "amount" or unit.value not in OF_PLAYERS or not is_typed_as_number(drafted, unit):
            continue
        words = {str(unit.number), NUMBER_WORDS.get(unit.number, str(unit.number))}
        if unit.number not in drafted.numbers and words.isdisjoint(re.findall(r"\w+", drafted.texts)):
            yield unit.mention.start, unit.mention.end


def is_typed_as_number(drafted: Drafted, unit: Unit) -> bool:
    """Whether it is more than one, or one typed with a digit: "a card" counts nothing."""
    return unit.number != 1 or drafted.text[unit.mention.start : unit.mention.start + 1] == ["1"]


def second_verbs(parts: Parts) -> Iterator[tuple[int, int]]:
    """Yield the place of a second verb that asks another fate than the first: "I block do I die"."""
    if parts.second_verb in FATES and parts.verb not in {*FATES, "", "say", "let", "make"}:
        for unit in parts.clause.units:
            if unit.says("verb") == parts.second_verb:
                yield unit.mention.start, unit.mention.end


def plural_verbs_of_one(parts: Parts) -> Iterator[tuple[int, int]]:
    """Yield the place of a plural verb in a clause about the last of several things: "a 2/2 and a 1/1 that attack"."""
    said = parts.clause.of
    one = said is not None and said.head in {"card", "size"} and (said.count or 1) == 1
    if parts.clause.sub != "that" or not one:
        return
    for unit in parts.clause.verb_units[:1]:
        if unit.value in {"attack", "block", "die", "have", "are", "ont", "sont"} or (
            unit.value.endswith("ent") and len(unit.value) > len("ent") + 2
        ):
            yield unit.mention.start, unit.mention.end
