// What the shell asks of a game's look; a board draws itself from the observation alone.
import type { Component } from "svelte";
import type { LogLine, Observation } from "../api/types";

export interface BoardProps {
  observation: Observation;
  log: LogLine[];
  /** Targets of legal answers. */
  lit: ReadonlySet<string>;
  /** The target under pointer or focus, on the board or in the list of answers. */
  pointed: string | null;
  /** Which question is open, "" if none; some things light up only for some questions. */
  prompt: string;
  onpick: (target: string) => void;
  onpoint: (target: string | null) => void;
}

export interface ScoreProps {
  observation: Observation;
}

export interface ThumbnailProps {
  scenario: string;
}

export interface Dice {
  faces: number[];
  /** The face from which a die succeeds; 0 always does. */
  needed: number;
  success: boolean;
}

export interface RollProps {
  line: LogLine;
  /** The line came in just now. */
  isNew: boolean;
}

export interface GameLook {
  Board: Component<BoardProps>;
  Tray: Component<BoardProps>;
  Score: Component<ScoreProps>;
  Thumbnail: Component<ThumbnailProps>;
  /** Dice of a line of the log, drawn as faces. */
  dice: (line: LogLine) => Dice | null;
  /** Dice of a line of the log, where the game's dice have faces of their own. */
  Roll?: Component<RollProps>;
  /** How a line of the log is set: as a heading, as an important or as an ordinary line. */
  weight: (line: LogLine) => "heading" | "turn" | "strong" | "plain";
  /** Whether a choice has no place on the board and is shown as a large button. */
  isButton: (target: string) => boolean;
}
