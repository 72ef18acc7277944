"""Trigger conditions about the stack, cards in other zones and life totals (CR 601.2i, 603.2, 603.8).

Each production is read after "when" or "whenever", a state trigger only after "when"."""

from dataclasses import replace
from functools import partial

from bot.engine.magic.ground.subtypes import BASIC_LAND_TYPES
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities import AnyOf
from bot.engine.magic.words.abilities.stack_triggers import (
    Activates,
    BecomesLevel,
    BecomesTapped,
    BecomesTarget,
    Casts,
    CastThis,
    Clashes,
    CommitsCrime,
    CountersArePut,
    CreatesToken,
    CycledThis,
    Cycles,
    Discards,
    Draws,
    EndsFlip,
    FullyUnlocks,
    GainsLife,
    GetsEnergy,
    IsTurnedFaceUp,
    LeavesGraveyard,
    LosesGame,
    LosesLife,
    PlaysLand,
    PutIntoGraveyard,
    Sacrifices,
    Scries,
    ShufflesLibrary,
    StateIs,
    TapsForMana,
    Unlocks,
)
from bot.oracle.conditions import NamedBefore, read_condition
from bot.oracle.nouns.own_names_and_qualities import read_attached_object, read_itself
from bot.oracle.nouns.permanents import read_counter_kind, read_described, read_one_described
from bot.oracle.nouns.scope import NamedSoFar, Setting
from bot.oracle.nouns.spells_and_cards import read_cards_of_kinds, read_described_card, read_one_spell, read_spell
from bot.oracle.restrictions.casting_and_activating import read_zones_from
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.energy import SYMBOL
from bot.oracle.text.numbers import ORDINALS, read_number
from bot.oracle.text.word_tables import phrase_table
from bot.oracle.triggers.damage import read_player_is_dealt_damage
from bot.oracle.triggers.trigger_context import TRIGGERING, Trigger, about_subject, about_unnamed

AMOUNT = Setting(amount=True)


def read_stack_trigger(at: Cursor) -> Trigger:
    """`stack_trigger` = casts | cast_this | activates | gives_life | taps_for_mana | is_tapped_for_mana | cycled |
    player_is_dealt_damage | card_cycled | plays_land | creates_token | counters_put | player_event | sacrifices |
    becomes_target | turned_face_up | unlocks | card_buried | cards_buried | leaves_graveyard"""
    return at.first_of(
        _read_casts,
        _read_cast_this,
        _read_activates,
        _read_gives_life,
        _read_taps_for_mana,
        _read_is_tapped_for_mana,
        _read_cycled,
        read_player_is_dealt_damage,
        _read_card_cycled,
        _read_plays_land,
        _read_creates_token,
        _read_counters_put,
        _read_player_event,
        _read_sacrifices,
        _read_becomes_target,
        _read_turned_face_up,
        _read_unlocks,
        _read_card_buried,
        _read_cards_buried,
        _read_leaves_graveyard,
        expected="an event that the engine knows",
    )


def _player_named(side: fl.Side) -> NamedSoFar:
    return NamedSoFar(player=None if side is fl.Side.YOU else fl.Players.TRIGGERING_PLAYER)


_SUBJECTS = {"you": fl.Side.YOU, "an opponent": fl.Side.OPPONENT, "a player": fl.Side.ANY}


def _read_acting_player(at: Cursor) -> fl.Side:
    """`acting_player` = "you" | "an opponent" | "a player"; the verb after "you" has no ending"""
    found = at.choose(_SUBJECT_TABLE)
    if found is None:
        raise at.error("“you”, “an opponent” or “a player”")
    return found


_SUBJECT_TABLE = phrase_table(_SUBJECTS)


def _read_verb_of(at: Cursor, side: fl.Side, verb: str) -> bool:
    return at.take(verb if side is fl.Side.YOU else f"{verb}s")


