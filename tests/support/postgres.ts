import { spawn, spawnSync } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { once } from "node:events";
import { appendFileSync, chownSync, existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { memoryFolder } from "./memory-folder.ts";
import { aptInstall, canAptInstall, isRoot, onPath } from "./chromium.ts";

const { escapeIdentifier: quote } = pg;

/** A PostgreSQL server for a test run; `url` may create databases on it. */
export interface TestPostgres {
  url: string;
  stop: () => Promise<void>;
}

/** One that a test has to itself, keeps what it acknowledged, and can be away for a while. */
export interface OwnPostgres extends TestPostgres {
  /** Ends it at once, as a crash would. */
  halt: () => void;
  start: () => void;
  /** Stops all its processes where they are, as a machine that hangs does. */
  freeze: () => void;
  thaw: () => void;
}

/** A database of its own for one test file. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * A PostgreSQL to test on: the server at `TEST_DATABASE_URL`, else a throw-away cluster from the system's programs,
 * which are installed first where they are missing and may be. Throws an error that names what to install.
 */
export async function ensurePostgres(): Promise<TestPostgres> {
  process.env.UMEED_TEST_RUN ??= randomBytes(4).toString("hex");
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    const { url: overTcp, folder, stop } = await startCluster(findPrograms() ?? installPrograms());
    // A query costs half as much of the processor as over TCP, and most tests on PostgreSQL are made of queries.
    return { url: `${overTcp}?host=${encodeURIComponent(folder)}`, stop };
  }

  const problem = await connectionProblem(url);
  if (problem) throw new Error(`TEST_DATABASE_URL is set, and no PostgreSQL answers there: ${problem}`);
  return { url, stop: () => dropDatabasesOfThisRun(url) };
}

/** A throw-away cluster of a test's own, whatever server the other tests are on. */
export async function ownPostgres(): Promise<OwnPostgres> {
  return startCluster(findPrograms() ?? installPrograms(), "-c fsync=off");
}

/** Creates an empty database of a name not used before, or a copy of `template` (see {@link templateDatabase}). */
export async function freshDatabase(url: string, name = "test", template = "template0"): Promise<TestDatabase> {
  const database = `${namePrefix()}${name.slice(0, 24)}_${randomBytes(5).toString("hex")}`;
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ isNew: boolean }>(
      `select current_setting('server_version_num')::int >= 150000 as "isNew"`,
    );
    // By its log, as is the default since then, a copy costs two and a half times as much.
    const strategy = rows[0]?.isNew ? "strategy file_copy" : "";
    await client.query(`create database ${quote(database)} template ${quote(template)} ${strategy}`);
  });
  return { url: urlOf(url, database), drop: () => dropDatabase(url, database) };
}

/**
 * The name of a database that `prepare` filled (migrated, seeded), made once in a run whichever worker asks first:
 * copying it is much faster than preparing each. `prepare` must close its connections.
 */
export async function templateDatabase(
  url: string,
  name: string,
  prepare: (url: string) => Promise<void>,
): Promise<string> {
  const template = `${namePrefix()}${name.slice(0, 24)}_template`;
  const unfinished = `${template}_unfinished`;
  await withClient(url, async (client) => {
    await client.query("select pg_advisory_lock(hashtext($1))", [template]);
    const existing = await client.query("select from pg_database where datname = $1", [template]);
    if (existing.rowCount) return;
    await client.query(`drop database if exists ${quote(unfinished)} with (force)`);
    await client.query(`create database ${quote(unfinished)} template template0`);
    await prepare(urlOf(url, unfinished));
    await client.query(`alter database ${quote(unfinished)} rename to ${quote(template)}`);
  });
  return template;
}

function findPrograms(): string | undefined {
  const version = (folder: string) => Number(folder.split("/").at(-2));
  const debian = globSync("/usr/lib/postgresql/*/bin").toSorted((a, b) => version(b) - version(a));
  const config = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  const isComplete = (folder: string) => ["initdb", "pg_ctl"].every((program) => existsSync(join(folder, program)));
  return [...onPath("initdb").map(dirname), ...debian, config.stdout?.trim() || "/"].find(isComplete);
}

function installPrograms(): string {
  if (canAptInstall() && aptInstall("postgresql-common")) {
    // Debian's package would otherwise make and start a cluster of its own, which nobody asked for.
    const settings = "/etc/postgresql-common/createcluster.conf";
    const before = readFileSync(settings, "utf8");
    appendFileSync(settings, "\ncreate_main_cluster = false\n");
    aptInstall("postgresql");
    writeFileSync(settings, before);
  }
  const installed = findPrograms();
  if (installed) return installed;
  throw new Error(
    "No PostgreSQL to test on: neither TEST_DATABASE_URL nor the programs 'initdb' and 'pg_ctl'.\n" +
      "Install one of these, then run the tests again:\n" +
      "  Debian:  apt-get install postgresql\n" +
      "  Fedora:  dnf install postgresql-server\n" +
      "  macOS:   brew install postgresql\n" +
      "or set TEST_DATABASE_URL to a server on which the tests may create databases.",
  );
}

