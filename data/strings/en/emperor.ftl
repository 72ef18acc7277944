# The Emperor table: what is wrong with a typed one, and how its questions are answered.
# Problems are given every variable: $place (the option), $found, $nearest, $hints, $expected, $limit, $piece, $column.

table-no-such-seat = nobody at the table is called “{ $found }”
table-seat-is-out = { $found } is out of the game
table-seat-without-name = a seat has no name: “{ $piece }”
table-seat-name-too-long = “{ $found }” is too long; names have at most { $limit } characters
table-seat-name-twice = two players are called “{ $found }”
table-too-many-seats = { $found } players are too many; there are { $limit } seats at most
table-uneven-teams = the teams need the same number of players, at least two teams of two; found: { $found }
table-other-team-size = the teams have { $found } players each, not { $limit }
table-bad-team-size = “{ $found }” is no team size: a number from 2 to { $limit }
table-two-emperors = a team has one emperor; “{ $found }” is a second one
table-unknown-seat-word = “{ $found }” says nothing known about { $piece }
table-unknown-word = “{ $found }” is not known here
table-one-creature = the question is about one creature: “{ $found }”
table-whose-creature = whose creature is it? Give “who”

table-seats = { $number ->
    [one] 1 seat
   *[other] { $number } seats
}
table-yes = Yes: { $sentence }
table-no = No: { $sentence }
table-its-creature = { $of_player } { $creature }
table-its-creature-there = { $of_player } { $creature } in { $of_territory } territory
table-a-creature = creature
table-some-creature = a creature

table-range-found = { $who } reaches { $whom }.
table-range-nobody = { $who } reaches nobody else.
table-range-missed = { $who } does not reach { $whom }.
table-range-table = Range of influence: { $limits }.
table-range-limit = { $seats } for { $players }
table-range-everybody = { $seats } for everybody

table-attack-found = { $who } can attack { $whom }.
table-attack-nobody = { $who } can attack nobody.
table-attack-missed = { $who } can't attack { $whom }.
table-attack-table = Only the opponent in the next seat can be attacked: { $pairs }.
table-attack-table-nobody = Only the opponent in the next seat can be attacked: { $pairs }; { $number ->
    [one] { $nobody } can attack nobody.
   *[other] { $nobody } can attack nobody.
}
table-attack-apart = { $whom } sits { $seats } from { $start }; only the opponent in the next seat can be attacked.
table-attack-far = Not in the next seat: { $far }.

table-march-found = { $who } can march to { $whom }.
table-march-nobody = { $who } can't march anywhere.
table-march-missed = { $who } can't march to { $whom }.
table-march-table = A creature marches into an allied territory next to where it stands.
table-deploy-found = { $player } can deploy { $what } to { $whom }.
table-deploy-nobody = { $player } can deploy { $what } to nobody.
table-deploy-missed = { $player } can't deploy { $what } to { $whom }.
table-deploy-table = Nobody marches today: a creature is deployed, and a teammate in range gains control of it.

table-effect-found = For { $who }, { $effect } means { $whom }.
table-effect-nobody = For { $who }, { $effect } means nobody.
table-effect-missed = For { $who }, { $effect } does not mean { $whom }.
table-effect-table = An effect touches only what is in its controller's range.
table-effect-table-older = An effect touches only what is within two seats of where its source stands.
table-effect-each-player = “each player”
table-effect-each-other-player = “each other player”
table-effect-each-opponent = “each opponent”
table-effect-opponent = “your opponent”
table-effect-target = “target player”
table-effect-global = “all creatures”
table-effect-creatures = those of { $players }

table-too-far = Out of range: { $far }; the range is { $limit }.
table-too-far-part = { $players } ({ $seats })
table-distance = { $whom } sits { $seats } from { $start }; the range is { $limit }.
table-the-other-way = The other way round: { $sentence }

table-seated = Clockwise: { $teams }.
table-seated-team = { $team }:{" "}
table-seated-emperor = { $name } (emperor)
table-seated-out = { $name } (out)
table-older-differ = The older rules say otherwise
table-today-differ = Today's rules say otherwise
table-older-agree = The older rules say the same.
table-today-agree = Today's rules say the same.
table-older-untried = By the older rules it was too heavy to be played.
table-today-untried = By today's rules it was too heavy to be played.
table-assumed-older = These are the older rules, in which creatures march; “rules: current” answers for today's.
table-assumed-no-territory = Today a creature is where its controller sits: the territory counts in the older rules alone.
table-reading-out = The older article says of a creature in enemy territory that it “can't come back”. Read here: no march leads into enemy territory; one may lead out. The other reading: “reading: { $other }”.
table-reading-stays = The older article says of a creature in enemy territory that it “can't come back”. Read here: none marches out. The likelier reading: “reading: { $other }”.
table-elimination = The older article says both that the cards of a player who is out leave the game and that what stands in that territory goes to graveyards. Played here: the player's own cards leave, the others' creatures there go to graveyards.
table-range-later = Everybody’s range is fixed as a turn begins: that { $who } is gone counts for it from the next turn on.
table-moved-attacks = { $controller } controls { $creature } now, and can attack only { $whom } with it.
table-moved-nobody = { $controller }, who controls { $creature } now, is next to no opponent and can attack nobody with it.
table-moved-older-attacks = From { $of_territory } territory { $controller } can attack { $whom } with { $creature }, once it is free of summoning sickness.
table-moved-older-nobody = From { $of_territory } territory { $controller } can attack nobody with { $creature }.
table-picture-play-refused = not allowed
table-picture-emperor = emperor
table-picture-creature = creature
table-picture-gone = leaves the battlefield
table-picture-range = in range
table-picture-attack = can attack
table-picture-march = can march
table-picture-deploy = can deploy
table-picture-attacked = attacks
table-picture-play-attack = attack
table-picture-play-could-attack = can attack from there
table-picture-play-march = has moved
table-picture-turn = has the turn
table-picture-life = { $number } life
table-picture-direction = direction of play
table-picture-ghost = by the other rules
table-no-deploy = By the older rules nothing is deployed: creatures march (“marches to …”).
table-rules-today = Emperor today: two teams of three, won when the other emperor loses.
table-rules-older = Emperor by the older rules: territories, creatures that march, a range of two for everybody.
table-button-today = Today’s rules
table-button-older = The older rules
table-out-of-range = { $effect } changes nothing about that damage: { $whom } is out of range of { $by }.
