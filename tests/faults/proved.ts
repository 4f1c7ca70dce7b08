import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readFaultNotes } from "../support/fault-note.ts";
import type { Fault } from "./fault.ts";

interface Proof {
  fault: string;
  file: string;
}

/** What a test proves already; run from here it holds the figures too, and nothing that was acknowledged is lost in any. */
export const PROOFS: Proof[] = [
  { fault: "power cut after an upload", file: "tests/domain/files/power-cut.test.ts" },
  { fault: "disk full, or read-only", file: "tests/domain/database/sqlite-full.test.ts" },
  { fault: "database locked", file: "tests/domain/database/sqlite-lock.test.ts" },
  { fault: "PostgreSQL stopped", file: "tests/domain/database/postgres-restart.test.ts" },
  { fault: "PostgreSQL silent", file: "tests/domain/database/postgres-half-open.test.ts" },
  { fault: "broker cut and back", file: "tests/api/messages/two-processes.test.ts" },
  { fault: "API tier down", file: "tests/web/journeys/split-roles.test.ts" },
  { fault: "API tier slow", file: "tests/web/http/remote-api.test.ts" },
  { fault: "clock of the client ten years off", file: "tests/api/client-clock.test.ts" },
  { fault: "fifty double submits at once", file: "tests/api/forum/double-submits.test.ts" },
  { fault: "session over mid-form", file: "tests/web/journeys/interruptions.test.ts" },
  { fault: "one text changed in two tabs", file: "tests/web/journeys/forum-safety.test.ts" },
  { fault: "bad bodies to the API", file: "tests/api/bodies.test.ts" },
  { fault: "bad bodies to pages", file: "tests/web/http/form-body.test.ts" },
  { fault: "hard text, HTML in fields", file: "tests/api/forum/naughty-strings.test.ts" },
  { fault: "traversal, image bombs, polyglots, EXIF", file: "tests/api/account/pictures.test.ts" },
  { fault: "open redirects", file: "tests/web/http/safe-path.test.ts" },
  { fault: "another member's pregnancy", file: "tests/api/pregnancies/pregnancy-info.test.ts" },
  { fault: "calls of a role that she has not", file: "tests/api/access.test.ts" },
  { fault: "requests from elsewhere", file: "tests/web/http/cross-origin.test.ts" },
  { fault: "database of an older version", file: "tests/domain/database/upgrade.test.ts" },
  { fault: "migration broken off half-way", file: "tests/domain/database/migrations.test.ts" },
  { fault: "SIGTERM with requests open", file: "tests/server/stop.test.ts" },
  { fault: "backup under load, restore", file: "tests/domain/database/backup.test.ts" },
];

const runner = fileURLToPath(new URL("../support/run.ts", import.meta.url));

export function runProof({ fault, file }: Proof): Fault {
  const folder = mkdtempSync(join(tmpdir(), "umeed-fault-"));
  const noted = join(folder, "notes");
  const env = { ...process.env, FIGURES: "yes", UMEED_FAULT_NOTES: noted };
  const { status, stdout } = spawnSync(process.execPath, [runner, "vitest", file], { encoding: "utf8", env });
  const notes = existsSync(noted) ? readFaultNotes(readFileSync(noted, "utf8")) : [];
  rmSync(folder, { recursive: true });
  const [counts = "it did not run", passed = "0"] = /^(\d+) passed, .*$/m.exec(stdout) ?? [];
  const times = notes.flatMap(({ healedAfter }) => healedAfter ?? []);
  const isAsItMustBe = status === 0 && Number(passed) > 0 && notes.length > 0;
  return {
    fault,
    saw: [...new Set(notes.map(({ saw }) => saw))].join("; "),
    healedIn: times.length > 0 ? `${(Math.max(...times) / 1_000).toFixed(1)} s` : "–",
    lost: isAsItMustBe ? `nothing (${counts})` : `${file}: ${counts}`,
    isAsItMustBe,
  };
}
