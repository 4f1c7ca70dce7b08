/**
 * The one test command: all tests; `vitest` or `e2e` and arguments for that runner; or words, for the tests that have
 * them in their names.
 * Brings PostgreSQL, Redis and Chromium, runs vitest and then Playwright on them, and ends with 'N passed, N failed'.
 * Where one of them cannot be had it fails under CI=true or when it was asked for by name; elsewhere it says what it
 * leaves out.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesWithWords, namesWithWords } from "./by-name.ts";
import { ensureChromium } from "./chromium.ts";
import { memoryFolder } from "./memory-folder.ts";
import { ensurePostgres } from "./postgres.ts";
import { ensurePromtool } from "./promtool.ts";
import { ensureRedis } from "./redis.ts";
import { hasTextBrowser, textBrowsers } from "./text-browsers.ts";

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Outcome extends Counts {
  /** What failed, each with why. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    line: number;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** Characters of an error that the list of what failed shows. */
const ERROR_MAX = 1_500;

// Databases of tests last as long as their test: a disk would only be waited for.
process.env.TMPDIR ??= memoryFolder() ?? tmpdir();
const project = fileURLToPath(new URL("../..", import.meta.url));
const reports = mkdtempSync(join(tmpdir(), "umeed-tests-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
// Processes that tests start load the same modules, one after another.
process.env.NODE_COMPILE_CACHE ??= join(reports, "compiled");
process.env.UMEED_TEST_FILES = reports;
const isCi = !["", "0", "false"].includes(process.env.CI ?? "");

const [first = "all", ...rest] = process.argv.slice(2);
const isMode = ["vitest", "e2e", "all"].includes(first);
const words = isMode ? [] : process.argv.slice(2).flatMap((argument) => argument.split(/\s+/));
const named = words.length > 0 ? filesWithWords(project, words) : undefined;
const runsVitest = named ? named.vitest.length > 0 : first !== "e2e";
const runsPlaywright = named ? named.playwright.length > 0 : first !== "vitest";

let running: ReturnType<typeof spawn> | undefined;
let interruptedBy: NodeJS.Signals | undefined;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    interruptedBy ??= signal;
    // On Ctrl-C the terminal has told the runner already, and a second signal would cut its own cleaning short.
    setTimeout(() => running?.kill("SIGTERM"), signal === "SIGINT" ? 5_000 : 0).unref();
  });
}

const results: Outcome[] = [];
const leftOut: string[] = [];
let isRefused = false;
const { TEST_DATABASE_URL: givenUrl, CHROMIUM_PATH: givenPath } = process.env;
const postgres = await orLeaveOut("the tests on PostgreSQL", Boolean(givenUrl), ensurePostgres);
if (runsVitest) await orLeaveOut("the tests of a broker between two processes", false, ensureRedis);
if (runsVitest) await orLeaveOut("the test of the alerts", false, ensurePromtool);
if (runsVitest) await orLeaveOut("the tests in text browsers", false, async () => textBrowsers.map(hasTextBrowser));
const chromium = runsPlaywright
  ? await orLeaveOut("the tests in a browser", first === "e2e" || Boolean(givenPath), () => ensureChromium(isCi))
  : undefined;
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
if (chromium) process.env.CHROMIUM_PATH = chromium;

if (runsVitest && mayRun()) results.push(await runVitest());
if (chromium && mayRun()) results.push(await runPlaywright());

await postgres?.stop();
if (interruptedBy) process.exit(128 + constants.signals[interruptedBy]);

const sum = (count: keyof Counts) => results.reduce((total, result) => total + result[count], 0);
const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
if (passed + failed === 0) console.log("\nNo test ran.");
for (const what of leftOut) console.log(`\nLeft out: ${what}.`);
// Once more at the end: of a long output often only that is kept.
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\nFailed: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function mayRun(): boolean {
  return !interruptedBy && !isRefused;
}

async function orLeaveOut<T>(what: string, isAskedFor: boolean, ensure: () => Promise<T>): Promise<T | undefined> {
  if (!mayRun()) return undefined;
  try {
    return await ensure();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    isRefused = isCi || isAskedFor;
    if (isRefused) results.push({ passed: 0, failed: 1, skipped: 0, failures: [what] });
    else leftOut.push(what);
    return undefined;
  }
}

async function runVitest(): Promise<Outcome> {
  const outputFile = join(reports, "vitest.json");
  // What a test leaves behind, or a process that it kills, goes with the run; servers may write there as users of their own.
  chmodSync(reports, 0o1777);
  const vitest = [
    "run",
    "--config=tests/vitest.config.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${outputFile}`,
    ...(postgres ? [] : ["--project=!postgres"]),
    ...(named ? [...named.vitest, `--testNamePattern=${namesWithWords(words)}`] : rest),
    "--passWithNoTests",
  ];
  const code = await run("vitest/vitest.mjs", vitest, { TMPDIR: reports });
  return count(code, outputFile, (json) => {
    const report: VitestReport = JSON.parse(json);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.testResults.filter(failedOutsideItsTests).length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(failuresOfFile),
    };
  });
}

async function runPlaywright(): Promise<Outcome> {
  const outputFile = join(reports, "playwright.json");
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = outputFile;
  const code = await run("playwright/cli.js", [
    "test",
    "--config=tests/playwright.config.ts",
    "--reporter=list,json",
    ...(named ? [...named.playwright, `--grep=${namesWithWords(words)}`] : rest),
    "--pass-with-no-tests",
  ]);
  return count(code, outputFile, (json) => {
    const { stats, suites }: PlaywrightReport = JSON.parse(json);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: suites.flatMap(failuresOfSuite),
    };
  });
}

function failuresOfFile(file: VitestReport["testResults"][number]): string[] {
  if (failedOutsideItsTests(file)) return [describeFailure(file.name, [file.message])];
  return file.assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => describeFailure(`${file.name} › ${fullName}`, failureMessages));
}

function failuresOfSuite({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) =>
        describeFailure(
          `[${projectName}] ${file}:${line} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message = "" }) => message)),
        ),
      ),
  );
  return [...here, ...suites.flatMap(failuresOfSuite)];
}

function describeFailure(test: string, errors: string[]): string {
  return `${test}\n${errors.join("\n").slice(0, ERROR_MAX)}`;
}

/** Whether a file failed to load, or in its teardown, which the count of tests leaves out. */
function failedOutsideItsTests({ status, assertionResults }: VitestReport["testResults"][number]): boolean {
  return status === "failed" && assertionResults.every((test) => test.status !== "failed");
}

/** Runs a program of a package until it ends; its exit code, or 1 when a signal ended it. */
async function run(program: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<number> {
  const path = join(project, "node_modules", program);
  running = spawn(process.execPath, [path, ...args], {
    cwd: project,
    stdio: "inherit",
    env: { ...process.env, ...more },
  });
  const [code] = await once(running, "exit");
  running = undefined;
  return typeof code === "number" ? code : 1;
}

/** The counts of a report. A runner that failed without a failed test counts as one. */
function count(code: number, file: string, read: (json: string) => Outcome): Outcome {
  let counts: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };
  try {
    counts = read(readFileSync(file, "utf8"));
  } catch {
    if (!interruptedBy) console.error("The runner wrote no report.");
    code ||= 1;
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
