"""Tables for the tests: creatures in a line, a combat played by the engine, its explanation in both languages."""

from collections.abc import Mapping, Sequence

from bot.engine.magic.asking.scenario import Action, Attack, Block, ObjectSetup, PlayerSetup, Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import Ability
from bot.engine.magic.words.effects import KeywordAbility
from bot.explain.explanation import explain_outcome, render_explanation
from bot.explain.names import Names, Noun

ALICE, NORBERT = PlayerId("Alice"), PlayerId("Norbert")


def creature(
    object_id: str,
    size: str,
    controller: PlayerId,
    *abilities: KeywordName | Ability,
    colors: tuple[Color, ...] = (),
    sick: bool = False,
) -> ObjectSetup:
    power, toughness = (int(part) for part in size.split("/"))
    read = tuple(KeywordAbility(each) if isinstance(each, KeywordName) else each for each in abilities)
    printed = Characteristics(
        size, colors=colors, types=("Creature",), power=power, toughness=toughness, abilities=read
    )
    return ObjectSetup(ObjectId(object_id), CardDefinition((printed,)), controller, controller, sick=sick)


def planeswalker(object_id: str, loyalty: int, controller: PlayerId) -> ObjectSetup:
    printed = Characteristics(object_id, types=("Planeswalker",), loyalty=loyalty)
    return ObjectSetup(ObjectId(object_id), CardDefinition((printed,)), controller, controller)


def attack(*attackers: str, at: PlayerId | ObjectId = NORBERT) -> Attack:
    return Attack({ObjectId(each): at for each in attackers})


def block(**blockers: str) -> Block:
    return Block({ObjectId(who): (ObjectId(what),) for who, what in blockers.items()})


def scenario(objects: Sequence[ObjectSetup], *do: Action, life: int = 20) -> Scenario:
    return Scenario((PlayerSetup(ALICE), PlayerSetup(NORBERT, life=life)), tuple(objects), do)


def play(objects: Sequence[ObjectSetup], *do: Action, life: int = 20) -> Outcome:
    return resolve_scenario(scenario(objects, *do, life=life))


def names(objects: Sequence[ObjectSetup], **cards: str) -> Names:
    """Sizes are made up; what is given a card's name has that."""
    nouns = {each.id: Noun(each.definition.faces[0].name, made_up=True) for each in objects}
    return Names({**nouns, **{ObjectId(key): Noun(name) for key, name in cards.items()}})


def told(
    objects: Sequence[ObjectSetup],
    *do: Action,
    fr: Mapping[str, str] | None = None,
    en: Mapping[str, str] | None = None,
    life: int = 20,
) -> tuple[list[str], list[str]]:
    """The rendered explanation in French and in English, with narrow spaces written as plain ones."""
    outcome = play(objects, *do, life=life)
    french = render_explanation(explain_outcome(outcome, names(objects, **(fr or {})), "fr", do))
    english = render_explanation(explain_outcome(outcome, names(objects, **(en or {})), "en", do))
    return [line.replace("\u202f", " ") for line in french], english
