import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Site } from "../support/site.ts";

/** A file of a member's data that another process is making; to be disposed of. @param partsDone of its parts */
export function exportUnderWay({ dataDir }: Site, { phoneNumber }: { phoneNumber: string }, partsDone: number) {
  const database = new DatabaseSync(join(dataDir, "umeed.sqlite"), { timeout: 5_000 });
  const later = Date.now() + 3_600_000;
  database
    .prepare(
      `insert into data_export (id, member_id, state, parts_done, claim, claimed_until, created_at, expires_at)
       select 'of-' || id, id, 'working', ?, 'another process', ?, 0, ? from member where phone = ?`,
    )
    .run(partsDone, later, later, phoneNumber);
  return {
    /** Changes it. @param values as SQL sets them */
    set(values: string) {
      database
        .prepare(`update data_export set ${values} where member_id = (select id from member where phone = ?)`)
        .run(phoneNumber);
    },
    [Symbol.dispose]: () => database.close(),
  };
}
