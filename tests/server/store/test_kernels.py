"""A database keeps the kernels of the rules that its games were begun with."""

from sqlalchemy import text

from babylon.server.maintenance.backup import copy
from babylon.server.store.engines import open_engine
from babylon.server.store.store import Store
from babylon.wasm.kernels import present
from tests.wasm.former_rules import former


def test_a_kernel_is_kept_once_and_whole(database: str) -> None:
    store = Store(database)
    assert store.kernels() == []
    for kernel in (former(), present(), former()):
        store.keep_kernel(kernel)
    found = {kernel.rules: kernel for kernel in store.kernels()}
    assert sorted(found) == sorted([former().rules, present().rules])
    assert (found[former().rules].code, found[former().rules].text) == (former().code, former().text)
    store.close()


def test_a_copy_has_them_and_one_of_an_older_database_has_none(database: str, tmp_path: object) -> None:
    Store(database).close()
    engine = open_engine(database, writing=True)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE kernel"))
    engine.dispose()
    target = f"sqlite:///{tmp_path}/copy.db"
    copy(database, target)
    store = Store(target)
    assert store.kernels() == []
    store.keep_kernel(former())
    store.close()
    copy(target, f"sqlite:///{tmp_path}/second.db")
    second = Store(f"sqlite:///{tmp_path}/second.db")
    assert second.kernels() == [former()]
    second.close()
