"""The names of the keyword abilities (CR 702): those of one word or two that the engine acts on, and of those that it
does not act on yet, when each could act.

Facts only. A keyword gets a narrow moment when its rule leaves no doubt; the others stand under ALWAYS."""

from typing import NamedTuple

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import abilities as ab
from bot.oracle.text.word_tables import Words, phrase_table, phrases, words


class NamedKeyword(NamedTuple):
    """A keyword ability by name; `understood` where it cannot matter once a game has begun or a spell resolved."""

    name: str
    moment: ab.Moment = ab.Moment.ALWAYS
    understood: bool = False


_BY_MOMENT: dict[ab.Moment, str] = {
    ab.Moment.ACTIVATED: """aura swap | boast | craft | crew | cycling | embalm | encore | equip | eternalize | exhaust
        | forecast | fortify | level up | ninjutsu | commander ninjutsu | outlast | reinforce | saddle | scavenge
        | specialize | transfigure | transmute | unearth""",
    ab.Moment.CAST: "cascade | demonstrate | gravestorm | ripple | split second | storm",
    ab.Moment.PAID: """affinity | aftermath | assist | bargain | buyback | casualty | cleave | conspire | convoke
        | delve
        | disturb | emerge | entwine | escalate | flashback | freerunning | fuse | harmonize | improvise | jump-start
        | kicker | mayhem | multikicker | offering | overload | prowl | replicate | retrace | spectacle | splice | spree
        | surge | tiered | undaunted | escape | foretell | plot | warp | web-slinging""",
    ab.Moment.DISCARDED: "madness",
    ab.Moment.DRAWN: "miracle",
    ab.Moment.CREATURE_DIES: "recover",
    ab.Moment.SUSPENDED: "suspend",
    ab.Moment.ENTERS: """amplify | bloodthirst | devour | exploit | fabricate | for mirrodin! | hideaway | job select
        | living weapon | ravenous | riot | sunburst | tribute""",
    ab.Moment.LEAVES: "afterlife | persist | soulshift | undying",
    ab.Moment.ATTACKS: """annihilator | battle cry | dethrone | firebending | melee | mentor | mobilize | myriad
        | provoke | training""",
    ab.Moment.BECOMES_BLOCKED: "afflict | flanking | rampage",
    ab.Moment.DEALS_DAMAGE: "infect | ingest | poisonous | renown | toxic | wither",
    ab.Moment.UPKEEP: "cumulative upkeep | echo",
    ab.Moment.ALWAYS: """absorb | ascend | augment | awaken | backup | banding | bands with other | bestow
        | blitz | bushido | champion | cipher | companion | compleated | dash | daybound | decayed
        | disguise | double agenda | double team | dredge | enchant | epic | evoke | evolve | exalted
        | extort | fading | fear | frenzy | gift | graft | haunt | hexproof | hidden agenda
        | horsemanship | impending | increment | infinity | intensity | intimidate | landwalk | living metal
        | megamorph | modular | more than meets the eye | morph | mutate
        | nightbound | offspring | paradigm | partner with | phasing | power-up | protection | prototype
        | prowess | read ahead | rebound | reconfigure | shadow | shroud | skulk | sneak | solved
        | soulbond | space sculptor | squad | start your engines! | station | teamwork
        | unleash | vanishing | visit | ward""",
}
_UNDERSTOOD = "flash | choose a background | doctor's companion | friends forever | partner"
"""Flash matters when a spell is cast; the others before the game."""


def _spelled(name: str) -> str:
    """Tokens stand apart: the exclamation mark of a name is a token of its own."""
    return name.replace("!", " !")


KEYWORD_NAMES = phrase_table(
    {
        **{_spelled(name): NamedKeyword(name, moment) for moment in _BY_MOMENT for name in phrases(_BY_MOMENT[moment])},
        **{_spelled(name): NamedKeyword(name, ab.Moment.PAID, understood=True) for name in phrases(_UNDERSTOOD)},
    }
)

SUFFIXES: dict[str, NamedKeyword] = {
    "cycling": NamedKeyword("typecycling", ab.Moment.ACTIVATED),
    "walk": NamedKeyword("landwalk"),
    "morph": NamedKeyword("morph"),
}
"""Keywords that melt into one word with a type: plainscycling (CR 702.29e), islandwalk (702.14a)."""

SUFFIX_PREFIXES = frozenset(words("artifact basic legendary nonbasic snow"))
"""What may stand before them: basic landcycling, snow swampwalk."""

NUMBERED = frozenset(
    words(
        "absorb afflict afterlife annihilator bushido casualty crew dredge fabricate fading firebending frenzy graft"
        " mobilize modular poisonous rampage renown saddle soulshift toxic vanishing"
    )
)
"""Keywords that are written with a number (CR 702)."""

