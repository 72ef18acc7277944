"""First answers to interactions, sent again at once where Discord fails: it waits for three seconds, and discord.py
would let one pass after the first failure and three after the second.

The one place that uses an inner name of discord.py (`async_context`), which its webhooks look up for each request."""

import asyncio
import json
from typing import Any

import aiohttp
import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

PAUSES = (0.2, 0.4, 0.8)
"""Seconds between two tries: all of them have begun a second and a half after the first."""

FAILING, TOO_MANY_REQUESTS = 500, 429
ALREADY_ANSWERED = 40060


class PromptAdapter(AsyncWebhookAdapter):
    """Sends callbacks itself, and all else as discord.py does."""

    async def create_interaction_response(  # noqa: PLR0913 - the signature is discord.py's
        self,
        interaction_id: int,
        token: str,
        *,
        session: aiohttp.ClientSession,
        proxy: str | None = None,
        proxy_auth: aiohttp.BasicAuth | None = None,
        params: Any,
    ) -> Any:
        """Return what Discord says of a callback; raises discord.py's errors, and aiohttp's where it is cut off."""
        address = f"{discord.http.Route.BASE}/interactions/{interaction_id}/{token}/callback"
        pauses = iter(PAUSES)
        unheard = False
        while True:
            pause = next(pauses, None)
            try:
                async with session.post(
                    address, params={"with_response": "1"}, proxy=proxy, proxy_auth=proxy_auth, **body_of(params)
                ) as response:
                    said = json.loads(await response.read() or "{}")
                    if response.status < 300:
                        return said
                    if unheard and said.get("code") == ALREADY_ANSWERED:
                        return {"interaction": {"id": str(interaction_id), "type": 2}}  # the try before got through
                    if pause is None or not may_be_tried_again(response, said):
                        raise error_of(response, said)
                    wait = float(said.get("retry_after", pause))
            except (aiohttp.ClientConnectionError, TimeoutError):
                if pause is None:
                    raise
                wait = pause
            unheard = True
            await asyncio.sleep(wait)


def body_of(params: Any) -> dict[str, Any]:
    """Return the body of one try: what was read of files for the one before is read anew."""
    if not params.files:
        return {"json": params.payload}
    for file in params.files:
        file.reset()
    form = aiohttp.FormData(quote_fields=False)
    for part in params.multipart:
        form.add_field(**part)
    return {"data": form}


def may_be_tried_again(response: aiohttp.ClientResponse, said: Any) -> bool:
    """Whether Discord is at fault or overloaded; a ban by the gate before it is no reason to go on."""
    return response.status >= FAILING or (response.status == TOO_MANY_REQUESTS and "retry_after" in said)


def error_of(response: aiohttp.ClientResponse, said: Any) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    usual = discord.DiscordServerError if response.status >= FAILING else discord.HTTPException
    return kinds.get(response.status, usual)(response, said)


def send_callbacks_promptly() -> None:
    """Have this task, and all that it starts, send callbacks so."""
    async_context.set(PromptAdapter())  # type: ignore[no-untyped-call]  # discord.py says nothing of it
