"""The damage assignment order of 2009 to 2024: who fights several creatures gets one as blocks are declared.

The attacking player orders the blockers of each attacker, then the defending player the attackers that each blocker
blocks. Lethal damage has to be assigned to each creature before the next one gets any."""

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.events.proposals import Proposal
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.triggers.stack_order import number_of_orders
from bot.engine.trace import cite_rules


def order_damage(game: Game) -> None:
    """Let players say in which order their creatures assign damage: by default as the blocks were declared."""
    combat = game.state.combat
    if not game.state.damage_in_order or combat is None:
        return
    fought = {attacker: combat.blockers_of(attacker) for attacker in combat.attackers} | dict(combat.blocking)
    for creature, others in fought.items():
        if len(others) > 1:
            order = damage_order(game, creature, others)
            game.happen([Proposal(ev.DamageOrdered(creature, order), cite_rules("classic damage order"))])


def damage_order(game: Game, creature: ObjectId, others: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """The order that the creature's controller says, each of the others once, or that of the declaration."""

    def meant(pick: object) -> tuple[ObjectId, ...] | None:
        return tuple(pick) if isinstance(pick, tuple) and sorted(pick) == sorted(others) else None

    choice = Choice(game.state.objects[creature].controller, ChoiceKind.DAMAGE_ORDER, [others], creature)
    said = game.choosing.answer(choice, meant)
    order = others if said is None else tuple(said)
    game.choosing.report(choice, order, number_of_orders(others), by_default=said is None)
    return order
