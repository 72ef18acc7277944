"""An interaction as it is built: what is on the table, and what the players do, one after the other.

What is cast is resolved at once; another spell comes in response, before that, or when all of that is done."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord

from bot.language import LANGUAGES, Language
from bot.ui.commands.picks import has_type
from bot.ui.commands.registry import Command, Options
from bot.ui.desk import Desk
from bot.ui.discord.building.fields import (
    choice_field,
    chosen_of,
    creature_entered,
    creature_fields,
    name_entered,
    name_field,
    number_chosen,
    numbers_chosen,
)
from bot.ui.discord.building.pieces import (
    ENTRY,
    PLAYERS,
    Named,
    joined_with_and,
    lines_of,
    permanents_of,
    renamed,
    sections_of,
    table_written,
    with_entry,
    without_empty,
)
from bot.ui.discord.building.totals import totals_entered_of_table, totals_form
from bot.ui.discord.buttons import Act
from bot.ui.discord.forms import empty_form
from bot.ui.strings import strings_in

INTERACTION, ACTIONS, SITUATION = "interaction", "actions", "situation"
WHO, WHAT, TARGET, MORE, WHEN, WHOM = "who", "what", "target", "more", "when", "whom"
"""The fields of a form."""
MOST_TARGETS, MOST_FIGHTING = 4, 25
PLANESWALKER = "Planeswalker"
AFTERWARDS, AFTER_COMBAT = 1, 2
"""When something is cast, by its number in the list; the first is now, in response to what was cast before."""


def acts_on_interaction(options: Options) -> Sequence[Act]:
    """Return what can be added: something on the table, something that is cast, activated, or fights, and what the
    players have."""
    there = all(permanents_of(options.get(SITUATION, ""), lang) for lang in LANGUAGES)
    used = (Act.ADD_ABILITY, Act.ADD_ATTACK) if there else ()
    blocks = (Act.ADD_BLOCK,) if there and attacks_said(options.get(ACTIONS, "")) else ()
    return Act.ADD_PERMANENT, Act.ADD_ACTION, *used, *blocks, Act.SET_TOTALS


def attacks_said(actions: str, lang: Language | None = None) -> bool:
    """Whether somebody attacks in lines that were built."""
    langs = LANGUAGES if lang is None else (lang,)
    return any(who_fights(line, "attacks", each) for line in lines_of(actions) for each in langs)


def who_fights(line: str, verb: str, lang: Language) -> str | None:
    """Return who attacks or blocks in a line that was built; None where nobody does."""
    say = strings_in(lang)
    begun = {player: say(f"build-{verb}-each", player=player, what="") for player in PLAYERS}
    return next((player for player, beginning in begun.items() if line.startswith(beginning.rstrip())), None)


def interaction_form(  # noqa: PLR0913, PLR0917 - what is asked, about what, and what comes back with it
    act: Act, command: Command, options: Options, desk: Desk, lang: Language, written: Options | None = None
) -> discord.ui.Modal:
    """Return the form of one permanent, of one thing that is done, or of what the players have; `written` is what the
    form brings back, where that is not the interaction yet."""
    if act is Act.SET_TOTALS:
        return totals_form(command, options, lang)
    form = empty_form(act, command, options if written is None else written, lang)
    for field in fields_of(act, options, desk, lang):
        form.add_item(field)
    return form


def fields_of(act: Act, options: Options, desk: Desk, lang: Language) -> Iterator[discord.ui.Label[Any]]:
    """Yield the fields of a form."""
    say, there = strings_in(lang), shown_names(permanents_of(options.get(SITUATION, ""), lang), lang)
    players = [say(f"build-{each.lower()}") for each in PLAYERS]
    match act:
        case Act.ADD_PERMANENT:
            yield choice_field(WHO, say("build-whose"), players)
            yield name_field(WHAT, say("build-permanent"), say("build-permanent-hint"))
            yield from creature_fields(lang)
        case Act.ADD_ATTACK:
            fighting = shown_names(fighting_things(act, options, desk, lang), lang)
            yield choice_field(WHAT, say("build-who-attacks"), fighting, most=MOST_FIGHTING)
            if walkers := planeswalkers_of(options, desk, lang):
                yield choice_field(WHOM, say("build-attacked"), [*PLAYERS, *walkers], required=False)
        case Act.ADD_BLOCK:
            fighting = shown_names(fighting_things(act, options, desk, lang), lang)
            yield choice_field(WHAT, say("build-who-blocks"), fighting, most=MOST_FIGHTING)
            attacking = shown_names(fighting_things(Act.ADD_ATTACK, options, desk, lang), lang)
            yield choice_field(WHOM, say("build-whom-blocks"), attacking)
        case _:
            if act is Act.ADD_ABILITY:
                yield choice_field(WHAT, say("build-source"), there)
                yield name_field(MORE, say("build-which"), say("build-which-hint"), required=False)
            else:
                yield choice_field(WHO, say("build-who"), players)
                yield name_field(WHAT, say("build-what"), say("build-what-hint"))
                yield name_field(MORE, say("build-more"), say("build-more-hint"), required=False)
            targets = shown_names(targets_of(options, lang), lang)
            yield choice_field(TARGET, say("build-target"), targets, required=False, most=MOST_TARGETS)
            if options.get(ACTIONS):
                yield choice_field(WHEN, say("build-when"), moments(options, lang))


def moments(options: Options, lang: Language) -> Iterator[str]:
    """Yield when something may be done."""
    say = strings_in(lang)
    yield say("build-response")
    yield say("build-afterwards")
    if attacks_said(options.get(ACTIONS, ""), lang):
        yield say("build-after-combat")


def shown_names(named: Sequence[Named], lang: Language) -> list[str]:
    """Return how things are shown in a list: with who controls them."""
    say = strings_in(lang)
    whose = {each: say(f"build-{each.lower()}-short") for each in PLAYERS}
    return [f"{each.name} ({whose[each.controller]})" if each.controller in whose else each.name for each in named]


def planeswalkers_of(options: Options, desk: Desk, lang: Language) -> list[str]:
    """Return the planeswalkers on the table."""
    there = permanents_of(options.get(SITUATION, ""), lang)
    return [each.name for each in there if has_type(each.name.partition(" #")[0], PLANESWALKER, desk, lang)]


def fighting_things(act: Act, options: Options, desk: Desk, lang: Language) -> list[Named]:
    """Return what may attack or block, planeswalkers apart; for a block, first what the player controls who is
    attacked."""
    walkers = planeswalkers_of(options, desk, lang)
    there = permanents_of(options.get(SITUATION, ""), lang)
    fighting = [each for each in there if each.name not in walkers] or there
    attacking = {who_fights(line, "attacks", lang) for line in lines_of(options.get(ACTIONS, ""))}
    if not attacking & set(PLAYERS):
        return fighting
    return sorted(fighting, key=lambda each: (each.controller in attacking) is (act is Act.ADD_BLOCK))


def step_taken_back(options: Options, lang: Language) -> tuple[str, dict[str, str]] | None:
    """Return what was done last, else what was put on the table last, and the interaction without it."""
    resolving = strings_in(lang)("build-resolve")
    lines = lines_of(options.get(ACTIONS, ""))
    resolves = lines[-1:] == [resolving]
    done = lines[:-1] if resolves else lines
    if done:
        left = done[:-1]
        more = [resolving] if resolves and left and left[-1] != resolving and not fights(left[-1], lang) else []
        return done[-1], without_empty({**options, ACTIONS: ENTRY.join([*left, *more])})
    sections = [each for each in sections_of(options.get(SITUATION, ""), lang) if each.entries]
    if not sections:
        return None
    *others, last = sections
    kept = type(last)(last.player, last.entries[:-1])
    return last.entries[-1], without_empty({**options, SITUATION: table_written([*others, kept])})


def fights(line: str, lang: Language) -> bool:
    return any(who_fights(line, verb, lang) for verb in ("attacks", "blocks"))


def targets_of(options: Options, lang: Language) -> list[Named]:
    """Return what may be a target: the players, what is on the table, and the spells that were cast."""
    spells = [Named(each, "") for each in dict.fromkeys(spells_cast(options.get(ACTIONS, ""), lang))]
    players = [Named(each, "") for each in PLAYERS]
    return [*players, *permanents_of(options.get(SITUATION, ""), lang), *spells]


def spells_cast(actions: str, lang: Language) -> Iterator[str]:
    """Yield what was cast in lines that were built."""
    say = strings_in(lang)
    on = say("build-on", line="|", target="|").strip("|")
    for line in lines_of(actions):
        for player in PLAYERS:
            begun = say("build-casts", player=player, what="|").rstrip("|")
            if line.startswith(begun):
                yield line.removeprefix(begun).partition(on)[0].partition(" (")[0]


def built_interaction(
    act: Act, options: Options, entered: Mapping[str, str], desk: Desk, lang: Language
) -> tuple[str, dict[str, str]]:
    """Return the command and its options with what a form that came back adds."""
    situation = options.get(SITUATION, "")
    match act:
        case Act.SET_TOTALS:
            return INTERACTION, totals_entered_of_table(options, entered, lang)
        case Act.ADD_PERMANENT:
            who = PLAYERS[number_chosen(entered, WHO) or 0]
            added = with_entry(situation, who, creature_entered(entered, WHAT, lang), lang)
            return INTERACTION, {**options, **with_names_kept(options, added, who, lang), SITUATION: added}
        case Act.ADD_ATTACK | Act.ADD_BLOCK:
            lines = with_fight(act, options, entered, desk, lang)
        case _:
            lines = with_spell(options, line_built(act, entered, options, lang), number_chosen(entered, WHEN), lang)
    return INTERACTION, without_empty({**options, ACTIONS: ENTRY.join(lines)})


def with_names_kept(options: Options, added: str, player: str, lang: Language) -> dict[str, str]:
    """Return what is done, with the names that things have once the player has one more of them."""
    if ACTIONS not in options:
        return {}
    before, after = (permanents_of(each, lang) for each in (options.get(SITUATION, ""), added))
    own = [each for each in before if each.controller == player]
    more = [each for each in after if each.controller == player][len(own) :]
    same = [each.name for each in after if each not in more]
    return {ACTIONS: renamed(options[ACTIONS], [each.name for each in before], same)}


def line_built(act: Act, entered: Mapping[str, str], options: Options, lang: Language) -> str:
    """Return the line of a spell that is cast or an ability that is activated."""
    say, more = strings_in(lang), name_entered(entered, MORE)
    if act is Act.ADD_ABILITY:
        there = permanents_of(options.get(SITUATION, ""), lang)
        source = there[number_chosen(entered, WHAT) or 0] if there else Named("", PLAYERS[0])
        who, what, verb = source.controller, source.name, "activates"
        more = say("build-ability-number", number=more) if more.isdecimal() else more
    else:
        who, what, verb = PLAYERS[number_chosen(entered, WHO) or 0], name_entered(entered, WHAT), "casts"
    line = say(f"build-{verb}", player=who, what=" ".join(filter(None, (what, more))))
    targets = chosen_of(entered, TARGET, [each.name for each in targets_of(options, lang)])
    return say("build-on", line=line, target=joined_with_and(targets, lang)) if targets else line


def with_spell(options: Options, line: str, when: int | None, lang: Language) -> list[str]:
    """Return what is done with one thing more, which all is resolved after: before what resolves last, in response to
    it, or behind that, or once the creatures have fought."""
    say, lines = strings_in(lang), lines_of(options.get(ACTIONS, ""))
    resolving = say("build-resolve")
    if when == AFTER_COMBAT:
        lines = [*lines, say("build-end-of-combat")]
    elif lines[-1:] == [resolving] and when != AFTERWARDS:
        lines = lines[:-1]
    return [*lines, line, resolving]


def with_fight(act: Act, options: Options, entered: Mapping[str, str], desk: Desk, lang: Language) -> list[str]:
    """Return what is done with an attack or a block more; both are declared once, so that it goes into the line that
    declares it where that is the last one."""
    say, lines = strings_in(lang), lines_of(options.get(ACTIONS, ""))
    attacks = act is Act.ADD_ATTACK
    verb, more = ("attacks", "attack") if attacks else ("blocks", "block")
    offered = fighting_things(act, options, desk, lang)
    chosen = [offered[each] for each in numbers_chosen(entered, WHAT) if each < len(offered)]
    if not chosen:
        return lines
    player = chosen[0].controller
    attackers = [each.name for each in fighting_things(Act.ADD_ATTACK, options, desk, lang)]
    whom = [*PLAYERS, *planeswalkers_of(options, desk, lang)] if attacks else attackers
    other = next(each for each in PLAYERS if each != player) if player in PLAYERS else PLAYERS[1]
    target = next(iter(chosen_of(entered, WHOM, whom)), other if attacks else whom[0])
    own = [each.name for each in chosen if each.controller == player]
    told = joined_with_and([say(f"build-{more}-more", what=each, target=target) for each in own], lang)
    if lines and who_fights(lines[-1], verb, lang) == player:
        return [*lines[:-1], joined_with_and([lines[-1], told], lang)]
    return [*lines, say(f"build-{verb}-each", player=player, what=told)]
