"""What happened this turn (CR 608.2i): what died, left and entered, life that was gained and lost, spells and cards.

The same phrases are conditions, "if a creature died this turn", and are counted, "for each creature that died"."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import PowerOfAttackers
from bot.engine.magic.words.conditions import (
    ONE_OR_MORE,
    AbilityUsedThisTurn,
    AllConditions,
    AmountIs,
    AnyCondition,
    AttackersThisTurn,
    Bounds,
    BuriedThisTurn,
    CardsDiscardedThisTurn,
    CardsDrawnThisTurn,
    Condition,
    CrimesThisTurn,
    DamageDealtThisTurn,
    EnteredThisTurn,
    HappenedThisTurn,
    LandsPlayedThisTurn,
    LeftThisTurn,
    LifeChangedThisTurn,
    Not,
    SpellsCastLastTurn,
    SpellsCastThisTurn,
    Whose,
)
from bot.oracle.conditions.wording import StatedCondition, read_bounded, read_bounded_objects
from bot.oracle.nouns.permanents import is_relative, read_described
from bot.oracle.nouns.spells_and_cards import read_cards_of_kinds, read_one_spell, read_spell
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import ORDINALS
from bot.oracle.text.word_tables import phrase_table

# Conditions.


def read_happened_this_turn(at: Cursor) -> StatedCondition:
    """`happened_this_turn` = cast_last_turn | power_of_attackers | attacked_with | cards_buried | objects_did |
    objects_you_had_enter | tokens_created | life_changed | was_damaged | spells | draws | discards | lands_played |
    descended | crime | buried | warped, each with "this turn" behind it but the first"""
    productions = (
        _read_cast_last_turn,
        _read_power_of_attackers,
        _read_attacked_with,
        _read_cards_buried,
        _read_objects_did,
        _read_objects_you_had_enter,
        _read_tokens_created,
        _read_life_changed,
        _read_was_damaged,
        _read_spells,
        _read_draws,
        _read_discards,
        _read_lands_played,
        _read_descended,
        _read_crime,
        _read_buried,
        _read_warped,
    )
    return StatedCondition(at.first_of(*productions, expected="what happened this turn"))


def _read_descended(at: Cursor) -> Condition:
    """`descended` = "you descended this turn" (CR 700.11)"""
    at.expect("you", "descended", "this", "turn")
    return BuriedThisTurn(DESCENDING)


DESCENDING = fl.Filter(
    any_of=("Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"), owner=fl.Side.YOU, token=False
)
"""A permanent card that is put into one's graveyard."""


def _read_crime(at: Cursor) -> Condition:
    """`crime` = "you've committed a crime this turn" (CR 700.13)"""
    at.expect("you've", "committed", "a", "crime", "this", "turn")
    return CrimesThisTurn(Whose.YOU)


def _read_warped(at: Cursor) -> Condition:
    """`warped` = "a spell was warped this turn" (CR 702.185c)"""
    at.expect("a", "spell", "was", "warped", "this", "turn")
    return SpellsCastThisTurn(Whose.A_PLAYER, fl.Filter(paid=KeywordName("warp")))


def _read_buried(at: Cursor) -> Condition:
    """`buried` = bounded_objects ("was" | "were") "put into" ("a" | "your") "graveyard from the battlefield this turn"
    (CR 404.1, 608.2i)"""
    bounds, what = read_bounded_objects(at)
    if is_relative(what) or what.side is not fl.Side.ANY:
        raise at.error("what can be told of something that is gone")
    if not at.take("was"):
        at.expect("were")
    at.expect("put", "into")
    own = at.take("your")
    if not own:
        at.expect("a")
    at.expect("graveyard", "from", "the", "battlefield", "this", "turn")
    return LeftThisTurn(replace(what, owner=fl.Side.YOU) if own else what, died=True, number=bounds)


