"""The fields of a builder's forms, and what somebody entered in them put into words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord

from bot.judge.language.objects.made_up import SIZE
from bot.language import Language
from bot.ui.discord.building.pieces import joined_with_and, keywords_offered
from bot.ui.discord.markup import shorten_text
from bot.ui.strings import strings_in

KEYWORDS, STATE = "keywords", "state"
"""The fields that each creature has besides its name."""
LONGEST_NAME, LONGEST_CHOICE, MOST_CHOICES = 100, 100, 25
COUNTERS: Mapping[str, Sequence[int]] = {"+1/+1": (1, 2, 3, 4, 5), "-1/-1": (1, 2, 3)}
DAMAGE = (1, 2, 3, 4, 5)
SAID = ("tapped", "sick")
"""The states of a creature that a form lists; several of one kind are added up."""
CHOSEN = "; "
"""What stands between several that were chosen in a field."""


def name_field(  # noqa: PLR0913 - all that a field may say
    field: str, label: str, hint: str, *, required: bool = True, default: str = "", longest: int = LONGEST_NAME
) -> discord.ui.Label[Any]:
    """Return a field for a line of text, such as the name of a card."""
    asked: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=field,
        placeholder=hint,
        max_length=longest,
        required=required,
        default=shorten_text(default, longest) or None,
    )
    return discord.ui.Label(text=label, component=asked)


def choice_field(
    field: str, label: str, choices: Iterable[str], *, required: bool = True, most: int = 1
) -> discord.ui.Label[Any]:
    """Return a field in which one of the choices is chosen, or several; what comes back is their numbers."""
    shown = list(choices)[:MOST_CHOICES]
    options = [
        discord.SelectOption(
            label=shorten_text(each, LONGEST_CHOICE), value=str(at), default=required and most == 1 and at == 0
        )
        for at, each in enumerate(shown)
    ]
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=field,
        options=options,
        required=required,
        min_values=int(required),
        max_values=min(most, len(shown)),
    )
    return discord.ui.Label(text=label, component=select)


def creature_fields(lang: Language) -> Iterator[discord.ui.Label[Any]]:
    """Yield the fields for the keywords that a creature has besides its own, and for its state."""
    say, keywords = strings_in(lang), keywords_offered(lang)
    yield choice_field(KEYWORDS, say("discord-keywords"), keywords, required=False, most=len(keywords))
    states = [label for label, _, _ in states_offered(lang)]
    yield choice_field(STATE, say("build-state"), states, required=False, most=len(states))


def states_offered(lang: Language) -> list[tuple[str, str, int]]:
    """Return each state of the list: how it is shown, how it is written, and how many of it, 0 where it has no
    number."""
    say = strings_in(lang)
    counters = [(say("build-counters", sign=sign, count=n), sign, n) for sign, most in COUNTERS.items() for n in most]
    damage = [(say("build-damage", count=each), say("build-damage-written"), each) for each in DAMAGE]
    return [*((say(f"build-{each}"), say(f"build-{each}"), 0) for each in SAID), *counters, *damage]


def numbers_chosen(entered: Mapping[str, str], field: str) -> list[int]:
    """Return the numbers of what was chosen in a field."""
    return [int(each) for each in entered.get(field, "").split(CHOSEN) if each.isdecimal()]


def chosen_of(entered: Mapping[str, str], field: str, choices: Sequence[str]) -> list[str]:
    """Return what was chosen in a field; choices that are there no more are left out."""
    return [choices[each] for each in numbers_chosen(entered, field) if each < len(choices)]


def number_chosen(entered: Mapping[str, str], field: str) -> int | None:
    """Return the number of what was chosen in a field; None for nothing."""
    return next(iter(numbers_chosen(entered, field)), None)


def name_entered(entered: Mapping[str, str], field: str) -> str:
    return " ".join(entered.get(field, "").split())


def creature_entered(entered: Mapping[str, str], field: str, lang: Language) -> str:
    """Return what was entered as a creature with the keywords that it has besides, and its state behind it."""
    creature = name_entered(entered, field)
    keywords = chosen_of(entered, KEYWORDS, keywords_offered(lang))
    bare, bracket, said = creature.partition("(")
    if keywords and SIZE.search(bare):
        bare = f"{bare.rstrip()} {' '.join(keywords)} "
    elif keywords:
        together = joined_with_and(keywords, lang)
        bare = f"{strings_in(lang)('change-with', creature=bare.rstrip(), keyword=together)} "
    states = [*filter(None, (said.removesuffix(")").strip() if bracket else "",)), *states_entered(entered, lang)]
    return f"{bare.rstrip()} ({', '.join(states)})" if states else bare.rstrip()


def states_entered(entered: Mapping[str, str], lang: Language) -> Iterator[str]:
    """Yield the chosen states as they are written in brackets, those with numbers added up."""
    states = states_offered(lang)
    sums: dict[str, int] = {}
    for at in numbers_chosen(entered, STATE):
        if at < len(states):
            _, written, number = states[at]
            sums[written] = sums.get(written, 0) + number
    damage = strings_in(lang)("build-damage-written")
    for written, number in sums.items():
        between = " " if written == damage else " x"
        yield f"{written}{between}{number}" if number else written
