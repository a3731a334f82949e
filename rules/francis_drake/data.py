"""What is printed on the components: three TOML files, read once, checked record by record, handed on as `Data`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

FILES = {"street": "street.toml", "map": "map.toml", "charts": "charts.toml"}


class Printed:
    def __init__(self, record: dict[str, Any]) -> None:
        for key, value in record.items():
            self.__dict__["start_at" if key == "from" else key] = _taken(key, value)

    def __getattr__(self, name: str) -> None:
        if name.startswith("__"):
            raise AttributeError(name)


def _taken(key: str, value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_taken(key, v) for v in value)
    if isinstance(value, dict):
        return value if key.startswith(("circles_", "choices")) else Printed(value)
    return value


def load() -> Any:
    root = Path(str(files("assets").joinpath("francis_drake")))
    return Printed({key: tomllib.loads((root / name).read_text(encoding="utf-8")) for key, name in FILES.items()})
