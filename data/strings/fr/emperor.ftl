# La table de l’Empereur : ce qui ne va pas dans une table tapée, et comment on répond à ses questions.
# Les problèmes reçoivent toutes les variables : $place (l’option), $found, $nearest, $hints, $expected, $limit, $piece, $column.

table-no-such-seat = personne à la table ne s’appelle « { $found } »
table-seat-is-out = { $found } n’est plus dans la partie
table-seat-without-name = une place n’a pas de nom : « { $piece } »
table-seat-name-too-long = « { $found } » est trop long ; un nom a au plus { $limit } caractères
table-seat-name-twice = deux joueurs s’appellent « { $found } »
table-too-many-seats = { $found } joueurs, c’est trop ; il y a { $limit } places au plus
table-uneven-teams = il faut autant de joueurs dans chaque équipe, et au moins deux équipes de deux ; trouvé : { $found }
table-other-team-size = les équipes ont { $found } joueurs chacune, et non { $limit }
table-bad-team-size = « { $found } » n’est pas une taille d’équipe : un nombre de 2 à { $limit }
table-two-emperors = une équipe a un seul empereur ; « { $found } » serait le deuxième
table-unknown-seat-word = « { $found } » ne dit rien de connu sur { $piece }
table-unknown-word = « { $found } » n’est pas connu ici
table-one-creature = la question porte sur une seule créature : « { $found } »
table-whose-creature = à qui est la créature ? Donnez « qui »

table-seats = { $number ->
    [one] 1 place
   *[other] { $number } places
}
table-yes = Oui : { $sentence }
table-no = Non : { $sentence }
table-its-creature = { $creature } { $of_player }
table-its-creature-there = { $creature } { $of_player } dans le territoire { $of_territory }
table-a-creature = la créature
table-some-creature = une créature

table-range-found = { $who } atteint { $whom }.
table-range-nobody = { $who } n’atteint personne d’autre.
table-range-missed = { $who } n’atteint pas { $whom }.
table-range-table = Portée d’influence : { $limits }.
table-range-limit = { $seats } pour { $players }
table-range-everybody = { $seats } pour tout le monde

table-attack-found = { $who } peut attaquer { $whom }.
table-attack-nobody = { $who } ne peut attaquer personne.
table-attack-missed = { $who } ne peut pas attaquer { $whom }.
table-attack-table = Seul l’adversaire assis à la place voisine peut être attaqué : { $pairs }.
table-attack-table-nobody = Seul l’adversaire assis à la place voisine peut être attaqué : { $pairs } ; { $number ->
    [one] { $nobody } ne peut attaquer personne.
   *[other] { $nobody } ne peuvent attaquer personne.
}
table-attack-apart = { $whom } est à { $seats } { $start } ; seul l’adversaire assis à la place voisine peut être attaqué.
table-attack-far = Pas à la place voisine : { $far }.

table-march-found = { $who } peut marcher vers { $whom }.
table-march-nobody = { $who } ne peut marcher nulle part.
table-march-missed = { $who } ne peut pas marcher vers { $whom }.
table-march-table = Une créature marche vers un territoire allié voisin de celui où elle se trouve.
table-deploy-found = { $player } peut déployer { $what } vers { $whom }.
table-deploy-nobody = { $player } ne peut déployer { $what } vers personne.
table-deploy-missed = { $player } ne peut pas déployer { $what } vers { $whom }.
table-deploy-table = Plus personne ne marche aujourd’hui : une créature est déployée, et un coéquipier à portée en acquiert le contrôle.

table-effect-found = Pour { $who }, { $effect } désigne { $whom }.
table-effect-nobody = Pour { $who }, { $effect } ne désigne personne.
table-effect-missed = Pour { $who }, { $effect } ne désigne pas { $whom }.
table-effect-table = Un effet ne touche que ce qui est à portée de celui qui le contrôle.
table-effect-table-older = Un effet ne touche que ce qui est à deux places au plus de l’endroit où se trouve sa source.
table-effect-each-player = « chaque joueur »
table-effect-each-other-player = « chaque autre joueur »
table-effect-each-opponent = « chaque adversaire »
table-effect-opponent = « votre adversaire »
table-effect-target = « joueur ciblé »
table-effect-global = « toutes les créatures »
table-effect-creatures = celles { $players }

