import { expect, test } from "vitest";
import { Reply, serve, type Asked } from "../testing/server";
import { Tried, type Told } from "./tried.svelte";

class Toy extends Tried<Told> {
  protected get address(): string {
    return "/toy";
  }
}

test("what is refused is said and changes nothing; a click taken back is one not sent", async () => {
  const asked: unknown[] = [];
  serve([
    [
      /toy/,
      (request: Asked) => {
        asked.push(request.body);
        const { clicks, target } = request.body as { clicks: string[]; target: string };
        if (clicks.includes("no"))
          return new Reply(409, { code: "action/illegal", message: { id: "toy-why" }, section: "" });
        const reasons = target ? [{ section: "§1", message: { id: "toy-why" } }] : [];
        return { view: {}, log: [], reasons, drawing: null };
      },
    ],
  ]);
  const toy = new Toy();
  await toy.start();
  await toy.play("one");
  await toy.play("no");
  expect([toy.clicks, toy.error?.id]).toEqual([["one"], "toy-why"]);
  await toy.why("hill");
  expect(toy.reasons).toHaveLength(1);
  expect(await toy.draw("uk")).toEqual({ rows: [] });
  await toy.back();
  expect([toy.clicks, toy.reasons, toy.error]).toEqual([[], [], null]);
  expect(asked.at(-1)).toEqual({ clicks: [], target: "", drawn: "" });
});
