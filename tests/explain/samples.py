"""One instance of each event and of each refusal, found by introspection, with names that try the grammar."""

import types
import typing
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.engine.magic import events
from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.events import ActionRefused, ChangedAmount, CountersPut, Deed, EffectBegan, Event
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.day_or_night import TimeOfDay
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import FaceDown, KeywordName
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.ground.steps import Step, TurnPart
from bot.engine.magic.keywords.tables import RULES
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Exiling, GameObject, Zone
from bot.engine.magic.table.ongoing_effects import DamageEffect
from bot.engine.magic.table.stack_objects import StackedAbility, Target
from bot.engine.magic.words.abilities import (
    AdditionalBlocks,
    AsItAttacks,
    AttackCost,
    Attacks,
    AttacksDespiteDefender,
    BlockCost,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    CantCast,
    CantDraw,
    CantGainLife,
    CantGetCounters,
    CantLose,
    CantPlayLands,
    CantSearch,
    CantWin,
    Goaded,
    LifeCantChange,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    NoMaximumHandSize,
    OptionalAttackCost,
    PlayersHave,
    SkipsPart,
    Towards,
    TriggeredAbility,
)
from bot.engine.magic.words.abilities.play_permissions import Permission
from bot.engine.magic.words.damage_replacements import (
    CantBePrevented,
    ChangeAmount,
    CountersInstead,
    DamageChange,
    DamageDescribed,
    Operation,
    Prevent,
    Redirect,
)
from bot.engine.magic.words.effects import (
    EVERYTHING,
    AddAbility,
    AddActivatedAbilities,
    AddColors,
    AddTypes,
    Aspect,
    ChangeText,
    CountOf,
    Duration,
    Fixed,
    GainControl,
    KeywordAbility,
    LoseAllAbilities,
    LoseKeyword,
    Modification,
    ModifyPowerToughness,
    RemoveTypes,
    SacrificeObjects,
    SetColors,
    SetLandTypes,
    SetPowerToughness,
    SetTypes,
    Spending,
    SwitchPowerToughness,
)
from bot.engine.magic.words.filters import (
    THIS,
    AttachedObject,
    ChosenSource,
    Comparison,
    ControllerOf,
    Exactly,
    Filter,
    Matching,
    Players,
    Side,
    Sources,
    Status,
    ThatSource,
    ThesePlayers,
)
from bot.engine.magic.words.qualities import ColorQuality
from bot.explain.names import Names, Noun
from bot.explain.passages import Passage
from tests.engine.magic.tables.cards import DAMAGE_LEAVES_LIFE

ALICE, NORBERT, HUGO = PlayerId("Alice"), PlayerId("Norbert"), PlayerId("Hugo")
LYNX, ORNITHOPTER, HORDE, HYDRA, TREE, BEAST = (
    ObjectId(each) for each in ("lynx", "ornithopter", "horde", "hydra", "tree", "beast")
)
THINGS = (LYNX, ORNITHOPTER, HORDE, HYDRA, TREE, BEAST)
PLAYERS = (ALICE, NORBERT, HUGO)

SPELLS = (
    *(Filter(), Filter(all_of=("Enchantment",)), Filter(none_of=("Creature",)), Filter(colors=(Color.RED,))),
    Filter(any_of=("Instant", "Sorcery")),
)

OTHERS: tuple[Recipient, ...] = (*THINGS[1:], NORBERT)

FRENCH = Names(
    {
        LYNX: Noun("Lynx spectral"),
        ORNITHOPTER: Noun("Ornithoptère"),
        HORDE: Noun("Horde de gobelins"),
        HYDRA: Noun("Hydre antique"),
        TREE: Noun("Le Grand Chêne"),
        BEAST: Noun("5/5", made_up=True),
    }
)
ENGLISH = Names(
    {
        LYNX: Noun("Spectral Lynx"),
        ORNITHOPTER: Noun("Ornithopter"),
        HORDE: Noun("Goblin Horde"),
        HYDRA: Noun("Ancient Hydra"),
        TREE: Noun("The Great Oak"),
        BEAST: Noun("5/5", made_up=True),
    }
)

