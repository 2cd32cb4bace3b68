import { beforeEach, expect, test, vi } from "vitest";
import type { Choice, Lesson, LessonPlace, LessonStep } from "../api/types";
import { heldMatch } from "../lib/seats";
import { Course, begin, takenOf } from "./course.svelte";

const step = (id: string, clicks: number, after = ""): LessonStep => ({
  id,
  text: { id, args: {} },
  after: after ? { id: after, args: {} } : null,
  show: [],
  rules: [],
  clicks,
});
const LESSON: Lesson = {
  game: "undaunted",
  id: "first",
  title: { id: "title", args: {} },
  minutes: 1,
  seat: 0,
  steps: [
    step("goal", 0),
    step("men", 0),
    step("bid", 1, "bid-after"),
    step("round", 0),
    step("move", 2),
    step("end", 0),
  ],
};
const place = (step: number, right: string[] = [], isOff = false): LessonPlace => ({
  step,
  right,
  is_off: isOff,
  remark: "",
});
const choice = (text: string): Choice => ({ text, target: text, action: 1 }) as Choice;

function serve(answer: unknown): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answer), { status: 200 })));
}

beforeEach(() => localStorage.clear());

async function opened(): Promise<Course> {
  serve(LESSON);
  const course = new Course("undaunted", "first");
  await course.load();
  course.hear(place(2, ["card fog"]));
  return course;
}

test("what is read before a step comes first, page by page", async () => {
  const course = await opened();
  expect(course.step?.id).toBe("goal");
  expect(course.right([choice("card fog")])).toEqual([]);
  course.next();
  expect([course.step?.id, course.canTurnBack]).toEqual(["men", true]);
  course.next();
  expect([course.step?.id, course.canTurn]).toEqual(["bid", false]);
  expect(course.right([choice("card fog"), choice("card scout")])).toHaveLength(1);
});

test("after a step its last word is said, and an undo turns the page back", async () => {
  const course = await opened();
  course.hear(place(4, ["card a"]));
  expect([course.step?.id, course.after?.id]).toEqual(["round", "bid-after"]);
  course.next();
  expect([course.step?.id, course.after]).toEqual(["move", null]);
  course.hear(place(2, ["card fog"]));
  expect(course.step?.id).toBe("bid");
});

test("off the path nothing is right, and the end is remembered", async () => {
  const course = await opened();
  course.hear(place(2, [], true));
  expect(course.right([choice("card fog")])).toEqual([]);
  course.hear(place(6));
  expect([course.step?.id, course.isOver]).toEqual(["end", true]);
  expect(takenOf("undaunted", "first")?.isDone).toBe(true);
});

test("a lesson that is begun is held and remembered", async () => {
  serve({ match: { id: "m1" }, secrets: [{ seat: 0, secret: "s" }], invitations: [] });
  expect(await begin("undaunted", "first")).toBe("/play/m1");
  expect(takenOf("undaunted", "first")).toEqual({ match: "m1", isDone: false });
  expect(heldMatch("m1")?.seats).toHaveLength(1);
});
