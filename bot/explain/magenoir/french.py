"""French sentences for what happens in a game of Mage Noir; one function a part of the vocabulary."""

from collections.abc import Mapping
from typing import assert_never

from bot.engine.magenoir.events import (
    Act,
    ActionRefused,
    ActionsOrdered,
    ActionTriggered,
    Announced,
    BecameIndestructible,
    BecameMageNoir,
    CannotPay,
    CardChannelled,
    CardDestroyed,
    CardDiscarded,
    CardDrawn,
    CardPrepared,
    CardReturned,
    ChainBegan,
    ChainEnded,
    ChoiceMade,
    DamageDealt,
    EffectsApplied,
    EndlessLoop,
    Event,
    GameEnded,
    Healed,
    HitPointsLost,
    ManaAdded,
    ManaLocked,
    ManaPaid,
    ManaReleased,
    ManaTaken,
    ManaTraded,
    NothingToDraw,
    PaymentDeclined,
    PhaseBegan,
    PileTaken,
    PlayerDefeated,
    QuestionLeftOpen,
    TargetInvalid,
    Window,
)
from bot.engine.magenoir.filters import BoardState
from bot.engine.magenoir.mana import Element, Mana
from bot.engine.magenoir.options import OpenQuestion
from bot.engine.magenoir.outcome import Answer, Outcome
from bot.engine.magenoir.refusals import Refusal, RefusalKind
from bot.engine.magenoir.scenario import CanActivate, CanPrepare, CanUse, OpenWindows, Question
from bot.engine.magenoir.state import Phase
from bot.explain.french_grammar import THIN, a, counted, de, joined
from bot.explain.magenoir.names import Names

ELEMENTS: Mapping[Element, str] = {
    Element.FIRE: "Feu",
    Element.WATER: "Eau",
    Element.AIR: "Air",
    Element.VEGETAL: "Végétal",
    Element.MINERAL: "Minéral",
    Element.ARCANE: "Arcane",
}
PHASES: Mapping[Phase, str] = {
    Phase.TURN_START: "le début du tour",
    Phase.DRAW: "la phase de pioche",
    Phase.MANA_RECOVERY: "la phase de récupération de Mana",
    Phase.MAIN: "la phase principale",
    Phase.END: "la fin du tour",
}
STATES: Mapping[BoardState, str] = {
    BoardState.PREPARED: "en préparation",
    BoardState.CHANNELLED: "en composant",
    BoardState.PERMANENT: "en permanent",
    BoardState.EQUIPPED: "en équipement",
    BoardState.RITUAL: "en rituel",
}
PLACES = ("première", "seconde")


def mana(amounts: Mana) -> str:
    return joined([f"{number} {ELEMENTS[element]}" for element, number in amounts.amounts().items()]) or "aucun Mana"


def points(number: int) -> str:
    return f"{number} PV"


def to_all(names: list[str]) -> str:
    return joined([a(each) for each in names])


