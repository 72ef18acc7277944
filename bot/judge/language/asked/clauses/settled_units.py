"""Units of which each is one part of speech: what may be a verb and something else is decided by its neighbours."""

from collections.abc import Sequence

from bot.judge.language.asked.clauses.clause import is_subject
from bot.judge.language.asked.phrases.things_said import Unit
from bot.judge.language.asked.words.function_words import (
    CLITIC_OBJECTS,
    CLITICS,
    EACH_OF_THEM,
    TELLS_AMOUNT,
    WHAT_BEHIND,
)
from bot.judge.language.asked.words.lexicon import Meaning
from bot.judge.language.asked.words.mentions import Mention
from bot.judge.language.asked.words.players import OPPONENT


def as_player(unit: Unit, player: str) -> Unit:
    """Return the unit as a word for that player."""
    mention = Mention(unit.mention.start, unit.mention.end, (Meaning("player", player),))
    return Unit("mention", mention, value=unit.value)


def is_person_who_acts(units: Sequence[Unit], at: int) -> bool:
    """Whether the unit is a friend who does something, and claims nothing: « mon pote bloque »."""
    if not units[at].is_a("person"):
        return False
    between = ("aux", "neg", "filler", "player", "pronoun")
    first, second = ([each for each in units[at + 1 : at + 6] if not each.is_a(*between)] + [None, None])[:2]
    says = "say" in {each.says("verb") for each in (first, second) if each is not None}
    return first is not None and first.says("verb") is not None and not says and not first.is_a("sub")


def settle_units(units: Sequence[Unit]) -> list[Unit]:
    """Decide of each word that may be a verb and something else which it is, by its neighbours."""
    found: list[Unit] = []
    for at, unit in enumerate(units):
        before = found[-1] if found else None
        behind = next((each for each in units[at + 1 :]), None)
        done_to = before is not None and before.is_a("prep", "verb") and before.says("verb") not in {"say", "be"}
        plays_now = done_to or plays(units[at + 1 : at + 1 + MOST_VERBS]) or is_person_who_acts(units, at)
        if unit.is_a("person") and plays_now:
            found.append(as_player(unit, OPPONENT))
            continue
        if unit.is_a("supposing") and (before is None or before.is_a("stop")):
            supposed = Mention(unit.mention.start, unit.mention.end, (Meaning("filler", unit.value),))
            found.append(Unit("mention", supposed, value=unit.value))
            continue
        if behind is not None and behind.is_a("colon") and (side := owner_of_side(unit)) is not None:
            found.append(as_player(unit, side))
            continue
        if asks_amount(unit, units[at + 1 : at + 4]):
            measured = Mention(unit.mention.start, unit.mention.end, (Meaning("wh", "how much"),))
            found.append(Unit("mention", measured, value=unit.value))
            continue
        if (meaning := what_ends_sentence(unit, before, behind)) is not None:
            found.append(Unit("mention", Mention(unit.mention.start, unit.mention.end, (meaning,)), value=unit.value))
            continue
        found.append(settle_unit(unit, before, behind))
        if before is not None and asks_what_is_dealt(found, behind):
            dealt = Mention(unit.mention.start, unit.mention.end, (Meaning("verb", "deal"),))
            found[-1] = Unit("mention", dealt, value=unit.value)
    return found


def what_ends_sentence(unit: Unit, before: Unit | None, behind: Unit | None) -> Meaning | None:
    """Return what a word means that ends a sentence: "…, game?" asks whether that is lethal, « il meurt quoi ? » what
    happens; None for any other."""
    asked = behind is not None and behind.is_a("stop") and behind.value.startswith("?")
    if (verdict := unit.says("verdict")) is not None:
        pronoun = before is not None and before.thing is not None and before.thing.head == "pronoun"
        alone = before is None or pronoun or before.is_a("stop", "join", "filler", "verb", "pronoun", "sub")
        return Meaning("verb", verdict) if alone and (asked or (behind is not None and behind.is_a("join"))) else None
    if asked and unit.value in WHAT_BEHIND and before is not None and before.is_a("verb"):
        return Meaning("wh", "what")
    return None


MEASURED = frozenset({"take", "lose", "gain", "deal"})
"""The verbs of which "what do I …" asks how much it is."""


def asks_amount(unit: Unit, behind: Sequence[Unit]) -> bool:
    """Whether "what do" opens no definition: "what do I lose if I don't block"."""
    opens = unit.says("opening") == "define" and len(behind) >= 2
    if opens and len(behind) == 3 and behind[1].says("prep") == "on" and behind[2].is_a("stop", "sub"):
        return behind[0].is_a("player") or behind[0].kind == "thing"  # "what's he at?"
    return opens and behind[0].is_a("player") and behind[1].says("verb") in MEASURED


