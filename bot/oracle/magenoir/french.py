"""The French words of cards: sentences, heads of triggers, timings, frames."""

from bot.engine.magenoir.abilities import HandLimit, Indestructible, MageNoirOnly, Occasion, Protector, Timing, Unique
from bot.engine.magenoir.effects import (
    Apply,
    Damage,
    Destroy,
    DiscardCard,
    DiscardFromHand,
    Draw,
    Heal,
    LoseHitPoints,
    MakeIndestructible,
    ReturnToHand,
)
from bot.engine.magenoir.filters import ANY_TARGET, EACH_PLAYER, OPPONENT, YOU, BoardState, TargetOf, Whose
from bot.engine.magenoir.mana import Element
from bot.oracle.magenoir.building import (
    Readers,
    add_mana,
    become_mage_noir,
    lock_mana,
    of_amount,
    of_card,
    of_cards,
    plain_amount,
    release_mana,
    take_mana,
    to_deck,
    to_players,
)
from bot.oracle.magenoir.grammar import Head, Language, Pattern
from bot.oracle.magenoir.names import number
from bot.oracle.magenoir.nouns import THAT, THIS, Determiner, Nouns

NOUNS = Nouns(
    fixed=(
        (r"(?:l'|votre )adversaire(?: ciblé)?|(?:le )?joueur adverse", OPPONENT),
        (r"vous(?:-même)?", YOU),
        (r"vous et (?:à )?(?:l'|votre )adversaire|(?:l'|votre )adversaire et (?:à )?vous", EACH_PLAYER),
        (r"(?:à )?chaque joueur|(?:tous )?les (?:deux )?joueurs|(?:les )?deux joueurs", EACH_PLAYER),
        (r"(?:une|1|la|n'importe quelle)? ?cible(?: (?:au|de votre) choix)?", ANY_TARGET),
        (r"(?:un|1|le) joueur ou (?:à )?(?:un|1) permanent(?: (?:au|de votre) choix)?", ANY_TARGET),
        (r"(?:un |1 |le )?joueur(?: ciblé| cible| (?:au|de votre) choix)?", TargetOf(None, players=True)),
        (r"cette carte|ce sort|ce permanent|cet équipement|ce rituel|ce rite", THIS),
        (r"celui-ci|celle-ci|ce composant|cette cible|ce joueur|ce vent|cette graine|ce souffle", THAT),
        (r"cette flamme|cet arbre|cette vague|cette goutte", THAT),
    ),
    determiners=(
        (r"un autre de vos|une autre de vos", Determiner(Whose.YOU, another=True)),
        (r"un autre|une autre|1 autre", Determiner(another=True)),
        (r"l'une? de vos|une? de vos|1 de vos|votre", Determiner(Whose.YOU)),
        (r"chacun de vos|chacune de vos|tous vos|toutes vos|vos", Determiner(Whose.YOU, every=True)),
        (r"chaque|tous les|toutes les|les", Determiner(every=True)),
        (r"une?|1|le|la|l'|n'importe quel(?:le)?", Determiner()),
    ),
    nouns={
        **dict.fromkeys(("composant", "composants"), (BoardState.CHANNELLED,)),
        **dict.fromkeys(("équipement", "équipements"), (BoardState.EQUIPPED,)),
        **dict.fromkeys(("permanent", "permanents"), (BoardState.PERMANENT,)),
        **dict.fromkeys(("rituel", "rituels"), (BoardState.RITUAL,)),
        **dict.fromkeys(("sort", "sorts"), (BoardState.PREPARED, BoardState.CHANNELLED)),
        **dict.fromkeys(("carte", "cartes"), ()),
    },
    whose=((r"adverses?|de l'adversaire", Whose.OPPONENT), (r"que vous contrôlez", Whose.YOU)),
    states=((r"canalisée?s?", BoardState.CHANNELLED), (r"préparée?s?|en préparation", BoardState.PREPARED)),
    elements=(
        (r"de feu", Element.FIRE),
        (r"d'eau", Element.WATER),
        (r"d'air", Element.AIR),
        (r"végét(?:al|ale|aux|ales)", Element.VEGETAL),
        (r"minér(?:al|ale|aux|ales)", Element.MINERAL),
        (r"arcanes?|d'arcane", Element.ARCANE),
    ),
    idle=(r"ciblée?", r"cible", r"(?:au|de votre) choix", r"sur le plateau"),
)
READERS = Readers(NOUNS.read, NOUNS.read, plain_amount)

