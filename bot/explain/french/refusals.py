"""Why something is not allowed, told in French: one row, or one function, for each kind of refusal."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from bot.engine.magic.asking.refusals import FORBIDDEN_BY_ABILITY, Refusal, RefusalKind
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.explain.figures import REASONS
from bot.explain.french.descriptions import head_of, words_of_filter
from bot.explain.french.evasion import cant_block
from bot.explain.french.keywords import the_keyword
from bot.explain.french.nouns import a_name, de_name, name_with_article
from bot.explain.french.prohibitions import clause_of_forbidden
from bot.explain.french.qualities import words_of_banded, words_of_protection
from bot.explain.french.timing import clause_of_wrong_time
from bot.explain.french.words import BANDED, COUNTERS
from bot.explain.french_grammar import (
    THIN,
    close_sentence,
    join_clauses,
    number_and_noun,
    one_or_more,
    with_preposition_a,
    with_preposition_de,
    with_que,
)
from bot.explain.names import Names


def sentence_of_refusal(refused: Refusal, names: Names) -> str:
    """Tell one refusal in a sentence."""
    return close_sentence(clause_of_refusal(refused, names))


def clauses_of_refusals(refused: Sequence[Refusal], names: Names) -> str:
    """The reasons that matter for one action, as clauses."""
    reasons = list(dict.fromkeys(clause_of_refusal(each, names) for each in refused))
    more = len(reasons) - REASONS
    counted_rest = [f"et {number_and_noun(more, 'autre raison', 'autres raisons')}"] if more > 0 else []
    return join_clauses([*reasons[:REASONS], *counted_rest])


def clause_of_refusal(refused: Refusal, names: Names) -> str:
    """Tell one refusal as a clause."""
    worked_out = WORKED_OUT.get(refused.kind)
    if worked_out is not None:
        return worked_out(refused, names)
    return template_of_refusal(refused.kind).format(
        who=name_with_article(names, refused.subject),
        of_who=de_name(names, refused.subject),
        other=other_name(refused, names),
        of_other="de cela" if refused.other is None else de_name(names, refused.other),
        to_other="à cela" if refused.other is None else a_name(names, refused.other),
        needed=refused.needed or 2,
        of_ability=of_whose_ability(refused, names),
    )


def of_whose_ability(refused: Refusal, names: Names) -> str:
    """What forbids it, behind « à cause »: what has the ability, where that is known."""
    if refused.by is None:
        return "d’une capacité"
    return "de sa propre capacité" if refused.by == refused.subject else de_name(names, refused.by)


def template_of_refusal(kind: RefusalKind) -> str:
    """The sentence with its blanks."""
    return PLAIN.get(kind) or f"{{who}} ne peut pas bloquer {{other}}{CANT_BLOCK[kind]}"


CANT_BLOCK: Mapping[RefusalKind, str] = {
    RefusalKind.FLYING: f" sans {the_keyword(KeywordName.FLYING)} ou {the_keyword(KeywordName.REACH)}",
    RefusalKind.SHADOW: f" sans {the_keyword(KeywordName.SHADOW)}",
    RefusalKind.SHADOW_BLOCKER: f", car {the_keyword(KeywordName.SHADOW)} ne bloque que la distorsion",
    RefusalKind.HORSEMANSHIP: f" sans {the_keyword(KeywordName.HORSEMANSHIP)}",
    RefusalKind.SKULK: (
        f", à cause {with_preposition_de(the_keyword(KeywordName.SKULK))}{THIN}: sa force est supérieure"
    ),
    RefusalKind.FEAR: f"{THIN}: {the_keyword(KeywordName.FEAR)} exige un bloqueur artefact ou noir",
    RefusalKind.INTIMIDATE: (
        f"{THIN}: {the_keyword(KeywordName.INTIMIDATE)} exige un bloqueur artefact ou d’une couleur commune"
    ),
    RefusalKind.LANDWALK: (
        f", à cause {with_preposition_de(the_keyword(KeywordName.LANDWALK))}{THIN}: le joueur défenseur contrôle un tel"
        " terrain"
    ),
}
"""Why `{who}` can't block `{other}`, behind that."""

