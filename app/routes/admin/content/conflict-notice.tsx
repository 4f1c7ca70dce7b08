import { FIRST_LANGUAGE } from "../../../../server/contract/languages.ts";
import { Differences } from "./differences.tsx";
import type { Conflict } from "./save.ts";

const STRUCK = "Struck through: only in the other text. Underlined: only in yours. ";

export function ConflictNotice({
  conflict: { version, language, editor, isDiscarded, differences },
}: {
  conflict: Conflict;
}) {
  return (
    <section className="evidence" aria-labelledby="conflict">
      <h2 id="conflict">
        {isDiscarded ? "The draft was discarded" : `Version ${version} was saved`} meanwhile by{" "}
        <bdi>{editor ?? "somebody else"}</bdi>
      </h2>
      <p>
        Your text is below. {language === FIRST_LANGUAGE ? STRUCK : null}Copy what you want to keep and save again. The
        other text stays among the versions.
      </p>
      <Differences
        of={differences}
        none="Both texts are the same."
        language={language}
        names={["The other text", "Yours"]}
      />
    </section>
  );
}
