# Ce que dit l’interface : commandes, options, et ce qui entoure les réponses.

command-combat = combat
command-combat-description = Jouer un combat : qui meurt, combien passe, et pourquoi
command-keyword = motclé
command-keyword-description = Ce que fait un mot-clé, les erreurs courantes, ses rencontres avec d’autres
command-card = carte
command-card-description = Une carte : coût, type, texte, taille, et ce que l’arbitre sait en jouer

option-attackers = attaquants
option-attackers-description = 5/5 piétinement, 2x 3/3 vol, Ange de Serra (engagé), …
option-blockers = bloqueurs
option-blockers-description = Lynx spectral -> Force de la Nature, 2/2 + 3/3 -> 5/5
option-defender = défenseur
option-defender-description = Le joueur défenseur, ou des planeswalkers : Jace Beleren (3)
option-life = vie
option-life-description = Points de vie avant le combat : 12, ou Alice 20, Bob 12
option-assign = assignation
option-assign-description = Force de la Nature: Lynx spectral 1, Bob 7
option-keyword = motclé
option-keyword-description = Piétinement, FS, contact mortel + initiative, …
option-card = nom
option-card-description = Le nom d’une carte, en français ou en anglais

ask-too-long = Cela fait { $length } caractères ; on en lit au plus { $most }.
ask-unknown-command = La commande « /{ $name } » n’existe pas. Vouliez-vous dire « /{ $nearest } » ?
ask-no-such-command = La commande « /{ $name } » n’existe pas. Il y a : { $known }.
ask-unknown-option = « /{ $command } » n’a pas d’option « { $name } ». Vouliez-vous dire « { $nearest } » ?
ask-repeated-option = « /{ $command } » a deux fois l’option « { $option } » ; écrivez tout à la suite de la première, séparé par des virgules.
ask-missing-option = « /{ $command } » a besoin de l’option « { $option } ».
ask-plain-question = Les questions en langage courant viendront plus tard. Pour l’instant, il y a des commandes.
ask-examples = Par exemple :
ask-example-combat = /combat attaquants: Force de la Nature bloqueurs: Lynx spectral -> Force de la Nature
ask-example-keyword = /motclé piétinement
ask-example-card = /carte Jace Beleren

console-welcome = Arbitre { $version } : un arbitre de règles. { $cards } cartes connues ({ $origin }).
console-origin-shipped = livrées avec Arbitre ; « python -m bot sync --from DOSSIER » apporte le reste
console-origin-synced = synchronisées le { $date }
console-connect = Pour le brancher sur Discord, mettez le jeton de votre bot dans DISCORD_TOKEN et relancez.
console-help = Commandes : { $known }. La touche Tab complète ; « exit » pour sortir.
console-bye = Au revoir.

reply-understood = Compris
reply-alternatives = Autres choix légaux
reply-alternative = { $creature } ({ $shares }) : { $verdict }
reply-assumed = Supposé
reply-ignored = Non compris
reply-unmodelled = Non modélisé
reply-unmodelled-line = { $card } : « { $text } »
reply-unmodelled-warning = Une partie du texte n’est pas modélisée : le verdict peut changer.
reply-edition = Règles complètes du { $edition }
reply-data-age = Cartes au { $date }
reply-shipped = Faits de cartes livrés avec Arbitre, en ses propres mots
reply-unofficial = Non officiel ; ne remplace pas un arbitre.
reply-failed = Quelque chose s’est mal passé de notre côté ; c’est noté. Rien n’est perdu, veuillez réessayer.
reply-busy = Arbitre va redémarrer ; reposez la question dans un instant.

card-ambiguous = « { $query } » peut désigner plusieurs cartes : { $candidates }.
card-not-found = Aucune carte ne s’appelle « { $query } » (cherché parmi les noms français et anglais).
card-not-found-near = Aucune carte ne s’appelle « { $query } » (cherché parmi les noms français et anglais). Les plus proches : { $candidates }.
card-size = Taille : { $power }/{ $toughness }
card-loyalty = Loyauté : { $loyalty }
card-defense = Défense : { $defense }
card-coverage = Ce qu’Arbitre en joue
card-all-modelled = Tout son texte.
card-all-understood = Son texte est compris, et sans effet dans un combat.
card-all-unread = Rien de son texte pour l’instant.
card-sentence-modelled = joué : { $text }
card-sentence-understood = compris, sans effet dans un combat : { $text }
card-sentence-unread = non modélisé : { $text }
card-other-name = En anglais : { $name }
card-text-oracle = Texte Oracle
card-text-english = En anglais

keyword-not-found = Aucun mot-clé connu ici ne s’appelle « { $query } ».
keyword-not-found-near = Aucun mot-clé connu ici ne s’appelle « { $query } ». Les plus proches : { $candidates }.
keyword-ambiguous = « { $query } » peut désigner plusieurs mots-clés : { $candidates }.
keyword-wrong = Les erreurs courantes
keyword-meets = Avec d’autres mots-clés
keyword-variants = Variantes
keyword-history = Historique
keyword-example = Exemple, joué par le moteur
keyword-heading = { $name } ({ $other }) · { $rule } : { $line }
keyword-heading-same = { $name } · { $rule } : { $line }
keyword-note = { $text } [{ $rules }]
keyword-note-bare = { $text }
keyword-variant = { $name } : { $text } [{ $rules }]
