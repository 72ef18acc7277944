# Ce dont seul Discord a besoin : les ennuis d’un bot en marche.

discord-wrong-token = Discord refuse le jeton. Copiez-le de nouveau depuis le portail des développeurs (votre application, « Bot », « Reset Token ») dans DISCORD_TOKEN.
discord-no-network = Discord est injoignable ({ $reason }). Vérifiez le réseau, et ARBITRE_PROXY s’il y a un proxy.
discord-refused = Discord ne nous laisse pas entrer ({ $reason }). Réessayez dans un instant.
discord-latency = Discord répond en { $milliseconds } ms.
discord-invite = Le bouton ci-dessous ajoute Arbitre à un serveur ou à votre compte ; aucune permission n’est demandée.
discord-invite-button = Ajouter Arbitre
discord-steps = Pas à pas
discord-short = En bref
discord-reload = Cette commande a changé. Rechargez Discord (Ctrl+R, ou fermez puis rouvrez l’application) et tapez-la de nouveau.
discord-rules = Règles { $numbers }
discord-what-if = Et si…
discord-edit = Modifier
discord-publish = Montrer à tous
discord-share = Partager
discord-report = Signaler
discord-delete = Supprimer
discord-report-said = Qu’est-ce qui est juste, par quelle règle ?
discord-report-kept = Gardé avec cette question et sa réponse, pour qui gère Arbitre.
discord-reported = Merci. C’est gardé avec la question et cette réponse pour qui gère Arbitre.
discord-shared = Partagé : tout le monde ici obtient cette réponse par `/juge { $id }`.
discord-not-kept = Cela n’a pas pu être gardé. Réessayez dans un instant.
discord-not-yours = Seul qui a posé la question peut supprimer cette réponse, ou qui peut gérer les messages ici.
discord-what-if-which = Qu’est-ce qui change ?
discord-what-if-none = Aucun changement courant n’est connu ici. Modifiez la ligne pour en demander un autre.
