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
rule-official = Official text
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
rule-not-synced = The text of the rules is not here: “python -m bot sync” brings it. What Arbitre says in its own words:
rule-not-synced-nothing = The text of the rules is not here (“python -m bot sync” brings it), and Arbitre has no words of its own on “{ $query }”.

glossary-heading = { $term }
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
