import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { fillFolder } from "../support/prepared-database.ts";
import { productionSettings } from "../support/production.ts";
import { startUmeedProcess, type UmeedProcess } from "../support/umeed-process.ts";

let folder: string;
let started: UmeedProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "umeed-"));
  started = [];
});
afterEach(async () => {
  for (const { kill } of started) kill("SIGKILL");
  await Promise.all(started.map(({ ended }) => ended));
  await rm(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}) {
  const umeed = await startUmeedProcess({ DATA_DIR: folder, LOG_LEVEL: "silent", ...settings });
  started.push(umeed);
  return umeed;
}

async function stop({ kill, ended }: UmeedProcess) {
  kill("SIGTERM");
  return ended;
}

const sampleOf = ({ output }: UmeedProcess) => {
  const [, phoneNumber, password] = /log in {2}(\S+) with password (\S+)/.exec(output()) ?? [];
  return { phoneNumber, password };
};

async function signIn({ address }: UmeedProcess, credentials: unknown) {
  const response = await fetch(`${address}/api/user/login/number-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  });
  return response.status;
}

describe("a trial", () => {
  test("says where it answers, where its data is, that it is a trial, and how to log in", async () => {
    const umeed = await start();

    expect(umeed.output().trimEnd().split("\n")).toEqual([
      expect.stringMatching(/^Umeed answers on http:\/\/localhost:\d+$/),
      `  data    ${folder}`,
      "  mode    local trial, this machine only, with samples",
      expect.stringMatching(/^ {2}log in {2}\+92\d{10} with password \S{12,} \(a sample member\)$/),
    ]);
    expect(umeed.errors()).toBe("");
    expect(await signIn(umeed, sampleOf(umeed))).toBe(200);
  });

  test("draws the sample's password anew at every start, and keeps its secret to itself", async () => {
    await fillFolder(folder, "trialToday");
    const first = await start();
    await stop(first);
    const secret = await readFile(join(folder, "secret"), "utf8");
    const { mode } = await stat(join(folder, "secret"));

    const second = await start();

    expect(secret.trim().length).toBeGreaterThanOrEqual(32);
    expect((mode & 0o777).toString(8)).toBe("600");
    expect(await readFile(join(folder, "secret"), "utf8")).toBe(secret);
    expect(first.output() + second.output()).not.toContain(secret.trim());
    expect(sampleOf(second).password).not.toBe(sampleOf(first).password);
    expect(await signIn(second, sampleOf(first))).toBe(401);
    expect(await signIn(second, sampleOf(second))).toBe(200);
  });

  test("keeps what it writes from other users of the machine, also what was readable before", async () => {
    const made = join(folder, "new", "data");
    await stop(await start({ DATA_DIR: made }));
    const modes = async (parent: string) => {
      const names = await readdir(parent, { recursive: true });
      return Promise.all(names.map(async (name) => [name, (await stat(join(parent, name))).mode & 0o077]));
    };
    expect((await stat(made)).mode & 0o777).toBe(0o700);
    expect(await readdir(made)).toContain("umeed.sqlite");
    expect((await modes(made)).filter(([, open]) => open !== 0)).toEqual([]);

    await chmod(join(made, "umeed.sqlite"), 0o644);
    await stop(await start({ DATA_DIR: made }));
    expect((await stat(join(made, "umeed.sqlite"))).mode & 0o777).toBe(0o600);
    expect(await readdir(made)).not.toContainEqual(expect.stringMatching(/writable/));
  });

  test("names what looks like a setting and is none", async () => {
    await fillFolder(folder, "trialToday");
    const umeed = await start({ EMERGENCY_NUMER: "1122", DATA_DIRECTORY: "elsewhere" });
    expect(umeed.output()).toContain("  warning EMERGENCY_NUMER is no setting: is EMERGENCY_NUMBER meant?\n");
    expect(umeed.output()).not.toContain("DATA_DIRECTORY");
  });

  test("answers this machine only", async () => {
    await fillFolder(folder, "trialToday");
    const { address = "" } = await start();
    const { port } = new URL(address);
    const others = createServer();

    // Were it open to every address, this one would be taken.
    others.listen(Number(port), "127.0.0.2");
    await once(others, "listening");
    expect(others.listening).toBe(true);
    others.close();
  });
});

describe("production", () => {
  test("says the address that browsers use", async () => {
    const settings = await productionSettings();
    await fillFolder(folder, "production");

    const umeed = await start({ ...settings, ROLE: "all", PUBLIC_ORIGIN: "https://umeed.example.org" });

    expect(umeed.output().trimEnd().split("\n")).toEqual([
      "Umeed answers on https://umeed.example.org",
      `  data    ${folder}`,
      "  mode    production, role all",
      "  warning SMS_WEBHOOK_URL is not set: members who forget their password get no code by SMS.",
    ]);
  });

  test("as an API alone says where it listens and its role, and has no sample to log in with", async () => {
    const settings = await productionSettings();

    const umeed = await start({ ...settings, PUBLIC_ORIGIN: "https://umeed.example.org" });

    expect(umeed.output().trimEnd().split("\n")).toEqual([
      `Umeed answers on http://localhost:${settings.PORT}`,
      `  data    ${folder}`,
      "  mode    production, role api",
      "  warning SMS_WEBHOOK_URL is not set: members who forget their password get no code by SMS.",
    ]);
    const answer = await fetch(`http://127.0.0.1:${settings.PORT}/healthz`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
    await expect(readFile(join(folder, "secret"))).rejects.toThrow(/ENOENT/);
  });

  test("on plain http under a name of a network, it warns and sends no promise of TLS", async () => {
    const settings = await productionSettings();
    await fillFolder(folder, "production");

    const umeed = await start({ ...settings, PUBLIC_ORIGIN: "http://umeed.lan" });

    expect(umeed.output()).toContain("warning PUBLIC_ORIGIN is plain http");
    const answer = await fetch(`http://127.0.0.1:${settings.PORT}/healthz`);
    expect(answer.headers.has("strict-transport-security")).toBe(false);
  });
});

