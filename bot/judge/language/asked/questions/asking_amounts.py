"""How a question about an amount is asked: damage, life, cards, counters, sizes."""

from collections.abc import Sequence

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.blocks_said import last_defender
from bot.judge.language.asked.deeds.clause_events import actor_of, aimed, subject_things
from bot.judge.language.asked.deeds.spells_cast import cast_spell
from bot.judge.language.asked.drafting.asked_about import DEFENDER, ask, combat_of_question, things_asked
from bot.judge.language.asked.drafting.draft import Asked, Deed, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.questions.asking_possibilities import ask_whether_possible
from bot.judge.language.asked.questions.measured_facts import fact_measured, is_walker_asked, whose_amount
from bot.judge.language.asked.words.function_words import GAINS_OR_WINS, HOW_OFTEN
from bot.judge.language.asked.words.players import ME, OPPONENT, OTHER
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.reference.folding import fold_text


def counted_things(draft: Drafting, parts: Parts) -> list[DraftThing]:
    """On what the counters lie that are asked about: loyalty is a planeswalker's."""
    named = things_asked(draft, parts) or draft.last_spoken()[-1:]
    walkers = [each for each in draft.on_table() if each.card and draft.cards.is_planeswalker(each.card)]
    attacked = [each for event in draft.draft.events if event.deed is Deed.ATTACK for each in event.targets]
    spoken = any(each.head != "pronoun" for each in parts.all_things())
    meant = "loyalty" in parts.measures or (not spoken and any(each in walkers for each in attacked))
    if meant and not any(each in walkers for each in named):
        return walkers[-1:]
    return named


def asks_how_often(draft: Drafting, parts: Parts) -> bool:
    """« combien de fois par tour … »: a rule says it, and no situation."""
    often = "how often" in parts.asks or any(unit.value in HOW_OFTEN for unit in parts.clause.units)
    often = often and not set(parts.measures) - {"times"} and parts.verb != "trigger"
    if often:
        draft.need("what")
        ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)
    return often


def ask_how_much(draft: Drafting, parts: Parts) -> None:
    """How much, how many, how often?"""
    if not asks_how_often(draft, parts):
        ask_amount(draft, parts)


def ask_amount(draft: Drafting, parts: Parts) -> None:
    """Ask for the fact that is measured, of whom it is said; nothing is asked where nobody reads what it is."""
    by = whose_amount(draft, parts)
    fact = fact_measured(draft, parts, by)
    if fact is None:
        draft.need("what")
    elif fact is Asked.DAMAGE:
        ask_how_much_damage(draft, parts, by)
    elif fact is Asked.TRIGGERED:
        player = None if parts.verb == "trigger" else by
        ask(draft, fact, things=things_that_trigger(draft, parts), player=player, yes_or_no=False)
    elif fact is Asked.COUNTERS:
        ask(draft, fact, things=counted_things(draft, parts), yes_or_no=False)
    elif fact is Asked.SIZE:
        things = [each for each in things_asked(draft, parts) if each in draft.creatures()]
        ask(draft, fact, things=(things or draft.creatures()[-1:])[:1], yes_or_no=False)
    elif fact is Asked.HAND:
        ask(
            draft, fact, player=by or next((p for p, what in draft.draft.totals if what == "hand"), ME), yes_or_no=False
        )
    elif fact is Asked.LIFE_TOTAL and (total := parts.number_after.get("from")) is not None:
        draft.draft.totals[by or last_defender(draft), "life"] = total
        ask(draft, fact, player=by or last_defender(draft), yes_or_no=False)
    elif fact is Asked.LIFE_LOST and parts.verb == "drain":
        ask(draft, fact, player=draft.other(by or ME), yes_or_no=False)
    else:
        ask(draft, fact, player=by or (DEFENDER if fact in OF_WHO_IS_ATTACKED else ME), yes_or_no=False)


OF_WHO_IS_ATTACKED = frozenset({Asked.LIFE_LOST, Asked.LIFE_TOTAL, Asked.POISON, Asked.DISCARDED})
"""What is asked of whoever is attacked where nobody says of whom."""


