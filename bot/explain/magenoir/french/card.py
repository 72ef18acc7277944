"""What a card does, in our own French words; exhaustive over paragraphs, effects, and what they speak of."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from bot.engine.magenoir.abilities import (
    Ability,
    Occasion,
    OnActivation,
    Paragraph,
    Timing,
    Triggered,
    Unread,
)
from bot.engine.magenoir.effects import (
    Action,
    AddMana,
    Apply,
    BecomeMageNoir,
    Branching,
    ChooseOne,
    Damage,
    Destroy,
    DiscardCard,
    DiscardFromHand,
    Draw,
    Effect,
    Fetch,
    Heal,
    IfMageNoir,
    LockMana,
    LoseHitPoints,
    MakeIndestructible,
    May,
    PayFor,
    PayOr,
    ReleaseMana,
    ReturnToDeck,
    ReturnToHand,
    TakeMana,
)
from bot.engine.magenoir.filters import (
    Amount,
    BoardState,
    Number,
    Players,
    Reference,
    Whose,
    Zone,
)
from bot.engine.magenoir.mana import mana as mana_of
from bot.explain.french_grammar import THIN, a, capital, de
from bot.explain.magenoir.french.described import article, many, noun, reference
from bot.explain.magenoir.french.nouns import ELEMENTS, mana
from bot.explain.magenoir.french.statics import static

COLON = f"{THIN}: "


SHUFFLED = ", puis mélangez le deck"


def paragraph(told: Paragraph) -> str:
    """One paragraph as a sentence."""
    match told:
        case OnActivation(actions=actions):
            return f"{capital(in_order(actions))}."
        case Triggered(occasion=occasion, actions=actions, whose=whose, states=states, of=of):
            about = "cette carte" if of is None else f"{article(of)} {noun(of)}"
            lying = f" (carte {' ou '.join(LYING[each] for each in states)})" if states else ""
            return f"{capital(when(occasion, whose, about))}{lying}{COLON}{in_order(actions)}."
        case Ability(timing=Timing.ANY_TIME, actions=actions):
            return f"À tout moment{COLON}{in_order(actions)}."
        case Ability(actions=actions):
            return f"Pendant votre phase principale{COLON}{in_order(actions)}."
        case Unread() as unread:
            return unread.text_fr or unread.text
        case _:
            return f"{capital(static(told))}."


LYING: Mapping[BoardState, str] = {
    BoardState.PREPARED: "en préparation",
    BoardState.CHANNELLED: "canalisée",
    BoardState.PERMANENT: "permanente",
    BoardState.EQUIPPED: "équipée",
    BoardState.RITUAL: "rituelle",
}


def in_order(actions: Sequence[Action]) -> str:
    """Each `puis` begins another indivisible action."""
    return ", puis ".join(" et ".join(effect(part) for part in action.parts) for action in actions)


def when(occasion: Occasion, whose: Whose, about: str) -> str:  # noqa: C901, PLR0912 - an arm an occasion
    who = {Whose.YOU: "vous", Whose.OPPONENT: "votre adversaire", Whose.ANYBODY: "un joueur"}[whose]
    s = whose is Whose.YOU

    def does(yours: str, theirs: str) -> str:
        return f"quand {who} {yours if s else theirs}"

    match occasion:
        case Occasion.DAMAGED:
            return does("subissez des dégâts", "subit des dégâts")
        case Occasion.HURT:
            return does("subissez des dégâts ou perdez des PV", "subit des dégâts ou perd des PV")
        case Occasion.HEALED:
            return does("gagnez des PV", "gagne des PV")
        case Occasion.DRAWS:
            return does("piochez", "pioche")
        case Occasion.DISCARDS:
            return does("défaussez une carte de votre main", "défausse une carte de sa main")
        case Occasion.PREPARES:
            return does("préparez une carte", "prépare une carte")
        case Occasion.CHANNELS:
            return does("canalisez une carte", "canalise une carte")
        case Occasion.ACTIVATES:
            return does("activez un sort", "active un sort")
        case Occasion.TRADES:
            return does("échangez de la Mana", "échange de la Mana")
        case Occasion.PAYS:
            return does("payez de la Mana", "paie de la Mana")
        case Occasion.ADDS:
            return does("ajoutez une Mana en récupération", "ajoute une Mana en récupération")
        case Occasion.TAKES:
            return does("prenez une pile", "prend une pile")
        case Occasion.RELEASES:
            whose_card = {
                Whose.YOU: "une de vos cartes",
                Whose.OPPONENT: "une carte adverse",
                Whose.ANYBODY: "une carte",
            }
            return f"quand la Mana sous {whose_card[whose]} est libérée"
        case Occasion.LEAVES:
            return f"quand {about} quitte le plateau"
        case Occasion.DESTROYED:
            return f"quand il y a destruction {de(about)}"
        case Occasion.ARRIVES:
            return "quand cette carte arrive sur le plateau"
        case Occasion.USED:
            return "quand cette carte a servi de composant"
        case Occasion.TURN_STARTS:
            return "au début de votre tour" if s else f"au début du tour {de(who)}"
        case Occasion.TURN_ENDS:
            return "à la fin de votre tour" if s else f"à la fin du tour {de(who)}"
        case never:
            assert_never(never)


# Effects.


def effect(told: Effect) -> str:  # noqa: C901, PLR0912 - an arm an effect
    match told:
        case Damage(amount=number, to=to, unavoidable=unavoidable):
            sure = ", sans être ignorés, réduits ni redirigés" if unavoidable else ""
            points, whom = many(number, "point de dégât", "points de dégât"), a(reference(to))
            told_so = f"{points} {whom}" if isinstance(number, Number) else f"{whom} {points}"
            return f"cette carte inflige {told_so}{sure}"
        case Heal(amount=number, to=to):
            return hit_points(to, "gagnez", "gagne", number)
        case LoseHitPoints(amount=number, to=to):
            return hit_points(to, "perdez", "perd", number)
        case Draw(amount=number, whose=whose):
            return does(whose, "piochez", "pioche", many(number, "carte", "cartes"))
        case DiscardFromHand(amount=number, whose=whose):
            hand = "de votre main" if whose is Whose.YOU else "de sa main"
            return does(whose, "défaussez", "défausse", f"{many(number, 'carte', 'cartes')} {hand}")
        case DiscardCard(what=what):
            return f"défaussez {reference(what)}"
        case Destroy(what=what):
            return f"détruisez {reference(what)}"
        case Apply(what=what):
            return f"appliquez les effets {de(reference(what))}"
        case ReturnToDeck(what=what, position=1):
            return f"remettez {reference(what)} sur le dessus de son deck"
        case ReturnToDeck(what=what, position=position):
            return f"remettez {reference(what)} en {position}ᵉ place de son deck"
        case ReturnToHand(what=what):
            return f"remettez {reference(what)} dans la main de son propriétaire"
        case Fetch(filter=described):
            shuffled = SHUFFLED if described.zone is Zone.DECK else ""
            return f"prenez en main {article(described)} {noun(described)}{shuffled}"
        case MakeIndestructible(what=what):
            return f"{reference(what)} devient indestructible"
        case BecomeMageNoir():
            return "vous devenez Mage Noir"
        case TakeMana(amount=number, element=element):
            return f"prenez jusqu’à {mana(mana_of({element: number}))} dans l’Éther Disponible"
        case AddMana(amount=number, element=element):
            return f"ajoutez {mana(mana_of({element: number}))} à l’Éther Disponible"
        case LockMana(amount=number, element=element, what=what):
            return f"mettez {mana(mana_of({element: number}))} de l’Éther Infini sous {reference(what)}"
        case ReleaseMana(what=what, amount=number, element=element):
            return released(number, "" if element is None else f" {ELEMENTS[element]}", reference(what))
        case PayFor() | PayOr() | May() | ChooseOne() | IfMageNoir():
            return branching(told)
        case never:
            assert_never(never)


def branching(told: Branching) -> str:
    match told:
        case PayFor(cost=cost, then=then, optional=False):
            return f"payez {mana(cost)}{THIN}; dans ce cas, {in_order(then)}"
        case PayFor(cost=cost, then=then):
            return f"vous pouvez payer {mana(cost)}{THIN}; dans ce cas, {in_order(then)}"
        case PayOr(cost=cost, otherwise=otherwise):
            return f"payez {mana(cost)}, sinon {in_order(otherwise)}"
        case May(then=then):
            return f"vous pouvez faire ceci{COLON}{in_order(then)}"
        case ChooseOne(options=options, by=by):
            whose = "" if by is Whose.YOU else " de votre adversaire"
            return f"au choix{whose}{COLON}{' ou '.join(in_order(option) for option in options)}"
        case IfMageNoir(then=then, otherwise=()):
            return f"si vous êtes Mage Noir, {in_order(then)}"
        case IfMageNoir(then=(), otherwise=otherwise):
            return f"si vous n’êtes pas Mage Noir, {in_order(otherwise)}"
        case IfMageNoir(then=then, otherwise=otherwise):
            return f"si vous êtes Mage Noir, {in_order(then)}{THIN}; sinon, {in_order(otherwise)}"
        case never:
            assert_never(never)


def released(number: int | None, element: str, what: str) -> str:
    much = f"toute la Mana{element}" if number is None else f"{number} Mana{element}"
    return f"libérez {much} sous {what}"


def does(whose: Whose, yours: str, theirs: str, what: str) -> str:
    who = {Whose.YOU: "", Whose.OPPONENT: "votre adversaire ", Whose.ANYBODY: "chaque joueur "}[whose]
    return f"{who}{theirs if who else yours} {what}"


def hit_points(to: Reference, yours: str, theirs: str, number: Amount) -> str:
    if to == Players(Whose.YOU):
        return f"vous {yours} {many(number, 'PV', 'PV')}"
    return f"{reference(to)} {theirs} {many(number, 'PV', 'PV')}"
