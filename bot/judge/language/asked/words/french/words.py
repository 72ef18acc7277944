"""The French words by which players tell a situation and ask about it, by what they mean to the reader.

A phrase has its words joined by `_`; accents do not count. A verb's participles stand apart: behind « est » or before
« par » they are passive."""

from collections.abc import Mapping

from bot.judge.language.asked.words.french.conjugation import with_all_forms

LISTED_VERBS: Mapping[str, str] = {
    "attack": (
        "full_swing full_attaque full_attack full_atk y_vais_avec all_in all-in alpha_strike "
        "att atk atq reattaque retape attaque attaques attaquer attaquent en_attaquant attaquait attaquais "
        "attaquerait  "
        "attaquez attaquons "
        "attak tape tapent taper swing swinge swinguer part_au_combat fonce rentre_dans tape_dans frappe"
    ),
    "block": (
        "bloque bloques bloc bloquer bloquent bloquait bloquerait bloquez bloquons blok block bloc chump chumpe "
        "chumper chumpent chump_block bloquant bloke blocke triple_bloque triple_bloquent double_bloque "
        "double_bloquent quadruple_bloque gang_bloque"
        " double_bloc double_block bloc_double blocage_double double_blocage blocage_a_deux "
        "triple_bloc triple_block bloc_triple blocage_triple"
    ),
    "cast": (
        "relance rejoue relance relances relancer relancent "
        "lance lances lancer lancent lançait lançant lancerait lancez caste caster castent cast joue joues "
        "jouer jouent jouerait pose poser posent pose_un balance balancer envoie envoyer colle sort flashe "
        "flash mets met mettre lache lacher droppe drop dropper invoque invoquer slam slamme"
    ),
    "activate": (
        "active actives activer activent activait utilise utilises utiliser utilisent activant utilisant crack craquer"
    ),
    "tap": (
        "engage engager engagent tap tape_pour_du_mana taper_pour_du_mana tape_pour_un_mana taper_pour_un_mana "
        "tape_pour_le_mana taper_pour_le_mana engage_pour_du_mana engager_pour_du_mana"
    ),
    "equip": "porte portes portent equipe equiper equipent equipes equipant",
    "sacrifice": "sacrifie sacrifier sacrifient sacrifies sacrifierait sac sacrifiant sacque",
    "discard": "defausse defausser defaussent se_defausse me_defausse",
    "respond": "rep repond reponds repondre repondent replique repliquer reponse_de",
    "resolve": "resoudre resout resolvent se_resout se_resolvent resolution se_resoudre",
    "have": (
        "ai as a ont avons avez avait controle controles controler controlent possede possedes aurait dispose "
        "avoir aie ait il_y_a"
    ),
    "be": (
        "est-il est-elle suis-je sont-ils sont-elles a_ete ont_ete est es suis sont "
        "etes sommes etait etre etais serait soit sera fut etant c'est sois"
    ),
    "become": "devient deviennent devenir",
    "get": "obtient obtenir recoit recoivent recu",
    "make": "fait-il fait-elle font-ils font-elles fait fais faire font fera ferait ferai",
    "give": "donne donnes donner donnent donnant file filer",
    "pump": "boost booste booster boostes pump pumpe pompe pomper grossit grossir buff buffe gonfle gonfler",
    "kill": (
        "acheve achever tue tues tuer tuent tuera tuerait detruit detruire detruisent detruis elimine eliminer bute "
        "zappe "
        "zapper vire virer casse casser pete peter explose exploser degomme degommer dezingue fume fumer gere gerer"
    ),
    "exile": "exile exiler exilent retire enlever enleve",
    "steal": (
        "vole voler pique piquer prend_le_controle_de prends_le_controle_de prendre_le_controle_de "
        "prend_le_controle_d prend_controle_de gagne_le_controle_de acquiert_le_controle_de"
    ),
    "bounce": "remonte remonter remontent renvoie renvoyer bounce bouncer",
    "counter": "contre contres contrer contrent contrecarre contrecarrer contrera counter counterer",
    "flicker": "flicke flicker flickes blink blinke blinker clignote",
    "ping": "ping pingue pinguer pinge pinger",
    "burn": "brule bruler crame blaste blaster blast",
    "drain": "draine draines drainer drainent",
    "gain": "gagne gagnes gagner gagnent gagnerait gagnerais gagnera",
    "lose": "perd perds perdre perdent perdrait perdra perdrais perdu perdus",
    "draw": "pioche pioches piocher piochent piocherait pige pioche_t_on",
    "mill": "meule meuler meulent",
    "die": (
        "meurt meurs mourir meurent mourrait mourra mort morte morts mortes creve crever claque decede "
        "va_au_cimetiere mourais y_passe y_passent y_passer y_passera part partent saute sautent part_au_cimetiere"
    ),
    "survive": (
        "vivent vivront vivra "
        "revient_vivante revient_vivant ressort_vivante ressort_vivant rentre_vivante rentre_vivant "
        "survit survivre survivent survis survivrait survivra vit vivre reste_en_vie s'en_sort vivant vivante "
        "sauvee sauve sauves vis tient tiennent tenir tiens tient_le_coup tient_bon en_vie"
    ),
    "pass": (
        "passe passent passer passera passerait passe_t_il traverse traversent ca_passe depasse rentrent "
        "pietine pietinent"
    ),
    "enter": (
        "arrive arrivent arriver entre entrent arrivera rentre_en_jeu entre_en_jeu arrive_en_jeu "
        "arrive_sur_le_champ_de_bataille arrivent_sur_le_champ_de_bataille entre_sur_le_champ_de_bataille etb"
    ),
    "leave": "quitte quittent quitter",
    "create": "cree crees creer creent",
    "put": "",
    "take": (
        "prend prends prendre prennent prendrait prendra prendrais pris prises subit subir subis subi encaisse "
        "encaisser encaisses mange manger"
    ),
    "deal": "mis inflige infliges infliger infligent infligerait",
    "strike": "riposte riposter ripostent rend_les_coups rendre_les_coups tape_en_retour",
    "enchant": "enchanter enchantes enchantent",
    "hit": "remet_un_coup retouche connecte connecter touche touches toucher touchent cogne cogner",
    "regenerate": "regenere regenerer regeneres regenerent",
    "fight": "se_bat se_battent se_battre",
    "target": "cible cibles cibler ciblent ciblerait vise viser",
    "choose": "choisit choisis choisir choisissent nomme nommer nommes",
    "cost": "coute coutent couter coutera couteront coutait couterait",
    "pay": "paie paies payer paye payes paient payent paierait",
    "trade": "trade trader tradent trades echange echanger",
    "crew": "pilote piloter",
    "animate": "anime animer",
    "untap": "degage degager detape detaper",
    "lethal": "letal c'est_letal est-ce_letal j'ai_letal",
    "win": (
        "c'est_gagne est-ce_gagne j'ai_gagne il_a_gagne c'est_win gagne_la_game gagne_la_partie gagne_le_combat "
        "remporte"
    ),
    "fizzle": (
        "fizzle fizzler fait_long_feu faire_long_feu fera_long_feu font_long_feu est_contrecarre est_contrecarree rate"
    ),
    "trigger": "se_declenche declenche se_declenchent declencher trigger trigge",
    "comeback": "revient revenir reviennent",
    "goback": "remettre remet remets va aller finit_dans vont retourne retourner retournent",
    "prevent": "previent prevenir empeche empecher arrete arreter evite eviter",
    "work": (
        "marche marchent marcher fonctionne fonctionnent s'applique s'appliquent applique compte protege_du "
        "protege_de_la marche_t_il"
    ),
    "save": (
        "empeche_de_mourir evite_de_mourir empeche_qu_elle_meure sauve_de protege_de sauve_t_il protege "
        "proteger protegent sauver sauvera sauvent"
    ),
    "happen": "change changer changent changera passe_quoi se_passe se_passe_quoi arrive_quoi se_passe_t_il",
    "keep": "garde gardes garder gardent conserve",
    "fall": "tombe tombent",
    "stay": "reste restent rester",
    "end": "finis finit finir descend descends descendre redescend redescends monte montes monter chute",
    "assign": "assigne assigner assignent repartit repartir",
    "say": (
        "dit dis disent dire pretend pretendent affirme pense pensent croit croient soutient soutiennent "
        "raconte jure assure m'a_dit me_dit explique_que trouve"
    ),
    "copy": "copie copier copient clone cloner",
    "let": "laisse laisser",
    "concede": "concede conceder abandonne abandonner scoop",
    "go": "vais va_pouvoir",
}
VERDICTS: Mapping[str, str] = {"lethal": "fini finie finis la_fin fin termine terminee suffit suffisant assez gg"}
"""The words that ask alone, or behind « c’est », whether that is the end, by the verb that they stand for."""
PARTICIPLES: Mapping[str, str] = {
    "attack": "attaque_par attaquee attaques attaquees",
    "block": (
        "triple_bloquee triple_bloque_par double_bloque_par bloquee bloquees bloques bloque_par blocke_par chumpee "
        "chumpe_par chumpes double_bloquee "
        "double_bloque bloque_a_deux_par bloquee_par bloques_par bloquees_par"
    ),
    "cast": "lancee lances lancees jouee castee",
    "activate": "activee utilisee",
    "equip": "equipee equipe_de",
    "sacrifice": "sacrifiee sacrifiees",
    "kill": "tuee tuees detruite detruites tue_par",
    "exile": "exilee exilees exile_par",
    "bounce": "remontee renvoyee",
    "counter": "contree contrecarree contrecarre_par contre_par",
    "pump": "boostee pumpee",
    "regenerate": "regeneree",
    "target": "ciblee cible_par",
    "pay": "payee",
    "choose": "choisie choisi",
    "create": "creee",
    "enchant": "enchantee enchante",
}
CARD_VERBS: Mapping[str, str] = {
    "Lightning Bolt": "foudroie foudroies foudroyer foudroient foudroye foudroyee foudre bolt bolte bolter",
    "Shock": "choque choquer shock",
    "Fog": "fog fogue foguer",
    "Disenchant": "desenchante desenchantes desenchanter",
    "Wrath of God": "wrath wrathe wrather",
    "Swords to Plowshares": "",
    "Counterspell": "counterspell",
}
PLAYERS: Mapping[str, str] = {
    "me": "je j moi nous me m on mon_board mon_bord mon_camp ma_table mon_cote",
    "opponent": (
        "son_board son_bord son_camp sa_table son_cote "
        "y_m y_me y_t adversaire adv opp l'adversaire il ils lui l'autre_joueur le_mec_en_face mec_en_face "
        "mon_adversaire "
        "en_face adversaires celui_d'en_face elle elles l'autre_gars mon_pote_en_face eux"
    ),
    "the other": "face la_face dans_la_face la_tete dans_la_tete tete dans_les_dents la_tronche dans_la_tronche",
}
OWNERS: Mapping[str, str] = {
    "me": "mon ma mes notre nos",
    "opponent": "son sa ses leur leurs",
}
PRONOUNS = (
    "dessus la_mienne le_mien la_sienne le_sien ca cela celle-ci celui-ci cette_creature "
    "celle-la celui-la l la_cible les_siens les_miens y en ce"
)
FILLERS = (
    "cet cette ces multi en_multi multijoueur en_multijoueur en_multi_joueur "
    "nouveau debutant noob frr frere tu mdr ptdr wsh le la les un une des du de d au aux l bien_sur donc alors "
    "euh bah ben bon voila quoi stp svp genre "
    "et_si_oui si_oui types "
    "quand_meme vraiment juste seulement deja encore aussi toujours la_dedans maintenant ce_tour "
    "ce_tour-ci ci-dessus s se est-ce_que est-ce_qu est-ce que qu t y question situation "
    "tour_1 tour_2 tour_3 tour_4 tour_5 tour_6 "
    "tour_7 tour_8 tour_9 tour_10 tour_11 tour_12 "
    "partie propre tout_de_suite d_abord ensuite_de_quoi totalement au_total en_tout max maximum "
    "au_maximum minimum au_minimum en_jeu sur_le_champ_de_bataille sur_la_table cote en_face_de "
    "possible possibles en_meme_temps a_la_fois oui d'accord ok hein mec gars pote copain type monsieur bonhomme "
    "autre autres meme memes seul seule seuls seules tous_les_deux on tous tout_le_monde normalement techniquement "
    "direct directement de_plus legalement peut-etre mais_bon car vu sans_rien grosse gros petite petit simple "
    "normal normale "
    "sans_capacite sans_capacites sans_aucune_capacite sans_mot-cle sans_mots-cles "
    "vanilla degage degagee degagees degages au_juste exactement precisement finalement jouee par_exemple "
    "dans_ce_cas magic edh merci_d'avance combat au_combat pendant_le_combat dans_le_combat cote_adverse "
    "adverse adverses c ne n pas_vrai fois du_coup une_fois ainsi comme_ca personne_d'autre d'autre sinon "
    "histoire cas chacun chacune ensemble fait_que ici en_plus tjrs qd_meme bcp sous coup tour "
    "tours a_plusieurs tous_les_tours par_tour soi commandant_en_jeu en_standard en_modern joueur joueurs "
    "arbitre juge point exemplaires_de exemplaires_d exemplaire_de exemplaire_d copies_de copies_d deuxieme_frappe "
    "deuxieme_coup seconde_frappe second_coup premiere_frappe premier_coup "
    "par_equipe en_equipe edition mot-cle au_sol tranquille tranquillement "
    "jusqu'a_la_fin_du_tour jusqu'en_fin_de_tour jusqu_a_la_fin_du_tour jusqu'a_la_fin_de_tour jusqu'a_eot "
    "kicke kickee kickes kicked de_base a_la_base sur_table sur_ma_table au_mieux de_ce_cote d'un_coup bref "
    "perso franchement visiblement  "
    "evidemment simplement encore_une_fois une_fois_de_plus ptit ptite mot_cle mot-clef deja_que a_le_temps_de "
    "ont_le_temps_de bien en_premier"
)
CLAIMERS = (
    "mon_pote un_pote pote mon_ami un_ami ami mon_frere frere un_gars un_mec mon_copain un_copain copain "
    "selon_lui selon_elle d'apres_lui d'apres_elle a_l'en_croire il_parait il_parait_que parait apparemment "
    "soi-disant on_m_a on_m'a_dit j'ai_lu j'ai_entendu "
    "mon_amie ma_copine mon_cousin mon_collegue le_gars le_mec mon_voisin "
    "je_crois je_pense d'apres selon les_gens tout_le_monde_dit ma_table ma_soeur"
)
PERSONS = (
    "mon_pote un_pote mon_ami mon_amie un_ami mon_frere un_gars un_mec mon_copain ma_copine un_copain ma_soeur "
    "mon_cousin  "
    "mon_collegue le_gars le_mec mon_voisin"
)
"""Those of them who may play, too."""
TAGS = (
    "ou_quoi ou_pas ou_non "
    "c'est_vrai est-ce_vrai vrai est-ce_correct c'est_correct correct c'est_juste juste_? il_a_raison "
    "elle_a_raison a-t-il_raison a-t-elle_raison c'est_exact exact non_? n'est-ce_pas vrai_ou_faux "
    "ai-je_raison j'ai_raison c'est_bien_ca c'est_bon c'est_possible possible_? ils_ont_raison vrai_? "
    "pas_vrai est-ce_exact c'est_ca est-ce_juste a_raison"
)
PREPOSITIONS: Mapping[str, str] = {
    "with": "avec w/ avc av ac",
    "by": "par",
    "on": "sur ciblant en_ciblant visant",
    "to": "a vers",
    "into": "contre vs dans",
    "during": "pendant durant lors_de lors_d lors_du",
    "front": "devant face_a face_au face_aux en_face_d",
    "from": "depuis en_partant_de en_partant_d",
    "for": "pour pr",
    "as": "comme",
    "without": "sans ss",
    "in": "en",
    "between": "entre",
}
SUBORDINATES: Mapping[str, str] = {
    "if": (
        "si s'il s'ils si_jamais que_se_passe-t-il_si qu'est-ce_qui_se_passe_si admettons supposons "
        "imaginons mettons disons qu'arrive-t-il_si il_se_passe_quoi_si et_qu au_cas_ou "
        "si_je_dis supposons_que admettons_que imaginons_que hypothese"
    ),
    "suppose": "et_si et_s'il et_s'ils",
    "when": (
        "quand lorsque lorsqu alors_que des_que pendant_que tandis_que alors_qu des_qu pendant_qu tandis_qu "
        "aussitot_que aussitot_qu sitot_que sitot_qu une_fois_que une_fois_qu le_tour_ou"
    ),
    "after": "apres apres_que",
    "before": "avant avant_que",
    "that": "qui lequel laquelle lesquels",
    "because": "parce_que parce_qu puisque puisqu comme_quoi",
    "but": "mais sauf_que cependant",
    "then": "pui pis puis ensuite et_puis apres_quoi et_ensuite",
}
JOINS: Mapping[str, str] = {
    "and": "et & + plus ainsi_que",
    "or": "ou ni",
}
SUPPOSING = "disons"
"""The imperatives that open a hypothesis."""
NEGATIONS = "ne n pas jamais aucun aucune plus_de"
NONE = (
    "rien personne aucun_bloqueur pas_de_bloqueur pas_de_blocage pas_de_bloqueurs sans_blocage "
    "aucun_blocage pas_de_blocages non_bloquee non_bloque non_bloquees non_bloques pas_bloquee pas_bloque "
    "pas_d'autre_blocage pas_d'autres_blocages aucun sans_bloqueur sans_bloqueurs "
    "sans_etre_bloquee pas_de_bloc pas_de_blocs pas_de_block pas_de_blocks aucun_bloc sans_bloc sans_blocs "
    "ss_bloc ss_blocage zero_bloc 0_bloc zero_bloqueur sans_block"
)
AUXILIARIES: Mapping[str, str] = {
    "do": "est-ce_que est-ce_qu",
    "can": (
        "peux_t_on peut_t_on peut-t-on peux-t-on peu peut peux peuvent pouvait pourrait pourrais peut-il "
        "peut-elle peut-on peuvent-ils peuvent-elles "
        "puis-je pouvez pouvoir on_peut ai-je_le_droit_de c'est_legal_de c'est_possible_de j'ai_le_droit_d "
        "a_le_droit ai_le_droit ont_le_droit a_le_droit_de a_le_droit_d a-t-il_le_droit_de c'est_legal_d "
        "c'est_possible_d est-il_possible_de "
        "est-il_legal_de ai_le_droit_de ai_le_droit_d peut_on peut_il est_legal_d est_legal_de pourrait-il "
        "pourrait-elle"
    ),
    "will": "va vais vont",
    "must": "doit dois devoir doivent devrait oblige obligee obliges faut il_faut",
}
WHO: Mapping[str, str] = {
    "who": (
        "ki qui qui_est-ce_qui quelle_creature quelles_creatures laquelle lesquelles lequel qui_c'est_qui "
        "lesquels qui_est_ce_qui"
    ),
    "what": (
        "que_se_passe-t-il qu'est-ce_qui_se_passe il_se_passe_quoi ca_donne_quoi ca_fait_quoi resultat "
        "que_se_passe_t_il se_passe_quoi qu'arrive-t-il comment_ca_se_passe ca_se_passe_comment "
        "quel_est_le_resultat qu'est_ce_qui_se_passe il_arrive_quoi que_reste-t-il il_reste_quoi "
        "qu'est-ce_qu'il_reste que_reste_t_il comment_ca_se_resout ca_donne_quoi_? on_fait_quoi et_alors et_donc "
        "qu'est-ce_qui_reste ca_change_quelque_chose ca_change_qqch ca_change_un_truc ca_change_quoi ca_change_rien "
        "ca_change_qqchose qu'est-ce_que_ca_change"
    ),
    "how much": "cb cmb combien combien_de combien_d ca_fait_combien quel_est_le_max",
    "how big": (
        "elle_finit_a_combien elle_est_a_combien elle_passe_a_combien elle_devient_combien finit_comment "
        "finissent_comment est_comment ressemble_a_quoi devient_combien  "
        "devient_quoi taille sa_taille ma_taille force_et_endurance quelle_est_la_taille quelle_taille "
        "elle_fait_combien il_fait_combien elle_est_combien quelle_est_la_force"
    ),
    "where": "ou_va ou_est ou_finit va_ou il_va_ou elle_va_ou ou_ca_va dans_quelle_zone",
    "safe": "sans_mourir sans_crever sans_risque sans_danger sans_la_perdre sans_le_perdre",
    "whose": "a_qui qui_controle qui_recupere",
    "life": (
        "mes_pv ma_vie je_suis_a_combien je_finis_a_combien on_finit_a_combien "
        "je_suis_a_combien_de a_combien_je_finis a_combien_je_suis quel_est_mon_total mes_points_de_vie "
        "je_tombe_a_combien"
    ),
    "their life": (
        "ses_pv sa_vie ses_points_de_vie il_est_a_combien il_finit_a_combien il_tombe_a_combien a_combien_il_est"
    ),
    "colors": "quelle_couleur quelles_couleurs de_quelle_couleur",
    "why": "pourquoi",
}
BLOCKERS: Mapping[str, int] = {
    "double": 2,
    "triple": 3,
    "quadruple": 4,
    "bloque a deux": 2,
    "bloque a trois": 3,
    "bloc double": 2,
    "blocage double": 2,
    "blocage a deux": 2,
    "bloc triple": 3,
    "blocage triple": 3,
}
"""How many creatures block, by how the verb begins."""
NOUNS: Mapping[str, str] = {
    "creature": ("creature creatures bete betes bestiole bestioles bebete monstre truc trucs bidule machin bestiau"),
    "attacker": "attaquant attaquante attaquants attaquantes creature_attaquante creatures_attaquantes",
    "blocker": "blocage blocages bloqueur bloqueurs bloqueuse bloqueuses creature_bloqueuse chump_blocker",
    "flier": "volant volante volants volantes",
    "planeswalker": "planeswalker planeswalkers pw arpenteur arpenteurs pws",
    "spell": "sort sorts sortilege",
    "split second": (
        "sort_fraction_de_seconde sort_avec_fraction_de_seconde sort_a_fraction_de_seconde sort_split_second "
        "sort_qui_a_fraction_de_seconde fraction_de_seconde split_second"
    ),
    "ability": "capacite capacites",
    "permanent": "permanent permanents",
    "aura": "aura auras enchantement enchantements",
    "equipment": "equipement equipements",
    "token": "jeton jetons token tokens",
    "card": "carte cartes",
    "land": "terrain terrains land lands",
    "commander": "commandant commander general",
    "target": "cible cibles",
    "removal": "sort_de_destruction removal un_removal anti-creature antibete anti_bete gestion",
    "bouncer": "sort_de_bounce bounce_spell",
    "counterspell": "un_contre sort_de_contre contremagie",
    "burner": "blast sort_de_brulure",
    "trick": "boost sort_de_boost trick pump",
    "wrath": "balayage board_wipe wipe",
    "all": (
        "tout toutes_mes_creatures toutes_ses_creatures toutes_les_creatures toutes tout_le_monde "
        "toute_mon_equipe tout_mon_board tous_mes tout_son_board mes_creatures ses_creatures"
    ),
    "both": "les_deux tous_les_2 les_2 tous_deux toutes_les_deux",
    "legend rule": (
        "regle_des_legendes la_regle_des_legendes regle_de_legende regle_des_legendaires la_regle_des_legendaires"
    ),
    "any": (
        "n'importe_quelle_cible n'importe_quelle n'importe_quel "
        "qqch qqchose qqun qqn "
        "n'importe_quoi n'importe_qui n'importe_laquelle n'importe_lequel une_des_deux un_des_deux l'une_des_deux "
        "l'un_d'eux l'une_d'elles "
        "une_seule_des_deux quelqu'un quelque_chose quelqu'une une_creature_quelconque l'un_des_deux"
    ),
    "rest": "le_reste les_autres",
}
MEASURES: Mapping[str, str] = {
    "life": "pv vie points_de_vie point_de_vie pdv pvs points_de_vies vies",
    "commander damage": (
        "blessures_de_commandant degats_de_commandant blessures_de_commander degats_de_commander "
        "degats_commandant blessures_commandant blessures_de_son_commandant degats_de_son_commandant "
        "dommages_de_commandant"
    ),
    "damage": "degats blessures degat blessure dmg dommages points blessures_de_combat blessure_de_combat",
    "excess": (
        "en_trop les_en_trop le_trop surplus le_surplus exces blessures_excedentaires excedent l'excedent "
        "reste_des_degats"
    ),
    "card": "carte cartes",
    "poison": "poison poisons marqueur_poison marqueurs_poison",
    "loyalty": "loyaute",
    "counter": "marqueur marqueurs",
    "mana": "mana manas",
    "times": "fois",
    "toughness": "endurance",
    "power": "force",
    "hand": "main en_main cartes_en_main dans_la_main en_mains carte_en_main dans_ma_main dans_sa_main",
    "library": "bibliotheque deck bibli dans_la_bibliotheque",
    "energy": "energie",
}
ZONES: Mapping[str, str] = {
    "graveyard": "cimetiere au_cimetiere dans_le_cimetiere dans_mon_cimetiere dans_son_cimetiere cim",
    "hand": "main en_main dans_la_main dans_ma_main dans_sa_main",
    "exile": "exil en_exil",
    "library": "bibliotheque deck",
    "command": "zone_de_commandement en_zone_de_commandement",
    "battlefield": "champ_de_bataille en_jeu sur_le_champ_de_bataille sur_le_board",
    "stack": "pile sur_la_pile dans_la_pile",
}
STATES: Mapping[str, str] = {
    "tapped": "engage engagee engages engagees tapee",
    "sick": (
        "mal_d'invocation le_mal_d'invocation malade malades avec_le_mal_d'invocation que_je_viens_de_poser "
        "que_je_viens_de_jouer que_je_viens_de_lancer qu'il_vient_de_poser qu'il_vient_de_jouer "
        "qui_vient_d'arriver "
        "qui_vient_d'entrer vient_d'arriver viennent_d'arriver vient_d'entrer vient_d'entrer_en_jeu "
        "vient_d'etre_pose vient_d'etre_posee vient_d'etre_joue vient_d'etre_jouee arrive_ce_tour "
        "posee_ce_tour jouee_ce_tour pose_ce_tour arrivee_ce_tour que_j'ai_posee_ce_tour "
        "que_j'ai_jouee_ce_tour fraichement_posee"
    ),
    "untapped": "degagee degage degagees degages detapee",
    "token": "",
    "attacking": "",
    "unblocked": "non_bloquee non_bloque non_bloquees non_bloques pas_bloquee pas_bloquees",
    "spent": (
        "plus_de_mana pas_de_mana plus_un_mana sans_mana full_tap plus_de_terrain_degage plus_de_terrains_degages "
        "aucun_mana tout_engage tout_tape full_engage"
    ),
}
TIMES: Mapping[str, str] = {
    "before attack": (
        "avant_l'attaque avant_les_attaques avant_le_combat avant_d'attaquer debut_de_combat au_debut_du_combat"
    ),
    "attack": (
        "apres_l_attaque a_l'attaque avant_les_blocages avant_les_blocs avant_le_blocage avant_de_bloquer "
        "avant_les_blocks "
        "avant_les_bloqueurs declaration_des_attaquants apres_l'attaque avant_qu'il_bloque avant_le_bloc"
    ),
    "block": (
        "apres_les_blocages apres_les_blocs apres_le_blocage apres_blocage avant_les_blessures "
        "avant_les_degats apres_les_blocks avant_degats declaration_des_bloqueurs apres_les_bloqueurs "
        "avant_les_blessures_de_combat apres_le_bloc avant_les_dommages apres_bloc avant_blessures"
    ),
    "damage": (
        "apres_les_blessures apres_les_degats apres_les_blessures_de_combat apres_degats apres_blessures "
        "apres_les_dommages"
    ),
    "first damage": (
        "entre_les_deux_coups entre_les_deux_frappes entre_les_deux_etapes apres_le_premier_coup "
        "apres_la_premiere_frappe  "
        "entre_les_2_coups entre_les_deux_degats entre_les_deux_blessures apres_l'initiative "
        "apres_les_blessures_d'initiative entre_les_deux_etapes_de_blessures  "
        "apres_les_degats_d'initiative apres_l'etape_d'initiative"
    ),
    "end combat": "fin_de_combat fin_du_combat apres_le_combat a_la_fin_du_combat",
    "second main": (
        "deuxieme_phase_principale seconde_phase_principale en_deuxieme_phase_principale en_deuxieme_main "
        "main_2 phase_principale_2 en_seconde_phase_principale deuxieme_main a_ma_deuxieme_phase_principale "
        "en_main_2 dans_ma_deuxieme_phase_principale"
    ),
    "main": "phase_principale en_phase_principale premiere_phase_principale main_phase",
    "upkeep": (
        "a_mon_upkeep a_son_upkeep "
        "entretien pendant_l'entretien a_l'entretien a_mon_entretien a_son_entretien pendant_son_entretien "
        "pendant_mon_entretien a_l'etape_d'entretien etape_d'entretien"
    ),
    "draw step": "etape_de_pioche pendant_l'etape_de_pioche",
    "end": (
        "fin_de_tour a_la_fin_du_tour fin_du_tour etape_de_fin a_l'etape_de_fin a_mon_etape_de_fin "
        "a_son_etape_de_fin en_fin_de_tour a_la_fin_de_tour eot a_la_fin_de_son_tour a_la_fin_de_mon_tour "
        "en_fin_de_son_tour a_la_fin"
    ),
    "combat": "pendant_le_combat au_combat pendant_combat en_combat",
}
TURNS: Mapping[str, str] = {
    "me": "mon_tour a_mon_tour pendant_mon_tour c'est_mon_tour dans_mon_tour",
    "opponent": (
        "son_tour a_son_tour pendant_son_tour tour_de_l'adversaire pendant_le_tour_de_l'adversaire "
        "tour_adverse pendant_le_tour_adverse au_tour_de_l'adversaire pendant_le_tour_de_mon_adversaire "
        "au_tour_adverse tour_de_mon_adversaire au_tour_de_mon_adversaire "
        "en_vitesse_d'ephemere a_vitesse_d'ephemere en_vitesse_ephemere a_vitesse_ephemere en_ephemere "
        "comme_un_ephemere"
    ),
    "next": (
        "tour_suivant prochain_tour a_mon_prochain_tour au_tour_suivant au_prochain_tour mon_prochain_tour tour_d'apres"
    ),
}
EMPTY: Mapping[str, str] = {
    "library": (
        "bibliotheque_vide bibliotheque_est_vide deck_vide bibli_vide plus_de_bibliotheque deck_est_vide "
        "bibli_est_vide "
        "plus_de_cartes_dans_ma_bibli "
        "plus_de_cartes_dans_ma_bibliotheque plus_de_carte_dans_ma_bibliotheque plus_de_cartes_dans_mon_deck"
    ),
    "hand": "main_vide main_est_vide plus_de_cartes_en_main",
}
"""What nothing is in."""
SIDES: Mapping[str, str] = {
    "me": "de_mon_cote de_mon_bord sur_mon_board sur_mon_bord devant_moi chez_moi",
    "opponent": (
        "de_son_cote de_son_bord sur_son_board en_face_de_moi chez_lui chez_elle du_cote_adverse "
        "du_cote_de_l'adversaire chez_l'adversaire"
    ),
    "": "en_jeu sur_le_champ_de_bataille sur_la_table sur_le_board",
}
"""The words that say that something lies there, by on whose side."""
TRIGGER_RESPONSES = (
    "avec_le_trigger_sur_la_pile trigger_sur_la_pile en_réponse_au_trigger en_reponse_au_trigger "
    "avec_la_capacité_sur_la_pile en_réponse_à_la_capacité_déclenchée en_réponse_au_déclenchement"
)
"""Ce qui dit qu’on répond à une capacité déclenchée."""
RESPONSES = "en_reponse en_reponse_a en_reponse_au en_reponse_aux en_rep reponse"
OPENINGS: Mapping[str, str] = {
    "define": (
        "ca_sert_a_quoi sert_a_quoi ca_marche_comment marche_comment comment_ca_fonctionne ca_fonctionne_comment "
        "fonctionne_comment "
        "veut_dire_quoi_deja c_koi c'est_koi c_quoi koi c'est_quoi qu'est-ce_que qu'est-ce_qu que_fait que_font "
        "ca_fait_quoi "
        "quels_sont quelles_sont definition definition_de "
        "definition_du definis comment_marche comment_marchent comment_fonctionne explique explique_moi "
        "explique-moi que_veut_dire ca_veut_dire_quoi veut_dire_quoi signification_de a_quoi_sert "
        "definition_d il_fait_quoi elle_fait_quoi fait_quoi comment_ca_marche qu'est-ce_que_c'est_que "
        "qu'est_ce_que signifie definir"
    ),
    "difference": (
        "difference differences difference_entre la_difference_entre differences_entre "
        "quelle_est_la_difference_entre "
        "c'est_quoi_la_difference_entre"
    ),
    "rule": "regle regles numero_de_regle regle_numero la_regle que_dit_la_regle",
    "rulings": "rulings decisions decisions_sur errata decision_sur",
    "card": "carte montre_moi texte_de texte_oracle montre-moi que_fait_la_carte",
}
UNNAMED_LAND = "Terrain"
"""What a land is called of which nobody says which it is."""
NUMBERS: Mapping[str, int] = {
    "zero": 0,
    "un": 1,
    "une": 1,
    "deux": 2,
    "trois": 3,
    "quatre": 4,
    "cinq": 5,
    "six": 6,
    "sept": 7,
    "huit": 8,
    "neuf": 9,
    "dix": 10,
    "onze": 11,
    "douze": 12,
    "treize": 13,
    "quatorze": 14,
    "quinze": 15,
    "seize": 16,
    "dix-sept": 17,
    "dix-huit": 18,
    "dix-neuf": 19,
    "vingt": 20,
    "trente": 30,
    "quarante": 40,
    "cinquante": 50,
    "soixante": 60,
    "septante": 70,
    "octante": 80,
    "nonante": 90,
    "cent": 100,
}
TIMES_BEFORE: Mapping[str, str] = {
    "0": "premiere_fois 1re_fois 1ere_fois",
    "1": "deuxieme_fois seconde_fois 2e_fois 2eme_fois",
    "2": "troisieme_fois 3e_fois 3eme_fois",
    "3": "quatrieme_fois 4e_fois 4eme_fois",
    "4": "cinquieme_fois 5e_fois 5eme_fois",
}
"""How often something was done before that time."""
SECOND = "deuxieme second seconde autre"
FORMATS: Mapping[str, str] = {
    "commander": "en_commander en_edh partie_commander",
    "two-headed-giant": "troll_a_deux_tetes",
    "emperor": "en_empereur en_emperor partie_emperor format_emperor",
}
GREETINGS = "bonjour salut coucou merci bonsoir hello yo aide wesh slt cc"
OFF_TOPIC: Mapping[str, str] = {
    "strategy": (
        "mulligan garde_cette_main garde_ma_main meilleur_deck meilleure_carte strategie quel_deck bon_deck "
        "je_devrais je_dois_jouer meilleur_commandant side sideboard je_mulligan meilleur"
    ),
    "price": "prix vaut euros dollars vendre acheter valeur_de_ma cote combien_vaut",
    "policy": (
        "avertissement jeu_lent game_loss penalite disqualifie triche tricher arbitre_principal decklist "
        "retard sanction match_loss"
    ),
    "insult": "nul t'es_nul t'es_con gros_con connard merde idiot stupide debile naze pourri putain nulle",
    "prompt": (
        "ignore_tes ignore_toutes_les tes_instructions ecris_un_poeme tu_es_maintenant fais_comme_si "
        "raconte_moi_une_blague prompt"
    ),
}
EXTREMES: Mapping[str, str] = {
    "biggest": "gros grosse grande plus_grosse plus_gros",
    "smallest": "petit petite plus_petite plus_petit",
}
"""What a creature is called beside others of another size."""
INSIDE = (
    "seul seule autre propre gros grosse degage degagee petit petite normal normale de d' exemplaires_de "
    "exemplaires_d vieux vieille vieil ancien ancienne nouvelle bon bonne pauvre fameux fameuse enorme minuscule "
    "exemplaire_de exemplaire_d copies_de copies_d seuls seules meme grosses grands grand grande"
)
"""What may stand inside a noun phrase, before its head."""
MORE = "encore de_plus en_plus"
"""What says that an amount comes on top of another."""
SEATED = "joueur joueurs"
"""The nouns for players, of whom nobody says which."""
LEGAL = "c'est_bon c'est_possible legal legale illegal autorise permis valide possible"
CONTRACTED: Mapping[str, tuple[str, str]] = {
    "g": ("j", "ai"),
    "jsuis": ("j", "suis"),
    "chuis": ("j", "suis"),
    "chui": ("j", "suis"),
    "jui": ("j", "suis"),
    "chu": ("j", "suis"),
    "jetais": ("j", "etais"),
    "jpeux": ("j", "peux"),
    "jfais": ("j", "fais"),
    "jbloque": ("j", "bloque"),
    "jbloc": ("j", "bloque"),
    "jlance": ("j", "lance"),
    "jmeurs": ("j", "meurs"),
    "jgagne": ("j", "gagne"),
    "jperds": ("j", "perds"),
    "jprends": ("j", "prends"),
}
"""Words that are typed without their apostrophe, by what they are made of."""
CONTRACTED_BEFORE: Mapping[str, str] = {"g": "un une deux trois 2 3 4 mon ma le la"}
ADVERB_ENDINGS = "ment"
FORMS_OF_OTHERS = ""
"""None tell them apart: « attaque » is said of oneself and of others."""
GERUND_ENDING = "ant"
ELIDED = "l d j n m t s c qu jusqu lorsqu puisqu presqu"
FOLLOW_UPS = "et mais avec sans et_si et_s'il et_avec et_sans"
TAKEN = frozenset(
    word
    for table in (PARTICIPLES, CARD_VERBS, NOUNS, MEASURES, STATES, ZONES, PREPOSITIONS, SUBORDINATES, AUXILIARIES, WHO)
    for words in table.values()
    for word in words.split()
) | frozenset(f"{FILLERS} {NONE} {PRONOUNS} {INSIDE}".split())
VERBS: Mapping[str, str] = with_all_forms(LISTED_VERBS, TAKEN)
"""With all forms of those in -er that mean nothing else."""
