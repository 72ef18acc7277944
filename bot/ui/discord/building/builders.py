"""The builders: a combat or an interaction is put together in forms, and nobody has to know how a line is typed.

What is built is the line that somebody could have typed; each addition is answered as that line."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

import discord

from bot.engine.frozen_class import dataclass
from bot.language import Language
from bot.ui.commands.registry import Command, Options
from bot.ui.desk import Desk
from bot.ui.discord.building.combat import acts_on_combat, built_combat, combat_form, creature_taken_back
from bot.ui.discord.building.interaction import (
    ACTIONS,
    acts_on_interaction,
    built_interaction,
    interaction_form,
    step_taken_back,
)
from bot.ui.discord.buttons import Act, Control, Row, encode_button
from bot.ui.reply import Button, Reply, Section
from bot.ui.strings import strings_in

Form: TypeAlias = Callable[[Act, Command, Options, Desk, Language], discord.ui.Modal]
Built: TypeAlias = Callable[[Act, Options, Mapping[str, str], Desk, Language], tuple[str, dict[str, str]]]
TakenBack: TypeAlias = Callable[[Options, Language], tuple[str, dict[str, str]] | None]


@dataclass(frozen=True, slots=True)
class Builder:
    """How a command's line is built: `needed` is the option without which nothing is played, `acts` says what can be
    added, `form` asks for it, `built` gives the command, which may be another one by then, and its options with what
    was entered there, and `taken_back` gives the last of it with the options without it, None where nothing is left."""

    needed: str
    acts: Callable[[Options], Sequence[Act]]
    form: Form
    built: Built
    taken_back: TakenBack


BUILDERS: Mapping[str, Builder] = {
    "combat": Builder("attackers", acts_on_combat, combat_form, built_combat, creature_taken_back),
    "interaction": Builder(ACTIONS, acts_on_interaction, interaction_form, built_interaction, step_taken_back),
}
"""By the ids of the commands whose lines can be built."""
BUILDING = frozenset(
    {
        *(Act.ADD_ATTACKER, Act.ADD_BLOCKER, Act.ADD_PERMANENT, Act.ADD_ACTION),
        *(Act.ADD_ABILITY, Act.ADD_ATTACK, Act.ADD_BLOCK, Act.SET_TOTALS),
    }
)
"""What a press in a builder does."""


def is_begun(command: Command, options: Options) -> bool:
    """Whether the line is being built, and lacks what is needed to play it."""
    builder, known = BUILDERS.get(command.id), {each.id for each in command.options}
    return builder is not None and builder.needed not in options and options.keys() <= known


def builder_row(command: Command, options: Options, lang: Language) -> Row:
    """Return what adds something to the line, and what takes the last of it back."""
    say = strings_in(lang)
    request = encode_button(Button("", command.id, options, lang))
    acts = BUILDERS[command.id].acts(options)
    adding = (Control(say(f"discord-{act.name.lower().replace('_', '-')}"), act, request) for act in acts)
    last = BUILDERS[command.id].taken_back(options, lang)
    if last is None:
        return tuple(adding)
    without = encode_button(Button("", command.id, last[1], lang))
    return *adding, Control(say("discord-take-back", what=last[0]), Act.ASK, without)


def begun_reply(desk: Desk, command: Command, options: Options, lang: Language) -> Reply:
    """Return what is said while nothing can be played yet: what is there, and what is asked for; or what of it is not
    known, with what may be meant."""
    there = tuple(value for value in options.values() if value)
    sections = (Section("", there),) if there else ()
    begun = Reply("help", lang, strings_in(lang)(f"discord-build-{command.id}"), sections)
    return unknown_so_far(desk, command, options, lang) or begun if there else begun


def unknown_so_far(desk: Desk, command: Command, options: Options, lang: Language) -> Reply | None:
    """Return what is answered to what is there, where that is not understood, with buttons that put something else in
    its place; None where it is."""
    needed = BUILDERS[command.id].needed
    tried = command.run(desk, lang, {**options, needed: strings_in(lang)("build-resolve")})
    if tried.kind not in {"not understood", "ambiguous"}:
        return None
    buttons = [without_option(one, needed) for each in tried.pending for one in each.options]
    return replace(tried, pending=(), buttons=tuple(buttons))


def without_option(button: Button, name: str) -> Button:
    return replace(button, options={each: value for each, value in button.options.items() if each != name})