POINTS = r"(?:pv|points? de vie)"
HURT = r"(?:vous )?inflige[rz]? {n} (?:points? de )?dégâts?"
CERTAIN = r"(?:imparables?|inévitables?)"
CARDS = r"{n} cartes?"
OWN_HAND = r"(?: de (?:votre|sa) main)?"
MOVE = r"(?:remettez|renvoyez|mettez|placez|replacez|retournez)"
DECK = r"(?: (?:(?:de|dans) (?:votre|son|le) (?:deck|pioche)|du deck)(?: de son propriétaire)?)?"

SENTENCES = (
    Pattern(rf"{HURT} {CERTAIN} (?:à |aux |au ){{to}}", of_amount(Damage, READERS, unavoidable=True)),
    Pattern(rf"{HURT} (?:à |aux |au ){{to}}", of_amount(Damage, READERS)),
    Pattern(r"{n} (?:points? de )?dégâts? (?:à |aux |au ){to}", of_amount(Damage, READERS)),
    Pattern(HURT, lambda n: of_amount(Damage, READERS)(n, "une cible")),
    Pattern(rf"(?:vous gagnez|gagnez|vous récupérez) {{n}} {POINTS}", to_players(Heal, READERS, YOU)),
    Pattern(rf"(?:vous perdez|perdez) {{n}} {POINTS}", to_players(LoseHitPoints, READERS, YOU)),
    Pattern(rf"{{to}} gagne(?:nt)? {{n}} {POINTS}", of_amount(Heal, READERS)),
    Pattern(rf"{{to}} perd(?:ent)? {{n}} {POINTS}", of_amount(LoseHitPoints, READERS)),
    Pattern(rf"(?:vous )?piochez {CARDS}", of_cards(Draw, READERS, Whose.YOU)),
    Pattern(rf"(?:l'|votre )adversaire pioche {CARDS}", of_cards(Draw, READERS, Whose.OPPONENT)),
    Pattern(rf"chaque joueur pioche {CARDS}", of_cards(Draw, READERS, Whose.ANYBODY)),
    Pattern(rf"(?:vous )?défaussez {CARDS}{OWN_HAND}", of_cards(DiscardFromHand, READERS, Whose.YOU)),
    Pattern(rf"(?:l'|votre )adversaire défausse {CARDS}{OWN_HAND}", of_cards(DiscardFromHand, READERS, Whose.OPPONENT)),
    Pattern(rf"chaque joueur défausse {CARDS}{OWN_HAND}", of_cards(DiscardFromHand, READERS, Whose.ANYBODY)),
    Pattern(r"(?:vous )?défaussez {what}", of_card(DiscardCard, READERS)),
    Pattern(r"(?:vous )?détruisez {what}", of_card(Destroy, READERS)),
    Pattern(r"{what} est (?:détruite?)", of_card(Destroy, READERS)),
    Pattern(r"appliquez (?:les effets? (?:de |d')|l'effet (?:de |d')){what}", of_card(Apply, READERS)),
    Pattern(rf"{MOVE} {{what}} (?:en|à la) {{place}} (?:place|position){DECK}", to_deck(READERS)),
    Pattern(rf"{MOVE} {{what}} (?:sur le dessus|au[- ]dessus){DECK}", to_deck(READERS, 1)),
    Pattern(
        rf"{MOVE} {{what}} (?:dans (?:votre main|la main de son propriétaire|sa main)|en main)",
        of_card(ReturnToHand, READERS),
    ),
    Pattern(r"{what} devient indestructible", of_card(MakeIndestructible, READERS)),
    Pattern(r"rendez {what} indestructible", of_card(MakeIndestructible, READERS)),
    Pattern(r"(?:vous )?(?:passez|devenez)(?: un)? mage noir", become_mage_noir),
    Pattern(
        r"prenez (?:jusqu'à )?{n} (?:manas? )?(?:de |d')?{element} (?:de|dans|depuis) l'éther disponible", take_mana
    ),
    Pattern(r"ajoutez {n} (?:manas? )?(?:de |d')?{element} à l'éther disponible", add_mana),
    Pattern(r"ajoutez {n} (?:manas? )?(?:de |d')?{element} (?:de l'éther infini )?sous {what}", lock_mana(READERS)),
    Pattern(r"libérez (?:toute )?la mana (?:de|sous) {what}", release_mana(READERS)),
    Pattern(r"libérez {n} manas? (?:de|sous) {what}", release_mana(READERS)),
    Pattern(r"libérez {n} (?:manas? )?(?:de |d')?{element} (?:de|sous) {what}", release_mana(READERS)),
)

