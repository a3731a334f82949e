"""The terminal's driver, with an Escape key that is answered at once.

What follows an ESC within some milliseconds belongs to the sequence of another key. Textual looks whether that time is over ten times a
second only, so that every Escape costs a tenth of a second. Here the time itself is waited for (ESCDELAY in the environment changes it).
"""

from __future__ import annotations

import os
from codecs import getincrementaldecoder
from contextlib import suppress
from select import select

from textual import constants
from textual._parser import ParseError
from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver

ESCAPE = 0.01
"""How many seconds an ESC is waited on; over a slow line set ESCDELAY to more milliseconds."""
POLL = 0.1


class TerminalDriver(LinuxDriver):
    """Reads keys."""

    def run_input_thread(self) -> None:
        """Hands on every key and every click until the program ends."""
        wait = constants.ESCAPE_DELAY if "ESCDELAY" in os.environ else ESCAPE
        setattr(constants, "ESCAPE_DELAY", wait)  # noqa: B010 - it is declared final, but read when needed
        parser = XTermParser(self._debug)
        decode = getincrementaldecoder("utf-8")().decode
        while not self.exit_event.is_set():
            pending = parser._timeout_time is not None
            if select([self.fileno], [], [], wait if pending else POLL)[0]:
                data = os.read(self.fileno, 4096)
                text = decode(data)
                for message in parser.feed(text) if text else ():
                    self.process_message(message)
                if not data:  # nobody is there any more
                    self.exit_event.wait(POLL)
            for message in parser.tick():
                self.process_message(message)
        with suppress(EOFError, ParseError):
            for _ in parser.feed(""):
                pass
