"""The rules are the same whether mypyc has compiled them or not: every test runs on both builds, `.ci/compiled` on the compiled one.

That games go the same way is what the golden records prove (`tests/records`): each is replayed to a digest written by the plain build.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path

import pytest

import rules
from rules.kernel.position import COMPILED
from rules.kernel.step import Step

SOURCES = Path(rules.__file__).parent


def test_what_is_tested_is_the_build_that_was_asked_for():
    """Where `.ci/compiled` runs the tests, sources that lie in the way must not take the place of what was compiled."""
    if os.environ.get("PAX_TUI_COMPILED"):
        assert COMPILED


def step_classes() -> Iterator[tuple[type[Step], ast.ClassDef]]:
    for file in sorted(SOURCES.rglob("*.py")):
        name = ".".join(file.relative_to(SOURCES.parent).with_suffix("").parts)
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            found = getattr(import_module(name), node.name, None) if isinstance(node, ast.ClassDef) else None
            if isinstance(node, ast.ClassDef) and isinstance(found, type) and issubclass(found, Step) and is_dataclass(found):
                yield found, node


@pytest.mark.parametrize(("step", "node"), [pytest.param(*found, id=found[0].key()) for found in step_classes()])
def test_the_fields_of_a_step_are_what_its_class_annotates(step: type[Step], node: ast.ClassDef):
    """mypyc annotates more than the source does; a value of the class that became a field would stand in saves and digests."""
    inherited = {field.name for base in step.__mro__[1:] if is_dataclass(base) for field in fields(base)}
    annotated = {line.target.id for line in node.body if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)}
    assert {field.name for field in fields(step)} == inherited | annotated
