"""An extension of Griffe, which reads the docstrings for the reference: examples become code."""

from griffe import Extension, Object

from tools.docstrings import fenced


class Examples(Extension):
    """Puts the examples of every docstring between fences."""

    def on_object(self, *, obj: Object, **_: object) -> None:
        """Change the docstring of whatever has been read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
