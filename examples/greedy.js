// A computer player over standard input and output: tries every answer in a few samples.

const lines = require("node:readline").createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

async function hear() {
  const { value, done } = await lines.next();
  if (done) process.exit();
  return JSON.parse(value);
}

function ask(what, more) {
  say({ type: "ask", do: what, ...more });
  return hear();
}

/** What an answer is worth, on the average of a few positions that may be the real one. */
async function worth(action) {
  let total = 0;
  for (let seed = 0; seed < 2; seed++) {
    const { state } = await ask("sample", { seed });
    const after = await ask("apply", { state, action });
    if (after.type === "told") total += (await ask("evaluate", { state: after.state })).value;
  }
  return total;
}

(async () => {
  for (;;) {
    const message = await hear();
    if (message.type === "hello") say({ type: "ready", protocol: 1 });
    if (message.type !== "question") continue;
    let best = { action: null, value: -Infinity };
    for (const { action } of message.legal.slice(0, 12)) {
      const value = await worth(action);
      if (value > best.value) best = { action, value };
    }
    say({ type: "answer", id: message.id, action: best.action });
  }
})();
