"""What is done for a spell or ability that was named before: what is sacrificed as its cost, what is chosen for it."""

import re
from collections.abc import Sequence

from bot.judge.language.asked.clauses.parts import Parts
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.players import ME
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.made_up import SUBTYPES
from bot.reference.folding import fold_text

SACRIFICED_TO_CAST = re.compile(
    r"additional cost to cast this spell, [^.]*sacrifice|sacrifice [^.]*rather than pay", re.IGNORECASE
)
SACRIFICED_AS_COST = re.compile(r"sacrifice an? [^:.]*:", re.IGNORECASE)
COLOR_CHOSEN = re.compile(r"color of your choice|choose a color|chosen color", re.IGNORECASE)


COLOR_WORDS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
"""A color as a scenario names it."""


def sacrifice_for_spell(draft: Drafting, things: Sequence[DraftThing]) -> bool:
    """CR 601.2b: `I cast Altar's Reap, sacrificing my 2/2`: it is the cost of what was cast or used last."""
    last = draft.draft.events[-1] if draft.draft.events else None
    chosen = [each for each in draft.draft.events if each.deed is Deed.CHOOSE]
    if last is None or not things or chosen:
        return False
    if last.deed is Deed.CAST and SACRIFICED_TO_CAST.search(draft.cards.text(last.card or "")):
        source = None
    elif last.deed is Deed.ACTIVATE and SACRIFICED_AS_COST.search(draft.cards.text(last.who[0].card or "")):
        source = last.who[0]
    else:
        return False
    mine = [each for each in things if each is not source]
    draft.adopt(mine, last.by or mine[0].owner)
    draft.draft.events += [DraftEvent(Deed.CHOOSE, last.by, [each], text="sacrifice") for each in mine]
    return True


CHOSEN = (
    (re.compile(r"choose a creature type", re.IGNORECASE), "creature type"),
    (re.compile(r"choose a color", re.IGNORECASE), "color"),
    (re.compile(r"choose an? (?:[a-z]+ )*card name", re.IGNORECASE), "name"),
)
"""What is chosen as a permanent enters, as a scenario names it."""


def choose_for_permanent(draft: Drafting, parts: Parts) -> bool:
    """`Cavern of Souls naming Goblin`: what was chosen as it entered (CR 614.12a); whether the clause says so."""
    said = [each for each in parts.subjects if isinstance(each, ThingSaid) and draft.is_permanent(each)]
    if len(said) != 1 or len(parts.subjects) != 1:
        return False
    text = draft.cards.text(draft.cards.name_of(said[0].cards[0]))
    kind = next((kind for pattern, kind in CHOSEN if pattern.search(text)), None)
    traits = [fold_text(each) for each in parts.traits]
    known = {"creature type": SUBTYPES, "color": shipped_lexicon().colors}.get(kind or "", {})
    values = [COLOR_WORDS.get(known[each], known[each]) for each in traits if each in known]
    named = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head == "card" and each.cards]
    values += [draft.cards.name_of(each.cards[0]) for each in named if kind == "name"]
    if kind is None or len(values) != 1:
        return False
    for each in draft.things(said[0], draft.actor or ME):
        each.chosen[kind] = values[0]
    draft.used |= {each.start for each in named}
    parts.traits.clear()
    return True


def choose_for_spell(draft: Drafting, parts: Parts) -> None:
    """`naming black`, `I choose red`: the color that a spell asks for, or what was chosen as a permanent entered."""
    if choose_for_permanent(draft, parts):
        return
    last = next((each for each in reversed(draft.draft.events) if each.deed in {Deed.CAST, Deed.ACTIVATE}), None)
    known = shipped_lexicon().colors
    colors = [known[each] for each in map(fold_text, parts.traits) if each in known]
    if last is None or len(colors) != 1:
        return
    name = last.card or (last.who[0].card if last.who else None) or ""
    if COLOR_CHOSEN.search(draft.cards.text(name)):
        draft.draft.events.append(
            DraftEvent(Deed.CHOOSE, last.by, text="color", extras={"pick": COLOR_WORDS[colors[0]]})
        )
        parts.traits.clear()


def color_of(word: str) -> str | None:
    """The color that the word is, as a scenario names it."""
    return COLOR_WORDS.get(shipped_lexicon().colors.get(fold_text(word), ""))


def choose_color(draft: Drafting, parts: Parts, event: DraftEvent) -> None:
    """`I cast Gods Willing, pro red`: the color that the spell asks for."""
    if not parts.traits or not COLOR_CHOSEN.search(draft.cards.text(event.card or "")):
        return
    said = {trait: set(filter(None, map(color_of, trait.replace("-", " ").split()))) for trait in parts.traits}
    colors = {color for found in said.values() for color in found}
    if len(colors) == 1:
        draft.draft.events.append(DraftEvent(Deed.CHOOSE, event.by, text="color", extras={"pick": colors.pop()}))
        parts.traits = [trait for trait, found in said.items() if not found]
