// Requests over HTTP; a refusal is thrown as the message that the server gave.
import type { ErrorOut, Message } from "./types";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly said: Message,
  ) {
    super(code);
  }
}

const UNREACHABLE: Message = { id: "web-error-unreachable" };

async function request(path: string, init: RequestInit, secret?: string): Promise<Response> {
  const headers = new Headers(init.headers);
  if (secret !== undefined) headers.set("Authorization", `Bearer ${secret}`);
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new Refused("network", UNREACHABLE);
  }
  if (response.ok) return response;
  throw await refusal(response);
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const body = (await response.json()) as ErrorOut;
    return new Refused(body.code, body.message);
  } catch {
    return new Refused("network", UNREACHABLE);
  }
}

export async function get<T>(path: string, secret?: string): Promise<T> {
  return (await (await request(path, {}, secret)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await request(path, {})).text();
}

export async function post<T>(path: string, body: unknown, secret?: string): Promise<T> {
  const init = {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  };
  return (await (await request(path, init, secret)).json()) as T;
}

/** The sentence of whatever was thrown. */
export function saidBy(error: unknown): Message {
  return error instanceof Refused ? error.said : UNREACHABLE;
}
