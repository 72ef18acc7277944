# Mage Noir : ce qui ne va pas dans ce qui est tapé, et ce qui entoure les réponses.
# Les problèmes reçoivent toutes les variables : $place (l’option), $found, $nearest, $hints, $expected, $limit, $piece, $column.

mage-nothing-happens = il ne se passe rien : dites ce qui est fait, par exemple « Alice active Tornade sur Bob »
mage-no-verb = Je ne comprends pas « { $piece } ». Essayez : Alice active Tornade sur Bob · Alice prépare Tornade · résoudre.
mage-two-players = Mage Noir se joue à deux : « { $found } » serait de trop
mage-no-such-player = personne ne s’appelle « { $found } » ici
mage-no-such-card = Arbitre ne connaît aucune carte de Mage Noir qui s’appelle « { $found } » ; une carte inconnue s’écrit avec son texte : { $found } « Piochez 1 carte. »
mage-no-such-phase = « { $found } » n’est pas une phase : début du tour, pioche, récupération de Mana, phase principale, fin de tour
mage-no-such-option = « { $found } » n’est pas une règle de table connue ici, par exemple « échange de deux identiques » ou « limite de main 8 »
mage-no-mana = « { $found } » ne dit pas de la Mana : un nombre et un élément, comme 2 Feu (Feu, Eau, Air, Végétal, Minéral, Arcane)
mage-two-piles = l’Éther Disponible a deux piles, pas plus : « { $piece } »
mage-two-for-one = un échange donne deux Mana contre une : « 2 Feu contre 1 Eau »
mage-which-pile = dites laquelle par son numéro : « pile 1 », « pile 2 » ou « option 1 »

mage-assumed-mana = { $name } a { $number } Mana de chaque élément en réserve, rien n’étant dit
mage-assumed-quick = { $name } est un sort Rapide : joué à tout moment, de là où il est et sans coût, ce qu’aucun texte public ne règle
mage-assumed-hand = { $name } a { $number ->
    [one] une carte en main à défausser
   *[other] { $number } cartes en main à défausser
}, rien n’étant dit

mage-table = Selon les options de votre table
mage-order-before = « { $first } » vient à l’étape { $number }, avant « { $than } » (étape { $other }).
mage-order-after = « { $first } » vient à l’étape { $number }, après « { $than } » (étape { $other }).
mage-order-when = « { $first } » vient à l’étape { $number } de la chaîne.
mage-order-never = Rien de tel n’arrive dans cette chaîne.
mage-step-first = Pas à pas
mage-step-next = Étape { $number }
mage-step-whole = Toute la chaîne
mage-step-of = Étape { $number } sur { $all } : { $told }
mage-if-redirected = Si { $player } redirige vers { $card }, ce que personne n’a dit
mage-if-chosen = Si { $player } choisit l’option n° { $number }, ce que personne n’a dit
mage-line-pays = { $player } paie
mage-line-declines = { $player } refuse
mage-if-paid = Si { $player } paie, ce que personne n’a dit
mage-open = Dépend d’une question ouverte
mage-footer = D’après la clarification de l’éditeur sur les effets et les priorités

mage-card-line = { $type } · { $element } · coût : { $cost }
mage-card-free = aucun
mage-card-no-element = élément inconnu
mage-card-needs = Composants demandés : { $components }
mage-card-provides = Sert de composant : { $components }
mage-card-points = PV : { $number }
mage-card-slot = Se porte : { $slot }
mage-card-effect = Effet, en nos mots
mage-card-unplayed = Non joué par Arbitre
mage-card-uncertain = Incertain
mage-card-other-name = En anglais : { $name }

mage-term-heading = { $name } ({ $other }) : { $line }
mage-term-not-found = Aucun terme de Mage Noir connu ici ne s’appelle « { $query } ».
mage-term-not-found-near = Aucun terme de Mage Noir connu ici ne s’appelle « { $query } ». Les plus proches : { $candidates }.
mage-term-see = Voir aussi : { $terms }

mage-picture-reserve = réserve { $of_player }
mage-picture-points = { $number } PV
mage-picture-cards = sous les cartes
mage-picture-ether = Éther Disponible
mage-picture-more = … et { $number } autres actions
mage-picture-trigger = déclenchée ou libérée

mage-card-not-found = Arbitre ne connaît aucune carte de Mage Noir qui s’appelle « { $query } ».
mage-card-not-found-near = Arbitre ne connaît aucune carte de Mage Noir qui s’appelle « { $query } ». Les plus proches : { $candidates }.
mage-card-unknown = inconnu
mage-type-unknown = Type inconnu
mage-type-spell = Sort
mage-type-permanent = Permanent
mage-type-equipment = Équipement
mage-type-ritual = Rituel
mage-slot-body = sur le corps
mage-slot-head = sur la tête
mage-slot-weapon = comme arme
mage-slot-ring = au doigt, comme anneau
mage-term-open = Aucun texte public ne règle tout ici : ce que joue Arbitre est dit ci-dessus.

