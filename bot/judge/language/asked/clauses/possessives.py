"""Whose « sa 5/5 » is where somebody is called by name: « Alice attaque avec sa 5/5 » speaks of no opponent.

It is then as if no owner were said: who does it, or to whom it is done, decides."""

from collections.abc import Sequence

from bot.judge.language.asked.clauses.clause import Clause
from bot.judge.language.asked.phrases.things_said import ThingSaid, Unit
from bot.judge.language.asked.phrases.units import owner_of_word
from bot.judge.language.asked.words.mentions import SaidText
from bot.judge.language.asked.words.players import ME, OPPONENT, OTHER


def loosen_possessives(said: SaidText, clauses: Sequence[Clause]) -> None:
    """Take "her" and "his" for no owner in the clauses of which a player is the subject who is called by name."""
    asker = any(ME in {each.value("player"), each.value("owner")} for each in said.mentions)
    named = False
    for clause in clauses:
        subject = next((unit for unit in clause.units if unit.kind == "mention" and unit.is_a("player")), None)
        called = subject is not None and is_called_by_name(subject)
        named = called or (named and not asker)
        for thing in (unit.thing for unit in clause.units if named and unit.thing is not None):
            if owned_by_possessive(said, thing):
                thing.owner = None


def is_called_by_name(unit: Unit) -> bool:
    return unit.says("player") not in {None, ME, OPPONENT, OTHER}


def owned_by_possessive(said: SaidText, thing: ThingSaid) -> bool:
    """Whether « son », "her" or the like says whose it is."""
    return thing.owner == OPPONENT and owner_of_word(said.tokens[thing.start].text) == OPPONENT
