"""The objects that one verb acts on together, and the later moment at which it does (CR 603.7)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.conditions import read_condition
from bot.oracle.conditions.pronouns import named_before_in
from bot.oracle.nouns.object_references import Reference, read_one_object, read_reference
from bot.oracle.nouns.own_names_and_qualities import ATTACHED_NOUNS, read_itself
from bot.oracle.nouns.permanents import is_relative, read_described, read_one_described
from bot.oracle.nouns.player_references import read_controller, read_whose
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.spells_and_cards import read_described_card
from bot.oracle.objects.changing import require_permanents, require_present
from bot.oracle.text import numbers
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

Moment: TypeAlias = type[fx.AtEndOfCombat] | type[fx.AtNextEndStep] | type[fx.AtNextUpkeep]


def read_affected_objects(at: Cursor, scope: Scope) -> fl.ObjectSet:
    """`affected_objects` = several_objects, all of them permanents"""
    found = read_several_objects(at, scope)
    return together_as_one([require_permanents(at, scope, each).what for each in found])


def read_several_objects(at: Cursor, scope: Scope) -> list[Reference]:
    """`several_objects` = moved_object (namesakes | kin_of | { [","] "and" moved_object })"""
    found = [read_moved_object(at, scope)]
    namesakes = scope.attempt(at, _read_namesakes) or scope.attempt(at, partial(_read_kin_of, whom=found[0]))
    if namesakes is not None:
        return [*found, namesakes]
    while more := scope.attempt(at, _read_further_object):
        found.append(more)
    return found


def _read_namesakes(at: Cursor, scope: Scope) -> Reference:
    """`namesakes` = "and all other" described in the plural "with the same name as that" ATTACHED_NOUNS: as the target
    before (CR 201.2a)"""
    at.expect("and", "all", "other")
    found = read_described(at, plural=True, holder=partial(read_controller, scope=scope))
    at.expect("with", "the", "same", "name", "as", "that")
    one = scope.that_one(at, at.one_word(ATTACHED_NOUNS, "“creature” or the like"))
    if not isinstance(one, fl.TargetObject) or not scope.is_permanent(one):
        raise at.error("a target before")
    return Reference(fl.Matching(replace(found, same_name=one, apart_from=one)), plural=True)


def read_with_kin(at: Cursor, scope: Scope, whom: Reference) -> Reference:
    """`with_kin` = [namesakes | kin_of], behind one object: both together"""
    others = scope.attempt(at, _read_namesakes) or scope.attempt(at, partial(_read_kin_of, whom=whom))
    return whom if others is None else Reference(fl.Together((whom.what, others.what)), plural=True)


def _read_kin_of(at: Cursor, scope: Scope, whom: Reference) -> Reference:
    """`kin_of` = "and" ("each other" described | "other" described in the plural) ("that shares" | "that share") ("a
    color" | "a creature type") "with it": with the one object before (CR 105.2, 205.3m)"""
    at.expect("and")
    each = at.take("each", "other")
    if not each:
        at.expect("other")
    found = read_described(at, plural=not each, holder=partial(read_controller, scope=scope))
    at.expect("that", "shares" if each else "share", "a")
    color = at.take("color")
    if not color:
        at.expect("creature", "type")
    at.expect("with", "it")
    if whom.plural or not isinstance(whom.what, fl.TargetObject | fl.AttachedObject):
        raise at.error("one object before")
    shared = replace(found, shares_color=whom.what) if color else replace(found, shares_type=whom.what)
    return Reference(fl.Matching(replace(shared, apart_from=whom.what)), plural=True)


def together_as_one(parts: Sequence[fl.ObjectSet | fl.PlayerSet]) -> fl.ObjectSet:
    """Return one reference to all that the parts mean."""
    first = parts[0]
    return fl.Together(tuple(parts)) if len(parts) > 1 or not isinstance(first, fl.ObjectSet) else first


def _read_further_object(at: Cursor, scope: Scope) -> Reference:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further object")
    if at.at("they"):
        raise at.error("an object, and not what does something")
    return read_moved_object(at, scope)


def read_moved_object(at: Cursor, scope: Scope) -> Reference:
    """`moved_object` = cards_of_choice | card_itself | card_put_into_graveyard | all_cards_in_graveyard |
    cards_put_there | attachments |
    reference, to permanents, cards or spells; a description in the plural needs "all" before it"""
    buried = scope.attempt(at, _read_all_cards_in_graveyard) or scope.attempt(at, _read_cards_put_there)
    if buried is not None:
        return Reference(buried, plural=True)
    chosen = scope.attempt(at, _read_cards_of_choice) if _speaks_of_graveyard(at) else None
    if chosen is not None:
        return chosen
    card = scope.attempt(at, _read_card_itself) or scope.attempt(at, _read_card_put_into_graveyard)
    if card is not None:
        return Reference(card)
    attached = scope.attempt(at, _read_attachments)
    if attached is not None:
        return attached
    every = at.at("all")
    found = require_present(at, scope, read_reference(at, scope))
    if isinstance(found.what, fl.Matching) and found.plural and not every:
        raise at.error("“all” or “each” before a description")
    return found


def _read_cards_put_there(at: Cursor, _: Scope) -> fl.MatchingCards:
    """`cards_put_there` = "all" described_card "in" ("your graveyard" | "all graveyards") "that were put there from"
    ("the battlefield" | "anywhere") "this turn" (CR 404.1, 608.2i)"""
    at.expect("all")
    found = read_described_card(at, plural=True)
    at.expect("in")
    side = at.choose(_GRAVEYARDS)
    if is_relative(found) or side is None:
        raise at.error("whose graveyard")
    at.expect("that", "were", "put", "there", "from")
    anywhere = at.take("anywhere")
    if not anywhere:
        at.expect("the", "battlefield")
    at.expect("this", "turn")
    return fl.MatchingCards(replace(found, side=side, buried_from=tuple(Zone) if anywhere else (Zone.BATTLEFIELD,)))


def _read_attachments(at: Cursor, scope: Scope) -> Reference:
    """`attachments` = "all" described in the plural "attached to" one_object (CR 701.3a)"""
    at.expect("all")
    found = read_described(at, plural=True)
    at.expect("attached", "to")
    host = require_present(at, scope, read_one_object(at, scope)).what
    return Reference(fl.Matching(replace(found, attached_to=host)), plural=True)


def _speaks_of_graveyard(at: Cursor) -> bool:
    """Say whether what is chosen next, with no word "target", could be a card in a graveyard."""
    token = at.token
    if token is None or token.word in _NO_CHOICE:
        return False
    return any(each.word in {"graveyard", "among"} for each in at.tokens[at.position :])


_NO_CHOICE = frozenset(("all", "each", "it", "target", "that", "them", "this", "those"))


def _read_cards_of_choice(at: Cursor, scope: Scope) -> Reference:
    """`cards_of_choice` = ("a" | "an" | ["up to"] number) described_card (["at random"] "from your graveyard" ["at
    random"] | from_among_milled), as the effect is carried out (CR 608.2d)"""
    up_to = at.take("up", "to")
    number = 1 if not up_to and (at.take("a") or at.take("an")) else numbers.read_number(at)
    what = read_described_card(at, plural=number > 1)
    milled = at.attempt(lambda at: _read_from_among_milled(at, scope)) is not None
    at_random = not milled and at.take("at", "random")
    if not milled:
        at.expect("from", "your", "graveyard")
    at_random = at_random or (not milled and at.take("at", "random"))
    if is_relative(what) or (at_random and up_to):
        raise at.error("what cards are by themselves")
    among = replace(what, side=fl.Side.YOU)
    return Reference(fl.CardsOfChoice(among, number, up_to, milled, at_random), plural=number > 1)


def _read_from_among_milled(at: Cursor, scope: Scope) -> bool:
    """`from_among_milled` = "from among" ("them" | "those cards" | "the milled cards" | "the cards milled this way"),
    where nothing else was done to cards"""
    if scope.ways != {fl.Way.MILLED}:
        raise at.error("cards milled before")
    at.expect("from", "among")
    if not any(at.take(*each.split()) for each in ("them", "those cards", "the milled cards")):
        at.expect("the", "cards", "milled", "this", "way")
    return True


def read_objects_of_choice(at: Cursor, scope: Scope) -> fl.OfChoice:
    """`objects_of_choice` = one_of_own | "up to" number described in the plural: chosen as the effect is carried out
    (CR 608.2d)"""
    if at.take("up", "to"):
        number = numbers.read_number(at)
        return fl.OfChoice(read_described(at, plural=number > 1), number, up_to=True)
    return read_one_of_own(at, scope, fl.Players.YOU)


def read_one_of_own(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fl.OfChoice:
    """`one_of_own` = one_described, a permanent that the player controls, and chooses (CR 608.2d)"""
    found = read_one_described(at, partial(read_controller, scope=scope))
    if not (found.side is fl.Side.YOU if who is fl.Players.YOU else found.controlled_by == who):
        raise at.error("one of that player's own permanents")
    return fl.OfChoice(found, player=None if who is fl.Players.YOU else who)


def _read_all_cards_in_graveyard(at: Cursor, scope: Scope) -> fl.MatchingCards:
    """`all_cards_in_graveyard` = "all" described_card "from" ("your graveyard" | "all graveyards" | whose "graveyard")
    (CR 404)"""
    at.expect("all")
    found = read_described_card(at, plural=True)
    if is_relative(found):
        raise at.error("what cards are by themselves")
    at.expect("from")
    side = at.choose(_GRAVEYARDS)
    if side is not None:
        return fl.MatchingCards(replace(found, side=side))
    who = read_whose(at, scope)
    at.expect("graveyard")
    return fl.MatchingCards(replace(found, controlled_by=who))


_GRAVEYARDS = phrase_table({"your graveyard": fl.Side.YOU, "all graveyards": fl.Side.ANY})


def _read_card_itself(at: Cursor, scope: Scope) -> fl.CardInGraveyard:
    """`card_itself` = ("this card" | itself) "from your graveyard", of an ability that functions there (CR 113.6m)"""
    if not at.take("this", "card"):
        read_itself(at)
    at.expect("from", "your", "graveyard")
    if scope.named.buried == fl.CardInGraveyard() or scope.from_graveyard is None:
        raise at.error("a card that was in the graveyard before")
    scope.from_graveyard = True
    return fl.CardInGraveyard()


def _read_card_put_into_graveyard(at: Cursor, scope: Scope) -> fl.CardInGraveyard:
    """`card_put_into_graveyard` = "it" | "him" | "her" | "this card" | "that card" | "that creature", of what has been
    put into the graveyard (CR 400.7e, 400.7j); "this card" is the Aura that goes after what it enchanted (CR 400.7f)"""
    card = scope.named.buried
    if card is not None and card.triggering and at.take("this", "card"):
        return fl.CardInGraveyard()
    if card is None or any(each != fl.THIS for each in scope.named.objects):
        raise at.error("a card that was put into a graveyard")
    words = _OF_ANOTHER if card.triggering else _OF_THE_SOURCE
    if not any(at.take(*each.split()) for each in words):
        raise at.error("the card that was put into the graveyard")
    return card


_OF_ANOTHER = ("it", "that card", "that creature")
_OF_THE_SOURCE = ("it", "him", "her", "this card")


def read_later_moment(at: Cursor, scope: Scope, effect: fx.Effect, what: fl.ObjectSet) -> fx.Effect:
    """`later_moment` = [moment ["if" condition]] (CR 603.7): the condition is checked at that moment"""
    moment = at.attempt(read_moment)
    if moment is None:
        return effect
    if isinstance(what, fl.Together) or (isinstance(what, fl.TargetObject) and not scope.is_permanent(what)):
        raise at.error("permanents that are found again then")
    if not at.take("if"):
        return moment((effect,))
    stated = read_condition(at, named_before_in(scope)).condition
    return moment((fx.IfSo(stated, (effect,)),))


def read_moment(at: Cursor) -> Moment:
    """`moment` = "at end of combat" | next_end_step | "at the beginning of the next" ["turn's"] "upkeep"."""
    if at.take("at", "end", "of", "combat"):
        return fx.AtEndOfCombat
    if at.choose(_NEXT_UPKEEP):
        return fx.AtNextUpkeep
    if not read_next_end_step(at):
        raise at.error("“at the beginning of the next end step”")
    return fx.AtNextEndStep


_NEXT_UPKEEP = phrase_table(
    dict.fromkeys(("at the beginning of the next turn's upkeep", "at the beginning of the next upkeep"), True)
)


def read_next_end_step(at: Cursor) -> bool:
    """`next_end_step` = "at the beginning of the next end step" | "when the next end step begins" (CR 603.7)"""
    return at.take("at", "the", "beginning", "of", "the", "next", "end", "step") or at.take(
        "when", "the", "next", "end", "step", "begins"
    )
