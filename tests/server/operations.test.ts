import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { parseMetrics, valueOf } from "../support/metrics.ts";
import { findPromtool } from "../support/promtool.ts";
import { ownRedis } from "../support/redis.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";

const run = promisify(execFile);
const deploy = fileURLToPath(new URL("../../server/deploy/", import.meta.url));
const TOKEN = "a token of the graphs";

const promtool = findPromtool();

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.object({ summary: z.string(), action: z.string() }),
        }),
      ),
    }),
  ),
});

const boardSchema = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string() })).optional(),
    }),
  ),
});

const readDeployed = (name: string) => readFile(join(deploy, name), "utf8");
const rules = async () =>
  rulesSchema.parse(parse(await readDeployed("alerts.yml"))).groups.flatMap((group) => group.rules);
const panels = async () => boardSchema.parse(JSON.parse(await readDeployed("grafana.json"))).panels;

describe("what Prometheus reads of a process with a broker", () => {
  let broker: Awaited<ReturnType<typeof ownRedis>>;
  let umeed: TestUmeed;
  let dataDir: string;
  beforeAll(async () => {
    broker = await ownRedis();
    await broker.start();
    dataDir = await mkdtemp(join(tmpdir(), "umeed-"));
    umeed = await startTestUmeed({ METRICS_TOKEN: TOKEN, REDIS_URL: broker.url, DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await umeed.stop();
    await broker.halt();
    await rm(dataDir, { recursive: true });
  });
  const numbers = async () => {
    const answer = await fetch(`${umeed.address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    return parseMetrics(await answer.text());
  };

  test("has each name that the alerts and the dashboard ask for", async () => {
    const families = await numbers();
    const asked = [
      ...(await rules()).map(({ expr }) => expr),
      ...(await panels()).flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ];
    expect(asked.length).toBeGreaterThan(30);
    const series = asked.flatMap((expr) => expr.match(/\b(?:umeed|process|nodejs)_\w+/g) ?? []);
    const names = new Set(series.map((name) => name.replace(/_(bucket|count|sum)$/, "")));
    // PostgreSQL's alone: tests/server/metrics.test.ts has it.
    expect([...names].filter((name) => !families.has(name))).toEqual(["umeed_database_connections"]);
  });

  test("tells the version, the disk and the broker, also when that is gone", async () => {
    const families = await numbers();
    const info = families.get("umeed_build_info")?.samples[0];
    expect(info?.labels).toEqual({ version: expect.stringMatching(/^\d/), commit: expect.stringMatching(/^\w+$/) });
    const free = valueOf(families, "umeed_disk_bytes", { state: "free" }) ?? 0;
    expect(free).toBeGreaterThan(0);
    expect(valueOf(families, "umeed_disk_bytes", { state: "all" })).toBeGreaterThan(free);

    const isUp = async () => valueOf(await numbers(), "umeed_broker_up");
    await expect.poll(isUp).toBe(1);
    await broker.halt();
    await expect.poll(isUp, { timeout: 15_000 }).toBe(0);
    await broker.start();
    await expect.poll(isUp, { timeout: 15_000 }).toBe(1);
  });

  test("tells when a backup was made, and when it was copied", async () => {
    const time = async (step: string) => valueOf(await numbers(), "umeed_backup_timestamp_seconds", { step });
    expect([await time("made"), await time("copied")]).toEqual([0, 0]);
    const before = Date.now() / 1_000;
    const admin = fileURLToPath(new URL("../../server/admin.ts", import.meta.url));
    const env = { ...process.env, DATA_DIR: dataDir };
    await run(process.execPath, [admin, "backup", join(dataDir, "..", `${Date.now()}-backup`)], { env });
    expect(await time("made")).toBeGreaterThan(before - 1);
    expect(await time("copied")).toBe(0);
  });
});

test("a process without a broker says nothing of one", async () => {
  const umeed = await startTestUmeed({ METRICS_TOKEN: TOKEN });
  const answer = await fetch(`${umeed.address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(await answer.text()).not.toContain("umeed_broker_up");
  await umeed.stop();
});

test("no two alerts have one name, and no two panels one place", async () => {
  const names = (await rules()).map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
  const places = await panels();
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  const cells = places.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

describe.skipIf(!promtool)("promtool", () => {
  test("takes the rules, and each alert fires when it should, and not for what passes by itself", async () => {
    const [quiet = "", loud = ""] = ["alerts.test.yml", "alerts-fire.test.yml"].map((name) =>
      fileURLToPath(new URL(name, import.meta.url)),
    );
    await run(promtool ?? "", ["check", "rules", join(deploy, "alerts.yml")]);
    const { stdout } = await run(promtool ?? "", ["test", "rules", quiet, loud]);
    expect(stdout.match(/SUCCESS/g)).toHaveLength(2);
    const fired = await readFile(loud, "utf8");
    const names = (await rules()).map(({ alert }) => alert);
    expect(names.filter((name) => !fired.includes(`alertname="${name}"`))).toEqual([]);
  });
});

describe("the backup of every night", () => {
  /** A checkout whose npm and restic only write down how they were called. */
  async function checkout(restic = "exit 0") {
    const root = await mkdtemp(join(tmpdir(), "umeed-backup-"));
    for (const made of ["bin", "server/deploy", "data", "backups"]) await mkdir(join(root, made), { recursive: true });
    await writeFile(join(root, "server/deploy/umeed-backup"), await readDeployed("umeed-backup"), { mode: 0o755 });
    const programs = {
      npm: 'echo "npm $*" >>calls; for last; do :; done; mkdir "$last"',
      restic: `echo "restic $*" >>calls; ${restic}`,
    };
    for (const [name, body] of Object.entries(programs)) {
      await writeFile(join(root, "bin", name), `#!/bin/sh\n${body}\n`);
      await chmod(join(root, "bin", name), 0o755);
    }
    return {
      backups: async () => (await readdir(join(root, "backups"))).toSorted(),
      make: (name: string) => mkdir(join(root, "backups", name)),
      calls: async () => (await readFile(join(root, "calls"), "utf8")).trim().split("\n"),
      isMarked: () =>
        stat(join(root, "data/backup-copied")).then(
          () => true,
          () => false,
        ),
      run: (settings: Record<string, string> = {}) =>
        run(join(root, "server/deploy/umeed-backup"), [], {
          env: {
            PATH: `${join(root, "bin")}:${process.env.PATH}`,
            DATA_DIR: join(root, "data"),
            BACKUP_DIR: join(root, "backups"),
            ...settings,
          },
        }),
      end: () => rm(root, { recursive: true }),
    };
  }

  test("keeps the newest, and nothing of other names is removed", async () => {
    const { run: back, make, backups, calls, isMarked, end } = await checkout();
    const old = ["2026-01-01T03-30-00Z", "2026-01-02T03-30-00Z", "2026-01-03T03-30-00Z"];
    for (const name of [...old, "before the move"]) await make(name);
    await back({ BACKUPS_KEPT: "2" });
    const [second, newest, kept] = await backups();
    expect([second, kept]).toEqual([old[2], "before the move"]);
    expect(newest).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/);
    expect(await calls()).toEqual([expect.stringContaining(`run --silent admin -- backup `)]);
    expect(await isMarked()).toBe(false);
    await end();
  });

  test("is copied elsewhere, and marked as copied", async () => {
    const { run: back, calls, isMarked, end } = await checkout();
    await back({ RESTIC_REPOSITORY: "s3:elsewhere" });
    expect((await calls()).map((call) => call.split(" ").slice(0, 2).join(" "))).toEqual([
      "npm run",
      "restic cat",
      "restic backup",
      "restic forget",
    ]);
    expect(await isMarked()).toBe(true);
    await end();
  });

  test("fails loudly when it can't be copied, and is not marked", async () => {
    const { run: back, backups, isMarked, end } = await checkout('[ "$1" != backup ]');
    await expect(back({ RESTIC_REPOSITORY: "s3:elsewhere" })).rejects.toMatchObject({ code: 1 });
    expect([(await backups()).length, await isMarked()]).toEqual([1, false]);
    await end();
  });
});