WHEN = r"(?:lorsque|lorsqu'|quand|(?:à )?chaque fois que?|(?:à )?chaque fois qu'|après que?|après qu') ?"
PLAYERS = (
    ("vous", "ez", Whose.YOU),
    ("(?:l'|votre )adversaire", "e", Whose.OPPONENT),
    ("un joueur", "e", Whose.ANYBODY),
)
DEALT = (
    (r"(?:des|\d+|un|une) (?:points? de )?dégâts? (?:vous sont|vous est) infligés?", Whose.YOU),
    (r"vous subissez des dégâts", Whose.YOU),
    (r"des dégâts sont infligés à (?:l'|votre )adversaire", Whose.OPPONENT),
    (r"(?:l'|votre )adversaire subit des dégâts", Whose.OPPONENT),
    (r"des dégâts sont infligés à un joueur", Whose.ANYBODY),
    (r"un joueur subit des dégâts", Whose.ANYBODY),
)
SELF = r"(?:cette carte|ce sort|ce permanent|cet équipement|ce rituel)"
HEADS = (
    *(Head(f"{WHEN}{text}, ?", Occasion.DAMAGED, whose) for text, whose in DEALT),
    *(Head(f"{WHEN}{who} pioch{end}(?: (?:1|une) carte)?, ?", Occasion.DRAWS, whose) for who, end, whose in PLAYERS),
    *(
        Head(f"{WHEN}{who} défauss{end} (?:1|une) carte{OWN_HAND}, ?", Occasion.DISCARDS, whose)
        for who, end, whose in PLAYERS
    ),
    *(Head(f"{WHEN}{who} gagn{end} des {POINTS}, ?", Occasion.HEALED, whose) for who, end, whose in PLAYERS),
    *(
        Head(f"{WHEN}{who} (?:perdez|perd) des {POINTS}(?: ou subi(?:ssez|t) des dégâts)?, ?", Occasion.HURT, whose)
        for who, _, whose in PLAYERS
    ),
    *(Head(f"{WHEN}{who} prépar{end} (?:un|1) sort, ?", Occasion.PREPARES, whose) for who, end, whose in PLAYERS),
    *(Head(f"{WHEN}{who} canalis{end} (?:un|1) sort, ?", Occasion.CHANNELS, whose) for who, end, whose in PLAYERS),
    *(Head(f"{WHEN}{who} activ{end} (?:un|1) sort, ?", Occasion.ACTIVATES, whose) for who, end, whose in PLAYERS),
    *(
        Head(f"{WHEN}{who} échang{end} (?:de la|du|des) manas?, ?", Occasion.TRADES, whose)
        for who, end, whose in (("vous", "ez", Whose.YOU), *PLAYERS[1:])
    ),
    *(Head(f"{WHEN}{who} pa(?:yez|ie) (?:de la|du|des) manas?, ?", Occasion.PAYS, whose) for who, _, whose in PLAYERS),
    *(
        Head(f"{WHEN}{who} ajout{end} (?:1|de la|du|une?) manas?(?: à l'éther disponible)?, ?", Occasion.ADDS, whose)
        for who, end, whose in PLAYERS
    ),
    *(
        Head(f"{WHEN}{who} (?:prenez|prend) (?:1|une) pile(?: de mana)?, ?", Occasion.TAKES, whose)
        for who, _, whose in PLAYERS
    ),
    Head(WHEN + r"(?:de la|du) mana est libérée?, ?", Occasion.RELEASES, Whose.ANYBODY),
    Head(WHEN + SELF + r" quitte le plateau, ?", Occasion.LEAVES),
    Head(WHEN + SELF + r" est détruite?, ?", Occasion.DESTROYED),
    Head(WHEN + r"{card} quitte le plateau, ?", Occasion.LEAVES, of=True),
    Head(WHEN + r"{card} est détruite?, ?", Occasion.DESTROYED, of=True),
    Head(WHEN + SELF + r" (?:arrive|entre) (?:sur le plateau|en jeu), ?",
         Occasion.ARRIVES),
    Head(WHEN + r"(?:cette carte|ce sort) (?:est|a été) utilisée? comme composant, ?", Occasion.USED),
    Head(r"au début de (?:votre|chacun de vos) tours?, ?", Occasion.TURN_STARTS),
    Head(r"au début du tour (?:de (?:l'|votre )adversaire|adverse), ?", Occasion.TURN_STARTS, Whose.OPPONENT),
    Head(r"au début de chaque tour, ?", Occasion.TURN_STARTS, Whose.ANYBODY),
    Head(r"à la fin de (?:votre|chacun de vos) tours?, ?", Occasion.TURN_ENDS),
    Head(r"à la fin du tour (?:de (?:l'|votre )adversaire|adverse), ?", Occasion.TURN_ENDS, Whose.OPPONENT),
    Head(r"à la fin de chaque tour, ?", Occasion.TURN_ENDS, Whose.ANYBODY),
)  # fmt: skip

