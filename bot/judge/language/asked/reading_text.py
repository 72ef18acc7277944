"""A text of sentences to a scenario document: read, drafted, placed, with what was not understood.

Owns the order of these steps, and how a follow-up changes what was said before it."""

from collections.abc import Sequence
from copy import deepcopy
from itertools import chain, pairwise

from bot.engine.frozen_class import dataclass
from bot.judge.definitions import CardSource
from bot.judge.language.asked.clauses.called_players import mean_called_players
from bot.judge.language.asked.clauses.clause import Clause, is_subject, is_verb, iterate_sentences
from bot.judge.language.asked.clauses.cutting_clauses import cut_into_clauses
from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid, parts_of_clause, says_who_defends
from bot.judge.language.asked.deeds.deed_readers import DEEDS, state_clause
from bot.judge.language.asked.deeds.unplaced_words import keep_unplaced_words
from bot.judge.language.asked.deeds.who_acts import name_who_types
from bot.judge.language.asked.drafting.asked_about import ask, last_deed, topic
from bot.judge.language.asked.drafting.cards_said import CardsSaid
from bot.judge.language.asked.drafting.draft import Asked, Deed, Draft, DraftEvent, Leftover
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.drafting.placing import Placed, place_draft
from bot.judge.language.asked.drafting.sized_cards import join_sizes_to_cards
from bot.judge.language.asked.follow_ups import FOLLOWS
from bot.judge.language.asked.phrases.things_said import ThingSaid, Unit
from bot.judge.language.asked.phrases.units import UnitReader
from bot.judge.language.asked.questions.asking import ONLY_ASKED, QUESTIONS, ask_clause
from bot.judge.language.asked.questions.asking_possibilities import show_by_what_is_told
from bot.judge.language.asked.questions.missing_facts import find_missing
from bot.judge.language.asked.words.function_words import IT
from bot.judge.language.asked.words.lexicon import is_adverb
from bot.judge.language.asked.words.mentions import SaidText, read_mentions
from bot.judge.language.asked.words.players import ME
from bot.judge.language.lexicon.action_words import action_words
from bot.judge.language.objects.creatures import Reader
from bot.language import Language

MOST_LEFT = 20
"""Of so many words of a clause that were not understood is kept what they are: nobody reads more."""
MOST_FOLLOW_UPS = 6


@dataclass(frozen=True, slots=True)
class TextReading:
    """A text as read: its draft, and the document where it could be placed."""

    said: SaidText
    draft: Draft
    clauses: tuple[Clause, ...]
    parts: tuple[Parts, ...]
    placed: Placed | None
    followed: bool = False
    """Whether `said` is a follow-up, whose situation the first text told."""


def read_text(text: str, lang: Language, cards: CardSource) -> TextReading:
    """Read a text, and each follow-up behind `>>`; raises `ScenarioError`."""
    first, *more = [each.strip() for each in text.split(FOLLOWS)][: MOST_FOLLOW_UPS + 1]
    facts = CardsSaid(cards, lang)
    said = read_mentions(first, lang, cards)
    drafting = Drafting(said, facts)
    clauses, read = draft_sentences(drafting, said)
    for each in more:
        said = read_mentions(each, lang, cards)
        drafting.said = said
        change_draft(drafting, said)
    draft = drafting.draft
    cast_what_is_held(drafting)
    shield_in_response(drafting)
    find_missing(drafting)
    placed = None
    if (draft.things or draft.events or draft.totals) and not any(each.weighty for each in draft.leftovers):
        placed = place_read_draft(draft, lang, cards)
    return TextReading(said, draft, tuple(clauses), tuple(read), placed, bool(more))


ASKED_OF_WHAT_HAPPENS = frozenset({Asked.WHAT_HAPPENS, Asked.DIES, Asked.SURVIVES, Asked.ANY_DIES, Asked.BOTH_DIE})
"""What is asked of what becomes of things: something happens to them."""


