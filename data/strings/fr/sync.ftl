# Ce que dit une synchronisation : où elle en est, ce qu’elle a apporté, ce qui n’a pas marché.

sync-step-fetch-list = liste des fichiers
sync-step-fetch-cards = téléchargement des cartes
sync-step-fetch-rulings = téléchargement des précisions
sync-step-fetch-french = impressions françaises
sync-step-fetch-rules = texte des règles
sync-step-french = impressions françaises lues
sync-step-cards = cartes
sync-step-rulings = précisions
sync-step-rules = règles
sync-step-check = vérification des cartes
sync-step-swap = mise en place des cartes
sync-in-megabytes = { $step } (Mo)
sync-of = { $step } : { $count } sur { $total }
sync-so-far = { $step } : { $count }

sync-holds = { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }, dont { $french } avec un nom français, { $rulings } { $rulings ->
        [one] précision
       *[other] précisions
    }, règles : { $edition }. Durée : { $seconds } s.
sync-unchanged = Rien n’a changé depuis la dernière synchronisation.
sync-no-edition = aucune
sync-rules-kept = Les règles n’ont pas pu être téléchargées ; celles de la dernière synchronisation restent, s’il y en a. { $why }
sync-old-serves = Les cartes qui étaient là n’ont pas changé et continuent de servir.

sync-missing = Il manque { $file }. Indiquez un dossier qui contient oracle-cards.json, ou omettez « --from » pour tout télécharger.
sync-parts-missing = Il manque dans { $folder } : { $files }, et les cartes en service ont ce qui s’y trouverait. Ajoutez ce qui manque, ou dites « --replace » pour y renoncer.
sync-unreadable = { $file } est illisible : { $problem }. Le fichier sera téléchargé de nouveau la prochaine fois ; un fichier à vous est à remplacer.
sync-not-written = Impossible d’écrire { $file } : { $problem }. Vérifiez la place libre et les droits du dossier.
sync-running = Une autre synchronisation de ces cartes est en cours. Attendez qu’elle soit finie.
sync-refused = Les nouvelles cartes n’ont pas été retenues : { $faults }. Réessayez demain ; si elles sont justes malgré tout, supprimez { $file } et synchronisez de nouveau.

sync-trouble-connection = { $address } est injoignable ({ $detail }). Vérifiez le réseau, et ARBITRE_PROXY s’il y a un proxy.
sync-trouble-silence = { $address } ne répond pas. Réessayez plus tard, ou donnez plus de secondes à ARBITRE_TIMEOUT.
sync-trouble-cut = { $address } s’est interrompu avant la fin. Synchronisez de nouveau : ce qui est arrivé est gardé.
sync-trouble-status = { $address } répond avec le statut { $detail }. Réessayez plus tard ; si cela dure, vérifiez l’adresse dans ARBITRE_SCRYFALL ou ARBITRE_RULES.
sync-trouble-busy = { $address } demande d’attendre { $detail } secondes. Synchronisez de nouveau après : ce qui est arrivé est gardé.
sync-trouble-size = { $address } envoie plus de { $detail } octets, plus qu’aucun fichier de cartes. Vérifiez l’adresse dans ARBITRE_SCRYFALL ou ARBITRE_RULES.
sync-trouble-insecure = { $address } est moins sûr que l’adresse qui y a mené. Vérifiez l’adresse dans ARBITRE_SCRYFALL ou ARBITRE_RULES.
sync-trouble-list = { $address } ne propose pas « { $detail } ». Vérifiez l’adresse dans ARBITRE_SCRYFALL ou ARBITRE_RULES.

sync-fault-integrity = le nouveau fichier est abîmé ({ $problem })
sync-fault-dangling = la ligne { $row } de { $table } ne renvoie à rien dans { $parent }
sync-fault-count = { $table } : { $count } au lieu de { $told }
sync-fault-bare = { $count } sans face ou sans nom
sync-fault-sentinel = { $card } n’est plus ce que cette carte a toujours été
sync-fault-lost = { $lost } cartes connues sur { $count } seraient perdues
sync-fault-fewer = { $table } : seulement { $now } au lieu de { $before }
sync-fault-more = { $table } : { $now } après { $before }, un bond qu’aucune saison ne fait
sync-table-cards = cartes
sync-table-french = noms français
sync-table-rulings = précisions
