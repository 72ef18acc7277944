"""French clauses about the stack (CR 601-608): what is cast, activated or triggers, and what it then does."""

from collections.abc import Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.words import effects as fx
from bot.explain.costs import gift_recipient
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
from bot.explain.french import changes
from bot.explain.french.costs import words_of_paid_costs
from bot.explain.french.keywords import known_as, the_keyword
from bot.explain.french.nouns import (
    a_name,
    agreeing_verb,
    bare_name,
    de_name,
    list_names,
    name_with_article,
    noun_phrase,
)
from bot.explain.french.qualities import with_article, words_of_keyword
from bot.explain.french.words import ASPECTS, DURATIONS, FROM, STEPS, WHEN
from bot.explain.french_agreement import agree_with_names
from bot.explain.french_grammar import (
    THIN,
    capitalize,
    clause_with_reason,
    close_sentence,
    join_clauses,
    join_words,
    number_and_noun,
    with_preposition_de,
    with_que,
)
from bot.explain.names import Called, Names, Noun
from bot.explain.passages import Passage
from bot.explain.shapes import shape_of


def label_of_passage(passage: Passage, names: Names) -> str:
    """What made it, before a colon: Exaltation; Débordement de la 2/2; Croissance gigantesque; Capacité de X.

    Empty where nothing did, or what was only stated to happen."""
    if not passage.by or all(names.noun(each.source).stated for each in passage.by):
        return ""
    first = passage.by[0]
    if first.card is not None:
        return bare_name(names, first.card)
    times = f" ×{len(passage.by)}" if len(passage.by) > 1 else ""
    if first.keyword is None:
        sources = tuple(dict.fromkeys(each.source for each in passage.by))
        if len(sources) > 1:
            return f"{len(passage.by)} capacités ({list_names(names, sources)})"
        return f"Capacité {de_name(names, first.source)}{times}"
    others = sources_beside(passage.by, passage.events)
    of_others = f" {list_names(names, others, with_preposition_de)}" if others else ""
    return f"{capitalize(keyword_called(first.keyword))}{times}{of_others}"


def keyword_called(ability: fx.KeywordAbility) -> str:
    """The keyword ability, with its English name where it is spoken of first."""
    return known_as(ability.keyword, words_of_keyword(ability))


def words_of_targets(stacked: StackedAbility, names: Names) -> str:
    """What it targets, if anything."""
    found = targets_of(stacked)
    return f" en ciblant {list_names(names, found)}" if found else ""


def name_of_stacked(stacked: StackedAbility, names: Names) -> str:
    """The spell, or the ability with its keyword or else only its source."""
    if stacked.card is not None:
        return name_with_article(names, stacked.card)
    if stacked.keyword is None:
        return f"une capacité {de_name(names, stacked.source)}"
    return f"la capacité {with_preposition_de(keyword_called(stacked.keyword))} {de_name(names, stacked.source)}"


def clause_of_triggered(events: Sequence[ev.AbilityTriggered], names: Names) -> str:
    return join_clauses(
        [
            f"{name_of_stacked(each.stacked, names)} se déclenche{words_of_targets(each.stacked, names)}"
            for each in events
        ]
    )


def clause_of_trigger_change(event: ev.TriggerChanged, names: Names) -> str:
    """CR 603.2d, 101.2."""
    often = "se déclenche une fois de plus" if event.again else "ne se déclenche pas"
    return f"à cause {de_name(names, event.by)}, la capacité {de_name(names, event.source)} {often}"


def clause_of_delayed(event: ev.DelayedTriggerMade, names: Names) -> str:
    """CR 603.7, for the beginning of a later step."""
    begins = STEPS[event.step]
    when = WHEN.get(event.step, f"quand {begins[0].lower()}{begins[1:]} commence")
    if event.whose is not None:
        step = begins.removeprefix("L’").removeprefix("La ")
        when = f"au début de la prochaine {step} {de_name(names, event.whose)}"
    cards = planned_objects(event.stacked, fx.CastWithoutPaying)
    if cards and event.whose is not None:
        return (
            f"{name_with_article(names, event.whose)} pourra lancer {list_names(names, cards)} au début de son "
            "prochain entretien"
        )
    for kind, noun in WILL_TAKE_PLACE:
        concerned = planned_objects(event.stacked, kind)
        if concerned:
            return f"{noun.format(list_names(names, concerned, with_preposition_de))} aura lieu {when}"
    return f"{name_of_stacked(event.stacked, names)} aura une suite {when}"