def cast_what_is_held(drafting: Drafting) -> None:
    """`opp: three 2/2s. me: Pyroclasm`: where nothing happens, the one spell that somebody holds is cast."""
    draft = drafting.draft
    held = [(player, name) for player, names in draft.hands.items() for name in names]
    open_ended = all(each.asked in ASKED_OF_WHAT_HAPPENS and each.event is None for each in draft.questions)
    if draft.events or not open_ended or len(held) != 1 or not draft.things:
        return
    (player, name) = held[0]
    if drafting.cards.is_spell(name) and not drafting.cards.targets_anything(name):
        draft.hands[player].remove(name)
        draft.events.append(DraftEvent(Deed.CAST, player, card=name))


def shield_in_response(drafting: Drafting) -> None:
    """`Circle of Protection: Red activated, he bolts me`: a source is chosen when there is one (CR 609.7)."""
    events = drafting.draft.events
    for at, (event, behind) in enumerate(pairwise(list(events))):
        source = event.who[0].card if event.deed is Deed.ACTIVATE and event.who else None
        chooses = source is not None and "source of your choice" in drafting.cards.text(source)
        if chooses and behind.deed is Deed.CAST and behind.by != event.by:
            event.response = True
            events[at], events[at + 1] = behind, event


def place_read_draft(draft: Draft, lang: Language, cards: CardSource) -> Placed:
    """Return the document of a draft; raises `ScenarioError`."""
    reader = Reader(cards, lang, "text", table=True, placing=True)
    return place_draft(draft, reader, CardsSaid(cards, lang))


def place_without_keyword(draft: Draft, number: int, lang: Language, cards: CardSource) -> Placed:
    """Return the document of the draft in which the thing of that number lacks the first of its keywords."""
    without = deepcopy(draft)
    for each in without.things:
        if each.number == number:
            each.traits = each.traits[1:]
    return place_read_draft(without, lang, cards)


FIRST_THOUGH_LATER = frozenset({"when", "after"})
"""The kinds of clauses that may stand behind what comes after them: `I Shock it when he attacks`."""


def describes_target(drafting: Drafting, clause: Clause, since: int) -> bool:
    """Whether a participle says of what a spell is cast on that it fights: « Foudre sur ma 2/2 bloquée par »."""
    first = clause.verb_units[0] if clause.verb_units else None
    fights = first is not None and (first.says("participle") or "") in {"block", "attack"}
    told = drafting.draft.events[since:]
    return clause.sub == "that" and fights and bool(told) and all(each.deed is Deed.CAST for each in told)


def answers_what_is_told(later: Sequence[DraftEvent], new: Sequence[DraftEvent]) -> bool:
    """Whether all that was told before is cast or used by one player as the other casts something."""
    deeds = {Deed.CAST, Deed.ACTIVATE, Deed.EFFECT}
    acts = bool(later) and bool(new) and all(each.deed in deeds for each in (*later, *new))
    return acts and {each.by for each in later}.isdisjoint(each.by for each in new)


def put_combat_first(draft: Draft, since: int, before: int, sub: str | None) -> None:
    """Move the attacks and blocks that a clause added behind `before` in front of what was said since then."""
    later, new = draft.events[since:before], draft.events[before:]
    combat = [each for each in new if each.deed in {Deed.ATTACK, Deed.BLOCK}]
    if sub == "when" and answers_what_is_told(later, new):
        combat = new  # "I Giant Growth it when he bolts it"
        for each in later:
            each.response = True
    draft.events[since:] = [*combat, *later, *(each for each in new if each not in combat)]


