"""English clauses about the stack (CR 601-608): what is cast, activated or triggers, and what it then does."""

from collections.abc import Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.words import effects as fx
from bot.explain.costs import gift_recipient
from bot.explain.english import changes
from bot.explain.english.costs import words_of_paid_costs
from bot.explain.english.nouns import agreeing_verb, list_names, name_with_article, noun_phrase, subject_and_verb
from bot.explain.english.words import ASPECTS, DURATIONS, FROM, STEPS, WHEN
from bot.explain.english_grammar import capitalize, close_sentence, join_clauses, join_words, possessive
from bot.explain.figures import (
    Boost,
    PlannedKind,
    boosts_by_object,
    is_from_elsewhere,
    is_transformed,
    planned_objects,
    size_change,
    sources_beside,
    taker_of,
    targets_of,
)
from bot.explain.names import Called, Names, Noun
from bot.explain.passages import Passage
from bot.explain.shapes import shape_of


def label_of_passage(passage: Passage, names: Names) -> str:
    """What made it, before a colon: Exalted; Flanking (the 2/2); Giant Growth; Ability of Prodigal Pyromancer.

    Empty where nothing did, or what was only stated to happen."""
    if not passage.by or all(names.noun(each.source).stated for each in passage.by):
        return ""
    first = passage.by[0]
    if first.card is not None:
        return name_with_article(names, first.card)
    times = f" ×{len(passage.by)}" if len(passage.by) > 1 else ""
    if first.keyword is None:
        sources = tuple(dict.fromkeys(each.source for each in passage.by))
        if len(sources) > 1:
            return f"{len(passage.by)} abilities ({list_names(names, sources)})"
        return f"Ability of {name_with_article(names, first.source)}{times}"
    others = sources_beside(passage.by, passage.events)
    return f"{capitalize(str(first.keyword))}{times}{f' ({list_names(names, others)})' if others else ''}"


def words_of_targets(stacked: StackedAbility, names: Names) -> str:
    """What it targets, if anything."""
    found = targets_of(stacked)
    return f", targeting {list_names(names, found)}" if found else ""


def name_of_stacked(stacked: StackedAbility, names: Names) -> str:
    """The spell, or the ability with its keyword or else only its source."""
    if stacked.card is not None:
        return name_with_article(names, stacked.card)
    if stacked.keyword is None:
        return f"an ability of {name_with_article(names, stacked.source)}"
    return f"{possessive(name_with_article(names, stacked.source))} {stacked.keyword} ability"


def clause_of_triggered(events: Sequence[ev.AbilityTriggered], names: Names) -> str:
    return join_clauses(
        [f"{name_of_stacked(each.stacked, names)} triggers{words_of_targets(each.stacked, names)}" for each in events]
    )


def clause_of_trigger_change(event: ev.TriggerChanged, names: Names) -> str:
    """CR 603.2d, 101.2."""
    often = "triggers an additional time" if event.again else "does not trigger"
    return (
        f"the ability of {name_with_article(names, event.source)} {often}, because of "
        f"{name_with_article(names, event.by)}"
    )


def clause_of_delayed(event: ev.DelayedTriggerMade, names: Names) -> str:
    """CR 603.7, for the beginning of a later step."""
    when = WHEN.get(event.step, f"as {STEPS[event.step].removeprefix('The ')} begins")
    if event.whose is not None:
        step = STEPS[event.step].removeprefix("The ")
        when = f"at the beginning of {possessive(name_with_article(names, event.whose))} next {step}"
    cards = planned_objects(event.stacked, fx.CastWithoutPaying)
    if cards and event.whose is not None:
        return (
            f"{name_with_article(names, event.whose)} may cast {list_names(names, cards)} at the beginning of their "
            f"next {event.step}"
        )
    for kind, participle in WILL_BE:
        concerned = planned_objects(event.stacked, kind)
        if concerned:
            return f"{subject_and_verb(names, concerned, 'is', 'are')} to be {participle} {when}"
    return f"{name_of_stacked(event.stacked, names)} will do something more {when}"


