"""The English words of cards: sentences, heads of triggers, timings, frames."""

from bot.engine.magenoir.abilities import Indestructible, MageNoirOnly, Occasion, Protector, Timing, Unique
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
from bot.engine.magenoir.mana import ELEMENTS
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
from bot.oracle.magenoir.french import hand_limit
from bot.oracle.magenoir.grammar import Head, Language, Pattern
from bot.oracle.magenoir.nouns import THAT, THIS, Determiner, Nouns

NOUNS = Nouns(
    fixed=(
        (r"(?:your |the |target )?opponent", OPPONENT),
        (r"you(?:rself)?", YOU),
        (r"each player|both players|all players", EACH_PLAYER),
        (r"(?:a|any|1|one) target(?: of your choice)?", ANY_TARGET),
        (r"(?:a|1|one|any) player or (?:a )?permanent", ANY_TARGET),
        (r"(?:a|1|one|target|any) player(?: of your choice)?", TargetOf(None, players=True)),
        (r"this (?:card|spell|permanent|equipment|ritual|rite)", THIS),
        (r"that (?:card|component|wind|seed|breath|flame|tree|wave|drop|player|target)|it", THAT),
    ),
    determiners=(
        (r"another of your", Determiner(Whose.YOU, another=True)),
        (r"another", Determiner(another=True)),
        (r"one of your|1 of your|your", Determiner(Whose.YOU)),
        (r"each of your|all your", Determiner(Whose.YOU, every=True)),
        (r"each|all|every", Determiner(every=True)),
        (r"an?|1|one|target|any|the", Determiner()),
    ),
    nouns={
        **dict.fromkeys(("component", "components"), (BoardState.CHANNELLED,)),
        **dict.fromkeys(("equipment", "equipments"), (BoardState.EQUIPPED,)),
        **dict.fromkeys(("permanent", "permanents"), (BoardState.PERMANENT,)),
        **dict.fromkeys(("ritual", "rituals"), (BoardState.RITUAL,)),
        **dict.fromkeys(("spell", "spells"), (BoardState.PREPARED, BoardState.CHANNELLED)),
        **dict.fromkeys(("card", "cards"), ()),
    },
    whose=(
        (r"opposing|your opponent's|the opponent's|your opponent controls", Whose.OPPONENT),
        (r"you control", Whose.YOU),
    ),
    states=((r"channell?ed", BoardState.CHANNELLED), (r"prepared", BoardState.PREPARED)),
    elements=tuple((element.value.lower(), element) for element in ELEMENTS),
    idle=(r"of your choice", r"on the board", r"target"),
    qualifiers_first=True,
)
READERS = Readers(NOUNS.read, NOUNS.read, plain_amount)

POINTS = r"(?:hp|hit points?|life points?)"
HURT = r"(?:inflicts?|deals?) {n}(?: points? of)?"
CARDS = r"{n} cards?"
MOVE = r"(?:return|put|place|move)"
DECK = r"(?: (?:in|of|from|into) (?:your|its owner's|the) deck)?"
FROM_HAND = r"(?: from (?:your|their|his|her) hand)?"
YOUR_OPPONENT = r"(?:your |the )opponent"

