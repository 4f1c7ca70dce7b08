import { spawnSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** Whether this process may install packages, and must start servers and browsers with care. */
export const isRoot = process.getuid?.() === 0;

/** Debian's package and program of it. */
const SHELL = "chromium-headless-shell";

/** What a test browser is started with; Playwright adds `--headless` itself. */
export const chromiumArgs: readonly string[] = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** One that shows notifications, which the headless shell does not. */
export function wholeChromium(): string | undefined {
  return WHOLE.flatMap(onPath).find(starts);
}

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, else the system's, else Playwright's own download. First the
 * headless shell, the same engine without the windows of a desktop, which the whole browser draws even when nobody sees.
 * Throws when `CHROMIUM_PATH` is set and does not start, since another browser is not what was asked for.
 */
export async function findChromium(): Promise<string | undefined> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!starts(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, and that does not start.`);
    return chosen;
  }
  const names = [SHELL, ...WHOLE];
  return names.flatMap(onPath).find(starts) ?? [await playwrightsOwn()].find(starts);
}

/**
 * {@link findChromium}, installing one first where there is none. Throws an error that names what to install.
 * @param isForTests whether the machine is for tests alone, so that the shell may be put beside another Chromium.
 */
export async function ensureChromium(isForTests = false): Promise<string> {
  const found = await findChromium();
  const wantsShell = isForTests && !process.env.CHROMIUM_PATH && !found?.endsWith(SHELL);
  if (found && !wantsShell) return found;

  for (const program of canAptInstall() ? [SHELL, ...(found ? [] : ["chromium"])] : []) {
    const installed = aptInstall(program, "fonts-liberation") ? await findChromium() : undefined;
    if (installed) return installed;
  }
  if (found) return found;
  // Ubuntu's package of that name is a stub for a snap; `--with-deps` brings the libraries of Playwright's build.
  playwrightInstall(canAptInstall() ? ["--with-deps", "chromium"] : ["chromium"]);
  const downloaded = await findChromium();
  if (downloaded) return downloaded;

  throw new Error(
    "No Chromium that starts, and installing one failed. Install one of these, then run the tests again:\n" +
      "  Debian:    apt-get install chromium\n" +
      "  elsewhere: npx playwright install --with-deps chromium\n" +
      "or set CHROMIUM_PATH to the program of a Chromium or Chrome.",
  );
}

/** The full paths under which `program` is found in PATH, in its order. */
export function onPath(program: string): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program)).filter(isExecutable);
}

/** Whether {@link aptInstall} can work here: root on Debian or what derives from it. */
export function canAptInstall(): boolean {
  return isRoot && onPath("apt-get").length > 0;
}

/** Installs Debian packages without a question asked; says what it does on stderr. False when apt failed. */
export function aptInstall(...packages: string[]): boolean {
  console.error(`Installing ${packages.join(" ")} with apt-get …`);
  const apt = (...args: string[]) =>
    spawnSync("apt-get", ["-q", "-o", "DPkg::Lock::Timeout=300", ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", 2, 2],
    }).status === 0;
  // A failed update may still leave lists good enough to install from.
  apt("update");
  return apt("install", "-y", "--no-install-recommends", ...packages);
}

function playwrightInstall(args: string[]) {
  console.error(`Downloading Chromium: playwright install ${args.join(" ")} …`);
  const cli = join(projectFolder, "node_modules/playwright/cli.js");
  spawnSync(process.execPath, [cli, "install", ...args], { stdio: ["ignore", 2, 2] });
}

async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import("playwright");
  return chromium.executablePath();
}

function starts(program: string): boolean {
  const args = [...(isRoot ? ["--no-sandbox"] : []), "--version"];
  return isExecutable(program) && spawnSync(program, args, { stdio: "ignore", timeout: 20_000 }).status === 0;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
