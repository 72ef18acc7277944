"""What a text leaves out and what decides: sizes, who blocks whom, at what a spell is aimed; it is asked back."""

from bot.judge.language.asked.deeds.blocks_said import are_alike, defender_of
from bot.judge.language.asked.drafting.asked_about import DEFENDER
from bot.judge.language.asked.drafting.draft import Asked, Deed, Draft, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.reference.folding import fold_text

SIZE_MATTERS = frozenset(
    {Asked.DIES, Asked.SURVIVES, Asked.BOTH_DIE, Asked.ANY_DIES, Asked.WHAT_HAPPENS, Asked.DAMAGE, Asked.LIFE_GAINED}
)


def find_unblocked(drafting: Drafting) -> None:
    """Ask which attacker is blocked where several that are not alike attack and nobody says."""
    draft = drafting.draft
    attack = next((each for each in draft.events if each.deed is Deed.ATTACK), None)
    if attack is None:
        return
    attackers = drafting.creatures(attack.by) if attack.every else drafting.in_combat(Deed.ATTACK)
    several = {each.number for event in draft.events if event.deed is Deed.BLOCK for each in event.who}
    open_blocks = [
        each for each in draft.events if each.deed is Deed.BLOCK and each.who and not each.none and not each.targets
    ]
    for each in open_blocks if draft.others else []:
        attacks = [event for event in draft.events if event.deed is Deed.ATTACK and each.by in event.targets]
        facing = [one for event in attacks for one in event.who]
        each.targets = [*facing] if len(facing) == 1 else []  # CR 509.1a: only what attacks that player
    open_blocks = [each for each in open_blocks if not each.targets]
    if open_blocks and len(attackers) > 1 and (len(several) > 1 or not are_alike(attackers)):
        blocked = [each for each in attackers if not flies(drafting, each)]
        grounded = not any(flies(drafting, each) for event in open_blocks for each in event.who)
        if len(open_blocks) == 1 and len(several) == 1 and len(blocked) == 1 and grounded:
            open_blocks[0].targets = [*blocked]  # CR 702.9b: it can block nothing else
        else:
            drafting.need("attacker")


AIMED_AT_PLAYERS = frozenset({Asked.LOSES, Asked.WINS, Asked.LIFE_TOTAL, Asked.LIFE_LOST, Asked.DAMAGE})
"""What is asked of a player at whom a spell was aimed."""


DECIDED_BY_LIFE = frozenset({Asked.LOSES, Asked.WINS, Asked.LIFE_TOTAL})
"""What is asked of a player where a spell that nobody aimed was meant for that player."""


def find_untargeted(drafting: Drafting) -> None:
    """Ask at what a spell is aimed that may target players and creatures, where creatures are there and nobody said."""
    draft = drafting.draft
    untold = [each for each in draft.events if each.deed is Deed.CAST and each.aimed_by_default]
    for event in untold:
        if any(each.asked in DECIDED_BY_LIFE and each.player == drafting.other(event.by) for each in draft.questions):
            event.targets = [drafting.other(event.by)]
    untold = [each for each in untold if all(isinstance(one, str) for one in each.targets)]
    there = any(drafting.creatures(drafting.other(each.by)) for each in untold)
    if there and not any(each.asked in AIMED_AT_PLAYERS for each in draft.questions):
        drafting.need("target")


FLYING = frozenset({"flying", "reach"})


def flies(drafting: Drafting, thing: DraftThing) -> bool:
    """Whether it is said, or its card says, that it has flying or reach."""
    known = shipped_lexicon().keywords
    words = [known[each].id for each in map(fold_text, thing.traits) if each in known]
    text = drafting.cards.text(thing.card).lower() if thing.card else ""
    return not FLYING.isdisjoint(words) or any(each in text for each in FLYING)


def find_unsaid_x(drafting: Drafting) -> None:
    """Ask what X is where a spell that nothing answers has one in its cost (CR 107.3b)."""
    cards = drafting.cards
    cast = [each for each in drafting.draft.events if each.deed is Deed.CAST]
    named = [(each, each.card or next((one.card for one in each.who if one.card), None)) for each in cast]
    if any(name is not None and cards.targets_spell(name) for _, name in named):
        return
    if any(name is not None and "x" not in each.extras and "{X}" in cards.mana_cost(name) for each, name in named):
        drafting.need("x")


