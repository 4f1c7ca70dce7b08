import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { runCommand } from "../../server/commands.ts";
import { aptInstall, canAptInstall, onPath } from "../support/chromium.ts";
import { childEnvironment } from "../support/child-environment.ts";
import { freePort } from "../support/free-port.ts";
import { freshDatabase } from "../support/postgres.ts";
import { productionSettings } from "../support/production.ts";
import { findRedis, ownRedis } from "../support/redis.ts";
import { fillFolder } from "../support/prepared-database.ts";
import { startUmeedProcess } from "../support/umeed-process.ts";

const admin = fileURLToPath(new URL("../../server/admin.ts", import.meta.url));
const { TEST_DATABASE_URL = "" } = process.env;
const SECRET = "a secret of more than 32 characters";
const TIMEOUT_MS = 20_000;

const folder = mkdtempSync(join(tmpdir(), "umeed-"));
afterAll(() => rmSync(folder, { recursive: true }));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(folder, "data-"));
});

/** What the doctor says with these settings and no others, and how it ends. */
async function ask(settings: Record<string, string> = {}) {
  let output = "";
  const code = await runCommand(
    ["doctor"],
    { DATA_DIR: dataDir, ...settings },
    {
      print: (line) => (output += `${line}\n`),
      complain: (line) => expect.fail(line),
    },
  );
  return read(output, code);
}

/** The same of a process of its own, which believes the certificates that the settings name. */
async function askApart(settings: Record<string, string>) {
  const env = { ...childEnvironment(), ...settings };
  const asking = promisify(execFile)(process.execPath, [admin, "doctor"], { env });
  const { stdout, stderr, code } = await asking.then(
    (said) => ({ ...said, code: 0 }),
    (failure: { stdout: string; stderr: string; code: number }) => failure,
  );
  expect(stderr).toBe("");
  return read(stdout, code);
}

function read(stdout: string, code: number) {
  const lines = stdout.split("\n").filter((line) => /^(fine|note|mend) /.test(line));
  const of = (state: string) => lines.filter((line) => line.startsWith(state));
  return { code, stdout, fine: of("fine").join("\n"), notes: of("note"), mends: of("mend") };
}

