import type { ContentKind } from "../../../../server/contract/content/kinds.ts";

interface Props {
  kind: ContentKind;
  /** It is written beside the English, which has all of this. */
  isTranslation?: boolean;
}

export function MarkdownHelp({ kind, isTranslation = false }: Props) {
  return (
    <>
      {" "}
      <details className="more markdown-help">
        <summary>Help with writing</summary>
        <ul className="hint">
          <li>An empty line starts a paragraph, ## a heading, - a point.</li>
          <li>**Two stars** make words strong.</li>
          {isTranslation ? <KeptFromEnglish /> : <New />}
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

function KeptFromEnglish() {
  return (
    <>
      <li>Copy the line of a picture, and translate the words in its square brackets.</li>
      <li>Leave {"{{…}}"} as it is: it becomes when to go.</li>
    </>
  );
}

function New() {
  return (
    <>
      <li>Pictures has the line to paste for a picture.</li>
      <li>
        How soon to get help comes from the table of signs: write go {"{{urgency:fever}}"}, {"{{threshold:fever}}"} or{" "}
        {"{{sign:fever}}"}.
      </li>
    </>
  );
}
