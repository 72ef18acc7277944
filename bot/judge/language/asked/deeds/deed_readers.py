"""What each verb of a statement does to the draft: the table of verbs, and statements that have none."""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.abilities_used import (
    activate,
    do_to,
    equip,
    pay,
    regenerate,
    respond,
    x_said,
)
from bot.judge.language.asked.deeds.attacks_said import attack, imply_attack
from bot.judge.language.asked.deeds.blocks_said import block, defender_of
from bot.judge.language.asked.deeds.clause_events import (
    actor_of,
    add_event,
    aimed,
    bind_pronouns,
    cast_before,
    effect,
    keep_what_is_worn,
    place_what_is_out,
    set_time,
    subject_things,
)
from bot.judge.language.asked.deeds.combats_said import declare, fight_as_said, pass_over, trade
from bot.judge.language.asked.deeds.done_for_spells import choose_for_spell
from bot.judge.language.asked.deeds.grants_said import gain, give, pump, put
from bot.judge.language.asked.deeds.having_said import get, have
from bot.judge.language.asked.deeds.keyword_abilities_used import ABILITY_OF_VERB, use_keyword
from bot.judge.language.asked.deeds.mana_said import take_mana
from bot.judge.language.asked.deeds.results_said import (
    concede,
    copy,
    create,
    deal,
    die,
    draw,
    enter,
    fight,
    hit,
    lose,
    lose_keywords,
    make,
    nothing_done,
    resolve_it,
    sacrifice,
    trigger,
)
from bot.judge.language.asked.deeds.results_told import tell_result
from bot.judge.language.asked.deeds.spells_cast import aim_at, cast, cast_spell, enchant, turn_spell_around
from bot.judge.language.asked.deeds.states_said import be, be_left, on_the_stack, speaks_of_both, take_commander_damage
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, Phase
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.phrases.units import owner_of_word
from bot.judge.language.asked.words.function_words import BEFORE_TOTALS, PUTS, SENDS
from bot.judge.language.asked.words.players import ME, OPPONENT
from bot.judge.language.lexicon.action_words import action_words

ONLY = re.compile(r"\bn(?:e |')(?!.*\b(?:pas|rien|jamais|plus)\b).*\bqu(?:e |')", re.IGNORECASE)


def state_clause(draft: Drafting, parts: Parts) -> None:
    """Add to the draft what a clause states."""
    units = parts.clause.units
    text = draft.said.words(units[0].mention.start, units[-1].mention.end) if units else ""
    if ONLY.search(text):
        parts.negated = False  # « il ne bloque que la 3/3 »
    set_time(draft, parts)
    do_to_what_is_spoken_of(parts)
    bind_pronouns(draft, parts)
    take_cards_counted(draft, parts)
    keep_what_is_worn(draft, parts)
    fight_as_said(draft, parts)
    turn_spell_around(draft, parts)
    by_players = not any(isinstance(each, ThingSaid) for each in parts.subjects)
    if parts.negated and not parts.clause.asked and parts.verb in LEFT_UNDONE and by_players:
        leave_undone(draft, parts)
        return
    if parts.verb == "have" and parts.amounts and speaks_of_both(parts):
        parts.verb = "be"  # « on a chacun 2 PV »
    deed = DEEDS.get(parts.verb)
    cast_before(draft, parts)
    take_totals_of_both(draft, parts)
    state_unpaid(draft, parts)
    if parts.verb in {"attack", "block", "activate", "sacrifice", "hit", "tap"}:
        take_total_at(draft, parts)
    does = parts.verb in DOES_SOMETHING and not parts.negated
    before = figures_of(draft) if does else ()
    cast_what_brings_about(draft, parts)
    if deed is not None:
        deed(draft, parts)
    else:
        state_without_verb(draft, parts)
    draft.draft.unanswered |= does and before == figures_of(draft)
    draft.cast_last = parts.verb == "cast" or (draft.cast_last and not parts.verb)
    if parts.subjects:
        named = [each for each in parts.subjects if isinstance(each, ThingSaid)]
        alone = len(named) == len(parts.subjects)
        draft.subjects = [thing for each in named for thing in draft.resolved.get(id(each), ())] if alone else []
    place_what_is_out(draft, parts)
    take_mana(draft, parts)