def sentence(event: Event, names: Names) -> str | None:  # noqa: C901, PLR0912  one arm an event
    """Return the sentence of an event, None for what the sentences around it tell."""
    match event:
        case DamageDealt(source=source, amount=amount, to=to, ignored=ignored):
            less = f" ({sum(each for _, each in ignored)} ignorés)" if ignored else ""
            dealt = counted(amount, "point de dégât", "points de dégât")
            return f"{names[source]} inflige {dealt} {to_all(names.all(to))}{less}."
        case Healed(amount=amount, to=to):
            return f"{joined(names.all(to))} {'gagne' if len(to) == 1 else 'gagnent'} {points(amount)}."
        case HitPointsLost(amount=amount, to=to):
            verb = "perd" if len(to) == 1 else "perdent"
            return f"{joined(names.all(to))} {verb} {points(amount)}{THIN}; ce ne sont pas des dégâts."
        case CardDrawn(player=player, card=card):
            return f"{player} pioche {names[card]}."
        case NothingToDraw(player=player):
            return f"{player} doit piocher alors que son deck est vide."
        case CardDiscarded(card=card, player=player, from_hand=True):
            return f"{player} défausse {names[card]}."
        case CardDiscarded(card=card):
            return f"{names[card]} va à la défausse."
        case CardDestroyed(card=card):
            return f"Destruction{THIN}: {names[card]} va à la défausse."
        case EffectsApplied(component=card):
            return f"Les effets {de(names[card])} s’appliquent."
        case CardReturned(card=card, player=player, position=position):
            return f"{names[card]} retourne {place(position)} {de(player)}."
        case BecameIndestructible(card=card):
            return f"{names[card]} devient indestructible."
        case BecameMageNoir(player=player):
            return f"{player} passe Mage Noir."
        case ManaPaid(player=player, mana=amount):
            return f"{player} paie {mana(amount)}, qui va dans l’Éther Disponible."
        case ManaReleased(card=card, mana=amount):
            return f"Le Mana verrouillé sous {names[card]} est libéré{THIN}: {mana(amount)}."
        case ManaAdded(player=player, element=element, pile=pile):
            return f"{player} ajoute 1 {ELEMENTS[element]} à la {PLACES[pile]} pile de l’Éther Disponible."
        case ManaLocked(card=card, mana=amount):
            return f"{mana(amount)} de l’Éther Infini se verrouille sous {names[card]}."
        case PileTaken(player=player, pile=pile, mana=amount):
            return f"{player} prend la {PLACES[pile]} pile{THIN}: {mana(amount)}."
        case ManaTaken(player=player, element=element, amount=amount):
            return f"{player} prend {amount} {ELEMENTS[element]} dans l’Éther Disponible."
        case ManaTraded(player=player, given=given, taken=taken):
            gives = f"1 {ELEMENTS[given[0]]} et 1 {ELEMENTS[given[1]]}"
            return f"{player} échange {gives} contre 1 {ELEMENTS[taken]}."
        case CardPrepared(player=player, card=card, state=state, mana=amount):
            return f"{player} pose {names[card]} {STATES[state]}, avec {mana(amount)} dessous."
        case CardChannelled(player=player, card=card):
            return f"{player} canalise {names[card]} comme composant."
        case PaymentDeclined(source=source, player=player):
            return f"{player} renonce à ce que propose {names[source]}."
        case CannotPay(player=player, mana=amount):
            return f"{player} ne peut pas payer {mana(amount)}{THIN}: rien ne se passe."
        case TargetInvalid(source=source, target=target):
            why = "n’a pas de cible" if target is None else f"vise {names[target]}, qui n’est pas une cible valide"
            return f"Cette action {de(names[source])} {why}{THIN}: elle ne fait rien, et la suite continue."
        case PhaseBegan(phase=phase, player=player):
            return f"{PHASES[phase].capitalize()} {de(player)} commence."
        case Announced():
            return announced(event, names)
        case ActionTriggered(source=source):
            return f"{names[source]} se déclenche{THIN}: son action est la prochaine de la chaîne."
        case ActionsOrdered(by=by, order=order):
            return f"{by}, dont c’est le tour, ordonne ce qui est simultané{THIN}: {joined(names.all(order))}."
        case ActionRefused(refusal=refusal):
            return f"Action impossible{THIN}: {refused(refusal, names)}."
        case QuestionLeftOpen(question=question, card=card):
            subject = "" if card is None else f" ({names[card]})"
            return f"Les textes de l’éditeur laissent ceci ouvert{subject}{THIN}: {OPEN[question]}."
        case EndlessLoop(cards=cards):
            return f"Cette chaîne ne finirait jamais{THIN}: {joined(names.all(cards))} tournent en boucle. On l’arrête."
        case PlayerDefeated(player=player, by_empty_deck=True):
            return f"{player} n’a pas pu piocher et perd la partie."
        case PlayerDefeated(player=player):
            return f"{player} n’a plus de PV et perd la partie."
        case ChoiceMade() | ChainBegan() | ChainEnded() | GameEnded():
            return None
        case never:
            assert_never(never)


def place(position: int | None) -> str:
    return "dans la main" if position is None else f"à la place n°{THIN}{position} du deck"


def announced(event: Announced, names: Names) -> str:
    what = "" if event.what is None else names[event.what]
    aimed = f" sur {joined(names.all(event.targets))}" if event.targets else ""
    used = f", avec {joined(names.all(event.components))} comme composant" if event.components else ""
    match event.act:
        case Act.ACTIVATE:
            return f"{event.by} annonce l’activation {de(what)}{aimed}{used}."
        case Act.USE:
            return f"{event.by} utilise {what}{aimed}{WINDOWS[event.window]}."
        case Act.PREPARE:
            return f"{event.by} annonce la préparation {de(what)}."
        case Act.CHANNEL:
            return f"{event.by} annonce la canalisation {de(what)}."
        case Act.TRADE:
            return f"{event.by} annonce un échange de Mana."
        case Act.ADD:
            return f"{event.by} annonce l’ajout d’un Mana."
        case Act.TAKE:
            return f"{event.by} annonce la prise d’une pile."
        case never:
            assert_never(never)


