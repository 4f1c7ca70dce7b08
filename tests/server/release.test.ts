import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const run = promisify(execFile);
const script = fileURLToPath(new URL("../../server/deploy/umeed-release", import.meta.url));

let home: string;
let origin: string;
let programs: string;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), "umeed-releases-"));
  [home, origin, programs] = [join(folder, "home"), join(folder, "origin"), join(folder, "bin")];
  for (const made of [home, programs, join(origin, "server/deploy")]) await mkdir(made, { recursive: true });
  await git("init", "--quiet", "--initial-branch=main");
  await writeFile(join(origin, "package-lock.json"), "{}");
  await writeFile(
    join(origin, "server/prepare.sh"),
    'cd "$(dirname "$0")/.." && mkdir -p node_modules && >>node_modules/one\n',
  );
  await doctorSays("fine  migrations  all are in");
  await run("git", ["clone", "--quiet", origin, join(home, "repository")]);
  // Two units run; what is asked of them is written down, and one does not come up where there is a file `broken`.
  const systemctl = [
    'case "$*" in',
    "*list-units*service) echo umeed@api.service; echo umeed@web.service ;;",
    "*list-units*socket) ;;",
    `*) echo "$* $(readlink "${home}/current")" >>"${programs}/asked"; [ ! -e "${home}/current/broken" ] ;;`,
    "esac",
  ];
  await writeFile(join(programs, "systemctl"), `#!/bin/sh\n${systemctl.join("\n")}\n`, { mode: 0o755 });
});
afterEach(() => rm(join(home, ".."), { recursive: true }));

async function git(...words: string[]) {
  const who = ["-c", "user.name=Umeed", "-c", "user.email=umeed@example.org"];
  return (await run("git", [...who, ...words], { cwd: origin })).stdout.trim();
}

/** Commits, with what doctor says in that version. @returns the folder of its release. */
async function doctorSays(line: string) {
  await writeFile(join(origin, "server/deploy/umeed-admin"), `#!/bin/sh\necho "${line}"\n`, { mode: 0o755 });
  return commit();
}

async function commit() {
  await git("add", "--all");
  await git("commit", "--quiet", "--allow-empty", "--message", "A version");
  return `releases/${await git("rev-parse", "--short=12", "HEAD")}`;
}

async function release(...words: string[]) {
  await rm(join(programs, "asked"), { force: true });
  const env = { PATH: `${programs}:${process.env.PATH}`, UMEED_HOME: home };
  const { code, said } = await run("sh", [script, ...words], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr.trim() }),
  );
  const asked = (await readFile(join(programs, "asked"), "utf8").catch(() => "")).trim().split("\n");
  return { code, said, asked, current: await readlink(join(home, "current")).catch(() => undefined) };
}

test("a version is installed beside the one that runs, switched to, and gone back from", async () => {
  const first = (await release()).current;
  const next = await commit();

  const forward = await release("main");

  expect(forward).toEqual({
    code: 0,
    said: `${next} runs`,
    asked: [`restart umeed@api.service ${next}`, `restart umeed@web.service ${next}`],
    current: next,
  });
  const inodes = [first, next].map(async (name) => (await stat(join(home, name ?? "", "node_modules/one"))).ino);
  expect(new Set(await Promise.all(inodes)).size).toBe(1);

  const back = await release("--back");
  expect([back.code, back.current, back.asked.length]).toEqual([0, first, 2]);
  expect((await release("--back")).current).toBe(next);
});

test("one that does not come up is left again", async () => {
  const first = (await release()).current;
  await writeFile(join(origin, "broken"), "");
  const broken = await commit();

  const { code, said, asked, current } = await release();

  expect([code, current]).toEqual([1, first]);
  expect(said).toContain(`${broken} does not come up`);
  expect(asked).toEqual([
    `restart umeed@api.service ${broken}`,
    `restart umeed@api.service ${first}`,
    `restart umeed@web.service ${first}`,
  ]);
});

test("where a migration is not additive, all units are stopped first, and only when that was asked for", async () => {
  const first = (await release()).current;
  const next = await doctorSays("note  migrations  1 are not in yet. '0060-x' is not additive: back up, and stop all");

  const unasked = await release();
  expect([unasked.code, unasked.current, unasked.asked]).toEqual([1, first, [""]]);
  expect(unasked.said).toMatch(/nothing was changed\..*'0060-x' is not additive.*--stop$/);

  const asked = await release("--stop");
  expect([asked.code, asked.current]).toEqual([0, next]);
  expect(asked.asked[0]).toBe(`stop umeed@api.service umeed@web.service ${first}`);
});

test("a version that cannot run on the database, or that there is none of, is not switched to", async () => {
  const first = (await release()).current;
  await doctorSays("mend  migrations  a newer version wrote the database");

  const unfit = await release();
  expect([unfit.code, unfit.current, unfit.said]).toEqual([1, first, expect.stringContaining("a newer version wrote")]);
  const unknown = await release("no-such-branch");
  expect([unknown.code, unknown.current, unknown.said]).toEqual([
    1,
    first,
    expect.stringContaining("there is no 'no-s"),
  ]);
});

test("the newest three are kept, with the one to go back to", async () => {
  const names: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    await commit();
    names.push((await release()).current ?? "");
  }
  expect(new Set(names).size).toBe(5);
  expect(new Set(await readdir(join(home, "releases")))).toEqual(new Set(names.slice(2).map((name) => name.slice(9))));
});