KINDS: tuple[type[Event], ...] = typing.get_args(Event)


def instances(kind: type[Event], who: ObjectId, player: PlayerId, amount: int) -> Iterator[Event]:
    """Every variant of one event that a sentence may tell apart: each value of its enums, None where it may be."""
    hints = typing.get_type_hints(kind)
    if kind is ActionRefused:
        yield ActionRefused(0, Refusal(RefusalKind.TAPPED, (), who))
        return
    fixed = {name: values(name, hint, who, player, amount) for name, hint in hints.items()}
    longest = max((len(each) for each in fixed.values()), default=1)
    for turn in range(longest):
        yield kind(**{name: each[turn % len(each)] for name, each in fixed.items()})


WORDS: dict[str, tuple[Any, ...]] = {
    "touches": ((), (Aspect.LIFE,), (Aspect.LIFE, Aspect.HANDS, Aspect.PERMANENTS), EVERYTHING),
    "quality": (None, ColorQuality(Color.RED)),
    "rule": (
        *(
            CantAttack(),
            CantBlock(),
            CantBeBlocked(),
            AttacksDespiteDefender(),
            Goaded(),
            MustBlock(),
            MustBeBlocked(),
            AdditionalBlocks(1),
            AttackCost("{2}", towards=Towards.YOU),
            AttackCost("{2}", life=2, towards=Towards.YOU_OR_YOUR_PLANESWALKERS),
            BlockCost("{1}", times=Fixed(3)),
        ),
        *(CantGainLife(Players.EACH_PLAYER), CantLose(Players.YOU, (LossReason.LIFE,)), CantWin(Players.EACH_OPPONENT)),
        *(DAMAGE_LEAVES_LIFE, NoMaximumHandSize(), CantDraw(Players.YOU, 2)),
        *(CantCast(each, players=Players.EACH_OPPONENT) for each in SPELLS),
        *(SkipsPart(Players.EACH_OPPONENT, part) for part in TurnPart),
        *(LifeCantChange(Players.YOU), LifeCantChange(Players.EACH_PLAYER), CantSearch(Players.EACH_OPPONENT)),
        *(CantPlayLands(Players.YOU), CantPlayLands(Players.EACH_PLAYER)),
        *(CantGetCounters(Players.YOU), CantGetCounters(Players.EACH_PLAYER, "poison")),
        PlayersHave(Players.YOU, (KeywordAbility(KeywordName.HEXPROOF),)),
        *(MustAttack(towards=towards) for towards in (*Towards, NORBERT)),
        MustAttack(Matching(Filter(all_of=("Creature",), controlled_by=ThesePlayers((NORBERT,)))), Towards.THIS),
    ),
    "kind": ("loyalty", "defense", "poison", "+1/+1", "-1/-1", "oil"),
    "mana": ("{2}{W}",),
    "what": ("color", "creature type"),
    "value": ("green", "Elf"),
    "changes": (((NORBERT, 3), (HUGO, -3)), ((HUGO, -1),)),
    "owner": (NORBERT, HUGO),
    "creatures": (THINGS[:1], THINGS[:2]),
    "zones": ((Zone.LIBRARY,), (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY)),
}
"""What stands in fields that are plain strings, rules of combat, or zones that are searched and whose they are."""


