"""The English words by which players tell a situation and ask about it, by what they mean to the reader.

A phrase has its words joined by `_`. A verb's participles stand apart: behind "is" or before "by" they are passive."""

from collections.abc import Mapping

VERBS: Mapping[str, str] = {
    "attack": (
        "go_to_combat_with goes_to_combat_with go_to_combat goes_to_combat attack attacks attacking swing swings "
        "swinging swung alpha alphas alphaing atk atks atck attac attak  "
        "going_in goes_in go_in run_into runs_into crash crashes crashed bump_into bumps_into "
        "bumped_into charge charges ran_into went_in comes_at come_at beat_down bash bashes smash smashes"
    ),
    "declare": "declare declares declared declaring",
    "block": (
        "block blocks blocking chump chumps chumping chump_block chump_blocks chump_blocking blk blks "
        "double_block double_blocks double-blocks gang_block gang_blocks triple_block triple_blocks chumped "
        "blocked_with gang_up_to_block gang_up gangs_up gang_up_on gangs_up_on"
    ),
    "cast": (
        "replay replays recast recasts "
        "cast casts casting play plays playing drop drops dropped fire fires fired throw throws threw slam slams "
        "slammed flash_in flashes_in flashed_in jam jams jammed hardcast hardcasts topdeck topdecks"
    ),
    "activate": (
        "activate activates activating use uses using activated_ability_of crack cracks pop pops trigger_ability "
        "cracked popped ult ults ulted ulting"
    ),
    "tap": "tap taps tapping",
    "equip": "equip equips equipping equipped_to",
    "sacrifice": "sacrifice sacrifices sacrificing sac sacs saccing sacced sacrificed_to",
    "discard": "discard discards discarding pitch pitches",
    "respond": (
        "respond responds responding responded replied "
        "reply replies answer answers answering comes_back_with come_back_with"
    ),
    "resolve": "resolve resolves resolved resolving",
    "have": "have has having had got own owns control controls controlling hold holds ve 've run runs running",
    "be": "is are am was were be been being 's 're 'm im hes shes theyre",
    "become": "becomes become gets_to",
    "get": "get gets getting gotten",
    "make": "make makes making made",
    "give": "give gives giving gave grant grants granting",
    "pump": "pump pumps pumping boost boosts buff buffs",
    "kill": (
        "finish finishes finish_off finishes_off kill kills killing destroy destroys destroying nuke nukes remove "
        "removes removing zap zaps beat beats beating "
        "wipe wipes wiping wipe_out wipes_out clear clears take_out takes_out get_rid_of gets_rid_of axe axes"
    ),
    "exile": "exile exiles exiling",
    "steal": (
        "steal steals stealing stole take_control_of takes_control_of taking_control_of gain_control_of "
        "gains_control_of threaten threatens"
    ),
    "bounce": "bounce bounces bouncing return_to_hand returns_to_hand",
    "counter": "counter counters countering",
    "flicker": "flicker flickers flickering blink blinks blinking",
    "ping": "ping pings pinging shoot shoots",
    "burn": "burn burns burning",
    "gain": "gain gains gaining gained",
    "lose": "lose loses losing",
    "draw": "draw draws drawing drew",
    "mill": "mill mills milling",
    "die": (
        "died die dies dying dead bite_it croak croaks go_to_the_graveyard goes_to_the_graveyard hit_the_graveyard "
        "end_up_dead ends_up_dead wind_up_dead winds_up_dead bite_the_dust bites_the_dust perish perishes drop_dead "
        "toast out_of_the_game done_for cooked a_goner screwed kick_the_bucket kicks_the_bucket"
    ),
    "survive": (
        "survive survives surviving survived live lives living stay_alive stays_alive still_alive alive safe make_it "
        "comes_out_alive come_out_alive make_it_out makes_it_out pull_through pulls_through still_standing "
        "left_standing stick_around sticks_around make_it_through makes_it_through live_through lives_through"
    ),
    "pass": (
        "send sends go_through goes_through get_through gets_through going_through thru through come_through "
        "comes_through connect connects tramples_over trample_over tramples_through trample_through spill "
        "spills spill_over carry_over carries_over get_thru go_thru goes_thru gets_in get_in bleed_through"
    ),
    "enter": (
        "enter enters entering etb etbs enters_the_battlefield enter_the_battlefield come_in comes_in "
        "comes_into_play come_into_play arrive arrives come_down comes_down came_down came_in entered hits_the_board "
        "hit_the_board hits_the_table hit_the_table hits_the_battlefield hit_the_battlefield"
    ),
    "leave": "leave leaves leaves_the_battlefield left_the_battlefield left_play left_combat left_the_game",
    "create": "create creates creating make_a",
    "put": "put puts putting",
    "take": "take takes taking took taken eat eats eating ate",
    "deal": "deal deals dealing dealt",
    "strike": ("hit_back hits_back strike_back strikes_back fight_back fights_back deal_damage_back deals_damage_back"),
    "hit": "hit hits hitting connects_with",
    "enchant": "enchant enchants enchanting",
    "regenerate": "regenerate regenerates regenerating",
    "fight": "fight fights fighting",
    "target": "target targets targeting",
    "choose": "choose chooses choosing pick picks picking name names naming",
    "pay": "pay pays paying",
    "cost": "cost costs costing",
    "trade": "trade trades trading trade_blows trades_blows bounce_off",
    "crew": "crew crews crewing crewed",
    "saddle": "saddle saddles saddling saddled",
    "cycle": "cycle cycles cycled",
    "unearth": "unearth unearths unearthed unearthing",
    "embalm": "embalm embalms embalmed embalming",
    "ninjutsu": "ninjutsu_in ninjutsus ninjutsus_in ninja_in ninjas_in ninjutsued ninjutsu_out",
    "animate": "animate animates animating",
    "untap": "untap untaps untapping",
    "win": "win wins winning won",
    "lethal": "lethal is_it_lethal is_that_lethal have_lethal do_i_have_lethal game_over",
    "fizzle": "fizzle fizzles fizzled be_countered gets_countered get_countered do_nothing does_nothing",
    "trigger": "trigger triggers triggering proc procs procced",
    "comeback": "come_back comes_back coming_back came_back",
    "goback": "go_to goes_to go_back_to end_up ends_up",
    "prevent": "prevent prevents preventing stop stops stopping",
    "work": "work works working matter matters apply applies count counts",
    "save": "stop_it_from_dying keep_it_alive stops_it_from_dying save saves saving protect protects",
    "happen": "happen happens happened happening goes_on going_on",
    "keep": "keep keeps keeping",
    "fall": "fall_off falls_off",
    "stay": "stay stays remain remains",
    "end": (
        "end ends drop_to drops_to fall_to falls_to climb_to climbs_to land_at lands_at sit_at sits_at "
        "go_up_to goes_up_to go_down_to goes_down_to end_at ends_at end_on ends_on end_up_at ends_up_at end_up_on"
    ),
    "assign": "assign assigns assigning",
    "say": (
        "say says said claim claims claimed think thinks insist insists told tells tell_me tells_me told_me "
        "argue argues believe believes swear swears reckon reckons"
    ),
    "copy": "copy copies copying clone clones",
    "reach": "reach_range",
    "let": "let lets",
    "remove_counters": "remove_all_counters remove_counters",
    "concede": "concede concedes scoop scoops",
    "chain": "stack_up",
    "go": "go goes going",
    "vanish": "gone off_the_board off_the_table out_of_there",
}
VERDICTS: Mapping[str, str] = {"lethal": "game gg ggs over finished enough"}
"""The words that ask alone, or behind "is it", whether that is the end, by the verb that they stand for."""
PARTICIPLES: Mapping[str, str] = {
    "attack": "attacked",
    "block": "blocked double_blocked double-blocked triple_blocked triple-blocked gang_blocked chump_blocked",
    "cast": "cast cast_by played casted",
    "activate": "activated used",
    "tap": "tapped_for",
    "equip": "equipped",
    "sacrifice": "sacrificed",
    "discard": "discarded",
    "kill": "killed destroyed removed wiped",
    "exile": "exiled",
    "bounce": "bounced returned",
    "counter": "countered counterspelled",
    "flicker": "flickered blinked",
    "ping": "pinged",
    "burn": "burned burnt",
    "pump": "pumped boosted buffed",
    "regenerate": "regenerated",
    "target": "targeted",
    "pay": "paid",
    "animate": "animated",
    "choose": "chosen",
    "create": "created",
    "enchant": "enchanted",
    "milled": "milled",
    "copy": "copied cloned",
    "prevent": "prevented",
    "legal": "",
}
CARD_VERBS: Mapping[str, str] = {
    "Lightning Bolt": "bolt bolts bolting bolted",
    "Shock": "shocks shocking shocked",
    "Murder": "murders murdering murdered",
    "Fog": "fogs fogging fogged",
    "Wrath of God": "wrath wraths wrathing wrathed",
    "Counterspell": "counterspells counterspelling counterspelled",
    "Unsummon": "unsummons unsummoning unsummoned",
    "Swords to Plowshares": "swords swordsed plow plows plowed",
    "Path to Exile": "paths pathed",
    "Terror": "terrors terrored",
    "Disenchant": "disenchants disenchanted",
    "Control Magic": "control_magics",
    "Doom Blade": "doom_blades doom_bladed",
    "Fireball": "fireballs fireballed fireballing",
    "Giant Growth": "giant_growths",
    "Pyroclasm": "pyroclasms",
    "Cancel": "cancels",
    "Lava Axe": "lava_axes",
}
PLAYERS: Mapping[str, str] = {
    "the other": "face dome",
    "me": "i me myself im we us you u ya my_face my_dome",
    "opponent": (
        "opponent opp oppo opponents opps he him she they the_other_player the_other_guy my_opponent "
        "the_opponent himself herself other_player enemy op someone somebody my_opp an_opponent your_opponent "
        "the_guy the_other_person their_player hes shes his_face her_face their_face his_dome opps_face opponents_face"
    ),
}
OWNERS: Mapping[str, str] = {
    "me": "my mine our your",
    "opponent": "his her their its_controllers enemys hers theirs opponents_own",
}
PRONOUNS = (
    "it them itself themselves mine one_of_them that_creature this_creature that_guy this_guy dude the_thing theirs"
)
FILLERS = (
    "considered counted_as different separate this these those about around arguing argued argue_about discussing "
    "debating wondering wonder asking know knew known  "
    "remember forgot forget sitting chilling hanging_out midgame mid-game mid_game mid fr ngl imo imho afaik iirc "
    "fwiw tbf  "
    "rn atm fine cool great nice damn dang nah nope yep yup haha hehe rip gg sry sorry legit tonight yesterday today "
    "earlier currently recently always sometimes lgs shop store pod casual draft sealed limited prerelease cube match "
    "local for_real for_example for_instance eg e.g. e.g ie i.e. i.e trying_to_figure_out figure_out "
    "settle_this_for_us  "
    "settle_this settle_an_argument settle argument dispute disagreement confused confusing weird pretty quite very "
    "super  "
    "totally literally honestly seriously maybe perhaps probably obviously clearly definitely absolutely folks y'all "
    "hold_on wait nvm never_mind whatever sort_of kind_of a_bit the_hell the_heck the_fuck on_earth at_the_moment "
    "in_that_case in_this_case this_way that_way real_quick quickly help_me_out need_help stuck so_far_so_good "
    "would_that_mean does_that_mean that_means which_means meaning_that long_story_short either_way regardless "
    "and_pass and_passes pass_the_turn passes_the_turn pass_turn end_turn_there "
    "last_night last_week on_my_phone multiplayer "
    "new newbie noob beginner bigger larger stronger bs wtf omg idk tbh a an the of well um uh hmm hey please "
    "pls just still then "
    "also too actually really even only "
    "already now again here there some any kinda like ok okay yes yeah alright btw basically simply "
    "no_other_blocks no_other_blockers original regular actual usual typical random stupid dumb poor giant entire "
    "everywhere anywhere somehow beforehand t1 t2 t3 t4 t5 t6 t7 t8 "
    "at_all this_turn this_combat here's lets_say let's_say lets let's say_that suppose supposing imagine "
    "assume assuming given that's thats its guys guy dude man bro lol lmao "
    "right_now at_once by_itself either as_well though anyway eventually first whole own exactly fully "
    "normal normally usually yet ever once next_to another other others otherwise instead same total "
    "altogether overall in_total ground big little huge untapped ready quick question situation scenario "
    "with_no_abilities no_abilities no_ability with_no_keywords no_keywords without_abilities without_any_abilities "
    "game vanilla turn_1 turn_2 turn_3 clean plain single alone lone everyone everybody player players "
    "side field board boards setup boardstate "
    "one ones do did does doing done on_board on_the_board in_play on_the_battlefield "
    "on_the_table my_side out back down up face to_face face_up again's in_combat in_a_fight during_combat "
    "combat hand-cast dude's more because_of due_to since thing things way case sure correct_me max maximum "
    "minimum min most least possible possibly technically legally able unchanged as-is enough like_normal "
    "copies_of second_strike second_hit first_hit extra_hit second_half mean means keyword keywords "
    "at_the_end in_the_end afterwards after_that after_all_that after_all "
    "off coming wears_off "
    "left left_over left_with remaining by_name myself on_top straight deckbuilding standard pauper modern legacy "
    "vintage turn turns "
    "together mutually kitchen table friendly fnm tournament arena mtgo mtg magic judge arbitre bot"
)
CLAIMERS = (
    "my_friend friend my_buddy buddy my_brother brother my_playgroup playgroup "
    "my_mate mate my_roommate roommate my_wife my_husband my_girlfriend girlfriend my_boyfriend boyfriend my_sister "
    "sister my_cousin cousin my_dad my_son my_daughter my_kid my_bro my_pal pal another_player "
    "according_to apparently supposedly someone_told i_heard i_read i_think i_believe people "
    "everyone_says somebody_says a_friend a_buddy the_table our_judge"
)
PERSONS = (
    "my_friend friend my_buddy buddy my_brother brother my_mate mate a_friend a_buddy "
    "my_roommate roommate my_wife my_husband my_girlfriend girlfriend my_boyfriend boyfriend my_sister sister "
    "my_cousin cousin my_dad my_son my_daughter my_kid my_bro my_pal pal "
    "another_player one_player a_player "
)
"""Those of the claimers who may as well play."""
TAGS = (
    "is_that_right is_that_true is_that_correct is_this_right is_this_true is_this_correct is_he_right "
    "is_she_right right true correct isnt_it is_it_true am_i_right are_they_right is_that_legal "
    "true_or_false is_that_so yes_or_no or_not is_that_how_it_works is_it_right is_it_correct true? "
    "legal_right doesnt_it"
)
PREPOSITIONS: Mapping[str, str] = {
    "with": "with w w/ using via",
    "by": "by",
    "on": "on onto targeting at upon",
    "to": "to",
    "into": "into vs versus vs. against v facing",
    "from": "from",
    "for": "for",
    "of": "of",
    "as": "as",
    "without": "without w/o",
    "over": "over",
    "front": "in_front_of in_the_way_of in_the_path_of in_its_way in_the_way in_front",
    "under": "under",
    "in": "in",
    "named": "named called",
}
SUBORDINATES: Mapping[str, str] = {
    "if": ("if if_i_say hypothetically even_if in_case should_i and_if how_about what_about say_i provided"),
    "suppose": "what_if and_what_if what_would_happen_if what_happens_if what_happens_when",
    "when": "when whenever while as_soon_as where once_i once_he the_turn the_same_turn the_turn_that",
    "after": "after afterwards after_that later",
    "before": "before",
    "that": "that that's who_is which which_is who's that_is that_has which_has",
    "because": "because cause cuz since",
    "but": "but however though although except",
    "then": "then and_then next so and_so",
    "whether": "whether",
}
JOINS: Mapping[str, str] = {
    "and": "and & + plus n along_with as_well_as",
    "or": "or nor",
}
SUPPOSING = "say"
"""The imperatives that open a hypothesis: "say my 7/7 attacks"."""
NEGATIONS = (
    "not no dont don't doesnt doesn't didnt didn't wont won't cant can't cannot isnt isn't arent aren't "
    "never couldnt couldn't wouldnt wouldn't havent hasnt hasn't haven't fail fails_to n't aint"
)
NONE = (
    "nothing nobody none neither neither_of_them noone no_one no_blocks no_block no_blockers no_blocker "
    "unblocked not_blocked "
    "no_creatures no_response no_responses no_blocking without_blockers zero_blocks 0_blocks without_blocks "
    "into_an_empty_board into_empty_board into_his_empty_board into_an_open_board into_an_empty_field "
    "and_nothing_blocks"
)
AUXILIARIES: Mapping[str, str] = {
    "do": "do does did don't doesn't dont doesnt didn't",
    "can": (
        "can could may might cannot can't cant be_able_to am_i_allowed_to allowed_to am_i_able_to "
        "is_he_allowed_to able_to possible_to legal_to couldn't couldnt possible_for_me_to "
        "is_there_any_way_for_me_to is_there_a_way_for_me_to is_there_any_way_to is_there_a_way_to any_way_to "
        "is_it_possible_to is_it_possible_for_me_to is_it_legal_to is_it_okay_to"
    ),
    "will": "will would ll 'll 'd won't wont gonna going_to is_going_to shall wouldn't wouldnt "
    "try_to tries_to tried_to trying_to wants_to want_to wanted_to attempts_to attempt_to decides_to decide_to "
    "goes_to_cast",
    "must": "must have_to has_to need_to needs_to forced_to gotta required_to should",
}
WHO: Mapping[str, str] = {
    "who": (
        "who whom what_creature which_creature what_creatures which_creatures what which_one which_ones whos who's"
    ),
    "what": (
        "what_happens whats_happen what's_happening what_would_happen what_will_happen whats_the_result "
        "what's_the_result what_is_the_result outcome result how_does_that_work how_does_it_work "
        "how_does_this_work what_now so_what how_does_that_play_out how_does_it_play_out how_does_this_play_out "
        "what_happened what's_left whats_left what_is_left what_gives what_occurs "
        "how_does_this_resolve how_does_that_resolve anything_else how_is_that_resolved what_remains"
    ),
    "how much": "how_much how_many how_much_damage how_many_points how_much_dmg what's_the_max what_is_the_max",
    "how often": "how_often",
    "how big": (
        "whats_the_size_of what's_the_size_of the_size_of whats_the_size its_size what_stats whats_its_size "
        "its_stats how_big how_large what_size what's_the_size "
        "what_is_the_size what's_the_power"
    ),
    "where": "where what_zone which_zone",
    "safe": "safe_to is_it_safe_to safely",
    "which": "",
    "why": "why how_come",
    "whose": "whose who_controls who_gets who_owns",
    "life": (
        "what's_everybody_at what's_everyone_at whats_everyone_at whats_everybody_at what_are_we_at "
        "what_are_we_both_at totals what_are_the_totals what_are_the_life_totals whats_the_life_totals "
        "what_do_i_end_at what_do_i_end_on what_do_i_end_up_at what_am_i_at what_am_i_on what_life_am_i_on "
        "what_life_am_i_at where_am_i_at what_total_am_i_at what_does_that_leave_me_at "
        "what_does_that_put_me_at what's_my_life what_is_my_life my_life_total what_life where_am_i "
        "what's_my_life_total whats_my_life_total whats_my_life life_total final_life what_life_total "
        "what's_the_life_total life_totals"
    ),
    "their life": (
        "what_does_he_end_at what_does_he_end_up_at what_is_he_at what_is_he_on what_life_is_he_at "
        "what_does_that_put_him_at what's_his_life what's_their_life what's_his_life_total"
    ),
    "colors": "what_color what_colors what_colour what_colours",
}
BLOCKERS: Mapping[str, int] = {"double": 2, "triple": 3, "quadruple": 4}
"""How many creatures block, by how the verb begins."""
NOUNS: Mapping[str, str] = {
    "creature": ("creature creatures one ones guy guys dude dudes beater body beatstick fatty dork critter animal man"),
    "attacker": "attacker attackers attacking_creature attacking_creatures",
    "blocker": "blocker blockers blocking_creature blocking_creatures chump_blocker",
    "flier": "flier fliers flyer flyers",
    "trampler": "trampler tramplers trampling",
    "lifelinker": "lifelinker lifelinkers lifelinking",
    "planeswalker": "planeswalker planeswalkers walker walkers pw pws",
    "spell": "spell spells",
    "split second": "split_second_spell spell_with_split_second split_second_spells spells_with_split_second",
    "ability": "ability abilities",
    "permanent": "permanent permanents",
    "aura": "aura auras",
    "equipment": "equipment equipments",
    "token": "token tokens",
    "card": "card cards",
    "land": "land lands land_drop land_drops",
    "commander": "commander commanders general",
    "target": "target targets",
    "removal": "removal_spell removal kill_spell destroy_spell removal_card doom_blade_effect",
    "bouncer": "bounce_spell",
    "counterspell": "counter_spell",
    "burner": "burn_spell",
    "trick": "pump_spell combat_trick trick",
    "wrath": "board_wipe boardwipe sweeper wipe wrath_effect",
    "fog": "fog_effect",
    "all": (
        "my_stuff his_stuff everything all_of_them all_my_creatures all_his_creatures all_my_guys "
        "all_creatures everyone all "
        "team board_state my_side_of_the_board "
        "my_whole_team my_team the_team the_board my_board his_board all_of_my_creatures all_of_his_creatures"
    ),
    "both": "both both_of_them",
    "each": "each each_one",
    "legend rule": "legend_rule legends_rule legendary_rule",
    "any": "anything anyone anybody something someone_else either_one either any_creature",
    "rest": "the_rest the_others others",
}
MEASURES: Mapping[str, str] = {
    "life": "life life_points hp lifepoints points_of_life life_total",
    "commander damage": (
        "commander_damage cmdr_damage commander_dmg general_damage damage_from_his_commander "
        "damage_from_their_commander combat_damage_from_his_commander"
    ),
    "damage": "damage dmg dmgs damages points_of_damage combat_damage points",
    "excess": "extra_damage excess_damage excess extra_dmg the_extra the_excess leftover_damage rest_of_the_damage",
    "card": "card cards",
    "poison": "poison poison_counter poison_counters poisons",
    "loyalty": "loyalty loyalty_counter loyalty_counters",
    "counter": "counter counters",
    "mana": "mana",
    "times": "time times",
    "size": "size stats",
    "toughness": "toughness",
    "power": "power",
    "token": "",
    "energy": "energy",
    "hand": "hand in_hand in_my_hand in_his_hand cards_in_hand in_their_hand hand_size in_her_hand",
    "library": "library in_library deck in_my_library in_my_deck",
}
ZONES: Mapping[str, str] = {
    "graveyard": (
        "graveyard graveyards yard yards gy bin in_all_graveyards in_our_graveyards "
        "in_my_graveyard in_his_graveyard in_the_graveyard in_graveyard in_my_yard"
    ),
    "hand": "hand in_hand in_my_hand in_his_hand in_their_hand",
    "exile": "exile in_exile",
    "library": "library deck",
    "command": "command_zone in_the_command_zone",
    "battlefield": "battlefield in_play on_the_battlefield play",
    "stack": "stack on_the_stack",
}
STATES: Mapping[str, str] = {
    "tapped": "tapped",
    "sick": (
        "summoning_sick sick summoning_sickness with_summoning_sickness just_cast just_played just_came_in "
        "freshly_cast "
        "that_i_just_played that_i_just_cast i_just_played i_just_cast that_just_came_in that_just_entered "
        "just_entered "
        "i_played_this_turn i_cast_this_turn that_i_played_this_turn that_i_cast_this_turn he_just_played "
        "he_just_cast "
        "that_came_in_this_turn that_entered_this_turn"
    ),
    "untapped": "untapped not_summoning_sick",
    "token": "token",
    "attacking": "attacking",
    "blocking": "blocking",
    "unblocked": "unblocked",
    "legendary": "",
    "spent": (
        "tapped_out no_mana_left no_mana out_of_mana without_mana no_more_mana no_lands_untapped no_untapped_lands "
        "all_tapped_out fully_tapped_out"
    ),
}
TIMES: Mapping[str, str] = {
    "before attack": (
        "before_attacks before_attackers before_combat before_attacking before_he_attacks before_i_attack "
        "precombat at_beginning_of_combat beginning_of_combat at_the_beginning_of_combat"
    ),
    "attack": (
        "on_attack during_declare_attackers after_attacks after_attackers declare_attackers on_the_attack "
        "before_blocks before_blockers before_blocking before_he_blocks before_i_block before_block "
        "prior_to_blocks after_attackers_are_declared"
    ),
    "block": (
        "after_blocks after_blockers after_block before_damage after_blocking declare_blockers once_blocked "
        "before_combat_damage prior_to_damage after_blockers_are_declared before_the_damage "
        "after_blocks_are_declared during_declare_blockers after_i_block after_he_blocks"
    ),
    "damage": "after_damage after_combat_damage once_damage_is_dealt after_the_damage",
    "first damage": (
        "after_first_strike_damage after_the_first_strike_damage after_first_strike "
        "between_first_strike_and_normal_damage between_damage_steps between_the_two_damage_steps"
    ),
    "end combat": "end_of_combat after_combat at_end_of_combat",
    "second main": (
        "second_main post_combat 2nd_main 2nd_main_phase main_two m2 main_phase_two "
        "main_phase_2 in_my_second_main_phase second_main_phase main_2 postcombat_main "
        "in_second_main in_my_second_main my_second_main in_his_second_main postcombat"
    ),
    "main": (
        "main_phase in_my_main_phase first_main in_main_phase during_my_main_phase precombat_main main "
        "in_his_main_phase"
    ),
    "upkeep": (
        "upkeep in_upkeep during_upkeep at_upkeep on_upkeep in_my_upkeep at_my_upkeep in_his_upkeep "
        "during_his_upkeep during_my_upkeep on_my_upkeep on_his_upkeep at_the_beginning_of_upkeep "
        "at_his_upkeep"
    ),
    "draw step": "draw_step in_my_draw_step in_his_draw_step during_his_draw_step",
    "end": (
        "end_of_opponents_turn opponents_end_step opponents_end_of_turn end_of_opponent's_turn "
        "opponent's_end_step opponent's_end_of_turn end_of_my_opponent's_turn my_opponent's_end_step "
        "my_opponent's_end_of_turn end_of_my_opponents_turn my_opponents_end_step my_opponents_end_of_turn "
        "end_of_opp's_turn opp's_end_step opp's_end_of_turn end_of_opps_turn opps_end_step opps_end_of_turn "
        "end_of_the_opponent's_turn the_opponent's_end_step the_opponent's_end_of_turn end_of_their_turn "
        "their_end_step their_end_of_turn his_end_step his_end_of_turn end_of_her_turn her_end_step "
        "her_end_of_turn my_end_step my_end_of_turn at_end_of_opponents_turn at_opponents_end_step "
        "at_opponents_end_of_turn at_end_of_opponent's_turn at_opponent's_end_step at_opponent's_end_of_turn "
        "at_end_of_my_opponent's_turn at_my_opponent's_end_step at_my_opponent's_end_of_turn "
        "at_end_of_my_opponents_turn at_my_opponents_end_step at_my_opponents_end_of_turn "
        "at_end_of_opp's_turn at_opp's_end_step at_opp's_end_of_turn at_end_of_opps_turn at_opps_end_step "
        "at_opps_end_of_turn at_end_of_the_opponent's_turn at_the_opponent's_end_step "
        "at_the_opponent's_end_of_turn at_end_of_their_turn at_their_end_step at_their_end_of_turn "
        "at_end_of_his_turn at_his_end_of_turn at_end_of_her_turn at_her_end_step at_her_end_of_turn "
        "at_end_of_my_turn at_my_end_of_turn at_the_end_of_opponents_turn at_the_end_of_opponent's_turn "
        "at_the_end_of_my_opponent's_turn at_the_end_of_my_opponents_turn at_the_end_of_opp's_turn "
        "at_the_end_of_opps_turn at_the_end_of_the_opponent's_turn at_the_end_of_their_turn "
        "at_the_end_of_her_turn on_end_of_opponents_turn on_opponents_end_step on_opponents_end_of_turn "
        "on_end_of_opponent's_turn on_opponent's_end_step on_opponent's_end_of_turn "
        "on_end_of_my_opponent's_turn on_my_opponent's_end_step on_my_opponent's_end_of_turn "
        "on_end_of_my_opponents_turn on_my_opponents_end_step on_my_opponents_end_of_turn "
        "on_end_of_opp's_turn on_opp's_end_step on_opp's_end_of_turn on_end_of_opps_turn on_opps_end_step "
        "on_opps_end_of_turn on_end_of_the_opponent's_turn on_the_opponent's_end_step "
        "on_the_opponent's_end_of_turn on_end_of_their_turn on_their_end_step on_their_end_of_turn "
        "on_end_of_his_turn on_his_end_step on_his_end_of_turn on_end_of_her_turn on_her_end_step "
        "on_her_end_of_turn on_end_of_my_turn on_my_end_step on_my_end_of_turn on_the_end_of_opponents_turn "
        "on_the_end_of_opponent's_turn on_the_end_of_my_opponent's_turn on_the_end_of_my_opponents_turn "
        "on_the_end_of_opp's_turn on_the_end_of_opps_turn on_the_end_of_the_opponent's_turn "
        "on_the_end_of_their_turn on_the_end_of_his_turn on_the_end_of_her_turn on_the_end_of_my_turn "
        "end_step end_of_turn at_end_of_turn eot at_the_end_step at_end_step at_my_end_step at_his_end_step "
        "in_my_end_step at_the_end_of_turn at_the_end_of_my_turn at_the_end_of_his_turn in_his_end_step "
        "at_my_eot his_eot end_of_my_turn end_of_his_turn in_the_end_step"
    ),
    "combat": "during_combat in_combat at_combat beginning_of_combat",
}
TURNS: Mapping[str, str] = {
    "me": "my_turn on_my_turn during_my_turn in_my_turn its_my_turn it's_my_turn",
    "opponent": (
        "on_my_opponent's_turn on_the_opponent's_turn on_opponent's_turn on_opp's_turn "
        "during_my_opponent's_turn during_the_opponent's_turn during_opp's_turn his_turn on_his_turn "
        "during_his_turn her_turn on_her_turn their_turn on_their_turn opponents_turn my_opponents_turn "
        "the_opponents_turn opps_turn on_opponents_turn on_my_opponents_turn on_opps_turn during_their_turn "
        "during_my_opponents_turn during_opponents_turn on_the_opponents_turn during_her_turn "
        "an_opponents_turn on_an_opponents_turn at_instant_speed instant_speed in_instant_speed"
    ),
    "last": "last_turn the_turn_before on_his_last_turn on_my_last_turn the_previous_turn previous_turn earlier_turn",
    "next": "next_turn my_next_turn on_my_next_turn the_next_turn",
}
EMPTY: Mapping[str, str] = {
    "library": "empty_library empty_deck no_cards_in_library no_library no_cards_in_deck",
    "hand": "empty_hand no_cards_in_hand",
}
"""What nothing is in."""
SIDES: Mapping[str, str] = {
    "me": "on_my_side my_side on_my_board on_my_field on_our_side in_front_of_me",
    "opponent": (
        "on_his_side on_her_side on_their_side his_side their_side on_his_board on_their_board on_the_other_side "
        "across_the_table across_from_me on_the_opponent's_side on_my_opponent's_side"
    ),
    "": "out in_play on_the_battlefield on_board on_the_board on_the_table on_the_field",
}
"""The words that say that something lies there, by on whose side."""
TRIGGER_RESPONSES = (
    "with_the_trigger_on_the_stack with_its_trigger_on_the_stack with_the_etb_on_the_stack "
    "with_the_ability_on_the_stack with_the_etb_trigger_on_the_stack while_the_trigger_is_on_the_stack "
    "before_the_trigger_resolves with_trigger_on_the_stack with_the_triggered_ability_on_the_stack "
    "with_its_etb_on_the_stack in_response_to_the_trigger in_response_to_its_trigger in_response_to_the_etb "
    "in_response_to_the_etb_trigger in_response_to_its_etb in_response_to_the_triggered_ability "
    "in_response_to_trigger responding_to_the_trigger in_resp_to_the_trigger"
)
"""What says that a triggered ability is answered."""
RESPONSES = "response in_response in_resp in_resp_to in_response_to responding_to as_a_response in_answer"
OPENINGS: Mapping[str, str] = {
    "define": (
        "how's hows works_how whats_up_with what's_up_with what_is whats what's what_are what_does what_do define "
        "definition_of definition explain meaning_of "
        "meaning explain_me explain_to_me can_you_explain tell_me_about what_means describe how_does how_do "
        "how_is whats_a what's_a what_is_a what_is_an explain_the what_exactly_is remind_me_what remind_me "
        "what_was what_the_hell_is wtf_is"
    ),
    "difference": (
        "difference differences difference_between the_difference_between differences_between "
        "what_is_the_difference_between "
        "what's_the_difference_between whats_the_difference_between diff_between the_diff_between "
        "whats_the_diff_between what's_the_diff_between diff"
    ),
    "rule": "rule rules rule_number cr section comprehensive_rules comprehensive_rule",
    "rulings": "rulings ruling rulings_for rulings_on ruling_on errata",
    "card": "card show_me show_card card_text oracle_text text_of what_does_the_card oracle",
}
UNNAMED_LAND = "Land"
"""What a land is called of which nobody says which it is."""
NUMBERS: Mapping[str, int] = {
    "zero": 0,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
    "sixteen": 16,
    "seventeen": 17,
    "eighteen": 18,
    "nineteen": 19,
    "twenty": 20,
    "thirty": 30,
    "forty": 40,
    "fifty": 50,
    "hundred": 100,
    "a": 1,
    "an": 1,
    "single": 1,
    "couple": 2,
    "pair": 2,
    "twice": 2,
    "double": 2,
    "thrice": 3,
    "once": 1,
}
TIMES_BEFORE: Mapping[str, str] = {
    "0": "first_time 1st_time",
    "1": "second_time 2nd_time",
    "2": "third_time 3rd_time",
    "3": "fourth_time 4th_time",
    "4": "fifth_time 5th_time",
}
"""How often something was done before that time."""
SECOND = "second another 2nd other"
FORMATS: Mapping[str, str] = {
    "commander": "edh commander_game in_commander in_edh cedh",
    "two-headed-giant": "2hg two_headed_giant two-headed_giant",
    "emperor": "in_emperor emperor_game",
}
GREETINGS = "hello hi hey yo good_morning good_evening thanks thank_you thx ty cheers sup greetings help"
OFF_TOPIC: Mapping[str, str] = {
    "strategy": (
        "should_i_mulligan mulligan_this keep_this_hand best_deck should_i_keep sideboard metagame best_red "
        "best_blue better_card "
        "strategy which_deck good_deck should_i_attack should_i_block should_i_play tier_list best_commander "
        "what_deck build_a_deck best_card"
    ),
    "price": ("price worth cost_in_dollars cost_in_euros how_expensive buy sell euros dollars price_of bucks usd eur"),
    "policy": (
        "warning slow_play game_loss penalty disqualified dq cheating infraction head_judge decklist "
        "late_to_my_match match_loss concede_the_match prize_split bribery sleeves marked_cards"
    ),
    "insult": "you_suck stupid idiot fuck shit dumb moron trash garbage useless asshole bitch bullshit",
    "prompt": (
        "ignore_all previous_instructions system_prompt write_a_poem you_are_now pretend_you ignore_your "
        "jailbreak tell_me_a_joke chatgpt language_model ignore_previous"
    ),
}
EXTREMES: Mapping[str, str] = {
    "biggest": "big bigger biggest larger largest fat huge",
    "smallest": "small smaller smallest little littlest tiny",
}
"""What a creature is called beside others of another size."""
INSIDE = (
    "untapped own single lone first whole other big little huge ground vanilla of normal "
    "copies_of same small smaller smallest bigger biggest larger largest fat tiny different separate remaining"
)
"""What may stand inside a noun phrase, before its head."""
MORE = "more again another on_top"
"""What says that an amount comes on top of another."""
SEATED = "player players"
"""The nouns for players, of whom nobody says which."""
LEGAL = "legal illegal allowed lawful okay ok_to valid"
CONTRACTED: Mapping[str, tuple[str, str]] = {
    "im": ("i", "'m"),
    "ive": ("i", "'ve"),
    "hes": ("he", "'s"),
    "shes": ("she", "'s"),
    "theyre": ("they", "'re"),
    "weve": ("we", "'ve"),
    "theyve": ("they", "'ve"),
    "its": ("it", "'s"),
    "thats": ("that", "'s"),
}
"""Words that are typed without their apostrophe, by what they are made of."""
CONTRACTED_BEFORE: Mapping[str, str] = {
    "its": "a an the not my his her only just attacking blocked unblocked tapped",
    "thats": "a an my his her",
}
"""Those that are made so before these words alone."""
ADVERB_ENDINGS = "ly"
GERUND_ENDING = "ing"
FORMS_OF_OTHERS = "s ing ed ung"
"""How verbs end whose subject is somebody else, or left out behind one."""
ELIDED = ""
FOLLOW_UPS = "and but with without what_if what_about how_about and_if and_with instead"
