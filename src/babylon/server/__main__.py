"""`python -m babylon.server`: the server with settings from the environment."""

import os
import sys

from babylon.server.config import load_config
from babylon.server.store.file_lock import DatabaseTaken
from babylon.server.uvicorn_server import serve
from babylon.words import language

if __name__ == "__main__":
    try:
        serve(load_config({}))
    except DatabaseTaken as error:
        sys.exit(error.sentence(language(None, os.environ)))
