"""The table of all commands with their options, runners and completions, used by every interface.

Names and descriptions are messages of `data/strings` under the ids (`command-combat`, `option-attackers`)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.language import LANGUAGES, Language
from bot.reference.folding import fold_text
from bot.ui.commands.completion import Suggestion, fit_into_choices, never_failing
from bot.ui.desk import Desk
from bot.ui.reply import Reply
from bot.ui.strings import strings_in

Options: TypeAlias = Mapping[str, str]
"""What was typed for each option, by its id."""

Runner: TypeAlias = Callable[[Desk, Language, Options], Reply]
Reader: TypeAlias = Callable[[Desk, Language, str], Reply]
Completer: TypeAlias = Callable[[Desk, Language, str, Options], Sequence[Suggestion]]


@dataclass(frozen=True, slots=True)
class Late:
    """A function of a command, by its module and name: the module is imported when the function is first called, since
    a start should not pay for the commands that nobody asks."""

    module: str
    name: str

    def load(self) -> Callable[..., Any]:
        """Import the module and return the function."""
        function: Callable[..., Any] = getattr(import_module(f"bot.ui.commands.{self.module}"), self.name)
        return function

    def __call__(self, *given: Any) -> Any:
        return self.load()(*given)


def late_functions(module: str, *names: str) -> tuple[Late, ...]:
    """Several functions of one command's module."""
    return tuple(Late(module, name) for name in names)


complete_card, show_card = late_functions("card", "complete_card", "show_card")
show_rulings = Late("card_rulings", "show_rulings")
complete_attackers, complete_blockers, complete_damage_rules, complete_defender, rule_combat = late_functions(
    "combat", "complete_attackers", "complete_blockers", "complete_damage_rules", "complete_defender", "rule_combat"
)
show_emperor_rules = Late("emperor_rules", "show_emperor_rules")
rule_attack, rule_effect, rule_march, rule_range = late_functions(
    "emperor", "rule_attack", "rule_effect", "rule_march", "rule_range"
)
complete_creature, complete_effect, complete_player, complete_reading, complete_rules, complete_seats = late_functions(
    "emperor_completion",
    "complete_creature",
    "complete_effect",
    "complete_player",
    "complete_reading",
    "complete_rules",
    "complete_seats",
)
rule_play = Late("emperor_play", "rule_play")
complete_word, show_word = late_functions("glossary", "complete_word", "show_word")
complete_actions, complete_table, rule_interaction = late_functions(
    "interaction", "complete_actions", "complete_table", "rule_interaction"
)
complete_keyword, complete_part, show_keyword = late_functions(
    "keyword", "complete_keyword", "complete_part", "show_keyword"
)
complete_text, judge_message, rule_text = late_functions("judge", "complete_text", "judge_message", "rule_text")
rule_mage_noir = Late("magenoir", "rule_mage_noir")
complete_mage_noir_card, show_mage_noir_card = late_functions(
    "magenoir_card", "complete_mage_noir_card", "show_mage_noir_card"
)
complete_board, complete_lines, complete_options = late_functions(
    "magenoir_completion", "complete_board", "complete_lines", "complete_options"
)
complete_term, show_term = late_functions("magenoir_term", "complete_term", "show_term")
complete_act, complete_moment, complete_turn, rule_when = late_functions(
    "magenoir_when", "complete_act", "complete_moment", "complete_turn", "rule_when"
)
show_about, show_help = late_functions("help", "show_about", "show_help")
explain_message = Late("message", "explain_message")
offer_nothing_more = Late("completion", "offer_nothing_more")
complete_rule, show_rule = late_functions("rule", "complete_rule", "show_rule")


def also_typed(message: str, lang: Language) -> tuple[str, ...]:
    """Return the other words for what a message names: those of the message `…-also`, which need not be there."""
    say = strings_in(lang)
    return tuple(each.strip() for each in say(f"{message}-also").split(",")) if f"{message}-also" in say else ()


@dataclass(frozen=True, slots=True)
class Option:
    id: str
    required: bool = False
    complete: Completer | None = None
    colon_optional: bool = False
    """Whether its name may be typed without the colon, as one that occurs in no value."""
    closed: bool = False
    """Whether nothing but what `complete` offers for an empty text may be typed."""
    bounds: tuple[int, int] | None = None
    """The least and the greatest value of a whole number; None where it is a text."""
    told_as: str = ""
    """The id under which its description and its examples stand, where another option of its id has others."""

    @property
    def message(self) -> str:
        """Where its description (`-description`) and what is offered for nothing typed (`-examples`) stand."""
        return f"option-{self.told_as or self.id}"

    def name(self, lang: Language) -> str:
        return strings_in(lang)(f"option-{self.id}")

    def names(self) -> frozenset[str]:
        """Return its names in all languages, with what people type instead."""
        return frozenset(
            name for lang in LANGUAGES for name in (self.name(lang), *also_typed(f"option-{self.id}", lang))
        )


