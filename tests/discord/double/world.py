"""Who and what is there: the application, its guild, its people; it alone makes ids and their payloads."""

import itertools
import time
from dataclasses import dataclass
from datetime import UTC, datetime

from .ledger import Json

DISCORD_EPOCH = 1_420_070_400_000
_counter = itertools.count()


def snowflake() -> int:
    """A new id that tells the present time, as Discord's do."""
    return (int(time.time() * 1000) - DISCORD_EPOCH) << 22 | next(_counter) % (1 << 22)


def timestamp() -> str:
    """The present time as Discord writes it."""
    return datetime.now(UTC).isoformat()


APPLICATION = 900_000_000_000_000_001
GUILD = 900_000_000_000_000_002
CHANNEL = 900_000_000_000_000_003
DIRECT_CHANNEL = 900_000_000_000_000_004
THREAD = 900_000_000_000_000_005
GROUP_CHANNEL = 900_000_000_000_000_006
ATTACHMENT_LIMIT = 10 * (1 << 20)
ALL_PERMISSIONS = (1 << 50) - 1


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who uses the bot, or the bot itself."""

    id: int
    name: str
    display_name: str | None = None
    bot: bool = False

    def user(self) -> Json:
        """The person as a user."""
        return {
            "id": str(self.id),
            "username": self.name,
            "global_name": self.display_name,
            "discriminator": "0",
            "avatar": None,
            "public_flags": 0,
            "flags": 0,
            "bot": self.bot,
            "primary_guild": None,
        }

    def member(self, permissions: int = ALL_PERMISSIONS) -> Json:
        """The person as a member of the guild, with what they may do there."""
        return {
            "user": self.user(),
            "nick": None,
            "avatar": None,
            "roles": [],
            "joined_at": "2020-01-01T00:00:00+00:00",
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "permissions": str(permissions),
        }


ALICE = Person(800_000_000_000_000_001, "alice", "Alice")
BOB = Person(800_000_000_000_000_002, "bob", "Bob")
OWNER = Person(800_000_000_000_000_003, "owner", "Olive")
BOT = Person(APPLICATION, "arbitre", None, bot=True)


def me() -> Json:
    """What `/users/@me` tells a bot."""
    private = {"mfa_enabled": True, "locale": "fr", "email": None, "verified": True}
    return {key: value for key, value in (BOT.user() | private).items() if key != "primary_guild"}


def application() -> Json:
    """What `/oauth2/applications/@me` tells; discord.py needs the owner."""
    return {
        "id": str(APPLICATION),
        "name": BOT.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": BOT.user(),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": OWNER.user(),
        "approximate_guild_count": 1,
        "approximate_user_install_count": 1,
        "approximate_user_authorization_count": 1,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def my_guild() -> Json:
    """The guild as it stands in the list of those in which the bot is."""
    plain: Json = {"icon": None, "banner": None, "owner": False, "features": []}
    return plain | {"id": str(GUILD), "name": "Guild", "permissions": str(ALL_PERMISSIONS)}


def channel(*, guild: bool) -> Json:
    """The channel in which interactions happen, as they carry it."""
    if not guild:
        private = {"id": str(DIRECT_CHANNEL), "type": 1, "last_message_id": None, "flags": 0}
        return private | {"recipients": [BOT.user()]}
    return {
        "id": str(CHANNEL),
        "type": 0,
        "guild_id": str(GUILD),
        "name": "règles",
        "topic": None,
        "position": 0,
        "nsfw": False,
        "flags": 0,
        "rate_limit_per_user": 0,
        "parent_id": None,
        "last_message_id": None,
        "permissions": str(ALL_PERMISSIONS),
    }


def thread(*, locked: bool) -> Json:
    """A thread of the channel, as interactions carry it."""
    about: Json = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": timestamp(), "locked": locked}
    return channel(guild=True) | {
        "id": str(THREAD),
        "type": 11,
        "name": "litige",
        "parent_id": str(CHANNEL),
        "owner_id": str(BOB.id),
        "thread_metadata": about,
        "message_count": 1,
        "member_count": 1,
        "total_message_sent": 1,
    }


def group() -> Json:
    """A private channel of several people, in which a bot can be used but is no member."""
    private: Json = {"id": str(GROUP_CHANNEL), "type": 3, "last_message_id": None, "flags": 0}
    return private | {"recipients": [BOB.user()], "owner_id": str(BOB.id), "icon": None, "name": "Les amis"}


def guild() -> Json:
    """The one guild, as GUILD_CREATE tells it."""
    everyone = {
        "id": str(GUILD),
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0,
        "permissions": str(ALL_PERMISSIONS),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(GUILD),
        "name": "La table",
        "owner_id": str(OWNER.id),
        "preferred_locale": "fr",
        "unavailable": False,
        "large": False,
        "member_count": 4,
        "roles": [everyone],
        "emojis": [],
        "stickers": [],
        "features": [],
        "members": [BOT.member()],
        "channels": [channel(guild=True) | {"permission_overwrites": []}],
        "threads": [],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "system_channel_id": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
    }
