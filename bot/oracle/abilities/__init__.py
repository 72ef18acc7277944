"""Activated, triggered and modal abilities (CR 602, 603, 700.2): several sentences, one ability.

Read `activated_and_triggered` first; `modes`, `levels` and `exerting` are lines of their own form. Which lines belong
to an ability is known to `lines`. Imports `effects` and what lies below it."""
