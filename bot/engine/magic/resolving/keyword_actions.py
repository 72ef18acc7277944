"""Carries out keyword actions that are several steps with choices of their own (CR 701.35, 701.36, 701.39, 701.44,
701.47, 701.50, 701.53, 702.99)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.targeting.sacrifice_defaults import least_valuable_first
from bot.engine.magic.values.filter_matching import characteristic_number, find_players
from bot.engine.magic.values.hands_and_libraries import top_cards
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.meant_objects import thing_as_meant
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rule, Rules, cite_rules

PLUS = "+1/+1"


def choose_among(
    resolution: Resolution, permanents: Sequence[ObjectId], kind: ChoiceKind, cited: Rules
) -> fl.Exactly | None:
    """The permanent that the controller chooses, by default the most valuable one; None where there is none."""
    if not permanents:
        return None
    options = least_valuable_first(resolution.state, resolution.stacked.source, tuple(permanents))[::-1]
    chosen = options[0]
    if len(options) > 1:
        choice = Choice(resolution.stacked.controller, kind, tuple(options), resolution.stacked.source, cited)
        chosen = resolution.game.decide(choice)
    return exactly(resolution, chosen)


def exactly(resolution: Resolution, permanent: ObjectId) -> fl.Exactly:
    return fl.Exactly(((permanent, resolution.state.objects[permanent].incarnation),))


def amass(resolution: Resolution, effect: fx.Amass) -> None:
    """CR 701.47a: the token and the counters come one after the other, with no state-based actions between."""
    army = fl.Matching(fl.Filter(all_of=("Creature", "Army"), side=fl.Side.YOU))
    number = resolution.amount(effect.amount)
    if not resolution.objects(army):
        token = fx.CreateTokens(f"{effect.kind} Army", 0, 0, ("B",), (effect.kind, "Army"))
        resolution.perform(token)
    chosen = choose_among(resolution, resolution.objects(army), ChoiceKind.COUNTERS, cite_rules("701.47a"))
    if chosen is None:
        return
    resolution.perform(fx.PutCounters(chosen, PLUS, fx.Fixed(number)))
    ((permanent, _),) = chosen.objects
    if effect.kind not in characteristics(resolution.state, permanent).subtypes:
        resolution.perform(fx.Modify(chosen, (fx.AddTypes((), (effect.kind,)),), fx.Duration.PERMANENT))


def bolster(resolution: Resolution, effect: fx.Bolster) -> None:
    creatures = resolution.objects(fl.Matching(fl.YOUR_CREATURE))
    sizes = {each: characteristics(resolution.state, each).toughness or 0 for each in creatures}
    least = min(sizes.values(), default=0)
    weakest = [each for each, size in sizes.items() if size == least]
    chosen = choose_among(resolution, weakest, ChoiceKind.COUNTERS, cite_rules("701.39a"))
    if chosen is not None:
        resolution.perform(fx.PutCounters(chosen, PLUS, effect.amount))


def clash(resolution: Resolution, effect: fx.Clash) -> None:
    """CR 701.30a-d: by default each card stays on top; where one can't be named, the scenario says who wins."""
    player, source = resolution.stacked.controller, resolution.stacked.source
    opponents = tuple(find_players(resolution.state, resolution.context, effect.players))
    if not opponents:
        return
    other = opponents[0]
    if len(opponents) > 1:
        asked = Choice(player, ChoiceKind.OPPONENT, opponents, source, cite_rules("701.30b"))
        other = resolution.game.decide(asked)
    cards = {each: next(iter(top_cards(resolution.state, each, 1)), None) for each in (player, other)}
    for each, card in cards.items():
        if resolution.state.library_size(each) != 0:
            resolution.propose([ev.TopCardsSeen(each, each, (card,), source, revealed=True)], Rule("701.30c"))
    winner = winner_of_clash(resolution, cards)
    down = [
        ev.PutOnBottom(each, card)
        for each in resolution.state.turn_order()
        if (card := cards.get(each)) is not None
        and resolution.game.decide(Choice(each, ChoiceKind.BOTTOM, (False, True), card, cite_rules("701.30a")))
    ]
    resolution.propose(down, Rule("701.30c"))
    resolution.context = replace(resolution.context, won_clash=winner == player)
    resolution.propose([ev.Clashed(player, other, winner)], Rule("701.30d"))