DONE_TO = frozenset(
    {
        *("block", "kill", "exile", "bounce", "counter", "sacrifice", "equip", "target", "pump", "burn", "ping"),
        *("steal", "flicker", "enchant", "cast"),
    }
)
"""The verbs whose object a relative clause may speak of."""


def do_to_what_is_spoken_of(parts: Parts) -> None:
    """`a 3/3 that he blocks with a 0/2`: what a relative clause speaks of is the object of what a player does in it."""
    of = parts.clause.of
    players = any(isinstance(each, PlayerSaid) for each in parts.subjects)
    things = any(isinstance(each, ThingSaid) for each in [*parts.subjects, *parts.objects])
    if of is not None and parts.clause.sub == "that" and players and not things and parts.verb in DONE_TO:
        parts.objects.insert(0, of)
        parts.clause.of = None


def take_cards_counted(draft: Drafting, parts: Parts) -> None:
    """`I cast Divination with 1 card in my library`: so many cards the zone has."""
    zone = next((each for each in [*parts.zones, *parts.measures] if each in {"library", "hand"}), None)
    number = next((number for number, what in parts.amounts if what == "card"), None)
    if zone is None or number is None or parts.verb in {"", "have", "be", "draw", "discard", "mill", "put", "lose"}:
        return
    word = next((unit.value for unit in parts.clause.units if zone in {unit.says("zone"), unit.says("measure")}), "")
    whose = next((owner for each in word.split() if (owner := owner_of_word(each)) is not None), None)
    player = draft.player(whose) or actor_of(draft, parts, draft.actor) or ME
    draft.draft.totals[player, zone] = number


BROUGHT_ABOUT_WITH = frozenset({"make", "create", "draw", "gain", "lose", "deal", "mill", "discard"})


def cast_what_brings_about(draft: Drafting, parts: Parts) -> None:
    """`I make two soldiers with Raise the Alarm`: the spell is cast, and that is what comes of it."""
    named = [each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid) and each.head == "card"]
    spells = [each for each in named if each.cards and not draft.is_permanent(each)]
    known = {event.card for event in draft.draft.events}
    if parts.verb in BROUGHT_ABOUT_WITH and len(spells) == 1:
        parts.behind["with"] = [each for each in parts.behind["with"] if each is not spells[0]]
        if draft.cards.name_of(spells[0].cards[0]) not in known:
            cast_spell(draft, parts, actor_of(draft, parts, draft.actor), spells[0], aimed(parts))


def figures_of(draft: Drafting) -> tuple[int, ...]:
    """Return how much the draft has of everything: something came of a clause where that changed."""
    found = draft.draft
    who = sum(len(each.who) + len(each.targets) for each in found.events)
    told = len(found.told) + len(found.missing) + len(found.leftovers)
    return len(found.events), who, len(found.things), len(found.totals), len(found.commander_damage), told


DOES_SOMETHING = frozenset(
    {
        *("cast", "activate", "counter", "kill", "exile", "bounce", "steal", "flicker", "ping", "burn", "sacrifice"),
        *("attack", "equip", "pump", "fight", "copy", "enchant", "cycle", "crew", "declare", "give"),
    }
)
"""The verbs of which something must come: an event, or something that is there."""
LEFT_UNDONE = frozenset(
    {
        *("cast", "activate", "counter", "kill", "exile", "bounce", "steal", "flicker", "ping", "burn", "sacrifice"),
        *("regenerate", "respond", "equip", "draw", "discard", "mill", "pump", "fight", "copy", "enchant", "target"),
    }
)
"""The verbs of which nothing comes in the negative: "he doesn't counter it"."""


