import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { choicesFor } from "./choices.ts";
import { quickChoices } from "./quick-choices.ts";
import { SeenFields } from "./seen-fields.tsx";
import type { ShownCase } from "./shown-case.ts";

interface Props {
  open: ShownCase;
  hasNext: boolean;
  onOther: () => void;
  children: ReactNode;
}

/** Stays in sight at the foot of the dialog, and leads to the decisions that need more than a tap. */
export function QuickDecisions({ open, hasNext, onOther, children }: Props) {
  const choices = quickChoices(open, choicesFor(open, open));
  const isDanger = open.reports.some(({ reason }) => reason === "unsafeAdvice" || reason === "inDanger");
  return (
    <section className="sticky-action quick-decisions" aria-label="Decide in one tap">
      {choices.map(({ value, reason }) =>
        reason ? (
          <p key={value} className="hint">
            {value === "hide" ? "If hidden" : "If taken down"}, the author reads: “{reason}”
          </p>
        ) : null,
      )}
      <div className="actions">
        {choices.map(({ value, label, reason }, index) => (
          <Form key={value} method="post">
            <input type="hidden" name="outcome" value={value} />
            {reason ? <input type="hidden" name="reason" value={reason} /> : null}
            <SeenFields open={open} />
            <SubmitButton
              intent={hasNext ? "decideNext" : "decide"}
              tone={index === 0 && !isDanger ? "main" : "plain"}
              sending="Saving…"
            >
              {label}
            </SubmitButton>
          </Form>
        ))}
      </div>
      <p className="actions">
        <a className="back" href="#decision" onClick={onOther}>
          Other decisions
        </a>{" "}
        {children}
      </p>
    </section>
  );
}
