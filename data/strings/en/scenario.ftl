# What is wrong with a scenario file: one line each. Every message gets all the variables:
# $place, $found, $nearest, $hints (how many are nearest), $expected, $limit, $piece, $column.

# How the parts of the line are put together.
scenario-at = { $place }: { $problem }
scenario-nearest = { $problem } (nearest: { $nearest })

scenario-not-utf8 = this is no UTF-8 text: byte { $found } cannot be read
scenario-too-large = the file is too large: at most { $limit } bytes are read
scenario-not-json = this is no JSON: reading stopped at line and column { $found }
scenario-too-deep = nested deeper than { $limit } levels
scenario-key-twice = the key “{ $found }” stands twice in one object
scenario-no-number = “{ $found }” is no number

scenario-unknown-key = unknown key “{ $found }”
scenario-missing-key = the key “{ $found }” is missing
scenario-exactly-one = exactly one of these keys is needed: { $nearest }; found: { $found }
scenario-wrong-type = { $expected ->
        [number] a whole number is expected
        [text] text is expected
        [flag] true or false is expected
        [list] a list is expected
        [object] an object in curly brackets is expected
        [mana-cost] a mana cost like {"{"}3{"}"}{"{"}G{"}"} is expected
        [two-piles] two piles are expected
        [three-elements] two Mana to give and one to take are expected
        [ability] “ability” must say which ability of the object is meant
       *[other] something else is expected
    }; found: { $found }
scenario-out-of-range = { $found } is out of range: { $expected ->
        [least] at least { $limit }
       *[other] at most { $limit }
    }
scenario-unknown-word = “{ $found }” is not known here
scenario-no-name = a name without any letter or sign
scenario-too-long = “{ $found }” is too long: at most { $limit } characters are read
scenario-too-many = { $found } are too many: at most { $limit }
scenario-too-few-players = a game needs two players or more; found: { $found }
scenario-two-players = a duel has two players; found: { $found }. For more, set “variant”
scenario-no-team = in this variant everybody is on a team: { $found } needs a “team”
scenario-shared-life = a team has one life total: { $found } has another than a teammate
scenario-shared-poison = a team shares its poison counters: { $found } has another number than a teammate
scenario-second-monarch = one player is the monarch at a time: { $found } would be a second one

scenario-id-twice = “{ $found }” is taken: an id is used once, and is no player’s name
scenario-no-such-object = there is no object “{ $found }”
scenario-no-such-player = there is no player “{ $found }”
scenario-nobody-and-nothing = there is neither a player nor an object “{ $found }”
scenario-unknown-card = no card is called “{ $found }”, in English or French
scenario-no-emblem = “{ $found }” makes no emblem
scenario-no-prepare-spell = “{ $found }” has no prepare spell, so it can’t be prepared
scenario-no-permanent = “{ $found }” is no permanent card and can’t be on the battlefield
scenario-no-status-there = “{ $found }” holds on the battlefield only
scenario-melded-card = “{ $found }” is no card: it is what two cards meld into on the battlefield: { $nearest }
scenario-no-gain = “{ $found }” is not read as abilities or a change of size that something gains
scenario-ambiguous-card = several cards are called “{ $found }”: { $nearest }

scenario-not-played-yet = this is right, but Arbitre does not play “{ $found }” yet
scenario-too-much-happens = too heavy: more happens than Arbitre plays through (a loop that does not end by itself, or more tokens or cards at a time than anybody counts)
