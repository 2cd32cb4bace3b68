"""What every schema shares: nothing unknown is accepted, and no type is bent into another."""

import re
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

NAME_LENGTH: Final = 60
ID_LENGTH: Final = 64
SECRET_LENGTH: Final = 128
LIMIT: Final = 2**31 - 1
PLAIN: Final = r"^[A-Za-z0-9._-]+$"
"""What ids, keys and secrets are made of, so that they fit every link and every database."""


def is_plain(id: str) -> bool:
    """Say whether a text can be an id.

    >>> is_plain("0f3a"), is_plain("../x"), is_plain("")
    (True, False, False)
    """
    return len(id) <= ID_LENGTH and re.match(PLAIN, id) is not None


class Schema(BaseModel):
    """A table of the wire; extra keys and bent types are refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


Name: TypeAlias = Annotated[str, Field(max_length=NAME_LENGTH)]
Id: TypeAlias = Annotated[str, Field(min_length=1, max_length=ID_LENGTH, pattern=PLAIN)]
Secret: TypeAlias = Annotated[str, Field(min_length=16, max_length=SECRET_LENGTH, pattern=PLAIN)]
Key: TypeAlias = Annotated[str, Field(min_length=8, max_length=ID_LENGTH, pattern=PLAIN)]
Count: TypeAlias = Annotated[int, Field(ge=0, le=LIMIT)]
SaltState: TypeAlias = Literal["none", "owed", "promised", "told"]
SeatKind: TypeAlias = Literal["human", "open", "bot"]
Status: TypeAlias = Literal["waiting", "running", "over", "older-rules", "other-rules"]


class MessageOut(Schema):
    """What is to be said: an id of the catalogues and its arguments, which may be messages."""

    id: str
    args: dict[str, "int | str | MessageOut"] = Field(default_factory=dict)
