import asyncio

from bot.ui.discord.running import Running


async def test_a_drain_waits_for_the_last_command_and_lets_no_more_begin() -> None:
    running = Running()
    with running.one(), running.one():
        drain = asyncio.create_task(running.drained(5))
        await asyncio.wait({drain}, timeout=0)
    assert await drain
    assert running.draining


async def test_a_drain_gives_up_after_its_patience() -> None:
    running = Running()
    with running.one():
        assert not await running.drained(0.01)


async def test_a_drain_counts_a_command_that_was_about_to_begin() -> None:
    running, may_end = Running(), asyncio.Event()

    async def command() -> None:
        with running.one():
            await may_end.wait()

    just_arrived = asyncio.create_task(command())
    assert not await running.drained(0.01)
    may_end.set()
    await just_arrived
    assert await running.drained(0.01)
