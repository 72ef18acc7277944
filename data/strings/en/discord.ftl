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
