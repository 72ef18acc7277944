"""What Discord would refuse is refused, recorded, and found again at the end of a test."""

from typing import Any

import discord
import pytest
from discord import ui

from tests.shared import needs_shared

from .bell import NoAnswerError
from .example import Example, played
from .ledger import Fault, Json, Ledger
from .prose import message_faults, modal_faults
from .prose_commands import command_faults
from .server import Double
from .world import APPLICATION


def view_of(*custom_ids: str) -> ui.View:
    view = ui.View(timeout=None)
    for custom_id in custom_ids:
        view.add_item(ui.Button(label="a", custom_id=custom_id))
    return view


def faults(found: Any) -> list[str]:
    return list(map(str, found))


@needs_shared
@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"content": "x" * 2001}, "/data/content"),
        ({"embed": discord.Embed(description="x" * 4097)}, "/data/embeds/0/description"),
        ({"view": view_of("x" * 101)}, "/data/components/0/components/0/custom_id"),
    ],
)
async def test_a_body_against_the_contract_is_refused(
    double: Double, example: Example, body: dict[str, Any], place: str
) -> None:
    async def script(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(**body)

    assert await played(double, example, script) == ["400 50035"]
    assert [v.detail.partition(":")[0] for v in double.forgive("callback", "contract")] == [place]


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ({"view": view_of("same", "same")}, "custom_id 'same' stands 2 times"),
        ({"embeds": [discord.Embed(description="x" * 3001)] * 2}, "6002 characters over all embeds"),
        ({"embed": discord.Embed(title="a").set_image(url="attachment://b.png")}, "names no file"),
    ],
)
async def test_a_body_against_discords_prose_is_refused(
    double: Double, example: Example, body: dict[str, Any], complaint: str
) -> None:
    async def script(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(**body)

    assert await played(double, example, script) == ["400 50035"]
    assert len(double.forgive("callback", "prose", complaint)) == 1


@needs_shared
async def test_26_choices_are_refused_and_the_person_gets_none(double: Double, example: Example) -> None:
    double.limits.answer = 0.2
    with pytest.raises(NoAnswerError, match="50035 Invalid Form Body"):
        await double.autocomplete("echo", "text", "many")
    assert "too long" in double.forgive("callback", "contract")[0].detail


async def test_a_capital_in_a_localised_name_fails_the_sync(double: Double, example: Example) -> None:
    payload = [{"name": "rules", "description": "x", "name_localizations": {"fr": "Règles"}}]
    with pytest.raises(discord.HTTPException, match="not in lower case"):
        await example.http.bulk_upsert_global_commands(APPLICATION, payload)
    assert len(double.forgive("commands", "prose", "/0/name_localizations/fr")) == 1


async def test_an_empty_message_is_refused(double: Double, example: Example) -> None:
    async def script(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("")

    assert await played(double, example, script) == ["400 50006"]
    double.forgive("50006")


async def test_a_message_that_may_mention_is_recorded_when_none_may(double: Double, example: Example) -> None:
    double.require_no_mentions()
    await double.slash("echo", {"text": "a"})

    async def script(interaction: discord.Interaction) -> None:
        everybody = discord.AllowedMentions(everyone=True)
        await interaction.response.send_message("@everyone", allowed_mentions=everybody)

    assert await played(double, example, script) == []
    assert [v.detail for v in double.forgive("house")] == ["allowed_mentions: {'parse': ['everyone']}"]


async def test_a_second_callback_and_a_late_one_are_refused(double: Double, example: Example) -> None:
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        await interaction.response.send_message("two")

    async def late(interaction: discord.Interaction) -> None:
        double.pass_time(3.1)
        await interaction.response.send_message("late")

    assert await played(double, example, twice) == ["400 40060"]
    double.forgive("40060")
    assert await played(double, example, late) == ["404 10062"]
    double.forgive("10062")


async def test_the_token_expires_after_fifteen_minutes(double: Double, example: Example) -> None:
    async def script(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        double.pass_time(901)
        await interaction.followup.send("too late")

    assert await played(double, example, script) == ["401 50027"]
    double.forgive("50027")


async def test_an_app_that_only_a_person_installed_has_five_followups(double: Double, example: Example) -> None:
    async def script(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("0")
        for number in range(6):
            await interaction.followup.send(str(number))

    example.script = script
    answer = await double.slash("play", install="user")
    await double.within(example.done.wait())
    assert ([m.content for m in answer.followups], example.played) == (list("01234"), ["400 40094"])
    double.forgive("40094")


async def test_a_bot_that_says_nothing_is_told_off(double: Double, example: Example) -> None:
    async def script(_interaction: discord.Interaction) -> None:
        """Say nothing."""

    double.limits.answer = 0.05
    example.script = script
    with pytest.raises(NoAnswerError, match="no answer to"):
        await double.slash("play")


@needs_shared
async def test_the_double_checks_its_own_answers_too(double: Double, example: Example) -> None:
    double.commands[0]["oops"] = 1
    await example.tree.fetch_commands()
    assert "'oops' was unexpected" in double.forgive("list_commands", "double")[0].detail


def test_violations_fail_unless_they_are_forgiven_and_forgiving_nothing_fails() -> None:
    ledger = Ledger()
    ledger.record("callback", "prose", "/content: too long")
    with pytest.raises(AssertionError, match=r"callback \[prose\] /content: too long"):
        ledger.assert_clean()
    with pytest.raises(AssertionError, match="nothing to forgive"):
        ledger.forgive("other")
    ledger.forgive("PROSE", "too long")
    ledger.assert_clean()


def text(content: str) -> Json:
    return {"type": 10, "content": content}


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ({"flags": 1 << 15, "components": [text("a")] * 41}, "/components: 41 components, at most 40"),
        (
            {"flags": 1 << 15, "components": [text("a" * 2001)] * 2},
            "/components: 4002 characters over all",
        ),
        ({"flags": 1 << 15, "content": "a", "components": [text("a")]}, "/content: can not stand beside"),
        ({"components": [text("a")]}, "/components/0: component type 10 needs the flag"),
        ({"components": [{"type": 1, "components": []}]}, "/components/0: a row holds one to five buttons"),
        (
            {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "a"}]}]},
            "/components/0/components/0: a button of style 1 has custom_id",
        ),
        ({"embeds": [{"fields": [{"name": "a", "value": " "}]}]}, "/embeds/0/fields/0/value: must not be empty"),
        ({"embeds": [{}]}, "/embeds/0: an embed needs something to show"),
        ({"embeds": [{"image": {"url": "ftp://a/b"}}]}, "/embeds/0/image/url: scheme of 'ftp://a/b' must be http"),
    ],
)
def test_prose_about_messages(body: Json, found: str) -> None:
    (fault,) = faults(message_faults(body, {}))
    assert fault.startswith(found)