def things_that_trigger(draft: Drafting, parts: Parts) -> list[DraftThing]:
    """Return the cards that the clause names; none where any ability is meant."""
    named = [each for each in parts.all_things() if each.head == "card"]
    return [thing for each in named for thing in draft.things(each, ME)]


def ask_how_much_damage(draft: Drafting, parts: Parts, by: str | None) -> None:
    """How much damage whoever is aimed at is dealt; of a planeswalker what happens."""
    aims = [draft.player(each.player) for each in parts.behind.get("to", []) if isinstance(each, PlayerSaid)]
    if parts.verb == "take" and is_walker_asked(draft, parts) and not by:
        ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)  # « Jace prend combien ? »
        return
    cast_what_deals(draft, parts)
    combat_of_question(draft, parts)
    aims += [each for each in spell_aims(draft) if not draft.in_combat(Deed.ATTACK)]
    player = (by or DEFENDER) if parts.verb == "take" else next((each for each in aims if each), DEFENDER)
    ask(draft, Asked.DAMAGE, player=player, yes_or_no=False)


def spell_aims(draft: Drafting) -> list[str]:
    """The players at whom the last spell is aimed."""
    cast = [each for each in draft.draft.events if each.deed is Deed.CAST][-1:]
    return [each for event in cast for each in event.targets if isinstance(each, str) and not each.startswith("spell:")]


def cast_what_deals(draft: Drafting, parts: Parts) -> None:
    """`how much does Blaze for 5 do to him`: a spell that was not cast yet is."""
    named = [each for each in parts.subjects if isinstance(each, ThingSaid) and each.head == "card" and each.cards]
    spells = [each for each in named if not draft.is_permanent(each)]
    known = {event.card for event in draft.draft.events}
    if len(spells) == 1 and draft.cards.name_of(spells[0].cards[0]) not in known:
        cast_spell(draft, parts, draft.player(spells[0].owner), spells[0], [])
        parts.subjects = [each for each in parts.subjects if each is not spells[0]]


def ask_passes(draft: Drafting, parts: Parts) -> None:
    """« ça passe ? »: how much damage, or of a spell that is named or answered whether it resolves."""
    spells = [
        each
        for each in parts.subjects
        if isinstance(each, ThingSaid)
        and each.head == "card"
        and each.cards
        and draft.cards.is_spell(draft.cards.name_of(each.cards[0]))
    ]
    nouns = [each for each in parts.subjects if isinstance(each, ThingSaid) and each.value == "spell"]
    if nouns and draft.draft.events:
        draft.need("what")  # of which spell, nobody reads
        return
    if spells:
        ask(draft, Asked.RESOLVES, card=draft.cards.name_of(spells[0].cards[0]))
        return
    cast = [each.card for each in draft.draft.events if each.deed is Deed.CAST]
    if cast and not draft.creatures() and not parts.numbers and not parts.amounts:
        ask(draft, Asked.RESOLVES, card=cast[0])
        return
    combat_of_question(draft, parts)
    number = number_asked(parts, "damage")
    ask_damage(draft, parts, DEFENDER, number)


def ask_damage(draft: Drafting, parts: Parts, player: str, number: int | None) -> None:
    """Ask how much damage the player is dealt, or whether it is so much, or can be."""
    either = number is None and parts.offers_numbers()
    ask(draft, Asked.DAMAGE, player=player, number=number, at_least="can" in parts.aux, yes_or_no=not either)


def number_asked(parts: Parts, *measures: str) -> int | None:
    """Return the number of which it is asked whether it is so many; None where none is said, or several with "or"."""
    if parts.offers_numbers():
        return None
    return next((number for number, what in parts.amounts if what in measures), next(iter(parts.numbers), None))


DAMAGE_GOES = frozenset({"hit", "goback", "go", "pass", "deal", "take", "be"})


