"""`python -m tests.server.former_server`: a server as it was when former rules were the present ones."""

from babylon.server.setting_sources import load_config
from babylon.server.store.store import Store
from babylon.server.tables import lobby
from babylon.server.uvicorn_server import serve
from tests.wasm.former_rules import former

if __name__ == "__main__":
    config = load_config({})
    store = Store(config.database)
    store.keep_kernel(former())
    store.close()
    vars(lobby)["CURRENT"] = former().rules
    serve(config)