def _read_casts(at: Cursor) -> Trigger:
    """`casts` = acting_player (["next"] "cast" ["or copy"] one_spell ["that targets" (object_meant | "only"
    single_object_meant)] [zones_from] | "cast" nth_spell) (CR 601.2i)"""
    side = _read_acting_player(at)
    if side is fl.Side.YOU and at.at("next", "cast"):
        at.position += 1  # the effect that makes the ability says that it triggers once (CR 603.7b)
    if not _read_verb_of(at, side, "cast"):
        raise at.error("“cast”")
    nth = at.attempt(partial(_read_nth_spell, side=side))
    if nth is not None:
        return Trigger(nth, replace(_player_named(side), on_stack=TRIGGERING))
    copies = at.take("or") and _read_or_copy(at, side)
    what = replace(read_one_spell(at), side=side)
    aimed = at.take("that", "targets")
    only = aimed and at.take("only")
    targeting = _read_single_object_meant(at) if only else _read_object_meant(at) if aimed else None
    found = Casts(what, targeting, copies, only=only)
    if not copies:
        zones, elsewhere = read_zones_from(at)
        found = replace(found, zones=zones, elsewhere=elsewhere)
    named = (fl.THIS,) if targeting == fl.THIS else ()
    return Trigger(found, replace(_player_named(side), objects=named, on_stack=TRIGGERING))


def _read_nth_spell(at: Cursor, side: fl.Side) -> Casts:
    """`nth_spell` = ("your" | "their") ("first" | "second" | …) ("spell of a turn" | spell "each turn" | spell), before
    "during" and whose turn"""
    at.expect("your" if side is fl.Side.YOU else "their")
    nth = ORDINALS[at.one_word(ORDINALS, "“first”, “second” or the like")]
    if at.take("spell", "of", "a", "turn"):
        return Casts(fl.Filter(side=side), nth=nth)
    what = replace(read_spell(at, plural=False), side=side)
    if not at.at("during"):
        at.expect("each", "turn")
    return Casts(what, nth=nth)


def _read_or_copy(at: Cursor, side: fl.Side) -> bool:
    if not _read_verb_of(at, side, "copy") and not at.take("copies"):
        raise at.error("“copy”")
    return True


def _read_cast_this(at: Cursor) -> Trigger:
    """`cast_this` = "you cast" ("this spell" | "it", the card's own name)"""
    at.expect("you", "cast")
    if not at.take("this", "spell"):
        read_itself(at)
    return Trigger(CastThis(), NamedSoFar(on_stack=TRIGGERING))


def _read_activates(at: Cursor) -> Trigger:
    """`activates` = acting_player "activate" ("a loyalty ability" | "an ability" [("that isn't" | "other than") "a mana
    ability"]) ["of" one_described] ["," "if it isn't a mana ability"] (CR 602.2a)"""
    side = _read_acting_player(at)
    if not _read_verb_of(at, side, "activate"):
        raise at.error("“activate”")
    loyalty = at.take("a", "loyalty", "ability")
    if not loyalty:
        at.expect("an", "ability")
    source = read_one_described(at) if at.take("of") else fl.ANYTHING
    other = at.take("that", "isn't", "a", "mana", "ability") or at.take("other", "than", "a", "mana", "ability")
    if not loyalty and not other:
        at.expect(",", "if", "it", "isn't", "a", "mana", "ability")
    return Trigger(Activates(side, source, loyalty), replace(_player_named(side), on_stack=TRIGGERING))


def _read_gives_life(at: Cursor) -> Trigger:
    """`gives_life` = one_spell ("causes you to" | "makes you") "gain life" (CR 119.9)"""
    by = read_one_spell(at)
    if not at.take("causes", "you", "to"):
        at.expect("makes", "you")
    at.expect("gain", "life")
    return Trigger(GainsLife(fl.Side.YOU, by), NamedSoFar(), AMOUNT)


def _read_taps_for_mana(at: Cursor) -> Trigger:
    """`taps_for_mana` = acting_player "tap" one_described "for mana" (CR 106.12a)"""
    side = _read_acting_player(at)
    if not _read_verb_of(at, side, "tap"):
        raise at.error("“tap”")
    what = fl.Matching(read_one_described(at))
    at.expect("for", "mana")
    return Trigger(TapsForMana(what, side), replace(about_subject(what), player=_player_named(side).player))