def ask_where_damage_goes(draft: Drafting, parts: Parts) -> bool:
    """Does the rest hit WHO? Whether any damage is dealt to that player; False where it is not of damage."""
    units = parts.clause.units
    verb = next((at for at, unit in enumerate(units) if unit.says("verb") == parts.verb), len(units))
    before = [unit for unit in units[:verb] if unit.says("measure") in {"excess", "damage"}]
    rest = any(isinstance(each, ThingSaid) and each.value == "rest" for each in parts.subjects)
    if parts.asks or parts.verb not in DAMAGE_GOES or not (before or rest) or not draft.draft.events:
        return False
    things = [*parts.objects, *parts.behind.get("to", ()), *parts.behind.get("on", ())]
    if any(isinstance(each, ThingSaid) and each.head != "pronoun" for each in things):
        return False
    aims = [draft.player(each.player) for each in things if isinstance(each, PlayerSaid)]
    aims += [DEFENDER for unit in units if unit.says("player") == OTHER]
    ask_damage(draft, parts, next((each for each in aims if each), DEFENDER), number_asked(parts, "damage", "excess"))
    return True


def ask_takes(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    number = number_asked(parts, "damage", "life")
    if parts.verb in {"deal", "hit", "make"}:
        aims = [
            draft.player(each.player)
            for prep in ("to", "on")
            for each in parts.behind.get(prep, [])
            if isinstance(each, PlayerSaid)
        ]
        aims += [draft.player(each.player) for each in parts.objects if isinstance(each, PlayerSaid)]
        player = next((each for each in aims if each), draft.other(by) if by else DEFENDER)
    else:
        player = by or DEFENDER
    if parts.verb == "make" and not parts.measures and not parts.amounts:
        ask_whether_possible(draft, parts)
        return
    named = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head == "card"]
    if parts.verb == "take" and not by and not parts.subjects and named:
        draft.things(named[0], OPPONENT)  # « combien prend Jace Beleren »
        ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)
        return
    for each in parts.behind.get("from", []):
        if isinstance(each, ThingSaid) and each.head == "card" and each.cards and draft.is_permanent(each):
            draft.things(each, draft.player(each.owner) or draft.other(by))
    things = [] if by else subject_things(draft, parts, None)
    if parts.verb == "take" and things and not by:
        ask(draft, Asked.DIES, things=things)
        return
    ask_damage(draft, parts, player, number)


def ask_stops(draft: Drafting, parts: Parts) -> None:
    """Does BLOCKER stop all the damage of ATTACKER? Whether none is dealt to who is attacked."""
    said = [each for each in parts.all_things() if each.head in {"size", "card"}]
    fight = all(each.head == "size" or draft.cards.is_creature(draft.cards.name_of(each.cards[0])) for each in said)
    if len(said) != 2 or not fight or draft.draft.events or not any(each is said[0] for each in parts.subjects):
        ask_whether_possible(draft, parts)
        draft.need("what")
        return
    attacker = draft.things(said[1], ME)
    blocker = draft.things(said[0], draft.other(attacker[0].owner))
    attacker[0].traits += [each for each in parts.traits if each not in attacker[0].traits]
    draft.draft.events.append(DraftEvent(Deed.ATTACK, attacker[0].owner, attacker, phase=Phase.ATTACK))
    draft.draft.events.append(DraftEvent(Deed.BLOCK, blocker[0].owner, blocker, [*attacker], phase=Phase.BLOCK))
    ask(draft, Asked.DAMAGE, player=blocker[0].owner, negated=True)


def ask_assigns(draft: Drafting, parts: Parts) -> None:
    """Can so much be assigned to the player? Whether so much damage is dealt, or more."""
    number = number_asked(parts, "damage")
    to_thing = any(isinstance(each, ThingSaid) and each.head != "pronoun" for each in aimed(parts))
    if number is None or to_thing:
        ask(draft, Asked.WHAT_HAPPENS, yes_or_no=False)
        return
    ask(draft, Asked.DAMAGE, player=DEFENDER, number=number, at_least=True)


def puts_everything_on_player(parts: Parts) -> bool:
    """Whether all the damage is meant to go to a player: "can I put everything on the player"."""
    everything = any(each.value in {"all", "rest"} for each in parts.all_things())
    aims = [each for prep in ("on", "to", "into", "in") for each in parts.behind.get(prep, [])]
    return everything and (
        any(isinstance(each, PlayerSaid) for each in aims) or any(unit.is_a("seat") for unit in parts.clause.units)
    )


