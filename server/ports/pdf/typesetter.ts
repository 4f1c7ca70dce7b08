import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Handout } from "./handout.ts";
import type { Answer } from "./typesetter-process.ts";

const LIMIT_MS = 15_000;
const REST_MS = 30_000;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let child: ChildProcess | undefined;
let rest: NodeJS.Timeout | undefined;

/** One at a time, in a process of its own: a fault of native code ends that alone, and its memory is given back. */
export async function typeset(handout: Handout): Promise<Uint8Array<ArrayBuffer>> {
  clearTimeout(rest);
  child ??= start();
  const typesetter = child;
  try {
    const answer = await answerOf(typesetter, handout);
    if ("fault" in answer) throw new Error(`The paper ${handout.layout} could not be typeset: ${answer.fault}`);
    return new Uint8Array(answer.file);
  } finally {
    rest = setTimeout(() => {
      if (child !== typesetter) return;
      forget(typesetter);
      typesetter.disconnect();
    }, REST_MS).unref();
  }
}

function start(): ChildProcess {
  const started = fork(file("typesetter-process.ts"), {
    env: { FONTCONFIG_FILE: file("papers/fonts.conf") },
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  started.on("exit", () => forget(started)).on("error", () => forget(started));
  started.unref();
  return started;
}

function forget(ended: ChildProcess) {
  if (child === ended) child = undefined;
}

async function answerOf(typesetter: ChildProcess, handout: Handout): Promise<Answer> {
  typesetter.channel?.ref();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const ended = (code: number | null, signal: string | null) =>
    reject(new Error(`The typesetter ended with ${signal ?? code}.`));
  const limit = setTimeout(() => typesetter.kill("SIGKILL"), LIMIT_MS);
  typesetter.once("message", resolve).once("error", reject).once("exit", ended);
  try {
    typesetter.send(handout, (error) => error && reject(error));
    return await promise;
  } finally {
    clearTimeout(limit);
    typesetter.off("message", resolve).off("error", reject).off("exit", ended);
    typesetter.channel?.unref();
  }
}