WINDOWS: Mapping[Window | None, str] = {
    None: "",
    Window.FREE: " à tout moment",
    Window.BEFORE: " à tout moment, juste avant la chaîne en attente",
    Window.AFTER: " à tout moment, juste après la chaîne en attente",
}

OPEN: Mapping[OpenQuestion, str] = {
    OpenQuestion.EQUAL_PILES: "sur laquelle de deux piles égales va le Mana"
    f"{THIN}; retenu ici{THIN}: la première, sauf si le joueur qui agit choisit",
    OpenQuestion.TRADE: f"quel Mana s’échange, et contre lequel{THIN}; retenu ici{THIN}: n’importe lequel",
    OpenQuestion.SAME_TURN: f"l’activation d’un sort préparé le même tour{THIN}; retenu ici{THIN}: permise",
    OpenQuestion.FURTHER_THEN: f"si un second «{THIN}puis{THIN}» sépare encore{THIN}; retenu ici{THIN}: oui",
    OpenQuestion.RELEASE_ORDER: f"si un texte se déclenche avant la libération du Mana{THIN}; retenu ici{THIN}: oui",
    OpenQuestion.DEFEAT_CHECK: f"quand une défaite se constate{THIN}; retenu ici{THIN}: après chaque action",
    OpenQuestion.BOTH_DEFEATED: f"qui gagne si les deux perdent à la fois{THIN}; retenu ici{THIN}: personne",
    OpenQuestion.COMPONENTS_TO_PREPARE: f"si un composant est requis dès la préparation{THIN}; retenu ici{THIN}: oui",
    OpenQuestion.COMPONENT_GONE: f"si un composant disparu entre-temps compte{THIN}; retenu ici{THIN}: non",
    OpenQuestion.SPELL_GONE: "ce que devient une activation dont le sort a quitté le plateau"
    f"{THIN}; retenu ici{THIN}: elle continue",
    OpenQuestion.NO_TARGET: f"si un sort sans rien à viser peut être activé{THIN}; retenu ici{THIN}: oui",
    OpenQuestion.ANSWER_TO_ANY_TIME: "si un effet «" + THIN + "à tout moment" + THIN + "» peut répondre à un autre"
    f"{THIN}; retenu ici{THIN}: oui",
    OpenQuestion.UNFINISHED_RECOVERY: "ce qui a été ajouté et pris en récupération de Mana n’est pas dit"
    f"{THIN}; retenu ici{THIN}: rien",
    OpenQuestion.CARD_FACTS: "certains faits sur cette carte ne sont pas sûrs",
    OpenQuestion.SHUFFLED: f"l’ordre d’un deck mélangé{THIN}; retenu ici{THIN}: celui de la liste",
}

