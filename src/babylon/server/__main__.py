"""`python -m babylon.server`: the server with settings from the environment."""

from babylon.server.config import load_config
from babylon.server.uvicorn_server import serve

if __name__ == "__main__":
    serve(load_config({}))
