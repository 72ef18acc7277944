"""French clauses about the stack (CR 601-608): what is cast, activated or triggers, and what it then does."""

from collections.abc import Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.words import effects as fx
from bot.explain.costs import promised_to
from bot.explain.figures import (
    Boost,
    PlannedKind,
    boosts,
    is_from_elsewhere,
    is_transformed,
    planned,
    size_change,
    sources_beside,
    taker_of,
    targets,
)
from bot.explain.french import changes
from bot.explain.french.costs import paid_for
from bot.explain.french.keywords import known_as
from bot.explain.french.nouns import a_, de_, le, listed, phrase, verb
from bot.explain.french.qualities import keyword, with_article
from bot.explain.french.words import DURATIONS, FROM, STEPS, WHEN
from bot.explain.french_grammar import THIN, because, capital, clauses, counted, de, joined, que
from bot.explain.names import Called, Names, Noun
from bot.explain.passages import Passage
from bot.explain.shapes import shape_of


def label(passage: Passage, names: Names) -> str:
    """What made it, before a colon: Exaltation; Débordement de la 2/2; Croissance gigantesque; Capacité de X."""
    first = passage.by[0]
    if first.card is not None:
        return le(names, first.card)
    times = f" ×{len(passage.by)}" if len(passage.by) > 1 else ""
    if first.keyword is None:
        sources = tuple(dict.fromkeys(each.source for each in passage.by))
        if len(sources) > 1:
            return f"{len(passage.by)} capacités ({listed(names, sources)})"
        return f"Capacité {de_(names, first.source)}{times}"
    others = sources_beside(passage.by, passage.events)
    return f"{capital(called(first.keyword))}{times}{f' {listed(names, others, de)}' if others else ''}"


def called(ability: fx.KeywordAbility) -> str:
    """The keyword ability, with its English name where it is spoken of first."""
    return known_as(ability.keyword, keyword(ability))


def aimed(stacked: StackedAbility, names: Names) -> str:
    """What it targets, if anything."""
    found = targets(stacked)
    return f", ciblant {listed(names, found)}" if found else ""


def whose(stacked: StackedAbility, names: Names) -> str:
    """The spell, or the ability with its keyword or else only its source."""
    if stacked.card is not None:
        return le(names, stacked.card)
    if stacked.keyword is None:
        return f"une capacité {de_(names, stacked.source)}"
    return f"la capacité {de(called(stacked.keyword))} {de_(names, stacked.source)}"


def triggered(events: Sequence[ev.AbilityTriggered], names: Names) -> str:
    return clauses([f"{whose(each.stacked, names)} se déclenche{aimed(each.stacked, names)}" for each in events])


def changed(event: ev.TriggerChanged, names: Names) -> str:
    """CR 603.2d, 101.2."""
    often = "se déclenche une fois de plus" if event.again else "ne se déclenche pas"
    return f"à cause {de_(names, event.by)}, la capacité {de_(names, event.source)} {often}"


def delayed(event: ev.DelayedTriggerMade, names: Names) -> str:
    """CR 603.7, for the beginning of a later step."""
    begins = STEPS[event.step]
    when = WHEN.get(event.step, f"quand {begins[0].lower()}{begins[1:]} commence")
    if event.whose is not None:
        step = begins.removeprefix("L’").removeprefix("La ")
        when = f"au début de la prochaine {step} {de_(names, event.whose)}"
    cards = planned(event.stacked, fx.CastWithoutPaying)
    if cards and event.whose is not None:
        return f"{le(names, event.whose)} pourra lancer {listed(names, cards)} au début de son prochain entretien"
    for kind, noun in WILL_TAKE_PLACE:
        concerned = planned(event.stacked, kind)
        if concerned:
            return f"{noun.format(listed(names, concerned, de))} aura lieu {when}"
    return f"{whose(event.stacked, names)} aura une suite {when}"


WILL_TAKE_PLACE: Sequence[tuple[PlannedKind, str]] = (
    (fx.SacrificeIt, "le sacrifice {}"),
    (fx.Exile, "l’exil {}"),
    (fx.ReturnToHand, "le retour en main {}"),
    (fx.PutOntoBattlefield, "l’arrivée {} sur le champ de bataille"),
)
"""What will be done to what a delayed ability is about."""


def awaiting(event: ev.DelayedAbilityMade, names: Names) -> str:
    """CR 603.7a-b: it waits for its event, and how long."""
    when = (
        "la prochaine fois que son événement se produit" if event.once else "à chaque fois que son événement se produit"
    )
    ability = f"une capacité à retardement {de_(names, event.source)}"
    return f"{ability} se déclenche {when}{lasting(event, names)}"


def activated(event: ev.AbilityActivated, names: Names) -> str:
    stacked = event.stacked
    return f"{le(names, stacked.controller)} active {whose(stacked, names)}{aimed(stacked, names)}"


def cast(event: ev.SpellCast, names: Names) -> str:
    """CR 601.2, 712.11a."""
    stacked = event.stacked
    down = ", face cachée" if event.spell.form.face_down is not None else ""
    where = FROM.get(event.spell.cast.origin or Zone.HAND, "") if is_from_elsewhere(event.spell) else ""
    tax = f", pour {{{event.tax}}} de plus (taxe de commandant)" if event.tax else ""
    turned = ", face verso visible" if is_transformed(event.spell) else ""
    paid = paid_for(event.spell)
    to = promised_to(event.spell)
    gift = f", en promettant son cadeau {a_(names, to)}" if to is not None else ""
    how = f"{turned}{down}{where}{',' if turned and paid else ''}{paid}{gift}{tax}"
    return f"{le(names, stacked.controller)} lance {le(names, event.spell.id)}{how}{aimed(stacked, names)}"


