"""French clauses about permanents: deaths, moves, regeneration, counters, tokens."""

from collections.abc import Mapping, Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.identifiers import PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.table.card_definition import UNKNOWN_CARD
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import MONARCH, SPEED, Zone
from bot.engine.magic.words import effects as fx
from bot.explain.figures import counter_name, counters_put, has_own_name, without_word_for_token
from bot.explain.french.keywords import the_keyword
from bot.explain.french.nouns import (
    agreeing_verb,
    de_name,
    is_plural,
    list_names,
    name_with_article,
    noun_phrase,
    pronoun_of,
    subject_and_verb,
)
from bot.explain.french.qualities import with_article
from bot.explain.french.words import BURIED, COUNTERS, DESIGNATIONS, DESTROYING, MOVES, RETURNS
from bot.explain.french_grammar import (
    clause_with_reason,
    join_clauses,
    join_words,
    signed_number,
    spelled_number,
    with_que,
)
from bot.explain.names import Called, Names, Noun
from bot.explain.passages import Passage
from bot.reference.french_types import SUBTYPES


def clause_of_not_exchanged(event: ev.NotExchanged, names: Names) -> str:
    """CR 701.12a-b."""
    if event.other is None:
        why = f"il ne reste {with_que(name_with_article(names, event.permanent))}"
    else:
        why = (
            f"{name_with_article(names, event.controller)} contrôle {list_names(names, (event.permanent, event.other))}"
        )
    return clause_with_reason("l’échange de contrôle ne fait rien", why)


def clause_of_indestructible(passage: Passage, names: Names) -> str:
    """CR 702.12b: by lethal damage, or by an effect that would destroy it."""
    saved = passage.permanents(ev.NotDestroyed)
    told = f"{subject_and_verb(names, saved, 'n’est pas détruit', 'ne sont pas détruits')}"
    told += ", car indestructibles" if is_plural(names, saved) else ", car indestructible"
    why = passage.words_for_reason(DESTROYING)
    return told if why is None else f"{told}, malgré {why}"


def clause_of_destroyed(passage: Passage, names: Names) -> str:
    """A creature that damage destroys dies; whatever else is destroyed is said to be."""
    gone = passage.permanents(ev.Destroyed)
    why = passage.words_for_reason(BURIED, plural=is_plural(names, gone))
    if why:
        return clause_with_reason(f"{subject_and_verb(names, gone, 'meurt', 'meurent')}", why)
    told = subject_and_verb(names, gone, "est détruit", "sont détruits")
    if not passage.beside(ev.RegenerationShieldMade):
        return told
    return f"{told} et {agreeing_verb(gone, 'ne peut pas être régénéré', 'ne peuvent pas être régénérés')}"


def clause_of_moved(passage: Passage, names: Names) -> str:
    """Only a creature dies; state-based actions tell by their rule that it was one (CR 704.5f)."""
    events = passage.of(ev.ZoneChanged)
    gone, first = [each.object for each in events], events[0]
    if first.melded_with is not None:
        return clause_of_melded(first, names, passage.beside(ev.EnteredAttacking))
    how = MOVES[first.destination]
    if first.destination is Zone.GRAVEYARD and Reason.NO_TOUGHNESS in passage.why:
        how = ("meurt", "meurent")
    if first.destination is Zone.BATTLEFIELD and first.origin in {Zone.GRAVEYARD, Zone.EXILE}:
        how = RETURNS
    tapped = agreeing_verb(gone, " engagé", " engagés") if first.tapped else ""
    turned = ", face verso visible" if first.transformed else ""
    down = ", face cachée" if first.face_down is not None else ""
    brought = words_of_counters_brought(passage.beside(ev.CountersPut), gone, names)
    with_what = f"{tapped}{turned}{down}{words_of_host(first, names)}{brought}"
    rest = ""
    if first.until is not None:
        rest = f" jusqu’à ce {with_que(name_with_article(names, first.until))} quitte le champ de bataille"
    if first.shuffled and first.destination is Zone.LIBRARY:
        rest = ", qui est mélangée"
    elif first.bottom:
        rest = ", au-dessous"
    elif first.beneath:
        rest = f", en {first.beneath + 1}e position à partir du dessus"
    elif first.destination is Zone.LIBRARY:
        rest = ", au-dessus"
    told = f"{subject_and_verb(names, gone, *how)}{with_what}{rest}"
    why = passage.words_for_reason(BURIED, plural=is_plural(names, gone))
    return clause_with_reason(told, None if first.destination is Zone.OUTSIDE else why)


def clause_of_melded(event: ev.ZoneChanged, names: Names, attacking: Sequence[ev.EnteredAttacking] = ()) -> str:
    """CR 701.42a, 712.21: two cards become one permanent, or both go where it goes."""
    if event.destination is not Zone.BATTLEFIELD:
        told = f"{name_with_article(names, event.object)} {MOVES[event.destination][0]}"
        return clause_with_reason(told, "deux cartes représentaient ce permanent")
    cards = (noun_phrase(Called(names.face(each, 0))) for each in (event.object, event.melded_with) if each is not None)
    attacked = "".join(f", qui arrive en attaquant {name_with_article(names, each.attacked)}" for each in attacking)
    return f"{' et '.join(cards)} sont assimilées en {noun_phrase(Called(names.face(event.object, 1)))}{attacked}"


