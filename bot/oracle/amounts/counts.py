"""What is counted: objects, cards, players, counters, and what was done, paid, or spent (CR 107.3)."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import SpellsCastThisTurn, Whose
from bot.oracle.conditions.this_turn import read_counted_this_turn, read_who_did
from bot.oracle.nouns.done_this_way import read_done_this_way
from bot.oracle.nouns.object_references import (
    read_cards_exiled_with,
    read_described_object,
    read_described_objects,
)
from bot.oracle.nouns.own_names_and_qualities import (
    COLORS,
    SELF_NOUNS,
    read_names,
)
from bot.oracle.nouns.permanents import read_counter_kind, read_described, read_modifiers_behind
from bot.oracle.nouns.player_references import read_whose
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.spells_and_cards import read_cards_of_kinds
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table


def read_for_each(at: Cursor, scope: Scope) -> fx.Amount:
    """`for_each` = counted ["and each" (cards | described_count)] in the singular, after "for each"; two that are
    counted together stand at the end of their part of the sentence"""
    found = read_counted(at, scope, plural=False)
    more = scope.attempt(at, _read_and_each) if at.at("and", "each") else None
    return found if more is None else fx.Plus(found, more)


def _read_and_each(at: Cursor, scope: Scope) -> fx.Amount:
    at.expect("and", "each")
    found = scope.first_of(
        at,
        partial(_read_cards, plural=False),
        partial(_read_described_count, plural=False),
        expected="what else is counted",
    )
    if not at.done and not at.at(".") and not at.at(","):
        raise at.error("the end of what is counted")
    return found


def read_counted(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`counted` = done | event_points | own_colors | commander_casts | mana_symbols | differently_named | exiled |
    times_this_turn | times_kicked | devoured | party | colors_spent | kinds_among | removed | counters | blockers |
    players | attached | cards | described_count"""
    forms = (
        *((_read_done,) if scope.ways else ()),
        *((_read_event_points,) if scope.setting.amount or scope.setting.prevented else ()),
        _read_own_colors,
        _read_commander_casts,
        _read_mana_symbols,
        _read_differently_named,
        _read_exiled,
        _read_times_this_turn,
        _read_times_kicked,
        _read_devoured,
        _read_party,
        _read_colors_spent,
        _read_kinds_among,
        _read_players,
        *((_read_removed,) if scope.setting.x else ()),
        _read_counters,
        _read_blockers,
        _read_attached,
        _read_cards,
    )
    told: tuple[Callable[[Cursor, Scope], fx.Amount], ...] = tuple(partial(form, plural=plural) for form in forms)
    return scope.first_of(at, *told, partial(_read_described_count, plural=plural), expected="what is counted")


