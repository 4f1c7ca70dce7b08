import { expect, test } from "vitest";
import { LANGUAGES } from "../../../server/contract/languages.ts";
import { contents } from "../../../server/domain/exports/contents.ts";
import { readmes } from "../../../server/domain/exports/readme.ts";

test("where readers have one language it explains the files in that alone", () => {
  const [english, ...others] = readmes(contents, LANGUAGES.slice(0, 1));
  expect([english?.name, others]).toEqual(["README.html", []]);
  expect(english?.html).toContain("<h1>My data</h1>");
  expect(english?.html).not.toContain("<a ");
});
