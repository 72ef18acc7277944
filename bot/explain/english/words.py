"""The English words for what the engine names by an enum member, a counter's kind or a rule."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words import effects as fx

STEPS: Mapping[Step, str] = MappingProxyType(
    {
        Step.UNTAP: "The untap step",
        Step.UPKEEP: "The upkeep step",
        Step.DRAW: "The draw step",
        Step.PRECOMBAT_MAIN: "The precombat main phase",
        Step.BEGINNING_OF_COMBAT: "The beginning of combat step",
        Step.DECLARE_ATTACKERS: "The declare attackers step",
        Step.DECLARE_BLOCKERS: "The declare blockers step",
        Step.COMBAT_DAMAGE: "The combat damage step",
        Step.END_OF_COMBAT: "The end of combat step",
        Step.POSTCOMBAT_MAIN: "The postcombat main phase",
        Step.END: "The end step",
        Step.CLEANUP: "The cleanup step",
    }
)

LOSSES: Mapping[LossReason, str] = MappingProxyType(
    {
        LossReason.LIFE: "no life left",
        LossReason.EMPTY_LIBRARY: "a draw from an empty library",
        LossReason.CONCESSION: "a concession",
        LossReason.POISON: "ten or more poison counters",
        LossReason.COMMANDER: "21 or more combat damage by one commander",
        LossReason.EFFECT: "an effect says so",
        LossReason.EMPEROR: "the emperor of the team has lost",
        LossReason.TEAM: "a teammate has lost",
        LossReason.TEAM_POISON: "the team has fifteen or more poison counters",
    }
)

MOVES: Mapping[Zone, tuple[str, str]] = MappingProxyType(
    {
        Zone.BATTLEFIELD: ("enters the battlefield", "enter the battlefield"),
        Zone.HAND: ("goes to its owner's hand", "go to their owners' hands"),
        Zone.LIBRARY: ("goes to its owner's library", "go to their owners' libraries"),
        Zone.GRAVEYARD: ("goes to the graveyard", "go to the graveyard"),
        Zone.EXILE: ("is exiled", "are exiled"),
        Zone.STACK: ("goes on the stack", "go on the stack"),
        Zone.COMMAND: ("goes to the command zone", "go to the command zone"),
        Zone.CEASED: ("ceases to exist", "cease to exist"),
        Zone.OUTSIDE: ("leaves the game with its owner", "leave the game with their owners"),
        Zone.MELDED: ("becomes a part of a melded permanent", "become parts of melded permanents"),
    }
)

INSTEAD_OF: Mapping[Zone, str] = MappingProxyType(
    {
        Zone.BATTLEFIELD: "entering the battlefield",
        Zone.HAND: "going to its owner's hand",
        Zone.LIBRARY: "going to its owner's library",
        Zone.GRAVEYARD: "going to the graveyard",
        Zone.EXILE: "being exiled",
        Zone.STACK: "going on the stack",
        Zone.COMMAND: "going to the command zone",
        Zone.CEASED: "ceasing to exist",
        Zone.OUTSIDE: "leaving the game",
        Zone.MELDED: "becoming a part of a melded permanent",
    }
)
"""Where something does not go, because an effect says otherwise."""

RETURNS = ("returns to the battlefield", "return to the battlefield")
"""How it is said of what comes from a graveyard or from exile."""

DURATIONS: Mapping[fx.Duration, str] = MappingProxyType(
    {
        fx.Duration.END_OF_TURN: " until end of turn",
        fx.Duration.END_OF_COMBAT: " until end of combat",
        fx.Duration.YOUR_NEXT_TURN: " until {players} next turn",
        fx.Duration.END_OF_YOUR_NEXT_TURN: " until the end of {players} next turn",
        fx.Duration.WHILE_SOURCE_CONTROLLED: " for as long as {player} controls {source}",
        fx.Duration.WHILE_SOURCE_REMAINS: " for as long as {source} remains on the battlefield",
        fx.Duration.UNTIL_SOURCE_LEAVES: " until {source} leaves the battlefield",
        fx.Duration.WHILE_SOURCE_TAPPED: " for as long as {source} remains tapped",
        fx.Duration.WHILE_SUSPECTED: "",
        fx.Duration.WHILE_SOURCE_HELD_TAPPED: " for as long as {player} controls {source} and it remains tapped",
        fx.Duration.PERMANENT: "",
    }
)
"""How long an effect lasts, after what it does: whose turn and control, and of what, in braces."""

FROM: Mapping[Zone, str] = MappingProxyType(
    {
        Zone.COMMAND: " from the command zone",
        Zone.EXILE: " from exile",
        Zone.GRAVEYARD: " from the graveyard",
        Zone.LIBRARY: " from the top of the library",
    }
)
"""From where something is played that is not in a hand."""

BURIED: Mapping[Reason, tuple[str, str]] = MappingProxyType(
    {
        Reason.NO_TOUGHNESS: ("toughness 0 or less", "toughness 0 or less"),
        Reason.LETHAL_DAMAGE: ("lethal damage", "lethal damage"),
        Reason.DEATHTOUCH: ("damage from a source with deathtouch", "damage from a source with deathtouch"),
        Reason.NO_LOYALTY: ("no loyalty left", "no loyalty left"),
        Reason.LEGEND_RULE: ("the legend rule leaves only one, of its controller's choice",) * 2,
        Reason.WORLD_RULE: ("the world rule keeps only the newest", "the world rule keeps only the newest"),
        Reason.PROTECTED_FROM_AURA: ("what it enchanted has protection from it now",) * 2,
        Reason.ILLEGAL_AURA: ("it can't enchant that any more", "they can't enchant that any more"),
        Reason.FINAL_CHAPTER: ("its last chapter has come", "their last chapters have come"),
        Reason.NO_DEFENSE: ("no defense left", "no defense left"),
        Reason.NO_PROTECTOR: ("nobody can protect it", "nobody can protect them"),
        Reason.OLDER_ROLE: ("only the newest Role of a player stays", "only the newest Role of a player stays"),
        Reason.CONTROLLER_LEFT: ("its controller has left the game", "their controller has left the game"),
        Reason.TERRITORY_FELL: ("the territory falls with its player",) * 2,
    }
)
"""Why something leaves the battlefield, by the reason; for one thing, for several."""

DESTROYING: Mapping[Reason, tuple[str, str]] = MappingProxyType(
    {
        Reason.DEATHTOUCH: ("deathtouch",) * 2,
        Reason.LETHAL_DAMAGE: ("lethal damage",) * 2,
    }
)
"""What would destroy something, by the reason; of one thing, of several."""

DIVIDED: Mapping[Reason, tuple[str, str]] = MappingProxyType(
    {
        Reason.LOYALTY_FIRST: ("the planeswalker comes first, up to its loyalty",) * 2,
        Reason.NO_BLOCKER_LEFT: ("no blocker is left, and trample lets all of it through",) * 2,
    }
)
"""Why damage is divided so by trample."""

BANDED: Mapping[Reason, tuple[str, str]] = MappingProxyType(
    {
        Reason.BANDED_WITH_BLOCKER: ("because of banding, the defending player divides it",) * 2,
        Reason.BANDED_WITH_ATTACKER: ("because of banding, the active player divides it",) * 2,
    }
)
"""Why another player than the creature's controller divides its damage."""