WILL_TAKE_PLACE: Sequence[tuple[PlannedKind, str]] = (
    (fx.SacrificeObjects, "le sacrifice {}"),
    (fx.Exile, "l’exil {}"),
    (fx.ReturnToHand, "le retour en main {}"),
    (fx.PutOntoBattlefield, "l’arrivée {} sur le champ de bataille"),
)
"""What will be done to what a delayed ability is about."""


def clause_of_awaiting(event: ev.DelayedAbilityMade, names: Names) -> str:
    """CR 603.7a-b: it waits for its event, and how long."""
    when = (
        "la prochaine fois que son événement se produit" if event.once else "à chaque fois que son événement se produit"
    )
    ability = f"une capacité à retardement {de_name(names, event.source)}"
    return f"{ability} se déclenche {when}{words_of_duration(event, names)}"


def clause_of_activated(event: ev.AbilityActivated, names: Names) -> str:
    stacked = event.stacked
    return (
        f"{name_with_article(names, stacked.controller)} active "
        f"{name_of_stacked(stacked, names)}{words_of_targets(stacked, names)}"
    )


def clause_of_cast(event: ev.SpellCast, names: Names) -> str:
    """CR 601.2, 712.11a."""
    stacked = event.stacked
    down = ", face cachée" if event.spell.form.face_down is not None else ""
    where = FROM.get(event.spell.cast.origin or Zone.HAND, "") if is_from_elsewhere(event.spell) else ""
    tax = f", pour {{{event.tax}}} de plus (taxe de commandant)" if event.tax else ""
    turned = ", face verso visible" if is_transformed(event.spell) else ""
    paid = words_of_paid_costs(event.spell)
    to = gift_recipient(event.spell)
    gift = f", en promettant son cadeau {a_name(names, to)}" if to is not None else ""
    how = f"{turned}{down}{where}{',' if turned and paid else ''}{paid}{gift}{tax}"
    return (
        f"{name_with_article(names, stacked.controller)} lance "
        f"{name_with_article(names, event.spell.id)}{how}{words_of_targets(stacked, names)}"
    )


def clause_of_resolved(event: ev.Resolved, names: Names) -> str:
    """Said only where nothing came of it."""
    return f"{name_of_stacked(event.stacked, names)} se résout sans effet"


def clause_of_fizzled(event: ev.DidNotResolve, passage: Passage, names: Names) -> str:
    """CR 608.2b, 603.4."""
    if Reason.CONDITION_NOT_TRUE in passage.why:
        return clause_with_reason(
            f"{name_of_stacked(event.stacked, names)} ne se résout pas",
            f"la condition de son «{THIN}si{THIN}» n’est plus remplie",
        )
    several = len(event.stacked.targets) > 1
    why = "ses cibles ne sont plus légales" if several else "sa cible n’est plus légale"
    return clause_with_reason(f"{name_of_stacked(event.stacked, names)} ne se résout pas", why)


def clause_of_countered(events: Sequence[ev.Countered], names: Names) -> str:
    """CR 701.6a."""
    return join_clauses(
        [f"{name_of_stacked(each.by, names)} contrecarre {name_of_stacked(each.stacked, names)}" for each in events]
    )


def clause_of_not_countered(event: ev.NotCountered, names: Names) -> str:
    """CR 101.2."""
    return f"rien ne peut contrecarrer {name_of_stacked(event.stacked, names)}"


def clause_of_not_modelled(event: ev.NotModelled, _names: Names) -> str:
    """CR 608.2c: what was not read, and what nobody knows from here on."""
    told = f"la phrase «{THIN}{event.text}{THIN}» n’est pas modélisée"
    return f"{told}{THIN}; {clause_of_unknown(event.touches)}" if event.touches else told


def clause_of_unknown(aspects: Sequence[fx.Aspect]) -> str:
    """What nobody knows."""
    if set(aspects) >= set(fx.Aspect):
        return "ce qui en dépend est inconnu"
    return f"est dès lors inconnu{THIN}: {join_words([ASPECTS[each] for each in aspects])}"


def clause_of_not_cast(card: ObjectId, names: Names) -> str:
    """CR 608.2g."""
    return clause_with_reason(
        f"{name_with_article(names, card)} reste là", "ce que fait cette carte n’est pas modélisé"
    )


