import { rmSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkContent } from "../../../server/content-check/check.ts";
import { textOfPage } from "../../../server/content-check/page-text.ts";
import { freePort } from "../../support/free-port.ts";

const manners = { timeoutMs: 5_000, pauseMs: 0 };
const words = "A baby who breathes fast needs help at once. ".repeat(5);
const pageOf = (text: string, around = "") =>
  `<html><body><nav>${around}</nav><main><script>var now = "${around}";</script><p>${text}</p></main></body></html>`;

let folder: string;
let closing: (() => void)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "umeed-content-"));
  await mkdir(join(folder, "articles"));
});
afterEach(async () => {
  for (const close of closing) close();
  closing = [];
  await rm(folder, { recursive: true });
});

/** @returns the site's address; `paths` are those that were asked for. */
async function site(pages: Record<string, string | RequestListener>) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const { url = "" } = request;
    paths.push(url);
    const page = pages[url];
    if (typeof page === "function") return page(request, response);
    response.writeHead(page === undefined ? 404 : 200, {
      "Content-Type": url.endsWith(".txt") ? "text/plain" : "text/html",
    });
    response.end(page);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has this
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths };
}

async function article(key: string, sources: { name: string; url: string; checked?: string }[]) {
  const lines = sources.flatMap(({ name, url, checked }) => [
    `  - name: "${name}"`,
    `    url: ${url}`,
    ...(checked ? [`    checked: ${checked}`] : []),
  ]);
  await writeFile(
    join(folder, "articles", `${key}.md`),
    ["---", "title: One", "sources:", ...lines, "---", "Text.", ""].join("\n"),
  );
}

const check = (options: { records?: boolean; manners?: typeof manners } = {}) =>
  checkContent({ folder, today: "2026-11-24", records: false, manners, ...options });
const stored = async () => JSON.parse(await readFile(join(folder, "source-fingerprints.json"), "utf8"));
const linesUnder = (report: string, title: string) => {
  const [, rest = ""] = report.split(`${title} (`);
  return rest.split("\n\n")[0]?.split("\n").slice(1) ?? [];
};

