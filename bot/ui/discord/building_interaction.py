"""An interaction as it is built: what is on the table, and what the players do, one after the other.

What is done is resolved at once; another act comes in response, before that, or when all of that is done."""

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.judge.language.lines.completion import PLAYER_HEAD, names_on_table
from bot.judge.language.reading.request import ALICE, BOB
from bot.language import Language
from bot.ui.commands.registry import Command, Options
from bot.ui.desk import Desk
from bot.ui.discord.building_fields import (
    choice_field,
    creature_entered,
    keywords_field,
    last_entry,
    name_entered,
    name_field,
    number_chosen,
)
from bot.ui.discord.buttons import Act
from bot.ui.discord.forms import empty_form
from bot.ui.strings import strings_in

ACTIONS, SITUATION = "actions", "situation"
WHO, DOES, WHAT, TARGET, WHEN = "who", "does", "what", "target", "when"
"""The fields of a form."""
PLAYERS = (ALICE, BOB)
VERBS = ("casts", "activates", "attacks", "blocks")
FIGHTING = frozenset({"attacks", "blocks"})
"""The acts that nobody resolves."""
ENTRY = "; "


def acts_on_interaction(_: Options) -> Sequence[Act]:
    """Return what can be added: something on the table, and something that is done."""
    return Act.ADD_ACTION, Act.ADD_PERMANENT


def interaction_form(act: Act, command: Command, options: Options, desk: Desk, lang: Language) -> discord.ui.Modal:
    """Return the form of one permanent, or of one thing that is done."""
    say, form = strings_in(lang), empty_form(act, command, options, lang)
    form.add_item(choice_field(WHO, say("build-who"), (say(f"build-{each.lower()}") for each in PLAYERS)))
    if act is Act.ADD_PERMANENT:
        form.add_item(name_field(WHAT, say("build-permanent"), say("discord-creature-hint")))
        form.add_item(keywords_field(desk, lang))
        return form
    form.add_item(choice_field(DOES, say("build-does"), (say(f"build-verb-{each}") for each in VERBS)))
    form.add_item(name_field(WHAT, say("build-what"), say("build-what-hint")))
    form.add_item(choice_field(TARGET, say("build-target"), targets_of(options, lang), required=False))
    if options.get(ACTIONS):
        form.add_item(choice_field(WHEN, say("build-when"), (say("build-response"), say("build-afterwards"))))
    return form


def step_taken_back(options: Options, lang: Language) -> tuple[str, dict[str, str]] | None:
    """Return what was done last, else what was put on the table last, and the interaction without it."""
    resolving = strings_in(lang)("build-resolve")
    lines = [each.strip() for each in options.get(ACTIONS, "").split(ENTRY.strip()) if each.strip()]
    resolves = lines[-1:] == [resolving]
    done = lines[:-1] if resolves else lines
    if done:
        left = done[:-1]
        more = [resolving] if resolves and left and left[-1] != resolving else []
        return done[-1], without_empty({**options, ACTIONS: ENTRY.join([*left, *more])})
    sections = [each.strip() for each in options.get(SITUATION, "").split(ENTRY.strip()) if each.strip()]
    if not sections:
        return None
    head = PLAYER_HEAD.match(sections[-1])
    player = "" if head is None else head.group()
    last, rest = last_entry(sections[-1].removeprefix(player), lang)
    kept = [*sections[:-1], *([f"{player}{rest}"] if rest else [])]
    return last.strip(), without_empty({**options, SITUATION: ENTRY.join(kept)})


def without_empty(options: Options) -> dict[str, str]:
    return {name: value for name, value in options.items() if value}


def targets_of(options: Options, lang: Language) -> list[str]:
    """Return what may be a target: the players, what is on the table, and the spells that were cast."""
    there = names_on_table(options.get(SITUATION, ""))
    return list(dict.fromkeys((*PLAYERS, *there, *spells_cast(options.get(ACTIONS, ""), lang))))


def spells_cast(actions: str, lang: Language) -> Iterator[str]:
    """Yield what was cast in lines that were built."""
    say = strings_in(lang)
    on = say("build-on", line="|", target="|").strip("|")
    for line in actions.split(ENTRY.strip()):
        for player in PLAYERS:
            begun = say("build-casts", player=player, what="|").rstrip("|")
            if line.strip().startswith(begun):
                yield line.strip().removeprefix(begun).partition(on)[0]


def interaction_built(act: Act, options: Options, entered: Mapping[str, str], lang: Language) -> dict[str, str]:
    """Return the options with what a form that came back adds."""
    who = PLAYERS[number_chosen(entered, WHO) or 0]
    if act is Act.ADD_PERMANENT:
        return {**options, SITUATION: with_permanent(options, who, creature_entered(entered, WHAT, lang))}
    verb = VERBS[number_chosen(entered, DOES) or 0]
    line = line_built(verb, who, entered, options, lang)
    return {**options, ACTIONS: with_line(options.get(ACTIONS, ""), line, verb, entered, lang)}


def with_permanent(options: Options, who: str, what: str) -> str:
    """Return the table with one permanent more, beside the others of its controller."""
    sections = [each.strip() for each in options.get(SITUATION, "").split(ENTRY.strip()) if each.strip()]
    for at, section in enumerate(sections):
        head = PLAYER_HEAD.match(section)
        if head is not None and head.group().strip(" :\u202f\u00a0") == who:
            sections[at] = f"{section}, {what}"
            break
    else:
        sections.append(f"{who}: {what}")
    return ENTRY.join(sections)


def line_built(verb: str, who: str, entered: Mapping[str, str], options: Options, lang: Language) -> str:
    """Return what is done as somebody would type it."""
    say, what, targets = strings_in(lang), name_entered(entered, WHAT), targets_of(options, lang)
    line, chosen = say(f"build-{verb}", player=who, what=what), number_chosen(entered, TARGET)
    if chosen is None or chosen >= len(targets):
        return line
    if verb in FIGHTING:
        return say(f"build-{verb}-whom", player=who, what=what, target=targets[chosen])
    return say("build-on", line=line, target=targets[chosen])


def with_line(actions: str, line: str, verb: str, entered: Mapping[str, str], lang: Language) -> str:
    """Return what is done with one thing more, which all is resolved after: before what resolves last, in response to
    it, or behind that."""
    resolving = strings_in(lang)("build-resolve")
    lines = [each.strip() for each in actions.split(ENTRY.strip()) if each.strip()]
    if lines[-1:] == [resolving] and not number_chosen(entered, WHEN):
        lines.pop()
    return ENTRY.join([*lines, line, *(() if verb in FIGHTING else (resolving,))])
