# Ce que choisissent un serveur, un salon et une personne, et ce qui est oublié.

command-settings = réglages
command-settings-description = Ce qui vaut ici et pour vous : langue, qui voit les réponses, salons, images
command-forget = oublier
command-forget-description = Tout ce qui est gardé de vous, en un fichier, puis effacé ; ou ce qui l’est du serveur

option-whose = pour
option-whose-description = La langue de qui : du serveur si rien n’est dit ; en message privé, la vôtre
option-lookups = consultations
option-lookups-description = Qui voit les cartes, mots-clés et règles consultés sur ce serveur
option-rulings = verdicts
option-rulings-description = Qui voit ce qui est tranché sur ce serveur
option-detail = détail
option-detail-description = Ce qu’un verdict montre d’emblée
option-pictures = images
option-pictures-description = Quels verdicts ont une image
option-art = illustration
option-art-description = Si les cartes sont montrées avec leur image
option-answers = réponses
option-answers-description = Les vôtres : qui voit ce qui vous est répondu
option-what = quoi
option-what-description = Vous si rien n’est dit ; le serveur, pour qui peut le gérer

settings-first = Réglages
settings-of-server = Sur ce serveur
settings-of-channel = Dans ce salon
settings-of-person = Pour vous, partout
settings-language-usual = pas de choix : comme d’habitude
settings-whose-server = ce serveur
settings-whose-channel = ce salon
settings-whose-person = moi

settings-server-language-usual = Langue : celle du serveur dans Discord ; pour vous seul, la vôtre
settings-server-language-fr = Langue : français
settings-server-language-en = Langue : anglais
settings-server-lookups-public = Consultations : tout le monde les voit
settings-server-lookups-private = Consultations : vues de qui demande seulement
settings-server-rulings-public = Verdicts : tout le monde les voit
settings-server-rulings-private = Verdicts : vus de qui demande seulement
settings-server-detail-short = Détail : le verdict et pourquoi
settings-server-detail-steps = Détail : étape par étape
settings-server-pictures-usual = Images : selon la personne qui héberge Arbitre
settings-server-pictures-auto = Images : quand il y a beaucoup à voir
settings-server-pictures-all = Images : partout où il y en a une
settings-server-pictures-off = Images : aucune
settings-server-art-shown = Illustrations des cartes : montrées
settings-server-art-hidden = Illustrations des cartes : cachées
settings-channel-language-usual = Langue : comme sur le serveur
settings-channel-language-fr = Langue : français
settings-channel-language-en = Langue : anglais
settings-person-language-usual = Langue : selon le salon et le serveur
settings-person-language-fr = Langue : français
settings-person-language-en = Langue : anglais
settings-person-answers-usual = Vos réponses : selon le serveur
settings-person-answers-private = Vos réponses : vous seul les voyez

settings-speaks = Tout le monde voit les réponses dans : tous les salons
settings-speaks-some = { $channels ->
    [one] Tout le monde voit les réponses dans un salon ; ailleurs, seule la personne qui demande.
   *[other] Tout le monde voit les réponses dans { $channels } salons ; ailleurs, seule la personne qui demande.
}
settings-changed-by = Réglé par qui a ici la permission « Gérer le serveur ».
settings-needs-permission = C’est réservé à qui a ici la permission « Gérer le serveur » ; rien n’a changé. Ce qui est à vous, vous le réglez en message privé avec Arbitre.
settings-needs-server = C’est un réglage de serveur, là où Arbitre est installé ; rien n’a changé. Ici, vous réglez ce qui est à vous : votre langue, et qui voit vos réponses.
settings-not-kept = Cela n’a pas pu être gardé ; tout est comme avant. La personne qui héberge Arbitre en trouve la raison dans son journal. Réessayez plus tard.

forget-person = Tout ce qui était gardé de vous est dans ce fichier, et effacé. Ce que vous avez tapé en dernier est oublié aussi.
forget-person-nothing = Rien n’était gardé de vous. Ce que vous avez tapé en dernier est oublié aussi.
forget-server = Tout ce qui était gardé de ce serveur est effacé : ses réglages, et ce qui y a été partagé et signalé.
