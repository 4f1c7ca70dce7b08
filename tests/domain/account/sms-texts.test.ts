import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES, type LanguageCode } from "../../../server/contract/languages.ts";
import {
  codeText,
  passwordNotice,
  signUpNotice,
  SMS_MAX,
  type CodePurpose,
} from "../../../server/domain/account/sms-texts.ts";

const PURPOSES: CodePurpose[] = ["newPassword", "signUp", "newPhone", "phoneProof"];
/** The longest that `api/session/device-name.ts` can say. */
const change = { deviceName: "Samsung Internet on ChromeOS", day: "2026-03-12", time: "12:00" };

const LONG = "Mamta for Mothers and Babies in Karachi";

function textsOf(name: string, language: LanguageCode) {
  const named = { settings: { values: { name } } };
  return [
    ...PURPOSES.map((purpose) => codeText(named, language, purpose, "482913")),
    signUpNotice(named, language, "proved"),
    signUpNotice(named, language, "missing"),
    passwordNotice(named, language, { ...change, by: "change" }),
    passwordNotice(named, language, { ...change, by: "reset" }),
  ];
}

describe.each(LANGUAGE_CODES)("in %s", (language) => {
  test("each text is one SMS, names the site and says something of its own", () => {
    const texts = textsOf("Mamta", language);
    for (const text of texts) {
      expect([text, text.length <= SMS_MAX[language]]).toEqual([text, true]);
      expect(text).toContain("Mamta");
    }
    // In Urdu a changed password and one reset with a code are one text.
    expect(new Set(texts).size).toBe(language === "ur" ? texts.length - 1 : texts.length);
  });

  test("a long name of the site gives way, in whole words, and nothing else does", () => {
    const texts = textsOf(LONG, language);
    for (const text of texts) {
      expect([text, text.length <= SMS_MAX[language]]).toEqual([text, true]);
    }
    expect(texts.map((text) => text.replaceAll(/Mamta(?: for| Mothers| and| Babies| in| Karachi)*/g, "Mamta"))).toEqual(
      textsOf("Mamta", language),
    );
  });

  test("a name without a word that fits is left out", () => {
    for (const text of textsOf("N".repeat(40), language)) {
      expect([text, text.length <= SMS_MAX[language]]).toEqual([text, true]);
      expect(text).toMatch(/^(?:[^N]|N{40})*$/);
      expect(text).not.toContain("  ");
    }
  });
});

test("all letters of an English text are among those of which an SMS holds 160", () => {
  for (const text of textsOf("Mamta", "en")) expect(text).toMatch(/^[\w ',.:?]+$/);
});

test("the name is translated, unless an operator chose it", () => {
  for (const text of textsOf("Umeed", "ur")) expect(text).toContain("امید");
  for (const text of textsOf("Umeed", "en")) expect(text).toContain("Umeed");
});

test("a name in Latin letters keeps its place among Urdu words", () => {
  for (const text of textsOf("Mamta", "ur")) expect(text).toContain("\u2066Mamta\u2069");
});