def winner_of_clash(resolution: Resolution, cards: Mapping[PlayerId, ObjectId | None]) -> PlayerId | None:
    """CR 701.30d: who revealed the card with the highest mana value; a player without a library reveals none."""
    player, other = cards
    unknown = [each for each, card in cards.items() if card is None and resolution.state.library_size(each) != 0]
    if unknown:
        choice = Choice(player, ChoiceKind.CLASH, ("win", "lose"), resolution.stacked.source, random=True)
        return player if resolution.game.decide(choice) == "win" else other
    values = {each: revealed_mana_value(resolution, card) for each, card in cards.items()}
    if values[player] == values[other]:
        return None
    return player if values[player] > values[other] else other


def revealed_mana_value(resolution: Resolution, card: ObjectId | None) -> int:
    """CR 202.3: of the card; less than any where there is none."""
    if card is None:
        return -1
    return characteristic_number(resolution.state.objects[card], characteristics(resolution.state, card), "mana value")


def connive(resolution: Resolution, effect: fx.Connive) -> None:
    """CR 701.50a-c: of a permanent that is gone its last controller draws and discards."""
    number = resolution.amount(effect.amount)
    for each in resolution.meant(effect.what) if number > 0 else ():
        player = thing_as_meant(resolution.state, resolution.context, each).controller
        whose = fl.ThesePlayers((player,))
        resolution.perform(fx.Draw(whose, fx.Fixed(number)))
        before = len(resolution.context.done)
        resolution.perform(fx.Discard(whose, fx.Fixed(number)))
        cards = [what for how, what, _ in resolution.context.done[before:] if how is fl.Way.DISCARDED]
        if None in cards:
            resolution.propose([ev.LibraryNotKnown(player, resolution.stacked.source, Zone.HAND)])
        nonland = sum(
            isinstance(card, ObjectId) and "Land" not in resolution.state.objects[card].printed.types for card in cards
        )
        if each in resolution.objects(effect.what):
            resolution.perform(fx.PutCounters(exactly(resolution, each), PLUS, fx.Fixed(nonland)))


def explore(resolution: Resolution, effect: fx.Explore) -> None:
    """CR 701.44a-c: a permanent explores wherever it is by then; what nobody can name is taken to be no land."""
    for each in resolution.meant(effect.what):
        player = thing_as_meant(resolution.state, resolution.context, each).controller
        cards = top_cards(resolution.state, player, 1)
        source = resolution.stacked.source
        if cards:
            seen = ev.TopCardsSeen(player, player, cards, source, revealed=True, doubtful=None in cards)
            resolution.propose([seen], Rule("701.44a"))
        card = next(iter(cards), None)
        if card is not None and "Land" in resolution.state.objects[card].printed.types:
            resolution.propose([ev.ZoneChanged(card, Zone.LIBRARY, Zone.HAND)], Rule("701.44a"))
            continue
        if each in resolution.objects(effect.what):
            resolution.perform(fx.PutCounters(exactly(resolution, each), PLUS))
        choice = Choice(player, ChoiceKind.MAY, (False, True), source, cite_rules("701.44a"))
        if card is not None and resolution.game.decide(choice):
            resolution.propose([ev.ZoneChanged(card, Zone.LIBRARY, Zone.GRAVEYARD)], Rule("701.44a"))


def populate(resolution: Resolution, _: fx.Populate) -> None:
    """CR 701.36a-b: with no creature token nothing is created."""
    tokens = resolution.objects(fl.Matching(replace(fl.YOUR_CREATURE, token=True)))
    chosen = choose_among(resolution, tokens, ChoiceKind.COPY, cite_rules("701.36a"))
    if chosen is not None:
        resolution.perform(fx.CreateCopies(chosen))


def back_up(resolution: Resolution, effect: fx.BackUp) -> None:
    """CR 702.165a, c."""
    resolution.perform(fx.PutCounters(fl.TargetObject(), PLUS, effect.amount))
    source, keyword = resolution.stacked.source, resolution.stacked.keyword
    others = [each for each in resolution.objects(fl.TargetObject()) if each != source]
    printed = resolution.state.objects[source].printed.abilities
    below = printed[printed.index(keyword) + 1 :] if keyword in printed else ()
    given = tuple(fx.AddAbility(each) for each in below if not is_backup(each))
    if others and given:
        resolution.perform(fx.Modify(exactly(resolution, others[0]), given))


