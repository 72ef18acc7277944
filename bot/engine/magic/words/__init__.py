"""What a compiled card says, as data: the compiler makes these, rules functions look for them.

At this level lie what the others are made of: filters (CR 109, 115), qualities (702.16), conditions (603.4, 604.1),
amounts (107) and damage replacements (614-615). `effects` (608-611) uses these, `abilities` (113, 602-604, 614) uses
effects. Effects that grant abilities name their class for the type checker alone: that circle is in the rules
themselves.

Imports `ground`."""
