"""Events told in English: one sentence for each passage, exhaustive over the closed union of events."""

from typing import assert_never

from bot.engine.magic.events import (
    ActionRefused,
    AttackerDeclared,
    BecameBlocked,
    BecameUnblocked,
    BlockerDeclared,
    CardDiscarded,
    CardDrawn,
    ChoiceMade,
    CombatEnded,
    CountersRemoved,
    DamageAssigned,
    DamageDealt,
    DamageMarked,
    DamagePrevented,
    DamageWoreOff,
    Destroyed,
    DrewFromEmptyLibrary,
    GameDrawn,
    GameWon,
    LifeGained,
    LifeLost,
    NoAttackers,
    NoDamageAssigned,
    NotDestroyed,
    PhasedIn,
    PlayerLost,
    ProtectorChosen,
    RemovedFromCombat,
    StepBegan,
    StrikersRemembered,
    Tapped,
    TurnBegan,
    Unattached,
    Untapped,
    ZoneChanged,
)
from bot.explain.english import damage, sentences
from bot.explain.english.nouns import listed, the, verb
from bot.explain.english.refusals import refusals
from bot.explain.english.words import IDLE
from bot.explain.english_grammar import because, clauses, closed, counted, possessive
from bot.explain.names import Names
from bot.explain.passages import Passage


def sentence(passage: Passage, names: Names) -> str:
    """Tell a passage in one sentence."""
    return closed(clause(passage, names))


def clause(passage: Passage, names: Names) -> str:  # noqa: C901, PLR0912, PLR0915 - one arm for each member of the closed union
    event = passage.first
    match event:
        case TurnBegan(player=player):
            return f"{possessive(the(names, player))} turn begins"
        case StepBegan():
            return sentences.step(event, passage, names)
        case Untapped():
            untapped = [each.permanent for each in passage.of(Untapped)]
            return f"{listed(names, untapped)} {verb(untapped, 'untaps', 'untap')}"
        case PhasedIn():
            phased = [each.permanent for each in passage.of(PhasedIn)]
            return f"{listed(names, phased)} {verb(phased, 'phases', 'phase')} in"
        case CardDiscarded(player=player):
            return f"{the(names, player)} discards {counted(len(passage.events), 'card')}"
        case Tapped():
            tapped = [each.permanent for each in passage.of(Tapped)]
            return f"{listed(names, tapped)} {verb(tapped, 'becomes', 'become')} tapped"
        case CardDrawn(player=player):
            return f"{the(names, player)} draws {counted(len(passage.events), 'card')}"
        case DrewFromEmptyLibrary(player=player):
            return f"{the(names, player)} has to draw from an empty library"
        case DamageWoreOff():
            healed = [each.permanent for each in passage.of(DamageWoreOff)]
            return f"the damage marked on {listed(names, healed)} wears off"
        case AttackerDeclared():
            return sentences.attack(passage.of(AttackerDeclared), names)
        case NoAttackers(player=player):
            return f"{the(names, player)} attacks with nothing"
        case BlockerDeclared():
            return sentences.block(passage, names)
        case BecameBlocked():
            blocked = [each.attacker for each in passage.of(BecameBlocked)]
            return f"{listed(names, blocked)} {verb(blocked, 'becomes', 'become')} blocked"
        case BecameUnblocked():
            return sentences.unblocked(passage, names)
        case StrikersRemembered(creatures=creatures):
            return f"{listed(names, creatures) or 'nobody'} {verb(creatures, 'strikes', 'strike')} first"
        case RemovedFromCombat():
            removed = [each.permanent for each in passage.of(RemovedFromCombat)]
            return f"{listed(names, removed)} {verb(removed, 'leaves', 'leave')} combat"
        case CombatEnded():
            return "combat ends"
        case DamageAssigned():
            return damage.assigned(passage, names)
        case NoDamageAssigned():
            idle = [each.creature for each in passage.of(NoDamageAssigned)]
            told = f"{listed(names, idle)} {verb(idle, 'assigns', 'assign')} no combat damage"
            return because(told, passage.reason(IDLE))
        case DamagePrevented():
            return damage.prevented(passage, names)
        case DamageDealt():
            return damage.dealt(passage, names)
        case DamageMarked():
            marks = (
                f"{each.amount} damage is marked on {the(names, each.permanent)}" for each in passage.of(DamageMarked)
            )
            return clauses(list(marks))
        case LifeLost(player=player):
            return f"{the(names, player)} loses {sum(each.amount for each in passage.of(LifeLost))} life"
        case LifeGained():
            return damage.life_gained(passage, names)
        case CountersRemoved():
            return sentences.counters(passage.of(CountersRemoved), names)
        case Destroyed():
            return sentences.destroyed(passage, names)
        case NotDestroyed():
            saved = [each.permanent for each in passage.of(NotDestroyed)]
            told = f"{listed(names, saved)} {verb(saved, 'survives', 'survive')} lethal damage"
            return f"{told}: {verb(saved, 'it is', 'they are')} indestructible"
        case ZoneChanged():
            return sentences.moved(passage, names)
        case Unattached():
            falls = (
                f"{the(names, e.attachment)} comes off {the(names, e.host)} and stays" for e in passage.of(Unattached)
            )
            return clauses(list(falls))
        case ProtectorChosen():
            chosen = (
                f"{the(names, e.player)} now protects {the(names, e.battle)}" for e in passage.of(ProtectorChosen)
            )
            return clauses(list(chosen))
        case PlayerLost():
            return clauses([sentences.lost(each, names) for each in passage.of(PlayerLost)])
        case GameWon(winner=winner):
            return f"{winner} wins the game"
        case GameDrawn():
            return "the game is a draw"
        case ActionRefused():
            return f"Illegal: {refusals([each.refusal for each in passage.of(ActionRefused)], names)}"
        case ChoiceMade():
            return sentences.choice(passage.of(ChoiceMade), names)
        case _:
            assert_never(event)
