"""What is assumed about a typed situation where nothing was said, and which of these assumptions matter."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from bot.engine.magic import events as ev
from bot.engine.magic.asking.scenario import CanPlay, ObjectSetup, Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.event_replacements import ChooseAsEnters, ChosenAsEnters
from bot.engine.magic.words.conditions import CardsInGraveyard, CardTypesInGraveyard, parts_within
from bot.engine.magic.words.qualities import ColorCountQuality, ColorQuality
from bot.judge.language.combat.typed_combat import Document, Reading
from bot.judge.language.reading.notes import Note, NoteKind, make_note
from bot.judge.problems import shown_in_message


def assume_chosen_players(scenario: Scenario) -> tuple[Scenario, tuple[Note, ...]]:
    """Assume, with two players, that the player chosen as a permanent entered is the opponent (CR 607.2d)."""
    choosing = [thing.id for thing in scenario.objects if lacks_chosen_player(thing)]
    if len(scenario.players) != 2 or not choosing:
        return scenario, ()
    other = {one.name: two.name for one, two in zip(scenario.players, reversed(scenario.players), strict=True)}
    objects = tuple(
        replace(thing, chosen={**thing.chosen, "player": other[thing.controller]}) if thing.id in choosing else thing
        for thing in scenario.objects
    )
    chosen = dict.fromkeys(other[thing.controller] for thing in scenario.objects if thing.id in choosing)
    return replace(scenario, objects=objects), tuple(make_note(NoteKind.CHOSEN, name=name) for name in chosen)


def lacks_chosen_player(thing: ObjectSetup) -> bool:
    """Whether its controller chose a player as it entered (CR 614.12a), and the table does not say which."""
    abilities = thing.definition.faces[thing.face].abilities
    chosen = (each.instead for each in abilities if isinstance(each, ab.ReplacementAbility))
    return (
        thing.zone is Zone.BATTLEFIELD
        and "player" not in thing.chosen
        and any(
            isinstance(each, ChooseAsEnters) and each.what in {ChosenAsEnters.PLAYER, ChosenAsEnters.OPPONENT}
            for each in chosen
        )
    )


def assumptions_that_matter(reading: Reading, scenario: Scenario, outcome: Outcome) -> tuple[Note, ...]:
    """Return whose turn is taken to be, what was taken as an example, and the assumptions about counters, life, mana
    and colors on which the outcome depends."""
    turn = tuple(each for each in reading.assumed if each.kind in {NoteKind.TURN, NoteKind.EXAMPLE})
    counters = assumed_counters(reading, outcome)
    supplies = (*assumed_mana(scenario, outcome), *assumed_graveyards(outcome))
    return (*turn, *counters, *assumed_life(scenario, outcome), *assumed_colorless(reading, scenario), *supplies)


def note_unasked_answers(reading: Reading, outcome: Outcome) -> Reading:
    """Return the reading with a note on each line that answers a choice which nobody had to make."""
    lines = tuple(dict.fromkeys(reading.lines[index] for index in outcome.unasked if index < len(reading.lines)))
    actions = list(zip(reading.document["do"], reading.lines, strict=False))
    cast = {action["as"]: action["cast"] for action, line in actions if line in lines and "cast" in action}
    unread = [
        line for line in lines if any(line == each and casts_unread_card(action, outcome) for action, each in actions)
    ]
    kinds = {line: NoteKind.TARGET_OF_UNREAD if line in unread else NoteKind.NOT_ASKED for line in lines}
    before = (each for each in reading.notes if each.values.get("thing") not in cast)
    return replace(
        reading, notes=(*before, *(make_note(kind, typed=shown_in_message(line.text)) for line, kind in kinds.items()))
    )


def casts_unread_card(action: Document, outcome: Outcome) -> bool:
    """Whether the action casts a card with a sentence about a target that the compiler does not read."""
    return any(each.card == action.get("cast") and "target" in each.text.lower() for each in outcome.unmodelled)


def move_late_answers(reading: Reading, unasked: Sequence[int]) -> Reading:
    """Return the reading with each late answer moved before the last action.

    People say what was chosen after what made them choose; a scenario says it before."""
    do, lines = list(reading.document["do"]), list(reading.lines)
    for late in unasked:
        at = next((at for at in range(late - 1, -1, -1) if not {"choose", "ask"} & do[at].keys()), late)
        do.insert(at, do.pop(late))
        lines.insert(at, lines.pop(late))
    return replace(reading, document={**reading.document, "do": do}, lines=tuple(lines))


def assumed_counters(reading: Reading, outcome: Outcome) -> tuple[Note, ...]:
    """Return the notes on assumed loyalty and defense of the objects that lost any."""
    kinds = ("loyalty", "defense")
    lost = any(
        each.id in outcome.state.objects
        and outcome.state.objects[each.id].counters.get(kind) != each.counters.get(kind)
        for each in outcome.start.battlefield()
        for kind in kinds
    )
    return tuple(each for each in reading.assumed if each.kind not in {NoteKind.TURN, NoteKind.EXAMPLE}) if lost else ()


def assumed_life(scenario: Scenario, outcome: Outcome) -> tuple[Note, ...]:
    """Return the notes on assumed life totals that changed."""
    start, end = outcome.start.players, outcome.state.players
    changed = [
        seat.name for seat in scenario.players if seat.life is None and start[seat.name].life != end[seat.name].life
    ]
    return tuple(make_note(NoteKind.LIFE, name=name, life=start[name].life) for name in changed)


def assumed_mana(scenario: Scenario, outcome: Outcome) -> tuple[Note, ...]:
    """Return the note that mana is assumed: where no lands are listed, any cost can be paid (CR 601.2g)."""
    asked = (scenario.do[each.action] for each in outcome.answers if each.value is True)
    spells = (each for each in asked if isinstance(each, CanPlay) and each.what.definition is not None)
    given = any(not each.by_tapping for each in spells)
    return (make_note(NoteKind.MANA),) if given else ()


def assumed_graveyards(outcome: Outcome) -> tuple[Note, ...]:
    """Return the note that graveyards had no cards, where something counts the cards in them and none are listed."""
    listed = any(each.zone is Zone.GRAVEYARD for each in outcome.start.objects.values())
    if listed:
        return ()
    things = chain(
        outcome.start.battlefield(),
        outcome.state.battlefield(),
        (event.spell for event in outcome.trace.of(ev.SpellCast)),
    )
    printed = {id(each.printed): each.printed for each in things}  # most are the same from the start to the end
    counted = any(counts_graveyard_cards(ability) for each in printed.values() for ability in each.abilities)
    return (make_note(NoteKind.GRAVEYARDS),) if counted else ()


def counts_graveyard_cards(part: object) -> bool:
    """Whether a part of an ability counts cards in graveyards, or what they are."""
    if isinstance(part, fx.CardsIn):
        return part.zone == Zone.GRAVEYARD
    counting = (fx.CardTypesIn, CardsInGraveyard, CardTypesInGraveyard)
    return isinstance(part, counting) or any(map(counts_graveyard_cards, parts_within(part)))


def assumed_colorless(reading: Reading, scenario: Scenario) -> tuple[Note, ...]:
    """Return notes on made-up creatures taken as colorless while an opponent's object has protection from a color."""
    guarded = {each.controller for each in scenario.objects if has_protection_from_color(each)}
    made_up = [each for each in reading.document["objects"] if "power" in each.get("is", {})]
    facing = [each["is"] for each in made_up if guarded - {each["controller"]}]
    names = dict.fromkeys(each["name"] for each in facing if "colors" not in each)
    return tuple(make_note(NoteKind.COLORLESS, name=name) for name in names)


def has_protection_from_color(thing: ObjectSetup) -> bool:
    """Whether the object has protection from a color."""
    abilities = thing.definition.faces[thing.face].abilities
    return any(
        isinstance(ability, fx.KeywordAbility) and isinstance(ability.quality, ColorQuality | ColorCountQuality)
        for ability in abilities
    )
