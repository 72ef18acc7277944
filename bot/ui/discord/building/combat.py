"""A combat as it is built: its creatures one by one, attackers and blockers, and what they attack."""

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.judge.language.reading.pieces import ARROW
from bot.judge.language.reading.request import ALICE, BOB
from bot.language import Language
from bot.ui.commands.registry import Command, Options
from bot.ui.desk import Desk
from bot.ui.discord.building.fields import choice_field, chosen_of, creature_entered, creature_fields, name_field
from bot.ui.discord.building.interaction import ACTIONS, SITUATION, built_interaction, interaction_form
from bot.ui.discord.building.pieces import (
    ENTRY,
    LIST,
    Section,
    bare_name,
    entries_of,
    joined_with_and,
    named_apart,
    renamed,
    table_written,
    without_empty,
)
from bot.ui.discord.building.totals import life_of, totals_entered_of_combat, totals_form
from bot.ui.discord.buttons import Act
from bot.ui.discord.forms import empty_form
from bot.ui.strings import strings_in

COMBAT = "combat"
SIDES: Mapping[Act, str] = {Act.ADD_ATTACKER: "attackers", Act.ADD_BLOCKER: "blockers"}
"""The option that a press adds to."""
CREATURE, BLOCKED, ATTACKED = "creature", "blocked", "attacked"
"""The fields of a form."""
GOES_ON = frozenset({"attackers", "blockers", "defender", "life"})
"""The options of a combat that can be told as an interaction, in which something is cast."""


def acts_on_combat(options: Options) -> Sequence[Act]:
    """Return what can be added: an attacker, and where there is one, a blocker, a spell, and what players have."""
    if not options.get("attackers"):
        return (Act.ADD_ATTACKER,)
    cast = (Act.ADD_ACTION,) if options.keys() <= GOES_ON else ()
    return *SIDES, *cast, Act.SET_TOTALS


def combat_form(act: Act, command: Command, options: Options, desk: Desk, lang: Language) -> discord.ui.Modal:
    """Return the form of one creature: what it is, its keywords and state, and what it attacks or blocks where there
    are several; or of what the players have, or of a spell."""
    if act is Act.SET_TOTALS:
        return totals_form(command, options, lang)
    if act is Act.ADD_ACTION:
        return interaction_form(act, command, as_interaction(options, lang), desk, lang, options)
    say, form = strings_in(lang), empty_form(act, command, options, lang)
    form.add_item(name_field(CREATURE, say("discord-creature"), say("discord-creature-hint")))
    for field in creature_fields(lang):
        form.add_item(field)
    attackers, attacked = attackers_named(options, lang), attacked_named(options, lang)
    if act is Act.ADD_BLOCKER and len(attackers) > 1:
        form.add_item(choice_field(BLOCKED, say("discord-blocked"), attackers))
    if act is Act.ADD_ATTACKER and len(attacked) > 1:
        form.add_item(choice_field(ATTACKED, say("build-attacked"), attacked))
    return form


def creature_taken_back(options: Options, lang: Language) -> tuple[str, dict[str, str]] | None:
    """Return the last creature, blockers before attackers, and the combat without it."""
    sides = ((each, entries_of(options.get(each, ""), lang)) for each in ("blockers", "attackers"))
    side, entries = next(((each, there) for each, there in sides if there), ("", []))
    if not entries:
        return None
    *rest, last = entries
    return last, without_empty({**options, side: LIST.join(rest)})


def attackers_named(options: Options, lang: Language) -> list[str]:
    """Return how each attacker is named by who blocks it, with a number where several have that name."""
    entries = entries_of(options.get("attackers", ""), lang)
    return [each.name for each in named_apart(((entry, ALICE) for entry in entries), lang)]


def attacked_named(options: Options, lang: Language) -> list[str]:
    """Return what can be attacked: the player, and the planeswalkers that are said."""
    there = entries_of(options.get("defender", ""), lang)
    return list(dict.fromkeys((BOB, *(bare_name(each, lang)[0] for each in there))))


def built_combat(
    act: Act, options: Options, entered: Mapping[str, str], desk: Desk, lang: Language
) -> tuple[str, dict[str, str]]:
    """Return the command and its options with what a form that came back adds."""
    if act is Act.SET_TOTALS:
        return COMBAT, totals_entered_of_combat(options, entered)
    if act is Act.ADD_ACTION:
        return built_interaction(act, as_interaction(options, lang), entered, desk, lang)
    side, creature = SIDES[act], creature_entered(entered, CREATURE, lang)
    for attacked in chosen_of(entered, ATTACKED, attacked_named(options, lang)):
        creature = with_state(creature, strings_in(lang)("build-attacks-written", target=attacked))
    for blocked in chosen_of(entered, BLOCKED, attackers_named(options, lang)):
        creature = f"{creature} {ARROW} {blocked}"
    built = {**options, side: LIST.join(filter(None, (options.get(side), creature)))}
    return COMBAT, built if act is Act.ADD_BLOCKER else with_blocks_kept(built, options, lang)


