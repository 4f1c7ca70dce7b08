import { compileMessages } from "./compile-messages.ts";

await compileMessages(import.meta.dirname, {
  languages: "../../languages.ts",
  structure: "locale-modules",
  // Of pages the build, and on the API the server, which overwrites it as the compiler's own runtime allows.
  runtime: `let locale = () => (typeof PAGE_LANGUAGE === "undefined" ? "en" : PAGE_LANGUAGE);
export const experimentalStaticLocale = undefined;
export const getLocale = () => locale();
export const overwriteGetLocale = (fn) => { locale = fn; };
`,
});
// The compiler leaves a timer of half a minute behind.
process.exit();