SENTENCES = (
    Pattern(rf"{HURT} (?:unavoidable|unblockable) damage to {{to}}", of_amount(Damage, READERS, unavoidable=True)),
    Pattern(rf"{HURT} damage to {{to}}", of_amount(Damage, READERS)),
    Pattern(rf"{HURT} damage", lambda n: of_amount(Damage, READERS)(n, "any target")),
    Pattern(rf"(?:you )?gain {{n}} {POINTS}", to_players(Heal, READERS, YOU)),
    Pattern(rf"(?:you )?lose {{n}} {POINTS}", to_players(LoseHitPoints, READERS, YOU)),
    Pattern(rf"{{to}} gains? {{n}} {POINTS}", of_amount(Heal, READERS)),
    Pattern(rf"{{to}} loses? {{n}} {POINTS}", of_amount(LoseHitPoints, READERS)),
    Pattern(rf"(?:you )?draw {CARDS}", of_cards(Draw, READERS, Whose.YOU)),
    Pattern(rf"{YOUR_OPPONENT} draws {CARDS}", of_cards(Draw, READERS, Whose.OPPONENT)),
    Pattern(rf"each player draws {CARDS}", of_cards(Draw, READERS, Whose.ANYBODY)),
    Pattern(rf"(?:you )?discard {CARDS}{FROM_HAND}", of_cards(DiscardFromHand, READERS, Whose.YOU)),
    Pattern(rf"{YOUR_OPPONENT} discards {CARDS}{FROM_HAND}", of_cards(DiscardFromHand, READERS, Whose.OPPONENT)),
    Pattern(rf"each player discards {CARDS}{FROM_HAND}", of_cards(DiscardFromHand, READERS, Whose.ANYBODY)),
    Pattern(r"(?:you )?discard {what}", of_card(DiscardCard, READERS)),
    Pattern(r"(?:you )?destroy {what}", of_card(Destroy, READERS)),
    Pattern(r"{what} is destroyed", of_card(Destroy, READERS)),
    Pattern(r"apply the effects? of {what}", of_card(Apply, READERS)),
    Pattern(rf"{MOVE} {{what}} (?:in|to|into) (?:the )?{{place}} (?:place|position){DECK}", to_deck(READERS)),
    Pattern(rf"{MOVE} {{what}} (?:on|to) (?:the )?top{DECK}", to_deck(READERS, 1)),
    Pattern(rf"{MOVE} {{what}} (?:to|in|into) (?:your|its owner's) hand", of_card(ReturnToHand, READERS)),
    Pattern(r"{what} becomes indestructible", of_card(MakeIndestructible, READERS)),
    Pattern(r"you become a mage noir", become_mage_noir),
    Pattern(r"take (?:up to )?{n} {element}(?: mana)? from the available ether", take_mana),
    Pattern(r"add {n} {element}(?: mana)? to the available ether", add_mana),
    Pattern(r"add {n} {element}(?: mana)?(?: from the infinite ether)? under {what}", lock_mana(READERS)),
    Pattern(r"release (?:all |the )?mana (?:of|under|from) {what}", release_mana(READERS)),
    Pattern(r"release {n} mana (?:of|under|from) {what}", release_mana(READERS)),
    Pattern(r"release {n} {element}(?: mana)? (?:of|under|from) {what}", release_mana(READERS)),
)