WORD_ARGUMENTS: dict[str, frozenset[str]] = {
    "affinity": frozenset({"for"}),
    "champion": frozenset({"a", "an"}),
    "craft": frozenset({"with"}),
    "emerge": frozenset({"from"}),
    "equip": frozenset(words("commander knight legendary planeswalker shaman werewolf")),
    "gift": frozenset({"a", "an"}),
    "hexproof": frozenset({"from"}),
    "protection": frozenset({"from"}),
    "splice": frozenset({"onto"}),
}
"""The words that may follow a keyword's name as its parameter; any other word makes a sentence of the line."""

ANY_ARGUMENTS = frozenset({"bands with other", "enchant", "partner with"})
"""Keywords that a name or a noun phrase follows."""

ABILITY_WORDS: frozenset[Words] = frozenset(
    words(name)
    for name in phrases("""adamant | addendum | alliance | battalion | bloodrush | celebration | channel | chroma
        | cohort | constellation | converge | corrupted | council's dilemma | coven | delirium | descend 4 | descend 8
        | disappear | domain | eerie | eminence | enrage | fateful hour | fathomless descent | ferocious
        | flurry | formidable | grandeur | hellbent | hero's reward | heroic | imprint | infusion | inspired
        | join forces | kinfall | kinship | landfall | legacy | lieutenant | magecraft | metalcraft | morbid
        | opus | pack tactics | paradox | parley | radiance | raid | rally | renew | repartee | revolt
        | secret council | spell mastery | strive | survival | sweep | tempting offer | threshold | underdog
        | undergrowth | valiant | vivid | void | will of the council | will of the planeswalkers""")
)
"""CR 207.2c: words in italics before a dash that have no rules meaning."""

COSTLY = frozenset(
    {
        *(
            KeywordName.BESTOW,
            KeywordName.BLITZ,
            KeywordName.DASH,
            KeywordName.ESCAPE,
            KeywordName.EVOKE,
            KeywordName.FLASHBACK,
        ),
        *(KeywordName.MADNESS, KeywordName.OVERLOAD),
        *(KeywordName.MORPH, KeywordName.MEGAMORPH, KeywordName.DISGUISE),
        *(KeywordName.BUYBACK, KeywordName.ENTWINE, KeywordName.ESCALATE, KeywordName.KICKER, KeywordName.MULTIKICKER),
        *(
            KeywordName.DISTURB,
            KeywordName.FREERUNNING,
            KeywordName.MAYHEM,
            KeywordName.MORE_THAN_MEETS_THE_EYE,
            KeywordName.OFFSPRING,
        ),
        *(KeywordName.FORETELL, KeywordName.PLOT, KeywordName.WARP),
        *(
            KeywordName.PROWL,
            KeywordName.REPLICATE,
            KeywordName.SPECTACLE,
            KeywordName.SQUAD,
            KeywordName.SURGE,
            KeywordName.WEB_SLINGING,
        ),
    }
)
"""Those that say what may be paid for a spell, or to turn a permanent face up (CR 118.8-118.9, 702.37e)."""

FOR_MANA = frozenset(
    {
        *(
            KeywordName.NINJUTSU,
            KeywordName.COMMANDER_NINJUTSU,
            KeywordName.SNEAK,
            KeywordName.CYCLING,
            KeywordName.LEVEL_UP,
        ),
        *(KeywordName.EMBALM, KeywordName.ENCORE, KeywordName.ETERNALIZE, KeywordName.FORTIFY, KeywordName.OUTLAST),
        *(KeywordName.SCAVENGE, KeywordName.TRANSMUTE, KeywordName.UNEARTH),
    }
)
"""Those that are written with mana symbols and nothing else."""

_PARAMETRIC = frozenset(
    {
        *(
            KeywordName.BANDS_WITH_OTHER,
            KeywordName.ENCHANT,
            KeywordName.EQUIP,
            KeywordName.PROTECTION,
            KeywordName.LANDWALK,
        ),
        *(
            KeywordName.AFFINITY,
            KeywordName.CUMULATIVE_UPKEEP,
            KeywordName.ECHO,
            KeywordName.REINFORCE,
            KeywordName.WARD,
        ),
        *(KeywordName.AWAKEN, KeywordName.GIFT, KeywordName.IMPENDING, KeywordName.SUSPEND, *COSTLY, *FOR_MANA),
    }
)
NUMBERED_KEYWORDS = phrase_table({str(keyword): keyword for keyword in KeywordName if keyword in NUMBERED})
SIMPLE = phrase_table(
    {
        **{
            _spelled(keyword): keyword
            for keyword in KeywordName
            if keyword not in _PARAMETRIC and keyword not in NUMBERED
        },
        "totem armor": KeywordName.UMBRA_ARMOR,  # CR 702.89b
    }
)
"""The keywords without a parameter that the engine acts on."""
