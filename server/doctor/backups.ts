import { backupTimes } from "../backup/marks.ts";
import { findingsAbout, type Finding } from "./finding.ts";

const DAY_MS = 86_400_000;

export async function lookAtBackups(dataDir: string, now: number): Promise<Finding> {
  const { fine, note } = findingsAbout("backups");
  const { made, copied } = await backupTimes(dataDir);
  if (made === 0) return note("none was taken from this machine: see 'Nightly backups' in server/deploy/README.md");
  const days = Math.floor((now - made) / DAY_MS);
  const says = `the last was taken ${agoOf(days)}`;
  if (days > 1) return note(`${says}: take one, and see why the timer did not`);
  return copied === 0 ? note(`${says}, and none was copied elsewhere: a disk that fails takes both`) : fine(says);
}

function agoOf(days: number) {
  if (days < 1) return "within a day";
  return days === 1 ? "a day ago" : `${days} days ago`;
}
