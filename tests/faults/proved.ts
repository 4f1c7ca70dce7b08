import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Fault } from "./fault.ts";

interface Proof {
  fault: string;
  file: string;
  saw: string;
  healedIn: string;
}

/** What a test proves already; run from here it holds the figures too, and nothing that was acknowledged is lost in any. */
export const PROOFS: Proof[] = [
  {
    fault: "power cut after an upload",
    file: "tests/domain/files/power-cut.test.ts",
    saw: "whole pictures",
    healedIn: "at once",
  },
  {
    fault: "disk full, or read-only",
    file: "tests/domain/database/sqlite-full.test.ts",
    saw: "503 on writes",
    healedIn: "at once",
  },
  {
    fault: "database locked",
    file: "tests/domain/database/sqlite-lock.test.ts",
    saw: "a wait, then 503",
    healedIn: "at once",
  },
  {
    fault: "PostgreSQL stopped",
    file: "tests/domain/database/postgres-restart.test.ts",
    saw: "503",
    healedIn: "< 5 s",
  },
  {
    fault: "PostgreSQL silent",
    file: "tests/domain/database/postgres-half-open.test.ts",
    saw: "503",
    healedIn: "< 10 s",
  },
  {
    fault: "broker cut and back",
    file: "tests/api/messages/two-processes.test.ts",
    saw: "later messages",
    healedIn: "at once",
  },
  {
    fault: "API tier down",
    file: "tests/web/journeys/split-roles.test.ts",
    saw: "a plain page, text kept",
    healedIn: "at once",
  },
  {
    fault: "parallel double submits",
    file: "tests/api/forum/double-submits.test.ts",
    saw: "one record",
    healedIn: "–",
  },
  { fault: "bad bodies", file: "tests/api/bodies.test.ts", saw: "400, 413, 415", healedIn: "–" },
  {
    fault: "hard text, HTML in fields",
    file: "tests/api/forum/naughty-strings.test.ts",
    saw: "text as typed",
    healedIn: "–",
  },
  {
    fault: "traversal, image bombs, polyglots, EXIF",
    file: "tests/api/account/pictures.test.ts",
    saw: "404 or 400",
    healedIn: "–",
  },
  { fault: "open redirects", file: "tests/web/http/safe-path.test.ts", saw: "her home page", healedIn: "–" },
  { fault: "another member's records", file: "tests/api/access.test.ts", saw: "404", healedIn: "–" },
  {
    fault: "session over mid-form, edits in two tabs",
    file: "tests/web/journeys/interruptions.test.ts",
    saw: "what they typed, after signing in",
    healedIn: "–",
  },
  { fault: "requests from elsewhere", file: "tests/web/http/cross-origin.test.ts", saw: "403", healedIn: "–" },
  {
    fault: "killed while migrating",
    file: "tests/domain/database/upgrade.test.ts",
    saw: "upgraded at the next start",
    healedIn: "–",
  },
  { fault: "SIGTERM with requests open", file: "tests/server/stop.test.ts", saw: "their answers", healedIn: "< 10 s" },
  { fault: "backup under load, restore", file: "tests/domain/database/backup.test.ts", saw: "nothing", healedIn: "–" },
];

const runner = fileURLToPath(new URL("../support/run.ts", import.meta.url));

export function runProof({ fault, file, saw, healedIn }: Proof): Fault {
  const { status, stdout } = spawnSync(process.execPath, [runner, "vitest", file], {
    encoding: "utf8",
    env: { ...process.env, FIGURES: "yes" },
  });
  const [counts = "it did not run", passed = "0"] = /^(\d+) passed, .*$/m.exec(stdout) ?? [];
  const isAsItMustBe = status === 0 && Number(passed) > 0;
  return { fault, saw, healedIn, lost: isAsItMustBe ? `nothing (${counts})` : `${file}: ${counts}`, isAsItMustBe };
}
