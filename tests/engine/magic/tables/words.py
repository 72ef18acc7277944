"""Reads the objects of a test's table from words: `force 8/8 trample green`, `siege battle:4 protector:Bob`.

Words of a name are joined by hyphens: `first-strike`, `protection-from-green`. Knows no scenario."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.engine.magic.asking.scenario import ObjectSetup
from bot.engine.magic.ground.colors import COLOR_NAMES, Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.tables import RULES
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import (
    Ability,
    AdditionalBlocks,
    Chapter,
    CounterLimit,
    DamageAbility,
    StaticAbility,
)
from bot.engine.magic.words.damage_replacements import DamageDescribed
from bot.engine.magic.words.effects import AddAbility, KeywordAbility, Modification, ModifyPowerToughness
from bot.engine.magic.words.filters import AttachedObject, This
from bot.engine.magic.words.qualities import (
    ColorCountQuality,
    ColoredSpellsQuality,
    ColorQuality,
    EverythingQuality,
    KindsQuality,
    NameQuality,
    PlayerQuality,
    Quality,
    TypeQuality,
)
from tests.engine.magic.tables.damage_words import DAMAGE_WORDS
from tests.engine.magic.tables.rule_words import RULE_WORDS

ALICE, BOB, CAROL = PlayerId("Alice"), PlayerId("Bob"), PlayerId("Carol")
SEATS = tuple(PlayerId(seat) for seat in "ABCDEF")
"""Of an Emperor table."""
PLAYERS = {player: player for player in (ALICE, BOB, CAROL, *SEATS)}

COLORS = {name: color for color, name in COLOR_NAMES.items()}
TYPES = ("Artifact", "Creature", "Enchantment", "Land")
SUPERTYPES = ("Legendary", "World", "Basic", "Snow")
SUBTYPES = (
    *("Aura", "Equipment", "Siege", "Beast", "Human", "Wall", "Fortification", "Forest", "Island", "Swamp", "Desert"),
    *("Dryad", "Gideon", "Role", "Saga"),
)
QUALITIES: Mapping[str, Quality] = {
    **{name: ColorQuality(color) for name, color in COLORS.items()},
    "everything": EverythingQuality(),
    "monocolored": ColorCountQuality("monocolored"),
    "colored-spells": ColoredSpellsQuality(),
    "multicolored": ColorCountQuality("multicolored"),
    "colorless": ColorCountQuality("colorless"),
    "artifacts": TypeQuality("Artifact", "artifacts"),
    "creatures": TypeQuality("Creature", "creatures"),
    "beasts": TypeQuality("Beast", "Beasts"),
    "legendary": TypeQuality("Legendary", "legendary permanents"),
    "wolves": NameQuality("wolves"),
    "creature": TypeQuality("Creature", "creatures"),
    "land": TypeQuality("Land", "lands"),
    "Alice": PlayerQuality(ALICE),
    "Bob": PlayerQuality(BOB),
}
STATICS: Mapping[str, Ability] = {
    "blocks-any": AdditionalBlocks(None),
    "blocks-two": AdditionalBlocks(1),
    "blocks-three": AdditionalBlocks(2),
    "shielded": DamageAbility(DamageDescribed(to=(This(),))),
    "shielded-in-combat": DamageAbility(DamageDescribed(to=(This(),), combat=True)),
    "harmless": DamageAbility(DamageDescribed(by=(This(),), combat=True)),
    "shields-host": DamageAbility(DamageDescribed(to=(AttachedObject(),))),
    "two-chapters": Chapter((1, 2)),
    "third-chapter": Chapter((3,)),
    "five-charges": CounterLimit("charge", 5),
    **RULE_WORDS,
    **DAMAGE_WORDS,
}
"""Words for static abilities; `shielded`: all damage to it is prevented, `harmless`: all combat damage by it."""


@dataclass(slots=True)
class Draft:
    """An object in the making, word by word."""

    types: list[str] = field(default_factory=list)
    supertypes: list[str] = field(default_factory=list)
    subtypes: list[str] = field(default_factory=list)
    colors: list[Color] = field(default_factory=list)
    abilities: list[Ability] = field(default_factory=list)
    numbers: dict[str, int] = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)
    setup: dict[str, Any] = field(default_factory=dict)
    name: str = ""


def size(draft: Draft, word: str) -> bool:
    """`8/8`, `-1/2`."""
    power, slash, toughness = word.partition("/")
    if not slash or word.startswith("+") or not toughness.isdigit():
        return False
    draft.types.append("Creature")
    draft.numbers |= {"power": int(power), "toughness": int(toughness)}
    return True


def keyword(draft: Draft, word: str) -> bool:
    name, _, quality = word.partition("-from-")
    if word.endswith("walk"):
        draft.abilities.append(KeywordAbility(KeywordName.LANDWALK, walked(word.removesuffix("walk"))))
    elif word.startswith("bands-with-"):
        draft.abilities.append(
            KeywordAbility(KeywordName.BANDS_WITH_OTHER, QUALITIES[word.removeprefix("bands-with-")])
        )
    elif word.startswith("toxic-"):
        draft.abilities.append(KeywordAbility(KeywordName.TOXIC, number=int(word.removeprefix("toxic-"))))
    elif word.startswith("enchant-"):
        draft.abilities.append(KeywordAbility(KeywordName.ENCHANT, QUALITIES[word.removeprefix("enchant-")]))
    elif name.replace("-", " ") in RULES:
        draft.abilities.append(
            KeywordAbility(KeywordName(name.replace("-", " ")), QUALITIES[quality] if quality else None)
        )
    else:
        return False
    return True


def walked(word: str) -> Quality:
    """`forest`, `snow-swamp`, `legendary-land`, `nonbasic-land`."""
    *before, land = (part.capitalize() for part in word.split("-"))
    if not before:
        return TypeQuality(land, f"{land}s")
    (kind,) = before
    if kind.startswith("Non"):
        return KindsQuality(none_of=(kind.removeprefix("Non").capitalize(),))
    return KindsQuality((kind,) if land == "Land" else (kind, land))


def trait(draft: Draft, word: str) -> bool:
    capital = word.capitalize()
    for known, kept in ((TYPES, draft.types), (SUPERTYPES, draft.supertypes), (SUBTYPES, draft.subtypes)):
        if capital in known:
            kept.append(capital)
            return True
    if word in COLORS:
        draft.colors.append(COLORS[word])
    elif word in STATICS:
        draft.abilities.append(STATICS[word])
    elif word in {"tapped", "sick", "token", "phased_out"}:
        draft.setup[word] = True
    else:
        return False
    return True


def grant(draft: Draft, word: str) -> bool:
    """`host:+2/+2`, `host:trample`: what it does to the permanent that it is attached to; `self:trample` to itself."""
    target, colon, given = word.partition(":")
    if not colon or target not in {"host", "self"}:
        return False
    modification: Modification
    if "/" in given:
        power, _, toughness = given.partition("/")
        modification = ModifyPowerToughness(int(power), int(toughness))
    else:
        granted = Draft()
        keyword(granted, given)
        (ability,) = granted.abilities
        assert isinstance(ability, KeywordAbility)
        modification = AddAbility(ability)
    draft.abilities.append(StaticAbility(AttachedObject() if target == "host" else This(), (modification,)))
    return True


def value(draft: Draft, word: str) -> bool:
    """`damage:2`, `on:force`, `walker:3`, `battle:4`, `protector:Bob`, `named:Jace`, and counters: `+1/+1:2`."""
    key, _, given = word.rpartition(":")
    match key:
        case "walker":
            draft.types.append("Planeswalker")
            draft.numbers["loyalty"] = int(given)
        case "battle":
            draft.types.append("Battle")
            draft.numbers["defense"] = int(given)
        case "damage":
            draft.setup["damage"] = int(given)
        case "zone":
            draft.setup["zone"] = Zone(given)
        case "on":
            draft.setup["attached_to"] = recipient(given)
        case "protector" | "owner":
            draft.setup[key] = PLAYERS[PlayerId(given)]
        case "named":
            draft.name = given
        case "":
            return False
        case _:
            draft.counters[key.replace("-", " ") if key[0].isalpha() else key] = int(given)
    return True


READERS: Sequence[Callable[[Draft, str], bool]] = (size, keyword, grant, value, trait)


def thing(controller: PlayerId, text: str) -> ObjectSetup:
    """An object from its id and its words."""
    object_id, *words = text.split()
    draft = Draft(name=object_id)
    for word in words:
        assert any(reader(draft, word) for reader in READERS), f"what is {word!r}?"
    intrinsic = {key: number for key, number in draft.numbers.items() if key in {"loyalty", "defense"}}
    face = Characteristics(
        draft.name,
        colors=tuple(draft.colors),
        supertypes=tuple(draft.supertypes),
        types=tuple(dict.fromkeys(draft.types)),
        subtypes=tuple(draft.subtypes),
        abilities=tuple(draft.abilities),
    )
    face = replace(face, **draft.numbers)  # type: ignore[arg-type]  # power, toughness, loyalty, defense
    return ObjectSetup(
        ObjectId(object_id),
        CardDefinition((face,)),
        controller,
        draft.setup.pop("owner", controller),
        counters={**intrinsic, **draft.counters} if draft.counters else None,
        **draft.setup,
    )


def things(controller: PlayerId, text: str) -> tuple[ObjectSetup, ...]:
    return tuple(thing(controller, each) for each in text.split(",") if each.strip())


def recipient(name: str) -> Recipient:
    player = PLAYERS.get(PlayerId(name))
    return ObjectId(name) if player is None else player