PLAIN: Mapping[RefusalKind, str] = {
    RefusalKind.NOT_ATTACKING: "{other} n’attaque pas",
    RefusalKind.NOT_ATTACKING_YOU: "{other} attaque quelqu’un d’autre",
    RefusalKind.NO_SUCH_MODE: "{who} n’a pas de tel mode",
    RefusalKind.NUMBER_OF_MODES: "ce nombre de modes ne peut pas être choisi pour {who}",
    RefusalKind.SAME_MODE: "le même mode {of_who} ne peut pas être choisi deux fois",
    RefusalKind.NOT_FROM_THERE: "rien ne permet de lancer {who} depuis cette zone",
    RefusalKind.NOT_IN_HAND: "{who} n’est pas dans la main {of_other}",
    RefusalKind.PREPARE_SPELL_CAST: (
        f"{{who}} est un sort de préparation{THIN}: seule peut être lancée la copie qu’un permanent préparé a en exil"
    ),
    RefusalKind.BACK_FACE_CAST: "{who} est une face verso, et la carte se lance avec sa face recto visible",
    RefusalKind.NOT_BOTH_HALVES: "{who} ne se lance tout entier qu’avec la fusion et depuis la main",
    RefusalKind.ONLY_FROM_GRAVEYARD: "{who} a la répercussion, et ne se lance que depuis un cimetière",
    RefusalKind.NO_MANA_COST: "{who} n’a pas de coût de mana et ne peut pas être lancé pour son coût de mana",
    RefusalKind.NOT_ENOUGH_LIFE: "{other} n’a pas les {needed} points de vie que coûte {who}",
    RefusalKind.NOTHING_TO_DISCARD: "{other} n’a pas de quoi se défausser pour {who}",
    RefusalKind.NOTHING_TO_REVEAL: "{other} n’a pas de carte à révéler pour {who}",
    RefusalKind.NOTHING_TO_EXILE: "{other} n’a pas assez de cartes à exiler de son cimetière pour {who}",
    RefusalKind.NO_PERMANENT_TO_EXILE: "{other} ne contrôle rien à exiler pour {who}",
    RefusalKind.NOTHING_TO_PUT_BACK: (
        "{other} n’a pas assez de cartes en main à mettre au-dessus de sa bibliothèque pour {who}"
    ),
    RefusalKind.LIBRARY_TOO_SMALL: "{other} n’a pas dans sa bibliothèque les {needed} cartes que coûte {who}",
    RefusalKind.CREW_TOO_WEAK: (
        "{other} n’a pas d’autres créatures dégagées dont la force atteigne {needed} en tout pour {who}"
    ),
    RefusalKind.NOTHING_TO_TAP: "{other} n’a pas assez de permanents dégagés à engager pour {who}",
    RefusalKind.NOT_ENOUGH_ENERGY: f"{{other}} n’a pas les {{needed}} marqueurs {COUNTERS['energy']} que coûte {{who}}",
    RefusalKind.NOT_ENOUGH_COUNTERS: "{who} a moins de marqueurs que le coût n’en retire",
    RefusalKind.NO_SUCH_COUNTERS: "rien n’a les marqueurs à retirer pour {who}",
    RefusalKind.CANT_PUT_COUNTERS: "les marqueurs que coûte {who} ne peuvent pas y être mis",
    RefusalKind.CANT_PAY_LIFE: "{other} ne peut pas payer les points de vie que coûte {who}",
    RefusalKind.UNTAPPED: "{who} n’est pas engagé",
    RefusalKind.USED_FOR_GOOD: "{who} ne le permet qu’une fois",
    RefusalKind.USED_UP: "{who} ne le permet plus ce tour-ci",
    RefusalKind.NO_LEGEND: f"{{who}} est un sort légendaire{THIN}: il faut contrôler une créature ou un planeswalker "
    "légendaire",
    RefusalKind.LAND_CAST: f"{{who}} est un terrain{THIN}: un terrain se joue, il ne se lance pas",
    RefusalKind.NOT_A_LAND: "{who} n’est pas un terrain, et seuls les terrains se jouent ainsi",
    RefusalKind.CANT_PLAY_LANDS: "{who} ne peut pas jouer de terrain à cause {of_ability}",
    RefusalKind.LAND_PLAYED: "{who} ne peut plus jouer de terrain ce tour-ci",
    RefusalKind.ATTACK_IN_OTHERS_TURN: "{who} ne peut attaquer que pendant son propre tour",
    RefusalKind.LAND_IN_OTHERS_TURN: "{who} ne peut jouer de terrain que pendant son propre tour",
    RefusalKind.OUT_OF_RANGE: "{other} n’est pas à portée {of_who}",
    RefusalKind.NOT_NEXT_TO: (
        "{who} ne peut pas attaquer {other}, car seul un adversaire assis à la place voisine peut être attaqué"
    ),
    RefusalKind.ONE_DEFENDING_PLAYER: (
        "{who} doit attaquer {other} comme les autres, car un combat n’a qu’un seul joueur défenseur"
    ),
    RefusalKind.NO_TERRITORIES: (
        "les créatures ne marchent que dans les anciennes règles de l’Empereur ; aujourd’hui, elles se déploient"
    ),
    RefusalKind.TAPPED_TO_MARCH: "{who} est engagé, et ne peut donc pas marcher",
    RefusalKind.SICK_TO_MARCH: "{who} ne peut pas marcher, à cause du mal d’invocation",
    RefusalKind.MARCHED: "{who} a déjà marché ce tour-ci",
    RefusalKind.WALL: "{who} ne peut pas marcher, car un Mur ne marche que s’il est animé",
    RefusalKind.NOT_ADJACENT: (
        "{who} ne peut pas marcher vers le territoire {of_other}, qui n’est pas voisin de celui où se tient la créature"
    ),
    RefusalKind.NO_RETURN: "{who} ne peut plus sortir du territoire {of_other}, qui est ennemi",
    RefusalKind.NOT_ALLIED: (
        "{who} ne peut pas marcher vers le territoire {of_other}, car on n’entre que dans un territoire allié"
    ),
    RefusalKind.TOO_FAR: (
        "{who} ne peut pas marcher vers le territoire {of_other}, à plus de deux places de son contrôleur"
    ),
    RefusalKind.GAME_OVER: "la partie est finie",
    RefusalKind.NOT_AN_OPTION: "cette réponse n’est pas un choix légal",
    RefusalKind.OUT_OF_THE_GAME: "{who} ne fait déjà plus partie du jeu",
    RefusalKind.SKIPPED: "{who} passe sa phase de combat",
    RefusalKind.WRONG_STEP: "l’étape où cela se déclare est terminée pour ce tour",
    RefusalKind.ALREADY_DECLARED: "c’est trop tard, les créatures sont déjà déclarées",
    RefusalKind.NOT_ON_BATTLEFIELD: "{who} n’est pas sur le champ de bataille",
    RefusalKind.NOT_A_CREATURE: "{who} n’est pas une créature",
    RefusalKind.IS_A_BATTLE: "{who} est une bataille, et une bataille n’attaque pas et ne bloque pas",
    RefusalKind.TAPPED: "{who} est engagé",
    RefusalKind.SUMMONING_SICK: f"{{who}} a le mal d’invocation et n’a pas {the_keyword(KeywordName.HASTE)}",
    RefusalKind.DEFENDER: f"{{who}} a {the_keyword(KeywordName.DEFENDER)} et ne peut donc pas attaquer",
    RefusalKind.CANT_ATTACK: "{who} ne peut pas attaquer à cause {of_ability}",
    RefusalKind.CANT_ATTACK_THAT: "{who} ne peut pas attaquer {other} à cause {of_ability}",
    RefusalKind.CANT_ATTACK_ALONE: "{who} ne peut pas attaquer sans autre créature",
    RefusalKind.MUST_ATTACK: "{who} doit attaquer si possible, et c’est possible",
    RefusalKind.MUST_ATTACK_THAT: "{who} doit attaquer {other} si possible, et c’est possible",
    RefusalKind.BAND_NOT_ATTACKING: "{who} n’attaque pas et ne peut donc pas faire partie d’un regroupement",
    RefusalKind.BAND_TWICE: "{who} ne peut faire partie que d’un seul regroupement",
    RefusalKind.DECLARED_TWICE: "{who} ne peut attaquer qu’un seul joueur, planeswalker ou bataille",
    RefusalKind.CANT_BLOCK: "{who} ne peut pas bloquer à cause {of_ability}",
    RefusalKind.CANT_BLOCK_THAT: "{who} ne peut pas bloquer {other} à cause {of_ability}",
    RefusalKind.CANT_BLOCK_ALONE: "{who} ne peut pas bloquer sans autre créature",
    RefusalKind.MUST_BLOCK: "{who} doit bloquer si possible, et c’est possible",
    RefusalKind.MUST_BLOCK_THAT: "{who} doit bloquer {other} si possible, et c’est possible",
    RefusalKind.MUST_BE_BLOCKED: "il faut bloquer {who} si possible, et une créature le peut",
    RefusalKind.NO_PRIORITY: "personne n’a la priorité à ce moment",
    RefusalKind.SPLIT_SECOND: f"{{who}} a la fraction de seconde{THIN}: tant que ce sort est sur la pile, personne ne"
    " lance de sort ni n’active de capacité autre que de mana",
    RefusalKind.NOT_OWN_TURN: "{who} ne peut faire cela que pendant son propre tour",
    RefusalKind.SHROUD: (
        f"{{who}} ne peut pas cibler {{other}}, à cause {with_preposition_de(the_keyword(KeywordName.SHROUD))}"
    ),
    RefusalKind.CANT_BE_TARGETED: f"{{who}} ne peut pas cibler {{other}}{THIN}: une capacité statique l’interdit",
    RefusalKind.SAME_TARGET: "la même cible ne peut pas être choisie deux fois, et {other} l’a déjà été",
    RefusalKind.HEXPROOF: (
        f"{{who}} ne peut pas cibler {{other}}, à cause {with_preposition_de(the_keyword(KeywordName.HEXPROOF))}"
    ),
    RefusalKind.NOTHING_TO_SACRIFICE: "rien ne peut être sacrifié pour {who}",
    RefusalKind.WRONG_ZONE: "cette capacité ne s’active pas depuis la zone où se trouve {who}",
    RefusalKind.SNEAK_TIMING: (
        "le coût d’infiltration {of_who} ne se paie que pendant l’étape de déclaration des bloqueurs du tour de son"
        " contrôleur"
    ),
    RefusalKind.NO_SUCH_COST: "{who} n’a pas ce coût alternatif ou supplémentaire",
    RefusalKind.COST_UNAVAILABLE: "rien ne permet de lancer {who} ainsi en ce moment",
    RefusalKind.X_NOT_ZERO: "le X {of_who} ne peut pas être 0",
    RefusalKind.X_IS_ZERO: "le X {of_who} ne peut être que 0, car son coût de mana n’est pas payé",
    RefusalKind.COST_PAID_ONCE: "{who} ne permet pas de payer ce coût autant de fois",
    RefusalKind.NO_SUCH_ABILITY: "{who} n’a pas cette capacité",
    RefusalKind.NOTHING_LOCKED: "{who} n’a pas de telle moitié verrouillée",
    RefusalKind.UNLOCK_TIMING: (
        "{who} ne peut déverrouiller une moitié que pendant sa propre phase principale, quand la pile est vide"
    ),
    RefusalKind.NO_WAY_UP: "rien ne permet de retourner {who} face visible",
    RefusalKind.NOT_ASSIGNING: "{who} n’assigne pas de blessures de combat à cette étape",
    RefusalKind.NOT_A_RECIPIENT: "{who} ne peut pas assigner de blessures de combat {to_other}",
    RefusalKind.BAND_WITHOUT_BANDING: (
        "{who} n’a pas le regroupement, et un regroupement n’accueille, avec une créature qui a cette capacité, qu’une"
        " seule créature sans elle"
    ),
    RefusalKind.BAND_DIVIDED: (
        "{who} et {other} font partie d’un même regroupement et doivent attaquer le même joueur, le même planeswalker"
        " ou la même bataille"
    ),
    RefusalKind.NOT_ATTACKABLE: (
        "{who} ne peut pas attaquer {other}, car seuls un adversaire, ses planeswalkers et les batailles qu’il protège"
        " peuvent l’être"
    ),
    RefusalKind.TOO_FEW_BLOCKERS: "il faut au moins {needed} créatures pour bloquer {other}",
    RefusalKind.MENACE: "{who} ne suffit pas pour bloquer {other}, car la menace exige au moins {needed} créatures",
    RefusalKind.LOYALTY_TIMING: (
        "les capacités de loyauté ne s’activent que pendant sa propre phase principale, la pile vide"
    ),
    RefusalKind.LOYALTY_USED: "une seule capacité de loyauté {of_who} par tour, et l’une a déjà été activée",
    RefusalKind.AS_UNBLOCKED: (
        "{who} assigne toutes ses blessures de combat comme si elle n’était pas bloquée, ou aucune"
    ),
}
"""Reasons that are one sentence each. `{who}` is refused, in relation to `{other}`; `{of_who}` and `{to_other}` are
those with « de » and « à »; `{needed}` is a number."""