def test_an_edit_keeps_what_it_does_not_name() -> None:
    before: Json = {"content": "a", "embeds": [], "attachments": [], "flags": 0}
    body: Json = {"flags": 1 << 15, "components": [text("b")]}
    assert faults(message_faults(body, {}, before)) == ["/content: can not stand beside IS_COMPONENTS_V2"]
    assert faults(message_faults({**body, "content": None}, {}, before)) == []


def option(name: str = "x", **more: object) -> Json:
    return {"type": 3, "name": name, "description": "x", **more}


def command(*options: Json, **more: object) -> Json:
    return {"name": "x", "description": "x", "options": list(options), **more}


@pytest.mark.parametrize(
    ("commands", "found"),
    [
        ([command(name="Xy")], "/0/name: 'Xy' is not in lower case"),
        ([command(name="x y")], "/0/name: 'x y' has a character that a name can not have"),
        ([command(), command()], "/: command (1, 'x') stands 2 times"),
        ([command(name=f"x{n}") for n in range(101)], "/: 101 commands of type 1, at most 100"),
        ([command(description="")], "/0/description: a slash command needs a description"),
        ([command(option("a"), option("b", required=True))], "/0/options: required options stand before the others"),
        ([command(option(), option())], "/0/options: option 'x' stands 2 times"),
        ([command(*(option(f"x{n}") for n in range(26)))], "/0/options: 26 options, at most 25"),
        (
            [command(option(autocomplete=True, choices=[{"name": "a", "value": "a"}]))],
            "/0/options/0: autocomplete and choices exclude each other",
        ),
        (
            [command(option(choices=[{"name": "a", "value": "a" * 101}]))],
            "/0/options/0/choices/0/value: 101 characters, at most 100",
        ),
        ([command(option(choices=[{"name": "a", "value": 1}]))], "/0/options/0/choices/0/value: 1 does not fit"),
        ([command(option("a"), {"type": 1, "name": "b", "description": "x"})], "/0/options: subcommands do not stand"),
        ([command(name_localizations={"fr-FR": "x"})], "/0/name_localizations/fr-FR: no such locale"),
        ([command(description="x", description_localizations={"fr": "x" * 8001})], "/0: 8002 characters in names"),
        ([{"type": 3, "name": "Any Name", "description": "x"}], "/0: a context menu has neither"),
    ],
)
def test_prose_about_commands(commands: list[Json], found: str) -> None:
    (fault,) = faults(command_faults(commands))
    assert fault.startswith(found)


def test_french_names_and_context_menus_with_capitals_are_fine() -> None:
    french = command(option("défenseur"), name="motclé", name_localizations={"fr": "règle-d'or"})
    assert faults(command_faults([french, {"type": 3, "name": "Explain This"}])) == []


def test_a_modal_has_at_most_five_rows() -> None:
    row = {"type": 18, "label": "a", "component": {"type": 4}}
    assert list(modal_faults({"components": [row] * 6})) == [Fault(("components",), "a modal has at most 5 rows")]
