# What a server, a channel and a person choose, and what is forgotten.

command-settings = settings
command-settings-description = What holds here and for you: language, who sees answers, channels, pictures
command-forget = forget
command-forget-description = All that is kept of you, as a file, and deleted; or all that is kept of this server

option-whose = for
option-whose-description = Whose language: the server's if nothing is said, in direct messages yours
option-lookups = lookups
option-lookups-description = Who sees cards, keywords and rules that somebody looks up on this server
option-rulings = rulings
option-rulings-description = Who sees what is ruled on this server
option-detail = detail
option-detail-description = How much a ruling shows at once
option-pictures = pictures
option-pictures-description = Which rulings have a picture
option-art = art
option-art-description = Whether cards are shown with their picture
option-answers = answers
option-answers-description = Yours: who sees what you are answered
option-what = what
option-what-description = You if nothing is said; the server, for who may manage it

settings-first = Settings
settings-of-server = On this server
settings-of-channel = In this channel
settings-of-person = For you, everywhere
settings-language-usual = nobody’s choice: as usual
settings-whose-server = this server
settings-whose-channel = this channel
settings-whose-person = me

settings-server-language-usual = Language: the server’s in Discord, for you alone your own
settings-server-language-fr = Language: French
settings-server-language-en = Language: English
settings-server-lookups-public = Look-ups: everybody sees them
settings-server-lookups-private = Look-ups: only who asks sees them
settings-server-rulings-public = Rulings: everybody sees them
settings-server-rulings-private = Rulings: only who asks sees them
settings-server-detail-short = Detail: the verdict and why
settings-server-detail-steps = Detail: step by step
settings-server-pictures-usual = Pictures: as whoever runs Arbitre has set it
settings-server-pictures-auto = Pictures: where there is much to see
settings-server-pictures-all = Pictures: wherever there is one
settings-server-pictures-off = Pictures: none
settings-server-art-shown = Card art: shown
settings-server-art-hidden = Card art: hidden
settings-channel-language-usual = Language: as on the server
settings-channel-language-fr = Language: French
settings-channel-language-en = Language: English
settings-person-language-usual = Language: as the channel and the server have it
settings-person-language-fr = Language: French
settings-person-language-en = Language: English
settings-person-answers-usual = Your answers: as the server has it
settings-person-answers-private = Your answers: only you see them

settings-speaks = Everybody sees answers in: all channels
settings-speaks-some = { $channels ->
    [one] Everybody sees answers in one channel; elsewhere only who asks does.
   *[other] Everybody sees answers in { $channels } channels; elsewhere only who asks does.
}
settings-changed-by = Changed by who has the permission “Manage Server” here.
settings-needs-permission = That is for who has the permission “Manage Server” here; nothing was changed. What is yours you set in a direct message with Arbitre.
settings-needs-server = That is a setting of a server on which Arbitre is installed; nothing was changed. Here you can set what is yours: your language, and who sees your answers.
settings-not-kept = That could not be kept; it is as it was. Whoever runs Arbitre finds the reason in its log. Please try again later.

forget-person = All that was kept of you is in this file, and deleted. What you typed last is forgotten too.
forget-person-nothing = Nothing was kept of you. What you typed last is forgotten too.
forget-server = All that was kept of this server is deleted: its settings, and what was shared and reported here.
