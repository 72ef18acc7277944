"""What effects put onto the battlefield (CR 110.2a, 111, 707.2): tokens, copies, cards, and how all of these enter.

A sentence is read only if every quality of its token is; what a token attacks is a player whom the text has named."""

from dataclasses import replace

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.amounts.counts import read_for_each
from bot.oracle.amounts.quantities import multiply_amount, read_amount, read_equal_to
from bot.oracle.keywords.quoted_abilities import read_given_abilities
from bot.oracle.nouns.object_references import MADE, read_one_object
from bot.oracle.nouns.own_names_and_qualities import COLORS, read_proper_name
from bot.oracle.nouns.permanents import read_counter_kind
from bot.oracle.nouns.possessives import read_own, take_own
from bot.oracle.nouns.predefined_tokens import PREDEFINED
from bot.oracle.nouns.role_tokens import ROLES
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.spells_and_cards import read_described_card
from bot.oracle.nouns.type_words import PLURALS
from bot.oracle.objects.copy_exceptions import read_copy_exceptions
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number as plain_number
from bot.oracle.text.tokens import Kind
from bot.oracle.text.word_tables import phrase_table

# Tokens (CR 111).


def read_create(at: Cursor, scope: Scope) -> fx.Effect:
    """`create` = created, the verb read"""
    return _read_created(at, scope, None)


def read_further_tokens(at: Cursor, scope: Scope) -> fx.Effect:
    """`further_tokens` = ("," ["and"] | "and") created, behind others (CR 111.1)"""
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("further tokens")
    return _read_created(at, scope, None)


