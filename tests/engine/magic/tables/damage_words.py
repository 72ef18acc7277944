"""Words for static abilities that change damage (CR 614-615), for tables set in words."""

from collections.abc import Mapping

from bot.engine.magic.words.abilities import Ability, DamageAbility
from bot.engine.magic.words.damage_replacements import (
    PREVENT_ALL,
    CantBePrevented,
    ChangeAmount,
    CountersInstead,
    DamageDescribed,
    Operation,
    Prevent,
    Redirect,
)
from bot.engine.magic.words.effects import PreventedDamage, PutCounters, RemoveCounters, ThatMuch
from bot.engine.magic.words.filters import (
    THIS,
    AttachedObject,
    ControllerOf,
    Filter,
    Matching,
    Players,
    Side,
    Sources,
    TriggeringObject,
)

ANY_SOURCE = Sources(Filter())
YOUR_SOURCE = Sources(Filter(side=Side.YOU))
YOUR_CREATURES = Matching(Filter(all_of=("Creature",), side=Side.YOU))
THEIR_CREATURES = Matching(Filter(all_of=("Creature",), side=Side.OPPONENT))
OTHERS_OF_YOURS = Matching(Filter(side=Side.YOU, other=True))

TO_THIS = DamageDescribed(to=(THIS,))
TO_YOU = DamageDescribed(to=(Players.YOU,))
BY_YOURS = DamageDescribed(by=(YOUR_SOURCE,), each_source=True)
ANY = DamageDescribed(by=(ANY_SOURCE,), each_source=True)
LESS_A_COUNTER = (RemoveCounters(THIS, "+1/+1"),)

DAMAGE_WORDS: Mapping[str, Ability] = {
    "furnace": DamageAbility(ANY, ChangeAmount(Operation.TIMES, 2)),
    "doubles": DamageAbility(BY_YOURS, ChangeAmount(Operation.TIMES, 2)),
    "triples": DamageAbility(BY_YOURS, ChangeAmount(Operation.TIMES, 3)),
    "adds-one": DamageAbility(BY_YOURS, ChangeAmount(Operation.PLUS, 1)),
    "takes-one": DamageAbility(
        DamageDescribed(to=(YOUR_CREATURES,), each_source=True), ChangeAmount(Operation.MINUS, 1)
    ),
    "halves": DamageAbility(ANY, ChangeAmount(Operation.HALF_ROUNDED_DOWN)),
    "halves-up": DamageAbility(ANY, ChangeAmount(Operation.HALF_ROUNDED_UP)),
    "at-most-three": DamageAbility(DamageDescribed(at_least=4), ChangeAmount(Operation.BECOMES, 3)),
    "fog": DamageAbility(DamageDescribed(combat=True)),
    "peace": DamageAbility(DamageDescribed(combat=False)),
    "shields-you": DamageAbility(TO_YOU),
    "callous": DamageAbility(DamageDescribed(to=(THIS,), at_most=3)),
    "blunts-one": DamageAbility(DamageDescribed(to=(Players.YOU,), each_source=True), Prevent(amount=1)),
    "all-but-one": DamageAbility(TO_THIS, Prevent(all_but=1)),
    "guards": DamageAbility(TO_YOU, Redirect(THIS)),
    "guards-all": DamageAbility(DamageDescribed(to=(Players.YOU, OTHERS_OF_YOURS)), Redirect(THIS)),
    "host-guards": DamageAbility(TO_YOU, Redirect(AttachedObject())),
    "treacherous": DamageAbility(DamageDescribed(to=(AttachedObject(),)), Redirect(ControllerOf(TriggeringObject()))),
    "phantom": DamageAbility(TO_THIS, PREVENT_ALL, LESS_A_COUNTER),
    "melting": DamageAbility(TO_THIS, PREVENT_ALL, (RemoveCounters(THIS, "+1/+1", ThatMuch()),)),
    "vigor": DamageAbility(
        DamageDescribed(to=(Matching(Filter(all_of=("Creature",), side=Side.YOU, other=True)),)),
        PREVENT_ALL,
        (PutCounters(TriggeringObject(), "+1/+1", PreventedDamage()),),
    ),
    "hydra": DamageAbility(TO_THIS, CountersInstead("+1/+1")),
    "shrinks-theirs": DamageAbility(
        DamageDescribed(by=(YOUR_SOURCE,), to=(THEIR_CREATURES,), combat=False, each_source=True),
        CountersInstead("-1/-1"),
    ),
    "relentless": DamageAbility(DamageDescribed(), CantBePrevented()),
}
"""`furnace`: a source deals double; `guards`: what would be dealt to its controller is dealt to it; `phantom`: damage
to it is prevented and it loses a +1/+1 counter; `hydra`: it gets +1/+1 counters instead of damage."""