def _read_is_tapped_for_mana(at: Cursor) -> Trigger:
    """`is_tapped_for_mana` = object_meant "is tapped for mana" (CR 106.12a)"""
    who = _read_object_meant(at)
    at.expect("is", "tapped", "for", "mana")
    return Trigger(TapsForMana(who), about_subject(who))


def _read_cycled(at: Cursor) -> Trigger:
    """`cycled` = "you cycle" ("this card" | itself) | ("this card" | itself) "is cycled" (CR 702.29c)"""
    passive = not at.take("you", "cycle")
    if not at.take("this", "card"):
        read_itself(at)
    if passive:
        at.expect("is", "cycled")
    return Trigger(CycledThis(), NamedSoFar())


def _read_card_cycled(at: Cursor) -> Trigger:
    """`card_cycled` = acting_player "cycle" ("a" | "another") "card" (CR 702.29c)"""
    side = _read_acting_player(at)
    if not _read_verb_of(at, side, "cycle"):
        raise at.error("“cycle”")
    other = at.take("another")
    if not other:
        at.expect("a")
    at.expect("card")
    return Trigger(Cycles(side, other), _player_named(side))


def _read_plays_land(at: Cursor) -> Trigger:
    """`plays_land` = acting_player "play" ("a card" | one_described, a land) (CR 305.1); who casts a spell plays a
    card (701.18a)"""
    side = _read_acting_player(at)
    if not _read_verb_of(at, side, "play"):
        raise at.error("“play”")
    if at.take("a", "card"):
        return Trigger(AnyOf((PlaysLand(side), Casts(fl.Filter(side=side)))), _player_named(side))
    what = read_one_described(at)
    plain = replace(what, all_of=(), none_of=(), any_of=(), other=False) == fl.ANYTHING
    if not plain or not (what.all_of[-1:] == ("Land",) or (what.all_of and what.all_of[-1] in BASIC_LAND_TYPES)):
        raise at.error("a land")
    return Trigger(
        PlaysLand(side, fl.ANYTHING if what.all_of == ("Land",) and what == fl.Filter(all_of=("Land",)) else what),
        _player_named(side),
    )


def _read_creates_token(at: Cursor) -> Trigger:
    """`creates_token` = acting_player "create" ("one or more" described in the plural | one_described), tokens
    (CR 111.2)"""
    side = _read_acting_player(at)
    if not _read_verb_of(at, side, "create"):
        raise at.error("“create”")
    together = at.take("one", "or", "more")
    wanted = read_described(at, plural=True) if together else read_one_described(at)
    if not wanted.token or wanted.side is not fl.Side.ANY:
        raise at.error("a token")
    condition = CreatesToken(side, wanted, together)
    if together:
        return Trigger(condition, NamedSoFar(), AMOUNT)
    return Trigger(condition, replace(about_subject(fl.Matching(wanted)), player=_player_named(side).player))


def _read_counters_put(at: Cursor) -> Trigger:
    """`counters_put` = ("one or more" counter_kind "counters are" | ("a" | "an") counter_kind "counter is") "put on"
    object_meant (CR 122.6)"""
    together = at.take("one", "or", "more")
    if not together:
        _read_article(at)
    kind = read_counter_kind(at)
    at.expect(*(("counters", "are") if together else ("counter", "is")), "put", "on")
    who = _read_object_meant(at)
    return Trigger(CountersArePut(who, kind, together), about_subject(who), AMOUNT if together else Setting())


def _read_energy_got(at: Cursor, side: fl.Side) -> GetsEnergy:
    """`energy_got` = "one or more {E}" (CR 107.14)"""
    at.expect("one", "or", "more", SYMBOL)
    return GetsEnergy(side)


def _read_losing(at: Cursor, side: fl.Side, named: NamedSoFar) -> Trigger:
    """`losing` = "the game" | "life"."""
    if at.take("the", "game"):
        return Trigger(LosesGame(side), named)
    at.expect("life")
    return Trigger(LosesLife(side), named, AMOUNT)


