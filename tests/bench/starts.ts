import { setTimeout as wait } from "node:timers/promises";
import { Visitor } from "../web/visitor.ts";
import { startUmeed, type Running } from "./processes.ts";
import { atMost, type Row } from "./table.ts";

const AT_REST_MS = 20_000;

/** A page of each kind: what they load stays in memory. */
const visited = [
  "/",
  "/articles",
  "/forum",
  "/weeks",
  "/calendar",
  "/symptoms",
  "/guidelines",
  "/events",
  "/login",
  "/register",
  "/about",
];

/** A site that runs, how to sign in as its sample member, and how long its first page took from the start. */
export interface Started {
  site: Running;
  sample: { phoneNumber: string; password: string };
  firstAnswerMs: number;
}

/** Starts a whole Umeed on a folder, as its operator does, and waits for its first page. */
export async function start(dataDir: string, settings: Record<string, string> = {}): Promise<Started> {
  const began = performance.now();
  const site = await startUmeed({ DATA_DIR: dataDir, ...settings }, /log in {2}(\S+) with/, /with password (\S+)/);
  const { status } = await new Visitor(site.address).get("/");
  if (status !== 200) throw new Error(`the first answer was ${status}`);
  const firstAnswerMs = performance.now() - began;
  const [phoneNumber = "", password = ""] = site.said;
  return { site, sample: { phoneNumber, password }, firstAnswerMs };
}

/** How long the first and the second start took, and what the process holds when nobody asks. */
export async function startRows(first: Started, second: Started): Promise<Row[]> {
  for (const path of visited) await new Visitor(second.site.address).get(path);
  await wait(AT_REST_MS);
  return [
    atMost("first start, content and samples loaded, to first answer", first.firstAnswerMs, 1_000, "ms"),
    atMost("second start, to first answer", second.firstAnswerMs, 1_000, "ms"),
    atMost("memory at rest", second.site.memory(), 180, "MB"),
  ];
}
