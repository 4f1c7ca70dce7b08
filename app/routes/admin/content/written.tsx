import { useEffect, useRef } from "react";
import { Html } from "../../../format/html.tsx";
import { Differences } from "./differences.tsx";
import type { Conflict, Shown } from "./save.ts";

export function ConflictNotice({ conflict: { version, editor, isDiscarded, differences } }: { conflict: Conflict }) {
  return (
    <section className="evidence" aria-labelledby="conflict">
      <h2 id="conflict">
        {isDiscarded ? "The draft was thrown away" : `Version ${version} was saved`} meanwhile by{" "}
        <bdi>{editor ?? "somebody else"}</bdi>
      </h2>
      <p>
        Your text is below. What is struck through stands only in the other text, what is underlined only in yours. Take
        over what you want to keep and save again: the other text stays among the versions.
      </p>
      <Differences of={differences} none="Both texts are the same." />
    </section>
  );
}

export function Preview({ of: shown }: { of: Shown }) {
  const { title, html, beside } = shown;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [shown]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads the reader here
    <section className="preview" aria-labelledby="preview" tabIndex={-1} autoFocus ref={box}>
      <h2 id="preview">Preview</h2>
      <p className="quiet">This is not saved yet.</p>
      <div className="card">
        {title ? (
          <h3>
            <bdi>{title}</bdi>
          </h3>
        ) : null}
        {beside.length > 0 ? (
          <dl className="facts">
            {beside.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {html ? <Html html={html} /> : null}
      </div>
    </section>
  );
}