@dataclass(frozen=True, slots=True)
class Command:
    """One command. `group` is the first word of a two-word command, `emperor` of `/emperor range`, else empty.

    What is typed without an option's name belongs to the first option."""

    id: str
    run: Runner
    options: tuple[Option, ...] = field(default=())
    group: str = ""
    plays: bool = False
    """Whether it plays what was typed, which may take long."""
    looks_up: bool = False
    """Whether it says what stands somewhere, and rules nothing."""

    def name(self, lang: Language) -> str:
        """Return what is typed for the command, its group first."""
        own = strings_in(lang)(f"command-{self.id}")
        return f"{strings_in(lang)(f'command-{self.group}')} {own}" if self.group else own

    def names(self) -> frozenset[str]:
        """Return its names in all languages, with what people type instead, a group in one language with a part in
        another among them."""
        message = f"command-{self.id}"
        own = {name for lang in LANGUAGES for name in (strings_in(lang)(message), *also_typed(message, lang))}
        groups = {strings_in(lang)(f"command-{self.group}") for lang in LANGUAGES} if self.group else set()
        return frozenset(f"{group} {name}" for group in groups for name in own) if groups else frozenset(own)

    def takes(self, options: Options) -> bool:
        """Whether the command has all these options, and no required one is missing."""
        needed = {option.id for option in self.options if option.required}
        return needed <= options.keys() <= {option.id for option in self.options}


@dataclass(frozen=True, slots=True)
class MessageCommand:
    """A command about a message, picked from the message's own menu in Discord.

    It is given the message's text, and only the person who asked sees the answer. Its name is the message `menu-` with
    the id in `data/strings`."""

    id: str
    run: Reader


EMPEROR, MAGE_NOIR = "emperor", "magenoir"
PAGE, SIZE = Option("page", bounds=(1, 999)), Option("size", bounds=(2, 9))
TABLE = (
    Option("rules", complete=complete_rules, closed=True),
    Option("seats", complete=complete_seats),
    SIZE,
)
"""The options about the table, which every part of `/emperor` has."""
WHO, WHOM = Option("who", complete=complete_player), Option("whom", complete=complete_player)
TERRITORY = Option("territory", complete=complete_player)
CREATURE = Option("creature", complete=complete_creature)
READING = Option("reading", complete=complete_reading, closed=True)

