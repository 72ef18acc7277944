"""The combat phase (CR 506-511): who may attack and block, what that costs, who leaves combat, how damage is divided
(`damage`).

`attacking` and `blocking` judge one creature, `attack_requirements` and `block_requirements` the whole declaration.
Questions of legality return the `Refusal` that forbids, never a bare bool. Imports `targeting` and what is below it."""
