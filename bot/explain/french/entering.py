"""French clauses about entering the battlefield attacking or blocking (CR 506.3, 508.4, 509.4), and about Auras that
don't enter (303.4g), and what is not melded (701.42c)."""

from collections.abc import Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.objects import Zone
from bot.explain.figures import entered_attacking
from bot.explain.french.nouns import agreeing_verb, is_plural, list_names, name_with_article, subject_and_verb
from bot.explain.french.words import MOVES, OUT_OF_COMBAT
from bot.explain.french_grammar import clause_with_reason, join_clauses
from bot.explain.names import Names
from bot.explain.passages import Passage


def clause_of_entering_attacking(events: Sequence[ev.EnteredAttacking], names: Names) -> str:
    """CR 508.4."""
    return join_clauses(
        [
            f"{list_names(names, each.creatures)} {agreeing_verb(each.creatures, *MOVES[Zone.BATTLEFIELD])} en "
            "attaquant"
            f" {list_names(names, each.met)}"
            for each in entered_attacking(events)
        ]
    )


def clause_of_entering_blocking(event: ev.EnteredBlocking, names: Names) -> str:
    """CR 509.4."""
    return (
        f"{name_with_article(names, event.blocker)} {MOVES[Zone.BATTLEFIELD][0]} en bloquant "
        f"{name_with_article(names, event.attacker)}"
    )


def clause_of_new_attacked(event: ev.BecameAttacking | ev.AttackReselected, names: Names) -> str:
    """CR 508.4, 508.7a."""
    creature, attacked = name_with_article(names, event.creature), name_with_article(names, event.attacked)
    if isinstance(event, ev.BecameAttacking):
        return f"{creature} attaque désormais {attacked}"
    return f"{creature} change de cible d’attaque et attaque {attacked}"


def clause_of_out_of_combat(passage: Passage, names: Names, *, blocking: bool) -> str:
    """CR 506.3a-f, 508.4a, 509.4a."""
    who = passage.permanents(ev.EnteredOutOfCombat)
    does_not = ("ne bloque pas", "ne bloquent pas") if blocking else ("n’attaque pas", "n’attaquent pas")
    told = f"{subject_and_verb(names, who, *MOVES[Zone.BATTLEFIELD])}, mais {agreeing_verb(who, *does_not)}"
    return clause_with_reason(told, passage.words_for_reason(OUT_OF_COMBAT, plural=is_plural(names, who)))


def clause_of_not_melded(objects: Sequence[ObjectId], names: Names) -> str:
    """CR 701.42b-c."""
    told = f"{subject_and_verb(names, objects, 'reste', 'restent')} en exil"
    return clause_with_reason(told, "seules les deux cartes d’une même paire peuvent être assimilées")


def clause_of_no_permanent_card(card: ObjectId, names: Names) -> str:
    """CR 304.4, 307.4."""
    return clause_with_reason(
        f"{name_with_article(names, card)} reste à sa place",
        "un éphémère ou un rituel ne peut pas arriver sur le champ de bataille",
    )


def clause_of_nothing_to_enchant(aura: ObjectId, names: Names) -> str:
    """CR 303.4g."""
    return clause_with_reason(
        f"{name_with_article(names, aura)} reste à sa place", "rien ne peut être enchanté de cette façon"
    )