WILL_BE: Sequence[tuple[PlannedKind, str]] = (
    (fx.SacrificeObjects, "sacrificed"),
    (fx.Exile, "exiled"),
    (fx.ReturnToHand, "returned to hand"),
    (fx.PutOntoBattlefield, "put onto the battlefield"),
)
"""What is to be done to what a delayed ability is about."""


def clause_of_awaiting(event: ev.DelayedAbilityMade, names: Names) -> str:
    """CR 603.7a-b: it waits for its event, and how long."""
    when = "the next time that its event occurs" if event.once else "each time that its event occurs"
    return (
        f"a delayed ability of {name_with_article(names, event.source)} triggers "
        f"{when}{words_of_duration(event, names)}"
    )


def clause_of_activated(event: ev.AbilityActivated, names: Names) -> str:
    stacked = event.stacked
    return (
        f"{name_with_article(names, stacked.controller)} activates "
        f"{name_of_stacked(stacked, names)}{words_of_targets(stacked, names)}"
    )


def clause_of_cast(event: ev.SpellCast, names: Names) -> str:
    """CR 601.2, 712.11a."""
    stacked = event.stacked
    down = " face down" if event.spell.form.face_down is not None else ""
    where = FROM.get(event.spell.cast.origin or Zone.HAND, "") if is_from_elsewhere(event.spell) else ""
    tax = f", for {{{event.tax}}} more (commander tax)" if event.tax else ""
    to = gift_recipient(event.spell)
    gift = f", promising {name_with_article(names, to)} its gift" if to is not None else ""
    turned = " transformed" if is_transformed(event.spell) else ""
    how = f"{turned}{down}{where}{words_of_paid_costs(event.spell)}{gift}{tax}"
    return (
        f"{name_with_article(names, stacked.controller)} casts "
        f"{name_with_article(names, event.spell.id)}{how}{words_of_targets(stacked, names)}"
    )


def clause_of_resolved(event: ev.Resolved, names: Names) -> str:
    """Said only where nothing came of it."""
    return f"{name_of_stacked(event.stacked, names)} resolves without effect"


def clause_of_fizzled(event: ev.DidNotResolve, passage: Passage, names: Names) -> str:
    """CR 608.2b, 603.4."""
    if Reason.CONDITION_NOT_TRUE in passage.why:
        return f"{name_of_stacked(event.stacked, names)} does nothing: its “if” is not true any more"
    several = len(event.stacked.targets) > 1
    return (
        f"{name_of_stacked(event.stacked, names)} does nothing: {'its targets are' if several else 'its target is'} "
        "illegal"
    )


def clause_of_countered(events: Sequence[ev.Countered], names: Names) -> str:
    """CR 701.6a."""
    return join_clauses(
        [f"{name_of_stacked(each.by, names)} counters {name_of_stacked(each.stacked, names)}" for each in events]
    )


def clause_of_not_countered(event: ev.NotCountered, names: Names) -> str:
    """CR 101.2."""
    return f"{name_of_stacked(event.stacked, names)} can't be countered"


def clause_of_not_modelled(event: ev.NotModelled, _names: Names) -> str:
    """CR 608.2c: what was not read, and what nobody knows from here on."""
    told = f"the sentence “{event.text}” is not modelled"
    return f"{told}; {clause_of_unknown(event.touches)}" if event.touches else told


def clause_of_unknown(aspects: Sequence[fx.Aspect]) -> str:
    """What nobody knows."""
    if set(aspects) >= set(fx.Aspect):
        return "what depends on it is unknown"
    return f"from here on {join_words([ASPECTS[each] for each in aspects])} are unknown"


def clause_of_not_cast(card: ObjectId, names: Names) -> str:
    """CR 608.2g."""
    return f"what {name_with_article(names, card)} does is not modelled, so it stays where it is"


def clause_of_stack_copies(events: Sequence[ev.CopiedOnStack], names: Names) -> str:
    """CR 707.10."""
    return join_clauses(
        [
            f"{name_with_article(names, each.stacked.controller)} copies {words_of_original(each, names)}"
            for each in events
        ]
    )