def draft_sentences(drafting: Drafting, said: SaidText) -> tuple[list[Clause], list[Parts]]:
    """Add all clauses of a text to the draft, in their order."""
    clauses = cut_into_clauses(UnitReader(said).units())
    drafting.draft.leftovers += join_sizes_to_cards(clauses, said, drafting.cards)
    lend_subjects(clauses)
    mean_called_players(said, clauses)
    clauses = bare_questions_last(clauses)
    read: list[Parts] = []
    before = since = 0
    sentence = -1
    for clause in clauses:
        behind = clause.sub in FIRST_THOUGH_LATER or describes_target(drafting, clause, since)
        if not behind:
            since = len(drafting.draft.events)
        before = len(drafting.draft.events)
        parts = parts_of_clause(clause)
        read.append(parts)
        keep_leftovers(drafting, said, parts)
        if clause.asked:
            ask_clause(drafting, parts)
        else:
            if clause.sentence != sentence:
                name_who_types(drafting, parts)
            state_clause(drafting, parts)
        sentence = clause.sentence
        if behind:
            put_combat_first(drafting.draft, since, before, clause.sub)
    if clauses and not drafting.draft.questions and asks_whether_legal(clauses[-1]):
        ask(drafting, Asked.LEGAL, event=last_deed(drafting))
    ask_what_is_first(drafting, read)
    show_by_what_is_told(drafting)
    side_with_who_is_dealt_damage(drafting, read)
    keep_what_is_left(drafting, said, read)
    return clauses, read


def ask_what_is_first(drafting: Drafting, read: Sequence[Parts]) -> None:
    """« elle la tue avant qu'elle riposte ? »: whether it dies and deals no damage; of anything else that comes before
    something neither yes nor no is said."""
    fates = {"die", "kill", "strike", "deal", "hit", "survive"}
    for first, second in pairwise(read):
        asked = first.clause.asked and first.verb in fates and second.clause.sub == "before"
        if asked and second.verb in fates and drafting.draft.questions:
            last = drafting.draft.questions[-1]
            last.first = last.asked is Asked.DIES
            last.yes_or_no = last.first


def asks_whether_legal(clause: Clause) -> bool:
    """« …, c'est bon ? », `legal?` behind what is done."""
    return clause.mark.startswith("?") and any(unit.is_a("legal") for unit in clause.units)


def lend_subjects(clauses: Sequence[Clause]) -> None:
    """« après avoir pris une Foudre, ma 4/4 … »: who does it is the subject of the clause that follows."""
    for clause, behind in pairwise(clauses):
        verb = clause.verb_units[0] if clause.verb_units else None
        if clause.sub not in {"after", "before"} or verb is None or behind.sentence != clause.sentence:
            continue
        if any(map(is_subject, clause.units[: clause.units.index(verb)])):
            continue
        acts = behind.verb_units[0] if behind.verb_units else None
        named = [] if acts is None else [each for each in behind.units[: behind.units.index(acts)] if is_subject(each)]
        clause.units[:0] = named[:1]


def keep_what_is_left(drafting: Drafting, said: SaidText, read: Sequence[Parts]) -> None:
    """Keep what the clauses name and the draft has not, and what was guessed."""
    for parts in read:
        keep_unused(drafting, said, parts)
    keep_unplaced_words(drafting, read)
    guessed = [(each.value("guess"), each.cards) for each in said.mentions if each.is_a("guess")]
    drafting.draft.guesses += [(typed, cards[0].name) for typed, cards in guessed if typed and len(cards) == 1]
    drafting.draft.guesses += said.corrected


def side_with_who_is_dealt_damage(drafting: Drafting, read: Sequence[Parts]) -> None:
    """Make who asks how much damage they take the one who is attacked, where nobody says whose the creatures are."""
    draft = drafting.draft
    attack = next((each for each in draft.events if each.deed is Deed.ATTACK), None)
    takes = any(each.clause.asked and each.verb == "take" and "how much" in each.asks for each in read)
    hurt = takes and any(each.asked is Asked.DAMAGE and each.player == ME for each in draft.questions)
    hurt = hurt or any(each.asked is Asked.LOSES and each.player == ME for each in draft.questions)
    sides_said = any(each.owner_said for each in draft.things) or any(
        unit.is_a("player", "owner") or (unit.thing is not None and unit.thing.owner is not None)
        for each in read
        if not each.clause.asked and not tells_total_alone(each)
        for unit in each.clause.units
    )
    defends = any(map(says_who_defends, read))
    if attack is None or attack.by != ME or (not defends and (sides_said or not hurt)):
        return
    for thing in draft.things:
        thing.owner = drafting.other(thing.owner)
    for event in draft.events:
        event.by = None if event.by is None else drafting.other(event.by)


