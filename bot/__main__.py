"""`python -m bot`: see `bot.app`."""

import sys

from bot.app import main

if __name__ == "__main__":
    sys.exit(main())
