import { expect, test } from "vitest";
import { documentOf } from "../../app/routes/admin/content/document.ts";

const before = { matter: {}, body: "" };

test("a long line of a sign is one line, however it was typed; a summary keeps its lines", () => {
  const typed = { words: "a bad headache, \n or blurred sight", urgency: "now" };
  expect(documentOf({ kind: "sign", language: "en" }, typed, before).matter).toMatchObject({
    words: "a bad headache, or blurred sight",
  });
  expect(documentOf({ kind: "article", language: "en" }, { summary: "One.\nTwo." }, before).matter).toMatchObject({
    summary: "One.\nTwo.",
  });
});

test("of a translation the words alone are sent: what is emptied is left out, what the form does not show stays", () => {
  const name = { kind: "article", language: "ur" } as const;
  const own = { matter: { title: "آرام", summary: "کیوں۔", note: "نوٹ" }, body: "متن" };
  expect(documentOf(name, { title: "آرام کریں", category: "body", body: "نیا متن" }, own)).toEqual({
    matter: { title: "آرام کریں", note: "نوٹ" },
    body: "نیا متن",
  });
});
