"""What is so in a state, worked out anew each time and never stored: characteristics (CR 613), what noun phrases
describe (109.2), whether conditions hold (603.4), amounts (107), protection (702.16), what static abilities forbid
(614.17).

`layers` is the middle: `characteristics(state, id)` is what most callers want. Imports `multiplayer` and what is below
it."""
