"""Which damage a sentence speaks of (CR 609.7, 615.2): by what and to what it would be dealt, how much, for how long.

Knows noun phrases and the words around "would be dealt"; what becomes of the damage is for `damage_changes`."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.damage_replacements import DamageDescribed, DamageRecipient, DamageSource
from bot.oracle.nouns.object_references import read_recipient as named_recipient
from bot.oracle.nouns.object_references import read_reference
from bot.oracle.nouns.permanents import read_one_described
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.spells_and_cards import read_damage_source, read_spell
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table

Recipients: TypeAlias = tuple[DamageRecipient, ...]


class SpokenDamage(NamedTuple):
    """The damage that a sentence speaks of: one description, or two for "to and dealt by"; for how long, None where the
    sentence doesn't say; and whether it is said of each recipient."""

    damage: tuple[DamageDescribed, ...]
    lasting: fx.Duration | None = None
    each: bool = False

    @property
    def to(self) -> Recipients:
        return self.damage[0].to

    def of(self, **changes: object) -> "SpokenDamage":
        """Return the same damage, each description with these changes."""
        return self._replace(damage=tuple(replace(each, **changes) for each in self.damage))  # type: ignore[arg-type]  # names are ours


def read_kind_of_damage(at: Cursor) -> bool | None:
    """`kind_of_damage` = ["combat" | "noncombat"] "damage": combat damage alone, noncombat damage alone, or either"""
    combat = True if at.take("combat") else False if at.take("noncombat") else None
    at.expect("damage", expected="“damage” or “combat damage”")
    return combat


_DURATIONS = phrase_table({"this turn": fx.Duration.END_OF_TURN, "this combat": fx.Duration.END_OF_COMBAT})


def read_this_turn_or_combat(at: Cursor) -> fx.Duration | None:
    """`this_turn_or_combat` = "this turn" | "this combat"."""
    return at.choose(_DURATIONS)


def read_damage_that_would(at: Cursor, scope: Scope) -> SpokenDamage:
    """`damage_that_would` = kind_of_damage ("that would be dealt" passive_parts | ["that"] sources "would deal" ["to"
    recipients] [this_turn_or_combat])"""
    combat = read_kind_of_damage(at)
    if at.take("that", "would", "be", "dealt"):
        return _read_passive_parts(at, scope).of(combat=combat)
    at.take("that")
    by, each_source = read_sources(at, scope)
    at.expect("would", "deal")
    found = DamageDescribed(by, read_recipients(at, scope) if at.take("to") else (), combat, each_source=each_source)
    return SpokenDamage((found,), read_this_turn_or_combat(at))


def read_would_be_dealt(at: Cursor, scope: Scope) -> SpokenDamage:
    """`would_be_dealt` = kind_of_damage "would be dealt" passive_parts | reference "would be dealt" kind_of_damage
    [this_turn_or_combat] | sources "would deal" [bounds "or" ("more" | "less")] kind_of_damage ["to" recipients]
    [this_turn_or_combat]"""
    return scope.first_of(
        at,
        _read_kind_would_be_dealt,
        _read_object_would_be_dealt,
        _read_source_would_deal,
        expected="damage that would be dealt",
    )


def _read_object_would_be_dealt(at: Cursor, scope: Scope) -> SpokenDamage:
    to = read_reference(at, scope).what
    at.expect("would", "be", "dealt")
    return SpokenDamage((DamageDescribed(to=(to,), combat=read_kind_of_damage(at)),), read_this_turn_or_combat(at))


def _read_kind_would_be_dealt(at: Cursor, scope: Scope) -> SpokenDamage:
    combat = read_kind_of_damage(at)
    at.expect("would", "be", "dealt")
    return _read_passive_parts(at, scope).of(combat=combat)


def _read_source_would_deal(at: Cursor, scope: Scope) -> SpokenDamage:
    by, each_source = read_sources(at, scope)
    at.expect("would", "deal")
    least, most = _read_bounds(at)
    combat = read_kind_of_damage(at)
    to = read_recipients(at, scope) if at.take("to") else ()
    if to == (fl.AttachedObject(),) and any(
        isinstance(each, fl.Sources | fl.Matching) and each.filter.other for each in by
    ):
        raise at.error("others than the source of the ability")
    return SpokenDamage((DamageDescribed(by, to, combat, least, most, each_source),), read_this_turn_or_combat(at))


def _read_bounds(at: Cursor) -> tuple[int | None, int | None]:
    """`bounds` = [number "or" ("more" | "less")]: at least and at most so much"""
    found = at.attempt(read_number)
    if found is None:
        return None, None
    at.expect("or")
    if at.take("more"):
        return found, None
    at.expect("less")
    return None, found


