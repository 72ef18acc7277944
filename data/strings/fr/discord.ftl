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