def take_total_at(draft: Drafting, parts: Parts) -> None:
    """`at 4 life I block`, « Bob 8 PV bloque »: the total of whoever does it."""
    before = next((before for before, unit in pairwise(parts.clause.units) if unit.kind == "amount"), None)
    stated = before is not None and (before.value in BEFORE_TOTALS or before.is_a("player"))
    total = next((number for number, what in parts.amounts if what == "life"), None)
    if (total is None and parts.clause.asked) or stands_behind_player(parts):
        stated, total = True, parts.number_after.get("on")
    player = next((draft.player(each.player) for each in parts.subjects if isinstance(each, PlayerSaid)), None)
    if total is not None and stated and player is not None:
        draft.draft.totals[player, "life"] = total


def take_totals_of_both(draft: Drafting, parts: Parts) -> None:
    """`Hurricane X=3 with both at 20`: the total of both players."""
    both = [each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid) and each.value == "both"]
    life = next((number for number, what in parts.amounts if what == "life"), None)
    if both and ("on" in parts.number_after or life is not None):
        total = parts.number_after.pop("on", 0) if life is None else life
        parts.behind["with"] = [each for each in parts.behind["with"] if each is not both[0]]
        draft.draft.totals[ME, "life"] = draft.draft.totals[OPPONENT, "life"] = total


def stands_behind_player(parts: Parts) -> bool:
    """Whether a number stands right behind a player: "opp at 1 activates Griselbrand"."""
    first = [each for each in parts.clause.units if not each.is_a("filler") or each.is_a("prep")][:3]
    return len(first) == 3 and first[0].is_a("player") and first[1].says("prep") == "on" and first[2].is_a("number")


def state_unpaid(draft: Drafting, parts: Parts) -> None:
    """`I Murder it without paying`: what would have to be paid is not."""
    without = [at for at, unit in enumerate(parts.clause.units) if unit.says("prep") == "without"]
    verbs = [unit for at in without for unit in parts.clause.units[at + 1 : at + 3] if unit.says("verb") == "pay"]
    free = any(unit.says("measure") or unit.value in {"cost", "mana"} for unit in parts.clause.units)
    if verbs and not free:
        by = next((draft.player(each.player) for each in parts.subjects if isinstance(each, PlayerSaid)), None)
        draft.draft.events.append(DraftEvent(Deed.CHOOSE, by or draft.actor or ME, text="pay", extras={"pick": False}))


def leave_undone(draft: Drafting, parts: Parts) -> None:
    """Keep that what the clause names is understood: it is not done."""
    for each in parts.all_things():
        draft.used.add(each.start)
    parts.traits.clear()


def cast_or_put(draft: Drafting, parts: Parts) -> None:
    """Cast what is named, or put the counters that are: « je mets deux marqueurs +1/+1 », « il me met 9 »."""
    things = [each for each in parts.objects if isinstance(each, ThingSaid)]
    if parts.verb_word in SENDS and things and draft.blocking and all(each.head == "size" for each in things):
        parts.verb = "attack"
        attack(draft, parts)  # « j'envoie 5/5 vol + 4/4, il bloque … »
        return
    hurt = parts.numbers or any(what == "damage" for _, what in parts.amounts)
    if parts.spell is None and not things and hurt and any(isinstance(each, PlayerSaid) for each in parts.objects):
        parts.verb = "deal"
        deal(draft, parts)
        return
    if parts.spell is None and not any(each.head == "card" for each in things) and parts.changes:
        parts.verb = "pump"
        pump(draft, parts)  # « je mets +3/+3 à ma 2/2 »
        return
    counters = parts.spell is None and any("/" in what for _, what in parts.amounts)
    (put if counters else cast)(draft, parts)


