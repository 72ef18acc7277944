"""English clauses about permanents: deaths, moves, regeneration, counters, tokens."""

from collections.abc import Mapping, Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.identifiers import PlayerId, Recipient
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.table.card_definition import UNKNOWN_CARD
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import MONARCH, SPEED, Zone
from bot.engine.magic.words import effects as fx
from bot.explain.english.nouns import agreeing_verb, list_names, name_with_article, noun_phrase, subject_and_verb
from bot.explain.english.words import BURIED, DESTROYING, MOVES, RETURNS
from bot.explain.english_grammar import (
    clause_with_reason,
    join_clauses,
    join_words,
    number_and_noun,
    possessive,
    spelled_number,
    with_indefinite_article,
)
from bot.explain.figures import counter_name, counters_put, has_own_name, without_word_for_token
from bot.explain.names import Called, Names, Noun
from bot.explain.passages import Passage


def clause_of_not_exchanged(event: ev.NotExchanged, names: Names) -> str:
    """CR 701.12a-b."""
    if event.other is None:
        why = f"only {name_with_article(names, event.permanent)} is still there"
    else:
        why = (
            f"{name_with_article(names, event.controller)} controls {list_names(names, (event.permanent, event.other))}"
        )
    return clause_with_reason("the exchange of control does nothing", why)


def clause_of_indestructible(passage: Passage, names: Names) -> str:
    """CR 702.12b: by lethal damage, or by an effect that would destroy it."""
    saved = passage.permanents(ev.NotDestroyed)
    told = f"{subject_and_verb(names, saved, 'is', 'are')} indestructible, so not destroyed"
    why = passage.words_for_reason(DESTROYING)
    return told if why is None else f"{told} by {why}"


def clause_of_destroyed(passage: Passage, names: Names) -> str:
    """A creature that damage destroys dies; whatever else is destroyed is said to be."""
    gone = passage.permanents(ev.Destroyed)
    why = passage.words_for_reason(BURIED)
    died = agreeing_verb(gone, "dies", "die") if why else agreeing_verb(gone, "is destroyed", "are destroyed")
    if why is None and passage.beside(ev.RegenerationShieldMade):
        why = agreeing_verb(gone, "it can't be regenerated", "they can't be regenerated")
    return clause_with_reason(f"{list_names(names, gone)} {died}", why)


def clause_of_moved(passage: Passage, names: Names) -> str:
    """Only a creature dies; state-based actions tell by their rule that it was one (CR 704.5f)."""
    events = passage.of(ev.ZoneChanged)
    gone, first = [each.object for each in events], events[0]
    if first.melded_with is not None:
        return clause_of_melded(first, names, passage.beside(ev.EnteredAttacking))
    how = MOVES[first.destination]
    if first.destination is Zone.GRAVEYARD and Reason.NO_TOUGHNESS in passage.why:
        how = ("dies", "die")
    if first.destination is Zone.BATTLEFIELD and first.origin in {Zone.GRAVEYARD, Zone.EXILE}:
        how = RETURNS
    tapped = " tapped" if first.tapped else ""
    turned = " transformed" if first.transformed else ""
    down = " face down" if first.face_down is not None else ""
    brought = words_of_counters_brought(passage.beside(ev.CountersPut), gone, names)
    with_what = f"{tapped}{turned}{down}{words_of_host(first, names)}{brought}"
    rest = f" until {name_with_article(names, first.until)} leaves the battlefield" if first.until is not None else ""
    if first.shuffled and first.destination is Zone.LIBRARY:
        rest = ", which is shuffled"
    elif first.bottom:
        rest = ", on the bottom"
    elif first.beneath:
        rest = f", {ordinal(first.beneath + 1)} from the top"
    elif first.destination is Zone.LIBRARY:
        rest = ", on top"
    told = f"{subject_and_verb(names, gone, *how)}{with_what}{rest}"
    return clause_with_reason(told, None if first.destination is Zone.OUTSIDE else passage.words_for_reason(BURIED))


def clause_of_melded(event: ev.ZoneChanged, names: Names, attacking: Sequence[ev.EnteredAttacking] = ()) -> str:
    """CR 701.42a, 712.21: two cards become one permanent, or both go where it goes."""
    if event.destination is not Zone.BATTLEFIELD:
        told = f"{name_with_article(names, event.object)} {MOVES[event.destination][0]}"
        return clause_with_reason(told, "two cards represented that permanent")
    cards = (noun_phrase(Called(names.face(each, 0))) for each in (event.object, event.melded_with) if each is not None)
    attacked = "".join(f", which enters attacking {name_with_article(names, each.attacked)}" for each in attacking)
    return f"{' and '.join(cards)} meld into {noun_phrase(Called(names.face(event.object, 1)))}{attacked}"


