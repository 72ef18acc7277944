# What is said around the answers to sentences and questions in plain words.

command-judge = judge
command-judge-description = Anything, as you would say it at the table: a situation, a question, a claim
menu-judge = Judge this
option-text = text
option-text-description = I attack with a 5/5 trample, he blocks with a 2/2: how much goes through?

asked-example-combat = swing with 4/4 double strike into a 3/3 first strike and a 2/2, who dies?
asked-example-spell = he casts Giant Growth on his 2/2 in response to my Shock, does it die?
asked-example-claim = my friend says deathtouch kills my indestructible 5/5, is that right?

asked-yes = Yes.
asked-yes-because = Yes:
asked-no = No.
asked-no-because = No:
asked-vain = Legal, but in vain.
asked-damage = { $number ->
    [0] No damage to { $player }.
   *[other] { $number } damage to { $player }.
}
asked-gained = { $number ->
    [0] { $player } gains no life.
   *[other] { $player } gains { $number } life.
}
asked-lost = { $number ->
    [0] { $player } loses no life.
   *[other] { $player } loses { $number } life.
}
asked-total = { $player } is at { $number }.
asked-counters = { $number ->
    [0] No counters.
    [1] One counter.
   *[other] { $number } counters.
}
asked-poison = { $number ->
    [0] No poison counters.
    [1] One poison counter.
   *[other] { $number } poison counters.
}
asked-drawn = { $number ->
    [0] { $player } draws nothing.
    [1] { $player } draws a card.
   *[other] { $player } draws { $number } cards.
}
asked-discarded = { $number ->
    [0] { $player } discards nothing.
    [1] { $player } discards a card.
   *[other] { $player } discards { $number } cards.
}
asked-hand = { $number ->
    [0] { $player } has no cards in hand.
    [1] { $player } has one card in hand.
   *[other] { $player } has { $number } cards in hand.
}
asked-tokens = { $number ->
    [0] No tokens.
    [1] One token.
   *[other] { $number } tokens.
}
asked-triggered = { $number ->
    [one] { $number } ability triggers
   *[other] { $number } abilities trigger
}.
asked-guess = “{ $typed }” is taken for { $name }
asked-quoted = “{ $words }”
asked-leftover = Not understood: { $words }. What is that, or can it be left out?
asked-readings = It may be: { $names }.
asked-without = without “{ $words }”
asked-the-creature = the { $size }
asked-line-i-block = and I block { $attacker } with { $blocker }
asked-line-they-block = and he blocks { $attacker } with { $blocker }
asked-line-i-block-with = and I block with { $blocker }
asked-line-they-block-with = and he blocks with { $blocker }
asked-line-dies = and does { $thing } die?
asked-missing-size = How big is that creature? Say its power and toughness, as in “my 3/3”, or its name.
asked-missing-blocker = Which creature blocks? Say its size or its name, as in “he blocks with a 2/2”.
asked-missing-attacker = Which attacker is blocked? Say it, as in “he blocks the 3/3 with a 2/2”.
asked-missing-what = What is it about? Say which creature or card, as in “my 3/3”.
asked-missing-target = What is the target? Say it, as in “on his 3/3” or “at him”.
asked-missing-x = How much is X? Say it, as in “Fireball with X = 3”.
asked-missing-use = Is what is in hand cast, and when? Say it, as in “in response he casts Shock”.
asked-missing-card = Which card is it? Say its name.
asked-missing-outlet = What makes it be sacrificed? Nobody sacrifices of their own accord: an ability, a spell, or a cost has to say so. Name the card. [701.21a]
asked-nothing = That tells no situation that can be played.
asked-misread = As I read it, this can’t be what you mean: { $refused } Say it in other words, or name the cards.
# Shown before a keyword's page, where a question about it told no situation that could be played.
asked-statement = The rules on it
asked-page = No situation is told that could be played; this is what the rules say of it.
asked-page-card = No situation to play is told; here is the card.
asked-works = A line that works: I attack with a 5/5 trample, he blocks with a 2/2. How much goes through?
asked-help-empty = Ask me anything about the rules: a combat, a spell in answer, a keyword, a card.
asked-help-greeting = Hello! I judge situations of Magic: tell me what is on the table and what happens.
asked-help-strategy = I know the rules, not what is the best play; tell me a situation and I play it out.
asked-help-price = I know no prices; I judge situations and explain cards and rules.
asked-help-policy = That is tournament policy, which I don’t know: ask a judge at the event. I answer questions about the rules of the game.
asked-help-insult = Fair enough! If a ruling was wrong, tell me the situation and I play it again.
asked-help-prompt = I am no language model: I read situations of Magic and play them by the rules.
asked-help-other = I didn’t get that. I read English and French, and answer about the rules of Magic.

# What if…: what a change is called, and as it is typed. A keyword is written small.
change-no-block = Nobody blocks
change-line-no-block = what if nobody blocks?
change-with = { $creature } with { $keyword }
change-line-keyword = what if { $creature } has { $keyword }?
change-pays = { $player } pays
change-pays-not = { $player } doesn't pay
change-pays-told-alice = what if I pay?
change-pays-told-bob = what if he pays?
change-pays-not-told-alice = what if I don't pay?
change-pays-not-told-bob = what if he doesn't pay?
change-flip-win = { $player } wins the flip
change-flip-lose = { $player } loses the flip
change-may = { $player } does what “may” allows
change-may-line = { $player } chooses yes
change-may-not = { $player } does not do what “may” allows
change-may-not-line = { $player } chooses no
change-targets = { $player } targets { $target }
asked-too-many-words = too many words and signs: at most { $limit }
