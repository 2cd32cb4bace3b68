"""Docstrings as the site shows them."""

import re

_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


def fenced(text: str) -> str:
    """Return a docstring with every example between fences, which Markdown takes for code.

    >>> print(fenced("Add.\\n\\n>>> 1 + 1\\n2\\n\\nDone.").replace("`", "'"))
    Add.
    <BLANKLINE>
    '''python
    >>> 1 + 1
    2
    '''
    <BLANKLINE>
    Done.
    """
    return _EXAMPLE.sub(lambda found: f"```python\n{found[0]}\n```", text)
