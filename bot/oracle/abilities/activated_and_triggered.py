"""Activated and triggered abilities and the text of spells (CR 602, 603, 113.3a): several sentences, one ability.

What reads the effects is handed in: all of them, or what can be read of them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.values.sagas import CHAPTER_RULE
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition, uses_asked_about
from bot.oracle.abilities.modes import read_modal
from bot.oracle.abilities.partial_reading import EffectsReader
from bot.oracle.amounts.x_without_value import is_described_by_x, replace_parts, speaks_of
from bot.oracle.effects.clauses import read_clause
from bot.oracle.effects.effect_sentences import read_effect_sentence
from bot.oracle.effects.player_clauses import Effects, is_at_named_player_verb, read_player_verbs
from bot.oracle.nouns.costs import read_activation_cost, read_spent_on_x
from bot.oracle.nouns.scope import NamedSoFar, Scope, Setting
from bot.oracle.restrictions.ability_costs import read_reduction
from bot.oracle.restrictions.timing import read_activate_only, read_turn_limit, read_who_activates
from bot.oracle.text.cursor import Cursor
from bot.oracle.triggers.trigger_conditions import read_trigger


def read_whole_effects(sentences: Sequence[Cursor], scope: Scope) -> Effects:
    """`whole_effects` = effect_sentence { effect_sentence }; raises where one of them is not read."""
    found: Effects = ()
    for sentence in sentences:
        unsaid = scope.unsaid
        found = read_effect_sentence(sentence, scope, found)
        if unsaid is not None and scope.unsaid is unsaid:
            raise sentence.error("what is done with the cards that were found")
    if scope.chosen_cards is not None or scope.unsaid is not None or scope.taken:
        raise sentences[-1].error("what is done with the cards that were chosen or found")
    return found


def read_activated(
    sentences: Sequence[Cursor], text: str, read_effects: EffectsReader = read_whole_effects
) -> ab.ActivatedAbility:
    """`activated` = activation_cost effects [spent_on_x] [reduction] [activate_only | who_activates]
    (CR 602.1, 602.1b)"""
    cost = read_activation_cost(sentences[0])
    when, who = None, fl.Side.YOU
    if len(sentences) > 1 and sentences[-1].at("activate"):
        when, sentences = read_activate_only(sentences[-1]), sentences[:-1]
    elif len(sentences) > 1 and (found := sentences[-1].attempt(read_who_activates)) is not None:
        (who, when), sentences = found, sentences[:-1]
    reduced: tuple[fx.Amount, Condition | None] | None = None
    if len(sentences) > 1 and (reduced := sentences[-1].attempt(read_reduction)) is not None:
        sentences = sentences[:-1]
    on_x = sentences[-1].attempt(read_spent_on_x) if len(sentences) > 1 and "{X}" in cost.mana.upper() else None
    if on_x is not None:
        cost, sentences = replace(cost, spent_on_x=on_x), sentences[:-1]
    setting, named = _setting_of_cost(cost)
    scope = Scope(setting, named)
    scope.from_graveyard = False
    effects = read_effects(sentences, scope)
    if is_described_by_x(cost) or (not setting.x and is_described_by_x((effects, scope.named.targets))):
        raise sentences[0].error("what X is")
    zones = () if cost.zone is None else (cost.zone,)
    if scope.from_graveyard:
        zones = (zone_of_graveyard_ability(sentences[0], effects),)
    effects = count_uses_under(sentences[0], effects, text, resolving=False)
    ability = ab.ActivatedAbility(cost, effects, scope.named.targets, text, when, zones, who=who)
    return ability if reduced is None else replace(ability, reduced_by=reduced[0], reduced_if=reduced[1])


def count_uses_under(at: Cursor, effects: Effects, key: str, *, resolving: bool = True) -> Effects:
    """Return the effects with the key under which the uses of their ability are counted, where they ask how often it
    was used this turn; raise where a triggered ability would be activated."""
    asked = uses_asked_about(effects)
    if not asked:
        return effects
    if resolving and any(not each.resolved for each in asked):
        raise at.error("an activated ability")
    named = {each: replace(each, key=f"resolved: {key}" if each.resolved else key) for each in asked}
    return replace_parts(effects, named)


def zone_of_graveyard_ability(at: Cursor, effects: Effects) -> Zone:
    """Return the zone in which the ability functions (CR 113.6m); raise where its effects speak of its source as it is
    on the battlefield."""
    if speaks_of(effects, (fl.This,)):
        raise at.error("what a card in a graveyard can be")
    return Zone.GRAVEYARD


def read_triggered(
    sentences: Sequence[Cursor], read_effects: EffectsReader = read_whole_effects
) -> ab.TriggeredAbility:
    """`triggered` = trigger what_is_done [turn_limit] (CR 603.1)"""
    found = read_trigger(sentences[0])
    limit = sentences[-1].attempt(read_turn_limit) if len(sentences) > 1 and found.limit is None else None
    sentences = sentences if limit is None else sentences[:-1]
    limit = limit or found.limit
    scope = Scope(found.setting, found.named)
    scope.from_graveyard = False
    effects, optional = read_what_is_done(sentences, scope, read_effects)
    asked = optional or (len(effects) == 1 and isinstance(effects[0], fx.Optionally) and effects[0].may)
    if limit is not None and limit.done and not asked:
        raise sentences[-1].error("what its controller may do")
    if is_described_by_x((found.condition, found.only_if, effects, scope.named.targets)):
        raise sentences[0].error("what X is")
    effects = count_uses_under(sentences[0], effects, " ".join(token.word for token in sentences[0].tokens))
    if scope.from_graveyard:
        zone_of_graveyard_ability(sentences[0], effects)
    buried = scope.from_graveyard and found.condition != ab.Dies(fl.AttachedObject())
    ability = ab.TriggeredAbility(found.condition, effects, scope.named.targets, optional, only_if=found.only_if)
    return replace(ability, from_graveyard=buried, limit=limit)


def read_modal_triggered(
    header: Sequence[Cursor], modes: Sequence[Sequence[Cursor]], read_effects: EffectsReader = read_whole_effects
) -> ab.TriggeredAbility:
    """`modal_triggered` = trigger modal (CR 700.2b)"""
    found = read_trigger(header[0])
    options = read_modal(header, modes, read_effects, found.setting, found.named)
    if is_described_by_x((found.condition, found.only_if, options)):
        raise header[0].error("what X is")
    return ab.TriggeredAbility(found.condition, (), only_if=found.only_if, modal=options)


def read_modal_activated(
    header: Sequence[Cursor],
    modes: Sequence[Sequence[Cursor]],
    text: str,
    read_effects: EffectsReader = read_whole_effects,
) -> ab.ActivatedAbility:
    """`modal_activated` = activation_cost modal (CR 700.2a)"""
    cost = read_activation_cost(header[0])
    options = read_modal(header, modes, read_effects, *_setting_of_cost(cost))
    zones = () if cost.zone is None else (cost.zone,)
    return ab.ActivatedAbility(cost, (), text=text, zones=zones, modal=options)


def _setting_of_cost(cost: ab.Cost) -> tuple[Setting, NamedSoFar]:
    """Return what holds for an activated ability with that cost, and what its effects may speak of."""
    gone = cost.sacrifice_this or cost.exile_permanent or cost.return_permanent or cost.zone is not None
    setting = Setting(x=cost.loyalty_x or bool(cost.x) or "{X}" in cost.mana.upper(), gone=gone)
    spoken_of = cost.sacrifice_this or cost.discard_this or (cost.counters and cost.bearing is None)
    named = NamedSoFar((fl.THIS,) if spoken_of else ())
    return setting, replace(named, buried=fl.CardInGraveyard() if cost.sacrifice_this else None)


def read_what_is_done(
    sentences: Sequence[Cursor], scope: Scope, read_effects: EffectsReader = read_whole_effects
) -> tuple[Effects, bool]:
    """`what_is_done` = optional | effects: what is done, and whether that is optional
    (CR 603.5)"""
    at = sentences[0]
    optional = scope.attempt(at, _read_optional) if len(sentences) == 1 and at.at("you", "may") else None
    return (read_effects(sentences, scope), False) if optional is None else (optional, True)


def read_chapter(
    sentences: Sequence[Cursor], numbers: tuple[int, ...], read_effects: EffectsReader = read_whole_effects
) -> ab.TriggeredAbility:
    """`chapter` = "you may" ["have"] optional | effects, behind its symbols (CR 714.2b)"""
    scope, at = Scope(Setting()), sentences[0]
    optional = read_effects is read_whole_effects and len(sentences) == 1 and at.take("you", "may")
    effects = _read_optional(at, scope) if optional else read_effects(sentences, scope)
    return ab.TriggeredAbility(ab.ReachesChapter(numbers), effects, scope.named.targets, optional, rule=CHAPTER_RULE)


def read_spell(sentences: Sequence[Cursor], read_effects: EffectsReader = read_whole_effects) -> ab.SpellAbility:
    """`spell` = effects, those of all its paragraphs in order (CR 113.3a, 608.2c)"""
    scope = Scope(Setting(spell=True, x=True))
    effects = read_effects(sentences, scope)
    return ab.SpellAbility(effects, scope.named.targets)


def _read_optional(at: Cursor, scope: Scope) -> Effects:
    """`optional` = "you may" ("have" clause | clause), to the end of the sentence"""
    at.expect("you", "may")
    if at.take("have"):
        scope.setting = replace(scope.setting, infinitive=True)
    effects = (
        read_player_verbs(at, scope, fl.Players.YOU, plural=True)
        if is_at_named_player_verb(at)
        else read_clause(at, scope)
    )
    at.expect_end()
    return effects
