"""What is said to come of it: life and damage, deaths and sacrifices, tokens, cards drawn, fights."""

import re
from collections.abc import Callable, Sequence

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.abilities_used import activate
from bot.judge.language.asked.deeds.attacks_said import attack
from bot.judge.language.asked.deeds.clause_events import (
    EFFECTS_OF_NOUNS,
    NUMBER_WORDS,
    actor_of,
    add_event,
    aimed,
    effect,
    says_since_when,
    subject_things,
)
from bot.judge.language.asked.deeds.commander_casts import state_casts
from bot.judge.language.asked.deeds.done_for_spells import SACRIFICED_AS_COST, SACRIFICED_TO_CAST, sacrifice_for_spell
from bot.judge.language.asked.deeds.responses import respond_to
from bot.judge.language.asked.deeds.results_told import tell_result
from bot.judge.language.asked.deeds.spells_cast import cast, cast_spell
from bot.judge.language.asked.deeds.states_said import take_commander_damage
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing
from bot.judge.language.asked.drafting.drafting import Drafting, common_token, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.players import ME, OPPONENT
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.made_up import printed_abilities, read_traits


def make(draft: Drafting, parts: Parts) -> None:
    """« je fais Choc dessus », « je fais +2 », « ça fait 3 blessures »."""
    cards = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head == "card"]
    if any(unit.says("verb") == "copy" for unit in parts.clause.units):
        create(draft, parts)
    elif parts.loyalty or uses_zero(draft, parts):
        activate(draft, parts)
    elif cards or any(isinstance(each, ThingSaid) and each.value in EFFECTS_OF_NOUNS for each in parts.objects):
        cast(draft, parts)
    elif any(isinstance(each, ThingSaid) and is_made(each) for each in parts.objects):
        create(draft, parts)
    elif any(what == "damage" for _, what in parts.amounts):
        deal(draft, parts)


def is_made(said: ThingSaid) -> bool:
    """Whether it is a token, or a size, which only tokens have of what somebody makes."""
    return said.token or said.head in {"size", "predefined"} or said.value == "token"


def uses_zero(draft: Drafting, parts: Parts) -> bool:
    """« Garruk fait 0 »: the loyalty ability without a sign, of the planeswalker that is named or was spoken of."""
    subjects = [each for each in parts.subjects if isinstance(each, ThingSaid) and each.cards]
    walks = any(draft.cards.is_planeswalker(draft.cards.name_of(each.cards[0])) for each in subjects)
    spoken = draft.last_spoken()[-1:]
    walks = walks or (not subjects and any(each.card and draft.cards.is_planeswalker(each.card) for each in spoken))
    if walks and parts.numbers[:1] == [0]:
        parts.loyalty = ["0"]
        return True
    return False


def lose_keywords(draft: Drafting, parts: Parts) -> None:
    """« elle perd le vol », « je lui retire le vol »: the creature that has it loses it until end of turn."""
    printed = printed_abilities(read_traits(" ".join(parts.traits)).keywords)
    said = {each.lower() for each in parts.traits}
    having = [each for each in draft.creatures() if said & {trait.lower() for trait in each.traits}]
    of = [each for each in parts.behind.get("to", []) if isinstance(each, ThingSaid)]
    named = subject_things(draft, parts, None) or [thing for each in of for thing in draft.things(each, None)]
    things = named or having[-1:] or draft.last_spoken()[-1:]
    if printed and things:
        text = f"Target creature loses {', '.join(printed).lower()} until end of turn."
        effect(draft, parts, draft.actor or ME, "effect", text, targets=things)


def lose(draft: Drafting, parts: Parts) -> None:
    if parts.traits and not parts.amounts and not parts.numbers:
        lose_keywords(draft, parts)
        return
    by = actor_of(draft, parts)
    life = next((number for number, what in parts.amounts if what == "life"), None)
    player = by or draft.actor or ME
    if life is not None and not tell_result(draft, parts, "lose", life, [player]):
        effect(draft, parts, player, "effect", f"You lose {life} life.")


