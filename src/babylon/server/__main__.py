"""`python -m babylon.server`: the server with settings from the environment."""

import os
import sys

from babylon.server.process.garbage import look_later

if __name__ == "__main__":
    look_later()
    from babylon.pieces.errors import BabylonError
    from babylon.server.setting_sources import load_config
    from babylon.server.uvicorn_server import serve
    from babylon.words import language

    try:
        serve(load_config({}))
    except BabylonError as error:
        sys.exit(error.sentence(language(None, os.environ)))
