# Mage Noir: what is wrong with what was typed, and what stands around the answers.
# Problems get all variables: $place (the option), $found, $nearest, $hints, $expected, $limit, $piece, $column.

mage-nothing-happens = nothing happens: say what is done, such as “Alice activates Tornado on Bob”
mage-no-verb = I don’t understand “{ $piece }”. Try: Alice activates Tornado on Bob · Alice prepares Tornado · resolve.
mage-two-players = Mage Noir is a game for two: “{ $found }” is one too many
mage-no-such-player = nobody is called “{ $found }” here
mage-no-such-card = Arbitre knows no card of Mage Noir called “{ $found }”; an unknown card is written with its text: { $found } “Draw 1 card.”
mage-no-such-phase = “{ $found }” is no phase: turn start, draw, Mana recovery, main phase, end of turn
mage-no-such-option = “{ $found }” is no rule of a table known here, for example “trade two alike” or “hand limit 8”
mage-no-mana = “{ $found }” says no Mana: a number and an element, such as 2 Fire (Fire, Water, Air, Vegetal, Mineral, Arcane)
mage-two-piles = the Available Ether has two piles and no more: “{ $piece }”
mage-two-for-one = a trade gives two Mana for one: “2 Fire for 1 Water”
mage-which-pile = say which one by its number: “pile 1”, “pile 2” or “option 1”

mage-assumed-mana = { $name } has { $number } Mana of each element in reserve, as nothing is said
mage-assumed-quick = { $name } is a Quick spell: used at any time, from where it lies and without a cost, which no public text settles
mage-assumed-hand = { $name } has { $number ->
    [one] a card in hand to discard
   *[other] { $number } cards in hand to discard
}, as nothing is said

mage-table = By the options of your table
mage-order-before = “{ $first }” comes at step { $number }, before “{ $than }” (step { $other }).
mage-order-after = “{ $first }” comes at step { $number }, after “{ $than }” (step { $other }).
mage-order-when = “{ $first }” comes at step { $number } of the chain.
mage-order-never = Nothing of the kind happens in this chain.
mage-step-first = Step by step
mage-step-next = Step { $number }
mage-step-whole = The whole chain
mage-step-of = Step { $number } of { $all }: { $told }
mage-if-redirected = If { $player } redirects to { $card }, which nobody said
mage-if-chosen = If { $player } takes option { $number }, which nobody said
mage-line-pays = { $player } pays
mage-line-declines = { $player } declines
mage-if-paid = If { $player } pays, which nobody said
mage-open = Depends on an open question
mage-footer = After the publisher’s clarification of effects and priority

mage-card-line = { $type } · { $element } · cost: { $cost }
mage-card-free = none
mage-card-no-element = element unknown
mage-card-needs = Components needed: { $components }
mage-card-provides = Serves as component: { $components }
mage-card-points = HP: { $number }
mage-card-slot = Worn: { $slot }
mage-card-effect = Effect, in our words
mage-card-unplayed = Not played by Arbitre
mage-card-uncertain = Uncertain
mage-card-other-name = In French: { $name }

mage-term-heading = { $name } ({ $other }): { $line }
mage-term-not-found = No term of Mage Noir known here is called “{ $query }”.
mage-term-not-found-near = No term of Mage Noir known here is called “{ $query }”. The nearest: { $candidates }.
mage-term-see = See also: { $terms }

mage-picture-reserve = { $of_player } reserve
mage-picture-points = { $number } HP
mage-picture-cards = under cards
mage-picture-ether = Available Ether
mage-picture-more = … and { $number } more actions
mage-picture-trigger = triggered or released

mage-card-not-found = Arbitre knows no card of Mage Noir called “{ $query }”.
mage-card-not-found-near = Arbitre knows no card of Mage Noir called “{ $query }”. The nearest: { $candidates }.
mage-card-unknown = unknown
mage-type-unknown = Type unknown
mage-type-spell = Spell
mage-type-permanent = Permanent
mage-type-equipment = Equipment
mage-type-ritual = Ritual
mage-slot-body = on the body
mage-slot-head = on the head
mage-slot-weapon = as a weapon
mage-slot-ring = on a finger, as a ring
mage-term-open = No public text settles all of this: what Arbitre plays is said above.

