"""What objects become, copy and enter as (CR 205, 613, 707), and tokens (CR 111). Imports `keywords` and what lies
below it."""
