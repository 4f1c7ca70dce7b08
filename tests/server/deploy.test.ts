import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { findNginx, testNginx } from "../support/nginx.ts";
import { environmentSchema } from "../../server/environment.ts";

const run = promisify(execFile);
const SETTINGS = Object.keys(environmentSchema.shape);
const folder = new URL("../../server/deploy/", import.meta.url);
const read = (name: string) => readFile(new URL(name, folder), "utf8");
const assigned = (text: string) => [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? "");

test("the README of deployment has each setting once", async () => {
  const readme = await read("README.md");
  const rows = readme.split("\n").filter((line) => line.startsWith("| `"));
  const named = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = ""]) => name),
  );
  expect(named.toSorted()).toEqual(SETTINGS.toSorted());
});

test("each package of each platform is installed only as it was published", async () => {
  const lock = JSON.parse(await readFile(new URL("../../package-lock.json", import.meta.url), "utf8"));
  const { "": _own, ...packages } = z
    .record(z.string(), z.object({ integrity: z.string().optional() }))
    .parse(lock.packages);
  expect(Object.keys(packages).length).toBeGreaterThan(200);
  const loose = Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(loose.map(([path]) => path)).toEqual([]);
});

test("the files of a deployment name only settings that there are", async () => {
  expect((await readdir(folder)).toSorted()).toEqual([
    "Caddyfile",
    "Dockerfile",
    "README.md",
    "alerts.yml",
    "compose.yaml",
    "grafana.json",
    "nginx.conf",
    "umeed-admin",
    "umeed-backup",
    "umeed-backup.service",
    "umeed-backup.timer",
    "umeed-release",
    "umeed.env.example",
    "umeed@.service",
    "umeed@all.socket",
    "until-it-answers",
  ]);
  const example = assigned(await read("umeed.env.example"));
  expect(example.length).toBeGreaterThan(5);
  expect(example.filter((name) => !SETTINGS.includes(name))).toEqual([]);

  const compose = z
    .object({ services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).optional() })) })
    .parse(parse(await read("compose.yaml"), { merge: true }));
  for (const role of ["web", "api"]) {
    const names = Object.keys(compose.services[role]?.environment ?? {});
    expect(names).toContain("SESSION_SECRET");
    expect(names.filter((name) => !SETTINGS.includes(name))).toEqual([]);
  }
});

test("the socket unit holds the port that the example settings name", async () => {
  const [, host, port] = /^ListenStream=(.+):(\d+)$/m.exec(await read("umeed@all.socket")) ?? [];
  const example = await read("umeed.env.example");
  expect(example).toContain(`\nHOST=${host}\n`);
  expect(example).toContain(`\nPORT=${port}\n`);
});

