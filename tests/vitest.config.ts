import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { offlineScript } from "../app/bundle/offline-script.ts";

const onBothDatabases = ["tests/api/**/*.test.ts", "tests/domain/**/*.test.ts"];
/** Of these, what asks no query that another file does not ask: one database shows it. */
const onSqliteAlone = [
  "tests/api/{addresses,bodies,caller,device-name,sentences,words}.test.ts",
  "tests/api/account/{password-cost,s3-files}.test.ts",
  "tests/api/calendar/zones.test.ts",
  "tests/api/content/{hard-documents,icons}.test.ts",
  "tests/api/docs/*.test.ts",
  "tests/api/downloads/*.test.ts",
  "tests/api/pictures/*.test.ts",
  "tests/domain/{account,calendar,events,pregnancies}/*.test.ts",
  "tests/domain/content/tip-fits.test.ts",
  "tests/domain/files/power-cut.test.ts",
  "tests/domain/search/fold.test.ts",
];

/** Of what makes the pages' modules, the only part without which one of them cannot be loaded. */
const plugins = [offlineScript()];

/** What needs a database runs on each of the two; see `tests/support/run.ts` for the command. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    pool: "forks",
    // One more than the cores: each waits for its servers for a part of the time.
    maxWorkers: 3,
    // The server's modules are loaded once for all files of a worker; what a test changes of them it puts back.
    isolate: false,
    // Much is made and thrown away at once: a larger room for it is swept less often. And nothing is made among what
    // stays, as V8 learns to do with parts of happy-dom's pages, since the dead parts there keep the rest of their page.
    execArgv: ["--max-semi-space-size=64", "--no-allocation-site-pretenuring"],
    // Of what never comes; how fast it comes is measured in the benchmark, and this machine may be a slow one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ["tests/support/vitest-setup.ts"],
    projects: [
      { test: { name: "sqlite", include: onBothDatabases, env: { UMEED_TEST_DIALECT: "sqlite" } } },
      {
        plugins,
        test: {
          name: "postgres",
          include: [...onBothDatabases, "tests/server/traces.test.ts", "tests/web/forms/naughty-strings.test.ts"],
          exclude: onSqliteAlone,
          env: { UMEED_TEST_DIALECT: "postgres" },
        },
      },
      { plugins, test: { name: "web", include: ["tests/{contract,server,web}/**/*.test.ts"] } },
    ],
  },
});