def clause_of_stack_copies(events: Sequence[ev.CopiedOnStack], names: Names) -> str:
    """CR 707.10."""
    return join_clauses(
        [
            f"{name_with_article(names, each.stacked.controller)} copie {words_of_original(each, names)}"
            for each in events
        ]
    )


def words_of_original(event: ev.CopiedOnStack, names: Names) -> str:
    """What is copied, and what the copy targets."""
    what = name_of_stacked(event.stacked, names) if event.spell is None else name_with_article(names, event.original)
    return f"{what}{words_of_targets(event.stacked, names)}"


def copy_of(original: Called) -> Noun:
    """CR 707.10, 722.3c: what the copy of a spell is called."""
    return Noun(f"copie {with_preposition_de(noun_phrase(original))}", made_up=True)


def clause_of_new_targets(event: ev.TargetsChanged, names: Names) -> str:
    """CR 115.7."""
    found = targets_of(event.stacked)
    what = f"cible maintenant {list_names(names, found)}" if found else "n’a plus de cible légale"
    return f"{name_of_stacked(event.stacked, names)} {what}"


def clause_of_declined(event: ev.Declined, names: Names) -> str:
    """CR 118.12, 608.2d."""
    who = name_with_article(names, event.player)
    life = number_and_noun(event.life, "point de vie", "points de vie")
    cost = join_words([*([event.mana] if event.mana else []), *([life] if event.life else [])])
    if cost:
        return f"{who} {'ne paie pas' if event.able else 'ne peut pas payer'} {cost}"
    return f"{who} choisit de ne pas le faire" if event.able else f"{who} ne peut pas le faire"


def noun_of_ability(stacked: StackedAbility, names: Names) -> Noun:
    """What an ability on the stack is called where something targets it."""
    keyword = "" if stacked.keyword is None else f"{with_preposition_de(keyword_called(stacked.keyword))} "
    return Noun(f"capacité {keyword}{de_name(names, stacked.source)}", made_up=True)


def clause_of_effects(events: Sequence[ev.EffectBegan], names: Names) -> str:
    """CR 611.2: who gets what, and for how long."""
    found = boosts_by_object(events)
    if not found:
        return "rien ne change"
    return join_clauses([f"{clause_of_boost(each, names)}{words_of_duration(events[0], names)}" for each in found])


def words_of_duration(
    event: ev.EffectBegan | ev.RuleImposed | ev.DelayedAbilityMade | ev.PlayAllowed, names: Names
) -> str:
    """CR 611.2a-b: how long."""
    player = "son contrôleur" if event.controller is None else name_with_article(names, event.controller)
    source = name_with_article(names, event.source)
    return DURATIONS[event.duration].format(
        of_player=with_preposition_de(player), that_player=with_que(player), source=source, that_source=with_que(source)
    )


def clause_of_boost(boost: Boost, names: Names) -> str:
    change = size_change(boost.power, boost.toughness)
    gets = [f"{agreeing_verb(boost.objects, 'gagne', 'gagnent')} {change}"] if boost.sized else []
    gained = join_words([with_article(each) for each in boost.abilities])
    gains = [f"{agreeing_verb(boost.objects, 'acquiert', 'acquièrent')} {gained}"] if gained else []
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
    taken = (
        f"{name_with_article(names, taker)} acquiert le contrôle "
        f"{list_names(names, boost.objects, with_preposition_de)}"
    )
    return f"{taken}, qui {rest}" if rest else taken


def clause_of_ended(event: ev.EffectsEnded, names: Names) -> str:
    if event.sources:
        effects = agreeing_verb(event.sources, "l’effet", "les effets")
        return (
            f"{effects} {list_names(names, event.sources, with_preposition_de)} "
            f"{agreeing_verb(event.sources, 'prend', 'prennent')} fin"
        )
    return (
        f"ce qui durait{DURATIONS[event.duration]} prend fin"
        if event.timestamps is None
        else "ce qui durait jusque-là prend fin"
    )


def sentence_of_untargeted(by: StackedAbility, keyword: KeywordName, names: Names) -> str:
    """CR 115.10."""
    spared = f"{the_keyword(keyword)} n’y change rien"
    clause = clause_with_reason(f"{name_of_stacked(by, names)} ne cible pas", spared)
    return close_sentence(agree_with_names(clause))
