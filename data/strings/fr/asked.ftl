# Ce qui est dit autour des réponses aux phrases et aux questions en mots simples.

command-judge = juge
command-judge-description = Tout, comme on le dit à table : une situation, une question, une affirmation
menu-judge = Juger ceci
option-text = texte
option-text-description = J’attaque avec une 5/5 piétinement, il bloque avec une 2/2 : combien passe ?

asked-example-combat = 4/4 double initiative contre une 3/3 initiative et une 2/2, qui meurt ?
asked-example-spell = il lance Croissance gigantesque sur sa 2/2 en réponse à mon Choc, elle meurt ?
asked-example-claim = il dit que le contact mortel tue ma 5/5 indestructible, c’est vrai ?

asked-yes = Oui.
asked-yes-because = Oui :
asked-no = Non.
asked-no-because = Non :
asked-vain = C’est permis, mais en vain.
asked-damage = { $number ->
    [0] Aucune blessure à { $player }.
    [1] Une blessure à { $player }.
   *[other] { $number } blessures à { $player }.
}
asked-gained = { $number ->
    [0] { $player } ne gagne pas de points de vie.
    [1] { $player } gagne un point de vie.
   *[other] { $player } gagne { $number } points de vie.
}
asked-lost = { $number ->
    [0] { $player } ne perd pas de points de vie.
    [1] { $player } perd un point de vie.
   *[other] { $player } perd { $number } points de vie.
}
asked-total = { $player } est à { $number }.
asked-counters = { $number ->
    [0] Aucun marqueur.
    [1] Un marqueur.
   *[other] { $number } marqueurs.
}
asked-poison = { $number ->
    [0] Aucun marqueur « poison ».
    [1] Un marqueur « poison ».
   *[other] { $number } marqueurs « poison ».
}
asked-drawn = { $number ->
    [0] { $player } ne pioche rien.
    [1] { $player } pioche une carte.
   *[other] { $player } pioche { $number } cartes.
}
asked-discarded = { $number ->
    [0] { $player } ne se défausse de rien.
    [1] { $player } se défausse d’une carte.
   *[other] { $player } se défausse de { $number } cartes.
}
asked-hand = { $number ->
    [0] { $player } n’a plus de carte en main.
    [1] { $player } a une carte en main.
   *[other] { $player } a { $number } cartes en main.
}
asked-tokens = { $number ->
    [0] Aucun jeton.
    [1] Un jeton.
   *[other] { $number } jetons.
}
asked-triggered = { $number ->
    [one] { $number } capacité se déclenche
   *[other] { $number } capacités se déclenchent
}.
asked-guess = « { $typed } » est lu { $name }
asked-quoted = « { $words } »
asked-leftover = Pas compris : { $words }. Qu’est-ce que c’est, ou peut-on s’en passer ?
asked-readings = Cela peut être : { $names }.
asked-without = sans « { $words } »
asked-the-creature = la { $size }
asked-line-i-block = et je bloque { $attacker } avec { $blocker }
asked-line-they-block = et il bloque { $attacker } avec { $blocker }
asked-line-i-block-with = et je bloque avec { $blocker }
asked-line-they-block-with = et il bloque avec { $blocker }
asked-line-dies = et { $thing } meurt ?
asked-missing-size = De quelle taille est cette créature ? Dites sa force et son endurance, comme dans « ma 3/3 », ou son nom.
asked-missing-blocker = Quelle créature bloque ? Dites sa taille ou son nom, comme dans « il bloque avec une 2/2 ».
asked-missing-attacker = Quelle attaquante est bloquée ? Dites-le, comme dans « il bloque la 3/3 avec une 2/2 ».
asked-missing-what = De quoi s’agit-il ? Dites quelle créature ou quelle carte, comme dans « ma 3/3 ».
asked-missing-target = Quelle est la cible ? Dites-la, comme dans « sur sa 3/3 » ou « sur lui ».
asked-missing-x = Combien vaut X ? Dites-le, comme dans « une Boule de feu pour X = 3 ».
asked-missing-use = Ce qui est en main est-il lancé, et quand ? Dites-le, comme dans « en réponse il lance Choc ».
asked-missing-card = De quelle carte s’agit-il ? Dites son nom.
asked-missing-outlet = Qu’est-ce qui le fait sacrifier ? Personne ne sacrifie de soi-même : il faut une capacité, un sort ou un coût qui le dit. Nommez la carte. [701.21a]
asked-nothing = Cela ne dit aucune situation qui puisse être jouée.
asked-misread = Tel que je le lis, ce n’est sûrement pas ce que vous voulez dire : { $refused } Dites-le autrement, ou nommez les cartes.
# Shown before a keyword's page, where a question about it told no situation that could be played.
asked-statement = Ce qu’en disent les règles
asked-page = Aucune situation jouable n’est décrite ; voici ce que les règles en disent.
asked-page-card = Aucune situation jouable n’est décrite ; voici la carte.
asked-works = Une ligne qui marche : j’attaque avec une 5/5 piétinement, il bloque avec une 2/2. Combien passe ?
asked-help-empty = Demandez-moi tout sur les règles : un combat, un sort en réponse, un mot-clé, une carte.
asked-help-greeting = Bonjour ! J’arbitre des situations de Magic : dites ce qu’il y a sur la table et ce qui se passe.
asked-help-strategy = Je connais les règles, pas le meilleur coup ; dites une situation et je la joue.
asked-help-price = Je ne connais pas les prix ; j’arbitre des situations et j’explique cartes et règles.
asked-help-policy = C’est le règlement des tournois, que je ne connais pas : demandez à un arbitre sur place. Je réponds sur les règles du jeu.
asked-help-insult = Soit ! Si une décision était fausse, redites la situation et je la rejoue.
asked-help-prompt = Je ne suis pas un modèle de langue : je lis des situations de Magic et je les joue selon les règles.
asked-help-other = Je n’ai pas compris. Je lis le français et l’anglais, et je réponds sur les règles de Magic.

# Et si… : comment s’appelle un changement, et comment il se tape. Une capacité s’écrit en minuscules.
change-no-block = Personne ne bloque
change-line-no-block = et si personne ne bloque ?
change-with = { $creature } avec { $keyword }
change-line-keyword = et si { $creature } avait { $keyword } ?
change-pays = { $player } paie
change-pays-not = { $player } ne paie pas
change-pays-told-alice = et si je paie ?
change-pays-told-bob = et s’il paie ?
change-pays-not-told-alice = et si je ne paie pas ?
change-pays-not-told-bob = et s’il ne paie pas ?
change-flip-win = { $player } gagne le pile ou face
change-flip-lose = { $player } perd le pile ou face
change-may = { $player } fait ce que « peut » permet
change-may-line = { $player } choisit oui
change-may-not = { $player } ne fait pas ce que « peut » permet
change-may-not-line = { $player } choisit non
change-targets = { $player } cible { $target }
asked-too-many-words = trop de mots et de signes : { $limit } au plus
