import { say } from "../contract/sentences/say.ts";
import { translatedUnlessOwn } from "../language.ts";

/** The product's name in the language that is spoken, or the name that an operator gave it. */
export function nameInWords({ name }: { name: string | null }): string {
  return translatedUnlessOwn(name ?? "", say.appName);
}
