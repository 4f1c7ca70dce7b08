import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { postWords } from "../fixtures/posts.ts";
import { callApi } from "../support/api-call.ts";
import { startUmeedProcess } from "../support/umeed-process.ts";
import type { Fault } from "./fault.ts";

const WRITERS = 4;
const READY_WITHIN_MS = 2_000;

/** Kills the process that often while it writes, starts it on the same folder, and looks for what it acknowledged. */
export async function killWhileWriting(times: number): Promise<Fault> {
  const folder = await mkdtemp(join(tmpdir(), "umeed-kills-"));
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let slowest = 0;
  for (let kill = 0; kill < times; kill += 1) {
    const began = performance.now();
    const umeed = await startUmeedProcess({ DATA_DIR: folder, LOG_LEVEL: "silent" });
    // The first start makes the database.
    if (kill > 0) slowest = Math.max(slowest, performance.now() - began);
    const address = umeed.address ?? "";
    const [, phoneNumber, password] = /log in {2}(\S+) with password (\S+)/.exec(umeed.output()) ?? [];
    const signedIn = await callApi(address, "POST", "/user/login/number-password", { body: { phoneNumber, password } });
    const token = signedIn.textAt("token");
    const write = async (writer: number) => {
      for (let count = 0; ; count += 1) {
        const title = `Kill ${kill}, writer ${writer}, post ${count}`;
        const { status } = await callApi(address, "POST", "/socialform/add", { token, body: postWords({ title }) });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 200) acknowledged.push(title);
        if (status === 429) return;
      }
    };
    const writing = Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    await pause(50 + Math.random() * 350);
    umeed.kill("SIGKILL");
    await umeed.ended;
    await writing;
  }
  const { lost, integrity } = look(join(folder, "umeed.sqlite"), acknowledged);
  await rm(folder, { recursive: true });
  const unexpected = [...statuses.keys()].filter((status) => status !== 200 && status !== 429);
  return {
    fault: `kill -9 while writing, ${times} times`,
    saw: `${[...statuses].map(([status, count]) => `${status} × ${count}`).join(", ")}, else a closed connection`,
    healedIn: `${(slowest / 1_000).toFixed(1)} s at most`,
    lost: `${lost} of ${acknowledged.length}, integrity ${integrity}`,
    isAsItMustBe:
      lost === 0 &&
      acknowledged.length >= times &&
      integrity === "ok" &&
      unexpected.length === 0 &&
      slowest < READY_WITHIN_MS,
  };
}

function look(path: string, acknowledged: string[]) {
  const file = new DatabaseSync(path);
  const rows = z.array(z.object({ title: z.string() })).parse(file.prepare("select title from post").all());
  const [first] = z
    .array(z.object({ integrity_check: z.string() }))
    .parse(file.prepare("pragma integrity_check").all());
  file.close();
  const kept = new Set(rows.map(({ title }) => title));
  return {
    lost: acknowledged.filter((title) => !kept.has(title)).length,
    integrity: first?.integrity_check ?? "unknown",
  };
}
