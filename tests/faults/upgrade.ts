import { execFileSync } from "node:child_process";
import { appendFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { callApi } from "../support/api-call.ts";
import type { Fault } from "./fault.ts";
import { heldSocket, startRelease, type Release } from "./release-process.ts";
import { UpgradeLoad } from "./upgrade-load.ts";

const project = join(import.meta.dirname, "../..");
const SETTLE_MS = 3_000;
const WAIT_MAX_MS = 10_000;
/** Without it a version refuses every newer schema. */
const KNOWS_ADDITIVE = "server/db/applied-migrations.ts";

/** From the version before to this one and back, as `umeed-release` does it, on one process whose port systemd holds. */
export async function upgradeByDay(): Promise<Fault> {
  const root = await mkdtemp(join(tmpdir(), "umeed-upgrade-"));
  const [before, after] = [join(root, "releases/before"), join(root, "releases/after")];
  await checkOut(earlierCommit(), before);
  await checkOut(git("stash", "create") || "HEAD", after);
  // So that the two differ, however alike their code is.
  await writeFile(
    join(after, "server/db/migrations/9998-of-tomorrow.sql"),
    "-- Additive: yes\ncreate table hint (\n  id text primary key\n);\n",
  );
  await appendFile(join(after, "app/styles/tokens.css"), "\nbody {\n  outline-offset: 1px;\n}\n");
  for (const release of [before, after]) build(release);

  const socket = heldSocket();
  const settings = { DATA_DIR: join(root, "data"), LOG_LEVEL: "silent" };
  const start = (release: string) => startRelease(release, socket, settings);
  let running = start(before);
  const { token, assets } = await asReader(running, socket.address);
  const load = new UpgradeLoad(socket.address, token, assets);
  const switchTo = async (release: string) => {
    const old = running;
    old.stop();
    await old.ended;
    running = start(release);
    if (!(await running.answers)) throw new Error(`${release} did not start: ${running.errors()}`);
    load.assets.push(...(await assetsOf(socket.address)));
    await pause(SETTLE_MS);
  };
  await pause(SETTLE_MS);
  await switchTo(after);
  await switchTo(before);
  const { failed, answered, slowest, written } = await load.end();
  const kept = titlesIn(join(settings.DATA_DIR, "umeed.sqlite"));
  const lost = written.filter((title) => !kept.has(title));
  const isDifferent = new Set(load.assets).size > new Set(assets).size;

  await writeFile(join(after, "server/db/migrations/9999-not-additive.sql"), "-- Additive: no\ndrop table hint;\n");
  await switchTo(after);
  running.stop();
  await running.ended;
  const refused = start(before);
  const isRefused = !(await refused.answers) && /9999-not-additive.*restore a backup/.test(refused.errors());
  refused.stop();
  await refused.ended;
  socket.close();
  await rm(root, { recursive: true });
  return {
    fault: "upgrade by day and back",
    saw: `${answered} answers, ${failed.length} failed ${failed.slice(0, 3).join(", ")}`.trim(),
    healedIn: `${(slowest / 1_000).toFixed(1)} s waited at most`,
    lost: `${lost.length} of ${written.length}, ${isRefused ? "a schema that is not additive refused" : "NOT REFUSED"}`,
    isAsItMustBe:
      failed.length === 0 &&
      answered > 0 &&
      written.length > 0 &&
      lost.length === 0 &&
      slowest < WAIT_MAX_MS &&
      isDifferent &&
      isRefused,
  };
}

const git = (...words: string[]) => execFileSync("git", words, { cwd: project, encoding: "utf8" }).trim();

/** The commit before this one, if it starts on a newer schema. */
function earlierCommit() {
  const knows = git("ls-tree", "--name-only", "HEAD~1", KNOWS_ADDITIVE) !== "";
  return knows ? "HEAD~1" : "HEAD";
}

async function checkOut(commit: string, folder: string) {
  await mkdir(folder, { recursive: true });
  const files = execFileSync("git", ["archive", commit], { cwd: project, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: files });
  await symlink(join(project, "node_modules"), join(folder, "node_modules"));
}

function build(folder: string) {
  execFileSync("npm", ["run", "--silent", "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
}

async function asReader(running: Release, address: string) {
  if (!(await running.answers)) throw new Error(`it did not start: ${running.errors()}`);
  const [, phoneNumber, password] = /log in {2}(\S+) with password (\S+)/.exec(running.output()) ?? [];
  const signedIn = await callApi(address, "POST", "/user/login/number-password", { body: { phoneNumber, password } });
  return { token: signedIn.textAt("token"), assets: await assetsOf(address) };
}

function titlesIn(path: string) {
  using file = new DatabaseSync(path, { readOnly: true });
  return new Set(
    file
      .prepare("select title from post")
      .all()
      .map(({ title }) => title),
  );
}

/** What the start page loads: an open page asks for such files later, too. */
async function assetsOf(address: string) {
  const page = await (await fetch(address, { headers: { connection: "close" } })).text();
  return [...new Set(page.match(/\/assets\/[\w$.-]+\.(js|css)/g))];
}
