"""A build hook of hatchling that adds the rules, compiled by mypyc, to the wheel. It is off unless the environment asks for it:

    HATCH_BUILD_HOOK_ENABLE_CUSTOM=true uv build --wheel

Nothing is written into the source tree, where a module compiled from an older text would be imported before the text. The sources are in
the wheel as well; Python prefers what is compiled.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLAIN = ("__init__", "data", "game", "notation", "record", "scenario", "setup", "view", "words")
"""How the names of modules begin that stay as they are: they read, set up, write down and show a game, and take no time in playing it."""
COMPILE = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

modules = sorted(str(file) for file in Path("rules").rglob("*.py") if not file.name.startswith({plain!r}))
one = [(modules, "rules")]
setup(
    name="rules",
    packages=[],
    ext_modules=mypycify(modules, opt_level="2", debug_level="0", multi_file=True, separate=one, target_dir="c"),
    script_args=["-q", "build_ext", "--parallel", "2", "--build-lib", "made", "--build-temp", "o"],
)
"""


class CompiledRules(BuildHookInterface[Any]):
    """See the module."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles in a folder of its own, where mypy does not find the settings by which the project is checked."""
        if version == "editable":
            return
        self.folder = TemporaryDirectory()
        copytree(Path(self.root, "rules"), Path(self.folder.name, "rules"))
        command = [sys.executable, "-c", COMPILE.format(plain=PLAIN)]
        ran = subprocess.run(command, cwd=self.folder.name, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if ran.returncode:
            raise RuntimeError(f"the rules could not be compiled:\n{ran.stdout}")
        made = Path(self.folder.name, "made")
        for file in made.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is written: what was compiled is thrown away."""
        if version != "editable":
            self.folder.cleanup()
