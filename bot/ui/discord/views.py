"""A reply as Discord's components: one container with its texts and its picture, rows of what can be pressed below it.

Knows no command."""

from collections.abc import Iterable, Iterator, Sequence

import discord

from bot.ui.discord.buttons import Menu, Part, choosable_menu, pressable_buttons
from bot.ui.discord.layout import Layout
from bot.ui.discord.replies import PICTURE, Shown

IN_A_ROW = 5


def view_of(shown: Shown) -> discord.ui.LayoutView:
    """Return the message's components."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*parts_of(shown), accent_color=shown.layout.color))
    for row in rows_of(shown):
        view.add_item(discord.ui.ActionRow(*row))
    view.stop()  # what is pressed is known by its id: discord.py need not keep the view, with a task, for each message
    return view


def parts_of(shown: Shown) -> Iterator[Part]:
    """Yield what stands in the container from top to bottom."""
    layout = shown.layout
    yield discord.ui.TextDisplay(layout.head)
    if layout.why:
        yield discord.ui.TextDisplay(layout.why)
    picture = f"attachment://{PICTURE}" if shown.picture is not None else layout.image
    if picture is not None:
        yield discord.ui.MediaGallery(discord.MediaGalleryItem(picture, description=shown.alt or None))
    for texts in ((layout.apart,), (layout.asked, layout.small)):
        if any(texts):
            yield discord.ui.Separator()
            yield from map(discord.ui.TextDisplay, filter(None, texts))


def rows_of(shown: Shown) -> Iterator[Sequence[Part]]:
    """Yield the rows of what can be pressed: five buttons at most, or one menu."""
    link = link_button(shown.layout)
    for number, row in enumerate(shown.rows or ((),)):
        if isinstance(row, Menu):
            pressed = choosable_menu(row, number)
        else:
            pressed = [*(link if number == 0 else ()), *pressable_buttons(row)]
        for start in range(0, len(pressed), IN_A_ROW):
            yield pressed[start : start + IN_A_ROW]


def link_button(layout: Layout) -> Iterable[Part]:
    """Return the button that leads to the reply's address, if it has one."""
    if layout.link is None:
        return ()
    return (discord.ui.Button(url=layout.link, label=layout.link_label),)
