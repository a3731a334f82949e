"""Data files read with suspicion: every record against its model, every mistake with the line it stands on.

Imported for a folder of the user's and for `problems`; the packaged files, which the tests hold to all of this, are read by `data_files`
alone.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from rules.kernel.data_files import DataError, DataFiles, Fault, Problem
from rules.kernel.data_places import Place, line_of, places


@dataclass(frozen=True)
class Suspicion:
    """How the files of a game are doubted.

    `models`: the model of each file by its key; `whole` takes one model a key and makes the data of the game; `references`: what would
    break the rules in play; `judgements(data, shaken)`: the facts of the whole, `shaken` when a reference already fails.
    """

    files: DataFiles
    models: Mapping[str, type[BaseModel]]
    whole: Callable[..., Any]
    references: Callable[[Any], Iterator[Fault]]
    judgements: Callable[[Any, bool], Iterator[Fault]]


class _File:
    """One of the files: its text, the tables in it, the model if they fit, and the problems if not."""

    def __init__(self, game: Suspicion, root: Path, key: str) -> None:
        name, model = game.files.names[key], game.models[key]
        self.path = root / name if (root / name).exists() else game.files.packaged() / name
        self.text = ""
        self.model: BaseModel | None = None
        self.problems: list[Problem] = []
        self._places: dict[Place, int] | None = None
        try:
            raw = self.path.read_bytes()
            self.text = raw.decode("utf-8").replace("\r\n", "\n")
            self.tables: dict[str, Any] = tomllib.loads(self.text)
            self.model = model.model_validate(self.tables)
        except OSError as error:
            self.problems = [Problem(str(self.path), 1, f"cannot be read: {error.strerror}")]
        except UnicodeDecodeError as error:
            self.problems = [Problem(str(self.path), raw.count(b"\n", 0, error.start) + 1, "is not UTF-8 text")]
        except tomllib.TOMLDecodeError as error:
            self.problems = [_syntax(self, str(error))]
        except ValidationError as errors:
            self.problems = sorted(_misfits(self, model, errors.errors(include_url=False)), key=lambda problem: problem.line)

    def problem(self, place: Place, message: str) -> Problem:
        if self._places is None:
            self._places = places(self.text)
        label = self.label(place)
        return Problem(str(self.path), line_of(self._places, place), f"{label}: {message}" if label else message)

    def label(self, place: Place) -> str:
        """How a record is called: its table and its id."""
        if len(place) < 2:
            return str(place[0]) if place and place[0] in self.tables else ""
        table, row = place[0], place[1]
        rows = self.tables.get(str(table))
        if not isinstance(rows, list) or not isinstance(row, int) or row >= len(rows) or not isinstance(rows[row], dict):
            return str(table)
        record = rows[row]
        name = record.get("id", record.get("year", f"{record['from']} to {record['to']}" if {"from", "to"} <= set(record) else ""))
        return f"{table} {name}".strip() if name != "" else f"{table} number {row + 1}"


def _syntax(file: _File, error: str) -> Problem:
    at = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", error)
    line = int(at[1]) if at and at[1] else file.text.rstrip("\n").count("\n") + 1
    return Problem(str(file.path), line, f"not TOML: {error[: at.start()] if at else error}")


def _misfits(file: _File, model: type[BaseModel], errors: list[ErrorDetails]) -> Iterator[Problem]:
    """The errors of pydantic in plain words; a misspelt key is one mistake, not an unknown and a missing one."""
    missing = {error["loc"] for error in errors if error["type"] == "missing"}
    for error in errors:
        loc = error["loc"]
        if error["type"] == "extra_forbidden":
            key = str(loc[-1])
            names = sorted(_keys(model, loc))
            meant = get_close_matches(key, [name for name in names if (*loc[:-1], name) in missing] or names, 1)
            if not meant:
                meant = get_close_matches(key, names, 1)
            missing -= {(*loc[:-1], name) for name in meant}
            yield file.problem(loc, f"{key} is not a {'key' if len(loc) > 1 else 'table'} here" + _hint(meant))
    for error in errors:
        loc = error["loc"]
        if error["type"] == "missing":
            if loc in missing:
                yield file.problem(loc[:-1], f"{loc[-1]} is missing")
        elif error["type"] == "record":
            yield file.problem((*loc, error["ctx"]["key"]), error["msg"])
        elif error["type"] != "extra_forbidden":
            yield file.problem(loc, f"{_key(loc)}: {_reason(error)}" if _key(loc) else _reason(error))


def _key(loc: Place) -> str:
    return ".".join(str(part) for part in loc[1:] if isinstance(part, str) and part != "[key]")


def _reason(error: ErrorDetails) -> str:
    given, kind, context = error["input"], error["type"], error.get("ctx", {})
    if kind in ("literal_error", "union_tag_invalid"):
        allowed = re.findall(r"'([^']*)'", str(context.get("expected", context.get("expected_tags", ""))))
        tag = given.get("kind") if kind == "union_tag_invalid" else given
        return f"{tag!r} is not one of {', '.join(allowed)}" + _hint(get_close_matches(str(tag), allowed, 1))
    if kind == "union_tag_not_found":
        return "kind is missing"
    if kind == "string_pattern_mismatch":
        return f"{given!r} does not look as it should ({context['pattern']})"
    wanted = {
        "string_type": "text",
        "int_type": "a whole number",
        "float_type": "a number",
        "bool_type": "true or false",
        "tuple_type": "a list",
        "dict_type": "a table",
        "model_type": "a table",
        "model_attributes_type": "a table",
    }.get(kind)
    if wanted:
        return f"must be {wanted}, not {given!r}"
    if kind == "string_too_short":
        return "is empty"
    if kind in ("too_short", "too_long"):
        return f"has {context['actual_length']} entries instead of {context.get('min_length', context.get('max_length'))}"
    return f"{error['msg'].lower()}, not {given!r}"


def _hint(meant: list[str]) -> str:
    return f"; is {meant[0]} meant?" if meant else ""


def _keys(model: type[BaseModel], loc: Place) -> set[str]:
    """The keys a table of this model may have at that place (below the top: those of the record and of the tables in it)."""
    if len(loc) < 2:
        return set(model.model_fields)
    field = model.model_fields.get(str(loc[0]))
    return set() if field is None else set().union(*(_all_keys(inner) for inner in _models(field.annotation)))


def _models(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from _models(part)


def _all_keys(model: type[BaseModel]) -> set[str]:
    keys = {field.alias or name for name, field in model.model_fields.items()}
    for field in model.model_fields.values():
        for inner in _models(field.annotation):
            keys |= _all_keys(inner)
    return keys


# ------------------------------------------------------------------ the folder as a whole


def _read(game: Suspicion, root: Path) -> Iterator[_File]:
    for key in game.files.names:
        yield _File(game, root, key)


def _strangers(game: Suspicion, root: Path) -> Iterator[Problem]:
    """A misnamed file would leave the packaged one in play, and nobody would notice."""
    title, names = game.files.title, tuple(game.files.names.values())
    if not root.is_dir():
        yield Problem(str(root), 1, "is not a folder")
        return
    found = sorted(path.name for path in root.glob("*.toml"))
    for name in found:
        if name not in names:
            hint = _hint(get_close_matches(name, names, 1))
            yield Problem(str(root / name), 1, f"no data file of {title} has this name{hint or ' (' + ', '.join(names) + ')'}")
    if not found:
        yield Problem(str(root), 1, f"holds none of the data files of {title} ({', '.join(names)})")


def _data(game: Suspicion, read: dict[str, _File]) -> Any:
    return game.whole(**{key: file.model for key, file in read.items()})


def _located(read: dict[str, _File], faults: Iterator[Fault]) -> list[Problem]:
    return [read[fault.file].problem(fault.place, fault.message) for fault in faults]


def checked(game: Suspicion, root: Path) -> Any:
    """The data of a folder. Raises DataError for what the models or the references between records do not allow."""
    for problem in _strangers(game, root):
        raise DataError(problem)
    read: dict[str, _File] = {}
    for key, file in zip(game.files.names, _read(game, root), strict=True):
        for problem in file.problems:
            raise DataError(problem)
        read[key] = file
    data = _data(game, read)
    for fault in game.references(data):
        raise DataError(read[fault.file].problem(fault.place, fault.message))
    return data


def problems(game: Suspicion, root: Path) -> list[Problem]:
    """Everything that is wrong with the data of a folder, in the order of the files and their lines."""
    found = list(_strangers(game, root))
    if not root.is_dir():
        return found
    read = dict(zip(game.files.names, _read(game, root), strict=True))
    misfits = [problem for file in read.values() for problem in file.problems]
    if misfits:
        return found + misfits
    data = _data(game, read)
    faults = _located(read, game.references(data))
    faults += _located(read, game.judgements(data, bool(faults)))
    order = [str(file.path) for file in read.values()]
    return found + sorted(set(faults), key=lambda problem: (order.index(problem.file), problem.line))