REASONS: Mapping[RefusalKind, str] = {
    RefusalKind.GAME_OVER: "la partie est finie",
    RefusalKind.NOT_YOUR_TURN: "une action classique revient au joueur dont c’est le tour",
    RefusalKind.NOT_MAIN_PHASE: "une action classique se fait en phase principale",
    RefusalKind.CHAIN_PENDING: "une chaîne annoncée doit d’abord se résoudre",
    RefusalKind.DURING_A_CHAIN: "rien ne se fait pendant qu’une chaîne se résout",
    RefusalKind.NOTHING_PENDING: "aucune chaîne n’attend de réponse",
    RefusalKind.NO_ANSWER_TO_ANY_TIME: "à cette table, un effet à tout moment ne répond pas à un autre",
    RefusalKind.NOT_RECOVERY: "on ajoute et on prend du Mana pendant sa propre phase de récupération",
    RefusalKind.ALL_ADDED: "tout le Mana de cette phase a été ajouté",
    RefusalKind.NOT_ALL_ADDED: "une pile se prend quand tout le Mana a été ajouté",
    RefusalKind.ALREADY_TAKEN: "une pile a déjà été prise pendant cette phase",
    RefusalKind.WRONG_ELEMENT: "le Mana supplémentaire est de l’élément que la carte impose",
    RefusalKind.NOT_YOURS: "ce joueur ne la contrôle pas",
    RefusalKind.NOT_IN_HAND: "elle n’est pas dans la main de ce joueur",
    RefusalKind.NOT_PREPARED: "ce n’est pas un sort en préparation",
    RefusalKind.NOT_A_SPELL: "ce n’est pas un sort",
    RefusalKind.NOT_ON_BOARD: "elle n’est pas sur le plateau",
    RefusalKind.PROVIDES_NOTHING: "elle ne fournit aucun composant",
    RefusalKind.NO_SUCH_ABILITY: "elle n’a pas d’effet utilisable ainsi",
    RefusalKind.SAME_TURN: "elle a été préparée ce tour",
    RefusalKind.CANNOT_PAY: "la réserve ne contient pas ce Mana",
    RefusalKind.NOT_IN_ETHER: "ce Mana ne peut pas être pris dans l’Éther Disponible",
    RefusalKind.NOT_TWO_ALIKE: "les deux Manas donnés doivent être du même élément",
    RefusalKind.COMPONENT_MISSING: "un composant requis manque",
    RefusalKind.NOT_A_COMPONENT: "ce n’est pas un composant requis de ce joueur",
    RefusalKind.NOT_ENOUGH_CARDS: "la main ne contient pas assez de cartes à défausser",
    RefusalKind.TOO_MANY_TARGETS: "elle a moins de cibles",
    RefusalKind.NOT_A_TARGET: "ce n’est pas une cible possible",
    RefusalKind.NO_TARGET: "il n’y a rien à viser",
    RefusalKind.UNIQUE: "ce joueur en a déjà une sur le plateau",
    RefusalKind.MAGE_NOIR_ONLY: "seul un Mage Noir peut l’utiliser",
    RefusalKind.SLOT_TAKEN: "ce joueur porte déjà un équipement à cet endroit",
    RefusalKind.NOT_AN_OPTION: "ce n’est pas l’un des choix possibles",
}


def refused(refusal: Refusal, names: Names) -> str:
    """Why not, after a colon."""
    subject = "" if refusal.subject is None else f"{names[refusal.subject]}{THIN}: "
    missing = "" if refusal.mana is None else f" ({mana(refusal.mana)})"
    component = "" if refusal.component is None else f" ({COMPONENTS.get(refusal.component, refusal.component)})"
    return f"{subject}{REASONS[refusal.kind]}{missing}{component}"


COMPONENTS: Mapping[str, str] = {
    "Seed": "Graine",
    "Tree": "Arbre",
    "Flame": "Flamme",
    "Breath": "Souffle",
    "Wind": "Vent",
    "Drop": "Goutte",
    "Wave": "Vague",
    "Rock": "Roche",
    "Meteor": "Météore",
}
WINDOW_WORDS: Mapping[str, str] = {"before": "avant", "after": "après"}


def answer(given: Answer, question: Question, names: Names) -> str:
    """Return the sentence that answers a question."""
    reason = "" if given.refusal is None else f"{THIN}: {refused(given.refusal, names)}"
    said = "Oui" if given.value else "Non"
    match question:
        case CanUse(card=card, by=by):
            return f"{by} peut-il utiliser {names[card]}{THIN}? {said}{reason}."
        case CanActivate(card=card, by=by):
            return f"{by} peut-il activer {names[card]}{THIN}? {said}{reason}."
        case CanPrepare(card=card, by=by):
            return f"{by} peut-il préparer {names[card]}{THIN}? {said}{reason}."
        case OpenWindows():
            windows = joined([WINDOW_WORDS[each] for each in given.value]) or "aucune"
            return f"Fenêtres ouvertes aux effets à tout moment{THIN}: {windows}."
        case never:
            assert_never(never)


def verdict(outcome: Outcome) -> str:
    """Return the line that says how it ended."""
    state = outcome.state
    if state.winner is not None:
        return f"{state.winner} gagne."
    if state.over:
        return f"Les deux joueurs perdent{THIN}: personne ne gagne."
    totals = joined([f"{name} a {points(player.hit_points)}" for name, player in state.players.items()])
    chains = counted(len(outcome.chains), "chaîne d’événements", "chaînes d’événements")
    return f"Après {chains}, {totals}."
