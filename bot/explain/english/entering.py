"""English clauses about entering the battlefield attacking or blocking (CR 506.3, 508.4, 509.4), and about Auras that
don't enter (303.4g), and what is not melded (701.42c)."""

from collections.abc import Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.explain.english.nouns import listed, the, they, verb
from bot.explain.english.words import OUT_OF_COMBAT
from bot.explain.english_grammar import because, clauses
from bot.explain.figures import entered
from bot.explain.names import Names
from bot.explain.passages import Passage


def attacking(events: Sequence[ev.EnteredAttacking], names: Names) -> str:
    """CR 508.4."""
    return clauses(
        [
            f"{listed(names, each.creatures)} {verb(each.creatures, 'enters', 'enter')} the battlefield attacking"
            f" {listed(names, each.met)}"
            for each in entered(events)
        ]
    )


def blocking(event: ev.EnteredBlocking, names: Names) -> str:
    """CR 509.4."""
    return f"{the(names, event.blocker)} enters the battlefield blocking {the(names, event.attacker)}"


def turned(event: ev.BecameAttacking | ev.AttackReselected, names: Names) -> str:
    """CR 508.4, 508.7a."""
    creature, attacked = the(names, event.creature), the(names, event.attacked)
    if isinstance(event, ev.BecameAttacking):
        return f"{creature} is now attacking {attacked}"
    return f"{creature} now attacks {attacked} instead"


def out_of_combat(passage: Passage, names: Names, *, blocking: bool) -> str:
    """CR 506.3a-f, 508.4a, 509.4a."""
    who = passage.permanents(ev.EnteredOutOfCombat)
    does_not = f"{verb(who, 'does', 'do')} not {'block' if blocking else 'attack'}"
    told = f"{they(names, who, 'enters', 'enter')} the battlefield, but {does_not}"
    return because(told, passage.words_for_reason(OUT_OF_COMBAT))


def not_melded(objects: Sequence[ObjectId], names: Names) -> str:
    """CR 701.42b-c."""
    told = f"{they(names, objects, 'stays', 'stay')} in exile"
    return because(told, "only the two cards of a meld pair can be melded")


def nothing_to_enchant(aura: ObjectId, names: Names) -> str:
    """CR 303.4g."""
    return f"{the(names, aura)} stays where it is, because there is nothing that it could enchant"
