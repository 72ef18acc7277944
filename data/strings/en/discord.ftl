# What only Discord needs: trouble of a running bot.

discord-wrong-token = Discord refuses the token. Copy it again from the developer portal (your application, “Bot”, “Reset Token”) into DISCORD_TOKEN.
discord-no-network = Discord can't be reached ({ $reason }). Check the network, and ARBITRE_PROXY if there is a proxy.
discord-refused = Discord does not let us in ({ $reason }). Try again in a moment.
discord-latency = Discord answers in { $milliseconds } ms.
discord-invite = The title of this message leads to its invitation; it asks for no permission.
discord-steps = Step by step
discord-short = In short
