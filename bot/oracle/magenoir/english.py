"""The English words of cards: sentences, heads of triggers, timings, frames."""

from bot.engine.magenoir.ground.mana import ELEMENTS
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
from bot.oracle.magenoir.french import hand_limit
from bot.oracle.magenoir.grammar import Head, Pattern, Patterns
from bot.oracle.magenoir.nouns import THAT, THIS, Determiner, Nouns

NOUNS = Nouns(
    fixed=(
        (r"(?:your |the |target )?opponent", fl.OPPONENT),
        (r"you(?:rself)?", fl.YOU),
        (r"each player|both players|all players", fl.EACH_PLAYER),
        (r"(?:a|any|1|one) target(?: of your choice)?", fl.ANY_TARGET),
        (r"(?:a|1|one|any) player or (?:a )?permanent", fl.ANY_TARGET),
        (r"(?:a|1|one|target|any) player(?: of your choice)?", fl.TargetOf(None, players=True)),
        (r"this (?:card|spell|permanent|equipment|ritual|rite)", THIS),
        (r"that (?:card|component|wind|seed|breath|flame|tree|wave|drop|player|target)|it", THAT),
    ),
    determiners=(
        (r"another of your", Determiner(fl.Whose.YOU, another=True)),
        (r"another", Determiner(another=True)),
        (r"one of your|1 of your|your", Determiner(fl.Whose.YOU)),
        (r"each of your|all your", Determiner(fl.Whose.YOU, every=True)),
        (r"each|all|every", Determiner(every=True)),
        (r"an?|1|one|target|any|the", Determiner()),
    ),
    nouns={
        **dict.fromkeys(("component", "components"), (fl.BoardState.CHANNELLED,)),
        **dict.fromkeys(("equipment", "equipments"), (fl.BoardState.EQUIPPED,)),
        **dict.fromkeys(("permanent", "permanents"), (fl.BoardState.PERMANENT,)),
        **dict.fromkeys(("ritual", "rituals"), (fl.BoardState.RITUAL,)),
        **dict.fromkeys(("spell", "spells"), (fl.BoardState.PREPARED, fl.BoardState.CHANNELLED)),
        **dict.fromkeys(("card", "cards"), ()),
    },
    whose=(
        (r"opposing|your opponent's|the opponent's|your opponent controls", fl.Whose.OPPONENT),
        (r"you control", fl.Whose.YOU),
    ),
    states=((r"channell?ed", fl.BoardState.CHANNELLED), (r"prepared", fl.BoardState.PREPARED)),
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
    Pattern(rf"{HURT} (?:unavoidable|unblockable) damage to {{to}}", of_amount(fx.Damage, READERS, unavoidable=True)),
    Pattern(rf"{HURT} damage to {{to}}", of_amount(fx.Damage, READERS)),
    Pattern(rf"{HURT} damage", lambda n: of_amount(fx.Damage, READERS)(n, "any target")),
    Pattern(rf"(?:you )?gain {{n}} {POINTS}", to_players(fx.Heal, READERS, fl.YOU)),
    Pattern(rf"(?:you )?lose {{n}} {POINTS}", to_players(fx.LoseHitPoints, READERS, fl.YOU)),
    Pattern(rf"{{to}} gains? {{n}} {POINTS}", of_amount(fx.Heal, READERS)),
    Pattern(rf"{{to}} loses? {{n}} {POINTS}", of_amount(fx.LoseHitPoints, READERS)),
    Pattern(rf"(?:you )?draw {CARDS}", of_cards(fx.Draw, READERS, fl.Whose.YOU)),
    Pattern(rf"{YOUR_OPPONENT} draws {CARDS}", of_cards(fx.Draw, READERS, fl.Whose.OPPONENT)),
    Pattern(rf"each player draws {CARDS}", of_cards(fx.Draw, READERS, fl.Whose.ANYBODY)),
    Pattern(rf"(?:you )?discard {CARDS}{FROM_HAND}", of_cards(fx.DiscardFromHand, READERS, fl.Whose.YOU)),
    Pattern(rf"{YOUR_OPPONENT} discards {CARDS}{FROM_HAND}", of_cards(fx.DiscardFromHand, READERS, fl.Whose.OPPONENT)),
    Pattern(rf"each player discards {CARDS}{FROM_HAND}", of_cards(fx.DiscardFromHand, READERS, fl.Whose.ANYBODY)),
    Pattern(r"(?:you )?discard {what}", of_card(fx.DiscardCard, READERS)),
    Pattern(r"(?:you )?destroy {what}", of_card(fx.Destroy, READERS)),
    Pattern(r"{what} is destroyed", of_card(fx.Destroy, READERS)),
    Pattern(r"apply the effects? of {what}", of_card(fx.Apply, READERS)),
    Pattern(rf"{MOVE} {{what}} (?:in|to|into) (?:the )?{{place}} (?:place|position){DECK}", to_deck(READERS)),
    Pattern(rf"{MOVE} {{what}} (?:on|to) (?:the )?top{DECK}", to_deck(READERS, 1)),
    Pattern(rf"{MOVE} {{what}} (?:to|in|into) (?:your|its owner's) hand", of_card(fx.ReturnToHand, READERS)),
    Pattern(r"{what} becomes indestructible", of_card(fx.MakeIndestructible, READERS)),
    Pattern(r"you become a mage noir", become_mage_noir),
    Pattern(r"take (?:up to )?{n} {element}(?: mana)? from the available ether", take_mana),
    Pattern(r"add {n} {element}(?: mana)? to the available ether", add_mana),
    Pattern(r"add {n} {element}(?: mana)?(?: from the infinite ether)? under {what}", lock_mana(READERS)),
    Pattern(r"release (?:all |the )?mana (?:of|under|from) {what}", release_mana(READERS)),
    Pattern(r"release {n} mana (?:of|under|from) {what}", release_mana(READERS)),
    Pattern(r"release {n} {element}(?: mana)? (?:of|under|from) {what}", release_mana(READERS)),
)

