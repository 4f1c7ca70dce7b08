import type { ContentKind } from "../../../../server/contract/content/kinds.ts";

export function MarkdownHelp({ kind }: { kind: ContentKind }) {
  return (
    <>
      {" "}
      <details className="more markdown-help">
        <summary>Help with writing</summary>
        <ul className="hint">
          <li>An empty line starts a paragraph, ## a heading, - a point.</li>
          <li>**Two stars** make words strong.</li>
          <li>Pictures has the line to paste for a picture.</li>
          <li>
            How soon to get help comes from the table of signs: write go {"{{urgency:fever}}"}, {"{{threshold:fever}}"}{" "}
            or {"{{sign:fever}}"}.
          </li>
          {kind === "page" ? (
            <li>
              {"{appName}, {operator}, {emergencyNumber} and {helplineNumber}"} (vaccine information) are filled in from
              Settings.
            </li>
          ) : null}
        </ul>
      </details>
    </>
  );
}
