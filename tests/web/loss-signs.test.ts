import { expect, test } from "vitest";
import { lossWords, type LossKind } from "../../app/routes/account/loss-words.ts";
import { signFaultsIn } from "../../server/domain/signs/check.ts";
import { anyOf } from "../../server/domain/signs/readers.ts";

test.each<[LossKind, boolean]>([
  ["earlyMiscarriage", false],
  ["ectopic", false],
  ["notSaid", false],
  ["lateMiscarriage", false],
  ["stillbirth", false],
  ["infantDeath", false],
  ["miscarriage", false],
  ["oneOfSeveral", false],
  ["oneOfSeveral", true],
])("the words after a loss (%s, pregnant %s) leave every urgency and threshold to the table", (kind, isPregnant) => {
  const { help, title, words, body } = lossWords(kind, { isPregnant, hasOwnChecks: true });

  expect(help?.who).toBe(kind === "oneOfSeveral" ? (isPregnant ? "pregnant" : "afterBirth") : "afterLoss");
  const texts = [title, ...words, ...body, help?.harm ?? ""];
  expect(texts.flatMap((text) => signFaultsIn(`- ${text}`, anyOf(help?.who ?? "afterLoss")))).toEqual([]);
});
