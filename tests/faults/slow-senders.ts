import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startUmeedProcess } from "../support/umeed-process.ts";
import type { Fault } from "./fault.ts";

const SOCKETS = 2_000;
const SERVED_WITHIN_MS = 1_000;
/** Milliseconds after which a sender is cut: a second to notice it, and two for a busy machine. */
const CUT = { headers: { from: 10_000, to: 13_000 }, body: { from: 30_000, to: 33_000 } };

/** Half of two thousand senders never end their headers, half never send their body. Others are served meanwhile. */
export async function slowSenders(): Promise<Fault> {
  const folder = await mkdtemp(join(tmpdir(), "umeed-slow-"));
  const umeed = await startUmeedProcess({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const address = new URL(umeed.address ?? "");
  const senders = Array.from({ length: SOCKETS }, (_, at) => slowSender(address, at % 2 ? "body" : "headers"));
  const cut = Promise.all(senders);
  const served = await serveUntil(cut, address);
  const ends = await cut;
  umeed.kill("SIGTERM");
  await umeed.ended;
  await rm(folder, { recursive: true });
  const [headers, bodies] = [spanOf(ends, "headers"), spanOf(ends, "body")];
  const refused = served.filter(({ status }) => status !== 200).length;
  const slowest = Math.max(...served.map(({ took }) => took));
  return {
    fault: `${SOCKETS.toLocaleString("en")} senders of slow headers and bodies`,
    saw: `others: ${served.length - refused} × 200, ${refused} refused, ${slowest.toFixed(0)} ms at most`,
    healedIn: `cut after ${headers} and ${bodies}`,
    lost: "–",
    isAsItMustBe:
      refused === 0 &&
      slowest < SERVED_WITHIN_MS &&
      ends.every(({ what, after }) => after >= CUT[what].from && after <= CUT[what].to),
  };
}

interface End {
  what: keyof typeof CUT;
  /** Milliseconds. */
  after: number;
}

function slowSender({ hostname, port, host }: URL, what: End["what"]): Promise<End> {
  const began = performance.now();
  const head = ["POST /api/user/login/number-password HTTP/1.1", `Host: ${host}`, "Content-Type: application/json"];
  const socket = connect(Number(port), hostname, () => {
    socket.write([...head, ...(what === "body" ? ["Content-Length: 100", "", "{"] : ["X-Slow: "])].join("\r\n"));
  });
  socket.resume();
  return new Promise((resolve) => {
    socket.on("error", () => {}).on("close", () => resolve({ what, after: performance.now() - began }));
  });
}

async function serveUntil(cut: Promise<unknown>, { origin }: URL) {
  const served: { status: number; took: number }[] = [];
  const isOver = () => Promise.race([cut.then(() => true), pause(100).then(() => false)]);
  while (!(await isOver())) {
    const began = performance.now();
    const status = await fetch(`${origin}/api/week`).then(
      (response) => response.text().then(() => response.status),
      () => 0,
    );
    served.push({ status, took: performance.now() - began });
  }
  return served;
}

function spanOf(ends: End[], what: End["what"]) {
  const times = ends.filter((end) => end.what === what).map(({ after }) => after / 1_000);
  return `${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)} s`;
}
