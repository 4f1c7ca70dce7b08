import { compile } from "@inlang/paraglide-js";
import { join } from "node:path";

/** In place of the compiler's runtime of 80 KB, which chooses among languages: a build has only one. */
const runtime = `export const experimentalStaticLocale = PAGE_LANGUAGE;
export const getLocale = () => PAGE_LANGUAGE;
`;

/** The compiler's version creates the plural rules again at each call, which takes 10 µs. */
const registry = `const rules = {};
export function plural(locale, count) {
  return (rules[locale] ??= new Intl.PluralRules(locale)).select(Number(count));
}
`;

const types = `import type { LanguageCode } from "../../../server/contract/languages.ts";
export type LocalizedString = string;
export type MessagePart =
  | { type: "text"; value: string }
  | { type: "markup-start" | "markup-end" | "markup-standalone"; name: string };
export interface MessageMetadata<Inputs, Options, Markup> {
  /** Only types have it. */
  readonly ofMessage?: { inputs: Inputs; options: Options; markup: Markup };
}
export declare const experimentalStaticLocale: LanguageCode;
export declare function getLocale(): LanguageCode;
`;

await compile({
  project: join(import.meta.dirname, "project.inlang"),
  outdir: join(import.meta.dirname, "compiled"),
  outputStructure: "message-modules",
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
  includeEslintDisableComment: false,
  additionalFiles: { "runtime.js": runtime, "runtime.d.ts": types, "registry.js": registry },
});
// The compiler leaves a timer of half a minute behind.
process.exit();
