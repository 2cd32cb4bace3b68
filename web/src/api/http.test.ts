import { expect, test } from "vitest";
import { Reply, serve } from "../testing/server";
import { Refused, get, getText, post, saidBy } from "./http";

test("a request carries the secret and the body, and brings JSON or text", async () => {
  const asked = serve([
    [/text/, () => "plain"],
    [/./, ({ method }) => ({ method })],
  ]);
  expect(await get("/matches/m", "s3")).toEqual({ method: "GET" });
  expect(await post("/matches", { game: "marengo" })).toEqual({ method: "POST" });
  expect(await post("/records", '{"already": "JSON"}')).toEqual({ method: "POST" });
  expect(await getText("/text")).toBe("plain");
  expect(asked.map((one) => [one.secret, one.body])).toEqual([
    ["s3", null],
    [null, { game: "marengo" }],
    [null, { already: "JSON" }],
    [null, null],
  ]);
});

test("a refusal is thrown with the server's code and sentence", async () => {
  serve([[/./, () => new Reply(409, { code: "seat/taken", message: { id: "server-error-seat-taken" } })]]);
  const error: unknown = await post("/matches/m/join", {}).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(Refused);
  expect((error as Refused).code).toBe("seat/taken");
  expect(saidBy(error)).toEqual({ id: "server-error-seat-taken" });
});

test("a server that is gone, or answers nonsense, does not answer", async () => {
  serve([[/nonsense/, () => new Reply(502, "<html>")]]);
  for (const path of ["/gone", "/nonsense"]) {
    const error: unknown = await get(path).catch((problem: unknown) => problem);
    expect(saidBy(error)).toEqual({ id: "web-error-unreachable" });
  }
  expect(saidBy(new Error("anything else"))).toEqual({ id: "web-error-unreachable" });
});