def resolved(event: ev.Resolved, names: Names) -> str:
    """Said only where nothing came of it."""
    return f"{whose(event.stacked, names)} se résout sans effet"


def fizzled(event: ev.DidNotResolve, passage: Passage, names: Names) -> str:
    """CR 608.2b, 603.4."""
    if Reason.CONDITION_NOT_TRUE in passage.why:
        return because(
            f"{whose(event.stacked, names)} ne se résout pas",
            f"la condition de son «{THIN}si{THIN}» n’est plus remplie",
        )
    several = len(event.stacked.targets) > 1
    why = "ses cibles ne sont plus légales" if several else "sa cible n’est plus légale"
    return because(f"{whose(event.stacked, names)} ne se résout pas", why)


def countered(events: Sequence[ev.Countered], names: Names) -> str:
    """CR 701.6a."""
    return clauses([f"{whose(each.by, names)} contrecarre {whose(each.stacked, names)}" for each in events])


def not_countered(event: ev.NotCountered, names: Names) -> str:
    """CR 101.2."""
    return f"rien ne peut contrecarrer {whose(event.stacked, names)}"


def not_cast(card: ObjectId, names: Names) -> str:
    """CR 608.2g."""
    return because(f"{le(names, card)} reste là", "ce que fait cette carte n’est pas modélisé")


def copied(events: Sequence[ev.CopiedOnStack], names: Names) -> str:
    """CR 707.10."""
    return clauses([f"{le(names, each.stacked.controller)} copie {original(each, names)}" for each in events])


def original(event: ev.CopiedOnStack, names: Names) -> str:
    """What is copied, and what the copy targets."""
    what = whose(event.stacked, names) if event.spell is None else le(names, event.original)
    return f"{what}{aimed(event.stacked, names)}"


def copy_of(original: Called) -> Noun:
    """CR 707.10, 722.3c: what the copy of a spell is called."""
    return Noun(f"copie {de(phrase(original))}", made_up=True)


def aimed_anew(event: ev.TargetsChanged, names: Names) -> str:
    """CR 115.7."""
    found = targets(event.stacked)
    what = f"cible maintenant {listed(names, found)}" if found else "n’a plus de cible légale"
    return f"{whose(event.stacked, names)} {what}"


def declined(event: ev.Declined, names: Names) -> str:
    """CR 118.12, 608.2d."""
    who = le(names, event.player)
    life = counted(event.life, "point de vie", "points de vie")
    cost = joined([*([event.mana] if event.mana else []), *([life] if event.life else [])])
    if cost:
        return f"{who} {'ne paie pas' if event.able else 'ne peut pas payer'} {cost}"
    return f"{who} choisit de ne pas le faire" if event.able else f"{who} ne peut pas le faire"


def ability(stacked: StackedAbility, names: Names) -> Noun:
    """What an ability on the stack is called where something targets it."""
    keyword = "" if stacked.keyword is None else f"{de(called(stacked.keyword))} "
    return Noun(f"capacité {keyword}{de_(names, stacked.source)}", made_up=True)


def effects(events: Sequence[ev.EffectBegan], names: Names) -> str:
    """CR 611.2: who gets what, and for how long."""
    found = boosts(events)
    if not found:
        return "rien ne change"
    return clauses([f"{boosted(each, names)}{lasting(events[0], names)}" for each in found])


def lasting(event: ev.EffectBegan | ev.RuleImposed | ev.DelayedAbilityMade | ev.PlayAllowed, names: Names) -> str:
    """CR 611.2a-b: how long."""
    player = "son contrôleur" if event.controller is None else le(names, event.controller)
    source = le(names, event.source)
    return DURATIONS[event.duration].format(
        of_player=de(player), that_player=que(player), source=source, that_source=que(source)
    )


def boosted(boost: Boost, names: Names) -> str:
    change = size_change(boost.power, boost.toughness)
    gets = [f"{verb(boost.objects, 'gagne', 'gagnent')} {change}"] if boost.sized else []
    gained = joined([with_article(each) for each in boost.abilities])
    gains = [f"{verb(boost.objects, 'acquiert', 'acquièrent')} {gained}"] if gained else []
    many = len(set(boost.objects)) > 1
    shaped = shape_of(boost.changes, boost.abilities)
    others = [each for each in (boost.changes if shaped is None else shaped[1]) if not isinstance(each, fx.GainControl)]
    told = [] if shaped is None else [changes.takes_shape(shaped[0], many=many)]
    told += [changes.change(each, many=many) for each in others]
    rest = joined([*told, *gets, *(gains if shaped is None else [])])
    taker = taker_of(boost)
    if taker is None:
        return f"{listed(names, boost.objects)} {rest or changes.change(fx.GainControl(), many=many)}"
    taken = f"{le(names, taker)} acquiert le contrôle {listed(names, boost.objects, de)}"
    return f"{taken}, qui {rest}" if rest else taken


def ended(event: ev.EffectsEnded, names: Names) -> str:
    if event.sources:
        effects = verb(event.sources, "l’effet", "les effets")
        return f"{effects} {listed(names, event.sources, de)} {verb(event.sources, 'prend', 'prennent')} fin"
    return (
        f"ce qui durait{DURATIONS[event.duration]} prend fin"
        if event.timestamps is None
        else "ce qui durait jusque-là prend fin"
    )


def required(event: ev.BlockRequired, names: Names) -> str:
    """CR 702.39a."""
    return f"{le(names, event.creature)} doit bloquer {le(names, event.attacker)} pendant ce combat, si possible"