def words_of_original(event: ev.CopiedOnStack, names: Names) -> str:
    """What is copied, and what the copy targets."""
    what = name_of_stacked(event.stacked, names) if event.spell is None else name_with_article(names, event.original)
    return f"{what}{words_of_targets(event.stacked, names)}"


def copy_of(original: Called) -> Noun:
    """CR 707.10, 722.3c: what the copy of a spell is called."""
    return Noun(f"copy of {noun_phrase(original)}", made_up=True)


def clause_of_new_targets(event: ev.TargetsChanged, names: Names) -> str:
    """CR 115.7."""
    found = targets_of(event.stacked)
    what = f"now targets {list_names(names, found)}" if found else "has no legal target left"
    return f"{name_of_stacked(event.stacked, names)} {what}"


def clause_of_declined(event: ev.Declined, names: Names) -> str:
    """CR 118.12, 608.2d."""
    who = name_with_article(names, event.player)
    cost = join_words([*([event.mana] if event.mana else []), *([f"{event.life} life"] if event.life else [])])
    if cost:
        unpaid = "doesn't pay" if event.able else "can't pay"
        return f"{who} {unpaid} {cost}"
    return f"{who} chooses not to" if event.able else f"{who} can't"


def noun_of_ability(stacked: StackedAbility, names: Names) -> Noun:
    """What an ability on the stack is called where something targets it."""
    keyword = "" if stacked.keyword is None else f"{stacked.keyword} "
    return Noun(f"{keyword}ability of {name_with_article(names, stacked.source)}", made_up=True)


def clause_of_effects(events: Sequence[ev.EffectBegan], names: Names) -> str:
    """CR 611.2: who gets what, and for how long."""
    found = boosts_by_object(events)
    if not found:
        return "nothing is affected"
    return join_clauses([f"{clause_of_boost(each, names)}{words_of_duration(events[0], names)}" for each in found])


def words_of_duration(
    event: ev.EffectBegan | ev.RuleImposed | ev.DelayedAbilityMade | ev.PlayAllowed, names: Names
) -> str:
    """CR 611.2a-b: how long."""
    player = "its controller" if event.controller is None else name_with_article(names, event.controller)
    return DURATIONS[event.duration].format(
        player=player, players=possessive(player), source=name_with_article(names, event.source)
    )


def clause_of_boost(boost: Boost, names: Names) -> str:
    gets = (
        [f"{agreeing_verb(boost.objects, 'gets', 'get')} {size_change(boost.power, boost.toughness)}"]
        if boost.sized
        else []
    )
    gained = join_words([str(each) for each in boost.abilities])
    gains = [f"{agreeing_verb(boost.objects, 'gains', 'gain')} {gained}"] if gained else []
    many = len(set(boost.objects)) > 1
    shaped = shape_of(boost.changes, boost.abilities)
    others = [each for each in (boost.changes if shaped is None else shaped[1]) if not isinstance(each, fx.GainControl)]
    told = [] if shaped is None else [changes.become_shape(shaped[0], many=many)]
    told += [changes.verb_phrase_of_change(each, many=many) for each in others]
    rest = join_words([*told, *gets, *(gains if shaped is None else [])])
    taker = taker_of(boost)
    if taker is None:
        return (
            f"{list_names(names, boost.objects)} {rest or changes.verb_phrase_of_change(fx.GainControl(), many=many)}"
        )
    taken = f"{name_with_article(names, taker)} gains control of {list_names(names, boost.objects)}"
    return f"{taken}, which {rest}" if rest else taken


def clause_of_ended(event: ev.EffectsEnded, names: Names) -> str:
    if event.sources:
        effects = "effects of" if len(event.sources) > 1 else "effect of"
        return f"the {effects} {list_names(names, event.sources)} {agreeing_verb(event.sources, 'ends', 'end')}"
    return f"what lasted {event.duration} ends" if event.timestamps is None else "what lasted so long ends"


def sentence_of_untargeted(by: StackedAbility, keyword: KeywordName, names: Names) -> str:
    """CR 115.10."""
    return close_sentence(f"{name_of_stacked(by, names)} does not target, so {keyword.value} does not help")