def not_controlled(refused: Refusal, names: Names) -> str:
    player = "ce joueur" if refused.other is None else name_with_article(names, refused.other)
    return f"{player} ne contrôle pas {name_with_article(names, refused.subject)}"


def not_its_target(refused: Refusal, names: Names) -> str:
    """CR 115.1: what alone it can target."""
    who, other = name_with_article(names, refused.subject), other_name(refused, names)
    wanted = refused.wanted
    head = None if wanted is None else head_of(wanted)
    if wanted is None or head is None:
        return f"{who} ne peut pas cibler {other}"
    told = words_of_filter(wanted, head, PlayerId("son contrôleur"), names)
    if told is None:
        return f"{who} ne peut pas cibler {other}"
    return f"{who} ne cible que {told.replace('les', 'des', 1)}, ce {with_que(other)} n’est pas"


def too_many_blocks(refused: Refusal, names: Names) -> str:
    number = "tant de" if refused.amount is None else str(refused.amount)
    most = f"mais {refused.needed or 1} au maximum"
    return f"{name_with_article(names, refused.subject)} ne peut pas bloquer {number} créatures, {most}"


def too_many_blockers(refused: Refusal, names: Names) -> str:
    most = refused.needed or 1
    who = "une seule créature peut" if most == 1 else f"{most} créatures au plus peuvent"
    return f"{who} bloquer {other_name(refused, names)}"


