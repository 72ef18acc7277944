"""What nobody read is shown where it could have mattered, and only there."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.engine.magic.asking.scenario import Action, Cast, Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import Moment, SpellAbility, Unread
from bot.engine.magic.words.effects import KeywordAbility
from bot.engine.magic.words.qualities import ChosenQuality
from tests.engine.magic.tables.cards import creature, scene
from tests.engine.magic.tables.spells import ALL, MURDER, ONE_LIFE, cast
from tests.engine.magic.tables.table import NEXT_TURN, attack, block, duel, lives, to
from tests.engine.magic.tables.words import ALICE

FIGHT = (attack("bear"), block("cub>bear"))
UNBLOCKED = (attack("bear"),)


def with_unread(scenario: Scenario, moment: Moment, *holders: str) -> Scenario:
    """The scenario, its `holders` having a sentence that nobody read."""
    sentence = Unread("Something happens.", moment=moment)
    objects = tuple(
        replace(
            each,
            definition=CardDefinition(
                tuple(replace(face, abilities=(*face.abilities, sentence)) for face in each.definition.faces)
            ),
        )
        if each.id in {ObjectId(holder) for holder in holders}
        else each
        for each in scenario.objects
    )
    return replace(scenario, objects=objects)


def shown(moment: Moment, holder: str, do: Sequence[Action], bear: str = "bear 2/2", cub: str = "cub 1/1") -> list[str]:
    outcome = resolve_scenario(with_unread(duel(bear, cub, *do), moment, holder))
    return [f"{each.object}: {each.text}" for each in outcome.unmodelled]


@pytest.mark.parametrize(
    ("moment", "holder", "do"),
    [
        (Moment.ALWAYS, "bear", ()),
        (Moment.ATTACKS, "bear", UNBLOCKED),
        (Moment.BLOCKS, "cub", FIGHT),
        (Moment.BECOMES_BLOCKED, "bear", FIGHT),
        (Moment.DEALS_DAMAGE, "bear", UNBLOCKED),
        (Moment.IS_DEALT_DAMAGE, "cub", FIGHT),
        (Moment.LEAVES, "cub", FIGHT),
        (Moment.UPKEEP, "bear", (NEXT_TURN,)),
        (Moment.DRAW_STEP, "bear", (NEXT_TURN, to(Step.DRAW))),
        (Moment.BEGINNING_OF_COMBAT, "bear", UNBLOCKED),
        (Moment.END_OF_COMBAT, "bear", UNBLOCKED),
        (Moment.END_STEP, "bear", (to(Step.END),)),
        (Moment.MAIN_PHASE, "bear", (to(Step.POSTCOMBAT_MAIN),)),
    ],
)
def test_an_unread_sentence_is_shown_when_its_moment_came(moment: Moment, holder: str, do: Sequence[Action]) -> None:
    assert shown(moment, holder, do) == [f"{holder}: Something happens."]


@pytest.mark.parametrize(
    ("moment", "holder", "do"),
    [
        (Moment.ACTIVATED, "bear", FIGHT),
        (Moment.CAST, "bear", FIGHT),
        (Moment.ENTERS, "bear", FIGHT),
        (Moment.ATTACKS, "cub", FIGHT),
        (Moment.BLOCKS, "bear", FIGHT),
        (Moment.BECOMES_BLOCKED, "bear", UNBLOCKED),
        (Moment.DEALS_DAMAGE, "cub", UNBLOCKED),
        (Moment.IS_DEALT_DAMAGE, "bear", UNBLOCKED),
        (Moment.LEAVES, "bear", FIGHT),
        (Moment.UPKEEP, "bear", FIGHT),
        (Moment.BEGINNING_OF_COMBAT, "bear", ()),
        (Moment.END_STEP, "bear", FIGHT),
        (Moment.MAIN_PHASE, "bear", FIGHT),
    ],
)
def test_an_unread_sentence_is_silent_when_its_moment_did_not_come(
    moment: Moment, holder: str, do: Sequence[Action]
) -> None:
    assert shown(moment, holder, do) == []


def test_a_card_s_sentence_is_shown_once_however_many_copies_there_are() -> None:
    table = with_unread(duel("bear 2/2 named:Twin, wolf 2/2 named:Twin", ""), Moment.ALWAYS, "bear", "wolf")
    assert [each.object for each in resolve_scenario(table).unmodelled] == ["bear"]


def test_a_card_outside_the_battlefield_is_not_asked() -> None:
    assert shown(Moment.ALWAYS, "bear", (), bear="bear 2/2 zone:graveyard") == []


def test_607_2d_an_ability_that_speaks_of_a_choice_that_nobody_told_is_admitted() -> None:
    guard = creature("guard", "2/2", KeywordAbility(KeywordName.PROTECTION, ChosenQuality("color")))
    told = replace(guard, chosen={"color": "green"})
    assert [each.text for each in resolve_scenario(scene(guard)).unmodelled] == ["the chosen color"]
    assert resolve_scenario(scene(told)).unmodelled == ()


@pytest.mark.parametrize("dies", [False, True])
def test_what_came_meanwhile_shows_its_sentences_even_if_it_is_gone_again(dies: bool) -> None:
    sentence = Unread("Something happens.", moment=Moment.ENTERS)
    card = CardDefinition((Characteristics("cub", types=("Creature",), power=1, toughness=1, abilities=(sentence,)),))
    then = (cast(MURDER, "cub"), ALL) if dies else ()
    outcome = resolve_scenario(scene(do=(Cast(ObjectId("cub"), card), ALL, *then)))
    assert [each.text for each in outcome.unmodelled] == ["Something happens."]


@pytest.mark.parametrize(("moment", "texts"), [(Moment.CAST, ["Something happens."]), (Moment.PAID, [])])
def test_601_what_a_permanent_spell_says_of_its_casting_is_shown_when_it_is_cast(
    moment: Moment, texts: list[str]
) -> None:
    sentence = Unread("Something happens.", moment=moment)
    printed = Characteristics("cub", types=("Creature",), power=1, toughness=1, abilities=(sentence,))
    outcome = resolve_scenario(scene(do=(Cast(ObjectId("cub"), CardDefinition((printed,))), ALL)))
    assert [each.text for each in outcome.unmodelled] == texts


def test_601_2f_an_instant_of_which_a_statement_about_casting_was_not_read_is_played() -> None:
    def played(moment: Moment) -> Outcome:
        text = (Unread("Something happens.", moment=moment), SpellAbility((ONE_LIFE,)))
        card = CardDefinition((Characteristics("charm", types=("Instant",), abilities=text),))
        return resolve_scenario(scene(do=(Cast(ObjectId("charm"), card, ALICE), ALL)))

    assert [lives(played(moment)) for moment in (Moment.PAID, Moment.CAST)] == [(21, 20), (21, 20)]
    assert [each.text for each in played(Moment.CAST).unmodelled] == ["Something happens."]
