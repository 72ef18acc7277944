"""What if…: the changes of a question that people ask for, each a question of its own that can be read.

A change is tried by reading it, and not by playing it: whoever presses it sees what comes of it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import chain, islice, zip_longest
from typing import Any

from bot.engine.magic.asking.choices import ChoiceKind
from bot.judge.answer import read_typed
from bot.judge.language.asked.follow_ups import FOLLOWS
from bot.judge.language.asked.reading_text import read_text
from bot.judge.language.magenoir.typed_game import read_mage_noir
from bot.judge.language.reading.pieces import ARROW, cut_at_separators
from bot.judge.language.reading.request import (
    ALICE,
    BOB,
    CombatRequest,
    EmperorPlayRequest,
    InteractionRequest,
    MageNoirRequest,
    TypedRequest,
)
from bot.judge.problems import ScenarioError
from bot.language import Language
from bot.ui.commands.judge_readings import words_of, works
from bot.ui.commands.picks import is_creature
from bot.ui.commands.registry import Command, Options
from bot.ui.commands.what_if.changed_lines import (
    Changed,
    changed_lines,
    changed_payments_of_mage_noir,
    changed_sizes,
    texts_without,
)
from bot.ui.desk import Desk
from bot.ui.reply import Button
from bot.ui.strings import strings_in

MOST = 25
"""Changes that are offered at once, Discord's limit of a menu."""
MOST_TRIED = 40

ADDED = ("first-strike", "deathtouch", "trample", "double-strike", "flying", "indestructible", "lifelink", "hexproof")
"""The keywords that people ask about, those that change most first."""
FIGHTING = ADDED[:-1]

NUMBERED = re.compile(r"-(\d+)$")
"""How the id of one of several ends."""


def changes_of(
    desk: Desk, lang: Language, command: Command, options: Options, choices: Iterable[Mapping[str, Any]] = ()
) -> tuple[Button, ...]:
    """Return the changes of what a command was asked, those first that decide; `choices` are those of its answer. None
    where nothing is known for that command."""
    changed: Iterator[Changed] = iter(())
    match command.id:
        case "combat":
            changed = changed_combats(desk, lang, options)
        case "judge":
            changed = chain(changed_payments_told(lang, options, choices), changed_texts(desk, lang, options["text"]))
        case "interaction":
            told = ". ".join(filter(None, (options.get("situation"), options["actions"])))
            lines = changed_lines(command.id, lang, options)
            changed = chain(changed_choices(lang, options, choices), lines, changed_texts(desk, lang, told, told=False))
        case "emperor-play":
            names = [desk.keywords.name_of(each, lang).lower() for each in ADDED]
            lines = changed_lines(command.id, lang, options)
            changed = chain(lines, changed_sizes(command.id, lang, options, names))
        case "magenoir-resolve":
            lines = changed_lines(command.id, lang, options)
            changed = chain(changed_payments_of_mage_noir(desk, lang, options), lines)
        case _:
            pass
    found = (each for each in islice(changed, MOST_TRIED) if reads(desk, lang, each[1], each[2]))
    return tuple(Button(label, asked, new, lang) for label, asked, new in islice(found, MOST))


def changed_combats(desk: Desk, lang: Language, options: Options) -> Iterator[Changed]:
    """Yield the combat with nobody who blocks, and with one keyword more on one of its creatures, each creature in
    turn."""
    say = strings_in(lang)
    if options.get("blockers"):
        yield say("change-no-block"), "combat", {name: value for name, value in options.items() if name != "blockers"}
    each_creature = [
        [changed_piece(desk, lang, options, side, at, keyword) for keyword in FIGHTING]
        for side in ("attackers", "blockers")
        for at in range(len(creatures_of(options.get(side, ""))))
    ]
    yield from filter(None, chain.from_iterable(zip_longest(*each_creature)))


def creatures_of(typed: str) -> list[tuple[int, int]]:
    """Return where in a list each creature stands, without what it blocks."""
    found, blocked = [], False
    for piece in cut_at_separators(typed, ("arrow", "list", "plus")):
        start = piece.start + len(typed[piece.start :]) - len(typed[piece.start :].lstrip())
        if not blocked:
            found.append((start, start + len(piece.text)))
        blocked = piece.after == ARROW or (blocked and piece.after not in {",", ";"})
    return found


def changed_piece(desk: Desk, lang: Language, options: Options, side: str, at: int, keyword: str) -> Changed | None:  # noqa: PLR0913, PLR0917
    """Return the options in which the creature of that number has a keyword more; None where it has that one."""
    typed = options[side]
    start, end = creatures_of(typed)[at]
    named, name = typed[start:end], desk.keywords.name_of(keyword, lang).lower()
    if name in named.lower():
        return None
    told = strings_in(lang)("change-with", creature=named, keyword=name)
    return told, "combat", {**options, side: f"{typed[:start]}{told}{typed[end:]}"}