def with_blocks_kept(built: dict[str, str], before: Options, lang: Language) -> dict[str, str]:
    """Return the combat with an attacker more, where each blocker says whom it blocks as it did before: the only
    attacker needed no name."""
    names = attackers_named(before, lang)
    now = attackers_named(built, lang)[: len(names)]
    blockers = []
    for entry in entries_of(before.get("blockers", ""), lang):
        blocker, arrow, whom = (each.strip() for each in entry.partition(ARROW))
        blocked = renamed(whom, names, now) if arrow else next(iter(now), "")
        blockers.append(f"{blocker} {ARROW} {blocked}")
    return without_empty({**built, "blockers": LIST.join(blockers)})


def with_state(creature: str, state: str) -> str:
    return f"{creature.removesuffix(')')}, {state})" if creature.endswith(")") else f"{creature} ({state})"


def as_interaction(options: Options, lang: Language) -> dict[str, str]:
    """Return the combat as a table on which creatures attack and block."""
    attacking, blocking = (entries_of(options.get(each, ""), lang) for each in SIDES.values())
    blockers = [each.partition(ARROW)[0].strip() for each in blocking]
    walkers = [each for each in entries_of(options.get("defender", ""), lang) if each != BOB]
    say, life = strings_in(lang), life_of(options)
    totals = {who: [say("build-life-entry", life=life[who])] if who in life else [] for who in (ALICE, BOB)}
    bare = [without_attacked(each, lang) for each in attacking]
    sides = (Section(ALICE, (*bare, *totals[ALICE])), Section(BOB, (*blockers, *walkers, *totals[BOB])))
    attacked = (
        next((bare_name(each, lang)[0] for each in walkers), BOB) if BOB not in options.get("defender", "") else BOB
    )
    lines = [*attacks_told(attacking, blockers, attacked, lang), *blocks_told(attacking, blocking, lang)]
    return without_empty({ACTIONS: ENTRY.join(lines), SITUATION: table_written(sides)})


def attacked_by(entry: str, lang: Language) -> str:
    """Return what an attacker is said to attack; the player where nothing is said."""
    written = strings_in(lang)("build-attacks-written", target="")
    said = [each.strip() for each in entry.partition("(")[2].removesuffix(")").split(",")]
    return next((each.removeprefix(written) for each in said if each.startswith(written)), "")


def without_attacked(entry: str, lang: Language) -> str:
    """Return an attacker without what it attacks."""
    name, _, said = entry.partition("(")
    written = strings_in(lang)("build-attacks-written", target="")
    kept = [each.strip() for each in said.removesuffix(")").split(",") if not each.strip().startswith(written)]
    return f"{name}({', '.join(kept)})" if any(kept) else name.strip()


def attacks_told(attacking: Sequence[str], blockers: Sequence[str], usual: str, lang: Language) -> Iterator[str]:
    """Yield the line in which all attack, each what it attacks, the usual where nothing is said."""
    say = strings_in(lang)
    named = named_in_both(attacking, blockers, lang)
    whom = [attacked_by(each, lang) for each in attacking for _ in range(bare_name(each, lang)[1])]
    if not any(whom) and usual == BOB:
        yield say("build-attacks", player=ALICE, what=joined_with_and(named[: len(whom)], lang))
        return
    told = [say("build-attack-more", what=what, target=at or usual) for what, at in zip(named, whom, strict=False)]
    yield say("build-attacks-each", player=ALICE, what=joined_with_and(told, lang))


def blocks_told(attacking: Sequence[str], blocking: Sequence[str], lang: Language) -> Iterator[str]:
    """Yield the line in which all block, each whom it blocks: the first attacker where nothing is said."""
    if not blocking:
        return
    say, attackers = strings_in(lang), [each for entry in attacking for each in [entry] * bare_name(entry, lang)[1]]
    alone = named_apart(((each, ALICE) for each in attacking), lang)
    pieces = [each.partition(ARROW) for each in blocking]
    named = named_in_both(attacking, [each[0].strip() for each in pieces], lang)
    blocked = [each[2].strip() for each in pieces for _ in range(bare_name(each[0].strip(), lang)[1])]
    known = {each.name: at for at, each in enumerate(alone)}
    told = [
        say("build-block-more", what=blocker, target=named[known.get(whom, 0)])
        for blocker, whom in zip(named[len(attackers) :], blocked, strict=False)
    ]
    yield say("build-blocks-each", player=BOB, what=joined_with_and(told, lang))


def named_in_both(attacking: Sequence[str], blockers: Sequence[str], lang: Language) -> list[str]:
    """Return how all creatures are named where both sides lie on one table, attackers first."""
    both = [*((each, ALICE) for each in attacking), *((each, BOB) for each in blockers)]
    return [each.name for each in named_apart(both, lang)]
