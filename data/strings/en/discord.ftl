# What only Discord needs: trouble of a running bot.

discord-wrong-token = Discord refuses the token. Copy it again from the developer portal (your application, “Bot”, “Reset Token”) into DISCORD_TOKEN.
discord-no-network = Discord can't be reached ({ $reason }). Check the network, and ARBITRE_PROXY if there is a proxy.
discord-refused = Discord does not let us in ({ $reason }). Try again in a moment.
discord-latency = Discord answers in { $milliseconds } ms.
discord-invite = The button below adds Arbitre to a server or to your account; it asks for no permission.
discord-invite-button = Add Arbitre
discord-steps = Step by step
discord-short = In short
discord-reload = This command has changed. Reload Discord (Ctrl+R, or close the app and open it again) and type it anew.
discord-rules = Rules { $numbers }
discord-what-if = What if…
discord-edit = Edit
discord-publish = Show everybody
discord-share = Share
discord-report = Report
discord-delete = Delete
discord-report-said = What is right, and by which rule?
discord-report-kept = Kept with this question and its answer, for whoever runs Arbitre.
discord-reported = Thank you. It is kept with the question and this answer for whoever runs Arbitre.
discord-shared = Shared: anybody here gets this answer with `/judge { $id }`.
discord-not-kept = That could not be kept. Try again in a moment.
discord-not-yours = Only who asked can delete this answer, or somebody who may manage messages here.
discord-what-if-which = What changes?
discord-what-if-none = No common change is known for this. Edit the line to ask another one.
