# What the interface says: commands, options, and what is said around the answers.

command-combat = combat
command-combat-description = Play a combat: who dies, how much goes through, and why
command-keyword = keyword
command-keyword-description = What a keyword does, what people get wrong, how it meets others
command-card = card
command-card-description = A card: cost, type, text, size, and what the judge can play of it

option-attackers = attackers
option-attackers-description = 5/5 trample, 2x 3/3 flying, Serra Angel (tapped), …
option-blockers = blockers
option-blockers-description = Spectral Lynx -> Force of Nature, 2/2 + 3/3 -> 5/5
option-defender = defender
option-defender-description = The defending player, or planeswalkers: Jace Beleren (3)
option-life = life
option-life-description = Life before the combat: 12, or Alice 20, Bob 12
option-assign = assign
option-assign-description = Force of Nature: Spectral Lynx 1, Bob 7
option-keyword = keyword
option-keyword-description = Trample, FS, deathtouch + first strike, …
option-card = name
option-card-description = A card's name in English or French

ask-too-long = That is { $length } characters; at most { $most } are read.
ask-unknown-command = There is no command “/{ $name }”. Did you mean “/{ $nearest }”?
ask-no-such-command = There is no command “/{ $name }”. There are: { $known }.
ask-unknown-option = “/{ $command }” has no option “{ $name }”. Did you mean “{ $nearest }”?
ask-repeated-option = “/{ $command }” has “{ $option }” twice; write everything behind the first, separated by commas.
ask-missing-option = “/{ $command }” needs “{ $option }”.
ask-plain-question = Questions in plain words come later. For now there are commands.
ask-examples = For example:
ask-example-combat = /combat attackers: Force of Nature blockers: Spectral Lynx -> Force of Nature
ask-example-keyword = /keyword trample
ask-example-card = /card Jace Beleren

console-welcome = Arbitre { $version }: a rules judge. { $cards } cards known ({ $origin }).
console-origin-shipped = shipped with Arbitre; “python -m bot sync --from DIR” brings the rest
console-origin-synced = synced { $date }
console-connect = To connect it to Discord, set DISCORD_TOKEN to your bot's token and start again.
console-help = Commands: { $known }. Tab completes; “exit” leaves.
console-bye = Goodbye.

reply-understood = Understood
reply-alternatives = Other legal choices
reply-alternative = { $creature } ({ $shares }): { $verdict }
reply-assumed = Assumed
reply-ignored = Not understood
reply-unmodelled = Not modelled
reply-unmodelled-line = { $card }: “{ $text }”
reply-unmodelled-warning = Part of the text is not modelled: the verdict may change.
reply-edition = Comprehensive Rules of { $edition }
reply-data-age = Cards as of { $date }
reply-shipped = Card facts shipped with Arbitre, in its own words
reply-unofficial = Unofficial; not a judge's ruling.
reply-failed = Something went wrong on our side; it has been noted. Nothing was lost, please try again.
reply-busy = Arbitre is about to restart; please ask again in a moment.

card-ambiguous = “{ $query }” may be several cards: { $candidates }.
card-not-found = No card is called “{ $query }” (searched: English and French names).
card-not-found-near = No card is called “{ $query }” (searched: English and French names). Nearest: { $candidates }.
card-size = Size: { $power }/{ $toughness }
card-loyalty = Loyalty: { $loyalty }
card-defense = Defense: { $defense }
card-coverage = What Arbitre plays of it
card-all-modelled = All of its text.
card-all-understood = Its text is understood, and has no effect in a combat.
card-all-unread = None of its text yet.
card-sentence-modelled = played: { $text }
card-sentence-understood = understood, without effect in a combat: { $text }
card-sentence-unread = not modelled: { $text }
card-other-name = In French: { $name }
card-text-oracle = Oracle text
card-text-english = In English

keyword-not-found = No keyword here is called “{ $query }”.
keyword-not-found-near = No keyword here is called “{ $query }”. Nearest: { $candidates }.
keyword-ambiguous = “{ $query }” may be several keywords: { $candidates }.
keyword-wrong = What people get wrong
keyword-meets = With other keywords
keyword-variants = Variants
keyword-history = History
keyword-example = Example, played by the engine
keyword-heading = { $name } ({ $other }) · { $rule }: { $line }
keyword-heading-same = { $name } · { $rule }: { $line }
keyword-note = { $text } [{ $rules }]
keyword-note-bare = { $text }
keyword-variant = { $name }: { $text } [{ $rules }]
