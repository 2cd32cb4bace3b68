// A socket for tests: it is opened, answered and lost by hand.
import { vi } from "vitest";

export type Sent = { type: string; id: number } & Record<string, unknown>;

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Sent[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static use(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  /** Let the socket open and greet. */
  greet(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    this.tell({ type: "ok", id: this.sent[0]!.id });
  }

  tell(frame: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  /** Show a question with its number and some lines of the log. */
  view(step: number, start: number, lines: string[], prompt = "ask"): void {
    this.tell({
      type: "view",
      view: { step, prompt },
      log: { start, lines: lines.map((kind) => ({ kind })) },
      waiting: false,
    });
  }
}
