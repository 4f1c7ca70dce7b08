import { expect, test } from "vitest";
import { documentOf } from "../../app/routes/admin/content/document.ts";

const before = { matter: {}, body: "" };

test("a long line of a sign is one line, however it was typed; a summary keeps its lines", () => {
  const typed = { words: "a bad headache, \n or blurred sight", urgency: "now" };
  expect(documentOf("sign", typed, before).matter).toMatchObject({ words: "a bad headache, or blurred sight" });
  expect(documentOf("article", { summary: "One.\nTwo." }, before).matter).toMatchObject({ summary: "One.\nTwo." });
});
