// One seat's connection to a match: it comes again by itself, and no click is lost or doubled.
import type {
  ClientFrame,
  Drawing,
  Hint,
  LessonPlace,
  LogLine,
  LogPart,
  MatchPublic,
  Message,
  Odds,
  Planned,
  Preview,
  Reason,
  ServerFrame,
  Understood,
  View,
} from "../api/types";
import { get } from "../api/http";
import { randomKey } from "../lib/random";

type Click = Extract<ClientFrame, { key: string }>;
export type Word = Extract<ClientFrame, { type: "say" }>["word"];
type Answer = (frame: ServerFrame) => void;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
const POLICY = 1008;
const OLDER_LINES = 200;
export const SPECTATOR = -2;

export type LinkState = "connecting" | "open" | "lost" | "refused";

export class SeatLink {
  match = $state.raw<MatchPublic | null>(null);
  view = $state.raw<View | null>(null);
  /** The end of the log, as far back as it was read; `logStart` is the place of its first line. */
  log = $state.raw<LogLine[]>([]);
  logStart = $state(0);
  isWaiting = $state(false);
  /** Where the seat stands in its guided battle. */
  lesson = $state.raw<LessonPlace | null>(null);
  status = $state<LinkState>("connecting");
  refusal = $state.raw<Message | null>(null);
  isClicking = $state(false);
  /** Called whenever something was heard, or more of the log read. */
  onlook: (() => void) | null = null;

  #socket: WebSocket | null = null;
  #isClosed = false;
  #wait = FIRST_WAIT;
  #nextId = 1;
  #answers = new Map<number, Answer>();
  #click: { frame: Click; answer: Answer } | null = null;
  #isFresh = true;
  #isReadingBack = false;
  #odds = new Map<string, Promise<Odds | null>>();
  #previews = new Map<string, Promise<Preview | null>>();

  constructor(
    readonly id: string,
    readonly seat: number,
    readonly secret: string | null,
  ) {
    this.#open();
  }

  get isAsked(): boolean {
    return this.view !== null && this.view.prompt !== "";
  }

  get isSpectator(): boolean {
    return this.seat === SPECTATOR;
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
  }

  /** Have some earlier lines of the log, if there are any. */
  async older(): Promise<void> {
    const end = this.logStart;
    if (end === 0 || this.#isReadingBack) return;
    this.#isReadingBack = true;
    const start = Math.max(0, end - OLDER_LINES);
    try {
      const path = `/matches/${this.id}/log?start=${start}&count=${end - start}`;
      const { lines } = await get<LogPart>(path, this.secret ?? undefined);
      if (this.logStart !== end || lines.length !== end - start) return;
      this.log = [...lines, ...this.log];
      this.logStart = start;
      this.onlook?.();
    } catch {
      // Asked again when the reader scrolls on.
    } finally {
      this.#isReadingBack = false;
    }
  }

  /** What the seat sees now, drawn with letters. */
  draw(language: string): Promise<Drawing> {
    return get<Drawing>(`/matches/${this.id}/drawing/${language}`, this.secret ?? undefined);
  }

  /** Answer the open question; returns the refusal, or null when it is taken. */
  play(action: number): Promise<Message | null> {
    return this.#send((id, step, key) => ({ type: "play", id, action, step, key }));
  }

  undo(): Promise<Message | null> {
    return this.#send((id, step, key) => ({ type: "undo", id, step, key }));
  }

  /** Ask the last decision back or think better of it; grant or refuse what the other asks. */
  say(word: Word): Promise<Message | null> {
    return this.#send((id, step, key) => ({ type: "say", id, word, step, key }));
  }

  /** Give several answers as one click, after some own ones are taken back. */
  chain(back: number, actions: number[]): Promise<Message | null> {
    return this.#send((id, step, key) => ({ type: "chain", id, back, actions, step, key }));
  }

  /** What a click can mean on a thing that answers no open question, or what it means to drag one there. */
  async understand(target: string, via = ""): Promise<Understood> {
    const frame = await this.#ask((id) => ({ type: "understand", id, target, via }));
    if (frame.type === "understood") return frame;
    const reasons = frame.type === "error" ? [{ section: frame.section ?? "", message: frame.message }] : [];
    return { target, chains: [], is_sure: false, reasons };
  }

  /** What an "all" of the open question does, and what it leaves. */
  async plan(plan: string): Promise<Planned> {
    const frame = await this.#ask((id) => ({ type: "plan", id, plan }));
    if (frame.type === "planned") return frame;
    const reasons = frame.type === "error" ? [{ section: frame.section ?? "", message: frame.message }] : [];
    const left = reasons.map((reason) => ({ thing: "", label: reason.message, reasons: [reason] }));
    return { plan, chain: { back: 0, clicks: [], odds: null, is_fate: false }, left };
  }

  /** The best decisions of this seat; or the sentence of a refusal. */
  async hints(): Promise<Hint[] | Message> {
    const frame = await this.#ask((id) => ({ type: "hint", id }));
    if (frame.type === "hints") return frame.hints;
    return frame.type === "error" ? frame.message : { id: "web-error-unreachable" };
  }

  async explain(target: string): Promise<Reason[]> {
    const frame = await this.#ask((id) => ({ type: "explain", id, target }));
    if (frame.type === "explained") return frame.reasons;
    return frame.type === "error" ? [{ section: frame.section ?? "", message: frame.message }] : [];
  }

  /** The odds of an answer, asked once for each question. */
  odds(action: number): Promise<Odds | null> {
    const name = this.#name(action);
    let found = this.#odds.get(name);
    if (!found) {
      found = this.#ask((id) => ({ type: "odds", id, action })).then((frame) =>
        frame.type === "odds" ? frame.odds : null,
      );
      this.#odds.set(name, found);
    }
    return found;
  }

