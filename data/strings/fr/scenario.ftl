# Ce qui ne va pas dans un fichier de scénario : une ligne chaque fois. Chaque message reçoit toutes les variables :
# $place, $found, $nearest, $hints (combien sont proches), $expected, $limit, $piece, $column.

# Comment les parties de la ligne s’assemblent.
scenario-at = { $place } : { $problem }
scenario-nearest = { $problem } (au plus proche : { $nearest })

scenario-not-utf8 = ce n’est pas du texte UTF-8 : l’octet { $found } est illisible
scenario-too-large = le fichier est trop gros : { $limit } octets au plus
scenario-not-json = ce n’est pas du JSON : la lecture s’arrête à la ligne et à la colonne { $found }
scenario-too-deep = imbriqué sur plus de { $limit } niveaux
scenario-key-twice = la clé « { $found } » figure deux fois dans le même objet
scenario-no-number = « { $found } » n’est pas un nombre

scenario-unknown-key = clé inconnue : « { $found } »
scenario-missing-key = il manque la clé « { $found } »
scenario-exactly-one = il faut exactement une de ces clés : { $nearest } ; trouvé : { $found }
scenario-wrong-type = { $expected ->
        [number] un nombre entier est attendu
        [text] du texte est attendu
        [flag] true ou false est attendu
        [list] une liste est attendue
        [object] un objet entre accolades est attendu
        [mana-cost] un coût de mana comme {"{"}3{"}"}{"{"}G{"}"} est attendu
        [two-piles] deux piles sont attendues
        [three-elements] deux Manas à donner et une à prendre sont attendues
        [ability] « ability » doit dire de quelle capacité de l’objet il s’agit
       *[other] autre chose est attendu
    } ; trouvé : { $found }
scenario-out-of-range = { $found } est hors limites : { $expected ->
        [least] au moins { $limit }
       *[other] au plus { $limit }
    }
scenario-unknown-word = « { $found } » n’est pas connu ici
scenario-no-name = un nom sans aucune lettre ni aucun signe
scenario-too-long = « { $found } » est trop long : { $limit } caractères au plus
scenario-too-many = { $found }, c’est trop : { $limit } au plus
scenario-too-few-players = il faut au moins deux joueurs ; trouvé : { $found }
scenario-two-players = un duel compte deux joueurs ; trouvé : { $found }. Pour plus de joueurs, indiquez « variant »
scenario-no-team = dans cette variante, chacun a une équipe : il manque « team » à { $found }
scenario-shared-life = une équipe n’a qu’un total de points de vie : celui de { $found } n’est pas celui de l’équipe
scenario-shared-poison = une équipe partage ses marqueurs poison : { $found } n’en a pas autant que l’équipe
scenario-second-monarch = il n’y a qu’un monarque à la fois : { $found } serait le deuxième

scenario-id-twice = « { $found } » est déjà pris : un identifiant ne sert qu’une fois, et n’est le nom d’aucun joueur
scenario-no-such-object = il n’y a pas d’objet « { $found } »
scenario-no-such-player = il n’y a pas de joueur « { $found } »
scenario-nobody-and-nothing = il n’y a ni joueur ni objet « { $found } »
scenario-unknown-card = aucune carte ne s’appelle « { $found } », ni en français ni en anglais
scenario-no-emblem = « { $found } » ne donne pas d’emblème
scenario-no-prepare-spell = « { $found } » n’a pas de sort de préparation et ne peut donc pas être préparé
scenario-no-permanent = « { $found } » n’est pas une carte de permanent et ne peut pas être sur le champ de bataille
scenario-no-status-there = « { $found } » ne vaut que sur le champ de bataille
scenario-melded-card = « { $found } » n’est pas une carte : c’est ce que deviennent deux cartes assimilées sur le champ de bataille : { $nearest }
scenario-no-gain = « { $found } » n’est pas lu comme des capacités ou un changement de taille que l’on gagne
scenario-ambiguous-card = plusieurs cartes s’appellent « { $found } » : { $nearest }

scenario-not-played-yet = c’est correct, mais Arbitre ne joue pas encore « { $found } »
scenario-too-much-happens = trop lourd : il se passe plus de choses qu’Arbitre n’en joue (une boucle qui ne s’arrête pas d’elle-même, ou plus de jetons ou de cartes à la fois qu’on n’en compte)
