"""CR 612.2: of all text in abilities it is known whether it holds words that a text-changing effect changes."""

from collections.abc import Iterator
from dataclasses import Field, fields, is_dataclass
from enum import Enum
from types import UnionType
from typing import Any, ForwardRef, Union, get_args, get_origin

import pytest

import bot.engine.magic.ground.zones
import bot.engine.magic.words.abilities
import bot.engine.magic.words.abilities.event_replacements
import bot.engine.magic.words.amounts
import bot.engine.magic.words.conditions
import bot.engine.magic.words.damage_replacements
import bot.engine.magic.words.effects
import bot.engine.magic.words.filters
import bot.engine.magic.words.qualities
from bot.engine.magic.values.text_changes import REWORDED_FIELDS
from bot.engine.magic.words.abilities import Ability

NO_WORDS = frozenset(
    """AbilityUsedThisTurn.key ActivatedAbility.link
    ActivatedAbility.text AddMana.options AddTypes.supertypes AddTypes.types AllowPlay.as_any
    AttackCost.mana BeginningOf.step BlockCost.mana CantGetCounters.kind CantHaveCounters.kind CardsIn.zone
    ChangeText.of CharacteristicOf.name ChooseQuality.what Filter.mana_costs ChosenQuality.what ColorCountQuality.word
    Comparison.characteristic Comparison.counters Comparison.than_hand
    Comparison.than_source Comparison.x Cost.counters Cost.mana Cost.x
    CopyCounters.kind CopyCounters.only CostOfTargets.mana CountersOfPlayer.kind Extreme.characteristic
    CountersArePut.kind Cost.puts CounterLimit.kind CounterNumber.kind CountersInstead.kind CountersOn.kind
    CreateTokens.name CreateTokens.supertypes CreateTokens.types Dies.without EnterWith.kind ExchangeLife.size
    Entering.counters Exceptions.name Filter.bears Filter.names GetCounters.kind Greatest.name
    HasCounters.kind KindsAmong.of LastCounterRemoved.kind LiesInExile.counter LifeForMana.mana LoseSubtypes.of
    ManaSpent.kinds
    MoveCounters.kind NameQuality.name NotRead.text Pay.mana PutCounters.kind RemoveCounters.kind RemoveTypes.types
    ReturnToBattlefield.counter SetTypes.types StandIn.meant TakeChosen.what TimesPaid.cost TriggeredAbility.link
    TriggeredAbility.rule TriggeredAbility.text Unread.expected Unread.text WasPaid.cost WouldGetCounters.kind
    ProduceInstead.mana""".split()  # noqa: SIM905 - a list to be read
)
"""The other fields of text: costs, counters, names, what an ability is called, and types that no effect changes."""

NAMED: dict[str, Any] = {
    name: value
    for module in (
        bot.engine.magic.ground.zones,
        bot.engine.magic.words.filters,
        bot.engine.magic.words.qualities,
        bot.engine.magic.words.damage_replacements,
        bot.engine.magic.words.abilities.event_replacements,
        bot.engine.magic.words.conditions,
        bot.engine.magic.words.amounts,
        bot.engine.magic.words.effects,
        bot.engine.magic.words.abilities,
    )
    for name, value in vars(module).items()
}


def texts(hint: Any, seen: set[type], where: Field[Any] | None = None, owner: str = "") -> Iterator[tuple[str, str]]:
    """Of a type, and of all that it is made of, the class and the field of every piece of text."""
    if isinstance(hint, str | ForwardRef):
        hint = eval(hint if isinstance(hint, str) else hint.__forward_arg__, NAMED)  # noqa: S307 - our own annotations
    if get_origin(hint) in {Union, UnionType, tuple, frozenset}:
        for each in get_args(hint):
            yield from texts(each, seen, where, owner) if each is not Ellipsis else ()
    elif hint is str and where is not None:
        yield owner, where.name
    elif isinstance(hint, type) and is_dataclass(hint) and hint not in seen:
        seen.add(hint)
        for each in fields(hint):
            yield from texts(each.type, seen, each, hint.__name__)
    else:
        assert hint in seen or hint in {int, bool, str, type(None), range} or issubclass(hint, Enum | str), hint


@pytest.mark.rule("612.2")
def test_612_2_of_every_piece_of_text_in_an_ability_it_is_known_whether_it_holds_words() -> None:
    known = {f"{kind.__name__}.{name}" for kind, names in REWORDED_FIELDS.items() for name in names}
    found = {f"{owner}.{name}" for owner, name in texts(Ability, set())}
    assert found == known | NO_WORDS
