"""Every number in a picture stands in the outcome, whatever is played: tables of teams, chains, layers, turns.

Of combats `test_combat_picture` shows it."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.magenoir.asking.outcome import Outcome as MageNoirOutcome
from bot.engine.magenoir.asking.scenario import Activate, AdvanceTo, Choose, Scenario, Step, Use
from bot.engine.magenoir.events.apply_event import apply_event
from bot.engine.magenoir.events.game_events import Performed
from bot.engine.magenoir.front.resolve_scenario import resolve_scenario
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import Mana
from bot.engine.magenoir.table.game_state import GameState as Board
from bot.engine.magenoir.table.game_state import Phase
from bot.engine.magenoir.words.filters import BoardState, Zone
from bot.explain.magenoir.explanation import explain_magenoir
from bot.explain.picture.scene import Scene
from bot.language import LANGUAGES, Language
from bot.oracle.magenoir.facts import shipped_cards
from bot.ui.ask import answer_line
from bot.ui.commands.magenoir_picture import picture_of
from bot.ui.desk import Desk
from tests.engine.magenoir.table import ALICE, BOB, card, table
from tests.examples import examples
from tests.explain.scenes import faults_of_scene, texts_of
from tests.meta.pages import open_shipped_desk

NUMBER = re.compile(r"(?<![A-Za-z])\d+")
"""A number that is no part of a name such as A1."""
TARGETS: list[PlayerId | ObjectId] = [ALICE, BOB]
TRIED = settings(deadline=None, max_examples=examples(50))


@cache
def desk() -> Desk:
    return open_shipped_desk()


def numbers_of(scene: Scene, but: Sequence[str] = ()) -> set[int]:
    return {int(each) for text in texts_of(scene) if text not in but for each in NUMBER.findall(text)}


# Tables of teams.


@given(
    st.dictionaries(st.sampled_from(("A1", "A2", "A3", "E1", "E2", "E3")), st.integers(1, 9), min_size=1),
    st.dictionaries(st.sampled_from(("A1", "A3", "E1", "E3")), st.integers(2, 40), max_size=2),
    st.sampled_from(("A1", "A3")),
    st.sampled_from(("E1", "E2", "E3")),
    st.sampled_from(("", " rules: older")),
    st.sampled_from(LANGUAGES),
)
@TRIED
def test_a_table_of_teams_tells_the_numbers_of_the_game(  # noqa: PLR0917 - a table has as many parts
    sizes: dict[str, int], lives: dict[str, int], attacker: str, attacked: str, rules: str, lang: Language
) -> None:
    """The attacker's creature has 7 power; what can be attacked loses 7 life, and what can't loses nothing."""
    sizes.pop(attacker, None)
    held = [f"{who}: {power}/{power}" for who, power in sizes.items()]
    held += [f"{who}: {life} life" for who, life in lives.items() if who not in sizes]
    line = (
        f"/emperor play situation: {attacker}: 7/9; {'; '.join(held)} "
        f"actions: {attacker}'s turn; {attacker} attacks {attacked} with 7/9{rules}"
    )
    reply = answer_line(desk(), lang, line)
    scene = reply.picture
    assert scene is not None, reply.verdict
    life = 20 if attacked in sizes else lives.get(attacked, 20)
    lost = {("A1", "E3"), ("A3", "E1")} & {(attacker, attacked)}
    totals = {20, *(life for who, life in lives.items() if who not in sizes), abs(life - 7)}
    known = {7, 9, *sizes.values(), *totals}
    assert numbers_of(scene, teams_of(lang)) <= known
    told = [text for text in texts_of(scene) if "→" in text]
    assert [each.split()[0] for each in told] == ([str(life)] if lost else [])


def teams_of(lang: Language) -> tuple[str, ...]:
    return ("team 1", "team 2") if lang == "en" else ("l’équipe 1", "l’équipe 2")


# Chains of Mage Noir.


@cache
def chain_outcome(seed: int) -> tuple[Scenario, MageNoirOutcome]:
    """Some prepared and channelled cards, rings and Mana on both sides, and a few acts."""
    random = Random(seed)  # noqa: S311  a game, and no secret
    pool = list(shipped_cards().values())
    lying = [
        card(
            f"{name[0].lower()}{at}",
            facts := random.choice(pool),
            name,
            BoardState.CHANNELLED if facts.provides and random.random() < 0.5 else None,
            zone=random.choice([Zone.BOARD, Zone.BOARD, Zone.DECK, Zone.HAND]),
        )
        for name in (ALICE, BOB)
        for at in range(8)
    ]
    rich = {"hit_points": random.randint(3, 90), "reserve": Mana(*(random.randint(0, 9) for _ in range(6)))}
    ids: list[ObjectId] = [each.id for each in lying]
    acts: list[Step] = []
    for _ in range(8):
        target = random.choice([*TARGETS, random.choice(ids)])
        tries: list[Step] = [Activate(random.choice(ids), ALICE, (target,)), Activate(random.choice(ids), ALICE)]
        tries += [Use(random.choice(ids), ALICE), Choose("pay", random.random() < 0.5, BOB), AdvanceTo(Phase.MAIN)]
        acts.append(random.choice(tries))
    state = table(*lying, alice=rich, bob=rich)
    scenario = Scenario(state, tuple(acts), names={str(each): each for each in ids})
    return scenario, resolve_scenario(scenario)


def boards_of(outcome: MageNoirOutcome) -> Iterator[Board]:
    yield (state := outcome.start)
    for entry in outcome.trace:
        if isinstance(entry.event, Performed):
            state = apply_event(state, entry.event)
            yield state


def numbers_of_boards(outcome: MageNoirOutcome) -> set[int]:
    """Hit points, Mana anywhere and how much of it moves, the places of actions in their chains, how many of a name."""
    found = {0, 1, 2, *range(1, len(outcome.start.cards) + 1), *range(1, len(outcome.trace) + 1)}
    for board in boards_of(outcome):
        held = [*(each.reserve for each in board.players.values()), *board.available]
        held += [each.mana for each in board.cards.values()]
        found |= {amount for mana in held for amount in mana.amounts().values()}
        found |= {abs(each.hit_points) for each in board.players.values()}
        found |= {abs(each.hit_points) for each in board.cards.values() if each.hit_points is not None}
    return found


@given(st.integers(0, 10_000), st.sampled_from(LANGUAGES))
@TRIED
def test_a_chain_tells_the_numbers_of_the_game(seed: int, lang: Language) -> None:
    scenario, outcome = chain_outcome(seed)
    scene = picture_of(outcome, lang, explain_magenoir(outcome, lang, scenario.do))
    if scene is None:
        return
    assert faults_of_scene(scene) == []
    assert numbers_of(scene) <= numbers_of_boards(outcome)


# Layers, turns.


@given(st.integers(1, 9), st.integers(1, 9), st.integers(1, 9), st.integers(0, 3), st.integers(0, 3))
@TRIED
def test_a_table_of_layers_ends_with_what_its_rows_come_to(
    power: int, toughness: int, counters: int, anthems: int, spells: int
) -> None:
    situation = f"Alice: {power}/{toughness} white (+1/+1 x{counters})" + ", Crusade" * anthems
    casts = "Alice casts Giant Growth on it; resolve; " * spells
    more = counters + anthems + 3 * spells
    line = f"/interaction situation: {situation} actions: {casts}what is {power}/{toughness}?"
    scene = answer_line(desk(), "en", line.replace(" on it", f" on {power}/{toughness}")).picture
    assert scene is not None
    texts = texts_of(scene)
    assert any(text.startswith(f"{power + more}/{toughness + more} ") for text in texts), texts
    layers = [each for each in texts if each in {"7b", "7c"}]
    assert layers == ["7c"] * (1 + anthems + spells)


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1, max_size=3), st.sampled_from(LANGUAGES))
@TRIED
def test_turns_tell_who_attacked_and_what_life_came_to(powers: list[tuple[int, int]], lang: Language) -> None:
    """Nobody blocks: each turn the creature that attacks takes its power."""
    acts, rows, life = [], [], {"Alice": 40, "Bob": 40}
    for at, (mine, theirs) in enumerate(powers):
        for who, whom, power in (("Alice", "Bob", mine), ("Bob", "Alice", theirs)):
            acts.append(f"{who} attacks with {power}/{7 + at}")
            lost = [f"{whom} {life[whom]} → {life[whom] - power}"] if power else []
            rows.append(" · ".join([f"{power}/{7 + at} → {whom}", *lost]))
            life[whom] -= power
    hers, his = (", ".join(f"{pair[side]}/{7 + at}" for at, pair in enumerate(powers)) for side in (0, 1))
    line = f"/interaction situation: Alice: {hers}, 40 life; Bob: {his}, 40 life actions: {'; next turn; '.join(acts)}"
    reply = answer_line(desk(), lang, f"{line}; to end step")
    assert reply.picture is not None, reply.verdict
    assert [text for text in texts_of(reply.picture) if " → " in text][-len(rows) :] == rows