def _read_contest(at: Cursor, side: fl.Side) -> Clashes | EndsFlip | CommitsCrime:
    """`contest` = "commit a crime" | "clash" ["and win"] | "win a clash" | ("win" | "lose") "a coin flip" (CR 701.30d,
    705.2)"""
    if _read_verb_of(at, side, "commit"):
        at.expect("a", "crime")
        return CommitsCrime(side)
    if _read_verb_of(at, side, "clash"):
        return Clashes(side, won=at.take("and", "win"))
    won = _read_verb_of(at, side, "win")
    if won and at.take("a", "clash"):
        return Clashes(side, won=True)
    if not won and not _read_verb_of(at, side, "lose"):
        raise at.error("“clash”, “win” or “lose”")
    at.expect("a", "coin", "flip")
    return EndsFlip(side, won=won)


def _read_player_event(at: Cursor) -> Trigger:
    """`player_event` = acting_player ("draw" drawn | "gain life" | "get" energy_got | contest | "lose" losing | "scry"
    | "surveil" | "shuffle" ("your" | "their") "library" | ["cycle or"] "discard" ("one or more" cards_of_kinds |
    "another card" | article described_card))"""
    side = _read_acting_player(at)
    named = _player_named(side)
    if _read_verb_of(at, side, "get"):
        return Trigger(_read_energy_got(at, side), named, AMOUNT)
    if _read_verb_of(at, side, "draw"):
        return Trigger(_read_drawn(at, side), named)
    if _read_verb_of(at, side, "gain"):
        at.expect("life")
        return Trigger(GainsLife(side), named, AMOUNT)
    contest = at.attempt(partial(_read_contest, side=side))
    if contest is not None:
        return Trigger(contest, named)
    if _read_verb_of(at, side, "lose"):
        return _read_losing(at, side, named)
    looks = at.attempt(partial(_read_looks_or_shuffles, side=side))
    if looks is not None:
        return Trigger(looks, named)
    if _read_verb_of(at, side, "cycle"):
        at.expect("or")  # whoever cycles a card discards it (CR 702.29d)
    if not _read_verb_of(at, side, "discard"):
        raise at.error("what the player does")
    if at.take("another", "card"):
        return Trigger(Discards(side, fl.Filter(other=True)), named)
    if at.take("one", "or", "more"):
        return Trigger(Discards(side, read_cards_of_kinds(at, plural=True), together=True), named, AMOUNT)
    _read_article(at)
    return Trigger(Discards(side, read_described_card(at)), named)


def _read_looks_or_shuffles(at: Cursor, side: fl.Side) -> Scries | ShufflesLibrary:
    """`looks_or_shuffles` = "scry" | "surveil" | "shuffle" ("your" | "their") "library"."""
    you = side is fl.Side.YOU
    if at.take("scry" if you else "scries"):
        return Scries(side)
    if _read_verb_of(at, side, "surveil"):
        return Scries(side, surveil=True)
    if not _read_verb_of(at, side, "shuffle"):
        raise at.error("“scry”, “surveil” or “shuffle”")
    at.expect("your" if you else "their", "library")
    return ShufflesLibrary(side)


def _read_sacrifices(at: Cursor) -> Trigger:
    """`sacrifices` = acting_player "sacrifice" (itself | "one or more" described in the plural | one_described)
    (CR 701.21a); the effects may speak of the card that it becomes"""
    side = _read_acting_player(at)
    if not _read_verb_of(at, side, "sacrifice"):
        raise at.error("“sacrifice”")
    if side is fl.Side.YOU and at.attempt(read_itself) is not None:
        named = NamedSoFar((fl.THIS,), buried=fl.CardInGraveyard())
        return Trigger(Sacrifices(side, this=True), named, Setting(gone=True))
    together = at.take("one", "or", "more")
    wanted = read_described(at, plural=True) if together else read_one_described(at)
    if wanted.side is not fl.Side.ANY:
        raise at.error("what is sacrificed, whoever controls it")
    condition = Sacrifices(side, wanted, together)
    if together:
        return Trigger(condition, NamedSoFar(), AMOUNT)
    buried = fl.CardInGraveyard(triggering=True)
    return Trigger(condition, replace(_player_named(side), buried=buried))


