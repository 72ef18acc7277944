"""The words for events that every language tells alike (`bot/explain/worded_events.py`), in English."""

from bot.engine.magic import events as ev
from bot.explain.worded_events import EventWords

EVENT_WORDS: EventWords = {
    ev.BecameMonarch: "{player} becomes the monarch",
    ev.BlessingGained: "{player} gets the city's blessing",
    ev.BlockRequired: "{creature} has to block {attacker} this combat if able",
    ev.BlocksDeclared: "{player} has declared all blocks",
    ev.BottomOrderLost: "nobody knows in which order these cards lie on the bottom of the library",
    ev.CardCopied: "{card} is copied",
    ev.CombatEnded: "combat ends",
    ev.DamageWoreOff: "the damage marked on {permanent} wears off",
    ev.DrewFromEmptyLibrary: "{player} has to draw from an empty library",
    ev.EmblemCreated: "{emblem.owner} gets an emblem",
    ev.Enlisted: "{creature} enlists {enlisted}",
    ev.Exerted: "{player} exerts {permanent}",
    ev.Exploited: "{creature} exploits {victim}",
    ev.GameWon: "{winner} wins the game",
    ev.LevelChanged: "{permanent} is now level {level}",
    ev.LibraryShuffled: "{player} shuffles the library",
    ev.ManaEmptied: "{player} loses the unspent {mana} as the step or phase ends",
    ev.ManaPaid: "{player} pays {mana}",
    ev.NoAttackers: "{player} attacks with nothing",
    ev.PhasedIn: "{permanent} [phases/phase] in",
    ev.PhasedOut: "{permanent} [phases/phase] out",
    ev.PlayerLeft: "{player} leaves the game",
    ev.PriorityInCleanup: "players get priority in the cleanup step, and another cleanup step follows it",
    ev.ProtectorChosen: "{player} now protects {battle}",
    ev.RemovedFromCombat: "{permanent} [leaves/leave] combat",
    ev.TurnEnded: "the turn ends",
    ev.TurnedFaceUp: "{player} turns {permanent} face up",
    ev.Untapped: "{permanent} [untaps/untap]",
}
