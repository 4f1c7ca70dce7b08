import { compileMessages } from "../../server/contract/sentences/compile-messages.ts";

await compileMessages(import.meta.dirname, {
  languages: "../../../server/contract/languages.ts",
  structure: "message-modules",
  runtime: `export const experimentalStaticLocale = PAGE_LANGUAGE;
export const getLocale = () => PAGE_LANGUAGE;
`,
});
// The compiler leaves a timer of half a minute behind.
process.exit();
