"""The `options` of a document of Mage Noir: how a table plays what the publisher leaves open."""

from bot.engine.magenoir.ground.options import DefeatCheck, EqualPiles, Options
from bot.judge.scenario_file.nodes import Form, Node, read_flag, read_keys, read_natural, word_reader
from bot.judge.scenario_file.table import Table


def read_defeat_check(node: Node, table: Table) -> DefeatCheck:
    return DefeatCheck(word_reader(*DefeatCheck)(node, table))


def read_equal_piles(node: Node, table: Table) -> EqualPiles:
    return EqualPiles(word_reader(*EqualPiles)(node, table))


OPTIONS: Form = {
    "equal piles": read_equal_piles,
    "trade two alike": read_flag,
    "trade from larger": read_flag,
    "same turn activation": read_flag,
    "further then splits": read_flag,
    "release before triggers": read_flag,
    "defeat check": read_defeat_check,
    "turn player loses ties": read_flag,
    "components to prepare": read_flag,
    "activate without target": read_flag,
    "answer any time": read_flag,
    "hand limit": read_natural,
    "added in recovery": read_natural,
}


def read_options(node: Node, table: Table) -> Options:
    """`{"trade two alike": true, "hand limit": 8}`; what is left out is as by default."""
    return Options(**{key.replace(" ", "_"): value for key, value in read_keys(node, OPTIONS, table).items()})
