import { Differences } from "./differences.tsx";
import type { Conflict } from "./save.ts";

export function ConflictNotice({ conflict: { version, editor, isDiscarded, differences } }: { conflict: Conflict }) {
  return (
    <section className="evidence" aria-labelledby="conflict">
      <h2 id="conflict">
        {isDiscarded ? "The draft was discarded" : `Version ${version} was saved`} meanwhile by{" "}
        <bdi>{editor ?? "somebody else"}</bdi>
      </h2>
      <p>
        Your text is below. Struck through: only in the other text. Underlined: only in yours. Copy what you want to
        keep and save again. The other text stays among the versions.
      </p>
      <Differences of={differences} none="Both texts are the same." />
    </section>
  );
}
