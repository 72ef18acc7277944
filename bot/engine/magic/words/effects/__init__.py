"""What spells and abilities do when they resolve, as data (CR 608-611): amounts, modifications, one-shot effects.

Holds no behaviour; `resolving` carries them out. A compiler makes these, or `keyword_meanings` does. `Effect` is a
closed union of one union a chapter."""

from typing import TypeAlias

from bot.engine.magic.words.amounts import *
from bot.engine.magic.words.effects.cards import *
from bot.engine.magic.words.effects.casting import *
from bot.engine.magic.words.effects.continuous import *
from bot.engine.magic.words.effects.damage import *
from bot.engine.magic.words.effects.instructions import *
from bot.engine.magic.words.effects.keyword_abilities import *
from bot.engine.magic.words.effects.keyword_actions import *
from bot.engine.magic.words.effects.modifications import *
from bot.engine.magic.words.effects.onto_the_battlefield import *
from bot.engine.magic.words.effects.optional import *
from bot.engine.magic.words.effects.permanents import *
from bot.engine.magic.words.effects.players import *
from bot.engine.magic.words.effects.stack import *
from bot.engine.magic.words.effects.top_cards import *
from bot.engine.magic.words.effects.unread import *

Effect: TypeAlias = (
    ContinuousEffect
    | DamageEffect
    | PlayerEffect
    | CardEffect
    | TopCardEffect
    | PermanentEffect
    | ArrivalEffect
    | CastingEffect
    | StackEffect
    | OptionalEffect
    | InstructionEffect
    | KeywordActionEffect
    | NotRead
)
