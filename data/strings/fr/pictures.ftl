# Légendes des images. La place y est petite : le plus court est le mieux.

picture-dies = meurt ou perd
picture-prevented = prévenues ou déviées
picture-first-strike = blessures d’initiative
picture-marked = blessures marquées
picture-again = déjà montrée plus haut
picture-leaves = part autrement
picture-back = de retour
picture-regenerated = régénérée
picture-zone-exile = en exil
picture-zone-hand = en main
picture-zone-library = bibliothèque
picture-zone-command = commandement
picture-zone-ceased = n’existe plus
picture-zone-outside = hors du jeu
picture-zone-melded = assimilée
picture-zone-stack = sur la pile
picture-outside = { $source } inflige { $damage } à { $recipient }
picture-outside-more = … et { $number } autres qui infligent ailleurs
picture-rest = … et { $attackers } autres attaquantes et { $blockers } autres bloqueuses ({ $dying } meurent)
picture-rest-hits = { $rest } ; { $damage } blessures à ce qu’elles attaquent
picture-combat-alt = { $player } attaque avec { $attackers } { $attackers ->
        [one] créature
       *[other] créatures
    } ; { $blockers ->
        [0] personne ne bloque
        [one] 1 bloque
       *[other] { $blockers } bloquent
    }.
picture-in-order = L’une après l’autre, sur la pile
picture-stack = La pile, de bas en haut
picture-changes = Avant et après
picture-layers = Dans l’ordre des couches
picture-turns = Tour par tour
picture-resolved = se résout
picture-countered = contrecarré
picture-nothing = sans effet
picture-waiting = attend encore
picture-answers = en réponse
picture-lost = perd
picture-there = sur le champ de bataille
picture-damaged = { $damage } { $damage ->
        [one] blessure
       *[other] blessures
    }
picture-base = par elle-même
picture-earlier = un effet antérieur
picture-now = maintenant
picture-zone-graveyard = cimetière
picture-zone-battlefield = sur le champ de bataille
picture-layers-alt = Les effets dans l’ordre des couches.
picture-history-alt = { $items ->
        [0] Ce qui change.
        [one] 1 sort ou capacité sur la pile.
       *[other] { $items } sorts et capacités sur la pile.
    }
