"""The commands, the same code behind Discord, the console and `ask`: options in, a `Reply` out.

Knows no transport: how a reply is shown, and how options were typed, is others' business."""