def tells_total_alone(parts: Parts) -> bool:
    """« j'ai 1 PV »: a clause that says how much life somebody has, and nothing of creatures."""
    return bool(parts.amounts) and parts.verb in {"have", "be", ""} and not parts.all_things()


USES_AMOUNTS = frozenset(
    {
        "attack",
        "block",
        "have",
        "be",
        "goback",
        "stay",
        "get",
        "put",
        "gain",
        "lose",
        "deal",
        "take",
        "make",
        "draw",
        "mill",
        "discard",
        "activate",
        "pay",
        "cast",
        "",
        "hit",
        "give",
        "burn",
        "say",
    }
)
SPARE_NUMBERS = frozenset(
    {"", "cast", "attack", "kill", "respond", "equip", "counter", "bounce", "exile", "fight", "sacrifice"}
)
"""The verbs beside which a number alone says nothing that is read."""
USES_TRAITS = frozenset(
    {
        "exile",
        "have",
        "be",
        "become",
        "get",
        "give",
        "gain",
        "lose",
        "pump",
        "make",
        "",
        "work",
        "say",
        "save",
        "stop",
        "respond",
        "choose",
    }
)


def keep_unused(drafting: Drafting, said: SaidText, parts: Parts) -> None:
    """Keep what a clause names and nothing came of: a verdict that leaves it out would answer something else."""
    if parts.tagged and not parts.verb:
        return
    draft = drafting.draft
    held = {each for cards in draft.hands.values() for each in cards}
    known = held | {each.card for each in draft.events} | {each.card for each in draft.things}
    for thing in parts.all_things():
        if thing.head == "card" and thing.cards and drafting.cards.name_of(thing.cards[0]) in known:
            continue
        if (
            thing.head in {"card", "size"}
            and thing.start not in drafting.used
            and not any(each.span[0] == thing.start for each in draft.leftovers)
        ):
            drafting.draft.leftovers.append(
                Leftover(said.words(thing.start, thing.end), (thing.start, thing.end), weighty=True)
            )
    unused = [
        unit
        for unit in parts.clause.units
        if unit.kind == "amount" and "/" not in unit.value and parts.verb not in USES_AMOUNTS and not parts.clause.asked
        if not (unit.value == "times" and unit.number in drafting.added_up) and not restates_damage(drafting, unit)
    ]
    if parts.verb not in USES_TRAITS and not parts.clause.asked:
        unused += [
            unit
            for unit in parts.clause.units
            if unit.kind == "mention"
            and unit.is_a("trait", "delta")
            and not unit.is_a("noun", "filler", "verb", "prep")
        ]
    if parts.verb and parts.verb not in DEEDS.keys() | QUESTIONS.keys() - ONLY_ASKED and not parts.clause.asked:
        unused += [unit for unit in parts.clause.units if is_verb(unit)][:1]
    used = (
        {each.extras.get("x") for each in draft.events} | {each.casts for each in draft.things} | {*drafting.added_up}
    )
    casts = any(each.head == "card" and drafting.cards.is_spell(each.value) for each in parts.all_things())
    if (
        parts.numbers
        and parts.verb in SPARE_NUMBERS
        and (parts.verb or casts)
        and not parts.clause.asked
        and not used & set(parts.numbers)
    ):
        unused += [unit for unit in parts.clause.units if unit.is_a("number") and not unit.is_a("filler")]
    for unit in unused:
        span = (unit.mention.start, unit.mention.end)
        drafting.draft.leftovers.append(Leftover(said.words(*span), span, weighty=True))


