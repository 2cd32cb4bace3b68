"""Puzzles: one decision of a played game, tried by its clicks; nothing is kept."""

from fastapi import APIRouter, Response

from grognard.core import registry
from grognard.puzzles.puzzle import puzzle_of
from grognard.server.boards import drawing
from grognard.server.deps import AddressDep, IdPath, ServicesDep, reply
from grognard.server.schemas.puzzles import PuzzleOut, PuzzleWish

router = APIRouter(prefix="/puzzles", tags=["puzzles"])


@router.post("/{game}/{puzzle}", response_model=PuzzleOut)
async def post_puzzle(
    game: str, puzzle: IdPath, wish: PuzzleWish, services: ServicesDep, address: AddressDep
) -> Response:
    """Return a puzzle after some clicks, and what is said of the decision when it is complete."""
    puzzle_of(registry.load(game), puzzle)
    asked = (list(wish.clicks), wish.target, address)
    found, seen = await services.asker.puzzle(game, puzzle, *asked)
    return reply({**found, "drawing": drawing(game, seen, wish.drawn) if wish.drawn else None})
