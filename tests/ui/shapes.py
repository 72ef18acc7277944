"""What every reply to a machine looks like, from whichever command."""

REPLY_KEYS = {
    "kind",
    "lang",
    "verdict",
    "text",
    "certain",
    "understood",
    "assumed",
    "ignored",
    "unmodelled",
    "choices",
    "rules",
    "steps",
    "scenario",
    "outcome",
    "pending",
    "buttons",
}
