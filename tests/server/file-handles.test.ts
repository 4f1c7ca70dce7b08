import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { fileHandleProblem } from "../../server/file-handles.ts";
import { childEnvironment } from "../support/child-environment.ts";

const run = promisify(execFile);
const index = join(import.meta.dirname, "../../server/index.ts");

test("where the system allows 64 open files it does not start, and says so in one line", async () => {
  const starting = run("sh", ["-c", `ulimit -n 64; exec "${process.execPath}" "${index}"`], {
    env: childEnvironment(),
  });
  await expect(starting).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/^Umeed cannot start\. The system allows 64 open files: [^\n]+\n$/),
  });
});

test("enough are no problem, nor are limits that can't be read", () => {
  expect(
    fileHandleProblem("Max open files            1024                 524288               files"),
  ).toBeUndefined();
  expect(fileHandleProblem("")).toBeUndefined();
});
