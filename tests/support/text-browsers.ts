import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aptInstall, canAptInstall, onPath } from "./chromium.ts";

/** A page has to come to its point by this line. */
export const LATEST_LINE = 15;

const utf8 = ["-display_charset=UTF-8", "-assume_charset=UTF-8"];
const browsers = {
  w3m: ["-dump", "-T", "text/html", "-cols", "78", "-I", "UTF-8", "-O", "UTF-8"],
  lynx: ["-dump", "-stdin", "-nolist", "-force_html", "-width=78", ...utf8],
};

export type TextBrowser = keyof typeof browsers;
export const textBrowsers: TextBrowser[] = ["w3m", "lynx"];

export interface PrintedLink {
  words: string;
  address: string;
}

/** Whether this text browser is here; on Debian, as root, it is installed first. Under CI it must be. */
export function hasTextBrowser(browser: TextBrowser): boolean {
  const isHere = () => onPath(browser).length > 0;
  if (isHere() || (canAptInstall() && aptInstall(browser) && isHere())) return true;
  if (process.env.CI === "true") throw new Error(`No ${browser} to test with: apt-get install ${browser}`);
  return false;
}

/** The lines that a text browser makes of a page. */
export function linesOf(browser: TextBrowser, html: string): string[] {
  return run(browser, browsers[browser], html).split("\n");
}

/** The links of the page at `address` as lynx prints them, in their order, each with the words on its line. */
export function printedLinks(address: string): PrintedLink[] {
  const [text = "", references = ""] = run("lynx", ["-dump", "-width=990", ...utf8, address]).split(/^References$/m);
  return [...references.matchAll(/^ *(\d+)\. (\S+)$/gm)].map(([, number = "", address = ""]) => ({
    words:
      text
        .split(`[${number}]`)[1]
        ?.split(/\[\d+\]|\n/, 1)[0]
        ?.trim() ?? "",
    address,
  }));
}

/**
 * Opens a page in lynx and presses these keys: `^J` is Enter, and each character of a text is a key of its own.
 * @returns what its screen showed, from first to last.
 */
export function pressInLynx(address: string, cookies: string, keys: string[]): string {
  const home = mkdtempSync(join(tmpdir(), "lynx-"));
  const { hostname } = new URL(address);
  const jar = cookies.split("; ").map((cookie) => {
    const [, name, value] = /^([^=]*)=(.*)$/s.exec(cookie) ?? [];
    return [hostname, "FALSE", "/", "FALSE", "2147483647", name, value].join("\t");
  });
  const file = (name: string, lines: string[]) => {
    writeFileSync(join(home, name), `${lines.join("\n")}\n`);
    return join(home, name);
  };
  const settings = ["PERSISTENT_COOKIES:TRUE", "ACCEPT_ALL_COOKIES:TRUE"];
  const pressed = [...keys, "Q", "y"].map((key) => `key ${key === " " ? "<space>" : key}`);
  try {
    const options = [
      ...utf8,
      "-nopause",
      `-cfg=${file("lynx.cfg", settings)}`,
      `-cookie_file=${file("cookies", jar)}`,
      `-cmd_script=${file("keys", pressed)}`,
    ];
    return run("lynx", [...options, address], "", { TERM: "vt100", HOME: home, COLUMNS: "100", LINES: "60" });
  } finally {
    rmSync(home, { recursive: true });
  }
}

function run(program: TextBrowser, args: string[], input = "", env: Record<string, string> = {}) {
  const options = { input, encoding: "utf8", timeout: 10_000, env: { ...process.env, ...env } } as const;
  const { stdout, stderr, status } = spawnSync(program, args, options);
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}