def _read_passive_parts(at: Cursor, scope: Scope) -> SpokenDamage:
    """`passive_parts` = { this_turn_or_combat | "to" recipients | "by" sources | "to and dealt by" recipients }, each
    once"""
    by: tuple[DamageSource, ...] = ()
    to: Recipients = ()
    duration: fx.Duration | None = None
    both: fl.ObjectSet | None = None
    each = False
    while True:
        if duration is None and (found := read_this_turn_or_combat(at)) is not None:
            duration = found
        elif both is None and not (to or by) and at.take("to", "and", "dealt", "by"):
            both = read_reference(at, scope).what
        elif both is None and not to and at.take("to"):
            each = at.at("each")
            to = read_recipients(at, scope)
        elif both is None and not by and at.take("by"):
            by, _ = read_sources(at, scope)
        else:
            break
    if both is not None:
        return SpokenDamage((DamageDescribed(to=(both,)), DamageDescribed(by=(both,))), duration)
    return SpokenDamage((DamageDescribed(by, to),), duration, each)


# To whom.


_PLAYERS = phrase_table(
    {
        **dict.fromkeys(("players", "a player", "any player"), fl.Players.EACH_PLAYER),
        **dict.fromkeys(
            ("opponents", "your opponents", "an opponent", "one of your opponents"), fl.Players.EACH_OPPONENT
        ),
    }
)
EVERYTHING: Recipients = (fl.Matching(fl.ANYTHING), fl.Players.EACH_PLAYER)


def read_recipients(at: Cursor, scope: Scope) -> Recipients:
    """`recipients` = recipient { [","] ("and" | "or" | "and/or") recipient }; empty where every permanent and
    player is meant"""
    if at.take("any", "permanent", "or", "player"):
        return ()
    found = [_read_recipient(at, scope)]
    while (more := scope.attempt(at, _read_further_recipient)) is not None:
        found.append(more)
    return () if tuple(found) == EVERYTHING else tuple(found)


def _read_further_recipient(at: Cursor, scope: Scope) -> DamageRecipient:
    at.take(",")
    if at.take("or", "player"):
        return fl.Players.EACH_PLAYER
    if at.take("or", "opponent"):
        return fl.Players.EACH_OPPONENT
    _read_joint(at)
    return _read_recipient(at, scope)


def _read_joint(at: Cursor) -> None:
    if not at.take("and", "/", "or") and not at.take("or"):
        at.expect("and")


def _read_recipient(at: Cursor, scope: Scope) -> DamageRecipient:
    """`recipient` = "a player" | "opponents" | one_described | recipient, what an effect can name"""
    players = at.choose(_PLAYERS)
    if players is not None:
        return players
    single = at.attempt(read_one_described)
    return _settle_description(at, scope, single) if single is not None else named_recipient(at, scope)


def _settle_description(at: Cursor, scope: Scope, found: fl.Filter) -> fl.Matching:
    if found.other and scope.setting.spell:
        raise at.error("others than the source alone")
    return fl.Matching(found)


# By whom.


def read_sources(at: Cursor, scope: Scope) -> tuple[tuple[DamageSource, ...], bool]:
    """`sources` = source { ("and" | "or" | "and/or") source }; and whether each source is counted by itself"""
    first, each_source = _read_source(at, scope)
    found = [first]
    while (more := scope.attempt(at, _read_further_source)) is not None:
        found.append(more)
    return tuple(found), each_source


def _read_further_source(at: Cursor, scope: Scope) -> DamageSource:
    _read_joint(at)
    found, _ = _read_source(at, scope)
    return found


def _read_source(at: Cursor, scope: Scope) -> tuple[DamageSource, bool]:
    """`source` = single_source ["of your choice"] | several_sources | reference"""
    single = at.attempt(_read_single_source)
    if single is not None:
        described = single if isinstance(single, fl.Sources) else _settle_description(at, scope, single.filter)
        return (fl.ChosenSource(described), False) if at.take("of", "your", "choice") else (described, True)
    several = at.attempt(_read_several_sources)
    return (several if several is not None else read_reference(at, scope).what), False


def _read_single_source(at: Cursor) -> fl.Sources | fl.Matching:
    """`single_source` = ("a" | "an" | "any" | "another") source_noun | one_described"""
    readers: tuple[Callable[[Cursor], fl.Sources | fl.Matching], ...] = (
        _read_any_source,
        lambda at: fl.Matching(read_one_described(at)),
    )
    return at.first_of(*readers, expected="a source of damage")


def _read_any_source(at: Cursor) -> fl.Sources:
    other = at.take("another")
    if not other and not at.take("a") and not at.take("an"):
        at.expect("any")
    found = _read_source_noun(at, plural=False)
    return replace(found, filter=replace(found.filter, other=other))


def _read_several_sources(at: Cursor) -> fl.Sources:
    """`several_sources` = ["other"] source_noun in the plural"""
    other = at.take("other")
    found = _read_source_noun(at, plural=True)
    return replace(found, filter=replace(found.filter, other=other))


def _read_source_noun(at: Cursor, *, plural: bool) -> fl.Sources:
    readers: tuple[Callable[[Cursor], fl.Sources], ...] = (
        lambda at: fl.Sources(read_damage_source(at, plural=plural)),
        lambda at: fl.Sources(read_spell(at, plural=plural), spells=True),
    )
    return at.first_of(*readers, expected="a source or a spell")
