// A server for tests: it answers what it was told to, and remembers what it was asked.
import { vi } from "vitest";

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  secret: string | null;
}

type Answer = (asked: Asked) => unknown;

/** An answer with a status of its own; any other is sent as JSON, or as text if it is one. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

function response(answer: unknown): Response {
  const [status, body] = answer instanceof Reply ? [answer.status, answer.body] : [200, answer];
  return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
}

/** Answer requests to paths below /api, by the first pattern that fits; nobody else can be reached. */
export function serve(answers: readonly (readonly [RegExp, Answer])[]): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}): Promise<Response> => {
    const path = address.replace(/^\/api/, "");
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    const secret = new Headers(init.headers).get("Authorization")?.replace("Bearer ", "") ?? null;
    const asked = { method: init.method ?? "GET", path, body, secret };
    all.push(asked);
    const found = answers.find(([pattern]) => pattern.test(path));
    if (!found) return Promise.reject(new TypeError("unreachable"));
    return Promise.resolve(found[1](asked)).then(response);
  });
  return all;
}
