import { execFileSync } from "node:child_process";
import { LANGUAGES } from "../../server/contract/languages.ts";
import { buildWorkers } from "./workers.ts";

// The first build clears the folder in which the others are.
for (const { code } of LANGUAGES) {
  execFileSync("react-router", ["build", "--logLevel", "error"], {
    stdio: "inherit",
    env: { ...process.env, PAGE_LANGUAGE: code },
  });
}
await buildWorkers();