def find_missing(drafting: Drafting) -> None:
    """Say what is not said and decides: the size of a creature that fights, what happens at all."""
    draft = drafting.draft
    for question in draft.questions:
        question.player = defender_of(drafting) if question.player == DEFENDER else question.player
    made = {each.number for each in draft.things if each.made_for_question and each.size}
    asked = {each.asked for each in draft.questions}
    fighting = {each.number for event in draft.events if event.deed in {Deed.ATTACK, Deed.BLOCK} for each in event.who}
    blocks = any(event.deed is Deed.BLOCK and not event.none for event in draft.events)
    named = {each.number for question in draft.questions for each in question.things}
    if (
        made & fighting & named
        and asked & SIZE_MATTERS
        and blocks
        and not any(each.made_for_question and each.traits for each in draft.things)
    ):
        drafting.need("size")
    for question in draft.questions:
        if question.asked in {Asked.DIES, Asked.SURVIVES} and not question.things:
            drafting.need("what")
    if not asked or asked & SIZE_MATTERS:
        find_unsaid_x(drafting)
    played = {(each.by, each.card) for each in draft.events}
    held = [name for by, names in draft.hands.items() for name in names if (by, name) not in played]
    if draft.events and not draft.questions and any(drafting.cards.is_spell(name) for name in held):
        drafting.need("use")  # "I cast Wrath of God, he has Heroic Intervention"
    find_walkers_left_alone(drafting)
    find_attack_unsaid(drafting)
    fight_as_called(drafting)
    put_what_came_a_turn_before(draft)
    find_unblocked(drafting)
    find_untargeted(drafting)
    find_idle(drafting)
    blocking = {each.number for event in draft.events if event.deed is Deed.BLOCK for each in event.who}
    if any(each.number in blocking for each in drafting.in_combat(Deed.ATTACK)):
        drafting.need("what")  # CR 508.1a, 509.1a: nothing attacks and blocks at once: something else was meant
    for event in draft.events:
        if event.deed is Deed.ATTACK and event.every and not event.who and not drafting.creatures(event.by):
            drafting.need("what")


def find_walkers_left_alone(drafting: Drafting) -> None:
    """Ask what a creature attacks where the fate of a planeswalker is asked, and nothing said is done to it."""
    draft = drafting.draft
    asked = {
        each.number for one in draft.questions if one.asked in FATES for each in one.things if is_walker(drafting, each)
    }
    touched = [each for event in draft.events for each in [*event.who, *event.targets] if not isinstance(each, str)]
    attacks = [event for event in draft.events if event.deed is Deed.ATTACK]
    if asked and attacks and not asked & {each.number for each in touched}:
        drafting.need("target")


def is_walker(drafting: Drafting, thing: DraftThing) -> bool:
    return thing.card is not None and drafting.cards.is_planeswalker(thing.card)


FATES = frozenset({Asked.DIES, Asked.SURVIVES, Asked.COUNTERS, Asked.KEEPS})


def find_attack_unsaid(drafting: Drafting) -> None:
    """Ask what attacks where somebody is said not to block, and nothing attacks."""
    events = drafting.draft.events
    unblocked = any(each.deed is Deed.BLOCK and each.none for each in events)
    if unblocked and not any(each.deed is Deed.ATTACK for each in events) and not any(drafting.called.values()):
        drafting.need("what")


def put_what_came_a_turn_before(draft: Draft) -> None:
    """« en fin de tour il pose un 3/3, à mon tour j'attaque et il bloque »: what comes at the end of a turn and fights
    in the next one is there."""
    combat = [event for event in draft.events if event.deed in {Deed.ATTACK, Deed.BLOCK}]
    if draft.step == "end" and combat:  # the end step of the turn before: nothing else begins there
        draft.step, draft.active = None, None
        first = draft.events.index(combat[0])
        for event in draft.events[:first]:
            event.phase = event.phase or Phase.END
    fighting = {each.number for event in combat for each in event.who}
    for event in [each for each in draft.events if each.phase is Phase.END and each.deed in {Deed.CAST, Deed.EFFECT}]:
        if event.who and all(each.zone == "stack" and each.number in fighting for each in event.who):
            draft.events.remove(event)
            for each in event.who:
                each.zone = None


def fight_as_called(drafting: Drafting) -> None:
    """`he pumps his 2/2 blocker, my attacker is a 3/3`: what is called so attacked and blocked before; where only one
    is, nobody says whom it fights."""
    draft, called = drafting.draft, drafting.called
    attackers, blockers = called["attacker"], called["blocker"]
    if any(each.deed in {Deed.ATTACK, Deed.BLOCK} for each in draft.events) or not (attackers or blockers):
        return
    theirs = [each for each in drafting.creatures() if each.owner != [*attackers, *blockers][0].owner]
    attackers, blockers = attackers or theirs[: len(theirs) == 1], blockers or theirs[: len(theirs) == 1]
    if not attackers or not blockers or attackers[0].owner == blockers[0].owner:
        drafting.need("what")
        return
    attack = DraftEvent(Deed.ATTACK, attackers[0].owner, [*attackers], phase=Phase.ATTACK)
    block = DraftEvent(Deed.BLOCK, blockers[0].owner, [*blockers], [*attackers], phase=Phase.BLOCK)
    draft.events[:0] = [attack, block]


def find_idle(drafting: Drafting) -> None:
    """Ask what is meant where a creature was made up to fight and another one, of which the text speaks, does nothing:
    it may be that one."""
    draft = drafting.draft
    acting = {
        each.number for event in draft.events for each in [*event.who, *event.targets] if not isinstance(each, str)
    }
    acting |= {each.number for question in draft.questions for each in question.things}
    fighting = [*drafting.in_combat(Deed.ATTACK), *drafting.in_combat(Deed.BLOCK)]
    if any(event.every for event in draft.events):
        return
    for made in (each for each in fighting if each.made_for_question and each.size):
        idle = [each for each in drafting.creatures() if each.number not in acting and not each.made_for_question]
        if any(each.size and (each.owner == made.owner or not each.owner_said) for each in idle):
            drafting.need("what")
    for event in draft.events:
        if event.deed is Deed.ATTACK and not event.every and len(event.targets) > max(1, len(event.who)):
            drafting.need("what")  # CR 508.1b: each attacks one player, planeswalker or battle
