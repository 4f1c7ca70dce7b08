import { languageOf, type LanguageCode } from "../../../server/contract/languages.ts";

/** In itself, as those who read it know it. */
export function LanguageName({ code }: { code: LanguageCode }) {
  const { name, direction } = languageOf(code);
  return (
    <bdi lang={code} dir={direction}>
      {name}
    </bdi>
  );
}
