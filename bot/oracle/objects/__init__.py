"""What objects become, copy and enter as (CR 205, 613, 707), and tokens (CR 111).

`becoming` reads the noun phrase behind "becomes", and `changing` the effects that use it; `creation` reads tokens,
copies and cards that are put onto the battlefield. Whether a change applies, and in which layer, is the engine's.
Imports `keywords` and what lies below it."""