def read_creates(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`creates` = created, by that player (CR 111.2)"""
    found = _read_created(at, scope, None)
    if who is fl.Players.YOU:
        return found
    if not isinstance(found, fx.CreateTokens):
        raise at.error("tokens that are no copies, where others create them")
    return replace(found, player=who)


def read_create_for_each(at: Cursor, scope: Scope) -> fx.Effect:
    """`create_for_each` = "for each opponent" ["other than defending player"] "," ["you"] ["may"] "create" created"""
    at.expect("for", "each", "opponent")
    other = scope.setting.defender and at.take("other", "than", "defending", "player")
    at.expect(",")
    at.take("you")
    optional = at.take("may")
    at.expect("create")
    found = _read_created(at, scope, fl.Players.EACH_OTHER_OPPONENT if other else fl.Players.EACH_OPPONENT)
    if not optional:
        return found
    if not isinstance(found, fx.CreateCopies):
        raise at.error("copies, where each may be created or not")
    return replace(found, optional=True)


def _read_created(at: Cursor, scope: Scope, for_each: fl.PlayerSet | None) -> fx.CreateCopies | fx.CreateTokens:
    """`created` = named_first described_token | (("a" | "an" | amount) | "a number of") entering_before (copies |
    token) [entering_behind] ["for each" for_each, behind a number | equal_to, behind "a number of"]"""
    named = at.attempt(_read_named_first)
    if named is not None:
        scope.mention(MADE)
        return replace(read_described_token(at, plural=False), name=named)
    counted_behind = at.take("a", "number", "of")
    number = fx.Fixed(2) if counted_behind else _read_token_count(at, scope)
    entering = _read_entering_before(at)
    copies = scope.attempt(at, _read_copies)
    if copies is not None:
        found: fx.CreateCopies | fx.CreateTokens = replace(copies, amount=number)
    else:
        found = replace(_read_token(at, plural=number != fx.ONE), amount=number)
        if found.size is not None and not (scope.setting.x or scope.where):
            raise at.error("what X is")
    if entering == fx.Entering():
        entering = _read_entering_behind(at, scope, for_each, plural=number != fx.ONE)
    if isinstance(found, fx.CreateTokens) and "Role" in found.subtypes:
        entering = _read_attached(at, scope, number)
    found = replace(found, entering=entering, for_each=for_each)
    if counted_behind:
        found = replace(found, amount=read_equal_to(at, scope))
    elif isinstance(number, fx.Fixed) and at.take("for", "each"):
        found = replace(found, amount=multiply_amount(read_for_each(at, scope), number.number))
    scope.mention(MADE)
    return found


def _read_attached(at: Cursor, scope: Scope, number: fx.Amount) -> fx.Entering:
    """`attached` = "attached to" one_object, of one Role token (CR 303.4i)"""
    if number != fx.ONE:
        raise at.error("one token")
    at.expect("attached", "to")
    return fx.Entering(attached=read_one_object(at, scope).what)


def _read_named_first(at: Cursor) -> str:
    """`named_first` = proper_name "," ("a" | "an"), before a token whose name is told first (CR 111.4)"""
    found = read_proper_name(at)
    at.expect(",")
    if not at.take("a"):
        at.expect("an")
    return found


def _read_token_count(at: Cursor, scope: Scope) -> fx.Amount:
    if at.take("a") or at.take("an"):
        return fx.ONE
    return read_amount(at, scope)


def _read_copies(at: Cursor, scope: Scope) -> fx.CreateCopies:
    """`copies` = ("token" "that's a copy of" | "tokens" "that are copies of") one_object ["," "except" copy_exceptions]
    (CR 707.2, 707.9)"""
    if not at.take("token", "that's", "a", "copy", "of"):
        at.expect("tokens", "that", "are", "copies", "of")
    of = read_one_object(at, scope).what
    comma = at.take(",")
    if not at.take("except"):
        at.position -= comma
        return fx.CreateCopies(of)
    found = read_copy_exceptions(at)
    if found.counters:
        raise at.error("an exception that tokens can have")
    return fx.CreateCopies(of, exceptions=found)


_SUBTYPES = phrase_table({name.lower(): name for name in PLURALS})


def _read_token(at: Cursor, *, plural: bool) -> fx.CreateTokens:
    """`token` = (PREDEFINED | ROLES) ("token" | "tokens") | described_token (CR 111.3, 111.10)"""
    found = at.choose(PREDEFINED) or at.choose(ROLES)
    if found is None:
        return read_described_token(at, plural=plural)
    at.expect("tokens" if plural else "token")
    return found


def read_described_token(at: Cursor, *, plural: bool) -> fx.CreateTokens:
    """`described_token` = ["legendary"] [size | "x/x"] colors subtype { subtype } ["artifact" | "enchantment"]
    "creature token" ["named" proper_name] [("with" | "that has") given_abilities] ["named" proper_name] (CR 111.4);
    without a size only where an ability defines it (CR 604.3)"""
    supertypes = ("Legendary",) if at.take("legendary") else ()
    of_x = at.take("x", "/", "x") or at.take("x/x")
    power, toughness = (0, 0) if of_x else at.attempt(_read_size) or (None, None)
    colors = _read_colors(at)
    subtypes = []
    while (name := _read_subtype(at)) is not None:
        subtypes.append(name)
    if not subtypes:
        raise at.error("the subtypes that name the token")
    types = ("Artifact",) if at.take("artifact") else ("Enchantment",) if at.take("enchantment") else ()
    at.expect("creature", "tokens" if plural else "token")
    called = read_proper_name(at) if at.take("named") else None
    having = at.take("with") or (at.take("that", "have") if plural else at.take("that", "has"))
    abilities = read_given_abilities(at) if having else ()
    if called is None and at.take("named"):
        called = read_proper_name(at)
    if power is None and not any(isinstance(each, ab.StaticAbility) and each.defining for each in abilities):
        raise at.error("the size of a token")
    return fx.CreateTokens(
        called or " ".join(subtypes),
        power,
        toughness,
        colors,
        tuple(subtypes),
        abilities,
        types=(*types, "Creature"),
        supertypes=supertypes,
        size=fx.ValueOfX() if of_x else None,
    )


def _read_size(at: Cursor) -> tuple[int, int]:
    """`size` = SIZE, without signs: 1/1"""
    token = at.token
    power, _, toughness = ("" if token is None else token.word).partition("/")
    if token is None or token.kind is not Kind.SIZE or not (power.isdecimal() and toughness.isdecimal()):
        raise at.error("the size of a token")
    at.position += 1
    return int(power), int(toughness)


def _read_colors(at: Cursor) -> tuple[str, ...]:
    """`colors` = "colorless" | color { ("," | "and" | ", and") color }"""
    if at.take("colorless"):
        return ()
    found = [_read_color(at)]
    while more := at.attempt(_read_further_color):
        found.append(more)
    return tuple(found)


def _read_color(at: Cursor) -> str:
    token = at.token
    if token is None or token.word not in COLORS:
        raise at.error("the color of a token")
    at.position += 1
    return COLORS[token.word].value


def _read_further_color(at: Cursor) -> str:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further color")
    return _read_color(at)


def _read_subtype(at: Cursor) -> str | None:
    """Step over a subtype, which cards print with a capital letter; None where none comes next."""
    token = at.token
    return at.choose(_SUBTYPES) if token is not None and token.raw[0].isupper() else None


# How permanents enter (CR 508.4, 509.4).


def _read_entering_before(at: Cursor) -> fx.Entering:
    """`entering_before` = ["tapped" ["and attacking"]], before what is created"""
    if at.take("tapped", "and", "attacking"):
        return fx.Entering(tapped=True, attacking=fx.Attacking())
    return fx.Entering(tapped=at.take("tapped"))


def _read_entering_behind(at: Cursor, scope: Scope, for_each: fl.PlayerSet | None, *, plural: bool) -> fx.Entering:
    """`entering_behind` = [["and"] ("that's" | "that are") tapped_and_attacking]"""
    start = at.position
    at.take("and")
    if not (at.take("that", "are") if plural else at.take("that's")):
        at.position = start
        return fx.Entering()
    return read_tapped_and_attacking(at, scope, for_each)


def read_tapped_and_attacking(at: Cursor, scope: Scope, for_each: fl.PlayerSet | None = None) -> fx.Entering:
    """`tapped_and_attacking` = "tapped" ["and attacking" attacking] | "attacking" attacking | "blocking" one_object"""
    if at.take("tapped"):
        if not at.take("and", "attacking"):
            return fx.Entering(tapped=True)
        return fx.Entering(tapped=True, attacking=_read_attacking(at, scope, for_each))
    if at.take("blocking"):
        return fx.Entering(blocking=read_one_object(at, scope).what)
    at.expect("attacking", expected="“tapped”, “attacking” or “blocking”")
    return fx.Entering(attacking=_read_attacking(at, scope, for_each))


def _read_attacking(at: Cursor, scope: Scope, for_each: fl.PlayerSet | None) -> fx.Attacking:
    """`attacking` = [("that player" | "that opponent" | "defending player") ["or a planeswalker they control"]]"""
    opponent = (for_each is not None or scope.named.player is not None) and at.take("that", "opponent")
    if opponent or at.take("that", "player"):
        player = for_each or scope.named.player
        if player is None:
            raise at.error("a player who was named")
    elif scope.setting.defender and at.take("defending", "player"):
        player = fl.Players.DEFENDING_PLAYER
    else:
        return fx.Attacking()
    return fx.Attacking(player, planeswalkers=at.take("or", "a", "planeswalker", "they", "control"))


def read_entering_sentence(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`entering_sentence` = ("the token" | "those tokens" | "it" | "they") ("enters" | "enter") tapped_and_attacking,
    of what the sentence before creates, or melds"""
    last = before[-1] if before else None
    if isinstance(last, fx.IfSo) and isinstance(last.then[-1], fx.Meld) and not last.otherwise:
        at.expect("it", "enters")
        melded = replace(last.then[-1], entering=read_tapped_and_attacking(at, scope))
        return (*before[:-1], replace(last, then=(*last.then[:-1], melded)))
    if not isinstance(last, fx.CreateTokens | fx.CreateCopies) or last.entering != fx.Entering():
        raise at.error("something created before")
    many = last.amount != fx.ONE or last.for_each is not None
    if not (
        at.take("the" if not many else "those", "tokens" if many else "token") or at.take("they" if many else "it")
    ):
        at.expect("the", "tokens" if many else "token")
    at.expect("enter" if many else "enters")
    return (*before[:-1], replace(last, entering=read_tapped_and_attacking(at, scope, last.for_each)))


def read_tokens_have(at: Cursor, _: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`tokens_have` = ("it has" | "they have" | "the token has" | "the tokens have" | "those tokens have")
    given_abilities, of what the sentence before creates (CR 111.4)"""
    last = before[-1] if before else None
    optional = isinstance(last, fx.Optionally) and not (last.then or last.otherwise or last.when)
    created = last.do[-1] if isinstance(last, fx.Optionally) and optional else last
    if not isinstance(created, fx.CreateTokens):
        raise at.error("tokens created before")
    if created.amount == fx.ONE and created.for_each is None:
        if not at.take("it", "has"):
            at.expect("the", "token", "has")
    elif not at.take("they", "have") and not at.take("those", "tokens", "have"):
        at.expect("the", "tokens", "have")
    having = replace(created, abilities=(*created.abilities, *read_given_abilities(at)))
    if isinstance(last, fx.Optionally):
        return (*before[:-1], replace(last, do=(*last.do[:-1], having)))
    return (*before[:-1], having)


# Cards (CR 110.2a).


def read_put_from_hand(at: Cursor, scope: Scope) -> fx.Effect:
    """`put_from_hand` = card_of_player, of your own hand"""
    return read_card_of_player(at, scope, fl.Players.YOU)


def read_card_of_player(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`card_of_player` = ("a" | "an") described_card "from" own ("hand" | "graveyard", of other players) ("onto" |
    "to") "the battlefield" [tapped_and_attacking]"""
    if not at.take("a"):
        at.expect("an")
    what = read_described_card(at)
    at.expect("from")
    buried = who is not fl.Players.YOU and take_own(at, who, "graveyard")
    if not buried:
        read_own(at, who, "hand")
    if not at.take("to"):
        at.expect("onto")
    at.expect("the", "battlefield")
    entering = scope.attempt(at, read_tapped_and_attacking) or fx.Entering()
    scope.mention(MADE)
    return fx.PutCardOfPlayer(what, entering, who, Zone.GRAVEYARD if buried else Zone.HAND)


def read_onto_battlefield(at: Cursor, scope: Scope, what: fl.ObjectSet) -> fx.Effect:
    """`onto_battlefield` = "the battlefield" [tapped_and_attacking] ["transformed"] [UNDER] [with_counters] [UNDER], of
    a card in a graveyard (CR 110.2a, 122.6)"""
    if not scope.is_card(what):
        raise at.error("a card in a graveyard")
    at.expect("the", "battlefield")
    entering = scope.attempt(at, read_tapped_and_attacking) or fx.Entering()
    if at.take("transformed"):
        entering = replace(entering, transformed=True)
    yours = at.choose(UNDER)
    entering = replace(entering, counters=read_with_counters(at))
    yours = at.choose(UNDER) if yours is None else yours
    if yours is None and isinstance(what, fl.MatchingCards) and not scope.is_own_card(what):
        raise at.error("under whose control")
    scope.mention(MADE)
    return fx.PutOntoBattlefield(what, entering, yours or False)


UNDER = phrase_table(
    {
        "under your control": True,
        **{
            f"under {whose} control": False
            for whose in ("its owner's", "his owner's", "her owner's", "their owner's", "their owners'")
        },
    }
)
"""Under whose control something enters (CR 110.2a): True for the ability's controller, False for its owner."""


def read_with_counters(at: Cursor) -> tuple[tuple[str, int], ...]:
    """`with_counters` = ["with" ("a" | "an" | number) counter_kind ("counter" | "counters") "on" ("it" | "them")]
    (CR 122.6)"""
    if not at.take("with"):
        return ()
    many = 1 if at.take("a") or at.take("an") else plain_number(at)
    kind = read_counter_kind(at)
    if kind is None:
        raise at.error("a kind of counter")
    at.expect("counter" if many == 1 else "counters")
    at.expect("on")
    at.one_word(("it", "them", "him", "her"), "“it”")
    return ((kind, many),)
