"""What the players of a built line have: their life, the planeswalkers that are attacked, whose turn it is."""

import re
from collections.abc import Mapping

import discord

from bot.judge.language.reading.request import ALICE, BOB
from bot.language import Language
from bot.ui.commands.registry import Command, Options
from bot.ui.discord.building.fields import choice_field, name_entered, name_field, number_chosen
from bot.ui.discord.building.pieces import PLAYERS, Section, life_said, sections_of, table_written, without_empty
from bot.ui.discord.buttons import Act
from bot.ui.discord.forms import empty_form
from bot.ui.strings import strings_in

DEFENDER, LIFE, SITUATION, TURN = "defender", "life", "situation", "turn"
LONGEST_LIFE = 6
LIFE_OF = re.compile(rf"({ALICE}|{BOB})\s+(-?\d+)")


def totals_form(command: Command, options: Options, lang: Language) -> discord.ui.Modal:
    """Return the form of what the players have."""
    say, form = strings_in(lang), empty_form(Act.SET_TOTALS, command, options, lang)
    has_table = any(each.id == "actions" for each in command.options)
    life = life_on_table(options.get(SITUATION, ""), lang) if has_table else life_of(options)
    for player in PLAYERS:
        label = say(f"build-life-{player.lower()}")
        known = life.get(player, "")
        form.add_item(name_field(player, label, "20", required=False, default=known, longest=LONGEST_LIFE))
    if has_table:
        turns = [say("build-turn-unsaid"), *(say(f"build-turn-{each.lower()}") for each in PLAYERS)]
        form.add_item(choice_field(TURN, say("build-turn"), turns, required=False))
    else:
        there = options.get(DEFENDER, "")
        asked = name_field(DEFENDER, say("build-walkers"), "Jace Beleren (3)", required=False, default=there)
        form.add_item(asked)
    return form


def life_of(options: Options) -> dict[str, str]:
    """Return how much life each player of a combat is said to have; a number alone is that of who defends."""
    typed = options.get(LIFE, "").strip()
    return {BOB: typed} if typed.lstrip("-").isdecimal() else dict(LIFE_OF.findall(typed))


def life_entered(entered: Mapping[str, str]) -> dict[str, str]:
    """Return what was entered as each player's life, as it was typed: what is no number is told of as such."""
    return {each: typed for each in PLAYERS if (typed := name_entered(entered, each))}


def totals_entered_of_combat(options: Options, entered: Mapping[str, str]) -> dict[str, str]:
    """Return the options of a combat with what was entered."""
    life = ", ".join(f"{player} {typed}" for player, typed in life_entered(entered).items())
    return without_empty({**options, LIFE: life, DEFENDER: name_entered(entered, DEFENDER)})


def life_on_table(situation: str, lang: Language) -> dict[str, str]:
    """Return how much life each player is said to have on a table."""
    said = ((each.player, life_said(entry, lang)) for each in sections_of(situation, lang) for entry in each.entries)
    return {player: life for player, life in said if life is not None}


def totals_entered_of_table(options: Options, entered: Mapping[str, str], lang: Language) -> dict[str, str]:
    """Return the options of an interaction with what was entered."""
    say, life = strings_in(lang), life_entered(entered)
    turns = [say("build-turn-written", player=each) for each in PLAYERS]
    kept = [
        Section(each.player, tuple(entry for entry in each.entries if life_said(entry, lang) is None))
        for each in sections_of(options.get(SITUATION, ""), lang)
        if each.text not in turns
    ]
    known = {each.player for each in kept}
    kept += [Section(player, ()) for player in life if player not in known]
    told = [
        Section(each.player, (*each.entries, say("build-life-entry", life=life[each.player])))
        if each.player in life
        else each
        for each in kept
    ]
    turn = number_chosen(entered, TURN)
    whose = [Section("", (turns[turn - 1],))] if turn else []
    return without_empty({**options, SITUATION: table_written([*told, *whose])})
