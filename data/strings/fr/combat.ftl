# Ce qui ne va pas dans un combat tapé, et ce que l’arbitre dit de sa propre lecture.
# Les problèmes reçoivent toutes les variables : $place (l’option), $found, $nearest, $hints, $expected, $limit, $piece, $column.

combat-text-too-long = cela fait { $found } caractères ; on en lit au plus { $limit }
combat-no-attacker = personne n’attaque : nommez au moins une créature
combat-empty-piece = il manque ici une créature
combat-too-many-creatures = c’est trop : { $limit } créatures au plus de chaque côté ; trouvé : { $found }
combat-bad-count = une créature ne peut pas être là zéro fois : « { $piece } »
combat-bad-size = « { $found } » n’est pas une taille : force et endurance sont deux nombres entiers, comme 3/3
combat-no-size = « { $found } » peut être de toute taille : écrivez devant la force et l’endurance, comme « 1/1 { $found } »
combat-card-not-found = aucune carte ne s’appelle « { $found } », ni en français ni en anglais
combat-card-ambiguous = « { $found } » peut désigner plusieurs cartes : { $nearest }
combat-unknown-state = « { $found } » ne dit rien de connu sur « { $piece } »
combat-open-bracket = une parenthèse n’a pas sa pareille dans « { $piece } »
combat-whom-does-it-block = il manque l’attaquant que bloque « { $found } » ; écrivez par exemple : { $nearest }
combat-not-an-attacker = « { $found } » n’attaque pas
combat-which-one = « { $found } » peut en désigner plusieurs ; écrivez : { $nearest }
combat-what-does-it-attack = il manque ce qu’attaque « { $found } » ; écrivez par exemple : { $nearest }
combat-no-such-one = « { $found } » : il n’y en a { $limit ->
        [one] qu’une
       *[other] que { $limit }
    }
combat-not-attackable = « { $found } » n’est pas attaqué ici
combat-bad-life = « { $found } » n’est pas un total de points de vie ; écrivez : { $nearest }
combat-bad-assignment = « { $found } » ne dit pas combien de blessures sont assignées, ni à qui
combat-not-in-combat = « { $found } » ne participe pas à ce combat

combat-understood-card = « { $typed } » est lu comme { $name }
combat-understood-creature = { $name } : { $keywords }
combat-understood-typo = « { $typed } » est lu comme { $name }
combat-understood-joined = « { $typed } » va avec { $name }
table-understood-gained = jusqu’à la fin du tour, { $name } : { $keywords }
table-understood-entered-with = { $name } a { $number ->
    [one] le marqueur { $typed } avec lequel
   *[other] les { $number } marqueurs { $typed } avec lesquels
} ce permanent arrive sur le champ de bataille
table-understood-entered-without = { $name } n’a pas de marqueur { $typed }, faute de savoir combien ; dites « { $name } ({ $typed } x2) »
combat-understood-player = { $name } est le joueur défenseur
table-understood-copy = { $name } est une copie de « { $typed } »
interaction-understood-hand = « { $typed } » n’est pas un permanent : { $name } l’a donc en main
combat-assumed-life = { $name } avait { $life } points de vie
combat-assumed-loyalty = { $name } a { $loyalty } marqueurs, comme imprimé
combat-assumed-colorless = { $name } est incolore
combat-ignored = « { $typed } » n’a pas été compris
combat-ignored-keyword = « { $typed } » : { $name } est joué tel qu’imprimé

interaction-understood-no-targets = { $name } n’a pas de cible : « { $typed } » est laissé de côté
interaction-understood-cast = « { $typed } » est ce que lance { $name } et n’est pas déjà sur le champ de bataille
interaction-understood-target-of-ability = « { $typed } » ne cible rien en soi : ce qui est nommé est la cible de sa capacité
interaction-understood-one-of-alike = « { $typed } » : rien ne distingue les { $number } ; on prend le n° 1
interaction-understood-target-of-unread = « { $typed } » : la capacité qui aurait cette cible n’est pas modélisée
interaction-understood-not-asked = « { $typed } » : personne n’avait à faire ce choix
interaction-nothing-happens = il ne se passe rien : dites ce qui est fait, par exemple « Bob lance Foudre sur Jace »
interaction-no-verb = Je ne comprends pas « { $piece } ». Essayez : Bob lance Foudre sur Alice · résoudre · Alice peut-elle activer Jace +2 ?
interaction-no-choice = « { $found } » ne répond à aucun choix ; dites « Alice choisit noir » ou « Alice choisit l’Ours pour le sacrifice »
interaction-not-on-the-table = « { $found } » n’est pas sur la table
interaction-what-is-missing = on ne sait pas de qui ou de quoi il s’agit : « { $piece } »
interaction-no-target-named = { $hints ->
        [0] il manque la cible de « { $found } » ; écrivez-la derrière
       *[other] il manque la cible de « { $found } » ; écrivez par exemple : { $nearest }
    }
interaction-target-named = { $typed } sur { $target }
interaction-sacrificed-to-what = dites pour quelle capacité on sacrifie « { $found } », comme dans « Alice sacrifie Ours à l’Autel » ; à un sort ou une capacité qui fait sacrifier, on répond par « Alice choisit l’Ours pour le sacrifice »
interaction-unknown-step = « { $found } » n’est pas une étape du tour
interaction-assumed-chosen = le joueur choisi est { $name }
interaction-understood-resolved-before = avant « { $typed } », ce qui attendait sur la pile s’est résolu (joueur : { $name })
interaction-assumed-turn = joueur dont c’est le tour : { $name }
interaction-assumed-example = pris pour exemple : une { $typed } (joueur : { $name })
interaction-assumed-mana = le mana nécessaire est là, puisqu’aucun terrain n’est cité
interaction-assumed-graveyards = les cimetières étaient vides au départ, puisqu’aucune carte n’y est citée
interaction-understood-no-redirection = « { $typed } » n’est pas joué : depuis avril 2018, les blessures ne se redirigent plus vers un planeswalker ; « n’importe quelle cible » ou « joueur ou planeswalker » le cible lui-même [306.8, 115.4]
combat-today = Selon les règles actuelles, sans ordre d’assignation
combat-today-agrees = Les règles actuelles, sans ordre d’assignation, donnent le même résultat.
combat-button-2009 = Avec l’ordre de 2009 à 2024