def deal(draft: Drafting, parts: Parts) -> None:
    """WHO deals N damage to WHOM; PLAYER takes N."""
    amount = next(
        (number for number, what in parts.amounts if what in {"damage", "life"}), next(iter(parts.numbers), None)
    )
    by = actor_of(draft, parts)
    if parts.verb == "take" and take_commander_damage(draft, parts, by or ME):
        return
    if by is None and (
        hurt_before(draft, parts, amount) or (parts.verb == "deal" and dealt_by_commander(draft, parts))
    ):
        return
    if (
        parts.verb == "deal"
        and by is not None
        and amount is not None
        and deals_with_commander(draft, parts, by, amount)
    ):
        return
    done_to = subject_things(draft, parts, None) or draft.last_spoken()[-1:]
    passive = bool({"be", "get"} & set(parts.light)) or not (parts.subjects or aimed(parts) or parts.objects)
    if parts.verb == "deal" and passive and by is None and done_to and amount is not None:
        done_to[0].states.append(f"damage {amount}")  # "it's dealt 2 damage", before what is asked
        return
    if {"be", "get"} & set(parts.light) and by is not None:
        parts.verb = "take"  # "I'm dealt 21 damage by …"
        parts.subjects, parts.objects = [PlayerSaid(by, "")], [*parts.behind.pop("by", []), *parts.objects]
        commanders = [each for each in parts.objects if isinstance(each, ThingSaid) and each.value == "commander"]
        amount = next((number for number, what in parts.amounts if what == "damage"), None)
        if commanders and amount is not None:
            source = draft.things(commanders[0], draft.other(by))[0]
            draft.draft.commander_damage[by, source.number] = amount
            return
    aims = [*aimed(parts), *parts.objects]
    if parts.verb == "take":
        things = subject_things(draft, parts, by)
        targets: list[DraftThing | str] = list(things) or [by or ME]
        by = draft.other(by or ME)
    else:
        targets = [target for each in aims for target in draft.named(each, draft.other(by or ME))]
        things = [] if by else subject_things(draft, parts, ME)
        draft.speak_of(things)
        if things and amount is None:
            return
    if amount is None:
        return
    commander = next((thing for thing in things if "commander" in thing.states), None)
    if commander is not None:
        whom = next((each for each in targets if isinstance(each, str)), draft.other(commander.owner))
        draft.draft.commander_damage[whom, commander.number] = amount
        return
    targets = targets or [draft.other(by or ME)]
    if tell_result(draft, parts, "damage", amount, targets):
        return
    printed = printed_abilities([each for one in things for each in read_traits(" ".join(one.traits)).keywords])
    text = "\n".join([*printed[:1], f"This spell deals {amount} damage to any target."])
    effect(draft, parts, by or ME, "effect", text, targets=targets)
    draft.speak_of(only_things(targets) if things else [])


def hurt_before(draft: Drafting, parts: Parts, amount: int | None) -> bool:
    """`after it took 2 from a blocker`, `a 4/4 that took 2`: so much damage is marked on it already (CR 120.6)."""
    if parts.verb != "take" or parts.clause.sub not in {"after", "because", "that"} or amount is None:
        return False
    hurt = subject_things(draft, parts, None)
    for each in hurt:
        each.states.append(f"damage {amount}")
    draft.used.update(each.start for each in parts.behind.get("from", []) if isinstance(each, ThingSaid))
    return bool(hurt)


def hit(draft: Drafting, parts: Parts) -> None:
    """WHO hits WHOM with CREATURE or SPELL."""
    source = next((each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid)), None)
    if (
        source is not None
        and source.head == "card"
        and source.cards
        and draft.cards.is_spell(draft.cards.name_of(source.cards[0]))
    ):
        cast_spell(draft, parts, actor_of(draft, parts), source, list(parts.objects))
        return
    if not dealt_by_commander(draft, parts):
        attack(draft, parts)


def dealt_by_commander(draft: Drafting, parts: Parts) -> bool:
    """CR 903.10a: `his commander hit me for 14`: what a commander has dealt before."""
    amount = parts.number_after.get("for") or next((number for number, what in parts.amounts if what == "damage"), None)
    if amount is None and parts.verb == "deal":
        amount = next(iter(parts.numbers), None)
    subjects = subject_things(draft, parts, None) if amount is not None else []
    commander = next((each for each in subjects if "commander" in each.states), None)
    if commander is None or amount is None:
        return False
    aims = [draft.player(each.player) for each in parts.objects if isinstance(each, PlayerSaid)]
    whom = next((each for each in aims if each is not None), draft.other(commander.owner))
    before = draft.draft.commander_damage.get((whom, commander.number), 0) if parts.clause.sub == "then" else 0
    before = before or (draft.draft.commander_damage.get((whom, commander.number), 0) if says_more(parts) else 0)
    draft.draft.commander_damage[whom, commander.number] = before + amount
    draft.added_up.append(amount)
    draft.speak_of([commander])
    return True


