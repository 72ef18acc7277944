"""The words for events that every language tells alike (`bot/explain/worded_events.py`), in French."""

from bot.engine.magic import events as ev
from bot.explain.worded_events import EventWords

EVENT_WORDS: EventWords = {
    ev.BecameMonarch: "{player} devient le monarque",
    ev.BlessingGained: "{player} obtient la bénédiction de la cité",
    ev.BlockRequired: "{creature} doit bloquer {attacker} pendant ce combat, si possible",
    ev.BlocksDeclared: "{player} a déclaré tous ses blocages",
    ev.BottomOrderLost: "personne ne sait dans quel ordre ces cartes sont au-dessous de la bibliothèque",
    ev.CardCopied: "{card} est copié",
    ev.CombatEnded: "le combat prend fin",
    ev.DamageWoreOff: "les blessures marquées sur {permanent} disparaissent",
    ev.DrewFromEmptyLibrary: "{player} doit piocher dans une bibliothèque vide",
    ev.EmblemCreated: "{emblem.owner} gagne un emblème",
    ev.Enlisted: "{creature} enrôle {enlisted}",
    ev.Exerted: "{player} surmène {permanent}",
    ev.Exploited: "{creature} exploite {victim}",
    ev.GameWon: "{winner} gagne la partie",
    ev.LevelChanged: "{permanent} devient niveau {level}",
    ev.LibraryShuffled: "{player} mélange sa bibliothèque",
    ev.ManaEmptied: "{player} perd {mana}, non dépensé, à la fin de l’étape ou de la phase",
    ev.ManaPaid: "{player} paie {mana}",
    ev.NoAttackers: "{player} n’attaque avec aucune créature",
    ev.PhasedIn: "{permanent} [revient/reviennent] en phase",
    ev.PhasedOut: "{permanent} [passe/passent] hors phase",
    ev.PlayerLeft: "{player} quitte la partie",
    ev.PriorityInCleanup: "les joueurs reçoivent la priorité pendant l’étape de nettoyage, et une autre la suit",
    ev.ProtectorChosen: "{player} protège {battle}",
    ev.RemovedFromCombat: "{permanent} [quitte/quittent] le combat",
    ev.TurnEnded: "le tour se termine",
    ev.TurnedFaceUp: "{player} retourne {permanent} face visible",
    ev.Untapped: "{permanent} [se dégage/se dégagent]",
}