def _read_cast_last_turn(at: Cursor) -> Condition:
    """`cast_last_turn` = "no spells were cast last turn" | "a player cast" bounded "spells last turn" (CR 608.2i)"""
    if at.take("no", "spells", "were", "cast", "last", "turn"):
        return Not(SpellsCastLastTurn())
    at.expect("a", "player", "cast")
    bounds = read_bounded(at)
    at.expect("spells", "last", "turn")
    return SpellsCastLastTurn(bounds)


def _read_attacked_with(at: Cursor) -> Condition:
    """`attacked_with` = "you" ("attacked" | "didn't attack") "with" bounded_objects "this turn" (CR 508.6)"""
    denied = at.take("you", "didn't", "attack", "with")
    if not denied:
        at.expect("you", "attacked", "with")
    bounds, what = read_bounded_objects(at)
    if is_relative(what) or what.side is not fl.Side.ANY:
        raise at.error("creatures that attacked")
    at.expect("this", "turn")
    found = AttackersThisTurn(replace(what, side=fl.Side.YOU), bounds)
    return Not(found) if denied else found


def _read_power_of_attackers(at: Cursor) -> Condition:
    """`power_of_attackers` = "you attacked with creatures with total power" bounded "this combat" (CR 508.6)"""
    at.expect("you", "attacked", "with", "creatures", "with", "total", "power")
    bounds = read_bounded(at)
    at.expect("this", "combat")
    return AmountIs(PowerOfAttackers(), bounds)


def _read_cards_buried(at: Cursor) -> Condition:
    """`cards_buried` = ("a" | "an") cards_of_kinds "was put into your graveyard from anywhere this turn" (CR 404.1)"""
    if not at.take("a"):
        at.expect("an")
    what = read_cards_of_kinds(at, plural=False)
    at.expect("was", "put", "into", "your", "graveyard", "from", "anywhere", "this", "turn")
    return BuriedThisTurn(replace(what, owner=fl.Side.YOU, token=False))


def _read_objects_did(at: Cursor) -> Condition:
    """`objects_did` = bounded_objects ["you controlled"] what_objects_did "this turn"."""
    bounds, what = read_bounded_objects(at)
    if what.side is fl.Side.ANY and at.take("you", "controlled"):
        what = replace(what, side=fl.Side.YOU)
    found = _read_what_objects_did(at, what)
    at.expect("this", "turn")
    return replace(found, number=bounds)


def _read_what_objects_did(at: Cursor, what: fl.Filter) -> LeftThisTurn | EnteredThisTurn:
    """`what_objects_did` = ("died" | "left the battlefield" | "entered" ["the battlefield"]) ["under your control"]"""
    if at.take("died"):
        found: LeftThisTurn | EnteredThisTurn = LeftThisTurn(_read_under_your_control(at, what), died=True)
    elif at.take("left", "the", "battlefield"):
        found = LeftThisTurn(_read_under_your_control(at, what))
    else:
        at.expect("entered")
        at.take("the", "battlefield")
        found = EnteredThisTurn(_read_under_your_control(at, what))
    if is_relative(what) or what.side not in {fl.Side.ANY, fl.Side.YOU, fl.Side.OPPONENT, fl.Side.NOT_YOU}:
        raise at.error("what can be told of something that is gone")
    return found


def _read_under_your_control(at: Cursor, what: fl.Filter) -> fl.Filter:
    return replace(what, side=fl.Side.YOU) if what.side is fl.Side.ANY and at.take("under", "your", "control") else what


def _read_objects_you_had_enter(at: Cursor) -> Condition:
    """`objects_you_had_enter` = "you had" bounded_objects "enter" ["the battlefield"] "under your control this
    turn"."""
    at.expect("you", "had")
    bounds, what = read_bounded_objects(at)
    at.expect("enter")
    at.take("the", "battlefield")
    at.expect("under", "your", "control", "this", "turn")
    return EnteredThisTurn(replace(what, side=fl.Side.YOU), bounds)