def deals_with_commander(draft: Drafting, parts: Parts, by: str, amount: int) -> bool:
    """CR 903.10a: « il m'a mis 21 blessures avec son commandant »: what a commander has dealt before."""
    said = [each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid)]
    named = [each for each in said if each.value == "commander" or "commander" in each.states]
    sources = [thing for each in named[:1] for thing in draft.things(each, by)]
    whom = next((draft.player(each.player) for each in parts.objects if isinstance(each, PlayerSaid)), draft.other(by))
    if not sources or whom is None:
        return False
    sources[0].states += ["commander"] if "commander" not in sources[0].states else []
    draft.draft.commander_damage[whom, sources[0].number] = amount
    draft.added_up.append(amount)
    draft.speak_of(sources)
    return True


def says_more(parts: Parts) -> bool:
    """Whether an amount comes on top of one that was said: "for 4 more", « encore 9 »."""
    return any(unit.is_a("more") for unit in parts.clause.units)


def die(draft: Drafting, parts: Parts) -> None:
    """THING dies: it is put into the graveyard, whatever did that."""
    if state_casts(draft, parts):
        return  # CR 903.9a: each time it went back to the command zone, from where it was cast
    things = subject_things(draft, parts, ME)
    if "with" in {unit.says("prep") for unit in parts.clause.units}:  # "dies with a -1/-1 counter on it"
        for thing in things:
            thing.states += [f"{what} x{number}" for number, what in parts.amounts if "/" in what]
    if dies_to_spell(draft, parts, things):
        return
    if not things or any(each.card is not None and draft.cards.is_spell(each.card) for each in things):
        draft.need("what")
        return
    fought = {
        each.number for event in draft.draft.events if event.deed in {Deed.ATTACK, Deed.BLOCK} for each in event.who
    }
    for thing in things:
        if thing.number in fought:
            continue  # "dies in combat" is what the combat shows
        draft.draft.events.append(
            DraftEvent(
                Deed.EFFECT,
                thing.owner,
                who=[thing],
                name="effect",
                text="Sacrifice a permanent.",
                extras={"sacrifice": True},
            )
        )
    draft.speak_of(things)


def cards_behind(
    draft: Drafting, parts: Parts, prepositions: Sequence[str], is_such: Callable[[str], bool]
) -> list[ThingSaid]:
    """What stands behind these prepositions by the name of such a card."""
    said = [each for prep in prepositions for each in parts.behind.get(prep, []) if isinstance(each, ThingSaid)]
    return [each for each in said if each.head == "card" and each.cards and is_such(draft.cards.name_of(each.cards[0]))]


def dies_to_spell(draft: Drafting, parts: Parts, things: Sequence[DraftThing]) -> bool:
    """`my 3/3 dies to Murder`: who cast it is the other player."""
    spells = cards_behind(draft, parts, ("to", "from", "by", "on"), draft.cards.is_spell)
    if not spells or not things:
        return False
    said = [each for each in parts.subjects if isinstance(each, ThingSaid)]
    for prep in ("to", "from", "by", "on"):
        parts.behind.pop(prep, None)
    cast_spell(draft, parts, draft.player(spells[0].owner) or draft.other(things[0].owner), spells[0], said)
    draft.speak_of(things)
    return True