def ordinal(number: int) -> str:
    return {2: "second", 3: "third", 4: "fourth", 7: "seventh"}.get(number, f"{number}th")


def words_of_host(event: ev.ZoneChanged, names: Names) -> str:
    """CR 303.4: to what an Aura is attached as it enters."""
    return "" if event.attached_to is None else f" attached to {name_with_article(names, event.attached_to)}"


def words_of_counters_brought(events: Sequence[ev.CountersPut], entering: Sequence[Recipient], names: Names) -> str:
    """The counters with which something enters; on whom, where not all enter with as many."""
    kinds = {event.kind: counters_put(each for each in events if each.kind == event.kind) for event in events}
    told = [words_of_counters_of_kind(kind, holders, entering, names) for kind, holders in kinds.items()]
    return f" with {join_words(told)}" if told else ""


def words_of_counters_of_kind(
    kind: str, holders: Mapping[Recipient, int], entering: Sequence[Recipient], names: Names
) -> str:
    """The counters of one kind with which they enter."""
    if len({holders.get(each) for each in entering}) == 1:
        return f"{words_of_counters(holders[entering[0]], kind)}{' each' if len(set(entering)) > 1 else ''}"
    alike: dict[int, list[Recipient]] = {}
    for who, number in holders.items():
        alike.setdefault(number, []).append(who)
    return join_words(
        [
            f"{words_of_counters(number, kind)}{' each' if len(who) > 1 else ''} on {list_names(names, who)}"
            for number, who in alike.items()
        ]
    )


def clause_of_regenerated(passage: Passage, names: Names) -> str:
    """CR 701.19a."""
    healed = passage.permanents(ev.Regenerated)
    fought = {each.permanent for each in passage.beside(ev.RemovedFromCombat)}
    leaving = ", tapped and removed from combat" if fought.intersection(healed) else " and tapped"
    instead = f"{agreeing_verb(healed, 'regenerates', 'regenerate')} instead of dying"
    return f"{list_names(names, healed)} {instead}: {agreeing_verb(healed, 'it is', 'they are')} healed{leaving}"


def clause_of_spared(event: ev.DestructionReplaced, names: Names) -> str:
    """CR 614.6, 702.89a, 122.1c."""
    told = f"{name_with_article(names, event.permanent)} is not destroyed"
    if event.otherwise:
        instead = (
            "its own ability" if event.by == event.permanent else f"an ability of {name_with_article(names, event.by)}"
        )
        return f"{told}: {instead} says what happens instead"
    if event.by == event.permanent:
        return f"{told}: it loses a shield counter instead"
    return f"{told}: the umbra armor of {name_with_article(names, event.by)} removes all damage from it instead"


def words_of_counters(number: int, kind: str) -> str:
    """So many counters of a kind: a −1/−1 counter, 2 loyalty counters."""
    name = counter_name(kind)
    return with_indefinite_article(f"{name} counter") if number == 1 else number_and_noun(number, f"{name} counter")


def clause_of_counters_lost(events: Sequence[ev.CountersRemoved], names: Names) -> str:
    """What each loses of one kind of counter."""
    kind = counter_name(events[0].kind)
    lost: dict[str, int] = {}
    for event in events:
        lost[event.holder] = lost.get(event.holder, 0) + event.amount
    return join_clauses(
        [
            f"{name_with_article(names, who)} loses {number_and_noun(number, f'{kind} counter')}"
            for who, number in lost.items()
        ]
    )


def clause_of_counters_gained(passage: Passage, names: Names) -> str:
    """What each gets of one kind of counter; of a player's, how many in all; of a cost, that it is one
    (CR 606.4)."""
    events = passage.of(ev.CountersPut)
    kind = events[0].kind
    holders: dict[tuple[int, bool], list[Recipient]] = {}
    for who, number in counters_put(events).items():
        holders.setdefault((number, isinstance(who, PlayerId)), []).append(who)
    told = join_clauses(
        [
            f"{subject_and_verb(names, who, 'gets', 'get')} {words_of_counters(number, kind)}"
            f"{words_of_counter_total(passage.totals, who[0], kind) if len(who) == 1 else ' each'}"
            for (number, _), who in holders.items()
        ]
    )
    cost = "that is a cost, paid before anybody can respond" if Reason.COST in passage.why else None
    return clause_with_reason(told, cost)


def words_of_counter_total(totals: Mapping[tuple[Recipient, str], int], who: Recipient, kind: str) -> str:
    total = totals.get((who, kind))
    return "" if total is None else f" ({total} in all)"


def clause_of_created(passage: Passage, names: Names) -> str:
    """CR 111: who creates how many of what, and with what it enters."""
    events = passage.of(ev.TokenCreated)
    first = events[0].token
    told = f"{name_with_article(names, first.owner)} creates {words_of_tokens(len(events), first.printed)}"
    created = [each.token.id for each in events]
    return f"{told}{words_of_counters_brought(passage.beside(ev.CountersPut), created, names)}"