WHEN = r"(?:when|whenever|each time|after) "
PLAYERS = (("you", "", Whose.YOU), (YOUR_OPPONENT, "s", Whose.OPPONENT), ("a player", "s", Whose.ANYBODY))
DEALT = (
    (r"(?:you are dealt damage|damage is dealt to you|you take damage|damage is inflicted to you)", Whose.YOU),
    (rf"(?:{YOUR_OPPONENT} (?:is dealt|takes) damage|damage is dealt to {YOUR_OPPONENT})", Whose.OPPONENT),
    (r"(?:a player (?:is dealt|takes) damage|damage is dealt to a player)", Whose.ANYBODY),
)
SELF = r"this (?:card|spell|permanent|equipment)"
HEADS = (
    *(Head(f"{WHEN}{text}, ?", Occasion.DAMAGED, whose) for text, whose in DEALT),
    *(Head(f"{WHEN}{who} draw{s}(?: (?:1|a) card)?, ?", Occasion.DRAWS, whose) for who, s, whose in PLAYERS),
    *(
        Head(f"{WHEN}{who} discard{s} (?:1|a) card{FROM_HAND}, ?", Occasion.DISCARDS, whose)
        for who, s, whose in PLAYERS
    ),
    *(Head(f"{WHEN}{who} gain{s} {POINTS}, ?", Occasion.HEALED, whose) for who, s, whose in PLAYERS),
    *(
        Head(f"{WHEN}{who} lose{s} {POINTS}(?: or (?:are|is) dealt damage)?, ?", Occasion.HURT, whose)
        for who, s, whose in PLAYERS
    ),
    *(Head(f"{WHEN}{who} prepare{s} (?:a|1) spell, ?", Occasion.PREPARES, whose) for who, s, whose in PLAYERS),
    *(Head(f"{WHEN}{who} channel{s} (?:a|1) spell, ?", Occasion.CHANNELS, whose) for who, s, whose in PLAYERS),
    *(Head(f"{WHEN}{who} activate{s} (?:a|1) spell, ?", Occasion.ACTIVATES, whose) for who, s, whose in PLAYERS),
    *(Head(f"{WHEN}{who} trade{s} mana, ?", Occasion.TRADES, whose) for who, s, whose in PLAYERS),
    *(Head(f"{WHEN}{who} pay{s} mana, ?", Occasion.PAYS, whose) for who, s, whose in PLAYERS),
    *(
        Head(f"{WHEN}{who} add{s} (?:a |1 )?mana(?: to the available ether)?, ?", Occasion.ADDS, whose)
        for who, s, whose in PLAYERS
    ),
    *(Head(f"{WHEN}{who} take{s} a pile(?: of mana)?, ?", Occasion.TAKES, whose) for who, s, whose in PLAYERS),
    Head(rf"{WHEN}mana is released, ?", Occasion.RELEASES, Whose.ANYBODY),
    Head(rf"{WHEN}{SELF} leaves the board, ?", Occasion.LEAVES),
    Head(rf"{WHEN}{SELF} is destroyed, ?", Occasion.DESTROYED),
    Head(rf"{WHEN}{{card}} leaves the board, ?", Occasion.LEAVES, of=True),
    Head(rf"{WHEN}{{card}} is destroyed, ?", Occasion.DESTROYED, of=True),
    Head(rf"{WHEN}{SELF} (?:enters|arrives on|comes to) the board, ?", Occasion.ARRIVES),
    Head(rf"{WHEN}{SELF} (?:is|was) used as a component, ?", Occasion.USED),
    Head(r"at the (?:start|beginning) of (?:your|each of your) turns?, ?", Occasion.TURN_STARTS),
    Head(r"at the (?:start|beginning) of your opponent's turn, ?", Occasion.TURN_STARTS, Whose.OPPONENT),
    Head(r"at the (?:start|beginning) of each turn, ?", Occasion.TURN_STARTS, Whose.ANYBODY),
    Head(r"at the end of (?:your|each of your) turns?, ?", Occasion.TURN_ENDS),
    Head(r"at the end of your opponent's turn, ?", Occasion.TURN_ENDS, Whose.OPPONENT),
    Head(r"at the end of each turn, ?", Occasion.TURN_ENDS, Whose.ANYBODY),
)

ENGLISH = Language(
    sentences=SENTENCES,
    heads=HEADS,
    timings=(
        (r"at any time ?[:,]? ", Timing.ANY_TIME),
        (r"(?:during|in) your (?:main phase|turn) ?[:,]? ", Timing.CLASSIC),
    ),
    statics=(
        (r"this (?:card|permanent|equipment) is indestructible|indestructible", Indestructible),
        (r"protector", Protector),
        (r"unique", Unique),
        (r"mage noir only", MageNoirOnly),
        (r"your hand limit is {n}(?: cards?)?", hand_limit),
    ),
    then=r",?\s*\b(?:and )?then\b,?\s*",
    also=r"\s+and\s+|\.\s+|,\s+",
    pay_for=(r"you may pay {mana}(?: to | ?: ?|,? then |\. if you do, ?){rest}",),
    pay=(r"pay {mana}(?: to | ?: ?|,? then ){rest}",),
    for_it=(r"(?!you may |pay ){first} in order to {rest}",),
    costs=(r"you may {first}(?: to |\. if you do, ?){rest}",),
    what=NOUNS.read,
    pay_or=(r"pay {mana} or {rest}", r"{rest} unless you pay {mana}"),
    may=(r"you may {rest}",),
    if_mage_noir=(
        r"if you(?:'re| are) a mage noir, ?{first}[.,;] (?:otherwise|else),? {second}",
        r"if you(?:'re| are) a mage noir, ?{first}",
    ),
    choose=(
        r"choose (?:1|one)(?: option)? ?: ?{rest}",
        rf"(?P<opponent>{YOUR_OPPONENT}) chooses (?:1|one)(?: option)? ?: ?{{rest}}",
    ),
    option=r"\s*;\s*(?:or\s+)?|,?\s+or\s+",
    imperative=lambda text: text,
)
