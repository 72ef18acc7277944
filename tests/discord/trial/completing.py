"""What is offered while somebody types."""

import time

from bot.language import LANGUAGES
from tests.discord.double import Json
from tests.discord.fixtures import worked_out

from .session import HEAVY, LOCALES, Trial, all_options, check, require

QUICK = 0.3
"""Seconds."""
TYPED = ("", "a", "light", "foudre", "5/5 tra", "zzzz", "x" * 90)


async def slowest_completion(trial: Trial, typed: tuple[str, ...]) -> tuple[float, str]:
    """Return how long the slowest took, and where."""
    took = []
    for name, option in all_options(trial):
        for text in typed if option.get("autocomplete") else ():
            begin = time.perf_counter()
            await trial.complete(name, option["name"], text)
            took.append((time.perf_counter() - begin, f"/{name} {option['name']} {text!r}"))
    return max(took)


@check("autocomplete: every option within 300 ms")
async def _(trial: Trial) -> None:
    seconds, where = await slowest_completion(trial, TYPED)
    trial.seconds["slowest autocomplete"] = seconds
    require(seconds < QUICK, f"{seconds:.2f} s at {where}")


@check("autocomplete: within 300 ms beside a heavy question")
async def _(trial: Trial) -> None:
    heavy = await trial.begin("interaction", HEAVY)
    seconds, where = await slowest_completion(trial, ("", "lightn"))
    trial.seconds["slowest autocomplete beside a heavy question"] = seconds
    await worked_out(heavy)
    require(seconds < QUICK, f"{seconds:.2f} s at {where}")


@check("autocomplete: an empty field offers something")
async def _(trial: Trial) -> None:
    empty = [
        f"/{name} {option['name']} ({lang})"
        for lang in LANGUAGES
        for name, option in all_options(trial)
        if option.get("autocomplete") and not await trial.complete(name, option["name"], "", lang)
    ]
    silent = [
        f"/{name} {option['name']}"
        for name, option in all_options(trial)
        if option["type"] == 3 and not option.get("autocomplete") and not option.get("choices")
    ]
    require(not empty + silent, f"nothing offered: {empty}; never: {silent}")


@check("autocomplete: attackers are creatures alone")
async def _(trial: Trial) -> None:
    others = {}
    for lang in LANGUAGES:
        for text in ("light", "gia", "jac", "", "2x lig", "5/5, cou", "foud", "mon"):
            for each in await trial.complete("combat", "attackers", text, lang):
                name = each["value"].removeprefix("2x ").removeprefix("5/5, ")
                if name[:1].isdigit():
                    continue
                shown = await trial.slash("card", {"name": name, "private": True}, locale="en-US", guild=False)
                if "Creature" not in shown.text:
                    others[each["value"]] = shown.text.splitlines()[:2]
    require(not others, str(others))


@check("autocomplete: behind a separator the line so far stays byte for byte")
async def _(trial: Trial) -> None:
    lines = (
        ("combat", "attackers", "5/5  Trample ,2/2; ", "grizz"),
        ("combat", "attackers", "Force of Nature,", "grizz"),
        ("combat", "blockers", "2/2 -> 5/5 ;  ", "grizz"),
        ("combat", "blockers", "2/2->5/5;", "grizz"),
        ("interaction", "actions", "Bob casts  Lightning Bolt on Alice;  ", "Alice casts gia"),
        ("interaction", "actions", "Bob casts Shock on Alice;", "Alice casts gia"),
        ("interaction", "situation", "Alice:  2x Grizzly Bears ;  ", "Bob: gia"),
        ("interaction", "situation", "Alice: Shock;", "Bob: gia"),
        ("emperor play", "actions", "A1 casts  Shock on E1 ; ", "A1 casts gia"),
        ("magenoir resolve", "actions", "Alice activates  Flame on Bob ; ", "Bob activates fla"),
        ("magenoir resolve", "board", "Alice:  Flame ; ", "Bob: fla"),
        ("judge", "text", "my  5/5 is blocked ;  he casts ", "lightn"),
        ("judge", "text", "he attacks;", "lightn"),
    )
    changed = {}
    for name, option, so_far, begun in lines:
        offered = await trial.complete(name, option, so_far + begun)
        wrong = [each["value"] for each in offered if not each["value"].startswith(so_far)]
        if wrong or not offered:
            changed[f"/{name} {so_far + begun!r}"] = wrong[:2]
    require(not changed, str(changed))


@check("autocomplete: nicknames are known")
async def _(trial: Trial) -> None:
    for nickname, name in (("bob", "Dark Confidant"), ("goyf", "Tarmogoyf"), ("snappy", "Snapcaster Mage")):
        for command, option in (("card", "name"), ("combat", "attackers")):
            offered = await trial.complete(command, option, nickname)
            require(any(each["value"] == name for each in offered), f"{nickname}: {offered[:3]}")


@check("autocomplete: each label can be typed and reads as its value, in French too")
async def _(trial: Trial) -> None:
    wrong = {}
    boxes = (
        ("card", "name", ("foudre", "jace b", "ours g", "force", "fire", "light", "ame", "delver", "bob", "ser")),
        ("keyword", "keyword", ("pi", "fl", "tra", "")),
        ("glossary", "word", ("ble", "le", "to", "")),
        ("magenoir card", "name", ("fla", "to", "")),
        ("magenoir keyword", "term", ("ca", "")),
        ("rule", "rule", ("702.1", "tr", "")),
    )
    for lang in LANGUAGES:
        for name, option, typed in boxes:
            for text in typed:
                for each in (await trial.complete(name, option, text, lang))[:4]:
                    if each["name"] != each["value"] and not await is_read_alike(trial, name, option, each, lang):
                        wrong[f"/{name} {each['name']}"] = each["value"]
    for lang in LANGUAGES:
        for text in ("foudre", "lightning b"):
            for each in (await trial.complete("interaction", "situation", f"Bob: {text}", lang))[:3]:
                if not await is_read_alike(trial, "interaction", "situation", each, lang, actions="Bob: pass"):
                    wrong[f"/interaction {each['name']}"] = each["value"]
    require(not wrong, str(wrong))


async def is_read_alike(trial: Trial, name: str, option: str, offered: Json, lang: str, **others: str) -> bool:
    """Whether who types the label gets what who takes the value gets."""
    texts = [
        (
            await trial.slash(
                name, {option: offered[key], "private": True, **others}, locale=LOCALES[lang], guild=False
            )
        ).text
        for key in ("name", "value")
    ]
    return texts[0] == texts[1]