def _read_tokens_created(at: Cursor) -> Condition:
    """`tokens_created` = ("you" | "you've") "created" bounded_objects "this turn", tokens that entered under your
    control (CR 111.2)"""
    if not at.take("you"):
        at.expect("you've")
    at.expect("created")
    bounds, what = read_bounded_objects(at)
    at.expect("this", "turn")
    if not what.token or is_relative(what) or what.side is not fl.Side.ANY:
        raise at.error("tokens that were created")
    return EnteredThisTurn(replace(what, side=fl.Side.YOU), bounds)


_PLAYERS = phrase_table(
    {"you": Whose.YOU, "you've": Whose.YOU, "an opponent": Whose.AN_OPPONENT, "a player": Whose.A_PLAYER}
)


def _read_player(at: Cursor) -> Whose:
    found = at.choose(_PLAYERS)
    if found is None:
        raise at.error("“you” or “an opponent”")
    return found


def _read_life_changed(at: Cursor) -> Condition:
    """`life_changed` = player ("gained" | "lost") [bounded] "life this turn" | "you gained" ("and" | "or") "lost life
    this turn"."""
    whose = _read_player(at)
    for joint, join in (("and", AllConditions), ("or", AnyCondition)):
        if at.take("gained", joint, "lost", "life", "this", "turn"):
            return join((LifeChangedThisTurn(whose, gained=True), LifeChangedThisTurn(whose, gained=False)))
    gained = at.one_word(("gained", "lost"), "“gained” or “lost”") == "gained"
    bounds = ONE_OR_MORE if at.at("life") else read_bounded(at)
    at.expect("life", "this", "turn")
    return LifeChangedThisTurn(whose, gained, bounds)


def _read_was_damaged(at: Cursor) -> Condition:
    """`was_damaged` = player ("was" | "were") "dealt" [bounded] "damage this turn"."""
    whose = _read_player(at)
    at.expect("were" if whose is Whose.YOU else "was", "dealt")
    bounds = ONE_OR_MORE if at.at("damage") else read_bounded(at)
    at.expect("damage", "this", "turn")
    return DamageDealtThisTurn(whose, bounds)


_CAST = phrase_table(
    {
        "you've cast": (Whose.YOU, True),
        "you cast": (Whose.YOU, True),
        "you haven't cast": (Whose.YOU, False),
        "you didn't cast": (Whose.YOU, False),
        "an opponent cast": (Whose.AN_OPPONENT, True),
        "an opponent has cast": (Whose.AN_OPPONENT, True),
    }
)


def _read_spells(at: Cursor) -> Condition:
    """`spells` = CAST ("a" | "an" | "another" | bounded) spell [FROM] "this turn" (CR 601.2a, 601.2i)"""
    cast = at.choose(_CAST)
    if cast is None:
        raise at.error("who has cast what")
    whose, so = cast
    other = at.take("another")
    single = other or at.take("a") or at.take("an")
    bounds = ONE_OR_MORE if single else read_bounded(at)
    what = read_spell(at, plural=not single)
    zones = at.choose(_FROM)
    found = SpellsCastThisTurn(whose, what if zones is None else replace(what, cast_from=zones), other, bounds)
    at.expect("this", "turn")
    return found if so else Not(found)


_FROM = phrase_table(
    {
        "from your hand": (Zone.HAND,),
        "from exile": (Zone.EXILE,),
        "from a graveyard": (Zone.GRAVEYARD,),
        "from your graveyard": (Zone.GRAVEYARD,),
        "from anywhere other than your hand": tuple(each for each in Zone if each is not Zone.HAND),
    }
)
"""Where spells are cast from; whose zone it is says nothing more of "your hand"."""


def _read_draws(at: Cursor) -> Condition:
    """`draws` = DREW bounded "cards this turn" (CR 121.2b)"""
    whose = at.choose(_DREW)
    if whose is None:
        raise at.error("who has drawn")
    bounds = read_bounded(at)
    at.expect("cards", "this", "turn")
    return CardsDrawnThisTurn(whose, bounds)