describe("on one machine", () => {
  test("finds nothing to mend in a data folder that was used, and leaves every byte of it alone", async () => {
    await fillFolder(dataDir, "trial");
    const before = bytesOf(dataDir);
    const { code, fine, mends, stdout } = await ask();

    expect([code, mends]).toEqual([0, []]);
    expect(fine).toMatch(/settings +in order, for a trial/);
    expect(fine).toMatch(/folders +.*is writable/);
    expect(fine).toMatch(/disk +\d+ MB free/);
    expect(fine).toMatch(/database +SQLite, \d+ MB, whole and writable/);
    expect(fine).toMatch(/migrations +all \d+ are in/);
    expect(fine).toMatch(/clock +.* in Asia\/Karachi/);
    expect(stdout).toMatch(/\nNothing to mend\.\n$/);
    expect(bytesOf(dataDir)).toEqual(before);
  });

  test("finds nothing to mend beside a server that runs", async () => {
    await fillFolder(dataDir, "trial");
    const umeed = await startUmeedProcess({ DATA_DIR: dataDir });
    expect((await ask()).mends).toEqual([]);
    umeed.kill("SIGTERM");
    await umeed.ended;
  });

  test("takes a folder that the first start makes for what it is, and does not make it", async () => {
    const later = join(dataDir, "later");
    const { code, notes } = await ask({ DATA_DIR: later });

    expect([code, notes.join()]).toEqual([0, expect.stringContaining("the first start makes it")]);
    expect(existsSync(later)).toBe(false);
  });

  test("tells of a data folder that is none", async () => {
    const file = join(dataDir, "file");
    writeFileSync(file, "");
    const { code, mends } = await ask({ DATA_DIR: file });
    expect([code, mends.join()]).toEqual([1, expect.stringMatching(/folders +.*is no folder: set DATA_DIR/)]);
  });

  test("tells of a folder within it that can't be written to", async () => {
    await fillFolder(dataDir, "trial");
    rmSync(join(dataDir, "uploads"), { recursive: true, force: true });
    writeFileSync(join(dataDir, "uploads"), "");
    const { code, mends } = await ask();
    expect([code, mends.join()]).toEqual([1, expect.stringMatching(/folders +.*uploads is no folder/)]);
  });

  test("tells how many stored files are missing or damaged", async () => {
    await fillFolder(dataDir, "trial");
    mkdirSync(join(dataDir, "uploads"), { recursive: true });
    writeFileSync(join(dataDir, "uploads", "whole.jpg"), "whole");
    writeFileSync(join(dataDir, "uploads", "short.jpg"), "");
    using database = new DatabaseSync(join(dataDir, "umeed.sqlite"));
    const enter = database.prepare("insert into stored_file values (?, '/uploads/x', ?, ?, 0)");
    enter.run("whole.jpg", 5, "hash");
    expect((await ask()).fine).toMatch(/files +1 stored, all as long as they were/);

    for (const name of ["short.jpg", "missing.jpg"]) enter.run(name, 5, "hash");
    enter.run("found-damaged.jpg", 0, null);
    const { code, notes } = await ask();
    expect([code, notes.join()]).toEqual([0, expect.stringMatching(/files +3 of 4 are missing or damaged/)]);
  });

  test("tells of a damaged database", async () => {
    await fillFolder(dataDir, "trial");
    const file = join(dataDir, "umeed.sqlite");
    const bytes = readFileSync(file);
    bytes.fill(7, bytes.length / 2);
    writeFileSync(file, bytes);
    const { code, mends } = await ask();
    expect([code, mends.join()]).toEqual([1, expect.stringMatching(/database +.*restore a backup/)]);
  });

  test("tells of a file that is no database", async () => {
    writeFileSync(
      join(dataDir, "umeed.sqlite"),
      "a text that somebody put here, long enough to be read as a header. ".repeat(20),
    );
    const { code, mends } = await ask();
    expect([code, mends.join()]).toEqual([1, expect.stringMatching(/database +.*can't be read/)]);
  });

  test("tells a database of a newer version from one of an older", async () => {
    await fillFolder(dataDir, "trial");
    using database = new DatabaseSync(join(dataDir, "umeed.sqlite"));
    const forget = database.prepare("delete from kysely_migration where name = ?");
    const remember = database.prepare("insert into kysely_migration values (?, '2030')");
    forget.run("0057-additive-migrations");
    const older = await ask();
    expect([older.code, older.notes.join()]).toEqual([0, expect.stringMatching(/migrations +1 are not in yet/)]);
    expect(older.notes.join()).toContain("They are additive: the version before can run with them too");
    forget.run("0054-post-pictures");
    expect((await ask()).notes.join()).toContain("'0054-post-pictures' is not additive: back up, and stop all");

    for (const name of ["0054-post-pictures", "0057-additive-migrations", "9998-soon"]) remember.run(name);
    database.prepare("insert into additive_migration values ('9998-soon')").run();
    const nextDoor = await ask();
    expect([nextDoor.code, nextDoor.mends]).toEqual([0, []]);
    expect(nextDoor.fine).toMatch(/migrations +all \d+ are in, and 1 of a newer version that this one can run with/);

    remember.run("9999-later");
    const newer = await ask();
    expect([newer.code, newer.mends.join()]).toEqual([1, expect.stringContaining("start that version")]);
  });

  test("names every setting that is wrong, and shows no secret", async () => {
    const { code, mends, stdout } = await ask({ PORT: "many", TIME_ZONE: "Mars/Base", SESSION_SECRET: "hush" });
    expect(code).toBe(1);
    expect(new Set(mends.map((line) => /settings +(\w+):/.exec(line)?.[1]))).toEqual(
      new Set(["PORT", "SESSION_SECRET", "TIME_ZONE"]),
    );
    expect(stdout).toMatch(/\n3 things to mend\.\n$/);
    expect(stdout).not.toContain("hush");
    expect((await ask({ SESSION_SECRET: SECRET })).mends.join()).toMatch(/PUBLIC_ORIGIN: must be set together/);
  });
});

describe("asks PostgreSQL", () => {
  test("and tells where it can't be asked, without its password", async () => {
    const { code, mends, stdout } = await ask({ DATABASE_URL: "postgres://umeed:hush@127.0.0.1:1/umeed" });
    expect([code, mends.join()]).toEqual([
      1,
      expect.stringMatching(/database +PostgreSQL can't be asked \(ECONNREFUSED\)/),
    ]);
    expect(stdout).not.toContain("hush");
  });

  test.skipIf(!TEST_DATABASE_URL)("for its version, its migrations and its clock", async () => {
    const database = await freshDatabase(TEST_DATABASE_URL);
    const empty = await ask({ DATABASE_URL: database.url });
    expect([empty.code, empty.notes.join()]).toEqual([0, expect.stringContaining("the database is empty")]);
    expect(empty.fine).toMatch(/database +PostgreSQL \d+ answers/);
    expect(empty.fine).toMatch(/clock +\d\.\d s apart from the database's/);

    const umeed = await startUmeedProcess({ DATA_DIR: dataDir, DATABASE_URL: database.url });
    const full = await ask({ DATABASE_URL: database.url });
    expect([full.code, full.fine]).toEqual([0, expect.stringMatching(/migrations +all \d+ are in/)]);
    umeed.kill("SIGTERM");
    await umeed.ended;
    await database.drop();
  });
});

describe("asks the broker", () => {
  test("and tells where it can't be asked", async () => {
    const { code, mends, stdout } = await ask({ REDIS_URL: "redis://:hush@127.0.0.1:1" });
    expect([code, mends.join()]).toEqual([1, expect.stringMatching(/broker +it can't be asked/)]);
    expect(stdout).not.toContain("hush");
  });

  test.skipIf(!findRedis())("which answers", async () => {
    const redis = await ownRedis();
    await redis.start();
    const { code, fine } = await ask({ REDIS_URL: redis.url });
    await redis.halt();
    expect([code, fine]).toEqual([0, expect.stringMatching(/broker +Redis or Valkey answers/)]);
  });
});

describe("asks the API for the role web", () => {
  test("whether it is there, and has the same secret", async () => {
    const settings = await productionSettings();
    await fillFolder(dataDir, "production");
    const api = await startUmeedProcess({ ...settings, DATA_DIR: dataDir });
    const web = { ROLE: "web", PUBLIC_ORIGIN: "http://127.0.0.1:1", SESSION_SECRET: SECRET };
    const apiLines = async (more: Record<string, string>) =>
      (await ask({ ...web, ...more })).stdout.split("\n").filter((line) => / API /.test(line));

    expect(await apiLines({ API_BASE_URL: `${api.address}/api` })).toEqual([
      expect.stringMatching(/^fine .*same secret/),
    ]);
    expect(await apiLines({ API_BASE_URL: `${api.address}` })).toEqual([
      expect.stringMatching(/^mend .*ends in \/api/),
    ]);
    expect(await apiLines({ API_BASE_URL: "http://127.0.0.1:1/api" })).toEqual([
      expect.stringMatching(/^mend .*ECONN/),
    ]);
    expect(
      await apiLines({ API_BASE_URL: `${api.address}/api`, SESSION_SECRET: "another secret of more than 32 letters" }),
    ).toEqual([expect.stringMatching(/^mend .*another SESSION_SECRET/)]);
    api.kill("SIGTERM");
    await api.ended;
  });
});

describe("looks at the proxy from outside", { timeout: 3 * TIMEOUT_MS }, () => {
  type Change = (headers: IncomingMessage["headers"]) => Record<string, string | string[] | undefined>;
  const setsAddress: Change = (headers) => ({ ...headers, "x-forwarded-for": "198.51.100.4" });
  const passesOn: Change = (headers) => headers;
  const saysNothing: Change = ({ "x-forwarded-for": _dropped, ...headers }) => headers;

  /** Umeed behind a proxy that ends TLS: how to ask its doctor, and how to end the two. @param keeps whether it keeps answers back. */
  async function behind(
    change: Change,
    { keeps = false, more = {} }: { keeps?: boolean; more?: Record<string, string> } = {},
  ) {
    const umeedPort = await freePort();
    const handle = forwarding(umeedPort, change, keeps);
    const proxy = createServer(certificate(), handle).listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const { port } = Object(proxy.address());
    const settings = {
      PUBLIC_ORIGIN: `https://localhost:${port}`,
      SESSION_SECRET: SECRET,
      HOST: "127.0.0.1",
      PORT: String(umeedPort),
      TRUSTED_PROXIES: "127.0.0.1",
      NODE_EXTRA_CA_CERTS: join(folder, "cert.pem"),
      DATA_DIR: dataDir,
      ROLE: "all",
      ...more,
    };
    await fillFolder(dataDir, "production");
    const umeed = await startUmeedProcess(settings);
    return {
      ask: (others: Record<string, string> = {}) => askApart({ ...settings, ...others }),
      stopUmeed: async () => {
        umeed.kill("SIGTERM");
        await umeed.ended;
      },
      stopProxy: () => {
        proxy.closeAllConnections();
        proxy.close();
      },
    };
  }

  /** What the doctor says there. */
  async function askedBehind(...place: Parameters<typeof behind>) {
    const { ask, stopUmeed, stopProxy } = await behind(...place);
    const asked = await ask();
    await stopUmeed();
    stopProxy();
    return asked;
  }

  test("which does all right, and is away", async () => {
    const { ask, stopUmeed, stopProxy } = await behind(setsAddress);
    const { code, mends, fine } = await ask();
    expect([code, mends]).toEqual([0, []]);
    expect(fine).toMatch(/proxy +TLS is in order/);
    expect(fine).toMatch(/proxy +cookies are secure/);
    expect(fine).toMatch(/proxy +it is trusted; this call was seen to come from 198\.51\.100\.4/);
    expect(fine).toMatch(/proxy +streams come as they are sent/);
    expect((await ask({ NODE_EXTRA_CA_CERTS: "" })).mends.join()).toMatch(
      /SELF_SIGNED_CERT.*give the proxy a certificate/,
    );
    const other = await ask({ SESSION_SECRET: "another secret of more than 32 letters" });
    expect(other.mends.join()).toMatch(/another SESSION_SECRET/);
    await stopUmeed();
    expect((await ask()).mends.join()).toMatch(/answers 502, and not from Umeed/);
    stopProxy();
    expect((await ask()).mends.join()).toMatch(/ECONNREFUSED.*start the proxy/);
  });

  test("which keeps streams back", async () => {
    const asked = await askedBehind(setsAddress, { keeps: true });
    expect([asked.code, asked.notes.join()]).toEqual([0, expect.stringMatching(/streams are kept back/)]);
  });

  test.each([
    ["which is not trusted", setsAddress, { TRUSTED_PROXIES: "10.9.8.7" }, /add 127\.0\.0\.1 to TRUSTED_PROXIES/],
    ["which believes what callers claim", passesOn, {}, /passes on the X-Forwarded-For that a caller claims/],
    ["which says nothing of callers", saysNothing, {}, /sends no X-Forwarded-For/],
  ])("%s", async (_, change, more: Record<string, string>, says) => {
    const asked = await askedBehind(change, { more });
    expect([asked.code, asked.mends.join()]).toEqual([1, expect.stringMatching(says)]);
  });

  test("where there is none, over plain http", async () => {
    const settings = { ...(await productionSettings()), DATA_DIR: dataDir };
    await fillFolder(dataDir, "production");
    const umeed = await startUmeedProcess({ ...settings, ROLE: "all" });
    const { code, notes } = await ask({ ...settings, ROLE: "all" });
    expect(code).toBe(0);
    expect(notes.join()).toMatch(/plain http/);
    expect(notes.join()).toMatch(/no proxy was met/);

    const unasked = await fetch(`${umeed.address}/healthz`, { headers: { "x-umeed-doctor": "a guess" } });
    expect(await unasked.text()).toBe("ok\n");
    umeed.kill("SIGTERM");
    await umeed.ended;
  });

  function forwarding(port: number, change: Change, keeps: boolean) {
    return (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const { method, url: path, headers } = incoming;
      request({ host: "127.0.0.1", port, method, path, headers: change(headers) }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!keeps) {
          answer.pipe(outgoing);
          return;
        }
        const kept: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => kept.push(chunk)).on("end", () => outgoing.end(Buffer.concat(kept)));
      })
        .on("error", () => outgoing.writeHead(502).end("no upstream"))
        .end();
    };
  }

  function certificate() {
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    if (!existsSync(cert)) {
      if (onPath("openssl").length === 0 && canAptInstall()) aptInstall("openssl");
      const made = [
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "90",
        "-subj",
        "/CN=localhost",
        "-keyout",
        key,
        "-out",
        cert,
      ];
      execFileSync("openssl", ["req", "-x509", ...made, "-addext", "subjectAltName=DNS:localhost"], {
        stdio: "ignore",
      });
    }
    return { key: readFileSync(key), cert: readFileSync(cert) };
  }
});

/** Every file below a folder, by its bytes. */
function bytesOf(root: string) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => `${path} ${createHash("sha256").update(readFileSync(path)).digest("hex")}`)
    .toSorted();
}