def bare_questions_last(clauses: list[Clause]) -> list[Clause]:
    """A question that opens a text and names no card and no size is read behind what follows, which says of whom."""
    clauses = conditions_first(claims_behind(tables_first(clauses)))
    first = [each for each in clauses if each.sentence == clauses[0].sentence] if clauses else []
    rest = clauses[len(first) :]
    bare = any(each.asked for each in first) and not any(names_something(each) for each in first)
    nouns = any(unit.thing is not None and unit.thing.value == "creature" for each in first for unit in each.units)
    bare = bare and not (nouns and any(map(says_what_it_is, iterate_sentences(rest))))
    if not bare or not any(names_something(each) for each in rest):
        return clauses
    told = {verb for each in rest for verb in verbs_of(each)} - {None, "be", "have", "get"}
    first = [each for each in first if each.sub not in {"if", "when"} or told.isdisjoint(verbs_of(each))]
    for thing in (unit.thing for each in first for unit in each.units if unit.thing is not None):
        speaks_of_what_is_told(thing)
    return [*rest, *first]


def restates_damage(drafting: Drafting, unit: Unit) -> bool:
    """`sac Mogg Fanatic, 1 damage to his Elf`: whether that is what is used deals."""
    names = [each.card or next((one.card for one in each.who), None) for each in drafting.draft.events]
    dealt = f"deals {unit.number} damage"
    return unit.value == "damage" and any(dealt in drafting.cards.text(each) for each in names if each)


def verbs_of(clause: Clause) -> set[str | None]:
    """Return the verbs of the clause, participles too: what they say is told once."""
    return {each.says("verb") or each.says("participle") for each in clause.verb_units}


def speaks_of_what_is_told(thing: ThingSaid) -> None:
    """« une créature avec flétrissure » in a question before a situation is the one that is told then."""
    if thing.head == "noun" and thing.indefinite and thing.traits:
        thing.indefinite, thing.definite = False, True


def conditions_first(clauses: list[Clause]) -> list[Clause]:
    """What may be done is read behind when it may: "can I respond when he casts Shock?"; a question that names what it
    is about comes first, since the condition is on that."""
    found: list[Clause] = []
    for sentence in iterate_sentences(clauses):
        can = next((at for at, each in enumerate(sentence) if each.asked and asks_possibility(each)), None)
        told = [] if can is None else [each for each in sentence[can + 1 :] if each.sub in {"when", "if", "after"}]
        if can is None or not told or names_something(sentence[can]) or any(each.asked for each in sentence[can + 1 :]):
            found += sentence
            continue
        found += [*sentence[:can], *sentence[can + 1 :], sentence[can]]
    return found


def asks_possibility(clause: Clause) -> bool:
    """Whether the clause asks whether somebody may do something with nothing that it names."""
    can = any(each.says("aux") == "can" for each in clause.units)
    return can and any(each.says("verb") == "respond" for each in clause.verb_units)


def claims_behind(clauses: list[Clause]) -> list[Clause]:
    """A claim that names no card and no size is read behind the situation that the same sentence tells after it."""
    for at, each in enumerate(clauses):
        if not each.claimed or names_something(each):
            continue
        rest = [one for one in clauses[at + 1 :] if one.sentence == each.sentence]
        told = next((place for place, one in enumerate(rest) if one.sub is None and names_something(one)), None)
        if told is not None and not any(one.asked for one in rest):
            end = at + 1 + len(rest)
            return [*clauses[:at], *rest[told:], *clauses[at : at + 1 + told], *clauses[end:]]
    return clauses


def tables_first(clauses: list[Clause]) -> list[Clause]:
    """What somebody is said to have behind a question was there before it."""
    asked = False
    late: set[int] = set()
    for sentence in iterate_sentences(clauses):
        number = sentence[0].sentence
        verbs = {unit.says("verb") for each in sentence for unit in each.verb_units}
        table = bool(verbs) and verbs <= {"have", "be"} and not any(each.asked for each in sentence)
        if asked and table and not says_what_it_is(sentence) and any(names_something(each) for each in sentence):
            late.add(number)
        asked = asked or any(each.asked for each in sentence)
    return sorted(clauses, key=lambda each: each.sentence not in late) if late else clauses


