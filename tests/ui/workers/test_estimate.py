import pytest

from bot.ui.commands.registry import command_named
from bot.ui.workers.estimate import count_things, is_light


@pytest.mark.parametrize(
    ("text", "things"),
    [
        ("Force of Nature, 2x 3/3 flying", 3),
        ("40x Test Waker, 40× Test Hush", 81),
        ("3 x 2/2; x12 1/1", 16),
        ("12 life, 2/2 (tapped)", 1),
        ("9" * 4_000 + "x", 9_999),
        ("", 0),
    ],
)
def test_what_is_listed_is_counted(text: str, things: int) -> None:
    assert count_things([text]) == things


@pytest.mark.parametrize(
    ("command", "options", "light"),
    [
        (
            "combat",
            {"attackers": "Force of Nature, 2x 3/3 flying", "blockers": "Spectral Lynx -> Force of Nature"},
            True,
        ),
        ("combat", {"attackers": "60x 2/2"}, False),
        ("combat", {"attackers": "2/2 (tapped) " * 60}, False),
        ("combat", {"attackers": "2/2, " * 2_000}, True),  # refused at once
        ("interaction", {"actions": "resolve; " * 45}, False),
        ("keyword", {"keyword": "trample, " * 200}, True),
    ],
)
def test_look_ups_and_small_tables_are_light(command: str, options: dict[str, str], *, light: bool) -> None:
    found = command_named(command)
    assert found is not None
    assert is_light(found, options) is light
