import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

async function problemsOf(source: string) {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      // The contract has /comment/forum/{forumId} beside /comment/{id}/like; the server tells them apart.
      "no-ambiguous-paths": "off",
      // A list that everybody may read refuses nobody.
      "operation-4xx-response": "off",
    },
  });
  const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test("openapi.json keeps Redocly's recommended rules", async () => {
  const { text } = await umeed.call("GET", "/openapi.json");

  expect(await problemsOf(text)).toEqual([]);
  expect(await problemsOf(text.replace('"operationId":"listPosts",', ""))).toEqual([
    expect.stringContaining("operation-operationId"),
  ]);
});