def words_of_tokens(number: int, printed: Characteristics) -> str:
    """So many tokens of a kind: a 1/1 Spirit token with flying; a name of its own comes first (CR 111.4)."""
    printed = without_word_for_token(printed)
    if "Role" in printed.subtypes:  # CR 111.10j-r
        return with_indefinite_article(f"{printed.name} Role token")
    made_up = printed.name.removeprefix(f"{printed.power}/{printed.toughness}").split()  # called by its size
    what = " ".join([*words_of_size(printed), *(printed.subtypes or made_up), "token"])
    counted = with_indefinite_article(what) if number == 1 else f"{spelled_number(number)} {what}s"
    told = f"{counted}{words_of_abilities(printed.abilities)}"
    return f"{printed.name}, {told}" if number == 1 and has_own_name(printed) else told


def words_of_size(printed: Characteristics) -> list[str]:
    return [] if printed.power is None else [f"{printed.power}/{printed.toughness}"]


def words_of_abilities(abilities: Sequence[object]) -> str:
    told = join_words(list(dict.fromkeys(str(each) for each in abilities if isinstance(each, fx.KeywordAbility))))
    return f" with {told}" if told else ""


def noun_of_created(printed: Characteristics, *, token: bool) -> Noun:
    """What a token or an emblem that was created, or a card that came from a hand, is called."""
    printed = without_word_for_token(printed)
    if not printed.name:  # CR 114.3
        return Noun("emblem", made_up=True)
    if printed.name == MONARCH:
        return Noun("monarch", made_up=True)
    if printed.name == SPEED:
        return Noun("speed", made_up=True)
    if printed == UNKNOWN_CARD.faces[0]:
        return Noun(printed.name, made_up=True)
    return Noun(f"{printed.name} token", made_up=True) if token and not has_own_name(printed) else Noun(printed.name)


def clause_of_transformed(event: ev.Transformed, names: Names) -> str:
    """CR 701.27a: from one name to the other; what flips as a copy keeps its name."""
    if event.flipped and not event.face:
        return f"{name_with_article(names, event.permanent)} flips"
    turns = "flips and becomes" if event.flipped else "transforms into"
    return (
        f"{name_with_article(names, event.permanent)} {turns} "
        f"{noun_phrase(Called(names.face(event.permanent, event.face)))}"
    )


def clause_of_prepared(event: ev.PrepareSpellCopied, names: Names) -> str:
    """CR 722.3c."""
    who, copy = name_with_article(names, event.copy.controller), with_indefinite_article(names.noun(event.copy.id).name)
    return (
        f"{who} may cast {copy} from exile for as long as {name_with_article(names, event.permanent)} is "
        f"{Designation.PREPARED}"
    )


def clause_of_door(event: ev.DoorChanged, names: Names) -> str:
    """CR 709.5e-g."""
    turns = "locks" if event.locks else "unlocks"
    known = names.faces.get((event.permanent, event.half))  # none of a copy's
    half = f"the {'right' if event.half else 'left'} half of {name_with_article(names, event.permanent)}"
    return f"{name_with_article(names, event.player)} {turns} {half if known is None else noun_phrase(Called(known))}"


def clause_of_unattached(event: ev.Unattached, names: Names) -> str:
    return (
        f"{name_with_article(names, event.attachment)} comes off {name_with_article(names, event.host)} and stays "
        "on the battlefield"
    )


def clause_of_bestow_ended(event: ev.BestowEnded, names: Names) -> str:
    """CR 702.103e-f."""
    thing = name_with_article(names, event.object)
    if event.spell:
        return f"{thing} becomes a creature spell again"
    off = "" if event.host is None else f"comes off {name_with_article(names, event.host)} and "
    return f"{thing} {off}becomes a creature again"


def clause_of_marched(event: ev.Marched, names: Names) -> str:
    moves = "is moved" if event.forced else "marches"
    origin, territory = (
        possessive(name_with_article(names, event.origin)),
        possessive(name_with_article(names, event.territory)),
    )
    return f"{name_with_article(names, event.creature)} {moves} from {origin} territory to {territory}"


def clause_of_crewed(event: ev.Crewed, passage: Passage, names: Names) -> str:
    """CR 702.122b, 702.171c: all that are tapped together."""
    creatures = [each.creature for each in passage.of(ev.Crewed)]
    crew, saddle = agreeing_verb(creatures, "crews", "crew"), agreeing_verb(creatures, "saddles", "saddle")
    return (
        f"{list_names(names, creatures)} {saddle if event.saddled else crew} "
        f"{name_with_article(names, event.permanent)}"
    )
