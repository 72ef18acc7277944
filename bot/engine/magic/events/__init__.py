"""Everything that can happen in a game of Magic, one frozen class an event, in the Comprehensive Rules' words.

`Event` is a closed union: an explanation that forgets a member does not type-check. Amounts are positive and are what
happened after replacement and prevention; objects are named by id and are as they were when it happened."""

from typing import TypeAlias

from bot.engine.magic.events.added_turns import (
    ControlOfPlayerBegan,
    ExtraTurnsAdded,
    NextPartsSkipped,
    NextTurnControlled,
    NextTurnsSkipped,
    PartSkipped,
    PhasesAdded,
    TurnEvent,
    TurnSkipped,
)
from bot.engine.magic.events.cards import (
    BottomOrderLost,
    CardDiscarded,
    CardDrawn,
    CardEvent,
    CardExiled,
    CardMilled,
    CardNotDrawn,
    CardPutBack,
    CardSetAside,
    DrewFromEmptyLibrary,
    ExiledReturned,
    LandPlayed,
    LandsAllowed,
    LibraryNotKnown,
    LibraryShuffled,
    PlayAllowed,
    PutOnBottom,
    Scried,
    TopCardsArranged,
    TopCardsSeen,
    TopCardUnnamed,
    UnknownCardsMoved,
    ZoneEmptied,
    ZonesSearched,
)
from bot.engine.magic.events.combat import (
    AttackerDeclared,
    AttackReselected,
    BecameAttacking,
    BecameBlocked,
    BecameUnblocked,
    BlockerDeclared,
    BlockRequired,
    BlocksDeclared,
    CombatEnded,
    CombatEvent,
    Enlisted,
    NoAttackers,
    RemovedFromCombat,
    RuleImposed,
    StrikersRemembered,
)
from bot.engine.magic.events.damage import (
    DamageAssigned,
    DamageChanged,
    DamageDealt,
    DamageEffectBegan,
    DamageEvent,
    DamageMarked,
    DamageNotPrevented,
    DamagePrevented,
    DamageRedirected,
    DamageReplaced,
    DamageWoreOff,
    NoDamageAssigned,
)
from bot.engine.magic.events.entering_combat import (
    CouldNotMeld,
    EnteredAttacking,
    EnteredBlocking,
    EnteredOutOfCombat,
    EnteringEvent,
    NothingToEnchant,
)
from bot.engine.magic.events.game import (
    ActionRefused,
    ChoiceMade,
    EndingEvent,
    GameDrawn,
    GameEvent,
    GameNotLost,
    GameNotWon,
    GameRestarted,
    GameWon,
    LoopStopped,
    PlayerLeft,
    PlayerLost,
    StepBegan,
    TimeOfDayChanged,
    TurnBegan,
)
from bot.engine.magic.events.permanents import (
    Attached,
    BecamePrepared,
    BecameRenowned,
    BecameSaddled,
    BecameUnprepared,
    BestowEnded,
    ControlChanged,
    CountersPut,
    CountersRemoved,
    Crewed,
    DoorChanged,
    Exerted,
    Exploited,
    KeptTapped,
    LeavingExiles,
    LevelChanged,
    Marched,
    NotExchanged,
    PermanentEvent,
    PhasedIn,
    PhasedOut,
    PrepareSpellCopied,
    ProtectorChosen,
    StayedTapped,
    Tapped,
    Transformed,
    TurnedFaceUp,
    Unattached,
    Untapped,
)
from bot.engine.magic.events.players import (
    BlessingGained,
    CoinFlipped,
    LifeGained,
    LifeLost,
    LifeNotGained,
    ManaAdded,
    ManaPaid,
    PlayerEvent,
    ShortcutTaken,
    SpeedChanged,
)
from bot.engine.magic.events.replacements import (
    BecameCopy,
    CouldNotHappen,
    CountersChanged,
    CountersNotChanged,
    Deed,
    DestinationChanged,
    DrawReplaced,
    EntryChanged,
    LifeGainChanged,
    LifeLossChanged,
    ManaChanged,
    QualityChosen,
    ReplacementEvent,
    TokensChanged,
)
from bot.engine.magic.events.stack import (
    AbilityActivated,
    AbilityTriggered,
    CopiedOnStack,
    Countered,
    Declined,
    DelayedAbilityMade,
    DelayedTriggerMade,
    DidNotResolve,
    EffectBegan,
    EffectsEnded,
    NotCast,
    NotCountered,
    Resolved,
    SpellCast,
    StackEvent,
    TargetsChanged,
    TriggerChanged,
)
from bot.engine.magic.events.zones import (
    Destroyed,
    DestructionReplaced,
    EmblemCreated,
    NotDestroyed,
    Regenerated,
    RegenerationShieldMade,
    Sacrificed,
    TokenCreated,
    ZoneChanged,
    ZoneEvent,
)

Event: TypeAlias = (
    GameEvent
    | TurnEvent
    | PlayerEvent
    | CardEvent
    | CombatEvent
    | EnteringEvent
    | DamageEvent
    | PermanentEvent
    | ZoneEvent
    | ReplacementEvent
    | StackEvent
)
