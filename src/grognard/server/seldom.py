"""What happens often is logged seldom: a flood must not fill the disk with words about itself."""

import logging
import time
from collections import OrderedDict
from typing import Final

EVERY_SECONDS: Final = 60.0
MOST_KEYS: Final = 1000


class Seldom:
    """Logs a thing once a minute, with how often it happened since it was said last."""

    def __init__(self, logger: logging.Logger) -> None:
        self._logger = logger
        self._said: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def warn(self, key: str, text: str, *args: object) -> None:
        """Log a warning, if this key has had none for a minute."""
        now = time.monotonic()
        said, unsaid = self._said.pop(key, (-EVERY_SECONDS, 0))
        if now - said < EVERY_SECONDS:
            self._said[key] = (said, unsaid + 1)
            return
        more = f" ({unsaid} more since the last time)" if unsaid else ""
        self._logger.warning(text + more, *args)
        self._said[key] = (now, 0)
        while len(self._said) > MOST_KEYS:
            self._said.popitem(last=False)


class Once:
    """Logs a thing once for each key, and forgets the oldest keys when there are very many."""

    def __init__(self, logger: logging.Logger) -> None:
        self._logger = logger
        self._said: OrderedDict[str, None] = OrderedDict()

    def warn(self, key: str, text: str, *args: object) -> None:
        """Log a warning, if this key has had none."""
        if key in self._said:
            return
        self._said[key] = None
        if len(self._said) > MOST_KEYS:
            self._said.popitem(last=False)
        self._logger.warning(text, *args)