COMMANDS: tuple[Command, ...] = (
    Command("judge", rule_text, (Option("text", required=True, complete=complete_text),), plays=True),
    Command(
        "combat",
        rule_combat,
        (
            Option("attackers", required=True, complete=complete_attackers, colon_optional=True),
            Option("blockers", complete=complete_blockers, colon_optional=True),
            Option("defender", complete=complete_defender),
            Option("life", complete=offer_nothing_more),
            Option("assign", complete=offer_nothing_more),
            Option("rules", complete=complete_damage_rules, closed=True),
            Option("situation", complete=complete_table),
        ),
        plays=True,
    ),
    Command(
        "interaction",
        rule_interaction,
        (
            Option("actions", required=True, complete=complete_actions),
            Option("situation", complete=complete_table),
        ),
        plays=True,
    ),
    Command(
        "keyword",
        show_keyword,
        (
            Option("keyword", required=True, complete=complete_keyword),
            Option("part", complete=complete_part, closed=True),
        ),
        looks_up=True,
    ),
    Command("card", show_card, (Option("card", required=True, complete=complete_card),), looks_up=True),
    Command("rulings", show_rulings, (Option("card", required=True, complete=complete_card), PAGE), looks_up=True),
    Command("rule", show_rule, (Option("rule", required=True, complete=complete_rule), PAGE), looks_up=True),
    Command("glossary", show_word, (Option("word", required=True, complete=complete_word),), looks_up=True),
    Command("emperor-range", rule_range, (WHO, WHOM, TERRITORY, *TABLE), EMPEROR),
    Command("emperor-attack", rule_attack, (WHO, WHOM, TERRITORY, CREATURE, *TABLE), EMPEROR),
    Command("emperor-march", rule_march, (WHO, WHOM, TERRITORY, CREATURE, *TABLE, READING), EMPEROR),
    Command(
        "emperor-effect",
        rule_effect,
        (Option("effect", complete=complete_effect, closed=True), WHO, WHOM, TERRITORY, *TABLE),
        EMPEROR,
    ),
    Command(
        "emperor-play",
        rule_play,
        (
            Option("actions", required=True, complete=complete_actions, told_as="moves"),
            Option("situation", complete=complete_table, told_as="territories"),
            *TABLE,
            READING,
        ),
        EMPEROR,
        plays=True,
    ),
    Command(
        "emperor-rules",
        show_emperor_rules,
        (Option("rules", complete=complete_rules, closed=True),),
        EMPEROR,
        looks_up=True,
    ),
    Command(
        "magenoir-resolve",
        rule_mage_noir,
        (
            Option("actions", required=True, complete=complete_lines, told_as="lines"),
            Option("board", complete=complete_board),
            Option("options", complete=complete_options),
            Option("step", complete=offer_nothing_more),
        ),
        MAGE_NOIR,
        plays=True,
    ),
    Command(
        "magenoir-card",
        show_mage_noir_card,
        (Option("card", required=True, complete=complete_mage_noir_card),),
        MAGE_NOIR,
        looks_up=True,
    ),
    Command(
        "magenoir-keyword",
        show_term,
        (Option("term", required=True, complete=complete_term),),
        MAGE_NOIR,
        looks_up=True,
    ),
    Command(
        "magenoir-when",
        rule_when,
        (
            Option("act", complete=complete_act, closed=True),
            Option("moment", complete=complete_moment, closed=True),
            Option("turn", complete=complete_turn, closed=True),
        ),
        MAGE_NOIR,
    ),
    Command("help", show_help, looks_up=True),
    Command("about", show_about, looks_up=True),
)

MESSAGE_COMMANDS: tuple[MessageCommand, ...] = (
    MessageCommand("keywords", explain_message),
    MessageCommand("judge", judge_message),
)


def bare_name(name: str) -> str:
    """Return a command's or option's name as names are compared: `Mot-Clé` as `motcle`."""
    return fold_text(name).replace(" ", "")


def parts_named(group: str) -> list[Command]:
    """Return the commands of a group, named in any language; none if no group is called so."""
    return [
        command
        for command in COMMANDS
        if command.group
        and bare_name(group) in {bare_name(strings_in(lang)(f"command-{command.group}")) for lang in LANGUAGES}
    ]


def command_by_id(command_id: str) -> Command:
    """Return the command with the id."""
    return next(command for command in COMMANDS if command.id == command_id)


def command_named(name: str) -> Command | None:
    """Return the command of that name in any language, accents and case aside, or None."""
    return commands_by_name().get(bare_name(name))


@cache
def commands_by_name() -> Mapping[str, Command]:
    """Return the commands by their bare names in all languages."""
    return {bare_name(name): command for command in COMMANDS for name in command.names()}


@cache
def options_by_name(command_id: str) -> Mapping[str, Option]:
    """Return a command's options by their bare names in all languages."""
    options = next(each.options for each in COMMANDS if each.id == command_id)
    return {bare_name(name): option for option in options for name in option.names()}


def suggest_values(desk: Desk, lang: Language, option: Option, text: str, others: Options) -> list[Suggestion]:
    """Return what autocomplete offers for an option, examples where nothing is typed and nothing else is known;
    `others` is what the other options hold so far. Never raises."""
    complete = option.complete
    if complete is None:
        return []
    offered = never_failing(lambda: complete(desk, lang, text, others))
    return offered or ([] if text.strip() else examples_of(option, lang))


BETWEEN_EXAMPLES = "|"


def examples_of(option: Option, lang: Language) -> list[Suggestion]:
    """Return examples of what can be typed for an option; none where none are written."""
    say, message = strings_in(lang), f"{option.message}-examples"
    lines = say(message).split(BETWEEN_EXAMPLES) if message in say else ()
    return fit_into_choices([Suggestion(each.strip(), each.strip()) for each in lines])


def load_commands() -> None:
    """Import all that the commands need, for whoever serves many questions."""
    about_messages = (command.run for command in MESSAGE_COMMANDS)
    completions = (option.complete for command in COMMANDS for option in command.options)
    for each in (*(command.run for command in COMMANDS), *about_messages, *completions):
        if isinstance(each, Late):
            each.load()