def deal_or_cast(draft: Drafting, parts: Parts) -> None:
    """Deal so much, or cast what is put on something: « il m'a mis Pacifisme sur ma 4/4 »."""
    named = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head == "card" and each.cards]
    names = [draft.cards.name_of(each.cards[0]) for each in named]
    if parts.verb_word in PUTS and any(draft.cards.is_spell(each) or draft.cards.is_attached(each) for each in names):
        parts.verb, parts.objects = "cast", [each for each in parts.objects if isinstance(each, ThingSaid)]
        on = [each for each in parts.behind.get("on", []) if isinstance(each, ThingSaid)]
        by = actor_of(draft, parts)
        if len(named) == len(on) == 1 and draft.is_attachment(named[0]) and by is not None:
            for each in draft.things(named[0], by):
                each.attached_to = next(iter(draft.things(on[0], draft.other(by))), None)
            return
        cast(draft, parts)
        return
    deal(draft, parts)


EXILES = do_to("exile spell", "Exile target creature.")


def exile_or_take_away(draft: Drafting, parts: Parts) -> None:
    """Exile what is named; « je lui retire le vol » takes a keyword away."""
    if parts.traits and not any(isinstance(each, ThingSaid) and each.head != "pronoun" for each in parts.objects):
        lose_keywords(draft, parts)
    else:
        EXILES(draft, parts)


def save(draft: Drafting, parts: Parts) -> None:
    """« je la sauve avec Croissance gigantesque »: what one saves a thing with is cast on it."""
    named = [each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid) and each.head == "card"]
    if named:
        mine = draft.last_spoken(ME)[-1:] if not parts.objects else []
        parts.response = True
        cast_spell(draft, parts, actor_of(draft, parts) or draft.actor or ME, named[0], list(parts.objects))
        if mine and draft.draft.events and not draft.draft.events[-1].targets:
            draft.draft.events[-1].targets = list(mine)


def tap(draft: Drafting, parts: Parts) -> None:
    """WHO taps PERMANENT for its ability, or what is another's; `I tap 4: Wrath of God` says what pays for a spell."""
    if parts.numbers and not parts.all_things():
        draft.added_up += parts.numbers
        actor_of(draft, parts)
        return
    by = actor_of(draft, parts)
    theirs = [
        each for each in parts.objects if isinstance(each, ThingSaid) and draft.player(each.owner) not in {None, by}
    ]
    if by is not None and theirs:
        effect(draft, parts, by, "tap", "Tap target permanent.", theirs)  # « il engage ma 4/4 »
        return
    activate(draft, parts)


def go(draft: Drafting, parts: Parts) -> None:
    if any("/" in what for _, what in parts.amounts) or (parts.changes and "counter" in parts.measures):
        put(draft, parts)  # « il lui remet un marqueur -1/-1 »
        return
    if parts.traits and subject_things(draft, parts, None):
        return
    total, player = next(iter([*parts.number_after.values(), *parts.numbers]), None), actor_of(draft, parts)
    if total is not None and player is not None and tell_result(draft, parts, "total", total, [player]):
        return
    state_without_verb(draft, parts)


def state_without_verb(draft: Drafting, parts: Parts) -> None:
    """A clause without a verb: a list behind a player, a fight of two, a spell, `no blocks`, a life total."""
    if speaks_of_both(parts) and (parts.amounts or parts.numbers or parts.number_after):
        be(draft, parts)
        return
    things = [each for each in parts.subjects if isinstance(each, ThingSaid)]
    players = [each for each in parts.subjects if isinstance(each, PlayerSaid)]
    into = [each for each in parts.behind.get("into", []) if isinstance(each, ThingSaid)]
    if (
        casts_at_target(draft, parts, things)
        or block_another(draft, parts, things)
        or is_just_cast(draft, parts, things)
        or is_heading(draft, parts, things)
        or block_as_listed(draft, parts, things)
    ):
        return
    take_fighting_states(parts, things)
    attackers = fights_as_called(things) and not players
    unblocked = parts.none and not into and any(each.head in {"size", "card"} for each in things)
    if attackers or unblocked:
        attack_and_block(draft, parts)
    elif parts.loyalty:
        parts.objects = [*things, *parts.objects]
        cast_next(draft, parts, things)
        activate(draft, parts)
    elif things and into:
        attack(draft, parts)
    elif parts.none and not things:
        imply_attack(draft, draft.creatures(draft.actor or ME))
        unsay_implied_blocks(draft, parts)
        if any(each.deed is Deed.ATTACK for each in draft.draft.events):
            add_event(draft, parts, DraftEvent(Deed.BLOCK, defender_of(draft), none=True, phase=Phase.BLOCK))
    elif players and (parts.number_after or parts.numbers or parts.amounts) and not things:
        draft.actor = draft.player(players[0].player)
        be(draft, parts)
    elif not things and not players and any(what == "commander damage" for _, what in parts.amounts):
        take_commander_damage(draft, parts, ME)
    elif "stack" in parts.zones:
        on_the_stack(draft, [*things, *(each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid))])
    elif players or parts.behind.get("with") or things or lies_on_something(parts):
        list_things(draft, parts, players, things)


