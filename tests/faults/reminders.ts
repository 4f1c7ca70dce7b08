import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { memoryFolder } from "../support/memory-folder.ts";
import { ensurePostgres } from "../support/postgres.ts";
import type { Fault } from "./fault.ts";

const program = fileURLToPath(new URL("reminders-run.ts", import.meta.url));
const printed = z.object({
  sent: z.int(),
  asked: z.int(),
  crashes: z.int(),
  outages: z.int(),
  wrong: z.array(z.string()),
});

/** Members in six weeks, whose gateway is away now and then and whose processes end in the middle. */
export async function remindThousands(members = 10_000): Promise<Fault[]> {
  const postgres = await ensurePostgres();
  const faults = (["sqlite", "postgres"] as const).map((dialect): Fault => {
    // What is proved is who is told how often, not what a cut of power leaves.
    const TMPDIR = memoryFolder() ?? tmpdir();
    const env = { ...process.env, UMEED_TEST_DIALECT: dialect, TEST_DATABASE_URL: postgres.url, TMPDIR };
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, String(members)], {
      encoding: "utf8",
      env,
    });
    const fault = `reminders of ${members.toLocaleString("en")} members, ${dialect}`;
    if (status !== 0) {
      return {
        fault,
        saw: /^.*Error\b.*$/m.exec(stderr)?.[0] ?? stderr.trim().slice(-200),
        healedIn: "–",
        lost: "it broke off",
        isAsItMustBe: false,
      };
    }
    const { sent, crashes, outages, wrong } = printed.parse(JSON.parse(stdout));
    const isAsItMustBe =
      wrong.length === 0 && sent > members / 10 && crashes > members / 100 && outages > members / 100;
    return {
      fault,
      saw: `${sent} reminders, ${outages} not taken by the gateway; ${wrong.slice(0, 3).join("; ") || "none twice, after a loss or STOP, at night, or as a fourth in a week"}`,
      healedIn: "–",
      lost: `${crashes} whose process ended while it sent them: claimed, and not sent again`,
      isAsItMustBe,
    };
  });
  await postgres.stop();
  return faults;
}