def _read_done(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`done` = done_this_way, in the singular or the plural (CR 608.2c)"""
    return fx.CountOf(read_done_this_way(at, scope.ways, plural=plural))


_POINTS = phrase_table(
    dict.fromkeys(("1 life you gained", "1 life you lost", "1 life they gained", "1 life they lost"), True)
)


def _read_event_points(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`event_points` = POINTS, of the event | "1 damage prevented this way" (CR 615.5)"""
    if plural:
        raise at.error("“1 life”")
    if scope.setting.prevented and at.take("1", "damage", "prevented", "this", "way"):
        return fx.PreventedDamage()
    if not scope.setting.amount or not at.choose(_POINTS) or at.at("this", "turn"):
        raise at.error("the amount of the event")
    return fx.ThatMuch()


def _read_own_colors(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`own_colors` = "of its colors", in "for each of its colors" (CR 105.2)"""
    if plural:
        raise at.error("“of its colors”")
    at.expect("of", "its", "colors")
    return fx.KindsAmong(scope.it(at), "colors")


def _read_commander_casts(at: Cursor, _: Scope, *, plural: bool) -> fx.Amount:
    """`commander_casts` = ("times" | "time") "you've cast" ("a" | "your") "commander from the command zone this game"
    (CR 903.8)"""
    at.expect("times" if plural else "time", "you've", "cast")
    at.one_word(("a", "your"), "“a” or “your”")
    at.expect("commander", "from", "the", "command", "zone", "this", "game")
    return fx.CommanderCasts()


def _read_mana_symbols(at: Cursor, _: Scope, *, plural: bool) -> fx.Amount:
    """`mana_symbols` = COLORS "mana" ("symbols" | "symbol") "in the mana costs of permanents you control", as many as
    the devotion to that color (CR 700.5)"""
    color = COLORS[at.one_word(COLORS, "a color")]
    at.expect("mana", "symbols" if plural else "symbol")
    at.expect("in", "the", "mana", "costs", "of", "permanents", "you", "control")
    return fx.Devotion((color,))


def _read_differently_named(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`differently_named` = "differently named" (described_objects | described_object): each name once (CR 201.2)"""
    at.expect("differently", "named")
    found = read_described_objects(at, scope) if plural else read_described_object(at, scope)
    return fx.KindsAmong(found, "names")


def _read_times_kicked(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`times_kicked` = "times" | "time" ("this spell" | it_or_source) "was kicked" (CR 702.33d)"""
    at.expect("times" if plural else "time")
    what = fl.THIS if at.take("this", "spell") else _read_it_or_source(at, scope)
    at.expect("was", "kicked")
    return fx.TimesPaid(KeywordName.KICKER, what)


def _read_colors_spent(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`colors_spent` = "colors" | "color" "of mana spent to cast" ("this spell" | it_or_source) (CR 702.44b)"""
    at.expect("colors" if plural else "color", "of", "mana", "spent", "to", "cast")
    if not at.take("this", "spell") and _read_it_or_source(at, scope) != fl.THIS:
        raise at.error("the source")
    return fx.ColorsSpent()


def _read_devoured(at: Cursor, _scope: Scope, *, plural: bool) -> fx.Amount:
    """`devoured` = "creatures" | "creature" "it devoured" (CR 702.82b)"""
    at.expect("creatures" if plural else "creature")
    at.expect("it", "devoured")
    return fx.TimesPaid(KeywordName("devour"))


def _read_party(at: Cursor, _scope: Scope, *, plural: bool) -> fx.Amount:
    """`party` = ("creatures" | "creature") "in your party" (CR 700.8)"""
    at.expect("creatures" if plural else "creature", "in", "your", "party")
    return fx.PartySize()


def _read_exiled(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`exiled` = cards_exiled_with, cards that abilities of the source have exiled (CR 607.2a)"""
    return fx.CountOf(read_cards_exiled_with(at, scope, plural=plural))


def _read_times_this_turn(at: Cursor, _: Scope, *, plural: bool) -> fx.Amount:
    """`times_this_turn` = counted_this_turn (CR 608.2i)"""
    found = read_counted_this_turn(at, plural=plural)
    everybody = isinstance(found, SpellsCastThisTurn) and found.whose is Whose.A_PLAYER
    return fx.TimesThisTurn(found, fl.Players.EACH_PLAYER if everybody else fl.Players.YOU)


def _read_kin(at: Cursor, scope: Scope) -> fx.Amount:
    """`kin` = "other" described ["on the battlefield"] "that shares" ("a" | "at least one") "creature type with it"
    (CR 205.3m)"""
    at.expect("other")
    described = read_described(at, plural=False)
    at.take("on", "the", "battlefield")
    at.expect("that", "shares")
    if not at.take("a"):
        at.expect("at", "least", "one")
    at.expect("creature", "type", "with", "it")
    return fx.CountOf(fl.Matching(replace(described, shares_type=scope.it(at))))


def _read_described_count(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`described_count` = kin | (described_objects | described_object) ["on the battlefield" modifiers_behind]"""
    kin = None if plural else scope.attempt(at, _read_kin)
    if kin is not None:
        return kin
    found = read_described_objects(at, scope) if plural else read_described_object(at, scope)
    if at.take("on", "the", "battlefield") and isinstance(found, fl.Matching):
        found = fl.Matching(read_modifiers_behind(at, found.filter, plural=plural))
    return fx.CountOf(found)


_KINDS = phrase_table(
    {
        "basic land types": "basic land types",
        "basic land type": "basic land types",
        "card types": "card types",
        "card type": "card types",
        "colors": "colors",
        "color": "colors",
        "creature types": "creature types",
        "creature type": "creature types",
        **{
            f"{different}{word}{ending}": f"{word}s"
            for word in ("mana value", "power")
            for different in ("different ", "")
            for ending in ("", "s")
        },
    }
)


def _read_kinds_among(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`kinds_among` = KINDS "among" (cards_of_kinds "in your graveyard" | described_objects) | "card types among cards
    in" graveyards"""
    token = at.token
    kind = at.choose(_KINDS)
    if kind is None or token is None or at.tokens[at.position - 1].word.endswith("s") is not plural:
        raise at.error("“basic land types”, “card types” or “colors”")
    at.expect("among")
    if kind == "card types" and at.take("cards"):
        return fx.CardTypesIn(read_graveyards(at))
    buried = at.attempt(_read_cards_in_your_graveyard)
    if buried is not None:
        return fx.KindsAmong(buried, kind)
    return fx.KindsAmong(read_described_objects(at, scope), kind)


def _read_cards_in_your_graveyard(at: Cursor) -> fl.MatchingCards:
    found = read_cards_of_kinds(at, plural=True)
    at.expect("in", "your", "graveyard")
    return fl.MatchingCards(replace(found, side=fl.Side.YOU))


_GRAVEYARDS = phrase_table(
    {
        "your graveyard": fl.Players.YOU,
        "all graveyards": fl.Players.EACH_PLAYER,
        "each graveyard": fl.Players.EACH_PLAYER,
        "your opponents' graveyards": fl.Players.EACH_OPPONENT,
    }
)


def read_graveyards(at: Cursor) -> fl.Players:
    """`graveyards` = "in" ("your graveyard" | "all graveyards" | "your opponents' graveyards")"""
    at.expect("in")
    found = at.choose(_GRAVEYARDS)
    if found is None:
        raise at.error("whose graveyard")
    return found


def _read_players(at: Cursor, _: Scope, *, plural: bool) -> fx.Amount:
    """`players` = ("opponents" ["you have"] | "players") [who_did] (CR 102.1-102.3, 608.2i)"""
    if at.take("opponents" if plural else "opponent"):
        at.take("you", "have")
        return fx.NumberOfPlayers(fl.Players.EACH_OPPONENT, at.attempt(read_who_did))
    at.expect("players" if plural else "player", expected="opponents or players")
    return fx.NumberOfPlayers(fl.Players.EACH_PLAYER, at.attempt(read_who_did))


def _read_counters(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`counters` = [counter_kind] "counters" (["that are"] "on" (it_or_source | "that creature") | ("on" | "among")
    described_objects | "you have" | "your opponents have") (CR 122.1)"""
    kind = read_counter_kind(at)
    at.expect("counters" if plural else "counter")
    if kind is not None and at.take("you", "have"):
        return fx.CountersOfPlayer(fl.Players.YOU, kind)
    if kind is not None and at.take("your", "opponents", "have"):
        return fx.CountersOfPlayer(fl.Players.EACH_OPPONENT, kind)
    at.take(*(("that", "are") if plural else ("that's",)))
    if not at.take("on"):
        at.expect("among")
        return fx.CountersOn(read_described_objects(at, scope), kind)
    own = scope.attempt(at, _read_it_or_source)
    if own is not None:
        return fx.CountersOn(own, kind)
    if at.take("that", "creature"):
        return fx.CountersOn(scope.that_one(at, "creature"), kind)
    return fx.CountersOn(read_described_objects(at, scope), kind)


def _read_it_or_source(at: Cursor, scope: Scope) -> fl.ObjectSet:
    """`it_or_source` = "it" | "him" | "her" | "this" SELF_NOUNS | OWN_NAME"""
    if at.take("it"):
        return scope.it(at)
    if at.take("him") or at.take("her"):
        return scope.he_or_she(at)
    token = at.tokens[at.position + 1] if at.position + 1 < len(at.tokens) else None
    if at.at("this") and token is not None and token.word in SELF_NOUNS:
        at.position += 2
        return fl.THIS
    if any(at.take_raw(name) for name in at.names):
        return fl.THIS
    raise at.error("“it” or this object")


def _read_removed(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`removed` = counter_kind ("counter" | "counters") "removed this way", of the number that a cost leaves open"""
    if not scope.setting.x:
        raise at.error("a number that is chosen as the cost is paid")
    read_counter_kind(at)
    at.expect("counters" if plural else "counter", "removed", "this", "way")
    return fx.ValueOfX()


def _read_blockers(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`blockers` = "creatures blocking it" ["beyond the first"] (CR 509.1g)"""
    require_source_present(at, scope)
    at.expect("creatures" if plural else "creature")
    at.expect("blocking", "it")
    what = scope.it(at)
    if at.take("beyond", "the", "first"):
        if what != fl.THIS:
            raise at.error("what blocks the source")
        return fx.BlockersBeyondFirst()
    return fx.BlockersOf(what)


_ATTACHMENTS = {"aura": "Aura", "auras": "Aura", "equipment": "Equipment"}


def _read_attached(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`attached` = ("Auras" | "Equipment") ["and" ("Auras" | "Equipment")] "attached to" it_or_source"""
    require_source_present(at, scope)
    names = [_ATTACHMENTS[at.one_word(_ATTACHMENTS, "Auras or Equipment")]]
    if at.take("and"):
        names.append(_ATTACHMENTS[at.one_word(_ATTACHMENTS, "Auras or Equipment")])
    if at.tokens[at.position - 1].word == ("aura" if plural else "auras"):
        raise at.error("Auras, or one Aura")
    at.expect("attached", "to")
    return fx.AttachedTo(_read_it_or_source(at, scope), fl.Filter(any_of=tuple(names)))


def require_source_present(at: Cursor, scope: Scope) -> None:
    """Raise where the source may have left: what was attached to it or blocked it is not remembered."""
    if scope.setting.gone:
        raise at.error("an object that is still there")


def _read_cards(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`cards` = cards_of_kinds ["named" names] ("you own in exile" ["and in your graveyard"] | "in" whose ("hand" |
    "graveyard" | "library") | HANDS | "in" graveyards) (CR 401-406)"""
    described = read_cards_of_kinds(at, plural=plural)
    if at.take("named"):
        described = replace(described, names=read_names(at))
    what = None if described == fl.Filter() else described
    if at.take("you", "own", "in", "exile"):
        exiled = fx.CardsIn("exile", fl.Players.YOU, what)
        both = at.take("and", "in", "your", "graveyard")
        return fx.Plus(exiled, fx.CardsIn("graveyard", fl.Players.YOU, what)) if both else exiled
    hands = at.choose(_HANDS) if what is None else None
    if hands is not None:
        return fx.CardsIn("hand", hands)
    owned = scope.attempt(at, _read_zone_of_player)
    if owned is None:
        return fx.CardsIn("graveyard", read_graveyards(at), what)
    zone, who = owned
    if zone != "graveyard" and what is not None:
        raise at.error("cards of any kind, in a hand or library")
    return fx.CardsIn(zone, who, what)


def _read_zone_of_player(at: Cursor, scope: Scope) -> tuple[str, fl.PlayerSet]:
    at.expect("in")
    who = read_whose(at, scope)
    return at.one_word(("hand", "graveyard", "library"), "“hand” or “graveyard”"), who


_HANDS = phrase_table(
    {"in all players' hands": fl.Players.EACH_PLAYER, "in your opponents' hands": fl.Players.EACH_OPPONENT}
)