def values(name: str, hint: Any, who: ObjectId, player: PlayerId, amount: int) -> tuple[Any, ...]:
    if name in WORDS:
        return WORDS[name]
    if name == "options":
        return (amount + 1,)
    if name == "winner":
        return (str(player),)
    for enum in (Step, TurnPart, Zone, LossReason, Duration, TimeOfDay, Deed, ChangedAmount, Designation, ChoiceKind):
        if hint is enum:
            return tuple(enum)
    if isinstance(hint, types.UnionType):
        return tuple(each for part in typing.get_args(hint) for each in values(name, part, who, player, amount))
    if hint is StackedAbility:
        return stacked(who, player, amount)
    if hint is DamageEffect:
        return tuple(shields(who, player, amount))
    if hint is GameObject:
        return (token(player, amount), card(who, player))
    if name == "modifications":
        return changes(amount)
    if typing.get_origin(hint) is tuple:
        return ((), (who,), THINGS)
    table: dict[Any, tuple[Any, ...]] = {
        ObjectId: (who,),
        PlayerId: (player,),
        int: (amount,),
        bool: (True, False),
        str: ("text",),
        Characteristics: (token(player, amount).printed,),
        OptionalAttackCost: (OptionalAttackCost(AsItAttacks.EXERT),),
        TriggeredAbility: (TriggeredAbility(Attacks(), ()),),
        Spending: (Spending(),),
        FaceDown: tuple(FaceDown),
        KeywordName: (KeywordName.SUSPEND, KeywordName.FORETELL, KeywordName.PLOT),
        KeywordAbility: (KeywordAbility(KeywordName("devour"), number=amount),),
        Permission: tuple(permitted(who, player)),
        Exiling: (Exiling(who, amount),),
        type(None): (None,),
    }
    return table[hint]


def permitted(who: ObjectId, player: PlayerId) -> Iterator[Permission]:
    """What lets a player play a card, for each duration and in each way."""
    for duration in Duration:
        yield Permission(player, (who, 0), duration=duration)
    yield Permission(player, (who, 0), lands=True, free=True)
    yield Permission(player, (who, 0), lands=True, on_adventure=True)


def stacked(who: ObjectId, player: PlayerId, amount: int) -> tuple[StackedAbility, ...]:
    """A spell, an ability with every keyword, one without, with so many targets; one that sacrifices its source."""
    targets = tuple(Target(each) for each in (BEAST, NORBERT)[:amount])
    plain = StackedAbility(ObjectId("it"), who, player, (), targets=targets)
    keywords = (replace(plain, keyword=KeywordAbility(each, number=amount or None)) for each in RULES)
    return (*keywords, plain, replace(plain, card=who), replace(plain, effects=(SacrificeObjects(THIS),)))


def shields(who: ObjectId, player: PlayerId, amount: int) -> Iterator[DamageEffect]:
    """Each change of damage, of each kind of description, for one time, so much and all of it, for each duration."""
    by = StackedAbility(ObjectId("it"), who, player, ())
    itself, theirs = Exactly(((who, 0),)), Filter(all_of=("Creature",), side=Side.OPPONENT)
    changing: tuple[DamageChange, ...] = (
        *(Prevent(), Prevent(amount=1), Prevent(all_but=1), CantBePrevented(), CountersInstead("+1/+1")),
        *(Redirect(itself), Redirect(player), Redirect(ControllerOf(ThatSource())), Redirect(AttachedObject())),
        *(ChangeAmount(each, number) for each in Operation for number in (2, 3, 4)),
    )
    red = Filter(colors=(Color.RED,))
    fliers = Filter(
        keywords=(KeywordName.FLYING,), statuses=(Status.ATTACKING,), comparison=Comparison("power", at_most=2)
    )
    watched = (
        *(DamageDescribed(), DamageDescribed(combat=True), DamageDescribed(at_least=3)),
        DamageDescribed((itself,), (player,), combat=False),
        DamageDescribed((Sources(red),), (Players.EACH_PLAYER, Matching(theirs))),
        DamageDescribed((ChosenSource(Sources(red), ((who, 0),)),), (Players.EACH_OPPONENT,)),
        DamageDescribed((Sources(Filter(any_of=("Instant", "Sorcery")), spells=True),), (itself, player)),
        DamageDescribed((Matching(Filter(all_of=("Beast",), other=True)),), (Matching(fliers),)),
        DamageDescribed((Matching(Filter(none_of=("Beast",))),)),
    )
    for what in watched:
        for left, once in ((amount or None, False), (None, True), (None, False)):
            for change in changing:
                numbered = left if isinstance(change, Prevent | Redirect) else None
                yield DamageEffect(1, by, what, change, (), numbered, once)
    yield from (DamageEffect(1, by, watched[0], Prevent(), duration=each) for each in Duration)