WHEN = r"(?:when|whenever|each time|after) "
PLAYERS = (("you", "", fl.Whose.YOU), (YOUR_OPPONENT, "s", fl.Whose.OPPONENT), ("a player", "s", fl.Whose.ANYBODY))
DEALT = (
    (r"(?:you are dealt damage|damage is dealt to you|you take damage|damage is inflicted to you)", fl.Whose.YOU),
    (rf"(?:{YOUR_OPPONENT} (?:is dealt|takes) damage|damage is dealt to {YOUR_OPPONENT})", fl.Whose.OPPONENT),
    (r"(?:a player (?:is dealt|takes) damage|damage is dealt to a player)", fl.Whose.ANYBODY),
)
SELF = r"this (?:card|spell|permanent|equipment)"
HEADS = (
    *(Head(f"{WHEN}{text}, ?", ab.Occasion.DAMAGED, whose) for text, whose in DEALT),
    *(Head(f"{WHEN}{who} draw{s}(?: (?:1|a) card)?, ?", ab.Occasion.DRAWS, whose) for who, s, whose in PLAYERS),
    *(
        Head(f"{WHEN}{who} discard{s} (?:1|a) card{FROM_HAND}, ?", ab.Occasion.DISCARDS, whose)
        for who, s, whose in PLAYERS
    ),
    *(Head(f"{WHEN}{who} gain{s} {POINTS}, ?", ab.Occasion.HEALED, whose) for who, s, whose in PLAYERS),
    *(
        Head(f"{WHEN}{who} lose{s} {POINTS}(?: or (?:are|is) dealt damage)?, ?", ab.Occasion.HURT, whose)
        for who, s, whose in PLAYERS
    ),
    *(Head(f"{WHEN}{who} prepare{s} (?:a|1) spell, ?", ab.Occasion.PREPARES, whose) for who, s, whose in PLAYERS),
    *(Head(f"{WHEN}{who} channel{s} (?:a|1) spell, ?", ab.Occasion.CHANNELS, whose) for who, s, whose in PLAYERS),
    *(Head(f"{WHEN}{who} activate{s} (?:a|1) spell, ?", ab.Occasion.ACTIVATES, whose) for who, s, whose in PLAYERS),
    *(Head(f"{WHEN}{who} trade{s} mana, ?", ab.Occasion.TRADES, whose) for who, s, whose in PLAYERS),
    *(Head(f"{WHEN}{who} pay{s} mana, ?", ab.Occasion.PAYS, whose) for who, s, whose in PLAYERS),
    *(
        Head(f"{WHEN}{who} add{s} (?:a |1 )?mana(?: to the available ether)?, ?", ab.Occasion.ADDS, whose)
        for who, s, whose in PLAYERS
    ),
    *(Head(f"{WHEN}{who} take{s} a pile(?: of mana)?, ?", ab.Occasion.TAKES, whose) for who, s, whose in PLAYERS),
    Head(rf"{WHEN}mana is released, ?", ab.Occasion.RELEASES, fl.Whose.ANYBODY),
    Head(rf"{WHEN}{SELF} leaves the board, ?", ab.Occasion.LEAVES),
    Head(rf"{WHEN}{SELF} is destroyed, ?", ab.Occasion.DESTROYED),
    Head(rf"{WHEN}{{card}} leaves the board, ?", ab.Occasion.LEAVES, of=True),
    Head(rf"{WHEN}{{card}} is destroyed, ?", ab.Occasion.DESTROYED, of=True),
    Head(rf"{WHEN}{SELF} (?:enters|arrives on|comes to) the board, ?", ab.Occasion.ARRIVES),
    Head(rf"{WHEN}{SELF} (?:is|was) used as a component, ?", ab.Occasion.USED),
    Head(r"at the (?:start|beginning) of (?:your|each of your) turns?, ?", ab.Occasion.TURN_STARTS),
    Head(r"at the (?:start|beginning) of your opponent's turn, ?", ab.Occasion.TURN_STARTS, fl.Whose.OPPONENT),
    Head(r"at the (?:start|beginning) of each turn, ?", ab.Occasion.TURN_STARTS, fl.Whose.ANYBODY),
    Head(r"at the end of (?:your|each of your) turns?, ?", ab.Occasion.TURN_ENDS),
    Head(r"at the end of your opponent's turn, ?", ab.Occasion.TURN_ENDS, fl.Whose.OPPONENT),
    Head(r"at the end of each turn, ?", ab.Occasion.TURN_ENDS, fl.Whose.ANYBODY),
)

ENGLISH = Patterns(
    sentences=SENTENCES,
    heads=HEADS,
    timings=(
        (r"at any time ?[:,]? ", ab.Timing.ANY_TIME),
        (r"(?:during|in) your (?:main phase|turn) ?[:,]? ", ab.Timing.CLASSIC),
    ),
    statics=(
        (r"this (?:card|permanent|equipment) is indestructible|indestructible", ab.Indestructible),
        (r"protector", ab.Protector),
        (r"unique", ab.Unique),
        (r"mage noir only", ab.MageNoirOnly),
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
