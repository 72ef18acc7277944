"""The keyword abilities in rulebook order (CR 702): a row each, whether the engine acts on it or not.

To add a keyword:
1. Write `keywords/devour.py`: its `Keyword`, with the rule, the kind of its parameter, when it could matter, and what
   it means as abilities (`shapes` has what several keywords share; renown.py) or lets be paid (flashback.py).
2. Import it here, and put it where `Unplayed("devour", …)` stands in `RULEBOOK`.
3. Write `data/keywords/abilities/devour.toml`: its names, what players type for it, and its entry, in each language;
   out of one that is there goes its `played = false`.
4. Test what it does in `tests/judge/keywords`; how it is written, and that it makes a difference, is tested.
5. Only where a rule elsewhere asks for it by name, give `KeywordName` a constant; only where what is written behind it
   is of no kind in `Parameter`, give it `Parameter.OWN`, and the compiler a production in `OWN_WORDS`."""

from bot.engine.magic.keywords.absorb import ABSORB
from bot.engine.magic.keywords.affinity import AFFINITY
from bot.engine.magic.keywords.afflict import AFFLICT
from bot.engine.magic.keywords.afterlife import AFTERLIFE
from bot.engine.magic.keywords.aftermath import AFTERMATH
from bot.engine.magic.keywords.amplify import AMPLIFY
from bot.engine.magic.keywords.annihilator import ANNIHILATOR
from bot.engine.magic.keywords.ascend import ASCEND
from bot.engine.magic.keywords.awaken import AWAKEN
from bot.engine.magic.keywords.backup import BACKUP
from bot.engine.magic.keywords.banding import BANDING, BANDS_WITH_OTHER
from bot.engine.magic.keywords.bargain import BARGAIN
from bot.engine.magic.keywords.battle_cry import BATTLE_CRY
from bot.engine.magic.keywords.bestow import BESTOW
from bot.engine.magic.keywords.blitz import BLITZ
from bot.engine.magic.keywords.bloodthirst import BLOODTHIRST
from bot.engine.magic.keywords.boast import BOAST
from bot.engine.magic.keywords.bushido import BUSHIDO
from bot.engine.magic.keywords.buyback import BUYBACK
from bot.engine.magic.keywords.cascade import CASCADE
from bot.engine.magic.keywords.casualty import CASUALTY
from bot.engine.magic.keywords.champion import CHAMPION
from bot.engine.magic.keywords.changeling import CHANGELING
from bot.engine.magic.keywords.cipher import CIPHER
from bot.engine.magic.keywords.conspire import CONSPIRE
from bot.engine.magic.keywords.convoke import CONVOKE
from bot.engine.magic.keywords.crew import CREW
from bot.engine.magic.keywords.cumulative_upkeep import CUMULATIVE_UPKEEP
from bot.engine.magic.keywords.cycling import CYCLING
from bot.engine.magic.keywords.dash import DASH
from bot.engine.magic.keywords.daybound import DAYBOUND, NIGHTBOUND
from bot.engine.magic.keywords.deathtouch import DEATHTOUCH
from bot.engine.magic.keywords.decayed import DECAYED
from bot.engine.magic.keywords.defender import DEFENDER
from bot.engine.magic.keywords.delve import DELVE
from bot.engine.magic.keywords.demonstrate import DEMONSTRATE
from bot.engine.magic.keywords.dethrone import DETHRONE
from bot.engine.magic.keywords.devoid import DEVOID
from bot.engine.magic.keywords.devour import DEVOUR
from bot.engine.magic.keywords.disguise import DISGUISE
from bot.engine.magic.keywords.disturb import DISTURB
from bot.engine.magic.keywords.double_strike import DOUBLE_STRIKE
from bot.engine.magic.keywords.dredge import DREDGE
from bot.engine.magic.keywords.echo import ECHO
from bot.engine.magic.keywords.embalm import EMBALM
from bot.engine.magic.keywords.emerge import EMERGE
from bot.engine.magic.keywords.enchant import ENCHANT
from bot.engine.magic.keywords.encore import ENCORE
from bot.engine.magic.keywords.enlist import ENLIST
from bot.engine.magic.keywords.entwine import ENTWINE
from bot.engine.magic.keywords.equip import EQUIP
from bot.engine.magic.keywords.escalate import ESCALATE
from bot.engine.magic.keywords.escape import ESCAPE
from bot.engine.magic.keywords.eternalize import ETERNALIZE
from bot.engine.magic.keywords.evoke import EVOKE
from bot.engine.magic.keywords.evolve import EVOLVE
from bot.engine.magic.keywords.exalted import EXALTED
from bot.engine.magic.keywords.exhaust import EXHAUST
from bot.engine.magic.keywords.exploit import EXPLOIT
from bot.engine.magic.keywords.extort import EXTORT
from bot.engine.magic.keywords.fabricate import FABRICATE
from bot.engine.magic.keywords.fading import FADING
from bot.engine.magic.keywords.fear import FEAR
from bot.engine.magic.keywords.firebending import FIREBENDING
from bot.engine.magic.keywords.first_strike import FIRST_STRIKE
from bot.engine.magic.keywords.flanking import FLANKING
from bot.engine.magic.keywords.flash import FLASH
from bot.engine.magic.keywords.flashback import FLASHBACK
from bot.engine.magic.keywords.flying import FLYING
from bot.engine.magic.keywords.for_mirrodin import FOR_MIRRODIN
from bot.engine.magic.keywords.forecast import FORECAST
from bot.engine.magic.keywords.foretell import FORETELL
from bot.engine.magic.keywords.fortify import FORTIFY
from bot.engine.magic.keywords.freerunning import FREERUNNING
from bot.engine.magic.keywords.frenzy import FRENZY
from bot.engine.magic.keywords.fuse import FUSE
from bot.engine.magic.keywords.gift import GIFT
from bot.engine.magic.keywords.graft import GRAFT
from bot.engine.magic.keywords.gravestorm import GRAVESTORM
from bot.engine.magic.keywords.harmonize import HARMONIZE
from bot.engine.magic.keywords.haste import HASTE
from bot.engine.magic.keywords.hexproof import HEXPROOF
from bot.engine.magic.keywords.hideaway import HIDEAWAY
from bot.engine.magic.keywords.horsemanship import HORSEMANSHIP
from bot.engine.magic.keywords.impending import IMPENDING
from bot.engine.magic.keywords.improvise import IMPROVISE
from bot.engine.magic.keywords.indestructible import INDESTRUCTIBLE
from bot.engine.magic.keywords.infect import INFECT
from bot.engine.magic.keywords.ingest import INGEST
from bot.engine.magic.keywords.intimidate import INTIMIDATE
from bot.engine.magic.keywords.job_select import JOB_SELECT
from bot.engine.magic.keywords.jump_start import JUMP_START
from bot.engine.magic.keywords.kicker import KICKER, MULTIKICKER
from bot.engine.magic.keywords.landwalk import LANDWALK
from bot.engine.magic.keywords.level_up import LEVEL_UP
from bot.engine.magic.keywords.lifelink import LIFELINK
from bot.engine.magic.keywords.living_metal import LIVING_METAL
from bot.engine.magic.keywords.living_weapon import LIVING_WEAPON
from bot.engine.magic.keywords.madness import MADNESS
from bot.engine.magic.keywords.mayhem import MAYHEM
from bot.engine.magic.keywords.melee import MELEE
from bot.engine.magic.keywords.menace import MENACE
from bot.engine.magic.keywords.mentor import MENTOR
from bot.engine.magic.keywords.miracle import MIRACLE
from bot.engine.magic.keywords.mobilize import MOBILIZE
from bot.engine.magic.keywords.modular import MODULAR
from bot.engine.magic.keywords.more_than_meets_the_eye import MORE_THAN_MEETS_THE_EYE
from bot.engine.magic.keywords.morph import MEGAMORPH, MORPH
from bot.engine.magic.keywords.myriad import MYRIAD
from bot.engine.magic.keywords.ninjutsu import COMMANDER_NINJUTSU, NINJUTSU
from bot.engine.magic.keywords.offspring import OFFSPRING
from bot.engine.magic.keywords.outlast import OUTLAST
from bot.engine.magic.keywords.overload import OVERLOAD
from bot.engine.magic.keywords.partner_with import PARTNER_WITH
from bot.engine.magic.keywords.persist import PERSIST
from bot.engine.magic.keywords.phasing import PHASING
from bot.engine.magic.keywords.plot import PLOT
from bot.engine.magic.keywords.poisonous import POISONOUS
from bot.engine.magic.keywords.protection import PROTECTION
from bot.engine.magic.keywords.prototype import PROTOTYPE
from bot.engine.magic.keywords.provoke import PROVOKE
from bot.engine.magic.keywords.prowess import PROWESS
from bot.engine.magic.keywords.prowl import PROWL
from bot.engine.magic.keywords.rampage import RAMPAGE
from bot.engine.magic.keywords.ravenous import RAVENOUS
from bot.engine.magic.keywords.reach import REACH
from bot.engine.magic.keywords.read_ahead import READ_AHEAD
from bot.engine.magic.keywords.rebound import REBOUND
from bot.engine.magic.keywords.reconfigure import RECONFIGURE
from bot.engine.magic.keywords.record import Keyword, Unplayed
from bot.engine.magic.keywords.recover import RECOVER
from bot.engine.magic.keywords.reinforce import REINFORCE
from bot.engine.magic.keywords.renown import RENOWN
from bot.engine.magic.keywords.replicate import REPLICATE
from bot.engine.magic.keywords.retrace import RETRACE
from bot.engine.magic.keywords.riot import RIOT
from bot.engine.magic.keywords.ripple import RIPPLE
from bot.engine.magic.keywords.saddle import SADDLE
from bot.engine.magic.keywords.scavenge import SCAVENGE
from bot.engine.magic.keywords.shadow import SHADOW
from bot.engine.magic.keywords.shroud import SHROUD
from bot.engine.magic.keywords.skulk import SKULK
from bot.engine.magic.keywords.sneak import SNEAK
from bot.engine.magic.keywords.soulbond import SOULBOND
from bot.engine.magic.keywords.soulshift import SOULSHIFT
from bot.engine.magic.keywords.spectacle import SPECTACLE
from bot.engine.magic.keywords.splice import SPLICE
from bot.engine.magic.keywords.split_second import SPLIT_SECOND
from bot.engine.magic.keywords.spree import SPREE
from bot.engine.magic.keywords.squad import SQUAD
from bot.engine.magic.keywords.start_your_engines import START_YOUR_ENGINES
from bot.engine.magic.keywords.station import STATION
from bot.engine.magic.keywords.storm import STORM
from bot.engine.magic.keywords.sunburst import SUNBURST
from bot.engine.magic.keywords.surge import SURGE
from bot.engine.magic.keywords.suspend import SUSPEND
from bot.engine.magic.keywords.tiered import TIERED
from bot.engine.magic.keywords.toxic import TOXIC
from bot.engine.magic.keywords.training import TRAINING
from bot.engine.magic.keywords.trample import TRAMPLE, TRAMPLE_OVER_PLANESWALKERS
from bot.engine.magic.keywords.transfigure import TRANSFIGURE
from bot.engine.magic.keywords.transmute import TRANSMUTE
from bot.engine.magic.keywords.tribute import TRIBUTE
from bot.engine.magic.keywords.umbra_armor import UMBRA_ARMOR
from bot.engine.magic.keywords.undaunted import UNDAUNTED
from bot.engine.magic.keywords.undying import UNDYING
from bot.engine.magic.keywords.unearth import UNEARTH
from bot.engine.magic.keywords.unleash import UNLEASH
from bot.engine.magic.keywords.vanishing import VANISHING
from bot.engine.magic.keywords.vigilance import VIGILANCE
from bot.engine.magic.keywords.ward import WARD
from bot.engine.magic.keywords.warp import WARP
from bot.engine.magic.keywords.web_slinging import WEB_SLINGING
from bot.engine.magic.keywords.wither import WITHER
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

