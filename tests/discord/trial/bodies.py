"""Every body that was sent, held against Discord's document and its prose; comes last but for what breaks things."""

from .session import Trial, check, require

REFUSED_BY_FAULTS = ("40060", "10062", "50027")
"""What Discord answers to what is late, or comes twice after a cut."""


def wrong_by(trial: Trial, *rules: str) -> list[str]:
    found = [str(each) for each in trial.double.violations if each.rule in rules]
    return [each for each in found if not any(code in each for code in REFUSED_BY_FAULTS)]


@check("bodies: all fit Discord's OpenAPI document, strictly")
async def _(trial: Trial) -> None:
    wrong = wrong_by(trial, "contract")
    require(len(trial.double.calls()) > 500 and not wrong, f"{len(wrong)}: {wrong[:3]}")


@check("bodies: all keep to what Discord's prose says")
async def _(trial: Trial) -> None:
    wrong = wrong_by(trial, "prose", "house")
    require(not wrong, f"{len(wrong)}: {wrong[:3]}")


@check("bodies: nothing else was refused")
async def _(trial: Trial) -> None:
    wrong = wrong_by(trial, "protocol", "gateway", "double")
    require(not wrong, f"{len(wrong)}: {wrong[:3]}")