def must_attack_another(refused: Refusal, names: Names) -> str:
    """CR 701.15b."""
    than = with_que(other_name(refused, names))
    return (
        f"{name_with_article(names, refused.subject)} doit attaquer un autre joueur {than} si possible, et c’est "
        "possible"
    )


def cant_pay(refused: Refusal, names: Names) -> str:
    """CR 118.3."""
    return (
        f"{other_name(refused, names)} ne peut pas payer {refused.cost or 'le coût'} pour "
        f"{name_with_article(names, refused.subject)}"
    )


def cant_make_mana(refused: Refusal, names: Names) -> str:
    """CR 601.2g."""
    return f"{cant_pay(refused, names)} avec le mana de ses permanents dégagés"


def nothing_to_return(refused: Refusal, names: Names) -> str:
    """CR 118.3, 702.49a, 702.190a."""
    who = name_with_article(names, refused.subject)
    if refused.why is Reason.NO_UNBLOCKED_ATTACKER:
        return f"personne n’a de créature attaquante non bloquée à renvoyer en main pour {who}"
    return f"rien ne peut être renvoyé en main pour {who}"


def unpaid_declaration(refused: Refusal, names: Names) -> str:
    """CR 508.1j, 509.1f."""
    who = name_with_article(names, refused.subject)
    attacks = refused.kind is RefusalKind.ATTACK_UNPAID
    verb, what = ("attaquer", "cette attaque") if attacks else ("bloquer", "ce blocage")
    if refused.toll is None:
        return f"{who} ne peut pas {verb}, car son contrôleur n’a pas de quoi payer {what}"
    wanted = refused.owed or fl.Filter()
    noun, feminine = head_of(wanted) or ("permanents", False)
    told = words_of_filter(replace(wanted, side=fl.Side.ANY), (noun, feminine), PlayerId(""), names) or f"les {noun}"
    one = f"un{'e' if feminine else ''} de ses {told.removeprefix('les ')}"
    return f"{who} ne peut {verb} que si son contrôleur {TOLLS[refused.toll].replace('…', one)}, et il n’en a pas"


