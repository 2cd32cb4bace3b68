// What a press of the pointer may answer: no slip, and with a finger not before it has been chosen.

/** A second press so soon and so near is the same press to whoever made it. */
const SOON = 400;
const NEAR = 24;

interface Pressed {
  time: number;
  x: number;
  y: number;
  /** The question that was open. */
  question: string;
}

/** The presses at one table, one after another. */
export class Presses {
  #last: Pressed | null = null;
  #isSlip = false;
  #pointer = "";

  /** A press begins while a question is open. */
  down({ timeStamp: time, clientX: x, clientY: y }: PointerEvent, question: string): void {
    const last = this.#last;
    const isSame = last !== null && time - last.time < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
    this.#isSlip = isSame && last.question !== question;
    this.#last = { time, x, y, question: this.#isSlip && last ? last.question : question };
  }

  /** A press is about to be taken as a click; what it calls asks below what it may do. */
  click(pointer: string, question: string): void {
    this.#pointer = pointer;
    const isOutlived = pointer !== "" && this.#last !== null && this.#last.question !== question;
    this.#isSlip = pointer !== "" && (this.#isSlip || isOutlived);
    setTimeout(() => this.over());
  }

  /** Whatever comes now is no press of a pointer. */
  over(): void {
    this.#pointer = "";
    this.#isSlip = false;
  }

  /** Whether the press that is being taken was meant for a question that is gone. */
  get isSlip(): boolean {
    return this.#isSlip && this.#pointer !== "";
  }

  get isTouch(): boolean {
    return this.#pointer === "touch" || this.#pointer === "pen";
  }
}