def sacrifice(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts, None if parts.passive else draft.actor)
    things = only_things(target for each in parts.objects for target in draft.named(each, by or draft.actor or ME))
    if parts.passive:
        things = subject_things(draft, parts, ME)
    things = things or draft.last_spoken(by)[-1:]
    attackers = draft.in_combat(Deed.ATTACK) if not draft.in_combat(Deed.BLOCK) else []
    if parts.clause.sub == "then" and things and all(each in attackers for each in things):
        draft.fought_out = True  # "I attack with it, then sac it": behind the damage
    if parts.behind.get("response") and things:
        answer = DraftEvent(Deed.EFFECT, by or things[0].owner, targets=[*things])
        respond_to(draft, parts, answer)
    if sacrifice_for_spell(draft, things) or sacrifice_to_spell(draft, parts, by, things):
        return
    if things and use_outlet(draft, parts, by or things[0].owner, things):
        return
    if len(things) == 1 and not parts.clause.asked and use_own_ability(draft, parts, things[0]):
        return
    asks = next(
        (
            each
            for each in reversed(draft.draft.events)
            if each.deed is Deed.CAST and "sacrifices" in draft.cards.text(each.card or "")
        ),
        None,
    )
    for thing in things:
        who = by if by is not None and thing.owner == by else thing.owner
        if asks is not None:
            draft.draft.events.append(DraftEvent(Deed.CHOOSE, who, [thing], text="sacrifice"))
        else:
            add_event(
                draft,
                parts,
                DraftEvent(
                    Deed.EFFECT,
                    who,
                    who=[thing],
                    name="effect",
                    text="Sacrifice a permanent.",
                    extras={"sacrifice": True},
                ),
            )
    draft.speak_of(things)


def sacrifice_to_spell(draft: Drafting, parts: Parts, by: str | None, things: Sequence[DraftThing]) -> bool:
    """`sac it to Altar's Reap`: the spell is cast for which the sacrifice is the cost (CR 601.2b)."""
    spells = cards_behind(
        draft, parts, ("to", "with", "for"), lambda name: SACRIFICED_TO_CAST.search(draft.cards.text(name)) is not None
    )
    if not spells or not things:
        return False
    for prep in ("to", "with", "for"):
        parts.behind.pop(prep, None)
    cast_spell(draft, parts, by or things[0].owner, spells[0], [])
    return sacrifice_for_spell(draft, things)


def use_own_ability(draft: Drafting, parts: Parts, thing: DraftThing) -> bool:
    """`sac Mogg Fanatic to deal 1 to his 1/1`: the sacrifice is the cost of an ability of its own."""
    aims = [each for prep in ("on", "to", "into") for each in parts.behind.get(prep, [])]
    if not aims or not is_sacrificed_for_itself(draft, thing):
        return False
    targets = [target for each in aims for target in draft.named(each, draft.other(thing.owner))]
    add_event(draft, parts, DraftEvent(Deed.ACTIVATE, thing.owner, [thing], targets))
    draft.added_up += [number for number, _ in parts.amounts] + parts.numbers
    draft.speak_of([*only_things(targets), thing])
    return True


def is_sacrificed_for_itself(draft: Drafting, thing: DraftThing) -> bool:
    """Whether an ability of its own has its sacrifice as a cost."""
    name = re.escape(thing.card or "")
    cost = re.compile(rf"sacrifice (?:this \w+|{name}|{name.partition(',')[0]})[^:.\n]*:", re.IGNORECASE)
    return thing.card is not None and cost.search(draft.cards.text(thing.card)) is not None


def use_outlet(draft: Drafting, parts: Parts, by: str, things: Sequence[DraftThing]) -> bool:
    """`sac X to Ashnod's Altar`: the sacrifice is the cost of an ability of what is named."""
    outlets = cards_behind(
        draft, parts, ("to", "with"), lambda name: SACRIFICED_AS_COST.search(draft.cards.text(name)) is not None
    )
    named = any(parts.behind.get(each) for each in ("to", "with"))
    mine = [each for each in draft.on_table(by) if each.card and SACRIFICED_AS_COST.search(draft.cards.text(each.card))]
    if not named and len(mine) == 1 and mine[0] not in things:
        source = mine  # the one thing there that wants sacrifices
    elif outlets:
        source = draft.things(outlets[0], by)[:1]
    else:
        return False
    for each in things:
        add_event(draft, parts, DraftEvent(Deed.ACTIVATE, by, source, text=""))
        draft.draft.events.append(DraftEvent(Deed.CHOOSE, by, [each], text="sacrifice"))
    draft.speak_of(things)
    return True