TOLLS: Mapping[ab.Toll, str] = MappingProxyType(
    {
        ab.Toll.RETURN: "renvoie … en main",
        ab.Toll.SACRIFICE: "sacrifie …",
        ab.Toll.TAP: "engage …",
    }
)


def without_company(refused: Refusal, names: Names) -> str:
    """CR 508.1c, 509.1b."""
    attacks = refused.kind in ATTACKING_ALONE
    kind = " de la sorte que dit sa capacité" if refused.kind in WITHOUT_SUCH else ""
    needed = refused.needed or 1
    singular, plural = ("attaque", "attaquent") if attacks else ("bloque", "bloquent")
    others = f"{needed} autres créatures{kind} {plural}" if needed > 1 else f"une autre créature{kind} {singular}"
    verb = "attaquer" if attacks else "bloquer"
    return f"{name_with_article(names, refused.subject)} ne peut {verb} que si {others} aussi"


ATTACKING_ALONE = frozenset({RefusalKind.CANT_ATTACK_WITHOUT, RefusalKind.CANT_ATTACK_WITHOUT_SUCH})
WITHOUT_SUCH = frozenset({RefusalKind.CANT_ATTACK_WITHOUT_SUCH, RefusalKind.CANT_BLOCK_WITHOUT_SUCH})