TARGETS_AS_ENTERS = re.compile(r"enters[^.\n]*\btarget\b", re.IGNORECASE)


def casts_at_target(draft: Drafting, parts: Parts, things: Sequence[ThingSaid]) -> bool:
    """`Oblivion Ring on his 5/5`, `Mulldrifter evoked`, `Hydroid Krasis X=6`: what is named is cast, at what stands
    behind "on"."""
    players = any(isinstance(each, PlayerSaid) for each in parts.subjects)
    if len(things) != 1 or players or things[0].head != "card" or not things[0].cards:
        return False
    text = draft.cards.text(draft.cards.name_of(things[0].cards[0]))
    words = {unit.value.lower() for unit in parts.clause.units}
    way = not words.isdisjoint(action_words().ways) or not words.isdisjoint(action_words().paid)
    aims = [each for each in parts.behind.get("on", []) if isinstance(each, ThingSaid)]
    x = "{X}" in draft.cards.mana_cost(draft.cards.name_of(things[0].cards[0])) and x_said(draft, parts) is not None
    if not way and not x and not (aims and TARGETS_AS_ENTERS.search(text)):
        return False
    cast_spell(draft, parts, draft.player(things[0].owner), things[0], [])
    return True


def cast_next(draft: Drafting, parts: Parts, things: Sequence[ThingSaid]) -> None:
    """`I cast X, then Jace and +1 him`: what is named behind what is cast is cast, too, and then used."""
    new = [each for each in things if each.head == "card" and not draft.find_things(each, None, make=False)]
    if parts.clause.sub == "then" and draft.cast_last and len(new) == 1 and new[0].owner is None:
        event = cast_spell(draft, parts, draft.actor, new[0], [])
        if event is not None and event.who:
            draft.resolved[id(new[0])] = list(event.who)


def is_just_cast(draft: Drafting, parts: Parts, things: Sequence[ThingSaid]) -> bool:
    """Whether the clause says since when what was spoken of is there: "…, if I just cast her" (CR 302.6)."""
    spoken = draft.last_spoken()[-1:]
    if "sick" not in parts.states or things or not spoken or parts.clause.sub not in {"if", "when", "because"}:
        return False
    spoken[0].states.append("sick")
    return True


def block_as_listed(draft: Drafting, parts: Parts, things: Sequence[ThingSaid]) -> bool:
    """`Blockers: 3/3 and 3/3 both on the 4/4`, behind the list of attackers: these block what is named."""
    attackers = draft.in_combat(Deed.ATTACK)
    blockers = [each for each in things if each.blocker]
    if not blockers or len(blockers) != len(things) or not attackers or draft.in_combat(Deed.BLOCK):
        return False
    by = draft.other(attackers[0].owner)
    on = [
        thing
        for each in parts.behind.get("on", [])
        if isinstance(each, ThingSaid)
        for thing in draft.things(each, None)
    ]
    who = [thing for each in blockers for thing in draft.things(each, by)]
    add_event(draft, parts, DraftEvent(Deed.BLOCK, by, who, [*on], phase=Phase.BLOCK))
    return True