def changed_texts(desk: Desk, lang: Language, text: str, *, told: bool = True) -> Iterator[Changed]:
    """Yield a text with a follow-up: nobody blocks, or one of its things has a keyword more; where it is `told` in
    sentences, also without one of its spells."""
    say = strings_in(lang)
    try:
        reading = read_text(text, lang, desk.cards)
    except ScenarioError:
        return
    if reading.placed is not None and any("block" in each for each in reading.placed.document["do"]):
        yield say("change-no-block"), "judge", {"text": f"{text} {FOLLOWS} {say('change-line-no-block')}"}
    yield from texts_without(reading, desk, lang) if told else ()
    there = [each for each in reading.draft.things if each.zone is None and not each.made_for_question]
    things = [each for each in there if each.card is None or is_creature(each.card, desk, lang)]
    sizes = [each.size for each in things]
    for keyword in ADDED:
        name = desk.keywords.name_of(keyword, lang).lower()
        for thing in things:
            if name in " ".join(thing.traits).lower():
                continue
            alone = thing.card is None and sizes.count(thing.size) == 1
            named = say("asked-the-creature", size=thing.size) if alone else words_of(thing, desk, lang)
            line = say("change-line-keyword", creature=named, keyword=name)
            shown = say("change-with", creature=named, keyword=name)
            yield shown, "judge", {"text": f"{text} {FOLLOWS} {line}"}


def changed_choices(lang: Language, options: Options, choices: Iterable[Mapping[str, Any]]) -> Iterator[Changed]:
    """Yield the line with another answer to each choice that nobody made: payments, what chance decides, and what else
    decides, each also as it went."""
    for label, line in dict.fromkeys(chain.from_iterable(map(partial(answers_to, lang), made_by_default(choices)))):
        yield label, "interaction", {**options, "actions": f"{options['actions']}; {line}"}


def made_by_default(choices: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return the choices that nobody made, payments first, then chance."""
    first = (ChoiceKind.PAY, ChoiceKind.COIN)
    rank = {kind: at for at, kind in enumerate(first)}
    return sorted((each for each in choices if each["default"]), key=lambda each: rank.get(each["choice"], len(rank)))


def answers_to(lang: Language, choice: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield what each answer to a choice is called, and the line that gives it; of those other than a payment and a
    flip, which decide by their nature, those alone that change the verdict."""
    say, player = strings_in(lang), str(choice["by"])
    decided = [each["picked"] for each in choice.get("alternatives", ())]
    match choice["choice"]:
        case ChoiceKind.PAY:
            for message in ("change-pays", "change-pays-not"):
                line = say(message, player=player)
                yield line, line
        case ChoiceKind.COIN:
            for message in ("change-flip-win", "change-flip-lose"):
                line = say(message, player=player)
                yield line, line
        case ChoiceKind.MAY if decided:
            for message in ("change-may", "change-may-not"):
                yield say(message, player=player), say(f"{message}-line", player=player)
        case ChoiceKind.TARGET:
            for each in decided:
                if isinstance(each, str):
                    named = NUMBERED.sub(r" #\1", each).replace("-", " ")
                    yield (
                        say("change-targets", player=player, target=named),
                        say("change-targets", player=player, target=each),
                    )
        case _:
            return


def changed_payments_told(lang: Language, options: Options, choices: Iterable[Mapping[str, Any]]) -> Iterator[Changed]:
    """Yield a text with a follow-up that says of a payment whether it is made: who asks is the first player."""
    say, text = strings_in(lang), options["text"]
    for player in dict.fromkeys(str(each["by"]) for each in choices if each["choice"] == ChoiceKind.PAY):
        for message in ("change-pays", "change-pays-not") if player in (ALICE, BOB) else ():
            line = say(f"{message}-told-{player.lower()}")
            yield say(message, player=player), "judge", {"text": f"{text} {FOLLOWS} {line}"}


REQUESTS: Mapping[str, type[TypedRequest]] = {
    "combat": CombatRequest,
    "interaction": InteractionRequest,
    "emperor-play": EmperorPlayRequest,
}


def reads(desk: Desk, lang: Language, command: str, options: Options) -> bool:
    """Whether all that is typed is understood."""
    if command == "judge":
        return works(options["text"], desk, lang)
    try:
        if command == "magenoir-resolve":
            request = MageNoirRequest(options["actions"], options.get("board", ""), options.get("options", ""))
            return bool(read_mage_noir(request, lang).document["do"])
        return not read_typed(REQUESTS[command](**options), lang, desk.cards).ignored
    except ScenarioError:
        return False
