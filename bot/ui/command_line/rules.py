"""`rules check`: compares the rules that this program cites with an edition of the Comprehensive Rules."""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

import bot
from bot.cards.errors import SourceUnreadableError
from bot.cards.sync.rulebook import read_rulebook
from bot.reference.citations import rules_by_number, shipped_citations
from bot.reference.citing import files_by_citation
from bot.reference.editions import Fault, faults_in_edition
from bot.resources import data_folder
from bot.ui.command_line import DONE, FAILED, WRONG_INPUT
from bot.ui.command_line.output import print_json
from bot.ui.desk import Desk


def check_rules(options: argparse.Namespace, desk: Desk) -> int:
    """List the citations that do not hold in the file's edition; exit 1 where there are any, 2 where it is no rulebook.

    Proposals of new numbers need the text of the edition that the citations were written for; it is there if that very
    edition was synced."""
    file = Path(options.file)
    try:
        edition = read_rulebook(file).edition
    except SourceUnreadableError as error:
        print(error, file=sys.stderr)
        return WRONG_INPUT
    book, cited = desk.rulebook, shipped_citations()
    pinned = {each.number: each.text for each in book} if book and book.edition == cited.edition else {}
    faults = list(faults_in_edition(cited, rules_by_number(file.read_bytes().decode("utf-8")), pinned))
    files = files_by_citation(Path(bot.__file__).parent, data_folder())
    if options.json:
        listed = [asdict(each) | {"files": files.get(each.rule, ())} for each in faults]
        print_json({"edition": edition, "pinned": cited.edition, "cited": len(cited.topics), "faults": listed})
    else:
        print("\n".join(fault_lines(edition, faults, files)))
        if faults and not pinned:
            print(f"Proposals need the synced text of {cited.edition}.", file=sys.stderr)
    return FAILED if faults else DONE


def fault_lines(edition: str, faults: Sequence[Fault], files: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield a line for each fault, then one with how many there are."""
    for each in faults:
        wrong = f"lacks {', '.join(map(repr, each.lacking))}" if each.exists else "is not there"
        proposed = f"; perhaps {each.proposed} ({each.likeness} %)" if each.proposed else ""
        cited = f" [{', '.join(files[each.rule])}]" if each.rule in files else ""
        yield f"{each.rule} {wrong}{proposed}{cited}"
    yield f"{len(shipped_citations().topics)} citations, {len(faults)} of which do not hold in the edition of {edition}"