IDLE: Mapping[Reason, tuple[str, str]] = MappingProxyType(
    {
        Reason.NO_POWER: ("its power is 0 or less", "their power is 0 or less"),
        Reason.ATTACKED_IS_GONE: ("what it attacked has left combat", "what they attacked has left combat"),
        Reason.STAYS_BLOCKED: (
            "it stays blocked, though nothing blocks it",
            "they stay blocked, though nothing blocks them",
        ),
        Reason.BLOCKS_NOTHING: ("nothing that it blocks is left", "nothing that they block is left"),
    }
)
"""Why a creature assigns no combat damage; for one, for several."""

OUT_OF_COMBAT: Mapping[Reason, tuple[str, str]] = MappingProxyType(
    {
        Reason.NO_CREATURE: ("only creatures attack and block",) * 2,
        Reason.NOT_ATTACKING_PLAYER: ("only the attacking player's creatures attack, and only in a combat phase",) * 2,
        Reason.BATTLE: ("a battle neither attacks nor blocks",) * 2,
        Reason.NOTHING_TO_ATTACK: (
            "what it would attack is not there to be attacked",
            "what they would attack is not there",
        ),
        Reason.NOTHING_TO_BLOCK: ("what it would block does not attack its controller",) * 2,
    }
)
"""Why what enters is not part of the combat; for one, for several."""

WHEN: Mapping[Step, str] = MappingProxyType(
    {Step.END_OF_COMBAT: "at end of combat", Step.END: "at the beginning of the next end step"}
)
"""When a delayed ability triggers."""

TRIED: Mapping[ev.TriedAction, str] = MappingProxyType(
    {
        ev.TriedAction.ATTACK: "attack",
        ev.TriedAction.BLOCK: "block",
        ev.TriedAction.DIVISION: "division of damage",
        ev.TriedAction.SPELL: "spell",
        ev.TriedAction.ACTIVATION: "activation",
    }
)
"""What was tried."""

