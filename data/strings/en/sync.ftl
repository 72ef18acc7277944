# What a sync says: how far it is, what it brought, what went wrong.

sync-step-fetch-list = list of files
sync-step-fetch-cards = download of the cards
sync-step-fetch-rulings = download of the rulings
sync-step-fetch-french = French printings
sync-step-fetch-rules = text of the rules
sync-step-french = French printings read
sync-step-cards = cards
sync-step-rulings = rulings
sync-step-rules = rules
sync-step-check = check of the cards
sync-step-swap = swap of the cards
sync-in-megabytes = { $step } (MB)
sync-of = { $step }: { $count } of { $total }
sync-so-far = { $step }: { $count }

sync-holds = { $cards } { $cards ->
        [one] card
       *[other] cards
    }, { $french } with a French name, { $rulings } { $rulings ->
        [one] ruling
       *[other] rulings
    }, rules: { $edition }. This took { $seconds } s.
sync-unchanged = Nothing has changed since the last sync.
sync-no-edition = none
sync-rules-kept = The rules could not be fetched; those of the last sync stay, if there are any. { $why }
sync-old-serves = The cards that were there before are unchanged and go on serving.

sync-missing = { $file } is missing. Name a folder that holds oracle-cards.json, or leave “--from” out to fetch everything.
sync-parts-missing = { $folder } lacks { $files }, and the cards that serve have what would be in there. Add what is missing, or say “--replace” to give it up.
sync-unreadable = { $file } can't be read: { $problem }. It is fetched anew next time; a file of your own must be replaced.
sync-not-written = { $file } can't be written: { $problem }. Check the free space and the permissions of the folder.
sync-running = Another sync of these cards is running. Wait until it has ended.
sync-refused = The new cards were not taken: { $faults }. Try again tomorrow; if they are right all the same, delete { $file } and sync again.

sync-trouble-connection = { $address } can't be reached ({ $detail }). Check the network, and ARBITRE_PROXY if there is a proxy.
sync-trouble-silence = { $address } does not answer. Try again later, or set ARBITRE_TIMEOUT to more seconds.
sync-trouble-cut = { $address } broke off before the end. Sync again: what has come is kept.
sync-trouble-status = { $address } answers with the status { $detail }. Try again later; if it stays so, check the address in ARBITRE_SCRYFALL or ARBITRE_RULES.
sync-trouble-busy = { $address } asks us to wait { $detail } seconds. Sync again after that: what has come is kept.
sync-trouble-size = { $address } sends more than { $detail } bytes, which no file of cards needs. Check the address in ARBITRE_SCRYFALL or ARBITRE_RULES.
sync-trouble-insecure = { $address } is less secure than the address that led there. Check the address in ARBITRE_SCRYFALL or ARBITRE_RULES.
sync-trouble-list = { $address } does not list “{ $detail }”. Check the address in ARBITRE_SCRYFALL or ARBITRE_RULES.

sync-fault-integrity = the new file is spoilt ({ $problem })
sync-fault-dangling = row { $row } of { $table } points at nothing in { $parent }
sync-fault-count = { $count } { $table } instead of { $told }
sync-fault-bare = { $count } without a face or a name
sync-fault-sentinel = { $card } is not what it always was
sync-fault-lost = { $lost } of { $count } known cards would be lost
sync-fault-fewer = { $table }: only { $now } instead of { $before }
sync-fault-more = { $table }: { $now } after { $before }, a leap that no season makes
sync-table-cards = cards
sync-table-french = French names
sync-table-rulings = rulings
