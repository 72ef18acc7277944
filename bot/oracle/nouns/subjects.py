"""The subject of a statement: what it speaks of, whether its verb is plural, and what "it" means after it."""

from typing import NamedTuple

from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.own_names_and_qualities import read_attached_object, read_itself
from bot.oracle.nouns.permanents import read_all_described, read_each_described
from bot.oracle.nouns.scope import NamedSoFar, Scope, Setting
from bot.oracle.text.cursor import Cursor


class Subject(NamedTuple):
    """What a sentence speaks of, and whether its verb stands in the plural."""

    what: fl.ObjectSet
    plural: bool

    def verb(self, singular: str, plural: str) -> str:
        return plural if self.plural else singular


def read_joined_subjects(at: Cursor) -> Subject:
    """`joined_subjects` = subject ["and" subject ["each"]], two that are spoken of at once: described both, or neither
    (CR 611.3)"""
    first = read_subject(at)
    second = at.attempt(_read_second_subject) if at.at("and") else None
    if second is None:
        return first
    match first.what, second.what:
        case fl.Matching(filter=one), fl.Matching(filter=other):
            return Subject(fl.Matching(fl.Filter(either=(one, other))), plural=True)
        case (fl.Matching(), _) | (_, fl.Matching()):
            raise at.error("two objects, or two descriptions")
        case _:
            at.expect("each")
            return Subject(fl.Together((first.what, second.what)), plural=True)


def _read_second_subject(at: Cursor) -> Subject:
    at.expect("and")
    return read_subject(at)


def read_subject(at: Cursor) -> Subject:
    """`subject` = itself | attached_object | ("each" | "every") each_described | ["all"] each_described in the
    plural"""
    one = at.attempt(read_itself) or at.attempt(read_attached_object)
    if one is not None:
        return Subject(one, plural=False)
    each = at.attempt(read_each_described)
    if each is not None:
        return Subject(_read_matching(at, each), plural=False)
    return Subject(_read_matching(at, read_all_described(at)), plural=True)


def _read_matching(at: Cursor, described: fl.Filter) -> fl.Matching:
    """Return all that are described; raise where they are the defending player's, since a statement has none (CR
    508.5)."""
    if described.side is fl.Side.DEFENDING_PLAYER:
        raise at.error("whose they are at any time")
    return fl.Matching(described)


def scope_of(whom: Subject) -> Scope:
    """Return the scope in which "it" means the subject, or each one of several."""
    it = fl.AFFECTED if isinstance(whom.what, fl.Matching) else whom.what
    return Scope(Setting(), NamedSoFar((it,)))
