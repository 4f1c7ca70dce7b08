import { m } from "../messages/m.ts";
import { useOtherLanguages } from "../use-app.ts";
import { OtherLanguages } from "./other-languages.tsx";

/** In the bar of who may not read the language of the page; a member has chosen one, and finds the other in the footer. */
export function LanguageBar() {
  return useOtherLanguages().length > 0 ? (
    <nav className="languages" aria-label={m.languages()}>
      <OtherLanguages />
    </nav>
  ) : null;
}
