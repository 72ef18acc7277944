"""Whose « sa 5/5 » is, and who « il » is, where players are called by name.

« Alice attaque avec sa 5/5 » speaks of no opponent of who asks: who does it, or to whom it is done, decides. Among
three players « il » is who was called last."""

from collections.abc import Sequence

from bot.judge.language.asked.clauses.clause import Clause
from bot.judge.language.asked.phrases.things_said import ThingSaid, Unit
from bot.judge.language.asked.phrases.units import owner_of_word
from bot.judge.language.asked.words.lexicon import Meaning
from bot.judge.language.asked.words.mentions import Mention, SaidText
from bot.judge.language.asked.words.players import ME, OPPONENT, OTHER


def mean_called_players(said: SaidText, clauses: Sequence[Clause]) -> None:
    """Say whom the pronouns mean, and whose the things are that possessives stand before."""
    asker = any(ME in {each.value("player"), each.value("owner")} for each in said.mentions)
    names = {each.value("player") for each in said.mentions} - {None, ME, OPPONENT, OTHER}
    if not names:
        return
    loosen_possessives(said, clauses, asker=asker)
    if len(names) + asker > 2:
        mean_last_called(said, clauses)


def loosen_possessives(said: SaidText, clauses: Sequence[Clause], *, asker: bool) -> None:
    """Take "her" and "his" for no owner in the clauses of which a player is the subject who is called by name."""
    named = False
    for clause in clauses:
        subject = next((unit for unit in clause.units if unit.kind == "mention" and unit.is_a("player")), None)
        called = subject is not None and is_called_by_name(subject)
        named = called or (named and not asker)
        for thing in (unit.thing for unit in clause.units if named and unit.thing is not None):
            if owned_by_possessive(said, thing):
                thing.owner = None


def mean_last_called(said: SaidText, clauses: Sequence[Clause]) -> None:
    """« J'attaque Bob, il bloque et je tue sa 2/2 »: of three players it is the one who was called last; what was named
    before is whose it was."""
    last, known = "", set[str]()
    for clause in clauses:
        for at, unit in enumerate(clause.units):
            if unit.kind == "mention" and is_called_by_name(unit):
                last = str(unit.says("player"))
            elif last and unit.kind == "mention" and unit.says("player") == OPPONENT:
                clause.units[at] = as_called(unit, last)
            elif last and unit.thing is not None and owned_by_possessive(said, unit.thing):
                unit.thing.owner = None if unit.thing.value in known else last
            known |= {unit.thing.value} if unit.thing is not None and unit.thing.head in {"size", "card"} else set()


def as_called(unit: Unit, name: str) -> Unit:
    """Return the pronoun as a word for that player."""
    kept = tuple(each for each in unit.mention.meanings if each.kind != "player")
    mention = Mention(unit.mention.start, unit.mention.end, (Meaning("player", name), *kept))
    return Unit("mention", mention, value=unit.value)


def is_called_by_name(unit: Unit) -> bool:
    return unit.says("player") not in {None, ME, OPPONENT, OTHER}


def owned_by_possessive(said: SaidText, thing: ThingSaid) -> bool:
    """Whether « son », "her" or the like says whose it is."""
    return thing.owner == OPPONENT and owner_of_word(said.tokens[thing.start].text) == OPPONENT