def block_another(draft: Drafting, parts: Parts, things: Sequence[ThingSaid]) -> bool:
    """« le 4/4 en bloque un, le 1/1 un autre »: it blocks an attacker that nothing blocks yet."""
    last = draft.draft.events[-1] if draft.draft.events else None
    another = len(things) == 1 and any(unit.is_a("second") for unit in parts.clause.units[1:])
    if (
        last is None
        or last.deed is not Deed.BLOCK
        or last.none
        or not another
        or things[0].head not in {"size", "card"}
    ):
        return False
    blocked = [each for event in draft.draft.events if event.deed is Deed.BLOCK for each in event.targets]
    free = [each for each in draft.in_combat(Deed.ATTACK) if each not in blocked]
    who = draft.things(things[0], last.by)
    if not free:
        draft.need("what")
        return True
    add_event(draft, parts, DraftEvent(Deed.BLOCK, last.by, who, [*free[:1]], phase=Phase.BLOCK))
    return True


def fights_as_called(things: Sequence[ThingSaid]) -> bool:
    """Whether something is called an attacker, or a blocker beside something else."""
    blocked = any(each.blocker for each in things) and any(each.head == "size" and not each.blocker for each in things)
    return any(each.attacker for each in things) or blocked


def take_fighting_states(parts: Parts, things: Sequence[ThingSaid]) -> None:
    """`unblocked 3/3`: what is called so attacks."""
    for each in things:
        each.attacker = each.attacker or not {"attacking", "unblocked"}.isdisjoint(each.states)
        parts.none = parts.none or "unblocked" in each.states
        each.states = [state for state in each.states if state not in {"attacking", "unblocked"}]


def is_heading(draft: Drafting, parts: Parts, things: Sequence[ThingSaid]) -> bool:
    """Whether the clause is the heading of a list, `commander: …`, `3 attackers: …`; what is listed is then so."""
    players = [each for each in parts.subjects if isinstance(each, PlayerSaid)]
    alone = len(things) == 1 and len(parts.clause.units) - len(players) == 1
    value = things[0].value if alone else ""
    if value in {"attacker", "blocker", "commander"}:
        draft.used.add(things[0].start)
        draft.heading = value
        draft.actor = draft.player(players[0].player) if players else draft.actor
        draft.draft.format = "commander" if value == "commander" else draft.draft.format
        return True
    for each in things if draft.heading else ():
        each.attacker, each.blocker = draft.heading == "attacker", draft.heading == "blocker"
        each.states += ["commander"] if draft.heading == "commander" and each.head == "card" else []
    draft.heading = ""
    return False


def unsay_implied_blocks(draft: Drafting, parts: Parts) -> None:
    """`into his 2/2, no block`: what stood there did not block; one that was said to block did."""
    draft.draft.events = [each for each in draft.draft.events if not (each.deed is Deed.BLOCK and each.implied)]
    if draft.in_combat(Deed.BLOCK) and any(unit.is_a("state") for unit in parts.clause.units):
        draft.need("what")  # blocked and "unblocked"


def lies_on_something(parts: Parts) -> bool:
    """Whether a keyword or counters are named and what they are on: "two -1/-1 counters on a 2/2"."""
    counters = any("/" in what for _, what in parts.amounts) or (parts.changes and "counter" in parts.measures)
    return bool((parts.traits or counters) and parts.behind.get("on"))