def words_of_host(event: ev.ZoneChanged, names: Names) -> str:
    """CR 303.4: what an Aura enchants as it enters."""
    return "" if event.attached_to is None else f" en enchantant {name_with_article(names, event.attached_to)}"


def words_of_counters_brought(events: Sequence[ev.CountersPut], entering: Sequence[Recipient], names: Names) -> str:
    """The counters with which something enters; on whom, where not all enter with as many."""
    kinds = {event.kind: counters_put(each for each in events if each.kind == event.kind) for event in events}
    told = [words_of_counters_of_kind(kind, holders, entering, names) for kind, holders in kinds.items()]
    return f" avec {join_words(told)}" if told else ""


def words_of_counters_of_kind(
    kind: str, holders: Mapping[Recipient, int], entering: Sequence[Recipient], names: Names
) -> str:
    """The counters of one kind with which they enter."""
    if len({holders.get(each) for each in entering}) == 1:
        return f"{words_of_counters(holders[entering[0]], kind)}{' par permanent' if len(set(entering)) > 1 else ''}"
    alike: dict[int, list[Recipient]] = {}
    for who, number in holders.items():
        alike.setdefault(number, []).append(who)
    return join_words(
        [
            f"{words_of_counters(number, kind)}{each_of_them(who)} {list_names(names, who, 'sur {}'.format)}"
            for number, who in alike.items()
        ]
    )


def each_of_them(who: Sequence[Recipient]) -> str:
    """After what several get, each of them."""
    if len(who) == 1:
        return ""
    return " par joueur" if isinstance(who[0], PlayerId) else " par permanent"


def clause_of_regenerated(passage: Passage, names: Names) -> str:
    """CR 701.19a."""
    healed = passage.permanents(ev.Regenerated)
    fought = {each.permanent for each in passage.beside(ev.RemovedFromCombat)}
    instead = f"{subject_and_verb(names, healed, 'se régénère', 'se régénèrent')} au lieu de mourir"
    cured = f"{'leurs' if is_plural(names, healed) else 'ses'} blessures disparaissent"
    several = is_plural(names, healed)
    taps = f"{pronoun_of(names, healed)} {'s’engagent' if several else 's’engage'}"
    quits = "quittent le combat" if several else "quitte le combat"
    leaves = f" et {quits}" if fought.intersection(healed) else ""
    return clause_with_reason(instead, f"{cured}{',' if leaves else ' et'} {taps}{leaves}")


def clause_of_spared(event: ev.DestructionReplaced, names: Names) -> str:
    """CR 614.6, 702.89a, 122.1c."""
    told = f"la destruction {de_name(names, event.permanent)} n’a pas lieu"
    if event.otherwise:
        own = "sa propre capacité" if event.by == event.permanent else f"une capacité {de_name(names, event.by)}"
        return clause_with_reason(told, f"{own} dit ce qui se passe à la place")
    if event.by == event.permanent:
        return clause_with_reason(told, f"un marqueur {COUNTERS['shield']} est retiré à la place")
    armor = the_keyword(KeywordName.UMBRA_ARMOR)
    return clause_with_reason(told, f"{armor} {de_name(names, event.by)} lui retire toutes ses blessures à la place")


def words_of_counters(number: int, kind: str) -> str:
    """So many counters of a kind: un marqueur −1/−1, 2 marqueurs loyauté."""
    name = counter_told(kind)
    if number == 1:
        return f"un marqueur {name}"
    return f"{signed_number(number)} {'marqueur' if number == 0 else 'marqueurs'} {name}"


def counter_told(kind: str) -> str:
    """What a counter is called, behind « marqueur »."""
    return COUNTERS.get(kind, counter_name(kind))


def clause_of_counters_lost(events: Sequence[ev.CountersRemoved], names: Names) -> str:
    """What each loses of one kind of counter."""
    lost: dict[str, int] = {}
    for event in events:
        lost[event.holder] = lost.get(event.holder, 0) + event.amount
    return join_clauses(
        [
            f"{name_with_article(names, who)} perd {words_of_counters(number, events[0].kind)}"
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
            f"{subject_and_verb(names, who, 'reçoit', 'reçoivent')} {words_of_counters(number, kind)}"
            f"{words_of_counter_total(passage.totals, who[0], kind) if len(who) == 1 else each_of_them(who)}"
            for (number, _), who in holders.items()
        ]
    )
    return clause_with_reason(told, "c’est un coût, payé avant toute réponse" if Reason.COST in passage.why else None)


def words_of_counter_total(totals: Mapping[tuple[Recipient, str], int], who: Recipient, kind: str) -> str:
    total = totals.get((who, kind))
    return "" if total is None else f" ({total} en tout)"


