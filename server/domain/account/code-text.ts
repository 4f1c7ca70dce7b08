import type { Context } from "../context.ts";
import { CODE_MINUTES } from "./password-codes.ts";

/** An SMS shows no sender's name, so the text names the site. */
export function codeText({ settings }: Pick<Context, "settings">, purpose: string, code: string): string {
  return `Your ${settings.values.name} code ${purpose} is ${code}. It works for ${CODE_MINUTES} minutes. Don't share it.`;
}