def token(player: PlayerId, amount: int) -> GameObject:
    printed = Characteristics(
        "Spirit",
        types=("Creature",),
        subtypes=("Spirit",),
        abilities=(KeywordAbility(KeywordName.FLYING),),
        power=amount,
        toughness=8,
    )
    return GameObject(ObjectId("Spirit"), CardDefinition((printed,)), player, player, token=True)


def card(who: ObjectId, player: PlayerId) -> GameObject:
    return GameObject(who, CardDefinition((Characteristics("Shock"),)), player, player, Zone.STACK)


def changes(amount: int) -> tuple[tuple[Modification, ...], ...]:
    """A change of size, up and down, each keyword ability, both."""
    sizes = (ModifyPowerToughness(amount, amount), ModifyPowerToughness(-amount, -1))
    abilities = tuple(AddAbility(KeywordAbility(each)) for each in RULES)
    others: tuple[Modification, ...] = (
        GainControl(HUGO),
        AddTypes(("Creature",), ("Elf",), ("Legendary",)),
        SetTypes(("Creature",), ("Elf", "Warrior")),
        RemoveTypes(("Planeswalker",)),
        SetLandTypes(("Island",)),
        SetColors(()),
        SetColors((Color.WHITE,)),
        AddColors((Color.BLUE, Color.RED)),
        AddAbility(CantBlock()),
        AddActivatedAbilities(THIS),
        LoseKeyword(KeywordName.FLYING),
        ChangeText(("color",), "red", "blue"),
        ChangeText(("land type",), "Swamp", "Island"),
        LoseAllAbilities(),
        SetPowerToughness(Fixed(amount), Fixed(4)),
        SetPowerToughness(None, Fixed(1)),
        SetPowerToughness(CountOf(THIS), None),
        SwitchPowerToughness(),
    )
    single: list[Modification] = [*sizes, *abilities, *others]
    return (*[(each,) for each in single], (sizes[0], abilities[0]), (*others[1:2], sizes[1]))


TELLING_WHY = (
    *(events.NoDamageAssigned, events.NotDestroyed, events.DestinationChanged, events.Destroyed, events.ZoneChanged),
    *(events.LifeGained, events.ManaAdded, events.DamageAssigned, events.EnteredOutOfCombat, events.BecameCopy),
    *(events.BlockerDeclared, events.DidNotResolve, events.GameDrawn),
)
"""The events that are told in another way for some reasons."""


def everything() -> Iterator[tuple[Event, tuple[Reason, ...]]]:
    """Every event in every variant, about every name, with 0, 1 and 2 of whatever is counted, for every reason."""
    for kind in KINDS:
        reasons = (*((each,) for each in Reason), ()) if kind in TELLING_WHY else ((),)
        for who, player in zip(THINGS, PLAYERS * 2, strict=True):
            for amount in (0, 1, 2):
                for event in instances(kind, who, player, amount):
                    for why in reasons:
                        yield event, why


def every_label() -> Iterator[Passage]:
    """What each of the abilities made, told of another object and of its own source."""
    for who, player in zip(THINGS, PLAYERS * 2, strict=True):
        for one in stacked(who, player, 1):
            yield Passage((CountersPut(BEAST, "-1/-1", 1),), (), by=(one,))
            yield Passage((EffectBegan(who, (who,), changes(1)[0], Duration.END_OF_TURN),), (), by=(one, one))


def every_refusal() -> Iterator[Refusal]:
    """Every kind, with every name on both sides, with and without the other and the numbers."""
    for kind in RefusalKind:
        for who, other in zip(THINGS, OTHERS, strict=True):
            numbers = (3, 2) if kind is RefusalKind.TOO_MANY_BLOCKS else (1, 2)
            yield Refusal(kind, (), who, other, *numbers)
            yield Refusal(kind, (), who)
