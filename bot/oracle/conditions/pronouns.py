"""What pronouns in a condition can mean, within the effects of a spell or ability (CR 608.2c)."""

from bot.engine.magic.words import filters as fl
from bot.oracle.conditions import NamedBefore
from bot.oracle.nouns.scope import Scope


def named_before_in(scope: Scope) -> NamedBefore:
    """Return what pronouns in a condition mean: never a source that may have left, nor a spell on the stack."""
    one = scope.permanents()
    others = tuple(each for each in one if each != fl.THIS)
    that_player = scope.named.player is fl.Players.TRIGGERING_PLAYER and not scope.named.target_players
    spoken = [each for each in scope.spoken if not scope.is_plural(each) and not scope.is_spell(each)]
    return NamedBefore(
        one[0] if len(one) == 1 else None,
        others[0] if len(others) == 1 else None,
        that_player=that_player,
        was=spoken[-1] if spoken else scope.named.counters_of,
        ways=scope.ways,
        elsewhere=scope.spell_or_card(),
        x=scope.setting.x,
    )