def is_backup(ability: ab.Ability) -> bool:
    return isinstance(ability, fx.KeywordAbility) and ability.keyword == "backup"


def pair_with(resolution: Resolution, effect: fx.PairWith) -> None:
    """CR 702.95a, c-d."""
    mine = fl.Filter(all_of=("Creature",), side=fl.Side.YOU, statuses=(fl.Status.UNPAIRED,))
    free = set(resolution.objects(fl.Matching(mine)))
    source = resolution.stacked.source
    options = [each for each in resolution.objects(effect.what) if each in free and each != source]
    if source not in free or not resolution.is_same(source):
        return
    chosen = choose_among(resolution, options, ChoiceKind.RECIPIENT, cite_rules("702.95a"))
    if chosen is not None:
        resolution.propose([ev.Paired(source, chosen.objects[0][0])], Rule("702.95b"))


def detain(resolution: Resolution, effect: fx.Detain) -> None:
    """CR 701.35a."""
    permanents = tuple((each, resolution.state.objects[each].incarnation) for each in resolution.objects(effect.what))
    if permanents:
        for rule in (ab.CantAttack(), ab.CantBlock(), ab.CantActivate(fl.THIS)):
            resolution.perform(fx.Impose(fl.Exactly(permanents), rule, fx.Duration.YOUR_NEXT_TURN))


def encode(resolution: Resolution, _: fx.Encode) -> None:
    """CR 702.99a-c: whoever controls the creature casts the copy; by default the card is encoded."""
    stacked = resolution.stacked
    creatures = resolution.objects(fl.Matching(fl.YOUR_CREATURE))
    card = stacked.card
    if card is None or resolution.state.objects[card].token or not creatures:
        return
    if not resolution.game.decide(Choice(stacked.controller, ChoiceKind.MAY, (True, False), card, RULES_OF_CIPHER)):
        return
    chosen = choose_among(resolution, creatures, ChoiceKind.RECIPIENT, RULES_OF_CIPHER)
    resolution.propose([ev.ZoneChanged(card, Zone.STACK, Zone.EXILE)], *RULES_OF_CIPHER)
    if chosen is None or resolution.state.objects[card].zone is not Zone.EXILE:
        return
    copied = fx.CopyCard(replace(exactly(resolution, card), exiled=True), cast=True)
    given = ab.TriggeredAbility(ab.DealsDamage(to=ab.TriggerRecipient.PLAYER), (copied,))
    resolution.perform(fx.Modify(chosen, (fx.AddAbility(given),), fx.Duration.PERMANENT))


RULES_OF_CIPHER = cite_rules("702.99a")


def incubate(resolution: Resolution, effect: fx.Incubate) -> None:
    """CR 701.53a, 107.1b: with so many counters, none where that is less than zero."""
    number = max(resolution.amount(effect.amount), 0)
    counters = ((PLUS, number),) if number else ()
    resolution.perform(replace(INCUBATOR, player=effect.player, entering=fx.Entering(counters=counters)))


INCUBATOR = fx.CreateTokens(
    "Incubator",
    None,
    None,
    (),
    ("Incubator",),
    (ab.ActivatedAbility(ab.Cost("{2}"), (fx.Transform(fl.THIS),), text="{2}: Transform this token."),),
    types=("Artifact",),
    back=fx.CreateTokens("Phyrexian", 0, 0, (), ("Phyrexian",), types=("Artifact", "Creature")),
)
"""CR 111.10i, 701.53b."""


PERFORM_KEYWORD_ACTION: EffectTable = {
    fx.Amass: amass,
    fx.BackUp: back_up,
    fx.Bolster: bolster,
    fx.Clash: clash,
    fx.Connive: connive,
    fx.Detain: detain,
    fx.Encode: encode,
    fx.Explore: explore,
    fx.Incubate: incubate,
    fx.PairWith: pair_with,
    fx.Populate: populate,
}
