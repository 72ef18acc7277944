# What is wrong with a typed combat, and what the judge says about its own reading of it.
# Problems get all the variables: $place (the option), $found, $nearest, $hints, $expected, $limit, $piece, $column.

combat-text-too-long = this is { $found } characters long; at most { $limit } are read
combat-no-attacker = nobody attacks: name at least one creature
combat-empty-piece = a creature is missing here
combat-too-many-creatures = too many: at most { $limit } on one side; found: { $found }
combat-bad-count = a creature cannot be there zero times: “{ $piece }”
combat-bad-size = “{ $found }” is no size: power and toughness are two whole numbers, as in 3/3
combat-no-size = “{ $found }” may be of any size: write power and toughness before it, as in “1/1 { $found }”
combat-card-not-found = no card is called “{ $found }”, in English or French
combat-card-ambiguous = “{ $found }” may be several cards: { $nearest }
combat-unknown-state = “{ $found }” says nothing known about “{ $piece }”
combat-open-bracket = a bracket has no partner in “{ $piece }”
combat-whom-does-it-block = whom does “{ $found }” block? Write one of: { $nearest }
combat-not-an-attacker = “{ $found }” is not attacking
combat-which-one = “{ $found }” may be several; write one of: { $nearest }
combat-what-does-it-attack = what does “{ $found }” attack? Write one of: { $nearest }
combat-no-such-one = “{ $found }”: there { $limit ->
        [one] is only one
       *[other] are only { $limit }
    }
combat-not-attackable = “{ $found }” is not under attack here
combat-bad-life = “{ $found }” is no life total; write it as: { $nearest }
combat-bad-assignment = “{ $found }” does not say who is dealt how much
combat-not-in-combat = “{ $found }” is not in this combat

combat-understood-card = “{ $typed }” is taken for { $name }
combat-understood-creature = { $name }: { $keywords }
combat-understood-typo = “{ $typed }” is read as { $name }
combat-understood-joined = “{ $typed }” goes with { $name }
table-understood-gained = until end of turn, { $name }: { $keywords }
table-understood-entered-with = { $name } has { $number ->
    [one] the { $typed } counter
   *[other] the { $number } { $typed } counters
} with which it enters
table-understood-entered-without = { $name } has no { $typed } counters, as it is not said how many; say “{ $name } ({ $typed } x2)”
combat-understood-player = { $name } is the defending player
table-understood-copy = { $name } is a copy of { $typed }
interaction-understood-hand = “{ $typed }” is no permanent: { $name } is taken to hold it
combat-assumed-life = { $name } had { $life } life
combat-assumed-loyalty = { $name } has { $loyalty } counters, as printed
combat-assumed-colorless = { $name } is colorless
combat-ignored = “{ $typed }” was not understood
combat-ignored-keyword = “{ $typed }”: { $name } is played as printed

interaction-understood-no-targets = { $name } has no target: “{ $typed }” is left aside
interaction-understood-cast = “{ $typed }” is what { $name } casts, and not on the battlefield before
interaction-understood-target-of-ability = “{ $typed }” itself has no target: what is named is the target of its ability
interaction-understood-one-of-alike = “{ $typed }”: nothing tells the { $number } apart, so the first is taken
interaction-understood-target-of-unread = “{ $typed }”: the ability that would have this target is not modelled
interaction-understood-not-asked = “{ $typed }”: nobody had to make this choice
interaction-nothing-happens = nothing happens: say what is done, as in “Bob casts Lightning Bolt on Jace”
interaction-no-verb = I don’t understand “{ $piece }”. Try: Bob casts Lightning Bolt on Alice · resolve · can Alice activate Jace +2?
interaction-no-choice = “{ $found }” answers no choice; say “Alice chooses black” or “Alice chooses the Bear for sacrifice”
interaction-not-on-the-table = “{ $found }” is not on the table
interaction-what-is-missing = it is not said who or what: “{ $piece }”
interaction-no-target-named = { $hints ->
        [0] it is not said what “{ $found }” targets; write it behind it
       *[other] it is not said what “{ $found }” targets; write one of: { $nearest }
    }
interaction-target-named = { $typed } on { $target }
interaction-sacrificed-to-what = say for which ability “{ $found }” is sacrificed, as in “Alice sacrifices Bear to Altar”; a spell or ability that makes somebody sacrifice is answered with “Alice chooses Bear for sacrifice”
interaction-unknown-step = “{ $found }” is no step of the turn
interaction-assumed-chosen = the chosen player is { $name }
interaction-understood-resolved-before = what { $name } had put on the stack resolved before “{ $typed }”
interaction-assumed-turn = it is { $name }'s turn
interaction-assumed-example = taken as an example: { $name }'s { $typed }
interaction-assumed-mana = the mana for it is there, as no lands are listed
interaction-assumed-graveyards = graveyards had no cards at first, as none are listed
interaction-understood-no-redirection = “{ $typed }” is not played: since April 2018 damage is not redirected to a planeswalker; “any target” or “player or planeswalker” targets it itself [306.8, 115.4]
combat-today = By today’s rules, without an order
combat-today-agrees = Today’s rules, without an order, come to the same.
combat-button-2009 = With the order of 2009 to 2024
