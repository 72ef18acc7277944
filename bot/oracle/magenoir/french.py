"""The French words of cards: sentences, heads of triggers, timings, frames."""

from bot.engine.magenoir.ground.mana import Element
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import effects as fx
from bot.engine.magenoir.words import filters as fl
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
from bot.oracle.magenoir.grammar import Head, Pattern, Patterns
from bot.oracle.magenoir.names import number_of_word
from bot.oracle.magenoir.nouns import THAT, THIS, Determiner, Nouns

NOUNS = Nouns(
    fixed=(
        (r"(?:l'|votre )adversaire(?: ciblé)?|(?:le )?joueur adverse", fl.OPPONENT),
        (r"vous(?:-même)?", fl.YOU),
        (r"vous et (?:à )?(?:l'|votre )adversaire|(?:l'|votre )adversaire et (?:à )?vous", fl.EACH_PLAYER),
        (r"(?:à )?chaque joueur|(?:tous )?les (?:deux )?joueurs|(?:les )?deux joueurs", fl.EACH_PLAYER),
        (r"(?:une|1|la|n'importe quelle)? ?cible(?: (?:au|de votre) choix)?", fl.ANY_TARGET),
        (r"(?:un|1|le) joueur ou (?:à )?(?:un|1) permanent(?: (?:au|de votre) choix)?", fl.ANY_TARGET),
        (r"(?:un |1 |le )?joueur(?: ciblé| cible| (?:au|de votre) choix)?", fl.TargetOf(None, players=True)),
        (r"cette carte|ce sort|ce permanent|cet équipement|ce rituel|ce rite", THIS),
        (r"celui-ci|celle-ci|ce composant|cette cible|ce joueur|ce vent|cette graine|ce souffle", THAT),
        (r"cette flamme|cet arbre|cette vague|cette goutte", THAT),
    ),
    determiners=(
        (r"un autre de vos|une autre de vos", Determiner(fl.Whose.YOU, another=True)),
        (r"un autre|une autre|1 autre", Determiner(another=True)),
        (r"l'une? de vos|une? de vos|1 de vos|votre", Determiner(fl.Whose.YOU)),
        (r"chacun de vos|chacune de vos|tous vos|toutes vos|vos", Determiner(fl.Whose.YOU, every=True)),
        (r"chaque|tous les|toutes les|les", Determiner(every=True)),
        (r"une?|1|le|la|l'|n'importe quel(?:le)?", Determiner()),
    ),
    nouns={
        **dict.fromkeys(("composant", "composants"), (fl.BoardState.CHANNELLED,)),
        **dict.fromkeys(("équipement", "équipements"), (fl.BoardState.EQUIPPED,)),
        **dict.fromkeys(("permanent", "permanents"), (fl.BoardState.PERMANENT,)),
        **dict.fromkeys(("rituel", "rituels"), (fl.BoardState.RITUAL,)),
        **dict.fromkeys(("sort", "sorts"), (fl.BoardState.PREPARED, fl.BoardState.CHANNELLED)),
        **dict.fromkeys(("carte", "cartes"), ()),
    },
    whose=((r"adverses?|de l'adversaire", fl.Whose.OPPONENT), (r"que vous contrôlez", fl.Whose.YOU)),
    states=((r"canalisée?s?", fl.BoardState.CHANNELLED), (r"préparée?s?|en préparation", fl.BoardState.PREPARED)),
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
    Pattern(rf"{HURT} {CERTAIN} (?:à |aux |au ){{to}}", of_amount(fx.Damage, READERS, unavoidable=True)),
    Pattern(rf"{HURT} (?:à |aux |au ){{to}}", of_amount(fx.Damage, READERS)),
    Pattern(r"{n} (?:points? de )?dégâts? (?:à |aux |au ){to}", of_amount(fx.Damage, READERS)),
    Pattern(HURT, lambda n: of_amount(fx.Damage, READERS)(n, "une cible")),
    Pattern(rf"(?:vous gagnez|gagnez|vous récupérez) {{n}} {POINTS}", to_players(fx.Heal, READERS, fl.YOU)),
    Pattern(rf"(?:vous perdez|perdez) {{n}} {POINTS}", to_players(fx.LoseHitPoints, READERS, fl.YOU)),
    Pattern(rf"{{to}} gagne(?:nt)? {{n}} {POINTS}", of_amount(fx.Heal, READERS)),
    Pattern(rf"{{to}} perd(?:ent)? {{n}} {POINTS}", of_amount(fx.LoseHitPoints, READERS)),
    Pattern(rf"(?:vous )?piochez {CARDS}", of_cards(fx.Draw, READERS, fl.Whose.YOU)),
    Pattern(rf"(?:l'|votre )adversaire pioche {CARDS}", of_cards(fx.Draw, READERS, fl.Whose.OPPONENT)),
    Pattern(rf"chaque joueur pioche {CARDS}", of_cards(fx.Draw, READERS, fl.Whose.ANYBODY)),
    Pattern(rf"(?:vous )?défaussez {CARDS}{OWN_HAND}", of_cards(fx.DiscardFromHand, READERS, fl.Whose.YOU)),
    Pattern(
        rf"(?:l'|votre )adversaire défausse {CARDS}{OWN_HAND}", of_cards(fx.DiscardFromHand, READERS, fl.Whose.OPPONENT)
    ),
    Pattern(rf"chaque joueur défausse {CARDS}{OWN_HAND}", of_cards(fx.DiscardFromHand, READERS, fl.Whose.ANYBODY)),
    Pattern(r"(?:vous )?défaussez {what}", of_card(fx.DiscardCard, READERS)),
    Pattern(r"(?:vous )?détruisez {what}", of_card(fx.Destroy, READERS)),
    Pattern(r"{what} est (?:détruite?)", of_card(fx.Destroy, READERS)),
    Pattern(r"appliquez (?:les effets? (?:de |d')|l'effet (?:de |d')){what}", of_card(fx.Apply, READERS)),
    Pattern(rf"{MOVE} {{what}} (?:en|à la) {{place}} (?:place|position){DECK}", to_deck(READERS)),
    Pattern(rf"{MOVE} {{what}} (?:sur le dessus|au[- ]dessus){DECK}", to_deck(READERS, 1)),
    Pattern(
        rf"{MOVE} {{what}} (?:dans (?:votre main|la main de son propriétaire|sa main)|en main)",
        of_card(fx.ReturnToHand, READERS),
    ),
    Pattern(r"{what} devient indestructible", of_card(fx.MakeIndestructible, READERS)),
    Pattern(r"rendez {what} indestructible", of_card(fx.MakeIndestructible, READERS)),
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
    ("vous", "ez", fl.Whose.YOU),
    ("(?:l'|votre )adversaire", "e", fl.Whose.OPPONENT),
    ("un joueur", "e", fl.Whose.ANYBODY),
)
DEALT = (
    (r"(?:des|\d+|un|une) (?:points? de )?dégâts? (?:vous sont|vous est) infligés?", fl.Whose.YOU),
    (r"vous subissez des dégâts", fl.Whose.YOU),
    (r"des dégâts sont infligés à (?:l'|votre )adversaire", fl.Whose.OPPONENT),
    (r"(?:l'|votre )adversaire subit des dégâts", fl.Whose.OPPONENT),
    (r"des dégâts sont infligés à un joueur", fl.Whose.ANYBODY),
    (r"un joueur subit des dégâts", fl.Whose.ANYBODY),
)
SELF = r"(?:cette carte|ce sort|ce permanent|cet équipement|ce rituel)"
HEADS = (
    *(Head(f"{WHEN}{text}, ?", ab.Occasion.DAMAGED, whose) for text, whose in DEALT),
    *(Head(f"{WHEN}{who} pioch{end}(?: (?:1|une) carte)?, ?", ab.Occasion.DRAWS, whose) for who, end, whose in PLAYERS),
    *(
        Head(f"{WHEN}{who} défauss{end} (?:1|une) carte{OWN_HAND}, ?", ab.Occasion.DISCARDS, whose)
        for who, end, whose in PLAYERS
    ),
    *(Head(f"{WHEN}{who} gagn{end} des {POINTS}, ?", ab.Occasion.HEALED, whose) for who, end, whose in PLAYERS),
    *(
        Head(f"{WHEN}{who} (?:perdez|perd) des {POINTS}(?: ou subi(?:ssez|t) des dégâts)?, ?", ab.Occasion.HURT, whose)
        for who, _, whose in PLAYERS
    ),
    *(Head(f"{WHEN}{who} prépar{end} (?:un|1) sort, ?", ab.Occasion.PREPARES, whose) for who, end, whose in PLAYERS),
    *(Head(f"{WHEN}{who} canalis{end} (?:un|1) sort, ?", ab.Occasion.CHANNELS, whose) for who, end, whose in PLAYERS),
    *(Head(f"{WHEN}{who} activ{end} (?:un|1) sort, ?", ab.Occasion.ACTIVATES, whose) for who, end, whose in PLAYERS),
    *(
        Head(f"{WHEN}{who} échang{end} (?:de la|du|des) manas?, ?", ab.Occasion.TRADES, whose)
        for who, end, whose in (("vous", "ez", fl.Whose.YOU), *PLAYERS[1:])
    ),
    *(
        Head(f"{WHEN}{who} pa(?:yez|ie) (?:de la|du|des) manas?, ?", ab.Occasion.PAYS, whose)
        for who, _, whose in PLAYERS
    ),
    *(
        Head(f"{WHEN}{who} ajout{end} (?:1|de la|du|une?) manas?(?: à l'éther disponible)?, ?", ab.Occasion.ADDS, whose)
        for who, end, whose in PLAYERS
    ),
    *(
        Head(f"{WHEN}{who} (?:prenez|prend) (?:1|une) pile(?: de mana)?, ?", ab.Occasion.TAKES, whose)
        for who, _, whose in PLAYERS
    ),
    Head(WHEN + r"(?:de la|du) mana est libérée?, ?", ab.Occasion.RELEASES, fl.Whose.ANYBODY),
    Head(WHEN + SELF + r" quitte le plateau, ?", ab.Occasion.LEAVES),
    Head(WHEN + SELF + r" est détruite?, ?", ab.Occasion.DESTROYED),
    Head(WHEN + r"{card} quitte le plateau, ?", ab.Occasion.LEAVES, of=True),
    Head(WHEN + r"{card} est détruite?, ?", ab.Occasion.DESTROYED, of=True),
    Head(WHEN + SELF + r" (?:arrive|entre) (?:sur le plateau|en jeu), ?",
         ab.Occasion.ARRIVES),
    Head(WHEN + r"(?:cette carte|ce sort) (?:est|a été) utilisée? comme composant, ?", ab.Occasion.USED),
    Head(r"au début de (?:votre|chacun de vos) tours?, ?", ab.Occasion.TURN_STARTS),
    Head(r"au début du tour (?:de (?:l'|votre )adversaire|adverse), ?", ab.Occasion.TURN_STARTS, fl.Whose.OPPONENT),
    Head(r"au début de chaque tour, ?", ab.Occasion.TURN_STARTS, fl.Whose.ANYBODY),
    Head(r"à la fin de (?:votre|chacun de vos) tours?, ?", ab.Occasion.TURN_ENDS),
    Head(r"à la fin du tour (?:de (?:l'|votre )adversaire|adverse), ?", ab.Occasion.TURN_ENDS, fl.Whose.OPPONENT),
    Head(r"à la fin de chaque tour, ?", ab.Occasion.TURN_ENDS, fl.Whose.ANYBODY),
)  # fmt: skip

TIMINGS = (
    (r"à tout moment ?[:,]? ", ab.Timing.ANY_TIME),
    (r"(?:durant|pendant) votre (?:phase principale|tour) ?[:,]? ", ab.Timing.CLASSIC),
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


def french_imperative(text: str) -> str:
    """« infliger 1 dégât » is « infligez 1 dégât »; what is no infinitive stays."""
    first, _, rest = text.partition(" ")
    return f"{INFINITIVES.get(first, first)} {rest}"


def hand_limit(n: str) -> ab.HandLimit | None:
    cards = number_of_word(n)
    return None if cards is None else ab.HandLimit(cards)


STATICS = (
    (r"(?:cette carte|ce permanent|cet équipement) est indestructible|indestructible", ab.Indestructible),
    (r"protecteur", ab.Protector),
    (r"unique", ab.Unique),
    (r"réservée? aux mages noirs|mage noir uniquement", ab.MageNoirOnly),
    (r"votre limite de (?:main|cartes en main) est (?:de )?{n}(?: cartes?)?", hand_limit),
)

FRENCH = Patterns(
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
    imperative=french_imperative,
)