def clause_of_created(passage: Passage, names: Names) -> str:
    """CR 111: who creates how many of what, and with what it enters."""
    events = passage.of(ev.TokenCreated)
    first = events[0].token
    told = f"{name_with_article(names, first.owner)} crée {words_of_tokens(len(events), first.printed)}"
    created = [each.token.id for each in events]
    return f"{told}{words_of_counters_brought(passage.beside(ev.CountersPut), created, names)}"


def words_of_tokens(number: int, printed: Characteristics) -> str:
    """So many tokens of a kind: un jeton Esprit 1/1 avec le vol; a name of its own comes first (CR 111.4)."""
    many = "un jeton" if number == 1 else f"{spelled_number(number)} jetons"
    size = [] if printed.power is None else [f"{printed.power}/{printed.toughness}"]
    printed = without_word_for_token(printed)
    if "Role" in printed.subtypes:  # CR 111.10j-r
        return f"{many} rôle {printed.name}"
    made_up = (printed.name.removeprefix(f"{printed.power}/{printed.toughness}").strip(),)  # called by its size
    kinds = [SUBTYPES.get(each, each) for each in printed.subtypes or made_up if each]
    told = f"{' '.join([many, *kinds, *size])}{words_of_abilities(printed.abilities)}"
    return f"{printed.name.replace(chr(39), '’')}, {told}" if number == 1 and has_own_name(printed) else told


def words_of_abilities(abilities: Sequence[object]) -> str:
    told = join_words(
        list(dict.fromkeys(with_article(each) for each in abilities if isinstance(each, fx.KeywordAbility)))
    )
    return f" avec {told}" if told else ""


def noun_of_created(printed: Characteristics, *, token: bool) -> Noun:
    """What a token or an emblem that was created, or a card that came from a hand, is called."""
    printed = without_word_for_token(printed)
    if not printed.name:  # CR 114.3
        return Noun("emblème", made_up=True, feminine=False)
    if printed.name == MONARCH:
        return Noun("monarque", made_up=True, feminine=False)
    if printed.name == SPEED:
        return Noun("vitesse", made_up=True)
    if printed == UNKNOWN_CARD.faces[0]:
        return Noun("carte inconnue", made_up=True)
    if not token or has_own_name(printed):
        return Noun(printed.name.replace("'", "’"))
    return Noun(f"jeton {SUBTYPES.get(printed.name, printed.name)}", made_up=True, feminine=False)


def clause_of_transformed(event: ev.Transformed, names: Names) -> str:
    """CR 701.27a: from one name to the other; what flips as a copy keeps its name."""
    if event.flipped and not event.face:
        return f"{name_with_article(names, event.permanent)} s’inverse"
    into = names.face(event.permanent, event.face).name
    turns = "s’inverse et devient" if event.flipped else "se transforme en"
    return f"{name_with_article(names, event.permanent)} {turns} {into}"


def clause_of_prepared(event: ev.PrepareSpellCopied, names: Names) -> str:
    """CR 722.3c."""
    who, copy = name_with_article(names, event.copy.controller), names.noun(event.copy.id).name
    while_it_is = (
        f"tant {with_que(name_with_article(names, event.permanent))} est {DESIGNATIONS[Designation.PREPARED][0]}"
    )
    return f"{who} peut lancer une {copy} depuis l’exil {while_it_is}"


def clause_of_door(event: ev.DoorChanged, names: Names) -> str:
    """CR 709.5e-g."""
    turns = "verrouille" if event.locks else "déverrouille"
    known = names.faces.get((event.permanent, event.half))  # none of a copy's
    half = f"la moitié {'droite' if event.half else 'gauche'} {de_name(names, event.permanent)}"
    return f"{name_with_article(names, event.player)} {turns} {half if known is None else noun_phrase(Called(known))}"


def clause_of_unattached(event: ev.Unattached, names: Names) -> str:
    return (
        f"{name_with_article(names, event.attachment)} se détache {de_name(names, event.host)} et reste sur le "
        "champ de bataille"
    )


def clause_of_bestow_ended(event: ev.BestowEnded, names: Names) -> str:
    """CR 702.103e-f."""
    thing = name_with_article(names, event.object)
    if event.spell:
        return f"{thing} redevient un sort de créature"
    off = "" if event.host is None else f"se détache {de_name(names, event.host)} et "
    return f"{thing} {off}redevient une créature"


def clause_of_marched(event: ev.Marched, names: Names) -> str:
    moves = "passe" if event.forced else "marche"
    origin, territory = de_name(names, event.origin), de_name(names, event.territory)
    return f"{name_with_article(names, event.creature)} {moves} du territoire {origin} à celui {territory}"


def clause_of_crewed(event: ev.Crewed, passage: Passage, names: Names) -> str:
    """CR 702.122b, 702.171c: all that are tapped together."""
    creatures = [each.creature for each in passage.of(ev.Crewed)]
    crew, saddle = agreeing_verb(creatures, "pilote", "pilotent"), agreeing_verb(creatures, "selle", "sellent")
    return (
        f"{list_names(names, creatures)} {saddle if event.saddled else crew} "
        f"{name_with_article(names, event.permanent)}"
    )
