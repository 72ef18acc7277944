# Labels of pictures. They stand in little room: the shorter, the better.

picture-dies = dies or loses
picture-prevented = prevented or moved
picture-first-strike = first strike damage
picture-marked = damage marked
picture-again = shown above already
picture-leaves = leaves otherwise
picture-back = came back
picture-regenerated = regenerated
picture-zone-exile = exiled
picture-zone-hand = to the hand
picture-zone-library = to the library
picture-zone-command = command zone
picture-zone-ceased = gone
picture-zone-outside = left the game
picture-zone-melded = melded
picture-zone-stack = cast again
picture-outside = { $source } deals { $damage } to { $recipient }
picture-outside-more = … and { $number } more that deal damage elsewhere
picture-rest = … and { $attackers } more attackers and { $blockers } more blockers ({ $dying } die)
picture-rest-hits = { $rest }; { $damage } damage to what they attack
picture-combat-alt = { $player } attacks with { $attackers } { $attackers ->
        [one] creature
       *[other] creatures
    }, { $blockers ->
        [0] nobody blocks
        [one] 1 blocks
       *[other] { $blockers } block
    }.
picture-in-order = On the stack, one after the other
picture-stack = The stack, bottom up
picture-changes = Before and after
picture-layers = In the order of the layers
picture-turns = Turn by turn
picture-resolved = resolves
picture-countered = countered
picture-nothing = does nothing
picture-waiting = still waiting
picture-answers = in response
picture-lost = loses
picture-there = on the battlefield
picture-damaged = { $damage } damage
picture-base = by itself
picture-earlier = an earlier effect
picture-now = now
picture-zone-graveyard = graveyard
picture-zone-battlefield = on the battlefield
picture-layers-alt = The effects in the order of the layers.
picture-history-alt = { $items ->
        [0] What changes.
        [one] 1 spell or ability on the stack.
       *[other] { $items } spells and abilities on the stack.
    }
