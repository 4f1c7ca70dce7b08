import { SubmitButton } from "../../../forms/submit-button.tsx";
import type { Fault } from "./looking.ts";
import type { Resting } from "./use-writing.tsx";

interface Props {
  formId: string;
  /** All that stands against publishing; null where nothing was looked at yet. */
  faults: Fault[] | null;
  resting: Resting;
  isLive: boolean;
  hasRisks: boolean;
}

/** Stays in view, with all that is to be mended before readers can have the text. */
export function EditorActs({ formId, faults, resting, isLive, hasRisks }: Props) {
  const isToCheck = hasRisks || resting === "waiting";
  return (
    <div className="sticky-action editor-acts">
      <div className="to-publish" aria-live="polite">
        <ToPublish formId={formId} faults={faults} resting={resting} hasRisks={hasRisks} />
      </div>
      <p className="actions">
        {/* Enter presses the first button, so it is the one that publishes nothing. */}
        <SubmitButton intent="draft" tone="plain" sending="Saving…">
          Save draft
        </SubmitButton>{" "}
        <span className={isLive ? "when-narrow" : undefined}>
          <SubmitButton intent="preview" tone="plain" sending="Looking…">
            Preview
          </SubmitButton>
        </span>{" "}
        {resting === "waiting" && isLive ? null : (
          <SubmitButton
            intent="publish"
            tone={resting ? "plain" : "main"}
            sending={isToCheck ? "Sending…" : "Publishing…"}
          >
            {isToCheck ? "Send for a check" : "Publish"}
          </SubmitButton>
        )}
      </p>
    </div>
  );
}

function ToPublish({ formId, faults, resting, hasRisks }: Omit<Props, "isLive">) {
  if (resting === "waiting") return <span className="is-ready">It waits for a second person.</span>;
  if (faults === null) return resting === "empty" ? <span className="is-ready">Nothing changed yet.</span> : null;
  const [first] = faults;
  if (!first && resting === "unchanged") return <span className="is-ready">Nothing changed yet.</span>;
  if (!first)
    return (
      <span className="is-ready">{hasRisks ? "Ready. A second person checks it first." : "Ready to publish."}</span>
    );
  if (faults.length === 1) {
    return (
      <span className="one-fault">
        To publish: <FaultLink formId={formId} fault={first} />
      </span>
    );
  }
  return (
    <details>
      <summary>To publish: {faults.length} things to do</summary>
      <ul>
        {faults.map((fault) => (
          <li key={fault.field + fault.sentence}>
            <FaultLink formId={formId} fault={fault} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function FaultLink({ formId, fault: { field, sentence } }: { formId: string; fault: Fault }) {
  return field ? (
    <a href={`#${formId}-${field}`} onClick={() => openRowOf(`${formId}-${field}`)}>
      {sentence}
    </a>
  ) : (
    sentence
  );
}

/** A closed row hides its fields from the link to one of them. */
function openRowOf(id: string) {
  const row = document.getElementById(id)?.closest("details");
  if (row) row.open = true;
}
