"""The `options` of a document of Mage Noir: how a table plays what the publisher leaves open."""

from bot.engine.magenoir.options import DefeatCheck, EqualPiles, Options
from bot.judge.scenario_file.nodes import Form, Node, fill, flag, natural, word
from bot.judge.scenario_file.table import Table


def defeat_check(node: Node, table: Table) -> DefeatCheck:
    return DefeatCheck(word(*DefeatCheck)(node, table))


def equal_piles(node: Node, table: Table) -> EqualPiles:
    return EqualPiles(word(*EqualPiles)(node, table))


OPTIONS: Form = {
    "equal piles": equal_piles,
    "trade two alike": flag,
    "trade from larger": flag,
    "same turn activation": flag,
    "further then splits": flag,
    "release before triggers": flag,
    "defeat check": defeat_check,
    "turn player loses ties": flag,
    "components to prepare": flag,
    "activate without target": flag,
    "answer any time": flag,
    "hand limit": natural,
    "added in recovery": natural,
}


def read_options(node: Node, table: Table) -> Options:
    """`{"trade two alike": true, "hand limit": 8}`; what is left out is as by default."""
    return Options(**{key.replace(" ", "_"): value for key, value in fill(node, OPTIONS, table).items()})