mage-act-prepare = prepare a card
mage-act-channel = channel a spell
mage-act-activate = activate a spell
mage-act-ability = use an effect of the main phase
mage-act-any-time = use an any-time effect
mage-act-trade = trade Mana
mage-act-add = add Mana
mage-act-take = take a pile
mage-moment-turn-start = at the turn start
mage-moment-draw = in the draw phase
mage-moment-mana-recovery = in Mana recovery
mage-moment-main = in the main phase
mage-moment-end = at the end of turn
mage-moment-before = just before a chain that was announced
mage-moment-during = while a chain resolves
mage-moment-after = just after a chain that was announced
mage-turn-mine = in your turn
mage-turn-theirs = in the opponent’s turn
mage-turn-either = in your turn and in the opponent’s
mage-when-yes = Yes, you can { $act } { $moment }{ $turn }.
mage-when-only = You can { $act } { $moment }, but only { $turn }.
mage-when-no = No, you can’t { $act } { $moment }{ $turn }: { $why }.
mage-when-act = You can { $act } { $moments }.
mage-when-never = You can never { $act }, { $turn }.
mage-when-moment = What can be done { $moment }: { $acts }.
mage-when-nothing = Nothing can be done { $moment }.
mage-when-all = Classic actions belong to your main phase, any-time effects come just before or just after a chain.
mage-when-line = You can { $act } { $moments }.
mage-when-not = What is not allowed
mage-when-never-then = Never { $turn }.
mage-when-why-not = { $what }: { $why }.
mage-when-windows = The windows
mage-when-window-list = The very beginning and the very end of each phase; before and after the activation of a spell, the use of an ability, a preparation, a channelling, a trade, adding a Mana or taking a pile in recovery, a forced discard at the end of turn.
mage-why-not-your-turn = it is not your turn
mage-why-not-main-phase = a classic action belongs to the main phase
mage-why-chain-pending = the chain that was announced has to be resolved first, and only any-time effects come before it
mage-why-during-a-chain = nothing interrupts a chain that resolves
mage-why-not-recovery = that belongs to your own Mana recovery
# What an action does, in the fewest words, for a picture.
mage-short-card-drawn = draws
mage-short-nothing-to-draw = nothing to draw
mage-short-card-discarded = discarded
mage-short-top-card-seen = looks at the top card
mage-short-shuffled-in = shuffles in
mage-short-card-prepared = prepares
mage-short-card-channelled = channels
mage-short-card-destroyed = destroyed
mage-short-card-returned = returns to hand
mage-short-returned-to-deck = { NUMBER($position) ->
    [1] on top of the deck
    [2] second in the deck
    [3] third in the deck
   *[other] { $position }th in the deck
}
mage-short-effects-applied = applies
mage-short-counted-twice = counts twice
mage-short-became-indestructible = indestructible
mage-short-damage-dealt = damage
mage-short-healed = heals
mage-short-hit-points-lost = loses HP
mage-short-mana-paid = pays
mage-short-mana-released = released
mage-short-mana-added = adds
mage-short-mana-locked = locks
mage-short-mana-moved = moves Mana
mage-short-reserve-emptied = empties the reserve
mage-short-pile-taken = takes a pile
mage-short-mana-taken = takes
mage-short-mana-traded = trades
mage-short-damage-cancelled = no damage this turn
mage-short-holds-this-turn = this turn
mage-short-became-mage-noir = Mage Noir
mage-short-payment-declined = declines
mage-short-cannot-pay = can’t pay
mage-short-target-invalid = invalid target
mage-place-board = board
mage-place-hand = hand
mage-place-deck = deck
mage-place-discard = discard
mage-place-outside = outside
mage-place-prepared = in preparation
mage-place-channelled = channelled
mage-place-permanent = permanent
mage-place-equipped = equipment
mage-place-ritual = ritual
picture-chain-alt = { $actions ->
        [one] 1 action, and what it changes.
       *[other] { $actions } actions, and what they change.
    }