RULEBOOK: tuple[Keyword | Unplayed, ...] = (
    DEATHTOUCH,
    DEFENDER,
    DOUBLE_STRIKE,
    ENCHANT,
    EQUIP,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    INTIMIDATE,
    LANDWALK,
    LIFELINK,
    PROTECTION,
    REACH,
    SHROUD,
    TRAMPLE,
    TRAMPLE_OVER_PLANESWALKERS,
    VIGILANCE,
    WARD,
    BANDING,
    BANDS_WITH_OTHER,
    RAMPAGE,
    CUMULATIVE_UPKEEP,
    FLANKING,
    PHASING,
    BUYBACK,
    SHADOW,
    CYCLING,
    ECHO,
    HORSEMANSHIP,
    FADING,
    KICKER,
    MULTIKICKER,
    FLASHBACK,
    MADNESS,
    FEAR,
    MORPH,
    MEGAMORPH,
    AMPLIFY,
    PROVOKE,
    STORM,
    AFFINITY,
    ENTWINE,
    MODULAR,
    SUNBURST,
    BUSHIDO,
    SOULSHIFT,
    SPLICE,
    Unplayed("offering", cite_rules("702.48a"), moment=ab.Moment.PAID),
    NINJUTSU,
    COMMANDER_NINJUTSU,
    Unplayed("epic", cite_rules("702.50a")),
    CONVOKE,
    DREDGE,
    TRANSMUTE,
    BLOODTHIRST,
    Unplayed("haunt", cite_rules("702.55a")),
    REPLICATE,
    FORECAST,
    GRAFT,
    RECOVER,
    RIPPLE,
    SPLIT_SECOND,
    SUSPEND,
    VANISHING,
    ABSORB,
    Unplayed("aura swap", cite_rules("702.65a"), moment=ab.Moment.ACTIVATED),
    DELVE,
    FORTIFY,
    FRENZY,
    GRAVESTORM,
    POISONOUS,
    TRANSFIGURE,
    CHAMPION,
    CHANGELING,
    EVOKE,
    HIDEAWAY,
    PROWL,
    REINFORCE,
    CONSPIRE,
    PERSIST,
    WITHER,
    RETRACE,
    DEVOUR,
    EXALTED,
    UNEARTH,
    CASCADE,
    ANNIHILATOR,
    LEVEL_UP,
    REBOUND,
    UMBRA_ARMOR,
    INFECT,
    BATTLE_CRY,
    LIVING_WEAPON,
    UNDYING,
    MIRACLE,
    SOULBOND,
    OVERLOAD,
    SCAVENGE,
    UNLEASH,
    CIPHER,
    EVOLVE,
    EXTORT,
    FUSE,
    BESTOW,
    TRIBUTE,
    DETHRONE,
    Unplayed("hidden agenda", cite_rules("702.106a")),
    Unplayed("double agenda", cite_rules("702.106f")),
    OUTLAST,
    PROWESS,
    DASH,
    EXPLOIT,
    MENACE,
    RENOWN,
    AWAKEN,
    DEVOID,
    INGEST,
    MYRIAD,
    SURGE,
    SKULK,
    EMERGE,
    ESCALATE,
    MELEE,
    CREW,
    FABRICATE,
    Unplayed("partner", cite_rules("702.124a"), moment=ab.Moment.PAID, understood=True),
    Unplayed("friends forever", cite_rules("702.124i"), moment=ab.Moment.PAID, understood=True),
    PARTNER_WITH,
    Unplayed("choose a background", cite_rules("702.124k"), moment=ab.Moment.PAID, understood=True),
    Unplayed("doctor's companion", cite_rules("702.124m"), moment=ab.Moment.PAID, understood=True),
    UNDAUNTED,
    IMPROVISE,
    AFTERMATH,
    EMBALM,
    ETERNALIZE,
    AFFLICT,
    ASCEND,
    Unplayed("assist", cite_rules("702.132a"), moment=ab.Moment.PAID),
    JUMP_START,
    MENTOR,
    AFTERLIFE,
    RIOT,
    SPECTACLE,
    ESCAPE,
    Unplayed("companion", cite_rules("702.139a"), understood=True),
    Unplayed("mutate", cite_rules("702.140a")),
    ENCORE,
    BOAST,
    FORETELL,
    DEMONSTRATE,
    DAYBOUND,
    NIGHTBOUND,
    DISTURB,
    DECAYED,
    Unplayed("cleave", cite_rules("702.148a"), moment=ab.Moment.PAID),
    TRAINING,
    Unplayed("compleated", cite_rules("702.150a")),
    RECONFIGURE,
    BLITZ,
    CASUALTY,
    ENLIST,
    READ_AHEAD,
    RAVENOUS,
    SQUAD,
    Unplayed("space sculptor", cite_rules("702.158a")),
    Unplayed("visit", cite_rules("702.159a")),
    PROTOTYPE,
    LIVING_METAL,
    MORE_THAN_MEETS_THE_EYE,
    FOR_MIRRODIN,
    TOXIC,
    BACKUP,
    BARGAIN,
    Unplayed("craft", cite_rules("702.167a"), moment=ab.Moment.ACTIVATED),
    DISGUISE,
    Unplayed("solved", cite_rules("702.169a")),
    PLOT,
    SADDLE,
    SPREE,
    FREERUNNING,
    GIFT,
    OFFSPRING,
    IMPENDING,
    EXHAUST,
    START_YOUR_ENGINES,
    HARMONIZE,
    MOBILIZE,
    JOB_SELECT,
    TIERED,
    STATION,
    WARP,
    Unplayed("infinity", cite_rules("702.186a")),
    MAYHEM,
    WEB_SLINGING,
    FIREBENDING,
    SNEAK,
    Unplayed("increment", cite_rules("702.191a")),
    Unplayed("paradigm", cite_rules("702.192a")),
    # Not in the pinned edition of the rules.
    Unplayed("augment"),
    Unplayed("double team"),
    Unplayed("intensity"),
    Unplayed("power-up"),
    Unplayed("specialize", moment=ab.Moment.ACTIVATED),
    Unplayed("teamwork"),
)
"""By the number of the rule; of those of one number by its letter."""

KEYWORDS: tuple[Keyword, ...] = tuple(each for each in RULEBOOK if isinstance(each, Keyword))
"""Those that the engine acts on."""