def _read_drawn(at: Cursor, side: fl.Side) -> Draws:
    """`drawn` = "a card" ["except the first one you draw in each of your draw steps"] | ("your" | "their") ("second" |
    "third" | …) "card each turn" (CR 121.2, 504.1)"""
    you = side is fl.Side.YOU
    if at.take("your" if you else "their"):
        nth = ORDINALS[at.one_word(ORDINALS, "“second”, “third” or the like")]
        at.expect("card", "each", "turn")
        return Draws(side, nth=nth)
    at.expect("a", "card")
    their = "you draw in each of your" if you else "they draw in each of their"
    return Draws(side, at.take("except", "the", "first", "one", *their.split(), "draw", "steps"))


def _read_turned_face_up(at: Cursor) -> Trigger:
    """`turned_face_up` = object_meant "is turned face up" (CR 708.8)"""
    who = _read_object_meant(at)
    at.expect("is", "turned", "face", "up")
    return Trigger(IsTurnedFaceUp(who), about_subject(who))


def _read_unlocks(at: Cursor) -> Trigger:
    """`unlocks` = "you unlock this door" | "you fully unlock" one_described (CR 709.5h-i)"""
    at.expect("you")
    if at.take("fully", "unlock"):
        what = read_one_described(at)
        return Trigger(FullyUnlocks(what), about_subject(fl.Matching(what)))
    at.expect("unlock", "this", "door")
    return Trigger(Unlocks(), NamedSoFar())


def _read_article(at: Cursor) -> None:
    if not at.take("a"):
        at.expect("an")


def _read_becomes_target(at: Cursor) -> Trigger:
    """`becomes_target` = "you become the target of" targeted | object_meant ("is targeted by" targeted |
    becomes_of_object) (CR 603.2e)"""
    if at.take("you", "become", "the", "target", "of"):
        return _read_targeted(at, fl.Players.YOU)
    who = _read_object_meant(at)
    if at.take("is", "targeted", "by"):
        return _read_targeted(at, who)
    return read_becomes_of_object(at, who)


