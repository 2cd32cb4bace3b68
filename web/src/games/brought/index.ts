// The look of a game whose package brings a board.
import { drawn } from "../drawn";
import type { GameLook } from "../look";
import Board from "./Board.svelte";
import type { BoardModule } from "./module";

export const brought = (module: BoardModule): GameLook => ({ ...drawn, Board, module });
