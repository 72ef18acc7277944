"""The lines that ask: `can Alice activate Jace -1?`, each a question of a scenario document."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from bot.judge.language.lines.attacking_and_blocking import declared_attackers
from bot.judge.language.lines.casting_and_playing import cast_action
from bot.judge.language.lines.casting_announcements import take_announcements
from bot.judge.language.lines.line_parts import OPTION, Line, split_at_last_preposition, without_preposition
from bot.judge.language.lines.named_things import DEPLOY, Table
from bot.judge.language.objects.ids_and_names import things_called
from bot.judge.language.reading.pieces import Piece, problem_in
from bot.judge.problems import ProblemKind

Document = dict[str, Any]

ASKING = re.compile(r"^(?:whom?|what|qui|que|quoi)\s+", re.IGNORECASE)


PRIORITY = re.compile(
    r"(?:who (?:has|gets|receives|is)|qui (?:a|reçoit)|à qui (?:est|revient)) (?:the |la )?(?:priority|priorité)",
    re.IGNORECASE,
)
STACK = re.compile(
    r"what(?:['’]s| is| are) (?:on|in) the stack|qu['’](?:y a-t-il|est-ce qu['’]il y a) (?:sur|dans) la pile",
    re.IGNORECASE,
)
WHAT_IT_TARGETS = re.compile(
    r"(?:whom?|what) (?:can|could|may) (?P<en>.+?) target|(?:que|qui) (?:peut|pourrait) cibler (?P<fr>.+)",
    re.IGNORECASE,
)
WHAT_IT_IS = re.compile(
    r"(?:what(?:['’]s| is| are| becomes of)|how (?:big|large) is|(?:the )?characteristics of"
    r"|qu['’]est-ce que?(?: c['’]est que)?|que (?:vaut|devient)|quelle est la taille (?:de|du)"
    r"|(?:quelles sont )?les caractéristiques (?:de|du)|à quoi ressemble|combien fait)\s+(?P<what>.+)"
    r"|is (?P<still>.+?) (?:still |an? ).+|(?P<encore>.+?) est-(?:il|elle) (?:encore |toujours |une? ).+",
    re.IGNORECASE,
)


def question_without_verb(table: Table, piece: Piece) -> Document | None:
    """Return a question without a player's verb (priority, the stack, what something is); None for any other line."""
    text = piece.text.strip()
    if PRIORITY.fullmatch(text):
        return {"ask": "priority"}
    if STACK.fullmatch(text):
        return {"ask": "stack"}
    if (match := WHAT_IT_TARGETS.fullmatch(text)) is not None:
        spell = match["en"] or match["fr"]
        return {
            "ask": "legal targets",
            **spell_or_ability_named(table, Line(piece, "target", spell, "", question=True), spell),
        }
    if (match := WHAT_IT_IS.fullmatch(text)) is None:
        return None
    what = next(group for group in match.groups() if group)
    return {"ask": "characteristics", "what": table.one(Line(piece, "", "", what, question=True), what)}


def can_cast(table: Table, line: Line) -> list[Document]:
    """CARD [preposition TARGET]; with a target it also asks whether that target is legal.

    A question has no words for zones and costs: with those the spell is cast, and the answer is whether that is
    legal."""
    text, extras = take_announcements(line.behind)
    creature, target = table.card_and_targets(line, text)
    if line.verb == "play" and table.is_land(creature):  # whether a land can be played is no question that there is
        raise problem_in(ProblemKind.NO_VERB, OPTION, line.piece)
    by = table.by(line)
    extras = table.lying(creature, by.get("by")) | extras
    if extras:
        return cast_action(table, creature, line, target, extras)
    if by and table.is_slow(creature):
        table.deeds.takes_own_turn(by["by"])
    spell = {"card": creature.cast_as, **by}
    tapping = {"mana": "untapped"} if table.lists_lands(by.get("by")) else {}
    return [*can_target_questions(table, line, target, spell), {"ask": "can cast", **spell, **tapping}]


def can_activate(table: Table, line: Line) -> list[Document]:
    """WHAT [ABILITY] [preposition TARGET]; with a target it also asks whether that target is legal."""
    who, ability, target = table.ability(line, line.behind)
    activated = {"object": who, "ability": ability, **table.by(line)}
    return [*can_target_questions(table, line, target, activated), {"ask": "can activate", **activated}]


def can_target_questions(table: Table, line: Line, target: str, by: Document) -> list[Document]:
    """Return the question whether a spell or ability can target that; none without a target."""
    return [{"ask": "can target", "what": table.one(line, target), **by}] if target else []


def can_attack(table: Table, line: Line) -> Document:
    behind, creature = split_at_last_preposition(line.behind, "with")
    whom = without_preposition(behind)
    if creature:  # « A1 peut-il attaquer E3 avec Grizzlis »
        line = replace(line, before=creature)
    if not whom and (player := table.player(ASKING.sub("", line.before))) is not None:
        return {"ask": "attackable", "who": player}
    at = {"at": table.one(line, whom)} if whom else {}
    who = table.one(line, line.before)
    if who in table.situation.players:  # whether a player can attack is whether a creature of theirs can
        creatures = [each.id for each in table.things_of(who) if table.is_creature(each.id)]
        if len(creatures) != 1:
            return {"ask": "attackable", "who": who}
        (who,) = creatures
    return {"ask": "can attack", "who": who, **at}


def can_block(table: Table, line: Line) -> Document:
    """Whether a creature can block; where nothing attacks, the creature to be blocked is taken to attack."""
    asked = {"ask": "can block", "who": table.one(line, line.before), "what": table.one(line, line.behind)}
    return asked if declared_attackers(table) else {**asked, "attacking": True}


def can_march(table: Table, line: Line) -> Document:
    creature, to = table.on_the_way(line)
    return {"ask": "can march", "who": creature, "to": to}


def can_deploy(table: Table, line: Line) -> Document:
    creature, to = table.on_the_way(line)
    return {"ask": "can target", "what": to, "object": creature, "ability": DEPLOY}


def in_range_question(table: Table, line: Line) -> Document:
    """WHO reaches WHAT (CR 801.2), which is always a question."""
    return {"ask": "in range", "who": table.one(line, line.before), "what": table.one(line, line.behind)}


def can_target(table: Table, line: Line) -> Document:
    """CARD target WHAT, or target WHAT with CARD."""
    whom, spell = split_at_last_preposition(line.behind, "with")
    by = table.player(line.before) if spell else None
    typed = spell or line.before
    what = {"what": table.one(line, whom)}
    return {"ask": "can target", **what, **spell_or_ability_named(table, line, typed)} | ({"by": by} if by else {})


def spell_or_ability_named(table: Table, line: Line, typed: str) -> Document:
    """Return any ability of the thing on the table, else the card as it would be cast."""
    there, _ = things_called(typed, table.situation.things)
    return {"object": there[0].id} if there else {"card": table.card(line, typed).cast_as}


QUESTIONS_OF_VERB: Mapping[str, Callable[[Table, Line], Document | list[Document]]] = MappingProxyType(
    {
        "cast": can_cast,
        "play": can_cast,
        "activate": can_activate,
        "attack": can_attack,
        "block": can_block,
        "target": can_target,
        "march": can_march,
        "deploy": can_deploy,
        "reach": in_range_question,
    }
)
"""What a line asks, by its verb."""