def attack_and_block(draft: Drafting, parts: Parts) -> None:
    """`attacker 3/3, blocker 2/2`: what is called a blocker blocks the others."""
    blocks = False
    for each in parts.subjects:
        if isinstance(each, ThingSaid):  # "attacker 4/4, blockers 3/3 and 3/3"
            blocks = (blocks or each.blocker) and not each.attacker
            each.blocker = blocks
    blockers = [each for each in parts.subjects if isinstance(each, ThingSaid) and each.blocker]
    parts.subjects = [each for each in parts.subjects if each not in blockers]
    attack(draft, parts)
    by = draft.actor or ME
    things = [thing for each in blockers for thing in draft.things(each, draft.other(by))]
    if things:
        event = DraftEvent(Deed.BLOCK, draft.other(by), things, list(draft.in_combat(Deed.ATTACK)), phase=Phase.BLOCK)
        add_event(draft, parts, event)


def list_things(draft: Drafting, parts: Parts, players: Sequence[PlayerSaid], things: Sequence[ThingSaid]) -> None:
    if players:
        draft.actor = draft.player(players[0].player)
        draft.headed_by = draft.actor if not things and not parts.behind else None
    if players and "attacking" in parts.states:  # "me: 6/6 trample attacking"
        parts.behind["with"] = [*things, *(each for each in parts.objects if isinstance(each, ThingSaid))]
        parts.subjects, parts.objects = list(players), []
        attack(draft, parts)
        return
    spells = [
        each
        for each in things
        if each.head == "card" and each.cards and draft.cards.is_spell(draft.cards.name_of(each.cards[0]))
    ]
    if parts.clause.sub == "then" and things and not players and draft.cast_last:
        for each in things:
            cast_spell(draft, parts, draft.actor, each, [])
        return
    if spells and not players and len(things) == len(spells):
        for each in spells:
            draft.used.add(each.start)
            cast_spell(draft, parts, draft.player(each.owner) or draft.actor, each, [])
        return
    by = next((each for each in parts.sides if each), None) or draft.actor or ME
    parts.objects = [*things, *parts.objects]
    parts.subjects = [PlayerSaid(by, "")]
    before = len(draft.draft.things)
    have(draft, parts)
    if not players and not parts.sides:
        new = draft.draft.things[before:]
        draft.nobodys |= {each.number for each in new if each.card is not None and not each.owner_said}


DEEDS: Mapping[str, Callable[[Drafting, Parts], None]] = {
    "attack": attack,
    "block": block,
    "trade": trade,
    "cast": cast_or_put,
    "activate": activate,
    "animate": activate,
    **dict.fromkeys(ABILITY_OF_VERB, use_keyword),
    "tap": tap,
    "equip": equip,
    "respond": respond,
    "resolve": resolve_it,
    "sacrifice": sacrifice,
    "have": have,
    "be": be,
    "become": be,
    "get": get,
    "make": make,
    "give": give,
    "pump": pump,
    "kill": do_to("removal spell", "Destroy target creature."),
    "exile": exile_or_take_away,
    "steal": do_to("control spell", "Gain control of target permanent."),
    "bounce": do_to("bounce spell", "Return target creature to its owner's hand."),
    "counter": do_to("counterspell", "Counter target spell."),
    "flicker": do_to("flicker", "Exile target creature, then return it to the battlefield under its owner's control."),
    "ping": do_to("ping", "This spell deals 1 damage to any target."),
    "burn": do_to("burn spell", "This spell deals 3 damage to any target."),
    "regenerate": regenerate,
    "gain": gain,
    "lose": lose,
    "deal": deal_or_cast,
    "take": deal,
    "hit": hit,
    "die": die,
    "enter": enter,
    "create": create,
    "draw": draw,
    "mill": draw,
    "discard": draw,
    "fight": fight,
    "pay": pay,
    "put": put,
    "concede": concede,
    "go": go,
    "goback": go,
    "target": aim_at,
    "enchant": enchant,
    "copy": copy,
    "say": nothing_done,
    "happen": nothing_done,
    "work": nothing_done,
    "survive": save,
    "pass": pass_over,
    "win": nothing_done,
    "let": nothing_done,
    "choose": choose_for_spell,
    "trigger": trigger,
    "declare": declare,
    "stay": be_left,
    "fizzle": nothing_done,
    "keep": nothing_done,
    "save": save,
}