test("what an operator may ask of those with a role reaches the API in Docker, and stands in the example", async () => {
  expect(await read("compose.yaml")).toMatch(
    /ROLE: api\n(?: {6}.+\n)*? {6}REQUIRE_SECOND_FACTOR: \$\{REQUIRE_SECOND_FACTOR:-\}\n/,
  );
  expect(await read("umeed.env.example")).toMatch(/^#REQUIRE_SECOND_FACTOR=yes$/m);
});

test("the image starts the server with what `npm start` gives it", async () => {
  const dockerfile = await read("Dockerfile");
  const start = await readFile(new URL("../start.sh", folder), "utf8");
  const [, given = ""] = /^exec node (.+)$/m.exec(start) ?? [];
  expect(given).not.toBe("");
  expect(dockerfile).toContain(`CMD ["node_modules/.bin/node", "${given.split(" ").join('", "')}"]`);
  const [, arenas = ""] = /MALLOC_ARENA_MAX:-(\d)/.exec(start) ?? [];
  expect(dockerfile).toContain(`MALLOC_ARENA_MAX=${arenas}`);
});

test("the operator's command gets the settings of the unit as systemd reads them", async () => {
  const checkout = await mkdtemp(join(tmpdir(), "umeed-checkout-"));
  const programs = join(checkout, "bin");
  await mkdir(join(checkout, "server/deploy"), { recursive: true });
  await mkdir(programs);
  await cp(fileURLToPath(new URL("umeed-admin", folder)), join(checkout, "server/deploy/umeed-admin"));
  await writeFile(join(programs, "npm"), '#!/bin/sh\necho "$*|$APP_NAME|$APP_TAGLINE|$DATA_DIR|$PWD"\n');
  await chmod(join(programs, "npm"), 0o755);
  const settings = join(checkout, "all.env");
  await writeFile(settings, '# a comment\nAPP_NAME=Umeed of $HOME\nAPP_TAGLINE="in quotes"\n');
  const ask = (file: string) =>
    run(join(checkout, "server/deploy/umeed-admin"), ["grant", "+92 300 1234567", "editor"], {
      cwd: tmpdir(),
      env: { PATH: `${programs}:${process.env.PATH}`, UMEED_SETTINGS: file },
    });

  const { stdout } = await ask(settings);
  const words = "run --silent admin -- grant +92 300 1234567 editor";
  expect(stdout).toBe(`${words}|Umeed of $HOME|in quotes|/var/lib/umeed|${checkout}\n`);
  await expect(ask(join(checkout, "none.env"))).rejects.toMatchObject({ code: 1, stdout: "" });
  await rm(checkout, { recursive: true });
});

test("two that start at once install one after the other, and the second finds it done", async () => {
  const checkout = await mkdtemp(join(tmpdir(), "umeed-checkout-"));
  await mkdir(join(checkout, "server"));
  await mkdir(join(checkout, "bin"));
  await cp(fileURLToPath(new URL("../prepare.sh", folder)), join(checkout, "server/prepare.sh"));
  await writeFile(join(checkout, "package-lock.json"), "{}");
  const npm = [
    "echo called >>calls",
    "while [ ! -e goOn ]; do sleep 0.05; done",
    "mkdir -p node_modules",
    "touch node_modules/.package-lock.json",
  ];
  await writeFile(join(checkout, "bin/npm"), `#!/bin/sh\n${npm.join("\n")}\n`, { mode: 0o755 });
  const env = { PATH: `${join(checkout, "bin")}:${process.env.PATH}` };
  const prepare = () => run("sh", [join(checkout, "server/prepare.sh"), "install"], { env });
  const calls = () => readFile(join(checkout, "calls"), "utf8").catch(() => "");

  const first = prepare();
  await expect.poll(calls).toBe("called\n");
  const second = prepare();
  let said = "";
  second.child.stderr?.on("data", (text: string) => (said += text));
  await expect.poll(async () => said + (await calls())).toMatch(/Waiting|called\ncalled/);
  await writeFile(join(checkout, "goOn"), "");
  await Promise.all([first, second]);
  expect(await calls()).toBe("called\n");
  await rm(checkout, { recursive: true });
});

test.each(["app/routes.ts", "server/contract/text.ts", "public/robots.txt"])(
  "pages are built when %s has changed, and not otherwise",
  async (file) => {
    const checkout = await mkdtemp(join(tmpdir(), "umeed-checkout-"));
    for (const made of ["server", "bin", "node_modules", "build/client/covers"])
      await mkdir(join(checkout, made), { recursive: true });
    await cp(fileURLToPath(new URL("../prepare.sh", folder)), join(checkout, "server/prepare.sh"));
    for (const made of ["package-lock.json", "node_modules/.package-lock.json", "build/client/covers/default.png"])
      await writeFile(join(checkout, made), "");
    for (const part of ["app/routes.ts", "server/contract/text.ts", "public/robots.txt"]) {
      await mkdir(dirname(join(checkout, part)), { recursive: true });
      await writeFile(join(checkout, part), "");
    }
    await writeFile(join(checkout, "bin/npm"), "#!/bin/sh\necho built >>calls\n", { mode: 0o755 });
    const env = { PATH: `${join(checkout, "bin")}:${process.env.PATH}` };
    const prepare = () => run("sh", [join(checkout, "server/prepare.sh")], { env });

    await prepare();
    await prepare();
    expect(await readFile(join(checkout, "calls"), "utf8")).toBe("built\n");
    const later = new Date(Date.now() + 60_000);
    await utimes(join(checkout, file), later, later);
    await prepare();
    expect(await readFile(join(checkout, "calls"), "utf8")).toBe("built\nbuilt\n");
    await rm(checkout, { recursive: true });
  },
);

test.each([
  [{ PUBLIC_ORIGIN: "https://umeed.example" }, "SESSION_SECRET: must be set"],
  [{ SESSION_SECRET: "x".repeat(32) }, "PUBLIC_ORIGIN: must be set"],
  [{ SESSION_SECRET: "short", PUBLIC_ORIGIN: "https://umeed.example" }, "SESSION_SECRET: must be at least 32"],
  [{ SESSION_SECRET: "x".repeat(32), PUBLIC_ORIGIN: "umeed.example" }, "PUBLIC_ORIGIN: must start"],
  [{ PORT: "many" }, "PORT: must be a number"],
  [{ ROLE: "both" }, "ROLE: must be"],
  [{ ROLE: "web" }, "API_BASE_URL: must be set"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL: must start"],
])("before anything is installed, %j is refused in one line", async (settings, said) => {
  const checking = run("sh", [fileURLToPath(new URL("../check-settings.sh", folder))], { env: settings });
  await expect(checking).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`Umeed cannot start. ${said}`),
  });
});

test("before anything is installed, settings that are right, or none, pass", async () => {
  const right = { SESSION_SECRET: "x".repeat(32), PUBLIC_ORIGIN: "https://umeed.example", PORT: "3000", ROLE: "api" };
  for (const settings of [{}, right]) {
    const checking = run("sh", [fileURLToPath(new URL("../check-settings.sh", folder))], { env: settings });
    await expect(checking).resolves.toEqual({ stdout: "", stderr: "" });
  }
});

const nginx = findNginx();

test.skipIf(!nginx)("nginx takes the file for it, with one process or with several", async () => {
  const shipped = await read("nginx.conf");
  testNginx(nginx ?? "", shipped);
  const several = shipped.replaceAll(/^ {2}# (server .*)$/gm, "  $1");
  expect(several).not.toBe(shipped);
  testNginx(nginx ?? "", several);
  expect(() => testNginx(nginx ?? "", shipped.replace("least_conn;", "most_conn;"))).toThrow(/most_conn/);
});

test("the proxies log no query, refuse calls of the API in the clear, and redirect to a fixed name", async () => {
  const nginxFile = await read("nginx.conf");
  expect(nginxFile).toMatch(/location \/api\/ \{\s+return 403;/);
  expect(nginxFile).toContain("return 301 https://umeed.example$request_uri;");
  expect(nginxFile).toContain("ssl_reject_handshake on;");
  expect(/^log_format umeed .*$/m.exec(nginxFile)?.[0]).not.toMatch(
    /\$(request|request_uri|args|query_string|http_referer)\b/,
  );
  expect([...nginxFile.matchAll(/^server \{/gm)]).toHaveLength([...nginxFile.matchAll(/server_tokens off;/g)].length);
  const caddy = await read("Caddyfile");
  expect(caddy).toMatch(/@calls path \/api\/\* \/user\/update\s+handle @calls \{\s+respond 403/);
  expect(caddy).toContain("redir https://umeed.example{uri} permanent");
  expect([...caddy.matchAll(/header -Server/g)]).toHaveLength(2);
});
