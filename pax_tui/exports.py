"""The save as one JSON document: what is in it, and what is believed of one that comes from outside.

    {"format": "pax-tui record 2", "game": "pax-hispanica", "rules_version": 1,
     "options": {"length": "long", ...}, "seats": {"red": "Ana", "blue": "bot:random"},
     "seed": 5, "agreed": {"dice": "rolled"}, "diverged": null, "silent": [41, 42], "lifted": [],
     "branch": {"of": "3", "at": 120}, "think": 500, "snapshot": {"columns": ..., "agenda": ..., "result": ...},
     "choices": [["roll", 3, 4], ["bid", 2], ...]}

`choices` are the record: every choice with the answers of CHANCE, in order. `snapshot` is the position after the last of them, in case
later rules no longer allow an old choice; `diverged` is then where. `silent` are the numbers (from 0) of choices nobody made, `lifted`
where something was taken back beyond the barrier, `agreed` what the table agreed on besides the rules, `branch` where the game was
branched from another, `think` how many playouts a searching seat makes for a decision where it is not the usual number. While a game is
running, seed, snapshot and choices stand sealed in `sealed` instead (see `pax_tui.sealing`). Keys that are not known are passed over, and
`silent`, `lifted`, `agreed`, `branch`, `think`, `diverged` and `seed` may be missing: format 1 had not all of them and sealed nothing.

`checked` looks a document over before anything else reads it: bounds of size, depth and numbers, signs that could command a terminal,
then its shape (pydantic, imported when it is first needed).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pax_tui import sealing
from rules.kernel.record import FORMATS, BadRecord

SECRET = ("seed", "snapshot", "diverged", "silent", "lifted", "choices")
"""What of a running game tells more than its seats may know."""
DEEPEST, MOST_VALUES, LONGEST, LARGEST, LARGEST_SET = 16, 400_000, 500, 65_535, 2**48
"""A save is no deeper, has no more values, no longer text and no larger number (but its seed, and the sets of places that Steps keep as
bits); those of whole games are far from it."""


def exported(save: Mapping[str, Any], running: bool) -> dict[str, Any]:
    """A save as an export writes it: format first, choices last, the secret part of a running game sealed."""
    head = {"format": save["format"], **{k: v for k, v in save.items() if k not in ("format", *SECRET)}}
    secret = {k: save[k] for k in SECRET if k in save}
    return {**head, "sealed": sealing.dump(secret, True)} if running else {**head, **secret}


def checked(document: Any) -> dict[str, Any]:
    """A save from a document of unknown origin, unsealed, its shape as it must be. Raises BadRecord."""
    if not isinstance(document, Mapping) or document.get("format") not in FORMATS:
        raise BadRecord("it is not a record of pax-tui")
    save = dict(document)
    if isinstance(sealed := save.pop("sealed", None), str):
        try:
            secret = sealing.load(sealed)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"its sealed part cannot be read ({error})") from None
        if not isinstance(secret, dict):
            raise BadRecord("its sealed part is of the wrong kind")
        save |= {key: secret[key] for key in SECRET if key in secret}
    save.pop("error", None)  # what `simulate --check` adds for whoever mends the program
    seed = save.pop("seed", 0)
    within(save)
    save["seed"] = seed
    return _shaped(save)


def within(save: Mapping[str, Any]) -> None:
    """Looks a save over for what no game has; a save of this program always passes. Raises BadRecord."""
    if isinstance(snapshot := save.get("snapshot"), Mapping):
        bounded(snapshot.get("agenda"), LARGEST_SET)
        save = {**save, "snapshot": {**snapshot, "agenda": None}}
    bounded(save)


def bounded(document: Any, largest: int = LARGEST) -> None:
    """Raises BadRecord for what no save holds: too much, too deep, too large, or signs that could command a terminal."""
    level, count = [document], 0
    for _ in range(DEEPEST):
        below: list[Any] = []
        for value in level:
            if isinstance(value, Mapping):
                below += value.keys()
                below += value.values()
            elif isinstance(value, list | tuple):
                below += value
            elif isinstance(value, str):
                if len(value) > LONGEST or not value.isprintable():
                    raise BadRecord(f"it holds text that is too long or cannot be shown: {value[:30]!a}")
            elif isinstance(value, float) or (isinstance(value, int) and not -largest <= value <= largest):
                raise BadRecord("it holds a number that no game has")
        count += len(below)
        if count > MOST_VALUES:
            raise BadRecord("it is too large for a game")
        if not below:
            return
        level = below
    raise BadRecord("it is nested too deeply")


def _shaped(save: Mapping[str, Any]) -> dict[str, Any]:
    from pydantic import ValidationError

    from pax_tui.save_model import Save

    try:
        found: dict[str, Any] = Save.model_validate(save).model_dump(exclude_none=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part + 1) if isinstance(part, int) else part for part in first["loc"])
        raise BadRecord(f"its {where}: {first['msg']}") from None
    for n, choice in enumerate(found["choices"], 1):
        if not isinstance(choice[0], str):
            raise BadRecord(f"its choice {n} is none")
    return found
