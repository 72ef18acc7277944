"""Many people who ask all kinds of things, while Discord fails in all its ways; who of them got no answer."""

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence

from bot.ui.discord.buttons import VERSION, Act

from .double import Answer, Double, NoAnswerError, Person
from .double.answer import MODAL

COMMANDS: Sequence[tuple[str, dict[str, object]]] = (
    ("card", {"name": "Jace Beleren"}),
    ("card", {"name": "Spectral Lynx", "private": True}),
    ("card", {"name": "zzzzzz"}),
    ("keyword", {"keyword": "trample"}),
    ("keyword", {"keyword": "piétinement", "language": "fr"}),
    ("glossary", {"word": "token"}),
    ("rule", {"rule": "702.19b"}),
    ("rulings", {"name": "Jace Beleren"}),
    ("combat", {"attackers": "5/5 trample, 3/3", "blockers": "2/2 -> 5/5"}),
    ("combat", {"attackers": "<@1> @everyone **a**", "blockers": "`x`"}),
    ("interaction", {"actions": "Alice casts Lightning Bolt on Bob; resolve"}),
    ("judge", {"text": "I attack with a 5/5 trample, he blocks with a 2/2. How much goes through?"}),
    ("judge", {"text": "J’attaque avec une 3/3 initiative, il bloque avec une 2/2. Qui meurt ?"}),
    ("judge", {"text": "whatever this may mean"}),
    ("emperor range", {"who": "A2"}),
    ("magenoir keyword", {"term": "channel"}),
    ("combat", {}),
    ("combat", {"attackers": "5/5, 5/5", "blockers": "2/2"}),
    ("interaction", {}),
    ("interaction", {"situation": "Bob: 2x Grizzly Bears", "actions": "Alice casts Shock on Grizzly Bears; resolve"}),
    ("settings", {"answers": "private"}),
    ("forget", {}),
    ("help", {}),
    ("about", {}),
)
AT_ONCE = 20
LATE = 5.0
"""Seconds for which one looks whether an answer that did not come in time comes late."""
FAULTY, PRESSED, TYPED = 0.05, 0.25, 0.1
"""How often Discord fails, an answer is pressed, and an option is completed."""


class Soak:
    """The people who ask. `seed` decides what is asked and what fails."""

    def __init__(self, double: Double, seed: int = 1) -> None:
        self._double, self._random = double, random.Random(seed)  # noqa: S311 - no secret
        self._people = 0
        self.answered = self.late = 0
        self.lost: list[str] = []
        """Those without an answer in time; for the `late` ones it came when Discord took it no more."""

    async def ask(self, count: int) -> None:
        """Ask so many questions, some of them at once."""
        left = iter(range(count))
        await asyncio.gather(*(self._ask_in_turn(left) for _ in range(AT_ONCE)))

    async def _ask_in_turn(self, left: Iterator[int]) -> None:
        for _ in left:
            if self._random.random() < FAULTY:
                await self._fail()
            try:
                await self._ask_one()
            except NoAnswerError as nothing:
                self.lost.append(str(nothing))

    async def _ask_one(self) -> None:
        self._people += 1
        person = Person(10**17 + self._people, f"person{self._people}")
        locale = self._random.choice(["fr", "en-US", "de"])
        if self._random.random() < TYPED:
            await self._double.autocomplete("card", "name", "jace", user=person, locale=locale)
        name, options = self._random.choice(COMMANDS)
        guild = self._random.random() < 0.8
        answer = await self._double.slash(name, options, user=person, locale=locale, guild=guild, answered=False)
        try:
            await answer.final()
        except NoAnswerError:
            await asyncio.sleep(LATE)
            self.late += bool(answer.refusals)
            raise
        self.answered += 1
        if self._random.random() < PRESSED:
            await self._press(answer, person)

    async def _press(self, answer: Answer, person: Person) -> None:
        taking_away = f"{VERSION}{Act.DELETE}"
        buttons = [each for each in answer.shown.buttons.values() if each != taking_away]
        if buttons:
            pressed = await self._double.click(answer, self._random.choice(buttons), user=person)
            if pressed.callback_type != MODAL:  # a form is the whole answer
                await pressed.final()
            self.answered += 1

    async def _fail(self) -> None:
        """Have Discord fail in one of its ways."""
        trouble, gateway = self._double.trouble, self._double.gateway
        faults: Sequence[Callable[[], object]] = (
            lambda: trouble.status("callback", self._random.choice([500, 502, 503]), times=self._random.choice([1, 2])),
            lambda: trouble.rate_limit("callback", 0.1),
            lambda: trouble.cut("callback", when=self._random.choice(["before", "after"])),
            lambda: trouble.delay("callback", 0.3),
            lambda: trouble.status("followup", 502),
            gateway.drop,
        )
        self._random.choice(faults)()
        if self._random.random() < 0.1:
            await gateway.ask_to_reconnect()


def hold_against(double: Double) -> list[str]:
    """Return what Discord would have refused, apart from what its own failing explains."""
    double.trouble.forget()
    return [str(each) for each in double.violations if "40060" not in str(each)]


async def ask_in_a_crowd(double: Double, people: int, seconds: float, *, guild: bool = True) -> list[float]:
    """Have so many people ask something within so many seconds; return how long each waited for a first answer."""

    async def ask(number: int) -> float:
        await asyncio.sleep(seconds * number / people)
        name, options = COMMANDS[number % len(COMMANDS)]
        answer = await double.slash(name, options, user=Person(2 * 10**17 + number, f"crowd{number}"), guild=guild)
        first = answer.age
        await answer.final()
        return first

    return sorted(await asyncio.gather(*map(ask, range(people))))
