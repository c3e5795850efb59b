"""`babylon sbom`."""

import typer

from babylon.cli.console import console_of
from babylon.cli.extras import needs


@needs("server")
def sbom(ctx: typer.Context) -> None:
    """List all packages of a server, as CycloneDX JSON."""
    from babylon.server.maintenance.bill_of_materials import bill_of_materials
    from babylon.server.maintenance.packages import installed, page_packages

    console = console_of(ctx)
    page = page_packages()
    if page is None:
        console.warn("sbom-without-page")
    console.json(bill_of_materials(installed(), page or []))
