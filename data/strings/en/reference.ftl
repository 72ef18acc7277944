# The rulebook, its glossary, and what is said around keywords.

command-rule = rule
command-rule-description = A rule of the Comprehensive Rules, by its number, an older number, or words
command-glossary = glossary
command-glossary-description = A term of the rules in the rulebook's own words

option-rule = rule
option-rule-description = 702.19b, an older number, legend rule, planeswalker damage, …
option-word = word
option-word-description = lethal damage, last known information, …

rule-heading = Rule { $number } · { $heading }
rule-heading-named = Rule { $number } · { $heading } ({ $name })
rule-several = The rules behind this
rule-own-words = In our own words
rule-official = Official text
rule-button-more = More
rule-parts = Its parts
rule-parts-page = Its parts, page { $page } of { $pages }
rule-notes = In our words
rule-button-page = Page { $page }
rule-others = Other rules
rule-moved = Careful: in the rules { $edition }, number { $number } was what is { $today } today.
rule-gone = Careful: in the rules { $edition }, number { $number } was a rule that is gone today.
rule-moved-only = Number { $number } is of the rules { $edition }; today it is { $today }.
rule-gone-only = Number { $number } is of the rules { $edition }; that rule is gone today.
rule-no-number = There is no rule { $number } in the rules { $edition }.
rule-no-number-within = There is no rule { $number } in the rules { $edition }; { $above } has { $first } to { $last }.
rule-no-words = No rule holds the words “{ $query }”.
rule-no-words-near = No rule holds the words “{ $query }”. Nearest terms: { $candidates }.
rule-some-words = No rule holds all of “{ $query }”. These hold a part of it:
rule-not-synced = The text of the rules is not here yet. What Arbitre says in its own words:
rule-not-synced-nothing = The text of the rules is not here yet, and Arbitre has no words of its own on “{ $query }”.

glossary-heading = { $term }
glossary-heading-named = { $name } ({ $term })
glossary-not-found = The glossary has no term “{ $query }”.
glossary-not-found-near = The glossary has no term “{ $query }”. Nearest: { $candidates }.

option-part = part
option-part-description = details or example; the short answer if nothing is said
part-details = details
part-example = example

keyword-button-details = Details
keyword-button-example = Example
keyword-button-rule = Rule { $rule }
keyword-button-other-language = In French
keyword-of-mage-noir = { $name } (Mage Noir)

menu-keywords = Explain the keywords here

message-found = In this message:
message-cards = Cards
message-rules = Rules
message-nothing = This message names no keyword, card or rule that Arbitre knows.
card-since = Since when
card-since-any-target = “Any target” dates from April 2018: an older printing says “target creature or player”, and the Oracle text counts. It may be a planeswalker too, to which nothing is redirected any more. [115.4, 306.8]
card-since-player-or-planeswalker = “Player or planeswalker” dates from April 2018: an older printing names the player alone, and the Oracle text counts. Nothing is redirected to a planeswalker any more. [306.8]
card-since-legendary = Planeswalkers have been legendary since September 2017: an older printing does not say so and is so all the same; the uniqueness rule by type is gone. [306.4, 704.5j]
protection-stops = { $who } against { $source }: the protection stops { $what }.
protection-nothing = { $who } against { $source }: the protection stops nothing.
protection-noun-damage = damage
protection-noun-attach = the Aura or Equipment
protection-noun-block = blocking
protection-noun-target = targeting
protection-damage-stopped = Damage: prevented.
protection-damage-passes = Damage: dealt.
protection-damage-never = Damage: this source deals none.
protection-attach-stopped = Aura, Equipment: it can’t be attached, and goes if it is.
protection-attach-passes = Aura, Equipment: it can be attached.
protection-attach-never = Aura, Equipment: it is neither.
protection-block-stopped = Blocking: it can’t block the protected creature.
protection-block-passes = Blocking: it can block.
protection-block-never = Blocking: it is no creature.
protection-target-stopped = Targeting: it can’t target it, nor can its abilities.
protection-target-passes = Targeting: it can target it.
protection-target-never = Targeting: this source targets nothing.
protection-never = Never stopped: what neither targets nor deals damage (destroying all creatures, a forced sacrifice), and blocking with the protected creature.