def says_what_it_is(sentence: Sequence[Clause]) -> bool:
    """Whether the sentence says of what was spoken of what it is: "it's a 3/3"."""
    opening = next((unit for each in sentence for unit in each.units), None)
    return opening is not None and opening.thing is not None and opening.thing.head == "pronoun"


def names_something(clause: Clause) -> bool:
    return any(unit.thing is not None and unit.thing.head in {"card", "size"} for unit in clause.units)


def keep_leftovers(drafting: Drafting, said: SaidText, parts: Parts) -> None:
    """Keep the words of a clause that were not understood: those that stand where a thing, a size or an act belongs
    weigh."""
    units = parts.clause.units
    places = {id(unit): at for at, unit in enumerate(units)}
    for unit in parts.unknown[:MOST_LEFT]:
        at = places[id(unit)]
        before = units[at - 1] if at else None
        behind = units[at + 1] if at + 1 < len(units) else None
        text = said.words(unit.mention.start, unit.mention.end)
        if unit.value == "x" and behind is not None and behind.is_a("number"):
            continue  # « pour X = 2 »
        if unit.value in {*action_words().ways, *action_words().paid} and any(
            each.head == "card" for each in parts.all_things()
        ):
            continue  # "I flashback it": how it is cast
        if unit.is_a("arrow"):
            if behind is None or is_verb(behind) or parts.verb == "attack" or names_spell(drafting, before):
                continue
            weighty = True
        else:
            capital = text[:1].isupper() and at > 0 and not said.text.isupper()
            slot = before is not None and (
                before.is_a("prep", "verb", "join", "number", "owner", "participle") or before.kind == "thing"
            )
            acts = (
                before is not None
                and before.is_a("player")
                and (not parts.verb or (parts.spell is not None and behind is not None and behind.thing is parts.spell))
            )
            subject = behind is not None and behind.is_a("verb", "participle") and at == 0
            telling = capital or slot or acts or subject or any(letter.isdigit() for letter in text)
            adverb = not capital and is_adverb(unit.value, said.lang)
            weighty = len(text) > 2 and telling and not adverb
        drafting.draft.leftovers.append(Leftover(text, (unit.mention.start, unit.mention.end), weighty=weighty))


def names_spell(drafting: Drafting, unit: Unit | None) -> bool:
    """Whether the unit is the name of an instant or sorcery, which an arrow aims at what stands behind it."""
    said = unit.thing if unit is not None else None
    return said is not None and said.head == "card" and drafting.cards.is_spell(drafting.cards.name_of(said.cards[0]))


def change_draft(drafting: Drafting, said: SaidText) -> None:
    """Change what was said before by a follow-up: who has what, who blocks, what is answered."""
    clauses = cut_into_clauses(UnitReader(said).units())
    draft = drafting.draft
    before, told = list(draft.questions), figures_told(drafting, stated=False)
    draft.questions, drafting.used = [], set()
    read = []
    for clause in clauses:
        parts = parts_of_clause(clause)
        read.append(parts)
        keep_leftovers(drafting, said, parts)
        change_by_clause(drafting, parts)
    keep_what_is_left(drafting, said, read)
    strangers = [each for each in said.mentions if (who := each.value("player")) and not drafting.is_seated(who)]
    draft.leftovers += (
        Leftover(said.words(each.start, each.end), (each.start, each.end), weighty=True) for each in strangers
    )
    if (
        told == figures_told(drafting, stated=any(each.verb for each in read))
        and not draft.questions
        and not any(each.weighty for each in draft.leftovers)
    ):
        whole = said.words(0, len(said.tokens))
        draft.leftovers.append(Leftover(whole, (0, len(said.tokens)), weighty=True))
    if draft.questions:
        draft.missing = [each for each in draft.missing if each.what != "what"]
    draft.questions = draft.questions or before