def too_many_declared(refused: Refusal, names: Names) -> str:
    """CR 508.1c, 509.1b."""
    most = refused.needed or 0
    who = f"{number_and_noun(most, 'créature')} au maximum {one_or_more(most, 'peut', 'peuvent')}"
    if refused.kind is RefusalKind.TOO_MANY_CREATURES_BLOCK:
        return f"{who} bloquer"
    return f"{who} attaquer{'' if refused.other is None else f' {name_with_article(names, refused.other)}'}"


def clause_of_protected(refused: Refusal, names: Names) -> str:
    """CR 702.16b, 702.16f."""
    verb = "bloquer" if refused.kind is RefusalKind.PROTECTION else "cibler"
    why = words_of_protection(names, refused.subject, refused.quality)
    return (
        f"{name_with_article(names, refused.subject)} ne peut pas {verb} {other_name(refused, names)}, à cause de {why}"
    )


def wrong_targets(refused: Refusal, names: Names) -> str:
    """CR 601.2c: too few, or too many."""
    if refused.needed == 0:
        return f"{name_with_article(names, refused.subject)} ne cible rien"
    needs = "demande" if refused.kind is RefusalKind.NO_TARGET else "ne demande que"
    given = "" if refused.amount is None else f", pas {refused.amount}"
    wanted = number_and_noun(1 if refused.needed is None else refused.needed, "cible")
    return f"{name_with_article(names, refused.subject)} {needs} {wanted}{given}"


def nothing_to_target(refused: Refusal, names: Names) -> str:
    """CR 601.2c: fewer than it must target are there."""
    if refused.needed is None or refused.needed == 1:
        return f"il n’y a rien {with_que(name_with_article(names, refused.subject))} puisse cibler"
    return (
        f"{name_with_article(names, refused.subject)} demande {number_and_noun(refused.needed, 'cible')}, et il n’y "
        "en a pas autant"
    )


def not_enough_loyalty(refused: Refusal, names: Names) -> str:
    wanted = number_and_noun(refused.needed or 0, f"marqueur {COUNTERS['loyalty']}", f"marqueurs {COUNTERS['loyalty']}")
    return f"il faut retirer {wanted}, et {name_with_article(names, refused.subject)} n’en a que {refused.amount or 0}"


def not_of_the_band(refused: Refusal, names: Names) -> str:
    """CR 702.22c."""
    others = (
        "des créatures d’une autre sorte" if refused.quality is None else f"d’autres {words_of_banded(refused.quality)}"
    )
    why = f"{other_name(refused, names)} ne se regroupe qu’avec {others}"
    return f"{name_with_article(names, refused.subject)} ne peut pas faire partie de ce regroupement, car {why}"


def wrong_divider(refused: Refusal, names: Names) -> str:
    """CR 510.1c-d, 702.22j-k."""
    divider = "un autre joueur" if refused.other is None else name_with_article(names, refused.other)
    banding = f" grâce {with_preposition_a(the_keyword(KeywordName.BANDING))}" if refused.why in BANDED else ""
    return f"les blessures de combat {de_name(names, refused.subject)} sont réparties par {divider}{banding}"


def wrong_total(refused: Refusal, names: Names) -> str:
    exactly = "exactement ses blessures" if refused.needed is None else number_and_noun(refused.needed, "blessure")
    return f"{name_with_article(names, refused.subject)} doit assigner {exactly}, ni plus ni moins"


