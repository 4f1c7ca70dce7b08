import { mkdtemp } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { ensurePostgres, freshDatabase } from "../support/postgres.ts";
import { inTemporaryFolder } from "../support/temporary-folder.ts";
import { Visitor } from "../web/visitor.ts";
import { articleTapRows } from "./article-tap.ts";
import { communityRows } from "./community-costs.ts";
import { firstLoadRows } from "./first-loads.ts";
import { forumRows } from "./forum.ts";
import { ladderRows } from "./ladder.ts";
import { memberPageRows } from "./member-pages.ts";
import { messageRows } from "./messages.ts";
import { offlinePairRows } from "./offline-pairs.ts";
import { start, startRows } from "./starts.ts";
import { printRows } from "./table.ts";
import { textBrowserRows } from "./text-browsers.ts";
import { weightRows } from "./weights.ts";

/**
 * `npm run bench [site|article|forum|messages|offline|community]`: what the budgets of the architecture say, and what is measured here and now. It reports
 * and judges nothing: a time limit on a machine that others share is no test.
 */
const parts: Record<string, () => Promise<void>> = { site, article, forum, messages, offline, community };

const TAP = "Home → article, in such a browser";

const began = performance.now();
const [wanted = "site"] = process.argv.slice(2);
const part = parts[wanted];
if (!part) {
  console.error(`There is no bench '${wanted}', only ${Object.keys(parts).join(" and ")}.`);
  process.exit(1);
}
console.log(`Umeed's bench, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`);
const [busy = 0] = loadavg();
if (busy > cpus().length / 2) console.log(`The machine is busy (load ${busy.toFixed(1)}): its times say little.`);
await part();
console.log(`\n${Math.round((performance.now() - began) / 1_000)} s`);

async function site() {
  await inTemporaryFolder(async (dataDir) => {
    const first = await start(dataDir);
    await first.site.stop();
    const second = await start(dataDir);
    try {
      printRows("Start and rest", await startRows(first, second));
      const { site, sample } = second;
      const [visitor, member] = [new Visitor(site.address), new Visitor(site.address)];
      await member.post("/login", { ...first.sample, ...sample, intent: "login" });
      await member.get("/");
      printRows("Bytes (exact, brotli)", await weightRows(visitor, member));
      printRows("Under load, 16 connections, plain", await ladderRows(site, member.cookieHeader()));
      printRows("Processor time of a member's page", await memberPageRows(site, member));
      printRows("After the load", [{ what: "memory", budget: "", measured: `${Math.round(site.memory())} MB` }]);
      printRows("First load: 400 kbit/s, 400 ms, CPU 4× slower, 360 px", await firstLoadRows(second));
      printRows(TAP, await articleTapRows(second));
      printRows("Text browsers", await textBrowserRows(visitor, member));
    } finally {
      await second.site.stop();
    }
  });
}

async function article() {
  await inTemporaryFolder(async (dataDir) => {
    const started = await start(dataDir);
    printRows(TAP, await articleTapRows(started).finally(() => started.site.stop()));
  });
}

/** Takes some minutes: most of them go into writing the posts. */
async function forum() {
  printRows("A million posts, SQLite", await forumRows(undefined));
  const postgres = await ensurePostgres();
  try {
    printRows("A million posts, PostgreSQL", await forumRows(postgres.url));
  } finally {
    await postgres.stop();
  }
}

async function messages() {
  printRows("1000 open streams, 100 messages a second, one process, SQLite", await messageRows());
}

async function offline() {
  printRows("First load with and without pages kept by the phone, in pairs", await offlinePairRows());
}

/**
 * `npm run bench community [members] [place]`: 10,000 on both databases, or as many in one place, a folder for SQLite or
 * `postgres://…`. What is made in a place of your own stays there, and is not made again.
 */
async function community() {
  const [, members = "10000", place] = process.argv.slice(2);
  const measure = async (dataDir: string, databaseUrl?: string) => {
    const { rows, costs } = await communityRows({ members: Number(members), dataDir, databaseUrl });
    const where = `${Number(members).toLocaleString("en")} members, ${databaseUrl ? "PostgreSQL" : "SQLite"}`;
    printRows(`${where}: what is stored`, rows);
    printRows(`${where}: processor time of a request`, costs);
  };
  await inTemporaryFolder(async (folder) => {
    if (place?.startsWith("postgres")) return await measure(folder, place);
    if (place) return await measure(place);
    await measure(folder);
    const postgres = await ensurePostgres();
    const database = await freshDatabase(postgres.url, "community");
    await measure(await mkdtemp(join(folder, "postgres-")), database.url)
      .finally(database.drop)
      .finally(postgres.stop);
  });
}