/** @param safety what it may lose when it ends at once: nothing that only a fall of the machine would take, or anything. */
async function startCluster(
  programs: string,
  safety = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0",
): Promise<OwnPostgres & { folder: string }> {
  const account = isRoot ? { ...accountOtherThanRoot(), cwd: "/" } : undefined;
  // Root's own temporary folder may be closed to the account that the server runs as.
  const folder = mkdtempSync(join(isRoot ? (memoryFolder() ?? "/tmp") : tmpdir(), "umeed-postgres-"));
  const [data, log, passwordFile] = [join(folder, "data"), join(folder, "log"), join(folder, "password")];
  const password = randomBytes(16).toString("hex");
  writeFileSync(passwordFile, password);
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);

  // The guard waits for its input to close, which the kernel does however this process ends, SIGKILL included;
  // so nothing below needs to clean up when it fails.
  const cleaning = 'cat >/dev/null; "$1/pg_ctl" stop -D "$2/data" -m immediate; rm -rf "$2"';
  const guard = spawn("sh", ["-c", cleaning, "sh", programs, folder], {
    ...account,
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.unref();
  const stop = async () => {
    if (guard.exitCode !== null) return;
    guard.ref();
    guard.stdin.end();
    await once(guard, "exit");
  };

  const run = (program: string, ...args: string[]) =>
    spawnSync(join(programs, program), ["-D", data, ...args], {
      ...account,
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
    });

  const locale = process.platform === "linux" ? "C.UTF-8" : "en_US.UTF-8";
  const access = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
  const made = run("initdb", ...access, "-E", "UTF8", `--locale=${locale}`, "--no-sync");
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);

  const reach = `-c listen_addresses=127.0.0.1 -c unix_socket_directories='${folder}' -c max_connections=200`;
  for (let attempt = 1; ; attempt += 1) {
    // Below the ports that systems hand out themselves; another server may still have it.
    const port = randomInt(20_000, 32_000);
    const start = () => run("pg_ctl", "start", "-w", "-l", log, "-o", `-p ${port} ${reach} ${safety}`);
    const signal = (name: "STOP" | "CONT") => {
      const [pid = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
      spawnSync("kill", [`-${name}`, pid]);
      spawnSync("pkill", [`-${name}`, "-P", pid]);
    };
    const freeze = () => signal("STOP");
    const thaw = () => signal("CONT");
    const halt = () => run("pg_ctl", "stop", "-w", "-m", "immediate");
    const started = start();
    const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
    const problem = started.status === 0 ? await connectionProblem(url, 10_000) : readFileSync(log, "utf8");
    if (!problem) return { url, folder, stop, halt, start, freeze, thaw };
    if (attempt === 5) throw new Error(`PostgreSQL did not start: ${problem}`);
  }
}

function accountOtherThanRoot(): { uid: number; gid: number } {
  const id = (...args: string[]) => Number(spawnSync("id", args, { encoding: "utf8" }).stdout || NaN);
  const accounts = ["postgres", "nobody"].map((name) => ({ uid: id("-u", name), gid: id("-g", name) }));
  const account = accounts.find(({ uid, gid }) => uid > 0 && gid > 0);
  if (account) return account;
  throw new Error("PostgreSQL refuses to run as root, and there is no account 'postgres' or 'nobody' to run it as.");
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function connectionProblem(url: string, patience = 0): Promise<string | undefined> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      await withClient(url, (client) => client.query("select 1"));
      return undefined;
    } catch (error) {
      const causes = error instanceof AggregateError ? error.errors : [error];
      if (Date.now() >= deadline) return causes.map(String).join("; ");
      await sleep(100);
    }
  }
}

async function dropDatabasesOfThisRun(url: string): Promise<void> {
  const left = await withClient(url, (client) =>
    client.query<{ datname: string }>("select datname from pg_database where starts_with(datname, $1)", [namePrefix()]),
  );
  for (const { datname } of left.rows) await dropDatabase(url, datname);
}

async function dropDatabase(url: string, database: string): Promise<void> {
  await withClient(url, (client) => client.query(`drop database if exists ${quote(database)} with (force)`));
}

function namePrefix(): string {
  return `umeed_${process.env.UMEED_TEST_RUN ?? process.pid}_`;
}

function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