def enter(draft: Drafting, parts: Parts) -> None:
    """THINGS enter under somebody's control; "as soon as it enters" only says since when it is there (CR 302.6)."""
    if says_since_when(draft, parts, parts.subjects):
        return
    copies = any(unit.says("verb") == "copy" for unit in parts.clause.units)
    of_all = parts.subjects if copies else parts.all_things()
    whose = next((draft.player(each.owner) for each in of_all if isinstance(each, ThingSaid) and each.owner), None)
    under = next((draft.player(owner) for unit in parts.clause.units if (owner := unit.says("owner"))), None)
    headed = next((draft.player(each.player) for each in parts.subjects if isinstance(each, PlayerSaid)), None)
    for each in parts.subjects:
        if not isinstance(each, ThingSaid):
            continue
        draft.used.add(each.start)
        by = under or draft.player(each.owner) or whose or headed or ME
        number = max(1, each.count or 1)
        if each.head == "card" and each.cards:
            name = draft.cards.name_of(each.cards[0])
            existing = [thing for thing in draft.on_table() if thing.card == name]
            if existing and not each.indefinite and not each.count:
                draft.speak_of(existing)
                continue
            if copies or "{X}" in draft.cards.mana_cost(name):  # "Clone enters copying his Hill Giant"
                cast_spell(draft, parts, by, each, [*parts.objects, *parts.behind.pop("as", [])])
                continue
            for _ in range(number):
                draft.draft.events.append(DraftEvent(Deed.CAST, by, card=name))
        elif each.value == "land":
            for _ in range(min(number, MOST_LANDS)):
                add_event(draft, parts, DraftEvent(Deed.PLAY, by, card="Forest"))
        elif each.head == "size" or each.value in {"creature", "token"}:
            size = each.value if each.head == "size" else ""
            effect(draft, parts, by, "effect", token_text(number, size, each.traits))
        else:
            draft.need("what")


MOST_LANDS = 5


def token_text(number: int, size: str, traits: Sequence[str] = ()) -> str:
    words = "a" if number == 1 else NUMBER_WORDS.get(number, str(number))
    common = common_token(traits) if not size else None
    size, *more = common or [size or "1/1"]
    said = read_traits(" ".join([*traits, *more]))
    abilities = printed_abilities(said.keywords)
    having = f" with {' and '.join(abilities).lower()}" if abilities else ""
    kind = (said.subtypes or ["Soldier"])[0]
    color = next((each for each in more if each in shipped_lexicon().colors), "colorless" if common else "white")
    return f"Create {words} {size} {color} {kind} creature token{'s' if number > 1 else ''}{having}."


def create(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts) or draft.actor or ME
    if any(unit.says("verb") == "copy" for unit in parts.clause.units):
        effect(
            draft,
            parts,
            by,
            "effect",
            "Create a token that's a copy of target permanent.",
            targets=draft.last_spoken()[-1:],
        )
        return
    if tell_result(draft, parts, "create"):
        draft.added_up += [each.count for each in parts.all_things() if each.count is not None]
        return
    for each in parts.objects:
        draft.used.add(each.start if isinstance(each, ThingSaid) else -1)
        if isinstance(each, ThingSaid) and (each.head == "size" or each.value in {"creature", "token"}):
            size = each.value if each.head == "size" else ""
            effect(draft, parts, by, "effect", token_text(max(1, each.count or 1), size, each.traits))
        elif isinstance(each, ThingSaid) and each.head == "predefined":
            number = max(1, each.count or 1)
            words = "a" if number == 1 else NUMBER_WORDS.get(number, str(number))
            effect(draft, parts, by, "effect", f"Create {words} {each.value} token{'s' if number > 1 else ''}.")
        elif isinstance(each, ThingSaid) and each.head == "card":
            copy = draft.find_things(each, by, make=False)
            if copy:
                effect(
                    draft, parts, by, "effect", "Create a token that's a copy of target permanent.", targets=copy[:1]
                )


def copy(draft: Drafting, parts: Parts) -> None:
    """WHO copies THING: a token that is a copy of it."""
    by = actor_of(draft, parts) or draft.actor or ME
    said = [each for each in parts.objects if isinstance(each, ThingSaid)]
    with_what = [each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid) and each.head == "card"]
    if len(with_what) == 1 and with_what[0].cards:
        aims = aimed(parts)
        parts.behind = {}
        cast_spell(draft, parts, by, with_what[0], [*parts.objects])  # "I copy his Bolt with Twincast, targeting him"
        new = [target for each in aims for target in draft.named(each, draft.other(by))]
        draft.draft.events += [DraftEvent(Deed.CHOOSE, by, targets=[each], text="target") for each in new[:1]]
        return
    things = [thing for each in said for thing in draft.things(each, draft.other(by))]
    if any(each.head == "card" for each in said) and things and all(each.zone is None for each in things):
        text = "Create a token that's a copy of target permanent."
        effect(draft, parts, by, "effect", text, targets=things[:1])
        return
    draft.need("what")


