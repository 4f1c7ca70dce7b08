import { m } from "../messages/m.ts";
import { useOtherLanguages } from "../use-app.ts";
import { OtherLanguages } from "./other-languages.tsx";

/** Above the bar, so that it is the first thing a reader of another language meets. */
export function LanguageBar({ isInert }: { isInert: boolean }) {
  return useOtherLanguages().length > 0 ? (
    <nav className="languages" aria-label={m.languages()} inert={isInert}>
      <OtherLanguages />
    </nav>
  ) : null;
}
