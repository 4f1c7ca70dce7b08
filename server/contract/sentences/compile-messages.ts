import { readdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "@inlang/paraglide-js";
import { inOneLineEach } from "./compounds.ts";

/** The compiler's version creates the plural rules again at each call, which takes 10 µs. */
const registry = `const rules = {};
export function plural(locale, count) {
  return (rules[locale] ??= new Intl.PluralRules(locale)).select(Number(count));
}
`;

const typesWith = (languages: string) => `import type { LanguageCode } from "${languages}";
export type LocalizedString = string;
export type MessagePart =
  | { type: "text"; value: string }
  | { type: "markup-start" | "markup-end" | "markup-standalone"; name: string };
export interface MessageMetadata<Inputs, Options, Markup> {
  readonly ofMessage?: { inputs: Inputs; options: Options; markup: Markup };
}
export declare const experimentalStaticLocale: LanguageCode;
export declare function getLocale(): LanguageCode;
export declare function overwriteGetLocale(getLocale: () => LanguageCode): void;
`;

interface Compiled {
  /** The path of `languages.ts` from that folder. */
  languages: string;
  structure: "message-modules" | "locale-modules";
  /** JavaScript, in place of the compiler's runtime of 80 KB. */
  runtime: string;
}

export async function compileMessages(folder: string, { languages, structure, runtime }: Compiled): Promise<void> {
  await compile({
    project: `${folder}/project.inlang`,
    outdir: `${folder}/compiled`,
    outputStructure: structure,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
    includeEslintDisableComment: false,
    additionalFiles: { "runtime.js": runtime, "runtime.d.ts": typesWith(languages), "registry.js": registry },
  });
  await keepCompounds(`${folder}/compiled/messages`);
}

async function keepCompounds(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".js")) continue;
    const file = `${folder}/${name}`;
    const code = await readFile(file, "utf8");
    const kept = inOneLineEach(code);
    if (kept !== code) await writeFile(file, kept);
  }
}