  /** What an answer would open, asked once for each question. */
  preview(action: number): Promise<Preview | null> {
    const name = this.#name(action);
    let found = this.#previews.get(name);
    if (!found) {
      found = this.#ask((id) => ({ type: "preview", id, action })).then((frame) =>
        frame.type === "preview" ? frame : null,
      );
      this.#previews.set(name, found);
    }
    return found;
  }

  #name(action: number): string {
    return `${this.view?.step ?? 0}/${this.logStart + this.log.length}/${action}`;
  }

  // Connection.

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerFrame);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #hello(socket: WebSocket): void {
    const id = this.#nextId++;
    this.#answers.set(id, (frame) => this.#greeted(frame));
    const secret = this.secret === null ? {} : { secret: this.secret };
    socket.send(JSON.stringify({ type: "hello", id, ...secret }));
  }

  #greeted(frame: ServerFrame): void {
    if (frame.type !== "ok") return;
    this.status = "open";
    this.#isFresh = true;
    this.#wait = FIRST_WAIT;
    if (this.#click) this.#transmit(this.#click.frame, this.#click.answer);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#isClosed || socket !== this.#socket) return;
    const unanswered = [...this.#answers.values()];
    this.#answers.clear();
    for (const answer of unanswered) {
      if (answer !== this.#click?.answer) answer({ type: "pong", id: 0 });
    }
    if (code === POLICY && this.refusal) {
      this.status = "refused";
      return;
    }
    this.status = "lost";
    setTimeout(() => this.#isClosed || this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #receive(frame: ServerFrame): void {
    if (frame.type === "table") this.match = frame.match;
    else if (frame.type === "view") this.#look(frame);
    else if (frame.id === null) this.refusal = frame.type === "error" ? frame.message : null;
    else {
      const answer = this.#answers.get(frame.id);
      this.#answers.delete(frame.id);
      answer?.(frame);
    }
  }

  #look(frame: Extract<ServerFrame, { type: "view" }>): void {
    this.view = frame.view;
    this.#readOn(frame.log.start, frame.log.lines);
    this.isWaiting = frame.waiting;
    this.lesson = frame.lesson;
    this.#odds.clear();
    this.#previews.clear();
    this.onlook?.();
  }

  /** Lines from a place on; after a new connection nothing that was known before is kept. */
  #readOn(start: number, lines: LogLine[]): void {
    const kept = start - this.logStart;
    if (this.#isFresh || kept < 0 || kept > this.log.length) {
      this.log = lines;
      this.logStart = start;
    } else {
      this.log = [...this.log.slice(0, kept), ...lines];
    }
    this.#isFresh = false;
  }

  // Requests.

  #transmit(frame: ClientFrame, answer: Answer): void {
    this.#answers.set(frame.id, answer);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #ask(make: (id: number) => ClientFrame): Promise<ServerFrame> {
    return new Promise((resolve) => this.#transmit(make(this.#nextId++), resolve));
  }

  /** Send a click; it is repeated with its key after a lost connection. */
  #send(make: (id: number, step: number, key: string) => Click): Promise<Message | null> {
    const view = this.view;
    if (view === null || this.#click) return Promise.resolve(null);
    const frame = make(this.#nextId++, view.step, randomKey());
    this.isClicking = true;
    return new Promise((resolve) => {
      const answer: Answer = (answered) => {
        this.#click = null;
        this.isClicking = false;
        resolve(answered.type === "error" ? answered.message : null);
      };
      this.#click = { frame, answer };
      this.#transmit(frame, answer);
    });
  }
}