def not_covered(refused: Refusal, names: Names) -> str:
    """CR 702.19b-c."""
    to_other = "à cela" if refused.other is None else a_name(names, refused.other)
    so_far = "" if refused.needed is None else f" ({refused.amount or 0} sur {refused.needed})"
    if refused.kind is RefusalKind.NOT_LETHAL:
        return f"il faut d’abord assigner des blessures mortelles {to_other}{so_far}"
    return f"il faut d’abord assigner {to_other} autant que sa loyauté{so_far}"


def kept_from_blocking(refused: Refusal, names: Names) -> str:
    """CR 509.1b."""
    other = other_name(refused, names)
    evades = cant_block(refused.evasion or ab.CantBeBlocked(), refused.controller or PlayerId(""), names)
    return f"{name_with_article(names, refused.subject)} ne peut pas bloquer {other}, {with_que(evades)}"


def as_sorcery_only(refused: Refusal, names: Names) -> str:
    """CR 117.1a, 602.5d."""
    then = "comme un rituel, pendant sa propre phase principale, la pile vide"
    if isinstance(refused.subject, PlayerId):
        return f"{name_with_article(names, refused.subject)} ne peut faire cela que {then}"
    return f"cette capacité {de_name(names, refused.subject)} ne s’active que {then}"


def blocked_by_nothing(refused: Refusal, names: Names) -> str:
    """CR 509.1b."""
    elsewhere = refused.by is not None and refused.by != refused.other
    because = f", à cause {of_whose_ability(refused, names)}" if elsewhere else ""
    return f"aucune créature ne peut bloquer {other_name(refused, names)}{because}"


def other_name(refused: Refusal, names: Names) -> str:
    return "cela" if refused.other is None else name_with_article(names, refused.other)


WORKED_OUT: Mapping[RefusalKind, Callable[[Refusal, Names], str]] = {
    RefusalKind.NOT_CONTROLLED: not_controlled,
    RefusalKind.NOT_A_LEGAL_TARGET: not_its_target,
    RefusalKind.TOO_MANY_BLOCKS: too_many_blocks,
    RefusalKind.CANT_BE_BLOCKED: blocked_by_nothing,
    RefusalKind.CANT_BE_BLOCKED_BY: kept_from_blocking,
    RefusalKind.SORCERY_TIMING: as_sorcery_only,
    RefusalKind.TOO_MANY_BLOCKERS: too_many_blockers,
    RefusalKind.MUST_ATTACK_ANOTHER: must_attack_another,
    RefusalKind.CANT_PAY_MANA: cant_pay,
    RefusalKind.CANT_MAKE_MANA: cant_make_mana,
    RefusalKind.NOTHING_TO_RETURN: nothing_to_return,
    RefusalKind.ATTACK_UNPAID: unpaid_declaration,
    RefusalKind.BLOCK_UNPAID: unpaid_declaration,
    RefusalKind.WRONG_TIME: clause_of_wrong_time,
    **dict.fromkeys(FORBIDDEN_BY_ABILITY, clause_of_forbidden),
    RefusalKind.CANT_ATTACK_WITHOUT: without_company,
    RefusalKind.CANT_ATTACK_WITHOUT_SUCH: without_company,
    RefusalKind.CANT_BLOCK_WITHOUT: without_company,
    RefusalKind.CANT_BLOCK_WITHOUT_SUCH: without_company,
    RefusalKind.TOO_MANY_ATTACKERS: too_many_declared,
    RefusalKind.TOO_MANY_ATTACK_THAT: too_many_declared,
    RefusalKind.TOO_MANY_CREATURES_BLOCK: too_many_declared,
    RefusalKind.PROTECTION: clause_of_protected,
    RefusalKind.TARGET_PROTECTED: clause_of_protected,
    RefusalKind.NO_TARGET: wrong_targets,
    RefusalKind.NOTHING_TO_TARGET: nothing_to_target,
    RefusalKind.TOO_MANY_TARGETS: wrong_targets,
    RefusalKind.NOT_ENOUGH_LOYALTY: not_enough_loyalty,
    RefusalKind.BAND_NOT_OF_QUALITY: not_of_the_band,
    RefusalKind.WRONG_DIVIDER: wrong_divider,
    RefusalKind.WRONG_TOTAL: wrong_total,
    RefusalKind.NOT_LETHAL: not_covered,
    RefusalKind.LOYALTY_NOT_COVERED: not_covered,
}
"""Reasons whose words depend on numbers, or on who is there."""
