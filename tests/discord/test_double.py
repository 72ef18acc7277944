"""Proves the double with a discord.py client that knows nothing of it."""

import asyncio
import io

import discord
import pytest
from discord import ui

from .double import ALICE, BOB, GUILD, Double
from .double.example import Example, Question, buttons, echo

# Login, sync, and what people do


async def test_a_client_logs_in_syncs_its_commands_and_closes(double: Double) -> None:
    client = Example()
    async with double.running(client):
        names = [(c["type"], c["name"]) for c in double.commands]
        listed = await client.tree.fetch_commands()
    assert names == [(1, "echo"), (1, "play"), (1, "settings"), (3, "Explain this"), (2, "Greet")]
    assert sorted(c.name for c in listed) == sorted(name for _, name in names)
    assert double.gateway.identifies[0]["intents"] == discord.Intents(guilds=True).value
    assert client.application is not None
    assert client.application.owner.name == "owner"
    assert (double.syncs, double.gateway.connected) == (1, False)


async def test_a_bot_that_restarts_syncs_again_and_answers_its_old_buttons(double: Double) -> None:
    async def script(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("?", view=buttons(7))

    first = Example()
    first.script = script
    async with double.running(first):
        message = (await double.slash("play")).shown
        ids = [command["id"] for command in double.commands]
    async with double.running(Example()):
        assert (await double.click(message, "again:7")).content == "7 fois"
    assert (double.syncs, len(double.gateway.identifies)) == (2, 2)
    assert [command["id"] for command in double.commands] == ids


async def test_commands_of_the_guild_are_kept_apart(double: Double, example: Example) -> None:
    place = discord.Object(GUILD)
    example.tree.add_command(echo, guild=place)
    await example.tree.sync(guild=place)
    assert [command["name"] for command in double.guild_commands] == ["echo"]
    assert [command.name for command in await example.tree.fetch_commands(guild=place)] == ["echo"]
    assert len(double.commands) == 5


async def test_a_wrong_token_is_refused_at_login(double: Double) -> None:
    with pytest.raises(discord.LoginFailure):
        async with double.running(Example(), "wrong"):
            pass
    assert [str(v) for v in double.forgive("401")] == ["me [protocol] 401 0 401: Unauthorized"]


async def test_the_gateway_closes_with_4004_for_a_wrong_token_and_4014_for_privileged_intents(double: Double) -> None:
    for code, intents in ((4004, discord.Intents(guilds=True)), (4014, discord.Intents(message_content=True))):
        client = discord.Client(intents=intents)
        async with client:
            await client.login(double.token)
            client.http.token = "wrong" if code == 4004 else double.token
            with pytest.raises((discord.ConnectionClosed, discord.PrivilegedIntentsRequired)):
                await client.connect()
        assert len(double.forgive("gateway", str(code))) == 1


async def test_a_slash_command_carries_options_locale_and_person(double: Double, example: Example) -> None:
    answer = await double.slash("echo", {"text": "ab", "times": 2}, locale="en-GB", user=BOB)
    assert (answer.callback_type, answer.content, answer.ephemeral) == (4, "en-GB: abab", False)
    assert answer.allowed_mentions == {"parse": []}
    metadata = answer.shown.json["interaction_metadata"]
    assert (metadata["user"]["username"], metadata["type"]) == ("bob", 2)


async def test_subcommands_choices_and_private_places(double: Double, example: Example) -> None:
    answer = await double.slash("settings language", {"to": "fr"}, guild=False, install="user")
    assert (answer.content, answer.ephemeral) == ("français", True)


async def test_autocomplete_gives_the_choices_of_the_bot(double: Double, example: Example) -> None:
    choices = await double.autocomplete("echo", "text", "fo", locale="fr")
    assert choices == [{"name": "foa", "value": "foa"}, {"name": "fob", "value": "fob"}]


async def test_context_menus_carry_their_targets(double: Double, example: Example) -> None:
    assert (await double.message_menu("Explain this", "Qui gagne ?")).content == "bob: Qui gagne ?"
    assert (await double.user_menu("Greet", ALICE, guild=False)).content == "Bonjour alice"


@pytest.mark.parametrize(
    ("name", "options", "complaint"),
    [
        ("ech", {}, "no command 'ech'"),
        ("echo", {}, "needs"),
        ("echo", {"text": "a", "texte": "b"}, "no option 'texte'"),
        ("echo", {"text": "a", "times": 4}, "1 to 3"),
        ("echo", {"text": "a", "times": "2"}, "does not fit"),
        ("settings", {"to": "fr"}, "needs a subcommand"),
        ("settings sound", {}, "no subcommand"),
        ("settings language", {"to": "de"}, "no choice"),
    ],
)
async def test_people_can_only_type_what_discord_offers(
    double: Double, example: Example, name: str, options: dict[str, object], complaint: str
) -> None:
    with pytest.raises(AssertionError, match=complaint):
        await double.slash(name, options)


async def test_a_command_is_offered_only_where_its_contexts_and_installs_say(double: Double) -> None:
    client = Example()
    client.tree.allowed_contexts.dm_channel = False
    client.tree.allowed_installs.user = False
    async with double.running(client):
        with pytest.raises(AssertionError, match="not offered in context 1"):
            await double.slash("echo", {"text": "a"}, guild=False)
        with pytest.raises(AssertionError, match="not offered when installed by user"):
            await double.slash("echo", {"text": "a"}, install="user")


async def test_a_command_is_offered_to_those_alone_who_may_do_what_it_asks_for(
    double: Double, monkeypatch: pytest.MonkeyPatch
) -> None:
    manage = discord.Permissions(manage_guild=True).value
    client = Example()
    monkeypatch.setattr(echo, "default_permissions", discord.Permissions(manage))
    async with double.running(client):
        with pytest.raises(AssertionError, match="wants 32"):
            await double.slash("echo", {"text": "a"}, permissions=0)
        answers = [
            await double.slash("echo", {"text": "a"}, permissions=manage),
            await double.slash("echo", {"text": "a"}, permissions=0, admitted=True),
            await double.slash("echo", {"text": "a"}, guild=False),
        ]
    assert [answer.content for answer in answers] == ["fr: a"] * 3


async def test_people_are_in_threads_and_groups_too(double: Double, example: Example) -> None:
    places: list[tuple[str, bool, bool]] = []

    async def script(interaction: discord.Interaction) -> None:
        thread = interaction.channel if isinstance(interaction.channel, discord.Thread) else None
        places.append(
            (
                str(interaction.channel and interaction.channel.type),
                bool(thread and thread.locked),
                interaction.is_guild_integration(),
            )
        )
        await interaction.response.send_message("oui")

    example.script = script
    await double.slash("play", place="thread")
    await double.slash("play", place="locked thread")
    await double.slash("play", place="group", guild=False, install="user")
    assert places == [("public_thread", False, True), ("public_thread", True, True), ("group", False, False)]


async def test_localisations_may_be_required(double: Double) -> None:
    double.require_localisations("fr")
    async with double.running(Example()):
        assert double.commands[0]["name_localizations"] == {"fr": "écho"}
    missing = [v.detail for v in double.forgive("house", "localisation")]
    assert "/1/name: 'play' has no localisation in ['fr']" in missing
    assert not any("echo" in detail or "what to say" in detail for detail in missing)


# The ways to answer


async def test_a_deferred_answer_is_edited_and_followed_up(double: Double, example: Example) -> None:
    may_go_on = asyncio.Event()

    async def script(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await may_go_on.wait()
        await interaction.edit_original_response(content="enfin")
        more = await interaction.followup.send("et encore", wait=True)
        await more.edit(content="et toujours")
        await (await interaction.original_response()).delete()

    example.script = script
    answer = await double.slash("play")
    assert (answer.callback_type, answer.ephemeral, answer.shown.loading) == (5, True, True)
    may_go_on.set()
    assert (await answer.final()).content == "enfin"
    followup = await answer.followup()
    await asyncio.wait_for(example.done.wait(), 5)
    assert (followup.content, followup.ephemeral) == ("et toujours", False)
    assert answer.message is not None
    assert (answer.message.deleted, example.played) == (True, [])


async def test_the_first_followup_after_a_deferral_fills_the_waiting_message(double: Double, example: Example) -> None:
    async def script(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("voilà")
        await interaction.followup.send("plus")

    example.script = script
    answer = await double.slash("play")
    message = await answer.final()
    assert (message.content, message.ephemeral, message.id) == ("voilà", True, answer.shown.id)
    assert (await answer.followup()).content == "plus"


async def test_buttons_update_their_message_and_say_what_they_are(double: Double, example: Example) -> None:
    async def script(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("?", view=buttons(1))

    example.script = script
    first = await double.slash("play")
    assert first.buttons == {"Encore": "again:1"}
    second = await double.click(first, "again:1")
    assert (second.callback_type, second.content, second.buttons) == (7, "1 fois", {"Encore": "again:2"})
    assert second.shown is first.shown
    with pytest.raises(AssertionError, match="no component"):
        await double.click(first, "again:1")


async def test_an_edit_keeps_what_it_does_not_name_and_nobody_clicks_a_disabled_button(
    double: Double, example: Example
) -> None:
    async def script(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("?", embed=discord.Embed(title="Pile"), view=buttons(1))
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="Encore", custom_id="again:1", disabled=True))
        await interaction.edit_original_response(view=view)

    example.script = script
    answer = await double.slash("play")
    message = await answer.edited()
    assert (message.content, message.text, message.buttons) == ("?", "?\nPile", {})
    with pytest.raises(AssertionError, match="disabled"):
        await double.click(answer, "again:1")


async def test_an_ephemeral_message_is_there_for_one_person_only(double: Double, example: Example) -> None:
    async def script(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("?", view=buttons(1), ephemeral=True)

    example.script = script
    answer = await double.slash("play")
    with pytest.raises(AssertionError, match="bob does not see"):
        await double.click(answer, "again:1", user=BOB)
    assert (await double.click(answer, "again:1")).content == "1 fois"


async def test_a_modal_is_opened_filled_in_and_answered(double: Double, example: Example) -> None:
    async def script(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Question())

    example.script = script
    opened = await double.slash("play")
    assert opened.modal["title"] == "Question"
    with pytest.raises(AssertionError, match="not \\['other'\\]"):
        await double.modal(opened, {"other": "oui"})
    with pytest.raises(AssertionError, match="required"):
        await double.modal(opened)
    answer = await double.modal(opened, {"reply": "oui"})
    assert (answer.content, answer.ephemeral) == ("Reçu : oui", True)


async def test_layouts_selects_and_files_are_shown_as_discord_shows_them(double: Double, example: Example) -> None:
    class Layout(ui.LayoutView):
        box: "ui.Container[Layout]" = ui.Container(
            ui.TextDisplay("## Verdict"), ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png"))
        )
        row: "ui.ActionRow[Layout]" = ui.ActionRow()

        @row.select(custom_id="pick", options=[discord.SelectOption(label="Un"), discord.SelectOption(label="Deux")])
        async def pick(self, interaction: discord.Interaction, select: "ui.Select[Layout]") -> None:
            await interaction.response.send_message(select.values[0])

    async def script(interaction: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(b"picture"), "board.png")
        await interaction.response.send_message(view=Layout(), file=file)

    example.script = script
    answer = await double.slash("play")
    assert (answer.text, answer.shown.files, answer.shown.is_layout) == ("## Verdict", {"board.png": b"picture"}, True)
    assert (await double.choose(answer, "pick", ["Deux"])).content == "Deux"
    with pytest.raises(AssertionError, match="not offered"):
        await double.choose(answer, "pick", ["Trois"])


async def test_application_emojis_are_kept(double: Double, example: Example) -> None:
    created = await example.create_application_emoji(name="mana_w", image=b"\x89PNG\r\n\x1a\n" + b"\0" * 16)
    assert [e.id for e in await example.fetch_application_emojis()] == [created.id]
    await created.delete()
    assert double.emojis == []