describe("the check of the content's sources", () => {
  test("lists those that were read more than a year ago, and those that name no day", async () => {
    const { origin } = await site({ "/a": pageOf(words), "/b": pageOf(words), "/c": pageOf(words) });
    await article("one", [
      { name: "Old", url: `${origin}/a`, checked: "2025-11-23" },
      { name: "A year to the day", url: `${origin}/b`, checked: "2025-11-24" },
      { name: "Undated", url: `${origin}/c` },
    ]);
    await article("two", [{ name: "Old", url: `${origin}/a`, checked: "2026-11-20" }]);

    const report = await check();

    expect(linesUnder(report, "Read more than a year ago")).toEqual([
      `  2025-11-23  Old  ${origin}/a  (article/one, article/two)`,
    ]);
    expect(linesUnder(report, "Without a day of reading")).toEqual([`  Undated  ${origin}/c  (article/one)`]);
  });

  test("stores by itself what pages say, and names those whose text is another one later", async () => {
    const pages = { "/same": pageOf(words, "1"), "/other": pageOf(words, "1") };
    const { origin } = await site(pages);
    await article("one", [
      { name: "Same", url: `${origin}/same`, checked: "2026-11-20" },
      { name: "Other", url: `${origin}/other`, checked: "2026-11-20" },
    ]);
    const first = await check();
    expect(first).toContain("2 sources were looked at for the first time. What they say is stored in");
    expect(first).toContain("0 are as they were.");
    const before = await stored();
    expect(await check()).not.toContain("first time");

    pages["/same"] = pageOf(words, "2");
    pages["/other"] = pageOf(words.replace("fast", "slowly"), "1");
    const report = await check();

    expect(linesUnder(report, "Changed since it was stored: read it again, then give --record")).toEqual([
      `  Other  ${origin}/other  (article/one)`,
    ]);
    expect(report).toContain("1 are as they were.");
    expect(await stored()).toEqual(before);
    expect(await check({ records: true })).toContain("1 source that changed is stored.");
    expect([(await stored())[`${origin}/same`], (await stored())[`${origin}/other`]]).toEqual([
      before[`${origin}/same`],
      expect.not.stringContaining(before[`${origin}/other`]),
    ]);
    expect(await check()).not.toContain("Changed since");
  });

  test("stores a page that came later beside the others, and drops what is cited no more", async () => {
    const pages: Record<string, string> = { "/first": pageOf(words) };
    const { origin } = await site(pages);
    const [first, later] = ["/first", "/later"].map((path) => ({ name: path, url: `${origin}${path}` }));
    if (!first || !later) throw new Error("two sources");
    await article("one", [first, later]);
    await check();
    expect(Object.keys(await stored())).toEqual([first.url]);

    pages["/later"] = pageOf(words);
    expect(await check()).toContain("1 source was looked at for the first time.");
    await article("one", [later]);
    await check();

    expect(Object.keys(await stored())).toEqual([later.url]);
  });

  test("says so where it can't store, and still reports", async () => {
    const { origin } = await site({
      "/a": (_, response) => {
        rmSync(folder, { recursive: true });
        response.writeHead(200, { "Content-Type": "text/html" }).end(pageOf(words));
      },
    });
    await article("one", [{ name: "Undated", url: `${origin}/a` }]);

    const report = await check();
    await mkdir(folder);

    expect(report).toMatch(/Fingerprints can't be stored in .*, so the next run can't compare\./);
    expect(linesUnder(report, "Without a day of reading")).toHaveLength(1);
  });

  test("asks a site's robots.txt first, and leaves alone what it forbids", async () => {
    const { origin, paths } = await site({
      "/robots.txt": "User-agent: *\nDisallow: /private\n",
      "/private/page": pageOf(words),
      "/open": pageOf(words),
    });
    await article("one", [
      { name: "Private", url: `${origin}/private/page`, checked: "2026-11-20" },
      { name: "Open", url: `${origin}/open`, checked: "2026-11-20" },
    ]);

    const report = await check();

    expect(linesUnder(report, "Not looked at, as the site asks programs not to")).toHaveLength(1);
    expect(paths).toEqual(["/robots.txt", "/open"]);
  });

  test("says of each page that does not come why, and keeps what was stored of it", async () => {
    const pages: Record<string, string | RequestListener> = { "/gone": pageOf(words), "/fine": pageOf(words) };
    const { origin } = await site(pages);
    const broken = await site({
      "/robots.txt": (_, response) => response.writeHead(503).end(),
      "/page": pageOf(words),
    });
    const silent = await site({ "/robots.txt": "", "/page": () => undefined });
    await article("one", [
      { name: "Gone", url: `${origin}/gone`, checked: "2026-11-20" },
      { name: "Fine", url: `${origin}/fine`, checked: "2026-11-20" },
      { name: "Drawn by script", url: `${origin}/script`, checked: "2026-11-20" },
      { name: "Broken", url: `${broken.origin}/page`, checked: "2026-11-20" },
      { name: "Silent", url: `${silent.origin}/page`, checked: "2026-11-20" },
      { name: "Closed", url: `http://127.0.0.1:${await freePort()}/page`, checked: "2026-11-20" },
    ]);
    const short = { timeoutMs: 2_000, pauseMs: 0 };
    await check({ records: true, manners: short });
    const before = await stored();
    delete pages["/gone"];
    pages["/script"] = "<div id=root></div>";

    const report = await check({ records: true, manners: short });

    expect(linesUnder(report, "Not found out").map((line) => line.trim().split("  ").slice(0, 2))).toEqual([
      ["robots.txt answers 503", "Broken"],
      ["can't be reached (ECONNREFUSED)", "Closed"],
      ["has no text without its script", "Drawn by script"],
      ["answers 404", "Gone"],
      ["does not answer in time", "Silent"],
    ]);
    expect(await stored()).toEqual(before);
    expect(Object.keys(before)).toEqual([`${origin}/fine`, `${origin}/gone`]);
  });

  test("says that it is offline, and stores nothing", async () => {
    await article("one", [
      { name: "Old", url: `http://127.0.0.1:${await freePort()}/page`, checked: "2024-11-20" },
      { name: "New", url: `http://127.0.0.1:${await freePort()}/page`, checked: "2026-11-20" },
    ]);

    const report = await check({ records: true });

    expect(report).toContain("No page can be reached from here, so only the days were looked at.");
    expect(linesUnder(report, "Read more than a year ago")).toHaveLength(1);
    await expect(stored()).rejects.toThrow("ENOENT");
  });

  test("names a folder or a file that it can't read in one sentence", async () => {
    await expect(
      checkContent({ folder: join(folder, "none"), today: "2026-11-24", records: false, manners }),
    ).rejects.toThrow(/none can't be read/);
    await writeFile(join(folder, "source-fingerprints.json"), "{");
    await expect(check()).rejects.toThrow("is not as it was stored. Take it back from Git, or delete it.");
  });
});

test("the text of a page is what its reader reads", () => {
  const html = `<html><body><header>Menu</header><main class="x"><nav>Home</nav><h1>Fever</h1>
    <p>At 38&nbsp;°C or <b>more</b>.</p><style>p{}</style></main><footer>2026</footer></body></html>`;

  expect(textOfPage(html)).toBe("Fever At 38 °C or more.");
});
