import { expect, test } from "vitest";
import { inOneLineEach } from "../../server/contract/sentences/compounds.ts";
import { say } from "../../server/contract/sentences/say.ts";
import { speaking } from "../../server/language.ts";

test.each([
  ["پاس ورڈ بدلیں", "پاس\u00A0ورڈ بدلیں"],
  ["ایس ایم ایس سے", "ایس\u00A0ایم\u00A0ایس سے"],
  ["(لاگ اِن کے بعد)", "(لاگ\u00A0اِن کے بعد)"],
  ["آج کی بات چیتوں", "آج کی بات چیتوں"],
])("'%s' keeps in one line what is one word", (written, shown) => {
  expect(inOneLineEach(written)).toBe(shown);
});

test("so do the sentences that are said in Urdu", () => {
  expect(speaking("ur", () => say.tagline())).toContain("ہر\u00A0قدم\u00A0پر");
});
