"""A bill of materials in CycloneDX: the package, what the page bundles, and what was installed with it."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.output.json import Json
from cyclonedx.schema import OutputFormat, SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

from notices import Work, bundled

LIST = """
import json, sys
from importlib.metadata import distributions
sys.path.insert(0, sys.argv[1])
from licences import licence_of
print(json.dumps([(one.name, one.version, licence_of(one)) for one in distributions() if one.name not in ("pip", "packaging")]))
"""
"""Run by the Python whose packages are listed."""


def installed_in(python: Path, root: Path) -> list[Work]:
    done = subprocess.run(
        [python, "-c", LIST, root / "tools"], check=True, capture_output=True, text=True, env=os.environ | {"PYTHONPATH": ""}
    )
    return [Work(*one) for one in json.loads(done.stdout)]


def bill(version: str, packages: list[Work]) -> str:
    """As JSON, valid by the schema; without a time and a number, so that it is the same when it is made again."""
    licences = LicenseFactory()
    own = Component(
        name="caravanserai", version=version, type=ComponentType.APPLICATION, licenses=[licences.make_from_string("MIT")]
    )
    parts = [("pypi", work) for work in packages if work.name != "caravanserai"] + [("npm", work) for work in bundled()]
    components = [
        Component(
            name=work.name,
            version=work.version,
            type=ComponentType.LIBRARY,
            bom_ref=f"{kind}:{work.name}",
            purl=PackageURL(kind, name=work.name, version=work.version),
            licenses=[licences.make_from_string(work.licence)],
        )
        for kind, work in parts
    ]
    made = Bom(components=components)
    made.metadata.component = own
    made.register_dependency(own, components)
    outputter = make_outputter(made, OutputFormat.JSON, SchemaVersion.V1_6)
    assert isinstance(outputter, Json)
    told = json.loads(outputter.output_as_string())
    del told["serialNumber"], told["metadata"]["timestamp"]
    text = json.dumps(told, indent=1, sort_keys=True) + "\n"
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if wrong is not None:
        raise ValueError(f"the bill of materials is not valid: {wrong}")
    return text