def owner_of_side(unit: Unit) -> str | None:
    """Whose side a heading names: "his board: …", "on my side: …"; None where it names none."""
    if unit.thing is not None and unit.thing.value == "all":
        return unit.thing.owner
    return unit.says("side") or None


MOST_VERBS = 5
"""So many units tell whether somebody plays or says something."""


def plays(behind: Sequence[Unit]) -> bool:
    """Whether what stands behind "my friend" is done in the game: "my friend has a 4/4", and no "my friend says"."""
    verb = ""
    for unit in behind:
        if unit.is_a("filler", "aux", "neg") and not unit.is_a("verb", "participle"):
            continue
        said = unit.says("verb") or unit.says("participle") or unit.says("cardverb")
        if said == "say":
            return False
        if said is None:
            counted = unit.kind in {"thing", "amount"} or unit.is_a("number")
            acts = unit.thing is not None and unit.thing.verb and not verb
            return acts or (verb != "" and (verb not in {"be", "have"} or counted or unit.says("prep") == "on"))
        verb = said
    return verb not in {"", "be", "have"}


def asks_what_is_dealt(units: Sequence[Unit], behind: Unit | None) -> bool:
    """Whether the last unit is a second "do", which deals damage: "how much does my 6/6 do to him"."""
    last, before = units[-1], units[-2]
    if last.value in TELLS_AMOUNT and last.is_a("aux") and before.kind == "thing":
        return behind is not None and behind.is_a("number") and not behind.is_a("filler")  # "my 3/3 does 6"
    follows = behind is None or behind.is_a("stop", "prep", "sub", "join", "amount", "number", "measure")
    if not (follows and last.value == "do" and last.is_a("aux") and is_subject(before)):
        return False
    since = next((at for at in reversed(range(len(units) - 1)) if units[at].is_a("stop")), 0)
    opened = any(each.says("aux") in {"do", "will", "can"} for each in units[since:-1])
    asks = before.kind == "thing" or any(each.says("wh") == "how much" for each in units[since:-1])
    return opened and asks


def settle_unit(unit: Unit, before: Unit | None, behind: Unit | None) -> Unit:
    mention = unit.mention
    if unit.kind != "mention" or not mention.is_a("verb", "participle"):
        return unit
    keep: tuple[str, ...] = ()
    acts = before is not None and (is_subject(before) or before.is_a("aux", "neg") or before.value in CLITICS)
    if mention.is_a("prep"):
        player = (
            before is not None
            and before.kind == "mention"
            and (
                before.value in EACH_OF_THEM
                or before.is_a("player", "neg", "aux")
                or (before.value in CLITICS and mention.value("verb") == "have")
            )
        )
        ends = behind is None or behind.is_a("stop", "join", "sub")
        player = player or (before is not None and before.value in CLITIC_OBJECTS and ends)  # « il le contre »
        then = before is None or before.is_a("join", "sub")
        player = player or (before is not None and before.says("sub") == "that" and mention.value("verb") == "have")
        thing = before is not None and before.kind == "thing" and mention.value("verb") == "have"
        keep = (
            ("verb",)
            if player or thing or (then and mention.value("verb") == "counter")
            else ("prep", "filler", "number")
        )
    elif mention.is_a("filler", "number") and mention.value("verb") == "have":
        keep = ("verb",) if acts else ("filler", "number")
    elif mention.is_a("measure") and mention.value("verb") == "counter":
        keep = ("verb",) if acts or before is None or before.is_a("join", "sub") else ("measure",)
    elif mention.is_a("noun"):
        keep = ("verb", "participle") if acts or before is None or before.is_a("join", "sub") else ("noun", "verb")
    elif mention.is_a("state") and not mention.is_a("participle"):
        opens = (before is None or before.is_a("join", "sub")) and behind is not None and behind.says("prep") == "with"
        done_to = behind is not None and behind.thing is not None
        begins = before is not None and before.says("sub") in {"after", "before", "when", "if"}
        keep = ("verb",) if opens or ((acts or begins) and done_to) else ("state",)
    elif mention.is_a("tag", "player", "wh", "greeting", "aux"):
        return unit
    if not keep:
        return unit
    meanings = tuple(each for each in mention.meanings if each.kind in keep)
    if not meanings:
        return unit
    return Unit(
        unit.kind,
        type(mention)(mention.start, mention.end, meanings, mention.cards),
        unit.thing,
        unit.number,
        unit.value,
    )