TIMINGS = (
    (r"à tout moment ?[:,]? ", Timing.ANY_TIME),
    (r"(?:durant|pendant) votre (?:phase principale|tour) ?[:,]? ", Timing.CLASSIC),
)

INFINITIVES = {
    "infliger": "infligez",
    "piocher": "piochez",
    "gagner": "gagnez",
    "perdre": "perdez",
    "défausser": "défaussez",
    "détruire": "détruisez",
    "appliquer": "appliquez",
    "remettre": "remettez",
    "renvoyer": "renvoyez",
    "mettre": "mettez",
    "placer": "placez",
    "prendre": "prenez",
    "ajouter": "ajoutez",
    "libérer": "libérez",
    "rendre": "rendez",
    "payer": "payez",
}


def imperative(text: str) -> str:
    """« infliger 1 dégât » is « infligez 1 dégât »; what is no infinitive stays."""
    first, _, rest = text.partition(" ")
    return f"{INFINITIVES.get(first, first)} {rest}"


def hand_limit(n: str) -> HandLimit | None:
    cards = number(n)
    return None if cards is None else HandLimit(cards)


STATICS = (
    (r"(?:cette carte|ce permanent|cet équipement) est indestructible|indestructible", Indestructible),
    (r"protecteur", Protector),
    (r"unique", Unique),
    (r"réservée? aux mages noirs|mage noir uniquement", MageNoirOnly),
    (r"votre limite de (?:main|cartes en main) est (?:de )?{n}(?: cartes?)?", hand_limit),
)

FRENCH = Language(
    sentences=SENTENCES,
    heads=HEADS,
    timings=TIMINGS,
    statics=STATICS,
    then=r",?\s*\b(?:et )?puis\b,?\s*",
    also=r"\s+et\s+|\.\s+|,\s+",
    pay_for=(r"vous pouvez payer {mana}(?: pour | ?: ?|,? puis |\. si vous le faites, ?|, et dans ce cas, ?){rest}",),
    pay=(r"payez {mana}(?: pour | ?: ?|,? puis ){rest}",),
    for_it=(r"(?!vous pouvez |payez ){first} pour {rest}",),
    costs=(r"vous pouvez {first}(?: pour |\. si vous le faites, ?){rest}",),
    what=NOUNS.read,
    pay_or=(r"payez {mana} ou {rest}", r"{rest} (?:sauf si|à moins que) vous (?:ne )?payiez {mana}"),
    may=(r"vous pouvez {rest}",),
    if_mage_noir=(
        r"si vous êtes mage noir, ?{first}[.,;] (?:sinon|autrement),? {second}",
        r"si vous êtes mage noir, ?{first}",
    ),
    choose=(
        r"choisissez (?:1|une) option ?: ?{rest}",
        r"(?P<opponent>(?:l'|votre )adversaire) choisit (?:1|une) option ?: ?{rest}",
    ),
    option=r"\s*;\s*(?:ou\s+)?|,?\s+ou\s+",
    imperative=imperative,
)
