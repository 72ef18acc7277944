# Le règlement, son glossaire, et ce qui se dit autour des mots-clés.

command-rule = règle
command-rule-description = Une règle des règles complètes, par son numéro, un ancien numéro ou des mots
command-glossary = glossaire
command-glossary-description = Un terme des règles, dans les mots du règlement

option-rule = règle
option-rule-description = 702.19b, un ancien numéro, règle des légendes, blessures planeswalker, …
option-word = mot
option-word-description = blessures mortelles, dernières informations connues, …

rule-heading = Règle { $number } · { $heading }
rule-heading-named = Règle { $number } · { $heading } ({ $name })
rule-several = Les règles en question
rule-own-words = En français, avec nos mots
rule-official = Texte officiel, en anglais seulement
rule-button-more = Texte entier
rule-parts = Ses parties
rule-parts-page = Ses parties, page { $page } sur { $pages }
rule-notes = Avec nos mots
rule-button-page = Page { $page }
rule-others = Autres règles
rule-moved = Attention : dans les règles { $edition }, le numéro { $number } désignait l’actuelle règle { $today }.
rule-gone = Attention : dans les règles { $edition }, le numéro { $number } désignait une règle qui n’existe plus.
rule-moved-only = Le numéro { $number } vient des règles { $edition } ; c’est aujourd’hui la règle { $today }.
rule-gone-only = Le numéro { $number } vient des règles { $edition } ; cette règle n’existe plus.
rule-no-number = Il n’y a pas de règle { $number } dans les règles { $edition }.
rule-no-number-within = Il n’y a pas de règle { $number } dans les règles { $edition } ; { $above } va de { $first } à { $last }.
rule-no-words = Aucune règle ne contient les mots « { $query } ».
rule-no-words-near = Aucune règle ne contient les mots « { $query } ». Les termes les plus proches : { $candidates }.
rule-some-words = Aucune règle ne contient tous les mots « { $query } ». Celles-ci en contiennent une partie :
rule-not-synced = Le texte des règles n’est pas encore là. Ce qu’Arbitre en dit avec ses mots :
rule-not-synced-nothing = Le texte des règles n’est pas encore là, et Arbitre n’a pas de mots à lui sur « { $query } ».

glossary-heading = { $term }
glossary-heading-named = { $name } ({ $term })
glossary-not-found = Le glossaire n’a pas de terme « { $query } ».
glossary-not-found-near = Le glossaire n’a pas de terme « { $query } ». Les plus proches : { $candidates }.

option-part = partie
option-part-description = détails ou exemple ; la réponse courte si rien n’est dit
part-details = détails
part-example = exemple

keyword-button-details = Détails
keyword-button-example = Exemple
keyword-button-rule = Règle { $rule }
keyword-button-other-language = En anglais
keyword-of-mage-noir = { $name } (Mage Noir)

menu-keywords = Expliquer les mots-clés

message-found = Dans ce message :
message-cards = Cartes
message-rules = Règles
message-nothing = Ce message ne nomme ni mot-clé, ni carte, ni règle qu’Arbitre connaisse.
card-since = Depuis quand
card-since-any-target = « N’importe quelle cible » date d’avril 2018 : une version imprimée avant dit « cible, créature ou joueur », et c’est le texte Oracle qui vaut. Elle vise aussi un planeswalker, vers lequel rien ne se redirige plus. [115.4, 306.8]
card-since-player-or-planeswalker = « Joueur ou planeswalker » date d’avril 2018 : une version imprimée avant ne nomme que le joueur, et c’est le texte Oracle qui vaut. Rien ne se redirige plus vers un planeswalker. [306.8]
card-since-legendary = Les planeswalkers sont légendaires depuis septembre 2017 : une version imprimée avant ne le dit pas et l’est quand même ; la règle d’unicité par type a disparu. [306.4, 704.5j]
protection-stops = { $who } face à { $source } : la protection arrête { $what }.
protection-nothing = { $who } face à { $source } : la protection n’arrête rien.
protection-noun-damage = les blessures
protection-noun-attach = l’aura ou l’équipement
protection-noun-block = le blocage
protection-noun-target = le ciblage
protection-damage-stopped = Blessures : prévenues.
protection-damage-passes = Blessures : infligées.
protection-damage-never = Blessures : cette source n’en inflige pas.
protection-attach-stopped = Aura, équipement : ne peut pas y être attaché, et s’en va s’il l’est.
protection-attach-passes = Aura, équipement : peut y être attaché.
protection-attach-never = Aura, équipement : ce n’en est pas un.
protection-block-stopped = Blocage : elle ne peut pas bloquer la créature protégée.
protection-block-passes = Blocage : elle peut bloquer.
protection-block-never = Blocage : ce n’est pas une créature.
protection-target-stopped = Ciblage : ne peut pas la cibler, ni ses capacités.
protection-target-passes = Ciblage : peut la cibler.
protection-target-never = Ciblage : cette source ne cible rien.
protection-never = Jamais arrêté : ce qui ne cible ni ne blesse (destruction de toutes les créatures, sacrifice imposé), et bloquer avec la créature protégée.