def figures_told(drafting: Drafting, *, stated: bool) -> tuple[object, ...]:
    """Return what a follow-up can change: what happens, and what lies there; creatures that do nothing only where it
    is `stated` by a verb that they are there."""
    draft = drafting.draft
    acting = {
        each.number for event in draft.events for each in [*event.who, *event.targets] if not isinstance(each, str)
    }
    things = [
        (each.number, each.owner, each.size, tuple(each.traits), tuple(each.states), each.loyalty, each.zone)
        for each in draft.things
        if each.number in acting or stated or (each.card is not None and not drafting.cards.is_creature(each.card))
    ]
    events = [
        (
            *(each.deed, each.by, each.card, each.text, each.none, each.every, [one.number for one in each.who]),
            [one if isinstance(one, str) else one.number for one in each.targets],
        )
        for each in draft.events
    ]
    totals = (dict(draft.totals), dict(draft.mana), dict(draft.commander_damage))
    return things, events, totals, draft.active, draft.step


def change_by_clause(drafting: Drafting, parts: Parts) -> None:
    draft = drafting.draft
    traits = [*parts.traits, *parts.traits_without]
    things = [each for each in parts.all_things() if not (each.head == "noun" and each.value == "any")]
    if (
        traits
        and parts.verb in {"", "have", "be", "get", "give"}
        and not [each for each in things if each.head in {"card", "size"}]
    ):
        change_traits(drafting, parts)
        return
    if lend_to_what_is_there(drafting, things):
        return
    if parts.verb == "block":
        draft.missing = [each for each in draft.missing if each.what != "blocker"]
        draft.events = [each for each in draft.events if each.deed is not Deed.BLOCK]
    if parts.clause.asked and parts.verb not in {"block", "attack", "cast", "respond", "counter", "be", "have"}:
        ask_clause(drafting, parts)
        return
    state_clause(drafting, parts)


def lend_to_what_is_there(drafting: Drafting, said: Sequence[ThingSaid]) -> bool:
    """« et si la 2/2 a le contact mortel ? »: the one of that size on the table has it, too; False where none or
    several may be meant."""
    if len(said) != 1 or said[0].head != "size" or not said[0].definite or not said[0].traits:
        return False
    owner = drafting.player(said[0].owner)
    same = [each for each in drafting.on_table(owner) if each.size == said[0].value]
    if len(same) != 1:
        return False
    drafting.used.add(said[0].start)
    drafting.resolved[id(said[0])] = same
    same[0].traits += [each for each in said[0].traits if each not in same[0].traits]
    return True


def change_traits(drafting: Drafting, parts: Parts) -> None:
    """`and with first strike?`: of whom nobody says otherwise the attacker has it."""
    owner = next(
        (
            drafting.player(each.player)
            for each in parts.subjects
            if isinstance(each, PlayerSaid) and each.word not in {"elle", "elles"}
        ),
        None,
    )
    said = parts.all_things()
    pronoun = bool(said) and all(each.head == "pronoun" and each.owner is None for each in said)
    meant = {id(each): drafting.find_things(each, None, make=False) for each in said}
    named = (
        topic(drafting) if pronoun and IT & {each.value for each in said} else [*chain.from_iterable(meant.values())]
    )
    fought = [*drafting.in_combat(Deed.ATTACK), *drafting.in_combat(Deed.BLOCK)]
    mine = [each for each in fought or drafting.creatures() if owner in {None, each.owner}]
    for thing in named[:1] or mine[:1]:
        if parts.negated or parts.traits_without:
            gone = {each.lower() for each in [*parts.traits, *parts.traits_without]}
            thing.traits = [each for each in thing.traits if each.lower() not in gone]
        else:
            thing.traits += [each for each in parts.traits if each not in thing.traits]
