"""`python -m babylon.server`: the server with settings from the environment."""

import os
import sys

from babylon.server.process.garbage import look_later

if __name__ == "__main__":
    look_later()
    from babylon.pieces.errors import BabylonError
    from babylon.server.setting_sources import Sources
    from babylon.server.supervision.serving import serve
    from babylon.words import language

    try:
        serve(Sources().load(), Sources())
    except BabylonError as error:
        sys.exit(error.sentence(language(None, os.environ)))