describe("it does not start, and says why in one line that names the setting,", () => {
  async function refusal(settings: Record<string, string>) {
    const umeed = await start(settings);
    const { code } = await umeed.ended;
    expect(umeed.output()).toBe("");
    expect(umeed.errors()).toMatch(/^Umeed cannot start\. [^\n]+\n$/);
    expect(umeed.errors()).not.toMatch(/ at |node:|\.ts/);
    expect(code).toBe(1);
    return umeed.errors();
  }

  test("for a setting that can't be", async () => {
    expect(await refusal({ PORT: "many" })).toContain("PORT: must be a number");
  });

  test("for a port that is taken", async () => {
    await fillFolder(folder, "trialToday");
    const other = createServer().listen(await freePort(), "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = String(address instanceof Object ? address.port : "");

    expect(await refusal({ PORT: port })).toContain(`PORT: port ${port} is taken`);
    other.close();
  });

  test("for a host that is none of this machine", async () => {
    const settings = await productionSettings();
    await fillFolder(folder, "production");

    expect(await refusal({ ...settings, HOST: "192.0.2.1" })).toContain("HOST: ");
    expect(await refusal({ ...settings, HOST: "no-such-host.invalid" })).toContain("HOST: ");
  });

  test("for a data folder that can't be written", async () => {
    await writeFile(join(folder, "file"), "");
    const path = join(folder, "file/data");

    expect(await refusal({ DATA_DIR: path })).toContain(`DATA_DIR: cannot write to ${path} (ENOTDIR)`);
  });

  test("for a data folder in a file system that makes none", async () => {
    expect(await refusal({ DATA_DIR: "/proc/x" })).toContain("DATA_DIR: cannot write to /proc/x (ENOENT)");
  });

  test("for a secret whose name is misspelt", async () => {
    const settings = { PUBLIC_ORIGIN: "https://umeed.example.org", SESION_SECRET: "x".repeat(32) };
    expect(await refusal(settings)).toContain("; SESION_SECRET is no setting: is SESSION_SECRET meant?");
  });

  test("for a data file that is no database", async () => {
    await writeFile(join(folder, "umeed.sqlite"), "a letter to a friend, and no database at all\n".repeat(50));

    expect(await refusal({})).toMatch(/DATA_DIR: the database can't be opened \(.*not a database/);
    expect(await readFile(join(folder, "umeed.sqlite"), "utf8")).toContain("a letter to a friend");
  });

  test("for a database that a newer version wrote", async () => {
    const file = new DatabaseSync(join(folder, "umeed.sqlite"));
    file.exec("create table kysely_migration (name text, timestamp text)");
    file.exec("insert into kysely_migration values ('9999-of-tomorrow', '')");
    file.close();

    expect(await refusal({})).toContain("DATA_DIR: a newer version wrote the database");
  });

  test("for a PostgreSQL that does not answer, without telling its password", async () => {
    const port = await freePort();

    for (const host of ["127.0.0.1", "localhost"]) {
      const said = await refusal({ DATABASE_URL: `postgres://umeed:hush-hush@${host}:${port}/umeed` });
      expect(said).toMatch(/DATABASE_URL: the database can't be opened \(.*ECONNREFUSED/);
      expect(said).not.toContain("hush-hush");
    }
  });
});