def _read_discards(at: Cursor) -> Condition:
    """`discards` = DISCARDED ("a card" | bounded "cards") "this turn" (CR 701.9a)"""
    whose = at.choose(_DISCARDED)
    if whose is None:
        raise at.error("who has discarded")
    bounds = ONE_OR_MORE if at.take("a", "card") else read_bounded(at)
    if bounds != ONE_OR_MORE:
        at.expect("cards")
    at.expect("this", "turn")
    return CardsDiscardedThisTurn(whose, bounds)


_DISCARDED = phrase_table(
    {
        "you've discarded": Whose.YOU,
        "you discarded": Whose.YOU,
        "an opponent discarded": Whose.AN_OPPONENT,
        "an opponent has discarded": Whose.AN_OPPONENT,
    }
)


def _read_lands_played(at: Cursor) -> Condition:
    """`lands_played` = ("you" | "you've") "played a land this turn" | ("you haven't played" | "you didn't play") "a
    land this turn" (CR 305.2a)"""
    denied = at.take("you", "haven't", "played") or at.take("you", "didn't", "play")
    if not denied:
        if not at.take("you"):
            at.expect("you've")
        at.expect("played")
    at.expect("a", "land", "this", "turn")
    return Not(LandsPlayedThisTurn(Whose.YOU)) if denied else LandsPlayedThisTurn(Whose.YOU)


_DREW = phrase_table(
    {
        "you've drawn": Whose.YOU,
        "you drew": Whose.YOU,
        "an opponent has drawn": Whose.AN_OPPONENT,
        "an opponent drew": Whose.AN_OPPONENT,
    }
)


def read_ability_used(at: Cursor) -> StatedCondition:
    """`ability_used` = "this ability has been activated" bounded "times this turn" | ("this is" | "it's") "the"
    ORDINALS "time" ["this ability has resolved this turn"] (CR 602.2, 608.2)"""
    if at.take("this", "ability", "has", "been", "activated"):
        bounds = read_bounded(at)
        at.expect("times", "this", "turn")
        return StatedCondition(AbilityUsedThisTurn(bounds))
    short = at.take("it's")
    if not short:
        at.expect("this", "is")
    at.expect("the")
    number = ORDINALS[at.one_word(ORDINALS, "“first” or the like")]
    at.expect("time")
    if not at.take("this", "ability", "has", "resolved", "this", "turn") and not short:
        raise at.error("“this ability has resolved this turn”")
    return StatedCondition(AbilityUsedThisTurn(Bounds(number, number), resolved=True))


# What is counted.


def read_counted_this_turn(at: Cursor, *, plural: bool) -> HappenedThisTurn:
    """`counted_this_turn` = attackers_counted | buried_counted | described "that" what_objects_did "this turn" |
    spells_counted | "cards you've drawn this turn" | "times you descended this turn"."""
    if at.take("times" if plural else "time", "you", "descended", "this", "turn"):
        return BuriedThisTurn(DESCENDING)
    if at.take("cards" if plural else "card", "you've", "discarded", "this", "turn"):
        return CardsDiscardedThisTurn(Whose.YOU)
    productions: tuple[Callable[[Cursor], HappenedThisTurn], ...] = (
        lambda at: _read_attackers_counted(at, plural=plural),
        lambda at: _read_buried_counted(at, plural=plural),
        lambda at: _read_cards_counted(at, plural=plural),
        lambda at: _read_spells_counted(at, plural=plural),
        lambda at: _read_objects_counted(at, plural=plural),
    )
    return at.first_of(*productions, expected="what happened this turn")


def _read_attackers_counted(at: Cursor, *, plural: bool) -> HappenedThisTurn:
    """`attackers_counted` = described ("you attacked with this turn" | "that attacked this turn"), not those that one
    controls now (CR 508.6, 608.2i)"""
    what = read_described(at, plural=plural)
    if is_relative(what) or what.side is not fl.Side.ANY:
        raise at.error("creatures that attacked, whoever controls them now")
    if what.attacked:
        return AttackersThisTurn(replace(what, attacked=None))
    at.expect("you", "attacked", "with", "this", "turn")
    return AttackersThisTurn(replace(what, side=fl.Side.YOU))


