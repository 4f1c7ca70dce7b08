import { Html } from "../../../format/html.tsx";
import { Differences } from "./differences.tsx";
import type { Conflict } from "./save.ts";

/** Said above the form when another editor was first: what saving it again would change. */
export function ConflictNotice({ conflict: { version, editor, differences } }: { conflict: Conflict }) {
  return (
    <section className="evidence" aria-labelledby="conflict">
      <h2 id="conflict">
        Version {version} was saved meanwhile by <bdi>{editor ?? "somebody else"}</bdi>
      </h2>
      <p>
        Your text is below. What is struck through stands only in the other text, what is underlined only in yours. Take
        over what you want to keep and save again: the other text stays among the versions.
      </p>
      <Differences of={differences} none="Both texts are the same." />
    </section>
  );
}

/** How the text will look. */
export function Preview({ html }: { html: string }) {
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <p className="quiet">Nothing is saved yet.</p>
      <div className="card">
        <Html html={html} />
      </div>
    </section>
  );
}
