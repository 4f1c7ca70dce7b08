import type { Visitor } from "../web/visitor.ts";
import { loadTimes } from "./load.ts";
import type { Running } from "./processes.ts";
import { atMost, type Row } from "./table.ts";

const WARMING_UP = 200;
const TIMES = 300;
/** What else runs on the machine disturbs some rounds; the best counts. */
const ROUNDS = 3;
/** Half of NodeBB's, on the machine of the ladder. */
const MOST_MS = 4.9;

/** Milliseconds of the server's processor for a request; `layers.md` says what takes them. */
export async function memberPageRows(site: Running, member: Visitor): Promise<Row[]> {
  const headers = { cookie: member.cookieHeader() };
  const costOf = async (path: string) => {
    await loadTimes(site.address + path, WARMING_UP, headers);
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = site.processorSeconds();
      await loadTimes(site.address + path, TIMES, headers);
      rounds.push(((site.processorSeconds() - before) * 1_000) / TIMES);
    }
    return Math.min(...rounds);
  };
  return [
    { what: "home", budget: "", measured: `${(await costOf("/")).toFixed(1)} ms` },
    atMost("forum list", await costOf("/forum"), MOST_MS, "ms", 1),
    atMost("thread of a post and 10 comments", await costOf(await longThread(member)), MOST_MS, "ms", 1),
  ];
}

/** The sample post with the most comments. */
async function longThread(member: Visitor) {
  const { text } = await member.get("/forum?search=awake");
  const path = /href="(\/forum\/details\?id=[^"&]+)"/.exec(text)?.[1];
  if (!path) throw new Error("the samples' long thread is not found");
  return path;
}
