"""Noun phrases of effects, told in English: "other attacking creatures with flying under Alice's control".

A description that has no words here is not told wrong: it is None, and whoever tells the effect says so."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine.magic.ground.colors import COLOR_NAMES
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.subtypes import CREATURE_TYPES
from bot.engine.magic.words import filters as fl
from bot.explain.english.nouns import list_names, name_with_article
from bot.explain.english_grammar import join_words, possessive
from bot.explain.figures import is_beyond_words
from bot.explain.names import Names

HEADS = ("Creature", "Artifact", "Enchantment", "Land", "Planeswalker", "Battle")


def head_of(wanted: fl.Filter) -> str:
    """What they are, in the plural: creatures, Goblin creatures, artifacts and lands."""
    if wanted.any_of:
        return join_words([kind_name(each) for each in wanted.any_of], "or")
    types = [each for each in wanted.all_of if each in HEADS]
    subtypes = [each for each in wanted.all_of if each not in HEADS]
    if not types and any(each in CREATURE_TYPES for each in subtypes):
        types = ["Creature"]
    words = [*(each.lower() if each == "Legendary" else each for each in subtypes), *(each.lower() for each in types)]
    return f"{' '.join(words)}s" if types else " ".join([*words, "permanents"])


def kind_name(kind: str) -> str:
    return f"{kind.lower()}s" if kind in HEADS else f"{kind} permanents"


def words_of_filter(wanted: fl.Filter, head: str, controller: PlayerId, names: Names) -> str | None:
    """What the noun phrase means, seen from the controller; None where there are no words for a part of it."""
    whose = words_of_holder(wanted, controller, names)
    if is_beyond_words(wanted) or whose is None:
        return None
    adjectives = [f"non-{each}" if each not in HEADS else f"non{each.lower()}" for each in wanted.none_of]
    adjectives += [str(each) for each in wanted.statuses]
    adjectives += [join_words([COLOR_NAMES[each] for each in wanted.colors], "or")] if wanted.colors else []
    adjectives += [f"non{COLOR_NAMES[each]}" for each in wanted.not_colors]
    others = ["other"] if wanted.other else []
    having = [f"with {join_words([str(each) for each in wanted.keywords])}"] if wanted.keywords else []
    having += [f"without {join_words([str(each) for each in wanted.without], 'or')}"] if wanted.without else []
    if wanted.comparison is not None:
        compared = words_of_comparison(wanted.comparison)
        if compared is None:
            return None
        having.append(compared)
    return " ".join([*others, *adjectives, head, *having, *([whose] if whose else [])])


def words_of_holder(wanted: fl.Filter, controller: PlayerId, names: Names) -> str | None:
    """Under whose control they are, nothing for anybody's; None where there are no words for it."""
    if isinstance(wanted.controlled_by, fl.ThesePlayers):
        return f"under {possessive(list_names(names, wanted.controlled_by.players))} control"
    if wanted.controlled_by is not None or wanted.side not in SIDES:
        return None
    return SIDES[wanted.side].replace("…", possessive(name_with_article(names, controller)))


SIDES: Mapping[fl.Side, str] = MappingProxyType(
    {
        fl.Side.ANY: "",
        fl.Side.YOU: "under … control",
        fl.Side.OPPONENT: "under the control of … opponents",
        fl.Side.NOT_YOU: "not under … control",
        fl.Side.ACTIVE_PLAYER: "under the active player's control",
    }
)


def words_of_comparison(wanted: fl.Comparison) -> str | None:
    if wanted.at_most is not None and wanted.at_most == wanted.at_least:
        return f"with {wanted.characteristic} {wanted.at_most}"
    if wanted.at_most is not None:
        return f"with {wanted.characteristic} {wanted.at_most} or less"
    return f"with {wanted.characteristic} {wanted.at_least} or greater" if wanted.at_least is not None else None
