"""Every number in a picture stands in the outcome, whatever is played: the stack, what is otherwise, layers, turns,
tables of teams, chains.

Of combats `test_combat_picture` shows it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId as ObjectIdOfMagic
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics
from bot.explain.magenoir.explanation import explain_magenoir
from bot.explain.picture.scene import Scene
from bot.judge.answer import TypedRuling, judge_typed
from bot.judge.language.reading.request import InteractionRequest
from bot.language import LANGUAGES, Language
from bot.oracle.magenoir.facts import shipped_cards
from bot.ui.ask import answer_line
from bot.ui.commands.magenoir_picture import picture_of
from bot.ui.commands.rulings import typed_reply
from bot.ui.desk import Desk
from bot.ui.strings import Strings, strings_in
from tests.engine.magenoir.table import ALICE, BOB, card, table
from tests.examples import examples
from tests.explain.scenes import faults_of_scene, texts_of
from tests.meta.pages import open_shipped_desk
from tests.ui.test_combat_picture import numbers_of_outcome

NUMBER = re.compile(r"(?<![A-Za-z])\d+")
"""A number that is no part of a name such as A1."""
TARGETS: list[PlayerId | ObjectId] = [ALICE, BOB]
TRIED = settings(deadline=None, max_examples=examples(50))


@cache
def desk() -> Desk:
    return open_shipped_desk()


def numbers_of(scene: Scene, but: Sequence[str] = ()) -> set[int]:
    return {int(each) for text in texts_of(scene) if text not in but for each in NUMBER.findall(text)}


# The stack, and what is otherwise.

SPELLS = ("Lightning Bolt", "Shock", "Giant Growth", "Unsummon", "Swords to Plowshares", "Terror", "Pyroclasm")
AT_PLAYERS = frozenset({"Lightning Bolt", "Shock"})


@dataclass(frozen=True)
class Duel:
    """What lies on the table, whose life is what, and the spells that are cast over each other."""

    sizes: tuple[tuple[int, int], ...]
    lives: tuple[int, int]
    casts: tuple[tuple[str, str, str], ...]

    @property
    def request(self) -> InteractionRequest:
        hers, his = ([f"{power}/{size}" for power, size in self.sizes[side::2]] for side in (0, 1))
        table = "; ".join(
            f"{who}: {', '.join([*held, f'{life} life'])}"
            for who, held, life in zip(("Alice", "Bob"), (hers, his), self.lives, strict=True)
        )
        casts = [f"{who} casts {spell}" + (f" on {target}" if target else "") for who, spell, target in self.casts]
        return InteractionRequest("; ".join([*casts, "resolve all"]), table)


@st.composite
def duels(draw: st.DrawFn) -> Duel:
    """No two creatures are of one size, so that each is known by it; the first spell may be a sorcery of Alice."""
    size = st.tuples(st.integers(0, 9), st.integers(1, 9))
    sizes = draw(st.lists(size, min_size=2, max_size=6, unique=True))
    lives = draw(st.tuples(st.integers(2, 60), st.integers(2, 60)))
    spells = draw(st.lists(st.sampled_from(SPELLS), min_size=1, max_size=6, unique=True))
    casts = []
    for at, spell in enumerate(sorted(spells, key=lambda each: each != "Pyroclasm")):
        players = ["Alice", "Bob"] if spell in AT_PLAYERS else []
        targets = [*(f"{power}/{toughness}" for power, toughness in sizes), *players]
        target = "" if spell == "Pyroclasm" else draw(st.sampled_from(targets))
        casts.append(("Alice" if not at else draw(st.sampled_from(("Alice", "Bob"))), spell, target))
    return Duel(tuple(sizes), lives, tuple(casts))


def rows_expected(outcome: Outcome, say: Strings) -> set[tuple[str, str, str]]:
    """What is otherwise in the end: as it was, as it is, told from the states alone."""
    start, state, rows = outcome.start, outcome.state, set()
    for name, was in start.players.items():
        if was.life != state.players[name].life:
            rows.add((str(name), str(was.life), str(state.players[name].life).replace("-", "\N{MINUS SIGN}")))
    for thing in start.battlefield():
        now, size = state.objects[thing.id], size_in(start, thing.id)
        if not now.on_battlefield:
            rows.add((size, size, say(f"picture-zone-{now.zone.value}")))
        elif (then := size_in(state, thing.id)) != size or now.damage:
            damaged = [say("picture-damaged", damage=now.damage)] if now.damage else []
            rows.add((size, size, ", ".join([then, *damaged])))
    return rows


def size_in(state: GameState, thing: ObjectIdOfMagic) -> str:
    values = characteristics(state, thing)
    return f"{values.power}/{values.toughness}"


@given(duels(), st.sampled_from(LANGUAGES))
@TRIED
def test_a_stack_tells_who_answers_whom_and_rows_tell_the_states_before_and_after(duel: Duel, lang: Language) -> None:
    ruling = judge_typed(duel.request, lang, desk().library)
    assert isinstance(ruling, TypedRuling)
    scene = typed_reply(ruling, desk(), lang).picture
    if scene is None:  # one spell that changes nothing
        assert len(duel.casts) == 1
        return
    assert faults_of_scene(scene) == []
    texts, say = texts_of(scene), strings_in(lang)
    cast = [text for text in texts if text.isdigit()][: len(duel.casts)]
    assert cast == [str(at) for at in range(len(duel.casts), 0, -1)]
    aimed = [text.removeprefix("→ ") for text in texts if text.startswith("→ ")]
    assert aimed == [target for _, _, target in reversed(duel.casts) if target]
    assert (say("picture-answers") in texts) == (len(duel.casts) > 1)
    expected = rows_expected(ruling.outcome, say)
    begin = texts.index(say("picture-changes")) + 1 if expected else len(texts)
    rows = list(batched_texts(texts[begin : begin + 3 * len(expected)]))
    assert (len(rows), set(rows)) == (len(expected), expected)
    assert numbers_of(scene) <= numbers_of_outcome(ruling.outcome) | {*range(1, len(duel.casts) + 1)}


def batched_texts(texts: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    yield from zip(texts[::3], texts[1::3], texts[2::3], strict=True)


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