table-too-far = Hors de portée : { $far } ; la portée est de { $limit }.
table-too-far-part = { $players } ({ $seats })
table-distance = { $whom } est à { $seats } { $start } ; la portée est de { $limit }.
table-the-other-way = Dans l’autre sens : { $sentence }

table-seated = Dans le sens horaire : { $teams }.
table-seated-team = { $team } :{" "}
table-seated-emperor = { $name } (empereur)
table-seated-out = { $name } (hors jeu)
table-older-differ = Les anciennes règles disent autre chose
table-today-differ = Les règles actuelles disent autre chose
table-older-agree = Les anciennes règles disent la même chose.
table-today-agree = Les règles actuelles disent la même chose.
table-older-untried = Selon les anciennes règles, c’était trop lourd à jouer.
table-today-untried = Selon les règles actuelles, c’était trop lourd à jouer.
table-assumed-older = Ce sont les anciennes règles, où les créatures marchent ; « règles : actuelles » répond pour celles d’aujourd’hui.
table-assumed-no-territory = Aujourd’hui une créature est là où est assis celui qui la contrôle : le territoire ne compte que dans les anciennes règles.
table-reading-out = L’ancien article dit d’une créature en territoire ennemi qu’elle « ne peut plus revenir ». Lu ici : aucune marche n’entre en territoire ennemi, mais on peut en sortir. L’autre lecture : « lecture : { $other } ».
table-reading-stays = L’ancien article dit d’une créature en territoire ennemi qu’elle « ne peut plus revenir ». Lu ici : elle n’en sort plus. La lecture la plus probable : « lecture : { $other } ».
table-elimination = L’ancien article dit à la fois que les cartes d’un joueur éliminé quittent la partie et que ce qui se trouve dans son territoire va au cimetière. Joué ici : ses propres cartes quittent la partie, les créatures des autres qui s’y trouvent vont au cimetière.
table-range-later = La portée de chacun est fixée au début d’un tour : que { $who } ne soit plus là n’y compte qu’à partir du tour suivant.
table-moved-attacks = { $controller } contrôle maintenant { $creature } et ne peut ainsi attaquer que { $whom }.
table-moved-nobody = { $controller }, qui contrôle maintenant { $creature }, n’est à côté d’aucun adversaire et ne peut attaquer personne.
table-moved-older-attacks = Du territoire { $of_territory }, { $controller } peut attaquer { $whom } avec { $creature }, une fois le mal d’invocation passé.
table-moved-older-nobody = Du territoire { $of_territory }, { $controller } ne peut attaquer personne avec { $creature }.
table-picture-play-refused = interdit
table-picture-emperor = empereur
table-picture-creature = créature
table-picture-gone = quitte le champ de bataille
table-picture-range = à portée
table-picture-attack = peut attaquer
table-picture-march = peut marcher
table-picture-deploy = peut déployer
table-picture-attacked = attaque
table-picture-play-attack = attaque
table-picture-play-could-attack = peut attaquer de là
table-picture-play-march = a changé de place
table-picture-turn = son tour
table-picture-life = { $number } PV
table-picture-direction = sens du jeu
table-picture-ghost = selon les autres règles
table-no-deploy = Dans les anciennes règles rien ne se déploie : les créatures marchent (« marche vers … »).
table-rules-today = L’Empereur aujourd’hui : deux équipes de trois, on gagne quand l’empereur adverse perd.
table-rules-older = L’Empereur selon les anciennes règles : des territoires, des créatures qui marchent, une portée de deux pour tous.
table-button-today = Les règles actuelles
table-button-older = Les anciennes règles
table-out-of-range = { $effect } ne change rien à ces blessures : { $whom } est hors de la portée de { $by }.
