// Short names for the generated types.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Message = Schemas["MessageOut"];
export type Argument = number | string | Message;
export type Catalogues = Schemas["CataloguesOut"];
export type Chart = Schemas["ChartOut"];
export type Charts = Schemas["ChartsOut"];
export type Lobby = Schemas["Lobby"];
export type GameInfo = Schemas["GameInfo"];
export type ScenarioInfo = Schemas["ScenarioInfo"];
export type MatchPublic = Schemas["MatchPublic"];
export type MatchCreated = Schemas["MatchCreated"];
export type MatchJoined = Schemas["MatchJoined"];
export type MatchMine = Schemas["MatchMine"];
export type MatchesOut = Schemas["MatchesOut"];
export type SeatPublic = Schemas["SeatPublic"];
export type SeatCreate = Schemas["SeatCreate"];
export type Outcome = Schemas["OutcomeOut"];
export type View = Schemas["ViewOut"];
export type Choice = Schemas["ChoiceOut"];
export type LogLine = Schemas["LogLineOut"];
export type LogPart = Schemas["LogPart"];
export type Reason = Schemas["ReasonOut"];
export type Drawing = Schemas["DrawingOut"];
export type Odds = Schemas["OddsOut"];
export type Chain = Schemas["ChainOut"];
export type Understood = Schemas["UnderstoodOut"];
export type Plan = Schemas["OfferOut"];
export type Planned = Schemas["PlannedOut"];
export type Preview = Schemas["PreviewOut"];
export type Replay = Schemas["ReplayOut"];
export type Frame = Schemas["FrameOut"];
export type Position = Schemas["PositionOut"];
export type Turning = Schemas["TurningOut"];
export type Marks = Schemas["MarksOut"];
export type RecordChecked = Schemas["RecordChecked"];
export type Campaign = Schemas["CampaignOut"];
export type ErrorOut = Schemas["ErrorOut"];
export type ServerFrame = Schemas["ServerFrame"];
export type ClientFrame = Schemas["ClientFrame"];
export type Observation = View["observation"];

/** What a game declares of itself: "<game>.Observation" and its parts, "<game>.Events". */
export type Sent = Schemas;
/** The lines of a game's log, each kind with its own fields. */
export type EventLine<Events> = {
  [Kind in keyof Events]: Omit<LogLine, "kind" | "fields"> & { kind: Kind; fields: Events[Kind] };
}[keyof Events];
export type Hint = Schemas["HintOut"];
export type Lesson = Schemas["LessonOut"];
export type LessonStep = Schemas["StepOut"];
export type LessonPlace = Schemas["PlaceOut"];
export type Manual = Schemas["ManualOut"];
export type Example = Schemas["ExampleOut"];
export type ManualSection = Schemas["SectionOut"];
export type ManualBlock = Schemas["BlockOut"];
export type ManualWords = Schemas["WordsOut"];
export type Puzzle = Schemas["PuzzleOut"];
export type PuzzleInfo = Schemas["PuzzleInfo"];
export type Verdict = Schemas["VerdictOut"];