DECLINED: Mapping[ChoiceKind, str] = MappingProxyType(
    {ChoiceKind.ENLIST: "enlists nobody", ChoiceKind.EXERT: "exerts nothing"}
)
"""What is not done by default, by the kind of the choice."""

CHOICES: Mapping[ChoiceKind, str] = MappingProxyType(
    {
        ChoiceKind.ATTACK_TARGET: "what it attacks now",
        ChoiceKind.ATTACKING: "what the newcomer attacks",
        ChoiceKind.BOTTOM: "whether it goes to the bottom",
        ChoiceKind.CARD: "the exiled card",
        ChoiceKind.CHAPTER: "the chapter with which it enters",
        ChoiceKind.CLASH: "how the clash ends",
        ChoiceKind.COIN: "how the coin comes up",
        ChoiceKind.COLOR: "the color",
        ChoiceKind.COMBAT_DAMAGE: "the division of damage",
        ChoiceKind.COMMAND_ZONE: "whether the commander goes to the command zone",
        ChoiceKind.COPY: "what it copies",
        ChoiceKind.COST: "which of its costs is paid",
        ChoiceKind.COUNTERS: "what the counters are removed from",
        ChoiceKind.CREATURE_TYPE: "the creature type",
        ChoiceKind.CREW: "the crew",
        ChoiceKind.DAMAGE_ORDER: "the damage assignment order",
        ChoiceKind.DISCARD: "the card to discard",
        ChoiceKind.DIVISION: "how it is divided",
        ChoiceKind.DOOR: "which door",
        ChoiceKind.ENLIST: "which creature to enlist",
        ChoiceKind.EXERT: "which creature to exert",
        ChoiceKind.EXILE: "what to exile",
        ChoiceKind.HALF: "which half is cast",
        ChoiceKind.KEEP: "what to keep",
        ChoiceKind.LAND_TYPE: "the land type",
        ChoiceKind.LEGEND_RULE: "what stays under the legend rule",
        ChoiceKind.MANIFEST: "which card is manifested",
        ChoiceKind.MAY: "whether to use the ability",
        ChoiceKind.MODES: "the modes",
        ChoiceKind.NAME: "the name",
        ChoiceKind.NUMBER: "how many",
        ChoiceKind.OPPONENT: "the opponent",
        ChoiceKind.OPTION: "which of the things it names is done",
        ChoiceKind.PAY: "whether to pay",
        ChoiceKind.PLAYER: "the player",
        ChoiceKind.PROLIFERATE: "what gets more counters",
        ChoiceKind.PROTECTOR: "the protector",
        ChoiceKind.PUT: "the card to put onto the battlefield",
        ChoiceKind.PUT_BACK: "the card to put back",
        ChoiceKind.RECIPIENT: "the recipient",
        ChoiceKind.REPLACEMENT: "the effect that applies",
        ChoiceKind.RETURN: "what to return",
        ChoiceKind.SACRIFICE: "what to sacrifice",
        ChoiceKind.SADDLE: "what saddles it",
        ChoiceKind.SCRY: "what goes to the bottom",
        ChoiceKind.SEARCH: "the card to find",
        ChoiceKind.SOURCE: "the source of damage",
        ChoiceKind.SURVEIL: "what goes to the graveyard",
        ChoiceKind.TAKE: "the card to take",
        ChoiceKind.TAP: "what to tap",
        ChoiceKind.TARGET: "the target",
        ChoiceKind.TERRITORY: "the territory where the creature goes",
        ChoiceKind.TOP_CARD: "which card lies on top",
        ChoiceKind.TRIGGER_ORDER: "in which order triggered abilities go on the stack",
        ChoiceKind.UNTAP: "what to untap",
        ChoiceKind.ZONES: "which zones are searched",
    }
)
"""What a choice is about, by its kind."""

ASPECTS: Mapping[fx.Aspect, str] = MappingProxyType(
    {
        fx.Aspect.LIFE: "life totals",
        fx.Aspect.PLAYER_COUNTERS: "the players' counters",
        fx.Aspect.HANDS: "hands",
        fx.Aspect.CARDS: "the cards in libraries, graveyards and exile",
        fx.Aspect.PERMANENTS: "the permanents",
        fx.Aspect.STACK: "the spells and abilities on the stack",
        fx.Aspect.MANA: "the players' mana pools",
        fx.Aspect.TURN: "the rest of the turn and what players may do",
    }
)
