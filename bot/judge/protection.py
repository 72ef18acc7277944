"""What a permanent's protection stops of one source, computed by playing each part of it (CR 702.16b-f): damage,
enchanting and equipping, blocking, targeting.

A stand-in with the source's characteristics does each of these once that the source can do."""

from enum import StrEnum
from typing import Any

from bot.cards.model import CardFace, CardRecord
from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import play_to_the_end
from bot.engine.magic.ground.identifiers import ObjectId
from bot.judge.definitions import Library
from bot.judge.scenario_file import read_document

Document = dict[str, Any]
PROTECTED, SOURCE = "protected", "source"
SPELLS, ATTACHED = frozenset({"Instant", "Sorcery"}), frozenset({"Aura", "Equipment", "Fortification"})
DASH = "\N{EM DASH}"
SUPERTYPES = frozenset({"Basic", "Legendary", "Ongoing", "Snow", "World"})


class Part(StrEnum):
    """What a source may do to a permanent, in the order of the mnemonic."""

    DAMAGE = "damage"
    ATTACH = "attach"
    BLOCK = "block"
    TARGET = "target"


@dataclass(frozen=True, slots=True)
class PartStopped:
    """Whether the part is stopped; None where the source never does it."""

    part: Part
    stopped: bool | None


def judge_protection(who: CardRecord, source: CardRecord, library: Library) -> tuple[PartStopped, ...]:
    """Play each part with the first face of the source against the permanent; raises `ScenarioError`."""
    face = source.faces[0]
    words = face.type_line.replace(DASH, " ").split()
    text = face.text.lower()
    fights = "Creature" in words
    targets = fights or "Aura" in words or "target" in text or "equip" in text
    stops = {
        Part.DAMAGE: damage_is_prevented(who, face, library) if fights or "damage" in text else None,
        Part.ATTACH: is_not_attached(who, source, library) if ATTACHED & set(words) else None,
        Part.BLOCK: cannot_block(who, face, library) if fights else None,
        Part.TARGET: cannot_target(who, face, library) if targets else None,
    }
    return tuple(PartStopped(part, stops[part]) for part in Part)


def played(library: Library, objects: list[Document], do: list[Document]) -> Outcome:
    return play_to_the_end(read_document({"objects": objects, "do": do}, library).scenario)


def permanent(who: CardRecord, by: str = "Bob") -> Document:
    return {"id": PROTECTED, "card": who.name, "controller": by}


def stand_in(face: CardFace, text: str) -> Document:
    """Return something with the characteristics of the face, and that text."""
    front, _, subtypes = face.type_line.partition(DASH)
    words = front.split()
    sized = {"power": 1, "toughness": 9} if "Creature" in words else {}
    return {
        "name": face.name,
        "types": [each for each in words if each not in SUPERTYPES],
        "supertypes": [each for each in words if each in SUPERTYPES],
        "subtypes": [each for each in subtypes.split() if each not in ATTACHED],
        "colors": list(face.colors),
        "text": text,
        **sized,
    }


def is_spell(face: CardFace) -> bool:
    return bool(SPELLS & set(face.type_line.split()))


def damage_is_prevented(who: CardRecord, face: CardFace, library: Library) -> bool:
    """CR 702.16e."""
    if is_spell(face):
        spell = stand_in(face, f"{face.name} deals 1 damage to each creature.")
        outcome = played(library, [permanent(who)], [{"cast": spell, "by": "Alice"}, {"resolve": "all"}])
    else:
        source = stand_in(face, "{0}: This permanent deals 1 damage to each creature.")
        objects = [permanent(who), {"id": SOURCE, "is": source, "controller": "Alice"}]
        outcome = played(library, objects, [{"activate": SOURCE, "ability": 1, "by": "Alice"}, {"resolve": "all"}])
    return any(event.recipient == PROTECTED for event in outcome.trace.of(ev.DamagePrevented))


def cannot_target(who: CardRecord, face: CardFace, library: Library) -> bool:
    """CR 702.16b."""
    asked: Document = {"ask": "can target", "what": PROTECTED, "by": "Alice"}
    if is_spell(face):
        spell = stand_in(face, f"{face.name} deals 1 damage to target permanent.")
        outcome = played(library, [permanent(who)], [{**asked, "card": spell}])
    else:
        source = stand_in(face, "{0}: Tap target permanent.")
        objects = [permanent(who), {"id": SOURCE, "is": source, "controller": "Alice"}]
        outcome = played(library, objects, [{**asked, "object": SOURCE, "ability": 1}])
    return not outcome.answers[0].value


def cannot_block(who: CardRecord, face: CardFace, library: Library) -> bool:
    """CR 702.16f."""
    objects = [permanent(who, "Alice"), {"id": SOURCE, "is": stand_in(face, ""), "controller": "Bob"}]
    outcome = played(library, objects, [{"ask": "can block", "who": SOURCE, "what": PROTECTED, "attacking": True}])
    return not outcome.answers[0].value


def is_not_attached(who: CardRecord, source: CardRecord, library: Library) -> bool:
    """CR 702.16c-d: whether the Aura goes or the Equipment falls off."""
    attached = {"id": SOURCE, "card": source.name, "controller": "Alice", "attached_to": PROTECTED}
    outcome = played(library, [permanent(who), attached], [{"resolve": "all"}])
    there = outcome.state.objects.get(ObjectId(SOURCE))
    return there is None or not there.on_battlefield or there.attached_to != PROTECTED