def _read_buried_counted(at: Cursor, *, plural: bool) -> HappenedThisTurn:
    """`buried_counted` = described "put into" ("your" | "a") "graveyard from the battlefield this turn" (CR 608.2i)"""
    what = read_described(at, plural=plural)
    if is_relative(what) or what.side is not fl.Side.ANY:
        raise at.error("what can be told of something that is gone")
    at.expect("put", "into")
    own = at.take("your")
    if not own:
        at.expect("a")
    at.expect("graveyard", "from", "the", "battlefield", "this", "turn")
    return LeftThisTurn(replace(what, owner=fl.Side.YOU) if own else what, died=True)


def _read_objects_counted(at: Cursor, *, plural: bool) -> HappenedThisTurn:
    what = read_described(at, plural=plural)
    at.expect("that")
    found = _read_what_objects_did(at, what)
    at.expect("this", "turn")
    return found


def _read_spells_counted(at: Cursor, *, plural: bool) -> HappenedThisTurn:
    """`spells_counted` = ["other"] spell ("you've cast" | "you cast") "this turn" [FROM] | … "cast this turn"."""
    other = at.take("other")
    what = read_spell(at, plural=plural)
    yours = at.take("you've") or at.take("you")
    at.expect("cast", "this", "turn")
    zones = at.choose(_FROM) if yours else None
    what = what if zones is None else replace(what, cast_from=zones)
    return SpellsCastThisTurn(Whose.YOU if yours else Whose.A_PLAYER, what, other)


def _read_cards_counted(at: Cursor, *, plural: bool) -> HappenedThisTurn:
    at.expect("cards" if plural else "card", "you've", "drawn", "this", "turn")
    return CardsDrawnThisTurn(Whose.YOU)


def read_life_this_turn(at: Cursor, *, yours: bool = True) -> LifeChangedThisTurn:
    """`life_this_turn` = "the" ("amount of life" | "life") ("you" ["'ve"] | "they" ["'ve"] | "that player") ("gained" |
    "lost") "this turn"; `yours`: that of "you", else of the other player who was named"""
    at.expect("the")
    at.take("amount", "of")
    at.expect("life")
    if not any(at.take(*words) for words in (_YOU if yours else _THEY)):
        raise at.error("whose life")
    gained = at.one_word(("gained", "lost"), "“gained” or “lost”") == "gained"
    at.expect("this", "turn")
    return LifeChangedThisTurn(Whose.YOU if yours else Whose.THAT_PLAYER, gained, Bounds())


_YOU = (("you've",), ("you",))
_THEY = (("they've",), ("they",), ("that", "player"))


def read_who_did(at: Cursor) -> HappenedThisTurn:
    """`who_did` = "who" ("was" | "were") "dealt damage this turn" | "who" ("gained" | "lost") [bounded] "life this
    turn" | "who" ("cast" | "has cast") one_spell "this turn", of each of several players"""
    at.expect("who")
    if at.take("was", "dealt", "damage", "this", "turn") or at.take("were", "dealt", "damage", "this", "turn"):
        return DamageDealtThisTurn(Whose.A_PLAYER)
    gained = at.choose(_GAINED)
    if gained is not None:
        bounds = ONE_OR_MORE if at.at("life") else read_bounded(at)
        at.expect("life", "this", "turn")
        return LifeChangedThisTurn(Whose.A_PLAYER, gained, bounds)
    if not at.take("has", "cast"):
        at.expect("cast", expected="“gained”, “lost” or “cast”")
    found = read_one_spell(at)
    at.expect("this", "turn")
    return SpellsCastThisTurn(Whose.A_PLAYER, found)


_GAINED = phrase_table({"gained": True, "lost": False})