def read_becomes_of_object(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`becomes_of_object` = "becomes" ("the target of" targeted | "tapped" | "untapped" | "level" number) (CR 603.2e,
    716.2a)"""
    at.expect("becomes")
    if at.take("tapped"):
        return Trigger(BecomesTapped(who), about_subject(who))
    if at.take("untapped"):
        return Trigger(BecomesTapped(who, untapped=True), about_subject(who))
    if who == fl.THIS and at.take("level"):
        return Trigger(BecomesLevel(read_number(at)), about_subject(who))
    at.expect("the", "target", "of")
    return _read_targeted(at, who)


_AIMED = phrase_table(
    {
        "a spell or ability": (False, False),
        "a spell": (True, False),
        "an ability": (False, True),
    }
)
_WHOSE = phrase_table({"you control": fl.Side.YOU, "an opponent controls": fl.Side.OPPONENT})


def _read_targeted(at: Cursor, who: fl.ObjectSet | fl.Players) -> Trigger:
    aimed = at.choose(_AIMED)
    what = fl.ANYTHING
    if aimed is None:
        what = read_one_spell(at)
        if what.side is not fl.Side.ANY or what.other:
            raise at.error("“a spell or ability”, “a spell” or “an ability”")
    spells, abilities = aimed or (True, False)
    by = at.choose(_WHOSE) or fl.Side.ANY
    named = NamedSoFar() if isinstance(who, fl.Players) else about_unnamed(who)
    player = fl.Players.TRIGGERING_PLAYER if by is not fl.Side.YOU else None
    return Trigger(BecomesTarget(who, by, spells, abilities, what), replace(named, player=player, on_stack=TRIGGERING))


def _read_single_object_meant(at: Cursor) -> fl.ObjectSet:
    """`single_object_meant` = "a single" described | object_meant"""
    if not at.take("a", "single"):
        return _read_object_meant(at)
    described = read_described(at, plural=False)
    if described.side is not fl.Side.ANY:
        raise at.error("whosever they are")
    return fl.Matching(described)


def _read_object_meant(at: Cursor) -> fl.ObjectSet:
    """`object_meant` = itself | attached_object | one_described"""
    found: fl.ObjectSet | None = at.attempt(read_itself)
    if found is None:
        found = at.attempt(read_attached_object)
    if found is not None:
        return found
    described = read_one_described(at)
    if described.side is fl.Side.DEFENDING_PLAYER:
        raise at.error("whose they are at any time")
    return fl.Matching(described)


# Cards that are put into graveyards (CR 603.6c).

_INTO = phrase_table(
    {
        "your graveyard": fl.Side.YOU,
        "an opponent's graveyard": fl.Side.OPPONENT,
        "a graveyard": fl.Side.ANY,
        "graveyards": fl.Side.ANY,
    }
)


def _read_card_buried(at: Cursor) -> Trigger:
    """`card_buried` = (itself | ("a" | "an" | "another") described_card) "is put into" put_into_graveyard"""
    if at.attempt(read_itself) is not None:
        at.expect("is", "put", "into")
        if not at.take("a", "graveyard"):
            at.expect("your", "graveyard")
        origin, elsewhere = _read_from_where(at)
        named = NamedSoFar((fl.THIS,), buried=fl.CardInGraveyard())
        return Trigger(PutIntoGraveyard(origin=origin, elsewhere=elsewhere), named, Setting(gone=True))
    another = at.take("another")
    if not another:
        _read_article(at)
    wanted = replace(read_described_card(at), other=another)
    at.expect("is", "put", "into")
    return _read_put_into_graveyard(at, wanted, together=False)


def _read_cards_buried(at: Cursor) -> Trigger:
    """`cards_buried` = "one or more" cards_of_kinds "are put into" put_into_graveyard (CR 603.2c)"""
    at.expect("one", "or", "more")
    wanted = read_cards_of_kinds(at, plural=True)
    at.expect("are", "put", "into")
    return _read_put_into_graveyard(at, wanted, together=True)


def _read_put_into_graveyard(at: Cursor, wanted: fl.Filter, *, together: bool) -> Trigger:
    side = at.choose(_INTO)
    if side is None:
        raise at.error("whose graveyard")
    origin, elsewhere = _read_from_where(at)
    what = fl.Matching(replace(wanted, side=side, token=False))
    named = NamedSoFar() if together else NamedSoFar(buried=fl.CardInGraveyard(triggering=True))
    return Trigger(PutIntoGraveyard(what, origin, elsewhere, together), named, Setting(amount=together))


def _read_leaves_graveyard(at: Cursor) -> Trigger:
    """`leaves_graveyard` = (("a" | "an") described_card "leaves" | "one or more" cards_of_kinds "leave") INTO
    (CR 603.10a)"""
    together = at.take("one", "or", "more")
    if together:
        wanted = read_cards_of_kinds(at, plural=True)
    else:
        _read_article(at)
        wanted = read_described_card(at)
    at.expect("leave" if together else "leaves")
    side = at.choose(_INTO)
    if side is None:
        raise at.error("whose graveyard")
    what = replace(wanted, side=side, token=False)
    return Trigger(LeavesGraveyard(what, together), NamedSoFar(), Setting(amount=together))


def _read_from_where(at: Cursor) -> tuple[Zone | None, bool]:
    """`from_where` = "from" ("anywhere" ["other than the battlefield"] | ("your" | "their" | "a") ("library" |
    "hand"))"""
    at.expect("from")
    if at.take("anywhere"):
        return None, at.take("other", "than", "the", "battlefield")
    at.one_word({"your", "their", "a"}, "“your”")
    return (Zone.LIBRARY if at.one_word({"library", "hand"}, "“library” or “hand”") == "library" else Zone.HAND), False


# State triggers (CR 603.8).


def read_state_trigger(at: Cursor) -> Trigger:
    """`state_trigger` = condition, behind "when" (CR 603.8)"""
    stated = read_condition(at, NamedBefore())
    return Trigger(StateIs(stated.condition), NamedSoFar() if stated.about is None else about_subject(stated.about))
