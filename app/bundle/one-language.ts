import type { Plugin } from "vite";
import type { LanguageCode } from "../../server/contract/languages.ts";

/** A number stays in one line with the word that it counts. */
const counted =
  /(\d|\$\{i\?\.(?:amount|count|days|figure|first|hours|limit|max|min|minutes|number|size|total|weeks?)\}) (?=[\u0600-\u06FF])/g;

const message = /\/app\/messages\/compiled\/messages\/(?!_index)/;

/** Exports a message's words in the build's language: 25 bytes less. Marks have no options or attributes to keep. */
export function oneLanguage(code: LanguageCode): Plugin {
  return {
    name: "umeed:one-language",
    transform(source, id) {
      if (!message.test(id)) return undefined;
      return source
        .replaceAll(counted, "$1\u00A0")
        .replaceAll(", options: {}, attributes: {}", "")
        .replace(/^export \{ (\w+) as /m, `export { ${code}_$1 as `)
        .replace(/^export const (\w+) =/m, `export { ${code}_$1 as $1 };\nconst all_$1 =`);
    },
  };
}