def draw(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts) or draft.actor or ME
    number = next((number for number, what in parts.amounts if what == "card"), next(iter(parts.numbers), 1))
    if tell_result(draft, parts, parts.verb, number, [by]):
        return
    words = "a card" if number == 1 else f"{NUMBER_WORDS.get(number, str(number))} cards"
    match parts.verb:
        case "draw":
            text = f"Draw {words}."
        case "mill":
            text = f"Mill {words}."
        case _:
            text = f"Discard {words}."
    effect(draft, parts, by, "effect", text)


FIGHT_OF_ONE_SIDE = "Target creature you control fights another target creature."


def fight(draft: Drafting, parts: Parts) -> None:
    """CREATURES fight [with CREATURES]: the second of two is the opponent's, unless somebody's is said."""
    if fight_by_spell(draft, parts):
        return
    mine = subject_things(draft, parts, ME)
    theirs = only_things(
        target
        for each in [*parts.objects, *parts.behind.get("with", [])]
        for target in draft.named(each, draft.other(mine[0].owner if mine else ME))
    )
    if len(mine) > 1 and not theirs:
        mine, theirs = mine[:1], mine[1:2]
        if not theirs[0].owner_said:
            theirs[0].owner = draft.other(mine[0].owner)
    if not mine or not theirs:
        draft.need("what")  # who fights whom?
    if mine and theirs:
        own = theirs[0].owner == mine[0].owner
        effect(
            draft,
            parts,
            mine[0].owner,
            "fight",
            FIGHT_OF_ONE_SIDE if own else "Target creature you control fights target creature you don't control.",
            targets=[mine[0], theirs[0]],
            spell=True,
        )


def fight_by_spell(draft: Drafting, parts: Parts) -> bool:
    """`I fight his 3/3 with my 4/4 using Prey Upon`: the spell is cast on both, the own one first."""
    named = [*parts.subjects, *parts.objects, *parts.behind.get("with", [])]
    said = [each for each in named if isinstance(each, ThingSaid)]
    spells = [each for each in said if each.head == "card" and each.cards and not draft.is_permanent(each)]
    by = actor_of(draft, parts)
    if len(spells) != 1 or by is None:
        return False
    things = [thing for each in said if each is not spells[0] for thing in draft.things(each, None)]
    things = sorted(things, key=lambda each: each.owner != by)
    event = cast_spell(draft, parts, by, spells[0], [])
    if event is not None:
        event.targets = [*things]
        draft.speak_of(things[:1])
    return True


def resolve_it(draft: Drafting, parts: Parts) -> None:
    if parts.clause.sub == "before" and draft.draft.events:
        for event in draft.draft.events[-2:]:
            event.response = event.response or event is not draft.draft.events[0]  # "… before it resolves"
        return
    known = {event.card for event in draft.draft.events}
    said = [each for each in [*parts.subjects, *parts.objects] if isinstance(each, ThingSaid) and each.head == "card"]
    new = [each for each in said if each.cards and draft.cards.name_of(each.cards[0]) not in known]
    for each in new:  # "if Raise the Alarm resolves", "Bob resolves Grave Titan"
        cast_spell(draft, parts, actor_of(draft, parts) or draft.player(each.owner) or draft.actor, each, [])
    add_event(draft, parts, DraftEvent(Deed.RESOLVE))


def trigger(draft: Drafting, parts: Parts) -> None:
    """`my Phyrexian Arena triggers in my upkeep`: it lies there, and the step comes."""
    for each in parts.subjects:
        if isinstance(each, ThingSaid) and draft.is_permanent(each):
            draft.things(each, draft.player(each.owner) or ME)


def concede(draft: Drafting, parts: Parts) -> None:
    add_event(draft, parts, DraftEvent(Deed.CONCEDE, actor_of(draft, parts) or OPPONENT))


def nothing_done(_draft: Drafting, _parts: Parts) -> None:
    """What says nothing of the table."""
