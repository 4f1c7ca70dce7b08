import { execFileSync } from "node:child_process";
import { languages } from "../../server/contract/languages.ts";

// The first build clears the folder in which the others are.
for (const { code } of languages) {
  execFileSync("react-router", ["build", "--logLevel", "error"], {
    stdio: "inherit",
    env: { ...process.env, PAGE_LANGUAGE: code },
  });
}
