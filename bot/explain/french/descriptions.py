"""Noun phrases of effects, told in French: « les autres créatures attaquantes sous le contrôle d’Alice ».

A description that has no words here is not told wrong: it is None, and whoever tells the effect says so."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.subtypes import CREATURE_TYPES
from bot.engine.magic.words import filters as fl
from bot.explain.figures import is_beyond_words
from bot.explain.french.keywords import the_keyword
from bot.explain.french.nouns import de_name
from bot.explain.french_grammar import join_words
from bot.explain.names import Names
from bot.reference.french_types import SUBTYPES

HEADS: Mapping[str, tuple[str, bool]] = MappingProxyType(
    {
        "Creature": ("créatures", True),
        "Artifact": ("artefacts", False),
        "Enchantment": ("enchantements", False),
        "Land": ("terrains", False),
        "Planeswalker": ("planeswalkers", False),
        "Battle": ("batailles", True),
        "Instant": ("éphémères", False),
        "Sorcery": ("rituels", False),
    }
)
"""Nouns in the plural, and whether they are feminine."""
KINDS: Mapping[str, str] = MappingProxyType({name: noun.removesuffix("s") for name, (noun, _) in HEADS.items()})
"""In the singular."""


def head_of(wanted: fl.Filter) -> tuple[str, bool] | None:
    """What they are, in the plural, and whether that is feminine; None where there is no noun for it."""
    if wanted.any_of:
        known = [HEADS[each] for each in wanted.any_of if each in HEADS]
        if len(known) < len(wanted.any_of):
            return None
        return join_words([noun for noun, _ in known], "ou"), all(feminine for _, feminine in known)
    types = [each for each in wanted.all_of if each in HEADS]
    subtypes = [SUBTYPES.get(each, each) for each in wanted.all_of if each not in HEADS]
    if not types and any(each in CREATURE_TYPES for each in wanted.all_of):
        types = ["Creature"]
    if len(types) > 1:
        return None
    noun, feminine = HEADS[types[0]] if types else ("permanents", False)
    return (f"{noun} de type {join_words(subtypes)}" if subtypes else noun), feminine


COLORS: Mapping[Color, tuple[str, str]] = MappingProxyType(
    {
        Color.WHITE: ("blancs", "blanches"),
        Color.BLUE: ("bleus", "bleues"),
        Color.BLACK: ("noirs", "noires"),
        Color.RED: ("rouges", "rouges"),
        Color.GREEN: ("verts", "vertes"),
    }
)
STATUSES: Mapping[fl.Status, tuple[str, str]] = MappingProxyType(
    {
        fl.Status.TAPPED: ("engagés", "engagées"),
        fl.Status.UNTAPPED: ("dégagés", "dégagées"),
        fl.Status.ATTACKING: ("attaquants", "attaquantes"),
        fl.Status.BLOCKING: ("bloqueurs", "bloqueuses"),
        fl.Status.BLOCKED: ("bloqués", "bloquées"),
        fl.Status.UNBLOCKED: ("non bloqués", "non bloquées"),
        fl.Status.ENCHANTED: ("enchantés", "enchantées"),
        fl.Status.EQUIPPED: ("équipés", "équipées"),
        fl.Status.MODIFIED: ("modifiés", "modifiées"),
        fl.Status.FACE_DOWN: ("face cachée", "face cachée"),
    }
)
"""Adjectives in the plural, masculine and feminine."""


def words_of_filter(wanted: fl.Filter, head: tuple[str, bool], controller: PlayerId, names: Names) -> str | None:
    """What the noun phrase means, seen from the controller; None where there are no words for a part of it."""
    noun, feminine = head
    whose = words_of_holder(wanted, controller, names)
    if is_beyond_words(wanted) or whose is None:
        return None
    adjectives = [f"non-{KINDS.get(each) or SUBTYPES.get(each, each)}" for each in wanted.none_of]
    adjectives += [STATUSES[each][feminine] for each in wanted.statuses]
    adjectives += [join_words([COLORS[each][feminine] for each in wanted.colors], "ou")] if wanted.colors else []
    adjectives += [f"non {COLORS[each][feminine]}" for each in wanted.not_colors]
    having = [f"avec {join_words([the_keyword(each) for each in wanted.keywords])}"] if wanted.keywords else []
    having += [f"sans {join_words([the_keyword(each) for each in wanted.without], 'ni')}"] if wanted.without else []
    if wanted.comparison is not None:
        compared = words_of_comparison(wanted.comparison)
        if compared is None:
            return None
        having.append(compared)
    others = "les autres" if wanted.other else "les"
    return " ".join([others, noun, *adjectives, *having, *([whose] if whose else [])])


def words_of_holder(wanted: fl.Filter, controller: PlayerId, names: Names) -> str | None:
    """Under whose control they are, nothing for anybody's; None where there are no words for it."""
    if isinstance(wanted.controlled_by, fl.ThesePlayers):
        return f"sous le contrôle {join_words([de_name(names, each) for each in wanted.controlled_by.players])}"
    if wanted.controlled_by is not None or wanted.side not in SIDES:
        return None
    return SIDES[wanted.side].replace("…", de_name(names, controller))


SIDES: Mapping[fl.Side, str] = MappingProxyType(
    {
        fl.Side.ANY: "",
        fl.Side.YOU: "sous le contrôle …",
        fl.Side.OPPONENT: "sous le contrôle des adversaires …",
        fl.Side.NOT_YOU: "qui ne sont pas sous le contrôle …",
        fl.Side.ACTIVE_PLAYER: "sous le contrôle du joueur actif",
    }
)

CHARACTERISTICS: Mapping[str, str] = MappingProxyType(
    {"power": "la force", "toughness": "l’endurance", "mana value": "la valeur de mana"}
)


def words_of_comparison(wanted: fl.Comparison) -> str | None:
    what = CHARACTERISTICS[wanted.characteristic]
    if wanted.at_most is not None and wanted.at_most == wanted.at_least:
        return f"dont {what} est de {wanted.at_most}"
    if wanted.at_most is not None:
        return f"dont {what} est d’au plus {wanted.at_most}"
    return f"dont {what} est d’au moins {wanted.at_least}" if wanted.at_least is not None else None
