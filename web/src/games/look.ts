// What the shell asks of a game's look; a board draws itself from the observation alone.
import type { Component } from "svelte";
import type { Drawing, LogLine, Observation, Odds, Reason } from "../api/types";
import type { BoardModule } from "./brought/module";
import type { Stage, Staging } from "./staging";

export interface BoardProps {
  observation: Observation;
  /** The id of the seat that looks; "" for who only watches. */
  seat?: string;
  log: LogLine[];
  /** Targets of legal answers. */
  lit: ReadonlySet<string>;
  /** The target under pointer or focus, on the board or in the list of answers. */
  pointed: string | null;
  /** Which question is open, "" if none; some things light up only for some questions. */
  prompt: string;
  onpick: (target: string) => void;
  onpoint: (target: string | null) => void;
  /** Takes the last answer back; null where that cannot be done. */
  onundo?: (() => void) | null;
  /** Carries out an "all" of the open question, by its id. */
  onplan?: (id: string) => void;
  /** The same observation drawn with letters, in a language. */
  draw: (language: string) => Promise<Drawing>;
  /** Why a thing cannot be clicked; no reasons: it can. */
  why: (target: string) => Promise<Reason[]>;
  /** The board that the game's package brings. */
  module?: BoardModule | undefined;
}

/** A tray says nothing of its own about the board. */
export type TrayProps = Omit<BoardProps, "draw" | "why" | "module" | "onplan">;

export interface ScoreProps {
  observation: Observation;
}

/** Cards and pieces to be read: nothing but what the seat is shown anyway. */
export interface ReaderProps {
  observation: Observation;
}

export interface ThumbnailProps {
  scenario: string;
}

export interface Dice {
  faces: number[];
  /** Which of them succeed. */
  hits: boolean[];
  success: boolean;
}

export interface RollProps {
  line: LogLine;
  /** The line came in just now. */
  isNew: boolean;
}

export interface TurnedProps {
  line: LogLine;
}

export interface PreviewProps {
  observation: Observation;
  pointed: string | null;
  /** What the server says of the answer that is pointed at. */
  odds: Odds | null;
}

export interface GameLook {
  Board: Component<BoardProps>;
  Tray?: Component<TrayProps>;
  Score?: Component<ScoreProps>;
  /** All that the rules let the seat look at, large: piles, cards, pieces. */
  Reader?: Component<ReaderProps>;
  Thumbnail?: Component<ThumbnailProps>;
  /** The board that the game's package brings, for `Board` to show. */
  module?: BoardModule;
  /** Dice of a line of the log, drawn as faces. */
  dice: (line: LogLine) => Dice | null;
  /** Dice of a line of the log, where the game's dice have faces of their own. */
  Roll?: Component<RollProps>;
  /** Cards or faces that a line of the log turns over, face up; nothing where it turns none. */
  Turned?: Component<TurnedProps>;
  /** What an answer would roll, in place of the plain table of odds. */
  Preview?: Component<PreviewProps>;
  /** The wishes by which a player may answer beforehand, to keep the game going; `View.wishes` says what they give. */
  standing?: readonly string[];
  /** Whether a thing of the board is a seat's own, to be dragged though it is not lit. */
  isOwn?: (target: string, observation: Observation, seat: string) => boolean;
  /** How a line of the log is set: as a heading, as an important or as an ordinary line. */
  weight: (line: LogLine) => "heading" | "turn" | "strong" | "plain";
  /** Two lines of the log that follow each other as one, where that reads better. */
  join?: (before: LogLine, line: LogLine) => LogLine | null;
  /** Whether a choice has no place on the board and is shown as a large button. */
  isButton: (target: string) => boolean;
  /** How each kind of event is shown. */
  staging?: Staging;
  /** How an event is shown in a game whose kinds of events nobody here knows. */
  stage?: (line: LogLine) => Stage;
  /** Where a thing of the board is on its sheet, where nothing need be drawn there. */
  spot?: (target: string, observation: Observation) => { x: number; y: number } | null;
  /** The thing that bears an answer without a place of its own: the verb that is asked for lies on its card. */
  bearer?: (target: string, observation: Observation) => string | null;
  /** The colour of each seat, for the question, the log and the lobby. */
  colours?: readonly string[];
  /** All that stands on the board in words, place by place, for whoever listens. */
  spoken?: (observation: Observation) => string[];
  /** What the signs on the board mean, for the help. */
  Signs?: Component;
}
