import type { LanguageCode } from "../../contract/languages.ts";
import { speaking } from "../../language.ts";
import { dayInWords } from "../day-words.ts";
import { nameInWords } from "../name-in-words.ts";
import { isolated } from "../../contract/isolates.ts";
import { CODE_MINUTES } from "../../contract/account/limits.ts";

/** What one SMS holds: GSM's own letters are packed, all others take two bytes. A longer text is sent, and paid, as two. */
export const SMS_MAX: Record<LanguageCode, number> = { en: 160, ur: 70 };

export type CodePurpose = "newPassword" | "signUp" | "newPhone" | "phoneProof";

export interface ChangedPassword {
  by: "change" | "reset";
  deviceName: string | null;
  day: string;
  time: string;
}

/** An SMS shows no sender, so each text names the site. The name is empty where there is no room for it. */
interface Texts {
  code: (name: string, code: string) => Record<CodePurpose, string>;
  signUpNotice: (name: string) => Record<"proved" | "missing", string>;
  passwordNotice: (name: string, change: ChangedPassword) => string;
}

const english: Texts = {
  code(name, code) {
    const text = (purpose: string) =>
      `Your ${name} code ${purpose} is ${code}. It works for ${CODE_MINUTES} minutes. Don't share it.`;
    return {
      newPassword: text("for a new password"),
      signUp: text("to register"),
      newPhone: text("to confirm your new number"),
      phoneProof: text("to confirm your number"),
    };
  },
  signUpNotice(name) {
    const tried = `Somebody tried to register ${name && `at ${name}`} with your number, which has an account already.`;
    return {
      proved: `${tried} If it was you, log in, or choose 'Forgot password?' there.`,
      missing: `${tried} If it is yours, log in, and confirm your number under My Account.`,
    };
  },
  passwordNotice(name, { by, deviceName, day, time }) {
    const act = by === "change" ? "changed" : "reset with a code";
    return `Your ${name} password was ${act} on ${dayInWords(day)} at ${time}, using ${deviceName ?? "an unknown device"}. If it was not you, choose 'Forgot password?' now.`;
  },
};

const urdu: Texts = {
  code(name, code) {
    const text = (purpose: string) =>
      `${purpose} ${name && isolated(name)} کوڈ ${code}۔ ${CODE_MINUTES} منٹ چلے گا۔ کسی کو نہ بتائیں۔`;
    return {
      newPassword: text("نئے پاس ورڈ کا"),
      signUp: text("اکاؤنٹ بنانے کا"),
      newPhone: text("نئے نمبر کا"),
      phoneProof: text("نمبر کی تصدیق کا"),
    };
  },
  signUpNotice(name) {
    const account = `${name && isolated(name)} اکاؤنٹ`;
    return {
      proved: `آپ کا ${account} ہے۔ کسی نے نیا مانگا۔ آپ ہوں تو لاگ اِن کریں۔`,
      missing: `اس نمبر پر ${account} پہلے سے ہے۔ آپ کا ہو تو لاگ اِن کریں۔`,
    };
  },
  passwordNotice: (name) => `آپ کا ${name && isolated(name)} پاس ورڈ بدل گیا۔ آپ نے نہیں بدلا؟ فوراً نیا چنیں۔`,
};

const texts: Record<LanguageCode, Texts> = { en: english, ur: urdu };

interface Named {
  settings: { values: { name: string | null } };
}

export function codeText(context: Named, language: LanguageCode, purpose: CodePurpose, code: string): string {
  return inOneSms(context, language, (name) => texts[language].code(name, code)[purpose]);
}

/** To the owner of a number with which somebody, perhaps the owner, tries to register again. */
export function signUpNotice(context: Named, language: LanguageCode, number: "proved" | "missing"): string {
  return inOneSms(context, language, (name) => texts[language].signUpNotice(name)[number]);
}

export function passwordNotice(context: Named, language: LanguageCode, change: ChangedPassword): string {
  return inOneSms(context, language, (name) => texts[language].passwordNotice(name, change));
}

function inOneSms({ settings }: Named, language: LanguageCode, write: (name: string) => string): string {
  const written = (name: string) => write(name).replaceAll(/ {2,}/g, " ");
  return speaking(language, () => {
    const words = nameInWords(settings.values).split(" ");
    const names = words.map((_, left) => words.slice(0, words.length - left).join(" "));
    return names.map(written).find((text) => text.length <= SMS_MAX[language]) ?? written("");
  });
}
