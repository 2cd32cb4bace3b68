"""The rules reference: every section of a game's rulebook in our own words, in three languages."""

from grognard.manual.book import Block, Manual, Section, Span, Term, read_manual
from grognard.manual.shelf import has_manual, manual_of

__all__ = [
    "Block",
    "Manual",
    "Section",
    "Span",
    "Term",
    "has_manual",
    "manual_of",
    "read_manual",
]
