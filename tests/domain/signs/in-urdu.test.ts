import { describe, expect, test } from "vitest";
import { anyOf, EVERYONE } from "../../../server/domain/signs/readers.ts";
import { expandSigns } from "../../../server/domain/signs/references.ts";
import { nameIn, saidIn } from "../../../server/domain/signs/row-words.ts";
import { rowKey, setEditedWords, signs, withEdited } from "../../../server/domain/signs/table.ts";

const pregnant = anyOf("pregnant");
const fever = "{{threshold:fever@pregnant}}";

describe("the table of signs in Urdu", () => {
  test.each([
    ["{{urgency:fit}}", "ابھی"],
    ["{{urgency:burning-urine@pregnant}}", "آج ہی"],
    [fever, "38 °C یا اس سے زیادہ"],
    ["{{sign:fit}}", "جھٹکے، یا بے ہوش ہو جانا: ابھی ہسپتال جائیں۔"],
  ])("says %s as %s", (reference, words) => {
    expect(expandSigns(reference, pregnant, "ur")).toBe(words);
  });

  test("joins several signs that are equally urgent", () => {
    expect(expandSigns("{{sign:fit,bad-headache}}", pregnant, "ur")).toBe(
      "جھٹکے، یا بے ہوش ہو جانا؛ یا شدید سر درد، یا دھندلا نظر آنا: ابھی ہسپتال جائیں۔",
    );
  });

  test("has words for every row, with a threshold where the English has one", () => {
    const missing = [...signs.values()].flatMap((sign) =>
      sign.rows.flatMap((row) => {
        const [english, urdu] = [saidIn("en", sign, row), saidIn("ur", sign, row)];
        const fields = ["words", "threshold", "enough", "how"] as const;
        const isWhole = fields.every((field) => {
          const [one, other] = [english[field], urdu[field]];
          return one === undefined ? other === undefined : /^[^\u2066]*[\u0600-\u06FF]/.test(other ?? "");
        });
        return isWhole && /[\u0600-\u06FF]/.test(nameIn("ur", sign)) ? [] : [rowKey(sign, row)];
      }),
    );
    expect(missing).toEqual([]);
  });

  test("says a threshold that an editor changed in English, until somebody translates it", () => {
    const edited = { words: "a fever of 37.5 °C or more", threshold: "37.5 °C or more", urgency: "today" } as const;
    const said = withEdited(new Map([["fever-pregnant", edited]]), () => expandSigns(fever, EVERYONE, "ur"));
    expect(said).toBe("\u206637.5 °C or more\u2069");
  });

  test("follows a raised urgency without a translator", () => {
    const row = signs.get("burning-urine")?.rows.find(({ who }) => who === "pregnant");
    const sign = signs.get("burning-urine");
    if (!row || !sign) throw new Error("the table has no such sign");
    const raised = { words: row.words ?? sign.words, urgency: "now" } as const;
    const said = withEdited(new Map([["burning-urine-pregnant", raised]]), () =>
      expandSigns("{{urgency:burning-urine@pregnant}}", EVERYONE, "ur"),
    );
    expect(said).toBe("ابھی");
  });

  test("says what a translator wrote for the English words that hold", () => {
    const row = { words: { words: "تیز بخار", threshold: "بہت گرم" }, englishHash: "of other words" };
    setEditedWords(new Map([["ur", new Map([["fever-pregnant", row]])]]));
    expect(expandSigns(fever, EVERYONE, "ur")).toContain("\u206638 °C or more\u2069");
    setEditedWords(new Map());
    expect(expandSigns(fever, EVERYONE, "ur")).toBe("38 °C یا اس سے زیادہ");
  });
});