mage-act-prepare = préparer une carte
mage-act-channel = canaliser un sort
mage-act-activate = activer un sort
mage-act-ability = utiliser un effet de la phase principale
mage-act-any-time = utiliser un effet à tout moment
mage-act-trade = échanger de la Mana
mage-act-add = ajouter de la Mana
mage-act-take = prendre une pile
mage-moment-turn-start = au début du tour
mage-moment-draw = pendant la phase de pioche
mage-moment-mana-recovery = pendant la récupération de Mana
mage-moment-main = pendant la phase principale
mage-moment-end = en fin de tour
mage-moment-before = juste avant une chaîne annoncée
mage-moment-during = pendant la résolution d’une chaîne
mage-moment-after = juste après une chaîne annoncée
mage-turn-mine = à votre tour
mage-turn-theirs = au tour de l’adversaire
mage-turn-either = à votre tour comme à celui de l’adversaire
mage-when-yes = Oui, vous pouvez { $act } { $moment }{ $turn }.
mage-when-only = Vous pouvez { $act } { $moment }, mais seulement { $turn }.
mage-when-no = Non, vous ne pouvez pas { $act } { $moment }{ $turn } : { $why }.
mage-when-act = Vous pouvez { $act } { $moments }.
mage-when-never = Vous ne pouvez jamais { $act }, { $turn }.
mage-when-moment = On peut agir { $moment } : { $acts }.
mage-when-nothing = On ne peut rien faire { $moment }.
mage-when-all = Les actions classiques se font pendant votre phase principale, les effets à tout moment juste avant ou juste après une chaîne.
mage-when-line = Vous pouvez { $act } { $moments }.
mage-when-not = Ce qui n’est pas permis
mage-when-never-then = Jamais { $turn }.
mage-when-why-not = { $what } : { $why }.
mage-when-windows = Les fenêtres
mage-when-window-list = Le tout début et la toute fin de chaque phase ; avant et après l’activation d’un sort, l’usage d’une capacité, une préparation, une canalisation, un échange, l’ajout d’une Mana ou la prise d’une pile en récupération, une défausse forcée en fin de tour.
mage-why-not-your-turn = ce n’est pas votre tour
mage-why-not-main-phase = une action classique se fait pendant la phase principale
mage-why-chain-pending = la chaîne annoncée doit d’abord être résolue, et seuls les effets à tout moment la devancent
mage-why-during-a-chain = rien n’interrompt une chaîne qui se résout
mage-why-not-recovery = cela se fait pendant votre propre récupération de Mana
# Ce que fait une action, au plus court, pour une image.
mage-short-card-drawn = pioche
mage-short-nothing-to-draw = rien à piocher
mage-short-card-discarded = défaussée
mage-short-top-card-seen = regarde la 1re carte
mage-short-shuffled-in = mélange
mage-short-card-prepared = prépare
mage-short-card-channelled = canalise
mage-short-card-destroyed = détruite
mage-short-card-returned = revient en main
mage-short-returned-to-deck = { NUMBER($position) ->
    [1] sur le dessus du deck
   *[other] { $position }e du deck
}
mage-short-effects-applied = s’applique
mage-short-counted-twice = compte double
mage-short-became-indestructible = indestructible
mage-short-damage-dealt = dégâts
mage-short-healed = soigne
mage-short-hit-points-lost = perd des PV
mage-short-mana-paid = paie
mage-short-mana-released = libérée
mage-short-mana-added = ajoute
mage-short-mana-locked = verrouille
mage-short-mana-moved = déplace
mage-short-reserve-emptied = vide la réserve
mage-short-pile-taken = prend une pile
mage-short-mana-taken = prend
mage-short-mana-traded = échange
mage-short-damage-cancelled = aucun dégât ce tour
mage-short-holds-this-turn = ce tour
mage-short-became-mage-noir = Mage Noir
mage-short-payment-declined = refuse
mage-short-cannot-pay = ne peut payer
mage-short-target-invalid = cible invalide
mage-place-board = plateau
mage-place-hand = main
mage-place-deck = deck
mage-place-discard = défausse
mage-place-outside = ailleurs
mage-place-prepared = en préparation
mage-place-channelled = canalisé
mage-place-permanent = permanent
mage-place-equipped = équipement
mage-place-ritual = rituel
picture-chain-alt = { $actions ->
        [one] 1 action et ce qu’elle change.
       *[other] { $actions } actions et ce qu’elles changent.
    }
