"""Who does what nobody is said to do: the asker by a bare verb, else whoever alone has what it is done with."""

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.lexicon import is_base_form
from bot.judge.language.asked.words.players import ME, OPPONENT

TYPED_BARE = frozenset({"attack", "cast", "activate", "animate", "equip", "crew", "saddle", "cycle", "pump"})
"""The verbs by which people say what they do themselves without "I"."""


def name_who_types(draft: Drafting, parts: Parts) -> None:
    """`opp: 3/3. cast Murder on it`: a bare verb that opens a sentence is the asker's own deed, unless the other player
    heads what follows."""
    units = parts.clause.units
    bare = bool(units) and not parts.subjects and units[:1] == parts.clause.verb_units[:1]
    theirs = OPPONENT in {draft.headed_by, draft.draft.active}
    if bare and parts.verb in TYPED_BARE and not theirs and is_base_form(units[0].value, units[0].mention.meanings):
        parts.subjects = [PlayerSaid(ME, "")]


def owner_of_what_is_named(draft: Drafting, parts: Parts) -> str | None:
    """Who alone has the creatures that are named: "opp: 2/2. me: 3/3. the 3/3 swings"; None for both or nobody."""
    named = [
        each
        for each in [*parts.behind.get("with", []), *parts.objects]
        if isinstance(each, ThingSaid) and each.head in {"card", "size"}
    ]
    used = set(draft.used)
    owners = {thing.owner for each in named for thing in draft.find_things(each, None, make=False)}
    draft.used = used
    return owners.pop() if len(owners) == 1 else None
