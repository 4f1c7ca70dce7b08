import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LanguageCode } from "../../../server/contract/languages.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { chooseLanguage } from "../../../server/domain/account/language.ts";
import type { Context } from "../../../server/domain/context.ts";
import { orderExport, readExport } from "../../../server/domain/exports/exports.ts";
import { makeNextExport } from "../../../server/domain/exports/making.ts";
import { memberById } from "../../../server/domain/member/member.ts";
import { speaking } from "../../../server/language.ts";
import { contextOn } from "../../support/context.ts";
import type { OwnDatabase } from "../../support/empty-database.ts";
import { preparedDatabase } from "../../support/prepared-database.ts";

let own: OwnDatabase;
let opened: OpenDatabase;
let context: Context;
let memberId: string;
beforeAll(async () => {
  own = await preparedDatabase("trial");
  opened = openDatabase(own.settings);
  context = contextOn(opened, own.settings.dataDir);
  memberId = (await opened.db.selectFrom("member").select("id").executeTakeFirstOrThrow()).id;
});
afterAll(async () => {
  await opened.db.destroy();
  await own.drop();
});

/** Of the file that a request of somebody else, in this language, woke the making of. */
async function languageOfFile(awake: LanguageCode) {
  expect(await speaking(awake, () => makeNextExport(context))).toBe(true);
  const files = unzipSync(await readExport(context, await memberById(context, memberId)));
  const head = strFromU8(files["profile.csv"] ?? new Uint8Array()).split("\r\n", 1)[0] ?? "";
  const [, ofReadme] = /<html lang="(\w+)"/.exec(strFromU8(files["README.html"] ?? new Uint8Array())) ?? [];
  return [ofReadme, /[\u0600-\u06FF]/.test(head) ? "ur" : "en"];
}

test.each([
  ["is that in which it was asked for", { chosen: null, asked: "ur", awake: "en", made: "ur" }],
  ["is that also where it is the first", { chosen: null, asked: "en", awake: "ur", made: "en" }],
  ["is what she chose, where that is another", { chosen: "en", asked: "ur", awake: "ur", made: "en" }],
  ["is the first, where somebody else ordered it for her", { chosen: null, asked: null, awake: "ur", made: "en" }],
  ["is what she chose, where somebody else ordered it", { chosen: "ur", asked: null, awake: "en", made: "ur" }],
] as const)("the language of a file %s", async (_, { chosen, asked, awake, made }) => {
  await chooseLanguage(context, await memberById(context, memberId), chosen);
  await orderExport(context, { memberId, language: asked });
  expect(await languageOfFile(awake)).toEqual([made, made]);
});