def ask_whether_all_passes(draft: Drafting, parts: Parts) -> bool:
    """Can all the damage go to the player? Whether so much is dealt as the attackers have power; False where that is
    not asked."""
    if parts.verb not in {"put", "assign", "pass", "deal", "cast", "give"} or not puts_everything_on_player(parts):
        return False
    powers = [draft.power_of(each) for each in draft.in_combat(Deed.ATTACK)]
    if not powers:
        draft.need("what")
    ask(draft, Asked.DAMAGE, player=DEFENDER, number=sum(powers), at_least=True)
    return True


def ask_hits(draft: Drafting, parts: Parts) -> None:
    """Does it hit the player? Whether damage is dealt to whom it attacks."""
    named = [
        each for each in [*parts.subjects, *parts.objects] if isinstance(each, ThingSaid) and each.head != "pronoun"
    ]
    spell = named[0] if named and named[0].head == "card" and named[0].cards else None
    if spell is not None and draft.cards.is_spell(draft.cards.name_of(spell.cards[0])):
        event = cast_spell(draft, Parts(parts.clause), ME, spell, [each for each in parts.objects if each is not spell])
        ask(draft, Asked.CAN, event=event)
        return
    said = [one for each in named for one in draft.find_things(each, None, make=False)]
    attacking = bool(said) and all(each in draft.in_combat(Deed.ATTACK) for each in said)
    if attacking and all(isinstance(each, PlayerSaid) for each in parts.objects):
        ask_damage(draft, parts, DEFENDER, number_asked(parts, "damage"))  # "does his 4/4 hit me?"
        return
    attacker = draft.things(named[0], ME) if len(named) == 1 and draft.blockers and parts.subjects else []
    if attacker and not draft.draft.questions and attacker[0] not in draft.blockers:
        show_stopped(draft, attacker[:1])
        return
    if named or not draft.in_combat(Deed.ATTACK):
        ask_whether_possible(draft, parts)
        return
    ask_damage(draft, parts, DEFENDER, number_asked(parts, "damage"))


def show_stopped(draft: Drafting, attacker: Sequence[DraftThing]) -> None:
    """Does it hit the player, whose blocker was spoken of before any attack? It attacks first, and is blocked."""
    event = DraftEvent(Deed.BLOCK, draft.blockers[0].owner, [*draft.blockers], [*attacker], phase=Phase.BLOCK)
    draft.draft.events[:0] = [DraftEvent(Deed.ATTACK, attacker[0].owner, [*attacker], phase=Phase.ATTACK), event]
    for each in draft.draft.events[2:]:
        each.phase = each.phase or Phase.BLOCKED
    ask(draft, Asked.DAMAGE, player=DEFENDER)


def ask_gains(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    number = number_asked(parts, "life")
    if asks_who_wins(draft, parts):
        ask(draft, Asked.WINS, player=by or ME)
        return
    owner = by
    if owner is None:
        things = subject_things(draft, parts, ME)
        owner = next((draft.player(each.player) for each in parts.objects if isinstance(each, PlayerSaid)), None) or (
            things[0].owner if things else ME
        )
        if things and not any(event.deed is Deed.ATTACK for event in draft.draft.events):
            combat_of_question(draft, parts)
    either = number is None and parts.offers_numbers()
    ask(draft, Asked.LIFE_GAINED, player=owner, number=number, yes_or_no=not either)


def asks_who_wins(draft: Drafting, parts: Parts) -> bool:
    """Whether « je gagne ? » asks for the game: nothing is said to be gained, and nothing has lifelink."""
    said = parts.measures or parts.amounts or parts.numbers or parts.all_things() or parts.traits
    known = shipped_lexicon().keywords
    traits = [fold_text(each) for thing in draft.creatures() for each in thing.traits]
    lifelink = any(each in known and known[each].id == "lifelink" for each in traits)
    return parts.verb_word in GAINS_OR_WINS and not said and not lifelink


def ask_discards(draft: Drafting, parts: Parts) -> None:
    """Does WHO discard? Can WHO discard something is no question of what happens."""
    if "can" in parts.aux:
        ask_whether_possible(draft, parts)
        return
    by = actor_of(draft, parts) or DEFENDER
    ask(draft, Asked.DISCARDED, player=by, number=number_asked(parts, "card"))


def ask_draws(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    number = number_asked(parts, "card")
    ask(draft, Asked.DRAWN, player=by, number=number)
