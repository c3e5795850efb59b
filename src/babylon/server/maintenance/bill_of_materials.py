"""What an installation consists of, in the words of CycloneDX."""

import json
from collections.abc import Mapping
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression

from babylon.server.maintenance.packages import Installed, Package

SPECIFICATION = "1.6"


def bill_of_materials(python: Mapping[str, Installed], page: list[Package]) -> dict[str, object]:
    """The document; the same packages always get the same one. The first of `python` is what all others are for."""
    addresses = {name: _address("pypi", one.package) for name, one in python.items()}
    bundled = [_address("npm", package) for package in page]
    needs = {addresses[name]: sorted(addresses[other] for other in one.needs) for name, one in python.items()}
    own, *others = python
    needs[addresses[own]] += bundled
    components = [
        *(_component(addresses[name], python[name].package) for name in sorted(others)),
        *(_component(address, package) for address, package in zip(bundled, page, strict=True)),
    ]
    body = {
        "metadata": {"component": _component(addresses[own], python[own].package) | {"type": "application"}},
        "components": components,
        "dependencies": [{"ref": address, "dependsOn": needed} for address, needed in sorted(needs.items())],
    }
    serial = uuid5(NAMESPACE_URL, json.dumps(body))
    head = {"bomFormat": "CycloneDX", "specVersion": SPECIFICATION, "serialNumber": f"urn:uuid:{serial}", "version": 1}
    return head | body


def _address(registry: str, package: Package) -> str:
    return f"pkg:{registry}/{quote(package.name)}@{package.version}"


def _component(address: str, package: Package) -> dict[str, object]:
    return {
        "type": "library",
        "bom-ref": address,
        "name": package.name,
        "version": package.version,
        "purl": address,
        "licenses": [_licence(package.licence)],
    }


def _licence(told: str) -> dict[str, object]:
    """The licence as SPDX writes it, or by the name that the package gives it."""
    try:
        return {"expression": canonicalize_license_expression(told)}
    except InvalidLicenseExpression:
        return {"license": {"name": told}}
